"""Cards, maps and numbers: what must be there, and clear errors for what is broken."""

import re
from collections import Counter

import pytest

from ludoteca.games.phalanxx import content
from ludoteca.games.phalanxx.game import CARDS, GAME
from ludoteca.games.phalanxx.rules import layout
from ludoteca.kernel.errors import LudotecaError
from tests.games.phalanxx.table import phalanxx
from tests.support import rule


def turned(cell: tuple[int, int]) -> tuple[int, int]:
    """A cell of the hexagon after a third of a turn."""
    q, r = cell
    return (-q - r, q)


def hexagon() -> dict[tuple[int, int], content.Region]:
    found = {}
    for region in content.regions(3):
        q, r = region.grid.removeprefix("T(").removesuffix(")").split(",")
        found[int(q), int(r)] = region
    return found


# Cards.


@rule("PHX-COMP-04")
@pytest.mark.parametrize("family", ["archer", "knight", "infantry", "leader", "equipment"])
def test_there_are_eleven_cards_of_each_family(family):
    assert sum(card.family == family for card in CARDS) == 11


@rule("PHX-COMP-04")
@pytest.mark.parametrize(("era", "families"), [(1, (4, 4, 4, 4, 3)), (2, (4, 4, 3, 3, 4)), (3, (3, 3, 4, 4, 4))])
def test_the_families_of_each_era(era, families):
    found = Counter(card.family for card in CARDS if card.era == era)
    assert tuple(found[family] for family in content.FAMILIES[:5]) == families


@rule("PHX-CARD-02")
def test_every_kind_of_requirement_is_on_some_card():
    path = content.HERE / "cards.toml"
    found = {condition.need for card in CARDS for condition in content.conditions(path, card)}
    assert found == set(range(1, 11))


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("text", "need", "number", "colour"),
    [
        ("sum>=9", layout.SUM_LEAST, 9, 0),
        ("sum<=8", layout.SUM_MOST, 8, 0),
        ("tal>=7", layout.TALENTS, 7, 0),
        ("arm>=4", layout.ARMIES, 4, 0),
        ("cit>=2", layout.CITIES, 2, 0),
        ("oas>=3", layout.OASES, 3, 0),
        ("W>=4", layout.DIE_LEAST, 4, 0),
        ("O<=3", layout.DIE_MOST, 3, 1),
        ("nV>=2", layout.DICE_OF, 2, 2),
        ("pair", layout.PAIR, 0, 0),
    ],
)
def test_requirements_are_read_by_their_grammar(text, need, number, colour):
    card = content.Card(id="T01", era=1, family="archer", strength=1, needs=(text,), ability="")
    assert content.conditions(content.HERE / "cards.toml", card) == [content.Condition(int(need), number, colour)]


@rule("PHX-CARD-04")
def test_every_ability_is_a_bit_of_its_own_and_on_some_card():
    assert [int(bit) for bit in content.ABILITIES.values()] == [1 << place for place in range(18)]
    assert {card.ability for card in CARDS if card.ability} == set(content.ABILITIES)


def test_the_words_of_the_content_are_numbered_as_the_rules_number_them():
    kinds = (layout.PLAIN, layout.OASIS, layout.CITY)
    families = (layout.ARCHER, layout.KNIGHT, layout.INFANTRY, layout.LEADER, layout.EQUIPMENT)
    factions = (layout.RED, layout.YELLOW, layout.BLUE, layout.GREEN)
    assert [content.KINDS[kind] for kind in kinds] == ["plain", "oasis", "city"]
    assert [content.FAMILIES[family] for family in families] == ["archer", "knight", "infantry", "leader", "equipment"]
    assert [int(faction) for faction in factions] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["cards", "map_24", "map_3", "numbers"])
def test_every_file_says_where_its_facts_come_from(name):
    first = (content.HERE / f"{name}.toml").read_text(encoding="utf-8")
    assert re.search(r'^source = "(rulebook|public|reconstructed)"$', first, re.MULTILINE)


