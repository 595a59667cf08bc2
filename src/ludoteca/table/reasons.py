"""Reasons: why a thing on the board cannot be chosen now, in words and with the rule.

A thing stands for several actions (a card is bought, given away, played). The one that is nearest to what is being
decided is the one that is meant: its refusal is the answer, and the others are not spoken of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from ludoteca.kernel.decision import ALLOWED, FIRST_OF_GAME
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.play.alike import elements
from ludoteca.play.game import AnyGame
from ludoteca.play.texts import Texts, capital
from ludoteca.play.view import View
from ludoteca.play.vocabulary import RefusalKind, refusal_kind, refusal_numbers
from ludoteca.play.why import Near, Reason, reasons
from ludoteca.table.imagining import Known, follow
from ludoteca.table.protocol import Because
from ludoteca.table.screen import allowed, prompt

ONE_THING_FIRST = "LUD-TURN-01"


class Asked(Struct, frozen=True):
    """What is asked: the position, as the one who asks sees it."""

    here: Known
    world: State
    view: View
    texts: Texts
    n: int

    @property
    def game(self) -> AnyGame:
        return self.here.game

    @property
    def rules(self) -> Rules[State]:
        return self.here.rules


def because(here: Known, actions: Sequence[str], target: str, texts: Texts, n: int) -> Because:
    """Why nothing can be done with this element now, after these actions of a move."""
    world = follow(here, actions, texts)
    asked = Asked(here, world, here.game.view(here.rules, world, here.seat), texts, n)
    standing = _stands_for(asked, target)
    if not standing:
        return Because(n, texts("why-nothing-here"), far=int(Near.NOT_IN_SIGHT))
    found = reasons(asked.rules, world, here.seat, standing)
    meant = nearest(asked, found)
    not_now = found[meant].near > Near.IN_THIS_MOVE or (found[meant].refusal and _kind(asked, found[meant]).moment)
    if not_now and (steps := steps_back(here, actions, target, texts)):
        return _plain(asked, texts("why-step-back", steps=steps), Near.IN_THIS_MOVE)
    return _said(asked, meant, found)


def _stands_for(asked: Asked, target: str) -> list[int]:
    """The actions that an element chooses; of those that are the same choice the first, which is the one offered."""
    game, rules, view = asked.game, asked.rules, asked.view
    found = [
        action
        for action in range(len(rules.actions))
        if game.target(rules, view, action) == target or target in game.twins(rules, view, action)
    ]
    return sorted({min([action, *game.alike(rules, view, action)]) for action in found})


def nearest(asked: Asked, found: dict[int, Reason]) -> int:
    """The action that is meant: the one with the fewest steps before it, and of those as near one that can be reached.

    Where none can, the refusal that bars most of the first kind of act is the one to speak of.
    """
    first = min((one.near, one.steps) for one in found.values())
    near = {action: one for action, one in found.items() if (one.near, one.steps) == first}
    for action, one in near.items():
        if one.refusal == ALLOWED or one.first:
            return action
    to_the_point = {k: one for k, one in near.items() if not _kind(asked, one).moment} or near
    verb = asked.rules.actions.verb_of(min(to_the_point))
    counts = Counter(one.refusal for action, one in to_the_point.items() if verb.has(action))
    return max(filter(verb.has, to_the_point), key=lambda action: counts[to_the_point[action].refusal])


def steps_back(here: Known, actions: Sequence[str], target: str, texts: Texts) -> int:
    """How many steps before the end of a half-made move this element could have been chosen; 0 if it never could."""
    for count in range(len(actions) - 1, -1, -1):
        world = follow(here, actions[:count], texts)
        view = here.game.view(here.rules, world, here.seat)
        if any(target in elements(here.game, here.rules, view, action) for action in allowed(here, world)):
            return len(actions) - count
    return 0


def _said(asked: Asked, meant: int, found: dict[int, Reason]) -> Because:
    """The reason in words."""
    one, texts = found[meant], asked.texts
    if one.refusal == ALLOWED:
        return Because(asked.n, texts("play-allowed"))
    kind = _kind(asked, one)
    about = _about(asked, meant, one)
    if one.near == Near.NOT_IN_SIGHT and not (kind.number >= FIRST_OF_GAME and kind.moment and _is_alone(asked, found)):
        return _plain(asked, _what_is_asked(asked, "why-not-now"), one.near)
    also = _also(asked, meant, found)
    first = tuple(_labels(asked, one.first))
    if _waits(one, kind):
        return _plain(asked, _what_is_asked(asked, "why-not-yet"), one.near, about, first, also)
    clause = asked.game.rulebook(texts.language, asked.here.settings)[kind.rule]
    return Because(
        n=asked.n,
        text=_words(asked, one),
        rule=kind.rule,
        title=clause.title,
        clause=clause.whole,
        first=first,
        about=about,
        even=tuple(_labels(asked, one.barred)),
        also=also,
        far=int(one.near),
    )


def _waits(one: Reason, kind: RefusalKind) -> bool:
    """Whether all there is to say against an action is that something else comes before it."""
    if one.near == Near.IN_THIS_MOVE and one.first:
        return kind.number < FIRST_OF_GAME
    return one.near in (Near.IN_THIS_MOVE, Near.IN_THIS_TURN) and kind.moment


def _also(asked: Asked, meant: int, found: dict[int, Reason]) -> tuple[str, ...]:
    """What else could be meant in this turn, one line for each other kind of act; nothing, if one is asked for now."""
    if found[meant].near == Near.NOW:
        return ()
    verb_of = asked.rules.actions.verb_of
    others: dict[str, dict[int, Reason]] = {}
    for action, one in found.items():
        if one.near < Near.NOT_IN_SIGHT and verb_of(action) is not verb_of(meant):
            others.setdefault(verb_of(action).name, {})[action] = one
    lines = []
    for theirs in others.values():
        action = nearest(asked, theirs)
        one = theirs[action]
        waits = _waits(one, _kind(asked, one))
        if one.barred or (waits and (one.near, one.steps) == (found[meant].near, found[meant].steps)):
            continue  # refused after other steps than these, or waiting for the same
        said = asked.texts("why-later") if waits else _words(asked, one)
        lines.append(f"{_about(asked, action, one)}: {said[:1].lower()}{said[1:]}")
    return tuple(lines)


def _words(asked: Asked, one: Reason) -> str:
    kind = _kind(asked, one)
    return capital(asked.texts.refusal(kind.name, refusal_numbers(kind, one.refusal), dict(kind.numbers)))


def _labels(asked: Asked, steps: Sequence[int]) -> list[str]:
    """The steps of a move in words, each as it is asked."""
    world = asked.world.copy()
    labels = []
    for step in steps:
        view = asked.game.view(asked.rules, world, asked.here.seat)
        labels.append(capital(asked.game.label(asked.rules, view, asked.texts, step)))
        asked.rules.take(world, asked.here.seat, step)
    return labels


def _plain(
    asked: Asked, text: str, near: Near, about: str = "", first: tuple[str, ...] = (), also: tuple[str, ...] = ()
) -> Because:
    """A reason that is no rule of the game: something else is being decided."""
    return Because(asked.n, text, ONE_THING_FIRST, first=first, about=about, also=also, far=int(near))


def _what_is_asked(asked: Asked, message: str) -> str:
    return asked.texts(message, prompt=prompt(asked.game, asked.view, asked.texts).text)


def _about(asked: Asked, action: int, one: Reason) -> str:
    """The action the reason speaks of, in the words of the step that offers it, or else in plain ones."""
    if not one.first:
        return capital(asked.texts.action(asked.rules.actions, action))
    world = asked.world.copy()
    for step in one.first:
        asked.rules.take(world, asked.here.seat, step)
    view = asked.game.view(asked.rules, world, asked.here.seat)
    return capital(asked.game.label(asked.rules, view, asked.texts, action))


def _is_alone(asked: Asked, found: dict[int, Reason]) -> bool:
    """Whether all that the element stands for is one kind of act."""
    return len({asked.rules.actions.verb_of(action).name for action in found}) == 1


def _kind(asked: Asked, one: Reason) -> RefusalKind:
    return refusal_kind(asked.game.refusals, one.refusal)
