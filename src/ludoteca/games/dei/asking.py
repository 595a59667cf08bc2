"""Which question is put: what is being decided, or what that comes to for the one who decides it."""

from __future__ import annotations

from ludoteca.games.dei.outcome import sends_robot
from ludoteca.games.dei.view import DeiView

BUY = "buy"
GAINS = {"S", "T", "E"}


def asked(view: DeiView) -> str:
    """The question for the sight of a view."""
    if view.deciding == "play-card":
        return "play-face-up" if view.bought_down else "play-planned" if view.planning else view.deciding
    return of_card(view) if view.deciding == "use-symbol" else view.deciding


def adds_candy(view: DeiView) -> bool:
    """DEI-CANDY-02 whether the viewer could put Candy on the card in play."""
    mine = view.players[view.seat]
    only_wild = mine.pad[-1].down and ("candy_on_facedown", "wild_only") in view.house
    return not mine.pad[-1].candy and ("wild" in mine.candy if only_wild else bool(mine.candy))


def of_card(view: DeiView) -> str:
    """A card that lies face down asks what is bought; one of which nothing is left, whether something is added.

    Where nothing that is left can be used, only its owner is told so.
    """
    left = {symbol for symbol, _ in view.left}
    usual = "buy-card" if BUY in left else view.deciding
    if view.seat not in view.to_act:
        return usual
    adds = adds_candy(view)
    if not left:
        return "add-candy" if adds else usual
    if left & GAINS or any(places for _, places in view.uses) or sends_robot(view):
        return usual
    stuck = "buy-nothing" if left == {BUY} else "card-stuck"
    return f"{stuck}-yet" if adds else stuck
