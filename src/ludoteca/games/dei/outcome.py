"""What a choice would come to, as far as a view tells: values in a Region afterwards, Outposts won and given up."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludoteca.games.dei import content
from ludoteca.games.dei.tables import symbols_of
from ludoteca.games.dei.view import DeiView, Offer, Outpost, Region, Standing

NUMBERS = content.numbers()
DRONE_CARDS = frozenset(card.id for card in content.market_cards() if content.drone_of(card.symbols))
BRIDGES = 1  # their place in `constructions`
NOBODY = -1


class Change(NamedTuple):
    """Units of a seat that come to a Region, or leave it where numbers are negative."""

    scrappers: int = 0
    champion: int = 0
    shelter: int = 0

    def __neg__(self) -> Change:
        return Change(-self.scrappers, -self.champion, -self.shelter)


def standing(region: Region, seat: int) -> Standing:
    """A seat in a Region, also one that has nobody there."""
    nobody = Standing(seat=seat, scrappers=0, champion=False, added=(), value=0)
    return next((one for one in region.standings if one.seat == seat), nobody)


def units_with(region: Region, seat: int, change: Change) -> int:
    here = standing(region, seat)
    return here.scrappers + here.champion + change.scrappers + change.champion


def value_with(view: DeiView, seat: int, region: Region, change: Change) -> int:
    """DEI-MAJ-06 what a seat would count in a Region after a change."""
    units = units_with(region, seat, change)
    if units == 0 and ("unitless_bonus", "yes") not in view.house:
        return 0  # DEI-MAJ-02
    if view.players[seat].champion == "z13" and standing(region, seat).champion + change.champion > 0:
        units += NUMBERS.z13  # DEI-CHAMP-06
    return units + added(view, seat, region, region.shelters.count(seat) + change.shelter)


def added(view: DeiView, seat: int, region: Region, shelters: int) -> int:
    """What the unlocked Talents of a seat add in a Region with so many of its Shelters."""
    known = unlocked(view, seat)
    found = 0
    if "bombardment" in known and crosses(view, seat, region):
        found += NUMBERS.bombardment  # DEI-TAL-T1
    if "fortress" in known and shelters > 0:
        found += NUMBERS.fortress  # DEI-TAL-T2
    if "trojan-horse" in known and has_drone(view, region):
        found += NUMBERS.trojan_horse  # DEI-TAL-T4
    return found + (NUMBERS.caravan * shelters if "caravan" in known else 0)  # DEI-TAL-T6


def unlocked(view: DeiView, seat: int) -> set[str]:
    player = view.players[seat]
    return {talent for talent, is_open in zip(player.talents, player.unlocked, strict=False) if is_open}


def opened(view: DeiView, seat: int, colour: int) -> DeiView:
    """DEI-TAL-02 the same position with one more Talent of a seat unlocked."""
    player = view.players[seat]
    is_open = tuple(is_open or k == colour for k, is_open in enumerate(player.unlocked))
    players = list(view.players)
    players[seat] = msgspec.structs.replace(player, unlocked=is_open)
    return msgspec.structs.replace(view, players=tuple(players))


def unlocking(view: DeiView, seat: int, colour: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a seat gains by unlocking a Talent: Regions whose Majority it gets, and the colours of Outposts it takes."""
    then, nothing = opened(view, seat, colour), Change()
    held = [region for region in view.regions if majority_with(then, seat, region, nothing) == seat]
    gained = [region.name for region in held if majority_with(view, seat, region, nothing) != seat]
    return tuple(gained), tuple(one for region in held for one in won(then, seat, region, nothing))


def has_drone(view: DeiView, region: Region) -> bool:
    """Whether a drone rests in a Region; DEI-DRONE-04 one whose ability is being chosen has flown already."""
    flown = view.step if view.step is not None and view.step.drone else None
    if flown is None:
        return bool(region.drones)
    return region.name == flown.here or any(kind != flown.drone for kind in region.drones)


def crosses(view: DeiView, seat: int, region: Region) -> bool:
    """Whether a Bridge of a seat crosses a Region."""
    bridges = view.players[seat].constructions[BRIDGES]
    return any(slot in bridges and over == region.name for slot, _, _, over in view.bridge_slots)


def largest(view: DeiView, source: Region, region: str) -> Change:
    """DEI-ACT-M1 the largest group of the viewer that can go from one Region to another, DEI-TAL-T6 a Shelter in it."""
    climbed = [one.region for one in view.arrivals if one.climbs] + [one.region for one in view.barred if one.climbs]
    if region in climbed:
        return Change(champion=1)  # DEI-CHAMP-05
    here = standing(source, view.seat)
    carries = "caravan" in unlocked(view, view.seat) and view.seat in source.shelters
    return Change(here.scrappers, int(here.champion), int(carries))


