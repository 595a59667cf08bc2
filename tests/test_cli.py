"""The verbs as a person types them: what they print, and the one clear line for what cannot be used."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.cli import main
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from tests.support import unchecked

ROOT = Path(__file__).parents[1]


@pytest.fixture
def record(tmp_path):
    """The record of a finished match."""
    match = Match(find("vendemmia"), 2, 11, {"rounds": 6})
    rng = Rng(11)
    while not match.over:
        take_move(match, match.to_act[0], Wanderer(), rng)
    path = tmp_path / "match.record"
    path.write_text(match.record().text(), encoding="utf-8")
    return path


def refused(capsys, *arguments) -> str:
    """The one line with which a verb refuses: exit code 2, no traceback."""
    assert main([str(argument) for argument in arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("ludoteca: ")
    assert shown.err.count("\n") == 1
    return str(shown.err)


def test_games_lists_every_game_with_its_settings(capsys):
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{name}: " in shown for name in NAMES)
    assert "--set slope=rising  (rising, free; VEN-PLANT-04)" in shown
    assert "--set rounds=9  (3–12; VEN-END-01)" in shown


def test_help_lists_the_verbs(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["help"])
    assert ended.value.code == 0
    assert "open the table in the browser" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_the_settings_of_a_game_are_listed_with_meaning_range_chapter_and_rule(capsys, name):
    assert main(["games", "--settings", name, "--lang", "it"]) == 0
    shown = capsys.readouterr().out
    game = find(name)
    for setting in game.settings:
        assert f"- `{setting.name}=" in shown
        assert game.texts("it")(f"setting-{setting.name}-hint") in shown
        assert f"*{setting.rule}, " in shown


@pytest.mark.parametrize("name", NAMES)
def test_the_document_of_the_settings_is_what_the_command_prints(capsys, name):
    """Renewed by: ./ludoteca games --settings GAME >docs/settings/GAME.md."""
    main(["games", "--settings", name])
    assert (ROOT / "docs" / "settings" / f"{name}.md").read_text(encoding="utf-8") == capsys.readouterr().out


def test_sheets_are_printed_over_others_only_by_force(capsys, tmp_path):
    out = tmp_path / "sheets.pdf"
    out.write_text("mine")
    assert "or say --force" in refused(capsys, "print", "dirty_deeds", "--out", out)
    assert out.read_text() == "mine"
    assert main(["print", "dirty_deeds", "--out", str(out), "--force"]) == 0
    assert out.read_bytes().startswith(b"%PDF")


def test_what_cannot_be_a_value_is_told_back_in_short(capsys):
    seen = refused(capsys, "play", "vendemmia", "--set", f"rounds={'9' * 5000}")
    assert "is a number from 3 to 12, not" in seen
    assert len(seen) < 200


def test_fuzz_counts_games_decisions_and_leak_samples(capsys):
    assert main(["fuzz", "vendemmia", "--games", "3", "--seats", "2", "--seed", "4", "--set", "rounds=3"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("vendemmia: 3 games, ")
    assert "0 failures" in shown


def test_replay_shows_the_last_position_and_its_scores(capsys, record):
    assert main(["replay", str(record)]) == 0
    shown = capsys.readouterr().out
    scores = unchecked(record.read_text(encoding="utf-8")).splitlines()[-1].removeprefix("end ")
    assert f"\n{scores}\n" in shown


def test_replay_stops_after_the_move_asked_for(capsys, record):
    assert main(["replay", str(record), "--at", "3", "--lang", "it"]) == 0
    assert "3 mosse finora" in capsys.readouterr().out


def test_why_names_the_rule_and_says_it_in_words(capsys, record):
    assert main(["why", str(record), "leave", "--at", "0"]) == 0
    assert capsys.readouterr().out.startswith("VEN-REST-03: you are not looking at the top of the pile\n")


def test_draw_writes_the_board_once_and_never_over_another(capsys, record, tmp_path):
    out = tmp_path / "board.svg"
    assert main(["draw", str(record), "--at", "4", "--seat", "1", "--out", str(out), "--lang", "it"]) == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    capsys.readouterr()
    assert "board.svg is there already" in refused(capsys, "draw", record, "--out", out)
    assert "there is no seat 7" in refused(capsys, "draw", record, "--seat", "7", "--out", tmp_path / "other.svg")


def test_trace_ids_lists_the_clauses_of_the_rulebook(capsys):
    assert main(["trace", "vendemmia", "--ids"]) == 0
    assert capsys.readouterr().out.split() == list(find("vendemmia").rulebook("en").own)


def test_trace_says_why_it_cannot_break_these_files(capsys):
    unknown = refused(capsys, "trace", "vendemmia", "--mutate", "--files", "layout")
    assert "'layout'; did you mean 'layout.py'" in unknown
    assert "go with --mutate" in refused(capsys, "trace", "vendemmia", "--files", "layout.py")


def test_serve_refuses_what_it_cannot_listen_at_or_write_to(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"cannot listen at 127.0.0.1, port {port}" in refused(capsys, "serve", "--port", port)
    assert "a port is a number from 1 to 65535, not 0" in refused(capsys, "serve", "--port", "0")
    free = ("serve", "--port", "18765")
    assert "cannot be used for data" in refused(capsys, *free, "--data", str(tmp_path / "file"))
    data = ("--data", str(tmp_path / "data"))
    assert "--database is an address" in refused(capsys, *free, *data, "--database", "nothing")
    assert "sqlite:/// or postgresql://" in refused(capsys, *free, *data, "--database", "mysql://here/there")
    nowhere = "postgresql://nobody@127.0.0.1:9/nothing?connect_timeout=2"
    assert "the database cannot be opened" in refused(capsys, *free, *data, "--database", nowhere)


def play(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A match at a real terminal's end: the lines typed, and then no more."""
    return subprocess.run(
        [sys.executable, "-m", "ludoteca", "play", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
        input=typed,
        capture_output=True,
        check=False,
    )


def test_a_saved_match_is_gone_on_with(tmp_path):
    path = tmp_path / "mine.record"
    begun = play("vendemmia", "--seed", "5", "--seats", "2", typed=f"1 1 3\nsave {path}\n".encode())
    assert begun.returncode == 0
    assert "You plant Barbera 3 on terrace 3." in begun.stdout.decode()
    gone_on = play("--resume", str(path), "--lang", "it", typed=b"storia\n")
    assert gone_on.returncode == 0
    assert "Pianti Barbera 3 sulla terrazza 3." in gone_on.stdout.decode()
    assert gone_on.stderr == b""


def test_a_match_that_is_gone_on_with_needs_nothing_but_its_file(capsys, record, tmp_path):
    assert "leave them out" in refused(capsys, "play", "vendemmia", "--resume", record)
    assert "play which game?" in refused(capsys, "play")
    open_one = tmp_path / "open.record"
    open_one.write_text(Match(find("vendemmia"), 2, 11).record().text(), encoding="utf-8")
    assert "no seed in it" in refused(capsys, "play", "--resume", open_one)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_no_byte_that_is_typed_ends_in_a_traceback(encoding):
    every = bytes(range(256)).replace(b"\n", b"") + b"\n\xff\xfe\n\xc3\n\xed\xa0\x80\nsave \xff\x00\n1\n"
    seen = play("vendemmia", "--lang", "it", typed=every, PYTHONIOENCODING=encoding)
    assert seen.returncode == 0
    assert seen.stderr == b""


def test_a_reader_that_has_seen_enough_is_no_error():
    command = f"{shlex.quote(sys.executable)} -m ludoteca play phalanxx | head -1"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    seen = subprocess.run(
        command, shell=True, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert b"Traceback" not in seen.stderr
    assert seen.stderr == b""


def test_a_seed_of_odd_digits_is_refused(capsys):
    for odd in ("²", "9" * 5000, "٣", ""):
        seen = refused(capsys, "play", "vendemmia", "--seed", odd)
        assert "a seed" in seen
        assert len(seen) < 200


def test_an_unknown_game_is_refused_with_the_likeliest_one(capsys):
    assert "did you mean 'vendemmia'?" in refused(capsys, "play", "vendemia")


def test_an_unknown_setting_is_refused_with_the_likeliest_one(capsys):
    assert "unknown setting 'round'; did you mean 'rounds'?" in refused(capsys, "fuzz", "vendemmia", "--set", "round=3")


def test_an_impossible_value_is_refused_with_its_bounds(capsys):
    seen = refused(capsys, "play", "vendemmia", "--set", "rounds=99")
    assert "setting 'rounds' is a number from 3 to 12, not '99'" in seen


def test_too_many_seats_are_refused_with_how_many_there_are(capsys):
    assert "vendemmia is for 2 to 4 seats, not 9" in refused(capsys, "play", "vendemmia", "--seats", "9")


def test_a_seat_that_is_not_there_is_refused(capsys):
    assert "there is no seat 5" in refused(capsys, "play", "vendemmia", "--seat", "5")


def test_an_unknown_level_is_refused(capsys):
    assert "unknown level 'god'" in refused(capsys, "play", "vendemmia", "--level", "god")


def test_an_unknown_language_is_refused(capsys):
    assert "language is one of en, it, not 'xx'" in refused(capsys, "play", "vendemmia", "--lang", "xx")


def test_a_bad_seed_is_refused(capsys):
    assert "a seed is a number or 64 hex digits, not 'rot'" in refused(capsys, "play", "vendemmia", "--seed", "rot")


def test_a_record_that_is_not_there_is_refused(capsys, tmp_path):
    assert "cannot be read: No such file" in refused(capsys, "replay", tmp_path / "none.record")


def test_what_steers_a_terminal_is_spelled_out(capsys, tmp_path):
    said = refused(capsys, "replay", tmp_path / "a\x1b[2J\u202eb\x85.record")
    assert r"a\x1b[2J\u202eb\x85.record: cannot be read" in said


@pytest.mark.parametrize(
    "given",
    [
        ("play", "x" * 5000),
        ("play", "vendemmia", "--set", "rounds=" + "9" * 5000),
        ("play", "vendemmia", "--set", "x" * 5000 + "=1"),
        ("play", "vendemmia", "--seed", "z" * 5000),
        ("play", "vendemmia", "--lang", "z" * 5000),
    ],
)
def test_a_long_name_is_told_back_in_part(capsys, given):
    assert len(refused(capsys, *given)) < 250


def test_a_file_that_is_no_text_is_refused(capsys, tmp_path):
    (tmp_path / "junk").write_bytes(b"\xff\xfe\x00\x01" * 50)
    assert "not a text file" in refused(capsys, "replay", tmp_path / "junk")


def test_a_truncated_record_is_refused_with_its_last_line(capsys, record):
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:-3]) + "\n", encoding="utf-8")
    assert f"line {len(lines) - 3}: the record is cut short" in refused(capsys, "replay", record)


