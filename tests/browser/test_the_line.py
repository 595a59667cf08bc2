"""The line between page and table: what is lost on it, comes late, comes together, or cannot be shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.people import People, Person
from tests.browser.tables import lay, phalanxx, set_table

pytestmark = pytest.mark.compiled_only


class Between:
    """Somebody who holds the line: messages can be kept, dropped, or put together on their way."""

    def __init__(self, person: Person) -> None:
        self.kept: list[str] = []  # what the page said
        self.back: list[dict[str, Any]] = []  # what the table said
        self.keeping = ""  # the kind of message that is kept, and meanwhile all that comes back
        self.lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        person.page.route_web_socket("**/live", self._hold)
        self.page = person.page

    def _hold(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        self.lines.append((page, table))

        def said(message: str | bytes) -> None:
            if self.keeping and f'"t":"{self.keeping}"' in str(message):
                self.kept.append(str(message))
            else:
                table.send(message)

        def answered(message: str | bytes) -> None:
            if self.keeping:
                self.back += json.loads(message)
            else:
                page.send(message)

        page.on_message(said)
        table.on_message(answered)

    def keeps(self) -> None:
        """Wait until the page has said what is to be kept."""
        self._until(lambda: bool(self.kept))

    def hears(self, kind: str) -> None:
        """Wait until the table has said something of this kind."""
        self._until(lambda: kind in [message["t"] for message in self.back])

    def opens(self, count: int) -> None:
        """Wait until there were so many lines."""
        self._until(lambda: len(self.lines) >= count)

    def _until(self, ready: Callable[[], bool]) -> None:
        for _ in range(600):
            if ready():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing came")


def at_the_market(people: People, **how: Any) -> tuple[Person, Between, str]:
    """Anna at a table of two where she is to buy; nobody else is there."""
    anna = people.come(**how)
    between = Between(anna)
    table = set_table(anna, "phalanxx", ["me", "bot:wanderer"])
    lay(people.server, table, phalanxx(2, then=[["buy:1"]]))
    anna.go(table)
    anna.my_turn()
    return anna, between, table


def test_a_move_that_came_too_late_leaves_the_board_as_it_is_by_now(people: People):
    """In another window she has passed the market: the answer and the screen that shows it come as one message."""
    anna, between, table = at_the_market(people, moving=True, prefers={})
    other = anna.context.new_page()
    other.goto(table)
    other.locator('body[data-mine="1"]').wait_for(state="attached")
    between.keeping = "do"
    anna.page.locator('.options [data-action="buy:1"]').click()
    between.keeps()
    other.locator('.options [data-action="buy-none"]').click()
    other.locator('body[data-revision="1"]').wait_for(state="attached")
    between.hears("screen")
    page, server = between.lines[-1]
    server.send(between.kept[0])
    between.hears("stale")
    news = [message for message in between.back if message["t"] == "screen"]
    between.keeping = ""
    page.send(json.dumps([message for message in between.back if message["t"] == "stale"] + news[:1]))
    anna.body('[data-revision="1"][data-mine="1"]')
    anna.page.mouse.move(3, 3)
    anna.page.wait_for_timeout(1000)  # whatever moves has arrived
    shown = anna.drawing()
    anna.go(table)
    anna.my_turn()
    assert shown == anna.drawing()


def test_a_salt_that_was_lost_with_the_line_is_given_again(people: People):
    anna = people.come()
    between = Between(anna)
    between.keeping = "salt"
    table = set_table(anna, "vendemmia", ["me", "bot:wanderer"])
    anna.page.goto(table)
    between.opens(1)
    page, server = between.lines[0]
    between.hears("screen")
    page.send(json.dumps(between.back))  # the seal of the secret: now the salt is given, and lost
    between.keeps()
    between.keeping = ""
    server.close()
    page.close(code=1012)
    anna.body('[data-status="playing"]')


def test_a_page_that_cannot_show_a_screen_asks_for_it_again(people: People):
    anna, between, _ = at_the_market(people)
    drawing = anna.drawing()
    page, _ = between.lines[-1]
    wrong = {"t": "screen", "revision": 1, "whole": False, "seat": 0, "status": "playing", "ply": 1, "reach": -1}
    wrong["drawn"] = [{"area": "nowhere", "id": "x", "svg": "<g/>", "after": ""}]
    page.send(json.dumps([wrong]))
    between.opens(2)
    anna.body('[data-revision="0"][data-mine="1"]')
    assert anna.drawing() == drawing
    people.forgive("there is no area nowhere")


def test_whoever_looks_at_a_shared_screen_is_not_read_the_whole_log(people: People):
    anna = people.come()
    table = set_table(anna, "phalanxx", ["me", "me"])
    lay(people.server, table, phalanxx(2, ["buy-none"], then=[["die:1", "slot:1", "push"]]))
    anna.go(table)
    anna.sees("dialog.cover[open]")
    assert anna.page.locator(".log li").count() > 3
    anna.page.locator("dialog.cover [data-do=look]").first.click()
    anna.my_turn()
    assert anna.page.locator(".live p").count() == 1
