"""Batch: many matches with the same rules, a step each at a time, written into tables that numpy reads where they lie.

Whoever steps it sees for each match which seat decides, what that seat knows and what it may do, and nothing else. Bots
may sit at some of the seats: they move by themselves.
"""

from __future__ import annotations

from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ludoteca.kernel.chance import KEY_WORDS, Chance, Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight


def reward(rules: Rules[S], s: S, seat: Seat) -> float:
    """What a match that is over was worth to a seat: 1 alone ahead, -1 / (seats - 1) behind, 0 if all are equal."""
    seats = float(rules.seats)
    if rules.seats == 1:
        return 2.0 * rules.payoff(s, seat) - 1.0
    return (rules.payoff(s, seat) * seats - 1.0) / (seats - 1.0)


def margin(rules: Rules[S], s: S, seat: Seat) -> float:
    """The points of a seat beyond those of the best of the others; its points, if it is alone."""
    mine = rules.score(s, seat)
    if rules.seats == 1:
        return float(mine)
    best = rules.score(s, 1 if seat == 0 else 0)
    for other in range(rules.seats):
        if other != seat:
            best = max(best, rules.score(s, other))
    return float(mine - best)


@final
class Batch(Generic[S]):
    """So many matches. A match that ends begins anew within the same step, with other chance.

    `ids` has a column for each action: by default its number, else one that other settings give the same action too.
    `bots` has one place for each seat of the first match, None where whoever steps the batch decides; in the second
    match everybody sits one seat further, and so on.
    """

    def __init__(
        self, rules: Rules[S], count: i64, seed: i64, ids: vec[i64], columns: i64, bots: list[Player | None]
    ) -> None:
        self.rules = rules
        self.count = count
        self.ids = ids
        self.columns = columns
        self.bots = bots
        self.by_margin: bool = False  # whether rewards are points ahead
        self.rng = Rng(seed)
        self.out = Options()
        self.sight = Sight()
        self.states: list[S] = []
        self.numbers: vec[i64] = vec[i64]([i64(-1)] * columns)  # the action of each column, or -1
        for action in range(i64(len(ids))):
            self.numbers[ids[action]] = action
        self.seats: vec[i64] = vec[i64]([i64(0)] * count)  # by match: who decides
        self.steps: vec[i64] = vec[i64]([i64(0)] * count)  # … how many actions were taken in it
        self.begun: vec[i64] = vec[i64]([i64(0)] * (count * KEY_WORDS))  # … the key of its chance
        self.done: vec[u8] = vec[u8]([u8(0)] * count)  # … whether another one ended in this step
        self.rewards: vec[float] = vec[float]([0.0] * (count * rules.seats))  # … what that one was worth, by seat
        self.scores: vec[i64] = vec[i64]([i64(0)] * (count * rules.seats))  # … the points of the last one that ended
        self.lengths: vec[i64] = vec[i64]([i64(0)] * count)  # … and its actions
        self.counts: vec[i64] = vec[i64]([i64(0)] * count)  # by match: how many options
        self.choices: vec[i32] = vec[i32]([i32(0)] * (count * columns))  # … the columns of these
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * columns))  # … and by column whether it is one
        self.finished: i64 = 0
        self.taken: i64 = 0
        for k in range(count):
            self.states.append(self._begin(k))
        rules.observe(self.states[0], 0, self.sight)
        self.width: i64 = self.sight.width
        self.observations: vec[i32] = vec[i32]([i32(0)] * (count * self.width))
        self.sight.row = self.observations
        for k in range(count):
            self._go_on(k)
            self.done[k] = u8(0)
            self._show(k)

    def step(self, actions: bytes) -> None:
        """One action for each match, as two bytes, the lower first. None is taken if one of them is not allowed."""
        if len(actions) != int(2 * self.count):
            raise LudotecaError(f"{self.count} matches want {2 * self.count} bytes of actions, not {len(actions)}")
        columns = self.columns
        for k in range(self.count):
            column = i64(actions[2 * k]) | (i64(actions[2 * k + 1]) << 8)
            if column >= columns or self.masks[k * columns + column] == 0:
                raise LudotecaError(f"match {k}: {self._called(column)} is not among its options")
        rules = self.rules
        for k in range(self.count):
            action = self.numbers[i64(actions[2 * k]) | (i64(actions[2 * k + 1]) << 8)]
            if self.done[k] != 0:
                self.done[k] = u8(0)
                for j in range(k * rules.seats, (k + 1) * rules.seats):
                    self.rewards[j] = 0.0
            rules.take(self.states[k], self.seats[k], action)
            self.steps[k] += 1
            self.taken += 1
            self._go_on(k)
            self._show(k)

    def key(self, k: i64) -> bytes:
        """The seed of a match: with it a `Match` can be played again."""
        found = b""
        for j in range(KEY_WORDS):
            found += int(self.begun[k * KEY_WORDS + j]).to_bytes(4, "little")
        return found

    def _called(self, column: i64) -> str:
        if column >= self.columns:
            return f"action {column} of {self.columns}"
        action = self.numbers[column]
        return f"action {column}" if action < 0 else self.rules.actions.text(int(action))

    def _begin(self, k: i64) -> S:
        chance = Chance.from_seed(bytes(32))
        chance.rekey(self.rng)
        for j in range(KEY_WORDS):
            self.begun[k * KEY_WORDS + j] = chance.words[j]
        self.steps[k] = 0
        s = self.rules.start(chance)
        self.rules.settle_all(s)
        return s

    def _go_on(self, k: i64) -> None:
        """Let bots move, and matches end and begin, until somebody without a bot decides."""
        rules = self.rules
        while True:
            s = self.states[k]
            if s.over != 0:
                self._end(k, s)
                continue
            seat = rules.acting(s)
            bot = self.bots[(seat - k % rules.seats + rules.seats) % rules.seats]
            if bot is None:
                self.seats[k] = seat
                return
            for action in bot.move(rules, rules.imagine(s, seat, self.rng), seat, self.rng):
                rules.take(s, seat, action)
                self.steps[k] += 1

    def _end(self, k: i64, s: S) -> None:
        rules = self.rules
        base = k * rules.seats
        for seat in range(rules.seats):
            self.rewards[base + seat] = margin(rules, s, seat) if self.by_margin else reward(rules, s, seat)
            self.scores[base + seat] = rules.score(s, seat)
        self.lengths[k] = self.steps[k]
        self.done[k] = u8(1)
        self.finished += 1
        self.states[k] = self._begin(k)

    def _show(self, k: i64) -> None:
        """Write what the seat that decides may do and knows."""
        rules = self.rules
        s = self.states[k]
        seat = self.seats[k]
        out = self.out
        masks = self.masks
        choices = self.choices
        base = k * self.columns
        for j in range(base, base + self.counts[k]):
            masks[base + i64(choices[j])] = u8(0)
        rules.options(s, seat, out)
        actions = out.actions
        ids = self.ids
        for j in range(out.count):
            column = ids[actions[j]]
            masks[base + column] = u8(1)
            choices[base + j] = i32(column)
        self.counts[k] = out.count
        sight = self.sight
        sight.base = k * self.width
        rules.observe(s, seat, sight)
