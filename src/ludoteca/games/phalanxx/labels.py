"""What the buttons of PHALANXX say: the card that lies in a space, the die that lies in a place."""

from __future__ import annotations

from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.view import PhalanxxView
from ludoteca.kernel.rules import Rules
from ludoteca.play.texts import Argument, Texts


def label(rules: Rules[Phalanxx], view: PhalanxxView, texts: Texts, action: int) -> str:
    """An action in the words of the position; the plain words of the verb where there is nothing to add.

    People may ask about any action at all, also about a die that is placed already.
    """
    verb = rules.actions.verb_of(action).name
    given = rules.actions.arguments(action)
    mine = view.players[view.seat]
    said: dict[str, Argument] = {}
    if verb == "buy":
        said = {"card": texts(f"card-{view.display[given[0]]}"), "price": mine.prices[given[0]]}
    elif verb == "take":
        said = {"card": texts(f"card-{view.display[given[0]]}")}
    elif verb in ("die", "reroll") and view.travelling[given[0]]:
        said = {"die": loose_die(view, given[0], texts)}
    elif verb == "slot":
        beside = mine.home[given[0]]
        said = {"colour": texts(f"colour-{beside[0]}"), "value": int(beside[1:])}
    elif verb == "push" and view.chosen_die and view.chosen_slot:
        new, old = view.travelling[view.chosen_die - 1], mine.home[view.chosen_slot - 1]
        said = {"new": die(new, texts), "old": die(old, texts)}
    elif verb == "sacrifice" and view.travelling[given[0]]:
        said = {"die": loose_die(view, given[0], texts), "value": given[1] + 1}
    elif verb == "exchange":
        theirs = view.players[given[1]].home[given[2]]
        said = {"mine": die(mine.home[given[0]], texts), "theirs": die(theirs, texts), "seat": texts.seat(given[1])}
    return texts(f"label-{verb}", **said) if said else texts.action(rules.actions, action)


def loose_die(view: PhalanxxView, number: int, texts: Texts) -> str:
    """A Travelling die in words; the one that is chosen is told from others like it."""
    called = die(view.travelling[number], texts)
    return texts("label-the-chosen", die=called) if number == view.chosen_die - 1 else called


def die(name: str, texts: Texts) -> str:
    """`W5` in words: the white 5, where a language has its article before it."""
    return texts("label-a-die", colour=texts(f"colour-{name[0]}"), value=int(name[1:]))
