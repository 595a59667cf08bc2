"""A deep look: a guest at every seat of each deal, what it misses, when a match is decided, what another level says."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

from ludoteca.cli import main
from ludoteca.games import NAMES, find
from ludoteca.lab import metrics
from ludoteca.lab.account import play_matches
from ludoteca.lab.crew import Crew
from ludoteca.lab.deep import Deep, Rung, another_level, avoided, corrected, guest_share, things_done
from ludoteca.lab.deep_parts import DeepParts
from ludoteca.lab.experiment import Guest, experiment, record_of
from ludoteca.lab.heat import LARGEST, heat_map, places, used
from ludoteca.lab.metrics import judged
from ludoteca.lab.naming import Naming
from ludoteca.lab.notebook import Ledger
from ludoteca.lab.report import Report
from ludoteca.lab.saying import Saying, messages
from ludoteca.lab.settled import QUARTERS, Settled, agreement, by_part, settle
from ludoteca.lab.stats import Estimate, share
from ludoteca.lab.verdicts import read_bands
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings
from tests.lab.accounts import account, evenly, vendemmia

NAMING = Naming(find("vendemmia"), find("vendemmia").rules({}, 2), "en")


def with_guest(without="", level="companion", **settings):
    return msgspec.structs.replace(vendemmia(**settings), guest=Guest(level=level, without=without))


@pytest.mark.compiled_only
def test_a_guest_sits_at_every_seat_of_each_deal():
    played = with_guest(level="wanderer")
    assert [(played.deal(seed), played.seat_of_guest(seed)) for seed in range(4)] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    accounts = play_matches(played, range(40))
    assert guest_share(played, accounts).value < 0.25  # it wanders among those who know what they do


def test_a_match_with_a_guest_opens_as_its_record():
    played = with_guest("rest")
    for one in play_matches(played, range(2)):
        assert one.points == list(record_of(played, one.seed).scores)


def test_who_does_without_never_does_it_while_there_is_another_choice():
    played = with_guest("compost")
    accounts = play_matches(played, range(20))
    usual = play_matches(vendemmia(), range(20))
    assert sum(sum(one.taken.get("compost", [0])) for one in usual) > 0
    taken = sum(one.taken["compost"][played.seat_of_guest(one.seed)] for one in accounts if "compost" in one.taken)
    others = sum(one.taken["compost"][1 - played.seat_of_guest(one.seed)] for one in accounts if "compost" in one.taken)
    assert taken < others


def test_what_cannot_be_avoided_is_left_out():
    """Trap: a ban where there is no other choice changes nothing, and would be called not missed."""
    played = with_guest("plant")
    still = [account(seed, taken={"plant": [3, 3]}) for seed in range(10)]
    without = [account(seed, taken={"plant": [0, 3] if seed % 2 == 0 else [3, 0]}) for seed in range(10)]
    assert not avoided(played, still, "plant")
    assert avoided(played, without, "plant")


def test_what_is_done_often_is_tried_and_doing_nothing_is_not():
    some = [account(seed, taken={"plant": [3, 2], "dig": [0, seed % 5 == 0], "again": [9, 9]}) for seed in range(40)]
    idle = set(find("vendemmia").idle)
    assert things_done(vendemmia(), some) == [name for name in ("again", "plant") if name not in idle]


def test_what_is_missed_wins_less_without_and_what_is_overused_more():
    rows = {one.what: one for one in corrected([("a", share(20, 400)), ("b", share(198, 400)), ("c", share(280, 400)),
                                                ("d", share(5, 10))], 0.5)}  # fmt: skip
    assert {name: one.said for name, one in rows.items()} == {
        "a": "missed", "b": "replaced", "c": "overused", "d": "open"}  # fmt: skip


def test_a_thing_of_winners_can_be_one_they_would_win_more_without():
    """Trap: winners do it more often (they have more to do it with), and whoever never does it wins more."""
    done = [account(seed, seed % 2, happened={"dug": [3, 1] if seed % 2 == 0 else [1, 3 + seed % 3]},
                    sources={}) for seed in range(120)]  # fmt: skip
    assert metrics.lifts(done)[0].more.low > 0
    (without,) = corrected([("dig", share(260, 400))], 0.5)
    assert without.said == "overused"
    report = Report(vendemmia(), done, read_bands(), "en", "")
    report.deep = deep(without=[without])
    page = report.html()
    assert "That is not a cause" in page
    assert "dig – better without" in page


def test_of_many_things_that_nobody_misses_hardly_ever_one_is_found():
    nothing = [(f"a{k}", share(200 + (k % 7 - 3) * 4, 400)) for k in range(30)]
    assert all(one.said == "replaced" for one in corrected(nothing, 0.5))


@pytest.mark.parametrize(
    ("outcomes", "expected"),
    [
        ([[1.0, 0.0]] * 4, 1.0),
        ([[1.0, 0.0], [0.0, 1.0]], 0.0),
        ([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0]], 1 / 3),
        ([[0.5, 0.5], [0.5, 0.5]], 0.5),
    ],
)
def test_two_ways_to_play_on_agree_as_often_as_they_have_the_same_winner(outcomes, expected):
    assert agreement(outcomes) == pytest.approx(expected)


@pytest.mark.compiled_only
def test_a_match_is_more_and_more_decided_and_the_same_seeds_say_the_same(tmp_path):
    with Ledger(tmp_path, vendemmia(rounds=4), 0, settle, Settled) as ledger, Crew(1) as crew:
        rows = ledger.play(crew, 20)
    assert rows == settle(vendemmia(rounds=4), range(20))
    found = by_part(rows)
    assert len(found) == len(QUARTERS)
    assert found[-1].value > found[0].value


def test_another_level_is_the_next_stronger_or_the_one_below_the_strongest():
    assert another_level(vendemmia("apprentice")) == "companion"
    assert another_level(vendemmia("companion")) == "rival"
    assert another_level(vendemmia("rival")) in ("master", "companion")


def deep(**changes):
    usual = {
        "without": corrected([("dig", share(20, 400))], 0.5),
        "rungs": [Rung("rival", "companion", share(70, 100))],
        "settled": [Estimate(0.5 + part / 3, 0.48 + part / 3, 0.52 + part / 3, 80) for part in QUARTERS],
        "stronger": "rival",
        "seen": judged(evenly(60, tail=0.4)),
    }
    return Deep(**{**usual, **changes})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deep_report_has_all_its_parts(language):
    report = Report(vendemmia(), evenly(300), read_bands(), language, "FOLDER")
    report.deep = deep()
    report.records = {metrics.strangest(evenly(300))["longest"]: "matches/0.record"}
    page = report.html()
    say = messages(language)
    for title in ("stronger", "settled", "without", "ladder"):
        assert f"<h2>{say(title)}</h2>" in page
    assert say("clash") in page  # the tail: fine here, to be acted on there
    assert 'href="matches/0.record"' in page
    assert "--deep" in report.command()
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


@pytest.mark.parametrize(("right", "told"), [(1.0, "so much there is to be seen"), (0.1, "They overlook")])
def test_bots_that_overlook_what_is_decided_are_believed_less(right, told):
    some = [account(seed, seed % 2, favoured=[seed % 2 if seed % 10 < 10 * right else 1 - seed % 2] * 9)
            for seed in range(200)]  # fmt: skip
    (said,) = DeepParts(Saying("en"), NAMING, deep(), some, judged(some), read_bands()).trust()
    assert told in said


def test_places_know_how_much_more_happens_to_winners():
    some = [account(seed, seed % 2, marked={"a": [3, 1] if seed % 2 == 0 else [1, 3]}) for seed in range(10)]
    assert places(some)["a"] == (4, 1)


def test_only_definitions_that_are_used_are_kept():
    definitions = (
        '<defs><g id="a"><use href="#b"/></g><g id="b"/><g id="c"/><g><rect id="d" fill="url(#e)"/></g></defs>'
    )
    kept = used(definitions + '<linearGradient id="e"/>', '<use href="#a"/><use href="#d"/>')
    assert set(re.findall(r'id="(\w)"', kept)) == {"a", "b", "d", "e"}
    assert used("", "<g/>") == ""


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_table_tinted_or_too_little_on_it(name):
    game = find(name)
    played = experiment(game, max(2, game.fewest), Settings(game.settings, game.short), "wanderer")
    accounts = play_matches(played, range(2))
    drawn = heat_map(Saying("it"), played, accounts)
    if name in ("dirty_deeds", "phalanxx"):
        assert drawn is not None
    if drawn is not None:
        ElementTree.fromstring(drawn)
        assert len(drawn) <= LARGEST
        referred = set(re.findall(r"(?:url\(#|href=\"#)([\w.-]+)", drawn))
        assert referred <= set(re.findall(r'id="([\w.-]+)"', drawn))


@pytest.mark.compiled_only
def test_a_deep_run_plays_all_of_it_and_keeps_the_records_of_strange_matches(tmp_path, capsys):
    words = ["lab", "run", "vendemmia", "--set", "rounds=3", "--matches", "20", "--jobs", "2", "--out", str(tmp_path)]
    assert main([*words, "--deep", "--without", "die:1"]) == 0
    page = (tmp_path / "report.html").read_text()
    assert "What is missed" in page
    assert f"{NAMING.action('die:1')} – " in page
    assert main([*words, "--deep", "--without", "compost"]) == 2
    assert "nobody can do without compost here" in capsys.readouterr().err
    for record in re.findall(r'href="(matches/\d+\.record)"', page):
        assert main(["replay", str(tmp_path / record)]) == 0


@pytest.mark.parametrize(
    ("words", "told"), [("--deep --without sing", "sing"), ("--without rest", "--deep"), ("--deep --without a+b", "a")]
)
def test_what_nobody_can_do_without_is_one_line(tmp_path, capsys, words, told):
    assert main(["lab", "run", "vendemmia", "--out", str(tmp_path / "x"), *words.split()]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert len(said.splitlines()) == 1
