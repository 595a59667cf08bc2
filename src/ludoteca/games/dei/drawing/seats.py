"""What lies in front of a player, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.games.dei.drawing.talents import Talent

COUNTS = ("hood", "shelter", "bridge", "lift", "candy", "bin")  # what is counted besides Supplies, Tech and Energy


class Laid(NamedTuple):
    """A card on a Pad: which ("" if unknown), in which Phase, face up or down, and the Candy on it."""

    id: str
    phase: int
    is_up: bool
    candy: str = ""


class Seat(NamedTuple):
    """All that lies in front of a player, as the viewer knows it. `stock` is what is left, as COUNTS says."""

    number: int
    name: str
    faction: str
    ability: str  # of its Champion, in words
    supplies: int
    counted: int
    counted_said: str
    hidden: tuple[str, ...]  # DEI-OPT-3 cards that lie somewhere in secret
    is_final: bool  # what is counted no longer changes (DEI-END-05)
    tech: int
    energy: int
    talents: tuple[Talent, ...]
    stock: tuple[int, ...]
    hand: tuple[str, ...]
    hand_size: int
    pad: tuple[Laid, ...]
    is_first: bool
    is_acting: bool
