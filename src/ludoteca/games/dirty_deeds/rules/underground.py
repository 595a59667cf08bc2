"""The underground: what lies below the hexes, what everybody has seen of it, how it turns, and the hourglass."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ludoteca.games.dirty_deeds.rules.names import (
    BIG,
    BY_MESHING,
    ENCHANTMENT,
    HOURGLASS,
    KINDS,
    NOBODY,
    NOTHING,
    REVEALED,
    SMALL,
    TRADITION,
    TURNED,
    UNCOVERED,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.state import KIND, SEEN, DirtyDeeds
from ludoteca.kernel.chance import DECKS, SETUP, Rng
from ludoteca.kernel.numbers import Place, Seat
from ludoteca.kernel.state import UNKNOWN, Sight

FORWARD: Final[i64] = 1
BACKWARD: Final[i64] = -1
WHOLE: Final[i64] = 1  # of the three spots under a hex: the middle one
HALVES: Final[i64] = 0x100  # portions in one number: complete ones below this, incomplete ones above


def portions(s: DirtyDeeds, place: Place, kind: i64) -> i64:
    """DD-KEY-14 what lies under a hex of one kind: complete portions, and incomplete ones times HALVES."""
    wheels = s.layout.wheels
    disc = s.disc
    under = wheels.under
    first = (place * wheels.notches + s.turned[wheels.wheel[place]]) * 3
    found: i64 = 0
    if disc[under[first + WHOLE]] & KIND == kind:
        found += 1
    if under[first] >= 0:
        if disc[under[first]] & KIND == kind:
            found += HALVES
        if disc[under[first + 2]] & KIND == kind:
            found += HALVES
    return found


def look(s: DirtyDeeds, place: Place) -> bool:
    """DD-BOARD-05 everybody sees what lies under a transparent hex; whether the hourglass is there."""
    wheels = s.layout.wheels
    disc = s.disc
    under = wheels.under
    first = (place * wheels.notches + s.turned[wheels.wheel[place]]) * 3
    hourglass = False
    for side in range(first, first + 3):
        spot = under[side]
        if spot >= 0:
            word = disc[spot]
            if word & SEEN == 0:
                s.reveal()
                disc[spot] = word | SEEN
                if word != NOTHING and s.log is not None:
                    s.tell(
                        UNCOVERED, wheels.wheel[place], wheels.site[place], word - 1, 0 if side == first + WHOLE else 1
                    )
            if word & KIND == HOURGLASS:
                hourglass = True
    return hourglass


def uncover(s: DirtyDeeds, place: Place) -> None:
    """An opaque tile has given way to a transparent one; DD-END-02 and DD-END-07 that may reveal the hourglass."""
    wheel = s.layout.wheels.wheel[place]
    if not s.layout.rulings.memory_aid:
        show_again(s, wheel, in_sight(s, wheel, place))
    if look(s, place):
        reveal_hourglass(s)


def show_again(s: DirtyDeeds, wheel: i64, before: vec[i64]) -> None:
    """What comes into sight may have been seen before; who is not reminded of it (`memory_aid`) looks anew.

    So whoever stops at this moment, to foresee a move, knows no more of a disc than what was in sight `before`.
    """
    if s.log is None or s.layout.rulings.print_known:
        s.reveal()
        return
    wheels = s.layout.wheels
    disc = s.disc
    known = disc[:]
    for spot in range(wheels.first_spot[wheel], wheels.first_spot[wheel + 1]):
        if before[spot] == 0:
            disc[spot] = disc[spot] & KIND
    s.reveal()
    for spot in range(wheels.first_spot[wheel], wheels.first_spot[wheel + 1]):
        disc[spot] = known[spot]


def in_sight(s: DirtyDeeds, wheel: i64, but: Place) -> vec[i64]:
    """1 for each spot of a wheel's disc below a transparent tile, that of one hex left out; nothing if nobody asks."""
    if s.log is None:
        return vec[i64]()
    wheels = s.layout.wheels
    under = wheels.under
    found = vec[i64]([i64(0)] * wheels.spots)
    for place in range(wheels.first[wheel], wheels.first[wheel + 1]):
        if place != but and s.is_transparent(place):
            first = (place * wheels.notches + s.turned[wheel]) * 3
            for side in range(first, first + 3):
                if under[side] >= 0:
                    found[under[side]] = 1
    return found


def reveal_hourglass(s: DirtyDeeds) -> None:
    """DD-END-05 the first time counts, and hiding the hourglass again changes nothing."""
    if s.revealed == 0:
        s.revealed = 1
        s.tell(REVEALED)


def turn_wheel(s: DirtyDeeds, wheel: i64, direction: i64, cause: i64) -> None:
    """DD-KEY-13 one notch; DD-BOARD-07 the other wheels stay, or by the ruling `meshed` turn the other way.

    `cause` says why, for those who watch.
    """
    turn_disc(s, wheel, direction, cause)
    if s.layout.rulings.meshed:
        for other in range(WHEELS):
            if other != wheel:
                turn_disc(s, other, -direction, BY_MESHING)


def turn_disc(s: DirtyDeeds, wheel: i64, direction: i64, cause: i64) -> None:
    """DD-BOARD-04 the disc moves below its hexes and nothing else does; DD-END-07 every notch may reveal."""
    wheels = s.layout.wheels
    anew = not s.layout.rulings.memory_aid
    before = in_sight(s, wheel, NOBODY)
    s.turned[wheel] = (s.turned[wheel] + direction + wheels.notches) % wheels.notches
    s.tell(TURNED, wheel, 0 if direction == FORWARD else 1, cause)
    hourglass = False
    for place in range(wheels.first[wheel], wheels.first[wheel + 1]):
        if s.is_transparent(place):
            if anew:
                show_again(s, wheel, before)
                anew = False
            if look(s, place):
                hourglass = True
    if hourglass and s.layout.rulings.revealed_by_turning:
        reveal_hourglass(s)


