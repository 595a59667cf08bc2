"""What the cards in front of a player give: abilities, defence, the count that Heroism compares."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import (
    ASSAULT,
    BLUE,
    CAMO,
    DRILL,
    EQUIPMENT,
    GREEN,
    LEADER,
    MARCH,
    RED,
    REGENT,
    SHIELD,
    VETERAN,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx


def recount(s: Phalanxx, player: i64) -> None:
    """Read a player's tableau anew, after a card came or was rotated.

    PHX-CARD-04   permanent abilities hold while the card lies there
    PHX-CARD-06   also when it is rotated (ruling `rotated_active`)
    PHX-HERO-03   Leaders + Equipment - rotated cards
    PHX-HERO-06   a rotated Leader or Equipment card counts on both sides
    """
    layout = s.layout
    numbers = layout.numbers
    cards = s.cards
    pile = layout.tableau_of(player)
    abilities: i64 = 0
    defence: i64 = 0
    heroic: i64 = 0
    for place in range(cards.size(pile)):
        card = cards.card(pile, place)
        if s.rotated[card] != 0:
            heroic -= 1
        if s.rotated[card] != 0 and not layout.rulings.rotated_active:
            continue
        family = layout.family[card]
        if family == LEADER or family == EQUIPMENT:
            heroic += 1
        ability = layout.ability[card]
        abilities |= ability
        if ability == CAMO:
            defence += numbers.camo_defence
    if abilities & SHIELD:
        defence += numbers.shield
    if not is_regent(s, player):
        s.abilities[player] = abilities
        s.defence[player] = defence
    s.heroic[player] = heroic


def is_regent(s: Phalanxx, player: i64) -> bool:
    """PHX-SOLO-02 abilities mean nothing to the Regent."""
    return s.layout.solo and player == REGENT


def attack(s: Phalanxx, player: i64) -> i64:
    """Strength as an attacker."""
    strength = s.strength[player]
    return strength + s.layout.numbers.assault if s.abilities[player] & ASSAULT else strength


def loss(s: Phalanxx, player: i64) -> i64:
    """PHX-CONFLICT-05 what a conflict costs its attacker; PHX-EXP-02 advantages do not add up."""
    if s.faction[player] == RED:
        return s.layout.numbers.faction_loss
    if s.abilities[player] & VETERAN:
        return s.layout.numbers.veteran_loss
    return s.layout.numbers.conflict_loss


def march(s: Phalanxx, player: i64) -> i64:
    """What a Travelling die counts more for conquest."""
    if s.abilities[player] & MARCH:
        return s.layout.numbers.march
    return s.layout.numbers.faction_die if s.faction[player] == BLUE else 0


def drill(s: Phalanxx, player: i64) -> i64:
    """What a Travelling die counts more for playing a card."""
    if s.abilities[player] & DRILL:
        return s.layout.numbers.drill
    return s.layout.numbers.faction_die if s.faction[player] == GREEN else 0
