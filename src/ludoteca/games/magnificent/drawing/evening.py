"""Alone: what the evening needs to become a success, the dice in reserve, and what the score would be now."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import COLOURS
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import block, line, width
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.magnificent.drawing.arrangement import BESIDE, Layer
from ludoteca.games.magnificent.drawing.catalog import NUMBERS
from ludoteca.games.magnificent.drawing.icons import die, picture_of, sign, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, path
from ludoteca.games.magnificent.drawing.palette import BRASS, INK, ROSE, SOFT
from ludoteca.games.magnificent.drawing.sheets import sheet
from ludoteca.games.magnificent.drawing.told import lines
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

RUNGS = (("win", NUMBERS.solo_win), ("ringmaster", NUMBERS.solo_ringmaster), ("magnificent", NUMBERS.solo_magnificent))
FOOT, BEND, TOP = 270.0, 186.0, 62.0  # of the ladder; above the bend every point is a larger step
BENDS, MOST = 180, 260


def evening(view: MagnificentView, texts: Texts) -> Layer:
    """The whole window."""
    player = view.players[0]
    return {
        "evening": _ground(texts),
        "ladder": _ladder(player.score, player.forecast, texts),
        "reserve": _reserve(view.reserve, texts),
    }


@remembered_print
def _ground(texts: Texts) -> Markup:
    names = {name: texts(f"goal-{name}") for name, _ in RUNGS}
    size = min(14.0, *(neat(14 * 104 / width(said, 14, "serif-bold")) for said in names.values()))
    rungs = []
    for name, points in RUNGS:
        y = _high(points)
        rungs += [
            path(f"M40 {y:.1f}H132", stroke=BRASS, stroke_width=1.2, stroke_dasharray="4 3"),
            ticket(points, 158, y, 19),
            line(names[name], 106, size, "serif-bold", 8, x=186, y=y + 5, fill=INK),
        ]
    return thing(
        "evening",
        sheet(BESIDE.wide, BESIDE.high, 0),
        line(texts("board-evening"), 270, 18, "serif-bold", 11, x=16, y=36, fill=INK),
        path(f"M56 {TOP}V{FOOT + 8}M116 {TOP}V{FOOT + 8}", stroke="#8a6a45", stroke_width=5, stroke_linecap="round"),
        path(
            "".join(f"M56 {y}H116" for y in range(int(TOP) + 14, int(FOOT) + 4, 18)), stroke="#b08a5c", stroke_width=4
        ),
        *rungs,
        at=(BESIDE.x, BESIDE.y),
        said=lines(texts("board-evening"), texts("board-evening-said")),
        rule="MAG-SOLO-07",
    )


def _high(points: int) -> float:
    """How far up the ladder so many points are."""
    if points <= BENDS:
        return FOOT - max(0, points) / BENDS * (FOOT - BEND)
    return BEND - (min(points, MOST) - BENDS) / (MOST - BENDS) * (BEND - TOP)


@remembered
def _ladder(score: int, forecast: int, texts: Texts) -> Markup:
    """The artist climbs with the points; a paler one is where the game would end now."""
    return thing(
        "ladder",
        laid(_climber(0.35), at=(100, round(_high(forecast), 1))),
        laid(_climber(1), at=(72, round(_high(score), 1))),
        bold(score, 26, round(_high(score), 1) + 6, 17, ROSE, "middle"),
        bold(forecast, 136, round(_high(forecast), 1) + 5, 12, SOFT, "middle"),
        at=(BESIDE.x, BESIDE.y),
        said=lines(texts("board-score", name=texts.seat(0), count=score), texts("board-forecast", count=forecast)),
        rule="MAG-SOLO-07",
    )


def _climber(opacity: float) -> Markup:
    return group(
        disc(0, 0, 13, fill=COLOURS[0], stroke="#fff", stroke_width=2), sign("hat", 0, 0, 0.85, "#fff"), opacity=opacity
    )


@remembered_print
def _reserve(counts: tuple[int, int, int, int], texts: Texts) -> Markup:
    """MAG-SOLO-01 the dice that are not in the tent."""
    shown = [
        path("M16 296H286", stroke="#c8b48c"),
        line(texts("board-reserve"), 268, 12.5, "serif-italic", 8, x=16, y=316, fill=SOFT),
    ]
    for k, (colour, count) in enumerate(zip("OGPC", counts, strict=True)):
        x = 34 + k * 66
        shown.append(group(die(colour, 5, x, 343, 28), opacity=1 if count else 0.3))
        shown.append(bold(f"×{count}", x + 19, 349, 15, INK if count else SOFT))
    shown += [
        box(14, 368, 272, 44, 7, fill="#000", fill_opacity=0.05),
        picture_of("bill", 32, 390, 1.9),
        sign("arrow", 54, 390, 1.2, INK),
        die("W", 4, 78, 390, 22),
        block(texts("board-reserve-said"), 182, (11.5, 7.5), "sans", 3, 98, 390, fill=INK),
    ]
    return thing("reserve", *shown, at=(BESIDE.x, BESIDE.y),
                 said=lines(texts("board-reserve"), texts("board-reserve-said")), rule="MAG-SOLO-03")  # fmt: skip
