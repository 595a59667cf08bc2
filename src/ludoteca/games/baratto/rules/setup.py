"""Before the first round, and from one round to the next."""

from __future__ import annotations

from ludoteca.games.baratto.rules.layout import BID_IN_SECRET, COUNTED, DRAW_PILE, FINISHED, ROUND, Layout
from ludoteca.games.baratto.rules.scoring import points
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.chance import SETUP, Chance
from ludoteca.kernel.events import EVERYBODY


def lay_table(layout: Layout, chance: Chance) -> Baratto:
    """BAR-SETUP-02 all crates shuffled into the draw pile, BAR-SETUP-03 coins. The first round sets the stalls out."""
    s = Baratto(layout, chance, None)
    for crate in range(layout.crates):
        s.crates.put(DRAW_PILE, crate)
    s.crates.shuffle(DRAW_PILE, chance, SETUP)
    for seat in range(layout.seats):
        s.coins[seat] = layout.purse
        s.bank -= layout.purse
    s.lead = layout.seats - 1  # so that the lead passes to the first seat
    return s


def next_round(s: Baratto) -> None:
    """BAR-ROUND-01 empty stalls are filled, the lead passes to the left; BAR-END-01 or the game ends."""
    fill_stalls(s)
    s.lead = (s.lead + 1) % s.seats
    if s.round == s.layout.rounds or is_bare(s):
        lift_screens(s)
        return
    s.round += 1
    s.tell(ROUND, s.round, s.lead)
    s.ask_all(BID_IN_SECRET)


def fill_stalls(s: Baratto) -> None:
    """Empty stalls get the top crate of the draw pile, in the order of their numbers, while it lasts."""
    crates = s.crates
    for stall in range(s.layout.stalls):
        if crates.size(DRAW_PILE) > 0 and not s.has_crate(stall):
            crates.move(DRAW_PILE, crates.size(DRAW_PILE) - 1, s.layout.pile_on(stall))


def is_bare(s: Baratto) -> bool:
    """Whether no stall has a crate."""
    for stall in range(s.layout.stalls):
        if s.has_crate(stall):
            return False
    return True


def lift_screens(s: Baratto) -> None:
    """BAR-END-02 everybody sees what everybody has."""
    crates = s.crates
    s.over = 1
    s.tell(FINISHED)
    for seat in range(s.seats):
        screen = s.layout.screen_of(seat)
        for place in range(crates.size(screen)):
            s.show(crates, screen, place, EVERYBODY)
        s.tell(COUNTED, seat, points(s, seat))
