"""What an open hand promises as long as it is not carried out, or not to its end: plain counts, no weight is here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules import recruitment, spy, territory, traits
from ludoteca.games.dirty_deeds.rules.knight import has_prey
from ludoteca.games.dirty_deeds.rules.layout import has_landing
from ludoteca.games.dirty_deeds.rules.names import (
    ACCELERATION,
    BEHIND,
    CAPTIVE,
    CHARACTERS,
    CHRONO,
    CONQUER,
    DEFEAT,
    DISCOVERY,
    DRILLING,
    ENCHANTMENT,
    ENGINEER,
    EXCHANGE,
    EXPANSION,
    FIST,
    GATHERING,
    IN_HAND,
    INSTIGATE,
    INSTIGATION,
    KINDS,
    MEDIUM,
    NEUTRAL,
    NOBODY,
    PORTAL,
    SMALL,
    TOKENS,
    TRADITION,
    TUNNEL,
    UNDECIDED,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.scoring import medium_points
from ludoteca.games.dirty_deeds.rules.state import (
    COMMON,
    DEED,
    KIND,
    OPAQUE,
    RESERVE,
    SEEN,
    TOKEN,
    WHO,
    DirtyDeeds,
    piece_of,
)
from ludoteca.games.dirty_deeds.rules.survey import CONQUERABLE, COUNTED, COVERABLE, FREE, HELD, RIM_SITES, SITES
from ludoteca.games.dirty_deeds.rules.territory import cannot_stand, cannot_take, has_target
from ludoteca.kernel.decision import ALLOWED
from ludoteca.kernel.numbers import Place, Seat

USEFUL: Final[i64] = 4  # tokens of a kind that are of use before long


def promise(s: DirtyDeeds, seat: Seat, marks: vec[i64], counted: vec[i64], out: vec[float], base: i64) -> None:
    """The traits of a seat's hand; `out` has what else is known of the seat, from `base` on."""
    who = s.hand(seat, WHO)
    if who == FIST:
        promise_recruitment(s, seat, out, base)
    elif who != NOBODY and s.where[piece_of(seat, who)] == IN_HAND:
        promise_action(s, seat, marks, counted, out, base)
    if s.asked() == seat and not s.going_on():
        promise_rest(s, seat, out, base)


def promise_recruitment(s: DirtyDeeds, seat: Seat, out: vec[float], base: i64) -> None:
    """DD-RECR-04 who comes back; DD-RECR-01 what can be exchanged."""
    for character in range(CHARACTERS):
        where = s.where[piece_of(seat, character)]
        if where != BEHIND and where > CAPTIVE:
            out[base + traits.HAND_RECRUITS] += 1.0
    exchange = out[base + traits.EXCHANGE]
    if s.asks(EXCHANGE, seat):
        exchange = min(exchange, float(s.own(recruitment.LEFT)))
    out[base + traits.HAND_EXCHANGE] = exchange
    out[base + traits.HAND_IDLE] = 1.0 if exchange + out[base + traits.HAND_RECRUITS] == 0.0 else 0.0


def promise_action(s: DirtyDeeds, seat: Seat, marks: vec[i64], counted: vec[i64], out: vec[float], base: i64) -> None:
    """What the action of a hand would do if it came now, or each of two if it is not decided which."""
    who = s.hand(seat, WHO)
    action = s.hand(seat, DEED)
    if action == EXPANSION:
        most = min(s.layout.numbers.conquers[EXPANSION], s.has(seat, RESERVE))
        for wheel in range(WHEELS):
            found = min(counted[seat * COUNTED + CONQUERABLE + wheel], most)
            out[base + traits.HAND_EXPANSION_BIG + wheel] = float(found)
    elif action == INSTIGATION:
        most = min(s.layout.numbers.instigation, s.has(seat, OPAQUE))
        for wheel in range(WHEELS):
            found = min(counted[seat * COUNTED + COVERABLE + wheel], most)
            out[base + traits.HAND_INSTIGATION_BIG + wheel] = float(found)
    elif action == DEFEAT:
        out[base + traits.HAND_DEFEAT] = 1.0 if has_prey(s, seat) else 0.0
    elif action == ACCELERATION:
        out[base + traits.HAND_ACCELERATION] = 1.0
    elif has_landing(action):
        promise_landing(s, seat, action, counted, out, base)
    else:
        undecided = action == UNDECIDED
        if action == DISCOVERY or (undecided and who == CHRONO):
            out[base + traits.HAND_DISCOVERY] = useful(s, seat, TRADITION, out[base + traits.DISCOVERY])
        if action == DRILLING or (undecided and who == CHRONO):
            promise_drilling(s, seat, marks, counted, out, base)
        if action == GATHERING or (undecided and who == ENGINEER):
            out[base + traits.HAND_GATHERING] = useful(s, seat, ENCHANTMENT, out[base + traits.GATHERING])
        if action == TUNNEL or (undecided and who == ENGINEER):
            promise_tunnel(s, seat, counted, out, base)


def useful(s: DirtyDeeds, seat: Seat, token: i64, found: float) -> float:
    """So many tokens, as far as they are of use beside those a seat has."""
    return min(found, float(max(USEFUL - s.has(seat, TOKEN + token), 0)))


def promise_landing(s: DirtyDeeds, seat: Seat, action: i64, counted: vec[i64], out: vec[float], base: i64) -> None:
    """DD-SPY-04, DD-ENG-03 a hex on another wheel, and what it would bring there."""
    if not has_target(s, seat, action, NOBODY):
        return
    territories = counted[seat * COUNTED + HELD + MEDIUM]
    more = medium_points(s, counted, territories + 1) - medium_points(s, counted, territories)
    out[base + traits.HAND_LANDING] = 1.0
    out[base + traits.HAND_LANDING_POINTS] = float(more)
    if action == PORTAL and counted[seat * COUNTED + SITES] > 0:
        out[base + traits.HAND_PORTAL_COLONY] = 1.0


