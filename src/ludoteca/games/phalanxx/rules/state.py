"""What lies on the table in PHALANXX. A player is a seat; in the solo game the Regent is player 1 without a seat."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.phalanxx.rules.layout import Layout
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.state import State, Words


@final
class Phalanxx(State):
    """Cards are one deck with many piles; a die is one number, see `dice.py`; regions and players are tables."""

    def __init__(
        self,
        layout: Layout,
        chance: Chance | None,
        like: State | None,
        cards: Deck,
        rotated: vec[i64],
        home: vec[i64],
        grey: vec[i64],
        travelling: vec[i64],
        talents: vec[i64],
        strength: vec[i64],
        reserve: vec[i64],
        eliminated: vec[i64],
        faction: vec[i64],
        owner: vec[i64],
        armies: vec[i64],
        abilities: vec[i64],
        defence: vec[i64],
        heroic: vec[i64],
        conflicts: vec[i64],
        first: i64,
        turn: i64,
        ending: i64,
    ) -> None:
        super().__init__(layout.seats, chance, like)
        self.layout = layout
        self.cards = cards
        self.rotated = rotated  # by card: 1 if it lies rotated
        self.home = home  # three dice a player
        self.grey = grey  # the dice beside the active player's Home dice
        self.travelling = travelling  # the dice not placed yet
        self.talents = talents
        self.strength = strength
        self.reserve = reserve
        self.eliminated = eliminated
        self.faction = faction
        self.owner = owner
        self.armies = armies
        self.abilities = abilities  # by player, from the cards in front; see `standing.py`
        self.defence = defence
        self.heroic = heroic
        self.conflicts = conflicts
        self.first = first
        self.turn = turn  # counted from 0; -1 before the Home dice are rolled
        self.ending = ending

    def copy(self) -> Phalanxx:
        return Phalanxx(
            self.layout,
            None,
            self,
            self.cards.copy(),
            self.rotated[:],
            self.home[:],
            self.grey[:],
            self.travelling[:],
            self.talents[:],
            self.strength[:],
            self.reserve[:],
            self.eliminated[:],
            self.faction[:],
            self.owner[:],
            self.armies[:],
            self.abilities[:],
            self.defence[:],
            self.heroic[:],
            self.conflicts[:],
            self.first,
            self.turn,
            self.ending,
        )

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
