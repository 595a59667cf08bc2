"""D.E.I. – Divide et Impera: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ludoteca.draw.svg import Markup
from ludoteca.games.dei import asking, content, labels, relief, sheet, tables
from ludoteca.games.dei.drawing import aim, board, legend, score_sheet, targets
from ludoteca.games.dei.lessons import LESSONS
from ludoteca.games.dei.rules.layout import COLOUR_NAMES
from ludoteca.games.dei.rules.names import ENERGY, NOBODY, TALENTS, TECH
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.state import RESERVE, Dei
from ludoteca.games.dei.settings import DECLARED
from ludoteca.games.dei.view import DeiView, view
from ludoteca.games.dei.vocabulary import EVENTS, QUESTIONS, REFUSALS
from ludoteca.play.game import Area, Game, ScoreLine
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, RefusalKind


class DeiGame(Game[Dei, DeiRules, DeiView]):
    """Four factions search a frozen London on two levels for the Supplies of the Pures."""

    name = "dei"
    version = 2
    fewest = 2
    most = 4
    minutes = (60, 120)
    weight = 4
    # 4 seats, 12 Phases, 2 cards of at most 12 symbols with 4 steps each, and 10 decisions beside them.
    longest = 6000
    settings = DECLARED
    idle = (
        "finish",
        "neena-stays",
        "harvest:0",
        "carry:0",
        "beam-stop",
        "reap-stop",
        "abraham-leaves",
        "unlock-stop",
        "mission-none",
        "seed-none",
    )
    questions = QUESTIONS
    events = EVENTS
    refusals = REFUSALS
    lessons = LESSONS

    def covered(self, settings: Settings) -> Collection[str]:
        """DEI-OPT-3 what is planned, lies face down or was spent is for its owner to know."""
        return ("plan", "down", "robot") if settings.flag("opt_planning") else ()

    def make_rules(self, settings: Settings, seats: int) -> DeiRules:
        return DeiRules(tables.layout(settings, seats))

    def view(self, rules: DeiRules, s: Dei, seat: int) -> DeiView:
        return view(rules, s, seat)

    def census(self, rules: DeiRules, s: Dei) -> dict[str, int]:
        """Units, tokens, cubes, cards, Candy, Talents: all somewhere, once the table is laid."""
        seats = range(s.seats)
        if s.turn == 0:
            return expected(rules, s)
        found = {
            "cards": sum(int(size) for size in s.cards.sizes),
            "different cards": len({card for pile in range(len(s.cards.sizes)) for card in s.cards.cards(pile)}),
            "candy": sum(int(size) for size in s.candy.sizes),
            "talents": sum(int(size) for size in s.talents.sizes),
            "tech": resources(s, int(TECH), range(s.city.grounds)),
            "energy": resources(s, int(ENERGY), range(s.city.grounds, s.city.regions)),
        }
        for colour, name in enumerate(COLOUR_NAMES):
            outposts = [k for k in range(s.city.outposts) if s.city.outpost_colour[k] == colour]
            held = sum(int(s.cubes_of(seat, colour)) for seat in seats)
            found[f"{name} cubes"] = held + sum(s.controller[k] == NOBODY for k in outposts)
        for seat in seats:
            units = [int(s.units_in(region, seat)) for region in range(s.city.regions)]
            found[f"units of {seat}"] = sum(units) + int(s.has(seat, RESERVE))
            found[f"lost by {seat}"] = sum(
                (count > 0) != bool(s.present(seat) >> region & 1) for region, count in enumerate(units)
            )
        return found

    def relieve(self, rules: DeiRules, s: Dei, seat: int, kind: RefusalKind, numbers: Mapping[str, int]) -> bool:
        return relief.relieve(s, seat, kind.name, numbers)

    def compared(self, before: DeiView, after: DeiView) -> DeiView:
        """DEI-MARKET-07 a row slides when its new card is known: in a preview no card lies upon another.

        For the same reason what comes into hand is only told; there is no room for it before the others move.
        """
        players = tuple(
            msgspec.structs.replace(now, hand=was.hand) if len(now.hand) > len(was.hand) else now
            for was, now in zip(before.players, after.players, strict=True)
        )
        return msgspec.structs.replace(after, markets=before.markets, players=players)

    def asks(self, view: DeiView) -> str:
        """What the card to be played, or in play, comes to now."""
        return asking.asked(view)

    def label(self, rules: DeiRules, view: DeiView, texts: Texts, action: int) -> str:
        return labels.label(rules, view, texts, action)

    def sheet(self, view: DeiView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def clock(self, view: DeiView, texts: Texts) -> str:
        return sheet.clock(view, texts)

    def draw(self, view: DeiView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: DeiView) -> Sequence[Area]:
        return board.areas(view)

    def fragments(self, view: DeiView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: DeiRules, view: DeiView, action: int) -> str:
        return targets.target(rules.actions, view, action)

    def twins(self, rules: DeiRules, view: DeiView, action: int) -> Sequence[str]:
        return targets.twins(rules.actions, view, action)

    def alike(self, rules: DeiRules, view: DeiView, action: int) -> Sequence[int]:
        return targets.alike(rules.actions, view, action)

    def marks(self, event: Event) -> tuple[str, ...]:
        """Where it happened: the Region, the slot, the card, the drone that it names."""
        named = [(event.kind.domains[field], number) for field, number in event.values]
        return tuple(
            f"{what.name}-{what.keys[number]}" for what, number in named if what.name in ("region", "card", "drone")
        )

    def scoring(self, view: DeiView, texts: Texts) -> list[ScoreLine]:
        return sheet.scoring(view, texts)

    def score_picture(self, view: DeiView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)

    def legend(self, texts: Texts) -> str:
        return legend.legend(texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts)

    def round_of(self, rules: DeiRules, s: Dei) -> int:
        """DEI-TURN-01 one of four Turns."""
        return max(1, int(s.turn))

    def ending(self, rules: DeiRules, s: Dei, told: Collection[str]) -> str:
        """DEI-CLEAN-04 there is no other way."""
        return "four turns"


def expected(rules: DeiRules, s: Dei) -> dict[str, int]:
    """The same before the table is laid: what will be in play."""
    layout, city = rules.layout, s.city
    of_faction, of_drone = content.CARDS_OF_A_FACTION, content.CARDS_OF_A_DRONE
    markets = sum(count for market, count in content.MARKET_SPLIT.items() if market != "drone")
    cards = markets + (of_faction + of_drone) * int(s.seats)
    found = {"cards": cards, "different cards": cards, "candy": len(layout.candy_tokens), "talents": int(TALENTS)}
    found |= {"tech": int(layout.numbers.tech), "energy": int(layout.numbers.energy)}
    found |= {f"{name} cubes": int(city.outposts_of[colour]) for colour, name in enumerate(COLOUR_NAMES)}
    for seat in range(s.seats):
        found |= {f"units of {seat}": int(layout.numbers.scrappers) + 1, f"lost by {seat}": 0}
    return found


def resources(s: Dei, resource: int, regions: range) -> int:
    """All of a resource: in the bank, in the Regions where it lies, on the pads."""
    on_map = sum(int(s.tokens[region]) for region in regions)
    return int(s.bank[resource]) + on_map + sum(int(s.has(seat, resource)) for seat in range(s.seats))


GAME = DeiGame()