def test_an_illegal_line_is_refused_with_the_rule(capsys, record):
    lines = unchecked(record.read_text(encoding="utf-8")).splitlines()
    first = next(k for k, line in enumerate(lines) if line.startswith("1 "))
    lines[first] = "1 0 leave"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"line {first + 1}: move 1: leave is not allowed: VEN-REST-03" in refused(capsys, "replay", record)


def test_a_changed_character_is_refused_with_its_line(capsys, record):
    written = record.read_bytes()
    for at in range(0, len(written), 37):
        line = written[:at].count(b"\n") + 1
        for sign in (b"0", b"x", b"\r"):
            if sign == written[at : at + 1]:
                continue
            record.write_bytes(written[:at] + sign + written[at + 1 :])
            assert f"line {line}: " in refused(capsys, "replay", record)


def test_a_ply_that_the_record_does_not_have_is_refused(capsys, record):
    assert "--at 999 is not among 0 to" in refused(capsys, "replay", record, "--at", "999")


def test_an_unknown_action_is_refused_with_what_there_is(capsys, record):
    seen = refused(capsys, "why", record, "terrace:9", "--at", "1")
    assert "'terrace' goes from 'terrace:1' to 'terrace:3'" in seen


@pytest.mark.parametrize(
    ("broken", "seen"),
    [
        ('variety = "syrah"', "vines.toml: vine 'barbera-1': variety 'syrah' does not exist"),
        ("variety = 3", "vines.toml: vine 'barbera-1': Expected `str`, got `int`"),
        ("variety = ", "vines.toml: not valid TOML"),
    ],
)
def test_a_broken_content_file_is_refused_with_file_and_entry(tmp_path, broken, seen):
    """In a copy of the sources, as a designer would break it."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "src/ludoteca/games/vendemmia/content/vines.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('variety = "barbera"', broken, 1), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "ludoteca", "play", "vendemmia"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "LUDOTECA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("ludoteca: ")
    assert seen in run.stderr
    assert run.stderr.count("\n") == 1
