"""The games as they stand on the shelf: what a visitor wants to know of each before sitting down."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from ludoteca.games import NAMES, find
from ludoteca.play.game import AnyGame

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
