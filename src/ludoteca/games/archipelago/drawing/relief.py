"""What an engraver draws on land and paper: peaks, a volcano, huts; each by a name, to be used many times."""

from __future__ import annotations

from ludoteca.draw.svg import Markup, el, group
from ludoteca.games.archipelago.drawing.goods import stroked

PEAKS = 3
PEAK = 20  # how wide a peak is drawn
TALL = (1.12, 1.3, 0.95)
EARTH = "#4a3d2c"


def peak(kind: int) -> Markup:
    """A mountain with its foot at the origin: light from the left, hachures on the right."""
    w, h = float(PEAK), PEAK * TALL[kind]
    top = -0.08 * w * (kind % 2)
    right = f"C{w * 0.16:.1f} {-h * 0.72:.1f} {w * 0.34:.1f} {-h * 0.3:.1f} {w * 0.62:.1f} 0"
    body = (
        f"M{-w * 0.62:.1f} 0C{-w * 0.35:.1f} {-h * 0.28:.1f} {-w * 0.2:.1f} {-h * 0.8:.1f} {top:.1f} {-h:.1f}{right}z"
    )
    shade = f"M{top:.1f} {-h:.1f}{right}H{w * 0.1:.1f}"
    shade += f"C{w * 0.2:.1f} {-h * 0.3:.1f} {-w * 0.06:.1f} {-h * 0.5:.1f} {top:.1f} {-h:.1f}z"
    lines = "".join(
        f"M{w * (0.06 + 0.1 * k):.1f} {-h * (0.74 - 0.17 * k):.1f}l{w * 0.07:.1f} {h * (0.34 - 0.02 * k):.1f}"
        for k in range(4)
    )
    return group(
        el("path", d=body, fill="#e9dcb6", **stroked(EARTH, 1.1)),
        el("path", d=shade, fill="#a58a5d"),
        el("path", d=lines, stroke=EARTH, stroke_width=0.7, fill="none"),
    )


def volcano() -> Markup:
    """A mountain of fire, 60 wide, with its foot at the origin."""
    smoke = "M2-34C-6-40-2-46 4-47C0-54 8-60 14-56C22-60 28-52 22-48C26-42 16-36 10-38"
    slopes = "M-30 0C-18-8-12-26-8-33L-3-30 2-33 7-30 9-33C13-24 19-8 30 0z"
    return group(
        el("path", d=smoke, fill="#8d8579", fill_opacity=0.55),
        el("path", d=slopes, fill="#d9c49b", **stroked(EARTH, 1.6)),
        el("path", d="M9-33C13-24 19-8 30 0H6C12-10 6-22 2-33L7-30z", fill="#94734f"),
        el("path", d="M-8-33L-3-30 2-33 7-30 9-33 4-22 5-12 0-19-4-9-4-20z", fill="#c4472b"),
        el("path", d="M12-20L19-5M16-20L24-3M9-12L13-2", stroke=EARTH, stroke_width=1),
    )


def hut() -> Markup:
    """A hut, 10 wide, with its foot at the origin."""
    return group(
        el("path", d="M-3.6 0V-3.4H3.6V0z", fill="#e9d6a6", stroke="#4d3a20", stroke_width=0.8),
        el("path", d="M-5.4-2.8Q-1.4-5.2 0-8.6Q1.4-5.2 5.4-2.8Q0-4.2-5.4-2.8z", fill="#a9783a", stroke="#4d3a20",
           stroke_width=0.8),
        el("path", d="M-1 0V-2.4H1V0z", fill="#4d3a20"),
    )  # fmt: skip


def relief() -> dict[str, Markup]:
    """All of them by name."""
    return {f"peak{kind}": peak(kind) for kind in range(PEAKS)} | {"volcano": volcano(), "hut": hut()}
