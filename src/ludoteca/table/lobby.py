"""The lobby: the home page, and how a table comes to be: in one click, by the form, from a variant, for a lesson."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ludoteca.games import NAMES, find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings, shown
from ludoteca.table.asking import Answers, fields_of, game_of, is_secure, known, number, welcomed
from ludoteca.table.edge import Stopped, address_of, clean_name
from ludoteca.table.forms import settings_in, stored
from ludoteca.table.history import Result
from ludoteca.table.people import Person, language_of
from ludoteca.table.storage import MatchRow, VariantRow, is_id, new_id
from ludoteca.table.texts import Told, told


class Lobby(Answers):
    """Where people arrive."""

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/", self.home),
            Route("/lang/{lang}", self.lang),
            Route("/new", self.new, methods=["GET", "POST"]),
            Route("/variants", self.save_variant, methods=["POST"]),
            Route("/print", self.print_sheets, methods=["POST"]),
            Route("/play/{game}", self.play, methods=["POST"]),
            Route("/learn/{game}/{lesson}", self.lesson, methods=["GET", "POST"]),
        ]

    async def home(self, request: Request) -> Response:
        person = await self.person(request)
        tables = await self._tables(request, person)
        return HTMLResponse(self.pages.home(language_of(request), person.name if person else "", tables))

    async def _tables(self, request: Request, person: Person | None) -> list[dict[str, Any]]:
        """The tables of the home page; of those that wait for somebody, the ones that wait for this person first."""
        rows = await self.storage.run(self.storage.find_matches, person.id if person else "")
        tables = [self._listed(row, person, language_of(request)) for row in rows if row.game in NAMES]
        return sorted(tables, key=lambda table: not table["my_turn"])

    def _listed(self, row: MatchRow, person: Person | None, lang: str) -> dict[str, Any]:
        names = [chair.name for chair in row.chairs]
        asked = [int(seat) for seat in row.asked.split(",") if seat]
        sits = [seat for seat, who in row.access if person is not None and who == person.id and seat >= 0]
        mine = [seat for seat in sits if not row.chairs[seat].resigned]
        result = msgspec.json.decode(row.result, type=Result) if row.result else None
        texts = find(row.game).texts(lang)
        return {
            "id": row.id,
            "game": row.game,
            "title": texts("game-title"),
            "changed": [texts(f"setting-{name}") for name in stored(row.settings) if f"setting-{name}" in texts],
            "seats": row.seats,
            "free": sum(chair.kind == "open" for chair in row.chairs),
            "names": names,
            "status": row.status,
            "mine": bool(sits),
            "my_turn": row.status == "playing" and any(seat in mine for seat in asked),
            "turn": [names[seat] for seat in asked],
            "ended": row.ended,
            "readable": row.version == find(row.game).version,  # with other rules it cannot be played again
            "winners": [names[seat] for seat in result.winners] if result else [],
            "won": result is not None and any(seat in mine for seat in result.winners),
            "scores": list(result.scores) if result else [],
        }

    async def lang(self, request: Request) -> Response:
        wanted, to = request.path_params["lang"], request.query_params.get("to", "/")
        if wanted not in LANGUAGES:
            raise HTTPException(404)
        safe = to if to.startswith("/") and not to.startswith(("//", "/\\")) else "/"
        answer = RedirectResponse(safe, 303)
        answer.set_cookie("lang", wanted, max_age=10**8, samesite="lax", secure=is_secure(request))
        return answer

    async def new(self, request: Request) -> Response:
        if request.method != "POST":
            return await self._blank_form(request)
        form = await fields_of(request)
        game, count = known(form.get("game", "")), number(form.get("seats", ""))
        try:
            chairs = [form.get(f"seat-{seat}", "bot:companion") for seat in range(count)]
            typed = {seat: form.get(f"called-{seat}", "") for seat in range(count)}
            called = {seat: clean_name(name) for seat, name in typed.items() if name.strip()}
            person, token = await self.introduce(request, form.get("name", ""))
            await self.may_set_table(request, person.id, form.get("public") == "yes")
            ident = await self.house.set_table(
                game, chairs, (person.id, person.name), settings_in(form), form.get("public") == "yes", called=called
            )
        except LudotecaError as error:
            return await self._form(request, game, count, form, error)
        return welcomed(request, RedirectResponse(f"/t/{ident}", 303), token)

    async def _blank_form(self, request: Request) -> Response:
        """The form as it is usually filled in; with the settings of a variant, or those that a link names."""
        asked = request.query_params
        if ident := asked.get("variant", ""):
            row = await self.storage.run(self.storage.find_variant, ident) if is_id(ident) else None
            if row is None:
                raise HTTPException(404)
            usual = {setting.name: setting.default for setting in find(row.game).settings}
            values = {f"set-{name}": shown(value) for name, value in {**usual, **stored(row.settings)}.items()}
            link = f"{request.url.scheme}://{request.headers['host']}/new?variant={row.id}"
            filled = {**values, "variant": row.name, "saved": asked.get("saved", "")}
            return await self._form(request, row.game, row.seats, filled, link=link)
        values = {name: value for name, value in asked.items() if name.startswith("set-")}
        return await self._form(request, known(asked.get("game", "")), number(asked.get("seats", "")), values)

    async def _form(
        self,
        request: Request,
        game: str,
        seats: int,
        values: dict[str, str],
        error: LudotecaError | None = None,
        about: str = "name",
        link: str = "",
    ) -> Response:
        """The form with what was filled in; a name that is none is the one in the field `about`.

        `link` is the address of the variant that is open.
        """
        person = await self.person(request)
        saved = await self.storage.run(self.storage.find_variants, person.id, game) if person else []
        variants = [(row.id, row.name) for row in saved]
        name = person.name if person else ""
        lang = language_of(request)
        if error is None:
            return HTMLResponse(self.pages.new(lang, name, game, seats, values, "", variants, link=link))
        said, detail = told(error, lang, "new-refused")
        error_at = about if isinstance(error, Told) else ""
        return HTMLResponse(self.pages.new(lang, name, game, seats, values, said, variants, detail, error_at), 400)

    async def save_variant(self, request: Request) -> Response:
        """Give the settings in the form a name; the address of the form with them can be sent to friends."""
        form = await fields_of(request)
        game, count = known(form.get("game", "")), number(form.get("seats", ""))
        try:
            title = find(game)
            settings = Settings(title.settings, settings_in(form))
            title.rules(settings, count)
            called = clean_name(form.get("variant", ""))
        except LudotecaError as error:
            return await self._form(request, game, count, form, error, "variant")
        try:
            person, token = await self.introduce(request, form.get("name", ""))
        except Told as error:
            return await self._form(request, game, count, form, error)
        most = self.house.bounds.variants_per_person
        if await self.storage.run(self.storage.count_variants, person.id) >= most:
            raise Stopped(429, "too-many-variants", most=most)
        row = VariantRow(new_id(), game, called, count, msgspec.json.encode(settings.changed()).decode())
        await self.storage.run(self.storage.add_variant, person.id, row)
        return welcomed(request, RedirectResponse(f"/new?variant={row.id}&saved=yes", 303), token)

    async def print_sheets(self, request: Request) -> Response:
        """The game to cut out, with the settings in the form."""
        form = await fields_of(request)
        game, count = find(known(form.get("game", "")) or NAMES[0]), number(form.get("seats", ""))
        try:
            settings = Settings(game.settings, settings_in(form))
            game.rules(settings, count)
        except LudotecaError as error:
            return await self._form(request, game.name, count, form, error)
        texts, asker = game.texts(language_of(request)), address_of(request)
        made = await self.house.printers.run_for(asker, game.print_and_play, settings, count, texts)
        if not made:
            raise HTTPException(404)
        headers = {"content-disposition": f'attachment; filename="{game.name}-{count}.pdf"'}
        return Response(made, media_type="application/pdf", headers=headers)

    async def play(self, request: Request) -> Response:
        """One click: a table with bots, and the person at seat 0."""
        form = await fields_of(request)
        game = find(game_of(request))
        seats = max(game.fewest, min(game.most, 3))
        try:
            person, token = await self.introduce(request, form.get("name", ""))
        except Told as error:
            return await self._home_again(request, form, error)
        chairs = ["me"] + [f"bot:{form.get('level') or 'companion'}"] * (seats - 1)
        await self.may_set_table(request, person.id)
        ident = await self.house.set_table(game.name, chairs, (person.id, person.name), {})
        return welcomed(request, RedirectResponse(f"/t/{ident}", 303), token)

    async def _home_again(self, request: Request, form: dict[str, str], error: Told) -> Response:
        """The home page with what was filled in, and what is wrong with the name."""
        lang = language_of(request)
        tables = await self._tables(request, await self.person(request))
        page = self.pages.home(lang, form["name"], tables, form.get("level", ""), error.said(lang))
        return HTMLResponse(page, 400)

    async def lesson(self, request: Request) -> Response:
        game = find(game_of(request))
        plan = next((lesson for lesson in game.lessons if lesson.name == request.path_params["lesson"]), None)
        if plan is None:
            raise HTTPException(404)
        if request.method == "HEAD":  # who only looks whether there is a lesson
            return Response()
        if request.method == "GET" and not self.house.posts.allow(address_of(request)):  # a link, but it sets a table
            raise HTTPException(429)
        self.may_set_lesson(request)
        person, token = await self.introduce(request, "")
        chairs = ["me"] + ["bot:"] * (plan.seats - 1)
        ident = await self.house.set_table(game.name, chairs, (person.id, person.name), plan.settings, lesson=plan.name)
        return welcomed(request, RedirectResponse(f"/t/{ident}", 303), token)
