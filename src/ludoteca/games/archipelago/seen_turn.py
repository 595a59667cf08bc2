"""What is going on at the moment, as a seat sees it: a crisis, an offer, and how far the own move has come."""

from __future__ import annotations

from ludoteca.games.archipelago.rules import names as n
from ludoteca.games.archipelago.rules.building import WHO as BUILDER
from ludoteca.games.archipelago.rules.bundles import (
    CARDS_GIVEN,
    CARDS_WANTED,
    MAKER,
    ORDER_PLACE,
    PARTNER,
    PERMISSION,
    SIDE_SIZE,
    SIZE,
    STAND_UPS,
    SYMBOLS,
    WANTED,
    net_word,
)
from ludoteca.games.archipelago.rules.crises import GIVEN, GOOD, NUMBER
from ludoteca.games.archipelago.rules.layout import (
    BOARD_NAMES,
    BUILDING_NAMES,
    CONSTRUCTION_NAMES,
    GOOD_NAMES,
    IN_HAND,
    SPOT_NAMES,
    THING_NAMES,
)
from ludoteca.games.archipelago.rules.map import fits_somewhere
from ludoteca.games.archipelago.rules.names import FIVE_COIN, GOODS, NOBODY, THINGS
from ludoteca.games.archipelago.rules.paying import PACKED, THING, tokens_for
from ludoteca.games.archipelago.rules.pieces import citizens_in, spot_of
from ludoteca.games.archipelago.rules.rebels import count_lying
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.games.archipelago.seen import Crisis, Offer, Step
from ludoteca.games.archipelago.seen_map import courses
from ludoteca.kernel.state import NO_SEAT, OWN, SEAT, STEP


def crisis(s: Archipelago) -> Crisis | None:
    """The crisis that lies on the agenda, if any."""
    left = 0
    for depth in range(int(s.depth) - 1, -1, -1):
        base = depth * int(STEP)
        number, words = int(s.agenda[base]), [int(s.agenda[base + int(OWN) + k]) for k in range(5)]
        if number == n.STAND_UP:
            left = words[0]
        if number in (n.DOMESTIC_CRISIS, n.EXPORT_CRISIS) and s.agenda[base + int(SEAT)] == NO_SEAT and words[2]:
            return Crisis(
                is_domestic=number == n.DOMESTIC_CRISIS,
                good=GOOD_NAMES[words[int(GOOD)]],
                number=words[int(NUMBER)],
                given=words[int(GIVEN)],
                lying=int(count_lying(s)),
                asked=tuple(int(s.order[k]) for k in range(words[2])),
                player=int(s.player),
                stand_up=left,
            )
    return None


def offer(s: Archipelago, seat: int, deciding: str) -> Offer | None:
    """An offer that was made, which all have heard; or the viewer's own while it is put together."""
    if deciding not in ("fill-offer", "answer-offer"):
        return None
    ids, words = s.layout.card_ids, [int(s.own(k)) for k in range(16)]
    net = [
        (name, words[int(net_word(thing))])
        for thing, name in enumerate(THING_NAMES[: int(THINGS)])
        if thing != FIVE_COIN
    ]
    return Offer(
        maker=words[int(MAKER)],
        partner=words[int(PARTNER)],
        gives=tuple((name, count) for name, count in net if count > 0),
        wants=tuple((name, -count) for name, count in net if count < 0),
        gives_cards=tuple(name for card, name in enumerate(ids) if words[int(CARDS_GIVEN)] >> card & 1),
        wants_cards=tuple(name for card, name in enumerate(ids) if words[int(CARDS_WANTED)] >> card & 1),
        harvest_region=words[int(PERMISSION)] // int(SYMBOLS) if words[int(PERMISSION)] else NOBODY,
        harvest_symbols=words[int(PERMISSION)] % int(SYMBOLS),
        order_place=words[int(ORDER_PLACE)],
        stand_ups=words[int(STAND_UPS)],
        given=words[int(SIZE)] & int(SIDE_SIZE),
        wanted=words[int(SIZE)] >> int(WANTED) & int(SIDE_SIZE),
        is_made=deciding == "answer-offer",
    )


