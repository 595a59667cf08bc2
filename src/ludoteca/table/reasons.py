"""Reasons: why a thing on the board cannot be chosen now, in words and with the rule."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel.decision import FIRST_OF_GAME, REFUSAL
from ludoteca.kernel.state import State
from ludoteca.play.plan import Reason, reason
from ludoteca.play.texts import Texts, capital
from ludoteca.play.view import View
from ludoteca.play.vocabulary import refusal_kind, refusal_numbers
from ludoteca.table.imagining import Known, follow
from ludoteca.table.protocol import Because

MOST = 12  # as many actions of one thing are asked about


def because(here: Known, actions: Sequence[str], target: str, texts: Texts, n: int) -> Because:
    """Why nothing can be done with this element now, after these actions of a move."""
    game, rules = here.game, here.rules
    world = follow(here, actions, texts)
    view = game.view(rules, world, here.seat)
    found = _best(here, world, view, target)
    if found is None:
        return Because(n, texts("why-nothing-here"))
    if found.refusal == 0:
        return Because(n, texts("play-allowed"))
    kind = refusal_kind(game.refusals, found.refusal)
    said = texts.refusal(kind.name, refusal_numbers(kind, found.refusal), dict(kind.numbers))
    clause = game.rulebook(texts.language)[kind.rule]
    first = tuple(game.label(rules, view, texts, action) for action in found.first[:1])
    return Because(n, capital(said), kind.rule, clause.title, clause.text, first)


def _best(here: Known, world: State, view: View, target: str) -> Reason | None:
    """Of all that this element stands for, the refusal that says most: a rule of the game before the kernel's own."""
    rules, game = here.rules, here.game
    standing = [action for action in range(len(rules.actions)) if game.target(rules, view, action) == target]
    reasons = [reason(rules, world, view.seat, action) for action in standing[:MOST]]
    if not reasons:
        return None
    ours = [found for found in reasons if found.refusal & REFUSAL >= FIRST_OF_GAME]
    return (ours or sorted(reasons, key=lambda found: -len(found.first)))[0]
