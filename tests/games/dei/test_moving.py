from __future__ import annotations

import pytest

from tests.games.dei.table import dei, fx1
from tests.support import rule


@rule("DEI-ACT-M1", "DEI-MAJ-06")
def test_an_empty_region_may_be_entered_without_a_majority():
    """T-01"""
    t = fx1().units(0, "2.1.p:1").uses(0, "M").play("move:M:2.1.p to:2.1.a")
    assert t.where(0) == {"2.1.a": 1}


@rule("DEI-MAJ-05", "DEI-MAJ-06", "DEI-ACT-M3")
def test_where_others_are_a_tie_is_not_enough():
    """T-02"""
    t = fx1().units(0, "2.1.a:1").units(1, "2.1.b:1").uses(0, "M").play("move:M:2.1.a")
    assert t.why("to:2.1.b") == "move-minority 1 1"
    assert t.rule_of("to:2.1.b") == "DEI-MAJ-06"


@rule("DEI-MAJ-06", "DEI-MAJ-03")
def test_the_majority_is_counted_as_if_the_group_had_arrived():
    """T-03"""
    t = fx1().units(0, "2.1.a:2").units(1, "2.1.b:1").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert t.where(0) == {"2.1.b": 2}
    assert t.majority("2.1.b") == 0


@rule("DEI-ADV-Mr", "DEI-ACT-C1", "DEI-MAJ-04")
def test_a_red_move_ignores_majorities_but_gives_none():
    """T-04"""
    t = fx1().units(0, "2.1.a:1").units(1, "2.1.b:1").uses(0, "Mr", "C").play("move:Mr:2.1.a to:2.1.b")
    assert t.majority("2.1.b") == -1
    assert t.why("collect:C:2.1.b") == "collect-minority 1 1"


@rule("DEI-CHAMP-03")
def test_neena_and_her_group_move_in_minority_and_once_more():
    """T-05"""
    t = fx1().units(0, "2.1.a:1C").units(1, "2.1.b:3").uses(0, "M")
    t.play("move:M:2.1.a to:2.1.b crew:1:champion")
    assert t.deciding == "move-neena"
    assert t.why("to:2.1.d") == "not-linked"
    t.play("to:2.1.a")
    assert set(t.options()) == {"crew:0:champion", "crew:1:champion"}
    assert t.why("crew:1:alone") == "neena-leads"
    t.play("crew:0:champion")
    assert (t.where(0), t.champion(0)) == ({"2.1.a": 1, "2.1.b": 1}, "2.1.a")
    assert t.deciding == "play-card"


@rule("DEI-CHAMP-03")
def test_neenas_additional_move_ignores_majorities_for_all_who_go_along():
    t = fx1().units(0, "2.1.d:2C").units(1, "2.1.c:1 2.1.b:5").uses(0, "M")
    t.play("move:M:2.1.d to:2.1.c crew:2:champion to:2.1.b crew:2:champion")
    assert t.where(0) == {"2.1.b": 3}


@rule("DEI-CHAMP-03")
def test_neena_need_not_move_again_and_without_her_nobody_does():
    t = fx1().units(0, "2.1.a:1C").uses(0, "M", "M").play("move:M:2.1.a to:2.1.b crew:1:alone")
    assert t.deciding == "use-symbol"
    t.play("move:M:2.1.a to:2.1.d neena-stays")
    assert t.where(0) == {"2.1.b": 1, "2.1.d": 1}
    assert t.deciding == "play-card"


@rule("DEI-CHAMP-06", "DEI-CHAMP-01")
def test_z13_counts_three():
    """T-06"""
    t = fx1().units(1, "2.1.b:C").units(0, "2.1.a:4").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert t.where(0) == {"2.1.b": 4}
    assert t.value(1, "2.1.b") == 3
    few = fx1().units(1, "2.1.b:C").units(0, "2.1.a:3").uses(0, "M").play("move:M:2.1.a")
    assert few.why("to:2.1.b") == "move-minority 1 1"


@rule("DEI-CHAMP-06")
def test_z13_brings_his_strength_where_he_goes():
    t = fx1().units(1, "2.1.a:C").units(0, "2.1.b:2").uses(1, "M").play("move:M:2.1.a to:2.1.b")
    assert t.majority("2.1.b") == 1


