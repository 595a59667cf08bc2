"""What tests of several games share: the `rule` mark, and a match set up for one position."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""`@rule("VEN-PLANT-02")`: the clauses a test proves. `./ludoteca trace` reads them."""
