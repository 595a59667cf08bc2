"""Players: whole moves, and what they can be made to do without."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import S
from ludoteca.kernel.mover import Mover
from ludoteca.kernel.planner import Planner
from ludoteca.kernel.player import Player, Stumbler, Wanderer
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.search import Search
from tests.kernel.toy import PUT_DOWN, TAKE_TURN, VOTE, Pebbles, PutDown, Sides, Table, TakeTurn

PLAYERS: dict[str, Callable[[Table], Player]] = {
    "wanderer": lambda t: Wanderer(),
    "mover": lambda t: Mover(t.judge(), 2, 50, 0.0),
    "apprentice": lambda t: Mover(t.judge(), 1, 50, 0.8),
    "planner": lambda t: Planner(t.judge(), 1, 3, 2, 2, 1),
    "search": lambda t: Search(t.judge(), 40, 0.0, 3, 0.7),
    "stumbler": lambda t: Stumbler(Mover(t.judge(), 1, 50, 0.0), 0.5),
}
every_player = pytest.mark.parametrize("kind", PLAYERS)


def moves(t: Table, player: Player, seat: int = 0, count: int = 25) -> set[str]:
    return {t.moved(player, seat, seed) for seed in range(count)}


def without(t: Table, kind: str, *texts: str) -> Player:
    player = PLAYERS[kind](t)
    for text in texts:
        player.shun(t.rules, t.number(text))
    return player


def without_after(t: Table, kind: str, *pairs: tuple[str, str]) -> Player:
    player = PLAYERS[kind](t)
    for first, then in pairs:
        player.shun_after(t.number(first), t.number(then))
    return player


# Whole moves.


class Scripted(Player):
    """Plays what a test says, so many actions at a time."""

    def __init__(self, t: Table, texts: str, at_a_time: int = 1) -> None:
        super().__init__()
        self.left = [t.number(text) for text in texts.split()]
        self.at_a_time = at_a_time

    def steps(self, rules: Rules[S], known: S, seat: i64, rng: Rng) -> vec[i64]:
        now, self.left = self.left[: self.at_a_time], self.left[self.at_a_time :]
        return vec[i64](now)


@pytest.mark.parametrize("at_a_time", [1, 2, 3])
@pytest.mark.parametrize(
    ("played", "seat", "move"),
    [
        ("", 0, "take:1"),
        ("", 0, "from:2 to:3"),
        ("", 0, "from:2 pass"),  # given up: the move is over, the turn is not
        ("", 0, "from:2 toss"),  # stopped by the coin
        ("", 0, "peek"),  # … and by what is seen
        ("", 0, "coin"),  # an interlude is a move of its own
        ("", 0, "vote"),  # which asks the same seat next, but in another step
        ("vote", 1, "side:left stake:1"),
        ("from:2", 0, "to:1"),
    ],
)
def test_a_move_ends_where_it_is_complete_revealed_something_or_is_answered(at_a_time, played, seat, move):
    t = Table(seats=2).play(0, played)
    assert t.moved(Scripted(t, f"{move} take:1 take:1", at_a_time), seat) == move


def test_a_move_that_ends_the_match_is_whole():
    t = Table(heap=2, bare=True)
    assert t.moved(Scripted(t, "take:2 take:1")) == "take:2"


class HandsOver(TakeTurn):
    """The pebble that one seat lifts another puts down."""

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.go_on(PUT_DOWN, 1 - seat, s.rules.from_pot.argument(action))


class Ends(PutDown):
    """To put a pebble down ends the match at once, and nobody clears the agenda."""

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.over = 1


def test_a_move_ends_where_another_seat_decides_its_next_step():
    t = Table()
    t.rules.decisions[TAKE_TURN] = HandsOver()
    assert t.moved(Scripted(t, "from:1 to:2")) == "from:1"


def test_a_move_ends_with_the_match():
    t = Table()
    t.rules.decisions[PUT_DOWN] = Ends()
    assert t.moved(Scripted(t, "from:1 to:2 to:3")) == "from:1 to:2"


def test_of_a_secret_choice_half_made_only_the_rest_is_chosen():
    t = Table(seats=2).play(0, "vote").play(1, "side:left")
    assert t.moved(Scripted(t, "stake:0 stake:1"), seat=1) == "stake:0"


@every_player
def test_every_move_is_legal_and_whole(kind):
    for seed in range(8):
        t = Table(seats=2)
        player = PLAYERS[kind](t)
        for turn in range(12):
            seat = int(t.rules.acting(t.s))
            if seat < 0:
                break
            t.play(seat, t.moved(player, seat, seed * 100 + turn))
            assert t.s.deciding() != PUT_DOWN or t.s.crossed


def test_the_wanderer_takes_any_option_but_no_interlude_in_the_middle_of_a_move():
    t = Table(heap=30)
    first = {move.split()[0] for move in moves(t, Wanderer(), count=300)}
    assert first == set(t.legal(0))
    t.play(0, "from:2")
    assert "coin" in t.legal(0)
    assert moves(t, Wanderer(), count=60) == {"to:1", "to:3", "toss", "pass"}


@pytest.mark.parametrize(("share", "fewest", "most"), [(0.0, 0, 0), (0.5, 20, 48), (1.0, 50, 85)])
def test_a_stumbler_makes_a_share_of_its_moves_at_random(share, fewest, most):
    t = Table(heap=9, bare=True)
    one = Stumbler(Mover(t.judge(), 1, 50, 0.0), share)
    others = [move for move in (t.moved(one, 0, seed) for seed in range(100)) if move != "take:3"]
    assert fewest <= len(others) <= most


# Doing without.


@every_player
def test_what_is_shunned_is_not_done(kind):
    t = Table(heap=9, bare=True)
    assert moves(t, without(t, kind, "take:3", "take:1")) == {"take:2"}


@every_player
def test_what_is_shunned_is_done_if_there_is_nothing_else(kind):
    t = Table(heap=3, bare=True)
    assert moves(t, without(t, kind, "take:1", "take:2", "take:3")) <= {"take:1", "take:2", "take:3"}
    t = Table(heap=1, bare=True)
    assert moves(t, without(t, kind, "take:1")) == {"take:1"}


@every_player
def test_a_later_step_of_a_move_can_be_shunned(kind):
    t = Table().play(0, "from:1")
    assert moves(t, without(t, kind, "to:2", "toss", "pass")) == {"to:3"}


@every_player
def test_an_interlude_can_be_shunned(kind):
    t = Table(heap=30)
    assert "coin" not in moves(t, without(t, kind, "coin"), count=40)


@every_player
def test_answers_given_in_secret_can_be_shunned(kind):
    t = Table(seats=2).play(0, "vote")
    for seat in range(2):
        assert moves(t, without(t, kind, "side:left", "stake:0"), seat) == {"side:right stake:1"}


@every_player
def test_a_secret_answer_is_given_if_there_is_no_other(kind):
    t = Table(seats=2).play(0, "vote")
    shunned = without(t, kind, "side:left", "side:right", "stake:0")
    assert {move.split()[1] for move in moves(t, shunned, 1)} == {"stake:1"}


@every_player
def test_a_step_can_be_shunned_after_another(kind):
    t = Table().play(0, "from:1")
    assert moves(t, without_after(t, kind, *[("from:1", text) for text in ("to:2", "toss", "pass")])) == {"to:3"}


@every_player
def test_what_is_shunned_after_one_step_is_done_after_another(kind):
    t = Table().play(0, "from:2")
    player = without(t, kind, "to:3", "toss", "pass")
    player.shun_after(t.number("from:1"), t.number("to:1"))
    assert moves(t, player) == {"to:1"}


@every_player
def test_a_secret_answer_can_be_shunned_after_another(kind):
    t = Table(seats=2).play(0, "vote")
    found = moves(t, without_after(t, kind, ("side:left", "stake:0"), ("side:right", "stake:1")), 1, count=60)
    assert found <= {"side:left stake:1", "side:right stake:0"}


@every_player
def test_of_several_secret_answers_the_last_one_is_what_comes_before(kind):
    t = Table(seats=2)
    t.rules.decisions[VOTE] = Sides(3)
    t.play(0, "vote").play(1, "side:right side:left")
    assert moves(t, without_after(t, kind, ("side:left", "side:right")), 1) == {"side:left"}


@every_player
def test_what_is_shunned_after_something_is_done_if_there_is_nothing_else(kind):
    t = Table(seats=2).play(0, "vote").play(1, "side:left")
    shunned = without_after(t, kind, ("side:left", "stake:0"), ("side:left", "stake:1"))
    assert moves(t, shunned, 1) <= {"stake:0", "stake:1"}


@every_player
def test_nothing_is_shunned_after_an_action_of_the_move_before(kind):
    t = Table(heap=30, bare=True).play(0, "take:1")
    shunned = without_after(t, kind, *[("take:1", f"take:{count}") for count in (1, 2)])
    shunned.shun(t.rules, t.number("take:3"))
    assert moves(t, shunned, 1, count=60) <= {"take:1", "take:2"}


@every_player
def test_a_player_shuns_only_what_it_was_told_to(kind):
    t = Table(heap=9, bare=True)
    without(t, kind, "take:3")
    assert "take:3" in moves(t, PLAYERS[kind](t), count=40)
