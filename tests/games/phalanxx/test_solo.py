"""Alone against the Regent: its turn, its conquests, its points."""

import pytest

from ludoteca.games.phalanxx.rules.scoring import (
    CAMOUFLAGE,
    FAME,
    FINAL_ABILITIES,
    HANDICAP,
    ROTATED_CARDS,
    TALENTS_LEFT,
)
from ludoteca.kernel.errors import LudotecaError
from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

FIVE = "X06 X07 X08 X09 X10"
REST = (1, 1, 1)
MARCH = (4, 4, 2)


def regent(display: str = FIVE, deck: str = "X11 X12", shown: tuple[int, int, int] = MARCH, **settings) -> Table:
    """You are about to end your turn; then the Regent plays with this roll."""
    return phalanxx(1, **settings).display(display).deck(deck).to_end(0).rolls(*shown)


# Setting up.


@rule("PHX-SOLO-01")
def test_you_are_the_first_player_with_issos_and_oasis_4():
    for seed in range(10):
        t = phalanxx(1, seed=seed)
        assert (t.turn_of, t.regions_of(0), t.regions_of(1)) == (
            0,
            {"issos": 2, "tadmor": 1},
            {"persepolis": 2, "sippar": 1},
        )


@rule("PHX-SOLO-01")
def test_the_regent_has_armies_and_nothing_else():
    t = phalanxx(1)
    regent = t.view().players[1]
    assert (regent.regent, regent.hand, regent.talents, regent.home, regent.strength) == (True, (), 0, ("", "", ""), 0)
    assert (regent.reserve, regent.on_map) == (9, 3)
    assert not t.view().players[0].regent


@rule("PHX-SOLO-01")
def test_t32_the_solo_deck():
    t = phalanxx(1)
    assert (56 - len(t.set_aside), len(t.deck_cards), t.view().turns) == (38, 31, 32)
    assert len(t.hand_of(0)) == 2


@rule("PHX-SOLO-01", "PHX-END-05")
def test_t32_both_have_sixteen_turns():
    t = phalanxx(1)
    mine = 0
    while not t.match.over:
        mine += 1
        t.idle()
    assert (mine, int(t.s.turn)) == (16, 32)


@rule("PHX-SOLO-06")
def test_t32_the_travelling_dice_are_of_three_colours():
    t = phalanxx(1)
    assert [die[0] for die in t.loose_dice] == ["W", "O", "V"]
    census = t.census()
    assert [census[f"{colour} dice"] for colour in "WOV"] == [2, 2, 2]


# Its turn.


@rule("PHX-SOLO-02")
def test_the_regent_takes_the_rightmost_card():
    t = regent(shown=REST).strength(0, 5).play("end-turn")
    assert (t.front_of(1), t.strength) == (["X10"], [0, 7])
    assert t.on_display == ["X11", "X06", "X07", "X08", "X09"]
    assert t.removed_cards == []


@rule("PHX-SOLO-02")
def test_requirements_mean_nothing_to_the_regent():
    t = regent(display="X06 X07 X08 X09 XXX04", shown=REST).play("end-turn")
    assert (t.front_of(1), t.strength) == (["XXX04"], [0, 7])


@rule("PHX-SOLO-02")
def test_a_rightmost_heroism_card_is_removed_instead():
    t = regent(display="X06 X07 X08 X09 HERO").play("end-turn")
    assert (t.front_of(1), t.removed_cards) == ([], ["HERO"])
    assert t.on_display == ["X11", "X06", "X07", "X08", "X09"]


@rule("PHX-SOLO-02")
def test_with_an_empty_display_the_regent_takes_nothing():
    t = phalanxx(1).display("- - - - -").whole_deck("").to_end(0).rolls(*REST).play("end-turn")
    assert t.front_of(1) == []
    assert t.match.over


