"""Before the first Turn: the city is laid, factions are taken, Champions are placed, Talents dealt or drafted."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.buying import fill_row
from ludoteca.games.dei.rules.city import QUARTERS, City, city_of
from ludoteca.games.dei.rules.layout import DECK, HAND, RESERVE, Layout
from ludoteca.games.dei.rules.names import (
    CHAMPION_PLACED,
    CHAMPION_STANDS,
    COLOUR_DRAFTED,
    COLOURS,
    DEAL_TALENTS,
    DRAFT_TALENT,
    DRONE_PLACED,
    DRONES,
    ENERGY,
    FACTION_GONE,
    FACTION_STANDS,
    FACTION_TAKEN,
    FIRST_PLAYER,
    LAY_TABLE,
    MARKETS,
    NO_DRAFT,
    NOTHING,
    NOWHERE,
    OTHER_GROUP,
    PICK_FACTION,
    PLACE_CHAMPION,
    PLACE_UNITS,
    PLAY_TURN,
    TALENT_DRAFTED,
    TALENT_GONE,
    TALENTS,
    TALENTS_A_COLOUR,
    TECH,
)
from ludoteca.games.dei.rules.phases import talents_of
from ludoteca.games.dei.rules.state import RESERVE as SCRAPPERS_LEFT
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.chance import DECKS, SETUP, Chance
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Pick, because
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Seat, numbered

ALL_FACTIONS: Final[i64] = 4  # with so many seats every drone is in play
NO_GROUP: Final[i64] = -1
GROUP: Final[i64] = 0  # the own word of a draft: the colour that was named, or NO_GROUP
LEFT: Final[i64] = 1  # how many seats still pick from this group


def lay_city(layout: Layout, chance: Chance) -> City:
    """DEI-SETUP-02 the quick arrangement, or DEI-SETUP-03 tiles in any order and rotation."""
    pairing: i64 = 0
    if layout.rulings.advanced_outposts:
        pairing = chance.below(SETUP, i64(len(layout.quick)))  # DEI-SETUP-12
    quick = layout.quick[pairing]
    if not layout.rulings.random_layout:
        return quick
    tiles = numbered(list(range(len(quick.tiles))))
    chance.shuffle(SETUP, tiles)
    while shelters_touch(layout, tiles):
        chance.shuffle(SETUP, tiles)
    for place in range(i64(len(tiles))):
        tiles[place] = QUARTERS * tiles[place] + chance.below(SETUP, QUARTERS)
    return city_of(layout.districts, tiles, quick.columns, quick.colours)


def restore_city(s: Dei) -> None:
    """The city of a state that was read back from its words."""
    if s.city.lies_so(s.tiles, s.colours):
        return
    for quick in s.layout.quick:
        if quick.lies_so(s.tiles, s.colours):
            s.city = quick
            return
    s.city = city_of(s.layout.districts, s.tiles, s.city.columns, s.colours)


def shelters_touch(layout: Layout, tiles: vec[i64]) -> bool:
    """DEI-SETUP-03 whether the two tiles with a neutral Shelter are side by side."""
    columns = int(layout.quick[0].columns)
    places = [place for place, tile in enumerate(tiles) if has_shelter(layout, int(tile))]
    one, other = places[0], places[1]
    across, along = abs(one % columns - other % columns), abs(one // columns - other // columns)
    return across + along == 1 or (across == 1 and along == 1 and not layout.rulings.diagonal_shelters)


def has_shelter(layout: Layout, tile: int) -> bool:
    return any(local in layout.districts.shelters for local in layout.districts.grids[tile])


def lay_table(layout: Layout, chance: Chance) -> Dei:
    """DEI-SETUP-01 in the order of the rulebook; with fewer than four seats factions are taken before drones lie."""
    s = Dei(layout, lay_city(layout, chance), chance, None)
    s.first = chance.below(SETUP, s.seats)  # DEI-SETUP-18
    for k in range(s.seats):
        s.order[k] = (s.first + k) % s.seats
    s.then(PLACE_UNITS)  # the last one first: the agenda is a stack
    if s.seats < ALL_FACTIONS:
        s.then(LAY_TABLE)
    for k in range(s.seats - 1, -1, -1):
        s.push(PICK_FACTION, s.order[k])
    if s.seats == ALL_FACTIONS:
        s.then(LAY_TABLE)
    return s


@final
class LayTable(Consequence[Dei]):
    """DEI-2P-01, DEI-3P-01 only the drones of the factions that were taken are in play."""

    def follow(self, s: Dei) -> None:
        s.done()
        s.reveal()
        place_drones(s)
        lay_stocks(s)
        s.tell(FIRST_PLAYER, s.first)


def lay_stocks(s: Dei) -> None:
    """What lies on the districts and beside them: resources, Candy, markets, Missions."""
    s.tokens = s.city.tokens[:]  # DEI-SETUP-06
    fill_bank(s)
    for token in range(i64(len(s.layout.candy_tokens))):
        s.candy.put(RESERVE, token)
    s.candy.shuffle(RESERVE, s.chance, DECKS)  # DEI-SETUP-07
    lay_markets(s)
    draw_missions(s)


def in_play(s: Dei, drone: i64) -> bool:
    """DEI-SETUP-05 whether a drone is in play: with four seats all of them are."""
    if s.seats == ALL_FACTIONS:
        return True
    for seat in range(s.seats):
        if s.layout.drone_of[s.champion(seat)] == drone:
            return True
    return False


def place_drones(s: Dei) -> None:
    """DEI-SETUP-05 one on each symbol, by lot."""
    places = s.city.drone_symbols[:]
    s.chance.shuffle(SETUP, places)
    used: i64 = 0
    for drone in range(DRONES):
        if in_play(s, drone):
            region = places[used]
            used += 1
            s.drones[drone] = region
            s.tell(DRONE_PLACED, drone, s.city.level[region], s.city.name[region])


def fill_bank(s: Dei) -> None:
    """DEI-GAME-02 Tech and Energy that are not on the map; DEI-SETUP-17 each seat begins with one of each."""
    numbers = s.layout.numbers
    s.bank[TECH] = numbers.tech - numbers.start_tech * s.seats
    s.bank[ENERGY] = numbers.energy - numbers.start_energy * s.seats
    for region in range(s.city.regions):
        s.bank[ENERGY if s.city.is_roof(region) else TECH] -= s.tokens[region]
    for seat in range(s.seats):
        s.gain(seat, TECH, numbers.start_tech)
        s.gain(seat, ENERGY, numbers.start_energy)


def lay_markets(s: Dei) -> None:
    """DEI-SETUP-09 Drone cards are dealt in equal groups into the coloured decks; DEI-SETUP-10 three cards lie open."""
    drones = vec[i64]()
    for card in range(s.layout.first_market_card, s.layout.cards):
        if s.layout.steers[card] != NOTHING and in_play(s, s.layout.steers[card]):
            drones = append(drones, card)
    s.chance.shuffle(SETUP, drones)
    for market in range(MARKETS):  # one deck is shuffled before the next is laid: they are never mixed
        for card in range(s.layout.first_market_card, s.layout.cards):
            if s.layout.market[card] == market:
                s.cards.put(DECK + market, card)
        for k in range(market, i64(len(drones)), COLOURS):
            if market < COLOURS:
                s.cards.put(DECK + market, drones[k])
        s.cards.shuffle(DECK + market, s.chance, DECKS)
        fill_row(s, market)


def draw_missions(s: Dei) -> None:
    """DEI-SETUP-15 two rows of four, by lot; DEI-OPT-1 only one."""
    cards = s.layout.mission_cards[:]
    s.chance.shuffle(SETUP, cards)
    for k in range(i64(len(s.missions))):
        s.missions[k] = cards[k]


@final
class PickFaction(Pick[Dei]):
    """Take one of the factions that are left.

    DEI-SETUP-18  the first player first, the others clockwise
    DEI-SETUP-19  with its cards, constructions and Champion
    """

    def cannot(self, s: Dei, seat: Seat, k: i64) -> i64:
        for other in range(s.seats):
            if s.faction[other] == k:
                return FACTION_STANDS if other == seat else FACTION_GONE
        return ALLOWED if s.faction[seat] == NOTHING else FACTION_STANDS

    def pick(self, s: Dei, seat: Seat, k: i64) -> None:
        take_faction(s, seat, k)
        s.hand_over()
        s.done()


def take_faction(s: Dei, seat: Seat, faction: i64) -> None:
    s.faction[seat] = faction
    s.tell(FACTION_TAKEN, seat, faction)
    hand = s.layout.pile(seat, HAND)
    for card in range(s.layout.first_market_card):
        if s.layout.owner[card] == faction:
            s.cards.put(hand, card)
            s.cards.mark_seen(hand, s.cards.size(hand) - 1, EVERYBODY)  # DEI-CARD-07


@final
class PlaceUnits(Consequence[Dei]):
    """DEI-SETUP-20 in turn order everybody places the starting units, then DEI-SETUP-21 come the Talents."""

    def follow(self, s: Dei) -> None:
        s.next_then(DEAL_TALENTS)
        for k in range(s.seats - 1, -1, -1):
            s.push(PLACE_CHAMPION, s.order[k], k)


@final
class PlaceChampion(Pick[Dei]):
    """In which of the two courtyards with a neutral Shelter your Champion begins.

    DEI-SETUP-20  the Scrappers follow from the turn order, some with the Champion, some in the other one
    """

    def cannot(self, s: Dei, seat: Seat, k: i64) -> i64:
        return ALLOWED if s.champion_at(seat) == NOWHERE else CHAMPION_STANDS

    def pick(self, s: Dei, seat: Seat, k: i64) -> None:
        place = s.own(0)
        s.done()
        place_start(s, seat, place, s.city.shelters[k], s.city.shelters[1 - k])


def place_start(s: Dei, seat: Seat, place: i64, region: i64, other: i64) -> None:
    """DEI-SETUP-20 the units of who is at this place in the turn order."""
    beside = s.layout.numbers.start_with_champion[place]
    elsewhere = s.layout.numbers.start_other[place]
    s.add_units(region, seat, beside + 1)
    s.add_units(other, seat, elsewhere)
    s.champions[seat] = region
    s.gain(seat, SCRAPPERS_LEFT, -beside - elsewhere)
    s.tell(CHAMPION_PLACED, seat, s.champion(seat), s.city.level[region], s.city.name[region])


@final
class DealTalents(Consequence[Dei]):
    """DEI-SETUP-14 three reserves by colour; DEI-SETUP-21 one of each to everybody, or DEI-OPT-2 a draft."""

    def follow(self, s: Dei) -> None:
        s.turn = 1  # DEI-SETUP-16
        s.next_then(PLAY_TURN)
        for talent in range(TALENTS):
            s.talents.put(talent // TALENTS_A_COLOUR, talent)
        if s.layout.rulings.draft:
            show_talents(s)
            begin_draft(s)
        else:
            deal_talents(s)


def show_talents(s: Dei) -> None:
    for colour in range(COLOURS):
        for k in range(TALENTS_A_COLOUR):
            s.talents.mark_seen(colour, k, EVERYBODY)


def deal_talents(s: Dei) -> None:
    """DEI-SETUP-21 face down: only the owner looks at them."""
    for colour in range(COLOURS):
        s.talents.shuffle(colour, s.chance, DECKS)
        for seat in range(s.seats):
            s.talents.move(colour, s.talents.size(colour) - 1, talents_of(s, seat))
            s.show(s.talents, talents_of(s, seat), colour, bit(seat))


def begin_draft(s: Dei) -> None:
    """DEI-OPT-2 the last player names a group; then the others follow counter-clockwise."""
    s.push(DRAFT_TALENT, s.order[s.seats - 1], NO_GROUP, s.seats)


@final
class DraftTalent(Pick[Dei]):
    """Take a Talent of the group that is being drafted.

    DEI-OPT-2  the last player first, who names the group by it, then counter-clockwise
    """

    def cannot(self, s: Dei, seat: Seat, k: i64) -> i64:
        if not s.layout.rulings.draft or s.deciding() != DRAFT_TALENT:
            return NO_DRAFT
        colour = k // TALENTS_A_COLOUR
        if s.talents.find(colour, k) < 0:
            return TALENT_GONE
        group = s.own(GROUP)
        if group != NO_GROUP and group != colour:
            return because(OTHER_GROUP, group)
        return COLOUR_DRAFTED if group == NO_GROUP and is_drafted(s, colour) else ALLOWED

    def pick(self, s: Dei, seat: Seat, k: i64) -> None:
        colour = k // TALENTS_A_COLOUR
        left = s.own(LEFT) - 1
        s.talents.move(colour, s.talents.find(colour, k), talents_of(s, seat))
        s.tell(TALENT_DRAFTED, seat, k)
        s.hand_over()
        s.done()
        if left > 0:
            s.push(DRAFT_TALENT, s.order[left - 1], colour, left)
        elif not all_drafted(s):
            begin_draft(s)


def is_drafted(s: Dei, colour: i64) -> bool:
    """Whether everybody has a Talent of a colour."""
    return s.talents.size(colour) <= TALENTS_A_COLOUR - s.seats


def all_drafted(s: Dei) -> bool:
    for colour in range(COLOURS):
        if not is_drafted(s, colour):
            return False
    return True
