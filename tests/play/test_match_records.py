"""What was: a match at an earlier ply, its end, its record, and the record played again."""

import re

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import IllegalAction
from ludoteca.play.record import HASH_EVERY, Record, combined, parse, seal, seal_of
from ludoteca.play.replay import replay
from tests.kernel.matches import PebblesMatch, answer, everything, finished, pebbles, rows, sight, voting
from tests.kernel.toy import GAME
from tests.support import unchecked


def test_the_match_as_it_stood_can_be_asked_for():
    m = pebbles()
    hashes = [m.hash()]
    for text in ("coin", "take:1", "roll", "take:2"):
        m.push(text)
        hashes.append(m.hash())
    assert [m.at(ply).hash() for ply in range(5)] == hashes
    assert [m.at(ply).to_act for ply in range(5)] == [(0,), (0,), (1,), (0,), (1,)]


def test_playing_on_from_an_earlier_ply_leaves_the_match_alone():
    m = pebbles()
    m.push("coin")
    m.push("take:1")
    before = everything(m)
    earlier = m.at(1)
    earlier.push("roll")
    assert rows(earlier) == [(0, "coin"), (0, "roll")]
    assert everything(m) == before


def test_an_earlier_ply_keeps_the_settings():
    m = pebbles(heap=20)
    m.push("take:1")
    assert sight(m.at(0), 0).heap == 20


@pytest.mark.parametrize("ply", [-1, 2])
def test_a_ply_that_was_not_played_is_refused(ply):
    m = pebbles()
    m.push("coin")
    with pytest.raises(LudotecaError, match=f"ply {ply} is not among 0 to 1"):
        m.at(ply)


def test_a_match_ends_with_scores_and_winners():
    m = finished()
    assert (m.over, m.to_act, m.legal()) == (True, (), [])
    assert (m.scores, m.winners) == ((4, 1), (0,))


def test_equal_seats_win_together():
    m = pebbles(heap=2)
    m.push("take:1")
    m.push("take:1")
    assert m.winners == (0, 1)


def test_before_the_end_there_are_no_scores_and_no_winners():
    with pytest.raises(LudotecaError, match="the match is not over: there are no final scores yet"):
        _ = pebbles().scores
    with pytest.raises(LudotecaError, match="the match is not over: nobody has won yet"):
        _ = pebbles().winners


def test_nothing_can_be_pushed_after_the_end():
    m = finished()
    with pytest.raises(IllegalAction, match="LUD-TURN-03: the game is over"):
        m.push("take:1")


def test_there_is_no_seed_in_a_record_before_the_end():
    m = pebbles()
    m.push("take:1")
    record = m.record()
    assert record.seed is None
    assert "seed" not in record.text()
    assert unchecked(record.text()).splitlines()[-1] == "stop 1"


def test_a_private_save_has_the_seed():
    assert pebbles(seed=bytes(range(32))).record(with_seed=True).seed == bytes(range(32)).hex()


def test_the_seed_and_the_scores_are_in_the_record_of_a_finished_match():
    record = finished().record()
    assert (record.seed, record.scores) == (finished().record(with_seed=True).seed, (4, 1))
    assert record.seal == seal(bytes.fromhex(str(record.seed)))


def test_a_record_names_the_settings_that_were_changed():
    assert pebbles(heap=7, bare=True).record().settings == {"bare": True}


def long_match() -> PebblesMatch:
    m = pebbles()
    for _ in range(HASH_EVERY):
        m.push("from:1")
        m.push("pass")
    return m


def test_a_record_has_a_hash_every_fifty_moves():
    m = long_match()
    assert m.record().hashes == {50: m.at(50).hash(), 100: m.at(100).hash()}


def test_a_record_has_a_hash_of_its_last_move():
    m = finished()
    assert m.record().hashes == {5: m.hash()}


@pytest.mark.parametrize("make", [finished, long_match, voting])
def test_a_replayed_record_is_the_same_record(make):
    text = make().record(with_seed=True).text()
    again = replay(GAME, parse(text))
    assert again.record(with_seed=True).text() == text
    assert again.hash() == make().hash()


def test_secret_answers_are_replayed_row_by_row():
    m = voting(3)
    answer(m, 2, "left", 1)
    answer(m, 0, "right", 1)
    answer(m, 1, "left", 0)
    again = replay(GAME, m.record(with_seed=True))
    assert (again.hash(), rows(again)) == (m.hash(), rows(m))


