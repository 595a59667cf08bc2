"""What tests of several games share: the `rule` mark, and a match set up for one position."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.laws.drawing import Drawing
from ludoteca.play.game import AnyGame

rule = pytest.mark.rule
"""`@rule("VEN-PLANT-02")`: the clauses a test proves. `./ludoteca trace` reads them."""


def unchecked(record: str) -> str:
    """A record as format 1 wrote it, without checks, so that its lines can be changed."""
    return re.sub(r"(?m) #[0-9a-f]{6}$", "", record).replace("ludoteca record 2", "ludoteca record 1", 1)


def everybody_can_choose(game: AnyGame, t: Any) -> None:
    """Whatever is asked in a position has its place in the drawing, for every seat and for those who watch."""
    law: Drawing[Any] = Drawing(game, t.rules)
    for seat in (-1, *range(t.s.seats)):
        law.check(t.s, seat, Rng(1))
