"""Baratto: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ludoteca.draw.svg import Markup
from ludoteca.games.baratto import content, sheet
from ludoteca.games.baratto.drawing import aim, board, score_sheet, targets
from ludoteca.games.baratto.rules import layout
from ludoteca.games.baratto.rules.layout import Layout
from ludoteca.games.baratto.rules.rules import BarattoRules
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.games.baratto.view import BarattoView, view
from ludoteca.kernel.actions import AMOUNT, SEAT, Domain
from ludoteca.play.game import Area, Game, Manner, ScoreLine
from ludoteca.play.settings import Choice, Number, Settings
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, EventKind, RefusalKind

GOODS = tuple(good.id for good in content.goods())
PARAMETERS = content.parameters()
GOOD = Domain("good", GOODS)
THING = Domain("thing", (*GOODS, "coin"))  # one of it: a crate of salt, a coin
WARE = Domain("ware", THING.keys)  # the same, to be counted: 2 crates of salt


class BarattoGame(Game[Baratto, BarattoRules, BarattoView]):
    """A hexagonal market, crates nobody has opened, secret bids and one offer a round."""

    name = "baratto"
    version = 2
    fewest = 2
    most = 5
    minutes = (20, 35)
    weight = 2
    longest = 192  # 8 rounds: five bids of 2 answers, 5 looks, an offer of 8 actions and its answer
    master_foresees = False  # there is little to foresee: it would win no more than a rival
    settings = (
        Number("radius", PARAMETERS.radius, 1, 3, "BAR-SETUP-01"),
        Number("coins", PARAMETERS.coins, 4, 15, "BAR-SETUP-03"),
        Number("rounds", PARAMETERS.rounds, 3, 8, "BAR-END-01"),
        Choice("ties", "lead", ("lead", "nobody"), "BAR-TAKE-02"),
    )
    idle = ("no-peek", "no-offer", "decline")
    events = (
        EventKind(layout.ROUND, "round", (("round", AMOUNT), ("seat", SEAT)), rule="BAR-ROUND-01"),
        EventKind(layout.BADE, "bade", (("seat", SEAT), ("stall", AMOUNT), ("coins", AMOUNT)), rule="BAR-BID-01"),
        EventKind(layout.TIED, "tied", (("stall", AMOUNT), ("coins", AMOUNT)), rule="BAR-TAKE-02"),
        EventKind(
            layout.TOOK,
            "took",
            (("seat", SEAT), ("stall", AMOUNT), ("coins", AMOUNT), ("good", GOOD)),
            secret=("good",),
            rule="BAR-TAKE-01",
        ),
        EventKind(layout.CONSOLED, "consoled", (("seat", SEAT), ("coins", AMOUNT)), rule="BAR-TAKE-03"),
        EventKind(
            layout.PEEKED,
            "peeked",
            (("seat", SEAT), ("stall", AMOUNT), ("good", GOOD)),
            secret=("good",),
            rule="BAR-PEEK-01",
        ),
        EventKind(layout.PASSED_BY, "passed-by", (("seat", SEAT),), rule="BAR-PEEK-01"),
        EventKind(layout.MADE_NO_OFFER, "made-no-offer", (("seat", SEAT),), rule="BAR-OFFER-01"),
        EventKind(layout.OFFERED, "offered", (("seat", SEAT), ("rival", SEAT)), rule="BAR-OFFER-01"),
        EventKind(layout.GIVES, "gives", (("seat", SEAT), ("count", AMOUNT), ("ware", WARE)), rule="BAR-OFFER-03"),
        EventKind(layout.WANTS, "wants", (("seat", SEAT), ("count", AMOUNT), ("ware", WARE)), rule="BAR-OFFER-02"),
        EventKind(layout.ACCEPTED, "accepted", (("seat", SEAT), ("lead", SEAT)), rule="BAR-OFFER-05"),
        EventKind(layout.DECLINED, "declined", (("seat", SEAT), ("lead", SEAT)), rule="BAR-OFFER-04"),
        EventKind(layout.FINISHED, "finished", (), rule="BAR-END-02"),
        EventKind(layout.COUNTED, "counted", (("seat", SEAT), ("points", AMOUNT)), rule="BAR-SCORE-03"),
    )
    refusals = (
        RefusalKind(layout.NO_CRATE, "no-crate", "BAR-BID-02"),
        RefusalKind(layout.STALL_CHOSEN, "stall-chosen", "BAR-BID-01", moment=True),
        RefusalKind(layout.STALL_FIRST, "stall-first", "BAR-BID-01", moment=True),
        RefusalKind(layout.TOO_FEW_COINS, "too-few-coins", "BAR-BID-03", (("missing", AMOUNT),)),
        RefusalKind(layout.NO_CRATE_TO_SEE, "no-crate-to-see", "BAR-PEEK-01"),
        RefusalKind(layout.NOT_NEIGHBOUR, "not-neighbour", "BAR-PEEK-01", (("stall", AMOUNT),)),
        RefusalKind(layout.NOT_LEAD, "not-lead", "BAR-OFFER-01"),
        RefusalKind(layout.TO_YOURSELF, "to-yourself", "BAR-OFFER-01"),
        RefusalKind(layout.NOTHING_TO_GIVE, "nothing-to-give", "BAR-OFFER-02"),
        RefusalKind(layout.NOT_YOURS, "not-yours", "BAR-OFFER-02", (("thing", THING),)),
        RefusalKind(layout.SIDE_FULL, "side-full", "BAR-OFFER-02", (("most", AMOUNT),)),
        RefusalKind(layout.GIVING_IS_OVER, "giving-is-over", "BAR-OFFER-02", moment=True),
        RefusalKind(layout.GIVES_NOTHING, "gives-nothing", "BAR-OFFER-02"),
        RefusalKind(layout.BOTH_SIDES, "both-sides", "BAR-OFFER-02", (("thing", THING),)),
        RefusalKind(layout.RIVAL_TOO_POOR, "rival-too-poor", "BAR-OFFER-02", (("coins", AMOUNT), ("rival", SEAT))),
        RefusalKind(
            layout.RIVAL_TOO_FEW_CRATES,
            "rival-too-few-crates",
            "BAR-OFFER-02",
            (("crates", AMOUNT), ("rival", SEAT)),
        ),
        RefusalKind(layout.NO_OFFER_TO_YOU, "no-offer-to-you", "BAR-OFFER-04", moment=True),
        RefusalKind(layout.YOU_LACK, "you-lack", "BAR-OFFER-04", (("thing", THING),)),
    )

    def make_rules(self, settings: Settings, seats: int) -> BarattoRules:
        numbers: dict[str, int] = {
            name: value for name, value in msgspec.structs.asdict(PARAMETERS).items() if isinstance(value, int)
        }
        for name in ("radius", "coins", "rounds"):
            numbers[name] = settings.number(name)
        return BarattoRules(Layout(seats, list(GOODS), numbers, settings.way("ties") == "lead"))

    def view(self, rules: BarattoRules, s: Baratto, seat: int) -> BarattoView:
        return view(rules, s, seat)

    def census(self, rules: BarattoRules, s: Baratto) -> dict[str, int]:
        """BAR-SETUP-02 two crates a stall, BAR-SETUP-03 a fixed number of coins: always all somewhere."""
        places = [(p, k) for p in range(len(s.crates.sizes)) for k in range(s.crates.size(p))]
        return {
            "crates": len(places),
            "different crates": len({int(s.crates.card(p, k)) for p, k in places}),
            "coins": int(s.bank) + sum(int(count) for count in s.coins),
        }

    def relieve(
        self, rules: BarattoRules, s: Baratto, seat: int, kind: RefusalKind, numbers: Mapping[str, int]
    ) -> bool:
        """Coins, the own or the rival's."""
        if kind.name == "too-few-coins":
            s.coins[seat] += numbers["missing"]
        elif kind.name == "rival-too-poor":
            s.coins[numbers["rival"]] += 1
        else:
            return False
        return True

    def sheet(self, view: BarattoView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def clock(self, view: BarattoView, texts: Texts) -> str:
        """BAR-END-01 so many rounds, or fewer if crates run out."""
        return texts("board-clock", round=view.round, rounds=view.rounds)

    def round_of(self, rules: BarattoRules, s: Baratto) -> int:
        return int(s.round)

    def ending(self, rules: BarattoRules, s: Baratto, told: Collection[str]) -> str:
        """BAR-END-01 after the last round, or as soon as no stall has a crate."""
        return "last round" if s.round == rules.layout.rounds else "no crates left"

    def draw(self, view: BarattoView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: BarattoView) -> Sequence[Area]:
        return board.AREAS

    def fragments(self, view: BarattoView, texts: Texts) -> dict[str, dict[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: BarattoRules, view: BarattoView, action: int) -> str:
        return targets.target(rules.actions, view, action)

    def twins(self, rules: BarattoRules, view: BarattoView, action: int) -> Sequence[str]:
        return targets.twins(rules.actions, view, action)

    def manner(self, rules: BarattoRules, view: BarattoView, action: int) -> Manner:
        """A bid is a number of coins."""
        bid = rules.layout.bid
        return Manner(amount=int(bid.argument(action))) if bid.has(action) else Manner()

    def marks(self, event: Event) -> tuple[str, ...]:
        """The stall it happened at; the counter for offers."""
        if event.kind.name in ("gives", "wants", "accepted", "declined"):
            return ("counter",)
        return tuple(f"stall-{number}" for name, number in event.values if name == "stall")

    def scoring(self, view: BarattoView, texts: Texts) -> list[ScoreLine]:
        return score_sheet.lines(view, texts)

    def score_picture(self, view: BarattoView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts("aim-win"), GOODS[0])


GAME = BarattoGame()
