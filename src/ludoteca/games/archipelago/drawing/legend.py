"""The legend of Archipelago: every piece, mark and icon with its meaning, on a sheet of its own."""

from __future__ import annotations

from ludoteca.draw.pieces import COLOURS, GOLD
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, tenths, used
from ludoteca.games.archipelago.drawing import cards, terrain
from ludoteca.games.archipelago.drawing.compose import definitions
from ludoteca.games.archipelago.drawing.geometry import outline
from ludoteca.games.archipelago.drawing.icons import Coin, icon, number, price, row
from ludoteca.games.archipelago.drawing.palette import GOODS, INK, WINE
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.games.archipelago.drawing.tiles import tile
from ludoteca.play.texts import Texts

WIDTH, HEIGHT = 1280, 800
TOP, HIGH = 52.0, 736.0
SAMPLE = "H08B"  # mountains, two areas of land and a strait
Entry = tuple[Markup, str]


def legend(texts: Texts) -> Markup:
    """What everything on the table means."""
    columns = (("map", on_the_chart(texts)), ("boards", on_boards(texts)), ("cards", on_cards(texts)),
               ("actions", actions(texts)))  # fmt: skip
    wide = (WIDTH - 20) / len(columns)
    return picture(
        WIDTH,
        HEIGHT,
        definitions(),
        terrain.shape(SAMPLE, 0),
        el("rect", width=WIDTH, height=HEIGHT, fill="#3d2a1d"),
        line(f"{texts('game-title')} · {texts('board-legend')}", 1100, 26, "serif-bold", x=20, y=37, fill="#f6ead2"),
        *(column(10 + k * wide, wide - 8, texts(f"board-legend-{name}"), entries)
          for k, (name, entries) in enumerate(columns)),
        label=texts("board-legend"),
    )  # fmt: skip


def column(x: float, wide: float, title: str, entries: list[Entry]) -> Markup:
    """Entries under their title."""
    step = (HIGH - 44) / len(entries)
    return laid(
        laid(sheet(wide, HIGH, "url(#arc-paper)"), at=(0, TOP)),
        line(title, wide - 32, 18, "serif-bold", x=16, y=TOP + 27, fill=WINE),
        *(laid(entry(*one, wide - 102), at=tenths(12, TOP + 38 + step * (k + 0.5))) for k, one in enumerate(entries)),
        at=tenths(x, 0),
    )


def entry(shown: Markup, said: str, room: float) -> Markup:
    """A picture around (34, 0), and beside it what it means, in whatever type a picture by itself is drawn."""
    return group(laid(shown, at=(34, 0)), block(said, room, (12, 8.5), "sans", 3, 78, 0, fill=INK))


def _told(shown: dict[str, Markup], texts: Texts) -> list[Entry]:
    return [(drawn, texts(f"board-legend-{name}")) for name, drawn in shown.items()]


def on_the_chart(texts: Texts) -> list[Entry]:
    """Regions, and what stands in them."""
    held = [
        laid(tile(SAMPLE), scale=0.38),
        el("path", d=outline(20.5), fill=COLOURS[1], fill_opacity=0.2, stroke=COLOURS[1], stroke_width=2.4),
    ]
    return _told(
        {
            "region": laid(tile(SAMPLE), scale=0.4),
            "held": group(*held),
            "symbol": group(*(icon(f"symbol-{good}", -18 + 36 * k, 0, 24) for k, good in enumerate(("fruit", "fish")))),
            "looted": group(icon("symbol-iron", 0, 0, 24, opacity=0.6), icon("florin", 0, 0, 16)),
            "hut": used("arc-hut", (0, 8), scale=1.9),
            "citizen": group(icon("man0", -14, 0, 24), icon("man1", 2, 0, 24), icon("man2", 18, 0, 24)),
            "rebel": icon("lie1", 0, 0, 26),
            "engaged": icon("tied0", 0, 0, 26),
            "ship": icon("ship3", 0, 0, 28),
            "second": group(*(icon(name, x, 0, 26) for name, x in (("man0", -13), ("hatch-man", -13), ("ship0", 15),
                                                                   ("hatch-ship", 15)))),
            "town": group(icon("town1", -3, 2, 30), icon("flag1", 12, -10, 22)),
            "unheld": icon("market", 0, 0, 30),
            "buildings": group(*(icon(f"{kind}0", -22 + 22 * k, 0, 22) for k, kind in
                                 enumerate(("port", "market", "temple")))),
            "gold": el("path", d=outline(17), fill="none", stroke=GOLD, stroke_width=4),
        },
        texts,
    )  # fmt: skip


