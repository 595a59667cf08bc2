"""How it is stored that a seat changes hands, with each kind of database."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludoteca.table import schema, seating
from ludoteca.table.database import MIGRATIONS
from ludoteca.table.storage import (
    LogRow,
    MatchRow,
    SeatRow,
    Storage,
    Taken,
    Turn,
    VoteRow,
    new_id,
    new_token,
)

pytestmark = pytest.mark.compiled_only


def a_match(storage: Storage, status: str = "playing", kinds: tuple[str, ...] = ("person",) * 3) -> str:
    """A match whose people sit at their seats, the owner at the first."""
    people = [storage.add_person(new_token(), f"Person {seat}") for seat in range(len(kinds))]
    ident = new_id()
    values = {
        "id": ident, "game": "vendemmia", "version": 1, "seats": len(kinds), "settings": "{}", "lesson": "",
        "public": False, "owner": people[0], "secret": "0" * 64, "status": status,
    }  # fmt: skip
    chairs = [
        {"number": seat, "kind": kind, "name": f"Person {seat}", "level": "", "salt": "ab", "invite": None}
        for seat, kind in enumerate(kinds)
    ]
    access = [(seat, people[seat]) for seat, kind in enumerate(kinds) if kind == "person"]
    storage.add_match(values, chairs, access)
    return ident


def found(storage: Storage, ident: str) -> MatchRow:
    row = storage.find_match(ident)
    assert row is not None
    return row


def chair(storage: Storage, ident: str, seat: int) -> SeatRow:
    return found(storage, ident).chairs[seat]


def test_a_bot_stands_in_until_somebody_is_back_and_votes_about_it_are_over(storage: Storage):
    ident = a_match(storage)
    votes = [VoteRow("abandon", -1, 0), VoteRow("abandon", -1, 1), VoteRow("replace", 1, 0), VoteRow("replace", 2, 1)]
    for _ in range(2):
        seating.add_votes(storage, ident, votes)  # twice is once
        assert found(storage, ident).votes == tuple(votes)
    seating.stand_in(storage, ident, 1, "companion")
    assert chair(storage, ident, 1)[:4] == (1, "person", "Person 1", "")
    assert [seat.bot for seat in found(storage, ident).chairs] == [None, "companion", None]
    assert found(storage, ident).people == (0, 2)
    assert found(storage, ident).votes == (VoteRow("abandon", -1, 0),)
    seating.sit_again(storage, ident, [1])
    assert found(storage, ident).people == (0, 1, 2)


def test_a_link_to_a_seat_that_a_bot_played_is_void_once_somebody_is_back(storage: Storage):
    ident = a_match(storage)
    own, other = storage.seat_link(ident, 2, "key"), found(storage, ident).owner
    seating.stand_in(storage, ident, 1, "companion")
    link = storage.seat_link(ident, 1, "key of the host")
    seating.sit_again(storage, ident, [1, 2])
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, other, "x", link)
    storage.take_seat(ident, 2, other, "x", own)  # no bot played there: a link for a second device is still good


def test_nobody_sits_down_at_the_seat_of_a_bot_whatever_link_they_have(storage: Storage):
    ident = a_match(storage, "gathering", ("person", "bot"))
    link = storage.seat_link(ident, 1, "key")  # made in the moment in which the bot sat down
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, found(storage, ident).owner, "x", link)
    assert found(storage, ident).access == ((0, found(storage, ident).owner),)


def test_who_resigned_is_not_back_by_sitting_down_again(storage: Storage):
    ident = a_match(storage)
    link = storage.seat_link(ident, 1, "key")
    seating.resign(storage, ident, 1, "companion")
    with pytest.raises(Taken):
        seating.sit_again(storage, ident, [1])
    assert (chair(storage, ident, 1).bot, chair(storage, ident, 1).resigned) == ("companion", True)
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, found(storage, ident).owner, "x", link)


def test_an_abandoned_match_has_no_votes_and_nobodys_turn(storage: Storage):
    ident = a_match(storage)
    storage.note_turn(ident, Turn("1"))
    seating.add_votes(storage, ident, [VoteRow("abandon", -1, 0)])
    seating.abandon(storage, ident)
    row = found(storage, ident)
    assert (row.status, row.ended, row.votes, row.asked, row.result) == ("abandoned", True, (), "", None)


def test_a_seat_is_freed_filled_and_opened_again(storage: Storage):
    ident = a_match(storage, "gathering")
    person = found(storage, ident).access[1][1]
    seating.free(storage, ident, 1)
    assert chair(storage, ident, 1) == SeatRow(1, "open", "", "", "", None, "", False)
    assert [(seat, who) for seat, who in found(storage, ident).access if who == person] == [(seating.BARRED, person)]
    old = storage.seat_link(ident, 1, "key")
    seating.fill(storage, ident, 1, "Bruno", "rival")
    assert chair(storage, ident, 1) == SeatRow(1, "bot", "Bruno", "rival", "", None, "", False)
    seating.open_up(storage, ident, 1)
    assert chair(storage, ident, 1).kind == "open"
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, person, "x", old)
    storage.take_seat(ident, 1, person, "Person 1", storage.seat_link(ident, 1, "key"))
    seating.free(storage, ident, 1)  # a second time
    assert (seating.BARRED, person) in found(storage, ident).access


ACTS: list[tuple[str, Callable[..., None], tuple[Any, ...]]] = [
    ("playing", seating.stand_in, (1, "companion")),
    ("playing", seating.sit_again, ([1],)),
    ("playing", seating.resign, (1, "companion")),
    ("playing", seating.abandon, ()),
    ("playing", seating.add_votes, ([VoteRow("abandon", -1, 0)],)),
    ("playing", seating.drop_votes, ("abandon", -1, [0])),
    ("gathering", seating.free, (1,)),
    ("gathering", seating.fill, (1, "Bruno", "rival")),
    ("gathering", seating.open_up, (1,)),
]


@pytest.mark.parametrize(("when", "act", "given"), ACTS, ids=[act.__name__ for _, act, _ in ACTS])
def test_nothing_is_changed_in_a_match_that_has_gone_on(
    storage: Storage, when: str, act: Callable[..., None], given: tuple[Any, ...]
):
    for status in {"gathering", "playing", "over", "abandoned"} - {when}:
        ident = a_match(storage, status)
        before = found(storage, ident)
        with pytest.raises(Taken):
            act(storage, ident, *given)
        assert found(storage, ident) == before


def test_of_a_bot_and_a_friend_who_come_to_a_seat_at_once_one_gets_it(storage: Storage):
    friend = storage.add_person(new_token(), "Friend")
    for _ in range(8):
        ident = a_match(storage, "gathering", ("person", "open"))
        link = storage.seat_link(ident, 1, "key")

        def sits(ident: str = ident, link: str = link) -> bool:
            try:
                storage.take_seat(ident, 1, friend, "Friend", link)
            except Taken:
                return False
            return True

        def fills(ident: str = ident) -> bool:
            try:
                seating.fill(storage, ident, 1, "Bruno", "rival")
            except Taken:
                return False
            return True

        with ThreadPoolExecutor(2) as threads:
            won = [done.result() for done in (threads.submit(sits), threads.submit(fills))]
        assert sorted(won) == [False, True]
        assert chair(storage, ident, 1).kind == ("person" if won[0] else "bot")


def test_a_table_off_ones_list_is_on_those_of_others(storage: Storage):
    ident = a_match(storage)
    anna, bruno = (who for _, who in found(storage, ident).access[:2])
    seating.unlist(storage, ident, anna)
    assert [row.id for row in storage.find_matches(anna)] == []
    assert [row.id for row in storage.find_matches(bruno)] == [ident]
    seating.list_again(storage, ident, anna)
    assert [row.id for row in storage.find_matches(anna)] == [ident]


def test_what_has_ended_is_listed_last_the_newest_first_and_not_for_ever(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
):
    clock = iter(range(1000))
    for module in ("storage", "seating"):
        monkeypatch.setattr(f"ludoteca.table.{module}.now", lambda: next(clock))
    first = a_match(storage)
    anna = found(storage, first).owner
    ended = []
    for k in range(5):
        ident = a_match(storage)
        storage.take_seat(ident, 1, anna, "x", storage.seat_link(ident, 1, "key"))
        if k % 2:
            seating.abandon(storage, ident)
        else:
            storage.append(ident, LogRow(1, 0, "{}", None, None), over=True, turn=Turn("", "{}"))
        ended.append(ident)
    assert [row.id for row in storage.find_matches(anna, ended=3)] == [first, *reversed(ended[2:])]
    storage.append(first, LogRow(1, 0, "{}", None, None), turn=Turn("1"))
    assert found(storage, first).asked == "1"


def test_a_match_of_an_older_database_is_played_on(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    storage = Storage(url)
    ident = a_match(storage)
    before = found(storage, ident)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with storage.writing.begin() as db:
        config.attributes["connection"] = db
        command.downgrade(config, "0003")
        assert "asked" not in {column["name"] for column in sa.inspect(db).get_columns(schema.match.name)}
    storage.close()
    again = Storage(url)
    assert found(again, ident) == before
    again.close()
