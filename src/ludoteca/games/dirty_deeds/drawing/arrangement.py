"""Where everything lies on the table of Dirty Deeds: three gears of any size, the Familiars' paths, what lies beside.

The gears stand as the rules have them, Earth lower left, the Dwarves right, the Elves on top. They are as large as
leaves room for the four plaques; the paths run between them, from the edge to the middle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import acos, cos, hypot, radians, sin, sqrt
from typing import NamedTuple

from ludoteca.draw.memory import remembered

WIDTH, HEIGHT = 1280, 800
LEFT, TOP, WIDE, HIGH = 10, 8, 858, 784  # the plate of the three wheels
RIM, TEETH, GAP = 17.0, 8.0, 26.0  # of a gear, beyond its hexes; and between two gears
LARGEST, SMALLEST = 40.0, 6.0  # of a hex, from its middle to a corner
PLAQUES = {"title": (202, 112), "hands": (222, 0), "supply": (206, 84), "spent": (206, 128)}
ROW = 46  # of a hand
CORNERS = {"title": (0, 0), "hands": (1, 1), "supply": (1, 0), "spent": (0, 0)}  # where a plaque would like to be

Point = tuple[float, float]
Box = tuple[float, float, float, float]


class Gear(NamedTuple):
    """A wheel: its middle, the radius of the disc that is below hexes, and that of the whole gear with its teeth."""

    x: float
    y: float
    inner: float
    outer: float


class Plan(NamedTuple):
    """The table for some radii: the size of a hex, the gears, the middle with its radius, a path a seat, plaques."""

    size: float
    gears: tuple[Gear, Gear, Gear]
    middle: tuple[float, float, float]
    paths: tuple[tuple[Point, ...], ...]
    square: float
    plaques: dict[str, Point]
    names: tuple[Point, ...]  # of the wheels, from the middle of each


@remembered
def plan(radius: tuple[int, int, int], squares: int, seats: int) -> Plan:
    """The largest arrangement in which everything has its place."""
    size = LARGEST
    while size > SMALLEST:
        ways = [furnish(size, gears, squares, seats) for gears in arrangements(radius, size)]
        if any(ways):
            return min((way for way in ways if way is not None), key=astray)
        size -= 0.25
    raise ValueError(f"wheels of {radius} do not fit the table")


def astray(way: Plan) -> float:
    """How far plaques are from where one looks for them; the title counts most."""
    x, y = way.plaques["title"]
    a, b = way.plaques["hands"]
    return 3 * hypot(x - LEFT, y - TOP) + hypot(a - LEFT - WIDE, b - TOP - HIGH)


def arrangements(radius: tuple[int, int, int], size: float) -> Iterator[tuple[Gear, Gear, Gear]]:
    """Ways to put the gears into the plate, Earth and the Dwarves turning about each other."""
    inner = [hypot(sqrt(3) * (r + 0.5), 0.5) * size + 2 for r in radius]
    b, m, s = (r + RIM + TEETH for r in inner)
    to_m, to_s, across = b + m + GAP, b + s + GAP, m + s + GAP
    angle = acos((to_m**2 + to_s**2 - across**2) / (2 * to_m * to_s))
    for degrees in range(-34, 9, 2):
        turn = radians(degrees)
        places = [
            (0.0, 0.0), (to_m * cos(turn), to_m * sin(turn)), (to_s * cos(turn - angle), to_s * sin(turn - angle))
        ]  # fmt: skip
        x0 = min(x - r for (x, _), r in zip(places, (b, m, s), strict=True))
        x1 = max(x + r for (x, _), r in zip(places, (b, m, s), strict=True))
        y0 = min(y - r for (_, y), r in zip(places, (b, m, s), strict=True))
        y1 = max(y + r for (_, y), r in zip(places, (b, m, s), strict=True))
        if x1 - x0 > WIDE - 12 or y1 - y0 > HIGH - 12:
            continue
        free = WIDE - 12 - (x1 - x0), HIGH - 12 - (y1 - y0)
        for share in (0.5, 0.0, 1.0):
            dx, dy = LEFT + 6 + free[0] * share - x0, TOP + 6 + free[1] * (1 - share) - y0
            one, two, three = (
                Gear(round(x + dx, 1), round(y + dy, 1), r, r + RIM + TEETH)
                for (x, y), r in zip(places, inner, strict=True)
            )
            yield one, two, three


def furnish(size: float, gears: tuple[Gear, Gear, Gear], squares: int, seats: int) -> Plan | None:
    """The plan for these gears; none if a plaque finds no place."""
    x, y, room = centre_of(gears)
    eye = min(room - 5, 34)
    pitch = 23.0 if squares <= 6 else 19.5
    b, m, s = gears
    ways = ((b, s, m), (b, m, s), (m, s, b))[:seats]
    paths = tuple(path(one, other, third, (x, y), eye + 13, pitch, squares - 1) for one, other, third in ways)
    round_things = [(gear.x, gear.y, gear.outer + 3) for gear in gears]
    round_things += [(a, c, pitch / 2 + 2) for way in paths for a, c in way] + [(x, y, eye)]
    plaques: dict[str, Point] = {}
    taken: list[Box] = []
    for name, (wide, high) in PLAQUES.items():
        box = (wide, high or ROW * seats + 30)
        spot = free_spot(box, CORNERS[name], round_things, taken)
        if spot is None:
            return None
        plaques[name] = spot
        taken.append((*spot, *box))
    names = tuple(name_spot(gear, [disc for disc in round_things if disc[:2] != gear[:2]], taken) for gear in gears)
    return Plan(size, gears, (x, y, eye), paths, pitch, plaques, names)


def name_spot(gear: Gear, discs: Sequence[tuple[float, float, float]], taken: list[Box]) -> Point:
    """Where on the rim of a gear its name covers nothing else: at the bottom if it can."""
    wide, high = 116, 24
    for degrees in (180, 155, 205, 130, 230, 310, 50, 290, 70):
        turn = radians(degrees)
        far = gear.inner + RIM / 2 if degrees == 180 else gear.outer + 6
        a, b = far * sin(turn), -far * cos(turn)
        x, y = gear.x + a - wide / 2, gear.y + b - high / 2
        inside = LEFT + 4 <= x <= LEFT + WIDE - 4 - wide and TOP + 4 <= y <= TOP + HIGH - 4 - high
        if inside and is_clear((x, y, wide, high), discs, taken):
            return round(a, 1), round(b, 1)
    return 0.0, round(gear.inner + RIM / 2, 1)


def free_spot(
    box: tuple[float, float], corner: tuple[int, int], discs: Sequence[tuple[float, float, float]], taken: list[Box]
) -> Point | None:
    """The place nearest to a corner where a box covers nothing."""
    wide, high = box
    x0, y0, x1, y1 = LEFT + 8, TOP + 8, LEFT + WIDE - 8 - wide, TOP + HIGH - 8 - high
    home = (x0, x1)[corner[0]], (y0, y1)[corner[1]]
    spots = [(float(x), float(y)) for x in range(int(x0), int(x1) + 1, 8) for y in (y0, y1)]
    spots += [(float(x), float(y)) for y in range(int(y0), int(y1) + 1, 8) for x in (x0, x1)]
    spots += [(home[0], float(y)) for y in range(int(y0), int(y1), 8)] + [(float(home[0]), float(home[1]))]
    for x, y in sorted(spots, key=lambda at: hypot(at[0] - home[0], at[1] - home[1])):
        if is_clear((x, y, wide, high), discs, taken):
            return x, y
    return None


def is_clear(box: Box, discs: Sequence[tuple[float, float, float]], taken: list[Box]) -> bool:
    """Whether a box keeps off all these round things and boxes."""
    x, y, wide, high = box
    off_discs = all(hypot(a - min(max(a, x), x + wide), b - min(max(b, y), y + high)) > r for a, b, r in discs)
    return off_discs and all(
        x >= u + w + 8 or u >= x + wide + 8 or y >= v + h + 8 or v >= y + high + 8 for u, v, w, h in taken
    )


def centre_of(gears: Sequence[Gear]) -> tuple[float, float, float]:
    """The point between the three gears, as far from each of them as from the others; and how far."""
    x, y = sum(gear.x for gear in gears) / 3, sum(gear.y for gear in gears) / 3
    far = 0.0
    for _ in range(400):
        away = [hypot(x - gear.x, y - gear.y) for gear in gears]
        gaps = [d - gear.outer for d, gear in zip(away, gears, strict=True)]
        far = sum(gaps) / 3
        moves = [(0.5 * (far - gap) / d, gear) for gap, d, gear in zip(gaps, away, gears, strict=True)]
        x, y = x + sum(k * (x - gear.x) for k, gear in moves), y + sum(k * (y - gear.y) for k, gear in moves)
    return round(x, 1), round(y, 1), far


def path(
    one: Gear, other: Gear, third: Gear, start: Point, first: float, pitch: float, count: int
) -> tuple[Point, ...]:
    """Squares between two gears, the outermost first; traced from the middle, away from the third gear."""
    x, y = start
    points: list[Point] = []
    gone, due = 0.0, first
    while len(points) < count:
        a, b = hypot(x - one.x, y - one.y), hypot(x - other.x, y - other.y)
        ux, uy = (x - one.x) / a - (x - other.x) / b, (y - one.y) / a - (y - other.y) / b
        size = hypot(ux, uy)
        tx, ty = -uy / size, ux / size
        if tx * (x - third.x) + ty * (y - third.y) < 0:
            tx, ty = -tx, -ty
        off = ((a - one.outer) - (b - other.outer)) / size  # back to where both gears are equally far
        x, y = x + tx - 0.5 * off * ux / size, y + ty - 0.5 * off * uy / size
        gone += 1
        if gone >= due:
            points.append((round(x, 1), round(y, 1)))
            due += pitch
    return tuple(reversed(points))
