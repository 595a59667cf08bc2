"""Evolution cards: upright faces in bezels that turn, small ones in front of players, backs with their crises."""

from __future__ import annotations

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block, line, width
from ludoteca.draw.things import laid, neat, placed, used
from ludoteca.games.archipelago.components import Card, Crisis, Effect, Event
from ludoteca.games.archipelago.drawing.catalog import CARDS, NUMBERS, family
from ludoteca.games.archipelago.drawing.icons import Coin, Sign, icon, number, row, signed
from ludoteca.games.archipelago.drawing.palette import (
    BONE,
    CREAM,
    FAMILIES,
    FRAME,
    INK,
    LINE,
    SEPIA,
    SLATE,
    SOFT,
    WARNING,
)
from ludoteca.play.texts import Texts

FACE = 82.0
EMBLEM = 42  # how wide an emblem is drawn, with some air
BEZEL = 104
PRICES = NUMBERS.prices
BACK = (96.0, 138.0)
NARROW = 0.88  # the table's own fonts are narrower than the widest a reader may get
ROWS = 34  # what the two rows at the foot of a face take
ROMAN = {"domestic": "I", "export": "II"}
# What a deed shows, beside numbers.
DEED_SIGNS: dict[str, tuple[Sign, ...]] = {
    "sink": ("−", ":ship"),
    "steal": (":screen", "?"),
    "spy": (":eye", ":objective"),
    "sail": (":migrate", ":ship"),
    "explore": (":explore",),
    "taxes": (":taxes",),
    "calm": (":rebel", "→", ":folk"),
    "reproduce": ("2+1", ":folk"),
    "exchange": (":chest", "1 ⇄ 1"),
    "launch": ("+1", ":ship"),
    "migrate": (":migrate",),
    "ships": ("+1", ":ship", "/", ":port"),
    "survey": (":eye", ":region"),
    "ready": (":cards", ":turn"),
}


@remembered
def cost_signs(card: str) -> tuple[Sign, ...]:
    """What a use costs: who may use it, discs, florins, cubes; another way behind a stroke."""
    one = CARDS[card]
    found: list[Sign] = [] if one.use == "wonder" else [f":{one.use}"]
    found += [":disc"] * one.discs
    if one.florins:
        found.append(Coin(one.florins))
    ways = [[f":{good}" for good, count in way.cost.items() for _ in range(count)] for way in one.ways]
    for k, cubes in enumerate(ways):
        found += ["/", *cubes] if k else cubes
    return tuple(found)


@remembered
def effect_signs(card: str) -> tuple[Sign, ...]:
    """What a use does, in icons."""
    found: list[Sign] = []
    for k, way in enumerate(CARDS[card].ways):
        if k:
            found.append("/")
        for effect in way.effects:
            found += _signs(effect)
    return tuple(found)


def _signs(effect: Effect) -> list[Sign]:
    per: list[Sign] = ["/", f":{effect.per.removeprefix('own-')}"] if effect.per else []
    markers = {"rebellion": ":rebel", "surplus": ":surplus", "florins": ":florin"}
    if effect.does in markers:
        if effect.steps:
            last = -effect.steps[-1][1]
            return [f"−1…{last}", markers[effect.does], *per]
        return [signed(effect.by), markers[effect.does], *per]
    match effect.does:
        case "search":
            return ["5", f":{effect.cards}", "→1"]
        case "trade":
            return [f"{effect.most}×", ":trade", ROMAN[effect.board]]
        case "recruit":
            return [f"{effect.most}×", ":hire"]
        case "loot":
            return [f"{effect.by}×", ":harvest"]
        case "harvest":
            return [f"{effect.most}×", ":harvest"]
        case "double":
            return ["2×", f":{effect.resources[0]}"]
        case "take":
            return ["+1", f":{effect.resources[0]}", "/", f":{effect.resources[1]}"]
        case "build":
            whole = len(effect.kinds) > 2
            return [":build"] if whole else [":build", *(f":{kind}" for kind in effect.kinds)]
    return list(DEED_SIGNS[effect.does])


