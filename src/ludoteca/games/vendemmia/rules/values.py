"""What a position is worth: the points so far, and the promise of terraces that can still grow."""

from __future__ import annotations

from ludoteca.games.vendemmia.rules.scoring import points
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.kernel.numbers import Seat

SINGLE = 0.8  # of its value: what a lone vine, worth nothing yet, will probably count
HEADROOM = 0.6  # points for each step of value still free above a terrace with room
TERRACE_STEP = 1.2  # points of headroom a free place needs to be of use


def worth(s: Vendemmia, seat: Seat) -> float:
    layout = s.layout
    vines = s.vines
    total = float(points(s, seat))
    left = layout.rounds - s.turn // layout.seats
    for terrace in range(layout.terraces):
        pile = layout.terrace_of(seat, terrace)
        height = vines.size(pile)
        if height == 0 or height == layout.room:
            continue
        last = layout.value[vines.card(pile, height - 1)]
        if height == 1 and left > 0:
            total += SINGLE * float(last)
        places = layout.room - height
        if left < places:
            places = left
        room_above = float(9 - last)
        use = float(places) * TERRACE_STEP
        total += HEADROOM * (room_above if room_above < use else use)
    return total
