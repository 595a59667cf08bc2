"""The picture of every evolution card, about 40 across around the origin: characters here, the others next door."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS
from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import placed
from ludoteca.games.archipelago.drawing.icons import icon
from ludoteca.games.archipelago.drawing.palette import BRASS, CREAM, PLUM, RED, TEAL
from ludoteca.games.archipelago.drawing.progress_emblems import progress

BLACK = "#2a1d14"
CLOTH = "#f6efdf"
EDGE: dict[str, Attribute] = {"stroke": BLACK, "stroke_width": 1.3, "stroke_linejoin": "round"}


def lens(x: float, y: float) -> Markup:
    """A magnifying glass: somebody looks for something."""
    return group(
        el("path", d="M4.5 4.5L11 11", stroke="#6b4520", stroke_width=4, stroke_linecap="round"),
        el("circle", r=7, fill="#dff0f4", fill_opacity=0.75, stroke=BLACK, stroke_width=1.8),
        transform=placed((x, y)),
    )


def arrow(d: str, colour: str = TEAL) -> Markup:
    return el("path", d=d, fill="none", stroke=colour, stroke_width=3, stroke_linecap="round", stroke_linejoin="round")


def crown() -> Markup:
    gems = ((-19, -11), (0, -17), (19, -11))
    return group(
        el("path", d="M-16 10L-19-10-8-1 0-16 8-1 19-10 16 10z", fill=BRASS, **EDGE),
        el("path", d="M-16 10H16V15H-16z", fill=RED, **EDGE),
        *(el("circle", cx=x, cy=y, r=2.4, fill=RED, stroke=BLACK, stroke_width=0.8) for x, y in gems),
    )


def mitre() -> Markup:
    return group(
        el("path", d="M-13 14C-16-2-8-14 0-19C8-14 16-2 13 14z", fill=CLOTH, **EDGE),
        el("path", d="M0-19V14M-9 1H9", stroke=RED, stroke_width=3.2),
        el("path", d="M-13.4 9H13.4V15H-13.4z", fill=BRASS, **EDGE),
    )


def tiara() -> Markup:
    """Three crowns one upon the other."""
    return group(
        el("path", d="M-12 17C-15-2-7-13 0-15C7-13 15-2 12 17z", fill=CLOTH, **EDGE),
        *(el("path", d=f"M{-w} {y}Q0 {y + 4} {w} {y}V{y + 5}Q0 {y + 9}{-w} {y + 5}z", fill=BRASS, **EDGE)
          for w, y in ((9, -9), (12.4, -1), (13.2, 8))),
        el("path", d="M0-15V-21M-3-18.6H3", stroke=BLACK, stroke_width=2),
    )  # fmt: skip


def pirate() -> Markup:
    return group(
        el("path", d="M-17 6H17L12 15H-12z", fill="#4a3a2c", **EDGE),
        el("path", d="M0 6V-19", stroke=BLACK, stroke_width=1.8),
        el("path", d="M1-18H18L15-11 18-4H1z", fill="#1d1a1a", **EDGE),
        icon("skull", 8, -11, 12),
        el("path", d="M-2-12C-10-10-13-4-13 3H-2z", fill="#d9cfb8", **EDGE),
    )


def barbarian() -> Markup:
    """A helmet with horns over an axe."""
    return group(
        el("path", d="M-14-6C-20-6-21-14-18-19C-16-13-13-12-10-11M14-6C20-6 21-14 18-19C16-13 13-12 10-11", fill=CREAM,
           **EDGE),
        el("path", d="M-14 4C-14-10-7-16 0-16S14-10 14 4z", fill="#9aa2ab", **EDGE),
        el("path", d="M-15 3H15V9H-15z", fill=BRASS, **EDGE),
        el("path", d="M-3 9V18H3V9z", fill="#9aa2ab", **EDGE),
    )  # fmt: skip


def thief() -> Markup:
    """A masked face, and a hand that holds something."""
    return group(
        el("path", d="M-13-2C-13-14-7-18 0-18S13-14 13-2C13 9 7 16 0 16S-13 9-13-2z", fill="#e9c39b", **EDGE),
        el("path", d="M-14-8H14V2C10 4 6 3 2 0H-2C-6 3-10 4-14 2z", fill="#2b2630"),
        el("path", d="M-10-5H-4V-1H-10zM4-5H10V-1H4z", fill="#fff"),
        el("circle", cx=-7, cy=-3, r=1.5, fill=BLACK),
        el("circle", cx=7, cy=-3, r=1.5, fill=BLACK),
        el("path", d="M-4 9Q0 12 4 9", fill="none", stroke=BLACK, stroke_width=1.5),
    )


def spy() -> Markup:
    return group(
        el("path", d="M-16-8H16L12-11C10-19-10-19-12-11z", fill="#3f3a44", **EDGE),
        el("path", d="M-17 4C-9-7 9-7 17 4C9 13-9 13-17 4z", fill=CREAM, **EDGE),
        el("circle", cy=3.4, r=6, fill=PLUM, stroke=BLACK, stroke_width=1.2),
        el("circle", cy=3.4, r=2.6, fill="#16101a"),
        el("circle", cx=-2, cy=1.4, r=1.4, fill="#fff"),
    )


def helm() -> Markup:
    """A ship's wheel."""
    ends = [(19 * cos(k * pi / 4), 19 * sin(k * pi / 4)) for k in range(4)]
    spokes = "".join(f"M{x:.1f} {y:.1f}L{-x:.1f} {-y:.1f}" for x, y in ends)
    return group(
        el("path", d=spokes, stroke="#6b4520", stroke_width=3.4, stroke_linecap="round"),
        el("circle", r=12.5, fill="none", stroke=BLACK, stroke_width=5),
        el("circle", r=12.5, fill="none", stroke="#a9713f", stroke_width=3),
        el("circle", r=4, fill=BRASS, **EDGE),
    )


