"""Sittings: who sits where in which match. A match is known by its table and its number alone, in any process."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

import numpy as np

from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player, Stumbler
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.trial import Trace, play
from ludoteca.lab.endings import Ending, ending, watch
from ludoteca.lab.minds import Mind, quick_player, thoughtful_player
from ludoteca.lab.rows import HELD_OUT, Floats, Shape, Small, Whole
from ludoteca.lab.stats import Estimate, share
from ludoteca.play.game import AnyGame, fresh
from ludoteca.play.settings import Value

MOST_ROWS = 60  # positions kept of a match: neighbours are much alike
STUMBLING = (0.0, 0.08, 0.08, 0.16)  # shares of random moves in a match,
UNEQUALLY = (0.5, 1.0, 1.5)  # so many times as often at each seat
CARRIED = 0.4  # of the matches that all may lose together: one seat plays at random, and is no help to the others


class Table(NamedTuple):
    """What the matches of one stage of a training have in common. Names and numbers only: it is sent to processes."""

    game: str
    settings: dict[str, Value]
    seats: int
    stage: str  # what tells its deals from those of all other stages
    minds: tuple[Mind, ...]
    thoughtful: bool


class Sitting(NamedTuple):
    """One match: its seed, the seed of the bots, and for each seat which mind sits there and how often it stumbles."""

    deal: bytes
    bots: int
    minds: tuple[int, ...]
    stumbles: tuple[float, ...]


@dataclass(frozen=True)
class Played:
    """What came of some matches, in their order."""

    features: Small  # by position
    viewers: Whole  # by position: the seat that knows so much of it
    counts: Whole  # by match: how many positions were kept
    points: Floats  # by match and side
    shares: Floats  # by match and seat: of the win
    tails: Floats  # by match, as `Ending` has it
    unfinished: Whole
    ruined: Whole


def shape_of(rules: Rules[Any]) -> Shape:
    return Shape(len(rules.phases), len(rules.traits), int(rules.sides))


def in_pairs(shape: Shape, played: Played) -> Played:
    """Matches of one who plays alone, each as if against another of them: who gets more points on another deal.

    A position is beside the one that is as far in the other match, so that what all have by then tells nothing. Both
    are learnt from or both held out.
    """
    count = len(played.counts)
    firsts = np.concatenate([[0], np.cumsum(played.counts)[:-1]])
    other = (np.arange(count) + HELD_OUT) % max(1, count - count % HELD_OUT)
    match = np.repeat(np.arange(count), played.counts)
    gone = (np.arange(len(match)) - firsts[match] + 0.5) / played.counts[match]
    beside = firsts[other[match]] + (gone * played.counts[other[match]]).astype(np.int64)
    return replace(
        played,
        features=np.concatenate([played.features, played.features[beside, shape.phases :]], axis=1),
        points=np.concatenate([played.points, played.points[other]], axis=1),
        unfinished=np.maximum(played.unfinished, played.unfinished[other]),
        ruined=np.maximum(played.ruined, played.ruined[other]),
    )


def join_played(parts: Sequence[Played]) -> Played:
    return Played(*(np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Played)))


def gather(table: Table, numbers: range) -> Played:
    """Matches to learn from: all minds of the pool against one another, the newest at half of the seats."""
    return play_all(table, [pooled(table, number) for number in numbers], MOST_ROWS)


def compete(table: Table, numbers: range) -> Played:
    """Matches to be judged by: the first mind against the second."""
    return play_all(table, [opposed(table, number) for number in numbers], 0)


def pooled(table: Table, number: int) -> Sitting:
    rng = random.Random(digest(table.stage, "sitting", number))
    newest = len(table.minds) - 1
    often = rng.choice(STUMBLING)
    minds, stumbles = [], []
    for _ in range(table.seats):
        minds.append(newest if newest == 0 or rng.random() < 0.5 else rng.randrange(newest))
        stumbles.append(often * rng.choice(UNEQUALLY))
    if find(table.game).ruins and rng.random() < CARRIED:
        stumbles[rng.randrange(table.seats)] = 1.0
    return Sitting(digest(table.stage, "deal", number), small(table.stage, number), tuple(minds), tuple(stumbles))


def opposed(table: Table, number: int) -> Sitting:
    """One of the first mind among others of the second, on each deal at every seat; alone, one after the other."""
    seats = table.seats
    times = max(2, seats)
    if seats == 1:
        minds: tuple[int, ...] = (number % 2,)
    else:
        minds = tuple(0 if seat == number % seats else 1 for seat in range(seats))
    return Sitting(
        digest(table.stage, "deal", number // times), small(table.stage, number), minds, tuple([0.0] * seats)
    )


def fair_share(seats: int) -> float:
    """What the first mind of `opposed` wins if it is as good as the second."""
    return 1 / max(2, seats)


def first_share(seats: int, played: Played) -> Estimate:
    """What the first mind of `opposed` has won, by the matches from number 0 on."""
    if seats > 1:
        numbers = np.arange(len(played.shares))
        return share(float(played.shares[numbers, numbers % seats].sum()), len(numbers))
    margins = played.points[:, 0] - played.points[:, 1:].max(axis=1, initial=0.0)
    pairs = len(margins) // 2
    better = np.sign(margins[0 : 2 * pairs : 2] - margins[1 : 2 * pairs : 2])
    return share(float((0.5 + 0.5 * better).sum()), pairs)


def play_all(table: Table, sittings: Sequence[Sitting], most_rows: int) -> Played:
    game = find(table.game)
    rules = game.rules(table.settings, table.seats)
    shape = shape_of(rules)
    features, viewers, counts, points, shares, endings = [], [], [], [], [], list[Ending]()
    for sitting in sittings:
        s = fresh(rules, sitting.deal)
        first = watch(rules, s)
        trace = Trace(False, True, most_rows > 0)  # noqa: FBT003 – steps, scores, features
        play(rules, s, _players(game, rules, table, sitting), Rng(sitting.bots), trace, game.longest)
        rows = np.frombuffer(memoryview(trace.features), dtype=np.float64).reshape(-1, shape.width)
        kept = some_of(len(rows), most_rows, sitting.bots)
        features.append(rows[kept].astype(np.float32))
        viewers.append(np.array(list(trace.movers), dtype=np.int64)[kept])
        counts.append(len(kept))
        points.append([float(rules.score(s, side)) for side in range(shape.sides)])
        shares.append([rules.payoff(s, seat) for seat in range(table.seats)])
        endings.append(ending(game, rules, s, first, trace))
    return Played(
        np.concatenate(features),
        np.concatenate(viewers),
        np.array(counts, dtype=np.int64),
        np.array(points),
        np.array(shares),
        np.array([one.tail for one in endings]),
        np.array([one.unfinished for one in endings], dtype=np.int64),
        np.array([one.ruined for one in endings], dtype=np.int64),
    )


def some_of(count: int, most: int, seed: int) -> Whole:
    """Which positions of a match are kept: the last, in which nothing is left to guess, and others by lot."""
    if count <= most:
        return np.arange(count)
    others = np.random.default_rng(seed).permutation(count - 1)[: most - 1]
    return np.sort(np.append(others, count - 1))


def decided_points(played: Played) -> Floats:
    """The points by which matches are learnt from. One that had to be broken off was won by nobody.

    Else bots learn to save up all they have and wait for the guard of the rules: the one end they can be sure of.
    """
    points: Floats = played.points * (played.unfinished == 0)[:, None]
    return points


def fates(played: Played) -> Whole:
    """By position: of a match that came to ruin, whether the seat that looks has won it (1) or lost it (-1); else 0.

    Points say nothing of such a match. What all have lost nobody has lost to another: only whoever looks at what
    became of all can learn from it.
    """
    match = np.repeat(np.arange(len(played.counts)), played.counts)
    found: Whole = np.where(played.shares[match, played.viewers] > 0, 1, -1) * played.ruined[match]
    return found


def _players(game: AnyGame, rules: Rules[Any], table: Table, sitting: Sitting) -> list[Player]:
    """The bots at the seats. Each has a judge of its own, for a judge keeps numbers while it weighs."""
    players: list[Player] = []
    for number, stumbles in zip(sitting.minds, sitting.stumbles, strict=True):
        mind = table.minds[number]
        player = thoughtful_player(game, rules, mind) if table.thoughtful else quick_player(game, rules, mind)
        players.append(Stumbler(player, stumbles) if stumbles else player)
    return players


def digest(stage: str, what: str, number: int) -> bytes:
    return hashlib.sha256(f"ludoteca {stage} {what} {number}".encode()).digest()


def small(stage: str, number: int) -> int:
    return int.from_bytes(digest(stage, "bots", number)[:6])
