"""What refusals of Archipelago miss, laid into a position: so that a law can see whether that was all."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.archipelago.rules.names import GOODS
from ludoteca.games.archipelago.rules.names import TOKEN as EXPLORER
from ludoteca.games.archipelago.rules.state import DISCS, FLORINS, TOKENS, Archipelago


def relieve(s: Archipelago, seat: int, refusal: str, numbers: Mapping[str, int]) -> bool:
    """Lay what is missing there; False where the refusal counts nothing."""
    missing = numbers.get("missing", 0)
    if refusal == "too-few-florins":
        s.add(seat, FLORINS, missing)
    elif refusal == "too-few-cubes":
        s.add(seat, TOKENS, missing)  # ARC-TOK-01 a token stands for any of them
    elif refusal == "too-few-discs":
        s.add(seat, DISCS, missing)
    elif refusal == "too-little-surplus":
        s.surplus += missing
    elif refusal == "you-lack-it":
        s.add(seat, held_as(numbers["thing"]), missing)
    else:
        return False
    return True


def held_as(thing: int) -> int:
    """Where a seat keeps a thing of an offer: both coins are florins."""
    if thing < GOODS:
        return thing
    return int(TOKENS) if thing == EXPLORER else int(FLORINS)
