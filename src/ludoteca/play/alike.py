"""Alike: actions that are the same choice, such as to use one of two equal dice. People are asked about one of them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel.decision import S
from ludoteca.kernel.rules import Rules
from ludoteca.play.game import AnyGame
from ludoteca.play.view import View


def told_apart(game: AnyGame, rules: Rules[S], view: View, actions: Sequence[int]) -> list[int]:
    """These actions without those that are the same choice as one before."""
    found: list[int] = []
    for action in actions:
        if not any(other in found for other in game.alike(rules, view, action)):
            found.append(action)
    return found


def elements(game: AnyGame, rules: Rules[S], view: View, action: int) -> tuple[str, ...]:
    """The elements that choose an action, its own target first: those of actions that are alike choose it too."""
    others = [game.target(rules, view, other) for other in game.alike(rules, view, action)]
    named = [game.target(rules, view, action), *others, *game.twins(rules, view, action)]
    return tuple(dict.fromkeys(name for name in named if name))
