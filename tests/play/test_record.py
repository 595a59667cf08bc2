"""Records: text and back is the identity, and every broken line is answered by one clear error that names it."""

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.record import Record, parse, seal
from tests.support import unchecked

SEED = "0123456789abcdef" * 4
OLD = f"""\
ludoteca record 1
game pebbles 3
seats 2
set heap 9
set bare yes
seal 7c1e
seed {SEED}
1 0 take:1
2 1 from:1 to:3
= 2 9d0f1c2b3a495867
3 0 take:3
end 4 -2
"""
LINES = OLD.splitlines()
GOOD = parse(OLD).text()

word = st.text("abcxyz-019", min_size=1, max_size=9)
action = st.text("abcxyz-019:", min_size=1, max_size=9)


def hexes(length: int) -> st.SearchStrategy[str]:
    return st.binary(min_size=length // 2, max_size=length // 2).map(bytes.hex)


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 8))
    rows = draw(st.lists(st.tuples(st.integers(0, seats - 1), st.lists(action, min_size=1, max_size=4).map(tuple))))
    plies = draw(st.sets(st.integers(1, len(rows)))) if rows else set()
    proven = draw(st.booleans())
    return Record(
        game=draw(word),
        version=draw(st.integers(0, 999_999_999)),
        seats=seats,
        seal=draw(hexes(64)),
        seed=draw(st.none() | hexes(64)),
        settings=dict(draw(st.dictionaries(word, word))),
        rows=rows,
        hashes={ply: draw(hexes(16)) for ply in sorted(plies)},
        scores=draw(st.none() | st.lists(st.integers(-99, 999), min_size=seats, max_size=seats).map(tuple)),
        secret=draw(hexes(64)) if proven else None,
        salts=tuple(draw(st.just("") | hexes(32)) for _ in range(seats)) if proven else (),
    )


@given(records())
@settings(derandomize=True, deadline=None, max_examples=150)
def test_a_record_reads_back_as_it_was_written(record):
    assert parse(record.text()) == record


@given(records())
@settings(derandomize=True, deadline=None, max_examples=50)
def test_the_text_of_a_record_reads_back_as_the_same_text(record):
    assert parse(record.text()).text() == record.text()


def test_a_record_is_readable():
    record = parse(OLD)
    assert record.rows == [(0, ("take:1",)), (1, ("from:1", "to:3")), (0, ("take:3",))]
    assert (record.game, record.version, record.seats, record.seed) == ("pebbles", 3, 2, SEED)
    assert (record.settings, record.hashes, record.scores) == (
        {"heap": "9", "bare": "yes"},
        {2: "9d0f1c2b3a495867"},
        (4, -2),
    )
    assert unchecked(record.text()) == OLD


def test_every_line_has_a_check_of_it_and_of_all_before():
    lines = GOOD.splitlines()
    assert lines[0] == "ludoteca record 2 #7f7eaf"
    assert all(re.fullmatch(r"[^#]+ #[0-9a-f]{6}", line) for line in lines)
    other = parse(OLD.replace("take:1", "take:2")).text().splitlines()
    assert [one == two for one, two in zip(lines, other, strict=True)] == [True] * 7 + [False] * 5


def test_settings_are_written_as_people_write_them():
    record = Record("pebbles", 3, 2, "7c1e", settings={"bare": True, "heap": 9, "end": "last"})
    assert unchecked(record.text()).splitlines()[3:6] == ["set bare yes", "set heap 9", "set end last"]


def test_without_scores_the_last_line_says_where_it_stops():
    record = Record("pebbles", 3, 2, "7c1e", rows=[(0, ("take:1",))])
    assert unchecked(record.text()).splitlines()[-1] == "stop 1"


