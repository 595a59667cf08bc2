"""What players have, counted in one look for all that asks about it: regions, cards in front of them, Home dice.

Counts are made and thrown away at every position that a bot weighs: the next one gets the memory of the last.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.games.phalanxx.rules.dice import colour_of, value_of
from ludoteca.games.phalanxx.rules.layout import (
    ARCHER,
    CAMO,
    CITY,
    E_CITY,
    E_COIN,
    E_FAME,
    E_OASIS,
    E_WAR,
    EQUIPMENT,
    INFANTRY,
    JOKER,
    KNIGHT,
    LEADER,
    OASIS,
    SLOTS,
)
from ludoteca.games.phalanxx.rules.standing import is_regent
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.deck import CARD
from ludoteca.kernel.numbers import table

HELD: Final[i64] = 4  # words a player in the table of what is held: regions by kind, then
WORTH: Final[i64] = 3  # … what these are worth together


def holdings(s: Phalanxx) -> vec[i64]:
    """What every player holds on the map: `HELD` words each."""
    layout = s.layout
    held = table(layout.players * HELD)
    owner = s.owner
    kinds = layout.kind
    worths = layout.worth
    for region in range(layout.regions):
        player = owner[region]
        if player >= 0:
            held[player * HELD + kinds[region]] += 1
            held[player * HELD + WORTH] += worths[region]
    return held


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Front:
    """The cards in front of a player: how many of each family, how many with each ability that scores.

    PHX-CARD-06   a rotated card keeps its family and ability (ruling `rotated_active`)
    PHX-SOLO-02   abilities mean nothing to the Regent
    """

    def __init__(self, s: Phalanxx, player: i64) -> None:
        self.archers: i64 = 0
        self.knights: i64 = 0
        self.infantry: i64 = 0
        self.leaders: i64 = 0
        self.equipment: i64 = 0
        self.rotated: i64 = 0
        self.upright: i64 = 0
        self.jokers: i64 = 0
        self.camouflages: i64 = 0
        self.for_cities: i64 = 0
        self.for_oases: i64 = 0
        self.for_war: i64 = 0
        self.for_fame: i64 = 0
        self.for_coins: i64 = 0
        layout = s.layout
        families = layout.family
        abilities = layout.ability
        rotated = s.rotated
        all_active = layout.rulings.rotated_active
        able = not is_regent(s, player)
        pile = layout.tableau_of(player)
        first = s.cards.starts[pile]
        places = s.cards.places
        for place in range(first, first + s.cards.sizes[pile]):
            card = places[place] & CARD
            if rotated[card] != 0:
                self.rotated += 1
                if not all_active:
                    continue
            else:
                self.upright += 1
            family = families[card]
            if family == ARCHER:
                self.archers += 1
            elif family == KNIGHT:
                self.knights += 1
            elif family == INFANTRY:
                self.infantry += 1
            elif family == LEADER:
                self.leaders += 1
            elif family == EQUIPMENT:
                self.equipment += 1
            if able and abilities[card] != 0:
                self.add_ability(abilities[card])

    def add_ability(self, ability: i64) -> None:
        """Abilities that score add up, card by card."""
        if ability == JOKER:
            self.jokers += 1
        elif ability == CAMO:
            self.camouflages += 1
        elif ability == E_CITY:
            self.for_cities += 1
        elif ability == E_OASIS:
            self.for_oases += 1
        elif ability == E_WAR:
            self.for_war += 1
        elif ability == E_FAME:
            self.for_fame += 1
        elif ability == E_COIN:
            self.for_coins += 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """What a player can show for the needs of cards: Home dice, Talents, armies on the map, cities and oases."""

    def __init__(self, s: Phalanxx, player: i64, held: vec[i64]) -> None:
        self.talents: i64 = s.talents[player]
        self.armies: i64 = s.on_map(player)
        self.cities: i64 = held[player * HELD + CITY]
        self.oases: i64 = held[player * HELD + OASIS]
        self.total: i64 = 0
        self.lowest: i64 = 0
        self.highest: i64 = 0
        self.pair: bool = False
        self.dice: i64 = 0  # a bit for each die there is, by its number
        self.of_colour: i64 = 0  # four bits a colour: how many dice have it
        if is_regent(s, player):
            return
        home = s.home
        values: i64 = 0
        for slot in range(player * SLOTS, player * SLOTS + SLOTS):
            die = home[slot]
            value = value_of(die)
            self.total += value
            if slot == player * SLOTS or value < self.lowest:
                self.lowest = value
            if value > self.highest:
                self.highest = value
            if (values >> value) & 1:
                self.pair = True
            values |= i64(1) << value
            self.dice |= i64(1) << die
            self.of_colour += i64(1) << (4 * colour_of(die))

    def colours(self) -> i64:
        """How many different colours the Home dice have."""
        return min(self.of_colour & 15, 1) + min((self.of_colour >> 4) & 15, 1) + min(self.of_colour >> 8, 1)

    def has_die(self, colour: i64, least: i64, most: i64) -> bool:
        """Whether there is a Home die of a colour with a value from the least to the most."""
        values = (self.dice >> (8 * colour)) & 255
        return (values >> least) & ((i64(2) << (most - least)) - 1) != 0
