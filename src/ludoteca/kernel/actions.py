"""Actions: ints with a text. The action table of a match maps `verb:argument[:argument]` to an int and back.

The table depends on the game and its settings, never on the seed, so a text means the same action in every match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from ludoteca.kernel.errors import LudotecaError, unknown

NO_HOME = -1


@dataclass(frozen=True)
class Domain:
    """What a number in an action, an event or a refusal stands for: a seat, an amount, or one of some named things.

    Where somebody without a seat plays along, a domain of seats names him after them: `("0", "1", "regent")`. Things
    that are `spelled` are called by their keys in every language, like the squares of a chessboard.

    >>> colours = Domain("colour", ("red", "white"))
    >>> colours.keys[1], colours.number("white")
    ('white', 1)
    """

    name: str
    keys: tuple[str, ...] = ()
    spelled: bool = False

    def number(self, key: str) -> int:
        return self.keys.index(key)


AMOUNT = Domain("amount")
SEAT = Domain("seat")


def amounts(low: int, high: int) -> Domain:
    """The amounts from low to high, as arguments of an action."""
    return Domain("amount", tuple(str(amount) for amount in range(low, high + 1)))


def seats(count: int) -> Domain:
    """The seats of a match, as arguments of an action."""
    return Domain("seat", tuple(str(seat) for seat in range(count)))


@dataclass(frozen=True)
class Verb:
    """A family of actions that differ in their arguments only."""

    name: str
    home: int
    domains: tuple[Domain, ...]
    first: int

    @property
    def count(self) -> int:
        return prod(len(domain.keys) for domain in self.domains)


class ActionTable:
    """All actions of a match.

    >>> table = ActionTable()
    >>> buy = table.verb("buy", 0, amounts(0, 4)); none = table.verb("pass", 0)
    >>> table.text(buy + 3), table.number("pass")
    ('buy:3', 5)
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self._verb_of: list[Verb] = []
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._verb_of)

    def verb(self, name: str, home: int, *domains: Domain) -> int:
        """Add a verb for every combination of its arguments; the number of its first action.

        `home` is the decision whose rules allow or refuse it, or NO_HOME for one that several decisions share.
        """
        if any(verb.name == name for verb in self.verbs):
            raise ValueError(f"verb {name!r} is there twice")
        for domain in domains:
            for key in domain.keys:
                if ":" in key or key.split() != [key]:
                    raise ValueError(f"{domain.name} {key!r} cannot be written in a record: no blanks, no colons")
        verb = Verb(name, home, domains, len(self))
        self.verbs.append(verb)
        self._verb_of.extend([verb] * verb.count)
        for action in range(verb.first, len(self)):
            self._numbers[self.text(action)] = action
        return verb.first

    def homes(self) -> list[int]:
        return [verb.home for verb in self._verb_of]

    def verb_of(self, action: int) -> Verb:
        return self._verb_of[action]

    def arguments(self, action: int) -> tuple[int, ...]:
        """The numbers of an action's arguments, each within its domain."""
        verb = self._verb_of[action]
        rest = action - verb.first
        found: list[int] = []
        for domain in reversed(verb.domains):
            rest, argument = divmod(rest, len(domain.keys))
            found.append(argument)
        return tuple(reversed(found))

    def text(self, action: int) -> str:
        verb = self._verb_of[action]
        parts = [domain.keys[k] for domain, k in zip(verb.domains, self.arguments(action), strict=True)]
        return ":".join([verb.name, *parts])

    def texts(self, actions: Sequence[int]) -> list[str]:
        return [self.text(action) for action in actions]

    def number(self, text: str) -> int:
        """The action of a text; an error that names the likeliest one if there is none."""
        try:
            return self._numbers[text]
        except KeyError:
            raise self._unknown(text) from None

    def _unknown(self, text: str) -> LudotecaError:
        name = text.partition(":")[0]
        for verb in self.verbs:
            if verb.name == name:
                first, last = self.text(verb.first), self.text(verb.first + verb.count - 1)
                return LudotecaError(f"unknown action {text!r}; {name!r} goes from {first!r} to {last!r}")
        return unknown("action", text, [verb.name for verb in self.verbs])
