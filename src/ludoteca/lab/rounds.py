"""Rounds: matches among former selves, again and again; each round learns from all matches so far.

The first round is played by what is written by hand. From then on the newest self sits at half of the seats, all
others and the prior at the rest, and all of them stumble now and then, so that positions are seen that nobody would
go to. New weights are pulled towards the former ones, half a step is taken each time, and the mean of the last rounds
is what was learnt: without all that the rounds swing to and fro.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ludoteca.kernel.rules import Rules
from ludoteca.lab.fit import fit, nothing, stretched, sums, swing
from ludoteca.lab.minds import Mind
from ludoteca.lab.net import learn
from ludoteca.lab.rows import Floats, Rows, join, rows_of, usual_margin
from ludoteca.lab.sittings import Played, decided_points, gather, join_played, shape_of
from ludoteca.lab.stage import Stages
from ludoteca.lab.work import Found, Round

FEWER = 5  # a thoughtful match is played instead of so many quick ones, and counts for as many
NO_END = 10_000_000  # matches of a round that ends by the clock
MEAN_OF = 5  # rounds at most, and not more than half of them
DIGITS = 6  # of a weight: what differs beyond is the arithmetic of the machine


class Training:
    """The rounds of a plan, from where they were left."""

    def __init__(self, stages: Stages, rules: Rules[Any]) -> None:
        self.stages = stages
        self.plan = stages.plan
        self.shape = shape_of(rules)
        self.rounds: list[Round] = stages.work.rounds()
        self._rows: list[Rows] = []
        self._learnt, self._held = nothing(self.shape), nothing(self.shape)

    @property
    def is_over(self) -> bool:
        return len(self.rounds) >= self.plan.rounds

    @property
    def scale(self) -> float:
        """By how many points matches were usually won, in the first round."""
        return self.rounds[0].scale

    @property
    def matches(self) -> int:
        return sum(one.matches for one in self.rounds)

    def next_round(self) -> Round:
        """Play and learn one round more."""
        self._recall()
        began = time.monotonic()
        number = len(self.rounds)
        thoughtful = number >= self.plan.rounds - self.plan.planner_rounds
        played = self._play(number, thoughtful)
        scale = self.scale if self.rounds else usual_margin(self.shape, played.points[played.unfinished == 0])
        self._take_in(played, scale)
        found = self._net(scale) if self.plan.hidden else self._weights()
        stage = f"test-{number}"
        table = self.stages.table("tests", thoughtful=False)._replace(minds=(found.mind, self.plan.standing))
        tested, _ = self.stages.compete(stage, table, self.plan.tests)
        done = Round(
            number=number,
            thoughtful=thoughtful,
            matches=len(played.counts),
            seconds=time.monotonic() - began,
            scale=scale,
            found=found,
            won=tested.value * tested.of,
            tested=tested.of,
        )
        self.stages.work.keep_round(done)
        self.rounds.append(done)
        return done

    def outcome(self) -> Mind:
        """What was learnt: the mean of the last rounds; a net is what the last round has made of it."""
        last = self.rounds[-min(MEAN_OF, -(-len(self.rounds) // 2)) :]
        if self.plan.hidden:
            return last[-1].found.mind
        weights = np.mean([one.found.mind.linear for one in last], axis=0)
        return Mind(rounded(weights), float(np.mean([one.found.mind.swing for one in last])))

    def _minds(self) -> tuple[Mind, ...]:
        """The prior, what was learnt on, and all selves; the newest is the last."""
        first = [self.plan.prior] if self.plan.base == self.plan.prior else [self.plan.prior, self.plan.base]
        return (*first, *(one.found.mind for one in self.rounds))

    def _play(self, number: int, thoughtful: bool) -> Played:
        stage = f"round-{number}"
        table = self.stages.table(stage, thoughtful)._replace(minds=self._minds())
        if not self.plan.minutes:
            count = max(self.plan.matches // FEWER, 1) if thoughtful else self.plan.matches
            return self.stages.play(stage, gather, table, count)
        left = 60 * self.plan.minutes - sum(one.seconds for one in self.rounds)
        return self.stages.play(stage, gather, table, NO_END, left / (self.plan.rounds - number))

    def _recall(self) -> None:
        """What was played in rounds that were done before this one began."""
        for done in self.rounds[len(self._rows) :]:
            self._take_in(join_played(self.stages.work.kept(f"round-{done.number}")), done.scale)

    def _take_in(self, played: Played, scale: float) -> None:
        """A round in which few matches were played counts as much as the first."""
        first = len(self._rows[0].number) if self._rows else len(played.counts)
        weight = max(1.0, first / len(played.counts))
        rows = rows_of(played.features, played.counts, decided_points(played), weight)
        self._rows.append(rows)
        if not self.plan.hidden:
            learnt, held = sums(self.shape, rows, scale)
            self._learnt += learnt
            self._held += held

    def _weights(self) -> Found:
        former = np.array(self._minds()[-1].linear)
        new = fit(self._learnt, self._held, former)
        weights = (new.former + new.weights) / 2
        mind = Mind(rounded(weights), swing(self.shape, self._rows[-1], weights))
        spread = tuple((self._learnt + self._held).spread().tolist())
        return Found(mind, new.explained, new.explained_before, spread)

    def _net(self, scale: float) -> Found:
        rows = join(self._rows)
        learnt, _ = sums(self.shape, self._rows[0], scale)
        linear = stretched(learnt, np.array(self.plan.base.linear))
        net = learn(self.shape, rows, linear, scale, self.plan.hidden, self.plan.seed)
        mind = Mind(rounded(linear), self.plan.base.swing, net.hidden, rounded(net.numbers))
        return Found(mind, net.explained, net.explained_before)


def rounded(numbers: Floats) -> tuple[float, ...]:
    return tuple(round(float(number), DIGITS) for number in numbers)
