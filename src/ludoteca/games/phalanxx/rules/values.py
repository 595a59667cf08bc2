"""What a position is worth: the score as it stands, and what cards in hand, Talents and armies still promise."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import EQUIPMENT, LEADER, NEEDS
from ludoteca.games.phalanxx.rules.playing import lacks
from ludoteca.games.phalanxx.rules.scoring import counts, final_score
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.decision import ALLOWED

# Found by self-play from plausible beginnings; each is measured in points.
PLAYABLE = 0.45  # of its Strength: a card in hand whose needs are met
WAITING = 0.29  # of its Strength: a card in hand whose needs are not met
SPECIAL = 0.5  # a Leader or Equipment card in hand, for its ability
TALENT = -0.12  # a Talent, beside what it scores: who likes money for its own sake sits on it
ARMY = 0.7  # an army in the reserve that can still go to the map
FIRST_OF_KIND = 2.5  # the first Leader and the first Equipment: Fame Groups need both
LONG = 14.0  # turns of a player in a long game


def worth(s: Phalanxx, player: i64) -> float:
    layout = s.layout
    total = float(final_score(s, player))
    left = turns_left(s)
    if left <= 0.0:
        return total
    share = left / LONG
    hand = layout.hand_of(player)
    room = left * 2.0
    for place in range(s.cards.size(hand)):
        card = s.cards.card(hand, place)
        if room <= 0.0:
            break
        room -= 1.0
        met = True
        for condition in range(NEEDS):
            if lacks(s, player, card * NEEDS + condition) != ALLOWED:
                met = False
        total += float(layout.card_strength[card]) * (PLAYABLE if met else WAITING)
        if layout.family[card] >= LEADER:
            total += SPECIAL * share
    total += TALENT * float(s.talents[player]) * share
    armies = s.reserve[player]
    total += ARMY * float(armies if armies < 6 else 6) * share
    if counts(s, player, LEADER) > 0:
        total += FIRST_OF_KIND * share
    if counts(s, player, EQUIPMENT) > 0:
        total += FIRST_OF_KIND * share
    return total


def turns_left(s: Phalanxx) -> float:
    """Turns a player still has; a match has as many turns as there are cards for them."""
    return float(s.layout.turns - s.turn) / float(s.layout.players)
