"""Experiment: matches of bots that are known by their seeds alone, in any process and on any machine.

It holds names and numbers only: it is sent to where matches are played, and its hash names the folder they are kept in.
The same seed deals the same match whatever the settings are, so that two settings can be compared deal by deal.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludoteca.bots.levels import LEVELS, bot, take_move
from ludoteca.bots.weights import Weights, best_weights, net_judge_of
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import unknown
from ludoteca.kernel.judge import NetJudge
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.play.game import AnyGame
from ludoteca.play.match import Match
from ludoteca.play.settings import Settings, Value

FORM = 1  # of what is kept; raised when older files can no longer be read


class Experiment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which matches are played. Equal experiments play the same match from the same seed, move for move."""

    game: str
    version: int  # of the rules
    seats: int
    settings: dict[str, Value]  # those that are not the usual ones
    level: str
    judged: str  # a hash of what the bots judge by: with other weights they play other matches
    form: int = FORM

    @property
    def hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:12]

    @property
    def title(self) -> AnyGame:
        return find(self.game)

    @property
    def rules(self) -> Rules[Any]:
        rules: Rules[Any] = self.title.rules(self.settings, self.seats)
        return rules

    def players(self, rules: Rules[Any]) -> list[Player]:
        """A bot for each seat; each has a judge of its own, for a judge keeps numbers while it weighs."""
        return [bot(self.level, self.title, rules) for _ in range(self.seats)]


def experiment(game: AnyGame, seats: int, settings: Settings, level: str) -> Experiment:
    """An experiment with the bots as they are now; what cannot be played is refused here."""
    if level not in LEVELS:
        raise unknown("level", level, list(LEVELS))
    rules = game.rules(settings, seats)
    return Experiment(
        game=game.name,
        version=game.version,
        seats=int(rules.seats),
        settings=settings.changed(),
        level=level,
        judged=judged_by(game, rules),
    )


def judged_by(game: AnyGame, rules: Rules[Any]) -> str:
    """A hash of the weights and of the net that bots of any level judge by."""
    known: list[object] = [best_weights(game, rules)]
    net = net_judge_of(game, rules)
    if isinstance(net, NetJudge):
        known += [list(net.weights), list(net.net)]
    return hashlib.sha256(msgspec.json.encode(known, order="deterministic")).hexdigest()[:12]


def learnt(played: Experiment) -> Weights:
    """What the bots of an experiment judge by: written by hand, if `trained` is None."""
    return best_weights(played.title, played.rules)


def record_of(played: Experiment, seed: int) -> Match[Any, Any, Any]:
    """One match of an experiment again, with all its rows: it can be replayed, drawn and looked at."""
    match: Match[Any, Any, Any] = Match(played.title, played.seats, seed, played.settings)
    players, rng = played.players(match.rules), Rng(seed)
    taken = 0
    while not match.over and taken < played.title.longest:
        seat = match.to_act[0]
        take_move(match, seat, players[seat], rng)
        taken += len(match.rows[-1].actions)
    return match
