"""Transport: a state as bytes and back, to hand an imagined world to another process.

The words of a state are all that it is, so they are all that travels; the names of the runs say which field each goes
to. A game needs to do nothing for this but to name its words after its fields.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import S
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import ROOM, STEP
from ludoteca.play.game import listed


def pack(s: S) -> bytes:
    """The words of a state."""
    return bytes(memoryview(listed(s).words))


def unpack(rules: Rules[S], data: bytes) -> S:
    """The state these words were written from, under the same rules."""
    s = rules.start(Chance.from_seed(bytes(32)))
    reader = _Reader(data)
    names = listed(s).names
    for name in names:
        if name == "agenda":
            steps = reader.many()
            s.depth = len(steps) // STEP
            s.agenda = _padded(steps)
        elif name == "chance":
            s.chance.words = _vec(reader.many())
        elif name == "script":
            script = reader.many()
            s.chance.script, s.chance.scripted = _vec(script), len(script)
        elif name.endswith(" lots"):
            getattr(s, name.removesuffix(" lots")).lots = reader.one()
        elif isinstance(getattr(s, name), int):
            setattr(s, name, reader.one())
        elif isinstance(getattr(s, name), Deck):
            _fill(getattr(s, name), reader.many())
        else:
            setattr(s, name, _vec(reader.many()))
    rules.restore(s)
    return s


class _Reader:
    """Words one run after the other."""

    def __init__(self, data: bytes) -> None:
        self._words = memoryview(data).cast("q")
        self._at = 0

    def one(self) -> int:
        self._at += 1
        return self._words[self._at - 1]

    def many(self) -> list[int]:
        count = self.one()
        self._at += count
        return list(self._words[self._at - count : self._at])


def _vec(words: list[int]) -> vec[i64]:
    return vec[i64]([i64(word) for word in words])


def _padded(steps: list[int]) -> vec[i64]:
    """An agenda has room for steps to come, and never less than at the start."""
    room = int(ROOM)
    while room < len(steps):
        room *= 2
    return _vec(steps + [0] * (room - len(steps)))


def _fill(deck: Deck, held: list[int]) -> None:
    places = [0] * len(deck.places)
    at = 0
    for pile in range(len(deck.sizes)):
        size = held[at]
        deck.sizes[pile] = i64(size)
        start = int(deck.starts[pile])
        places[start : start + size] = held[at + 1 : at + 1 + size]
        at += 1 + size
    deck.places = _vec(places)
