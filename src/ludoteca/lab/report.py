"""Report: what an experiment says about a game, as one page without scripts, fonts or pictures from outside.

What it says stands in `texts/`, what it is made of in `metrics.py`, what that is worth in `verdicts.py`. Bots that have
not learnt the game for so many players get no verdicts: theirs would be about the bots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.lab import heat, metrics
from ludoteca.lab.account import PARTS, Account
from ludoteca.lab.charts import Dot, curves, dots, histogram
from ludoteca.lab.deep import Deep
from ludoteca.lab.deep_parts import DeepParts
from ludoteca.lab.endings import percentile
from ludoteca.lab.experiment import Experiment
from ludoteca.lab.metrics import Seen
from ludoteca.lab.naming import Naming
from ludoteca.lab.pages import Part, badge, has_learnt, link, listed, options, settings_of, title_of, warning
from ludoteca.lab.reports import Result
from ludoteca.lab.saying import LETTERS, Saying, template
from ludoteca.lab.stats import Estimate, surely_more
from ludoteca.lab.verdicts import Band, Verdict, verdict
from ludoteca.play.game import AnyGame

MOST_LIFTS, MOST_PLACES, MOST_DISDAINED = 14, 12, 12


class Judged(NamedTuple):
    """A row of what is said in short. Without a verdict nobody may judge by it."""

    what: str
    verdict: Verdict | None
    word: str
    said: str


class Report(Saying):
    """The page of one experiment in one language."""

    def __init__(
        self, played: Experiment, accounts: Sequence[Account], bands: Mapping[str, Band], language: str, folder: str
    ) -> None:
        super().__init__(language)
        self.played = played
        self.accounts = accounts
        self.bands = bands
        self.folder = folder
        self.game: AnyGame = played.title
        self.naming = Naming(played.title, played.rules, language)
        self.last: Result | None = None  # the report to hold this one against
        self.deep: Deep | None = None
        self.records: Mapping[int, str] = {}  # by seed: where the record of a match lies, seen from the page
        self.fair = metrics.fair(accounts)
        self.seen = metrics.judged(accounts)

    def html(self) -> str:
        return template("report.html").render(
            lang=self.language,
            say=self.say,
            title=self.say("title", game=title_of(self, self.played)),
            played=self._played(),
            settings=settings_of(self, self.played),
            command=self.command(),
            warning=warning(self, self.played),
            verdicts=self.verdicts(),
            trust=[self._trust(), *([] if self.deep is None else self._deeper(self.deep).trust())],
            parts=[part for part in self._parts() if part is not None],
        )

    def verdicts(self) -> list[Judged]:
        """Every number that may be judged: what it is, what it is worth, and a sentence."""
        return [self._judged(one) for one in self.seen]

    def verdict_of(self, one: Seen) -> Verdict | None:
        """What a number is worth; nothing, if these bots may not judge."""
        return verdict(one.estimate, self.bands.get(one.metric)) if has_learnt(self.played) else None

    def _judged(self, one: Seen) -> Judged:
        given = self.verdict_of(one)
        said = self.say(f"said-{one.metric}", n=self.interval(one.metric, one.estimate))
        return Judged(self.metric(one.metric, one.of), given, self.say(f"verdict-{given}") if given else "", said)

    def command(self) -> str:
        """How to see the same again."""
        words = ["./ludoteca lab run", self.played.game, f"--seats {self.played.seats}",
                 f"--matches {len(self.accounts)}", f"--level {self.played.level}",
                 *options("--set", self.played.settings), *(["--deep"] if self.deep else [])]  # fmt: skip
        first = self.accounts[0].seed
        return " ".join([*words, *([f"--seed {first}"] if first else [])])

    def _played(self) -> str:
        return self.say(
            "when-played",
            matches=len(self.accounts),
            seats=self.played.seats,
            version=self.played.version,
            level=self.say(f"level-{self.played.level}"),
            first=str(self.accounts[0].seed),
            last=str(self.accounts[-1].seed),
        )

    def _trust(self) -> str:
        if self.fair == 1:
            return self.say("trust-alone")
        seen = metrics.wins_of(self.accounts, metrics.HALF_WAY, lambda one: one.favoured)
        told = f"{self.percent(seen.value)} ({self.percent(seen.low)} – {self.percent(seen.high)})"
        sees = "trust-sees" if seen.low > self.fair else "trust-blind"
        return self.say(sees, n=told, fair=self.percent(self.fair))

    def _parts(self) -> list[Part | None]:
        deep = None if self.deep is None else self._deeper(self.deep)
        return [
            *([] if deep is None else [deep.stronger()]),
            self._ends(),
            self._seats(),
            self._points(),
            self._sources(),
            self._ahead(),
            self._use(),
            self._lifts(),
            *([] if deep is None else deep.parts()),
            self._where(),
            self._strange(),
            self._against_the_last(),
        ]

    def _deeper(self, deep: Deep) -> DeepParts:
        return DeepParts(self, self.naming, deep, self.accounts, self.seen, self.bands)

    def _ends(self) -> Part:
        lengths = metrics.length(self.accounts)
        low, middle, high = (percentile(lengths, part) for part in (0.05, 0.5, 0.95))
        unit = self.say("rounds" if self.accounts[0].rounds else "decisions")
        told = self.say("length-told", low=f"{low:.0f}", middle=f"{middle:.0f}", high=f"{high:.0f}")
        rows = [(name, self.interval("unfinished", seen)) for name, seen in metrics.reasons(self.accounts)]
        picture = histogram(unit, lengths, (low, middle, high))
        return Part(self.say("ends"), f"{unit}: {told}", picture, (self.say("ends-reasons"), ""), rows)

    def _seats(self) -> Part | None:
        rows = [
            Dot(self.say("metric-seat", of=LETTERS[int(one.of)]), shifted(one.estimate, self.fair))
            for one in self.seen
            if one.metric == "seat"
        ]
        if not rows:
            return None
        return Part(self.say("seats"), "", dots(self.say("seats-picture"), rows, self.percent, self.fair))

    def _points(self) -> Part:
        points = [points for one in self.accounts for points in one.points]
        marks = [percentile(points, part) for part in (0.05, 0.5, 0.95)]
        return Part(self.say("points"), "", histogram(self.say("points-picture"), points, marks))

    def _sources(self) -> Part:
        rules = self.game.rulebook(self.language)
        head = (self.say("rule"), self.say("winners"), self.say("others"))
        rows = [
            (
                rules[one.rule].title,
                self.number(one.winners.value),
                self.number(one.others.value) if one.others.of else "",
            )
            for one in metrics.sources(self.accounts)
        ]
        return Part(self.say("sources"), self.say("sources-told"), None, head, rows)

    def _ahead(self) -> Part | None:
        if self.fair == 1:
            return None
        lines = [
            (self.say("ahead-by-points"), [metrics.wins_of(self.accounts, k, led) for k in range(len(PARTS))]),
            (self.say("ahead-by-judgement"), [metrics.wins_of(self.accounts, k, favoured) for k in range(len(PARTS))]),
        ]
        return Part(self.say("ahead"), "", curves(self.say("ahead-picture"), PARTS, lines, self.fair))

    def _use(self) -> Part:
        found = metrics.disdained(self.accounts)[:MOST_DISDAINED]
        if not found:
            return Part(self.say("use"), self.say("use-none"))
        head = ("", self.say("use-offered"), self.say("use-taken"))
        rows = [(self.naming.action(one.name), str(one.offered), self.percent(one.estimate.value)) for one in found]
        return Part(self.say("use"), self.say("use-told", least=metrics.OFFERED), None, head, rows)

    def _lifts(self) -> Part | None:
        found = [one for one in metrics.lifts(self.accounts) if one.p < metrics.SURELY][:MOST_LIFTS]
        if not found:
            return None
        rows = [Dot(self.naming.event(one.name), one.more) for one in sorted(found, key=lambda one: -one.more.value)]
        return Part(self.say("lift"), self.say("lift-told"), dots(self.say("lift-picture"), rows, self.signed, 0.0))

    def _where(self) -> Part | None:
        places = heat.places(self.accounts)
        if not places:
            return None
        if drawn := heat.heat_map(self, self.played, self.accounts):
            return Part(self.say("where"), self.say("heat-told"), drawn)
        most = sorted(places.items(), key=lambda place: (-place[1].times, place[0]))[:MOST_PLACES]
        rows = [(element, self.number(place.times)) for element, place in most]
        return Part(self.say("where"), self.say("where-told"), None, (), rows)

    def _strange(self) -> Part:
        told = self.say("strange-told", command=f"./ludoteca lab match {self.folder} SEED")
        rows = [(self.say(f"strange-{name}"), self._seed(seed)) for name, seed in
                metrics.strangest(self.accounts).items()]  # fmt: skip
        return Part(self.say("strange"), told, None, (), rows)

    def _seed(self, seed: int) -> str:
        said = f"{self.say('seed')} {seed}"
        return link(self.records[seed], said) if seed in self.records else said

    def _against_the_last(self) -> Part | None:
        """The same numbers in the last report; it played other deals, or had other numbers, bots or rules."""
        if self.last is None:
            return None
        then = {(one.metric, one.of): one.estimate for one in self.last.metrics}
        rows = [self._since(one, then[one.metric, one.of]) for one in self.seen if (one.metric, one.of) in then]
        was = self.last.played
        told = self.say(
            "last-told",
            matches=self.last.matches,
            level=self.say(f"level-{was.level}"),
            version=was.version,
            settings=listed(was.settings) or self.say("usual-numbers"),
        )
        return Part(self.say("last"), told, None, ("", self.say("last-then"), self.say("last-now"), ""), rows)

    def _since(self, one: Seen, then: Estimate) -> Sequence[str]:
        way = "open"
        if surely_more(one.estimate, then):
            way = "more"
        elif surely_more(then, one.estimate):
            way = "less"
        told = "–" if way == "open" else badge("look", self.say(f"way-{way}"))
        return (
            self.metric(one.metric, one.of),
            self.interval(one.metric, then),
            self.interval(one.metric, one.estimate),
            told,
        )


def led(one: Account) -> Sequence[int]:
    return one.led


def favoured(one: Account) -> Sequence[int]:
    return one.favoured


def shifted(seen: Estimate, by: float) -> Estimate:
    return Estimate(seen.value + by, seen.low + by, seen.high + by, seen.of)
