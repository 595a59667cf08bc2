"""Plan: a move of several actions by one seat, applied all or none.

Plans are expanded on an imagined copy, never on the true state, as far as the move is one seat's to decide and
reveals nothing on the way: so a person chooses die, slot and region in one flow, and rivals see one move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.rules import Rules

MOST_PLANS = 2000


@dataclass(frozen=True)
class Plan:
    """The actions of a move, and which barriers its last one crosses (0: it can be undone)."""

    actions: tuple[int, ...]
    barriers: int


def plans(rules: Rules[S], imagined: S, seat: int, most: int = MOST_PLANS) -> list[Plan]:
    """Every whole move this seat can make now; at most so many."""
    found: list[Plan] = []
    for actions, s in walk(rules, imagined, seat, most):
        if actions and not goes_on(rules, s, seat):
            found.append(Plan(actions, int(s.crossed)))
    return found


def walk(rules: Rules[S], s: S, seat: int, most: int) -> Iterator[tuple[tuple[int, ...], S]]:
    """The positions within one move of a seat, nearest first: this one, then those after each action, and so on."""
    out = Options()
    waiting: list[tuple[tuple[int, ...], S]] = [((), s)]
    seen = 0
    while waiting and seen < most:
        actions, here = waiting.pop(0)
        seen += 1
        yield actions, here
        if actions and not goes_on(rules, here, seat):
            continue
        rules.ways(here, seat, out)
        for action in [int(out.actions[k]) for k in range(out.count)]:
            twin = here.copy()
            rules.take(twin, seat, action)
            waiting.append(((*actions, action), twin))


def goes_on(rules: Rules[S], s: S, seat: int) -> bool:
    """Whether the move a seat has begun is not finished yet and nothing was revealed."""
    return s.crossed == 0 and rules.acting(s) == seat and bool(s.going_on())
