"""Sets of Regions: a bit each, at most 63 of them."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.kernel.numbers import Place


def only(place: Place) -> i64:
    """The set with this place alone."""
    return shifted(1, place)


def shifted(number: i64, places: i64) -> i64:
    """In C a literal would be shifted as 32 bits, and lose what lies beyond them; an argument has 64."""
    return number << places
