"""What lies in front of a player, as numbers, read in one go: views say the same in words."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.conquest import city_cost, conflict_cost
from ludoteca.games.phalanxx.rules.heroism import heroism_rules
from ludoteca.games.phalanxx.rules.layout import SLOTS
from ludoteca.games.phalanxx.rules.market import prices
from ludoteca.games.phalanxx.rules.scoring import score_sheet
from ludoteca.games.phalanxx.rules.standing import is_regent
from ludoteca.games.phalanxx.rules.state import Phalanxx


class Things(NamedTuple):
    """One player's things as one viewer sees them: a card in hand that is unknown is negative.

    `loss` is what a conflict would cost this player in Strength now, `city_cost` the armies that a city takes.
    """

    regent: bool
    hand: tuple[int, ...]
    tableau: tuple[int, ...]
    rotated: tuple[bool, ...]
    home: tuple[int, ...]
    talents: int
    strength: int
    reserve: int
    eliminated: int
    on_map: int
    faction: int
    prices: tuple[int, ...]
    abilities: int
    heroic: int
    defence: int
    conflicts: int
    loss: int
    city_cost: int
    sheet: tuple[int, ...]


def things(s: Phalanxx, player: i64, viewer: i64) -> Things:
    tableau = s.cards.cards(s.layout.tableau_of(player))
    return Things(
        is_regent(s, player),
        tuple(s.cards.faces(s.layout.hand_of(player), viewer)),
        tuple(tableau),
        tuple([s.rotated[card] != 0 for card in tableau]),
        tuple([int(s.home[player * SLOTS + slot]) for slot in range(SLOTS)]),
        int(s.talents[player]),
        int(s.strength[player]),
        int(s.reserve[player]),
        int(s.eliminated[player]),
        int(s.on_map(player)),
        int(s.faction[player]),
        tuple(prices(s, player)),
        int(s.abilities[player]),
        int(s.heroic[player]),
        int(s.defence[player]),
        int(s.conflicts[player]),
        int(conflict_cost(s, player, heroism_rules(s))),
        int(city_cost(s, player)),
        tuple(score_sheet(s, player)),
    )