@remembered_print
def face(card: str, texts: Texts) -> Markup:
    """The upright face of a card from its upper left corner: name, picture, what a use costs, what it does."""
    one = CARDS[card]
    band, ground = FAMILIES[family(card)]
    name = texts(f"card-{card}")
    low, head = FACE - ROWS, 20
    return group(
        el("rect", width=FACE, height=FACE, rx=3, fill=BONE, stroke="#3a2a18", stroke_width=1),
        el("rect", x=0.5, y=head, width=FACE - 1, height=low - head, fill=ground),
        el("path", d=f"M0 3a3 3 0 0 1 3-3H{FACE - 3:g}a3 3 0 0 1 3 3V{head}H0z", fill=band),
        _name(name, head),
        used(f"arc-emblem-{card}", (FACE / 2, head + (low - head) / 2 + 0.5), scale=0.66),
        el("path", d=f"M4 {low:g}H{FACE - 4:g}M4 {low + 17:g}H{FACE - 4:g}", stroke=LINE, stroke_width=0.7),
        row(cost_signs(card), FACE / 2, low + 8.8, 15.5, INK, FACE - 6),
        row(effect_signs(card), FACE / 2, low + 25.6, 15.5, INK, FACE - 6),
        *(icon("medal", FACE - 9 - 11 * k, head + 9, 15) for k in range(one.medals)),
    )


def _name(name: str, high: float) -> Markup:
    """A name in one line if it can be read so, else in two."""
    alone = width(name, 10, "serif-bold") * NARROW <= FACE - 5
    sizes, most = ((11.5, 8.5), 1) if alone else ((9.0, 6.5), 2)
    room = (FACE - 5) / NARROW
    return block(name, room, sizes, "serif-bold", most, FACE / 2, high / 2, fill=CREAM, text_anchor="middle")


@remembered
def bezel(card: str, turned: int) -> Markup:
    """The frame of a card around its middle, 104 across: three prices and a skull, turned by so many notches."""
    band, _ = FAMILIES[family(card)]
    half = BEZEL / 2
    parts = [
        el("rect", x=-half, y=-half, width=BEZEL, height=BEZEL, rx=8, fill="#e9dcba", stroke=SEPIA, stroke_width=1.2),
        el("rect", x=2.4 - half, y=2.4 - half, width=BEZEL - 4.8, height=BEZEL - 4.8, rx=6, fill="none", stroke=band,
           stroke_width=1.4),
    ]  # fmt: skip
    for k in range(PRICES + 1):
        shown = icon("skull", 0, 46.2, 11.5) if k == PRICES else number(str(CARDS[card].prices[k]), 0, 50.2, 11)
        tab = "M-11 52V44.4a4 4 0 0 1 4-4H7a4 4 0 0 1 4 4V52z"
        parts.append(laid(el("path", d=tab, fill=BONE, stroke=FRAME, stroke_width=0.8), shown, turn=-90 * k))
    shade = el("rect", x=1 - half, y=4 - half, width=BEZEL, height=BEZEL, rx=8, fill="#000", fill_opacity=0.35)
    return group(shade, group(*parts, transform=placed(turn=90 * turned), class_="turns"))


@remembered_print
def on_track(card: str, turned: int, texts: Texts) -> Markup:
    """A card on the track around its middle: the frame turns, the face stays upright."""
    return group(bezel(card, turned), laid(face(card, texts), at=(-FACE / 2, -FACE / 2)))


@remembered
def small(card: str, size: float, is_used: bool) -> Markup:
    """A card in front of a player around its middle: its picture on the colour of its family; turned when used."""
    band, ground = FAMILIES[family(card)]
    half = size / 2
    parts = [
        el("rect", x=-half + 1, y=-half + 2, width=size, height=size, rx=3, fill="#000", fill_opacity=0.3),
        el("rect", x=-half, y=-half, width=size, height=size, rx=3, fill=ground, stroke=band, stroke_width=2),
        used(f"arc-emblem-{card}", scale=neat((size - 6) / EMBLEM)),
    ]
    if is_used:
        return laid(*parts, turn=45, scale=0.78, opacity=0.62)
    return group(*parts)


