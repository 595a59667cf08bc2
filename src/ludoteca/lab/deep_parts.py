"""Deep parts: the chapters of a report that only a deep look can write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.lab import metrics
from ludoteca.lab.account import Account
from ludoteca.lab.charts import Dot, curves, dots
from ludoteca.lab.deep import Deep
from ludoteca.lab.metrics import Seen
from ludoteca.lab.naming import Naming
from ludoteca.lab.pages import Part, badge
from ludoteca.lab.saying import Saying
from ludoteca.lab.settled import QUARTERS
from ludoteca.lab.verdicts import Band, verdict

HALF = QUARTERS.index(0.5)
MISSED = {"missed": "shown", "replaced": "fine", "overused": "look", "open": "thin"}


class DeepParts:
    """What a deep look adds to a report."""

    def __init__(
        self,
        words: Saying,
        naming: Naming,
        deep: Deep,
        accounts: Sequence[Account],
        seen: Sequence[Seen],
        bands: Mapping[str, Band],
    ) -> None:
        self.words = words
        self.naming = naming
        self.say = words.say
        self.deep = deep
        self.accounts = accounts
        self.seen = seen
        self.bands = bands
        self.fair = metrics.fair(accounts)

    def parts(self) -> list[Part | None]:
        return [self._settled(), self._without(), self._ladder()]

    def _settled(self) -> Part | None:
        if not self.deep.settled:
            return None
        label = self.say("settled-picture")
        lines = [(self.say("settled-line"), self.deep.settled)]
        luck = self.words.points(self.deep.settled[0].value - self.fair)
        told = self.say("settled-told", half=self.words.percent(self.deep.settled[HALF].value), luck=luck)
        return Part(self.say("settled"), told, curves(label, QUARTERS, lines, self.fair))

    def _without(self) -> Part | None:
        if not self.deep.without:
            return None
        rows = [
            Dot(f"{self.naming.action(one.what)} – {self.say(f'without-{one.said}')}", one.wins, MISSED[one.said])
            for one in self.deep.without
        ]
        told = self.say("without-told", fair=self.words.percent(self.fair), matches=self.deep.without[0].wins.of)
        picture = dots(self.say("without-picture"), rows, self.words.percent, self.fair)
        return Part(self.say("without"), told, picture)

    def _ladder(self) -> Part | None:
        if not self.deep.rungs:
            return None
        rows = [
            Dot(self.say("rung", level=self.say(f"one-{one.level}"), below=self.say(f"level-{one.below}")), one.wins)
            for one in self.deep.rungs
        ]
        picture = dots(self.say("ladder-picture"), rows, self.words.percent, self.fair)
        return Part(self.say("ladder"), self.say("ladder-told"), picture)

    def trust(self) -> list[str]:
        """How far to believe the bots: what there is to be seen half-way, and what they see of it."""
        if not self.deep.settled:
            return []
        sees = metrics.wins_of(self.accounts, metrics.HALF_WAY, lambda one: one.favoured)
        known = self.deep.settled[HALF]
        return [
            self.say(
                "trust-settled" if sees.high >= known.low else "trust-settled-blind",
                sees=self.words.percent(sees.value),
                known=self.words.interval("tail", known),
            )
        ]

    def stronger(self) -> Part:
        """What another level says about the same numbers; where it says the contrary, nobody should believe either."""
        here = {(one.metric, one.of): one.estimate for one in self.seen}
        rows = []
        for one in self.deep.seen:
            mine = here.get((one.metric, one.of))
            if mine is None:
                continue
            band = self.bands.get(one.metric)
            both = [verdict(mine, band), verdict(one.estimate, band)]
            clash = "fine" in both and "act" in both
            rows.append((
                self.words.metric(one.metric, one.of),
                self.words.interval(one.metric, mine),
                self.words.interval(one.metric, one.estimate),
                badge("look", self.say("clash")) if clash else "",
            ))  # fmt: skip
        level = self.say(f"level-{self.deep.stronger}")
        count = self.deep.seen[0].estimate.of if self.deep.seen else 0
        told = self.say("stronger-told", level=level, matches=count)
        return Part(self.say("stronger"), told, None, ("", self.say("stronger-here"), level, ""), rows)
