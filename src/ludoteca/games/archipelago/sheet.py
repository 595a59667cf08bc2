"""The table of Archipelago in plain lines, and the lines of its score. For terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from ludoteca.games.archipelago import content
from ludoteca.games.archipelago.components import BOARDS, RESOURCES, Crisis, Objective
from ludoteca.games.archipelago.labels import card_of, florins, signed
from ludoteca.games.archipelago.settings import played
from ludoteca.games.archipelago.view import (
    HIDDEN,
    ArchipelagoView,
    Building,
    Company,
    HeldCard,
    Player,
    Region,
    Section,
    Symbols,
)
from ludoteca.play.game import ScoreLine
from ludoteca.play.texts import Texts, capital

NOBODY = -1
PHASES = ("turn-0", "disengage", "play-order", "population", "balance", "actions", "evolution")
# What lies behind screens: it is ranked in the open only at the end, or where screens are.
HIDDEN_RANKS = (*RESOURCES, "florins", "tokens")


def lines(view: ArchipelagoView, texts: Texts) -> list[str]:
    out = [clock(view, texts), *colony(view, texts), "", texts("sheet-map")]
    for region in view.regions:
        out += ["  " + line for line in place(region, texts)]
    out += ["", texts("sheet-markets"), *("  " + line for board in BOARDS for line in market(view, board, texts))]
    out += ["  " + bank(view, texts)]
    out += ["", texts("sheet-deck", count=view.cards_left), *("  " + line for line in back(view, texts))]
    out += ["", texts("sheet-track"), *("  " + line for line in track(view, texts))]
    out += ["", *ends(view, texts)]
    for player in view.players:
        out += ["", *seat(view, player, texts)]
    if view.hand:
        out += ["", texts("sheet-hand", sides=", ".join(view.hand))]
    return out


def clock(view: ArchipelagoView, texts: Texts) -> str:
    """How far the match has gone."""
    if view.over:
        return texts("sheet-independent" if view.independent else "sheet-over", turn=view.turn)
    return texts("sheet-clock", turn=view.turn, phase=texts(f"phase-{PHASES[view.phase]}"))


def colony(view: ArchipelagoView, texts: Texts) -> list[str]:
    """The three markers, what the next turn makes of them, the order of play, the trends."""
    out = [
        texts("sheet-markers", population=view.population, rebellion=view.rebellion, surplus=view.surplus),
        texts("sheet-forecast", rebellion=view.forecast.rebellion, surplus=view.forecast.surplus),
        texts("sheet-order", names=", ".join(texts.seat(one) for one in view.order)),
        texts("sheet-explorers", piles=", ".join(str(pile) for pile in view.piles)),
    ]
    if view.trends:
        out.append(texts("sheet-trends", trends=", ".join(texts(f"trend-{trend}") for trend in view.trends)))
    if view.crisis is not None:
        out.append(crisis(view, texts))
    if view.next_side:
        out.append(texts("sheet-next-hex", side=view.next_side, count=view.hexes_left))
    return out


def crisis(view: ArchipelagoView, texts: Texts) -> str:
    """The crisis that is going on."""
    assert view.crisis is not None
    good = texts(f"good-{view.crisis.good}")
    if view.crisis.is_domestic:
        return texts("sheet-crisis-domestic", good=good, feeds=view.crisis.number, count=view.crisis.lying)
    left = view.crisis.number - view.crisis.given
    return texts("sheet-crisis-export", good=good, count=left)


# The map.


def place(region: Region, texts: Texts) -> list[str]:
    """A region: what it yields, what stands there, who is there, what lies around it."""
    parts = [", ".join(symbols(one, texts) for one in region.symbols) or texts("sheet-no-symbols")]
    parts += [building(one, texts) for one in region.buildings]
    parts += [company(one, region, texts) for one in region.units]
    around = [
        texts("sheet-by-sea" if by_sea else "sheet-by-land", region=other)
        for other, by_sea in zip(region.beside, region.by_sea, strict=True)
        if other != NOBODY
    ]
    name = texts("sheet-region", region=region.number)
    if region.holder != NOBODY:
        name = texts("sheet-region-held", region=region.number, name=texts.seat(region.holder))
    return [
        f"{name}: {'; '.join(parts)}",
        *(["  " + texts("sheet-around", places=", ".join(around))] if around else []),
    ]


def symbols(one: Symbols, texts: Texts) -> str:
    good = texts(f"good-{one.good}")
    if one.is_looted:
        return texts("sheet-looted", count=one.count, good=good)
    return texts("sheet-symbols", count=one.count, good=good, free=one.free)


def building(one: Building, texts: Texts) -> str:
    """A building and who controls it."""
    kind = texts(f"building-{one.kind}")
    if one.controller == NOBODY:
        return texts("sheet-building-free", building=kind)
    return texts(f"sheet-building-{one.why}", building=kind, name=texts.seat(one.controller))


def company(one: Company, region: Region, texts: Texts) -> str:
    """Units that are alike: whose, how many, where, how they are."""
    said = texts("sheet-ships" if one.is_ship else "sheet-citizens", name=texts.seat(one.seat), count=one.count)
    where = []
    if one.on:
        where.append(texts(f"good-{one.on}" if one.on in RESOURCES else f"building-{one.on}"))
    elif (region.seas if one.is_ship else region.lands) > 1:
        where.append(texts(f"spot-{one.area}"))
    if one.how:
        where.append(texts(f"sheet-{one.how}"))
    return f"{said} ({', '.join(where)})" if where else said


# Boards and cards.


def market(view: ArchipelagoView, board: str, texts: Texts) -> list[str]:
    sections = [one for one in view.boards if one.board == board]
    return [texts("sheet-market", board=texts(f"board-{board}")), *("  " + stall(one, texts) for one in sections)]


def stall(one: Section, texts: Texts) -> str:
    """A section: its cubes, what the next one costs and brings, what it does in phase 3."""
    parts = [texts("sheet-stock", good=texts(f"good-{one.good}"), count=one.count, most=one.capacity)]
    parts += [texts("sheet-buy", price=florins(one.buy, texts))] if one.buy else []
    parts += [texts("sheet-sell", price=florins(one.sell, texts))] if one.sell else []
    parts += [texts("sheet-moves-surplus", by=signed(one.surplus))] if one.surplus else []
    parts += [texts("sheet-moves-rebellion", by=signed(one.rebellion))] if one.rebellion else []
    return ", ".join(parts)


def bank(view: ArchipelagoView, texts: Texts) -> str:
    """What the bank has left."""
    held = dict(zip(RESOURCES, view.bank_cubes, strict=True))
    goods = ", ".join(f"{texts(f'good-{good}')} {count}" for good, count in held.items())
    homes, halls = view.tokens_left
    return texts("sheet-bank", price=florins(view.bank_florins, texts), goods=goods, homes=homes, halls=halls)


def back(view: ArchipelagoView, texts: Texts) -> list[str]:
    """The back on top of the deck, zone by zone."""
    if not view.back:
        return []
    card = card_of(view.back)
    if card.event is not None:
        said = texts(
            "sheet-event",
            marker=texts(f"marker-{card.event.moves}"),
            by=signed(card.event.by),
            building=texts(f"building-{card.event.per}"),
        )
        return [texts("sheet-red", zone=said) if card.event.red else said]
    return [
        zone(one, message, texts)
        for one, message in ((card.domestic, "sheet-wanted-domestic"), (card.export, "sheet-wanted-export"))
        if one is not None
    ]


def zone(one: Crisis, message: str, texts: Texts) -> str:
    said = texts(message, good=texts(f"good-{one.resource}"), count=one.number)
    return texts("sheet-red", zone=said) if one.red else said


def track(view: ArchipelagoView, texts: Texts) -> list[str]:
    """The cards for sale: what they cost, what they cost after a turn, what they do."""
    out = []
    for one in view.track:
        following = florins(one.next_price, texts) if one.next_price else texts("sheet-skull")
        head = texts("sheet-price", card=texts(f"card-{one.card}"), price=florins(one.price, texts), next=following)
        out.append(f"{head} {texts(f'card-{one.card}-hint')}")
    return out


def ends(view: ArchipelagoView, texts: Texts) -> list[str]:
    """What could end the game, and how far it is; what nobody can have is left out."""
    out = [texts("sheet-ends")]
    for one in view.ends:
        if one.is_spent and not one.holders:
            continue
        now = view.bank_florins if one.ends == "bank-spent" else one.now
        said = texts("sheet-end", objective=texts(f"objective-{one.objective}"), now=now, at=one.at)
        owners = ", ".join(texts.seat(holder) for holder in one.holders)
        out.append(f"  {said} ({owners})" if owners else f"  {said}")
    return out


# Players.


def seat(view: ArchipelagoView, player: Player, texts: Texts) -> list[str]:
    """What a player has."""
    name = texts.seat(player.seat)
    out = [
        texts("sheet-seat", name=name, place=player.place, discs=player.discs, all=player.discs_in_all),
        "  " + texts("sheet-people", citizens=player.citizens, rebels=player.rebels, ships=player.ships),
        "  " + texts("sheet-reserve", citizens=player.citizens_left, ships=player.ships_left),
        "  " + texts(
            "sheet-controls", towns=player.towns, ports=player.ports, markets=player.markets, temples=player.temples
        ),
        "  " + screen(view, player, texts),
    ]  # fmt: skip
    if player.cards:
        out.append("  " + texts("sheet-cards", cards=", ".join(held(one, texts) for one in player.cards)))
    if player.benefaction:
        out.append("  " + texts("sheet-benefactor", price=florins(player.benefaction, texts)))
    out += ["  " + objective(view, one, texts) for one in player.objectives]
    return out


def screen(view: ArchipelagoView, player: Player, texts: Texts) -> str:
    """What lies behind a screen, as far as the table shows it to this viewer."""
    if not is_shown(view, player):
        return texts("sheet-screen-closed")
    goods = [
        f"{texts(f'good-{good}')} {low}" if low == high else f"{texts(f'good-{good}')} {low}–{high}"
        for good, low, high in zip(RESOURCES, player.cubes_least, player.cubes_most, strict=True)
        if high
    ]
    return texts(
        "sheet-screen",
        price=florins(player.florins, texts),
        tokens=player.tokens,
        goods=", ".join(goods) or texts("sheet-no-cubes"),
    )


def is_shown(view: ArchipelagoView, player: Player) -> bool:
    """ARC-SETUP-09 one's own screen; those of others at the end, or where a setting opens them."""
    return player.seat == view.seat or bool(view.over) or view.screens != "closed"


