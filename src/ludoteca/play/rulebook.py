"""Rulebook: every rule clause of a game in our own words, by id, in Italian and English.

A clause says in `text` what its source says, and in `reading` what we had to decide ourselves. Both may name settings,
as texts do: `{ $rounds }`, or a choice between words. So a rulebook says what is played at its table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from ludoteca.kernel.errors import LudotecaError, unknown
from ludoteca.play.content import Entry, load_table
from ludoteca.play.settings import Settings, Value
from ludoteca.play.texts import Argument, Messages, plain

LANGUAGES = ("en", "it")
RECONSTRUCTED = "reconstructed"


class Clause(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule: its id, a title, what it says, and what of it is our own reading."""

    title: str
    text: str = ""
    reading: str = ""
    changed: bool = False  # by the settings that are played with

    @property
    def whole(self) -> str:
        """All that it says."""
        return " ".join(part for part in (self.text, self.reading) if part)

    @property
    def is_ours(self) -> bool:
        """Whether any of it is our own reading."""
        return bool(self.reading) or self.source == RECONSTRUCTED


def chapter(rule: str) -> str:
    """The chapter a rule belongs to, as its id says.

    >>> chapter("PHX-BUY-04")
    'BUY'
    """
    return rule.split("-")[1]


class Rulebook:
    """The clauses of one game in one language, followed by the kernel's own; as it is played with these settings."""

    def __init__(self, folder: Path, language: str, settings: Settings) -> None:
        kernel, _ = _written(KERNEL, language)
        self.own = {clause.id: clause for clause in _played(folder, language, settings)}
        self.clauses = {**self.own, **{clause.id: clause for clause in kernel}}

    def __contains__(self, rule: str) -> bool:
        return rule in self.clauses

    def __getitem__(self, rule: str) -> Clause:
        if rule not in self.clauses:
            raise unknown("rule", rule, list(self.clauses))
        return self.clauses[rule]

    @property
    def changed(self) -> list[Clause]:
        """Those that say something else than in a match with the usual settings."""
        return [clause for clause in self.own.values() if clause.changed]

    def search(self, word: str) -> list[Clause]:
        """The clauses that have this word, whatever its case and accents; those with it in id or title come first."""
        wanted = plain(word)
        found = [c for c in self.clauses.values() if wanted in plain(f"{c.id} {c.title} {c.whole}")]
        return sorted(found, key=lambda c: wanted not in plain(f"{c.id} {c.title}"))


@cache
def _written(folder: Path, language: str) -> tuple[tuple[Clause, ...], Messages]:
    """The clauses of a rulebook, and what in them names settings. Read once, for tables with any settings."""
    path = folder / f"{language}.toml"
    clauses = tuple(load_table(path, "clause", Clause))
    messages = Messages(language)
    for clause in clauses:
        if not clause.whole:
            raise LudotecaError(f"{path.name}: clause {clause.id!r} says nothing, expected a text or a reading")
        for part in ("text", "reading"):
            if "{" in getattr(clause, part):
                messages.add_text(_name(clause, part), getattr(clause, part), path)
    return clauses, messages


def _played(folder: Path, language: str, settings: Settings) -> list[Clause]:
    """What clauses say with these settings."""
    clauses, messages = _written(folder, language)
    named = {name for variables in messages.messages.values() for name in variables}
    if foreign := sorted(named - settings.keys()):
        raise LudotecaError(f"{language}.toml: {foreign[0]!r} is no setting, expected one of {', '.join(settings)}")
    return [_said(clause, messages, settings) for clause in clauses]


def _said(clause: Clause, messages: Messages, settings: Settings) -> Clause:
    usual, played = _with(clause, messages, settings.usual()), _with(clause, messages, settings)
    return msgspec.structs.replace(played, changed=played != usual)


def _with(clause: Clause, messages: Messages, values: Mapping[str, Value]) -> Clause:
    said: dict[str, str] = {}
    for part in ("text", "reading"):
        name = _name(clause, part)
        if name in messages:
            said[part] = messages(name, **{key: _argument(values[key]) for key in messages.messages[name]})
    return msgspec.structs.replace(clause, **said)


def _name(clause: Clause, part: str) -> str:
    return f"{part}-{clause.id}"


def _argument(value: Value) -> Argument:
    """A setting as clauses speak of it: a flag is yes or no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


KERNEL = Path(__file__).parent / "rulebook"
