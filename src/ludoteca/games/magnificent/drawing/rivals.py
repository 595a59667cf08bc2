"""A rival's place: all that the own one shows, as large as the number of rivals allows."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup
from ludoteca.draw.text import line
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.magnificent.drawing import posters, tents, tiles, trainers
from ludoteca.games.magnificent.drawing.arrangement import Frame, Layer
from ludoteca.games.magnificent.drawing.camp import LARGE, laid_name, small_ground, square_number
from ludoteca.games.magnificent.drawing.cards import PILL_FROM, mini_card, mini_die, mini_slot
from ludoteca.games.magnificent.drawing.catalog import CARDS
from ludoteca.games.magnificent.drawing.hold import as_colour, die_told
from ludoteca.games.magnificent.drawing.icons import coin, die, gem, pawn, picture_of, sign
from ludoteca.games.magnificent.drawing.marks import bold, box, gap, path, words
from ludoteca.games.magnificent.drawing.palette import BAD, EMPTY, GEMS, INK, ROSE, SOFT
from ludoteca.games.magnificent.drawing.sheets import GAINS, acting, name_room, order_of, purse_told, score, sheet
from ludoteca.games.magnificent.drawing.told import card_told, lines, poster_told, tent_told, tile_told
from ludoteca.games.magnificent.seen import CampTile, Hung, MasterCard, Player, TrainerTile
from ludoteca.games.magnificent.settings import House
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

Spot = tuple[float, float]


class Look(NamedTuple):
    """How a rival's place is laid out, from its upper left corner: frames of cards and rows, sizes of what lies there.

    `across` are cards in a row, `card` how high each is; `poster` and `tent` are the rows of both with their pitch and
    how much they are enlarged; `low` says that tents are drawn without their roofs.
    """

    head: float
    camp: Spot
    square: float
    cards: Frame
    across: int
    card: float
    poster: Spot
    poster_pitch: float
    poster_scale: float
    poster_high: float  # 0: a whole poster with its needs
    tent: Spot
    tent_scale: float
    low: bool
    means: float  # the line of gems and trainers
    tiles: Frame


LOOKS = {  # by the number of rivals
    1: Look(
        head=20, camp=(14, 37), square=22, cards=Frame(200, 34, 94, 156), across=1, card=36,
        poster=(9, 202), poster_pitch=57.4, poster_scale=0.8, poster_high=0,
        tent=(9, 287), tent_scale=0.88, low=False, means=394, tiles=Frame(10, 342, 282, 32),
    ),
    2: Look(
        head=18.5, camp=(14, 34), square=13, cards=Frame(127, 31, 168, 70), across=2, card=33.5,
        poster=(14, 132), poster_pitch=57, poster_scale=1, poster_high=34,
        tent=(21, 167), tent_scale=0.47, low=False, means=198.5, tiles=Frame(127, 105, 168, 22),
    ),
    3: Look(
        head=19.5, camp=(12, 34), square=11.5, cards=Frame(114, 31, 182, 26), across=0, card=26,
        poster=(114, 60), poster_pitch=36.8, poster_scale=0.79, poster_high=34,
        tent=(117.5, 90), tent_scale=0.465, low=False, means=125.5, tiles=Frame(154, 116, 84, 18),
    ),
    4: Look(
        head=16, camp=(12, 29), square=7.6, cards=Frame(84, 26, 212, 19), across=0, card=19,
        poster=(84, 47), poster_pitch=42.6, poster_scale=0.92, poster_high=20,
        tent=(84, 67.5), tent_scale=0.92, low=True, means=91.5, tiles=Frame(150, 84.5, 88, 14),
    ),
}  # fmt: skip


def rival(view: MagnificentView, seat: int, frame: Frame, texts: Texts) -> Layer:
    """A whole panel."""
    look, player = LOOKS[view.seats - 1], view.players[seat]
    out: Layer = {f"seat-{seat}": _plate(seat, player.board, frame, look, texts)}
    out |= order_of(
        seat, player.order, (frame.x + 36 + name_room(texts.seat(seat), 14, 64), frame.y + look.head), texts
    )
    if view.turn_of is not None and view.turn_of.player == seat:
        out[f"acts-{seat}"] = acting(seat, frame)
    if player.master:
        out[f"took-{seat}"] = _took(seat, (frame.x + 150, frame.y + look.head + 0.5), texts)
    right = frame.x + frame.wide
    out[f"score-{seat}"] = score(
        seat, player.score, player.forecast, (right - 26, frame.y + look.head + 0.5), 17.5, texts
    )
    purse = Purse(seat, player.score, player.coins, player.due, player.missing)
    out[f"coins-{seat}"] = _coins(purse, (right - 78, frame.y + look.head + 0.5), view.phase == "turns", texts)
    out |= _camp(player, frame, look, texts)
    out |= _cards(view, player, frame, look, texts)
    out |= _stage(player, frame, look, texts)
    out |= _means(player, frame, look, texts)
    out |= _tiles(player, frame, look, view.house, texts)
    return out


class Purse(NamedTuple):
    """The coins of a seat, what is due so far, and what of it is missing."""

    seat: int
    points: int
    coins: int
    due: int
    missing: int


@remembered
def _plate(seat: int, board: str, frame: Frame, look: Look, texts: Texts) -> Markup:
    name = texts.seat(seat)
    room = name_room(name, 14, 64)
    return thing(
        f"seat-{seat}",
        sheet(frame.wide, frame.high, seat),
        seal(seat, 18, look.head + 0.5, 0.72),
        line(name, 64, 14, "serif-bold", 6, x=31, y=look.head + 5.5, fill=INK),
        words(board, neat(63 + room), look.head + 5, 11, "serif", SOFT),
        *_places(look),
        at=(frame.x, frame.y),
        said=lines(name, texts("board-of-board", board=board)),
        rule="MAG-PSET-05",
        data_title=name,
    )


@remembered_print
def _took(seat: int, at: Spot, texts: Texts) -> Markup:
    """MAG-MOD-05 a master tile was taken in this round."""
    shown = [box(-7.5, -7.5, 15, 15, 7.5, fill="#6b3370"), bold("M", 0, 3.9, 10.5, "#fff", "middle")]
    return thing(f"took-{seat}", *shown, at=at, said=texts("board-took-master"), rule="MAG-MOD-05")


def _places(look: Look) -> list[Markup]:
    """Where posters and tents go."""
    found = []
    high = look.poster_high or 98.0
    wide = (posters.SMALL if look.poster_high else posters.WIDE) * look.poster_scale
    for k in range(5):
        x, y = look.poster[0] + k * look.poster_pitch, look.poster[1]
        found.append(gap(x, y, wide, high * look.poster_scale, 2.5, stroke_width=0.8))
        x, y = look.tent[0] + k * look.poster_pitch, look.tent[1]
        if look.low:
            found.append(gap(x, y, 44 * look.tent_scale, 20 * look.tent_scale, 2.5, stroke_width=0.8))
        else:
            k_ = look.tent_scale
            d = f"M{x + 30 * k_:.1f} {y + 4 * k_:.1f}L{x + 4 * k_:.1f} {y + 24 * k_:.1f}V{y + 51 * k_:.1f}"
            d += f"H{x + 56 * k_:.1f}V{y + 24 * k_:.1f}z"
            found.append(
                path(d, fill="#000", fill_opacity=0.05, stroke=EMPTY, stroke_width=0.8, stroke_dasharray="3 2")
            )
    return found


@remembered
def _coins(purse: Purse, at: Spot, is_due: bool, texts: Texts) -> Markup:
    """Coins, and before them what the dice cost so far: red if they are not enough."""
    shown = [coin("", 0, 0, 7.5), bold(purse.coins, 11, 5, 14, INK)]
    if is_due:
        face, fill = ("sans-bold", BAD) if purse.missing else ("sans", SOFT)
        owes = texts("board-owes", count=purse.due)
        shown.append(line(owes, 52, 11, face, 5.5, x=-12, y=4.5, fill=fill, text_anchor="end"))
    return thing(
        f"coins-{purse.seat}",
        *shown,
        at=at,
        said=purse_told(purse.seat, purse.coins, purse.due, purse.missing, texts),
        rule="MAG-EOR-07",
        comes_from=GAINS,
        made_of=(purse.coins, "mag-coin"),
        data_summary=texts("board-rival-summary", points=purse.points, coins=purse.coins, due=purse.due),
    )


# ------------------------------------------------------------------------------------------------- the camp


def _camp(player: Player, frame: Frame, look: Look, texts: Texts) -> Layer:
    seat, size = player.seat, look.square
    x, y = frame.x + look.camp[0], frame.y + look.camp[1]
    out: Layer = {f"camp-{seat}": _camp_ground(seat, player.camp, size, (x, y), texts)}
    for one in player.lying:
        out[laid_name(seat, one)] = _laid(seat, one, size, (x, y), texts)
    for square, kind in player.filled:
        row, column = divmod(square_number(square), tiles.COLUMNS)
        ident = f"fill-{seat}-{square}"
        at = (neat(x + (column + 0.5) * size, 5), neat(y + (row + 0.5) * size, 5))
        out[ident] = thing(ident, gem(kind, 0, 0, size * 0.7), at=at)
    return out


@remembered_print
def _camp_ground(seat: int, letters: tuple[str, ...], size: float, at: Spot, texts: Texts) -> Markup:
    said = lines(texts("board-camp"), texts("board-camp-said"))
    return thing(f"camp-{seat}", *small_ground(letters, size), at=at, said=said, rule="MAG-BUILD-04")


@remembered_print
def _laid(seat: int, one: CampTile, size: float, at: Spot, texts: Texts) -> Markup:
    squares = tuple(square_number(name) for name in one.squares)
    x, y = tiles.corner(squares, size)
    spot = (neat(at[0] + x, 5), neat(at[1] + y, 5))
    tile = tiles.tile(one.kind, squares, size)
    return thing(laid_name(seat, one), tile, at=spot, said=texts(f"kind-{one.kind}"),
                 rule="MAG-BUILD-03", comes_from=f"kind-{one.kind}")  # fmt: skip


# ------------------------------------------------------------------------------------------------- cards


def _cards(view: MagnificentView, player: Player, frame: Frame, look: Look, texts: Texts) -> Layer:
    count = len(player.cards)
    room, across, high = look.cards, look.across or max(count, 1), look.card
    if look.across == 1 and count > 4:
        high = neat((room.high - 3 * (count - 1)) / count)
    elif look.across == 2 and count > 4:
        across = 3
    wide = neat((room.wide - 3 * (across - 1)) / across, 4)
    out: Layer = {}
    for k, card in enumerate(player.cards):
        row, column = divmod(k, across)
        at = (neat(frame.x + room.x + column * (wide + 3), 5), frame.y + room.y + row * (high + 3))
        out[f"card-{card.id}"] = _card(card.id, player.seat, wide, high, at, view.house, texts)
        yours = texts("board-worth-you", count=card.mine) if view.seat >= 0 else ""
        out[f"worth-{card.id}"] = _worth(player.seat, card, wide, high, at, yours, texts)
        if card.die:
            out[f"die-{card.id}"] = _die(card, wide, high, at, texts)
    return out | _backs(player, frame, look, texts) if player.hand else out


def _backs(player: Player, frame: Frame, look: Look, texts: Texts) -> Layer:
    """MAG-PSET-13 the hand of cards that somebody chooses from, seen from behind."""
    ident, size = f"hand-{player.seat}", look.tiles.high
    x, y = frame.x + look.tiles.x, frame.y + look.tiles.y
    backs = [box(k * size * 0.8, 0, size * 0.7, size, 2, fill="url(#mag-plum)", stroke="#e9d9b8", stroke_width=0.8)
             for k in range(len(player.hand))]  # fmt: skip
    said = texts("board-hand", name=texts.seat(player.seat), count=len(player.hand))
    return {ident: thing(ident, *backs, at=(x, y), said=said, rule="MAG-PSET-13")}


@remembered_print
def _card(ident: str, seat: int, wide: float, high: float, at: Spot, house: House, texts: Texts) -> Markup:
    said = card_told(ident, house, texts)
    return thing(f"card-{ident}", mini_card(ident, wide, high, texts), at=at, said=said, rule="MAG-DIE-02",
                 comes_from=f"score-{seat}*")  # fmt: skip


@remembered
def _worth(seat: int, card: MasterCard, wide: float, high: float, at: Spot, yours: str, texts: Texts) -> Markup:
    """What a card is worth to its owner: seen where there is room, told everywhere; and what it would be to oneself."""
    left = mini_slot(wide, high) + 5
    shown = [box(left, 0, wide - left, high, fill="#fff", fill_opacity=0)]
    if wide > PILL_FROM:
        shown += [box(wide - 24, high / 2 - 6.5, 21, 13, 6.5, fill="#fff", stroke=ROSE, stroke_width=0.9),
                  bold(card.worth, wide - 13.5, high / 2 + 4, 11, ROSE, "middle")]  # fmt: skip
    what = CARDS[card.id].scoring
    said = lines(
        texts(f"score-{what}"),
        texts("board-worth-of", name=texts.seat(seat), count=card.worth),
        yours,
    )
    return thing(f"worth-{card.id}", *shown, at=at, said=said, rule="MAG-EOR-12")


@remembered_print
def _die(card: MasterCard, wide: float, high: float, at: Spot, texts: Texts) -> Markup:
    x, y, size = mini_die(wide, high)
    shown = [die(card.die[0], int(card.die[1]), 0, 0, size)]
    if card.colour:
        shown.append(as_colour(card.colour.upper(), size))
    return thing(f"die-{card.id}", *shown, at=(neat(at[0] + x, 5), at[1] + y), said=die_told(card, texts),
                 rule="MAG-POW-01", comes_from="pool-*", side=card.die, rolls=True, arcs=True)  # fmt: skip


# ------------------------------------------------------------------------------------------------- the stage


def _stage(player: Player, frame: Frame, look: Look, texts: Texts) -> Layer:
    out: Layer = {}
    for k, space in enumerate(player.tents):
        at = (neat(frame.x + look.tent[0] + k * look.poster_pitch, 5), frame.y + look.tent[1])
        if space.tent:
            out[f"tent-{space.tent}"] = _tent(space.tent, at, look, texts)
        elif space.printed:
            ident = f"printed-{player.seat}"
            shown = tents.low("") if look.low else tents.tent("")
            out[ident] = thing(ident, shown, at=at, scale=look.tent_scale, said=texts("board-pitch-printed"),
                               rule="MAG-TENT-02")  # fmt: skip
        if space.poster is not None:
            spot = (neat(frame.x + look.poster[0] + k * look.poster_pitch, 5), frame.y + look.poster[1])
            out[f"poster-{space.poster.id}"] = _poster(space.poster, player.seat, spot, look, texts)
    return out


@remembered_print
def _tent(ident: str, at: Spot, look: Look, texts: Texts) -> Markup:
    shown = tents.low(ident) if look.low else tents.tent(ident)
    return thing(f"tent-{ident}", shown, at=at, scale=look.tent_scale, said=tent_told(ident, texts), rule="MAG-TENT-01")


@remembered_print
def _poster(hung: Hung, seat: int, at: Spot, look: Look, texts: Texts) -> Markup:
    """A poster with its needs where there is room; a tick where it can be completed."""
    shown = [posters.small(hung.id, look.poster_high) if look.poster_high else posters.poster(hung.id, hung.lacks)]
    if hung.ready:
        wide = posters.SMALL if look.poster_high else posters.WIDE
        shown.append(picture_of("tick", wide - 3, 4, 0.9))
    said = lines(poster_told(hung.id, texts, hung.lacks, hung.gems), texts("board-ready") if hung.ready else "")
    return thing(f"poster-{hung.id}", *shown, at=at, scale=look.poster_scale, said=said, rule="MAG-PERF-08",
                 comes_from=f"done-{seat}* waits-{seat}*")  # fmt: skip


# ------------------------------------------------------------------------------------------------- means and tiles


def _means(player: Player, frame: Frame, look: Look, texts: Texts) -> Layer:
    """One line: gems by kind, trainers, posters that are done and that wait."""
    seat, large = player.seat, look.square > LARGE
    x, y = frame.x + 15, frame.y + look.means
    step, size = (30.0, 14.0) if large else (17.2, 9.5) if look.low else (25.5, 11.0)
    out: Layer = {}
    for k, kind in enumerate(GEMS):
        out[f"gem-{seat}-{kind}"] = _gem(seat, kind, player.gems[k], size, (neat(x + k * step, 5), y), texts)
    standing = (player.free, player.in_use + player.in_tent, sum(player.locked))
    pawns, room = (152, 90.0) if large else (92, 48.0) if look.low else (118, 34.0 if look.across == 0 else 90.0)
    out[f"trainers-{seat}"] = _trainers(seat, standing, (frame.x + pawns, y), room, texts)
    ends = frame.x + frame.wide - 57
    done, wait = len(player.completed), len(player.waiting)
    out[f"done-{seat}"] = _count(f"done-{seat}", "bill", done, (ends, y), texts("board-completed", count=done))
    if wait:
        said = texts("board-waits", count=wait)
        out[f"waits-{seat}"] = _count(f"waits-{seat}", "white-bill", wait, (ends + 29, y), said)
    return out


@remembered_print
def _gem(seat: int, kind: str, count: int, size: float, at: Spot, texts: Texts) -> Markup:
    lower = 0.8 if kind == "p" else 0
    beside = size * 0.62
    number = bold(count, beside, size * 0.36, size * 1.02, INK if count else "#b09f83")
    return thing(
        f"gem-{seat}-{kind}", gem(kind, 0, lower, size), number, at=at,
        said=texts(f"board-gems-{kind}", count=count), rule="MAG-GEN-04",
        comes_from=GAINS, made_of=(count, f"mag-gem-{kind}"),
    )  # fmt: skip


@remembered
def _trainers(seat: int, standing: tuple[int, int, int], at: Spot, room: float, texts: Texts) -> Markup:
    free, away, locked = standing
    step = min(9.5, room / max(free + away + locked, 1))
    shown, x = [], 0.0
    for k in range(free + away + locked):
        if k < free:
            shown.append(pawn(seat, x, -0.5, 14))
        elif k < free + away:
            shown.append(laid(pawn(seat, x, -0.5, 14), opacity=0.35))
        else:
            shown += [pawn(seat, x, -0.5, 14), sign("lock", x + 3.5, 2.5, 0.5, INK)]
        x += step
    return thing(
        f"trainers-{seat}",
        *(shown or [bold("–", 0, 4, 11, SOFT)]),
        at=at,
        said=lines(
            texts("board-trainers", name=texts.seat(seat), count=free),
            texts("board-trainers-tent", count=away) if away else "",
            texts("board-trainers-locked", count=locked) if locked else "",
        ),
        rule="MAG-TRN-01",
        comes_from=f"roof-{seat}* {GAINS}",
        made_of=(free, f"mag-pawn-{seat}"),
    )


@remembered
def _count(ident: str, what: str, count: int, at: Spot, said: str) -> Markup:
    shown = [picture_of(what, 0, -0.5, 1.08), bold(f"×{count}", 7, 4, 11.5, INK)]
    return thing(ident, *shown, at=at, said=said, rule="MAG-PERF-11")


def _tiles(player: Player, frame: Frame, look: Look, house: House, texts: Texts) -> Layer:
    count = len(player.tiles)
    room = look.tiles
    wide = neat(min(room.wide / max(count, 2) - 2, 92), 4)
    out: Layer = {}
    for k, one in enumerate(player.tiles):
        at = (neat(frame.x + room.x + k * (wide + 2), 5), frame.y + room.y)
        out[f"tile-{one.id}"] = _tile(player.seat, one, wide, room.high, at, house, texts)
    return out


@remembered_print
def _tile(seat: int, one: TrainerTile, wide: float, high: float, at: Spot, house: House, texts: Texts) -> Markup:
    count = one.used + one.locked
    there = [pawn(seat, wide - 5 - 6 * k, high - 5, min(11, high * 0.6)) for k in range(min(count, 4))]
    said = lines(tile_told(one.id, house, texts), texts("board-tile-trainers", count=count) if count else "")
    return thing(f"tile-{one.id}", trainers.low_tile(one.id, wide, high), *there, at=at, said=said, rule="MAG-TRN-01",
                 comes_from=f"roof-{seat}* trainers-{seat}", made_of=(count, f"mag-pawn-{seat}"))  # fmt: skip