def sextant() -> Markup:
    return group(
        el("path", d="M0-17L15 10C6 16-6 16-15 10z", fill="#e3c184", fill_opacity=0.55, **EDGE),
        el("path", d="M-15 10C-6 16 6 16 15 10", fill="none", stroke=BLACK, stroke_width=3.4),
        el("path", d="M-15 10C-6 16 6 16 15 10", fill="none", stroke=BRASS, stroke_width=1.8),
        el("path", d="M0-17L5 13", stroke=BLACK, stroke_width=2),
        el("path", d="M-12-9H-3V-4H-12z", fill="#8a929e", **EDGE),
    )


def governor() -> Markup:
    """A sash with a star."""
    return group(
        el("path", d="M-14-16H14V4C14 12 6 17 0 19C-6 17-14 12-14 4z", fill=TEAL, **EDGE),
        el("path", d="M-14-9L14 9V14L-14-3z", fill=CREAM, stroke=BLACK, stroke_width=1),
        el("path", d="M0-13L2.5-7 9-6.4 4-2.2 5.6 4 0 .6-5.6 4-4-2.2-9-6.4-2.5-7z", fill=BRASS, **EDGE),
    )


def compasses() -> Markup:
    """A pair of compasses over a plan."""
    return group(
        el("path", d="M-18 6H18V18H-18z", fill="#cfe0e6", **EDGE),
        el("path", d="M-13 18V11H-5V18M3 18V9H12V18", fill="none", stroke="#2d6b86", stroke_width=1.3),
        el("path", d="M0-15L-9 12M0-15L9 12", stroke=BLACK, stroke_width=3, stroke_linecap="round"),
        el("path", d="M-6 2H6", stroke=BLACK, stroke_width=1.6),
        el("circle", cy=-15, r=3.4, fill=BRASS, **EDGE),
    )


def foreman() -> Markup:
    return group(icon("harvest", -4, 3, 32), icon("folk", 11, 4, 24))


def mediator() -> Markup:
    """Two that shake hands."""
    return group(
        el("path", d="M-19-7L-9-9-1-3-7 6-19 7z", fill="#e3b98f", **EDGE),
        el("path", d="M19-7L9-9-4-2C-7 0-4 4-1 2L4 0 11 8 19 7z", fill="#f0d0ac", **EDGE),
        el("path", d="M-19-9V9M19-9V9", stroke=PLUM, stroke_width=5),
        icon("dove", 0, -13, 16),
    )


def missionary() -> Markup:
    return group(
        el("path", d="M-14-17H12C15-17 15-13 12-13V17H-14z", fill="#7a2a22", **EDGE),
        el("path", d="M-14 13H12V17H-14z", fill=CREAM, **EDGE),
        el("path", d="M-1-11V8M-7-5H5", stroke=BRASS, stroke_width=3.4),
    )


def agent() -> Markup:
    return group(icon("surplus", -9, 0, 28), arrow("M2-8H15M10-13L15-8 10-3", PLUM), icon("florin", 10, 9, 18))


def smuggler() -> Markup:
    """A chest, and what goes in for what comes out."""
    return group(
        icon("chest", 0, 5, 30),
        arrow("M-16-6C-14-15-6-17-2-13M-16-6L-18-12M-16-6L-10-8", PLUM),
        arrow("M16-12C14-3 8-2 4-6", TEAL),
    )


def shipwright() -> Markup:
    return group(icon("ship", -3, 2, 32), icon("build", 11, -7, 22))


def characters() -> dict[str, Markup]:
    """The 24 characters."""
    return {
        "researcher": group(icon("progress", -5, 0, 32), lens(8, 2)),
        "headhunter": group(icon("character", -5, 0, 32), lens(8, 2)),
        "pirate": pirate(),
        "merchant": group(icon("trade", 0, -2, 36), icon("market", 11, 11, 18)),
        "exporter": group(icon("port", -5, 0, 36), icon("florin", 12, 9, 17)),
        "recruiter": icon("hire", 0, 0, 38),
        "barbarian": barbarian(),
        "thief": thief(),
        "archbishop": mitre(),
        "king": crown(),
        "pope": tiara(),
        "spy": spy(),
        "captain": helm(),
        "navigator": sextant(),
        "governor": governor(),
        "tax-collector": icon("taxes", 0, 0, 38),
        "architect": compasses(),
        "foreman": foreman(),
        "mediator": mediator(),
        "missionary": missionary(),
        "labour-agent": agent(),
        "midwife": icon("birth", 0, 0, 40),
        "smuggler": smuggler(),
        "shipwright": shipwright(),
    }


@remembered
def definitions() -> Markup:
    """All emblems by the ids of their cards, to be used."""
    drawn = characters() | progress(COLOURS)
    return group(*(group(what, id=f"arc-emblem-{card}") for card, what in drawn.items()))
