from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from ludoteca.kernel.errors import LudotecaError
from ludoteca.table import schema
from ludoteca.table import storage as module
from ludoteca.table.database import MIGRATIONS, held, migrate, open_engine
from ludoteca.table.storage import (
    LogRow,
    Storage,
    Taken,
    VariantRow,
    is_id,
    new_id,
    new_token,
    token_hash,
)
from tests.table.postgres import Cluster

pytestmark = pytest.mark.compiled_only


def a_match(storage: Storage, chairs: int = 2, owner: str = "", public: bool = False) -> str:
    owner = owner or storage.add_person(new_token(), "Anna")
    ident = new_id()
    values = {
        "id": ident, "game": "vendemmia", "version": 1, "seats": chairs, "settings": "{}", "lesson": "",
        "public": public, "owner": owner, "secret": "0" * 64, "status": "gathering",
    }  # fmt: skip
    empty = {"kind": "open", "name": "", "level": "", "salt": "", "invite": None}
    storage.add_match(values, [{"number": number, **empty} for number in range(chairs)], [(0, owner)])
    return ident


# Migrations.


def test_a_new_database_is_what_the_schema_says(storage: Storage, url: str):
    with storage.engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), schema.metadata) == []
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with storage.writing.begin() as db:
        config.attributes["connection"] = db
        command.check(config)  # raises if a migration is missing


def test_migrating_again_changes_nothing_and_loses_nothing(storage: Storage, url: str):
    ident = a_match(storage)
    migrate(storage.engine)
    again = Storage(url)
    assert again.find_match(ident) == storage.find_match(ident)
    again.close()


def test_seats_of_an_older_database_have_used_no_links(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    storage = Storage(url)
    ident = a_match(storage)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with storage.writing.begin() as db:
        config.attributes["connection"] = db
        command.downgrade(config, "0002")
    storage.close()
    again = Storage(url)
    assert again.seat_link(ident, 1, "key") == again.seat_link(ident, 1, "key")
    again.close()


def test_two_servers_that_start_at_the_same_time_make_the_tables_once(postgres: Cluster):
    url = postgres.database()  # SQLite is for one server
    with ThreadPoolExecutor(3) as threads:
        for made in [threads.submit(Storage, url) for _ in range(3)]:
            made.result().close()


# The log.


def test_a_number_and_a_key_are_used_once(storage: Storage):
    ident, other = a_match(storage), a_match(storage)
    storage.append(ident, LogRow(1, 0, "{}", "key-one", None))
    for row in (LogRow(1, 0, "{}", "key-two", None), LogRow(2, 0, "{}", "key-one", None)):
        with pytest.raises(Taken):
            storage.append(ident, row)
    storage.append(ident, LogRow(2, 0, "{}", None, None))
    storage.append(ident, LogRow(3, 0, "{}", None, "0123456789abcdef"))  # bots have no keys
    storage.append(other, LogRow(1, 0, "{}", "key-one", None))  # another match, another key
    assert [row.seq for row in storage.find_log(ident)] == [1, 2, 3]


def test_of_many_that_race_for_a_number_one_is_stored(storage: Storage):
    ident = a_match(storage)

    def race(number: int) -> int:
        won = 0
        for seq in range(1, 26):
            try:
                storage.append(ident, LogRow(seq, number, "{}", f"{seq}-{number}", None))
                won += 1
            except Taken:
                pass
        return won

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(race, range(4))) == 25
    assert [row.seq for row in storage.find_log(ident)] == list(range(1, 26))


def test_the_last_act_and_the_end_of_the_match_are_stored_together(storage: Storage):
    ident = a_match(storage)
    storage.append(ident, LogRow(1, 0, "{}", None, None))
    with pytest.raises(Taken):
        storage.append(ident, LogRow(1, 0, "{}", None, None), over=True)
    found = storage.find_match(ident)
    assert found is not None
    assert found.status == "gathering"
    storage.append(ident, LogRow(2, 0, "{}", None, None), over=True)
    found = storage.find_match(ident)
    assert found is not None
    assert found.status == "over"


# The list of matches.


def test_ones_own_matches_come_first_and_no_crowd_of_public_ones_hides_them(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
):
    clock = iter(range(1000))
    monkeypatch.setattr(module, "now", lambda: next(clock))
    anna, eve = (storage.add_person(new_token(), name) for name in ("Anna", "Eve"))
    first, second = a_match(storage, owner=anna), a_match(storage, owner=anna, public=True)
    others = [a_match(storage, owner=eve, public=True) for _ in range(5)]
    a_match(storage, owner=eve)  # by invitation, and nobody has invited Anna
    found = [row.id for row in storage.find_matches(anna, most=3)]
    assert found == [second, first, *reversed(others[2:])]


