"""Where on the board an action of Baratto is chosen: the element of the drawing to point at."""

from __future__ import annotations

from ludoteca.games.baratto.view import BarattoView
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do


def target(actions: ActionTable, view: BarattoView, action: int) -> str:
    """The element that chooses an action: what is given stands behind the own screen, what is wanted on the shelf."""
    verb = actions.verb_of(action)
    named = verb.domains[0].keys[actions.arguments(action)[0]] if verb.domains else ""
    match verb.name:
        case "stall" | "peek":
            return f"stall-{named}"
        case "offer":
            return f"seat-{named}"
        case "give":
            return given(view, named)
        case "want":
            return wanted(view, named)
        case "propose" | "accept":
            return "counter"
    return NOWHERE


def given(view: BarattoView, thing: str) -> str:
    """The own coins, or the first crate with this good that is not in the bundle already."""
    if view.seat < 0:
        return NOWHERE
    if thing == "coin":
        return f"coins-{view.seat}"
    offered = view.offer.give[view.goods.index(thing)] if view.offer is not None else 0
    crates = crates_of(view, thing)
    return crates[offered] if offered < len(crates) else NOWHERE


def crates_of(view: BarattoView, good: str) -> list[str]:
    """The own crates with this good: one is as good as another."""
    return [
        f"crate-{view.seat}-{place}" for place, crate in enumerate(view.screens[view.seat], 1) if crate.good == good
    ]


def twins(actions: ActionTable, view: BarattoView, action: int) -> list[str]:
    """Crates with the same good that are not in the bundle either."""
    verb = actions.verb_of(action)
    if verb.name != "give" or view.seat < 0:
        return []
    thing = verb.domains[0].keys[actions.arguments(action)[0]]
    if thing == "coin":
        return []
    offered = view.offer.give[view.goods.index(thing)] if view.offer is not None else 0
    return crates_of(view, thing)[offered + 1 :]


def wanted(view: BarattoView, thing: str) -> str:
    if thing != "coin":
        return f"good-{thing}"
    return f"coins-{view.offer.rival}" if view.offer is not None else NOWHERE
