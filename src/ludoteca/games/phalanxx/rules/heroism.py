"""The Heroism card: it cannot be had, and while it is displayed conflicts are compared in another way."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import DECK, DISPLAY, ERAS, SPACES
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.state import Sight


def is_heroism(s: Phalanxx, space: i64) -> bool:
    """Whether the Heroism card lies in this space."""
    cards = s.cards
    return cards.size(DISPLAY + space) > 0 and cards.card(DISPLAY + space, 0) == s.layout.heroism


def heroism_rules(s: Phalanxx) -> bool:
    """PHX-HERO-03 while it is on the display."""
    for space in range(SPACES):
        if is_heroism(s, space):
            return True
    return False


def hide_heroism(s: Phalanxx) -> None:
    """Before imagining: put the card where it says nothing, at the bottom, if it is still in the deck."""
    place = s.cards.find(DECK, s.layout.heroism)
    if place >= 0:
        s.cards.swap(DECK, place, 0)


def imagine_heroism(s: Phalanxx, rng: Rng) -> None:
    """After imagining: anywhere among the last cards of the deck (PHX-SETUP-05), which is all that is known of it."""
    if s.cards.find(DECK, s.layout.heroism) >= 0:
        last = s.layout.numbers.hero_packet + 1
        size = s.cards.size(DECK)
        s.cards.swap(DECK, 0, rng.below(last if last < size else size))


def cover_heroism(s: Phalanxx, out: Sight) -> None:
    """In an observation: in the deck it looks like the cards of the last era around it."""
    place = s.cards.find(DECK, s.layout.heroism)
    if place >= 0:
        out.write(s.cards.observed("cards", s.cards.starts[DECK] + place, out), -1 - ERAS)
