"""What a seat does not know, imagined anew: decks, hands of turn 0, others' objectives, cubes that Thieves took."""

from __future__ import annotations

from ludoteca.games.archipelago.rules.exploring import nothing_fits
from ludoteca.games.archipelago.rules.layout import DECK, IN_DECK, ON_TRACK, REGIONS
from ludoteca.games.archipelago.rules.memory import imagine_cubes
from ludoteca.games.archipelago.rules.names import BUILDINGS, EDGES, NOBODY, NOTHING, PICK_SIDE
from ludoteca.games.archipelago.rules.state import ON_BUILDING, ON_SYMBOL, Archipelago
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.numbers import Place, Seat


def imagine_hidden(s: Archipelago, seat: Seat, rng: Rng) -> None:
    """ARC-T0-14 what lies face down is dealt anew, and what went from fist to fist within all that is known."""
    s.hexes.imagine(seat, rng)
    while cannot_lay_first(s):
        s.hexes.imagine(seat, rng)
    s.cards.imagine(seat, rng)
    s.objectives.imagine(seat, rng)
    imagine_cubes(s, seat, rng)
    find_again(s)


def cannot_lay_first(s: Archipelago) -> bool:
    """ARC-T0-06 whoever is to lay a first region has one that fits, as everybody knows: other hands are shown first."""
    return s.turn == 0 and s.began() == PICK_SIDE and nothing_fits(s, s.asked())


def find_again(s: Archipelago) -> None:
    """What is kept twice, for speed: the region on each cell, the unit on each building, where cards are."""
    for k in range(s.cards.size(DECK)):
        s.holder[s.cards.card(DECK, k)] = IN_DECK
    for card in s.track:
        if card != NOTHING:
            s.holder[card] = ON_TRACK
    for cell in range(s.layout.grid.count):
        s.at[cell] = NOBODY
    for region in range(s.regions):
        s.at[s.cells[region]] = region
        for building in range(BUILDINGS):
            s.set_keeper(region, building, NOBODY)
    for region in range(s.regions, REGIONS):
        clear_region(s, region)
    for unit in range(s.layout.units):
        post = s.post_of(unit)
        if s.is_on_map(unit) and ON_BUILDING <= post < ON_SYMBOL:
            s.set_keeper(s.region_of(unit), post - ON_BUILDING, unit)


def clear_region(s: Archipelago, region: Place) -> None:
    """A region that is not there yet: nothing of it says anything."""
    s.sides[region] = 0
    s.rotations[region] = 0
    s.cells[region] = 0
    s.looted[region] = 0
    s.permitted[region] = 0
    for edge in range(EDGES):
        s.neighbours[region * EDGES + edge] = NOBODY
    for building in range(BUILDINGS):
        s.built[region * BUILDINGS + building] = 0
        s.set_keeper(region, building, NOBODY)
