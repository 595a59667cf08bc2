"""Set-up and turn 0: the table is laid, first regions are found, trends and objectives are dealt."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.crises import resolve_red
from ludoteca.games.archipelago.rules.evolution import deal_card
from ludoteca.games.archipelago.rules.exploring import in_hand, nothing_fits, uncover_hex
from ludoteca.games.archipelago.rules.layout import (
    BOX,
    CARDS,
    COMMON,
    DECK,
    HELD,
    HEX_DECK,
    HEX_DISCARD,
    HEXES,
    IN_HAND,
    OBJECTIVES,
    TRENDS,
    Layout,
)
from ludoteca.games.archipelago.rules.map import START, fits_somewhere, lay_region
from ludoteca.games.archipelago.rules.markers import move_surplus
from ludoteca.games.archipelago.rules.names import (
    BEGIN_GAME,
    CHOOSE_TRENDS,
    DEAL_HEXES,
    DEAL_OBJECTIVES,
    DOMESTIC,
    FIRST_EXPLORATIONS,
    GOODS,
    HAND_SHOWN,
    KEEP_OBJECTIVE,
    NO_VOTE,
    NOBODY,
    NOT_DEALT,
    NOTHING,
    OBJECTIVE_OPEN,
    ORDER_DRAWN,
    PICK_SIDE,
    PLAY_TURN,
    RANK_BENEFACTOR,
    TREND_REVEALED,
    VOTE_TREND,
    VOTED,
)
from ludoteca.games.archipelago.rules.pieces import add_citizen, put_unit
from ludoteca.games.archipelago.rules.state import BANK, DISCS, FLORINS, ON_GROUND, Archipelago
from ludoteca.kernel.chance import DECKS, SETUP, Chance
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Commit, Options
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Action, Seat, table

WHO: Final[i64] = 0  # of the first explorations: whose turn it is in the order
DEALT: Final[i64] = 0  # of the objectives: how often they were dealt
PAIR: Final[i64] = 2  # ARC-VAR-06 objectives of which one is kept


def lay_table(layout: Layout, chance: Chance) -> Archipelago:
    """ARC-SETUP-01 to ARC-SETUP-10: boards, bank, piles, decks, the start hex and what each seat begins with.

    ARC-SETUP-03, ARC-SETUP-04 all markers stand at 0; ARC-SETUP-06 a fresh state has its piles of explorer tokens.
    """
    s = Archipelago(layout, chance, None)
    numbers = layout.numbers
    for good in range(GOODS):
        s.stock[BANK * GOODS + good] = numbers.cubes[good] - numbers.market_start  # ARC-SETUP-05
        s.stock[DOMESTIC * GOODS + good] = numbers.market_start  # ARC-SETUP-02
    for card in range(CARDS):
        s.cards.put(DECK, card)
    s.cards.shuffle(DECK, s.chance, SETUP)  # ARC-SETUP-07
    for one in range(HEXES):
        s.hexes.put(HEX_DECK, one)
    for objective in range(OBJECTIVES):
        if is_dealt(layout, objective):
            s.objectives.put(BOX, objective)
    lay_region(s, layout.start_side, 0, 0)  # ARC-SETUP-08, ARC-VAR-01
    for seat in range(s.seats):
        s.order[seat] = seat
        lay_seat(s, seat)
    if layout.rulings.desert:
        move_surplus(s, layout.sides.huts[layout.start_side])
    draw_order(s)
    s.then(BEGIN_GAME)
    s.then(DEAL_OBJECTIVES)
    s.then(CHOOSE_TRENDS)
    s.then(FIRST_EXPLORATIONS)
    s.then(DEAL_HEXES)
    if layout.rulings.choose_trend:
        s.ask_all(VOTE_TREND)  # ARC-VAR-04
    return s


def is_dealt(layout: Layout, objective: i64) -> bool:
    """ARC-2P-01, ARC-VAR-02, ARC-VAR-05 Pacifist and Separatist stay in the box there."""
    rulings = layout.rulings
    without = layout.seats == 2 or rulings.no_secrets or rulings.benefactor
    return not without or layout.end_role[objective] == 0


def lay_seat(s: Archipelago, seat: Seat) -> None:
    """ARC-SETUP-09 florins, discs, and a ship on the open sea; ARC-VAR-01 or citizens in the desert, and no ship."""
    layout = s.layout
    s.add(seat, FLORINS, layout.numbers.start_florins)
    s.bank -= layout.numbers.start_florins
    s.add(seat, DISCS, layout.numbers.start_discs)
    if layout.rulings.desert:
        for _ in range(layout.numbers.start_citizens):
            add_citizen(s, seat, START, 0)
    else:
        for k in range(layout.numbers.start_ships):
            put_unit(s, layout.first_ship(seat) + k, START, 0, ON_GROUND)


def draw_order(s: Archipelago) -> None:
    """ARC-T0-01 the order of play is drawn."""
    s.chance.shuffle(SETUP, s.order)
    for place in range(s.seats):
        s.tell(ORDER_DRAWN, s.order[place], place + 1)


@final
class VoteTrend(Commit[Archipelago]):
    """Which trend you would like to play with; all vote at the same time.

    ARC-VAR-04  the trend with most votes is played with, one of several equal ones by lot
    ARC-VAR-07  with the Benefactor the vote is about the second trend
    """

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for trend in range(TRENDS):
            if cannot_vote(s, trend) == ALLOWED:
                out.add(s.layout.vote.of(trend))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return cannot_vote(s, s.layout.vote.argument(action))

    def uncover(self, s: Archipelago) -> None:
        votes = table(TRENDS)
        for k in range(s.seats):
            seat = s.order[k]
            trend = s.layout.vote.argument(s.answer(seat, 0))
            votes[trend] += 1
            s.tell(VOTED, seat, trend)
        for _ in range(trends_to_choose(s)):
            reveal_trend(s, most_voted(s, votes))


def cannot_vote(s: Archipelago, trend: i64) -> i64:
    """ALLOWED, or that this trend is in play in any case, or that nobody votes."""
    rulings = s.layout.rulings
    if not rulings.choose_trend or s.trend != NOTHING:
        return NO_VOTE
    return NO_VOTE if rulings.benefactor and s.layout.trend_rank[trend] == RANK_BENEFACTOR else ALLOWED


def most_voted(s: Archipelago, votes: vec[i64]) -> i64:
    """The trend with most votes that is not in play yet, by lot among equal ones."""
    best = vec[i64]()
    most: i64 = -1
    for trend in range(TRENDS):
        if trend == s.trend or trend == s.second_trend or cannot_be_drawn(s, trend):
            continue
        if votes[trend] > most:
            most = votes[trend]
            best = vec[i64]()
        if votes[trend] == most:
            best = append(best, trend)
    return best[s.chance.below(SETUP, i64(len(best)))]


def cannot_be_drawn(s: Archipelago, trend: i64) -> bool:
    """ARC-VAR-05 the Benefactor is in play before anything is drawn."""
    return s.layout.rulings.benefactor and s.layout.trend_rank[trend] == RANK_BENEFACTOR


def trends_to_choose(s: Archipelago) -> i64:
    """ARC-T0-13 one trend; ARC-VAR-03 two; ARC-VAR-05 one beside the Benefactor; ARC-VAR-02 none."""
    rulings = s.layout.rulings
    if rulings.no_secrets:
        return 0
    if rulings.more_control and not rulings.benefactor:
        return s.layout.numbers.trends_with_more_control
    return 1


def reveal_trend(s: Archipelago, trend: i64) -> None:
    """ARC-TREND-02 a trend lies open for the rest of the game."""
    if s.trend == NOTHING:
        s.trend = trend
    else:
        s.second_trend = trend
    s.tell(TREND_REVEALED, trend)


@final
class ChooseTrends(Consequence[Archipelago]):
    """ARC-T0-13 trends are drawn, as far as nobody has voted for them."""

    def follow(self, s: Archipelago) -> None:
        s.done()
        drawn = table(TRENDS)
        if not s.layout.rulings.choose_trend:
            for _ in range(trends_to_choose(s)):
                s.reveal()
                reveal_trend(s, most_voted(s, drawn))
        if s.layout.rulings.benefactor:
            for trend in range(TRENDS):
                if s.layout.trend_rank[trend] == RANK_BENEFACTOR:
                    reveal_trend(s, trend)


@final
class DealHexes(Consequence[Archipelago]):
    """ARC-T0-02 three hexes for everybody, for nobody else to see."""

    def follow(self, s: Archipelago) -> None:
        s.done()
        s.hexes.shuffle(HEX_DECK, s.chance, DECKS)
        for place in range(s.seats):
            deal_hand(s, s.order[place])


def deal_hand(s: Archipelago, seat: Seat) -> None:
    hexes = s.hexes
    for _ in range(s.layout.numbers.first_hexes):
        hexes.move(HEX_DECK, hexes.size(HEX_DECK) - 1, IN_HAND + seat)
        s.show(hexes, IN_HAND + seat, hexes.size(IN_HAND + seat) - 1, bit(seat))


@final
class FirstExplorations(Consequence[Archipelago]):
    """ARC-T0-03 one after the other everybody lays a first region; ARC-T0-11 then all other hexes are shuffled."""

    def follow(self, s: Archipelago) -> None:
        place = s.own(WHO)
        if place == s.seats:
            s.player = NOBODY
            s.done()
            gather_hexes(s)
            return
        seat = s.order[place]
        s.player = seat
        if nothing_fits(s, seat):
            draw_anew(s, seat)
        else:
            s.set_own(WHO, place + 1)
            s.push(PICK_SIDE, seat)


def draw_anew(s: Archipelago, seat: Seat) -> None:
    """ARC-T0-06 a hand of which nothing fits is shown and discarded, and three others are drawn.

    Ruling: where none of all that could be drawn fits beside the start, a region may lie beside any that can be left.
    """
    hexes = s.hexes
    s.stuck = 0 if something_would_fit(s, seat) else 1
    s.reveal()
    s.tell(HAND_SHOWN, seat)
    while hexes.size(IN_HAND + seat) > 0:
        s.show(hexes, IN_HAND + seat, 0, EVERYBODY)
        hexes.move(IN_HAND + seat, 0, HEX_DISCARD)
    if hexes.size(HEX_DECK) < s.layout.numbers.first_hexes:
        while hexes.size(HEX_DISCARD) > 0:
            hexes.move(HEX_DISCARD, 0, HEX_DECK)
        hexes.shuffle(HEX_DECK, s.chance, DECKS)
    deal_hand(s, seat)


def something_would_fit(s: Archipelago, seat: Seat) -> bool:
    """Whether any hex that is neither on the map nor in another hand fits."""
    for one in range(HEXES):
        near = in_hand(s, seat, one * 2) or s.hexes.find(HEX_DECK, one) >= 0 or s.hexes.find(HEX_DISCARD, one) >= 0
        if near and (fits_somewhere(s, seat, one * 2) or fits_somewhere(s, seat, one * 2 + 1)):
            return True
    return False


def gather_hexes(s: Archipelago) -> None:
    """ARC-T0-11 what is left in hands and discards goes back into the deck."""
    hexes = s.hexes
    for seat in range(s.seats):
        while hexes.size(IN_HAND + seat) > 0:
            hexes.move(IN_HAND + seat, 0, HEX_DECK)
    while hexes.size(HEX_DISCARD) > 0:
        hexes.move(HEX_DISCARD, 0, HEX_DECK)
    s.stuck = 0
    hexes.shuffle(HEX_DECK, s.chance, DECKS)
    uncover_hex(s)
    for slot in range(s.layout.numbers.track):
        deal_card(s, slot)  # ARC-T0-12


@final
class DealObjectives(Consequence[Archipelago]):
    """ARC-T0-14 an objective for everybody, in secret; ARC-2P-01 two; ARC-VAR-02 all in the open; ARC-VAR-06 twice."""

    def follow(self, s: Archipelago) -> None:
        rulings, numbers = s.layout.rulings, s.layout.numbers
        dealt = s.own(DEALT)
        if dealt == 0:
            s.objectives.shuffle(BOX, s.chance, SETUP)
        if rulings.no_secrets:
            s.done()
            for _ in range(numbers.objectives * s.seats if rulings.four_open else s.seats):
                open_objective(s)
        elif dealt == numbers.objectives:
            s.done()
        else:
            s.set_own(DEALT, dealt + 1)
            for place in range(s.seats):
                for _ in range(numbers.spicy_objectives if rulings.more_spice else 1):
                    deal_objective(s, s.order[place])
            if rulings.more_spice:
                s.ask_all(KEEP_OBJECTIVE)


def open_objective(s: Archipelago) -> None:
    deck = s.objectives
    deck.move(BOX, deck.size(BOX) - 1, COMMON)
    s.show(deck, COMMON, deck.size(COMMON) - 1, EVERYBODY)
    s.reveal()
    s.tell(OBJECTIVE_OPEN, s.layout.first_objective + deck.card(COMMON, deck.size(COMMON) - 1))


def deal_objective(s: Archipelago, seat: Seat) -> None:
    deck = s.objectives
    deck.move(BOX, deck.size(BOX) - 1, HELD + seat)
    s.show(deck, HELD + seat, deck.size(HELD + seat) - 1, bit(seat))


@final
class KeepObjective(Commit[Archipelago]):
    """Of two objectives that you drew you keep one.

    ARC-VAR-06  the other one goes back unseen by others; two players choose twice
    """

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        size = s.objectives.size(HELD + seat)
        for k in range(size - PAIR, size):
            out.add(s.layout.keep.of(s.objectives.card(HELD + seat, k)))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.deciding() != KEEP_OBJECTIVE:
            return NOT_DEALT
        k = s.objectives.find(HELD + seat, s.layout.keep.argument(action))
        return ALLOWED if k >= s.objectives.size(HELD + seat) - PAIR and k >= 0 else NOT_DEALT

    def uncover(self, s: Archipelago) -> None:
        deck = s.objectives
        for seat in range(s.seats):
            pile = HELD + seat
            first = deck.size(pile) - PAIR
            kept = s.layout.keep.argument(s.answer(seat, 0))
            deck.move_under(pile, first + 1 if deck.card(pile, first) == kept else first, BOX)


@final
class BeginGame(Consequence[Archipelago]):
    """ARC-T0-16 turn 1 begins."""

    def follow(self, s: Archipelago) -> None:
        s.turn = 1
        s.next_then(PLAY_TURN)
        if s.layout.rulings.red_at_setup:
            resolve_red(s)  # AMB-24
