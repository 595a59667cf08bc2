"""Player: a bot. It chooses whole moves in worlds imagined for its seat, and knows nothing else."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import ALL_SEATS, ANSWER, ANSWERS, BY, DRAFT, STEP


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses moves. `known` is always a state imagined for the seat: all that it may know, and nothing more.

    A player can be made to do without some actions: it takes none of them while it has another option.
    """

    def __init__(self) -> None:
        self.shuns: vec[i64] = vec[i64]()  # by action: 1 if it is shunned
        self.after: vec[i64] = vec[i64]()  # pairs: the second is shunned right after the first, in the same move

    def shun(self, rules: Rules[S], action: Action) -> None:
        """Do without an action."""
        if len(self.shuns) == 0:
            self.shuns = vec[i64]([i64(0)] * i64(len(rules.homes)))
        self.shuns[action] = 1

    def shun_after(self, first: Action, then: Action) -> None:
        """Do without an action right after another one."""
        self.after = append(append(self.after, first), then)

    def ways(self, rules: Rules[S], s: S, seat: Seat, out: Options) -> None:
        """The options that lead somewhere new, without those that nobody would choose, and those it shuns."""
        rules.ways(s, seat, out)
        rules.leave_out(s, seat, out)
        self.strike_out(s, seat, out)

    def strike_out(self, s: S, seat: Seat, out: Options) -> None:
        """Leave out what it shuns, unless nothing remains."""
        if len(self.shuns) > 0 or len(self.after) > 0:
            self._keep_the_rest(s, seat, out)

    def move(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        """The actions of a whole move; `known` is played on in."""
        actions = vec[i64]()
        while True:
            for action in self.steps(rules, known, seat, rng):
                actions = append(actions, action)
                if ends_move(rules, known, seat, action):
                    return actions

    def steps(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        """The next actions of a move: one, or as many as it is sure of."""
        raise NotImplementedError

    def _keep_the_rest(self, s: S, seat: Seat, out: Options) -> None:
        before = last_step(s, seat)
        kept: i64 = 0
        for k in range(out.count):
            if not self._is_shunned(before, out.actions[k]):
                kept += 1
        if kept == 0:
            return
        kept = 0
        for k in range(out.count):
            action = out.actions[k]
            if not self._is_shunned(before, action):
                out.actions[kept] = action
                kept += 1
        out.count = kept

    def _is_shunned(self, before: i64, action: Action) -> bool:
        if len(self.shuns) > 0 and self.shuns[action] != 0:
            return True
        for k in range(0, i64(len(self.after)), 2):
            if self.after[k] == before and self.after[k + 1] == action:
                return True
        return False


def ends_move(rules: Rules[S], known: S, seat: Seat, action: Action) -> bool:
    """Take an action of a seat; whether its move is whole then: complete, stopped by what was revealed, or answered."""
    together = known.asked() == ALL_SEATS
    asked = rules.decisions[known.deciding()].questions if together else 0
    answered = known.answers(seat) + 1
    rules.take(known, seat, action)
    if together:
        return answered >= asked
    return known.crossed != 0 or not known.going_on() or rules.acting(known) != seat


def last_step(s: S, seat: Seat) -> i64:
    """The action before the one to be chosen, if both are of one move; else -1."""
    if s.going_on():
        return s.agenda[s.depth * STEP - STEP + BY]
    if s.asked() == ALL_SEATS and s.answers(seat) > 0:
        return s.drafts[seat * DRAFT + ANSWER + s.drafts[seat * DRAFT + ANSWERS] - 1]
    return -1


@final
class Wanderer(Player):
    """Takes any option: the bot of fuzz games, and what every other bot must beat."""

    def __init__(self) -> None:
        super().__init__()
        self.out = Options()

    def ways(self, rules: Rules[S], s: S, seat: Seat, out: Options) -> None:
        rules.ways(s, seat, out)
        self.strike_out(s, seat, out)

    def steps(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        self.ways(rules, known, seat, self.out)
        return vec[i64]([self.out.actions[rng.below(self.out.count)]])


@final
class Stumbler(Player):
    """Plays as another does, but makes a share of its moves at random: it leads where nobody would go."""

    def __init__(self, player: Player, share: float) -> None:
        super().__init__()
        self.player = player
        self.wanderer: Player = Wanderer()
        self.share = share

    def shun(self, rules: Rules[S], action: Action) -> None:
        self.player.shun(rules, action)
        self.wanderer.shun(rules, action)

    def shun_after(self, first: Action, then: Action) -> None:
        self.player.shun_after(first, then)
        self.wanderer.shun_after(first, then)

    def move(self, rules: Rules[S], known: S, seat: Seat, rng: Rng) -> vec[i64]:
        if rng.share() < self.share:
            return self.wanderer.move(rules, known, seat, rng)
        return self.player.move(rules, known, seat, rng)
