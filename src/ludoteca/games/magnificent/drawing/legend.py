"""The legend of The Magnificent: every piece, sign and mark with its meaning, on a sheet of its own."""

from __future__ import annotations

from ludoteca.draw.pieces import COLOURS, GOLD, seal
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.draw.text import block, line
from ludoteca.draw.things import laid, tenths, used
from ludoteca.games.magnificent.drawing import camp, cards, compose, effects, posters, tents, trainers
from ludoteca.games.magnificent.drawing.catalog import BONUSES, TRAINER_TILES, TRAY
from ludoteca.games.magnificent.drawing.hold import as_colour
from ludoteca.games.magnificent.drawing.icons import (
    ANYBODY,
    burst,
    coin,
    die,
    gem,
    no_gem,
    no_pawn,
    pawn,
    picture_of,
    sign,
    ticket,
)
from ludoteca.games.magnificent.drawing.marks import bold, box, disc, oval
from ludoteca.games.magnificent.drawing.palette import BRASS, FAMILIES, GEMS, INK, IVORY, KINDS, VIOLET
from ludoteca.games.magnificent.drawing.palette import COLOURS as GAME_COLOURS
from ludoteca.games.magnificent.drawing.sheets import order_pill
from ludoteca.games.magnificent.drawing.tiles import tile_sign
from ludoteca.play.texts import Texts, capital

WIDTH, HEIGHT = 1280, 800
TOP, HIGH = 52.0, 738.0
SEATS = 5


def legend(texts: Texts) -> Markup:
    """What everything on the table means."""
    return picture(
        WIDTH,
        HEIGHT,
        compose.definitions(SEATS, has_module=True),
        el("rect", width=WIDTH, height=HEIGHT, fill="url(#mag-plum)"),
        el("rect", width=WIDTH, height=HEIGHT, fill="#160a1c", fill_opacity=0.45),
        line(f"{texts('game-title')} · {texts('board-legend')}", 1000, 26, "serif-bold", x=20, y=37, fill=IVORY),
        sheet(10, 300, texts("board-legend-pieces"), [entry(*one, 226) for one in pieces(texts)]),
        sheet(316, 310, texts("board-legend-marks"), [entry(*one, 236) for one in marks(texts)]),
        sheet(632, 310, texts("board-legend-bonuses"), [entry(*one, 236) for one in bonuses(texts)]),
        sheet(948, 322, texts("board-legend-trainers"), [entry(*one, 248) for one in effects_of_trainers(texts)]),
        label=texts("board-legend"),
    )


def sheet(x: float, wide: float, title: str, entries: list[Markup]) -> Markup:
    """A column of entries under its title."""
    step = (HIGH - 44) / len(entries)
    return laid(
        box(0, TOP, wide, HIGH, 9, fill="url(#mag-paper)", stroke=BRASS),
        line(title, wide - 32, 17, "serif-bold", 10, x=16, y=TOP + 27, fill=INK),
        *(laid(one, at=tenths(12, TOP + 38 + step * (k + 0.5))) for k, one in enumerate(entries)),
        at=(x, 0),
    )


def entry(shown: Markup, said: str, room: float) -> Markup:
    """A picture around (27, 0), and beside it what it means."""
    return group(laid(shown, at=(27, 0)), block(said, room, (12.5, 8), "sans", 2, 60, 0, fill=INK))


def pieces(texts: Texts) -> list[tuple[Markup, str]]:
    """What lies on the table."""
    gems = [gem(kind, (k - 1.5) * 13, 0, 12) for k, kind in enumerate(GEMS)]
    dice = [die(colour, 5, (k - 1) * 17, 0, 15) for k, colour in enumerate(GAME_COLOURS)]
    shown = {
        "dice": group(*dice),
        "clear-die": group(die("C", 4, -10, 0, 20), laid(die("C", 4, 0, 0, 20), as_colour("G", 20), at=(14, 0))),
        "gems": group(*gems),
        "no-gem": group(no_gem("g", -8, 0, 14), no_gem("p", 10, 0, 14)),
        "any-gem": group(gem("*", -10, 0, 16), gem("?", 10, 0, 16)),
        "points": ticket(5, 0, 0, 18),
        "coins": coin(2, 0, 0, 11),
        "trainer": group(pawn(0, -15, 0, 19), no_pawn(4, 0, 17), pawn(ANYBODY, 20, 0, 17)),
        "trainer-away": group(
            laid(pawn(0, -10, 0, 19), opacity=0.35), picture_of("tent", -10, 6, 0.6), pawn(0, 10, 0, 19),
            sign("lock", 17, 5, 0.8, INK),
        ),
        "hat": group(picture_of("hat-1", -12, 8), order_pill(2, 2, 0)),
        "wagon": picture_of("wagon-G", 0, -1, 0.9),
        "poster": laid(posters.small("LUN-3"), at=(-22, -17)),
        "white-poster": laid(posters.small("SNO-09"), at=(-22, -17)),
        "tent": laid(tents.tent("N5"), at=(-20, -16), scale=0.66),
        "small-tiles": group(*[_kind(kind, (k - 1) * 19) for k, kind in enumerate(TRAY[:3])]),
        "large-tiles": group(*[_kind(kind, (k - 1.5) * 14.5, 2.9) for k, kind in enumerate(TRAY[3:])]),
        "lacking": group(_kind("GL", -14), tile_sign("GL", 12, 0, 5, is_lacking=True)),
    }  # fmt: skip
    return [(drawn, texts(f"board-legend-{name}")) for name, drawn in shown.items()]


