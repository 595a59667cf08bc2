"""The app: every address of the table, and who answers there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route

from ludoteca.kernel.errors import LudotecaError
from ludoteca.table import statics
from ludoteca.table.asking import wrong
from ludoteca.table.edge import Edge
from ludoteca.table.house import House
from ludoteca.table.library import Library
from ludoteca.table.lobby import Lobby
from ludoteca.table.matters import Matters
from ludoteca.table.pages import Pages
from ludoteca.table.people import language_of
from ludoteca.table.tables import Tables
from ludoteca.table.texts import told


def make_app(house: House) -> Starlette:
    """The whole application around a house."""
    pages = Pages()
    answers = (Lobby(house, pages), Tables(house, pages), Matters(house, pages), Library(house, pages))

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
        elif isinstance(error, LudotecaError):
            said, detail = told(error, lang, "status-400-text")
        if request.headers.get("content-type", "").startswith("application/json"):
            return wrong(status, detail or said or str(getattr(error, "detail", "")))
        return HTMLResponse(pages.message(lang, status, "", said, detail), status)

    return Starlette(
        routes=[
            *(route for some in answers for route in some.routes()),
            Route("/health", health),
            Mount("/static", statics.app()),
        ],
        middleware=[
            Middleware(Edge, origins=house.origins, posts=house.posts, reads=house.reads),
            Middleware(GZipMiddleware, minimum_size=1024, compresslevel=5),
        ],
        exception_handlers={HTTPException: refuse, LudotecaError: refuse},
        lifespan=lifespan,
    )


async def health(request: Request) -> Response:
    return PlainTextResponse("ok")
