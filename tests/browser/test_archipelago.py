"""Archipelago in a real browser: a chart that grows, bids in secret, offers, crises, and how a colony is lost."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import find
from ludoteca.games.archipelago.lessons import LESSONS
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from tests.browser.hands import Finger, Hand, Keyboard, Mouse, look, play_to_the_end
from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.tables import acts_before, lay, set_table, table_of_three, tells_the_score, the_record, withdraw
from tests.browser.test_everybody import is_fine, is_fine_in_the_dark
from tests.browser.test_lessons import begin
from tests.browser.test_nothing_is_cut_off import on_every_width

GAME = "archipelago"

pytestmark = pytest.mark.compiled_only

OFFERS = 1  # in a window; a table of people starts from more, and everybody comes forward there
SHARED = {"sell:export:wood": "room-wood-export"}  # where several things can be done, in lessons
WHOLE = 100_000  # moves, and more than any match has
TO_AN_OBJECTIVE, TO_INDEPENDENCE = 1, 2  # seeds of matches that end like this


def wandered(seed: int, seats: int = 3) -> AnyMatch:
    """A match among wanderers, to its end."""
    match: AnyMatch = Match(find(GAME), seats, seed, {"max_offers": OFFERS})
    rng = Rng(seed)
    while not match.over:
        take_move(match, match.to_act[0], Wanderer(), rng)
    return match


def before_the_end(moves: int) -> AnyMatch:
    """A match so many moves before an objective ends it, or at its beginning."""
    match = wandered(TO_AN_OBJECTIVE)
    return match.at(max(0, match.ply - moves))


def at_the_first(deciding: str, seat: int = 0) -> AnyMatch:
    """The same match where a seat is asked this for the first time."""
    match = wandered(TO_AN_OBJECTIVE)
    every = (match.at(ply) for ply in range(match.ply))
    return next(found for found in every if found.view(-1).deciding == deciding and seat in found.to_act)


def with_a_group() -> tuple[AnyMatch, str, str]:
    """A match in which the first seat may migrate with two citizens of one place: from where, and to where."""
    for seed in range(1, 20):
        match = wandered(seed)
        for found in (match.at(ply) for ply in range(match.ply)):
            if found.view(-1).deciding == "play-round" and 0 in found.to_act and "migrate" in found.legal(0):
                for region, other in product(found.view(0).regions, found.view(0).regions):
                    unit, to = f"unit:{region.number}:land-1", f"to:{other.number}:land-1"
                    with suppress(LudotecaError):
                        found.at(found.ply).push_plan(["migrate", unit, to, unit, to, "done"], 0)
                        return found, unit, to
    raise AssertionError("nobody ever has a group that could go")


@pytest.mark.parametrize("moves", [pytest.param(WHOLE, marks=pytest.mark.slow, id="whole"), pytest.param(12, id="end")])
def test_a_match_to_its_end(people: People, tmp_path: Path, moves: int):
    match = before_the_end(moves)
    everybody = anna, bruno, carla, watcher = table_of_three(people, GAME, match, max_offers=OFFERS, come_forward="no")
    hands: dict[int, Hand] = {0: Mouse(anna, 1), 1: Keyboard(bruno, 2), 2: Finger(carla, 3)}
    play_to_the_end(hands, Random(4))
    for hand in hands.values():
        assert hand.ways

    match = the_record(anna, tmp_path)
    for person in everybody:
        tells_the_score(person, match, "Totale" if person is carla else "Total")
    watcher.sees_as_spectator(match, "Anna", "Bruno", "Carla")
    assert not watcher.options
    for person in everybody:
        assert '"t":"refused"' not in "".join(person.received)


def test_after_independence_everybody_reads_what_became_of_the_colony(people: People):
    lost = wandered(TO_INDEPENDENCE)
    for person, title, line in (
        (laid(people, lost), "The archipelago is free", "Independence"),
        (laid(people, lost, lang="it", size=PHONE), "L'arcipelago è libero", "Indipendenza"),
    ):
        person.sees("dialog.end .picture svg text", title)
        person.sees("dialog.end .scores tbody th", line)
        is_fine(person, "dialog.end")


def test_nobody_can_tell_what_somebody_bids(people: People):
    """A bid, taken back, and another one leave the same in every other browser, to the last byte."""
    anna, *others = table_of_three(people, GAME, at_the_first("bid"), max_offers=OFFERS, come_forward="no")
    anna.my_turn()
    told = acts_before(anna, others, "bid:0")
    withdraw(anna, others)
    anna.page.locator(".stepper .number").fill("3")
    anna.sees('.stepper [data-action="bid:3"]')
    assert acts_before(anna, others, "bid:3") == told


def laid(people: People, match: AnyMatch, **how: Any) -> Person:
    """Somebody at the first seat of a table that stands where a match stands."""
    anna = people.come(**how)
    table = set_table(anna, GAME, ["me", "friend", "friend"], public=True, max_offers=OFFERS, come_forward="no")
    lay(people.server, table, match)
    anna.go(table)
    return anna


def test_the_chart_is_turned_by_hand_and_stays_so(people: People):
    """By the button or a key, and after the page is loaded again; what can be chosen is told as the chart lies now."""
    anna = laid(people, at_the_first("play-round"))
    anna.my_turn()
    box = "document.getElementById('region-1').getBoundingClientRect()"
    where = f"() => [{box}.left, {box}.top].map(Math.round).join()"
    moved = f"(before) => ({where})() !== before"
    first = anna.page.evaluate(where)
    anna.sees("[data-do=turn-round]").click()
    anna.page.wait_for_function(moved, arg=first)
    turned = anna.page.evaluate(where)
    anna.page.keyboard.press("t")
    anna.page.wait_for_function(moved, arg=turned)
    anna.page.keyboard.press("T")
    anna.page.wait_for_function(f"(before) => ({where})() === before", arg=turned)
    anna.page.reload()
    anna.my_turn()
    assert anna.page.evaluate(where) == turned


def test_the_land_turns_with_what_is_printed_on_it_and_pieces_stay_upright(people: People):
    anna = laid(people, at_the_first("play-round"), moving=True, prefers={"speed": "normal", "still": False})
    anna.my_turn()
    anna.page.evaluate("""() => {
      window.turns = {};
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, ...rest) {
        if (frames[0]?.rotate) window.turns[this.id] = [frames[0].rotate, frames.at(-1).rotate];
        return animate.call(this, frames, ...rest);
      };
    }""")
    anna.page.keyboard.press("t")
    anna.page.wait_for_function("() => window.turns.land")
    turns = anna.page.evaluate("() => window.turns")
    for ident, (first, last) in turns.items():
        turned = ident in ("sea", "land") or ident.startswith(("good-", "huts-"))
        assert (abs(float(first.removesuffix("deg"))), last) == (60 if turned else 0, "0deg"), ident
    assert {"sea", "land"} < turns.keys()


def test_a_chart_that_is_turned_in_the_middle_of_a_move_lets_the_move_go_on(people: People):
    anna = laid(people, at_the_first("pick-side"))
    anna.my_turn()
    anna.choose(anna.options[0].action)
    all_cells = "[...document.querySelectorAll('.board [id^=cell-]')]"
    cells = f"() => {all_cells}.map((cell) => cell.getAttribute('transform')).join()"
    labels, before = {option.action: option.label for option in anna.options}, anna.page.evaluate(cells)
    anna.page.keyboard.press("t")
    anna.page.wait_for_function(f"(before) => ({cells})() !== before", arg=before)
    assert anna.state["steps"] == "1"
    assert labels.keys() == {option.action for option in anna.options}
    assert labels != {option.action: option.label for option in anna.options}  # told as the chart lies now


def test_a_whole_group_migrates_with_shift(people: People):
    """D29: all citizens of one place go."""
    match, unit, to = with_a_group()
    anna = laid(people, match)
    anna.my_turn()
    for action in ("migrate", unit):
        if action in {one.action for one in anna.options}:  # else it has gone along with the one before
            anna.choose(action)
    goal = anna.page.locator(f'.board .can[aria-label="{anna.option(to).label}"]').first
    x, y = anna.spot(goal)
    anna.page.keyboard.down("Shift")
    anna.page.mouse.click(x, y)
    anna.page.keyboard.up("Shift")
    gone = """(unit) => document.body.dataset.mine === "1" &&
      !document.querySelector(`.options :is([data-action="${unit}"], [data-action="migrate"])`)"""
    anna.page.wait_for_function(gone, arg=unit)
    anna.sees("[data-do=undo]").click()
    anna.sees(f'.options [data-action="{unit}"]')
    assert anna.page.locator("[data-do=same]").count() == 0
    anna.choose(unit)
    anna.choose(to)
    anna.page.wait_for_function(gone, arg=unit)


def test_a_finger_which_has_no_shift_has_a_button_for_the_same_once_more(people: People):
    match, unit, to = with_a_group()
    anna = laid(people, match, size=PHONE)
    anna.my_turn()
    for action in ("migrate", unit, to):
        if action in {one.action for one in anna.options}:
            anna.choose(action)
    anna.sees("[data-do=same]").tap()
    anna.page.wait_for_function(f"() => !document.querySelector('.options [data-action=\"{unit}\"]')")


@pytest.mark.parametrize(("lang", "size"), [("it", DESKTOP), ("en", PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("deciding", ["play-round", "feed-citizens"])
def test_the_table_is_for_everybody(people: People, lang: str, size: tuple[int, int], deciding: str):
    """Axe by day and by night; all that is lit has a name."""
    anna = laid(people, at_the_first(deciding), lang=lang, size=size)
    anna.my_turn()
    is_fine_in_the_dark(anna)
    unnamed = """() => [...document.querySelectorAll(".board .can")].filter((lit) =>
      !lit.getAttribute("aria-label") || lit.getAttribute("role") !== "button" || lit.tabIndex !== 0).length"""
    assert anna.page.evaluate(unnamed) == 0
    assert anna.page.locator(".board .can").count() > 0


def test_the_hex_on_top_is_taken_by_itself_or_by_the_first_of_two_buttons(people: People):
    anna = laid(people, at_the_first("choose-hex"))
    anna.my_turn()
    anna.sees(".prompt [data-action=take-hex]")
    buttons = anna.page.locator(".prompt .buttons [data-do=choose]")
    assert [one.get_attribute("data-action") for one in buttons.all()] == ["take-hex", "next-hex"]
    assert anna.page.locator("#next-region.can").count() == 1
    buttons.first.click()
    anna.sees(".board [id^=side-].can, .prompt [data-action=give-up]")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("deciding", ["pick-side", "bid", "feed-citizens", "play-round", "buy-card"])
def test_nothing_is_cut_off_on_any_width(people: People, lang: str, deciding: str):
    anna = laid(people, at_the_first(deciding), lang=lang)
    anna.my_turn()
    assert on_every_width(anna.page) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_done_on_a_phone_in_italian(people: People, lesson: Any):
    carla = people.come("Carla", lang="it", size=PHONE)
    carla.go(f"/learn/{GAME}/{lesson.name}")
    begin(carla)
    finger = Finger(carla, 1)
    for action in lesson.goals[0]:
        seen = look(carla)
        offered = {one.options[0].action: one for one in seen.things if len(one.options) == 1}
        if action in offered:  # a step without a choice has gone along with the one before it
            finger.take(offered[action])
            carla.steps_on(seen.seq, seen.steps)
        elif action.startswith("bid:"):
            carla.page.locator(".stepper .number").fill(action.removeprefix("bid:"))
            carla.sees(f'.stepper [data-action="{action}"]').tap()
            carla.sees(".popup.chooser [data-sure]").tap()  # all bids are seen then
            carla.steps_on(seen.seq, seen.steps)
        elif any(action == option.action for option in carla.options):  # a cube or a token is sold in the same place
            carla.tap(SHARED[action])
            carla.sees(f'.popup.chooser [data-action="{action}"]').tap()
            carla.steps_on(seen.seq, seen.steps)
    carla.sees(".lesson.done h2")


def test_the_ways_to_lay_a_region_are_around_it_once_the_chart_has_made_room(people: People):
    anna = people.come("Anna", lang="en", moving=True, prefers={})
    anna.go(f"/learn/{GAME}/{LESSONS[0].name}")
    begin(anna)
    side, place, _ = LESSONS[0].goals[0]
    ident = ""
    for steps, action in enumerate((side, place), 1):
        offered = {thing.options[0].action: thing.ident for thing in look(anna).things if len(thing.options) == 1}
        ident = offered[action]
        anna.click(ident)
        anna.body(f"[data-steps='{steps}']")
    anna.page.locator(".petal").nth(3).wait_for()
    anna.page.wait_for_timeout(1500)  # all that moves has come to rest

    def middle(selector: str) -> tuple[float, float]:
        box = anna.page.locator(selector).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    (x, y), (above_x, above_y) = middle(f"[id='{ident}']"), middle(".petal[aria-pressed=true]")
    assert abs(above_x - x) < 3
    assert 50 < y - above_y < 200
