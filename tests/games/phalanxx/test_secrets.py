"""What each seat sees, what it may imagine of the rest, half-made moves, and how far one may go back."""

import pytest

from ludoteca.games.phalanxx.game import GAME
from ludoteca.games.phalanxx.rules.layout import DECK
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import REVEALED, ROLLED
from ludoteca.play.game import same
from ludoteca.play.view import encode
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

DISPLAY = "XX01 X09 X14 X02 X05"


def market() -> Table:
    t = phalanxx().talents(9).display(DISPLAY).deck("X07 X08").hand(0, "X06").hand(1, "X10 X11")
    return t.to_buy(0)


# Hands.


@rule("PHX-SETUP-07")
def test_a_starting_hand_is_seen_by_its_owner_only():
    t = market()
    assert [t.view(viewer).players[1].hand for viewer in (-1, 0, 1)] == [("", ""), ("", ""), ("X10", "X11")]


@rule("PHX-BUY-02")
@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_bought_card_is_known_to_all(viewer):
    t = market().play("buy:3")
    assert t.view(viewer).players[0].hand == ("X14", "")


@rule("PHX-BUY-06")
@pytest.mark.parametrize("viewer", [-1, 1])
def test_cards_that_were_exchanged_are_known_to_all(viewer):
    t = market().play("buy:5 give:X06 take:2")
    assert t.view(viewer).players[0].hand == ("X02", "XX01")
    assert t.view(viewer).display[3] == "X06"


@rule("PHX-BUY-08")
def test_that_such_cards_stay_in_sight_is_our_reading_and_said():
    assert "saw taken stay in sight" in GAME.rulebook("en")["PHX-BUY-08"].reading
    assert "Krateros" in "".join(GAME.sheet(market().play("buy:3").view(1), GAME.texts("en")))


@rule("PHX-BUY-08")
def test_the_size_of_a_hand_is_known_to_all():
    assert [len(player.hand) for player in market().view(-1).players] == [1, 2]


@rule("PHX-SETUP-05")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_nothing_hidden_is_in_what_a_viewer_is_sent(viewer):
    t = phalanxx(2, seed=3)
    sent = encode(t.view(viewer)).decode()
    hidden = [*t.deck_cards, *t.set_aside, *(card for seat in (0, 1) if seat != viewer for card in t.hand_of(seat))]
    assert not [card for card in hidden if f'"{card}"' in sent]


@rule("PHX-SETUP-05")
def test_only_the_era_of_the_next_card_is_seen():
    assert phalanxx().deck("XX09").view().deck_era == 2
    assert phalanxx().deck("HERO").view().deck_era == 3
    assert phalanxx().whole_deck("").view().deck_era == 0


# Imagining.


@rule("PHX-SETUP-05")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_heroism_is_never_imagined_outside_the_last_seven_cards(viewer):
    t = phalanxx(2, seed=5)
    places: set[int] = set()
    for seed in range(60):
        world = t.rules.imagine(t.s, viewer, Rng(seed))
        places.add(int(world.cards.find(DECK, world.layout.heroism)))
    assert places == set(range(7))


@rule("PHX-SETUP-05")
def test_with_few_cards_left_heroism_is_imagined_among_them():
    t = phalanxx().whole_deck("XXX01 HERO XXX02").to_buy(0)
    places = {int(t.rules.imagine(t.s, 0, Rng(seed)).cards.find(DECK, t.layout.heroism)) for seed in range(40)}
    assert places == {0, 1, 2}


@rule("PHX-HERO-01")
def test_once_it_is_displayed_heroism_is_imagined_nowhere_else():
    t = phalanxx().display("X06 X07 HERO X08 X09").to_buy(0)
    for seed in range(20):
        assert t.imagined(1, seed, viewer=-1).display == ("X06", "X07", "HERO", "X08", "X09")


@rule("PHX-SETUP-07")
def test_any_card_of_its_era_one_has_not_seen_may_be_in_the_hand_of_a_rival():
    t = phalanxx(2, seed=3)
    known = {*t.hand_of(0), *t.on_display}
    imagined = {card for seed in range(150) for card in t.imagined(0, seed, viewer=1).players[1].hand}
    assert imagined == {f"X{k:02}" for k in range(1, 20)} - known


