"""Score sheets of any game: every number on them, nothing outside, and nothing they need from elsewhere."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludoteca.draw.pieces import seal
from ludoteca.draw.scores import WIDE, Player, Row, score_picture
from ludoteca.draw.text import width

ROWS = [Row("Cities", (12, 3)), Row("Nothing", (0, 0)), Row("Losses", (-4, 0))]


def players(*names: str) -> list[Player]:
    return [Player(name, seal(k, 0, 0), k == 0) for k, name in enumerate(names)]


def words(picture: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(picture).iter() if node.tag.endswith("text")]


def test_totals_and_lines_are_shown_and_empty_lines_are_not():
    shown = words(score_picture("The end", "Total", players("Anna", "Bruno"), ROWS))
    assert {"Cities", "Losses", "−4", "8", "3"} <= set(shown)
    assert "Nothing" not in shown


def test_nobody_has_points_yet():
    shown = words(score_picture("The end", "Total", players("Anna", "Bruno"), [Row("Cities", (0, 0))]))
    assert shown.count("0") == 4  # two totals, two bars


def test_who_has_lost_more_than_was_won_has_a_bar_to_the_left_of_nothing():
    rows = [Row("Cities", (12, 3)), Row("Losses", (-4, -30))]
    picture = score_picture("The end", "Total", players("Anna", "Bruno"), rows)
    assert "−27" in words(picture)
    rects = [node for node in ElementTree.fromstring(picture).iter() if node.tag.endswith("rect")]
    won = [rect for rect in rects if rect.get("stroke") == "#f4e8cc"]
    lost = [rect for rect in rects if rect.get("stroke-dasharray")]
    zero = {float(rect.get("x", "0")) for rect in won}
    assert len(zero) == 1, "all bars begin at the same line"
    ends = [float(rect.get("x", "0")) for rect in lost]
    assert ends[0] > zero.pop() > ends[1] > 26 + 26, "and none lies over the mark of its player"


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_long_names_stay_in_their_columns(count):
    names = ["Wilhelmina van Oranje-Nassau"] * count
    picture = score_picture("Der Markt schließt", "Total", players(*names), [Row("Alles", (50,) * count)])
    for node in ElementTree.fromstring(picture).iter():
        if node.tag.endswith("text") and node.get("text-anchor") == "middle" and node.get("x"):
            half = width(node.text or "", float(node.get("font-size", "0")), "serif-bold") / 2
            assert half <= float(node.get("x", "0")) <= WIDE - half
    assert "url(" not in picture
    assert "href" not in picture
