"""Match: what is legal is played, what is not changes nothing, and one may go back as far as nothing was revealed."""

import re
from xml.etree import ElementTree

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.match import IllegalAction, Match, replay
from ludoteca.kernel.record import HASH_EVERY, parse, seal
from ludoteca.kernel.state import REVEALED, ROLLED
from ludoteca.kernel.view import encode
from tests.kernel.toy import CARD, GAME, Pebbles, PebblesView


def pebbles(seats: int = 2, seed: int | bytes | str | None = 7, **settings: bool | int | str) -> Match[Pebbles]:
    return Match(GAME, seats, seed, settings)


def voting(seats: int = 2) -> Match[Pebbles]:
    """A match in which seat 0 has just called a vote."""
    m = pebbles(seats)
    m.push("vote")
    return m


def answer(m: Match[Pebbles], seat: int, side: str = "left", stake: int = 0) -> None:
    m.push_plan([f"side:{side}", f"stake:{stake}"], seat)


def rows(m: Match[Pebbles]) -> list[tuple[int, str]]:
    return [(row.seat, " ".join(m.rules.actions.texts(row.actions))) for row in m.rows]


def told(m: Match[Pebbles], seat: int, since: int = 0) -> list[str]:
    return [GAME.texts("en").event(event, seat) for event in m.events(seat, since)]


def sight(m: Match[Pebbles], seat: int) -> PebblesView:
    view = m.view(seat)
    assert isinstance(view, PebblesView)
    return view


def everything(m: Match[Pebbles]) -> tuple[object, ...]:
    """All there is to see of a match, from every chair."""
    views = [encode(m.view(seat)) for seat in range(-1, m.seats)]
    return m.hash(), m.ply, m.to_act, rows(m), list(m.raw), views, [m.legal(seat) for seat in range(m.seats)]


# Looking and pushing.


def test_a_match_begins_with_its_first_seat():
    m = pebbles()
    assert (m.to_act, m.ply, m.over) == ((0,), 0, False)
    assert m.legal() == [
        "take:1",
        "take:2",
        "take:3",
        "from:1",
        "from:2",
        "peek",
        "roll",
        "vote",
        "poll",
        "pass",
        "coin",
    ]


def test_a_seat_that_waits_has_no_legal_action():
    assert pebbles().legal(1) == []


def test_an_action_is_pushed_by_its_text_or_its_number():
    by_text, by_number = pebbles(), pebbles()
    by_text.push("take:2")
    by_number.push(by_number.rules.actions.number("take:2"))
    assert by_text.hash() == by_number.hash()
    assert sight(by_text, 0).points == (2, 0)


def test_every_legal_action_can_be_pushed():
    for text in pebbles().legal():
        m = pebbles()
        m.push(text)
        assert m.ply == 1


@pytest.mark.parametrize(
    ("action", "seat", "error"),
    [
        ("from:3", 0, "from:3 is not allowed: PEB-CARRY-01: pot 3 is empty"),
        ("to:3", 0, "to:3 is not allowed: LUD-TURN-01: something else must be decided first (from:1)"),
        ("take:1", 1, "take:1 is not allowed: LUD-TURN-02: it is not your turn"),
        ("side:left", 0, "side:left is not allowed: LUD-TURN-01: something else must be decided first"),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(action, seat, error):
    m = pebbles()
    before = everything(m)
    with pytest.raises(IllegalAction, match=f"^{re.escape(error)}$"):
        m.push(action, seat)
    assert everything(m) == before


@pytest.mark.parametrize("action", ["take:9", "tke:1", "", -1, 99])
def test_an_action_that_does_not_exist_is_refused_and_changes_nothing(action):
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError, match=r"unknown action|there is no action"):
        m.push(action)
    assert everything(m) == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_refused(seat):
    with pytest.raises(LudotecaError, match=f"there is no seat {seat}; seats are 0 to 1"):
        pebbles().push("take:1", seat)


def test_a_plan_is_one_row():
    m = pebbles()
    m.push_plan(["from:1", "coin", "to:3"])
    assert rows(m) == [(0, "from:1 coin to:3")]
    assert m.to_act == (1,)


def test_actions_pushed_one_by_one_are_rows_of_their_own():
    m = pebbles()
    m.push("from:1")
    m.push("to:3")
    assert rows(m) == [(0, "from:1"), (0, "to:3")]


@pytest.mark.parametrize("plan", [["from:1", "to:1"], ["coin", "coin"], ["take:1", "take:1"], ["from:1", "to:9"]])
def test_a_plan_is_applied_all_or_none(plan):
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError):
        m.push_plan(plan)
    assert everything(m) == before


