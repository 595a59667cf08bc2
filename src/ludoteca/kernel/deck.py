"""Deck: all the cards of one kind, in whatever piles they lie: draw pile, hands, display, discard.

For each card the deck remembers which seats have seen it where it lies, and which shuffle it came from. That is all
that is needed to say what a seat knows, and to imagine the rest: cards a seat has not seen are dealt anew among the
places that show the same back and came from the same shuffle. Of a pile that is a *stack* only the top card shows its
back: where nobody has seen the back since the shuffle, any card of that shuffle may lie.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Card, Seat
from ludoteca.kernel.state import Sight, Words

# A place holds card + seen << 16 + back seen << 31 + lot << 32 in one word, so that a copy is one slice and a swap of
# cards leaves behind what is known of the place.
CARD: Final[i64] = 0xFFFF
SEEN_SHIFT: Final[i64] = 16
SEEN: Final[i64] = 0x7FFF
BACK_SEEN: Final[i64] = 0x80000000  # in a stack: the card has once been on top
LOT_SHIFT: Final[i64] = 32
COVERED: Final[i64] = -0x10000  # instead of a card or its back, in a stack: not even that is known
BELOW_LOT: Final[i64] = 0xFFFFFFFF  # never shift a literal that far: compiled it would be a C int


def new_deck(backs: list[int], rooms: list[int], stacks: tuple[int, ...] = ()) -> Deck:
    """A deck with empty piles: `backs[card]` is the class of its back, `rooms[pile]` the most a pile can hold."""
    starts = [0]
    for room in rooms:
        starts.append(starts[-1] + room)
    return Deck(
        vec[i64]([i64(back) for back in backs]),
        vec[i64]([i64(start) for start in starts]),
        vec[i64]([i64(1 if pile in stacks else 0) for pile in range(len(rooms))]),
        vec[i64]([i64(0)] * i64(starts[-1])),
        vec[i64]([i64(0)] * i64(len(rooms))),
        0,
    )


@final
class Deck:
    """Cards 0 … n - 1 in piles; the top of a pile is its last card.

    >>> deck = new_deck(backs=[0] * 5, rooms=[5, 3])
    >>> for card in range(5): deck.put(0, card)
    >>> deck.move(0, 4, 1)
    >>> deck.size(0), deck.size(1), deck.card(1, 0)
    (4, 1, 4)
    """

    def __init__(
        self, backs: vec[i64], starts: vec[i64], stacks: vec[i64], places: vec[i64], sizes: vec[i64], lots: i64
    ) -> None:
        self.backs = backs
        self.starts = starts
        self.stacks = stacks
        self.places = places
        self.sizes = sizes
        self.lots = lots

    def copy(self) -> Deck:
        return Deck(self.backs, self.starts, self.stacks, self.places[:], self.sizes[:], self.lots)

    def words(self, name: str, out: Words) -> None:
        """Write the deck out for the hash of a state, or what a viewer knows of it."""
        if isinstance(out, Sight):
            self._seen_words(name, out)
            return
        held = vec[i64]()
        for pile in range(i64(len(self.sizes))):
            start = self.starts[pile]
            held = append(held, self.sizes[pile])
            for k in range(self.sizes[pile]):
                held = append(held, self.places[start + k])
        out.many(name, held)
        out.one(name + " lots", self.lots)

    def _seen_words(self, name: str, out: Sight) -> None:
        """How many cards each pile has, then place by place as the viewer sees it: 1 + card, or see `face`, or 0."""
        piles = i64(len(self.sizes))
        at = out.run(name, piles + i64(len(self.places)))
        row = out.row
        places = self.places
        viewer = bit(out.viewer) << SEEN_SHIFT
        for pile in range(piles):
            size = self.sizes[pile]
            start = self.starts[pile]
            covers = self.stacks[pile] != 0
            row[at + pile] = i32(size)
            for place in range(start, self.starts[pile + 1]):
                word = places[place]
                if place >= start + size:
                    row[at + piles + place] = i32(0)
                elif word & viewer:
                    row[at + piles + place] = i32((word & CARD) + 1)
                elif covers and word & BACK_SEEN == 0:
                    row[at + piles + place] = i32(COVERED)
                else:
                    row[at + piles + place] = i32(-1 - self.backs[word & CARD])

    def observed(self, name: str, place: i64, out: Sight) -> i64:
        """Where in an observation one of the places is written."""
        return out.start(name) + i64(len(self.sizes)) + place

    def size(self, pile: i64) -> i64:
        return self.sizes[pile]

    def card(self, pile: i64, index: i64) -> i64:
        return self.places[self._place(pile, index)] & CARD

    def cards(self, pile: i64) -> list[int]:
        """All cards of a pile, from the bottom."""
        return [int(self.card(pile, k)) for k in range(self.sizes[pile])]

    def faces(self, pile: i64, seat: Seat) -> list[int]:
        """All cards of a pile as a seat (or a spectator, -1) sees them, see `face`."""
        return [int(self.face(pile, k, seat)) for k in range(self.sizes[pile])]

    def find(self, pile: i64, card: Card) -> i64:
        """Where in a pile a card lies, or -1."""
        start = self.starts[pile]
        places = self.places
        for k in range(self.sizes[pile]):
            if places[start + k] & CARD == card:
                return k
        return -1

    def seen(self, pile: i64, index: i64) -> i64:
        """The mask of seats that have seen this card where it lies."""
        return (self.places[self._place(pile, index)] >> SEEN_SHIFT) & SEEN

    def face(self, pile: i64, index: i64, seat: Seat) -> i64:
        """The card as a seat (or a spectator, -1) sees it: the card, or -1 - its back, or COVERED."""
        word = self.places[self._place(pile, index)]
        if (word >> SEEN_SHIFT) & bit(seat):
            return word & CARD
        return COVERED if self.stacks[pile] != 0 and word & BACK_SEEN == 0 else -1 - self.backs[word & CARD]

    def mark_seen(self, pile: i64, index: i64, mask: i64) -> None:
        """Those in the mask see this card. Rules say `state.show`, which also minds the barrier."""
        self.places[self._place(pile, index)] |= mask << SEEN_SHIFT

    def put(self, pile: i64, card: Card) -> None:
        """A card comes into the game, on top of a pile, seen by nobody."""
        self._lay(pile, card)

    def move(self, pile: i64, index: i64, to: i64) -> None:
        """Take a card out of a pile and lay it on top of another. Who saw it still knows it."""
        place = self._place(pile, index)
        if to != pile:
            self._check_room(to)
        places = self.places
        word = places[place]
        self.sizes[pile] -= 1
        for k in range(place, self.starts[pile] + self.sizes[pile]):
            places[k] = places[k + 1]
        self._show_top(pile)
        self._lay(to, word)

    def move_under(self, pile: i64, index: i64, to: i64) -> None:
        """Take a card out of a pile and lay it at the bottom of another."""
        self.move(pile, index, to)
        places = self.places
        last = self.starts[to] + self.sizes[to] - 1
        word = places[last]
        for k in range(last, self.starts[to], -1):
            places[k] = places[k - 1]
        places[self.starts[to]] = word

    def swap(self, pile: i64, index: i64, other: i64) -> None:
        """Two cards of a pile change places, and what is known of them goes along."""
        a = self._place(pile, index)
        b = self._place(pile, other)
        word = self.places[a]
        self.places[a] = self.places[b]
        self.places[b] = word

    def shuffle(self, pile: i64, chance: Chance, stream: i64) -> None:
        """Shuffle a pile: nobody knows any more where its cards lie."""
        lot = self._new_lot(pile)
        start = self.starts[pile]
        places = self.places
        cards = vec[i64]()
        for k in range(self.sizes[pile]):
            cards = append(cards, places[start + k] & CARD)
        chance.shuffle(stream, cards)
        for k in range(self.sizes[pile]):
            places[start + k] = cards[k] | (lot << LOT_SHIFT)
        self._show_top(pile)

    def imagine(self, seat: Seat, rng: Rng) -> None:
        """Deal anew all that a seat has not seen, so that what it knows stays and nothing else does."""
        places = self.places
        viewer = bit(seat) << SEEN_SHIFT
        unseen = vec[i64]()
        covered = vec[i64]()
        holders = vec[i64]([i64(-1)] * i64(len(self.backs)))
        for pile in range(i64(len(self.sizes))):
            start = self.starts[pile]
            is_stack = self.stacks[pile] != 0
            for place in range(start, start + self.sizes[pile]):
                if places[place] & viewer == 0:
                    if is_stack and places[place] & BACK_SEEN == 0:
                        covered = append(covered, place)
                    else:
                        unseen = append(unseen, place)
                    holders[places[place] & CARD] = places[place] >> LOT_SHIFT
        # Cards in the order of their numbers, never as they lie: the deal must not depend on the true one.
        pool = vec[i64]()
        for card in range(i64(len(holders))):
            if holders[card] >= 0:
                pool = append(pool, card)
        backs = self.backs
        left = i64(len(pool))
        for place in unseen:
            lot = places[place] >> LOT_SHIFT
            back = backs[places[place] & CARD]
            k = rng.below(left)
            while holders[pool[k]] != lot or backs[pool[k]] != back:
                k = rng.below(left)
            places[place] = (places[place] & ~CARD) | pool[k]
            left -= 1
            pool[k] = pool[left]
        for place in covered:  # after those that show a back: whatever cards these leave can lie here
            lot = places[place] >> LOT_SHIFT
            k = rng.below(left)
            while holders[pool[k]] != lot:
                k = rng.below(left)
            places[place] = (places[place] & ~CARD) | pool[k]
            left -= 1
            pool[k] = pool[left]

    def _show_top(self, pile: i64) -> None:
        """Of a stack everybody sees the back on top."""
        if self.stacks[pile] != 0 and self.sizes[pile] > 0:
            self.places[self.starts[pile] + self.sizes[pile] - 1] |= BACK_SEEN

    def _new_lot(self, pile: i64) -> i64:
        """A lot for a pile about to be shuffled.

        Where a card that somebody does not know goes into it, the unknown cards elsewhere that came from the same
        shuffle join the lot: kept apart, imagining would deal them among themselves and so give them away.
        """
        self.lots += 1
        places = self.places
        start = self.starts[pile]
        for here in range(start, start + self.sizes[pile]):
            if not known_to_all(places[here]):
                self._join(places[here] >> LOT_SHIFT)
        return self.lots

    def _join(self, lot: i64) -> None:
        places = self.places
        for pile in range(i64(len(self.sizes))):
            start = self.starts[pile]
            for place in range(start, start + self.sizes[pile]):
                if places[place] >> LOT_SHIFT == lot and not known_to_all(places[place]):
                    places[place] = (places[place] & BELOW_LOT) | (self.lots << LOT_SHIFT)

    def _lay(self, pile: i64, word: i64) -> None:
        self._check_room(pile)
        self.places[self.starts[pile] + self.sizes[pile]] = word
        self.sizes[pile] += 1
        self._show_top(pile)

    def _check_room(self, pile: i64) -> None:
        if self.starts[pile] + self.sizes[pile] == self.starts[pile + 1]:
            raise IndexError(f"pile {pile} is full: it holds {self.sizes[pile]} cards")

    def _place(self, pile: i64, index: i64) -> i64:
        if index < 0 or index >= self.sizes[pile]:
            raise IndexError(f"pile {pile} holds {self.sizes[pile]} cards, there is none at {index}")
        return self.starts[pile] + index


def known_to_all(place: i64) -> bool:
    """Whether everybody has seen the card of this place."""
    return (place >> SEEN_SHIFT) & SEEN == EVERYBODY
