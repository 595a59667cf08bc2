"""Regions as actions name them, and what lies in them."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.dei.rules.names import ENERGY, NOT_ON_BOARD, NOWHERE, PART_OF, TECH
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.decision import ALLOWED, because
from ludoteca.kernel.numbers import Place


def check_name(s: Dei, local: i64) -> i64:
    """ALLOWED, or why a local region is no Region by itself: DEI-MAP-05 it is part of one, or not on the board."""
    region = s.city.region[local]
    if region == NOWHERE:
        return NOT_ON_BOARD
    name = s.city.name[region]
    return ALLOWED if name == local else because(PART_OF, name)


def resource_of(s: Dei, region: Place) -> i64:
    """DEI-SETUP-06 Tech lies on the Ground, Energy on Roofs."""
    return ENERGY if s.city.is_roof(region) else TECH
