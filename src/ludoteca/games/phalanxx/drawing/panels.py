"""What lies in front of each player: name, numbers, dice on their slots, cards in hand and in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_layer
from ludoteca.draw.pieces import GOLD
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, block, line
from ludoteca.draw.things import laid, thing
from ludoteca.games.phalanxx.drawing import faces
from ludoteca.games.phalanxx.drawing.faces import SMALL_HIGH, SMALL_WIDE
from ludoteca.games.phalanxx.drawing.icons import ABILITY, INK, OXBLOOD, ability, icon
from ludoteca.games.phalanxx.drawing.icons import die as drawn_die
from ludoteca.games.phalanxx.drawing.land import colour_of, piece, seal
from ludoteca.games.phalanxx.sheet import player_name
from ludoteca.games.phalanxx.view import UNKNOWN, PhalanxxView, PlayerView
from ludoteca.play.texts import Texts

X, TOP, WIDE, HIGH, GAP = 848, 50, 420, 536, 8
WAITING = 0.38  # how dark a die is that is still to be rolled
PAPER, SOFT = "#f4e8cc", "#6d573b"
FACTION_COLOURS = {"red": "#a3262a", "yellow": "#d9a520", "blue": "#2b62a3", "green": "#3b7d3c"}
FACTION_GLYPHS = {"red": "strength", "yellow": "talent", "blue": "march", "green": "cards"}


class Box(NamedTuple):
    x: float
    y: float
    wide: float
    high: float


class Plan(NamedTuple):
    """Where a panel begins, and how it is laid out from its own upper left corner."""

    top: float
    high: float
    head: float  # middle of the line with name and numbers
    slot: float  # size of a slot
    row: float  # middle of the row of dice
    hand: Box  # a rival's hand
    tableau: Box
    tableau_alone: Box  # where no hand is shown


@remembered
def plan_for(player: int, players: int) -> Plan:
    """The fewer players, the larger their things."""
    high = (HIGH - GAP * (players - 1)) / players
    top = TOP + player * (high + GAP)
    if players == 2:
        both, alone = Box(12, 168, WIDE - 22, 90), Box(12, 120, WIDE - 22, 138)
        return Plan(top, high, 32, 42, 90, Box(46, 118, WIDE - 58, 46), both, alone)
    slot = 34 if players == 3 else 32
    row = 65 if players == 3 else 56
    low = row + slot / 2 + 6
    start = 12 + 3 * (2 * slot + 10) + 30
    tableau = Box(12, low, WIDE - 22, high - low - 6)
    rivals = Box(start, row - 20, WIDE - 10 - start, 40)
    return Plan(top, high, 24 if players == 3 else 20, slot, row, rivals, tableau, tableau)


class Seen(NamedTuple):
    """All that a panel shows: whoever sees the same of a player gets the same drawing."""

    theirs: PlayerView
    player: int
    players: int
    mine: bool
    active: bool
    name: str
    heroism: bool
    grey: tuple[str, ...]
    chosen_slot: int


def panel(view: PhalanxxView, texts: Texts, player: int) -> Mapping[str, Markup]:
    """Everything of one player, by id."""
    active = player == view.active and not view.over
    seen = Seen(
        view.players[player], player, len(view.players), player == view.seat, active, player_name(view, texts, player),
        view.heroism, view.grey if active else (), view.chosen_slot if active else 0,
    )  # fmt: skip
    return drawn(seen, texts)


@remembered_layer
def drawn(seen: Seen, texts: Texts) -> Mapping[str, Markup]:
    theirs, player, players = seen.theirs, seen.player, seen.players
    plan = plan_for(player, players)
    kin = faction(theirs.faction, texts)
    out = {
        f"panel-{player}": frame(player, players, theirs.regent, seen.name, kin, seen.heroism),
        **({f"turn-{player}": pennant(player, players, theirs.regent)} if seen.active else {}),
        **badge(seen, plan, texts),
        **numbers(seen, texts),
    }
    lying, turned = theirs.tableau, theirs.rotated
    if theirs.regent:
        box = plan.tableau_alone._replace(y=62, high=plan.high - 70)
        return {**out, **tableau(lying, turned, player, players, box, texts)}
    out |= dice(theirs.home, seen.grey, seen.chosen_slot, player, players, texts)
    if seen.mine or players == 2:
        out |= powers(theirs.abilities, player, players, texts)
    if seen.mine:
        return {**out, **tableau(lying, turned, player, players, plan.tableau_alone, texts)}
    out |= hand(theirs.hand, player, players, texts)
    return {**out, **tableau(lying, turned, player, players, plan.tableau, texts)}


def faction(kin: str, texts: Texts) -> str:
    """PHX-EXP-01 the name of a faction; empty where there are none."""
    return texts(f"faction-{kin}") if kin else ""


def name_room(plan: Plan, heroism: bool) -> tuple[float, float]:
    """From where to where a name may go, and a faction beside it or below it."""
    if plan.high > 200:
        return 48, 178 - (46 if heroism else 0)
    return 43, 206 - (44 if heroism else 0)


def badge(seen: Seen, plan: Plan, texts: Texts) -> dict[str, Markup]:
    """The badge of a player's faction, which says what its advantage is."""
    kin, player = seen.theirs.faction, seen.player
    if not kin:
        return {}
    start, end = name_room(plan, seen.heroism)
    x, low = (start + 10, plan.head + 17) if plan.high > 200 else (end - 12, plan.head)
    said = f"{texts(f'faction-{kin}')}\n{texts(f'faction-{kin}-hint')}"
    return {f"faction-{player}": placed_badge(player, kin, X + x, plan.top + low, said)}