def step(s: Archipelago, deciding: str) -> Step | None:
    """What the viewer's move has come to, from the words of the step on top."""
    layout, a, b, c = s.layout, int(s.own(0)), int(s.own(1)), int(s.own(2))
    sides, cells = layout.sides.ids, layout.grid.names
    if deciding == "pick-side":
        return Step(sides=fitting(s))
    if deciding == "pick-cell":
        return Step(side=sides[a])
    if deciding == "pick-rotation":
        return Step(side=sides[a], cell=cells[b])
    if deciding == "send-explorer":
        return Step(side=sides[a], cell=cells[b], rotation=c)
    if deciding == "land-citizen":
        return Step(region=a, left=b)
    if deciding in ("stock-market", "take-discovery"):
        return Step(region=a)
    if deciding == "set-order":
        return Step(made=a)
    if deciding == "stand-up":
        return Step(left=a)
    if deciding == "expel-rebel":
        return Step(region=a, spot=BUILDING_NAMES[b])
    if deciding == "grant-harvest":
        return Step(region=a)
    if deciding == "harvest":
        return Step(good=GOOD_NAMES[a], left=b, made=c)
    if deciding == "transact":
        return Step(boards=tuple(name for k, name in enumerate(BOARD_NAMES) if a >> k & 1), left=b, made=c)
    if deciding in ("reproduce", "recruit"):
        return Step(left=a, made=b)
    if deciding == "migrate":
        full = [k for k in range(s.regions) if citizens_in(s, s.asked(), k) > layout.numbers.most_citizens]
        return Step(made=b, over_full=tuple(full))
    if deciding == "migrate-to":
        region, on_foot = int(s.region_of(a)), not layout.is_ship(a)
        ways = courses(s, int(s.asked()), region) if on_foot and region < s.regions else ()  # else it is in reserve
        return Step(region=region, spot=SPOT_NAMES[int(spot_of(s, a))], courses=ways)
    if deciding == "turn-card":
        return Step(left=a)
    return card_step(s, deciding)


def fitting(s: Archipelago) -> tuple[str, ...]:
    """ARC-EXPL-08 the sides in the hand of whoever explores that can be laid somewhere."""
    seat = int(s.asked())
    held = [2 * int(s.hexes.card(IN_HAND + seat, k)) for k in range(s.hexes.size(IN_HAND + seat))]
    return tuple(s.layout.sides.ids[side] for one in held for side in (one, one + 1) if fits_somewhere(s, seat, side))


def card_step(s: Archipelago, deciding: str) -> Step | None:
    """The same for constructions, payments and cards."""
    layout, a, b, c = s.layout, int(s.own(0)), int(s.own(1)), int(s.own(2))
    if deciding == "choose-construction":
        return Step(constructions=tuple(name for k, name in enumerate(CONSTRUCTION_NAMES) if a >> k & 1))
    if deciding == "choose-builder":
        return Step(construction=CONSTRUCTION_NAMES[a])
    if deciding == "choose-waters":
        unit = int(s.own(BUILDER))
        return Step(construction=CONSTRUCTION_NAMES[a], region=int(s.region_of(unit)))
    if deciding == "pay-with-tokens":
        thing, packed = int(s.own(THING)), int(s.own(PACKED))
        tokens = tuple(int(tokens_for(packed, good)) for good in range(GOODS))
        if a == 0:
            cost = tuple(int(layout.build_cost[thing * GOODS + good]) for good in range(GOODS))
            return Step(construction=CONSTRUCTION_NAMES[thing], tokens=tokens, cost=cost)
        way = int(s.own(3))
        cost = tuple(int(layout.cost_of(thing, way, good)) for good in range(GOODS))
        return Step(card=layout.card_ids[thing], tokens=tokens, cost=cost)
    if deciding in ("choose-way", "send-to-wonder"):
        return Step(card=layout.card_ids[a])
    if deciding == "choose-rival":
        return Step(kind="spy" if a == n.SPY else "steal")
    if deciding == "loot":
        return Step(region=b - 1, good=GOOD_NAMES[c]) if b else Step()
    if deciding == "take-cube":
        return Step(goods=tuple(name for k, name in enumerate(GOOD_NAMES) if a >> k & 1))
    if deciding == "buy-found":
        return Step(kind=("character", "progress")[a])
    if deciding == "choose-harvest":
        return Step(left=a)
    if deciding == "pick-spot":
        if s.began() == n.HARVEST:
            return Step(region=int(s.region_of(a)), good=GOOD_NAMES[b])
        return Step(seat=a, region=b)
    return None
