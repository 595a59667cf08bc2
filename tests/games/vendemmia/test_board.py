"""The table as a picture and in plain lines: well formed, complete, and with nothing its viewer may not see."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from ludoteca.games.vendemmia.game import GAME
from tests.games.vendemmia.table import Table, vendemmia

SVG = "{http://www.w3.org/2000/svg}"


def rich() -> Table:
    """A position with something everywhere; seat 0 has buried Nebbiolo 9."""
    t = vendemmia().hand(0, "barbera-1", "freisa-1", "freisa-2").hand(1, "dolcetto-1", "dolcetto-2")
    t.terrace(0, 1, "barbera-3", "barbera-4", "barbera-5", "barbera-6").terrace(1, 2, "freisa-8", "freisa-9")
    return t.draw("nebbiolo-9", "nebbiolo-8").dice(1, 1).rolls(2, 5).to_act(0).rest("barbera-1", "bury")


def drawn(t: Table, viewer: int, language: str = "en", names: tuple[str, ...] = ()) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.draw(t.view(viewer), GAME.texts(language, names)))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_drawing_is_well_formed(viewer, language):
    assert drawn(rich(), viewer, language).tag == f"{SVG}svg"


def test_a_notebook_shows_what_spectators_see():
    t = rich()
    assert t.match._repr_svg_() == GAME.draw(t.view(-1), GAME.texts("en"))


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_every_element_has_an_id_of_its_own(viewer):
    ids = Counter(element.get("id") for element in drawn(rich(), viewer).iter() if element.get("id"))
    assert set(ids.values()) == {1}


def test_planted_vines_dice_and_terraces_can_be_found_by_their_ids():
    ids = {element.get("id") for element in drawn(rich(), -1).iter()}
    assert {"die-1", "die-2", "terrace-0-1", "terrace-1-3", "vine-barbera-3", "vine-freisa-9"} <= ids


def test_hidden_vines_are_not_in_the_drawing():
    picture = GAME.draw(rich().view(1), GAME.texts("en"))
    assert not [vine for vine in ("freisa-1", "freisa-2", "nebbiolo-8", "nebbiolo-9") if vine in picture]


def test_names_that_look_like_markup_are_only_names():
    texts = [element.text or "" for element in drawn(rich(), 0, names=('<b>&"Anna', "Bruno")).iter(f"{SVG}text")]
    assert any(text.startswith('<b>&"Anna ·') for text in texts)


def test_the_sheet_shows_what_its_viewer_knows():
    lines = GAME.sheet(rich().view(0), GAME.texts("en", ("Anna", "Bruno")))
    assert lines == [
        "Round 1 of 9",
        "Dice: 2 and 5",
        "Draw pile 24 · compost 1 · baskets in the store 19",
        "In the draw pile you know: Nebbiolo 9",
        "",
        "Anna · 29 points · 3 baskets",
        "  Hand: Freisa 1, Freisa 2, Nebbiolo 8",
        "  Terrace 1: Barbera 3, Barbera 4, Barbera 5, Barbera 6",
        "  Terrace 2: –",
        "  Terrace 3: –",
        "",
        "Bruno · 19 points · 2 baskets",
        "  2 vines you do not know",
        "  Terrace 1: –",
        "  Terrace 2: Freisa 8, Freisa 9",
        "  Terrace 3: –",
    ]


def test_the_sheet_speaks_italian():
    lines = GAME.sheet(rich().view(1), GAME.texts("it"))
    assert lines[:3] == ["Turno 1 di 9", "Dadi: 2 e 5", "Mazzo 24 · concime 1 · cesti in magazzino 19"]
    assert "  3 viti che non conosci" in lines
