"""Above the chart: the turn, the six phases with the present one, and the order of play."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import COLOURS, seal
from ludoteca.draw.svg import Markup, el, group
from ludoteca.draw.text import line, width
from ludoteca.draw.things import thing
from ludoteca.games.archipelago.drawing.arrangement import TURN
from ludoteca.games.archipelago.drawing.icons import halo, icon, number
from ludoteca.games.archipelago.drawing.palette import INK, MUTED, PALE
from ludoteca.play.texts import Texts

PHASES = 6
LEFT = 70.0
STEP = 27.0  # from one seal to the next
NARROW = 0.86


class Place(NamedTuple):
    """A place in the order of play: whose it is, whether it has been there, how it is, and what is said of it."""

    seat: int
    is_now: bool
    is_out: bool
    has_fist: bool
    is_bound: bool
    said: str


def ribbon(
    turn: int, phase: int, places: tuple[Place, ...], said: str, texts: Texts, *, is_last: bool
) -> dict[str, Markup]:
    """All of it, element by element."""
    out = {"turn": title(turn, is_last, said, texts)}
    for k in range(1, PHASES + 1):
        out[f"phase-{k}"] = phase_tab(k, k == phase, len(places), texts)
    for k, place in enumerate(places):
        out[f"order-{place.seat}"] = order(place, LEFT + 12 + k * STEP)
    return out


@remembered_print
def title(turn: int, is_last: bool, said: str, texts: Texts) -> Markup:
    """Which turn it is, or that its end will be that of the match."""
    shown = texts("board-turn", turn=turn) if turn else texts("board-turn-zero")
    if is_last:
        shown = texts("board-last-round")
    return thing(
        "turn",
        el("rect", width=LEFT - 2, height=TURN.high, fill="#fff", fill_opacity=0),
        line(shown, 78, 16, "serif-bold", 9, x=3, y=19.5, fill="#ffb4a6" if is_last else PALE),
        said=said,
        rule="ARC-END-01",
    )


def _tabs(seats: int, texts: Texts) -> list[tuple[str, float, float, float]]:
    """Each phase: its name, where its tab begins, how wide that is, and how large its name is written."""
    names = [texts(f"board-phase-{k}") for k in range(1, PHASES + 1)]
    room = TURN.wide - LEFT - seats * STEP - 12 - PHASES * 4
    size = 11.5
    while sum(width(name, size, "sans-bold") * NARROW + 23 for name in names) > room and size > 8:
        size -= 0.5
    found, x = [], LEFT + seats * STEP + 8
    for name in names:
        wide = round(width(name, size, "sans-bold") * NARROW + 23, 1)
        found.append((name, round(x, 1), wide, size))
        x += wide + 4
    return found


@remembered_print
def phase_tab(number_: int, is_now: bool, seats: int, texts: Texts) -> Markup:
    name, x, wide, size = _tabs(seats, texts)[number_ - 1]
    return thing(
        f"phase-{number_}",
        el("rect", x=x, y=4, width=wide, height=19, rx=9.5, fill="#f3e8cd" if is_now else "#3d2d20", stroke="#6f573c",
           stroke_width=0.8),
        number(str(number_), x + 9, 17.6, 11, "#7a1f22" if is_now else "#a08a68"),
        line(name, wide, size, "sans-bold" if is_now else "sans", 7, x=x + 16.5, y=17.4, fill=INK if is_now else MUTED),
        said=texts(f"board-phase-{number_}-told"),
        rule="ARC-TURN-01",
    )  # fmt: skip


@remembered
def order(place: Place, x: float) -> Markup:
    """A seat in the order of play: raised if it is its turn, faint if it has passed, a fist while it bids in secret."""
    parts = [halo(25, 25), seal(place.seat, 0, 0, 0.72)]
    if place.is_now:
        parts.insert(0, el("circle", r=11.5, fill="none", stroke=COLOURS[place.seat], stroke_width=2))
    if place.has_fist:
        parts.append(icon("fist", 5, 5, 12))
    if place.is_bound:
        parts.append(
            el("path", d="M-8 6C-4 2 4 10 8 6M-8 9C-4 5 4 13 8 9", fill="none", stroke="#e9d6a6", stroke_width=1.6)
        )
    return thing(
        f"order-{place.seat}", group(*parts, opacity=0.4 if place.is_out else 1), at=(x, 13.5), said=place.said,
        rule="ARC-P2-01",
    )  # fmt: skip