@remembered
def placed_badge(player: int, kin: str, x: float, y: float, said: str) -> Markup:
    return thing(f"faction-{player}", banner(kin), at=(x, y), said=said, rule="PHX-EXP-01")


@remembered
def frame(player: int, players: int, regent: bool, name: str, faction: str, heroism: bool) -> Markup:
    """The paper of a panel, with seal, name and faction."""
    plan, colour = plan_for(player, players), colour_of(player, regent)
    high, large = plan.high, plan.high > 200
    start, end = name_room(plan, heroism)
    head = plan.head - (9 if large and faction else 0)
    parts = [
        el("rect", x=1, y=3, width=WIDE, height=high, rx=9, fill="#000", fill_opacity=0.35),
        el("rect", width=WIDE, height=high, rx=9, fill="url(#phx-panel)", stroke="#7d6236", stroke_width=1.2),
        el("path", d=f"M0 9a9 9 0 0 1 9-9V{high:g}a9 9 0 0 1-9-9z", fill=colour),
        seal(player, regent, 26, plan.head, 1.35 if large else 1.1),
    ]  # fmt: skip
    if faction and large:
        parts.append(line(faction, end - start - 26, 12.5, "serif-italic", x=start + 26, y=plan.head + 21, fill=SOFT))
    elif faction:
        end -= 26
    size = 19 if large else 16.5
    rows = 1 if large and faction else 2
    parts.append(block(name, end - start, (size, 9.5), "serif-bold", rows, start, head, fill=INK))
    return thing(f"panel-{player}", *parts, at=(X, plan.top))


@remembered
def pennant(player: int, players: int, regent: bool) -> Markup:
    """A heavy edge around the panel of whoever has the turn, and a pennant at it."""
    plan, colour = plan_for(player, players), colour_of(player, regent)
    head = plan.head
    return thing(
        f"turn-{player}",
        el("rect", width=WIDE, height=plan.high, rx=9, fill="none", stroke=colour, stroke_width=4),
        el("path", d=f"M-2 {head - 9:g}L-14 {head:g} -2 {head + 9:g}z", fill=colour, stroke="#fff8e6", stroke_width=1),
        at=(X, plan.top),
    )


def banner(kin: str) -> Markup:
    """The badge of a faction: its colour, and what its advantage is about."""
    return group(
        el("path", d="M-10-11H10V6L0 12-10 6z", fill=FACTION_COLOURS[kin], stroke="#fff8e6", stroke_width=1.4),
        icon(FACTION_GLYPHS[kin], 0, -1, 16, color="#fff8e6"),
    )


