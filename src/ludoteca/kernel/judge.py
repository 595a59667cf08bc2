"""Judge: what a position is worth to each side, from what one seat knows of it. Features of the game times weights.

A game names its features; weights are data, learnt or written by hand. Bots weigh positions by nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules

NOTHING: Final = -1e9  # less than any value
DECIDED: Final = 1000.0  # more than any lead: what it counts to have won rather than lost


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The value of a side is the sum of phase × weight × trait: weights by phase and trait, as the rules list them."""

    def __init__(self, phases: i64, traits: i64, sides: i64, weights: vec[float], swing: float) -> None:
        if i64(len(weights)) != phases * traits:
            raise ValueError(f"{len(weights)} weights for {phases} phases of {traits} traits")
        self.phases = phases
        self.traits = traits
        self.sides = sides
        self.weights = weights
        self.swing = swing  # a lead of so much wins three matches of four
        self.features: vec[float] = vec[float]([0.0] * (phases + sides * traits))
        self.worths: vec[float] = vec[float]([0.0] * sides)
        self.mixed: vec[float] = vec[float]([0.0] * traits)  # the weights as the phases mix them …
        self.mixed_for: vec[float] = vec[float]([-1.0] * phases)  # … that were these

    def weigh(self, rules: Rules[S], s: S, viewer: Seat) -> vec[float]:
        """The value of the position to every side, as far as a seat knows; good until the next call."""
        x = self.features
        for k in range(i64(len(x))):
            x[k] = 0.0
        rules.features(s, viewer, x)
        self.sum_up()
        return self.worths

    def sum_up(self) -> None:
        """Features times weights."""
        traits = self.traits
        x = self.features
        if self._has_moved_on():
            self._mix()
        mixed = self.mixed
        own = self.phases
        for side in range(self.sides):
            total = 0.0
            for trait in range(traits):
                total += mixed[trait] * x[own + trait]
            self.worths[side] = total
            own += traits

    def _has_moved_on(self) -> bool:
        """Whether the phases are others than the last time; most positions weighed for one move share theirs."""
        for phase in range(self.phases):
            if self.features[phase] != self.mixed_for[phase]:
                return True
        return False

    def _mix(self) -> None:
        """The weights of all phases, each as far as it has come."""
        traits = self.traits
        mixed = self.mixed
        weights = self.weights
        for trait in range(traits):
            mixed[trait] = 0.0
        for phase in range(self.phases):
            share = self.features[phase]
            self.mixed_for[phase] = share
            if share != 0.0:
                base = phase * traits
                for trait in range(traits):
                    mixed[trait] += share * weights[base + trait]

    def lead(self, rules: Rules[S], s: S, seat: Seat) -> float:
        """The value of the position to a seat, less its value to the best of the others."""
        worths = self.weigh(rules, s, seat)
        return ahead(worths, self.sides, seat)

    def outlook(self, rules: Rules[S], s: S, seat: Seat) -> float:
        """The lead, and above all who has won, if the match is over."""
        lead = self.lead(rules, s, seat)
        return lead if s.over == 0 else lead + DECIDED * (rules.payoff(s, seat) - 0.5)

    def prospect(self, rules: Rules[S], s: S, seat: Seat) -> float:
        """How likely a seat is to win, from 0 to 1: what happened if the match is over, else by the values."""
        if s.over != 0:
            return rules.payoff(s, seat)
        lead = self.lead(rules, s, seat)
        return 0.5 + 0.5 * lead / (self.swing + abs(lead))


