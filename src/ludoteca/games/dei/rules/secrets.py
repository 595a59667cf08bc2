"""What a seat does not know of the cards, imagined anew: the decks, and with DEI-OPT-3 what others hold in secret."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.layout import BIN, DECK, HAND, PAD, PAD_CARDS, PLAN
from ludoteca.games.dei.rules.names import COLOURS, NOTHING
from ludoteca.games.dei.rules.state import FACE_DOWN, Dei
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.deck import CARD
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.state import Sight

SOMEWHERE: Final[i64] = 0x10001  # in an observation, with a card: it lies in this place or in another like it


def imagine_cards(s: Dei, seat: Seat, rng: Rng) -> None:
    exchange_drone_cards(s, rng)
    s.cards.imagine(seat, rng)
    if s.layout.rulings.planning and s.over == 0:
        for other in range(s.seats):
            if other != seat:
                imagine_hidden(s, other, rng)


def exchange_drone_cards(s: Dei, rng: Rng) -> None:
    """DEI-SETUP-09 of the Drone cards that nobody has seen any may lie in any coloured deck; how many is known."""
    places = vec[i64]()
    cards = vec[i64]()
    for deck in range(DECK, DECK + COLOURS):
        start = s.cards.starts[deck]
        for k in range(start, start + s.cards.sizes[deck]):
            if s.layout.steers[s.cards.places[k] & CARD] != NOTHING:
                places = append(places, k)
                cards = append(cards, s.cards.places[k] & CARD)
    deal(s, places, sorted_cards(cards), rng)


def imagine_hidden(s: Dei, owner: Seat, rng: Rng) -> None:
    """DEI-OPT-3 everybody knows which cards a seat has, but not which of them lie where, unless face up."""
    places = hidden_places(s, owner)
    deal(s, places, sorted_cards(cards_at(s, places)), rng)


def cover_cards(s: Dei, seat: Seat, out: Sight) -> None:
    """In an observation, DEI-OPT-3 the cards of others are told in the order of their numbers, not where they lie."""
    if not s.layout.rulings.planning or s.over != 0:
        return
    for owner in range(s.seats):
        if owner != seat:
            places = hidden_places(s, owner)
            cards = sorted_cards(cards_at(s, places))
            for k in range(i64(len(places))):
                out.write(s.cards.observed("cards", places[k], out), SOMEWHERE + cards[k])


def hidden_places(s: Dei, owner: Seat) -> vec[i64]:
    """Where cards of a seat lie that others do not see."""
    places = vec[i64]()
    for which in (HAND, PLAN, BIN, PAD):
        pile = s.layout.pile(owner, which)
        start = s.cards.starts[pile]
        for k in range(s.cards.sizes[pile]):
            if which != PAD or s.laid[owner * PAD_CARDS + k] & FACE_DOWN:
                places = append(places, start + k)
    return places


def cards_at(s: Dei, places: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    for place in places:
        cards = append(cards, s.cards.places[place] & CARD)
    return cards


def sorted_cards(cards: vec[i64]) -> vec[i64]:
    """In the order of their numbers, never as they lie: the deal must not depend on the true one."""
    found = vec[i64]()
    for card in sorted([int(card) for card in cards]):
        found = append(found, i64(card))
    return found


def deal(s: Dei, places: vec[i64], cards: vec[i64], rng: Rng) -> None:
    """Lay the cards out on the places, in any order."""
    left = i64(len(cards))
    for place in places:
        k = rng.below(left)
        s.cards.places[place] = (s.cards.places[place] & ~CARD) | cards[k]
        left -= 1
        cards[k] = cards[left]
