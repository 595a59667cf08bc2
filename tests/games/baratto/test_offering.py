from __future__ import annotations

import pytest

from tests.games.baratto.table import Table, baratto
from tests.support import rule

RICH = "salt salt wool wool wine amber"


def deal(mine: str = RICH, yours: str = "amber wine") -> Table:
    """Seat 0 of three leads and may make an offer; seat 1 has other crates."""
    return baratto(3).screen(0, mine).screen(1, yours).trading()


@rule("BAR-OFFER-01")
def test_the_lead_may_make_one_rival_an_offer_or_none():
    t = baratto(4).lead(2).trading()
    assert t.to_act == (2,)
    assert t.options() == ["offer:0", "offer:1", "offer:3", "no-offer"]


@rule("BAR-OFFER-01")
def test_nobody_trades_with_themselves():
    t = deal()
    assert t.why("offer:0") == "to-yourself"
    assert t.rule_of("offer:0") == "BAR-OFFER-01"


@rule("BAR-OFFER-01")
@pytest.mark.parametrize("action", ["offer:0", "no-offer", "give:coin", "want:coin", "propose"])
def test_only_the_lead_makes_an_offer(action):
    t = deal()
    assert t.why(action, 1) == "not-lead"
    assert t.rule_of(action, 1) == "BAR-OFFER-01"


@rule("BAR-OFFER-01")
def test_the_round_goes_on_without_an_offer():
    t = deal().play("no-offer")
    assert t.deciding == "bid-in-secret"
    assert t.events()[0] == ("made-no-offer", {"seat": 0})


@rule("BAR-OFFER-01")
def test_there_is_one_offer_a_round():
    t = deal().play("offer:1 give:coin propose decline")
    assert t.deciding == "bid-in-secret"


@rule("BAR-OFFER-02")
def test_who_has_neither_coin_nor_crate_cannot_make_an_offer():
    t = baratto(2).coins(0, 8).trading()
    assert t.options() == ["no-offer"]
    assert t.why("offer:1") == "nothing-to-give"
    assert t.rule_of("offer:1") == "BAR-OFFER-02"


@rule("BAR-OFFER-02")
def test_one_coin_or_one_crate_is_enough_for_an_offer():
    assert "offer:1" in baratto(2).coins(1, 8).trading().options()
    assert "offer:1" in baratto(2).coins(0, 8).screen(0, "salt").trading().options()


@rule("BAR-OFFER-02")
def test_things_are_given_first():
    t = deal().play("offer:1")
    assert t.options() == ["give:salt", "give:wool", "give:wine", "give:amber", "give:coin"]
    assert t.why("want:wine") == "gives-nothing"
    assert t.why("propose") == "gives-nothing"
    assert t.rule_of("want:wine") == t.rule_of("propose") == "BAR-OFFER-02"


@rule("BAR-OFFER-02")
def test_nothing_more_is_given_once_something_is_wanted():
    t = deal().play("offer:1 give:salt want:wine")
    assert t.why("give:coin") == "giving-is-over"
    assert t.rule_of("give:coin") == "BAR-OFFER-02"


@rule("BAR-OFFER-02")
def test_only_what_a_player_has_can_be_given():
    t = deal(mine="salt").play("offer:1")
    assert t.why("give:wool") == "not-yours 1"
    t.play("give:salt")
    assert t.why("give:salt") == "not-yours 0"
    assert t.rule_of("give:salt") == "BAR-OFFER-02"
    assert "give:coin" in t.options()


@rule("BAR-OFFER-02")
def test_no_more_coins_are_given_than_a_player_has():
    t = baratto(2).coins(1, 8).trading().play("offer:1 give:coin")
    assert t.why("give:coin") == "not-yours 4"


@rule("BAR-OFFER-02")
def test_each_side_has_at_most_three_things():
    t = deal(yours="amber wine wine amber").play("offer:1 give:salt give:salt give:coin")
    assert t.why("give:coin") == "side-full 3"
    t.play("want:wine want:wine want:amber")
    assert t.why("want:amber") == "side-full 3"
    assert t.rule_of("want:amber") == "BAR-OFFER-02"
    assert t.options() == ["propose"]


@rule("BAR-OFFER-02")
def test_nothing_is_both_given_and_wanted():
    t = deal().play("offer:1 give:wool")
    assert t.why("want:wool") == "both-sides 1"
    assert t.rule_of("want:wool") == "BAR-OFFER-02"
    assert t.options() == ["propose", "want:salt", "want:wine", "want:amber", "want:coin", "give:salt", "give:wool",
                           "give:wine", "give:amber", "give:coin"]  # fmt: skip


@rule("BAR-OFFER-02")
def test_no_more_coins_are_wanted_than_the_rival_has():
    t = baratto(3).coins(8, 1, 0).screen(0, "salt").trading().play("offer:1 give:salt want:coin")
    assert t.why("want:coin") == "rival-too-poor 1 1"
    assert t.rule_of("want:coin") == "BAR-OFFER-02"


