"""Before the first turn: vines, baskets, terraces, and the settings a match can be played with."""

import shutil
from itertools import product

import pytest

from ludoteca.games.vendemmia import content
from ludoteca.kernel.errors import LudotecaError
from tests.games.vendemmia.table import vendemmia
from tests.support import rule

EACH_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])
VARIETIES = ("barbera", "dolcetto", "freisa", "nebbiolo")


@rule("VEN-SETUP-01")
def test_there_is_one_vine_of_each_variety_and_value():
    vines = content.vines()
    assert len(vines) == 36
    assert {(vine.variety, vine.value) for vine in vines} == set(product(VARIETIES, range(1, 10)))


@rule("VEN-SETUP-01")
def test_a_vine_is_called_by_its_variety_and_value():
    assert all(vine.id == f"{vine.variety}-{vine.value}" for vine in content.vines())


@rule("VEN-SETUP-01")
@EACH_COUNT
def test_each_player_is_dealt_three_vines(seats):
    t = vendemmia(seats)
    assert [len(t.own_hand(seat)) for seat in range(seats)] == [3] * seats
    assert len(t.view().draw_pile) == 36 - 3 * seats


@rule("VEN-SETUP-01")
def test_the_vines_are_shuffled():
    deals = {tuple(vendemmia(seed=seed).own_hand(0)) for seed in range(30)}
    assert len(deals) == 30
    assert len({vine for deal in deals for vine in deal}) > 25


@rule("VEN-SETUP-01")
def test_a_hand_is_seen_by_its_owner_only():
    t = vendemmia(3)
    assert all(vine in content_ids() for vine in t.own_hand(1))
    assert [t.view(viewer).hands[1] for viewer in (0, 2, -1)] == [("", "", "")] * 3


def content_ids() -> set[str]:
    return {vine.id for vine in content.vines()}


@rule("VEN-SETUP-01")
def test_nobody_sees_into_the_draw_pile():
    t = vendemmia()
    assert [set(t.view(viewer).draw_pile) for viewer in (0, 1, -1)] == [{""}] * 3


@rule("VEN-SETUP-02")
@EACH_COUNT
def test_each_player_begins_with_two_baskets_and_the_rest_is_in_the_store(seats):
    t = vendemmia(seats)
    assert t.view().baskets == (2,) * seats
    assert t.view().store == 24 - 2 * seats


@rule("VEN-SETUP-02")
@EACH_COUNT
def test_each_player_begins_with_three_empty_terraces(seats):
    assert vendemmia(seats).view().terraces == (((), (), ()),) * seats


@rule("VEN-SETUP-02")
@pytest.mark.parametrize("count", [0, 5])
def test_a_match_may_begin_with_fewer_or_more_baskets(count):
    t = vendemmia(4, baskets=count)
    assert (t.view().baskets, t.view().store) == ((count,) * 4, 24 - 4 * count)


@pytest.mark.parametrize(
    ("setting", "error"),
    [
        ({"rounds": 2}, "setting 'rounds' is a number from 3 to 12, not 2"),
        ({"rounds": 13}, "setting 'rounds' is a number from 3 to 12, not 13"),
        ({"baskets": -1}, "setting 'baskets' is a number from 0 to 5, not -1"),
        ({"baskets": 6}, "setting 'baskets' is a number from 0 to 5, not 6"),
        ({"slope": "steep"}, "setting 'slope' is one of rising, free, not 'steep'"),
    ],
)
def test_a_setting_out_of_its_bounds_is_refused(setting, error):
    with pytest.raises(LudotecaError, match=error):
        vendemmia(**setting)


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats):
    with pytest.raises(LudotecaError, match=f"vendemmia is for 2 to 4 seats, not {seats}"):
        vendemmia(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_vines_and_baskets_are_somewhere_whatever_is_set_up_by_hand(seats):
    t = vendemmia(seats).hand(1, "freisa-1").terrace(0, 3, "barbera-1", "barbera-2").compost("barbera-9")
    t.baskets(0, 6).whole_draw_pile("nebbiolo-9", "nebbiolo-8")
    assert t.census() == {"vines": 36, "different vines": 36, "baskets": 24}


def test_a_vine_of_a_variety_that_does_not_exist_is_named(tmp_path):
    folder = tmp_path / "content"
    shutil.copytree(content.HERE, folder)
    file = folder / "vines.toml"
    file.write_text(file.read_text().replace('variety = "freisa"\nvalue = 3', 'variety = "merlot"\nvalue = 3'))
    with pytest.raises(LudotecaError, match=r"vines.toml: vine 'freisa-3': variety 'merlot' does not exist"):
        content.vines(folder)


def test_a_parameter_that_is_missing_is_named(tmp_path):
    folder = tmp_path / "content"
    shutil.copytree(content.HERE, folder)
    file = folder / "parameters.toml"
    file.write_text(file.read_text().replace("room = 4\n", ""))
    with pytest.raises(LudotecaError, match=r"parameters.toml: entry 'parameters': .*missing required field `room`"):
        content.parameters(folder)
