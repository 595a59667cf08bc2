"""What a seat sees in Baratto: where every crate is, what is in those it has looked into, all coins and bids."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.games.baratto.rules.layout import DRAW_PILE, NONE_YET
from ludoteca.games.baratto.rules.offering import GIVEN, RIVAL, WANTED, on_side
from ludoteca.games.baratto.rules.peeking import FROM
from ludoteca.games.baratto.rules.rules import BarattoRules
from ludoteca.games.baratto.rules.state import Baratto
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.play.view import View, shared

UNKNOWN = ""


class Crate(msgspec.Struct, frozen=True, kw_only=True):
    """A crate: what is in it (UNKNOWN if this viewer has not looked), who has looked, whether it lies open for all."""

    good: str
    seen_by: tuple[int, ...]
    open: bool


class Bid(msgspec.Struct, frozen=True, kw_only=True):
    """A bid that was uncovered; stalls are numbered from 1."""

    stall: int
    coins: int


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """An offer on the table, or one that this viewer is putting together: how many of each thing, coins last."""

    rival: int
    give: tuple[int, ...]
    want: tuple[int, ...]
    proposed: bool


class BarattoView(View, frozen=True, kw_only=True):
    """Everything here but the inside of crates, the own draft and an unfinished offer is the same for everybody."""

    round: int
    rounds: int
    lead: int
    radius: int
    goods: tuple[str, ...]
    supply: tuple[int, ...]
    stalls: tuple[Crate | None, ...]
    draw_pile: int
    screens: tuple[tuple[Crate, ...], ...]
    coins: tuple[int, ...]
    bank: int
    bids: tuple[Bid | None, ...]
    peeking_from: int
    offer: Offer | None
    points: tuple[int | None, ...]


def view(rules: BarattoRules, s: Baratto, seat: int) -> BarattoView:
    layout = rules.layout
    goods = layout.give.domains[0].keys[: int(layout.goods)]

    def pile(number: int) -> tuple[Crate, ...]:
        return tuple(crate(number, place) for place in range(s.crates.size(number)))

    def crate(number: int, place: int) -> Crate:
        face, seen = s.crates.face(number, place, seat), s.crates.seen(number, place)
        return Crate(
            good=goods[layout.good[face]] if face >= 0 else UNKNOWN,
            seen_by=tuple(k for k in range(s.seats) if seen & bit(k)),
            open=bool(seen == EVERYBODY),
        )

    rest: dict[str, Any] = shared(rules, s, seat)
    return BarattoView(
        **rest,
        round=int(s.round),
        rounds=int(layout.rounds),
        lead=int(s.lead),
        radius=int(layout.radius),
        goods=goods,
        supply=tuple(int(count) for count in layout.supply),
        stalls=tuple(next(iter(pile(int(layout.pile_on(k)))), None) for k in range(layout.stalls)),
        draw_pile=int(s.crates.size(DRAW_PILE)),
        screens=tuple(pile(int(layout.screen_of(k))) for k in range(s.seats)),
        coins=tuple(int(count) for count in s.coins),
        bank=int(s.bank),
        bids=tuple(
            Bid(stall=int(s.chosen[k]) + 1, coins=int(s.bids[k])) if s.chosen[k] != NONE_YET else None
            for k in range(s.seats)
        ),
        peeking_from=int(s.own(FROM)) + 1 if rest["deciding"] == "peek" else 0,
        offer=offer(rules, s, rest["deciding"]),
        points=tuple(int(rules.score(s, k)) if k == seat or s.over else None for k in range(s.seats)),
    )


def offer(rules: BarattoRules, s: Baratto, deciding: str) -> Offer | None:
    """The offer as far as the viewer may know it; `deciding` is what it sees being decided."""
    if deciding not in ("fill-bundle", "answer-offer"):
        return None
    things = range(rules.layout.things)
    return Offer(
        rival=int(s.own(RIVAL)),
        give=tuple(int(on_side(s, GIVEN, thing)) for thing in things),
        want=tuple(int(on_side(s, WANTED, thing)) for thing in things),
        proposed=deciding == "answer-offer",
    )
