"""Amounts, pieces to turn, what stands aside, and hundreds of choices: by mouse, by keys alone, and by touch."""

from __future__ import annotations

import pytest

from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_everybody import is_fine_in_the_dark
from tests.browser.visitors import Visitors, middle

pytestmark = pytest.mark.compiled_only

SET = ".stepper .number"
TAKE = ".stepper [data-do=choose]"


def is_set(person: Person, amount: int) -> None:
    """Wait until the scale stands so, for everybody."""
    person.page.locator(f"{SET}[aria-valuenow='{amount}']").wait_for()
    assert person.page.locator(SET).input_value() == str(amount)
    assert person.page.locator(SET).get_attribute("aria-valuetext") == person.page.locator(f"{TAKE} span").inner_text()


def dimmed(person: Person) -> int:
    return person.page.locator(".board .dimmed").count()


# Amounts.


def test_an_amount_is_set_with_the_mouse_and_shows_what_it_would_do(visitors: Visitors):
    anna = visitors.come("bid")
    assert anna.page.locator(".prompt [data-do=choose]").count() == 2, "one scale, and the button to pass"
    assert [option.action for option in anna.options] == ["bid:0", "pass"]
    for _ in range(3):
        anna.page.locator("[data-do=more]").click()
    anna.page.locator("[data-do=less]").click()
    is_set(anna, 2)
    anna.page.wait_for_function("() => document.querySelectorAll('.board .dimmed').length === 2")
    assert [option.label for option in anna.options] == ["Bid 2: leaves you 18", "Do not bid"]
    slider = anna.page.locator(".stepper .slider")
    slider.fill("7")
    is_set(anna, 7)
    anna.page.locator(TAKE).click()
    anna.body("[data-steps='1']")
    anna.sees(".prompt .steps", "Bid 7: leaves you 13")
    for _ in range(3):
        anna.page.locator("[data-do=more]").click()
    is_set(anna, 4)  # three does not go
    anna.page.locator("[data-do=back]").click()
    anna.body("[data-steps='0']")
    is_set(anna, 0)


def test_an_amount_is_typed_and_taken_without_a_pointer(visitors: Visitors):
    anna = visitors.come("bid")
    anna.page.keyboard.press("1")
    is_set(anna, 1)
    anna.page.keyboard.press("1")
    is_set(anna, 11)
    anna.page.keyboard.press("7")
    assert anna.page.locator(SET).get_attribute("aria-invalid") == "true"
    anna.page.keyboard.press("Enter")
    assert anna.state["steps"] == "0", "what is no amount is not taken"
    anna.page.keyboard.press("ArrowDown")
    is_set(anna, 10)
    for key, amount in (("Home", 0), ("PageUp", 5), ("End", 12), ("PageDown", 7), ("ArrowUp", 8)):
        anna.page.keyboard.press(key)
        is_set(anna, amount)
    anna.page.wait_for_function("() => document.querySelectorAll('.board .dimmed').length === 8")
    anna.page.keyboard.press("Enter")
    anna.body("[data-steps='1']")
    anna.page.keyboard.press("Escape")
    anna.body("[data-steps='0']")
    anna.page.locator("body").evaluate("() => document.activeElement.blur()")
    anna.page.keyboard.press("+")
    is_set(anna, 1)
    anna.page.keyboard.press("-")
    is_set(anna, 0)


def test_a_scale_says_to_screen_readers_what_it_is(visitors: Visitors):
    anna = visitors.come("bid", lang="it")
    field = anna.page.get_by_role("spinbutton", name="Quanto")
    assert [field.get_attribute(f"aria-value{part}") for part in ("min", "now", "max")] == ["0", "0", "12"]
    assert anna.page.get_by_role("button", name="Di più").count() == 1
    assert anna.page.get_by_role("slider").count() == 0, "the same is not read twice"


def test_an_amount_is_set_with_a_finger(visitors: Visitors):
    anna = visitors.come("bid", size=PHONE)
    for what in ("less", "more"):
        found = anna.page.locator(f"[data-do={what}]").bounding_box()
        assert found
        assert min(found["width"], found["height"]) >= 43.9
    anna.page.locator("[data-do=more]").tap()
    is_set(anna, 1)
    anna.page.locator(TAKE).tap()
    anna.body("[data-steps='1']")


# Pieces to turn.

TURNED = """() => document.querySelector(".board .ghost")?.getAttribute("transform") ?? "" """
GHOST = """() => [...document.querySelectorAll(".board .ghost rect")].map((rect) =>
  [(rect.getAttribute("x") - 575) / 62, (rect.getAttribute("y") - 15) / 62]).sort().join(" ")"""


