"""How drawings are remembered: what has been drawn for the same things is given again, as the very same object.

A screen compares drawings by identity before it compares them letter by letter, so that what is remembered is also
known to be unchanged. How much is remembered is decided here, for all games: a single element or what it is made from
in `PARTS`, a whole layer of elements in `LAYERS`, the ground of a match in `GROUNDS`, for each function that draws.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import Generic, NamedTuple, ParamSpec, Protocol, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

PARTS = 4096
LAYERS = 512
GROUNDS = 48


class Recall(NamedTuple):
    """How often a drawing was remembered and how often it had to be made; how many are kept, and how many may be."""

    hits: int
    misses: int
    maxsize: int | None
    currsize: int


class Remembered(Protocol[P, T_co]):
    """A function that remembers what it has made; it is called as it was before."""

    def __call__(self, *given: P.args, **named: P.kwargs) -> T_co: ...

    def cache_info(self) -> Recall: ...

    def cache_clear(self) -> None: ...


def remembered(make: Callable[P, T]) -> Remembered[P, T]:
    """Make an element, or something that elements are made from, once for the same arguments."""
    return cast("Remembered[P, T]", lru_cache(maxsize=PARTS)(make))


def remembered_layer(make: Callable[P, T]) -> Remembered[P, T]:
    """Make many elements at a time once for the same arguments; there are many more such than single elements."""
    return cast("Remembered[P, T]", lru_cache(maxsize=LAYERS)(make))


def remembered_ground(make: Callable[P, T]) -> Remembered[P, T]:
    """Make what lies under the things of a match once: it is large, and one laid at random is used by nobody else."""
    return cast("Remembered[P, T]", lru_cache(maxsize=GROUNDS)(make))


class _Printed(Generic[P, T]):
    """What remembers things by the language they are printed in."""

    def __init__(self, make: Callable[P, T]) -> None:
        self.make = make
        self.made: dict[object, T] = {}
        self.hits = self.misses = 0
        update_wrapper(self, make)

    def __call__(self, *given: P.args, **named: P.kwargs) -> T:
        key = tuple([getattr(part, "language", part) for part in given])
        found = self.made.get(key)
        if found is not None:
            self.hits += 1
            return found
        self.misses += 1
        if len(self.made) >= PARTS:
            self.made.clear()
        found = self.made[key] = self.make(*given, **named)
        return found

    def cache_info(self) -> Recall:
        return Recall(self.hits, self.misses, PARTS, len(self.made))

    def cache_clear(self) -> None:
        self.made.clear()
        self.hits = self.misses = 0


def remembered_print(make: Callable[P, T]) -> Remembered[P, T]:
    """Make what is printed on things once in each language: it has no names of people on it.

    Arguments that have a `language` count as that language only; they must be given by position.
    """
    return _Printed(make)
