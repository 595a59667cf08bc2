"""What the tests of the drawing ask of it: its elements, what is told of them, and which of them chooses an action."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

from ludoteca.games.dei.drawing import board, targets
from ludoteca.games.dei.game import GAME
from tests.games.dei.table import Table

NAMES = ("Anna", "Bruno", "Fulvia", "Dario")


def parts(t: Table, seat: int = 0, language: str = "en") -> Mapping[str, str]:
    """Every element that a seat sees, by its id."""
    drawn = board.fragments(t.view(seat), GAME.texts(language, NAMES[: len(t.view(seat).players)]))
    return {ident: part for area in drawn.values() for ident, part in area.items()}


def said(t: Table, ident: str, seat: int = 0) -> list[str]:
    """What is told of an element, line by line."""
    title = ElementTree.fromstring(parts(t, seat)[ident]).find("title")
    return (title.text or "").splitlines() if title is not None else []


def comes_from(t: Table, ident: str, seat: int = 0) -> str:
    return ElementTree.fromstring(parts(t, seat)[ident]).get("data-from", "")


def chosen_by(t: Table, action: str, seat: int = 0) -> str:
    return targets.target(t.rules.actions, t.view(seat), t.rules.actions.number(action))
