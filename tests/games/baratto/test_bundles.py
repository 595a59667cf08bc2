from __future__ import annotations

from ludoteca.games.baratto.rules.bundles import EMPTY, count_of, size, with_one


def test_each_thing_of_a_bundle_has_four_bits():
    assert EMPTY == 0
    assert [with_one(EMPTY, thing) for thing in range(3)] == [1, 16, 256]


def test_a_bundle_counts_each_thing_by_itself():
    bundle = with_one(with_one(with_one(EMPTY, 4), 0), 4)
    assert [count_of(bundle, thing) for thing in range(5)] == [1, 0, 0, 0, 2]
    assert size(bundle) == 3
    assert size(EMPTY) == 0
