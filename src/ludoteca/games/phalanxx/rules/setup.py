"""Before the first turn: who begins, the deck, the display, hands, regions, Home dice."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import (
    COLOURS,
    SIDES,
    WHITE,
    home_sum,
    make_die,
    value_of,
)
from ludoteca.games.phalanxx.rules.layout import (
    CITY,
    DECK,
    DISPLAY,
    ERAS,
    FIRST_PLAYER,
    HOME_ROLLED,
    OASIS,
    SET_ASIDE,
    SLOTS,
    SPACES,
    Layout,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.chance import SETUP, Chance
from ludoteca.kernel.events import EVERYBODY, bit


def lay_table(layout: Layout, chance: Chance) -> Phalanxx:
    """PHX-SETUP-01 all is sorted, shuffled and laid out; the Home dice are rolled after factions are taken."""
    s = Phalanxx(layout, chance, None)
    if not layout.solo:  # PHX-SOLO-01
        s.first = chance.below(SETUP, layout.players)  # PHX-SETUP-02
    build_deck(s)
    deal_cards(s)
    lay_dice(s)
    for order in range(layout.players):
        take_start_regions(s, (s.first + order) % layout.players, order)
    return s


def build_deck(s: Phalanxx) -> None:
    """PHX-SETUP-03 some cards of each era leave unseen; PHX-SETUP-05 Heroism among the last seven, era upon era."""
    layout = s.layout
    cards = s.cards
    eras: list[vec[i64]] = []
    for era in range(1, ERAS + 1):
        stack = vec[i64]()
        for card in range(layout.heroism):
            if layout.era[card] == era:
                stack = append(stack, card)
        s.chance.shuffle(SETUP, stack)
        for place in range(layout.set_aside):
            cards.put(SET_ASIDE, stack[place])
        eras.append(stack[layout.set_aside :])
    last = eras[2]
    packet = append(last[: layout.numbers.hero_packet], layout.heroism)
    s.chance.shuffle(SETUP, packet)
    for card in packet:
        cards.put(DECK, card)
    for card in last[layout.numbers.hero_packet :]:
        cards.put(DECK, card)
    for card in eras[1]:
        cards.put(DECK, card)
    for card in eras[0]:
        cards.put(DECK, card)


def deal_cards(s: Phalanxx) -> None:
    """PHX-SETUP-06 the display, the cheapest space first; PHX-SETUP-07 then the starting hands."""
    cards = s.cards
    for space in range(SPACES - 1, -1, -1):
        cards.move(DECK, cards.size(DECK) - 1, DISPLAY + space)
        cards.mark_seen(DISPLAY + space, 0, EVERYBODY)
    for place in range(s.layout.numbers.start_hand):
        for seat in range(s.layout.seats):
            hand = s.layout.hand_of(seat)
            cards.move(DECK, cards.size(DECK) - 1, hand)
            cards.mark_seen(hand, place, bit(seat))


def lay_dice(s: Phalanxx) -> None:
    """None of them is rolled yet.

    PHX-SETUP-08  a white, an orange and a violet Home die for each seat; none for the Regent
    PHX-SETUP-15  three white dice travel
    PHX-SOLO-06   one of each colour in the solo game
    """
    for seat in range(s.layout.seats):
        for colour in range(COLOURS):
            s.home[seat * SLOTS + colour] = make_die(colour, 0)
    for place in range(SLOTS):
        colour = place if s.layout.solo else WHITE
        s.travelling[place] = make_die(colour, 0)


def take_start_regions(s: Phalanxx, player: i64, order: i64) -> None:
    """PHX-SETUP-11 a city and an oasis; PHX-SETUP-12 and PHX-SETUP-13 which ones the map says."""
    layout = s.layout
    for region in (layout.start_city[order], layout.start_oasis[order]):
        cost = layout.army_cost[CITY] if layout.kind[region] == CITY else layout.army_cost[OASIS]
        s.owner[region] = player
        s.armies[region] = cost
        s.reserve[player] -= cost


def roll_home_dice(s: Phalanxx) -> None:
    """PHX-SETUP-09 all players roll; the total is their Talents. Then the first turn begins."""
    s.tell(FIRST_PLAYER, s.first)
    for seat in range(s.layout.seats):
        for colour in range(COLOURS):
            s.home[seat * SLOTS + colour] = make_die(colour, s.roll(SIDES))
        s.talents[seat] = home_sum(s, seat)
        home = s.home
        base = seat * SLOTS
        s.tell(
            HOME_ROLLED, seat, value_of(home[base]), value_of(home[base + 1]), value_of(home[base + 2]), s.talents[seat]
        )
    s.turn = 0
