"""What stands, lies and hovers in the city: units of all seats, Outposts, constructions, tokens and drones.

Each is an element of its own. What has an identity keeps its id and glides; hoods and tokens are only counted. A squad
that appears comes from the squad of its seat that grows less at the same time, else out of the reserve; Scrappers that
join one, or leave it, glide by themselves, and so do tokens, to whoever takes them.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.chips import Value, capsule, wide
from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.things import Spot, laid, neat, thing
from ludoteca.games.dei.drawing import pieces
from ludoteca.games.dei.drawing.palette import NIGHT
from ludoteca.games.dei.drawing.places import Places, Row

NOBODY = -1
Slot3 = tuple[str, str, str]
Slot4 = tuple[str, str, str, str]
CAPSULE = 0.82
MANY = 4  # more tokens than this are one token and ×n


class Squad(NamedTuple):
    """The Scrappers of a seat in a Region."""

    seat: int
    scrappers: int
    said: str


class Champion(NamedTuple):
    """A Champion and what it counts for."""

    seat: int
    value: int
    said: str


class Scene(NamedTuple):
    """The units of a Region: squads and Champions by seat, and everybody's value where hoods do not tell it."""

    region: str
    squads: tuple[Squad, ...]
    champions: tuple[Champion, ...]
    values: tuple[Value, ...]  # from the highest; empty where hoods tell it
    best: int
    said: str  # of the values


def units(scene: Scene, places: Places) -> list[tuple[float, str, Markup]]:
    """Squads and Champions of a Region in one row, seats in order; each with how far south it stands, and its id."""
    pieces_here: list[Squad | Champion] = sorted([*scene.champions, *scene.squads], key=lambda one: one.seat)
    if not pieces_here:
        return []
    row = places.row(scene.region, len(pieces_here), bool(scene.values))
    out: list[tuple[float, str, Markup]] = []
    for one, (x, y) in zip(pieces_here, row.groups, strict=True):
        if isinstance(one, Champion):
            ident = f"champion-{one.seat}"
            shift = -4 if one.value > 1 else 0
            drawn = standing_champion(one, (neat(x + shift, 5), y), row.scale)
        else:
            ident = f"squad-{one.seat}-{scene.region}"
            drawn = standing_squad(ident, one, (neat(x + middle(one.scrappers) * row.scale, 5), y), row.scale)
        out.append((y, ident, drawn))
    if scene.values:
        ident = f"values-{scene.region}"
        out.append((row.capsule[1] + 3, ident, values(ident, scene.values, scene.best, row.capsule, scene.said)))
    return out


def middle(count: int) -> float:
    """How far right of the middle of a squad its origin is."""
    return (pieces.squad_left(count) - pieces.SQUAD_RIGHT) / 2


@remembered
def standing_squad(ident: str, squad: Squad, at: Spot, scale: float) -> Markup:
    drawn = pieces.squad(squad.seat, squad.scrappers)
    came = f"squad-{squad.seat}-* stock-hood-{squad.seat}"
    made_of = (squad.scrappers, pieces.hood_name(squad.seat))
    return thing(ident, drawn, at=at, scale=scale, said=squad.said, rule="DEI-MAJ-01", comes_from=came,
                 made_of=made_of, falls=True)  # fmt: skip


@remembered
def standing_champion(one: Champion, at: Spot, scale: float) -> Markup:
    drawn = pieces.champion(one.seat, one.value)
    return thing(f"champion-{one.seat}", drawn, at=at, scale=scale, said=one.said, rule="DEI-CHAMP-01")


@remembered
def values(ident: str, shown: tuple[Value, ...], best: int, at: Spot, said: str) -> Markup:
    """What decides a contested Region; clicks go through to it."""
    scale = min(CAPSULE, 96 / wide(shown, best))
    return thing(ident, capsule(shown, best), at=at, scale=neat(scale), said=said, pointer_events="none")


@remembered
def outpost(tile: str, family: str, at: Spot, said: str) -> Markup:
    return thing(f"outpost-{tile}", pieces.outpost(family, NOBODY), at=at, said=said, rule="DEI-OUT-01")


@remembered
def flag(tile: str, holder: int, is_kept: bool, inwards: bool, at: Spot, said: str) -> Markup:
    """Who controls an Outpost: raised from its plate, and lowered again."""
    x, y = pieces.flag_pole(inwards)
    return thing(
        f"flag-{tile}-{holder}",
        pieces.outpost_flag(holder, is_kept, inwards),
        at=(neat(at[0] + x, 5), neat(at[1] + y, 5)),
        said=said,
        rule="DEI-OUT-01",
        comes_from=f"outpost-{tile}",
    )


