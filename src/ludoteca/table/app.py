"""The app: every address of the table, and who answers there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route

from ludoteca.kernel.errors import LudotecaError
from ludoteca.table import statics
from ludoteca.table.asking import wrong
from ludoteca.table.database import CannotStore
from ludoteca.table.edge import Edge, Stopped
from ludoteca.table.house import House
from ludoteca.table.library import Library
from ludoteca.table.lobby import Lobby
from ludoteca.table.matters import Matters
from ludoteca.table.pages import Pages
from ludoteca.table.people import language_of
from ludoteca.table.tables import Tables
from ludoteca.table.texts import told
from ludoteca.table.workshop import Workshop


def make_app(house: House) -> Edge:
    """The whole application around a house."""
    pages = Pages()
    rooms = (Lobby, Tables, Matters, Library, Workshop)
    answers = [room(house, pages) for room in rooms]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(house.tidy())
        yield
        tidying.cancel()
        house.close()

    async def refuse(request: Request, error: Exception) -> Response:
        lang, status, said, detail = language_of(request), 400, "", ""
        if isinstance(error, HTTPException):
            status = error.status_code
            said = error.told.said(lang) if isinstance(error, Stopped) else ""
        elif isinstance(error, CannotStore):
            status, said = 507, error.said(lang)
        elif isinstance(error, LudotecaError):
            said, detail = told(error, lang, "status-400-text")
        if request.headers.get("content-type", "").startswith("application/json"):
            return wrong(status, detail or said or str(getattr(error, "detail", "")))
        return HTMLResponse(pages.message(lang, status, "", said, detail), status)

    async def fault(request: Request, error: Exception) -> Response:
        """A fault of ours. It is in the journal; people are told that nothing is lost."""
        return await refuse(request, HTTPException(500))

    app = Starlette(
        routes=[
            *(route for some in answers for route in some.routes()),
            Route("/health", health),
            Mount("/static", statics.app()),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)],
        exception_handlers={
            HTTPException: refuse,
            LudotecaError: refuse,
            CannotStore: refuse,
            ClientDisconnect: gone,
            Exception: fault,
        },
        lifespan=lifespan,
    )
    return Edge(app, house.origins, house.posts, house.reads, house.bounds, house.proxies)


async def gone(request: Request, error: Exception) -> Response:
    """Who sent half a request and left hears nothing of it."""
    return Response(status_code=400)


async def health(request: Request) -> Response:
    return PlainTextResponse("ok")
