"""Action A, Build: tiles of a level are laid one by one; each pays the bonuses it covers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.goods import begin_gain, gain_coins
from ludoteca.games.magnificent.rules.names import (
    BUILD,
    BUILD_BEGAN,
    CLEAR,
    COINS,
    DO_PER_TILE,
    FACE_DOES_NOT_FIT,
    FINISH_ACTION,
    LARGE,
    LAY_TILE,
    MOST_TILES,
    NEEDS_TRAINER,
    NO_DIE_TAKEN,
    NO_SUCH_FACE,
    NO_TILE_FITS,
    NOT_ACTIVE,
    NOT_TOUCHING,
    NOTHING,
    OFF_THE_CAMP,
    PLACE_TILE,
    SIZE_NOT_LEFT,
    SMALL,
    SQUARE_COVERED,
    SQUARES,
    SUPPLY_EMPTY,
    TILE_KINDS,
    TILE_LAID,
    TURN_TILE,
    WHITE_TILE,
)
from ludoteca.games.magnificent.rules.places import place_with, use_trainer
from ludoteca.games.magnificent.rules.power import cannot_act, use_power
from ludoteca.games.magnificent.rules.state import (
    FREE,
    LAYERS,
    LAYING,
    PER_TILE,
    POWER,
    TILES_LAID,
    TO_LAY,
    WHITES,
    Magnificent,
    colour_of,
)
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick
from ludoteca.kernel.numbers import Action, Seat

# The own words of the steps: the kind of tile and its face.
KIND: Final[i64] = 0
FACE: Final[i64] = 1

# A lying tile in one word: kind, face, first square.
FACES_A_KIND: Final[i64] = 8


def size_of(kind: i64) -> i64:
    """MAG-BUILD-06 white tiles count as large when they are built."""
    return LARGE if kind == WHITE_TILE or kind % 2 == 1 else SMALL


def tile_colour(kind: i64) -> i64:
    return kind // 2


def fits(s: Magnificent, seat: Seat, kind: i64, face: i64, square: i64) -> bool:
    """Whether a tile can lie there: MAG-BUILD-03 inside, on empty squares, MAG-BUILD-04 touching an earlier one."""
    mask = s.layout.camp.mask(kind, face, square)
    covered = s.covered(seat)
    if mask == 0 or mask & covered != 0:
        return False
    return covered == 0 or mask & s.layout.camp.around(covered) != 0


def places_of(s: Magnificent, seat: Seat, kind: i64, face: i64, most: i64) -> i64:
    """In how many places a face can lie; no more than `most` are counted."""
    camp = s.layout.camp
    masks = camp.masks
    covered = s.covered(seat)
    around = camp.around(covered) if covered != 0 else camp.whole
    first = (camp.first_face[kind] + face) * SQUARES
    found: i64 = 0
    for k in range(first, first + SQUARES):
        if masks[k] & covered == 0 and masks[k] & around != 0:
            found += 1
            if found == most:
                return found
    return found


def can_lie(s: Magnificent, seat: Seat, kind: i64) -> bool:
    """Whether a tile can lie anywhere in a camp."""
    for face in range(s.layout.camp.faces[kind]):
        if places_of(s, seat, kind, face, 1) > 0:
            return True
    return False


def is_recoloured(s: Magnificent, kind: i64) -> bool:
    """MAG-TRN-06 whether a tile of this kind needs a trainer: MAG-BUILD-02 it is not of the turn's colour.

    MAG-BUILD-08 with a clear die white ones are free; one setting says only one of them is.
    """
    if kind == WHITE_TILE and colour_of(s.die) == CLEAR:
        return s.layout.rulings.one_white and s.now[WHITES] > 0
    return kind == WHITE_TILE or tile_colour(kind) != s.colour


def cannot_build_tile(s: Magnificent, seat: Seat, kind: i64) -> i64:
    """ALLOWED, or why a tile of this kind cannot be laid now, whatever its size."""
    if s.supply[kind] == 0:
        return SUPPLY_EMPTY  # MAG-GEN-12
    if is_recoloured(s, kind) and s.has(seat, FREE) == 0:
        return NEEDS_TRAINER  # MAG-BUILD-09
    return ALLOWED if can_lie(s, seat, kind) else NO_TILE_FITS


def can_build_size(s: Magnificent, seat: Seat, size: i64) -> bool:
    for kind in range(TILE_KINDS):
        if size_of(kind) == size and cannot_build_tile(s, seat, kind) == ALLOWED:
            return True
    return False


def offer_levels(s: Magnificent, seat: Seat, out: Options) -> None:
    """MAG-BUILD-01 every level that the power reaches, if one of its tiles can be laid."""
    layout = s.layout
    if cannot_act(s, seat, BUILD, layout.level_cost[0]) != ALLOWED:
        return
    small = can_build_size(s, seat, SMALL)
    large = can_build_size(s, seat, LARGE)
    for level in range(layout.levels):
        if cannot_act(s, seat, BUILD, layout.level_cost[level]) != ALLOWED:
            return
        if (small and layout.level_small[level] > 0) or (large and layout.level_large[level] > 0):
            out.add(layout.build.of(level))


def cannot_build(s: Magnificent, seat: Seat, level: i64) -> i64:
    layout = s.layout
    refusal = cannot_act(s, seat, BUILD, layout.level_cost[level])
    if refusal != ALLOWED:
        return refusal
    small = layout.level_small[level] > 0 and can_build_size(s, seat, SMALL)
    large = layout.level_large[level] > 0 and can_build_size(s, seat, LARGE)
    return ALLOWED if small or large else NO_TILE_FITS


def begin_build(s: Magnificent, seat: Seat, level: i64) -> None:
    cost = s.layout.level_cost[level]
    s.next_then(FINISH_ACTION, seat)
    use_power(s, seat, BUILD, cost)
    s.now[TO_LAY + SMALL] = s.layout.level_small[level]
    s.now[TO_LAY + LARGE] = s.layout.level_large[level]
    s.tell(BUILD_BEGAN, seat, s.now[POWER], cost)
    begin_laying(s, seat)


def begin_laying(s: Magnificent, seat: Seat) -> None:
    s.now[LAYING] = 1
    s.push_open(LAY_TILE, seat)


def nothing_to_lay(s: Magnificent) -> bool:
    return s.now[TO_LAY + SMALL] == 0 and s.now[TO_LAY + LARGE] == 0


def finish_laying(s: Magnificent) -> None:
    s.done()
    s.now[LAYING] = 0
    s.now[TO_LAY + SMALL] = 0
    s.now[TO_LAY + LARGE] = 0


@final
class LayTile(Decision[Magnificent]):
    """Choose the tile that is laid next.

    MAG-BUILD-02  of the turn's colour
    MAG-TRN-06    or of another one of that size, with a trainer for each
    MAG-BUILD-08  a large one white, if the die is clear
    MAG-BUILD-10  what cannot be laid, or is not wanted, is forfeited
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for kind in range(TILE_KINDS):
            if s.now[TO_LAY + size_of(kind)] > 0 and cannot_build_tile(s, seat, kind) == ALLOWED:
                out.add(s.layout.tile.of(kind))
        out.add(s.layout.stop.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.player != seat:
            return NOT_ACTIVE
        if s.die == NOTHING:
            return NO_DIE_TAKEN
        if s.layout.stop.has(action):
            return ALLOWED
        kind = s.layout.tile.argument(action)
        if s.doing == BUILD and s.now[TO_LAY + size_of(kind)] == 0:
            return SIZE_NOT_LEFT
        return cannot_build_tile(s, seat, kind)

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.stop.has(action):
            finish_laying(s)
        else:
            s.go_on_open(TURN_TILE, seat, s.layout.tile.argument(action))


@final
class TurnTile(Pick[Magnificent]):
    """Turn the tile, or turn it over: the face with which it is laid.

    MAG-BUILD-03  freely
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if not s.asks(TURN_TILE, seat):
            return ALLOWED
        kind = s.own(KIND)
        if k >= s.layout.camp.faces[kind]:
            return NO_SUCH_FACE
        return ALLOWED if places_of(s, seat, kind, k, 1) > 0 else FACE_DOES_NOT_FIT

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.go_on_open(PLACE_TILE, seat, s.own(KIND), k)


@final
class PlaceTile(Pick[Magnificent]):
    """Lay the tile: the first of its squares, row by row from the top.

    MAG-BUILD-03  inside the camp, on empty squares
    MAG-BUILD-04  the first tile anywhere, later ones side by side with an earlier one
    MAG-BUILD-05  with every bonus it covers
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        camp = s.layout.camp
        masks = camp.masks
        covered = s.covered(seat)
        around = camp.around(covered) if covered != 0 else camp.whole
        first = (camp.first_face[s.own(KIND)] + s.own(FACE)) * SQUARES
        base = s.layout.square.first
        for square in range(SQUARES):
            mask = masks[first + square]
            if mask & covered == 0 and mask & around != 0:
                out.add(base + square)

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if not s.asks(PLACE_TILE, seat):
            return ALLOWED
        mask = s.layout.camp.mask(s.own(KIND), s.own(FACE), k)
        if mask == 0:
            return OFF_THE_CAMP
        if mask & s.covered(seat) != 0:
            return SQUARE_COVERED
        return ALLOWED if fits(s, seat, s.own(KIND), s.own(FACE), k) else NOT_TOUCHING

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        kind, face = s.own(KIND), s.own(FACE)
        s.back()
        if s.deciding() == LAY_TILE:
            count_tile(s, seat, kind)
        else:
            s.done()
        lay(s, seat, kind, face, k)


def count_tile(s: Magnificent, seat: Seat, kind: i64) -> None:
    """One tile of the level is laid; MAG-BUILD-09 a trainer for another colour."""
    if is_recoloured(s, kind):
        use_trainer(s, seat, s.layout.recolour)
    elif kind == WHITE_TILE:
        s.now[WHITES] += 1
    s.now[TO_LAY + size_of(kind)] -= 1
    s.now[TILES_LAID] += 1
    if s.now[PER_TILE] > 0:
        pay_tiles(s, seat, 1)


def pay_tiles(s: Magnificent, seat: Seat, tiles: i64) -> None:
    """A trainer pays for each tile of this build."""
    place = place_with(s, seat, DO_PER_TILE)
    gain_coins(s, seat, tiles * s.layout.gained(s.layout.place_trade[place], COINS))


def lay(s: Magnificent, seat: Seat, kind: i64, face: i64, square: i64) -> None:
    """MAG-BUILD-05 the tile lies, and pays what it covers."""
    layout = s.layout
    mask = layout.camp.mask(kind, face, square)
    s.supply[kind] -= 1
    base = seat * MOST_TILES
    while s.lying[base] != NOTHING:
        base += 1
    s.lying[base] = (kind * FACES_A_KIND + face) * SQUARES + square
    s.laid[seat * TILE_KINDS + kind] += 1
    s.squares[seat * LAYERS + tile_colour(kind)] |= mask
    s.tell(TILE_LAID, seat, kind, square)
    trades = layout.square_trade
    board = s.board[seat] * SQUARES
    for k in range(square, SQUARES):
        if mask & layout.camp.bits[k] != 0 and trades[board + k] != layout.no_trade:
            begin_gain(s, seat, trades[board + k], NOTHING)
