"""The fixed tables of a match of Vendemmia: vines, piles, numbers, and the verbs of its actions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.numbers import Seat

# Decisions, in the order of play.
TAKE_TURN: Final[i64] = 0
CHOOSE_VINE: Final[i64] = 1
CHOOSE_TERRACE: Final[i64] = 2
COMPOST: Final[i64] = 3
LOOK_AT_TOP: Final[i64] = 4
SPEND_BASKETS: Final[i64] = 5

# Events.
ROLLED: Final[i64] = 0
PLANTED: Final[i64] = 1
COMPOSTED: Final[i64] = 2
RESTED: Final[i64] = 3
LOOKED: Final[i64] = 4
LEFT: Final[i64] = 5
BURIED: Final[i64] = 6
RAISED: Final[i64] = 7
DREW: Final[i64] = 8
FINISHED: Final[i64] = 9

# Refusals.
NOT_IN_HAND: Final[i64] = 16
TOO_HIGH: Final[i64] = 17
TERRACE_FULL: Final[i64] = 18
NOT_RISING: Final[i64] = 19
NO_VINE_FITS: Final[i64] = 20
TOO_FEW_BASKETS: Final[i64] = 21
DIE_AT_TOP: Final[i64] = 22
DIE_CHOSEN: Final[i64] = 23
NOT_LOOKING: Final[i64] = 24
TOO_FEW_TO_ROLL: Final[i64] = 25
NOT_TO_COMPOST: Final[i64] = 26

# Piles of the deck of vines; hands and terraces follow, see Layout.
DRAW_PILE: Final[i64] = 0
COMPOST_HEAP: Final[i64] = 1
FIRST_HAND: Final[i64] = 2

DICE: Final[i64] = 2  # rolled in each turn


@final
class Layout:
    """What is fixed for a match. Built from content and settings; all states share it."""

    def __init__(
        self,
        seats: i64,
        vine_ids: list[str],
        values: list[int],
        varieties: list[int],
        numbers: dict[str, int],
        rising: bool,
    ) -> None:
        self.seats = seats
        self.vines: i64 = i64(len(vine_ids))
        self.value: vec[i64] = vec[i64]([i64(value) for value in values])
        self.highest: i64 = max(values)
        self.variety: vec[i64] = vec[i64]([i64(variety) for variety in varieties])
        self.rising = rising
        self.hand: i64 = numbers["hand"]
        self.terraces: i64 = numbers["terraces"]
        self.room: i64 = numbers["room"]
        self.store: i64 = numbers["store"]
        self.baskets: i64 = numbers["baskets"]
        self.rounds: i64 = numbers["rounds"]
        self.dice_sides: i64 = numbers["dice_sides"]
        self.raise_price: i64 = numbers["raise_price"]
        self.again_price: i64 = numbers["again_price"]
        self.fewest_to_count: i64 = numbers["fewest_to_count"]
        self.fewest_for_variety: i64 = numbers["fewest_for_variety"]
        self.variety_bonus: i64 = numbers["variety_bonus"]
        self.full_bonus: i64 = numbers["full_bonus"]
        self.basket_points: i64 = numbers["basket_points"]

        self.actions = ActionTable()
        dice = amounts(1, int(DICE))
        vines = Domain("vine", tuple(vine_ids))
        self.die: Verb = self.actions.add("die", int(TAKE_TURN), dice)
        self.rest: Verb = self.actions.add("rest", int(TAKE_TURN))
        self.vine: Verb = self.actions.add("vine", int(CHOOSE_VINE), vines)
        self.terrace: Verb = self.actions.add("terrace", int(CHOOSE_TERRACE), amounts(1, int(self.terraces)))
        self.compost: Verb = self.actions.add("compost", int(COMPOST), vines)
        self.leave: Verb = self.actions.add("leave", int(LOOK_AT_TOP))
        self.bury: Verb = self.actions.add("bury", int(LOOK_AT_TOP))
        self.raised: Verb = self.actions.add("raise", int(SPEND_BASKETS), dice)
        self.again: Verb = self.actions.add("again", int(SPEND_BASKETS))

    def hand_of(self, seat: Seat) -> i64:
        """The pile that is a seat's hand."""
        return FIRST_HAND + seat

    def terrace_of(self, seat: Seat, terrace: i64) -> i64:
        """The pile that is one of a seat's terraces; the last vine is the highest up."""
        return FIRST_HAND + self.seats + seat * self.terraces + terrace

    def empty_piles(self) -> Deck:
        """The deck of vines before the first is laid on a pile; all backs are alike."""
        seats = int(self.seats)
        vines = int(self.vines)
        hands = [int(self.hand)] * seats
        terraces = [int(self.room)] * (seats * int(self.terraces))
        return new_deck([0] * vines, [vines, vines, *hands, *terraces])
