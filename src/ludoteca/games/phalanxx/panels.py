"""What lies in front of each player: name, numbers, dice on their slots, cards in hand and in play."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludoteca.draw.pieces import army, die_face
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, block, line
from ludoteca.games.phalanxx import card_art
from ludoteca.games.phalanxx.card_art import SMALL_HIGH, SMALL_WIDE
from ludoteca.games.phalanxx.icons import ABILITY, GOLD, INK, OXBLOOD, ability, icon
from ludoteca.games.phalanxx.map_art import colour_of, mark, regent_army
from ludoteca.games.phalanxx.score_art import capital
from ludoteca.games.phalanxx.sheet import player_name
from ludoteca.games.phalanxx.view import UNKNOWN, PhalanxxView, PlayerView
from ludoteca.kernel.texts import Texts

X, TOP, WIDE, HIGH, GAP = 848, 50, 420, 536, 8
PAPER, SOFT = "#f4e8cc", "#6d573b"
FACTION_COLOURS = {"red": "#a3262a", "yellow": "#d9a520", "blue": "#2b62a3", "green": "#3b7d3c"}
FACTION_GLYPHS = {"red": "strength", "yellow": "talent", "blue": "march", "green": "cards"}


PLAIN, CAN_BE, CHOSEN = 0, 1, 2  # how much gold


class Box(NamedTuple):
    x: float
    y: float
    wide: float
    high: float


class Plan(NamedTuple):
    """How a panel is laid out, from its own upper left corner."""

    high: float
    head: float  # middle of the line with name and numbers
    slot: float  # size of a slot
    row: float  # middle of the row of dice
    hand: Box  # a rival's hand
    tableau: Box
    tableau_alone: Box  # where no hand is shown


def plan_for(players: int) -> Plan:
    """The fewer players, the larger their things."""
    high = (HIGH - GAP * (players - 1)) / players
    if players == 2:
        both, alone = Box(12, 168, WIDE - 22, 90), Box(12, 120, WIDE - 22, 138)
        return Plan(high, 32, 42, 90, Box(46, 118, WIDE - 58, 46), both, alone)
    slot = 34 if players == 3 else 32
    row = 65 if players == 3 else 56
    low = row + slot / 2 + 6
    start = 12 + 3 * (2 * slot + 10) + 30
    tableau = Box(12, low, WIDE - 22, high - low - 6)
    return Plan(
        high, 24 if players == 3 else 20, slot, row, Box(start, row - 20, WIDE - 10 - start, 40), tableau, tableau
    )


def panel(view: PhalanxxView, texts: Texts, player: int) -> dict[str, Markup]:
    """Everything of one player, by id."""
    theirs = view.players[player]
    plan = plan_for(len(view.players))
    y = TOP + player * (plan.high + GAP)
    active = player == view.active and not view.over
    mine = player == view.seat
    name = player_name(view, texts, player)
    out = {
        f"panel-{player}": frame(player, theirs.regent, y, plan, active, capital(name),
                                 faction(theirs.faction, texts), view.heroism),
        f"stats-{player}": numbers(
            player, theirs.regent, y, plan, theirs.strength, theirs.talents, theirs.reserve, theirs.eliminated,
            theirs.heroic if view.heroism else None, theirs.defence, labels(texts),
        ),
    }  # fmt: skip
    if theirs.regent:
        box = plan.tableau_alone._replace(y=62, high=plan.high - 70)
        return out | tableau(theirs, player, box, y, texts)
    out |= dice(view, theirs, player, plan, y, active)
    if mine or len(view.players) == 2:
        out |= powers(theirs, player, plan, y)
    if mine:
        return out | tableau(theirs, player, plan.tableau_alone, y, texts)
    return out | hand(theirs, player, plan, y, texts) | tableau(theirs, player, plan.tableau, y, texts)


def asks(view: PhalanxxView, decision: str) -> bool:
    """Whether the viewer is asked this now."""
    return view.deciding == decision and view.seat in view.to_act


def faction(kin: str, texts: Texts) -> tuple[str, str, str]:
    """PHX-EXP-01 a faction, its name, and its name with its advantage."""
    if not kin:
        return "", "", ""
    name = texts(f"faction-{kin}")
    return kin, name, f"{name}: {texts(f'faction-{kin}-hint')}"


def labels(texts: Texts) -> tuple[str, ...]:
    return tuple(texts(f"board-{word}") for word in ("strength", "talents", "reserve", "lost", "heroic"))


@lru_cache(maxsize=64)
def frame(
    player: int, regent: bool, y: float, plan: Plan, active: bool, name: str, faction: tuple[str, str, str],
    heroism: bool,
) -> Markup:  # fmt: skip
    """The paper of a panel, with seal, name and faction; the one whose turn it is has a heavy edge and a pennant."""
    colour = colour_of(player, regent)
    high, large = plan.high, plan.high > 200
    start, end = (48, 178) if large else (43, 206)
    end -= (46 if large else 44) if heroism else 0
    head = plan.head - (9 if large and faction[0] else 0)
    parts = [
        el("rect", x=1, y=3, width=WIDE, height=high, rx=9, fill="#000", fill_opacity=0.35),
        el("rect", width=WIDE, height=high, rx=9, fill="url(#phx-panel)", stroke=colour if active else "#7d6236",
           stroke_width=4 if active else 1.2),
        el("path", d=f"M0 9a9 9 0 0 1 9-9V{high:g}a9 9 0 0 1-9-9z", fill=colour),
        mark(player, regent, 26, plan.head, 1.35 if large else 1.1),
    ]  # fmt: skip
    if faction[0]:
        kin, kin_name, advantage = faction
        spot = (start + 10, plan.head + 17) if large else (end - 12, plan.head)
        parts.append(group(el("title", advantage), banner(kin), transform=f"translate({spot[0]} {spot[1]:g})"))
        if large:
            parts.append(
                line(kin_name, end - start - 26, 12.5, "serif-italic", x=start + 26, y=plan.head + 21, fill=SOFT)
            )
        else:
            end -= 26
    size = 19 if large else 16.5
    rows = 1 if large and faction[0] else 2
    parts.append(block(name, end - start, (size, 9.5), "serif-bold", rows, start, head, fill=INK))
    if active:
        parts.append(el("path", d=f"M-2 {plan.head - 9:g}L-14 {plan.head:g} -2 {plan.head + 9:g}z", fill=colour,
                        stroke="#fff8e6", stroke_width=1))  # fmt: skip
    return group(*parts, id=f"panel-{player}", transform=f"translate({X} {y:g})")


def banner(kin: str) -> Markup:
    """The badge of a faction: its colour, and what its advantage is about."""
    return group(
        el("path", d="M-10-11H10V6L0 12-10 6z", fill=FACTION_COLOURS[kin], stroke="#fff8e6", stroke_width=1.4),
        icon(FACTION_GLYPHS[kin], 0, -1, 16, color="#fff8e6"),
    )


@lru_cache(maxsize=1024)
def numbers(
    player: int, regent: bool, y: float, plan: Plan, strength: int, talents: int, reserve: int, lost: int,
    heroic: int | None, defence: int, words: tuple[str, ...],
) -> Markup:  # fmt: skip
    """Strength and Talents large, armies beside them; under Heroism also the count that decides conflicts."""
    large = plan.high > 200
    size = 25 if large else 21
    at = (198, 268, 338, 388) if large else (222, 281, 346, 392)
    piece = group(regent_army() if regent else army(player), transform=f"translate({at[2]} -2) scale(.8)")
    parts = [
        stat(icon("strength", at[0], 0, 30 if large else 26), at[0] + (17 if large else 15), strength, words[0], size),
        stat(piece, at[2] + 14, reserve, words[2], 18 if large else 16.5),
        stat(icon("fallen", at[3], 0, 18, opacity=1 if lost else 0.35), at[3] + 12, lost, words[3], 15),
    ]
    if not regent:
        parts.append(stat(icon("talent", at[1], 0, 25 if large else 22), at[1] + 15, talents, words[1], size))
    if defence:
        parts.append(
            group(
                el("path", d="M-10-6H10V2C10 7 4 9 0 10C-4 9-10 7-10 2z", fill="#55708d", stroke="#fff8e6"),
                el("text", f"+{defence}", y=5, font_size=10.5, fill="#fff", text_anchor="middle", **FACES["sans-bold"]),
                transform=f"translate({at[0] - 5} 7) scale(.9)",
            )
        )
    if heroic is not None:
        parts.append(
            group(
                el("title", words[4]),
                el("rect", x=-21, y=-13, width=42, height=26, rx=6, fill=OXBLOOD),
                icon("laurel", -9, 0, 19, color="#f6e3b4"),
                el("text", str(heroic).replace("-", "−"), x=10, y=5, font_size=15 if heroic >= 0 else 13,
                   fill="#fff6e4", text_anchor="middle", **FACES["sans-bold"]),
                transform=f"translate({at[0] - 38} 0)",
            )
        )  # fmt: skip
    if large:
        spots = ((at[0] - 14, 66), (at[1] - 12, 56), (at[2] - 12, 50), (at[3] - 10, 42))
        parts += [
            line(word, room, 10.5, "sans", 7.5, x=x, y=26, fill=SOFT)
            for word, (x, room) in zip(words, spots, strict=False)
            if word != words[1] or not regent
        ]
    return group(*parts, id=f"stats-{player}", transform=f"translate({X} {y + plan.head - (5 if large else 0):g})")


def stat(shown: Markup, x: float, value: int, word: str, size: float) -> Markup:
    """Something and how many there are of it."""
    return group(
        el("title", f"{word}: {value}"),
        shown,
        el("text", str(value), x=x, y=size * 0.36, font_size=size, fill=INK, **FACES["sans-bold"]),
    )


def dice(view: PhalanxxView, theirs: PlayerView, player: int, plan: Plan, y: float, active: bool) -> dict[str, Markup]:
    """PHX-COMP-02 the three red slots with the Home dice, and beside each its grey slot."""
    out: dict[str, Markup] = {}
    step = 2 * plan.slot + (12 if plan.slot > 40 else 10)
    for k, home in enumerate(theirs.home):
        x = X + 14 + k * step + plan.slot / 2
        can = active and asks(view, "choose-slot") and not view.grey[k]
        lit = CHOSEN if active and view.chosen_slot == k + 1 else CAN_BE if can else PLAIN
        out[f"slot-{player}-{k + 1}"] = slot(player, k + 1, x, y + plan.row, plan.slot, lit)
        if home:
            out[f"home-{player}-{k + 1}"] = placed_die(f"home-{player}-{k + 1}", home, x, y + plan.row, plan.slot - 8)
        if active and view.grey[k]:
            at = x + plan.slot + 2
            out[f"grey-{k + 1}"] = placed_die(f"grey-{k + 1}", view.grey[k], at, y + plan.row, plan.slot - 8)
    return out


@lru_cache(maxsize=256)
def slot(player: int, number: int, x: float, y: float, size: float, lit: int) -> Markup:
    """A red slot and the grey one beside it, which is what can be chosen."""
    half = size / 2
    parts = [
        el("path", d=f"M{-half + 5:g} {-half - 2:g}h{2 * size - 8:g}a5 5 0 0 1 5 5v{size - 6:g}a5 5 0 0 1-5 5"
           f"h-{2 * size - 8:g}a5 5 0 0 1-5-5v-{size - 6:g}a5 5 0 0 1 5-5z", fill="#d9c499", stroke="#a88a58",
           stroke_width=0.8),
        el("rect", x=-half + 1, y=-half + 1, width=size - 2, height=size - 2, rx=6, fill="#a33c34", stroke="#5e1a17",
           stroke_width=1.2),
        el("rect", x=half + 3, y=-half + 1, width=size - 2, height=size - 2, rx=6, fill="#9b968c", stroke="#5c5850",
           stroke_width=1.2),
    ]  # fmt: skip
    if lit:
        parts.append(el("rect", x=half + 3, y=-half + 1, width=size - 2, height=size - 2, rx=6, fill=GOLD,
                        fill_opacity=0.35 if lit == CHOSEN else 0, stroke=GOLD,
                        stroke_width=3.5 if lit == CHOSEN else 2))  # fmt: skip
    return group(*parts, id=f"slot-{player}-{number}", transform=f"translate({x:g} {y:g})")


@lru_cache(maxsize=2048)
def placed_die(ident: str, die: str, x: float, y: float, size: float, lit: int = PLAIN) -> Markup:
    """A die of the view, such as `W5`; golden when it is chosen, with a golden edge when it can be."""
    half = size / 2 + 2 * lit
    glow = [el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=size * 0.26, fill=GOLD)] if lit else []
    return group(*glow, die_face(int(die[1:]), size, die[0]), id=ident, transform=f"translate({x:g} {y:g})")


def powers(theirs: PlayerView, player: int, plan: Plan, y: float) -> dict[str, Markup]:
    """The abilities that still work, beside the dice."""
    codes = tuple(code for code in theirs.abilities if ABILITY[code][0] != "once")
    x = 14 + 3 * (2 * plan.slot + 12)
    return {f"powers-{player}": plaques(player, codes, X + x, y + plan.row, WIDE - x - 8)}


@lru_cache(maxsize=256)
def plaques(player: int, codes: tuple[str, ...], x: float, y: float, room: float) -> Markup:
    rows = 2 if len(codes) > room // 46 else 1
    columns = max(1, -(-len(codes) // rows))
    height = min(19.0, room / columns / 2.2)
    parts = [
        ability(code, round(x + k % columns * (height * 2.2), 1),
                round(y + (k // columns - (rows - 1) / 2) * (height + 2), 1), height)
        for k, code in enumerate(codes)
    ]  # fmt: skip
    return group(*parts, id=f"powers-{player}")


def hand(theirs: PlayerView, player: int, plan: Plan, y: float, texts: Texts) -> dict[str, Markup]:
    """A rival's hand: what everybody saw being taken lies open, the rest face down."""
    box = plan.hand
    count = len(theirs.hand)
    out = {f"hand-{player}": hand_count(player, count, X + box.x - 16, y + box.y + box.high / 2)}
    scale = box.high / (SMALL_HIGH + 1)
    step = min(SMALL_WIDE * scale + 2, box.wide / max(1, count))
    scale = round(max(scale * 0.75, min(scale, (step - 1) / SMALL_WIDE)), 3)
    wide = round(min(SMALL_WIDE, (step - 1) / scale), 1)
    for k, ident in enumerate(theirs.hand):
        x = round(X + box.x + (k + 0.5) * step, 1)
        name = f"card-{ident}" if ident != UNKNOWN else f"back-{player}-{k + 1}"
        said = card_art.told(ident, texts) if ident != UNKNOWN else ""
        out[name] = small_card(name, ident, x, y + box.y + box.high / 2, scale, 0, said, wide)
    return out


