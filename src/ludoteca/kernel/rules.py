"""Rules: everything fixed for a match, and the engine that carries it from one decision to the next.

Built once from a game's content and settings, and shared by all matches with the same settings. The engine here is the
only code that takes actions: playing, checking, searching and replaying all go through it.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.actions import ActionTable
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import (
    ALLOWED,
    ALREADY_READY,
    ANOTHER_FIRST,
    GAME_OVER,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    READY_STANDS,
    Decision,
    Options,
    S,
)
from ludoteca.kernel.numbers import Action, Seat
from ludoteca.kernel.state import (
    ALL_SEATS,
    ANSWER,
    ANSWERS,
    DECISION,
    DRAFT,
    GOES_ON,
    HOW,
    MOST_ANSWERS,
    NO_SEAT,
    OPEN,
    OWN,
    READY,
    SEAT,
    STEP,
    Sight,
)

MOST_SETTLES: Final[i64] = 1000
MOST_DECISIONS: Final = 62  # a bit each


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one match: its decisions by number, its action table, and for each action its home decision."""

    def __init__(
        self,
        seats: i64,
        actions: ActionTable,
        decisions: dict[int, Decision[S]],
        interludes: list[int],
        consequences: dict[int, Consequence[S]] | None = None,
    ) -> None:
        if list(decisions) != list(range(len(decisions))):
            raise ValueError(f"decisions are numbered 0, 1, 2 … in order, not {list(decisions)}")
        follows = consequences or {}
        if list(follows) != list(range(len(decisions), len(decisions) + len(follows))):
            raise ValueError(f"consequences are numbered on from the decisions, in order, not {list(follows)}")
        self.seats = seats
        self.actions = actions
        self.decisions: list[Decision[S]] = list(decisions.values())
        self.consequences: list[Consequence[S]] = list(follows.values())
        self.first_consequence: i64 = len(decisions)
        self.interludes: vec[i64] = vec[i64]([i64(number) for number in interludes])
        if len(decisions) > MOST_DECISIONS:
            raise ValueError(f"{len(decisions)} decisions, a game has at most {MOST_DECISIONS}")
        self.homes: vec[i64] = vec[i64]([i64(home) for home in actions.homes()])
        self.sharers: vec[i64] = vec[i64]([i64(mask) for mask in actions.sharers()])
        self.sides: i64 = seats  # who is weighed: the seats, and whoever plays along without one
        self.phases: list[str] = ["always"]
        self.traits: list[str] = ["score"]
        self.arrival_counts: bool = False  # whether a rule of this match says who was first to be ready
        for decision in self.decisions:
            if decision.questions > MOST_ANSWERS:
                raise ValueError(
                    f"{type(decision).__name__} asks {decision.questions} questions, a draft holds {MOST_ANSWERS}"
                )

    # What a game adds.

    def start(self, chance: Chance) -> S:
        """The table laid for the first decision."""
        raise NotImplementedError

    def settle(self, s: S) -> bool:
        """Apply one automatic consequence; True if there was one, and then it is asked again."""
        return False

    def score(self, s: S, seat: Seat) -> i64:
        """The points of a seat as they stand."""
        raise NotImplementedError

    def rank(self, s: S, seat: Seat) -> i64:
        """What decides who is ahead: the score, with tie-breaks folded in."""
        return self.score(s, seat)

    def features(self, s: S, viewer: Seat, out: vec[float]) -> None:
        """The phases of the position, then the traits of every side, as far as a seat knows; `out` comes all zero.

        What they count is for learnt weights to say: no constants here but clips and scales.
        """
        out[0] = 1.0
        for side in range(self.seats):
            out[1 + side] = float(self.score(s, side))

    def scrub(self, s: S, seat: Seat, rng: Rng) -> None:
        """Replace all that a seat does not know in its own copy of the state by something as likely."""
        raise NotImplementedError

    def veil(self, s: S, seat: Seat, out: Sight) -> None:
        """Cover in an observation what a seat does not know of the state, beside cards: decks cover theirs."""

    def restore(self, s: S) -> None:
        """A state was read back from its words: find again what it shares with others and is not among them."""

    # The engine.

    def to_act(self, s: S) -> i64:
        """The mask of seats that have something to decide."""
        if s.over != 0 or s.depth == 0:
            return 0
        base = s.depth * STEP - STEP
        seat = s.agenda[base + SEAT]
        if seat != ALL_SEATS:
            return i64(1) << seat
        drafts = s.drafts
        waiting: i64 = 0
        for asked in range(s.seats):
            if (s.agenda[base + OWN] >> asked) & 1 and drafts[asked * DRAFT + READY] == 0:
                waiting |= i64(1) << asked
        return waiting

    def acting(self, s: S) -> i64:
        """The first seat that has something to decide, or -1."""
        if s.over != 0 or s.depth == 0:
            return -1
        seat = s.agenda[s.depth * STEP - STEP + SEAT]
        if seat != ALL_SEATS:
            return seat
        waiting = self.to_act(s)
        for asked in range(s.seats):
            if (waiting >> asked) & 1:
                return asked
        return -1

    def options(self, s: S, seat: Seat, out: Options) -> None:
        """Every action this seat may take now; none if it has nothing to decide."""
        out.count = 0
        if self._asks(s, seat):
            base = s.depth * STEP - STEP
            self.decisions[s.agenda[base + DECISION]].options(s, seat, out)
            if s.agenda[base + HOW] & OPEN:
                self._add_interludes(s, seat, out)

    def ways(self, s: S, seat: Seat, out: Options) -> None:
        """The options that lead somewhere new: what bots and plans look through.

        In the middle of a move there are no interludes among them: each is as if it had been played before the move.
        """
        out.count = 0
        if self._asks(s, seat):
            base = s.depth * STEP - STEP
            self.decisions[s.agenda[base + DECISION]].options(s, seat, out)
            if s.agenda[base + HOW] & (OPEN | GOES_ON) == OPEN:
                self._add_interludes(s, seat, out)

    def leave_out(self, s: S, seat: Seat, out: Options) -> None:
        """Strike out of the ways what nobody would choose who plays to win, though the rules allow it."""

    def awaits_reply(self, s: S) -> bool:
        """Whether somebody says yes or no to what was proposed; who proposes thinks of the answer."""
        return False

    def _asks(self, s: S, seat: Seat) -> bool:
        """Whether this seat has something to decide."""
        if s.over != 0 or s.depth == 0:
            return False
        return s.agenda[s.depth * STEP - STEP + SEAT] == seat or (self.to_act(s) >> seat) & 1 != 0

    def _add_interludes(self, s: S, seat: Seat, out: Options) -> None:
        for number in self.interludes:
            self.decisions[number].options(s, seat, out)

    def take(self, s: S, seat: Seat, action: Action) -> None:
        """Take an action that is among the options, and settle what follows from it."""
        s.actor = seat
        s.act = action
        s.crossed = 0
        base = s.depth * STEP - STEP
        number = s.agenda[base + DECISION]
        decision = self.decisions[number]
        if decision.questions > 0:
            self._answer(s, decision, seat, action)
        elif s.agenda[base + HOW] & OPEN and not self.offers(number, action):
            self._play_interlude(s, seat, action)
            return
        else:
            decision.take(s, seat, action)
        self.settle_all(s)

    def _play_interlude(self, s: S, seat: Seat, action: Action) -> None:
        """Carry an interlude out before the move that has begun, then take the same steps again.

        Nothing of a move has happened before it is whole, so it can be begun anew: as far as its steps are still
        legal and do not complete it, and not at all once something was revealed or something else is to be decided
        first, for then somebody may want to choose otherwise. The steps are those of `way_here`: what one of them has
        noted since with `set_own` is gone.
        """
        way = s.way_here()
        s.back()
        began = s.deciding()
        depth = s.depth
        interlude = self._interlude_with(action)
        s.push(interlude, seat)
        self.decisions[interlude].take(s, seat, action)
        self.settle_all(s)
        if len(way) > 0 and s.crossed == 0 and s.depth == depth and s.deciding() == began:
            self._walk_again(s, seat, way)

    def again(self, s: S, step: Action) -> Action:
        """What is taken instead of a step that was taken before something happened aside: the same, in most games."""
        return step

    def _walk_again(self, s: S, seat: Seat, way: vec[i64]) -> None:
        """Take the steps of a move again, as far as they are legal and do not complete it; a copy goes ahead."""
        out = Options()
        ahead = s.copy()
        for before in way:
            step = self.again(ahead, before)
            self.options(ahead, seat, out)
            if not out.has(step):
                return
            decision = self.decisions[s.deciding()]
            ahead.act = step
            decision.take(ahead, seat, step)
            if not ahead.going_on():
                return
            s.act = step
            decision.take(s, seat, step)

    def settle_all(self, s: S) -> None:
        """Automatic consequences until somebody must decide: those that the table shows, then those on the agenda."""
        rounds: i64 = 0
        while True:
            if not self.settle(s):
                if s.depth == 0 or s.over != 0:
                    return
                base = s.depth * STEP - STEP
                if s.agenda[base + SEAT] != NO_SEAT:
                    return
                self.consequences[s.agenda[base + DECISION] - self.first_consequence].follow(s)
            rounds += 1
            if rounds > MOST_SETTLES:
                raise RecursionError("automatic consequences do not come to an end")

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A full state made from what a seat (or a spectator, -1) knows, and from chance of its own."""
        twin = s.copy()
        twin.chance.rekey(rng)
        if twin.going_on() and self.acting(twin) != seat:
            twin.back()
        self._forget_drafts(twin, seat)
        self.scrub(twin, seat, rng)
        self._imagine_drafts(twin, seat, rng)
        return twin

    def observe(self, s: S, seat: Seat, out: Sight) -> None:
        """What a seat (or a spectator, -1) knows, as a row of numbers: the same in every world that it can imagine."""
        out.begin(seat)
        s.words(out)
        self.veil(s, seat, out)
        out.end()

    def withdraw(self, s: S, seat: Seat) -> None:
        """This seat takes back its answers in the simultaneous step that is going on."""
        drafts = s.drafts
        base = seat * DRAFT
        for other in range(s.seats):
            if drafts[other * DRAFT + READY] > drafts[base + READY] > 0:
                drafts[other * DRAFT + READY] -= 1
        for k in range(DRAFT):
            drafts[base + k] = 0

    def refusal(self, s: S, seat: Seat, action: Action, out: Options) -> i64:
        """ALLOWED, or why this seat may not take this action now: a rule of the game rather than the kernel's."""
        self.options(s, seat, out)
        if out.has(action):
            return ALLOWED
        if s.over != 0 or s.depth == 0:
            return GAME_OVER
        base = s.depth * STEP - STEP
        number = s.agenda[base + DECISION]
        home = self.homes[action]
        if s.agenda[base + SEAT] == ALL_SEATS and s.ready(seat) != 0:
            return READY_STANDS if self.decisions[number].stands else ALREADY_READY
        waits = (self.to_act(s) >> seat) & 1 == 0
        if waits and s.going_on():
            s = s.copy()  # a seat that waits knows nothing of the move another is half through
            s.back()
        if not waits and self.offers(number, action):
            home = number
        refusal = self.decisions[home].refusal(s, seat, action)
        if refusal != ALLOWED:
            return refusal
        if waits:
            return NOT_YOUR_TURN
        return NOT_OFFERED if home == number else ANOTHER_FIRST

    def offers(self, decision: i64, action: Action) -> bool:
        """Whether an action is one of those that a decision can offer."""
        return (self.sharers[action] >> decision) & 1 != 0

    def is_aside(self, s: S, action: Action) -> bool:
        """Whether an action that may be taken now belongs to an interlude, not to what is being decided."""
        return not self.offers(s.deciding(), action)

    def payoff(self, s: S, seat: Seat) -> float:
        """1 for the winner, shared if several are equal; 0 for the others."""
        best = self.rank(s, 0)
        winners: i64 = 1
        for other in range(1, s.seats):
            rank = self.rank(s, other)
            if rank > best:
                best = rank
                winners = 1
            elif rank == best:
                winners += 1
        return 1.0 / float(winners) if self.rank(s, seat) == best else 0.0

    def _interlude_with(self, action: Action) -> i64:
        """The interlude that offers an action."""
        for interlude in self.interludes:
            if self.offers(interlude, action):
                return interlude
        raise ValueError(f"no interlude offers {self.actions.text(int(action))}")

    def _answer(self, s: S, decision: Decision[S], seat: Seat, action: Action) -> None:
        drafts = s.drafts
        base = seat * DRAFT
        drafts[base + ANSWER + drafts[base + ANSWERS]] = action
        drafts[base + ANSWERS] += 1
        if drafts[base + ANSWERS] < decision.questions:
            return
        place: i64 = 1
        for other in range(s.seats):
            if drafts[other * DRAFT + READY] >= place:
                place = drafts[other * DRAFT + READY] + 1
        drafts[base + READY] = place
        if decision.stands:
            s.hand_over()
        if self.to_act(s) == 0:
            s.reveal()
            s.done()
            decision.uncover(s)
            for k in range(i64(len(drafts))):
                drafts[k] = 0

    def _forget_drafts(self, s: S, seat: Seat) -> None:
        """Other seats' answers are gone; that they are ready, and in which order, is public."""
        if len(s.drafts) == 0:
            return
        for other in range(s.seats):
            if other != seat:
                s.drafts[other * DRAFT + ANSWERS] = 0
                for k in range(ANSWER, DRAFT):
                    s.drafts[other * DRAFT + k] = 0

    def _imagine_drafts(self, s: S, seat: Seat, rng: Rng) -> None:
        """Seats that are ready have chosen something: anything they may choose."""
        if s.depth == 0 or s.agenda[s.depth * STEP - STEP + SEAT] != ALL_SEATS:
            return
        decision = self.decisions[s.deciding()]
        out = Options()
        for other in range(s.seats):
            if other == seat or s.drafts[other * DRAFT + READY] == 0:
                continue
            while s.drafts[other * DRAFT + ANSWERS] < decision.questions:
                out.count = 0
                decision.options(s, other, out)
                k = s.drafts[other * DRAFT + ANSWERS]
                s.drafts[other * DRAFT + ANSWER + k] = out.actions[rng.below(out.count)]
                s.drafts[other * DRAFT + ANSWERS] += 1
