"""A board that is larger than its window: wheel, drag, keys, fingers, the small picture, and ways out of sight."""

from __future__ import annotations

import pytest

from tests.browser.people import DESKTOP, PHONE, QUIET, Person
from tests.browser.test_everybody import is_fine_in_the_dark
from tests.browser.visitors import Fingers, Visitors, box, is_inside, middle, whereabouts

pytestmark = pytest.mark.compiled_only

# Wheels turn by twice as many pixels as they should: the browser of these tests paints half as many.
CHART = ".area[data-area=chart]"
UNDER = """([x, y]) => document.elementFromPoint(x, y).closest("[id^=hex]")?.id ?? "" """
VIEW = """() => document.querySelector(".area[data-area=chart] > svg").getAttribute("viewBox").split(" ").map(Number)"""


def zoom(person: Person) -> float:
    return float(person.page.locator(CHART).get_attribute("data-zoom") or 0)


def view(person: Person) -> tuple[float, ...]:
    """What is in sight, once it has come to rest."""
    person.page.locator(f"{CHART}:not(.moving)").wait_for()
    return tuple(person.page.evaluate(VIEW))


def reaches(person: Person, wanted: str) -> None:
    """Wait until the chart is so large."""
    person.page.locator(f"{CHART}[data-zoom='{wanted}']").wait_for()


def closer(person: Person, times: int = 2) -> None:
    """By keys, about the middle."""
    for k in range(1, times + 1):
        person.page.keyboard.press("+")
        reaches(person, f"{min(1.5**k, 5):.2f}")


def test_a_wheel_enlarges_what_is_under_the_pointer(visitors: Visitors):
    anna = visitors.come("chart")
    at = middle(anna, "#hex-2-3")
    anna.page.mouse.move(*at)
    for _ in range(4):
        anna.page.mouse.wheel(0, -200)
    anna.page.wait_for_function("() => Number(document.querySelector('.zooms').dataset.zoom) > 2.4")
    assert anna.page.evaluate(UNDER, list(at)) == "hex-2-3"
    assert anna.page.locator(CHART).evaluate("(area) => area.matches('.zoomed')")
    for _ in range(6):
        anna.page.mouse.wheel(0, 200)
    reaches(anna, "1.00")
    assert view(anna) == pytest.approx((0, 0, 1040, 560), abs=0.5)


def test_two_fingers_on_a_touch_pad_move_it_and_with_control_they_enlarge_it(visitors: Visitors):
    anna = visitors.come("chart")
    anna.page.mouse.move(*middle(anna, CHART))
    anna.page.mouse.wheel(8, 10)
    assert zoom(anna) == 1
    anna.page.keyboard.down("Control")
    anna.page.mouse.wheel(0, -240)
    anna.page.keyboard.up("Control")
    anna.page.wait_for_function("() => Number(document.querySelector('.zooms').dataset.zoom) > 1.5")
    before = view(anna)
    anna.page.mouse.wheel(20, 12)
    anna.page.wait_for_function(f"() => ({VIEW})()[0] > {before[0]}")
    assert view(anna)[1] > before[1]
    assert view(anna)[2:] == before[2:]


def test_a_drag_moves_it_and_never_chooses(visitors: Visitors):
    anna = visitors.come("chart")
    closer(anna)
    before, seq = view(anna), anna.seq
    x, y = anna.spot(anna.lit("hex-5-2"))
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x - 60, y - 30, steps=4)
    anna.page.mouse.up()
    assert view(anna)[0] > before[0]
    assert view(anna)[1] > before[1]
    assert anna.page.evaluate(UNDER, [x - 60, y - 30]) == "hex-5-2", "what was grasped stays under the hand"
    assert (anna.seq, anna.state["mine"]) == (seq, "1")
    anna.click("hex-5-2")
    anna.steps_on(seq, 0)


def test_keys_and_buttons_do_the_same_without_a_pointer(visitors: Visitors):
    anna = visitors.come("chart", lang="it")
    closer(anna, 3)
    anna.page.keyboard.press("-")
    reaches(anna, "2.25")
    before = view(anna)
    anna.page.keyboard.press("Shift+ArrowLeft")
    anna.page.wait_for_function(f"() => ({VIEW})()[0] < {before[0]}")
    anna.page.keyboard.press("0")
    reaches(anna, "1.00")
    names = anna.page.locator(".tools button").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert names == ["Ingrandisci", "Rimpicciolisci", "Mostra tutto"]
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("() => document.activeElement.dataset.do") == "zoom-in":
            break
    anna.page.keyboard.press("Enter")
    reaches(anna, "1.50")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    reaches(anna, "1.00")
    assert anna.page.evaluate("() => document.activeElement.dataset.do") == "zoom-fit"


