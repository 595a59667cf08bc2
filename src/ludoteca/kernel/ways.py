"""Ways: every way through a move, each weighed where it leads to, added up over the worlds a seat imagines."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.judge import Judge, answered
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules

LONGEST: Final[i64] = 64  # actions of a move


@final
class Ways:
    """The ways through one move. Of very many only a sample is looked at, the same in every world."""

    def __init__(self, player: Player, judge: Judge, most: i64) -> None:
        self.player = player
        self.judge = judge
        self.most = most
        self.path: vec[i64] = vec[i64]([i64(0)] * LONGEST)
        self.steps: vec[i64] = vec[i64]()  # of all ways, one behind the other
        self.ends: vec[i64] = vec[i64]()  # where the steps of each way end
        self.worths: vec[float] = vec[float]()
        self.worlds: i64 = 0
        self.at: i64 = 0
        self.lot: i64 = 0
        self.drawn = Rng(0)
        self.rooms: list[Options] = []  # for the options of each step of a move
        self.replies = Options()

    def begin(self, rng: Rng) -> None:
        """Nothing looked at yet."""
        self.steps = vec[i64]()
        self.ends = vec[i64]()
        self.worths = vec[float]()
        self.worlds = 0
        self.lot = rng.word()

    def only_step(self, rules: Rules[S], known: S, seat: Seat) -> bool:
        """Whether there is nothing to choose; the one step is kept then."""
        out = self.room(0)
        self.player.ways(rules, known, seat, out)
        if out.count > 1:
            return False
        if out.count == 0:
            raise AssertionError("a world was imagined in which whoever decides has nothing to choose")
        self.steps = append(self.steps, out.actions[0])
        return True

    def look(self, rules: Rules[S], world: S, seat: Seat) -> None:
        """Weigh every way in one more world; it is used up."""
        self.at = 0
        self.drawn = Rng(self.lot)
        self._walk(rules, world, seat, 0, self.most)
        self.worlds += 1

    def count(self) -> i64:
        return i64(len(self.worths))

    def best(self) -> i64:
        """The way that is worth most."""
        best: i64 = 0
        for k in range(1, self.count()):
            if self.worths[k] > self.worths[best]:
                best = k
        return best

    def best_few(self, few: i64) -> vec[i64]:
        """The ways that are worth most, the best first, at most so many."""
        kept = vec[i64]()
        for k in range(self.count()):
            place = i64(len(kept))
            if place < few:
                kept = append(kept, k)
            elif self.worths[k] > self.worths[kept[place - 1]]:
                place -= 1
            else:
                continue
            while place > 0 and self.worths[k] > self.worths[kept[place - 1]]:
                kept[place] = kept[place - 1]
                place -= 1
            kept[place] = k
        return kept

    def way(self, k: i64) -> vec[i64]:
        """The actions of a way."""
        return self.steps[self.ends[k - 1] if k > 0 else i64(0) : self.ends[k]]

    def room(self, depth: i64) -> Options:
        """Room for the options of one step of the move."""
        if depth == i64(len(self.rooms)):
            self.rooms.append(Options())
        return self.rooms[depth]

    def _walk(self, rules: Rules[S], s: S, seat: Seat, depth: i64, most: i64) -> i64:
        """Go on in every way from here, at most so many: what one option does not need is left to the next."""
        out = self.room(depth)
        self.player.ways(rules, s, seat, out)
        if out.count > most:
            out.keep_some(most, self.drawn)
        found: i64 = 0
        last = out.count - 1
        for k in range(out.count):
            action = out.actions[k]
            twin = s.copy() if k < last else s  # nobody needs it any more
            rules.take(twin, seat, action)
            self.path[depth] = action
            if goes_on(rules, twin, seat) and depth + 1 < LONGEST:
                found += self._walk(rules, twin, seat, depth + 1, (most - found) // (out.count - k))
            else:
                end = answered(rules, twin, self.judge, self.replies)
                self._note(self.judge.outlook(rules, end, seat), depth + 1)
                found += 1
        return found

    def _note(self, worth: float, length: i64) -> None:
        if self.worlds > 0:
            self.worths[self.at] += worth
        else:
            for k in range(length):
                self.steps = append(self.steps, self.path[k])
            self.ends = append(self.ends, i64(len(self.steps)))
            self.worths = append(self.worths, worth)
        self.at += 1


def goes_on(rules: Rules[S], s: S, seat: Seat) -> bool:
    """Whether the move a seat has begun has another step that it decides from what it knew when it began."""
    if s.crossed != 0 or rules.acting(s) != seat:
        return False
    return s.going_on() or s.answers(seat) > 0
