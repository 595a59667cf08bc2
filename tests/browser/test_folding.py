"""Boards that are small until somebody looks at them, and boards that come, go and change their place."""

from __future__ import annotations

import pytest

from tests.browser.people import DESKTOP, PHONE, QUIET, Person
from tests.browser.test_everybody import is_fine_in_the_dark
from tests.browser.visitors import Visitors, box, is_inside, middle

pytestmark = pytest.mark.compiled_only

ALL = """() => Object.fromEntries([...document.querySelectorAll(".area")].map((area) => {
  const {left, top, width, height} = area.getBoundingClientRect();
  return [area.dataset.area, [left, top, width, height].map(Math.round)];
}))"""


def area(name: str) -> str:
    return f'.area[data-area="{name}"]'


def boxes(person: Person) -> dict[str, list[int]]:
    found: dict[str, list[int]] = person.page.evaluate(ALL)
    return found


def waits(person: Person, moves: int) -> None:
    """Make so many moves that change nothing but the boards of others."""
    for _ in range(moves):
        before = person.state
        person.page.locator(".prompt [data-action=wait]").click()
        person.steps_on(int(before["revision"]), 0)


@pytest.mark.parametrize("moving", [False, True], ids=["calm", "moving"])
def test_pointing_at_it_opens_it_and_nothing_else_moves(visitors: Visitors, moving: bool):
    anna = visitors.come("rivals", moving=moving, prefers={**QUIET, "still": False})
    before = boxes(anna)
    at = middle(anna, f"{area('rival-2')} > svg")
    anna.page.mouse.move(*at)
    anna.page.locator(f"{area('rival-2')}.open").wait_for()
    anna.page.wait_for_function("(was) => document.querySelector('.open').getBoundingClientRect().width > 1.5 * was",
                                arg=before["rival-2"][2])  # fmt: skip
    now = boxes(anna)
    assert {name: place for name, place in now.items() if name != "rival-2"} == {
        name: place for name, place in before.items() if name != "rival-2"
    }
    assert is_inside(box(anna, area("rival-2")), box(anna, ".board"))
    front = anna.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.area').dataset.area", list(at))
    assert front == "rival-2"
    anna.page.mouse.move(*middle(anna, area("table")))
    anna.page.locator(f"{area('rival-2')}.shut").wait_for()
    anna.page.wait_for_function(f"(was) => JSON.stringify(({ALL})()) === JSON.stringify(was)", arg=before)


def test_something_in_it_can_be_chosen_while_it_is_open(visitors: Visitors):
    anna = visitors.come("rivals")
    anna.hover("bruno-card-1")
    anna.page.locator(f"{area('rival-1')}.open").wait_for()
    seq = anna.seq
    anna.click("bruno-card-2")
    anna.steps_on(seq, 0)
    assert "bruno-card-2" in anna.board()["table"]
    assert "bruno-card-2" not in anna.board()["rival-1"]


def test_the_keyboard_opens_it_by_going_there(visitors: Visitors):
    anna = visitors.come("rivals")
    for _ in range(6):
        anna.page.keyboard.press("ArrowDown")
        if "bruno" in anna.page.evaluate("() => document.activeElement.id"):
            break
    anna.page.locator(f"{area('rival-1')}.open").wait_for()
    bar = anna.page.locator(f"{area('rival-3')} > .fold")
    bar.focus()
    anna.page.locator(f"{area('rival-1')}.shut").wait_for()
    assert bar.get_attribute("aria-expanded") == "false"
    anna.page.keyboard.press("Enter")
    anna.page.locator(f"{area('rival-3')}.open").wait_for()
    assert bar.get_attribute("aria-expanded") == "true"
    anna.page.keyboard.press("Enter")
    anna.page.locator(f"{area('rival-3')}.shut").wait_for()


def test_what_is_asked_about_something_in_it_stays_to_be_answered(visitors: Visitors):
    """The keyboard goes from the board to the question, so that the board folds; the question does not."""
    anna = visitors.come("rivals")
    anna.page.keyboard.press("ArrowDown")
    anna.lit("bruno-card-3").focus()
    anna.page.locator(f"{area('rival-1')}.open").wait_for()
    anna.page.keyboard.press("Enter")
    anna.sees(".popup.chooser [data-action=read-bruno-card-3]")
    anna.page.locator(f"{area('rival-1')}.shut").wait_for()
    assert anna.page.locator(".popup.chooser").is_visible()
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{area('rival-1')}.open").wait_for()
    assert anna.page.evaluate("() => document.activeElement.id") == "bruno-card-3"


