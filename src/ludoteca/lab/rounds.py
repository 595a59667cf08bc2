"""Rounds: matches among former selves, again and again; each round learns from all matches so far.

The first round is played by what learning begins from. From then on the newest self sits at half of the seats, all
others at the rest, and all of them stumble now and then, so that positions are seen that nobody would
go to. New weights are pulled towards the former ones, half a step is taken each time, and the mean of the last rounds
is what was learnt: without all that the rounds swing to and fro. A step after which matches end worse is made shorter,
or not at all: who has once learnt to wait learns from matches that nobody ends.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ludoteca.kernel.rules import Rules
from ludoteca.lab.course import FEWER, NO_END, Course, rounded
from ludoteca.lab.endings import ends_worse
from ludoteca.lab.fit import Fit, Sums, fit, nothing, sums, swing
from ludoteca.lab.minds import Mind
from ludoteca.lab.net import damped, learn
from ludoteca.lab.rows import Rows, join, rows_of, usual_margin, weighted
from ludoteca.lab.sittings import Played, decided_points, fates, gather, in_pairs, join_played
from ludoteca.lab.stage import Stages
from ludoteca.lab.work import Found, Round

THINKING = 2.0  # all thoughtful matches together count so many times as much as all quick ones
MEAN_OF = 5  # rounds at most, and not more than half of them
STEPS = (1 / 2, 1 / 4, 1 / 8, 0.0)  # of the way to what foretells best: the first after which matches come to an end


class Training(Course):
    """Rounds that learn from what foretells best how matches end."""

    def __init__(self, stages: Stages, rules: Rules[Any]) -> None:
        super().__init__(stages, rules)
        self.shape = self.shape._replace(sides=max(2, int(rules.sides)))
        self._rows: list[Rows] = []
        self._sums: list[tuple[Sums, Sums]] = []

    def next_round(self) -> Round:
        self._recall()
        began = time.monotonic()
        number = len(self.rounds)
        thoughtful = number >= self._first_thoughtful
        played = self._learnt_from(self._play(number, thoughtful))
        counted = (played.unfinished == 0) & (played.ruined == 0)
        scale = self.scale if self.rounds else usual_margin(self.shape, played.points[counted])
        self._take_in(played, scale)
        found = self._net(scale) if self.plan.hidden else self._weights(number, thoughtful)
        table = self.stages.table("tests", thoughtful)._replace(minds=(found.mind, self.plan.standing))
        tested, _ = self.stages.compete(f"test-{number}", table, self.plan.tests)
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

    def outcomes(self) -> list[Mind]:
        """What may have been learnt: the mean of the last rounds, half the way there, then each of the last rounds.

        Only rounds count that were played like the last. Of nets there is no mean.
        """
        alike = [one.found.mind for one in self.rounds if one.thoughtful == self.rounds[-1].thoughtful]
        if self.plan.hidden:
            return alike[::-1]
        last = alike[-min(MEAN_OF, -(-len(alike) // 2)) :]
        weights = np.mean([one.linear for one in last], axis=0)
        mean = Mind(rounded(weights), float(np.mean([one.swing for one in last])))
        return [mean, half_way(self.plan.base, mean), *alike[::-1]]

    def selves(self) -> list[Mind]:
        return [one.found.mind for one in self.rounds]

    def _minds(self) -> tuple[Mind, ...]:
        """Where learning began, and all selves; the newest is the last."""
        return (self.plan.base, *(one.found.mind for one in self.rounds))

    def _learnt_from(self, played: Played) -> Played:
        """What was played, as it is learnt from: whoever plays alone, beside others who did."""
        return in_pairs(self.shape, played) if self.is_alone else played

    def _play(self, number: int, thoughtful: bool) -> Played:
        stage = f"round-{number}"
        table = self.stages.table(stage, thoughtful)._replace(minds=self._minds())
        if not self.plan.minutes:
            count = max(self.plan.matches // FEWER, 1) if thoughtful else self.plan.matches
            return self.stages.play(stage, gather, table, count)
        return self.stages.play(stage, gather, table, NO_END, self._seconds_left)

    def _recall(self) -> None:
        """What was played in rounds that were done before this one began."""
        for done in self.rounds[len(self._rows) :]:
            played = join_played(self.stages.work.kept(f"round-{done.number}"))
            self._take_in(self._learnt_from(played), done.scale)

    def _take_in(self, played: Played, scale: float) -> None:
        rows = rows_of(played.features, played.counts, decided_points(played), played.viewers, fates(played))
        self._rows.append(rows)
        self._sums.append(sums(self.shape, rows, scale))

    def _factors(self) -> list[float]:
        """By round: how much a position of it counts. Those of thoughtful matches are few, and what matters most."""
        is_quick = [number < self._first_thoughtful for number in range(len(self._rows))]
        sizes = [float(len(rows.features)) for rows in self._rows]
        quick = sum(size for size, so in zip(sizes, is_quick, strict=True) if so)
        thoughtful = sum(sizes) - quick
        if not quick or not thoughtful:
            return [1.0] * len(sizes)
        return [1.0 if so else THINKING * quick / thoughtful for so in is_quick]

    def _weights(self, number: int, thoughtful: bool) -> Found:
        """As far towards what foretells best as matches end no worse than those of what stands, on the same deals."""
        new = self._fit()
        table = self.stages.table("ends", thoughtful)
        kind = "thoughtful" if thoughtful else "quick"
        before = self.stages.flaws(f"ends-standing-{kind}", table, self.plan.standing, self.plan.tests)
        for step in STEPS:
            mind = self._stepped(new, step)
            ends = self.stages.flaws(f"ends-{number}-{step:g}", table, mind, self.plan.tests)
            if step == STEPS[-1] or not ends_worse(ends, before):
                return Found(mind, new.explained, new.explained_before, new.spread)
        raise AssertionError("there is a last step")

    def _fit(self) -> Fit:
        """The weights that foretell all matches so far best."""
        former = np.array(self._minds()[-1].linear)
        learnt, held = nothing(self.shape), nothing(self.shape)
        for factor, (one, other) in zip(self._factors(), self._sums, strict=True):
            learnt += one.times(factor)
            held += other.times(factor)
        return fit(learnt, held, former)

    def _stepped(self, new: Fit, step: float) -> Mind:
        """Part of the way from the former weights to new ones."""
        weights = new.former + step * (new.weights - new.former)
        return Mind(rounded(weights), swing(self.shape, self._rows[-1], weights))

    def _net(self, scale: float) -> Found:
        """A net on weights of its own: those that serve companions best are not those of who thinks."""
        mind = self._stepped(self._fit(), STEPS[0])
        rows = join([weighted(rows, factor) for rows, factor in zip(self._rows, self._factors(), strict=True)])
        net = learn(self.shape, rows, np.array(mind.linear), scale, self.plan.hidden, self.plan.seed)
        mind = Mind(mind.linear, mind.swing, net.hidden, rounded(damped(net)))
        return Found(mind, net.explained, net.explained_before)


def half_way(began: Mind, learnt: Mind) -> Mind:
    """What counts half as one began and half as one has learnt; how much a lead is worth may differ between them.

    Where matches can hardly be foretold, much of what was learnt is chance.
    """
    weights = (np.array(began.linear) * learnt.swing / began.swing + np.array(learnt.linear)) / 2
    return Mind(rounded(weights), learnt.swing)
