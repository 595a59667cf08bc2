"""What bots see of a position, in numbers: how far the match has gone, and what each seat has. No weight is here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.vendemmia.rules.scoring import terrace_points
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.events import bit
from ludoteca.kernel.numbers import Seat

PHASES: Final = ["always", "gone", "last"]
ALWAYS: Final[i64] = 0
GONE: Final[i64] = 1  # the share of the match that has been played
LAST: Final[i64] = 2  # the last round is being played

TRAITS: Final = [
    "terraces",
    "baskets",
    "lone-vines",
    "headroom",
    "open-terraces",
    "empty-terraces",
    "full-terraces",
    "pure-terraces",
    "pure-and-growing",
    "planted",
    "low-in-hand",
    "high-in-hand",
    "fitting-in-hand",
]
TERRACES: Final[i64] = 0  # points of the terraces as they stand
BASKETS: Final[i64] = 1
LONE_VINES: Final[i64] = 2  # the value of vines that count nothing yet, being alone, while there is time
HEADROOM: Final[i64] = 3  # steps of value free above terraces, as far as time and room are left to use them
OPEN_TERRACES: Final[i64] = 4  # with vines, and with room
EMPTY_TERRACES: Final[i64] = 5
FULL_TERRACES: Final[i64] = 6
PURE_TERRACES: Final[i64] = 7  # of one variety, that count for it
PURE_AND_GROWING: Final[i64] = 8  # of one variety, not high enough to count for it, with room
PLANTED: Final[i64] = 9
LOW_IN_HAND: Final[i64] = 10  # vines up to LOW that the viewer knows
HIGH_IN_HAND: Final[i64] = 11  # the others that the viewer knows
FITTING_IN_HAND: Final[i64] = 12  # known vines that some open terrace could take

LOW: Final[i64] = 4
A_PLACE: Final = 1.2  # steps of value that a free place is good for


def features(s: Vendemmia, viewer: Seat, out: vec[float]) -> None:
    layout = s.layout
    left = layout.rounds - s.turn // layout.seats
    out[ALWAYS] = 1.0
    out[GONE] = float(s.turn) / float(layout.rounds * layout.seats)
    out[LAST] = 1.0 if left <= 1 else 0.0
    phases = i64(len(PHASES))
    traits = i64(len(TRAITS))
    for seat in range(layout.seats):
        base = phases + seat * traits
        out[base + BASKETS] = float(s.baskets[seat])
        for terrace in range(layout.terraces):
            weigh_terrace(s, seat, terrace, left, base, out)
        weigh_hand(s, seat, viewer, base, out)


def weigh_terrace(s: Vendemmia, seat: Seat, terrace: i64, left: i64, base: i64, out: vec[float]) -> None:
    layout = s.layout
    vines = s.vines
    pile = layout.terrace_of(seat, terrace)
    height = vines.size(pile)
    out[base + PLANTED] += float(height)
    if height == 0:
        out[base + EMPTY_TERRACES] += 1.0
        return
    out[base + TERRACES] += float(terrace_points(s, seat, terrace))
    pure = height > 1
    for place in range(1, height):
        if layout.variety[vines.card(pile, place)] != layout.variety[vines.card(pile, 0)]:
            pure = False
    if pure and height >= layout.fewest_for_variety:
        out[base + PURE_TERRACES] += 1.0
    if height == layout.room:
        out[base + FULL_TERRACES] += 1.0
        return
    out[base + OPEN_TERRACES] += 1.0
    if pure and height < layout.fewest_for_variety:
        out[base + PURE_AND_GROWING] += 1.0
    last = layout.value[vines.card(pile, height - 1)]
    if height == 1 and left > 0:
        out[base + LONE_VINES] += float(last)
    use = float(min(left, layout.room - height)) * A_PLACE
    out[base + HEADROOM] += min(float(layout.highest - last), use)


def weigh_hand(s: Vendemmia, seat: Seat, viewer: Seat, base: i64, out: vec[float]) -> None:
    """What the viewer knows of a hand."""
    layout = s.layout
    vines = s.vines
    hand = layout.hand_of(seat)
    for place in range(vines.size(hand)):
        if vines.seen(hand, place) & bit(viewer):
            value = layout.value[vines.card(hand, place)]
            out[base + (LOW_IN_HAND if value <= LOW else HIGH_IN_HAND)] += 1.0
            if fits_somewhere(s, seat, value):
                out[base + FITTING_IN_HAND] += 1.0


def fits_somewhere(s: Vendemmia, seat: Seat, value: i64) -> bool:
    """Whether a vine of this value is higher than the last one of a terrace with room."""
    layout = s.layout
    vines = s.vines
    for terrace in range(layout.terraces):
        pile = layout.terrace_of(seat, terrace)
        height = vines.size(pile)
        if 0 < height < layout.room and value > layout.value[vines.card(pile, height - 1)]:
            return True
    return False
