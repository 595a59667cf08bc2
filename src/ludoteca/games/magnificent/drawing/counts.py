"""What master cards count, in signs of about 26 by 20 around their middle."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.things import laid, neat, tenths, used
from ludoteca.games.magnificent.components import Scoring
from ludoteca.games.magnificent.drawing.catalog import SCORINGS
from ludoteca.games.magnificent.drawing.icons import ANYBODY, coin, die, gem, pawn, picture_of
from ludoteca.games.magnificent.drawing.marks import box, path
from ludoteca.games.magnificent.drawing.palette import FAMILIES, INK, KINDS, ROSE
from ludoteca.games.magnificent.drawing.tiles import tile_sign

WIDE, HIGH = 27.0, 20.0
UNMARKED = "#cdbd9c"
BLOT = ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3))
MARKED: dict[str, Callable[[int, int], bool]] = {  # squares of a small camp of four rows and five columns
    "rows": lambda row, column: row == 1,
    "columns": lambda row, column: column == 2,
    "cross": lambda row, column: row == 1 or column == 2,
    "edge": lambda row, column: row in (0, 3) or column in (0, 4),
    "group": lambda row, column: (row, column) in BLOT,
}
SUMMED = ("top-dice", "printed-coins")  # MAG-SC-01, MAG-SC-08: what is counted has its own numbers


def rate(code: str) -> str:
    """The points for each thing that is counted; Σ where the things themselves are added up."""
    what = SCORINGS[code]
    return "Σ" if what.counts in SUMMED else str(what.each)


@remembered
def definitions() -> Markup:
    return group(*named({code: group(*_drawn(what)) for code, what in SCORINGS.items()}, "mag-count-"))


def count_sign(code: str, x: float, y: float, scale: float = 1) -> Markup:
    """What a card counts."""
    return used(f"mag-count-{code}", tenths(x, y), scale=neat(scale))


def _drawn(what: Scoring) -> list[Markup]:
    if what.counts in MARKED:
        return _camp(MARKED[what.counts], FAMILIES[what.colours].fill if what.colours else ROSE)
    match what.counts:
        case "tiles":
            return _tiles(what.colours)
        case "pairs":
            first, other = (FAMILIES[colour] for colour in what.colours)
            return [
                box(-10.5, -5, 10, 10, 1.6, fill=first.fill, stroke=first.dark, stroke_width=0.9),
                box(0.5, -5, 10, 10, 1.6, fill=other.fill, stroke=other.dark, stroke_width=0.9),
                path("M0-8V8", stroke=INK, stroke_width=1.6),
            ]
        case "sets":
            return _set(what.colours)
        case "large":
            return [_tile("PL", -7, 0, 4.6), _tile("OL", 8, 0, 4.4)]
        case "large-and-white":
            return [_tile("PL", -7.2, 0, 4.2), _tile("WL", 6.6, 0, 3.4)]
        case "small":
            return [_tile("OS", -9, 0, 5), _tile("PS", 8, 0, 5)]
        case "printed-tiles":
            kind = {"O": "OS", "G": "GS", "P": "PS", "W": "WL"}[what.colours]
            return [picture_of("bill", -7, 0, 1.5), _tile(kind, 6.2, 2, 3.5 if kind == "WL" else 4.2)]
        case "printed-coins":
            return [picture_of("bill", -4, 0, 1.5), coin("", 6, 3, 5.5)]
        case "printed-gems":
            return [picture_of("bill", -4, 0, 1.5), gem("*", 6, 3, 11)]
        case "posters":
            return [picture_of("bill", -4, -1, 1.35), picture_of("bill", 4, 1, 1.35)]
        case "white-posters":
            return [picture_of("white-bill", 0, 0, 1.6)]
        case "tents":
            return [picture_of("tent", 0, 0, 1)]
        case "trainers":
            return [pawn(ANYBODY, 0, 0, 20)]
        case "trainer-tiles":
            return [
                box(-12, -7, 24, 14, 4, fill="#fdf7e8", stroke=INK),
                box(-12, -7, 8, 14, 3, fill=KINDS["any"]),
                pawn(ANYBODY, 4, 0, 12),
            ]
        case "coins":
            return [coin("", 0, 0, 8.5)]
        case "gems":
            return [gem("*", 0, 0, 17)]
        case "discarded-gems":
            return [gem("*", -5, 0, 15), laid(used("mag-arrow", color=INK), at=(8, 2), scale=0.8, turn=90)]
        case _:
            return [die("O", 6, -9.5, 1, 10), die("G", 5, 0, -2, 10), die("P", 6, 9.5, 1, 10)]


def _camp(is_marked: Callable[[int, int], bool], fill: str) -> list[Markup]:
    size = 4.8
    return [
        box(neat(column * size - 11.6), neat(row * size - 9.2), 4, 4, 0.8, fill=fill)
        if is_marked(row, column)
        else box(neat(column * size - 11.6), neat(row * size - 9.2), 4, 4, 0.8, fill=UNMARKED)
        for row in range(4)
        for column in range(5)
    ]


def _tiles(colour: str) -> list[Markup]:
    if colour == "W":
        return [_tile("WL", 0, 0, 6.2)]
    return [_tile(f"{colour}S", -7.5, -2.5, 3.8), _tile(f"{colour}L", 5.6, 1.5, 3.8)]


def _set(colours: str) -> list[Markup]:
    size, spots = (8.4, ((-9.5, 0.0), (0.0, 0.0), (9.5, 0.0))) if len(colours) == 3 else (
        7.6, ((-4.6, -4.6), (4.6, -4.6), (-4.6, 4.6), (4.6, 4.6)))  # fmt: skip
    return [
        box(neat(x - size / 2), neat(y - size / 2), size, size, 1.5, fill=FAMILIES[colour].fill,
            stroke=FAMILIES[colour].dark, stroke_width=0.9)
        for (x, y), colour in zip(spots, colours, strict=True)
    ]  # fmt: skip


def _tile(kind: str, x: float, y: float, size: float) -> Markup:
    return tile_sign(kind, x, y, size)
