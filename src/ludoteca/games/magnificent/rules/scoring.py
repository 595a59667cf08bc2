"""What a master card is worth: so many points for each thing it counts; and who is ahead."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import COMPLETED
from ludoteca.games.magnificent.rules.names import (
    ANY,
    COINS,
    COLOURS,
    COLUMNS,
    COUNT_COINS,
    COUNT_COLUMNS,
    COUNT_CROSS,
    COUNT_EDGE,
    COUNT_GEMS,
    COUNT_GROUP,
    COUNT_LARGE,
    COUNT_LARGE_AND_WHITE,
    COUNT_PAIRS,
    COUNT_POSTERS,
    COUNT_PRINTED_COINS,
    COUNT_PRINTED_GEMS,
    COUNT_PRINTED_TILES,
    COUNT_ROWS,
    COUNT_SETS,
    COUNT_SMALL,
    COUNT_TENTS,
    COUNT_TILES,
    COUNT_TOP_DICE,
    COUNT_TRAINER_TILES,
    COUNT_TRAINERS,
    COUNT_WHITE_POSTERS,
    GEM_KINDS,
    GEMS,
    MAGNIFICENT,
    MOST_DICE,
    NO_GOAL,
    NOTHING,
    RINGMASTER,
    ROWS,
    TILE_KINDS,
    VICTORY,
    WHITE,
    WHITE_TILE,
)
from ludoteca.games.magnificent.rules.state import (
    LAYERS,
    PURSE,
    RESERVE,
    SCORE,
    Magnificent,
    colour_of,
    value_of,
)
from ludoteca.games.magnificent.rules.tents import tents_of
from ludoteca.kernel.numbers import Card, Seat


def points(s: Magnificent, seat: Seat, card: Card, gems_off: i64) -> i64:
    """MAG-EOR-12 what a card scores for a seat in full; `gems_off` are the gems discarded for it."""
    layout = s.layout
    scoring = layout.card_scoring[card]
    found = layout.scoring_each[scoring] * counted(s, seat, scoring, gems_off)
    most = layout.scoring_most[scoring]
    return most if 0 < most < found else found


def counted(s: Magnificent, seat: Seat, scoring: i64, gems_off: i64) -> i64:
    """How many things there are for a scoring."""
    counts = s.layout.scoring_counts[scoring]
    if counts <= COUNT_COLUMNS or counts in (COUNT_CROSS, COUNT_EDGE, COUNT_GROUP, COUNT_PAIRS):
        return counted_squares(s, seat, scoring, counts)
    if counts in (COUNT_POSTERS, COUNT_PRINTED_GEMS, COUNT_WHITE_POSTERS, COUNT_PRINTED_TILES, COUNT_PRINTED_COINS):
        return counted_posters(s, seat, counts, s.layout.scoring_first[scoring])
    if counts in (COUNT_LARGE, COUNT_SMALL, COUNT_TILES, COUNT_SETS, COUNT_LARGE_AND_WHITE):
        return counted_tiles(s, seat, scoring, counts)
    if counts == COUNT_TENTS:
        return tents_of(s, seat)  # MAG-SC-10
    if counts == COUNT_TRAINERS:
        return s.layout.numbers.trainers - s.has(seat, RESERVE)
    if counts == COUNT_COINS:
        return s.has(seat, PURSE)
    if counts == COUNT_GEMS:
        return s.gems(seat)
    if counts == COUNT_TRAINER_TILES:
        return s.tiles.size(s.own_tiles(seat))
    return top_dice(s, seat) if counts == COUNT_TOP_DICE else gems_off  # MAG-SC-09


def counted_squares(s: Magnificent, seat: Seat, scoring: i64, counts: i64) -> i64:
    """What a camp shows: rows, columns, edge, groups, pairs and the best cross."""
    camp = s.layout.camp
    covered = s.covered(seat)
    if counts == COUNT_ROWS:
        return full_rows(s, covered)  # MAG-SC-12
    if counts == COUNT_COLUMNS:
        return full_columns(s, covered)
    if counts == COUNT_EDGE:
        return camp.count(covered & camp.edge)
    if counts == COUNT_CROSS:
        return best_cross(s, covered)
    first = s.squares[seat * LAYERS + s.layout.scoring_first[scoring]]
    if counts == COUNT_GROUP:
        return largest_group(s, first)
    return pairs(s, first, s.squares[seat * LAYERS + s.layout.scoring_second[scoring]])


def full_rows(s: Magnificent, covered: i64) -> i64:
    count: i64 = 0
    for row in range(ROWS):
        if covered & s.layout.camp.rows[row] == s.layout.camp.rows[row]:
            count += 1
    return count


def full_columns(s: Magnificent, covered: i64) -> i64:
    count: i64 = 0
    for column in range(COLUMNS):
        if covered & s.layout.camp.columns[column] == s.layout.camp.columns[column]:
            count += 1
    return count


def best_cross(s: Magnificent, covered: i64) -> i64:
    """MAG-SC-04 the unbroken lines in the row and in the column of a square, which counts twice."""
    best: i64 = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if covered & s.layout.camp.bits[row * COLUMNS + column] != 0:
                across = 1 + run(s, covered, row, column, 0, 1) + run(s, covered, row, column, 0, -1)
                along = 1 + run(s, covered, row, column, 1, 0) + run(s, covered, row, column, -1, 0)
                best = max(best, across + along)
    return best


def run(s: Magnificent, covered: i64, row: i64, column: i64, down: i64, right: i64) -> i64:
    """How many covered squares follow in a direction without a gap."""
    count: i64 = 0
    row += down
    column += right
    while 0 <= row < ROWS and 0 <= column < COLUMNS and covered & s.layout.camp.bits[row * COLUMNS + column] != 0:
        count += 1
        row += down
        column += right
    return count


def largest_group(s: Magnificent, squares: i64) -> i64:
    """The most squares that hang together by their sides."""
    camp = s.layout.camp
    best: i64 = 0
    left = squares
    while left != 0:
        group = left & -left
        wider = (group | camp.around(group)) & left
        while wider != group:
            group = wider
            wider = (group | camp.around(group)) & left
        best = max(best, camp.count(group))
        left &= ~group
    return best


def pairs(s: Magnificent, first: i64, second: i64) -> i64:
    """MAG-SC-05 squares of two colours side by side; a square may be in several pairs."""
    camp = s.layout.camp
    right = camp.count((first & camp.not_right) << 1 & second)
    left = camp.count((first & camp.not_left) >> 1 & second)
    down = camp.count((first & camp.not_bottom) << COLUMNS & second)
    return right + left + down + camp.count(first >> COLUMNS & second)


def counted_tiles(s: Magnificent, seat: Seat, scoring: i64, counts: i64) -> i64:
    """MAG-BUILD-07 white tiles are large ones only where the card shows them: MAG-SC-02, MAG-SC-03."""
    base = seat * TILE_KINDS
    first = s.layout.scoring_first[scoring]
    if counts == COUNT_TILES:
        return tiles_of(s, seat, first)
    if counts == COUNT_SETS:
        fewest = tiles_of(s, seat, 0)
        for colour in range(1, s.layout.scoring_second[scoring] + 1):
            fewest = min(fewest, tiles_of(s, seat, colour))
        return fewest
    size: i64 = 0 if counts == COUNT_SMALL else 1
    count: i64 = s.laid[base + WHITE_TILE] if counts == COUNT_LARGE_AND_WHITE else 0
    for colour in range(COLOURS):
        count += s.laid[base + 2 * colour + size]  # MAG-SC-11
    return count


def tiles_of(s: Magnificent, seat: Seat, colour: i64) -> i64:
    """Tiles of a colour, small and large."""
    base = seat * TILE_KINDS
    if colour == WHITE:
        return s.laid[base + WHITE_TILE]
    return s.laid[base + 2 * colour] + s.laid[base + 2 * colour + 1]


def counted_posters(s: Magnificent, seat: Seat, counts: i64, colour: i64) -> i64:
    """Completed posters, and what is printed on them: MAG-SC-06, MAG-SC-07, MAG-SC-08."""
    layout = s.layout
    pile = layout.posters_of(seat) + COMPLETED
    if counts == COUNT_POSTERS:
        return s.posters.size(pile)
    count: i64 = 0
    for k in range(s.posters.size(pile)):
        poster = s.posters.card(pile, k)
        trade = layout.poster_trade[poster]
        if counts == COUNT_WHITE_POSTERS:
            count += 1 if layout.poster_colour[poster] == WHITE else 0
        elif counts == COUNT_PRINTED_COINS:
            count += layout.gained(trade, COINS)
        elif counts == COUNT_PRINTED_TILES:
            count += layout.poster_tiles[poster * TILE_KINDS + 2 * colour]
            count += layout.poster_tiles[poster * TILE_KINDS + 2 * colour + 1] if colour != WHITE else 0
        else:
            count += layout.paid(trade, ANY)
            for kind in range(GEM_KINDS):
                count += layout.paid(trade, GEMS + kind)
    return count


def top_dice(s: Magnificent, seat: Seat) -> i64:
    """MAG-SC-01 the highest die of each colour; MAG-EOR-13 also the one on a card that was discarded."""
    total: i64 = 0
    for colour in range(COLOURS):
        best: i64 = 0
        for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
            die = s.dice[k]
            if die != NOTHING and colour_of(die) == colour:
                best = max(best, value_of(die))
        total += best
    return total


def halved(s: Magnificent, worth: i64) -> i64:
    """MAG-EOG-03 half the points of a card, rounded down; one setting says up."""
    divides = s.layout.numbers.kept_card_divides
    return (worth + divides - 1) // divides if s.layout.rulings.half_up else worth // divides


def camp_points(s: Magnificent, seat: Seat) -> i64:
    """MAG-EOG-04 for each full row and column of a camp."""
    if not s.layout.rulings.camp_scoring:
        return 0
    covered = s.covered(seat)
    numbers = s.layout.numbers
    return numbers.end_row * full_rows(s, covered) + numbers.end_column * full_columns(s, covered)


def total(s: Magnificent, seat: Seat) -> i64:
    """MAG-GEN-02 the points on the track."""
    return s.has(seat, SCORE)


def standing(s: Magnificent, seat: Seat) -> i64:
    """MAG-EOG-06 of those with the same points the one with the highest play-order number is ahead."""
    return total(s, seat) * 8 + s.order_of(seat)


def goal_of(s: Magnificent, points: i64) -> i64:
    """MAG-SOLO-07 the highest goal that so many points reach alone."""
    numbers = s.layout.numbers
    if points >= numbers.solo_magnificent:
        return MAGNIFICENT
    if points >= numbers.solo_ringmaster:
        return RINGMASTER
    return VICTORY if points >= numbers.solo_win else NO_GOAL
