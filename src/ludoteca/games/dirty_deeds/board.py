"""The drawing of Dirty Deeds: three wheels of hexes, what is known below them, the players, the supply.

A plain but complete picture, made of fragments with stable ids: a hex is `hex-B4,-1`, a character `piece-1-spy`.
"""

from __future__ import annotations

from math import atan2, cos, pi, sin

from ludoteca.draw.hexes import centre, hexagon_size, outline
from ludoteca.draw.pieces import COLOURS, LETTERS, seal
from ludoteca.draw.svg import Markup, el, group, picture
from ludoteca.kernel.game import Area
from ludoteca.games.dirty_deeds.layout import CHARACTER_NAMES, WHEEL_NAMES
from ludoteca.games.dirty_deeds.rules import DirtyDeedsRules
from ludoteca.games.dirty_deeds.sheet import ending, is_shown, pieces, whereabouts
from ludoteca.games.dirty_deeds.state import DirtyDeeds
from ludoteca.games.dirty_deeds.view import UNKNOWN, DirtyDeedsView, Hex
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.texts import Texts

WIDTH = 1000
PLAYER = 128  # height of a player's place
INK, PAPER, TABLE = "#2a2430", "#f3ecdd", "#33303b"
OPAQUE = ("#8a7f6c", "#9a8a9a", "#7f9486")
EARTH = "#efe6cf"
# Where each wheel lies: the middle of its box and how wide and high it is. Earth lower left, the Elves on top.
BOXES = ((270, 420, 480, 440), (740, 520, 400, 360), (720, 200, 300, 250))
TABLE_TOP, PLAYERS_TOP = 16, 720
ICON = {"T": "#1d5f8a", "I": "#8a5a00", "H": "#8c1c2b"}
STAR = "M0-5 1.5-1.6 5-1.6 2.2.8 3.2 4.4 0 2.2-3.2 4.4-2.2.8-5-1.6-1.5-1.6z"
DROP = "M0-5.4C2.4-2 4-.2 4 1.8a4 4 0 0 1-8 0C-4-.2-2.4-2 0-5.4z"
GLASS = "M-4-6h8L.8 0 4 6h-8L-.8 0z"
SHAPES = {"T": DROP, "I": STAR, "H": GLASS}


def areas(view: DirtyDeedsView) -> tuple[Area, ...]:
    """The windows onto the drawing: each wheel, the players, the supply."""
    boxes = [
        Area(name, x - width / 2, y - height / 2, width, height, width * 0.7)
        for name, (x, y, width, height) in zip(WHEEL_NAMES, BOXES, strict=True)
    ]
    return (
        *boxes,
        Area("players", 0, PLAYERS_TOP, WIDTH, PLAYER * view.seats, 480),
        Area("table", 0, TABLE_TOP, 540, 150, 360),
    )


def draw(view: DirtyDeedsView, texts: Texts) -> Markup:
    """The table as one viewer sees it."""
    height = PLAYERS_TOP + PLAYER * view.seats + 12
    parts = [Markup(markup) for area in fragments(view, texts).values() for markup in area.values()]
    ground = el("rect", width=WIDTH, height=height, fill=TABLE)
    return picture(WIDTH, height, ground, *parts, label=texts("game-title"))


def fragments(view: DirtyDeedsView, texts: Texts) -> dict[str, dict[str, str]]:
    """The drawing in pieces by area and element id; `""` holds what all of them share."""
    found: dict[str, dict[str, str]] = {"": {"defs": el("defs", el("title", texts("game-title")), id="defs")}}
    for wheel, name in enumerate(WHEEL_NAMES):
        found[name] = {f"wheel-{name}": disc(view, texts, wheel)}
        for one in view.hexes:
            if one.wheel == wheel:
                found[name][f"hex-{one.name}"] = tile(view, one)
        for one in view.hexes:
            if one.wheel == wheel and one.character:
                found[name][f"piece-{one.character}"] = meeple(view, one)
    found["players"] = {f"player-{seat}": player(view, texts, seat) for seat in range(view.seats)}
    found["table"] = {"table": table(view, texts), **{f"familiar-{k}": familiar(view, k) for k in range(view.seats)}}
    return found


