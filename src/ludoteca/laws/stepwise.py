"""Laws that are checked at single positions of a match: copy, leak, undo, conservation, refusals, commits."""

from __future__ import annotations

from typing import Any, Generic

from librt.vecs import vec

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import ALLOWED, Options, S
from ludoteca.kernel.deck import Deck
from ludoteca.kernel.events import Events
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import DECISION, GOES_ON, HOW, NO_SEAT, SEAT, STEP, State
from ludoteca.laws.broken import LawBroken
from ludoteca.play.game import Game, difference, listed, same
from ludoteca.play.match import is_simultaneous
from ludoteca.play.view import encode
from ludoteca.play.vocabulary import refusal_kind, seen_events

NOT_OF_THE_POSITION = ("log", "actor", "act", "crossed", "agenda", "depth", "drafts")


class Stepwise(Generic[S]):
    """The laws at one position, for one match's rules. `leaks` counts the comparisons of the leak law."""

    def __init__(self, game: Game[S, Any, Any], rules: Rules[S], rng: Rng) -> None:
        self.game = game
        self.rules = rules
        self.rng = rng
        self.out = Options()
        self.leaks = 0
        self.rulebook = game.rulebook("en")

    def options(self, s: S, seat: int) -> list[int]:
        self.rules.options(s, seat, self.out)
        return [int(self.out.actions[k]) for k in range(self.out.count)]

    # Law 3.

    def copy(self, s: S, seat: int, action: int) -> S:
        """Take an action on a copy and see that the original has not moved; the copy after the action."""
        before = listed(s).words
        twin = s.copy()
        if listed(twin).words != before:
            raise LawBroken(3, f"a copy is not equal to its original: {difference(s, twin)}")
        self.rules.take(twin, seat, action)
        if listed(s).words != before:
            raise LawBroken(3, f"{self._text(action)} on a copy changed the original")
        return twin

    # Law 4.

    def leak(self, s: S) -> None:
        """Nothing that a viewer does not know shows in its view, its options or its refusals."""
        for seat in range(-1, int(s.seats)):
            twin = self.rules.imagine(s, seat, self._rng())
            self._same_sight(s, twin, seat)
            self._forgets(s, twin, seat)
            self.leaks += 1

    def _same_sight(self, s: S, twin: S, seat: int) -> None:
        mine, imagined = encode(self.game.view(self.rules, s, seat)), encode(self.game.view(self.rules, twin, seat))
        if mine != imagined:
            raise LawBroken(4, f"seat {seat} sees what it cannot know: {_apart(mine, imagined)}")
        if seat < 0:
            return
        if self.options(s, seat) != self.options(twin, seat):
            raise LawBroken(4, f"the options of seat {seat} depend on what it cannot know")
        for action in self._some_actions():
            true, guessed = (int(self.rules.refusal(x, seat, action, self.out)) for x in (s, twin))
            if true != guessed:
                raise LawBroken(4, f"why seat {seat} may not {self._text(action)} depends on what it cannot know")

    def _forgets(self, s: S, twin: S, seat: int) -> None:
        """What is imagined depends on knowledge and chance alone: the same from every world with that knowledge."""
        number = int(self.rng.word())
        first = self.rules.imagine(s, seat, Rng(number))
        for other in (twin, *self._worlds_alike(s, seat)):
            again = self.rules.imagine(other, seat, Rng(number))
            if not same(first, again):
                raise LawBroken(
                    4, f"imagining for seat {seat} remembers the true state: {difference(first, again)[:3]}"
                )

    def _worlds_alike(self, s: S, seat: int) -> list[S]:
        """States changed by hand in ways that this viewer cannot see, without asking the game's own imagination."""
        mine = encode(self.game.view(self.rules, s, seat))
        rekeyed = s.copy()
        rekeyed.chance.rekey(self.rng)
        worlds = [rekeyed]
        decks = [name for name in fields(s) if isinstance(getattr(s, name), Deck)]
        others = [name for name in fields(s) if isinstance(getattr(s, name), vec)]
        some = {others[int(self.rng.below(len(others)))] for _ in range(3)} if others else set()
        for name in (*decks, *sorted(some)):
            changed = s.copy()
            part = getattr(changed, name)
            if isinstance(part, Deck):
                part.imagine(seat, self.rng)
            elif len(part) > 1:
                a, b = int(self.rng.below(len(part))), int(self.rng.below(len(part)))
                part[a], part[b] = part[b], part[a]
            if not same(changed, s) and encode(self.game.view(self.rules, changed, seat)) == mine:
                worlds.append(changed)
        return worlds

    def event_leak(self, s: S, seat: int, action: int) -> None:
        """An event tells a viewer nothing that its next view does not: where views are alike, so are the news."""
        for viewer in range(-1, int(s.seats)):
            if viewer == seat:
                continue
            twin = self.rules.imagine(s, viewer, self._rng())
            if action not in self.options(twin, seat):
                continue
            worlds = []
            for world in (s.copy(), twin):
                world.log = Events()
                self.rules.take(world, seat, action)
                news = seen_events(self.game.events, world.log.words, viewer)
                worlds.append((encode(self.game.view(self.rules, world, viewer)), news, self._agenda(world, viewer)))
            if worlds[0][0] == worlds[1][0] and worlds[0][1] != worlds[1][1]:
                raise LawBroken(4, f"after {self._text(action)} an event tells seat {viewer} more than its view does")
            if worlds[0][0] == worlds[1][0] and worlds[0][2] != worlds[1][2]:
                raise LawBroken(4, f"after {self._text(action)} the agenda knows what seat {viewer} does not")

    def agenda(self, s: S) -> None:
        """Law 13: somebody is asked, by a step of a decision, and a move goes on from decisions alone."""
        count = len(self.rules.decisions)
        steps = [[int(s.agenda[k * STEP + word]) for word in (DECISION, SEAT, HOW)] for k in range(s.depth)]
        if not s.over and (not steps or steps[-1][0] >= count):
            raise LawBroken(13, "nobody is asked: the agenda is empty, or a consequence was not carried out")
        for below, (number, seat, how) in zip([[count, NO_SEAT, 0], *steps], steps, strict=False):
            if (number >= count) != (seat == NO_SEAT):
                raise LawBroken(13, f"step {number} is of seat {seat}: decisions have a seat, consequences have none")
            if how & GOES_ON and below[0] >= count:
                raise LawBroken(13, "a move goes on from a consequence: others would see it as what is being decided")

    def _agenda(self, s: S, viewer: int) -> list[int]:
        """The steps as a viewer may know them: of another seat's move only the step at which it began."""
        known = s.copy()
        if self.rules.acting(known) != viewer:
            known.back()
        return [int(known.agenda[k]) for k in range(known.depth * STEP)]

    # Law 5.

    def barrier(self, s: S, seat: int, action: int, crossed: int) -> None:
        """An action that can be undone gives its seat the same next view in every world it can imagine."""
        if crossed or is_simultaneous(s):
            return
        after = s.copy()
        self.rules.take(after, seat, action)
        mine = encode(self.game.view(self.rules, after, seat))
        for _ in range(3):
            twin = self.rules.imagine(s, seat, self._rng())
            self.rules.take(twin, seat, action)
            imagined = encode(self.game.view(self.rules, twin, seat))
            if mine != imagined:
                raise LawBroken(
                    5, f"{self._text(action)} reveals something and could be undone: {_apart(mine, imagined)}"
                )

    # Law 6.

    def census(self, s: S, expected: dict[str, int]) -> None:
        found = self.game.census(self.rules, s)
        if found != expected:
            raise LawBroken(6, f"components were lost or made: {expected} became {found}")

    # Law 7.

    def refusals(self, s: S) -> None:
        """What is offered is exactly what is not refused, and every refusal has its rule."""
        interludes = {int(number) for number in self.rules.interludes}
        for seat in range(int(s.seats)):
            offered = set(self.options(s, seat))
            current = {int(s.deciding())} | (interludes if s.is_open() else set()) if offered else set()
            for action in range(len(self.rules.actions)):
                asked = [self.rules.decisions[number] for number in current if self.rules.offers(number, action)]
                if asked:
                    allowed = any(decision.refusal(s, seat, action) == ALLOWED for decision in asked)
                    if allowed != (action in offered):
                        verdict = "offered but refused" if action in offered else "allowed but not offered"
                        raise LawBroken(7, f"{self._text(action)} is {verdict} to seat {seat}")
                if action not in offered:
                    self._has_rule(s, seat, action)

    def _has_rule(self, s: S, seat: int, action: int) -> None:
        refusal = int(self.rules.refusal(s, seat, action, self.out))
        if refusal == ALLOWED:
            raise LawBroken(7, f"{self._text(action)} is not offered to seat {seat}, and no refusal says why")
        try:
            kind = refusal_kind(self.game.refusals, refusal)
        except ValueError as error:
            raise LawBroken(7, f"{self._text(action)}: {error}") from None
        if kind.rule not in self.rulebook:
            raise LawBroken(7, f"refusal {kind.name!r} cites {kind.rule}, which is not in the rulebook")

    # Law 11.

    def commute(self, s: S) -> None:
        """The order in which secret answers arrive makes no difference, unless a rule says who was first."""
        if not is_simultaneous(s) or self.rules.arrival_counts:
            return
        asked = [seat for seat in range(int(s.seats)) if self.rules.to_act(s) >> seat & 1]
        answers: dict[int, list[int]] = {}
        for seat in asked:
            twin = s.copy()
            answers[seat] = []
            while twin.ready(seat) == 0 and self.rules.to_act(twin) >> seat & 1 and is_simultaneous(twin):
                options = self.options(twin, seat)
                answers[seat].append(options[int(self.rng.below(len(options)))])
                self.rules.take(twin, seat, answers[seat][-1])
        left, right = (self._arrive(s, answers, asked if k == 0 else asked[::-1], k == 0) for k in range(2))
        if not same(left, right):
            raise LawBroken(11, f"the order of arrival changed the position: {difference(left, right)[:3]}")

    def _arrive(self, s: S, answers: dict[int, list[int]], order: list[int], in_turns: bool) -> S:
        """Give the answers seat by seat, or in turns, one each."""
        twin = s.copy()
        if in_turns:
            longest = max(len(given) for given in answers.values())
            rows = [(seat, answers[seat][k]) for k in range(longest) for seat in order if k < len(answers[seat])]
        else:
            rows = [(seat, answer) for seat in order for answer in answers[seat]]
        for seat, answer in rows:
            self.rules.take(twin, seat, answer)
        return twin

    def _some_actions(self) -> list[int]:
        count = len(self.rules.actions)
        return [int(self.rng.below(count)) for _ in range(12)] if count > 12 else list(range(count))

    def _text(self, action: int) -> str:
        return self.rules.actions.text(action)

    def _rng(self) -> Rng:
        return Rng(self.rng.word())