@rule("BAR-OFFER-02")
def test_no_more_crates_are_wanted_than_the_rival_has():
    t = baratto(3).screen(0, "salt").screen(2, "wine").trading().play("offer:2 give:salt want:coin want:amber")
    assert t.why("want:wine") == "rival-too-few-crates 1 2"
    assert t.rule_of("want:wine") == "BAR-OFFER-02"
    assert t.why("want:coin") == ""


@rule("BAR-OFFER-02")
def test_what_is_in_the_crates_of_a_rival_does_not_limit_what_is_wanted():
    t = deal(yours="amber").play("offer:1 give:salt")
    assert {"want:wool", "want:wine", "want:amber"} <= set(t.options())


@rule("BAR-OFFER-02")
def test_wanting_nothing_makes_a_gift():
    t = deal(mine="salt", yours="wine").play("offer:1 give:salt propose accept")
    assert t.goods(0) == []
    assert t.goods(1) == ["wine", "salt"]


@rule("BAR-OFFER-02")
def test_nothing_happens_before_the_offer_is_proposed():
    t = deal()
    before = {seat: t.bytes(seat) for seat in (-1, 1, 2)}
    for action in ("offer:1", "give:salt", "give:coin", "want:amber"):
        t.play(action)
        assert t.events() == []
        assert t.purses == [8, 8, 8]
        for seat in (-1, 1, 2):
            assert t.bytes(seat) == before[seat]
    offer = t.view(0).offer
    assert offer is not None
    assert (offer.rival, offer.give, offer.want, offer.proposed) == (1, (1, 0, 0, 0, 1), (0, 0, 0, 1, 0), False)


@rule("BAR-OFFER-03")
def test_crates_given_are_laid_open_as_soon_as_they_are_proposed():
    t = deal(mine="wool salt").play("offer:1 give:salt propose")
    assert t.opened(0) == [False, True]
    assert t.view(-1).screens[0][1].good == "salt"
    t.play("decline")
    assert t.opened(0) == [False, True]


@rule("BAR-OFFER-03")
def test_everybody_sees_an_offer_that_is_proposed():
    t = deal().play("offer:1 give:salt give:salt give:wool want:amber want:coin want:coin propose")
    for seat in (-1, 0, 1, 2):
        offer = t.view(seat).offer
        assert offer is not None
        assert (offer.rival, offer.give, offer.want, offer.proposed) == (1, (2, 1, 0, 0, 0), (0, 0, 0, 1, 2), True)
    assert t.events() == [
        ("offered", {"seat": 0, "rival": 1}),
        ("gives", {"seat": 0, "count": 2, "ware": 0}),
        ("gives", {"seat": 0, "count": 1, "ware": 1}),
        ("wants", {"seat": 0, "count": 1, "ware": 3}),
        ("wants", {"seat": 0, "count": 2, "ware": 4}),
    ]


@rule("BAR-OFFER-03")
def test_crates_that_lie_open_are_used_first():
    t = deal(mine="salt salt! salt").play("offer:1 give:salt propose")
    assert t.opened(0) == [False, True, False]
    assert t.s.crossed == 0


@rule("BAR-OFFER-03")
@pytest.mark.parametrize(("pick", "opened"), [(0, [True, False, False]), (1, [False, False, True])])
def test_among_equal_closed_crates_chance_picks(pick, opened):
    t = deal(mine="salt wool salt").prepare(pick).play("offer:1 give:salt propose")
    assert t.opened(0) == opened
    assert t.s.crossed != 0


@rule("BAR-OFFER-03")
def test_an_open_crate_and_one_that_chance_picks_may_go_together():
    t = deal(mine="salt! salt salt").prepare(1).play("offer:1 give:salt give:salt propose")
    assert t.opened(0) == [True, False, True]


@rule("BAR-OFFER-03")
def test_two_of_three_closed_crates_are_picked_one_after_the_other():
    t = deal(mine="salt salt salt").prepare(0, 1).play("offer:1 give:salt give:salt propose")
    assert t.opened(0) == [True, False, True]


@rule("BAR-OFFER-03")
def test_where_all_crates_of_a_good_are_given_there_is_nothing_to_pick():
    t = deal(mine="salt wool salt").play("offer:1 give:salt give:salt propose")
    assert t.opened(0) == [True, False, True]
    assert t.s.crossed == 0


@rule("BAR-OFFER-04")
def test_the_rival_accepts_or_declines():
    t = deal().play("offer:1 give:salt want:amber propose")
    assert t.to_act == (1,)
    assert t.options() == ["accept", "decline"]


@rule("BAR-OFFER-04")
@pytest.mark.parametrize(
    ("yours", "wants"), [("wool wool", "want:amber"), ("amber wool", "want:amber want:amber"), ("wine", "want:amber")]
)
def test_who_lacks_what_is_wanted_can_only_decline(yours, wants):
    t = deal(mine="salt", yours=yours).play(f"offer:1 give:salt {wants} propose")
    assert t.options() == ["decline"]
    assert t.why("accept") == "you-lack 3"
    assert t.rule_of("accept") == "BAR-OFFER-04"