def test_a_plan_that_fails_on_its_way_says_why():
    with pytest.raises(IllegalAction, match="coin is not allowed: not at that point of the move"):
        pebbles().push_plan(["coin", "coin"])


def test_a_plan_has_at_least_one_action():
    with pytest.raises(LudotecaError, match="a move has at least one action"):
        pebbles().push_plan([])


def test_a_plan_may_end_at_a_barrier():
    m = pebbles()
    m.push_plan(["from:1", "toss"])
    assert (rows(m), m.rows[0].barriers) == ([(0, "from:1 toss")], ROLLED)


@pytest.mark.parametrize("plan", [["from:1", "toss", "to:3"], ["peek", "take:1"]])
def test_a_plan_does_not_go_on_past_a_barrier(plan):
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError, match="a move ends where something is revealed"):
        m.push_plan(plan)
    assert everything(m) == before


def test_a_plan_does_not_go_on_into_a_simultaneous_step():
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError, match="a move ends where all decide together"):
        m.push_plan(["vote", "side:left"])
    assert everything(m) == before


def test_the_plans_of_a_seat_can_be_pushed():
    for plan in pebbles().plans(0):
        m = pebbles()
        m.push_plan(plan.actions, 0)
        assert m.rows[0].barriers == plan.barriers


# Why not.


def test_a_legal_action_has_no_refusal():
    m = pebbles()
    assert [m.why_not(text) for text in m.legal()] == [None] * len(m.legal())


def test_a_refusal_has_a_rule_a_text_and_what_comes_first():
    refusal = pebbles().why_not("to:3")
    assert refusal is not None
    assert (refusal.rule, refusal.text, refusal.first) == (
        "LUD-TURN-01",
        "something else must be decided first",
        ("from:1",),
    )
    assert str(refusal) == "LUD-TURN-01: something else must be decided first (from:1)"


def test_a_refusal_is_told_in_the_language_asked_for():
    refusal = pebbles(heap=1).why_not("take:2", language="it")
    assert str(refusal) == "PEB-TAKE-01: manca un sassolino"


def test_a_seat_asks_for_itself():
    assert str(pebbles().why_not("take:1", seat=1)) == "LUD-TURN-02: it is not your turn"


def test_asking_why_not_changes_nothing():
    m = pebbles()
    before = everything(m)
    for action in range(len(m.rules.actions)):
        m.why_not(action, 0)
        m.why_not(action, 1)
    assert everything(m) == before


def test_the_barriers_of_an_action_are_known_before_it_is_taken():
    m = pebbles()
    before = everything(m)
    assert [m.barriers(text) for text in ("roll", "peek", "take:1", "from:1")] == [ROLLED, REVEALED, 0, 0]
    assert everything(m) == before


def test_an_illegal_action_has_no_barriers_to_tell():
    with pytest.raises(IllegalAction, match="PEB-CARRY-01"):
        pebbles().barriers("from:3")


# Going back.


def test_an_undone_move_never_happened():
    m = pebbles()
    m.push("coin")
    before = everything(m)
    m.push("from:1")
    m.undo()
    after = everything(m)
    assert (after[0], after[1:4], after[5:]) == (before[0], before[1:4], before[5:])


def test_an_undo_is_a_row_of_the_raw_log():
    m = pebbles()
    m.push("from:1")
    m.undo()
    m.push("take:1")
    assert m.raw == ["0 from:1", "0 undo 0", "0 take:1"]
    assert rows(m) == [(0, "take:1")]


