"""Dirty Deeds: the title, its settings and its words. Start reading here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ludoteca.draw.svg import Markup
from ludoteca.games.dirty_deeds import content, disc_print, labels, relief, sheet
from ludoteca.games.dirty_deeds.contradictions import check_together
from ludoteca.games.dirty_deeds.drawing import aim, board, legend, score_sheet, targets
from ludoteca.games.dirty_deeds.lessons import LESSONS
from ludoteca.games.dirty_deeds.rules.layout import Layout, Numbers, Rulings
from ludoteca.games.dirty_deeds.rules.names import CHARACTERS, NEUTRAL
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.state import (
    COLOUR,
    COMMON,
    COMMON_OPAQUE,
    EXHAUSTED_TILES,
    EXHAUSTED_TOKENS,
    OPAQUE,
    RESERVE,
    TOKEN,
    DirtyDeeds,
)
from ludoteca.games.dirty_deeds.rules.turn import in_hands
from ludoteca.games.dirty_deeds.rules.wheels import LETTERS, SITES, Wheels
from ludoteca.games.dirty_deeds.settings import DECLARED
from ludoteca.games.dirty_deeds.view import DirtyDeedsView, view
from ludoteca.games.dirty_deeds.vocabulary import EVENTS, REFUSALS
from ludoteca.play.game import Area, Game, ScoreLine
from ludoteca.play.settings import Settings, shown
from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import Event, RefusalKind

RINGS = content.rings()
GUARD = "hourglass not found"  # DD-END-06


class DirtyDeedsGame(Game[DirtyDeeds, DirtyDeedsRules, DirtyDeedsView]):
    """Three wheels above an underground that turns; one secret choice a turn; an hourglass that ends it."""

    name = "dirty_deeds"
    version = 3
    fewest = 2
    most = 3
    minutes = (60, 90)
    weight = 3
    master_foresees = False  # with its net it wins little more by it, and takes twice as long
    # DD-END-06 100 turns, 10 of the hourglass and at most 2 a turn added by Delays; 3 seats with at most 3 answers,
    # 8 decisions of a character or 11 exchanges, and a riot of 19.
    longest = 32_000
    short = {"max_turns": 12}  # noqa: RUF012
    among_people = {"commit_priority": "realtime"}  # noqa: RUF012 – DD-TURN-05
    settings = DECLARED
    idle = ("pay:0:0", "conquer-stop", "capture-stop", "instigate-stop", "turn-stop", "exchange-stop", "riot-stop")
    guards = (GUARD,)
    events = EVENTS
    refusals = REFUSALS
    lessons = LESSONS

    def make_rules(self, settings: Settings, seats: int) -> DirtyDeedsRules:
        check_together(settings, seats)
        chosen = settings.numbers()
        radius = [chosen[f"radius_{wheel}"] for wheel in content.WHEELS]
        wheels = Wheels(radius, chosen["notches"], settings.way("links") == "touching")
        printed = disc_print.discs(RINGS, radius)
        house = {name: shown(value) for name, value in settings.changed().items()}
        return DirtyDeedsRules(Layout(seats, wheels, printed, Numbers(chosen), Rulings(chosen), house))

    def view(self, rules: DirtyDeedsRules, s: DirtyDeeds, seat: int) -> DirtyDeedsView:
        return view(rules, s, seat)

    def census(self, rules: DirtyDeedsRules, s: DirtyDeeds) -> dict[str, int]:
        """DD-COMP-01 opaque tiles, DD-COMP-02 tiles and characters of each player, DD-COMP-03 tokens: all somewhere."""
        seats = range(s.seats)
        hands = in_hands(s)
        tiles = [int(tile) for tile in s.tile]
        found = {
            "opaque tiles": tiles.count(int(NEUTRAL))
            + int(s.zones[COMMON_OPAQUE])
            + sum(int(s.has(seat, OPAQUE)) for seat in seats)
            + hands["opaque"],
            "characters": len(s.where),
            "characters on hexes": sum(int(piece) >= 0 for piece in s.stands) - sum(int(at) >= 0 for at in s.where),
            "characters of a seat": int(CHARACTERS) * s.seats,
        }
        for seat in seats:
            found[f"tiles of {seat}"] = (
                int(s.has(seat, RESERVE))
                + tiles.count(seat)
                + int(s.zones[EXHAUSTED_TILES + seat])
                + sum(int(s.has(other, COLOUR + seat)) for other in seats)
                + hands[f"colour {seat}"]
            )
        for token, name in enumerate(("traditions", "enchantments")):
            found[name] = (
                int(s.zones[COMMON + token])
                + int(s.zones[EXHAUSTED_TOKENS + token])
                + sum(int(s.has(seat, TOKEN + token)) for seat in seats)
                + hands[name]
            )
        return found

    def relieve(
        self, rules: DirtyDeedsRules, s: DirtyDeeds, seat: int, kind: RefusalKind, numbers: Mapping[str, int]
    ) -> bool:
        return relief.relieve(s, seat, kind.name, numbers)

    def label(self, rules: DirtyDeedsRules, view: DirtyDeedsView, texts: Texts, action: int) -> str:
        return labels.label(rules, view, texts, action)

    def sheet(self, view: DirtyDeedsView, texts: Texts) -> list[str]:
        return sheet.lines(view, texts)

    def draw(self, view: DirtyDeedsView, texts: Texts) -> str:
        return board.draw(view, texts)

    def areas(self, view: DirtyDeedsView) -> Sequence[Area]:
        return board.AREAS

    def fragments(self, view: DirtyDeedsView, texts: Texts) -> dict[str, dict[str, Markup]]:
        return board.fragments(view, texts)

    def target(self, rules: DirtyDeedsRules, view: DirtyDeedsView, action: int) -> str:
        return targets.target(rules.actions, view, action)

    def reminds(self, settings: Settings) -> bool:
        """DD-BOARD-05, DD-SETUP-03 what is covered again or taken behind a screen is for the players to remember."""
        return settings.flag("memory_aid")

    def marks(self, event: Event) -> tuple[str, ...]:
        said = dict(event.values)
        return (f"hex-{LETTERS[said['place']]}{SITES[said['site']]}",) if "site" in said else ()

    def scoring(self, view: DirtyDeedsView, texts: Texts) -> list[ScoreLine]:
        return sheet.scoring(view, texts)

    def legend(self, texts: Texts) -> str:
        return legend.legend(texts)

    def aim(self, texts: Texts) -> str:
        return aim.aim(texts)

    def clock(self, view: DirtyDeedsView, texts: Texts) -> str:
        return sheet.clock(view, texts)

    def round_of(self, rules: DirtyDeedsRules, s: DirtyDeeds) -> int:
        """DD-TURN-01 everybody acts in each turn."""
        return int(s.turn)

    def ending(self, rules: DirtyDeedsRules, s: DirtyDeeds, told: Collection[str]) -> str:
        """DD-END-02 the hourglass was found, or DD-END-06 it counts as found after so many turns."""
        return "hourglass" if "revealed" in told else GUARD

    def score_picture(self, view: DirtyDeedsView, texts: Texts) -> str:
        return score_sheet.score_picture(view, texts)

    def print_and_play(self, settings: Settings, seats: int, texts: Texts) -> bytes:
        from ludoteca.games.dirty_deeds.printing import (
            sheets,  # a table never prints, and need not load what writes PDF
        )

        rules = self.make_rules(settings, seats)
        return sheets.sheets(rules, settings, list(self.settings), texts, self.among_people)


GAME = DirtyDeedsGame()
