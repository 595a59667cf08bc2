"""What the own move could name next, for the picture: Regions where units or a drone could go, groups that could.

Regions that are linked, and that no group may enter, are told with what it lacks there.
"""

from __future__ import annotations

import msgspec

from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.layout import CREW_NAMES, DRONE_NAMES, UNIT_NAMES
from ludoteca.games.dei.rules.links import climbs, distance, linked
from ludoteca.games.dei.rules.moving import cannot_enter
from ludoteca.games.dei.rules.pool import HERE, WHAT
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.rules.state import Dei
from ludoteca.games.dei.vocabulary import REFUSALS
from ludoteca.kernel.decision import ALLOWED, Options
from ludoteca.play.vocabulary import refusal_kind, refusal_numbers

DECISIONS = (names.MOVE_TO, names.MOVE_NEENA, names.USE_SYMBOL, names.CHOOSE_CREW, names.TELEPORT)
TOO_FEW = refusal_kind(REFUSALS, int(names.MOVE_MINORITY))  # the only reason not to go where a way leads


RECRUIT = "recruit"  # a Scrapper that comes out of the reserve


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """A Region that can be named now: units could go there, or a drone, which flies so many steps."""

    region: str
    drone: str = ""
    steps: int = 0
    climbs: bool = False  # DEI-CHAMP-05 only Aria can go there, by herself
    unit: str = ""  # DEI-DRONE-TEL what is teleported there, or RECRUIT


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """A linked Region that no group may enter: the largest one is `missing` so much for the Majority there."""

    region: str
    missing: int
    climbs: bool


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group that could move: its Scrappers, and who goes along."""

    scrappers: int
    company: str


def offers(rules: DeiRules, s: Dei, seat: int) -> tuple[tuple[Arrival, ...], tuple[Group, ...]]:
    """DEI-MAP-09, DEI-DRONE-03 the Regions on offer; DEI-ACT-M2 the groups."""
    if s.deciding() not in DECISIONS:
        return (), ()
    out = Options()
    rules.options(s, seat, out)
    layout, city = s.layout, s.city
    called = layout.districts.regions
    found: list[Arrival] = []
    groups: list[Group] = []
    recruits: set[str] = set()
    for action in [out.actions[k] for k in range(out.count)]:
        if layout.to.has(action):
            local = int(layout.to.argument(action))
            found.append(Arrival(region=called[local], climbs=_climbs(s, seat, int(city.region[local]))))
        elif layout.fly.has(action):
            drone, local = int(layout.fly.argument(action, 0)), int(layout.fly.argument(action, 1))
            steps = int(distance(s, seat, s.drones[drone], city.region[local]))
            found.append(Arrival(region=called[local], drone=DRONE_NAMES[drone], steps=steps))
        elif layout.recruit.has(action):
            recruits.add(called[int(layout.recruit.argument(action, 1))])
        elif layout.beam.has(action):
            unit, local = UNIT_NAMES[int(layout.beam.argument(action, 0))], int(layout.beam.argument(action, 1))
            found.append(Arrival(region=called[local], unit=unit))
        elif layout.crew.has(action):
            company = CREW_NAMES[int(layout.crew.argument(action, 1))]
            groups.append(Group(scrappers=int(layout.crew.argument(action, 0)), company=company))
    return (*(Arrival(region=name, unit=RECRUIT) for name in sorted(recruits)), *found), tuple(groups)


def barred(s: Dei, seat: int) -> tuple[Barred, ...]:
    """DEI-MAJ-06 the Regions where the units that move could go, were they more."""
    if s.deciding() != names.MOVE_TO:
        return ()
    called, city = s.layout.districts.regions, s.city
    symbol, source = s.own(WHAT), s.own(HERE)
    near = linked(s, seat, symbol, source) | climbs(s, seat, source)
    found: list[Barred] = []
    for region in [region for region in range(city.regions) if near >> region & 1]:
        refusal = cannot_enter(s, seat, symbol, source, region)
        if refusal != ALLOWED:
            missing = refusal_numbers(TOO_FEW, int(refusal))["missing"]
            name = called[int(city.name[region])]
            found.append(Barred(region=name, missing=missing, climbs=_climbs(s, seat, region)))
    return tuple(found)


def _climbs(s: Dei, seat: int, region: int) -> bool:
    """Whether no link leads from where the move began to a Region that it can name."""
    return s.deciding() == names.MOVE_TO and linked(s, seat, s.own(WHAT), s.own(HERE)) >> region & 1 == 0
