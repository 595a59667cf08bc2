"""Nothing is cut off: every word of every page and board is in sight, or a scroll away, on any width of screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.play.match import AnyMatch, Match
from tests.browser.people import People, Person
from tests.browser.tables import dirty_deeds, lay, set_table
from tests.browser.test_everybody import play_any

pytestmark = pytest.mark.compiled_only

WIDTHS = (320, 390, 768, 1280)
HEAVY = ("phalanxx", "dirty_deeds", "dei", "magnificent", "archipelago")
PAGES = ["/", "/new", *(f"/new?game={game}" for game in HEAVY)]
PAGES += ["/rules/vendemmia", "/learn", "/replay"]
GAMES = [*HEAVY, "vendemmia", "baratto"]

# Words that are drawn but lie outside what can be seen: beyond the window, or beyond something that cannot be scrolled.
CUT = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const unseen = "title, script, style, defs, .shared, .leaving, .zoomed, .shut > svg";
  const hides = (value) => value === "hidden" || value === "clip";
  while (walker.nextNode()) {
    const words = walker.currentNode, holder = words.parentElement;
    if (!words.data.trim() || holder.closest(unseen)) continue;
    if (!holder.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    range.selectNodeContents(words);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const sides = {left: box.left, right: box.right, top: box.top, bottom: box.bottom};
      let across = true, down = true, fixed = false;
      for (let node = holder; node && node !== document.documentElement; node = node.parentElement) {
        const style = getComputedStyle(node);
        if (style.clipPath !== "none" || node.matches(".visually-hidden, .skip")) { across = down = false; break; }
        fixed ||= style.position === "fixed";
        const svg = node instanceof SVGElement;
        if (svg ? !node.matches(".area > svg") : style.display === "inline") continue;
        const edge = node.getBoundingClientRect();
        if (across && hides(style.overflowX) && (sides.right > edge.right + 2 || sides.left < edge.left - 2))
          found.add(`${words.data.trim().slice(0, 40)} · beside ${node.className.baseVal ?? node.className}`);
        if (down && hides(style.overflowY) && (sides.bottom > edge.bottom + 4 || sides.top < edge.top - 4))
          found.add(`${words.data.trim().slice(0, 40)} · below ${node.className.baseVal ?? node.className}`);
        if (/auto|scroll/.test(style.overflowX)) across = false;
        if (/auto|scroll/.test(style.overflowY)) down = false;
      }
      if (across && (sides.right > innerWidth + 1 || sides.left < -1))
        found.add(`${words.data.trim().slice(0, 40)} · beyond the window`);
      if (down && fixed && (sides.bottom > innerHeight + 1 || sides.top < -1))
        found.add(`${words.data.trim().slice(0, 40)} · below the window`);
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`the page is ${wide} px too wide`);
  return [...found];
}"""


def cut_off(page: Page) -> list[str]:
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found: list[str] = page.evaluate(CUT)
    return [f"{page.viewport_size['width']}: {words}" for words in found]  # type: ignore[index]


def on_every_width(page: Page) -> list[str]:
    found = []
    for wide in WIDTHS:
        page.set_viewport_size({"width": wide, "height": 800 if wide > 400 else 700})
        found += cut_off(page)
    return found


def in_the_middle(game: str) -> AnyMatch:
    """Things lie on the board, and seat 0 has to choose."""
    match: AnyMatch = Match(find(game), 2, 6)
    rng = Rng(6)
    while match.ply < 40 or 0 not in match.to_act:
        play_any(match, rng)
    return match


@pytest.mark.parametrize("lang", ["en", "it"])
def test_pages_have_room_for_their_words(people: People, lang: str):
    anna = people.come(lang=lang)
    found = []
    for path in PAGES:
        found += [f"{path} {words}" for words in on_every_width(anna.go(path))]
    assert found == []


def at_a_table(people: People, match: AnyMatch, **how: Any) -> Person:
    anna = people.come(**how)
    table = set_table(anna, match.game.name, ["me", "bot:wanderer"])
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    return anna


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_boards_have_room_for_their_words(people: People, game: str, lang: str):
    anna = at_a_table(people, in_the_middle(game), lang=lang)
    assert on_every_width(anna.page) == []


@pytest.mark.parametrize("lang", ["en", "it"])
def test_how_far_the_match_has_gone_is_said_whole(people: People, lang: str):
    """The longest that a game says of it: in Dirty Deeds before anybody has seen the hourglass."""
    anna = at_a_table(people, dirty_deeds(2), lang=lang)
    for wide in WIDTHS:
        anna.page.set_viewport_size({"width": wide, "height": 800})
        room = anna.page.locator(".prompt .steps").evaluate("(it) => [it.scrollWidth, it.clientWidth]")
        assert room[0] <= room[1], wide


@pytest.mark.parametrize("lang", ["en", "it"])
def test_sheets_have_room_for_their_words(people: People, lang: str):
    anna = at_a_table(people, in_the_middle("phalanxx"), lang=lang)
    page, found = anna.page, []
    for what in ("preferences", "help", "seal"):
        page.locator("details.menu summary").click()
        found += on_every_width(page)
        page.locator(f".menu [data-do={what}]").click()
        anna.sees(f"dialog.{what}[open]")
        found += [f"{what} {words}" for words in on_every_width(page)]
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 1280, "height": 800})
    page.keyboard.press("r")
    anna.sees("dialog.rulebook .clause")
    found += [f"rules {words}" for words in on_every_width(page)]
    assert found == []