def held(one: HeldCard, texts: Texts) -> str:
    """A card in front of a player."""
    name = texts(f"card-{one.card}")
    if one.is_built:
        return texts("sheet-card-built", card=name)
    return texts("sheet-card-used", card=name) if one.is_used else name


def objective(view: ArchipelagoView, name: str, texts: Texts) -> str:
    if name == HIDDEN:
        return texts("sheet-objective-hidden")
    does = texts.hint(f"objective-{name}", played(view.house))
    return texts("sheet-objective", objective=texts(f"objective-{name}"), does=does)


# The score.


class Counted(NamedTuple):
    """What points come from: a trend, an objective and whoever held it, or medals; and how many it brings everybody."""

    kind: str
    ranks: str
    holder: int
    rule: str
    points: tuple[int, ...]


def scoring(view: ArchipelagoView, texts: Texts) -> list[ScoreLine]:
    """Where points come from, as far as this viewer may know, with what everybody has of what is ranked."""
    if view.independent:
        return [ScoreLine(texts("score-independence"), "ARC-IND-02", tuple(0 for _ in view.players))]
    return [ScoreLine(told(view, one, texts), one.rule, one.points) for one in counted(view)]


def counted(view: ArchipelagoView) -> list[Counted]:
    """Trends, objectives, medals.

    ARC-SCORE-08 nobody has to mark them; ARC-SCORE-07 a trend and an objective that rank the same are two lines;
    ARC-SCORE-04 Pacifist and Separatist have a column like everybody.
    """
    numbers = content.numbers()
    out = [
        Counted("trend", trend, NOBODY, "ARC-TREND-01", ranked(view, trend, numbers.trend_ranks))
        for trend in view.trends
        if may_rank(view, trend)
    ]
    for one in known(view):
        holder = next((player.seat for player in view.players if one.id in player.objectives), NOBODY)
        if one.role == "pacifist":
            out.append(Counted("objective", "", holder, "ARC-SCORE-03", pacified(view, one, numbers.pacifist)))
        elif one.ranks and may_rank(view, one.ranks):
            points = ranked(view, one.ranks, numbers.objective_ranks)
            out.append(Counted("objective", one.ranks, holder, "ARC-SCORE-01", points))
    medals = tuple(player.medals for player in view.players)
    return [*out, Counted("medals", "", NOBODY, "ARC-SCORE-05", medals)]


