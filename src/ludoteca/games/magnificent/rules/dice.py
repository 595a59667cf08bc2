"""Taking a die: from the Main Tent, perhaps turned to another face, onto a master card; a clear one gets a colour."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import MASTER_CURRENT, MASTER_OF
from ludoteca.games.magnificent.rules.names import (
    CARD_HOLDS_DIE,
    CLEAR,
    COLOUR_NAMED,
    COLOURED_DIE,
    DICE_KINDS,
    DICE_TURNS_OVER,
    DIE_TAKEN,
    DO_ANY_FACE,
    FACE_TURNED,
    FACES,
    MASTER_TILE_TAKEN,
    MASTER_TURN_OVER,
    MOST_DICE,
    NAME_COLOUR,
    NO_MASTER_BOARD,
    NOT_CURRENT,
    NOT_IN_MAIN_TENT,
    NOT_YOUR_CARD,
    NOT_YOUR_TILE,
    NOTHING,
    NOWHERE,
    PLACE_DIE,
    TAKE_ACTION,
    TURN_DIE,
    USE_MASTER_TILE,
)
from ludoteca.games.magnificent.rules.places import can_use, place_with, use_trainer
from ludoteca.games.magnificent.rules.state import (
    Magnificent,
    colour_of,
)
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick
from ludoteca.kernel.numbers import Action, Card, Seat

# The own words of the steps: the die that is taken, the value it is turned to, the card it is put on.
TAKEN: Final[i64] = 0
TURNED: Final[i64] = 1
CARD: Final[i64] = 2


def may_take_die(s: Magnificent, seat: Seat) -> bool:
    """MAG-DIE-05 no more than four dice in a round, whatever the number of cards."""
    return s.dice_taken(seat) < s.layout.numbers.dice_a_round


def may_take_master(s: Magnificent, seat: Seat) -> bool:
    """MAG-MOD-05 one master tile in a round."""
    return s.layout.rulings.master_board and s.masters.size(MASTER_OF + seat) == 0


@final
class TakeDie(Decision[Magnificent]):
    """Take a die of the Main Tent, or the master tile of this round.

    MAG-DIE-01  any die
    MAG-MOD-05  in exactly one of five turns a current master tile instead, which is the whole turn
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        if may_take_die(s, seat):
            pool = s.pool
            for die in range(DICE_KINDS):
                if pool[die] > 0:
                    out.add(s.layout.die.of(die))
        if may_take_master(s, seat):
            for k in range(s.masters.size(MASTER_CURRENT)):
                out.add(s.layout.master.of(s.masters.card(MASTER_CURRENT, k)))

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.master.has(action):
            if not s.layout.rulings.master_board:
                return NO_MASTER_BOARD
            if not may_take_master(s, seat):
                return MASTER_TURN_OVER
            return NOT_CURRENT if s.masters.find(MASTER_CURRENT, s.layout.master.argument(action)) < 0 else ALLOWED
        if s.pool[s.layout.die.argument(action)] == 0:
            return NOT_IN_MAIN_TENT
        return ALLOWED if may_take_die(s, seat) else DICE_TURNS_OVER

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.master.has(action):
            take_master(s, seat, s.layout.master.argument(action))
            return
        die = s.layout.die.argument(action)
        if can_use(s, seat, place_with(s, seat, DO_ANY_FACE)):
            s.go_on_open(TURN_DIE, seat, die)
        else:
            s.go_on_open(PLACE_DIE, seat, die)


def take_master(s: Magnificent, seat: Seat, tile: i64) -> None:
    """MAG-MOD-06 it is kept, and its action is done or not."""
    s.masters.move(MASTER_CURRENT, s.masters.find(MASTER_CURRENT, tile), MASTER_OF + seat)
    s.master_tile = tile
    s.tell(MASTER_TILE_TAKEN, seat, tile)
    s.next_open(USE_MASTER_TILE, seat)


@final
class TurnDie(Decision[Magnificent]):
    """Turn the die to any face as it is taken.

    MAG-TT-01  with a trainer on that tile, at once
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for face in range(FACES):
            out.add(s.layout.turn_die.of(face))
        out.add(s.layout.as_rolled.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.as_rolled.has(action):
            return ALLOWED
        if not can_use(s, seat, place_with(s, seat, DO_ANY_FACE)):
            return NOT_YOUR_TILE
        return ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        die = s.own(TAKEN)
        turned: i64 = 0 if s.layout.as_rolled.has(action) else s.layout.turn_die.argument(action) + 1
        s.go_on_open(PLACE_DIE, seat, die, turned)


@final
class PlaceDie(Pick[Magnificent]):
    """Put the die on one of your master cards.

    MAG-DIE-01  that holds no die
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        pile = s.own_cards(seat)
        for k in range(s.cards.size(pile)):
            card = s.cards.card(pile, k)
            if s.die_on(seat, card) == NOWHERE:
                out.add(s.layout.card.of(card))

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if s.cards.find(s.own_cards(seat), k) < 0:
            return NOT_YOUR_CARD
        return ALLOWED if s.die_on(seat, k) == NOWHERE else CARD_HOLDS_DIE

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        die, turned = s.own(TAKEN), s.own(TURNED)
        if colour_of(die) == CLEAR:
            s.go_on_open(NAME_COLOUR, seat, die, turned, k)
        else:
            put_die(s, seat, die, turned, k, colour_of(die))


@final
class NameColour(Pick[Magnificent]):
    """Name the colour of a clear die.

    MAG-DIE-04  for this turn
    MAG-POW-04  so that it counts with earlier dice of that colour
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        if s.player == seat and s.die != NOTHING and colour_of(s.die) != CLEAR:
            return COLOURED_DIE
        return ALLOWED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        put_die(s, seat, s.own(TAKEN), s.own(TURNED), s.own(CARD), k)


def put_die(s: Magnificent, seat: Seat, die: i64, turned: i64, card: Card, colour: i64) -> None:
    """MAG-DIE-01 the die lies on the card; MAG-DIE-02 whose bonus may be used now."""
    s.next_open(TAKE_ACTION, seat)
    s.pool[die] -= 1
    taken = die
    if turned > 0:
        use_trainer(s, seat, place_with(s, seat, DO_ANY_FACE))
        taken = colour_of(die) * FACES + turned - 1
        s.tell(FACE_TURNED, seat, die, taken)
    place = seat * MOST_DICE + s.dice_taken(seat)
    s.dice[place] = taken
    s.dice_on[place] = card
    s.die = taken
    s.die_card = card
    s.colour = colour
    s.tell(DIE_TAKEN, seat, taken, card)
    if colour_of(die) == CLEAR:
        s.tell(COLOUR_NAMED, seat, colour)


def change_die(s: Magnificent, seat: Seat, die: i64) -> None:
    """The die of this turn shows another face."""
    s.dice[s.die_on(seat, s.die_card)] = die
    s.die = die
