"""Names of hexes that one can find: the wheel's own name, the letter of a row on its rim, the number along the row."""

from __future__ import annotations

import re

import pytest

from ludoteca.draw.hexes import centre
from ludoteca.draw.paper import Paper
from ludoteca.games.dirty_deeds.drawing import gearwork
from ludoteca.games.dirty_deeds.drawing.arrangement import plan
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.wheels import ROW_LETTERS, site
from ludoteca.kernel.hexes import rings
from ludoteca.play.settings import Settings
from ludoteca.play.vocabulary import seen_events
from tests.games.dirty_deeds.table import deeds

OLD = re.compile(r"[BMS][-−]?\d,")  # by its coordinates, as records write it
WHEELS = {"en": "Earth", "it": "Terra"}


@pytest.mark.parametrize("radius", range(1, 7))
def test_a_name_is_the_row_from_above_and_the_place_in_it_from_the_left(radius):
    rows: dict[float, list[tuple[float, str]]] = {}
    for place in rings(radius):
        x, y = centre(*place, 1)
        rows.setdefault(round(y, 3), []).append((x, site(place, radius)))
    for letter, (_, row) in zip(ROW_LETTERS, sorted(rows.items()), strict=False):
        assert [name for _, name in sorted(row)] == [f"{letter}{number}" for number in range(1, len(row) + 1)]
    assert len({site(place, radius) for place in rings(radius)}) == len(rings(radius))


@pytest.mark.parametrize("language", ["en", "it"])
def test_log_board_and_terminal_call_a_hex_by_the_same_name(language):
    t, words = deeds(2).holds(0, "B0,-1"), GAME.texts(language)
    name = f"{WHEELS[language]}\u00a0D5"
    t.acts(0, "knight").play("place:B0,-1")
    assert name in GAME.label(t.rules, t.view(0), words, t.rules.actions.number("conquer:B1,-1"))
    events = seen_events(GAME.events, t.play("conquer:B1,-1").news.words, 0)
    assert any(name in words.event(event, 0) for event in events)
    assert ("hex-BD5",) in [GAME.marks(event) for event in events]
    drawn = GAME.draw(t.view(0), words)
    assert re.search(rf'id="hex-BD5"[^>]*>\s*<title>{name}:', drawn)
    lines = GAME.sheet(t.view(0), words)
    assert any(line.startswith("D ") for line in lines)
    assert any(f"{WHEELS[language]}\u00a0D4" in line for line in lines)  # where the Knight stands
    titles = re.findall("<title>(.*?)</title>", drawn)
    assert not [line for line in (*titles, *lines) if OLD.search(line)]


def test_every_row_has_its_letter_on_the_rim_of_its_wheel():
    for radius in ((4, 3, 2), (6, 6, 6), (1, 1, 1)):
        where = plan(radius, 5, 2)
        for wheel, gear in enumerate(where.gears):
            letters = gearwork.rim_letters(radius[wheel], where.size, gear.inner)
            said = re.findall(">([A-Z0-9]+)</text>", "".join(letters))
            rows = 2 * radius[wheel] + 1
            assert said[::2] == list(ROW_LETTERS[:rows])
            assert said[1::2] == [str(rows - abs(row - radius[wheel])) for row in range(rows)]


@pytest.mark.compiled_only
def test_the_printed_boards_carry_the_same_letters_and_names(monkeypatch):
    said: list[str] = []
    write = Paper.text

    def kept(paper, words, *rest, **more):
        said.append(words)
        return write(paper, words, *rest, **more)

    monkeypatch.setattr(Paper, "text", kept)
    GAME.print_and_play(Settings(GAME.settings, {"links": "touching"}), 2, GAME.texts("it"))
    assert {"A1", "E9", "I5", "A", "I", "C7 – Nani\u00a0E1", "D4 – Nani\u00a0A1"} <= set(said)
    assert not [words for words in said if OLD.search(words)]


def test_records_go_on_writing_coordinates():
    t = deeds(2)
    assert t.rules.actions.number("conquer:B-4,3") == t.layout.conquer.of(t.hex("B-4,3"))
