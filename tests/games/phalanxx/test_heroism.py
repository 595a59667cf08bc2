"""The Heroism card: how it comes and goes, and how conflicts are compared while it is there."""

import pytest

from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule

WITH_HEROISM = "X06 X07 X08 X09 HERO"
WITHOUT = "X06 X07 X08 X09 X10"


def war(
    mine: str, theirs: str = "", strength: tuple[int, int] = (9, 0), display: str = WITH_HEROISM, **settings
) -> Table:
    """Cards in front of both players, `*` for rotated ones, and a six beside the first slot of seat 0."""
    t = phalanxx(**settings).display(display).strength(*strength)
    for player, cards in enumerate((mine, theirs)):
        for name in cards.split():
            t.card(player, name.strip("*"), rotated=name.endswith("*"))
    return t.dice(6, 6, 6).to_act(0).play("die:1 slot:1")


def short(missing: int) -> str:
    return f"PHX-HERO-04: under Heroism you are {missing} short in Leaders and Equipment less rotated cards"


# On the display.


@rule("PHX-HERO-01")
def test_heroism_comes_onto_the_display_like_any_card():
    t = phalanxx().display(WITHOUT).deck("HERO X01").to_buy(0).play("buy-none")
    assert t.on_display == ["HERO", "X06", "X07", "X08", "X09"]
    assert t.view().heroism
    assert "Heroism is on the display: conflicts are now decided by Leaders and Equipment." in t.log()


@rule("PHX-HERO-01", "PHX-BUY-03")
def test_t09_heroism_slides_and_stays_when_something_is_bought():
    t = phalanxx().display(WITH_HEROISM).deck("X01").talents(9).to_buy(0).play("buy:3")
    assert t.on_display == ["X01", "X06", "X07", "X09", "HERO"]
    assert t.view().heroism


@rule("PHX-HERO-02")
def test_t09_heroism_leaves_the_rightmost_space_when_nothing_is_bought():
    t = phalanxx().display(WITH_HEROISM).deck("X01").talents(9).to_buy(0).play("buy-none")
    assert t.on_display == ["X01", "X06", "X07", "X08", "X09"]
    assert (t.view().heroism, t.removed_cards) == (False, ["HERO"])


@rule("PHX-HERO-02")
def test_t09_then_strength_decides_again_at_once():
    t = phalanxx().display(WITH_HEROISM).strength(9, 4).card(0, "X01").to_buy(0).rolls(6, 6, 6)
    t.play("buy-none").play("die:1 slot:1")
    assert "conquer:persepolis" in t.legal()


@rule("PHX-HERO-02")
def test_from_another_space_heroism_does_not_leave():
    t = phalanxx().display("X06 X07 X08 HERO X09").deck("X01").to_buy(0).play("buy-none")
    assert t.on_display == ["X01", "X06", "X07", "X08", "HERO"]


@rule("PHX-HERO-02", "PHX-BUY-07")
def test_heroism_cannot_be_bought_away():
    t = phalanxx().display(WITH_HEROISM).talents(9).to_buy(0)
    assert "buy:1" not in t.legal()
    assert t.why("buy:1") == "PHX-BUY-07: the Heroism card is not for sale"
    assert t.why("buy:1", language="it") == "PHX-BUY-07: la carta Eroismo non si compra"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Heroism is gone: Strength decides conflicts again."),
        ("it", "L'Eroismo è uscito: nei conflitti conta di nuovo la Forza."),
    ],
)
def test_that_heroism_is_gone_is_told(language, line):
    t = phalanxx().display(WITH_HEROISM).to_buy(0).play("buy-none")
    assert t.log(0, language)[0] == line


# Conflicts.


@rule("PHX-HERO-03")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("X13", 1),
        ("X17", 1),
        ("X13 X17 X14", 3),
        ("X01 X05 X12", 0),
        ("X13 X01*", 0),
        ("X01* X02*", -2),
    ],
)
def test_leaders_and_equipment_count_less_rotated_cards(cards, count):
    assert war(cards).view().players[0].heroic == count


@rule("PHX-HERO-03", "PHX-HERO-04")
def test_t18_as_much_heroism_is_not_enough():
    t = war("X13 X14 X17 X01*", "X15 X18", strength=(3, 20))
    assert [player.heroic for player in t.view().players] == [2, 2]
    assert t.why("conquer:persepolis") == short(1)


@rule("PHX-HERO-03", "PHX-HERO-05")
def test_t18_with_more_the_weaker_player_conquers():
    t = war("X13 X14 X17 X01*", "X15 X18 X02*", strength=(3, 20))
    assert [player.heroic for player in t.view().players] == [2, 1]
    t.play("conquer:persepolis rotate:X13")
    assert (t.owner_of("persepolis"), t.strength) == (0, [0, 20])
    assert t.view().players[0].heroic == 1


