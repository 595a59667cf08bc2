"""What people call a hex: the own name of its wheel, and where it lies by the letters on the rim: Earth C4."""

from __future__ import annotations

from ludoteca.games.dirty_deeds.rules.layout import WHEEL_NAMES
from ludoteca.games.dirty_deeds.rules.wheels import site
from ludoteca.games.dirty_deeds.view import DirtyDeedsView, Hex
from ludoteca.kernel import hexes
from ludoteca.play.texts import Texts


def called(one: Hex, texts: Texts) -> str:
    """A hex of a view."""
    return texts("label-hex", place=texts(f"place-{WHEEL_NAMES[one.wheel]}"), site=one.site)


def called_by(name: str, view: DirtyDeedsView, texts: Texts) -> str:
    """A hex that is given by its name in records; what is no hex keeps its name."""
    return next((called(one, texts) for one in view.hexes if one.name == name), name)


def called_on(wheel: int, place: hexes.Hex, radius: int, texts: Texts) -> str:
    """A hex that is given by its coordinates, on a wheel so large."""
    return texts("label-hex", place=texts(f"place-{WHEEL_NAMES[wheel]}"), site=site(place, radius))