def test_the_seal_is_the_sha256_of_the_seed():
    assert seal(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_lines_may_end_as_on_another_system():
    assert parse(GOOD.replace("\n", "\r\n")).text() == GOOD


def broken(line: int, text: str | None) -> str:
    """The old record, whose lines have no checks, with one line replaced, or left out."""
    return "\n".join([*LINES[: line - 1], *([] if text is None else [text]), *LINES[line:]]) + "\n"


def refused(text: str) -> str:
    with pytest.raises(LudotecaError) as error:
        parse(text, "match.txt")
    assert "\n" not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    ("line", "text", "error"),
    [
        (1, "lichess record 1", "line 1: not a Ludoteca record, expected 'ludoteca record 2'"),
        (1, "ludoteca record 2", "line 1: was changed or cut, its check does not fit; found 'ludoteca record 2'"),
        (1, "ludoteca record 3", "line 1: record format '3', this Ludoteca reads 1 and 2"),
        (1, "ludoteca record 21", "line 1: record format '21', this Ludoteca reads 1 and 2"),
        (1, "ludoteca record ", "line 1: record format ''"),
        (2, None, "line 7: expected a line 'game …' before the first move"),
        (3, None, "line 7: expected a line 'seats …' before the first move"),
        (6, None, "line 7: expected a line 'seal …' before the first move"),
        (2, "game pebbles", "line 2: 'game' ends in '', expected a number"),
        (2, "game pebbles three", "line 2: 'game' ends in 'three', expected a number"),
        (3, "seats two", "line 3: 'seats' ends in 'two', expected a number"),
        (3, "seats -2", "line 3: 'seats' ends in '-2', expected a number"),
        (3, "seats 2 3", "line 3: 'seats' ends in '2 3', expected a number"),
        (4, "set heap", "line 4: expected 'set NAME VALUE', found 'set heap'"),
        (4, "game pebbles 3", "line 4: 'game' is there twice"),
        (4, "seats 2", "line 4: 'seats' is there twice"),
        (5, "set heap 8", "line 5: "),
        (7, "seal 7c1e", "line 7: 'seal' is there twice"),
        (6, "seal 7c1\x1b", "line 6: the seal is '7c1\\x1b', expected hex digits"),
        (7, "seed 0123", "line 7: the seed is '0123', expected 64 hex digits"),
        (7, f"seed {SEED.upper()}", "line 7: the seed is '0123456789ABCDEF0123', expected 64 hex digits"),
        (7, f"seed {SEED}\nsecret 12", "line 8: the secret is '12', expected 64 hex digits"),
        (7, f"secret {SEED}", "line 7: expected 'salts' and 2 of them, in hex digits"),
        (7, f"secret {SEED}\nsalts ab", "line 8: expected 'salts' and 2 of them, in hex digits"),
        (7, f"secret {SEED}\nsalts ab x!", "line 8: expected 'salts' and 2 of them, in hex digits"),
        (7, "salts ab -", "line 7: the secret is '', expected 64 hex digits"),
        (8, "0 take:1", "line 8: expected '1 SEAT ACTION …', found '0 take:1'"),
        (8, "1 0", "line 8: expected '1 SEAT ACTION …', found '1 0'"),
        (8, "1 0 ", "line 8: expected '1 SEAT ACTION …', found '1 0 '"),
        (8, "1 0  take:1", "line 8: expected '1 SEAT ACTION …', found '1 0  take:1'"),
        (8, "1 zero take:1", "line 8: expected '1 SEAT ACTION …', found '1 zero take:1'"),
        (8, "1 -1 take:1", "line 8: expected '1 SEAT ACTION …', found '1 -1 take:1'"),
        (8, "1 ² take:1", "line 8: expected '1 SEAT ACTION …', found '1 ² take:1'"),
        (8, "01 0 take:1", "line 8: expected '1 SEAT ACTION …', found '01 0 take:1'"),
        (8, "", "line 8: expected '1 SEAT ACTION …', found ''"),
        (8, "colour red", "line 8: expected '1 SEAT ACTION …', found 'colour red'"),
        (8, "1 " + "9" * 5000 + " take:1", "line 8: expected '1 SEAT ACTION …'"),
        (9, None, "line 9: expected '2 SEAT ACTION …', found '= 2 9d0f1c2b3a495867'"),
        (9, "3 1 from:1 to:3", "line 9: expected '2 SEAT ACTION …', found '3 1 from:1 to:3'"),
        (10, "= 3 9d0f1c2b3a495867", "line 10: expected '3 SEAT ACTION …', found '= 3 9d0f1c2b3a495867'"),
        (10, "= 2", "line 10: expected '3 SEAT ACTION …', found '= 2'"),
        (10, f"seed {SEED}", "line 10: expected '3 SEAT ACTION …', found 'seed 0123"),
        (12, None, "line 11: the record is cut short, expected a last line 'end …' or 'stop …'"),
        (12, "end 4", "line 12: expected '4 SEAT ACTION …', found 'end 4'"),
        (12, "end 4 -2 7", "line 12: expected '4 SEAT ACTION …', found 'end 4 -2 7'"),
        (12, "end four -2", "line 12: expected '4 SEAT ACTION …', found 'end four -2'"),
        (12, "end 4 two", "line 12: expected '4 SEAT ACTION …', found 'end 4 two'"),
        (12, "end 4 " + "9" * 5000, "line 12: expected '4 SEAT ACTION …'"),
        (12, "stop 2", "line 12: expected '4 SEAT ACTION …', found 'stop 2'"),
        (12, "end 4 -2\n4 0 take:1", "line 13: nothing may follow the end of the record, found '4 0 take:1'"),
    ],
)
def test_a_broken_line_is_named_with_what_was_expected_there(line, text, error):
    assert refused(broken(line, text)).startswith(f"match.txt: {error}")


