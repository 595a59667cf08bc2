"""The SVG builder, and the boards drawn with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from xml.etree import ElementTree

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.draw.pieces import COLOURS, LETTERS, SHAPES, die, seal
from ludoteca.draw.svg import el, group
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from ludoteca.testing import fuzz_games

MOVES_BETWEEN = 5 if fuzz_games() >= 20 else 30  # plain Python looks less often


def test_text_and_attributes_are_escaped():
    found = el("text", '<b>&"', class_="a", fill_opacity=0.5, id='"><script>')
    assert found == """<text class="a" fill-opacity="0.5" id='"&gt;&lt;script&gt;'>&lt;b&gt;&amp;"</text>"""


def test_numbers_are_short():
    assert el("rect", x=1.0, y=2.345, width=3) == '<rect x="1" y="2.35" width="3"/>'


def test_markup_is_not_escaped_twice():
    assert group(el("g", "a&b")) == "<g><g>a&amp;b</g></g>"


def test_a_die_shows_as_many_pips_as_its_value():
    assert [die(value, 0, 0).count("<circle") for value in range(7)] == list(range(7))


def test_seats_differ_in_colour_shape_and_letter():
    assert len(set(COLOURS)) == len(set(SHAPES)) == len(set(LETTERS)) == 5
    assert len({seal(seat, 0, 0) for seat in range(5)}) == 5


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_view_of_a_match_draws_with_unique_ids(name, lang):
    """What is drawn part by part is looked at in every view, the whole picture of it in the first and the last."""
    game, texts = find(name), find(name).texts(lang)
    for seats in range(game.fewest, game.most + 1):
        match, rng = Match(game, seats, seats), Rng(seats)
        while not match.over:
            for seat in range(-1, seats):
                parts = game.fragments(match.view(seat), texts).values()
                unique([ident for layer in parts for markup in layer.values() for ident in ids(markup)])
                if match.ply == 0:
                    unique(ids(game.draw(match.view(seat), texts)))
            for _ in range(MOVES_BETWEEN):
                if not match.over:
                    take_move(match, match.to_act[0], Wanderer(), rng)
        unique(ids(game.draw(match.view(-1), texts)))


@lru_cache(maxsize=100_000)  # few elements change from view to view
def ids(markup: str) -> tuple[str, ...]:
    """The ids in a piece of SVG, which must be well-formed."""
    tree = ElementTree.fromstring(markup if markup.startswith("<svg") else f"<svg>{markup}</svg>")
    return tuple(ident for node in tree.iter() if (ident := node.get("id")))


def unique(found: Sequence[str]) -> None:
    assert found
    assert len(found) == len(set(found))
