"""Everything that games share in their drawings, on one sheet: to look at, and to find what is there already."""

from __future__ import annotations

from ludoteca.draw import cards, chips, figures, flags, maps, pieces, tiles
from ludoteca.draw.cards import Look
from ludoteca.draw.chips import Value
from ludoteca.draw.paints import Stop, grain, hatching, light, shade, soft_shadow
from ludoteca.draw.pieces import GOLD, SHADES
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import FACES, block, line
from ludoteca.draw.things import laid, thing

WIDTH, HEIGHT = 1280, 800
INK, CREAM, SOFT = "#34210f", "#f6ead0", "#d9c6a2"
TEAL, PLUM = Look("#1c6d76"), Look("#6b3370")
TEE = ((0, 1), (1, 0), (1, 1), (1, 2), (1, 3))
HOOK = ((0, 0), (1, 0), (2, 0), (2, 1))
RING = tuple((row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1))


def samples() -> Markup:
    """The sheet."""
    return picture(
        WIDTH,
        HEIGHT,
        definitions(),
        el("rect", width=WIDTH, height=HEIGHT, fill="url(#all-table)"),
        line("What games share", 600, 26, "serif-bold", x=24, y=40, fill=CREAM),
        row(70, "Seats: seal, army, badge, flag, pennant", seats()),
        row(188, "Figures: standing, lying, tied, a company with its count", people()),
        row(
            308, "Figures at the spot: who has it, nobody, what it would be, refused; chips, counters, stacks", spots()
        ),
        row(430, "Tiles: polyominoes, one with a hole, what one has and lacks; hexes", laid_tiles()),
        row(572, "Cards: band, body, foot; text that is fitted; back; dice, coins, wax", all_cards()),
        label="What games share",
    )


def definitions() -> Markup:
    return el(
        "defs",
        shade("all-table", "#4b3324", "#241710"),
        shade("all-teal", "#2a9d86", "#17705f"),
        light("all-glow", Stop(0, "#fff6d8", 0.9), Stop(1, "#fff6d8", 0)),
        soft_shadow("all-shadow"),
        grain("all-grain", "0.8", 2, 4, "0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .1 0 0 0 .5 -.1"),
        hatching("all-torn"),
        hatching("all-stripes", opacity=0.28, step=6),
    )


def row(y: float, title: str, shown: list[tuple[float, str, Markup]]) -> Markup:
    """A row of samples: each at its place, with what it is called under it."""
    heading = line(title, 900, 15, "serif-italic", x=24, y=y, fill=SOFT)
    return group(
        heading, *(laid(one, at=(x, y + 52)) for x, _, one in shown), *(said(x, y, name) for x, name, _ in shown)
    )


def said(x: float, y: float, name: str) -> Markup:
    """The name of a sample; long ones of wide samples begin under their left edge."""
    low = y + 94 if y < 420 else y + 116 if y < 560 else y + 188
    return el("text", name, x=x, y=low, font_size=11, fill=CREAM, text_anchor="middle", **FACES["sans"])


def seats() -> list[tuple[float, str, Markup]]:
    found: list[tuple[float, str, Markup]] = []
    for seat in range(5):
        x = 48 + seat * 230
        found += [
            (x, "seal", pieces.seal(seat, 0, 0, 1.2)),
            (x + 42, "army", laid(pieces.army(seat), scale=1.1)),
            (x + 84, "badge", laid(chips.badge(seat, str(3 + 4 * seat)), scale=1.5)),
            (x + 122, "flag", laid(flags.flag(seat), at=(-6, 14), scale=1.2)),
            (x + 164, "pennant", laid(flags.pennant(seat), at=(-4, 12), scale=1.4)),
        ]
    tied = laid(flags.flag(1, leftwards=True, over="all-torn"), at=(8, 14), scale=1.2)
    return [*found, (1218, "flag, tie", tied)]


def people() -> list[tuple[float, str, Markup]]:
    found: list[tuple[float, str, Markup]] = []
    for seat in range(5):
        x = 50 + seat * 178
        found += [
            (x, "standing", laid(figures.standing(seat), scale=1.6)),
            (x + 58, "lying", laid(figures.lying(seat), scale=1.6)),
            (x + 116, "tied", laid(figures.tied(seat), scale=1.6)),
        ]
    many = laid(chips.counter(figures.company(2, 7), 7, 42, 15), at=(-14, 0), scale=1.4)
    return [*found, (990, "company ×7", many), (1120, "thing, faded", faded()), (1210, "soft shadow", cast())]


def faded() -> Markup:
    """A thing with all that can be said of one."""
    return thing("sample", figures.standing(0), scale=1.6, opacity=0.45, said="A figure that comes out of the reserve",
                 comes_from="reserve")  # fmt: skip


def cast() -> Markup:
    return group(
        el("circle", r=22, fill="url(#all-glow)"),
        el("rect", x=-14, y=-12, width=28, height=24, rx=4, fill=CREAM, filter="url(#all-shadow)"),
        el("rect", x=-14, y=-12, width=28, height=24, filter="url(#all-grain)"),
    )


