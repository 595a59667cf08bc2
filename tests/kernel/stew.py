"""Stew, a toy of interludes: a pot, a herb and a pinch make a move, and much may be done in the middle of it.

The last of a herb goes into the pot whole, so that choosing it completes the move.
"""

from __future__ import annotations

from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import SEAT, ActionTable, Domain, amounts
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick
from ludoteca.kernel.numbers import table
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words
from ludoteca.play.match import Match
from ludoteca.play.settings import Settings
from ludoteca.play.view import View, shared
from ludoteca.play.vocabulary import EventKind
from tests.kernel.toy import NO_COIN, PebblesGame

TAKE_TURN, CHOOSE_HERB, CHOOSE_PINCH, MEANWHILE, BARTER_FOR, NOD, TASTE, SIP, GROW = range(9)
SEASONED, GREW, ATE, SOLD, BARTERED, TASTED = range(6)
NO_HERB = NO_COIN  # the words of Pebbles are borrowed
POTS = 2
POT, HERB = range(2)  # the own words of the steps of a move
OFFERED = 0  # the own word of BARTER_FOR

HERBS = Domain("herb", ("basil", "mint", "sage"))


class Stew(State):
    def __init__(self, rules: StewRules, chance: Chance | None, like: Self | None) -> None:
        super().__init__(rules.seats, chance, like)
        self.rules = rules
        self.herbs: vec[i64] = like.herbs[:] if like is not None else vec[i64]([3, 2, 1])
        self.pots: vec[i64] = like.pots[:] if like is not None else table(POTS)
        self.coins: vec[i64] = like.coins[:] if like is not None else table(rules.seats)

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.many("herbs", self.herbs)
        out.many("pots", self.pots)
        out.many("coins", self.coins)


class TakeTurn(Pick[Stew]):
    def cannot(self, s: Stew, seat: int, pot: int) -> int:
        return ALLOWED

    def pick(self, s: Stew, seat: int, pot: int) -> None:
        s.go_on_open(CHOOSE_HERB, seat, pot)


class ChooseHerb(Pick[Stew]):
    def cannot(self, s: Stew, seat: int, herb: int) -> int:
        return ALLOWED if s.herbs[herb] > 0 else NO_HERB

    def pick(self, s: Stew, seat: int, herb: int) -> None:
        if s.herbs[herb] == 1:
            season(s, seat, int(s.own(POT)), herb, 1)
        else:
            s.go_on_open(CHOOSE_PINCH, seat, s.own(POT), herb)


class ChoosePinch(Pick[Stew]):
    def cannot(self, s: Stew, seat: int, k: int) -> int:
        return NO_HERB if s.asks(CHOOSE_PINCH, seat) and s.herbs[s.own(HERB)] <= k else ALLOWED

    def pick(self, s: Stew, seat: int, k: int) -> None:
        season(s, seat, int(s.own(POT)), int(s.own(HERB)), k + 1)


def season(s: Stew, seat: int, pot: int, herb: int, pinch: int) -> None:
    s.herbs[herb] -= pinch
    s.pots[pot] += pinch
    s.tell(SEASONED, seat)
    s.next_open(TAKE_TURN, (seat + 1) % s.seats)


class Meanwhile(Decision[Stew]):
    """Whatever a cook may do at any time."""

    def options(self, s: Stew, seat: int, out: Options) -> None:
        for verb in s.rules.meanwhile:
            for action in range(verb.first, verb.first + verb.count):
                if self.refusal(s, seat, action) == ALLOWED:
                    out.add(action)

    def refusal(self, s: Stew, seat: int, action: int) -> int:
        for verb in (s.rules.eat, s.rules.sell, s.rules.barter):
            if verb.has(action) and s.herbs[verb.argument(action)] == 0:
                return NO_HERB
        return ALLOWED

    def take(self, s: Stew, seat: int, action: int) -> None:
        rules = s.rules
        if rules.barter.has(action):
            s.go_on(BARTER_FOR, seat, rules.barter.argument(action))
            return
        s.done()
        if rules.water.has(action):
            s.then(GROW, seat)
        elif rules.eat.has(action):
            s.herbs[rules.eat.argument(action)] -= 1
            s.tell(ATE, seat)
        elif rules.sell.has(action):
            herb = rules.sell.argument(action)
            s.coins[seat] += s.herbs[herb]
            s.herbs[herb] = 0
            s.tell(SOLD, seat)
        elif rules.rain.has(action):
            s.herbs[s.roll(3) - 1] += 1
        elif rules.look.has(action):
            s.reveal()
        elif rules.call.has(action):
            s.push(NOD, (seat + 1) % s.seats)
        elif rules.taste.has(action):
            s.push(TASTE, seat)
        else:
            s.over = 1