def beamed(view: DeiView, unit: str, region: str) -> Change:
    """DEI-DRONE-TEL what comes to a Region with a unit that is teleported: with the one that goes there before it."""
    sent = [unit]
    if view.step is not None and view.step.unit and view.step.there == region:
        sent.append(view.step.unit)
    return Change(sent.count("scrapper"), sent.count("champion"))


def values_of_others(view: DeiView, seat: int, region: Region) -> dict[int, int]:
    """What everybody else counts in a Region who counts anything there."""
    found = {other: value_with(view, other, region, Change()) for other in range(view.seats) if other != seat}
    return {other: value for other, value in found.items() if value}


def best_rival(view: DeiView, seat: int, region: Region) -> int:
    """DEI-MAJ-03 the highest value of anybody else in a Region."""
    return max(values_of_others(view, seat, region).values(), default=0)


def needed(view: DeiView, seat: int, region: Region) -> int:
    """DEI-MAJ-03 what a seat would have to count for the Majority of a Region; DEI-TAL-T3 less if it wins ties."""
    best = best_rival(view, seat, region)
    return best if best and "city-knowledge" in unlocked(view, seat) else best + 1


def majority_with(view: DeiView, seat: int, region: Region, change: Change) -> int:
    """DEI-MAJ-03 who would have the Majority after a change; DEI-MAJ-04 nobody in a tie, but for DEI-TAL-T3."""
    values = values_of_others(view, seat, region) | {seat: value_with(view, seat, region, change)}
    best = max(values.values())
    holders = [one for one, value in values.items() if value == best > 0]
    if len(holders) > 1:
        holders = [one for one in holders if "city-knowledge" in unlocked(view, one)]
    return holders[0] if len(holders) == 1 else NOBODY


def controller_with(view: DeiView, seat: int, region: Region, change: Change, post: Outpost) -> int:
    """DEI-OUT-01 to DEI-OUT-05 who would control an Outpost of the Region after a change."""
    holder = majority_with(view, seat, region, change)
    if holder != NOBODY or post.controller == NOBODY or ("tie_control", "release") in view.house:
        return holder
    stays = change if post.controller == seat else Change()
    return post.controller if units_with(region, post.controller, stays) > 0 else NOBODY


def won(view: DeiView, seat: int, region: Region, change: Change) -> tuple[str, ...]:
    """The colours of Outposts that a seat would come to control by a change."""
    return tuple(
        post.colour
        for post in view.outposts
        if post.region == region.name
        and post.controller != seat
        and controller_with(view, seat, region, change, post) == seat
    )


def lost(view: DeiView, seat: int, region: Region, change: Change) -> tuple[str, ...]:
    """The colours of Outposts that a seat would lose by a change."""
    return tuple(
        post.colour
        for post in view.outposts
        if post.region == region.name
        and post.controller == seat
        and controller_with(view, seat, region, change, post) != seat
    )


def copyable(view: DeiView) -> list[tuple[int, str]]:
    """DEI-ADV-COPY cards that lie face up and show more than Copy, with the seat that has played each."""
    if "COPY" not in dict(view.left):
        return []
    owners = [view.seat] if ("copy_scope", "own") in view.house else range(view.seats)
    return [
        (seat, card.card)
        for seat in owners
        for card in view.players[seat].pad
        if not card.down and card.card != view.card and set(symbols_of(card.card)) != {"COPY"}
    ]


def sends_robot(view: DeiView) -> bool:
    """DEI-TAL-M3 whether a card could still be spent from hand in this Phase."""
    return "delivery-robot" in unlocked(view, view.seat) and not view.robot_sent


def payments(view: DeiView, offer: Offer) -> dict[str, tuple[int, int]]:
    """DEI-MARKET-03 the ways in which the viewer can pay for a card now, each with its Tech and Energy."""
    known, player = unlocked(view, view.seat), view.players[view.seat]
    tech, energy = offer.tech, offer.energy
    ways = {"plain": (tech, energy)}
    if "market-insight" in known and offer.card in DRONE_CARDS:  # DEI-TAL-M5
        ways = {"less-tech": (tech - NUMBERS.insight, energy), "less-energy": (tech, energy - NUMBERS.insight)}
    elif "alternative-energy" in known and not view.swapped:  # DEI-TAL-M2
        ways["tech-for-energy"] = (tech + 1, energy - 1)
    by_robot = view.deciding == "buy-by-robot" or (view.step is not None and view.step.spent != "")
    left = player.energy - (NUMBERS.robot_energy if by_robot else 0)  # DEI-TAL-M3
    return {way: due for way, due in ways.items() if 0 <= due[0] <= player.tech and 0 <= due[1] <= left}
