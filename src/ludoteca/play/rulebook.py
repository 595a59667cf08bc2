"""Rulebook: every rule clause of a game in our own words, by id, in Italian and English."""

from __future__ import annotations

from pathlib import Path

from ludoteca.kernel.errors import unknown
from ludoteca.play.content import Entry, load_table

LANGUAGES = ("en", "it")


class Clause(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule: its id, a title, and what it says."""

    title: str
    text: str


class Rulebook:
    """The clauses of one game in one language, followed by the kernel's own."""

    def __init__(self, folder: Path, language: str) -> None:
        own = load_table(folder / f"{language}.toml", "clause", Clause)
        kernel = load_table(KERNEL / f"{language}.toml", "clause", Clause)
        self.own = {clause.id: clause for clause in own}
        self.clauses = {clause.id: clause for clause in (*own, *kernel)}

    def __contains__(self, rule: str) -> bool:
        return rule in self.clauses

    def __getitem__(self, rule: str) -> Clause:
        if rule not in self.clauses:
            raise unknown("rule", rule, list(self.clauses))
        return self.clauses[rule]

    def search(self, word: str) -> list[Clause]:
        """The clauses whose id, title or text has this word, whatever its case; those it names first come first."""
        wanted = word.casefold()
        found = [c for c in self.clauses.values() if wanted in f"{c.id} {c.title} {c.text}".casefold()]
        return sorted(found, key=lambda c: wanted not in f"{c.id} {c.title}".casefold())


KERNEL = Path(__file__).parent / "rulebook"
