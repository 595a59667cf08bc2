"""Studies: the pages of a sweep and of a tuning."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.lab.charts import Cell, matrix
from ludoteca.lab.compare import Change
from ludoteca.lab.comparison import COLOURS
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.pages import Part, has_learnt, listed, title_of, warning
from ludoteca.lab.saying import Saying, template
from ludoteca.lab.sweep import Tried
from ludoteca.lab.tune import Numbers, Step, Tuned
from ludoteca.lab.wants import Want

ARROWS = {"more": "↑", "less": "↓", "same": "=", "open": ""}


class Study(Saying):
    """A page about several settings of one game."""

    def __init__(self, usual: Experiment, command: str, language: str) -> None:
        super().__init__(language)
        self.usual = usual
        self.command = command

    def numbers(self, settings: Numbers) -> str:
        return listed(settings) or self.say("usual-numbers")

    def warning(self) -> str:
        return warning(self, self.usual)

    def page(self, title: str, lines: Sequence[str], parts: Sequence[Part]) -> str:
        return template("study.html").render(
            lang=self.language,
            say=self.say,
            title=self.say(title, game=title_of(self, self.usual)),
            lines=lines,
            command=self.command,
            warning=self.warning(),
            parts=parts,
        )


class Sweep(Study):
    """Each value against the usual one."""

    def __init__(self, usual: Experiment, tried: Sequence[Tried], pairs: int, command: str, language: str) -> None:
        super().__init__(usual, command, language)
        self.tried = tried
        self.pairs = pairs
        self.learnt = has_learnt(usual)

    def html(self) -> str:
        told = self.say(
            "sweep-told", pairs=self.pairs, seats=self.usual.seats, level=self.say(f"level-{self.usual.level}")
        )
        return self.page("sweep-title", [told], [self._picture(), *(self._table(one) for one in self.tried)])

    def lines(self) -> list[str]:
        """For a terminal: what each value surely changes."""
        found = []
        for one in self.tried:
            known = [self._short(change) for change in one.found if change.way in ("more", "less")]
            found.append(f"{self.numbers(one.settings)}: {', '.join(known) or self.say('compare-nothing')}")
        return found

    def _short(self, one: Change) -> str:
        return f"{self.metric(one.metric, one.of)} {self.value(one.metric, one.after.value)}{ARROWS[one.way]}"

    def _picture(self) -> Part:
        first = self.tried[0].found
        heads = [self.metric(one.metric, one.of) for one in first]
        before = [Cell(self.value(one.metric, one.before.value), self._colour(one, one.was)) for one in first]
        rows = [(self.say("usual-numbers"), before)]
        for tried in self.tried:
            rows.append((self.numbers(tried.settings), [self._cell(one) for one in tried.found]))
        return Part(self.say("sweep-picture"), self.say("sweep-picture-told"),
                    matrix(self.say("sweep-picture"), heads, rows))  # fmt: skip

    def _cell(self, one: Change) -> Cell:
        return Cell(f"{self.value(one.metric, one.after.value)}{ARROWS[one.way]}", self._colour(one, one.is_now))

    def _colour(self, one: Change, given: str) -> str:
        return given if self.learnt else COLOURS[one.way]

    def _table(self, tried: Tried) -> Part:
        head = ("", self.say("compare-before"), self.say("compare-after"), self.say("compare-more"), self.say("ratio"))
        rows = [
            (
                self.metric(one.metric, one.of),
                self.value(one.metric, one.before.value),
                self.value(one.metric, one.after.value),
                self.difference(one.metric, one.more),
                self.number(one.ratio),
            )
            for one in tried.found
        ]
        return Part(self.numbers(tried.settings), "", None, head, rows)


class Tuning(Study):
    """What was tried to make wishes come true, and what was found."""

    def __init__(self, usual: Experiment, wants: Sequence[Want], tuned: Tuned, command: str, language: str) -> None:
        super().__init__(usual, command, language)
        self.wants = wants
        self.tuned = tuned

    def summary(self) -> str:
        if not self.tuned.best:
            return self.say("tune-nothing")
        return self.say("tune-best", settings=listed(self.tuned.best))

    def html(self, confirmed: Sequence[str]) -> str:
        rounds = [
            self._steps(self.say("tune-round", matches=some[0].matches), some) for some in self.tuned.rounds if some
        ]
        parts = [self._steps(self.say("tune-screened"), self.tuned.screened), *rounds]
        return self.page("tune-title", [self.summary(), *confirmed], parts)

    def _steps(self, title: str, steps: Sequence[Step]) -> Part:
        head = ("", *(one.text for one in self.wants), self.say("tune-missed"))
        rows = [self._row(step) for step in [self.tuned.usual, *steps]]
        return Part(title, self.say("tune-told"), None, head, rows)

    def _row(self, step: Step) -> Sequence[str]:
        seen = [self.value(one.metric, number) for one, number in zip(self.wants, step.seen, strict=True)]
        return (self.numbers(step.settings), *seen, self.number(step.missed))
