"""The colours of the sea chart. Gold is not among them: it is for what can be done now, and the page lays it on."""

from __future__ import annotations

INK, SOFT, FAINT = "#26343a", "#5d5a49", "#8a7a58"
PAPER, LEDGER, LINE, FRAME = "#f3e8cd", "#f8f0dc", "#b79f6c", "#8f7646"
SEPIA, DARK_SEPIA = "#5d4a26", "#3f311a"
CREAM, SLATE, BONE = "#fffaf0", "#24404a", "#fdf8ea"
RED, GREEN, WARNING = "#9e2b25", "#1d6b4a", "#b3302a"
PLUM, TEAL, MARBLE = "#6b4178", "#1f6b6d", "#6d665a"
WINE = "#7a2a22"
BRASS, BRASS_EDGE, BRASS_INK = "#cda259", "#6b4a1a", "#3f2a08"
NIGHT, SHELF, SHELF_EDGE = "#291b13", "#33231a", "#5a442f"
PALE, MUTED = "#f6ead2", "#cfb995"
COAST = "#24404a"

GOODS = ("fruit", "cattle", "fish", "wood", "stone", "iron")
DYES = {"fruit": "#e07b39", "cattle": "#8f5c35", "fish": "#4f93b8", "wood": "#5f8238", "stone": "#b3aea1",
        "iron": "#4b515b"}  # fmt: skip
DARKS = {"fruit": "#9c4a17", "cattle": "#55341a", "fish": "#255a78", "wood": "#37501b", "stone": "#77725f",
         "iron": "#23272e"}  # fmt: skip
LIGHTS = {"fruit": "#f6ae72", "cattle": "#b98756", "fish": "#8cc3df", "wood": "#8fb25c", "stone": "#dedacd",
          "iron": "#7b838f"}  # fmt: skip
FIELDS = ("#dcdc9f", "#d3d894", "#e2dba2", "#cfd79c", "#d9d08f", "#d6dba8")
# From the widest to the narrowest: how far from the coast a line of water reaches, in sizes of a hex, and its colour.
WATER_LINES = (
    (0.40, "#86c7c6"),
    (0.30, "#5ba3a8"),
    (0.283, "#98d2cd"),
    (0.195, "#62aab0"),
    (0.178, "#b0dfd6"),
    (0.10, "#6fb5b8"),
    (0.083, "#cdeee2"),
)
# Of each family of cards: its band, and the ground of its picture.
FAMILIES = {"character": (PLUM, "#f3e6f2"), "progress": (TEAL, "#e2f0ec"), "wonder": (MARBLE, "#efece4")}
