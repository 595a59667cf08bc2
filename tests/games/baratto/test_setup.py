from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludoteca.games.baratto import content
from ludoteca.games.baratto.game import GAME, GOODS
from ludoteca.games.baratto.rules.layout import DRAW_PILE
from ludoteca.kernel.errors import LudotecaError
from tests.games.baratto.table import baratto
from tests.games.position import SPECTATOR
from tests.support import rule


@rule("BAR-SETUP-01")
@pytest.mark.parametrize(("radius", "stalls", "touching"), [(1, 7, 12), (2, 19, 42), (3, 37, 90)])
def test_the_market_is_a_hexagon_of_the_chosen_radius(radius, stalls, touching):
    layout = baratto(radius=radius).layout
    assert layout.stalls == stalls
    assert len(layout.market.near) == 2 * touching
    assert layout.market.near_from[stalls] == 2 * touching


@rule("BAR-SETUP-01")
def test_the_market_has_two_rings_unless_another_size_is_chosen():
    assert len(baratto().view(SPECTATOR).stalls) == 19


@rule("BAR-SETUP-01")
@pytest.mark.parametrize("radius", [1, 2, 3])
def test_neighbours_are_neighbours_of_each_other_and_never_of_themselves(radius):
    layout = baratto(radius=radius).layout
    for one in range(layout.stalls):
        assert not layout.market.adjacent(one, one)
        for other in range(layout.stalls):
            assert layout.market.adjacent(one, other) == layout.market.adjacent(other, one)


@rule("BAR-SETUP-01")
@pytest.mark.parametrize(
    ("radius", "stall", "neighbours"),
    [
        (1, 4, {1, 2, 3, 5, 6, 7}),
        (1, 1, {2, 3, 4}),
        (2, 10, {5, 6, 9, 11, 14, 15}),
        (2, 1, {2, 4, 5}),
        (2, 2, {1, 3, 5, 6}),
        (2, 12, {7, 11, 16}),
        (3, 19, {12, 13, 18, 20, 25, 26}),
        (3, 37, {33, 32, 36}),
    ],
)
def test_stalls_are_neighbours_where_they_touch(radius, stall, neighbours):
    layout = baratto(radius=radius).layout
    assert {k + 1 for k in range(layout.stalls) if layout.market.adjacent(stall - 1, k)} == neighbours


@rule("BAR-SETUP-02")
@pytest.mark.parametrize(("radius", "each"), [(1, [4, 4, 3, 3]), (2, [10, 10, 9, 9]), (3, [19, 19, 18, 18])])
def test_there_are_two_crates_a_stall_shared_evenly_among_the_goods(radius, each):
    layout = baratto(radius=radius).layout
    goods = Counter(GOODS[good] for good in layout.good)
    assert [goods[name] for name in ("salt", "wool", "wine", "amber")] == each
    assert layout.crates == 2 * layout.stalls


@rule("BAR-SETUP-02")
def test_one_crate_lies_face_down_on_each_stall_and_the_rest_is_the_draw_pile():
    view = baratto().view(0)
    assert all(crate is not None and crate.good == "" and crate.seen_by == () for crate in view.stalls)
    assert view.draw_pile == 19
    assert view.screens == ((), (), ())


@rule("BAR-SETUP-02")
def test_the_crates_are_shuffled():
    orders = {tuple(baratto(seed=seed).s.crates.card(DRAW_PILE, k) for k in range(19)) for seed in range(8)}
    assert len(orders) == 8


@rule("BAR-SETUP-02")
def test_all_backs_are_alike():
    assert set(baratto().s.crates.backs) == {0}


def goods_file(folder: Path, count: int) -> Path:
    entries = "".join(f'[[good]]\nid = "good-{k}"\n' for k in range(count))
    (folder / "goods.toml").write_text(f'source = "rulebook"\ncount = {count}\n{entries}')
    return folder


def test_there_are_as_many_goods_as_an_offer_has_room_for(tmp_path):
    assert len(content.goods(goods_file(tmp_path, 5))) == 5
    with pytest.raises(LudotecaError, match=r"goods.toml: 6 goods, an offer has room for 5"):
        content.goods(goods_file(tmp_path, 6))


@rule("BAR-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_begins_with_eight_coins_and_the_bank_has_the_rest_of_eighty(seats):
    t = baratto(seats)
    assert t.purses == [8] * seats
    assert t.bank == 80 - 8 * seats


@rule("BAR-SETUP-03")
@pytest.mark.parametrize("coins", [4, 15])
def test_the_coins_at_the_start_can_be_chosen(coins):
    t = baratto(5, coins=coins)
    assert t.purses == [coins] * 5
    assert t.bank == 80 - 5 * coins


@rule("BAR-SETUP-03")
def test_the_first_seat_leads_the_first_round():
    assert baratto().view(SPECTATOR).lead == 0
    assert baratto().view(SPECTATOR).round == 1


@pytest.mark.parametrize(
    "wrong", [{"radius": 0}, {"radius": 4}, {"coins": 3}, {"coins": 16}, {"rounds": 2}, {"rounds": 9}, {"ties": "dice"}]
)
def test_settings_out_of_bounds_are_refused(wrong):
    with pytest.raises(LudotecaError, match=next(iter(wrong))):
        GAME.rules(wrong, 3)


@pytest.mark.parametrize("seats", [1, 6])
def test_baratto_is_for_two_to_five(seats):
    with pytest.raises(LudotecaError, match="2 to 5 seats"):
        GAME.rules({}, seats)
