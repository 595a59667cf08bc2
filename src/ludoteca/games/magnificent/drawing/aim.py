"""What one is after in The Magnificent, as a picture: a die makes power, power an act, and acts make points."""

from __future__ import annotations

from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid
from ludoteca.games.magnificent.drawing import cards, compose, posters, rings, tents, tiles
from ludoteca.games.magnificent.drawing.camp import ground
from ludoteca.games.magnificent.drawing.hold import as_colour
from ludoteca.games.magnificent.drawing.icons import coin, die, gem, picture_of, sign, ticket
from ludoteca.games.magnificent.drawing.marks import bold, box, path
from ludoteca.games.magnificent.drawing.palette import BRASS, FAMILIES, INK, IVORY, NIGHT, SAND
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 640, 360
WHITE = (40, 41, 42, 43, 34)
GREEN = (16, 24, 32, 33)
ORANGE = (18, 19, 26, 27, 35)


def aim(texts: Texts) -> Markup:
    """A turn from left to right: the die on its card, the power, what is done with it; below it what counts."""
    return picture(
        WIDTH,
        HEIGHT,
        compose.definitions(2, has_module=False),
        el("rect", width=WIDTH, height=HEIGHT, rx=10, fill="url(#mag-sky)"),
        laid(card(texts), at=(14, 14)),
        laid(power(texts), at=(136, 14)),
        *(laid(act(name, shown, texts), at=(136 + k * 168, 84)) for k, (name, shown) in enumerate(acts())),
        box(10, 262, WIDTH - 20, 88, 9, fill="url(#mag-paper)", stroke=BRASS),
        line(texts("board-aim-count"), 380, 14.5, "serif-bold", x=24, y=282, fill=INK),
        *counted(texts),
        label=texts("aim-win"),
    )


def card(texts: Texts) -> Markup:
    """A die is laid on a master card."""
    return group(
        cards.card("VI-2", 106, texts),
        laid(die("C", 5, 0, 0, 30), as_colour("G", 30), at=(23.5, 23.5)),
        block(texts("board-aim-die"), 108, (12, 8), "sans", 4, 53, 152, fill=SAND, text_anchor="middle"),
        sign("arrow", 114, 24, 1.3, SAND),
    )


def power(texts: Texts) -> Markup:
    """What it adds up to."""
    green = FAMILIES["G"]
    parts = ((5, die("C", 5, 0, 0, 15)), (4, die("G", 4, 0, 0, 15)), (2, gem("g", 0, 0, 13)))
    shown, x = [], 62.0
    for amount, piece in parts:
        wide = amount * 30
        shown += [
            box(x, 8, wide - 1, 24, 5, fill="url(#mag-tile-G)", stroke=green.dark),
            box(x, 8, wide - 1, 24, 5, fill="url(#mag-print-G)"),
            laid(piece, at=(x + wide / 2 - 9, 20)),
            bold(amount, x + wide / 2 + 3, 24.5, 13, INK),
        ]
        x += wide
    return group(
        box(0, 0, 492, 40, 8, fill=NIGHT, fill_opacity=0.8, stroke=green.light, stroke_opacity=0.8),
        bold(11, 30, 31, 30, "#fff", "middle"),
        *shown,
        line(texts("board-aim-power"), 92, 12, "sans", 7, x=396, y=25, fill=SAND),
        path("M246 42v10m-168 14v-14H414v14M246 52v14", fill="none", stroke=BRASS, stroke_width=2),
    )


def acts() -> list[tuple[str, Markup]]:
    return [("build", build()), ("travel", travel()), ("perform", perform())]


def act(name: str, shown: Markup, texts: Texts) -> Markup:
    """One of the three things power is used for."""
    mark = {"build": "hammer", "travel": "cart", "perform": "hat"}[name]
    return group(
        box(0, 0, 160, 168, 9, fill="#0a2029", fill_opacity=0.75, stroke=BRASS, stroke_opacity=0.6),
        sign(mark, 20, 18, 1, IVORY),
        line(texts(f"board-action-{name}"), 112, 14, "serif-bold", 9, x=38, y=23, fill=IVORY),
        laid(shown, at=(80, 86)),
        block(texts(f"board-aim-{name}"), 148, (11.5, 8), "sans", 2, 80, 150, fill=SAND, text_anchor="middle"),
    )


def build() -> Markup:
    """Tiles in a camp."""
    size = 14.0
    laid_tiles = []
    for kind, squares in (("WL", WHITE), ("GL", (*GREEN, 25)), ("OL", ORANGE)):
        x, y = tiles.corner(squares, size)
        laid_tiles.append(laid(tiles.tile(kind, squares, size), at=(x, y)))
    return laid(ground(size), *laid_tiles, at=(-56, -49))


def travel() -> Markup:
    """A ring with its wagon, a gem and a tent."""
    return group(
        laid(rings.ring_face("G"), scale=0.62),
        gem("g", 0, -39, 15),
        gem("c", 36, -14, 14),
        laid(tents.tent("N5"), at=(20, 6), scale=0.6),
        picture_of("bill", -24, 30, 1.6),
        picture_of("wagon-G", -36, -8, 0.9),
    )


def perform() -> Markup:
    """A poster over its tent."""
    return group(
        laid(posters.poster("SNO-09"), at=(-60, -50), scale=0.95),
        laid(tents.tent("N4"), at=(6, -6), scale=0.95),
        picture_of("hat-0", 34, -16, 1.3),
    )


def counted(texts: Texts) -> list[Markup]:
    """Where points come from, and what is paid."""
    rows = (
        ("posters", group(picture_of("bill", -8, 0, 1.7), ticket(9, 10, 2, 15))),
        ("card", group(picture_of("tick", -14, 0, 1.2), box(-3, -12, 18, 24, 3, fill="url(#mag-plum)"))),
        ("halves", group(bold("½", -20, 7, 20), box(-1, -12, 18, 24, 3, fill="url(#mag-plum)"))),
        ("rows", group(*_full_row())),
        ("pay", group(die("G", 4, -12, 0, 18), coin("", 10, 0, 9))),
    )
    found = []
    for k, (name, shown) in enumerate(rows):
        x = 78 + k * 121
        found.append(laid(shown, at=(x, 306)))
        found.append(
            block(texts(f"board-aim-{name}"), 114, (11.5, 8), "sans", 2, x, 334, fill=INK, text_anchor="middle")
        )
    return found


def _full_row() -> list[Markup]:
    return [
        box(k * 8 - 20, -4, 7, 7, 1.4, fill=FAMILIES[colour].fill, stroke=FAMILIES[colour].dark, stroke_width=0.7)
        for k, colour in enumerate("GGOPW")
    ]
