from __future__ import annotations

from tests.games.baratto.table import baratto
from tests.support import rule


@rule("BAR-PEEK-01")
def test_who_took_a_crate_may_look_at_one_next_to_its_stall():
    t = baratto(2).bids((10, 0), (1, 0))
    assert t.deciding == "peek"
    assert t.to_act == (0,)
    assert t.options() == ["peek:5", "peek:6", "peek:9", "peek:11", "peek:14", "peek:15", "no-peek"]
    assert t.view(1).peeking_from == 10


@rule("BAR-PEEK-01")
def test_only_the_one_who_looks_sees_what_is_inside():
    t = baratto(3).on(5, "wine").bids((10, 0), (1, 0), (1, 0)).play("peek:5")
    crates = {seat: t.view(seat).stalls[4] for seat in (-1, 0, 1, 2)}
    assert {seat: crate.good for seat, crate in crates.items() if crate} == {-1: "", 0: "wine", 1: "", 2: ""}
    assert all(crate is not None and crate.seen_by == (0,) for crate in crates.values())
    assert t.events(0) == [("peeked", {"seat": 0, "stall": 5, "good": 2})]
    assert t.events(1) == [("peeked-secret", {"seat": 0, "stall": 5})]


@rule("BAR-PEEK-01")
def test_looking_can_be_left_alone():
    t = baratto(2).bids((10, 0), (1, 0)).play("no-peek")
    assert t.events() == [("passed-by", {"seat": 0})]
    assert all(crate is None or crate.seen_by == () for crate in t.view(0).stalls)
    assert t.to_act == (1,)


@rule("BAR-PEEK-01")
def test_one_look_is_all():
    t = baratto(2).bids((10, 0), (10, 0)).play("peek:5")
    assert t.deciding == "choose-rival"


@rule("BAR-PEEK-01")
def test_a_stall_further_away_cannot_be_looked_at():
    t = baratto(2).bids((10, 0), (1, 0))
    assert t.why("peek:2") == "not-neighbour 10"
    assert t.rule_of("peek:2") == "BAR-PEEK-01"


@rule("BAR-PEEK-01")
def test_an_empty_stall_cannot_be_looked_at():
    t = baratto(2).empty(9).bids((10, 0), (5, 0))
    assert t.options() == ["peek:6", "peek:11", "peek:14", "peek:15", "no-peek"]
    assert t.why("peek:9") == "no-crate-to-see"
    assert t.why("peek:5") == "no-crate-to-see"
    assert t.why("peek:10") == "no-crate-to-see"
    assert t.rule_of("peek:9") == "BAR-PEEK-01"


@rule("BAR-PEEK-01")
def test_players_look_clockwise_from_the_lead():
    t = baratto(4).lead(2).bids((1, 0), (19, 0), (8, 0), (8, 0))
    looking = []
    while t.deciding == "peek":
        looking.append((t.to_act[0], t.view(-1).peeking_from))
        t.play("no-peek")
    assert looking == [(2, 8), (0, 1), (1, 19)]


@rule("BAR-PEEK-01")
def test_who_took_nothing_does_not_look():
    t = baratto(2).bids((10, 2), (10, 1)).play("no-peek")
    assert t.deciding == "choose-rival"


@rule("BAR-PEEK-01")
def test_who_has_nothing_to_look_at_is_passed_over():
    t = baratto(2).only(1, 19, 18).bids((1, 0), (19, 0))
    assert t.to_act == (1,)
    assert t.options() == ["peek:18", "no-peek"]


@rule("BAR-PEEK-01")
def test_where_all_neighbours_were_taken_nobody_looks():
    t = baratto(2).only(1, 2, 19).bids((1, 0), (2, 0))
    assert t.deciding == "choose-rival"


@rule("BAR-PEEK-01")
def test_a_look_reveals_something_and_cannot_be_undone():
    t = baratto(2).bids((10, 0), (1, 0)).play("peek:5")
    assert t.s.crossed != 0
    t = baratto(2).seen(5, 0).bids((10, 0), (1, 0)).play("peek:5")
    assert t.s.crossed == 0


def test_another_player_is_not_asked_where_the_one_who_looks_stands():
    t = baratto(2).bids((10, 0), (1, 0))
    assert t.why("peek:19", 1) == "not-your-turn"
    assert t.why("no-peek", 1) == "not-your-turn"
