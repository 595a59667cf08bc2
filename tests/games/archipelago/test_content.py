"""The content is whole, and an error in it is named with its file and entry."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.components import BOARDS, RESOURCES, Effect
from ludoteca.kernel.errors import LudotecaError
from tests.support import rule


@rule("ARC-COMP-01", "ARC-P5-03", "ARC-P5-04", "ARC-REPR-01")
def test_the_wheel_has_thirteen_actions_three_of_them_limited_on_either_side() -> None:
    assert len(content.wheel()) == 13
    assert {one.id: one.shared for one in content.wheel() if one.limited} == {
        "taxes": (1, 1),
        "explore": (2, 1),
        "reproduce": (0, 0),
    }


@rule("ARC-COMP-02")
def test_thirty_objectives_twelve_trends_forty_eight_evolution_cards() -> None:
    assert {length: len(deck) for length, deck in content.objectives().items()} == {
        "short": 10,
        "medium": 10,
        "long": 10,
    }
    assert len(content.trends()) == 12
    assert Counter(card.kind for card in content.cards()) == {"character": 24, "progress": 24}
    assert [card.id for card in content.cards() if card.use == "wonder"] == [
        "great-lighthouse",
        "cathedral",
        "colossus",
        "pyramid",
    ]


@rule("ARC-COMP-03", "ARC-DEF-01")
def test_twenty_four_hexes_with_two_different_regions_and_one_to_start_from() -> None:
    sides = content.regions()
    assert Counter(one.hex for one in sides) == dict.fromkeys(range(1, 25), 2)
    for one, other in zip(sides[::2], sides[1::2], strict=True):
        assert (one.edges, one.land, one.sea) != (other.edges, other.land, other.sea)
    assert list(content.starts()) == ["open-sea", "desert"]


def test_the_regions_have_the_symbols_huts_and_edges_they_were_tried_with() -> None:
    sides = content.regions()
    symbols = sum((one.symbols for one in sides), Counter[str]())
    assert symbols == {"fruit": 28, "cattle": 27, "fish": 30, "wood": 27, "stone": 20, "iron": 14}
    assert sum(one.huts for one in sides) == 92
    assert Counter("".join(one.edges for one in sides)) == {"S": 152, "F": 99, "M": 37}


@rule("ARC-CONV-06")
def test_wherever_land_and_sea_meet_in_a_region_they_are_one_coast() -> None:
    """Several areas of the one never come with several of the other, so that each land lies on each sea."""
    for one in content.regions():
        assert len(one.land) <= 1 or len(one.sea) <= 1, one.id


@rule("ARC-COMP-04", "ARC-COMP-05", "ARC-COMP-06", "ARC-COMP-07", "ARC-COMP-08")
def test_money_cubes_pieces_and_tokens() -> None:
    numbers = content.numbers()
    assert numbers.florins == 135
    assert numbers.cubes == {"fruit": 15, "cattle": 15, "fish": 15, "wood": 15, "stone": 12, "iron": 10}
    assert (numbers.ships, numbers.citizens, numbers.most_discs) == (4, 10, 5)
    assert (numbers.town_temple_tokens, numbers.market_port_tokens) == (13, 13)
    assert numbers.explorer_piles * numbers.explorer_pile == 24
    assert numbers.track == 5


@rule("ARC-P3-02", "ARC-P3-03", "ARC-TRANS-02", "ARC-TRANS-03")
def test_the_market_shows_what_the_rulebook_shows_of_it() -> None:
    """Five fish and six iron at home; and a section of fish with rows at six, four (three cells) and three florins."""
    home = dict(zip(RESOURCES, content.markets()["domestic"], strict=True))
    fish = [(row.surplus, row.rebellion) for row in home["fish"].rows for _ in range(row.cells)]
    iron = [(row.surplus, row.rebellion) for row in home["iron"].rows for _ in range(row.cells)]
    assert fish[5 - 1] == (1, 0)
    assert iron[6 - 1] == (0, 1)
    abroad = dict(zip(RESOURCES, content.markets()["export"], strict=True))
    assert [(row.cells, row.price) for row in abroad["fish"].rows] == [(2, 6), (3, 4), (3, 3)]


def test_no_section_takes_more_cubes_than_there_are() -> None:
    for board in BOARDS:
        for section in content.markets()[board]:
            assert section.capacity <= content.numbers().cubes[section.resource]
            prices = [row.price for row in section.rows]
            assert prices == sorted(prices, reverse=True), section.id


@rule("ARC-P3-04", "ARC-P3-05", "ARC-RECR-02")
def test_boards_three_and_four_show_what_the_rulebook_says_of_them() -> None:
    colony = {row.id: (row.surplus, row.rebellion) for row in content.colony()}
    assert (colony["11-20"], colony["31-40"]) == ((1, 0), (1, 1))
    labour = {row.id: row for row in content.labour()}
    assert labour["13-17"].rebellion == 2
    assert (labour["0-3"].price, labour["4-7"].price) == (4, 3)


@rule("ARC-CARD-01", "ARC-CARD-03", "ARC-CARD-06", "ARC-CARD-08", "ARC-CARD-13")
def test_cards_of_the_rulebook_do_what_it_says() -> None:
    cards = {card.id: card for card in content.cards()}
    assert cards["amphitheatre"].effects == (Effect(does="florins", by=2), Effect(does="rebellion", by=-1))
    assert cards["emigration"].effects == (Effect(does="surplus", by=-1, per="port"),)
    assert cards["archbishop"].effects[0].steps == ((0, -1), (3, -2), (5, -3))
    assert [(way.cost, way.effects[0].by) for way in cards["clergy-donations"].ways] == [
        ({"fruit": 1}, -1),
        ({"fruit": 1, "cattle": 1}, -2),
    ]
    assert cards["pope"].effects == (Effect(does="rebellion", by=-1, per="temple"),)


@rule("ARC-CARD-09", "ARC-CARD-10", "ARC-CARD-11", "ARC-CARD-15")
@pytest.mark.parametrize(
    ("wonder", "cost", "discs", "needs", "medals"),
    [
        ("great-lighthouse", {"iron": 1, "stone": 2}, 1, {"port": 1}, 1),
        ("cathedral", {"stone": 3}, 2, {"temple": 1}, 2),
        ("colossus", {"iron": 3}, 1, {}, 1),
        ("pyramid", {"stone": 5}, 2, {}, 2),
    ],
)
def test_what_a_wonder_costs_needs_and_is_worth(
    wonder: str, cost: dict[str, int], discs: int, needs: dict[str, int], medals: int
) -> None:
    card = next(card for card in content.cards() if card.id == wonder)
    assert (card.cost, card.discs, card.needs, card.medals) == (cost, discs, needs, medals)


@rule("ARC-P4-01", "ARC-P6-09")
def test_thirty_six_backs_are_crises_and_twelve_are_events() -> None:
    backs = content.cards()
    assert sum(card.event is not None for card in backs) == 12
    assert sum(card.event is not None and card.event.red for card in backs) == 4
    domestic = [card.domestic for card in backs if card.domestic is not None]
    export = [card.export for card in backs if card.export is not None]
    assert Counter(zone.resource for zone in domestic) == {
        "fruit": 7, "cattle": 7, "fish": 7, "wood": 6, "stone": 5, "iron": 4,
    }  # fmt: skip
    assert Counter(zone.resource for zone in export) == {
        "wood": 7, "fruit": 6, "cattle": 6, "fish": 6, "stone": 6, "iron": 5,
    }  # fmt: skip
    assert (sum(zone.red for zone in domestic), sum(zone.red for zone in export)) == (2, 4)


@rule("ARC-SCORE-03", "ARC-SCORE-05")
def test_medals_and_margins() -> None:
    assert {card.id: card.medals for card in content.cards() if card.medals and card.kind == "character"} == {
        "king": 1,
        "pope": 1,
    }
    margins = {one.length: one.margin for one in chain(*content.objectives().values()) if one.role == "pacifist"}
    assert margins == {"short": 15, "medium": 12, "long": 10}


BROKEN = {
    "an edge too few": ("regions.toml", '"FFFFFF"', '"FFFFF"', "region 'H01B': edges 'FFFFF', expected 6 letters"),
    "a shore on a field": ("regions.toml", '"FFMFFM"', '"FFMFFS"', "region 'H02B': its areas of land reach the edges"),
    "a fish on land": ("regions.toml", "{ fruit = 3, wood", "{ fish = 3, wood", "'H01B': 3 symbols of 'fish' at land"),
    "a hut too many": ("regions.toml", "huts = 2", "huts = 3", "'H01A': 3 huts beside 3 symbols, expected 2"),
    "a side twice": ("regions.toml", '"H02B"', '"H02A"', "region 'H02A' is there twice"),
    "a side of no hex": ("regions.toml", '"H02B"', '"H25B"', "missing: ['H02B'], unknown: ['H25B']"),
    "a strange start": ("starts.toml", '"desert"', '"tundra"', "missing: ['desert'], unknown: ['tundra']"),
    "a good nobody has": ("markets.toml", 'resource = "fish"', 'resource = "salt"', "resource 'salt' does not exist"),
    "a section elsewhere": ("markets.toml", '"domestic-fish"', '"export-tea"', "'export-tea' is of fish on the dom"),
    "a row without cells": ("markets.toml", "cells = 2", "cells = 0", "'domestic-fruit': expected rows with cells"),
    "rebels abroad": (
        "markets.toml",
        "price = 4, surplus = 1",
        "price = 4, rebellion = 1",
        "section 'export-stone': no row of the export board moves rebellion",
    ),
    "a gap in a scale": ("colony.toml", "first = 11", "first = 12", "row '11-20' goes from 12 to 20, expected one fr"),
    "a scale too short": ("labour.toml", "23-50", "23-49", "row '23-49' goes from 23 to 50, expected one from 23"),
    "an action nobody knows": ("wheel.toml", '"taxes"', '"dancing"', "missing: ['taxes'], unknown: ['dancing']"),
    "circles for all": ("wheel.toml", "limited = true\n", "", "space 'taxes' is not limited and needs no shared"),
    "a house of straw": ("constructions.toml", "{ stone = 2 }", "{ straw = 2 }", "'temple': resource 'straw' does not"),
    "a price of nothing": ("constructions.toml", "{ stone = 2 }", "{ stone = 0 }", "the cost {'stone': 0} names a"),
    "a tax on cats": ("taxes.toml", '"ship"', '"cat"', "missing: ['ship'], unknown: ['cat']"),
    "a card of another kind": ("cards.toml", '"character"', '"creature"', "card 'researcher': kind 'creature' does"),
    "a strange effect": ("cards.toml", 'does = "sink"', 'does = "drink"', "card 'pirate': effect 'drink' does not"),
    "a trade nowhere": ("cards.toml", ', board = "domestic"', "", "card 'merchant': board '' does not exist"),
    "a move by nothing": ("cards.toml", 'rebellion", by = 1', 'rebellion", by = 0', "'pirate': rebellion moves by a"),
    "half a back": ("cards.toml", 'domestic = { resource = "cattle", number = 7 }\n', "", "'researcher': the back is"),
    "a crisis of salt": (
        "cards.toml",
        '{ resource = "cattle"',
        '{ resource = "salt"',
        "there is no crisis of 7 'salt'",
    ),
    "an event of huts": ("cards.toml", 'by = 1, per = "port"', 'by = 1, per = "hut"', "no event that moves 'surplus'"),
    "a wonder too few": ("cards.toml", 'use = "wonder"', 'use = "own"', "there are 3 wonders, expected 4"),
    "a number left out": ("cards.toml", "number = 48\n", "number = 49\n", "the cards are numbered"),
    "more of a kind": ("cards.toml", '"progress"\nprices', '"character"\nprices', "expected 24 of each kind"),
    "a trend nobody ranks": ("trends.toml", '"iron"', '"tin"', "trend 'tin': ranking 'tin' does not exist"),
    "an end nobody reaches": ("objectives.toml", '"piles"', '"smiles"', "objective 'S01': end 'smiles' does not"),
    "a Pacifist without margin": ("objectives.toml", "margin = 15\n", "", "objective 'S09': a margin is for the Paci"),
    "a Separatist who ranks": (
        "objectives.toml",
        'role = "separatist"\n',
        'role = "separatist"\nranks = "iron"\n',
        "objective 'S10': the separatist ranks nobody",
    ),
    "two short Separatists": (
        "objectives.toml",
        'role = "pacifist"\nmargin = 15\n',
        'role = "separatist"\n',
        "the short deck has 10 cards with ['separatist', 'separatist']",
    ),
    "a pile too high": ("numbers.toml", "explorer_pile = 8", "explorer_pile = 9", "explorer_pile makes 27, and the"),
    "a disc from nowhere": ("numbers.toml", "most_discs = 5", "most_discs = 6", "most_discs makes 6, and the rules"),
    "a number that nobody knows": ("numbers.toml", "parents = 2", "uncles = 2", "numbers.toml"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_is_named(what: str, tmp_path: Path) -> None:
    name, right, wrong, said = BROKEN[what]
    folder = tmp_path / "content"
    shutil.copytree(content.HERE, folder)
    text = (folder / name).read_text()
    assert right in text
    (folder / name).write_text(text.replace(right, wrong, 1))
    with pytest.raises(LudotecaError) as error:
        load_all(folder)
    assert name in str(error.value)
    assert said in str(error.value)


def load_all(folder: Path) -> None:
    for load in (
        content.regions, content.starts, content.markets, content.colony, content.labour, content.wheel,
        content.constructions, content.taxes, content.cards, content.trends, content.objectives, content.numbers,
    ):  # fmt: skip
        load(folder)