def _kind(kind: str, x: float, size: float = 5) -> Markup:
    return tile_sign(kind, x, 0, size)


def marks(texts: Texts) -> list[tuple[Markup, str]]:
    """What is written about them."""
    green = FAMILIES["G"]
    shown = {
        "gold": box(-18, -12, 36, 24, 7, fill="none", stroke=GOLD, stroke_width=4),
        "part": group(box(-22, -9, 44, 18, 4, fill="url(#mag-tile-G)", stroke=green.dark),
                      bold("4", 0, 4.5, 12, INK, "middle")),
        "could": group(box(-22, -9, 44, 18, 4, fill=green.dark, stroke=green.light, stroke_dasharray="3 2.4"),
                       box(-22, -9, 44, 18, 4, fill="url(#mag-hatch)", fill_opacity=0.3), gem("g", 0, 0, 12)),
        "power": burst("+2", 0, 0, 12),
        "level": group(box(-22, -10, 44, 20, 4, fill=IVORY, stroke=INK, stroke_width=0.8), bold("9", -17, 5, 12),
                       box(-3, -6, 12, 12, 2, fill=green.fill, stroke=green.dark),
                       box(12, -4, 8, 8, 2, fill=green.fill, stroke=green.dark)),
        "podium": group(oval(0, -5, 12, 4, fill="#0b3a42", stroke="#bfeee4"), bold("12", 0, 9, 12, INK, "middle")),
        "steps": group(disc(0, 0, 8, fill="#1c1024", stroke="#fff"), bold("4", 0, 4, 11, "#fff", "middle")),
        "worth": cards.worth(7, 7, 15, 8),
        "per": group(ticket(3, -14, 0, 15), laid(used("mag-count-TENT5"), at=(14, 0))),
        "sum": group(ticket("Σ", -14, 0, 15), laid(used("mag-count-PCOIN"), at=(14, 0))),
        "ready": group(picture_of("tick", -9, 0, 1.2), picture_of("dash", 9, 0, 1.2)),
        "serves": camp.serving(),
        "rows": group(*[disc(k * 7, 0, 2.6, fill="#d98a3a", stroke="#5b3a2a", stroke_width=0.7) for k in (-1, 0, 1)]),
        "order": group(box(-13, -9, 26, 18, 9, fill=VIOLET), bold("#2", 0, 4.5, 12, "#fff", "middle")),
        "starting": laid(cards.mini_card("I-1", 44, 26, texts), at=(-22, -13)),
        "deck-card": laid(cards.mini_card("M21", 44, 26, texts), at=(-22, -13)),
        "seat": group(*[seal(seat, (seat - 2) * 12, 0, 0.45) for seat in range(SEATS)]),
        "edge": box(-18, -11, 36, 22, 6, fill=IVORY, stroke=COLOURS[1], stroke_width=3),
    }  # fmt: skip
    return [(drawn, texts(f"board-legend-{name}")) for name, drawn in shown.items()]


def bonuses(texts: Texts) -> list[tuple[Markup, str]]:
    """What master cards give."""
    found = []
    for code in BONUSES:
        plate = box(-26, -13, 52, 26, 6, fill="url(#mag-teal)")
        found.append((group(plate, effects.bonus_sign(code, 0, 0, (46, 22))), capital(texts(f"bonus-{code}"))))
    return found


def effects_of_trainers(texts: Texts) -> list[tuple[Markup, str]]:
    """When trainers may be used, and what they do there."""
    found = []
    for kind, fill in KINDS.items():
        plate = box(-11, -11, 22, 22, 5, fill=fill)
        found.append((group(plate, trainers.kind_sign(kind, 0, 0, 1)), texts(f"board-legend-kind-{kind}")))
    for ident in TRAINER_TILES:
        found.append((laid(trainers.low_tile(ident, 54, 24), at=(-27, -12)), capital(texts(f"place-{ident}"))))
    return found