def test_a_plan_is_undone_as_a_whole():
    m = pebbles()
    start = m.hash()
    m.push_plan(["from:1", "coin", "to:3"])
    m.undo(0)
    assert (m.hash(), m.ply) == (start, 0)


def test_a_seat_may_go_back_over_several_moves_of_its_own():
    m = pebbles()
    hashes = [m.hash()]
    for text in ("coin", "from:1", "pass", "from:2"):
        m.push(text)
        hashes.append(m.hash())
    m.undo_to(1, 0)
    assert (m.hash(), m.ply) == (hashes[1], 1)


def test_after_the_turn_has_passed_its_seat_may_still_take_the_move_back():
    m = pebbles()
    start = m.hash()
    m.push("take:1")
    assert m.to_act == (1,)
    m.undo(0)
    assert m.hash() == start


def test_nobody_undoes_the_move_of_another_seat():
    m = pebbles()
    m.push("take:1")
    before = everything(m)
    with pytest.raises(LudotecaError, match="cannot undo to ply 0: another seat has acted since"):
        m.undo(1)
    assert everything(m) == before


def test_nobody_goes_back_past_the_act_of_another_seat():
    m = pebbles()
    m.push("take:1")
    m.push("coin")
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        m.undo(0)
    with pytest.raises(LudotecaError, match=r"cannot undo to ply 0: .*; seat 1 may go back to ply 1"):
        m.undo_to(0, 1)


def test_who_has_passed_the_turn_on_cannot_take_that_back_and_is_not_told_of_a_reveal():
    m = pebbles()
    m.push("pass")
    with pytest.raises(LudotecaError, match="cannot undo to ply 0: ") as refused:
        m.undo(0)
    assert "revealed" not in str(refused.value)


@pytest.mark.parametrize("barrier", ["peek", "roll"])
def test_nobody_goes_back_past_a_barrier(barrier):
    m = pebbles()
    m.push("coin")
    m.push(barrier)
    before = everything(m)
    with pytest.raises(LudotecaError, match="cannot undo to ply 1: something was revealed"):
        m.undo(0)
    assert everything(m) == before


def test_one_may_go_back_to_a_barrier_but_not_past_it():
    m = pebbles()
    for text in ("coin", "peek", "from:1", "pass"):
        m.push(text)
    assert (m.undo_reach(0), m.undo_reach(1)) == (2, 4)
    with pytest.raises(LudotecaError, match="cannot undo to ply 1"):
        m.undo_to(1, 0)
    m.undo_to(2, 0)
    assert rows(m) == [(0, "coin"), (0, "peek")]


@pytest.mark.parametrize("ply", [-1, 1, 5])
def test_there_is_nothing_to_go_back_to_outside_the_match(ply):
    m = pebbles()
    m.push("coin")
    with pytest.raises(LudotecaError, match=f"there is no move to take back to ply {ply} of 1"):
        m.undo_to(ply, 0)


def test_at_the_beginning_there_is_nothing_to_undo():
    with pytest.raises(LudotecaError, match="there is no move to take back"):
        pebbles().undo()


def test_what_was_undone_can_be_played_otherwise():
    m, other = pebbles(), pebbles()
    m.push("take:1")
    m.undo(0)
    m.push("take:3")
    other.push("take:3")
    assert m.record().text() == other.record().text()


# Deciding together.


def test_in_a_simultaneous_step_every_seat_acts():
    assert voting(3).to_act == (0, 1, 2)


def test_a_seat_that_is_not_asked_waits_for_those_that_are():
    m = pebbles(3)
    m.push("poll")
    assert list(m.to_act) == [1, 2]
    with pytest.raises(IllegalAction, match="LUD-TURN-02: it is not your turn"):
        m.push("side:left", 0)
    answer(m, 2)
    answer(m, 1)
    assert (rows(m), m.to_act) == ([(0, "poll"), (2, "side:left stake:0"), (1, "side:left stake:0")], (1,))


