"""Play the matches of `tests/records`: run it after a rule was fixed and the version of the game raised.

PYTHONPATH=src:. python -m tests.records.make GAME COUNT
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path

from ludoteca.bots.levels import bot, take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.match import Match
from ludoteca.laws.fuzz import some_settings

HERE = Path(__file__).parent


def make(name: str, count: int) -> None:
    """Matches of bots of all kinds, over all seats and settings, one after the other in one packed file."""
    game = find(name)
    texts: list[str] = []
    for seed in range(count):
        rng = Rng(seed)
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        match = Match(game, seats, seed, some_settings(game, rng, seats))
        bots = [bot("apprentice" if (seed + seat) % 3 else "wanderer") for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            take_move(match, seat, bots[seat], rng)
        texts.append(match.record().text())
    (HERE / f"{name}.xz").write_bytes(lzma.compress("\n".join(texts).encode(), preset=9))


if __name__ == "__main__":
    make(sys.argv[1], int(sys.argv[2]))
