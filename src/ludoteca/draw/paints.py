"""Definitions of a picture by name: gradients, soft shadows, paper grain, hatching, and drawings that are used often.

They stand in the `<defs>` of a picture and are referred to as `url(#name)`; a name begins with that of its game, for
pictures of several games may lie on one page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.draw.svg import Attribute, Markup, el, group


class Stop(NamedTuple):
    """A colour of a gradient: where it is, from 0 to 1, which it is, and how much it covers."""

    at: float
    colour: str
    opacity: float = 1


def shade(name: str, *tones: str | Stop, towards: tuple[float, float] = (0, 1), **attributes: Attribute) -> Markup:
    """From one colour to the next along a line from the upper left corner: downwards, if not said otherwise.

    >>> shade("ven-sky", "#fff", "#000")[:60]
    '<linearGradient id="ven-sky" x1="0" y1="0" x2="0" y2="1"><st'
    """
    across, down = towards
    return el("linearGradient", *_stops(tones), id=name, x1=0, y1=0, x2=across, y2=down, **attributes)


def light(name: str, *tones: str | Stop, **attributes: Attribute) -> Markup:
    """From one colour in the middle to the last one around it."""
    return el("radialGradient", *_stops(tones), id=name, **attributes)


def _stops(tones: Sequence[str | Stop]) -> list[Markup]:
    """The colours of a gradient; those without a place are evenly spaced."""
    found = []
    for k, tone in enumerate(tones):
        if isinstance(tone, Stop):
            found.append(el("stop", offset=tone.at, stop_color=tone.colour, stop_opacity=tone.opacity))
        else:
            found.append(el("stop", offset=k / (len(tones) - 1), stop_color=tone))
    return found


def soft_shadow(name: str, drop: float = 1.6, blur: float = 1.6, strength: float = 0.45) -> Markup:
    """A filter that lays a soft shadow under things. It costs time to draw: for what stays where it is."""
    cast = el("feDropShadow", dx=0, dy=drop, stdDeviation=blur, flood_color="#000", flood_opacity=strength)
    return el("filter", cast, id=name, x="-20%", y="-20%", width="140%", height="150%")


def grain(name: str, frequency: str, octaves: int, seed: int, matrix: str) -> Markup:
    """A filter that turns a rectangle into the grain of paper: noise, coloured by a matrix."""
    return el(
        "filter",
        el("feTurbulence", type="fractalNoise", baseFrequency=frequency, numOctaves=octaves, seed=seed),
        el("feColorMatrix", type="matrix", values=matrix),
        id=name, x=0, y=0, width="100%", height="100%",
    )  # fmt: skip


def hatching(name: str, colour: str = "#fff", opacity: float = 0.5, step: float = 8) -> Markup:
    """A pattern of slanting lines, for what is only half so: held in a tie, not certain, not yet there."""
    d = f"M0 {step:g}L{step:g} 0M{-step / 4:g} {step / 4:g}L{step / 4:g} {-step / 4:g}"
    d += f"M{step * 0.75:g} {step * 1.25:g}L{step * 1.25:g} {step * 0.75:g}"
    lines = el("path", d=d, stroke=colour, stroke_opacity=opacity, stroke_width=step / 5)
    return el("pattern", lines, id=name, width=step, height=step, patternUnits="userSpaceOnUse")


def named(pictures: Mapping[str, Markup], before: str = "") -> list[Markup]:
    """Drawings that are used again and again, each by its name (`things.used`), with a common beginning.

    >>> named({"city": el("circle", r=4)}, "phx-")
    ['<g id="phx-city"><circle r="4"/></g>']
    """
    return [group(what, id=before + name) for name, what in pictures.items()]
