"""Game: a title. Its name, seats, settings, words and rooms; `game.rules(…)` makes the rules of a match."""

from __future__ import annotations

import hashlib
import inspect
import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import FIRST_OF_GAME, S
from ludoteca.kernel.errors import LudotecaError, quoted
from ludoteca.kernel.events import Events
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words
from ludoteca.play.lesson import Lesson
from ludoteca.play.rulebook import LANGUAGES, Rulebook
from ludoteca.play.settings import Setting, Settings, Value
from ludoteca.play.texts import Texts, kebab
from ludoteca.play.view import View
from ludoteca.play.vocabulary import Event, EventKind, RefusalKind, check_numbers

R = TypeVar("R", bound=Rules[Any])
V = TypeVar("V", bound=View)

DOCSTRING = re.compile(r'^class (\w+)[^:]*:\n +"""(.*?)"""', re.MULTILINE | re.DOTALL)
CLAUSE = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+-[A-Za-z0-9]+\b")


class Area(NamedTuple):
    """A window onto the drawing of a game: what a small screen shows by itself. Its title is the text `area-NAME`."""

    name: str
    x: int
    y: int
    width: int
    height: int
    least: int  # pixels across; on a narrower screen it is scrolled, for nobody could read it
    closes_up: bool = False  # what stays in it moves when something comes or goes, which says nothing in a preview
    # So many times larger than when all of it is in sight can it be looked at; 0: it stays as it is. A phone begins
    # where it is `least` pixels across.
    zoom: int = 0
    # It is small until somebody looks at it: it opens over its neighbours, and is a bar with its title on a phone. An
    # element in it with `data-summary` says what stands beside that title, one with `data-title` what stands for it.
    folds: bool = False
    # A phone keeps it in sight above its lower edge while what comes before it is looked at. It is no wider there than
    # `least`: if that leaves room enough, the next one lies beside it.
    stays: bool = False
    # In so many steps whoever looks at it may turn it all the way round (0: not at all); the game draws it as
    # `View.facing` says. `turned` is by how many steps clockwise it is drawn turned now.
    turns: int = 0
    turned: int = 0
    # Whoever looks may bring what lies here to the front, on their screen: `View.facing` is this number then. 0: all
    # is laid as the game lays it again; -1: there is nothing to bring. Only who need not decide is offered it.
    fronts: int = -1


class Manner(NamedTuple):
    """How an action is chosen that is one of a row: by its amount, by turning a piece, or by a button among others."""

    amount: int | None = None  # those of one verb that have amounts are chosen with one scale, the first one proposed
    piece: str = ""  # those that share a target and a piece are its faces: it lies there in different ways
    turn: int = 0  # how far it is turned clockwise, in degrees
    flip: int = 0  # which side is up
    button: bool = False  # a button chooses it as well as its element: what else there is to do is one, too


class ScoreLine(NamedTuple):
    """Where points come from: what counted, the rule that says so, and the points of every player."""

    text: str
    rule: str
    points: tuple[int, ...]


