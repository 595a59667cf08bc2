"""Conflict: conquering what an opponent holds, what it takes and what it costs."""

import pytest

from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

ATTACK = "die:1 slot:1 conquer:persepolis rotate:X01"


def war(mine: int, theirs: int, cards: str = "X01 X02 X05", **settings) -> Table:
    """Seat 0 may attack Persepolis, which seat 1 holds with two armies."""
    return phalanxx(**settings).strength(mine, theirs).card(0, cards).dice(6, 6, 6).to_act(0)


@rule("PHX-CONFLICT-01", "PHX-CONFLICT-02", "PHX-CONFLICT-03", "PHX-CONFLICT-05", "PHX-CONFLICT-07")
def test_t16_a_conflict():
    t = war(7, 6).reserve(0, 2).play(ATTACK)
    assert (t.owner_of("persepolis"), t.armies_in("persepolis"), t.reserves) == (0, 2, [0, 11])
    assert t.strength == [4, 6]
    assert t.rotated_of(0) == ["X01"]


@rule("PHX-CONFLICT-09")
def test_t16_a_second_conflict_looks_at_the_strength_that_is_left():
    t = war(7, 6).play(ATTACK).play("die:2 slot:2")
    assert t.why("conquer:sippar") == "PHX-CONFLICT-02: you would need 3 more Strength than you have"


@rule("PHX-CONFLICT-01")
def test_only_a_region_of_an_opponent_is_a_conflict():
    t = war(7, 6).play("die:1 slot:1 conquer:gerrha")
    assert (t.strength, t.rotated_of(0), t.view().players[0].conflicts) == ([7, 6], [], 0)


@rule("PHX-CONFLICT-02")
@pytest.mark.parametrize(("mine", "theirs", "missing"), [(6, 6, 1), (5, 6, 2), (3, 20, 18)])
def test_t17_as_much_strength_is_not_enough(mine, theirs, missing):
    t = war(mine, theirs).play("die:1 slot:1")
    assert "conquer:persepolis" not in t.legal()
    assert t.why("conquer:persepolis") == f"PHX-CONFLICT-02: you would need {missing} more Strength than you have"


@rule("PHX-CONFLICT-02")
def test_one_more_is_enough():
    assert "conquer:persepolis" in war(7, 6).play("die:1 slot:1").legal()


@rule("PHX-CONFLICT-02")
def test_what_is_missing_is_said_in_italian():
    t = war(5, 6).play("die:1 slot:1")
    assert t.why("conquer:persepolis", language="it") == "PHX-CONFLICT-02: ti mancano 2 punti di Forza per attaccare"


@rule("PHX-CONFLICT-06")
@pytest.mark.parametrize(("mine", "short"), [(2, 1), (1, 2)])
def test_t17_one_must_have_the_strength_one_loses(mine, short):
    t = war(mine, 0).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == f"PHX-CONFLICT-06: a conflict costs Strength, and you are {short} short"


@rule("PHX-CONFLICT-06")
def test_three_is_enough_to_lose_three():
    assert war(3, 0).play(ATTACK).strength == [0, 0]


@rule("PHX-CONFLICT-03")
def test_the_armies_of_the_defender_are_replaced():
    t = war(9, 4).play("die:1 slot:1 conquer:sippar rotate:X01")
    assert (t.owner_of("sippar"), t.armies_in("sippar")) == (0, 1)
    assert t.regions_of(1) == {"persepolis": 2}


@rule("PHX-CONFLICT-04")
@pytest.mark.parametrize(("region", "back"), [("persepolis", 2), ("sippar", 1)])
def test_armies_driven_out_go_back_to_the_reserve(region, back):
    t = war(9, 4).play(f"die:1 slot:1 conquer:{region} rotate:X01")
    assert (t.reserves[1], t.gone[1]) == (9 + back, 0)


@rule("PHX-CONFLICT-05")
def test_the_attacker_loses_three_strength_after_a_won_conflict():
    assert war(9, 4).play(ATTACK).strength == [6, 4]


@rule("PHX-CONFLICT-08")
def test_the_defender_loses_nothing_but_the_region():
    t = war(9, 4).talents(0, 7).card(1, "X03 X04").hand(1, "X06").play(ATTACK)
    assert (t.strength[1], t.talents[1], t.front_of(1), t.rotated_of(1), t.hand_of(1)) == (
        4,
        7,
        ["X03", "X04"],
        [],
        ["X06"],
    )


@rule("PHX-CONFLICT-07")
def test_the_attacker_chooses_the_card_to_rotate():
    t = war(9, 4).play("die:1 slot:1 conquer:persepolis")
    assert t.answers() == ["rotate:X01", "rotate:X02", "rotate:X05"]
    assert t.play("rotate:X05").rotated_of(0) == ["X05"]


