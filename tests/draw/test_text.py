"""Text that stays in its box."""

from __future__ import annotations

import pytest

from ludoteca.draw.text import FACES, WIDTHS, block, cut, fit, line, width, wrap

LONG = "Alessandria Eschate e la Cavalleria greca alleata"


@pytest.mark.parametrize("face", FACES)
def test_every_face_knows_the_letters_of_both_languages(face):
    assert set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àèéìòù’…·–≥≤") <= set(WIDTHS[face])


def test_what_is_larger_or_bolder_is_wider():
    assert width("Memphis", 20) == 2 * width("Memphis", 10)
    assert width("Memphis", 20, "sans-bold") > width("Memphis", 20, "sans")


@pytest.mark.parametrize("room", [20, 45, 80, 140, 300])
@pytest.mark.parametrize("most", [1, 2, 3])
@pytest.mark.parametrize("face", FACES)
def test_fitted_lines_are_few_and_short_enough(room, most, face):
    lines, size = fit(LONG, room, (16, 8), face, most)
    assert len(lines) <= most
    assert 8 <= size <= 16
    assert all(width(said, size, face) <= room for said in lines)


def test_text_with_room_is_left_alone():
    assert fit("Tyana", 200, (16, 8)) == (("Tyana",), 16)


def test_words_are_kept_whole():
    assert " ".join(wrap(LONG, 90, 14)) == LONG


def test_cut_text_says_so():
    assert cut("Persepolis", 40, 12).endswith("…")
    assert cut("Persepolis", 400, 12) == "Persepolis"


def test_no_text_is_no_text():
    assert ">x" not in line("", 50, 12)
    assert "<text" not in block("", 50, (12, 8))
