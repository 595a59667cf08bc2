from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds.rules.names import NOT_YET
from tests.games.dirty_deeds.table import deeds
from tests.support import rule


def characters(t, **counts):
    """So many characters on each wheel, of whoever has them."""
    pieces = [f"{seat}-{who}" for seat in range(3) for who in ("knight", "spy", "chrono", "engineer")]
    for letter, count in counts.items():
        free = [name for name in t.names if name[0] == letter and not t.on(name)]
        for name in free[:count]:
            t.stands(pieces.pop(0), name)
    return t


@rule("DD-TURN-09")
@pytest.mark.parametrize(
    ("counts", "turned"),
    [
        ({"B": 2, "M": 2, "S": 1}, [0, 1, 0]),  # DD-T24
        ({}, [0, 0, 1]),
        ({"B": 3, "M": 2, "S": 2}, [1, 0, 0]),
        ({"B": 2, "M": 1, "S": 2}, [0, 0, 1]),
        ({"M": 1}, [0, 1, 0]),
        ({"B": 1, "M": 1, "S": 1}, [0, 0, 1]),
    ],
)
def test_the_fullest_wheel_turns_and_of_equal_ones_the_smallest(counts, turned):
    t = characters(deeds(), **counts).ends()
    assert t.turned == turned
    assert t.turn == 2


@rule("DD-TURN-09")
def test_rulings_and_parameters_of_the_last_notch():
    assert characters(deeds(rotate_tie="always_small"), B=2, M=2, S=1).ends().turned == [0, 0, 1]
    assert characters(deeds(rotate_tie="always_small"), B=2, M=1).ends().turned == [1, 0, 0]
    assert characters(deeds(end_turn_direction="backward"), M=1).ends().turned == [0, 11, 0]
    assert characters(deeds(end_turn_notches=3), M=1).ends().turned == [0, 3, 0]
    assert characters(deeds(end_turn_notches=0), M=1).ends().turned == [0, 0, 0]


@rule("DD-END-02", "DD-END-03")
def test_a_conquest_reveals_the_hourglass_and_three_turns_follow():
    """DD-T25"""
    t = deeds(2).orient(0, 0, 4).screen(0, opaque=2, t=2, i=3).acts(0, "engineer", "costly").play("conquer:S2,0")
    assert t.revealed
    assert t.told("revealed") == [{}]
    assert t.remaining == NOT_YET
    t.play("place:B-4,4 conquer-stop")
    assert (t.turn, t.remaining) == (2, 3)
    for turn in (3, 4):
        t.fists()
        assert (t.turn, t.over) == (turn, False)
    turned = t.turned
    t.fists()
    assert t.over
    assert t.turned == turned


@rule("DD-END-04")
def test_no_wheel_turns_before_the_score():
    t = deeds(2).at(9, 1).ends()
    assert t.over
    assert t.turned == [0, 0, 0]
    assert [values["points"] for values in t.told("scored")] == t.scores


@rule("DD-END-02")
def test_a_rotation_reveals_the_hourglass_too():
    """DD-T26"""
    t = deeds(2).orient(0, 0, 3).holds(0, "S2,0").ends()
    assert t.turned == [0, 0, 4]
    assert t.revealed
    assert t.remaining == 3
    t = deeds(2, hourglass_trigger="conquest").orient(0, 0, 3).holds(0, "S2,0").ends()
    assert not t.revealed
    assert t.known("S2,0")[1] == "H"


@rule("DD-END-02")
def test_by_a_ruling_only_a_conquest_reveals():
    t = deeds(2, hourglass_trigger="conquest").orient(0, 0, 4).screen(0, opaque=2, t=2, i=3)
    assert t.acts(0, "engineer", "costly").play("conquer:S2,0").revealed


