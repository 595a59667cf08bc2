"""What a seat could do with what it has: which of its posters it could complete, what they lack; its master tile.

Bots weigh positions by it; nothing here decides what is allowed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import CARD_MASTER, POSTER_MASTER, TAKEN, TENT_MASTER, TILE_MASTER, Layout
from ludoteca.games.magnificent.rules.master_board import cannot_do, cannot_fetch, cannot_fetch_poster, cannot_reverse
from ludoteca.games.magnificent.rules.names import (
    ANY,
    CLEAR,
    COINS,
    COLOURS,
    DO_MASTER_CARD,
    DO_POSTER,
    DO_TENT,
    DO_TRAINER_TILE,
    GEM_KINDS,
    GEMS,
    NOTHING,
    POINTS,
    TENT_SPACES,
    TILE_KINDS,
)
from ludoteca.games.magnificent.rules.state import STORAGE, Magnificent
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Card, Seat, table

# The words that are told of the posters of a seat.
HELD: Final[i64] = 0  # not completed
HELD_WORTH: Final[i64] = 1
NEAR: Final[i64] = 2  # lacking one thing
NEAR_WORTH: Final[i64] = 3
FAR_WORTH: Final[i64] = 4  # of those lacking two things
LACKING: Final[i64] = 5  # tiles, for all of them
READY: Final[i64] = 6  # that could be completed in one performance
WORTHS: Final[i64] = 7  # what each of these would pay, the best first
HOUSED_WORTH: Final[i64] = 12  # of those above a tent, with what it pays
UNDER_WAY: Final[i64] = 13  # in shares of a half point: of each, what it and its tent pay by one more than it lacks
GEMS_LACKING: Final[i64] = 14  # for those above a tent, and for it
PROSPECTS: Final[i64] = 15

SHARES: Final[i64] = 60  # into which a half point can be parted, whatever a poster lacks


def weigh_posters(s: Magnificent, seat: Seat, found: vec[i64]) -> None:
    """All posters of a seat: how many, what they are worth, what they lack, and which are ready."""
    layout = s.layout
    first = layout.posters_of(seat)
    gems = table(GEM_KINDS)
    for place in range(TAKEN + 1):
        for k in range(s.posters.size(first + place)):
            poster = s.posters.card(first + place, k)
            worth = pays(layout, layout.poster_trade[poster])
            both = worth
            tiles = tiles_lacking(s, seat, poster)
            lacking = tiles
            tent = tent_trade(s, seat, place)
            if tent == NOTHING:
                lacking += 1
            else:
                storage(s, seat, gems)
                missing = lacking_gems(layout, gems, tent) + lacking_gems(layout, gems, layout.poster_trade[poster])
                lacking += missing
                both += pays(layout, tent)
                found[GEMS_LACKING] += missing
                found[HOUSED_WORTH] += both
            found[UNDER_WAY] += both * SHARES // (1 + lacking)
            found[HELD] += 1
            found[HELD_WORTH] += worth
            found[LACKING] += tiles
            if lacking == 1:
                found[NEAR] += 1
                found[NEAR_WORTH] += worth
            elif lacking == 2:
                found[FAR_WORTH] += worth
    choose_ready(s, seat, found)


def choose_ready(s: Magnificent, seat: Seat, found: vec[i64]) -> None:
    """MAG-PERF-06…09 the posters that could be completed together, the best first: each tile serves one of them."""
    layout = s.layout
    first = layout.posters_of(seat)
    gems = table(GEM_KINDS)
    left = table(GEM_KINDS)
    storage(s, seat, left)
    tiles = table(TILE_KINDS)
    for kind in range(TILE_KINDS):
        tiles[kind] = s.laid[seat * TILE_KINDS + kind] - s.committed[seat * TILE_KINDS + kind]
    chosen: i64 = 0
    for _ in range(TENT_SPACES):
        best: i64 = NOTHING
        most: i64 = -1
        for place in range(TENT_SPACES):
            tent = tent_trade(s, seat, place)
            if chosen >> place & 1 or s.posters.size(first + place) == 0 or tent == NOTHING:
                continue
            poster = s.posters.card(first + place, 0)
            worth = pays(layout, layout.poster_trade[poster]) + pays(layout, tent)
            if worth <= most or not has_tiles(layout, tiles, poster):
                continue
            copy_gems(left, gems)
            if lacking_gems(layout, gems, tent) + lacking_gems(layout, gems, layout.poster_trade[poster]) == 0:
                best = place
                most = worth
        if best == NOTHING:
            return
        chosen |= i64(1) << best
        poster = s.posters.card(first + best, 0)
        for kind in range(TILE_KINDS):
            tiles[kind] -= layout.poster_tiles[poster * TILE_KINDS + kind]
        lacking_gems(layout, left, tent_trade(s, seat, best))
        lacking_gems(layout, left, layout.poster_trade[poster])
        found[WORTHS + found[READY]] = most
        found[READY] += 1


def best_of(found: vec[i64], shows: i64) -> i64:
    """What the best of the posters that are ready would pay, at most so many."""
    total: i64 = 0
    for k in range(min(shows, found[READY])):
        total += found[WORTHS + k]
    return total


def tent_trade(s: Magnificent, seat: Seat, place: i64) -> i64:
    """MAG-PERF-07 what the tent below a poster asks for and pays; NOTHING if there is none."""
    if place >= TENT_SPACES:
        return NOTHING
    tent = s.tents[seat * TENT_SPACES + place]
    if tent != NOTHING:
        return s.layout.tent_trade[tent]
    return s.layout.printed_trade if place == 0 else NOTHING


def pays(layout: Layout, trade: i64) -> i64:
    """What a poster or a tent pays, in half points: a coin is half a point."""
    return 2 * layout.gained(trade, POINTS) + layout.gained(trade, COINS)


def tiles_lacking(s: Magnificent, seat: Seat, poster: Card) -> i64:
    """How many of the tiles that a poster needs are not in the camp."""
    lacking: i64 = 0
    for kind in range(TILE_KINDS):
        needs = s.layout.poster_tiles[poster * TILE_KINDS + kind]
        lacking += max(needs - s.laid[seat * TILE_KINDS + kind], 0)
    return lacking


def has_tiles(layout: Layout, tiles: vec[i64], poster: Card) -> bool:
    for kind in range(TILE_KINDS):
        if layout.poster_tiles[poster * TILE_KINDS + kind] > tiles[kind]:
            return False
    return True


def storage(s: Magnificent, seat: Seat, gems: vec[i64]) -> None:
    for kind in range(GEM_KINDS):
        gems[kind] = s.has(seat, STORAGE + kind)


def copy_gems(gems: vec[i64], to: vec[i64]) -> None:
    for kind in range(GEM_KINDS):
        to[kind] = gems[kind]


def lacking_gems(layout: Layout, gems: vec[i64], trade: i64) -> i64:
    """MAG-GEN-06 pay the gems of a trade, clear ones last; how many are missing."""
    lacking = pay_from(gems, CLEAR, layout.paid(trade, GEMS + CLEAR))
    for kind in range(COLOURS):
        lacking += pay_from(gems, CLEAR, pay_from(gems, kind, layout.paid(trade, GEMS + kind)))
    rest = layout.paid(trade, ANY)
    for kind in range(GEM_KINDS):
        rest = pay_from(gems, kind, rest)
    return lacking + rest


def pay_from(gems: vec[i64], kind: i64, count: i64) -> i64:
    """Pay so many gems of a kind, as far as there are any; how many are missing."""
    paid = min(gems[kind], count)
    gems[kind] -= paid
    return count - paid


def master_works(s: Magnificent, seat: Seat) -> bool:
    """MAG-MOD-11 whether the action of the master tile of this turn can be carried out."""
    tile = s.master_tile
    effect = s.layout.master_effect[tile]
    if cannot_do(s, seat, tile) == ALLOWED or cannot_reverse(s, seat, tile) == ALLOWED:
        return True
    there: i64 = 0
    if effect == DO_TRAINER_TILE:
        there = s.tiles.size(TILE_MASTER)
    elif effect == DO_TENT:
        there = s.tent_deck.size(TENT_MASTER)
    elif effect == DO_MASTER_CARD:
        there = s.cards.size(CARD_MASTER)
    elif effect == DO_POSTER:
        for k in range(s.posters.size(POSTER_MASTER)):
            if cannot_fetch_poster(s, seat, tile, s.posters.card(POSTER_MASTER, k)) == ALLOWED:
                return True
    return cannot_fetch(s, seat, tile, effect, there > 0) == ALLOWED
