"""What the Regions, slots and cards of a match are called: the same in all its views, so they are made once."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.dei.rules.city import City
from ludoteca.games.dei.rules.layout import Layout
from ludoteca.games.dei.rules.names import BRIDGE, NOWHERE, SHELTER


class CityNames:
    """What is the same in all views of a city: names."""

    def __init__(self, layout: Layout, city: City) -> None:
        districts = layout.districts
        self.locals = districts.regions
        self.names = [self.locals[int(local)] for local in city.name]
        self.members = [
            tuple(name for local, name in enumerate(self.locals) if city.region[local] == region)
            for region in range(city.regions)
        ]
        self.near, self.walls = (
            [
                tuple(self.names[int(graph.near[k])] for k in range(graph.near_from[r], graph.near_from[r + 1]))
                for r in range(city.regions)
            ]
            for graph in (city.near, city.walls)
        )
        self.bridges = [districts.slot_name(list(slot)) for slot in districts.bridges]
        self.elevators = [districts.slot_name(list(slot)) for slot in districts.elevators]
        self.bridge_slots = tuple(
            (name, self.called(int(one)), self.called(int(other)), self.called(int(over)))
            for name, one, other, over in zip(
                self.bridges, city.bridge_one, city.bridge_other, city.bridge_over, strict=True
            )
            if one != NOWHERE
        )
        self.elevator_slots = tuple(
            (name, self.called(int(ground)), self.called(int(roof)))
            for name, ground, roof in zip(self.elevators, city.elevator_ground, city.elevator_roof, strict=True)
            if ground != NOWHERE
        )

    def called(self, region: int) -> str:
        return self.names[region] if region != NOWHERE else ""

    def built(self, kind: int, place: int) -> str:
        """Where a construction stands: a Region, or a slot."""
        if place == NOWHERE:
            return ""
        return self.names[place] if kind == SHELTER else (self.bridges if kind == BRIDGE else self.elevators)[place]


@lru_cache(maxsize=64)
def city_names(layout: Layout, city: City) -> CityNames:
    return CityNames(layout, city)


@lru_cache(maxsize=64)
def card_names(layout: Layout) -> tuple[str, ...]:
    """The names of all cards by number."""
    return layout.play.domains[0].keys
