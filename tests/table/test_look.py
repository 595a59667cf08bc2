"""The look in numbers: colours can be read in light and dark, both ways to dark are one, the fonts exist."""

import re
from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
import pytest

from ludoteca.draw.pieces import COLOURS
from ludoteca.table.pages import CLIENT

BASE = (CLIENT / "base.css").read_text(encoding="utf-8")
ENOUGH = 4.5  # WCAG AA for text
SEEN = 3.0  # WCAG AA for what is not text
ON_PAPER = [(ink, ground) for ink in ("ink", "muted", "accent", "danger") for ground in ("paper", "paper-deep")]


def block(selector: str) -> dict[str, str]:
    found = re.search(re.escape(selector) + r" \{(.*?)\}", BASE, re.S)
    assert found
    return dict(re.findall(r"--([a-z0-9-]+): ([^;]+);", found[1]))


LIGHT = block(":root")
DARK = LIGHT | block(':root[data-theme="dark"]')


def brightness(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *ON_PAPER, ("ink", "field"), ("muted", "field"), ("ink", "danger-paper"), ("danger", "danger-paper"),
        ("table-ink", "table"), ("table-muted", "table"), ("table-ink", "table-deep"), ("table-muted", "table-deep"),
        ("panel-ink", "panel"), ("panel-muted", "panel"), ("gold-ink", "gold"), ("gold-ink", "gold-lit"),
        ("paper", "ink"), ("good", "paper"),
    ],
)  # fmt: skip
def test_ink_can_be_read_on_its_ground(theme, ink, ground):
    assert contrast(theme[ink], theme[ground]) >= ENOUGH


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["table", "table-deep", "panel", "paper", "paper-deep", "gold"])
def test_one_of_the_two_rings_of_the_focus_is_seen_on_any_ground(theme, ground):
    assert max(contrast(theme[ring], theme[ground]) for ring in ("focus", "focus-halo")) >= SEEN
    assert contrast(theme["focus"], theme["focus-halo"]) >= SEEN


def test_dark_is_the_same_whoever_asks_for_it():
    assert block(':root[data-theme="dark"]') == block(':root:not([data-theme="light"])')


def test_seats_have_the_colours_of_their_pieces():
    assert [LIGHT[f"seat-{seat}"] for seat in range(5)] == list(COLOURS)


def test_the_fonts_are_in_their_packages():
    folders = [Path(font.__file__).parent / "files" for font in (font_source_serif_pro, font_source_sans_pro)]
    files = re.findall(r"/static/fonts/([\w.-]+)", BASE)
    assert len(files) == 8
    assert all(any((folder / file).exists() for folder in folders) for file in files)
