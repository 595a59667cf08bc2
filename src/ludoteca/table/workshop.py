"""The workshop: where numbers are tried before anybody sits down to play with them."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Settings
from ludoteca.table.asking import Answers, fields_of, known, number, welcomed
from ludoteca.table.edge import Stopped, address_of
from ludoteca.table.forms import settings_in
from ludoteca.table.people import language_of
from ludoteca.table.texts import told
from ludoteca.table.trials import Trial

# The whole report is a page by itself: it brings its own style, and nothing in it runs or leads anywhere.
ALONE = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"}


class Workshop(Answers):
    """What answers to who tries numbers."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/try", self.begin, methods=["POST"]),
            Route("/try/{id}", self.page),
            Route("/try/{id}/state", self.state),
            Route("/try/{id}/report", self.report),
            Route("/try/{id}/stop", self.stop, methods=["POST"]),
        ]

    async def begin(self, request: Request) -> Response:
        """Have quick bots play with the numbers in the form."""
        form = await fields_of(request)
        game, count = find(known(form.get("game", "")) or NAMES[0]), number(form.get("seats", ""))
        lang = language_of(request)
        try:
            settings = Settings(game.settings, settings_in(form))
            game.rules(settings, count)
            person, token = await self.introduce(request, form.get("name", ""))
        except LudotecaError as error:
            said, detail = told(error, lang, "new-refused")
            return HTMLResponse(self.pages.message(lang, 400, "", said, detail), 400)
        bounds = self.house.bounds
        if not self.house.tries.allow(address_of(request)):
            raise Stopped(429, "too-many-trials", most=bounds.trials_per_hour)
        trial = self.house.trials.begin(person.id, game, count, settings)
        if trial is None:
            raise Stopped(429, "trials-busy")
        return welcomed(request, RedirectResponse(f"/try/{trial.id}", 303), token)

    async def page(self, request: Request) -> Response:
        trial = await self._trial(request)
        return HTMLResponse(self.pages.trial(language_of(request), trial))

    async def state(self, request: Request) -> Response:
        """How far it is; that somebody asks keeps it going."""
        trial = await self._trial(request)
        return JSONResponse({"state": trial.state, "done": trial.done, "of": trial.matches})

    async def report(self, request: Request) -> Response:
        trial = await self._trial(request)
        if trial.state != "done":
            raise HTTPException(404)
        return HTMLResponse(trial.found[language_of(request)].report, headers=ALONE)

    async def stop(self, request: Request) -> Response:
        trial = await self._trial(request)
        self.house.trials.stop(trial)
        return RedirectResponse(f"/try/{trial.id}", 303)

    async def _trial(self, request: Request) -> Trial:
        """The one that is asked for, if it is theirs."""
        person = await self.person(request)
        trial = self.house.trials.look(request.path_params["id"], person.id) if person else None
        if trial is None:
            raise HTTPException(404)
        return trial
