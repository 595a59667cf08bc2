"""The sheet of samples: everything that is shared is on it, and it is a whole picture."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.draw import cards, chips, figures, flags, paints, samples, tiles
from ludoteca.draw.samples import HEIGHT, WIDTH

SHARED = [
    (module, name)
    for module in (cards, chips, figures, flags, paints, tiles)
    for name, made in vars(module).items()
    if not name.startswith("_") and callable(made) and getattr(made, "__module__", "") == module.__name__
    if not inspect.isclass(made) and inspect.signature(made).return_annotation == "Markup"
]
INNER = {"name_band", "shadow", "bevel"}  # parts of what is on the sheet


def test_the_sheet_is_a_whole_picture_with_everything_it_uses():
    drawn = samples.samples()
    nodes = list(ElementTree.fromstring(drawn).iter())
    ids = Counter(node.get("id") for node in nodes if node.get("id"))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) <= set(ids)
    assert max(ids.values()) == 1


def test_every_label_lies_on_the_sheet():
    labels = [node for node in ElementTree.fromstring(samples.samples()) if node.tag.endswith("}g")]
    spots = [
        (float(text.attrib["x"]), float(text.attrib["y"]))
        for row in labels
        for text in row
        if text.tag.endswith("}text")
    ]
    assert len(spots) > 50
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in spots)


@pytest.mark.parametrize(("module", "name"), SHARED, ids=[name for _, name in SHARED])
def test_every_shared_piece_is_drawn_on_the_sheet(module, name):
    if name not in INNER:
        assert re.search(rf"\b{name}\(", Path(samples.__file__).read_text(encoding="utf-8"))


@pytest.mark.parametrize(("module", "name"), SHARED, ids=[name for _, name in SHARED])
def test_every_shared_piece_says_what_it_is(module, name):
    assert inspect.getdoc(vars(module)[name])
