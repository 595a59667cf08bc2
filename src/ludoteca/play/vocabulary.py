"""The kinds of events and refusals a game declares: the words that numbers in the rules stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import Domain
from ludoteca.kernel.decision import (
    ALREADY_READY,
    ANOTHER_FIRST,
    FIRST_NUMBER,
    GAME_OVER,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    NUMBER,
    READY_STANDS,
    REFUSAL,
    SECOND_NUMBER,
)
from ludoteca.kernel.events import EVENT, bit


@dataclass(frozen=True)
class EventKind:
    """A kind of fact: its name, what its fields stand for, and which of them only some may see.

    Others get the public form: the same event without its secret fields, under the text `event-NAME-secret`. A kind
    that is `private` has no public form at all. What it tells of one that `fades` is out of sight soon after: whoever
    plays without reminders must remember it.
    """

    number: int
    name: str
    fields: tuple[tuple[str, Domain], ...]
    secret: tuple[str, ...] = ()
    private: bool = False
    rule: str = ""  # where the rulebook speaks of it
    fades: bool = False

    @cached_property
    def domains(self) -> Mapping[str, Domain]:
        """What each field stands for, by its name."""
        return dict(self.fields)


@dataclass(frozen=True)
class Event:
    """A fact as one viewer may know it."""

    kind: EventKind
    values: tuple[tuple[str, int], ...]
    whole: bool

    def __getitem__(self, field: str) -> int:
        return dict(self.values)[field]


@dataclass(frozen=True)
class RefusalKind:
    """A reason why an action is not allowed: its name, the rule it comes from, what its numbers stand for.

    A number called `missing` is a promise that law 14 keeps: with so much more the reason would be gone, with less it
    would not. A kind that speaks of the `moment` says only that this is not the time for it.
    """

    number: int
    name: str
    rule: str
    numbers: tuple[tuple[str, Domain], ...] = ()
    moment: bool = False


KERNEL_REFUSALS = (
    RefusalKind(ANOTHER_FIRST, "another-first", "LUD-TURN-01", moment=True),
    RefusalKind(NOT_YOUR_TURN, "not-your-turn", "LUD-TURN-02", moment=True),
    RefusalKind(GAME_OVER, "game-over", "LUD-TURN-03", moment=True),
    RefusalKind(ALREADY_READY, "already-ready", "LUD-TURN-04", moment=True),
    RefusalKind(NOT_OFFERED, "not-offered", "LUD-TURN-05", moment=True),
    RefusalKind(READY_STANDS, "ready-stands", "LUD-TURN-04", moment=True),
)


class Numbered(Protocol):
    @property
    def number(self) -> int: ...

    @property
    def name(self) -> str: ...


def check_numbers(what: str, kinds: Sequence[Numbered], first: int) -> None:
    """Kinds are listed in the order of their numbers, so that a list is also a table."""
    for expected, kind in enumerate(kinds, first):
        if kind.number != expected:
            raise ValueError(f"{what} {kind.name!r} has number {kind.number}, expected {expected}")


def refusal_numbers(kind: RefusalKind, code: int) -> dict[str, int]:
    """The numbers packed into a refusal, by name."""
    packed = (code >> FIRST_NUMBER & NUMBER, code >> SECOND_NUMBER & NUMBER)
    return {name: number for (name, _), number in zip(kind.numbers, packed, strict=False)}


def refusal_kind(kinds: Sequence[RefusalKind], code: int) -> RefusalKind:
    """The kind of a packed refusal, the game's or the kernel's."""
    number = code & REFUSAL
    for kind in (*KERNEL_REFUSALS, *kinds):
        if kind.number == number:
            return kind
    raise ValueError(f"refusal {number} is not declared")


def seen_events(kinds: Sequence[EventKind], words: vec[i64], seat: int) -> list[Event]:
    """What a seat (or a spectator, -1) may know of the events written in these words."""
    found: list[Event] = []
    for base in range(0, len(words), int(EVENT)):
        kind = kinds[words[base]]
        whole = bool(words[base + 1] & bit(seat))
        if whole or not kind.private:
            shown = [
                (name, int(words[base + 2 + k]))
                for k, (name, _) in enumerate(kind.fields)
                if whole or name not in kind.secret
            ]
            found.append(Event(kind, tuple(shown), whole or not kind.secret))
    return found
