"""The table as a viewer sees it: whose things are and why, what is foretold, and where every choice is made."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Mapping
from random import Random
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from ludoteca.draw import scores
from ludoteca.draw.text import width
from ludoteca.games.archipelago.drawing import aim, board, cards, legend, score_sheet, targets
from ludoteca.games.archipelago.drawing.arrangement import HEIGHT, WIDTH
from ludoteca.games.archipelago.drawing.catalog import CARDS, TRENDS
from ludoteca.games.archipelago.drawing.icons import BOX
from ludoteca.games.archipelago.drawing.palette import RED
from ludoteca.games.archipelago.drawing.strip_shown import strip_of
from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.state import BENEFACTION, FLORINS, TOKENS
from ludoteca.games.archipelago.sheet import Counted, briefly
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.vocabulary import seen_events
from tests.games.archipelago.table import Table, isles, opening, shore
from tests.support import everybody_can_choose, rule

NAMES = ("Anna", "Bruno", "Clara", "Dario", "Elisa")


def parts(t: Table, seat: int = 0, language: str = "en") -> Mapping[str, str]:
    """Every element that a seat sees, by its id."""
    drawn = board.fragments(t.view(seat), GAME.texts(language, NAMES[: t.s.seats]))
    return {ident: part for area in drawn.values() for ident, part in area.items()}


def said(t: Table, ident: str, seat: int = 0) -> list[str]:
    """What is told of an element, line by line."""
    title = ElementTree.fromstring(parts(t, seat)[ident]).find("title")
    return (title.text or "").splitlines() if title is not None else []


def written(t: Table, ident: str, seat: int = 0) -> str:
    """All that is written on an element."""
    root = ElementTree.fromstring(parts(t, seat)[ident])
    return " ".join(node.text or "" for node in root.iter("text"))


def chosen_by(t: Table, action: str, seat: int = 0) -> str:
    return targets.target(t.rules.actions, t.view(seat), t.rules.actions.number(action))


def hungry(seats: int = 4) -> Table:
    """A crisis at home: seat 0 has a stone, and a town with a market in which seat 1 stands."""
    t = shore(seats).built(1, "town", "market").citizens(0, "1:town 2 2 2").citizens(1, "1:market 1 1")
    return t.has(0, stone=1, tokens=0 if seats == 2 else 1).market("export", cattle=3).deck("pyramid").crisis()


def until(decision: str) -> Table:
    """A match played at random until this is asked."""
    for seed in range(40):
        t, rng = opening(3, seed), Random(seed)
        for _ in range(150):
            if t.deciding == decision or t.s.over:
                break
            seat = t.to_act[0]
            t.play(
                rng.choice([text for text in t.options(seat) if not text.startswith(("pass", "offer", "call"))]), seat
            )
        if t.deciding == decision:
            return t
    raise AssertionError(f"nobody was asked {decision}")


def laid() -> Table:
    """Turn 0 up to the choice of objectives."""
    t = opening(more_spice=True)
    while t.deciding != "keep-objective":
        t.play(t.options()[0])
    return t


# Every decision is asked in one of these.
ASKED: dict[str, Callable[[], Table]] = {
    "a trend": lambda: opening(choose_trend=True),
    "an objective": laid,
    "a side": lambda: opening(3),
    "a cell": lambda: shore().ships(0, "1").next_hex("H10A", "H11A").acts(0).play("explore take-hex side:H10A"),
    "how it lies": lambda: until("pick-rotation"),
    "who goes there": lambda: until("send-explorer"),
    "a landing": lambda: until("land-citizen"),
    "a cube for the market": lambda: until("stock-market"),
    "a discovery": lambda: until("take-discovery"),
    "an expulsion": lambda: hungry(2).play(
        "consume:cube stand-all:0 stand:1:1 spot:land-1 stand:1:1 spot:land-1 enough enough"
    ),
    "a bid": lambda: shore().begins(2),
    "another bid": lambda: shore().begins(2).bids(3, 3, 0, 0),
    "the order": lambda: shore().begins(2).bids(1, 3, 2, 0),
    "hunger": hungry,
    "what is wanted abroad": lambda: shore(2).citizens(0, "1 1").deck("pyramid").crisis().play("enough enough"),
    "who stands up": lambda: hungry().play("consume:cube"),
    "which of them": lambda: hungry().play("consume:cube stand:1:1"),
    "a round": lambda: shore().built(1, "town", "port").citizens(0, "1:town 2 2").ships(0, "1:port").acts(0),
    "a harvest": lambda: shore().citizens(0, "1 1").acts(0).play("harvest:wood"),
    "a permission": lambda: (
        shore().built(1, "town").citizens(1, "1:town").citizens(0, "1 1").acts(0).play("harvest:wood ask:1")
    ),
    "a transaction": lambda: shore().has(0, fruit=2, tokens=1).ships(0, "0").acts(0).play("transact"),
    "a hex": lambda: shore().ships(0, "1").next_hex("H10A", "H11A").acts(0).play("explore"),
    "children": lambda: shore().citizens(0, "1 1 2 2").acts(0).play("reproduce"),
    "workers": lambda: shore().citizens(0, "1 2").markers(surplus=5).acts(0).play("recruit"),
    "a migration": lambda: shore().built(1, "market").citizens(0, "1 1").ships(0, "0 1").acts(0).play("migrate"),
    "where a ship goes": lambda: shore().ships(0, "0 1").acts(0).play("migrate unit:0:sea-1"),
    "where a citizen goes": lambda: (
        shore().built(1, "market").citizens(0, "1 1").ships(0, "0 1").acts(0).play("migrate unit:1:land-1")
    ),
    "a construction": lambda: shore().citizens(0, "1").has(0, wood=1, stone=1).acts(0).play("build"),
    "a builder": lambda: shore().citizens(0, "1 2").ships(0, "1").has(0, wood=1).acts(0).play("build raise:ship"),
    "waters": lambda: (
        isles()
        .region("1,-1", "H19A", 1)
        .citizens(0, "1")
        .has(0, stone=1, fish=1)
        .acts(0)
        .play("build raise:port unit:1:land-1")
    ),
    "tokens": lambda: (
        shore().citizens(0, "1").has(0, wood=1, stone=1, tokens=2).acts(0).play("build raise:town unit:1:land-1")
    ),
    "a way": lambda: (
        shore()
        .citizens(0, "1")
        .cards(1, "clergy-donations")
        .has(0, fruit=1, cattle=1)
        .markers(rebellion=1)
        .acts(0)
        .play("use:clergy-donations")
    ),
    "a victim": lambda: (
        shore().ships(0, "0").ships(1, "0 1").citizens(1, "1").cards(0, "pirate").acts(0).play("use:pirate")
    ),
    "which ship": lambda: (
        shore()
        .built(1, "port")
        .ships(0, "1")
        .ships(1, "1 1:port")
        .citizens(1, "1")
        .cards(0, "pirate")
        .acts(0)
        .play("use:pirate sink:1:1")
    ),
    "loot": lambda: shore().citizens(0, "1 1").cards(0, "barbarian").acts(0).play("use:barbarian"),
    "a rival": lambda: shore().cards(0, "thief").has(1, fruit=1, iron=1).acts(0).play("use:thief"),
    "fists": lambda: shore().cards(0, "thief").has(1, fruit=1, iron=1).acts(0).play("use:thief rival:1"),
    "one of two fists": lambda: ASKED["fists"]().play("hide:fruit:iron", 1),
    "a harvest of two": lambda: shore().citizens(0, "1 1").cards(0, "foreman").acts(0).play("use:foreman"),
    "rebels": lambda: (
        shore()
        .citizens(0, "1 1")
        .rebels(0, "1")
        .citizens(1, "1")
        .rebels(1, "1")
        .cards(0, "mediator")
        .acts(0)
        .play("use:mediator")
    ),
    "an exchange": lambda: shore().cards(0, "smuggler").has(0, fruit=1).acts(0).play("use:smuggler"),
    "a cube": lambda: shore().cards(0, "agronomy").acts(0).play("use:agronomy"),
    "the other side": lambda: shore().cards(1, "cartography").next_hex("H10A", "H11A").acts(0).play("use:cartography"),
    "what was found": lambda: (
        shore()
        .cards(0, "researcher")
        .deck("education", "king", "spy", "captain", "local-trade", "agronomy")
        .acts(0)
        .play("use:researcher")
    ),
    "a card to ready": lambda: (
        shore(2)
        .citizens(0, "1")
        .cards(0, "governor", "printing-press")
        .used("governor")
        .acts(0)
        .play("use:printing-press")
    ),
    "a citizen for a wonder": lambda: (
        shore().citizens(0, "1 2").cards(0, "colossus").has(0, iron=3).acts(0).play("use:colossus")
    ),
    "ports": lambda: (
        shore()
        .built(1, "port")
        .built(2, "port")
        .citizens(0, "1:port 2:port 1")
        .ships(0, "0 0 0")
        .cards(0, "great-lighthouse")
        .has(0, iron=1, stone=2)
        .acts(0)
        .play("use:great-lighthouse")
    ),
    "a purchase": lambda: shore().track("pirate", "merchant", "governor", "local-trade", "king").begins(6),
    "a turn": lambda: shore().track("pirate", "merchant", "governor", "local-trade", "king").begins(6).play("buy-none"),
    "an offer": lambda: shore().has(0, fruit=1).cards(0, "spy").acts(0).play("offer:1 give:fruit want:florin"),
    "a place in the order": lambda: shore(5).has(0, florins=9).begins(2).bids(2, 0, 1, 0, 0).play("offer:1"),
    "citizens to stand up": lambda: hungry().play("offer:1"),
    "an answer": lambda: shore().has(0, fruit=1).acts(0).play("offer:1 give:fruit want:florin propose"),
    "a call": lambda: shore(2).acts(0).play("call"),
}


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_asked_has_its_place_in_the_drawing(name: str):
    everybody_can_choose(GAME, ASKED[name]())


def test_every_decision_is_asked_somewhere_above():
    asked = {make().deciding for make in ASKED.values()}
    prompts = {name.removeprefix("prompt-") for name in GAME.texts("en").messages if name.startswith("prompt-")}
    assert {name for name in prompts if not name.endswith("-other")} - GAME.questions.keys() == asked


@rule("ARC-CARD-05")
def test_whoever_is_robbed_and_the_thief_are_asked_different_questions():
    t = ASKED["fists"]()
    assert {seat: GAME.asks(t.view(seat)) for seat in t.to_act} == {0: "pick-fist", 1: "hide-cubes"}
    assert GAME.asks(t.view(2)) == "hide-and-pick"


@rule("ARC-P4-16")
def test_a_crisis_that_a_move_would_end_lies_under_no_title_of_what_is_asked_after_it():
    view = replace(hungry().view(0), deciding="bid")
    shown = strip_of(view, GAME.texts("en", NAMES[:4]))
    assert shown is not None
    assert (shown.title, shown.crisis is not None) == ("", True)


@rule("ARC-P2-02", "ARC-P4-13")
def test_what_an_offer_promises_by_number_lies_on_its_slip_and_not_on_buttons():
    t = ASKED["a place in the order"]()
    assert {chosen_by(t, f"order-place:{k}") for k in range(1, 6)} == {one for one in parts(t) if one[:5] == "bind-"}
    t = ASKED["citizens to stand up"]()
    assert t.offered("stand-ups") == {"1", "2", "3"}
    assert {chosen_by(t, f"stand-ups:{k}") for k in (1, 2, 3)} == {one for one in parts(t) if one[:5] == "bind-"}
    t = ASKED["an offer"]()
    assert not [one for one in parts(t) if one[:5] == "bind-"]


@rule("ARC-VAR-06")
@pytest.mark.parametrize("language", ["it", "en"])
def test_an_objective_to_be_kept_says_what_its_signs_stand_for(language: str):
    t = ASKED["an objective"]()
    shown = [part for ident, part in parts(t, 0, language).items() if ident.startswith("keep-")]
    assert shown
    for part in shown:
        root = ElementTree.fromstring(part)
        words = " ".join(node.text or "" for node in root.iter("text"))
        name = next(one for one in GAME.texts(language).messages if one[:10] == "objective-" and one[10:] in part)
        assert set(GAME.texts(language)(name).strip("«»“”").replace("· ", "").split()) <= set(words.split())


@rule("ARC-CARD-05")
def test_a_single_cube_is_hidden_by_pointing_at_a_fist_and_two_by_the_goods():
    t = ASKED["fists"]()
    assert chosen_by(t, "hide:iron:nothing", 1) == "fist-left"
    assert chosen_by(t, "hide:nothing:iron", 1) == "fist-right"
    assert chosen_by(t, "hide:iron:wood", 1) == "own-iron"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_windows_cover_the_drawing_and_do_not_overlap(seats: int):
    areas = board.areas(opening(seats).view(0))
    assert max(area.x + area.width for area in areas) <= WIDTH
    assert max(area.y + area.height for area in areas) <= HEIGHT
    for k, one in enumerate(areas):
        for other in areas[:k]:
            beside = one.x >= other.x + other.width or other.x >= one.x + one.width
            assert beside or one.y >= other.y + other.height or other.y >= one.y + one.height, (one.name, other.name)


@pytest.mark.parametrize("name", ["hunger", "what is wanted abroad", "who stands up", "an offer", "an answer"])
def test_a_phone_keeps_a_crisis_or_an_offer_in_sight(name: str):
    t = ASKED[name]()
    view = t.view(t.to_act[0])
    *_, last = board.areas(view)
    assert last.name == "evolution"  # so that it stays in sight while any other is looked at
    assert last.stays
    usual = board.areas(ASKED["a round"]().view(0))
    assert not any(area.stays for area in usual)
    assert {area.name for area in board.areas(view)} == {area.name for area in usual}


WIDEST = 0.7  # of the size of bold type, a figure in whatever face may stand in


@pytest.mark.parametrize("drawn", [aim.peace, aim.secret])
def test_no_figure_lies_on_a_picture_in_what_it_is_about_whatever_the_type(drawn: Callable[[], str]):
    found = ElementTree.fromstring(f"<svg>{drawn()}</svg>")
    pictures = [re.findall(r"[-\d.]+", one.get("transform", "")) for one in found.iter("use")]
    for one in found.iter("text"):
        x, y, size = (float(one.get(name, "0")) for name in ("x", "y", "font-size"))
        wide = WIDEST * size * len((one.text or "").replace(" ", ""))
        middle = x + wide / 2 if one.get("text-anchor") == "start" else x
        for left, top, scale in (map(float, picture) for picture in pictures):
            is_beside = abs(top - y + size / 3) < size / 2
            assert not is_beside or abs(left - middle) > wide / 2 + scale * BOX / 2 - 2, one.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_legend_leaves_its_column_whatever_the_type(language: str):
    root = ElementTree.fromstring(GAME.legend(GAME.texts(language)))
    blocks = [one for one in root.findall(".//{*}g[@font-size]") if one.findall("{*}text")]
    assert len(blocks) > 40
    for one in blocks:
        for told in one.findall("{*}text"):
            wide = width(told.text or "", float(one.get("font-size", "0")), "sans")
            assert float(told.get("x", "0")) + 12 + wide < legend.WIDTH / 4 - 12, told.text


# What things are, and whose.


@rule("ARC-CTRL-01")
def test_roofs_and_pennant_show_who_controls_a_building():
    t = shore().built(1, "market").built(2, "temple").citizens(1, "1:market")
    shown = parts(t)
    assert "#arc-market1" in shown["market-1"]
    assert "#arc-flag1" in shown["market-1"]
    assert "#arc-temple" in shown["temple-2"]
    assert "flag" not in shown["temple-2"]
    assert any("Bruno" in line for line in said(t, "market-1"))


@rule("ARC-TOWN-02")
def test_a_town_paints_its_region():
    shown = parts(shore().built(1, "town").citizens(0, "1:town"))
    assert "#0072b2" in shown["region-1"]
    assert "#0072b2" not in shown["region-2"]


@rule("ARC-DEF-05")
def test_rebels_lie_and_others_stand():
    shown = parts(shore().citizens(0, "1 1 1").rebels(0, "1"))
    assert 'data-count="1"' in shown["lie-0-1-land-1"]
    assert 'data-count="2"' in shown["men-0-1-land-1"]


def test_more_than_three_of_a_group_are_told_by_a_number():
    t = shore().citizens(0, "1 1 1 1 1")
    assert written(t, "men-0-1-land-1") == "5"
    assert parts(t)["men-0-1-land-1"].count("#arc-man0") == 3


@rule("ARC-HARV-08")
def test_looted_symbols_lie_under_a_coin():
    shown = parts(shore().looted(1, "wood"))
    assert "#arc-florin" in shown["good-1-wood"]
    assert "#arc-florin" not in shown["good-1-cattle"]


def test_a_rival_sees_nothing_behind_a_screen_unless_the_table_is_open():
    t = shore().has(1, florins=7, iron=3)
    assert "7" not in "".join(said(t, "screen-1"))
    shown = shore(screens="open").has(1, florins=7, iron=3)
    assert any(line.endswith("7") for line in said(shown, "screen-1"))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_drawn_or_told_depends_on_what_lies_behind_closed_screens(seed: int):
    """Two rivals have changed florins, tokens and cubes, and nobody else sees anything of it."""
    t, rng, unlike = opening(3, seed), Random(seed), 0
    for _ in range(120):
        if t.s.over:
            break
        seat = t.to_act[0]
        t.play(rng.choice(t.options(seat)), seat)
        before, other = t.s, t.s.copy()
        for what in (*range(6), FLORINS, TOKENS):
            for one, another in ((0, 2), (2, 0)):
                other.set_to(one, what, before.has(another, what))
        unlike += any(other.has(0, what) != before.has(0, what) for what in (FLORINS, TOKENS))
        for viewer in (1, -1):
            here, there = (GAME.view(t.rules, s, viewer) for s in (before, other))
            texts = GAME.texts("en", NAMES)
            assert board.fragments(here, texts) == board.fragments(there, texts)
            assert GAME.sheet(here, texts) == GAME.sheet(there, texts)
    assert unlike > 20


@rule("ARC-P6-05")
def test_the_frame_of_a_card_turns_and_its_price_changes():
    t = shore().track("pirate", "merchant", "governor", "local-trade", "king").begins(6)
    assert written(t, "price-pirate").split() == ["5", "4"]
    t.play("buy-none turn-card:pirate")
    assert "rotate(90)" in parts(t)["card-pirate"]
    assert written(t, "price-pirate").split() == ["4", "3"]


@rule("ARC-P3-02")
def test_the_row_of_the_last_cube_is_marked_where_it_moves_a_marker():
    assert "#arc-surplus" in parts(shore().market("domestic", fruit=5))["reading-fruit-domestic"]
    assert "#arc-rebel" in parts(shore().market("domestic", fruit=8))["reading-fruit-domestic"]
    assert "#arc" not in parts(shore().market("domestic", fruit=4))["reading-fruit-domestic"]


@rule("ARC-IND-01")
def test_the_scale_foretells_the_next_turn_line_by_line():
    t = shore().citizens(0, "1 1 1 2").markers(rebellion=1).market("domestic", fruit=8).deck("pyramid").acts(0)
    ahead = t.view(0).forecast
    assert str(ahead.rebellion) in written(t, "forecast")
    lines = said(t, "forecast")
    assert any(line.startswith("+1") for line in lines)  # fruit on board I
    assert len(lines) >= 3


def test_what_could_end_the_match_is_told_to_everybody_and_the_own_end_is_marked():
    t = shore().objectives(0, "S02").objectives(1, "S03").acts(0)
    own = [line for line in said(t, "turn", 0) if "yours" in line]
    assert len(own) == 1
    assert not any("yours" in line for line in said(t, "turn", -1))


# Where things are chosen.


@rule("ARC-P5-03")
def test_actions_are_chosen_on_the_wheel_and_discs_glide_there():
    t = shore().citizens(0, "1 1").acts(0)
    assert chosen_by(t, "harvest:wood") == "sector-harvest-wood"
    before = parts(t)
    after = parts(t.play("harvest:wood"))
    assert "disc-0-harvest-wood-0" in after
    assert 'data-from="disc-0-free-*"' in after["disc-0-harvest-wood-0"]
    assert "disc-0-free-2" in before
    assert "disc-0-free-2" not in after


@rule("ARC-TRANS-01")
def test_one_buys_the_last_cube_and_sells_into_the_first_free_cell():
    t = shore().has(0, fruit=1).ships(0, "0").acts(0).play("transact")
    assert chosen_by(t, "buy:domestic:fruit") == "stock-fruit-domestic"
    assert chosen_by(t, "sell:export:fruit") == "room-fruit-export"


@rule("ARC-BUILD-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_construction_lacks_is_one_line_below_its_price(language: str):
    t = shore().citizens(0, "1").has(0, wood=1, florins=9).acts(0).play("build")
    for kind in ("port", "market", "temple"):
        slip = ElementTree.fromstring(parts(t, language=language)[f"raise-{kind}"])
        [lack] = [one for group in slip.iter("g") if group.get("fill") == RED for one in group]
        assert 38 < float(lack.get("y", "0")) < 50
        assert "1" not in (lack.text or "")  # one of each needs no number, and so there is room


@rule("ARC-P4-12")
def test_a_crisis_is_fed_from_the_board_ones_own_cubes_and_tokens():
    t = hungry()
    assert chosen_by(t, "consume:market") == "stock-stone-domestic"
    assert chosen_by(t, "consume:cube") == "own-stone"
    assert chosen_by(t, "consume:token") == "own-tokens"


@rule("ARC-P4-13")
def test_all_groups_of_a_seat_that_lie_in_a_region_are_one_choice():
    t = hungry().play("consume:cube")
    stand = t.rules.actions.number("stand:1:1")
    groups = {targets.target(t.rules.actions, t.view(0), stand), *targets.twins(t.rules.actions, t.view(0), stand)}
    assert groups == {"lie-1-1-market", "lie-1-1-land-1"}


@rule("ARC-MIGR-02")
def test_one_migrates_from_group_to_place_and_into_buildings_themselves():
    t = shore().built(1, "market").citizens(0, "1 1").ships(0, "0 1").acts(0).play("migrate")
    assert chosen_by(t, "unit:1:land-1") == "men-0-1-land-1"
    assert chosen_by(t, "unit:0:sea-1") == "ships-0-0-sea-1"
    t.play("unit:1:land-1")
    assert chosen_by(t, "to:1:market") == "market-1"
    assert chosen_by(t, "to:2:land-2") == "spot-2-land-2"


@rule("ARC-CONV-03")
def test_courses_of_convoys_are_drawn_and_tell_how_many_ships_they_take():
    t = shore().citizens(0, "1").ships(0, "0 1").acts(0).play("migrate unit:1:land-1")
    shown = parts(t)
    assert {ident for ident in shown if ident.startswith("course-")} == {"course-2"}
    assert written(t, "spot-2-land-1") == "by ship"
    assert not any(ident.startswith("course-") for ident in parts(t, seat=1))


@rule("ARC-NEG-03")
def test_whoever_answers_an_offer_reads_what_it_leaves():
    offered = "offer:1 give:wood want:florin want:florin propose"
    t = shore().has(0, wood=1).has(1, florins=5).acts(0).play(offered)
    assert "5 → 3" in written(t, "offer", seat=1)
    assert "0 → 1" in written(t, "offer", seat=1)
    assert "→" not in written(t, "offer", seat=2)


@rule("ARC-EXPL-06")
def test_only_cells_where_the_region_fits_are_drawn_and_they_tell_in_how_many_ways():
    t = ASKED["a cell"]()
    cells = {ident for ident in parts(t) if ident.startswith("cell-")}
    assert cells >= {chosen_by(t, action) for action in t.options() if action.startswith("place:")}
    assert all("way" in written(t, cell) for cell in cells)


@rule("ARC-MIGR-07")
def test_a_region_with_too_many_citizens_says_so_until_somebody_leaves():
    t = isles(desert_start=True).region("1,-1", "H01B").region("1,0", "H02B").citizens(0, "1 1 2 2").acts(0)
    assert "full-2" not in parts(t.play("migrate unit:1:land-1 to:2:land-1"))
    assert GAME.asks(t.view(0)) == "migrate"
    assert written(t.play("unit:1:land-1 to:2:land-1"), "full-2") == "4 of 3"
    assert GAME.asks(t.view(0)) == "migrate-over-full"
    assert "full-2" not in parts(t.play("unit:2:land-1 to:0:land-1"))


# How it is sent.


def test_an_act_redraws_little():
    t = shore().citizens(0, "1 1 2").ships(0, "0").acts(0)
    before = parts(t)
    for action in ("migrate", "unit:0:sea-1", "to:1:sea-1", "done"):
        after = parts(t.play(action))
        changed = "".join(part for ident, part in after.items() if before.get(ident) != part)
        assert len(zlib.compress(changed.encode())) < 4096, action
        before = after


def test_what_has_not_changed_is_the_very_same_drawing():
    t = shore().citizens(0, "1 1 2").ships(0, "0").acts(0)
    first, again = parts(t), parts(t)
    assert [ident for ident in first if first[ident] is not again[ident]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_picture_the_legend_and_the_aim_are_drawn(language: str):
    texts = GAME.texts(language)
    for drawn in (board.draw(shore().acts(0).view(0), texts), GAME.legend(texts), GAME.aim(texts)):
        root = ElementTree.fromstring(drawn)
        ids = {node.get("id") for node in root.iter()}
        used = {node.get("href", "")[1:] for node in root.iter() if node.get("href")}
        assert used <= ids


# The end.


def last_sheet(t: Table) -> str:
    """All that is written on the sheet at the end."""
    root = ElementTree.fromstring(GAME.score_picture(t.view(0), GAME.texts("en", NAMES)))
    return " ".join(words for words in root.itertext() if words.strip())


def test_of_those_who_tie_the_wreath_is_for_whoever_has_more_florins():
    t = shore().has(0, florins=4).has(1, florins=9).has(2, florins=20).acts(0)
    view = replace(t.view(0), over=True, scores=(7, 7, 3, 0))
    assert [one.best for one in score_sheet.players_of(view, GAME.texts("en", NAMES))] == [False, True, False, False]


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_line_of_the_score_can_be_read_on_the_sheet_of_five(language: str):
    texts = GAME.texts(language, ("Anna", "Bruno", "Fulvia", "Dario", "Ottavia"))
    ranks = ("", *(name.removeprefix("score-ranks-") for name in texts.messages if name.startswith("score-ranks-")))
    lines = [Counted("objective", one, 4, "", ()) for one in ranks] + [Counted("medals", "", -1, "", ())]
    lines += [Counted("objective", one, -1, "", ()) for one in ranks[1:]]
    lines += [Counted("trend", one, -1, "", ()) for one in TRENDS]
    wide = {said: width(said, scores.SMALL, "sans") for said in (briefly(one, texts) for one in lines)}
    assert {said for said, one in wide.items() if one > scores.LABEL - 30} == set()


@rule("ARC-IND-02")
def test_after_independence_the_sheet_tells_how_far_rebellion_went_and_that_nobody_wins():
    t = shore().citizens(0, "1").markers(rebellion=1).objectives(0, "S02").objectives(1, "S03").acts(0).play("taxes")
    assert t.view(0).independent
    told = last_sheet(t)
    assert "rebellion 2" in told
    assert "population 1" in told
    assert "nobody wins" in told
    assert "temples · character cards" in told  # what everybody wanted


@rule("ARC-IND-02")
def test_after_independence_the_sheet_names_the_separatist():
    t = shore().citizens(0, "1").markers(rebellion=1).objectives(0, "S02").objectives(1, "S10").acts(0).play("taxes")
    assert "Bruno wanted just that" in last_sheet(t)


def test_what_happened_in_a_region_is_marked_at_its_number_and_not_at_its_edge_which_tells_its_holder():
    t = shore().citizens(0, "1 1").acts(0).play("harvest:wood unit:1:land-1")
    news = seen_events(GAME.events, t.news.words, 0)
    marks = {mark for event in news for mark in GAME.marks(event)}
    assert marks == {"number-1"}
    assert marks <= parts(t).keys()


def test_calling_for_offers_is_never_put_forward():
    assert "call" in GAME.idle


# What moves.


def test_the_newest_region_comes_from_the_deck_and_is_not_seen_lying_twice():
    one, two = parts(isles().region("1,0", "H10A")), parts(isles().region("1,0", "H10A").region("1,-1", "H05A"))
    for drawn, number in ((one, 1), (two, 2)):
        there = [ident for ident in drawn if ident.startswith(("found-", "unknown-"))]
        assert there == [f"unknown-{number}", f"found-{number}"]
        assert all('visibility="hidden"' in drawn[ident] for ident in there)
        assert 'data-from="cell-* next-region"' in drawn[there[-1]]


def test_citizens_who_rebel_are_drawn_lying_so_that_they_fall_over():
    t = isles().region("1,0", "H10A").citizens(0, "1 1")
    assert "data-lies" not in parts(t)["men-0-1-land-1"]
    assert 'data-lies="-90"' in parts(t.rebels(0, "1 1"))["lie-0-1-land-1"]


def test_the_frame_of_a_card_turns_and_its_face_does_not():
    assert 'transform="rotate(90)" class="turns"' in cards.bezel("sawmill", 1)
    assert "turns" not in cards.face("sawmill", GAME.texts("en", NAMES))


# Two colours a seat.


@rule("ARC-2P-02")
def test_with_two_players_pieces_of_the_second_colour_are_hatched():
    t = isles(2).region("1,0", "H10A").region("1,-1", "H05A").region("0,1", "H11A").region("-1,1", "H22A")
    t.citizens(0, "1 1 1 2 2 2 3 3 3 4 4 4").ships(0, "0 0 0 0 1")
    drawn = parts(t)
    count = {ident: drawn[ident].count("#arc-hatch-") for ident in drawn if ident.startswith(("men-", "ships-"))}
    assert count == {
        "men-0-1-land-1": 0, "men-0-2-land-1": 0, "men-0-3-land-1": 0, "men-0-4-land-1": 2, "ships-0-0-sea-1": 0,
        "ships-0-1-sea-1": 1,
    }  # fmt: skip


def test_with_more_players_nobody_has_a_second_colour():
    t = isles(3).region("1,0", "H10A").citizens(0, "1 1 1").ships(0, "0 0 0")
    assert not any("#arc-hatch-" in drawn for ident, drawn in parts(t).items() if ident != "definitions")


# What is told.


@rule("ARC-ICON-02")
def test_what_a_use_costs_is_told_only_of_cards_that_anybody_may_use():
    t = shore().cards(1, "sawmill", "spy", turn=1).wonder(1, "colossus").acts(0)
    told = {card: " ".join(said(t, f"card-{card}")) for card in ("sawmill", "spy", "colossus")}
    assert [card for card, words in told.items() if "costs you" in words] == ["sawmill"]


def test_a_region_tells_units_that_only_stand_in_different_places_together():
    t = shore().built(1, "market").citizens(0, "1 1:market").acts(0)
    assert "2 citizens of Anna" in said(t, "region-1")


@rule("ARC-TREND-05")
def test_what_lies_with_the_benefactor_is_counted_under_the_trend_seat_by_seat():
    t = shore(benefactor=True).trend("benefactor", "towns").acts(0)
    t.s.set_to(2, BENEFACTION, 3)
    assert written(t, "trend-benefactor").split()[-8:] == ["A", "0", "B", "0", "C", "3", "D", "0"]


def noted(part: str, name: str) -> str | None:
    """What an element tells the page of how it moves."""
    return ElementTree.fromstring(part).get(f"data-{name}")


@rule("ARC-P3-02", "ARC-P3-03", "ARC-P3-04")
def test_the_rows_that_phase_3_reads_flash_one_after_the_other_once_a_turn():
    """Board I before board II, the row of the population last; between two phases 3 none has a reason to."""
    before = shore(3).market("domestic", fruit=7, cattle=7).market("export", fruit=6).view(0)
    in_turn = {k: replace(before, turn=3, phase=k, population=20) for k in (2, 3, 5)}
    drawn = {k: board.fragments(one, GAME.texts("en", NAMES[:3])) for k, one in in_turn.items()}
    told = {
        k: {ident: noted(part, "flashes") for ident, part in areas["markets"].items() if ident.startswith("reading-")}
        for k, areas in drawn.items()
    }
    assert set(told[2].values()) == {"turn 2"}
    assert set(told[3].values()) == {"turn 3"}
    assert told[3] == told[5]
    queue = [int(noted(part, "queue") or 0) for ident, part in drawn[3]["markets"].items() if "reading-" in ident]
    assert [number for number in queue if number] == sorted(number for number in queue if number)
    rows = [part for ident, part in drawn[3]["colony"].items() if ident.startswith("colony-row-")]
    flashing = [part for part in rows if noted(part, "flashes")]
    assert len(flashing) <= 1
    assert all(int(noted(part, "queue") or 0) > max(queue) for part in flashing)


@rule("ARC-P4-02")
def test_a_red_zone_flashes_when_it_is_uncovered():
    red = [ident for ident in CARDS if cards.red_zones(ident, 96, 137)]
    calm = [ident for ident in CARDS if ident not in red]
    view = shore(3).view(0)
    for top, there in ((red[0], [f"red-{red[0]}"]), (calm[0], [])):
        shown = board.fragments(replace(view, back=top), GAME.texts("en", NAMES[:3]))["evolution"]
        assert [ident for ident in shown if ident.startswith("red-")] == there
        assert all(noted(shown[ident], "flashes") == top for ident in there)


def test_the_land_says_how_far_it_is_drawn_turned_so_that_it_turns_on():
    view = shore(3).view(0)
    for facing, degrees in ((1, "0"), (3, "120")):
        shown = board.fragments(replace(view, facing=facing), GAME.texts("en", NAMES[:3]))["map"]
        printed = [ident for ident in shown if ident.startswith(("good-", "huts-"))]
        assert printed
        assert {noted(shown[ident], "turned") for ident in ("sea", "land", *printed)} == {degrees}


@rule("ARC-IND-01")
def test_the_scale_burns_as_far_as_there_are_people_once_rebellion_has_passed_them():
    view = shore(3).view(0)
    names = GAME.texts("en", NAMES[:3])
    assert "burnt" not in board.fragments(view, names)["colony"]
    lost = replace(view, population=10, rebellion=11, independent=True, over=True)
    assert noted(board.fragments(lost, names)["colony"]["burnt"], "grows")


@pytest.mark.parametrize("count", [5, 7, 9, 12, 16])
def test_at_five_seats_the_cards_of_a_rival_can_be_told_apart_however_many(count: int):
    """Of each at least three quarters are seen, and nothing else lies under them."""
    t = shore(5).cards(1, *list(CARDS)[:count])
    shown = parts(t)
    cards_ = [scene_at(shown[f"card-{ident}"]) for ident in list(CARDS)[:count]]
    right = max(scene_at(shown[ident])[0] for ident in ("screen-1", "reserve-ships-1"))
    assert min(x for x, _ in cards_) - right > 15
    assert max(x for x, _ in cards_) < WIDTH - 8
    for k, (x, y) in enumerate(cards_):
        beside = [abs(x - a) for a, b in cards_[:k] if abs(y - b) < 5]
        size = 17 if len({b for _, b in cards_}) == 1 else 13
        assert all(gap >= 0.75 * size for gap in beside)
    assert [scene_at(parts(shore(5))["screen-1"])[0] - right > 0, count > 5] in ([True, True], [False, False])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_many_cards_keeps_a_whole_name(language: str):
    """Among five the row of a rival is short: of nobody without a name the number or letter is cut off."""
    names = GAME.texts(language)
    t = shore(5)
    for seat in range(5):
        t.cards(seat, *list(CARDS)[8 * seat : 8 * seat + 8])
    for viewer in range(5):
        drawn = board.fragments(t.view(viewer), names)
        shown = {ident: part for area in drawn.values() for ident, part in area.items()}
        for seat in set(range(5)) - {viewer}:
            assert names.seat(seat) in shown[f"row-{seat}"]


def scene_at(part: str) -> tuple[float, float]:
    """Where an element is put."""
    where = ElementTree.fromstring(part).get("transform", "").removeprefix("translate(").partition(")")[0]
    x, y = map(float, where.split())
    return x, y
