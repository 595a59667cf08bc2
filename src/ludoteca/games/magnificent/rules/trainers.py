"""Trainers: general ones at any time of one's turn, the others while their action is going on or about to be chosen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.building import begin_laying, can_build_size, pay_tiles
from ludoteca.games.magnificent.rules.dice import change_die
from ludoteca.games.magnificent.rules.goods import begin_trade, cannot_trade, pay_coins, pay_gem
from ludoteca.games.magnificent.rules.names import (
    ACTION_DONE,
    BOARD_PLACES,
    BUILD,
    CLEAR,
    COINS,
    COLOURS,
    DECK_EMPTY,
    DICE_KINDS,
    DIE_ROLLED,
    DIE_SWAPPED,
    DO_ANY_FACE,
    DO_BUDGET,
    DO_GAIN,
    DO_NEW_BILL,
    DO_OPEN_AIR,
    DO_OTHER_TRACK,
    DO_PASSED_TENT,
    DO_PER_POSTER,
    DO_PER_TILE,
    DO_POWER,
    DO_RECOLOUR,
    DO_REROLL,
    DO_SHOW,
    DO_SIDE_STALL,
    DO_SWAP_GEM,
    DO_UNDERSTUDY,
    DO_VETERAN,
    DROP_POSTER,
    FACES,
    GAIN_GEM,
    GAIN_POSTER,
    GENERAL,
    MOST_DICE,
    NO_DIE_TAKEN,
    NO_DIE_THERE,
    NO_DIE_TO_SWAP,
    NO_POSTER_TO_DROP,
    NO_SUCH_GEM,
    NO_TILE_FITS,
    NO_TRAINER,
    NOT_ACTIVE,
    NOT_IN_MAIN_TENT,
    NOT_YOUR_CARD,
    NOT_YOUR_TILE,
    NOTHING,
    NOWHERE,
    ONCE_ENOUGH,
    OTHER_ANNOUNCED,
    OTHER_MOMENT,
    PERFORM,
    POWER_FIXED,
    SMALL,
    SWAP_DIE,
    SWAP_FOR,
    SWAP_GEM,
    TAKE_ACTION,
    TOO_FEW_COINS,
    TOO_FEW_GEMS,
    TRAVEL,
    USED_WITH_CHOICE,
    WITH_BUILD,
    WITH_DIE,
    WITH_TRAVEL,
)
from ludoteca.games.magnificent.rules.performing import praise
from ludoteca.games.magnificent.rules.places import lock_trainer, use_trainer
from ludoteca.games.magnificent.rules.posters import posters_left, posters_to_drop
from ludoteca.games.magnificent.rules.power import action_bit
from ludoteca.games.magnificent.rules.state import (
    BUDGET,
    DONE,
    FREE,
    LAYING,
    OTHER_WAGON,
    PER_POSTER,
    PER_TILE,
    POWER,
    PURSE,
    SHOWN,
    SHOWS_LEFT,
    STORAGE,
    TILES_LAID,
    TO_LAY,
    TRAINER_POWER,
    Magnificent,
    colour_of,
)
from ludoteca.kernel.decision import ALLOWED, Options, Pick, because
from ludoteca.kernel.numbers import Card, Seat

CARD: Final[i64] = 0  # the own word of a swap: the card whose die goes


def cannot_use(s: Magnificent, seat: Seat, place: i64) -> i64:
    """ALLOWED, or why a seat may not use a trainer there now."""
    if s.player != seat:
        return NOT_ACTIVE
    if not s.owns_tile(seat, place):
        return NOT_YOUR_TILE
    if s.has(seat, FREE) == 0:
        return NO_TRAINER
    effect = s.layout.place_effect[place]
    if effect == DO_RECOLOUR or effect == DO_ANY_FACE or effect == DO_PASSED_TENT or effect == DO_OPEN_AIR:
        return USED_WITH_CHOICE
    kind = s.layout.place_kind[place]
    if kind == GENERAL:
        return cannot_use_general(s, seat, place, effect)
    if kind == WITH_DIE:
        return cannot_change_power(s)
    if kind == WITH_BUILD:
        return cannot_use_building(s, seat, place, effect)
    if kind == WITH_TRAVEL:
        return cannot_use_travelling(s, effect)
    if s.doing != PERFORM or (effect == DO_SHOW and s.now[SHOWS_LEFT] < 0):
        return OTHER_MOMENT
    return ALLOWED


def cannot_change_power(s: Magnificent) -> i64:
    """MAG-TRN-02 while a die lies there and no action is chosen."""
    if s.die == NOTHING:
        return NO_DIE_TAKEN
    return ALLOWED if s.now[POWER] == NOTHING else POWER_FIXED


def cannot_announce(s: Magnificent, kind: i64) -> i64:
    """A trainer that is used for an action about to be chosen: no other one then."""
    if s.die == NOTHING:
        return NO_DIE_TAKEN
    if s.began() != TAKE_ACTION:
        return OTHER_MOMENT
    if s.now[DONE] & action_bit(kind):
        return because(ACTION_DONE, kind)
    if s.announced != NOTHING and s.announced != kind:
        return because(OTHER_ANNOUNCED, s.announced)
    return ALLOWED


def cannot_use_general(s: Magnificent, seat: Seat, place: i64, effect: i64) -> i64:
    """MAG-FLOW-05 at any moment of one's turn, if there is something to do it with."""
    if effect == DO_GAIN:
        return cannot_trade(s, seat, s.layout.place_trade[place])
    if effect == DO_SWAP_GEM:
        for kind in range(COLOURS):
            if s.has(seat, STORAGE + kind) > 0:
                return ALLOWED
        return TOO_FEW_GEMS
    if effect == DO_NEW_BILL:
        if posters_to_drop(s, seat) == 0:
            return NO_POSTER_TO_DROP
        return ALLOWED if posters_left(s) else DECK_EMPTY
    return cannot_swap(s, seat) if effect == DO_UNDERSTUDY else ALLOWED


