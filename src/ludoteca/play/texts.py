"""Texts: everything that people read, in Fluent files, Italian and English.

The message ids follow from the words of the game: `prompt-DECISION` (and `prompt-DECISION-other`, said of whoever has
to decide), `action-VERB`, `event-KIND` (and `event-KIND-secret` for those who may not see all of it), `refusal-KIND`,
`setting-NAME`, `DOMAIN-KEY`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from pathlib import Path
from weakref import WeakValueDictionary

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from ludoteca.kernel.actions import ActionTable, Domain
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.vocabulary import Event

KERNEL = Path(__file__).parent / "texts"
Argument = int | str


def load(path: Path) -> tuple[ast.Resource, dict[str, set[str]]]:
    """A Fluent file as it parses, and for each message its variables. What does not parse is an error."""
    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise LudotecaError(f"{path.name}: there is no such file in {path.parent.name}") from None
    return parse(source, path.name)


def parse(source: str, place: str) -> tuple[ast.Resource, dict[str, set[str]]]:
    """The same for a text; errors name its place."""
    messages: dict[str, set[str]] = {}
    parsed = FluentParser().parse(source)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise LudotecaError(f"{place}: line {line} is not Fluent: {str(entry.content).strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in messages:
                raise LudotecaError(f"{place}: message {entry.id.name!r} is there twice")
            messages[entry.id.name] = variables(entry)
    return parsed, messages


def variables(node: ast.BaseNode) -> set[str]:
    """The variables a message uses."""
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


class Count(FluentInt):
    """A number in a text. Babel takes longer over it than Fluent over the sentence, and below 1,000 changes nothing."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if 0 <= self < 1000 else super().format(locale)


@lru_cache(maxsize=1024)
def counted(number: int) -> Count:
    return Count(number)


