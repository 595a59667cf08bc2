"""The Magnificent with SNØ: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ludoteca.draw.svg import Markup
from ludoteca.games.magnificent import labels, relief, sheet, tables
from ludoteca.games.magnificent.drawing import aim, board, legend, score_sheet, targets
from ludoteca.games.magnificent.lessons import LESSONS
from ludoteca.games.magnificent.rules.display import dice_of
from ludoteca.games.magnificent.rules.layout import GEM_NAMES, SOLO
from ludoteca.games.magnificent.rules.names import GEM_KINDS, TILE_KINDS
from ludoteca.games.magnificent.rules.rules import MagnificentRules
from ludoteca.games.magnificent.rules.state import FREE, IN_MAIN_TENT, IN_USE, LOCKED, RESERVE, Magnificent
from ludoteca.games.magnificent.settings import DECLARED
from ludoteca.games.magnificent.view import MagnificentView, compared, view
from ludoteca.games.magnificent.vocabulary import EVENTS, QUESTIONS, REFUSALS
from ludoteca.kernel.deck import Deck
from ludoteca.play.game import Area, Game, Manner, ScoreLine
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, RefusalKind

TRAINERS = (RESERVE, FREE, IN_USE, IN_MAIN_TENT, LOCKED, LOCKED + 1, LOCKED + 2)


class MagnificentGame(Game[Magnificent, MagnificentRules, MagnificentView]):
    """Directors of circuses under the northern light build camps, travel for tents and perform."""

    name = "magnificent"
    version = 2
    fewest = 1
    most = 5
    minutes = (60, 90)
    weight = 4
    # 5 seats, 3 rounds, 5 turns of at most 60 small choices each, and the ends of rounds.
    longest = 5000
    settings = DECLARED
    idle = (
        "no-die",
        "as-rolled",
        "rest",
        "end-turn",
        "stop",
        "leave",
        "shown",
        "as-it-lies",
        "leave-empty",
        "pass-master",
        "enough",
        "filled",
    )
    events = EVENTS
    refusals = REFUSALS
    questions = QUESTIONS
    lessons = LESSONS

    def rehearsals(self, level: str, seats: int) -> int:
        """Tents and trainers bear fruit in later rounds; alone there is nobody whose turns one would have to guess."""
        if level == "rival":
            return 8 if seats == 1 else 0
        return {"master": 16}.get(level, 0) // seats

    def covered(self, settings: Settings) -> Collection[str]:
        """MAG-PSET-13, MAG-SOLO-02 what is kept of a hand."""
        return ("keep",)

    def make_rules(self, settings: Settings, seats: int) -> MagnificentRules:
        return MagnificentRules(tables.layout(settings, seats))

    def view(self, rules: MagnificentRules, s: Magnificent, seat: int) -> MagnificentView:
        return view(rules, s, seat)

    def compared(self, before: MagnificentView, after: MagnificentView) -> MagnificentView:
        return compared(before, after)

    def census(self, rules: MagnificentRules, s: Magnificent) -> dict[str, int]:
        """Dice, trainers, camp tiles, cards, tiles, tents, posters: all somewhere, once the table is laid."""
        if s.round == 0:
            return expected(rules)
        found = {
            "cards": different(s.cards),
            "trainer tiles": different(s.tiles),
            "tents": different(s.tent_deck),
            "posters": different(s.posters),
            "master tiles": different(s.masters),
        }
        for colour in range(GEM_KINDS):
            reserve = int(s.reserve[colour]) if s.seats == SOLO else 0
            found[f"dice {GEM_NAMES[colour]}"] = int(dice_of(s, colour)) + reserve
        for kind in range(TILE_KINDS):
            laid = sum(int(s.laid[seat * TILE_KINDS + kind]) for seat in range(s.seats))
            found[f"tiles {rules.layout.ids['kind'][kind]}"] = int(s.supply[kind]) + laid
        for seat in range(s.seats):
            found[f"trainers of {seat}"] = sum(int(s.has(seat, thing)) for thing in TRAINERS)
        return found

    def relieve(
        self, rules: MagnificentRules, s: Magnificent, seat: int, kind: RefusalKind, numbers: Mapping[str, int]
    ) -> bool:
        return relief.relieve(s, seat, kind.name, numbers)

    def asks(self, view: MagnificentView) -> str:
        """With the Master Board a turn may be a tile's; after half a Split another action comes.

        MAG-SOLO-02 alone a tile is kept to begin with, before any that a B side brings.
        """
        turn = view.turn_of
        if view.deciding == "keep-tile" and view.seats == SOLO and not view.players[0].tiles:
            return "keep-first-tile"
        if view.deciding == "take-action" and turn is not None and turn.done:
            return "second-action"
        if view.deciding != "take-die" or view.master_board is None or turn is None:
            return view.deciding
        player = view.players[turn.player]
        if player.master:
            return view.deciding
        return "take-master-tile" if len(player.dice) == view.turns - 1 else "take-die-or-tile"

    def label(self, rules: MagnificentRules, view: MagnificentView, texts: Texts, action: int) -> str:
        return labels.label(rules, view, texts, action)

    def sheet(self, view: MagnificentView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def clock(self, view: MagnificentView, texts: Texts) -> str:
        return sheet.clock(view, texts)

    def draw(self, view: MagnificentView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: MagnificentView) -> Sequence[Area]:
        return board.areas(view)

    def fragments(self, view: MagnificentView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: MagnificentRules, view: MagnificentView, action: int) -> str:
        return targets.target(rules.actions, view, action)

    def twins(self, rules: MagnificentRules, view: MagnificentView, action: int) -> Sequence[str]:
        return targets.twins(rules.actions, view, action)

    def manner(self, rules: MagnificentRules, view: MagnificentView, action: int) -> Manner:
        return targets.manner(rules.actions, view, action)

    def marks(self, event: Event) -> tuple[str, ...]:
        return targets.marks(event)

    def scoring(self, view: MagnificentView, texts: Texts) -> list[ScoreLine]:
        return sheet.scoring(view, texts)

    def score_picture(self, view: MagnificentView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)

    def legend(self, texts: Texts) -> str:
        return legend.legend(texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts)

    def round_of(self, rules: MagnificentRules, s: Magnificent) -> int:
        """MAG-GEN-01 one of three rounds."""
        return max(1, int(s.round))

    def ending(self, rules: MagnificentRules, s: Magnificent, told: Collection[str]) -> str:
        """MAG-EOG-01 there is no other way."""
        return "three rounds"


def different(deck: Deck) -> int:
    """How many different cards lie in a deck's piles."""
    return len({card for pile in range(len(deck.sizes)) for card in deck.cards(pile)})


def expected(rules: MagnificentRules) -> dict[str, int]:
    """The same before the table is laid: what will be in play."""
    layout = rules.layout
    dice = layout.all_dice if layout.seats == SOLO else layout.dice
    found = {
        "cards": len(layout.ids["card"]),
        "trainer tiles": len(layout.ids["tile"]),
        "tents": len(layout.ids["tent"]),
        "posters": len(layout.ids["poster"]),
        "master tiles": len(layout.ids["master"]) if layout.rulings.master_board else 0,
    }
    found |= {f"dice {GEM_NAMES[colour]}": int(dice[colour]) for colour in range(GEM_KINDS)}
    found |= {f"tiles {kind}": int(layout.supply[k]) for k, kind in enumerate(layout.ids["kind"])}
    return found | {f"trainers of {seat}": int(layout.numbers.trainers) for seat in range(layout.seats)}


GAME = MagnificentGame()
