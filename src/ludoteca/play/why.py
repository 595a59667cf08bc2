"""Why: the reason why an action is not allowed now, and how far it is from what is being decided.

A predicate can always be asked, but what it says is to the point only where its decision is near. So the steps of the
present move are walked first, then the rest of the turn as far as it can be seen: what is never reached on the way is
not for now, whatever else may be against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from ludoteca.kernel.decision import ALLOWED, REFUSAL, Options, S
from ludoteca.kernel.rules import Rules
from ludoteca.play.plan import goes_on

MOST_STEPS = 400  # that are taken to see what a move asks for
MOST_AHEAD = 60  # positions of a turn
OF_A_VERB = 2  # actions of each verb that are tried to see what comes later


class Near(IntEnum):
    """How near an action is to what is being decided."""

    NOW = 0  # it is one of those that are asked for, or could be taken aside
    IN_THIS_MOVE = 1  # a later step of the move asks for it
    IN_THIS_TURN = 2  # a later move does
    NOT_IN_SIGHT = 3


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed now: a packed refusal (0: it is), and actions after which it would be.

    `barred` are the steps to the position in which the refusal holds: none, if it holds here.
    """

    refusal: int
    first: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    near: Near = Near.NOW
    steps: int = 0  # how many come before it


def reason(rules: Rules[S], s: S, seat: int, action: int) -> Reason:
    """Why a seat may not take an action now.

    If the action belongs to a later step of the move, the steps between are walked: either some way leads to it, or
    the refusal that bars the ways is the answer ("no die reaches your 5").
    """
    return reasons(rules, s, seat, [action])[action]


def reasons(rules: Rules[S], s: S, seat: int, actions: Iterable[int]) -> dict[int, Reason]:
    """The same for several actions, which are looked for on one walk."""
    out = Options()
    found: dict[int, Reason] = {}
    later: dict[int, int] = {}
    for action in actions:
        direct = int(rules.refusal(s, seat, action, out))
        if _is_asked(rules, s, seat, action):
            found[action] = Reason(direct)
        else:
            later[action] = direct
    if not later:
        return found
    if not rules.to_act(s) >> seat & 1:
        return found | {action: Reason(direct, near=Near.NOT_IN_SIGHT) for action, direct in later.items()}
    found |= _within_the_move(rules, s, seat, later)
    unseen = [action for action in later if action not in found]
    ahead = decisions_ahead(rules, s, seat) if unseen else {}
    for action in unseen:
        steps = min((n for decision, n in ahead.items() if rules.offers(decision, action)), default=0)
        near = Near.IN_THIS_TURN if steps else Near.NOT_IN_SIGHT
        found[action] = Reason(later[action], near=near, steps=steps)
    return found


def _is_asked(rules: Rules[S], s: S, seat: int, action: int) -> bool:
    """Whether an action is one of those among which this seat chooses now."""
    if s.depth == 0 or not rules.to_act(s) >> seat & 1:
        return False
    return rules.offers(s.deciding(), action) or (
        bool(s.is_open()) and any(rules.offers(number, action) for number in rules.interludes)
    )


def _within_the_move(rules: Rules[S], s: S, seat: int, direct: dict[int, int]) -> dict[int, Reason]:
    """The reasons of those actions that a later step of the move asks for."""
    out = Options()
    found: dict[int, Reason] = {}
    barred: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    for way, here in _steps(rules, s, seat):
        for action in [action for action in direct if action not in found]:
            if rules.offers(here.deciding(), action):
                refusal = int(rules.refusal(here, seat, action, out))
                if refusal == ALLOWED:
                    found[action] = Reason(direct[action], way, (), Near.IN_THIS_MOVE, len(way))
                else:
                    barred.setdefault(action, []).append((refusal, way))
        if len(found) == len(direct):
            break
    for action in [action for action in barred if action not in found]:
        refusal, way = _commonest(barred[action], direct[action])
        found[action] = Reason(refusal, (), way, Near.IN_THIS_MOVE, min(len(way) for _, way in barred[action]))
    return found


def _steps(rules: Rules[S], s: S, seat: int) -> Iterator[tuple[tuple[int, ...], S]]:
    """The later steps of the present move, the nearest first, without what could be done aside."""
    out = Options()
    waiting: list[tuple[tuple[int, ...], S]] = [((), s)]
    tried = 0
    for way, here in waiting:  # grows on the way
        if way:
            yield way, here
        rules.options(here, seat, out)
        for action in [int(out.actions[k]) for k in range(out.count)]:
            if tried == MOST_STEPS or rules.is_aside(here, action):
                continue
            tried += 1
            twin = here.copy()
            rules.take(twin, seat, action)
            if goes_on(rules, twin, seat):
                waiting.append(((*way, action), twin))


def _commonest(barred: list[tuple[int, tuple[int, ...]]], direct: int) -> tuple[int, tuple[int, ...]]:
    """The refusal that bars an action whatever comes before; else the commonest kind, where least is missing."""
    if any(refusal == direct for refusal, _ in barred):
        return direct, ()
    kinds = Counter(refusal & int(REFUSAL) for refusal, _ in barred)
    most = max(kinds, key=lambda kind: (kinds[kind], -kind))
    return min((one for one in barred if one[0] & int(REFUSAL) == most), key=lambda one: one[0])


def decisions_ahead(rules: Rules[S], s: S, seat: int) -> dict[int, int]:
    """The decisions that may still come in this turn of a seat, and how many steps come before each.

    Only which decisions come, not what is allowed there: that may depend on what is rolled or revealed before. What all
    decide together is not looked beyond: that depends on what others choose.
    """
    out = Options()
    found: dict[int, int] = {}
    waiting: list[tuple[int, S]] = [(0, s)] if s.asked() == seat else []
    for steps, here in waiting:  # grows on the way
        decision = int(here.deciding())
        if decision in found:
            continue
        if steps:
            found[decision] = steps
        if here.is_open():
            for interlude in rules.interludes:
                found.setdefault(int(interlude), steps)
        rules.options(here, seat, out)
        tried: Counter[str] = Counter()
        for action in [int(out.actions[k]) for k in range(out.count)]:
            verb = rules.actions.verb_of(action).name
            tried[verb] += 1
            if tried[verb] > OF_A_VERB or len(waiting) > MOST_AHEAD or rules.is_aside(here, action):
                continue
            twin = here.copy()
            rules.take(twin, seat, action)
            if twin.over == 0 and twin.asked() == seat:
                waiting.append((steps + 1, twin))
    return found
