"""Where everything lies: one drawing of 1024 by 656, of which a unit is a pixel on a screen of 1280 by 800."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.play.game import Area

WIDTH, HEIGHT = 1024, 656
MAP_LEAST, MAP_ZOOM = 720, 4
SIDES = 6  # to which the chart can be turned


class Frame(NamedTuple):
    """A rectangle of the drawing."""

    x: float
    y: float
    wide: float
    high: float


TURN = Frame(0, 0, 650, 27)
CHART = Frame(0, 28, 650, 380)
COLONY = Frame(0, 412, 402, 94)
LABOUR = Frame(403, 412, 249, 94)
STRIP = Frame(0, 507, 652, 149)
WHEEL = Frame(655, 0, 241, 233)
ASIDE = Frame(897, 0, 127, 233)
ACTIONS = Frame(655, 0, 369, 233)  # the wheel, and what lies beside it
MARKETS = Frame(655, 234, 369, 177)
RIGHT, RIGHT_WIDE = 655, 369
PLAYERS = 412  # where rivals begin
GAP = 3
ROWS = {1: 108, 2: 52, 3: 34, 4: 28}  # how high the row of a rival is, where there are so many


def rivals(seats: int) -> Frame:
    count = seats - 1
    return Frame(RIGHT, PLAYERS, RIGHT_WIDE, count * (ROWS[count] + GAP))


def own(seats: int) -> Frame:
    top = PLAYERS + rivals(seats).high + 1
    return Frame(RIGHT, top, RIGHT_WIDE, HEIGHT - top)


@remembered
def areas(seats: int, turned: int = 0) -> tuple[Area, ...]:
    """The windows of a table, in the order in which a phone shows them one below the other."""
    return (
        _window("turn", TURN, 620),
        _window("map", CHART, MAP_LEAST, zoom=MAP_ZOOM)._replace(turns=SIDES, turned=turned),
        _window("colony", COLONY, 380),
        _window("own", own(seats), 368, closes_up=True),
        _window("wheel", ACTIONS, 368),
        _window("markets", MARKETS, 368),
        _window("labour", LABOUR, 300),
        _window("evolution", STRIP, 640, closes_up=True),
        _window("rivals", rivals(seats), 368, closes_up=True),
    )


@remembered
def areas_in_talks(seats: int, turned: int = 0) -> tuple[Area, ...]:
    """The same while something lies on the strip that is about all others: a phone keeps it in sight below them."""
    others = [area for area in areas(seats, turned) if area.name != "evolution"]
    return (*others, *(area._replace(stays=True) for area in areas(seats, turned) if area.name == "evolution"))


@remembered
def areas_in_crisis(seats: int, turned: int = 0) -> tuple[Area, ...]:
    """The same in a crisis: its sheet stays where it is, so that it can be seen what a move would change on it."""
    return tuple(
        area._replace(closes_up=False) if area.name == "evolution" else area for area in areas_in_talks(seats, turned)
    )


def _window(name: str, frame: Frame, least: int, closes_up: bool = False, zoom: int = 0) -> Area:
    return Area(name, int(frame.x), int(frame.y), int(frame.wide), int(frame.high), least, closes_up, zoom)
