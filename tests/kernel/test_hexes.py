"""Hexes: coordinates, turns and rings."""

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.hexes import AROUND, beside, distance, mirrored, neighbours, ring, rings, rows, turned

HEXES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(HEXES, st.integers(-12, 12))
def test_a_turn_keeps_the_distance_and_six_of_them_are_none(place, sixths):
    assert distance(turned(place, sixths)) == distance(place)
    assert turned(turned(place, sixths), -sixths) == place
    assert turned(place, 6) == place


@given(HEXES, st.integers(0, 5), st.integers(0, 5))
def test_what_lies_beside_a_hex_turns_with_it(place, direction, sixths):
    assert turned(beside(place, direction), sixths) == beside(turned(place, sixths), direction + sixths)


@given(HEXES, st.integers(0, 5))
def test_turned_over_clockwise_becomes_the_other_way(place, direction):
    assert mirrored(mirrored(place)) == place
    assert mirrored(beside(place, direction)) == beside(mirrored(place), -direction)


@given(HEXES, HEXES)
def test_distances_are_the_same_both_ways(one, other):
    assert distance(one, other) == distance(other, one)
    assert (distance(one, other) == 1) == (other in [beside(one, direction) for direction in range(6)])


@given(st.integers(0, 6))
def test_a_ring_lies_at_its_distance_each_hex_beside_the_next(radius):
    around = ring(radius)
    assert len(set(around)) == max(1, 6 * radius)
    assert {distance(place) for place in around} == {radius}
    if radius:
        assert all(distance(one, other) == 1 for one, other in zip(around, around[1:] + around[:1], strict=True))


@given(st.integers(0, 5))
def test_rings_and_rows_are_the_same_hexes(radius):
    assert sorted(rings(radius)) == sorted(rows(radius))
    assert len(rows(radius)) == 1 + 3 * radius * (radius + 1)


def test_neighbours_come_clockwise_from_the_right():
    places = rings(1)
    assert neighbours(places)[0] == [places.index(direction) for direction in AROUND]
    assert len(neighbours(places)[1]) == 3
