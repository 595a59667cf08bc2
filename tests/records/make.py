"""Make the matches of `tests/records`: run it after the version of a game was raised.

PYTHONPATH=src:. python -m tests.records.make GAME COUNT   after a rule was fixed: other matches, by bots
PYTHONPATH=src:. python -m tests.records.make GAME         after a state is stored otherwise: the same moves
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path

from ludoteca.bots.levels import bot, take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.laws.fuzz import some_settings
from ludoteca.play.match import Match
from ludoteca.play.record import parse

HERE = Path(__file__).parent


def make(name: str, count: int) -> None:
    """Matches of bots of all kinds, over all seats and settings, one after the other in one packed file."""
    game = find(name)
    texts: list[str] = []
    for seed in range(count):
        rng = Rng(seed)
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        match = Match(game, seats, seed, some_settings(game, rng, seats))
        bots = [bot("apprentice" if (seed + seat) % 3 else "wanderer", game, match.rules) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            take_move(match, seat, bots[seat], rng)
        texts.append(match.record().text())
    (HERE / f"{name}.xz").write_bytes(lzma.compress("\n".join(texts).encode(), preset=9))


def hash_anew(name: str) -> None:
    """The matches that are there, move by move: they must end with the same scores."""
    game = find(name)
    texts: list[str] = []
    for text in lzma.decompress((HERE / f"{name}.xz").read_bytes()).decode().split("\n\n"):
        record = parse(text.strip() + "\n", name)
        match = Match(game, record.seats, record.seed, record.settings)
        for seat, actions in record.rows:
            match.push_plan(actions, seat)
        if match.scores != record.scores:
            raise SystemExit(f"{name}: a match that ended {record.scores} ends {match.scores} now: a rule has changed")
        texts.append(match.record().text())
    (HERE / f"{name}.xz").write_bytes(lzma.compress("\n".join(texts).encode(), preset=9))


if __name__ == "__main__":
    if len(sys.argv) > 2:
        make(sys.argv[1], int(sys.argv[2]))
    else:
        hash_anew(sys.argv[1])
