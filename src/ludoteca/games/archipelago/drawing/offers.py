"""The slip of an offer, which lies on the strip: what one gives on the left, what one wants on the right."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered, remembered_print
from ludoteca.draw.pieces import seal
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.text import block, line
from ludoteca.draw.things import Spot, tenths, thing
from ludoteca.games.archipelago.drawing.arrangement import STRIP
from ludoteca.games.archipelago.drawing.evolution import LEFT
from ludoteca.games.archipelago.drawing.icons import icon, number, row
from ludoteca.games.archipelago.drawing.palette import CREAM, FRAME, INK, RED, SOFT
from ludoteca.games.archipelago.drawing.sheets import sheet
from ludoteca.play.texts import Texts

WIDE, HIGH = STRIP.wide - LEFT - 8, STRIP.high - 10
HALF = 216.0
THINGS = ("fruit", "cattle", "fish", "wood", "stone", "iron", "florin", "five-florins", "token")
STEP = HALF / len(THINGS)
BOUND = 190.0  # where numbers of promises begin
Layer = dict[str, Markup]


class Bundle(NamedTuple):
    """One side of an offer: things with their numbers, cards and promises in words."""

    seat: int
    title: str
    things: tuple[tuple[str, int], ...]
    words: tuple[str, ...]


class Offer(NamedTuple):
    """An offer that is being put together, or answered: both sides, and what is said beside them."""

    gives: Bundle
    wants: Bundle
    is_open: bool  # things may still be added
    notes: tuple[str, ...]
    said: str
    leaves: tuple[
        tuple[str, int, int], ...
    ] = ()  # what the viewer has of each thing, and would have; less than 0: lacks
    binds: str = ""  # what may be promised by number, in words
    promises: tuple[str, ...] = ()  # each of these numbers in words


def slip(offer: Offer, texts: Texts) -> Layer:
    """The slip, element by element."""
    out: Layer = {"offer": ground(offer, texts)}
    if offer.is_open:
        for verb, left in (("give", 8.0), ("want", 8.0 + HALF + 10)):
            for k, what in enumerate(THINGS):
                ident = f"{verb}-{what}"
                at = tenths(STRIP.x + LEFT + left + STEP * (k + 0.5), STRIP.y + 104)
                out[ident] = add(ident, what, at, texts(f"board-{verb}", thing=texts(f"thing-{what}")))
        for k, said in enumerate(offer.promises):
            at = tenths(STRIP.x + LEFT + BOUND + STEP * k, STRIP.y + 128.5)
            out[f"bind-{k + 1}"] = bind(k + 1, at, said)
    return out


@remembered
def bind(count: int, at: Spot, said: str) -> Markup:
    """A number of what can be promised: a place in the order, citizens to be stood up."""
    return thing(
        f"bind-{count}",
        el("rect", x=-10.5, y=-10, width=21, height=20, rx=4, fill=CREAM, stroke=FRAME, stroke_width=0.9),
        number(str(count), 0, 4.6, 13, INK),
        at=at,
        said=said,
        rule="ARC-NEG-02",
    )


@remembered
def add(ident: str, what: str, at: Spot, said: str) -> Markup:
    """A thing that a click adds."""
    shown = row((":florin", "5"), 0, 0, 15) if what == "five-florins" else icon(what, 0, 0, 19)
    return thing(
        ident, el("circle", r=11.4, fill=CREAM, stroke=FRAME, stroke_width=0.9), shown, at=at, said=said,
        rule="ARC-NEG-02",
    )  # fmt: skip


@remembered_print
def ground(offer: Offer, texts: Texts) -> Markup:
    """The slip itself with what is on it."""
    parts = [sheet(WIDE, HIGH), *_bundle(offer.gives, 8), *_bundle(offer.wants, 8 + HALF + 10)]
    right = 2 * HALF + 26
    middle = (right + WIDE) / 2
    for k, said in enumerate(offer.notes):
        face, ink = ("sans-bold", INK) if k == 0 else ("serif-italic", SOFT)
        room = WIDE - right - 2
        parts.append(block(said, room, (12, 7.5), face, 3, middle, 26 + k * 56, fill=ink, text_anchor="middle"))
    if offer.binds:
        parts.append(line(offer.binds, BOUND - 30, 12, "serif-italic", 8, x=8, y=130, fill=SOFT))
    if offer.leaves:
        parts += _afterwards(offer.leaves, texts)
    return thing("offer", *parts, at=(STRIP.x + LEFT, STRIP.y + 3), said=offer.said, rule="ARC-NEG-01")


def _afterwards(leaves: tuple[tuple[str, int, int], ...], texts: Texts) -> list[Markup]:
    """What the viewer has then of all that changes hands; in red, what there is too little of."""
    lacks = any(then < 0 for _, _, then in leaves)
    words = texts("board-offer-lacks" if lacks else "board-offer-leaves")
    parts = [line(words, 130, 12, "serif-italic", 8, x=8, y=114, fill=RED if lacks else SOFT)]
    step = min(78.0, (2 * HALF + 10 - 120) / len(leaves))
    for k, (what, now, then) in enumerate(leaves):
        x = 132 + step * k
        said = texts("board-of", part=now, whole=now - then) if then < 0 else f"{now} → {then}"
        parts += [icon(what, x, 110, 18), number(said, x + 12, 114.5, 12.5, RED if then < 0 else INK, "start")]
    return parts


def _bundle(bundle: Bundle, left: float) -> list[Markup]:
    parts = [
        seal(bundle.seat, left + 12, 17, 0.8),
        line(bundle.title, (HALF - 30) / 0.88, 14, "serif-bold", 9, x=left + 28, y=22, fill=INK),
        el("rect", x=left, y=33, width=HALF, height=52, rx=5, fill="#e9dcba", stroke="#a58d58", stroke_width=1),
    ]
    count = len(bundle.things)
    step = min(50.0, (HALF - 8) / max(1, count))
    down = 48 if bundle.words else 59
    for k, (what, number_) in enumerate(bundle.things):
        x = left + 6 + step * k
        picture = "florin" if what == "five-florins" else what
        shown = f"×{number_}" if what != "five-florins" else f"×{number_ * 5}"
        size = min(26.0, step * 0.55)
        parts += [icon(picture, x + size / 2, down, size), number(shown, x + size + 1, down + 5, 12, INK, "start")]
    words = " · ".join(bundle.words)
    if words:
        low = 73 if bundle.things else 59
        parts.append(block(words, (HALF - 10) / 0.88, (11, 7), "sans", 2, left + 6, low, fill=INK))
    return parts
