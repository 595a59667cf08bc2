"""The next turn's phases 3 and 4, foretold from what everybody sees."""

from __future__ import annotations

from ludoteca.games.archipelago.rules.crises import top_back
from ludoteca.games.archipelago.rules.names import DOMESTIC, EXPORT, NOTHING, REBELLION, TEMPLE
from ludoteca.games.archipelago.rules.pieces import buildings_in_play
from ludoteca.games.archipelago.rules.population import market_rebellion, market_surplus
from ludoteca.games.archipelago.rules.stability import hungry_then
from ludoteca.games.archipelago.rules.state import ON_BUILDING, Archipelago
from ludoteca.games.archipelago.rules.turns import BALANCE
from ludoteca.games.archipelago.seen import Forecast, Line


def forecast(s: Archipelago) -> Forecast:
    """ARC-P3-01, ARC-P4-01 line by line; ARC-P4-02 red zones are left out.

    ARC-P4-03 while a back is met, nobody knows which one will lie on top in the next turn: it is not foretold again.
    """
    layout = s.layout
    lines: list[Line] = []
    surplus, rebellion = int(s.surplus), int(s.rebels)

    def add(source: str, more_surplus: int, more_rebellion: int) -> None:
        nonlocal surplus, rebellion
        before = surplus, rebellion
        surplus = min(max(0, surplus + more_surplus), int(layout.numbers.scale))
        rebellion = max(0, rebellion + more_rebellion)
        lines.append(Line(source=source, surplus=surplus - before[0], rebellion=rebellion - before[1]))

    add("board-1", int(market_surplus(s, DOMESTIC)), int(market_rebellion(s, DOMESTIC)))
    add("board-2", int(market_surplus(s, EXPORT)), int(market_rebellion(s, EXPORT)))
    add("board-3", int(layout.colony_surplus[s.population]), int(layout.colony_rebellion[s.population]))
    add("board-4", 0, int(layout.labour_rebellion[surplus]))
    worst, missing = rebellion, 0
    back = int(top_back(s)) if s.phase != BALANCE else int(NOTHING)
    if back != NOTHING and layout.event_marker[back] != NOTHING and not layout.event_red[back]:
        by = int(layout.event_by[back] * buildings_in_play(s, layout.event_per[back]))
        is_rebellion = layout.event_marker[back] == REBELLION
        add("event", 0 if is_rebellion else by, by if is_rebellion else 0)
        worst = rebellion
    elif back != NOTHING and layout.event_marker[back] == NOTHING:
        if not layout.domestic_red[back]:
            feeds = int(layout.domestic_number[back])
            lying, hungry = lying_then(s), int(hungry_then(s))
            left = max(0, hungry - feeds * int(s.lying_on(DOMESTIC, layout.domestic_good[back])))
            worst += lying
            missing += -(-left // feeds)
            add("domestic", 0, left)
        if not layout.export_red[back]:
            wanted = int(layout.export_number[back])
            short = max(0, wanted - int(s.lying_on(EXPORT, layout.export_good[back])))
            worst += wanted
            missing += short
            add("export", 0, short)
    return Forecast(
        lines=tuple(lines),
        surplus=surplus,
        rebellion=rebellion,
        population=int(s.population),
        worst=worst,
        missing=missing,
    )


def citizens(s: Archipelago) -> list[int]:
    """The citizens on the map, by number."""
    layout = s.layout
    return [unit for unit in range(layout.units) if not layout.is_ship(unit) and s.is_on_map(unit)]


def lying_then(s: Archipelago) -> int:
    """ARC-P4-11 how many will lie down: all but those in temples."""
    return sum(s.post_of(unit) != ON_BUILDING + TEMPLE for unit in citizens(s))
