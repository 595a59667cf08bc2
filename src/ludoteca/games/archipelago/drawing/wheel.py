"""The action wheel as the compass of the chart: thirteen actions around, ports and markets in the hub."""

from __future__ import annotations

from math import pi
from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, SHAPES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import Spot, placed, tenths, thing, used
from ludoteca.games.archipelago.drawing.arrangement import WHEEL
from ludoteca.games.archipelago.drawing.catalog import WHEEL as SPACES
from ludoteca.games.archipelago.drawing.geometry import polar
from ludoteca.games.archipelago.drawing.icons import icon
from ludoteca.games.archipelago.drawing.palette import NIGHT

# The spaces clockwise from the top, how wide each is in degrees, and its icon.
SECTORS = (
    ("explore", 42.0, "explore"),
    ("migrate", 25.5, "migrate"),
    ("build", 25.5, "build"),
    ("recruit", 25.5, "hire"),
    ("transact", 25.5, "trade"),
    ("reproduce", 42.0, "birth"),
    ("taxes", 42.0, "taxes"),
    *((f"harvest-{good}", 22.0, good) for good in ("fruit", "cattle", "fish", "wood", "stone", "iron")),
)
INNER, OUTER = 41.0, 101.0
RIM = (OUTER - 2.5, OUTER)  # what glows of a sector: all of them at once would outshine the chart
MIDDLE: Spot = (WHEEL.x + 119, WHEEL.y + 117)
MOST_FOUR = 4
HALLS = (("port", -7.4, -22.0, 22.0), ("market", 7.6, 24.0, 20.0))  # its coins, its picture and how large that is
SEATS_AT, SHARED_AT, DISCS_AT = 90.0, 74.0, 90.5
DISC = 19.0


class Space(NamedTuple):
    """A space of the wheel: the discs of each seat on it, and what is said of it."""

    name: str
    discs: tuple[int, ...]
    said: str


class Hall(NamedTuple):
    """The coins of each seat for having used ports, or markets."""

    kind: str
    coins: tuple[int, ...]
    said: str


class Round(NamedTuple):
    """ARC-TURN-02 what the viewer has done in a round: an action, a card, a port or market."""

    seat: int
    acted: bool
    card_used: bool
    served: bool
    said: str


def wheel(spaces: tuple[Space, ...], halls: tuple[Hall, ...], seats: int, round_: Round | None) -> dict[str, Markup]:
    """The whole wheel, element by element."""
    out = {"wheel": rim()}
    there = {space.name: space for space in spaces}
    for name, _, _ in SECTORS:
        space = there[name]
        out[f"sector-{name}"] = sector(name, space.said)
    out["circles"] = circles(seats)
    for name, _, _ in SECTORS:
        out |= discs(there[name], seats)
    for hall in halls:
        out[f"hall-{hall.kind}"] = hub(hall, seats)
    if round_ is not None:
        out["round"] = marks(round_)
    return out


@remembered
def marks(round_: Round) -> Markup:
    """Three marks beside the wheel, ticked when done."""
    done = ((f"disc{round_.seat}", round_.acted), ("cards", round_.card_used), ("port", round_.served))
    parts = [el("rect", x=-12, y=-12, width=72, height=24, rx=12, fill=NIGHT, stroke="#6f573c", stroke_width=0.8)]
    for k, (picture, is_done) in enumerate(done):
        parts.append(icon(picture, k * 23, 0, 19, opacity=0.4 if is_done else 1))
        if is_done:
            tick = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
            d = f"M{k * 23 - 6} 0l5 6 9-12"
            parts += [el("path", d=d, stroke=colour, stroke_width=wide, **tick)
                      for colour, wide in ((NIGHT, 5), ("#7ed0a0", 2.6))]  # fmt: skip
    return thing("round", *parts, at=(WHEEL.x + 14, WHEEL.y + 218), said=round_.said, rule="ARC-TURN-02")


def angles(name: str) -> tuple[float, float]:
    """Where a sector begins and ends."""
    at = -pi / 2 - 21 * pi / 180
    for one, span, _ in SECTORS:
        end = at + span * pi / 180
        if one == name:
            return at, end
        at = end
    raise KeyError(name)


def arc(inner: float, outer: float, begin: float, end: float) -> str:
    """A piece of a ring."""
    (ax, ay), (bx, by) = polar(outer, begin), polar(outer, end)
    (cx, cy), (dx, dy) = polar(inner, end), polar(inner, begin)
    return (
        f"M{ax:.1f} {ay:.1f}A{outer:g} {outer:g} 0 0 1 {bx:.1f} {by:.1f}"
        f"L{cx:.1f} {cy:.1f}A{inner:g} {inner:g} 0 0 0 {dx:.1f} {dy:.1f}z"
    )


@remembered
def rim() -> Markup:
    """The brass of the compass."""
    ticks = ""
    for k in range(180):
        (ax, ay), (bx, by) = polar(110, k * pi / 90), polar(107 if k % 5 else 104.5, k * pi / 90)
        ticks += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    points = [
        el("path", d=f"M0-{114 if k % 2 else 116.5}L5-106H-5z", fill="#8a6426" if k % 2 else "#7a2a22",
           transform=placed(turn=k * 45))
        for k in range(8)
    ]  # fmt: skip
    return group(
        el("circle", cx=2, cy=4, r=113, fill="#000", fill_opacity=0.4),
        *points,
        el("circle", r=112, fill="url(#arc-brass)", stroke="#4a3412", stroke_width=1.2),
        el("path", d=ticks, stroke="#4a3412", stroke_width=0.6),
        el("circle", r=103, fill="#2a1d10"),
        id="wheel",
        transform=placed(MIDDLE),
    )


