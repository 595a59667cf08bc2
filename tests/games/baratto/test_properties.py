"""What holds in every game, however it is set up and played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.baratto.game import GAME
from ludoteca.kernel.chance import Rng
from tests.games.baratto.table import Table

TABLES = st.builds(
    Table,
    st.integers(2, 5),
    st.integers(0, 10_000),
    st.fixed_dictionaries(
        {
            "radius": st.integers(1, 3),
            "coins": st.integers(4, 15),
            "rounds": st.integers(3, 8),
            "ties": st.sampled_from(["lead", "nobody"]),
        }
    ),
)


@settings(max_examples=12, deadline=None)
@given(t=TABLES, choices=st.randoms(use_true_random=False))
def test_every_game_ends_and_nothing_is_lost_on_the_way(t, choices):
    census = GAME.census(t.rules, t.s)
    taken = 0
    while not t.s.over:
        seat = choices.choice(t.to_act)
        t.play(choices.choice(t.options(seat)), seat)
        taken += 1
        assert GAME.census(t.rules, t.s) == census
        assert min(*t.purses, t.bank) >= 0
    assert taken <= GAME.longest
    assert [t.options(seat) for seat in range(t.s.seats)] == [[]] * t.s.seats


@settings(max_examples=6, deadline=None)
@given(t=TABLES, choices=st.randoms(use_true_random=False))
def test_every_seat_sees_its_own_imagined_world_as_the_true_one(t, choices):
    while not t.s.over:
        viewer = choices.randrange(-1, int(t.s.seats))
        world = t.copy()
        world.s = t.rules.imagine(t.s, viewer, Rng(choices.randrange(1000)))
        assert world.bytes(viewer) == t.bytes(viewer)
        seat = choices.choice(t.to_act)
        t.play(choices.choice(t.options(seat)), seat)
