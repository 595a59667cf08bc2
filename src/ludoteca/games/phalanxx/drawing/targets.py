"""Where on the board an action of PHALANXX is chosen: the element of the drawing to point at."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.phalanxx.view import NO_SUCH_DIE, PhalanxxView
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do


def target(actions: ActionTable, view: PhalanxxView, action: int, rerolls: bool) -> str:
    """The element that chooses an action.

    A sacrifice is chosen by the army that dies for it, not by the die it changes: dice are chosen for actions. A card
    stands for what can be done with it where it lies: one on the display is not played, one in the hand not rotated.
    `rerolls` is the ruling that a sacrificed army rolls a die again.
    """
    if view.seat < 0:
        return NOWHERE
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    named = verb.domains[0].keys[given[0]] if verb.domains else ""
    mine = view.players[view.seat]
    match verb.name:
        case "buy" | "take":
            return f"card-{view.display[given[0]]}" if view.display[given[0]] else NOWHERE
        case "give":
            return f"card-{named}" if named in mine.hand or named == just_bought(view) else NOWHERE
        case "play":
            return f"card-{named}" if named in mine.hand else NOWHERE
        case "rotate":
            return f"card-{named}" if named in mine.tableau else NOWHERE
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
            return f"home-{given[1]}-{given[2] + 1}" if given[1] != view.seat else NOWHERE
        case "sacrifice" | "reroll" if (verb.name == "reroll") == rerolls:
            return f"reserve-{view.seat}"
    return NOWHERE


def just_bought(view: PhalanxxView) -> str:
    """The card of the present purchase, which lies on the display until that is complete."""
    return view.display[view.chosen_space - 1] if view.chosen_space else ""


def alike(actions: ActionTable, view: PhalanxxView, action: int) -> list[int]:
    """PHX-ACT-02 actions with another die of the same colour and value, or beside another such Home die.

    A die that is chosen already is like no other: whoever changes it by a sacrifice chooses anew.
    """
    if view.seat < 0:
        return []
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    mine = view.players[view.seat].home
    found: list[tuple[int, ...]] = []
    if verb.name in ("die", "sacrifice", "reroll"):
        free = [die for die in equal_dice(view.travelling, given[0]) if die != view.chosen_die - 1]
        found = [(die, *given[1:]) for die in free] if given[0] in free else []
    elif verb.name == "slot" and not view.grey[given[0]]:
        found = [(slot,) for slot in equal_dice(mine, given[0]) if not view.grey[slot]]
    elif verb.name == "exchange":
        theirs = view.players[given[1]].home
        found = [(m, given[1], t) for m in equal_dice(mine, given[0]) for t in equal_dice(theirs, given[2])]
    return [int(verb.of(*others)) for others in found if others != given]


def equal_dice(dice: Sequence[str], which: int) -> list[int]:
    """The places of all dice with the colour and value of one of them."""
    return [place for place, die in enumerate(dice) if die == dice[which] != NO_SUCH_DIE]