@rule("DEI-ACT-M2")
def test_any_part_of_a_squad_may_go():
    t = fx1().units(0, "2.1.a:3").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert set(t.options()) == {"crew:1:alone", "crew:2:alone", "crew:3:alone"}
    assert t.why("crew:0:alone") == "empty-crew"
    assert t.why("crew:4:alone") == "too-few-there 1"
    assert t.why("crew:1:champion") == "champion-elsewhere"
    t.play("crew:2:alone")
    assert t.where(0) == {"2.1.a": 1, "2.1.b": 2}


@rule("DEI-ACT-M2", "DEI-MAJ-06")
def test_only_groups_that_have_the_majority_may_go():
    t = fx1().units(0, "2.1.a:4").units(1, "2.1.b:2").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert set(t.options()) == {"crew:3:alone", "crew:4:alone"}
    assert t.why("crew:1:alone") == "move-minority 2 1"


@rule("DEI-MAJ-07")
def test_nobody_is_kept_from_leaving():
    t = fx1().units(0, "2.1.a:1").units(1, "2.1.a:5").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert t.where(0) == {"2.1.b": 1}


@rule("DEI-MAP-09", "DEI-ACT-M1")
def test_a_move_goes_to_a_linked_region_only():
    t = fx1().units(0, "2.1.a:1").uses(0, "M").play("move:M:2.1.a")
    assert t.offered("to") == {"2.1.b", "2.1.d", "2.1.p"}
    assert t.why("to:2.1.c") == "not-linked"
    assert t.why("to:2.1.a") == "same-region"
    assert t.why("to:2.3.a") == "part-of 1"
    assert t.why("to:2.2.a") == "not-on-board"


@rule("DEI-ACT-M1")
def test_whoever_has_nobody_there_or_no_way_out_moves_nobody():
    t = fx1().units(0, "2.1.p:1").units(1, "2.1.a:2 2.1.b:2 2.1.c:2 2.1.d:2 2.1.R:2").uses(0, "M")
    assert t.why("move:M:2.1.p") == "no-way-out"
    assert t.why("move:M:2.1.a") == "no-unit"
    assert t.why("move:Mr:2.1.p") == "symbol-not-left 4"


@rule("DEI-ACT-BE", "DEI-ACT-B4")
def test_an_elevator_is_for_its_owner():
    """T-32"""
    t = fx1().units(0, "2.1.b:1").units(1, "2.1.b:1").uses(0, "BE", "M").play("elevator:BE:2.1-b-R")
    t.play("move:M:2.1.b to:2.1.R")
    assert t.where(0) == {"2.1.R": 1}
    other = fx1().built(0, "elevator", "2.1-b-R").units(1, "2.1.b:1").uses(1, "M").play("move:M:2.1.b")
    assert other.why("to:2.1.R") == "not-linked"


@rule("DEI-ACT-BB", "DEI-MAP-07", "DEI-ACT-B4")
def test_a_bridge_is_for_its_owner():
    """T-33"""
    t = fx1().units(0, "2.1.R:1").uses(0, "BB", "M").play("bridge:BB:2.1-R-S-p move:M:2.1.R to:2.1.S")
    assert t.cubes(0) == {"blue": 1}
    other = fx1().built(0, "bridge", "2.1-R-S-p").units(1, "2.1.R:1").uses(1, "M").play("move:M:2.1.R")
    assert other.why("to:2.1.S") == "not-linked"


@rule("DEI-MAP-07", "DEI-MAP-08")
def test_a_neutral_bridge_is_for_everybody():
    """T-34"""
    t = fx1().units(1, "2.3.R:1").uses(1, "M").play("move:M:2.3.R to:2.3.S")
    assert t.where(1) == {"2.3.S": 1}


@rule("DEI-MAP-06", "DEI-MAP-08", "DEI-ADV-Mb")
def test_levels_are_linked_by_elevators_or_by_a_blue_move():
    """T-35"""
    assert fx1().units(0, "2.1.p:1").uses(0, "M").play("move:M:2.1.p to:2.1.R").where(0) == {"2.1.R": 1}
    plain = fx1().units(0, "2.1.a:1").uses(0, "M").play("move:M:2.1.a")
    assert plain.why("to:2.1.R") == "not-linked"
    blue = fx1().units(0, "2.1.a:2").uses(0, "Mb", "Mb").play("move:Mb:2.1.a to:2.1.R crew:2:alone")
    blue.play("move:Mb:2.1.R to:2.1.a crew:1:alone")
    assert blue.where(0) == {"2.1.R": 1, "2.1.a": 1}


