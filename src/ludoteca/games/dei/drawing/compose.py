"""The table put together: every element of the picture by area and id, from the lowest to the uppermost."""

from __future__ import annotations

from collections.abc import Mapping
from math import dist

from ludoteca.draw.memory import remembered_ground
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.things import Spot, neat
from ludoteca.games.dei.drawing import (
    blocks,
    chooser,
    hand,
    header,
    icons,
    market,
    missions,
    paints,
    panels,
    pieces,
    posters,
    regions,
    standing,
    streets,
)
from ludoteca.games.dei.drawing.arrangement import ARRANGEMENTS, HEIGHT, MARGIN, Arrangement, Frame
from ludoteca.games.dei.drawing.cards import Buyer
from ludoteca.games.dei.drawing.catalog import DISTRICTS
from ludoteca.games.dei.drawing.icons import plate
from ludoteca.games.dei.drawing.lattice import SIDE, City, Plan, Rows
from ludoteca.games.dei.drawing.palette import FAMILIES
from ludoteca.games.dei.drawing.pieces import CUBE_AT, CUBE_SIZE, NOBODY, token
from ludoteca.games.dei.drawing.places import Places
from ludoteca.games.dei.drawing.table import Built, Ghost, Outcome, Table
from ludoteca.play.texts import Texts

Layer = dict[str, Markup]
COLOURED = ("red", "blue", "green")
STOCK_OF = {"shelter": "shelter", "bridge": "bridge", "elevator": "lift"}
LARGEST = 42.0  # of a cell of a small city
LEAST_TRAY = 138.0  # has room for what it says
GAP = 6  # between the hand and what lies beside it
BELOW_HUT = 13.5  # is what a recruit decides
HALF_MARK = 48  # of what is said there, at most
GRIDS = {code: district.grid for code, district in DISTRICTS.items()}


@remembered_ground
def surveyed(rows: Rows, seats: int) -> Places:
    """A city as it is laid: all places on it, computed once. A small one, for a lesson, lies in the middle."""
    here = ARRANGEMENTS[seats]
    city = City(rows, GRIDS)
    wide, high = here.city.wide - 2 * MARGIN, here.city.high - 2 * MARGIN
    unit = min(wide / (SIDE * city.across), high / (SIDE * city.down * here.squeeze), LARGEST)
    left, top = wide - SIDE * city.across * unit, high - SIDE * city.down * unit * here.squeeze
    at = (here.city.x + MARGIN + left / 2, here.city.y + MARGIN + top / 2)
    return Places(Plan(city, at, unit, here.squeeze))


