"""Content: cards, maps and tables as data with provenance, read from TOML and checked.

A content file says where its facts come from, how many entries it must have, and lists them:

    source = "rulebook"        # or "public", or "reconstructed"
    count = 36
    [[vine]]
    id = "nebbiolo-1"
    …

Every error names the file and the entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteca.kernel.errors import LudotecaError

SOURCES = ("rulebook", "public", "reconstructed")


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One component. Each entry has an id, unique in its table, and may say its own source."""

    id: str
    source: str = ""


E = TypeVar("E", bound=Entry)


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or an error that names it."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except FileNotFoundError:
        raise LudotecaError(f"{path.name}: there is no such file in {path.parent.name}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LudotecaError(f"{path.name}: not valid TOML: {error}") from None


def load_table(path: Path, name: str, entry: type[E]) -> list[E]:
    """The entries of a table, each with its provenance, counted and with unique ids."""
    raw = read_toml(path)
    source, rows = raw.get("source"), raw.get(name)
    if source not in SOURCES:
        raise LudotecaError(f"{path.name}: source is {source!r}, expected one of {', '.join(SOURCES)}")
    if not isinstance(rows, list):
        raise LudotecaError(f"{path.name}: expected entries [[{name}]]")
    if not all(isinstance(row, dict) for row in rows):
        raise LudotecaError(f"{path.name}: {name} is a list of plain values, expected entries [[{name}]]")
    if raw.get("count") != len(rows):
        raise LudotecaError(f"{path.name}: count says {raw.get('count')}, but there are {len(rows)} entries [[{name}]]")
    entries = [_convert(path, name, k, row, entry, source) for k, row in enumerate(rows, 1)]
    seen: set[str] = set()
    for found in entries:
        if found.id in seen:
            raise LudotecaError(f"{path.name}: {name} {found.id!r} is there twice, expected unique ids")
        seen.add(found.id)
    return entries


def load_one(path: Path, kind: type[E]) -> E:
    """A file that is one single entry: the parameters of a game."""
    raw = read_toml(path)
    if raw.get("source") not in SOURCES:
        raise LudotecaError(f"{path.name}: source is {raw.get('source')!r}, expected one of {', '.join(SOURCES)}")
    return _convert(path, "entry", 1, {"id": path.stem, **raw}, kind, str(raw["source"]))


def check_references(path: Path, name: str, field: str, used: Iterable[tuple[str, str]], known: Iterable[str]) -> None:
    """Every (entry, reference) must point to something that exists."""
    there = set(known)
    for entry, reference in used:
        if reference not in there:
            raise LudotecaError(
                f"{path.name}: {name} {entry!r}: {field} {reference!r} does not exist, expected one of "
                + ", ".join(sorted(there)[:12])
            )


def _convert(path: Path, name: str, place: int, row: dict[str, Any], entry: type[E], source: str) -> E:
    who = repr(row["id"]) if row.get("id") else f"number {place}"
    try:
        found = msgspec.convert({"source": source, **row}, entry)
    except msgspec.ValidationError as error:
        raise LudotecaError(f"{path.name}: {name} {who}: {error}") from None
    if found.source not in SOURCES:
        raise LudotecaError(
            f"{path.name}: {name} {who}: source is {found.source!r}, expected one of {', '.join(SOURCES)}"
        )
    return found
