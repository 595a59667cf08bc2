"""House rules at the table: before the match, in the bar, and in the rulebook beside the board."""

from __future__ import annotations

import pytest

from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.tables import set_table

pytestmark = pytest.mark.compiled_only


def test_whoever_waits_sees_which_rules_are_not_as_usual(people: People):
    anna, bruno = people.come("Anna"), people.come("Bruno", lang="it")
    table = set_table(anna, "vendemmia", ["me", "friend"], public=True, rounds=4)
    anna.go(table)
    anna.sees(".gathering .house", "Rounds")
    bruno.go(table)
    bruno.sees(".gathering .house", "Una regola della casa")
    bruno.page.locator(".gathering .house .rule").click()
    bruno.sees(".clause.here.otherwise", "giocato 4 turni")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_bar_tells_of_house_rules_and_the_rulebook_shows_them_changed(people: People, size: tuple[int, int]):
    anna = people.come("Anna", size=size)
    page = anna.go(set_table(anna, "vendemmia", ["me", "bot:wanderer"], rounds=4, baskets=3))
    anna.my_turn()
    page.locator(".bar .house").click()
    anna.sees("dialog.house[open]", "Baskets at the start")
    page.locator("dialog.house .rule").first.click()
    anna.sees("dialog.rulebook[open] .clause.here.otherwise", "begins with 3 baskets")
    page.locator("dialog.rulebook [data-tab=changed]").click()
    assert page.locator("dialog.rulebook .clause").count() == 2
    assert page.locator("dialog.rulebook .chapter").all_inner_texts() == ["Before the harvest", "The end"]
    page.locator("dialog.rulebook [data-tab=text]").click()
    assert page.locator("dialog.rulebook .clause").count() > 20


def test_a_table_as_usual_has_no_tab_for_house_rules(people: People):
    anna = people.come("Anna")
    page = anna.go(set_table(anna, "vendemmia", ["me", "bot:wanderer"]))
    anna.my_turn()
    page.keyboard.press("r")
    anna.sees("dialog.rulebook[open] .clause")
    assert page.locator("dialog.rulebook [data-tab=changed]").is_hidden()
    assert page.locator(".bar .house, .clause.otherwise").count() == 0