def test_on_a_phone_it_is_a_bar_that_says_what_matters_and_opens_when_something_in_it_is_asked(visitors: Visitors):
    anna = visitors.come("rivals", size=PHONE)
    folded = anna.page.locator(f"{area('rival-2')}")
    assert folded.bounding_box()["height"] == pytest.approx(44, abs=0.6)  # type: ignore[index]
    assert folded.locator(".fold").inner_text().split("\n") == ["Clara", "31 points · 4 cards"]
    anna.page.locator(f"{area('rival-1')}.open").wait_for()
    assert is_inside(box(anna, "#bruno-card-3"), box(anna, area("rival-1")))
    folded.locator(".fold").tap()
    anna.page.locator(f"{area('rival-2')}.open").wait_for()
    assert is_inside(box(anna, "#clara-board"), box(anna, area("rival-2")))
    waits(anna, 1)
    assert folded.locator(".summary").inner_text() == "32 points · 4 cards"
    assert folded.evaluate("(area) => area.matches('.open')"), "what was opened by hand stays open"
    folded.locator(".fold").tap()
    anna.page.locator(f"{area('rival-2')}.shut").wait_for()
    anna.tap("bruno-card-0")
    anna.page.locator('.area[data-area="table"] #bruno-card-0').wait_for()


def test_what_is_folded_away_is_not_chosen_by_a_tap_beside_it(visitors: Visitors):
    anna = visitors.come("rivals", size=PHONE)
    anna.page.locator(f"{area('rival-1')} > .fold").tap()
    anna.page.locator(f"{area('rival-1')}.shut").wait_for()
    seq, below = anna.seq, box(anna, area("rival-2"))
    hidden = box(anna, "#bruno-card-1")
    anna.page.touchscreen.tap(hidden["x"] + 10, below["bottom"] + 6)
    anna.page.wait_for_timeout(150)
    assert anna.seq == seq


def test_a_finger_on_a_small_board_looks_at_it_first(visitors: Visitors):
    """On a wide screen with a finger: a tap opens, the next one chooses."""
    anna = visitors.come("rivals", size=PHONE)
    anna.page.set_viewport_size({"width": 1100, "height": 800})
    anna.page.locator(f"{area('rival-1')}.shut").wait_for()
    seq = anna.seq
    at = anna.spot(anna.lit("bruno-card-1"))
    anna.page.touchscreen.tap(*at)
    anna.page.locator(f"{area('rival-1')}.open").wait_for()
    assert anna.seq == seq
    anna.page.touchscreen.tap(*anna.spot(anna.lit("bruno-card-1")))
    anna.steps_on(seq, 0)


def test_boards_go_and_others_take_their_place(visitors: Visitors):
    anna = visitors.come("rivals")
    waits(anna, 2)
    clara = boxes(anna)["rival-2"]
    assert "clara-card-0" in anna.board()["rival-2"]
    anna.page.locator(".log ol").focus()
    waits(anna, 1)
    assert list(anna.board()) == ["table", "rival-1", "rival-3"]
    assert boxes(anna)["rival-3"] == clara
    seq = anna.seq
    anna.page.locator("[data-do=undo]").click()
    anna.steps_on(seq, 0)
    assert list(anna.board()) == ["table", "rival-1", "rival-2", "rival-3"]
    assert boxes(anna)["rival-2"] == clara


def test_the_keyboard_stays_where_it_is_when_boards_go(visitors: Visitors):
    anna = visitors.come("rivals")
    waits(anna, 2)
    anna.lit("bruno-card-2").focus()
    anna.page.keyboard.press(str(anna.option("wait").number))
    anna.page.locator(f"body:not(:has({area('rival-2')}))").wait_for()
    anna.my_turn()
    assert anna.page.evaluate("() => document.activeElement.id") == "bruno-card-2"


@pytest.mark.parametrize(("lang", "size"), [("it", DESKTOP), ("en", PHONE)], ids=["desktop", "phone"])
def test_everybody_can_use_it(visitors: Visitors, lang: str, size: tuple[int, int]):
    anna = visitors.come("rivals", lang=lang, size=size)
    is_fine_in_the_dark(anna)
    anna.page.locator(f"{area('rival-2')} > .fold").press("Enter")
    anna.page.locator(f"{area('rival-2')}.open").wait_for()
    is_fine_in_the_dark(anna)
