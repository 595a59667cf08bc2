"""What stands on the chart: symbols and huts, buildings with their roofs and pennants, citizens, rebels and ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.draw.chips import chip
from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import width
from ludoteca.draw.things import Spot, laid, neat, placed, tenths, thing, used
from ludoteca.games.archipelago.drawing.chart import Layout
from ludoteca.games.archipelago.drawing.geometry import outline
from ludoteca.games.archipelago.drawing.icons import halo, icon, text
from ludoteca.games.archipelago.drawing.palette import COAST, WARNING
from ludoteca.games.archipelago.drawing.places import Places, area_of
from ludoteca.games.archipelago.drawing.terrain import SIXTH
from ludoteca.games.archipelago.drawing.tiles import SYMBOL

NOBODY = -1
BUILDINGS = ("town", "port", "market", "temple")
CITIZEN, SHIP, DOCKED, BUILDING, PENNANT, HUT = 17.0, 24.0, 21.0, 25.0, 20.0, 0.95
TWO_DIGITS = 10
MOST_DRAWN = 3  # of a group; more are told by a number
ABREAST, DOWN = 9.5, 2.5  # from one citizen of a group to the next
LYING_ABREAST, LYING_DOWN = 5.0, 10.5
LYING = -90  # degrees, as a figure that lies is drawn


class Land(NamedTuple):
    """A region: its number, the seat that holds it by its town, the goods that are looted, what is said of it."""

    number: int
    holder: int
    looted: tuple[str, ...]
    said: str
    goods: tuple[tuple[str, str], ...]  # every good with symbols here, and what is said of them
    too_many: str = ""  # citizens here, and how many there may be, while a migration has too many


class Built(NamedTuple):
    """A building: where, of which kind, in which area, under whose control, what is said of it."""

    region: int
    kind: str
    area: str
    seat: int
    said: str


class Company(NamedTuple):
    """Units of a seat that are alike: on an area, a building or symbols of a good; how they are."""

    region: int
    seat: int
    is_ship: bool
    area: str
    on: str  # "" open ground, or a building, or a good
    how: str  # "", "lying", "engaged", "moved"
    size: int
    said: str
    second: int = 0  # how many of them are of a second colour: they are hatched

    @property
    def ident(self) -> str:
        kind = "ships" if self.is_ship else "lie" if self.how == "lying" else "men"
        spot = self.on if self.on in BUILDINGS else self.area
        symbol = f"-{self.on}" if self.on and spot != self.on else ""
        state = f"-{self.how}" if self.how in ("engaged", "moved") and not symbol else ""
        return f"{kind}-{self.seat}-{self.region}-{spot}{symbol}{state}"

    @property
    def element(self) -> str:
        """The id of what is drawn of it: those on symbols stand one by one."""
        return f"{self.ident}-0" if self.on and self.on not in BUILDINGS else self.ident


def hexes(lands: tuple[Land, ...], places: dict[int, Places], size: float) -> dict[str, Markup]:
    """Every region to point at, with a line inside its edge where somebody holds it."""
    return {
        f"region-{land.number}": region(land.number, land.holder, tenths(*places[land.number].middle), size, land.said)
        for land in lands
    }


def warnings(lands: tuple[Land, ...], places: dict[int, Places], size: float) -> dict[str, Markup]:
    """ARC-MIGR-07 regions with too many citizens of whoever migrates."""
    return {
        f"full-{land.number}": too_many(land.number, land.too_many, tenths(*places[land.number].middle), size)
        for land in lands
        if land.too_many
    }


@remembered
def too_many(number: int, said: str, at: Spot, size: float) -> Markup:
    """A red edge, and how many are too many, at its lowest corner: nobody stands there."""
    wide = width(said, 12, "sans-bold") * 0.86 + 12
    return group(
        el("path", d=outline(size - 3), fill=WARNING, fill_opacity=0.14, stroke=WARNING, stroke_width=3,
           stroke_linejoin="round"),
        el("rect", x=round(-wide / 2, 1), y=round(size * 0.92 - 9, 1), width=round(wide, 1), height=18, rx=9,
           fill=WARNING, stroke="#fff", stroke_width=1.2),
        text(said, 0, size * 0.92 + 4.4, 12, "sans-bold", "#fff", text_anchor="middle"),
        id=f"full-{number}", transform=placed(at), pointer_events="none",
    )  # fmt: skip


@remembered
def region(number: int, holder: int, at: Spot, size: float, said: str) -> Markup:
    parts = [el("path", d=outline(size), fill="#fff", fill_opacity=0)]
    if holder != NOBODY:
        d = outline(size - 4.2)
        parts += [
            el("path", d=d, fill="none", stroke="#fff", stroke_opacity=0.75, stroke_width=4.4, stroke_linejoin="round"),
            el("path", d=d, fill=COLOURS[holder], fill_opacity=0.1, stroke=COLOURS[holder], stroke_width=2.4,
               stroke_linejoin="round"),
        ]  # fmt: skip
    return thing(f"region-{number}", *parts, at=at, said=said, rule="ARC-DEF-01")


def numbers(lands: tuple[Land, ...], places: dict[int, Places], size: float) -> dict[str, Markup]:
    """The order of discovery, by which regions are called, each on a tag in the northern corner."""
    found = {}
    for land in lands:
        x, y = places[land.number].middle
        found[f"number-{land.number}"] = tag(land.number, tenths(x, y - size * 0.8))
    return found


@remembered
def tag(number: int, at: Spot) -> Markup:
    return group(
        halo(20, 20),  # a light that says what happened here leaves the number to be read
        el("ellipse", rx=5.6 if number < TWO_DIGITS else 7.6, ry=5.4, fill="#fdf6e6", fill_opacity=0.86),
        text(str(number), -0.4, 3.3, 9.5, "serif-italic", COAST, text_anchor="middle"),
        id=f"number-{number}", transform=placed(at), pointer_events="none",
    )  # fmt: skip


class Printed(NamedTuple):
    """What is printed on a region: its middle, places around it, how large, and how far the chart is turned."""

    middle: Spot
    at: tuple[Spot, ...]
    scale: float
    turned: int


def printed(spots: Sequence[Spot], land: Places, here: Layout) -> Printed:
    x, y = tenths(*land.middle)
    return Printed((x, y), tuple(tenths(a - x, b - y) for a, b in spots), here.piece, here.turn * SIXTH)


def marks(lands: tuple[Land, ...], places: dict[int, Places], here: Layout) -> dict[str, Markup]:
    """The symbols of every region, those of one good together, and its huts."""
    out: dict[str, Markup] = {}
    for land in lands:
        there = places[land.number]
        if found := there.huts():
            out[f"huts-{land.number}"] = huts(land.number, printed(found, there, here))
        for good, said in land.goods:
            ident, where = f"good-{land.number}-{good}", printed(there.symbols(good), there, here)
            out[ident] = symbols(ident, good, where, good in land.looted, said)
    return out


@remembered
def huts(number: int, where: Printed) -> Markup:
    """The huts of a region: they counted once, when it was found."""
    shown = [used("arc-hut", (x, y + 3), scale=neat(HUT * where.scale)) for x, y in where.at]
    return thing(f"huts-{number}", *shown, at=where.middle, turned=where.turned, pointer_events="none")


@remembered
def symbols(ident: str, good: str, where: Printed, is_looted: bool, said: str) -> Markup:
    """All symbols of a good in a region; ARC-HARV-08 looted ones lie under a coin."""
    size, at = SYMBOL * where.scale, where.at
    parts = [icon(f"symbol-{good}", x, y, size) for x, y in at]
    if is_looted:
        parts += [el("circle", cx=x, cy=y, r=neat(size / 2), fill="#8d8676", fill_opacity=0.6) for x, y in at]
        parts += [icon("florin", x, y, size * 0.7) for x, y in at]
    return thing(ident, *parts, at=where.middle, turned=where.turned, said=said,
                 rule="ARC-HARV-08" if is_looted else "ARC-HARV-01")  # fmt: skip


class Upright(NamedTuple):
    """Something that stands: how far down, and what hides what."""

    down: float
    ident: str
    drawn: Markup


def standing(
    built: tuple[Built, ...], companies: tuple[Company, ...], places: dict[int, Places], scale: float
) -> dict[str, Markup]:
    """Buildings and units, from the north."""
    found: list[Upright] = []
    sites: dict[tuple[int, str], Spot] = {}
    for one in built:
        at = places[one.region].build(one.kind, area_of(one.area))
        sites[one.region, one.kind] = at
        ident = f"{one.kind}-{one.region}"
        found.append(Upright(at[1], ident, building(ident, one.kind, one.seat, at, scale, one.said)))
    used_symbols: dict[tuple[int, str, str], int] = {}
    for company in companies:
        here = places[company.region]
        if (company.region, company.on) in sites:
            found.append(_occupant(company, sites[company.region, company.on], here, scale))
        elif company.on:
            found += _harvesters(company, here, used_symbols, scale)
        else:
            at = here.camp(area_of(company.area))
            found.append(Upright(at[1] + 0.2, company.ident, units(company, at, scale)))
    return {one.ident: one.drawn for one in sorted(found, key=lambda one: (one.down, one.ident))}


@remembered
def building(ident: str, kind: str, seat: int, at: Spot, scale: float, said: str) -> Markup:
    """ARC-CTRL roofs and pennant have the colour of whoever controls it."""
    parts = [
        halo(32 * scale, 32 * scale),
        icon(kind if seat == NOBODY else f"{kind}{seat}", 0, 0, BUILDING * scale),
    ]
    if seat != NOBODY:
        parts.append(icon(f"flag{seat}", 9 * scale, -12 * scale, PENNANT * scale))
    return thing(ident, *parts, at=at, said=said, rule="ARC-BUILD-01", comes_from=f"build-{kind}")


def _occupant(company: Company, at: Spot, here: Places, scale: float) -> Upright:
    """ARC-CTRL-01 who stands in a building: a citizen before it, a ship at the quay."""
    way = 1 if company.is_ship else here.beside(at, 10 * scale)
    x, y = at[0] + (11 if company.is_ship else 10 * way) * scale, at[1] + (8 if company.is_ship else 5) * scale
    return Upright(at[1] + 6, company.ident, units(company, tenths(x, y), scale))


def _harvesters(
    company: Company, here: Places, used_symbols: dict[tuple[int, str, str], int], scale: float
) -> list[Upright]:
    """Those on symbols, each on one; they stand so that it stays readable."""
    spots = here.symbols_in(area_of(company.area), company.on)
    key = (company.region, company.area, company.on)
    found = []
    for k in range(company.size):
        number = used_symbols.get(key, 0)
        used_symbols[key] = number + 1
        x, y = spots[number % len(spots)]
        ident = f"{company.ident}-{k}"
        at = tenths(x + 7 * scale, y - 6 * scale)
        is_second = k >= company.size - company.second
        found.append(Upright(y + 4, ident, harvester(ident, company, is_second, at, scale)))
    return found


@remembered
def harvester(ident: str, company: Company, is_second: bool, at: Spot, scale: float) -> Markup:
    size = (SHIP if company.is_ship else CITIZEN) * scale
    kind = "ship" if company.is_ship else "lie" if company.how == "lying" else "man"
    kin = "ships" if company.is_ship else "men"
    return thing(
        ident,
        halo(size * 1.6, size * 1.6),
        icon(f"{kind}{company.seat}", 0, 0, size),
        *([icon(f"hatch-{kind}", 0, 0, size)] if is_second else []),
        at=at,
        said=company.said,
        rule="ARC-HARV-01",
        lies=LYING if company.how == "lying" else 0,
        comes_from=f"{kin}-{company.seat}-{company.region}-*",
    )


@remembered
def units(company: Company, at: Spot, scale: float) -> Markup:
    """A group of units that are alike: up to three of them are drawn, a number tells of more."""
    docked = company.is_ship and company.on == "port"
    if company.is_ship:
        picture, size = f"ship{company.seat}", (DOCKED if docked else SHIP) * scale
        across, down = 9.0, 3.0
    elif company.how == "lying":
        picture, size, across, down = f"lie{company.seat}", CITIZEN * scale * 1.06, LYING_ABREAST, LYING_DOWN
    else:
        picture = f"{'tied' if company.how == 'engaged' else 'man'}{company.seat}"
        size, across, down = CITIZEN * scale, ABREAST, DOWN
    shown = min(company.size, MOST_DRAWN)
    room = size * 1.6
    parts = [halo(room + (shown - 1) * across * scale, room + (shown - 1) * down * scale)]
    hatch = f"hatch-{'man' if picture.startswith('tied') else picture[:-1]}"
    for k in range(shown):
        x, y = (k - (shown - 1) / 2) * across * scale, (k - (shown - 1) / 2) * down * scale
        parts.append(icon(picture, x, y, size))
        if k >= shown - company.second:  # ARC-2P-02
            parts.append(icon(hatch, x, y, size))
    if company.size > MOST_DRAWN:
        number = chip(str(company.size), 6.4, "#12181d", "#fff", "#fff")
        parts.append(laid(number, at=tenths(((shown - 1) / 2 * across + 8) * scale, -8 * scale)))
    reserve = f"reserve-{'ships' if company.is_ship else 'men'}-{company.seat}"
    kin = "ships" if company.is_ship else "men"
    alike = f"lie-{company.seat}-{company.region}* " if not company.is_ship and company.how != "lying" else ""
    if company.how == "lying":
        alike = f"men-{company.seat}-{company.region}-* "
    return thing(
        company.ident,
        *parts,
        at=at,
        said=company.said,
        rule={"lying": "ARC-DEF-05", "engaged": "ARC-DEF-06"}.get(company.how, "ARC-DEF-02"),
        comes_from=f"{alike}{kin}-{company.seat}-* {reserve}",
        lies=LYING if company.how == "lying" else 0,
        made_of=(company.size, f"arc-{picture}"),
    )
