"""The rehearser: what several players would do, played on to the end of the match."""

from __future__ import annotations

from typing import Any, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import ActionTable, amounts
from ludoteca.kernel.chance import DICE, Chance, Rng
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.rehearser import BY_FAR, DOUBT, HOPE, SOON, Rehearsed, Rehearser, is_among, worth_of_end
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words

SET_OUT, ARRIVE = 0, 1
SHORT, LONG, STORMY = range(3)


class Voyage(State):
    """One sets out by a way and then may land or not; how it ends, the end alone tells."""

    def __init__(self, rules: VoyageRules, chance: Chance | None, like: Voyage | None) -> None:
        super().__init__(rules.seats, chance, like)
        self.rules = rules
        self.points: int = like.points if like is not None else 0
        self.lost: int = like.lost if like is not None else 0

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        out.one("points", self.points)
        out.one("lost", self.lost)


class SetOut(Decision[Voyage]):
    def options(self, s: Voyage, seat: int, out: Options) -> None:
        for way in (SHORT, LONG, STORMY):
            out.add(s.rules.by.of(way))

    def refusal(self, s: Voyage, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Voyage, seat: int, action: int) -> None:
        s.next(ARRIVE, s.seats - 1, s.rules.by.argument(action))


class Arrive(Decision[Voyage]):
    def options(self, s: Voyage, seat: int, out: Options) -> None:
        out.add(s.rules.land.of(0))
        out.add(s.rules.land.of(1))

    def refusal(self, s: Voyage, seat: int, action: int) -> int:
        return ALLOWED

    def take(self, s: Voyage, seat: int, action: int) -> None:
        way = s.own(0)
        s.points = s.rules.worths[way]
        if way == STORMY:
            s.points = 8 if s.chance.below(DICE, 2) == 0 else -8
        s.lost = s.rules.land.argument(action) * s.rules.sinks
        s.over = 1


class VoyageRules(Rules[Voyage]):
    def __init__(self, seats: int = 2, worths: tuple[int, ...] = (1, 5, 0), sinks: int = 0) -> None:
        table = ActionTable()
        self.by = table.add("by", SET_OUT, amounts(0, 2))
        self.land = table.add("land", ARRIVE, amounts(0, 1))
        self.worths = worths
        self.sinks = sinks
        super().__init__(seats, table, {SET_OUT: SetOut(), ARRIVE: Arrive()}, [])

    def start(self, chance: Chance) -> Voyage:
        s = Voyage(self, chance, None)
        s.push(SET_OUT, 0)
        return s

    def score(self, s: Voyage, seat: int) -> int:
        return s.points if seat == 0 else 0

    def payoff(self, s: Voyage, seat: int) -> float:
        return 0.0 if s.lost else super().payoff(s, seat)

    def scrub(self, s: Voyage, seat: int, rng: Rng) -> None:
        """Nothing is hidden but the dice."""


