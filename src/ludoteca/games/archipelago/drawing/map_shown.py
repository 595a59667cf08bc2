"""From a view to what stands on the chart, with what is said of it; and the places there that can be chosen."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.games.archipelago.drawing.catalog import NUMBERS, SIDES
from ludoteca.games.archipelago.drawing.chart import Cell, layout, neighbours
from ludoteca.games.archipelago.drawing.geometry import DIRECTIONS, EDGES
from ludoteca.games.archipelago.drawing.scene import BUILDINGS, Built, Company, Land
from ludoteca.games.archipelago.drawing.table import FreeCell, Ghost
from ludoteca.games.archipelago.drawing.told import lines, side_told
from ludoteca.games.archipelago.seen import Building, Region
from ludoteca.games.archipelago.seen import Company as Units
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.play.texts import Texts, capital

NOBODY = -1
PLACING = ("pick-cell", "pick-rotation", "send-explorer")


def lands_of(view: ArchipelagoView, texts: Texts) -> tuple[Land, ...]:
    return tuple(land_of(view, region, texts) for region in view.regions)


def land_of(view: ArchipelagoView, region: Region, texts: Texts) -> Land:
    goods = list(dict.fromkeys(one.good for one in region.symbols))
    looted = tuple(dict.fromkeys(one.good for one in region.symbols if one.is_looted))
    return Land(
        region.number,
        region.holder,
        looted,
        region_told(view, region, texts),
        tuple((good, symbols_told(region, good, texts)) for good in goods),
        too_many(view, region, texts),
    )


def too_many(view: ArchipelagoView, region: Region, texts: Texts) -> str:
    """ARC-MIGR-07 how many citizens the viewer has in a region, if those are more than there may be."""
    if view.step is None or region.number not in view.step.over_full:
        return ""
    mine = sum(one.count for one in region.units if one.seat == view.seat and not one.is_ship)
    return texts("board-of", part=mine, whole=NUMBERS.most_citizens)


def region_told(view: ArchipelagoView, region: Region, texts: Texts) -> str:
    """A region in words, as somebody hears it who does not see it."""
    goods = list(dict.fromkeys(one.good for one in region.symbols))
    by_sea = [n for n, sea in zip(region.beside, region.by_sea, strict=True) if n != NOBODY and sea]
    by_land = [n for n, sea in zip(region.beside, region.by_sea, strict=True) if n != NOBODY and not sea]
    full = view.step is not None and region.number in view.step.over_full
    return lines(
        texts("board-region", number=region.number),
        texts("board-region-held", name=texts.seat(region.holder)) if region.holder != NOBODY else "",
        texts("board-region-full", most=NUMBERS.most_citizens) if full else "",
        "; ".join(symbols_told(region, good, texts) for good in goods),
        ", ".join(capital(texts(f"building-{one.kind}")) for one in region.buildings),
        "; ".join(units_told(one, texts) for one in alike(region.units)),
        texts("board-region-sea", regions=", ".join(map(str, by_sea))) if by_sea else "",
        texts("board-region-land", regions=", ".join(map(str, by_land))) if by_land else "",
        texts("board-region-permitted", count=region.permitted) if region.permitted else "",
    )


def symbols_told(region: Region, good: str, texts: Texts) -> str:
    here = [one for one in region.symbols if one.good == good]
    count, free = sum(one.count for one in here), sum(one.free for one in here)
    name = capital(texts(f"good-{good}"))
    if any(one.is_looted for one in here):
        return texts("board-symbols-looted", good=name)
    return texts("board-symbols-here", good=name, count=count, free=free)


def alike(units: tuple[Units, ...]) -> list[Units]:
    """The units of a region, those of a seat together that only stand in different places."""
    found: dict[tuple[int, bool, str], Units] = {}
    for one in units:
        key = one.seat, one.is_ship, one.how
        found[key] = replace(one, count=found[key].count + one.count) if key in found else one
    return list(found.values())


def units_told(one: Units, texts: Texts) -> str:
    kind = "ships" if one.is_ship else "citizens"
    told = texts(f"board-{kind}", count=one.count, name=texts.seat(one.seat))
    word = f"{'ship' if one.is_ship else 'citizen'}{'' if one.count == 1 else 's'}"
    return f"{told} ({texts(f'board-how-{one.how}-{word}')})" if one.how else told


def company_of(region: Region, one: Units, texts: Texts) -> Company:
    where = texts(f"building-{one.on}") if one.on in BUILDINGS else ""
    on = texts("board-on-symbol", good=texts(f"good-{one.on}")) if one.on and not where else ""
    said = lines(units_told(one, texts), capital(where) if where else on, texts("board-region", number=region.number))
    return Company(
        region.number, one.seat, is_ship=one.is_ship, area=one.area, on=one.on, how=one.how, size=one.count, said=said,
        second=one.second,
    )  # fmt: skip


def companies_of(view: ArchipelagoView, texts: Texts) -> tuple[Company, ...]:
    return tuple(company_of(region, one, texts) for region in view.regions for one in region.units)


def built_of(view: ArchipelagoView, texts: Texts) -> tuple[Built, ...]:
    return tuple(
        Built(region.number, one.kind, one.area, one.controller, building_told(region, one, texts))
        for region in view.regions
        for one in region.buildings
    )


def building_told(region: Region, one: Building, texts: Texts) -> str:
    """Whose a building is, and why."""
    name = texts.seat(one.controller) if one.controller != NOBODY else ""
    return lines(
        texts("board-building", building=capital(texts(f"building-{one.kind}")), number=region.number),
        texts(f"board-why-{one.why}", name=name),
        texts("board-keeper-lies", name=texts.seat(one.keeper)) if one.keeper_lies else "",
        texts("board-hall-used") if one.is_used else "",
        texts(f"board-{one.kind}-does"),
    )


# What can be chosen on the chart.


def cells_of(view: ArchipelagoView, texts: Texts) -> tuple[FreeCell, ...]:
    """D03 to D05 cells for a region: all that touch enough others, or the one that is chosen."""
    step = view.step
    if step is None or view.deciding not in PLACING:
        return ()
    if step.cell:
        q, r = (int(part) for part in step.cell.split(","))
        rotation = max(0, step.rotation)
        said = side_told(step.side, texts)
        return (FreeCell(step.cell, q, r, said, side=step.side if step.rotation >= 0 else "", rotation=rotation),)
    found = []
    for (q, r), ways in open_cells(view, step.side).items():
        note = texts("board-ways", count=ways)
        found.append(FreeCell(f"{q},{r}", q, r, lines(texts("board-cell"), note), note))
    return tuple(found)


def beside_told(view: ArchipelagoView, cell: str, texts: Texts) -> str:
    """A free cell in words: on which side of which regions, as the chart lies."""
    q, r = (int(part) for part in cell.split(","))
    around = {(region.q, region.r): region.number for region in view.regions}
    turned = turn_of(view)
    found = [
        texts(f"board-way-{(edge + 3 + turned) % EDGES}", region=around[q + dq, r + dr])
        for edge, (dq, dr) in enumerate(DIRECTIONS)
        if (q + dq, r + dr) in around
    ]
    return ", ".join(found)


def turn_of(view: ArchipelagoView) -> int:
    """By how many sixths the chart is turned for this viewer."""
    return layout(tuple((region.q, region.r) for region in view.regions), facing=view.facing).turn


def open_cells(view: ArchipelagoView, side: str) -> dict[Cell, int]:
    """Cells where a side fits, and in how many ways: beside the start in turn 0, later beside enough regions."""
    taken = {(region.q, region.r): region for region in view.regions}
    free = sorted({cell for place in taken for cell in neighbours(*place) if cell not in taken})
    fitting = {cell: ways for cell in free if (ways := ways_to_lie(side, *cell, taken))}
    if view.turn:
        least = NUMBERS.explored_neighbours
        return {cell: ways for cell, ways in fitting.items() if sum(n in taken for n in neighbours(*cell)) >= least}
    start = view.regions[0]
    beside = {cell: ways for cell, ways in fitting.items() if cell in neighbours(start.q, start.r)}
    return beside or fitting


def ways_to_lie(side: str, q: int, r: int, taken: dict[tuple[int, int], Region]) -> int:
    """ARC-EXPL-06 in how many rotations the edges of a side fit those around a cell."""
    around = [(edge, taken[q + dq, r + dr]) for edge, (dq, dr) in enumerate(DIRECTIONS) if (q + dq, r + dr) in taken]
    edges = SIDES[side].edges
    return sum(
        all(edges[(edge - rotation) % EDGES] == terrain(other, (edge + 3) % EDGES) for edge, other in around)
        for rotation in range(EDGES)
    )


def terrain(region: Region, edge: int) -> str:
    return SIDES[region.side].edges[(edge - region.rotation) % EDGES]


def ghosts_of(view: ArchipelagoView, texts: Texts) -> tuple[Ghost, ...]:
    """Areas in which something can be put, by what is being decided."""
    seat, step, deciding = view.seat, view.step, view.deciding
    if step is None or seat < 0:
        return ()
    present = {region.number for region in view.regions if any(one.seat == seat for one in region.units)}
    everywhere = {region.number for region in view.regions}
    match deciding:
        case "land-citizen" | "expel-rebel":
            return _spots(view, {step.region}, "land", f"man{seat}", texts)
        case "reproduce" | "recruit":
            return _spots(view, present, "land", f"man{seat}", texts)
        case "choose-builder" if step.construction == "ship":
            return _spots(view, everywhere, "sea", f"ship{seat}", texts)
        case "choose-waters":
            return _spots(view, {step.region}, "sea", "port" if step.construction == "port" else f"ship{seat}", texts)
        case "migrate-to":
            return _destinations(view, texts)
        case "pick-spot" if step.good:
            kind = "sea" if step.good == "fish" else "land"
            return _spots(view, {step.region}, kind, f"symbol-{step.good}", texts)
    return ()


def _destinations(view: ArchipelagoView, texts: Texts) -> tuple[Ghost, ...]:
    """D29 next door, another shore, or where a convoy lands."""
    step = view.step
    if step is None:
        return ()
    here = view.regions[step.region]
    near = {step.region, *(number for number in here.beside if number != NOBODY)}
    movers = [one for one in here.units if one.seat == view.seat and step.spot in (one.area, one.on)]
    found: tuple[Ghost, ...] = ()
    if any(one.is_ship for one in movers):
        found += _spots(view, near, "sea", f"ship{view.seat}", texts)
    if any(not one.is_ship for one in movers):
        found += _spots(view, near | set(here.carried_to), "land", f"man{view.seat}", texts)
    return found


def courses_of(view: ArchipelagoView) -> tuple[tuple[int, ...], ...]:
    """D29 the courses of convoys to where nobody can walk."""
    step = view.step
    if step is None or not step.courses:
        return ()
    here = view.regions[step.region]
    on_foot = {number for number, by_sea in zip(here.beside, here.by_sea, strict=True) if not by_sea}
    return tuple(course for course in step.courses if course[-1] not in on_foot)


def _spots(view: ArchipelagoView, regions: set[int], kind: str, picture: str, texts: Texts) -> tuple[Ghost, ...]:
    found = []
    ships = {course[-1]: len(course) - 1 for course in courses_of(view)} if kind == "land" else {}
    for number in sorted(regions):
        region = view.regions[number]
        note = texts("board-by-ships", count=ships[number]) if number in ships else ""
        for k in range(region.lands if kind == "land" else region.seas):
            said = lines(texts(f"board-area-{kind}", number=number, area=k + 1), note)
            found.append(Ghost(number, f"{kind}-{k + 1}", picture, said, note))
    return tuple(found)
