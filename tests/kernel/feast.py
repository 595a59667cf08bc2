"""Feast, a toy whose cards are rows of effects: some act, some ask everybody in turn, some trigger another card."""

from __future__ import annotations

from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import ActionTable, Domain
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Decision, Options, Pick
from ludoteca.kernel.numbers import table
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words
from ludoteca.play.match import Match
from ludoteca.play.settings import Settings
from ludoteca.play.view import View, shared
from tests.kernel.toy import NO_COIN, PebblesGame

TAKE_TURN, PUT_DOWN, EFFECTS = range(3)  # the names of Pebbles, whose texts are borrowed
END, GAIN, EACH_PAYS, TRIGGER, ROLL = range(5)
OWNER, AT = range(2)  # the own words of EFFECTS
LEFT, PRICE, HOST = range(3)  # the own words of PUT_DOWN

CARDS = {
    "bread": [(GAIN, 2)],
    "toast": [(GAIN, 1), (EACH_PAYS, 1), (GAIN, 10)],
    "feast": [(TRIGGER, 1), (GAIN, 100)],
    "orgy": [(EACH_PAYS, 2), (TRIGGER, 2), (TRIGGER, 0)],
    "dice": [(EACH_PAYS, 0), (ROLL, 6)],
}


class Feast(State):
    def __init__(self, rules: FeastRules, chance: Chance | None, like: Self | None) -> None:
        super().__init__(rules.seats, chance, like)
        self.rules = rules
        self.points: vec[i64] = like.points[:] if like is not None else table(rules.seats, 3)

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.many("points", self.points)


class TakeTurn(Pick[Feast]):
    def cannot(self, s: Feast, seat: int, k: int) -> int:
        return ALLOWED

    def pick(self, s: Feast, seat: int, k: int) -> None:
        s.next(TAKE_TURN, (seat + 1) % s.seats)
        s.then(EFFECTS, seat, s.rules.row[k])


class PutDown(Decision[Feast]):
    """Pay the host of the feast, or not."""

    def options(self, s: Feast, seat: int, out: Options) -> None:
        for action in (s.rules.pay.of(), s.rules.keep.of()):
            if self.refusal(s, seat, action) == ALLOWED:
                out.add(action)

    def refusal(self, s: Feast, seat: int, action: int) -> int:
        price = s.own(PRICE) if s.asks(PUT_DOWN, seat) else 0
        return NO_COIN if s.rules.pay.has(action) and s.points[seat] < price else ALLOWED

    def take(self, s: Feast, seat: int, action: int) -> None:
        if s.rules.pay.has(action):
            s.points[seat] -= s.own(PRICE)
            s.points[s.own(HOST)] += s.own(PRICE)
        s.next_seat()


class Effects(Consequence[Feast]):
    """The effects of a card, one after the other: whose it is, and where the next effect stands."""

    def follow(self, s: Feast) -> None:
        owner, at = s.own(OWNER), s.own(AT)
        code, number = s.rules.effects[at], s.rules.effects[at + 1]
        s.set_own(AT, at + 2)
        if code == GAIN:
            s.points[owner] += number
        elif code == ROLL:
            s.points[owner] += s.roll(number)
        elif code == EACH_PAYS:
            s.each_seat(PUT_DOWN, owner, number, owner)
        elif code == TRIGGER:
            s.then(EFFECTS, owner, s.rules.row[number])
        else:
            s.done()


class FeastRules(Rules[Feast]):
    def __init__(self, seats: int, cards: dict[str, list[tuple[int, int]]]) -> None:
        actions = ActionTable()
        dish = actions.add("take", TAKE_TURN, Domain("dish", tuple(cards)))
        self.pay = actions.add("pay", PUT_DOWN)
        self.keep = actions.add("pass", PUT_DOWN)
        effects: list[int] = []
        rows = []
        for card in cards.values():
            rows.append(len(effects))
            effects += [word for effect in [*card, (END, 0)] for word in effect]
        self.row = vec[i64]([i64(row) for row in rows])
        self.effects = vec[i64]([i64(word) for word in effects])
        decisions: dict[int, Decision[Feast]] = {TAKE_TURN: TakeTurn(dish), PUT_DOWN: PutDown()}
        super().__init__(seats, actions, decisions, [], {EFFECTS: Effects()})

    def start(self, chance: Chance) -> Feast:
        s = Feast(self, chance, None)
        s.push(TAKE_TURN, 0)
        return s

    def score(self, s: Feast, seat: int) -> int:
        return int(s.points[seat])

    def scrub(self, s: Feast, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the chance."""


class FeastView(View, frozen=True, kw_only=True):
    points: tuple[int, ...]


class FeastGame(PebblesGame):
    def make_rules(self, settings: Settings, seats: int) -> Any:
        return FeastRules(seats, CARDS)

    def view(self, rules: Any, s: Any, seat: int) -> Any:
        common: dict[str, Any] = shared(rules, s, seat)
        return FeastView(**common, points=tuple(int(count) for count in s.points))


def feast(seats: int = 2) -> Any:
    return Match(FeastGame(), seats, 7, {})
