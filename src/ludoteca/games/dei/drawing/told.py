"""What is said of things while one points at them: the first line says what it is, the others what it does."""

from __future__ import annotations

from ludoteca.draw.memory import remembered_print
from ludoteca.games.dei.drawing.cards import Terms
from ludoteca.games.dei.drawing.catalog import CARDS, MARKET_OF, NUMBERS
from ludoteca.games.dei.labels import symbol
from ludoteca.games.dei.settings import House, played
from ludoteca.play.texts import Texts, capital

Uses = tuple[tuple[str, int], ...]  # symbols, and at how many places each could be used now


@remembered_print
def card_told(
    ident: str, house: House, texts: Texts, terms: Terms | None = None, uses: Uses = (), further: int = 0
) -> str:
    """A card: its symbols in words, its Supplies, and where it is for sale what it costs there.

    Of a card that could be played now, `uses` says where its symbols could be used; `further` is what drones fly more.
    """
    card = CARDS[ident]
    lines = [texts(f"card-{ident}")]
    lines += [symbol_told(code, house, texts, uses, further) for code in dict.fromkeys(card.symbols)]
    if card.supplies:
        lines.append(texts("board-card-supplies", count=card.supplies))
    if terms is not None:
        lines.append(texts("board-price", tech=card.tech + terms.extra, energy=card.energy))
        if terms.outposts:
            lines.append(texts("board-needs", count=terms.outposts, market=texts(f"market-{MARKET_OF[terms.family]}")))
        if terms.extra:
            lines.append(texts("board-dearer", count=terms.extra))
        if terms.back:
            lines.append(texts("board-rebate", count=terms.back))
    return "\n".join(lines)


@remembered_print
def symbol_told(code: str, house: House, texts: Texts, uses: Uses = (), further: int = 0) -> str:
    """An action symbol in words, and at how many places it could be used now."""
    does = symbol_does(code, house, texts, further)
    count = dict(uses).get(code)
    return does if count is None else texts("board-places", symbol=does, count=count)


@remembered_print
def symbol_said(code: str, house: House, texts: Texts, uses: Uses = (), further: int = 0) -> str:
    """A symbol by itself: what it is called, then what it does."""
    head = symbol(code if code != "BUY" else "buy", texts)
    does = symbol_told(code, house, texts, uses, further)
    return f"{head}\n{capital(does.removeprefix(head).lstrip(': '))}"


def symbol_does(code: str, house: House, texts: Texts, further: int = 0) -> str:
    """An action symbol in words; DEI-TAL-L6 drones may fly `further` for whoever looks."""
    if "*" in code:
        once, family = code.split("*")
        each = symbol_does(once, house, texts)
        return texts("board-symbol-each", symbol=each, market=texts(f"market-{MARKET_OF[family]}"))
    if code.startswith("D:"):
        return texts(
            "board-symbol-flight",
            drone=texts(f"drone-{code[2:5]}"),
            reach=NUMBERS.drone_range + int(code[6:]) + further,
        )
    if code[0] == "+":
        return texts(f"board-symbol-gain-{code[-1].lower()}", count=int(code[1:-1]))
    return texts.played(f"board-symbol-{code}", played(house))
