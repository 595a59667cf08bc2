"""The content is whole, and an error in it is named with its file and entry."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from ludoteca.games.dei import content
from ludoteca.kernel.errors import LudotecaError
from tests.support import rule


@rule("DEI-COMP-01", "DEI-MAP-02")
def test_there_are_sixteen_districts_with_what_the_totals_say() -> None:
    found = content.districts()
    assert Counter(one.players for one in found) == {2: 9, 3: 3, 4: 4}
    assert content.numbers().tech == 60
    assert content.numbers().energy == 40
    assert sum(one.copies for one in content.candy()) == 16


@rule("DEI-COMP-02", "DEI-COMP-03")
def test_forty_eight_market_cards_and_eighteen_talents() -> None:
    assert len(content.market_cards()) == 48
    assert Counter(one.colour for one in content.talents()) == {"red": 6, "blue": 6, "green": 6}
    assert content.numbers().outposts_a_colour == 5


@rule("DEI-COMP-04")
def test_twelve_mission_cards() -> None:
    assert sum(one.copies for one in content.missions()) == 12
    assert {one.id for one in content.missions() if one.copies == 2} == {"T", "B"}


@rule("DEI-COMP-05", "DEI-SETUP-19")
def test_the_components_of_a_faction() -> None:
    numbers = content.numbers()
    assert len(content.faction_cards()) == 32
    assert (numbers.scrappers, numbers.constructions_a_kind, numbers.mission_tokens) == (15, 3, 4)


BROKEN = {
    "a grid with a short row": (
        "districts.toml",
        '  "aaabbb",\n',
        '  "aabbb",\n',
        "district '2.1': the grid is 6 rows",
    ),
    "a region in two pieces": ("districts.toml", '"dSSSSc"', '"dSpSSc"', "district '2.1': region 'S' is not in one"),
    "an edge that does not fit": ("districts.toml", '"aaabbb"', '"aaaabb"', "the edge 'aaaabb' is not two halves"),
    "a token too many": ("districts.toml", "p = 1, b = 1", "p = 2, b = 1", "the 9 districts for 2 players show (21,"),
    "a drone on a roof": ("districts.toml", 'drone = "d"', 'drone = "R"', "drone on 'R', which is no region of the"),
    "a layout with a tile twice": ("layouts.toml", '"2.4@270", "2.9@0"', '"2.4@270", "2.4@0"', "layout 'Q2': expected"),
    "a rotation by 45": ("layouts.toml", "2.9@0", "2.9@45", "layout 'Q2': '2.9@45' is not written like"),
    "a drone that is not there": ("factions.toml", '"TEL"', '"TAL"', "each faction has another drone"),
    "an unknown symbol": ("faction_cards.toml", '"R", "R"', '"R", "Q"', "card 'AUX-1': there is no symbol 'Q'"),
    "a symbol of another colour": ("market_cards.toml", '"Mr", "C"', '"Mb", "C"', "'TAC-1': symbol 'Mb' is not of its"),
    "a card in another market": ("market_cards.toml", '"tactic"', '"black"', "card 'TAC-1': symbol 'Mr' is not of its"),
    "a candy too many": ("candy.toml", "copies = 2", "copies = 3", "there are 17 of every candy in all, expected 16"),
    "a mission too few": ("missions.toml", "copies = 2", "copies = 1", "there are 11 of every mission in all"),
    "a talent of another colour": ("talents.toml", '"red"', '"blue"', "'bombardment': clause T1 is of another colour"),
    "more tokens than the rules know": ("numbers.toml", "_kind = 3", "_kind = 4", "constructions_a_kind is 4, and the"),
    "fewer mission tokens": ("numbers.toml", "mission_tokens = 4", "mission_tokens = 3", "made for 4"),
    "a number that nobody knows": ("numbers.toml", "unlock = 2", "unlocks = 2", "numbers.toml"),
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
        content.districts, content.layouts, content.factions, content.faction_cards, content.market_cards,
        content.missions, content.candy, content.talents, content.numbers,
    ):  # fmt: skip
        load(folder)
