"""Progress: one line on the error stream that says how far a long run has come."""

from __future__ import annotations

import sys
import time

OFTEN = 0.5  # seconds between two looks of a person
SELDOM = 15.0  # and between two lines of a log


class Progress:
    """How far a stage is; begun anew with every stage."""

    def __init__(self, what: str, count: int, done: int = 0, seconds: float = float("inf")) -> None:
        """Of a stage with so many matches, of which some were done before, or with so much time."""
        self.what = what
        self.count = count
        self.before = self.done = done
        self.seconds = seconds
        self.began = time.monotonic()
        self.lively = sys.stderr.isatty()
        self._shown = 0.0

    def add(self, matches: int) -> None:
        self.done += matches
        if time.monotonic() - max(self._shown, self.began) >= (OFTEN if self.lively else SELDOM):
            self._show()

    def end(self) -> None:
        """The line goes; what was found is said instead."""
        if self.lively and self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def text(self, now: float) -> str:
        passed = max(1e-6, now - self.began)
        pace = (self.done - self.before) / passed
        left = self.seconds - passed
        if pace > 0:
            left = min(left, (self.count - self.done) / pace)
        return f"{self.what}: {self.done} matches, {pace:.1f}/s, {clock(left)} left"

    def _show(self) -> None:
        self._shown = time.monotonic()
        line = self.text(self._shown)
        print(f"\r\033[K{line}" if self.lively else line, end="" if self.lively else "\n", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """A time as people read it.

    >>> clock(75.2)
    '1:15'
    """
    whole = max(0, round(min(seconds, 359999)))
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
