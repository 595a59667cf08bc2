"""The Master Board: what a master tile does in the turn in which it is taken."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.building import can_lie
from ludoteca.games.magnificent.rules.goods import begin_trade, cannot_trade, gems_pay
from ludoteca.games.magnificent.rules.layout import (
    CARD_MASTER,
    POSTER_MASTER,
    TENT_MASTER,
    TENTS_UP,
    TILE_MASTER,
)
from ludoteca.games.magnificent.rules.names import (
    COMPLETE_POSTER,
    DO_BUILD,
    DO_EXCHANGE,
    DO_GAIN,
    DO_MASTER_CARD,
    DO_POSTER,
    DO_TENT,
    DO_TRAINER_TILE,
    END_TURN,
    MASTER_CANNOT,
    MASTER_CARD_TAKEN,
    MASTER_PASSED,
    MASTER_TRAINER_TAKEN,
    NO_OTHER_WAY,
    NO_TENT_SPACE,
    NO_TILE_FITS,
    NOT_AT_MASTER_BOARD,
    NOTHING,
    OPEN_AIR,
    PAY_TRADE,
    POSTER_GEMS,
    SUPPLY_EMPTY,
    TILE_LACKING,
    TURN_TILE,
)
from ludoteca.games.magnificent.rules.performing import commit_tiles, lacking_tile
from ludoteca.games.magnificent.rules.state import Magnificent
from ludoteca.games.magnificent.rules.tents import begin_tent
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Card, Seat


def cannot_do(s: Magnificent, seat: Seat, tile: i64) -> i64:
    """MAG-MOD-11 ALLOWED, or why a tile that takes nothing from the Master Board cannot be used."""
    layout = s.layout
    effect = layout.master_effect[tile]
    if effect == DO_BUILD:
        kind = layout.master_kind[tile]
        if s.supply[kind] == 0:
            return SUPPLY_EMPTY
        if not can_lie(s, seat, kind):
            return NO_TILE_FITS
    elif effect != DO_GAIN and effect != DO_EXCHANGE:
        return MASTER_CANNOT
    return cannot_trade(s, seat, layout.master_trade[tile])


def cannot_reverse(s: Magnificent, seat: Seat, tile: i64) -> i64:
    """MAG-GEN-08 only an exchange goes the other way."""
    if s.layout.master_effect[tile] != DO_EXCHANGE:
        return NO_OTHER_WAY
    return cannot_trade(s, seat, s.layout.master_reverse[tile])


def cannot_fetch(s: Magnificent, seat: Seat, tile: i64, effect: i64, there: bool) -> i64:
    """ALLOWED, or why something cannot be taken from the Master Board.

    MAG-MT-09 it may be gone, MAG-MOD-10 and is never replaced.
    """
    if s.layout.master_effect[tile] != effect:
        return MASTER_CANNOT
    if not there:
        return NOT_AT_MASTER_BOARD
    if effect == DO_TENT and not s.has_space_for_tent(seat):
        return NO_TENT_SPACE  # MAG-MT-06
    return cannot_trade(s, seat, s.layout.master_trade[tile])


def cannot_fetch_poster(s: Magnificent, seat: Seat, tile: i64, poster: Card) -> i64:
    """MAG-MT-07 its needs must be met, gems included, but for the tent."""
    refusal = cannot_fetch(s, seat, tile, DO_POSTER, s.posters.find(POSTER_MASTER, poster) >= 0)
    if refusal != ALLOWED:
        return refusal
    lacking = lacking_tile(s, seat, poster)
    if lacking != NOTHING:
        return because(TILE_LACKING, lacking)
    paid = gems_pay(s, seat, s.layout.master_trade[tile], s.layout.poster_trade[poster])
    return ALLOWED if paid else POSTER_GEMS


@final
class UseMasterTile(Decision[Magnificent]):
    """Carry the action of the master tile out, or pass.

    MAG-MOD-06  as one likes
    MAG-MOD-11  if its price can be paid in full and its object is there
    MAG-MT-02   coins for points, MAG-MT-04 clear gems for nothing
    MAG-MT-03   either way, where it is an exchange
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        layout = s.layout
        tile = s.master_tile
        effect = layout.master_effect[tile]
        if cannot_do(s, seat, tile) == ALLOWED:
            out.add(layout.forward.of())
        if cannot_reverse(s, seat, tile) == ALLOWED:
            out.add(layout.reverse.of())
        if effect == DO_TRAINER_TILE and cannot_fetch(s, seat, tile, effect, there=True) == ALLOWED:
            for k in range(s.tiles.size(TILE_MASTER)):
                out.add(layout.fetch_tile.of(s.tiles.card(TILE_MASTER, k)))
        if effect == DO_TENT and cannot_fetch(s, seat, tile, effect, there=True) == ALLOWED:
            for k in range(s.tent_deck.size(TENT_MASTER)):
                out.add(layout.fetch_tent.of(s.tent_deck.card(TENT_MASTER, k)))
        if effect == DO_MASTER_CARD and cannot_fetch(s, seat, tile, effect, there=True) == ALLOWED:
            for k in range(s.cards.size(CARD_MASTER)):
                out.add(layout.fetch_card.of(s.cards.card(CARD_MASTER, k)))
        for k in range(s.posters.size(POSTER_MASTER)):
            poster = s.posters.card(POSTER_MASTER, k)
            if cannot_fetch_poster(s, seat, tile, poster) == ALLOWED:
                out.add(layout.fetch_poster.of(poster))
        out.add(layout.pass_master.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        layout = s.layout
        if s.player != seat or s.master_tile == NOTHING:
            return MASTER_CANNOT
        tile = s.master_tile
        if layout.pass_master.has(action):
            return ALLOWED
        if layout.forward.has(action):
            return cannot_do(s, seat, tile)
        if layout.reverse.has(action):
            return cannot_reverse(s, seat, tile)
        if layout.fetch_poster.has(action):
            return cannot_fetch_poster(s, seat, tile, layout.fetch_poster.argument(action))
        if layout.fetch_tile.has(action):
            there = s.tiles.find(TILE_MASTER, layout.fetch_tile.argument(action)) >= 0
            return cannot_fetch(s, seat, tile, DO_TRAINER_TILE, there)
        if layout.fetch_tent.has(action):
            there = s.tent_deck.find(TENT_MASTER, layout.fetch_tent.argument(action)) >= 0
            return cannot_fetch(s, seat, tile, DO_TENT, there)
        there = s.cards.find(CARD_MASTER, layout.fetch_card.argument(action)) >= 0
        return cannot_fetch(s, seat, tile, DO_MASTER_CARD, there)

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        layout = s.layout
        tile = s.master_tile
        trade = layout.master_trade[tile]
        s.next_open(END_TURN, seat)
        if layout.pass_master.has(action):
            s.tell(MASTER_PASSED, seat, tile)
        elif layout.reverse.has(action):
            begin_trade(s, seat, layout.master_reverse[tile], NOTHING)
        elif layout.forward.has(action):
            if layout.master_effect[tile] == DO_BUILD:
                s.push_open(TURN_TILE, seat, layout.master_kind[tile])  # MAG-MT-01
            begin_trade(s, seat, trade, NOTHING)
        elif layout.fetch_tent.has(action):
            fetch_tent(s, seat, layout.fetch_tent.argument(action))
            s.then(PAY_TRADE, trade, seat, layout.no_trade)
        elif layout.fetch_poster.has(action):
            fetch_poster(s, seat, trade, layout.fetch_poster.argument(action))
        elif layout.fetch_tile.has(action):
            fetch_tile(s, seat, layout.fetch_tile.argument(action))
            begin_trade(s, seat, trade, NOTHING)  # MAG-MT-05 with a trainer
        else:
            fetch_card(s, seat, layout.fetch_card.argument(action))
            begin_trade(s, seat, trade, NOTHING)


def fetch_tile(s: Magnificent, seat: Seat, tile: i64) -> None:
    """MAG-MT-05 it lies right of the storage, MAG-TRN-07 and uses no slot."""
    s.tiles.move(TILE_MASTER, s.tiles.find(TILE_MASTER, tile), s.own_tiles(seat))
    s.tell(MASTER_TRAINER_TAKEN, seat, tile)


def fetch_tent(s: Magnificent, seat: Seat, tent: i64) -> None:
    """MAG-MT-06 with the bonus of the space on which it is put."""
    s.tent_deck.move(TENT_MASTER, s.tent_deck.find(TENT_MASTER, tent), TENTS_UP)
    begin_tent(s, seat, tent)


def fetch_poster(s: Magnificent, seat: Seat, trade: i64, poster: Card) -> None:
    """MAG-MT-07 completed without a tent and without a hat."""
    if s.layout.rulings.tiles_used_up:
        commit_tiles(s, seat, poster)
    s.then(COMPLETE_POSTER, poster, seat, OPEN_AIR)
    s.then(PAY_TRADE, trade, seat, s.layout.poster_trade[poster])


def fetch_card(s: Magnificent, seat: Seat, card: Card) -> None:
    """MAG-MT-08 one card more than the others, to place dice on and to score."""
    s.cards.move(CARD_MASTER, s.cards.find(CARD_MASTER, card), s.own_cards(seat))
    s.tell(MASTER_CARD_TAKEN, seat, card)
