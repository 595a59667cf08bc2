"""The wheels on paper: a board with its hexes for each, and the printed disc that is pinned below it.

A disc of card is stiff. In the rules a notch moves every icon along the hexes of its ring; on a stiff disc it moves on
a circle. With six teeth that is the same. With twelve an icon lies half-way between the two places that it should have
at even and at odd notches, which is near enough to both to be read without doubt (`test_printing.py` proves it).
"""

from __future__ import annotations

from functools import partial
from math import atan2, cos, degrees, hypot, pi, sin, sqrt
from typing import NamedTuple

from ludoteca.draw.hexes import centre
from ludoteca.draw.paper import CUT, FOLD, GREY, HAIR, INK, RED, Ink, Paper, circle, hexagon, polygon, stroke
from ludoteca.games.dirty_deeds.drawing import icons
from ludoteca.games.dirty_deeds.drawing.gearwork import ROMAN, teeth
from ludoteca.games.dirty_deeds.places import called_on
from ludoteca.games.dirty_deeds.rules.names import ENCHANTMENT, HOURGLASS, TRADITION
from ludoteca.games.dirty_deeds.rules.wheels import ROW_LETTERS, contacts, site, spots_before
from ludoteca.kernel.hexes import AROUND, Hex, ring, rings
from ludoteca.play.texts import Texts

SIZE = 14.0  # from the middle of every hex to a corner, in millimetres
WINDOW = 0.8  # of a hex is cut out of a board of card
ICON = 12.0  # across
PLATE, RIM, TOOTH = 2.0, 4.0, 3.5  # what the board has around its hexes; the disc around the board; its teeth
SURE = 4  # on wheels up to this radius nobody needs to be told the ring of an icon
PICTURES = {
    int(TRADITION) + 1: icons.tradition(),
    int(ENCHANTMENT) + 1: icons.enchantment(),
    int(HOURGLASS): icons.hourglass(),
}
STONE, BRASS = "#f3f1ea", "#dfbf78"
NAMES = ("big", "medium", "small")

Point = tuple[float, float]


class Disc(NamedTuple):
    """A wheel as it is to be printed: its number, its radius, its teeth, and what is on each spot of its disc."""

    wheel: int
    radius: int
    notches: int
    spots: tuple[int, ...]

    @property
    def inner(self) -> float:
        """The radius of the board: just around its hexes."""
        x, y = centre(self.radius, 0, SIZE)
        return hypot(x + SIZE * sqrt(3) / 2, y + SIZE / 2) + PLATE

    @property
    def outer(self) -> float:
        """The radius of the disc with its teeth."""
        return self.inner + RIM + TOOTH


def spot_place(k: int, spot: int) -> Point:
    """Where a spot of ring k lies under the hexes: in the middle of one, or between two; hexes of size 1.

    >>> spot_place(1, 6)[0] == -spot_place(1, 0)[0]
    True
    """
    around = ring(k)
    one, other = around[spot // 2 % len(around)], around[(spot + 1) // 2 % len(around)]
    (a, b), (c, d) = centre(*one, 1), centre(*other, 1)
    return (a + c) / 2, (b + d) / 2


def turned(place: Point, angle: float) -> Point:
    """A place after the disc has turned clockwise by so many degrees."""
    x, y = place
    a = angle * pi / 180
    return x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)


def icon_place(k: int, spot: int, notches: int) -> Point:
    """Where an icon is printed on a stiff disc; hexes of size 1."""
    here = spot_place(k, spot)
    if notches == 6 or k == 0:
        return here
    there = turned(spot_place(k, spot + k), -30)
    return (here[0] + there[0]) / 2, (here[1] + there[1]) / 2


def farthest(discs: list[Disc]) -> float:
    """How far in millimetres an icon lies at most from the middle of a hex, or of a border, where it belongs."""
    found = 0.0
    for disc in discs:
        for k in range(1, disc.radius + 1):
            for spot in range(12 * k):
                if disc.spots[spots_before(k) + spot]:
                    (a, b), (c, d) = spot_place(k, spot), icon_place(k, spot, disc.notches)
                    found = max(found, hypot(a - c, b - d) * SIZE)
    return found


def cut_kind(k: int, spot: int, notches: int) -> str:
    """DD-KEY-14 whether an icon lies whole under a hex at every notch, is always cut, or by turns."""
    if notches == 12 and k % 2:
        return "by-turns"
    return "always" if spot % 2 else "never"


def boards(paper: Paper, discs: list[Disc], *, touching: bool, texts: Texts) -> None:
    """DD-COMP-01 the boards, the largest first."""
    links = linked([disc.radius for disc in discs], texts) if touching else {}
    for disc in discs:
        across = 2 * disc.inner + 1
        name = texts(f"board-{NAMES[disc.wheel]}")
        paper.poster(
            texts("print-board", wheel=name),
            texts("print-board-hint", corners="yes" if disc.wheel == 0 else "no"),
            across,
            across,
            partial(board, paper, disc, name, links),
        )


def linked(radius: list[int], texts: Texts) -> dict[tuple[int, Hex], str]:
    """DD-BOARD-06 for each hex that touches another wheel: the hex there."""
    found: dict[tuple[int, Hex], str] = {}
    for one, here, other, there in contacts(radius):
        found[one, here] = called_on(other, there, radius[other], texts)
        found[other, there] = called_on(one, here, radius[one], texts)
    return found


