"""Hexes with a point at the top, by axial coordinates: where they lie and how they are outlined."""

from __future__ import annotations

from math import cos, pi, sin, sqrt


def centre(q: int, r: int, size: float) -> tuple[float, float]:
    """The middle of a hex; `size` is from there to a corner.

    >>> centre(3, 0, 10)[1], centre(-1, 2, 10)
    (0.0, (0.0, 30.0))
    """
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def outline(size: float) -> str:
    """The corners of a hex around its middle, for the points of a polygon; clockwise from the top."""
    corners = [(size * sin(k * pi / 3), -size * cos(k * pi / 3)) for k in range(6)]
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)


def hexagon_size(radius: int, width: float, height: float) -> float:
    """How large the hexes of a whole hexagon may be so that it fits a box."""
    return min(width / (sqrt(3) * (2 * radius + 1)), height / (3 * radius + 2))
