"""A public table: whoever comes by may sit down; at one by invitation nobody may without a link."""

from __future__ import annotations

import pytest

from tests.browser.people import People
from tests.browser.tables import set_table

pytestmark = pytest.mark.compiled_only


def test_somebody_without_a_link_sits_down_at_a_public_table(people: People):
    anna, bruno = people.come("Anna"), people.come("Bruno", lang="it")
    table = set_table(anna, "phalanxx", ["me", "friend", "bot:wanderer"], public=True)
    anna.go(table)
    anna.sees(".gathering li", "free seat")
    assert anna.page.locator(".gathering form").count() == 0

    page = bruno.go("/")
    page.locator(f".slip a[href='{table}']").click()
    bruno.sees(".gathering form", "Questo tavolo è pubblico")
    page.get_by_label("Nome").fill("Bruno")
    page.get_by_role("button", name="Siediti").click()
    for person in (anna, bruno):
        person.sees(".seats li", "Bruno")
        person.body('[data-status="playing"]')
    bruno.sees(".seats li .level", "Vagabondo")


def test_a_table_by_invitation_lets_nobody_else_in(people: People):
    anna, bruno = people.come("Anna"), people.come("Bruno")
    table = set_table(anna, "phalanxx", ["me", "friend"])
    bruno.go(table)
    bruno.sees(".gathering h1", "by invitation")
    assert bruno.page.locator("form, .gathering li").count() == 0
    assert bruno.received == []
    answer = bruno.post(f"{table}/sit", data={"token": "", "name": "Bruno"})
    assert answer.status == 410


def test_settings_for_people_follow_who_sits_at_the_table(people: People):
    page = people.come("Anna").go("/new?game=dirty_deeds&seats=2")

    def priority() -> str:
        return page.locator("input[name=set-commit_priority]:checked").input_value()

    page.locator("details.variants summary").click()
    page.select_option("#seat-1", "friend")
    assert priority() == "realtime"
    assert page.locator("[data-among-friends]").is_visible()
    for nobody_else in ("bot:rival", "me"):  # several seats at one screen are not quick against each other
        page.select_option("#seat-1", nobody_else)
        assert priority() == "rotating"
        assert page.locator("[data-among-friends]").is_hidden()
    page.locator("input[name=set-commit_priority][value=random]").check()
    page.select_option("#seat-1", "friend")
    assert priority() == "random"
