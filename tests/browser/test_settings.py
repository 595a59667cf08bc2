"""The settings in the form for a new table: found, changed, listed, put back, saved and sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.people import People

pytestmark = pytest.mark.compiled_only


def form(people: People, address: str = "/new?game=dirty_deeds&seats=2") -> Page:
    page = people.come("Anna").go(address)
    page.select_option("#seat-1", "bot:companion")
    page.locator("details.variants:not([open]) summary").click()
    return page


def changed(page: Page) -> list[str]:
    return page.locator("[data-changes] li").all_inner_texts()


def test_a_search_leaves_the_settings_that_have_the_words(people: People):
    page = form(people)
    page.fill("#find-setting", "speed spy")
    assert page.locator(".setting:visible").count() == 1
    assert page.locator("#set-speed_spy").is_visible()
    assert page.locator(".group:visible").count() == 1
    page.fill("#find-setting", "zebra")
    assert "No setting has these words." in page.locator("[data-finder]").inner_text()
    page.fill("#find-setting", "")
    assert page.locator(".setting:visible").count() == page.locator(".setting").count() > 50


def test_what_is_changed_is_listed_while_it_is_changed_and_put_back_one_by_one_or_all(people: People):
    page = form(people)
    assert changed(page) == []
    page.fill("#set-speed_spy", "7")
    page.select_option("#set-meshed", "yes")
    page.locator("input[name=set-fizzle][value=lose_burden]").check()
    assert len(changed(page)) == 3
    assert changed(page)[1] == "Speed of the Spy 3 7"
    assert "3 changed" in page.locator("details.variants summary").inner_text()
    page.locator("[data-setting=set-speed_spy] [data-reset]").click()
    assert page.locator("#set-speed_spy").input_value() == "3"
    assert len(changed(page)) == 2
    page.locator("[data-reset-all]").click()
    assert changed(page) == []
    assert page.locator("input[name=set-fizzle]:checked").input_value() == "return"
    assert "all as usual" in page.locator("details.variants summary").inner_text()


def test_a_number_out_of_its_range_is_not_sent_and_is_shown_even_if_folded_away(people: People):
    page = form(people)
    page.fill("#set-speed_spy", "70")
    page.fill("#find-setting", "knight")
    page.locator("details.variants summary").click()
    page.locator("button.gold.large").click()
    assert page.locator("#set-speed_spy").is_visible()
    assert page.evaluate("document.activeElement.id") == "set-speed_spy"
    assert page.url.endswith("/new?game=dirty_deeds&seats=2")


def test_a_saved_variant_is_confirmed_with_a_link_to_copy(people: People):
    page = form(people, "/new?game=vendemmia&seats=2")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.fill("#set-rounds", "5")
    page.fill("#variant", "Breve")
    page.locator("button[formaction='/variants']").click()
    page.locator(".told").wait_for()
    assert "“Breve” is saved." in page.locator(".told").inner_text()
    page.locator("[data-copy]").click()
    page.locator("[data-copy]", has_text="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    bruno = people.come("Bruno").page
    bruno.goto(link)
    assert bruno.locator("#set-rounds").input_value() == "5"


def test_where_nothing_can_be_copied_nobody_is_told_so(people: People):
    anna = people.come("Anna")
    anna.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => false;"
    )
    page = anna.go("/new?game=vendemmia&seats=2&set-rounds=5")
    page.fill("#variant", "Breve")
    page.locator("button[formaction='/variants']").click()
    page.locator("[data-copy]").click()
    assert page.locator("[data-copy]").inner_text() == "Copy"
    assert page.evaluate("getSelection().toString()").endswith(page.url.partition("/new")[2].removesuffix("&saved=yes"))


def test_the_sheets_are_printed_with_the_settings_of_the_form(people: People):
    page = form(people)
    page.fill("#set-radius_small", "1")
    with page.expect_download() as waiting:
        page.locator("button[formaction='/print']").click()
    assert waiting.value.suggested_filename == "dirty_deeds-2.pdf"
    assert page.locator("#set-radius_small").input_value() == "1"
