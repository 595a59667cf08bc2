"""What is true after every step of a random match (section 9 of the specification)."""

from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.names import BASE, NOBODY, NOT_YET
from ludoteca.games.dirty_deeds.rules.scoring import points
from ludoteca.games.dirty_deeds.rules.state import COLOUR, COMMON, EXHAUSTED_TOKENS, FAMILIAR, WHO
from ludoteca.games.dirty_deeds.rules.underground import imagine_discs
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.play.game import fresh, seed_bytes
from ludoteca.testing import fuzz_games


def check_pieces(s):
    """DD-INV-04, DD-INV-05: a character is in one place, and a hex holds one."""
    for piece, where in enumerate(s.where):
        if where >= 0:
            assert s.stands[where] == piece
    assert sum(piece != NOBODY for piece in s.stands) == sum(where >= 0 for where in s.where)


def check_bases(s, bases):
    """DD-INV-06"""
    assert [place for place in range(len(s.tile)) if s.tile[place] >= BASE] == bases


def check_counts(s):
    """DD-INV-01 to DD-INV-03, DD-INV-09, DD-INV-10."""
    assert all(count >= 0 for count in s.things)
    assert all(count >= 0 for count in s.zones)
    for seat in range(s.seats):
        assert s.has(seat, COLOUR + seat) == 0
        assert s.has(seat, FAMILIAR) <= s.layout.numbers.familiar_squares - 1


def check_supply(s):
    """DD-INV-11: once an action is over, an empty supply has been refilled."""
    empty = s.zones[COMMON] + s.zones[COMMON + 1] == 0
    assert not empty or s.zones[EXHAUSTED_TOKENS] + s.zones[EXHAUSTED_TOKENS + 1] == 0


def check_score(s):
    """DD-INV-17"""
    for seat in range(s.seats):
        big, medium, small = (points(s, seat, wheel) for wheel in range(3))
        assert 0 <= big <= 61
        assert 0 <= medium <= 61
        assert 0 <= small <= 57


def check_order(s):
    """DD-INV-13: sorted by speed, the quickest first."""
    hands = [int(s.hand(seat, WHO)) for seat in s.order]
    left = [int(s.layout.numbers.speed[hand]) for hand in hands if hand != NOBODY]
    assert left == sorted(left, reverse=True)


@pytest.mark.parametrize("seats", [2, 3])
def test_invariants_hold_at_every_step_of_random_matches(seats):
    rules, out = GAME.rules({}, seats), Options()
    for seed in range(1 + fuzz_games()):
        s, rng = fresh(rules, seed_bytes(seed)), Rng(seed)
        bases, remaining, turn = None, int(NOT_YET), 0
        while not s.over:
            seat = rules.acting(s)
            rules.options(s, seat, out)
            assert out.count > 0
            rules.take(s, seat, out.actions[rng.below(out.count)])
            check_pieces(s)
            check_counts(s)
            if s.turn > 0:
                bases = bases or [place for place in range(len(s.tile)) if s.tile[place] >= BASE]
                check_bases(s, bases)
                check_order(s)
            if s.turn > turn:  # DD-INV-12, DD-INV-14
                check_supply(s)
                check_score(s)
                assert all(s.hand(player, WHO) == NOBODY for player in range(seats))
                assert remaining == NOT_YET or abs(int(s.remaining) - remaining) <= seats + 1
                assert s.remaining != 0
                remaining, turn = int(s.remaining), int(s.turn)
        assert s.remaining == 0


def test_turning_and_imagining_never_change_a_score():
    """DD-INV-08"""
    rules, out, rng = GAME.rules({}, 3), Options(), Rng(4)
    s = fresh(rules, seed_bytes(4))
    for _ in range(200):
        seat = rules.acting(s)
        rules.options(s, seat, out)
        rules.take(s, seat, out.actions[rng.below(out.count)])
    before = [rules.score(s, seat) for seat in range(3)]
    imagine_discs(s, rng)
    s.turned[0] = 5
    assert [rules.score(s, seat) for seat in range(3)] == before
