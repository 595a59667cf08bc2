"""A position of a game that a test lays out by hand, plays on by the texts of actions, and looks at.

Each game has a table of its own on it, with the words to lay things out.
"""

from __future__ import annotations

from typing import Any, Generic, Self

from ludoteca.kernel.decision import Options, S
from ludoteca.kernel.events import Events
from ludoteca.kernel.rules import Rules
from ludoteca.play.game import Game, digest, fresh, seed_bytes
from ludoteca.play.view import View, encode
from ludoteca.play.vocabulary import refusal_kind, refusal_numbers, seen_events

SPECTATOR = -1


class Position(Generic[S]):
    def __init__(self, game: Game[S, Any, Any], rules: Rules[S], seed: int) -> None:
        self._game = game
        self._rules = rules
        self.s: S = fresh(rules, seed_bytes(seed))
        self.out = Options()
        self.news = Events()

    # Playing.

    def play(self, actions: str, seat: int | None = None) -> Self:
        """Take actions, one after the other, for the seat that has to decide; nothing may appear or vanish."""
        census = self._game.census(self._rules, self.s)
        self.news = Events()
        self.s.log = self.news
        for text in actions.split():
            who = self._who(seat)
            assert text in self.options(who), f"seat {who} may not {text}: {self.why(text, who)}"
            self._rules.take(self.s, who, self._rules.actions.number(text))
            assert self._game.census(self._rules, self.s) == census
        self.s.log = None
        return self

    # Looking.

    def options(self, seat: int | None = None) -> list[str]:
        self._rules.options(self.s, self._who(seat), self.out)
        return [self._rules.actions.text(int(self.out.actions[k])) for k in range(self.out.count)]

    def why(self, action: str, seat: int | None = None) -> str:
        """The name of the refusal, with its numbers; empty if the action is allowed."""
        number = self._rules.actions.number(action)
        code = int(self._rules.refusal(self.s, self._who(seat), number, self.out))
        if code == 0:
            return ""
        kind = refusal_kind(self._game.refusals, code)
        return " ".join([kind.name, *(str(number) for number in refusal_numbers(kind, code).values())])

    def rule_of(self, action: str, seat: int | None = None) -> str:
        name = self.why(action, seat).split()[0]
        return next(kind.rule for kind in self._game.refusals if kind.name == name)

    def seen_by(self, seat: int) -> View:
        view: View = self._game.view(self._rules, self.s, seat)
        return view

    def bytes(self, seat: int = SPECTATOR) -> bytes:
        return encode(self.seen_by(seat))

    def events(self, seat: int = SPECTATOR) -> list[tuple[str, dict[str, Any]]]:
        """What the last play told a viewer; a public form has `-secret` after its name."""
        return [
            (event.kind.name + ("" if event.whole else "-secret"), dict(event.values))
            for event in seen_events(self._game.events, self.news.words, seat)
        ]

    @property
    def deciding(self) -> str:
        return self.seen_by(self._who(None)).deciding

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.seen_by(SPECTATOR).to_act

    def hash(self) -> str:
        return digest(self.s)

    def _who(self, seat: int | None) -> int:
        return int(self._rules.acting(self.s)) if seat is None else seat
