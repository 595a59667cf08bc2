"""The positions of a match: none is ever changed, so that matches of earlier plies share them."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.play.game import digest
from ludoteca.play.match import AnyMatch, Match, UndoRefused
from tests.kernel.matches import pebbles

ACTS = 120


def test_an_earlier_ply_copies_none_of_the_positions_before_it():
    match: AnyMatch = Match(find("vendemmia"), 2, 7)
    while not match.over:
        match.push(match.legal()[0])
    for ply in (0, 1, match.ply // 2, match.ply):
        there = match.at(ply)
        assert len(there._after) == ply + 1
        assert all(mine is theirs for mine, theirs in zip(match._after, there._after, strict=False))
        assert there._state is not match._after[ply]


class Watched:
    """A match, and what its positions were when they came about."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.hashes: list[tuple[object, str]] = []  # with the position itself, so that its place is not used again
        self.known: set[int] = set()

    def look(self) -> None:
        for position in self.match._after:
            if id(position) not in self.known:
                self.known.add(id(position))
                self.hashes.append((position, digest(position)))

    def check(self) -> None:
        for position, was in self.hashes:
            assert digest(position) == was  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_done_with_a_match_no_position_ever_changes(name: str):
    """Played, taken back, withdrawn, imagined, asked about, looked at from before and played on from there."""
    match: AnyMatch = Match(find(name), None, 5)
    watched, rng = Watched(match), random.Random(5)
    for _ in range(ACTS):
        watched.look()
        if match.over:
            break
        seat = rng.choice(match.to_act)
        kind = rng.random()
        if kind < 0.15:
            with suppress(UndoRefused):
                match.undo(seat)
        elif kind < 0.25:
            there = match.at(rng.randrange(match.ply + 1))
            while not there.over and there.ply < match.ply + 3:
                there.push(rng.choice(there.legal()))
        elif kind < 0.35:
            match.rules.take(match.imagine(seat, Rng(1)), seat, match.options(seat)[0])
            match.why_not(rng.randrange(len(match.rules.actions)), seat)
            match.view(seat)
            match.record(with_seed=True)
        else:
            match.push(rng.choice(match.legal(seat)), seat)
    watched.check()
    assert len(watched.hashes) > ACTS // 5


def test_answers_that_are_given_together_and_withdrawn_change_no_position():
    match = pebbles()
    watched = Watched(match)
    match.push("poll")
    watched.look()
    for seat in match.to_act:
        match.push(match.legal(seat)[0], seat)
        watched.look()
        match.undo(seat)
        watched.look()
        match.push(match.legal(seat)[-1], seat)
        watched.look()
    watched.check()


def test_playing_on_from_an_earlier_ply_leaves_the_match_as_it_was():
    match: AnyMatch = Match(find("vendemmia"), 2, 7)
    for _ in range(12):
        match.push(match.legal()[0])
    before = (match.hash(), match.ply, match.raw[:], match.legal(), match.record(with_seed=True).text())
    there = match.at(6)
    while not there.over:
        there.push(there.legal()[-1])
    assert (match.hash(), match.ply, match.raw, match.legal(), match.record(with_seed=True).text()) == before


def test_a_draft_belongs_to_the_present_and_to_no_earlier_ply():
    match: AnyMatch = Match(find("baratto"), 2, 7)
    match.push("stall:1", 0)
    assert match.view(0).draft == ("stall:1",)
    assert match.at(match.ply).view(0).draft == ()
    there = match.at(0)
    there.push_plan(["stall:2", "bid:0"], 0)
    assert match.view(0).draft == ("stall:1",)
