"""The content is whole, and an error in it is named with its file and entry."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from ludoteca.games.magnificent import content
from ludoteca.kernel.errors import LudotecaError
from tests.support import rule


@rule("MAG-SETUP-02")
def test_dice_by_players() -> None:
    assert {players: one.counts for players, one in content.dice().items()} == {
        1: (1, 1, 1, 2), 2: (3, 3, 3, 2), 3: (4, 4, 4, 3), 4: (5, 5, 5, 4), 5: (6, 6, 6, 5),
    }  # fmt: skip


@rule("MAG-SETUP-02", "MAG-DIE-05")
def test_there_is_always_a_die_to_take() -> None:
    for players, one in content.dice().items():
        assert sum(one.counts) > players * content.numbers().dice_a_round


@rule("MAG-BUILD-01")
def test_large_and_small_tiles_for_a_power() -> None:
    built = {one.cost: (one.large, one.small) for one in content.levels()}
    assert (built[5], built[9]) == ((1, 0), (1, 1))
    assert [sum(built[cost]) for cost in built] == [1, 1, 2, 2, 2, 3, 3, 4]


@rule("MAG-GEN-03", "MAG-GEN-12", "MAG-BUILD-06")
def test_camp_tiles_and_how_many_there_are() -> None:
    tiles = {one.id: one for one in content.camp_tiles()}
    assert sum(one.supply for one in tiles.values()) == 48 + 42 + 14
    assert tiles["WL"].large
    assert [len(tiles[c + "S"].cells) + len(tiles[c + "L"].cells) for c in "OGP"] == [8, 8, 8]


@rule("MAG-PSET-05", "MAG-PSET-08")
def test_the_a_sides_are_alike_and_the_b_sides_of_equal_worth() -> None:
    worth = {"": 0, "tent": 7, "trainer-tile": 5, "white-tile": 7}
    by_side: dict[str, list[int]] = {"A": [], "B": []}
    for one in content.supplies():
        gems = sum(3 if gem == "c" else 2 for gem in one.gems)
        by_side[one.side].append(one.coins + gems + 4 * one.trainers + worth[one.special])
    assert by_side == {"A": [19] * 6, "B": [19] * 6}
    assert {(one.coins, one.gems, one.trainers) for one in content.supplies() if one.side == "A"} == {(6, "ogpc", 1)}


@rule("MAG-ADV-02", "MAG-ADV-03", "MAG-ADV-04")
def test_three_b_sides_have_something_special() -> None:
    assert {one.id: one.special for one in content.supplies() if one.special} == {
        "II-B": "tent", "V-B": "trainer-tile", "VI-B": "white-tile",
    }  # fmt: skip


@rule("MAG-SETUP-08", "MAG-SETUP-09", "MAG-MOD-03", "MAG-ADV-02")
def test_tents_for_the_tracks_their_centres_the_master_board_and_one_board() -> None:
    places = sum(one.symbols.count("P") for one in content.tracks())
    assert places == 15
    numbers = content.numbers()
    beyond = numbers.centre_tents * len(content.COLOURS) + numbers.beside_master_board
    assert len(content.tents()) == places + beyond + 1 == 24


@rule("MAG-PERF-09", "MAG-PERF-10")
def test_some_new_tents_pay_both_and_some_cost_two_gems() -> None:
    tents = {one.id: one for one in content.tents()}
    assert (tents["N1"].points, tents["N1"].coins, tents["N1"].cost) == (2, 2, "")
    assert any(one.new and len(one.cost) == 2 for one in tents.values())
    assert not any(len(one.cost) > 1 for one in tents.values() if not one.new)


@rule("MAG-SETUP-10", "MAG-SETUP-11", "MAG-PSET-07")
def test_posters_of_seven_artists() -> None:
    found = content.posters()
    assert Counter((one.white, one.starting) for one in found) == {
        (False, False): 48, (False, True): 6, (True, False): 18,
    }  # fmt: skip
    names = ["Suhayl", "Bronson", "Lungile", "Kimora", "Larissa", "Alberic", "SNØ"]
    assert [one.name for one in content.artists()] == names


@rule("MAG-SETUP-04", "MAG-SETUP-05", "MAG-MOD-02")
def test_cards_and_tiles() -> None:
    cards = content.master_cards()
    assert len(cards) == 109
    assert Counter(one.board for one in cards if one.board) == dict.fromkeys(content.BOARDS, 4)
    assert len(content.trainer_tiles()) == 20
    assert len(content.master_tiles()) == 15
    enough = 2 * max(content.numbers().master_tiles_a_side) + max(content.numbers().master_tiles_a_side)
    assert len(content.master_tiles()) == enough  # for two sides, and for the future side once more


@rule("MAG-SC-12")
def test_the_one_starting_card_that_is_known() -> None:
    card = content.master_cards()[0]
    assert (card.id, card.bonus, card.scoring, card.source) == ("I-1", "C1", "ROW7", "public")


@rule("MAG-PSET-02")
def test_every_number_of_players_has_its_order_cards() -> None:
    for players in (2, 3, 4, 5):
        assert sum(players in one.players for one in content.order_cards()) == players


def test_every_bonus_and_every_scoring_is_on_a_card() -> None:
    cards = content.master_cards()
    assert {one.bonus for one in cards} == {one.id for one in content.bonuses()}
    assert {one.scoring for one in cards} == {one.id for one in content.scorings()}


@rule("MAG-GEN-04", "MAG-GEN-05")
def test_the_supply_of_gems_never_runs_out() -> None:
    assert content.numbers().gems_a_kind == 5 * content.numbers().storage


BROKEN = {
    "dice for six": ("dice.toml", "players = 5", "players = 6", "the numbers of players are (1, 2, 3, 4, 6)"),
    "a die too few": ("dice.toml", "clear = 5", "clear = 4", "the dice of five players are (6, 6, 6, 4)"),
    "a tile too many": ("tiles.toml", "supply = 16", "supply = 17", "'OS': 17"),
    "a tile in two pieces": ("tiles.toml", "[1, 0], [1, 1]]", "[1, 1], [1, 2]]", "'OS': its squares are not one piece"),
    "a tile of another colour": ("tiles.toml", '"orange"', '"green"', "'OS': its name is the first letter of its"),
    "levels out of order": ("levels.toml", "cost = 5", "cost = 2", "the cost of each level is higher than the one"),
    "a level of nothing": ("levels.toml", "small = 1", "small = 0", "level 'level-3': it builds nothing"),
    "a short row": ("boards.toml", ". T . . 2 . . v", ". T . . 2 . v", "'I': the camp is 7 rows of 8 squares"),
    "an unknown square": ("boards.toml", ". T . . 2 . . v", ". T . . 2 . . w", "board 'I': no square shows w"),
    "a bonus too many": ("boards.toml", ". T . . 2 . . v", ". T T . 2 . . v", "board 'I': its squares show"),
    "a tent space too few": ("boards.toml", "[{ coins = 2 }, ", "[", "board 'I': it has 3 bonuses, one for each"),
    "any gem as a bonus": ("boards.toml", 'gems = "*"', 'gems = "?"', "board 'I': gems '?', expected letters"),
    "a supply of a gem of choice": ("supplies.toml", 'gems = "ogpc"', 'gems = "ogpx"', "'I-A': gems 'ogpx'"),
    "a side twice": ("supplies.toml", 'side = "A"', 'side = "B"', "supply 'I-A': its name is board and side"),
    "another special": ("supplies.toml", '"tent"', '"white-tile"', "'II-B': special is 'white-tile'"),
    "a sixth poster": ("tracks.toml", "- o P o g", "- o P P g", "'orange': it begins with - and has 5 spaces P"),
    "a space of nothing": ("tracks.toml", "- o P o g", "- o P x g", "track 'orange': no space shows x"),
    "tracks of two lengths": ("tracks.toml", "- o P o g", "- o P g", "the tracks are not of one length"),
    "shows out of order": ("performance.toml", "value = 3", "value = 30", "the value of each show is higher"),
    "an unknown kind": ("trainer_spaces.toml", '"general"', '"any"', "space 'BT-COIN': kind 'any' does not exist"),
    "a gain of nothing": ("trainer_tiles.toml", "coins = 2", "coins = 0", "'TT01': effect 'gain' and what is gained"),
    "a power of nothing": ("trainer_tiles.toml", "amount = 2", "amount = 0", "'TT05': effect 'power' and its amount"),
    "a Veteran twice": ("trainer_tiles.toml", '"green"', '"orange"', "the colours of Veterans are"),
    "an order card twice": ("order_cards.toml", "number = 2", "number = 1", "the cards for 2 players are [1, 1]"),
    "a tent that pays nothing": ("tents.toml", "coins = 2", "coins = 0", "tent 'T01': it pays nothing"),
    "a third artist": ("artists.toml", '"orange"', '"green"', "the colours are Counter({'green': 3"),
    "an unknown artist": ("posters.toml", '"SUH"', '"SAM"', "poster 'SUH-0': artist 'SAM' does not exist"),
    "an unknown tile": ("posters.toml", '["OS"]', '["OX"]', "poster 'SUH-0': tile 'OX' does not exist"),
    "white needs on a plain poster": ("posters.toml", '["OS"]', '["WL"]', "'SUH-0': white posters, and no others"),
    "no starting poster": ("posters.toml", '"SUH-0"', '"SUH-9"', "the starting posters are"),
    "a one-way exchange": ("bonuses.toml", 'pay = { coins = 2, gems = "?" }\n', "", "'X1': an exchange needs both"),
    "a power without a number": ("bonuses.toml", "power = 1\n", "", "bonus 'D1': effect 'power' and what it gives"),
    "a pair of one": ("scorings.toml", '"PG"', '"P"', "scoring 'ADJPG': colours 'P' do not fit what it counts"),
    "an unknown count": ("scorings.toml", '"rows"', '"hats"', "scoring 'ROW7': counts 'hats' does not exist"),
    "a scoring of nothing": ("scorings.toml", "each = 7", "each = 0", "scoring 'ROW7': it scores nothing"),
    "an unknown bonus": ("master_cards.toml", '"C1"', '"C9"', "card 'I-1': bonus 'C9' does not exist"),
    "a card of another board": ("master_cards.toml", 'board = "I"', 'board = "II"', "the cards of each board"),
    "a small tile built": ("master_tiles.toml", '"OL"', '"OS"', "tile 'MT01': tile 'OS' does not exist"),
    "an effect too many": ("master_tiles.toml", '"exchange"', '"gain"', "the effects are Counter"),
    "too few sets": ("numbers.toml", "sets = [4, 3, 3, 4, 4]", "sets = [4, 3, 2, 4, 4]", "enough sets for 3 players"),
    "too few gems": ("numbers.toml", "gems_a_kind = 15", "gems_a_kind = 14", "gems_a_kind is 14, too few to fill"),
    "a penalty too few": ("numbers.toml", "[1, 2, 3]", "[1, 2]", "missing_coin has 2 numbers, expected 3"),
    "a number that nobody knows": ("numbers.toml", "kept_gap = 1", "gap_kept = 1", "numbers.toml"),
}  # fmt: skip


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
        content.dice, content.camp_tiles, content.levels, content.boards, content.supplies, content.tracks,
        content.shows, content.trainer_spaces, content.trainer_tiles, content.order_cards, content.tents,
        content.artists, content.posters, content.bonuses, content.scorings, content.master_cards,
        content.master_tiles, content.numbers,
    ):  # fmt: skip
        load(folder)
