"""What bots see of a position, in numbers: how far the match has gone, and what each side has. No weight is here.

A side is a player; alone, the Regent is the second. Of a rival's hand only what the viewer has seen is read.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.conquest import army_cost, cannot_beat
from ludoteca.games.phalanxx.rules.counting import Front, Means, holdings
from ludoteca.games.phalanxx.rules.dice import SIDES, home_die, value_of
from ludoteca.games.phalanxx.rules.layout import (
    ARCHER,
    ARMIES,
    CHOOSE_DIE,
    CITY,
    DISPLAY,
    E_CITY,
    E_OASIS,
    E_WAR,
    EQUIPMENT,
    INC9,
    INFANTRY,
    KNIGHT,
    LEADER,
    NEEDS,
    NO_DIE,
    NOBODY,
    OASIS,
    SIEGE,
    SLOTS,
    SPACES,
    SUM_LEAST,
    SUM_MOST,
    TALENTS,
    TRADE,
    YELLOW,
    Layout,
)
from ludoteca.games.phalanxx.rules.market import price
from ludoteca.games.phalanxx.rules.playing import shortfall
from ludoteca.games.phalanxx.rules.scoring import LINES, earns_fame, fame_group, fame_groups, groups_of, points
from ludoteca.games.phalanxx.rules.standing import attack, drill, loss, march
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.traits import (
    ABILITIES_FROM_HAND,
    ALWAYS,
    ATTACK_BONUS,
    BEST_FREE_REGION,
    BEST_PAYABLE,
    BEST_PLAYABLE,
    BEST_TARGET,
    CARDS_IN_HAND,
    CARDS_PAYABLE,
    CARDS_TOO_MANY,
    CHEAP_CARDS,
    CHEAP_CITIES,
    CITIES,
    CONQUESTS_THIS_TURN,
    DEFENCE,
    DICE_LEFT,
    DICE_THAT_FIT,
    DRILL_BONUS,
    ELIMINATED,
    EQUIPMENT_CARDS,
    EQUIPMENT_FROM_HAND,
    FAME_GROUPS,
    FAME_WAITING,
    FEW_TURNS_LEFT,
    FIRST,
    FIRST_EQUIPMENT,
    FIRST_LEADER,
    FIRST_ROTATED,
    FREE_CITIES,
    FREE_OASES,
    FREE_REGIONS,
    GONE,
    GROUP_LACKS_ONE,
    GROUPS_FROM_HAND,
    HEROIC,
    HEROIC_LEAD,
    HOME_COLOURS,
    HOME_LOWEST,
    HOME_SUM,
    LAST,
    LEADER_FROM_HAND,
    LEADERS,
    LIGHT_LOSSES,
    LIKELY_BONUS,
    MARCH_BONUS,
    NO_RESERVE,
    OASES,
    RESERVE,
    RICH_INCOME,
    SPECIALS_PLAYABLE,
    SPECIALS_WAITING,
    STRENGTH_FAR,
    STRENGTH_LEAD,
    STRENGTH_NEAR,
    STRENGTH_PLAYABLE,
    STRENGTH_THIS_TURN,
    STRONGER_RIVALS,
    TALENTS_FOR_NEEDS,
    TALENTS_HELD,
    TARGETS,
    THREATENED_POINTS,
    THREATENED_REGIONS,
    TURN_AHEAD,
    UNITS,
    UNKNOWN_CARDS,
    UPRIGHT_CARDS,
    WEAKER_RIVALS,
    WIDTH,
)
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.deck import CARD, SEEN_SHIFT
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Card, Place, Seat

# Where more of it says no more.
FEW: Final = 3.0  # rounds before the last
MOST_NEEDED: Final[i64] = 12  # Talents
MOST_ARMIES: Final[i64] = 6
MOST_UPRIGHT: Final[i64] = 3
FAR_AHEAD: Final[i64] = 8  # of Strength
FAR_MORE_HEROIC: Final[i64] = 3
STRONGEST: Final[i64] = 15  # a card's Strength

HEROISM: Final[i64] = 1 << 5  # behind the bits of the five spaces
PLAYS_A_TURN: Final[i64] = 2  # hardly anybody has more cards to play
MET: Final[i64] = 0  # how near a card is to being played
NEAR: Final[i64] = 1
FAR: Final[i64] = 2


def features(s: Phalanxx, viewer: Seat, out: vec[float]) -> None:
    tell_time(s, out)
    offered = look_at_display(s)
    survey(s, compare(s, offered & HEROISM != 0, out), out)
    held = holdings(s)
    rolled = is_rolled(s)
    for side in range(s.layout.players):
        base = FIRST + side * WIDTH
        front = Front(s, side)
        means = Means(s, side, held)
        for line in range(LINES):
            out[base + line] = float(points(s, side, line, front, held))
        count_stock(s, side, means, base, out)
        count_front(s, front, base, out)
        name_abilities(s, side, base, out)
        turns = turns_to_come(s, side, rolled)
        dice = dice_to_place(s) if rolled and s.active() == side else i64(0)
        out[base + DICE_LEFT] = float(dice)
        if turns > 0:
            out[base + TURN_AHEAD] = 1.0 if is_ahead(s, side, rolled) else 0.0
            weigh_market(s, side, offered, means, base, out)
        if turns > 0 or dice > 0:
            playable = weigh_hand(s, side, viewer, front, means, base, out)
            spare = s.cards.size(s.layout.hand_of(side)) - turns * PLAYS_A_TURN - dice
            out[base + CARDS_TOO_MANY] = float(max(spare, 0))
            if dice > 0:
                weigh_turn(s, side, playable, base, out)


def tell_time(s: Phalanxx, out: vec[float]) -> None:
    layout = s.layout
    turn = max(s.turn, 0)
    rounds = float(layout.turns - turn) / float(layout.players)
    out[ALWAYS] = 1.0
    out[GONE] = float(turn) / float(layout.turns)
    out[FEW_TURNS_LEFT] = 1.0 - min(max(rounds - 1.0, 0.0), FEW) / FEW
    out[LAST] = 1.0 if rounds <= 1.0 else 0.0


def turns_to_come(s: Phalanxx, side: i64, rolled: bool) -> i64:
    """Turns of a side that have not come to their roll. PHX-END-05 their number is known from the beginning."""
    players = s.layout.players
    rounds = s.layout.turns // players - max(s.turn, 0) // players
    return rounds if is_ahead(s, side, rolled) else rounds - 1


def is_ahead(s: Phalanxx, side: i64, rolled: bool) -> bool:
    """Whether the turn of a side in this round has not come to its roll."""
    players = s.layout.players
    place = (side - s.first + players) % players
    now = max(s.turn, 0) % players
    return place > now or (place == now and not rolled)


def is_rolled(s: Phalanxx) -> bool:
    """Whether the active player has come to the actions; what of a move is only begun says nothing here."""
    return s.began() >= CHOOSE_DIE


def dice_to_place(s: Phalanxx) -> i64:
    """How many dice are left for the actions of a turn."""
    left: i64 = 0
    for die in s.travelling:
        if die != NO_DIE:
            left += 1
    return left


def compare(s: Phalanxx, heroism: bool, out: vec[float]) -> i64:
    """Every side beside every other; for each one, as many bits as there are sides: who could beat it in a conflict."""
    players = s.layout.players
    beaten_by: i64 = 0
    for side in range(players):
        strongest: i64 = 0
        most_heroic: i64 = -FAR_AHEAD
        base = FIRST + side * WIDTH
        for rival in range(players):
            if rival == side:
                continue
            strongest = max(strongest, attack(s, rival))
            most_heroic = max(most_heroic, s.heroic[rival])
            if cannot_beat(s, rival, side, heroism) == ALLOWED:
                beaten_by |= i64(1) << (side * players + rival)
                out[base + STRONGER_RIVALS] += 1.0
                out[FIRST + rival * WIDTH + WEAKER_RIVALS] += 1.0
        out[base + STRENGTH_LEAD] = within(s.strength[side] + s.defence[side] - strongest, FAR_AHEAD)
        out[base + HEROIC_LEAD] = within(s.heroic[side] - most_heroic, FAR_MORE_HEROIC)
    return beaten_by


def within(number: i64, most: i64) -> float:
    return float(max(min(number, most), -most))


def survey(s: Phalanxx, beaten_by: i64, out: vec[float]) -> None:
    """Once over the map: what every side could conquer now, and what it could lose."""
    layout = s.layout
    players = layout.players
    owner = s.owner
    near = layout.map.near
    near_from = layout.map.near_from
    anywhere = free_to_roam(s)
    able = with_reserve(s)
    for region in range(layout.regions):
        holder = owner[region]
        sides = able
        if holder != NOBODY:
            sides &= beaten_by >> (holder * players)
        if sides == 0:
            continue
        close = anywhere
        for k in range(near_from[region], near_from[region + 1]):
            neighbour = owner[near[k]]
            if neighbour != NOBODY:
                close |= i64(1) << neighbour
        sides &= close
        lost = False
        side: i64 = 0
        while sides != 0:
            if sides & 1:
                cost = army_cost(s, side, region)
                if s.reserve[side] >= cost:
                    gain = float(layout.worth[region] + cost * layout.numbers.score_army)
                    see_region(layout, region, gain, holder != NOBODY, FIRST + side * WIDTH, out)
                    lost = holder != NOBODY
            sides >>= 1
            side += 1
        if lost:
            base = FIRST + holder * WIDTH
            out[base + THREATENED_REGIONS] += 1.0
            out[base + THREATENED_POINTS] += float(layout.worth[region] + s.armies[region] * layout.numbers.score_army)


def see_region(layout: Layout, region: Place, gain: float, conflict: bool, base: i64, out: vec[float]) -> None:
    """A region that a side could conquer, and the points that it would bring."""
    if conflict:
        out[base + TARGETS] += 1.0
        out[base + BEST_TARGET] = max(out[base + BEST_TARGET], gain)
        return
    out[base + FREE_REGIONS] += 1.0
    out[base + BEST_FREE_REGION] = max(out[base + BEST_FREE_REGION], gain)
    kind = layout.kind[region]
    if kind == CITY:
        out[base + FREE_CITIES] += 1.0
    elif kind == OASIS:
        out[base + FREE_OASES] += 1.0


def free_to_roam(s: Phalanxx) -> i64:
    """The mask of sides that may conquer anywhere (PHX-CONQ-05, ruling `adjacency`)."""
    mask: i64 = 0
    for side in range(s.layout.players):
        if not s.layout.rulings.adjacency or s.on_map(side) == 0:
            mask |= i64(1) << side
    return mask


def with_reserve(s: Phalanxx) -> i64:
    """The mask of sides that have an army to conquer with."""
    mask: i64 = 0
    for side in range(s.layout.players):
        if s.reserve[side] > 0:
            mask |= i64(1) << side
    return mask


def count_stock(s: Phalanxx, side: i64, means: Means, base: i64, out: vec[float]) -> None:
    """Talents, armies, regions and Home dice."""
    out[base + TALENTS_HELD] = float(means.talents)
    out[base + TALENTS_FOR_NEEDS] = float(min(means.talents, MOST_NEEDED))
    out[base + RESERVE] = float(min(s.reserve[side], MOST_ARMIES))
    out[base + NO_RESERVE] = 1.0 if s.reserve[side] == 0 else 0.0
    out[base + ELIMINATED] = float(s.eliminated[side])
    out[base + CITIES] = float(means.cities)
    out[base + OASES] = float(means.oases)
    out[base + HOME_SUM] = float(means.total)
    out[base + HOME_LOWEST] = float(means.lowest)
    out[base + HOME_COLOURS] = float(means.colours())


def count_front(s: Phalanxx, front: Front, base: i64, out: vec[float]) -> None:
    """Cards in front, and how near they are to Fame."""
    groups = fame_groups(front)
    out[base + LEADERS] = float(front.leaders)
    out[base + EQUIPMENT_CARDS] = float(front.equipment)
    out[base + FIRST_LEADER] = float(min(front.leaders, 1))
    out[base + FIRST_EQUIPMENT] = float(min(front.equipment, 1))
    out[base + FIRST_ROTATED] = float(min(front.rotated, 1))
    out[base + UNITS] = float(front.archers + front.knights + front.infantry)
    out[base + FAME_GROUPS] = float(groups)
    if groups_of(front.archers, front.knights, front.infantry, front.jokers + 1) > groups:
        out[base + GROUP_LACKS_ONE] = 1.0
    if not earns_fame(front):
        out[base + FAME_WAITING] = float(groups * fame_group(s, front))
    out[base + UPRIGHT_CARDS] = float(min(front.upright, MOST_UPRIGHT))


def name_abilities(s: Phalanxx, side: i64, base: i64, out: vec[float]) -> None:
    numbers = s.layout.numbers
    abilities = s.abilities[side]
    out[base + HEROIC] = float(s.heroic[side])
    out[base + DEFENCE] = float(s.defence[side])
    out[base + ATTACK_BONUS] = float(attack(s, side) - s.strength[side])
    out[base + LIGHT_LOSSES] = float(numbers.conflict_loss - loss(s, side))
    out[base + MARCH_BONUS] = float(march(s, side))
    out[base + DRILL_BONUS] = float(drill(s, side))
    out[base + CHEAP_CITIES] = 1.0 if abilities & SIEGE else 0.0
    out[base + CHEAP_CARDS] = 1.0 if abilities & TRADE else 0.0
    out[base + LIKELY_BONUS] = 1.0 if abilities & INC9 else 0.0
    out[base + RICH_INCOME] = 1.0 if s.faction[side] == YELLOW else 0.0


def look_at_display(s: Phalanxx) -> i64:
    """The mask of spaces with a card for sale; one bit more, if Heroism is among the cards."""
    cards = s.cards
    mask: i64 = 0
    for space in range(SPACES):
        if cards.sizes[DISPLAY + space] > 0:
            shown = cards.places[cards.starts[DISPLAY + space]] & CARD
            mask |= HEROISM if shown == s.layout.heroism else i64(1) << space
    return mask


def weigh_market(s: Phalanxx, side: i64, offered: i64, means: Means, base: i64, out: vec[float]) -> None:
    """The displayed cards that a side could pay for."""
    strengths = s.layout.card_strength
    places = s.cards.places
    starts = s.cards.starts
    best: i64 = 0
    for space in range(SPACES):
        if (offered >> space) & 1 and price(s, side, space) <= means.talents:
            out[base + CARDS_PAYABLE] += 1.0
            card = places[starts[DISPLAY + space]] & CARD
            if strengths[card] > best and readiness(s, means, card) == MET:
                best = strengths[card]
    out[base + BEST_PAYABLE] = float(best)


def weigh_hand(s: Phalanxx, side: i64, viewer: Seat, front: Front, means: Means, base: i64, out: vec[float]) -> i64:
    """What the viewer knows of a hand; the Strengths of cards that can be played, see `best_of`."""
    layout = s.layout
    known = bit(viewer) << SEEN_SHIFT
    playable: i64 = 0
    archers = front.archers
    knights = front.knights
    infantry = front.infantry
    hand = layout.hand_of(side)
    start = s.cards.starts[hand]
    size = s.cards.sizes[hand]
    places = s.cards.places
    out[base + CARDS_IN_HAND] = float(size)
    for place in range(start, start + size):
        if places[place] & known == 0:
            out[base + UNKNOWN_CARDS] += 1.0
            continue
        card = places[place] & CARD
        strength = layout.card_strength[card]
        ready = readiness(s, means, card)
        if ready == MET:
            playable += i64(1) << (4 * strength)
            out[base + STRENGTH_PLAYABLE] += float(strength)
            out[base + BEST_PLAYABLE] = max(out[base + BEST_PLAYABLE], float(strength))
        else:
            out[base + (STRENGTH_NEAR if ready == NEAR else STRENGTH_FAR)] += float(strength)
        family = layout.family[card]
        if family == ARCHER:
            archers += 1
        elif family == KNIGHT:
            knights += 1
        elif family == INFANTRY:
            infantry += 1
        else:
            out[base + (SPECIALS_PLAYABLE if ready == MET else SPECIALS_WAITING)] += 1.0
            out[base + ABILITIES_FROM_HAND] += float(ability_points(layout.ability[card], front, means))
            if family == LEADER and front.leaders == 0:
                out[base + LEADER_FROM_HAND] = 1.0
            elif family == EQUIPMENT and front.equipment == 0:
                out[base + EQUIPMENT_FROM_HAND] = 1.0
    groups = groups_of(archers, knights, infantry, front.jokers) - fame_groups(front)
    out[base + GROUPS_FROM_HAND] = float(groups)
    return playable


def readiness(s: Phalanxx, means: Means, card: Card) -> i64:
    """Whether a card's needs are met, or one action can do what is missing, or it takes more."""
    layout = s.layout
    condition = card * NEEDS
    missing = shortfall(layout, means, condition)
    other = shortfall(layout, means, condition + 1)
    if missing > 0 and other > 0:
        return FAR
    if missing == 0:
        condition += 1
        missing = other
    if missing == 0:
        return MET
    need = layout.need[condition]
    one_action: i64 = 1
    if need == SUM_LEAST:
        one_action = SIDES - means.lowest  # pushed out by a six
    elif need == SUM_MOST:
        one_action = means.highest - 1
    elif need == TALENTS:
        one_action = layout.numbers.income
    elif need == ARMIES:
        one_action = layout.army_cost[CITY]
    return NEAR if missing <= one_action else FAR


