"""Vendemmia: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ludoteca.draw.svg import Markup
from ludoteca.games.vendemmia import content, sheet
from ludoteca.games.vendemmia.drawing import aim, board, score_sheet, targets
from ludoteca.games.vendemmia.rules import layout
from ludoteca.games.vendemmia.rules.layout import Layout
from ludoteca.games.vendemmia.rules.rules import VendemmiaRules
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.games.vendemmia.view import VendemmiaView, view
from ludoteca.kernel.actions import AMOUNT, SEAT, Domain
from ludoteca.play.game import Area, Game, ScoreLine
from ludoteca.play.settings import Choice, Number, Settings
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, EventKind, RefusalKind

VINES = content.vines()
PARAMETERS = content.parameters()
VINE = Domain("vine", tuple(vine.id for vine in VINES))


class VendemmiaGame(Game[Vendemmia, VendemmiaRules, VendemmiaView]):
    """Two dice, a hand of vines, three terraces on a hill."""

    name = "vendemmia"
    version = 2
    fewest = 2
    most = 4
    minutes = (15, 30)
    weight = 2
    longest = 1000  # 48 turns of at most 4 decisions, and 24 baskets that are spent one by one
    master_foresees = False  # there is little to foresee: it would win no more than a rival
    settings = (
        Number("rounds", PARAMETERS.rounds, 3, 12, "VEN-END-01"),
        Number("baskets", PARAMETERS.baskets, 0, 5, "VEN-SETUP-02"),
        Choice("slope", "rising", ("rising", "free"), "VEN-PLANT-04"),
    )
    idle = ("leave",)
    events = (
        EventKind(layout.ROLLED, "rolled", (("seat", SEAT), ("first", AMOUNT), ("second", AMOUNT)), rule="VEN-TURN-01"),
        EventKind(
            layout.PLANTED, "planted", (("seat", SEAT), ("vine", VINE), ("terrace", AMOUNT)), rule="VEN-PLANT-01"
        ),
        EventKind(layout.COMPOSTED, "composted", (("seat", SEAT), ("vine", VINE)), rule="VEN-REST-01"),
        EventKind(layout.RESTED, "rested", (("seat", SEAT), ("baskets", AMOUNT)), rule="VEN-REST-02"),
        EventKind(layout.LOOKED, "looked", (("seat", SEAT), ("vine", VINE)), secret=("vine",), rule="VEN-REST-03"),
        EventKind(layout.LEFT, "left", (("seat", SEAT),), rule="VEN-REST-03"),
        EventKind(layout.BURIED, "buried", (("seat", SEAT),), rule="VEN-REST-03"),
        EventKind(layout.RAISED, "raised", (("seat", SEAT), ("die", AMOUNT)), rule="VEN-BASKET-01"),
        EventKind(layout.DREW, "drew", (("seat", SEAT), ("vine", VINE)), secret=("vine",), rule="VEN-DRAW-01"),
        EventKind(layout.FINISHED, "finished", (), rule="VEN-END-01"),
    )
    refusals = (
        RefusalKind(layout.NOT_IN_HAND, "not-in-hand", "VEN-PLANT-01"),
        RefusalKind(layout.TOO_HIGH, "too-high", "VEN-PLANT-02", (("missing", AMOUNT),)),
        RefusalKind(layout.TERRACE_FULL, "terrace-full", "VEN-PLANT-03"),
        RefusalKind(layout.NOT_RISING, "not-rising", "VEN-PLANT-04", (("last", AMOUNT),)),
        RefusalKind(layout.NO_VINE_FITS, "no-vine-fits", "VEN-PLANT-02", (("die", AMOUNT),)),
        RefusalKind(layout.TOO_FEW_BASKETS, "too-few-baskets", "VEN-BASKET-01", (("missing", AMOUNT),)),
        RefusalKind(layout.DIE_AT_TOP, "die-at-top", "VEN-BASKET-01"),
        RefusalKind(layout.DIE_CHOSEN, "die-chosen", "VEN-BASKET-02", moment=True),
        RefusalKind(layout.NOT_LOOKING, "not-looking", "VEN-REST-03", moment=True),
        RefusalKind(layout.TOO_FEW_TO_ROLL, "too-few-to-roll", "VEN-BASKET-02", (("missing", AMOUNT),)),
        RefusalKind(layout.NOT_TO_COMPOST, "not-to-compost", "VEN-REST-01"),
    )

    def make_rules(self, settings: Settings, seats: int) -> VendemmiaRules:
        numbers: dict[str, int] = {
            name: value for name, value in msgspec.structs.asdict(PARAMETERS).items() if isinstance(value, int)
        }
        numbers["rounds"] = settings.number("rounds")
        numbers["baskets"] = settings.number("baskets")
        return VendemmiaRules(
            Layout(
                seats,
                [vine.id for vine in VINES],
                [vine.value for vine in VINES],
                [content.VARIETIES.index(vine.variety) for vine in VINES],
                numbers,
                settings.way("slope") == "rising",
            )
        )

    def view(self, rules: VendemmiaRules, s: Vendemmia, seat: int) -> VendemmiaView:
        return view(rules, s, seat)

    def census(self, rules: VendemmiaRules, s: Vendemmia) -> dict[str, int]:
        """VEN-SETUP-01 36 vines, VEN-SETUP-02 24 baskets: always all somewhere."""
        places = [(p, k) for p in range(len(s.vines.sizes)) for k in range(s.vines.size(p))]
        return {
            "vines": len(places),
            "different vines": len({int(s.vines.card(p, k)) for p, k in places}),
            "baskets": int(s.store) + sum(int(count) for count in s.baskets),
        }

    def relieve(
        self, rules: VendemmiaRules, s: Vendemmia, seat: int, kind: RefusalKind, numbers: Mapping[str, int]
    ) -> bool:
        """Baskets, or dice that show more."""
        if kind.name in ("too-few-baskets", "too-few-to-roll"):
            s.baskets[seat] += numbers["missing"]
        elif kind.name == "too-high":
            for die in range(len(s.dice)):
                s.dice[die] += numbers["missing"]
        else:
            return False
        return True

    def sheet(self, view: VendemmiaView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def clock(self, view: VendemmiaView, texts: Texts) -> str:
        """VEN-END-01 everybody has the same number of turns."""
        return texts("sheet-round", round=view.round, rounds=view.rounds)

    def round_of(self, rules: VendemmiaRules, s: Vendemmia) -> int:
        """VEN-END-01 a turn of everybody is a round."""
        return min(int(s.turn) // int(s.seats) + 1, int(rules.layout.rounds))

    def ending(self, rules: VendemmiaRules, s: Vendemmia, told: Collection[str]) -> str:
        return "last round"

    def draw(self, view: VendemmiaView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: VendemmiaView) -> Sequence[Area]:
        return board.areas(view)

    def fragments(self, view: VendemmiaView, texts: Texts) -> dict[str, dict[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: VendemmiaRules, view: VendemmiaView, action: int) -> str:
        return targets.target(rules.actions, view, action)

    def alike(self, rules: VendemmiaRules, view: VendemmiaView, action: int) -> Sequence[int]:
        return targets.alike(rules.actions, view, action)

    def marks(self, event: Event) -> tuple[str, ...]:
        """A vine where it was planted; the heap where one was thrown away."""
        if event.kind.name == "composted":
            return ("compost",)
        planted = event.values if event.kind.name == "planted" else ()
        return tuple(f"vine-{VINES[number].id}" for name, number in planted if name == "vine")

    def scoring(self, view: VendemmiaView, texts: Texts) -> list[ScoreLine]:
        return score_sheet.lines(view, texts)

    def score_picture(self, view: VendemmiaView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts("aim-win"))


GAME = VendemmiaGame()
