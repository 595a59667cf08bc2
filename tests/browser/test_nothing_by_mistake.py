"""Doing nothing is never put forward, and a finger is asked before what cannot be undone."""

from __future__ import annotations

import pytest

from tests.browser.people import PHONE, QUIET, People
from tests.browser.tables import dirty_deeds, lay, phalanxx, pushes, set_table
from tests.browser.test_choosing import against_a_bot
from tests.browser.test_following import NEXT, at_the_end_of_a_turn

pytestmark = pytest.mark.compiled_only

NONE = '.prompt [data-action="buy-none"]'
SURE = ".popup.chooser [data-sure]"


def test_buying_nothing_is_a_plain_button_while_something_can_be_bought(people: People):
    anna, _ = against_a_bot(people, phalanxx(2, then=[["buy:1"]]))
    assert "gold" not in (anna.page.locator(NONE).get_attribute("class") or "").split()
    assert anna.page.locator('.options .idle [data-action="buy-none"]').count() == 1


def test_the_end_of_the_turn_is_golden_once_nothing_else_is_left(people: People):
    anna, _ = against_a_bot(people, phalanxx(2, ["buy-none"], *pushes(3)))
    (end,) = anna.page.locator(".prompt [data-do=choose]").all()
    assert end.get_attribute("data-action") == "end-turn"
    assert "gold" in (end.get_attribute("class") or "").split()


@pytest.mark.parametrize("where", [".prompt", ".options"])
def test_a_finger_on_a_button_is_asked_before_what_cannot_be_undone(people: People, where: str):
    anna, _ = against_a_bot(people, phalanxx(2), size=PHONE)
    before = anna.state
    if where == ".options":
        anna.page.locator(".foot [data-sheet=options]").tap()
    anna.page.locator(f'{where} [data-action="buy-none"]').tap()
    anna.sees(".popup.chooser .warning")
    assert anna.seq == int(before["revision"])
    anna.page.locator(".popup.chooser [data-do=close]").tap()
    anna.page.locator(SURE).wait_for(state="hidden")
    anna.page.locator(f'{where} [data-action="buy-none"]').tap()
    anna.sees(SURE).tap()
    anna.body(f':not([data-revision="{before["revision"]}"])')


def test_a_mouse_is_asked_before_what_is_revealed_by_whoever_likes_that(people: People):
    anna, _ = against_a_bot(people, phalanxx(2), prefers={**QUIET, "confirm": "always"})
    before = anna.state
    anna.page.locator(NONE).click()
    anna.sees(".prompt .asked", "Buy nothing: are you sure?")
    assert anna.state == before
    anna.page.locator(".prompt [data-do=sure]").click()
    anna.body(f':not([data-revision="{before["revision"]}"])')


def test_who_goes_on_from_move_to_move_does_not_press_what_lies_there_then(people: People):
    """The last "next" is one too many: in its place there is something that cannot be undone by now."""
    anna = at_the_end_of_a_turn(people, 1, prefers={**QUIET, "speed": "wait"})
    anna.page.locator(".prompt [data-action=end-turn]").click()
    anna.sees(NEXT)
    none, spot = anna.page.locator(NONE), (0.0, 0.0)
    while not none.count():
        anna.page.locator(f"body:is([data-mine='1'], :has({NEXT}))").wait_for()
        for button in anna.page.locator(NEXT).all():
            box = button.bounding_box()
            if box:
                spot = (box["x"] + box["width"] - 20, box["y"] + box["height"] / 2)
                anna.page.mouse.click(*spot)
        anna.page.wait_for_timeout(60)
    before = anna.state
    anna.page.mouse.click(*spot)
    anna.page.mouse.click(*spot)
    anna.sees(SURE)
    assert anna.state == before
    none.hover(position={"x": 5, "y": 5})
    none.click(position={"x": 5, "y": 5})
    anna.body(f':not([data-revision="{before["revision"]}"])')


def test_a_finger_that_confirms_the_whole_choice_is_not_asked_again(people: People):
    anna = people.come(size=PHONE)
    table = set_table(anna, "dirty_deeds", ["me", "bot:wanderer"])
    lay(people.server, table, dirty_deeds(2))
    anna.go(table)
    anna.my_turn()
    before = anna.seq
    anna.tap("piece-0-knight")
    ready = anna.sees('.prompt [data-action="pay:0:0"]', "Ready")
    assert anna.seq == before
    ready.tap()
    anna.body(f':not([data-revision="{before}"])')