@rule("PHX-SOLO-02")
@pytest.mark.parametrize(("shown", "regions"), [((4, 4, 2), 3), ((6, 6, 6), 3), ((4, 4, 1), 2), ((1, 1, 1), 2)])
def test_with_a_total_of_ten_the_regent_conquers_one_region(shown, regions):
    assert len(regent(shown=shown).play("end-turn").regions_of(1)) == regions


@rule("PHX-SOLO-02")
def test_the_dice_come_back_in_the_same_colours():
    t = phalanxx(1).home(0, "W3 O3 W3").travelling("V1 O1 V1").to_end(0).rolls(*REST).play("end-turn")
    assert [die[0] for die in t.loose_dice] == ["V", "O", "V"]
    assert (t.turn_of, t.deciding) == (0, "buy-card")


@rule("PHX-SOLO-02")
@pytest.mark.parametrize("card", ["X13", "X14", "X15", "X17", "X19", "XX13", "XX14", "XX15", "XX16"])
def test_abilities_mean_nothing_to_the_regent(card):
    view = phalanxx(1).card(1, card).view().players[1]
    assert (view.abilities, view.defence) == ((), 0)


@rule("PHX-SOLO-02")
def test_its_talent_cards_bring_nothing():
    t = regent(display="X06 X07 X08 X09 X18", shown=REST).play("end-turn")
    assert t.talents == [0, 0]


@rule("PHX-SOLO-02", "PHX-CARD-04")
def test_camouflage_does_not_protect_the_regent():
    t = phalanxx(1).strength(6, 5).card(0, "X01").card(1, "XX15 X19").dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()


@rule("PHX-SOLO-02", "PHX-SCORE-07", "PHX-SCORE-08")
def test_abilities_do_not_score_for_the_regent():
    t = phalanxx(1).card(1, "XX15 XX12 X16 XX17").card(1, "XXX11", rotated=True)
    assert (t.line(1, CAMOUFLAGE), t.line(1, FINAL_ABILITIES)) == (0, 0)


@rule("PHX-SOLO-02", "PHX-SOLO-05")
def test_fame_groups_count_for_the_regent_without_wild_cards():
    t = phalanxx(1).card(1, "X01 X05 X09 XX13 XX18").card(1, "X02", rotated=True)
    assert t.line(1, FAME) == 5
    t = phalanxx(1).card(1, "X05 X09 XXX12 X17").card(1, "X06", rotated=True)
    assert t.line(1, FAME) == 0


# Its conquests.


def regent_on(*regions: str, mine: tuple[str, ...] = ("memphis",)) -> Table:
    """The Regent holds these regions and is about to conquer; X06 comes to it, Strength 2."""
    t = phalanxx(1).display("X07 X08 X09 X10 X06").holds(0, *mine).holds(1, *regions)
    return t.to_end(0).rolls(*MARCH)


@rule("PHX-SOLO-03")
def test_the_regent_takes_the_most_valuable_region():
    t = regent_on("harran").play("end-turn")
    assert t.regions_of(1) == {"harran": 1, "ecbatana": 2}


@rule("PHX-SOLO-03")
def test_among_equals_it_takes_one_of_yours():
    t = regent_on("issos", mine=("sippar",)).strength(0, 9).play("end-turn")
    assert t.regions_of(1) == {"issos": 2, "sippar": 1}
    t = regent_on("issos", mine=("tadmor",)).strength(0, 9).play("end-turn")
    assert t.regions_of(1) == {"issos": 2, "tadmor": 1}


@rule("PHX-SOLO-03")
def test_a_region_of_yours_is_not_worth_more_than_a_better_one():
    t = regent_on("gerrha", mine=("tadmor",)).strength(0, 9).play("end-turn")
    assert t.regions_of(1) == {"gerrha": 1, "memphis": 2}


@rule("PHX-SOLO-03")
def test_among_free_equals_it_takes_the_first_of_the_list():
    t = regent_on("issos", mine=("memphis",)).play("end-turn")
    assert t.regions_of(1) == {"issos": 2, "harran": 1}


