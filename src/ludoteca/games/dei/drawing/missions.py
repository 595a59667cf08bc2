"""The mission board: a column for each Turn, what each Mission counts, what it pays now and what it would give you."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.draw.pieces import COLOURS, INKS, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line
from ludoteca.draw.things import neat, thing
from ludoteca.games.dei.drawing.arrangement import Frame
from ludoteca.games.dei.drawing.boards import figure, panel, stripes
from ludoteca.games.dei.drawing.catalog import MISSIONS
from ludoteca.games.dei.drawing.icons import icon, plate
from ludoteca.games.dei.drawing.palette import FAMILIES, INK, MIST, MUTED
from ludoteca.games.dei.drawing.pieces import cell, tech
from ludoteca.games.dei.settings import House, played
from ludoteca.play.texts import Texts

ICONS = {
    "scrappers": "hood",
    "outposts": "flag",
    "constructions": "build",
    "drone-cards": "drone",
    "garrisons": "garrison",
}
HIGH = 42
NOBODY = -1


class Offer(NamedTuple):
    """A Mission on the board: what it is, who has taken it, and what it is worth to each seat now."""

    column: int  # from 1: the Turn it belongs to
    row: int  # from 1
    kind: str
    takers: tuple[int, ...]
    worth: tuple[int, ...]


def board(
    offers: tuple[Offer, ...],
    turn: int,
    viewer: int,
    spent: tuple[int, ...],
    frame: Frame,
    house: House,
    texts: Texts,
) -> dict[str, Markup]:
    """The whole board; `spent` are the columns in which the viewer has a token already."""
    each = (frame.wide - 12) / 4
    out = {"missions": back(frame, turn, tuple(texts("board-column", turn=k) for k in (1, 2, 3, 4)))}
    rows = max([offer.row for offer in offers], default=1)
    for offer in offers:
        y = frame.y + 24 + (offer.row - 1) * 45 + (22 if rows == 1 else 0)
        at = (neat(frame.x + 8 + (offer.column - 1) * each, 5), y)
        is_free = viewer != NOBODY and offer.column not in spent
        ident = f"mission-{offer.column}-{offer.row}"
        said = told(offer, turn, house, texts)
        wide = neat(each - 7, 4)
        out[ident] = card(ident, offer, offer.column < turn, viewer if is_free else NOBODY, wide, at, said)
        out |= claims(offer, wide, at)
    return out


def told(offer: Offer, turn: int, house: House, texts: Texts) -> str:
    """What a Mission counts and pays, and what it is worth to everybody now."""
    mission = MISSIONS[offer.kind]
    lines = [
        texts(f"mission-{offer.kind}"),
        texts("board-mission-full", points=mission.full, each=mission.full_each),
        texts("board-mission-past", points=mission.past, each=mission.past_each),
        texts("board-mission-now", column=offer.column, is_past="yes" if offer.column < turn else "no"),
    ]
    if mission.counts == "garrisons":
        lines.insert(1, texts("board-garrison", champion_garrisons=played(house)["champion_garrisons"]))
    lines += [texts("board-mission-worth", name=texts.seat(seat), points=n) for seat, n in enumerate(offer.worth)]
    lines += [texts("board-mission-taken", name=texts.seat(seat)) for seat in offer.takers]
    return "\n".join(lines)


@remembered
def back(frame: Frame, turn: int, names: tuple[str, ...]) -> Markup:
    each = (frame.wide - 12) / 4
    parts = [panel(frame.wide, frame.high, 9)]
    for k, name in enumerate(names, 1):
        x = 6 + (k - 1) * each
        if k == turn:
            parts.append(el("rect", x=x, y=4, width=each - 3, height=110, rx=6, fill="#3a4954", stroke="#e3ebf0",
                            stroke_width=1.2))  # fmt: skip
            parts.append(stripes(x + 2, 5.4, each - 7, 3.4, 1.5))
        ink = "#fff" if k == turn else MUTED if k < turn else MIST
        parts.append(line(name, each - 10, 11.5, "serif-bold", x=x + (each - 3) / 2, y=19, fill=ink,
                          text_anchor="middle"))  # fmt: skip
    return thing("missions", *parts, at=(frame.x, frame.y))


@remembered
def card(
    ident: str, offer: Offer, is_past: bool, viewer: int, wide: float, at: tuple[float, float], said: str
) -> Markup:
    """A Mission: its icon, what it pays (what counts now is larger), and what it gives the viewer."""
    mission = MISSIONS[offer.kind]
    full, end = pay(mission.full, mission.full_each, 33, 13 if is_past else 17, "#75838d" if is_past else INK)
    late, _ = pay(mission.past, mission.past_each, end + 9, 17 if is_past else 13, INK if is_past else "#75838d")
    parts = [
        el("rect", x=1, y=2, width=wide, height=HIGH, rx=5, fill="#000", fill_opacity=0.35),
        el("rect", width=wide, height=HIGH, rx=5, fill="#aebac3" if is_past else "url(#dei-paper)", stroke="#5b6873",
           stroke_width=0.8),
        sign(mission.counts),
        full,
        el("path", d=f"M{end + 4:.1f} 9V22", stroke="#8796a1"),
        late,
    ]  # fmt: skip
    if viewer != NOBODY:
        parts.append(el("rect", x=4, y=27.5, width=30, height=12.5, rx=3.4, fill=COLOURS[viewer]))
        parts.append(figure(f"+{offer.worth[viewer]}", 19, 37.6, 11, INKS[viewer], text_anchor="middle"))
    return thing(ident, *parts, at=at, opacity=0.86 if is_past else 1, said=said, rule=f"DEI-MIS-{offer.kind[0]}")


def claims(offer: Offer, wide: float, at: tuple[float, float]) -> dict[str, Markup]:
    """The tokens of those who took a Mission: each comes from the place of its player."""
    step = min(15.0, (wide - 46) / max(1, len(offer.takers)))
    return {
        f"claim-{seat}-{offer.column}": claim(seat, offer.column, (neat(at[0] + wide - 10 - k * step, 5), at[1] + 33))
        for k, seat in enumerate(offer.takers)
    }


@remembered
def claim(seat: int, column: int, at: tuple[float, float]) -> Markup:
    ident = f"claim-{seat}-{column}"
    return thing(ident, seal(seat, 0, 0, 0.6), at=at, comes_from=f"seat-{seat}", pointer_events="none")


def sign(counts: str) -> Markup:
    """What a Mission counts, as an icon."""
    if counts == "tech":
        return tech(17, 15, 9)
    if counts == "energy":
        return cell(17, 16, 9)
    return plate(counts, 17, 15, 10.5) if counts in FAMILIES else icon(ICONS[counts], 17, 15, 22, "#28323a")


def pay(points: int, each: int, x: float, size: float, ink: str) -> tuple[Markup, float]:
    """So many Supplies for each; `/n` for every n. And where it ends."""
    parts = [figure(points, x, 21, size, ink)]
    x += size * 0.52
    if each > 1:
        parts.append(figure(f"/{each}", x, 21, size * 0.62, ink))
        x += size * 0.56
    return group(*parts), x
