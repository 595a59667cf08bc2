"""State: everything on the table and behind the screens, mutable and cheap to copy.

Each game derives one final class from it and lists its own fields in `words`. The part here is what every game has:
the agenda of what must still be decided, the chance, the private drafts of a simultaneous step, and whether the game
is over. A state holds plain numbers only: no closure, no generator, no callback ever lives in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ludoteca.kernel.chance import DICE, Chance
from ludoteca.kernel.events import Events, bit
from ludoteca.kernel.numbers import Seat, table

if TYPE_CHECKING:
    from ludoteca.kernel.deck import Deck

STEP: Final[i64] = 20  # words of a step: decision, seat, how it stands, what led to it, then sixteen of its own
DECISION: Final[i64] = 0
SEAT: Final[i64] = 1
HOW: Final[i64] = 2
BY: Final[i64] = 3  # of a later step of a move: the action that led to it
OWN: Final[i64] = 4

OPEN: Final[i64] = 1  # how a step stands: interludes may be played during it
GOES_ON: Final[i64] = 2  # … and: it is a later step of the move begun below it

DRAFT: Final[i64] = 12  # words of a draft: answers given, place in the order of the ready, ten answers
ANSWERS: Final[i64] = 0
READY: Final[i64] = 1
ANSWER: Final[i64] = 2
MOST_ANSWERS: Final[i64] = 10

ROLLED: Final[i64] = 1  # the barriers an act can cross
REVEALED: Final[i64] = 2
HANDED_OVER: Final[i64] = 4

ROOM: Final[i64] = 4 * STEP  # words of an agenda at first

ALL_SEATS: Final[i64] = -1
NO_SEAT: Final[i64] = -2  # of a consequence: nobody decides, it happens

STEPS_SEEN: Final[i64] = 4  # of the agenda, from the top: what an observation has of it
HALF: Final[i64] = 31  # bits of a mask in one number of an observation
LOW: Final[i64] = 0x7FFFFFFF
UNKNOWN: Final[i64] = -1  # in an observation: a number that its viewer cannot know


class Words:
    """A state written out word by word, with the name of each run: what hash, equality and diff are made from."""

    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]()
        self.names: list[str] = []
        self.starts: list[int] = []

    def one(self, name: str, word: i64) -> None:
        self._begin(name)
        self.words = append(self.words, word)

    def many(self, name: str, words: vec[i64]) -> None:
        self._begin(name)
        out = append(self.words, i64(len(words)))
        for word in words:
            out = append(out, word)
        self.words = out

    def first(self, name: str, words: vec[i64], count: i64) -> None:
        """The first words of a buffer: what lies behind them is left over and says nothing."""
        self._begin(name)
        out = append(self.words, count)
        for k in range(count):
            out = append(out, words[k])
        self.words = out

    def mask(self, name: str, mask: i64) -> None:
        """Like `one`, for a mask of more than 31 bits: an observation has two numbers for it."""
        self.one(name, mask)

    def masks(self, name: str, masks: vec[i64]) -> None:
        """Like `many`, for such masks."""
        self.many(name, masks)

    def grows(self, name: str, words: vec[i64], most: i64) -> None:
        """Like `many`, for a list that grows: an observation has room for so many words of it, two numbers each."""
        self.many(name, words)

    def _begin(self, name: str) -> None:
        self.names.append(name)
        self.starts.append(len(self.words))


@final
class Sight(Words):
    """What one viewer knows of a state, as a row of small numbers that is always as long: what learners are given.

    A game lists its fields once, in `State.words`; here each run is written as long as it can get, without a name. The
    first row that is written says where each run begins, and how wide all rows are.
    """

    def __init__(self) -> None:
        super().__init__()
        self.row: vec[i32] = vec[i32]()  # may be longer than one observation: see `base`
        self.base: i64 = 0  # where in the row this observation begins
        self.at: i64 = 0
        self.viewer: i64 = -1
        self.width: i64 = 0
        self.begins: dict[str, int] = {}  # where the run of a name begins, counted from the first number

    def begin(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.at = self.base

    def end(self) -> None:
        """All is written: it must be as much as ever."""
        if self.width == 0:
            self.width = self.at
        if self.at - self.base != self.width:
            raise AssertionError(f"an observation of {self.at - self.base} numbers, not of {self.width}")

    def start(self, name: str) -> i64:
        """Where in the row the run of a name begins."""
        return self.base + i64(self.begins[name])

    def write(self, at: i64, number: i64) -> None:
        """Put a number at a place in the row."""
        self.row[at] = i32(number)

    def run(self, name: str, count: i64) -> i64:
        """Room for so many numbers more; where they begin."""
        at = self.at
        self.at = at + count
        if self.width == 0:
            self.begins[name] = int(at)
            for _ in range(count):
                self.row = append(self.row, i32(0))
        return at

    def one(self, name: str, word: i64) -> None:
        if (word + LOW + 1) >> 32 != 0:
            raise too_large(name)
        at = self.run(name, 1)
        self.row[at] = i32(word)

    def many(self, name: str, words: vec[i64]) -> None:
        count = i64(len(words))
        at = self.run(name, count)
        row = self.row
        for k in range(count):
            word = words[k]
            if (word + LOW + 1) >> 32 != 0:
                raise too_large(name)
            row[at + k] = i32(word)

    def mask(self, name: str, mask: i64) -> None:
        at = self.run(name, 2)
        self.row[at] = i32(mask & LOW)
        self.row[at + 1] = i32((mask >> HALF) & LOW)

    def masks(self, name: str, masks: vec[i64]) -> None:
        at = self.run(name, 2 * i64(len(masks)))
        row = self.row
        for mask in masks:
            row[at] = i32(mask & LOW)
            row[at + 1] = i32((mask >> HALF) & LOW)
            at += 2

    def grows(self, name: str, words: vec[i64], most: i64) -> None:
        at = self.run(name, 2 * most)
        row = self.row
        for k in range(most):
            word: i64 = words[k] if k < i64(len(words)) else 0
            row[at + 2 * k] = i32(word & LOW)
            row[at + 2 * k + 1] = i32((word >> HALF) & LOW)


def too_large(name: str) -> OverflowError:
    return OverflowError(f"{name} has a word of more than 32 bits: list it with `mask` or `masks`")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. `like` is the state whose kernel part is copied, or None for a fresh table."""

    def __init__(self, seats: i64, chance: Chance | None, like: State | None) -> None:
        self.seats = seats
        self.log: Events | None = None  # written while watched; never copied
        self.actor: i64 = -1  # whose act is being carried out
        self.act: i64 = -1  # … and which action it is
        self.crossed: i64 = 0  # which barriers the act has crossed
        if like is not None:
            # What is there and one step more: a copy that goes further makes itself room.
            self.agenda: vec[i64] = like.agenda[: like.depth * STEP + STEP]
            self.depth: i64 = like.depth
            self.chance: Chance = like.chance.copy()
            self.drafts: vec[i64] = like.drafts[:]
            self.over: i64 = like.over
        else:
            if chance is None:
                raise ValueError("a fresh table needs its chance")
            self.agenda = table(ROOM)
            self.depth = 0
            self.chance = chance
            self.drafts = vec[i64]()  # laid out by the first simultaneous step
            self.over = 0

    def copy(self) -> Self:
        """The same position, sharing nothing that can change."""
        raise NotImplementedError

    def words(self, out: Words) -> None:
        """List every field, in a fixed order. A game calls `kernel_words` first, then lists its own."""
        raise NotImplementedError

    def kernel_words(self, out: Words) -> None:
        if isinstance(out, Sight):
            self._seen_words(out)
            return
        out.one("seats", self.seats)
        out.one("over", self.over)
        out.first("agenda", self.agenda, self.depth * STEP)
        out.many("drafts", self.drafts)
        out.many("chance", self.chance.words)
        out.first("script", self.chance.script, self.chance.scripted)

    def _seen_words(self, out: Sight) -> None:
        """The viewer, the upper steps of the agenda, who is ready, and the viewer's own draft; never the chance.

        Of a move that another seat is half through there is only the step at which it began.
        """
        viewer = out.viewer
        depth = self.depth
        agenda = self.agenda
        if self.asked() != viewer:
            while depth > 0 and agenda[depth * STEP - STEP + HOW] & GOES_ON:
                depth -= 1
        out.one("viewer", viewer)
        out.one("over", self.over)
        out.one("depth", depth)
        at = out.run("agenda", STEPS_SEEN * STEP)
        halves = out.run("halves", STEP - OWN)  # of the step on top: the upper bits of masks that it carries
        ready = out.run("ready", self.seats)
        draft = out.run("draft", DRAFT)
        row = out.row
        for k in range(STEPS_SEEN * STEP):
            row[at + k] = i32(0)
        for k in range(STEP - OWN):
            row[halves + k] = i32(0)
        for step in range(min(depth, STEPS_SEEN)):
            base = (depth - 1 - step) * STEP
            for k in range(STEP):
                word = agenda[base + k]
                if (word + LOW + 1) >> 32 == 0:
                    row[at + k] = i32(word)
                else:
                    row[at + k] = i32(word & LOW)
                    if step == 0:
                        row[halves + k - OWN] = i32((word >> HALF) & LOW)
            at += STEP
        for seat in range(self.seats):
            row[ready + seat] = i32(self.ready(seat))
        has_draft = viewer >= 0 and len(self.drafts) > 0
        for k in range(DRAFT):
            row[draft + k] = i32(self.drafts[viewer * DRAFT + k]) if has_draft else i32(0)

    # The agenda: the stack of what must still be decided. The step on top is the one being decided, and stays there
    # until its decision is done with it. A move of several steps (die, then slot, then region) lies on it step upon
    # step: nothing has happened before the last of them, and other seats see only the step at which the move began.

    def push(self, decision: i64, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Before everything else, this must be decided."""
        self._lay_step(decision, seat, 0, a, b, c)

    def push_open(self, decision: i64, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Like `push`, for a step during which interludes may be played."""
        self._lay_step(decision, seat, OPEN, a, b, c)

    def go_on(self, decision: i64, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The move is not complete: this step of it comes next."""
        self._lay_step(decision, seat, GOES_ON, a, b, c)
        self.agenda[self.depth * STEP - STEP + BY] = self.act

    def go_on_open(self, decision: i64, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self._lay_step(decision, seat, GOES_ON | OPEN, a, b, c)
        self.agenda[self.depth * STEP - STEP + BY] = self.act

    def back(self) -> None:
        """The move is complete, or given up: what is on top now is the step at which it began."""
        while self.depth > 0 and self.agenda[self.depth * STEP - STEP + HOW] & GOES_ON:
            self.depth -= 1

    def done(self) -> None:
        """The step on top is decided, with all the steps of its move."""
        self.back()
        self.depth -= 1

    def next(self, decision: i64, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The step on top is decided, and this one takes its place."""
        self.done()
        self._lay_step(decision, seat, 0, a, b, c)

    def next_alike(self, decision: i64, seat: Seat) -> None:
        """The step on top is decided, and this one takes its place and keeps all its own words."""
        words = self.depth * STEP - STEP + OWN
        self.done()
        base = self.depth * STEP
        agenda = self.agenda
        for k in range(STEP - OWN):
            agenda[base + OWN + k] = agenda[words + k]
        agenda[base + DECISION] = decision
        agenda[base + SEAT] = seat
        agenda[base + HOW] = 0
        agenda[base + BY] = 0
        self.depth += 1

    def then(self, consequence: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """This happens by itself as soon as all that is laid upon it is decided; what is laid last comes first."""
        if self.going_on():
            raise AssertionError("a move that goes on has no consequences yet: call done() first")
        self._lay_step(consequence, NO_SEAT, 0, a, b, c)

    def next_then(self, consequence: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """The step on top is done with, and this follows in its place."""
        self.done()
        self._lay_step(consequence, NO_SEAT, 0, a, b, c)

    def next_open(self, decision: i64, seat: Seat, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.done()
        self._lay_step(decision, seat, OPEN, a, b, c)

    def each_seat(self, decision: i64, first: i64, b: i64 = 0, c: i64 = 0) -> None:
        """Every seat decides once, clockwise from the first: one step with a cursor, moved on by `next_seat`.

        The cursor is the first of its own words; the second and the third are given here.
        """
        self.push(decision, first, self.seats, b, c)

    def next_seat(self) -> None:
        """This seat is done with a step of `each_seat`: on to the next one, or the step is over."""
        self.back()
        base = self.depth * STEP - STEP
        agenda = self.agenda
        agenda[base + OWN] -= 1
        if agenda[base + OWN] == 0:
            self.depth -= 1
        else:
            agenda[base + SEAT] = (agenda[base + SEAT] + 1) % self.seats

    def deciding(self) -> i64:
        """Which decision is on top, or -1."""
        return self.agenda[self.depth * STEP - STEP + DECISION] if self.depth > 0 else -1

    def began(self) -> i64:
        """The decision with which the move on top began: all that other seats see of it; -1 if there is none."""
        depth = self.depth
        while depth > 0 and self.agenda[depth * STEP - STEP + HOW] & GOES_ON:
            depth -= 1
        return self.agenda[depth * STEP - STEP + DECISION] if depth > 0 else -1

    def going_on(self) -> bool:
        """Whether the step on top is a later step of a move."""
        return self.depth > 0 and self.agenda[self.depth * STEP - STEP + HOW] & GOES_ON != 0

    def way_here(self) -> vec[i64]:
        """The actions of the move that goes on, from the step at which it began to the one on top."""
        agenda = self.agenda
        first = self.depth
        while first > 0 and agenda[first * STEP - STEP + HOW] & GOES_ON:
            first -= 1
        actions = vec[i64]()
        for k in range(first, self.depth):
            actions = append(actions, agenda[k * STEP + BY])
        return actions

    def asked(self) -> i64:
        """The seat that has to decide the step on top; ALL_SEATS if several have, NO_SEAT if nothing is asked."""
        return self.agenda[self.depth * STEP - STEP + SEAT] if self.depth > 0 else NO_SEAT

    def asks(self, decision: i64, seat: Seat) -> bool:
        """Whether the step on top is this decision of this seat: only then may a refusal read the step's own words."""
        return self.deciding() == decision and self.asked() == seat

    def is_open(self) -> bool:
        """Whether interludes may be played during the step on top."""
        return self.depth > 0 and self.agenda[self.depth * STEP - STEP + HOW] & OPEN != 0

    def own(self, k: i64) -> i64:
        """The k-th number the step on top carries."""
        return self.agenda[self.depth * STEP - STEP + OWN + k]

    def set_own(self, k: i64, word: i64) -> None:
        self.agenda[self.depth * STEP - STEP + OWN + k] = word

    def _lay_step(self, decision: i64, seat: Seat, how: i64, a: i64, b: i64, c: i64) -> None:
        base = self.depth * STEP
        if base == i64(len(self.agenda)):
            self._deepen()
        agenda = self.agenda
        agenda[base + DECISION] = decision
        agenda[base + SEAT] = seat
        agenda[base + HOW] = how
        agenda[base + BY] = 0
        agenda[base + OWN] = a
        agenda[base + OWN + 1] = b
        agenda[base + OWN + 2] = c
        for k in range(base + OWN + 3, base + STEP):
            agenda[k] = 0
        self.depth += 1

    def _deepen(self) -> None:
        """Twice the room on the agenda; a runaway rule is stopped long before memory is."""
        if self.depth >= 1024:
            raise RecursionError("the agenda is 1024 steps deep: a decision pushes steps without end")
        longer = table(self.depth * STEP * 2)
        agenda = self.agenda
        for k in range(self.depth * STEP):
            longer[k] = agenda[k]
        self.agenda = longer

    # Drafts: what each seat has secretly chosen so far in a simultaneous step.

    def answers(self, seat: Seat) -> i64:
        """How many questions of the simultaneous step this seat has answered."""
        return self.drafts[seat * DRAFT + ANSWERS] if len(self.drafts) > 0 else 0

    def answer(self, seat: Seat, question: i64) -> i64:
        """The action this seat has answered a question with."""
        return self.drafts[seat * DRAFT + ANSWER + question]

    def ready(self, seat: Seat) -> i64:
        """0, or this seat's place in the order in which seats became ready."""
        return self.drafts[seat * DRAFT + READY] if len(self.drafts) > 0 else 0

    def ask_all(self, decision: i64) -> None:
        """Every seat decides at the same time, in secret."""
        self.ask(decision, (i64(1) << self.seats) - 1)

    def ask(self, decision: i64, seats: i64) -> None:
        """The seats in the mask decide at the same time, in secret."""
        if len(self.drafts) == 0:
            self.drafts = vec[i64]([i64(0)] * (self.seats * DRAFT))
        self._lay_step(decision, ALL_SEATS, 0, seats, 0, 0)

    # What happens: dice, revealed things, news.

    def roll(self, sides: i64) -> i64:
        """A die: 1 to sides. Everybody sees it fall, so it is a barrier."""
        self._cross(ROLLED)
        return 1 + self.chance.below(DICE, sides)

    def show(self, deck: Deck, pile: i64, index: i64, mask: i64) -> None:
        """Those in the mask look at a card. It is a barrier if the seat that acts learns something."""
        unseen = mask & ~deck.seen(pile, index)
        if unseen & bit(self.actor):
            self._cross(REVEALED)
        deck.mark_seen(pile, index, mask)

    def reveal(self) -> None:
        """Something other than a card becomes known to the seat that acts: no undo past this."""
        self._cross(REVEALED)

    def _cross(self, barrier: i64) -> None:
        log = self.log
        if log is not None:
            log.reach_barrier(self)
        self.crossed |= barrier

    def hand_over(self) -> None:
        """The seat that acts has said that it is done: no undo past this."""
        self.crossed |= HANDED_OVER

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """A fact for everybody."""
        log = self.log
        if log is not None:
            log.add(kind, 0x1FF, a, b, c, d, e, f)

    def whisper(self, sees: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """A fact for those in the mask; the others get its public form."""
        log = self.log
        if log is not None:
            log.add(kind, sees, a, b, c, d, e, 0)
