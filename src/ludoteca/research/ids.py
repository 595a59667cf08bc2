"""Ids of actions: the numbers a match gives them, or numbers that mean the same action whatever the settings are.

The action table of a match depends on its settings and on the number of seats; the text of an action always means the
same. So the texts of all tables together, in a fixed order, give ids that stay.
"""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import ActionTable
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Value


class Ids:
    """The id of each action of a match, and how many ids there are in all."""

    def __init__(self, actions: ActionTable, texts: tuple[str, ...]) -> None:
        self.actions = actions
        self.texts = texts
        self._numbers = {text: number for number, text in enumerate(texts)}
        own = [actions.text(action) for action in range(len(actions))]
        if beyond := [text for text in own if text not in self._numbers]:
            raise LudotecaError(
                f"{beyond[0]} and {len(beyond) - 1} other actions have no stable id with these settings together; "
                "leave stable ids out"
            )
        self.of = [self._numbers[text] for text in own]
        self.action_of = {number: action for action, number in enumerate(self.of)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, number: int) -> str:
        return self.texts[number]

    def number(self, text: str) -> int:
        """The id of a text; an error that names the likeliest action if the match has none like it."""
        return self.of[self.actions.number(text)]

    def columns(self) -> vec[i64]:
        """For each action of the match its id."""
        return vec[i64]([i64(number) for number in self.of])


def ids_of(game: AnyGame, actions: ActionTable, stable: bool) -> Ids:
    """The numbers that the match itself gives its actions, or stable ones."""
    if stable:
        return Ids(actions, all_texts(game))
    return Ids(actions, tuple(actions.text(action) for action in range(len(actions))))


@cache
def all_texts(game: AnyGame) -> tuple[str, ...]:
    """Every action of the tables that any number of seats, or one changed setting, makes; the default's come first."""
    tables: list[tuple[dict[str, Value], int]] = [({}, seats) for seats in range(game.most, game.fewest - 1, -1)]
    tables += [({setting.name: value}, game.most) for setting in game.settings for value in setting.samples()]
    found: dict[str, None] = {}
    for settings, seats in tables:
        try:
            actions = game.rules(settings, seats).actions
        except LudotecaError:  # a value that needs another setting, or fewer seats
            continue
        found.update(dict.fromkeys(actions.text(action) for action in range(len(actions))))
    return tuple(found)
