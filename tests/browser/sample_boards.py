"""What the samples show: a chart that is larger than its window, boards that fold, an amount, pieces to turn, asides.

A board is a function of the moves made so far and of the actions of the move that is being made.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from ludoteca.draw.pieces import army
from ludoteca.draw.svg import Markup, el, group
from ludoteca.table.protocol import AreaBox, Option

Moves = tuple[tuple[str, ...], ...]
Actions = tuple[str, ...]

INK = "#2b1d12"
PAPER = "#f3e6c8"


@dataclass(frozen=True)
class Scene:
    """What is to be seen at one moment."""

    areas: tuple[AreaBox, ...]
    fragments: Mapping[str, Mapping[str, str]]
    prompt: str
    options: tuple[Option, ...]


def words(x: float, y: float, said: str, size: int = 15, fill: str = INK, **more: str | float) -> Markup:
    return el("text", said, x=x, y=y, font_size=size, fill=fill, **more)


def sheet(x: float, y: float, width: float, height: float, fill: str = PAPER) -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=8, fill=fill)


# The chart: sixty hexes, of which five are lit, and a hand from which tokens come.

SIZE = 52.0
COLUMNS, ROWS = 10, 6
LIT = ("hex-0-0", "hex-9-0", "hex-5-2", "hex-9-5", "hex-8-5")
LAND = ("#c9cf94", "#b9c483", "#d6cc95", "#a8bf8e", "#8ec5c6", "#79b8bf")


def hex_middle(column: int, row: int) -> tuple[float, float]:
    return 80 + SIZE * 1.74 * column + (SIZE * 0.87 if row % 2 else 0), 70 + SIZE * 1.5 * row


def hexagon(x: float, y: float, size: float) -> str:
    corners = [(x + size * math.sin(k * math.pi / 3), y - size * math.cos(k * math.pi / 3)) for k in range(6)]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z"


@cache
def hexes() -> Mapping[str, str]:
    """The chart itself, as heavy as a real one: coasts of many points, woods and peaks."""
    chance = Random(1)
    found: dict[str, str] = {"paper": el("rect", id="paper", x=0, y=0, width=1040, height=560, rx=10, fill="#e7d7ae")}
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = hex_middle(column, row)
            coast = "M" + "L".join(
                f"{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}"
                for a in [k * math.tau / 60 for k in range(60)]
                for r in [SIZE * chance.uniform(0.5, 0.62)]
            ) + "Z"  # fmt: skip
            rings = [
                el("path", d=coast, fill="none", stroke="#fff", stroke_opacity=0.2, stroke_width=w) for w in (12, 8, 4)
            ]
            trees = [
                el("path", d=f"M{x + dx:.1f} {y + dy:.1f}l5 9h-10z", fill="#5d7a4a", stroke=INK, stroke_width=0.5)
                for dx, dy in [(chance.uniform(-22, 22), chance.uniform(-20, 14)) for _ in range(9)]
            ]
            found[f"hex-{column}-{row}"] = group(
                el("title", f"Region {column + 1}, {row + 1}\nGives {row + 1} timber\nCounts {column + 1} at the end"),
                el("path", d=hexagon(x, y, SIZE - 1), fill="#6fb3bd", stroke="#2e5a63", stroke_width=1.5),
                *rings,
                el("path", d=coast, fill=chance.choice(LAND), stroke=INK, stroke_width=1),
                *trees,
                words(x, y + 34, f"{column + 1}·{row + 1}", 11, font_style="italic", text_anchor="middle"),
                id=f"hex-{column}-{row}",
            )
    return found


def chart(moves: Moves, actions: Actions) -> Scene:
    placed = [move[0] for move in (*moves, *((actions,) if actions else ()))]
    tokens = {}
    for k, target in enumerate(placed):
        column, row = (int(part) for part in target.split("-")[1:])
        x, y = hex_middle(column, row)
        tokens[f"token-{k}"] = group(
            army(0), id=f"token-{k}", data_from="bag", transform=f"translate({x:.1f} {y - 14:.1f})"
        )
    hand = {
        "shelf": group(sheet(0, 580, 1040, 90), words(20, 612, "A shelf below the chart", 20), id="shelf"),
        "bag": group(el("circle", cx=950, cy=625, r=30, fill="#6b4a2f"), words(934, 630, "bag", 16, PAPER), id="bag"),
    }
    left = [name for name in LIT if name not in placed]
    return Scene(
        areas=(
            AreaBox("chart", "The chart", (0, 0, 1040, 560), 760, zoom=5),
            AreaBox("shelf", "Shelf", (0, 576, 1040, 98), 380),
        ),
        fragments={"chart": {**hexes(), **tokens}, "shelf": hand},
        prompt="Where do you settle?" if left else "Look at what you have",
        options=tuple(Option(name, f"Settle in {name[4:]}", name, ends=True) for name in left),
    )


# Boards of rivals that fold. The second move turns one of them into another; the third sends one away.


def rival(name: str, x: int, y: int, points: int) -> Mapping[str, str]:
    squares = [
        el("rect", x=x + 12 + 20 * (k % 8), y=y + 34 + 20 * (k // 8), width=18, height=18, fill="#46616b")
        for k in range(40)
    ]
    cards = [
        group(
            sheet(x + 184, y + 32 + 26 * k, 100, 22, "#fffaf0"),
            words(x + 190, y + 48 + 26 * k, f"{name}'s card {k + 1}", 12),
            id=f"{name.lower()}-card-{k}",
        )
        for k in range(4)
    ]
    return {
        f"{name.lower()}-board": group(
            sheet(x, y, 302, 146),
            words(x + 12, y + 23, name, 17, font_weight=600),
            words(x + 184, y + 23, f"{points} points", 14),
            *squares,
            id=f"{name.lower()}-board",
            data_title=name,
            data_summary=f"{points} points · 4 cards",
        ),
        **{f"{name.lower()}-card-{k}": card for k, card in enumerate(cards)},
    }


def rivals(moves: Moves, actions: Actions) -> Scene:
    done = [action for move in moves for action in move] + list(actions)
    boards = [("Bruno", "rival-1", 12), ("Clara", "rival-2", 31), ("Dario", "rival-3", 7)]
    if len(moves) > 2:
        del boards[1]
    fragments: dict[str, Mapping[str, str]] = {}
    areas = [AreaBox("table", "The table", (0, 0, 700, 460), 380)]
    for k, (name, area, points) in enumerate(boards):
        y = 156 * k
        fragments[area] = rival(name, 716, y, points + len(moves))
        areas.append(AreaBox(area, "A rival", (716, y, 302, 146), 360, folds=True))
    stolen = [action.removeprefix("steal-") for action in done if action.startswith("steal-")]
    table: dict[str, str] = {
        "field": group(sheet(0, 0, 700, 460, "#cfe0d0"), words(24, 40, "The table", 26), id="field")
    }
    for k, card in enumerate(stolen):
        name = card.partition("-")[0].title()
        for layer in fragments.values():
            if isinstance(layer, dict):
                layer.pop(card, None)
        table[card] = group(
            sheet(40 + 120 * k, 80, 100, 22, "#fffaf0"), words(46 + 120 * k, 96, f"{name}'s card", 12), id=card
        )
    cards = [ident for layer in fragments.values() for ident in layer if "-card-" in ident]
    return Scene(
        areas=tuple(areas),
        fragments={"table": table, **fragments},
        prompt="Which card do you take?" if not actions else "Is that all?",
        options=(
            *(Option(f"steal-{ident}", f"Take {ident}", ident, ends=True) for ident in cards if "bruno" in ident),
            *(Option(f"read-{ident}", f"Read {ident}", ident, ends=True) for ident in cards if ident == "bruno-card-3"),
            Option("wait", "Wait", ends=True),
        ),
    )


# A bid: an amount from 0 to 12, or nothing at all; then how many to keep of it, where some numbers do not go.


def bid(moves: Moves, actions: Actions) -> Scene:
    spent = sum(int(action.partition(":")[2] or 0) for move in moves for action in move if action.startswith("bid"))
    given = [int(action.partition(":")[2]) for action in actions if action.startswith("bid:")]
    own = 20 - spent
    coins = {
        f"coin-{k}": el("circle", id=f"coin-{k}", cx=60 + 44 * (k % 10), cy=120 + 44 * (k // 10), r=18, fill="#cda259")
        for k in range(own - sum(given))
    }
    said = f"{own - sum(given)} florins"
    ground = {
        "purse": sheet(0, 0, 600, 300).replace("<rect", '<rect id="purse"', 1),
        "sum": words(40, 60, said, 30, font_weight=600, id="sum"),
    }
    options: tuple[Option, ...]
    if given:
        options = tuple(
            Option(f"keep:{k}", f"Keep {k} for the harbour", ends=True, amount=k) for k in range(given[0] + 1) if k != 3
        )
    else:
        options = (
            *(
                Option(f"bid:{k}", f"Bid {k}: leaves you {own - k}", amount=k, ends=k == 0)
                for k in range(min(12, own) + 1)
            ),
            Option("pass", "Do not bid", ends=True),
        )
    return Scene(
        areas=(AreaBox("purse", "Your purse", (0, 0, 600, 300), 380),),
        fragments={"purse": {**ground, **coins}},
        prompt="How much do you bid?" if not given else "How much of it for the harbour?",
        options=options,
    )


# A tile that is laid: first where, then how it lies; or both at once on a small grid with turns and flips.

CELLS = {"cell-1": (170.0, 150.0), "cell-2": (360.0, 150.0), "cell-3": (265.0, 310.0)}
WAYS = {"cell-1": (0, 60, 120, 180, 240, 300), "cell-2": (60, 180, 240), "cell-3": (120,)}
SQUARE = 46


def tile(x: float, y: float, turn: int, ident: str) -> Markup:
    return group(
        el("path", d=hexagon(0, 0, 78), fill="#7fbf9b", stroke=INK, stroke_width=2),
        el("path", d="M0 0V-64", stroke="#7a5a30", stroke_width=16, fill="none"),
        el("path", d="M0 0L55 32", stroke="#3f8fb0", stroke_width=12, fill="none"),
        id=ident,
        transform=f"translate({x} {y}) rotate({turn})",
    )


def bent(turn: int, flip: int) -> list[tuple[int, int]]:
    """The squares of a bent tile."""
    cells = [(0, 0), (1, 0), (2, 0), (2, 1)]
    if flip:
        cells = [(-x, y) for x, y in cells]
    for _ in range(turn // 90):
        cells = [(-y, x) for x, y in cells]
    return cells


def piece(moves: Moves, actions: Actions) -> Scene:
    done = [action for move in moves for action in move] + list(actions)
    chosen = actions[0].partition(":")[2] if actions and actions[0].startswith("cell:") else ""
    turned = next((int(action.partition(":")[2]) for action in done if action.startswith("turn:")), -1)
    cell = next((action.partition(":")[2] for action in done if action.startswith("cell:")), "")
    chart: dict[str, str] = {"sea": el("rect", id="sea", x=0, y=0, width=540, height=460, rx=10, fill="#bfe0e4")}
    for ident, (x, y) in CELLS.items():
        chart[ident] = el("path", id=ident, d=hexagon(x, y, 80), fill="#e9dcb8", stroke="#9b8a5f", stroke_width=2)
    if cell and turned >= 0:
        chart["tile"] = tile(*CELLS[cell], turned, "tile")
    grid: dict[str, str] = {"meadow": el("rect", id="meadow", x=560, y=0, width=460, height=460, rx=10, fill="#4e7a56")}
    for x in range(7):
        for y in range(7):
            ident = f"sq-{x}-{y}"
            grid[ident] = el(
                "rect", id=ident, x=575 + 62 * x, y=15 + 62 * y, width=SQUARE + 12, height=SQUARE + 12, fill="#6d9a72"
            )
    for action in done:
        if action.startswith("lay:"):
            x, y, turn, flip = (int(part) for part in action.split(":")[1:])
            grid["bent"] = group(
                *(
                    el("rect", x=575 + 62 * (x + a), y=15 + 62 * (y + b), width=60, height=60, rx=6, fill="#e08a3c")
                    for a, b in bent(turn, flip)
                ),
                id="bent",
            )
    if chosen:
        options = tuple(
            Option(f"turn:{turn}", f"Lay it with the road at {turn}", chosen, ends=True, piece="tile", turn=turn)
            for turn in WAYS[chosen]
        )
    else:
        options = (
            *(Option(f"cell:{ident}", f"Into {ident}", ident) for ident in CELLS if not cell),
            *(
                Option(
                    f"lay:{x}:{y}:{turn}:{flip}",
                    f"Lay it at {'abcdefg'[x]}{y + 1}, turned {turn}{', flipped' if flip else ''}",
                    f"sq-{x}-{y}",
                    ends=True,
                    piece="bent",
                    turn=turn,
                    flip=flip,
                )
                for x in range(7)
                for y in range(7)
                for flip in range(2)
                for turn in (0, 90, 180, 270)
                if "bent" not in grid and all(0 <= x + a < 7 and 0 <= y + b < 7 for a, b in bent(turn, flip))
            ),
        )  # fmt: skip
    return Scene(
        areas=(
            AreaBox("sea", "The chart", (0, 0, 540, 460), 380),
            AreaBox("meadow", "The meadow", (560, 0, 460, 460), 380),
        ),
        fragments={"sea": chart, "meadow": grid},
        prompt="How does it lie?" if chosen else "Where do you lay it?",
        options=options or (Option("end", "End turn", ends=True),),
    )


# Two steps, and a sweet that may be eaten at any time: it shows something, and the move begins again.


def sweets(moves: Moves, actions: Actions) -> Scene:
    eaten = sum("eat" in move for move in moves)
    things = {f"{kind}-{k}": (120 + 150 * k, y) for kind, y in (("squad", 90), ("place", 240)) for k in range(3)}
    layer: dict[str, str] = {"ground": group(sheet(0, 0, 600, 330, "#dfe6ea"), id="ground")}
    for ident, (x, y) in things.items():
        fill = "#0072b2" if ident.startswith("squad") else "#b9c7cf"
        layer[ident] = group(
            el("circle", cx=x, cy=y, r=34, fill=fill),
            words(x, y + 5, ident[-1], 18, "#fff" if fill == "#0072b2" else INK, text_anchor="middle"),
            id=ident,
        )
    layer["sweet"] = group(
        el("circle", cx=550, cy=290, r=22, fill="#d98ba8"), words(541, 296, str(3 - eaten), 18, "#3d0f20"), id="sweet"
    )
    eat = Option("eat", "Eat a sweet", "sweet", ends=True, barrier="revealed", aside=True)
    asides = (eat,) if eaten < 3 else ()
    if not actions:
        asked = tuple(Option(f"squad-{k}", f"Squad {k}", f"squad-{k}") for k in range(3))
    else:
        gone = 1 if eaten > 1 else -1  # after the second sweet one place is taken
        asked = tuple(
            Option(f"place-{k}", f"To place {k}", f"place-{k}", ends=len(actions) > 1) for k in range(3) if k != gone
        )
    return Scene(
        areas=(AreaBox("ground", "The ground", (0, 0, 600, 330), 380),),
        fragments={"ground": layer},
        prompt=("Who moves?", "Where to?", "And from there?")[len(actions) % 3],
        options=(*asides, *asked),
    )


# Four hundred and fifty squares, all lit.


def many(moves: Moves, actions: Actions) -> Scene:
    taken = {move[0] for move in moves} | set(actions)
    squares = {
        f"s-{k}": el(
            "rect",
            id=f"s-{k}",
            x=8 + 40 * (k % 25),
            y=8 + 36 * (k // 25),
            width=38,
            height=34,
            fill="#0072b2" if f"s-{k}" in taken else "#c8b78c",
        )
        for k in range(450)
    }
    ground = el("rect", id="ground", x=0, y=0, width=1014, height=662, rx=10, fill=PAPER)
    return Scene(
        areas=(AreaBox("squares", "Squares", (0, 0, 1014, 662), 1014),),
        fragments={"squares": {"ground": ground, **squares}},
        prompt="Any of them",
        options=tuple(
            Option(ident, f"Square {ident[2:]}", ident, ends=True) for ident in squares if ident not in taken
        ),
    )


BOARDS: Mapping[str, Callable[[Moves, Actions], Scene]] = {
    "chart": chart,
    "rivals": rivals,
    "bid": bid,
    "piece": piece,
    "sweets": sweets,
    "many": many,
}
