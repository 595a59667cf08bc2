"""What a game says about its areas and options reaches the browser: zoom, folds, amounts, faces, other areas."""

import pytest

from ludoteca.games import find
from ludoteca.play.game import Area, Manner
from ludoteca.play.match import Match
from ludoteca.table.imagining import known
from ludoteca.table.previews import imagined
from ludoteca.table.screen import boxes, drawn, sight


def test_areas_say_whether_they_zoom_and_fold():
    texts = find("phalanxx").texts("en")
    plain, large, small = boxes(
        (Area("map", 0, 0, 9, 9, 9), Area("map", 0, 0, 9, 9, 9, zoom=4), Area("map", 0, 0, 9, 9, 9, folds=True)), texts
    )
    assert (plain.zoom, plain.folds) == (0, False)
    assert (large.zoom, large.folds) == (4, False)
    assert (small.zoom, small.folds) == (0, True)


def test_options_say_which_amount_or_face_they_are(monkeypatch: pytest.MonkeyPatch):
    game = find("phalanxx")
    match = Match(game, 2, 1)
    seat = match.to_act[0]
    plain = drawn(sight(match, seat, 1), game.texts("en")).options
    assert {(option.amount, option.piece) for option in plain} == {(None, "")}
    manner = Manner(amount=3, piece="tile", turn=60, flip=1)
    monkeypatch.setattr(type(game), "manner", lambda self, rules, view, action: manner)
    for option in drawn(sight(match, seat, 1), game.texts("en")).options:
        assert (option.amount, option.piece, option.turn, option.flip) == (3, "tile", 60, 1)


def test_a_move_that_would_change_the_areas_brings_them(monkeypatch: pytest.MonkeyPatch):
    game = find("phalanxx")
    match = Match(game, 2, 1)
    seat = match.to_act[0]
    texts = game.texts("en")
    while True:
        base = drawn(sight(match, seat, 1), texts)
        calm = [option for option in base.options if not option.barrier]
        if calm:
            break
        match.push(base.options[0].action)
        seat = match.to_act[0]
    assert imagined(known(match, seat), base, texts, [calm[0].action], 1).areas is None
    monkeypatch.setattr(type(game), "areas", lambda self, view: (Area("map", 0, 0, 9, 9, 9),))
    areas = imagined(known(match, seat), base, texts, [calm[0].action], 1).areas
    assert areas is not None
    assert [area.name for area in areas] == ["map"]
