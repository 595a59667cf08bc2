"""Consequence: what happens by itself once it is on top of the agenda. A game has one class for each."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from ludoteca.kernel.decision import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequence(Generic[S]):
    """A step without a seat: laid by `State.then`, carried out by the rules before anybody is asked.

    It stays on the agenda until it calls `done`, like a decision: so it can ask something and go on afterwards, with
    its own words as a cursor. What it carries is seen by everybody: it must hold nothing that a seat does not know.
    """

    def follow(self, s: S) -> None:
        """Carry it out, or its next part; call `done`, or lay something above it."""
        raise NotImplementedError
