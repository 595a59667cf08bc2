"""Match: a record being played. It knows the true state, checks every action, keeps the log, and can go back.

Whoever shows a match to a person asks for a view or for the events that person may see, never for the state.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any, Generic

from mypy_extensions import i64

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.events import Events
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import ALL_SEATS, HANDED_OVER
from ludoteca.play.game import Game, R, V, digest, fresh, seed_bytes
from ludoteca.play.moves import IllegalAction, Refusal, Row, UndoRefused
from ludoteca.play.plan import Plan, plans
from ludoteca.play.record import HASH_EVERY, UNTOLD, Record, seal
from ludoteca.play.settings import Settings, Value
from ludoteca.play.vocabulary import Event, refusal_kind, refusal_numbers, seen_events
from ludoteca.play.why import reason

__all__ = ["AnyMatch", "IllegalAction", "Match", "Refusal", "Row", "UndoRefused", "is_simultaneous"]


class Match(Generic[S, R, V]):
    """A match of a game, from its first position to the end.

    `legal`, `push`, `why_not`, `undo`: a match is driven by the texts of actions or their numbers. The seat is the
    one that has to decide, unless several have; then say which.
    """

    def __init__(
        self,
        game: Game[S, R, V],
        seats: int | None = None,
        seed: int | bytes | str | None = None,
        settings: Mapping[str, Value] | None = None,
        arrange: Callable[[Rules[S], S], None] | None = None,
    ) -> None:
        """`arrange` lays out a position by hand, for lessons; what is played from there has no record."""
        self.game = game
        self._arrange = arrange
        self.settings = Settings(game.settings, settings or {})
        self.rules: R = game.rules(self.settings, seats)
        self.seats = int(self.rules.seats)
        self._seed = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        if len(self._seed) != 32:
            raise LudotecaError(f"a seed has 32 bytes, not {len(self._seed)}")
        self.rows: list[Row] = []  # only ever grows: what is taken back leaves another list, see `_cut`
        self.raw: list[str] = []  # every act as it happened, undos included
        opening = Events()
        self._state: S = fresh(self.rules, self._seed, opening)
        if arrange is not None:
            arrange(self.rules, self._state)
            opening = Events()
        self._opening = opening.words
        self._after: list[S] = [self._state.copy()]  # after each row; never changed, so that matches can share them
        self._drafts: dict[int, list[int]] = {}
        self._out = Options()

    # Looking.

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._state.over)

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.rows)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        waiting = self.rules.to_act(self._state)
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def together(self) -> bool:
        """Whether several seats decide at the same time, in secret."""
        return is_simultaneous(self._state)

    def is_ready(self, seat: int) -> bool:
        """Whether a seat has decided in a step where several decide at the same time."""
        return self.together and bool(self._state.ready(seat))

    def may_withdraw(self, seat: int) -> bool:
        """Whether a seat that is ready may take its answers back; in some games they stand."""
        return self.is_ready(seat) and not self.rules.decisions[self._state.deciding()].stands

    @property
    def seal(self) -> str:
        """The hash of the seed: shown from the start, so that the seed can be checked at the end."""
        return seal(self._seed)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points once the match is over.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> while not match.over:
        ...     match.push(match.legal()[0])
        >>> match.scores
        (32, 34)
        """
        if not self.over:
            raise LudotecaError("the match is not over: there are no final scores yet")
        return tuple(int(self.rules.score(self._state, seat)) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the match is over.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> while not match.over:
        ...     match.push(match.legal()[0])
        >>> match.winners
        (1,)
        """
        if not self.over:
            raise LudotecaError("the match is not over: nobody has won yet")
        return tuple(seat for seat in range(self.seats) if self.rules.payoff(self._state, seat) > 0)

    def hash(self) -> str:
        """The hash of the position after the last row; drafts that are not ready yet do not count."""
        return digest(self._after[-1])

    def view(self, seat: int) -> V:
        """What a seat (or a spectator, -1) knows.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.view(0).hands[0], match.view(1).hands[0]  # backs, for everybody else
        (('dolcetto-2', 'nebbiolo-4', 'nebbiolo-9'), ('', '', ''))
        """
        return self.game.view(self.rules, self._state, seat)

    def events(self, seat: int, since: int | None = None) -> list[Event]:
        """What happened after a ply, or from the set-up on, as a seat (or a spectator, -1) may know it.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push_plan(["die:1", "vine:nebbiolo-4", "terrace:1"])
        >>> [event.kind.name for event in match.events(-1)]
        ['rolled', 'planted', 'drew', 'rolled']
        """
        first = 0 if since is None else since + 1
        return [event for ply in range(first, len(self.rows) + 1) for event in self.news(ply, seat)]

    def news(self, ply: int, seat: int) -> list[Event]:
        """What one move brought about (the set-up is ply 0), as a seat (or a spectator, -1) may know it.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push_plan(["die:1", "vine:nebbiolo-4", "terrace:1"])
        >>> [match.game.texts("en").event(event, 1) for event in match.news(1, seat=1)][1:]  # which vine is not told
        ['Player A draws a vine.', 'You roll 6 and 3.']
        """
        words = self.rows[ply - 1].news if ply else self._opening
        return seen_events(self.game.events, words, seat)

    def imagine(self, seat: int, rng: Rng) -> S:
        """A full state made from this seat's knowledge alone: what bots and previews get.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> world = match.imagine(1, Rng(3))
        >>> match.game.view(match.rules, world, 1) == match.view(1)  # what seat 1 knows is as it is
        True
        >>> match.game.view(match.rules, world, 0).hands[0]
        ('barbera-1', 'barbera-2', 'barbera-6')
        """
        world: S = self.rules.imagine(self._state, i64(seat), rng)
        return world

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of all actions that may be taken now.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.legal()
        ['die:1', 'die:2', 'rest', 'raise:1', 'raise:2', 'again']
        """
        return self.rules.actions.texts(self.options(self._seat(seat))) if not self.over else []

    def options(self, seat: int) -> list[int]:
        """The numbers of the actions a seat may take now."""
        self.rules.options(self._state, seat, self._out)
        return [int(self._out.actions[k]) for k in range(self._out.count)]

    def is_aside(self, action: int) -> bool:
        """Whether an action that may be taken now is an interlude, not an answer to what is asked.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=5)
        >>> [text for text in match.legal() if match.is_aside(match.rules.actions.number(text))]
        ['raise:1', 'again']
        """
        return bool(self.rules.is_aside(self._state, action))

    def plans(self, seat: int, most: int = 2000) -> list[Plan]:
        """The whole moves a seat can make now, found in a world imagined for it.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> [match.rules.actions.texts(plan.actions) for plan in match.plans(0)][5:7]
        [['rest', 'compost:nebbiolo-9'], ['die:1', 'vine:nebbiolo-4', 'terrace:1']]
        """
        return plans(self.rules, self.imagine(seat, Rng(self.ply)), seat, most)

    def barriers(self, action: str | int, seat: int | None = None) -> int:
        """Which barriers an action would cross: 0 if it can be undone.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.barriers("raise:1"), match.barriers("again")  # a basket can be taken back, a roll cannot
        (0, 1)
        """
        who, number = self._seat(seat), self._number(action)
        if number not in self.options(who):
            raise self._illegal(number, who)
        twin = self.imagine(who, Rng(self.ply))
        self.rules.take(twin, who, number)
        return int(twin.crossed)

    def why_not(self, action: str | int, seat: int | None = None, language: str = "en") -> Refusal | None:
        """Why a seat may not take an action now, in words; None if it may.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> print(match.why_not("vine:nebbiolo-9"))
        VEN-PLANT-02: the vine is 4 too high for the die and the vines already there
        """
        number = self._number(action)
        who = self._seat(seat)
        return self._refusal(self.imagine(who, Rng(self.ply)), who, number, language)

    def _refusal(self, known: S, seat: int, number: int, language: str) -> Refusal | None:
        found = reason(self.rules, known, seat, number)
        if found.refusal == 0:
            return None
        kind = refusal_kind(self.game.refusals, found.refusal)
        text = self.game.texts(language).refusal(kind.name, refusal_numbers(kind, found.refusal), dict(kind.numbers))
        return Refusal(kind.rule, text, tuple(self.rules.actions.texts(found.first)))

    # Acting.

    def push(self, action: str | int, seat: int | None = None) -> None:
        """Take one action; an illegal one is refused with the rule, and changes nothing.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push("raise:2")
        >>> match.push("again")
        Traceback (most recent call last):
        ludoteca.play.moves.IllegalAction: again is not allowed: VEN-BASKET-02: you are one basket short
        """
        self.push_plan([action], seat)

    def push_plan(self, actions: Sequence[str | int], seat: int | None = None) -> None:
        """Take a move of several actions, all or none, as one row.

        In a simultaneous step the answers of a seat become one row when it is ready, however they arrived.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push_plan(["die:1", "vine:nebbiolo-4", "terrace:1"])
        >>> match.ply, match.to_act
        (1, (1,))
        """
        who = self._seat(seat)
        numbers = [self._number(action) for action in actions]
        if not numbers:
            raise LudotecaError("a move has at least one action")
        twin = self._state.copy()
        twin.log = Events()
        barriers = 0
        answers = self._drafts.get(who, [])[:]
        simultaneous = is_simultaneous(twin)
        questions = int(self.rules.decisions[twin.deciding()].questions) if simultaneous else 0
        for number in numbers:
            if barriers and len(numbers) > 1:
                raise LudotecaError("a move ends where something is revealed: take the rest as a move of its own")
            self.rules.options(twin, who, self._out)
            if not self._out.has(number):
                raise self._illegal(number, who)
            if is_simultaneous(twin) and not simultaneous:
                raise LudotecaError("a move ends where all decide together: answer that step as a move of its own")
            self.rules.take(twin, who, number)
            barriers |= int(twin.crossed)
            if simultaneous:
                answers.append(number)
        news = twin.log.words
        twin.log = None
        self._state = twin
        if len(answers) < questions:
            self._drafts[who] = answers
            return
        self._drafts.pop(who, None)
        self._append(Row(who, tuple(answers) if simultaneous else tuple(numbers), barriers, news))

    def _append(self, row: Row) -> None:
        self.rows.append(row)
        texts = " ".join(self.rules.actions.texts(row.actions))
        self.raw.append(f"{row.seat} {texts}")
        settled = self._state.copy()
        for seat in self._drafts:
            self.rules.withdraw(settled, seat)
        self._after.append(settled)

    # Going back.

    def undo_reach(self, seat: int) -> int:
        """The earliest ply to which a seat may go back: its last barrier, or the last act of another seat.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push("again")
        >>> match.push("die:1")
        >>> match.undo_reach(0), match.undo_reach(1)  # not beyond the roll; seat 1 has nothing to take back
        (1, 2)
        """
        ply = len(self.rows)
        first = ply - self._covered() if self._half_given(seat) else 0
        while ply > first and self.rows[ply - 1].seat == seat and self.rows[ply - 1].barriers == 0:
            ply -= 1
        return ply

    def _half_given(self, seat: int) -> dict[int, list[int]]:
        """What other seats have answered in part, in the simultaneous step that is going on."""
        return {other: answers for other, answers in self._drafts.items() if other != seat}

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last move, or withdraw what it has answered in a simultaneous step.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push("raise:1")
        >>> match.undo()
        >>> match.ply, match.raw  # it is as if nothing had happened, but the log knows
        (0, ['0 raise:1', '0 undo 0'])
        """
        who = self._seat(seat) if seat is not None or self.to_act else self.rows[-1].seat
        if who in self._drafts:
            self._drafts.pop(who)
            self.rules.withdraw(self._state, who)
        elif self.may_withdraw(who):
            self._withdraw(who)
        elif self.is_ready(who):
            raise UndoRefused(f"seat {who} is ready, and its choice stands", "ready")
        else:
            self.undo_to(len(self.rows) - 1, who)

    def undo_to(self, ply: int, seat: int) -> None:
        """Go back to a ply, all moves after it being this seat's own and none past a barrier.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push("again")
        >>> match.undo_to(0, seat=0)
        Traceback (most recent call last):
        ludoteca.play.moves.UndoRefused: cannot undo to ply 0: something was revealed; seat 0 may go back to ply 1
        """
        if self.over:
            raise UndoRefused("the match is over and its seed is open: nothing can be taken back", "over")
        if not 0 <= ply < len(self.rows):
            raise UndoRefused(f"there is no move to take back to ply {ply} of {len(self.rows)}", "nothing")
        if ply < self.undo_reach(seat):
            why, reason = "something was revealed", "revealed"
            if self.rows[-1].seat != seat or self._half_given(seat):
                why, reason = "another seat has acted since", "acted"
            elif self.rows[-1].barriers & HANDED_OVER:
                why, reason = "the turn was passed on", "handed-over"
                if seat in self.to_act:
                    why, reason = "everybody has seen it", "shown"
            reach = self.undo_reach(seat)
            raise UndoRefused(f"cannot undo to ply {ply}: {why}; seat {seat} may go back to ply {reach}", reason)
        half_given = self._half_given(seat)
        self._cut(ply)
        self._give_again(half_given)
        self.raw.append(f"{seat} undo {ply}")

    def _cut(self, ply: int) -> None:
        self.rows = self.rows[:ply]  # who holds the list still sees how it was
        del self._after[ply + 1 :]
        self._drafts.clear()
        self._state = self._after[-1].copy()

    def _withdraw(self, seat: int) -> None:
        """Take one seat's row out of the simultaneous step that is going on, and leave the others' in."""
        ply = max(k for k, row in enumerate(self.rows) if row.seat == seat)
        later, raw, drafts = self.rows[ply + 1 :], self.raw[:], dict(self._drafts)
        self._cut(ply)
        for row in later:
            self.push_plan(row.actions, row.seat)
        self._give_again(drafts)
        self.raw = [*raw, f"{seat} withdraw {ply}"]

    def _give_again(self, drafts: Mapping[int, Sequence[int]]) -> None:
        for seat, answers in drafts.items():
            self.push_plan(answers, seat)

    # Records.

    def at(self, ply: int) -> Match[S, R, V]:
        """The match as it stood after a ply.

        It may be played on from there, and this one knows nothing of it. Positions are shared, not copied.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push("raise:1")
        >>> match.at(0)
        <Match vendemmia, 2 seats, ply 0, seats (0,) to act>
        """
        if not 0 <= ply <= len(self.rows):
            raise LudotecaError(f"ply {ply} is not among 0 to {len(self.rows)}")
        twin = copy(self)
        twin.rows = self.rows[:ply]
        twin.raw = []
        twin._after = self._after[: ply + 1]
        twin._state = twin._after[-1].copy()
        twin._drafts = {}
        twin._out = Options()
        return twin

    def record(self, with_seed: bool | None = None) -> Record:
        """The record so far. The seed is in it once the match is over, or in a private save that says so.

        Without the seed it is for everybody to see, so the answers of a simultaneous step that is going on stay out,
        and of actions that stay secret (`Game.covered`) there is only the verb.

        >>> import ludoteca
        >>> match = ludoteca.Match("vendemmia", seats=2, seed=7)
        >>> match.push("raise:1")
        >>> match.record().rows, match.record().seed
        ([(0, ('raise:1',))], None)
        """
        private = self.over if with_seed is None else with_seed
        told = self.rules.actions.texts if private else self._uncovered
        rows = self.rows if private else self.rows[: len(self.rows) - self._covered()]
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=self.seats,
            seal=self.seal,
            seed=self._seed.hex() if private else None,
            settings=self.settings.changed(),
            rows=[(row.seat, tuple(told(row.actions))) for row in rows],
            hashes={ply: digest(self._after[ply]) for ply in self._hashed(len(rows))},
            scores=self.scores if self.over else None,
        )

    def _uncovered(self, actions: Sequence[int]) -> list[str]:
        """Actions as everybody may read them during the match."""
        verbs = [self.rules.actions.verb_of(action).name for action in actions]
        texts = self.rules.actions.texts(actions)
        covered = self.game.covered(self.settings)
        return [f"{verb}:{UNTOLD}" if verb in covered else text for verb, text in zip(verbs, texts, strict=True)]

    def _covered(self) -> int:
        """How many of the last rows are answers that are still secret."""
        return sum(1 for seat in range(self.seats) if self.is_ready(seat))

    def _hashed(self, last: int) -> list[int]:
        """The plies whose position a record seals with a hash: every fiftieth, and the last."""
        return sorted({*range(HASH_EVERY, last + 1, HASH_EVERY), last} - {0})

    def _repr_svg_(self) -> str:
        """The board in a notebook, as spectators see it."""
        return self.game.draw(self.view(-1), self.game.texts("en"))

    def __repr__(self) -> str:
        where = "over" if self.over else f"seats {self.to_act} to act"
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, {where}>"

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self.to_act[0] if self.to_act else 0
        if not 0 <= seat < self.seats:
            raise LudotecaError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return seat

    def _number(self, action: str | int) -> int:
        table = self.rules.actions
        if isinstance(action, str):
            return table.number(action)
        if not 0 <= action < len(table):
            raise LudotecaError(f"there is no action {action}; actions are 0 to {len(table) - 1}")
        return action

    def _illegal(self, number: int, seat: int) -> IllegalAction:
        known = self.imagine(seat, Rng(self.ply))
        return IllegalAction(self.rules.actions.text(number), number, partial(self._refusal, known, seat, number))


AnyMatch = Match[Any, Any, Any]


def is_simultaneous(s: S) -> bool:
    """Whether the step on top is decided by several seats at the same time."""
    return bool(s.over == 0 and s.asked() == ALL_SEATS)
