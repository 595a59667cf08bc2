"""A state can travel: written out as words and read back, it is the same state and plays on the same."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.playout import play_random
from ludoteca.play.game import difference, fresh, seed_bytes
from ludoteca.play.transport import pack, unpack


@pytest.mark.parametrize("name", NAMES)
def test_a_state_read_back_is_the_same_at_every_step_of_a_match(name: str):
    game = find(name)
    for seats in range(game.fewest, game.most + 1):
        rules = game.rules(seats=seats)
        s = fresh(rules, seed_bytes(seats))
        rng = Rng(seats)
        while not s.over:
            twin = unpack(rules, pack(s))
            assert difference(s, twin) == []
            play_random(rules, s, Options(), rng, 7)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_read_back_shares_nothing_and_plays_on(name: str):
    game = find(name)
    rules = game.rules()
    s = fresh(rules, seed_bytes(5))
    before = pack(s)
    twin = unpack(rules, before)
    play_random(rules, twin, Options(), Rng(3), 10_000)
    assert twin.over
    assert pack(s) == before
