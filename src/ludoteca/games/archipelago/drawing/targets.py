"""Which element chooses an action, whether or not it is allowed now: who clicks in vain is told why by it.

What has no place on the table (done, pass, accept …) is chosen by a button.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.archipelago.drawing.palette import GOODS
from ludoteca.games.archipelago.drawing.scene import BUILDINGS, Company
from ludoteca.games.archipelago.seen import Company as Units
from ludoteca.games.archipelago.seen import Region
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.kernel.actions import ActionTable

NOWHERE = ""  # a button must do
Names = list[str]
ACTIONS = ("taxes", "explore", "reproduce", "recruit", "migrate", "build", "transact")

# By verb: the id, made of what the action names.
PLAIN = {
    **{verb: f"sector-{verb}" for verb in ACTIONS},
    "vote": "vote-{0}",
    "keep": "keep-{0}",
    "side": "side-{0}",
    "place": "cell-{0}",
    "next": "order-{0}",
    "harvest": "sector-harvest-{0}",
    "use": "card-{0}",
    "ready": "card-{0}",
    "buy-card": "card-{0}",
    "turn-card": "card-{0}",
    "give-card": "card-{0}",
    "want-card": "card-{0}",
    "temple": "temple-{0}",
    "serve": "{1}-{0}",
    "add-ship": "port-{0}",
    "ask": "region-{0}",
    "calm": "region-{0}",
    "permission": "region-{0}",
    "loot": "good-{0}-{1}",
    "buy": "stock-{1}-{0}",
    "sell": "room-{1}-{0}",
    "sell-token": "room-{1}-{0}",
    "take-hex": "next-region",
    "discard-hex": "next-region",
    "bear": "spot-{0}-{1}",
    "hire": "spot-{0}-{1}",
    "launch": "spot-{0}-{1}",
    "raise": "raise-{0}",
    "token": "pay-{0}",
    "way": "way-{0}",
    "rival": "rival-{0}",
    "offer": "screen-{0}",
    "exchange": "own-{0}",
    "take": "bank-{0}",
    "pick": "fist-{0}",
    "give": "give-{0}",
    "want": "want-{0}",
    "order-place": "bind-{0}",
    "stand-ups": "bind-{0}",
    "stand-all": "helper-{0}",
}


def target(actions: ActionTable, view: ArchipelagoView, action: int) -> str:
    """The element that chooses an action."""
    if view.seat < 0:
        return NOWHERE
    verb, names = named(actions, action)
    if verb in PLAIN:
        return PLAIN[verb].format(*names)
    step = view.step
    match verb:
        case "rotate":
            return f"cell-{step.cell}" if step is not None and step.cell else NOWHERE
        case "land" | "waters":
            return f"spot-{step.region}-{names[0]}" if step is not None and step.region >= 0 else NOWHERE
        case "stock" | "discover":
            return f"good-{step.region}-{names[0]}" if step is not None and step.region >= 0 else NOWHERE
        case "hide":
            return hidden_in(*names)
        case "to":
            return place_of(names[0], names[1])
        case "unit":
            return own_units(view, int(names[0]), names[1])
        case "consume":
            return source_of(view, names[0])
        case "stand":
            return first_of(view, int(names[0]), int(names[1]), lambda one: one.how == "lying")
        case "sink":
            return first_of(view, int(names[0]), int(names[1]), lambda one: one.is_ship)
        case "spot":
            return meant(view, names[0])
    return NOWHERE


def twins(actions: ActionTable, view: ArchipelagoView, action: int) -> list[str]:
    """Further elements that choose the same: all of a seat that lie in a region."""
    if view.seat < 0:
        return []
    verb, names = named(actions, action)
    if verb == "stand":
        seat, number = int(names[0]), int(names[1])
        region = region_of(view, number)
        there = [one for one in region.units if one.seat == seat and one.how == "lying"] if region else []
        return [element for one in there for element in elements_of(number, one)][1:]
    return []


def hidden_in(left: str, right: str) -> str:
    """Cubes for the fists are chosen among one's own, by the left one; a single cube by the fist it goes into."""
    if left not in GOODS:
        return "fist-right"
    return f"own-{left}" if right in GOODS else "fist-left"


def named(actions: ActionTable, action: int) -> tuple[str, Names]:
    """The verb of an action, and what it names, in words."""
    verb = actions.verb_of(action)
    given = actions.arguments(action)
    return verb.name, [
        domain.keys[number] if domain.keys else str(number) for domain, number in zip(verb.domains, given, strict=True)
    ]


def region_of(view: ArchipelagoView, number: int) -> Region | None:
    return view.regions[number] if number < len(view.regions) else None


def place_of(region: str, spot: str) -> str:
    """A building, or an area of a region."""
    return f"{spot}-{region}" if spot in BUILDINGS else f"spot-{region}-{spot}"


def drawn(region: int, one: Units) -> Company:
    return Company(
        region, one.seat, is_ship=one.is_ship, area=one.area, on=one.on, how=one.how, size=one.count, said=""
    )


def elements_of(region: int, one: Units) -> list[str]:
    """What is drawn of some units: those on symbols stand one by one."""
    company = drawn(region, one)
    if one.on and one.on not in BUILDINGS:
        return [f"{company.ident}-{k}" for k in range(one.count)]
    return [company.ident]


def own_units(view: ArchipelagoView, number: int, spot: str) -> str:
    """The own units at a spot; those that can still do something first."""
    region = region_of(view, number)
    there = [one for one in region.units if one.seat == view.seat and stands_at(one, spot)] if region else []
    there.sort(key=lambda one: (one.how == "lying", one.how == "engaged", one.how == "moved", one.on != ""))
    return drawn(number, there[0]).element if there else NOWHERE


def stands_at(one: Units, spot: str) -> bool:
    return one.on == spot if one.on in BUILDINGS else one.area == spot


def first_of(view: ArchipelagoView, seat: int, number: int, is_meant: Callable[[Units], bool]) -> str:
    region = region_of(view, number)
    there = [one for one in region.units if one.seat == seat and is_meant(one)] if region else []
    return drawn(number, there[0]).element if there else NOWHERE


def source_of(view: ArchipelagoView, source: str) -> str:
    """What a crisis is fed from: the cubes on the board, one's own, or explorer tokens."""
    crisis = view.crisis
    if crisis is None:
        return NOWHERE
    board = "domestic" if crisis.is_domestic else "export"
    return {"market": f"stock-{crisis.good}-{board}", "cube": f"own-{crisis.good}", "token": "own-tokens"}[source]


def meant(view: ArchipelagoView, spot: str) -> str:
    """Which of several like pieces, or in which area a unit harvests."""
    step = view.step
    if step is None or step.region < 0:
        return NOWHERE
    if step.good:
        return f"spot-{step.region}-{spot}"
    lying = view.crisis is not None
    return first_of(
        view,
        step.seat,
        step.region,
        lambda one: stands_at(one, spot) and (one.how == "lying" if lying else one.is_ship),
    )
