"""The content of Dirty Deeds: every number with its range, and the print of the three discs."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import SOURCES, Entry, load_table, read_toml
from ludoteca.play.settings import Choice, Number, Setting

HERE = Path(__file__).parent / "content"
FILE = "parameters.toml"
WHEELS = ("big", "medium", "small")


class Parameter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number of the game: its value, the bounds or the ways it may take, the clause it belongs to."""

    default: int | str
    rule: str
    source: str
    low: int = 0
    high: int = 0
    ways: tuple[int | str, ...] = ()


class Ring(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed along one ring of a disc: the spots with Traditions, Enchantments and the hourglass."""

    traditions: tuple[int, ...]
    enchantments: tuple[int, ...]
    hourglass: tuple[int, ...] = ()


def parameters(folder: Path = HERE) -> dict[str, Parameter]:
    """Every parameter by name; one that is out of its own range, or without a source, is an error that names it."""
    path = folder / FILE
    table = read_toml(path).get("parameter")
    if not isinstance(table, dict):
        raise LudotecaError(f"{FILE}: expected a table [parameter]")
    found: dict[str, Parameter] = {}
    for name, row in table.items():
        try:
            found[name] = parameter = msgspec.convert(row, Parameter)
        except msgspec.ValidationError as error:
            raise LudotecaError(f"{FILE}: parameter {name!r}: {error}") from None
        if parameter.source not in SOURCES:
            raise LudotecaError(f"{FILE}: parameter {name!r}: source is {parameter.source!r}, expected {SOURCES}")
        allowed = parameter.ways or range(parameter.low, parameter.high + 1)
        if parameter.default not in allowed:
            raise LudotecaError(f"{FILE}: parameter {name!r}: {parameter.default!r} is out of its own range")
    return found


def settings(folder: Path = HERE) -> list[Setting]:
    """Each parameter as a setting of a match."""
    return [
        Choice(name, str(one.default), tuple(str(way) for way in one.ways), one.rule)
        if one.ways
        else Number(name, int(one.default), one.low, one.high, one.rule)
        for name, one in parameters(folder).items()
    ]


def rings(folder: Path = HERE) -> dict[str, list[Ring]]:
    """The printed rings of each wheel, from the centre; spots are within their ring, and none is printed twice."""
    path = folder / FILE
    found = {ring.id: ring for ring in load_table(path, "ring", Ring)}
    for name, ring in found.items():
        wheel, _, number = name.partition("-")
        if wheel not in WHEELS or not number.isdigit():
            raise LudotecaError(f"{FILE}: ring {name!r}: expected a name like 'big-2'")
        spots = [*ring.traditions, *ring.enchantments, *ring.hourglass]
        most = max(1, 12 * int(number))
        if len(set(spots)) != len(spots) or not all(0 <= spot < most for spot in spots):
            raise LudotecaError(f"{FILE}: ring {name!r}: spots are different numbers from 0 to {most - 1}, not {spots}")
    return {wheel: _in_order(wheel, found) for wheel in WHEELS}


def _in_order(wheel: str, found: dict[str, Ring]) -> list[Ring]:
    count = sum(name.startswith(f"{wheel}-") for name in found)
    for number in range(count):
        if f"{wheel}-{number}" not in found:
            raise LudotecaError(f"{FILE}: ring '{wheel}-{number}' is missing")
    if not count:
        raise LudotecaError(f"{FILE}: there is no ring of the {wheel} wheel")
    return [found[f"{wheel}-{number}"] for number in range(count)]
