"""The table of D.E.I. in plain lines, and the lines of its score. For terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.dei.labels import called, symbols
from ludoteca.games.dei.rules.layout import COLOUR_NAMES, DRONE_NAMES, KIND_NAMES
from ludoteca.games.dei.tables import symbols_of
from ludoteca.games.dei.view import HIDDEN, UNKNOWN, DeiView, Market, Mission, Offer, PadCard, Player, Region
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts, capital

NOBODY = -1
# What is counted at the end, in the order of `parts`, and the rule for each.
PARTS = (("outposts", "DEI-END-01"), ("talents", "DEI-END-02"), ("tech", "DEI-END-03"), ("energy", "DEI-END-04"))


def lines(view: DeiView, texts: Texts) -> list[str]:
    out = [clock(view, texts), *beside(view, texts), "", texts("sheet-city")]
    for region in view.regions:
        out += place(view, region, texts)
    out += ["", texts("sheet-links")]
    out += ["  " + near(view, region, texts) for region in view.regions]
    out += ["", texts("sheet-markets"), *(one for market in view.markets for one in stall(market, texts))]
    out += ["", texts("sheet-missions"), *("  " + mission(one, texts) for one in by_turn(view))]
    for seat, player in enumerate(view.players):
        out += ["", *pad(view, seat, player, texts)]
    if view.card or view.card_down:
        out += ["", in_play(view, texts)]
    return out


def clock(view: DeiView, texts: Texts) -> str:
    """How far the match has gone."""
    if view.turn == 0 or view.deciding == "draft-talent":
        return texts("sheet-setup")
    if view.over:
        return texts("sheet-over", turns=view.turns)
    return texts("sheet-clock", turn=view.turn, turns=view.turns, phase=max(1, view.phase))


def beside(view: DeiView, texts: Texts) -> list[str]:
    """What lies beside the city: the order of play, the bank, the Candy."""
    tech, energy = view.bank
    out = [texts("sheet-bank", tech=tech, energy=energy, candy=view.candy_reserve)]
    if view.turn:
        out.insert(0, texts("sheet-order", names=", ".join(texts.seat(seat) for seat in view.order)))
    if view.next_first != NOBODY:
        out.append(texts("sheet-next-first", name=texts.seat(view.next_first)))
    return out


def place(view: DeiView, region: Region, texts: Texts) -> list[str]:
    """A Region with all that stands and lies there; those with nothing are left out."""
    parts = []
    if region.tokens:
        name = "energy" if region.level == "roof" else "tech"
        parts.append(texts("label-resources", count=region.tokens, resource=texts(f"resource-{name}")))
    parts += [
        texts("sheet-faction", name=texts.seat(one.seat), units=units(view, region, one.seat, texts), value=one.value)
        for one in region.standings
    ]
    if region.majority != NOBODY:
        parts.append(texts("sheet-majority", name=texts.seat(region.majority)))
    elif region.tied:
        parts.append(texts("sheet-tie"))
    for post in view.outposts:
        if post.region == region.name:
            holder = texts.seat(post.controller) if post.controller != NOBODY else texts("sheet-nobody")
            parts.append(texts("sheet-outpost", colour=texts(f"colour-{post.colour}"), name=holder))
    if region.neutral_shelter:
        parts.append(texts("sheet-neutral-shelter"))
    parts += [texts("sheet-shelter", name=texts.seat(seat)) for seat in region.shelters]
    parts += [texts(f"drone-{drone}") for drone in region.drones]
    return [f"  {capital(called(region.name, texts))}: {'; '.join(parts)}"] if parts else []


def units(view: DeiView, region: Region, seat: int, texts: Texts) -> str:
    one = next(one for one in region.standings if one.seat == seat)
    parts = [texts("board-scrappers", count=one.scrappers)] if one.scrappers else []
    if one.champion:
        parts.append(texts(f"champion-{view.players[seat].champion}"))
    parts += [texts("sheet-added", name=added(name, texts), count=count) for name, count in one.added if count]
    return ", ".join(parts)


def added(name: str, texts: Texts) -> str:
    """What adds to a Majority: the Champion Z-13, or a Talent."""
    return texts("champion-z13") if name == "z13" else texts(f"talent-{name}")


def near(view: DeiView, region: Region, texts: Texts) -> str:
    """Where one gets from a Region: along the ground or the roofs, up and down walls, by what is built."""
    links = [texts("sheet-near", places=" ".join(region.near))] if region.near else []
    if region.walls:
        links.append(texts("sheet-walls", places=" ".join(region.walls)))
    for slot, ground, roof in view.elevator_slots:
        if region.name in (ground, roof):
            other = roof if region.name == ground else ground
            links += [texts("sheet-elevator", place=other, name=name) for name in owners(view, slot, 2, texts)]
    for slot, one, other, _ in view.bridge_slots:
        if region.name in (one, other):
            end = other if region.name == one else one
            links += [texts("sheet-bridge", place=end, name=name) for name in owners(view, slot, 1, texts)]
    others = [member for member in region.members if member != region.name]
    name = texts("sheet-parts", region=called(region.name, texts), parts=" ".join(others)) if others else ""
    return f"{capital(name or called(region.name, texts))}: {'; '.join(links)}"


def owners(view: DeiView, slot: str, kind: int, texts: Texts) -> list[str]:
    """Whose Bridges or Elevators stand on a slot."""
    neutral = view.neutral_bridges if KIND_NAMES[kind] == "bridge" else view.neutral_elevators
    found = [texts("sheet-neutral")] if slot in neutral else []
    for seat, player in enumerate(view.players):
        found += [texts.seat(seat)] * player.constructions[kind].count(slot)
    return found


def stall(market: Market, texts: Texts) -> list[str]:
    """A market from left to right."""
    out = ["  " + texts("sheet-market", market=texts(f"market-{market.name}"), deck=market.deck)]
    return out + ["    " + (for_sale(offer, texts) if offer else texts("sheet-empty")) for offer in market.offers]


def for_sale(offer: Offer, texts: Texts) -> str:
    parts = [texts("label-paid", tech=offer.tech, energy=offer.energy)]
    if offer.asks:
        parts.append(texts("sheet-asks", count=offer.asks))
    if offer.back:
        parts.append(texts("sheet-back", count=offer.back))
    return f"{card(offer.card, texts)} · {', '.join(parts)}"


def card(name: str, texts: Texts) -> str:
    """A card with its symbols."""
    return f"{texts(f'card-{name}')} ({symbols(symbols_of(name), texts)})"


def cards(names: Iterable[str], texts: Texts) -> str:
    return ", ".join(texts(f"card-{name}") if name != HIDDEN else texts("sheet-card") for name in names)


def by_turn(view: DeiView) -> list[Mission]:
    return sorted(view.missions, key=lambda one: (one.column, one.row))


def mission(one: Mission, texts: Texts) -> str:
    worth = [
        texts("sheet-worth", name=texts.seat(seat), count=count)
        for seat, count in enumerate(one.worth)
        if count != UNKNOWN
    ]
    taken = [texts("sheet-taken", name=texts.seat(seat)) for seat in one.taken]
    head = texts("sheet-mission", turn=one.column, mission=texts(f"mission-{one.kind}"))
    return f"{head}: {', '.join(worth + taken)}"


def pad(view: DeiView, seat: int, player: Player, texts: Texts) -> list[str]:
    """What a player has."""
    name = texts.seat(seat)
    if not player.faction:
        return [name]
    faction, champion = texts(f"faction-{player.faction}"), texts(f"champion-{player.champion}")
    cubes = [
        texts("sheet-cubes", colour=texts(f"colour-{colour}"), count=count)
        for colour, count in zip(COLOUR_NAMES, player.cubes, strict=True)
    ]
    left = [sum(1 for place in places if not place) for places in player.constructions]
    out = [
        texts(
            "sheet-seat", name=name, faction=faction, champion=champion, supplies=player.supplies, total=player.total
        ),
        "  " + texts("sheet-has", tech=player.tech, energy=player.energy, reserve=player.reserve),
        "  " + texts("sheet-left", shelters=left[0], bridges=left[1], elevators=left[2]),
        "  " + texts("sheet-outposts", cubes=", ".join(cubes)),
    ]
    out += ["  " + talent(player, k, texts) for k in range(len(player.talents))]
    out.append("  " + texts("sheet-hand", count=player.hand_size, cards=cards(player.hand, texts) or "–"))
    if player.planned:
        out.append("  " + texts("sheet-planned", cards=cards(player.planned, texts)))
    if player.pad:
        out.append("  " + texts("sheet-pad", cards=", ".join(lying(one, texts) for one in player.pad)))
    if player.bin:
        out.append("  " + texts("sheet-bin", cards=cards(player.bin, texts)))
    if player.candy_count:
        kinds = ", ".join(texts(f"candy-{kind}") for kind in player.candy)
        out.append("  " + texts("sheet-candy", count=player.candy_count, kinds=kinds or "–"))
    if player.counted:
        out.append("  " + texts("sheet-counted"))
    return out


def talent(player: Player, k: int, texts: Texts) -> str:
    """A Talent that is open, locked, or secret."""
    colour, name = texts(f"colour-{COLOUR_NAMES[k]}"), player.talents[k]
    if not name:
        return texts("sheet-talent-secret", colour=colour)
    message = "sheet-talent-open" if player.unlocked[k] else "sheet-talent-locked"
    return texts(message, colour=colour, talent=texts(f"talent-{name}"), does=texts(f"talent-{name}-hint"))


def lying(one: PadCard, texts: Texts) -> str:
    """A card on a pad."""
    name = cards([one.card], texts)
    if one.down:
        name = texts("sheet-down", card=name)
    return f"{name} + {texts(f'candy-{one.candy}')}" if one.candy else name


def in_play(view: DeiView, texts: Texts) -> str:
    """The card that is being resolved, and what is left of it."""
    name = texts("sheet-a-card-down") if view.card_down else texts(f"card-{view.card}")
    left = symbols((code for code, count in view.left for _ in range(1 if code in DRONE_NAMES else count)), texts)
    return texts("sheet-in-play", card=name, symbols=left or "–")


def scoring(view: DeiView, texts: Texts) -> list[ScoreLine]:
    """Where Supplies come from: the track, the end count, the Market cards."""
    players = view.players
    return [
        ScoreLine(texts("score-track"), "DEI-MIS-05", tuple(player.supplies for player in players)),
        *(
            ScoreLine(texts(f"score-{name}"), rule, tuple(player.parts[k] for player in players))
            for k, (name, rule) in enumerate(PARTS)
        ),
        ScoreLine(texts("score-cards"), "DEI-END-06", tuple(player.card_supplies for player in players)),
    ]