@rule("PHX-HERO-04", "PHX-HERO-05")
@pytest.mark.parametrize("mine", [0, 1, 2])
def test_t18_the_greater_result_alone_decides_whatever_strength_there_is_to_lose(mine):
    t = war("X13 X14 X17 X01*", "X15 X18 X02*", strength=(mine, 20)).play("conquer:persepolis rotate:X13")
    assert (t.owner_of("persepolis"), t.strength, t.rotated_of(0)) == (0, [0, 20], ["X13", "X01"])


@rule("PHX-HERO-04")
@pytest.mark.parametrize(("mine", "missing"), [("X01", 3), ("X13", 2), ("X13 X17", 1)])
def test_the_refusal_says_how_much_heroism_is_missing(mine, missing):
    assert war(mine, "X15 X18").why("conquer:persepolis") == short(missing)


@rule("PHX-HERO-04")
def test_missing_heroism_is_said_in_italian():
    text = "con l'Eroismo ti manca una carta tra Condottieri ed Equipaggiamenti, tolte quelle ruotate"
    assert war("X13 X17", "X15 X18").why("conquer:persepolis", language="it") == f"PHX-HERO-04: {text}"


@rule("PHX-HERO-03")
def test_much_strength_is_no_help():
    assert war("X01", "X15", strength=(50, 0)).why("conquer:persepolis") == short(2)


@rule("PHX-HERO-03")
def test_without_heroism_on_the_display_strength_decides():
    t = war("X01", "X15", strength=(50, 0), display=WITHOUT)
    assert "conquer:persepolis" in t.legal()
    t = war("X13 X17", "X01", strength=(5, 5), display=WITHOUT)
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-02: you would need 1 more Strength than you have"


@rule("PHX-HERO-03")
@pytest.mark.parametrize("space", range(5))
def test_heroism_holds_in_any_space_of_the_display(space):
    cards = ["X06", "X07", "X08", "X09"]
    cards.insert(space, "HERO")
    assert war("X01", "X15", strength=(50, 0), display=" ".join(cards)).why("conquer:persepolis") == short(2)


@rule("PHX-HERO-05")
def test_three_strength_and_a_card_are_lost_under_heroism_too():
    t = war("X13 X17", strength=(9, 0)).play("conquer:persepolis rotate:X17")
    assert (t.strength, t.rotated_of(0), t.armies_in("persepolis"), t.reserves) == ([6, 0], ["X17"], 2, [7, 11])


@rule("PHX-HERO-04", "PHX-HERO-05")
def test_with_the_greater_result_one_conquers_even_if_no_card_is_left_to_rotate():
    t = war("X13* X17* X14* X15*", "X01* X02*")
    assert [player.heroic for player in t.view().players] == [0, -2]
    t.play("conquer:persepolis")
    assert (t.owner_of("persepolis"), t.strength, t.rotated_of(0)) == (0, [6, 0], ["X13", "X17", "X14", "X15"])
    assert t.view().players[0].conflicts == 5


@rule("PHX-HERO-05", "PHX-CONFLICT-07")
def test_a_card_that_can_be_rotated_is_rotated_under_heroism_too():
    assert war("X13 X17").play("conquer:persepolis").legal("rotate") == ["rotate:X13", "rotate:X17"]


@rule("PHX-CONFLICT-06", "PHX-CONFLICT-07")
def test_without_heroism_strength_to_lose_and_a_card_to_rotate_are_still_asked_for():
    weak = war("X13", strength=(2, 0), display=WITHOUT)
    assert weak.why("conquer:persepolis") == "PHX-CONFLICT-06: a conflict costs Strength, and you are 1 short"
    turned = war("X13*", strength=(9, 0), display=WITHOUT)
    assert turned.why("conquer:persepolis") == "PHX-CONFLICT-07: you have no card left to rotate"


@rule("PHX-HERO-06")
@pytest.mark.parametrize("card", ["X13", "X17"])
def test_a_rotated_leader_or_equipment_card_counts_nothing_in_all(card):
    assert war(f"{card}*").view().players[0].heroic == 0
    assert war(f"{card}* X14").view().players[0].heroic == 1


@rule("PHX-HERO-07", "PHX-CARD-04")
@pytest.mark.parametrize("shield", ["X19", "XX15"])
def test_t22_shield_and_camouflage_do_nothing_under_heroism(shield):
    t = war("X13 X17", shield)
    assert "conquer:persepolis" in t.legal()


@rule("PHX-HERO-07")
def test_assault_does_nothing_under_heroism():
    t = war("XX13", "X15")
    assert t.why("conquer:persepolis") == short(1)
