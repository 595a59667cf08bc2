"""The fixed tables of a match of Baratto: the market, the crates, the piles, and the verbs of its actions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts, seats
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.graph import Graph
from ludoteca.kernel.hexes import neighbours, rows
from ludoteca.kernel.numbers import Place, Seat

# Decisions, in the order of play.
BID_IN_SECRET: Final[i64] = 0
PEEK: Final[i64] = 1
CHOOSE_RIVAL: Final[i64] = 2
FILL_BUNDLE: Final[i64] = 3
ANSWER_OFFER: Final[i64] = 4

# Events.
ROUND: Final[i64] = 0
BADE: Final[i64] = 1
TIED: Final[i64] = 2
TOOK: Final[i64] = 3
CONSOLED: Final[i64] = 4
PEEKED: Final[i64] = 5
PASSED_BY: Final[i64] = 6
MADE_NO_OFFER: Final[i64] = 7
OFFERED: Final[i64] = 8
GIVES: Final[i64] = 9
WANTS: Final[i64] = 10
ACCEPTED: Final[i64] = 11
DECLINED: Final[i64] = 12
FINISHED: Final[i64] = 13
COUNTED: Final[i64] = 14

# Refusals.
NO_CRATE: Final[i64] = 16
STALL_CHOSEN: Final[i64] = 17
STALL_FIRST: Final[i64] = 18
TOO_FEW_COINS: Final[i64] = 19
NO_CRATE_TO_SEE: Final[i64] = 20
NOT_NEIGHBOUR: Final[i64] = 21
NOT_LEAD: Final[i64] = 22
TO_YOURSELF: Final[i64] = 23
NOTHING_TO_GIVE: Final[i64] = 24
NOT_YOURS: Final[i64] = 25
SIDE_FULL: Final[i64] = 26
GIVING_IS_OVER: Final[i64] = 27
GIVES_NOTHING: Final[i64] = 28
BOTH_SIDES: Final[i64] = 29
RIVAL_TOO_POOR: Final[i64] = 30
RIVAL_TOO_FEW_CRATES: Final[i64] = 31
NO_OFFER_TO_YOU: Final[i64] = 32
YOU_LACK: Final[i64] = 33

# Piles of the deck of crates; stalls and screens follow, see Layout.
DRAW_PILE: Final[i64] = 0
FIRST_STALL: Final[i64] = 1

NONE_YET: Final[i64] = -1  # instead of a stall or a bid, before the first ones are uncovered


def shares(crates: int, goods: int) -> list[int]:
    """BAR-SETUP-02 how many crates of each good there are: evenly if possible, the first goods having one more.

    >>> shares(38, 4)
    [10, 10, 9, 9]
    """
    return [crates // goods + (1 if good < crates % goods else 0) for good in range(goods)]


@final
class Layout:
    """What is fixed for a match. Built from content and settings; all states share it."""

    def __init__(self, seat_count: i64, good_ids: list[str], numbers: dict[str, int], ties_to_lead: bool) -> None:
        self.seats = seat_count
        self.ties_to_lead = ties_to_lead
        self.radius: i64 = numbers["radius"]
        self.money: i64 = numbers["money"]
        self.purse: i64 = numbers["coins"]
        self.highest_bid: i64 = numbers["highest_bid"]
        self.consolation: i64 = numbers["consolation"]
        self.bundle: i64 = numbers["bundle"]
        self.rounds: i64 = numbers["rounds"]
        self.coins_a_point: i64 = numbers["coins_a_point"]

        cells = rows(numbers["radius"])  # BAR-SETUP-01
        self.stalls: i64 = i64(len(cells))
        self.market = Graph([sorted(around) for around in neighbours(cells)])

        self.goods: i64 = i64(len(good_ids))
        self.coin: i64 = self.goods  # as a thing of a bundle: after the goods
        self.things: i64 = self.goods + 1
        self.supply = shares(len(cells) * numbers["crates_a_stall"], len(good_ids))
        goods = [good for good, count in enumerate(self.supply) for _ in range(count)]
        self.crates: i64 = i64(len(goods))
        self.good: vec[i64] = vec[i64]([i64(good) for good in goods])

        self.actions = ActionTable()
        stalls = amounts(1, len(cells))
        rivals = seats(int(seat_count))
        things = Domain("thing", (*good_ids, "coin"))
        self.stall: Verb = self.actions.add("stall", int(BID_IN_SECRET), stalls)
        self.bid: Verb = self.actions.add("bid", int(BID_IN_SECRET), amounts(0, int(self.highest_bid)))
        self.peek: Verb = self.actions.add("peek", int(PEEK), stalls)
        self.no_peek: Verb = self.actions.add("no-peek", int(PEEK))
        self.offer: Verb = self.actions.add("offer", int(CHOOSE_RIVAL), rivals)
        self.no_offer: Verb = self.actions.add("no-offer", int(CHOOSE_RIVAL))
        self.give: Verb = self.actions.add("give", int(FILL_BUNDLE), things)
        self.want: Verb = self.actions.add("want", int(FILL_BUNDLE), things)
        self.propose: Verb = self.actions.add("propose", int(FILL_BUNDLE))
        self.accept: Verb = self.actions.add("accept", int(ANSWER_OFFER))
        self.decline: Verb = self.actions.add("decline", int(ANSWER_OFFER))

    def pile_on(self, stall: Place) -> i64:
        """The pile that is a stall: one crate, or none."""
        return FIRST_STALL + stall

    def screen_of(self, seat: Seat) -> i64:
        """The pile of the crates behind a seat's screen, in the order in which they came."""
        return FIRST_STALL + self.stalls + seat

    def empty_piles(self) -> Deck:
        """The deck of crates before the first is laid on a pile; all look alike from outside."""
        crates = int(self.crates)
        stalls = [1] * int(self.stalls)
        screens = [int(self.most_behind_a_screen())] * int(self.seats)
        return new_deck([0] * crates, [crates, *stalls, *screens])

    def most_behind_a_screen(self) -> i64:
        """A seat gains at most one crate at a stall and one bundle in each round."""
        return min(self.crates, self.rounds * (1 + self.bundle))