@lru_cache(maxsize=256)
def hand_count(player: int, count: int, x: float, y: float) -> Markup:
    return group(
        icon("cards", 0, -8, 17, color=SOFT),
        el("text", str(count), y=14, font_size=14, fill=INK, text_anchor="middle", **FACES["sans-bold"]),
        id=f"hand-{player}",
        transform=f"translate({x:g} {y:g})",
    )


@lru_cache(maxsize=4096)
def small_card(
    name: str, ident: str, x: float, y: float, scale: float, turn: int, said: str, wide: float = SMALL_WIDE
) -> Markup:
    """A small card lying somewhere, perhaps turned, perhaps narrow."""
    if ident == UNKNOWN:
        face = card_art.small_back(wide)
    else:
        face = card_art.small(ident) if wide > 0.9 * SMALL_WIDE else card_art.strip(ident, wide)
    turned = f" rotate({turn})" if turn else ""
    title = [el("title", said)] if said else []
    return group(*title, face, id=name, transform=f"translate({x:g} {y:g}) scale({scale:g}){turned}")


def tableau(theirs: PlayerView, player: int, box: Box, y: float, texts: Texts) -> dict[str, Markup]:
    """The cards in play, as large as the box allows; PHX-CONFLICT-07 rotated ones lie across."""
    scale, spots = flow(theirs.rotated, box.wide, box.high)
    out = {f"mat-{player}": mat(player, not spots, X + box.x, y + box.y, box.wide, box.high, texts("board-no-cards"))}
    for ident, turned, (across, down) in zip(theirs.tableau, theirs.rotated, spots, strict=True):
        at = round(X + box.x + across, 1), round(y + box.y + down, 1)
        out[f"card-{ident}"] = small_card(
            f"card-{ident}", ident, *at, scale, 90 if turned else 0, card_art.told(ident, texts)
        )
    return out


