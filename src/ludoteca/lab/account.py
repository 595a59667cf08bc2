"""Account: what is written down of one match of an experiment. All that the lab says is found in accounts alone.

No game says anything for it beyond what it says anyway: an action counts by its text where its verb has few
(`choose:knight`), else by its verb (`conquer`); an event by its kind and those of its fields that have a few names.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.bots.weights import flat
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.events import EVENT
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.trial import Trace, play
from ludoteca.lab.endings import ending, watch
from ludoteca.lab.experiment import Experiment, learnt
from ludoteca.play.game import AnyGame, fresh, seed_bytes
from ludoteca.play.vocabulary import Event, EventKind

FEW = 12  # actions of a verb, or names of a field, that are told apart
SEAT = "seat"  # the domain of fields that say who
PARTS = tuple(part / 10 for part in range(1, 10))  # of a match, at which one asks who is ahead

BySeat = list[int]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One match. Lists are by seat, but for `favoured` and `led`, which are by part of the match."""

    seed: int
    shares: list[float]  # of the win
    points: BySeat
    reason: str  # why it ended
    unfinished: bool  # no player brought it to its end
    rounds: int
    decisions: int
    moves: int
    tail: float  # the share of its moves after which no score changed any more
    lead_changes: int
    first: int  # the seat that moved first
    forced: int  # moves without any choice
    options: int  # of all decisions together
    waits: list[float]  # how many moves of others were made between two of one's own, in the mean,
    longest_wait: int  # and at most
    favoured: BySeat  # who the bots' own judgement saw ahead; -1: nobody alone
    led: BySeat  # … and who had most points
    offered: dict[str, int]
    taken: dict[str, BySeat]
    happened: dict[str, BySeat]
    marked: dict[str, BySeat]  # by element of the drawing: how often something happened there
    sources: dict[str, BySeat]  # by rule: the points it brought


def play_matches(played: Experiment, seeds: range) -> list[Account]:
    """Some matches of an experiment, in their order."""
    clerk = Clerk(played)
    return [clerk.match(seed) for seed in seeds]


