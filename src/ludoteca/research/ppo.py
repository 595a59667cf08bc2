"""PPO on a batch: a complete learner, small enough to be read, that begins with nothing and learns to beat our bots.

It plays against one level after the other, each until it wins enough, and sees of a position what its seat knows. The
algorithm is the usual one: play some steps with what there is, reckon how much better each action was than expected
(GAE), and change the net so that good actions become likelier, but never by much at a time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.stats import Estimate, share
from ludoteca.research.batches import Batches
from ludoteca.research.net import Encoder, Floats, Net, drawn_actions

LOOKS = 4  # rounds between two points of the curve


@dataclass(frozen=True)
class Manner:
    """The numbers that PPO leaves open."""

    matches: int = 128  # at the same time
    steps: int = 48  # of each of them, between two changes of the net
    passes: int = 3  # over what was played
    part: int = 1536  # steps that one change is made from
    hidden: int = 128
    rate: float = 1e-3
    clip: float = 0.2
    decay: float = 0.95  # λ: how far a surprise reaches back
    entropy: float = 0.01


class Point(NamedTuple):
    """Where the learner stands after so many seconds and steps: its share of wins against a level."""

    seconds: float
    steps: int
    against: str
    wins: Estimate


class Learner:
    """A net, how it sees, and how it plays."""

    def __init__(self, game: str, seats: int, seed: int, manner: Manner | None = None) -> None:
        self.game = game
        self.seats = seats
        self.manner = manner or Manner()
        self.rng = np.random.default_rng(seed)
        self.taken = 0
        sample = Batches(game, seats, 64, seed)
        seen = []
        for _ in range(400):
            sample.step(sample.random(self.rng))
            seen.append(sample.observations.copy())
        self.encoder = Encoder(np.concatenate(seen))
        self.net = Net(len(self.encoder), self.manner.hidden, len(sample.ids), self.rng)

    def table(self, level: str, n: int) -> Batches:
        """Matches of the learner among bots of a level."""
        return Batches(
            self.game, self.seats, n, int(self.rng.integers(2**31)), bots=[None, *[level] * (self.seats - 1)]
        )

    def choose(self, batch: Batches) -> NDArray[np.int64]:
        return drawn_actions(self.net(self.encoder(batch.observations), batch.masks)[0], self.rng)

    def evaluate(self, level: str, matches: int) -> Estimate:
        """The share of wins in fresh matches, ties shared."""
        batch = self.table(level, min(matches, 200))
        where, won, played = np.arange(batch.n) % self.seats, 0.0, 0
        left = np.full(batch.n, -(-matches // batch.n))  # as many of each place, or short ones would count more
        while left.any():
            batch.step(self.choose(batch))
            for k in np.flatnonzero(batch.done):
                if left[k]:
                    left[k] -= 1
                    played += 1
                    won += (float(batch.rewards[k, where[k]]) * (self.seats - 1) + 1) / self.seats
        return share(won, played)

    def improve(self, batch: Batches) -> float:
        """Play some steps on a batch and learn from them; the share of wins on the way."""
        m = self.manner
        where = np.arange(batch.n) % self.seats
        rows: dict[str, list[NDArray[Any]]] = {
            name: [] for name in ("x", "mask", "action", "log", "value", "reward", "done")
        }
        won: list[float] = []
        for _ in range(m.steps):
            x, mask = self.encoder(batch.observations), batch.masks.astype(bool)
            logs, values = self.net(x, mask)
            actions = drawn_actions(logs, self.rng)
            batch.step(actions)
            rewards = batch.rewards[np.arange(batch.n), where].astype(np.float32)
            won += ((rewards[batch.done > 0] * (self.seats - 1) + 1) / self.seats).tolist()
            taken = logs[np.arange(batch.n), actions]
            played: list[NDArray[Any]] = [x, mask, actions, taken, values, rewards, batch.done.copy()]
            for name, row in zip(rows, played, strict=True):
                rows[name].append(row)
        self.taken += m.steps * batch.n
        last = self.net(self.encoder(batch.observations), batch.masks)[1]
        better = advantages(np.array(rows["reward"]), np.array(rows["value"]), np.array(rows["done"]), last, m.decay)
        worth = better + np.array(rows["value"])
        flat = {name: np.concatenate(rows[name]) for name in ("x", "mask", "action", "log")}
        self._learn(flat, better.ravel(), worth.ravel())
        return float(np.mean(won)) if won else 0.0

    def _learn(self, flat: dict[str, NDArray[Any]], better: Floats, worth: Floats) -> None:
        m = self.manner
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(m.passes):
            order = self.rng.permutation(len(better))
            for at in range(0, len(order) - m.part + 1, m.part):
                some = order[at : at + m.part]
                logs, values = self.net(flat["x"][some], flat["mask"][some])
                of_logits = policy_slopes(
                    logs, flat["action"][some], flat["log"][some], better[some], m.clip, m.entropy
                )
                of_values = (values - worth[some]).astype(np.float32)
                self.net.learn(of_logits / len(some), of_values / len(some), m.rate)

    def save(self, path: Path) -> None:
        """The net, to be loaded with `numpy.load`."""
        np.savez_compressed(path, **self.net.parts)  # type: ignore[arg-type]


def advantages(rewards: Floats, values: Floats, done: NDArray[np.uint8], last: Floats, decay: float) -> Floats:
    """By step and match, how much better it went than was expected (GAE, nothing discounted)."""
    found = np.zeros_like(values)
    after, ahead = last, np.zeros_like(last)
    for step in range(len(values) - 1, -1, -1):
        goes_on = (done[step] == 0).astype(np.float32)
        surprise = rewards[step] + after * goes_on - values[step]
        ahead = surprise + decay * goes_on * ahead
        found[step], after = ahead, values[step]
    return found


def policy_slopes(
    logs: Floats, actions: NDArray[np.int64], before: Floats, better: Floats, clip: float, entropy: float
) -> Floats:
    """The gradient of PPO's loss by the logits, row by row; nothing where an action has become too much likelier."""
    rows, chances = np.arange(len(actions)), np.exp(logs)
    ratio = np.exp(logs[rows, actions] - before)
    counts = np.where(better > 0, ratio < 1 + clip, ratio > 1 - clip)
    pull = (counts * ratio * better).astype(np.float32)
    slopes = chances * pull[:, None]
    slopes[rows, actions] -= pull
    plain = np.where(chances > 0, logs, 0)
    mean = (chances * plain).sum(1, keepdims=True)
    return np.asarray(slopes + entropy * chances * (plain - mean), np.float32)


def learn(
    game: str,
    seats: int,
    seconds: float,
    against: Sequence[str],
    seed: int = 0,
    enough: float = 0.9,
    told: Callable[[Point], None] = lambda point: None,
    manner: Manner | None = None,
    matches: int = 200,
) -> tuple[Learner, list[Point]]:
    """Learn for some time, from one level to the next as soon as it wins enough; the learner, and its curve."""
    began = time.monotonic()
    learner = Learner(game, seats, seed, manner)
    levels: list[str] = list(against)
    curve: list[Point] = []
    batch = learner.table(levels[0], learner.manner.matches)

    def look() -> None:
        for level in against:
            curve.append(Point(time.monotonic() - began, learner.taken, level, learner.evaluate(level, matches)))
            told(curve[-1])

    look()
    rounds = 0
    while time.monotonic() - began < seconds:
        won = learner.improve(batch)
        rounds += 1
        if rounds % LOOKS == 0:
            look()
        if won > enough and len(levels) > 1:
            levels.pop(0)
            batch = learner.table(levels[0], learner.manner.matches)
    if curve[-1].steps < learner.taken:
        look()
    return learner, curve
