"""A trial: a match of bots in one loop, move for move what a match plays, and what is written down of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.judge import features_of
from ludoteca.kernel.mover import Mover
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.trial import Trace, play
from ludoteca.play.game import digest, fresh, same, seed_bytes
from ludoteca.play.match import Match
from tests.kernel.toy import GAME, Pebbles, PebblesRules, Table

FOREVER = 100_000


def tried(
    trace: Trace, seats: int = 3, seed: int = 1, limit: int = FOREVER, players: Sequence[Player] = ()
) -> tuple[PebblesRules, Pebbles, int]:
    """A trial with a number for its seed: the rules, the position it ends in, how many decisions were taken."""
    rules = GAME.make_rules(Match(GAME, seats, seed).settings, seats)
    s = fresh(rules, seed_bytes(seed))
    taken = play(rules, s, list(players) or [Wanderer()] * seats, Rng(seed), trace, limit)
    return rules, s, int(taken)


def rows_of_a_match(seats: int, seed: int, players: Sequence[Player] = ()) -> tuple[list[tuple[int, int]], str]:
    """Seat and action of every step of a match played by bots one move at a time, and where it ends."""
    match, rng, bots = Match(GAME, seats, seed), Rng(seed), list(players) or [Wanderer()] * seats
    while not match.over:
        seat = match.to_act[0]
        move = bots[seat].move(match.rules, match.imagine(seat, rng), seat, rng)
        match.push_plan([int(action) for action in move], seat)
    return [(row.seat, action) for row in match.rows for action in row.actions], match.hash()


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_trial_plays_what_a_match_plays(seats, seed):
    trace = Trace(True, False, False)
    _, s, taken = tried(trace, seats, seed)
    rows, end = rows_of_a_match(seats, seed)
    assert [(int(trace.steps[k + 1]), int(trace.steps[k + 2])) for k in range(0, len(trace.steps), 4)] == rows
    assert (digest(s), taken) == (end, len(rows))


def test_each_seat_has_its_own_player():
    t = Table(seats=2)
    trace = Trace(True, False, False)
    tried(trace, 2, 3, players=[Mover(t.judge(), 1, 50, 0.0), Wanderer()])
    rows, _ = rows_of_a_match(2, 3, players=[Mover(t.judge(), 1, 50, 0.0), Wanderer()])
    assert [int(trace.steps[k + 2]) for k in range(0, len(trace.steps), 4)] == [action for _, action in rows]


def test_a_trial_stops_after_the_move_that_reaches_its_limit():
    trace = Trace(True, False, False)
    _, s, taken = tried(trace, limit=4)
    assert 4 <= taken <= 5
    assert s.over == 0
    assert len(trace.steps) == 4 * taken
    assert trace.moves[len(trace.moves) - 3] < 4


def test_a_trial_takes_no_more_than_its_limit_if_a_move_reaches_it_exactly():
    trace = Trace(False, False, False)
    tried(trace, limit=20)
    reached = int(trace.moves[7])
    assert tried(Trace(False, False, False), limit=reached)[2] == reached


def test_a_step_is_written_down_with_its_decision_and_the_number_of_options():
    trace = Trace(True, False, False)
    rules, _, _ = tried(trace, seats=2, seed=2)
    t = Table(seats=2, rules=rules)
    t.s = fresh(rules, seed_bytes(2))
    for k in range(0, len(trace.steps), 4):
        decision, seat, action, options = (int(trace.steps[k + word]) for word in range(4))
        assert (decision, options) == (t.s.deciding(), len(t.legal(seat)))
        t.rules.take(t.s, seat, action)
    assert t.s.over == 1


def test_whole_moves_are_written_down_with_how_far_they_reach():
    trace = Trace(True, False, False)
    _, _, taken = tried(trace, seed=4)
    seats = [int(trace.moves[k]) for k in range(0, len(trace.moves), 2)]
    reaches = [int(trace.moves[k]) for k in range(1, len(trace.moves), 2)]
    assert reaches == sorted(set(reaches))
    assert reaches[-1] == taken
    assert max(after - before for before, after in zip([0, *reaches], reaches, strict=False)) == 2
    assert seats == [int(trace.steps[4 * reach - 3]) for reach in reaches]


def test_what_was_offered_is_counted_by_action():
    rules = tried(Trace(False, False, False))[0]
    trace = Trace(True, False, False, len(rules.actions))
    tried(trace)
    offered = [int(times) for times in trace.offered]
    taken = [int(trace.steps[k]) for k in range(2, len(trace.steps), 4)]
    assert sum(offered) == sum(int(trace.steps[k]) for k in range(3, len(trace.steps), 4))
    assert all(offered[action] >= taken.count(action) for action in range(len(rules.actions)))
    assert len(tried_trace_without_counts().offered) == 0


def tried_trace_without_counts() -> Trace:
    trace = Trace(True, False, False)
    tried(trace)
    return trace


def test_scores_are_those_after_each_move():
    trace = Trace(False, True, False)
    rules, s, _ = tried(trace, seats=3, seed=5)
    assert len(trace.scores) == 3 * len(trace.moves) // 2
    assert [int(score) for score in trace.scores[-3:]] == [rules.score(s, seat) for seat in range(3)]
    assert [int(score) for score in trace.scores[:3]] != [int(score) for score in trace.scores[-3:]]


def test_features_are_what_the_seat_knows_that_has_moved():
    trace = Trace(False, False, True)
    rules, s, _ = tried(trace, seats=2, seed=5)
    width = len(rules.phases) + 2 * len(rules.traits)
    assert len(trace.features) == width * len(trace.movers)
    assert list(trace.features[-width:]) == features_of(rules, s, int(trace.movers[-1]))
    assert int(trace.movers[-1]) == int(trace.moves[-2])


def test_while_others_answer_in_secret_no_features_are_written_down():
    for seed in range(20):
        trace = Trace(True, False, True)
        rules, _, _ = tried(trace, seats=3, seed=seed)
        sides = sum(1 for k in range(2, len(trace.steps), 4) if rules.side.has(trace.steps[k]))
        if sides:
            # Of the moves that lead to a vote and the answers to it only the last answer leaves the step.
            assert len(trace.movers) < len(trace.moves) // 2
            return
    raise AssertionError("nobody ever called a vote")


def test_what_nobody_wants_to_know_is_not_written_down():
    trace = Trace(False, False, False)
    tried(trace)
    assert [len(trace.steps), len(trace.scores), len(trace.features), len(trace.movers)] == [0, 0, 0, 0]


class Spy(Player):
    """Wanders about, and notes whether it was given the true state."""

    def __init__(self, truth: Pebbles) -> None:
        super().__init__()
        self.truth = truth
        self.wanderer = Wanderer()
        self.caught: list[bool] = []

    def steps(self, rules, known, seat, rng):
        self.caught.append(known is self.truth or same(known, self.truth))
        return self.wanderer.steps(rules, known, seat, rng)


def test_bots_of_a_trial_are_given_imagined_states():
    t = Table(seats=2)
    spy = Spy(t.s)
    play(t.rules, t.s, [spy, spy], Rng(1), Trace(False, False, False), FOREVER)
    assert len(spy.caught) > 5
    assert not any(spy.caught)
