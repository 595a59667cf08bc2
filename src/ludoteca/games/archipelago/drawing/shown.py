"""From a view to what the table shows (`table.py`): words become sentences here, and nothing is drawn yet."""

from __future__ import annotations

from ludoteca.games.archipelago.drawing import map_shown, seats_shown, strip_shown
from ludoteca.games.archipelago.drawing.aside import NextRegion, Piles, Public
from ludoteca.games.archipelago.drawing.catalog import CARDS, COLONY, LABOUR, NUMBERS, WHEEL
from ludoteca.games.archipelago.drawing.colony import Colony, Forecast
from ludoteca.games.archipelago.drawing.evolution import Deck, OnTrack
from ludoteca.games.archipelago.drawing.labour import Labour
from ludoteca.games.archipelago.drawing.markets import Section, Stock
from ludoteca.games.archipelago.drawing.palette import GOODS
from ludoteca.games.archipelago.drawing.ribbon import Place
from ludoteca.games.archipelago.drawing.table import Table
from ludoteca.games.archipelago.drawing.told import (
    ahead_told,
    back_told,
    colony_row_told,
    labour_row_told,
    lines,
    room_told,
    section_told,
    sector_told,
    side_told,
    track_told,
)
from ludoteca.games.archipelago.drawing.wheel import MOST_FOUR, Hall, Round, Space
from ludoteca.games.archipelago.view import ArchipelagoView
from ludoteca.play.texts import Texts, capital

NOBODY = -1
PHASE_POPULATION = 3
BIDDING = ("bid", "bid-again")


def viewer_of(view: ArchipelagoView) -> int:
    """Whose place lies in front: a spectator looks from the first seat."""
    return max(0, view.seat)


def table_of(view: ArchipelagoView, texts: Texts) -> Table:
    """Everything in sight."""
    cells = map_shown.cells_of(view, texts)
    return Table(
        seats=view.seats,
        viewer=viewer_of(view),
        is_spectator=view.seat < 0,
        turn=view.turn,
        phase=view.phase,
        turn_said=turn_told(view, texts),
        is_last=bool(view.ending),
        order=tuple(place_of(view, seat, texts) for seat in view.order),
        laid=tuple((region.side, region.q, region.r, region.rotation) for region in view.regions),
        in_view=tuple((one.q, one.r) for one in cells),
        read=read_in(view),
        facing=view.facing,
        lands=map_shown.lands_of(view, texts),
        built=map_shown.built_of(view, texts),
        companies=map_shown.companies_of(view, texts),
        ghosts=map_shown.ghosts_of(view, texts),
        courses=map_shown.courses_of(view),
        cells=cells,
        colony=colony_of(view, texts),
        labour=labour_of(view, texts),
        spaces=tuple(space_of(view, name, discs, texts) for name, discs in view.wheel),
        halls=halls_of(view, texts),
        round=round_of(view, texts),
        sections=tuple(
            Section(
                one.board,
                one.good,
                one.count,
                section_told(one.board, one.good, one.count, texts),
                room_told(one.board, one.good, one.count, texts),
            )
            for one in view.boards
        ),
        bank=tuple(
            Stock(good, count, texts("board-bank-good", good=capital(texts(f"good-{good}")), count=count))
            for good, count in zip(GOODS, view.bank_cubes, strict=True)
        ),
        florins=view.bank_florins,
        florins_said=texts("board-bank", count=view.bank_florins),
        trends=publics_of(view, texts),
        no_trend_said=texts("board-trend-none" if view.common_objectives else "board-trend-unknown"),
        piles=Piles(view.piles, texts("board-piles-told")),
        ahead=NextRegion(view.next_side, view.hexes_left, len(view.hexes_discarded), next_told(view, texts)),
        track=track_of(view, texts),
        deck=Deck(view.back, view.cards_left, back_told(view.back, view.cards_left, texts)),
        strip=strip_shown.strip_of(view, texts),
        players=tuple(seats_shown.seat_of(view, player, texts) for player in view.players),
    )


def turn_told(view: ArchipelagoView, texts: Texts) -> str:
    """What could end the match: the same list for everybody, the own one marked."""
    told = [texts("board-ending", what=texts(f"objective-{view.ending}")) if view.ending else texts("board-ends-told")]
    for line in view.ends:
        if line.is_spent:
            continue
        one = texts("board-end-line", what=texts(f"objective-{line.objective}"), now=line.now, count=line.at)
        told.append(texts("board-end-own", line=one) if view.seat in line.holders else one)
    return "\n".join(told)


def place_of(view: ArchipelagoView, seat: int, texts: Texts) -> Place:
    player = view.players[seat]
    bids = view.deciding in BIDDING
    return Place(
        seat,
        is_now=seat == view.player if view.player != NOBODY else seat in view.to_act,
        is_out=player.is_out,
        has_fist=bids and bool(view.ready[seat]),
        is_bound=seat in view.bound,
        said=lines(
            texts("board-seat", name=texts.seat(seat), place=player.place),
            texts("board-seat-out") if player.is_out else "",
            texts("board-seat-bound") if seat in view.bound else "",
        ),
    )


def read_in(view: ArchipelagoView) -> int:
    """The turn in which phase 3 has read the boards last."""
    return view.turn if view.phase >= PHASE_POPULATION else max(0, view.turn - 1)


def colony_of(view: ArchipelagoView, texts: Texts) -> Colony:
    margin = view.population - view.rebellion
    return Colony(
        population=view.population,
        rebellion=view.rebellion,
        forecast=forecast_of(view, texts) if view.turn and not view.over else None,
        population_said=texts("board-population-told", count=view.population),
        rebellion_said=texts("board-rebellion-told", count=view.rebellion),
        margin_said=texts("board-margin-told", count=margin),
        rows_said=tuple(colony_row_told(k, texts) for k in range(len(COLONY))),
        read=read_in(view),
        burns=view.independent,
    )