def target(rules: Rules[DirtyDeeds], view: DirtyDeedsView, action: int) -> str:
    """The element that chooses an action: a hex, a character, a wheel; "" if it is a button only."""
    assert isinstance(rules, DirtyDeedsRules)
    verb = rules.actions.verb_of(action)
    given = rules.actions.arguments(action)
    if verb.domains and verb.domains[0].name == "hex":
        return f"hex-{verb.domains[0].keys[given[0]]}"
    if verb.name == "capture":
        return f"piece-{given[0]}-{CHARACTER_NAMES[given[1]]}"
    if verb.name == "wheel":
        return f"wheel-{WHEEL_NAMES[given[0]]}"
    if verb.name == "turn" and view.step:
        return f"wheel-{WHEEL_NAMES[view.step[0]]}"
    return ""


def hex_size(view: DirtyDeedsView, wheel: int) -> float:
    _, _, width, height = BOXES[wheel]
    return hexagon_size(view.radius[wheel], width - 40, height - 40)


def middle(view: DirtyDeedsView, one: Hex) -> tuple[float, float]:
    """Where the centre of a hex lies on the drawing."""
    x, y = centre(one.q, one.r, hex_size(view, one.wheel))
    return BOXES[one.wheel][0] + x, BOXES[one.wheel][1] + y


def disc(view: DirtyDeedsView, texts: Texts, wheel: int) -> Markup:
    """The gear of a wheel with its teeth, one of them marked, so that it can be seen to turn."""
    x, y, width, height = BOXES[wheel]
    radius = min(width, height) / 2 + 4
    teeth = [
        el(
            "rect", x=-5, y=-radius - 6, width=10, height=12, rx=2, fill="#c9a64e" if k == 0 else "#6d6475",
            transform=f"rotate({k * 360 / view.notches:g})",
        )
        for k in range(view.notches)
    ]  # fmt: skip
    turned = view.turned[wheel] * 360 / view.notches
    return group(
        el("title", texts("sheet-wheel", wheel=texts(f"wheel-{WHEEL_NAMES[wheel]}"), turned=view.turned[wheel])),
        group(el("circle", r=radius, fill="#4a4454"), *teeth, transform=f"rotate({turned:g})"),
        id=f"wheel-{WHEEL_NAMES[wheel]}",
        transform=f"translate({x} {y})",
    )


def tile(view: DirtyDeedsView, one: Hex) -> Markup:
    """A hex: opaque, or its owner's colour over the earth, with the icons known to lie below."""
    size = hex_size(view, one.wheel)
    x, y = middle(view, one)
    owned = one.owner >= 0
    parts = [
        el("title", one.name),
        el(
            "polygon", points=outline(size * 0.97), fill=EARTH if owned else OPAQUE[one.wheel],
            stroke=COLOURS[one.owner] if owned else INK, stroke_width=size * (0.16 if owned else 0.04),
        ),
    ]  # fmt: skip
    if owned:
        colour = COLOURS[one.owner]
        parts.append(el("polygon", points=outline(size * 0.97), fill=colour, fill_opacity=0.28))
        parts.append(el("text", LETTERS[one.owner], x=-size * 0.62, y=size * 0.2, font_size=size * 0.36, fill=colour))
    if one.base:
        parts.append(el("circle", r=size * 0.62, fill="none", stroke=COLOURS[one.owner], stroke_width=size * 0.1))
    parts += icons(one, size)
    return group(*parts, id=f"hex-{one.name}", transform=f"translate({x:.2f} {y:.2f})")


def icons(one: Hex, size: float) -> list[Markup]:
    """What is known below a hex: in the middle what is whole, towards its neighbours in the ring what is cut."""
    found: list[Markup] = []
    x, y = centre(one.q, one.r, 1.0)
    along = atan2(y, x) + pi / 2
    for place, kind in zip((-1, 0, 1), one.under, strict=True):
        if kind not in ("", UNKNOWN):
            a, b = cos(along) * place * size * 0.55, sin(along) * place * size * 0.55
            found.append(
                el(
                    "path", d=SHAPES[kind], fill=ICON[kind], fill_opacity=1 if place == 0 else 0.62,
                    transform=f"translate({a:.2f} {b + size * 0.28:.2f}) scale({size / 20:.3f})",
                )
            )  # fmt: skip
    return found


