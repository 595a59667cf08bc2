"""Archipelago: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ludoteca.draw.svg import Markup
from ludoteca.games.archipelago import labels, relief, sheet, tables
from ludoteca.games.archipelago.drawing import aim, board, legend, score_sheet, targets
from ludoteca.games.archipelago.lessons import LESSONS
from ludoteca.games.archipelago.rules.layout import CARDS, GOOD_NAMES, REGIONS
from ludoteca.games.archipelago.rules.names import BOARDS, BY_INDEPENDENCE, BY_OBJECTIVE, PLAY_ROUND, SPACES
from ludoteca.games.archipelago.rules.rules import ArchipelagoRules
from ludoteca.games.archipelago.rules.scoring import is_separatist
from ludoteca.games.archipelago.rules.state import (
    BENEFACTION,
    DISCS,
    FLORINS,
    HALL_COINS,
    LOOTED,
    ON_WHEEL,
    Archipelago,
)
from ludoteca.games.archipelago.settings import DECLARED, check
from ludoteca.games.archipelago.view import ArchipelagoView, compared, view
from ludoteca.games.archipelago.vocabulary import EVENTS, REFUSALS
from ludoteca.play.game import Area, Game, Manner, ScoreLine
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, RefusalKind

# What is asked of whoever explores, in turn 0 and later.
EXPLORING = {
    "pick-side": "explore-side",
    "pick-cell": "explore-cell",
    "pick-rotation": "explore-rotation",
    "stock-market": "explore-market",
    "take-discovery": "explore-discovery",
}


class ArchipelagoGame(Game[Archipelago, ArchipelagoRules, ArchipelagoView]):
    """Explorers settle an archipelago hex by hex, each for himself, and must keep its people content together."""

    name = "archipelago"
    version = 3
    fewest = 2
    most = 5
    minutes = (35, 100)  # ARC-T0-14 a short game; a long one takes three times as long
    weight = 5
    # 60 turns of 5 seats with some 15 rounds, each with talk of at most 5 offers of 14 steps and 20 picks of an action.
    longest = 450_000
    settings = DECLARED
    among_people = {"max_offers": 3, "come_forward": True}  # noqa: RUF012 – bots talk less
    idle = (
        "enough",
        "leave-rebel",
        "done",
        "pass",
        "end-round",
        "call",
        "no-offer",
        "decline",
        "drop",
        "deny",
        "buy-none",
        "bid:0",
    )
    questions = {  # noqa: RUF012 – read only
        "hide-cubes": "ARC-CARD-05",
        "pick-fist": "ARC-CARD-05",
        "set-order-first": "ARC-P2-02",
        "explore-side": "ARC-EXPL-03",
        "explore-nowhere": "ARC-EXPL-08",
        "explore-cell": "ARC-EXPL-05",
        "explore-rotation": "ARC-EXPL-06",
        "explore-market": "ARC-EXPL-10",
        "explore-discovery": "ARC-EXPL-10",
        "harvest-ask": "ARC-HARV-05",
        "migrate-over-full": "ARC-MIGR-07",
        "steal": "ARC-CARD-05",
        "spy": "ARC-CARD-05",
    }
    events = EVENTS
    refusals = REFUSALS
    lessons = LESSONS
    breadth = 16
    plans_at = (int(PLAY_ROUND),)  # a disc says what is done, and not yet where and with whom
    guards = ("sixty turns", "independence")  # ARC-IND-02 of which no Separatist makes a win
    ruins = ("independence", "separatist")

    def rehearsals(self, level: str, seats: int) -> int:
        """What a turn is worth shows when hidden objectives are counted, and not at its end."""
        return {"rival": 32, "master": 64}.get(level, 0) // seats

    def covered(self, settings: Settings) -> Collection[str]:
        """Objectives, and what is in the fists before a Thief."""
        return ("keep", "hide")

    def make_rules(self, settings: Settings, seats: int) -> ArchipelagoRules:
        check(settings, seats)
        return ArchipelagoRules(tables.layout(settings, seats))

    def view(self, rules: ArchipelagoRules, s: Archipelago, seat: int) -> ArchipelagoView:
        return view(rules, s, seat)

    def compared(self, before: ArchipelagoView, after: ArchipelagoView) -> ArchipelagoView:
        return compared(before, after)

    def census(self, rules: ArchipelagoRules, s: Archipelago) -> dict[str, int]:
        """Florins, cubes, hexes, cards, discs, citizens: all somewhere, once."""
        seats = range(s.seats)
        coins = [
            int(s.has(seat, what)) for seat in seats for what in (FLORINS, BENEFACTION, HALL_COINS, HALL_COINS + 1)
        ]
        looted = [int(s.of_region(region, LOOTED)).bit_count() for region in range(REGIONS)]
        found = {"florins": int(s.bank) + sum(coins) + sum(looted)}
        for good, name in enumerate(GOOD_NAMES):
            lying = sum(int(s.lying_on(board, good)) for board in range(int(BOARDS) + 1))
            found[name] = lying + sum(int(s.has(seat, good)) for seat in seats)
        hexes = [one for pile in range(len(s.hexes.sizes)) for one in s.hexes.cards(pile)]
        cards = [one for pile in range(len(s.cards.sizes)) for one in s.cards.cards(pile)]
        objectives = [one for pile in range(len(s.objectives.sizes)) for one in s.objectives.cards(pile)]
        found |= {"hexes": len(hexes), "different hexes": len(set(hexes)), "cards": len(cards)}
        found |= {"different cards": len(set(cards)), "objectives": len(set(objectives))}
        found["people lost"] = int(s.population) - sum(on_map(s))
        for seat in seats:
            placed = sum(int(s.has(seat, ON_WHEEL + space)) for space in range(int(SPACES)))
            on_cards = sum(int(s.discs_on(card)) for card in range(CARDS) if s.holder[card] == seat)
            found[f"discs lost by {seat}"] = int(s.discs) - int(s.has(seat, DISCS)) - placed - on_cards
        return found

    def relieve(
        self, rules: ArchipelagoRules, s: Archipelago, seat: int, kind: RefusalKind, numbers: Mapping[str, int]
    ) -> bool:
        return relief.relieve(s, seat, kind.name, numbers)

    def marks(self, event: Event) -> tuple[str, ...]:
        """Where it happened: the number of the region, whose edge tells who holds it, or the card."""
        named = [(event.kind.domains[field], number) for field, number in event.values]
        signs = {"region": "number", "card": "card"}
        return tuple(f"{signs[what.name]}-{what.keys[number]}" for what, number in named if what.name in signs)

    def asks(self, view: ArchipelagoView) -> str:
        """ARC-CARD-05 whoever is robbed hides cubes, and the Thief, whose round it is, chooses a fist.

        ARC-P2-02 the order begins with whoever plays first; ARC-EXPL-01 after turn 0 regions are found by exploring;
        ARC-HARV-05 where nothing more is within reach one can but ask a rival.
        """
        if labels.is_order_begun_with(view):
            return "set-order-first"
        step = view.step
        if view.deciding == "pick-side" and view.turn > 0 and step is not None and not step.sides:
            return "explore-nowhere"
        if view.deciding in EXPLORING and view.turn > 0:
            return EXPLORING[view.deciding]
        if view.deciding == "harvest" and step is not None and is_all_harvested(view, step.good):
            return "harvest-ask"
        if view.deciding == "migrate" and step is not None and step.over_full:
            return "migrate-over-full"
        if view.deciding == "choose-rival" and step is not None:
            return step.kind
        if view.deciding != "hide-and-pick" or view.seat not in view.to_act:
            return view.deciding
        return "pick-fist" if view.seat == view.player else "hide-cubes"

    def manner(self, rules: ArchipelagoRules, view: ArchipelagoView, action: int) -> Manner:
        """Bids are numbers of florins; regions are turned before they lie; hexes are taken and discarded by buttons."""
        layout = rules.layout
        if layout.bid.has(action):
            return Manner(amount=int(layout.bid.argument(action)))
        if layout.rotate.has(action) and view.step is not None:
            return Manner(piece=view.step.side, turn=60 * int(layout.rotate.argument(action)))
        return Manner(button=bool(layout.take_hex.has(action) or layout.discard_hex.has(action)))

    def round_of(self, rules: ArchipelagoRules, s: Archipelago) -> int:
        """ARC-DEF-07 turns are counted."""
        return max(1, int(s.turn))

    def ending(self, rules: ArchipelagoRules, s: Archipelago, told: Collection[str]) -> str:
        """ARC-END-01 an objective, or independence: for nobody, or for the Separatist."""
        if s.ended_by == BY_INDEPENDENCE:
            won = any(is_separatist(s, seat) for seat in range(s.seats))
            return "separatist" if won else "independence"
        if s.ended_by != BY_OBJECTIVE:
            return "sixty turns"
        return f"objective {rules.layout.objective_ids[s.ending]}"

    def label(self, rules: ArchipelagoRules, view: ArchipelagoView, texts: Texts, action: int) -> str:
        return labels.label(rules, view, texts, action)

    def sheet(self, view: ArchipelagoView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def clock(self, view: ArchipelagoView, texts: Texts) -> str:
        return sheet.clock(view, texts)

    def draw(self, view: ArchipelagoView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: ArchipelagoView) -> Sequence[Area]:
        return board.areas(view)

    def fragments(self, view: ArchipelagoView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: ArchipelagoRules, view: ArchipelagoView, action: int) -> str:
        return targets.target(rules.actions, view, action)

    def twins(self, rules: ArchipelagoRules, view: ArchipelagoView, action: int) -> Sequence[str]:
        return targets.twins(rules.actions, view, action)

    def scoring(self, view: ArchipelagoView, texts: Texts) -> list[ScoreLine]:
        return sheet.scoring(view, texts)

    def score_picture(self, view: ArchipelagoView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)

    def legend(self, texts: Texts) -> str:
        return legend.legend(texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts)


def is_all_harvested(view: ArchipelagoView, good: str) -> bool:
    """Whether no unit of the viewer reaches another symbol, unless a rival permits it."""
    return not any(one.units for one in view.harvests if one.good == good)


def on_map(s: Archipelago) -> list[bool]:
    """Of every citizen whether he is on the map."""
    return [bool(s.is_on_map(unit)) for unit in range(s.layout.units) if not s.layout.is_ship(unit)]


GAME = ArchipelagoGame()
