"""The three rings: tracks with their wagons, what is found on them, tents around and in the middle."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.things import neat, tenths, thing
from ludoteca.games.magnificent.drawing import tents
from ludoteca.games.magnificent.drawing.arrangement import RINGS, Layer
from ludoteca.games.magnificent.drawing.gauge import is_free
from ludoteca.games.magnificent.drawing.icons import coin, gem, picture_of
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, oval, path, star
from ludoteca.games.magnificent.drawing.palette import FAMILIES
from ludoteca.games.magnificent.drawing.told import lines, reach_told, tent_told
from ludoteca.games.magnificent.seen import Reach, Track
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

RADIUS, INNER = 63.5, 46.0
STEP = 168.5  # from one ring to the next
FIRST = (RINGS.x + 87, RINGS.y + 86)
SPACES = 15
TENT_SCALE, MIDDLE_SCALE = 0.583, 0.633
LETTER = {"orange": "O", "green": "G", "purple": "P"}
COUNTER = "#1c1024"
ARROW = "M-9-51.5Q1-53.5 9-51m-4.5-4 5 4-5.5 3"


def centre_of(colour: str) -> tuple[float, float]:
    return FIRST[0] + "OGP".index(colour) * STEP, FIRST[1]


def around(colour: str, space: int, far: float = RADIUS) -> tuple[float, float]:
    """A place on the ring: space 0 is on top, the others follow clockwise."""
    x, y = centre_of(colour)
    angle = pi * (2 * space / SPACES - 0.5)
    return round(x + far * cos(angle), 1), round(y + far * sin(angle), 1)


def rings(view: MagnificentView, texts: Texts) -> Layer:
    """All three, the ground first, then spaces, tents and wagons."""
    out: Layer = {}
    for track in view.tracks:
        out |= _ring(track, track.reach if is_free(view.turn_of) else (), texts)
    return out


def _ring(track: Track, reaches: tuple[Reach, ...], texts: Texts) -> Layer:
    colour = LETTER[track.colour]
    out: Layer = {f"ring-{colour}": _ground(colour, texts)}
    reached: dict[int, list[Reach]] = {}
    for reach in reaches:
        reached.setdefault(reach.space, []).append(reach)
    for k, space in enumerate(track.spaces):
        out[f"step-{colour}-{k}"] = _space(colour, k, space.symbol, bool(space.tent), texts)
    out[f"wagon-{colour}"] = _wagon(colour, track.wagon, texts)
    for k, space in enumerate(track.spaces):
        if space.tent:
            x, y = around(colour, k, RADIUS + 3)
            at = (neat(x - 30 * TENT_SCALE, 5), neat(y - 27 * TENT_SCALE, 5))
            out[f"tent-{space.tent}"] = tent_thing(space.tent, at, TENT_SCALE, texts)
    x, y = centre_of(colour)
    for k, ident in enumerate(track.centre):
        left = x - 19 + (k - (len(track.centre) - 1) / 2) * 41
        out[f"tent-{ident}"] = tent_thing(ident, (neat(left, 5), y - 17), MIDDLE_SCALE, texts)
    for k, there in reached.items():
        out[f"reach-{colour}-{k}"] = _reach(colour, k, tuple(there), bool(track.spaces[k].tent), texts)
    return out


@remembered_print
def tent_thing(ident: str, at: tuple[float, float], scale: float, texts: Texts, poster: str = "") -> Markup:
    """A tent wherever it stands; under a poster it sways when that comes or is performed."""
    said = tent_told(ident, texts)
    return thing(f"tent-{ident}", tents.tent(ident), at=at, scale=scale, said=said, rule="MAG-TENT-01",
                 sways=poster)  # fmt: skip


@remembered_print
def _ground(colour: str, texts: Texts) -> Markup:
    name = next(name for name, letter in LETTER.items() if letter == colour)
    return thing(
        f"ring-{colour}",
        ring_face(colour),
        at=centre_of(colour),
        said=lines(texts("board-ring", colour=texts(f"colour-{name}")), texts("board-ring-said")),
        rule="MAG-TRAV-01",
    )


@remembered
def ring_face(colour: str) -> Markup:
    """A ring with nothing on it: a striped curb, sand, and a spot of light in the middle."""
    tones = FAMILIES[colour]
    dashes = f"{2 * pi * 79 / 40:.3f}"
    return group(
        oval(1, 4, 83, 82, fill="#000", fill_opacity=0.45),
        disc(0, 0, 82.5, fill=tones.dark),
        disc(0, 0, 79, fill="none", stroke=tones.fill, stroke_width=6),
        disc(0, 0, 79, fill="none", stroke="#f8edd2", stroke_width=6, stroke_dasharray=dashes),
        disc(0, 0, 76, fill="url(#mag-ring)", stroke=tones.dark),
        disc(0, 0, RADIUS, fill="none", stroke="#a9803f", stroke_opacity=0.5, stroke_width=9, stroke_dasharray="2 4"),
        path(ARROW, fill="none", stroke=tones.dark, stroke_width=1.6, stroke_linecap="round"),
        disc(0, 0, INNER, fill=tones.dark, stroke="#f8edd2", stroke_width=1.6),
        disc(0, 0, INNER - 1, fill="url(#mag-spot)"),
    )


@remembered_print
def _space(colour: str, number: int, symbol: str, has_tent: bool, texts: Texts) -> Markup:
    """A space of a ring."""
    x, y = around(colour, number)
    said = symbol_told(symbol, has_tent, texts)
    return thing(f"step-{colour}-{number}", _symbol(colour, symbol, x, y), said=said, rule="MAG-TRAV-02")


def symbol_told(symbol: str, has_tent: bool, texts: Texts) -> str:
    """What is found on a space."""
    if symbol == "P":
        return texts("board-space-tent") if has_tent else texts("board-space-poster")
    if symbol == "-":
        return texts("board-space-start")
    if symbol == "$":
        return texts("board-space", what=texts("board-goods-coins", count=1))
    return texts("board-space", what=texts(f"board-gems-{symbol}", count=1))


@remembered
def _symbol(colour: str, symbol: str, x: float, y: float) -> Markup:
    dark = FAMILIES[colour].dark
    if symbol == "P":
        paper = disc(x, y, 11.5, fill="#fff7e2", stroke=dark, stroke_dasharray="3 2")
        return group(paper, picture_of("bill", x, y, 1.2))
    if symbol == "-":
        return group(
            disc(x, y, 10, fill="#fff7e2", fill_opacity=0.25), path(star(8, 4, 6, x, y), fill="#fff7e2", stroke=dark)
        )
    if symbol == "$":
        return coin(1, x, y, 8.5)
    paper = disc(x, y, 9.6, fill="#fffaf0", stroke=dark, stroke_opacity=0.7, stroke_width=0.9)
    return group(paper, gem(symbol, x, y + (1 if symbol == "p" else 0), 12.5))


@remembered_print
def _reach(colour: str, number: int, reached: tuple[Reach, ...], has_tent: bool, texts: Texts) -> Markup:
    """How many steps lead to a space, on the curb beside it; more than a lap is two numbers."""
    spot, radius = (around(colour, number, RADIUS + 2), 17.5) if has_tent else (around(colour, number), 11.5)
    x, y = around(colour, number, RADIUS + (23 if has_tent else 17))
    x0 = centre_of(colour)[0]
    low, high = RINGS.y + 8, RINGS.y + RINGS.high - 8
    y = min(max(y, low), high)
    shown = "·".join(str(reach.steps) for reach in reached[:2])
    wide = 15 if len(shown) < 3 else 9 + 5.2 * len(shown)
    x = min(max(x, x0 - 84 + wide / 2), x0 + 84 - wide / 2)
    return thing(
        f"reach-{colour}-{number}",
        disc(*spot, radius, fill="#fff", fill_opacity=0, stroke="#fff", stroke_opacity=0.5),
        box(neat(x - wide / 2, 5), y - 7.4, neat(wide, 4), 14.8, 7.4, fill=COUNTER, stroke="#fff", stroke_width=1),
        bold(shown, x, y + 3.8, 10.5, "#fff", "middle"),
        said="\n".join(reach_told(reach, texts) for reach in reached),
        rule="MAG-TRAV-01",
    )


@remembered_print
def _wagon(colour: str, space: int, texts: Texts) -> Markup:
    x, y = around(colour, space, RADIUS - 8)
    name = next(name for name, letter in LETTER.items() if letter == colour)
    return thing(
        f"wagon-{colour}",
        picture_of(f"wagon-{colour}", 0, 0),
        at=tenths(x, y - 1),
        scale=0.92,
        walks=centre_of(colour),
        said=lines(texts("board-wagon", colour=texts(f"colour-{name}")), texts("board-wagon-said")),
        rule="MAG-TRAV-01",
    )
