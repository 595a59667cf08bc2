"""Many matches at once, for learners: numpy arrays that are read where the compiled rules have written them.

Nothing is copied: the arrays are the same objects all along, read-only, and each step writes them anew. A match that
ends begins anew within the same step (what Gymnasium calls SAME_STEP): `done` says so, `rewards`, `scores` and
`lengths` are of the one that ended, the observation is already of the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.bots.levels import bot
from ludoteca.games import find
from ludoteca.kernel.batch import Batch
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.player import Player
from ludoteca.play.settings import Value
from ludoteca.research.ids import ids_of

MOST_IDS = 2**16


class Batches:
    """So many matches of one game, a step each at a time.

    `bots` names the level that plays at each seat of the first match, None where the learner decides; in each further
    match everybody sits one seat further, so that no seat is favoured.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        n: int = 256,
        seed: int = 0,
        settings: Mapping[str, Value] | None = None,
        *,
        bots: Sequence[str | None] = (),
        margin: bool = False,
        stable_ids: bool = False,
    ) -> None:
        if n < 1:
            raise LudotecaError(f"a batch has at least one match, not {n}")
        self.game = find(game)
        self.rules = self.game.rules(settings or {}, seats)
        self.seats_a_match = int(self.rules.seats)
        self.ids = ids_of(self.game, self.rules.actions, stable_ids)
        if len(self.ids) > MOST_IDS:
            raise LudotecaError(f"{len(self.ids)} ids are more than the {MOST_IDS} that a batch can tell apart")
        self.n = n
        self._batch: Batch[Any] = Batch(
            self.rules, n, seed, self.ids.columns(), len(self.ids), self._sitting(bots or [None] * self.seats_a_match)
        )
        self._batch.by_margin = margin
        self.width = int(self._batch.width)
        self.observations: NDArray[np.int32] = self._table(self._batch.observations, np.int32).reshape(n, self.width)
        self.masks: NDArray[np.uint8] = self._table(self._batch.masks, np.uint8).reshape(n, len(self.ids))
        self.choices: NDArray[np.int32] = self._table(self._batch.choices, np.int32).reshape(n, len(self.ids))
        self.counts: NDArray[np.int64] = self._table(self._batch.counts, np.int64)
        self.seats: NDArray[np.int64] = self._table(self._batch.seats, np.int64)
        self.done: NDArray[np.uint8] = self._table(self._batch.done, np.uint8)
        self.rewards: NDArray[np.float64] = self._table(self._batch.rewards, np.float64).reshape(n, self.seats_a_match)
        self.scores: NDArray[np.int64] = self._table(self._batch.scores, np.int64).reshape(n, self.seats_a_match)
        self.lengths: NDArray[np.int64] = self._table(self._batch.lengths, np.int64)

    def step(self, actions: ArrayLike) -> None:
        """One action id for each match; none is taken if one of them is not allowed."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise LudotecaError(
                f"{self.n} matches want {self.n} whole numbers, not {given.dtype} of shape {given.shape}"
            )
        if given.dtype != np.uint16 and ((given < 0) | (given >= len(self.ids))).any():
            raise LudotecaError(f"action ids are 0 to {len(self.ids) - 1}, not {given.min()} to {given.max()}")
        self._batch.step(given.astype("<u2", copy=False).tobytes())

    def random(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """Any option of each match, each as likely: what a policy is that knows nothing."""
        picks = (rng.random(self.n) * self.counts).astype(np.int64)
        chosen: NDArray[np.int32] = self.choices[np.arange(self.n), picks]
        return chosen

    def runs(self) -> dict[str, slice]:
        """Where in an observation each part of it is, by name."""
        begins = list(self._batch.sight.begins.items())
        ends = [*(begin for _, begin in begins[1:]), self.width]
        return {name: slice(begin, end) for (name, begin), end in zip(begins, ends, strict=True)}

    def seed(self, match: int) -> bytes:
        """The seed of the match that is going on there: `ludoteca.Match(…, seed=…)` plays it again."""
        return bytes(self._batch.key(match))

    @property
    def finished(self) -> int:
        """How many matches have ended."""
        return int(self._batch.finished)

    def _sitting(self, levels: Sequence[str | None]) -> list[Player | None]:
        if len(levels) != self.seats_a_match:
            raise LudotecaError(f"bots are named for each of {self.seats_a_match} seats, not for {len(levels)}")
        if None not in levels:
            raise LudotecaError("bots sit at every seat: leave None where the learner decides")
        return [None if level is None else bot(level, self.game, self.rules) for level in levels]

    def _table(self, words: Any, dtype: type) -> NDArray[Any]:
        return np.frombuffer(memoryview(words), dtype)
