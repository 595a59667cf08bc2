"""The final scoring, line by line, Fame Groups, abilities that score, victory and ties."""

import pytest

from ludoteca.games.phalanxx.rules.scoring import (
    ARMIES_ON_MAP,
    CAMOUFLAGE,
    FAME,
    FINAL_ABILITIES,
    HANDICAP,
    LINES,
    REGIONS_HELD,
    ROTATED_CARDS,
    TALENTS_LEFT,
    TRACK,
)
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

SEVEN = ("issos", "memphis", "tadmor", "gerrha", "harran", "damaskos", "phrygia")
TROOPS = "X01 X02 X05 X06 X07 X09 X10"  # two archers, three knights, two infantry
ONE_GROUP = "X01 X05 X09"


def elisa(track: int = 22, rotated: str = "X01 X05", specials: str = "XX13 X17") -> Table:
    """The position of the golden examples."""
    upright = " ".join(name for name in TROOPS.split() if name not in rotated.split())
    t = phalanxx().holds(0, *SEVEN).strength(track).talents(11).card(0, f"{upright} {specials}")
    return t.card(0, rotated, rotated=True)


def fame(troops: str, others: str = "XX13 X17", rotated: str = "XX13", **settings) -> int:
    t = phalanxx(**settings)
    for name in f"{troops} {others}".split():
        t.card(0, name, rotated=name in rotated.split())
    return t.line(0, FAME)


# All together.


@rule("PHX-SCORE-01", "PHX-SCORE-02", "PHX-SCORE-03", "PHX-SCORE-04", "PHX-SCORE-05")
def test_t19_a_final_score():
    t = elisa()
    lines = (TRACK, ROTATED_CARDS, ARMIES_ON_MAP, REGIONS_HELD, TALENTS_LEFT, FAME)
    assert [t.line(0, line) for line in lines] == [22, 6, 9, 14, 3, 10]
    assert t.score(0) == 64


@rule("PHX-SCORE-06")
def test_t20_without_a_rotated_card_there_is_no_fame():
    t = elisa(track=28, rotated="")
    assert (t.line(0, FAME), t.score(0)) == (0, 54)


@rule("PHX-SCORE-06")
def test_t20_without_equipment_there_is_no_fame():
    t = elisa(specials="XX13 X14")
    assert (t.line(0, FAME), t.score(0)) == (0, 54)


@rule("PHX-SCORE-01")
def test_the_lines_of_the_sheet_are_the_score():
    t = elisa()
    assert LINES == 9
    assert sum(t.view().players[0].sheet) == t.score(0)
    assert t.view().players[0].sheet == (22, 6, 9, 14, 3, 10, 0, 0, 0)


@rule("PHX-SOLO-05")
def test_players_have_no_handicap():
    assert [elisa().line(player, HANDICAP) for player in (0, 1)] == [0, 0]


# Line by line.


@rule("PHX-SCORE-01")
@pytest.mark.parametrize(("rotated", "points"), [("", 0), ("X01", 3), ("X01 XX13", 6)])
def test_each_rotated_card_counts_three(rotated, points):
    t = phalanxx().card(0, rotated, rotated=True).card(0, "X17").card(1, "X05", rotated=True)
    assert t.line(0, ROTATED_CARDS) == points


@rule("PHX-SCORE-02")
@pytest.mark.parametrize(("regions", "points"), [((), 0), (("phrygia",), 1), (("issos", "tadmor"), 3)])
def test_each_army_on_the_map_counts_one(regions, points):
    assert phalanxx().holds(0, *regions).line(0, ARMIES_ON_MAP) == points


@rule("PHX-SCORE-02")
def test_armies_out_of_the_game_count_nothing():
    assert phalanxx().reserve(0, 2).line(0, ARMIES_ON_MAP) == 3


@rule("PHX-SCORE-03")
@pytest.mark.parametrize(
    ("regions", "points"),
    [(("issos",), 3), (("persepolis",), 4), (("damaskos",), 1), (("tadmor",), 2), (("phrygia",), 0), (SEVEN, 14)],
)
def test_cities_and_oases_count_their_value(regions, points):
    assert phalanxx().holds(0, *regions).line(0, REGIONS_HELD) == points


@rule("PHX-SCORE-04")
@pytest.mark.parametrize(("talents", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)])
def test_every_three_talents_count_one(talents, points):
    assert phalanxx().talents(talents).line(0, TALENTS_LEFT) == points


@rule("PHX-SCORE-05")
@pytest.mark.parametrize(
    ("troops", "points"),
    [
        (ONE_GROUP, 5),
        ("X01 X05", 0),
        ("X05 X09", 0),
        ("X01 X09", 0),
        ("X01 X02 X05 X09", 5),
        ("X01 X02 X05 X06 X09", 5),
        ("X01 X02 X05 X06 X09 X10", 10),
        ("X01 XX01 XXX01 X05 XX05 XXX04 X09 XX09 XXX07", 15),
    ],
)
def test_archer_knight_and_infantry_make_a_group_of_five_points(troops, points):
    assert fame(troops) == points


@rule("PHX-SCORE-06")
@pytest.mark.parametrize(
    ("others", "rotated", "points"),
    [
        ("XX13 X17", "XX13", 5),
        ("XX13 X17", "X01", 5),
        ("XX13 X17", "", 0),
        ("XX13", "XX13", 0),
        ("X17", "X17", 0),
        ("", "X01", 0),
    ],
)
def test_fame_asks_for_a_leader_equipment_and_a_conflict(others, rotated, points):
    assert fame(ONE_GROUP, others, rotated) == points


