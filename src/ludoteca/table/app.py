"""The app: every address of the table and what answers there."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import segno
from starlette.applications import Starlette
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.record import parse
from ludoteca.kernel.rulebook import LANGUAGES
from ludoteca.table import replays, statics
from ludoteca.table.edge import Edge, clean_name, clean_salt
from ludoteca.table.house import House
from ludoteca.table.live import NO_ACCESS, NOT_FOUND, TOO_FAST, Visit
from ludoteca.table.pages import Pages, cover
from ludoteca.table.people import Person, language_of, person_of, remember
from ludoteca.table.room import Room
from ludoteca.table.storage import MatchRow, Taken, is_id, new_token, token_hash
from ludoteca.table.texts import table_texts

Handler = Callable[[Request], Awaitable[Response]]


class App:
    """The handlers, with the house they serve."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pages = Pages()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/", self.home),
            Route("/lang/{lang}", self.lang),
            Route("/new", self.new, methods=["GET", "POST"]),
            Route("/play/{game}", self.play, methods=["POST"]),
            Route("/t/{id}", self.table),
            Route("/t/{id}/sit", self.sit, methods=["POST"]),
            Route("/t/{id}/watch", self.watch, methods=["POST"]),
            Route("/t/{id}/invite", self.invite, methods=["POST"]),
            Route("/t/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/t/{id}/record", self.record),
            Route("/t/{id}/replay", self.open_replay),
            WebSocketRoute("/t/{id}/live", self.live),
            Route("/rules", self.rules),
            Route("/rules/{game}", self.rules),
            Route("/rules/{game}/clauses.json", self.clauses),
            Route("/legend/{game}.svg", self.legend),
            Route("/picture/{game}.svg", self.picture),
            Route("/learn", self.learn),
            Route("/learn/{game}", self.learn),
            Route("/learn/{game}/{lesson}", self.lesson, methods=["GET", "POST"]),
            Route("/replay", self.replay, methods=["GET", "POST"]),
            Route("/replay/{id}", self.replay_page),
            WebSocketRoute("/replay/{id}/live", self.replay_live),
            Route("/health", self.health),
            Mount("/static", statics.app()),
        ]

    # Pages.

    async def home(self, request: Request) -> Response:
        person = await person_of(request, self.house)
        rows = await self.house.storage.run(self.house.storage.find_matches, person.id if person else "")
        lang = language_of(request)
        tables = [self._listed(row, person, lang) for row in rows]
        return HTMLResponse(self.pages.home(lang, person.name if person else "", tables))

    def _listed(self, row: MatchRow, person: Person | None, lang: str) -> dict[str, Any]:
        return {
            "id": row.id,
            "game": row.game,
            "title": find(row.game).texts(lang)("game-title"),
            "seats": row.seats,
            "free": sum(chair.kind == "open" for chair in row.chairs),
            "names": [chair.name for chair in row.chairs],
            "status": row.status,
            "mine": person is not None and any(who == person.id and seat >= 0 for seat, who in row.access),
        }

    async def lang(self, request: Request) -> Response:
        wanted, to = request.path_params["lang"], request.query_params.get("to", "/")
        if wanted not in LANGUAGES:
            raise HTTPException(404)
        safe = to if to.startswith("/") and not to.startswith(("//", "/\\")) else "/"
        answer = RedirectResponse(safe, 303)
        answer.set_cookie("lang", wanted, max_age=10**8, samesite="lax", secure=_is_secure(request))
        return answer

    async def rules(self, request: Request) -> Response:
        game = _game(request)
        query = request.query_params.get("q", "")[:100]
        clause = request.query_params.get("clause", "")[:30]
        return HTMLResponse(self.pages.rules(language_of(request), game, query, clause))

    async def clauses(self, request: Request) -> Response:
        game = find(_game(request))
        lang = language_of(request)
        book = game.rulebook(lang)
        found = [
            {"id": clause.id, "title": clause.title, "text": clause.text, "chapter": clause.id.rpartition("-")[0]}
            for clause in book.clauses.values()
        ]
        return JSONResponse({"title": game.texts(lang)("game-title"), "clauses": found})

    async def legend(self, request: Request) -> Response:
        game = find(_game(request))
        drawn = game.legend(game.texts(language_of(request)))
        if not drawn:
            raise HTTPException(404)
        return Response(drawn, media_type="image/svg+xml")

    async def picture(self, request: Request) -> Response:
        drawn = cover(_game(request) or NAMES[0])
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    async def learn(self, request: Request) -> Response:
        game = _game(request) or next((name for name in NAMES if find(name).lessons), NAMES[0])
        person = await person_of(request, self.house)
        storage = self.house.storage
        done = await storage.run(storage.finished_lessons, person.id, game) if person else set()
        return HTMLResponse(self.pages.learn(language_of(request), game, done))

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok")

    # Setting tables.

    async def new(self, request: Request) -> Response:
        lang = language_of(request)
        person = await person_of(request, self.house)
        name = person.name if person else ""
        if request.method == "GET":
            game = request.query_params.get("game", "")
            seats = _number(request.query_params.get("seats", ""))
            return HTMLResponse(self.pages.new(lang, name, _known(game), seats, {}, ""))
        form = {key: value for key, value in (await _form(request)).items() if isinstance(value, str)}
        game = _known(form.get("game", ""))
        count = _number(form.get("seats", ""))
        try:
            chairs = [form.get(f"seat-{number}", "bot:companion") for number in range(count)]
            settings = {key[4:]: value for key, value in form.items() if key.startswith("set-")}
            person, token = await self._introduce(request, person, form.get("name", ""), lang)
            ident = await self.house.set_table(
                game, chairs, (person.id, person.name), settings, form.get("public") == "yes",
                clean_salt(form.get("salt", "")),
            )  # fmt: skip
        except LudotecaError as error:
            return HTMLResponse(self.pages.new(lang, name, game, count, form, str(error)), 400)
        return remember(RedirectResponse(f"/t/{ident}", 303), token, _is_secure(request))

    async def play(self, request: Request) -> Response:
        """One click: a table with bots, and the person at seat 0."""
        form = await _form(request)
        game = find(_game(request))
        seats = max(game.fewest, min(game.most, 3))
        level = str(form.get("level") or "companion")
        person, token = await self._introduce(
            request, await person_of(request, self.house), str(form.get("name", "")), language_of(request)
        )
        chairs = ["me"] + [f"bot:{level}"] * (seats - 1)
        salt = clean_salt(str(form.get("salt", "")))
        ident = await self.house.set_table(game.name, chairs, (person.id, person.name), {}, salt=salt)
        return remember(RedirectResponse(f"/t/{ident}", 303), token, _is_secure(request))

    async def lesson(self, request: Request) -> Response:
        game = find(_game(request))
        plan = next((lesson for lesson in game.lessons if lesson.name == request.path_params["lesson"]), None)
        if plan is None:
            raise HTTPException(404)
        if request.method == "GET" and not self.house.posts.allow(_address(request)):  # a link, but it sets a table
            raise HTTPException(429)
        person, token = await self._introduce(request, await person_of(request, self.house), "", language_of(request))
        chairs = ["me"] + ["bot:"] * (plan.seats - 1)
        ident = await self.house.set_table(game.name, chairs, (person.id, person.name), {}, lesson=plan.name)
        return remember(RedirectResponse(f"/t/{ident}", 303), token, _is_secure(request))

    async def _introduce(
        self, request: HTTPConnection, person: Person | None, name: str, lang: str
    ) -> tuple[Person, str | None]:
        """Who this is, known or new; a new person gets a token for the cookie."""
        wanted = clean_name(name) if name.strip() else ""
        storage = self.house.storage
        if person is not None:
            if wanted and wanted != person.name:
                await storage.run(storage.rename_person, person.id, wanted)
                return Person(person.id, wanted), None
            return person, None
        token = new_token()
        called = wanted or table_texts(lang)("guest-name")
        return Person(await storage.run(storage.add_person, token, called), called), token

    # At a table.

    async def table(self, request: Request) -> Response:
        room = await self._room(request)
        person = await person_of(request, self.house)
        lang = language_of(request)
        known = person is not None and room.may_watch(person.id)
        about = {
            "id": room.row.id,
            "path": f"/t/{room.row.id}",
            "game": room.row.game,
            "title": room.game.texts(lang)("game-title"),
            "seats": room.row.seats,
            "mine": list(room.seats_of(person.id)) if person else [],
            "owner": person is not None and person.id == room.row.owner,
            "public": room.row.public,
            "welcome": known or room.row.public,
            "status": room.row.status,
            "replay": False,
        }
        return HTMLResponse(self.pages.table(lang, person.name if person else "", about))

    async def sit(self, request: Request) -> Response:
        """Take a seat with its link."""
        room = await self._room(request)
        body = await _json(request, Sit)
        lang = language_of(request)
        known = await person_of(request, self.house)
        mine = room.seats_of(known.id) if known is not None else ()
        if mine and not body.token:
            return JSONResponse({"seat": mine[0]})  # asked twice
        number = _seat_for(room.row, body.token)
        if number < 0:
            return _wrong(410, table_texts(lang)("invite-used" if body.token else "table-full"))
        person, token = await self._introduce(request, known, body.name, lang)
        storage = self.house.storage
        try:
            await storage.run(
                storage.take_seat, room.row.id, number, person.id, person.name, clean_salt(body.salt), body.token
            )
        except Taken:
            return _wrong(410, table_texts(lang)("invite-used"))
        await room.refresh()
        async with room.lock:
            if room.match is None:
                await room.open()
        room.wake()
        return remember(JSONResponse({"seat": number}), token, _is_secure(request))

    async def watch(self, request: Request) -> Response:
        """Look on with the link for spectators."""
        room = await self._room(request)
        body = await _json(request, Watch)
        lang = language_of(request)
        if room.row.watch != token_hash(body.token):
            return _wrong(410, table_texts(lang)("invite-used"))
        person, token = await self._introduce(request, await person_of(request, self.house), "", lang)
        await self.house.storage.run(self.house.storage.allow_watching, room.row.id, person.id)
        await room.refresh()
        return remember(JSONResponse({}), token, _is_secure(request))

    async def invite(self, request: Request) -> Response:
        """A fresh link for a seat that is free, for a second device at one's own, or for spectators."""
        room = await self._room(request)
        person = await person_of(request, self.house)
        body = await _json(request, Invite)
        lang = language_of(request)
        if person is None or not self._may_invite(room, person, body.seat):
            return _wrong(403, table_texts(lang)("invite-not-yours"))
        token = new_token()
        await self.house.storage.run(self.house.storage.set_link, room.row.id, body.seat, token)
        await room.refresh()
        kind = "watch" if body.seat < 0 else "seat"
        link = f"{request.url.scheme}://{request.headers['host']}/t/{room.row.id}#{kind}={token}"
        qr = segno.make(link, micro=False).svg_inline(scale=4, dark="#2b1a10", light="#fff")
        return JSONResponse({"link": link, "qr": qr})

    def _may_invite(self, room: Room, person: Person, seat: int) -> bool:
        mine = room.seats_of(person.id)
        if seat < 0:
            return bool(mine) or room.row.owner == person.id
        if seat >= room.row.seats:
            return False
        return seat in mine or (room.row.chairs[seat].kind == "open" and room.row.owner == person.id)

    async def rematch(self, request: Request) -> Response:
        room = await self._room(request)
        person = await person_of(request, self.house)
        body = await _json(request, Rematch)
        lang = language_of(request)
        if person is None or not room.seats_of(person.id) or room.row.status != "over":
            return _wrong(403, table_texts(lang)("rematch-not-now"))
        ident = await self.house.rematch(room, person.id, clean_salt(body.salt))
        return JSONResponse({"address": f"/t/{ident}"})

    async def record(self, request: Request) -> Response:
        room, _ = await self._allowed(request)
        async with room.lock:
            await room.make_sure()
            if room.match is None:
                raise HTTPException(404)
            text = room.match.record().text()
        name = f"{room.row.game}-{room.row.id}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def open_replay(self, request: Request) -> Response:
        room, _ = await self._allowed(request)
        if room.match is None or room.row.status != "over" or room.lesson is not None:
            raise HTTPException(404)
        ident = await self.house.storage.run(self.house.storage.keep_replay, room.match.record().text())
        return RedirectResponse(f"/replay/{ident}", 303)

    async def _lets_in(self, socket: WebSocket) -> bool:
        """Whether a socket may be opened at all: by a page of ours, and not too often."""
        if not self.house.origins.accepts(socket.headers):
            await socket.close(NO_ACCESS)
            return False
        if not self.house.posts.allow(f"socket {_address(socket)}"):
            await _turn_away(socket, TOO_FAST, "too many connections; wait a moment")
            return False
        return True

    async def live(self, socket: WebSocket) -> None:
        if not await self._lets_in(socket):
            return
        room = await self.house.room(socket.path_params["id"])
        person = await person_of(socket, self.house)
        if room is None:
            await _turn_away(socket, NOT_FOUND, "there is no such table")
            return
        if not (room.row.public or (person is not None and room.may_watch(person.id))):
            await _turn_away(socket, NO_ACCESS, "this table is by invitation")
            return
        if room.match is None and room.failed:
            await _turn_away(socket, NOT_FOUND, room.failed)
            return
        texts = room.game.texts(language_of(socket))
        try:
            await Visit(socket, room, person.id if person else "", texts, self.house.messages).run()
        finally:
            self.house.leave(room)

    async def _room(self, request: Request) -> Room:
        room = await self.house.room(request.path_params["id"])
        if room is None:
            raise HTTPException(404)
        return room

    async def _allowed(self, request: Request) -> tuple[Room, Person | None]:
        room = await self._room(request)
        person = await person_of(request, self.house)
        if not (room.row.public or (person is not None and room.may_watch(person.id))):
            raise HTTPException(403)
        return room, person

    # Replays.

    async def replay(self, request: Request) -> Response:
        lang = language_of(request)
        if request.method == "GET":
            return HTMLResponse(self.pages.replay(lang, ""))
        form = await _form(request)
        try:
            text = await _record_text(form)
            match = await asyncio.to_thread(replays.check, text)
        except LudotecaError as error:
            return HTMLResponse(self.pages.replay(lang, str(error)), 400)
        ident = await self.house.storage.run(self.house.storage.keep_replay, match.record().text())
        return RedirectResponse(f"/replay/{ident}", 303)

    async def replay_page(self, request: Request) -> Response:
        text = await self._replay_text(request)
        if text is None:
            raise HTTPException(404)
        record = parse(text)
        lang = language_of(request)
        person = await person_of(request, self.house)
        about = {
            "id": request.path_params["id"],
            "path": f"/replay/{request.path_params['id']}",
            "game": record.game,
            "title": find(record.game).texts(lang)("game-title"),
            "seats": record.seats,
            "mine": [],
            "owner": False,
            "public": True,
            "welcome": True,
            "status": "over",
            "replay": True,
        }
        return HTMLResponse(self.pages.table(lang, person.name if person else "", about))

    async def _replay_text(self, request: HTTPConnection) -> str | None:
        ident = request.path_params["id"]
        return await self.house.storage.run(self.house.storage.find_replay, ident) if is_id(ident) else None

    async def replay_live(self, socket: WebSocket) -> None:
        if not await self._lets_in(socket):
            return
        text = await self._replay_text(socket)
        if text is None:
            await _turn_away(socket, NOT_FOUND, "there is no such record")
            return
        try:
            match = await asyncio.to_thread(replays.check, text)
        except LudotecaError as error:
            await _turn_away(socket, NOT_FOUND, str(error))
            return
        await replays.Reader(socket, match, match.game.texts(language_of(socket)), self.house.messages).run()


