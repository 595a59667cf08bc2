"""Pebbles: a toy game that uses all of the kernel, interpreted even where the kernel is compiled.

In a turn a seat takes pebbles from the heap, or carries one from pot to pot (two steps, between which a coin may be
tossed), rolls a die, peeks at a card, calls a vote (two secret questions to all) or a poll (the
same to all others). A coin may be spent at any time in
one's turn for a point. The third pebble in a pot is worth four points; then the pot empties itself onto the heap. The
heap being empty ends the game, or the fortieth turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.draw.svg import el, picture
from ludoteca.kernel.actions import AMOUNT, SEAT, ActionTable, Domain, amounts
from ludoteca.kernel.chance import SETUP, Chance, Rng
from ludoteca.kernel.decision import ALLOWED, Commit, Decision, Options, because
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.events import bit
from ludoteca.kernel.judge import Judge
from ludoteca.kernel.numbers import table
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State, Words
from ludoteca.play.game import Area, Game, ScoreLine, fresh
from ludoteca.play.settings import Choice, Flag, Number, Settings
from ludoteca.play.texts import Texts
from ludoteca.play.view import View, shared
from ludoteca.play.vocabulary import EventKind, RefusalKind

ROOMS = Path(__file__).parent / "rooms"
POTS = 3
BURSTS = 3
LAST_TURN = 40
CARD = Domain("card", ("sun", "moon", "star", "rain", "wind", "snow"))
SIDE = Domain("side", ("left", "right"))

TAKE_TURN, PUT_DOWN, VOTE, SPEND = range(4)
TOOK, CARRIED, PEEKED, VOTED, MUSED = range(5)
TOO_FEW_PEBBLES, TAKING_ONLY, POT_EMPTY, SAME_POT, POT_CLOSED = range(16, 21)
NO_COIN, SEEN_ALREADY, STAKE_TOO_HIGH, NOBODY_ELSE = range(21, 25)
LIFTED = 0  # the own word of PUT_DOWN: the pot from which a pebble was lifted
ON_SIDE, STAKE = range(2)  # the questions of a vote


class Pebbles(State):
    """What lies on the table."""

    def __init__(self, rules: PebblesRules, chance: Chance | None, like: Self | None) -> None:
        super().__init__(rules.seats, chance, like)
        self.rules = rules
        self.cards: Deck = like.cards.copy() if like is not None else rules.empty_piles()
        self.heap: int = like.heap if like is not None else rules.full_heap
        self.turn: int = like.turn if like is not None else 0
        self.last: int = like.last if like is not None else -1  # who took the last pebble
        self.closed: int = like.closed if like is not None else 0  # a mask of pots with a lid on
        self.pots: vec[i64] = like.pots[:] if like is not None else vec[i64]([2, 1, 0])
        self.points: vec[i64] = like.points[:] if like is not None else table(rules.seats)
        self.coins: vec[i64] = like.coins[:] if like is not None else table(rules.seats, 1)

    def copy(self) -> Self:
        return type(self)(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.cards.words("cards", out)
        for name in ("heap", "turn", "last", "closed"):
            out.one(name, getattr(self, name))
        for name in ("pots", "points", "coins"):
            out.many(name, getattr(self, name))


class TakeTurn(Decision[Pebbles]):
    def options(self, s: Pebbles, seat: int, out: Options) -> None:
        rules = s.rules
        for verb in (rules.take_n, rules.from_pot, rules.peek, rules.roll, rules.vote, rules.poll):
            for action in range(verb.first, verb.first + verb.count):
                if self.refusal(s, seat, action) == ALLOWED:
                    out.add(action)
        if not rules.bare:
            out.add(rules.give_up.of())

    def refusal(self, s: Pebbles, seat: int, action: int) -> int:
        rules = s.rules
        if rules.take_n.has(action):
            missing = rules.take_n.argument(action) + 1 - s.heap
            return because(TOO_FEW_PEBBLES, missing) if missing > 0 else ALLOWED
        if rules.bare:
            return TAKING_ONLY
        if rules.from_pot.has(action):
            pot = rules.from_pot.argument(action)
            return ALLOWED if s.pots[pot] > 0 else because(POT_EMPTY, pot + 1)
        if rules.poll.has(action) and s.seats == 1:
            return NOBODY_ELSE
        if rules.peek.has(action) and s.cards.face(0, s.cards.size(0) - 1, seat) >= 0:
            return SEEN_ALREADY
        return ALLOWED

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        rules = s.rules
        if rules.take_n.has(action):
            count = rules.take_n.argument(action) + 1
            s.heap -= count
            s.points[seat] += count
            s.tell(TOOK, seat, count)
            if s.heap == 0:
                s.last = seat
                s.over = 1
                return
        elif rules.from_pot.has(action):
            s.go_on_open(PUT_DOWN, seat, rules.from_pot.argument(action))
            return
        elif rules.peek.has(action):
            top = s.cards.size(0) - 1
            s.show(s.cards, 0, top, bit(seat))
            s.whisper(bit(seat), PEEKED, seat, s.cards.card(0, top))
            s.whisper(bit(seat), MUSED, seat)
            return
        elif rules.roll.has(action):
            s.points[seat] += s.roll(6)
        elif rules.give_up.has(action):
            s.hand_over()
        pass_on(s)
        if rules.vote.has(action):
            s.ask_all(VOTE)
        elif rules.poll.has(action):
            s.ask(VOTE, (1 << s.seats) - 1 - (1 << seat))


class PutDown(Decision[Pebbles]):
    def options(self, s: Pebbles, seat: int, out: Options) -> None:
        rules = s.rules
        for action in (*(rules.to.of(pot) for pot in range(POTS)), rules.toss.of(), rules.give_up.of()):
            if self.refusal(s, seat, action) == ALLOWED:
                out.add(action)

    def refusal(self, s: Pebbles, seat: int, action: int) -> int:
        rules = s.rules
        if rules.toss.has(action):
            return ALLOWED if s.coins[seat] > 0 else NO_COIN
        if rules.give_up.has(action) or s.deciding() != PUT_DOWN:  # not `asks`: the kernel keeps others' steps away
            return ALLOWED
        pot = rules.to.argument(action)
        if s.own(LIFTED) == pot:
            return because(SAME_POT, pot + 1, int(s.pots[pot]))
        return because(POT_CLOSED, pot + 1) if s.closed >> pot & 1 else ALLOWED

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        rules = s.rules
        if rules.give_up.has(action):
            s.back()
            return
        if rules.toss.has(action):
            s.coins[seat] += 2 * s.roll(2) - 3
            return
        lifted, pot = int(s.own(LIFTED)), rules.to.argument(action)
        s.pots[lifted] -= 1
        s.pots[pot] += 1
        if s.pots[pot] == BURSTS:
            s.points[seat] += 4
        s.tell(CARRIED, seat, lifted + 1, pot + 1)
        pass_on(s)


class Vote(Commit[Pebbles]):
    """On which side, then how much: the heavier side gets its stakes as points, the first to be ready a coin.

    Where both sides weigh the same, and more than nothing, the same seats vote again.
    """

    def __init__(self) -> None:
        super().__init__(2)

    def options(self, s: Pebbles, seat: int, out: Options) -> None:
        verb = s.rules.side if s.answers(seat) == 0 else s.rules.stake
        for action in range(verb.first, verb.first + verb.count):
            if self.refusal(s, seat, action) == ALLOWED:
                out.add(action)

    def refusal(self, s: Pebbles, seat: int, action: int) -> int:
        missing = s.rules.stake.argument(action) - int(s.coins[seat]) if s.rules.stake.has(action) else 0
        return because(STAKE_TOO_HIGH, missing) if missing > 0 else ALLOWED

    def uncover(self, s: Pebbles) -> None:
        asked = [seat for seat in range(s.seats) if s.ready(seat)]
        sides = {seat: int(s.rules.side.argument(s.answer(seat, ON_SIDE))) for seat in asked}
        stakes = {seat: int(s.rules.stake.argument(s.answer(seat, STAKE))) for seat in asked}
        weights = [sum(stakes[seat] for seat in asked if sides[seat] == side) for side in range(2)]
        for seat in asked:
            if weights[sides[seat]] > weights[1 - sides[seat]]:
                s.points[seat] += stakes[seat]
            if s.ready(seat) == 1:
                s.coins[seat] += 1
            s.tell(VOTED, seat, sides[seat], stakes[seat])
        if weights[0] == weights[1] > 0:
            s.ask(VOTE, sum(1 << seat for seat in asked))


class Sides(Commit[Pebbles]):
    """Instead of a vote: left or right, so many times; each right is a point."""

    def options(self, s: Pebbles, seat: int, out: Options) -> None:
        for side in range(s.rules.side.count):
            out.add(s.rules.side.of(side))

    def uncover(self, s: Pebbles) -> None:
        for seat in range(s.seats):
            s.points[seat] = sum(int(s.rules.side.argument(s.answer(seat, k))) for k in range(self.questions))


class SpendCoin(Decision[Pebbles]):
    def options(self, s: Pebbles, seat: int, out: Options) -> None:
        if not s.rules.bare and self.refusal(s, seat, s.rules.coin.of()) == ALLOWED:
            out.add(s.rules.coin.of())

    def refusal(self, s: Pebbles, seat: int, action: int) -> int:
        return ALLOWED if s.coins[seat] > 0 else NO_COIN

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.done()
        s.coins[seat] -= 1
        s.points[seat] += 1


def pass_on(s: Pebbles) -> None:
    s.turn += 1
    s.next_open(TAKE_TURN, s.turn % s.seats)
    if s.turn == LAST_TURN:
        s.over = 1


class PebblesRules(Rules[Pebbles]):
    def __init__(self, seats: int, heap: int, bare: bool, last_wins: bool) -> None:
        actions = ActionTable()
        self.take_n = actions.add("take", TAKE_TURN, amounts(1, 3))
        self.from_pot = actions.add("from", TAKE_TURN, amounts(1, POTS))
        self.peek = actions.add("peek", TAKE_TURN)
        self.roll = actions.add("roll", TAKE_TURN)
        self.vote = actions.add("vote", TAKE_TURN)
        self.poll = actions.add("poll", TAKE_TURN)
        self.to = actions.add("to", PUT_DOWN, amounts(1, POTS))
        self.toss = actions.add("toss", PUT_DOWN)
        self.side = actions.add("side", VOTE, SIDE)
        self.stake = actions.add("stake", VOTE, amounts(0, 2))
        self.coin = actions.add("coin", SPEND)
        self.give_up = actions.add("pass", (TAKE_TURN, PUT_DOWN))
        decisions: dict[int, Decision[Pebbles]] = {
            TAKE_TURN: TakeTurn(),
            PUT_DOWN: PutDown(),
            VOTE: Vote(),
            SPEND: SpendCoin(),
        }
        super().__init__(seats, actions, decisions, [SPEND])
        self.traits = ["points", "coins"]
        self.full_heap = heap
        self.bare = bare
        self.last_wins = last_wins

    def empty_piles(self) -> Deck:
        return new_deck([0] * len(CARD.keys), [len(CARD.keys)] + [1] * self.seats)

    def start(self, chance: Chance) -> Pebbles:
        s = Pebbles(self, chance, None)
        cards = s.cards
        for card in range(len(CARD.keys)):
            cards.put(0, card)
        cards.shuffle(0, chance, SETUP)
        for seat in range(self.seats):
            cards.move(0, cards.size(0) - 1, 1 + seat)
            cards.mark_seen(1 + seat, 0, bit(seat))
        s.push_open(TAKE_TURN, 0)
        return s

    def settle(self, s: Pebbles) -> bool:
        for pot in range(POTS):
            if s.pots[pot] == BURSTS:
                s.pots[pot] = 0
                s.heap += BURSTS
                return True
        return False

    def score(self, s: Pebbles, seat: int) -> int:
        return int(s.points[seat])

    def rank(self, s: Pebbles, seat: int) -> int:
        """Equal points: more coins are ahead."""
        return int(s.last == seat) if self.last_wins else int(s.points[seat] * 10 + s.coins[seat])

    def features(self, s: Pebbles, viewer: int, out: vec[float]) -> None:
        out[0] = 1.0
        for seat in range(s.seats):
            out[1 + 2 * seat] += float(s.points[seat])
            out[2 + 2 * seat] += float(s.coins[seat])

    def scrub(self, s: Pebbles, seat: int, rng: Rng) -> None:
        s.cards.imagine(seat, rng)


class PebblesView(View, frozen=True, kw_only=True):
    heap: int
    pots: tuple[int, ...]
    points: tuple[int, ...]
    coins: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]
    lifted: int


class PebblesGame(Game[Pebbles, PebblesRules, PebblesView]):
    name = "pebbles"
    version = 3
    fewest = 1
    most = 3
    longest = 1000
    settings = (
        Number("heap", 7, 1, 30, "PEB-TAKE-01"),
        Flag("bare", False, "PEB-TAKE-02"),
        Choice("end", "most", ("most", "last"), "PEB-END-01"),
    )
    events: Sequence[EventKind] = (
        EventKind(TOOK, "took", (("seat", SEAT), ("count", AMOUNT))),
        EventKind(CARRIED, "carried", (("seat", SEAT), ("from", AMOUNT), ("to", AMOUNT))),
        EventKind(PEEKED, "peeked", (("seat", SEAT), ("card", CARD)), secret=("card",)),
        EventKind(VOTED, "voted", (("seat", SEAT), ("side", SIDE), ("stake", AMOUNT))),
        EventKind(MUSED, "mused", (("seat", SEAT),), private=True),
    )
    refusals: Sequence[RefusalKind] = (
        RefusalKind(TOO_FEW_PEBBLES, "too-few-pebbles", "PEB-TAKE-01", (("missing", AMOUNT),)),
        RefusalKind(TAKING_ONLY, "taking-only", "PEB-TAKE-02"),
        RefusalKind(POT_EMPTY, "pot-empty", "PEB-CARRY-01", (("pot", AMOUNT),)),
        RefusalKind(SAME_POT, "same-pot", "PEB-CARRY-02", (("pot", AMOUNT), ("held", AMOUNT))),
        RefusalKind(POT_CLOSED, "pot-closed", "PEB-CARRY-03", (("pot", AMOUNT),)),
        RefusalKind(NO_COIN, "no-coin", "PEB-COIN-01"),
        RefusalKind(SEEN_ALREADY, "seen-already", "PEB-PEEK-01"),
        RefusalKind(STAKE_TOO_HIGH, "stake-too-high", "PEB-VOTE-01", (("missing", AMOUNT),)),
        RefusalKind(NOBODY_ELSE, "nobody-else", "PEB-VOTE-01"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.folder = ROOMS

    def make_rules(self, settings: Settings, seats: int) -> PebblesRules:
        return PebblesRules(seats, settings.number("heap"), settings.flag("bare"), settings.way("end") == "last")

    def view(self, rules: PebblesRules, s: Pebbles, seat: int) -> PebblesView:
        common: dict[str, Any] = shared(rules, s, seat)
        cards = s.cards
        return PebblesView(
            **common,
            heap=s.heap,
            pots=tuple(int(count) for count in s.pots),
            points=tuple(int(count) for count in s.points),
            coins=tuple(int(count) for count in s.coins),
            cards=tuple(tuple(cards.faces(p, seat)) for p in range(1 + s.seats)),
            lifted=int(s.own(LIFTED)) + 1 if common["deciding"] == "put-down" else 0,
        )

    def census(self, rules: PebblesRules, s: Pebbles) -> dict[str, int]:
        return {"cards": sum(int(size) for size in s.cards.sizes)}

    def sheet(self, view: PebblesView, texts: Texts) -> list[str]:
        return [f"{view.heap} pebbles"]

    def draw(self, view: PebblesView, texts: Texts) -> str:
        cards = [CARD.keys[face] if face >= 0 else "?" for pile in view.cards for face in pile]
        return picture(100, 100, *(el("text", card, id=f"card-{k}") for k, card in enumerate(cards)), label="Pebbles")

    def areas(self, view: PebblesView) -> list[Area]:
        return [Area("all", 0, 0, 100, 100, 100)]

    def fragments(self, view: PebblesView, texts: Texts) -> dict[str, dict[str, str]]:
        return {"all": {"board": self.draw(view, texts)}}

    def target(self, rules: PebblesRules, view: PebblesView, action: int) -> str:
        return ""

    def scoring(self, view: PebblesView, texts: Texts) -> list[ScoreLine]:
        return []

    def score_picture(self, view: PebblesView, texts: Texts) -> str:
        return ""


GAME = PebblesGame()
SEED = bytes(range(32))


class Table:
    """Rules of its own, which a test may change, and one position of Pebbles, without a match around it."""

    def __init__(self, seats: int = 2, rules: PebblesRules | None = None, **settings: bool | int | str) -> None:
        self.rules = rules or GAME.make_rules(Settings(GAME.settings, settings), seats)
        self.s = fresh(self.rules, SEED)
        self.out = Options()

    def number(self, text: str) -> int:
        return self.rules.actions.number(text)

    def legal(self, seat: int) -> list[str]:
        self.rules.options(self.s, seat, self.out)
        return self.rules.actions.texts([int(self.out.actions[k]) for k in range(self.out.count)])

    def play(self, seat: int, texts: str) -> Table:
        """Take actions that must be legal, one after the other."""
        for text in texts.split():
            assert text in self.legal(seat), f"{text} is not among {self.legal(seat)}"
            self.rules.take(self.s, seat, self.number(text))
        return self

    def why(self, seat: int, text: str) -> int:
        return int(self.rules.refusal(self.s, seat, self.number(text), self.out))

    def imagined(self, seat: int, seed: int) -> Pebbles:
        return self.rules.imagine(self.s, seat, Rng(seed))

    # Bots.

    def judge(self) -> Judge:
        """Four coins are worth a point."""
        return Judge(1, 2, self.rules.sides, vec[float]([1.0, 0.25]), 10.0)

    def chosen(self, player: Player, seat: int = 0, seed: int = 3) -> str:
        """The next actions of a bot: one, or all of a move if it is sure of them."""
        return self._texts(player.steps(self.rules, self.imagined(seat, seed), seat, Rng(seed)))

    def moved(self, player: Player, seat: int = 0, seed: int = 3) -> str:
        """The whole move of a bot."""
        return self._texts(player.move(self.rules, self.imagined(seat, seed), seat, Rng(seed)))

    def _texts(self, actions: vec[i64]) -> str:
        return " ".join(self.rules.actions.texts([int(action) for action in actions]))
