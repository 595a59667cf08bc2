"""The static picture of the city, first half: streets with tracks, drifts and wrecks, and the frame around the map."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES
from ludoteca.draw.things import placed, thing, used
from ludoteca.games.dei.drawing.lattice import SIDE, Plan, rounded
from ludoteca.games.dei.drawing.palette import STREETS

DRIFTS = 8  # kinds of snow drifts
CARS = (("#66788b", "#526374"), ("#727f8b", "#5d6974"), ("#5f6e79", "#4e5b64"))
BUS = ("#8b5257", "#6f4045")
MARGIN = 6  # between the frame and the city


def drift(rng: Random, x: float, y: float, size: float, flat: float) -> Markup:
    """One of the drifts of snow, which are defined once."""
    place = f"{placed((round(x), round(y)))}scale({size / 10:.1f} {size * flat / 10:.2f})"
    return el("use", href=f"#dei-snow{rng.randrange(DRIFTS)}", transform=place)


def drift_shapes() -> list[Markup]:
    rng = Random(11)
    return [el("path", d=blob(rng, 0, 0, 10, 1), id=f"dei-snow{k}") for k in range(DRIFTS)]


def blob(rng: Random, x: float, y: float, size: float, flat: float) -> str:
    """A soft irregular figure, as the data of a path."""
    around = 7
    points = [
        (
            x + cos(2 * pi * k / around) * size * rng.uniform(0.65, 1.25),
            y + sin(2 * pi * k / around) * size * flat * rng.uniform(0.65, 1.25),
        )
        for k in range(around)
    ]
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)]
    path = f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}"
    for (px, py), (mx, my) in zip(points, middles, strict=True):
        path += f"Q{px:.1f} {py:.1f} {mx:.1f} {my:.1f}"
    return path + "z"


def ground(plan: Plan) -> Markup:
    """The frame and all that lies on the street; the washes of who holds what come over it."""
    return thing(
        "city",
        frame(plan),
        group(
            *(
                used(f"dei-shape-{region}", fill=tint, stroke=tint, stroke_width=1.2)
                for region, tint in tints(plan).items()
            ),
            tracks(plan),
            drifts(plan),
            *wrecks(plan),
            clip_path="url(#dei-frame)",
        ),
    )


def frame(plan: Plan) -> Markup:
    """Steel around the map."""
    x, y = plan.x - MARGIN, plan.y - MARGIN
    wide, high = plan.wide + 2 * MARGIN, plan.high + 2 * MARGIN
    return group(
        el("rect", x=x + 1, y=y + 4, width=wide, height=high, rx=10, fill="#000", fill_opacity=0.45),
        el("rect", x=x, y=y, width=wide, height=high, rx=10, fill="#39454e", stroke="#0f151a"),
        el("rect", x=x + 1.5, y=y + 1.5, width=wide - 3, height=high - 3, rx=9, fill="none", stroke="#6b7a86",
           stroke_width=1.4),
    )  # fmt: skip


def tints(plan: Plan) -> dict[str, str]:
    """Streets that touch differ a little; the largest choose first."""
    city = plan.city
    found: dict[str, str] = {}
    streets = sorted((region for region in city.cells if not city.is_roof(region)), key=lambda r: -len(city.cells[r]))
    for region in streets:
        taken = {found.get(other) for other in city.near[region]}
        found[region] = next((tint for tint in STREETS if tint not in taken), STREETS[0])
    return found


def tracks(plan: Plan) -> Markup:
    """Tyre tracks along the seams of districts, so that a seam is the middle of a street."""
    city = plan.city
    paths = []
    for c in range(1, city.across):
        for side in (-0.2, 0.2):
            points = [plan.at(c * SIDE + side + 0.06 * sin(k * 0.7 + c), k / 2) for k in range(city.down * 12 + 1)]
            paths.append(rounded(points, 0, closed=False))
    for r in range(1, city.down):
        for side in (-0.22, 0.22):
            points = [plan.at(k / 2, r * SIDE + side + 0.06 * sin(k * 0.6 + r)) for k in range(city.across * 12 + 1)]
            paths.append(rounded(points, 0, closed=False))
    return el("path", d="".join(paths), fill="none", stroke="#52647a", stroke_opacity=0.34, stroke_width=2,
              stroke_dasharray="2.4 2.2")  # fmt: skip


def drifts(plan: Plan) -> Markup:
    rng = Random(42)
    found = []
    for (c, r), local in plan.city.local.items():
        if not local.is_roof:
            for _ in range(2):
                x, y = plan.at(c + rng.random(), r + rng.random())
                found.append(drift(rng, x, y, rng.uniform(2.5, 7.5), 0.5))
    return group(*found, fill="#fff", fill_opacity=0.2)


def wrecks(plan: Plan) -> list[Markup]:
    """Cars and buses that the snow has taken, at the sides of the streets."""
    rng = Random(43)
    city = plan.city
    found = []
    for c in range(1, city.across):
        for r in range(city.down):
            for _ in range(2):
                spot = plan.at(c * SIDE + rng.choice((-0.45, 0.45)), r * SIDE + rng.uniform(0.8, 5.2))
                found.append(wreck(rng, *spot, 90))
    for r in range(1, city.down):
        for c in range(city.across):
            spot = plan.at(c * SIDE + rng.uniform(1, 5), r * SIDE + rng.choice((-0.5, 0.5)))
            found.append(wreck(rng, *spot, 0))
    return found


def wreck(rng: Random, x: float, y: float, turn: float) -> Markup:
    turn += rng.uniform(-16, 16)
    is_bus = rng.random() < 0.12
    wide, high = (25, 8.6) if is_bus else (12, 6.4)
    body, edge = BUS if is_bus else rng.choice(CARS)
    heaps = (-0.3, 0, 0.28) if is_bus else (-0.12, 0.14)
    snow = "".join(blob(rng, wide * k, rng.uniform(-1, 1), high * 0.5, 0.7) for k in heaps)
    return group(
        el("rect", x=-wide / 2 + 1.5, y=-high / 2 + 2, width=wide, height=high, rx=1.6, fill="#0c1a2c",
           fill_opacity=0.3),
        el("rect", x=-wide / 2, y=-high / 2, width=wide, height=high, rx=1.4, fill=body, stroke=edge, stroke_width=0.8),
        el("path", d=snow, fill="#e6eef4", fill_opacity=0.9),
        transform=placed((round(x, 1), round(y, 1)), round(turn)),
    )  # fmt: skip


def codes(plan: Plan) -> Markup:
    """The code of each district, stencilled in a corner of its street."""
    found = []
    for tile, (c, r) in plan.city.tiles.items():
        x, y = plan.at(c * SIDE + 0.45, r * SIDE + 0.5)
        found.append(el("text", tile, x=round(x - 3, 1), y=round(y + 3.5, 1)))
    return group(*found, font_size=9.5, fill="#e9f0f5", fill_opacity=0.75, letter_spacing=0.4, **FACES["sans-bold"])


def weather(plan: Plan) -> Markup:
    """Grain, flakes and frost along the frame, over the streets and the roofs."""
    rng = Random(9)
    x, y, wide, high = plan.x - 1, plan.y - 1, plan.wide + 2, plan.high + 2
    flakes = "".join(f"M{rng.uniform(x, x + wide):.0f} {rng.uniform(y, y + high):.0f}h.01" for _ in range(90))
    return group(
        el("rect", x=x, y=y, width=wide, height=high, filter="url(#dei-grain)", opacity=0.13),
        el("path", d=flakes, stroke="#fff", stroke_opacity=0.5, stroke_width=1.6, stroke_linecap="round"),
        el("rect", x=x, y=y, width=wide, height=high, rx=7, fill="none", stroke="#eef6fb", stroke_opacity=0.6,
           stroke_width=12, filter="url(#dei-soft6)"),
        clip_path="url(#dei-frame)", pointer_events="none",
    )  # fmt: skip