def objectives(texts: Texts) -> list[Entry]:
    """Some objectives in icons, as slips show them: what ends the match, and what is ranked."""
    shown = {"S01": (":pile", "·", ":florin"), "M07": (":empty", "·", ":dove"), "S10": (":pile", "·", ":torch")}
    return [(row(signs, 0, 0, 22), texts(f"objective-{name}")) for name, signs in shown.items()]


def on_boards(texts: Texts) -> list[Entry]:
    """Markers, markets, scale, piles."""
    return _told(
        {
            "population": icon("folk", 0, 0, 28),
            "rebellion": icon("rebel", 0, 0, 28),
            "surplus": icon("surplus", 0, 2, 28),
            "margin": number("13", 0, 8, 22, "#1d6b4a"),
            "forecast": el("rect", x=-26, y=-6, width=52, height=12, fill="url(#arc-hatch)", stroke="#9e2b25"),
            "goods": group(*(icon(good, -24 + 24 * (k % 3), -11 + 22 * (k // 3), 20) for k, good in enumerate(GOODS))),
            "cube": group(icon("cube-fruit", -14, 0, 24), icon("cube-wood", 12, 0, 24)),
            "row": group(el("rect", x=-30, y=-9, width=60, height=18, rx=2, fill="#8f9396", fill_opacity=0.75),
                         icon("cube-cattle", -8, 0, 15), icon("surplus", 20, 0, 14)),
            "bank": icon("chest", 0, 0, 28),
            "florin": icon("florin", 0, 0, 28),
            "token": icon("token", 0, 0, 28),
            "screen": group(icon("screen", 0, 0, 32), number("?", 0, 6, 17, "#3f311a")),
            "objective": icon("objective", 0, 0, 30),
            "trend": group(number("4·3·2", -6, 5, 13), icon("medal", 24, 0, 18)),
        },
        texts,
    ) + objectives(texts)  # fmt: skip


def on_cards(texts: Texts) -> list[Entry]:
    """Evolution cards, their prices and backs."""
    return _told(
        {
            "character": laid(cards.small("pirate", 34, is_used=False)),
            "progress": laid(cards.small("sawmill", 34, is_used=False)),
            "wonder": laid(cards.small("cathedral", 34, is_used=False)),
            "used": laid(cards.small("sawmill", 34, is_used=True)),
            "own": icon("own", 0, 0, 28),
            "any": icon("any", 0, 0, 30),
            "cost": row((":disc", Coin(1), ":stone"), 0, 0, 22),
            "medal": icon("medal", 0, 0, 28),
            "price": price("5", 0, 0, 30),
            "after": group(icon("turn", -10, 0, 34), number("6", 12, 6, 17)),
            "skull": icon("skull", 0, 0, 28),
            "domestic": row((":stone", "= 6", ":folk"), 0, 0, 24),
            "export": row(("3×", ":cattle"), 0, 0, 26),
            "red": el("rect", x=-18, y=-12, width=36, height=24, rx=4, fill="#b3302a", stroke="#5d4a26"),
            "event": row(("−2", ":rebel", "/", ":temple"), 0, 0, 21),
        },
        texts,
    )


def actions(texts: Texts) -> list[Entry]:
    """The wheel, and the icons of what is done."""
    return _told(
        {
            "disc": icon("disc0", 0, 0, 34),
            "spent": el("circle", r=9, fill="none", stroke=COLOURS[0], stroke_width=2, stroke_dasharray="3 2.4"),
            "shared": used("arc-rainbow", scale=1.4),
            "harvest": icon("harvest", 0, 0, 28),
            "explore": icon("explore", 0, 0, 30),
            "migrate": icon("migrate", 0, 0, 30),
            "build": icon("build", 0, 0, 28),
            "recruit": icon("hire", 0, 0, 30),
            "transact": icon("trade", 0, 0, 30),
            "reproduce": icon("birth", 0, 0, 30),
            "taxes": icon("taxes", 0, 0, 28),
            "halls": group(icon("port", -14, 0, 26), icon("market", 14, 0, 24)),
            "eye": icon("eye", 0, 0, 28),
            "fist": icon("fist", 0, 0, 28),
        },
        texts,
    )