@rule("PHX-CONFLICT-07")
def test_a_card_is_rotated_once():
    t = war(9, 4).card(0, "X03", rotated=True).play("die:1 slot:1 conquer:persepolis")
    assert "rotate:X03" not in t.legal()
    assert t.why("rotate:X03") == "PHX-CONFLICT-07: that card is rotated already"


@rule("PHX-CONFLICT-07")
def test_the_card_must_be_ones_own_and_in_play():
    t = war(9, 4).card(1, "X03").hand(0, "X04").play("die:1 slot:1 conquer:persepolis")
    for card in ("X03", "X04", "X19"):
        assert t.why(f"rotate:{card}") == "PHX-CONFLICT-07: that card does not lie in front of you"


@rule("PHX-CONFLICT-07")
def test_without_a_conflict_nothing_is_rotated():
    t = war(9, 4)
    assert t.why("rotate:X01") == "PHX-CONFLICT-07: cards are rotated for a conflict only (die:1 slot:1 conquer:sippar)"


@rule("PHX-CONFLICT-07")
@pytest.mark.parametrize("rotated", ["", "X01 X02"])
def test_without_an_unrotated_card_there_is_no_conflict(rotated):
    t = war(9, 4, cards="").card(0, rotated, rotated=True).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-07: you have no card left to rotate"
    assert t.why("conquer:persepolis", language="it") == "PHX-CONFLICT-07: non hai più carte da ruotare"


@rule("PHX-CONFLICT-07")
def test_the_conquest_is_made_with_the_rotation_and_not_before():
    t = war(9, 4).play("die:1 slot:1 conquer:persepolis")
    assert (t.owner_of("persepolis"), t.strength) == (1, [9, 4])


@rule("PHX-CONFLICT-09")
def test_there_may_be_several_conflicts_in_a_turn():
    t = war(12, 4).play(ATTACK).play("die:2 slot:2 conquer:sippar rotate:X02")
    assert (t.strength, t.rotated_of(0), t.regions_of(1)) == ([6, 4], ["X01", "X02"], {})
    assert t.view().players[0].conflicts == 2


@rule("PHX-CONFLICT-09")
def test_different_opponents_may_be_attacked_in_one_turn():
    t = phalanxx(3).strength(12, 4, 5).card(0, "X01 X02").holds(0, "babylon").holds(1, "tayma").holds(2, "harran")
    t.dice(6, 6, 6).to_act(0)
    t.play("die:1 slot:1 conquer:tayma rotate:X01").play("die:2 slot:2 conquer:harran rotate:X02")
    assert t.regions_of(0) == {"babylon": 2, "tayma": 1, "harran": 1}
    assert t.strength == [6, 4, 5]


@rule("PHX-CONFLICT-02")
def test_it_is_the_strength_of_the_defender_that_counts_and_not_of_others():
    t = phalanxx(3).strength(6, 5, 20).card(0, "X01").holds(0, "babylon").holds(1, "tayma").holds(2, "harran")
    t.dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:tayma" in t.legal()
    assert t.why("conquer:harran") == "PHX-CONFLICT-02: you would need 15 more Strength than you have"


@rule("PHX-CONQ-03", "PHX-CONFLICT-03")
def test_a_conflict_too_needs_armies_in_reserve():
    t = war(9, 4).reserve(0, 1).play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONQ-03: your reserve is one army short"
    assert "conquer:sippar" in t.legal()


@rule("PHX-CONFLICT-03")
def test_a_conflict_is_one_action():
    t = war(9, 4).play(ATTACK)
    assert (t.grey, t.deciding) == (["W6", "", ""], "choose-die")


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        (
            "en",
            ["You conquer Persepolis from Player B: 2 armies give way; the victor’s Strength is now 6."],
            ["Player A conquers Persepolis from you: 2 armies give way; the victor’s Strength is now 6."],
        ),
        (
            "it",
            ["Vinci contro Giocatore B e prendi Persepoli: 2 armate si ritirano; chi vince ha ora Forza 6."],
            ["Giocatore A vince contro di te e prende Persepoli: 2 armate si ritirano; chi vince ha ora Forza 6."],
        ),
    ],
)
def test_a_conflict_is_told(language, mine, theirs):
    t = war(9, 4).play(ATTACK)
    assert (t.log(0, language)[:1], t.log(1, language)[:1]) == (mine, theirs)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You rotate Cretan Archers.", "Player A rotates Cretan Archers."]),
        ("it", ["Ruoti Arcieri cretesi.", "Giocatore A ruota Arcieri cretesi."]),
    ],
)
def test_a_rotation_is_told(language, lines):
    t = war(9, 4).play(ATTACK)
    assert [t.log(0, language)[-1], t.log(1, language)[-1]] == lines