def forecast_of(view: ArchipelagoView, texts: Texts) -> Forecast:
    """What adds to rebellion: phase 3 by the population it is about, crises by what is wanted, events by their card."""
    ahead = view.forecast
    phase3 = sum(line.rebellion for line in ahead.lines if line.source.startswith("board-"))
    parts = [("folk", phase3)]
    card = CARDS[view.back] if view.back else None
    for line in ahead.lines:
        if card is not None and line.source == "domestic" and card.domestic is not None:
            parts.append((card.domestic.resource, line.rebellion))
        elif card is not None and line.source == "export" and card.export is not None:
            parts.append((card.export.resource, line.rebellion))
        elif card is not None and line.source == "event" and card.event is not None and line.rebellion:
            parts.append((card.event.per, line.rebellion))
    return Forecast(tuple(parts), ahead.rebellion, ahead.population, ahead_told(ahead, "rebellion", texts))


def labour_of(view: ArchipelagoView, texts: Texts) -> Labour:
    sources = [texts(f"board-source-{line.source}") for line in view.forecast.lines if line.surplus]
    return Labour(
        surplus=view.surplus,
        then=view.forecast.surplus,
        sources=", ".join(sources),
        said=lines(
            texts("board-waiting-told"),
            ahead_told(view.forecast, "surplus", texts),
            texts("board-worker-costs", count=view.hire_price),
        ),
        rows_said=tuple(labour_row_told(k, texts) for k in range(len(LABOUR))),
    )


def space_of(view: ArchipelagoView, name: str, discs: tuple[int, ...], texts: Texts) -> Space:
    """A space of the wheel, with what it would bring the viewer."""
    return Space(
        name, discs, lines(sector_told(name, free_circles(view, name, discs), texts), brings(view, name, texts))
    )


def free_circles(view: ArchipelagoView, name: str, discs: tuple[int, ...]) -> int:
    """ARC-P5-04 the own circle, and those that anybody may take."""
    if not WHEEL[name].limited or view.seat < 0:
        return 0
    shared = WHEEL[name].shared[view.seats > MOST_FOUR]
    taken = sum(max(0, count - 1) for count in discs)
    return (discs[view.seat] == 0) + max(0, shared - taken)


def brings(view: ArchipelagoView, name: str, texts: Texts) -> str:
    if view.seat < 0:
        return ""
    if name.startswith("harvest-"):
        one = view.harvests[GOODS.index(name.removeprefix("harvest-"))]
        if not one.cubes:
            return texts("board-harvest-nothing")
        return texts("board-harvest-brings", units=one.units, count=one.cubes)
    if name == "taxes":
        rebellion = view.rebellion + NUMBERS.taxes_rebellion
        return texts("board-taxes-told", count=view.players[view.seat].taxes, rebellion=rebellion,
                     population=view.population)  # fmt: skip
    if name == "recruit":
        return texts("board-worker-costs", count=view.hire_price)
    return fit_told(view, texts) if name == "explore" else ""


def halls_of(view: ArchipelagoView, texts: Texts) -> tuple[Hall, ...]:
    return (
        Hall("port", tuple(player.port_coins for player in view.players), texts("board-hall-port")),
        Hall("market", tuple(player.market_coins for player in view.players), texts("board-hall-market")),
    )


def round_of(view: ArchipelagoView, texts: Texts) -> Round | None:
    """What the viewer has done in the own round, and what is still open."""
    if view.seat < 0 or view.deciding != "play-round" or view.seat not in view.to_act:
        return None
    done = {"acted-already": view.acted, "card-used-already": view.card_used, "served-already": view.served}
    said = [capital(texts(f"refusal-{name}")) for name, is_done in done.items() if is_done]
    return Round(view.seat, view.acted, view.card_used, view.served, lines(capital(texts("prompt-play-round")), *said))


def publics_of(view: ArchipelagoView, texts: Texts) -> tuple[Public, ...]:
    """The trends, with the coins on the Benefactor."""
    found = []
    for trend in view.trends:
        name = texts(f"trend-{trend}")
        coins = tuple(player.benefaction for player in view.players) if trend == "benefactor" else ()
        said = lines(
            texts("board-trend-named", trend=name),
            texts(f"trend-{trend}-hint"),
            texts("board-trend-told"),
            *(texts("board-good-told", good=texts.seat(seat), count=str(count)) for seat, count in enumerate(coins)),
        )
        found.append(Public(f"trend-{trend}", trend, name, said, coins))
    return tuple(found)


def next_told(view: ArchipelagoView, texts: Texts) -> str:
    head = texts("board-next-region-told", count=view.hexes_left, out=len(view.hexes_discarded))
    if not view.next_side:
        return head
    other = texts("board-other-side", side=view.next_other_side) if view.next_other_side else ""
    return lines(head, side_told(view.next_side, texts), other, fit_told(view, texts))


def fit_told(view: ArchipelagoView, texts: Texts) -> str:
    """ARC-EXPL-08 whether an exploration with the side that lies up would fail, for whoever may explore now."""
    if not view.next_side or view.seat != view.player or view.seat not in view.to_act:
        return ""
    return texts("board-next-fits" if view.next_fits else "board-next-fits-not")


def track_of(view: ArchipelagoView, texts: Texts) -> tuple[OnTrack | None, ...]:
    there = {one.slot: one for one in view.track}
    return tuple(
        OnTrack(there[slot].card, there[slot].turned, track_told(there[slot].card, there[slot].turned, texts))
        if slot in there
        else None
        for slot in range(NUMBERS.track)
    )