def numbers(seen: Seen, texts: Texts) -> dict[str, Markup]:
    """Strength and Talents large, armies beside them; under Heroism also the count that decides conflicts."""
    theirs, player, players, regent = seen.theirs, seen.player, seen.players, seen.theirs.regent
    values = {"strength": theirs.strength, "talents": theirs.talents, "reserve": theirs.reserve,
              "lost": theirs.eliminated}  # fmt: skip
    if regent:
        del values["talents"]
    out = {
        f"{name}-{player}": number(name, player, players, regent, value, theirs.defence if name == "strength" else 0,
                                   texts)
        for name, value in values.items()
    }  # fmt: skip
    if seen.heroism:
        x, y = number_at("strength", plan_for(player, players))
        said = f"{texts('board-heroic')}: {theirs.heroic}\n{texts('board-does-heroic')}"
        out[f"heroic-{player}"] = heroic(player, theirs.heroic, x - 38, y, said)
    return out


@remembered
def number(
    name: str, player: int, players: int, regent: bool, value: int, defence: int, texts: Texts
) -> Markup:  # fmt: skip
    """One of a player's numbers, in its place."""
    plan = plan_for(player, players)
    large = plan.high > 200
    size, small = (25.0, 18.0) if large else (21.0, 16.5)
    glyph, right, how_large = {
        "strength": (icon("strength", 0, 0, 30 if large else 26), 17 if large else 15, size),
        "talents": (icon("talent", 0, 0, 25 if large else 22), 15, size),
        "reserve": (army_in_reserve(player, regent), 14, small),
        "lost": (icon("fallen", 0, 0, 18, opacity=1 if value else 0.35), 11, 13.5),
    }[name]
    word, does = texts(f"board-{name}"), texts(f"board-does-{name}")
    if defence:
        does += f"\n{texts('board-does-defence', more=defence)}"
    caption = CAPTIONS[name] if large else 0
    return stat(f"{name}-{player}", glyph, number_at(name, plan), right, value, word, does, how_large, caption,
                STAT_RULES[name], defence)  # fmt: skip


def number_at(name: str, plan: Plan) -> tuple[float, float]:
    """Where a number stands."""
    large = plan.high > 200
    along = (198, 268, 336, 386) if large else (222, 281, 340, 388)
    return X + along[tuple(STAT_RULES).index(name)], plan.top + plan.head - (5 if large else 0)


STAT_RULES = {
    "strength": "PHX-CONFLICT-02",
    "talents": "PHX-COMP-03",
    "reserve": "PHX-CONQ-03",
    "lost": "PHX-SACR-03",
}
CAPTIONS = {"strength": 66, "talents": 56, "reserve": 50, "lost": 42}  # room for the word under a large number


@remembered
def army_in_reserve(player: int, regent: bool) -> Markup:
    return laid(piece(player, regent), at=(0, -2), scale=0.8)


def stat(
    ident: str, shown: Markup, at: tuple[float, float], right: float, value: int, word: str, does: str, size: float,
    caption: float, rule: str, defence: int,
) -> Markup:  # fmt: skip
    """Something and how many there are of it; a small shield says by how much Strength is better defended."""
    parts = [
        el("rect", x=-15, y=-17, width=56, height=34, fill="#fff", fill_opacity=0),
        shown,
        el("text", str(value), x=right, y=size * 0.36, font_size=size, fill=INK, **FACES["sans-bold"]),
    ]
    if defence:
        parts.append(
            laid(
                el("path", d="M-10-6H10V2C10 7 4 9 0 10C-4 9-10 7-10 2z", fill="#55708d", stroke="#fff8e6"),
                el("text", f"+{defence}", y=5, font_size=10.5, fill="#fff", text_anchor="middle", **FACES["sans-bold"]),
                at=(-5, 7),
                scale=0.9,
            )
        )
    if caption:
        parts.append(line(word, caption, 10.5, "sans", 7.5, x=-12, y=26, fill=SOFT))
    return thing(ident, *parts, at=at, said=f"{word}: {value}\n{does}", rule=rule)