@rule("PHX-SOLO-03")
def test_it_conquers_only_beside_its_own_regions():
    t = regent_on("phrygia", mine=("issos", "tadmor")).play("end-turn")
    assert t.regions_of(1) == {"phrygia": 1, "damaskos": 1}


@rule("PHX-SOLO-03")
def test_it_conquers_only_with_armies_in_reserve():
    t = regent_on("gerrha").army(0, "tadmor").army(0, "persepolis").reserve(1, 1).play("end-turn")
    assert t.regions_of(1) == {"gerrha": 1, "damaskos": 1}


@rule("PHX-SOLO-03")
def test_it_may_take_even_a_region_without_value():
    t = regent_on("issos", mine=("harran", "tadmor", "sippar")).strength(9, 0).play("end-turn")
    assert t.regions_of(1) == {"issos": 2, "phrygia": 1}


@rule("PHX-SOLO-03")
def test_where_nothing_can_be_conquered_it_rests():
    t = regent_on("memphis", mine=("damaskos", "gerrha")).strength(9, 0).play("end-turn")
    assert t.regions_of(1) == {"memphis": 2}
    assert t.log()[-1] == "The Regent’s armies rest."


@rule("PHX-SOLO-03", "PHX-CONFLICT-05", "PHX-CONFLICT-07")
def test_in_a_conflict_it_loses_three_and_rotates_its_weakest_card():
    t = regent_on("persepolis", mine=("tadmor", "sippar", "gerrha", "karmania")).strength(4, 9)
    t.card(1, "XX01 X02 X03").play("end-turn")
    assert (t.strength, t.rotated_of(1)) == ([4, 8], ["X02"])
    assert t.owner_of("tadmor") == 1
    assert t.line(1, ROTATED_CARDS) == 3


@rule("PHX-SOLO-03")
def test_a_weaker_card_already_rotated_is_not_rotated_again():
    t = regent_on("persepolis", mine=("tadmor", "sippar", "gerrha", "karmania")).strength(4, 9)
    t.card(1, "X18", rotated=True).card(1, "XX01 X03").play("end-turn")
    assert t.rotated_of(1) == ["X18", "X06"]


@rule("PHX-SOLO-03", "PHX-CONFLICT-02")
def test_it_attacks_only_who_is_weaker():
    t = regent_on("persepolis", mine=("tadmor", "sippar", "gerrha", "karmania")).strength(11, 9).play("end-turn")
    assert t.regions_of(1) == {"persepolis": 2}


@rule("PHX-SOLO-03", "PHX-CONFLICT-06")
def test_it_needs_the_strength_it_loses():
    t = regent_on("persepolis", mine=("tadmor", "sippar", "gerrha", "karmania")).strength(0, 0).play("end-turn")
    assert t.regions_of(1) == {"persepolis": 2}


@rule("PHX-SOLO-03", "PHX-HERO-03")
def test_under_heroism_it_compares_like_a_player():
    t = phalanxx(1).display("HERO X08 X09 X10 X06").holds(0, "tadmor", "sippar", "gerrha", "karmania")
    t.holds(1, "persepolis").strength(50, 9).card(1, "X13").to_end(0).rolls(*MARCH).play("end-turn")
    assert (t.owner_of("tadmor"), t.strength) == (1, [50, 8])


@rule("PHX-SOLO-03", "PHX-CONQ-05")
def test_without_a_region_it_may_enter_anywhere():
    t = regent_on(mine=("issos",)).play("end-turn")
    assert t.regions_of(1) == {"ecbatana": 2}


# You, alone.


@rule("PHX-SOLO-04")
def test_there_is_nobody_to_swap_with():
    t = phalanxx(1).home(0, "W3 O3 V3").dice(3, 3, 3).to_act(0).play("die:1 slot:1 income")
    assert (t.deciding, t.talents) == ("choose-die", [3, 0])


