"""Actions: ints with a text. The action table of a match maps `verb:argument[:argument]` to an int and back.

The table depends on the game and its settings, never on the seed, so a text means the same action in every match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.errors import LudotecaError, quoted, unknown
from ludoteca.kernel.numbers import Action, table

MOST_ARGUMENTS: Final[i64] = 4


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


@final
class Verb:
    """A family of actions that differ in their arguments only.

    >>> swap = ActionTable().add("swap", 0, seats(3), amounts(1, 4))
    >>> swap.of(2, 1), swap.argument(9, 0), swap.argument(9, 1), swap.has(12)
    (9, 2, 1, False)
    """

    def __init__(self, name: str, homes: tuple[int, ...], domains: tuple[Domain, ...], first: int) -> None:
        self.name = name
        self.homes = homes  # the decisions that offer it; the first of them explains it while none of them is current
        self.domains = domains
        self.first: i64 = first
        self.count: i64 = 1
        self.sizes: vec[i64] = table(MOST_ARGUMENTS, 1)
        self.strides: vec[i64] = table(MOST_ARGUMENTS)
        for k in range(len(domains) - 1, -1, -1):
            self.sizes[k] = i64(len(domains[k].keys))
            self.strides[k] = self.count
            self.count *= self.sizes[k]
        self.plain: bool = len(domains) == 1
        # The strides once more: `of` is called in every loop over options, and reads a field faster than a table.
        self.stride_a: i64 = self.strides[0]
        self.stride_b: i64 = self.strides[1]
        self.stride_c: i64 = self.strides[2]
        self.stride_d: i64 = self.strides[3]

    def has(self, action: Action) -> bool:
        """Whether an action is one of this family."""
        return self.first <= action < self.first + self.count

    def argument(self, action: Action, k: i64 = 0) -> i64:
        """The k-th argument of an action of this family."""
        rest = action - self.first
        return rest if self.plain else rest // self.strides[k] % self.sizes[k]

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
        """The action with these arguments."""
        return self.first + a * self.stride_a + b * self.stride_b + c * self.stride_c + d * self.stride_d


class ActionTable:
    """All actions of a match.

    >>> table = ActionTable()
    >>> buy = table.add("buy", 0, amounts(0, 4)); none = table.add("pass", 0)
    >>> table.text(buy.of(3)), table.number("pass")
    ('buy:3', 5)
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self._verb_of: list[Verb] = []
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._verb_of)

    def add(self, name: str, home: int | tuple[int, ...], *domains: Domain) -> Verb:
        """Add a verb for every combination of its arguments.

        `home` is the decision whose rules allow or refuse it, or all those that share it: whichever of them is
        current is asked first, the first of them while another decision is.
        """
        if any(verb.name == name for verb in self.verbs):
            raise ValueError(f"verb {name!r} is there twice")
        for domain in domains:
            for key in domain.keys:
                if ":" in key or key.split() != [key]:
                    raise ValueError(f"{domain.name} {key!r} cannot be written in a record: no blanks, no colons")
        if len(domains) > MOST_ARGUMENTS:
            raise ValueError(f"verb {name!r} has {len(domains)} arguments, an action has at most {MOST_ARGUMENTS}")
        verb = Verb(name, (home,) if isinstance(home, int) else home, domains, len(self))
        self.verbs.append(verb)
        self._verb_of.extend([verb] * int(verb.count))
        for action in range(int(verb.first), len(self)):
            self._numbers[self.text(action)] = action
        return verb

    def homes(self) -> list[int]:
        """For each action the decision that explains it."""
        return [verb.homes[0] for verb in self._verb_of]

    def sharers(self) -> list[int]:
        """For each action the decisions that offer it, a bit each."""
        return [sum(1 << home for home in verb.homes) for verb in self._verb_of]

    def verb_of(self, action: int) -> Verb:
        return self._verb_of[action]

    def arguments(self, action: int) -> tuple[int, ...]:
        """The numbers of an action's arguments, each within its domain."""
        verb = self._verb_of[action]
        rest = action - int(verb.first)
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
                first, last = self.text(int(verb.first)), self.text(int(verb.first + verb.count) - 1)
                return LudotecaError(f"unknown action {quoted(text)}; {name!r} goes from {first!r} to {last!r}")
        return unknown("action", text, [verb.name for verb in self.verbs])
