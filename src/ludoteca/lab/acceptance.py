"""Acceptance: whether what was learnt may take the place of what stands. By play on deals nobody has learnt from.

It has to win clearly against what stands, hold out against each of its former selves and what is written by hand, quick
or thinking, and serve those that think their turns through no worse; and its matches must end no worse, whoever plays
them. The first that fails decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ludoteca.lab.endings import ends_worse
from ludoteca.lab.minds import Mind
from ludoteca.lab.sittings import fair_share
from ludoteca.lab.stage import Stages
from ludoteca.lab.stats import Estimate

THINKING = ", thinking"  # added to the names of those that think their turns through, where others do not
CLEARLY = 1.1  # times its fair share: 55 % of two seats


class Finding(NamedTuple):
    """One comparison: with whom, what was seen, and why it speaks against the new one; empty if it does not."""

    name: str
    seen: str
    against: str

    @property
    def key(self) -> str:
        return key(self.name)


def key(name: str) -> str:
    """A name as it stands in files and folders."""
    return name.replace(",", "").replace(" ", "-")


def wins(seen: Estimate, fair: float) -> str:
    """Why this is no clear win; empty if it is one."""
    if seen.value < CLEARLY * fair or seen.low <= fair:
        return f"it wins {seen}; needed are {CLEARLY * fair:.1%}, and surely more than {fair:.1%}"
    return ""


def holds(seen: Estimate, fair: float) -> str:
    """Why this is surely a loss; empty if it may be even."""
    return f"it wins only {seen}, surely less than {fair:.1%}" if seen.high < fair else ""


def no_worse(seen: Estimate, fair: float) -> str:
    return f"it wins only {seen}, less than {fair:.1%}" if seen.value < fair else ""


def findings(stages: Stages, new: Mind, former: list[Mind]) -> Iterator[Finding]:
    """All comparisons in turn, the decisive one first; whoever asks may stop at the first that speaks against it."""
    plan = stages.plan
    # Masters alone play by nets, and they think: nets meet only among those that do.
    masters = plan.hidden > 0 and plan.thinks > 0
    yield _duel(stages, "what stands", new, plan.standing, plan.decides, wins, thoughtful=masters)
    others = {"what is written by hand": plan.prior, "linear weights alone": plan.base}
    others |= {f"itself after round {number}": mind for number, mind in enumerate(former)}
    met = [plan.standing, new]
    for name, mind in others.items():
        if mind not in met:
            met.append(mind)
            found = _duel(stages, name, new, mind, plan.holds, holds, thoughtful=masters)
            if found.against and plan.thinks and not masters:
                # what serves the quick best need not serve those that think
                thinking = _duel(stages, f"{name}{THINKING}", new, mind, plan.thinks, holds, thoughtful=True)
                found = Finding(name, f"{found.seen}; thinking {thinking.seen}", thinking.against)
            yield found
    if plan.thinks and not masters:
        needed = no_worse if plan.planner_rounds else holds  # who has learnt from the quick alone need not be better
        yield _duel(stages, f"what stands{THINKING}", new, plan.standing, plan.thinks, needed, thoughtful=True)
    if not masters:
        yield _ends(stages, "how matches end", new, plan.holds, thoughtful=False)
    if plan.thinks:
        yield _ends(stages, f"how matches end{THINKING}", new, plan.thinks, thoughtful=True)


def _duel(
    stages: Stages,
    name: str,
    new: Mind,
    other: Mind,
    count: int,
    against: Callable[[Estimate, float], str],
    *,
    thoughtful: bool,
) -> Finding:
    stage = f"against-{key(name)}"
    table = stages.table(stage, thoughtful)._replace(minds=(new, other))
    seen, _ = stages.compete(stage, table, count)
    return Finding(name, str(seen), against(seen, fair_share(stages.plan.seats)))


def _ends(stages: Stages, name: str, new: Mind, count: int, *, thoughtful: bool) -> Finding:
    """Matches of the new one among itself beside those of what stands, on the same deals."""
    table = stages.table(key(name), thoughtful)
    found = stages.flaws(f"{key(name)}-new", table, new, count)
    before = stages.flaws(f"{key(name)}-standing", table, stages.plan.standing, count)
    seen = f"{found.unfinished.value:.1%} unfinished, dead tail {found.tail.value:.1%}"
    return Finding(name, seen, ends_worse(found, before))