@pytest.mark.parametrize("lines", range(len(LINES)))
def test_a_truncated_record_is_refused_wherever_it_was_cut(lines):
    assert re.match(r"match.txt: line \d+: ", refused("\n".join(LINES[:lines])))


@pytest.mark.parametrize("text", ["", "\n", "\x00\x01\x02", "�PNG\r\n\x1a\n", "{}", "ludoteca"])
def test_what_is_no_record_at_all_is_refused_at_its_first_line(text):
    assert refused(text) == "match.txt: line 1: not a Ludoteca record, expected 'ludoteca record 2'"


@given(st.integers(0, len(OLD) - 1), st.text(max_size=3))
@settings(derandomize=True, deadline=None, max_examples=300)
def test_an_old_record_with_a_slip_anywhere_is_read_or_refused_clearly(at, slip):
    with suppress(LudotecaError):
        record = parse(OLD[:at] + slip + OLD[at + 1 :])
        assert parse(record.text()) == record


@given(records(), st.data())
@settings(derandomize=True, deadline=None, max_examples=300)
def test_a_changed_character_anywhere_is_refused_with_its_line(record, data):
    text = record.text()
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.characters() | st.sampled_from("0123456789abcdef :#=-\r\n\x0b\x85\u2028"))
    changed = text[:at] + sign + text[at + 1 :]
    if changed == text or text.startswith(changed.removesuffix("\n")):
        return  # a last line may go without its end
    line = text[:at].count("\n") + 1
    assert refused(changed).startswith(f"match.txt: line {line}: ")


@pytest.mark.parametrize("at", range(len(GOOD) - 1))
def test_whichever_character_is_changed_its_line_is_named(at):
    for sign in "0az #\n":
        if sign != GOOD[at]:
            assert f"line {GOOD[:at].count(chr(10)) + 1}: " in refused(GOOD[:at] + sign + GOOD[at + 1 :])


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_line_that_was_left_out_or_is_there_twice_is_found(line):
    lines = GOOD.splitlines()
    assert re.search(r"line \d+: ", refused("\n".join([*lines[: line - 1], *lines[line:]])))
    assert f"line {line + 1}: " in refused("\n".join([*lines[:line], *lines[line - 1 :]]))


def test_a_long_line_is_quoted_in_part():
    assert len(refused(broken(8, "1 0" + " " * 3000))) < 150
