"""Crowds: one game for several numbers of players: the page that lays their reports side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.lab.charts import Cell, matrix
from ludoteca.lab.metrics import Seen
from ludoteca.lab.pages import Part, badge, link, settings_of, warning
from ludoteca.lab.report import Report
from ludoteca.lab.studies import Study


class Crowds(Study):
    """The reports of one game, one a number of players; `pages` says where each lies, seen from this page."""

    def __init__(self, reports: Sequence[Report], pages: Mapping[int, str], command: str, language: str) -> None:
        super().__init__(reports[0].played, command, language)
        self.reports = reports
        self.pages = pages
        self.seen = [{(one.metric, one.of): one for one in report.seen} for report in reports]
        self.common = [key for key in self.seen[0] if all(key in seen for seen in self.seen)]

    def html(self) -> str:
        first = self.reports[0]
        played = self.say(
            "crowds-told", matches=len(first.accounts), level=self.say(f"level-{first.played.level}"),
            version=first.played.version, first=str(first.accounts[0].seed), last=str(first.accounts[-1].seed),
        )  # fmt: skip
        lines = [played, settings_of(self, self.usual), self.summary()]
        return self.page("crowds-title", lines, [self._picture(), self._table()])

    def warning(self) -> str:
        return " ".join(dict.fromkeys(filter(None, (warning(self, report.played) for report in self.reports))))

    def summary(self) -> str:
        """What is surely well for some and surely not for others."""
        differ = [self.metric(*key) for key in self.common if {"fine", "act"} <= {*self._verdicts(key)}]
        return self.say("crowds-differ", metrics=", ".join(differ)) if differ else self.say("crowds-agree")

    def _verdicts(self, key: tuple[str, str]) -> list[str]:
        return [report.verdict_of(seen[key]) or "shown" for report, seen in zip(self.reports, self.seen, strict=True)]

    def _picture(self) -> Part:
        rows = [(self._players(report), [self._cell(report, seen[key]) for key in self.common])
                for report, seen in zip(self.reports, self.seen, strict=True)]  # fmt: skip
        drawn = matrix(self.say("crowds-picture"), [self.metric(*key) for key in self.common], rows)
        return Part(self.say("crowds-picture"), self.say("crowds-picture-told"), drawn)

    def _cell(self, report: Report, one: Seen) -> Cell:
        return Cell(self.value(one.metric, one.estimate.value), report.verdict_of(one) or "shown")

    def _table(self) -> Part:
        head = ("", *(link(self.pages[report.played.seats], self._players(report)) for report in self.reports))
        rows = [(self.metric(*key), *map(self._told, self.reports, [seen[key] for seen in self.seen]))
                for key in self.common]  # fmt: skip
        return Part(self.say("crowds-table"), self.say("crowds-table-told"), None, head, rows)

    def _told(self, report: Report, one: Seen) -> str:
        said = self.interval(one.metric, one.estimate)
        given = report.verdict_of(one)
        return badge(given, self.say(f"verdict-{given}")) + f" {said}" if given else said

    def _players(self, report: Report) -> str:
        return self.say("crowds-players", seats=report.played.seats)
