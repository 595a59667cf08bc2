"""What is offered is exactly what is not refused; and whoever asks at the wrong time is told what comes first."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.play.game import fresh, seed_bytes
from ludoteca.play.settings import Value
from tests.games.archipelago.table import Table, isles, opening, shore
from tests.support import rule

LOOKS = 3  # at each decision, in each match
MATCHES: list[tuple[int, dict[str, Value]]] = [
    (2, {"more_spice": True}),
    (3, {"choose_trend": True, "benefactor": True, "max_offers": 2}),
    (4, {"desert_start": True, "strict_areas": True, "harvest_from_building": False}),
    (5, {"length": "long", "token_needs_cube": True, "voluntary_failure": True, "trade_cards": False}),
]


def check(rules: ArchipelagoRules, s: Archipelago, seat: int) -> None:
    """Every action of the decision on top: offered, or refused, and not both."""
    out = Options()
    rules.options(s, seat, out)
    offered = {int(out.actions[k]) for k in range(out.count)}
    decision = rules.decisions[s.deciding()]
    for action in range(len(rules.actions)):
        if rules.offers(s.deciding(), action):
            allowed = decision.refusal(s, seat, action) == ALLOWED
            assert allowed == (action in offered), rules.actions.text(action)


@pytest.mark.parametrize("number", range(len(MATCHES)))
@rule("ARC-TURN-02", "ARC-P5-02")
def test_in_random_matches_what_is_offered_is_what_is_not_refused(number):
    seats, settings = MATCHES[number]
    rules = GAME.rules(settings, seats)
    out = Options()
    looks: Counter[int] = Counter()
    for seed in range(2):
        s, rng = fresh(rules, seed_bytes(900 + 10 * number + seed)), Rng(seed)
        while not s.over:
            seat, deciding = int(rules.acting(s)), int(s.deciding())
            looks[deciding] += 1
            if looks[deciding] <= LOOKS or looks[deciding] % 60 == 0:
                check(rules, s, seat)
            rules.options(s, seat, out)
            rules.take(s, seat, out.actions[rng.below(out.count)])
    assert len(looks) > 12


def colony(**settings: Value) -> Table:
    """Something of everything: seat 0 has units, cubes, tokens and cards, and so have its rivals."""
    t = isles(3, **settings).region("1,-1", "H15A", 0).region("1,0", "H02A").region("0,1", "H19A", 2)
    t.built(1, "town", "market").built(2, "port").built(3, "temple")
    t.citizens(0, "1:town 1:land-2 2 2:land-2 3").citizens(1, "1:market 1 2").citizens(2, "1 3:temple").ships(
        0, "0 2 3"
    )
    t.ships(1, "2:port 0").ships(2, "2 3:sea-2").has(0, fruit=2, cattle=2, fish=2, wood=3, stone=3, iron=3, tokens=3)
    t.has(1, fruit=1, iron=1).has(2, wood=2, tokens=1).markers(rebellion=2, surplus=6).has(0, florins=25)
    t.objectives(1, "S01").objectives(2, "S05")
    return t.market("export", fish=3, wood=2).next_hex("H12A", "H11A")


CARDS = (
    "researcher", "pirate", "merchant", "recruiter", "barbarian", "thief", "spy", "captain", "navigator", "architect",
    "foreman", "midwife", "smuggler", "shipwright", "expansionism", "clergy-donations", "agronomy", "cartography",
    "masonry", "colossus",
)  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
@rule("ARC-EVO-02")
def test_all_the_way_through_a_card(card):
    t = colony().cards(0, card).deck("king", "education", "captain" if card != "captain" else "pope", "ranch", "quarry")
    t.acts(0).play(f"use:{card}")
    walk(t, 6)


@pytest.mark.parametrize(
    "actions",
    [
        "harvest:wood",
        "harvest:fish",
        "transact",
        "explore",
        "reproduce",
        "recruit",
        "migrate",
        "build",
        "offer:1",
        "call",
    ],
)
@rule("ARC-P5-02")
def test_all_the_way_through_an_action(actions):
    t = colony().acts(0)
    if actions in t.options():
        t.play(actions)
    walk(t, 8)


def walk(t: Table, steps: int) -> None:
    """Look at each step, and go on with the first option, then with the last, by turns."""
    for k in range(steps):
        if t.s.over or t.deciding == "play-round":
            break
        seat = int(t.rules.acting(t.s))
        check(t.rules, t.s, seat)
        options = t.options(seat)
        t.play(options[0] if k % 2 == 0 else options[-1], seat)


@pytest.mark.parametrize("kind", ["ship", "town", "market", "port", "temple"])
@rule("ARC-BUILD-02", "ARC-SHIP-01", "ARC-TOK-01")
def test_all_the_way_through_a_construction(kind):
    t = colony().acts(0).play(f"build raise:{kind}")
    check(t.rules, t.s, 0)
    for place in t.options():
        u = colony().acts(0).play(f"build raise:{kind}").play(place)
        walk(u, 3)


LATER = {
    "no-vote": ["vote:fish"],
    "not-dealt": ["keep:S01"],
    "not-exploring": ["side:H12A", "give-up", "place:0,-1", "rotate:0", "land:land-1", "take-hex", "next-hex"],
    "no-discovery": ["stock:fruit", "discover:fruit"],
    "no-bidding": ["bid:1"],
    "not-winner": ["next:1"],
    "no-crisis": ["consume:cube", "temple:3", "enough", "stand:0:1", "stand-all:0"],
    "no-rebel-to-expel": ["leave-rebel"],
    "not-harvesting": ["unit:1:land-2", "harvest-all", "ask:1", "done"],
    "not-asked": ["grant", "deny"],
    "no-transaction": ["buy:domestic:fruit", "sell:domestic:fruit", "sell-token:domestic:fruit"],
    "not-reproducing": ["bear:1:land-1", "bear-all"],
    "not-recruiting": ["hire:1:land-1"],
    "not-migrating": ["to:1:land-1", "back"],
    "not-building": ["raise:town", "launch:2:sea-1", "waters:sea-1"],
    "not-paying": ["token:fruit", "pay"],
    "no-second-way": ["way:1"],
    "no-card-effect": [
        "sink:1:0", "loot:1:fruit", "rival:1", "hide:fruit:iron", "pick:left", "calm:1", "exchange:fruit:iron",
        "take:fruit", "leave-hex", "discard-hex", "ready:king", "add-ship:2",
    ],
    "not-on-track": ["buy-card:king", "turn-card:king"],
    "not-buying": ["buy-none"],
    "not-assigned": ["spot:land-1"],
    "not-called": ["no-offer"],
    "no-offers-now": [
        "give:fruit", "want:fruit", "give-card:king", "want-card:king", "permission:1:1", "order-place:1",
        "stand-ups:1", "propose", "drop",
    ],
    "no-offer-to-you": ["accept", "decline"],
}  # fmt: skip


@pytest.mark.parametrize("why", LATER)
@rule("ARC-P5-01", "ARC-TURN-01")
def test_what_is_not_for_now_says_so(why):
    t = colony().acts(0)
    for action in LATER[why]:
        assert t.why(action) == why


@pytest.mark.parametrize(
    "action", ["harvest:wood", "taxes", "explore", "use:king", "serve:2:port", "end-round", "pass", "build"]
)
@rule("ARC-P5-01", "ARC-DEF-03")
def test_only_the_active_player_plays_a_round(action):
    t = colony().acts(0)
    assert t.why(action, 1) == "not-your-round"


@rule("ARC-P6-02")
def test_a_card_of_the_track_is_turned_at_its_time():
    t = colony().track("king").acts(0)
    assert t.why("turn-card:king") == "not-buying"


@rule("ARC-EVO-01")
def test_a_card_that_nobody_has_is_not_used():
    assert colony().acts(0).why("use:king") == "not-in-play"


@rule("ARC-EXPL-05", "ARC-T0-05")
def test_a_cell_that_is_taken_or_away_from_the_start():
    t = shore().ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A")
    assert t.why("place:1,-1") == "cell-taken"
    assert t.why("place:5,0") == "no-space"
    t = opening()
    while t.s.regions == 1 or t.deciding != "pick-side":
        t.play(t.options()[0])
    t.play(next(text for text in t.options() if text.startswith("side")))
    whys = {t.why(f"place:{cell}") for cell in t.layout.grid.names[7:19]}
    assert "not-beside-start" in whys


@rule("ARC-EXPL-10", "ARC-EXPL-12")
def test_only_what_a_region_shows_is_discovered():
    t = isles().region("1,-1", "H01A").ships(0, "0").next_hex("H10A", "H20A").acts(0).play("explore take-hex side:H10A")
    while t.deciding != "stock-market":
        t.play(t.options()[0])
    assert t.why("stock:iron") == "not-shown"
    assert t.play("stock:wood").why("discover:iron") == "not-shown"


@rule("ARC-EXPL-12")
def test_a_full_section_or_an_empty_bank_is_told():
    t = isles().region("1,-1", "H01A").ships(0, "0").next_hex("H12A", "H20A").market("domestic", fruit=10)
    t.bank(3, stone=0).acts(0).play("explore take-hex side:H12A")
    while t.deciding != "stock-market":
        t.play(t.options()[0])
    assert t.why("stock:fruit") == "section-full 0 0"
    assert t.why("stock:stone") == "bank-lacks 4"
    t.play("stock:iron")
    assert t.offered("discover") == {"fruit", "fish"}
    assert t.why("discover:stone") == "bank-lacks 4"


@rule("ARC-P4-13")
def test_only_who_lies_can_be_stood_up():
    t = shore().citizens(0, "1 1 1").citizens(1, "1 1 1").citizens(2, "2").has(0, stone=1).deck("pyramid").crisis()
    t.play("consume:cube")
    assert t.why("stand:0:2") == "not-lying"
    assert t.why("stand-all:3") == "not-lying"
    assert t.offered("stand") == {"0:1", "1:1", "2:2"}


@rule("ARC-HARV-01", "ARC-HARV-05", "ARC-HARV-08")
def test_why_a_harvest_cannot_go_on():
    t = shore().region("0,1", "H10A", 1).looted(1, "wood").citizens(0, "1 3").acts(0).play("harvest:wood")
    assert t.why("unit:2:land-1") == "no-unit-reaches"
    assert t.why("unit:1:land-1") == "looted-symbols"
    assert t.why("unit:9:land-1") == "no-unit-reaches"
    assert t.why("ask:3") == "not-held-by-rival"
    assert t.why("done") == "must-harvest"
    t = shore().built(2, "town").citizens(1, "2:town").citizens(0, "1").acts(0).play("harvest:wood")
    assert t.why("ask:2") == "no-unit-reaches"


@rule("ARC-RECR-01", "ARC-REPR-02", "ARC-MIGR-01")
def test_an_action_is_not_ended_before_it_has_begun():
    assert shore().citizens(0, "1").markers(surplus=5).acts(0).play("recruit").why("done") == "must-add"
    assert shore().citizens(0, "1 1").acts(0).play("reproduce").why("done") == "must-add"
    assert shore().ships(0, "1").acts(0).play("migrate").why("done") == "must-move"


@rule("ARC-REPR-02", "ARC-RECR-03")
def test_why_nobody_is_born_or_hired_there():
    t = shore().citizens(0, "1 1 2").acts(0).play("reproduce")
    assert t.offered("bear") == {"1:land-1"}
    assert (t.why("bear:2:land-1"), t.why("bear:1:land-2"), t.why("bear:9:land-1")) == (
        "no-pair",
        "no-such-area",
        "no-pair",
    )
    t = shore().citizens(0, "1").markers(surplus=5).acts(0).play("recruit")
    assert (t.why("hire:2:land-1"), t.why("hire:1:land-2")) == ("no-active-unit", "no-such-area")


@rule("ARC-RECR-03", "ARC-REPR-05")
def test_nobody_is_hired_where_three_stand_wherever_one_is():
    t = shore().citizens(0, "1 1 1").markers(surplus=5).cards(0, "recruiter").acts(0)
    assert (t.why("recruit"), t.why("use:recruiter")) == ("region-full 3", "region-full 3")
    assert not t.ships(0, "0").may("recruit")
    assert t.ships(0, "2").may("recruit")


@rule("ARC-MIGR-01", "ARC-MIGR-02")
def test_why_a_unit_cannot_go_there():
    t = shore().ships(0, "1").citizens(0, "1").acts(0).play("migrate")
    assert t.why("unit:2:land-1") == "no-unit-there"
    t.play("unit:1:land-1")
    assert t.why("to:1:market") == "not-built-here"
    assert t.why("to:2:sea-1") == "no-way-there"
    assert t.why("to:9:land-1") == "no-way-there"
    assert t.why("to:1:land-1") == "no-way-there"


@rule("ARC-MIGR-01", "ARC-MIGR-02")
def test_why_nobody_migrates_at_all():
    t = shore().citizens(0, "1").cards(0, "expansionism").acts(0)
    assert (t.why("migrate"), t.why("use:expansionism")) == ("no-way-there", "no-way-there")
    t = shore().citizens(0, "1").engaged(0, "1").cards(0, "captain").acts(0)
    assert (t.why("migrate"), t.why("use:captain")) == ("no-unit-there", "no-unit-there")


@rule("ARC-CARD-05", "ARC-T0-15")
def test_thief_and_spy_are_for_rivals():
    t = shore().cards(0, "thief").has(1, iron=1).acts(0).play("use:thief")
    assert t.why("rival:0") == "not-a-rival"
    t.play("rival:1")
    assert t.why("hide:iron:iron", 1) == "not-in-fists"
    assert t.why("hide:nothing:nothing", 1) == "not-in-fists"
    assert t.why("hide:fruit:nothing", 1) == "no-cube 0"
    assert t.why("pick:left", 1) == "no-card-effect"
    assert t.why("hide:iron:nothing", 0) == "no-card-effect"
    t = isles(no_secrets=True).cards(0, "spy").acts(0)
    assert t.why("use:spy") == "no-objective"


@rule("ARC-CARD-05")
def test_two_like_cubes_are_hidden_only_by_who_has_two():
    t = shore().cards(0, "thief").has(1, iron=2, fruit=1).acts(0).play("use:thief rival:1")
    assert t.offered("hide", 1) == {"iron:iron", "iron:fruit", "fruit:iron"}
    assert t.why("hide:fruit:fruit", 1) == "not-in-fists"
    assert t.why("hide:iron:nothing", 1) == "not-in-fists"
    assert t.why("hide:iron:wood", 1) == "no-cube 3"


@rule("ARC-EVO-02", "ARC-ICON-08", "ARC-CARD-12", "ARC-CARD-09")
def test_why_a_card_cannot_do_that():
    assert shore().citizens(0, "1").cards(0, "mediator").acts(0).why("use:mediator") == "no-rebel-there"
    t = shore().citizens(0, "1 2").citizens(1, "1 2").rebels(1, "1").cards(0, "mediator").markers(rebellion=1).acts(0)
    assert t.play("use:mediator").why("calm:2") == "no-rebel-there"
    t = shore().citizens(1, "1 2").rebels(1, "1 2").citizens(0, "1").cards(0, "mediator").acts(0).play("use:mediator")
    assert t.why("calm:2") == "no-active-unit"
    t = shore().cards(0, "smuggler").has(0, fruit=1).bank(3, iron=0).acts(0).play("use:smuggler")
    assert (t.why("exchange:fruit:fruit"), t.why("exchange:wood:fish")) == ("same-cube", "no-cube 3")
    assert t.why("exchange:fruit:iron") == "bank-lacks 5"
    assert shore().cards(0, "smuggler").acts(0).why("use:smuggler") == "no-effect"
    t = shore().cards(0, "researcher").acts(0).play("use:researcher")
    assert t.why("buy-card:researcher") == "not-found"
    assert shore().cards(0, "printing-press").acts(0).why("use:printing-press") == "not-used-card"
    t = shore().built(1, "port").built(2, "port").citizens(0, "1:port 2:port 1").ships(0, "0 0 0")
    t.cards(0, "great-lighthouse").has(0, iron=1, stone=2).acts(0).play("use:great-lighthouse")
    assert t.why("add-ship:0") == "no-port-there"


@rule("ARC-EVO-02")
def test_a_card_that_would_do_nothing_is_not_used():
    assert shore().cards(0, "merchant").has(0, florins=1).acts(0).why("use:merchant") == "no-effect"
    assert shore().cards(0, "foreman").acts(0).why("use:foreman") == "no-effect"
    assert shore().cards(0, "agronomy").bank(3, fruit=0, cattle=0).acts(0).why("use:agronomy") == "bank-lacks 1"
    assert shore().cards(0, "pirate").acts(0).why("use:pirate") == "no-ship-there"
    assert shore().cards(0, "shipwright").has(0, wood=1).acts(0).why("use:shipwright") == "no-builder"
    assert shore().cards(0, "architect").acts(0).why("use:architect") == "no-builder"
    assert shore().cards(0, "midwife").acts(0).why("use:midwife") == "no-pair"
    assert shore().cards(0, "recruiter").acts(0).why("use:recruiter") == "nobody-to-hire"
    assert shore().cards(0, "spy").objectives(1, "S01").has(0, florins=4).acts(0).why("use:spy") == "too-few-florins 1"
    assert shore().cards(0, "missionary").acts(0).why("use:missionary") == "too-few-cubes 1"


@rule("ARC-EVO-02", "ARC-CARD-12")
def test_there_is_nothing_to_search_in_a_deck_without_cards():
    t = shore().cards(0, "researcher")
    t.cards(1, *(card for card in t.layout.card_ids if card != "researcher"))
    assert t.acts(0).why("use:researcher") == "no-effect"


@rule("ARC-NEG-03")
def test_one_promise_of_a_kind_in_an_offer():
    t = shore().built(1, "town").citizens(1, "1:town").acts(0).play("offer:1 permission:1:1")
    assert t.why("permission:1:2") == "bound-already"
    t = shore(3, max_offers=3).begins(2).bids(0, 2, 1).play("offer:0 order-place:1")
    assert t.why("order-place:2") == "bound-already"
    t.play("propose accept offer:2")
    assert t.why("order-place:1") == "bound-already"
    assert t.may("order-place:3")
    t = shore().citizens(0, "1 1 1").citizens(1, "1 1").has(0, stone=1).deck("pyramid").crisis().play("offer:1")
    assert t.why("stand-ups:3") == "bound-already"
    assert t.why("permission:1:1") == "not-this-window"


@rule("ARC-P2-02", "ARC-NEG-01")
def test_a_seat_that_was_promised_a_later_place_is_not_set_before():
    t = shore(3).begins(2).bids(0, 2, 1).play("offer:0 order-place:3 propose accept")
    assert t.why("next:0") == "place-bound"
    assert t.play("next:2 next:1").view().order == (2, 1, 0)


@rule("ARC-NEG-01")
def test_a_called_seat_offers_to_the_one_who_calls():
    t = shore(3).acts(0).play("call")
    assert t.why("offer:2", 1) == "not-called"
