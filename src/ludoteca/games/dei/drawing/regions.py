"""Regions: their shapes, and who has the Majority in each: a wash, an edge from within, the seat's shape stencilled."""

from __future__ import annotations

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, SHAPES
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import placed, thing, used
from ludoteca.games.dei.drawing.lattice import Plan, rounded
from ludoteca.games.dei.drawing.palette import SHADOW, WASH

STENCIL = 32  # from one stencilled shape to the next
AFTER = "after"  # who holds a Region is seen once those have arrived who decide it
DASH = 9  # of each colour along the edge of a Region that nobody has


def definitions(plan: Plan) -> Markup:
    """The shape of each Region and the clip that keeps its colours inside."""
    shapes = []
    for region in plan.city.cells:
        corner = 3.5 if plan.city.is_roof(region) else 6
        d = "".join(rounded(points, corner) for points in plan.outlines(region))
        shapes.append(el("path", id=f"dei-shape-{region}", d=d, fill_rule="evenodd", clip_rule="evenodd"))
        shapes.append(el("clipPath", used(f"dei-shape-{region}"), id=f"dei-clip-{region}"))
    return group(*shapes)


def stencils(seats: int) -> list[Markup]:
    """The pattern of each seat: its shape, twice, in white."""
    return [
        el(
            "pattern",
            *(
                el("path", d=SHAPES[seat], fill="#fff", fill_opacity=0.26, transform=placed(at, scale=0.3))
                for at in ((10, 10), (26, 26))
            ),
            id=f"dei-stencil{seat}",
            width=STENCIL,
            height=STENCIL,
            patternUnits="userSpaceOnUse",
        )
        for seat in range(seats)
    ]


@remembered
def region(name: str, is_roof: bool, present: tuple[int, ...], best: int, said: str, rule: str) -> Markup:
    """A Region to point at. `present` are the seats with the highest value, `best` who has the Majority, or -1."""
    shape = f"dei-shape-{name}"
    parts = [used(shape, class_="shade", fill=SHADOW, fill_opacity=0)]
    if best >= 0:
        parts += [
            used(shape, fill=WASH[best], fill_opacity=0.34 if is_roof else 0.4),
            used(shape, fill=f"url(#dei-stencil{best})"),
            used(shape, fill="none", stroke=COLOURS[best], stroke_width=8.5),
            used(shape, fill="none", stroke="#fff", stroke_opacity=0.5, stroke_width=1.6),
        ]
    elif len(present) > 1:
        gap = DASH * (len(present) - 1)
        parts += [
            used(shape, fill="none", stroke=COLOURS[seat], stroke_width=8, stroke_dasharray=f"{DASH} {gap}",
                 stroke_dashoffset=-DASH * k)
            for k, seat in enumerate(present)
        ]  # fmt: skip
    return thing(
        f"region-{name}",
        *parts,
        said=said,
        rule=rule,
        among="region",
        classes=AFTER,
        clip_path=f"url(#dei-clip-{name})",
    )
