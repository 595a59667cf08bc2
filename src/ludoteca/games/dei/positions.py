"""Any position of D.E.I., laid out by hand on a fresh table: for lessons and tests.

Scrappers and tokens come from where they would come from, the reserves and the bank, unless a word says otherwise.
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.dei import content
from ludoteca.games.dei.rules.city import City
from ludoteca.games.dei.rules.layout import (
    COLOUR_NAMES,
    DECK,
    DRONE_NAMES,
    FACTION_NAMES,
    HAND,
    HELD,
    KIND_NAMES,
    MARKET_NAMES,
    PAD,
    PAD_CARDS,
    ROW,
)
from ludoteca.games.dei.rules.layout import RESERVE as CANDY_RESERVE
from ludoteca.games.dei.rules.majority import review
from ludoteca.games.dei.rules.names import (
    CLEAN_UP,
    COLOURS,
    ENERGY,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLAY_TURN,
    SHELTER,
    TALENTS_A_COLOUR,
    TECH,
    TOKENS_A_KIND,
)
from ludoteca.games.dei.rules.phases import begin_phase, talents_of
from ludoteca.games.dei.rules.places import resource_of
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.setup import lay_stocks, place_drones, take_faction
from ludoteca.games.dei.rules.state import (
    CARD_SUPPLIES,
    FACE_DOWN,
    RESERVE,
    SUPPLIES,
    Dei,
)
from ludoteca.games.dei.tables import symbol_row
from ludoteca.kernel.events import EVERYBODY, bit

TALENTS = [one.id for one in content.talents()]
CANDY = [one.id for one in content.candy()]
MISSIONS = [one.id for one in content.missions()]
FACTIONS = ("AUX", "FMZ", "RAV", "R42")  # of seats 0, 1, 2 and 3, unless said otherwise


class Position:
    """A table being laid out. Every method lays something and gives the table back, so that they can be chained.

    `cleared` comes first, then what lies where, then whose Phase it is.
    """

    def __init__(self, rules: DeiRules, s: Dei) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.s = s
        self.cards = rules.layout.play.domains[0].keys

    def cleared(self, *factions: str, city: str = "") -> Self:
        """Factions taken, the table laid, no unit on the map, Talents in their reserves, Turn 1.

        A city is written as its tiles in one row: `2.1@0 2.3@0`.
        """
        self.s = Dei(self.layout, self.laid(city) if city else self.s.city, self.s.chance, None)
        return self.begun(*factions)

    def begun(self, *factions: str) -> Self:
        """The same on this very table, where nothing has been taken or laid yet."""
        s = self.s
        s.depth = 0
        for seat, faction in zip(range(s.seats), factions or FACTIONS, strict=False):
            take_faction(s, seat, FACTION_NAMES.index(faction))
            s.order[seat] = seat
        if len(s.city.drone_symbols) >= s.seats:
            place_drones(s)
        lay_stocks(s)
        for talent in range(len(TALENTS)):
            s.talents.put(talent // int(TALENTS_A_COLOUR), talent)
        s.first = 0
        s.turn = 1
        return self

    def laid(self, city: str) -> City:
        districts = self.layout.districts
        turned = [tile.partition("@") for tile in city.split()]
        tiles = [districts.codes.index(code) for code, _, _ in turned]
        return City(districts, tiles, [int(degrees) // 90 for _, _, degrees in turned], len(tiles), [0, 1, 2])

    def region(self, name: str) -> int:
        region = int(self.s.city.region[self.layout.districts.regions.index(name)])
        if region == NOWHERE:
            raise ValueError(f"{name} is not on the board")
        return region

    def card(self, name: str) -> int:
        return self.cards.index(name)

    # On the map.

    def units(self, seat: int, squads: str) -> Self:
        """Scrappers and the Champion where they stand: `2.1.p:2 2.1.b:C 2.3.b:1C`."""
        for squad in squads.split():
            name, _, who = squad.partition(":")
            region = self.region(name)
            scrappers = int(who.rstrip("C") or 0)
            self.s.add_units(region, seat, scrappers)
            self.s.gain(seat, RESERVE, -scrappers)
            if "C" in who:
                self._champion(seat, region)
            review(self.s, region)
        return self

    def _champion(self, seat: int, region: int) -> None:
        before = int(self.s.champion_at(seat))
        if before != NOWHERE:
            self.s.add_units(before, seat, -1)
            review(self.s, before)
        self.s.add_units(region, seat, 1)
        self.s.champions[seat] = region

    def tokens(self, tokens: str) -> Self:
        """How many resources lie in Regions, from the bank or into it: `2.1.b:2`."""
        for part in tokens.split():
            name, _, count = part.partition(":")
            region = self.region(name)
            self.s.bank[resource_of(self.s, region)] += self.s.tokens[region] - int(count)
            self.s.tokens[region] = int(count)
        return self

    def controls(self, seat: int, *outposts: str) -> Self:
        """Outposts by their districts, whoever stands there."""
        for name in outposts:
            outpost = self.outpost(name)
            colour = self.s.city.outpost_colour[outpost]
            before = self.s.controller[outpost]
            if before != NOBODY:
                self.s.cubes[before * COLOURS + colour] -= 1
            self.s.controller[outpost] = seat
            self.s.cubes[seat * COLOURS + colour] += 1
        return self

    def outpost(self, tile: str) -> int:
        districts, city = self.layout.districts, self.s.city
        places = [districts.tile_of(int(place)) for place in city.outpost_place]
        return places.index(tile)

    def holds(self, seat: int, colour: str, count: int) -> Self:
        """The cubes of so many free Outposts of a colour, without anybody there: until something changes there."""
        for outpost in self._free(colour)[:count]:
            self.s.controller[outpost] = seat
            self.s.cubes[seat * COLOURS + self.s.city.outpost_colour[outpost]] += 1
        return self

    def occupies(self, seat: int, colour: str, count: int) -> Self:
        """So many free Outposts of a colour, with a Scrapper in each."""
        for outpost in self._free(colour)[:count]:
            self.units(seat, f"{self.layout.districts.regions[int(self.s.city.outpost_place[outpost])]}:1")
        return self

    def _free(self, colour: str) -> list[int]:
        return [
            outpost
            for outpost in range(self.s.city.outposts)
            if self.s.controller[outpost] == NOBODY and COLOUR_NAMES[self.s.city.outpost_colour[outpost]] == colour
        ]

    def drone(self, name: str, region: str) -> Self:
        drone = DRONE_NAMES.index(name)
        before = int(self.s.drones[drone])
        self.s.drones[drone] = self.region(region)
        if before != NOWHERE:
            review(self.s, before)
        review(self.s, self.s.drones[drone])
        return self

    def built(self, seat: int, kind: str, *places: str) -> Self:
        """Shelters in Regions, Bridges (`2.1-R-S-p`) and Elevators (`2.1-b-R`) on slots."""
        number = KIND_NAMES.index(kind)
        standing = self.s.built(number)
        base = seat * int(TOKENS_A_KIND)
        for place in places:
            token = next(k for k in range(base, base + int(TOKENS_A_KIND)) if standing[k] == NOWHERE)
            standing[token] = self.region(place) if number == SHELTER else self.slot(kind, place)
        for region in range(self.s.city.regions):
            review(self.s, region)
        return self

    def slot(self, kind: str, name: str) -> int:
        verb = self.layout.bridge if kind == "bridge" else self.layout.elevator
        return verb.domains[1].keys.index(name)

    # On the pads.

    def has(self, seat: int, tech: int, energy: int = 0) -> Self:
        """Tech and Energy of a seat, from the bank or into it."""
        for resource, count in ((TECH, tech), (ENERGY, energy)):
            self.s.bank[resource] += self.s.has(seat, resource) - count
            self.s.set_thing(seat, resource, count)
        return self

    def supplies(self, *counts: int) -> Self:
        for seat, count in enumerate(counts):
            self.s.set_thing(seat, SUPPLIES, count)
        return self

    def talents(self, seat: int, *talents: str) -> Self:
        """Talents that are unlocked."""
        for name in talents:
            talent = TALENTS.index(name)
            self.locked(seat, name)
            place = self.s.talents.size(talents_of(self.s, seat)) - 1
            self.s.talents.mark_seen(talents_of(self.s, seat), place, EVERYBODY)
            self.s.unlocked[seat] |= 1 << talent
        for region in range(self.s.city.regions):
            review(self.s, region)
        return self

    def locked(self, seat: int, *talents: str) -> Self:
        """Talents that only their owner has seen."""
        for name in talents:
            talent = TALENTS.index(name)
            box = talent // int(TALENTS_A_COLOUR)
            pile = talents_of(self.s, seat)
            self.s.talents.move(box, self.s.talents.find(box, talent), pile)
            self.s.talents.mark_seen(pile, self.s.talents.size(pile) - 1, bit(seat))
        return self

    def candy(self, seat: int, *kinds: str) -> Self:
        """Candy Boosts from the reserve."""
        for kind in kinds:
            tokens = self.s.candy.cards(CANDY_RESERVE)
            place = next(k for k, token in enumerate(tokens) if self.layout.candy_tokens[token] == CANDY.index(kind))
            self.s.candy.move(CANDY_RESERVE, place, HELD + seat)
            self.s.candy.mark_seen(HELD + seat, self.s.candy.size(HELD + seat) - 1, bit(seat))
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards in hand besides those that are there, from wherever they lie."""
        for name in cards:
            self._take(name, self.layout.pile(seat, HAND))
            if self.layout.owner[self.card(name)] == NOTHING:
                self.s.gain(seat, CARD_SUPPLIES, self.layout.supplies[self.card(name)])
        return self

    def only(self, seat: int, *cards: str) -> Self:
        """These cards in hand and no others; those of the faction go to the bin."""
        hand = self.layout.pile(seat, HAND)
        while self.s.cards.size(hand) > 0:
            self.s.cards.move(hand, 0, hand + 3)
        return self.hand(seat, *[card for card in cards if self._lies(card) != hand + 3]).unbin(seat, *cards)

    def unbin(self, seat: int, *cards: str) -> Self:
        pile = self.layout.pile(seat, HAND)
        for name in cards:
            place = self.s.cards.find(pile + 3, self.card(name))
            if place >= 0:
                self.s.cards.move(pile + 3, place, pile)
        return self

    def _lies(self, name: str) -> int:
        """The pile a card lies in, or NOTHING."""
        piles = range(len(self.s.cards.sizes))
        return next((pile for pile in piles if self.s.cards.find(pile, self.card(name)) >= 0), int(NOTHING))

    def _take(self, name: str, to: int) -> None:
        """Move a card to a pile; one that is not in play comes into it."""
        pile = self._lies(name)
        if pile == NOTHING:
            self.s.cards.put(to, self.card(name))
        else:
            self.s.cards.move(pile, self.s.cards.find(pile, self.card(name)), to)
        self.s.cards.mark_seen(to, self.s.cards.size(to) - 1, EVERYBODY)

    def played(self, seat: int, card: str, phase: int = 1, down: bool = False) -> Self:
        """A card on the pad."""
        pad = self.layout.pile(seat, PAD)
        self.s.laid[seat * PAD_CARDS + self.s.cards.size(pad)] = phase | (int(FACE_DOWN) if down else 0)
        self._take(card, pad)
        return self

    def row(self, market: str, *cards: str) -> Self:
        """The cards for sale, from left to right; those that lay there go under the deck."""
        number = MARKET_NAMES.index(market)
        row, deck = int(ROW) + number, int(DECK) + number
        for name in cards:
            if self._lies(name) == row:
                self.s.cards.move_under(row, self.s.cards.find(row, self.card(name)), deck)
        while self.s.cards.size(row) > 0:
            self.s.cards.move_under(row, 0, deck)
        for name in reversed(cards):
            self._take(name, row)
        return self

    def empty_deck(self, market: str) -> Self:
        """No card is left in a deck: they go to the bin of the last seat."""
        deck = int(DECK) + MARKET_NAMES.index(market)
        while self.s.cards.size(deck) > 0:
            self.s.cards.move(deck, 0, self.layout.pile(self.s.seats - 1, 3))
        return self

    def mission(self, column: int, row: int, kind: str) -> Self:
        self.s.missions[(row - 1) * self.layout.numbers.turns + column - 1] = MISSIONS.index(kind)
        return self

    def took(self, seat: int, *columns: int) -> Self:
        """Mission tokens of a seat in the first row of columns."""
        for column in columns:
            self.s.taken[seat * self.layout.numbers.turns + column - 1] = 0
        return self

    # Whose turn it is.

    def turn(self, turn: int) -> Self:
        self.s.turn = turn
        return self

    def first(self, seat: int) -> Self:
        """The first player, the others clockwise."""
        self.s.first = seat
        for k in range(self.s.seats):
            self.s.order[k] = (seat + k) % self.s.seats
        return self

    def begins(self) -> Self:
        """A Turn begins."""
        self.s.depth = 0
        self.s.phase = 0
        self.s.then(PLAY_TURN)
        return self._settle()

    def acts(self, seat: int, phase: int = 1) -> Self:
        """A seat is about to play the first card of a Phase; those after it in turn order follow."""
        self.s.depth = 0
        self.s.phase = phase
        acted = next(k for k in range(self.s.seats) if self.s.order[k] == seat)
        self.s.then(PLAY_TURN, acted + 1, 1)
        begin_phase(self.s, seat)
        return self._settle()

    def uses(self, seat: int, *symbols: str, phase: int = 1) -> Self:
        """A seat has played a card with these symbols, as the first one of a Phase."""
        self.acts(seat, phase)
        hand = self.layout.pile(seat, HAND)
        self.rules.take(self.s, seat, self.layout.play.of(self.s.cards.card(hand, 0)))
        for symbol, count in enumerate(symbol_row(symbols)):
            self.s.pool[symbol] = count
        return self

    def ends(self, seat: int, phase: int) -> Self:
        """The cards of a seat in a Phase are played: what follows them comes next."""
        self.s.depth = 0
        self.s.phase = phase
        acted = next(k for k in range(self.s.seats) if self.s.order[k] == seat)
        self.s.then(PLAY_TURN, acted + 1, 1)
        begin_phase(self.s, seat)
        self.s.set_own(1, 2)
        return self._settle()

    def cleans_up(self) -> Self:
        """The three Phases are over."""
        self.s.depth = 0
        self.s.player = NOBODY
        self.s.then(CLEAN_UP)
        return self._settle()

    def _settle(self) -> Self:
        self.rules.settle_all(self.s)
        return self