class Messages:
    """The messages of some Fluent files in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, set[str]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._format = lru_cache(maxsize=4096)(self._format_now)

    def add(self, path: Path) -> ast.Resource:
        """Read one more file, whose messages replace those of the same name."""
        parsed, messages = load(path)
        self._bundle.add_resource(parsed, allow_overrides=True)
        self.messages.update(messages)
        return parsed

    def add_text(self, name: str, text: str, path: Path) -> None:
        """One message more, that stands as a text in another kind of file."""
        parsed, messages = parse("\n    ".join([f"{name} =", *text.splitlines()]) + "\n", f"{path.name}: {name}")
        self._bundle.add_resource(parsed)
        self.messages.update(messages)

    def __contains__(self, message: str) -> bool:
        return message in self.messages

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """The text of a message; a missing message or argument is an error, never a gap."""
        return self._format(message, tuple(arguments.items()))

    def _format_now(self, message: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if message not in self.messages:
            raise KeyError(f"{self.language}.ftl has no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.language}.ftl: {message} has no text")
        errors: list[Exception] = []
        given = {name: counted(value) if isinstance(value, int) else value for name, value in arguments}
        text = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args=given)))
        if errors:
            raise KeyError(f"{self.language}.ftl: {message}: {errors[0]}")
        return str(text)


class Texts(Messages):
    """The texts of one game in one language, and the kernel's own."""

    def __init__(self, folder: Path, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language)
        self.names = tuple(names)
        self._tables = WeakValueDictionary({self.names: self})
        for home in (KERNEL, folder):
            self.add(home / f"{language}.ftl")

    def named(self, names: Sequence[str]) -> Texts:
        """The same texts for a table with these people at it.

        They are one object wherever they are asked for, so that what was drawn with them once is found again.
        """
        who = tuple(names)
        found = self._tables.get(who)
        if found is None:
            found = copy(self)
            found.names = who
            self._tables[who] = found
        return found

    def seat(self, seat: int) -> str:
        """The name of the person at a seat."""
        return self.names[seat] if seat < len(self.names) else self("seat-name", letter="ABCDEFGH"[seat])

    def thing(self, domain: Domain, number: int) -> Argument:
        """What a number of a domain is called; amounts stay numbers, so that plurals work."""
        if domain.name == "seat" and not (domain.keys and domain.keys[number].isalpha()):
            return self.seat(number)
        if domain.name == "amount":
            return int(domain.keys[number]) if domain.keys else number
        if domain.spelled:
            return domain.keys[number]
        return self(name_of(domain, domain.keys[number]))

    def hint(self, name: str, settings: Mapping[str, str]) -> str:
        """What something does in a match with these settings: a hint may name them, as clauses do."""
        return self.played(f"{name}-hint", settings)

    def played(self, message: str, settings: Mapping[str, str]) -> str:
        """A message that may name settings, in a match with these."""
        return self(message, **{setting: settings[setting] for setting in self.messages[message]})

    def glossary(self, settings: Mapping[str, str]) -> list[tuple[str, str]]:
        """What abilities and such are called, and what they do: every message that has a `-hint` beside it.

        Settings have pages of their own.
        """
        return [
            (self(name), self.hint(name, settings))
            for name, variables in self.messages.items()
            if not name.startswith(("setting-", "print-", "board-"))
            and self.messages.get(f"{name}-hint", {name}) <= settings.keys()
            and not variables
        ]

    def prompt(self, deciding: str, answered: int) -> str:
        """What a decision asks; where it has several questions, the next one."""
        message = f"prompt-{deciding}"
        question = f"{message}-{answered + 1}"
        return self(question if question in self else message)

    def others(self, deciding: str, seats: Sequence[int]) -> str:
        """The same in a sentence about those who decide, for whoever looks on."""
        names = format_list([self.seat(seat) for seat in seats], locale=self.language)
        return self(f"prompt-{deciding}-other", names=names, count=len(seats))

    def action(self, table: ActionTable, action: int) -> str:
        """What a button for this action says."""
        verb = table.verb_of(action)
        arguments = table.arguments(action)
        return self(f"action-{verb.name}", **self._named(zip(verb.domains, arguments, strict=True)))

    def event(self, event: Event, viewer: int) -> str:
        """A line of the log, as one viewer reads it."""
        domains = event.kind.domains
        given: dict[str, Argument] = {}
        for name, number in event.values:
            given[name] = self.thing(domains[name], number)
            if domains[name].name == "seat":
                given[f"{name}-is"] = "you" if number == viewer else "other"
        return capital(self(f"event-{event.kind.name}" + ("" if event.whole else "-secret"), **given))

    def refusal(self, name: str, numbers: Mapping[str, int], domains: Mapping[str, Domain]) -> str:
        given = {key: self.thing(domains[key], number) for key, number in numbers.items()}
        return self(f"refusal-{name}", **given)

    def _named(self, pairs: zip[tuple[Domain, int]]) -> dict[str, Argument]:
        """Arguments by the name of their domain; a second one of the same domain gets `-2`."""
        given: dict[str, Argument] = {}
        for domain, number in pairs:
            name = domain.name if domain.name not in given else f"{domain.name}-2"
            given[name] = self.thing(domain, number)
        return given


def name_of(domain: Domain, key: str) -> str:
    """The message that names a thing; Fluent allows no dot in it.

    >>> name_of(Domain("region", ("2.2.a",)), "2.2.a")
    'region-2-2-a'
    """
    return f"{domain.name}-{key}".replace(".", "-")


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """A text as it is compared with what people type: small letters, no accents, nothing that is not seen.

    >>> plain("  Perché  B\u20604,\u2060−2 ")
    'perche b4,-2'
    """
    parted = unicodedata.normalize("NFD", text.casefold().replace("−", "-").replace("–", "-"))
    return " ".join("".join(sign for sign in parted if unicodedata.category(sign) not in ("Mn", "Cf")).split())


def capital(sentence: str) -> str:
    """A sentence that stands by itself begins with a capital.

    >>> capital("è tuo")
    'È tuo'
    """
    return sentence[:1].upper() + sentence[1:]


@lru_cache(maxsize=256)
def kebab(name: str) -> str:
    """BuyCard → buy-card: how the class of a decision is named in texts.

    >>> kebab("BuyCard")
    'buy-card'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
