"""The era cards, drawn: whole faces, compact faces for full hands, small ones for the table, and backs.

All have one anatomy: a name band in the colour of the family, its icon, Strength in a seal, what it needs, what it can.
"""

from __future__ import annotations

from ludoteca.draw.cards import Look, name_band, sheet
from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.paints import named, shade
from ludoteca.draw.pieces import on_wax, wax, wax_drop
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import FACES, block, width
from ludoteca.draw.things import laid, neat, placed, tenths, used
from ludoteca.games.phalanxx.content import Condition
from ludoteca.games.phalanxx.drawing.icons import ABILITY, ACCENTS, CREAM, INK, LIGHT, OXBLOOD, WHEN, ability, die, icon
from ludoteca.games.phalanxx.rules import layout
from ludoteca.games.phalanxx.sheet import CARDS, CONDITIONS, needs
from ludoteca.play.texts import Texts

WIDE, HIGH = 120, 172
WAX = 14  # the radius of a seal where it is defined
SMALL_WIDE, SMALL_HIGH = 28, 40
ARMY_FAMILIES = ("archer", "knight", "infantry")
BANDS = {
    "archer": Look("#f1e8d4", INK),
    "knight": Look("#f1e8d4", INK),
    "infantry": Look("#f1e8d4", INK),
    "leader": Look("#e8973a", "#2b1606"),
    "equipment": Look("#74509f", "#fffaf0"),
    "heroism": Look("#5a1216", "#f6e3b4"),
}
SKIES = {1: ("#f4e3b8", "#d8b878"), 2: ("#efd2b0", "#c99a74"), 3: ("#dcd6c6", "#a89a8c")}
SIGNS = {
    int(layout.SUM_LEAST): ("sum", "≥"),
    int(layout.SUM_MOST): ("sum", "≤"),
    int(layout.TALENTS): ("talent", "≥"),
    int(layout.ARMIES): ("troop", "≥"),
    int(layout.CITIES): ("city", "≥"),
    int(layout.OASES): ("oasis", "≥"),
    int(layout.DIE_LEAST): ("die", "≥"),
    int(layout.DIE_MOST): ("die", "≤"),
}
ORDER = {ident: number for number, ident in enumerate(CARDS)}
COUNTRIES = (
    ("M.5 96L14 84 24 92 40 78 54 94 70 86 88 97 104 82 119.5 95V112H.5z", "M.5 104C30 96 70 108 119.5 99V112H.5z"),
    ("M.5 92H119.5V112H.5z", "M.5 101Q8 97 15 101T30 101T45 101T60 101T75 101T90 101T105 101T119.5 101V112H.5z"),
    (
        "M.5 98C18 80 34 84 48 98C66 82 92 80 119.5 96V112H.5z",
        "M.5 106C26 92 46 98 62 106C84 94 104 98 119.5 104V112H.5z",
    ),
    (
        "M.5 100H6V84H10V78H14V84H18V92H26V88L33 82 40 88V96H84V90H88V80L94 74 100 80V90H106V84H112V96H119.5V112H.5z",
        "M.5 104C40 98 80 106 119.5 101V112H.5z",
    ),
)


def definitions() -> Markup:
    """What is printed on many cards: papers, countries, edges, seals and backs."""
    skies = [shade(f"phx-era{era}", top, low) for era, (top, low) in SKIES.items()]
    printed = {
        "paper": sheet(WIDE, HIGH, "url(#phx-card)", corner=8),
        "needs": group(
            el("path", d=f"M0 112H{WIDE}V140H0z", fill="#e7d3a6", fill_opacity=0.75),
            el("path", d=f"M0 112H{WIDE}M0 140H{WIDE}", stroke="#b89a66", stroke_width=0.8),
        ),
        "edge": el("rect", x=2.5, y=2.5, width=WIDE - 5, height=HIGH - 5, rx=6, fill="none", stroke="#8a6a3a",
                   stroke_opacity=0.45, stroke_width=0.8),
        "wax": wax_drop(WAX),
        "side": el("rect", width=84, height=116, rx=7, fill="#e4d3ad", stroke="#3a1d12", stroke_width=0.8),
        **{f"country{era}{country}": backdrop(era, country) for era in SKIES for country in range(len(COUNTRIES))},
        **{f"back{era}": back(era) for era in SKIES},
    }  # fmt: skip
    return group(
        shade("phx-card", "#fcf5e3", "#efdfbb"),
        shade("phx-hero", "#8c2226", "#3d0b0e"),
        *skies,
        *named(printed, "phx-"),
    )


