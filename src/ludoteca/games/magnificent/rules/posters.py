"""Posters: the display and its decks, posters that are gained, hung, dropped and arranged anew."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludoteca.games.magnificent.rules.layout import (
    COMPLETED,
    POSTER_BOX,
    POSTER_DECK,
    POSTER_DISCARD,
    POSTER_SHOWN,
    POSTER_WHITE,
    TAKEN,
    WAITING,
    WHITE_DISCARD,
)
from ludoteca.games.magnificent.rules.names import (
    ALREADY_LAID,
    ARRANGE_POSTERS,
    DECK_EMPTY,
    NO_WAITING_ROW,
    NOT_ON_DISPLAY,
    NOT_YOUR_POSTER,
    NOWHERE,
    PLACE_POSTER,
    POSTER_DRAWN,
    POSTER_DROPPED,
    POSTER_PLACED,
    POSTER_REVEALED,
    POSTER_TAKEN,
    POSTERS_SHOWN,
    SPACE_FULL,
    TENT_SPACES,
    WHITE,
)
from ludoteca.games.magnificent.rules.state import Magnificent
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Action, Card, Seat

WHITE_SPACE: Final[i64] = 3  # MAG-SETUP-11 of the display
AT: Final[i64] = 0  # the own word of an arrangement: the space that is filled next


def place_of(s: Magnificent, seat: Seat, poster: Card) -> i64:
    """Which of a seat's piles an unfinished poster lies on: a space, or WAITING; NOWHERE if it is not theirs."""
    base = s.layout.posters_of(seat)
    for k in range(WAITING + 1):
        if s.posters.find(base + k, poster) >= 0:
            return k
    return NOWHERE


def posters_to_drop(s: Magnificent, seat: Seat) -> i64:
    """How many unfinished posters a seat has."""
    base = s.layout.posters_of(seat)
    count: i64 = 0
    for k in range(WAITING + 1):
        count += s.posters.size(base + k)
    return count


def free_spaces(s: Magnificent, seat: Seat) -> i64:
    """Empty poster spaces that no poster just taken needs."""
    base = s.layout.posters_of(seat)
    count: i64 = -s.posters.size(base + TAKEN)
    for k in range(TENT_SPACES):
        if s.posters.size(base + k) == 0:
            count += 1
    return count


def cannot_gain_poster(s: Magnificent, seat: Seat) -> i64:
    """ALLOWED, or why no poster is gained: there is none, or MAG-POST-06 where none can wait no space for it."""
    if not posters_left(s):
        return DECK_EMPTY
    if s.layout.rulings.poster_limit and free_spaces(s, seat) <= 0:
        return NO_WAITING_ROW
    return ALLOWED


def can_gain_poster(s: Magnificent, seat: Seat) -> bool:
    return cannot_gain_poster(s, seat) == ALLOWED


def posters_left(s: Magnificent) -> bool:
    """Whether there is any poster on display or in a deck."""
    for k in range(POSTERS_SHOWN):
        if s.posters.size(POSTER_SHOWN + k) > 0:
            return True
    return cannot_draw(s, 0) == ALLOWED or cannot_draw(s, 1) == ALLOWED


def cannot_draw(s: Magnificent, deck: i64) -> i64:
    """MAG-GEN-13 the discards make a new deck; MAG-POST-05 those of the white one do not."""
    if s.posters.size(POSTER_DECK + deck) > 0:
        return ALLOWED
    return ALLOWED if deck == 0 and s.posters.size(POSTER_DISCARD) > 0 else DECK_EMPTY


def draw_poster(s: Magnificent, deck: i64, to: i64) -> Card:
    """The top of a deck goes to a pile, for everybody to see."""
    if s.posters.size(POSTER_DECK + deck) == 0:
        while s.posters.size(POSTER_DISCARD) > 0:
            s.posters.move(POSTER_DISCARD, 0, POSTER_DECK)
        s.posters.shuffle(POSTER_DECK, s.chance, DECKS)
    s.posters.move(POSTER_DECK + deck, s.posters.size(POSTER_DECK + deck) - 1, to)
    last = s.posters.size(to) - 1
    s.show(s.posters, to, last, EVERYBODY)
    return s.posters.card(to, last)