class Game(ABC, Generic[S, R, V]):
    """A title of the ludoteca, with its own state, rules and view.

    A game derives one class from this and makes one object of it, in its `game.py`.
    """

    name: str
    version: int  # raised whenever a fixed rule makes old records play differently
    fewest: int
    most: int
    longest: int  # no match takes more decisions than this
    minutes: tuple[int, int]  # how long a match of people takes, with the fewest and with the most of them
    weight: int  # how much there is to think about, from 1 to 5
    breadth: int = 6  # moves that who plans follows to the end of the turn: more where a move tells little of its worth
    # Decisions at which one move is only the beginning: companions plan there, and rivals nowhere else.
    plans_at: Collection[int] = ()
    master_foresees: bool = True  # whether a Master that has a net thinks of the turns after its own, too
    settings: Sequence[Setting] = ()
    short: Mapping[str, Value] = {}  # settings that keep a match short, where laws play one for each of many values
    # Settings a table of several people starts from, where the default is made for bots and for matches by themselves.
    among_people: Mapping[str, Value] = {}
    # Actions by which one does nothing, or no more of what one could: the page never puts them forward.
    idle: Collection[str] = ()
    # Questions that `asks` puts instead of the one of a decision, each with the rule it is about.
    questions: Mapping[str, str] = {}
    # Endings (see `ending`) that nobody plays for: the rules break off a match that would go on and on, or all lose it.
    guards: Collection[str] = ()
    # Endings after which points say nothing: whoever has not won then has lost, and perhaps all have.
    ruins: Collection[str] = ()
    events: Sequence[EventKind] = ()
    refusals: Sequence[RefusalKind] = ()
    lessons: Sequence[Lesson[S]] = ()

    def __init__(self) -> None:
        check_numbers("event", self.events, 0)
        check_numbers("refusal", self.refusals, int(FIRST_OF_GAME))
        self.folder = Path(inspect.getfile(type(self))).parent

    @abstractmethod
    def make_rules(self, settings: Settings, seats: int) -> R:
        """The rules for checked settings and an allowed number of seats."""

    @abstractmethod
    def view(self, rules: R, s: S, seat: int) -> V:
        """What a seat (or a spectator, -1) knows."""

    @abstractmethod
    def census(self, rules: R, s: S) -> dict[str, int]:
        """How many there are of each component that can neither vanish nor appear."""

    def rehearsals(self, level: str, seats: int) -> int:
        """How often a level plays each move that it considers on to the end of the match, at first; 0: it does not."""
        return 0

    def relieve(self, rules: R, s: S, seat: int, kind: RefusalKind, numbers: Mapping[str, int]) -> bool:
        """Lay what a refusal says is missing into a position, for law 14; False if that is nothing one could lay."""
        return False

    @abstractmethod
    def sheet(self, view: V, texts: Texts) -> list[str]:
        """The table in plain lines, for terminals and screen readers."""

    def clock(self, view: V, texts: Texts) -> str:
        """How far the match has gone, and how far it can still go, where the rules know it: `Round 3 of 9`."""
        return ""

    def round_of(self, rules: R, s: S) -> int:
        """Which round is being played, or turn where nobody counts rounds, from 1 on; 0 if the game has neither.

        Of a match that is over it is the last one: so many there were.
        """
        return 0

    def ending(self, rules: R, s: S, told: Collection[str]) -> str:
        """What ended a match that is over, in an English word or two; `told` has the names of all its events."""
        return "over"

    @abstractmethod
    def draw(self, view: V, texts: Texts) -> str:
        """The table as a picture (SVG)."""

    @abstractmethod
    def areas(self, view: V) -> Sequence[Area]:
        """The windows that cover the drawing, the most important first."""

    @abstractmethod
    def fragments(self, view: V, texts: Texts) -> Mapping[str, Mapping[str, str]]:
        """The drawing part by part: for each area its elements by id, the lowest first; "" has what all areas use.

        An element that appears, and is no thing of its own that moves, may say in `data-from` from which id it comes.
        """

    @abstractmethod
    def target(self, rules: R, view: V, action: int) -> str:
        """The id of the element in the drawing that chooses an action; empty if a button must."""

    def covered(self, settings: Settings) -> Collection[str]:
        """Verbs of actions that stay secret: until the match is over a record for everybody has only the verb."""
        return ()

    def compared(self, before: V, after: V) -> V:
        """What a preview is drawn from: the view after a move, perhaps with what was before beside it."""
        return after

    def alike(self, rules: R, view: V, action: int) -> Sequence[int]:
        """Other actions that are the same choice as this one, offered or not: to use another die just like it."""
        return ()

    def twins(self, rules: R, view: V, action: int) -> Sequence[str]:
        """Other elements that choose this action, being just like its target."""
        return ()

    def asks(self, view: V) -> str:
        """The question that is put now: what is being decided, or one of `questions` that is more to the point."""
        return view.deciding

    def manner(self, rules: R, view: V, action: int) -> Manner:
        """Whether an action is an amount or a face of a piece; most are neither."""
        return Manner()

    def reminds(self, settings: Settings) -> bool:
        """Whether people are told again what they have seen and what is out of sight since (see `EventKind.fades`)."""
        return True

    def marks(self, event: Event) -> tuple[str, ...]:
        """The ids of what an event speaks of, where that lies on the board: pointing at its line shows where."""
        return ()

    @abstractmethod
    def scoring(self, view: V, texts: Texts) -> list[ScoreLine]:
        """Where the points of everybody come from, as they stand in this view."""

    @abstractmethod
    def score_picture(self, view: V, texts: Texts) -> str:
        """The score sheet as a picture (SVG)."""

    def legend(self, texts: Texts) -> str:
        """Every icon of the drawing with its meaning, as a picture (SVG); empty if all is said in words."""
        return ""

    def aim(self, texts: Texts) -> str:
        """What one is after, as a picture (SVG); beside it stand the texts `aim-win`, `aim-turn` and `aim-end`."""
        return ""

    def print_and_play(self, settings: Settings, seats: int, texts: Texts) -> bytes:
        """Everything that is cut out and laid on a real table, as a PDF; empty if the game has no sheets."""
        return b""

    def player_names(self, view: V, texts: Texts) -> list[str]:
        """Those the columns of a score sheet belong to: the seats, and whoever plays along without one."""
        return [texts.seat(seat) for seat in range(view.seats)]

    def label(self, rules: R, view: V, texts: Texts, action: int) -> str:
        """What a button for an action says to this viewer; a game that can say more than its verb does so."""
        return texts.action(rules.actions, action)

    def rules(self, settings: Mapping[str, Value] | None = None, seats: int | None = None) -> R:
        """The rules of a match; unknown settings and impossible seats are refused with a clear error."""
        count = self.fewest if seats is None else seats
        if not self.fewest <= count <= self.most:
            raise LudotecaError(f"{self.name} is for {self.fewest} to {self.most} seats, not {count}")
        return self._rules(Settings(self.settings, settings or {}), count)

    @lru_cache(maxsize=64)  # noqa: B019 – games live as long as the program, and are few
    def _rules(self, settings: Settings, seats: int) -> R:
        """Rules never change, so that all matches with the same settings have the same ones."""
        return self.make_rules(settings, seats)

    def texts(self, language: str, names: tuple[str, ...] = ()) -> Texts:
        """All that people read of this game, in their language and with their names."""
        texts = self._texts(language)
        return texts.named(names) if names else texts

    @cache  # noqa: B019 – games live as long as the program, and are few
    def _texts(self, language: str) -> Texts:
        if language not in LANGUAGES:
            raise LudotecaError(f"language is one of {', '.join(LANGUAGES)}, not {quoted(language)}")
        return Texts(self.folder / "texts", language)

    def rulebook(self, language: str, settings: Mapping[str, Value] | None = None) -> Rulebook:
        """The rules as they are played with these settings."""
        return self._rulebook(language, Settings(self.settings, settings or {}))

    @lru_cache(maxsize=64)  # noqa: B019 – games live as long as the program, and are few
    def _rulebook(self, language: str, settings: Settings) -> Rulebook:
        return Rulebook(self.folder / "rulebook", language, settings)

    @cache  # noqa: B019 – games live as long as the program, and are few
    def decision_rules(self) -> dict[str, str]:
        """For each decision, as views name it, the rule that its docstring cites first.

        Read from the sources: compiled classes have no docstrings. Python's own parser would take a tenth of a second,
        and 3.11 fails where several threads parse at a time.
        """
        found = {}
        for path in sorted((self.folder / "rules").glob("*.py")):
            for name, docstring in DOCSTRING.findall(path.read_text(encoding="utf-8")):
                if rule := CLAUSE.search(docstring):
                    found[kebab(name)] = rule[0]
        return found


AnyGame = Game[Any, Any, Any]


def told_in_lines(game: AnyGame, view: View, texts: Texts) -> list[str]:
    """The table in plain lines, with how far the match has gone."""
    lines, clock = game.sheet(view, texts), game.clock(view, texts)
    return lines if any(line.startswith(clock) for line in lines) else [clock, *lines]


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
            raise LudotecaError(f"a seed is a number or 64 hex digits, not {quoted(seed)}") from None
    return hashlib.sha256(f"ludoteca seed {seed}".encode()).digest()