def test_a_double_click_goes_to_the_place_and_back(visitors: Visitors):
    anna = visitors.come("chart")
    at = middle(anna, "#hex-2-1")
    anna.page.mouse.dblclick(*at)
    reaches(anna, "2.50")
    assert anna.page.evaluate(UNDER, list(at)) == "hex-2-1"
    assert not anna.page.locator(".popup.card").is_visible(), "who looks closer does not ask why not"
    anna.page.mouse.dblclick(*at)
    reaches(anna, "1.00")


def test_the_small_picture_shows_where_one_is_and_leads_elsewhere(visitors: Visitors):
    anna = visitors.come("chart")
    small = anna.page.locator(".overview")
    assert not small.is_visible()
    closer(anna)
    small.wait_for()
    assert small.locator("[id]").count() == 0
    assert small.locator("path").count() > 60
    before = view(anna)
    window = box(anna, ".overview .window")
    whole = box(anna, ".overview svg")
    assert is_inside(window, whole)
    assert window["width"] / whole["width"] == pytest.approx(before[2] / 1040, abs=0.1)
    anna.page.mouse.move(whole["right"] - 4, whole["bottom"] - 4)
    anna.page.mouse.down()
    assert view(anna)[0] + view(anna)[2] == pytest.approx(1040, abs=1)
    anna.page.mouse.move(whole["x"] + 4, whole["bottom"] - 4, steps=3)
    anna.page.mouse.up()
    assert view(anna)[0] == pytest.approx(0, abs=1)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_chevrons_count_what_is_out_of_sight_and_lead_there(visitors: Visitors, by: str):
    anna = visitors.come("chart")
    assert anna.page.locator(".chevron").count() == 0
    closer(anna, 3)
    anna.page.locator(".chevron").nth(2).wait_for()
    two = anna.page.locator(".chevron", has_text="2")
    assert two.get_attribute("aria-label") == "Show 2 choices out of sight"
    at = whereabouts(two)
    assert at["right"] <= box(anna, ".tools")["x"], "it does not lie on the buttons"
    assert is_inside(at, box(anna, CHART))
    if by == "mouse":
        two.click()
    else:
        two.focus()
        anna.page.keyboard.press("Enter")
    nearest = "#hex-8-5"
    anna.page.wait_for_function(
        """(ident) => {
          const [inner, outer] = [ident, ".zooms"].map((one) => document.querySelector(one).getBoundingClientRect());
          return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
        }""",
        arg=nearest,
    )
    if by == "keyboard":
        anna.page.wait_for_function("() => document.activeElement.id === 'hex-8-5'")


def test_the_keyboard_brings_what_it_stands_on_into_sight(visitors: Visitors):
    anna = visitors.come("chart")
    closer(anna, 3)
    reached = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"):
        anna.page.keyboard.press(key)
        focus = anna.page.evaluate("() => document.activeElement.id")
        reached.add(focus)
        assert is_inside(box(anna, f"#{focus}"), box(anna, CHART)), focus
        hint = anna.sees(".popup.hint .label", anna.lit(focus).get_attribute("aria-label"))
        assert hint.is_visible()
    assert len(reached) > 2


def test_arrows_move_the_board_where_nothing_can_be_chosen(visitors: Visitors):
    anna = visitors.come("chart")
    for _ in range(5):
        before = anna.state
        anna.page.keyboard.press("1")
        anna.page.locator(f"body:not([data-revision='{before['revision']}'])").wait_for()
    anna.body("[data-mine='0']")
    closer(anna)
    before_view = view(anna)
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function(f"() => ({VIEW})()[0] > {before_view[0]}")


def test_how_it_is_looked_at_stays_when_the_board_changes_and_when_the_page_is_loaded_again(visitors: Visitors):
    anna = visitors.come("chart")
    closer(anna)
    before, seq = view(anna), anna.seq
    anna.click("hex-5-2")
    anna.steps_on(seq, 0)
    assert anna.page.locator("#token-0").count() == 1
    assert view(anna) == before
    token, place = box(anna, "#token-0"), box(anna, "#hex-5-2")
    assert is_inside(token, place)
    anna.page.reload()
    anna.my_turn()
    assert view(anna) == before
    assert box(anna, "#token-0") == token


