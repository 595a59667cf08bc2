"""Any position of Archipelago, laid out by hand on a fresh table: for lessons and tests.

Cubes, florins, tokens, pieces, hexes and cards come from where they would come from: bank, piles, reserves, decks.
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.archipelago.rules.crises import resolve_red, resolve_white
from ludoteca.games.archipelago.rules.exploring import uncover_hex
from ludoteca.games.archipelago.rules.layout import (
    BOARD_NAMES,
    BUILDING_NAMES,
    COMMON,
    DECK,
    DISCARDED,
    GOOD_NAMES,
    HELD,
    HEX_DECK,
    IN_HAND,
    ON_MAP,
    ON_TRACK,
    OPEN,
    SPOT_NAMES,
)
from ludoteca.games.archipelago.rules.map import lay_region
from ludoteca.games.archipelago.rules.names import (
    AREAS,
    BEGIN_GAME,
    BUILDING_SPOTS,
    CHOOSE_TRENDS,
    DEAL_OBJECTIVES,
    FIRST_EXPLORATIONS,
    GOODS,
    NOBODY,
    NOTHING,
    PLAY_ROUNDS,
    PLAY_TURN,
    PORT,
)
from ludoteca.games.archipelago.rules.pieces import put_unit, reserve_citizen, reserve_ship, spot_of
from ludoteca.games.archipelago.rules.rounds import begin_round
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.state import (
    BANK,
    BOUGHT_SHIFT,
    BUILT,
    CARDS_OWNED,
    DISCS,
    ENGAGED,
    FLORINS,
    IN_RESERVE,
    LOOTED,
    LYING,
    ON_BUILDING,
    ON_CARD,
    ON_GROUND,
    STANDS,
    TOKENS,
    USED_UP,
    Archipelago,
)
from ludoteca.games.archipelago.rules.turns import ACTIONS, BALANCE
from ludoteca.kernel.events import EVERYBODY, bit


class Position:
    """A table being laid out. Every method lays something and gives the table back, so that they can be chained.

    `cleared` comes first, then regions, buildings, units and what else lies where, then whose turn it is. A place is a
    region, by the order in which they were laid, and a spot of it: `2:land-2`, `3:town`, `1:sea-1`.
    """

    def __init__(self, rules: ArchipelagoRules, s: Archipelago) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.s = s

    def cleared(self) -> Self:
        """Turn 1 with the start region alone, nobody on the map, all cards in their decks, seats in their order."""
        s = self.s
        s.depth = 0
        for unit in range(self.layout.units):
            s.units[unit] = IN_RESERVE
        for seat in range(s.seats):
            s.order[seat] = seat
            while s.hexes.size(IN_HAND + seat) > 0:
                s.hexes.move(IN_HAND + seat, 0, HEX_DECK)
        s.population = 0
        s.surplus = 0
        s.turn = 1
        s.player = NOBODY
        return self

    # The map.

    def region(self, cell: str, side: str, rotation: int = 0) -> Self:
        """One more region: `region("1,-1", "H10A")`; the start is number 0."""
        number = self.layout.sides.ids.index(side)
        place = int(self.s.hexes.find(HEX_DECK, number // 2))
        self.s.hexes.mark_seen(HEX_DECK, place, EVERYBODY)
        self.s.hexes.move(HEX_DECK, place, ON_MAP)
        lay_region(self.s, number, self.layout.grid.names.index(cell), rotation)
        return self

    def next_hex(self, *sides: str) -> Self:
        """The next hexes of the deck; the first is on top, with this side up."""
        for side in reversed(sides):
            place = int(self.s.hexes.find(HEX_DECK, self.layout.sides.ids.index(side) // 2))
            self.s.hexes.move(HEX_DECK, place, HEX_DECK)
        if sides:
            uncover_hex(self.s)
            self.s.top_side = self.layout.sides.ids.index(sides[0])
        return self

    def built(self, region: int, *buildings: str, area: int = 1) -> Self:
        """Buildings in an area of a region: of sea for a port, else of land."""
        for building in buildings:
            self.s.set_region(region, BUILT + BUILDING_NAMES.index(building), area)
        return self

    def looted(self, region: int, *goods: str) -> Self:
        """ARC-HARV-08 symbols that bear the coin of a Barbarian."""
        for good in goods:
            self.s.set_region(region, LOOTED, self.s.of_region(region, LOOTED) | 1 << GOOD_NAMES.index(good))
            self.s.bank -= self.layout.card_florins[self.card("barbarian")]
        return self

    # Units.

    def citizens(self, seat: int, places: str) -> Self:
        """Citizens where they stand, and population with them: `1 1 2:land-2 3:town`, on the first land if not told."""
        for place in places.split():
            self._stand(int(reserve_citizen(self.s, seat)), place, "land-1")
            self.s.population += 1
        return self

    def ships(self, seat: int, places: str) -> Self:
        """Ships where they lie: `0 1:sea-2 2:port`."""
        for place in places.split():
            self._stand(int(reserve_ship(self.s, seat)), place, "sea-1")
        return self

    def _stand(self, unit: int, place: str, usual: str) -> None:
        number, _, spot = place.partition(":")
        region, there = int(number), SPOT_NAMES.index(spot or usual)
        if there < BUILDING_SPOTS:
            put_unit(self.s, unit, region, there % int(AREAS), ON_GROUND)
            return
        building = there - int(BUILDING_SPOTS)
        # ARC-CTRL-05 a citizen on a port belongs to some land; all others are in the area of the building.
        by_land = building == PORT and not self.layout.is_ship(unit)
        area = 0 if by_land else int(self.s.site(region, building))
        put_unit(self.s, unit, region, area, ON_BUILDING + building)

    def units_at(self, seat: int, place: str) -> list[int]:
        """The units of a seat at a place."""
        region, _, spot = place.partition(":")
        first, there = int(self.layout.first_unit(seat)), SPOT_NAMES.index(spot or "land-1")
        return [
            unit
            for unit in range(first, first + int(self.layout.pieces))
            if self.s.is_on_map(unit) and self.s.region_of(unit) == int(region) and spot_of(self.s, unit) == there
        ]

    def rebels(self, seat: int, places: str) -> Self:
        """A citizen lies at each of these places; the marker of rebellion stays where it is."""
        return self._mark(seat, places, int(LYING))

    def engaged(self, seat: int, places: str) -> Self:
        """A unit at each of these places is engaged."""
        return self._mark(seat, places, int(ENGAGED))

    def _mark(self, seat: int, places: str, mark: int) -> Self:
        for place in places.split():
            unit = next(unit for unit in self.units_at(seat, place) if self.s.units[unit] & mark == 0)
            self.s.units[unit] |= mark
        return self

    # Markers, markets, bank and screens.

    def markers(self, rebellion: int = 0, surplus: int = 0) -> Self:
        self.s.rebels = rebellion
        self.s.surplus = surplus
        return self

    def market(self, board: str, **cubes: int) -> Self:
        """How many cubes lie on a board, from the bank or into it: `market("domestic", fish=5)`."""
        row = BOARD_NAMES.index(board) * int(GOODS)
        for good, count in cubes.items():
            number = GOOD_NAMES.index(good)
            self.s.stock[BANK * GOODS + number] += self.s.stock[row + number] - count
            self.s.stock[row + number] = count
        return self

    def has(self, seat: int, florins: int | None = None, tokens: int | None = None, **cubes: int) -> Self:
        """What lies behind a screen: from the bank or into it, tokens from the piles."""
        if florins is not None:
            self.s.bank += self.s.has(seat, FLORINS) - florins
            self.s.set_to(seat, FLORINS, florins)
        if tokens is not None:
            self.s.explorers += self.s.has(seat, TOKENS) - tokens
            self.s.set_to(seat, TOKENS, tokens)
        for good, count in cubes.items():
            number = GOOD_NAMES.index(good)
            self.s.stock[BANK * GOODS + number] += self.s.has(seat, number) - count
            self.s.set_to(seat, number, count)
        return self

    def bank(self, seat: int, florins: int | None = None, **cubes: int) -> Self:
        """What the bank has left; what it had more goes behind the screen of a seat."""
        if florins is not None:
            self.s.add(seat, FLORINS, self.s.bank - florins)
            self.s.bank = florins
        for good, count in cubes.items():
            number = GOOD_NAMES.index(good)
            self.s.add(seat, number, self.s.in_bank(number) - count)
            self.s.stock[BANK * GOODS + number] = count
        return self

    def explorers(self, left: int, seat: int) -> Self:
        """So many explorer tokens are left in the piles; a seat took the others, and all have their discs for it."""
        self.s.add(seat, TOKENS, self.s.explorers - left)
        self.s.explorers = left
        piles = self.layout.numbers.piles - (left + self.layout.numbers.pile - 1) // self.layout.numbers.pile
        self.s.discs = min(self.layout.numbers.start_discs + piles, self.layout.numbers.most_discs)
        return self.discs(*[int(self.s.discs)] * int(self.s.seats))

    def discs(self, *counts: int) -> Self:
        """How many discs each seat has left."""
        for seat, count in enumerate(counts):
            self.s.set_to(seat, DISCS, count)
        return self

    # Cards.

    def card(self, name: str) -> int:
        return self.layout.card_ids.index(name)

    def cards(self, seat: int, *names: str, turn: int = 0) -> Self:
        """Evolution cards in front of a seat, since a turn."""
        for name in names:
            card = self.card(name)
            self._open(card)
            self.s.holder[card] = seat
            self.s.marks[card] = turn << BOUGHT_SHIFT
            self.s.add(seat, CARDS_OWNED + self.layout.card_kind[card], 1)
        return self

    def wonder(self, seat: int, name: str) -> Self:
        """ARC-WOND-02 a wonder that is built, with a citizen from the reserve on it."""
        self.cards(seat, name)
        self.s.marks[self.card(name)] |= STANDS
        self.s.units[reserve_citizen(self.s, seat)] = ON_CARD
        return self

    def used(self, *names: str) -> Self:
        """Cards that were used in this turn."""
        for name in names:
            self.s.marks[self.card(name)] |= USED_UP
        return self

    def track(self, *names: str) -> Self:
        """The cards on the track, upright; those that lay there are discarded."""
        for slot in range(len(self.s.track)):
            if self.s.track[slot] != NOTHING:
                self.s.holder[self.s.track[slot]] = DISCARDED
            self.s.track[slot] = NOTHING
            self.s.turned[slot] = 0
        for slot, name in enumerate(names):
            card = self.card(name)
            self._open(card)
            self.s.holder[card] = ON_TRACK
            self.s.track[slot] = card
        return self

    def _open(self, card: int) -> None:
        place = int(self.s.cards.find(DECK, card))
        if place >= 0:
            self.s.cards.mark_seen(DECK, place, EVERYBODY)
            self.s.cards.move(DECK, place, OPEN)

    def deck(self, *names: str) -> Self:
        """The next evolution cards, the first one on top."""
        for name in reversed(names):
            self.s.cards.move(DECK, int(self.s.cards.find(DECK, self.card(name))), DECK)
        return self

    def objectives(self, seat: int, *names: str) -> Self:
        """Objectives of a seat, which nobody else has seen."""
        return self._objectives(int(HELD) + seat, int(bit(seat)), names)

    def open_objectives(self, *names: str) -> Self:
        """ARC-VAR-02 objectives that belong to all."""
        return self._objectives(int(COMMON), int(EVERYBODY), names)

    def _objectives(self, pile: int, seats: int, names: tuple[str, ...]) -> Self:
        deck = self.s.objectives
        for name in names:
            card = self.layout.objective_ids.index(name)
            lies = next(pile for pile in range(len(deck.sizes)) if deck.find(pile, card) >= 0)
            deck.move(lies, int(deck.find(lies, card)), pile)
            deck.mark_seen(pile, int(deck.size(pile)) - 1, seats)
        return self

    def trend(self, name: str, second: str = "") -> Self:
        self.s.trend = self.layout.trend_ids.index(name)
        self.s.second_trend = self.layout.trend_ids.index(second) if second else NOTHING
        return self

    # Whose turn it is.

    def turn(self, turn: int) -> Self:
        self.s.turn = turn
        return self

    def order(self, *seats: int) -> Self:
        """The order of play."""
        for place, seat in enumerate(seats):
            self.s.order[place] = seat
        return self

    def begins(self, phase: int) -> Self:
        """A phase of this turn begins."""
        self.s.depth = 0
        self.s.phase = phase - 1
        self.s.then(PLAY_TURN)
        return self._settle()

    def explores_first(self, *hands: str) -> Self:
        """Turn 0: the first in the order of play is asked for a region; the hexes of each seat, by a side of theirs."""
        s = self.s
        s.depth = 0
        s.turn = 0
        for seat, hand in enumerate(hands):
            for side in hand.split():
                place = int(s.hexes.find(HEX_DECK, self.layout.sides.ids.index(side) // 2))
                s.hexes.move(HEX_DECK, place, IN_HAND + seat)
                s.hexes.mark_seen(IN_HAND + seat, int(s.hexes.size(IN_HAND + seat)) - 1, bit(seat))
        for step in (BEGIN_GAME, DEAL_OBJECTIVES, CHOOSE_TRENDS, FIRST_EXPLORATIONS):
            s.then(step)
        return self._settle()

    def acts(self, seat: int) -> Self:
        """Phase 5, and a round of this seat; those after it in the order of play follow."""
        self.s.depth = 0
        self.s.phase = ACTIONS
        self.s.then(PLAY_TURN)
        self.s.then(PLAY_ROUNDS)
        place = next(k for k in range(self.s.seats) if self.s.order[k] == seat)
        self.s.set_own(0, place + 1)
        begin_round(self.s, seat)
        return self._settle()

    def crisis(self) -> Self:
        """Phase 4: what the back on top of the deck says, but for its red zones."""
        self.s.depth = 0
        self.s.phase = BALANCE
        self.s.then(PLAY_TURN)
        resolve_white(self.s)
        return self._settle()

    def red_zone(self) -> Self:
        """The red zones of the back on top of the deck, as they are uncovered in phase 6."""
        self.s.depth = 0
        self.s.then(PLAY_TURN)
        resolve_red(self.s)
        return self._settle()

    def _settle(self) -> Self:
        self.rules.settle_all(self.s)
        return self
