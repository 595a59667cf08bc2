"""The colours of a circus night: teal, saffron, plum and ivory. Gold is left to what can be done now."""

from __future__ import annotations

from typing import NamedTuple

INK, SOFT, FADED = "#2a1b2b", "#6a5560", "#8b755c"
IVORY, SAND = "#fbf3df", "#f3e6c8"
NIGHT, DEEP, TEAL = "#06131b", "#0c2a36", "#0d3f48"
BRASS, BARK, WALNUT = "#d8c49a", "#5b3a2a", "#6b5230"
ROSE, MAROON = "#a32a50", "#5c1029"
VIOLET = "#3c2b55"  # behind play-order numbers
EMPTY = "#a5916d"  # around what is not there yet
GOOD, BAD = "#0f6b52", "#a3202f"
CHANGED = "#fff3c4"  # behind what a preview would change
SNOW_INK, SNOW_EDGE = "#0b2b44", "#5f8197"


class Family(NamedTuple):
    """The tones of a colour of the game: of its things, of their edges, and where light falls on them."""

    fill: str
    dark: str
    light: str


FAMILIES = {
    "O": Family("#ec9630", "#8f4a0c", "#ffd596"),
    "G": Family("#25a98c", "#0a5347", "#9fead6"),
    "P": Family("#9551b3", "#4a1e60", "#dfb4ef"),
    "W": Family("#f1f7fb", "#86a3ba", "#ffffff"),
    "C": Family("#e3f3fa", "#5b93ad", "#ffffff"),
}
COLOURS = "OGP"
GEMS = "ogpc"
# Kinds of trainer effects, by when they may be used.
KINDS = {"any": "#6b3370", "die": "#a8601a", "build": "#0f7d6a", "travel": "#24577d", "perform": ROSE}
