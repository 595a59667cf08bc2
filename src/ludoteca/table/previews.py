"""Previews: what a move would do, shown before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.play.texts import Texts
from ludoteca.play.vocabulary import seen_events
from ludoteca.table.imagining import Known, follow, is_whole
from ludoteca.table.protocol import Imagined
from ludoteca.table.screen import allowed, barrier, boxes, options, prompt
from ludoteca.table.seen import Seen, difference, line


def imagined(here: Known, base: Seen, texts: Texts, actions: Sequence[str], n: int) -> Imagined:
    """What a move would do: the board as it would look, the lines it would add to the log, and how it goes on."""
    world = follow(here, actions, texts)
    ends = is_whole(here, world)
    crossed = int(world.crossed)
    if crossed:
        return Imagined(n=n, revision=base.revision, ends=ends, barrier=barrier(crossed))
    game, seat = here.game, here.seat
    view = game.view(here.rules, world, seat)
    drawn, gone = difference(base.fragments, game.fragments(view, texts))
    areas = boxes(tuple(game.areas(view)), texts)
    events = seen_events(game.events, world.log.words, seat) if world.log is not None else []
    return Imagined(
        n=n,
        revision=base.revision,
        ends=ends,
        areas=None if areas == base.areas else areas,
        drawn=drawn,
        gone=gone,
        lines=tuple(line(game, event, seat, here.ply + 1, texts) for event in events),
        prompt=None if ends else prompt(game, view, texts),
        options=() if ends else options(here, world, allowed(here, world), view, texts),
    )
