"""The drawing of PHALANXX: whole, unique, quiet about secrets, and every word in its box."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

from ludoteca.bots.levels import take_move
from ludoteca.draw.maps import span
from ludoteca.draw.pieces import GOLD
from ludoteca.draw.text import SANS, width
from ludoteca.games.phalanxx.drawing import board, faces, land, panels
from ludoteca.games.phalanxx.game import GAME
from ludoteca.games.phalanxx.sheet import CARDS, REGIONS
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from tests.games.phalanxx.table import phalanxx

LANGUAGES = ("en", "it")
ALL = [ident for ident in CARDS if ident != "HERO"]


def play(seats, plies=2000, seed=1, settings=None):
    """A match after so many moves at random, seen after each."""
    match, rng = Match(GAME, seats, seed, settings or {}), Rng(seed)
    yield match
    while not match.over and plies:
        take_move(match, match.to_act[0], Wanderer(), rng)
        plies -= 1
        yield match


def after(seats, plies, settings=None):
    *_, match = play(seats, plies, settings=settings)
    return match


def parts(view, language):
    """All fragments of a view by id."""
    areas = board.fragments(view, GAME.texts(language)).values()
    found = {ident: part for area in areas for ident, part in area.items()}
    assert len(found) == sum(map(len, areas))
    return found


def texts_of(drawing):
    """Every text with its box: left, right, baseline, size; uses, moves and scales are followed."""
    found = []
    whole = ElementTree.fromstring(drawing)
    named = {f"#{node.get('id')}": node for node in whole.iter() if node.get("id")}

    def walk(node, x, y, scale, face):
        shift = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", node.get("transform", ""))
        if shift:
            x, y = x + float(shift[1]) * scale, y + float(shift[2]) * scale
        sized = re.search(r"scale\(([-\d.]+)", node.get("transform", ""))
        scale *= float(sized[1]) if sized else 1
        face = {key: node.get(key, face.get(key)) for key in KEYS}
        if node.tag.endswith("text"):
            sans, bold = face["font-family"] == SANS, face["font-weight"] == "bold"
            kind = ("sans" if sans else "serif") + ("-bold" if bold else "-italic" if face["font-style"] else "")
            size = float(face["font-size"]) * scale
            wide = width(node.text or "", size, kind)
            at = x + float(node.get("x", 0)) * scale
            left = at - {"middle": wide / 2, "end": wide}.get(face["text-anchor"], 0)
            found.append((node.text or "", left, left + wide, y + float(node.get("y", 0)) * scale, size))
        if node.get("href") in named:  # a card by itself comes without the definitions
            walk(named[node.get("href")], x, y, scale, face)
        for child in node if not node.tag.endswith("defs") else ():
            walk(child, x, y, scale, face)

    walk(whole, 0, 0, 1, {})
    return found


KEYS = ("font-family", "font-weight", "font-style", "font-size", "text-anchor")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_view_draws(seats):
    texts = {language: GAME.texts(language) for language in LANGUAGES}
    for match in play(seats, settings={"expert_factions": True} if seats > 2 else {}):
        if match.ply % 9 and not match.over:
            continue
        for seat in range(-1, seats):
            drawn = board.draw(match.view(seat), texts[LANGUAGES[match.ply % 2]])
            nodes = list(ElementTree.fromstring(drawn).iter())
            ids = [node.get("id") for node in nodes if node.get("id")]
            assert len(ids) == len(set(ids))
            used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn))
            assert used <= set(ids)
            assert not any("style" in node.attrib or node.tag.endswith(("style", "script", "image")) for node in nodes)
            assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
            assert len(drawn) < 260_000


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_fragment_carries_its_own_id(seats):
    for ident, fragment in parts(after(seats, 40).view(0), "en").items():
        assert ElementTree.fromstring(fragment).get("id") == ident


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_seat_cannot_know_is_not_drawn(seats):
    texts = GAME.texts("en")
    for plies in (0, 30, 75):
        match = after(seats, plies)
        for seat in range(seats):
            world = match.imagine(seat, Rng(plies + 7))
            assert board.draw(GAME.view(match.rules, world, seat), texts) == board.draw(match.view(seat), texts)


def test_hidden_cards_have_no_names():
    match = after(3, 0)
    mine = {ident for ident in match.view(0).players[0].hand if ident}
    others = {ident for seat in (1, 2) for ident in match.view(seat).players[seat].hand}
    drawn = board.draw(match.view(0), GAME.texts("en"))
    assert all(f'id="card-{ident}"' in drawn for ident in mine)
    assert not any(ident and f'"card-{ident}"' in drawn for ident in others)
    assert drawn.count('id="back-') == 4


def test_unchanged_fragments_are_the_same_objects():
    drawn = [parts(match.view(0), "it") for match in play(3, 12)]
    for before, now in pairwise(drawn):
        same = [ident for ident in now if before.get(ident) == now[ident]]
        assert all(before[ident] is now[ident] for ident in same)
        assert {"definitions", "track", "ground", "places"} <= set(same)
        assert len(same) > 0.6 * len(now)


def test_the_question_is_in_the_picture_and_left_to_the_page_elsewhere():
    match, texts = after(2, 0), GAME.texts("en")
    view = match.view(match.to_act[0])
    asked = "Buy a card from the display, or none"
    assert asked in board.draw(view, texts)
    assert texts.others("buy-card", view.to_act) in board.draw(match.view(-1), texts)
    assert not any(asked in part for part in parts(view, "en").values())
    assert "table" not in parts(view, "en")


def seen_on_the_way(t, *actions):
    """What seat 0 sees in the middle of a move."""
    s = t.s.copy()
    for action in " ".join(actions).split():
        t.rules.take(s, 0, t.rules.actions.number(action))
    return GAME.view(t.rules, s, 0)


def test_gold_marks_what_is_chosen_and_nothing_else():
    t = phalanxx(2).strength(9, 4).card(0, "X01").to_act(0).dice(5, 5, 5)
    assert golden(seen_on_the_way(t)) == set()
    assert golden(seen_on_the_way(t, "die:1")) == {"travelling-1"}
    assert golden(seen_on_the_way(t, "die:1", "slot:2")) == {"travelling-1", "slot-0-2"}
    chosen = {"travelling-1", "slot-0-2", "region-persepolis"}
    assert golden(seen_on_the_way(t, "die:1", "slot:2", "conquer:persepolis")) == chosen


@pytest.mark.parametrize(
    ("language", "said", "tray"),
    [
        (
            "en",
            "Travelling die: white, not rolled yet in this turn\n"
            "It still shows the 6 from before, and is rolled after the market.",
            "Travelling dice, to be rolled",
        ),
        (
            "it",
            "Dado Viaggiante: bianco, non ancora tirato in questo turno\n"
            "Mostra ancora il 6 di prima, e si tira dopo il mercato.",
            "Dadi Viaggianti, da tirare",
        ),
    ],
)
def test_dice_still_to_be_rolled_are_pale_and_say_so(language, said, tray):
    t = phalanxx(2).travelling("W6 O2 V3").talents(6, 6).display("XX01 X09 X14 X02 X05").hand(0, "X06").to_buy(0)
    for view in (t.view(0), t.view(1), t.view(-1), seen_on_the_way(t, "buy:5"), seen_on_the_way(t, "buy:5 give:X06")):
        drawn = parts(view, language)
        assert said in drawn["travelling-1"]
        assert tray in drawn["tray-name"]
        assert all(f'opacity="{panels.WAITING}"' in drawn[f"travelling-{k}"] for k in (1, 2, 3))


def test_dice_that_have_been_rolled_are_not_pale():
    t = phalanxx(2).travelling("W6 O2 V3").talents(6, 6).to_buy(0).rolls(4, 4, 5).play("buy-none")
    drawn = parts(t.view(1), "en")
    assert "Travelling die: white 4" in drawn["travelling-1"]
    assert not any(f'opacity="{panels.WAITING}"' in drawn[f"travelling-{k}"] for k in (1, 2, 3))
    assert "to be rolled" not in drawn["tray"]


def test_in_an_exchange_both_cards_are_golden():
    t = phalanxx(2).display("XX01 X09 X14 X02 X05").hand(0, "X06").talents(6, 6).to_buy(0)
    assert golden(seen_on_the_way(t)) == set()
    assert golden(seen_on_the_way(t, "buy:5")) == {"card-XX01"}
    assert golden(seen_on_the_way(t, "buy:5", "give:X06")) == {"card-XX01", "card-X06"}


def golden(view):
    return {ident for ident, part in parts(view, "en").items() if GOLD in part}


@pytest.mark.parametrize(
    ("action", "target"),
    [
        ("buy:3", "card-X14"),
        ("buy-none", ""),
        ("take:2", "card-X02"),
        ("give:X06", "card-X06"),
        ("die:2", "travelling-2"),
        ("slot:3", "slot-0-3"),
        ("play:X06", "card-X06"),
        ("conquer:persepolis", "region-persepolis"),
        ("rotate:X01", "card-X01"),
        ("income", "talents-0"),
        ("exchange:2:1:3", "home-1-3"),
        ("sacrifice:2:6", "reserve-0"),
        ("end-turn", ""),
    ],
)
def test_an_action_is_chosen_by_pointing_at_the_thing_it_is_about(action, target):
    t = phalanxx(2).display("XX01 X09 X14 X02 X05").hand(0, "X06").card(0, "X01").to_act(0)
    assert GAME.target(t.rules, t.view(0), t.rules.actions.number(action)) == target
    assert not target or target in parts(t.view(0), "en")


def test_a_push_is_chosen_by_the_home_die_that_goes_out():
    t = phalanxx(2).to_act(0)
    view = seen_on_the_way(t, "die:1", "slot:2")
    assert GAME.target(t.rules, view, t.rules.actions.number("push")) == "home-0-2"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_lies_in_the_window_of_its_area(seats):
    for plies in (0, 60, 2000):
        view = after(seats, plies, {"expert_factions": True}).view(0)
        drawn = board.fragments(view, GAME.texts("it"))
        for area in board.AREAS:
            for ident, part in drawn[area.name].items():
                placed = re.match(r'<g[^>]* transform="translate\(([\d.]+) ([\d.]+)\)', part)
                if placed:
                    assert area.x <= float(placed[1]) <= area.x + area.width, ident
                    assert area.y <= float(placed[2]) + 620 * ident.startswith("space-") <= area.y + area.height, ident


def test_score_lines_are_the_score_sheet():
    view = after(4, 150).view(-1)
    lines = GAME.scoring(view, GAME.texts("en"))
    for player, theirs in enumerate(view.players):
        assert tuple(line.points[player] for line in lines) == theirs.sheet


def test_the_regent_has_a_column_too():
    view = after(1, 30).view(0)
    names = GAME.player_names(view, GAME.texts("it", ("Marco",)))
    assert names == ["Marco", "Il Reggente"]
    assert all(len(line.points) == 2 for line in GAME.scoring(view, GAME.texts("it")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", CARDS)
def test_text_stays_on_its_card(ident, language):
    texts = GAME.texts(language)
    drawn = [(faces.face(ident, texts), faces.WIDE, faces.HIGH)]
    if ident != "HERO":
        drawn += [
            (faces.compact(ident, texts, wide, 83), wide, 83) for wide in (124, 81, 67, 56)
        ]  # six to fourteen cards
    for face, wide, high in drawn:
        for said, left, right, low, size in texts_of(face):
            assert left >= 0
            assert right <= wide, said
            assert size <= low <= high
            assert "…" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_stay_in_their_regions(players, language):
    texts = GAME.texts(language)
    ground = land.ground_of(players)
    large = land.LARGE[players]
    for region, outline, anchor in zip(ground.regions, ground.chart.outlines, ground.anchors, strict=True):
        name = texts(f"region-{region.id}")
        lines, size = land.name_lines(name, outline, anchor, large)
        assert " ".join(lines) == name
        for k, said in enumerate(lines):
            half = width(said, size * large, "serif-italic") / 2
            left, right = span(outline, anchor[1] + (18 + k * size) * large, anchor[0])
            assert left - 4 <= anchor[0] - half, name
            assert anchor[0] + half <= right + 4, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_text_leaves_the_table(seats, language):
    names = ("Bartolomeo della Rovere", "Ann", "Wilhelmina van Oranje-Nassau", "D")
    for plies in (0, 60, 2000):
        for seat in (-1, 0):
            view = after(seats, plies, {"expert_factions": True}).view(seat)
            drawn = board.draw(view, GAME.texts(language, names[:seats]))
            for said, left, right, low, _ in texts_of(drawn):
                assert left >= 0, said
                assert right <= board.WIDTH, said
                assert 0 <= low <= board.HEIGHT, said
    for said, left, right, *_ in texts_of(board.legend(GAME.texts(language))):
        assert left >= 0
        assert right <= board.WIDTH
        assert "…" not in said


def crowded(seats, viewer, held, played):
    """A view in which everybody has so many cards, every third one in play rotated."""
    view = after(seats, 20).view(viewer)
    players = []
    for number, theirs in enumerate(view.players):
        mine = ALL[number :: len(view.players)]
        hand, tableau = tuple(mine[:held]), tuple(mine[held : held + played])
        rotated = tuple(k % 3 == 0 for k in range(len(tableau)))
        players.append(msgspec.structs.replace(theirs, hand=hand, tableau=tableau, rotated=rotated))
    return msgspec.structs.replace(view, players=tuple(players), display=("", "", "HERO", "", ""), heroism=True)


def place_of(fragment):
    """Where a fragment lies, and how large."""
    found = re.search(r'transform="translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?', fragment)
    assert found
    return float(found[1]), float(found[2]), float(found[3] or 1)


@pytest.mark.parametrize(("seats", "held", "played"), [(2, 12, 15), (3, 3, 15), (4, 1, 12), (3, 12, 6), (4, 12, 1)])
def test_full_hands_and_tableaus_fit(seats, held, played):
    view = crowded(seats, 0, held, played)
    drawn = parts(view, "it")
    for number, theirs in enumerate(view.players):
        plan = panels.plan_for(number, seats)
        for ident in theirs.tableau + (theirs.hand if number else ()):
            x, y, scale = place_of(drawn[f"card-{ident}"])
            assert x - 14 * scale * (ident in theirs.tableau) > panels.X
            assert x + 14 * scale * (ident in theirs.tableau) <= panels.X + panels.WIDE
            assert plan.top < y - 20 * scale
            assert y + 20 * scale <= plan.top + plan.high + 1
    for ident in view.players[0].hand:
        assert board.HAND_X <= place_of(drawn[f"card-{ident}"])[0] < board.WIDTH - 60
    assert len(board.draw(view, GAME.texts("it"))) < 260_000


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("held", [0, 1, 2, 3, 4, 5, 8, 12])
def test_how_the_match_stands_is_seen_beside_a_hand_of_any_size(seats, held):
    view = crowded(seats, 0, held, 3)
    for language in LANGUAGES:
        shown = board.fragments(view, GAME.texts(language))["hand"]
        for number, theirs in enumerate(view.players):
            totals = [said for said, *_ in texts_of(shown[f"standing-{number}"])]
            assert str(sum(theirs.sheet)).replace("-", "−") in totals
        if held:
            over = [place_of(shown[f"card-{ident}"])[0] for ident in view.players[0].hand]
            assert max(over) < place_of(shown["standing"])[0] - 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_regions_that_touch_on_the_map_are_neighbours(players):
    ground = land.ground_of(players)
    near = {
        tuple(sorted((one.id, other)))
        for one in ground.regions
        for other in one.neighbours
        if other in REGIONS[players]
    }
    drawn = {
        tuple(sorted((ground.regions[one].id, ground.regions[other].id)))
        for (one, other), border in ground.chart.borders.items()
        if len(border) > 2
    }
    assert drawn == near


def test_the_track_has_a_space_for_each_strength_up_to_59():
    spaces = {land.track_space(strength)[:2] for strength in range(land.SPACES)}
    assert len(spaces) == land.SPACES == 60
    assert land.track_space(60) == land.track_space(0)
    assert "+60" in land.disc(0, False, 63, 0, 1, "")


def test_the_score_sheet_shows_every_total():
    view = after(4, 2000).view(-1)
    assert view.over
    drawn = GAME.score_picture(view, GAME.texts("en"))
    assert "#" not in re.sub(r'"#[0-9a-f]{3,6}"', "", drawn)  # nothing but colours: it stands by itself
    for theirs in view.players:
        assert f">{sum(theirs.sheet)}<" in drawn
