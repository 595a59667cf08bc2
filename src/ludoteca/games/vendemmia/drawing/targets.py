"""Where on the board an action of Vendemmia is chosen: the element of the drawing to point at."""

from __future__ import annotations

from ludoteca.games.vendemmia.view import VendemmiaView
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do


def target(actions: ActionTable, view: VendemmiaView, action: int) -> str:
    """The element that chooses an action; dice are changed by the baskets that pay for it, vines come from the hand."""
    verb = actions.verb_of(action)
    named = verb.domains[0].keys[actions.arguments(action)[0]] if verb.domains else ""
    match verb.name:
        case "die":
            return f"die-{named}"
        case "vine" | "compost":
            return f"vine-{named}" if view.seat >= 0 and named in view.hands[view.seat] else NOWHERE
        case "terrace":
            return f"terrace-{view.seat}-{named}"
        case "rest":
            return "compost"
        case "leave" | "bury":
            return "draw-pile"
        case "raise" | "again":
            return f"baskets-{view.seat}"
    return NOWHERE


def alike(actions: ActionTable, view: VendemmiaView, action: int) -> list[int]:
    """To plant with the other die, or to raise it, where both show the same."""
    verb = actions.verb_of(action)
    if verb.name not in ("die", "raise") or view.dice[0] != view.dice[1] or view.chosen_die:
        return []
    return [int(verb.of(1 - actions.arguments(action)[0]))]
