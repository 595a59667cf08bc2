"""What is printed on cards, tiles and posters fits its room in both languages, and uses nothing that is not there."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludoteca.draw.svg import Markup
from ludoteca.draw.text import width
from ludoteca.games.magnificent.drawing import aim, cards, compose, legend, posters, tents, trainers
from ludoteca.games.magnificent.drawing.asked import BOX, LEAST
from ludoteca.games.magnificent.drawing.catalog import CARDS, MASTER_TILES, POSTERS, SPACES, TENTS, TRAINER_TILES
from ludoteca.games.magnificent.drawing.counts import rate
from ludoteca.games.magnificent.drawing.palette import ROSE
from ludoteca.games.magnificent.drawing.told import card_told, poster_told, tent_told
from ludoteca.games.magnificent.game import GAME
from ludoteca.play.rulebook import LANGUAGES

USED = re.compile(r'(?:href="#|url\(#)([^")]+)')
IDS = re.compile(r'\bid="([^"]+)"')
DEFINED = set(IDS.findall(compose.definitions(5, has_module=True)))


def is_whole(shown: Markup) -> bool:
    """Nothing was cut for want of room."""
    return "…" not in shown


def is_defined(shown: Markup) -> bool:
    return set(USED.findall(shown)) <= DEFINED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [106, 84.8])
def test_what_every_card_scores_fits_on_it(language: str, wide: float):
    texts = GAME.texts(language)
    for ident in CARDS:
        shown = cards.card(ident, wide, texts)
        assert is_whole(shown), ident
        assert is_defined(shown), ident


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [144, 107])
def test_low_cards_have_room_too(language: str, wide: float):
    texts = GAME.texts(language)
    for ident in CARDS:
        assert is_whole(cards.compact_card(ident, wide, cards.ALONE, texts)), ident


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_low_card_is_worth_lies_below_its_words(language: str):
    texts = GAME.texts(language)
    pill = ElementTree.fromstring(cards.worth(12, 12, 140, cards.COMPACT - 1.2, "", cards.LOW_PILL))
    top = min(float(box.get("y", "0")) for box in pill.iter("rect"))
    for ident in CARDS:
        drawn = ElementTree.fromstring(cards.compact_card(ident, 144, cards.ABOVE_WORTH, texts))
        words = [group for group in drawn.iter("g") if group.get("font-size")][-1]
        size = float(words.get("font-size", "0"))
        lowest = max(float(said.get("y", "0")) for said in words.iter("text"))
        assert lowest + size * 0.24 <= top + 0.3, ident


def test_the_points_of_a_card_beside_the_master_board_lie_on_no_sign():
    texts = GAME.texts("en")
    for ident in CARDS:
        drawn = ElementTree.fromstring(cards.tall_card(ident, 27, 36, texts))
        (points,) = (one for one in drawn.iter("text") if one.get("fill") == ROSE)
        assert rate(CARDS[ident].scoring) == points.text
        end = float(points.get("x", "0")) + width(points.text or "", 10, "sans-bold") / 2
        assert end <= 27 * 0.66 - 13.5 * 27 / 44 + 1, ident


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trainer_tile_has_room_for_its_name(language: str):
    texts = GAME.texts(language)
    for ident in TRAINER_TILES:
        shown = trainers.trainer_tile(ident, 93.3, 54, texts)
        assert is_whole(shown), ident
        assert is_defined(shown), ident


TITLES = ("to-lay", "posters-left", "next-level", "would-be", "then-score", "order-now", "turns-left")
STRONG = ("to-lay-tiles", "posters-left-count", "would-be-points", "turns-left-count")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_turn_comes_to_is_never_said_in_small_type(language: str):
    texts = GAME.texts(language)
    for name in TITLES:
        assert width(texts(f"board-{name}"), LEAST, "serif-italic") <= BOX[2] - 16, name
    for name in STRONG:
        assert width(texts(f"board-{name}", count=188, large=3, small=2), LEAST, "sans-bold") <= 130, name
    assert width(texts("board-white-free"), LEAST, "sans") <= 130
    assert width(texts("board-best-now"), LEAST, "sans-bold") <= 84
    assert width(texts("board-more-power", count=12), LEAST, "sans") <= 58
    assert width(texts("board-paid-missing", count=12), LEAST, "sans") <= 76


def test_everything_is_drawn_with_what_is_defined():
    drawn = [posters.poster(ident, POSTERS[ident].tiles) for ident in POSTERS]
    drawn += [posters.small(ident) for ident in POSTERS] + [posters.done(ident) for ident in POSTERS]
    drawn += [tents.tent(ident) for ident in (*TENTS, "")] + [tents.low(ident) for ident in (*TENTS, "")]
    drawn += [trainers.space(ident, 30, 27) for ident in SPACES]
    drawn += [trainers.low_tile(ident, 42, 18) for ident in TRAINER_TILES]
    drawn += [trainers.master_tile(ident, 53, 30) for ident in MASTER_TILES]
    assert all(is_defined(shown) for shown in drawn)


def test_every_definition_is_there_once():
    found = IDS.findall(compose.definitions(5, has_module=True))
    assert len(found) == len(set(found))


def test_cards_that_add_up_numbers_say_so():
    assert {ident for ident, card in CARDS.items() if rate(card.scoring) == "Σ"} == {
        ident for ident, card in CARDS.items() if card.scoring in ("TOPD", "PCOIN")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_more_than_a_name(language: str):
    texts = GAME.texts(language)
    assert all(len(card_told(ident, (), texts).splitlines()) == 3 for ident in CARDS)
    assert all(len(poster_told(ident, texts).splitlines()) == 3 for ident in POSTERS)
    assert all(len(tent_told(ident, texts).splitlines()) == 3 - (not tent.cost) for ident, tent in TENTS.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_and_aim_are_whole(language: str):
    texts = GAME.texts(language)
    for shown in (legend.legend(texts), aim.aim(texts)):
        assert is_whole(shown)
        assert set(USED.findall(shown)) <= set(IDS.findall(shown))
        ElementTree.fromstring(shown)
