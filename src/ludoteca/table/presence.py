"""Presence: who has the table on screen, and since when others wait for somebody in vain. It lasts as long as the room.

Who is away can be replaced by a bot, but not at once: a line breaks, a phone rings.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from ludoteca.table.limits import Bounds


class Presence:
    """People by their ids, seats by their numbers; who belongs to which seat is said by whoever asks.

    >>> now = 0.0
    >>> there = Presence(clock=lambda: now)
    >>> there.come("anna")
    >>> there.wait_for([0])
    >>> now = there.away
    >>> there.is_missing(0, ["anna"])
    False
    >>> there.go("anna")
    >>> now += there.away
    >>> there.is_missing(0, ["anna"])
    True
    """

    def __init__(self, bounds: Bounds | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        bounds = bounds or Bounds()
        self.away: float = bounds.away_seconds
        self.idle: float = bounds.idle_seconds
        self._clock = clock
        self._opened = clock()
        self._screens: dict[str, int] = {}  # how many each person has
        self._signs: dict[str, float] = {}  # when each was last noticed
        self._awaited: dict[int, float] = {}  # since when others wait for a seat

    def come(self, person: str) -> None:
        self._screens[person] = self._screens.get(person, 0) + 1
        self.notice(person)

    def go(self, person: str) -> None:
        self._screens[person] -= 1
        self.notice(person)

    def notice(self, person: str) -> None:
        """This person has given a sign."""
        self._signs[person] = self._clock()

    def is_here(self, people: Collection[str]) -> bool:
        """Whether any of them has the table on screen."""
        return any(self._screens.get(person, 0) > 0 for person in people)

    def wait_for(self, seats: Collection[int]) -> None:
        """Others wait for these seats, and for no others. For those that they waited for before, they still do."""
        now = self._clock()
        self._awaited = {seat: self._awaited.get(seat, now) for seat in seats}

    def patience(self, seat: int, people: Collection[str]) -> float:
        """For how many seconds more others have to wait for a seat before it counts as missing."""
        since = max(self._awaited.get(seat, self._clock()), self._opened)
        since = max([since, *(self._signs[person] for person in people if person in self._signs)])
        return since + (self.idle if self.is_here(people) else self.away) - self._clock()

    def is_missing(self, seat: int, people: Collection[str]) -> bool:
        """Whether others wait for this seat, and have waited long enough."""
        return seat in self._awaited and self.patience(seat, people) <= 0

    @property
    def awaited(self) -> Collection[int]:
        return self._awaited.keys()
