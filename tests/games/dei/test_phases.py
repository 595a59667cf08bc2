from __future__ import annotations

import pytest

from tests.games.dei.table import dei, fx1
from tests.support import rule


def pass_phase(t):
    """Whoever acts plays two cards and does nothing with them."""
    seat = t.to_act[0]
    for _ in range(2):
        t.play(f"play:{t.in_hand(seat)[0]} finish")
    while t.deciding != "end-phase":
        t.play(next(a for a in t.options() if a in ("abraham-leaves", "unlock-stop") or a.startswith("mission:")))
    t.play("end-phase")


@rule("DEI-TURN-01", "DEI-TURN-02", "DEI-TURN-04")
def test_everybody_completes_a_phase_before_the_next_one_begins():
    t = dei(3).acts(0)
    acted = []
    while t.s.turn == 1:
        acted.append((int(t.s.phase), t.to_act[0]))
        pass_phase(t)
    assert acted == [(phase, seat) for phase in (1, 2, 3) for seat in (0, 1, 2)]
    assert all(not player.pad for player in t.view().players)


@rule("DEI-CHAMP-04", "DEI-TURN-03")
def test_abraham_takes_a_resource_where_he_is():
    """T-63"""
    t = fx1().units(2, "2.1.b:C").units(1, "2.1.b:5").ends(2, 1)
    assert t.deciding == "take-for-abraham"
    t.play("abraham-takes")
    assert (t.resources(2), t.lies("2.1.b")) == ((2, 1), 1)
    left = fx1().units(2, "2.1.b:C").ends(2, 1).play("abraham-leaves")
    assert left.lies("2.1.b") == 2
    nothing = fx1().units(2, "2.1.a:C").ends(2, 1)
    assert (nothing.deciding, nothing.why("abraham-takes")) == ("end-phase", "no-token")
    assert nothing.why("abraham-takes", 0) == "no-token"
    assert fx1().units(0, "2.1.b:C").ends(0, 1).deciding == "end-phase"


@rule("DEI-CHAMP-04")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_abraham_takes_at_the_end_of_each_phase_of_his_player(phase):
    assert fx1().units(2, "2.1.b:C").ends(2, phase).deciding == "take-for-abraham"
    assert fx1().units(2, "2.1.b:C").ends(0, phase).deciding != "take-for-abraham"


@rule("DEI-TAL-01", "DEI-TAL-04")
def test_talents_are_unlocked_after_phase_two_with_two_cubes():
    """G-20"""
    t = dei().locked(0, "fortress", "prevail", "deep-dig")
    t.occupies(0, "red", 2).occupies(0, "blue", 1).occupies(0, "green", 3)
    t.ends(0, 2)
    assert t.options() == ["unlock:red", "unlock:green", "unlock-stop"]
    assert t.why("unlock:blue") == "too-few-cubes 1 1"
    t.play("unlock:red unlock:green")
    assert t.view().players[0].unlocked == (True, False, True)
    assert t.view(1).players[0].talents == ("fortress", "", "deep-dig")
    assert t.deciding == "end-phase"


@rule("DEI-TAL-04")
@pytest.mark.parametrize("phase", [1, 3])
def test_in_other_phases_nothing_is_unlocked(phase):
    t = dei().locked(0, "fortress").holds(0, "red", 2).ends(0, phase)
    assert t.deciding != "unlock-talent"
    stop = dei().locked(0, "fortress").holds(0, "red", 2).ends(0, 2).play("unlock-stop")
    assert stop.view().players[0].unlocked == (False, False, False)


@rule("DEI-TAL-02")
def test_the_talents_that_are_told_are_those_that_count():
    t = dei(2).talents(0, "caravan").talents(1, "snow-boots")
    t.s.unlocked[0], t.s.unlocked[1] = t.s.unlocked[1], t.s.unlocked[0]
    mine, theirs = (player.talents for player in t.view().players)
    assert "snow-boots" in mine
    assert "caravan" in theirs


