"""The static picture of the city, second half: what stands on the streets. Shadows, barriers, roofs with their snow."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import placed, thing, used
from ludoteca.games.dei.drawing.lattice import FACADE, STOREY, Cell, Local, Plan, Point, loops, rounded, straight
from ludoteca.games.dei.drawing.palette import BONE, CHAR
from ludoteca.games.dei.drawing.streets import codes, drift, weather

SHADE = "#0c1a2c"


def blocks(plan: Plan) -> Markup:
    """All that stands on the ground and never changes, from the north; pointing goes through to the streets."""
    return thing(
        "blocks",
        codes(plan),
        shadows(plan),
        barriers(plan),
        group(*(building(plan, region) for region in from_the_north(plan))),
        parapets(plan),
        weather(plan),
        clip_path="url(#dei-frame)",
        pointer_events="none",
    )


def from_the_north(plan: Plan) -> list[str]:
    """The roofs in the order in which they hide each other; towers stand on other roofs."""
    city = plan.city
    roofs = [region for region in city.cells if city.is_roof(region)]
    return sorted(roofs, key=lambda region: (city.is_tower(region), max(r for _, r in city.cells[region])))


def shadows(plan: Plan) -> Markup:
    city = plan.city
    parts = []
    for region, cells in city.cells.items():
        if city.is_roof(region) and not city.is_tower(region):
            d = "".join(straight([plan.at(*corner) for corner, _ in loop]) for loop in loops(cells))
            parts.append(el("path", d=d))
    return group(*parts, transform=placed((5, 4)), fill=SHADE, fill_opacity=0.5, fill_rule="evenodd",
                 filter="url(#dei-soft3)")  # fmt: skip


def barriers(plan: Plan) -> Markup:
    """DEI-MAP-03 low striped barriers: the only lines that part streets."""
    region = plan.city.region
    runs = _runs(plan, lambda one, other: not one.is_roof and not other.is_roof and region[one] != region[other])
    d = "".join(rounded(run, 2, closed=False) for run in runs)
    return group(
        el("path", d=d, transform=placed((1.5, 2.5)), stroke=SHADE, stroke_opacity=0.45, stroke_width=6),
        el("path", d=d, stroke=CHAR, stroke_width=6.4),
        el("path", d=d, stroke=BONE, stroke_width=4.4, stroke_dasharray="5.5 4.5"),
        el("path", d=d, transform=placed((-0.4, -2)), stroke="#fff", stroke_width=1.3, stroke_opacity=0.9),
        fill="none",
    )


def parapets(plan: Plan) -> Markup:
    """Low walls between Roofs of one height."""
    city = plan.city

    def parts_them(one: Local, other: Local) -> bool:
        if not one.is_roof or not other.is_roof or one == other:
            return False
        return not city.is_tower(city.region[one]) and not city.is_tower(city.region[other])

    d = "".join(rounded(run, 0, closed=False) for run in _runs(plan, parts_them, is_up=True))
    return group(
        el("path", d=d, transform=placed((1.4, 1.6)), stroke="#44566a", stroke_opacity=0.5, stroke_width=4),
        el("path", d=d, stroke="#56646f", stroke_width=4.2),
        el("path", d=d, transform=placed((-0.7, -0.9)), stroke="#fff", stroke_width=1.9),
        fill="none",
        stroke_linecap="round",
    )


def _runs(plan: Plan, parts_them: Callable[[Local, Local], bool], is_up: bool = False) -> list[list[Point]]:
    """The lines along which cells are parted, each as long as it goes."""
    city = plan.city
    links: dict[Cell, list[Cell]] = {}
    left: set[frozenset[Cell]] = set()
    for (c, r), here in city.local.items():
        for there, start in ((city.local.get((c + 1, r)), (c + 1, r)), (city.local.get((c, r + 1)), (c, r + 1))):
            if there is not None and parts_them(here, there):
                end = (c + 1, r + 1)
                links.setdefault(start, []).append(end)
                links.setdefault(end, []).append(start)
                left.add(frozenset((start, end)))
    runs = []
    for start in sorted(links, key=lambda corner: (len(links[corner]) == 2, corner)):
        while run := _run(start, links, left):
            runs.append([plan.up(corner) if is_up else plan.at(*corner) for corner in run])
    return runs


def _run(start: Cell, links: dict[Cell, list[Cell]], left: set[frozenset[Cell]]) -> list[Cell]:
    """On from a corner until lines meet or end; what has been gone is taken from what is left."""
    run = [start]
    while len(run) == 1 or len(links[run[-1]]) == 2:
        onward = next((corner for corner in links[run[-1]] if frozenset((run[-1], corner)) in left), None)
        if onward is None:
            break
        left.discard(frozenset((run[-1], onward)))
        run.append(onward)
    return run if len(run) > 1 else []


def building(plan: Plan, region: str) -> Markup:
    """One roof: its south walls with windows, snow, what stands on it, and the snow that hangs over the edge."""
    is_tower = plan.city.is_tower(region)
    rng = Random(region)
    walls, windows, lamps = facades(plan, region, rng)
    fallen = used(f"dei-shape-{region}", (4, 12), fill="#1b2b40", fill_opacity=0.35, filter="url(#dei-soft2)")
    return group(
        *([fallen] if is_tower else []),
        el("path", d=walls, fill="url(#dei-wall)", stroke="#3d4954", stroke_width=0.7),
        el("path", d=windows, fill="#3a4753"),
        *([el("path", d=lamps, fill="#cfe9f5")] if lamps else []),
        used(f"dei-shape-{region}", fill="url(#dei-roof)", stroke="#93a3b1", stroke_width=1),
        group(
            used(f"dei-shape-{region}", fill="none", stroke="#c3cfd9", stroke_width=5),
            *clutter(plan, region, rng),
            clip_path=f"url(#dei-clip-{region})",
        ),
        el("path", d=brow(plan, region, rng), fill="#fff"),
    )


def edges_south(plan: Plan, region: str) -> list[tuple[Cell, Cell]]:
    """The sides of a roof below which its wall is seen, from east to west."""
    city = plan.city
    found = []
    for loop in loops(city.cells[region]):
        for k, (start, side) in enumerate(loop):
            end = loop[(k + 1) % len(loop)][0]
            below = city.local.get(end)
            if side == "B" and (city.is_tower(region) or (below is not None and not below.is_roof)):
                found.append((start, end))
    return found


def facades(plan: Plan, region: str, rng: Random) -> tuple[str, str, str]:
    """South walls, dark windows and lit ones, as the data of paths."""
    is_tower = plan.city.is_tower(region)
    high = STOREY + 1 if is_tower else FACADE
    walls: list[str] = []
    windows: list[str] = []
    lamps: list[str] = []
    for start, end in edges_south(plan, region):
        (ax, ay), (bx, by) = (plan.up(start), plan.up(end)) if is_tower else (plan.at(*start), plan.at(*end))
        walls.append(straight([(ax, ay), (bx, by), (bx, by - high), (ax, ay - high)]))
        count = max(2, int((ax - bx) / 7))
        for k in range(count):
            if rng.random() < 0.22:
                continue
            share = (k + 0.5) / count
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share - 1.8
            (lamps if rng.random() < 0.09 else windows).append(f"M{x - 1.2:.1f} {y:.1f}v-3h2.4v3z")
    return "".join(walls), "".join(windows), "".join(lamps)


def brow(plan: Plan, region: str, rng: Random) -> str:
    """Snow that hangs over the south edge."""
    storey = STOREY if plan.city.is_tower(region) else 0
    parts = []
    for start, end in edges_south(plan, region):
        (ax, ay), (bx, by) = plan.up(start, storey), plan.up(end, storey)
        bumps = max(3, int((ax - bx) / 6))
        d = f"M{ax:.1f} {ay - 1:.1f}"
        for k in range(bumps):
            to, half = (k + 1) / bumps, (k + 0.5) / bumps
            d += (
                f"Q{ax + (bx - ax) * half:.1f} {ay + (by - ay) * half + rng.uniform(1.5, 3.6):.1f}"
                f" {ax + (bx - ax) * to:.1f} {ay + (by - ay) * to + 0.3:.1f}"
            )
        parts.append(d + f"L{bx:.1f} {by - 1:.1f}z")
    return "".join(parts)


def clutter(plan: Plan, region: str, rng: Random) -> list[Markup]:
    """Skylights, chimneys and fans under the snow: quiet, for pieces stand here."""
    found = []
    for cell in plan.city.cells[region]:
        x, y = plan.middle(cell)
        y -= plan.raised(region)
        lying = drift(rng, x + rng.uniform(-6, 6), y + rng.uniform(-4, 4), rng.uniform(5, 9), 0.6)
        found.append(group(lying, fill="#fff", fill_opacity=0.75))
        kind = rng.random()
        px, py = round(x + rng.choice((-7, 7)), 1), round(y + rng.choice((-4, 4)), 1)
        if kind < 0.2:
            found.append(used("dei-skylight", (px, py)))
        elif kind < 0.36:
            found.append(used("dei-chimneys", (px, py)))
        elif kind < 0.46:
            found.append(used("dei-fan", (px, py)))
    return found


def clutter_shapes() -> list[Markup]:
    """A glass roof half snowed in, a row of chimney pots, a fan."""
    skylight = group(
        el("path", d="M-7-3h14v6h-14z", fill="#b4c9d8", stroke="#93a7b5", stroke_width=0.7),
        el("path", d="M-3.5-3v6m3.5 0v-6m3.5 0v6", stroke="#e9f2f8", stroke_width=0.8),
        id="dei-skylight",
    )
    chimneys = group(
        el("path", d="M-6 1.4h13v3h-13z", fill="#7d8e9c", fill_opacity=0.45),
        el("path", d="M-7-2h13v4h-13z", fill="#a79c98", stroke="#8d8480", stroke_width=0.6),
        el("path", d="M-5 0h.01m4.5 0h.01m4.5 0h.01", stroke="#5f5754", stroke_width=2.4, stroke_linecap="round"),
        id="dei-chimneys",
    )
    fan = group(
        el("rect", x=-3, y=-2.4, width=8, height=8, rx=1, fill="#7d8e9c", fill_opacity=0.45),
        el("rect", x=-4, y=-4, width=8, height=8, rx=1, fill="#dbe3e9", stroke="#a3b1bc", stroke_width=0.7),
        el("circle", r=2.6, fill="none", stroke="#9aa9b5"),
        id="dei-fan",
    )
    return [skylight, chimneys, fan]
