"""Minds: what a bot judges by while it learns: a row of weights in the order of the features, and perhaps a net."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec

from ludoteca.bots.levels import mover, thinker
from ludoteca.bots.weights import Net, Weights, flat
from ludoteca.kernel.judge import Judge, NetJudge
from ludoteca.kernel.player import Player
from ludoteca.kernel.rules import Rules
from ludoteca.play.game import AnyGame


class Mind(msgspec.Struct, frozen=True):
    """Weights, the lead that wins three matches of four, and the numbers of a net if it has hidden units."""

    linear: tuple[float, ...]
    swing: float
    hidden: int = 0
    net: tuple[float, ...] = ()


def mind_of_weights(rules: Rules[Any], weights: Weights) -> Mind:
    return Mind(tuple(flat(rules, weights)), weights.swing)


def mind_of_net(net: Net) -> Mind:
    return Mind(tuple(net.linear), net.swing, net.hidden, tuple(net.net))


def judge(rules: Rules[Any], mind: Mind) -> Judge:
    phases, traits = len(rules.phases), len(rules.traits)
    linear = vec[float](list(mind.linear))
    if mind.hidden:
        return NetJudge(phases, traits, rules.sides, linear, mind.swing, mind.hidden, vec[float](list(mind.net)))
    return Judge(phases, traits, rules.sides, linear, mind.swing)


def quick_player(game: AnyGame, rules: Rules[Any], mind: Mind) -> Player:
    """One that plays as companions do."""
    return mover(game, judge(rules, mind))


def thoughtful_player(game: AnyGame, rules: Rules[Any], mind: Mind) -> Player:
    """One that plays as rivals and Masters do."""
    return thinker(game, judge(rules, mind))
