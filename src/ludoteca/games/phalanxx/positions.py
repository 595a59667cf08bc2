"""Any position of PHALANXX, laid out by hand on a fresh table: for lessons and tests.

Nothing ever appears or vanishes: cards come from the deck, armies from the reserve, and the dice that are nowhere else
travel.
"""

from __future__ import annotations

from collections import Counter
from typing import Self

from ludoteca.games.phalanxx.content import COLOURS, cards
from ludoteca.games.phalanxx.rules.dice import make_die
from ludoteca.games.phalanxx.rules.layout import (
    BUY_CARD,
    CHOOSE_DIE,
    DECK,
    DISPLAY,
    END_TURN,
    ERAS,
    FACTION_NAMES,
    NO_DIE,
    NOBODY,
    REMOVED,
    SET_ASIDE,
    SLOTS,
    SPACES,
)
from ludoteca.games.phalanxx.rules.setup import take_start_regions
from ludoteca.games.phalanxx.rules.standing import recount
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.events import EVERYBODY, bit

NAMES = [card.id for card in cards()]
USUAL_HOME = (3, 1, 2, 4)  # each seat's Home dice show one value, unlike the others', so that nothing can be exchanged


class Position:
    """A position being laid out. Every method lays something and gives it back, so that they can be chained.

    The first thing laid by hand clears the table. Then seat 0 is the first player, all cards are in the deck, and
    everybody has the start regions and the usual Home dice.
    """

    def __init__(self, s: Phalanxx) -> None:
        self.layout = s.layout
        self.players = int(s.layout.players)
        self._laid = s
        self._cleared = False
        self._homes: dict[int, list[str]] = {}
        self._loose: list[str] | None = None  # the Travelling dice, where they were laid by hand
        self._values = [4, 5, 6]  # of the Travelling dice, where they were not
        self._own_display = False

    @property
    def s(self) -> Phalanxx:
        return self._laid

    @property
    def region_names(self) -> tuple[str, ...]:
        return self.layout.conquer.domains[0].keys

    def pile(self, pile: int) -> list[str]:
        """The names of the cards in a pile, the lowest first."""
        return [NAMES[card] for card in self.s.cards.cards(pile)]

    # Numbers and dice.

    def with_strength(self, *numbers: int) -> Self:
        """The Strength of every player."""
        self._clear()
        for player, number in enumerate(numbers):
            self.s.strength[player] = number
        return self._changed()

    def with_talents(self, *numbers: int) -> Self:
        """The Talents of every player."""
        self._clear()
        for player, number in enumerate(numbers):
            self.s.talents[player] = number
        return self._changed()

    def home(self, seat: int, dice: str) -> Self:
        """The three Home dice of a seat, by slot: `W5 O2 V4`."""
        self._clear()
        self._homes[seat] = dice.split()
        return self._lay_dice()

    def travelling(self, dice: str) -> Self:
        """The Travelling dice, with their colours."""
        self._clear()
        self._loose = dice.split()
        return self._lay_dice()

    def dice(self, *values: int) -> Self:
        """What the Travelling dice show; their colours are those left over."""
        self._clear()
        self._values = list(values)
        return self._lay_dice()

    def rolls(self, *shown: int) -> Self:
        """What dice will show, roll after roll."""
        self.s.chance.prepare([number - 1 for number in shown])
        return self._changed()

    # The map.

    def holds(self, player: int, *regions: str) -> Self:
        """All the regions of a player, each with the armies it takes."""
        self._clear()
        for region in range(self.layout.regions):
            if self.s.owner[region] == player:
                self._free(region)
        for name in regions:
            self.army(player, name)
        return self._changed()

    def army(self, player: int, region: str, count: int | None = None) -> Self:
        """One more region of a player; whoever held it has those armies in reserve."""
        self._clear()
        number = self._region(region)
        self._free(number)
        armies = int(self.layout.army_cost[self.layout.kind[number]]) if count is None else count
        self.s.owner[number] = player
        self.s.armies[number] = armies
        self.s.reserve[player] -= armies
        if self.s.reserve[player] < 0:
            raise ValueError(f"player {player} has not so many armies")
        return self._changed()

    def reserve(self, player: int, count: int) -> Self:
        """So many armies in reserve; those that are not on the map either have left the game."""
        self._clear()
        self.s.eliminated[player] += self.s.reserve[player] - count
        self.s.reserve[player] = count
        return self._changed()

    def faction(self, seat: int, faction: str) -> Self:
        self._clear()
        self.s.faction[seat] = FACTION_NAMES.index(faction)
        return self._changed()

    # Cards.

    def hand(self, seat: int, cards: str) -> Self:
        """Cards in a hand, known to its owner alone."""
        return self._lay(int(self.layout.hand_of(seat)), cards, int(bit(seat)))

    def bought(self, seat: int, cards: str) -> Self:
        """Cards in a hand that everybody has seen."""
        return self._lay(int(self.layout.hand_of(seat)), cards, int(EVERYBODY))

    def card(self, player: int, cards: str, rotated: bool = False) -> Self:
        """Cards in front of a player."""
        self._lay(int(self.layout.tableau_of(player)), cards, int(EVERYBODY))
        for name in cards.split():
            self.s.rotated[NAMES.index(name)] = int(rotated)
            self.s.conflicts[player] += int(rotated)
        recount(self.s, player)
        return self._changed()

    def display(self, cards: str) -> Self:
        """The display from the dearest space to the cheapest; `-` is an empty space."""
        self._clear()
        self._own_display = True
        for space in range(DISPLAY, DISPLAY + SPACES):
            if self.s.cards.size(space) > 0:
                self.s.cards.move(space, 0, DECK)
        for space, name in enumerate(cards.split()):
            if name != "-":
                self._lay(int(DISPLAY) + space, name, int(EVERYBODY))
        return self._changed()

    def removed(self, cards: str) -> Self:
        return self._lay(int(REMOVED), cards, int(EVERYBODY))

    def deck(self, cards: str) -> Self:
        """What lies on top of the deck, the next card first."""
        self._clear()
        for name in reversed(cards.split()):
            self.s.cards.move(DECK, self._find(name), DECK)
        return self._changed()

    def whole_deck(self, cards: str) -> Self:
        """All that is in the deck; what is nowhere else has been removed."""
        self._clear()
        self._fill_display()
        return self.removed(" ".join(name for name in self.pile(DECK) if name not in cards.split())).deck(cards)

    def deck_left(self, count: int) -> Self:
        """PHX-SETUP-03 the cards left out, then a deck of so many; those that came before it have been removed."""
        self._clear()
        for era in range(1, int(ERAS) + 1):
            of_era = [name for name in self.pile(DECK) if self.layout.era[NAMES.index(name)] == era and name != "HERO"]
            self._lay(int(SET_ASIDE), " ".join(of_era[: int(self.layout.set_aside)]), 0)
        return self.removed(" ".join(self.pile(DECK)[count:][::-1]))

    # Whose turn it is.

    def last_turns(self) -> Self:
        """The end has been triggered."""
        self._clear()
        self.s.ending = 1
        return self._changed()

    def to_buy(self, player: int, after: int = 0) -> Self:
        """It is this player's turn, after so many whole rounds; the market comes first."""
        self._turn(player, after).s.push(BUY_CARD, player)
        return self._changed()

    def to_act(self, player: int, after: int = 0) -> Self:
        """The dice of this player are rolled: three actions."""
        self._turn(player, after).s.push_open(CHOOSE_DIE, player)
        return self._changed()

    def to_end(self, player: int, after: int = 0) -> Self:
        """All three dice of this player are placed, and the turn can be ended."""
        self._turn(player, after).s.push(END_TURN, player)
        for slot in range(SLOTS):
            self.s.grey[slot] = self.s.travelling[slot]
            self.s.travelling[slot] = NO_DIE
        return self._changed()

    def _turn(self, player: int, after: int) -> Self:
        self._clear()
        self._fill_display()
        self.s.turn = after * self.players + player
        self.s.depth = 0
        return self

    # How it is done.

    def _changed(self) -> Self:
        """Called after everything that is laid, for those who have to know."""
        return self

    def _clear(self) -> None:
        if self._cleared:
            return
        self._cleared = True
        s = self.s
        s.first = 0
        s.turn = 0
        s.cards = self.layout.empty_deck()
        for number in reversed(range(len(NAMES))):
            s.cards.put(DECK, number)
        for region in range(self.layout.regions):
            s.owner[region], s.armies[region] = NOBODY, 0
        for player in range(self.players):
            s.reserve[player], s.talents[player], s.faction[player] = self.layout.numbers.armies, 0, NOBODY
            take_start_regions(s, player, player)
        self._lay_dice()

    def _lay(self, pile: int, cards: str, seen: int) -> Self:
        self._clear()
        for name in cards.split():
            self.s.cards.move(DECK, self._find(name), pile)
            self.s.cards.mark_seen(pile, self.s.cards.size(pile) - 1, seen)
        return self._changed()

    def _find(self, name: str) -> int:
        """Where in the deck a card lies; one that fills the display only because it must, comes from there."""
        cards, number = self.s.cards, NAMES.index(name)
        for space in range(DISPLAY, DISPLAY + SPACES):
            if not self._own_display and cards.find(space, number) >= 0:
                cards.move(space, 0, DECK)
                cards.move(DECK, 5, space)
                cards.mark_seen(space, 0, EVERYBODY)
        place = int(cards.find(DECK, number))
        if place < 0:
            raise ValueError(f"{name} has been laid already")
        return place

    def _fill_display(self) -> None:
        """Where no display is laid, five cards from the middle of the deck."""
        if not self._own_display and self.s.cards.size(DISPLAY) == 0:
            for space in range(SPACES):
                self.s.cards.move(DECK, 25, DISPLAY + space)
                self.s.cards.mark_seen(DISPLAY + space, 0, EVERYBODY)

    def _free(self, region: int) -> None:
        if self.s.owner[region] != NOBODY:
            self.s.reserve[self.s.owner[region]] += self.s.armies[region]
            self.s.owner[region], self.s.armies[region] = NOBODY, 0

    def _region(self, name: str) -> int:
        return self.region_names.index(name)

    def _lay_dice(self) -> Self:
        """Dice laid by hand where they were laid, the others as usual, and those left over travel."""
        seats = int(self.layout.seats)
        left = all_dice(seats)
        for die in [*(die for dice in self._homes.values() for die in dice), *(self._loose or [])]:
            left[die[0]] -= 1
        homes = dict(self._homes)
        for seat in range(seats):
            if seat not in homes:
                colours = [colour if left[colour] else next(iter(+left)) for colour in COLOURS]
                left.subtract(colours)
                homes[seat] = [f"{colour}{USUAL_HOME[seat]}" for colour in colours]
        if min(left.values()) < 0:
            raise ValueError(f"there are not so many dice: {dict(left)}")
        colours = [colour for colour in COLOURS for _ in range(left[colour])]
        loose = self._loose or [f"{colour}{value}" for colour, value in zip(colours, self._values, strict=True)]
        for seat, dice in homes.items():
            for slot, die in enumerate(dice):
                self.s.home[seat * SLOTS + slot] = _die(die)
        for place, die in enumerate(loose):
            self.s.travelling[place] = _die(die)
        return self._changed()


def all_dice(seats: int) -> Counter[str]:
    """PHX-COMP-05 the dice of a match by colour: three a seat and three white ones, PHX-SOLO-06 or two of each."""
    return Counter({"W": 2, "O": 2, "V": 2} if seats == 1 else {"W": seats + 3, "O": seats, "V": seats})


def _die(text: str) -> int:
    return int(make_die(COLOURS.index(text[0]), int(text[1:])))