@lru_cache(maxsize=64)
def mat(player: int, empty: bool, x: float, y: float, wide: float, high: float, said: str) -> Markup:
    """Where the cards in play lie."""
    shown = line(
        said, wide - 20, 12.5, "serif-italic", x=wide / 2, y=high / 2 + 4, fill="#a08a64", text_anchor="middle"
    )
    return group(
        el("rect", x=-4, y=-2, width=wide + 6, height=high + 5, rx=6, fill="#c9ae7a", fill_opacity=0.28),
        *([shown] if empty else []),
        id=f"mat-{player}",
        transform=f"translate({x:g} {y:g})",
    )


@lru_cache(maxsize=1024)
def flow(rotated: tuple[bool, ...], wide: float, high: float) -> tuple[float, tuple[tuple[float, float], ...]]:
    """The largest scale at which cards set in rows fit a box, and where the middle of each lies, the rows even."""
    scale = min(2.2, high / (SMALL_HIGH + 1))
    rows = in_rows(rotated, wide, scale)
    while sum(tall(row, scale) + 3 for row in rows) - 3 > high and scale > 0.4:
        scale *= 0.97
        rows = in_rows(rotated, wide, scale)
    while len(rows) > 1:
        wide -= 4
        evener = in_rows(rotated, wide, scale)
        if len(evener) > len(rows) or sum(tall(row, scale) + 3 for row in evener) - 3 > high:
            break
        rows = evener
    spots: list[tuple[float, float]] = []
    y = 0.0
    for row in rows:
        x = 0.0
        for turned in row:
            need = across(turned, scale)
            spots.append((x + need / 2, y + tall(row, scale) / 2))
            x += need + 3
        y += tall(row, scale) + 3
    return round(scale, 3), tuple(spots)


def in_rows(rotated: tuple[bool, ...], wide: float, scale: float) -> list[list[bool]]:
    """Cards of this scale, broken into rows."""
    rows: list[list[bool]] = []
    x = 0.0
    for turned in rotated:
        need = across(turned, scale)
        if not rows or x + need > wide:
            rows.append([])
            x = 0.0
        rows[-1].append(turned)
        x += need + 3
    return rows


def across(turned: bool, scale: float) -> float:
    """How wide a card lies."""
    return (SMALL_HIGH if turned else SMALL_WIDE) * scale


def tall(row: list[bool], scale: float) -> float:
    """How high a row is; one of rotated cards is low."""
    return (SMALL_WIDE if all(row) else SMALL_HIGH) * scale
