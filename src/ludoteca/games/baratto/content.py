"""The content of Baratto, read from its TOML files."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.baratto.rules.offering import GIVEN, THINGS, WANTED
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import Entry, load_one, load_table

HERE = Path(__file__).parent / "content"
MOST_GOODS = int(WANTED - GIVEN - THINGS) - 1  # a side of an offer has room for so many, and for coins


class Good(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of crate; all crates of a good are alike."""


class Parameters(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    radius: int
    crates_a_stall: int
    money: int
    coins: int
    highest_bid: int
    consolation: int
    bundle: int
    rounds: int
    coins_a_point: int


def goods(folder: Path = HERE) -> list[Good]:
    path = folder / "goods.toml"
    found = load_table(path, "good", Good)
    if len(found) > MOST_GOODS:
        raise LudotecaError(f"{path}: {len(found)} goods, an offer has room for {MOST_GOODS}")
    return found


def parameters(folder: Path = HERE) -> Parameters:
    return load_one(folder / "parameters.toml", Parameters)
