"""What a seat sees in Vendemmia: its hand, all terraces and baskets, and what it has seen of the rest."""

from __future__ import annotations

from typing import Any

from ludoteca.games.vendemmia.rules.layout import COMPOST_HEAP, DRAW_PILE
from ludoteca.games.vendemmia.rules.planting import DIE, VINE
from ludoteca.games.vendemmia.rules.rules import VendemmiaRules
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.play.view import View, shared

UNKNOWN = ""


class VendemmiaView(View, frozen=True, kw_only=True):
    """Vines by id; a vine this viewer has not seen is UNKNOWN."""

    round: int
    rounds: int
    dice: tuple[int, int]
    chosen_die: int
    chosen_vine: str
    draw_pile: tuple[str, ...]
    compost: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    terraces: tuple[tuple[tuple[str, ...], ...], ...]
    baskets: tuple[int, ...]
    store: int
    points: tuple[int, ...]


def view(rules: VendemmiaRules, s: Vendemmia, seat: int) -> VendemmiaView:
    layout = rules.layout
    names = layout.vine.domains[0].keys

    def pile(number: int) -> tuple[str, ...]:
        return tuple(names[face] if face >= 0 else UNKNOWN for face in s.vines.faces(number, seat))

    rest: dict[str, Any] = shared(rules, s, seat)
    deciding = rest["deciding"]
    return VendemmiaView(
        **rest,
        round=min(int(s.turn // layout.seats) + 1, int(layout.rounds)),
        rounds=int(layout.rounds),
        dice=(int(s.dice[0]), int(s.dice[1])),
        chosen_die=int(s.own(DIE)) + 1 if deciding in ("choose-vine", "choose-terrace") else 0,
        chosen_vine=names[s.own(VINE)] if deciding == "choose-terrace" else UNKNOWN,
        draw_pile=pile(int(DRAW_PILE)),
        compost=pile(int(COMPOST_HEAP)),
        hands=tuple(tuple(sorted(pile(int(layout.hand_of(k))))) for k in range(s.seats)),
        terraces=tuple(
            tuple(pile(int(layout.terrace_of(k, t))) for t in range(layout.terraces)) for k in range(s.seats)
        ),
        baskets=tuple(int(count) for count in s.baskets),
        store=int(s.store),
        points=tuple(int(rules.score(s, k)) for k in range(s.seats)),
    )
