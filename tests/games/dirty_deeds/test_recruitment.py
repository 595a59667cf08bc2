from __future__ import annotations

from tests.games.dirty_deeds.table import deeds
from tests.support import rule


@rule("DD-RECR-01", "DD-RECR-03")
def test_an_exchange_gives_coloured_tiles_for_own_or_opaque_ones():
    """DD-T21: four red and one orange Domain for three green and two opaque tiles."""
    t = deeds().exhausted(c0=3).screen(0, c1=4, c2=1).common(opaque=2).acts(0, "fist")
    reserve = t.left(0)
    assert t.options() == [
        "exchange:1:own",
        "exchange:1:opaque",
        "exchange:2:own",
        "exchange:2:opaque",
        "exchange-stop",
    ]
    t.play("exchange:1:own exchange:2:own exchange:1:own exchange:1:opaque exchange:1:opaque")
    assert t.left(0) == reserve + 3
    assert t.has(0) == {"opaque": 2}
    assert t.spent_tiles == [0, 4, 1]
    assert t.supply[2] == 0
    assert t.to_act == (1,)


@rule("DD-RECR-01")
def test_up_to_five_tiles_are_exchanged():
    t = deeds(2).exhausted(c0=9).screen(0, c1=9).acts(0, "fist").play(" ".join(["exchange:1:own"] * 5))
    assert t.to_act == (1,)
    assert t.has(0) == {"c1": 4}
    none = deeds(2, recruit_exchange=0).exhausted(c0=9).screen(0, c1=9).acts(0, "fist")
    assert none.to_act == (1,)


@rule("DD-RECR-01")
def test_what_is_not_there_cannot_be_exchanged():
    t = deeds().exhausted(c0=0).screen(0, c1=1).common(opaque=1).acts(0, "fist")
    assert t.why("exchange:1:own") == "none-exhausted"
    assert t.rule_of("exchange:1:own") == "DD-RECR-01"
    assert t.why("exchange:2:opaque") == "not-held 2"
    assert t.why("exchange:0:opaque") == "own-colour"
    assert t.rule_of("exchange:0:opaque") == "DD-RECR-01"


@rule("DD-RECR-03")
def test_opaque_tiles_come_from_the_common_supply_unless_a_ruling_forbids_it():
    t = deeds().exhausted(c0=1).screen(0, c1=1).common(opaque=0).acts(0, "fist")
    assert t.why("exchange:1:opaque") == "no-opaque-left"
    assert t.rule_of("exchange:1:opaque") == "DD-RECR-03"
    t = deeds(recruit_opaque="exhausted_only").exhausted(c0=1).screen(0, c1=1).common(opaque=5).acts(0, "fist")
    assert t.options() == ["exchange:1:own", "exchange-stop"]


@rule("DD-RECR-02")
def test_the_colours_given_are_kept_even():
    """DD-T33"""
    t = deeds().exhausted(c0=4).screen(0, c1=2, c2=2).common(opaque=0).acts(0, "fist")
    assert t.offered("exchange") == {"1:own", "2:own"}
    t.play("exchange:1:own")
    assert t.options() == ["exchange:2:own", "exchange-stop"]
    assert t.why("exchange:1:own") == "uneven 2"
    assert t.rule_of("exchange:1:own") == "DD-RECR-02"
    t.play("exchange:2:own")
    assert t.offered("exchange") == {"1:own", "2:own"}


@rule("DD-RECR-02")
def test_with_one_colour_all_may_be_of_it_and_by_a_ruling_any():
    t = deeds().exhausted(c0=4).screen(0, c1=2).common(opaque=0).acts(0, "fist")
    assert t.play("exchange:1:own exchange:1:own").has(0) == {}
    t = deeds(recruit_equal="none").exhausted(c0=4).screen(0, c1=2, c2=2).common(opaque=0).acts(0, "fist")
    assert t.play("exchange:1:own exchange:1:own").has(0) == {"c2": 2}


@rule("DD-RECR-04")
def test_own_characters_come_back_from_the_map_and_the_exhausted_area():
    """DD-T22"""
    t = deeds().stands("0-knight", "B4,0").stands("0-spy", "exhausted").stands("0-engineer", "captive-1")
    t.stands("1-spy", "captive-0").stands("2-spy", "exhausted").stands("2-knight", "B0,-4")
    t.acts(0, "fist")
    assert [t.where(f"0-{who}") for who in ("knight", "spy", "chrono", "engineer")] == ["behind"] * 3 + ["captive-1"]
    assert t.on("B4,0") == ""
    assert t.where("1-spy") == "captive-0"
    assert t.where("2-spy") == "exhausted"
    assert t.on("B0,-4") == "2-knight"


@rule("DD-RECR-05", "DD-RECR-06")
def test_captives_are_released_when_everybody_has_finished():
    """DD-T23: green and red recruit in the same turn; green held the Engineer of red."""
    t = deeds(2).stands("1-engineer", "captive-0").stands("0-spy", "captive-1")
    t.commit(0, "fist").commit(1, "fist")
    assert t.where("1-engineer") == "exhausted"
    assert t.where("0-spy") == "exhausted"
    assert t.offered("choose", 1) == {"knight", "spy", "chrono", "fist"}
    t.fists()
    assert t.where("1-engineer") == "behind"


@rule("DD-RECR-05")
def test_who_does_not_recruit_keeps_the_captives():
    t = deeds(2).stands("1-engineer", "captive-0").commit(0, "knight").commit(1, "fist")
    t.play("place:B4,0 conquer-stop")
    assert t.turn == 2
    assert t.where("1-engineer") == "captive-0"


@rule("DD-RECR-06")
def test_the_exchange_comes_before_the_characters():
    t = deeds(2).exhausted(c0=1).screen(0, c1=1).stands("0-knight", "B4,0").acts(0, "fist")
    assert t.deciding == "exchange"
    assert t.on("B4,0") == "0-knight"
    assert t.play("exchange-stop").where("0-knight") == "behind"


@rule("DD-RECR-08")
def test_recruitment_costs_nothing_and_does_not_move_the_familiar():
    t = deeds(2).screen(0, opaque=3, t=1).acts(0, "fist")
    assert t.has(0) == {"opaque": 3, "t": 1}
    assert t.square(0) == 0