def refill(s: Magnificent, space: i64) -> None:
    """MAG-POST-03 at once; MAG-POST-04 the fourth space from the white deck, MAG-POST-05 while there is one."""
    deck: i64 = 1 if space == WHITE_SPACE and s.posters.size(POSTER_WHITE) > 0 else 0
    if cannot_draw(s, deck) == ALLOWED:
        poster = draw_poster(s, deck, POSTER_SHOWN + space)
        s.tell(POSTER_REVEALED, poster, space + 1)


def shown_at(s: Magnificent, poster: Card) -> i64:
    """Where on the display a poster lies, or NOWHERE."""
    for k in range(POSTERS_SHOWN):
        if s.posters.find(POSTER_SHOWN + k, poster) >= 0:
            return k
    return NOWHERE


def discard_pile(s: Magnificent, poster: Card) -> i64:
    """Each poster to those of its back; starting posters to the box."""
    if s.layout.poster_starts[poster] != 0:
        return POSTER_BOX
    return WHITE_DISCARD if s.layout.poster_colour[poster] == WHITE else POSTER_DISCARD


@final
class GainPoster(Decision[Magnificent]):
    """Take a poster of the display, or the top of a deck.

    MAG-POST-01  whichever of them
    MAG-POST-02  a white one too, whatever it is gained for
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        for k in range(POSTERS_SHOWN):
            if s.posters.size(POSTER_SHOWN + k) > 0:
                out.add(s.layout.poster.of(s.posters.card(POSTER_SHOWN + k, 0)))
        for deck in range(i64(2)):
            if cannot_draw(s, deck) == ALLOWED:
                out.add(s.layout.draw.of(deck))

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.draw.has(action):
            return cannot_draw(s, s.layout.draw.argument(action))
        return NOT_ON_DISPLAY if shown_at(s, s.layout.poster.argument(action)) == NOWHERE else ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        s.next_open(PLACE_POSTER, seat)
        pile = s.layout.posters_of(seat) + TAKEN
        if s.layout.draw.has(action):
            deck = s.layout.draw.argument(action)
            s.tell(POSTER_DRAWN, seat, draw_poster(s, deck, pile), deck)
        else:
            poster = s.layout.poster.argument(action)
            space = shown_at(s, poster)
            s.posters.move(POSTER_SHOWN + space, 0, pile)
            s.tell(POSTER_TAKEN, seat, poster)
            refill(s, space)


@final
class PlacePoster(Decision[Magnificent]):
    """Hang a poster that was gained.

    MAG-POST-06  on an empty space above a tent space, or it waits
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        base = s.layout.posters_of(seat)
        for k in range(TENT_SPACES):
            if s.posters.size(base + k) == 0:
                out.add(s.layout.hang.of(k))
        if not s.layout.rulings.poster_limit:
            out.add(s.layout.wait.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        if s.layout.wait.has(action):
            return NO_WAITING_ROW if s.layout.rulings.poster_limit else ALLOWED
        place = s.layout.posters_of(seat) + s.layout.hang.argument(action)
        return SPACE_FULL if s.posters.size(place) > 0 else ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        base = s.layout.posters_of(seat)
        last = s.posters.size(base + TAKEN) - 1
        to: i64 = WAITING if s.layout.wait.has(action) else s.layout.hang.argument(action)
        s.tell(POSTER_PLACED, seat, s.posters.card(base + TAKEN, last), 0 if to == WAITING else to + 1)
        s.posters.move(base + TAKEN, last, base + to)
        s.done()


@final
class DropPoster(Pick[Magnificent]):
    """Discard one of your unfinished posters.

    MAG-TT-02  for another one
    MAG-BO-06  or for coins
    """

    def cannot(self, s: Magnificent, seat: Seat, k: i64) -> i64:
        return NOT_YOUR_POSTER if place_of(s, seat, k) == NOWHERE else ALLOWED

    def pick(self, s: Magnificent, seat: Seat, k: i64) -> None:
        s.done()
        base = s.layout.posters_of(seat) + place_of(s, seat, k)
        s.posters.move(base, s.posters.find(base, k), discard_pile(s, k))
        s.tell(POSTER_DROPPED, seat, k)


def begin_arranging(s: Magnificent, seat: Seat) -> None:
    """MAG-PERF-12 the spaces are filled anew, one after the other, if there is something to fill them with."""
    if posters_to_drop(s, seat) > 0:
        s.push_open(ARRANGE_POSTERS, seat, 0)


@final
class ArrangePosters(Decision[Magnificent]):
    """Which poster hangs on a space, from the first to the last; the one that was there changes places with it.

    MAG-PERF-12  after a performance
    MAG-POST-07  and at no other time
    """

    def options(self, s: Magnificent, seat: Seat, out: Options) -> None:
        base = s.layout.posters_of(seat)
        at = s.own(AT)
        for k in range(at, WAITING + 1):
            for place in range(s.posters.size(base + k)):
                out.add(s.layout.arrange.of(s.posters.card(base + k, place)))
        if s.posters.size(base + at) > 0 and not s.layout.rulings.poster_limit:
            out.add(s.layout.leave_empty.of())
        out.add(s.layout.as_it_lies.of())

    def refusal(self, s: Magnificent, seat: Seat, action: Action) -> i64:
        asked = s.asks(ARRANGE_POSTERS, seat)
        if s.layout.leave_empty.has(action):
            if s.layout.rulings.poster_limit:
                return NO_WAITING_ROW
            empty = asked and s.posters.size(s.layout.posters_of(seat) + s.own(AT)) == 0
            return ALREADY_LAID if empty else ALLOWED
        if s.layout.as_it_lies.has(action):
            return ALLOWED
        place = place_of(s, seat, s.layout.arrange.argument(action))
        if place == NOWHERE:
            return NOT_YOUR_POSTER
        return ALREADY_LAID if asked and place < s.own(AT) else ALLOWED

    def take(self, s: Magnificent, seat: Seat, action: Action) -> None:
        base = s.layout.posters_of(seat)
        at = s.own(AT)
        if s.layout.as_it_lies.has(action):
            s.done()
            return
        if s.layout.leave_empty.has(action):
            s.tell(POSTER_PLACED, seat, s.posters.card(base + at, 0), 0)
            s.posters.move(base + at, 0, base + WAITING)
        else:
            poster = s.layout.arrange.argument(action)
            if s.posters.find(base + at, poster) < 0:
                exchange(s, base, at, poster)
                s.tell(POSTER_PLACED, seat, poster, at + 1)
        s.set_own(AT, at + 1)
        if at + 1 == TENT_SPACES:
            s.done()


def exchange(s: Magnificent, base: i64, at: i64, poster: Card) -> None:
    """A poster goes to a space, and what was there goes where it came from."""
    place = at
    while s.posters.find(base + place, poster) < 0:
        place += 1
    s.posters.move(base + place, s.posters.find(base + place, poster), base + TAKEN)
    if s.posters.size(base + at) > 0:
        s.posters.move(base + at, 0, base + place)
    s.posters.move(base + TAKEN, s.posters.size(base + TAKEN) - 1, base + at)


def complete(s: Magnificent, seat: Seat, poster: Card, pile: i64) -> None:
    """MAG-PERF-11 it lies face down beside the board; everybody has seen it."""
    s.posters.move(pile, s.posters.find(pile, poster), s.layout.posters_of(seat) + COMPLETED)
