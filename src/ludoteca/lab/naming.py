"""Naming: what accounts count, in the words of the game: an action as its button says it, an event as the log does.

What is counted leaves things open (which hex, whose turn): there stands an ellipsis.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.actions import Domain
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.rules import Rules
from ludoteca.lab.account import SEAT, Kind
from ludoteca.play.game import AnyGame
from ludoteca.play.texts import capital

OPEN = "…"
TOGETHER = "+"  # between an action and what is done right after it


class Naming:
    """The words of one game in one language."""

    def __init__(self, game: AnyGame, rules: Rules[Any], language: str) -> None:
        self._texts = game.texts(language)
        self._actions = rules.actions
        self._texts_of = {rules.actions.text(action): action for action in range(len(rules.actions))}
        self._verbs = {verb.name: verb for verb in map(rules.actions.verb_of, range(len(rules.actions)))}
        self._kinds = {kind.name: Kind(game, kind) for kind in game.events}

    def action(self, name: str) -> str:
        """What an action that was counted is called; one that has no words keeps its name."""
        if TOGETHER in name:
            return f" {TOGETHER} ".join(self.action(part) for part in name.split(TOGETHER))
        if name in self._texts_of:
            return capital(self._texts.action(self._actions, self._texts_of[name]))
        if name not in self._verbs:
            return name
        given = {domain.name: OPEN for domain in self._verbs[name].domains}
        return self._said(f"action-{name}", given, name)

    def event(self, name: str) -> str:
        """What an event that was counted is called."""
        kind, *keys = name.split(" ")
        if kind not in self._kinds:
            return name
        counted = self._kinds[kind]
        told = dict(zip(counted.named, keys, strict=False))
        given: dict[str, str] = {}
        for place, (field, domain) in enumerate(counted.kind.fields):
            given[field] = self._thing(domain, told[place]) if place in told else OPEN
            if domain.name == SEAT:
                given[f"{field}-is"] = "other"
        said = self._said(f"event-{kind}", given, name)
        return capital(said.removeprefix(f"{OPEN} ").rstrip("."))

    def _thing(self, domain: Domain, key: str) -> str:
        return str(self._texts.thing(domain, domain.keys.index(key)))

    def _said(self, message: str, given: dict[str, str], name: str) -> str:
        """A text with its gaps; a text that counts what is open here has none, and the name must do."""
        try:
            return self._texts(message, **given).strip()
        except (KeyError, ValueError, TypeError, LudotecaError):
            return name
