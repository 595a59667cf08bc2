"""The player aid and the cover of the printed game. Every number in them is that of the settings.

A message of the texts names the settings it needs, `{ $n_expansion }`, and gets them by those names.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.paper import (
    EDGE,
    GREY,
    HAIR,
    INK,
    POINT,
    RED,
    ROOM_HIGH,
    ROOM_WIDE,
    TOP,
    Ink,
    Paper,
    hexagon,
    stroke,
)
from ludoteca.draw.svg import Markup
from ludoteca.games.dirty_deeds.drawing import figurines, icons
from ludoteca.games.dirty_deeds.summary import FAMILIAR, Deed, Person, figures, people, say
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts

SECTIONS = {
    "setup": ("cover", "bases", "supply", "start"),
    "turn": ("choose", "act", "place", "fizzle", "end"),
    "words": ("free", "conquer", "portions", "burden", "refill"),
    "familiar": ("path",),
    "end": ("hourglass", "turns", "guard"),
    "score": ("big", "medium", "small", "ties"),
}
COLUMNS = (("setup", "turn", "words"), ("familiar", "end", "score"))
SCREEN = (("familiar",), ("score",))
BIGGEST, SMALLEST = 9.5, 6.0  # sizes of type between which a page is made to fit
GREYISH = "#ded8c6"


Place = tuple[float, float, float, float]  # where it begins, how wide it is, how high it may be


class Section(NamedTuple):
    """A part of the aid: its title and its lines."""

    title: str
    lines: tuple[str, ...]


def sections(settings: Settings, seats: int, texts: Texts) -> dict[str, Section]:
    """Everything else of the aid, by name."""
    known = figures(settings, seats)
    found = {
        name: Section(
            texts(f"print-aid-{name}"), tuple(say(texts, f"print-aid-{name}-{line}", known) for line in lines)
        )
        for name, lines in SECTIONS.items()
    }
    if not any(settings.number(f"start_{thing}") for thing in ("traditions", "enchantments", "opaque")):
        found["setup"] = found["setup"]._replace(lines=found["setup"].lines[:-1])
    acts = tuple(f"**{texts(f'deed-{name}')}:** {say(texts, f'print-deed-{name}', known)}" for name in FAMILIAR)
    found["familiar"] = found["familiar"]._replace(lines=(*found["familiar"].lines, *acts))
    return found


def aid(paper: Paper, settings: Settings, seats: int, texts: Texts) -> None:
    """The page: who can do what above, the rest in two columns below."""
    paper.page(f"{texts('game-title')} · {texts('print-aid')}")
    table_and_columns(paper, settings, seats, texts, (EDGE, TOP - 6, ROOM_WIDE, ROOM_HIGH + 6), COLUMNS)


def on_screen(paper: Paper, settings: Settings, seats: int, texts: Texts, place: Place) -> float:
    """What stands behind a screen: who can do what, what the Familiar does, what scores. How high it is."""
    return table_and_columns(paper, settings, seats, texts, place, SCREEN)


def table_and_columns(
    paper: Paper, settings: Settings, seats: int, texts: Texts, place: Place, columns: tuple[tuple[str, ...], ...]
) -> float:
    """The table of characters, and sections in columns below it, in the largest type that fits. How high all is."""
    x, y, across, room = place
    who = people(settings, texts)
    rest = sections(settings, seats, texts)
    wide = (across - 8 * (len(columns) - 1)) / len(columns)
    size = BIGGEST
    while size > SMALLEST:
        below = max(column_height(paper, rest, names, wide, size) for names in columns)
        if table_height(paper, who, across, size) + 4 + below <= room:
            break
        size -= 0.25
    table = people_table(paper, who, (x, y), across, texts, size)
    lowest = 0.0
    for k, names in enumerate(columns):
        down = table + 4
        for name in names:
            down += section(paper, rest[name], x + k * (wide + 8), y + down, wide, size)
        lowest = max(lowest, down)
    return lowest


def column_height(paper: Paper, rest: dict[str, Section], names: tuple[str, ...], wide: float, size: float) -> float:
    lines = [line for name in names for line in rest[name].lines]
    return sum(paper.height(line, wide, size) + 0.8 for line in lines) + len(names) * (size * POINT * 1.7 + 2)


def section(paper: Paper, one: Section, x: float, y: float, wide: float, size: float) -> float:
    """A title and its lines; how high they are."""
    title = size * POINT * 1.7
    paper.text(one.title, x, y + title * 0.72, size * 1.3, "serif-bold", room=wide, fill=RED)
    down = title
    for line in one.lines:
        down += paper.block(line, x, y + down, wide, size) + 0.8
    return down + 2


NAME, BURDEN = 37.0, 27.0  # how wide the name of a character is, and the burden of an action


def table_height(paper: Paper, who: list[Person], wide: float, size: float) -> float:
    return sum(row_height(paper, one, wide, size) for one in who)


def row_height(paper: Paper, one: Person, wide: float, size: float) -> float:
    return max(10.5, sum(deed_height(paper, act, wide, size) for act in one.deeds) + 2)


def deed_height(paper: Paper, act: Deed, wide: float, size: float) -> float:
    return paper.height(f"**{act.name}:** {act.text}", wide - NAME - BURDEN, size) + 0.8


def people_table(
    paper: Paper, who: list[Person], at: tuple[float, float], wide: float, texts: Texts, size: float
) -> float:
    """Who can do what; how high it is."""
    x, y = at
    for one in who:
        high = row_height(paper, one, wide, size)
        paper.path(stroke((x, y + high), (x + wide, y + high)), HAIR)
        person(paper, one, (x, y, high), size, texts)
        down = y + 1
        for act in one.deeds:
            ink = RED if act.burden else INK
            paper.block(f"**{act.name}:** {act.text}", x + NAME, down, wide - NAME - BURDEN, size, fill=ink)
            if act.burden:
                price(paper, act.burden, x + wide - BURDEN + 3, down + size * POINT * 0.62)
            down += deed_height(paper, act, wide, size)
        y += high
    return y - at[1]


def person(paper: Paper, one: Person, place: tuple[float, float, float], size: float, texts: Texts) -> None:
    x, y, high = place
    with paper.at(x + 5, y + high / 2):
        paper.picture(icons.fist() if one.key == "fist" else figurines.body(one.key), 8.5, GREY)
    paper.text(one.name, x + 11, y + high / 2 - 0.4, size, "sans-bold", room=NAME - 12)
    said = texts("print-speed", speed=one.speed)
    paper.text(said, x + 11, y + high / 2 + size * POINT * 1.05, size, room=NAME - 12)


def price(paper: Paper, burden: tuple[int, int, int], x: float, y: float) -> None:
    """A burden: how many Domains, drops and stars."""
    parts: list[tuple[int, Markup | None]] = [
        (burden[0], None), (burden[1], icons.tradition()), (burden[2], icons.enchantment())
    ]  # fmt: skip
    for count, drawn in [part for part in parts if part[0]] or parts[:1]:
        paper.text(str(count), x, y + 1.15, 9, "sans-bold", fill=RED)
        with paper.at(x + 4.1, y):
            if drawn is None:
                paper.path(hexagon(1.9), Ink(fill=GREYISH, line=INK, thick=0.25))
            else:
                paper.picture(drawn, 5)
        x += 8.2
