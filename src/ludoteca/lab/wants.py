"""Wants: where a designer wants the numbers of a game to lie, as `tail<5%`, `lead-changes>2`, `rounds.p50=30..45`."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.kernel.errors import LudotecaError, quoted, unknown
from ludoteca.lab.account import Account
from ludoteca.lab.endings import percentile
from ludoteca.lab.measures import measures, values
from ludoteca.lab.metrics import length
from ludoteca.lab.saying import LETTERS

FORM = re.compile(
    r"\s*([a-z-]+)(?:\.(p\d\d?|[A-Ha-h]))?\s*(<|>|=)\s*(-?\d+(?:\.\d+)?%?)(?:\.\.(-?\d+(?:\.\d+)?%?))?\s*"
)
OTHER_NAMES = {"dead-tail": "tail", "rounds": "length", "decisions": "length", "runaways": "no-lead-change"}


class Want(NamedTuple):
    """A number of the matches, and between what it should lie."""

    text: str
    metric: str
    of: str  # a seat, or which percentile of the length
    low: float
    high: float

    def seen(self, accounts: Sequence[Account]) -> float:
        """The number as it is."""
        if self.of.startswith("p"):
            return percentile(length(accounts), int(self.of[1:]) / 100)
        measure = next(
            one for one in measures(len(accounts[0].shares)) if one.metric == self.metric and self.of in ("", one.of)
        )
        found = values(measure, accounts)
        return math.fsum(found) / len(found) if found else 0.0

    def missed(self, accounts: Sequence[Account]) -> float:
        """By how much it is missed, in parts of where it should lie; 0 if it is not."""
        seen = self.seen(accounts)
        edge = self.low if seen < self.low else self.high if seen > self.high else seen
        return abs(seen - edge) / max(abs(edge), 0.01)


def want(text: str, seats: int) -> Want:
    """What somebody wants; what no match can tell is refused."""
    parts = FORM.fullmatch(text)
    if parts is None:
        raise LudotecaError(f"a wish is written metric<5%, metric>2 or metric=30..45, not {quoted(text)}")
    name, of, sign, first, second = parts.groups()
    metric = OTHER_NAMES.get(name, name)
    known = list(dict.fromkeys(one.metric for one in measures(seats)))
    if metric not in known:
        raise unknown("metric", name, known)
    if (second is not None) != (sign == "="):
        raise LudotecaError(f"{quoted(text)}: after = come two numbers with .. between them, else one")
    if of and of.startswith("p") and metric != "length":
        raise LudotecaError(f"{quoted(text)}: percentiles are known of the length only")
    low = -math.inf if sign == "<" else _number(first)
    high = _number(second or first) if sign != ">" else math.inf
    if not low < high:
        raise LudotecaError(f"{quoted(text)}: between {low:g} and {high:g} there is nothing")
    return Want(text, metric, _seat(of, seats, text), low, high)


def _seat(of: str | None, seats: int, text: str) -> str:
    if not of or of.startswith("p"):
        return of or ""
    seat = LETTERS.index(of.upper())
    if seat >= (seats if seats > 2 else 1):
        raise LudotecaError(f"{quoted(text)}: seat {of.upper()} is not measured among {seats}")
    return str(seat)


def _number(said: str) -> float:
    return float(said.removesuffix("%")) / (100 if said.endswith("%") else 1)


def all_missed(wants: Sequence[Want], accounts: Sequence[Account]) -> float:
    """By how much all wishes together are missed."""
    return math.fsum(one.missed(accounts) for one in wants)