def use(name: str) -> Markup:
    """What is printed on many cards, by name."""
    return used(f"phx-{name}")


def strength_seal(strength: int, radius: float) -> Markup:
    """The Strength of a card, in wax."""
    drop = used("phx-wax", scale=neat(radius / WAX))
    return group(drop, on_wax(str(strength), radius))


@remembered_print
def face(ident: str, texts: Texts) -> Markup:
    """A whole card, 120 by 172, from its upper left corner."""
    card = CARDS[ident]
    if card.family == "heroism":
        return hero(texts)
    return group(
        use("paper"),
        use(f"country{card.era}{ORDER[ident] % len(COUNTRIES)}"),
        icon(card.family, 70, 71, 68, color=accent(ident)),
        band(ident, texts, WIDE, 30, (12.5, 8.5)),
        laid(strength_seal(card.strength, 14.5), at=(20, 50)),
        *(era_mark(20, 77 + 11 * k) for k in range(card.era)),
        use("needs"),
        requirement(ident, WIDE / 2, 126, WIDE - 10, 21),
        foot(ident, texts),
        use("edge"),
    )


def band(ident: str, texts: Texts, wide: float, high: float, sizes: tuple[float, float]) -> Markup:
    """The name on the colour of the family."""
    return name_band(texts(f"card-{ident}"), wide, high, BANDS[CARDS[ident].family], sizes)


def backdrop(era: int, country: int) -> Markup:
    """The country behind the icon, under the sky of the era: a range, the sea, dunes, or a city far away."""
    far, near = COUNTRIES[country]
    return group(
        el("rect", x=0.5, y=30, width=WIDE - 1, height=82, fill=f"url(#phx-era{era})"),
        el("circle", cx=70, cy=70, r=38, fill="#fffaf0", fill_opacity=0.42),
        el("path", d=far, fill="#8a6a3a" if country != 1 else "#6d8f92", fill_opacity=0.26),
        el("path", d=near, fill="#8a6a3a" if country != 1 else "#5d8489", fill_opacity=0.34),
    )


def accent(ident: str) -> str:
    """The colour of a card's crests and fields; Leaders and Equipment keep clear of their bands."""
    return ACCENTS[ORDER[ident] * 5 % len(ACCENTS)]


def era_mark(x: float, y: float, colour: str = "#5d3c17") -> Markup:
    """One X of the era."""
    d = "M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5"
    return el("path", d=d, transform=placed((x, y)), stroke=colour, stroke_width=2.2, stroke_linecap="round")


def foot(ident: str, texts: Texts) -> Markup:
    """What the card can do; a card without ability belongs to a Fame Group, and says which part of it."""
    card = CARDS[ident]
    if card.ability:
        return group(
            ability(card.ability, 5, 156, 20),
            block(texts(f"ability-{card.ability}"), 67, (11, 7.5), "sans", 2, 50.5, 156, fill=INK),
        )
    trio = [
        icon(family, 17 + 20 * k, 156, 19, opacity=1 if family == card.family else 0.28)
        for k, family in enumerate(ARMY_FAMILIES)
    ]
    return group(*trio, block(texts(f"family-{card.family}"), 46, (11, 8.5), "sans", 1, 70, 156, fill="#5b4630"))


def requirement(ident: str, x: float, y: float, room: float, size: float) -> Markup:
    """What a card needs, in icons, side by side around a place."""
    parts: list[Markup] = []
    at = 0.0
    for k, condition in enumerate(CONDITIONS[ident]):
        at += size * 0.4 if k else 0
        shown, wide = need(condition, size)
        parts.append(laid(*shown, at=tenths(at, 0)))
        at += wide
    scale = min(1.0, room / max(at, 1))
    return laid(*parts, at=(round(x - at * scale / 2, 1), y), scale=neat(scale))


