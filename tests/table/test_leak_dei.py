"""D.E.I. at two tables that differ in others' locked Talents and kinds of Candy: nobody can tell one from the other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.play.match import AnyMatch
from tests.table.inside import open_table
from tests.table.twins import twins

pytestmark = pytest.mark.compiled_only

VIEWER, RIVALS = 1, (0, 2)  # who must not tell the tables apart, and neither must a spectator; and whose secrets differ
ACTS = 80
EVERY = 20  # acts between two looks behind the screens
FEWEST = 200  # comparisons; fewer would mean that something was not looked at


def with_other_secrets(match: AnyMatch, seat: int, actions: list[str], viewer: int, seed: int) -> Any:
    """The same position with other Talents and other Candy, as far as the viewer knows neither.

    What an act brings to light stays: a Talent that it unlocks, Candy that it moves.
    """
    state: Any = match._state
    after, other = state.copy(), state.copy()
    for action in actions:
        match.rules.take(after, seat, match.rules.actions.number(action))
    rng = Rng(seed)
    if [*after.unlocked] == [*state.unlocked]:
        other.talents.imagine(viewer, rng)
    if [*after.candy.sizes] == [*state.candy.sizes]:
        other.candy.imagine(viewer, rng)
    return other


async def played_with_other_secrets(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(8)
    talents = candy = 0
    async with open_table(folder) as (house, address), AsyncExitStack() as stack:
        both = await twins(stack, monkeypatch, house, address, "dei")
        match = both.here.match
        for act in range(1, ACTS + 1):
            if match.over:
                break
            (seat,) = match.to_act
            actions = [rng.choice(match.legal(seat))]
            other = with_other_secrets(match, seat, actions, VIEWER, act)
            state: Any = match._state
            talents += [*other.talents.places] != [*state.talents.places]
            candy += [*other.candy.places] != [*state.candy.places]
            both.become(other)
            if act % EVERY == 0:
                await both.look(*RIVALS)
            await both.act(seat, actions, actions)
            both.compare(*RIVALS)
        assert talents > ACTS / 2
        assert candy > ACTS / 4
        assert both.looks > FEWEST


def test_nobody_can_tell_locked_talents_and_kinds_of_candy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asyncio.run(played_with_other_secrets(tmp_path, monkeypatch))
