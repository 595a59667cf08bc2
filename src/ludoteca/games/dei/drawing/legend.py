"""The legend of D.E.I.: every symbol, piece and mark with its meaning, on a sheet of its own."""

from __future__ import annotations

from ludoteca.draw.chips import Value, capsule, offer
from ludoteca.draw.pieces import COLOURS, GOLD, SHAPES
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, tenths
from ludoteca.games.dei.drawing import cards, icons, paints, pieces, regions, talents
from ludoteca.games.dei.drawing.boards import figure, panel
from ludoteca.games.dei.drawing.catalog import FACTIONS, TALENTS
from ludoteca.games.dei.drawing.icons import PLATES, icon, plate
from ludoteca.games.dei.drawing.palette import BONE, CHAR, FAMILIES, FROST, LACKING, MIST, STREETS, SWEET, WASH
from ludoteca.games.dei.drawing.pieces import NOBODY
from ludoteca.games.dei.drawing.symbols import symbol
from ludoteca.games.dei.drawing.told import symbol_told
from ludoteca.play.texts import Texts, capital

WIDTH, HEIGHT = 1280, 800
TOP, HIGH = 52, 738
ACTIONS = ("R", "M", "C", "B", "BS", "BB", "BE", "Rr", "Mr", "Mb", "Cb", "Rg", "Cg", "COPY", "Mr*red", "D:TEL+1", "+2S")


def legend(texts: Texts) -> Markup:
    """What everything on the table means."""
    return picture(
        WIDTH,
        HEIGHT,
        definitions(),
        el("rect", width=WIDTH, height=HEIGHT, fill="#1d262d"),
        line(f"{texts('game-title')} · {texts('board-legend')}", 1000, 26, "serif-bold", x=20, y=37, fill=FROST),
        sheet(10, 320, texts("board-legend-actions"), [entry(*row, 246) for row in actions(texts)]),
        sheet(336, 330, texts("board-legend-city"), [entry(*row, 256) for row in in_the_city(texts)]),
        sheet(672, 330, texts("board-legend-table"), [entry(*row, 256) for row in on_the_table(texts)]),
        sheet(1008, 262, texts("board-legend-talents"), [entry(*row, 190) for row in all_talents(texts)]),
        label=texts("board-legend"),
    )


def definitions() -> Markup:
    return el(
        "defs",
        paints.definitions(0, 0, 10, 10),
        icons.definitions(),
        pieces.definitions(4, tuple(FACTIONS)),
        *regions.stencils(4),
    )


def sheet(x: float, wide: float, title: str, entries: list[Markup]) -> Markup:
    """A column of entries under its title."""
    step = (HIGH - 44) / len(entries)
    return laid(
        laid(panel(wide, HIGH, 9), at=(0, TOP)),
        line(title, wide - 32, 18, "serif-bold", x=16, y=TOP + 27, fill="#fff"),
        *(laid(one, at=tenths(12, TOP + 38 + step * (k + 0.5))) for k, one in enumerate(entries)),
        at=(x, 0),
    )


def entry(shown: Markup, said: str, room: float) -> Markup:
    """A picture around (26, 0), and beside it what it means."""
    return group(laid(shown, at=(26, 0)), block(said, room, (12.5, 8.5), "sans", 2, 58, 0, fill="#dfe7ec"))


def actions(texts: Texts) -> list[tuple[Markup, str]]:
    """The symbols of cards."""
    found = []
    for code in ACTIONS:
        shown = symbol(code, 20 if "*" in code else 26)
        paper = el("rect", x=-shown.wide / 2 - 3, y=-16, width=shown.wide + 6, height=32, rx=6, fill=FROST)
        found.append((group(paper, laid(shown.shown, at=tenths(-shown.wide / 2, 0))), symbol_told(code, (), texts)))
    return found


def in_the_city(texts: Texts) -> list[tuple[Markup, str]]:
    """Regions, who has them, and what stands there."""
    shown = {
        "levels": group(el("rect", x=-24, y=-13, width=22, height=26, rx=3, fill=STREETS[0]),
                        el("rect", x=2, y=-13, width=22, height=20, rx=3, fill="url(#dei-roof)"),
                        el("rect", x=2, y=7, width=22, height=7, fill="url(#dei-wall)")),
        "barrier": group(el("path", d="M-22 0H22", stroke=CHAR, stroke_width=7),
                         el("path", d="M-22 0H22", stroke=BONE, stroke_width=4.6, stroke_dasharray="5.5 4.5")),
        "squad": laid(pieces.squad(0, 3), at=(0, 9)),
        "champion": laid(pieces.champion(1), at=(0, 11), scale=0.85),
        "majority": swatch((0,), best=0),
        "tie": swatch((0, 2), best=NOBODY),
        "values": laid(capsule((Value(0, 3), Value(1, 2)), 0), scale=0.9),
        "offer": laid(offer((Value(0, 3),), 0, (pieces.tech(0, 0, 6.5),)), scale=0.9),
        "outpost": group(pieces.outpost("red", NOBODY), pieces.cube("red", 9.5, -8, 9)),
        "held": laid(pieces.outpost("blue", 1), at=(-6, 5)),
        "kept": laid(pieces.outpost("green", 2, is_kept=True), at=(-6, 5)),
        "tokens": group(pieces.tech(-12, 0, 10), pieces.cell(12, 0, 10)),
        "shelter": group(pieces.shelter(NOBODY, (-13, 7)), pieces.shelter(0, (13, 7))),
        "elevator": group(pieces.lift(NOBODY, (-10, 0)), pieces.lift(0, (10, 0))),
        "bridge": pieces.bridge((-24, 0), (24, 0), 0),
        "drone": pieces.drone("HAR"),
        "gold": el("rect", x=-18, y=-13, width=36, height=26, rx=7, fill="none", stroke=GOLD, stroke_width=4),
    }  # fmt: skip
    return [(drawn, texts(f"board-legend-{name}")) for name, drawn in shown.items()]


