"""The own camp: its squares and bonuses, the tiles laid, and below it the tray or the faces of the tile in hand."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import GOLD, seal
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import line
from ludoteca.draw.things import neat, placed, tenths, thing, used
from ludoteca.draw.tiles import normal, polyomino
from ludoteca.games.magnificent.drawing import tiles
from ludoteca.games.magnificent.drawing.arrangement import CAMP, Layer
from ludoteca.games.magnificent.drawing.catalog import TILES, TRAY
from ludoteca.games.magnificent.drawing.icons import ANYBODY, coin, gem, pawn, picture_of, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, path, words
from ludoteca.games.magnificent.drawing.palette import FAMILIES, GOOD, INK, ROSE, SOFT
from ludoteca.games.magnificent.drawing.sheets import acting, name_room, order_of, score, sheet
from ludoteca.games.magnificent.drawing.told import goods_told, lines
from ludoteca.games.magnificent.seen import CampTile, Goods, Laying, Look, Player
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

SIZE = 26.0
LEFT, TOP = CAMP.x + 14, CAMP.y + 34
ROWS, COLUMNS = tiles.ROWS, tiles.COLUMNS
LARGE = 18.0  # of a square: from here on bonuses are drawn as they are
NEAR = 3  # squares that are missing in a row which is worth a mark
PRIZES = {"T": Goods(trainers=1), "1": Goods(coins=1), "2": Goods(coins=2), "v": Goods(points=2), "V": Goods(points=3)}

DOTS = {"T": "#e8d9b4", "1": "#cf9a62", "2": "#cf9a62", "v": "#d8436f", "V": "#d8436f", "c": "#d7eef8", "*": "#fff"}


def square_number(name: str) -> int:
    """A square as it is written, counted row by row.

    >>> square_number("a1"), square_number("c6")
    (0, 42)
    """
    return (int(name[1:]) - 1) * COLUMNS + "abcdefgh".index(name[0])


def square_name(number: int) -> str:
    """The other way round.

    >>> square_name(42)
    'c6'
    """
    return f"{'abcdefgh'[number % COLUMNS]}{number // COLUMNS + 1}"


def prize_of(letter: str) -> Goods:
    """What is gained by covering a square."""
    return PRIZES.get(letter) or (Goods() if letter == "." else Goods(gems=letter))


@remembered
def handle(squares: tuple[str, ...]) -> str:
    """The square by which a tile is held: its most central one, so that it lies under the pointer."""
    cells = tiles.cells_of(tuple(square_number(name) for name in squares))
    row, column = sum(r for r, _ in cells) / len(cells), sum(c for _, c in cells) / len(cells)
    r, c = min(cells, key=lambda cell: ((cell[0] - row) ** 2 + (cell[1] - column) ** 2, cell))
    return square_name(r * COLUMNS + c)


def camp(view: MagnificentView, seat: int, texts: Texts) -> Layer:
    """The whole window."""
    player = view.players[seat]
    out: Layer = {f"seat-{seat}": _head(seat, player.board, texts)}
    out |= order_of(seat, player.order, (CAMP.x + 42 + name_room(texts.seat(seat), 15.5, 66), CAMP.y + 20.5), texts)
    if view.turn_of is not None and view.turn_of.player == seat:
        out[f"acts-{seat}"] = acting(seat, CAMP)
    out[f"score-{seat}"] = score(seat, player.score, player.forecast, (CAMP.x + 204, CAMP.y + 20.5), 19, texts)
    out[f"camp-{seat}"] = _ground(seat, texts)
    out |= _squares(player, texts)
    for one in player.lying:
        out[laid_name(seat, one)] = _laid(seat, one, texts)
    out |= _committed(player, texts)
    for square, kind in player.filled:
        out[f"fill-{seat}-{square}"] = _filled(seat, square, kind, texts)
    if view.before is not None and view.seat == seat:
        out |= _covers(view.before.covered, letters_of(player), texts)
    out |= _spots(view, player, texts)
    out["rows"] = _missing(player.rows, player.columns, texts)
    if view.laying is None or seat != _laid_by(view):
        out |= _tray(view, texts)
    else:
        out["in-hand"] = _in_hand(view.laying.kind, view.laying.looks[max(0, view.laying.face - 1)].cells, texts)
        out |= _faces(view.laying, texts)
    return out


def _laid_by(view: MagnificentView) -> int:
    """Who lays the tile that is being laid."""
    if view.turn_of is not None:
        return view.turn_of.player
    return view.to_act[0] if view.to_act else -1


@remembered
def _head(seat: int, board: str, texts: Texts) -> Markup:
    name = texts.seat(seat)
    return thing(
        f"seat-{seat}",
        sheet(CAMP.wide, CAMP.high, seat),
        seal(seat, 21, 20.5, 0.78),
        line(name, 66, 15.5, "serif-bold", 6, x=36, y=25.5, fill=INK),
        words(board, neat(70 + name_room(name, 15.5, 66)), 25, 12, "serif", SOFT),
        at=(CAMP.x, CAMP.y),
        said=lines(name, texts("board-of-board", board=board)),
        rule="MAG-PSET-05",
    )


@remembered_print
def _ground(seat: int, texts: Texts) -> Markup:
    return thing(
        f"camp-{seat}",
        ground(SIZE),
        at=(LEFT, TOP),
        said=lines(texts("board-camp"), texts("board-camp-said")),
        rule="MAG-BUILD-04",
    )


@remembered
def ground(size: float) -> Markup:
    """The squares of a camp with nothing on them."""
    dark = "".join(
        f"M{c * size:g} {r * size:g}h{size:g}v{size:g}h-{size:g}z"
        for r in range(ROWS)
        for c in range(COLUMNS)
        if (r + c) % 2 == 0
    )
    lines_ = "".join(f"M{k * size:g} 0V{ROWS * size:g}" for k in range(1, COLUMNS))
    lines_ += "".join(f"M0 {k * size:g}H{COLUMNS * size:g}" for k in range(1, ROWS))
    return group(
        box(-3, -3, COLUMNS * size + 6, ROWS * size + 6, 5 if size > 14 else 3, fill="#0a2a33", stroke="#041116"),
        box(0, 0, COLUMNS * size, ROWS * size, 3, fill="url(#mag-meadow)"),
        path(dark, fill="#fff", fill_opacity=0.045),
        path(lines_, stroke="#bfe8de", stroke_opacity=0.14, stroke_width=0.8),
    )


# ------------------------------------------------------------------------------------------------- squares


def _squares(player: Player, texts: Texts) -> Layer:
    """Every square that is not covered, with its bonus."""
    covered = covered_squares(player)
    out: Layer = {}
    for number, letter in enumerate(letters_of(player)):
        name = square_name(number)
        if name not in covered:
            out[f"sq-{name}"] = _square(name, letter, texts)
    return out


def covered_squares(player: Player) -> set[str]:
    return {square for one in player.lying for square in one.squares} | {square for square, _ in player.filled}


def letters_of(player: Player) -> list[str]:
    """What is printed on the squares of a camp, row by row."""
    return [letter for row in player.camp for letter in row.replace(" ", "")]


@remembered_print
def _square(name: str, letter: str, texts: Texts) -> Markup:
    half = SIZE / 2
    shown = [box(0, 0, SIZE, SIZE, fill="#fff", fill_opacity=0)]
    if letter != ".":
        shown += [disc(half, half, 10.6, fill="#04141a", fill_opacity=0.45), prize(letter, half, half, SIZE)]
    printed = prize_told(letter, texts)
    said = texts("board-square-bonus", square=name, gains=printed) if printed else texts("board-square", square=name)
    return thing(f"sq-{name}", *shown, at=square_at(name), said=said, rule="MAG-BUILD-05")


def square_at(name: str) -> tuple[float, float]:
    """Where a square of the own camp begins."""
    row, column = divmod(square_number(name), COLUMNS)
    return LEFT + column * SIZE, TOP + row * SIZE


def _spots(view: MagnificentView, player: Player, texts: Texts) -> Layer:
    """Where the tile in hand can lie, each by its handle; or every square that a gem may fill."""
    out: Layer = {}
    if view.laying is not None and view.laying.face and player.seat == _laid_by(view):
        letters = letters_of(player)
        for spot in view.laying.spots:
            covers = tuple(letters[square_number(one)] for one in spot.squares)
            out[f"spot-{handle(spot.squares)}"] = _spot(handle(spot.squares), covers, texts)
    elif view.deciding == "fill-square" and player.seat in view.to_act:
        for number in range(ROWS * COLUMNS):
            name = square_name(number)
            if name not in covered_squares(player):
                out[f"spot-{name}"] = _spot(name, (), texts)
    return out


@remembered_print
def _spot(name: str, covers: tuple[str, ...], texts: Texts) -> Markup:
    """Where a tile would be held if it lay there, and what it would cover."""
    gains = covered_told(covers, texts)
    said = texts("board-square-covers", square=name, gains=gains) if gains else texts("board-square-lies", square=name)
    return thing(f"spot-{name}", used("mag-spot-square"), at=square_at(name), said=said, rule="MAG-BUILD-03",
                 classes="asks bright")  # fmt: skip


@remembered
def definitions() -> Markup:
    """A square that can be chosen: its corners alone, so that the bonus inside stays readable."""
    near, far, long, thick = 2, SIZE - 2, 7, 1.8
    corners = "".join(
        f"M{x:g} {y:g}h{along * long:g}v{down * thick:g}h{along * (thick - long):g}v{down * (long - thick):g}"
        f"h{-along * thick:g}z"
        for x, along in ((near, 1), (far, -1))
        for y, down in ((near, 1), (far, -1))
    )
    return group(box(0, 0, SIZE, SIZE, fill="#fff", fill_opacity=0), path(corners, fill=GOLD), id="mag-spot-square")


def prize_told(letter: str, texts: Texts) -> str:
    """What a square gives, in words."""
    return goods_told(prize_of(letter), texts)


def covered_told(letters: tuple[str, ...], texts: Texts) -> str:
    """What several squares give together."""
    return ", ".join(prize_told(letter, texts) for letter in letters if letter != ".")


@remembered
def prize(letter: str, x: float, y: float, size: float) -> Markup:
    """A bonus printed on a square of this size."""
    k = size / 27
    if letter == "T":
        return pawn(ANYBODY, x, y + 0.5 * k, 17 * k)
    if letter in "12":
        return coin(letter, x, y, 8 * k)
    if letter in "vV":
        return ticket({"v": 2, "V": 3}[letter], x, y, 14 * k, 20 * k)
    return gem(letter, x, y, 14 * k)


# ------------------------------------------------------------------------------------------------- what lies there


@remembered_print
def _laid(seat: int, one: CampTile, texts: Texts) -> Markup:
    squares = tuple(square_number(name) for name in one.squares)
    x, y = tiles.corner(squares, SIZE)
    return thing(
        laid_name(seat, one),
        tiles.tile(one.kind, squares, SIZE),
        at=(LEFT + x, TOP + y),
        said=texts(f"kind-{one.kind}"),
        rule="MAG-BUILD-03",
        comes_from=f"in-hand* kind-{one.kind}",
    )


def laid_name(seat: int, one: CampTile) -> str:
    """What a tile in a camp is called: by its kind and the square where it was laid, though it may not cover that one.

    Two of a kind never have the same.
    """
    return lying_at(seat, one.kind, one.square)


def lying_at(seat: int, kind: str, square: str) -> str:
    return f"laid-{seat}-{kind}-{square}"


def _committed(player: Player, texts: Texts) -> Layer:
    """MAG-PERF-08 which tiles posters of this performance need already: so many of each kind, the first ones."""
    left = dict(zip(TILES, player.committed, strict=True))
    out: Layer = {}
    for k, one in enumerate(player.lying):
        if left[one.kind] > 0:
            left[one.kind] -= 1
            out[f"serves-{k}"] = _serves(k, handle(one.squares), texts)
    return out


@remembered
def serving() -> Markup:
    """The mark of a tile that serves a poster."""
    return group(disc(0, 0, 9.5, fill="#fffdf4", stroke=ROSE, stroke_width=1.6), picture_of("bill", 0, 0, 1))


@remembered_print
def _serves(number: int, square: str, texts: Texts) -> Markup:
    x, y = square_at(square)
    return thing(f"serves-{number}", serving(), at=(x + SIZE / 2, y + SIZE / 2), said=texts("board-tile-serves"),
                 rule="MAG-PERF-08")  # fmt: skip


def _covers(squares: tuple[str, ...], letters: list[str], texts: Texts) -> Layer:
    """In a preview: what the tile would bring, over the squares that it would cover."""
    found = [(square, letters[square_number(square)]) for square in squares]
    return {f"brings-{square}": _brings(square, letter, texts) for square, letter in found if letter != "."}


@remembered_print
def _brings(square: str, letter: str, texts: Texts) -> Markup:
    x, y = square_at(square)
    pill = box(-SIZE / 2 + 0.5, -9.5, SIZE - 1, 19, 9.5, fill="#fffdf4", stroke=GOLD, stroke_width=1.4)
    sign = bold("+", -11, 3.6, 11, INK)
    at = (x + SIZE / 2, y + SIZE / 2)
    return thing(f"brings-{square}", pill, sign, prize(letter, 3.4, 0, SIZE * 0.8), at=at,
                 said=prize_told(letter, texts), rule="MAG-BUILD-05")  # fmt: skip


@remembered_print
def _filled(seat: int, square: str, kind: str, texts: Texts) -> Markup:
    row, column = divmod(square_number(square), COLUMNS)
    at = (LEFT + (column + 0.5) * SIZE, TOP + (row + 0.5) * SIZE)
    tones = FAMILIES[kind.upper()]
    shown = [
        box(-11, -11, 22, 22, 5, fill=tones.fill, fill_opacity=0.35, stroke=tones.light),
        gem(kind, 0, 1 if kind == "p" else 0, 16),
    ]
    return thing(f"fill-{seat}-{square}", *shown, at=at, said=texts(f"board-gems-{kind}", count=1), rule="MAG-EOG-02",
                 comes_from="gem-*")  # fmt: skip


@remembered_print
def _missing(rows: tuple[int, ...], columns: tuple[int, ...], texts: Texts) -> Markup:
    """How many squares are missing in rows and columns that are nearly full: as many dots; a tick if none."""
    shown = []
    for row, count in enumerate(rows):
        shown += _dots(count, LEFT + COLUMNS * SIZE + 7.5, TOP + (row + 0.5) * SIZE, 0, 6)
    for column, count in enumerate(columns):
        shown += _dots(count, LEFT + (column + 0.5) * SIZE, TOP + ROWS * SIZE + 0.8, 6, 0)
    full = sum(count == 0 for count in (*rows, *columns))
    said = lines(texts("board-rows"), texts("board-rows-full", count=full), texts("board-rows-said"))
    return thing("rows", *shown, said=said, rule="MAG-EOG-04") if shown else thing("rows")


def _dots(count: int, x: float, y: float, across: float, down: float) -> list[Markup]:
    if count == 0:
        return [disc(x, y, 4.2, fill=GOOD, stroke="#fff", stroke_width=0.8)]
    if count > NEAR:
        return []
    spots = [k - (count - 1) / 2 for k in range(count)]
    return [disc(x + k * across, y + k * down, 1.9, fill="#d98a3a", stroke="#5b3a2a", stroke_width=0.6) for k in spots]


# ------------------------------------------------------------------------------------------------- tray and faces


def _tray(view: MagnificentView, texts: Texts) -> Layer:
    """The seven kinds of tiles, and how many are left of each."""
    left = dict(zip(TILES, view.supply, strict=True))
    return {f"kind-{kind}": _kind(kind, left[kind], k, texts) for k, kind in enumerate(TRAY)}


@remembered_print
def _kind(kind: str, count: int, place: int, texts: Texts) -> Markup:
    wide = tiles.sign_width(kind, 4.4)
    at = (CAMP.x + 9 + place * 31.4, CAMP.y + 218)
    return thing(
        f"kind-{kind}",
        box(0, 0, 30, 20.5, 4, fill="#efe3c8", stroke="#a5916d", stroke_width=0.8),
        tiles.tile_sign(kind, 3 + max(wide, 9) / 2, 8.5, 4.4),
        bold(count, 28, 18, 8.6, INK if count else "#a3202f", "end"),
        at=at,
        said=lines(texts(f"kind-{kind}"), texts("board-supply", count=count)),
        rule="MAG-GEN-12",
        classes="asks",
    )


@remembered_print
def _in_hand(kind: str, cells: tuple[tuple[int, int], ...], texts: Texts) -> Markup:
    """The tile that is being laid, as it is turned now."""
    return thing(
        "in-hand",
        box(-17, -11.5, 34, 23, 5, fill="#efe3c8", stroke="#a5916d", stroke_width=0.8),
        _shape(kind, normal(cells), 4.8, (0, 0)),
        at=(CAMP.x + 163, CAMP.y + 21),
        said=texts(f"kind-{kind}"),
        rule="MAG-BUILD-03",
        comes_from=f"kind-{kind}",
        classes="asks",
    )


def _faces(laying: Laying, texts: Texts) -> Layer:
    """All faces of the tile in hand instead of the tray, each with the number of places where it can lie."""
    return {
        f"face-{look.number}": _face(laying.kind, look, look.number == laying.face, k, texts)
        for k, look in enumerate(laying.looks)
    }


def _shape(kind: str, cells: tuple[tuple[int, int], ...], size: float, middle: tuple[float, float]) -> Markup:
    """A tile with squares of this size, turned as it is."""
    wide, high = tiles.extent(cells)
    tones = FAMILIES[kind[0]]
    at = (middle[0] - wide * size / 2, middle[1] - high * size / 2)
    return path(polyomino(cells, size, 0.1, 0.8), fill=tones.fill, stroke=tones.dark, stroke_width=0.9,
                transform=placed(at))  # fmt: skip


@remembered_print
def _face(kind: str, look: Look, is_chosen: bool, place: int, texts: Texts) -> Markup:
    at = (LEFT + place * SIZE, CAMP.y + 218)
    paper = "#fff" if is_chosen else "#efe3c8" if look.places else "#d8ccb2"
    edge, thick = (INK, 2.0) if is_chosen else ("#a5916d", 0.8)
    return thing(
        f"face-{look.number}",
        box(1, 0, 24, 20.5, 4, fill=paper, stroke=edge, stroke_width=thick),
        _shape(kind, normal(look.cells), 4.2, (10, 10.2)),
        group(bold(look.places, 23.5, 18, 9, INK if look.places else "#8a7a64", "end"), stroke=paper, stroke_width=2,
              paint_order="stroke"),
        at=at,
        said=lines(texts("board-face", number=look.number), texts("board-face-places", count=look.places)),
        rule="MAG-BUILD-03",
        classes="asks",
    )  # fmt: skip


def small_ground(letters: tuple[str, ...], size: float) -> list[Markup]:
    """A rival's camp; where it is small, bonuses are dots in their colours."""
    found = [ground(size)]
    for number, letter in enumerate(letter for row in letters for letter in row.replace(" ", "")):
        if letter == ".":
            continue
        row, column = divmod(number, COLUMNS)
        x, y = tenths((column + 0.5) * size, (row + 0.5) * size)
        if size >= LARGE:
            found.append(disc(x, y, neat(size * 0.41), fill="#04141a", fill_opacity=0.45))
            found.append(prize(letter, x, y, size))
        else:
            fill = DOTS.get(letter) or FAMILIES[letter.upper()].fill
            found.append(disc(x, y, neat(size * 0.2), fill=fill))
    return found
