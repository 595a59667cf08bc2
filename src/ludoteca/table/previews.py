"""Previews: what a move would do, shown before it is made.

What is shown is certain: where dice are rolled or something is revealed, the table as it would be just before; where
the move is not whole yet, only what happens however it goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.events import Events
from ludoteca.kernel.state import State
from ludoteca.play.texts import Texts
from ludoteca.play.view import View, encode, faced
from ludoteca.play.vocabulary import Event, seen_events
from ludoteca.table.imagining import Known, follow, is_whole
from ludoteca.table.protocol import Imagined
from ludoteca.table.screen import allowed, barrier, boxes, options, prompt
from ludoteca.table.seen import Seen, difference, line

MOST_WAYS = 150  # steps that are taken to see how a move could end
OTHER_WORLDS = 2  # in which it is seen that nothing unknown is shown


def imagined(here: Known, base: Seen, texts: Texts, actions: Sequence[str], n: int) -> Imagined:
    """What a move would do: the board as it would look, the lines it would add to the log, and how it goes on."""
    world = follow(here, actions, texts)
    ends = is_whole(here, world)
    game, seat = here.game, here.seat
    known = certain_view(here, world)
    view = faced(known, base.facing) if known is not None else None
    drawn, gone = difference(base.fragments, preview(here, view, texts) if view is not None else base.fragments)
    areas = boxes(tuple(game.areas(view)), texts) if view is not None else base.areas
    events = certain_events(here, world) if ends else common_events(here, world)
    return Imagined(
        n=n,
        revision=base.revision,
        ends=ends,
        barrier=barrier(here, world),
        areas=None if areas == base.areas else areas,
        drawn=drawn,
        gone=gone,
        lines=tuple(line(game, event, seat, here.ply + 1, texts) for event in events),
        prompt=None if ends or view is None else prompt(game, view, texts),
        options=() if ends or view is None else options(here, world, allowed(here, world), view, texts),
    )


def preview(here: Known, after: View, texts: Texts) -> Mapping[str, Mapping[str, str]]:
    """The board as it would look, with what the game shows of the present beside it."""
    before: View = faced(here.game.view(here.rules, here.world, here.seat), after.facing)
    return here.game.fragments(here.game.compared(before, after), texts)


def certain_view(here: Known, world: State) -> View | None:
    """What the seat would see after the last act, or just before something becomes known in it.

    None where that shows something which the seat cannot know: a thing may have been moved before it is revealed.
    """
    before = world.log.before if world.log is not None else None
    view: View = here.game.view(here.rules, before or world, here.seat)
    if before is not None:
        for number in range(OTHER_WORLDS):
            other = here.rules.imagine(before, here.seat, Rng(number))
            if encode(here.game.view(here.rules, other, here.seat)) != encode(view):
                return None
    return view


def certain_events(here: Known, world: State) -> list[Event]:
    """What the seat would learn of all that happens before something becomes known."""
    log = world.log
    if log is None:
        return []
    words = log.words[: log.certain] if log.before is not None else log.words
    return seen_events(here.game.events, words, here.seat)


def common_events(here: Known, world: State) -> list[Event]:
    """What would happen in whichever way the move goes on; nothing, if there are too many ways to look at."""
    common: list[Event] | None = None
    left = MOST_WAYS
    waiting = [(world, certain_events(here, world))]
    while waiting:
        s, events = waiting.pop()
        if is_whole(here, s):
            common = events if common is None else shared_by(common, events)
            if not common:
                return []
            continue
        for action in allowed(here, s):
            if here.rules.is_aside(s, action):
                continue
            left -= 1
            if left < 0:
                return []
            twin = s.copy()
            twin.log = Events(stop=True)
            here.rules.take(twin, here.seat, action)
            waiting.append((twin, [*events, *certain_events(here, twin)]))
    return common or []


def shared_by(some: list[Event], others: list[Event]) -> list[Event]:
    """Those of some events that are among the others as often, in their order."""
    left = Counter(others)
    left.subtract(some)
    return [event for event in some if left[event] >= 0]