def board(paper: Paper, disc: Disc, name: str, links: dict[tuple[int, Hex], str]) -> None:
    """The plate above a disc: hexes with windows, corners for the bases, the mark that the teeth are read by."""
    r = disc.inner
    paper.path(circle(r), CUT)
    corners = [(a * disc.radius, b * disc.radius) for a, b in AROUND] if disc.wheel == 0 else []
    for place in rings(disc.radius):
        x, y = centre(*place, SIZE)
        paper.path(hexagon(SIZE, x, y), Ink(fill=BRASS if place in corners else STONE, line=INK, thick=0.4))
        paper.path(hexagon(SIZE * WINDOW, x, y), Ink(fill="#ffffff", line=GREY, thick=0.25, dashes=(1.6, 1.1)))
        link = links.get((disc.wheel, place))
        with paper.at(x, y, 30):
            said = site(place, disc.radius) + (f" – {link}" if link else "")
            size = 5 if link else 5.5
            paper.text(said, 0, -SIZE * 0.75, size, "sans-bold", anchor="middle", fill=RED if link else GREY)
    rim_letters(paper, disc)
    bridge(paper)
    paper.path(polygon([(0, -r), (-2.2, -r + 3.4), (2.2, -r + 3.4)]), Ink(fill=RED))
    along(paper, name, 90, r)
    for sense, side in ((1, 1), (-1, -1)):
        a = side * 7.5 / r
        with paper.at(r * sin(a) * 0.98, -(r - 2.4) * cos(a), degrees(a)):
            paper.picture(icons.arrow(sense), 4.4, RED)


def rim_letters(paper: Paper, disc: Disc) -> None:
    """Beside each row its letter and how many hexes it has: tiles cover what is printed in the hexes."""
    for row in range(2 * disc.radius + 1):
        away = abs(row - disc.radius)
        count = 2 * disc.radius + 1 - away
        size = 9.0 if away else 5.0  # the longest row leaves little room
        x = sqrt(3) / 2 * SIZE * count + (2.4 if away else 1.15)
        y = 1.5 * SIZE * (row - disc.radius) + size * 0.13
        paper.text(ROW_LETTERS[row], -x, y, size, "sans-bold", anchor="middle", fill=RED)
        paper.text(str(count), x, y, size * 0.85, "sans-bold", anchor="middle", fill=GREY)


def bridge(paper: Paper) -> None:
    """What a board of card keeps in its middle hex, for the pin."""
    half = SIZE * WINDOW
    paper.path(polygon([(-2.5, -half), (2.5, -half), (2.5, half), (-2.5, half)]), Ink(fill="#dcdcdc"))
    paper.cross(0, 0)


def along(paper: Paper, said: str, angle: float, radius: float) -> None:
    """A few words at the edge of a board, where it has most room: below the middle of its lowest side."""
    a = angle * pi / 180
    paper.text(said, radius * cos(a), radius * sin(a) - 0.9, 7, "serif-bold", anchor="middle", fill=RED)


def undergrounds(paper: Paper, discs: list[Disc], texts: Texts) -> None:
    """DD-BOARD-03 the discs, the largest first."""
    for disc in discs:
        across = 2 * disc.outer + 0.5
        paper.poster(
            texts("print-disc", wheel=texts(f"board-{NAMES[disc.wheel]}")),
            texts("print-disc-hint", notches=disc.notches),
            across,
            across,
            partial(underground, paper, disc),
        )


def underground(paper: Paper, disc: Disc) -> None:
    """A disc: its teeth with their numbers, the edge of the board above, and every icon where the rules want it."""
    paper.path(teeth(disc.inner + RIM, disc.outer, disc.notches), Ink(fill="#f4e6c2", line=INK, thick=0.3))
    paper.path(circle(disc.inner), Ink(fill="#fffdf6", line=GREY, thick=0.2, dashes=(1.5, 1)))
    for k in range(disc.notches):
        angle = k * 360 / disc.notches
        with paper.at(0, 0, angle):
            paper.path(stroke((0, -disc.inner), (0, -disc.inner - 1.4)), Ink(line=RED, thick=0.4))
            paper.text(ROMAN[k], 0, -disc.inner - RIM + 0.6, 9, "serif-bold", anchor="middle", fill=INK)
    for k in range(1, disc.radius + 1):
        paper.path(circle(SIZE * 1.62 * k), HAIR)
    for k in range(disc.radius + 1):
        for spot in range(max(1, 12 * k)):
            kind = disc.spots[spots_before(k) + spot]
            if kind:
                icon(paper, disc, kind, k, spot)
    paper.cross(0, 0)


def icon(paper: Paper, disc: Disc, kind: int, k: int, spot: int) -> None:
    """One icon; a line through it tells whether borders cut it, and on large wheels a number tells its ring."""
    x, y = icon_place(k, spot, disc.notches)
    with paper.at(x * SIZE, y * SIZE, degrees(atan2(y, x)) + 90 if k else 0):
        paper.picture(PICTURES[kind], ICON * 40 / 32)
        cut = cut_kind(k, spot, disc.notches)
        if k and cut != "never":
            line = stroke((0, -ICON * 0.62), (0, ICON * 0.62))
            paper.path(line, Ink(line="#ffffff", thick=0.9))
            paper.path(line, Ink(line=INK, thick=0.45, dashes=() if cut == "always" else FOLD.dashes[1:] * 2))
        if k and disc.radius > SURE:
            paper.text(str(k), ICON * 0.5, ICON * 0.5, 7.5, "sans-bold", anchor="middle", fill=RED)
