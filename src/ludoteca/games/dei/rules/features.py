"""What bots see of a position, in numbers: how far the match has gone, and what each seat has. No weight is here.

Everything that counts lies open, but for DEI-OPT-3: of the cards that another seat holds in secret only is known which
they are, not where they lie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dei.rules import traits
from ludoteca.games.dei.rules.buying import cannot_buy_at
from ludoteca.games.dei.rules.layout import BIN, HELD, PAD, PAD_CARDS, ROW
from ludoteca.games.dei.rules.links import linked
from ludoteca.games.dei.rules.majority import best_rival, garrisons, majority, shortfall, value, value_with
from ludoteca.games.dei.rules.names import (
    ALONE,
    BOOTS_MOVE,
    BUILD_ELEVATOR,
    COLLECT,
    COLOURS,
    COPY,
    COUNT_DRONE_CARDS,
    DRONES,
    ENERGY,
    FLY,
    GREEN_COLLECT,
    GREEN_RECRUIT,
    KINDS,
    MARKETS,
    MOVE,
    NOBODY,
    NOTHING,
    NOWHERE,
    PURCHASE,
    RECRUIT,
    SYMBOLS,
    TECH,
    TOKENS_A_KIND,
)
from ludoteca.games.dei.rules.phases import MISSION_PHASE, is_open
from ludoteca.games.dei.rules.scoring import (
    ENERGY_LEFT,
    OPEN_TALENTS,
    OUTPOSTS,
    TECH_LEFT,
    drone_cards,
    open_talents,
    part_of,
    total,
    worth,
)
from ludoteca.games.dei.rules.state import CARD_SUPPLIES, FACE_DOWN, RESERVE, SUPPLIES, Dei
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Card, Place, Seat, table

# Beyond so much of a thing, more of it is another trait or of no more use.
ENOUGH_TECH: Final[i64] = 6
ENOUGH_ENERGY: Final[i64] = 4
ENOUGH_CARDS: Final[i64] = 5
ENOUGH_REGIONS: Final[i64] = 8
ENOUGH_ROOFS: Final[i64] = 6
ENOUGH_TOKENS: Final[i64] = 8
ENOUGH_SYMBOLS: Final[i64] = 8
ENOUGH_CANDY: Final[i64] = 4

# Symbols by what they are for, in the order of the traits of a hand.
MOVES: Final[i64] = 0
RECRUITS: Final[i64] = 1
COLLECTS: Final[i64] = 2
BUILDS: Final[i64] = 3
FLIGHTS: Final[i64] = 4
OTHERS: Final[i64] = 5
USES: Final[i64] = 6


def features(s: Dei, viewer: Seat, out: vec[float]) -> None:
    tell_time(s, out)
    for seat in range(s.seats):
        base = first_trait(seat)
        tell_points(s, seat, out, base)
        tell_missions(s, viewer, seat, out, base)
        tell_resources(s, seat, out, base)
        tell_map(s, seat, out, base)
        tell_outposts(s, seat, out, base)
        tell_cards(s, viewer, seat, out, base)
        if seat == s.player:
            tell_card_in_play(s, out, base)
    tell_leader(s, out)


def first_trait(seat: Seat) -> i64:
    """Where the traits of a seat begin."""
    return i64(len(traits.PHASES)) + seat * traits.WIDTH


def tell_time(s: Dei, out: vec[float]) -> None:
    numbers = s.layout.numbers
    out[traits.ALWAYS] = 1.0
    over = max(s.turn - 1, 0) * numbers.phases + max(s.phase - 1, 0)
    if s.over != 0:
        over = numbers.turns * numbers.phases
    out[traits.GONE] = float(over) / float(numbers.turns * numbers.phases)
    if s.turn == numbers.turns:
        out[traits.LAST_TURN] = 1.0
        if s.phase == MISSION_PHASE or s.over != 0:
            out[traits.LAST_PHASE] = 1.0
    if s.phase > 1:
        out[traits.TURN_END] = 0.5 if s.phase < MISSION_PHASE else 1.0


def tell_points(s: Dei, seat: Seat, out: vec[float], base: i64) -> None:
    out[base + traits.SUPPLIES] = float(s.has(seat, SUPPLIES))
    out[base + traits.OUTPOST_POINTS] = float(part_of(s, seat, OUTPOSTS))
    out[base + traits.TALENT_POINTS] = float(part_of(s, seat, OPEN_TALENTS))
    out[base + traits.TECH_POINTS] = float(part_of(s, seat, TECH_LEFT))
    out[base + traits.ENERGY_POINTS] = float(part_of(s, seat, ENERGY_LEFT))
    out[base + traits.CARD_POINTS] = float(s.has(seat, CARD_SUPPLIES))


def tell_leader(s: Dei, out: vec[float]) -> None:
    best: i64 = NOBODY
    most: i64 = -1
    for seat in range(s.seats):
        points = total(s, seat)
        if points > most:
            best = seat
            most = points
        elif points == most:
            best = NOBODY
    if best != NOBODY:
        out[first_trait(best) + traits.LEADS] = 1.0


def tell_missions(s: Dei, viewer: Seat, seat: Seat, out: vec[float], base: i64) -> None:
    """The best Mission of each column that is left, and of these as many as can still be taken."""
    turns = s.layout.numbers.turns
    bests = table(turns)
    columns: i64 = 0
    for column in range(turns):
        if s.taken[seat * turns + column] == NOTHING and s.turn > 0:
            bests[columns] = best_in(s, viewer, seat, column)
            columns += 1
    due = missions_due(s, seat)
    found: i64 = 0
    for place in range(min(due, columns)):
        for k in range(place + 1, columns):
            if bests[k] > bests[place]:
                best = bests[k]
                bests[k] = bests[place]
                bests[place] = best
        found += bests[place]
    if due > 0 and columns > 0:
        out[base + traits.MISSION_BEST] = float(bests[0])
        out[base + traits.MISSIONS_LEFT] = float(found)
        if s.phase == MISSION_PHASE:
            out[base + traits.MISSION_WAITS] = float(bests[0])


def missions_due(s: Dei, seat: Seat) -> i64:
    """How many Missions a seat can still take: one in each Turn that is left, this one if it has not yet."""
    if s.over != 0 or s.turn == 0:
        return 0
    turns = s.layout.numbers.turns
    taken: i64 = 0
    for column in range(turns):
        if s.taken[seat * turns + column] != NOTHING:
            taken += 1
    left = turns - s.turn
    return left + 1 if taken < s.turn else left


def best_in(s: Dei, viewer: Seat, seat: Seat, column: i64) -> i64:
    turns = s.layout.numbers.turns
    best: i64 = 0
    for row in range(s.layout.mission_rows):
        kind = s.missions[row * turns + column]
        secret = s.layout.rulings.planning and seat != viewer and s.layout.counts[kind] == COUNT_DRONE_CARDS
        if kind != NOTHING and not secret:
            best = max(best, worth(s, seat, kind, column))
    return best


def tell_resources(s: Dei, seat: Seat, out: vec[float], base: i64) -> None:
    tech = s.has(seat, TECH)
    energy = s.has(seat, ENERGY)
    out[base + traits.TECH] = float(min(tech, ENOUGH_TECH))
    out[base + traits.TECH_BEYOND] = float(min(max(tech - ENOUGH_TECH, 0), ENOUGH_TECH))
    out[base + traits.ENERGY] = float(min(energy, ENOUGH_ENERGY))
    out[base + traits.ENERGY_BEYOND] = float(min(max(energy - ENOUGH_ENERGY, 0), ENOUGH_ENERGY))
    count: i64 = 0
    best: i64 = 0
    for market in range(MARKETS):
        for place in range(s.cards.size(ROW + market)):
            if cannot_buy_at(s, seat, market, place, 0) == ALLOWED:
                count += 1
                best = max(best, s.layout.supplies[s.cards.card(ROW + market, place)])
    out[base + traits.AFFORDABLE] = float(min(count, ENOUGH_CARDS))
    out[base + traits.BEST_BUY] = float(best)


def tell_map(s: Dei, seat: Seat, out: vec[float], base: i64) -> None:
    present = s.present(seat)
    rivals = s.rivals(seat)
    reach: i64 = 0
    regions: i64 = 0
    majorities: i64 = 0
    roofs: i64 = 0
    held: i64 = 0
    held_energy: i64 = 0
    for region in range(s.city.regions):
        if present >> region & 1 == 0:
            continue
        regions += 1
        reach |= linked(s, seat, MOVE, region)
        if s.city.is_roof(region):
            roofs += s.units_in(region, seat)
        if rivals >> region & 1 == 0 or majority(s, region) == seat:
            majorities += 1
            held += s.tokens[region]
            if s.city.is_roof(region):
                held_energy += s.tokens[region]
    near: i64 = 0
    open_regions = reach & ~rivals & ~present
    for region in range(s.city.regions):
        if open_regions >> region & 1:
            near += s.tokens[region]
    out[base + traits.SCRAPPERS] = float(s.on_map(seat))
    out[base + traits.RESERVE_EMPTY] = 1.0 if s.has(seat, RESERVE) == 0 else 0.0
    out[base + traits.REGIONS] = float(min(regions, ENOUGH_REGIONS))
    out[base + traits.MAJORITIES] = float(min(majorities, ENOUGH_REGIONS))
    out[base + traits.ROOF_UNITS] = float(min(roofs, ENOUGH_ROOFS))
    out[base + traits.TOKENS_HELD] = float(min(held, ENOUGH_TOKENS))
    out[base + traits.ENERGY_HELD] = float(min(held_energy, ENOUGH_ENERGY))
    out[base + traits.TOKENS_NEAR] = float(min(near, ENOUGH_TOKENS))
    for kind in range(KINDS):
        out[base + traits.SHELTERS + kind] = float(standing(s, seat, kind))
    champion = s.champion_at(seat)
    if champion != NOWHERE and s.scrappers_in(champion, seat) == 0:
        out[base + traits.CHAMPION_ALONE] = 1.0


def standing(s: Dei, seat: Seat, kind: i64) -> i64:
    """How many constructions of a kind stand on the map."""
    built = s.built(kind)
    count: i64 = 0
    for k in range(seat * TOKENS_A_KIND, (seat + 1) * TOKENS_A_KIND):
        if built[k] != NOWHERE:
            count += 1
    return count


def tell_outposts(s: Dei, seat: Seat, out: vec[float], base: i64) -> None:
    colours: i64 = 0
    pairs: i64 = 0
    almost: i64 = 0
    for colour in range(COLOURS):
        cubes = s.cubes_of(seat, colour)
        if cubes > 0:
            colours += 1
        if cubes > 0 and not is_open(s, seat, colour):
            if cubes >= s.layout.numbers.unlock:
                pairs += 1
            else:
                almost += 1
    out[base + traits.OUTPOSTS] = float(s.outposts_of(seat))
    out[base + traits.COLOURS] = float(colours)
    out[base + traits.PAIRS] = float(pairs)
    out[base + traits.ALMOST] = float(almost)
    out[base + traits.OPEN_TALENTS] = float(open_talents(s, seat))
    tell_struggle(s, seat, out, base)


def tell_struggle(s: Dei, seat: Seat, out: vec[float], base: i64) -> None:
    """Outposts that may be lost or won next."""
    shaky: i64 = 0
    threatened: i64 = 0
    near: i64 = 0
    garrisoned: i64 = 0
    for outpost in range(s.city.outposts):
        region = s.city.outpost_region[outpost]
        if garrisons(s, seat, outpost):
            garrisoned += 1
        if s.controller[outpost] == seat:
            mine = value(s, seat, region)
            if s.rivals(seat) >> region & 1 and mine - best_rival(s, seat, region) <= 1:
                shaky += 1
            for other in range(s.seats):
                if other != seat and can_take(s, other, region):
                    threatened += 1
                    break
        elif can_take(s, seat, region):
            near += 1
    out[base + traits.GARRISONS] = float(garrisoned)
    out[base + traits.OUTPOSTS_SHAKY] = float(shaky)
    out[base + traits.OUTPOSTS_THREATENED] = float(threatened)
    out[base + traits.OUTPOSTS_NEAR] = float(near)


def can_take(s: Dei, seat: Seat, region: Place) -> bool:
    """Whether a seat has the Majority in a Region after one Move of a whole squad from beside it."""
    sources = linked(s, seat, MOVE, region) & s.present(seat)
    if sources == 0:
        return False
    strongest: i64 = 0
    for source in range(s.city.regions):
        if sources >> source & 1:
            strongest = max(strongest, s.units_in(source, seat))
    return shortfall(s, seat, region, value_with(s, seat, region, strongest, ALONE)) <= 0


def use_of(symbol: i64) -> i64:
    """What a symbol is for."""
    if symbol <= GREEN_RECRUIT:
        return RECRUITS
    if symbol < COLLECT or symbol == BOOTS_MOVE:
        return MOVES
    if symbol <= GREEN_COLLECT:
        return COLLECTS
    if symbol <= BUILD_ELEVATOR:
        return BUILDS
    if FLY <= symbol < FLY + DRONES:
        return FLIGHTS
    return OTHERS


def add_symbols(s: Dei, card: Card, counts: vec[i64]) -> None:
    """What a card shows, by what it is for."""
    for symbol in range(SYMBOLS):
        shown = s.layout.shows(card, symbol)
        if shown > 0:
            counts[use_of(symbol)] += 1 if symbol >= COPY else shown


def tell_cards(s: Dei, viewer: Seat, seat: Seat, out: vec[float], base: i64) -> None:
    """The symbols of a hand; with DEI-OPT-3 those of all cards that another holds in secret, wherever they lie."""
    secret = s.layout.rulings.planning and seat != viewer and s.over == 0
    counts = table(USES)
    cards: i64 = 0
    for which in range(PAD):  # the hand, and what was planned
        pile = s.layout.pile(seat, which)
        cards += s.cards.size(pile)
        for k in range(s.cards.size(pile)):
            add_symbols(s, s.cards.card(pile, k), counts)
    if secret:
        add_hidden(s, seat, counts)
    else:
        out[base + traits.DRONE_CARDS] = float(drone_cards(s, seat))
    out[base + traits.HAND] = float(cards)
    for use in range(USES):
        out[base + traits.HAND_MOVES + use] = float(min(counts[use], ENOUGH_SYMBOLS))
    out[base + traits.BINNED] = float(s.cards.size(s.layout.pile(seat, BIN)))
    out[base + traits.CANDY] = float(min(s.candy.size(HELD + seat), ENOUGH_CANDY))
    if s.turn > 0:
        played = s.cards.size(s.layout.pile(seat, PAD))
        out[base + traits.CARDS_TO_COME] = float(min(PAD_CARDS - played, cards))


def add_hidden(s: Dei, seat: Seat, counts: vec[i64]) -> None:
    """The symbols of what lies face down on a pad and in the bin."""
    pile = s.layout.pile(seat, BIN)
    for k in range(s.cards.size(pile)):
        add_symbols(s, s.cards.card(pile, k), counts)
    pad = s.layout.pile(seat, PAD)
    for k in range(s.cards.size(pad)):
        if s.laid[seat * PAD_CARDS + k] & FACE_DOWN:
            add_symbols(s, s.cards.card(pad, k), counts)


def tell_card_in_play(s: Dei, out: vec[float], base: i64) -> None:
    """What is left of the card in play."""
    pool = s.pool
    if s.card == NOTHING:
        return
    counts = table(USES)
    for symbol in range(RECRUIT, SYMBOLS):
        if pool[symbol] > 0 and symbol != PURCHASE:
            counts[use_of(symbol)] += pool[symbol] if symbol < COPY else 1
    for use in range(USES):
        out[base + traits.LEFT_MOVES + use] = float(min(counts[use], ENOUGH_SYMBOLS))
    if pool[PURCHASE] > 0:
        out[base + traits.PURCHASE_WAITS] = 1.0
