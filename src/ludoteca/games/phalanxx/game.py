"""PHALANXX: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ludoteca.draw.svg import Markup
from ludoteca.games.phalanxx import content, labels, relief, sheet
from ludoteca.games.phalanxx.drawing import aim, board, score_sheet, targets
from ludoteca.games.phalanxx.lessons import LESSONS
from ludoteca.games.phalanxx.rules.layout import Layout, Numbers, Rulings
from ludoteca.games.phalanxx.rules.rules import PhalanxxRules
from ludoteca.games.phalanxx.rules.state import Phalanxx
from ludoteca.games.phalanxx.view import PhalanxxView, view
from ludoteca.games.phalanxx.vocabulary import EVENTS, REFUSALS, REGION
from ludoteca.play.game import Area, Game, ScoreLine
from ludoteca.play.settings import Choice, Flag, Number, Settings
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, RefusalKind

CARDS = content.cards()
NUMBERS = content.numbers()
# What of a player is different after an event.
CHANGES = {"income": "talents", "pushed": "talents", "sacrificed": "reserve", "rerolled": "reserve"}
SOLO_PLAYERS = 2  # PHX-SOLO-01 set up as for two


class PhalanxxGame(Game[Phalanxx, PhalanxxRules, PhalanxxView]):
    """Four factions fight over the falling empire of Alexander; alone, against the Regent."""

    name = "phalanxx"
    version = 3
    fewest = 1
    most = 4
    minutes = (30, 75)
    weight = 3
    longest = 1500  # 44 turns of at most 17 decisions, and 48 armies that can be sacrificed
    settings = (
        Choice("push_money", "track", ("track", "inverse", "none"), "PHX-PUSH-03"),
        Choice("sacrifice", "set", ("set", "reroll"), "PHX-SACR-02"),
        Choice("conflict_floor", "require", ("require", "clamp"), "PHX-CONFLICT-06"),
        Flag("need_unrotated", default=True, rule="PHX-CONFLICT-07"),
        Choice("displaced", "reserve", ("reserve", "removed"), "PHX-CONFLICT-04"),
        Flag("rotated_active", default=True, rule="PHX-CARD-06"),
        Choice("exchange_scope", "any", ("any", "slot"), "PHX-MONEY-03"),
        Choice("swap_timing", "before", ("before", "after"), "PHX-BUY-06"),
        Choice("hero_attack", "result", ("result", "price"), "PHX-HERO-04"),
        Flag("hero_loss", default=True, rule="PHX-HERO-05"),
        Choice("fame_gate", "once", ("once", "per_group"), "PHX-SCORE-06"),
        Number("start_hand", NUMBERS["start_hand"], 1, 4, "PHX-SETUP-07"),
        Flag("adjacency", default=True, rule="PHX-CONQ-01"),
        Flag("expert_factions", default=False, rule="PHX-EXP-01"),
        Choice("faction_assignment", "random", ("random", "draft"), "PHX-EXP-02"),
        Choice("regent", "satrap", ("satrap", "strategos", "basileus"), "PHX-SOLO-05"),
    )
    idle = ("buy-none", "give-none", "exchange-none", "end-turn")
    events = EVENTS
    refusals = REFUSALS
    lessons = LESSONS

    def make_rules(self, settings: Settings, seats: int) -> PhalanxxRules:
        players = SOLO_PLAYERS if seats == 1 else seats
        numbers = {**NUMBERS, "start_hand": settings.number("start_hand")}
        regions = content.regions(players)
        ids = [region.id for region in regions]
        return PhalanxxRules(
            Layout(
                players,
                seats == 1,
                [card.id for card in CARDS],
                _card_tables(),
                ids,
                _region_tables(regions, players),
                [[ids.index(other) for other in region.neighbours if other in ids] for region in regions],
                numbers[f"removed_{players}"],
                [numbers[f"price_{place}"] for place in range(1, 6)],
                [numbers[f"army_cost_{kind}"] for kind in content.KINDS],
                Numbers(numbers),
                Rulings(_rulings(settings, numbers)),
            )
        )

    def view(self, rules: PhalanxxRules, s: Phalanxx, seat: int) -> PhalanxxView:
        return view(rules, s, seat)

    def census(self, rules: PhalanxxRules, s: Phalanxx) -> dict[str, int]:
        """PHX-COMP-04 56 cards, PHX-COMP-05 the dice by colour, PHX-COMP-06 twelve armies a player."""
        piles = [(pile, k) for pile in range(len(s.cards.sizes)) for k in range(s.cards.size(pile))]
        dice = [int(die) for table in (s.home, s.grey, s.travelling) for die in table if die >= 0]
        on_map = [sum(int(s.armies[r]) for r in range(len(s.owner)) if s.owner[r] == p) for p in range(len(s.reserve))]
        return {
            "cards": len(piles),
            "different cards": len({int(s.cards.card(pile, k)) for pile, k in piles}),
            **{f"{colour} dice": sum(die >> 3 == k for die in dice) for k, colour in enumerate(content.COLOURS)},
            **{
                f"armies of {player}": int(s.reserve[player]) + int(s.eliminated[player]) + count
                for player, count in enumerate(on_map)
            },
        }

    def relieve(
        self, rules: PhalanxxRules, s: Phalanxx, seat: int, kind: RefusalKind, numbers: Mapping[str, int]
    ) -> bool:
        return relief.relieve(s, seat, kind.name, numbers)

    def label(self, rules: PhalanxxRules, view: PhalanxxView, texts: Texts, action: int) -> str:
        return labels.label(rules, view, texts, action)

    def sheet(self, view: PhalanxxView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def draw(self, view: PhalanxxView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: PhalanxxView) -> Sequence[Area]:
        return board.AREAS

    def fragments(self, view: PhalanxxView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: PhalanxxRules, view: PhalanxxView, action: int) -> str:
        return targets.target(rules.actions, view, action, bool(rules.layout.rulings.reroll))

    def alike(self, rules: PhalanxxRules, view: PhalanxxView, action: int) -> Sequence[int]:
        return targets.alike(rules.actions, view, action)

    def marks(self, event: Event) -> tuple[str, ...]:
        """Regions and cards that it names; else what of a player it has changed."""
        if event.kind.name in CHANGES:
            return (f"{CHANGES[event.kind.name]}-{event['seat']}",)
        named = [(event.kind.domains[field], number) for field, number in event.values]
        return tuple(f"{what.name}-{what.keys[number]}" for what, number in named if what.name in ("region", "card"))

    def scoring(self, view: PhalanxxView, texts: Texts) -> list[ScoreLine]:
        return score_sheet.lines([theirs.sheet for theirs in view.players], texts)

    def legend(self, texts: Texts) -> str:
        return board.legend(texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts)

    def clock(self, view: PhalanxxView, texts: Texts) -> str:
        """PHX-END-05 the number of turns is known from the beginning."""
        return sheet.clock(view, texts)

    def round_of(self, rules: PhalanxxRules, s: Phalanxx) -> int:
        """PHX-TURN-02 one player after the other: a turn of everybody, the Regent too, is a round."""
        players = int(rules.layout.players)
        return min(max(int(s.turn), 0) // players + 1, int(rules.layout.turns) // players)

    def ending(self, rules: PhalanxxRules, s: Phalanxx, told: Collection[str]) -> str:
        """PHX-END-01 there is no other way."""
        return "deck ran out"

    def player_names(self, view: PhalanxxView, texts: Texts) -> list[str]:
        """Everybody with a column on the score sheet, the Regent too."""
        return list(sheet.player_names(view, texts))

    def score_picture(self, view: PhalanxxView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)


def _card_tables() -> dict[str, list[int]]:
    """Cards as columns of numbers, two conditions each."""
    path = content.HERE / "cards.toml"
    padded = [[*content.conditions(path, card), *[content.Condition(0)] * 2][:2] for card in CARDS]
    flat = [condition for pair in padded for condition in pair]
    return {
        "era": [card.era for card in CARDS],
        "family": [content.FAMILIES.index(card.family) for card in CARDS],
        "strength": [card.strength for card in CARDS],
        "ability": [int(content.ABILITIES[card.ability]) if card.ability else 0 for card in CARDS],
        "need": [condition.need for condition in flat],
        "need number": [condition.number for condition in flat],
        "need colour": [condition.colour for condition in flat],
    }


def _region_tables(regions: list[content.Region], players: int) -> dict[str, list[int]]:
    """Regions as columns; the start regions by place in the order of play (PHX-SETUP-12, PHX-SETUP-13)."""
    marks = {region.start: number for number, region in enumerate(regions) if region.start}
    cities, oases = ((1, 3), (4, 2)) if players == 2 else (range(1, players + 1), range(1, players + 1))
    return {
        "kind": [content.KINDS.index(region.kind) for region in regions],
        "value": [region.value for region in regions],
        "name": [REGION.number(region.id) for region in regions],
        "start city": [marks[f"city {mark}"] for mark in cities],
        "start oasis": [marks[f"oasis {mark}"] for mark in oases],
    }


def _rulings(settings: Settings, numbers: dict[str, int]) -> dict[str, int]:
    """Each setting as a number; two of them as the number that the rules count with."""
    return {
        **settings.numbers(),
        "push_money": {"track": 1, "inverse": -1, "none": 0}[settings.way("push_money")],
        "regent": numbers[f"handicap_{settings.way('regent')}"],
    }


GAME = PhalanxxGame()
