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


class Guest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One that sits among the others, at each seat of every deal in turn: of another level, or doing without something.

    What it does without is an action (`choose:knight`), all of a verb (`conquer`), or one right after another in the
    same move (`choose:spy+intend:costly`).
    """

    level: str
    without: str = ""


class Experiment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which matches are played. Equal experiments play the same match from the same seed, move for move."""

    game: str
    version: int  # of the rules
    seats: int
    settings: dict[str, Value]  # those that are not the usual ones
    level: str
    judged: str  # a hash of what the bots judge by: with other weights they play other matches
    guest: Guest | None = None
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

    def deal(self, seed: int) -> int:
        """The seed of the deal that a match is played on: a guest sits at every seat of each."""
        return seed if self.guest is None else seed // self.seats

    def seat_of_guest(self, seed: int) -> int:
        return seed % self.seats

    def players(self, rules: Rules[Any], seed: int) -> list[Player]:
        """A bot for each seat; each has a judge of its own, for a judge keeps numbers while it weighs."""
        found = [bot(self.level, self.title, rules) for _ in range(self.seats)]
        if self.guest is not None:
            sits = bot(self.guest.level, self.title, rules)
            do_without(sits, rules, self.guest.without)
            found[self.seat_of_guest(seed)] = sits
        return found


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


def do_without(player: Player, rules: Rules[Any], what: str) -> None:
    """Have a bot do without something; what the game has no word for is refused."""
    if not what:
        return
    first, sign, then = what.partition("+")
    if sign:
        player.shun_after(rules.actions.number(first), rules.actions.number(then))
        return
    meant = [action for action in range(len(rules.actions))
             if what in (rules.actions.text(action), rules.actions.verb_of(action).name)]  # fmt: skip
    if not meant:
        raise unknown("action", what, sorted({rules.actions.verb_of(k).name for k in range(len(rules.actions))}))
    for action in meant:
        player.shun(rules, action)


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
    match: Match[Any, Any, Any] = Match(played.title, played.seats, played.deal(seed), played.settings)
    players, rng = played.players(match.rules, seed), Rng(seed)
    taken = 0
    while not match.over and taken < played.title.longest:
        seat = match.to_act[0]
        take_move(match, seat, players[seat], rng)
        taken += len(match.rows[-1].actions)
    return match