def _seat_for(row: MatchRow, token: str) -> int:
    """The seat a link is for; at a public table, without a link, the first that is free; -1 if there is none."""
    if token:
        return next((chair.number for chair in row.chairs if chair.invite == token_hash(token)), -1)
    return next((chair.number for chair in row.chairs if row.public and chair.kind == "open"), -1)


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends to take a seat: with the link for it, or without one at a public table."""

    name: str
    token: str = ""
    salt: str = ""


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    salt: str = ""


async def _json(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise HTTPException(400, str(error)[:200]) from None


async def _form(request: Request) -> FormData:
    return await request.form(max_files=1, max_fields=200, max_part_size=2 * 1024 * 1024)


async def _record_text(form: FormData) -> str:
    """The text of a record, from a file or pasted."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        try:
            return (await file.read()).decode("utf-8")
        except UnicodeDecodeError:
            raise LudotecaError(f"{file.filename[:40]}: not a text file") from None
    return str(form.get("record") or "")


async def _turn_away(socket: WebSocket, code: int, why: str) -> None:
    """Close a socket at once. Browsers hear the reason only on one that was open."""
    await socket.accept()
    await socket.close(code, why.encode()[:120].decode(errors="ignore"))


def _game(request: Request) -> str:
    return _known(request.path_params.get("game", ""))


def _known(name: str) -> str:
    """The name of a game; empty stands for whichever the pages show first."""
    if name and name not in NAMES:
        raise HTTPException(404)
    return name


def _address(request: HTTPConnection) -> str:
    return request.client.host if request.client else "?"


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 5 else 0


def _wrong(status: int, text: str) -> JSONResponse:
    return JSONResponse({"error": text}, status)


def _is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")


def make_app(house: House) -> Starlette:
    """The whole application around a house."""
    handlers = App(house)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(house.tidy())
        yield
        tidying.cancel()
        house.close()

    async def refuse(handlers: App, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 400
        if request.headers.get("content-type", "").startswith("application/json"):
            detail = str(getattr(error, "detail", "") or error)
            return _wrong(status, detail)
        said = str(error) if isinstance(error, LudotecaError) else ""
        return HTMLResponse(handlers.pages.message(language_of(request), status, "", said), status)

    refusing: Any = functools.partial(refuse, handlers)
    return Starlette(
        routes=handlers.routes(),
        middleware=[
            Middleware(Edge, origins=house.origins, limits=house.posts),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
        ],
        exception_handlers={HTTPException: refusing, LudotecaError: refusing},
        lifespan=lifespan,
    )
