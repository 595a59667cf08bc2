"""Accounts made by hand, of matches whose answer is known."""

from __future__ import annotations

from typing import Any

from ludoteca.games import find
from ludoteca.lab.account import PARTS, Account
from ludoteca.lab.experiment import Experiment, experiment
from ludoteca.play.settings import Settings

GAME = find("vendemmia")


def vendemmia(level: str = "companion", seats: int = 2, **settings: Any) -> Experiment:
    return experiment(GAME, seats, Settings(GAME.settings, settings), level)


def account(seed: int = 0, winner: int = 0, seats: int = 2, **changes: Any) -> Account:
    """A match that this seat wins, by 10 points to none."""
    usual: dict[str, Any] = {
        "seed": seed,
        "shares": [float(seat == winner) for seat in range(seats)],
        "points": [10 * (seat == winner) for seat in range(seats)],
        "reason": "last round",
        "unfinished": False,
        "rounds": 9,
        "decisions": 50,
        "moves": 20,
        "tail": 0.0,
        "lead_changes": 3,
        "first": 0,
        "forced": 2,
        "options": 200,
        "waits": [1.0] * seats,
        "longest_wait": 2,
        "favoured": [winner] * len(PARTS),
        "led": [winner] * len(PARTS),
        "offered": {},
        "taken": {},
        "happened": {},
        "marked": {},
        "sources": {"VEN-SCORE-01": [10 * (seat == winner) for seat in range(seats)]},
    }
    return Account(**{**usual, **changes})


def evenly(count: int, **changes: Any) -> list[Account]:
    """So many matches, won by one seat after the other."""
    return [account(seed, seed % 2, **changes) for seed in range(count)]
