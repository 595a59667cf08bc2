"""The legend of PHALANXX: every icon with its meaning, on a sheet of its own."""

from __future__ import annotations

from ludoteca.draw.paints import shade
from ludoteca.draw.pieces import GOLD, coin, die_face, wax
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, tenths
from ludoteca.games.phalanxx.content import Condition
from ludoteca.games.phalanxx.drawing import faces, icons, land, panels
from ludoteca.games.phalanxx.drawing.icons import ABILITY, INK, OXBLOOD, WHEN, ability, icon
from ludoteca.games.phalanxx.rules.layout import (
    ARMIES,
    CITIES,
    DICE_OF,
    DIE_LEAST,
    DIE_MOST,
    OASES,
    PAIR,
    SUM_LEAST,
    SUM_MOST,
    TALENTS,
)
from ludoteca.games.phalanxx.sheet import NEEDS
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 1280, 800
SAMPLES = (
    Condition(int(SUM_LEAST), 12),
    Condition(int(SUM_MOST), 8),
    Condition(int(DIE_LEAST), 4, 0),
    Condition(int(DIE_MOST), 3, 1),
    Condition(int(DICE_OF), 2, 2),
    Condition(int(PAIR)),
    Condition(int(TALENTS), 8),
    Condition(int(ARMIES), 4),
    Condition(int(CITIES), 2),
    Condition(int(OASES), 2),
)
SOFT = "#5b4630"


def legend(texts: Texts) -> str:
    """What everything on the board means."""
    return picture(
        WIDTH,
        HEIGHT,
        el(
            "defs",
            shade("phx-table", "#4b3324", "#241710"),
            shade("phx-panel", "#f8eed6", "#ecdcb6"),
            faces.definitions(),
            icons.definitions(),
        ),
        el("rect", width=WIDTH, height=HEIGHT, fill="url(#phx-table)"),
        line(f"{texts('game-title')} · {texts('board-legend')}", 900, 26, "serif-bold", x=20, y=37, fill="#f6ead0"),
        sheet(12, 392, texts("board-legend-cards"), [*families(texts), *requirements(texts)]),
        sheet(412, 424, texts("board-legend-abilities"), abilities(texts)),
        laid(times(texts), at=(532, 75)),
        sheet(844, 424, texts("board-legend-table"), [*things(texts), *factions(texts)]),
        label=texts("board-legend"),
    )


def sheet(x: float, wide: float, title: str, entries: list[Markup]) -> Markup:
    """A column of entries under its title, evenly spaced."""
    step = 690 / len(entries)
    return laid(
        el("rect", y=52, width=wide, height=738, rx=9, fill="url(#phx-panel)", stroke="#7d6236", stroke_width=1.2),
        line(title, wide - 32, 18, "serif-bold", x=16, y=80, fill=OXBLOOD),
        *(laid(entry, at=tenths(14, 92 + step * (k + 0.5))) for k, entry in enumerate(entries)),
        at=(x, 0),
    )


def entry(shown: Markup, said: str, room: float, bold: str = "", at: float = 62) -> Markup:
    """A picture around (30, 0), and beside it what it means, with a word in front of it."""
    parts = [shown]
    if bold:
        parts.append(line(bold, room, 12.5, "sans-bold", x=at, y=-4 if said else 4.5, fill=INK))
    if said:
        parts.append(block(said, room, (11.5, 8), "sans", 1 if bold else 2, at, 9 if bold else 0, fill=SOFT))
    return group(*parts)


def families(texts: Texts) -> list[Markup]:
    found = []
    for family in icons.FAMILIES:
        key = "army" if family in faces.ARMY_FAMILIES else family
        shown = group(
            el("rect", x=10, y=-17, width=40, height=34, rx=6, fill=faces.BANDS[family].band, stroke="#8a6a3a"),
            icon(family, 30, 0, 31),
        )
        name = texts(f"family-{family}")
        found.append(entry(shown, texts(f"board-legend-{key}"), 300, name[:1].upper() + name[1:]))
    seal = laid(wax("5", 13), at=(30, 0))
    eras = group(*(faces.era_mark(18 + 12 * k, 0) for k in range(3)))
    return [*found, entry(seal, texts("board-legend-seal"), 300), entry(eras, texts("board-legend-era"), 300)]


