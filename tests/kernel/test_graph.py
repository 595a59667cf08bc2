"""Graphs: neighbours, distances and groups on boards of any make."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.graph import FAR, NO_GROUP, Graph, sizes
from ludoteca.kernel.hexes import distance, neighbours, rings
from ludoteca.kernel.numbers import numbered, table

# 0 – 1 – 2    4 – 5
#     |
#     3
TWO_PARTS = [[1], [0, 2, 3], [1], [1], [5], [4]]


def test_neighbours_are_kept_in_the_order_given():
    graph = Graph([[2, 1], [0], [0]])
    assert [int(graph.near[k]) for k in range(graph.near_from[0], graph.near_from[1])] == [2, 1]
    assert graph.adjacent(0, 2)
    assert not graph.adjacent(1, 2)


def test_a_neighbour_that_does_not_exist_is_named():
    with pytest.raises(ValueError, match="place 1 is next to 7, and there are 2 places"):
        Graph([[1], [7]])


def test_distances_are_counted_in_steps_and_no_way_is_far():
    assert list(Graph(TWO_PARTS).distances(0)) == [0, 1, 2, 2, FAR, FAR]


def test_a_way_leads_over_places_of_a_kind_only():
    kind = numbered([9, 1, 1, 0, 1, 1])
    assert list(Graph(TWO_PARTS).distances_over(0, kind, 1)) == [0, 1, 2, FAR, FAR, FAR]


def test_groups_are_connected_places_of_one_kind():
    kind = numbered([1, 0, 1, 1, 1, 1])
    assert list(Graph(TWO_PARTS).groups(kind, 1)) == [0, NO_GROUP, 1, 2, 3, 3]
    assert list(sizes(Graph(TWO_PARTS).groups(kind, 1))) == [1, 1, 1, 2]


def test_where_nothing_is_of_the_kind_there_are_no_groups():
    groups = Graph(TWO_PARTS).groups(table(6), 5)
    assert list(groups) == [NO_GROUP] * 6
    assert list(sizes(groups)) == []


@given(st.integers(0, 4), st.data())
@settings(max_examples=30, deadline=None)
def test_on_hexes_steps_and_distance_agree(radius, data):
    places = rings(radius)
    start = data.draw(st.integers(0, len(places) - 1))
    steps = Graph(neighbours(places)).distances(start)
    assert [int(count) for count in steps] == [distance(place, places[start]) for place in places]


@given(st.lists(st.booleans(), min_size=19, max_size=19))
@settings(max_examples=60, deadline=None)
def test_two_places_are_in_one_group_if_a_way_leads_from_one_to_the_other(flags):
    graph = Graph(neighbours(rings(2)))
    kind = numbered([int(flag) for flag in flags])
    groups = graph.groups(kind, 1)
    for one in range(19):
        if flags[one]:
            steps = graph.distances_over(one, kind, 1)
            assert all((groups[other] == groups[one]) == (steps[other] < FAR) for other in range(19))