@rule("DEI-ADV-Mb", "DEI-ACT-M3")
def test_a_blue_move_needs_the_majority_all_the_same():
    t = fx1().units(0, "2.1.a:1").units(1, "2.1.R:1").uses(0, "Mb").play("move:Mb:2.1.a")
    assert t.why("to:2.1.R") == f"move-minority 1 {t.layout.districts.regions.index('2.1.R')}"


@rule("DEI-TAL-L4")
def test_the_underground_shortcut_links_ground_with_elevators():
    """T-38"""
    t = fx1().talents(0, "underground-shortcut").built(0, "elevator", "2.3-c-R").units(0, "2.1.p:1").uses(0, "M")
    t.play("move:M:2.1.p to:2.3.c")
    assert t.where(0) == {"2.3.c": 1}
    roofs = fx1().talents(0, "underground-shortcut").built(0, "elevator", "2.3-c-R").units(0, "2.1.R:1").uses(0, "M")
    assert roofs.play("move:M:2.1.R").offered("to") == {"2.1.p"}
    other = fx1().talents(0, "underground-shortcut").built(1, "elevator", "2.3-c-R").units(0, "2.1.p:1").uses(0, "M")
    assert other.play("move:M:2.1.p").why("to:2.3.c") == "not-linked"


@rule("DEI-CHAMP-05")
def test_aria_alone_climbs_walls():
    """T-39"""
    t = fx1().units(3, "2.1.b:1C").uses(3, "M", "M").play("move:M:2.1.b to:2.1.R")
    assert t.champion(3) == "2.1.R"
    assert t.where(3) == {"2.1.R": 1, "2.1.b": 1}
    assert t.play("move:M:2.1.b").why("to:2.1.R") == "not-linked"


@rule("DEI-CHAMP-05")
def test_aria_comes_down_as_others_do_unless_the_table_says_so():
    t = fx1().units(3, "2.3.R:C").uses(3, "M").play("move:M:2.3.R")
    assert t.offered("to") == {"2.3.S"}
    down = fx1(aria_down=True).units(3, "2.3.R:C").uses(3, "M").play("move:M:2.3.R")
    assert down.offered("to") == {"2.3.S", "2.1.b", "2.1.c", "2.3.b", "2.3.c"}


@rule("DEI-CHAMP-05", "DEI-ACT-M3")
def test_aria_needs_the_majority_on_the_roof_alone():
    t = fx1().units(3, "2.1.b:3C").units(0, "2.1.R:1").uses(3, "M").play("move:M:2.1.b")
    assert t.why("to:2.1.R").startswith("move-minority 1")


@rule("DEI-CHAMP-05")
def test_where_only_aria_can_go_her_group_stays():
    t = fx1().units(3, "2.1.p:1C").uses(3, "M").play("move:M:2.1.p to:2.1.S")
    assert t.where(3) == {"2.1.S": 1, "2.1.p": 1}
    lift = fx1().units(3, "2.1.p:1C").uses(3, "M").play("move:M:2.1.p to:2.1.R")
    assert set(lift.options()) == {"crew:0:champion", "crew:1:alone", "crew:1:champion"}


@rule("DEI-TAL-L2")
def test_snow_boots_give_one_more_move_and_not_another():
    """T-40"""
    t = fx1().talents(0, "snow-boots").units(0, "2.1.a:1").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert t.left == {"boots": 1}
    t.play("move:M:2.1.b to:2.1.c")
    assert t.deciding == "play-card"


@rule("DEI-TAL-L2")
def test_snow_boots_after_a_red_move_give_a_plain_one():
    t = fx1().talents(0, "snow-boots").units(0, "2.1.a:1").units(1, "2.1.b:1 2.1.c:1").uses(0, "Mr")
    t.play("move:Mr:2.1.a to:2.1.b move:M:2.1.b")
    assert t.why("to:2.1.c").startswith("move-minority")


