"""Climbing: weights that win, found by trying. No position is looked at, only how matches end.

In each pair of matches all weights are changed a little by lot, there and back, on the same deal with the same others.
What the two matches differ by says whether it was a good change, hardly surer than a coin; many hundred such pairs
together say which way is up, and a short step is taken there. Weights that foretell how matches end are not always
those that win; who climbs asks for nothing else.
"""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Any

import numpy as np

from ludoteca.games import find
from ludoteca.kernel.rules import Rules
from ludoteca.lab.course import FEWER, NO_END, Course, rounded
from ludoteca.lab.minds import Mind
from ludoteca.lab.rows import Floats, Whole
from ludoteca.lab.sittings import CARRIED, Played, Sitting, Table, digest, gather, join_played, play_all, small
from ludoteca.lab.stage import Stages
from ludoteca.lab.work import Found, Round

CHANGE = 0.035  # how far each weight is changed: what it adds to a value then varies by so much of a swing
STEP = 0.2  # of that: how far weights go in a round
KEPT = 0.6  # of the former direction: a single round sees it through a mist
SELDOM = 0.3  # of what most traits vary by: what varies less is changed as if it varied by so much
MARGIN = 0.35  # what it is worth to win by far, where to win rather than lose is worth 2
CLEAREST = 2.5  # no pair says more than one that differs by so many times what pairs do
SEEN = 60  # matches by which is known how far traits vary
LAST = 3  # the mean of the last third of the rounds is what was learnt
HELD_AGAINST = 3  # former selves, as far apart as can be


