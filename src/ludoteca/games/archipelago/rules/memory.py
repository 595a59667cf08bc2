"""What a seat remembers of others' cubes. All gains and payments are seen, but for the cube in a Thief's fist.

So a seat knows all holdings exactly until somebody else robs somebody else. From then on `less` and `more` say how far
below and above the truth the count of each cube could be, for all that a viewer has seen. The totals of a seat, and
those of a good behind all screens, stay known to everybody.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.names import GOODS
from ludoteca.games.archipelago.rules.state import NO_WORDS, ROW, Archipelago
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.numbers import Seat, table
from ludoteca.kernel.state import Sight


def remembers_all(s: Archipelago) -> bool:
    """Whether nothing was ever taken in secret."""
    return len(s.less) == NO_WORDS


def place_of(s: Archipelago, viewer: Seat, owner: Seat, good: i64) -> i64:
    """Where a viewer's memory is kept; those who only watch (-1) come after the seats."""
    row = s.seats if viewer < 0 else viewer
    return (row * s.seats + owner) * GOODS + good


def least(s: Archipelago, viewer: Seat, owner: Seat, good: i64) -> i64:
    """The fewest cubes of a good that a seat can have, as far as a viewer knows."""
    count = s.has(owner, good)
    return count if remembers_all(s) else count - s.less[place_of(s, viewer, owner, good)]


def most(s: Archipelago, viewer: Seat, owner: Seat, good: i64) -> i64:
    """The most cubes of a good that a seat can have, as far as a viewer knows."""
    count = s.has(owner, good)
    return count if remembers_all(s) else count + s.more[place_of(s, viewer, owner, good)]


def note_payment(s: Archipelago, owner: Seat) -> None:
    """A seat has parted with cubes in the open: it had them, so that it cannot have fewer than none now."""
    if remembers_all(s):
        return
    for viewer in range(-1, s.seats):
        for good in range(GOODS):
            place = place_of(s, viewer, owner, good)
            s.less[place] = min(s.less[place], s.has(owner, good))
        conclude(s, viewer)


def note_shown(s: Archipelago, owner: Seat, good: i64, count: i64) -> None:
    """A seat offers so many cubes of a good: everybody sees that it has them."""
    if remembers_all(s):
        return
    for viewer in range(-1, s.seats):
        place = place_of(s, viewer, owner, good)
        s.less[place] = min(s.less[place], s.has(owner, good) - count)
        conclude(s, viewer)


def note_theft(s: Archipelago, thief: Seat, target: Seat, good: i64) -> None:
    """A cube has gone from fist to fist: only these two know which. Call it once the cube has moved."""
    if s.layout.rulings.open_screens:
        return
    if remembers_all(s):
        size = (s.seats + 1) * s.seats * GOODS
        s.less = table(size)
        s.more = table(size)
    for viewer in range(-1, s.seats):
        if viewer != thief and viewer != target:
            blur(s, viewer, thief, target, good)
    note_payment(s, target)


def blur(s: Archipelago, viewer: Seat, thief: Seat, target: Seat, taken: i64) -> None:
    """The target has perhaps one cube fewer of each good it could have had, the thief perhaps one more."""
    for good in range(GOODS):
        moved: i64 = 1 if good == taken else 0
        of_target = place_of(s, viewer, target, good)
        of_thief = place_of(s, viewer, thief, good)
        had = s.has(target, good) + moved
        could_have = had + s.more[of_target] > 0
        lowest = max(had - s.less[of_target] - 1, 0)
        s.more[of_target] = had + s.more[of_target] - s.has(target, good)
        s.less[of_target] = s.has(target, good) - lowest
        before = s.has(thief, good) - moved
        s.less[of_thief] = s.has(thief, good) - (before - s.less[of_thief])
        s.more[of_thief] = before + s.more[of_thief] + (1 if could_have else 0) - s.has(thief, good)


