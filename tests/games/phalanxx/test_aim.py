"""The aim of PHALANXX as a picture: few words, all of them in it, and the pieces of the game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.games.phalanxx.drawing import aim
from ludoteca.games.phalanxx.game import GAME
from tests.games.phalanxx.test_board import LANGUAGES, texts_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_lies_within_the_picture(language):
    for text, left, right, y, _ in texts_of(GAME.aim(GAME.texts(language))):
        assert (left >= 10, right <= aim.WIDTH - 10, 10 < y < aim.HEIGHT) == (True, True, True), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_a_turn_is_and_what_counts_in_few_words(language):
    texts = GAME.texts(language)
    drawn = " ".join(text for text, *_ in texts_of(GAME.aim(texts)))
    wanted = [texts(name) for name in texts.messages if name.startswith("board-aim-")]
    assert len(wanted) == 16
    assert [said for said in wanted if said not in drawn] == []
    assert len(" ".join(wanted).split()) < 50


def test_no_two_things_in_it_have_the_same_id():
    idents = [node.get("id") for node in ElementTree.fromstring(GAME.aim(GAME.texts("en"))).iter() if node.get("id")]
    assert len(idents) == len(set(idents))