@rule("BAR-OFFER-04")
def test_only_the_rival_answers():
    t = deal(mine="salt", yours="amber").play("offer:1 give:salt want:amber propose")
    for seat in (0, 2):
        assert t.why("accept", seat) == "no-offer-to-you"
        assert t.why("decline", seat) == "no-offer-to-you"
    assert t.rule_of("decline", 2) == "BAR-OFFER-04"


@rule("BAR-OFFER-04")
def test_without_an_offer_there_is_nothing_to_answer():
    t = baratto()
    assert t.why("accept", 1) == "no-offer-to-you"
    assert t.why("decline", 1) == "no-offer-to-you"


@rule("BAR-OFFER-04")
def test_declining_does_not_tell_whether_the_rival_could_have_accepted():
    can = deal(mine="salt", yours="amber").play("offer:1 give:salt want:amber propose")
    cannot = deal(mine="salt", yours="wool").play("offer:1 give:salt want:amber propose")
    for seat in (-1, 0, 2):
        assert can.bytes(seat) == cannot.bytes(seat)
    for t in (can, cannot):
        t.play("decline")
    for seat in (-1, 0, 2):
        assert can.bytes(seat) == cannot.bytes(seat)
        assert can.events(seat) == cannot.events(seat)
    assert can.events()[0] == ("declined", {"seat": 1, "lead": 0})


@rule("BAR-OFFER-05")
def test_an_accepted_offer_changes_hands_at_once():
    t = deal(mine="salt wool salt", yours="amber wine")
    t.play("offer:1 give:salt give:salt give:coin want:wine want:amber propose").play("accept")
    assert t.goods(0) == ["wool", "wine", "amber"]
    assert t.goods(1) == ["salt", "salt"]
    assert t.purses == [7, 9, 8]
    assert t.events()[0] == ("accepted", {"seat": 1, "lead": 0})


@rule("BAR-OFFER-05")
def test_coins_that_are_wanted_come_from_the_rival():
    t = deal(mine="salt", yours="amber").play("offer:1 give:salt want:coin want:coin propose accept")
    assert t.purses == [10, 6, 8]
    assert t.goods(1) == ["amber", "salt"]


@rule("BAR-OFFER-05")
def test_crates_that_change_hands_lie_open():
    t = deal(mine="salt", yours="wool amber").play("offer:1 give:salt want:amber propose accept")
    assert t.opened(0) == [True]
    assert t.opened(1) == [False, True]
    assert t.view(2).screens[0][0].good == "amber"
    assert t.view(2).screens[1][1].good == "salt"


@rule("BAR-OFFER-05")
def test_no_more_crates_change_hands_than_were_offered():
    t = deal(mine="salt! salt!", yours="amber! amber!").play("offer:1 give:salt want:amber propose accept")
    assert t.goods(0) == ["salt", "amber"]
    assert t.goods(1) == ["amber", "salt"]


@rule("BAR-OFFER-05")
def test_coins_that_are_given_are_told():
    t = deal(mine="salt").play("offer:1 give:coin give:coin propose")
    assert t.events()[1] == ("gives", {"seat": 0, "count": 2, "ware": 4})


@rule("BAR-OFFER-05")
def test_a_screen_has_room_for_a_crate_and_a_bundle_in_every_round():
    assert baratto(2, rounds=3).layout.most_behind_a_screen() == 3 * (1 + 3)
    assert baratto(2, radius=1, rounds=8).layout.most_behind_a_screen() == 14


@rule("BAR-OFFER-05")
def test_a_wanted_crate_that_lies_open_already_is_the_one_that_goes():
    t = deal(mine="salt", yours="amber amber! amber").play("offer:1 give:salt want:amber propose accept")
    assert t.opened(1) == [False, False, True]
    assert t.goods(1) == ["amber", "amber", "salt"]


@rule("BAR-OFFER-05")
@pytest.mark.parametrize(("pick", "left"), [(0, (1,)), (1, (1, 2))])
def test_among_equal_closed_crates_that_are_wanted_chance_picks(pick, left):
    t = deal(mine="salt", yours="amber+2 amber").play("offer:1 give:salt want:amber propose")
    t.prepare(pick).play("accept")
    assert t.view(-1).screens[1][0].seen_by == left
    assert t.s.crossed != 0


@rule("BAR-OFFER-05")
def test_the_round_ends_after_the_answer():
    t = deal(mine="salt", yours="amber").play("offer:1 give:salt want:amber propose accept")
    assert t.deciding == "bid-in-secret"
    assert t.view(-1).offer is None


def test_the_lead_is_told_what_comes_first_before_choosing_a_rival():
    t = deal(mine="salt")
    assert t.why("give:salt") == "another-first"
    assert t.why("want:salt") == "another-first"
    assert t.why("propose") == "another-first"
    assert t.why("give:amber") == "not-yours 3"