@rule("DEI-TAL-02")
def test_an_unlocked_talent_stays():
    """T-20"""
    t = fx1().talents(0, "deep-dig").units(0, "2.1.b:1").uses(0, "C")
    assert t.cubes(0) == {}
    assert t.may("dig:C:2.1.b")
    assert t.view().players[0].parts[1] == 1
    again = dei().talents(0, "fortress").holds(0, "red", 2).holds(0, "blue", 2).locked(0, "prevail").ends(0, 2)
    assert again.why("unlock:red") == "talent-open"


@rule("DEI-TAL-01", "DEI-OUT-04")
def test_a_talent_counts_as_soon_as_it_is_unlocked():
    t = fx1().locked(0, "city-knowledge").units(1, "2.3.b:1").units(0, "2.3.b:1").holds(0, "red", 1)
    t.s.cubes[0] += 2
    t.ends(0, 2)
    assert t.controller("2.3") == 1
    t.play("unlock:red")
    assert t.controller("2.3") == 0


@rule("DEI-TAL-03", "DEI-SETUP-21")
def test_others_see_only_the_colour_of_a_locked_talent():
    """T-73"""
    t = dei().locked(0, "fortress", "prevail", "deep-dig")
    assert t.view(0).players[0].talents == ("fortress", "prevail", "deep-dig")
    assert t.view(1).players[0].talents == ("", "", "")


@rule("DEI-MIS-01", "DEI-MIS-05", "DEI-GAME-04")
def test_a_mission_is_taken_after_phase_three():
    t = dei().mission(1, 1, "T").has(0, 7).ends(0, 3)
    assert t.deciding == "take-mission"
    t.play("mission:1:1")
    assert t.supplied(0) == 7
    assert t.view().missions[0].taken == (0,)
    assert t.resources(0) == (7, 0)
    assert t.deciding == "end-phase"
    assert dei().ends(0, 2).deciding == "end-phase"


@rule("DEI-MIS-02", "DEI-MIS-03")
def test_never_two_missions_of_one_column():
    """T-64"""
    t = dei().turn(2).took(0, 1).mission(3, 1, "E").has(0, 0, 5).ends(0, 3)
    assert t.why("mission:1:1") == "column-taken"
    assert t.why("mission:1:2") == "column-taken"
    assert t.play("mission:3:1").supplied(0) == 10


@rule("DEI-MIS-04")
def test_a_mission_of_the_past_gives_less():
    """T-65"""
    t = dei().turn(4).took(0, 1, 3, 4).mission(2, 1, "T").has(0, 7).ends(0, 3).play("mission:2:1")
    assert t.supplied(0) == 4


@rule("DEI-MIS-06")
def test_several_may_take_the_same_mission():
    t = dei().mission(1, 1, "T").has(0, 2).has(1, 3).ends(0, 3).play("mission:1:1 end-phase")
    t.ends(1, 3).play("mission:1:1")
    assert (t.supplied(0), t.supplied(1)) == (2, 3)
    assert t.view().missions[0].taken == (0, 1)


@rule("DEI-MIS-07", "DEI-OPT-5", "DEI-MIS-01")
def test_a_mission_worth_nothing_is_taken_all_the_same_unless_one_is_a_rebel():
    """T-66"""
    t = dei().mission(1, 1, "B").ends(0, 3)
    assert t.why("mission-none") == "mission-must"
    assert t.play("mission:1:1").supplied(0) == 0
    rebel = dei(opt_rebel=True).ends(0, 3).play("mission-none")
    assert rebel.view().players[0].missions == (0, 0, 0, 0)
    assert rebel.deciding == "end-phase"