@mypyc_attr(allow_interpreted_subclasses=True)
class NetJudge(Judge):
    """Beside the weights a small net: hidden units that see the phases, a side's traits and the mean of the others'.

    `net` has, for each hidden unit, a weight for every phase, own trait and trait of the others, then its bias, then
    what it counts in the sum. A unit below zero counts nothing.
    """

    def __init__(
        self, phases: i64, traits: i64, sides: i64, weights: vec[float], swing: float, hidden: i64, net: vec[float]
    ) -> None:
        super().__init__(phases, traits, sides, weights, swing)
        if i64(len(net)) != hidden * (phases + 2 * traits + 2):
            raise ValueError(f"{len(net)} numbers for a net of {hidden} hidden units")
        self.hidden = hidden
        self.net = by_input(net, hidden, phases + 2 * traits + 2)
        self.sums: vec[float] = vec[float]([0.0] * hidden)
        self.known: vec[float] = vec[float]([-1.0] * (sides * traits))  # the traits of each side, of which came …
        self.own: vec[float] = vec[float]([0.0] * (sides * hidden))  # … what they bring to its units,
        self.others: vec[float] = vec[float]([0.0] * (sides * hidden))  # and to those of the other sides

    def sum_up(self) -> None:
        super().sum_up()
        hidden = self.hidden
        x = self.features
        net = self.net
        sums = self.sums
        bias = (self.phases + 2 * self.traits) * hidden
        share = 1.0 / float(max(self.sides - 1, 1))
        for side in range(self.sides):
            if self._differs(side):
                self._take_in(side)
        for side in range(self.sides):
            for unit in range(hidden):
                sums[unit] = net[bias + unit] + self.own[side * hidden + unit]
            for phase in range(self.phases):
                add(sums, 0, x[phase], net, phase * hidden, hidden)
            for other in range(self.sides):
                if other != side:
                    add(sums, 0, share, self.others, other * hidden, hidden)
            total = 0.0
            for unit in range(hidden):
                if sums[unit] > 0.0:
                    total += sums[unit] * net[bias + hidden + unit]
            self.worths[side] += total

    def _differs(self, side: i64) -> bool:
        """Whether a side's traits are others than the last time; a move seldom changes those of another."""
        traits = self.traits
        first = self.phases + side * traits
        for trait in range(traits):
            if self.features[first + trait] != self.known[side * traits + trait]:
                return True
        return False

    def _take_in(self, side: i64) -> None:
        """What a side's traits bring to its own units, and to those of the others; most traits are zero."""
        phases = self.phases
        traits = self.traits
        hidden = self.hidden
        own = self.own
        others = self.others
        base = side * hidden
        for unit in range(hidden):
            own[base + unit] = 0.0
            others[base + unit] = 0.0
        for trait in range(traits):
            amount = self.features[phases + side * traits + trait]
            self.known[side * traits + trait] = amount
            add(own, base, amount, self.net, (phases + trait) * hidden, hidden)
            add(others, base, amount, self.net, (phases + traits + trait) * hidden, hidden)


def add(sums: vec[float], to: i64, amount: float, numbers: vec[float], first: i64, count: i64) -> None:
    """Add an amount of some numbers in a row to some sums in a row."""
    if amount != 0.0:
        for k in range(count):
            sums[to + k] += amount * numbers[first + k]


def ahead(worths: vec[float], sides: i64, seat: Seat) -> float:
    """By how much a seat is ahead of the best of the others; who plays alone by all it has."""
    if sides == 1:
        return worths[seat]
    best = NOTHING
    for other in range(sides):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best


def by_input(net: vec[float], hidden: i64, width: i64) -> vec[float]:
    """The numbers of a net the other way round: for each input, one for every hidden unit."""
    turned = vec[float]([0.0] * (hidden * width))
    for unit in range(hidden):
        for k in range(width):
            turned[k * hidden + unit] = net[unit * width + k]
    return turned


def answered(rules: Rules[S], s: S, judge: Judge, out: Options) -> S:
    """A position after the answer to what was proposed in it, as whoever is asked would judge it; else the same."""
    while rules.awaits_reply(s):
        seat = rules.acting(s)
        rules.ways(s, seat, out)
        best = s
        top = NOTHING
        for k in range(out.count):
            twin = s.copy()
            rules.take(twin, seat, out.actions[k])
            worth = judge.outlook(rules, twin, seat)
            if worth > top:
                top = worth
                best = twin
        s = best
    return s


def features_of(rules: Rules[S], s: S, viewer: Seat) -> list[float]:
    """The features of a position as far as a seat knows, to look at."""
    out = vec[float]([0.0] * (i64(len(rules.phases)) + rules.sides * i64(len(rules.traits))))
    rules.features(s, viewer, out)
    return list(out)