def fields(s: State) -> list[str]:
    """The names of a state's own fields, compiled or not."""
    names = [name for name in dir(s) if not name.startswith("_") and name not in NOT_OF_THE_POSITION]
    return [name for name in names if not callable(getattr(s, name))]


def words_cover(s: S) -> None:
    """Every field of a state is among its words: change any one and the words change."""
    for name in fields(s):
        for twin in _changed(s, name):
            if listed(twin).words == listed(s).words:
                raise LawBroken(3, f"field {name!r} is not among the words of the state")


def _changed(s: S, name: str) -> list[S]:
    """Copies of a state in which one field differs; none if the field is shared by all states."""
    twin = s.copy()
    part = getattr(twin, name)
    if part is getattr(s, name) and not isinstance(part, (int, float)):
        return []
    if isinstance(part, int):
        setattr(twin, name, 1 - part if name == "over" else part + 1)
        return [twin]
    if isinstance(part, vec):
        part[len(part) - 1] += 1
        return [twin] if len(part) else []
    if isinstance(part, Deck):
        part.lots += 1
        return [twin]
    part.rekey(Rng(1))
    return [twin]


def _apart(a: bytes, b: bytes) -> str:
    """Where two views part, with a little of what stands there."""
    at = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(0, at - 40) : at + 30].decode(errors='replace')} / {b[at : at + 30].decode(errors='replace')}"
