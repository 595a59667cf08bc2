"""What is on the screen is seen well: no edge stays behind, what can be had looks so, sheets give way."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.people import PHONE, People, Person
from tests.browser.tables import lay, phalanxx, set_table
from tests.browser.test_choosing import against_a_bot
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.compiled_only

# How many points of the screen show the focus: their colours with and without it differ by at least 3 to 1.
SHOWN = """async ([before, after]) => {
  const read = async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height), context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (data, k) => 0.2126 * part(data[k]) + 0.7152 * part(data[k + 1]) + 0.0722 * part(data[k + 2]);
  const [one, two] = await Promise.all([read(before), read(after)]);
  let count = 0;
  for (let k = 0; k < one.data.length; k += 4) {
    const [a, b] = [light(one.data, k), light(two.data, k)];
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) count++;
  }
  return [count, one.width];
}"""
# Everything the keyboard can be on that is in sight, numbered; the board's own things too.
STOPS = """() => {
  const wanted = "a[href], button, input:not([type=hidden]), select, summary, [tabindex='0']";
  const seen = [...document.querySelectorAll(wanted)].filter((node) => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !node.disabled &&
      box.width > 8 && box.top > 8 && box.bottom < innerHeight - 8 && box.left >= 0 && box.right <= innerWidth;
  });
  seen.forEach((node, k) => (node.dataset.stop = String(k)));
  return seen.length;
}"""
FOCUS = """(stop) => {
  const node = document.querySelector(`[data-stop="${stop}"]`);
  node.focus({preventScroll: true, focusVisible: true});
  const box = (node.matches(".pill input, .visually-hidden") ? node.parentElement : node).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height, node.outerHTML.slice(0, 90)];
}"""


def picture(page: Page, box: list[float]) -> str:
    x, y, wide, high = box
    clip = {"x": max(0, x - 9), "y": max(0, y - 9), "width": wide + 18, "height": high + 18}
    return b64encode(page.screenshot(clip=clip, animations="disabled", caret="hide")).decode()  # type: ignore[arg-type]


def unseen(person: Person, reader: Page) -> list[str]:
    """On what the focus is not seen: less than a line of two pixels around half of it is different enough."""
    page, found = person.page, []
    for stop in range(page.evaluate(STOPS)):
        *box, what = page.evaluate(FOCUS, stop)
        page.wait_for_timeout(30)
        with_focus = picture(page, box)
        page.evaluate("() => document.activeElement.blur()")
        count, wide = reader.evaluate(SHOWN, [picture(page, box), with_focus])
        share = wide / (box[2] + 18)  # how many points of the picture a pixel of the page is
        if count < (box[2] + box[3]) * 2 * share**2:
            found.append(f"{count} {what}")
    return found


def held_back(person: Person) -> list[str]:
    """From now on what the table tells is kept from this page, as on a very slow line."""
    kept: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: kept.append(str(said)) if kept else socket.send(said))

    person.page.route_web_socket("**/live", between)
    return kept


def test_no_edge_stays_where_a_thing_was_once_the_move_is_made(people: People):
    match = phalanxx(2, then=[["buy:5", "give:X03", "take:1"]])
    anna = people.come()
    kept = held_back(anna)
    table = set_table(anna, "phalanxx", ["me", "bot:wanderer"])
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    anna.choose("buy:5", "give:X03")
    assert anna.page.locator(".board .light.chosen").count() == 2
    kept.append("hold")
    anna.click(f"card-{match.view(0).display[-1]}")
    anna.body('[data-mine="0"]')
    anna.page.wait_for_timeout(300)  # longer than a page waits before it shows that it waits
    assert anna.page.locator(".board :is(.light, .sel, .can)").count() == 0


def test_a_card_that_one_points_at_does_not_look_forbidden(people: People):
    match = phalanxx(2, then=[["buy:5", "give-none"]])
    anna, _ = against_a_bot(people, match)
    anna.hover(f"card-{match.view(0).display[0]}")
    drawn = anna.page.locator(".board [data-area=market] .ghost").first
    drawn.wait_for(state="attached")
    assert drawn.evaluate("(card) => getComputedStyle(card).opacity") == "1"


def test_what_is_pointed_at_stays_bright_where_its_preview_moves_it(people: People):
    match = phalanxx(2, ["buy-none"], then=[["die:1", "slot:1", "play:X02"]])
    anna, _ = against_a_bot(people, match)
    anna.choose("die:1", "slot:1")
    anna.hover("card-X02")
    anna.page.locator(".board [data-area=players] .ghost.new").first.wait_for(state="attached")
    assert anna.lit("card-X02").evaluate("(card) => getComputedStyle(card).opacity") == "1"


@pytest.mark.parametrize("sheet", ["log", "seats", "options"])
def test_a_tap_beside_a_sheet_closes_it_and_does_nothing_else(visitors: Visitors, sheet: str):
    anna = visitors.come("bid", size=PHONE)
    before = anna.state
    anna.page.locator(f".foot [data-sheet={sheet}]").tap()
    anna.body(f'[data-sheet="{sheet}"]')
    anna.page.locator(f".column .{sheet}").wait_for()
    anna.page.touchscreen.tap(200, 160)
    anna.body('[data-sheet=""]')
    assert anna.state == before
    assert anna.page.locator(".popup:not([hidden])").count() == 0


def test_a_tap_beside_the_rulebook_closes_it_on_a_phone(people: People):
    anna, _ = against_a_bot(people, phalanxx(2), size=PHONE)
    anna.page.locator(".foot [data-do=rules]").tap()
    anna.sees("dialog.rulebook .clause")
    anna.page.touchscreen.tap(200, 110)
    anna.page.locator("dialog.rulebook").wait_for(state="hidden")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_focus_is_seen_wherever_it_is(people: People, dark: bool):
    anna, _ = against_a_bot(people, phalanxx(2, ["buy-none"]), dark=dark)
    reader = anna.context.new_page()
    assert unseen(anna, reader) == []
    for path in ("/", "/new?game=vendemmia"):
        anna.go(path)
        assert unseen(anna, reader) == [], path
