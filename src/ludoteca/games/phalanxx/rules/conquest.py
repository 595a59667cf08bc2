"""Action 2 – conquer a region, and the conflict if somebody holds it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.heroism import heroism_rules
from ludoteca.games.phalanxx.rules.layout import (
    ALREADY_YOURS,
    CARD_ROTATED,
    CITY,
    CONFLICT,
    CONQUERED,
    DIE_TOO_LOW,
    NO_CARD_TO_ROTATE,
    NO_CONFLICT,
    NOBODY,
    NOT_ADJACENT,
    NOT_MORE_HEROIC,
    NOT_STRONGER,
    NOT_YOUR_CARD,
    RESERVE_TOO_SMALL,
    ROTATE_CARD,
    ROTATED,
    SIEGE,
    STRENGTH_TOO_LOW,
)
from ludoteca.games.phalanxx.rules.standing import attack, loss, march, recount
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.turn import finish_action
from ludoteca.kernel.decision import ALLOWED, Decision, Options, because
from ludoteca.kernel.numbers import Action, Card, Place, Seat

TARGET: Final[i64] = 2  # of the own words of RotateCard, after DIE and SLOT: the region to conquer


def cannot_conquer(s: Phalanxx, player: i64, region: Place, die: i64, beside: i64) -> i64:
    """0, or why this player cannot conquer this region; `beside` is 0 while no die is chosen."""
    if s.owner[region] == player:
        return ALREADY_YOURS  # PHX-CONQ-01
    if s.layout.rulings.adjacency and not is_reachable(s, player, region):
        return NOT_ADJACENT  # PHX-CONQ-01
    if die + march(s, player) < beside:
        return because(DIE_TOO_LOW, beside - die - march(s, player))  # PHX-ACT-04
    missing = army_cost(s, player, region) - s.reserve[player]
    if missing > 0:
        return because(RESERVE_TOO_SMALL, missing)  # PHX-CONQ-03
    return cannot_beat(s, player, s.owner[region], heroism_rules(s)) if is_conflict(s, player, region) else ALLOWED


def is_reachable(s: Phalanxx, player: i64, region: Place) -> bool:
    """PHX-CONQ-01 adjacent to a region one holds; PHX-CONQ-05 or anywhere, if one holds none."""
    around = s.layout.map
    near = around.near
    owner = s.owner
    for k in range(around.near_from[region], around.near_from[region + 1]):
        if owner[near[k]] == player:
            return True
    return s.on_map(player) == 0


def army_cost(s: Phalanxx, player: i64, region: Place) -> i64:
    """PHX-CONQ-02 one army, two for a city; a Siege Tower saves one."""
    kind = s.layout.kind[region]
    return city_cost(s, player) if kind == CITY else s.layout.army_cost[kind]


def city_cost(s: Phalanxx, player: i64) -> i64:
    return s.layout.numbers.siege_cost if s.abilities[player] & SIEGE else s.layout.army_cost[CITY]


def is_conflict(s: Phalanxx, player: i64, region: Place) -> bool:
    """PHX-CONFLICT-01 the region is held by an opponent."""
    return s.owner[region] != NOBODY and s.owner[region] != player


def cannot_beat(s: Phalanxx, player: i64, rival: i64, heroism: bool) -> i64:
    """0, or why a conflict with this rival is not possible."""
    if heroism:
        missing = s.heroic[rival] + 1 - s.heroic[player]
        if missing > 0:
            return because(NOT_MORE_HEROIC, missing)  # PHX-HERO-04, and PHX-HERO-07 no ability helps
        if not s.layout.rulings.hero_price:
            return ALLOWED  # PHX-HERO-04 it is enough; PHX-HERO-05 what is lost and rotated follows from it
    else:
        missing = s.strength[rival] + s.defence[rival] + 1 - attack(s, player)
        if missing > 0:
            return because(NOT_STRONGER, missing)  # PHX-CONFLICT-02
    cost = conflict_cost(s, player, heroism)
    if not s.layout.rulings.clamp and s.strength[player] < cost:
        return because(STRENGTH_TOO_LOW, cost - s.strength[player])  # PHX-CONFLICT-06
    if s.layout.rulings.need_unrotated and not can_rotate(s, player):
        return NO_CARD_TO_ROTATE  # PHX-CONFLICT-07
    return ALLOWED


def conflict_cost(s: Phalanxx, player: i64, heroism: bool) -> i64:
    """PHX-CONFLICT-05 what the attacker goes back; PHX-HERO-05 under Heroism too (ruling `hero_loss`)."""
    return i64(0) if heroism and not s.layout.rulings.hero_loss else loss(s, player)


def can_rotate(s: Phalanxx, player: i64) -> bool:
    """Whether a card in front of the player is not rotated yet."""
    pile = s.layout.tableau_of(player)
    for place in range(s.cards.size(pile)):
        if s.rotated[s.cards.card(pile, place)] == 0:
            return True
    return False


def conquer(s: Phalanxx, player: i64, region: Place) -> None:
    """Put armies there, PHX-CONFLICT-03 in place of the defender's; PHX-CONQ-04 they stay where they are."""
    layout = s.layout
    cost = army_cost(s, player, region)
    if is_conflict(s, player, region):
        displace(s, player, region)
    else:
        s.tell(CONQUERED, layout.name_of(player), layout.region_name[region], cost)
    s.owner[region] = player
    s.armies[region] = cost
    s.reserve[player] -= cost


def displace(s: Phalanxx, player: i64, region: Place) -> None:
    """PHX-CONFLICT-04 the defender's armies go home, PHX-CONFLICT-08 nothing else happens to it."""
    rival = s.owner[region]
    cost = conflict_cost(s, player, heroism_rules(s))
    if s.layout.rulings.displaced_removed:
        s.eliminated[rival] += s.armies[region]
    else:
        s.reserve[rival] += s.armies[region]
    s.strength[player] = max(s.strength[player] - cost, 0)
    s.conflicts[player] += 1
    layout = s.layout
    who, whom = layout.name_of(player), layout.name_of(rival)
    s.tell(CONFLICT, who, whom, layout.region_name[region], s.armies[region], s.strength[player])


@final
class RotateCard(Decision[Phalanxx]):
    """Rotate one own card for the conflict, and conquer.

    PHX-CONFLICT-07  one card for each conflict, not rotated before
    PHX-CONFLICT-09  several conflicts in a turn are possible, one after the other
    """

    def options(self, s: Phalanxx, seat: Seat, out: Options) -> None:
        pile = s.layout.tableau_of(seat)
        for place in range(s.cards.size(pile)):
            card = s.cards.card(pile, place)
            if s.rotated[card] == 0:
                out.add(s.layout.rotate.of(card))

    def refusal(self, s: Phalanxx, seat: Seat, action: Action) -> i64:
        if s.deciding() != ROTATE_CARD:
            return NO_CONFLICT  # PHX-CONFLICT-07
        card = s.layout.rotate.argument(action)
        if s.cards.find(s.layout.tableau_of(seat), card) < 0:
            return NOT_YOUR_CARD  # PHX-CONFLICT-07
        return CARD_ROTATED if s.rotated[card] != 0 else ALLOWED  # PHX-CONFLICT-07

    def take(self, s: Phalanxx, seat: Seat, action: Action) -> None:
        conquer(s, seat, s.own(TARGET))
        rotate(s, seat, s.layout.rotate.argument(action))
        finish_action(s, seat)


def rotate(s: Phalanxx, player: i64, card: Card) -> None:
    s.rotated[card] = 1
    recount(s, player)
    s.tell(ROTATED, s.layout.name_of(player), card)
