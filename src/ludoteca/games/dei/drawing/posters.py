"""Before the first Turn: the posters of the factions, and the Talents of the draft, laid over the city."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, SHADES, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import block, fit, line
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.dei.drawing import cards
from ludoteca.games.dei.drawing.arrangement import Frame
from ludoteca.games.dei.drawing.boards import stripes
from ludoteca.games.dei.drawing.catalog import CARDS, FACTIONS, TALENTS
from ludoteca.games.dei.drawing.icons import PLATES, emblem, icon
from ludoteca.games.dei.drawing.palette import FAMILIES, INK, NIGHT
from ludoteca.games.dei.drawing.pieces import drone, figure_of
from ludoteca.games.dei.settings import House, played
from ludoteca.play.texts import Texts, capital

TONES = {"AUX": "#2f5d7c", "RAV": "#6d4632", "R42": "#6a4a6e", "FMZ": "#4d5b35"}
NOBODY = -1
ART = 138  # how much of a poster the Champion takes


def veil(frame: Frame) -> Markup:
    """The city steps back behind what is chosen."""
    shade = el(
        "rect",
        x=frame.x + 5,
        y=frame.y + 5,
        width=frame.wide - 10,
        height=frame.high - 10,
        rx=7,
        fill="#0c151d",
        fill_opacity=0.62,
    )
    return thing("veil", shade, pointer_events="none")


def factions(taken: dict[str, int], chooser: int, frame: Frame, house: House, texts: Texts) -> dict[str, Markup]:
    """DEI-SETUP-18 a poster each: Champion, what it can do, its drone, its eight cards. `taken` says by whom."""
    wide = (frame.wide - 14 - 3 * 6) / 4
    high = min(frame.high - 20, 460.0)
    top = frame.y + (frame.high - high) / 2
    out = {"veil": veil(frame)}
    for k, name in enumerate(FACTIONS):
        at = (neat(frame.x + 7 + k * (wide + 6), 5), neat(top, 5))
        owner = taken.get(name, NOBODY)
        out[f"poster-{name}"] = poster(
            name, owner, chooser if owner == NOBODY else owner, owner == chooser, neat(wide, 4), high, at, house, texts
        )
    return out


@remembered
def poster(
    name: str,
    owner: int,
    seat: int,
    is_own: bool,
    wide: float,
    high: float,
    at: tuple[float, float],
    house: House,
    texts: Texts,
) -> Markup:
    """A faction: bright while it can be taken, and for whoever leads it."""
    faction = FACTIONS[name]
    tone = TONES[name] if owner == NOBODY else SHADES[owner]
    middle = wide / 2
    minis = [card.id for card in CARDS.values() if card.faction == name]
    small = (neat((wide - 17) / 4), 36.0)
    cards_y = high - 2 * (small[1] + 4) - 6
    ability = texts.hint(f"champion-{faction.champion}", played(house))
    drone_text = texts(f"drone-{faction.drone}-hint")
    room = wide - 16
    body_top = ART + 22
    lines, size = fit(ability, room, (11, 7), "sans", 8)
    drone_y = body_top + len(lines) * size * 1.12 + 24
    d_lines, d_size = fit(drone_text, room - 34, (9.5, 6.5), "sans", 7)
    parts = [
        cards.paper(wide, high, 8),
        el("path", d=f"M0 8a8 8 0 0 1 8-8h{wide - 16:g}a8 8 0 0 1 8 8V{ART}H0z", fill=tone),
        stripes(0, ART - 3, wide, 5, 0),
        emblem(name, middle, 76, 116, "#ffffff1c"),
        line(
            texts(f"faction-{name}"), wide - 16, 18, "serif-bold", 11, x=middle, y=22, fill="#fff", text_anchor="middle"
        ),
        laid(figure_of(name, max(0, seat)), at=(middle, ART - 16), scale=2.9),
        line(
            texts(f"champion-{faction.champion}"),
            wide - 16,
            14,
            "serif-bold",
            10,
            x=middle,
            y=ART + 18,
            fill=INK,
            text_anchor="middle",
        ),
        *_paragraph(lines, size, 8, body_top + 4),
        laid(drone(faction.drone, 0.8), at=(20, neat(drone_y + 14))),
        line(capital(texts(f"drone-{faction.drone}")), room - 34, 11, "serif-bold", 8, x=42, y=drone_y + 2, fill=INK),
        *_paragraph(d_lines, d_size, 42, drone_y + 5),
        *(
            laid(
                cards.mini(card, *small),
                at=(neat(5 + k % 4 * (small[0] + 2.4)), neat(cards_y + k // 4 * (small[1] + 4), 4)),
            )
            for k, card in enumerate(minis)
        ),
    ]
    if owner != NOBODY:
        parts.append(el("rect", width=wide, height=high, rx=8, fill="#1a2229", fill_opacity=0 if is_own else 0.35,
                        stroke=COLOURS[owner], stroke_width=3))  # fmt: skip
        parts.append(seal(owner, wide - 18, ART - 18, 1.2))
    said = [
        texts(f"faction-{name}"),
        texts(f"faction-{name}-hint"),
        f"{texts(f'champion-{faction.champion}')}: {ability}",
    ]
    if owner != NOBODY:
        said.append(texts("board-taken", name=texts.seat(owner)))
    return thing(f"poster-{name}", *parts, at=at, said="\n".join(said), rule="DEI-SETUP-18")


def _paragraph(lines: tuple[str, ...], size: float, x: float, y: float) -> list[Markup]:
    return [
        line(said, 400, size, "sans", x=x, y=neat(y + (k + 0.9) * size * 1.12, 4), fill="#2c3842")
        for k, said in enumerate(lines)
    ]


class Token(NamedTuple):
    """A Talent of the draft and who took it, or -1."""

    id: str
    owner: int


def draft(tokens: tuple[Token, ...], viewer: int, frame: Frame, texts: Texts) -> dict[str, Markup]:
    """DEI-OPT-2 all Talents face up in three groups; those that were taken show by whom."""
    out = {"veil": veil(frame)}
    wide, high = (frame.wide - 28) / 3, (frame.high - 34) / 6
    column: dict[str, int] = {}
    for token in tokens:
        family = TALENTS[token.id].colour
        row = column.get(family, 0)
        column[family] = row + 1
        x = frame.x + 10 + list(FAMILIES).index(family) * (wide + 4)
        at = (neat(x, 5), neat(frame.y + 14 + row * (high + 1), 5))
        out[f"draft-{token.id}"] = draft_token(
            token, token.owner == viewer, family, neat(wide, 4), neat(high - 4, 4), at, texts
        )
    return out


@remembered
def draft_token(
    token: Token, is_own: bool, family: str, wide: float, high: float, at: tuple[float, float], texts: Texts
) -> Markup:
    light, dark = FAMILIES[family]
    hint = texts(f"talent-{token.id}-hint")
    name = texts(f"talent-{token.id}")
    parts = [
        el("rect", width=wide, height=high, rx=8, fill=NIGHT, stroke=light, stroke_width=1.6),
        laid(
            el("path", d=PLATES[family], fill=dark, stroke=light, stroke_width=2),
            icon(f"talent-{token.id}", 0, 0, 17),
            at=(25, high / 2),
            scale=1.45,
        ),
        line(name, wide - 58, 14, "serif-bold", 9, x=50, y=19, fill="#fff"),
        block(hint, wide - 58, (10.5, 6.5), "sans", 3, 50, 22 + (high - 26) / 2, fill="#d5dfe6"),
    ]
    if token.owner != NOBODY:
        if not is_own:
            parts.append(el("rect", width=wide, height=high, rx=8, fill="#1a2229", fill_opacity=0.62))
        parts.append(seal(token.owner, wide - 18, high / 2, 1.2))
    said = [name, hint] + ([texts("board-taken", name=texts.seat(token.owner))] if token.owner != NOBODY else [])
    return thing(
        f"draft-{token.id}", group(*parts), at=at, said="\n".join(said), rule=f"DEI-TAL-{TALENTS[token.id].clause}"
    )
