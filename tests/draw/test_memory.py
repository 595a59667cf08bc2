"""What is remembered is the same object, is found as often as it is asked for, and does not grow without end."""

from __future__ import annotations

import pytest

from ludoteca.draw import memory
from ludoteca.draw.memory import remembered, remembered_layer, remembered_print
from ludoteca.draw.svg import Markup, el

WAYS = [remembered, remembered_layer, remembered_print]


class Words:
    """As a game's texts: a language, and names of people."""

    def __init__(self, language, name):
        self.language = language
        self.name = name


def dot(size: int) -> Markup:
    """A dot."""
    return el("circle", r=size)


@pytest.mark.parametrize("way", WAYS)
def test_the_same_drawing_is_the_same_object(way):
    drawn = way(dot)
    assert drawn(100001) is drawn(100001)
    assert drawn(100001) != drawn(100002)


@pytest.mark.parametrize("way", WAYS)
def test_hits_and_misses_are_counted(way):
    drawn = way(dot)
    for size in (1, 2, 1, 1):
        drawn(size)
    told = drawn.cache_info()
    assert (told.hits, told.misses, told.currsize) == (2, 2, 2)
    drawn.cache_clear()
    assert drawn.cache_info().currsize == drawn.cache_info().hits == 0


@pytest.mark.parametrize(
    ("way", "most"), [(remembered, "PARTS"), (remembered_layer, "LAYERS"), (remembered_print, "PARTS")]
)
def test_no_more_is_kept_than_is_decided_in_one_place(way, most, monkeypatch):
    monkeypatch.setattr(memory, most, 3)
    drawn = way(dot)
    for size in range(10):
        drawn(size)
    assert drawn.cache_info().currsize <= drawn.cache_info().maxsize == 3


@pytest.mark.parametrize("way", WAYS)
def test_a_function_that_remembers_keeps_its_name_and_what_it_says(way):
    assert way(dot).__name__ == "dot"
    assert way(dot).__doc__ == "A dot."


def test_print_is_the_same_for_all_people_of_a_language():
    told = remembered_print(lambda ident, words: f"{ident} in {words.language}")
    assert told("X1", Words("it", "Anna")) is told("X1", Words("it", "Bruno"))
    assert told("X1", Words("en", "Anna")) == "X1 in en"
