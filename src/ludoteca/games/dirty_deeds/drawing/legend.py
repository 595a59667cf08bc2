"""The legend of Dirty Deeds: every icon with its meaning, on a sheet of its own."""

from __future__ import annotations

from ludoteca.draw.pieces import COLOURS, GOLD
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, tenths, used
from ludoteca.games.dirty_deeds.drawing import chains, figurines, gearwork, ghosts, icons, plaques
from ludoteca.games.dirty_deeds.drawing.icons import BRASS, INK, PALE, PAPER, SOFT, icon
from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.games.dirty_deeds.summary import DEEDS, FAMILIAR
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 1280, 800
RED = "#8d2a16"


def legend(texts: Texts) -> Markup:
    """What everything on the board means."""
    return picture(
        WIDTH,
        HEIGHT,
        el(
            "defs",
            plaques.definitions(),
            icons.definitions(),
            figurines.definitions(),
            gearwork.definitions((), (), 0, 12, 3),
        ),
        el("rect", width=WIDTH, height=HEIGHT, fill="url(#dd-night)"),
        line(f"{texts('game-title')} · {texts('board-legend')}", 900, 26, "serif-bold", x=20, y=37, fill=PALE),
        sheet(12, 486, texts("board-legend-characters"), *characters(texts)),
        sheet(506, 376, texts("board-legend-wheels"), [entry(*row, 290) for row in below(texts)], []),
        sheet(890, 378, texts("board-legend-table"), [entry(*row, 292) for row in beside(texts)], []),
        label=texts("board-legend"),
    )


def sheet(x: float, wide: float, title: str, entries: list[Markup], rows: list[int]) -> Markup:
    """A column of entries under its title, each with room for its rows."""
    shares = rows or [1] * len(entries)
    unit = 690 / sum(shares)
    middles = [92 + unit * (sum(shares[:k]) + share / 2) for k, share in enumerate(shares)]
    return laid(
        el("rect", y=52, width=wide, height=738, rx=9, fill=PAPER, stroke=BRASS, stroke_width=1.4),
        line(title, wide - 32, 18, "serif-bold", x=16, y=80, fill=RED),
        *(laid(one, at=tenths(14, y)) for one, y in zip(entries, middles, strict=True)),
        at=(x, 0),
    )


def entry(shown: Markup, said: str, room: float) -> Markup:
    """A picture around (28, 0), and beside it what it means."""
    return group(laid(shown, at=(28, 0)), block(said, room, (13, 9), "sans", 3, 62, 0, fill=INK))


def characters(texts: Texts) -> tuple[list[Markup], list[int]]:
    """Who can do what, the costly action in red; then the empty hand and the Familiar. And how many rows each has."""
    found = [
        deeds(figurines.figure(0, name), texts(f"character-{name}"), DEEDS[name], texts) for name in CHARACTER_NAMES
    ]
    fist = icon("fist", 0, 0, 42, color=COLOURS[0])
    owl = icon("owl", 0, 0, 40, color=COLOURS[0])
    found.append(deeds(fist, texts("hand-fist"), ("recruitment", "", ""), texts))
    found.append(deeds(owl, texts("board-legend-familiar"), FAMILIAR, texts))
    return found, [3, 3, 4, 4, 2, 5]


def deeds(shown: Markup, name: str, names: tuple[str, ...], texts: Texts) -> Markup:
    rows = [(deed, RED if k == 2 and len(names) == 3 else INK) for k, deed in enumerate(names) if deed]
    top = -15 * len(rows) + 6
    parts = [laid(shown, at=(28, 0)),
             line(name[:1].upper() + name[1:], 390, 15, "serif-bold", x=62, y=top - 6, fill=INK)]  # fmt: skip
    for k, (deed, ink) in enumerate(rows):
        y = top + 14 + 31 * k
        parts.append(line(texts(f"deed-{deed}"), 96, 13, "sans-bold", x=62, y=y + 4, fill=ink))
        parts.append(block(texts(f"board-deed-{deed}"), 296, (12, 8.5), "sans", 2, 162, y, fill=SOFT))
    return group(*parts)


def tile(look: str) -> Markup:
    return used(f"dd-{look}", scale=0.24)


def lit(*above: Markup) -> Markup:
    """A pane with the lit ground below it."""
    return group(el("circle", r=19, fill="#f0dba5"), tile("pane-0"), *above)


