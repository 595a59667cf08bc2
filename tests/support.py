"""What tests of several games share: the `rule` mark, and a match set up for one position."""

from __future__ import annotations

import re

import pytest

rule = pytest.mark.rule
"""`@rule("VEN-PLANT-02")`: the clauses a test proves. `./ludoteca trace` reads them."""


def unchecked(record: str) -> str:
    """A record as format 1 wrote it, without checks, so that its lines can be changed."""
    return re.sub(r"(?m) #[0-9a-f]{6}$", "", record).replace("ludoteca record 2", "ludoteca record 1", 1)