@rule("PHX-SOLO-05")
@pytest.mark.parametrize(("way", "points"), [("satrap", 25), ("strategos", 40), ("basileus", 55)])
def test_the_regent_adds_its_handicap(way, points):
    t = phalanxx(1, regent=way)
    assert (t.line(0, HANDICAP), t.line(1, HANDICAP)) == (0, points)
    assert [player.sheet[HANDICAP] for player in t.view().players] == [0, points]
    assert t.score(1) == points + 3 + 4 + 2


@rule("PHX-SOLO-05")
def test_the_satrap_is_the_usual_regent():
    assert phalanxx(1).line(1, HANDICAP) == 25


@rule("PHX-SOLO-05")
@pytest.mark.parametrize(("strength", "winners"), [(27, [0]), (26, []), (20, [])])
def test_you_win_only_with_more_points(strength, winners):
    t = phalanxx(1).strength(strength, 0)
    assert t.score(1) == 34
    assert t.score(0) == strength + 8
    assert t.winners() == winners


@rule("PHX-SOLO-05")
def test_the_regent_is_beaten_at_the_end():
    t = phalanxx(1).strength(60, 0).whole_deck("").to_end(0).rolls(*REST).play("end-turn")
    assert (t.match.over, t.match.winners) == (True, (0,))
    t = phalanxx(1).strength(10, 0).whole_deck("").to_end(0).rolls(*REST).play("end-turn")
    assert (t.match.over, t.match.winners) == (True, ())


@rule("PHX-SOLO-05")
def test_the_regent_has_no_points_for_talents():
    assert phalanxx(1).talents(9, 0).line(1, TALENTS_LEFT) == 0


@rule("PHX-SOLO-07")
def test_the_regent_is_never_asked():
    t = regent().play("end-turn")
    assert t.turn_of == 0
    with pytest.raises(LudotecaError, match="there is no seat 1"):
        t.match.why_not("buy-none", 1)


@rule("PHX-SOLO-07")
def test_a_low_roll_brings_the_regent_nothing():
    t = regent(shown=REST).play("end-turn")
    assert (t.talents, t.gone) == ([0, 0], [0, 0])
    assert not [line for line in t.log() if line.startswith("Only")]


@rule("PHX-SOLO-07")
def test_the_regent_never_sacrifices_an_army():
    t = phalanxx(1)
    while not t.match.over:
        t.idle()
    assert t.gone == [0, 0]


# What is told.


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "The Regent takes Peltasts: Strength 2.",
                "New on the display: Agrianian Javelins.",
                "The Regent rolls 4, 4 and 1.",
                "The Regent’s armies rest.",
            ],
        ),
        (
            "it",
            [
                "Il Reggente prende Peltasti: Forza 2.",
                "Entra nel mercato: Giavellottieri agriani.",
                "Il Reggente tira 4, 4 e 1.",
                "Le armate del Reggente riposano.",
            ],
        ),
    ],
)
def test_the_turn_of_the_regent_is_told(language, lines):
    assert regent(shown=(4, 4, 1)).play("end-turn").log(0, language) == lines


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "The Regent conquers Tadmor from you: one army gives way; the victor’s Strength is now 8.",
                "The Regent rotates Paionian Scouts.",
            ],
        ),
        (
            "it",
            [
                "Il Reggente vince contro di te e prende Tadmor: un'armata si ritira; chi vince ha ora Forza 8.",
                "Il Reggente ruota Esploratori peoni.",
            ],
        ),
    ],
)
def test_a_conflict_of_the_regent_is_told(language, lines):
    t = regent_on("persepolis", mine=("tadmor", "sippar", "gerrha", "karmania")).strength(4, 9).play("end-turn")
    assert t.log(0, language)[-2:] == lines


def test_the_score_of_the_regent_is_told():
    t = phalanxx(1).display("- - - - -").whole_deck("").to_end(0).rolls(*REST).play("end-turn")
    assert t.log(0)[-2:] == ["You have 8 points.", "The Regent has 34 points."]
