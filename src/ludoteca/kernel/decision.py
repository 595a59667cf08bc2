"""Decision: one small choice by one seat. A game has one class for each, named as its rulebook names it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.actions import Verb
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.state import State

S = TypeVar("S", bound=State)

# Refusals of the kernel itself; a game's own begin at FIRST_OF_GAME. Their rules are in play/rulebook.
ALLOWED: Final[i64] = 0
ANOTHER_FIRST: Final[i64] = 1
NOT_YOUR_TURN: Final[i64] = 2
GAME_OVER: Final[i64] = 3
ALREADY_READY: Final[i64] = 4
NOT_OFFERED: Final[i64] = 5
READY_STANDS: Final[i64] = 6
FIRST_OF_GAME: Final[i64] = 16

REFUSAL: Final[i64] = 0xFFFF
FIRST_NUMBER: Final[i64] = 16
SECOND_NUMBER: Final[i64] = 36
NUMBER: Final[i64] = 0xFFFFF


def because(refusal: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """A refusal with one or two numbers that explain it: how much is missing, which region it is."""
    return refusal | (first << FIRST_NUMBER) | (second << SECOND_NUMBER)


@final
class Options:
    """The actions offered now, in a buffer that is used again and again."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([i64(0)] * 256)
        self.count: i64 = 0

    def add(self, action: Action) -> None:
        if self.count == i64(len(self.actions)):
            self._widen()
        self.actions[self.count] = action
        self.count += 1

    def has(self, action: Action) -> bool:
        actions = self.actions
        for k in range(self.count):
            if actions[k] == action:
                return True
        return False

    def keep_some(self, count: i64, rng: Rng) -> None:
        """Only so many of them, drawn by lot."""
        actions = self.actions
        for k in range(count):
            other = k + rng.below(self.count - k)
            action = actions[k]
            actions[k] = actions[other]
            actions[other] = action
        self.count = count

    def _widen(self) -> None:
        wider = vec[i64]([i64(0)] * (self.count * 2))
        for k in range(self.count):
            wider[k] = self.actions[k]
        self.actions = wider


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One small choice by one seat, in a game whose state is S.

    Legality is written once, in `refusal`; `options` offers what it allows, faster.
    """

    def __init__(self) -> None:
        self.questions: i64 = 0  # how many answers a simultaneous decision asks of each seat; see Commit
        self.stands: bool = False  # whether such answers stand as soon as their seat is ready; see Commit

    def options(self, s: S, seat: Seat, out: Options) -> None:
        """Add every action this seat may take now."""
        raise NotImplementedError

    def refusal(self, s: S, seat: Seat, action: Action) -> i64:
        """ALLOWED, or why this seat may not take this action, asked also while another decision is current."""
        raise NotImplementedError

    def take(self, s: S, seat: Seat, action: Action) -> None:
        """Carry the action out, and say on the agenda what comes next."""
        raise NotImplementedError

    def uncover(self, s: S) -> None:
        """All seats of a simultaneous decision are ready: carry their answers out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Decision[S]):
    """One of some things numbered from 0, the arguments of a verb. Legality is written once, in `cannot`.

    For a choice among few: where many things are offered, write `options` again in the final class, which compiles it
    as one loop.
    """

    def __init__(self, verb: Verb) -> None:
        super().__init__()
        self.first: i64 = verb.first
        self.count: i64 = verb.count

    def cannot(self, s: S, seat: Seat, k: i64) -> i64:
        """ALLOWED, or why this seat may not pick the k-th, asked also while another decision is current."""
        raise NotImplementedError

    def pick(self, s: S, seat: Seat, k: i64) -> None:
        """Carry the choice of the k-th out, and say on the agenda what comes next."""
        raise NotImplementedError

    def options(self, s: S, seat: Seat, out: Options) -> None:
        for k in range(self.count):
            if self.cannot(s, seat, k) == ALLOWED:
                out.add(self.first + k)

    def refusal(self, s: S, seat: Seat, action: Action) -> i64:
        return self.cannot(s, seat, action - self.first)

    def take(self, s: S, seat: Seat, action: Action) -> None:
        self.pick(s, seat, action - self.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class Commit(Decision[S]):
    """A choice that all seats make at the same time, in secret.

    Each seat answers the same fixed number of questions, so that neither the length nor the number of rows in a
    record tells what was chosen. `options` and `refusal` see the state and this seat's own answers, nothing else;
    nothing is applied before all are ready, and then `uncover` reads the answers and says what comes next. Until then
    a seat may withdraw and answer anew, unless its answers stand once it is ready.
    """

    def __init__(self, questions: i64, stands: bool = False) -> None:
        super().__init__()
        self.questions = questions
        self.stands = stands

    def take(self, s: S, seat: Seat, action: Action) -> None:
        raise AssertionError("the rules keep the answers of a simultaneous step")
