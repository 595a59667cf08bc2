from __future__ import annotations

import re
from itertools import product
from math import dist

import pytest

from ludoteca.cli import main
from ludoteca.draw.hexes import centre
from ludoteca.draw.paper import Paper, windows
from ludoteca.games.dirty_deeds.disc_print import discs
from ludoteca.games.dirty_deeds.game import GAME, RINGS
from ludoteca.games.dirty_deeds.printing import cut_outs, player_aid, sheets, wheel_sheets
from ludoteca.games.dirty_deeds.printing.wheel_sheets import SIZE, SURE, Disc, icon_place, spot_place, turned
from ludoteca.games.dirty_deeds.rules.wheels import Wheels
from ludoteca.games.dirty_deeds.summary import people
from ludoteca.kernel.hexes import ring, rings
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Flag, Number, Settings
from tests.games.dirty_deeds.test_settings import parameter_set
from tests.support import rule

pytestmark = pytest.mark.compiled_only

GEOMETRY = {"radius_big", "radius_medium", "radius_small", "underground"}


def printed(given=None, seats=3, language="en"):
    settings = Settings(GAME.settings, given or {})
    return GAME.print_and_play(settings, seats, GAME.texts(language))


def pages(pdf: bytes) -> int:
    """How many pages a PDF says that it has."""
    found = re.search(rb"/Type /Pages\b.*?/Count (\d+)|/Count (\d+).*?/Type /Pages\b", pdf, re.S)
    assert found
    return int(found[1] or found[2])


def counted(monkeypatch, module, *names):
    """Count how often functions that draw one piece are called."""
    tally = dict.fromkeys(names, 0)

    def counting(name, draw):
        def drawn(*arguments):
            tally[name] += 1
            return draw(*arguments)

        return drawn

    for name in names:
        monkeypatch.setattr(module, name, counting(name, getattr(module, name)))
    return tally


def test_the_sheets_are_a_pdf_in_both_languages():
    made = [printed(language=language) for language in LANGUAGES]
    assert all(pdf.startswith(b"%PDF") and pdf.rstrip().endswith(b"%%EOF") for pdf in made)
    assert {pages(pdf) for pdf in made} == {22}
    assert made[0] != made[1]
    assert printed(language=LANGUAGES[0]) == made[0]  # the same settings give the same bytes


def test_larger_wheels_take_more_sheets():
    made = [pages(printed({"radius_big": big, "radius_medium": 1, "radius_small": 1}, 2)) for big in (1, 5)]
    assert made[1] >= made[0] + 6  # three more for the board, and for the disc
    assert [len(windows(2 * Disc(0, r, 12, ()).outer, 2 * Disc(0, r, 12, ()).outer)) for r in range(1, 7)] == [
        1, 1, 1, 2, 4, 4,
    ]  # fmt: skip


@rule("DD-COMP-01", "DD-COMP-02", "DD-COMP-03")
@pytest.mark.parametrize(
    ("given", "seats", "opaque", "influence", "tokens"),
    [
        ({}, 3, 117, 90, 36),
        ({}, 2, 117, 60, 24),
        ({"radius_big": 5, "start_opaque": 2, "influence_per_player": 41, "tokens_traditions": 9,
          "start_enchantments": 1}, 2, 151, 82, 32),
    ],
)  # fmt: skip
def test_as_many_pieces_are_printed_as_there_are(monkeypatch, given, seats, opaque, influence, tokens):
    tally = counted(monkeypatch, cut_outs, "opaque_tile", "influence_tile", "base_tile", "token", "standee", "path")
    printed(given, seats)
    assert tally == {
        "opaque_tile": opaque, "influence_tile": influence + seats, "base_tile": seats, "token": tokens,
        "standee": 5 * seats, "path": seats,
    }  # fmt: skip  # a base is an influence tile with more on it


@rule("DD-BOARD-03", "DD-END-01")
def test_every_icon_of_the_print_is_on_a_disc(monkeypatch):
    tally = counted(monkeypatch, wheel_sheets, "icon")
    printed({"radius_big": 3}, 2)
    icons = [spot for spot in discs(RINGS, [3, 3, 2]) if spot]
    assert tally["icon"] == len(icons)


def test_a_large_disc_is_drawn_once_on_each_of_its_sheets(monkeypatch):
    tally = counted(monkeypatch, wheel_sheets, "underground", "board")
    printed({"radius_big": 5}, 2)
    assert tally == {"underground": 6, "board": 6}


