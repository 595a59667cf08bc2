"""Net: hidden units beside linear weights, for what a sum cannot say: that two things are worth more together.

value(side) = linear(side) + N(phases, its traits, mean of the others' traits), as `NetJudge` computes it. Learnt from
the same rows and targets as the weights, over all pairs of sides; ReLU, Adam, and it stops when held-out matches are
foretold no better.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.rows import Floats, Rows, Shape, Small, Whole, outcome

STEP = 1e-3
SLOWING, SMOOTHING = 0.9, 0.999  # Adam's memory of slopes and of their squares
DECAY = 3e-4
AT_ONCE = 512
MOST_EPOCHS = 40
PATIENCE = 3  # epochs that may bring nothing before it stops
LEAST_SPREAD = 0.05  # what hardly ever varies is not blown up


TAKEN = 0.3  # of what a net says: see `damped`


class Net(NamedTuple):
    """A net as `NetJudge` takes it, and how well it foretells matches that it was not learnt from."""

    hidden: int
    numbers: Floats  # for each unit: its weights of the inputs, its bias, what it counts
    explained: float
    explained_before: float  # by the linear weights alone


class Layers(NamedTuple):
    """What is learnt: the weights of the inputs of each unit, its bias, what it counts."""

    into: Small
    bias: Small
    out: Small


class Sample(NamedTuple):
    """Positions as a net sees them."""

    inputs: Small  # by position, side and input, of about the same size all
    linear: Small  # by position and side
    targets: Small  # by position and two sides
    weight: Small  # by position

    def some(self, which: NDArray[np.bool_] | Whole) -> Sample:
        return Sample(*(part[which] for part in self))


def learn(shape: Shape, rows: Rows, linear: Floats, scale: float, hidden: int, seed: int) -> Net:
    """A net on top of linear weights; the same seed and rows give the same net."""
    raw = inputs(shape, rows.features)
    flat = raw.reshape(-1, raw.shape[2])
    middle, spread = flat.mean(axis=0), np.maximum(flat.std(axis=0), LEAST_SPREAD)
    sides, whole_round = range(shape.sides), slice(None)
    targets = np.stack(
        [np.stack([outcome(rows, whole_round, one, other, scale) for other in sides], axis=1) for one in sides], axis=1
    ).astype(np.float32)
    whole = Sample((raw - middle) / spread, linear_values(shape, rows.features, linear), targets,
                   rows.weight[rows.match].astype(np.float32))  # fmt: skip
    held_out = rows.held_out
    learnt, held = whole.some(~held_out), whole.some(held_out)
    rng = np.random.default_rng(seed)
    best = kept = first_layers(raw.shape[2], hidden, rng)
    least = error(held, best)
    adam = Adam(best)
    waited = 0
    for _ in range(MOST_EPOCHS):
        kept = epoch(learnt, kept, adam, rng)
        found = error(held, kept)
        if found < least:
            best, least, waited = kept, found, 0
        else:
            waited += 1
            if waited >= PATIENCE:
                break
    nothing = mean_square(held, np.zeros_like(held.linear))
    before = mean_square(held, held.linear)
    return Net(hidden, folded(best, middle, spread), 1 - least / nothing, 1 - before / nothing)


def inputs(shape: Shape, features: Small) -> Small:
    """By position and side: the phases, the side's traits, the mean of the others'."""
    own = shape.side_part(features)
    others = (own.sum(axis=1, keepdims=True) - own) / max(1, shape.sides - 1)
    phases = np.broadcast_to(shape.phase_part(features)[:, None, :], (*own.shape[:2], shape.phases))
    return np.concatenate([phases, own, others], axis=2, dtype=np.float32)


def linear_values(shape: Shape, features: Small, weights: Floats) -> Small:
    """By position and side: what the linear weights say."""
    table = weights.reshape(shape.phases, shape.traits).astype(np.float32)
    by_trait = shape.phase_part(features) @ table
    values: Small = np.einsum("rt,rst->rs", by_trait, shape.side_part(features))
    return values


def first_layers(width: int, hidden: int, rng: np.random.Generator) -> Layers:
    into = rng.normal(size=(width, hidden)) / np.sqrt(width)
    out = rng.normal(size=hidden) * 0.05
    return Layers(into.astype(np.float32), np.zeros(hidden, np.float32), out.astype(np.float32))


def values(sample: Sample, layers: Layers) -> Small:
    """By position and side: linear and net together."""
    found: Small = sample.linear + np.maximum(sample.inputs @ layers.into + layers.bias, 0) @ layers.out
    return found


def misses(sample: Sample, found: Small) -> Small:
    """By position and two sides: by how much the difference of their values is wrong."""
    missed: Small = found[:, :, None] - found[:, None, :] - sample.targets
    return missed


def mean_square(sample: Sample, found: Small) -> float:
    squares = (misses(sample, found) ** 2).sum(axis=(1, 2))
    return float(sample.weight @ squares) / max(1.0, float(sample.weight.sum()))


def error(sample: Sample, layers: Layers) -> float:
    return mean_square(sample, values(sample, layers))


def epoch(learnt: Sample, layers: Layers, adam: Adam, rng: np.random.Generator) -> Layers:
    """Once through all positions, in an order of its own."""
    order = rng.permutation(len(learnt.inputs))
    for first in range(0, len(order), AT_ONCE):
        layers = adam.step(layers, slopes(learnt.some(order[first : first + AT_ONCE]), layers))
    return layers


def slopes(part: Sample, layers: Layers) -> Layers:
    """How the error of these positions changes with each number of the net."""
    sums = part.inputs @ layers.into + layers.bias
    lively = np.maximum(sums, 0)
    missed = misses(part, part.linear + lively @ layers.out).sum(axis=2)
    push = missed * (part.weight / part.weight.sum())[:, None]
    back = push[:, :, None] * layers.out * (sums > 0)
    return Layers(
        np.einsum("rsi,rsh->ih", part.inputs, back, optimize=True) + DECAY * layers.into,
        back.sum(axis=(0, 1)),
        np.einsum("rsh,rs->h", lively, push, optimize=True) + DECAY * layers.out,
    )


class Adam:
    """Steps down the slopes, each number at its own pace."""

    def __init__(self, layers: Layers) -> None:
        self.slope = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def step(self, layers: Layers, slope: Layers) -> Layers:
        self.steps += 1
        moved = []
        for k, (layer, now) in enumerate(zip(layers, slope, strict=True)):
            self.slope[k] = SLOWING * self.slope[k] + (1 - SLOWING) * now
            self.square[k] = SMOOTHING * self.square[k] + (1 - SMOOTHING) * now * now
            straight = self.slope[k] / (1 - SLOWING**self.steps)
            rough = np.sqrt(self.square[k] / (1 - SMOOTHING**self.steps))
            moved.append((layer - STEP * straight / (rough + 1e-8)).astype(np.float32))
        return Layers(*moved)


def damped(net: Net) -> Floats:
    """The numbers of a net that says less than it has learnt.

    Whoever plays by it goes where it errs in their favour, among hundreds of positions: in full it lost to the linear
    weights that it stands on (39 % in Dirty Deeds), and with a third of a step it won (62 %).
    """
    numbers = net.numbers.reshape(net.hidden, -1).copy()
    numbers[:, -1] *= TAKEN
    return numbers.ravel()


def folded(layers: Layers, middle: Small, spread: Small) -> Floats:
    """The numbers for inputs as they are, unit by unit."""
    into = layers.into.astype(np.float64) / spread[:, None]
    bias = layers.bias - middle @ into
    return np.concatenate([into, bias[None, :], layers.out[None, :]]).T.ravel()