# Maps.


@rule("PHX-COMP-01")
@pytest.mark.parametrize(("players", "kinds"), [(2, (4, 6, 2)), (3, (7, 9, 3)), (4, (8, 12, 4))])
def test_cities_oases_and_plain_regions(players, kinds):
    found = Counter(region.kind for region in content.regions(players))
    assert (found["city"], found["oasis"], found["plain"]) == kinds


@rule("PHX-SCORE-03")
@pytest.mark.parametrize("players", [3, 4])
def test_only_cities_and_oases_have_a_value(players):
    for region in content.regions(players):
        assert (region.value == 0) == (region.kind == "plain")


@rule("PHX-SETUP-12", "PHX-SETUP-13")
@pytest.mark.parametrize(
    ("players", "marks"),
    [
        (2, {"city 1": "issos", "city 3": "persepolis", "oasis 2": "sippar", "oasis 4": "tadmor"}),
        (3, {f"{kind} {k}" for kind in ("city", "oasis") for k in (1, 2, 3)}),
        (4, {f"{kind} {k}" for kind in ("city", "oasis") for k in (1, 2, 3, 4)}),
    ],
)
def test_the_start_regions_are_marked(players, marks):
    found = {region.start: region.id for region in content.regions(players) if region.start}
    assert (found if players == 2 else set(found)) == marks
    assert all(region.start.split()[0] == region.kind for region in content.regions(players) if region.start)


@rule("PHX-CONQ-01")
def test_neighbours_on_the_grid_of_two_and_four():
    cells = {(int(region.grid[1]), int(region.grid[2])): region for region in content.regions(4)}
    for (row, column), region in cells.items():
        around = [(row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)]
        around += [(row + 1, column + 1), (row - 1, column - 1)]
        assert set(region.neighbours) == {cells[cell].id for cell in around if cell in cells}


@rule("PHX-CONQ-01")
def test_neighbours_on_the_hexagon_of_three():
    cells = hexagon()
    for (q, r), region in cells.items():
        around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
        assert set(region.neighbours) == {cells[cell].id for cell in around if cell in cells}


@rule("PHX-SETUP-12")
def test_inv_19_the_map_of_three_looks_the_same_to_all_three():
    cells = hexagon()
    assert {turned(cell) for cell in cells} == set(cells)
    for cell, region in cells.items():
        other = cells[turned(cell)]
        assert (region.kind, region.value) == (other.kind, other.value)
        assert {cells[turned(near)].id for near in cells if cells[near].id in region.neighbours} == set(
            other.neighbours
        )
        if region.start:
            kind, number = region.start.split()
            assert other.start == f"{kind} {int(number) % 3 + 1}"


def test_every_region_lies_on_the_drawing():
    for players in (3, 4):
        assert all(0 < region.x < 1000 and 0 < region.y < 640 for region in content.regions(players))
    assert all(0 < region.x2 < 1000 and 0 < region.y2 < 640 for region in content.regions(2))


# Numbers.


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("removed_2", 6),
        ("removed_3", 3),
        ("removed_4", 0),
        ("hero_packet", 6),
        ("display", 5),
        ("home_dice", 3),
        ("start_hand", 2),
        ("roll_bonus_max", 8),
        ("roll_bonus", 3),
        ("income", 3),
        ("conflict_loss", 3),
        ("armies", 12),
        ("score_rotated", 3),
        ("score_army", 1),
        ("talents_per_point", 3),
        ("fame_group", 5),
        ("camouflage_penalty", 4),
    ],
)
def test_numbers_of_the_rulebook(name, number):
    assert content.numbers()[name] == number


# What is broken.


