"""The table of Vendemmia in plain lines."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.vendemmia.view import UNKNOWN, VendemmiaView
from ludoteca.play.texts import Texts


def lines(view: VendemmiaView, texts: Texts) -> list[str]:
    def vine(ident: str) -> str:
        return texts(f"vine-{ident}") if ident != UNKNOWN else texts("sheet-hidden")

    def row(vines: tuple[str, ...]) -> str:
        return ", ".join(vine(ident) for ident in vines) or texts("sheet-empty")

    out = [
        texts("sheet-round", round=view.round, rounds=view.rounds),
        texts("sheet-dice", first=view.dice[0], second=view.dice[1]),
    ]
    known = [ident for ident in view.draw_pile if ident != UNKNOWN]
    out.append(texts("sheet-piles", draw=len(view.draw_pile), compost=len(view.compost), store=view.store))
    if known:
        out.append(texts("sheet-known", vines=row(tuple(known))))
    for seat in range(view.seats):
        out.append("")
        out.append(texts("sheet-seat", name=texts.seat(seat), points=view.points[seat], baskets=view.baskets[seat]))
        hidden = Counter(view.hands[seat])[UNKNOWN]
        shown = tuple(ident for ident in view.hands[seat] if ident != UNKNOWN)
        if shown:
            out.append("  " + texts("sheet-hand", vines=row(shown)))
        if hidden:
            out.append("  " + texts("sheet-hand-hidden", count=hidden))
        for number, terrace in enumerate(view.terraces[seat], 1):
            out.append("  " + texts("sheet-terrace", number=number, vines=row(terrace)))
    return out
