"""The end of the game: gems fill the camp, cards that were kept give half, full rows and columns count."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import SOLO
from ludoteca.games.magnificent.rules.names import (
    CAMP_SCORED,
    CARD_HALVED,
    DISCARD_GEM,
    FILL_CAMP,
    FILL_SQUARE,
    GEM_FILLED,
    GEM_KINDS,
    GOAL_MISSED,
    GOAL_REACHED,
    NO_FILLING,
    NO_GOAL,
    NO_SUCH_GEM,
    NOTHING,
    SQUARE_COVERED,
)
from ludoteca.games.magnificent.rules.round_end import discards_gems, score_kept
from ludoteca.games.magnificent.rules.scoring import camp_points, goal_of, halved, total
from ludoteca.games.magnificent.rules.state import (
    CLEAR_LAYER,
    FROM_CAMP,
    FROM_HALVES,
    GEMS_OFF,
    KEPT,
    LAYERS,
    LEDGER,
    PARTS,
    SCORE,
    STORAGE,
    Magnificent,
)
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick, because
from ludoteca.kernel.numbers import Action, Card, Seat

# The own words of the end: who has had it, whether gems were asked for, which card comes, whether its gems were.
WHO: Final[i64] = 0
FILLED: Final[i64] = 1
CARD: Final[i64] = 2
ASKED: Final[i64] = 3

GEM: Final[i64] = 0  # the own word of a square that is filled


def layer_of(gem: i64) -> i64:
    """MAG-EOG-02 the colour a square has from its gem; a clear one gives it none."""
    return gem if gem < GEM_KINDS - 1 else CLEAR_LAYER


def can_fill(s: Magnificent, seat: Seat) -> bool:
    if not s.layout.rulings.gem_filling:
        return False
    return s.gems(seat) > 0 and s.covered(seat) != s.layout.camp.whole


@final
class FinishGame(Consequence[Magnificent]):
    """The final scoring, of one player after the other.

    MAG-EOG-01  after the last card was scored
    MAG-EOG-03  half the points of each card that was kept, those for which gems are discarded last
    MAG-EOG-04  full rows and columns of the camp
    MAG-EOG-05  nothing for coins, trainers and posters
    MAG-SOLO-07  alone, the goal that was reached, or how much is missing
    """

    def follow(self, s: Magnificent) -> None:
        if s.own(WHO) == s.seats:
            if s.seats == SOLO:
                tell_goal(s, s.order[0])
            s.done()
            s.over = 1
            return
        seat = s.order[s.own(WHO)]
        if s.own(FILLED) == 0:
            s.set_own(FILLED, 1)
            if can_fill(s, seat):
                s.push(FILL_CAMP, seat)
        elif s.own(CARD) < s.cards.size(s.own_cards(seat)):
            halve_card(s, seat)
        else:
            finish_seat(s, seat)
            s.set_own(WHO, s.own(WHO) + 1)
            s.set_own(FILLED, 0)
            s.set_own(CARD, 0)


def kept_card(s: Magnificent, seat: Seat, number: i64) -> Card:
    """The card that gives half as the first, the second, …: those that gems are discarded for come last.

    So nobody gives up gems that another card still counts.
    """
    pile = s.own_cards(seat)
    left = number
    for late in range(i64(2)):
        for k in range(s.cards.size(pile)):
            card = s.cards.card(pile, k)
            if discards_gems(s, card) == (late == 1):
                if left == 0:
                    return card
                left -= 1
    return NOTHING


def halve_card(s: Magnificent, seat: Seat) -> None:
    """MAG-EOG-03 the next card; MAG-SC-09 for one that counts discarded gems they are asked for first."""
    card = kept_card(s, seat, s.own(CARD))
    if s.own(ASKED) == 0:
        s.now[GEMS_OFF] = 0
        s.set_own(ASKED, 1)
        if discards_gems(s, card) and s.gems(seat) > 0:
            s.push(DISCARD_GEM, seat, card, 0, 1)
            return
    s.set_own(ASKED, 0)
    s.set_own(CARD, s.own(CARD) + 1)
    s.tell(CARD_HALVED, seat, card, score_kept(s, seat, card))


def finish_seat(s: Magnificent, seat: Seat) -> None:
    if s.layout.rulings.half_of_sum:
        half = halved(s, s.ledger[seat * LEDGER + KEPT])
        s.add(seat, SCORE, half)
        s.parts[seat * PARTS + FROM_HALVES] += half
    camp = camp_points(s, seat)
    s.add(seat, SCORE, camp)
    s.parts[seat * PARTS + FROM_CAMP] += camp
    s.tell(CAMP_SCORED, seat, camp)


def tell_goal(s: Magnificent, seat: Seat) -> None:
    points = total(s, seat)
    goal = goal_of(s, points)
    if goal == NO_GOAL:
        s.tell(GOAL_MISSED, seat, points, s.layout.numbers.solo_win - points)
    else:
        s.tell(GOAL_REACHED, seat, points, goal)


@final
class FillCamp(Decision[Magnificent]):
    """Put gems that are left on empty squares of the camp, one each.

    MAG-EOG-02  as many as one likes
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for kind in range(GEM_KINDS):
            if s.has(seat, STORAGE + kind) > 0:
                out.add(s.layout.fill.of(kind))
        out.add(s.layout.filled.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if not s.layout.rulings.gem_filling:
            return NO_FILLING
        if s.layout.filled.has(action):
            return ALLOWED
        kind = s.layout.fill.argument(action)
        return ALLOWED if s.has(seat, STORAGE + kind) > 0 else because(NO_SUCH_GEM, kind)

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        if s.layout.filled.has(action):
            s.done()
            s.hand_over()
        else:
            s.go_on(FILL_SQUARE, seat, s.layout.fill.argument(action))


@final
class FillSquare(Pick[Magnificent]):
    """The square that a gem fills.

    MAG-EOG-02  it counts as covered, in the colour of the gem; its bonus is not gained
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return SQUARE_COVERED if s.covered(seat) & s.layout.camp.bits[k] != 0 else ALLOWED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        gem = s.own(GEM)
        s.back()
        s.add(seat, STORAGE + gem, -1)
        s.squares[seat * LAYERS + layer_of(gem)] |= s.layout.camp.bits[k]
        s.gem_squares[seat * GEM_KINDS + gem] |= s.layout.camp.bits[k]
        s.tell(GEM_FILLED, seat, gem, k)
