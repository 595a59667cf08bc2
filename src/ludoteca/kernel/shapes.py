"""Shapes: polyominoes that are turned, turned over and laid on a board of squares.

A shape is a set of cells (x, y), y downwards. Its *faces* are the ways it can look: four quarter turns, then the same
turned over, each only once if several look alike. A face lies at a square of the board with the upper left corner of
the box around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.kernel.numbers import Place

Cell = tuple[int, int]
Face = tuple[Cell, ...]

FREE: Final[i64] = 0


def quarter(cells: Iterable[Cell]) -> Face:
    """The cells a quarter turn clockwise.

    >>> quarter([(0, 0), (0, 1), (1, 1)])
    ((0, 0), (1, 0), (0, 1))
    """
    return boxed((-y, x) for x, y in cells)


def flipped(cells: Iterable[Cell]) -> Face:
    """The cells turned over, left and right exchanged."""
    return boxed((-x, y) for x, y in cells)


def boxed(cells: Iterable[Cell]) -> Face:
    """The cells moved to the upper left, in the order in which one reads."""
    found = list(cells)
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return tuple(sorted(((x - left, y - top) for x, y in found), key=lambda cell: (cell[1], cell[0])))


def faces(cells: Iterable[Cell], flips: bool = True) -> list[Face]:
    """All faces of a shape: as it is given, turned by quarters, then turned over and turned by quarters.

    >>> len(faces([(0, 0), (1, 0)])), len(faces([(0, 0), (0, 1), (0, 2), (1, 2)]))
    (2, 8)
    """
    start = boxed(cells)
    found: list[Face] = []
    for face in (start, flipped(start)) if flips else (start,):
        for _ in range(4):
            if face not in found:
                found.append(face)
            face = quarter(face)
    return found


@final
class Tiling:
    """Every way in which some shapes can lie on a board: for shape, face and square the squares that are covered.

    The board is given as rows of characters, a dot for a square that can be covered. Squares are numbered row by row,
    holes included. What lies on the board is a table of numbers by square, FREE where nothing does.

    >>> tiling = Tiling([[(0, 0), (1, 0)]], ["..", ".#"])
    >>> taken = vec[i64]([i64(0)] * 4)
    >>> [[square for square in range(4) if tiling.fits(0, face, square, taken)] for face in range(tiling.faces[0])]
    [[0], [0]]
    """

    def __init__(self, shapes: list[list[Cell]], board: list[str]) -> None:
        self.width: i64 = len(board[0])
        self.squares: i64 = len(board) * len(board[0])
        self.faces: vec[i64] = vec[i64]()  # of each shape: how many
        self.first_face: vec[i64] = vec[i64]()
        self.covers_from: vec[i64] = vec[i64]([i64(0)])  # by way: where its squares begin in `covers`
        self.covers: vec[i64] = vec[i64]()
        count: i64 = 0
        for shape in shapes:
            looks = faces(shape)
            self.first_face = append(self.first_face, count)
            self.faces = append(self.faces, i64(len(looks)))
            count += i64(len(looks))
            for face in looks:
                self._lay_face(face, board)

    def _lay_face(self, face: Face, board: list[str]) -> None:
        for top in range(len(board)):
            for left in range(len(board[0])):
                squares = [(left + x, top + y) for x, y in face]
                if all(y < len(board) and x < len(board[0]) and board[y][x] == "." for x, y in squares):
                    for x, y in squares:
                        self.covers = append(self.covers, i64(y) * self.width + i64(x))
                self.covers_from = append(self.covers_from, i64(len(self.covers)))

    def way(self, shape: i64, face: i64, square: Place) -> i64:
        """The number of a way to lie: its squares are `covers[k]` for k from `covers_from[way]` to the next."""
        return (self.first_face[shape] + face) * self.squares + square

    def fits(self, shape: i64, face: i64, square: Place, taken: vec[i64]) -> bool:
        """Whether a shape can lie there: all on the board, on free squares."""
        way = self.way(shape, face, square)
        first = self.covers_from[way]
        last = self.covers_from[way + 1]
        if first == last:
            return False
        covers = self.covers
        for k in range(first, last):
            if taken[covers[k]] != FREE:
                return False
        return True

    def count_fits(self, shape: i64, face: i64, taken: vec[i64]) -> i64:
        """In how many places a face can lie."""
        found: i64 = 0
        for square in range(self.squares):
            if self.fits(shape, face, square, taken):
                found += 1
        return found

    def lay(self, shape: i64, face: i64, square: Place, taken: vec[i64], mark: i64) -> None:
        """Cover the squares of a way to lie with a mark."""
        way = self.way(shape, face, square)
        for k in range(self.covers_from[way], self.covers_from[way + 1]):
            taken[self.covers[k]] = mark