def test_half_an_answer_is_no_row_and_no_part_of_the_hash():
    m = voting()
    before = m.hash(), m.ply, list(m.raw)
    m.push("side:left", 1)
    assert (m.hash(), m.ply, list(m.raw)) == before
    assert m.legal(1) == ["stake:0", "stake:1"]


def test_half_an_answer_is_no_part_of_the_hash_after_the_row_of_another():
    m, without = voting(3), voting(3)
    m.push("side:left", 1)
    answer(m, 2)
    answer(without, 2)
    assert m.hash() == without.hash()


def test_half_an_answer_is_seen_by_its_own_seat_alone():
    m = voting(3)
    before = [encode(m.view(seat)) for seat in (-1, 0, 2)]
    m.push("side:left", 1)
    assert [encode(m.view(seat)) for seat in (-1, 0, 2)] == before
    assert sight(m, 1).draft == ("side:left",)


def test_the_answers_of_a_seat_become_one_row_however_they_arrive():
    one, other = voting(), voting()
    one.push_plan(["side:left", "stake:1"], 1)
    other.push("side:left", 1)
    other.push("stake:1", 1)
    assert rows(one) == rows(other) == [(0, "vote"), (1, "side:left stake:1")]
    assert one.hash() == other.hash()


def test_every_seat_answers_in_one_row_of_the_same_length():
    m = voting(3)
    m.push("side:right", 2)
    answer(m, 0, "left", 1)
    m.push("stake:0", 2)
    answer(m, 1, "left", 1)
    assert rows(m)[1:] == [(0, "side:left stake:1"), (2, "side:right stake:0"), (1, "side:left stake:1")]


def test_that_a_seat_is_ready_is_seen_and_what_it_chose_is_not():
    views = []
    for side, stake in (("left", 0), ("right", 1)):
        m = voting()
        answer(m, 1, side, stake)
        views.append([encode(m.view(seat)) for seat in (-1, 0)])
        assert sight(m, 0).ready == (0, 1)
        assert told(m, 0) == told(m, 1) == []
    assert views[0] == views[1]


def test_a_seat_that_is_ready_cannot_answer_again():
    m = voting()
    answer(m, 1)
    with pytest.raises(IllegalAction, match="LUD-TURN-04: you are ready; withdraw first to choose again"):
        m.push("side:left", 1)


def test_only_the_last_answer_is_a_barrier():
    m = voting()
    answer(m, 1)
    answer(m, 0)
    assert [row.barriers for row in m.rows] == [0, 0, REVEALED]


def test_the_row_of_the_last_answer_tells_them_all():
    m = voting()
    answer(m, 1, "left", 1)
    answer(m, 0, "right", 0)
    assert told(m, -1, since=2) == ["Player A votes right with 0.", "Player B votes left with 1."]


def test_the_last_answer_is_a_row_even_where_the_next_step_is_simultaneous_too():
    m = voting()
    answer(m, 0, "left", 1)
    answer(m, 1, "right", 1)  # both sides weigh the same: all vote again
    assert rows(m)[1:] == [(0, "side:left stake:1"), (1, "side:right stake:1")]
    assert m.to_act == (0, 1)
    assert sight(m, 1).draft == ()


def test_half_an_answer_can_be_taken_back():
    m = voting()
    m.push("side:left", 1)
    m.undo(1)
    assert m.legal(1) == ["side:left", "side:right"]
    assert rows(m) == [(0, "vote")]


def test_taking_back_half_an_answer_leaves_the_others_theirs():
    m = voting(3)
    m.push("side:left", 1)
    m.push("side:left", 2)
    m.undo(1)
    assert (m.legal(1), m.legal(2)) == (["side:left", "side:right"], ["stake:0", "stake:1"])


def test_a_seat_that_is_ready_may_withdraw_until_all_are():
    m = voting()
    before = m.hash()
    answer(m, 1)
    m.undo(1)
    assert (m.hash(), rows(m), m.legal(1)) == (before, [(0, "vote")], ["side:left", "side:right"])


