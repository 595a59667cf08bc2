"""Comparison: the page that says what a change of settings does."""

from __future__ import annotations

import math
from collections.abc import Sequence

import markupsafe

from ludoteca.lab.charts import Dot, dots
from ludoteca.lab.compare import Change
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.pages import Part, badge, has_learnt, listed, options, title_of, warning
from ludoteca.lab.saying import Saying, template
from ludoteca.lab.stats import Estimate

COLOURS = {"more": "look", "less": "look", "same": "fine", "open": "thin"}


class Comparison(Saying):
    """The page of one comparison in one language."""

    def __init__(
        self,
        before: Experiment,
        after: Experiment,
        found: Sequence[Change],
        seeds: range,
        language: str,
    ) -> None:
        super().__init__(language)
        self.before = before
        self.after = after
        self.found = found
        self.seeds = seeds
        self.learnt = has_learnt(before) and has_learnt(after)

    @property
    def left(self) -> list[Change]:
        """The metrics that left their bands; of bots that have not learnt the game nothing is said."""
        return [one for one in self.found if one.left] if self.learnt else []

    def html(self) -> str:
        return template("study.html").render(
            lang=self.language,
            say=self.say,
            title=self.say("compare-title", game=title_of(self, self.before)),
            lines=[self.sides(), self.played(), self.summary()],
            command=self.command(),
            warning=warning(self, self.after),
            parts=[self._table(), self._picture()],
        )

    def sides(self) -> str:
        return self.say("compare-sides", before=self._numbers(self.before), after=self._numbers(self.after))

    def _numbers(self, side: Experiment) -> str:
        return listed(side.settings) or self.say("usual-numbers")

    def played(self) -> str:
        return self.say(
            "compare-played",
            pairs=len(self.seeds),
            seats=self.before.seats,
            level=self.say(f"level-{self.before.level}"),
            version=self.before.version,
            first=str(self.seeds[0]),
            last=str(self.seeds[-1]),
        )

    def summary(self) -> str:
        """What is known, in one sentence or two."""
        known = [one for one in self.found if one.way in ("more", "less")]
        named = ", ".join(self.metric(one.metric, one.of) for one in known)
        told = self.say("compare-changed", what=named) if known else self.say("compare-nothing")
        left = ", ".join(self.metric(one.metric, one.of) for one in self.left)
        return f"{told} {self.say('compare-left', what=left)}" if left else told

    def command(self) -> str:
        words = ["./ludoteca lab compare", self.before.game, f"--seats {self.before.seats}",
                 f"--pairs {len(self.seeds)}", f"--level {self.before.level}",
                 *options("--set", self.after.settings), *options("--against", self.before.settings)]  # fmt: skip
        return " ".join([*words, *([f"--seed {self.seeds[0]}"] if self.seeds[0] else [])])

    def lines(self) -> list[str]:
        """The same for a terminal."""
        return [f"{self.say(f'way-{one.way}'):>14}  {self.metric(one.metric, one.of)}: {self._told(one)}"
                for one in self.found]  # fmt: skip

    def _told(self, one: Change) -> str:
        was, is_now = self.value(one.metric, one.before.value), self.value(one.metric, one.after.value)
        told = self.say("compare-told", was=was, now=is_now, n=self.difference(one.metric, one.more))
        return f"{told}; {self.say('ratio-told', n=self.ratio(one))}"

    def ratio(self, one: Change) -> str:
        return "∞" if math.isinf(one.ratio) else self.number(one.ratio)

    def _table(self) -> Part:
        head = ("", self.say("compare-before"), self.say("compare-after"), self.say("compare-more"), "",
                self.say("ratio"))  # fmt: skip
        return Part(
            self.say("short"), self.say("compare-short-told"), None, head, [self._row(one) for one in self.found]
        )

    def _row(self, one: Change) -> Sequence[str]:
        known: markupsafe.Markup = badge(COLOURS[one.way], self.say(f"way-{one.way}"))
        if self.learnt and one.left:
            known = known + " " + badge("act", self.say("left-band"))
        return (
            self.metric(one.metric, one.of),
            self.value(one.metric, one.before.value),
            self.value(one.metric, one.after.value),
            self.difference(one.metric, one.more),
            known,
            self.ratio(one),
        )

    def _picture(self) -> Part:
        """All differences on one scale: 1 is the least that matters."""
        rows = [
            Dot(self.metric(one.metric, one.of), in_units(one.more, one.matters), COLOURS[one.way])
            for one in self.found
            if one.matters
        ]
        return Part(self.say("compare-picture"), self.say("compare-picture-told"),
                    dots(self.say("compare-picture"), rows, self.signed, 0.0))  # fmt: skip


def in_units(seen: Estimate, unit: float) -> Estimate:
    return Estimate(seen.value / unit, seen.low / unit, seen.high / unit, seen.of)
