"""A finished match is opened from a file and its pages are turned, by buttons, slider and keyboard."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from ludoteca.games import find
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from tests.browser.people import QUIET, People

pytestmark = pytest.mark.compiled_only

RECORDS = Path(__file__).parents[1] / "records" / "phalanxx.xz"


def test_pages_are_turned(people: People):
    text = lzma.decompress(RECORDS.read_bytes()).decode().partition("\n\n")[0]
    match = replay(find("phalanxx"), parse(text))
    anna = people.come(prefers={**QUIET, "speed": "wait"})
    page = anna.go("/replay")
    page.set_input_files("#file", {"name": "a.record", "mimeType": "text/plain", "buffer": text.encode()})
    page.locator("form button.gold").click()
    slider = anna.sees(".scrubber")

    def shows(ply: int) -> None:
        anna.sees(".replay .where", f"{ply} of {match.ply}")
        anna.sees_as_spectator(match.at(ply))
        page.wait_for_url(f"**#{ply}")

    shows(0)
    page.get_by_role("button", name="One move on").click()
    shows(1)
    lines = anna.log
    page.get_by_role("button", name="To the end").click()
    shows(match.ply)
    assert anna.log[: len(lines)] == lines
    page.get_by_role("button", name="Scores").click()
    totals = page.locator("dialog.end tfoot td").all_text_contents()
    assert totals[: match.seats] == [str(points) for points in match.scores]
    assert page.locator("dialog.end footer a").count() == 0  # no way to a replay or a record: this is one
    page.locator("dialog.end [data-do=close]").last.click()
    page.get_by_role("button", name="To the beginning").click()
    shows(0)
    assert page.get_by_role("button", name="Scores").count() == 0
    page.get_by_role("button", name="To the end").click()
    shows(match.ply)

    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(slider.input_value())
    assert abs(middle - match.ply / 2) < match.ply / 10
    shows(middle)
    page.keyboard.press("ArrowRight")
    shows(middle + 1)
    page.keyboard.press("Home")
    shows(0)
    assert not anna.options

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shows(2)
    assert page.locator("[data-do=next]").count() == 0  # pages are turned at once, however others' moves are watched

    address = page.url.partition("#")[0]
    anna.go("/")
    anna.go(f"{address}#7")  # a link to a moment
    shows(7)