@rule("DEI-OPT-4")
def test_with_confrontation_missions_come_after_all_have_played():
    """T-67"""
    t = dei(3, opt_confrontation=True).turn(2).first(1).ends(1, 3)
    assert t.deciding == "end-phase"
    t.play("end-phase").ends(0, 3).play("end-phase")
    takers = []
    while t.deciding == "take-mission":
        takers.append(t.to_act[0])
        t.play("mission:1:1")
    assert takers == [1, 2, 0]
    assert t.s.turn == 3


MISSIONS = [
    ("T", lambda t: t.has(0, 7), 7, 4),
    ("E", lambda t: t.has(0, 0, 5), 10, 6),
    ("D", lambda t: t.hand(0, "DRN-HAR-1", "DRN-TRA-1"), 6, 3),
    ("B", lambda t: t.built(0, "shelter", "2.1.a", "2.1.b").built(0, "bridge", "2.1-R-S-p", "2.1-R-S-p"), 8, 4),
    ("S", lambda t: t.units(0, "2.1.a:8C"), 6, 4),
    ("O", lambda t: t.holds(0, "red", 3).holds(0, "blue", 2), 10, 5),
    ("Cg", lambda t: t.holds(0, "green", 2).holds(0, "red", 1), 6, 4),
    ("Cr", lambda t: t.holds(0, "red", 2).holds(0, "green", 1), 6, 4),
    ("Cb", lambda t: t.holds(0, "blue", 1).holds(0, "red", 2), 3, 2),
    ("G", lambda t: t.units(0, "2.7.c:1 2.8.p:1 2.9.c:1 2.5.p:C").units(1, "2.7.c:3 2.8.p:3"), 6, 3),
]  # fmt: skip


@rule(
    "DEI-MIS-T", "DEI-MIS-E", "DEI-MIS-D", "DEI-MIS-B", "DEI-MIS-S", "DEI-MIS-O", "DEI-MIS-C", "DEI-MIS-G",
    "DEI-MIS-03", "DEI-MIS-04", "DEI-CHAMP-02", "DEI-OUT-07",
)  # fmt: skip
@pytest.mark.parametrize(("kind", "lay", "full", "past"), MISSIONS, ids=[row[0] for row in MISSIONS])
def test_what_missions_count(kind, lay, full, past):
    """G-10 to G-17"""
    for turn, points in ((1, full), (2, full), (3, past)):
        t = lay(dei().turn(turn).mission(2, 1, kind))
        assert t.view().missions[1].worth[0] == points
        t.ends(0, 3)
        if t.deciding == "take-for-abraham":
            t.play("abraham-leaves")
        assert t.play("mission:2:1").supplied(0) == points


@rule("DEI-MIS-D")
def test_drone_cards_in_the_bin_do_not_count_but_those_on_the_pad_do():
    t = dei().mission(1, 1, "D").hand(0, "DRN-HAR-1").played(0, "DRN-HAR-1", down=True)
    assert t.view().missions[0].worth[0] == 4
    assert t.cleans_up().turn(1).view().missions[0].worth[0] == 2


@rule("DEI-MIS-G", "DEI-CHAMP-02")
def test_by_a_ruling_champions_garrison_for_missions():
    t = dei(champion_garrisons=True).mission(1, 1, "G").units(0, "2.7.c:C")
    assert t.view().missions[0].worth[0] == 2


@rule("DEI-TURN-03", "DEI-CHAMP-04")
def test_abraham_takes_before_the_mission_is_counted():
    t = dei().mission(1, 1, "T").units(2, "2.1.b:C").has(2, 2).ends(2, 3).play("abraham-takes mission:1:1")
    assert t.supplied(2) == 3


@rule("DEI-TURN-01", "DEI-CARD-01")
def test_why_nothing_is_done_with_a_card():
    over = fx1().units(2, "2.1.a:C").ends(2, 1)
    assert (over.deciding, over.why("finish")) == ("end-phase", "cards-played")
    assert dei(2).acts(0).why("finish") == "no-card-in-play"
    assert dei(2, opt_planning=True).begins().why("finish", 0) == "no-cards-yet"
