"""What numbers in the rules stand for. All of them are native ints; the names say which is which."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Seat: TypeAlias = i64  # a player: 0, 1, 2 …; -1 is somebody who only watches
Action: TypeAlias = i64  # an index into the action table of a match
Card: TypeAlias = i64  # a card of a deck, by its number in the content
Place: TypeAlias = i64  # a hex, a region, a square: an index into what the layout of a match has


def table(count: i64, word: i64 = 0) -> vec[i64]:
    """A table of so many words, all alike."""
    return vec[i64]([word] * count)


def numbered(numbers: list[int]) -> vec[i64]:
    """A list as a table."""
    return vec[i64]([i64(number) for number in numbers])
