"""Settings in pairs: few matches in which nearly every value of a setting is played with every value of the others."""

from __future__ import annotations

from itertools import combinations

from ludoteca.kernel.chance import Rng
from ludoteca.laws.fuzz import go_together
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Setting, Value

Chosen = dict[str, Value]
Pair = frozenset[tuple[str, Value]]


def covering(game: AnyGame, seats: int, most: int) -> list[Chosen]:
    """Settings for at most so many matches, in which as many pairs of values meet as a simple search finds.

    Values that a game refuses to play together, or with so many seats, meet in none.
    """
    settings = [setting for setting in game.settings if setting.name not in game.short]
    open_pairs: set[Pair] = {
        frozenset(((one.name, a), (other.name, b)))
        for one, other in combinations(settings, 2)
        for a in one.samples()
        for b in other.samples()
    }
    never = [(setting.name, value) for setting in settings for value in setting.samples()]
    rng = Rng(seats)
    rows: list[Chosen] = []
    while open_pairs and len(rows) < most:
        row = _meeting_most(game, seats, settings, open_pairs, dict(never[:1]), rng)
        open_pairs -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        never = [choice for choice in never[1:] if choice not in row.items()]
        rows.append({**row, **game.short})
    return rows


def _meeting_most(
    game: AnyGame, seats: int, settings: list[Setting], open_pairs: set[Pair], first: Chosen, rng: Rng
) -> Chosen:
    """From the first value on, setting by setting in any order, the value that meets most others for the first time."""
    row = first if go_together(game, {**first, **game.short}, seats) else {}
    left = [setting for setting in settings if setting.name not in row]
    while left:
        setting = left.pop(int(rng.below(len(left))))
        worth = sorted(
            (-_news(setting.name, value, row, open_pairs), int(rng.below(1000)), value == setting.default, k)
            for k, value in enumerate(setting.samples())
        )
        for _, _, _, k in worth:
            wider = {**row, setting.name: setting.samples()[k]}
            if go_together(game, {**wider, **game.short}, seats):
                row = wider
                break
    return row


def _news(name: str, value: Value, row: Chosen, open_pairs: set[Pair]) -> int:
    return sum(frozenset(((name, value), other)) in open_pairs for other in row.items())
