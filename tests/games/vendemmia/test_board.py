"""The table as a picture and in plain lines: well formed, complete, and with nothing its viewer may not see."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from ludoteca.draw.pieces import GOLD
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


def test_a_basket_spent_changes_nothing_but_numbers_and_the_die():
    t = vendemmia().dice(1, 1).to_act(0)
    before, after = fragments(t), fragments(t.play("raise:1"))
    changed = {ident for ident in after if before.get(ident) != after[ident]}
    assert changed == {"die-1", "store", "baskets-0", "points-0"}


def test_the_turn_that_passes_on_changes_only_the_rims_of_the_hills():
    t = vendemmia().hand(0, "barbera-1", "freisa-1").dice(1, 1).rolls(1, 1).to_act(0)
    before, after = fragments(t), fragments(t.rest("barbera-1", "leave"))
    changed = {ident for ident in after if before.get(ident) != after[ident]}
    assert {"rim-0", "rim-1"} <= changed
    assert not {"hill-0", "hill-1"} & changed


def fragments(t: Table) -> dict[str, str]:
    """What seat 0 is shown, part by part."""
    areas = GAME.fragments(t.view(0), GAME.texts("en")).values()
    return {ident: part for area in areas for ident, part in area.items()}


def test_hidden_vines_are_not_in_the_drawing():
    picture = GAME.draw(rich().view(1), GAME.texts("en"))
    assert not [vine for vine in ("freisa-1", "freisa-2", "nebbiolo-8", "nebbiolo-9") if vine in picture]


def test_names_that_look_like_markup_are_only_names():
    texts = [element.text or "" for element in drawn(rich(), 0, names=('<b>&"Anna', "Bruno")).iter(f"{SVG}text")]
    assert '<b>&"Anna' in texts


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


@pytest.mark.parametrize(
    ("action", "target"),
    [
        ("die:2", "die-2"),
        ("rest", "compost"),
        ("vine:freisa-1", "vine-freisa-1"),
        ("compost:freisa-2", "vine-freisa-2"),
        ("terrace:2", "terrace-0-2"),
        ("bury", "draw-pile"),
        ("raise:1", "baskets-0"),
        ("again", "baskets-0"),
    ],
)
def test_an_action_is_chosen_by_pointing_at_the_thing_it_is_about(action, target):
    t = rich()
    rules, view = t.match.rules, t.view(0)
    assert GAME.target(rules, view, rules.actions.number(action)) == target
    assert target in {ident for area in GAME.fragments(view, GAME.texts("en")).values() for ident in area}


def test_hidden_vines_are_named_by_their_place_and_known_ones_by_themselves():
    hills = GAME.fragments(rich().view(0), GAME.texts("en"))["hills"]
    assert {"vine-freisa-1", "vine-nebbiolo-8", "back-1-1", "back-1-2"} <= set(hills)


def test_the_chosen_die_and_vine_are_golden():
    t = vendemmia().hand(0, "barbera-1", "freisa-2").dice(3, 4).to_act(0)
    s, rules = t.match._state.copy(), t.match.rules
    for action in ("die:2", "vine:freisa-2"):
        rules.take(s, 0, rules.actions.number(action))
    drawn = GAME.fragments(GAME.view(rules, s, 0), GAME.texts("en"))
    found = {ident for area in drawn.values() for ident, part in area.items() if GOLD in part}
    assert found == {"die-2", "vine-freisa-2"}


def test_score_lines_add_up_to_the_points():
    view = rich().view(-1)
    lines = GAME.scoring(view, GAME.texts("en"))
    assert [line.points for line in lines] == [(18, 17), (5, 0), (3, 0), (3, 2)]
    assert tuple(map(sum, zip(*(line.points for line in lines), strict=True))) == view.points
