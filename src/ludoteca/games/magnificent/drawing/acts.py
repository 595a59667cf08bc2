"""The acts of the artists, as lithographs in two inks: fire, iron, juggling, rope and parasol, hoop, hat, snow."""

from __future__ import annotations

from math import cos, pi, sin

from ludoteca.draw.memory import remembered
from ludoteca.draw.paints import named
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, width
from ludoteca.draw.things import laid, neat, used
from ludoteca.games.magnificent.drawing.catalog import ARTISTS, LETTERS
from ludoteca.games.magnificent.drawing.icons import flake
from ludoteca.games.magnificent.drawing.marks import box, disc, oval, path, star
from ludoteca.games.magnificent.drawing.palette import FAMILIES, ROSE, SNOW_INK

WIDE, HIGH, BAND = 62.0, 51.0, 13.0  # of the picture on a poster, and of the band with the name over it
RAYS = 15
CREAM, FLESH = "#fdf0cf", "#f9d9b0"


@remembered
def definitions() -> Markup:
    """The pictures of all artists, whole and as low as a small poster is, from their upper left corner."""
    clips = [
        el("clipPath", box(0, 0, WIDE, HIGH, 1.5), id="mag-clip-act"),
        el("clipPath", box(0, BAND, WIDE, HIGH - BAND, 1.5), id="mag-clip-bare"),
    ]
    pictures = {artist: _picture(artist) for artist in ARTISTS}
    bare = {artist: laid(_ground(artist), at=(0, 0), clip_path="url(#mag-clip-bare)") for artist in ARTISTS}
    return group(*clips, *named(pictures, "mag-act-"), *named(bare, "mag-bare-"), *named(_emblems(), "mag-emblem-"))


def _picture(artist: str) -> Markup:
    """The act under the name of the artist."""
    colour, name = LETTERS[ARTISTS[artist].colour], ARTISTS[artist].name.upper()
    ink = SNOW_INK if colour == "W" else FAMILIES[colour].dark
    size = min(10.4, 10.4 * (WIDE - 5) / (width(name, 10.4, "serif-bold") * 0.92))
    return group(
        laid(_ground(artist), at=(0, 0), clip_path="url(#mag-clip-act)"),
        used(f"mag-emblem-{artist}", (WIDE / 2, 33), scale=1.06),
        box(0, 0, WIDE, BAND, 1.5, fill=ink),
        el("text", name, x=WIDE / 2, y=9.9, font_size=neat(size), fill="#fdf3d8", text_anchor="middle",
           letter_spacing=0.5, **FACES["serif-bold"]),
    )  # fmt: skip


def _ground(artist: str) -> Markup:
    """A sunburst in the colour of the artist; for SNØ the northern light over the hills."""
    colour = LETTERS[ARTISTS[artist].colour]
    if colour == "W":
        return group(
            box(0, 0, WIDE, HIGH, fill="url(#mag-snow-sky)"),
            path("M0 38Q19 13 34 28T62 10V26Q43 48 28 41T0 51z", fill="#6ff0c6", fill_opacity=0.4),
            path("M0 51V44L14 34 24 44 38 31 51 44 62 37V51z", fill="#eef7fb"),
        )
    tones = FAMILIES[colour]
    x, y, reach = WIDE / 2, 32.0, 60.0
    rays = ""
    for k in range(RAYS):
        a, b = 2 * pi * k / RAYS, 2 * pi * (k + 0.5) / RAYS
        rays += f"M{x:g} {y:g}L{x + reach * cos(a):.0f} {y + reach * sin(a):.0f}"
        rays += f" {x + reach * cos(b):.0f} {y + reach * sin(b):.0f}z"
    return group(box(0, 0, WIDE, HIGH, fill=tones.fill), path(rays, fill=tones.light, fill_opacity=0.42))


def _emblems() -> dict[str, Markup]:
    """What each artist does, in a box of 40 by 32 around the origin."""
    return {
        "SUH": _fire(), "BRO": _iron(), "LUN": _juggling(), "KIM": _parasol(), "LAR": _hoop(), "ALB": _hat(),
        "SNO": _crystal(),
    }  # fmt: skip


