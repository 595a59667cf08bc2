"""Trainer tiles, the trainer spaces of the board, and master tiles."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import block
from ludoteca.draw.things import laid, neat
from ludoteca.games.magnificent.drawing.catalog import SPACES, TRAINER_TILES, trainer_kind
from ludoteca.games.magnificent.drawing.effects import effect_sign, mark, master_effect, row
from ludoteca.games.magnificent.drawing.icons import no_pawn, pawn, sign
from ludoteca.games.magnificent.drawing.marks import box, oval, path
from ludoteca.games.magnificent.drawing.palette import BARK, INK, IVORY, KINDS, ROSE, SOFT
from ludoteca.play.texts import Texts

SIGNS = {"any": ("star", 1.0), "die": ("cube", 1.0), "build": ("hammer", 0.72), "travel": ("cart", 1.0),
         "perform": ("hat", 0.68)}  # fmt: skip

PLACES = 2  # for trainers that are drawn on a tile before anybody stands there
NAMED = ("any-face", "new-bill", "understudy", "side-stall", "open-air", "veteran")  # MAG-TT-01 and following


def kind_sign(kind: str, x: float, y: float, scale: float = 1, colour: str = "#fff") -> Markup:
    """When a trainer may be used: at any time, with the die, or during an action."""
    name, own = SIGNS[kind]
    return sign(name, x, y, neat(own * scale), colour)


@remembered_print
def trainer_tile(ident: str, wide: float, high: float, texts: Texts, places: int = PLACES) -> Markup:
    """A tile of one's own: a tab with its kind, what each trainer does, its name beside the places for trainers."""
    what = TRAINER_TILES[ident]
    kind, tab = trainer_kind(what.kind), 15
    parts = [
        *_tile(wide, high, tab, KINDS[kind], 7),
        kind_sign(kind, tab / 2 + 0.5, high * 0.28, 0.8),
        effect_sign(ident, tab + (wide - tab) / 2, high * 0.36, (wide - tab - 6, 24)),
    ]
    if what.effect in NAMED and wide > 85 and places <= PLACES:
        name = texts(f"trainer-tile-{ident}").partition(" (")[0]  # its colour is seen
        room, most = wide - tab - 6 - 12 * places, 2 if places else 1
        parts.append(block(name, room, (9.5, 5), "serif-italic", most, tab + 4, high - 9, fill=SOFT))
    if what.permanent:
        parts.append(sign("lock", tab / 2 + 0.5, high - 12, 0.85, IVORY))
    return group(*parts)


@remembered
def low_tile(ident: str, wide: float, high: float) -> Markup:
    """A tile on display or of a rival: its kind and what it does."""
    kind, tab = trainer_kind(TRAINER_TILES[ident].kind), 15 if wide > 70 else 12 if wide > 30 else 9
    return group(
        *_tile(wide, high, tab, KINDS[kind], min(7, high / 3)),
        kind_sign(kind, tab / 2 + 0.5, high / 2, 0.8 if wide > 70 else 0.7 if wide > 30 else 0.55),
        effect_sign(ident, neat(tab + (wide - tab) / 2), high / 2, (wide - tab - 3, high - 3)),
    )


def _tile(wide: float, high: float, tab: float, fill: str, corner: float) -> list[Markup]:
    c = corner - 0.5
    tabbed = f"M.5 {corner:g}A{c:g} {c:g} 0 0 1 {corner:g} .5H{tab:g}V{high - 0.5:g}H{corner:g}"
    return [
        box(0.8, 2, wide, high, corner, fill="#000", fill_opacity=0.4),
        box(0, 0, wide, high, corner, fill="url(#mag-card)", stroke=BARK, stroke_width=0.9),
        path(f"{tabbed}A{c:g} {c:g} 0 0 1 .5 {high - corner:g}z", fill=fill),
    ]


@remembered
def tall_tile(ident: str, wide: float, high: float) -> Markup:
    """A tile beside the Master Board."""
    kind = trainer_kind(TRAINER_TILES[ident].kind)
    return group(
        box(0.6, 1.6, wide, high, 5, fill="#000", fill_opacity=0.35),
        box(0, 0, wide, high, 5, fill="url(#mag-card)", stroke=BARK, stroke_width=0.8),
        path(f"M.4 12V5A4.6 4.6 0 0 1 5 .4H{wide - 5:g}A4.6 4.6 0 0 1 {wide - 0.4:g} 5V12z", fill=KINDS[kind]),
        kind_sign(kind, wide / 2, 6.5, 0.62),
        effect_sign(ident, wide / 2, neat(12 + (high - 12) / 2), (wide - 3, high - 14)),
    )


@remembered
def standing(seat: int, count: int, wide: float, high: float, places: int = PLACES) -> Markup:
    """Trainers on a tile, from its lower right corner; where nobody stands, places for two."""
    found = []
    for k in range(max(places, count)):
        x = wide - 9 - 12 * k
        found.append(pawn(seat, x, high - 10, 15) if k < count else no_pawn(x, high - 10, 14))
    return group(*found)


@remembered
def space(ident: str, wide: float, high: float) -> Markup:
    """A trainer space of the board: what it does, and below in which moment."""
    kind = trainer_kind(SPACES[ident].kind)
    low = f"M.5 {high - 9:g}H{wide - 0.5:g}V{high - 5:g}A4.5 4.5 0 0 1 {wide - 5:g} {high - 0.5:g}H5"
    return group(
        box(0, 0, wide, high, 5, fill="#f3e6c9", stroke="#3a2415", stroke_width=0.9),
        path(f"{low}A4.5 4.5 0 0 1 .5 {high - 5:g}z", fill=KINDS[kind]),
        kind_sign(kind, wide / 2, high - 4.8, 0.55),
        effect_sign(ident, wide / 2, (high - 9) / 2, (wide - 3, high - 11)),
    )


@remembered
def master_tile(ident: str, wide: float, high: float) -> Markup:
    """A master tile: an oval with its price, an arrow, and what it does."""
    price, way, effect = master_effect(ident)
    whole = row([price, mark(way, 0.9, 13), effect])
    scale = neat(min((wide - 9) / whole.wide, (high - 6) / 22, 1))
    return group(
        oval(wide / 2 + 1, high / 2 + 2, wide / 2, high / 2, fill="#000", fill_opacity=0.4),
        oval(wide / 2, high / 2, wide / 2, high / 2, fill="url(#mag-card)", stroke=BARK),
        oval(wide / 2, high / 2, wide / 2 - 2.5, high / 2 - 2.5, fill="none", stroke=ROSE, stroke_opacity=0.5,
             stroke_width=0.8),
        laid(whole.shown, at=(wide / 2, high / 2), scale=scale, color=INK),
    )  # fmt: skip
