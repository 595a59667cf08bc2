"""Reading a rulebook on a page: its chapters, a search over it, the words found."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from ludoteca.play.rulebook import Clause, Rulebook
from ludoteca.play.texts import Texts


@dataclass(frozen=True)
class Chapter:
    """Clauses that belong together, as PHX-BUY-01 and PHX-BUY-02; without a title, `heading` is its first clause's."""

    group: str
    heading: str
    titled: bool
    clauses: tuple[Clause, ...]


def chapters(book: Rulebook, texts: Texts, house: str) -> list[Chapter]:
    """A rulebook by chapters; a game may title its own (`chapter-BUY`). The rules of the house come last."""
    grouped: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        grouped.setdefault(clause.id.rpartition("-")[0], []).append(clause)
    found = []
    for group, clauses in grouped.items():
        title = f"chapter-{group.partition('-')[2]}"
        if clauses[0].id not in book.own:
            heading, titled = house, True
        elif title in texts:
            heading, titled = texts(title), True
        else:
            heading, titled = clauses[0].title, False
        found.append(Chapter(group, heading, titled, tuple(clauses)))
    return found


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
