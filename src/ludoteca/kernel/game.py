"""Game: a title. Its name, seats, settings, words and rooms; `game.rules(…)` makes the rules of a match."""

from __future__ import annotations

import hashlib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Generic

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import FIRST_OF_GAME, S
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.events import Events
from ludoteca.kernel.rulebook import LANGUAGES, Rulebook
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.settings import Setting, Settings, Value
from ludoteca.kernel.state import State, Words
from ludoteca.kernel.texts import Texts
from ludoteca.kernel.view import View
from ludoteca.kernel.vocabulary import EventKind, RefusalKind, check_numbers


class Game(ABC, Generic[S]):
    """A title of the ludoteca. A game derives one class from this and makes one object of it, in its `game.py`."""

    name: str
    version: int  # raised whenever a fixed rule makes old records play differently
    fewest: int
    most: int
    longest: int  # no match takes more decisions than this
    rival_plans: bool = False  # whether strong bots plan whole turns, rather than play matches out at random
    settings: Sequence[Setting] = ()
    short: Mapping[str, Value] = {}  # settings that keep a match short, where laws play one for each of many values
    events: Sequence[EventKind] = ()
    refusals: Sequence[RefusalKind] = ()

    def __init__(self) -> None:
        check_numbers("event", self.events, 0)
        check_numbers("refusal", self.refusals, int(FIRST_OF_GAME))
        self.folder = Path(inspect.getfile(type(self))).parent

    @abstractmethod
    def make_rules(self, settings: Settings, seats: int) -> Rules[S]:
        """The rules for checked settings and an allowed number of seats."""

    @abstractmethod
    def view(self, rules: Rules[S], s: S, seat: int) -> View:
        """What a seat (or a spectator, -1) knows."""

    @abstractmethod
    def census(self, rules: Rules[S], s: S) -> dict[str, int]:
        """How many there are of each component that can neither vanish nor appear."""

    @abstractmethod
    def sheet(self, view: View, texts: Texts) -> list[str]:
        """The table in plain lines, for terminals and screen readers."""

    @abstractmethod
    def draw(self, view: View, texts: Texts) -> str:
        """The table as a picture (SVG)."""

    def label(self, rules: Rules[S], view: View, texts: Texts, action: int) -> str:
        """What a button for an action says to this viewer; a game that can say more than its verb does so."""
        return texts.action(rules.actions, action)

    def rules(self, settings: Mapping[str, Value] | None = None, seats: int | None = None) -> Rules[S]:
        """The rules of a match; unknown settings and impossible seats are refused with a clear error."""
        count = self.fewest if seats is None else seats
        if not self.fewest <= count <= self.most:
            raise LudotecaError(f"{self.name} is for {self.fewest} to {self.most} seats, not {count}")
        return self.make_rules(Settings(self.settings, settings or {}), count)

    @lru_cache(maxsize=16)  # noqa: B019 – games live as long as the program
    def texts(self, language: str, names: tuple[str, ...] = ()) -> Texts:
        if language not in LANGUAGES:
            raise LudotecaError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        return Texts(self.folder / "texts", language, names)

    @lru_cache(maxsize=4)  # noqa: B019
    def rulebook(self, language: str) -> Rulebook:
        return Rulebook(self.folder / "rulebook", language)


def fresh(rules: Rules[S], seed: bytes, watch: Events | None = None) -> S:
    """The first position of a match; what happens on the way to it is written down if somebody watches."""
    s = rules.start(Chance.from_seed(seed))
    s.log = watch
    rules.settle_all(s)
    s.log = None
    return s


def listed(s: State) -> Words:
    """A state word by word."""
    out = Words()
    s.words(out)
    return out


def digest(s: State) -> str:
    """The hash of a state: 16 hex digits, the same in every process, compiled or not."""
    return hashlib.sha256(bytes(memoryview(listed(s).words))).hexdigest()[:16]


def same(a: State, b: State) -> bool:
    return bool(listed(a).words == listed(b).words)


def difference(a: State, b: State) -> list[str]:
    """The names of the fields in which two states differ, each with its first differing words."""
    left, right = listed(a), listed(b)
    found: list[str] = []
    for k, name in enumerate(left.names):
        mine, yours = _run(left, k), _run(right, k) if k < len(right.names) else []
        if mine != yours:
            at = next(
                (i for i, (x, y) in enumerate(zip(mine, yours, strict=False)) if x != y), min(len(mine), len(yours))
            )
            found.append(f"{name}[{at}]: {mine[at : at + 1]} / {yours[at : at + 1]}")
    return found


def _run(words: Words, k: int) -> list[int]:
    end = words.starts[k + 1] if k + 1 < len(words.starts) else len(words.words)
    return [int(word) for word in words.words[words.starts[k] : end]]


def seed_bytes(seed: int | bytes | str) -> bytes:
    """A seed of 32 bytes from a small number (tests and the lab only), 32 bytes, or 64 hex digits."""
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, str):
        try:
            return bytes.fromhex(seed)
        except ValueError:
            raise LudotecaError(f"a seed is a number or 64 hex digits, not {seed!r}") from None
    return hashlib.sha256(f"ludoteca seed {seed}".encode()).digest()