def test_a_long_list_of_matches_takes_no_more_queries_than_a_short_one(storage: Storage):
    owner = storage.add_person(new_token(), "Anna")
    made = {a_match(storage, chairs=3, owner=owner, public=True) for _ in range(30)}
    asked: list[str] = []
    sa.event.listen(storage.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    found = storage.find_matches("")
    assert len(asked) <= 5
    assert {row.id for row in found} == made
    assert found[0] == storage.find_match(found[0].id)
    assert [chair.number for chair in found[0].chairs] == [0, 1, 2]


# Links.


def test_a_link_is_used_up_by_whoever_sits_down_with_it(storage: Storage):
    ident = a_match(storage)
    bruno, carla = (storage.add_person(new_token(), name) for name in ("Bruno", "Carla"))
    link = storage.seat_link(ident, 1, "key")
    storage.take_seat(ident, 1, bruno, "Bruno", link)
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, carla, "Carla", link)
    found = storage.find_match(ident)
    assert found is not None
    assert (found.chairs[1].name, found.chairs[1].salt, found.chairs[1].invite) == ("Bruno", "", None)
    assert (1, carla) not in found.access


def test_of_many_with_the_same_link_one_sits_down(storage: Storage):
    ident = a_match(storage)
    people = [storage.add_person(new_token(), f"Person {number}") for number in range(6)]
    link = storage.seat_link(ident, 1, "key")

    def sit(person: str) -> bool:
        try:
            storage.take_seat(ident, 1, person, "somebody", link)
        except Taken:
            return False
        return True

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(sit, people)) == 1
    found = storage.find_match(ident)
    assert found is not None
    assert sum(seat == 1 for seat, _ in found.access) == 1


def test_a_link_stays_the_same_until_it_is_used_and_is_then_another(storage: Storage):
    ident = a_match(storage)
    bruno = storage.add_person(new_token(), "Bruno")
    first = storage.seat_link(ident, 1, "key")
    assert storage.seat_link(ident, 1, "key") == first
    assert first not in (storage.seat_link(ident, 0, "key"), storage.seat_link(a_match(storage), 1, "key"))
    for _ in range(2):  # also if it is the same person again
        link = storage.seat_link(ident, 1, "key")
        storage.take_seat(ident, 1, bruno, "Bruno", link)
        with pytest.raises(Taken):
            storage.take_seat(ident, 1, bruno, "Bruno", link)
        assert storage.seat_link(ident, 1, "key") != link
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, bruno, "Bruno", first)


def test_who_takes_a_free_seat_without_a_link_makes_the_one_for_it_void_for_good(storage: Storage):
    ident = a_match(storage, public=True)
    bruno = storage.add_person(new_token(), "Bruno")
    link = storage.seat_link(ident, 1, "key")
    storage.take_seat(ident, 1, bruno, "Bruno", "")
    assert storage.seat_link(ident, 1, "key") != link
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, bruno, "Bruno", link)


def test_a_link_by_somebody_else_makes_the_one_before_it_void(storage: Storage):
    ident = a_match(storage)
    bruno = storage.add_person(new_token(), "Bruno")
    first, second = (storage.seat_link(ident, 1, key) for key in ("mine", "yours"))
    with pytest.raises(Taken):
        storage.take_seat(ident, 1, bruno, "Bruno", first)
    storage.take_seat(ident, 1, bruno, "Bruno", second)


def test_the_link_for_spectators_is_the_same_for_all_who_hand_it_out(storage: Storage):
    ident = a_match(storage)
    link = storage.watch_link(ident)
    assert storage.watch_link(ident) == link
    assert storage.watch_link(a_match(storage)) != link


def test_a_link_for_a_second_device_changes_neither_name_nor_salt(storage: Storage):
    ident = a_match(storage)
    bruno, phone = (storage.add_person(new_token(), name) for name in ("Bruno", "Bruno's phone"))
    storage.take_seat(ident, 1, bruno, "Bruno", storage.seat_link(ident, 1, "key"))
    storage.add_salt(ident, [1], "ab")
    storage.take_seat(ident, 1, phone, "another name", storage.seat_link(ident, 1, "key"))
    storage.add_salt(ident, [1], "ef")
    found = storage.find_match(ident)
    assert found is not None
    assert (found.chairs[1].name, found.chairs[1].salt) == ("Bruno", "ab")
    assert {who for seat, who in found.access if seat == 1} == {bruno, phone}


