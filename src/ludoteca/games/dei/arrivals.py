"""What the own move would lead to, for the picture: values where units could arrive, and how far a drone would fly."""

from __future__ import annotations

import msgspec

from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.layout import CREW_NAMES, DRONE_NAMES
from ludoteca.games.dei.rules.links import distance, linked
from ludoteca.games.dei.rules.majority import value_with
from ludoteca.games.dei.rules.moving import NEENAS_OWN, cannot_send, largest_company
from ludoteca.games.dei.rules.names import WITH_CHAMPION
from ludoteca.games.dei.rules.pool import HERE, THERE, WHAT
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.state import Dei
from ludoteca.kernel.decision import ALLOWED, Options


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """A Region that can be named now: the own value there with the largest group, or how far the drone flies."""

    region: str
    value: int = 0
    drone: str = ""
    steps: int = 0


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group that could move: its Scrappers, who goes along, its value where it arrives, whether it may go."""

    scrappers: int
    company: str
    value: int
    may_go: bool


def arrivals(rules: DeiRules, s: Dei, seat: int) -> tuple[Arrival, ...]:
    """DEI-MAJ-06 where the units of a Move could go; DEI-DRONE-03 where a drone could."""
    decision = s.deciding()
    if decision not in (names.MOVE_TO, names.MOVE_NEENA, names.USE_SYMBOL):
        return ()
    out = Options()
    rules.options(s, seat, out)
    offered = [out.actions[k] for k in range(out.count)]
    layout, city = s.layout, s.city
    called = layout.districts.regions
    found: list[Arrival] = []
    for action in offered:
        if layout.to.has(action):
            local = int(layout.to.argument(action))
            found.append(Arrival(region=called[local], value=_largest(s, seat, int(city.region[local]))))
        elif layout.fly.has(action):
            drone, local = int(layout.fly.argument(action, 0)), int(layout.fly.argument(action, 1))
            steps = int(distance(s, seat, s.drones[drone], city.region[local]))
            found.append(Arrival(region=called[local], drone=DRONE_NAMES[drone], steps=steps))
    return tuple(found)


def _largest(s: Dei, seat: int, region: int) -> int:
    """The own value in a Region if all that may go there went: DEI-CHAMP-05 Aria climbs alone."""
    is_neena = s.deciding() == names.MOVE_NEENA
    symbol = NEENAS_OWN if is_neena else s.own(WHAT)
    source = s.champion_at(seat) if is_neena else s.own(HERE)
    if linked(s, seat, symbol, source) >> region & 1:
        company = largest_company(s, seat, source)
        return int(value_with(s, seat, region, s.units_in(source, seat), company))
    return int(value_with(s, seat, region, 1, WITH_CHAMPION))


def groups(s: Dei, seat: int) -> tuple[Group, ...]:
    """DEI-ACT-M2 every group of the Region that a Move begins in, and what it would be worth where it goes."""
    if s.deciding() != names.CHOOSE_CREW:
        return ()
    symbol, source, region = s.own(WHAT), s.own(HERE), s.own(THERE)
    everybody = largest_company(s, seat, source)
    found: list[Group] = []
    for company, name in enumerate(CREW_NAMES):
        if company & ~everybody:
            continue
        leads = 1 if company & WITH_CHAMPION else 0
        for scrappers in range(int(s.scrappers_in(source, seat)) + 1):
            if scrappers + company:
                value = int(value_with(s, seat, region, scrappers + leads, company))
                may_go = cannot_send(s, seat, symbol, source, region, scrappers, company) == ALLOWED
                found.append(Group(scrappers=scrappers, company=name, value=value, may_go=bool(may_go)))
    return tuple(found)
