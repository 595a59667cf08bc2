"""Plan: a move of several actions by one seat, applied all or none.

Plans are expanded on an imagined copy, never on the true state, as far as the move is one seat's to decide and
reveals nothing on the way: so a person chooses die, slot and region in one flow, and rivals see one move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.kernel.decision import ALLOWED, ANOTHER_FIRST, NOT_OFFERED, Options, S
from ludoteca.kernel.rules import Rules

MOST_PLANS = 2000


@dataclass(frozen=True)
class Plan:
    """The actions of a move, and which barriers its last one crosses (0: it can be undone)."""

    actions: tuple[int, ...]
    barriers: int


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed now: a packed refusal (0: it is), and the actions that would have to come first."""

    refusal: int
    first: tuple[int, ...] = ()


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


def reason(rules: Rules[S], s: S, seat: int, action: int) -> Reason:
    """Why a seat may not take an action now: a rule of the game, if there is one.

    If the action belongs to a later step of the move, the steps between are walked: either some way leads to it, or
    the refusal that bars most ways is the answer ("no die reaches your 5").
    """
    out = Options()
    direct = int(rules.refusal(s, seat, action, out))
    if direct not in (ANOTHER_FIRST, NOT_OFFERED) or rules.offers(s.deciding(), action):
        return Reason(direct)
    barred: Counter[int] = Counter()
    for actions, here in walk(rules, s, seat, MOST_PLANS):
        if actions and goes_on(rules, here, seat) and rules.offers(here.deciding(), action):
            refusal = int(rules.refusal(here, seat, action, out))
            if refusal == ALLOWED:
                return Reason(int(ANOTHER_FIRST), actions)
            barred[refusal] += 1
    if not barred:
        return Reason(direct)
    return Reason(max(barred, key=lambda refusal: (barred[refusal], -refusal)))