def conclude(s: Archipelago, viewer: Seat) -> None:
    """What follows from the totals: one count can be higher only as far as others of its row and column are lower."""
    changed = True
    while changed:
        changed = False
        for owner in range(s.seats):
            for good in range(GOODS):
                place = place_of(s, viewer, owner, good)
                row_less: i64 = 0
                row_more: i64 = 0
                for other in range(GOODS):
                    if other != good:
                        row_less += s.less[place_of(s, viewer, owner, other)]
                        row_more += s.more[place_of(s, viewer, owner, other)]
                column_less: i64 = 0
                column_more: i64 = 0
                for seat in range(s.seats):
                    if seat != owner:
                        column_less += s.less[place_of(s, viewer, seat, good)]
                        column_more += s.more[place_of(s, viewer, seat, good)]
                higher = min(s.more[place], row_less, column_less)
                lower = min(s.less[place], row_more, column_more)
                if higher != s.more[place] or lower != s.less[place]:
                    s.more[place] = higher
                    s.less[place] = lower
                    changed = True


def imagine_cubes(s: Archipelago, viewer: Seat, rng: Rng) -> None:
    """Deal the cubes that a viewer is not sure of anew, within all it knows; others know what is dealt then."""
    if remembers_all(s):
        return
    room = vec[i64]()
    due = table(s.seats)
    wanted = table(GOODS)
    dealt = table(s.seats * GOODS)
    for owner in range(s.seats):
        for good in range(GOODS):
            place = place_of(s, viewer, owner, good)
            s.add(owner, good, -s.less[place])
            due[owner] += s.less[place]
            wanted[good] += s.less[place]
            room = append(room, s.less[place] + s.more[place])
    for owner in range(s.seats):
        while due[owner] > 0:
            deal_one(owner, rng.below(GOODS), 0, room, dealt, wanted)
            due[owner] -= 1
    for k in range(i64(len(s.less))):
        s.less[k] = 0
        s.more[k] = 0
    for owner in range(s.seats):
        for good in range(GOODS):
            place = place_of(s, viewer, owner, good)
            count = dealt[owner * GOODS + good]
            s.add(owner, good, count)
            s.less[place] = count
            s.more[place] = room[owner * GOODS + good] - count


def cover_cubes(s: Archipelago, viewer: Seat, out: Sight) -> None:
    """In an observation: the fewest cubes that everybody can have, as `less` how many more, not others' memory."""
    if remembers_all(s):
        return
    purse = out.start("purse")
    less = out.start("less")
    more = out.start("more")
    for k in range(i64(len(s.less))):
        out.write(less + 2 * k, 0)
        out.write(more + 2 * k, 0)
    for owner in range(s.seats):
        for good in range(GOODS):
            place = place_of(s, viewer, owner, good)
            out.write(purse + owner * ROW + good, s.has(owner, good) - s.less[place])
            out.write(less + 2 * place, s.less[place] + s.more[place])


def deal_one(
    owner: Seat, turn: i64, tried: i64, room: vec[i64], dealt: vec[i64], wanted: vec[i64]
) -> i64:  # fmt: skip
    """One more cube for an owner, of a good that is wanted; or one that another gives up for it. 0, or what was tried.

    So long as any deal keeps all totals, this finds one: it walks the paths on which a cube can be passed on.
    """
    for k in range(GOODS):
        good = (turn + k) % GOODS
        if (tried >> good) & 1 or dealt[owner * GOODS + good] == room[owner * GOODS + good]:
            continue
        tried |= 1 << good
        if wanted[good] > 0:
            wanted[good] -= 1
            dealt[owner * GOODS + good] += 1
            return 0
        for other in range(i64(len(dealt)) // GOODS):
            if other != owner and dealt[other * GOODS + good] > 0:
                after = deal_one(other, turn, tried, room, dealt, wanted)
                if after == 0:
                    dealt[other * GOODS + good] -= 1
                    dealt[owner * GOODS + good] += 1
                    return 0
                tried |= after
    return tried if tried != 0 else 1 << GOODS
