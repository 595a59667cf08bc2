"""The colours of the frozen city: frost, concrete and warning stripes; gold is left to what can be done now."""

from __future__ import annotations

NIGHT, STEEL, CHAR, INK = "#12181d", "#1d262d", "#22282d", "#16202a"
FROST, BONE, MIST, MUTED = "#e3ebf0", "#e6e3d6", "#b9c6cf", "#8496a3"
EDGE, DIM = "#4c5c68", "#43525d"  # around panels, and around what is empty or locked
SHADOW = "#07121d"
CRATE, SWEET, ROSE = "#f2e6cf", "#f2a7d0", "#8a3d68"
SAND = "#d9c6a2"
STAMP = "#ff8f9b"  # of what is final
STREETS = ("#8294a6", "#76899c", "#8c9dad", "#7c90a0", "#8698a3")
# By market: the light tone of its plate and the dark one behind white signs; then the band of its cards.
FAMILIES = {
    "red": ("#e2405a", "#8c1a30"),
    "blue": ("#5aa2ff", "#1d4f9c"),
    "green": ("#9bcf3c", "#4c7413"),
    "black": ("#c9d2d9", "#30353a"),
}
BANDS = {"red": "#8f2036", "blue": "#1f4f96", "green": "#4b7016", "black": "#2c3136", "drone": "#28323a"}
TECH, TECH_DARK, CELL, CELL_DARK = "#c98a52", "#6a3f1b", "#3fe0ec", "#0b6a78"
WASH = ("#2a9be8", "#ff8a35", "#12c795", "#f08cc6")  # a seat's colour, as it lies on snow
LACKING = "#b3141f"  # a price one has less than
TILE = "#28323a"  # behind a plain action symbol