@rule("PHX-BUY-02")
def test_a_known_card_in_the_hand_of_a_rival_is_always_imagined_there():
    t = market().bought(1, "X12").play("buy:3").finish()
    for seed in range(20):
        assert "X14" in t.imagined(1, seed, viewer=0).players[0].hand
        assert "X12" in t.imagined(0, seed, viewer=1).players[1].hand


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_an_imagined_world_looks_the_same(viewer):
    t = market().play("buy:3").play("die:1 slot:1")
    for seed in range(10):
        assert encode(t.imagined(viewer, seed, viewer)) == encode(t.view(viewer))


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_imagining_depends_on_nothing_but_what_is_known(viewer):
    t = phalanxx(2, seed=4)
    for seed in range(10):
        once = t.rules.imagine(t.s, viewer, Rng(seed))
        twice = t.rules.imagine(t.rules.imagine(t.s, viewer, Rng(seed + 100)), viewer, Rng(seed))
        assert same(once, twice)


def test_worlds_that_differ_in_a_hidden_hand_look_the_same_to_a_rival():
    one = phalanxx().display(DISPLAY).hand(1, "X10").to_buy(0)
    other = phalanxx().display(DISPLAY).hand(1, "X11").to_buy(0)
    for viewer in (-1, 0):
        assert encode(one.view(viewer)) == encode(other.view(viewer))
    assert encode(one.view(1)) != encode(other.view(1))


# Half-made moves.


@rule("PHX-ACT-02")
@pytest.mark.parametrize("viewer", [1, -1])
@pytest.mark.parametrize("half", ["die:1", "die:1 slot:2", "die:1 slot:2 conquer:persepolis", "die:1 slot:1 income"])
def test_a_half_made_action_is_invisible_to_rivals(half, viewer):
    t = phalanxx().strength(9, 4).card(0, "X01").home(0, "W3 O3 V1").home(1, "W2 O1 V4").dice(4, 5, 6).to_act(0)
    before = encode(t.view(viewer)), t.log(viewer)
    t.play(half)
    assert t.view(0).deciding in ("choose-slot", "choose-action", "rotate-card", "exchange-dice")
    assert (encode(t.view(viewer)), t.log(viewer)) == before


@rule("PHX-BUY-06")
@pytest.mark.parametrize("viewer", [1, -1])
@pytest.mark.parametrize("half", ["buy:5", "buy:5 give:X06"])
def test_a_half_made_purchase_is_invisible_to_rivals(half, viewer):
    t = market()
    before = encode(t.view(viewer)), t.log(viewer)
    t.play(half)
    assert (encode(t.view(viewer)), t.log(viewer)) == before


@rule("PHX-ACT-02")
def test_a_half_made_action_is_seen_by_who_makes_it():
    t = phalanxx().strength(9, 4).card(0, "X01").dice(4, 5, 6).to_act(0)
    seen = []
    for step in ("die:3", "slot:2", "conquer:persepolis"):
        view = t.play(step).view(0)
        seen.append((view.deciding, view.chosen_die, view.chosen_slot, view.chosen_region))
    assert seen == [
        ("choose-slot", 3, 0, ""),
        ("choose-action", 3, 2, ""),
        ("rotate-card", 3, 2, "persepolis"),
    ]


@rule("PHX-BUY-06")
def test_a_half_made_exchange_is_seen_by_who_makes_it():
    t = market().play("buy:5 give:X06")
    assert (t.view(0).deciding, t.view(0).chosen_card) == ("take-card", "X06")


def test_a_rival_in_the_middle_of_whose_action_one_asks_learns_nothing():
    t = phalanxx().strength(9, 4).card(0, "X01").dice(4, 5, 6).to_act(0)
    before = [t.match.why_not(action, 1) for action in ("conquer:gerrha", "rotate:X01", "exchange-none", "end-turn")]
    t.play("die:1 slot:1 conquer:persepolis")
    after = [t.match.why_not(action, 1) for action in ("conquer:gerrha", "rotate:X01", "exchange-none", "end-turn")]
    assert after == before


