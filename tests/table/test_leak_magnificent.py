"""The Magnificent at two tables whose decks and piles lie in another order: nobody can tell one from the other."""

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

VIEWER, RIVALS = (
    1,
    (0, 2),
)  # who must not tell the tables apart, and neither must a spectator; and the others
ACTS = 80
EVERY = 20  # acts between two looks behind everything
FEWEST = 200  # comparisons; fewer would mean that something was not looked at
DECKS = ("cards", "tiles", "posters", "tent_deck", "masters")


def with_other_secrets(match: AnyMatch, seat: int, actions: list[str], viewer: int, seed: int) -> Any:
    """The same position with everything that the viewer has not seen in another order.

    What an act brings to light stays, and so do cards while all choose from hands that are passed on.
    """
    state: Any = match._state
    after, other = state.copy(), state.copy()
    for action in actions:
        match.rules.take(after, seat, match.rules.actions.number(action))
    rng = Rng(seed)
    for name in DECKS:
        is_still = [*getattr(after, name).places] == [*getattr(state, name).places]
        if is_still and not (name == "cards" and match.together):
            getattr(other, name).imagine(viewer, rng)
    return other


async def played_with_other_secrets(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(8)
    unlike = dict.fromkeys(DECKS, 0)
    async with open_table(folder) as (house, address), AsyncExitStack() as stack:
        both = await twins(stack, monkeypatch, house, address, "magnificent", master_board="yes", side="B")
        match = both.here.match
        for act in range(1, ACTS + 1):
            if match.over:
                break
            (seat,) = match.to_act
            actions = [rng.choice(match.legal(seat))]
            other = with_other_secrets(match, seat, actions, VIEWER, act)
            for name in DECKS:
                unlike[name] += [*getattr(other, name).places] != [*getattr(match._state, name).places]
            both.become(other)
            if act % EVERY == 0:
                await both.look(*RIVALS)
            await both.act(seat, actions, actions)
            both.compare(*RIVALS)
        assert min(unlike[name] for name in DECKS if name != "tent_deck") > ACTS / 4, unlike
        assert unlike["tent_deck"] == 0  # beside a Master Board one tent alone lies in the pile
        assert both.looks > FEWEST


def test_nobody_can_tell_in_which_order_what_is_hidden_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asyncio.run(played_with_other_secrets(tmp_path, monkeypatch))
