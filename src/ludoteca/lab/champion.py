"""Champion: whom to put to the test. The mean of the last rounds, unless one of the selves surely wins against it.

Who wins against most is not always who wins against all: a mean can lose to one of those it was made of. And who wins
most may be somebody who waits: of two that wait, none ends the match. Those whose matches end worse than those of what
stands are no champions; if there is nobody else, it is the one whose matches end least badly.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.lab.endings import ends_worse
from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import fair_share
from ludoteca.lab.stage import Stages


def champion(stages: Stages, candidates: Sequence[Mind], thoughtful: bool) -> Mind:
    """The first, or whoever surely wins against the best so far; among those that think, if they learnt by thinking."""
    plan = stages.plan
    count = -(-plan.thinks // 2) if thoughtful and plan.thinks else plan.holds
    best, *challengers = who_come_to_an_end(stages, candidates, thoughtful, count)
    for number, challenger in enumerate(challengers, 1):
        if challenger != best:
            stage = f"challenge-{number}"
            table = stages.table(stage, thoughtful)._replace(minds=(challenger, best))
            seen, _ = stages.compete(stage, table, count)
            if seen.low > fair_share(plan.seats):
                best = challenger
    return best


def who_come_to_an_end(stages: Stages, candidates: Sequence[Mind], thoughtful: bool, count: int) -> list[Mind]:
    """Those whose matches end no worse than those of what stands, on the same deals, or whoever comes nearest to it."""
    table = stages.table("ends", thoughtful)
    before = stages.flaws("ends-standing", table, stages.plan.standing, count)
    found = [stages.flaws(f"ends-{number}", table, mind, count) for number, mind in enumerate(candidates)]
    well = [mind for mind, flaws in zip(candidates, found, strict=True) if not ends_worse(flaws, before)]
    least_bad = min(range(len(found)), key=lambda k: (found[k].unfinished.value, found[k].tail.value))
    return well or [candidates[least_bad]]