@remembered
def heroic(player: int, count: int, x: float, y: float, said: str) -> Markup:
    """PHX-HERO-03 what conflicts compare while Heroism is on the display."""
    return thing(
        f"heroic-{player}",
        el("rect", x=-21, y=-13, width=42, height=26, rx=6, fill=OXBLOOD),
        icon("laurel", -9, 0, 19, color="#f6e3b4"),
        el("text", str(count).replace("-", "−"), x=10, y=5, font_size=15 if count >= 0 else 13, fill="#fff6e4",
           text_anchor="middle", **FACES["sans-bold"]),
        at=(x, y), said=said, rule="PHX-HERO-03",
    )  # fmt: skip


@remembered_layer
def dice(
    homes: tuple[str, ...], grey: tuple[str, ...], chosen: int, player: int, players: int, texts: Texts
) -> Mapping[str, Markup]:
    """PHX-COMP-02 the three red slots with the Home dice, and beside each its grey slot."""
    out: dict[str, Markup] = {}
    plan = plan_for(player, players)
    step = 2 * plan.slot + (12 if plan.slot > 40 else 10)
    middle, size = plan.top + plan.row, plan.slot - 8
    for k, home in enumerate(homes):
        x = X + 14 + k * step + plan.slot / 2
        told = texts("board-slot", number=k + 1)
        out[f"slot-{player}-{k + 1}"] = slot(player, k + 1, x, middle, plan.slot, chosen == k + 1, told)
        if home:
            ident, said = f"home-{player}-{k + 1}", die_said("board-home-die", home, texts)
            out[ident] = placed_die(ident, home, x, middle, size, said, "PHX-ACT-04")
        if grey and grey[k]:
            ident, said = f"grey-{k + 1}", die_said("board-placed-die", grey[k], texts)
            out[ident] = placed_die(ident, grey[k], x + plan.slot + 2, middle, size, said, "PHX-PASS-01")
    return out


def die_said(message: str, die: str, texts: Texts) -> str:
    """A die of the view, such as `W5`, in words."""
    return texts(message, colour=texts(f"colour-{die[0]}"), value=int(die[1:]))


@remembered
def slot(player: int, number: int, x: float, y: float, size: float, chosen: bool, said: str) -> Markup:
    """A red slot and the grey one beside it, which is what can be chosen; golden when it is."""
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
    if chosen:
        parts.append(el("rect", x=half + 3, y=-half + 1, width=size - 2, height=size - 2, rx=6, fill=GOLD,
                        fill_opacity=0.35, stroke=GOLD, stroke_width=3.5))  # fmt: skip
    return thing(f"slot-{player}-{number}", *parts, at=(x, y), said=said, rule="PHX-ACT-02")


@remembered
def placed_die(
    ident: str, die: str, x: float, y: float, size: float, said: str, rule: str, chosen: bool = False
) -> Markup:
    """A die of the view, such as `W5`; on gold when it is chosen."""
    half = size / 2 + 4
    glow = [el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=size * 0.26, fill=GOLD)] if chosen else []
    return thing(ident, *glow, drawn_die(die, size), at=(x, y), said=said, rule=rule)


@remembered
def waiting_die(ident: str, die: str, x: float, y: float, size: float, said: str, rule: str) -> Markup:
    """A die that is still to be rolled: what it happens to show is pale."""
    face = group(drawn_die(die, size), opacity=WAITING)
    return thing(ident, face, at=(x, y), said=said, rule=rule)


