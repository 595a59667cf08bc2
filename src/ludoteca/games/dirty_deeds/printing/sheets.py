"""Dirty Deeds on paper: all sheets of a set, from the settings of a match."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_bytes

from ludoteca.draw.paper import EDGE, RED, ROOM_WIDE, TOP, Paper
from ludoteca.draw.text import cut
from ludoteca.games.dirty_deeds.printing import cut_outs, player_aid, score_pad, wheel_sheets
from ludoteca.games.dirty_deeds.printing.wheel_sheets import SIZE, SURE, Disc
from ludoteca.games.dirty_deeds.rules.names import CHARACTERS
from ludoteca.games.dirty_deeds.rules.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.rules.state import KIND
from ludoteca.kernel.chance import Chance
from ludoteca.play.settings import Setting, Settings, Value, shown
from ludoteca.play.texts import Texts

NOTE = 900.0  # how long the note at the foot may be; the cover has all of it


def sheets(
    rules: DirtyDeedsRules, settings: Settings, declared: list[Setting], texts: Texts, among_people: Mapping[str, Value]
) -> bytes:
    """A whole set for the seats of these rules, as a PDF. Around a table of wood sit people, and play as people do."""
    seats = int(rules.layout.seats)
    there = parts(settings, seats, int(rules.layout.hexes))
    played = settings.unless_said(among_people)
    changed = ", ".join(f"{name}={shown(value)}" for name, value in settings.changed().items())
    note = texts("print-note", title=texts("game-title"), seats=seats)
    paper = Paper(
        texts("game-title"), texts.language, cut(f"{note} · {changed}" if changed else note, NOTE, 10, "sans")
    )
    wheels = discs(rules)
    cover(paper, there, wheels, settings, declared, texts)
    player_aid.aid(paper, played, seats, texts)
    wheel_sheets.boards(paper, wheels, touching=settings.way("links") == "touching", texts=texts)
    wheel_sheets.undergrounds(paper, wheels, texts)
    cut_outs.opaque_tiles(paper, there["opaque"], texts)
    for seat in range(seats):
        cut_outs.influence_tiles(paper, seat, settings.number("influence_per_player"), texts)
    cut_outs.tokens(paper, there["traditions"], there["enchantments"], texts)
    cut_outs.figures(paper, seats, texts)
    cut_outs.paths(paper, seats, settings.number("familiar_squares"), texts)
    cut_outs.screens(paper, played, seats, texts)
    score_pad.score_pad(paper, played, seats, texts)
    return paper.bytes()


def parts(settings: Settings, seats: int, hexes: int) -> dict[str, int]:
    """DD-COMP-01 to DD-COMP-03 how many there are of everything."""
    return {
        "boards": 3,
        "discs": 3,
        "opaque": hexes + seats * settings.number("start_opaque"),
        "influence": seats * settings.number("influence_per_player"),
        "bases": seats,
        "traditions": seats * (settings.number("tokens_traditions") + settings.number("start_traditions")),
        "enchantments": seats * (settings.number("tokens_enchantments") + settings.number("start_enchantments")),
        "characters": seats * int(CHARACTERS),
        "familiars": seats,
        "paths": seats,
        "screens": seats,
    }


def discs(rules: DirtyDeedsRules) -> list[Disc]:
    """The wheels with what is printed below them; where icons are dealt anew for a match, they are for a file."""
    layout = rules.layout
    wheels = layout.wheels
    spots = [int(spot) for spot in layout.printed]
    if layout.rulings.shuffled:
        spots = [int(word) & int(KIND) for word in rules.start(Chance.from_seed(token_bytes(32))).disc]
    return [
        Disc(
            wheel,
            int(wheels.radius[wheel]),
            int(wheels.notches),
            tuple(spots[int(wheels.first_spot[wheel]) : int(wheels.first_spot[wheel + 1])]),
        )
        for wheel in range(3)
    ]


def cover(
    paper: Paper, there: dict[str, int], wheels: list[Disc], settings: Settings, declared: list[Setting], texts: Texts
) -> None:
    """What there is, how to make it, and what differs from the standard."""
    paper.page(texts("print-title", title=texts("game-title")))
    y = TOP + title(paper, texts("print-cover-how"), TOP)
    for line in how(wheels, settings, texts):
        y += paper.block(line, EDGE, y, ROOM_WIDE, 10.5) + 2
    y += 5 + title(paper, texts("print-cover-parts"), y + 5)
    for name, count in there.items():
        said = {
            "influence": {"each": settings.number("influence_per_player")},
            "paths": {"squares": settings.number("familiar_squares")},
        }.get(name, {})
        paper.text(str(count), EDGE + 12, y + 4, 11, "sans-bold", anchor="end")
        paper.text(texts(f"print-part-{name}", **said), EDGE + 15, y + 4, 11)
        y += 5.5
    changed = settings.changed()
    if changed:
        y += 5 + title(paper, texts("print-cover-changed"), y + 5)
        lines = [
            texts("print-cover-one", name=texts(f"setting-{one.name}"), value=value(one, changed[one.name], texts),
                  default=value(one, one.default, texts))
            for one in declared if one.name in changed
        ]  # fmt: skip
        paper.block("; ".join(lines), EDGE, y, ROOM_WIDE, 9 if len(lines) < 30 else 7)


def value(setting: Setting, chosen: Value, texts: Texts) -> str:
    """What a setting is set to, in words where it has them."""
    name = f"setting-{setting.name}-{chosen}"
    return (
        texts(f"print-{shown(chosen)}") if isinstance(chosen, bool) else texts(name) if name in texts else str(chosen)
    )


def title(paper: Paper, said: str, y: float) -> float:
    paper.text(said, EDGE, y + 5, 14, "serif-bold", fill=RED)
    return 8.0


def how(wheels: list[Disc], settings: Settings, texts: Texts) -> list[str]:
    """How the sheets become a game, as far as it applies to these wheels."""
    off = round(wheel_sheets.farthest(wheels))
    tile = f"{2 * cut_outs.TILE:g}"
    lines = [
        texts("print-cover-scale", hex=f"{2 * SIZE:g}", tile=tile),
        texts("print-cover-join"),
        texts("print-cover-disc"),
        texts("print-cover-icons", notches=wheels[0].notches, off=off),
    ]
    if any(one.radius > SURE for one in wheels):
        lines.append(texts("print-cover-rings"))
    if settings.way("underground") == "shuffled":
        lines.append(texts("print-cover-shuffled"))
    elif not settings.flag("print_known"):
        lines.append(texts("print-cover-secret"))
    return lines
