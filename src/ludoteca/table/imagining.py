"""Imagining: what would be if a seat took some actions, tried out in a world imagined for it.

Whoever tries things out is given such a world and nothing else of the match: so it may be done in a thread while the
match goes on, and cannot tell more than its seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.events import Events
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.play.game import AnyGame
from ludoteca.play.match import AnyMatch, is_simultaneous
from ludoteca.play.plan import goes_on
from ludoteca.play.settings import Settings
from ludoteca.play.texts import Texts, capital
from ludoteca.play.vocabulary import refusal_kind, refusal_numbers
from ludoteca.play.why import reason


class Known(Struct, frozen=True):
    """A world imagined for a seat at one moment. It is never changed: whoever plays in it takes a copy."""

    game: AnyGame
    rules: Rules[State]
    settings: Settings
    seat: int
    ply: int
    together: bool  # whether several seats decide at the same time
    world: State


def known(match: AnyMatch, seat: int) -> Known:
    """What a seat knows now."""
    world: State = match.imagine(seat, Rng(match.ply))
    return Known(match.game, match.rules, match.settings, seat, match.ply, match.together, world)


def follow(here: Known, actions: Sequence[str], texts: Texts) -> State:
    """The world in which the seat has taken these actions; an illegal one is refused with the reason."""
    world = here.world.copy()
    world.log = Events(stop=True)
    out = Options()
    for text in actions:
        number = here.rules.actions.number(text)
        here.rules.options(world, here.seat, out)
        if not out.has(number):
            raise LudotecaError(_refusal(here, number, texts) or f"{text}: not at that point of the move")
        if world.crossed:
            raise LudotecaError("a move ends where something is revealed")
        here.rules.take(world, here.seat, number)
    return world


def _refusal(here: Known, action: int, texts: Texts) -> str:
    """Why this action cannot begin a move; empty if it can."""
    found = reason(here.rules, here.world, here.seat, action)
    if found.refusal == 0:
        return ""
    kind = refusal_kind(here.game.refusals, found.refusal)
    return capital(texts.refusal(kind.name, refusal_numbers(kind, found.refusal), dict(kind.numbers)))


def is_whole(here: Known, world: State) -> bool:
    """Whether the move that led to this world is complete."""
    if world.over or world.crossed:
        return True
    if here.together and is_simultaneous(world):
        return bool(world.ready(here.seat))
    return not goes_on(here.rules, world, here.seat)


def others_go_on(here: Known, world: State) -> bool:
    """Whether the move that led to this world is complete, and somebody else acts next."""
    if here.together or world.over or not is_whole(here, world):
        return False
    return is_simultaneous(world) or here.rules.acting(world) != here.seat
