"""Try these numbers: under the settings of a new table, with progress, to the verdicts and the whole report."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import PATIENCE, People


@pytest.mark.parametrize("lang", ["en", "it"])
def test_numbers_are_tried_under_the_settings_of_a_new_table(people: People, lang: str):
    page = people.come("Anna").go("/new?game=vendemmia&seats=2")
    page.goto(page.url.partition("/new")[0] + f"/lang/{lang}?to=/new%3Fgame%3Dvendemmia%26seats%3D2")
    page.locator("details.variants:not([open]) summary").click()
    page.fill("#set-rounds", "5")
    page.locator("button[formaction='/try']").click()
    expect(page.locator("progress, table.verdicts").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("table.verdicts")).to_be_visible(timeout=PATIENCE)
    assert page.locator("table.verdicts tr").count() >= 8
    assert page.locator(".verdict").count() >= 8
    assert Axe().run(page).violations_count == 0
    with page.expect_popup() as opened:
        page.locator("a[href$='/report']").click()
    opened.value.wait_for_load_state()
    assert opened.value.locator("h2").count() > 5
    opened.value.close()
    page.locator("a.gold[href*='set-rounds=5']").click()
    assert page.locator("#set-rounds").input_value() == "5"