def told(view: ArchipelagoView, one: Counted, texts: Texts) -> str:
    """ARC-WIN-03 an objective scores for all: it is named by who held it, unless it lay open."""
    if one.kind == "medals":
        return texts("score-medals")
    counts = ", ".join(str(value(player, one.ranks)) for player in view.players) if one.ranks else ""
    what = texts("score-had", what=ranking(one, texts), counts=counts) if counts else ranking(one, texts)
    if one.kind == "trend":
        return texts("score-trend", what=what)
    if one.holder == NOBODY:
        return texts("score-open", what=what)
    return texts("score-objective", name=texts.seat(one.holder), what=what)


def briefly(one: Counted, texts: Texts) -> str:
    """The same in few words, for a picture: whose it is, and what is ranked."""
    if one.kind == "medals":
        return texts("score-medals-briefly")
    if one.kind == "trend":
        return texts("score-trend", what=ranking(one, texts))
    briefer = f"score-briefly-{one.ranks}"
    what = texts(briefer) if briefer in texts else ranking(one, texts)
    return capital(what) if one.holder == NOBODY else texts("label-priced", what=texts.seat(one.holder), price=what)


def ranking(one: Counted, texts: Texts) -> str:
    return texts(f"score-ranks-{one.ranks}") if one.ranks else texts("score-pacifist")


