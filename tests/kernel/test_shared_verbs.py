"""A verb that an interlude shares with a decision belongs to the decision while that one is asked."""

from __future__ import annotations

from typing import Self

from ludoteca.kernel.actions import ActionTable
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words

TAKE_TURN, PAY_TOLL, SPEND = range(3)


class Road(State):
    def __init__(self, rules: RoadRules, chance: Chance | None, like: Road | None) -> None:
        super().__init__(1, chance, like)
        self.rules = rules
        self.paid: int = like.paid if like is not None else 0
        self.spent: int = like.spent if like is not None else 0

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.one("paid", self.paid)
        out.one("spent", self.spent)


class TakeTurn(Decision[Road]):
    def options(self, s: Road, seat: int, out: Options) -> None:
        out.add(s.rules.walk.of())

    def refusal(self, s: Road, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Road, seat: int, action: int) -> None:
        s.next_open(PAY_TOLL, seat)


class PayToll(Decision[Road]):
    def options(self, s: Road, seat: int, out: Options) -> None:
        out.add(s.rules.coin.of())

    def refusal(self, s: Road, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Road, seat: int, action: int) -> None:
        s.paid += 1
        s.next_open(TAKE_TURN, seat)


class Spend(Decision[Road]):
    """An interlude: a coin for oneself, at any time but where the toll asks for it."""

    def options(self, s: Road, seat: int, out: Options) -> None:
        if not s.asks(PAY_TOLL, seat):
            out.add(s.rules.coin.of())

    def refusal(self, s: Road, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Road, seat: int, action: int) -> None:
        s.spent += 1
        s.done()


class RoadRules(Rules[Road]):
    def __init__(self) -> None:
        table = ActionTable()
        self.walk = table.add("walk", TAKE_TURN)
        self.coin = table.add("coin", (PAY_TOLL, SPEND))
        super().__init__(1, table, {TAKE_TURN: TakeTurn(), PAY_TOLL: PayToll(), SPEND: Spend()}, [SPEND])

    def start(self, chance: Chance) -> Road:
        s = Road(self, chance, None)
        s.push_open(TAKE_TURN, 0)
        return s

    def score(self, s: Road, seat: int) -> int:
        return 0

    def scrub(self, s: Road, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""


def played(*actions: str) -> Road:
    rules = RoadRules()
    s = rules.start(Chance.from_seed(bytes(32)))
    for text in actions:
        rules.take(s, 0, rules.actions.number(text))
    return s


def test_while_the_decision_is_asked_the_action_answers_it():
    s = played("walk", "coin")
    assert (s.paid, s.spent, s.deciding()) == (1, 0, TAKE_TURN)


def test_elsewhere_the_action_is_the_interlude():
    s = played("coin")
    assert (s.paid, s.spent, s.deciding()) == (0, 1, TAKE_TURN)


def test_an_action_stands_aside_only_where_it_does_not_answer_what_is_asked():
    s = played()
    assert s.rules.is_aside(s, s.rules.coin.of())
    assert not s.rules.is_aside(s, s.rules.walk.of())
    s = played("walk")
    assert not s.rules.is_aside(s, s.rules.coin.of())