def test_a_record_can_be_replayed_in_part():
    m = finished()
    again = replay(GAME, m.record(), upto=2)
    assert (again.ply, again.hash()) == (2, m.at(2).hash())


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("game pebbles 3", "game pebbles 2", "played with older rules, version 2; here is version 3"),
        ("game pebbles 3", "game pebbles 4", "played with newer rules, version 4; here is version 3"),
        ("game pebbles 3", "game marbles 3", "this is a record of marbles, not of pebbles"),
        ("set heap 4", "set heap 99", "setting 'heap' is a number from 1 to 30, not '99'"),
        ("set heap 4", "set hep 4", "unknown setting 'hep'; did you mean 'heap'?"),
        ("seal ", "seal 00", "the seed does not fit the seal 00"),
        ("1 0 coin", "1 0 from:3", "line 7: move 1: from:3 is not allowed: PEB-CARRY-01: pot 3 is empty"),
        ("2 0 from:2", "2 1 from:2", "line 8: move 2: from:2 is not allowed: LUD-TURN-02: it is not your turn"),
        ("3 0 pass", "3 5 pass", "line 9: move 3: there is no seat 5; seats are 0 to 1"),
        ("3 0 pass", "3 0 pas", "line 9: move 3: unknown action 'pas'; did you mean 'pass'?"),
        ("2 0 from:2", "2 0 from:2\n= 2 0123456789abcdef", "line 9: the position has hash"),
        ("end 4 1", "end 4 2", "line 12: the scores are (4, 1), expected (4, 2)"),
        ("end 4 1", "stop 5", "line 12: 'stop', but the match is over: expected 'end' and the scores"),
        ("\n5 1 take:1", "", "line 11: 'end', but the match is not over after move 4"),
    ],
)
def test_a_record_that_does_not_play_is_refused_by_move(old, new, error):
    text = re.sub(r"\n= \d+ \w+", "", unchecked(finished().record().text()))
    assert old in text
    with pytest.raises(LudotecaError) as refused:
        replay(GAME, parse(text.replace(old, new), "match.txt"), "match.txt")
    assert str(refused.value).startswith(f"match.txt: {error}")


def test_a_record_for_too_many_seats_is_refused():
    record = finished().record()
    record.seats = 4
    with pytest.raises(LudotecaError, match=r"^match.txt: pebbles is for 1 to 3 seats, not 4$"):
        replay(GAME, record, "match.txt")


def proven() -> Record:
    """The record of a match whose seed was made at a table."""
    secret, salts = "5e" * 32, ("ab" * 16, "")
    m = finished(seed=combined(secret, salts))
    record = m.record()
    record.seal, record.secret, record.salts = seal_of(secret), secret, salts
    return record


def test_a_record_from_a_table_holds_what_its_seed_was_made_of():
    record = proven()
    assert record.seal != seal(bytes.fromhex(str(record.seed)))
    again = parse(record.text(), "match.txt")
    assert (again.seal, again.secret, again.salts) == (record.seal, record.secret, record.salts)
    assert replay(GAME, again).scores == record.scores


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"seal": "00" * 32}, "the secret does not fit the seal 0000"),
        ({"secret": "00" * 32}, "the secret does not fit the seal "),
        ({"salts": ("ab" * 16, "cd" * 16)}, "the seed is not made of the secret and the salts"),
    ],
)
def test_a_record_whose_proof_does_not_fit_is_refused(changed, error):
    record = proven()
    for name, value in changed.items():
        setattr(record, name, value)
    with pytest.raises(LudotecaError) as refused:
        replay(GAME, parse(record.text()), "match.txt")
    assert str(refused.value).startswith(f"match.txt: {error}")


def test_a_record_without_its_seed_cannot_be_replayed():
    with pytest.raises(LudotecaError, match="no seed in it: a match can be replayed once it is over"):
        replay(GAME, pebbles().record())


def test_a_row_with_too_few_answers_is_refused_by_move():
    m = voting()
    answer(m, 1)
    text = unchecked(m.record(with_seed=True).text()).replace("side:left stake:0", "side:left")
    with pytest.raises(LudotecaError, match="line 7: move 2: seat 1 has not answered everything"):
        replay(GAME, parse(text))