def may_rank(view: ArchipelagoView, ranks: str) -> bool:
    """Whether the table shows what is ranked: what lies behind screens only where they are open."""
    return ranks not in HIDDEN_RANKS or bool(view.over) or view.screens != "closed"


def known(view: ArchipelagoView) -> list[Objective]:
    """The objectives in play that this viewer has seen, in the order of their deck."""
    held = {name for player in view.players for name in player.objectives} | set(view.common_objectives)
    return [one for one in chain(*content.objectives().values()) if one.id in held]


def value(player: Player, ranks: str) -> int:
    """What a player has of what is ranked; of cubes that nobody can be sure of the fewest."""
    if ranks in RESOURCES:
        return player.cubes_least[RESOURCES.index(ranks)]
    if ranks.startswith("region-"):
        return player.region_symbols[RESOURCES.index(ranks.removeprefix("region-"))]
    kinds = [card_of(one.card).kind for one in player.cards]
    counts = {
        "florins": player.florins,
        "tokens": player.tokens,
        "towns": player.towns,
        "ports": player.ports,
        "markets": player.markets,
        "temples": player.temples,
        "characters": kinds.count("character"),
        "progress": kinds.count("progress"),
        "cards": len(kinds),
        "benefactor": player.benefaction,
    }
    return counts[ranks]


def ranked(view: ArchipelagoView, ranks: str, points: Iterable[int]) -> tuple[int, ...]:
    """ARC-SCORE-02 the points of each player: equal ones share a rank, and nothing is not ranked."""
    values = [value(player, ranks) for player in view.players]
    places = dict(zip(sorted({one for one in values if one > 0}, reverse=True), points, strict=False))
    return tuple(places.get(one, 0) for one in values)


def pacified(view: ArchipelagoView, one: Objective, points: int) -> tuple[int, ...]:
    """ARC-SCORE-03 the Pacifist's own points."""
    calm = view.population - view.rebellion > one.margin
    return tuple(points if calm and one.id in player.objectives else 0 for player in view.players)
