"""Where everything lies on the table of D.E.I.: one drawing of 1028 by 656, arranged by the number of seats.

With two and four seats the city is square, and the own place is on top of the rivals'; with three it is wider than
high, and the own place fits below it.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.play.game import Area

WIDTH, HEIGHT = 1028, 656
MAP_Y, MARGIN = 55, 6
MAP_LEAST, MAP_ZOOM = 760, 3
GAP = 4  # between the card in play and the hand


class Frame(NamedTuple):
    """A rectangle of the drawing."""

    x: float
    y: float
    wide: float
    high: float


class Arrangement(NamedTuple):
    """The rectangles of a table, how flat its city is, and how high a row of the market is.

    `own` is empty where the own place lies among the others.
    """

    city: Frame
    squeeze: float
    turn: Frame
    play: Frame
    hand: Frame
    own: Frame | None
    missions: Frame
    market: Frame
    row: float
    players: Frame
    card: tuple[float, float]


THREE = Arrangement(
    city=Frame(0, MAP_Y, 672, 438),
    squeeze=0.86,
    turn=Frame(0, 0, 672, 53),
    play=Frame(0, 547, 246, 109),
    hand=Frame(250, 547, 424, 109),
    own=Frame(0, 494, 672, 48),
    missions=Frame(680, 0, 348, 118),
    market=Frame(680, 124, 348, 220),
    row=53.5,
    players=Frame(680, 350, 348, 306),
    card=(67, 90),
)
ARRANGEMENTS = {
    2: Arrangement(
        city=Frame(0, MAP_Y, 616, 507),
        squeeze=0.82,
        turn=Frame(0, 0, 616, 53),
        play=Frame(0, 566, 128, 90),
        hand=Frame(136, 566, 480, 90),
        own=None,
        missions=Frame(624, 0, 404, 118),
        market=Frame(624, 122, 404, 246),
        row=60,
        players=Frame(624, 372, 404, 284),
        card=(66, 74),
    ),
    3: THREE,
    4: Arrangement(
        city=Frame(0, MAP_Y, 616, 511),
        squeeze=0.825,
        turn=Frame(0, 0, 616, 53),
        play=Frame(0, 568, 128, 88),
        hand=Frame(136, 568, 480, 88),
        own=None,
        missions=Frame(624, 0, 404, 118),
        market=Frame(624, 122, 404, 206),
        row=50,
        players=Frame(624, 333, 404, 323),
        card=(66, 72),
    ),
}


@remembered
def areas(seats: int) -> tuple[Area, ...]:
    """The windows of a table, in the order in which a phone shows them one below the other."""
    here = ARRANGEMENTS[seats]
    city = _window("map", here.city, MAP_LEAST, zoom=MAP_ZOOM)
    right = (
        _window("market", here.market, 340),
        _window("missions", here.missions, 340),
        _window("players", here.players, 340),
        _window("turn", here.turn, 600),
    )
    if here.own is None:
        between = here.play.x + here.play.wide + GAP
        play = Frame(here.play.x, here.play.y, between, HEIGHT - here.play.y)
        hand = Frame(between, here.play.y, here.turn.wide - between, HEIGHT - here.play.y)
        return (city, _in_play(play, 152), _window("hand", hand, 520, closes_up=True), *right)
    return (
        city,
        _in_play(here.play, 390),
        _window("hand", here.hand, 390, closes_up=True),
        _window("own", here.own, 600),
        *right,
    )


def _in_play(frame: Frame, least: int) -> Area:
    """What is left of the card in play is seen while one chooses in the city."""
    return _window("play", frame, least)._replace(stays=True)


def _window(name: str, frame: Frame, least: int, closes_up: bool = False, zoom: int = 0) -> Area:
    x, y = int(frame.x), int(frame.y)
    return Area(name, x, y, round(frame.x + frame.wide) - x, round(frame.y + frame.high) - y, least, closes_up, zoom)