def requirements(texts: Texts) -> list[Markup]:
    found = []
    for condition in SAMPLES:
        shown, wide = faces.need(condition, 21)
        given: dict[str, int | str] = {"n": condition.number, "colour": texts(f"colour-{'WOV'[condition.colour]}")}
        message = NEEDS[condition.need]
        said = texts(message, **{name: given[name] for name in texts.messages[message]})
        found.append(entry(laid(*shown, at=tenths(36 - wide / 2, 0)), said[:1].upper() + said[1:], 280, at=80))
    return found


def times(texts: Texts) -> Markup:
    """When an ability works, by the shape and colour of its plaque."""
    parts = []
    for k, (when, fill) in enumerate(WHEN.items()):
        x = (0, 74, 186)[k]
        parts.append(el("rect", x=x, y=-7, width=20, height=14, rx=3 if when == "end" else 7, fill=fill))
        parts.append(line(texts(f"board-legend-{when}"), 86, 11, "sans", 7.5, x=x + 25, y=4, fill=INK))
    return group(*parts)


def abilities(texts: Texts) -> list[Markup]:
    return [
        group(
            ability(code, 2, 0, 24),
            line(texts(f"ability-{code}"), 330, 12, "sans-bold", x=62, y=-9, fill=INK),
            block(texts(f"ability-{code}-hint"), 338, (10.5, 8), "sans", 2, 62, 5.5, fill=SOFT),
        )
        for code in ABILITY
    ]


def things(texts: Texts) -> list[Markup]:
    """What is not on cards: numbers, places, dice and slots."""
    gold = el("rect", x=16, y=-13, width=28, height=26, rx=7, fill="none", stroke=GOLD, stroke_width=4)
    slot = panels.slot(0, 1, 15, 0, 27, chosen=False, said=texts("board-legend-slots"))
    slots = group(slot, die_at(3, "O", 15), die_at(5, "W", 44, 19))
    pictures = {
        "strength": icon("strength", 30, 0, 30),
        "talents": icon("talent", 30, 0, 28),
        "reserve": group(land.mark(0, False, 20, 0, 0.95), land.mark(1, False, 42, 0, 0.95)),  # noqa: FBT003
        "regent": land.mark(1, True, 30, 0, 1.1),  # noqa: FBT003
        "lost": icon("fallen", 30, 0, 26),
        "city": icon("city", 30, 0, 34),
        "oasis": icon("oasis", 30, 0, 34),
        "start": laid(land.start_mark("1"), at=(78, 26), scale=1.2),
        "slots": slots,
        "price": laid(coin("4", 13), at=(30, 0)),
        "swap": laid(faces.swap("#6b4e2e"), at=(30, 0), scale=1.2),
        "turned": laid(faces.small("X05"), at=(30, 0), turn=90, scale=0.78),
        "back": laid(faces.small_back(), at=(30, 0), scale=0.8),
        "heroic": group(el("rect", x=14, y=-14, width=32, height=28, rx=6, fill=OXBLOOD),
                        icon("laurel", 30, 0, 22, color="#f6e3b4")),
        "gold": gold,
    }  # fmt: skip
    return [entry(shown, texts(f"board-legend-{name}"), 330) for name, shown in pictures.items()]


def die_at(value: int, colour: str, x: float, size: float = 19) -> Markup:
    return laid(die_face(value, size, colour), at=(x, 0))


def factions(texts: Texts) -> list[Markup]:
    return [
        entry(
            laid(panels.banner(kin), at=(30, 0), scale=1.1),
            texts(f"faction-{kin}-hint"),
            330,
            texts(f"faction-{kin}"),
        )
        for kin in panels.FACTION_COLOURS
    ]
