"""The six goods: each as a picture, as a wooden cube, and as the symbol on a region, around the origin."""

from __future__ import annotations

from ludoteca.draw.svg import Attribute, Markup, el, group
from ludoteca.draw.things import placed
from ludoteca.games.archipelago.drawing.palette import DARKS, DYES, LIGHTS


def stroked(colour: str, thick: float) -> dict[str, Attribute]:
    """An outline with round corners."""
    return {"stroke": colour, "stroke_width": thick, "stroke_linejoin": "round"}


def fruit() -> Markup:
    leaves = (
        "M0-3C-1-8-6-10-8-9C-6-7-4-5-2-3C-5-6-9-6-10-4C-7-4-4-3-1-2M0-3C1-8 6-10 8-9C6-7 4-5 2-3C5-6 9-6 10-4"
        "C7-4 4-3 1-2M0-2C-2-6-1-10 0-11.5C1-10 2-6 0-2"
    )
    rind = "M-4.6-.4L4.6 8.8M-5.9 3L2.4 11.2M-2-2.4L5.9 5.6M4.6-.4L-4.6 8.8M5.9 3L-2.4 11.2M2-2.4L-5.9 5.6"
    return group(
        el("path", d=leaves, fill="#4f8a3a", stroke="#2f5a22", stroke_width=0.8),
        el("ellipse", cy=4.4, rx=6, ry=7.2, fill="#efa235", stroke="#8c4a12", stroke_width=1.3),
        el("path", d=rind, stroke="#b4621b", stroke_width=0.8),
    )


def cattle() -> Markup:
    horns = "M-5-6C-10-6-11.5-9-10.5-11.5C-9-9-7-8.6-4.4-8.6M5-6C10-6 11.5-9 10.5-11.5C9-9 7-8.6 4.4-8.6"
    ears = "M-5-4.6C-9-5-11-3-11-1C-9 0-7-.4-5.4-1.4M5-4.6C9-5 11-3 11-1C9 0 7-.4 5.4-1.4"
    head = (
        "M-5.6-7.6C-2-9.4 2-9.4 5.6-7.6C6.6-3 5.6 1 4.8 4.6C4.4 9 2.6 11 0 11C-2.6 11-4.4 9-4.8 4.6"
        "C-5.6 1-6.6-3-5.6-7.6z"
    )
    return group(
        el("path", d=horns, fill="#f4ead2", stroke="#3f2714", stroke_width=1.1),
        el("path", d=ears, fill="#a9713f", stroke="#3f2714", stroke_width=1.1),
        el("path", d=head, fill="#8f5c35", stroke="#3f2714", stroke_width=1.3),
        el("path", d="M-4.8 5.4C-3 4-1.4 3.8 0 3.8S3 4 4.8 5.4C4.6 9.4 2.6 11 0 11S-4.6 9.4-4.8 5.4z", fill="#e6c8a2"),
        el("path", d="M-2.2-9L0-4 2.2-9z", fill="#f4ead2"),
        el("path", d="M-3.4-1.6v2M3.4-1.6v2M-1.8 7.2v1.2M1.8 7.2v1.2", stroke="#2a1709", stroke_width=1.7,
           stroke_linecap="round"),
    )  # fmt: skip


def fish() -> Markup:
    body = "M-11 .4C-7-7 4-7.6 7-1L11.6-5.4C10.6-1.6 10.6 2 11.6 6L7 1.6C3.4 7.6-7 7.6-11 .4z"
    scales = "M-4.4-3.6C-3-1.4-3 1.8-4.4 4M0-3.4C1-1.4 1 1.4 0 3.2M3.4-2.2C4-.8 4 .8 3.4 2"
    return group(
        el("path", d="M-3-4.6C0-8.4 4-8 5-5M-1 4.6C0 7.4 3 7.6 4 5.4", fill="#7fb7d6", stroke="#1d4a63",
           stroke_width=1.1),
        el("path", d=body, fill="#5ea3c8", **stroked("#1d4a63", 1.3)),
        el("path", d="M-10 1.6C-6 6.6 2 6.4 6 1.6C1 3.6-5 3.6-10 1.6z", fill="#cfe7f2"),
        el("path", d=scales, fill="none", stroke="#1d4a63", stroke_width=0.9),
        el("circle", cx=-7, cy=-0.8, r=1.3, fill="#12303f"),
    )  # fmt: skip


def wood() -> Markup:
    return group(_log(-1.6, 5), _log(1.8, 4.6), _log(-0.6, -3.4))


def _log(x: float, y: float) -> Markup:
    return group(
        el("path", d="M-4-4H7.4V4H-4z", fill="#9a6b3a", stroke="#3f2a12", stroke_width=1.1),
        el("path", d="M0-1.6H7M-1 1.4H6", stroke="#6b4520", stroke_width=0.9),
        el("ellipse", cx=-4, rx=3.4, ry=4, fill="#edd3a0", stroke="#3f2a12", stroke_width=1.1),
        el("ellipse", cx=-4, rx=1.5, ry=1.9, fill="none", stroke="#a67a44", stroke_width=0.9),
        transform=placed((x, y)),
    )


def stone() -> Markup:
    edge = stroked("#4c483e", 1.2)
    return group(
        el("path", d="M-10.6 10V2.6H-.4V10zM.6 10V2.6H10.6V10z", fill="#bdb8aa", **edge),
        el("path", d="M-5.6 1.8V-5.8H5V1.8z", fill="#d6d2c6", **edge),
        el("path", d="M-5.6-5.8L-2.6-9.4H8L5-5.8zM5 1.8V-5.8L8-9.4V-1.2z", fill="#a29c8d", **edge),
        el("path", d="M-9 8.4H-6M3 5H7M-3.4-3.6H-.4", stroke="#8c8778", stroke_width=1),
    )


def iron() -> Markup:
    edge = stroked("#1c2026", 1.1)
    return group(
        el("path", d="M-11 8L-8.4 1H4L7.6 8z", fill="#5a616c", **edge),
        el("path", d="M4 1L7-1.6 11 5 7.6 8z", fill="#3a4049", **edge),
        el("path", d="M-8.4 1L-5.4-1.6H7L4 1z", fill="#8a929e", **edge),
        el("path", d="M-5-1.8L-3.4-7H4.6L6.6-1.8z", fill="#69717d", **edge),
        el("path", d="M-3.4-7L-1.2-9H6.4L4.6-7z", fill="#a5adb8", **edge),
        el("path", d="M-7.6 6L-6.6 3M-2.6-3L-2-5.4", stroke="#b9c0c9", stroke_width=1.2, stroke_linecap="round"),
    )


PICTURES = {"fruit": fruit, "cattle": cattle, "fish": fish, "wood": wood, "stone": stone, "iron": iron}


def symbol(good: str) -> Markup:
    """A symbol printed on a region, 24 across: room for one unit."""
    return group(
        el("circle", r=12, fill="#fbf5e2", stroke=DARKS[good], stroke_width=2),
        el("circle", r=10.4, fill=LIGHTS[good], fill_opacity=0.32),
        group(PICTURES[good](), transform=placed(scale=0.78)),
    )


def cube(good: str) -> Markup:
    """A cube, 20 across."""
    return group(
        el("path", d="M-9-5L0-10 9-5V6L0 11-9 6z", fill=DYES[good], **stroked(DARKS[good], 1.4)),
        el("path", d="M-9-5L0-10 9-5 0 0z", fill=LIGHTS[good]),
        el("path", d="M0 0L9-5V6L0 11z", fill=DARKS[good], fill_opacity=0.55),
    )
