"""What lies on the table in PHALANXX. A player is a seat; in the solo game the Regent is player 1 without a seat."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import NO_DIE, NOBODY, SLOTS, Layout
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.numbers import table
from ludoteca.kernel.state import State, Words


@final
class Phalanxx(State):
    """Cards are one deck with many piles; a die is one number, see `dice.py`; regions and players are tables."""

    def __init__(self, layout: Layout, chance: Chance | None, like: Phalanxx | None) -> None:
        super().__init__(layout.seats, chance, like)
        players = layout.players
        armies = layout.numbers.armies
        self.layout = layout
        self.cards: Deck = like.cards.copy() if like is not None else layout.empty_deck()
        self.rotated: vec[i64] = like.rotated[:] if like is not None else table(layout.cards)  # by card: 1 if it is
        # Three Home dice a player, the dice beside those of the active player, and the dice not placed yet.
        self.home: vec[i64] = like.home[:] if like is not None else table(players * SLOTS, NO_DIE)
        self.grey: vec[i64] = like.grey[:] if like is not None else table(SLOTS, NO_DIE)
        self.travelling: vec[i64] = like.travelling[:] if like is not None else table(SLOTS, NO_DIE)
        self.talents: vec[i64] = like.talents[:] if like is not None else table(players)
        self.strength: vec[i64] = like.strength[:] if like is not None else table(players)  # PHX-SETUP-10
        self.reserve: vec[i64] = like.reserve[:] if like is not None else table(players, armies)  # PHX-SETUP-08
        self.eliminated: vec[i64] = like.eliminated[:] if like is not None else table(players)
        self.faction: vec[i64] = like.faction[:] if like is not None else table(players, NOBODY)
        self.owner: vec[i64] = like.owner[:] if like is not None else table(layout.regions, NOBODY)
        self.armies: vec[i64] = like.armies[:] if like is not None else table(layout.regions)
        # What the cards in front of a player give; see `standing.py`.
        self.abilities: vec[i64] = like.abilities[:] if like is not None else table(players)
        self.defence: vec[i64] = like.defence[:] if like is not None else table(players)
        self.heroic: vec[i64] = like.heroic[:] if like is not None else table(players)
        self.conflicts: vec[i64] = like.conflicts[:] if like is not None else table(players)
        self.first: i64 = like.first if like is not None else 0
        self.turn: i64 = like.turn if like is not None else -1  # counted from 0; -1 before the Home dice are rolled
        self.ending: i64 = like.ending if like is not None else 0

    def copy(self) -> Phalanxx:
        return Phalanxx(self.layout, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.cards.words("cards", out)
        out.many("rotated", self.rotated)
        out.many("home", self.home)
        out.many("grey", self.grey)
        out.many("travelling", self.travelling)
        out.many("talents", self.talents)
        out.many("strength", self.strength)
        out.many("reserve", self.reserve)
        out.many("eliminated", self.eliminated)
        out.many("faction", self.faction)
        out.many("owner", self.owner)
        out.many("armies", self.armies)
        out.many("abilities", self.abilities)
        out.many("defence", self.defence)
        out.many("heroic", self.heroic)
        out.many("conflicts", self.conflicts)
        out.one("first", self.first)
        out.one("turn", self.turn)
        out.one("ending", self.ending)

    def active(self) -> i64:
        """The player whose turn it is: clockwise from the first (PHX-TURN-01)."""
        return (self.first + self.turn) % self.layout.players

    def on_map(self, player: i64) -> i64:
        """How many armies a player has on the map."""
        return self.layout.numbers.armies - self.reserve[player] - self.eliminated[player]

    def gain(self, player: i64, talents: i64) -> i64:
        """How many Talents come (PHX-COMP-03 on two Money cards); PHX-MONEY-05 what these cannot show is lost."""
        before = self.talents[player]
        self.talents[player] = min(before + talents, self.layout.numbers.money_max)
        return self.talents[player] - before
