"""Before the first turn: who begins, the deck, the display, hands, regions, Home dice."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.dice import (
    COLOURS,
    NO_DIE,
    ORANGE,
    SIDES,
    VIOLET,
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
    NOBODY,
    OASIS,
    SET_ASIDE,
    SLOTS,
    SPACES,
    Layout,
)
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.chance import SETUP, Chance
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.events import EVERYBODY, bit


def lay_table(layout: Layout, chance: Chance) -> Phalanxx:
    """PHX-SETUP-01 all is sorted, shuffled and laid out; the Home dice are rolled after factions are taken."""
    players = layout.players
    first: i64 = 0 if layout.solo else chance.below(SETUP, players)  # PHX-SETUP-02, PHX-SOLO-01
    cards = build_deck(layout, chance)
    for space in range(SPACES - 1, -1, -1):  # PHX-SETUP-06
        cards.move(DECK, cards.size(DECK) - 1, DISPLAY + space)
        cards.mark_seen(DISPLAY + space, 0, EVERYBODY)
    for place in range(layout.numbers.start_hand):  # PHX-SETUP-07
        for seat in range(layout.seats):
            cards.move(DECK, cards.size(DECK) - 1, layout.hand_of(seat))
            cards.mark_seen(layout.hand_of(seat), place, bit(seat))
    s = Phalanxx(
        layout,
        chance,
        None,
        cards,
        zeros(layout.cards),
        home_dice(layout),
        filled(SLOTS, NO_DIE),
        travelling_dice(layout),
        zeros(players),
        zeros(players),  # PHX-SETUP-10
        filled(players, layout.numbers.armies),  # PHX-SETUP-08
        zeros(players),
        filled(players, NOBODY),
        filled(layout.regions, NOBODY),
        zeros(layout.regions),
        zeros(players),
        zeros(players),
        zeros(players),
        zeros(players),
        first,
        -1,
        0,
    )
    for order in range(players):
        take_start_regions(s, (first + order) % players, order)
    return s


def build_deck(layout: Layout, chance: Chance) -> Deck:
    """PHX-SETUP-03 some cards of each era leave unseen; PHX-SETUP-05 Heroism among the last seven, era upon era."""
    backs = [int(layout.era[card]) for card in range(layout.cards)]
    backs[int(layout.heroism)] = 0  # a back of its own, so that imagining leaves it to `imagine_heroism`
    cards = new_deck(backs, layout.pile_rooms())
    eras: list[vec[i64]] = []
    for era in range(1, ERAS + 1):
        stack = vec[i64]()
        for card in range(layout.heroism):
            if layout.era[card] == era:
                stack = append(stack, card)
        chance.shuffle(SETUP, stack)
        for place in range(layout.set_aside):
            cards.put(SET_ASIDE, stack[place])
        eras.append(stack[layout.set_aside :])
    last = eras[2]
    packet = append(last[: layout.numbers.hero_packet], layout.heroism)
    chance.shuffle(SETUP, packet)
    for card in packet:
        cards.put(DECK, card)
    for card in last[layout.numbers.hero_packet :]:
        cards.put(DECK, card)
    for card in eras[1]:
        cards.put(DECK, card)
    for card in eras[0]:
        cards.put(DECK, card)
    return cards


def home_dice(layout: Layout) -> vec[i64]:
    """PHX-SETUP-08 a white, an orange and a violet die for each seat, not rolled yet; none for the Regent."""
    dice = filled(layout.players * SLOTS, NO_DIE)
    for seat in range(layout.seats):
        for colour in range(COLOURS):
            dice[seat * SLOTS + colour] = make_die(colour, 0)
    return dice


def travelling_dice(layout: Layout) -> vec[i64]:
    """PHX-SETUP-15 three white dice; PHX-SOLO-06 one of each colour in the solo game. Not rolled yet."""
    if layout.solo:
        return vec[i64]([make_die(WHITE, 0), make_die(ORANGE, 0), make_die(VIOLET, 0)])
    return filled(SLOTS, make_die(WHITE, 0))


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


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * count)


def filled(count: i64, word: i64) -> vec[i64]:
    return vec[i64]([word] * count)