@rule("DD-END-02")
def test_by_that_ruling_only_a_neutral_tile_that_is_replaced_reveals():
    t = deeds(2, hourglass_trigger="conquest").orient(0, 0, 4).holds(1, "S2,0").screen(0, opaque=2, t=2, i=3)
    assert t.known("S2,0")[1] == "H"
    assert not t.acts(0, "engineer", "costly").play("conquer:S2,0").revealed


@rule("DD-END-07")
def test_the_hourglass_is_revealed_in_passing():
    """DD-T34: the first notch shows it, the second would hide it again, and the player may stop."""
    t = deeds(2).orient(0, 0, 2).holds(0, "S2,-1 S0,0").screen(0, opaque=3).acts(0, "chrono", "costly")
    t.play("place:S0,0 turn")
    assert t.revealed
    assert t.options() == ["turn", "turn-stop"]
    t.play("turn")
    assert t.under("S2,-1", "H") == (0, 0)
    assert t.revealed


@rule("DD-END-07")
def test_the_last_notch_of_a_turn_is_looked_at_one_by_one():
    t = deeds(2, end_turn_notches=2).orient(0, 0, 2).holds(0, "S2,-1").ends()
    assert t.revealed


@rule("DD-END-05")
def test_hiding_the_hourglass_again_changes_nothing():
    t = deeds(2).orient(0, 0, 4).holds(0, "S2,0 S1,0").at(3, 3).screen(0, opaque=1).acts(0, "spy")
    t.play("place:S1,0 instigate:S2,0")
    assert t.tile("S2,0") == -1
    t.play("place:B-4,4 conquer-stop")
    assert t.remaining == 2
    assert t.told("revealed") == []


@rule("DD-END-06")
def test_the_game_does_not_last_for_ever():
    """DD-T37: five turns at most; turns 6, 7 and 8 are the last."""
    t = deeds(2, max_turns=5).at(4).ends()
    assert (t.turn, t.remaining) == (5, NOT_YET)
    t.fists()
    assert (t.turn, t.remaining) == (6, 3)
    t.fists().fists()
    assert (t.turn, t.remaining) == (8, 1)
    assert t.fists().over


@rule("DD-END-06")
def test_once_the_guard_has_spoken_no_turn_is_added():
    def delaying(turn):
        t = deeds(2, max_turns=6).at(turn, 3).screen(0, opaque=3).familiar(0, 3).acts(0, "chrono", "costly")
        return t.play("place:B4,0 turn-stop familiar:delay")

    assert delaying(5).options() == ["delay:more", "delay:fewer"]
    assert delaying(6).options() == ["delay:fewer"]
    assert delaying(6).why("delay:more") == "no-more-turns 6"
    assert delaying(6).rule_of("delay:more") == "DD-END-06"
    t = deeds(2, max_turns=6).at(8, 1).screen(0, opaque=3).familiar(0, 3).acts(0, "chrono", "costly")
    assert t.play("place:B4,0 turn-stop").why("familiar:delay") == "no-more-turns 6"


@rule("DD-END-03")
def test_without_more_turns_the_score_comes_at_once():
    """DD-T37: revealed by conquest in turn 4, scored after it without a rotation."""
    t = deeds(2, final_turns=0).at(4).orient(0, 0, 4).screen(0, opaque=2, t=2, i=3)
    t.acts(0, "engineer", "costly").play("conquer:S2,0 place:B-4,4 conquer-stop")
    assert t.over
    assert t.turn == 4
    assert t.turned == [0, 0, 4]
    t = deeds(2, final_turns=0).orient(0, 0, 3).holds(0, "S2,0").ends()
    assert t.over
    assert t.turned == [0, 0, 4]


@rule("DD-FAM-07")
def test_turns_that_were_added_are_played():
    t = deeds(2).at(9, 1).screen(0, opaque=3).familiar(0, 3).acts(0, "chrono", "costly")
    t.play("place:B4,0 turn-stop familiar:delay delay:more place:B-4,4 conquer-stop")
    assert (t.turn, t.remaining, t.over) == (10, 1, False)
    assert t.fists().over
