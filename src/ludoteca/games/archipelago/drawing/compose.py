"""The table put together: every element of the picture by area and id, from the lowest to the uppermost."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.draw.memory import remembered
from ludoteca.draw.svg import Markup, el
from ludoteca.draw.things import used
from ludoteca.games.archipelago.drawing import (
    aside,
    chart,
    choices,
    colony,
    crisis,
    emblems,
    evolution,
    icons,
    labour,
    markets,
    offers,
    paints,
    panels,
    ribbon,
    scene,
    strip,
    terrain,
    wheel,
)
from ludoteca.games.archipelago.drawing.places import Places
from ludoteca.games.archipelago.drawing.table import Strip, Table
from ludoteca.play.texts import Texts

Layer = dict[str, Markup]


def fragments(table: Table, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture."""
    shapes = used_shapes(table)
    here = chart.layout(tuple((q, r) for _, q, r, _ in table.laid), table.in_view, table.facing)
    world = chart.world_of(table.laid, here)
    shapes |= {tile.shape: terrain.shape(tile.side, tile.rotation) for tile in world}
    shapes |= imagined_shapes(table, here)
    common = {"definitions": definitions()}
    common |= {f"shape-{name}": shape for name, shape in sorted(shapes.items())}
    common["water"] = terrain.water(world)
    mine = table.players[table.viewer]
    rivals = tuple(player for player in table.players if player.number != table.viewer)
    return {
        "": common,
        "turn": ribbon.ribbon(table.turn, table.phase, table.order, table.turn_said, texts, is_last=table.is_last),
        "map": the_chart(table, here, world, texts),
        "colony": colony.scale(table.colony, texts),
        "own": panels.own(mine, table.seats, texts),
        "wheel": wheel.wheel(table.spaces, table.halls, table.seats, table.round)
        | aside.aside(
            table.trends, table.no_trend_said, table.piles, table.ahead, table.florins, table.florins_said, texts
        ),
        "markets": markets.boards(table.sections, table.bank, table.read, texts),
        "labour": labour.board(table.labour, texts),
        "evolution": the_strip(table, texts),
        "rivals": panels.rivals(tuple(sorted(rivals, key=lambda seat: seat.place)), texts),
    }


@remembered
def definitions() -> Markup:
    """Paints, icons and emblems, to be used by everything else."""
    return el(
        "defs",
        paints.definitions(),
        icons.definitions(),
        emblems.definitions(),
        terrain.stencil(),
        el("clipPath", used("arc-hex"), id="arc-hex-clip"),
        chart.clip(),
        id="definitions",
    )


def used_shapes(table: Table) -> dict[str, Markup]:
    """Shapes of tiles that are shown outside the chart, as they lie there."""
    shown = [table.ahead.side] if table.ahead.side else []
    if table.strip is not None:
        shown += [one.side for one in table.strip.sides]
    return {f"{side}-0": terrain.shape(side, 0) for side in shown}


def imagined_shapes(table: Table, here: chart.Layout) -> dict[str, Markup]:
    """Shapes of tiles that lie on the chart in thought only."""
    there = [here.tile((one.side, one.q, one.r, one.rotation)) for one in table.cells if one.side]
    return {tile.shape: terrain.shape(tile.side, tile.rotation) for tile in there}


def the_chart(table: Table, here: chart.Layout, world: terrain.World, texts: Texts) -> Layer:
    """Paper and ornaments, the tiles, who holds them, what stands there, and what there is to choose."""
    places = {land.number: Places(laid, here) for land, laid in zip(table.lands, table.laid, strict=True)}
    cells = tuple((q, r) for _, q, r, _ in table.laid) + table.in_view
    out: Layer = {
        "paper": chart.paper(),
        "ornaments": chart.ornaments(chart.free_corners(cells, here), texts),
        "sea": terrain.sea(here.where, here.turn),
        "land": terrain.land(world, here.where, here.turn),
    }
    out |= choices.newest(table.laid[-1], len(table.laid) - 1, here)
    out |= choices.cells(table.cells, here)
    out |= scene.hexes(table.lands, places, here.size)
    out |= scene.marks(table.lands, places, here)
    out |= scene.standing(table.built, table.companies, places, here.piece)
    out |= scene.numbers(table.lands, places, here.size)
    out |= scene.warnings(table.lands, places, here.size)
    out |= choices.courses(table.courses, places)
    out |= choices.ghosts(table.ghosts, places, here.piece)
    out["frame"] = chart.frame()
    return out


def the_strip(table: Table, texts: Texts) -> Layer:
    """The deck and the track, or what is laid out to choose from."""
    if table.strip is None:
        return evolution.strip(table.track, table.deck, texts)
    out = {"track": strip.table(table.strip.title)} | evolution.top_of(table.deck, texts)
    return out | laid_out(table, table.strip, texts)


def laid_out(table: Table, shown: Strip, texts: Texts) -> Layer:
    if shown.offer is not None:
        return offers.slip(shown.offer, texts)
    if shown.crisis is not None:
        return crisis.sheet_of(shown.crisis, texts)
    if shown.trends:
        return strip.trends(shown.trends, shown.voted, texts)
    if shown.aims:
        return strip.aims(shown.aims, texts)
    if shown.sides:
        return strip.sides(shown.sides, texts)
    if shown.found:
        return strip.found(shown.found, texts)
    if shown.purse is not None:
        return strip.purse(table.viewer, *shown.purse, texts)
    if shown.fists:
        return strip.fists(shown.fists)
    return strip.slips(shown.slips, texts)