def seat_at(name: str, seat: int, seats: int) -> Spot:
    """The circle of a seat in a limited sector."""
    begin, end = angles(name)
    step = 0.175 if seats <= MOST_FOUR else 0.147
    return tenths(*polar(SEATS_AT, (begin + end) / 2 + (seat - (seats - 1) / 2) * step))


def shared_at(name: str, number: int, count: int) -> Spot:
    begin, end = angles(name)
    return tenths(*polar(SHARED_AT, (begin + end) / 2 + (number - (count - 1) / 2) * 0.25))


@remembered
def sector(name: str, said: str) -> Markup:
    """A space with its icon."""
    begin, end = angles(name)
    middle = (begin + end) / 2
    number = [one for one, _, _ in SECTORS].index(name)
    _, span, picture = SECTORS[number]
    space = SPACES[name]
    fill = "#f5e3d0" if space.limited else ("#f6eed8", "#ecdfbf")[number % 2]
    parts = [
        el("path", d=arc(INNER, OUTER, begin + 0.008, end - 0.008), fill=fill, stroke="#6b5226", stroke_width=0.7),
        el("path", d=arc(*RIM, begin + 0.03, end - 0.03), fill=fill, class_="rim"),
    ]
    if space.limited:
        parts.append(icon(picture, *polar(55, middle), 26))
    else:
        wide = span > 23
        parts.append(icon(picture, *polar(66 if wide else 71, middle), 26 if wide else 24))
    return thing(f"sector-{name}", *parts, at=MIDDLE, said=said, rule="ARC-P5-02")


@remembered
def circles(seats: int) -> Markup:
    """The circles of limited spaces: one for each seat, and those that anybody may take."""
    parts = []
    for name, space in SPACES.items():
        if space.limited:
            shared = space.shared[seats > MOST_FOUR]
            radius = 6.6 if seats <= MOST_FOUR else 5.9
            parts += [_circle(seat, seat_at(name, seat, seats), radius) for seat in range(seats)]
            parts += [used("arc-rainbow", shared_at(name, k, shared)) for k in range(shared)]
    return group(*parts, id="circles", transform=placed(MIDDLE), pointer_events="none")


def _circle(seat: int, at: Spot, radius: float) -> Markup:
    return group(
        el("circle", r=radius, fill=COLOURS[seat], fill_opacity=0.2, stroke=COLOURS[seat], stroke_width=1.8),
        el("path", d=SHAPES[seat], transform=placed(scale=0.27), fill=COLOURS[seat], fill_opacity=0.55),
        transform=placed(at),
    )


def discs(space: Space, seats: int) -> dict[str, Markup]:
    """The discs that lie on a space: in a limited one the first of a seat on its own circle, others on shared ones."""
    lying = [(seat, k) for seat, count in enumerate(space.discs) for k in range(count)]
    shared = SPACES[space.name].shared[seats > MOST_FOUR]
    begin, end = angles(space.name)
    out, more = {}, 0
    for n, (seat, k) in enumerate(lying):
        if not SPACES[space.name].limited:
            step = min(0.16, 0.34 / max(1, len(lying) - 1))
            at = polar(DISCS_AT, (begin + end) / 2 + (n - (len(lying) - 1) / 2) * step)
        elif k == 0:
            at = seat_at(space.name, seat, seats)
        else:
            at = shared_at(space.name, more, max(shared, 1))
            more += 1
        where = tenths(MIDDLE[0] + at[0], MIDDLE[1] + at[1])
        ident = f"disc-{seat}-{space.name}-{k}"
        out[ident] = _disc(ident, seat, where)
    return out


@remembered
def _disc(ident: str, seat: int, at: Spot) -> Markup:
    return thing(ident, icon(f"disc{seat}", 0, 0, DISC), at=at, comes_from=f"disc-{seat}-free-*", pointer_events="none")


@remembered
def hub(hall: Hall, seats: int) -> Markup:
    """Half of the hub: the ports above, the markets below, with the coins of those who used them."""
    _, row, down, size = next(one for one in HALLS if one[0] == hall.kind)
    radius = INNER - 1.5
    sweep = 1 if hall.kind == "port" else 0
    step = 14.5
    parts = [
        el("path", d=f"M{-radius} 0A{radius} {radius} 0 0 {sweep} {radius} 0z", fill="url(#arc-night)",
           stroke="#d7b46a", stroke_width=1.6),
        icon(hall.kind, 0, down, size),
    ]  # fmt: skip
    for seat in range(seats):
        x = (seat - (seats - 1) / 2) * step
        parts.append(el("circle", cx=x, cy=row, r=5.6, fill=COLOURS[seat], fill_opacity=0.35, stroke=COLOURS[seat],
                        stroke_width=1.5))  # fmt: skip
        parts += [icon("florin", x + 1.6 * k, row - 1.2 * k, 13) for k in range(hall.coins[seat])]
    return thing(f"hall-{hall.kind}", *parts, at=MIDDLE, said=hall.said, rule="ARC-P5-06")