def meeple(view: DirtyDeedsView, one: Hex) -> Markup:
    """A character on its hex: the colour of its player and its initial."""
    seat, _, name = one.character.partition("-")
    x, y = middle(view, one)
    scale = hex_size(view, one.wheel) / 26
    return group(
        el("title", one.character),
        el("path", d="M0-15a6 6 0 0 1 4 10.5L9 11H-9L-4-4.5A6 6 0 0 1 0-15z", fill=COLOURS[int(seat)], stroke="#fff",
           stroke_width=1.6),
        el("text", name[0].upper(), y=8, font_size=10, fill="#fff", text_anchor="middle", font_weight="bold"),
        id=f"piece-{one.character}",
        transform=f"translate({x:.2f} {y - 4 * scale:.2f}) scale({scale:.3f})",
    )  # fmt: skip


def player(view: DirtyDeedsView, texts: Texts, seat: int) -> Markup:
    """A player's place: reserve, characters, and what the viewer is shown of the screen."""
    top = PLAYERS_TOP + PLAYER * seat
    mine = view.players[seat]
    turn = seat in view.to_act
    big, medium, small = mine.points
    first = texts(
        "sheet-seat", name=texts.seat(seat), reserve=mine.reserve, square=mine.familiar + 1,
        squares=view.familiar_squares, points=sum(mine.points), big=big, medium=medium, small=small,
    )  # fmt: skip
    second = texts("sheet-folded")
    if is_shown(view, seat):
        colours = ", ".join(
            texts("sheet-tiles", name=texts.seat(k), count=n) for k, n in enumerate(mine.colours) if k != seat
        )
        second = texts(
            "sheet-screen", opaque=mine.opaque, colours=colours, traditions=mine.traditions,
            enchantments=mine.enchantments,
        )  # fmt: skip
        if mine.captives:
            second += " · " + texts("sheet-captives", characters=pieces(mine.captives, texts))
    third = "; ".join(whereabouts(mine, texts))
    state = texts("board-ready") if view.ready[seat] else ""
    if mine.hand:
        state = texts("sheet-hand", hand=texts(f"hand-{mine.hand.who}"))
    rows = [el("text", row, x=64, y=top + 30 + 24 * k, fill=INK, font_size=14) for k, row in enumerate(
        (first, second, third, state))]  # fmt: skip
    return group(
        el("rect", x=12, y=top, width=WIDTH - 24, height=PLAYER - 10, rx=8, fill=PAPER, stroke=COLOURS[seat],
           stroke_width=5 if turn else 2),
        seal(seat, 38, top + 30),
        *rows,
        id=f"player-{seat}",
    )  # fmt: skip


def table(view: DirtyDeedsView, texts: Texts) -> Markup:
    """Turn, supply and what is exhausted."""
    opaque, traditions, enchantments = view.common
    tiles = ", ".join(
        texts("sheet-tiles", name=texts.seat(k), count=count) for k, count in enumerate(view.exhausted_tiles)
    )
    rows = [
        texts("sheet-turn", turn=view.turn, end=ending(view, texts)),
        texts("sheet-supply", traditions=traditions, enchantments=enchantments, opaque=opaque),
        texts("sheet-exhausted", traditions=view.exhausted[0], enchantments=view.exhausted[1], tiles=tiles),
    ]
    if view.exhausted_characters:
        rows.append(texts("sheet-characters-exhausted", characters=pieces(view.exhausted_characters, texts)))
    return group(
        *(el("text", row, x=20, y=TABLE_TOP + 24 + 22 * k, fill=PAPER, font_size=14) for k, row in enumerate(rows)),
        id="table",
    )


def familiar(view: DirtyDeedsView, seat: int) -> Markup:
    """A Familiar on its path to the middle between the wheels."""
    y = TABLE_TOP + 112 + 16 * seat
    squares = [
        el("rect", x=20 + 18 * k, y=y - 7, width=14, height=14, rx=2, fill="#5b5366", stroke=COLOURS[seat])
        for k in range(view.familiar_squares)
    ]
    x = 27 + 18 * view.players[seat].familiar
    return group(*squares, seal(seat, x, y, 0.55), id=f"familiar-{seat}")
