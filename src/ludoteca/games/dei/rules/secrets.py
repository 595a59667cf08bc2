"""What a seat does not know of the cards, imagined anew: the decks, and with DEI-OPT-3 what others hold in secret.

What everybody saw of secret cards is kept as moments: a card that was seen later than a place of the bin was filled, or
was bought later, cannot lie there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.dei.rules.layout import BIN, DECK, HAND, PAD, PAD_CARDS, PLAN
from ludoteca.games.dei.rules.names import COLOURS, NOTHING
from ludoteca.games.dei.rules.state import FACE_DOWN, PHASE_OF, Dei
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.deck import CARD
from ludoteca.kernel.numbers import Card, Seat
from ludoteca.kernel.state import Sight

SOMEWHERE: Final[i64] = 0x10001  # in an observation, with a card: it lies in this place or in another like it

# Steps of a Phase in the order in which they come. The robot is sent once in it, and another purchase made once.
PLANNED: Final[i64] = 0
BOUGHT_FIRST: Final[i64] = 1
SPENT: Final[i64] = 2
BOUGHT_BY_ROBOT: Final[i64] = 3
BOUGHT_AFTER: Final[i64] = 4
CLEANED_UP: Final[i64] = 5
STEPS: Final[i64] = 8
PHASES: Final[i64] = 4  # of a Turn, counted from 1
NEVER: Final[i64] = 1 << 20  # a card in hand has not left it

# A moment and what it is of, a card or a place of the deck, in one number: so that they are sorted by their moments.
OF_WHAT: Final[i64] = 16
PLACE: Final[i64] = 0xFFFF


def moment(s: Dei, phase: i64, step: i64) -> i64:
    """A step of a Phase of this Turn, later than all steps before it."""
    return (s.turn * PHASES + phase) * STEPS + step


def keep_seen(s: Dei, card: Card) -> None:
    """DEI-OPT-3 a card lies face up, and until the end of the Turn nowhere else."""
    if s.layout.rulings.planning:
        s.moments[card] = moment(s, s.layout.numbers.phases, CLEANED_UP)


def keep_bought(s: Dei, card: Card, by_robot: bool) -> None:
    """DEI-OPT-3 until now a card was for sale."""
    if s.layout.rulings.planning:
        step: i64 = BOUGHT_BY_ROBOT if by_robot else BOUGHT_AFTER if s.robot_sent != 0 else BOUGHT_FIRST
        s.moments[card] = moment(s, s.phase, step)


def keep_binned(s: Dei, seat: Seat, phase: i64, step: i64) -> None:
    """DEI-OPT-3 the card that comes next into a bin was taken from hand at this step."""
    if s.layout.rulings.planning:
        place = s.cards.size(s.layout.pile(seat, BIN))
        s.moments[s.layout.cards + seat * s.layout.hand_room + place] = moment(s, phase, step)


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
    deal(s, places, in_order(cards), rng)


def imagine_hidden(s: Dei, owner: Seat, rng: Rng) -> None:
    """DEI-OPT-3 everybody knows which cards a seat has, but not which of them lie where, unless face up.

    The places that were filled first are dealt first, from the cards that had not been seen since: what can lie in one
    can lie in all that were filled later, so that every world that agrees with what was seen is as likely as any other.
    """
    places = hidden_places(s, owner)
    deal_in_time(s, in_order(places), in_order(cards_at(s, places)), rng)


def cover_cards(s: Dei, seat: Seat, out: Sight) -> None:
    """In an observation, DEI-OPT-3 the cards of others are told in the order of their moments, not where they lie."""
    if not s.layout.rulings.planning or s.over != 0:
        return
    for owner in range(s.seats):
        if owner != seat:
            places = hidden_places(s, owner)
            cards = in_order(cards_at(s, places))
            for k in range(i64(len(places))):
                out.write(s.cards.observed("cards", places[k] & PLACE, out), SOMEWHERE + (cards[k] & CARD))


def hidden_places(s: Dei, owner: Seat) -> vec[i64]:
    """Where cards of a seat lie that others do not see, each with the moment at which it was filled."""
    places = vec[i64]()
    for which in (BIN, PAD, PLAN, HAND):
        pile = s.layout.pile(owner, which)
        start = s.cards.starts[pile]
        for k in range(s.cards.sizes[pile]):
            if which != PAD or s.laid[owner * PAD_CARDS + k] & FACE_DOWN:
                places = append(places, taken_from_hand(s, owner, which, k) << OF_WHAT | start + k)
    return places


def cards_at(s: Dei, places: vec[i64]) -> vec[i64]:
    """The cards there, each with the moment at which it was last seen."""
    cards = vec[i64]()
    for word in places:
        card = s.cards.places[word & PLACE] & CARD
        cards = append(cards, s.moments[card] << OF_WHAT | card)
    return cards


def taken_from_hand(s: Dei, owner: Seat, which: i64, k: i64) -> i64:
    """The moment at which the card at a secret place left the hand of its owner."""
    if which == BIN:
        return s.moments[s.layout.cards + owner * s.layout.hand_room + k]
    if which == PAD:
        return moment(s, s.laid[owner * PAD_CARDS + k] & PHASE_OF, PLANNED)
    return moment(s, s.phase, PLANNED) if which == PLAN else NEVER


def deal_in_time(s: Dei, places: vec[i64], cards: vec[i64], rng: Rng) -> None:
    """Lay the cards out on the places, in any order in which none lies where it could not have come any more."""
    unseen: i64 = 0  # of the cards up to here none was seen after the card of this place had left the hand
    # A card is never seen in the moment in which one leaves the hand: only before the first one both are 0.
    for dealt in range(i64(len(places))):
        left_at = places[dealt] >> OF_WHAT
        while unseen < i64(len(cards)) and cards[unseen] >> OF_WHAT <= left_at:
            unseen += 1
        k = dealt + rng.below(unseen - dealt)
        place = places[dealt] & PLACE
        s.cards.places[place] = (s.cards.places[place] & ~CARD) | (cards[k] & CARD)
        cards[k] = cards[dealt]


def in_order(words: vec[i64]) -> vec[i64]:
    """By their moments, then by their numbers, never as they lie: the deal must not depend on the true one."""
    found = vec[i64]()
    for word in sorted([int(word) for word in words]):
        found = append(found, i64(word))
    return found


def deal(s: Dei, places: vec[i64], cards: vec[i64], rng: Rng) -> None:
    """Lay the cards out on the places, in any order."""
    left = i64(len(cards))
    for place in places:
        k = rng.below(left)
        s.cards.places[place] = (s.cards.places[place] & ~CARD) | cards[k]
        left -= 1
        cards[k] = cards[left]
