"""The library: rulebooks, legends, lessons to choose from, and records of matches to read again."""

from __future__ import annotations

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.record import parse
from ludoteca.play.settings import Settings
from ludoteca.table import reading, replays, shelf
from ludoteca.table.asking import Answers, form_of, game_of, turn_away
from ludoteca.table.edge import Stopped, address_of
from ludoteca.table.forms import settings_in
from ludoteca.table.live import NOT_FOUND
from ludoteca.table.pages import cover
from ludoteca.table.people import language_of
from ludoteca.table.storage import is_id
from ludoteca.table.texts import Told, table_texts, told


class Library(Answers):
    """What there is to read."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/rules", self.rules),
            Route("/rules/{game}", self.rules),
            Route("/rules/{game}/clauses.json", self.clauses),
            Route("/settings", self.settings),
            Route("/settings/{game}", self.settings),
            Route("/legend/{game}.svg", self.legend),
            Route("/aim/{game}.svg", self.aim),
            Route("/picture/{game}.svg", self.picture),
            Route("/learn", self.learn),
            Route("/learn/{game}", self.learn),
            Route("/replay", self.replay, methods=["GET", "POST"]),
            Route("/replay/{id}", self.replay_page),
            WebSocketRoute("/replay/{id}/live", self.replay_live),
        ]

    async def rules(self, request: Request) -> Response:
        game = game_of(request)
        query = request.query_params.get("q", "")[:100]
        clause = request.query_params.get("clause", "")[:30]
        return HTMLResponse(self.pages.rules(language_of(request), game, query, clause, _house_rules(request)))

    async def clauses(self, request: Request) -> Response:
        game = find(game_of(request))
        lang = language_of(request)
        texts = game.texts(lang)
        found = [
            {
                "id": clause.id,
                "title": clause.title,
                "text": clause.text,
                "reading": clause.reading,
                "source": clause.source,
                "changed": clause.changed,
                "chapter": chapter.heading,
            }
            for chapter in reading.chapters(
                game.rulebook(lang, _house_rules(request)), texts, table_texts(lang)("rules-house")
            )
            for clause in chapter.clauses
        ]
        return JSONResponse({"title": texts("game-title"), "clauses": found})

    async def settings(self, request: Request) -> Response:
        return HTMLResponse(self.pages.settings(language_of(request), game_of(request)))

    async def legend(self, request: Request) -> Response:
        game = find(game_of(request))
        drawn = game.legend(game.texts(language_of(request)))
        if not drawn:
            raise HTTPException(404)
        return Response(drawn, media_type="image/svg+xml")

    async def aim(self, request: Request) -> Response:
        game = find(game_of(request))
        drawn = game.aim(game.texts(language_of(request)))
        if not drawn:
            raise HTTPException(404)
        return Response(drawn, media_type="image/svg+xml")

    async def picture(self, request: Request) -> Response:
        drawn = cover(game_of(request) or NAMES[0])
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    async def learn(self, request: Request) -> Response:
        game = game_of(request) or next((name for name in NAMES if find(name).lessons), NAMES[0])
        person = await self.person(request)
        storage = self.storage
        done = await storage.run(storage.finished_lessons, person.id, game) if person else set()
        return HTMLResponse(self.pages.learn(language_of(request), game, done))

    async def replay(self, request: Request) -> Response:
        lang = language_of(request)
        if request.method != "POST":
            return HTMLResponse(self.pages.replay(lang))
        try:
            async with form_of(request) as form:
                text = await _record_text(form)
            if not self.house.records.allow(address_of(request)):
                raise Stopped(429, "too-many-records", most=self.house.bounds.records_per_hour)
            await self.house.readers.run(replays.check, text, self.house.bounds.record_moves)
        except LudotecaError as error:
            return HTMLResponse(self.pages.replay(lang, *told(error, lang, "replay-refused")), 400)
        kept = self.house.bounds.replays_stored
        ident = await self.storage.run(self.storage.keep_replay, parse(text).text(), kept)
        return RedirectResponse(f"/replay/{ident}", 303)

    async def replay_page(self, request: Request) -> Response:
        text = await self._replay_text(request)
        if text is None:
            raise HTTPException(404)
        lang = language_of(request)
        try:
            record = parse(text)
            game = find(record.game)
            played = shelf.at_table(game, record.settings, "", lang)
        except LudotecaError as error:
            said, detail = told(error, lang, "replay-gone")
            return HTMLResponse(self.pages.message(lang, 404, "", said, detail), 404)
        person = await self.person(request)
        about = {
            "id": request.path_params["id"],
            "path": f"/replay/{request.path_params['id']}",
            "game": record.game,
            "title": game.texts(lang)("game-title"),
            "seats": record.seats,
            "mine": [],
            "owner": False,
            "public": True,
            "welcome": True,
            "status": "over",
            "replay": True,
            **played,
        }
        return HTMLResponse(self.pages.table(lang, person.name if person else "", about))

    async def _replay_text(self, request: HTTPConnection) -> str | None:
        ident = request.path_params["id"]
        return await self.storage.run(self.storage.find_replay, ident) if is_id(ident) else None

    async def replay_live(self, socket: WebSocket) -> None:
        if not await self.lets_in(socket):
            return
        lang = language_of(socket)
        text = await self._replay_text(socket)
        if text is None:
            await turn_away(socket, NOT_FOUND, table_texts(lang)("closed-no-record"))
            return
        try:
            game = (await self.house.replays.match(text)).game
        except LudotecaError:
            await turn_away(socket, NOT_FOUND, table_texts(lang)("replay-gone"))
            return
        await self.read(socket, text, game.texts(lang))


def _house_rules(request: Request) -> Settings:
    """The settings that an address names; those that the game does not have are an error of whoever wrote it."""
    return Settings(find(game_of(request) or NAMES[0]).settings, settings_in(request.query_params))


async def _record_text(form: FormData) -> str:
    """The text of a record, from a file or pasted."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        try:
            return (await file.read()).decode("utf-8")
        except UnicodeDecodeError:
            raise Told("replay-not-text", file=file.filename[:40]) from None
    pasted = str(form.get("record") or "")
    if not pasted.strip():
        raise Told("replay-nothing")
    return pasted
