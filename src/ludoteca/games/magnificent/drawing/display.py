"""What lies below the rings for everybody: posters and their decks, the sets of the Main Display, the Master Board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ludoteca.draw.memory import remembered_print
from ludoteca.draw.svg import Markup, group
from ludoteca.draw.text import block, line
from ludoteca.draw.things import neat, thing
from ludoteca.games.magnificent.drawing import posters, trainers
from ludoteca.games.magnificent.drawing.arrangement import Frame, Layer, low_row
from ludoteca.games.magnificent.drawing.cards import stall_card, tall_card
from ludoteca.games.magnificent.drawing.catalog import POSTERS, TILES
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, gap
from ludoteca.games.magnificent.drawing.palette import BRASS, CHANGED, ROSE, SOFT
from ludoteca.games.magnificent.drawing.rings import tent_thing
from ludoteca.games.magnificent.drawing.told import (
    card_told,
    hint,
    lacks_told,
    lines,
    master_told,
    poster_told,
    tile_told,
)
from ludoteca.games.magnificent.seen import DisplaySet, MasterBoard
from ludoteca.games.magnificent.settings import House
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

KINDS = tuple(TILES)
Told = Callable[[str, Texts, tuple[str, ...]], str]


def missing_for(ident: str, laid: tuple[int, ...]) -> tuple[str, ...]:
    """The tiles that a poster asks for and a camp does not have."""
    there = Counter(dict(zip(KINDS, laid, strict=True)))
    return tuple(sorted((Counter(POSTERS[ident].tiles) - there).elements()))


# ------------------------------------------------------------------------------------------------- posters


def bills(view: MagnificentView, viewer: int, texts: Texts) -> Layer:
    """Both decks and the posters on display; what the viewer lacks for them is hollow."""
    frame = low_row(view.master_board is not None).bills
    wide, scale, step, left = (58.0, 1.0, 71.0, 77.0) if frame.wide > 300 else (36.0, 0.7, 46.7, 49.5)
    high = 42.0 if scale == 1 else 38.0
    out: Layer = {
        "deck-posters": _deck("deck-posters", view.poster_deck, (frame.x + 9, frame.y + 9), (wide, high), texts),
        "deck-white": _deck("deck-white", view.white_deck, (frame.x + 9, frame.y + 58), (wide, high), texts),
    }
    laid = view.players[viewer].laid
    told = lacks_told if view.deciding == "gain-poster" and viewer in view.to_act else poster_told
    for k, ident in enumerate(view.bills):
        at = (frame.x + left + k * step, frame.y + (4 if scale == 1 else 18))
        if ident:
            out[f"poster-{ident}"] = shown_poster(
                ident, missing_for(ident, laid), at, scale, f"deck-{_deck_of(k)}", told, texts
            )
        else:
            out[f"bill-{k}"] = thing(f"bill-{k}", gap(0, 0, 66, 98), at=at, scale=scale)
    return out


def _deck_of(place: int) -> str:
    return "white" if place == 3 else "posters"


@remembered_print
def _deck(ident: str, count: int, at: tuple[float, float], size: tuple[float, float], texts: Texts) -> Markup:
    is_white = ident == "deck-white"
    said = lines(texts("board-white-deck" if is_white else "board-deck", count=count), texts("board-deck-said"))
    return thing(ident, posters.back(*size, count, is_white), at=at, said=said, rule="MAG-POST-01")


@remembered_print
def shown_poster(
    ident: str, lacks: tuple[str, ...], at: tuple[float, float], scale: float, came: str, told: Told, texts: Texts
) -> Markup:
    """A poster that everybody may take; what its button says while one is chosen is not said twice."""
    return thing(f"poster-{ident}", posters.poster(ident, lacks), at=at, scale=scale, said=told(ident, texts, lacks),
                 rule="MAG-POST-01",
                 comes_from=came)  # fmt: skip


# ------------------------------------------------------------------------------------------------- sets


def sets(view: MagnificentView, texts: Texts) -> Layer:
    """The Main Display: cards over their trainer tiles; before the first turn, the tiles to choose from."""
    frame = low_row(view.master_board is not None).sets
    if view.open_tiles:
        return _open_tiles(view, frame, texts)
    count = len(view.sets)
    between = 4.5 if frame.wide > 300 else 3
    wide = neat(min(110.0, (frame.wide - 8 - between * (count - 1)) / count), 4)
    out: Layer = {}
    for k, one in enumerate(view.sets):
        at = (neat(frame.x + 2 + k * (wide + between), 5), frame.y + 4)
        if one.card:
            out[f"card-{one.card}"] = _stall(one.card, one.tile, one.fifth, wide, at, view.house, texts)
            if view.seat >= 0:
                out[f"worth-{one.card}"] = _stall_worth(one, view.was_worth(one.card, one.worth), wide, at, texts)
        else:
            out[f"no-card-{k}"] = _empty(f"no-card-{k}", wide, 66, at)
        low = (at[0], at[1] + 69)
        if one.tile:
            out[f"tile-{one.tile}"] = _stall_tile(one.tile, wide, low, view.house, texts)
        elif view.round < 3:
            out[f"no-tile-{k}"] = _empty(f"no-tile-{k}", wide, 29, low)
    return out


def _empty(ident: str, wide: float, high: float, at: tuple[float, float]) -> Markup:
    place = box(
        0, 0, wide, high, 6, fill="#fff", fill_opacity=0.04, stroke=BRASS, stroke_opacity=0.5, stroke_dasharray="4 3"
    )
    return thing(ident, place, at=at)


@remembered_print
def _stall(
    card: str, tile: str, is_fifth: bool, wide: float, at: tuple[float, float], house: House, texts: Texts
) -> Markup:
    """A card; who takes it takes its tile too, and what that does is said of both."""
    shown = [stall_card(card, wide, 66), *([_top_mark()] if is_fifth else [])]
    said = lines(
        card_told(card, house, texts),
        texts("board-set-tile", tile=texts(f"place-{tile}"), says=hint(f"place-{tile}", house, texts)) if tile else "",
        texts("board-fifth") if is_fifth else "",
    )
    return thing(f"card-{card}", *shown, at=at, said=said, rule="MAG-EOR-10" if is_fifth else "MAG-EOR-09")


def _top_mark() -> Markup:
    """MAG-EOR-10 the tops of deck and pile: a mark in the corner below the bonus and beside what the card is worth."""
    return group(disc(10, 57, 6.5, fill="#1c1024", stroke=BRASS), bold("5", 10, 60.6, 9.5, "#fff", "middle"))


@remembered_print
def _stall_worth(one: DisplaySet, was: int, wide: float, at: tuple[float, float], texts: Texts) -> Markup:
    """What the card would be worth to the viewer; in a preview, what it would have been before."""
    x, pill = at[0] + wide - 3, 22 if was == one.worth else 40
    shown = str(one.worth) if was == one.worth else f"{was} → {one.worth}"
    label = line(texts("board-worth-for-you"), wide - 32, 8.5, "sans", 5.5, x=x - 24, y=at[1] + 61.5, fill=SOFT,
                 text_anchor="end")  # fmt: skip
    return thing(
        f"worth-{one.card}",
        *([label] if wide > 80 and was == one.worth else []),
        box(x - pill, at[1] + 51.5, pill, 12.5, 6.2, fill="#fff" if was == one.worth else CHANGED, stroke=ROSE,
            stroke_width=0.9),
        bold(shown, x - pill / 2, at[1] + 61.6, 11 if was == one.worth else 10, ROSE, "middle"),
        said=texts("board-worth-you", count=one.worth),
        rule="MAG-EOR-12",
    )  # fmt: skip


@remembered_print
def _stall_tile(ident: str, wide: float, at: tuple[float, float], house: House, texts: Texts) -> Markup:
    shown = trainers.low_tile(ident, wide, 29)
    return thing(f"tile-{ident}", shown, at=at, said=tile_told(ident, house, texts), rule="MAG-TRN-01")


def _open_tiles(view: MagnificentView, frame: Frame, texts: Texts) -> Layer:
    """MAG-PSET-10 the tiles turned up before the first round."""
    out: Layer = {}
    across = 3
    wide = neat(min(110.0, (frame.wide - 12) / across - 4), 4)
    lay = view.before.open_tiles if view.before is not None else view.open_tiles
    for ident in view.open_tiles:
        row, column = divmod(lay.index(ident), across)
        at = (neat(frame.x + 4 + column * (wide + 4), 5), frame.y + 4 + row * 51)
        shown = trainers.trainer_tile(ident, wide, 48, texts, 0)
        out[f"tile-{ident}"] = thing(f"tile-{ident}", shown, at=at, said=tile_told(ident, view.house, texts),
                                     rule="MAG-PSET-10")  # fmt: skip
    return out


# ------------------------------------------------------------------------------------------------- the Master Board


def master_board(view: MagnificentView, board: MasterBoard, frame: Frame, laid: tuple[int, ...], texts: Texts) -> Layer:
    """Current tiles, those of the next round, and what they can take."""
    house = view.house
    offered = view.deciding == "take-die" and view.seat in view.to_act and not view.players[view.seat].master
    out: Layer = {"master-board": _master_ground(frame, bool(board.future), texts)}
    count = max(len(board.current), 1)
    wide = neat(min(54.0, (frame.wide - 12) / count - 2), 4)
    for k, ident in enumerate(board.current):
        at = (neat(frame.x + 7 + k * (wide + 2), 5), frame.y + 6)
        out[f"master-{ident}"] = _master_tile(ident, wide, 30, at, 1, offered, house, texts)
    many = max(len(board.future), 1)
    narrow = neat(min(42.0, (frame.wide - 60) / many - 2), 4)
    for k, ident in enumerate(board.future):
        at = (neat(frame.x + 53 + k * (narrow + 2), 5), frame.y + 39)
        out[f"master-{ident}"] = _master_tile(ident, narrow, 22, at, 0.6, False, house, texts)  # noqa: FBT003
    return out | _beside(board, frame, laid, house, texts)


@remembered_print
def _master_ground(frame: Frame, has_future: bool, texts: Texts) -> Markup:
    said = lines(texts("board-master-board"), texts("board-master-board-said"))
    label = block(texts("board-next-round"), 42, (9, 6), "serif-italic", 2, 8, 50, fill="#e6d3b4")
    plate = box(2, 2, frame.wide - 6, frame.high - 6, 9, fill="#3b1a44", stroke=BRASS, stroke_opacity=0.6)
    parts = [plate, label] if has_future else [plate]
    return thing("master-board", *parts, at=(frame.x, frame.y), said=said, rule="MAG-MOD-05")


@remembered_print
def _master_tile(
    ident: str,
    wide: float,
    high: float,
    at: tuple[float, float],
    opacity: float,
    offered: bool,
    house: House,
    texts: Texts,
) -> Markup:
    """A tile; while it is offered its button says what it does, and that is not said twice."""
    told = master_told(ident, house, texts)
    said = lines(told.partition("\n")[0] if offered else told, texts("board-master-next") if opacity < 1 else "")
    return thing(f"master-{ident}", trainers.master_tile(ident, wide, high), at=at, opacity=opacity, said=said,
                 rule="MAG-MOD-04" if opacity < 1 else "MAG-MOD-05")  # fmt: skip


def _beside(board: MasterBoard, frame: Frame, laid: tuple[int, ...], house: House, texts: Texts) -> Layer:
    out: Layer = {}
    x, y = frame.x + 6, frame.y + 66
    for ident in board.tents:
        out[f"tent-{ident}"] = tent_thing(ident, (x, y + 8.5), 0.47, texts)
        x += 29
    for ident in board.tiles:
        out[f"tile-{ident}"] = thing(f"tile-{ident}", trainers.tall_tile(ident, 27, 36), at=(x, y),
                                     said=tile_told(ident, house, texts), rule="MAG-MT-05")  # fmt: skip
        x += 28.5
    for ident in board.cards:
        out[f"card-{ident}"] = thing(f"card-{ident}", tall_card(ident, 27, 36, texts), at=(x, y),
                                     said=card_told(ident, house, texts), rule="MAG-MT-08")  # fmt: skip
        x += 28.5
    for ident in board.posters:
        lacks = missing_for(ident, laid)
        out[f"poster-{ident}"] = thing(f"poster-{ident}", posters.poster(ident, lacks), at=(x, y - 1), scale=0.39,
                                       said=poster_told(ident, texts, lacks), rule="MAG-MT-07")  # fmt: skip
        x += 27.5
    return out