# Going back.


def acting() -> Table:
    t = phalanxx().strength(9, 4).talents(9).card(0, "X01").hand(0, "X09").home(0, "W3 O3 V1").home(1, "W2 O1 V4")
    return t.dice(4, 5, 6).to_act(0)


@rule("PHX-ACT-06")
@pytest.mark.parametrize(
    "move",
    [
        "sacrifice:1:6",
        "die:1",
        "die:1 slot:1",
        "die:1 slot:1 income exchange-none",
        "die:1 slot:3 income exchange:3:1:2",
        "die:1 slot:1 push",
        "die:1 slot:1 play:X09",
        "die:1 slot:1 conquer:gerrha",
        "die:1 slot:1 conquer:persepolis rotate:X01",
    ],
)
def test_what_reveals_nothing_can_be_undone(move):
    t = acting()
    before = t.match.hash()
    assert t.play(move).match.hash() != before
    assert t.undo(0).match.hash() == before


@rule("PHX-ACT-06")
def test_one_may_go_back_to_the_roll_but_not_past_it():
    t = phalanxx().display(DISPLAY).to_buy(0).rolls(4, 5, 6).play("buy-none")
    rolled = t.match.hash()
    t.play("die:1 slot:1 income").play("die:2 slot:2 push").play("sacrifice:3:1").play("die:3 slot:3 income")
    assert t.deciding == "end-turn"
    assert t.match.undo_reach(0) == 1
    t.match.undo_to(1, 0)
    assert t.match.hash() == rolled
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@rule("PHX-BUY-03")
@pytest.mark.parametrize("move", ["buy-none", "buy:3", "buy:5 give-none", "buy:5 give:X06 take:2"])
def test_the_market_cannot_be_undone_once_a_new_card_is_seen(move):
    t = market().play(move)
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@rule("PHX-BUY-06")
@pytest.mark.parametrize("half", ["buy:5", "buy:4 give:X06"])
def test_a_purchase_can_be_undone_before_the_display_is_refilled(half):
    t = market()
    before = t.match.hash()
    assert t.play(half).undo(0).match.hash() == before


@rule("PHX-PASS-01")
def test_a_turn_that_was_ended_is_not_taken_back():
    t = acting().play("die:1 slot:1 push die:2 slot:2 push die:3 slot:3 push").play("end-turn")
    with pytest.raises(LudotecaError, match="cannot undo"):
        t.undo(0)


def test_nobody_undoes_the_turn_of_another():
    t = acting().play("die:1 slot:1 push")
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        t.undo(1)


@pytest.mark.parametrize(
    ("action", "barrier"),
    [("buy:5", 0), ("buy:3", ROLLED | REVEALED), ("buy-none", ROLLED | REVEALED)],
)
def test_what_cannot_be_undone_is_known_beforehand(action, barrier):
    assert market().match.barriers(action) == barrier


def test_an_action_in_one_flow_and_step_by_step_end_in_the_same_position():
    flow = acting().play("die:1 slot:1 conquer:persepolis rotate:X01")
    steps = acting().play("die:1").play("slot:1").play("conquer:persepolis").play("rotate:X01")
    assert flow.match.hash() == steps.match.hash()
    assert (flow.match.ply, steps.match.ply) == (1, 4)


# The table in plain lines.


def test_the_plain_lines_hide_what_is_hidden():
    t = market()
    texts = GAME.texts("en")
    mine, theirs = (GAME.sheet(t.view(viewer), texts) for viewer in (1, 0))
    assert any("Peltasts [X10]" in line for line in mine)
    assert not any("Peltasts" in line for line in theirs)
    assert "  Hand, 2 cards, 2 of them unknown to you" in theirs


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "  5  Persian Archers [XX01] · archer +4 · Home dice total 12 or more"),
        ("it", "  5  Arcieri persiani [XX01] · arciere +4 · somma dei dadi di Casa 12 o più"),
    ],
)
def test_the_plain_lines_show_the_display_with_prices(language, line):
    lines = GAME.sheet(market().view(0), GAME.texts(language))
    assert line in lines
