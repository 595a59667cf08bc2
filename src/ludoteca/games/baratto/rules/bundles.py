"""Bundles: how many of each thing, packed into one number, so that a step of the agenda can carry one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final[i64] = 4  # for the count of one thing
COUNT: Final[i64] = 15
EMPTY: Final[i64] = 0


def count_of(bundle: i64, thing: i64) -> i64:
    """How many of a thing are in a bundle."""
    return (bundle >> (thing * BITS)) & COUNT


def with_one(bundle: i64, thing: i64) -> i64:
    """The bundle with one more of a thing."""
    return bundle + (i64(1) << (thing * BITS))


def size(bundle: i64) -> i64:
    """How many things are in a bundle."""
    things: i64 = 0
    while bundle > 0:
        things += bundle & COUNT
        bundle >>= BITS
    return things