def promise_tunnel(s: DirtyDeeds, seat: Seat, counted: vec[i64], out: vec[float], base: i64) -> None:
    """DD-ENG-02 a hex on the rim of a wheel on which the Engineer can be put."""
    for place in range(s.layout.hexes):
        if cannot_stand(s, seat, place) == ALLOWED and has_target(s, seat, TUNNEL, place):
            out[base + traits.HAND_TUNNEL] = 1.0
            break
    sites = counted[seat * COUNTED + RIM_SITES]
    if sites > 0 and counted[seat * COUNTED + FREE + SMALL] > 0 and s.has(seat, RESERVE) > 0:
        out[base + traits.HAND_TUNNEL_COLONY] = 1.0


def promise_drilling(s: DirtyDeeds, seat: Seat, marks: vec[i64], counted: vec[i64], out: vec[float], base: i64) -> None:
    """DD-CHRONO-03 a hex next to one's own, and what lies below the best of them."""
    conquerable: i64 = 0
    for wheel in range(WHEELS):
        conquerable = max(conquerable, counted[seat * COUNTED + CONQUERABLE + wheel])
    if conquerable == 0 or s.has(seat, RESERVE) == 0:
        return
    likely = likely_tokens(s)
    best = 0.0
    for place in range(s.layout.hexes):
        if (marks[place] >> seat) & 1 and cannot_take(s, seat, place) == ALLOWED:
            best = max(best, drilled(s, place, likely))
    out[base + traits.HAND_DRILLING] = 1.0
    out[base + traits.HAND_DRILLING_TOKENS] = best


def likely_tokens(s: DirtyDeeds) -> vec[float]:
    """By wheel and token: how likely one lies on a spot that nobody has seen."""
    layout = s.layout
    found = vec[float]([0.0] * (WHEELS * TOKENS))
    for wheel in range(WHEELS):
        unseen: i64 = 0
        traditions = layout.icons[wheel * KINDS + TRADITION + 1]
        enchantments = layout.icons[wheel * KINDS + ENCHANTMENT + 1]
        for spot in range(layout.wheels.first_spot[wheel], layout.wheels.first_spot[wheel + 1]):
            word = s.disc[spot]
            if word & SEEN == 0:
                unseen += 1
            elif word & KIND == TRADITION + 1:
                traditions -= 1
            elif word & KIND == ENCHANTMENT + 1:
                enchantments -= 1
        if unseen > 0:
            found[wheel * TOKENS + TRADITION] = float(traditions) / float(unseen)
            found[wheel * TOKENS + ENCHANTMENT] = float(enchantments) / float(unseen)
    return found


def drilled(s: DirtyDeeds, place: Place, likely: vec[float]) -> float:
    """The tokens that drilling a hex would bring: those that were seen below it, and what is likely elsewhere."""
    if s.tile[place] != NEUTRAL and not s.layout.rulings.drill_opponent:
        return 0.0
    wheels = s.layout.wheels
    disc = s.disc
    under = wheels.under
    wheel = wheels.wheel[place]
    first = (place * wheels.notches + s.turned[wheel]) * 3
    traditions = 0.0
    enchantments = 0.0
    for side in range(first, first + 3):
        if under[side] >= 0:
            word = disc[under[side]]
            if word & SEEN == 0:
                traditions += likely[wheel * TOKENS + TRADITION]
                enchantments += likely[wheel * TOKENS + ENCHANTMENT]
            elif word & KIND == TRADITION + 1:
                traditions += 1.0
            elif word & KIND == ENCHANTMENT + 1:
                enchantments += 1.0
    traditions = min(traditions, float(s.zones[COMMON + TRADITION]))
    return traditions + min(enchantments, float(s.zones[COMMON + ENCHANTMENT]))


def promise_rest(s: DirtyDeeds, seat: Seat, out: vec[float], base: i64) -> None:
    """What is left of an action that has begun; nobody but its seat knows of a move that is not whole."""
    deciding = s.deciding()
    if deciding == CONQUER and s.own(territory.FROM) != NOBODY:
        stands = s.own(territory.FROM)
        left = min(s.own(territory.LEFT), s.has(seat, RESERVE))
        action = s.own(territory.ACTION)
        if (action == EXPANSION or action == DRILLING) and s.own(territory.CHAINED) == 0:
            left = min(left, takeable(s, seat, stands))
        small = s.layout.wheels.wheel[stands] == SMALL
        out[base + (traits.CONQUESTS_LEFT_SMALL if small else traits.CONQUESTS_LEFT)] = float(left)
    elif deciding == INSTIGATE:
        left = min(s.own(spy.LEFT), s.has(seat, OPAQUE))
        out[base + traits.COVERS_LEFT] = float(min(left, coverable(s, seat, s.own(spy.STANDS))))


def takeable(s: DirtyDeeds, seat: Seat, stands: Place) -> i64:
    """The Free Territories next to a hex."""
    graph = s.layout.wheels.graph
    found: i64 = 0
    for k in range(graph.near_from[stands], graph.near_from[stands + 1]):
        if cannot_take(s, seat, graph.near[k]) == ALLOWED:
            found += 1
    return found


def coverable(s: DirtyDeeds, seat: Seat, stands: Place) -> i64:
    """The opponents' hexes next to one that can be covered."""
    graph = s.layout.wheels.graph
    found: i64 = 0
    for k in range(graph.near_from[stands], graph.near_from[stands + 1]):
        if s.tile[graph.near[k]] != seat and spy.cannot_cover(s, graph.near[k]) == ALLOWED:
            found += 1
    return found
