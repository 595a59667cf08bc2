"""What people type at a terminal, read as actions: numbers of the list they see, texts of actions, or names as shown.

It looks only at worlds imagined for the seat that types, so that nothing can be found out by typing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from ludoteca.kernel.actions import Domain
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.rules import Rules
from ludoteca.play.alike import told_apart
from ludoteca.play.game import AnyGame
from ludoteca.play.match import AnyMatch, is_simultaneous
from ludoteca.play.texts import Argument, Texts, plain
from ludoteca.play.why import reasons

NUMBER = re.compile("[0-9]{1,6}")
MANY = 4  # interludes of one kind; more of them are told in one line
LONGEST_ECHO = 40
ENOUGH = 4  # letters that stand for a word which begins so


class Unread(LudotecaError):
    """Something typed that means nothing here; it is told by one of the texts, in the language of the table."""

    def __init__(self, message: str, **values: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


@dataclass(frozen=True)
class Offer:
    """What a seat may do now: the actions that have a number, and interludes that are told in one line each.

    Of several that are the same choice one is told; the others may be typed all the same.
    """

    allowed: Sequence[int]
    numbered: Sequence[int]
    aside: Sequence[Sequence[int]]

    def __contains__(self, action: int) -> bool:
        return action in self.allowed

    def all(self) -> list[int]:
        return [*self.numbered, *(action for actions in self.aside for action in actions)]


def offer(game: AnyGame, rules: Rules[Any], s: Any, seat: int) -> Offer:
    """What a seat may do in a position."""
    out = Options()
    rules.options(s, seat, out)
    allowed = [int(out.actions[k]) for k in range(out.count)]
    options = told_apart(game, rules, game.view(rules, s, seat), allowed)
    asides: dict[str, list[int]] = {}
    for action in options:
        if rules.is_aside(s, action):
            asides.setdefault(rules.actions.verb_of(action).name, []).append(action)
    many = [actions for actions in asides.values() if len(actions) > MANY]
    hidden = {action for actions in many for action in actions}
    return Offer(allowed, [action for action in options if action not in hidden], many)


class Reader:
    """Reads what one seat types, in one language."""

    def __init__(self, match: AnyMatch, seat: int, texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.rules = match.rules

    def offer(self) -> Offer:
        return offer(self.match.game, self.rules, self._world(), self.seat)

    def move(self, line: str) -> list[int]:
        """The actions of a move. Several are one move: a number is one of the list as it is after those before it."""
        world = self._world()
        words = line.split()
        if not all(NUMBER.fullmatch(word) or self._spelled(word) is not None for word in words):
            return [self._named(line)]
        actions: list[int] = []
        together = is_simultaneous(world)
        for word in words:
            if actions and (world.crossed or is_simultaneous(world) != together):
                raise Unread("play-move-ends", word=echo(word))
            here = offer(self.match.game, self.rules, world, self.seat)
            actions.append(self._one(word, here))
            if actions[-1] not in here:
                break  # the match says why not
            self.rules.take(world, self.seat, actions[-1])
        return actions

    def action(self, text: str) -> int:
        """One action, allowed or not: what somebody asks about."""
        if NUMBER.fullmatch(text) or self._spelled(text) is not None:
            return self._one(text, self.offer())
        return self._named(text)

    def _world(self) -> Any:
        return self.match.imagine(self.seat, Rng(self.match.ply))

    def _one(self, word: str, here: Offer) -> int:
        if not NUMBER.fullmatch(word):
            action = self._spelled(word)
            assert action is not None
            return action
        if not 1 <= int(word) <= len(here.numbered):
            raise Unread("play-unknown", word=echo(word))
        return here.numbered[int(word) - 1]

    def _spelled(self, word: str) -> int | None:
        """The action of a text, whose arguments may be written as they are called at the table."""
        name, *given = word.split(":")
        verb = next((verb for verb in self.rules.actions.verbs if verb.name == name.lower()), None)
        if verb is None or len(given) != len(verb.domains):
            return None
        numbers = [self._thing(domain, argument) for domain, argument in zip(verb.domains, given, strict=True)]
        return None if None in numbers else int(verb.of(*[number for number in numbers if number is not None]))

    def _thing(self, domain: Domain, written: str) -> int | None:
        if written in domain.keys:
            return domain.number(written)
        wanted = plain(written).replace("-", " ")
        called = [plain(str(self.texts.thing(domain, number))) for number in range(len(domain.keys))]
        return called.index(wanted) if wanted in called else None

    def _named(self, line: str) -> int:
        """The action that is called so: of those that may be taken the only one, of the others the likeliest."""
        options = self.offer().all()
        every = range(len(self.rules.actions))
        deciding = self._world().deciding()
        found = self._having(line, options)
        if len(found) > 1:
            raise Unread("play-which", word=echo(line), which="; ".join(self._labels(found[:6]).values()))
        for actions in ([action for action in every if self.rules.offers(deciding, action)], every):
            found = found or self._having(line, actions)
        if found:
            return self._nearest(found)
        labels = {plain(label): label for label in self._labels(options).values()}
        near = get_close_matches(plain(line), labels, 1, 0.5)
        if near:
            raise Unread("play-unknown-near", word=echo(line), near=labels[near[0]])
        raise Unread("play-unknown", word=echo(line))

    def _nearest(self, found: Sequence[int]) -> int:
        """Of several with a name, that of a card perhaps, the one nearest to what is being decided: it is meant."""
        why = reasons(self.rules, self._world(), self.seat, found)

        def far(action: int) -> tuple[int, int, bool]:
            one = why[action]
            return one.near, one.steps, one.refusal != ALLOWED and not one.first

        return min(found, key=far)

    def _having(self, line: str, actions: Sequence[int]) -> list[int]:
        """Those whose label is this, or else has all these words, or their beginnings."""
        if not any(sign.isalpha() for sign in line):  # "+1" is no name
            return []
        wanted = plain(line).split()
        labels = {action: plain(label).split() for action, label in self._labels(actions).items()}
        whole = [action for action, label in labels.items() if label == wanted]
        return whole or [action for action, label in labels.items() if _has_all(label, wanted)]

    def _labels(self, actions: Iterable[int]) -> dict[int, str]:
        """What actions are called as things stand."""
        view = self.match.view(self.seat)
        return {action: self.match.game.label(self.rules, view, self.texts, action) for action in actions}


def _has_all(label: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether each word wanted is one of a label, or enough of its beginning: a slip of the hand takes nothing."""
    return bool(wanted) and all(
        any(word == part or (len(word) >= ENOUGH and part.startswith(word)) for part in label) for word in wanted
    )


def echo(text: str, longest: int = LONGEST_ECHO) -> str:
    """What was typed, told back: in short, and without signs that would do something to the terminal."""
    shown = "".join(sign if sign.isprintable() else "�" for sign in text[: longest + 1])
    return shown if len(shown) <= longest else shown[:longest] + "…"