@rule("PHX-SCORE-06")
def test_one_of_each_is_enough_for_all_groups():
    assert fame("X01 X02 X03 X05 X06 X07 X09 X10 X11") == 15


@rule("PHX-SCORE-07")
@pytest.mark.parametrize(("cards", "points"), [("X17", 0), ("XX15", -4), ("XX15 XXX15", -8)])
def test_each_camouflage_card_takes_four_away(cards, points):
    t = phalanxx().card(0, cards).card(1, "X19")
    assert (t.line(0, CAMOUFLAGE), t.line(1, CAMOUFLAGE)) == (points, 0)


# Abilities that score.


@rule("PHX-SCORE-08", "PHX-CARD-04")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("XX12", 2), ("XXX14", 2), ("XX12 XXX14", 4), ("X16", 4), ("XXX18", 4), ("X16 XXX18", 8), ("XX12 X16", 6)],
)
def test_lords_of_cities_and_roads_of_oases(cards, points):
    """Two cities, four oases and a plain region; each card counts."""
    assert phalanxx().holds(0, *SEVEN).card(0, cards).line(0, FINAL_ABILITIES) == points


@rule("PHX-SCORE-08", "PHX-CARD-04")
@pytest.mark.parametrize(("rotated", "points"), [("", 0), ("X01", 1), ("X01 X02 X05", 3)])
def test_antigonos_counts_rotated_cards(rotated, points):
    assert phalanxx().card(0, rotated, rotated=True).card(0, "XXX11").line(0, FINAL_ABILITIES) == points


@rule("PHX-SCORE-08", "PHX-CARD-04")
def test_a_royal_standard_makes_each_group_count_seven():
    assert fame("X01 X02 X05 X06 X09 X10", "XX13 XX18") == 14


@rule("PHX-SCORE-08", "PHX-CARD-04")
@pytest.mark.parametrize(("talents", "points"), [(1, 0), (2, 1), (3, 1), (11, 5), (30, 15)])
def test_a_war_chest_counts_every_two_talents(talents, points):
    assert phalanxx().talents(talents).card(0, "XX17").line(0, TALENTS_LEFT) == points


@rule("PHX-SCORE-08", "PHX-CARD-04")
def test_t26_seleukos_stands_in_for_what_is_missing():
    assert fame("X01 X02 X05 X06 X09", "XXX12 X17", "X01") == 10


@rule("PHX-SCORE-08", "PHX-CARD-04")
@pytest.mark.parametrize(
    ("troops", "points"),
    [
        ("X05 X09", 5),
        ("X01 X09", 5),
        ("X01 X05", 5),
        ("X01", 0),
        ("X01 X02 X05 X06 X09 X10", 10),
        ("X01 X02 X05 X06 X07 X09 X10", 10),
        ("X01 X02 X05 X06 X09", 10),
    ],
)
def test_seleukos_is_one_archer_or_knight_or_infantry(troops, points):
    assert fame(troops, "XXX12 X17", "XXX12") == points


@rule("PHX-SCORE-08")
def test_seleukos_is_a_leader_as_well():
    assert fame("X01 X05", "XXX12 X17", "X17") == 5
    assert fame("X01 X05", "XX13 X17", "X17") == 0


@rule("PHX-SCORE-08")
@pytest.mark.parametrize("cards", ["X13", "X14", "X15", "X17", "X18", "X19", "XX13", "XX14", "XX16", "XXX13", "XXX17"])
def test_other_abilities_score_nothing(cards):
    t = phalanxx().holds(0, *SEVEN).card(0, cards)
    assert (t.line(0, FINAL_ABILITIES), t.line(0, CAMOUFLAGE)) == (0, 0)


@rule("PHX-SCORE-08")
def test_abilities_of_a_rival_score_nothing_for_me():
    assert phalanxx().holds(0, *SEVEN).card(1, "XX12 X16").line(0, FINAL_ABILITIES) == 0


# Victory.


def tied(home_0: str, home_1: str, strength: tuple[int, int]) -> Table:
    t = phalanxx().holds(0, "issos", "tadmor").holds(1, "memphis", "damaskos")
    return t.home(0, home_0).home(1, home_1).strength(*strength)


@rule("PHX-SCORE-09")
@pytest.mark.parametrize(("strength", "winner"), [((10, 9), 0), ((9, 10), 1)])
def test_the_highest_total_wins(strength, winner):
    t = tied("W1 O1 V1", "W1 O1 V1", strength)
    assert t.winners() == [winner]


@rule("PHX-SCORE-09")
def test_t21_a_tie_goes_to_the_higher_home_dice():
    t = tied("W3 O3 V3", "W3 O3 V5", (9, 9))
    assert t.score(0) == t.score(1)
    assert t.winners() == [1]


@rule("PHX-SCORE-09")
def test_t21_a_full_tie_is_a_shared_victory():
    t = tied("W3 O3 V5", "W5 O5 V1", (9, 9))
    assert t.winners() == [0, 1]
    assert [t.rules.payoff(t.s, seat) for seat in (0, 1)] == [0.5, 0.5]


@rule("PHX-SCORE-09")
def test_home_dice_never_outweigh_a_point():
    assert tied("W1 O1 V1", "W6 O6 V6", (10, 9)).winners() == [0]


@rule("PHX-SCORE-09")
def test_the_winner_of_a_match_is_known_when_it_is_over():
    t = phalanxx().strength(9, 20).last_turns().to_end(1).play("end-turn")
    assert t.match.winners == (1,)
    assert t.match.scores == (t.score(0), t.score(1))
    assert t.view().scores == t.match.scores
