"""The solo opponent: the Regent takes the cheapest card and, with a good roll, one region. It decides nothing."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.conquest import can_rotate, cannot_conquer, conquer, is_conflict, rotate
from ludoteca.games.phalanxx.rules.dice import roll_travelling, value_of
from ludoteca.games.phalanxx.rules.heroism import is_heroism
from ludoteca.games.phalanxx.rules.layout import DISPLAY, NOBODY, REGENT, REGENT_RESTED, REGENT_TOOK, ROLLED, SPACES
from ludoteca.games.phalanxx.rules.market import remove_rightmost, tidy_display
from ludoteca.games.phalanxx.rules.playing import lay_in_front
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.turn import finish_turn
from ludoteca.kernel.decision import ALLOWED


def regent_turn(s: Phalanxx) -> None:
    """PHX-SOLO-02 a card, a roll, perhaps a conquest; the dice go back as they are. PHX-SOLO-07 no choice in it."""
    regent_market(s)
    total = roll_travelling(s)
    dice = s.travelling
    s.tell(ROLLED, s.layout.name_of(REGENT), value_of(dice[0]), value_of(dice[1]), value_of(dice[2]))
    if total >= s.layout.numbers.regent_roll:
        regent_conquest(s)
    else:
        s.tell(REGENT_RESTED)
    finish_turn(s)


def regent_market(s: Phalanxx) -> None:
    space = SPACES - 1
    if is_heroism(s, space):
        remove_rightmost(s, REGENT)
    elif s.cards.size(DISPLAY + space) > 0:
        card = s.cards.card(DISPLAY + space, 0)
        lay_in_front(s, REGENT, DISPLAY + space, 0)
        s.tell(REGENT_TOOK, card, s.strength[REGENT])
    tidy_display(s)


def regent_conquest(s: Phalanxx) -> None:
    """PHX-SOLO-03 the most valuable region it can take, rather yours than nobody's."""
    target: i64 = NOBODY
    best: i64 = -1
    for region in range(s.layout.regions):
        if cannot_conquer(s, REGENT, region, 0, 0) == ALLOWED:
            rating = s.layout.worth[region] * 2
            if is_conflict(s, REGENT, region):
                rating += 1
            if rating > best:
                best = rating
                target = region
    if target == NOBODY:
        s.tell(REGENT_RESTED)
        return
    conflict = is_conflict(s, REGENT, target)
    conquer(s, REGENT, target)
    if conflict and can_rotate(s, REGENT):
        rotate(s, REGENT, weakest_card(s))


def weakest_card(s: Phalanxx) -> i64:
    """PHX-SOLO-03 its unrotated card of least Strength, the one taken first if equal."""
    pile = s.layout.tableau_of(REGENT)
    found: i64 = NOBODY
    for place in range(s.cards.size(pile)):
        card = s.cards.card(pile, place)
        if s.rotated[card] == 0 and (found == NOBODY or s.layout.card_strength[card] < s.layout.card_strength[found]):
            found = card
    return found
