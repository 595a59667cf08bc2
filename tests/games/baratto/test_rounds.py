from __future__ import annotations

import pytest

from ludoteca.games.baratto.rules.layout import DRAW_PILE
from tests.games.baratto.table import baratto
from tests.support import rule


def spread(seats: int, first: int) -> list[tuple[int, int]]:
    return [(first + seat, 0) for seat in range(seats)]


@rule("BAR-ROUND-01")
def test_empty_stalls_are_filled_from_the_draw_pile_in_the_order_of_their_numbers():
    t = baratto()
    top = [t.s.crates.card(DRAW_PILE, k) for k in (18, 17, 16)]
    t.bids((9, 0), (4, 0), (12, 0))
    assert [t.has_crate(k) for k in (4, 9, 12)] == [False, False, False]
    t.pass_round()
    assert [t.s.crates.card(t.layout.pile_on(k - 1), 0) for k in (4, 9, 12)] == top
    assert t.s.crates.size(DRAW_PILE) == 16


@rule("BAR-ROUND-01")
def test_a_new_crate_was_seen_by_nobody():
    t = baratto().bids((9, 0), (4, 0), (12, 0)).pass_round()
    crate = t.view(0).stalls[8]
    assert crate is not None
    assert crate.good == ""
    assert crate.seen_by == ()


@rule("BAR-ROUND-01")
def test_stalls_stay_empty_when_the_draw_pile_is_used_up():
    t = baratto(2, radius=1, rounds=8).no_draw_pile().bids((1, 0), (2, 0)).pass_round()
    assert [t.has_crate(k) for k in range(1, 8)] == [False, False, True, True, True, True, True]


@rule("BAR-ROUND-01")
def test_the_last_crate_of_the_draw_pile_is_used_too():
    t = baratto(2, radius=1, rounds=8).no_draw_pile()
    t.s.crates.move(t.layout.screen_of(1), 0, DRAW_PILE)
    t.bids((1, 0), (2, 0)).pass_round()
    assert [t.has_crate(1), t.has_crate(2)] == [True, False]


@rule("BAR-ROUND-01")
def test_a_stall_that_still_has_its_crate_gets_no_other():
    t = baratto(2)
    before = [t.s.crates.card(t.layout.pile_on(k), 0) for k in range(19)]
    t.bids((1, 0), (2, 0)).pass_round()
    assert [t.s.crates.card(t.layout.pile_on(k), 0) for k in range(2, 19)] == before[2:]


@rule("BAR-ROUND-01")
def test_the_lead_passes_to_the_left():
    t = baratto(3, rounds=5)
    leads = []
    while not t.s.over:
        leads.append(t.view(-1).lead)
        t.bids(*spread(3, 1)).pass_round()
    assert leads == [0, 1, 2, 0, 1]


@rule("BAR-ROUND-01")
def test_everybody_is_told_that_a_round_begins():
    t = baratto(3).bids(*spread(3, 1)).pass_round()
    assert t.events()[-1] == ("round", {"round": 2, "seat": 1})


@rule("BAR-END-01")
@pytest.mark.parametrize("rounds", [3, 8])
def test_the_market_closes_after_the_chosen_number_of_rounds(rounds):
    t = baratto(2, rounds=rounds)
    for played in range(1, rounds + 1):
        assert not t.s.over
        assert t.view(-1).round == played
        t.bids((1, 0), (2, 0)).pass_round()
    assert t.s.over


@rule("BAR-END-01")
def test_the_market_closes_after_six_rounds_unless_another_number_is_chosen():
    t = baratto(2)
    assert t.view(-1).rounds == 6


@rule("BAR-END-01")
def test_the_market_closes_when_no_stall_has_a_crate():
    t = baratto(2, radius=1, rounds=8).only(1, 2).no_draw_pile().bids((1, 0), (2, 0)).pass_round()
    assert t.s.over


@rule("BAR-END-01")
def test_one_crate_is_enough_for_another_round():
    t = baratto(2, radius=1, rounds=8).only(1, 2, 3).no_draw_pile().bids((1, 0), (2, 0)).pass_round()
    assert not t.s.over
    assert t.options(0) == ["stall:3"]


@rule("BAR-END-02")
def test_at_the_end_the_screens_are_lifted():
    t = baratto(2, rounds=3).screen(0, "salt wool").screen(1, "amber")
    for _ in range(3):
        t.bids((1, 1), (1, 0)).pass_round()
    assert t.s.over
    view = t.view(-1)
    assert all(crate.open and crate.good for screen in view.screens for crate in screen)
    assert view.points == view.scores == tuple(t.score(seat) for seat in range(2))
    names = [name for name, _ in t.events()]
    assert names[-3:] == ["finished", "counted", "counted"]
    assert t.events()[-1] == ("counted", {"seat": 1, "points": t.score(1)})


@rule("BAR-END-02")
def test_at_the_end_what_nobody_took_stays_closed():
    t = baratto(2, rounds=3)
    for _ in range(3):
        t.bids((1, 0), (2, 0)).pass_round()
    assert all(crate is not None and crate.good == "" for crate in t.view(-1).stalls)


@rule("BAR-END-02")
def test_before_the_end_a_player_knows_its_own_points_only():
    t = baratto(3).screen(0, "salt salt").screen(1, "amber")
    assert t.view(0).points == (5, None, None)
    assert t.view(-1).points == (None, None, None)


@rule("BAR-END-02")
def test_the_last_move_reveals_the_screens_and_cannot_be_undone():
    t = baratto(2, rounds=3)
    for _ in range(3):
        t.bids((1, 0), (2, 0)).pass_round()
    assert t.s.crossed != 0
