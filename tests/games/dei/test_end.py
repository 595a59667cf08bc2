from __future__ import annotations

import pytest

from ludoteca.games.dei.game import GAME
from tests.games.dei.table import dei, fx1
from tests.support import rule


@rule("DEI-CLEAN-01", "DEI-CLEAN-02", "DEI-CLEAN-04")
def test_the_clean_up_returns_cards_and_bins_those_face_down():
    """T-70"""
    t = dei().played(0, "AUX-1").played(0, "AUX-2", down=True).cleans_up()
    assert "AUX-1" in t.in_hand(0)
    assert t.in_bin(0) == ["AUX-2"]
    assert "AUX-2" not in t.in_hand(0)
    assert t.view().players[0].pad == ()
    assert (t.s.turn, t.s.phase) == (2, 1)


@rule("DEI-TURN-05", "DEI-CLEAN-03")
def test_the_first_player_token_goes_to_the_left():
    """T-69"""
    t = dei().first(1).cleans_up()
    assert t.order == [2, 3, 0, 1]
    assert dei().first(3).cleans_up().order == [0, 1, 2, 3]


@rule("DEI-TURN-05")
def test_by_a_later_edition_whoever_has_least_acts_first():
    t = dei(turn_order="supplies").supplies(5, 2, 5, 0).cleans_up()
    assert t.order == [3, 1, 0, 2]
    three = dei(3, turn_order="supplies").turn(3).supplies(5, 2, 9).cleans_up()
    assert three.order == [1, 0, 2]


@rule("DEI-3P-02", "DEI-3P-03")
def test_with_three_players_the_poorest_begins_the_last_turn():
    """T-68"""
    t = dei(3).turn(3).first(2).supplies(20, 15, 18)
    assert t.view().next_first == 1
    assert t.cleans_up().order == [1, 2, 0]
    last = dei(3, opt_confrontation=True).turn(3).first(2).supplies(20, 15, 18)
    assert last.view().next_first == 2
    assert last.cleans_up().order == [2, 0, 1]
    assert dei(3).turn(2).first(2).supplies(20, 15, 18).cleans_up().order == [0, 1, 2]
    assert dei(4).turn(3).first(2).supplies(20, 15, 18, 9).cleans_up().order == [3, 0, 1, 2]


@rule("DEI-3P-04")
def test_of_the_poorest_the_nearest_to_who_would_begin_is_first():
    assert dei(3).turn(3).first(1).supplies(5, 5, 9).cleans_up().order == [0, 1, 2]
    assert dei(3).turn(3).first(0).supplies(5, 5, 9).cleans_up().order == [1, 2, 0]
    assert dei(3).turn(3).first(0).supplies(5, 5, 5).cleans_up().order == [1, 2, 0]


@rule("DEI-END-01", "DEI-END-02", "DEI-END-03", "DEI-END-04", "DEI-END-06", "DEI-END-09")
def test_what_is_counted_at_the_end():
    """T-71"""
    t = dei().turn(4).supplies(31).talents(0, "fortress", "prevail").holds(0, "red", 2).holds(0, "blue", 2).has(0, 5, 3)
    t.hand(0, "TAC-1", "TAC-2").hand(0, "TAC-5").played(0, "TAC-5", down=True)
    t.cleans_up()
    assert t.s.over
    player = t.view().players[0]
    assert (player.parts, player.card_supplies) == ((4, 3, 2, 3), 6)
    assert t.view().scores[0] == 31 + 4 + 3 + 2 + 3 + 6 == 49


@rule("DEI-END-02")
@pytest.mark.parametrize(("talents", "points"), [([], 0), (["caravan"], 1), (["caravan", "drop-pod"], 3)])
def test_open_talents_count_more_and_more(talents, points):
    """G-08"""
    assert dei().talents(0, *talents).view().players[0].parts[1] == points
    assert dei().talents(0, "caravan", "drop-pod", "deep-dig").view().players[0].parts[1] == 6


@rule("DEI-END-03", "DEI-END-04")
def test_tech_counts_half_and_energy_whole():
    """G-09"""
    assert dei().has(0, 7, 4).view().players[0].parts[2:] == (3, 4)


@rule("DEI-END-05")
def test_the_end_count_is_common_unless_the_table_says_otherwise():
    """T-72"""

    def ended(**settings):
        t = fx1(**settings).turn(4).units(0, "2.3.b:1").took(0, 1, 2, 3).took(1, 1, 2, 3).ends(0, 3)
        if t.deciding == "take-mission":
            t.play("mission:4:1")
        t.play("end-phase")
        t.units(1, "2.3.b:5")
        return t

    assert (ended().view().players[0].parts[0], ended().view().players[0].counted) == (0, False)
    alone = ended(endgame_scoring="individual")
    assert (alone.view().players[0].parts[0], alone.view().players[0].counted) == (1, True)
    assert alone.told("counted") == [] or alone.told("counted")[0]["seat"] == 0
    both = ended(endgame_scoring="individual", opt_confrontation=True)
    assert (both.view().players[0].parts[0], both.view().players[0].counted) == (0, False)


@rule("DEI-GAME-03", "DEI-CLEAN-04", "DEI-END-05")
def test_after_four_turns_the_game_is_over():
    t = dei(2).turn(3).cleans_up()
    assert (t.s.over, t.s.turn) == (0, 4)
    t.cleans_up()
    assert t.s.over
    assert all(player.counted for player in t.view().players)
    assert [event["seat"] for event in t.told("scored")] == t.order
    assert GAME.round_of(t.rules, t.s) == 4


@rule("DEI-END-07", "DEI-END-08")
def test_the_highest_total_wins_and_ties_are_shared():
    """T-74"""
    t = dei(3).turn(4).supplies(9, 9, 3).cleans_up()
    assert [t.rules.payoff(t.s, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    alone = dei(3).turn(4).supplies(9, 10, 3).cleans_up()
    assert [alone.rules.payoff(alone.s, seat) for seat in range(3)] == [0.0, 1.0, 0.0]


@rule("DEI-END-08")
@pytest.mark.parametrize(
    ("tie", "lay"),
    [
        ("outposts", lambda t: t.holds(1, "red", 1).supplies(1, 0)),
        ("talents", lambda t: t.talents(1, "caravan").supplies(1, 0)),
        ("energy", lambda t: t.has(0, 0, 0).has(1, 0, 1).supplies(1, 0)),
        ("tech", lambda t: t.has(0, 0, 1).has(1, 1, 1)),
    ],
)
def test_ties_may_be_broken(tie, lay):
    t = lay(dei(2, tiebreak_2=tie)).turn(4).cleans_up()
    assert t.total(0) == t.total(1)
    assert [t.rules.payoff(t.s, seat) for seat in range(2)] == [0.0, 1.0]


@rule("DEI-END-08")
def test_the_first_tie_break_decides_before_the_second():
    t = (
        dei(2, tiebreak_1="energy", tiebreak_2="outposts")
        .holds(1, "red", 1)
        .has(0, 0, 2)
        .has(1, 0, 1)
        .turn(4)
        .cleans_up()
    )
    assert t.total(0) == t.total(1)
    assert t.rules.payoff(t.s, 0) == 1.0


@rule("DEI-END-06", "DEI-CLEAN-01")
def test_cards_in_the_bin_still_count():
    t = dei().hand(0, "BLK-12").played(0, "BLK-12", down=True).cleans_up()
    assert t.in_bin(0) == ["BLK-12"]
    assert t.view().players[0].card_supplies == 5
