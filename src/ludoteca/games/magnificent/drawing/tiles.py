"""Camp tiles: their shapes, as they lie in a camp and as small signs. Colour and pattern say which is which."""

from __future__ import annotations

from ludoteca.draw import tiles
from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.things import neat, placed, tenths, used
from ludoteca.draw.tiles import Cell, normal, polyomino
from ludoteca.games.magnificent.drawing.catalog import TILES
from ludoteca.games.magnificent.drawing.icons import flake
from ludoteca.games.magnificent.drawing.marks import path
from ludoteca.games.magnificent.drawing.palette import FAMILIES

ROWS, COLUMNS = 7, 8
SIGN = 5.0  # of the squares of a sign
LARGE, MIDDLE = 14, 7  # of a square: from here on tiles are things of card, and from here on they show their pattern


def cells_of(squares: tuple[int, ...]) -> tuple[Cell, ...]:
    """Squares of a camp, counted row by row, as rows and columns."""
    return tuple(divmod(square, COLUMNS) for square in squares)


@remembered
def tile(kind: str, squares: tuple[int, ...], size: float) -> Markup:
    """A tile where it lies in a camp with squares of this size, drawn from the upper left corner of its own box."""
    cells = normal(cells_of(squares))
    tones, printed = FAMILIES[kind[0]], f"mag-print-{kind[0]}"
    if size < LARGE:
        inset = 0.5 if size > MIDDLE else 0.2
        d = polyomino(cells, size, inset, neat(size * 0.18))
        body = path(d, fill=tones.fill, stroke=tones.dark, stroke_width=0.9, stroke_linejoin="round")
        return group(body, path(d, fill=f"url(#{printed})")) if size > MIDDLE else group(body)
    lying = tiles.tile(cells, size, f"url(#mag-tile-{kind[0]})", tones.dark, printed)
    if kind[0] != "W":
        return lying
    snow = [path(flake(size * 0.3), transform=placed(((c + 0.5) * size, (r + 0.5) * size))) for r, c in cells]
    return group(lying, group(*snow, fill="none", stroke="#79a7c6", stroke_width=1.1, stroke_linecap="round"))


def corner(squares: tuple[int, ...], size: float) -> tuple[float, float]:
    """The upper left corner of the box around squares of a camp."""
    cells = cells_of(squares)
    return min(c for _, c in cells) * size, min(r for r, _ in cells) * size


def extent(cells: tuple[Cell, ...]) -> tuple[int, int]:
    """How many columns and rows a shape takes."""
    return max(c for _, c in cells) + 1, max(r for r, _ in cells) + 1


@remembered
def flat(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The widest face of a tile, for signs."""
    return min(tiles.faces(cells), key=lambda face: (max(r for r, _ in face), [(-r, c) for r, c in face]))


@remembered
def definitions() -> Markup:
    """Every kind as a small sign, whole, and hollow where one lacks it."""
    kinds = {kind: flat(what.cells) for kind, what in TILES.items()}
    whole = {kind: _sign(kind, cells, is_lacking=False) for kind, cells in kinds.items()}
    hollow = {kind: _sign(kind, cells, is_lacking=True) for kind, cells in kinds.items()}
    return group(*named(whole, "mag-sign-"), *named(hollow, "mag-lack-"))


def _sign(kind: str, cells: tuple[Cell, ...], is_lacking: bool) -> Markup:
    tones = FAMILIES[kind[0]]
    dark = "#4d7690" if is_lacking and kind[0] == "W" else tones.dark
    return tiles.tile_icon(cells, SIGN, tones.fill, dark, is_lacking)


def tile_sign(kind: str, x: float, y: float, size: float, is_lacking: bool = False) -> Markup:
    """A tile as a small sign around a place, with squares of this size."""
    return used(f"mag-lack-{kind}" if is_lacking else f"mag-sign-{kind}", tenths(x, y), scale=neat(size / SIGN))


def sign_width(kind: str, size: float) -> float:
    return extent(flat(TILES[kind].cells))[0] * size
