"""Playing at random, to the end or for a while, and answering for those whose answers nobody knows."""

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.playout import answer_for_others, play_random
from ludoteca.kernel.search import TO_THE_END
from ludoteca.play.game import digest
from tests.kernel.toy import GAME, Table


@pytest.mark.parametrize("seed", range(10))
def test_random_play_reaches_the_end(seed):
    t = Table(seats=1 + seed % 3)
    taken = play_random(t.rules, t.s, Options(), Rng(seed), TO_THE_END)
    assert t.s.over == 1
    assert 0 < taken <= GAME.longest


def test_random_play_stops_after_the_decisions_allowed():
    t = Table(heap=30, bare=True)
    assert play_random(t.rules, t.s, Options(), Rng(1), 4) == 4
    assert (t.s.over, t.rules.acting(t.s)) == (0, 0)


def test_random_play_counts_the_decisions_taken():
    t = Table(heap=1, bare=True)
    assert play_random(t.rules, t.s, Options(), Rng(1), TO_THE_END) == 1


def test_random_play_tries_every_option():
    ends = set()
    for seed in range(40):
        t = Table(heap=30, bare=True)
        play_random(t.rules, t.s, Options(), Rng(seed), 1)
        ends.add(t.s.heap)
    assert ends == {27, 28, 29}


def answered(t: Table, seat: int, seed: int) -> tuple[int, ...]:
    answer_for_others(t.rules, t.s, seat, Options(), Rng(seed))
    return tuple(int(t.s.answers(other)) for other in range(t.s.seats))


def test_all_others_answer_and_the_seat_itself_is_left_to_choose():
    assert answered(Table(seats=3).play(0, "vote"), 1, 4) == (2, 0, 2)


def test_who_has_answered_is_not_asked_again():
    t = Table(seats=3).play(0, "vote").play(2, "side:left stake:1")
    answered(t, 1, 4)
    assert [t.rules.actions.text(int(t.s.answer(2, k))) for k in range(2)] == ["side:left", "stake:1"]


def test_others_answer_anything_they_may():
    found = set()
    for seed in range(40):
        t = Table(seats=2).play(0, "vote")
        answered(t, 1, seed)
        found.add(tuple(t.rules.actions.text(int(t.s.answer(0, k))) for k in range(2)))
    assert len(found) == 4


def test_nobody_answers_where_one_seat_decides_alone():
    t = Table(seats=2)
    before = digest(t.s)
    answer_for_others(t.rules, t.s, 1, Options(), Rng(1))
    assert digest(t.s) == before
