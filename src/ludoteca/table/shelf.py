"""The games as they stand on the shelf: what a visitor wants to know of each before sitting down."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.levels import LEVELS, offered
from ludoteca.games import NAMES, find
from ludoteca.play import catalogue
from ludoteca.play.game import AnyGame, Game
from ludoteca.play.settings import Settings, Value
from ludoteca.table import forms

SHORT = 45  # minutes; games that never take longer stand after the others


@dataclass(frozen=True)
class Title:
    """A game on the shelf, in one language."""

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    minutes: tuple[int, int]
    weight: int
    lessons: int

    @property
    def short(self) -> bool:
        return self.minutes[1] <= SHORT


@dataclass(frozen=True)
class LessonCard:
    """A lesson as the list of lessons shows it."""

    number: int
    name: str
    title: str
    rule: str
    done: bool


@dataclass(frozen=True)
class Aim:
    """What a game is about, in three sentences; and whether there is a picture of it."""

    win: str
    turn: str
    end: str
    picture: bool


def aim(game: AnyGame, lang: str) -> Aim:
    """What one is after."""
    texts = game.texts(lang)
    drawn = type(game).aim is not Game.aim
    return Aim(texts("aim-win"), texts("aim-turn"), texts("aim-end"), drawn)


def at_table(game: AnyGame, settings: Mapping[str, Value], lesson: str, lang: str) -> dict[str, Any]:
    """What the page of a table says of its game: what is played otherwise than usual there, and what one is after."""
    return {
        "changes": catalogue.changes(game, settings, lang),
        "house": forms.as_query(Settings(game.settings, settings).changed()),
        "aim": aim(game, lang),
        "levels": offered(game),
        "legend": type(game).legend is not Game.legend,
        "first": bool(lesson) and lesson == game.lessons[0].name,
    }


def common_levels() -> list[str]:
    """The levels that bots can have in every game."""
    return [level for level in LEVELS if all(level in offered(find(name)) for name in NAMES)]


def title(game: AnyGame, lang: str) -> Title:
    texts = game.texts(lang)
    return Title(
        game.name,
        texts("game-title"),
        texts("game-blurb"),
        game.fewest,
        game.most,
        (min(game.minutes), max(game.minutes)),
        game.weight,
        len(game.lessons),
    )


def titles(lang: str) -> list[Title]:
    """All games, the long ones first, otherwise in the order they are registered in."""
    return sorted((title(find(name), lang) for name in NAMES), key=lambda found: found.short)


def lessons(game: AnyGame, lang: str, done: Set[str]) -> list[LessonCard]:
    texts = game.texts(lang)
    return [
        LessonCard(number, lesson.name, texts(f"lesson-{lesson.name}-title"), lesson.rule, lesson.name in done)
        for number, lesson in enumerate(game.lessons, start=1)
    ]