class BarterFor(Pick[Stew]):
    """The second step of an interlude."""

    def cannot(self, s: Stew, seat: int, herb: int) -> int:
        return ALLOWED

    def pick(self, s: Stew, seat: int, herb: int) -> None:
        s.herbs[s.own(OFFERED)] -= 1
        s.herbs[herb] += 1
        s.tell(BARTERED, seat)
        s.done()


class Nod(Pick[Stew]):
    """What an interlude asks another seat."""

    def cannot(self, s: Stew, seat: int, k: int) -> int:
        return ALLOWED

    def pick(self, s: Stew, seat: int, k: int) -> None:
        s.done()


class Taste(Pick[Stew]):
    """What an interlude asks the same seat, to be answered as a move is begun."""

    def cannot(self, s: Stew, seat: int, pot: int) -> int:
        return ALLOWED

    def pick(self, s: Stew, seat: int, pot: int) -> None:
        s.go_on(SIP, seat)


class Sip(Pick[Stew]):
    def cannot(self, s: Stew, seat: int, k: int) -> int:
        return ALLOWED

    def pick(self, s: Stew, seat: int, k: int) -> None:
        s.coins[seat] += 10
        s.tell(TASTED, seat)
        s.done()


class Grow(Consequence[Stew]):
    def follow(self, s: Stew) -> None:
        for herb in range(len(HERBS.keys)):
            s.herbs[herb] += 1
        s.tell(GREW)
        s.done()


class StewRules(Rules[Stew]):
    def __init__(self, seats: int) -> None:
        actions = ActionTable()
        pot = actions.add("pot", (TAKE_TURN, TASTE), amounts(1, POTS))
        herb = actions.add("herb", CHOOSE_HERB, HERBS)
        pinch = actions.add("pinch", CHOOSE_PINCH, amounts(1, 9))
        self.water = actions.add("water", MEANWHILE)
        self.eat = actions.add("eat", MEANWHILE, HERBS)
        self.sell = actions.add("sell", MEANWHILE, HERBS)
        self.rain = actions.add("rain", MEANWHILE)
        self.look = actions.add("look", MEANWHILE)
        self.barter = actions.add("barter", MEANWHILE, HERBS)
        self.call = actions.add("call", MEANWHILE)
        self.taste = actions.add("taste", MEANWHILE)
        self.spill = actions.add("spill", MEANWHILE)
        barter_for = actions.add("for", BARTER_FOR, HERBS)
        nod = actions.add("nod", NOD)
        sip = actions.add("sip", SIP)
        self.meanwhile = [verb for verb in actions.verbs if verb.homes == (MEANWHILE,)]
        decisions: dict[int, Decision[Stew]] = {
            TAKE_TURN: TakeTurn(pot),
            CHOOSE_HERB: ChooseHerb(herb),
            CHOOSE_PINCH: ChoosePinch(pinch),
            MEANWHILE: Meanwhile(),
            BARTER_FOR: BarterFor(barter_for),
            NOD: Nod(nod),
            TASTE: Taste(pot),
            SIP: Sip(sip),
        }
        super().__init__(seats, actions, decisions, [MEANWHILE], {GROW: Grow()})

    def start(self, chance: Chance) -> Stew:
        s = Stew(self, chance, None)
        s.push_open(TAKE_TURN, 0)
        return s

    def score(self, s: Stew, seat: int) -> int:
        return int(s.coins[seat])

    def scrub(self, s: Stew, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the chance, and the move that is being made."""


class StewView(View, frozen=True, kw_only=True):
    herbs: tuple[int, ...]
    pots: tuple[int, ...]
    coins: tuple[int, ...]
    pot: int
    herb: int


class StewGame(PebblesGame):
    events = (
        EventKind(SEASONED, "seasoned", (("seat", SEAT),)),
        EventKind(GREW, "grew", ()),
        EventKind(ATE, "ate", (("seat", SEAT),)),
        EventKind(SOLD, "sold", (("seat", SEAT),)),
        EventKind(BARTERED, "bartered", (("seat", SEAT),)),
        EventKind(TASTED, "tasted", (("seat", SEAT),)),
    )

    def make_rules(self, settings: Settings, seats: int) -> Any:
        return StewRules(seats)

    def view(self, rules: Any, s: Any, seat: int) -> Any:
        common: dict[str, Any] = shared(rules, s, seat)
        return StewView(
            **common,
            herbs=tuple(int(count) for count in s.herbs),
            pots=tuple(int(count) for count in s.pots),
            coins=tuple(int(count) for count in s.coins),
            pot=int(s.own(POT)) + 1 if common["deciding"] in ("choose-herb", "choose-pinch") else 0,
            herb=int(s.own(HERB)) + 1 if common["deciding"] == "choose-pinch" else 0,
        )


GAME = StewGame()


def stew(moves: str = "", seats: int = 2) -> Any:
    """A match of Stew after these actions, each a move of its own."""
    m = Match(GAME, seats, 7, {})
    for action in moves.split():
        m.push(action)
    return m
