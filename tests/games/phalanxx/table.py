"""Any position of PHALANXX in one line, for tests, and played by the texts of actions.

>>> t = phalanxx(2).strength(9, 4).card(0, "X01").to_act(0).dice(5, 5, 5)
>>> t.play("die:1 slot:1 conquer:persepolis rotate:X01").strength
[6, 4]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ludoteca.games.phalanxx.content import COLOURS, FAMILIES
from ludoteca.games.phalanxx.dice import NO_DIE
from ludoteca.games.phalanxx.game import CARDS, GAME
from ludoteca.games.phalanxx.layout import (
    BUY_CARD,
    CHOOSE_DIE,
    CITY,
    DECK,
    DISPLAY,
    END_TURN,
    NOBODY,
    OASIS,
    REMOVED,
    SET_ASIDE,
    SLOTS,
    SPACES,
)
from ludoteca.games.phalanxx.rules import PhalanxxRules
from ludoteca.games.phalanxx.scoring import score_line
from ludoteca.games.phalanxx.standing import recount
from ludoteca.games.phalanxx.state import Phalanxx
from ludoteca.games.phalanxx.view import FACTIONS, PhalanxxView, die_name
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.deck import new_deck
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.match import Match
from ludoteca.kernel.settings import Value

NAMES = [card.id for card in CARDS]
ARMIES = 12
USUAL_HOME = (3, 1, 2, 4)  # each seat's Home dice show one value, unlike the others', so that nothing can be exchanged


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


class Table:
    """A match of PHALANXX, set up by hand, then played.

    The first thing laid by hand clears the table. Then seat 0 is the first player, all cards are in the deck, and
    everybody has the start regions and the usual Home dice. Cards come from the deck, armies from the reserve, and
    the dice that are nowhere else travel: so nothing ever appears or vanishes.
    """

    def __init__(self, match: Match[Phalanxx]) -> None:
        assert isinstance(match.rules, PhalanxxRules)
        self.match = match
        self.rules = match.rules
        self.layout = match.rules.layout
        self.players = int(self.layout.players)
        self._cleared = False
        self._homes: dict[int, list[str]] = {}
        self._loose: list[str] | None = None  # the Travelling dice, where they were laid by hand
        self._values = [4, 5, 6]  # of the Travelling dice, where they were not
        self._own_display = False

    @property
    def s(self) -> Phalanxx:
        return self.match._state

    # Setting up.

    @property
    def strength(self) -> Numbers:
        return Numbers(self.s.strength, lambda new: self._numbers("strength", new))

    @property
    def talents(self) -> Numbers:
        return Numbers(self.s.talents, lambda new: self._numbers("talents", new))

    def home(self, seat: int, dice: str) -> Table:
        """The three Home dice of a seat, by slot: `W5 O2 V4`."""
        self._clear()
        self._homes[seat] = dice.split()
        return self._lay_dice()

    def travelling(self, dice: str) -> Table:
        """The Travelling dice, with their colours."""
        self._clear()
        self._loose = dice.split()
        return self._lay_dice()

    def dice(self, *values: int) -> Table:
        """What the Travelling dice show; their colours are those left over."""
        self._clear()
        self._values = list(values)
        return self._lay_dice()

    def holds(self, player: int, *regions: str) -> Table:
        """All the regions of a player, each with the armies it takes."""
        self._clear()
        for region in range(self.layout.regions):
            if self.s.owner[region] == player:
                self._free(region)
        for name in regions:
            self.army(player, name)
        return self._changed()

    def army(self, player: int, region: str, count: int | None = None) -> Table:
        """One more region of a player; whoever held it has those armies in reserve."""
        self._clear()
        number = self._region(region)
        self._free(number)
        armies = int(self.layout.army_cost[self.layout.kind[number]]) if count is None else count
        self.s.owner[number] = player
        self.s.armies[number] = armies
        self.s.reserve[player] -= armies
        assert self.s.reserve[player] >= 0, f"player {player} has not so many armies"
        return self._changed()

    def reserve(self, player: int, count: int) -> Table:
        """So many armies in reserve; those that are not on the map either have left the game."""
        self._clear()
        self.s.eliminated[player] += self.s.reserve[player] - count
        self.s.reserve[player] = count
        return self._changed()

    def hand(self, seat: int, cards: str) -> Table:
        """Cards in a hand, known to its owner alone."""
        return self._lay(int(self.layout.hand_of(seat)), cards, int(bit(seat)))

    def bought(self, seat: int, cards: str) -> Table:
        """Cards in a hand that everybody has seen."""
        return self._lay(int(self.layout.hand_of(seat)), cards, int(EVERYBODY))

    def card(self, player: int, cards: str, rotated: bool = False) -> Table:
        """Cards in front of a player."""
        self._lay(int(self.layout.tableau_of(player)), cards, int(EVERYBODY))
        for name in cards.split():
            self.s.rotated[NAMES.index(name)] = int(rotated)
            self.s.conflicts[player] += int(rotated)
        recount(self.s, player)
        return self._changed()

    def display(self, cards: str) -> Table:
        """The display from the dearest space to the cheapest; `-` is an empty space."""
        self._clear()
        self._own_display = True
        for space in range(DISPLAY, DISPLAY + SPACES):
            if self.s.cards.size(space) > 0:
                self.s.cards.move(space, 0, DECK)
        for space, name in enumerate(cards.split()):
            if name != "-":
                self._lay(int(DISPLAY) + space, name, int(EVERYBODY))
        return self._changed()

    def removed(self, cards: str) -> Table:
        return self._lay(int(REMOVED), cards, int(EVERYBODY))

    def deck(self, cards: str) -> Table:
        """What lies on top of the deck, the next card first."""
        self._clear()
        for name in reversed(cards.split()):
            self.s.cards.move(DECK, self._find(name), DECK)
        return self._changed()

    def whole_deck(self, cards: str) -> Table:
        """All that is in the deck; what is nowhere else has been removed."""
        self._clear()
        self._fill_display()
        left = [NAMES[self.s.cards.card(DECK, k)] for k in range(self.s.cards.size(DECK))]
        return self.removed(" ".join(name for name in left if name not in cards.split())).deck(cards)

    def faction(self, seat: int, faction: str) -> Table:
        self._clear()
        self.s.faction[seat] = FACTIONS.index(faction)
        return self._changed()

    def last_turns(self) -> Table:
        """The end has been triggered."""
        self._clear()
        self.s.ending = 1
        return self._changed()

    def to_buy(self, player: int, after: int = 0) -> Table:
        """It is this player's turn, after so many whole rounds; the market comes first."""
        self._turn(player, after).s.push(BUY_CARD, player)
        return self._changed()

    def to_act(self, player: int, after: int = 0) -> Table:
        """The dice of this player are rolled: three actions."""
        self._turn(player, after).s.push_open(CHOOSE_DIE, player)
        return self._changed()

    def to_end(self, player: int, after: int = 0) -> Table:
        """All three dice of this player are placed, and the turn can be ended."""
        self._turn(player, after).s.push(END_TURN, player)
        for slot in range(SLOTS):
            self.s.grey[slot] = self.s.travelling[slot]
            self.s.travelling[slot] = NO_DIE
        return self._changed()

    def rolls(self, *shown: int) -> Table:
        """What dice will show, roll after roll."""
        return self.rolls_next(*shown)._changed()

    def rolls_next(self, *shown: int) -> Table:
        """The same in the middle of a match."""
        self.s.chance.prepare([number - 1 for number in shown])
        return self

    def _numbers(self, field: str, numbers: tuple[int, ...]) -> Table:
        self._clear()
        for player, number in enumerate(numbers):
            getattr(self.s, field)[player] = number
        return self._changed()

    def _turn(self, player: int, after: int) -> Table:
        self._clear()
        self._fill_display()
        self.s.turn = after * self.players + player
        self.s.depth = 0
        return self

    def _clear(self) -> None:
        assert self.match.ply == 0, "a position is set up before it is played"
        if self._cleared:
            return
        self._cleared = True
        s = self.s
        s.first = 0
        s.turn = 0
        s.cards = new_deck([int(back) for back in s.cards.backs], self.layout.pile_rooms())
        for number in reversed(range(len(NAMES))):
            s.cards.put(DECK, number)
        for region in range(self.layout.regions):
            s.owner[region], s.armies[region] = NOBODY, 0
        for player in range(self.players):
            s.reserve[player], s.talents[player], s.faction[player] = ARMIES, 0, NOBODY
            for region in (self.layout.start_city[player], self.layout.start_oasis[player]):
                self.army(player, self._region_name(int(region)))
        self._lay_dice()

    def _lay(self, pile: int, cards: str, seen: int) -> Table:
        self._clear()
        for name in cards.split():
            self.s.cards.move(DECK, self._find(name), pile)
            self.s.cards.mark_seen(pile, self.s.cards.size(pile) - 1, seen)
        return self._changed()

    def _find(self, name: str) -> int:
        """Where in the deck a card lies; one that fills the display only because it must, comes from there."""
        cards, number = self.s.cards, NAMES.index(name)
        for space in range(DISPLAY, DISPLAY + SPACES):
            if not self._own_display and cards.find(space, number) >= 0:
                cards.move(space, 0, DECK)
                cards.move(DECK, 5, space)
                cards.mark_seen(space, 0, EVERYBODY)
        place = int(cards.find(DECK, number))
        assert place >= 0, f"{name} has been laid already"
        return place

    def _fill_display(self) -> None:
        """Where no display is laid, five cards from the middle of the deck."""
        if not self._own_display and self.s.cards.size(DISPLAY) == 0:
            for space in range(SPACES):
                self.s.cards.move(DECK, 25, DISPLAY + space)
                self.s.cards.mark_seen(DISPLAY + space, 0, EVERYBODY)

    def _free(self, region: int) -> None:
        if self.s.owner[region] != NOBODY:
            self.s.reserve[self.s.owner[region]] += self.s.armies[region]
            self.s.owner[region], self.s.armies[region] = NOBODY, 0

    def _region(self, name: str) -> int:
        return self.region_names.index(name)

    def _region_name(self, region: int) -> str:
        return self.region_names[region]

    def _lay_dice(self) -> Table:
        """Dice laid by hand where they were laid, the others as usual, and those left over travel."""
        seats = self.match.seats
        left = Counter({"W": 2, "O": 2, "V": 2} if seats == 1 else {"W": seats + 3, "O": seats, "V": seats})
        for die in [*(die for dice in self._homes.values() for die in dice), *(self._loose or [])]:
            left[die[0]] -= 1
        homes = dict(self._homes)
        for seat in range(seats):
            if seat not in homes:
                colours = [colour if left[colour] else next(iter(+left)) for colour in COLOURS]
                left.subtract(colours)
                homes[seat] = [f"{colour}{USUAL_HOME[seat]}" for colour in colours]
        assert min(left.values()) >= 0, f"there are not so many dice: {left}"
        colours = [colour for colour in COLOURS for _ in range(left[colour])]
        loose = self._loose or [f"{colour}{value}" for colour, value in zip(colours, self._values, strict=True)]
        for seat, dice in homes.items():
            for slot, die in enumerate(dice):
                self.s.home[seat * SLOTS + slot] = _die(die)
        for place, die in enumerate(loose):
            self.s.travelling[place] = _die(die)
        return self._changed()

    def _changed(self) -> Table:
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
        seats = self.match.seats
        dice = {"W": 2, "O": 2, "V": 2} if seats == 1 else {"W": seats + 3, "O": seats, "V": seats}
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

    def why(self, action: str, seat: int | None = None, language: str = "en") -> str:
        """Why an action is not allowed, with its rule. It must not be."""
        self.check()
        refusal = self.match.why_not(action, seat, language)
        assert refusal is not None, f"{action} is allowed"
        return str(refusal)

    def view(self, seat: int = -1) -> PhalanxxView:
        """What a seat sees, or what spectators see."""
        view = self.match.view(seat)
        assert isinstance(view, PhalanxxView)
        return view

    def log(self, seat: int = -1, language: str = "en", since: int | None = 0) -> list[str]:
        """What has been played, as a seat (or a spectator) reads it; from the set-up on, if since is None."""
        return [GAME.texts(language).event(event, seat) for event in self.match.events(seat, since)]

    def imagined(self, seat: int, seed: int, viewer: int) -> PhalanxxView:
        """What a viewer would see in a world that a seat thinks possible."""
        return GAME.view(self.rules, self.rules.imagine(self.s, seat, Rng(seed)), viewer)

    @property
    def region_names(self) -> tuple[str, ...]:
        return self.layout.actions.verb_of(int(self.layout.conquer)).domains[0].keys

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

    def pile(self, pile: int) -> list[str]:
        return [NAMES[self.s.cards.card(pile, k)] for k in range(self.s.cards.size(pile))]

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


def _die(text: str) -> int:
    return COLOURS.index(text[0]) * 8 + int(text[1:])