def cannot_use_building(s: Magnificent, seat: Seat, place: i64, effect: i64) -> i64:
    if effect == DO_BUDGET:
        return cannot_announce(s, BUILD)
    if s.doing != BUILD:
        return OTHER_MOMENT
    if effect == DO_PER_TILE:
        return ONCE_ENOUGH if s.used[place] > 0 else ALLOWED
    missing = s.layout.paid(s.layout.place_trade[place], COINS) - s.has(seat, PURSE)
    if missing > 0:
        return because(TOO_FEW_COINS, missing)
    s.add(seat, FREE, -1)  # a trainer for another colour must be one more
    can_lay = can_build_size(s, seat, SMALL)
    s.add(seat, FREE, 1)
    return ALLOWED if can_lay else NO_TILE_FITS


def cannot_use_travelling(s: Magnificent, effect: i64) -> i64:
    if effect == DO_OTHER_TRACK:
        return ONCE_ENOUGH if s.now[OTHER_WAGON] != 0 else cannot_announce(s, TRAVEL)
    return ALLOWED if s.doing == TRAVEL else OTHER_MOMENT


@final
class UseTrainer(Pick[Magnificent]):
    """Use a trainer on a space of the board or on one of your tiles.

    MAG-TRN-01  once for each trainer, any number of them in a turn
    MAG-TRN-02  general ones at any time, the others with their die or action
    MAG-FLOW-05 between any two choices
    MAG-MOD-07  in the turn of a master tile only general ones
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        if s.player != seat or s.has(seat, FREE) == 0:
            return
        first = s.layout.trainer.first
        for place in range(BOARD_PLACES):
            if cannot_use(s, seat, place) == ALLOWED:
                out.add(first + place)
        pile = s.own_tiles(seat)
        for k in range(s.tiles.size(pile)):
            place = BOARD_PLACES + s.tiles.card(pile, k)
            if cannot_use(s, seat, place) == ALLOWED:
                out.add(first + place)

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return cannot_use(s, seat, k)

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        if s.layout.place_effect[k] == DO_VETERAN:
            lock_trainer(s, seat, k)  # MAG-TT-06
        else:
            use_trainer(s, seat, k)
            train(s, seat, k, s.layout.place_effect[k])


def train(s: Magnificent, seat: Seat, place: i64, effect: i64) -> None:
    """What a trainer does there."""
    layout = s.layout
    now = s.now
    amount = layout.place_amount[place]
    if effect == DO_GAIN:
        begin_trade(s, seat, layout.place_trade[place], s.moved_track)
    elif effect == DO_POWER:
        now[TRAINER_POWER] += amount
    elif effect == DO_REROLL:
        roll_again(s, seat)
    elif effect == DO_BUDGET:
        now[BUDGET] += amount
        s.announced = BUILD
    elif effect == DO_OTHER_TRACK:
        now[OTHER_WAGON] = 1
        s.announced = TRAVEL
    elif effect == DO_SHOW:
        now[SHOWS_LEFT] += amount
    elif effect == DO_PER_TILE:
        now[PER_TILE] = 1
        pay_tiles(s, seat, now[TILES_LAID])
    elif effect == DO_PER_POSTER:
        now[PER_POSTER] += 1
        praise(s, seat, now[SHOWN])
    elif effect == DO_SIDE_STALL:
        add_stall(s, seat, place)
    elif effect == DO_SWAP_GEM:
        s.push(SWAP_GEM, seat)
    elif effect == DO_NEW_BILL:
        s.push_open(GAIN_POSTER, seat)
        s.push(DROP_POSTER, seat)
    elif effect == DO_UNDERSTUDY:
        s.push(SWAP_DIE, seat)


def add_stall(s: Magnificent, seat: Seat, place: i64) -> None:
    """MAG-TT-04 one small tile more, for coins and without power."""
    pay_coins(s, seat, s.layout.paid(s.layout.place_trade[place], COINS))
    s.now[TO_LAY + SMALL] += 1
    if s.now[LAYING] == 0:
        begin_laying(s, seat)


def roll_again(s: Magnificent, seat: Seat) -> None:
    """MAG-BO-07 the die of this turn is rolled once more."""
    before = s.die
    die = colour_of(before) * FACES + s.roll(FACES) - 1
    change_die(s, seat, die)
    s.tell(DIE_ROLLED, seat, before, die)


@final
class SwapGem(Pick[Magnificent]):
    """Which coloured gem is exchanged for one of another colour.

    MAG-TRN-01  the space of the board says so
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.has(seat, STORAGE + k) > 0 else because(NO_SUCH_GEM, k)

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        pay_gem(s, seat, k)
        s.next_open(GAIN_GEM, seat, k)