def test_withdrawing_keeps_the_rows_of_the_others():
    m = voting(3)
    answer(m, 2, "left", 1)
    answer(m, 1, "right", 1)
    m.undo(2)
    assert rows(m) == [(0, "vote"), (1, "side:right stake:1")]
    assert sight(m, 0).ready == (0, 1, 0)


def test_withdrawing_keeps_the_half_answers_of_the_others():
    m = voting(3)
    answer(m, 2, "left", 1)
    m.push("side:right", 1)
    m.undo(2)
    assert m.legal(1) == ["stake:0", "stake:1"]
    m.push("stake:0", 1)
    assert rows(m) == [(0, "vote"), (1, "side:right stake:0")]


def test_withdrawing_is_a_row_of_the_raw_log():
    m = voting()
    answer(m, 1)
    m.undo(1)
    answer(m, 1, "right")
    assert m.raw == ["0 vote", "1 side:left stake:0", "1 withdraw 1", "1 side:right stake:0"]


def test_a_seat_that_withdrew_gives_the_same_match_as_one_that_never_did():
    m, straight = voting(3), voting(3)
    answer(m, 2, "left", 0)
    answer(m, 1, "right", 1)
    m.undo(2)
    answer(m, 2, "right", 0)
    answer(m, 0, "right", 1)
    for seat, stake in ((1, 1), (2, 0), (0, 1)):
        answer(straight, seat, "right", stake)
    assert m.record().text() == straight.record().text()
    assert m.hash() == straight.hash()


def test_nobody_withdraws_once_all_are_ready():
    m = voting()
    answer(m, 0)
    answer(m, 1)
    with pytest.raises(LudotecaError, match="cannot undo to ply 2: something was revealed"):
        m.undo(1)
    with pytest.raises(LudotecaError, match="cannot undo to ply 2: another seat has acted since"):
        m.undo(0)


def test_who_called_for_a_vote_cannot_take_that_back_once_another_is_ready():
    m = voting()
    answer(m, 1)
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        m.undo(0)


# What was, and records.


def test_the_match_as_it_stood_can_be_asked_for():
    m = pebbles()
    hashes = [m.hash()]
    for text in ("coin", "take:1", "roll", "take:2"):
        m.push(text)
        hashes.append(m.hash())
    assert [m.at(ply).hash() for ply in range(5)] == hashes
    assert [m.at(ply).to_act for ply in range(5)] == [(0,), (0,), (1,), (0,), (1,)]


def test_playing_on_from_an_earlier_ply_leaves_the_match_alone():
    m = pebbles()
    m.push("coin")
    m.push("take:1")
    before = everything(m)
    earlier = m.at(1)
    earlier.push("roll")
    assert rows(earlier) == [(0, "coin"), (0, "roll")]
    assert everything(m) == before


def test_an_earlier_ply_keeps_the_settings():
    m = pebbles(heap=20)
    m.push("take:1")
    assert sight(m.at(0), 0).heap == 20


@pytest.mark.parametrize("ply", [-1, 2])
def test_a_ply_that_was_not_played_is_refused(ply):
    m = pebbles()
    m.push("coin")
    with pytest.raises(LudotecaError, match=f"ply {ply} is not among 0 to 1"):
        m.at(ply)


def finished() -> Match[Pebbles]:
    m = pebbles(heap=4)
    for text in ("coin", "from:2", "pass", "take:3", "take:1"):
        m.push(text)
    return m


def test_a_match_ends_with_scores_and_winners():
    m = finished()
    assert (m.over, m.to_act, m.legal()) == (True, (), [])
    assert (m.scores, m.winners) == ((4, 1), (0,))


def test_equal_seats_win_together():
    m = pebbles(heap=2)
    m.push("take:1")
    m.push("take:1")
    assert m.winners == (0, 1)


def test_before_the_end_there_are_no_scores_and_no_winners():
    with pytest.raises(LudotecaError, match="the match is not over: there are no final scores yet"):
        _ = pebbles().scores
    with pytest.raises(LudotecaError, match="the match is not over: nobody has won yet"):
        _ = pebbles().winners