@remembered
def cube(tile: str, family: str, at: Spot, size: float) -> Markup:
    """The cube of an Outpost, wherever it is."""
    return thing(f"cube-{tile}", pieces.cube(family, 0, 0, size), at=at, pointer_events="none")


@remembered
def tokens(region: str, is_roof: bool, count: int, spots: tuple[Spot, ...], said: str) -> Markup:
    """Tech or Energy in a Region: the printed places are emptied in a fixed order (section 10 of the design)."""
    if count > MANY:
        (x, y), *_ = spots
        many = laid(
            pieces.token(is_roof, 0, 0),
            el("rect", x=6, y=-6.5, width=21, height=13, rx=6.5, fill="#12181d", fill_opacity=0.85),
            el("text", f"×{count}", x=16.5, y=4, font_size=11, fill="#fff", text_anchor="middle", font_weight="bold"),
            at=(x, y),
        )
        drawn = [many]
    else:
        drawn = [pieces.room_around(x - 12, y - 12, 24, 24, 10) for x, y in spots[:count]]
        drawn += [pieces.token(is_roof, x, y) for x, y in spots[:count]]
    return thing(
        f"token-{region}",
        *drawn,
        said=said,
        rule="DEI-SETUP-06",
        comes_from="energy-* tech-* bank" if is_roof else "tech-* energy-* bank",  # DEI-ADV-Cb exchanged, or not
        made_of=(count, pieces.token_name(is_roof)),
    )


@remembered
def drone(kind: str, at: Spot, said: str) -> Markup:
    return thing(f"drone-{kind}", pieces.drone(kind, 0.92), at=at, said=said, rule=f"DEI-DRONE-{kind}")


@remembered
def shelter(ident: str, seat: int, at: Spot, said: str, comes_from: str) -> Markup:
    return thing(ident, pieces.shelter(seat), at=at, said=said, rule="DEI-ACT-BS", comes_from=comes_from)


@remembered
def lift(ident: str, seat: int, at: Spot, said: str, comes_from: str) -> Markup:
    return thing(ident, pieces.lift(seat), at=at, said=said, rule="DEI-ACT-BE", comes_from=comes_from)


@remembered
def bridge(ident: str, ends: tuple[Spot, Spot], seat: int, said: str, comes_from: str) -> Markup:
    return thing(ident, pieces.bridge(*ends, seat), said=said, rule="DEI-ACT-BB", comes_from=comes_from)


# ---------------------------------------------------------------------------------------------- places to choose


@remembered
def ghost_shelter(region: str, seat: int, at: Spot, said: str) -> Markup:
    return thing(f"slot-hut-{region}", pieces.shelter(seat), at=at, said=said, rule="DEI-ACT-BS", opacity=0.72)


@remembered
def ghost_lift(slot: str, seat: int, at: Spot, said: str) -> Markup:
    return thing(f"slot-lift-{slot}", pieces.lift(seat), at=at, said=said, rule="DEI-ACT-BE", opacity=0.72)


@remembered
def ghost_bridge(slot: str, seat: int, ends: tuple[Spot, Spot], said: str) -> Markup:
    return thing(f"slot-bridge-{slot}", group(pieces.bridge(*ends, seat)), said=said, rule="DEI-ACT-BB", opacity=0.72)


@remembered
def way(ident: str, about: str, along: tuple[Spot, ...]) -> Markup:
    """The link that a construction would open, dotted from where units stand to where they could go."""
    d = "M" + "L".join(f"{x:g} {y:g}" for x, y in along)
    line = {"d": d, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", "stroke_dasharray": "0.1 8"}
    dots = (el("path", **line, stroke=NIGHT, stroke_width=6.5), el("path", **line, stroke="#fff", stroke_width=3.6))
    ends = [el("circle", cx=x, cy=y, r=5, fill="#fff", stroke=NIGHT, stroke_width=2) for x, y in (along[0], along[-1])]
    return thing(ident, *dots, *ends, about=about, classes="shy", pointer_events="none")


def row_of(region: str, places: Places) -> Row:
    """Where the first unit of a Region would stand."""
    return places.row(region, 1, has_capsule=False)