def lies(person: Person, angle: int) -> None:
    person.page.wait_for_function(f"(angle) => ({TURNED})().endsWith(`rotate(${{angle}})`)", arg=angle)


def test_a_piece_in_its_place_is_turned_with_petals_wheel_and_keys_and_a_click_takes_it(visitors: Visitors):
    anna = visitors.come("piece")
    anna.click("cell-1")
    anna.body("[data-steps='1']")
    petals = anna.page.locator(".petal")
    petals.nth(5).wait_for()
    lies(anna, 0)
    pressed = anna.page.locator(".petal[aria-pressed=true]")
    assert pressed.get_attribute("aria-label") == "Lay it with the road at 0"
    petals.nth(2).hover()
    lies(anna, 120)
    x, y = middle(anna, "#cell-1")
    anna.page.mouse.move(x, y)
    anna.page.mouse.wheel(0, 200)
    lies(anna, 180)
    anna.page.keyboard.press("r")
    lies(anna, 240)
    anna.page.keyboard.press("Shift+R")
    lies(anna, 180)
    assert not anna.page.locator("dialog.rulebook").is_visible(), "here r turns; elsewhere it opens the rules"
    anna.page.locator("[data-do=turn]").click()
    lies(anna, 240)
    seq = anna.seq
    anna.page.mouse.click(x, y)
    anna.steps_on(seq, 1)
    assert (anna.page.locator("#tile").get_attribute("transform") or "").endswith("rotate(240)")
    assert anna.page.locator(".petal:visible").count() == 0


def test_a_petal_takes_the_piece_as_it_shows_it(visitors: Visitors):
    anna = visitors.come("piece")
    anna.click("cell-2")
    anna.body("[data-steps='1']")
    seq = anna.seq
    assert anna.page.locator(".petal").count() == 3
    anna.page.locator(".petal").nth(1).click()
    anna.steps_on(seq, 1)
    assert (anna.page.locator("#tile").get_attribute("transform") or "").endswith("rotate(180)")


def test_over_many_places_a_piece_keeps_how_it_was_turned(visitors: Visitors):
    anna = visitors.come("piece")
    anna.hover("sq-3-3")
    anna.page.wait_for_function(f"() => ({GHOST})() === '3,3 4,3 5,3 5,4'")
    anna.sees(".popup.hint .note", "R: turn")
    anna.page.keyboard.press("r")
    anna.page.wait_for_function(f"() => ({GHOST})() === '2,5 3,3 3,4 3,5'")
    anna.page.keyboard.press("f")
    anna.page.wait_for_function(f"() => ({GHOST})().includes('3,3') && ({GHOST})() !== '2,5 3,3 3,4 3,5'")
    anna.page.keyboard.press("f")
    anna.hover("sq-4-2")
    anna.page.wait_for_function(f"() => ({GHOST})() === '3,4 4,2 4,3 4,4'")
    assert anna.page.locator(".petal:visible").count() == 0, "petals would lie over other places"
    seq = anna.seq
    anna.click("sq-4-2")
    anna.steps_on(seq, 0)
    assert anna.log[-1] == "lay:4:2:90:0"


def test_a_piece_is_turned_and_laid_without_a_pointer(visitors: Visitors):
    anna = visitors.come("piece")
    anna.lit("sq-3-3").focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function("() => document.activeElement.id === 'sq-4-3'")
    anna.page.wait_for_function(f"() => ({GHOST})() === '4,3 5,3 6,3 6,4'")
    assert anna.lit("sq-4-3").get_attribute("aria-label") == "Lay it at e4, turned 0"
    anna.page.keyboard.press("r")
    anna.page.wait_for_function(f"() => ({GHOST})() === '3,5 4,3 4,4 4,5'")
    assert anna.lit("sq-4-3").get_attribute("aria-label") == "Lay it at e4, turned 90"
    assert anna.page.locator(".live").inner_text() == "Lay it at e4, turned 90"
    seq = anna.seq
    anna.page.keyboard.press("Enter")
    anna.steps_on(seq, 0)
    assert anna.log[-1] == "lay:4:3:90:0"
    anna.page.keyboard.press(str(anna.option("cell:cell-1").number))
    anna.body("[data-steps='1']")
    lies(anna, 0)
    anna.page.keyboard.press("r")
    lies(anna, 60)
    for _ in range(60):
        anna.page.keyboard.press("Tab")
        if "petal" in anna.page.evaluate("() => document.activeElement.className"):
            break
    lies(anna, 0)
    anna.page.keyboard.press("Enter")
    anna.steps_on(seq + 1, 1)
    assert anna.log[-1] == "cell:cell-1 turn:0"


