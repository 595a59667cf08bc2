"""Processes: how those begin that play for another process, so that none is left when it is gone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_as_worker() -> None:
    """In a process of a pool: an interrupt at the keyboard is for the one that leads, and without it this one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_leader, daemon=True).start()


def _end_with_leader() -> None:
    """Whoever is killed cannot end its processes: they would wait for work for ever."""
    leader = multiprocessing.parent_process()
    if leader is not None:
        leader.join()
        os._exit(0)
