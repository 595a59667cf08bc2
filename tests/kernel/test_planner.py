"""The planner: whole turns, however many ways a move can be completed in."""

from __future__ import annotations

from typing import Self

from ludoteca.kernel.actions import ActionTable, amounts
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.planner import MOST_WAYS, Planner
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words

LAY_TILE = 0
PLACES = 448
TILES = 4


class Camp(State):
    """Four tiles are laid in one move, each in one of very many places."""

    def __init__(self, rules: CampRules, chance: Chance | None, like: Camp | None) -> None:
        super().__init__(2, chance, like)
        self.rules = rules
        self.points: int = like.points if like is not None else 0

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.one("points", self.points)


class LayTile(Decision[Camp]):
    def options(self, s: Camp, seat: int, out: Options) -> None:
        for place in range(PLACES):
            out.add(s.rules.lay.of(place))

    def refusal(self, s: Camp, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Camp, seat: int, action: int) -> None:
        laid, worth = s.own(0) + 1, s.own(1) + s.rules.lay.argument(action)
        if laid < TILES:
            s.go_on(LAY_TILE, seat, laid, worth)
        else:
            s.points += worth
            s.next(LAY_TILE, 1 - seat)


class CampRules(Rules[Camp]):
    def __init__(self) -> None:
        table = ActionTable()
        self.lay = table.add("lay", LAY_TILE, amounts(1, PLACES))
        self.judged = 0
        super().__init__(2, table, {LAY_TILE: LayTile()}, [])

    def start(self, chance: Chance) -> Camp:
        s = Camp(self, chance, None)
        s.push(LAY_TILE, 0)
        return s

    def score(self, s: Camp, seat: int) -> int:
        return s.points if seat == 0 else 0

    def value(self, s: Camp, seat: int) -> float:
        self.judged += seat == 0
        return float(self.score(s, seat))

    def scrub(self, s: Camp, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""


def test_a_move_with_very_many_ways_is_looked_at_in_a_sample():
    rules = CampRules()
    s = rules.start(Chance.from_seed(bytes(32)))
    Planner(1, 3, 2).choose(rules, s, 0, Rng(1))
    assert PLACES <= rules.judged <= MOST_WAYS + PLACES


def test_some_options_are_kept_by_lot_each_equally_likely():
    counts = [0] * 5
    for seed in range(2000):
        out = Options()
        for action in range(5):
            out.add(action)
        out.keep_some(2, Rng(seed))
        assert out.count == 2
        assert out.actions[0] != out.actions[1]
        for k in range(2):
            counts[out.actions[k]] += 1
    assert all(700 < count < 900 for count in counts)