def need(condition: Condition, size: float) -> tuple[list[Markup], float]:
    """One condition, from the left, and how wide it is."""
    half = size / 2
    colour = "WOV"[condition.colour]
    if condition.need == layout.PAIR:
        twin = laid(die("P3", size * 0.82), at=tenths(half, 0))
        other = laid(die("P3", size * 0.82), at=tenths(half + size * 1.5, 0))
        return [twin, said("=", size, size * 1.04), other], size * 2.5
    if condition.need == layout.DICE_OF:
        dice = [laid(die(f"{colour}0", size * 0.82), at=tenths(half + k * size * 0.94, 0))
                for k in range(condition.number)]  # fmt: skip
        return dice, size * 0.94 * condition.number
    glyph, sign = SIGNS[condition.need]
    if glyph == "die":
        shown = laid(die(f"{colour}{condition.number}", size * 0.86), at=tenths(half, 0))
    else:
        shown = icon(glyph, half, 0, size)
    text = f"{sign}{condition.number}"
    return [shown, said(text, size, size * 1.1)], size * 1.1 + width(text, size * 0.7, "sans-bold")


def said(text: str, size: float, x: float) -> Markup:
    return el("text", text, x=x, y=size * 0.25, font_size=size * 0.7, fill=INK, **FACES["sans-bold"])


@remembered_print
def hero(texts: Texts) -> Markup:
    """The Heroism card: not to be had, and not to be missed."""
    return group(
        sheet(WIDE, HIGH, "url(#phx-hero)", "#c9a25a", 8, 2),
        el("rect", x=5, y=5, width=WIDE - 10, height=HIGH - 10, rx=5, fill="none", stroke="#c9a25a",
           stroke_width=0.9, stroke_dasharray="6 2"),
        block(texts("card-HERO"), WIDE - 20, (18, 11), "serif-bold", 1, WIDE / 2, 24, fill="#f6e3b4",
              text_anchor="middle"),
        el("circle", cx=60, cy=84, r=44, fill="#c9a25a", fill_opacity=0.14),
        icon("heroism", 60, 86, 86),
        el("rect", x=10, y=136, width=100, height=26, rx=5, fill="#f6e9c8"),
        icon("leader", 25, 149, 22),
        said_at("+", 40, 154),
        icon("equipment", 56, 149, 22),
        said_at("−", 73, 154),
        icon("turned", 93, 149, 20, color=INK),
    )  # fmt: skip


def said_at(text: str, x: float, y: float) -> Markup:
    return el("text", text, x=x, y=y, font_size=15, fill=OXBLOOD, text_anchor="middle", **FACES["sans-bold"])


@remembered_print
def compact(ident: str, texts: Texts, wide: float, high: float) -> Markup:
    """A low card for a full hand: the same anatomy in half the height."""
    card = CARDS[ident]
    icon_x = min(46.0, wide * 0.5) if card.ability else wide * 0.62
    parts = [
        sheet(wide, high, "url(#phx-card)"),
        band(ident, texts, wide, 25, (10.5, 5)),
        el("path", d=f"M0 {high - 26:g}H{wide:g}", stroke="#b89a66", stroke_width=0.8),
        laid(strength_seal(card.strength, 11), at=(16, high / 2 - 0.5)),
        requirement(ident, wide / 2, high - 13, wide - 8, 19),
    ]
    if card.ability and wide < 100:
        parts += [
            icon(card.family, 38, high / 2, 24, color=accent(ident)),
            ability(card.ability, wide - 34, high / 2, 14.5),
        ]
    elif card.ability:
        parts += [
            icon(card.family, icon_x, high / 2, 30, color=accent(ident)),
            ability(card.ability, wide - 46, high / 2, 19),
        ]
    else:
        parts.append(icon(card.family, icon_x, high / 2, 32, color=accent(ident)))
    return group(*parts)


@remembered
def small(ident: str) -> Markup:
    """A card on the table, 28 by 40, around its middle."""
    card = CARDS[ident]
    parts = [
        el("rect", x=-13, y=-18.5, width=SMALL_WIDE, height=SMALL_HIGH, rx=3, fill="#000", fill_opacity=0.3),
        el("rect", x=-14, y=-20, width=28, height=40, rx=3, fill="#fbf1d9", stroke="#6b4e2e", stroke_width=0.8),
        el("path", d="M-14-17a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v4h-28z", fill=BANDS[card.family].band, stroke="#6b4e2e",
           stroke_width=0.6),
        icon(card.family, 0, -2, 21, color=accent(ident)),
        laid(wax(str(card.strength), 6.6), at=(-6.5, 13)),
    ]  # fmt: skip
    if card.ability:
        when, glyph, _ = ABILITY[card.ability]
        parts += [
            el("rect", x=0.8, y=7, width=12, height=12, rx=2.5 if when == "end" else 6, fill=WHEN[when], stroke=LIGHT,
               stroke_width=0.5),
            icon(glyph, 6.8, 13, 9.6, color=CREAM),
        ]  # fmt: skip
    return group(*parts)