def _plate(wide: float, high: float, fill: str) -> list[Markup]:
    return [
        el("rect", x=4, y=5, width=wide, height=high, rx=5, fill="#000", fill_opacity=0.4),
        el("rect", x=2, y=2, width=wide, height=high, rx=5, fill="#3f2c1e", stroke="#8a6426", stroke_width=0.8),
        el("rect", width=wide, height=high, rx=5, fill=fill, stroke="#d7b46a", stroke_width=1.2),
    ]


@remembered_print
def back(card: str, texts: Texts, wide: float, high: float) -> Markup:
    """The back of a card from its upper left corner: what the colony will want and what the continent, or an event."""
    one: Card = CARDS[card]
    if one.event is not None:
        return event_back(one.event, texts, wide, high)
    domestic, export = one.domestic, one.export
    if domestic is None or export is None:
        raise ValueError(f"the back of {card} has neither an event nor crises")
    half = (high - 20) / 2
    return group(
        *_plate(wide, high, SLATE),
        laid(domestic_zone(domestic, texts, wide - 6, half - 2), at=(3, 3)),
        laid(export_zone(export, texts, wide - 6, half - 2), at=(3, 3 + half)),
    )


def red_zones(card: str, wide: float, high: float) -> list[tuple[float, float, float, float]]:
    """ARC-P4-02 where a back is red, as a corner and a size."""
    one, half = CARDS[card], (high - 20) / 2
    if one.event is not None:
        return [(3, 3, wide - 6, high - 22)] if one.event.red else []
    crises = ((one.domestic, 3.0), (one.export, 3 + half))
    return [(3, top, wide - 6, half - 2) for crisis, top in crises if crisis is not None and crisis.red]


def _zone(red: bool, title: str, wide: float, high: float) -> list[Markup]:
    return [
        el("rect", width=wide, height=high, rx=3, fill=WARNING if red else "#f6eed8", stroke=SEPIA, stroke_width=0.8),
        line(title, wide - 6, 11, "serif-italic", 8, x=wide / 2, y=12, fill="#fff" if red else SOFT,
             text_anchor="middle"),
    ]  # fmt: skip


def domestic_zone(crisis: Crisis, texts: Texts, wide: float, high: float) -> Markup:
    """One cube feeds so many citizens."""
    ink = "#fff" if crisis.red else INK
    mid, middle = high * 0.62, wide / 2
    return group(
        *_zone(crisis.red, texts("board-zone-domestic"), wide, high),
        icon(crisis.resource, middle - 26, mid, 30),
        number("=", middle - 5, mid + 5, 15, ink),
        number(str(crisis.number), middle + 11, mid + 8, 22 if crisis.number < 10 else 18, ink),
        icon("folk", middle + 31, mid, 20),
    )


def export_zone(crisis: Crisis, texts: Texts, wide: float, high: float) -> Markup:
    """So many cubes are wanted."""
    ink = "#fff" if crisis.red else INK
    mid, middle = high * 0.62, wide / 2
    return group(
        *_zone(crisis.red, texts("board-zone-export"), wide, high),
        number(f"{crisis.number}×", middle - 18, mid + 8, 22, ink),
        icon(crisis.resource, middle + 15, mid, 32),
    )


def event_back(event: Event, texts: Texts, wide: float, high: float) -> Markup:
    """How far a marker moves for each building in the archipelago."""
    ink = "#fff" if event.red else INK
    marker = {"rebellion": "rebel", "surplus": "surplus"}[event.moves]
    middle, down = wide / 2, high / 2
    return group(
        *_plate(wide, high, SLATE),
        laid(*_zone(event.red, texts("board-event-now" if event.red else "board-event"), wide - 6, high - 22),
             at=(3, 3)),
        number(signed(event.by), middle - 12, down - 3, 24, ink),
        icon(marker, middle + 19, down - 11, 26),
        line(texts("board-for-each"), 48, 11, "sans", 8, x=middle - 16, y=down + 28, fill=ink, text_anchor="middle"),
        icon(event.per, middle + 24, down + 24, 26),
    )  # fmt: skip
