"""What the dice of a player cost at the end of the round, with the one that is being taken."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.games.magnificent.drawing.palette import COLOURS
from ludoteca.games.magnificent.seen import Player
from ludoteca.games.magnificent.view import MagnificentView

TAKING = ("turn-die", "place-die", "name-colour")  # a die is in hand and lies on no card yet


class Dues(NamedTuple):
    """MAG-EOR-07 dice of the strongest colour and clear ones, what they cost, and the coins that are missing for it."""

    strong: tuple[str, ...]
    clear: tuple[str, ...]
    due: int
    missing: int


def dues(view: MagnificentView, player: Player) -> Dues:
    """What would be owed if the round ended now."""
    dice = player.dice
    step = view.step
    if step is not None and step.die and view.deciding in TAKING and player.seat in view.to_act:
        dice = (*dice, f"{step.die[0]}{step.face or step.die[1]}")
    best = max(COLOURS, key=lambda colour: total(dice, colour))
    due = total(dice, best) + total(dice, "C")
    strong, clear = (tuple(one for one in dice if one[0] == colour) for colour in (best, "C"))
    return Dues(strong, clear, due, max(0, due - player.coins))


def total(dice: tuple[str, ...], colour: str) -> int:
    return sum(int(one[1]) for one in dice if one[0] == colour)