def test_nothing_can_be_pushed_after_the_end():
    m = finished()
    with pytest.raises(IllegalAction, match="LUD-TURN-03: the game is over"):
        m.push("take:1")


def test_there_is_no_seed_in_a_record_before_the_end():
    m = pebbles()
    m.push("take:1")
    record = m.record()
    assert record.seed is None
    assert "seed" not in record.text()
    assert record.text().splitlines()[-1] == "stop 1"


def test_a_private_save_has_the_seed():
    assert pebbles(seed=bytes(range(32))).record(with_seed=True).seed == bytes(range(32)).hex()


def test_the_seed_and_the_scores_are_in_the_record_of_a_finished_match():
    record = finished().record()
    assert (record.seed, record.scores) == (finished().record(with_seed=True).seed, (4, 1))
    assert record.seal == seal(bytes.fromhex(str(record.seed)))


def test_a_record_names_the_settings_that_were_changed():
    assert pebbles(heap=7, bare=True).record().settings == {"bare": True}


def long_match() -> Match[Pebbles]:
    m = pebbles()
    for _ in range(HASH_EVERY):
        m.push("from:1")
        m.push("pass")
    return m


def test_a_record_has_a_hash_every_fifty_moves():
    m = long_match()
    assert m.record().hashes == {50: m.at(50).hash(), 100: m.at(100).hash()}


def test_a_record_has_a_hash_of_its_last_move():
    m = finished()
    assert m.record().hashes == {5: m.hash()}


@pytest.mark.parametrize("make", [finished, long_match, voting])
def test_a_replayed_record_is_the_same_record(make):
    text = make().record(with_seed=True).text()
    again = replay(GAME, parse(text))
    assert again.record(with_seed=True).text() == text
    assert again.hash() == make().hash()


def test_secret_answers_are_replayed_row_by_row():
    m = voting(3)
    answer(m, 2, "left", 1)
    answer(m, 0, "right", 1)
    answer(m, 1, "left", 0)
    again = replay(GAME, m.record(with_seed=True))
    assert (again.hash(), rows(again)) == (m.hash(), rows(m))


def test_a_record_can_be_replayed_in_part():
    m = finished()
    again = replay(GAME, m.record(), upto=2)
    assert (again.ply, again.hash()) == (2, m.at(2).hash())


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("game pebbles 3", "game pebbles 2", "played with older rules, version 2; here is version 3"),
        ("game pebbles 3", "game pebbles 4", "played with newer rules, version 4; here is version 3"),
        ("game pebbles 3", "game marbles 3", "this is a record of marbles, not of pebbles"),
        ("set heap 4", "set heap 99", "setting 'heap' is a number from 1 to 30, not '99'"),
        ("set heap 4", "set hep 4", "unknown setting 'hep'; did you mean 'heap'?"),
        ("seal ", "seal 00", "the seed does not fit the seal 00"),
        ("1 0 coin", "1 0 from:3", "move 1: from:3 is not allowed: PEB-CARRY-01: pot 3 is empty"),
        ("2 0 from:2", "2 1 from:2", "move 2: from:2 is not allowed: LUD-TURN-02: it is not your turn"),
        ("3 0 pass", "3 5 pass", "move 3: there is no seat 5; seats are 0 to 1"),
        ("3 0 pass", "3 0 pas", "move 3: unknown action 'pas'; did you mean 'pass'?"),
        ("2 0 from:2", "2 0 from:2\n= 2 0123456789abcdef", "move 2: the position has hash"),
        ("end 4 1", "end 4 2", "the scores are (4, 1), expected (4, 2)"),
        ("end 4 1", "stop 5", "the last line is 'stop', but the match is over: expected 'end' and the scores"),
        ("\n5 1 take:1", "", "the last line is 'end', but the match is not over after move 4"),
    ],
)
def test_a_record_that_does_not_play_is_refused_by_move(old, new, error):
    text = re.sub(r"\n= \d+ \w+", "", finished().record().text())
    assert old in text
    with pytest.raises(LudotecaError) as refused:
        replay(GAME, parse(text.replace(old, new), "match.txt"), "match.txt")
    assert str(refused.value).startswith(f"match.txt: {error}")


