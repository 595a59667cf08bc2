"""A small net for learners: two hidden layers, a head for the policy and one for the value, and Adam; in plain numpy.

The gradients are written out by hand. A framework would bring a gigabyte for three products of matrices, and whoever
wants one can step the same batch from it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
NEVER: Final = np.float32(-1e9)  # the logit of what is not allowed
MOST_VALUES = 24  # a number with more different values is a quantity, not a name


class Encoder:
    """Observations as a net wants them: an input for each value of a number that has few, one for a number of many.

    What the values are is read from a sample. Numbers that were always the same in it say nothing and are left out.
    """

    def __init__(self, sample: NDArray[np.int32]) -> None:
        columns, values, scaled = [], [], []
        for column in range(sample.shape[1]):
            found = np.unique(sample[:, column])
            if 1 < len(found) <= MOST_VALUES:
                columns += [column] * len(found)
                values += found.tolist()
            elif len(found) > MOST_VALUES:
                scaled.append(column)
        self.columns = np.array(columns, np.int64)
        self.values = np.array(values, np.int32)
        self.scaled = np.array(scaled, np.int64)
        self.middle = sample[:, self.scaled].mean(0).astype(np.float32)
        self.spread = sample[:, self.scaled].std(0).astype(np.float32)

    def __len__(self) -> int:
        return len(self.columns) + len(self.scaled)

    def __call__(self, observations: NDArray[np.int32]) -> Floats:
        named = observations[:, self.columns] == self.values
        counted = (observations[:, self.scaled] - self.middle) / self.spread
        return np.concatenate([named.astype(np.float32), counted.astype(np.float32)], axis=1)


class Net:
    """Inputs → two layers → a logit for each action, and what the position is worth."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        self.parts: dict[str, Floats] = {
            "w1": _layer(rng, inputs, hidden, 1.0),
            "b1": np.zeros(hidden, np.float32),
            "w2": _layer(rng, hidden, hidden, 1.0),
            "b2": np.zeros(hidden, np.float32),
            "wp": _layer(rng, hidden, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wv": _layer(rng, hidden, 1, 1.0),
            "bv": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._steps = 0

    def __call__(self, x: Floats, masks: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """The logs of the chances of all actions, and the values."""
        p = self.parts
        self._x = x
        self._h1 = np.maximum(x @ p["w1"] + p["b1"], 0)
        self._h2 = np.maximum(self._h1 @ p["w2"] + p["b2"], 0)
        logits = np.where(masks, self._h2 @ p["wp"] + p["bp"], NEVER)
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return logs, (self._h2 @ p["wv"] + p["bv"])[:, 0]

    def learn(self, of_logits: Floats, of_values: Floats, rate: float) -> None:
        """One step against the gradients of the last call, by Adam."""
        p = self.parts
        of_h2 = (of_logits @ p["wp"].T + of_values[:, None] @ p["wv"].T) * (self._h2 > 0)
        of_h1 = (of_h2 @ p["w2"].T) * (self._h1 > 0)
        slopes = {
            "w1": self._x.T @ of_h1,
            "b1": of_h1.sum(0),
            "w2": self._h1.T @ of_h2,
            "b2": of_h2.sum(0),
            "wp": self._h2.T @ of_logits,
            "bp": of_logits.sum(0),
            "wv": self._h2.T @ of_values[:, None],
            "bv": of_values.sum(keepdims=True),
        }
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shorter = min(1.0, 0.5 / (length + 1e-9))
        self._steps += 1
        for name, slope in slopes.items():
            self._first[name] += 0.1 * (slope * shorter - self._first[name])
            self._second[name] += 0.001 * ((slope * shorter) ** 2 - self._second[name])
            first = self._first[name] / (1 - 0.9**self._steps)
            second = self._second[name] / (1 - 0.999**self._steps)
            p[name] -= (rate * first / (np.sqrt(second) + 1e-5)).astype(np.float32)


def _layer(rng: np.random.Generator, inputs: int, outputs: int, gain: float) -> Floats:
    drawn: NDArray[Any] = rng.normal(0, gain * np.sqrt(2 / inputs), (inputs, outputs))
    return drawn.astype(np.float32)


def drawn_actions(logs: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as its chance."""
    noise = -np.log(-np.log(rng.random(logs.shape, np.float32) + 1e-12) + 1e-12)
    chosen: NDArray[np.int64] = (logs + noise).argmax(1)
    return chosen
