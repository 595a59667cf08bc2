"""A finished match is opened from a file and its pages are turned, by buttons, slider and keyboard."""

from __future__ import annotations

import lzma
from pathlib import Path
from random import Random

import pytest

from ludoteca.games import find
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from tests.browser.hands import Mouse, play_to_the_end
from tests.browser.people import QUIET, People
from tests.browser.tables import set_table

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


def test_at_the_end_of_a_replay_the_seal_is_shown_with_what_it_proves(people: People):
    anna = people.come()
    table = set_table(anna, "vendemmia", ["me", "bot:wanderer"])
    anna.go(table)
    play_to_the_end({0: Mouse(anna, 1)}, Random(1))
    moves = anna.seq
    page = anna.go(f"{table}/replay")
    anna.sees(".replay .where", f"0 of {moves}")
    for over in (0, 1):
        page.locator("[data-do=seal]:visible").first.click()
        anna.sees("dialog.seal code")
        assert bool(page.locator("dialog.seal .proof .fits").count()) == bool(over)
        assert page.locator("dialog.seal .proof .broken").count() == 0
        page.keyboard.press("Escape")
        page.get_by_role("button", name="To the end").click()
        anna.sees(".prompt [data-do=end]")
