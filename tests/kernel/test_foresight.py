"""The planner's foresight: what others do after its turn, and what it does then."""

from __future__ import annotations

from typing import Self

import pytest
from librt.vecs import vec

from ludoteca.kernel.actions import ActionTable, amounts
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.judge import Judge
from ludoteca.kernel.planner import CLOSE, TRUST, Planner, Turn, different
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words
from ludoteca.play.game import digest

SOW, STEAL, REAP = 0, 1, 2
SWING = 10.0


class Field(State):
    """One sows, the other may steal of it, then the first may reap. Where, decides how much each is worth.

    Either of them may go on with it for ever.
    """

    def __init__(self, rules: FieldRules, chance: Chance | None, like: Field | None) -> None:
        super().__init__(2, chance, like)
        self.rules = rules
        self.points: int = like.points if like is not None else 0

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.one("points", self.points)


class Sow(Decision[Field]):
    def options(self, s: Field, seat: int, out: Options) -> None:
        for field in range(len(s.rules.fields)):
            out.add(s.rules.sow.of(field))

    def refusal(self, s: Field, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Field, seat: int, action: int) -> None:
        field = s.rules.sow.argument(action)
        s.points += s.rules.fields[field][0]
        s.next(STEAL, 1, field)


class Gain(Decision[Field]):
    """To steal or to reap, or not to."""

    def __init__(self, sign: int, column: int) -> None:
        super().__init__()
        self.sign = sign
        self.column = column

    def options(self, s: Field, seat: int, out: Options) -> None:
        verb = s.rules.steal if self.sign < 0 else s.rules.reap
        out.add(verb.of(0))
        out.add(verb.of(1))

    def refusal(self, s: Field, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Field, seat: int, action: int) -> None:
        verb, field = (s.rules.steal if self.sign < 0 else s.rules.reap), s.own(0)
        s.points += self.sign * verb.argument(action) * s.rules.fields[field][self.column]
        if verb.name in s.rules.endless:
            s.next(s.deciding(), seat, field)
        elif self.sign < 0:
            s.next(REAP, 0, field)
        else:
            s.next(STEAL, 1, field)


class FieldRules(Rules[Field]):
    def __init__(self, *fields: tuple[int, int, int], seats: int = 2) -> None:
        table = ActionTable()
        self.sow = table.add("sow", SOW, amounts(0, len(fields) - 1))
        self.steal = table.add("steal", STEAL, amounts(0, 1))
        self.reap = table.add("reap", REAP, amounts(0, 1))
        self.endless: list[str] = []
        self.luck: list[int] = []  # what comes next for who looks ahead from the end of the own turn
        self.fields = fields  # each: what it brings at once, what can be stolen, what can be reaped
        super().__init__(seats, table, {SOW: Sow(), STEAL: Gain(-1, 1), REAP: Gain(1, 2)}, [])

    def start(self, chance: Chance) -> Field:
        s = Field(self, chance, None)
        s.push(SOW, 0)
        return s

    def score(self, s: Field, seat: int) -> int:
        return s.points if seat == 0 else 0

    def features(self, s: Field, viewer: int, out: vec[float]) -> None:
        out[0] = 1.0
        out[1] = float(s.points)

    def scrub(self, s: Field, seat: int, rng: Rng) -> None:
        """Nothing is hidden; what luck there will be is noted."""
        if s.deciding() == STEAL and seat == 0:
            self.luck.append(int(rng.word()))


def planner_of(finalists: int) -> Planner:
    return Planner(Judge(1, 1, 2, vec[float]([1.0]), SWING), 2, 5, 2, 2, finalists)


def chosen(finalists: int, *fields: tuple[int, int, int], shunned: str = "", seats: int = 2) -> int:
    """The field that is sown."""
    rules = FieldRules(*fields, seats=seats)
    s = rules.start(Chance.from_seed(bytes(32)))
    planner = planner_of(finalists)
    if shunned:
        planner.shun(rules, rules.actions.number(shunned))
    before = digest(s)
    found = rules.sow.argument(planner.steps(rules, s, 0, Rng(1))[0])
    assert digest(s) == before
    return int(found)


def test_what_another_would_take_away_is_foreseen():
    safe, bait = (3, 0, 0), (4, 4, 0)
    assert chosen(1, safe, bait) == 1
    assert chosen(2, safe, bait) == 0


def test_what_the_own_next_turn_brings_is_foreseen():
    poor, rich = (4, 0, 0), (3, 0, 4)
    assert chosen(1, poor, rich) == 0
    assert chosen(2, poor, rich) == 1


def test_it_does_not_count_on_a_next_turn_of_what_it_would_not_do():
    assert chosen(2, (4, 0, 0), (3, 0, 4), shunned="reap:1") == 0


def test_what_is_played_on_counts_for_half():
    assert TRUST == 0.5
    assert chosen(2, (4, 0, 0), (2, 0, 5)) == 1  # 4 and 4, against 2 and 7
    assert chosen(2, (4, 0, 0), (2, 0, 3)) == 0  # against 2 and 5, which is more in the end


def test_what_several_others_play_on_counts_for_less():
    assert chosen(2, (4, 0, 0), (3, 0, 4), seats=2) == 1  # a half of 4 more is more than 1
    assert chosen(2, (4, 0, 0), (3, 0, 4), seats=4) == 0  # a sixth of it is less
    assert chosen(2, (4, 0, 0), (3, 0, 7), seats=4) == 1


def test_what_is_clearly_worse_now_is_not_played_on_from():
    far = int(CLOSE * SWING) + 1
    assert chosen(2, (far, 0, 0), (0, 0, 100)) == 0
    assert chosen(2, (far - 1, 0, 0), (0, 0, 100)) == 1


@pytest.mark.parametrize(("finalists", "field"), [(2, 1), (3, 2)])
def test_only_so_many_are_played_on_from(finalists, field):
    assert chosen(finalists, (5, 0, 0), (4, 0, 5), (3, 0, 50)) == field


def test_turns_of_the_same_worth_are_one_turn_in_another_order():
    assert chosen(2, (5, 0, 0), (5, 0, 0), (4, 0, 5)) == 2


def test_all_turns_meet_with_the_same_luck():
    rules = FieldRules((5, 0, 0), (4, 0, 0))
    planner_of(2).steps(rules, rules.start(Chance.from_seed(bytes(32))), 0, Rng(1))
    one, other = rules.luck[:2], rules.luck[2:]  # in two worlds each
    assert one == other
    assert one[0] != one[1]


@pytest.mark.parametrize("verb", ["steal", "reap"])
def test_a_turn_without_an_end_is_not_played_on_for_ever(verb):
    rules = FieldRules((4, 0, 0), (3, 0, 0))
    rules.endless.append(verb)
    assert len(planner_of(2).steps(rules, rules.start(Chance.from_seed(bytes(32))), 0, Rng(1))) == 1


def test_turns_that_differ_come_best_first():
    worths = [1.0, 5.0, 4.5, 5.0, 4.4, 0.0]
    turns = [Turn[Field](k, [], worth) for k, worth in enumerate(worths)]
    assert [turn.worth for turn in different(turns, turns[1], 3.0, 9)] == [5.0, 4.5, 4.4]
    assert [turn.worth for turn in different(turns, turns[1], 9.0, 2)] == [5.0, 4.5]
