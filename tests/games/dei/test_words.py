"""What D.E.I. says: the table in lines, the log, buttons, refusals, in both languages."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games.dei.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from ludoteca.play.vocabulary import Event, seen_events
from tests.games.dei.table import dei, opening
from tests.support import rule

NAMES = ("Marco", "Elisa <3", "Annie", "Gino")


def texts(language="en", seats=4):
    return GAME.texts(language, NAMES[:seats])


def label(t, action, language="en", seat=0):
    said = GAME.label(t.rules, t.view(seat), texts(language, t.s.seats), t.rules.actions.number(action))
    return said.replace("\u00a0", " ")


def told(t, language="en", viewer=1):
    """What the last play told somebody else."""
    return [texts(language, t.s.seats).event(one, viewer) for one in seen_events(GAME.events, t.news.words, viewer)]


def some_tables():
    yield opening(2)
    yield opening(3, talent_setup="draft", layout="random")
    yield dei(4).units(0, "2.1.p:2C").units(1, "2.1.p:3C").talents(0, "fortress").locked(1, "caravan").uses(0, "M", "C")
    yield dei(3, opt_planning=True).units(0, "2.2.d:1C").candy(0, "wild").played(1, "FMZ-2", down=True).acts(0, 2)
    yield dei(2).built(0, "elevator", "2.1-b-R").built(1, "bridge", "2.1-R-S-p").empty_deck("black").ends(0, 3)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_table_can_be_read_by_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            words = texts(language, t.s.seats)
            assert len(GAME.sheet(t.view(seat), words)) > 20
            assert GAME.clock(t.view(seat), words)


def test_a_region_is_read_with_all_that_is_there():
    t = dei(2, "FMZ", "AUX").units(0, "2.2.d:2C").units(1, "2.2.d:1").built(1, "shelter", "2.2.d").drone("REA", "2.2.d")
    (line,) = (one for one in GAME.sheet(t.view(0), texts("en", 2)) if one.startswith("  Street 2.2 d: "))
    assert line == (
        "  Street 2.2 d: 2 Tech; Marco counts 5 (2 Scrappers, Z-13, Z-13 +2); Elisa <3 counts 1 (1 Scrapper); "
        "Majority: Marco; red Outpost: Marco; a Shelter of Elisa <3; the Reaper"
    )


def test_locked_talents_and_kinds_of_candy_of_others_are_not_read():
    t = dei(2, "AUX", "RAV").locked(1, "caravan", "prevail", "deep-dig").candy(1, "wild").units(0, "2.1.p:C")
    read = "\n".join(GAME.sheet(t.view(0), texts("en", 2)))
    assert "Caravan" not in read
    assert "Wild Outpost" not in read
    assert "Candy Boosts (1): –" in read
    assert "Caravan" in "\n".join(GAME.sheet(t.view(1), texts("en", 2)))


def test_a_button_says_what_a_move_would_come_to():
    t = dei(2, "AUX", "RAV").units(0, "2.2.b:3 2.2.p:C").units(1, "2.2.d:2").uses(0, "M")
    t.play("move:M:2.2.b")
    assert label(t, "to:2.2.d") == "To street 2.2 d: 3 against 2, wins the red Outpost"
    assert label(t, "to:2.2.a", "it") == "Verso: strada 2.2 a, prende l'Avamposto verde"
    t.play("to:2.2.a")
    assert label(t, "crew:2:alone") == "2 Scrappers, wins the green Outpost"
    t = dei(2, "AUX", "RAV").units(0, "2.2.d:2C").uses(0, "M").play("move:M:2.2.d to:2.2.b")
    assert label(t, "crew:2:champion", "it") == "Il Campione e 2 Spazzini, lascia l'Avamposto rosso"
    assert label(t, "crew:1:alone", "it") == "Uno Spazzino"


def test_a_button_counts_just_those_who_could_go():
    t = dei(2, "R42", "RAV").units(0, "2.2.b:3C").units(1, "2.2.S:C").uses(0, "Mr").play("move:Mr:2.2.b")
    assert label(t, "to:2.2.S") == "To roof 2.2 S: 1 against 1"
    t = dei(2, "AUX", "RAV").talents(0, "caravan").built(0, "shelter", "2.2.b").units(0, "2.2.b:2").units(1, "2.2.d:2")
    t.uses(0, "M").play("move:M:2.2.b")
    assert label(t, "to:2.2.d") == "To street 2.2 d: 3 against 2, wins the red Outpost"


def test_buttons_say_symbols_prices_and_what_is_forgone():
    t = dei(2, "AUX", "RAV").has(0, 5, 5).row("black", "BLK-04", "BLK-09", "BLK-10").acts(0)
    assert label(t, "play:AUX-3") == "Play Auxilia 3: Move ×3"
    assert label(t, "play:AUX-8", "it") == "Gioca Auxilia 8: Teletrasporto"
    t.play("down:AUX-7")
    assert label(t, "buy:BLK-04") == "Buy Scrap Dealer for 3 Tech"
    assert label(t, "buy:BLK-10", "it") == "Compra Vecchie mappe per 2 Tecnologie, e una Tecnologia torna indietro"
    assert label(t, "finish") == "Buy nothing"
    t = dei(2, "AUX", "RAV").units(0, "2.2.p:1C").uses(0, "M", "M", "C", "+2T")
    assert label(t, "finish") == "Finish the card and forgo: Move ×2, Collect, 2 Tech"
    assert label(t, "gain:T", "it") == "Prendi 2 Tecnologie dalla Riserva Comune"
    assert label(t, "collect:C:2.2.p", "it") == "Raccogliere: una Tecnologia (cortile 2.2)"


@rule("DEI-TAL-M2", "DEI-TAL-M5", "DEI-TAL-M3")
def test_a_button_says_what_a_purchase_will_really_cost():
    t = dei(2, "AUX", "RAV").talents(0, "market-insight").holds(0, "red", 2).has(0, 5, 5)
    t.row("tactic", "DRN-TEL-1", "DRN-TEL-2", "TAC-1").acts(0).play("down:AUX-7")
    assert label(t, "buy:DRN-TEL-1") == "Buy Teleporter Link for 1 Tech"
    assert label(t, "buy:DRN-TEL-2", "it") == (
        "Compra Teletrasporto forzato per 1 Cella Energetica oppure 1 Tecnologia"
    )
    assert label(t, "buy:TAC-1") == "Buy Breach Team for 2 Tech"
    t.play("buy:DRN-TEL-2")
    assert label(t, "pay:less-tech") == "Pay 1 Energy"
    t = dei(2, "AUX", "RAV").talents(0, "alternative-energy").row("black", "BLK-05", "BLK-02", "BLK-06").has(0, 9, 0)
    t.acts(0).play("down:AUX-7")
    assert label(t, "buy:BLK-05") == "Buy Cell Broker for 3 Tech"
    assert label(t.has(0, 9, 1), "buy:BLK-06", "it") == (
        "Compra Giro di batterie per 2 Tecnologie e 1 Cella Energetica oppure 3 Tecnologie, "
        "e una Tecnologia torna indietro"
    )
    t = dei(2, "AUX", "RAV").talents(0, "delivery-robot").row("black", "BLK-05", "BLK-02", "BLK-06").has(0, 9, 2)
    assert label(t.acts(0).play("robot:AUX-7"), "buy:BLK-02") == "Buy Mimic Rig II for 2 Tech and 1 Energy"


def test_a_recruit_that_prevails_is_called_what_it_is_used_for():
    t = dei(2, "AUX", "RAV").talents(0, "prevail").units(0, "2.2.b:15 2.2.p:C").uses(0, "Rr")
    assert label(t, "move:R:2.2.b") == "Prevail: a Recruit as a Move from street 2.2 b"
    assert label(t, "collect:R:2.2.b", "it") == "Prevalere: Reclutare come Raccogliere: una Tecnologia (strada 2.2 b)"


def test_buttons_say_how_much_a_mission_brings_and_which_talent_is_unlocked():
    t = dei(2, "AUX", "RAV").units(0, "2.2.d:1 2.2.p:C").mission(1, 1, "O").ends(0, 3)
    assert label(t, "mission:1:1", "it") == "Avamposti, Turno 1: 2 Rifornimenti"
    t = dei(2, "AUX", "RAV").locked(0, "fortress", "prevail", "deep-dig").holds(0, "red", 2).ends(0, 2)
    assert label(t, "unlock:red") == "Unlock Fortress"


@rule("DEI-DRONE-REA")
def test_buttons_say_what_a_kill_brings():
    def reaps(**settings):
        t = dei(3, "AUX", "RAV", "FMZ", **settings).drone("REA", "2.2.b").units(1, "2.2.b:1").units(2, "2.2.b:1")
        return t.uses(0, "REA").play("fly:REA:2.2.b")

    t = reaps()
    assert label(t, "reap:1") == "Kill a Scrapper of Elisa <3: 1 Supply and a Candy Boost"
    assert label(t.play("reap:1"), "reap:2", "it").endswith(": ancora 1 Rifornimento")
    assert label(reaps(reaper_supply="flat1").play("reap:1"), "reap:2").startswith("Kill a Scrapper of ")
    assert "Supply" not in label(reaps(reaper_supply="flat1").play("reap:1"), "reap:2")


@rule("DEI-DRONE-TEL", "DEI-MAJ-06")
def test_buttons_say_what_a_teleport_comes_to():
    t = dei(2, "AUX", "RAV").drone("TEL", "2.2.d").units(0, "2.2.d:2").units(1, "2.2.a:1 2.2.b:1").uses(0, "TEL")
    t.play("fly:TEL:2.2.d")
    assert label(t, "beam:scrapper:2.2.b") == "Teleport a Scrapper to street 2.2 b: 1 against 1"
    assert label(t, "beam:scrapper:2.5.p").endswith(", wins the red Outpost")
    t.play("beam:scrapper:2.2.b")
    second = label(t, "beam:scrapper:2.2.b", "it")
    assert second == "Teletrasporta uno Spazzino: strada 2.2 b: 2 contro 1, lascia l'Avamposto rosso"


@rule("DEI-OUT-03")
def test_a_way_says_which_outpost_all_would_give_up():
    t = dei(2, "AUX", "RAV").units(0, "2.2.d:2").uses(0, "M").play("move:M:2.2.d")
    assert label(t, "to:2.2.b") == "To street 2.2 b, gives up the red Outpost"


def test_the_log_says_where_it_happened_and_to_whom():
    t = dei(2, "AUX", "RAV").units(0, "2.2.b:3 2.2.p:C").units(1, "2.2.d:2").uses(0, "M")
    t.play("move:M:2.2.b to:2.2.d")
    assert told(t, "it") == [
        "Marco muove 3 Spazzini nella strada 2.2 d (partenza: strada 2.2 b).",
        "Marco ti prende l'Avamposto rosso nella strada 2.2 d.",
    ]
    assert told(t, "en", 0) == [
        "You move 3 Scrappers from street 2.2 b to street 2.2 d.",
        "You take the red Outpost in street 2.2 d from Elisa <3.",
    ]
    t = dei(2, "AUX", "RAV").uses(0, "R").play("recruit:R:2.2.p")
    assert told(t, "it") == ["Marco recluta uno Spazzino nel cortile 2.2."]
    t = dei(2, "AUX", "RAV").units(0, "2.2.p:1C").uses(0, "M").play("move:M:2.2.p to:2.2.S crew:1:alone")
    assert told(t) == ["Marco moves a Scrapper from courtyard 2.2 onto roof 2.2 S."]
    assert told(t, "it") == ["Marco muove uno Spazzino sul tetto 2.2 S (partenza: cortile 2.2)."]


@rule("DEI-MARKET-05")
def test_the_log_tells_of_the_tech_that_comes_back():
    t = dei(2, "AUX", "RAV").row("black", "BLK-09", "BLK-10", "BLK-04").has(0, 2).acts(0).play("down:AUX-7")
    t.play("buy:BLK-04")
    assert told(t, "it")[:2] == [
        "Marco compra Rottamaio per 2 Tecnologie.",
        "Marco prende 1 Tecnologia dalla Riserva Comune.",
    ]


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "gained", {"seat": 0, "resource": 1, "count": 2}, "Marco takes 2 Energy from the bank."),
        ("it", "gained", {"seat": 0, "resource": 1, "count": 2},
         "Marco prende 2 Celle Energetiche dalla Riserva Comune."),
        ("it", "gained", {"seat": 0, "resource": 0, "count": 1}, "Marco prende 1 Tecnologia dalla Riserva Comune."),
        ("en", "exchanged", {"seat": 0, "given": 0, "taken": 1}, "Marco exchanges Tech for Energy."),
        ("en", "supplies-gained", {"seat": 0, "count": 1}, "Marco gains 1 Supply."),
        ("it", "supplies-gained", {"seat": 0, "count": 3}, "Marco ottiene 3 Rifornimenti."),
        ("it", "scored", {"seat": 0, "cards": 4, "points": 1},
         "Le carte Mercato di Marco valgono 4: in tutto 1 Rifornimento."),
    ],
)  # fmt: skip
def test_things_are_counted_in_words(language, kind, values, line):
    (declared,) = (one for one in GAME.events if one.name == kind)
    assert texts(language).event(Event(declared, tuple(values.items()), whole=True), 1) == line


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "for the Majority there you would be one short"),
        ("it", "per la Maggioranza lì ti mancherebbe un punto"),
    ],
)
def test_a_refusal_says_how_much_is_missing(language, said):
    plan = next(lesson for lesson in GAME.lessons if lesson.name == "majority")
    match = Match(GAME, 2, 1, None, plan.arrange)
    for step in ("move:M:2.2.b", "to:2.2.d"):
        match.push(step, 0)
    refusal = match.why_not("crew:2:alone", 0, language)
    assert refusal is not None
    assert refusal.text == said


def test_the_score_is_told_part_by_part_and_adds_up():
    t = dei(2, "AUX", "RAV").supplies(6, 4).has(0, 5, 2).talents(0, "fortress").holds(0, "red", 2).hand(0, "BLK-12")
    lines = GAME.scoring(t.view(0), texts(seats=2))
    assert [(line.rule, line.points[0]) for line in lines] == [
        ("DEI-MIS-05", 6),
        ("DEI-END-01", 2),
        ("DEI-END-02", 1),
        ("DEI-END-03", 2),
        ("DEI-END-04", 2),
        ("DEI-END-06", 5),
    ]
    assert sum(line.points[0] for line in lines) == t.view(0).players[0].total


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("settings", [{}, {"opt_planning": True, "talent_setup": "draft", "layout": "random"}])
def test_everything_that_happens_in_a_match_can_be_told_and_every_button_has_words(language, settings):
    match, rng = Match(GAME, 3, 4, settings), Rng(4)
    words = texts(language, 3)
    while not match.over:
        seat = match.to_act[0]
        for action in match.options(seat)[:6]:
            assert GAME.label(match.rules, match.view(seat), words, action)
        take_move(match, seat, Wanderer(), rng)
    for seat in range(-1, match.seats):
        assert all(words.event(event, seat) for event in match.events(seat))


def test_any_action_may_be_asked_about_at_any_time():
    words = texts(seats=2)
    for t in (opening(2), dei(2).units(0, "2.1.p:1C").acts(0), dei(2).ends(0, 3)):
        for seat in (-1, 0, 1):
            view = t.view(seat)
            assert all(GAME.label(t.rules, view, words, action) for action in range(0, len(t.rules.actions), 7))


def test_every_event_says_which_clause_it_comes_from():
    book = GAME.rulebook("en").own
    assert [event.name for event in GAME.events if event.rule not in book] == []


def question(t, seat=0):
    return GAME.asks(t.view(seat))


@rule("DEI-CARD-05")
def test_whoever_has_a_card_face_down_in_this_phase_is_asked_for_one_face_up():
    t = dei(3).units(0, "2.1.p:1").acts(0)
    assert question(t) == "play-card"
    assert question(t.play("down:AUX-1 finish")) == "play-face-up"


@rule("DEI-OPT-3")
def test_with_planning_the_planned_card_is_asked_for():
    t = dei(2, opt_planning=True).units(0, "2.1.p:1").begins()
    t.play("plan:AUX-1", 0).play("plan:AUX-2", 0).play("plan:FMZ-1", 1).play("plan:FMZ-2", 1)
    assert question(t) == "play-planned"


@rule("DEI-MARKET-10")
@pytest.mark.parametrize(
    ("tech", "candy", "asked"),
    [(9, (), "buy-card"), (0, (), "buy-nothing"), (0, ("tech",), "buy-nothing-yet"), (9, ("tech",), "buy-card")],
)
def test_whoever_cannot_buy_anything_is_told_so(tech, candy, asked):
    t = dei(3).has(0, tech, 0).candy(0, *candy).row("black", "BLK-09", "BLK-10", "BLK-11").acts(0).play("down:AUX-1")
    assert question(t) == asked
    assert (t.offered("buy") == set()) == asked.startswith("buy-nothing")
    assert question(t, 1) == "buy-card"


@rule("DEI-CARD-03", "DEI-CANDY-02")
@pytest.mark.parametrize(
    ("symbols", "candy", "asked"),
    [
        (("M",), (), "card-stuck"),
        (("M",), ("move",), "card-stuck-yet"),
        (("M", "T"), (), "use-symbol"),
        (("R",), (), "use-symbol"),
        ((), ("move",), "add-candy"),
    ],
)
def test_whoever_can_use_nothing_of_a_card_is_told_so(symbols, candy, asked):
    t = dei(3).candy(0, *candy).uses(0, *symbols)  # nobody on the map
    assert question(t) == asked
    assert question(t, 1) == "use-symbol"


@rule("DEI-CANDY-02")
def test_on_a_card_face_down_only_candy_that_may_lie_there_is_asked_for():
    def asked(*candy):
        t = dei(3, candy_on_facedown="wild_only").has(0, 0, 0).candy(0, *candy)
        return question(t.row("black", "BLK-09", "BLK-10", "BLK-11").acts(0).play("down:AUX-1"))

    assert asked("tech") == "buy-nothing"
    assert asked("wild") == "buy-nothing-yet"


@rule("DEI-TAL-M3")
def test_whoever_can_still_send_the_robot_is_not_told_to_finish():
    assert question(dei(3).talents(0, "delivery-robot").uses(0, "M")) == "use-symbol"


@rule("DEI-DRONE-03")
@pytest.mark.parametrize(
    ("drone", "said", "detto"),
    [
        ("HAR", "Fly the Harvester to street 2.1 b: 2 Tech there", "lì: 2 Tecnologie"),
        ("TEL", "Fly the Teleporter to street 2.1 b: 3 of your units are there", "lì hai 3 unità"),
        ("REA", "Fly the Reaper to street 2.1 b: 4 opposing Scrappers are there", "lì 4 Spazzini avversari"),
        ("TRA", "Fly the Transport to street 2.1 b: 5 against 3", "5 contro 3"),
    ],
)
def test_a_flight_says_what_the_drone_would_find(drone, said, detto):
    t = dei(4).drone(drone, "2.1.a").units(0, "2.1.b:2C").units(1, "2.1.b:3").units(2, "2.1.b:1").tokens("2.1.b:2")
    t.uses(0, drone)
    assert label(t, f"fly:{drone}:2.1.b") == said
    assert label(t, f"fly:{drone}:2.1.b", "it").endswith(detto)
    assert label(t.tokens("2.1.c:0"), f"fly:{drone}:2.1.c").endswith("to street 2.1 c")  # nothing and nobody there


@rule("DEI-SETUP-20")
@pytest.mark.parametrize(
    ("seat", "label"),
    [
        (0, "Courtyard 2.1: the Champion; courtyard 2.2: a Scrapper"),
        (1, "Courtyard 2.1: the Champion and a Scrapper; courtyard 2.2: a Scrapper"),
        (2, "Courtyard 2.1: the Champion and a Scrapper; courtyard 2.2: 2 Scrappers"),
        (3, "Courtyard 2.1: the Champion and 2 Scrappers; courtyard 2.2: 2 Scrappers"),
    ],
)
def test_where_a_champion_begins_is_offered_with_all_units(seat: int, label: str):
    t = opening(4).play("faction:AUX faction:RAV faction:R42 faction:FMZ")
    order = t.view().order
    for _ in range(seat):
        t.play("stand:2.1.p")
    view = t.view(order[seat])
    assert GAME.label(t.rules, view, GAME.texts("en"), t.rules.actions.number("stand:2.1.p")) == label