@rule("DD-KEY-14")
@pytest.mark.parametrize(("notches", "k"), list(product((6, 12), range(1, 7))))
def test_a_stiff_disc_shows_what_the_rules_say_at_every_notch(notches, k):
    """With the ring of an icon known, the nearest spot of that ring is where the rules have it."""
    spots = [spot_place(k, spot) for spot in range(12 * k)]
    for spot, turn in product(range(12 * k), range(notches)):
        x, y = turned(icon_place(k, spot, notches), turn * 360 / notches)
        nearest = min(range(12 * k), key=lambda other: dist(spots[other], (x, y)))
        assert nearest == (spot + k * turn * (12 // notches)) % (12 * k)


@rule("DD-KEY-14")
@pytest.mark.parametrize("radius", range(1, SURE + 1))
def test_up_to_radius_four_the_hexes_alone_tell_where_an_icon_belongs(radius):
    places = rings(radius)
    wheels = Wheels([radius, radius, radius], 12, touching=False)
    for turn in range(12):
        for number, place in enumerate(places):
            k = max(abs(place[0]), abs(place[1]), abs(sum(place)))
            for side in range(3) if k else ():
                spot = int(wheels.spot(number, turn, side)) - (1 + 6 * k * (k - 1))
                around = ring(k)
                where = around.index(place)
                holders = {place, around[(where + side - 1) % len(around)]}
                x, y = turned(icon_place(k, spot, 12), turn * 30)
                near = sorted(places, key=lambda one: dist(centre(one[0], one[1], 1), (x, y)))
                assert set(near[: len(holders)]) == holders


@rule("DD-KEY-14")
def test_a_line_tells_whether_borders_cut_an_icon():
    assert [wheel_sheets.cut_kind(2, spot, 12) for spot in (0, 1)] == ["never", "always"]
    assert [wheel_sheets.cut_kind(3, spot, 12) for spot in (0, 1)] == ["by-turns", "by-turns"]
    assert [wheel_sheets.cut_kind(3, spot, 6) for spot in (0, 1)] == ["never", "always"]


def test_hexes_have_one_size_on_boards_and_tiles():
    assert cut_outs.TILE < SIZE < cut_outs.TILE + 1
    disc = Disc(1, 3, 12, ())
    assert 2 * disc.outer < 190  # the medium wheel fits a sheet


def aid(given, language="en", seats=3):
    settings = Settings(GAME.settings, given)
    texts = GAME.texts(language)
    return people(settings, texts), player_aid.sections(settings, seats, texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "setting", [one for one in GAME.settings if one.name not in GEOMETRY], ids=lambda one: one.name
)
def test_the_aid_follows_every_number_and_every_ruling(setting, language):
    seats = 2 if setting.name == "base_step" else 3
    standard = aid({}, language, seats)
    if isinstance(setting, Number):
        other = setting.high if setting.default != setting.high else setting.low
        assert str(other) in str(aid({setting.name: other}, language, seats)) or other < 2
        ways = [other]
    else:
        ways = [not setting.default] if isinstance(setting, Flag) else [w for w in setting.ways if w != setting.default]
    assert all(aid({setting.name: way}, language, seats) != standard for way in ways)


@rule("DD-TURN-05")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "Among equals the hand that was there first."),
        ({"commit_priority": "rotating"}, "Among equals priority goes round the table, one seat further every turn."),
        ({"commit_priority": "random"}, "Among equals lots are drawn."),
    ],
)
def test_the_printed_aid_states_the_tie_rule_that_people_play_by_unless_somebody_says_otherwise(
    monkeypatch, given, said
):
    read: list[str] = []

    def sections(settings, seats, texts):
        read.extend(player_aid_sections(settings, seats, texts)["turn"].lines)
        return player_aid_sections(settings, seats, texts)

    player_aid_sections = player_aid.sections
    monkeypatch.setattr(player_aid, "sections", sections)
    printed(given)
    assert any(said in line for line in read)


def written(monkeypatch, draw):
    """All words that something writes on paper, page by page; a page begins with its heading."""
    sheets_of: list[list[str]] = []
    page, text, block = Paper.page, Paper.text, Paper.block

    def new(paper, heading, hint=""):
        sheets_of.append([heading])
        return page(paper, heading, hint)

    def kept(method):
        def write(paper, said, *rest, **more):
            if sheets_of:
                sheets_of[-1].append(said)
            return method(paper, said, *rest, **more)

        return write

    for name, method in (("page", new), ("text", kept(text)), ("block", kept(block))):
        monkeypatch.setattr(Paper, name, method)
    draw()
    return {words[0]: "\n".join(words) for words in sheets_of}


