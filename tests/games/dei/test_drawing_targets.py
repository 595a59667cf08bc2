"""What a thing on the table stands for: what can be chosen by it, and what is said to whoever clicks it in vain."""

from __future__ import annotations

import pytest

from ludoteca.games.dei.game import GAME
from ludoteca.games.dei.positions import Position
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.rules import Rules
from ludoteca.play.match import AnyMatch, Match, UndoRefused
from ludoteca.table.imagining import Known
from ludoteca.table.reasons import because
from ludoteca.table.screen import allowed, options, prompt
from tests.games.dei.drawn import parts
from tests.games.dei.table import Table, dei, opening
from tests.support import rule

NAMES = ("Anna", "Bruno", "Fulvia", "Dario")
ASKED = "Use what your card offers, in any order, or finish it"


def known(t: Table) -> Known:
    match: AnyMatch = Match(GAME, t.s.seats, 1)
    return Known(match.game, match.rules, match.settings, 0, 0, together=False, world=t.s)


def why(t: Table, ident: str) -> tuple[str, str]:
    """What is spoken of and what is said about it, when seat 0 clicks something that it cannot choose."""
    found = because(known(t), (), ident, GAME.texts("en", NAMES[: t.s.seats]), 0)
    return found.about, found.text


def chosen_with(t: Table, ident: str) -> set[str]:
    """What can be chosen by an element now."""
    here = known(t)
    found = options(here, t.s, allowed(here, t.s), t.view(0), GAME.texts("en", NAMES[: t.s.seats]))
    return {option.action for option in found if ident in (option.target, *option.twins)}


def asked(t: Table, viewer: int = 0) -> tuple[str, str]:
    found = prompt(GAME, t.view(viewer), GAME.texts("en", NAMES[: t.s.seats]))
    return found.text, found.rule


def parts_of(t: Table) -> dict[str, str]:
    drawn = GAME.fragments(t.view(0), GAME.texts("en", NAMES[: t.s.seats]))
    return {ident: part for area in drawn.values() for ident, part in area.items()}


def label(t: Table, action: str) -> str:
    return GAME.label(t.rules, t.view(0), GAME.texts("en", NAMES[: t.s.seats]), t.rules.actions.number(action))


def test_a_card_in_hand_waits_for_the_card_in_play():
    t = dei(2).units(0, "2.1.p:2C").uses(0, "M", "C")
    about, text = why(t, "card-AUX-2")
    assert about.startswith("Play Auxilia 2")
    assert ASKED.lower() in text.lower()
    assert why(t, "down-AUX-2")[0] == "Auxilia 2 face down, to buy"


def test_a_region_is_where_units_go_unless_a_drone_flies():
    t = dei(2).units(0, "2.1.p:2C").drone("TRA", "2.1.b").uses(0, "M")
    assert why(t, "region-2.9.R") == ("To roof 2.9 R", "No way leads there")
    t = dei(2).units(0, "2.1.p:2C").drone("TRA", "2.1.b").uses(0, "TRA")
    assert why(t, "region-2.9.R")[0] == "Fly the Transport to roof 2.9 R"


def test_a_drone_without_a_flight_says_so():
    t = dei(2).units(0, "2.1.p:2C").drone("TRA", "2.1.b").uses(0, "M")
    assert why(t, "drone-TRA")[1] == "Your card does not show the Transport"


def test_a_card_in_the_market_says_that_only_a_card_face_down_buys():
    t = dei(2).units(0, "2.1.p:2C").row("tactic", "TAC-1", "TAC-2", "TAC-3").uses(0, "M")
    found = because(known(t), (), "card-TAC-3", GAME.texts("en", NAMES[:2]), 0)
    assert (found.text, found.rule) == ("Only a card that is put face down buys", "DEI-MARKET-10")


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_after_both_cards_nobody_is_told_to_play_one_first(phase: int):
    t = dei(2).units(0, "2.1.p:2C").drone("TRA", "2.1.b").locked(0, "fortress").holds(0, "red", 2).ends(0, phase)
    for ident in ("hut-n-2.1.p", "drone-TRA", "champion-0", "token-2.1.a"):
        found = because(known(t), (), ident, GAME.texts("en", NAMES[:2]), 0)
        assert (found.text, found.rule) == ("Your cards of this Phase have been played", "DEI-CARD-01"), ident


def test_before_the_first_turn_and_while_cards_are_planned_they_are_told_what_is_asked():
    for t in (opening(2), dei(2, opt_planning=True).units(0, "2.1.p:2C").begins()):
        found = because(known(t), (), "hut-n-2.1.p", GAME.texts("en", NAMES[:2]), 0)
        assert found.text.startswith("Not now. What is asked: "), t.deciding


@rule("DEI-DRONE-REA")
def test_a_second_scrapper_of_a_faction_is_spared_because_the_reaper_has_had_enough():
    t = dei(3).drone("REA", "2.1.b").units(1, "2.1.b:2").units(2, "2.1.b:1").uses(0, "REA").play("fly:REA:2.1.b reap:1")
    assert why(t, "squad-1-2.1.b")[1] == "The Reaper kills one Scrapper of each faction at most"
    assert t.rule_of("reap:1") == "DEI-DRONE-REA"


def test_a_symbol_without_a_place_stands_for_none():
    t = dei(2).units(0, "2.1.p:2C").has(0, 0).uses(0, "BB")
    assert why(t, "symbol-BB")[0] == ""
    assert "nowhere now" in parts_of(t)["symbol-BB"]
    assert why(dei(2).has(0, 0).acts(0).play("down:AUX-1"), "symbol-buy")[0] == ""


