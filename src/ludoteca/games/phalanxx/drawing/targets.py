"""Where on the board an action of PHALANXX is chosen: the element of the drawing to point at."""

from __future__ import annotations

from ludoteca.games.phalanxx.view import PhalanxxView
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do


def target(actions: ActionTable, view: PhalanxxView, action: int) -> str:
    """The element that chooses an action.

    A sacrifice is chosen by the army that dies for it, not by the die it changes: dice are chosen for actions.
    """
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    named = verb.domains[0].keys[given[0]] if verb.domains else ""
    match verb.name:
        case "buy" | "take":
            return f"card-{view.display[given[0]]}"
        case "give" | "play" | "rotate":
            return f"card-{named}"
        case "conquer":
            return f"region-{named}"
        case "die":
            return f"travelling-{named}"
        case "slot":
            return f"slot-{view.seat}-{named}"
        case "push":
            return f"home-{view.seat}-{view.chosen_slot}"
        case "income":
            return f"talents-{view.seat}"
        case "exchange":
            return f"home-{given[1]}-{given[2] + 1}"
        case "sacrifice" | "reroll":
            return f"reserve-{view.seat}"
    return NOWHERE