def swatch(seats: tuple[int, ...], best: int) -> Markup:
    """A piece of street that somebody has, or that nobody has."""
    box = {"x": -24, "y": -14, "width": 48, "height": 28, "rx": 5}
    ground = el("rect", **box, fill=STREETS[0])
    if best != NOBODY:
        shape = el("path", d=SHAPES[best], fill="#fff", fill_opacity=0.4, transform="scale(.4)")
        return group(
            ground,
            el("rect", **box, fill=WASH[best], fill_opacity=0.45, stroke=COLOURS[best], stroke_width=4),
            shape,
        )
    dashes = [
        el("rect", **box, fill="none", stroke=COLOURS[seat], stroke_width=4, stroke_dasharray="9 9",
           stroke_dashoffset=-9 * k)
        for k, seat in enumerate(seats)
    ]  # fmt: skip
    return group(ground, *dashes)


def on_the_table(texts: Texts) -> list[tuple[Markup, str]]:
    """Cards, markets, Missions, and what panels count."""
    ready = talents.Talent("blue", "remote-control", is_open=False, tiles=("a", "b"))
    opened = talents.Talent("red", "fortress", is_open=True, tiles=())
    hidden = talents.Talent("green", "", is_open=False, tiles=())
    price = el("text", "3", x=-14, y=6, font_size=18, fill="#ff8f9b", font_weight="bold")
    shown = {
        "supplies": icon("supplies", 0, 0, 28, "#f2e6cf"),
        "counted": laid(pieces.hollow(0), scale=0.9),
        "card": laid(cards.mini("TAC-4", 30, 41), at=(-15, -20), scale=0.95),
        "face-down": laid(cards.back(27, 36), at=(-13, -18), scale=0.95),
        "price": group(price, pieces.tech(6, 0, 9)),
        "asked": group(plate("red", -9, 0, 8), plate("red", 9, 0, 8),
                       el("path", d="M3 6L15-6", stroke=LACKING, stroke_width=3)),
        "crate": cards.crate(3, -10, 0, 20, "#fff"),
        "mission": group(figure("2", -16, 6, 18), el("path", d="M-2-9V9", stroke="#8796a1"),
                         figure("1", 5, 6, 13, MIST)),
        "worth": group(el("rect", x=-18, y=-9, width=36, height=18, rx=5, fill=COLOURS[0]),
                       figure("+6", 0, 5, 14, text_anchor="middle")),
        "talent-open": talents.plate_of(opened, 30, is_own=True),
        "talent-locked": talents.plate_of(ready, 30, is_own=True),
        "talent-hidden": talents.plate_of(hidden, 30, is_own=False),
        "cubes": group(pieces.cube("red", -8, 0, 11), pieces.cube("red", 8, 0, 11)),
        "candy": group(icon("candy", -14, 0, 20, SWEET), laid(pieces.candy("move"), at=(12, 0))),
        "stock": group(icon("hood", -14, 0, 18, COLOURS[0]), icon("shelter", 8, 0, 18, "#cfdae1")),
        "bin": icon("bin", 0, 0, 22, "#8496a3"),
        "missions": group(icon("hood", -14, 0, 20, FROST), icon("garrison", 12, 0, 20, FROST)),
    }  # fmt: skip
    return [(drawn, texts(f"board-legend-{name}")) for name, drawn in shown.items()]


def all_talents(texts: Texts) -> list[tuple[Markup, str]]:
    """The glyph of every Talent with its name."""
    found = []
    for ident, talent in TALENTS.items():
        light, dark = FAMILIES[talent.colour]
        back = el("path", d=PLATES[talent.colour], fill=dark, stroke=light, stroke_width=2)
        found.append((laid(back, icon(f"talent-{ident}", 0, 0, 17), scale=1.15), capital(texts(f"talent-{ident}"))))
    return found