def test_nothing_is_said_of_talents_that_nobody_has():
    t = dei(2).units(0, "2.1.p:2C").units(1, "2.1.b:2").uses(0, "C")
    assert "kill" not in why(t, "squad-1-2.1.b")[0]
    assert "Robot" not in why(t, "down-AUX-2")[0]
    assert "put a resource" not in why(t, "region-2.9.R")[0]


def test_a_champion_stands_for_the_move_of_the_squad_beside_it():
    t = dei(2).units(0, "2.1.p:2C 2.1.b:1").uses(0, "M")
    assert chosen_with(t, "champion-0") == {"move:M:2.1.p"}
    assert chosen_with(dei(2).units(0, "2.1.p:2 2.1.b:C").uses(0, "M"), "champion-0") == {"move:M:2.1.b"}


def test_own_scrappers_without_a_move_say_so():
    t = dei(2).units(0, "2.1.p:2C").uses(0, "R")
    assert why(t, "squad-0-2.1.p")[1] == "Your card does not offer this now: Move"


def test_the_symbol_of_the_card_in_play_asks_where():
    t = dei(2).units(0, "2.1.p:2C 2.2.b:1").uses(0, "M", "M", "C")
    places = {"move:M:2.1.p", "move:M:2.2.b"}
    assert chosen_with(t, "symbol-M") == chosen_with(t, "symbol-M-2") == places
    assert chosen_with(t, "symbol-C") == {action for action in t.options(0) if action.startswith("collect")}


def test_a_symbol_for_every_outpost_asks_where_too():
    t = dei(2).units(0, "2.2.p:1").occupies(0, "red", 2).uses(0, "Mr*red")
    assert any(action.startswith("move:Mr:") for action in chosen_with(t, "symbol-Mr*red"))


def test_the_tag_of_a_card_that_lies_face_down_asks_what_is_bought():
    t = dei(4).occupies(0, "red", 2).has(0, 5, 5).row("tactic", "TAC-2", "TAC-4", "TAC-5").acts(0).play("down:AUX-1")
    assert {"buy:TAC-2", "buy:TAC-5"} <= chosen_with(t, "symbol-buy")


def test_a_card_that_lies_face_down_asks_what_is_bought():
    t = dei(2).units(0, "2.1.p:2C").has(0, 5, 5).acts(0)
    assert asked(t) == ("play a card: face up for its actions, face down to buy", "DEI-CARD-01")
    t.play("down:AUX-1")
    assert asked(t) == ("choose the card you buy, or buy nothing", "DEI-MARKET-10")
    assert asked(t, viewer=1)[0] == "Anna may buy a card"


def test_a_card_of_which_nothing_is_left_asks_for_candy():
    t = dei(2).units(0, "2.1.p:2C").candy(0, "move").uses(0, "T")
    assert asked(t)[0] == ASKED[:1].lower() + ASKED[1:]
    t.play("gain:T")
    assert asked(t) == ("your card is done: add a Candy Boost, or finish it", "DEI-CANDY-02")


def test_who_has_killed_or_teleported_nobody_may_leave_it_at_that():
    t = dei(2).drone("REA", "2.1.b").units(0, "2.1.p:1").units(1, "2.1.b:3").uses(0, "REA").play("fly:REA:2.1.b")
    assert label(t, "reap-stop") == "Kill nobody"
    assert label(t.play("reap:1"), "reap-stop") == "Kill nobody else"
    t = dei(2).drone("TEL", "2.1.b").units(0, "2.1.b:3").uses(0, "TEL").play("fly:TEL:2.1.b")
    assert label(t, "beam-stop") == "Teleport nobody"
    assert label(t.play("beam:scrapper:2.2.a"), "beam-stop") == "Teleport nobody else"


def barriers(t: Table) -> dict[str, str]:
    """What cannot be undone about each choice."""
    here = known(t)
    found = options(here, t.s, allowed(here, t.s), t.view(0), GAME.texts("en", NAMES[: t.s.seats]))
    return {option.action: option.barrier for option in found}


def test_who_unlocks_a_talent_shows_it_and_goes_on_and_only_the_end_of_the_phase_passes_the_turn_on():
    t = dei(3).locked(0, "fortress").holds(0, "red", 2).ends(0, 2)
    assert barriers(t) == {"unlock:red": "shown", "unlock-stop": ""}
    assert barriers(t.play("unlock:red")) == {"end-phase": "handed-over"}


def test_a_talent_that_everybody_has_seen_cannot_be_taken_back_and_nobody_says_that_the_turn_passed():
    def arrange(rules: Rules[Dei], s: Dei) -> None:
        assert isinstance(rules, DeiRules)
        Position(rules, s).begun().locked(0, "fortress").occupies(0, "red", 2).ends(0, 2)

    match = Match(GAME, 3, 1, arrange=arrange)
    match.push("unlock:red")
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reason == "shown"
    match.push("end-phase")
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reason == "handed-over"


@rule("DEI-TAL-M3")
def test_the_talent_that_sends_the_robot_stands_for_every_card_it_could_be_sent_with():
    t = dei(4).talents(0, "delivery-robot").has(0, 5, 5).row("black", "BLK-09", "BLK-10").acts(0)
    assert chosen_with(t, "talent-0-green") == {f"robot:{card}" for card in t.offered("robot")} != set()
    assert chosen_with(t, "talent-0-red") == set()


@rule("DEI-TAL-M3")
def test_the_talent_of_the_robot_and_every_symbol_left_narrow_what_can_be_chosen():
    t = dei(4).occupies(0, "red", 2).has(0, 5, 5).talents(0, "delivery-robot").units(0, "2.1.p:2").uses(0, "M", "C")
    drawn = parts(t)
    for ident in ("symbol-M", "symbol-C", "talent-0-green"):
        assert "narrows" in drawn[ident].partition(">")[0], ident
    assert "narrows" not in drawn["squad-0-2.1.p"].partition(">")[0]
