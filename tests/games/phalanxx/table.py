"""A match of PHALANXX for tests: any position in one line (see `positions.py`), then played by the texts of actions.

>>> t = phalanxx(2).strength(9, 4).card(0, "X01").to_act(0).dice(5, 5, 5)
>>> t.play("die:1 slot:1 conquer:persepolis rotate:X01").strength
[6, 4]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Self

from ludoteca.games.phalanxx.content import FAMILIES
from ludoteca.games.phalanxx.game import CARDS, GAME
from ludoteca.games.phalanxx.positions import NAMES, Position, all_dice
from ludoteca.games.phalanxx.rules.layout import CITY, DECK, OASIS, REMOVED, SET_ASIDE, SLOTS
from ludoteca.games.phalanxx.rules.rules import PhalanxxRules
from ludoteca.games.phalanxx.rules.scoring import score_line
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.view import PhalanxxView, die_name
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.play.match import Match
from ludoteca.play.settings import Value

ARMIES = 12


def phalanxx(seats: int = 2, seed: int = 7, **settings: Value) -> Table:
    """A match at its opening, until something is laid out by hand."""
    return Table(Match(GAME, seats, seed, settings))


def unshuffled(seats: int = 2, first: int = 0, later: Iterable[int] = (), **settings: Value) -> Table:
    """The opening when no shuffle moves a card: the highest numbers of each era on top, Heroism the lowest but six.

    What is drawn after the cards are laid out (factions, Home dice) may be given too, each counted from 0.
    """
    t = Table(Match(GAME, seats, 7, settings))
    eras = [[int(era) for era in t.layout.era[: t.layout.heroism]].count(era) for era in (1, 2, 3)]
    stays = [place for count in (*eras, 7) for place in range(count - 1, 0, -1)]
    chance = Chance.from_seed(bytes(32))
    chance.prepare([*([] if seats == 1 else [first]), *stays, *later])
    s = t.rules.start(chance)
    t.rules.settle_all(s)
    t.match._state = s
    return t._changed()


class Numbers(list[int]):
    """A number of every player. Called with new ones, it lays them out: `t.strength(9, 4)`, `t.strength == [6, 4]`."""

    def __init__(self, now: Iterable[int], lay: Callable[[tuple[int, ...]], Table]) -> None:
        super().__init__(int(number) for number in now)
        self._lay = lay

    def __call__(self, *numbers: int) -> Table:
        return self._lay(numbers)


class Table(Position):
    """A match of PHALANXX, set up by hand, then played."""

    def __init__(self, match: Match[Phalanxx, PhalanxxRules, PhalanxxView]) -> None:
        self.match = match
        self.rules = match.rules
        super().__init__(match._state)

    @property
    def s(self) -> Phalanxx:
        return self.match._state

    # Setting up.

    @property
    def strength(self) -> Numbers:
        return Numbers(self.s.strength, lambda new: self.with_strength(*new))

    @property
    def talents(self) -> Numbers:
        return Numbers(self.s.talents, lambda new: self.with_talents(*new))

    def _clear(self) -> None:
        assert self.match.ply == 0, "a position is set up before it is played"
        super()._clear()

    def _changed(self) -> Self:
        """What has been set up is what is played from, and what undo goes back to."""
        if self.match.ply == 0:
            self.match._after = [self.s.copy()]
        return self

    # Playing.

    def play(self, actions: str, seat: int | None = None) -> Table:
        """One move, or several that reveal nothing: their actions with spaces between them."""
        self.check()
        self.match.push_plan(actions.split(), seat)
        return self

    def turns(self, *moves: str) -> Table:
        """Move after move, by whoever is to act."""
        for move in moves:
            self.play(move)
        return self

    def idle(self) -> Table:
        """A whole turn of whoever is to act: nothing bought, three incomes, nothing exchanged."""
        return self.play("buy-none").finish()

    def finish(self) -> Table:
        """The rest of a turn after the market: incomes, nothing exchanged."""
        while not self.match.over and self.deciding != "buy-card":
            legal = self.legal()
            self.play(next(action for action in ("end-turn", "exchange-none", "income", *legal) if action in legal))
        return self

    def undo(self, seat: int | None = None) -> Table:
        self.match.undo(seat)
        return self

    # Asking.

    def check(self) -> None:
        """Nothing has appeared or vanished."""
        dice = all_dice(self.match.seats)
        expected = {
            "cards": 56,
            "different cards": 56,
            **{f"{colour} dice": count for colour, count in dice.items()},
            **{f"armies of {player}": ARMIES for player in range(self.players)},
        }
        assert self.census() == expected

    def census(self) -> dict[str, int]:
        return GAME.census(self.rules, self.s)

    @property
    def turn_of(self) -> int:
        (seat,) = self.match.to_act
        return seat

    @property
    def deciding(self) -> str:
        return self.view(self.turn_of).deciding

    def legal(self, verb: str = "") -> list[str]:
        """What may be done now; only actions of one verb, if it is named."""
        self.check()
        return [action for action in self.match.legal() if not verb or action.partition(":")[0] == verb]

    def answers(self) -> list[str]:
        """What answers the question that is asked, without what may be done at any time."""
        return [action for action in self.legal() if not self.match.is_aside(self.rules.actions.number(action))]

    def why(self, action: str, seat: int | None = None, language: str = "en") -> str:
        """Why an action is not allowed, with its rule. It must not be."""
        self.check()
        refusal = self.match.why_not(action, seat, language)
        assert refusal is not None, f"{action} is allowed"
        return str(refusal)

    def view(self, seat: int = -1) -> PhalanxxView:
        """What a seat sees, or what spectators see."""
        return self.match.view(seat)

    def log(self, seat: int = -1, language: str = "en", since: int | None = 0) -> list[str]:
        """What has been played, as a seat (or a spectator) reads it; from the set-up on, if since is None."""
        return [GAME.texts(language).event(event, seat) for event in self.match.events(seat, since)]

    def imagined(self, seat: int, seed: int, viewer: int) -> PhalanxxView:
        """What a viewer would see in a world that a seat thinks possible."""
        return GAME.view(self.rules, self.rules.imagine(self.s, seat, Rng(seed)), viewer)

    @property
    def on_display(self) -> list[str]:
        return list(self.view().display)

    @property
    def reserves(self) -> list[int]:
        return [int(count) for count in self.s.reserve]

    @property
    def gone(self) -> list[int]:
        """Armies that have left the game."""
        return [int(count) for count in self.s.eliminated]

    @property
    def loose_dice(self) -> list[str]:
        """The Travelling dice that are not placed yet, by place."""
        return [die_name(int(die)) for die in self.s.travelling]

    @property
    def grey(self) -> list[str]:
        return [die_name(int(die)) for die in self.s.grey]

    def home_of(self, seat: int) -> list[str]:
        return [die_name(int(self.s.home[seat * SLOTS + slot])) for slot in range(SLOTS)]

    def hand_of(self, seat: int) -> list[str]:
        return self.pile(int(self.layout.hand_of(seat)))

    def front_of(self, player: int) -> list[str]:
        return self.pile(int(self.layout.tableau_of(player)))

    def rotated_of(self, player: int) -> list[str]:
        return [name for name in self.front_of(player) if self.s.rotated[NAMES.index(name)]]

    @property
    def deck_cards(self) -> list[str]:
        """The deck, the next card first. Nobody at the table may look."""
        return self.pile(int(DECK))[::-1]

    @property
    def set_aside(self) -> list[str]:
        return self.pile(int(SET_ASIDE))

    @property
    def removed_cards(self) -> list[str]:
        return self.pile(int(REMOVED))

    def owner_of(self, region: str) -> int:
        return int(self.s.owner[self._region(region)])

    def armies_in(self, region: str) -> int:
        return int(self.s.armies[self._region(region)])

    def regions_of(self, player: int) -> dict[str, int]:
        """The regions of a player, each with its armies."""
        return {name: self.armies_in(name) for name in self.region_names if self.owner_of(name) == player}

    def kinds_of(self, player: int) -> Counter[str]:
        """How many cities, oases and plain regions a player holds."""
        words = {int(CITY): "city", int(OASIS): "oasis"}
        held = [int(self.layout.kind[self._region(name)]) for name in self.regions_of(player)]
        return Counter(words.get(kind, "plain") for kind in held)

    def score(self, player: int) -> int:
        return int(self.rules.score(self.s, player))

    def line(self, player: int, line: int) -> int:
        """One line of a score sheet."""
        return int(score_line(self.s, player, line))

    def winners(self) -> list[int]:
        """Who would win if this were the end."""
        return [seat for seat in range(self.match.seats) if self.rules.payoff(self.s, seat) > 0]


def family_of(name: str) -> str:
    """The family of a card by its name."""
    family = CARDS[NAMES.index(name)].family
    assert family in FAMILIES
    return family