def test_a_finger_holds_a_piece_turns_it_by_tapping_and_takes_it_with_the_button(visitors: Visitors):
    anna = visitors.come("piece", size=PHONE)
    anna.tap("sq-3-3")
    anna.sees(".prompt .gold", "Lay it at d4, turned 0")
    anna.page.wait_for_function(f"() => ({GHOST})() === '3,3 4,3 5,3 5,4'")
    assert anna.page.locator(".petal:visible").count() == 8
    anna.tap("sq-3-3")
    anna.sees(".prompt .gold", "Lay it at d4, turned 90")
    anna.page.locator(".prompt [data-do=flip]").tap()
    anna.sees(".prompt .gold", "flipped")
    anna.tap("sq-4-2")
    anna.sees(".prompt .gold", "Lay it at e3, turned 90, flipped")
    petal = anna.page.locator(".petal[aria-label$='turned 0']")
    petal.tap()
    anna.sees(".prompt .gold", "Lay it at e3, turned 0")
    assert anna.seq == 1
    anna.page.locator(".prompt .gold").tap()
    anna.steps_on(1, 0)
    assert anna.log[-1] == "lay:4:2:0:0"


def test_petals_stay_around_their_place_and_a_tap_elsewhere_lets_the_piece_go(visitors: Visitors):
    anna = visitors.come("piece", size=PHONE)
    anna.page.set_viewport_size({"width": 390, "height": 700})
    anna.tap("sq-3-3")
    anna.page.locator(".petal").first.wait_for()

    def apart() -> tuple[float, float]:
        (x, y), (a, b) = middle(anna, "#sq-3-3"), middle(anna, ".petal")
        return round(x - a), round(y - b)

    before = apart()
    anna.page.evaluate("() => scrollBy(0, -40)")
    anna.page.wait_for_timeout(100)
    assert apart() == before
    sea = anna.page.locator(".area[data-area=sea]").bounding_box()
    assert sea
    anna.page.touchscreen.tap(sea["x"] + sea["width"] - 12, sea["y"] + sea["height"] - 12)
    anna.page.locator(".petals").wait_for(state="hidden")
    assert anna.page.locator(".board .ghost").count() == 0


# What stands aside.


def test_what_stands_aside_is_fainter_and_comes_last(visitors: Visitors):
    anna = visitors.come("sweets")
    assert [option.action for option in anna.options] == ["squad-0", "squad-1", "squad-2", "eat"]
    shine = anna.page.locator(".light:not(.aside)").evaluate("(light) => Number(getComputedStyle(light).opacity)")
    aside = anna.page.locator(".light.aside").evaluate("(light) => Number(getComputedStyle(light).opacity)")
    assert aside < 0.7 * shine


def test_after_something_aside_the_move_goes_on_where_it_was_as_far_as_it_can(visitors: Visitors):
    anna = visitors.come("sweets")
    for ident, steps in (("squad-0", 1), ("place-1", 2)):
        anna.click(ident)
        anna.body(f"[data-steps='{steps}']")
    anna.click("sweet")
    anna.body("[data-revision='2'][data-steps='2'][data-mine='1']")
    anna.sees(".notice", "Your move goes on where it was: Squad 0 › To place 1")
    anna.click("sweet")
    anna.body("[data-revision='3'][data-steps='1'][data-mine='1']")
    anna.sees(".notice", "Your move goes on as far as it still can: Squad 0")
    assert "place-1" not in {option.action for option in anna.options}
    anna.page.keyboard.press("Escape")
    anna.body("[data-steps='0']")


# Hundreds of choices.


def test_hundreds_of_lights_are_one_layer_with_one_filter(visitors: Visitors):
    anna = visitors.come("many")
    assert anna.page.locator(".board .can").count() == 450
    assert anna.page.locator(".board .light").count() == 1
    assert anna.page.locator(".board .edge").count() == 450
    anna.hover("s-213")
    anna.sees(".popup.hint .label", "Square 213")
    assert anna.page.locator(".board .light.on .edge").count() == 1
    seq = anna.seq
    anna.click("s-213")
    anna.steps_on(seq, 0)
    assert anna.page.locator(".board .edge").count() == 449
    anna.page.keyboard.type("449")
    anna.steps_on(seq + 1, 0)
    assert anna.log[-1] == "s-449"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("board", ["bid", "piece", "sweets"])
def test_everybody_can_use_them(visitors: Visitors, board: str, size: tuple[int, int]):
    anna = visitors.come(board, size=size, lang="it" if board == "bid" else "en")
    if board == "piece":
        anna.page.keyboard.press("1")
        anna.body("[data-steps='1']")
        anna.page.locator(".petal").first.wait_for()
    is_fine_in_the_dark(anna)
