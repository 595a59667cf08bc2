"""A tiny game with a fault to be chosen: what the laws must catch is planted here, one at a time.

Two seats draw hidden cards or pay coins, then name a number in secret. Without a fault it obeys every law.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.actions import AMOUNT, SEAT, ActionTable, Domain, amounts
from ludoteca.kernel.chance import SETUP, Chance, Rng
from ludoteca.kernel.consequence import Consequence
from ludoteca.kernel.decision import ALLOWED, Commit, Decision, Options, because
from ludoteca.kernel.deck import Deck, new_deck
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import table
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight, State, Words
from ludoteca.play.game import Area, Game, ScoreLine
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts
from ludoteca.play.view import View, shared
from ludoteca.play.vocabulary import EventKind, RefusalKind

TAKE_TURN: Final = 0
LINGER = 2
NAME_NUMBER: Final = 1
DREW, PAID, NAMED = 0, 1, 2
PILE_EMPTY, NO_COIN, TOO_HIGH = 16, 17, 18
PILE: Final = 0
CARDS = Domain("card", tuple(str(k) for k in range(12)))
ROUNDS = 4


class Toy(State):
    def __init__(self, rules: ToyRules, chance: Chance | None, like: Toy | None) -> None:
        super().__init__(2, chance, like)
        self.rules = rules
        self.fault = rules.fault
        self.cards: Deck = like.cards.copy() if like is not None else new_deck([0] * 12, [12, 12, 12])
        # Of seat 0, of seat 1, in the bank.
        self.coins: vec[i64] = like.coins[:] if like is not None else vec[i64]([3, 3, 4])
        self.named: vec[i64] = like.named[:] if like is not None else table(2)
        self.turn: int = like.turn if like is not None else 0
        if like is not None and self.fault == "shallow copy":
            self.coins = like.coins

    def copy(self) -> Toy:
        return Toy(self.rules, None, self)

    def words(self, out: Words) -> None:
        self.kernel_words(out)
        self.cards.words("cards", out)
        out.many("coins", self.coins)
        if self.fault != "field without words":
            out.many("named", self.named)
        out.one("turn", self.turn)


class TakeTurn(Decision[Toy]):
    """Draw or pay.

    TOY-DRAW-01  a card
    TOY-PAY-01   or a coin
    """

    def options(self, s: Toy, seat: i64, out: Options) -> None:
        for action in (s.rules.draw.of(), s.rules.pay.of()):
            if self.refusal(s, seat, action) == ALLOWED or s.fault == "offered but refused":
                out.add(action)
        if s.fault == "stuck" and s.turn == 3:
            out.count = 0

    def refusal(self, s: Toy, seat: i64, action: i64) -> i64:
        if s.rules.draw.has(action):
            return ALLOWED if s.cards.size(PILE) else PILE_EMPTY
        if s.fault == "refusal that peeks" and s.cards.size(2 - seat) and s.cards.card(2 - seat, 0) % 2:
            return because(NO_COIN, 7)
        return ALLOWED if s.coins[seat] else because(NO_COIN, 1)

    def take(self, s: Toy, seat: i64, action: i64) -> None:
        if s.rules.pay.has(action):
            s.coins[seat] -= 1
            if s.fault != "lost coin":
                s.coins[2] += 1
            s.tell(PAID, seat)
        else:
            draw(s, seat)
        s.turn += 1
        if s.fault != "endless" and s.turn == 2 * ROUNDS:
            s.over = 1
        elif s.turn % 2 and s.fault == "agenda with a secret":
            s.next(TAKE_TURN, 1, s.cards.card(1, 0) if s.cards.size(1) else 0)
        elif s.turn % 2 and s.fault == "consequence with a secret":
            s.next_then(LINGER, s.cards.card(1, 0) if s.cards.size(1) else 0)
            s.push(TAKE_TURN, 1)
        elif s.turn % 2 and s.fault == "a move goes on from a consequence":
            s.next_then(LINGER)
            s.go_on(TAKE_TURN, 1)
        elif s.turn % 2:
            s.next(TAKE_TURN, 1)
        else:
            s.done()
            s.ask_all(NAME_NUMBER)


def draw(s: Toy, seat: i64) -> None:
    s.cards.move(PILE, s.cards.size(PILE) - 1, 1 + seat)
    place = s.cards.size(1 + seat) - 1
    if s.fault == "undo past a reveal":
        s.cards.mark_seen(1 + seat, place, bit(seat))
    else:
        s.show(s.cards, 1 + seat, place, bit(seat))
    if s.fault == "event with a secret":
        s.tell(DREW, seat, s.cards.card(1 + seat, place))
    else:
        s.whisper(bit(seat), DREW, seat, s.cards.card(1 + seat, place))


class Linger(Consequence[Toy]):
    def follow(self, s: Toy) -> None:
        s.done()


class NameNumber(Commit[Toy]):
    """Name a number in secret.

    TOY-NAME-01  no more than one's coins
    """

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, s: Toy, seat: i64, out: Options) -> None:
        for number in range(s.rules.number.count):
            if self.refusal(s, seat, s.rules.number.of(number)) == ALLOWED:
                out.add(s.rules.number.of(number))

    def refusal(self, s: Toy, seat: i64, action: i64) -> i64:
        if s.fault == "secret answer seen" and s.answers(1 - seat) and s.answer(1 - seat, 0) == action:
            return because(TOO_HIGH, 1)
        missing = s.rules.number.argument(action) - s.coins[seat]
        if s.fault in ("too little is missing", "too much is missing") and missing > 0:
            return because(TOO_HIGH, missing + (1 if s.fault == "too much is missing" else -1))
        return because(TOO_HIGH, missing) if missing > 0 else ALLOWED

    def uncover(self, s: Toy) -> None:
        for seat in range(2):
            s.named[seat] = s.rules.number.argument(s.answer(seat, 0))
        if s.fault == "order of arrival":
            s.named[0] += 10 * (s.ready(0) > s.ready(1))
        s.tell(NAMED, s.named[0], s.named[1])
        s.push(TAKE_TURN, 0)


class ToyRules(Rules[Toy]):
    def __init__(self, fault: str) -> None:
        actions = ActionTable()
        self.draw = actions.add("draw", TAKE_TURN)
        self.pay = actions.add("pay", TAKE_TURN)
        self.number = actions.add("number", NAME_NUMBER, amounts(0, 2))
        super().__init__(2, actions, {TAKE_TURN: TakeTurn(), NAME_NUMBER: NameNumber()}, [], {LINGER: Linger()})
        self.fault = fault
        self.phases = ["always", "gone"]
        self.traits = ["coins", "cards"]

    def start(self, chance: Chance) -> Toy:
        s = Toy(self, chance, None)
        for card in range(12):
            s.cards.put(PILE, card)
        s.cards.shuffle(PILE, chance, SETUP)
        s.push(TAKE_TURN, 0)
        return s

    def score(self, s: Toy, seat: i64) -> i64:
        return s.coins[seat] + s.cards.size(1 + seat)

    def features(self, s: Toy, viewer: i64, out: vec[float]) -> None:
        out[0] = 0.5 if self.fault == "first phase that is not always" and s.turn == 3 else 1.0
        out[1] = s.turn / (ROUNDS if self.fault == "phase beyond one" else 2 * ROUNDS)
        for seat in range(2):
            out[2 + 2 * seat] = float(s.coins[seat])
            out[3 + 2 * seat] = float(s.cards.size(1 + seat))
        rivals = 2 - viewer
        if self.fault == "feature of a hidden card" and s.cards.size(rivals):
            out[2] += float(s.cards.card(rivals, 0))
        if self.fault == "feature of a secret answer" and s.answers(1 - viewer):
            out[2] += float(s.answer(1 - viewer, 0))
        if self.fault == "feature that is no number" and s.turn == 3:
            out[3] = float("nan")
        if self.fault == "feature without a name":
            out[6] = 1.0
        if self.fault == "features that change the position":
            s.named[0] += 1

    def imagine(self, s: Toy, seat: i64, rng: Rng) -> Toy:
        return s.copy() if self.fault == "imagine that copies" else super().imagine(s, seat, rng)

    def scrub(self, s: Toy, seat: i64, rng: Rng) -> None:
        if self.fault != "imagine that keeps the cards":
            s.cards.imagine(seat, rng)

    def veil(self, s: Toy, seat: i64, out: Sight) -> None:
        if self.fault == "observation of a hidden card" and s.cards.size(2 - seat if seat >= 0 else 1):
            out.write(out.start("turn"), s.cards.card(2 - seat if seat >= 0 else 1, 0))
        if self.fault == "observation that grows":
            out.run("more", 1 + s.turn)
        if self.fault == "observation of a number too large":
            out.one("large", 1 << 40)
        if self.fault == "observation that leaves something out":
            for k in range(out.base, out.at):
                out.write(k, 0)
        if self.fault == "observing that changes the position":
            s.named[0] += 1


class ToyView(View, frozen=True, kw_only=True):
    hands: tuple[tuple[int, ...], ...]
    coins: tuple[int, ...]
    named: tuple[int, ...]
    turn: int


class ToyGame(Game[Toy, ToyRules, ToyView]):
    name = "toy"
    version = 1
    fewest = 2
    most = 2
    longest = 40
    minutes = (1, 1)
    weight = 1
    events = (
        EventKind(DREW, "drew", (("seat", SEAT), ("card", CARDS)), secret=("card",), rule="TOY-DRAW-01"),
        EventKind(PAID, "paid", (("seat", SEAT),), rule="TOY-PAY-01"),
        EventKind(NAMED, "named", (("first", AMOUNT), ("second", AMOUNT)), rule="TOY-NAME-01"),
    )
    refusals = (
        RefusalKind(PILE_EMPTY, "pile-empty", "TOY-DRAW-01"),
        RefusalKind(NO_COIN, "no-coin", "TOY-PAY-01", (("missing", AMOUNT),)),
        RefusalKind(TOO_HIGH, "too-high", "TOY-NAME-01", (("missing", AMOUNT),)),
    )

    def __init__(self, fault: str = "") -> None:
        super().__init__()
        self.folder = Path(__file__).parents[1]
        self.fault = fault
        if fault == "refusal without a rule":
            self.refusals = (
                *self.refusals[:2],
                RefusalKind(TOO_HIGH, "too-high", "TOY-NAME-99", (("missing", AMOUNT),)),
            )

    def make_rules(self, settings: Settings, seats: int) -> ToyRules:
        return ToyRules(self.fault)

    def view(self, rules: ToyRules, s: Toy, seat: int) -> ToyView:
        fields: dict[str, Any] = shared(rules, s, seat)

        def hand(owner: int) -> tuple[int, ...]:
            pile = 1 + owner
            if self.fault == "view with a secret":
                return tuple(s.cards.cards(pile))
            return tuple(s.cards.faces(pile, seat))

        return ToyView(
            **fields,
            hands=(hand(0), hand(1)),
            coins=tuple(int(count) for count in s.coins),
            named=tuple(int(number) for number in s.named),
            turn=s.turn,
        )

    def census(self, rules: ToyRules, s: Toy) -> dict[str, int]:
        return {"coins": sum(int(count) for count in s.coins), "cards": sum(int(size) for size in s.cards.sizes)}

    def relieve(self, rules: ToyRules, s: Toy, seat: int, kind: RefusalKind, numbers: Mapping[str, int]) -> bool:
        if kind.name == "pile-empty" or self.fault == "nobody can lay what is missing":
            return False
        s.coins[seat] += numbers["missing"]
        return True

    def sheet(self, view: ToyView, texts: Texts) -> list[str]:
        return []

    def draw(self, view: ToyView, texts: Texts) -> str:
        return f"<svg>{''.join(part for area in self.fragments(view, texts).values() for part in area.values())}</svg>"

    def areas(self, view: ToyView) -> Sequence[Area]:
        return (Area("table", 0, 0, 100, 100, 100),)

    def fragments(self, view: ToyView, texts: Texts) -> Mapping[str, Mapping[str, str]]:
        rule = "TOY-PAY-99" if self.fault == "unknown rule in the drawing" else "TOY-PAY-01"
        said = "" if self.fault == "nothing said about a rule" else f"<title>{texts('board-coins')}</title>"
        inside = ' id="heap"' if self.fault == "id within an element" else ""
        inside += ' data-rule="TOY-DRAW-01"' if self.fault == "rule within an element" else ""
        shared = '<defs id="defs"><g id="coins"/></defs>' if self.fault == "the same id twice" else '<defs id="defs"/>'
        look = ' style="fill:red"' if self.fault == "style in the drawing" else ""
        words = "(4, 4, 1…" if self.fault == "words without room" else f"{view.coins}"
        coins = f'<g id="coins" data-rule="{rule}">{said}<text>{words}</text></g>'
        pile = f'<g id="pile"><g{inside}{look}/></g>' + ("<g>" if self.fault == "broken markup" else "")
        drawn = {"table": {"pile": pile, "coins": coins}} if self.fault != "area nobody draws" else {}
        return {"": {"defs": shared}, **drawn}

    def target(self, rules: ToyRules, view: ToyView, action: int) -> str:
        if rules.pay.has(action):
            return "purse" if self.fault == "target that is not drawn" else "coins"
        return "pile" if rules.draw.has(action) else ""

    def alike(self, rules: ToyRules, view: ToyView, action: int) -> Sequence[int]:
        other = {rules.draw.of(): rules.pay.of(), rules.pay.of(): rules.draw.of()}.get(action)
        return [other] if self.fault == "alike and not the same" and other is not None else []

    def label(self, rules: ToyRules, view: ToyView, texts: Texts, action: int) -> str:
        return "?" if self.fault == "the same words twice" else super().label(rules, view, texts, action)

    def score_picture(self, view: ToyView, texts: Texts) -> str:
        return "<svg/>"

    def scoring(self, view: ToyView, texts: Texts) -> list[ScoreLine]:
        cards = tuple(len(hand) for hand in view.hands)
        if self.fault == "sheet that does not add up":
            cards = (cards[0] + 1, cards[1])
        return [
            ScoreLine(texts("score-coins"), "TOY-PAY-01", view.coins[:2]),
            ScoreLine(texts("score-cards"), "TOY-DRAW-01", cards),
        ]
