"""What one is after in Archipelago, as a picture: explore, act, keep the peace, and score in secret."""

from __future__ import annotations

from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block
from ludoteca.draw.things import laid, placed
from ludoteca.games.archipelago.drawing import scene, terrain
from ludoteca.games.archipelago.drawing.chart import Layout
from ludoteca.games.archipelago.drawing.compose import definitions
from ludoteca.games.archipelago.drawing.icons import icon, number, row
from ludoteca.games.archipelago.drawing.palette import GREEN, INK, WINE
from ludoteca.games.archipelago.drawing.places import Places
from ludoteca.games.archipelago.drawing.scene import Built, Company
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.games.archipelago.drawing.terrain import TILE, Tile
from ludoteca.games.archipelago.drawing.tiles import printed
from ludoteca.play.texts import Texts

# A picture by itself is drawn with the type that happens to be there: figures stand apart from what is beside them.
WIDTH, HEIGHT = 640, 360
WORLD = (Tile("H22B", 0, 0, 1), Tile("H05B", -1, 0, 2), Tile("H01A", 0, -1, 0), Tile("H19B", -1, 1, 5))


def aim(texts: Texts) -> Markup:
    """The chart, the crisis that all must meet, and the objective that one keeps to oneself."""
    shapes = {tile.shape: terrain.shape(tile.side, tile.rotation) for tile in WORLD}
    return picture(
        WIDTH,
        HEIGHT,
        definitions(),
        *shapes.values(),
        terrain.water(WORLD),
        el("rect", width=WIDTH, height=HEIGHT, rx=10, fill="#3d2a1d"),
        station(texts("board-aim-explore"), 12, 248, laid(chart(), at=(150, 136), scale=0.8)),
        station(texts("board-aim-peace"), 268, 184, peace()),
        station(texts("board-aim-secret"), 460, 168, secret()),
        label=texts("aim-win"),
    )


def station(said: str, x: float, wide: float, shown: Markup) -> Markup:
    """One thing one does: how it looks, and below in a sentence."""
    return laid(
        sheet(wide, 336, "url(#arc-paper)"),
        shown,
        block(said, wide - 20, (13.5, 9), "sans", 4, wide / 2, 296, fill=INK, text_anchor="middle"),
        at=(x, 12),
    )


def citizens(region: int, seat: int, on: str, count: int = 1) -> Company:
    return Company(region, seat, is_ship=False, area="land-1", on=on, how="", size=count, said="")


def ship(region: int, seat: int) -> Company:
    return Company(region, seat, is_ship=True, area="sea-1", on="", how="", size=1, said="")


def chart() -> Markup:
    """Four regions with pieces in them."""
    here = Layout(0, TILE, (0.0, 0.0))
    there = {tile.side: Places(tile, here) for tile in WORLD}
    marks = [laid(*printed(tile.side, tile.rotation), at=tile.at) for tile in WORLD]
    built = (
        Built(0, "town", "land-1", 0, ""),
        Built(1, "market", "land-1", 1, ""),
        Built(2, "temple", "land-1", 2, ""),
    )
    units = (
        *(citizens(region, region, kind) for region, kind in enumerate(("town", "market", "temple"))),
        citizens(3, 0, "", 2),
        ship(1, 1),
        ship(3, 2),
    )
    places = {k: there[side] for k, side in enumerate(("H05B", "H22B", "H01A", "H19B"))}
    where = placed()
    standing = scene.standing(built, units, places, 1)
    return group(terrain.sea(where, 0), terrain.land(WORLD, where, 0), *marks, *standing.values())


def peace() -> Markup:
    """Rebellion must not pass population."""
    people = [icon("man0", 44 + 24 * k, 66, 26) for k in range(3)] + [
        icon("man1", 116 + 24 * k, 66, 26) for k in range(2)
    ]
    lying = [icon(f"lie{seat}", 52 + 42 * k, 102, 26) for k, seat in enumerate((0, 1, 2))]
    return group(
        icon("stone", 48, 32, 28),
        number("= 6", 92, 40, 23),
        icon("folk", 136, 32, 28),
        *people,
        *lying,
        el("path", d="M20 128H164", stroke="#b79f6c"),
        icon("rebel", 30, 156, 30),
        number("9", 60, 166, 26, WINE),
        number("≤", 83, 165, 21, INK),
        number("22", 117, 166, 26, GREEN),
        icon("folk", 155, 156, 30),
        el("rect", x=22, y=196, width=140, height=12, fill="#fffaf0", stroke=INK, stroke_width=0.9),
        el("rect", x=22, y=196, width=57, height=12, fill="url(#arc-hatch)"),
        el("rect", x=79, y=196, width=83, height=12, fill="#3aa66f"),
        row((":cattle", ":fish", ":token", ":temple"), 92, 234, 26),
    )


def secret() -> Markup:
    """An objective that nobody else sees, and the trend that all see."""
    return group(
        el("rect", x=24, y=22, width=120, height=112, rx=6, fill=WINE, stroke="#3f120e"),
        el("rect", x=30, y=28, width=108, height=100, rx=3, fill="#fdf6e6"),
        el("path", d="M30 78H138", stroke=WINE),
        icon("port", 54, 53, 30),
        number("6", 80, 62, 25, INK, "start"),
        icon("temple", 52, 103, 26),
        number("3·2·1", 72, 110, 20, INK, "start"),
        el("rect", x=24, y=150, width=120, height=46, rx=5, fill="#fffaf0", stroke="#8f7646"),
        icon("cattle", 50, 173, 25),
        number("4·3·2", 70, 180, 20, INK, "start"),
        row((":medal", ":medal", ":medal"), 84, 228, 36),
    )