class Clerk:
    """Plays matches of one experiment and writes their accounts."""

    def __init__(self, played: Experiment) -> None:
        self.played = played
        self.game: AnyGame = played.title
        self.rules: Rules[Any] = played.rules
        self.actions = [action_name(self.rules, action) for action in range(len(self.rules.actions))]
        self.kinds = [Kind(self.game, kind) for kind in self.game.events]
        self.weights = flat(self.rules, learnt(played))

    def match(self, seed: int) -> Account:
        game, rules, seats = self.game, self.rules, self.played.seats
        s = fresh(rules, seed_bytes(self.played.deal(seed)))
        beginning = watch(rules, s)
        trace = Trace(True, True, True, len(rules.actions))  # noqa: FBT003 – steps, scores, features
        play(rules, s, self.played.players(rules, seed), Rng(seed), trace, game.longest)
        end = ending(game, rules, s, beginning, trace)
        movers = [int(seat) for seat in trace.moves[::2]]
        waits = [gaps(movers, seat) for seat in range(seats)]
        happened, marked = self._events(s.log.words if s.log is not None else vec[i64]())
        return Account(
            seed=seed,
            shares=[float(rules.payoff(s, seat)) for seat in range(seats)],
            points=[int(rules.score(s, seat)) for seat in range(seats)],
            reason=end.reason,
            unfinished=end.unfinished,
            rounds=end.rounds,
            decisions=end.decisions,
            moves=len(movers),
            tail=round(end.tail, 6),
            lead_changes=end.lead_changes,
            first=movers[0] if movers else 0,
            forced=forced_moves(trace),
            options=sum(int(count) for count in trace.steps[3::4]),
            waits=[round(sum(found) / len(found), 3) if found else 0.0 for found in waits],
            longest_wait=max((max(found, default=0) for found in waits), default=0),
            favoured=self._favoured(trace),
            led=[self._leader(trace, part) for part in PARTS],
            offered=self._offered(trace),
            taken=self._taken(trace),
            happened=happened,
            marked=marked,
            sources=self._sources(s),
        )

    def _offered(self, trace: Trace) -> dict[str, int]:
        found: dict[str, int] = defaultdict(int)
        for name, times in zip(self.actions, trace.offered, strict=True):
            if times:
                found[name] += int(times)
        return dict(sorted(found.items()))

    def _taken(self, trace: Trace) -> dict[str, BySeat]:
        found = Tally(self.played.seats)
        for seat, action in zip(trace.steps[1::4], trace.steps[2::4], strict=True):
            found.add(self.actions[action], int(seat))
        return found.sorted()

    def _events(self, words: vec[i64]) -> tuple[dict[str, BySeat], dict[str, BySeat]]:
        """What happened to whom, and where on the board."""
        happened, marked = Tally(self.played.seats), Tally(self.played.seats)
        for first in range(0, len(words), int(EVENT)):
            kind = self.kinds[words[first]]
            values = tuple(int(word) for word in words[first + 2 : first + int(EVENT)])
            seat = values[kind.who] if kind.who >= 0 else -1
            if 0 <= seat < self.played.seats:
                happened.add(kind.name(values), seat)
                for element in kind.marks(values):
                    marked.add(element, seat)
        return happened.sorted(), marked.sorted()

    def _favoured(self, trace: Trace) -> BySeat:
        """By part of the match, the side that is worth most to those who judge."""
        width = len(self.rules.phases) + int(self.rules.sides) * len(self.rules.traits)
        rows = len(trace.movers)
        return [self._best_side(trace, part_of(rows, part) * width) if rows else -1 for part in PARTS]

    def _best_side(self, trace: Trace, first: int) -> int:
        phases, traits = len(self.rules.phases), len(self.rules.traits)
        shares = trace.features[first : first + phases]
        mixed = [
            sum(float(shares[phase]) * self.weights[phase * traits + trait] for phase in range(phases))
            for trait in range(traits)
        ]
        worths = []
        for side in range(int(self.rules.sides)):
            begin = first + phases + side * traits
            own = trace.features[begin : begin + traits]
            worths.append(sum(weight * float(amount) for weight, amount in zip(mixed, own, strict=True)))
        return alone_at_the_top(worths)

    def _leader(self, trace: Trace, part: float) -> int:
        seats = self.played.seats
        first = part_of(len(trace.scores) // seats, part) * seats
        return alone_at_the_top([int(score) for score in trace.scores[first : first + seats]])

    def _sources(self, s: Any) -> dict[str, BySeat]:
        """Where the points of the end come from."""
        found: dict[str, BySeat] = {}
        for line in self.game.scoring(self.game.view(self.rules, s, -1), self.game.texts("en")):
            before = found.get(line.rule, [0] * len(line.points))
            found[line.rule] = [one + more for one, more in zip(before, line.points, strict=True)]
        return found


class Kind:
    """A kind of event, as it is counted: who did it, what it is called, where it is on the board."""

    def __init__(self, game: AnyGame, kind: EventKind) -> None:
        self.kind = kind
        self.who = next((k for k, (_, domain) in enumerate(kind.fields) if domain.name == SEAT), -1)
        self.named = [
            k
            for k, (_, domain) in enumerate(kind.fields)
            if domain.name != SEAT and not domain.spelled and 1 < len(domain.keys) <= FEW
        ]
        self.name: Callable[[tuple[int, ...]], str] = cache(self._name)
        self.marks: Callable[[tuple[int, ...]], tuple[str, ...]] = cache(lambda values: game.marks(self._event(values)))

    def _name(self, values: tuple[int, ...]) -> str:
        keys = [self.kind.fields[k][1].keys[values[k]] for k in self.named]
        return " ".join([self.kind.name, *keys])

    def _event(self, values: tuple[int, ...]) -> Event:
        fields = [name for name, _ in self.kind.fields]
        return Event(self.kind, tuple(zip(fields, values, strict=False)), whole=True)


class Tally:
    """Counts by name and seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.found: dict[str, BySeat] = {}

    def add(self, name: str, seat: int) -> None:
        self.found.setdefault(name, [0] * self.seats)[seat] += 1

    def sorted(self) -> dict[str, BySeat]:
        return dict(sorted(self.found.items()))


def action_name(rules: Rules[Any], action: int) -> str:
    """What an action counts as."""
    verb = rules.actions.verb_of(action)
    return rules.actions.text(action) if int(verb.count) <= FEW else verb.name


def gaps(movers: Sequence[int], seat: int) -> list[int]:
    """How many moves of others are made between two of one seat; moves right after one another are one turn.

    >>> gaps([0, 1, 1, 0, 0, 1], 0)
    [2]
    """
    own = [k for k, mover in enumerate(movers) if mover == seat]
    return [after - before - 1 for before, after in pairwise(own) if after - before > 1]


def forced_moves(trace: Trace) -> int:
    """How many moves had one option at every step."""
    return sum(most == 1 for most in most_options(trace))


def most_options(trace: Trace) -> Iterator[int]:
    begun = 0
    for reached in trace.moves[1::2]:
        yield max(int(count) for count in trace.steps[4 * begun + 3 : 4 * int(reached) : 4])
        begun = int(reached)


def part_of(rows: int, part: float) -> int:
    """Which of so many rows is reached after a part of them; without any, the first.

    >>> part_of(11, 0.5), part_of(0, 0.5)
    (5, 0)
    """
    return int(part * max(0, rows - 1))


def alone_at_the_top(values: Sequence[float]) -> int:
    """Who has most, if nobody else has as much; else -1.

    >>> alone_at_the_top([3, 5, 1]), alone_at_the_top([5, 5, 1])
    (1, -1)
    """
    best = max(values, default=0)
    found = [k for k, value in enumerate(values) if value == best]
    return found[0] if len(found) == 1 else -1