def can_swap(s: Magnificent, seat: Seat, card: Card) -> bool:
    """MAG-TT-03 a die on one of your cards; one setting leaves out that of this turn."""
    if card == NOTHING:
        return False
    return s.layout.rulings.understudy_current or card != s.die_card


def cannot_swap(s: Magnificent, seat: Seat) -> i64:
    if s.die == NOTHING and not s.layout.rulings.understudy_before_die:
        return NO_DIE_TAKEN
    for die in range(DICE_KINDS):
        if s.pool[die] > 0:
            for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
                if can_swap(s, seat, s.dice_on[k]):
                    return ALLOWED
            return NO_DIE_TO_SWAP
    return NO_DIE_TO_SWAP


@final
class SwapDie(Pick[Magnificent]):
    """Which of your dice goes back to the Main Tent.

    MAG-TT-03  another one takes its place, without action and bonus
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(seat * MOST_DICE, seat * MOST_DICE + MOST_DICE):
            if can_swap(s, seat, s.dice_on[k]):
                out.add(s.layout.swap.of(s.dice_on[k]))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if s.cards.find(s.own_cards(seat), k) < 0:
            return NOT_YOUR_CARD
        return ALLOWED if s.die_on(seat, k) != NOWHERE and can_swap(s, seat, k) else NO_DIE_THERE

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.next(SWAP_FOR, seat, k)


@final
class SwapFor(Pick[Magnificent]):
    """Which die of the Main Tent takes its place.

    MAG-TT-03  it counts from now on, for power until that is fixed, for payment and for scoring
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.pool[k] > 0 else NOT_IN_MAIN_TENT

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        card = s.own(CARD)
        s.done()
        place = s.die_on(seat, card)
        before = s.dice[place]
        s.pool[before] += 1
        s.pool[k] -= 1
        s.dice[place] = k
        s.tell(DIE_SWAPPED, seat, before, k, card)
        if card == s.die_card and s.now[POWER] == NOTHING:
            s.die = k
            if colour_of(k) != CLEAR:
                s.colour = colour_of(k)