def broken(tmp_path, name: str, was: str, becomes: str):
    """A copy of the content with one thing changed."""
    for file in content.HERE.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if file.stem == name:
            assert was in text
            text = text.replace(was, becomes, 1)
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("was", "becomes", "error"),
    [
        ('family = "archer"', 'family = "slinger"', "cards.toml: card 'X01': family 'slinger' does not exist"),
        ('ability = "INC9"', 'ability = "INC8"', "cards.toml: card 'X13': ability 'INC8' does not exist"),
        ('needs = ["sum>=9"]', 'needs = ["sum>9"]', "cards.toml: card 'X01': needs 'sum>9', expected something like"),
        ('needs = ["pair"]', 'needs = ["pair", "W>=1", "V>=1"]', "cards.toml: card 'X09': 3 needs, at most 2"),
        ('id = "X02"', 'id = "X01"', "cards.toml: card 'X01' is there twice"),
        ("count = 56", "count = 55", "cards.toml: count says 55, but there are 56 entries"),
        ("strength = 2", 'strength = "two"', "cards.toml: card 'X01': "),
        ('family = "heroism"', 'family = "leader"', "cards.toml: the Heroism card is the last one"),
        ('family = "archer"', 'family = "heroism"', "cards.toml: the Heroism card is the last one"),
    ],
)
def test_a_broken_card_is_an_error_that_names_it(tmp_path, was, becomes, error):
    with pytest.raises(LudotecaError, match=re.escape(error)):
        content.cards(broken(tmp_path, "cards", was, becomes))


@pytest.mark.parametrize(
    ("players", "was", "becomes", "error"),
    [
        (4, 'kind = "plain"', 'kind = "desert"', "map_24.toml: region 'phrygia': kind 'desert' does not exist"),
        (
            2,
            '"issos", "damaskos"',
            '"isos", "damaskos"',
            "map_24.toml: region 'phrygia': neighbour 'isos' does not exist",
        ),
        (
            4,
            'neighbours = ["issos", "damaskos", "tadmor"]',
            'neighbours = ["issos", "tadmor"]',
            "map_24.toml: region 'damaskos': 'phrygia' is its neighbour, but not the other way round",
        ),
        (3, "value = 5", "values = 5", "map_3.toml: region 'babylon': "),
    ],
)
def test_a_broken_map_is_an_error_that_names_the_region(tmp_path, players, was, becomes, error):
    name = "map_3" if players == 3 else "map_24"
    with pytest.raises(LudotecaError, match=re.escape(error)):
        content.regions(players, broken(tmp_path, name, was, becomes))


@pytest.mark.parametrize(
    ("was", "becomes", "error"),
    [
        ("income = 3\n", "", "numbers.toml: entry 'numbers': Object missing required field `income`"),
        ("income = 3\n", "incomes = 3\n", "numbers.toml: entry 'numbers': "),
        ('source = "rulebook"', 'source = "hearsay"', "numbers.toml: source is 'hearsay'"),
    ],
)
def test_a_missing_number_is_an_error_that_names_it(tmp_path, was, becomes, error):
    with pytest.raises(LudotecaError, match=re.escape(error)):
        content.numbers(broken(tmp_path, "numbers", was, becomes))


# The title.


@pytest.mark.parametrize("seats", [0, 5])
def test_phalanxx_is_for_one_to_four(seats):
    with pytest.raises(LudotecaError, match=f"phalanxx is for 1 to 4 seats, not {seats}"):
        phalanxx(seats)


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_is_named_has_a_text(language):
    known = set(GAME.texts(language).messages)
    wanted = {f"card-{card.id}" for card in CARDS} | {f"family-{family}" for family in content.FAMILIES}
    wanted |= {f"region-{region.id}" for players in (3, 4) for region in content.regions(players)}
    wanted |= {f"ability-{ability}{end}" for ability in content.ABILITIES for end in ("", "-hint")}
    wanted |= {f"event-{kind.name}" for kind in GAME.events} | {f"refusal-{kind.name}" for kind in GAME.refusals}
    assert wanted <= known


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_rule_that_is_named_is_in_the_rulebook(language):
    book = GAME.rulebook(language)
    assert all(kind.rule in book for kind in GAME.refusals)
    assert all(setting.rule in book for setting in GAME.settings)
