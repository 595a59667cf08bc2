"""For everybody: axe, names for all that is lit, keyboard, a live region, calm screens, narrow screens, both themes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.play.match import AnyMatch, Match
from tests.browser.people import DESKTOP, PHONE, QUIET, People, Person
from tests.browser.tables import lay, phalanxx, pushes, set_table

pytestmark = pytest.mark.compiled_only

AXE = Axe()
GRAVE = ("serious", "critical")
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
PAGES = [
    "/",
    "/new?game=phalanxx",
    "/new?game=dirty_deeds&set-meshed=yes",
    "/rules/vendemmia?set-rounds=4",
    "/settings/dirty_deeds",
    "/learn/vendemmia",
    "/replay",
    "/nowhere",
]
WIDTH = "() => document.documentElement.scrollWidth - innerWidth"

# All that can be reached, by a name that is unique on the page; of radio buttons the chosen one.
CONTROLS = """() => {
  const wanted = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const all = [...document.querySelectorAll(wanted)].filter((node) => {
    if (!node.checkVisibility({visibilityProperty: true}) || node.disabled) return false;
    return node.type !== "radio" || node.checked || !document.querySelector(`[name="${node.name}"]:checked`);
  });
  all.forEach((node, k) => (node.dataset.stop = String(k)));
  return all.length;
}"""
STOP = """() => {
  const focus = document.activeElement, style = getComputedStyle(focus);
  const seen = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  const marked = seen || Boolean(focus.nextElementSibling && focus.matches("input"));
  return [focus.dataset.stop ?? "", marked || focus === document.body, focus.outerHTML.slice(0, 120)];
}"""

WHOLE = """() => {
  const frame = document.querySelector(".qr svg").getBoundingClientRect();
  return [...document.querySelectorAll(".qr path")].every((path) => {
    const box = path.getBoundingClientRect();
    return box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom;
  });
}"""


def faults(page: Page, part: dict[str, Any], options: dict[str, Any]) -> list[str]:
    """What axe finds that is grave; the rest is printed."""
    heard = AXE.run(page, context=part, options={"resultTypes": ["violations"], **options}).response
    assert heard["passes"], "axe has looked at nothing"
    found = heard["violations"]
    for fault in found:
        print(fault["impact"], fault["id"], len(fault["nodes"]), page.url)
    return [
        f"{fault['id']}: {fault['help']}\n  " + "\n  ".join(node["html"][:160] for node in fault["nodes"][:4])
        for fault in found
        if fault["impact"] in GRAVE
    ]


def is_fine(person: Person, part: str = "html") -> None:
    """Nothing grave, and nothing beyond the edge of the screen."""
    page = person.page
    assert faults(page, {"include": [[part]]}, {}) == [], page.url
    assert page.evaluate(WIDTH) <= 0, f"{page.url} must be scrolled sideways"


def is_fine_in_the_dark(person: Person, part: str = "html") -> None:
    """The same in both themes; only colours differ, and boards not even in them."""
    is_fine(person, part)
    person.page.emulate_media(color_scheme="dark")
    assert faults(person.page, {"include": [[part]], "exclude": [[".board"]]}, CONTRAST) == [], person.page.url
    person.page.emulate_media(color_scheme="light")


class Middle(NamedTuple):
    """The middle of a match: seat 0 can take this action, and something on the board that it cannot choose."""

    game: str
    plies: int
    action: str
    unlit: str


DICE = Middle("phalanxx", 60, "die:1", "region-sippar")
SECRET = Middle("dirty_deeds", 60, "choose:spy", "hand-0")
CITY = Middle("dei", 40, "finish", "mission-4-1")
CIRCUS = Middle("magnificent", 60, "rest", "level-5")


def in_the_middle(middle: Middle) -> AnyMatch:
    """Something is on the board, and seat 0 has to choose."""
    match: AnyMatch = Match(find(middle.game), 2, 4)
    rng = Rng(4)
    while match.ply < middle.plies or match.to_act[0] != 0 or middle.action not in match.legal(0):
        play_any(match, rng)
    return match


def play_any(match: AnyMatch, rng: Rng) -> None:
    legal = match.legal()
    match.push(legal[rng.below(len(legal))])


def at_a_table(people: People, match: AnyMatch, **how: Any) -> Person:
    anna = people.come(**how)
    table = set_table(anna, match.game.name, ["me", "bot:wanderer"])
    lay(people.server, table, match)
    anna.go(table)
    return anna


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("it", PHONE)], ids=["desktop", "phone"])
def test_pages(people: People, lang: str, size: tuple[int, int]):
    anna = people.come(lang=lang, size=size)
    for path in PAGES:
        page = anna.go(path)
        assert page.locator("html").get_attribute("lang") == lang
        if size == DESKTOP:
            is_fine_in_the_dark(anna)
        else:
            is_fine(anna)
    people.forgive("404")


@pytest.mark.parametrize(("lang", "size"), [("it", DESKTOP), ("en", PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("middle", [DICE, SECRET, CITY, CIRCUS], ids=lambda middle: middle.game)
def test_the_table(people: People, lang: str, size: tuple[int, int], middle: Middle):
    anna = at_a_table(people, in_the_middle(middle), lang=lang, size=size)
    anna.my_turn()
    is_fine_in_the_dark(anna)
    unnamed = """() => [...document.querySelectorAll(".board .can")].filter((lit) =>
      !lit.getAttribute("aria-label") || lit.getAttribute("role") !== "button" || lit.tabIndex !== 0).length"""
    assert anna.page.evaluate(unnamed) == 0
    assert anna.page.locator(".board .can").count() > 1

    anna.page.locator(f'.board [id="{middle.unlit}"]').click(force=True)
    anna.sees(".popup.card")
    is_fine_in_the_dark(anna, ".popup.card")
    anna.page.locator(".popup.card .rule").click()
    anna.sees("dialog.rulebook .clause.here")
    is_fine_in_the_dark(anna, "dialog.rulebook")


def test_gathering_and_its_invitation(people: People):
    anna = people.come(size=PHONE)
    anna.go(set_table(anna, "phalanxx", ["me", "friend", "bot:rival"], public=True))
    anna.sees(".gathering li", "free seat")
    anna.page.locator(".gathering [data-do=invite][data-seat='1']").click()
    anna.sees(".invited .qr svg")
    assert anna.page.evaluate(WHOLE), "the code is cut off"
    is_fine_in_the_dark(anna)
    bruno = people.come()
    bruno.go(anna.page.url)
    bruno.sees(".gathering form")
    is_fine_in_the_dark(bruno)


@pytest.mark.parametrize("middle", [DICE, SECRET, CITY, CIRCUS], ids=lambda middle: middle.game)
def test_the_end(people: People, middle: Middle):
    match = in_the_middle(middle)
    rng = Rng(9)
    while not match.over:
        play_any(match, rng)
    anna = at_a_table(people, match)
    anna.sees("dialog.end .scores")
    is_fine_in_the_dark(anna, "dialog.end")
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    is_fine(anna, "dialog.end")


def walk(person: Person) -> None:
    """With Tab alone to everything, and it is always to be seen where one is."""
    count = person.page.evaluate(CONTROLS)
    reached: set[str] = set()
    for _ in range(count + 3):
        person.page.keyboard.press("Tab")
        stop, marked, what = person.page.evaluate(STOP)
        assert marked, f"the focus is not to be seen on {what}"
        reached.add(stop)
    missed = [stop for stop in map(str, range(count)) if stop not in reached]
    told = person.page.evaluate(
        "(all) => all.map((k) => document.querySelector(`[data-stop='${k}']`).outerHTML)", missed
    )
    assert told == []


def test_everything_is_reached_by_tab(people: People):
    anna = people.come()
    anna.go("/new?game=phalanxx")
    walk(anna)
    table = at_a_table(people, phalanxx(2, ["buy-none"]))
    table.my_turn()
    walk(table)


def test_what_happens_is_read_out(people: People):
    anna = at_a_table(people, phalanxx(2, ["buy-none"], then=pushes(1)))
    anna.my_turn()
    lines = len(anna.log)
    anna.choose(*pushes(1)[0])
    assert anna.page.locator(".live").get_attribute("aria-live") == "polite"
    said = anna.page.locator(".live p").all_text_contents()
    assert said[: len(anna.log) - lines] == anna.log[lines:]


RUNNING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map((one) => one.effect.target.outerHTML.slice(0, 120))"""
COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) { window.moved++; return animate.apply(this, given); };
}"""


@pytest.mark.parametrize("moving", [False, True], ids=["calm", "moving"])
def test_pieces_move_visibly_unless_somebody_wants_it_calm(people: People, moving: bool):
    """What the machine says is enough: nothing has to be set in the table's own options."""
    anna = at_a_table(
        people, phalanxx(2, ["buy-none"], then=pushes(1)), moving=moving, prefers={**QUIET, "still": False}
    )
    anna.my_turn()
    anna.page.evaluate(COUNT)
    anna.hover("travelling-1")
    anna.page.locator(".board .ghost").first.wait_for(state="attached")
    if not moving:
        assert anna.page.evaluate(RUNNING) == []
    anna.choose(*pushes(1)[0])
    assert bool(anna.page.evaluate("() => window.moved")) == moving
