"""Dirty Deeds in a real browser: all choose at the same time and in secret, hands open, wheels turn, hexes change."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.texts import capital
from tests.browser.hands import Finger, Hand, Keyboard, Mouse, acting, play_to_the_end
from tests.browser.people import QUIET, People, Person
from tests.browser.tables import (
    acts_before,
    dirty_deeds,
    lay,
    sent,
    set_table,
    table_of_three,
    tells_the_score,
    the_record,
    withdraw,
)

pytestmark = pytest.mark.compiled_only

SHORT = {"max_turns": 5, "final_turns": 0, "ready_final": False}  # hands are taken back here
# What turns from now on, and from how far: the ids of elements with the first angle of their animation.
WATCH = """() => {
  window.turned = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    const angle = parseFloat(frames[0]?.rotate ?? 0);
    if (angle) window.turned[this.id] = angle;
    return animate.call(this, frames, ...rest);
  };
}"""


def hand_says(person: Person, seat: int, message: str) -> None:
    """Wait until the hand of a seat, where it lies over the board, says this in the language of the page."""
    lang = person.page.locator("html").get_attribute("lang") or ""
    words = find("dirty_deeds").texts(lang)(message)
    person.page.locator(f'.board [id="hand-{seat}"] > title', has_text=words).wait_for(state="attached")


def commit(person: Person, others: list[Person], who: str) -> list[tuple[str, list[Any]]]:
    """Put a character into the hand for its simple action; all that the others can read of it then."""
    since = [len(other.received) for other in others]
    person.choose(f"choose:{who}")
    for other, first in zip(others, since, strict=True):
        assert sent(other, first) == []  # a choice that is half made reaches nobody
    return acts_before(person, others, "pay:0:0")


def is_secret(anna: Person, bruno: Person, carla: Person, watcher: Person) -> None:
    """Anna puts one character into her hand, then another: nobody else can tell which, whatever they look into.

    Bruno is in the middle of his own choice all the while, and is not disturbed.
    """
    others = [bruno, carla, watcher]
    bruno.page.keyboard.type(str(bruno.option("choose:engineer").number))
    bruno.body('[data-steps="1"][data-mine="1"]')
    begun = bruno.options
    for other in others:
        hand_says(other, 0, "board-choosing")
    knight = commit(anna, others, "knight")
    for other in others:
        hand_says(other, 0, "board-ready")
    hand_says(anna, 0, "hand-knight")
    assert acting(bruno) == [1, 2]
    assert (bruno.state["steps"], bruno.options) == ("1", begun)
    withdraw(anna, others)
    for other in others:
        hand_says(other, 0, "board-choosing")
    assert commit(anna, others, "spy") == knight
    withdraw(anna, others)
    assert (bruno.state["steps"], bruno.options) == ("1", begun)
    bruno.page.keyboard.press("Escape")
    bruno.body('[data-steps="0"][data-mine="1"]')


def asks_why(anna: Person) -> None:
    """What the hand is for comes after who is in it; and one step back leads to where the choice began."""
    anna.page.locator('.board [id="hand-0"]').click(force=True)
    card = anna.sees(".popup.card")
    assert card.locator("[data-do=rule]").inner_text() == "DD-TURN-01"
    assert card.locator("blockquote p").inner_text()
    anna.page.keyboard.press("Escape")
    card.wait_for(state="hidden")
    drawing = anna.drawing()
    anna.choose("choose:chrono")
    assert {option.action for option in anna.options} == {"pay:0:0"}  # what it is for leaves no choice
    anna.sees(".prompt .steps", "Chrono-Arcanist › Simple action: Discovery or Drilling")
    anna.sees(".prompt [data-action='pay:0:0']", "Ready")
    assert anna.drawing() != drawing  # what is in the own hand is to be seen
    anna.page.keyboard.press("Escape")
    anna.body('[data-steps="0"][data-mine="1"]')
    assert anna.drawing() == drawing


def test_a_whole_match_of_dirty_deeds(people: People, tmp_path: Path):
    match = Match(find("dirty_deeds"), 3, 3, SHORT)
    everybody = anna, bruno, carla, watcher = table_of_three(people, "dirty_deeds", match, **SHORT)
    hands: dict[int, Hand] = {0: Mouse(anna, 1), 1: Keyboard(bruno, 2), 2: Finger(carla, 3)}
    person = anna
    while len(seats := acting(person)) == 1:  # the bases, one after the other
        hands[seats[0]].person.catches_up(person)
        hands[seats[0]].play()
        person = hands[seats[0]].person
    assert seats == [0, 1, 2]
    for other in everybody:
        other.catches_up(person)
    asks_why(anna)
    is_secret(*everybody)
    discs = [turned(watcher, wheel) for wheel in "BMS"]

    play_to_the_end(hands, Random(4))
    assert hands[0].ways.keys() >= {"board", "chooser"}
    assert hands[1].ways.keys() >= {"arrows", "digits", "tab"}
    assert hands[2].ways.keys() >= {"board", "chooser"}

    match = the_record(anna, tmp_path)
    for person in everybody:
        tells_the_score(person, match, "Totale" if person is carla else "Total")
    watcher.sees_as_spectator(match, "Anna", "Bruno", "Carla")
    assert [turned(watcher, wheel) for wheel in "BMS"] != discs
    assert not watcher.options


def turned(person: Person, wheel: str) -> str:
    """How the disc of a wheel lies."""
    return person.page.locator(f'.board [id="disc-{wheel}"]').get_attribute("transform") or ""


def before_a_wheel_turns() -> tuple[AnyMatch, str, str]:
    """A match in which seat 0 is about to end the turn: the match, how, and the wheel that turns then."""
    match: AnyMatch = Match(find("dirty_deeds"), 3, 5)
    rng = Rng(5)
    while True:
        seat = match.to_act[rng.below(len(match.to_act))]
        action = match.legal(seat)[rng.below(len(match.legal(seat)))]
        after = match.at(match.ply)
        if (seat, match.together) == (0, False):
            after.push(action, seat)
            turns = [new != old for new, old in zip(lies(after), lies(match), strict=True)]
            if any(turns) and after.together:
                return match, action, "BMS"[turns.index(True)]
        match.push(action, seat)


def lies(match: AnyMatch) -> tuple[int, int, int]:
    """How far each disc has been turned."""
    view: Any = match.view(-1)
    return view.turned  # type: ignore[no-any-return]


def test_a_wheel_turns_before_ones_eyes(people: People):
    """And all that is known of its underground turns with it."""
    anna = people.come(moving=True, prefers={**QUIET, "still": False})
    table = set_table(anna, "dirty_deeds", ["me", "bot:wanderer", "bot:wanderer"])
    match, action, wheel = before_a_wheel_turns()
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    anna.page.evaluate(WATCH)
    before = anna.seq
    anna.choose(action)
    anna.body(f':not([data-revision="{before}"])[data-mine="1"]')
    found = anna.page.evaluate("() => window.turned")
    assert {name for name in found if name.startswith("disc-")} == {f"disc-{wheel}"}
    assert found[f"disc-{wheel}"] == found[f"print-{wheel}"] == found[f"memory-{wheel}"] == -30  # it comes from there


def test_a_hex_that_is_not_lit_says_why_not(people: People):
    """While the Knight looks for a place: an opaque hex is nobody's, and the rule says so."""
    anna = people.come()
    table = set_table(anna, "dirty_deeds", ["me", "bot:wanderer"])
    match = dirty_deeds(2, "knight", "fist")
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    refusal = match.why_not("place:B0,0", 0)
    assert refusal
    anna.page.locator('.board [id="hex-BE5"]').click(force=True)
    card = anna.sees(".popup.card")
    assert card.locator("[data-do=rule]").inner_text() == refusal.rule == "DD-KEY-02"
    assert card.locator(".label").inner_text() == capital(refusal.text)
    assert (anna.seq, anna.state["steps"]) == (match.ply, "0")


@pytest.mark.parametrize("memory_aid", [True, False])
def test_what_must_be_remembered_is_in_the_log_for_a_turn_only(people: People, memory_aid: bool):
    settings = {"memory_aid": memory_aid}
    match = dirty_deeds(2, "knight", "knight", **settings)
    rng = Rng(3)
    while match.ply < 40:
        take_move(match, match.to_act[0], Wanderer(), rng)
    while 0 not in match.to_act or not match.together:
        take_move(match, match.to_act[0], Wanderer(), rng)
    anna = people.come()
    table = set_table(anna, "dirty_deeds", ["me", "bot:wanderer"], **settings)
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    lines = anna.page.locator(".log li").all_inner_texts()
    earlier = lines[: lines.index("since your last turn")] if "since your last turn" in lines else lines
    assert any(line.startswith("Below ") for line in earlier) == memory_aid
    assert anna.page.locator(".log .faded").count() == (not memory_aid)