def fragments(table: Table, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture."""
    here = ARRANGEMENTS[table.seats]
    places = surveyed(table.rows, table.seats)
    factions = tuple(player.faction for player in table.players)
    out: dict[str, Mapping[str, Markup]] = {
        "": {"definitions": definitions(table.rows, table.seats, factions)},
        "map": the_city(table, places, here, texts),
    }
    out |= own_cards(table, here, texts)
    if here.own is not None:
        mine = table.players[table.viewer]
        out["own"] = panels.own_strip(mine, here.own, texts, not table.is_spectator)
    out["market"] = stalls(table, here, texts)
    viewer = NOBODY if table.is_spectator else table.viewer
    out["missions"] = missions.board(
        table.missions, table.clock.turn, viewer, table.spent, here.missions, table.house, texts
    )
    out["players"] = players(table, here, texts)
    scores = tuple(header.Score(player.supplies, player.counted) for player in table.players)
    out["turn"] = header.header(table.clock, here.turn.wide, texts) | header.track(
        scores, table.bank, here.turn.wide, texts
    )
    return out


@remembered_ground
def definitions(rows: Rows, seats: int, factions: tuple[str, ...]) -> Markup:
    """Paints, icons, pieces and the shapes of the Regions, to be used by everything else."""
    plan = surveyed(rows, seats).plan
    return el(
        "defs",
        paints.definitions(plan.x, plan.y, plan.wide, plan.high),
        icons.definitions(),
        pieces.definitions(seats, factions),
        *regions.stencils(seats),
        shapes(rows, seats),
        id="definitions",
    )


@remembered_ground
def shapes(rows: Rows, seats: int) -> Markup:
    return regions.definitions(surveyed(rows, seats).plan)


@remembered_ground
def ground(rows: Rows, seats: int) -> Markup:
    return streets.ground(surveyed(rows, seats).plan)


@remembered_ground
def buildings(rows: Rows, seats: int) -> Markup:
    return blocks.blocks(surveyed(rows, seats).plan)


def the_city(table: Table, places: Places, here: Arrangement, texts: Texts) -> Layer:
    """Streets, who holds them, blocks, who holds their roofs, what stands there, and what there is to choose.

    Under posters and Talents there are no Regions to point at: what happened in them would be marked upon those.
    """
    city = places.city
    lands = () if table.posters or table.draft else table.lands
    washed = {
        land.name: regions.region(land.name, city.is_roof(land.name), land.leaders, land.best, land.said, "DEI-MAJ-03")
        for land in lands
    }
    out: Layer = {"city": ground(table.rows, table.seats)}
    out |= {f"region-{name}": wash for name, wash in washed.items() if not city.is_roof(name)}
    out["blocks"] = buildings(table.rows, table.seats)
    out |= {f"region-{name}": wash for name, wash in washed.items() if city.is_roof(name)}
    out |= bridges_and_lifts(table, places)
    out |= ghosts(table, places)
    out |= standing_things(table, places)
    out |= ways(table, places)
    out |= {f"{'barred' if one.is_barred else 'offer'}-{one.region}": outcome(one, places) for one in table.outcomes}
    return out | over_the_city(table, places, here, texts)


def slot_of(place: str) -> tuple[str, ...]:
    """A slot as it is written, in its parts: `2.1-b-R` has a district, a Ground and a Roof."""
    return tuple(place.split("-"))


def bridges_and_lifts(table: Table, places: Places) -> Layer:
    """What is fixed to walls and over gaps; it lies under units."""
    out: Layer = {}
    taken: dict[str, int] = {}
    for one in table.built:
        if one.kind == "shelter":
            continue
        which = taken.get(one.place, 0)
        taken[one.place] = which + 1
        ident, came = _construction(one, out)
        if one.kind == "bridge":
            tile, first, other, crossed = slot_of(one.place)
            (ax, ay), (bx, by) = places.spans[tile, first, other, crossed]
            ends = ((ax + 7 * which, ay + 7 * which), (bx + 7 * which, by + 7 * which))
            out[ident] = standing.bridge(ident, ends, one.seat, one.said, came)
        else:
            tile, low, high = slot_of(one.place)
            at = places.lift((tile, low, high), which)
            out[ident] = standing.lift(ident, one.seat, (round(at[0], 1), round(at[1], 1)), one.said, came)
    return out


def _construction(one: Built, there: Layer) -> tuple[str, str]:
    """The id of a construction, and where it came from: from where it stood before, or out of the reserve."""
    kind = {"shelter": "hut", "bridge": "bridge", "elevator": "lift"}[one.kind]
    owner = "n" if one.seat == NOBODY else str(one.seat)
    ident = f"{kind}-{owner}-{one.place}"
    copies = 1
    while ident in there:
        copies += 1
        ident = f"{kind}-{owner}-{one.place}-{copies}"
    return ident, "" if one.seat == NOBODY else f"{kind}-{owner}-* stock-{STOCK_OF[one.kind]}-{one.seat}"


def standing_things(table: Table, places: Places) -> Layer:
    """What lies flat, Shelters, all that stands, from the north, then what hovers: no squad is ever hidden."""
    city = places.city
    out: Layer = {}
    for land in table.lands:
        if land.tokens:
            spots = places.tokens(land.name)
            out[f"token-{land.name}"] = standing.tokens(
                land.name, city.is_roof(land.name), land.tokens, spots, land.tokens_said
            )
    upright: list[tuple[float, str, Markup]] = []
    for post in table.posts:
        at = places.outposts[post.tile]
        out[f"outpost-{post.tile}"] = standing.outpost(post.tile, post.family, at, post.said)
        if post.holder != NOBODY:
            inwards = post.tile in places.inwards
            raised = standing.flag(post.tile, post.holder, post.is_kept, inwards, at, post.said)
            upright.append((at[1] + 0.1, f"flag-{post.tile}-{post.holder}", raised))
        else:
            spot = (round(at[0] + CUBE_AT[0], 1), round(at[1] + CUBE_AT[1], 1))
            out[f"cube-{post.tile}"] = standing.cube(post.tile, post.family, spot, CUBE_SIZE)
    out |= shelters(table, places)
    foretold = {
        f"values-{one.region}" for one in table.outcomes if one.values
    }  # what will be is told instead of what is
    for scene in table.scenes:
        upright += [one for one in standing.units(scene, places) if one[1] not in foretold]
    out |= {ident: drawn for _, ident, drawn in sorted(upright, key=lambda one: one[:2])}
    over: dict[str, int] = {}
    for flier in table.fliers:
        which = over.get(flier.region, 0)
        over[flier.region] = which + 1
        at = places.drones(flier.region)[which]
        out[f"drone-{flier.kind}"] = standing.drone(flier.kind, at, flier.said)
    return out


def shelters(table: Table, places: Places) -> Layer:
    """Each beside where units stand; where there is no room for that, behind them."""
    huts: dict[str, int] = {}
    found: list[tuple[float, str]] = []
    out: Layer = {}
    for one in table.built:
        if one.kind != "shelter":
            continue
        which = huts.get(one.place, 0)
        huts[one.place] = which + 1
        spots = places.huts(one.place)
        at = spots[which % len(spots)]
        ident, came = _construction(one, out)
        out[ident] = standing.shelter(ident, one.seat, at, one.said, came)
        found.append((at[1], ident))
    return {ident: out[ident] for _, ident in sorted(found)}


def ghosts(table: Table, places: Places) -> Layer:
    """What could be built, each where it would stand: beside what is there already, and never over a unit."""
    out: Layer = {}
    for one in table.ghosts:
        ident = f"{ {'shelter': 'hut', 'bridge': 'bridge', 'elevator': 'lift'}[one.kind] }-{one.place}"
        out[f"slot-{ident}"] = _ghost(one, table, places)
    return out


def ways(table: Table, places: Places) -> Layer:
    """What constructions would link, each told while it is pointed at: from Region to Region, over its slot."""
    out: Layer = {}
    for one in table.ghosts:
        if not one.links:
            continue
        here, there = (standing.row_of(name, places).groups[0] for name in one.links)
        kind, slot = "lift", slot_of(one.place)
        over: tuple[Spot, ...]
        if one.kind == "bridge":
            kind, over = "bridge", towards(there, places.spans[slot[0], slot[1], slot[2], slot[3]])
        else:
            over = (places.lift((slot[0], slot[1], slot[2]), 0),)
        ident = f"{kind}-{one.place}"
        out[f"way-{ident}"] = standing.way(f"way-{ident}", f"slot-{ident}", (here, *over, there))
    return out


def towards(there: Spot, ends: tuple[Spot, Spot]) -> tuple[Spot, Spot]:
    """The ends of a Bridge as one goes over it: the nearer to where one arrives comes last."""
    one, other = ends
    return (other, one) if dist(one, there) < dist(other, there) else (one, other)


def _ghost(one: Ghost, table: Table, places: Places) -> Markup:
    there = sum(built.place == one.place and built.kind == one.kind for built in table.built)
    if one.kind == "shelter":
        spots = places.huts(one.place)
        return standing.ghost_shelter(one.place, table.viewer, spots[there % len(spots)], one.said)
    if one.kind == "bridge":
        tile, first, other, crossed = slot_of(one.place)
        (ax, ay), (bx, by) = places.spans[tile, first, other, crossed]
        ends = ((ax + 9 * there, ay + 9 * there), (bx + 9 * there, by + 9 * there))
        return standing.ghost_bridge(one.place, table.viewer, ends, one.said)
    tile, low, high = slot_of(one.place)
    x, y = places.lift((tile, low, high), there)
    return standing.ghost_lift(one.place, table.viewer, (round(x, 1), round(y, 1)), one.said)


def outcome(one: Outcome, places: Places) -> Markup:
    if one.steps >= 0:
        return chooser.steps(one.region, one.steps, places.steps(one.region))
    at = places.mark(one.region)
    if one.hut >= 0:
        spots = places.huts(one.region)
        x, y = spots[one.hut % len(spots)]
        plan = places.plan
        x = min(max(x, plan.x + HALF_MARK), plan.x + plan.wide - HALF_MARK)
        at = (neat(x, 5), neat(y + BELOW_HUT, 5))
    if one.is_barred:
        return chooser.barred(one.region, one.values, one.best, at)
    won = [token(places.city.is_roof(one.region), 0, 0, 6.5)] if one.tokens else []
    won += [plate(family, 0, 0, 8) for family in one.outposts]
    return chooser.outcome(one.region, one.values, one.best, tuple(won), at)


def over_the_city(table: Table, places: Places, here: Arrangement, texts: Texts) -> Layer:
    """Posters and Talents before the first Turn; chips beside a Region in the middle of a move."""
    if table.posters:
        return posters.factions(dict(table.posters), table.viewer, here.city, table.house, texts)
    if table.draft:
        return posters.draft(table.draft, table.viewer, here.city, texts)
    if table.crew is not None:
        at = places.mark(table.chosen_at)
        plate_spot = plate_at(table, places, here, chooser.crew_size(table.crew))
        return {"going": chooser.going(table.crew, at)} | chooser.crew(table.crew, plate_spot)
    if table.choices:
        return chooser.choices(table.choices, plate_at(table, places, here, chooser.choices_size(table.choices)))
    return {}


def plate_at(table: Table, places: Places, here: Arrangement, size: tuple[float, float]) -> Spot:
    """Where chips lie: beside the Region that they are about, or in the middle."""
    x, y, wide, high = here.city
    at = places.beside(table.chosen_at, *size) if table.chosen_at else (x + wide / 2, y + high / 2)
    return neat(at[0], 5), neat(at[1], 5)


def own_cards(table: Table, here: Arrangement, texts: Texts) -> dict[str, Layer]:
    """The card in play, the Pad and the hand."""
    mine = table.players[table.viewer]
    told = hand.Told(table.house, table.uses, table.further)
    of_play = told if table.play is None or table.play.owner == table.viewer else told._replace(further=0)
    play: Layer = hand.play_area(table.play, table.candy, (mine.tech, mine.energy), here.play, of_play, texts)
    lying = sum(card.phase == table.clock.phase for card in mine.pad)
    planned = hand.Planned(table.clock.phase, table.planned, lying)
    if here.own is not None:
        at = (here.play.x + 149, here.play.y + 3)
        play |= hand.own_pad(mine.pad, planned, table.viewer, at, table.house, texts)
    offered = kept = here.hand
    if table.copies and table.spends:
        offered, kept = shared(here.hand, len(table.copies))
    held = hand.hand(table.hand, planned, table.viewer, kept, here.card, table.has_tabs, told, texts)
    if table.copies:
        held |= hand.copies(table.copies, offered, table.house, texts)
    return {"play": play, "hand": held}


def shared(frame: Frame, copies: int) -> tuple[Frame, Frame]:
    """DEI-TAL-M3 what can be copied beside the hand, from which a card could be spent at the same time."""
    wide = min((frame.wide - GAP) / 2, max(LEAST_TRAY, hand.tray_wide(copies)))
    return frame._replace(wide=wide), frame._replace(x=frame.x + wide + GAP, wide=frame.wide - wide - GAP)


def stalls(table: Table, here: Arrangement, texts: Texts) -> Layer:
    """The markets as the viewer could buy there."""
    mine = table.players[table.viewer]
    posts = {
        family: sum(post.holder == table.viewer and post.family == family for post in table.posts)
        for family in FAMILIES
    }
    buyers = {family: Buyer(mine.tech, mine.energy, posts[family]) for family in FAMILIES}
    return market.markets(table.stalls, buyers, table.viewer, here.market, here.row, table.house, texts)


def players(table: Table, here: Arrangement, texts: Texts) -> Layer:
    """Everybody's place, or only the rivals' where the own one is a strip: from the viewer on, clockwise."""
    frame = here.players
    everybody = [table.players[(table.viewer + k) % table.seats] for k in range(table.seats)]
    out: Layer = {}
    if table.seats == 3:
        high = (frame.high - 6) / 2
        for k, seat in enumerate(everybody[1:]):
            place = Frame(frame.x, frame.y + k * (high + 6), frame.wide, high)
            out |= panels.rival(seat, place, table.house, texts)
        return out
    if table.seats == 2:
        own = Frame(frame.x, frame.y, frame.wide, 112)
        out |= panels.rival(everybody[0], own, table.house, texts, not table.is_spectator)
        rest = Frame(frame.x, frame.y + 116, frame.wide, HEIGHT - frame.y - 116)
        return out | panels.rival(everybody[1], rest, table.house, texts)
    high = (frame.high - 12) / 4
    for k, seat in enumerate(everybody):
        place = Frame(frame.x, frame.y + k * (high + 4), frame.wide, high)
        out |= panels.small(seat, place, table.house, texts, k == 0 and not table.is_spectator)
    return out
