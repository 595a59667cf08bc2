"""Reload, a lost server, a click in the dark: the same position again, nothing lost and nothing done twice.

That the seal of the start is the hash of the secret at the end is tested with the whole match.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludoteca.table.storage import Storage
from tests.browser.people import People, Person
from tests.browser.tables import lay, phalanxx, pushes, set_table
from tests.table.running import running

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def people(browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a server of their own, which will not live long."""
    with running(tmp_path) as server:
        come = People(browser, server)
        yield come
        for expected in ("WebSocket connection to", "Failed to load resource"):  # it was not there
            come.forgive(expected)
        come.leave()


def at_a_table(people: People) -> tuple[Person, str]:
    anna = people.come()
    table = set_table(anna, "phalanxx", ["me", "bot:wanderer"])
    lay(people.server, table, phalanxx(2, ["buy-none"], then=pushes(3)))
    anna.go(table)
    anna.my_turn()
    return anna, table


def lose_server(anna: Person, people: People) -> None:
    people.server.kill()
    anna.body(".offline")
    anna.sees(".connection", "The connection is lost")


def find_server(anna: Person, people: People) -> None:
    people.server.start()
    anna.body(":not(.offline)")
    anna.my_turn()
    assert anna.page.locator(".connection").inner_text() == ""


def test_the_same_position_after_a_reload_and_after_the_server_was_killed(people: People):
    anna, table = at_a_table(people)
    anna.choose(*pushes(1)[0])
    drawing, log, options = anna.drawing(), anna.log, anna.options
    anna.page.reload()
    anna.my_turn()
    assert (anna.drawing(), anna.log, anna.options) == (drawing, log, options)

    anna.choose("die:2")
    half, steps = anna.drawing(), anna.options
    lose_server(anna, people)
    assert anna.drawing() == half
    find_server(anna, people)
    anna.body('[data-steps="1"]')
    assert (anna.drawing(), anna.log, anna.options) == (half, log, steps)

    anna.choose("slot:2")
    seq, lines = anna.seq, len(anna.log)
    anna.hover("home-0-2")  # what it leads to is known before the server goes
    anna.sees(".popup.hint li")
    lose_server(anna, people)
    anna.click("home-0-2")
    anna.body('[data-mine="0"]')
    find_server(anna, people)
    anna.body(f'[data-revision="{seq + 1}"]')
    done = anna.log
    assert len(done) > lines
    anna.page.reload()
    anna.my_turn()
    assert anna.log == done
    with closing(Storage(people.server.url)) as storage:
        bodies = [row.body for row in storage.find_log(table.removeprefix("/t/"))]
    assert sum("die:2" in body for body in bodies) == 1
    assert len(bodies) == seq + 1


def test_a_question_in_the_dark_is_told_and_nothing_happens(people: People):
    """What a click would lead to is not known yet: it is not carried out behind somebody's back."""
    anna, _ = at_a_table(people)
    lose_server(anna, people)
    seq = anna.seq
    anna.click("travelling-1")
    anna.sees(".notice.shown", "No connection just now")
    find_server(anna, people)
    assert (anna.seq, anna.state["steps"]) == (seq, "0")
    anna.choose(*pushes(1)[0])
