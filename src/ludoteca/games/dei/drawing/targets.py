"""Where on the table an action of D.E.I. is chosen: the element of the drawing to point at.

The first click names both the symbol and the place: squads move, tokens are collected, huts recruit, ghosts are built.
Where two symbols of one card share a place, the page asks which of them; the symbol itself, on the card in play, asks
where. A thing stands only for what somebody could mean by it: who clicks in vain is told why by it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.dei.outcome import copyable, sends_robot, unlocked
from ludoteca.games.dei.uses import written
from ludoteca.games.dei.view import DeiView, Region
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do
NEUTRAL = "n"
COLOURS = ("red", "blue", "green")
BUILT = {"shelter": "slot-hut", "bridge": "slot-bridge", "elevator": "slot-lift"}
TAKEN_UP = {"take-shelter": "hut", "take-bridge": "bridge", "take-elevator": "lift"}
CARDS = ("play", "plan", "buy", "copy")
CHIPS = ("keep", "exchange", "seed", "seed-none")
TO_REGIONS = ("stand", "to", "beam", "dig")
OF_TALENTS = {"robot": "delivery-robot", "kill": "extreme-remedies", "dig": "deep-dig"}
BY_PREVAIL = ("move", "collect", "kill", "dig")
BY_SYMBOL = ("recruit", "move", "collect", "kill", "dig", "shelter", "bridge", "elevator", "fly")
DRONES = ("HAR", "TRA", "TEL", "REA")
RED_RECRUIT = "Rr"  # DEI-ADV-Rr also beside own units


def target(actions: ActionTable, view: DeiView, action: int) -> str:
    """The element that chooses an action."""
    if view.seat < 0:
        return NOWHERE
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    named = [
        domain.keys[number] if domain.keys else str(number) for domain, number in zip(verb.domains, given, strict=True)
    ]
    name, seat = verb.name, view.seat
    if not talents_for(name, named) <= unlocked(view, seat):
        return NOWHERE
    if name == "copy" and view.deciding == "use-symbol" and named[0] in {card for _, card in copyable(view)}:
        return f"copy-{named[0]}"
    if name in CARDS:
        return f"card-{named[0]}" if named[0] in cards_for(name, view) else NOWHERE
    if name in CHIPS:
        return name
    if name in TO_REGIONS:
        return f"region-{named[-1]}"
    if name in BUILT:
        return f"{BUILT[name]}-{named[1]}"
    if name in TAKEN_UP:
        return f"{TAKEN_UP[name]}-{seat}-{named[0]}"
    match name:
        case "faction":
            return f"poster-{named[0]}"
        case "draft":
            return f"draft-{named[0]}"
        case "down" | "robot":
            mine = view.players[seat]
            return f"down-{named[0]}" if named[0] in (*mine.hand, *mine.planned) else NOWHERE
        case "move":
            return own_units(view, named[1])
        case "from":
            return f"squad-{seat}-{named[0]}"
        case "recruit":
            return hut(view, named[1]) or (own_units(view, named[1]) if symbols_left(view, RED_RECRUIT) else NOWHERE)
        case "collect":
            return f"token-{named[1]}"
        case "abraham-takes":
            return f"token-{view.players[seat].champion_at}"
        case "kill":
            return next(rival_squads(view, named[1]), NOWHERE)
        case "victim" | "reap":
            return f"squad-{given[0]}-{view.step.here}" if view.step is not None else NOWHERE
        case "fly":
            return flight(view, named[0], named[1])
        case "gain":
            return f"symbol-{named[0]}"
        case "candy":
            return f"candy-{named[0]}"
        case "crew":
            return f"crew-{given[0]}-{named[1]}"
        case "harvest" | "carry":
            return f"take-{given[0]}"
        case "unlock":
            return f"talent-{seat}-{named[0]}"
        case "mission":
            return f"mission-{named[0]}-{named[1]}"
    return NOWHERE


def alike(actions: ActionTable, view: DeiView, action: int) -> list[int]:
    """DEI-SETUP-15 a column may have the same Mission twice: to take one or the other is one choice."""
    verb = actions.verb_of(action)
    if verb.name != "mission":
        return []
    column, row = (int(domain.keys[k]) for domain, k in zip(verb.domains, actions.arguments(action), strict=True))
    there = {mission.row: mission.kind for mission in view.missions if mission.column == column}
    same = [other for other, kind in there.items() if other != row and kind == there.get(row)]
    return [int(actions.number(f"mission:{column}:{other}")) for other in same]


def talents_for(verb: str, named: list[str]) -> set[str]:
    """The Talents without which something is never done; DEI-TAL-L5 a Recruit that is a Move or a Collect."""
    found = {OF_TALENTS[verb]} if verb in OF_TALENTS else set()
    return found | {"prevail"} if verb in BY_PREVAIL and named[0] == "R" else found


def twins(actions: ActionTable, view: DeiView, action: int) -> list[str]:
    """What else stands for an action: the symbol or Talent it is done by, a Champion that may go, the card to copy."""
    verb = actions.verb_of(action)
    if view.seat < 0:
        return []
    also = []
    if verb.name == "move":
        also = champion_beside(view, actions, action)
    elif verb.name == "copy" and (copy := target(actions, view, action)).startswith("copy-"):
        also = [f"card-{copy.removeprefix('copy-')}"]  # where it was played
    elif verb.name == "robot" and sends_robot(view):
        also = [f"talent-{view.seat}-{colour}" for colour in robots(view)]
    return also + symbols_for(actions, view, action)


def robots(view: DeiView) -> list[str]:
    """DEI-TAL-M3 the colour of the Talent that sends the robot, for whom it is unlocked."""
    mine = view.players[view.seat]
    return [colour for colour, talent in zip(COLOURS, mine.talents, strict=True) if talent == OF_TALENTS["robot"]]


def champion_beside(view: DeiView, actions: ActionTable, action: int) -> list[str]:
    """DEI-ACT-M1 the Champion that stands with the squad which stands for a Move: who goes is asked later."""
    stands_for = target(actions, view, action)
    place = view.players[view.seat].champion_at
    return [f"champion-{view.seat}"] if place and stands_for == f"squad-{view.seat}-{place}" else []


def symbols_for(actions: ActionTable, view: DeiView, action: int) -> list[str]:
    """The symbol on the card in play that an action is done by, as often as it is there.

    One that has no place now stands for nothing: it says so itself, and not why this or that place is none.
    """
    verb = actions.verb_of(action)
    if view.deciding != "use-symbol":
        return []
    if verb.name in ("buy", "copy"):
        symbol = {"buy": "buy", "copy": "COPY"}[verb.name]
    elif verb.name in BY_SYMBOL:
        symbol = verb.domains[0].keys[actions.arguments(action)[0]]
    else:
        return []
    return [
        f"symbol-{name}" if k == 1 else f"symbol-{name}-{k}"
        for name, count in symbols_left(view, symbol)
        if dict(view.uses).get(written(name, count))
        for k in range(1, (1 if symbol in DRONES else count) + 1)
    ]


def cards_for(verb: str, view: DeiView) -> set[str]:
    """The cards with which something could be done: those for sale, those in hand, or those that lie on a pad."""
    mine = view.players[view.seat]
    if verb == "buy":
        return {offer.card for market in view.markets for offer in market.offers if offer is not None}
    if verb == "copy":
        return {card.card for player in view.players for card in player.pad} - {""}
    return {*mine.hand, *mine.planned} if verb == "play" or view.planning else set()


def symbols_left(view: DeiView, symbol: str) -> list[tuple[str, int]]:
    """What is left of a symbol: as it is, once for each Outpost (`Mr*red`), or given by the Snow Boots."""
    own = {symbol, "boots"} if symbol == "M" else {symbol}
    return [(name, count) for name, count in view.left if name in own or name.startswith(f"{symbol}*")]


def flight(view: DeiView, drone: str, region: str) -> str:
    """A drone stands for staying where it is; Regions for flying there, while there is a flight to be made."""
    if any(one.name == region and drone in one.drones for one in view.regions):
        return f"drone-{drone}"
    return f"region-{region}" if symbols_left(view, drone) else NOWHERE


def region_named(view: DeiView, name: str) -> Region | None:
    return next((region for region in view.regions if region.name == name), None)


def own_units(view: DeiView, name: str) -> str:
    """The own squad in a Region, else the Champion, else a Shelter that moves by itself (DEI-TAL-T6)."""
    region = region_named(view, name)
    for one in region.standings if region is not None else ():
        if one.seat == view.seat and (one.scrappers or one.champion):
            return f"squad-{view.seat}-{name}" if one.scrappers else f"champion-{view.seat}"
    return f"hut-{view.seat}-{name}" if region is not None and view.seat in region.shelters else NOWHERE


def hut(view: DeiView, name: str) -> str:
    """A Shelter where one may recruit: a neutral one, or an own one."""
    region = region_named(view, name)
    if region is None:
        return NOWHERE
    if region.neutral_shelter:
        return f"hut-{NEUTRAL}-{name}"
    return f"hut-{view.seat}-{name}" if view.seat in region.shelters else NOWHERE


def rival_squads(view: DeiView, name: str) -> Iterator[str]:
    region = region_named(view, name)
    for one in region.standings if region is not None else ():
        if one.seat != view.seat and one.scrappers:
            yield f"squad-{one.seat}-{name}"
