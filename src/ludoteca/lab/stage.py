"""Stage: a number of matches that belong together, played by the crew, kept in the work folder, gone on with."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludoteca.lab.crew import Crew
from ludoteca.lab.endings import Flaws, flaws
from ludoteca.lab.minds import Mind
from ludoteca.lab.progress import Progress
from ludoteca.lab.sittings import Played, Table, compete, first_share, join_played
from ludoteca.lab.stats import Estimate
from ludoteca.lab.work import Plan, Work

A_ROUND_AT_LEAST = 20  # matches, however little time there is: some must be held out


class Stages:
    """Plays the stages of a plan, each as far as it has not been played before."""

    def __init__(self, plan: Plan, work: Work, crew: Crew) -> None:
        self.plan = plan
        self.work = work
        self.crew = crew

    def table(self, stage: str, thoughtful: bool) -> Table:
        """A table for matches of the plan, with deals of its own; nobody sits at it yet."""
        plan = self.plan
        return Table(plan.game, plan.settings, plan.seats, f"{plan.seed} {stage}", (), thoughtful)

    def play(
        self,
        stage: str,
        work: Callable[[Table, range], Played],
        table: Table,
        count: int,
        seconds: float = float("inf"),
    ) -> Played:
        """So many matches, or as many as there is time for; those that were kept are not played again."""
        parts = self.work.kept(stage)
        done = sum(len(part.counts) for part in parts)
        progress = Progress(stage.replace("-", " "), count, done, seconds)
        least = max(0, min(count, A_ROUND_AT_LEAST) - done)
        try:
            until = time.monotonic() + seconds
            for matches, part in self.crew.results(work, table, range(done, count), until, least):
                self.work.keep(stage, done, part)
                parts.append(part)
                done += matches
                progress.add(matches)
        finally:
            progress.end()
        return join_played(parts)

    def compete(self, stage: str, table: Table, count: int) -> tuple[Estimate, Played]:
        """What the first mind at the table wins against the second."""
        times = max(2, table.seats)
        played = self.play(stage, compete, table, -(-count // times) * times)
        return first_share(table.seats, played), played

    def flaws(self, stage: str, table: Table, mind: Mind, count: int) -> Flaws:
        """What is wrong with how matches end that a mind plays against itself."""
        _, played = self.compete(stage, table._replace(minds=(mind, mind)), count)
        return flaws(played.unfinished.tolist(), played.tails.tolist())
