"""Ids of actions that mean the same whatever the settings."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from ludoteca.kernel.actions import ActionTable, amounts
from ludoteca.kernel.errors import LudotecaError
from ludoteca.research.ids import Ids, all_texts, ids_of

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("name", NAMES)
def test_every_table_of_one_changed_setting_has_its_ids(name):
    game = find(name)
    texts = all_texts(game)
    assert len(set(texts)) == len(texts) < 2**16
    for seats in range(game.fewest, game.most + 1):
        actions = game.rules({}, seats).actions
        ids = ids_of(game, actions, stable=True)
        assert [ids.text(number) for number in ids.of] == [actions.text(k) for k in range(len(actions))]
        assert len(ids) == len(texts)


def test_an_id_stays_when_a_setting_moves_the_numbers():
    game = find("dirty_deeds")
    tables = [game.rules(settings, 3).actions for settings in ({}, {"radius_big": 6})]
    assert len(tables[0]) != len(tables[1])
    both = [ids_of(game, table, stable=True) for table in tables]
    first, second = (set(table.texts(range(len(table)))) for table in tables)
    shared = first & second
    assert all(both[0].number(text) == both[1].number(text) for text in shared)
    assert any(tables[0].number(text) != tables[1].number(text) for text in shared)


def test_without_them_ids_are_the_numbers_of_the_match():
    game = find("vendemmia")
    actions = game.rules({}, 2).actions
    ids = ids_of(game, actions, stable=False)
    assert ids.of == list(range(len(actions)))
    assert ids.number("rest") == actions.number("rest")


def test_an_action_without_an_id_is_said():
    table = ActionTable()
    table.add("buy", 0, amounts(0, 4))
    with pytest.raises(LudotecaError, match="buy:3 and 1 other actions have no stable id with these settings together"):
        Ids(table, ("buy:0", "buy:1", "buy:2"))
