"""Tables: sitting down at one, inviting, watching, playing on it, and what remains when the match is over."""

from __future__ import annotations

from typing import Any

import msgspec
import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludoteca.play.texts import Texts
from ludoteca.table import ending, shelf
from ludoteca.table.asking import Answers, body_of, turn_away, welcomed, wrong
from ludoteca.table.forms import stored
from ludoteca.table.live import NO_ACCESS, NOT_FOUND, Visit
from ludoteca.table.people import COOKIE, Person, language_of
from ludoteca.table.room import Room
from ludoteca.table.seating import BARRED, list_again, unlist
from ludoteca.table.storage import MatchRow, Taken, token_hash
from ludoteca.table.texts import table_texts


class Tables(Answers):
    """Everything below `/t/ID`."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/t/{id}", self.table),
            Route("/t/{id}/sit", self.sit, methods=["POST"]),
            Route("/t/{id}/watch", self.watch, methods=["POST"]),
            Route("/t/{id}/invite", self.invite, methods=["POST"]),
            Route("/t/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/t/{id}/unlist", self.unlist, methods=["POST"]),
            Route("/t/{id}/record", self.record),
            Route("/t/{id}/replay", self.replay),
            WebSocketRoute("/t/{id}/replay/live", self.replay_live),
            WebSocketRoute("/t/{id}/live", self.live),
        ]

    async def table(self, request: Request) -> Response:
        room = await self._room(request)
        person = await self.person(request)
        lang = language_of(request)
        return HTMLResponse(self.pages.table(lang, person.name if person else "", self._about(room, person, lang)))

    def _about(self, room: Room, person: Person | None, lang: str) -> dict[str, Any]:
        """What the page of a table says of it; what is played there is told to those who may look."""
        welcome = self._may_look(room, person)
        settings = stored(room.row.settings) if welcome and not room.failed else {}
        return {
            "id": room.row.id,
            "path": f"/t/{room.row.id}",
            "game": room.row.game,
            "title": room.game.texts(lang)("game-title"),
            "seats": room.row.seats,
            "mine": list(room.seats_of(person.id)) if person else [],
            "owner": person is not None and person.id == room.row.owner,
            "public": room.row.public,
            "welcome": welcome,
            "status": room.row.status,
            "replay": False,
            "lesson": room.lesson is not None,
            **shelf.at_table(room.game, settings, room.row.lesson, lang),
        }

    def _may_look(self, room: Room, person: Person | None) -> bool:
        return room.row.public or (person is not None and room.may_watch(person.id))

    async def sit(self, request: Request) -> Response:
        """Take a seat with its link."""
        room = await self._room(request)
        body = await body_of(request, Sit)
        lang = language_of(request)
        known = await self.person(request)
        mine = room.seats_of(known.id) if known is not None else ()
        if mine and not body.token:
            return JSONResponse({"seat": mine[0]})  # asked twice
        number = _seat_for(room.row, body.token)
        if number < 0:
            return wrong(410, table_texts(lang)("invite-used" if body.token else "table-full"))
        if known is not None and not body.token and (BARRED, known.id) in room.row.access:
            return wrong(403, table_texts(lang)("seat-freed"))
        if mine and number not in mine and room.row.chairs[number].kind != "open":
            return wrong(403, table_texts(lang)("seat-of-another"))
        person, token = await self.introduce(request, body.name)
        storage = self.storage
        try:
            await storage.run(storage.take_seat, room.row.id, number, person.id, person.name, body.token)
        except Taken:
            return wrong(410, table_texts(lang)("invite-used"))
        await room.enter()
        return welcomed(request, JSONResponse({"seat": number}), token)

    async def watch(self, request: Request) -> Response:
        """Look on with the link for spectators."""
        room = await self._room(request)
        body = await body_of(request, Watch)
        lang = language_of(request)
        if room.row.watch != token_hash(body.token):
            return wrong(410, table_texts(lang)("invite-used"))
        person, token = await self.introduce(request, "")
        await self.storage.run(self.storage.allow_watching, room.row.id, person.id)
        await room.refresh()
        return welcomed(request, JSONResponse({}), token)

    async def invite(self, request: Request) -> Response:
        """The link for a seat that is free, for a second device at one's own, or for spectators.

        Who asks again gets the same one, which may have been sent already; after it was used, or if the last one is to
        be void (`fresh`), a new one.
        """
        room = await self._room(request)
        person = await self.person(request)
        body = await body_of(request, Invite)
        lang = language_of(request)
        storage, seat = self.storage, body.seat
        async with room.sure():  # else a seat could change hands between the question and the link
            if person is None or not self._may_invite(room, person, seat):
                return wrong(403, table_texts(lang)("invite-not-yours"))
            if body.fresh and seat >= 0:
                await storage.run(storage.void_link, room.row.id, seat)
            if seat < 0:
                kind, token = "watch", await storage.run(storage.watch_link, room.row.id)
            else:
                key = request.cookies[COOKIE]
                kind, token = "seat", await storage.run(storage.seat_link, room.row.id, seat, key)
            await room.refresh()
        link = f"{request.url.scheme}://{request.headers['host']}/t/{room.row.id}#{kind}={token}"
        qr = segno.make(link, micro=False).svg_inline(omitsize=True, dark="#2b1a10", light="#fff")
        return JSONResponse({"link": link, "qr": qr})

    def _may_invite(self, room: Room, person: Person, seat: int) -> bool:
        mine = room.seats_of(person.id)
        if seat < 0:
            return bool(mine) or room.row.owner == person.id
        if seat >= room.row.seats or room.row.ended:
            return False
        chair = room.row.chairs[seat]
        # Whose phone is lost has no cookie any more: a seat that a bot plays for somebody can be given out again.
        given_out = chair.kind == "open" or (chair.stand_in != "" and not chair.resigned)
        return seat in mine or (given_out and room.row.owner == person.id)

    async def rematch(self, request: Request) -> Response:
        room = await self._room(request)
        person = await self.person(request)
        lang = language_of(request)
        if person is None or not _played(room, person) or not room.row.ended:
            return wrong(403, table_texts(lang)("rematch-not-now"))
        if room.row.rematch is None:  # otherwise it has been set, and asking sets no other
            await self.may_set_table(request, room.row.owner, room.row.public)
        ident = await self.house.rematch(room)
        return JSONResponse({"address": f"/t/{ident}"})

    async def unlist(self, request: Request) -> Response:
        """Take a table off the list of one's own; it stays where it is."""
        room = await self._room(request)
        person = await self.person(request)
        if person is None or not _played(room, person):
            raise HTTPException(403)
        await self.storage.run(unlist, self.storage, room.row.id, person.id)
        await room.refresh()
        return RedirectResponse("/", 303)

    async def record(self, request: Request) -> Response:
        room = await self._room(request)
        if not self._may_look(room, await self.person(request)):
            raise HTTPException(403)
        async with room.sure() as match:
            if match is None:
                raise HTTPException(404)
            text = ending.proven(match, room.row).text()
        name = f"{room.row.game}-{room.row.id}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    async def replay(self, request: Request) -> Response:
        """A match that is over, page by page, with the names of those who played it."""
        room = await self._room(request)
        person = await self.person(request)
        if not self._may_look(room, person):
            raise HTTPException(403)
        if not _can_be_read(room):
            raise HTTPException(404)
        lang = language_of(request)
        about = self._about(room, person, lang)
        about |= {"path": f"/t/{room.row.id}/replay", "mine": [], "owner": False, "replay": True}
        return HTMLResponse(self.pages.table(lang, person.name if person else "", about))

    async def replay_live(self, socket: WebSocket) -> None:
        if await self.lets_in(socket):
            found = await self._reading(socket)
            if found is not None:
                await self.read(socket, *found)

    async def _reading(self, socket: WebSocket) -> tuple[str, Texts] | None:
        """What somebody reads who may: the record, and texts with the names of those who played. Not its room."""
        lang = language_of(socket)
        room = await self.house.room(socket.path_params["id"])
        if room is not None and not self._may_look(room, await self.person(socket)):
            await turn_away(socket, NO_ACCESS, table_texts(lang)("closed-by-invitation"))
        elif room is None or room.match is None or not _can_be_read(room):
            await turn_away(socket, NOT_FOUND, table_texts(lang)("closed-no-record"))
        else:
            texts = room.game.texts(lang)
            return ending.proven(room.match, room.row).text(), texts.named(room.names(texts("seat-open")))
        return None

    async def live(self, socket: WebSocket) -> None:
        if not await self.lets_in(socket):
            return
        room = await self.house.room(socket.path_params["id"])
        person = await self.person(socket)
        lang = language_of(socket)
        if room is None:
            await turn_away(socket, NOT_FOUND, table_texts(lang)("closed-no-table"))
            return
        if not self._may_look(room, person):
            await turn_away(socket, NO_ACCESS, table_texts(lang)("closed-by-invitation"))
            return
        if person is not None and person.id in room.row.unlisted:  # who goes there again has it on the list again
            await self.storage.run(list_again, self.storage, room.row.id, person.id)
            await room.refresh()
        texts = room.game.texts(lang)
        if room.match is None and room.failed:
            await turn_away(socket, NOT_FOUND, room.failed.said(texts))
            return
        try:
            await Visit(socket, room, person.id if person else "", texts, self.house.messages).run()
        finally:
            self.house.leave(room)

    async def _room(self, request: Request) -> Room:
        room = await self.house.room(request.path_params["id"])
        if room is None:
            raise HTTPException(404)
        return room


def _can_be_read(room: Room) -> bool:
    """Whether this match is over, with nothing more to hide. Lessons are no matches."""
    return room.match is not None and room.row.ended and room.lesson is None


def _played(room: Room, person: Person) -> bool:
    """Whether somebody sits here, or has resigned."""
    return any(who == person.id and seat >= 0 for seat, who in room.row.access)


def _seat_for(row: MatchRow, token: str) -> int:
    """The seat a link is for; at a public table, without a link, the first that is free; -1 if there is none."""
    if token:
        return next((chair.number for chair in row.chairs if chair.invite == token_hash(token)), -1)
    return next((chair.number for chair in row.chairs if row.public and chair.kind == "open"), -1)


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends to take a seat: with the link for it, or without one at a public table."""

    name: str
    token: str = ""


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    fresh: bool = False
