"""Fuzz: random matches with the laws watching. Cheap laws look at every step, costly ones at a sample of steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import S
from ludoteca.kernel.errors import LudotecaError
from ludoteca.laws.broken import LawBroken
from ludoteca.laws.drawing import Drawing
from ludoteca.laws.features import Features
from ludoteca.laws.observations import Observations
from ludoteca.laws.reasons import Reasons
from ludoteca.laws.stepwise import Stepwise, words_cover
from ludoteca.play.game import AnyGame, Game, same
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.play.settings import Value
from ludoteca.play.view import encode

COSTLY = 40  # a costly law looks at one step in so many


@dataclass
class Tally:
    """What a fuzz run has seen."""

    games: int = 0
    decisions: int = 0
    leaks: int = 0
    reliefs: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.leaks += other.leaks
        self.reliefs += other.reliefs
        self.failures += other.failures


class FuzzMatch(Generic[S]):
    """One random match under all the laws."""

    def __init__(
        self, game: Game[S, Any, Any], seats: int, settings: dict[str, Value], seed: int, costly: int = COSTLY
    ) -> None:
        self.costly = costly
        self.match: Match[S, Any, Any] = Match(game, seats, seed, settings)
        self.rng = Rng(seed)
        self.laws: Stepwise[S] = Stepwise(game, self.match.rules, self.rng)
        self.drawing: Drawing[S] = Drawing(game, self.match.rules)
        self.reasons: Reasons[S] = Reasons(game, self.match.rules, self.rng)
        self.features: Features[S] = Features(self.match.rules, self.rng)
        self.observations: Observations[S] = Observations(game, self.match.rules, self.rng)
        self.decisions = 0

    def run(self) -> None:
        """Play to the end. The first law that is broken stops it."""
        match = self.match
        expected = match.game.census(match.rules, match._state)
        words_cover(match._state)
        while not match.over:
            if self.decisions >= match.game.longest:
                raise LawBroken(2, f"not over after {match.game.longest} decisions")
            self._step(expected)
        self.drawing.check_whole(match._state, self._anybody())
        self.features.check(match._state)
        self.observations.check(match._state)
        self._records()

    def _step(self, expected: dict[str, int]) -> None:
        match, laws = self.match, self.laws
        s = match._state
        if not match.to_act:
            raise LawBroken(2, "the game is not over and nobody has anything to decide")
        laws.agenda(s)
        seat = match.to_act[int(self.rng.below(len(match.to_act)))]
        options = laws.options(s, seat)
        if not options:
            raise LawBroken(2, f"seat {seat} must decide and has no option")
        action = options[int(self.rng.below(len(options)))]
        after = laws.copy(s, seat, action)
        if self.rng.below(self.costly) == 0:
            laws.leak(s)
            laws.event_leak(s, seat, action)
            laws.barrier(s, seat, action, int(after.crossed))
            laws.refusals(s)
            self.reasons.check(s, seat)
            self.features.check(s)
            self.observations.check(s)
            self.observations.check_step(s, after, self._anybody())
            self.drawing.check(s, seat if self.rng.below(2) == 0 else self._anybody(), self.rng)
        if self.rng.below(4) == 0:
            laws.commute(s)
        before, ply = match.hash(), match.ply
        match.push(action, seat)
        self.decisions += 1
        if not same(match._state, after):
            raise LawBroken(1, f"{match.rules.actions.text(action)} gave two different positions")
        laws.census(match._state, expected)
        if match.ply > ply and self.rng.below(20) == 0:
            self._undo(seat, action, ply, before)

    def _anybody(self) -> int:
        """Some seat, or a spectator."""
        return int(self.rng.below(self.match.seats + 1)) - 1

    def _undo(self, seat: int, action: int, ply: int, before: str) -> None:
        """Law 5: back to the exact position before, or, past a barrier, not at all."""
        match = self.match
        row = match.rows[-1]
        if match.may_withdraw(seat):
            match.undo(seat)
            if match.hash() != before:
                raise LawBroken(5, f"seat {seat} withdrew its answers and the position is another one")
            match.push_plan(row.actions, seat)
        elif row.barriers or match.over:
            try:
                match.undo_to(ply, seat)
            except LudotecaError:
                return
            end = "ended the match" if match.over else "crossed a barrier"
            raise LawBroken(5, f"{match.rules.actions.text(action)} {end} and was undone")
        else:
            match.undo_to(ply, seat)
            if match.hash() != before:
                raise LawBroken(5, f"undoing {match.rules.actions.text(action)} does not restore the position")
            match.push_plan(row.actions, seat)

    def _records(self) -> None:
        """Law 8: record, replay, record is the identity; law 1: and gives the same position."""
        text = self.match.record().text()
        try:
            again = replay(self.match.game, parse(text))
        except LudotecaError as error:
            raise LawBroken(8, f"the record of a match cannot be replayed: {error}") from None
        if again.record().text() != text:
            raise LawBroken(8, "a replayed record is not the record")
        if again.hash() != self.match.hash():
            raise LawBroken(1, "a replayed record ends in another position")
        for seat in range(-1, self.match.seats):
            if encode(again.view(seat)) != encode(self.match.view(seat)):
                raise LawBroken(8, f"seat {seat} sees something else after a replay")


def some_settings(game: AnyGame, rng: Rng, seats: int) -> dict[str, Value]:
    """Settings drawn from the values each setting samples; half the time the defaults.

    Values that a game refuses to play together, or with so many seats, are drawn again. Most matches of a long game
    are short ones.
    """
    if rng.below(2) == 0:
        return {} if rng.below(4) == 0 else dict(game.short)
    while True:
        drawn = {s.name: s.samples()[int(rng.below(len(s.samples())))] for s in game.settings}
        chosen = {**drawn, **game.short}
        if go_together(game, chosen, seats):
            return chosen


def go_together(game: AnyGame, settings: dict[str, Value], seats: int) -> bool:
    """Whether a game can be played with these settings by so many; if it can with none, that is said."""
    try:
        game.rules(settings, seats)
    except LudotecaError:
        game.rules({}, seats)
        return False
    return True


def fuzz(
    game: AnyGame,
    games: int,
    seed: int = 0,
    seats: int | None = None,
    settings: dict[str, Value] | None = None,
    costly: int = COSTLY,
    progress: Callable[[Tally], None] = lambda tally: None,
    failed: Callable[[AnyMatch, int], None] = lambda match, seed: None,
    decisions: int | None = None,
) -> Tally:
    """Play random matches over all seats and settings (or those given) under the laws.

    No further match is begun after so many `decisions`: those of a heavy game take as long as those of a light one.
    """
    tally = Tally()
    for number in range(seed, seed + games):
        if decisions is not None and tally.decisions >= decisions:
            break
        rng = Rng(number)
        count = seats if seats is not None else game.fewest + number % (game.most - game.fewest + 1)
        chosen = settings if settings is not None else some_settings(game, rng, count)
        trial = FuzzMatch(game, count, chosen, number, costly)
        try:
            trial.run()
        except Exception as broken:  # noqa: BLE001 – a rule that crashes is as much a finding as a broken law
            tally.failures.append(
                f"{game.name} seed {number}, {count} seats, {chosen or 'default settings'}: {broken!r}"
            )
            failed(trial.match, number)
        tally.add(Tally(1, trial.decisions, trial.laws.leaks, sum(trial.reasons.relieved.values())))
        progress(tally)
    return tally