def ability_points(ability: i64, front: Front, means: Means) -> i64:
    """What a card with a final ability would bring as things stand."""
    if ability == E_CITY:
        return means.cities
    if ability == E_OASIS:
        return means.oases
    return front.rotated if ability == E_WAR else 0


def weigh_turn(s: Phalanxx, side: i64, playable: i64, base: i64, out: vec[float]) -> None:
    """What the dice that are not placed yet can still do."""
    plays = dice_that_fit(s, side, drill(s, side))
    conquests = dice_that_fit(s, side, march(s, side))
    out[base + DICE_THAT_FIT] = float(max(plays, conquests))
    out[base + STRENGTH_THIS_TURN] = float(best_of(playable, plays))
    targets = out[base + FREE_REGIONS] + out[base + TARGETS]
    out[base + CONQUESTS_THIS_TURN] = min(float(min(conquests, s.reserve[side])), targets)


def dice_that_fit(s: Phalanxx, side: i64, bonus: i64) -> i64:
    """How many of the dice that are not placed yet can all go beside Home dice that are not higher."""
    dice: i64 = 0  # four bits a value: how many there are
    homes: i64 = 0
    for slot in range(SLOTS):
        if s.travelling[slot] != NO_DIE:
            dice += i64(1) << (4 * value_of(s.travelling[slot]))
        if s.grey[slot] == NO_DIE:
            homes += i64(1) << (4 * max(value_of(home_die(s, side, slot)) - bonus, 0))
    fit: i64 = 0
    open_homes = homes & 15
    for value in range(1, SIDES + 1):
        open_homes += (homes >> (4 * value)) & 15
        placed = min((dice >> (4 * value)) & 15, open_homes)
        fit += placed
        open_homes -= placed
    return fit


def best_of(playable: i64, count: i64) -> i64:
    """The Strength of so many of the best cards together; `playable` has four bits for every Strength."""
    total: i64 = 0
    for strength in range(STRONGEST, 0, -1):
        here = min((playable >> (4 * strength)) & 15, count)
        total += here * strength
        count -= here
    return total
