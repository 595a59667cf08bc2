"""Saying: the words and numbers of the lab's pages, as a language writes them."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

from babel.numbers import format_decimal
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.stats import Estimate
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.texts import Messages

HERE = Path(__file__).parent
LETTERS = "ABCDEFGH"
UNBROKEN = "\N{NO-BREAK SPACE}"  # a number and its sign stay on one line
SHARES = {"unfinished", "tail", "long-tails", "ties", "no-lead-change", "forced"}
POINTS = {"seat", "first", "half-way"}  # shares less what is fair, told in points of a hundred


@cache
def messages(language: str) -> Messages:
    if language not in LANGUAGES:
        raise LudotecaError(f"a report is in {' or '.join(LANGUAGES)}, not {language}")
    found = Messages(language)
    found.add(HERE / "texts" / f"{language}.ftl")
    return found


@cache
def template(name: str) -> Template:
    folder = FileSystemLoader(HERE / "templates")
    return Environment(loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True).get_template(name)


class Saying:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = messages(language)

    def metric(self, name: str, of: str) -> str:
        """What a metric is called; `of` is the seat it is about, if it is about one."""
        return self.say(f"metric-{name}", of=LETTERS[int(of)]) if of else self.say(f"metric-{name}")

    def interval(self, metric: str, seen: Estimate) -> str:
        """A number with its interval, in the unit of its metric."""
        if metric in POINTS:
            return f"{self.points(seen.value)} ({self.points(seen.low)} … {self.points(seen.high)})"
        if metric in SHARES:
            return f"{self.percent(seen.value)} ({self.percent(seen.low)} – {self.percent(seen.high)})"
        return f"{self.number(seen.value)} ({self.number(seen.low)} – {self.number(seen.high)})"

    def value(self, metric: str, value: float) -> str:
        """A number in the unit of its metric."""
        if metric in POINTS:
            return self.points(value)
        return self.percent(value) if metric in SHARES else self.number(value)

    def difference(self, metric: str, seen: Estimate) -> str:
        """How much more there is of a metric, with its interval."""
        said = self.points if metric in SHARES | POINTS else self.signed
        return f"{said(seen.value)} ({said(seen.low)} … {said(seen.high)})"

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share)}{UNBROKEN}%"

    def points(self, share: float) -> str:
        return f"{self.signed(100 * share)}{UNBROKEN}%"

    def signed(self, value: float) -> str:
        return ("+" if value >= 0 else "−") + self.number(abs(value))

    def number(self, value: float) -> str:
        if math.isinf(value):
            return "∞" if value > 0 else "−∞"
        text: str = format_decimal(value, format="#,##0.0", locale=self.language)
        return text
