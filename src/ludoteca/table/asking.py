"""Asking: what requests bring with them, read with care, for everything that answers at an address."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from ludoteca.games import NAMES
from ludoteca.play.texts import Texts
from ludoteca.table.edge import Stopped, address_of, clean_name
from ludoteca.table.house import House
from ludoteca.table.live import NO_ACCESS, TOO_FAST
from ludoteca.table.pages import Pages
from ludoteca.table.people import Person, language_of, person_of, remember
from ludoteca.table.replays import Reader
from ludoteca.table.storage import new_token
from ludoteca.table.texts import table_texts

LONGEST_REASON = 123  # bytes

R = TypeVar("R", bound=Response)


class Answers:
    """What answers at some addresses of the table: the house it serves, and the pages it shows."""

    def __init__(self, house: House, pages: Pages) -> None:
        self.house = house
        self.storage = house.storage
        self.pages = pages

    async def person(self, request: HTTPConnection) -> Person | None:
        return await person_of(request, self.house)

    async def introduce(self, request: HTTPConnection, name: str) -> tuple[Person, str | None]:
        """Who this is, known or new; a new person gets a token for the cookie."""
        person = await self.person(request)
        wanted = clean_name(name) if name.strip() else ""
        if person is not None:
            if wanted and wanted != person.name:
                await self.storage.run(self.storage.rename_person, person.id, wanted)
                return Person(person.id, wanted), None
            return person, None
        token = new_token()
        called = wanted or table_texts(language_of(request))("guest-name")
        return Person(await self.storage.run(self.storage.add_person, token, called), called), token

    async def lets_in(self, socket: WebSocket) -> bool:
        """Whether a socket may be opened at all: by a page of ours, and not too often."""
        if not self.house.origins.accepts(socket.headers):
            await socket.close(NO_ACCESS)
            return False
        if not self.house.posts.allow(f"socket {address_of(socket)}"):
            await turn_away(socket, TOO_FAST, table_texts(language_of(socket))("closed-too-fast"))
            return False
        return True

    async def read(self, socket: WebSocket, record: str, texts: Texts) -> None:
        """Let somebody turn the pages of a match."""
        person = await self.person(socket)
        asker = person.id if person else ""
        house = self.house
        await Reader(socket, record, house.replays, asker, texts, house.readers, house.messages).run()

    def may_set_lesson(self, request: HTTPConnection) -> None:
        """Refuse one table more to an address from which very many have been set."""
        if not self.house.tables.allow(address_of(request)):
            raise Stopped(429, "status-429-text")

    async def may_set_table(self, request: HTTPConnection, owner: str, public: bool = False) -> None:
        """The same to who has set very many of them today, or too many public ones that still wait for people."""
        self.may_set_lesson(request)
        bounds = self.house.bounds
        today, waiting = await self.storage.run(self.storage.count_tables, owner)
        if today >= bounds.tables_per_day:
            raise Stopped(429, "too-many-tables", most=bounds.tables_per_day)
        if public and waiting >= bounds.public_tables:
            raise Stopped(429, "too-many-public", most=bounds.public_tables)


def welcomed(request: HTTPConnection, answer: R, token: str | None) -> R:
    """An answer that gives a new person their cookie."""
    return remember(answer, token, is_secure(request))


async def body_of(request: Request, kind: type[Any]) -> Any:
    """The JSON a browser sent, as this kind of struct."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HTTPException(400, str(error)[:200]) from None


def form_of(request: Request) -> AbstractAsyncContextManager[FormData]:
    """A form while it is read; the files in it are closed afterwards. Our pages send UTF-8, and nothing else."""
    charset = re.search(r"charset=([^;]*)", request.headers.get("content-type", ""), re.IGNORECASE)
    if charset is not None and charset[1].strip('" ').lower() != "utf-8":
        raise HTTPException(400)
    return request.form(max_files=1, max_fields=400, max_part_size=2 * 1024 * 1024)


async def fields_of(request: Request) -> dict[str, str]:
    """The text fields of a form."""
    async with form_of(request) as form:
        return {key: value for key, value in form.items() if isinstance(value, str)}


async def turn_away(socket: WebSocket, code: int, why: str) -> None:
    """Close a socket at once. Browsers hear the reason only on one that was open."""
    await socket.accept()
    await socket.close(code, shortened(why))


def shortened(reason: str) -> str:
    """A reason as a socket can be closed with: by whole words, in 123 bytes."""
    if len(reason.encode()) <= LONGEST_REASON:
        return reason
    kept = reason.encode()[: LONGEST_REASON - len("…".encode())].decode(errors="ignore")
    return (kept.rpartition(" ")[0] or kept) + "…"


def game_of(request: Request) -> str:
    return known(request.path_params.get("game", ""))


def known(name: str) -> str:
    """The name of a game; empty stands for whichever the pages show first."""
    if name and name not in NAMES:
        raise HTTPException(404)
    return name


def number(text: str) -> int:
    """A number somebody typed; 0 if it is none."""
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def wrong(status: int, text: str) -> JSONResponse:
    return JSONResponse({"error": text}, status)


def is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")
