"""Exploration: a hex is taken, laid on the map and entered; then the discovery of its symbols."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules.chart import opposite
from ludoteca.games.archipelago.rules.discovering import LEFT, WHERE
from ludoteca.games.archipelago.rules.layout import HEX_DECK, HEX_DISCARD, IN_HAND, ON_MAP
from ludoteca.games.archipelago.rules.map import (
    START,
    area_behind,
    cannot_lay,
    fits_on,
    fits_somewhere,
    lay_region,
    terrain,
)
from ludoteca.games.archipelago.rules.markers import move_surplus
from ludoteca.games.archipelago.rules.names import (
    CAN_BE_PLACED,
    CELL_TAKEN,
    CHOOSE_HEX,
    DISC_GAINED,
    DISCOVER,
    DISCOVERED,
    EDGES,
    EXPLORATION_FAILED,
    LAND_CITIZEN,
    LANDED,
    NEXT_HEX,
    NO_HEX_LEFT,
    NO_PLACE_FOR_IT,
    NO_SPACE,
    NO_SUCH_AREA,
    NOBODY,
    NOBODY_CAN_GO,
    NOT_EXPLORING,
    NOT_IN_HAND,
    NOTHING,
    PASSED_HEX,
    PICK_CELL,
    PICK_ROTATION,
    PICK_SIDE,
    SEA,
    SEND_EXPLORER,
    SPOTS,
    TOKEN_TAKEN,
    TOOK_HEX,
)
from ludoteca.games.archipelago.rules.pieces import (
    add_citizen,
    engage,
    free_unit_at,
    has_free_unit,
    lands,
    put_unit,
    spot_of,
)
from ludoteca.games.archipelago.rules.state import DISCS, ON_GROUND, TOKENS, Archipelago
from ludoteca.kernel.chance import DECKS
from ludoteca.kernel.decision import ALLOWED, Decision, Options
from ludoteca.kernel.events import EVERYBODY
from ludoteca.kernel.numbers import Action, Place, Seat, table

# The own words of the steps of a placement, each with those before it.
THE_SIDE: Final[i64] = 0
THE_CELL: Final[i64] = 1
THE_ROTATION: Final[i64] = 2

# Why an exploration failed.
NOBODY_FREE: Final[i64] = 0
FITS_NOWHERE: Final[i64] = 1
GIVEN_UP: Final[i64] = 2


def uncover_hex(s: Archipelago) -> None:
    """ARC-EXPL-02 the hex on top shows a side; ARC-EXPL-04 an empty deck is made of the discards."""
    hexes = s.hexes
    if hexes.size(HEX_DECK) == 0:
        while hexes.size(HEX_DISCARD) > 0:
            hexes.move(HEX_DISCARD, hexes.size(HEX_DISCARD) - 1, HEX_DECK)
        hexes.shuffle(HEX_DECK, s.chance, DECKS)
    s.looked = 0
    top = hexes.size(HEX_DECK) - 1
    if top < 0:
        s.top_side = NOTHING
        return
    s.reveal()
    s.show(hexes, HEX_DECK, top, EVERYBODY)
    s.top_side = hexes.card(HEX_DECK, top) * 2 + s.chance.below(DECKS, 2)
    s.tell(NEXT_HEX, s.top_side)


def cannot_explore(s: Archipelago) -> i64:
    """ARC-EXPL-04 with neither deck nor discards nobody explores."""
    return ALLOWED if s.hexes.size(HEX_DECK) > 0 else NO_HEX_LEFT


def begin_exploration(s: Archipelago, seat: Seat) -> None:
    s.push(CHOOSE_HEX, seat)


@final
class ChooseHex(Decision[Archipelago]):
    """Take the hex whose face lies up on the deck, or discard it and take the next one.

    ARC-EXPL-02  one knows neither its other side nor what comes next, and there is no third choice
    ARC-EXPL-03  both sides of what is taken may be looked at
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        out.add(s.layout.take_hex.of())
        out.add(s.layout.next_hex.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return ALLOWED if s.asks(CHOOSE_HEX, seat) else NOT_EXPLORING

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.done()
        if s.layout.next_hex.has(action):
            s.tell(PASSED_HEX, seat, s.top_side)
            discard_top(s)
        top = s.hexes.size(HEX_DECK) - 1
        s.tell(TOOK_HEX, seat, s.top_side)
        s.hexes.move(HEX_DECK, top, IN_HAND + seat)
        uncover_hex(s)
        s.push(PICK_SIDE, seat)


def discard_top(s: Archipelago) -> None:
    s.hexes.move(HEX_DECK, s.hexes.size(HEX_DECK) - 1, HEX_DISCARD)
    uncover_hex(s)


def in_hand(s: Archipelago, seat: Seat, side: i64) -> bool:
    """Whether a seat has the hex of a side before it: dealt in turn 0, or taken to explore."""
    return s.hexes.find(IN_HAND + seat, side // 2) >= 0


def is_placing(s: Archipelago, seat: Seat) -> bool:
    return s.asked() == seat and s.began() == PICK_SIDE


def cannot_pick_side(s: Archipelago, seat: Seat, side: i64) -> i64:
    """ALLOWED, or why this region cannot be laid now."""
    if not is_placing(s, seat):
        return NOT_EXPLORING
    if not in_hand(s, seat, side):
        return NOT_IN_HAND  # ARC-T0-03
    return ALLOWED if fits_somewhere(s, seat, side) else NO_PLACE_FOR_IT


def nothing_fits(s: Archipelago, seat: Seat) -> bool:
    """Whether no region that a seat has before it can be laid anywhere."""
    pile = IN_HAND + seat
    for k in range(s.hexes.size(pile)):
        side = s.hexes.card(pile, k) * 2
        if fits_somewhere(s, seat, side) or fits_somewhere(s, seat, side + 1):
            return False
    return True


def cannot_give_up(s: Archipelago, seat: Seat) -> i64:
    """ARC-EXPL-08 an exploration fails only if the hex cannot be placed; by a setting whenever one likes."""
    if not is_placing(s, seat) or s.turn == 0:
        return NOT_EXPLORING
    if not s.layout.rulings.may_fail and not nothing_fits(s, seat):
        return CAN_BE_PLACED
    return ALLOWED


def why_failed(s: Archipelago, seat: Seat) -> i64:
    """ARC-EXPL-07, ARC-EXPL-08 what everybody sees of why a hex is not placed; who may give up need not say why."""
    if not has_free_unit(s, seat):
        return NOBODY_FREE
    return GIVEN_UP if s.layout.rulings.may_fail else FITS_NOWHERE


@final
class PickSide(Decision[Archipelago]):
    """Which region is laid on the map: one side of one of the hexes before you.

    ARC-T0-03    in turn 0 one of three hexes
    ARC-EXPL-03  later one side of the hex that was taken
    ARC-EXPL-08  if it cannot be placed the exploration has failed; the disc stays spent
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        pile = IN_HAND + seat
        for k in range(s.hexes.size(pile)):
            side = s.hexes.card(pile, k) * 2
            for face in range(side, side + 2):
                if fits_somewhere(s, seat, face):
                    out.add(s.layout.side.of(face))
        if cannot_give_up(s, seat) == ALLOWED:
            out.add(s.layout.give_up.of())

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if s.layout.give_up.has(action):
            return cannot_give_up(s, seat)
        return cannot_pick_side(s, seat, s.layout.side.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        if s.layout.give_up.has(action):
            s.done()
            s.hexes.move(IN_HAND + seat, 0, HEX_DISCARD)
            s.tell(EXPLORATION_FAILED, seat, why_failed(s, seat))
            if s.hexes.size(HEX_DECK) == 0:
                uncover_hex(s)  # ARC-EXPL-04
        else:
            s.go_on(PICK_CELL, seat, s.layout.side.argument(action))


@final
class PickCell(Decision[Archipelago]):
    """Where the region is laid.

    ARC-T0-05    in turn 0 beside the start, and beside others if all edges go on
    ARC-EXPL-05  later beside at least two regions
    ARC-EXPL-07  from one of which a unit can go in
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        side = s.own(THE_SIDE)
        seen = table(s.layout.grid.count)
        for region in range(s.regions):
            for edge in range(EDGES):
                if s.beside(region, edge) == NOBODY:
                    cell = s.layout.grid.next[s.cells[region] * EDGES + edge]
                    if cell >= 0 and seen[cell] == 0:
                        seen[cell] = 1
                        if fits_on(s, seat, side, cell):
                            out.add(s.layout.place.of(cell))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(PICK_CELL, seat):
            return NOT_EXPLORING
        cell = s.layout.place.argument(action)
        found: i64 = NO_SPACE
        for rotation in range(EDGES):
            refusal = cannot_lay(s, seat, s.own(THE_SIDE), cell, rotation)
            if refusal == ALLOWED or refusal == CELL_TAKEN:
                return refusal
            found = max(found, refusal)
        return found

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        s.go_on(PICK_ROTATION, seat, s.own(THE_SIDE), s.layout.place.argument(action))


@final
class PickRotation(Decision[Archipelago]):
    """How the region is turned: clockwise, by so many sixths.

    ARC-T0-04    sea meets sea, field meets field, mountain meets mountain
    ARC-EXPL-06  on every edge that touches
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for rotation in range(EDGES):
            if cannot_lay(s, seat, s.own(THE_SIDE), s.own(THE_CELL), rotation) == ALLOWED:
                out.add(s.layout.rotate.of(rotation))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(PICK_ROTATION, seat):
            return NOT_EXPLORING
        return cannot_lay(s, seat, s.own(THE_SIDE), s.own(THE_CELL), s.layout.rotate.argument(action))

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        side, cell, rotation = s.own(THE_SIDE), s.own(THE_CELL), s.layout.rotate.argument(action)
        if s.turn == 0:
            s.done()
            explore_first(s, seat, side, cell, rotation)
            return
        explorers = explorers_for(s, seat, cell)
        if len(explorers) == 1:
            s.done()
            explore(s, seat, side, cell, rotation, explorers[0])
        else:
            s.go_on(SEND_EXPLORER, seat, side, cell, rotation)


def explorers_for(s: Archipelago, seat: Seat, cell: i64) -> vec[i64]:
    """ARC-EXPL-07 units that can go into a cell, one for each place in which units are alike."""
    found = vec[i64]()
    for edge in range(EDGES):
        region = (
            s.at[s.layout.grid.next[cell * EDGES + edge]] if s.layout.grid.next[cell * EDGES + edge] >= 0 else NOBODY
        )
        if region == NOBODY:
            continue
        for spot in range(SPOTS):
            unit = free_unit_at(s, seat, region, spot)
            if unit != NOBODY and goes_through(s, unit, region, opposite(edge)):
                found = append(found, unit)
    return found


def goes_through(s: Archipelago, unit: i64, region: Place, edge: i64) -> bool:
    """ARC-MIGR-02 a ship by a sea edge of its waters, a citizen by a land edge of its land."""
    return s.layout.is_ship(unit) == (terrain(s, region, edge) == SEA) and area_behind(s, region, edge) == s.area_of(
        unit
    )


@final
class SendExplorer(Decision[Archipelago]):
    """Which unit goes into the new region.

    ARC-EXPL-07  exactly one, active and not engaged: a ship by sea, a citizen by land, without convoys
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for unit in explorers_for(s, seat, s.own(THE_CELL)):
            out.add(s.layout.unit.of(s.region_of(unit), spot_of(s, unit)))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        return ALLOWED if chosen_explorer(s, seat, action) != NOBODY else NOBODY_CAN_GO

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        unit = chosen_explorer(s, seat, action)
        side, cell, rotation = s.own(THE_SIDE), s.own(THE_CELL), s.own(THE_ROTATION)
        s.done()
        explore(s, seat, side, cell, rotation, unit)


def chosen_explorer(s: Archipelago, seat: Seat, action: Action) -> i64:
    """The unit of an action that can go in, or NOBODY."""
    region, spot = s.layout.unit.argument(action, 0), s.layout.unit.argument(action, 1)
    for unit in explorers_for(s, seat, s.own(THE_CELL)):
        if s.region_of(unit) == region and spot_of(s, unit) == spot:
            return unit
    return NOBODY


def explore(s: Archipelago, seat: Seat, side: i64, cell: i64, rotation: i64, unit: i64) -> None:
    """ARC-EXPL-09 to ARC-EXPL-11 the region is found: the unit goes in, a token, a discovery, the huts."""
    came_from = s.region_of(unit)
    region = reveal_region(s, seat, side, cell, rotation)
    enter_region(s, unit, came_from, region)
    if s.layout.rulings.explore_engages:
        engage(s, unit)
    take_token(s, seat)
    move_surplus(s, s.layout.sides.huts[side])
    s.then(DISCOVER, region, seat)


def reveal_region(s: Archipelago, seat: Seat, side: i64, cell: i64, rotation: i64) -> Place:
    """The hex leaves the hand for the map, where everybody sees it."""
    k = s.hexes.find(IN_HAND + seat, side // 2)
    s.show(s.hexes, IN_HAND + seat, k, EVERYBODY)
    s.hexes.move(IN_HAND + seat, k, ON_MAP)
    region = lay_region(s, side, cell, rotation)
    s.tell(DISCOVERED, seat, region, side)
    return region


def enter_region(s: Archipelago, unit: i64, came_from: Place, region: Place) -> None:
    """ARC-T0-07, ARC-EXPL-07 into the area behind the edge that both regions share."""
    for edge in range(EDGES):
        if s.beside(region, edge) == came_from:
            put_unit(s, unit, region, area_behind(s, region, edge), ON_GROUND)


def explore_first(s: Archipelago, seat: Seat, side: i64, cell: i64, rotation: i64) -> None:
    """ARC-T0-07 to ARC-T0-09 the first region: ship, token, citizens, huts; ARC-VAR-01 from the desert a citizen."""
    layout = s.layout
    region = reveal_region(s, seat, side, cell, rotation)
    unit = layout.first_unit(seat) if layout.rulings.desert else layout.first_ship(seat)
    enter_region(s, unit, START if touches(s, region, START) else left_for(s, region), region)
    take_token(s, seat)
    move_surplus(s, layout.sides.huts[side])
    s.then(DISCOVER, region, seat)
    if not layout.rulings.desert:
        land_citizens(s, seat, region, layout.numbers.start_citizens)


def touches(s: Archipelago, region: Place, other: Place) -> bool:
    for edge in range(EDGES):
        if s.beside(region, edge) == other:
            return True
    return False


def left_for(s: Archipelago, region: Place) -> Place:
    """A neighbour from which a ship, or in the desert a citizen, can go into a region."""
    for edge in range(EDGES):
        other = s.beside(region, edge)
        if other != NOBODY and (terrain(s, region, edge) == SEA) != s.layout.rulings.desert:
            return other
    return START


def land_citizens(s: Archipelago, seat: Seat, region: Place, count: i64) -> None:
    """ARC-T0-08 on any land of the region; where there is only one there is nothing to ask."""
    if lands(s, region) == 1:
        s.tell(LANDED, seat, count, region)
        for _ in range(count):
            add_citizen(s, seat, region, 0)
    else:
        s.push(LAND_CITIZEN, seat, region, count)


@final
class LandCitizen(Decision[Archipelago]):
    """On which land of the first region a citizen goes ashore.

    ARC-T0-08  any of its areas of land
    """

    def options(self, s: Archipelago, seat: Seat, out: Options) -> None:
        for area in range(lands(s, s.own(WHERE))):
            out.add(s.layout.land.of(area))

    def refusal(self, s: Archipelago, seat: Seat, action: Action) -> i64:
        if not s.asks(LAND_CITIZEN, seat):
            return NOT_EXPLORING
        return ALLOWED if s.layout.land.argument(action) < lands(s, s.own(WHERE)) else NO_SUCH_AREA

    def take(self, s: Archipelago, seat: Seat, action: Action) -> None:
        region, left = s.own(WHERE), s.own(LEFT) - 1
        s.tell(LANDED, seat, 1, region)
        add_citizen(s, seat, region, s.layout.land.argument(action))
        s.set_own(LEFT, left)
        if left == 0:
            s.done()


def take_token(s: Archipelago, seat: Seat) -> None:
    """ARC-EXPL-09 from the first pile that has any; ARC-P5-05 with an empty pile everybody gets a disc."""
    numbers = s.layout.numbers
    s.explorers -= 1
    s.add(seat, TOKENS, 1)
    s.tell(TOKEN_TAKEN, seat, s.explorers)
    if s.explorers % numbers.pile == 0 and s.discs < numbers.most_discs:
        s.discs += 1
        for other in range(s.seats):
            s.add(other, DISCS, 1)
        s.out = 0  # ARC-P5-09
        s.tell(DISC_GAINED, s.discs)
