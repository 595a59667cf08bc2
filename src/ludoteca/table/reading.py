"""Reading a rulebook on a page: its chapters, a search over it, the words found."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from ludoteca.play.rulebook import Clause, Rulebook, chapter
from ludoteca.play.texts import Texts


@dataclass(frozen=True)
class Chapter:
    """Clauses that belong together, as PHX-BUY-01 and PHX-BUY-02."""

    group: str
    heading: str
    clauses: tuple[Clause, ...]


def chapters(book: Rulebook, texts: Texts, house: str) -> list[Chapter]:
    """A rulebook by chapters; the rules of every table come last."""
    grouped: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        grouped.setdefault(clause.id.rpartition("-")[0], []).append(clause)
    return [
        Chapter(
            group,
            texts(f"chapter-{chapter(clauses[0].id)}") if clauses[0].id in book.own else house,
            tuple(clauses),
        )
        for group, clauses in grouped.items()
    ]


def search(book: Rulebook, query: str) -> list[Clause]:
    """The clauses that have all the words of a query, those that have the first one in their title first."""
    words = query.split()
    if not words:
        return []
    having = [{clause.id for clause in book.search(word)} for word in words]
    return [clause for clause in book.search(words[0]) if all(clause.id in ids for ids in having)]


def prose(text: str, query: str) -> Markup:
    """A text in which the words of a query are marked."""
    words = [re.escape(word) for word in query.split()]
    if not words:
        return escape(text)
    parts = re.split(f"({'|'.join(words)})", text, flags=re.IGNORECASE)
    return Markup("").join(Markup("<mark>{}</mark>").format(part) if k % 2 else part for k, part in enumerate(parts))
