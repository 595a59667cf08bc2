"""A state that was read back from its words stands in the same city."""

from __future__ import annotations

import pytest

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.playout import play_random
from ludoteca.play.game import difference
from ludoteca.play.transport import pack, unpack
from ludoteca.play.view import encode
from tests.games.dei.table import opening


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "settings", [{}, {"outpost_setup": "advanced"}, {"layout": "random", "outpost_setup": "advanced"}]
)
def test_a_city_travels_with_its_state(seats, settings):
    t = opening(seats, 9, **settings)
    rng = Rng(1)
    while not t.s.over:
        twin = unpack(t.rules, pack(t.s))
        assert difference(t.s, twin) == []
        seen = encode(t.view(0))
        t.s, true = twin, t.s
        assert encode(t.view(0)) == seen
        t.s = true
        play_random(t.rules, t.s, t.out, rng, 60)