@remembered
def strip(ident: str, wide: float) -> Markup:
    """A card in a crowded hand: only so wide, but its family and Strength can be read."""
    card = CARDS[ident]
    half = wide / 2
    return group(
        el("rect", x=-half, y=-20, width=wide, height=40, rx=2.5, fill="#fbf1d9", stroke="#6b4e2e", stroke_width=0.8),
        el(
            "rect",
            x=-half,
            y=-20,
            width=wide,
            height=8,
            rx=2.5,
            fill=BANDS[card.family].band,
            stroke="#6b4e2e",
            stroke_width=0.6,
        ),
        icon(card.family, 0, -2, min(19.0, wide + 1), color=accent(ident)),
        el("text", str(card.strength), y=16, font_size=11, fill=OXBLOOD, text_anchor="middle", **FACES["sans-bold"]),
    )


@remembered
def small_back(wide: float = SMALL_WIDE) -> Markup:
    """The back of a card that the viewer has not seen, 28 by 40 or narrower, around its middle."""
    half = wide / 2
    return group(
        el("rect", x=-half + 1, y=-18.5, width=wide, height=40, rx=3, fill="#000", fill_opacity=0.3),
        el("rect", x=-half, y=-20, width=wide, height=40, rx=3, fill="#6e2a24", stroke="#2f0f0d", stroke_width=0.8),
        el("rect", x=-half + 2.5, y=-17.5, width=wide - 5, height=35, rx=2, fill="none", stroke="#c9a25a",
           stroke_width=0.8),
        el("path", d="M0-9L7 0 0 9-7 0z", fill="none", stroke="#c9a25a", stroke_width=1.2,
           transform=f"scale({min(1, wide / 28):.2f} 1)"),
    )  # fmt: skip


@remembered
def back(era: int, wide: float = 84, high: float = 116) -> Markup:
    """The back of the deck, which shows the era of its first card; no era, no deck."""
    x, y = wide / 2, high / 2
    rays = "".join(f"M{x:g} {y:g}L{x + a:g} {y + b:g}" for a, b in
                   ((36, 0), (-36, 0), (0, 52), (0, -52), (30, 44), (-30, 44), (30, -44), (-30, -44)))  # fmt: skip
    return group(
        el("rect", width=wide, height=high, rx=7, fill="#6e2a24", stroke="#2f0f0d", stroke_width=1),
        el("rect", x=5, y=5, width=wide - 10, height=high - 10, rx=4, fill="none", stroke="#c9a25a", stroke_width=1.2),
        el("rect", x=8, y=8, width=wide - 16, height=high - 16, rx=3, fill="none", stroke="#c9a25a", stroke_width=2.5,
           stroke_dasharray="5 3", stroke_opacity=0.6),
        el("path", d=rays, stroke="#8d4438", stroke_width=2),
        el("circle", cx=x, cy=y, r=25, fill="#551a17", stroke="#c9a25a", stroke_width=1.4),
        *(laid(era_mark(0, 0, "#f0d49a"), at=(x + (k - (era - 1) / 2) * 14, y), scale=1.35)
          for k in range(era)),
    )  # fmt: skip


def swap(colour: str) -> Markup:
    """PHX-BUY-05 the right to exchange a card."""
    return el("path", d="M-9-3H8M4-7L9-3 4 1M9 5H-8M-4 9L-9 5-4 1", fill="none", stroke=colour, stroke_width=1.8,
              stroke_linecap="round", stroke_linejoin="round")  # fmt: skip


@remembered_print
def told(ident: str, texts: Texts) -> str:
    """A card in lines, for those who point at it: what it is, what it needs, and what it does."""
    card = CARDS[ident]
    if card.family == "heroism":
        return texts("board-heroism-hint")
    name, family = texts(f"card-{ident}"), texts(f"family-{card.family}")
    kind = "army" if card.family in ARMY_FAMILIES else "special"
    return "\n".join(
        [
            texts("board-card", name=name, family=family, strength=card.strength),
            texts("board-card-needs", needs=needs(ident, texts)),
            *([f"{texts(f'ability-{card.ability}')}: {texts(f'ability-{card.ability}-hint')}"] if card.ability else []),
            texts(f"board-card-{kind}"),
        ]
    )
