"""Champion: whom to put to the test. The mean of the last rounds, unless one of the selves surely wins against it.

Who wins against most is not always who wins against all: a mean can lose to one of those it was made of.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import fair_share
from ludoteca.lab.stage import Stages


def champion(stages: Stages, candidates: Sequence[Mind], thoughtful: bool) -> Mind:
    """The first, or whoever surely wins against the best so far; among those that think, if they learnt by thinking."""
    plan = stages.plan
    count = -(-plan.thinks // 2) if thoughtful and plan.thinks else plan.holds
    best = candidates[0]
    for number, challenger in enumerate(candidates[1:], 1):
        if challenger != best:
            stage = f"challenge-{number}"
            table = stages.table(stage, thoughtful)._replace(minds=(challenger, best))
            seen, _ = stages.compete(stage, table, count)
            if seen.low > fair_share(plan.seats):
                best = challenger
    return best