def harvest(s: DirtyDeeds, seat: Seat, token: i64, place: Place) -> i64:
    """DD-CHRONO-01, DD-ENG-01 how many tokens lie under the hexes a seat controls: DD-CHRONO-02 two halves make one.

    `place` is where the character stands: by the ruling `harvest_scope` only its wheel may count.
    """
    wheels = s.layout.wheels
    first: i64 = 0
    last = wheels.hexes
    if s.layout.rulings.harvest_wheel:
        first = wheels.first[wheels.wheel[place]]
        last = wheels.first[wheels.wheel[place] + 1]
    found: i64 = 0
    for here in range(first, last):
        if s.owner(here) == seat and s.is_transparent(here):
            found += portions(s, here, token + 1)
    return found % HALVES + found // HALVES // 2


def print_discs(s: DirtyDeeds) -> None:
    """DD-SETUP-02 every wheel is turned by many clicks, so that nobody knows how the print lies."""
    layout = s.layout
    for wheel in range(WHEELS):
        if layout.rulings.shuffled:
            spots = unseen_spots(s, wheel)
            s.chance.shuffle(DECKS, spots)
            deal_icons(s, wheel, spots)
            continue
        turned: i64 = 0
        for _ in range(layout.numbers.setup_clicks):
            turned = (turned + s.chance.below(SETUP, layout.wheels.notches)) % layout.wheels.notches
        lay_print(s, wheel, turned)


def lay_print(s: DirtyDeeds, wheel: i64, turned: i64) -> None:
    """The printed disc lies turned by so many notches; what was seen stays seen."""
    pose = s.layout.pose
    start = turned * s.layout.wheels.spots
    for spot in range(s.layout.wheels.first_spot[wheel], s.layout.wheels.first_spot[wheel + 1]):
        s.disc[spot] = (s.disc[spot] & SEEN) | pose[start + spot]


def fits(s: DirtyDeeds, wheel: i64, turned: i64) -> bool:
    """Whether the printed disc, had it begun turned by so many notches, would show all that was seen."""
    pose = s.layout.pose
    start = turned * s.layout.wheels.spots
    for spot in range(s.layout.wheels.first_spot[wheel], s.layout.wheels.first_spot[wheel + 1]):
        if s.disc[spot] & SEEN and s.disc[spot] & KIND != pose[start + spot]:
            return False
    return s.layout.numbers.setup_clicks > 0 or turned == 0


def unseen_spots(s: DirtyDeeds, wheel: i64) -> vec[i64]:
    found = vec[i64]()
    for spot in range(s.layout.wheels.first_spot[wheel], s.layout.wheels.first_spot[wheel + 1]):
        if s.disc[spot] & SEEN == 0:
            found = append(found, spot)
    return found


def deal_icons(s: DirtyDeeds, wheel: i64, spots: vec[i64]) -> None:
    """What has not been seen of a wheel's icons goes to its unseen spots, in the order given.

    DD-END-01 the hourglass only where it may be: the first such spot gets it.
    """
    layout = s.layout
    disc = s.disc
    traditions = layout.icons[wheel * KINDS + TRADITION + 1]
    enchantments = layout.icons[wheel * KINDS + ENCHANTMENT + 1]
    hourglass = layout.icons[wheel * KINDS + HOURGLASS]
    for spot in range(layout.wheels.first_spot[wheel], layout.wheels.first_spot[wheel + 1]):
        if disc[spot] & SEEN:
            kind = disc[spot] & KIND
            if kind == TRADITION + 1:
                traditions -= 1
            elif kind == ENCHANTMENT + 1:
                enchantments -= 1
            elif kind == HOURGLASS:
                hourglass -= 1
    for spot in spots:
        disc[spot] = NOTHING
        if hourglass > 0 and layout.hides_hourglass(spot):
            disc[spot] = HOURGLASS
            hourglass -= 1
    for spot in spots:
        if disc[spot] == NOTHING:
            if traditions > 0:
                disc[spot] = TRADITION + 1
                traditions -= 1
            elif enchantments > 0:
                disc[spot] = ENCHANTMENT + 1
                enchantments -= 1


def cover_discs(s: DirtyDeeds, out: Sight) -> None:
    """In an observation: what nobody has seen is not known."""
    start = out.start("disc")
    disc = s.disc
    row = out.row
    for spot in range(i64(len(disc))):
        if disc[spot] & SEEN == 0:
            row[start + spot] = i32(UNKNOWN)


def imagine_discs(s: DirtyDeeds, rng: Rng) -> None:
    """Another underground that would have shown all that everybody has seen: one for which the rules allow as much.

    Who knows the print (setting `print_known`) only wonders how it lies; the others know how many icons there are.
    """
    for wheel in range(BIG, SMALL + 1):
        if s.layout.rulings.print_known:
            imagine_pose(s, wheel, rng)
        else:
            spots = unseen_spots(s, wheel)
            for last in range(i64(len(spots)) - 1, 0, -1):
                other = rng.below(last + 1)
                spot = spots[last]
                spots[last] = spots[other]
                spots[other] = spot
            deal_icons(s, wheel, spots)


def imagine_pose(s: DirtyDeeds, wheel: i64, rng: Rng) -> None:
    """One of the orientations that fit what was seen."""
    possible = vec[i64]()
    for turned in range(s.layout.wheels.notches):
        if fits(s, wheel, turned):
            possible = append(possible, turned)
    lay_print(s, wheel, possible[rng.below(i64(len(possible)))])
