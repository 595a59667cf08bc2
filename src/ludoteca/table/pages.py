"""The pages around the board, written as HTML. They know no game by name, and of tables only what they are told."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import quote, urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ludoteca.bots.levels import offered
from ludoteca.draw import pieces
from ludoteca.draw.svg import el
from ludoteca.games import find
from ludoteca.play import catalogue
from ludoteca.play.game import Game
from ludoteca.play.settings import Settings, Value, shown
from ludoteca.table import forms, reading, shelf
from ludoteca.table.edge import LONGEST_NAME
from ludoteca.table.texts import table_texts
from ludoteca.table.trials import Trial

HERE = Path(__file__).parent
CLIENT = HERE / "client"
KNOWN_STATUS = (400, 403, 404, 405, 409, 410, 413, 429, 500, 507)


class Pages:
    """Every page, each by a method that returns its HTML."""

    def __init__(self) -> None:
        self._templates = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.globals.update(asset=asset, mark=mark, scatter=scatter, longest_name=LONGEST_NAME)

    def home(
        self,
        lang: str,
        person_name: str,
        tables: Sequence[Mapping[str, Any]],
        level: str = forms.USUAL_LEVEL,
        error: str = "",
    ) -> str:
        """The games, tables to join or to watch, and my own to go on with; `error` says what is wrong with the name."""
        titles = shelf.titles(lang)
        return self._page(
            "home.html",
            lang,
            "/",
            person_name,
            featured=titles[0],
            titles=[title for title in titles[1:] if not title.short],
            small=[title for title in titles[1:] if title.short],
            mine=[table for table in tables if table["mine"] and not table["ended"]],
            ended=[table for table in tables if table["ended"]],
            others=[table for table in tables if not table["mine"]],
            levels=shelf.common_levels(),
            level=level,
            error=error,
        )

    def new(
        self,
        lang: str,
        person_name: str,
        game: str,
        seats: int,
        values: Mapping[str, str],
        error: str,
        variants: Sequence[tuple[str, str]] = (),
        detail: str = "",
        error_at: str = "",
        link: str = "",
    ) -> str:
        """The form for a new table: `values` is what was typed before, `error` what was wrong with it.

        `detail` is a line for those who want to know exactly, `error_at` the field for a name that the error is about.
        `variants` are the settings this person has saved for the game: the address and name of each. `link` leads to
        the variant that is open.
        """
        titles = shelf.titles(lang)
        chosen = find(game or titles[0].name)
        count = forms.seat_count(chosen, seats)
        groups = forms.setting_groups(chosen, lang, values)
        settings = [field for group in groups for field in group.fields]
        chosen_settings = {f"set-{field.name}": field.value for field in settings if field.changed and not field.wrong}
        return self._page(
            "new.html",
            lang,
            f"/new?{urlencode({'game': chosen.name, 'seats': count, **chosen_settings})}",
            person_name,
            titles=titles,
            game=shelf.title(chosen, lang),
            seats=count,
            rows=forms.seat_rows(chosen, count, values),
            groups=groups,
            settings=settings,
            changed=sum(field.changed for field in settings),
            preset=sum(field.preset for field in settings),
            levels=offered(chosen),
            public=values.get("public", "no") == "yes",
            name=values.get("name", person_name),
            variant=values.get("variant", ""),
            variants=variants,
            link=link,
            saved=values.get("saved") == "yes",
            sheets=type(chosen).print_and_play is not Game.print_and_play,
            error=error,
            detail=detail,
            error_at=error_at,
        )

    def settings(self, lang: str, game: str) -> str:
        """Every setting of a game: what it means, its range, where it comes from."""
        titles = shelf.titles(lang)
        chosen = find(game or titles[0].name)
        return self._page(
            "settings.html",
            lang,
            f"/settings/{chosen.name}",
            titles=titles,
            game=shelf.title(chosen, lang),
            groups=catalogue.groups(chosen, lang),
            count=len(chosen.settings),
            usual=shown,
        )

    def table(self, lang: str, person_name: str, table: Mapping[str, Any]) -> str:
        """A table: the board and everything around it. The browser fills it."""
        return self._page("table.html", lang, str(table.get("path", "/")), person_name, table=table)

    def rules(
        self, lang: str, game: str, query: str, clause: str, settings: Mapping[str, Value] = MappingProxyType({})
    ) -> str:
        """The rulebook of a game: all of it, or what has the words of `query`; `clause` is to stand out.

        It says what is played with these settings, and what of that is not as usual.
        """
        titles = shelf.titles(lang)
        chosen = find(game or titles[0].name)
        book = chosen.rulebook(lang, settings)
        house = Settings(chosen.settings, settings).changed()
        asked = urlencode({"q": query} if query else {})
        path = "&".join(part for part in (asked, forms.as_query(house)) if part)
        return self._page(
            "rules.html",
            lang,
            f"/rules/{chosen.name}" + (f"?{path}" if path else "") + (f"#{quote(clause)}" if clause else ""),
            changes=catalogue.changes(chosen, house, lang),
            house={f"set-{name}": shown(value) for name, value in house.items()},
            address=f"/rules/{chosen.name}" + (f"?{forms.as_query(house)}" if house else ""),
            titles=titles,
            game=shelf.title(chosen, lang),
            query=query,
            clause=clause,
            chapters=reading.chapters(book, chosen.texts(lang), table_texts(lang)("rules-house")),
            found=reading.search(book, query),
            prose=lambda text: reading.prose(text, query),
            legend=type(chosen).legend is not Game.legend,
        )

    def learn(self, lang: str, game: str, done: Set[str]) -> str:
        """The lessons of a game, those done ticked."""
        titles = shelf.titles(lang)
        chosen = find(game or next((title.name for title in titles if title.lessons), titles[0].name))
        lessons = shelf.lessons(chosen, lang, done)
        return self._page(
            "learn.html",
            lang,
            f"/learn/{chosen.name}",
            titles=titles,
            game=shelf.title(chosen, lang),
            lessons=lessons,
            aim=shelf.aim(chosen, lang),
            upcoming=next((lesson for lesson in lessons if not lesson.done), lessons[0] if lessons else None),
            done=sum(lesson.done for lesson in lessons),
        )

    def replay(self, lang: str, error: str = "", detail: str = "") -> str:
        """Open the record of a match; `error` says what was wrong with the last one, `detail` exactly where."""
        return self._page("replay.html", lang, "/replay", error=error, detail=detail)

    def trial(self, lang: str, trial: Trial) -> str:
        """Numbers that are being tried, or what came of it."""
        played = trial.played
        game = find(played.game)
        found = trial.found.get(lang)
        back = urlencode({"game": game.name, "seats": played.seats})
        settings = forms.as_query(played.settings)
        return self._page(
            "try.html",
            lang,
            f"/try/{trial.id}",
            trial=trial,
            game=shelf.title(game, lang),
            changes=catalogue.changes(game, played.settings, lang),
            found=found,
            untrained=found is not None and not any(one.verdict for one in found.verdicts),
            back=f"/new?{back}" + (f"&{settings}" if settings else ""),
        )

    def message(self, lang: str, status: int, title: str, text: str, detail: str = "") -> str:
        """Something went wrong; without words of its own it says what such a status means, and what helps.

        `detail` is a line for those who want to know exactly.
        """
        t = table_texts(lang)
        known = status if status in KNOWN_STATUS else 500
        return self._page(
            "message.html",
            lang,
            "/",
            status=status,
            title=title or t(f"status-{known}-title"),
            text=text or t(f"status-{known}-text"),
            detail=detail,
        )

    def _page(self, template: str, lang: str, path: str, person_name: str = "", **given: Any) -> str:
        return self._templates.get_template(template).render(
            t=table_texts(lang),
            lang=lang,
            path=path,
            room=template.removesuffix(".html"),
            person_name=person_name,
            **given,
        )


@lru_cache(maxsize=256)
def asset(name: str) -> str:
    """The address of a file of the client; it changes with the content, so that browsers may keep it for ever."""
    return f"/static/{name}?v={hashlib.sha256((CLIENT / name).read_bytes()).hexdigest()[:12]}"


def cover(game: str) -> bytes:
    """The picture of a game's box, as SVG."""
    return (find(game).folder / "cover.svg").read_bytes()


@lru_cache(maxsize=8)
def mark(seat: int) -> Markup:
    """The mark of a seat, as it is on the board: colour, shape and letter. For the eye only."""
    return Markup('<svg class="mark" viewBox="-15 -15 30 30" aria-hidden="true">{}</svg>').format(
        Markup(pieces.seal(seat, 0, 0))
    )


@lru_cache(maxsize=1)
def scatter() -> Markup:
    """A few pieces left on the table, to look at."""
    armies = ((0, 18, 26), (1, 48, 30), (2, 80, 25), (3, 111, 31))
    left = [
        el("g", pieces.army(seat), transform=f"translate({x} {y}) rotate({(seat * 7) % 13 - 6})")
        for seat, x, y in armies
    ]
    dice = ((5, "W", 148, 27, -11), (3, "O", 186, 31, 17))
    rolled = [
        el("g", pieces.die_face(value, 27, colour), transform=f"translate({x} {y}) rotate({turn})")
        for value, colour, x, y, turn in dice
    ]
    return Markup(el("svg", *left, *rolled, class_="scatter", viewBox="0 0 206 52", aria_hidden="true"))
