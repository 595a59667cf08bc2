"""Where on the board an action of Dirty Deeds is chosen: the element of the drawing to point at."""

from __future__ import annotations

from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.games.dirty_deeds.view import DirtyDeedsView
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do
LETTERS = {"big": "B", "medium": "M", "small": "S"}


def target(actions: ActionTable, view: DirtyDeedsView, action: int) -> str:
    """The element that chooses an action: a hex, a character, a heap, a lever; what is said in the hand, the hand."""
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    named = verb.domains[0].keys[given[0]] if verb.domains else ""
    if view.seat < 0:
        return NOWHERE
    if verb.domains and verb.domains[0].name == "hex":
        return next(one.ident for one in view.hexes if one.name == named)
    match verb.name:
        case "choose":
            return f"fist-{view.seat}" if named == "fist" else f"piece-{view.seat}-{named}"
        case "intend" | "pay":
            return f"hand-{view.seat}"
        case "do":
            return f"hand-{view.seat}"
        case "capture":
            return f"piece-{given[0]}-{CHARACTER_NAMES[given[1]]}"
        case "wheel":
            return f"backward-{LETTERS[named]}"
        case "turn":
            return lever(view)
        case "exchange":
            return f"owns-{view.seat}-{given[0]}" if given[0] != view.seat else NOWHERE
        case "familiar":
            return f"familiar-{view.seat}"
        case "delay":
            return "hourglass"
    return NOWHERE


def lever(view: DirtyDeedsView) -> str:
    """Where the wheel that is being turned is turned on."""
    if not view.step or not view.step.wheel:
        return NOWHERE
    return f"{'backward' if view.step.deed == 'rewind' else 'forward'}-{LETTERS[view.step.wheel]}"
