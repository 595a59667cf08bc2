"""The table as a viewer sees it: what it tells at a glance, and where every choice is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from ludoteca.draw.text import width
from ludoteca.games.magnificent.drawing import board, score_sheet, targets
from ludoteca.games.magnificent.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.magnificent.drawing.camp import handle, letters_of, square_number
from ludoteca.games.magnificent.drawing.stage import IN_HAND
from ludoteca.games.magnificent.game import GAME
from ludoteca.games.magnificent.rules.layout import POSTER_DISCARD, POSTER_SHOWN
from ludoteca.play.view import faced
from ludoteca.play.vocabulary import seen_events
from tests.games.magnificent.table import Table, magnificent, opening
from tests.support import everybody_can_choose, rule

NAMES = ("Anna", "Bruno", "Fulvia", "Dario", "Elisa")
DISPLAY = ("SUH-1", "BRO-2", "LUN-3", "SNO-01")


def parts(t: Table, seat: int = 0, language: str = "en") -> Mapping[str, str]:
    """Every element that a seat sees, by its id."""
    drawn = board.fragments(t.view(seat), GAME.texts(language, NAMES[: t.s.seats]))
    return {ident: part for area in drawn.values() for ident, part in area.items()}


def said(t: Table, ident: str, seat: int = 0) -> list[str]:
    """What is told of an element, line by line."""
    title = ElementTree.fromstring(parts(t, seat)[ident]).find("title")
    return (title.text or "").splitlines() if title is not None else []


def chosen_by(t: Table, action: str, seat: int = 0) -> str:
    return targets.target(t.rules.actions, t.view(seat), t.rules.actions.number(action))


def laying() -> Table:
    """A large green tile, beside a purple one."""
    return magnificent(2).camp(0, "PS:0:a1").takes(0, "G5", "I-2").play("build:5 tile:GL")


@rule("MAG-TRN-07", "MAG-PSET-03")
def test_three_places_for_trainer_tiles_and_five_order_spaces_are_drawn():
    shown = parts(magnificent(2).tiles(0, "TT01").takes(0, "G5", "I-2"))
    assert [ident for ident in shown if ident.startswith(("tile-TT01", "no-slot"))] == [
        "tile-TT01",
        "no-slot-1",
        "no-slot-2",
    ]
    assert "#5" in shown["stand"]
    assert "#6" not in shown["stand"]


def performing() -> Table:
    t = magnificent(2).camp(0, "PS:0:a1 OL:0:c1").poster(0, 1, "SUH-1").poster(0, "waiting", "LUN-3")
    return t.takes(0, "G5", "I-2").play("perform:5")


def texts_of(part: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(part).iter("text")]


def tried(t: Table, actions: str) -> Mapping[str, str]:
    """Every element of the preview of these actions."""
    before = t.view(0)
    drawn = board.fragments(GAME.compared(before, t.play(actions).view(0)), GAME.texts("en", NAMES[: t.s.seats]))
    return {ident: part for area in drawn.values() for ident, part in area.items()}


@rule("MAG-EOR-12", "MAG-BUILD-05")
def test_a_preview_says_what_a_card_is_worth_now_and_then_and_what_a_tile_covers():
    """VI-2 counts white tiles, VI-1 does not."""
    t = magnificent(2).cards(0, "VI-1", "VI-2", "VI-3", "VI-4").camp(0, "PS:0:a1").takes(0, "C5", "VI-1", "green")
    t.play("build:5 tile:WL face:1")
    squares = t.view(0).laying.spots
    shown = tried(t, f"square:{squares[0].square}")
    assert texts_of(shown["worth-VI-2"])[0] == "0 → 5"
    assert texts_of(shown["worth-VI-1"])[0] == "0"
    letters = letters_of(t.view(0).players[0])
    gains = {square for square in squares[0].squares if letters[square_number(square)] != "."}
    assert {ident for ident in shown if ident.startswith("brings-")} == {f"brings-{square}" for square in gains}
    assert texts_of(parts(t)["worth-VI-2"])[0] == "5"
    assert not [ident for ident in parts(t) if ident.startswith("brings-")]


@rule("MAG-POW-01")
def test_while_the_card_of_a_die_is_chosen_the_ruler_shows_what_it_begins_with():
    t = magnificent(2).has(0, gems="gco").dice(0, "G4@I-1").pool("G5 C3").acts(0)
    assert "part-die" not in parts(t)
    t.play("die:G5")
    assert "9" in texts_of(parts(t)["power"])
    assert {ident for ident in parts(t) if ident.startswith(("part-", "could-"))} == {
        "part-die", "part-earlier", "could-g-0", "could-c-0",
    }  # fmt: skip
    assert "part-die" not in parts(t, 1)


@rule("MAG-MOD-05")
def test_in_the_turn_of_a_master_tile_nobody_is_told_to_take_a_die():
    t = magnificent(2, master_board=True).has(0, coins=9).master("MT08").acts(0)
    assert said(t, "power") == ["take a die"]
    t.play("master:MT08")
    assert said(t, "power") == ["a master tile"]


# Many decisions are asked in one of these.
ASKED: dict[str, Callable[[], Table]] = {
    "a starting tile": lambda: opening(4),
    "a drafted card": lambda: opening(3, start_cards="draft"),
    "cards alone": lambda: opening(1),
    "a die": lambda: magnificent(2).pool("G5 G5 C3 O1").acts(0),
    "a card for the die": lambda: magnificent(2).pool("G5 C3").acts(0).play("die:G5"),
    "a colour": lambda: magnificent(2).pool("G5 C3").dice(0, "G4@I-1").acts(0).play("die:C3 card:I-2"),
    "a face": lambda: magnificent(2).tiles(0, "TT13").has(0, trainers=1).pool("G5").acts(0).play("die:G5"),
    "an action": lambda: magnificent(3).has(0, gems="gc", trainers=2).takes(0, "G5", "I-2"),
    "a tile": lambda: magnificent(2).has(0, trainers=2).takes(0, "G5", "I-2").play("build:5"),
    "which way round": laying,
    "where it lies": lambda: laying().play("face:1"),
    "the end of a journey": lambda: (
        magnificent(2).display(*DISPLAY).stands("green", 2, "T01").takes(0, "G5", "I-2").play("travel:green:2")
    ),
    "a tent space": lambda: (
        magnificent(2)
        .display(*DISPLAY)
        .stands("green", 2, "T01")
        .takes(0, "G5", "I-2")
        .play("travel:green:2 take-tent")
    ),
    "a poster": lambda: magnificent(2).display(*DISPLAY).gone("green", 2).takes(0, "G5", "I-2").play("travel:green:3"),
    "a place for a poster": lambda: (
        magnificent(2).display(*DISPLAY).gone("green", 2).takes(0, "G5", "I-2").play("travel:green:3 poster:SUH-1")
    ),
    "a poster to drop": lambda: (
        magnificent(2)
        .tiles(0, "TT14")
        .has(0, trainers=1)
        .display(*DISPLAY)
        .poster(0, 1, "SUH-0")
        .takes(0, "G5", "I-2")
        .play("trainer:TT14")
    ),
    "a die to swap": lambda: (
        magnificent(2)
        .tiles(0, "TT15")
        .has(0, trainers=1)
        .dice(0, "G6@I-1 O2@I-2")
        .pool("O1 P2")
        .acts(0)
        .play("trainer:TT15")
    ),
    "a hat": lambda: magnificent(2).hats("0:3 0:5").takes(0, "G5", "I-2").play("perform:4"),
    "a tent that is passed": lambda: (
        magnificent(2)
        .has(0, trainers=1)
        .tiles(0, "TT10")
        .stands("green", 2, "T01")
        .takes(0, "G5", "I-2")
        .play("travel:green:3")
    ),
    "a bonus to copy": lambda: (
        magnificent(2).cards(0, "M14", "M20", "M11").dice(0, "O1@M20").takes(0, "G5", "M14").play("bonus")
    ),
    "a performance": performing,
    "a set": lambda: magnificent(4).sets("M01+TT02", "M02+TT03", "M03+TT04", "M04+TT05").ends_round(),
    "a card to score": lambda: magnificent(2).scores(0),
    "a master tile": lambda: magnificent(2, master_board=True).pool("G5").master("MT05", "MT07").acts(0),
}


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_asked_has_its_place_in_the_drawing(name: str):
    everybody_can_choose(GAME, ASKED[name]())


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("module", [False, True])
def test_windows_lie_side_by_side_within_the_drawing(seats: int, module: bool):
    areas = board.areas(opening(seats, master_board=module).view(0))
    squares = [(x, y) for area in areas for x in range(area.x, area.x + area.width, 2)
               for y in range(area.y, area.y + area.height, 2)]  # fmt: skip
    assert len(squares) == len(set(squares))
    assert all(x < WIDTH and y < HEIGHT for x, y in squares)


@rule("MAG-POW-01", "MAG-BUILD-01")
def test_a_phone_keeps_power_and_turn_box_in_sight_while_turns_are_played():
    """Both lie over the windows they are taken from, and nothing else lies there."""
    t = magnificent(2).has(0, gems="gc").takes(0, "G5", "I-2")
    *others, power, asked = board.areas(t.view(0))
    assert [power.name, asked.name] == ["power", "asked"]
    assert [area.stays for area in (power, asked)] == [True, True]
    assert not [area.name for area in others if area.stays]
    shown = board.fragments(t.view(0), GAME.texts("en", NAMES[:2]))
    assert [list(shown[area.name]) for area in (power, asked)] == [["power"], ["asked"]]
    assert "power" not in shown["ruler"]
    assert "asked" not in shown["cards"]
    laid = magnificent(2).pool("G5 C3").dice(0, "G4@I-1").acts(0).play("die:C3 card:I-2").view(0)
    pennants = {"pennant-O", "pennant-G", "pennant-P"}
    assert set(board.fragments(laid, GAME.texts("en", NAMES[:2]))["power"]) == {"power", *pennants}
    assert "power" in board.fragments(opening(2).view(0), GAME.texts("en", NAMES[:2]))["ruler"]


def places_of(t: Table, seat: int, facing: int = 0) -> list[int]:
    """Whose things lie where on a screen: in front, then panel by panel."""
    drawn = board.fragments(faced(t.view(seat), facing), GAME.texts("en", NAMES[: t.s.seats]))
    panels = [area for area in drawn if area == "camp" or area.startswith("rival-")]
    return [int(next(ident for ident in drawn[area] if ident.startswith("seat-"))[5:]) for area in panels]


def offers(t: Table, seat: int, facing: int = 0) -> dict[str, int]:
    """How the board is turned by what lies on its windows."""
    return {area.name: area.fronts for area in board.areas(faced(t.view(seat), facing)) if area.fronts >= 0}


def test_who_waits_brings_others_to_the_front_and_they_change_places():
    t = magnificent(4).acts(1)
    assert places_of(t, 0) == [0, 1, 2, 3]
    assert offers(t, 0) == {"rival-1": 2, "rival-2": 3, "rival-3": 4}
    assert places_of(t, 0, facing=3) == [2, 1, 0, 3]
    assert offers(t, 0, facing=3) == {"camp": 0, "rival-1": 2, "rival-2": 0, "rival-3": 4}


def test_who_decides_has_their_own_things_in_front():
    t = magnificent(3).acts(1)
    assert places_of(t, 1, facing=1) == [1, 2, 0]
    assert "camp" not in offers(t, 1, facing=1)


def test_a_preview_of_the_end_of_a_turn_leaves_ones_own_things_in_front():
    t = magnificent(2).takes(0, "G5", "I-2")
    before = faced(t.view(0), 2)
    after = GAME.compared(before, faced(t.play("rest").view(0), 2))
    assert "seat-0" in board.fragments(after, GAME.texts("en", NAMES[:2]))["camp"]


def test_who_looks_on_sees_whoever_has_the_turn_in_front_until_they_choose():
    t = magnificent(3).acts(1)
    assert places_of(t, -1) == [1, 0, 2]
    assert offers(t, -1) == {"rival-1": 1, "rival-2": 3}
    assert places_of(t, -1, facing=3) == [2, 1, 0]
    assert offers(t, -1, facing=2) == {"camp": 0, "rival-1": 1, "rival-2": 3}
    assert places_of(t, -1, facing=9) == [1, 0, 2]


def test_nobody_who_looks_on_is_told_what_a_card_is_worth_to_them():
    t = magnificent(2).cards(0, "VI-1", "VI-2", "VI-3", "VI-4").sets("M55", "M47", "M48").acts(0)
    on_display = {f"worth-{one.card}" for one in t.view(0).sets}
    assert on_display <= set(parts(t, 0))
    assert not on_display & set(parts(t, -1))
    assert any("to you" in one for one in said(t, "worth-VI-1", 1))
    assert not any("to you" in one for one in said(t, "worth-VI-1", -1))


@pytest.mark.parametrize(("phase", "closing"), [("turns", []), ("score", ["cards"])])
def test_own_cards_close_up_where_one_of_them_goes(phase: str, closing: list[str]):
    """Else a preview of that would lay the others twice; while a tile is laid it tells what each is worth then."""
    view = msgspec.structs.replace(opening(2).view(0), phase=phase)
    assert [area.name for area in board.areas(view) if area.closes_up] == closing


@rule("MAG-POW-01", "MAG-POW-02")
def test_the_ruler_shows_what_the_power_is_made_of_and_what_could_be_added():
    t = magnificent(2).has(0, gems="gc", trainers=1).dice(0, "G4@I-1").takes(0, "G5", "I-2")
    shown = parts(t)
    assert {"part-die", "part-earlier", "could-g-0", "could-c-0", "could-bonus-0", "could-BT-POWER-0"} <= set(shown)
    assert "part-gems" not in shown
    assert any("9" in line for line in said(t, "power"))
    assert "part-gems" in parts(t.play("spend:g"))


@rule("MAG-TRN-01")
def test_a_trainer_is_hatched_on_the_ruler_only_once():
    t = magnificent(2).tiles(0, "TT05").has(0, trainers=1).takes(0, "G5", "I-2")
    assert [ident for ident in parts(t) if ident.startswith("could-") and "T" in ident] == ["could-TT05-0"]


@rule("MAG-DIE-04")
def test_a_clear_die_shows_the_power_in_each_colour():
    t = ASKED["a colour"]()
    assert [said(t, f"pennant-{colour}")[0][-1] for colour in "OGP"] == ["3", "7", "3"]
    assert chosen_by(t, "colour:green") == "pennant-G"


@rule("MAG-DIE-04")
def test_while_a_colour_is_tried_out_the_pennants_stay_and_the_ruler_shows_the_power():
    """A preview lies half transparent over what is there: the number of the power would be read through them."""
    t = ASKED["a colour"]()
    there, shown = parts(t), tried(t, "colour:green")
    assert all(shown[ident] == there[ident] for ident in ("power", "pennant-O", "pennant-G", "pennant-P"))
    assert "part-die" in shown
    assert "pennant-G" not in parts(t)


@rule("MAG-BUILD-03")
def test_a_tile_is_held_by_its_most_central_square():
    assert handle(("a1", "b1", "c1")) == "b1"
    t = laying().play("face:1")
    chosen = {action: chosen_by(t, action) for action in t.options(0) if action.startswith("square:")}
    assert len(set(chosen.values())) == len(chosen)  # one to one
    assert set(chosen.values()) == {ident for ident in parts(t) if ident.startswith("spot-")}


@rule("MAG-BUILD-05")
def test_a_square_says_what_a_tile_held_there_would_cover():
    t = magnificent(2).takes(0, "P3", "I-2").play("build:3 tile:PS face:1")
    assert "trainer" in said(t, chosen_by(t, "square:a1"))[0]  # board I has a trainer on b1


@rule("MAG-BUILD-03")
def test_the_faces_of_a_tile_are_turned_by_quarters_and_turned_over():
    t = laying()
    found = [targets.manner(t.rules.actions, t.view(0), t.rules.actions.number(f"face:{k}")) for k in range(1, 9)]
    assert {(one.turn, one.flip) for one in found} == {(turn, flip) for turn in (0, 90, 180, 270) for flip in (0, 1)}
    assert {one.piece for one in found} == {"GL"}
    assert chosen_by(t, "face:3") == "in-hand"
    assert targets.twins(t.rules.actions, t.view(0), t.rules.actions.number("face:3")) == ["face-3"]


@rule("MAG-TRAV-01", "MAG-TRAV-02")
def test_spaces_within_reach_wear_their_steps_and_say_what_is_found():
    t = magnificent(2).display(*DISPLAY).takes(0, "G5", "I-2")
    assert [ident for ident in parts(t) if ident.startswith("reach-")] == [f"reach-G-{k}" for k in range(1, 6)]
    assert chosen_by(t, "travel:green:4") == "reach-G-4"
    action = t.rules.actions.number("travel:green:1")
    assert "green gem" in GAME.label(t.rules, t.view(0), GAME.texts("en", NAMES), action)
    assert len(said(t, "reach-G-1")) == 1, "the act says the rest"


@rule("MAG-PERF-08")
def test_a_poster_that_can_be_completed_has_a_tick_and_one_that_cannot_says_what_it_lacks():
    t = magnificent(2).camp(0, "OL:0:a1").poster(0, 1, "SUH-1").poster(0, 2, "SUH-3")
    shown = parts(t)
    assert "mag-tick" in shown["ready-SUH-1"]
    assert "mag-dash" in shown["ready-SUH-3"]
    assert "mag-lack-GS" in shown["poster-SUH-3"]
    assert "mag-lack-OL" not in shown["poster-SUH-3"]


@rule("MAG-EOR-07", "MAG-EOR-08")
def test_coins_that_are_too_few_for_the_dice_are_told_before_the_round_ends():
    t = magnificent(2).has(0, coins=2).dice(0, "G4@I-1 G3@I-2 C2@I-3").acts(1)
    lines = said(t, "due")
    assert any("9" in line for line in lines)
    assert any("7" in line for line in lines)


@rule("MAG-EOR-07")
def test_while_a_die_is_taken_it_is_paid_for_already():
    t = magnificent(2).has(0, coins=8).dice(0, "G4@I-1 O2@I-2").pool("G5 C3").acts(0)
    assert any("4" in line for line in said(t, "due"))
    assert texts_of(tried(t, "die:G5")["due"])[-3:] == ["= 9", "8", "one coin short"]
    t = magnificent(2).has(0, coins=8).dice(0, "G4@I-1 O2@I-2").pool("G5 C3").acts(0)
    assert texts_of(tried(t, "die:C3 card:I-3")["due"])[-3:] == ["= 7", "8", "enough"]


@rule("MAG-EOR-08")
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_poster_that_has_no_place_yet_lies_on_no_word(language):
    t = magnificent(2).display(*DISPLAY).gone("green", 2).has(0, coins=0).dice(0, "G4@I-1 G3@I-2")
    t.takes(0, "G5", "I-3").play("travel:green:3 poster:SUH-1")
    *_, last = ElementTree.fromstring(parts(t, 0, language)["due"]).iter("text")
    assert t.view(0).players[0].taken == "SUH-1"
    end = float(last.get("x", "0")) + width(last.text or "", float(last.get("font-size", "0")), "sans-bold")
    assert end <= IN_HAND


@rule("MAG-PSET-10")
def test_a_row_of_seals_says_who_chooses_a_tile_next_and_who_has():
    t = ASKED["a starting tile"]()
    asked = parts(t)["asked"]
    assert texts_of(asked)[1:] == ["ABCD"[seat] for seat in reversed(t.view().order)]
    assert t.view().to_act == t.view().order[-1:]
    assert asked.count("mag-tick") == 0
    t.play(t.options()[0])
    assert parts(t)["asked"].count("mag-tick") == 1


@rule("MAG-PERF-12")
def test_while_posters_are_hung_anew_the_place_that_is_filled_is_marked():
    t = magnificent(2).poster(0, 1, "SUH-0").poster(0, "waiting", "KIM-4", "LAR-1").takes(0, "G5", "I-2")
    assert "filling" not in parts(t)
    t.play("perform:3 shown")
    assert texts_of(parts(t)["filling"]) == ["1"]
    t.play("arrange:SUH-0")
    assert texts_of(parts(t)["filling"]) == ["2"]
    assert "filling" not in parts(t, 1)


def test_what_lies_below_the_posters_is_covered_while_they_are_hung_anew():
    t = performing().play("show:SUH-1:tent shown")
    row = next(ElementTree.fromstring(parts(t)["waiting"]).iter("rect"))
    low = float(parts(t)["waiting"].partition("translate(")[2].partition(")")[0].split()[1])
    done = ElementTree.fromstring(parts(t)["poster-SUH-1"])
    lowest = max(float(box.get("y", "0")) + float(box.get("height", "0")) for box in done.iter("rect"))
    assert t.view(0).deciding == "arrange-posters"
    at = float(parts(t)["poster-SUH-1"].partition("translate(")[2].partition(")")[0].split()[1])
    assert low + float(row.get("height", "0")) >= at + lowest


@rule("MAG-SOLO-03")
def test_the_other_posters_stay_where_they_lie_while_one_is_gone():
    t = magnificent(1).display("SUH-1", "BRO-2", "LUN-3", "SNO-01")
    t.s.posters.move(POSTER_SHOWN + 1, 0, POSTER_DISCARD)
    assert t.view(0).bills == ("SUH-1", "", "LUN-3", "SNO-01")


@rule("MAG-EOR-09")
def test_at_the_end_of_a_round_the_ruler_is_a_ledger():
    t = ASKED["a set"]()
    shown = parts(t)
    assert {f"ledger-{seat}" for seat in range(4)} <= set(shown)
    assert not any(ident.startswith("level-") for ident in shown)
    first = t.view(0).to_act[0]
    action = next(action for action in t.options(first) if action.startswith("set:"))
    number = t.rules.actions.number(action)
    card = t.view(first).sets[int(action[-1]) - 1]
    assert targets.target(t.rules.actions, t.view(first), number) == f"card-{card.card}"
    assert targets.twins(t.rules.actions, t.view(first), number) == [f"tile-{card.tile}"]


@rule("MAG-EOR-12")
def test_a_rivals_card_says_what_it_is_worth_to_its_owner_and_to_oneself():
    t = magnificent(2).camp(1, "PS:0:a1 PS:0:c1").camp(0, "PS:0:a1")  # board II: 3 for each purple tile
    lines = said(t, "worth-II-2")
    assert any("Bruno" in line and line.endswith("6") for line in lines)
    assert lines[-1].endswith("3")


@rule("MAG-EOR-09")
def test_a_set_says_what_its_trainer_tile_does_too():
    t = magnificent(2).sets("M05+TT02", "M31+TT14", "M67")
    assert said(t, "card-M31")[-1].startswith("Its tile: New bill. Any time in your turn")
    assert not any(line.startswith("Its tile") for line in said(t, "card-M67"))


@rule("MAG-MOD-05")
def test_a_master_tile_that_is_offered_leaves_what_it_does_to_its_button():
    t = magnificent(2, master_board=True).pool("G5").master("MT05", "MT01").acts(0)
    assert chosen_by(t, "master:MT05") == "master-MT05"
    assert said(t, "master-MT05") == ["6 points for 2 coins"]
    assert len(said(t, "master-MT05", 1)) == 2


@rule("MAG-SOLO-07")
def test_alone_the_ladder_takes_the_place_of_rivals():
    shown = parts(opening(1))
    assert {"ladder", "reserve"} <= set(shown)
    assert not any(area.name.startswith("rival") for area in board.areas(opening(1).view(0)))


def test_what_moves_keeps_its_id():
    t = magnificent(2).display(*DISPLAY).stands("green", 2, "T01").takes(0, "G5", "I-2")
    assert "tent-T01" in parts(t)
    t.play("travel:green:2 take-tent pitch:2")
    assert "tent-T01" in parts(t)
    assert "pool-*" in parts(t)["die-I-2"]


def test_nobody_sees_anothers_drafted_hand():
    t = opening(3, start_cards="draft")
    own = set(t.view(0).players[0].hand)
    assert own
    assert {f"card-{card}" for card in own} <= set(parts(t, 0))
    assert not {f"card-{card}" for card in own} & set(parts(t, 1))


@rule("MAG-POW-05")
def test_once_an_action_is_chosen_the_ruler_offers_nothing_more():
    t = magnificent(2).display(*DISPLAY).has(0, gems="g").takes(0, "G5", "I-2").play("build:5")
    assert not any(ident.startswith(("reach-", "could-")) for ident in parts(t))


def finished(*points: int, seats: int = 2) -> Any:
    """A match that is over with these points; the play order is that of the seats."""
    view = magnificent(seats).order(*range(seats)).view(0) if seats > 1 else magnificent(1).view(0)
    return msgspec.structs.replace(view, over=True, phase="over", scores=points)


@rule("MAG-EOG-06")
def test_of_those_with_equal_points_one_has_the_wreath_and_the_sheet_says_why():
    players = score_sheet.players_of(finished(98, 98), GAME.texts("en", NAMES))
    assert [(player.name, player.best) for player in players] == [("Anna #1", False), ("Bruno #2", True)]
    players = score_sheet.players_of(finished(99, 98), GAME.texts("en", NAMES))
    assert [(player.name, player.best) for player in players] == [("Anna", True), ("Bruno", False)]


@rule("MAG-SOLO-07")
@pytest.mark.parametrize(
    ("points", "said"),
    [(199, "Short of the goal"), (200, "Victory"), (220, "Ringmaster"), (239, "Ringmaster"), (240, "Magnificent")],
)
def test_alone_the_score_sheet_says_what_has_been_reached(points: int, said: str):
    texts, view = GAME.texts("en", NAMES), finished(points, seats=1)
    assert said in texts_of(score_sheet.score_picture(view, texts).replace(' xmlns="http://www.w3.org/2000/svg"', ""))
    assert score_sheet.players_of(view, texts)[0].best == (points >= 200)


def test_wagons_walk_around_their_rings_and_power_grows_from_the_left():
    t = magnificent(2).takes(0, "G5", "I-2")
    shown = parts(t)
    for letter in "OGP":
        middle = ElementTree.fromstring(shown[f"ring-{letter}"]).get("transform", "")
        assert f"translate({ElementTree.fromstring(shown[f'wagon-{letter}']).get('data-round')})" == middle
    assert ElementTree.fromstring(shown["part-die"]).get("data-grows")


def test_a_scored_card_goes_to_the_points_and_goods_come_from_what_brings_them():
    t = magnificent(2).takes(0, "G5", "I-2")
    for seat in (0, 1):
        shown = parts(t, seat)

        assert ElementTree.fromstring(shown["card-I-1"]).get("data-from") == "score-0*"
        for ident in ("coins-0", "gem-0-g", "coins-1", "gem-1-p"):
            found = ElementTree.fromstring(shown[ident])
            assert (found.get("data-from") or "").startswith("wagon-* sq-*")
            assert found.get("data-piece")
    assert ElementTree.fromstring(parts(t)["space-BT-POWER"]).get("data-from") == "trainers-*"


def test_the_ruler_says_that_the_table_is_laid_and_the_turn_box_that_a_card_is_scored():
    assert " ".join(texts_of(parts(magnificent(4, start_cards="draft"))["power"])) == "Setting up"
    shown = parts(magnificent(2).scores(0))
    assert texts_of(shown["asked"])[0] == "Now you score a card"
    assert texts_of(parts(magnificent(2).scores(0), 1)["asked"])[0] == "Then a card is scored"


def test_in_the_narrowest_ledger_nothing_touches_what_stands_beside_it():
    t = opening(5).has(0, coins=3).dice(0, "G6@I-1").hats("0:20 1:3 2:4 3:5 4:6")
    line = ElementTree.fromstring(parts(t.ends_round())["ledger-0"])
    spots = []
    for one in line.findall("text"):
        x, wide = float(one.get("x", 0)), 0.5 * float(one.get("font-size", 0)) * len(one.text or "")
        spots.append((x - wide, x) if one.get("text-anchor") == "end" else (x, x + wide))
    for k, (_, right) in enumerate(sorted(spots)[:-1]):
        assert right <= sorted(spots)[k + 1][0]


@rule("MAG-EOR-05", "MAG-EOR-09")
def test_a_podium_says_which_place_it_would_give_in_the_next_order_and_draft():
    t = magnificent(3).hats("0:1 1:9 2:3").takes(0, "G6", "I-2")
    assert "If no other hat moves: #1 in the next play order, choice 3 among the sets" not in said(t, "show-4")
    assert "If no other hat moves: #2 in the next play order, choice 2 among the sets" in said(t, "show-4")
    assert not any("no other hat" in line for line in said(t, "show-12"))  # out of reach
    t = magnificent(3).hats("0:5 0:12 1:9 2:3").takes(0, "G6", "I-2")
    assert not any("no other hat" in line for line in said(t, "show-4"))  # either hat may move


@rule("MAG-BO-03")
def test_in_a_split_turn_the_bar_says_how_much_of_the_power_is_used():
    t = magnificent(2).cards(0, "M46", "I-1").dice(0, "G6@I-1").stands("green", 2, "T01").stands("green", 5, "T02")
    t.takes(0, "G6", "M46").play("bonus")
    assert "spent" not in parts(t)
    t.play("travel:green:7")
    assert said(t, "spent") == ["7 power was used by the first half of the turn"]


@rule("MAG-EOG-01")
def test_after_the_last_round_comes_the_final_scoring():
    t = magnificent(2).has(0, gems="o").round(2).scores(0)
    assert texts_of(parts(t)["round-end"])[-1] == "next"
    t = magnificent(2).has(0, gems="o").round(3).scores(0)
    assert texts_of(parts(t)["round-end"])[-1] == "final"
    t.play("score:I-1").play(t.options()[0])
    assert t.deciding == "fill-camp"
    assert "Final scoring" in texts_of(parts(t)["clock"])
    assert GAME.clock(t.view(0), GAME.texts("it")) == "Conteggio finale"


@rule("MAG-DIE-01")
def test_the_main_tent_tells_how_many_dice_are_left_for_how_many_turns():
    t = magnificent(2).pool("G5 G5 C3 O1 P2").round(1, turn=3).acts(0)
    assert said(t, "main-tent-told")[-1] == "5 dice are left, and 4 turns are still to be played in this round"
    assert len(said(magnificent(2).scores(0), "main-tent-told")) == 2


@rule("MAG-BUILD-01")
def test_a_level_says_how_much_power_would_be_left_over():
    t = magnificent(2).dice(0, "G3@I-1").takes(0, "G5", "I-2")
    assert said(t, "level-5") == ["Build level 5", "3 power is left over"]
    assert said(t, "level-5", 1) == ["Build level 5", "A large tile", "3 power is left over"]
    assert not any("left over" in line for line in said(t, "level-9"))
    t = magnificent(2).dice(0, "G4@I-1").takes(0, "G5", "I-2")
    assert not any("left over" in line for line in said(t, "level-9"))


@rule("MAG-POST-01")
def test_while_a_poster_is_chosen_it_says_only_what_is_missing():
    t = magnificent(2).display(*DISPLAY).gone("green", 2).camp(0, "OL:0:b1").takes(0, "G5", "I-2")
    assert any("Needs" in line for line in said(t, "poster-SUH-1"))
    t.play("travel:green:3")
    assert said(t, "poster-SUH-1")[1:] == ["You have all its tiles"]
    assert [line.partition(":")[0] for line in said(t, "poster-LUN-3")[1:]] == ["Missing"]
    assert any("Needs" in line for line in said(t, "poster-SUH-1", 1))


@rule("MAG-PERF-06")
def test_a_poster_that_can_be_completed_now_leaves_the_rest_to_its_button():
    t = performing()
    assert len(said(t, "poster-SUH-1")) == 1
    assert len(said(t, "poster-SUH-1", 1)) > 1


@rule("MAG-PERF-08")
def test_tiles_that_a_poster_needs_are_marked_until_the_performance_ends():
    t = magnificent(2).camp(0, "OL:0:a1 PL:0:d1").poster(0, 1, "SUH-1").tent(0, 2, "T01").poster(0, 2, "LAR-1")
    t.takes(0, "G6", "I-2").play("perform:6")
    assert not [ident for ident in parts(t) if ident.startswith("serves-")]
    assert [ident for ident in tried(t, "show:SUH-1:tent") if ident.startswith("serves-")] == ["serves-0"]
    assert [ident for ident in parts(t) if ident.startswith("serves-")] == ["serves-0"]


@rule("MAG-EOR-05")
def test_hats_slide_back_one_after_the_other_the_lowest_first():
    t = magnificent(3).hats("0:1 1:9 2:2").acts(0)
    places = {"hat-0-0": "1", "hat-2-0": "2"}
    shown = parts(t)
    assert {ident: ElementTree.fromstring(shown[ident]).get("data-queue") for ident in places} == places
    performed = parts(performing())
    assert ElementTree.fromstring(performed["hat-0-0"]).get("data-queue") is None


@rule("MAG-DIE-01")
def test_a_die_goes_to_its_card_in_an_arc():
    t = magnificent(2).takes(0, "G5", "I-2")
    for seat in (0, 1):
        assert ElementTree.fromstring(parts(t, seat)["die-I-2"]).get("data-arcs")


@rule("MAG-POST-01")
def test_northern_light_passes_over_a_white_poster_that_comes_and_over_no_other():
    shown = parts(magnificent(2).display("SUH-1", "BRO-2", "LUN-3", "SNO-01").acts(0))
    sheen = {ident for ident in shown if ident.startswith("poster-") and 'class="sheen"' in shown[ident]}
    assert sheen == {"poster-SNO-01"}


def test_what_a_rival_has_put_into_a_camp_is_marked_there_and_not_in_ones_own():
    t = laying().play("face:1 square:c1")
    news = [event for event in seen_events(GAME.events, t.news.words, 1) if event.kind.name == "tile-laid"]
    (mark,) = GAME.marks(news[-1])
    for seat, area in ((0, "camp"), (1, "rival-1")):
        drawn = board.fragments(t.view(seat), GAME.texts("en", NAMES[:2]))
        there = {name for name, layer in drawn.items() if mark in layer}
        assert there == {area}