def test_a_record_for_too_many_seats_is_refused():
    record = finished().record()
    record.seats = 4
    with pytest.raises(LudotecaError, match=r"^match.txt: pebbles is for 1 to 3 seats, not 4$"):
        replay(GAME, record, "match.txt")


def test_a_record_without_its_seed_cannot_be_replayed():
    with pytest.raises(LudotecaError, match="no seed in it: a match can be replayed once it is over"):
        replay(GAME, pebbles().record())


def test_a_row_with_too_few_answers_is_refused_by_move():
    m = voting()
    answer(m, 1)
    text = m.record(with_seed=True).text().replace("side:left stake:0", "side:left")
    with pytest.raises(LudotecaError, match="move 2: seat 1 has not answered everything"):
        replay(GAME, parse(text))


# Seeds and seats.


def test_the_same_seed_deals_the_same_cards():
    assert pebbles(seed=5).hash() == pebbles(seed=5).hash()
    assert len({pebbles(seed=seed).hash() for seed in range(20)}) == 20


def test_a_seed_may_be_given_as_bytes_or_as_hex_digits():
    assert pebbles(seed=bytes(range(32))).hash() == pebbles(seed=bytes(range(32)).hex()).hash()


def test_without_a_seed_every_match_is_another_one():
    assert pebbles(seed=None).seal != pebbles(seed=None).seal


@pytest.mark.parametrize(
    ("seed", "error"),
    [
        (b"short", "a seed has 32 bytes, not 5"),
        ("00ab", "a seed has 32 bytes, not 2"),
        ("", "a seed has 32 bytes, not 0"),
        ("tomorrow", "a seed is a number or 64 hex digits, not 'tomorrow'"),
    ],
)
def test_a_bad_seed_is_refused(seed, error):
    with pytest.raises(LudotecaError, match=error):
        pebbles(seed=seed)


def test_the_seal_is_known_from_the_start_and_fits_the_seed():
    m = pebbles(seed=bytes(32))
    assert m.seal == seal(bytes(32))


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats):
    with pytest.raises(LudotecaError, match=f"pebbles is for 1 to 3 seats, not {seats}"):
        pebbles(seats)


def test_without_a_number_of_seats_the_fewest_sit_down():
    assert Match(GAME).seats == 1


# What others see.


def test_an_event_is_told_to_each_viewer_as_it_may_know_it():
    m = pebbles()
    m.push("peek")
    card = GAME.texts("en").thing(CARD, sight(m, 0).cards[0][-1])
    assert told(m, 0) == [f"Player A sees {card}.", "You muse."]
    assert told(m, 1) == told(m, -1) == ["Player A peeks at a card."]


def test_only_what_happened_after_a_ply_is_told():
    m = pebbles()
    m.push("take:1")
    m.push("take:2")
    assert told(m, 0, since=1) == ["Player B takes 2 pebbles."]


def test_what_was_undone_is_no_longer_told():
    m = pebbles()
    m.push("take:1")
    m.undo(0)
    assert told(m, 0) == []


@pytest.mark.parametrize("viewer", [1, -1])
def test_a_half_made_move_is_not_seen_by_others(viewer):
    m = pebbles()
    before = encode(m.view(viewer))
    m.push("from:2")
    assert encode(m.view(viewer)) == before
    assert (sight(m, 0).deciding, sight(m, 0).lifted) == ("put-down", 2)


def test_scores_are_in_a_view_only_at_the_end():
    assert sight(pebbles(), 0).scores == ()
    assert (sight(finished(), 0).scores, sight(finished(), 0).deciding) == ((4, 1), "")


def test_a_notebook_shows_the_board_as_spectators_see_it():
    picture = ElementTree.fromstring(pebbles()._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")} == {"?"}


def test_a_match_says_where_it_stands():
    assert repr(pebbles()) == "<Match pebbles, 2 seats, ply 0, seats (0,) to act>"
    assert repr(finished()) == "<Match pebbles, 2 seats, ply 5, over>"