@rule("DD-COMP-02", "DD-FAM-02", "DD-SCORE-02", "DD-SCORE-05", "DD-SCORE-07")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [{}, {"rewind_max": 6, "score_small_mul_1": 9}])
def test_a_screen_carries_the_actions_of_the_familiar_and_the_score(monkeypatch, language, given):
    pages_by_heading = written(monkeypatch, lambda: printed(given, language=language))
    texts, (_, parts) = GAME.texts(language), aid(given, language)
    for seat in range(3):
        screen = pages_by_heading[texts("print-screen", name=texts.seat(seat))]
        assert all(line in screen for name in ("familiar", "score") for line in parts[name].lines)
        assert all(f"**{texts(f'deed-{name}')}:**" in screen for name in ("expansion", "portal", "breach", "delay"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_behind_a_screen_fits_it(monkeypatch, language):
    """In type that can be read: not smaller than six and a half points."""
    place, sizes, ends = [], [], []

    def spied(paper, settings, seats, texts, room):
        place.append(room)
        ends.append(on_screen(paper, settings, seats, texts, room))

    def spied_section(paper, one, x, y, wide, size):
        sizes.append(size)
        return section(paper, one, x, y, wide, size)

    on_screen, section = player_aid.on_screen, player_aid.section
    monkeypatch.setattr(player_aid, "on_screen", spied)
    monkeypatch.setattr(player_aid, "section", spied_section)
    printed(language=language)
    assert all(end <= room[3] for end, room in zip(ends, place, strict=True))
    assert min(sizes) >= 6.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_score_sheet_with_the_name_of_the_game(monkeypatch, language):
    texts = GAME.texts(language)
    pages_by_heading = written(monkeypatch, lambda: printed({"score_big_div_2": 3}, 2, language))
    sheet = pages_by_heading[f"Dirty Deeds · {texts('print-scores')}"]
    assert sheet.count("\nDirty Deeds\n") == 3  # on each of three matches
    assert sheet.count(texts("board-total")) == 3
    big, medium, small, _ = aid({"score_big_div_2": 3}, language, 2)[1]["score"].lines
    assert all(sheet.count(line) == 3 for line in (big, medium, small))


@rule("DD-SCORE-02", "DD-SCORE-05", "DD-SCORE-07")
def test_two_players_read_of_two_ranks():
    assert "rank 3" in " ".join(aid({})[1]["score"].lines)
    assert "rank 3" not in " ".join(aid({}, seats=2)[1]["score"].lines)


@rule("DD-TURN-04")
def test_who_acts_first_stands_first():
    assert [one.key for one in aid({})[0]] == ["knight", "spy", "chrono", "engineer", "fist"]
    assert aid({"speed_order": "low_first"})[0][0].key == "fist"
    assert aid({"speed_engineer": 9})[0][0].key == "engineer"


@rule("DD-ENG-03")
def test_burdens_are_those_of_the_settings():
    portal = next(
        one for one in aid({"cost_portal_domains": 0, "cost_portal_traditions": 5})[0] if one.key == "engineer"
    )
    assert [act.burden for act in portal.deeds] == [None, None, (0, 5, 3)]


@pytest.mark.parametrize("number", range(2))
def test_any_settings_can_be_printed(number):
    assert pages(printed(parameter_set(number), 2 + number % 2, "it")) >= 14


def test_icons_dealt_anew_are_dealt_for_each_file():
    rules = GAME.make_rules(Settings(GAME.settings, {"underground": "shuffled"}), 2)
    one, other = sheets.discs(rules), sheets.discs(rules)
    assert one != other
    assert [sorted(disc.spots) for disc in one] == [sorted(disc.spots) for disc in other]


def test_print_writes_a_file_and_never_over_another(capsys, tmp_path):
    out = tmp_path / "set.pdf"
    wanted = ["print", "dirty_deeds", "--out", str(out), "--lang", "it", "--seats", "2", "--set", "radius_big=3"]
    assert main(wanted) == 0
    assert out.read_bytes().startswith(b"%PDF")
    kept = out.read_bytes()
    assert main(wanted) == 2
    assert "is there already" in capsys.readouterr().err
    assert out.read_bytes() == kept


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dirty_deeds", "--set", "radius_bigg=3"], "radius_big"),
        (["dirty_deeds", "--set", "radius_big=9"], "is a number from 1 to 6"),
        (["dirty_deeds", "--set", "base_step=60"], "3 seats do not go together"),
        (["dirty_deeds", "--seats", "5"], "2 to 3 seats"),
        (["dirty_deeds", "--lang", "de"], "language is one of"),
        (["vendemmia"], "vendemmia has no sheets to print"),
    ],
)
def test_print_refuses_with_one_line(capsys, tmp_path, arguments, said):
    out = tmp_path / "set.pdf"
    assert main(["print", *arguments, "--out", str(out)]) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert said in shown.err
    assert not out.exists()
