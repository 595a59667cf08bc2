"""Frames: the screens of one match, each drawn once for everybody who looks through the same eyes.

Most are drawn in less time than it takes to hand them to a thread and back, so they are drawn at once. Those that take
long would hold up everybody, at every table: a seat with hundreds of options, and the first drawing of a game, when
all that never changes is drawn too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from ludoteca.play.texts import Texts
from ludoteca.table.screen import Sight
from ludoteca.table.seen import Seen
from ludoteca.table.threads import FairThreads, Threads

KEPT = 24  # for sockets that come back
MANY = 64  # options; with more of them a thread draws


class Drawers(FairThreads):
    """The threads of a house that draw, and the games that were drawn before: what never changes is there then."""

    def __init__(self, count: int) -> None:
        super().__init__(count, "drawing")
        self.begun: set[tuple[str, str]] = set()


class Frame:
    """A screen that is drawn when somebody first asks for it."""

    def __init__(self, draw: Callable[[], Seen], threads: Threads | None) -> None:
        self._draw = draw
        self._threads = threads  # None: at once
        self._drawing: asyncio.Future[Seen] | None = None
        self.drawn: Seen | None = None

    async def seen(self) -> Seen:
        if self.drawn is not None:
            return self.drawn
        if self._threads is None:
            self.drawn = self._draw()
            return self.drawn
        if self._drawing is None:
            self._drawing = asyncio.ensure_future(self._threads.run(self._draw))
        self.drawn = await asyncio.shield(self._drawing)  # others wait for it too
        return self.drawn


class Frames:
    """The newest screens of a match, and those before them that somebody may still have."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers
        self._kept: dict[tuple[int, str, int, int], Frame] = {}

    def find(self, seat: int, language: str, revision: int, facing: int = 0) -> Frame | None:
        return self._kept.get((seat, language, revision, facing))

    def add(self, sight: Sight, texts: Texts, draw: Callable[[], Seen], facing: int = 0) -> Frame:
        """The frame of what is seen now, which `draw` draws: here, or in a thread."""
        game = (sight.game.name, texts.language)
        heavy = len(sight.actions) > MANY or game not in self._drawers.begun
        frame = Frame(partial(self._begin, game, draw), self._drawers) if heavy else Frame(draw, None)
        self._kept[sight.seat, texts.language, sight.revision, facing] = frame
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))
        return frame

    def remembered(self, seat: int, language: str, revision: int, facing: int = 0) -> Seen | None:
        """The screen a browser had before, if it is not too long ago."""
        frame = self.find(seat, language, revision, facing)
        return frame.drawn if frame is not None else None

    def clear(self) -> None:
        self._kept.clear()

    def _begin(self, game: tuple[str, str], draw: Callable[[], Seen]) -> Seen:
        seen = draw()
        self._drawers.begun.add(game)
        return seen
