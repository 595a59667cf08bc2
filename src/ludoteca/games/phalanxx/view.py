"""What a seat sees in PHALANXX: everything but the deck, the cards set aside and the others' starting hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.games.phalanxx.content import ABILITIES
from ludoteca.games.phalanxx.rules.conquest import TARGET
from ludoteca.games.phalanxx.rules.dice import colour_of, value_of
from ludoteca.games.phalanxx.rules.heroism import heroism_rules
from ludoteca.games.phalanxx.rules.layout import DECK, DISPLAY, FACTION_NAMES, NO_DIE, NOBODY, REMOVED, SPACES, Layout
from ludoteca.games.phalanxx.rules.market import BOUGHT_FROM, GIVEN
from ludoteca.games.phalanxx.rules.rules import PhalanxxRules
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.rules.things import Things, things
from ludoteca.games.phalanxx.rules.turn import DIE, SLOT
from ludoteca.play.view import View, shared

UNKNOWN = ""
NO_SUCH_DIE = ""
BEFORE_THE_ROLL = ("pick-faction", "buy-card", "give-card", "take-card")  # PHX-TURN-01
# Which steps of a move know what was chosen before them.
WITH_SLOT = ("choose-action", "rotate-card", "exchange-dice")
WITH_DIE = ("choose-slot", *WITH_SLOT)
WITH_PURCHASE = ("give-card", "take-card")


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's things; cards a viewer has not seen are UNKNOWN, a die is `W5`."""

    regent: bool
    hand: tuple[str, ...]
    tableau: tuple[str, ...]
    rotated: tuple[bool, ...]
    home: tuple[str, ...]
    talents: int
    strength: int
    reserve: int
    eliminated: int
    on_map: int
    faction: str
    prices: tuple[int, ...]
    abilities: tuple[str, ...]
    heroic: int
    defence: int
    conflicts: int
    loss: int
    city_cost: int
    sheet: tuple[int, ...]


class PhalanxxView(View, frozen=True, kw_only=True):
    """The table as one viewer knows it. Before the roll the Travelling dice show what the player before left."""

    players: tuple[PlayerView, ...]
    active: int
    first: int
    turn: int
    turns: int
    regions: tuple[str, ...]
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    deck: int
    deck_era: int
    display: tuple[str, ...]
    removed: tuple[str, ...]
    heroism: bool
    ending: bool
    travelling: tuple[str, ...]
    rolled: bool
    grey: tuple[str, ...]
    chosen_die: int
    chosen_slot: int
    chosen_space: int
    chosen_region: str
    chosen_card: str


def view(rules: PhalanxxRules, s: Phalanxx, seat: int) -> PhalanxxView:
    layout = rules.layout
    names, regions = _printed(layout)
    rest: dict[str, Any] = shared(rules, s, seat)
    step = rest["deciding"]
    return PhalanxxView(
        **rest,
        players=tuple([told(things(s, player, seat), layout) for player in range(layout.players)]),
        active=int(s.active()) if s.turn >= 0 else -1,
        first=int(s.first),
        turn=max(1, min(int(s.turn) + 1, int(layout.turns))),
        turns=int(layout.turns),
        regions=regions,
        owner=tuple(s.owner),
        armies=tuple(s.armies),
        deck=int(s.cards.size(DECK)),
        deck_era=int(layout.era[s.cards.card(DECK, s.cards.size(DECK) - 1)]) if s.cards.size(DECK) else 0,
        display=tuple([_top(s, names, int(DISPLAY) + space, seat) for space in range(SPACES)]),
        removed=tuple([names[card] for card in s.cards.cards(REMOVED)]),
        heroism=bool(heroism_rules(s)),
        ending=bool(s.ending),
        travelling=tuple(map(die_name, s.travelling)),
        rolled=step not in BEFORE_THE_ROLL,
        grey=tuple(map(die_name, s.grey)),
        chosen_die=int(s.own(DIE)) + 1 if step in WITH_DIE else 0,
        chosen_slot=int(s.own(SLOT)) + 1 if step in WITH_SLOT else 0,
        chosen_space=int(s.own(BOUGHT_FROM)) + 1 if step in WITH_PURCHASE else 0,
        chosen_region=regions[s.own(TARGET)] if step == "rotate-card" else "",
        chosen_card=names[s.own(GIVEN)] if step == "take-card" else "",
    )


@lru_cache(maxsize=64)
def _printed(layout: Layout) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of all cards by number, and of the regions."""
    cards, regions = (verb.domains[0].keys for verb in (layout.play, layout.conquer))
    return (*cards, "HERO"), regions


@lru_cache(maxsize=32)
def die_name(die: int) -> str:
    """`W5` is a white five; a white die not rolled yet is `W0`."""
    return NO_SUCH_DIE if die == NO_DIE else f"{'WOV'[colour_of(die)]}{value_of(die)}"


@lru_cache(maxsize=4096)
def told(theirs: Things, layout: Layout) -> PlayerView:
    """A player's things in words; between two acts few of them change, and they are the same for most viewers."""
    names, _ = _printed(layout)
    known = sorted([names[card] for card in theirs.hand if card >= 0])
    return PlayerView(
        regent=theirs.regent,
        hand=(*known, *[UNKNOWN] * (len(theirs.hand) - len(known))),
        tableau=tuple([names[card] for card in theirs.tableau]),
        rotated=theirs.rotated,
        home=tuple(map(die_name, theirs.home)),
        talents=theirs.talents,
        strength=theirs.strength,
        reserve=theirs.reserve,
        eliminated=theirs.eliminated,
        on_map=theirs.on_map,
        faction=FACTION_NAMES[theirs.faction] if theirs.faction != NOBODY else "",
        prices=theirs.prices,
        abilities=tuple(code for code, ability in ABILITIES.items() if theirs.abilities & ability),
        heroic=theirs.heroic,
        defence=theirs.defence,
        conflicts=theirs.conflicts,
        loss=theirs.loss,
        city_cost=theirs.city_cost,
        sheet=theirs.sheet,
    )


def _top(s: Phalanxx, names: Sequence[str], pile: int, seat: int) -> str:
    """The card in a space; while it is being laid there nobody has seen it yet."""
    card = int(s.cards.face(pile, 0, seat)) if s.cards.size(pile) else -1
    return names[card] if card >= 0 else UNKNOWN
