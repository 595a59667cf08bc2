"""Talents: the plate of their colour with a glyph, the cubes that unlock them, and whether they are unlocked."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.dei.drawing import standing
from ludoteca.games.dei.drawing.boards import figure
from ludoteca.games.dei.drawing.catalog import NUMBERS, TALENTS
from ludoteca.games.dei.drawing.icons import PLATES, icon
from ludoteca.games.dei.drawing.palette import DIM, FAMILIES, MIST, MUTED, NIGHT, STEEL
from ludoteca.games.dei.drawing.pieces import cube
from ludoteca.play.texts import Texts

HIGH = 38


class Talent(NamedTuple):
    """A Talent on a Pad: its colour, which one it is ("" where the viewer may not know), and the cubes beside it."""

    family: str
    id: str
    is_open: bool
    tiles: tuple[str, ...]  # of the Outposts whose cubes lie beside it
    is_dealt: bool = True  # whether somebody has one of this colour yet

    @property
    def cubes(self) -> int:
        return len(self.tiles)

    @property
    def is_ready(self) -> bool:
        """DEI-TAL-01 enough cubes to be unlocked at the end of Phase 2."""
        return not self.is_open and self.cubes >= NUMBERS.unlock


def plate_of(talent: Talent, size: float, is_own: bool) -> Markup:
    """The plate around its middle: open, locked and known, or locked and hidden."""
    light, dark = FAMILIES[talent.family]
    scale = size / 26
    if talent.is_open:
        back = el("path", d=PLATES[talent.family], fill=dark, stroke=light, stroke_width=2)
        return laid(back, icon(f"talent-{talent.id}", 0, 0, 17), scale=scale)
    back = el("path", d=PLATES[talent.family], fill=STEEL, stroke=light, stroke_width=1.6, stroke_dasharray="3 2.4")
    if not talent.is_dealt:
        return laid(back, scale=scale)
    if not talent.id:
        return laid(back, icon("lock", 0, -0.5, 13, light, opacity=0.8), scale=scale)
    shown = icon(f"talent-{talent.id}", 0, 0, 15, light, opacity=0.6)
    lock = [el("circle", cx=10, cy=10, r=5.6, fill=NIGHT), icon("lock", 10, 9.6, 9)] if is_own else []
    return laid(back, shown, *lock, scale=scale)


def told(talent: Talent, owner: int, texts: Texts) -> str:
    """Its name and text; how far it is from being unlocked."""
    lines = []
    if talent.id:
        lines += [texts(f"talent-{talent.id}"), texts(f"talent-{talent.id}-hint")]
    elif not talent.is_dealt:
        return texts("board-talent-none", colour=texts(f"colour-{talent.family}"), name=texts.seat(owner))
    else:
        lines.append(texts("board-talent-hidden", colour=texts(f"colour-{talent.family}"), name=texts.seat(owner)))
    if talent.is_open:
        lines.append(texts("board-talent-open"))
    elif talent.cubes >= NUMBERS.unlock:
        lines.append(texts("board-talent-ready", needed=NUMBERS.unlock))
    else:
        lines.append(texts("board-talent-locked", cubes=talent.cubes, needed=NUMBERS.unlock))
    return "\n".join(lines)


def name_of(talent: Talent, texts: Texts) -> str:
    """What stands on its plate: its name, or that the viewer may not know it; nothing before it is dealt."""
    if talent.id:
        return texts(f"talent-{talent.id}")
    return texts("board-hidden") if talent.is_dealt else ""


def rule_of(talent: Talent) -> str:
    return f"DEI-TAL-{TALENTS[talent.id].clause}" if talent.id else "DEI-TAL-03"


def side_of(talent: Talent) -> str:
    """DEI-TAL-01 a Talent that is unlocked is turned over."""
    return "open" if talent.is_open else "locked"


@remembered
def wide_talent(
    ident: str, talent: Talent, name: str, wide: float, at: tuple[float, float], is_own: bool, said: str
) -> Markup:
    """A Talent with its name and cubes: two unlock it at the end of Phase 2."""
    light, _ = FAMILIES[talent.family]
    parts = [
        el(
            "rect", width=wide, height=HIGH, rx=6, fill=NIGHT, stroke=light if talent.is_open else DIM, stroke_width=1.4
        ),
        laid(plate_of(talent, 27, is_own), at=(17, 19)),
        block(
            name,
            wide - 34,
            (10.5, 6),
            "serif-bold" if talent.is_open else "serif-italic",
            2,
            32,
            12.5,
            fill="#fff" if talent.is_open else MIST,
        ),
    ]
    for k in range(talent.cubes, NUMBERS.unlock):
        parts.append(el("rect", x=35 + k * 12, y=25.5, width=8, height=8, rx=1.5, fill="none", stroke=light,
                        stroke_opacity=0.55, stroke_dasharray="2 1.6"))  # fmt: skip
    if talent.is_ready:
        parts.append(el("path", d=f"M{wide - 13:g} 25l7 4.5-7 4.5z", fill=light))
    return thing(ident, *parts, at=at, said=said, rule=rule_of(talent), side=side_of(talent), classes="narrows")


@remembered
def small_talent(ident: str, talent: Talent, at: tuple[float, float], is_own: bool, said: str) -> Markup:
    """A Talent without its name, 58 by 40: the plate, and how many cubes."""
    light, _ = FAMILIES[talent.family]
    ready = [el("path", d="M44 5h8l-4 5z", fill=light)] if talent.is_ready else []
    return thing(
        ident,
        el("rect", width=58, height=40, rx=6, fill=NIGHT, stroke=light if talent.is_open else DIM, stroke_width=1.3),
        laid(plate_of(talent, 25.5, is_own), at=(16, 20)),
        *([] if talent.cubes else [cube(talent.family, 38, 20.5, 9, opacity=0.35)]),
        figure(talent.cubes, 46, 25, 13.5, "#fff" if talent.cubes else MUTED),
        group(*ready),
        at=at,
        said=said,
        rule=rule_of(talent),
        side=side_of(talent),
        classes="narrows",  # DEI-TAL-M3 to the cards that the robot could spend
    )


def wide_cubes(talent: Talent, wide: float, at: tuple[float, float]) -> dict[str, Markup]:
    """The cubes on a wide Talent, side by side."""
    step = min(12.0, (wide - 50) / max(1, talent.cubes))
    return {
        f"cube-{tile}": standing.cube(tile, talent.family, (neat(at[0] + 39 + k * step, 5), at[1] + 29.5), 7.6)
        for k, tile in enumerate(talent.tiles)
    }


def small_cubes(talent: Talent, at: tuple[float, float]) -> dict[str, Markup]:
    """The cubes on a small Talent, one on top of the other beside their number."""
    return {f"cube-{tile}": standing.cube(tile, talent.family, (at[0] + 38, at[1] + 20.5), 9) for tile in talent.tiles}
