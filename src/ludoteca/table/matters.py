"""Matters of a table: what people send about its seats. Whether they may is for `agreement` to say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from ludoteca.table import agreement
from ludoteca.table.asking import Answers, body_of, wrong
from ludoteca.table.people import language_of
from ludoteca.table.room import Room
from ludoteca.table.texts import table_texts

SeatNumber = Annotated[int, Meta(ge=-1, le=7)]


class Wish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody wants to happen to a seat, or to the match (seat -1).

    While it is played: `agree` that a bot plays for a seat or that the match is abandoned, or propose it, `disagree`,
    `resign`. While people gather: `free` the seat of somebody, `fill` it with a bot, `open` a bot's to a person.
    """

    t: Literal["agree", "disagree", "resign", "free", "fill", "open"]
    seat: SeatNumber = -1
    about: Literal["replace", "abandon"] = "replace"
    level: Annotated[str, Meta(max_length=20)] = ""


class Matters(Answers):
    """`/t/ID/matters`."""

    def routes(self) -> list[BaseRoute]:
        return [Route("/t/{id}/matters", self.wish, methods=["POST"])]

    async def wish(self, request: Request) -> Response:
        """Carry out what somebody wishes, if they may; otherwise say why not."""
        room = await self.house.room(request.path_params["id"])
        if room is None:
            raise HTTPException(404)
        person = await self.person(request)
        lang = language_of(request)
        wish: Wish = await body_of(request, Wish)
        if person is None:
            return wrong(403, table_texts(lang)("matter-not-yours"))
        try:
            await carry_out(room, person.id, wish)
        except agreement.NotAllowed as refused:
            return wrong(403, refused.said(lang))
        finally:
            self.house.leave(room)
        return JSONResponse({})


async def carry_out(room: Room, person: str, wish: Wish) -> None:
    match wish.t:
        case "agree":
            await agreement.agree(room, person, wish.about, wish.seat)
        case "disagree":
            await agreement.disagree(room, person, wish.about, wish.seat)
        case "resign":
            await agreement.resign(room, person, wish.seat)
        case "free":
            await agreement.free(room, person, wish.seat)
        case "fill":
            await agreement.fill(room, person, wish.seat, wish.level)
        case "open":
            await agreement.open_up(room, person, wish.seat)
