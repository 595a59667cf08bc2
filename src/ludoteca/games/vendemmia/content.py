"""The content of Vendemmia, read from its TOML files."""

from __future__ import annotations

from pathlib import Path

from ludoteca.play.content import Entry, check_references, load_one, load_table

HERE = Path(__file__).parent / "content"
VARIETIES = ("barbera", "dolcetto", "freisa", "nebbiolo")


class Vine(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    variety: str
    value: int


class Parameters(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hand: int
    terraces: int
    room: int
    store: int
    baskets: int
    rounds: int
    dice_sides: int
    raise_price: int
    again_price: int
    fewest_to_count: int
    fewest_for_variety: int
    variety_bonus: int
    full_bonus: int
    basket_points: int


def vines(folder: Path = HERE) -> list[Vine]:
    path = folder / "vines.toml"
    found = load_table(path, "vine", Vine)
    check_references(path, "vine", "variety", [(vine.id, vine.variety) for vine in found], VARIETIES)
    return found


def parameters(folder: Path = HERE) -> Parameters:
    return load_one(folder / "parameters.toml", Parameters)
