"""What travels of a screen is what has changed on it, whichever part of it that is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.games import find
from ludoteca.play.match import AnyMatch, Match
from ludoteca.table import screen
from ludoteca.table.protocol import Lesson, Matter, Prompt, Screen, SeatCard
from ludoteca.table.seen import ALWAYS, IF_CHANGED, Seen, is_silent, news

DIFFERENCES = {"fragments": ("drawn", "gone"), "story": ("log",)}  # of what does not travel as it is
OTHER: dict[str, Any] = {
    "status": "over", "covered": True, "areas": (), "prompt": Prompt("?", "", ()), "options": (), "seal": "another",
    "clock": "Round 9", "seats": (SeatCard("Anna", "person"),), "lesson": Lesson(1, 2, "", "", ""), "plies": 9,
    "ply": 7, "reach": 3, "revision": 8, "end": (), "matters": (Matter("abandon", -1, (0,), 2),),
}  # fmt: skip


def vendemmia() -> AnyMatch:
    return Match(find("vendemmia"), 2, 7)


def seen(match: AnyMatch, seat: int, revision: int = 1) -> Seen:
    return screen.drawn(screen.sight(match, seat, revision), match.game.texts("en"))


def told(before: Seen | None, now: Seen) -> Screen:
    return news(before, now, vendemmia().game.texts("en"))


def said(message: Screen) -> set[str]:
    """What a screen does not leave out, but for what it always says."""
    return set(msgspec.to_builtins(message)) - {"t", "whole", *ALWAYS}


def test_every_part_of_a_screen_travels_some_way():
    parts = set(Seen.__struct_fields__) - {"facing"}  # which is told by the areas: by how much they are turned
    travels = {*ALWAYS, *IF_CHANGED, *(name for names in DIFFERENCES.values() for name in names), "whole"}
    assert parts == {*ALWAYS, *IF_CHANGED, *DIFFERENCES}
    assert set(Screen.__struct_fields__) == travels


def test_what_is_seen_already_is_not_said():
    match = vendemmia()
    before = seen(match, 0)
    message = told(before, seen(match, 0))
    assert said(message) == set()
    assert is_silent(message, before)


@pytest.mark.parametrize("name", IF_CHANGED)
def test_what_has_changed_is_said_and_nothing_else(name: str):
    before = seen(vendemmia(), 0)
    now = msgspec.structs.replace(before, **{name: OTHER[name]})
    message = told(before, now)
    assert said(message) == {name}
    assert getattr(message, name) == OTHER[name]
    assert not is_silent(message, before)


@pytest.mark.parametrize("name", [name for name in ALWAYS if name != "seat"])
def test_a_change_of_what_is_always_said_is_worth_a_message(name: str):
    before = seen(vendemmia(), 0)
    message = told(before, msgspec.structs.replace(before, **{name: OTHER[name]}))
    assert said(message) == set()
    assert not is_silent(message, before)


def test_other_eyes_are_told_everything():
    match = vendemmia()
    for before in (None, seen(match, 1), seen(match, -1)):
        message = told(before, seen(match, 0))
        assert message == told(None, seen(match, 0))
        assert message.whole


def test_a_board_that_was_not_there_is_told_whole():
    match = vendemmia()
    gathering = Seen(revision=0, seat=-1, status="gathering")
    assert told(gathering, seen(match, -1)).whole
    assert not told(gathering, gathering).whole


def test_what_was_seen_stays_as_it_was_while_the_match_goes_on():
    """It may be drawn, and told, in a thread."""
    match, texts = vendemmia(), vendemmia().game.texts("en")
    match.push("raise:1")
    sight, there = screen.sight(match, 0, 1), screen.sight(vendemmia_after("raise:1"), 0, 1)
    match.undo()
    match.push_plan(["die:1", "vine:nebbiolo-4", "terrace:1"])
    late, at_once = screen.drawn(sight, texts), screen.drawn(there, texts)
    assert told(None, late) == told(None, at_once)


def vendemmia_after(*actions: str) -> AnyMatch:
    match = vendemmia()
    for action in actions:
        match.push(action)
    return match


def test_lines_of_moves_that_were_taken_back_are_forgotten():
    match = vendemmia()
    match.push("raise:1")
    before = seen(match, 0)
    match.undo()
    match.push("raise:2")
    log = told(before, seen(match, 0)).log
    assert log is not None
    assert (log.keep, {line.ply for line in log.lines}) == (0, {1})