@remembered_layer
def powers(abilities: tuple[str, ...], player: int, players: int, texts: Texts) -> Mapping[str, Markup]:
    """The abilities that still work, beside the dice."""
    plan = plan_for(player, players)
    codes = [code for code in abilities if ABILITY[code][0] != "once"]
    left = 14 + 3 * (2 * plan.slot + 12)
    room = WIDE - left - 8
    rows = 2 if len(codes) > room // 46 else 1
    columns = max(1, -(-len(codes) // rows))
    height = min(19.0, room / columns / 2.2)
    out = {}
    for k, code in enumerate(codes):
        x = round(X + left + k % columns * (height * 2.2), 1)
        middle = round(plan.top + plan.row + (k // columns - (rows - 1) / 2) * (height + 2), 1)
        said = f"{texts(f'ability-{code}')}\n{texts(f'ability-{code}-hint')}"
        out[f"power-{player}-{code}"] = plaque(player, code, x, middle, height, said)
    return out


@remembered
def plaque(player: int, code: str, x: float, y: float, height: float, said: str) -> Markup:
    """An ability on its plaque, with what it does."""
    shown = ability(code, x, y, height)
    return thing(f"power-{player}-{code}", shown, said=said, rule="PHX-CARD-04")


@remembered_layer
def hand(cards: tuple[str, ...], player: int, players: int, texts: Texts) -> Mapping[str, Markup]:
    """A rival's hand: what everybody saw being taken lies open, the rest face down."""
    plan = plan_for(player, players)
    box = plan.hand
    middle = plan.top + box.y + box.high / 2
    count = len(cards)
    said = f"{texts('board-rival-hand', count=count)}\n{texts('board-does-hand')}"
    out = {f"hand-{player}": hand_count(player, count, X + box.x - 16, middle, said)}
    scale = box.high / (SMALL_HIGH + 1)
    step = min(SMALL_WIDE * scale + 2, box.wide / max(1, count))
    scale = round(max(scale * 0.75, min(scale, (step - 1) / SMALL_WIDE)), 3)
    wide = round(min(SMALL_WIDE, (step - 1) / scale), 1)
    unseen = texts("board-legend-back")
    for k, ident in enumerate(cards):
        x = round(X + box.x + (k + 0.5) * step, 1)
        name = f"card-{ident}" if ident != UNKNOWN else f"back-{player}-{k + 1}"
        said, rule = (faces.told(ident, texts), "PHX-CARD-01") if ident != UNKNOWN else (unseen, "PHX-SETUP-07")
        out[name] = small_card(name, ident, x, middle, scale, 0, said, rule, wide)
    return out


@remembered
def hand_count(player: int, count: int, x: float, y: float, said: str) -> Markup:
    return thing(
        f"hand-{player}",
        icon("cards", 0, -8, 17, color=SOFT),
        el("text", str(count), y=14, font_size=14, fill=INK, text_anchor="middle", **FACES["sans-bold"]),
        at=(x, y),
        said=said,
        rule="PHX-BUY-08",
    )


@remembered
def small_card(
    name: str, ident: str, x: float, y: float, scale: float, turn: int, said: str, rule: str, wide: float = SMALL_WIDE
) -> Markup:
    """A small card lying somewhere, perhaps turned, perhaps narrow."""
    if ident == UNKNOWN:
        face = faces.small_back(wide)
    else:
        face = faces.small(ident) if wide > 0.9 * SMALL_WIDE else faces.strip(ident, wide)
    return thing(name, face, at=(x, y), turn=turn, scale=scale, said=said, rule=rule)


@remembered_layer
def tableau(
    cards: tuple[str, ...], rotated: tuple[bool, ...], player: int, players: int, box: Box, texts: Texts
) -> Mapping[str, Markup]:
    """The cards in play, as large as the box allows; PHX-CONFLICT-07 rotated ones lie across."""
    scale, spots = flow(rotated, box.wide, box.high)
    y = plan_for(player, players).top + box.y
    out = {f"mat-{player}": mat(player, not spots, X + box.x, y, box.wide, box.high, texts("board-no-cards"))}
    for ident, turned, (across, down) in zip(cards, rotated, spots, strict=True):
        at = round(X + box.x + across, 1), round(y + down, 1)
        rule = "PHX-CONFLICT-07" if turned else "PHX-CARD-06"
        said = faces.told(ident, texts) + (f"\n{texts('board-card-turned')}" if turned else "")
        out[f"card-{ident}"] = small_card(f"card-{ident}", ident, *at, scale, 90 if turned else 0, said, rule)
    return out


@remembered
def mat(player: int, empty: bool, x: float, y: float, wide: float, high: float, said: str) -> Markup:
    """Where the cards in play lie."""
    shown = line(
        said, wide - 20, 12.5, "serif-italic", x=wide / 2, y=high / 2 + 4, fill="#a08a64", text_anchor="middle"
    )
    return thing(
        f"mat-{player}",
        el("rect", x=-4, y=-2, width=wide + 6, height=high + 5, rx=6, fill="#c9ae7a", fill_opacity=0.28),
        *([shown] if empty else []),
        at=(x, y),
    )


@remembered
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