@rule("DEI-TAL-L2", "DEI-CHAMP-03")
def test_a_move_of_snow_boots_with_neena_lets_her_go_on():
    t = fx1().talents(0, "snow-boots").units(0, "2.1.a:C").uses(0, "M")
    t.play("move:M:2.1.a to:2.1.b neena-stays move:M:2.1.b to:2.1.c")
    assert t.deciding == "move-neena"
    t.play("to:2.1.d")
    assert t.champion(0) == "2.1.d"
    assert t.deciding == "play-card"


@rule("DEI-TAL-T6")
def test_a_caravan_moves_a_shelter_that_counts_where_it_is():
    """T-61"""
    t = fx1().talents(0, "caravan").built(0, "shelter", "2.1.a").units(0, "2.1.a:1").units(1, "2.1.b:1").uses(0, "M")
    t.play("move:M:2.1.a to:2.1.b")
    assert t.view().players[0].constructions[0] == ("2.1.b", "", "")
    assert (t.value(0, "2.1.b"), t.majority("2.1.b")) == (2, 0)


@rule("DEI-TAL-T6", "DEI-MAJ-02")
def test_a_shelter_alone_is_no_unit():
    """T-79"""
    t = fx1().talents(0, "caravan").built(0, "shelter", "2.1.a").units(1, "2.1.b:1").uses(0, "M").play("move:M:2.1.a")
    assert t.why("to:2.1.b").startswith("move-minority")
    free = fx1().talents(0, "caravan").built(0, "shelter", "2.1.a").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert free.view().region("2.1.b").shelters == (0,)
    assert free.where(0) == {}
    red = fx1().talents(0, "caravan").built(0, "shelter", "2.1.a").units(1, "2.1.b:1").uses(0, "Mr")
    assert red.play("move:Mr:2.1.a to:2.1.b").view().region("2.1.b").shelters == (0,)


@rule("DEI-TAL-T6")
def test_a_shelter_joins_units_that_are_there_and_wins_with_them():
    t = fx1().talents(0, "caravan").built(0, "shelter", "2.1.a").units(0, "2.1.b:1").units(1, "2.1.b:1").uses(0, "M")
    t.play("move:M:2.1.a to:2.1.b")
    assert t.majority("2.1.b") == 0


@rule("DEI-TAL-T6")
def test_without_the_caravan_a_shelter_stays():
    t = fx1().built(0, "shelter", "2.1.a").units(0, "2.1.a:1 2.1.d:1").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert t.view().players[0].constructions[0] == ("2.1.a", "", "")
    crew = fx1().built(0, "shelter", "2.1.a").units(0, "2.1.a:2").uses(0, "M").play("move:M:2.1.a to:2.1.b")
    assert crew.why("crew:1:shelter") == "no-shelter-to-move"


@rule("DEI-TAL-L5")
def test_with_prevail_a_recruit_is_a_plain_move():
    """T-80"""
    t = fx1().talents(0, "prevail").units(0, "2.1.a:1 2.1.p:14").units(1, "2.1.b:1").uses(0, "Rr", "Rr")
    assert t.play("move:R:2.1.a").why("to:2.1.b").startswith("move-minority")
    free = fx1().talents(0, "prevail").units(0, "2.1.a:1 2.1.p:14").uses(0, "R").play("move:R:2.1.a to:2.1.b")
    assert free.where(0) == {"2.1.b": 1, "2.1.p": 14}
    assert fx1().units(0, "2.1.p:15").uses(0, "R").why("move:R:2.1.p") == "no-talent 10"


@rule("DEI-MAP-04", "DEI-MAP-03")
def test_roofs_that_touch_are_adjacent_and_others_are_not():
    t = dei().units(0, "2.4.R:1").uses(0, "M").play("move:M:2.4.R")
    assert t.offered("to") == {"2.4.S", "2.4.a"}
    apart = fx1().units(0, "2.1.S:1").uses(0, "M")
    assert apart.why("move:M:2.1.S") == "no-way-out"


@rule("DEI-ACT-M3", "DEI-MAJ-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"), [(2, "1C", False), (3, "1C", True), (1, "C", False), (2, "C", True)]
)
def test_a_champion_defends_like_a_scrapper(mine, theirs, may):
    t = fx1().units(0, f"2.1.a:{mine}").units(2, f"2.1.b:{theirs}").uses(0, "M").play("move:M:2.1.a")
    assert t.may("to:2.1.b") == may