class Climbing(Course):
    """Rounds that go where matches are won."""

    def __init__(self, stages: Stages, rules: Rules[Any]) -> None:
        super().__init__(stages, rules)
        self._varies: Floats | None = None
        self._turned = 0  # rounds of which is known which way was up
        self._direction = np.zeros(self.shape.weights)

    def next_round(self) -> Round:
        self._recall()
        began = time.monotonic()
        number = len(self.rounds)
        thoughtful = number >= self._first_thoughtful
        table = self._table(number, thoughtful)
        played = self._play(table, number, thoughtful)
        scale = self.scale if self.rounds else self._usual(table, played)
        self._turn(table, played, scale)
        mind = self._stepped()
        tests = self.stages.table("tests", thoughtful)._replace(minds=(mind, self.plan.standing))
        tested, _ = self.stages.compete(f"test-{number}", tests, self.plan.tests)
        done = Round(
            number=number,
            thoughtful=thoughtful,
            matches=len(played.counts),
            seconds=time.monotonic() - began,
            scale=scale,
            found=Found(mind, 0.0, 0.0, tuple(self._spread().tolist())),
            won=tested.value * tested.of,
            tested=tested.of,
        )
        self.stages.work.keep_round(done)
        self.rounds.append(done)
        return done

    def outcomes(self) -> list[Mind]:
        """The mean of the last rounds, then the last of all: no single step is sure."""
        last = [one.found.mind for one in self.rounds[-max(1, len(self.rounds) // LAST) :]]
        mean = Mind(rounded(np.mean([one.linear for one in last], axis=0)), last[-1].swing)
        return [mean, last[-1]]

    def selves(self) -> list[Mind]:
        apart = max(1, len(self.rounds) // HELD_AGAINST)
        return [one.found.mind for one in self.rounds[apart - 1 :: apart]]

    @property
    def _newest(self) -> Mind:
        return self.rounds[-1].found.mind if self.rounds else self.plan.base

    def _table(self, number: int, thoughtful: bool) -> Table:
        """Who climbs sits among others like it, and like what it began as."""
        return self.stages.table(stage_of(number), thoughtful)._replace(minds=(self._newest, self.plan.base))

    def _play(self, table: Table, number: int, thoughtful: bool) -> Played:
        play = partial(tries, tuple(self._changes().tolist()))
        if self.plan.minutes:
            return self.stages.play(stage_of(number), play, table, NO_END, self._seconds_left)
        count = max(self.plan.matches // FEWER, 2) if thoughtful else self.plan.matches
        return self.stages.play(stage_of(number), play, table, count + count % 2)

    def _spread(self) -> Floats:
        """By weight: how far what it is multiplied with varies in matches of what learning began from."""
        if self._varies is None:
            table = self.stages.table("vary", thoughtful=False)._replace(minds=(self.plan.base,))
            played = self.stages.play("vary", gather, table, SEEN)
            phases = self.shape.phase_part(played.features).astype(np.float64)
            sides = self.shape.side_part(played.features).astype(np.float64)
            own = sides[np.arange(len(sides)), played.viewers % self.shape.sides]
            self._varies = (phases[:, :, None] * own[:, None, :]).reshape(len(own), -1).std(axis=0)
        return self._varies

    def _changes(self) -> Floats:
        """How far each weight is changed: the less, the more what it is multiplied with varies."""
        spread = self._spread()
        moving = spread > 0
        usual = float(np.median(spread[moving])) if moving.any() else 1.0
        changes: Floats = np.where(moving, CHANGE * self.plan.base.swing / np.hypot(spread, SELDOM * usual), 0.0)
        return changes

    def _usual(self, table: Table, played: Played) -> float:
        """By how many points matches are usually won; of who plays alone, how far they lie apart."""
        margins = margins_of(table, played)
        usual = np.std(margins) if self.is_alone else np.median(np.abs(margins))
        return max(1.0, float(usual))

    def _turn(self, table: Table, played: Played, scale: float) -> None:
        """Which way is up, by the pairs of one round more."""
        worth = worths(table, played, scale)
        pairs = len(worth) // 2
        ahead = worth[0 : 2 * pairs : 2] - worth[1 : 2 * pairs : 2]
        clear = np.clip(ahead / (float(np.std(ahead)) or 1.0), -CLEAREST, CLEAREST)
        lots = np.array([lot(table.stage, pair, self.shape.weights) for pair in range(pairs)])
        self._direction = KEPT * self._direction + (1 - KEPT) * (clear @ lots) / pairs
        self._turned += 1

    def _stepped(self) -> Mind:
        """A step of always the same length: how steep it is nobody knows."""
        moving = self._direction * (self._spread() > 0)
        length = float(np.sqrt(np.mean(moving**2))) or 1.0
        weights = np.array(self._newest.linear) + STEP * self._changes() * moving / length
        return Mind(rounded(weights), self.plan.base.swing)

    def _recall(self) -> None:
        """Which way was up in rounds that were done before this one began."""
        done, self.rounds = self.rounds, []
        for one in done:
            if one.number >= self._turned:
                table = self._table(one.number, one.thoughtful)
                self._turn(table, join_played(self.stages.work.kept(stage_of(one.number))), done[0].scale)
            self.rounds.append(one)


def stage_of(number: int) -> str:
    return f"round-{number}"


def tries(changes: tuple[float, ...], table: Table, numbers: range) -> Played:
    """Matches of the mind that climbs, its weights changed by lot: there in the even ones, back in the odd."""
    return join_played([_tried(changes, table, number) for number in numbers])


def _tried(changes: tuple[float, ...], table: Table, number: int) -> Played:
    there = 1.0 if number % 2 == 0 else -1.0
    changed = np.array(changes) * lot(table.stage, number // 2, len(changes)) * there
    mind = table.minds[0]
    minds = (Mind(rounded(np.array(mind.linear) + changed), mind.swing), *table.minds)
    return play_all(table._replace(minds=minds), [sitting(table, number)], 0)


def lot(stage: str, pair: int, weights: int) -> Floats:
    """By how much the weights are changed in a pair of matches, in units of what each of them is changed by."""
    return np.random.default_rng(small(f"{stage} lot", pair)).standard_normal(weights)


def sitting(table: Table, number: int) -> Sitting:
    """Who climbs sits among others like it and like what it began as; both matches of a pair are alike."""
    pair = number // 2
    rng = random.Random(digest(table.stage, "sitting", pair))
    own = rng.randrange(table.seats)
    minds = [0 if seat == own else rng.choice((1, 2)) for seat in range(table.seats)]
    stumbles = [0.0] * table.seats
    if table.seats > 1 and find(table.game).ruins and rng.random() < CARRIED:
        stumbles[(own + rng.randrange(1, table.seats)) % table.seats] = 1.0
    return Sitting(digest(table.stage, "deal", pair), small(table.stage, pair), tuple(minds), tuple(stumbles))


def climbers(table: Table, count: int) -> Whole:
    """By match, where who climbs sits."""
    return np.array([sitting(table, number).minds.index(0) for number in range(count)], dtype=np.int64)


def margins_of(table: Table, played: Played) -> Floats:
    """By match, by how much who climbs is ahead of the best of the others; alone, its points."""
    count, sides = played.points.shape
    own = climbers(table, count) % sides
    matches = np.arange(count)
    others = played.points.copy()
    others[matches, own] = -np.inf
    best = others.max(axis=1) if sides > 1 else np.zeros(count)
    margins: Floats = played.points[matches, own] - best
    return margins


def worths(table: Table, played: Played, scale: float) -> Floats:
    """By match, what it was worth to who climbs: to have won, and a little by how much.

    What had to be broken off was won by nobody. Alone there is nobody to win against: what counts is points.
    """
    margins = margins_of(table, played)
    if played.points.shape[1] == 1:
        return margins / scale
    matches = np.arange(len(margins))
    won = played.shares[matches, climbers(table, len(margins))] * (played.unfinished == 0)
    told = (played.unfinished == 0) & (played.ruined == 0)  # points say nothing of a match that all have lost
    worth: Floats = 2 * won - 1 + MARGIN * np.tanh(margins / scale) * told
    return worth