class Stubborn(Player):
    """Always takes the same option, by its place among them."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        self.asked = 0

    def steps(self, rules: Rules[Any], known: Any, seat: int, rng: Rng) -> vec[i64]:
        self.asked += 1
        out = Options()
        self.ways(rules, known, seat, out)
        place = min(self.place, int(out.count) - 1)
        return out.actions[place : place + 1]


def started(rules: VoyageRules) -> Voyage:
    return rules.start(Chance.from_seed(bytes(32)))


def chosen(rules: VoyageRules, advisers: list[Player], times: int = 8, others: Player | None = None) -> int:
    player = Rehearser(advisers, Wanderer(), others or Wanderer(), times, 4.0)
    s = started(rules)
    (action,) = player.move(rules, s.copy(), 0, Rng(3))
    return int(rules.by.argument(action))


def test_what_ends_best_is_done_whoever_advised_it():
    ways: list[Player] = [Stubborn(SHORT), Stubborn(LONG)]
    assert chosen(VoyageRules(), ways) == LONG
    assert chosen(VoyageRules(), ways[::-1]) == LONG


def test_alone_points_count():
    assert chosen(VoyageRules(seats=1), [Stubborn(SHORT), Stubborn(LONG)]) == LONG


def test_what_is_no_better_for_sure_does_not_take_the_place_of_the_first_advice():
    assert chosen(VoyageRules(worths=(5, 5, 0)), [Stubborn(SHORT), Stubborn(LONG)]) == SHORT
    assert chosen(VoyageRules(seats=1, worths=(0, 0, 0)), [Stubborn(SHORT), Stubborn(STORMY)]) == SHORT


def test_one_advice_is_followed_without_a_rehearsal():
    others = Stubborn(0)
    assert chosen(VoyageRules(), [Stubborn(SHORT), Stubborn(SHORT)], others=others) == SHORT
    assert others.asked == 0


@pytest.mark.parametrize("times", [1, SOON, 9])
def test_every_move_is_rehearsed_so_often(times):
    others = Stubborn(0)
    chosen(VoyageRules(), [Stubborn(SHORT), Stubborn(LONG)], times, others)
    assert others.asked == 2 * times


@pytest.mark.parametrize("worse", [4, 5])
def test_what_turns_out_worse_or_the_same_is_rehearsed_no_further(worse):
    others = Stubborn(0)
    assert chosen(VoyageRules(worths=(5, worse, 0)), [Stubborn(SHORT), Stubborn(LONG)], 9, others) == SHORT
    assert others.asked == 2 * SOON


def test_what_still_may_be_better_is_rehearsed_beside_what_is_worse():
    others = Stubborn(0)
    chosen(VoyageRules(worths=(0, -9, 0)), [Stubborn(SHORT), Stubborn(LONG), Stubborn(STORMY)], 9, others)
    assert 3 * SOON + 2 <= others.asked <= 3 * SOON + 2 * (9 - SOON)


def test_what_is_known_is_played_on_in():
    rules = VoyageRules()
    known = started(rules)
    Rehearser([Stubborn(LONG)], Wanderer(), Wanderer(), 1, 4.0).move(rules, known, 0, Rng(1))
    assert (known.deciding(), known.own(0)) == (ARRIVE, LONG)


def test_the_same_luck_gives_the_same_move():
    rules = VoyageRules(seats=1)
    for seed in range(5):
        moves = {
            tuple(
                Rehearser([Stubborn(SHORT), Stubborn(STORMY)], Wanderer(), Wanderer(), 3, 4.0).move(
                    rules, started(rules), 0, Rng(seed)
                )
            )
            for _ in range(3)
        }
        assert len(moves) == 1


def test_the_dice_of_the_match_are_not_known_before_they_fall():
    """Whether a storm is survived is drawn anew in every world: over many seeds it is dared and not dared."""
    rules = VoyageRules(seats=1, worths=(0, 0, 0))
    s = started(rules)
    dared = set()
    for seed in range(40):
        player = Rehearser([Stubborn(SHORT), Stubborn(STORMY)], Wanderer(), Wanderer(), 1, 4.0)
        dared.add(int(rules.by.argument(player.move(rules, s.copy(), 0, Rng(seed))[0])))
    assert dared == {SHORT, STORMY}


def test_what_is_shunned_is_neither_advised_nor_rehearsed():
    rules = VoyageRules(seats=1)
    player = Rehearser([Stubborn(LONG), Stubborn(LONG)], Stubborn(1), Wanderer(), 2, 4.0)
    player.shun(rules, rules.by.of(LONG))
    (action,) = player.move(rules, started(rules), 0, Rng(3))
    assert rules.by.argument(action) != LONG
    assert player.itself.shuns[rules.by.of(LONG)] == 1
    player.shun_after(rules.by.of(LONG), rules.land.of(0))
    assert len(player.itself.after) == len(player.advisers[0].after) == 2


def ended(rules: VoyageRules, points: int, lost: int = 0) -> Voyage:
    s = started(rules)
    s.points, s.lost, s.over = points, lost, 1
    return s


def test_to_win_counts_most_and_by_far_a_little():
    rules = VoyageRules()
    won, far = (worth_of_end(rules, ended(rules, points), 0, 4.0) for points in (1, 8))
    assert 1 < won < far < 1 + BY_FAR
    assert worth_of_end(rules, ended(rules, 8), 1, 4.0) == pytest.approx(-far)
    assert worth_of_end(rules, ended(rules, 0), 0, 4.0) == 0.0


def test_where_all_have_lost_points_are_no_comfort():
    rules = VoyageRules(sinks=1)
    assert worth_of_end(rules, ended(rules, 8, lost=1), 0, 4.0) == -1.0


def test_alone_an_end_is_worth_its_points():
    rules = VoyageRules(seats=1)
    assert worth_of_end(rules, ended(rules, -3), 0, 4.0) == -3.0


def test_how_sure_it_is_that_a_move_is_better():
    move = Rehearsed(Options().actions[:0])
    for ahead in (1.0, 3.0, 1.0, 3.0):
        move.note(ahead)
    assert move.surely() == pytest.approx(2.0 - DOUBT * 0.5)


@pytest.mark.parametrize(("mean", "given_up"), [(-HOPE * 0.5 - 0.1, True), (-HOPE * 0.5 + 0.1, False), (1.0, False)])
def test_a_move_is_given_up_once_it_is_worse_by_more_than_chance_explains(mean, given_up):
    move = Rehearsed(Options().actions[:0])
    for ahead in (-1.0, 1.0, -1.0, 1.0):
        assert not move.is_given_up()
        move.note(mean + ahead)
    assert move.is_given_up() == given_up


def test_moves_are_the_same_if_their_steps_are():
    moves = [Rehearsed(Options().actions[:0])]
    assert is_among(moves, Options().actions[:0])
    assert not is_among(moves, Options().actions[:1])
    assert not is_among([], Options().actions[:0])
