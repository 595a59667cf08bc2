"""Candy Boosts: who loses Scrappers draws one for each; one of them may be put on the card just played."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.dei.rules.layout import HELD, ON_CARDS, PAD, PAD_CARDS, RESERVE
from ludoteca.games.dei.rules.names import (
    CANDY_ADDED,
    CANDY_DRAWN,
    CANDY_LIES,
    NO_SUCH_CANDY,
    NOTHING,
    ONLY_WILD,
    WILD,
)
from ludoteca.games.dei.rules.pool import without_card
from ludoteca.games.dei.rules.state import CANDY_SHIFT, FACE_DOWN, WILD_LIES, Dei
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.numbers import Seat


def draw_candy(s: Dei, seat: Seat, count: i64) -> None:
    """DEI-CANDY-01 a seat draws so many; DEI-CANDY-05 it alone sees them, and an empty reserve gives none."""
    held = HELD + seat
    for _ in range(count):
        top = s.candy.size(RESERVE) - 1
        if top < 0:
            return
        s.candy.move(RESERVE, top, held)
        place = s.candy.size(held) - 1
        s.show(s.candy, held, place, bit(seat))
        s.reveal()  # whoever drew it has seen it: the act cannot be taken back
        s.whisper(bit(seat), CANDY_DRAWN, seat, s.layout.candy_tokens[s.candy.card(held, place)])


def find_candy(s: Dei, seat: Seat, kind: i64) -> i64:
    """Where among the tokens of a seat one of a kind lies, or -1."""
    held = HELD + seat
    for k in range(s.candy.size(held)):
        if s.layout.candy_tokens[s.candy.card(held, k)] == kind:
            return k
    return NOTHING


def on_card(s: Dei, seat: Seat) -> i64:
    """How the card lies that a seat has played last: its place in `laid`."""
    return seat * PAD_CARDS + s.cards.size(s.layout.pile(seat, PAD)) - 1


def has_room_for_candy(s: Dei, seat: Seat) -> bool:
    """Whether a card is being resolved that has no Candy on it."""
    return s.card != NOTHING and s.player == seat and s.laid[on_card(s, seat)] >> CANDY_SHIFT == 0


def cannot_add_candy(s: Dei, seat: Seat, kind: i64) -> i64:
    """ALLOWED, or why this seat cannot put a kind of Candy on its card."""
    if find_candy(s, seat, kind) == NOTHING:
        return NO_SUCH_CANDY
    if s.card == NOTHING or s.player != seat:
        return without_card(s, seat)
    if not has_room_for_candy(s, seat):
        return CANDY_LIES  # DEI-CANDY-02
    is_down = s.laid[on_card(s, seat)] & FACE_DOWN != 0
    if is_down and s.layout.rulings.only_wild_down and s.layout.candy_symbol[kind] != WILD:
        return ONLY_WILD
    return ALLOWED


def offer_candy(s: Dei, seat: Seat, out: Options) -> None:
    if s.candy.size(HELD + seat) == 0 or not has_room_for_candy(s, seat):
        return
    for kind in range(s.layout.candy_kinds):
        if cannot_add_candy(s, seat, kind) == ALLOWED:
            out.add(s.layout.candy.of(kind))


def add_candy(s: Dei, seat: Seat, kind: i64) -> None:
    """DEI-CANDY-02 the token lies on the card for everybody to see, and its symbol joins those of the card."""
    held = HELD + seat
    place = find_candy(s, seat, kind)
    s.show(s.candy, held, place, EVERYBODY)
    s.candy.move(held, place, ON_CARDS)
    s.laid[on_card(s, seat)] |= (kind + 1) << CANDY_SHIFT
    s.tell(CANDY_ADDED, seat, kind)
    symbol = s.layout.candy_symbol[kind]
    if symbol == WILD:
        s.wild = WILD_LIES  # DEI-CANDY-04
    else:
        s.pool[symbol] += 1  # DEI-CANDY-03


def gather_candy(s: Dei) -> None:
    """DEI-CLEAN-05 what lay on cards goes back, and the reserve is shuffled."""
    if s.candy.size(ON_CARDS) == 0:
        return
    while s.candy.size(ON_CARDS) > 0:
        s.candy.move(ON_CARDS, s.candy.size(ON_CARDS) - 1, RESERVE)
    s.candy.shuffle(RESERVE, s.chance, DECKS)
