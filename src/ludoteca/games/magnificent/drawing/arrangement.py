"""Where everything lies: one drawing of 1028 by 672, a unit a pixel on the smallest desktop, by the number of seats."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup
from ludoteca.play.game import Area

WIDTH, HEIGHT = 1028, 672
SHARED = (718, 424)  # the board in the middle, under one night sky

Layer = dict[str, Markup]  # elements by id, the lowest first


class Frame(NamedTuple):
    """A rectangle of the drawing."""

    x: float
    y: float
    wide: float
    high: float


RULER = Frame(0, 0, 718, 138)
TENT = Frame(0, 138, 208, 178)
RINGS = Frame(208, 138, 510, 178)
CAMP = Frame(0, 432, 236, 240)
STAGE = Frame(240, 432, 330, 240)
CARDS = Frame(574, 432, 454, 240)
# On the ruler, and among the own things: while turns are played a phone keeps both in sight.
POWER = Frame(4, 87, 110, 51)
ASKED = Frame(872, 610, 150, 58)
BESIDE = Frame(726, 0, 302, 424)  # the rivals, or alone the evening


class Low(NamedTuple):
    """The lowest row of the shared board; `master` is there with the module only."""

    bills: Frame
    sets: Frame
    master: Frame | None


WITHOUT_MODULE = Low(Frame(0, 316, 364, 108), Frame(364, 316, 354, 108), None)
WITH_MODULE = Low(Frame(0, 316, 238, 108), Frame(238, 316, 238, 108), Frame(476, 316, 242, 108))


def low_row(has_module: bool) -> Low:
    return WITH_MODULE if has_module else WITHOUT_MODULE


def rivals_of(home: int, front: int, seats: int) -> tuple[int, ...]:
    """The seats that do not lie in front, from one's own on: everybody stays in the same place for the whole match.

    Whose things are brought to the front changes places with those that lie there otherwise.

    >>> rivals_of(1, 1, 4), rivals_of(1, 3, 4)
    ((2, 3, 0), (2, 1, 0))
    """
    others = tuple((home + k) % seats for k in range(1, seats))
    return tuple(home if seat == front else seat for seat in others)


@remembered
def rival_frames(rivals: int) -> tuple[Frame, ...]:
    """The panels of the rivals, one below the other."""
    between = 7.0
    high = (BESIDE.high - between * (rivals - 1)) / max(rivals, 1)
    return tuple(Frame(BESIDE.x, round(k * (high + between)), BESIDE.wide, int(high)) for k in range(rivals))


def is_pinned(phase: str) -> bool:
    """Whether power and turn box have windows of their own: while turns are played, whatever is chosen lies far off."""
    return phase == "turns"


@remembered
def areas(seats: int, has_module: bool, phase: str, back: int, fronts: tuple[int, ...]) -> tuple[Area, ...]:
    """The windows of a table, in the order in which a phone shows them one below the other.

    What is told of a rival's panel is what brings that rival to the front, and of the camp what lays all back.

    Own cards close up where one is scored and goes; all other previews tell what each of them is worth then. What a
    phone keeps in sight comes last, and lies over the windows from which it is taken.
    """
    low = low_row(has_module)
    found = [
        _window("ruler", RULER, 600),
        _window("camp", CAMP, 360)._replace(fronts=back),
        _window("cards", CARDS, 430, closes_up=phase == "score"),
        _window("tent", TENT, 330),
        _window("rings", RINGS, 480),
        _window("stage", STAGE, 360),
        _window("bills", low.bills, 360),
        _window("sets", low.sets, 360),
    ]
    if low.master is not None:
        found.append(_window("master", low.master, 360))
    if seats == 1:
        found.append(_window("evening", BESIDE, 360))
    folds = seats > 2  # with two there is room enough
    for k, (frame, front) in enumerate(zip(rival_frames(seats - 1), fronts, strict=True), 1):
        found.append(_window(f"rival-{k}", frame, 360, folds=folds)._replace(fronts=front))
    if is_pinned(phase):
        found += [_window("power", POWER, 146)._replace(stays=True), _window("asked", ASKED, 168)._replace(stays=True)]
    return tuple(found)


def _window(name: str, frame: Frame, least: int, folds: bool = False, closes_up: bool = False) -> Area:
    return Area(name, int(frame.x), int(frame.y), int(frame.wide), int(frame.high), least, closes_up, folds=folds)
