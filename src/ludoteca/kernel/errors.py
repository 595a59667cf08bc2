"""Errors that are for people: one line that names what is wrong and what was expected."""

from __future__ import annotations

from difflib import get_close_matches


class LudotecaError(Exception):
    """Something a person gave cannot be used. The text is one line, ready to be shown."""


LONGEST = 40


def quoted(given: object) -> str:
    """What somebody gave, to be told back to them: in quotes, with nothing invisible in it, and only the start of it.

    >>> quoted("x" * 5000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"
    """
    if isinstance(given, str) and len(given) > LONGEST:
        given = given[: LONGEST - 1] + "…"
    return repr(given)


def unknown(what: str, name: str, known: list[str]) -> LudotecaError:
    """The error for a name that does not exist, with the likeliest one that does (`ply:3` is like `play`)."""
    near = get_close_matches(name[:LONGEST].partition(":")[0], known, n=1)
    listed = ", ".join(known[:12]) + (", …" if len(known) > 12 else "")
    return LudotecaError(
        f"unknown {what} {quoted(name)}; " + (f"did you mean {near[0]!r}?" if near else f"known: {listed}")
    )
