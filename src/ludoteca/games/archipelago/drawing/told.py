"""What is said of things while one points at them: the first line says what it is, the others what it does."""

from __future__ import annotations

from ludoteca.draw.memory import remembered_print
from ludoteca.games.archipelago.drawing.cards import PRICES
from ludoteca.games.archipelago.drawing.catalog import (
    CARDS,
    COLONY,
    CONSTRUCTIONS,
    LABOUR,
    MARKETS,
    NUMBERS,
    SIDES,
    WHEEL,
    family,
)
from ludoteca.games.archipelago.drawing.icons import signed
from ludoteca.games.archipelago.drawing.markets import last_row, marker
from ludoteca.games.archipelago.drawing.palette import GOODS
from ludoteca.games.archipelago.seen import Forecast
from ludoteca.play.texts import Texts, capital


def lines(*said: str) -> str:
    """Lines that are not empty."""
    return "\n".join(one for one in said if one)


def goods_told(cubes: dict[str, int], texts: Texts, message: str = "board-cubes") -> str:
    """Cubes in words: 2 stone, 1 wood."""
    return ", ".join(
        texts(message, count=count, good=texts(f"good-{good}"), goods=texts(f"board-goods-{good}"))
        for good, count in cubes.items()
    )


@remembered_print
def card_told(card: str, texts: Texts) -> str:
    """A card: its family, what a use costs and does, its points."""
    return lines(
        texts("board-card", card=texts(f"card-{card}"), family=texts(f"board-family-{family(card)}")),
        texts(f"card-{card}-hint"),
    )


@remembered_print
def track_told(card: str, turned: int, texts: Texts) -> str:
    """A card on the track, with its price now and after another notch."""
    prices = CARDS[card].prices
    after = (
        texts("board-price-after", now=prices[turned], then=prices[turned + 1])
        if turned + 1 < PRICES
        else texts("board-price-last", now=prices[turned])
    )
    return lines(card_told(card, texts), after)


@remembered_print
def back_told(card: str, count: int, texts: Texts) -> str:
    """The back on top of the deck: what phase 4 will ask for."""
    head = texts("board-deck", count=count)
    if not card:
        return lines(head, texts("board-deck-empty"))
    one = CARDS[card]
    if one.event is not None:
        told = texts(
            "board-back-event",
            marker=texts(f"board-{one.event.moves}"),
            by=signed(one.event.by),
            building=texts(f"building-{one.event.per}"),
        )
        return lines(head, told, texts("board-back-red-event") if one.event.red else "")
    if one.domestic is None or one.export is None:
        raise ValueError(f"the back of {card} has neither an event nor crises")
    return lines(
        head,
        texts("board-back-domestic", good=texts(f"good-{one.domestic.resource}"), count=one.domestic.number),
        texts("board-back-red-domestic") if one.domestic.red else "",
        texts("board-back-export", good=texts(f"good-{one.export.resource}"), count=one.export.number),
        texts("board-back-red-export") if one.export.red else "",
    )


@remembered_print
def side_told(side: str, texts: Texts) -> str:
    """A side of a hex: its symbols, its huts."""
    region = SIDES[side]
    return lines(
        texts("board-side", side=side),
        texts("board-symbols", goods=goods_told(dict(region.symbols), texts)) if region.symbols else "",
        texts("board-huts", count=region.huts),
    )


@remembered_print
def section_told(board: str, good: str, count: int, texts: Texts) -> str:
    """The cubes of a section: what the last one costs, and what its row does."""
    section = MARKETS[board][GOODS.index(good)]
    row = section.rows[last_row(board, good, count)]
    moved = marker(row)
    effect = texts("board-row-moves", marker=texts(f"board-{moved}")) if moved else texts("board-row-calm")
    return lines(
        texts("board-section", good=capital(texts(f"good-{good}")), board=texts(f"board-zone-{board}"), count=count),
        texts("board-buy-at", price=row.price),
        effect,
    )


@remembered_print
def room_told(board: str, good: str, count: int, texts: Texts) -> str:
    """The first free cell of a section: what one gets there, and what it would do."""
    section = MARKETS[board][GOODS.index(good)]
    if count >= section.capacity:
        return ""
    row = section.rows[last_row(board, good, count + 1)]
    moved = marker(row)
    return lines(
        texts("board-room", good=capital(texts(f"good-{good}")), board=texts(f"board-zone-{board}")),
        texts("board-sell-at", price=row.price),
        texts("board-row-would", marker=texts(f"board-{moved}")) if moved else "",
    )


@remembered_print
def colony_row_told(number: int, texts: Texts) -> str:
    row = COLONY[number]
    moves = [f"{texts(f'board-{name}')} {signed(by)}" for name, by in (("surplus", row.surplus),
             ("rebellion", row.rebellion)) if by]  # fmt: skip
    return lines(
        texts("board-colony-row", first=row.first, last=row.last),
        texts("board-each-phase-3", moves=", ".join(moves)) if moves else texts("board-row-calm"),
    )


@remembered_print
def labour_row_told(number: int, texts: Texts) -> str:
    row = LABOUR[number]
    head = (
        texts("board-labour-row", first=row.first, last=row.last)
        if row.last < NUMBERS.scale
        else texts("board-labour-last", first=row.first)
    )
    moves = f"{texts('board-rebellion')} {signed(row.rebellion)}"
    return lines(
        head,
        texts("board-worker-costs", count=row.price),
        texts("board-each-phase-3", moves=moves) if row.rebellion else texts("board-row-calm"),
    )


@remembered_print
def sector_told(name: str, free: int, texts: Texts) -> str:
    """A space of the wheel; `free` are the circles left to the viewer in a limited one."""
    limited = WHEEL[name].limited
    return lines(
        capital(texts(f"space-{name}")),
        texts(f"board-space-{name.partition('-')[0]}-told"),
        texts("board-circles", count=free) if limited else "",
    )


@remembered_print
def construction_told(kind: str, texts: Texts) -> str:
    one = CONSTRUCTIONS[kind]
    price = goods_told(one.cost, texts)
    if one.florins:
        price = f"{price}, {texts('board-florins-spent', count=one.florins)}"
    return lines(capital(texts(f"construction-{kind}")), price)


def ahead_told(ahead: Forecast, marker: str, texts: Texts) -> str:
    """The sum of the forecast for one of the markers, line by line."""
    if marker == "rebellion":
        head = texts("board-why-rebellion", rebellion=ahead.rebellion, population=ahead.population)
        moves = [(line.source, line.rebellion) for line in ahead.lines]
    else:
        head = texts("board-why-surplus", surplus=ahead.surplus)
        moves = [(line.source, line.surplus) for line in ahead.lines]
    told = [texts(f"board-why-{source}", by=signed(by)) for source, by in moves if by]
    if marker == "rebellion" and ahead.worst > ahead.rebellion:
        told.append(texts("board-why-worst", count=ahead.worst))
    if marker == "rebellion" and ahead.missing:
        told.append(texts("board-why-missing", count=ahead.missing))
    return "\n".join([head, *told])
