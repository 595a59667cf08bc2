"""The planner: whole turns, however many moves they have and ways a move can be completed in."""

from __future__ import annotations

from typing import Any, Self

import pytest
from librt.vecs import vec

from ludoteca.kernel.actions import ActionTable, amounts
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.judge import Judge
from ludoteca.kernel.planner import MOST_WAYS, Line, Planner, keep_best
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words
from ludoteca.play.game import digest
from tests.kernel.toy import Table

LAY_TILE = 0
PLACES = 448
TILES = 4


def by_score(rules: Rules[Any]) -> Judge:
    return Judge(1, 1, rules.sides, vec[float]([1.0]), 10.0)


class Camp(State):
    """Four tiles are laid in one move, each in one of very many places."""

    def __init__(self, rules: CampRules, chance: Chance | None, like: Camp | None) -> None:
        super().__init__(2, chance, like)
        self.rules = rules
        self.points: int = like.points if like is not None else 0
        self.camps: int = like.camps if like is not None else 0

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.one("points", self.points)
        out.one("camps", self.camps)


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
            s.camps += 1
            s.next(LAY_TILE, s.camps // s.rules.moves % 2)


class CampRules(Rules[Camp]):
    def __init__(self, moves: int) -> None:
        table = ActionTable()
        self.lay = table.add("lay", LAY_TILE, amounts(1, PLACES))
        self.moves = moves  # of a turn
        self.judged = 0
        super().__init__(2, table, {LAY_TILE: LayTile()}, [])

    def start(self, chance: Chance) -> Camp:
        s = Camp(self, chance, None)
        s.push(LAY_TILE, 0)
        return s

    def score(self, s: Camp, seat: int) -> int:
        return s.points if seat == 0 else 0

    def features(self, s: Camp, viewer: int, out: vec[float]) -> None:
        self.judged += 1
        assert self.judged < 10 * MOST_WAYS, "it looks at everything"
        out[0] = 1.0
        out[1] = float(s.points)

    def scrub(self, s: Camp, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""


def test_a_move_with_very_many_ways_is_looked_at_in_a_sample():
    rules = CampRules(1)
    s = rules.start(Chance.from_seed(bytes(32)))
    move = Planner(by_score(rules), 1, 3, 3, 2, 1).steps(rules, s, 0, Rng(1))
    assert PLACES <= rules.judged <= MOST_WAYS + 3
    assert len(move) == TILES


def test_of_every_further_move_a_sample_is_looked_at_too():
    rules = CampRules(2)
    Planner(by_score(rules), 1, 2, 1, 2, 1).steps(rules, rules.start(Chance.from_seed(bytes(32))), 0, Rng(1))
    assert 2 * PLACES < rules.judged <= 3 * MOST_WAYS + 2


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


DIG = 0
MOVES = 3


class Mine(State):
    """A turn has three moves: gather a nugget, or dig; what was dug for is worth more, but only once it is lifted."""

    def __init__(self, rules: MineRules, chance: Chance | None, like: Mine | None) -> None:
        super().__init__(2, chance, like)
        self.rules = rules
        self.depths: int = like.depths if like is not None else 0
        self.points: int = like.points if like is not None else 0
        self.moves: int = like.moves if like is not None else 0

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        for name in ("depths", "points", "moves"):
            out.one(name, getattr(self, name))


class Work(Decision[Mine]):
    def options(self, s: Mine, seat: int, out: Options) -> None:
        for action in (s.rules.gather.of(), s.rules.dig.of(), s.rules.lift.of(), s.rules.stop.of()):
            out.add(action)

    def refusal(self, s: Mine, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Mine, seat: int, action: int) -> None:
        s.moves += 1
        if s.rules.gather.has(action):
            s.points += 1
        elif s.rules.dig.has(action):
            s.depths += 1
        elif s.rules.lift.has(action):
            s.points += s.depths * s.depths * s.depths
            s.depths = 0
        s.next(DIG, seat if s.moves < MOVES and not s.rules.stop.has(action) else 1 - seat)


class MineRules(Rules[Mine]):
    def __init__(self) -> None:
        table = ActionTable()
        self.gather = table.add("gather", DIG)
        self.dig = table.add("dig", DIG)
        self.lift = table.add("lift", DIG)
        self.stop = table.add("stop", DIG)
        super().__init__(2, table, {DIG: Work()}, [])

    def start(self, chance: Chance) -> Mine:
        s = Mine(self, chance, None)
        s.push(DIG, 0)
        return s

    def score(self, s: Mine, seat: int) -> int:
        return s.points if seat == 0 else 0

    def scrub(self, s: Mine, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""


def mined(candidates: int, width: int, moves: int, shunned: str = "") -> list[str]:
    """What a planner does in its turn."""
    rules = MineRules()
    s, done = rules.start(Chance.from_seed(bytes(32))), []
    planner = Planner(by_score(rules), 1, candidates, width, moves, 1)
    if shunned:
        planner.shun(rules, rules.actions.number(shunned))
    while rules.acting(s) == 0:
        for action in planner.move(rules, s.copy(), 0, Rng(1)):
            done.append(rules.actions.text(int(action)))
            rules.take(s, 0, action)
    return done


def test_a_turn_is_thought_through_to_its_end():
    assert mined(4, 4, 2) == ["dig", "dig", "lift"]  # 2 × 2 × 2 rather than three nuggets


@pytest.mark.parametrize(
    ("candidates", "width", "moves"),
    [
        (1, 4, 2),  # digging does not look good at once
        (4, 4, 0),  # the first move is all that is followed
    ],
)
def test_what_is_not_followed_is_not_found(candidates, width, moves):
    assert mined(candidates, width, moves)[0] == "gather"


def test_it_does_not_count_on_what_it_would_not_do():
    assert mined(4, 4, 2, shunned="lift") == ["gather", "gather", "gather"]


def test_narrow_lines_miss_what_pays_late():
    assert mined(4, 1, 2)[0] == "gather"


def test_only_as_many_moves_are_followed_as_allowed():
    assert mined(4, 4, 1)[:2] == ["gather", "gather"]  # dig and lift is no better than a nugget and another


def test_of_many_lines_the_best_are_kept():
    s = MineRules().start(Chance.from_seed(bytes(32)))
    lines = [Line(s, worth) for worth in (2.0, 9.0, 4.0, 7.0)]
    assert [line.worth for line in keep_best(lines, 2)] == [9.0, 7.0]
    assert [line.worth for line in keep_best(lines, 4)] == [2.0, 9.0, 4.0, 7.0]


def test_moves_are_compared_over_all_worlds():
    t = Table(heap=30)
    t.s.pots[0] = 1  # so that no pot can burst
    planner = Planner(t.judge(), 100, 4, 1, 0, 1)
    assert {t.chosen(planner, seed=seed) for seed in range(8)} == {"roll"}  # 3.5 on average, rather than take three


def test_a_match_it_would_lose_is_not_ended():
    t = Table(heap=3, bare=True)
    t.s.points[1] = 5
    assert t.chosen(Planner(t.judge(), 2, 4, 3, 3, 1)) == "take:2"


def test_the_position_is_left_alone():
    t = Table()
    before = digest(t.s)
    Planner(t.judge(), 2, 4, 3, 3, 1).steps(t.rules, t.s, 0, Rng(1))
    assert digest(t.s) == before


def test_its_choice_depends_on_what_its_seat_knows_alone():
    t = Table().play(0, "vote").play(1, "side:left stake:1")
    worlds = [t.imagined(0, 1), t.imagined(0, 2)]
    assert digest(worlds[0]) != digest(worlds[1])
    seen = []
    for world in worlds:
        planner = Planner(t.judge(), 2, 4, 3, 3, 1)
        planner.steps(t.rules, world, 0, Rng(9))
        seen.append(list(planner.seen.worths))
    assert seen[0] == seen[1]