def _fire() -> Markup:
    outer = "M0 15C-11 15-13 5-8-2-6 2-4 1-4.5-4-5-10 1-13 0-17 8-12 6-5 9-3 10-6 9-8 9-8 14-1 13 15 0 15z"
    return group(path(outer, fill="#b8321c"), path("M0 14C-6 14-7 8-3 3-2 6 0 4 0 0 5 4 7 14 0 14z", fill="#ffe08a"))


def _iron() -> Markup:
    dark = "#2b1408"
    return group(
        path("M-4 16L-2.5-5H3L4.5 16z", fill=FLESH, stroke=dark, stroke_width=0.9),
        path("M-17-8H17", stroke=dark, stroke_width=3),
        disc(-15, -8, 7.2, fill=dark),
        disc(15, -8, 7.2, fill=dark),
        path("M-19-11A5 5 0 0 1-15-13M11-11A5 5 0 0 1 15-13", stroke="#ffe0a8", stroke_width=1.5, fill="none"),
        box(-4.6, -11.5, 9.8, 7.4, 3.2, fill=FLESH, stroke=dark, stroke_width=0.9),
        path("M-2.3-11V-8M.2-11V-8M2.7-11V-8", stroke=dark, stroke_width=0.7),
    )


def _juggling() -> Markup:
    balls = []
    for angle, fill in zip((25, 58, 90, 122, 155), (CREAM, "#ec9630", ROSE, CREAM, "#ec9630"), strict=True):
        x, y = 14 * cos(angle * pi / 180), 8 - 20 * sin(angle * pi / 180)
        balls.append(disc(neat(x), neat(y), 3.7, fill=fill))
    arms = "M-13 15Q-10 6-4 11Q0 13 4 11Q10 6 13 15"
    return group(
        group(*balls, stroke="#06322b", stroke_width=0.9),
        path(arms, fill="none", stroke=FLESH, stroke_width=3.6, stroke_linecap="round"),
    )


def _parasol() -> Markup:
    dark = "#06322b"
    roof = "M-14 1A14 13 0 0 1 14 1Q11-1.5 9.3 1 7-1.5 4.7 1 2.3-1.5 0 1-2.3-1.5-4.7 1-7-1.5-9.3 1-11-1.5-14 1z"
    return group(
        path("M-20 14Q0 10 20 14", stroke=dark, stroke_width=1.6, fill="none"),
        path(roof, fill=CREAM, stroke=dark),
        path("M-4.7 1Q-4-8 0-12Q4-8 4.7 1", fill=ROSE, stroke=dark, stroke_width=0.8),
        path("M0-12V11", stroke=dark, stroke_width=1.5),
    )


def _hoop() -> Markup:
    body = "M-3-7A3 3 0 1 0-2.9-7zM-4-2Q4-3 4 4L11 9M-4-2Q-7 4-1 6L-4 14M-5-1-12-4"
    return group(
        disc(0, 0, 13, fill="none", stroke=CREAM, stroke_width=3),
        disc(0, 0, 13, fill="none", stroke="#35123f", stroke_width=0.8),
        path("M0-13V-18", stroke=CREAM, stroke_width=1.5),
        path(body, fill="none", stroke="#35123f", stroke_width=3, stroke_linecap="round", stroke_linejoin="round"),
    )


def _hat() -> Markup:
    stars = star(3, 1.2, 5, -4, -12) + star(4, 1.6, 5, 5, -14) + star(2.4, 1, 5, 11, -9)
    return group(
        path("M-10-6Q0-10 10-6L8 9Q0 12-8 9z", fill="#1f1026", stroke=CREAM),
        oval(0, 10, 16, 4, fill="#1f1026", stroke=CREAM),
        path("M-8.8 3Q0 6 8.8 3L8.3 7Q0 10-8.3 7z", fill=ROSE),
        path(stars, fill="#ffe08a"),
    )


def _crystal() -> Markup:
    return group(
        path(flake(15), fill="none", stroke="#fff", stroke_width=2.2, stroke_linecap="round"),
        disc(0, 0, 2.6, fill="#fff"),
    )
