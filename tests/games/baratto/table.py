"""A table of Baratto set up for one position, and played by the texts of actions.

>>> t = baratto(seats=2).on(1, "salt").coins(3, 8)
>>> t.bids((1, 3), (2, 0)).goods(0)
['salt']
"""

from __future__ import annotations

from copy import copy
from typing import Self

from ludoteca.games.baratto.game import GAME, GOODS
from ludoteca.games.baratto.rules.layout import CHOOSE_RIVAL, DRAW_PILE
from ludoteca.games.baratto.rules.rules import BarattoRules
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.games.baratto.view import BarattoView
from ludoteca.kernel.decision import Options
from ludoteca.kernel.events import EVERYBODY, Events, bit
from ludoteca.play.settings import Value
from tests.games.position import SPECTATOR, Position


def baratto(seats: int = 3, seed: int = 1, **settings: Value) -> Table:
    return Table(seats, seed, settings)


class Table(Position[Baratto]):
    def __init__(self, seats: int, seed: int, settings: dict[str, Value]) -> None:
        rules = GAME.rules(settings, seats)
        assert isinstance(rules, BarattoRules)
        super().__init__(GAME, rules, seed)
        self.rules = rules
        self.layout = rules.layout
        self._set: set[int] = set()

    # Setting up.

    def coins(self, *counts: int) -> Self:
        """So many coins each; the bank has the rest."""
        for seat, count in enumerate(counts):
            self.s.coins[seat] = count
        self.s.bank = self.layout.money - sum(counts)
        return self

    def bank_holds(self, coins: int) -> Self:
        self.s.bank = coins
        return self

    def lead(self, seat: int) -> Self:
        self.s.lead = seat
        return self

    def on(self, stall: int, good: str) -> Self:
        """A crate of this good lies on a stall."""
        crates = self.s.crates
        pile = int(self.layout.pile_on(stall - 1))
        self._set.add(pile)
        if crates.size(pile) > 0:
            crates.move(pile, 0, DRAW_PILE)
        crates.move(DRAW_PILE, self._find(good), pile)
        return self

    def empty(self, *stalls: int) -> Self:
        """No crate lies on these stalls."""
        for stall in stalls:
            self.s.crates.move_under(self.layout.pile_on(stall - 1), 0, DRAW_PILE)
        return self

    def only(self, *stalls: int) -> Self:
        """Only these stalls have a crate."""
        return self.empty(*(k for k in range(1, self.layout.stalls + 1) if k not in stalls and self.has_crate(k)))

    def screen(self, seat: int, goods: str) -> Self:
        """Crates behind a screen, in this order; `salt!` lies open for all, `salt+2` was seen by seat 2 as well."""
        crates = self.s.crates
        pile = int(self.layout.screen_of(seat))
        for word in goods.split():
            good, _, other = word.rstrip("!").partition("+")
            crates.move(DRAW_PILE, self._find(good), pile)
            mask = EVERYBODY if word.endswith("!") else bit(seat) | (bit(int(other)) if other else 0)
            crates.mark_seen(pile, crates.size(pile) - 1, mask)
        return self

    def seen(self, stall: int, seat: int) -> Self:
        """A seat has looked into the crate on a stall before."""
        self.s.crates.mark_seen(self.layout.pile_on(stall - 1), 0, bit(seat))
        return self

    def no_draw_pile(self) -> Self:
        """The last seat has all that was in the draw pile."""
        crates, last = self.s.crates, self.layout.screen_of(self.s.seats - 1)
        while crates.size(DRAW_PILE) > 0:
            crates.move(DRAW_PILE, 0, last)
            crates.mark_seen(last, crates.size(last) - 1, bit(self.s.seats - 1))
        return self

    def trading(self) -> Self:
        """The bids are done: the lead may make an offer."""
        self.s.depth = 0
        self.s.push(CHOOSE_RIVAL, self.s.lead)
        return self

    def prepare(self, *outcomes: int) -> Self:
        self.s.chance.prepare(list(outcomes))
        return self

    def _find(self, good: str) -> int:
        """Where in the draw pile a crate of this good lies; one from a stall nobody asked about if there is none."""
        crates = self.s.crates
        for place in range(crates.size(DRAW_PILE)):
            if GOODS[self.layout.good[crates.card(DRAW_PILE, place)]] == good:
                return place
        for stall in range(self.layout.stalls):
            pile = int(self.layout.pile_on(stall))
            there = crates.size(pile) > 0 and GOODS[self.layout.good[crates.card(pile, 0)]] == good
            if there and pile not in self._set:
                crates.move(pile, 0, DRAW_PILE)
                crates.move(DRAW_PILE, 0, pile)
                return int(crates.size(DRAW_PILE)) - 1
        raise AssertionError(f"there is no free crate of {good}")

    # Playing.

    def bids(self, *choices: tuple[int, int]) -> Self:
        """Every seat in turn chooses a stall and a bid."""
        for seat, (stall, bid) in enumerate(choices):
            self.play(f"stall:{stall} bid:{bid}", seat)
        return self

    def pass_round(self) -> Self:
        """Play to the beginning of the next round: nobody looks, nobody offers."""
        while not self.s.over and self.deciding != "bid-in-secret":
            self.play("no-peek" if self.deciding == "peek" else "no-offer")
        return self

    def copy(self) -> Table:
        twin = copy(self)
        twin.s, twin.out, twin.news = self.s.copy(), Options(), Events()
        return twin

    # Looking.

    def view(self, seat: int) -> BarattoView:
        return GAME.view(self.rules, self.s, seat)

    @property
    def purses(self) -> list[int]:
        return [int(count) for count in self.s.coins]

    @property
    def bank(self) -> int:
        return int(self.s.bank)

    def goods(self, seat: int) -> list[str]:
        pile = self.layout.screen_of(seat)
        return [GOODS[self.layout.good[crate]] for crate in self.s.crates.cards(pile)]

    def opened(self, seat: int) -> list[bool]:
        return [crate.open for crate in self.view(SPECTATOR).screens[seat]]

    def has_crate(self, stall: int) -> bool:
        return bool(self.s.has_crate(stall - 1))

    def score(self, seat: int) -> int:
        return int(self.rules.score(self.s, seat))