def below(texts: Texts) -> list[tuple[Markup, str]]:
    half = el("path", d="M0-24V24", stroke="#0d0a14", stroke_width=2.4)
    stones = group(*(laid(tile(f"stone-{k}-1"), at=(14 * k - 14, 0), scale=0.62) for k in range(3)))
    pictures = {
        "stone": stones,
        "pane": lit(),
        "base": group(el("circle", r=19, fill="#f0dba5"), tile("base-0")),
        "tradition": icon("tradition", 0, 0, 34),
        "enchantment": icon("enchantment", 0, 0, 34),
        "half": group(icon("tradition", 0, 0, 34), half),
        "chalk": group(tile("stone-0-0"), ghosts.chalk("T", 34)),
        "ghost": group(tile("stone-0-0"), ghosts.ghost("I", 38)),
        "hint": group(tile("stone-0-0"), ghosts.hint("TI", 40)),
        "hourglass": icon("hourglass", 0, 0, 34),
        "rows": group(el("rect", x=-30, y=-17, width=60, height=34, rx=4, fill="#141d38"),
                      line("C", 20, 15, "sans-bold", x=-20, y=5, fill=PALE, text_anchor="middle"),
                      *(laid(tile("stone-0-0"), at=(-2 + 20 * k, 0), scale=0.5) for k in range(2))),
        "levers": group(lever("backward", -16), lever("forward", 16)),
        "contact": chains.chain("legend-contact", (-34, 5), (34, -5), 17, texts("board-legend-contact")),
        "numbers": group(el("rect", x=-24, y=-12, width=48, height=24, rx=4, fill="url(#dd-brass)"),
                         line("VII", 40, 15, "serif-bold", x=0, y=5, fill="#3a2408", text_anchor="middle")),
    }  # fmt: skip
    return [(shown, texts(f"board-legend-{name}")) for name, shown in pictures.items()]


def lever(sense: str, x: float) -> Markup:
    return laid(
        el("circle", r=14, fill=INK, stroke=BRASS, stroke_width=2),
        icon(sense, 0, 0, 18),
        at=(x, 0), color=PALE,
    )  # fmt: skip


def beside(texts: Texts) -> list[tuple[Markup, str]]:
    captive = laid(figurines.figure(1, "knight"), icon("bars", 0, 0, 38), scale=0.9)
    lying = laid(figurines.figure(1, "spy"), turn=-78, scale=0.9, opacity=0.72)
    gears = group(*(icon("wheel", (-17, 2, 17)[k], 0, (19, 16, 12)[k]) for k in range(3)), color=INK)
    pictures = {
        "ready": icon("fist", 0, 0, 38, color=COLOURS[0]),
        "choosing": icon("palm", 0, 0, 32, color=INK),
        "acted": icon("tick", 0, 0, 26, color=INK),
        "burden": group(el("rect", x=-27, y=-13, width=54, height=26, rx=6, fill="#0a3a5c"),
                        laid(
                            plaques.burden_row((("stone-0-0", 2), ("tradition", 1)), 60),
                            at=(-84, -22.5), scale=0.75,
                        )),
        "path": group(el("path", d="M-22 0H22", stroke=COLOURS[0], stroke_width=4),
                      *(el("circle", cx=x, r=8, fill=COLOURS[0] if x < -9 else "#22305a", stroke=PALE,
                           stroke_width=1.8) for x in (-20, 0, 20))),
        "captive": captive,
        "exhausted": lying,
        "away": group(el("rect", x=-22, y=-16, width=44, height=32, rx=6, fill="#cfc4a8"),
                      line("C4", 40, 16, "sans-bold", x=0, y=5, fill="#5c5138", text_anchor="middle")),
        "reserve": group(laid(tile("pane-0"), at=(3, 3)), tile("pane-0")),
        "screen": group(el("path", d="M-24-14-8-18V16L-24 12zM-8-18 8-14V12L-8 16zM8-14 24-18V16L8 12z",
                           fill="#863b00", stroke="#e9d9a8")),
        "points": gears,
        "gold": el("rect", x=-16, y=-14, width=32, height=28, rx=7, fill="none", stroke=GOLD, stroke_width=4),
    }  # fmt: skip
    return [(shown, texts(f"board-legend-{name}")) for name, shown in pictures.items()]
