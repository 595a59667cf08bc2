"""Archipelago at two tables that differ in what is hidden: decks and objectives, bids, votes, fists."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.games.archipelago.positions import Position
from ludoteca.kernel.chance import Rng
from ludoteca.play.match import AnyMatch
from tests.table.inside import open_table
from tests.table.twins import Twins, twins

pytestmark = pytest.mark.compiled_only

VIEWER, RIVALS = 1, (0, 2)  # who must not tell the tables apart, and neither must a spectator; and the others
ACTS = 110
EVERY = 22  # acts between two looks behind everything
FEWEST = 300  # comparisons; fewer would mean that something was not looked at
DECKS = ("hexes", "cards", "objectives")
GOODS = range(6)


def after_all(match: AnyMatch, state: Any, seat: int, actions: list[str]) -> Any:
    """What a position is after these steps."""
    after = state.copy()
    for action in actions:
        match.rules.take(after, seat, match.rules.actions.number(action))
    return after


def with_other_secrets(match: AnyMatch, seat: int, actions: list[str], viewer: int, seed: int) -> Any:
    """The same position with everything that the viewer has not seen in another order.

    What an act brings to light stays; and objectives do, where one of them ends the match by this act.
    """
    state: Any = match._state
    after, other = after_all(match, state, seat, actions), state.copy()
    rng = Rng(seed)
    for name in DECKS:
        is_still = [*getattr(after, name).places] == [*getattr(state, name).places]
        if is_still and not (name == "hexes" and state.turn == 0):  # in turn 0 they lay hexes of their hands
            getattr(other, name).imagine(viewer, rng)
    if after_all(match, other, seat, actions).ending != after.ending:
        other.objectives = state.objectives.copy()
    return other


def holdings(match: AnyMatch, seat: int) -> list[int]:
    """The cubes of a seat."""
    s: Any = match._state
    return [int(s.has(seat, good)) for good in GOODS]


def at_twin_tables(
    folder: Path, monkeypatch: pytest.MonkeyPatch, play: Callable[[Twins], Awaitable[None]], **settings: str
) -> None:
    async def played() -> None:
        async with open_table(folder) as (house, address), AsyncExitStack() as stack:
            await play(await twins(stack, monkeypatch, house, address, "archipelago", **settings))

    asyncio.run(played())


def test_nobody_can_tell_in_which_order_decks_lie_and_which_objectives_others_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def play(both: Twins) -> None:
        rng, match = Random(8), both.here.match
        unlike = dict.fromkeys(DECKS, 0)
        for act in range(1, ACTS + 1):
            if match.over:
                break
            seat = match.to_act[0]
            actions = [rng.choice(match.legal(seat))]
            other = with_other_secrets(match, seat, actions, VIEWER, act)
            for name in DECKS:
                unlike[name] += [*getattr(other, name).places] != [*getattr(match._state, name).places]
            both.become(other)
            if act % EVERY == 0:
                await both.look(*RIVALS)
            await both.act(seat, actions, actions)
            both.compare(*RIVALS)
        assert min(unlike.values()) > ACTS / 4, unlike
        assert both.looks > FEWEST

    at_twin_tables(tmp_path, monkeypatch, play)


async def played_until(both: Twins, deciding: str) -> None:
    """The same at both tables, at random, until this is asked."""
    rng, match = Random(3), both.here.match
    while match.view(-1).deciding != deciding:
        seat = match.to_act[0]
        actions = [rng.choice(match.legal(seat))]
        await both.act(seat, actions, actions)
    both.compare()


@pytest.mark.parametrize(
    ("deciding", "settings"),
    [
        pytest.param("bid", {}, id="bids"),
        pytest.param("vote-trend", {"choose_trend": "yes"}, id="votes"),
        pytest.param("keep-objective", {"more_spice": "yes"}, id="objectives that are kept"),
    ],
)
def test_nobody_can_tell_what_another_one_has_chosen_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deciding: str, settings: dict[str, str]
):
    """And not by taking it back either."""

    async def play(both: Twins) -> None:
        await played_until(both, deciding)
        for seat in both.here.match.to_act[:2]:
            first, *_, last = both.here.match.legal(seat)
            assert first != last
            await both.act(seat, [first], [last])
            both.compare(seat)
            await both.look(*range(seat + 1))
            await both.withdraw(seat)
            both.compare(seat)
            await both.act(seat, [last], [first])
            both.compare(seat)
        assert both.looks > 20
        if deciding != "keep-objective":  # bids and votes are uncovered
            return
        both.here.unlike = both.there.unlike = True
        for seat in both.here.match.to_act:
            action = both.here.match.legal(seat)[:1]
            await both.act(seat, action, action)
        both.compare(0, 1)
        await both.look(0, 1)

    at_twin_tables(tmp_path, monkeypatch, play, **settings)


def test_nobody_else_can_tell_what_a_thief_has_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The victim hides two cubes in the fists, wood left at one table and right at the other."""

    async def play(both: Twins) -> None:
        match = both.here.match
        s: Any = match._state
        laid = Position(match.rules, s.copy()).cleared().turn(2).region("1,-1", "H01A").region("1,0", "H02A")
        laid.citizens(0, "1 1").citizens(1, "2").citizens(2, "1 2").has(2, wood=2, stone=2).cards(0, "thief").acts(0)
        for world in (both.here, both.there):
            world.become(laid.s.copy())
        await both.act(0, ["use:thief"], ["use:thief"])
        thief, victim = 0, 2
        if match.view(-1).deciding == "choose-rival":
            await both.act(thief, ["rival:2"], ["rival:2"])
        for world in (both.here, both.there):
            for seat in world.players:
                world.heard(seat)
        while match.view(-1).deciding == "hide-and-pick" and victim in match.to_act:
            first, *_, last = match.legal(victim)
            await both.act(victim, [first], [last])
            both.compare(victim)
        assert both.looks > 2
        both.here.unlike = both.there.unlike = True
        await both.act(thief, ["pick:left"], ["pick:left"])
        both.compare(thief, victim)
        await both.look(thief, victim)
        here, there = (holdings(world.match, thief) for world in (both.here, both.there))
        assert here != there

    at_twin_tables(tmp_path, monkeypatch, play)
