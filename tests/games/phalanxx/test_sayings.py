"""What is told of a thing one points at: in the first line what it is, in the others what it does."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.games.phalanxx.drawing import board
from ludoteca.games.phalanxx.game import GAME
from ludoteca.games.phalanxx.view import PhalanxxView
from tests.games.phalanxx.table import Table, phalanxx

HEROISM = "X06 X07 X08 X09 HERO"
DO_SOMETHING = (
    *("region", "card", "home", "travelling", "grey", "slot", "strength", "talents", "reserve", "lost", "heroic"),
    *("army", "deck", "removed", "banner", "power", "faction", "hand-1"),
)


def said(view: PhalanxxView, language: str = "en") -> dict[str, list[str]]:
    """The lines that are told of each thing of a view."""
    found = {}
    for area in board.fragments(view, GAME.texts(language)).values():
        for ident, part in area.items():
            title = next((node.text for node in ElementTree.fromstring(part) if node.tag == "title"), None)
            found[ident] = (title or "").split("\n")
    return found


def table(**settings) -> Table:
    return phalanxx(**settings).strength(9, 4).talents(9, 9).display("XX01 X09 X14 X02 X05")


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_does_something_says_what(language):
    t = table(expert_factions=True).display(HEROISM).card(0, "X13 X17").hand(0, "X01").card(1, "X14", rotated=True)
    view = t.dice(6, 5, 4).to_act(0).play("die:1 slot:1 income").view(0)
    silent = [
        ident for ident, lines in said(view, language).items() if ident.startswith(DO_SOMETHING) and len(lines) < 2
    ]
    assert silent == []


def test_a_card_says_what_it_is_what_it_needs_and_what_it_does():
    t = table().hand(0, "X13").card(0, "X01")
    told = said(t.to_buy(0).view(0))
    assert told["card-X13"] == [
        "Antipatros · Leader · Strength +1",
        "To play it: orange Home die of 4 or more.",
        "Provisions: You gain the Talents of a low roll with a total of 9 or less.",
        "In play it counts in conflicts under Heroism. Fame Groups need a Leader and Equipment.",
    ]
    assert told["card-X01"][0] == "Cretan Archers · archer · Strength +2"


def test_a_card_on_the_display_says_what_it_costs_whoever_looks():
    told = said(table().card(0, "X15").to_buy(0).view(0))
    assert told["card-XX01"][-2:] == [
        "A card in this space costs 4 Talents",
        "A purchase here lets you exchange a card",
    ]
    assert said(table().card(0, "X15").to_buy(0).view(1))["card-XX01"][-2] == "A card in this space costs 5 Talents"
    assert said(table().to_buy(0).view(0))["card-X05"][-1] == "A card in this space costs 1 Talent"


def test_a_rotated_card_says_what_it_brings():
    told = said(table().card(0, "X01", rotated=True).to_buy(0).view(0))
    assert told["card-X01"][-1] == "Rotated for a conflict: 3 points in the end."


def test_a_free_region_says_what_it_takes_and_what_it_counts():
    told = said(table().to_buy(0).view(0))
    assert told["region-memphis"] == [
        "Memphis · city 4 · free",
        "To conquer it: 2 armies of the reserve.",
        "In the end: 4 points, and 1 for each army there.",
        "Borders on Damaskos, Gerrha.",
    ]
    assert said(table().card(0, "XX16").to_buy(0).view(0))["region-memphis"][1] == (
        "To conquer it: one army of the reserve."
    )


@pytest.mark.parametrize(
    ("cards", "display", "settings", "says"),
    [
        ("X01", "", {}, "2 armies of the reserve and more Strength than the defender. It costs 3 Strength"),
        ("XX14", "", {}, "2 armies of the reserve and more Strength than the defender. It costs 2 Strength"),
        (
            "X01",
            HEROISM,
            {},
            "a greater count of Leaders and Equipment minus rotated cards than the defender. It costs 3 Strength",
        ),
        ("X01", HEROISM, {"hero_loss": False}, "than the defender. It costs no Strength, and a card is rotated"),
    ],
)
def test_a_region_of_a_rival_says_on_which_terms_it_can_be_had(cards, display, settings, says):
    t = table(**settings).card(0, cards)
    t = t.display(display) if display else t
    assert says in said(t.to_buy(0).view(0))["region-persepolis"][1]


def test_an_own_region_says_nothing_of_conquering():
    assert [line for line in said(table().to_buy(0).view(0))["region-issos"] if "conquer" in line] == []


def test_defence_is_told_with_the_strength_it_adds_to():
    assert said(table().card(1, "X19").to_buy(0).view(0))["strength-1"][-1] == "When attacked, it counts 2 more."


def test_under_heroism_a_region_says_that_what_there_is_is_lost():
    """PHX-HERO-05"""
    for shown, more in (
        (HEROISM, "You lose and rotate what there is."),
        ("X06 X07 X08 X09 X10", "3 points in the end."),
    ):
        assert said(table().display(shown).to_buy(0).view(0))["region-persepolis"][1].endswith(more)


def test_one_region_that_nobody_holds_is_free_in_the_singular():
    lines = said(table().to_act(0).view(0), "it")
    free = [first for ident, (first, *_) in lines.items() if ident.startswith("region-") and first.endswith("libera")]
    assert free
    assert not [first for first, *_ in lines.values() if first.endswith("libere")]


@pytest.mark.parametrize(
    ("move", "marked"),
    [
        ("die:1 slot:1 income exchange-none", "talents-0"),
        ("die:1 slot:1 push", "talents-0"),
        ("sacrifice:1:6", "reserve-0"),
        ("die:1 slot:1 conquer:harran", "region-harran"),
    ],
)
def test_a_move_marks_what_it_changed(move, marked):
    t = phalanxx().home(0, "W1 O1 V1").home(1, "W1 O1 V1").dice(5, 4, 3).to_act(0)
    t.play(move)
    drawn = {ident for area in GAME.fragments(t.match.view(0), GAME.texts("en")).values() for ident in area}
    marks = {mark for event in t.match.news(t.match.ply, 0) for mark in GAME.marks(event)}
    assert marked in marks & drawn
