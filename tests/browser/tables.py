"""Tables for tests: set as a page would set them, and brought at once to any position that moves can lead to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.table import schema
from ludoteca.table.history import Act
from ludoteca.table.storage import Storage
from tests.browser.people import PHONE, People, Person
from tests.table.running import Server


def set_table(person: Person, game: str, chairs: Sequence[str], public: bool = False, **settings: int | str) -> str:
    """A new table; where it is."""
    form = {"game": game, "seats": str(len(chairs)), "name": person.name}
    form |= {f"seat-{seat}": chair for seat, chair in enumerate(chairs)}
    form |= {f"set-{name}": str(value) for name, value in settings.items()}
    form["public"] = "yes" if public else "no"
    answer = person.post("/new", form=form)
    assert answer.status == 303, answer.text()
    return str(answer.headers["location"])


def lay(server: Server, table: str, match: AnyMatch) -> None:
    """Before anybody goes there: let a table stand where this match stands."""
    ident = table.removeprefix("/t/")
    rows = []
    for seq, row in enumerate(match.rows, 1):
        body = msgspec.json.encode(Act(do=tuple(match.rules.actions.texts(row.actions)))).decode()
        rows.append({"match": ident, "at": 0, "seq": seq, "seat": row.seat, "body": body, "key": None, "hash": None})
    with closing(Storage(server.url)) as storage:
        storage.begin_match(ident, match.record(with_seed=True).seed or "")
        with storage.writing.begin() as db:
            if rows:
                db.execute(schema.log.insert(), rows)
            if match.over:
                db.execute(schema.match.update().where(schema.match.c.id == ident).values(status="over"))


def sit(person: Person, host: Person, table: str, seat: int) -> None:
    """Sit down with a link of the host."""
    link = str(host.post(f"{table}/invite", data={"seat": seat}).json()["link"])
    token = link.partition("=")[2]
    answer = person.post(f"{table}/sit", data={"token": token, "name": person.name})
    assert answer.status == 200, answer.text()


def table_of_three(people: People, game: str, match: AnyMatch, **settings: int | str) -> list[Person]:
    """Anna, Bruno, Carla in Italian on a phone, and Dora who looks on, at a table that stands where a match stands."""
    anna, bruno = people.come("Anna"), people.come("Bruno")
    carla, watcher = people.come("Carla", lang="it", size=PHONE), people.come("Dora")
    everybody = [anna, bruno, carla, watcher]
    table = set_table(anna, game, ["me", "friend", "friend"], public=True, **settings)
    lay(people.server, table, match)
    sit(bruno, anna, table, 1)
    sit(carla, anna, table, 2)
    for person in everybody:
        person.go(table)
    for person in everybody:
        person.body(":has(.seats li.acts)")
    return everybody


ANSWERS = ("imagined", "because")  # to what a page asks about its own choices, whenever it likes


def sent(person: Person, since: int) -> list[Any]:
    """What this browser was told since then, but for the numbers of screens and for answers to its own questions."""
    messages = [message for text in person.received[since:] for message in json.loads(text)]
    return [{**message, "revision": 0, "n": 0} for message in messages if message["t"] not in ANSWERS]


def acts_before(person: Person, others: list[Person], *actions: str) -> list[tuple[str, list[Any]]]:
    """Somebody makes a move; all that the others can read of it then."""
    since = [len(other.received) for other in others]
    person.choose(*actions)
    for other in others:
        other.catches_up(person)
    return [(other.everything(), sent(other, first)) for other, first in zip(others, since, strict=True)]


def withdraw(person: Person, others: list[Person]) -> None:
    before = person.seq
    person.sees("[data-do=undo]").click()
    person.steps_on(before, 0)
    for other in others:
        other.catches_up(person)


def the_record(person: Person, folder: Path) -> AnyMatch:
    """The record as it is downloaded at the end; it must lead to the same end, move by move."""
    with person.page.expect_download() as download:
        person.sees("dialog.end a[download]").click()
    file = folder / download.value.suggested_filename
    assert file.suffix == ".record"
    download.value.save_as(file)
    record = parse(file.read_text(encoding="utf-8"))
    match = replay(find(record.game), record, file.name)
    assert match.over
    return match


def tells_the_score(person: Person, match: AnyMatch, total: str = "Total") -> None:
    """The score sheet on this screen has the points of the match."""
    person.sees("dialog.end .scores tfoot th", total)
    points = person.page.locator("dialog.end .scores tfoot td").all_text_contents()
    assert points == [str(score) for score in match.scores]


def pushes(count: int) -> list[list[str]]:
    """The first moves of a turn in PHALANXX that every position has, if Talents allow: die by die, slot by slot."""
    return [[f"die:{k}", f"slot:{k}", "push"] for k in range(1, count + 1)]


def phalanxx(seats: int, *moves: Sequence[str], then: Sequence[Sequence[str]] = ()) -> AnyMatch:
    """A match of PHALANXX in which seat 0 begins, after these moves; others may follow."""
    for seed in range(1000):
        match = Match(find("phalanxx"), seats, seed)
        with suppress(LudotecaError):
            for move in moves:
                match.push_plan(move, 0)
            further = match.at(match.ply)
            for move in then:
                further.push_plan(move, 0)
            return match
    raise AssertionError(f"no match begins with {moves}")


def dirty_deeds(seats: int, *hands: str, **settings: int) -> AnyMatch:
    """A match of Dirty Deeds after the bases; the first seats have put such characters forward for a simple action."""
    match: AnyMatch = Match(find("dirty_deeds"), seats, 5, settings)
    while not match.together:
        match.push(match.legal()[0])
    for seat, who in enumerate(hands):
        match.push_plan([f"choose:{who}", "intend:free" if who == "fist" else "intend:simple", "pay:0:0"], seat)
    return match
