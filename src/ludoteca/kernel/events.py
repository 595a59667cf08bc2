"""Events: typed facts of what happened, written down as ints while a state is watched.

The words for them are found elsewhere, in each viewer's language; `vocabulary.py` says how a kind is declared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.kernel.numbers import Seat

if TYPE_CHECKING:
    from ludoteca.kernel.state import State

EVENT: Final[i64] = 8  # words of an event: kind, who may see all of it, six fields
EVERYBODY: Final[i64] = 0x1FF  # a bit a seat, and bit 8 for those who only watch
SPECTATOR: Final[i64] = 8


def bit(seat: Seat) -> i64:
    """The bit of a seat, or of the spectators (seat -1), in a mask of who may see."""
    return i64(1) << (SPECTATOR if seat < 0 else seat)


@final
class Events:
    """The facts of one act, in the order in which they happened.

    Who wants to know what is certain before the act is made asks to `stop`: then the position in which the first die is
    rolled, or the first thing revealed, is kept as it was before, and how many words were written until then.
    """

    def __init__(self, stop: bool = False) -> None:
        self.words: vec[i64] = vec[i64]()
        self.stop = stop
        self.before: State | None = None
        self.certain: i64 = 0

    def reach_barrier(self, s: State) -> None:
        """Something that nobody knows yet is about to happen."""
        if self.stop and self.before is None:
            self.before = s.copy()
            self.certain = i64(len(self.words))

    def add(self, kind: i64, sees: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        words = append(self.words, kind)
        words = append(words, sees)
        words = append(words, a)
        words = append(words, b)
        words = append(words, c)
        words = append(words, d)
        words = append(words, e)
        self.words = append(words, f)
