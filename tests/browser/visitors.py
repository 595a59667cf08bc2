"""People who look at the samples: each on a board of their own, with a mouse, with keys alone, or with fingers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator

from tests.browser.people import Person

NUMBERS = count(1)


class Visitors:
    """Everybody who came in one test. Nobody's browser may complain."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.all: list[Person] = []

    def come(self, board: str, **how: Any) -> Person:
        """Somebody who may choose on a board."""
        person = Person(self.browser, self.address, "Anna", **how)
        self.all.append(person)
        person.go(f"/t/{board}.{next(NUMBERS)}?lang={how.get('lang', 'en')}")
        person.my_turn()
        return person

    def leave(self) -> None:
        complaints = [said for person in self.all for said in person.complaints]
        for person in self.all:
            person.context.close()
        assert not complaints, "\n".join(complaints)


def box(person: Person, selector: str) -> Mapping[str, float]:
    """Where something is on the screen."""
    return whereabouts(person.page.locator(selector).first)


def whereabouts(thing: Locator) -> Mapping[str, float]:
    found = thing.bounding_box()
    assert found, f"{thing} is not to be seen"
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def middle(person: Person, selector: str) -> tuple[float, float]:
    found = box(person, selector)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def is_inside(inner: Mapping[str, float], outer: Mapping[str, float]) -> bool:
    return (
        inner["x"] >= outer["x"] - 1
        and inner["y"] >= outer["y"] - 1
        and inner["right"] <= outer["right"] + 1
        and inner["bottom"] <= outer["bottom"] + 1
    )


class Fingers:
    """Fingers on a touch screen, one or several, that move."""

    def __init__(self, person: Person) -> None:
        self.session: CDPSession = person.context.new_cdp_session(person.page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def move(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 8) -> None:
        """Each finger from a point to another, all at the same time."""
        self._send("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            share = step / steps
            self._send("touchMove", *((a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in ways))
        self._send("touchEnd")