def spots() -> list[tuple[float, str, Markup]]:
    three = (Value(0, 4), Value(1, 2), Value(2, 1))
    gain = laid(tiles.tile_icon(HOOK, 4.4, "#e8973a", "#fff"))
    pile = group(*chips.stack(pieces.coin("", 9), 5, 1, (0, 14), (0, 5)))
    return [
        (84, "A has the most", laid(chips.capsule(three, 0), scale=1.3)),
        (212, "nobody has", laid(chips.capsule((Value(1, 2), Value(2, 2))), scale=1.3)),
        (350, "if you went there", laid(chips.offer((Value(0, 3), Value(1, 2)), 0, (gain,)), scale=1.3)),
        (490, "refused", laid(chips.refusal((Value(0, 3), Value(1, 3))), scale=1.3)),
        (590, "chip", chips.chip("2", 14)),
        (640, "lit", chips.chip("12", 14, edge=GOLD)),
        (714, "counter", laid(chips.counter(laid(pieces.seal(3, 0, 0)), 12, 26), at=(-16, 0))),
        (790, "stack", pile),
        (860, "two abreast", group(*chips.stack(pieces.seal(4, 0, 0, 0.8), 5, 2, (0, 14), (22, 16)))),
        (990, "coastline", coast()),
    ]


def coast() -> Markup:
    """A little island, for the roughened lines of maps."""
    corners = [(-60.0, 0.0), (-20.0, -26.0), (44.0, -20.0), (62.0, 12.0), (0.0, 26.0)]
    edge = [p for k, one in enumerate(corners) for p in maps.roughened(one, corners[(k + 1) % 5], 0.18)[:-1]]
    return el("path", d=maps.outline_path(edge), fill="#e2c995", stroke="#8fb0a8", stroke_width=4)


def laid_tiles() -> list[tuple[float, str, Markup]]:
    white, ice = "#f4fbff", "#4d7690"
    return [
        (78, "tile", laid(tiles.tile(TEE, 26, "url(#all-teal)", "#0c4a3e", "all-stripes"), at=(-52, -22))),
        (210, "turned over", laid(tiles.tile(tiles.faces(TEE)[6], 26, white, ice), at=(-52, -22))),
        (322, "with a hole", laid(tiles.tile(RING, 26, "#9a5cb4", "#4a2360"), at=(-39, -36))),
        (408, "has", on_paper(tiles.tile_icon(HOOK, 9, "#e8973a", "#6b3c0c"))),
        (464, "lacks", on_paper(tiles.tile_icon(HOOK, 9, "#e8973a", "#6b3c0c", lacking=True))),
        (556, "hex tile", tiles.hex_tile(40, "#e2c995", "#6b4e2e")),
        (660, "hex slab", laid(tiles.hex_slab("#5f4c44", "#8b7467"), scale=0.4)),
        (764, "lit hex", group(tiles.hex_tile(40, "#8fcccb", GOLD), laid(figures.standing(3), scale=1.5))),
    ]


def on_paper(shown: Markup) -> Markup:
    return group(laid(cards.sheet(46, 46, CREAM), at=(-23, -23)), shown)


def all_cards() -> list[tuple[float, str, Markup]]:
    words = block("Take two of these, or one and a coin", 88, (11, 8), "sans", 3, 0, 0, fill=INK, text_anchor="middle")
    body = laid(tiles.tile_icon(TEE, 12, "#2a9d86", "#0c4a3e"))
    foot = laid(pieces.coin("3", 9), at=(-20, 0))
    seal = laid(pieces.wax("5", 9), at=(20, 0))
    long = "Teletrasporto prioritario"
    cards_shown = [
        ("a card", cards.card(104, 146, "Larissa", PLUM, body, group(foot, seal))),
        ("a long name", cards.card(104, 146, long, TEAL, words, group(foot))),
        ("without a foot", cards.card(104, 146, "Cattedrale", Look("#5f5a50"), words)),
        ("narrow", cards.card(64, 92, "Auxilia 3", Look(SHADES[1]), laid(figures.standing(1), scale=1.4), head=19)),
        ("back", cards.back(104, 146, PLUM)),
        ("small back", cards.back(30, 41, TEAL)),
    ]
    found: list[tuple[float, str, Markup]] = []
    x = 24.0
    for (name, shown), wide in zip(cards_shown, (104, 104, 104, 64, 104, 30), strict=True):
        found.append((x + wide / 2, name, laid(shown, at=(-wide / 2, -36))))
        x += wide + 30
    dice = group(*(pieces.die(k + 1, k * 42, 0, 34, "WOVPWO"[k]) for k in range(6)))
    return [
        *found,
        (884, "dice", laid(dice, at=(-105, 0))),
        (1090, "coin", pieces.coin("12", 20)),
        (1160, "wax", pieces.wax("7", 20)),
    ]