def test_fingers_part_and_move_and_a_double_tap_goes_there(visitors: Visitors):
    anna = visitors.come("chart", size=PHONE)
    fingers = Fingers(anna)
    readable = zoom(anna)
    assert readable == pytest.approx(760 / 390, abs=0.02), "as large as it must be to be read"
    x, y = middle(anna, CHART)
    fingers.move(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    assert zoom(anna) > readable * 1.8
    before, seq = view(anna), anna.seq
    fingers.move(((x, y), (x - 60, y - 40)))
    assert view(anna)[0] > before[0]
    assert view(anna)[1] > before[1]
    assert anna.seq == seq
    fingers.move(((x - 150, y), (x - 20, y)), ((x + 150, y), (x + 20, y)))
    fingers.move(((x - 150, y), (x - 20, y)), ((x + 150, y), (x + 20, y)))
    reaches(anna, "1.00")
    at = middle(anna, "#hex-2-3")
    anna.page.touchscreen.tap(*at)
    anna.page.touchscreen.tap(*at)
    reaches(anna, "2.50")


def test_a_finger_scrolls_the_page_where_the_board_has_no_more_to_show(visitors: Visitors):
    anna = visitors.come("chart", size=PHONE)
    anna.page.set_viewport_size({"width": 390, "height": 400})
    anna.page.keyboard.press("0")
    reaches(anna, "1.00")
    x, y = middle(anna, CHART)
    Fingers(anna).move(((x, y), (x, y - 80)), steps=12)
    anna.page.wait_for_function("() => scrollY > 10")
    assert zoom(anna) == 1


def test_a_tap_on_a_phone_chooses_what_is_in_sight_only(visitors: Visitors):
    anna = visitors.come("chart", size=PHONE)
    seq = anna.seq
    frame = box(anna, CHART)
    anna.page.touchscreen.tap(
        frame["x"] + 60, frame["bottom"] + 20
    )  # hexes go on under the shelf, but nobody sees them
    anna.tap("hex-5-2")
    anna.steps_on(seq, 0)
    assert anna.page.locator("#token-0").count() == 1


@pytest.mark.parametrize("moving", [False, True], ids=["calm", "moving"])
def test_it_is_there_at_once_if_somebody_wants_it_calm(visitors: Visitors, moving: bool):
    anna = visitors.come("chart", moving=moving, prefers={**QUIET, "still": False})
    at_once = anna.page.evaluate("""() => {
      document.querySelector("[data-do=zoom-in]").click();
      return document.querySelector(".zooms").dataset.zoom;
    }""")
    assert at_once == ("1.00" if moving else "1.50")
    reaches(anna, "1.50")


def test_keys_pressed_one_upon_the_other_all_count(visitors: Visitors):
    anna = visitors.come("chart", moving=True, prefers={**QUIET, "still": False})
    anna.page.evaluate("() => [1, 2].forEach(() => document.querySelector('[data-do=zoom-in]').click())")
    reaches(anna, "2.25")


COMINGS = """() => {
  window.comings = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (this.id?.startsWith("token")) {
      animation.pause();
      animation.currentTime = 0;
      const box = this.getBoundingClientRect();
      window.comings.push([(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
      animation.play();
    }
    return animation;
  };
}"""


def test_what_appears_comes_from_where_it_says(visitors: Visitors):
    anna = visitors.come("chart", moving=True, prefers={**QUIET, "still": False})
    anna.page.evaluate(COMINGS)
    bag = middle(anna, "#bag")
    seq = anna.seq
    anna.page.keyboard.press("3")
    anna.page.locator(f"body:not([data-revision='{seq}'])").wait_for()
    anna.my_turn()
    ((x, y),) = anna.page.evaluate("() => window.comings")
    assert (x, y) == pytest.approx(bag, abs=4)
    assert is_inside(box(anna, "#token-0"), box(anna, "#hex-5-2"))


@pytest.mark.parametrize(("lang", "size"), [("it", DESKTOP), ("en", PHONE)], ids=["desktop", "phone"])
def test_everybody_can_use_it(visitors: Visitors, lang: str, size: tuple[int, int]):
    anna = visitors.come("chart", lang=lang, size=size)
    is_fine_in_the_dark(anna)
    anna.page.keyboard.press("+")
    anna.page.locator(".chevron").first.wait_for()
    is_fine_in_the_dark(anna)