def test_who_clicks_twice_to_watch_is_let_in_once(storage: Storage):
    ident = a_match(storage)
    for _ in range(20):
        person, both = storage.add_person(new_token(), "Wanda"), Barrier(2)

        def watch(_: int, person: str = person, both: Barrier = both) -> None:
            both.wait()
            storage.allow_watching(ident, person)

        with ThreadPoolExecutor(2) as threads:
            list(threads.map(watch, range(2)))
    found = storage.find_match(ident)
    assert found is not None
    assert sum(seat == -1 for seat, _ in found.access) == 20


def test_only_hashes_of_tokens_and_links_are_stored(storage: Storage):
    token = new_token()
    storage.add_person(token, "Bruno")
    ident = a_match(storage)
    secrets = token, storage.seat_link(ident, 1, token), storage.watch_link(ident)
    with storage.engine.connect() as db:
        for name in schema.metadata.tables:
            rows = str(db.execute(sa.text(f'SELECT * FROM "{name}"')).all())
            assert not [secret for secret in secrets if secret in rows]
    found = storage.find_match(ident)
    assert found is not None
    assert (found.chairs[1].invite, found.watch) == (token_hash(secrets[1]), token_hash(secrets[2]))


def test_a_match_has_one_follower(storage: Storage):
    ident = a_match(storage)
    row = storage.find_match(ident)
    assert row is not None
    values = {column.name: getattr(row, column.name) for column in schema.match.c}
    del values["at"], values["moved"]
    chairs = [chair._asdict() for chair in row.chairs]

    def follow(number: int) -> str:
        return storage.add_rematch(ident, values | {"id": f"follower-{number}"}, chairs, row.access)

    with ThreadPoolExecutor(4) as threads:
        chosen = set(threads.map(follow, range(6)))
    assert len(chosen) == 1
    there = [number for number in range(6) if storage.find_match(f"follower-{number}")]
    assert [f"follower-{number}" for number in there] == list(chosen)


# Being careful.


def test_ids_are_what_no_database_stumbles_over():
    assert all(is_id(new_id()) for _ in range(50))
    for text in ("", "a" * 25, "a\0b", "../x", "è", "a b", "a\n"):
        assert not is_id(text)


def test_errors_of_the_database_do_not_tell_the_values(storage: Storage):
    person = storage.add_person("secret-token", "Bruno")
    with pytest.raises(IntegrityError) as error, storage.writing.begin() as db:
        db.execute(schema.person.insert().values(id=person, token="x", name="A private name", at=0))
    assert "A private name" not in str(error.value)


def test_reading_does_not_wait_for_a_writer(tmp_path: Path):
    file = tmp_path / "table.sqlite"
    storage = Storage(f"sqlite:///{file}")
    ident = a_match(storage)
    writer = sqlite3.connect(file, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    assert storage.find_match(ident) is not None
    writer.execute("ROLLBACK")
    writer.close()
    storage.close()


def test_every_write_takes_its_lock_at_once(tmp_path: Path):
    storage = Storage(f"sqlite:///{tmp_path / 'table.sqlite'}")
    ident = a_match(storage)
    owner = storage.add_person(new_token(), "Bruno")
    begun: list[str] = []
    sa.event.listen(storage.engine, "before_cursor_execute", lambda *given: begun.append(given[2]))
    storage.add_salt(ident, [0], "ab")
    storage.add_variant(owner, VariantRow(new_id(), "vendemmia", "Breve", 2, "{}"))
    assert [said for said in begun if said.startswith("BEGIN")] == ["BEGIN IMMEDIATE"] * 2
    storage.close()


def test_sqlite_is_durable(tmp_path: Path):
    storage = Storage(f"sqlite:///{tmp_path / 'table.sqlite'}")
    with storage.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert db.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    storage.close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "an address such as"),
        ("mysql://somebody@here/table", "not mysql"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "cannot be opened"),
        ("postgresql://somebody@here:there/table", "an address such as"),
        ("sqlite+nonsense:///table.sqlite", "an address such as"),
        ("sqlite+aiosqlite:///table.sqlite", "an address such as"),
        ("sqlite:///no%00name", "cannot be used"),
        ("sqlite:////nowhere/at/all.sqlite", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(
    address: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LudotecaError, match=reason) as error, held(address):
        open_engine(address)
    assert "\n" not in str(error.value)
