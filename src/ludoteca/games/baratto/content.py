"""The content of Baratto, read from its TOML files."""

from __future__ import annotations

from pathlib import Path

from ludoteca.play.content import Entry, load_one, load_table

HERE = Path(__file__).parent / "content"


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
    return load_table(folder / "goods.toml", "good", Good)


def parameters(folder: Path = HERE) -> Parameters:
    return load_one(folder / "parameters.toml", Parameters)
