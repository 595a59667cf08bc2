"""The own cards: the card in play with its symbols left, Candy Boosts, the Pad, and the hand with its tabs."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line, width
from ludoteca.draw.things import laid, neat, thing
from ludoteca.games.dei.drawing import cards, lying_cards
from ludoteca.games.dei.drawing.arrangement import Frame
from ludoteca.games.dei.drawing.boards import figure, panel, stripes
from ludoteca.games.dei.drawing.catalog import CARDS
from ludoteca.games.dei.drawing.chooser import ASKS
from ludoteca.games.dei.drawing.icons import icon
from ludoteca.games.dei.drawing.palette import MIST, SAND, SWEET
from ludoteca.games.dei.drawing.pieces import NOBODY, candy, cell, tech
from ludoteca.games.dei.drawing.seats import Laid
from ludoteca.games.dei.drawing.symbols import PALE, symbol
from ludoteca.games.dei.drawing.told import Uses, card_told, symbol_said
from ludoteca.games.dei.settings import House
from ludoteca.play.texts import Texts

PAD = (27.0, 36.0)
MOST_WIDE = 33.0  # of a symbol in play
MOST_COPIED = 1.9  # times as large as in front of a rival is a card that could be copied
GAP, LEAST_SCALE = 3.6, 0.76  # between cards in hand; many of them are smaller, still more overlap


class Left(NamedTuple):
    """A symbol that may still be used: what it is called, and how it is written on cards."""

    name: str
    code: str


class InPlay(NamedTuple):
    """The card that is being resolved: what is left of it, what is done, and whose it is.

    `done` are symbols of the card that are used up, as they are written. `is_down` is a card that buys.
    """

    id: str
    is_down: bool
    left: tuple[Left, ...]
    done: tuple[str, ...]
    which: int  # the first or the second card of the Phase
    owner: int
    candy: str


class Told(NamedTuple):
    """What hints say beside what is printed: the settings of the match, where symbols could be used, how drones fly."""

    house: House
    uses: Uses
    further: int = 0  # DEI-TAL-L6 the own drones


def play_area(
    now: InPlay | None, held: tuple[str, ...], wallet: tuple[int, int], frame: Frame, told: Told, texts: Texts
) -> dict[str, Markup]:
    """The card in play in a steel frame: its symbols are buttons; below them the Candy that may be added."""
    x, y = frame.x, frame.y
    wide = min(142.0, frame.wide)
    is_low = frame.high < 100
    title = texts("board-in-play")
    under = playing(now, wide - 18, texts) if now else texts("board-nothing-in-play")
    said = card_told(now.id, told.house, texts, further=told.further) if now and now.id else title
    owner = now.owner if now else NOBODY
    out = {"play": frame_of((x, y), wide, frame.high, title, under, owner, said)}
    row_y = y + (49.5 if is_low else 59)
    size = 24.0 if is_low else MOST_WIDE
    if now is not None:
        out |= buttons(now, (x + 9, row_y), wide - 18, size, told, texts)
    low = y + frame.high - 12.5
    out["candy"] = sweets((x + 19, low), wide, texts("board-candy", count=len(held)))
    step = min(25.0, (wide - 46) / max(1, len(held)))
    for n, kind in enumerate(dict.fromkeys(held)):
        at = (neat(x + 43 + n * step, 5), neat(low, 5))
        count = held.count(kind)
        said = candy_told(kind, count, texts)
        out[f"candy-{kind}"] = disc(kind, count, at, said)
    if not held and is_low:
        out["wallet"] = purse(wallet, (x + 44, low), texts("board-wallet", tech=wallet[0], energy=wallet[1]))
    return out


def playing(now: InPlay, room: float, texts: Texts) -> str:
    """Which card is in play, as fully as there is room."""
    if not now.id:
        return texts("board-hidden")
    name = texts(f"card-{now.id}")
    whole = (
        texts("board-playing-down", card=name) if now.is_down else texts("board-playing", card=name, which=now.which)
    )
    return whole if width(whole, 7.5, "sans") <= room else name


def candy_told(kind: str, count: int, texts: Texts) -> str:
    lines = [texts("board-candy-kind", kind=texts(f"candy-{kind}"), count=count), texts("board-candy-does")]
    if kind == "wild":
        lines.append(texts("candy-wild-hint"))
    return "\n".join(lines)


@remembered
def frame_of(
    at: tuple[float, float], wide: float, high: float, title: str, under: str, owner: int, said: str
) -> Markup:
    """The frame of the card in play, with the seal of whoever plays it (-1: nobody)."""
    is_low = high < 100
    return thing(
        "play",
        panel(wide, high, 8, "#8fa0ab"),
        stripes(1, 1, wide - 2, 5, 3),
        *([seal(owner, wide - 15, 18 if is_low else 20, 0.66)] if owner >= 0 else []),
        line(title, wide - 36, 12 if is_low else 13, "serif-bold", 8, x=10, y=19 if is_low else 21, fill="#fff"),
        line(under, wide - 18, 10, "sans", 7, x=10, y=31 if is_low else 34, fill=MIST),
        el("path", d=f"M9 {high - 25:g}H{wide - 9:g}", stroke="#4c5c68"),
        at=at,
        said=said,
        rule="DEI-CARD-02",
    )


def buttons(
    now: InPlay, at: tuple[float, float], room: float, size: float, told: Told, texts: Texts
) -> dict[str, Markup]:
    """Symbols of the card in play: done ones ticked, those left each under its own id."""
    made = [("done", code) for code in now.done] + [(f"symbol-{one.name}", one.code) for one in now.left]
    total = sum(symbol(code, size).wide + 6 for _, code in made) or 1.0
    scale = min(1.0, room / total)
    x, out = at[0], {}
    seen: dict[str, int] = {}
    for name, code in made:
        spot = (neat(x, 5), neat(at[1], 5))
        seen[name] = seen.get(name, 0) + 1
        ident = name if seen[name] == 1 and name != "done" else f"{name}-{seen[name]}"
        if name == "done":
            out[ident] = done_symbol(
                ident, code, size, spot, scale, symbol_said(code, told.house, texts, further=told.further)
            )
        else:
            said = symbol_said(code, told.house, texts, told.uses, told.further)
            out[ident] = left_symbol(ident, code, size, spot, scale, said, dict(told.uses).get(code) == 0)
        x += (symbol(code, size).wide + 6) * scale
    return out


@remembered
def left_symbol(
    ident: str, code: str, size: float, at: tuple[float, float], scale: float, said: str, is_useless: bool
) -> Markup:
    """A symbol that may still be used; pale where it has no place now."""
    shown = group(symbol(code, size).shown, opacity=PALE) if is_useless else symbol(code, size).shown
    return thing(ident, shown, at=at, scale=neat(scale), said=said, rule=rule_of(code), classes="narrows")


@remembered
def done_symbol(ident: str, code: str, size: float, at: tuple[float, float], scale: float, said: str) -> Markup:
    shown = symbol(code, size)
    tick = icon("tick", shown.wide / 2, 0, size * 0.7)
    return thing(ident, group(shown.shown, opacity=0.32), tick, at=at, scale=neat(scale), said=said)


def rule_of(code: str) -> str:
    """The clause of an action symbol."""
    if "*" in code:
        return "DEI-ADV-OUT"
    if code.startswith("D:"):
        return "DEI-DRONE-01"
    if code.startswith("+"):
        return "DEI-ADV-S" if code.endswith("S") else "DEI-ADV-RES"
    plain = {"M": "DEI-ACT-M1", "R": "DEI-ACT-R1", "C": "DEI-ACT-C1", "B": "DEI-ACT-B1", "BUY": "DEI-MARKET-10"}
    if code in plain:
        return plain[code]
    return f"DEI-ACT-{code}" if code in ("BS", "BB", "BE") else f"DEI-ADV-{code}"


@remembered
def sweets(at: tuple[float, float], wide: float, said: str) -> Markup:
    ground = el("rect", x=-12, y=-10, width=24, height=20, fill="#fff", fill_opacity=0)
    return thing("candy", ground, icon("candy", 0, 0, 17, SWEET), at=at, said=said, rule="DEI-CANDY-02")


@remembered
def disc(kind: str, count: int, at: tuple[float, float], said: str) -> Markup:
    more = [figure(f"×{count}", 8, 8, 8.5)] if count > 1 else []
    return thing(f"candy-{kind}", candy(kind), *more, at=at, said=said, rule="DEI-CANDY-03")


@remembered
def purse(wallet: tuple[int, int], at: tuple[float, float], said: str) -> Markup:
    return thing(
        "wallet",
        tech(0, 0, 7),
        figure(wallet[0], 10, 5, 13.5),
        cell(34, 0, 7),
        figure(wallet[1], 44, 5, 13.5),
        at=at,
        said=said,
    )


class Planned(NamedTuple):
    """DEI-OPT-3 the cards that are planned for a Phase and do not lie yet, in their order; so many are `laid`."""

    phase: int
    cards: tuple[str, ...]
    laid: int


def own_pad(
    pad: tuple[Laid, ...], planned: Planned, owner: int, at: tuple[float, float], house: House, texts: Texts
) -> dict[str, Markup]:
    """The own cards of this Turn: two places for each Phase, the first card below (DEI-CARD-02)."""
    x, y = at
    wide, high = PAD
    out: dict[str, Markup] = {}
    for phase in (1, 2, 3):
        left = x + (phase - 1) * (wide + 4)
        ident = f"pad-phase-{phase}"
        out[ident] = phase_name(ident, texts("board-phase-short", phase=phase), (left + wide / 2, y + 8), wide + 4)
        mine = [card for card in pad if card.phase == phase]
        for n in (0, 1):
            spot = (left, y + 12 + (1 - n) * (high + 4))
            if n < len(mine):
                out |= lying_cards.pad_card(mine[n], owner, pad.index(mine[n]), spot, PAD, house, texts)
            else:
                hole = f"place-{phase}-{n + 1}"
                coming = planned.cards[n - len(mine) :][:1] if phase == planned.phase else ()
                out[hole] = place(hole, coming[0] if coming else "", (neat(spot[0], 5), neat(spot[1], 5)))
    return out


@remembered
def place(ident: str, planned: str, at: tuple[float, float]) -> Markup:
    """An empty place, or one for which a card is planned: that is pale until it lies there."""
    coming = [group(cards.mini(planned, *PAD), opacity=0.5)] if planned else []
    return thing(ident, cards.empty(*PAD), *coming, at=at)


@remembered
def phase_name(ident: str, said: str, at: tuple[float, float], room: float) -> Markup:
    return thing(ident, line(said, room, 9.5, "serif-italic", 7, fill=SAND, text_anchor="middle"), at=at)


def hand(
    held: tuple[str, ...],
    planned: Planned,
    owner: int,
    frame: Frame,
    size: tuple[float, float],
    has_tabs: bool,
    told: Told,
    texts: Texts,
) -> dict[str, Markup]:
    """The own hand: the face plays a card, the tab below it puts it face down to buy; planned cards are numbered."""
    wide, high = size
    scale = neat(max(LEAST_SCALE, min(1.0, (frame.wide + GAP) / (max(1, len(held)) * (wide + GAP)))))
    step = min((wide + GAP) * scale, (frame.wide - wide * scale) / max(1, len(held) - 1))
    out: dict[str, Markup] = {}
    for n, ident in enumerate(held):
        at = (neat(frame.x + n * step, 5), frame.y + 1)
        if has_tabs:
            said = tab_told(ident, told.uses, texts)
            out[f"down-{ident}"] = card_tab(ident, wide, high, min(wide, step / scale), at, scale, said)
        useless = tuple(code for code in CARDS[ident].symbols if dict(told.uses).get(code) == 0)
        face = cards.face(ident, wide, high, owner, texts, useless)
        number = planned.cards.index(ident) + planned.laid + 1 if ident in planned.cards else 0
        said = card_told(ident, told.house, texts, None, told.uses, told.further)
        out[f"card-{ident}"] = card_face(ident, face, number, at, scale, said)
    return out


def copies(offered: tuple[tuple[str, int], ...], frame: Frame, house: House, texts: Texts) -> dict[str, Markup]:
    """DEI-ADV-COPY what can be copied, large enough to be read, over the hand: nothing is played from it meanwhile.

    Beside it, where a card could be spent from there.
    """
    out = {"copies": tray(frame, texts("board-copies"))}
    room, low = frame.wide - 14, frame.high - 24
    ways = [(min(MOST_COPIED, low / rows / 43, room / -(-len(offered) // rows) / 33), rows) for rows in (1, 2, 3)]
    scale, rows = max(ways)
    across = -(-len(offered) // rows)
    for k, (ident, owner) in enumerate(offered):
        row, column = divmod(k, across)
        at = (neat(frame.x + 8 + column * 33 * scale, 5), neat(frame.y + 21 + row * 43 * scale, 5))
        said = f"{card_told(ident, house, texts)}\n{texts('board-copies-played', name=texts.seat(owner))}"
        out[f"copy-{ident}"] = copied(ident, owner, neat(scale), at, said)
    return out


def tray_wide(count: int) -> float:
    """How wide so many cards to copy are, as large as they may be."""
    return 14 + count * 33 * MOST_COPIED


@remembered
def tray(frame: Frame, title: str) -> Markup:
    shown = line(title, frame.wide - 16, 11, "serif-italic", 8, x=8, y=15, fill=SAND)
    return thing("copies", panel(frame.wide, frame.high, 8, "#8fa0ab"), shown, at=(frame.x, frame.y), classes=ASKS)


@remembered
def copied(ident: str, owner: int, scale: float, at: tuple[float, float], said: str) -> Markup:
    """A card that could be copied, with the seal of whoever has played it."""
    shown = (cards.mini(ident, *lying_cards.MINI), seal(owner, 26, 37, 0.36))
    return thing(f"copy-{ident}", *shown, at=at, scale=scale, said=said, rule="DEI-ADV-COPY", classes=ASKS)


def tab_told(ident: str, uses: Uses, texts: Texts) -> str:
    """What is done with a card face down, and how many cards could be bought with it now."""
    lines = [texts("board-tab", card=texts(f"card-{ident}"))]
    if "BUY" in dict(uses):
        lines.append(texts("board-tab-buys", count=dict(uses)["BUY"]))
    return "\n".join(lines)


@remembered
def card_tab(
    ident: str, wide: float, high: float, seen: float, at: tuple[float, float], scale: float, said: str
) -> Markup:
    """The tab below a card; of cards that overlap it stays where the card is seen."""
    shown = cards.tab(seen if seen < wide - 8 else wide, high)
    return thing(f"down-{ident}", shown, at=at, scale=scale, said=said, rule="DEI-CARD-05")


@remembered
def card_face(ident: str, face: Markup, number: int, at: tuple[float, float], scale: float, said: str) -> Markup:
    """A card in hand; one that is planned shows whether it comes first or second."""
    mark = []
    if number:
        mark = [
            laid(
                el("circle", r=9, fill="#16202a", stroke="#fff", stroke_width=1.6),
                figure(number, 0, 4.4, 12.5, text_anchor="middle"),
                at=(9, 26),
            )
        ]
    return thing(f"card-{ident}", face, *mark, at=at, scale=scale, said=said, rule="DEI-CARD-01")
