"""The content of Archipelago, read from its TOML files and checked; every error names the file and the entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from ludoteca.games.archipelago.components import (
    BOARDS,
    BUILDINGS,
    CONSTRUCTIONS,
    DEEDS,
    EDGES,
    ENDS,
    HUTS_AND_SYMBOLS,
    KINDS,
    LENGTHS,
    MARKERS,
    MOVES,
    NEEDS,
    NO_HUTS,
    PER,
    RANKED,
    RESOURCES,
    ROLES,
    SPACES,
    STARTS,
    TAXED,
    TERRAINS,
    TOKENS,
    USES,
    Card,
    ColonyRow,
    Construction,
    Effect,
    LabourRow,
    Numbers,
    Objective,
    Region,
    Section,
    Space,
    Tax,
    Trend,
)
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.content import check_references, load_one, load_table

HERE = Path(__file__).parent / "content"
HEXES = 24
SIDES = ("A", "B")
CARDS_OF_A_KIND = 24
WONDERS = 4
OBJECTIVES_OF_A_LENGTH = 10
CRISES = 36
PRICES = 3


def regions(folder: Path = HERE) -> list[Region]:
    """ARC-COMP-03 both sides of the 24 hexes, H01A, H01B, H02A …"""
    path = folder / "regions.toml"
    found = load_table(path, "region", Region)
    for one in found:
        _check_region(path, one)
    _check_all_once(path, "region", "side", [one.id for one in found], _sides())
    return found


def starts(folder: Path = HERE) -> dict[str, Region]:
    """ARC-SETUP-08, ARC-VAR-01 the two sides of the hex in the middle."""
    path = folder / "starts.toml"
    found = load_table(path, "region", Region)
    for one in found:
        _check_region(path, one)
    _check_all_once(path, "region", "side", [one.id for one in found], STARTS)
    return {one.id: one for one in found}


def _sides() -> list[str]:
    return [f"H{number:02}{side}" for number in range(1, HEXES + 1) for side in SIDES]


def _check_region(path: Path, one: Region) -> None:
    def wrong(what: str) -> LudotecaError:
        return LudotecaError(f"{path.name}: region {one.id!r}: {what}")

    if len(one.edges) != EDGES or set(one.edges) - set(TERRAINS):
        raise wrong(f"edges {one.edges!r}, expected {EDGES} letters of {', '.join(TERRAINS)}")
    for name, areas, at_sea in (("land", one.land, False), ("sea", one.sea, True)):
        reached = sorted(edge for area in areas for edge in area.edges)
        expected = [edge for edge in range(EDGES) if (one.edges[edge] == "S") == at_sea]
        if reached != expected:
            raise wrong(f"its areas of {name} reach the edges {reached}, expected each of {expected} once")
        for area in areas:
            for resource, count in area.symbols.items():
                if resource not in RESOURCES or (resource == "fish") != at_sea or count < 1:
                    raise wrong(f"{count} symbols of {resource!r} at {name}")
    huts = 0 if one.id in NO_HUTS else HUTS_AND_SYMBOLS - one.symbols.total()
    if one.huts != huts:
        raise wrong(f"{one.huts} huts beside {one.symbols.total()} symbols, expected {huts}")


def markets(folder: Path = HERE) -> dict[str, list[Section]]:
    """ARC-TRANS-01 the sections of each board, in the order of the resources."""
    path = folder / "markets.toml"
    found = load_table(path, "section", Section)
    check_references(path, "section", "board", [(one.id, one.board) for one in found], BOARDS)
    check_references(path, "section", "resource", [(one.id, one.resource) for one in found], RESOURCES)
    for one in found:
        if one.id != f"{one.board}-{one.resource}":
            raise LudotecaError(f"{path.name}: section {one.id!r} is of {one.resource} on the {one.board} board")
        if not one.rows or any(row.cells < 1 or row.price < 1 for row in one.rows):
            raise LudotecaError(f"{path.name}: section {one.id!r}: expected rows with cells and a price")
        if one.board == "export" and any(row.rebellion for row in one.rows):
            raise LudotecaError(f"{path.name}: section {one.id!r}: no row of the export board moves rebellion")
    _check_all_once(
        path, "section", "place", [one.id for one in found], [f"{board}-{r}" for board in BOARDS for r in RESOURCES]
    )
    placed = {one.id: one for one in found}
    return {board: [placed[f"{board}-{resource}"] for resource in RESOURCES] for board in BOARDS}


def colony(folder: Path = HERE) -> list[ColonyRow]:
    """ARC-P3-04 board III, from 0 to the end of the scale."""
    path = folder / "colony.toml"
    found = load_table(path, "row", ColonyRow)
    _check_scale(path, [(one.id, one.first, one.last) for one in found], numbers(folder).scale)
    return found


def labour(folder: Path = HERE) -> list[LabourRow]:
    """ARC-P3-05 board IV, from 0 to the end of the scale."""
    path = folder / "labour.toml"
    found = load_table(path, "row", LabourRow)
    _check_scale(path, [(one.id, one.first, one.last) for one in found], numbers(folder).scale)
    return found


def _check_scale(path: Path, rows: list[tuple[str, int, int]], scale: int) -> None:
    begin = 0
    for name, first, last in rows:
        if first != begin or last < first or name != f"{first}-{last}":
            raise LudotecaError(f"{path.name}: row {name!r} goes from {first} to {last}, expected one from {begin}")
        begin = last + 1
    if begin != scale + 1:
        raise LudotecaError(f"{path.name}: the rows end at {begin - 1}, expected {scale}")


def wheel(folder: Path = HERE) -> list[Space]:
    """ARC-COMP-01, ARC-P5-02 the thirteen actions, and their circles on either side."""
    path = folder / "wheel.toml"
    found = load_table(path, "space", Space)
    _check_all_once(path, "space", "action", [one.id for one in found], SPACES)
    for one in found:
        if any(one.shared) and not one.limited:
            raise LudotecaError(f"{path.name}: space {one.id!r} is not limited and needs no shared circles")
    return found


def constructions(folder: Path = HERE) -> dict[str, Construction]:
    """ARC-BUILD-01 the five constructions."""
    path = folder / "constructions.toml"
    found = load_table(path, "construction", Construction)
    _check_all_once(path, "construction", "kind", [one.id for one in found], CONSTRUCTIONS)
    check_references(path, "construction", "tokens", [(one.id, one.tokens) for one in found if one.tokens], TOKENS)
    check_references(path, "construction", "site", [(one.id, one.site) for one in found], ("land", "sea"))
    _check_cubes(path, "construction", [(one.id, one.cost) for one in found])
    return {one.id: one for one in found}


def taxes(folder: Path = HERE) -> dict[str, int]:
    """ARC-TAX-02 florins for each of what is taxed."""
    path = folder / "taxes.toml"
    found = load_table(path, "tax", Tax)
    _check_all_once(path, "tax", "kind", [one.id for one in found], TAXED)
    return {one.id: one.florins for one in found}


def cards(folder: Path = HERE) -> list[Card]:
    """ARC-COMP-02 the 48 evolution cards, in the order of their numbers.

    Some are nothing but rows of effects: ARC-CARD-01, ARC-CARD-03, ARC-CARD-11, ARC-CARD-13, ARC-CARD-15.
    """
    path = folder / "cards.toml"
    found = load_table(path, "card", Card)
    for one in found:
        _check_card(path, one)
    if [one.number for one in found] != list(range(1, len(found) + 1)):
        raise LudotecaError(f"{path.name}: the cards are numbered {[one.number for one in found]}, expected 1, 2, 3 …")
    kinds = Counter(one.kind for one in found)
    if kinds != dict.fromkeys(KINDS, CARDS_OF_A_KIND):
        raise LudotecaError(f"{path.name}: there are {dict(kinds)}, expected {CARDS_OF_A_KIND} of each kind")
    for what, count, expected in (
        ("wonders", sum(one.use == "wonder" for one in found), WONDERS),
        ("crises", sum(one.event is None for one in found), CRISES),
    ):
        if count != expected:
            raise LudotecaError(f"{path.name}: there are {count} {what}, expected {expected}")
    return found


def _check_card(path: Path, one: Card) -> None:
    def wrong(what: str) -> LudotecaError:
        return LudotecaError(f"{path.name}: card {one.id!r}: {what}")

    check_references(path, "card", "kind", [(one.id, one.kind)], KINDS)
    check_references(path, "card", "use", [(one.id, one.use)], USES)
    check_references(path, "card", "need", [(one.id, need) for need in one.needs], NEEDS)
    _check_cubes(path, "card", [(one.id, way.cost) for way in one.ways])
    for way in one.ways:
        for effect in way.effects:
            _check_effect(path, one.id, effect)
    if one.use == "wonder" and one.kind != "progress":
        raise wrong("a wonder is a progress card")
    if (one.domestic is None) != (one.export is None) or (one.domestic is None) == (one.event is None):
        raise wrong("the back is a domestic and an export crisis, or an event")
    for zone in (one.domestic, one.export):
        if zone is not None and (zone.resource not in RESOURCES or zone.number < 1):
            raise wrong(f"there is no crisis of {zone.number} {zone.resource!r}")
    if one.event is not None and (one.event.moves not in MARKERS or one.event.per not in BUILDINGS):
        raise wrong(f"there is no event that moves {one.event.moves!r} for each {one.event.per!r}")


def _check_effect(path: Path, card: str, effect: Effect) -> None:
    check_references(path, "card", "effect", [(card, effect.does)], (*MOVES, *DEEDS))
    check_references(path, "card", "per", [(card, effect.per)], PER)
    check_references(path, "card", "resource", [(card, resource) for resource in effect.resources], RESOURCES)
    check_references(path, "card", "construction", [(card, kind) for kind in effect.kinds], CONSTRUCTIONS)
    check_references(path, "card", "board", [(card, effect.board)], BOARDS if effect.does == "trade" else ("",))
    check_references(path, "card", "cards", [(card, effect.cards)], KINDS if effect.does == "search" else ("",))
    if effect.does in MOVES and (effect.by == 0) == (effect.steps == ()):
        raise LudotecaError(f"{path.name}: card {card!r}: {effect.does} moves by a number or by steps, and not by both")


def _check_cubes(path: Path, name: str, costs: Iterable[tuple[str, dict[str, int]]]) -> None:
    for entry, cost in costs:
        check_references(path, name, "resource", [(entry, resource) for resource in cost], RESOURCES)
        if any(count < 1 for count in cost.values()):
            raise LudotecaError(f"{path.name}: {name} {entry!r}: the cost {cost} names a resource it does not need")


def trends(folder: Path = HERE) -> list[Trend]:
    """ARC-COMP-02 twelve trends."""
    path = folder / "trends.toml"
    found = load_table(path, "trend", Trend)
    check_references(path, "trend", "ranking", [(one.id, one.id) for one in found], RANKED)
    return found


def objectives(folder: Path = HERE) -> dict[str, list[Objective]]:
    """ARC-COMP-02 ten objectives for each length, one of them the Pacifist, one the Separatist."""
    path = folder / "objectives.toml"
    found = load_table(path, "objective", Objective)
    check_references(path, "objective", "length", [(one.id, one.length) for one in found], LENGTHS)
    check_references(path, "objective", "end", [(one.id, one.ends) for one in found], ENDS)
    check_references(path, "objective", "role", [(one.id, one.role) for one in found], ROLES)
    check_references(path, "objective", "ranking", [(one.id, one.ranks) for one in found if not one.role], RANKED)
    for one in found:
        if one.role and one.ranks:
            raise LudotecaError(f"{path.name}: objective {one.id!r}: the {one.role} ranks nobody")
        if (one.margin > 0) != (one.role == "pacifist"):
            raise LudotecaError(f"{path.name}: objective {one.id!r}: a margin is for the Pacifist, and for nobody else")
    decks = {length: [one for one in found if one.length == length] for length in LENGTHS}
    for length, deck in decks.items():
        roles = sorted(one.role for one in deck if one.role)
        if len(deck) != OBJECTIVES_OF_A_LENGTH or roles != sorted(role for role in ROLES if role):
            raise LudotecaError(
                f"{path.name}: the {length} deck has {len(deck)} cards with {roles}, "
                f"expected {OBJECTIVES_OF_A_LENGTH} with one Pacifist and one Separatist"
            )
    return decks


def numbers(folder: Path = HERE) -> Numbers:
    """ARC-COMP-08, ARC-SETUP-06 every number of the game by name."""
    path = folder / "numbers.toml"
    found = load_one(path, Numbers)
    _check_all_once(path, "number", "resource", list(found.cubes), RESOURCES)
    hexes = found.explorer_piles * found.explorer_pile
    for name, there, expected in (
        ("explorer_pile", hexes, HEXES),  # a token for every hex
        ("most_discs", found.most_discs, found.start_discs + found.explorer_piles - 1),  # ARC-P5-05
        ("prices", found.prices, PRICES),  # three corners of a card, and the skull
    ):
        if there != expected:
            raise LudotecaError(f"{path.name}: {name} makes {there}, and the rules are made for {expected}")
    return found


def _check_all_once(path: Path, name: str, field: str, used: list[str], known: Iterable[str]) -> None:
    if sorted(used) != sorted(known):
        missing, strange = sorted(set(known) - set(used)), sorted(set(used) - set(known))
        raise LudotecaError(
            f"{path.name}: expected every {field} of a {name} once; missing: {missing}, unknown: {strange}"
        )
