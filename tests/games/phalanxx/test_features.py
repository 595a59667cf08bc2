"""What bots see of a position: each number in a position laid by hand, and that nothing hidden is among them."""

from __future__ import annotations

import pytest

from ludoteca.bots.weights import flat, prior
from ludoteca.games.phalanxx.game import GAME
from ludoteca.games.phalanxx.rules import traits
from ludoteca.games.phalanxx.rules.scoring import LINES
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from tests.games.phalanxx.sight import numbers, phases, sees, some
from tests.games.phalanxx.table import phalanxx
from tests.support import rule

LAST_ROUND = 14  # of a match of two, counted from 0


# Names, places and weights.


def test_every_number_stands_where_its_name_says():
    assert len(traits.PHASES) == traits.FIRST
    assert traits.WIDTH == len(traits.TRAITS) == len(set(traits.TRAITS))
    for place, name in [*enumerate(traits.PHASES), *enumerate(traits.TRAITS)]:
        constant = name.replace("-", "_").upper()
        if place >= LINES or name in traits.PHASES:
            assert getattr(traits, constant) == place, name


@pytest.mark.parametrize(("seats", "sides"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_alone_the_regent_is_weighed_too(seats, sides):
    assert phalanxx(seats).rules.sides == sides


def test_the_weights_by_hand_name_what_there_is():
    rules = GAME.rules({}, 2)
    assert flat(rules, prior(GAME, rules))[: int(LINES)] == [1.0] * int(LINES)


# Law 15: nothing hidden.


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("settings", [{}, {"start_hand": 4, "swap_timing": "after", "expert_factions": True}])
def test_what_a_seat_does_not_know_changes_nothing(seats, settings):
    match: AnyMatch = Match(GAME, seats, 11, settings)
    rng, player = Rng(5), Wanderer()
    moves = 0
    while not match.over:
        if moves % 9 == 0:
            for viewer in range(-1, seats):
                known = numbers(match, match._state, viewer)
                for seed in (1, 2):
                    assert numbers(match, match.rules.imagine(match._state, viewer, Rng(seed)), viewer) == known
        (seat,) = match.to_act
        match.push_plan([int(step) for step in player.move(match.rules, match.imagine(seat, rng), seat, rng)], seat)
        moves += 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_move_half_made_changes_nothing(seats):
    t = phalanxx(seats).talents(*[9] * seats).hand(0, "X06").to_buy(0)
    before = [numbers(t.match, t.s, viewer) for viewer in range(-1, seats)]
    for step in ("buy:5", "give:X06"):
        t.rules.take(t.s, 0, t.rules.actions.number(step))
        assert [numbers(t.match, t.s, viewer) for viewer in range(-1, seats)] == before


def test_a_hand_nobody_has_seen_is_counted_and_not_read():
    t = phalanxx().hand(1, "XX13 X02").bought(1, "X05").home(1, "W6 O6 V6").to_buy(0)
    assert some(t, "cards-in-hand", "unknown-cards", "strength-playable", side=1) == (3, 2, 3)
    assert some(t, "cards-in-hand", "unknown-cards", "strength-playable", side=1, viewer=1) == (3, 0, 5)


# Phases.


@pytest.mark.parametrize(
    ("rounds", "gone", "few", "last"), [(0, 0, 0, 0), (11, 22 / 30, 0, 0), (12, 24 / 30, 1 / 3, 0), (14, 28 / 30, 1, 1)]
)
def test_time_goes_by(rounds, gone, few, last):
    t = phalanxx().to_buy(0, after=rounds)
    assert list(phases(t).values())[:4] == pytest.approx([1, gone, few, last])


def test_after_the_end_it_is_still_the_last_round():
    t = phalanxx().last_turns().to_end(1, after=LAST_ROUND).play("end-turn")
    assert t.match.over
    assert list(phases(t).values())[:4] == [1, 1, 1, 1]


# The score sheet.


@rule("PHX-SCORE-01")
def test_the_first_traits_are_the_score_sheet():
    t = phalanxx().strength(22, 4).talents(11).holds(0, "issos", "memphis", "tadmor", "phrygia")
    t.card(0, "X01 X05", rotated=True).card(0, "X09 XX13 XX12 X17 XX15")
    for player in (0, 1):
        assert list(sees(t, player).values())[: int(LINES)] == [t.line(player, line) for line in range(LINES)]
    assert list(sees(t).values())[: int(LINES)] == [22, 6, 6, 9, 3, 5, -4, 2, 0]


@rule("PHX-SOLO-05")
def test_the_regent_has_his_handicap():
    assert some(phalanxx(1, regent="basileus"), "handicap", side=1) == (55,)


# Talents and armies.


@pytest.mark.parametrize(("talents", "for_needs"), [(7, 7), (12, 12), (20, 12)])
def test_talents_count_for_needs_as_far_as_cards_ask(talents, for_needs):
    assert some(phalanxx().talents(talents), "talents-held", "talents-for-needs") == (talents, for_needs)


@pytest.mark.parametrize(("count", "seen", "none", "gone"), [(9, 6, 0, 0), (4, 4, 0, 5), (0, 0, 1, 9)])
def test_armies_in_reserve_and_out_of_the_game(count, seen, none, gone):
    assert some(phalanxx().reserve(0, count), "reserve", "no-reserve", "eliminated") == (seen, none, gone)


# Cards in front.


def test_cards_in_front_by_kind():
    t = phalanxx().card(0, "X01 X05 X06 X13 X14 X17")
    names = ("leaders", "equipment-cards", "first-leader", "first-equipment", "first-rotated", "units")
    assert some(t, *names) == (2, 1, 1, 1, 0, 3)
    assert some(t, *names, side=1) == (0, 0, 0, 0, 0, 0)


def test_a_rotated_card_opens_one_of_the_gates_to_fame():
    assert some(phalanxx().card(0, "X01 X02", rotated=True), "first-rotated", "units") == (1, 2)


@rule("PHX-SCORE-05")
@pytest.mark.parametrize(
    ("cards", "groups", "lacks_one"),
    [("X01 X05", 0, 1), ("X01 X02", 0, 0), ("X01 X05 X09", 1, 0), ("X01 X05 X09 X02 X06", 1, 1), ("", 0, 0)],
)
def test_fame_groups_and_the_next_one(cards, groups, lacks_one):
    assert some(phalanxx().card(0, cards), "fame-groups", "group-lacks-one") == (groups, lacks_one)


@rule("PHX-SCORE-06")
def test_fame_waits_for_what_opens_it():
    t = phalanxx().card(0, "X01 X05 X09 X13 X17")
    assert some(t, "fame", "fame-waiting") == (0, 5)
    assert some(t.card(0, "X02", rotated=True), "fame", "fame-waiting") == (5, 0)


@pytest.mark.parametrize(("cards", "seen"), [("", 0), ("X01 X02", 2), ("X01 X02 X05 X06", 3)])
def test_cards_that_can_still_be_rotated(cards, seen):
    assert some(phalanxx().card(0, cards).card(0, "X09", rotated=True), "upright-cards") == (seen,)


@rule("PHX-HERO-03")
def test_what_heroism_counts():
    t = phalanxx().card(0, "X13 X14 X17").card(0, "X01", rotated=True).card(1, "X15")
    assert some(t, "heroic", "heroic-lead") == (2, 1)
    assert some(t, "heroic", "heroic-lead", side=1) == (1, -1)
    assert some(t.card(0, "X18 X19 X16"), "heroic", "heroic-lead") == (5, 3)


# The hand.


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("card", "home", "near"),
    [
        ("XX01", "W4 O4 V1", True),  # 9 of 12, and a six in place of the one makes 14
        ("XXX04", "W1 O1 V1", False),  # 3 of 14
        ("XX06", "W6 O1 V2", True),  # 9 where 8 are allowed
        ("XXX06", "W6 O6 V6", False),  # 18 where 7 are allowed
        ("XXX06", "W6 O6 V1", False),  # 13, and a one in place of a six makes 8
        ("XX04", "W1 O1 V1", True),  # a white five
        ("XXX13", "W1 O1 V1", True),  # another orange die
        ("XX10", "W1 O2 V3", True),  # a pair
        ("XXX08", "W1 O2 V3", False),  # a pair, and twelve
        ("XX16", "W1 O2 V3", True),  # a city there is, but no violet four
    ],
)
def test_needs_of_dice_that_one_push_can_meet(card, home, near):
    t = phalanxx().home(0, home).hand(0, card)
    assert [name for name in ("playable", "near", "far") if sees(t)[f"strength-{name}"] > 0] == [
        "near" if near else "far"
    ]


def test_the_strength_of_cards_counts_by_how_near_they_are():
    t = phalanxx().talents(9).hand(0, "X02 XX02 X05 XX03")
    assert some(t, "strength-playable", "strength-near", "strength-far") == (5, 3, 4)


@rule("PHX-CARD-02")
@pytest.mark.parametrize(
    ("card", "near"),
    [
        ("X06", True),  # 4 of 7 Talents, and an income brings 3
        ("X02", False),  # 4 of 8
        ("X08", True),  # 3 of 5 armies, and a city takes 2
        ("XX03", False),  # 3 of 6
        ("X10", True),  # 1 of 2 oases
        ("XXX05", False),  # 1 of 3 cities
    ],
)
def test_needs_that_one_income_or_one_conquest_can_meet(card, near):
    t = phalanxx().talents(4).hand(0, card)
    assert [name for name in ("playable", "near", "far") if sees(t)[f"strength-{name}"] > 0] == [
        "near" if near else "far"
    ]


def test_cards_whose_needs_are_met_can_be_played():
    t = phalanxx().talents(9).hand(0, "X02 X06 X13 X18 XX02 XX14")  # of these Antipatros and Perdikkas must wait
    assert some(t, "strength-playable", "best-playable") == (7, 3)
    assert some(t, "specials-playable", "specials-waiting") == (1, 2)


def test_cards_in_hand_count_for_fame():
    t = phalanxx().card(0, "X01 X05").hand(0, "X09 X13 X17")
    assert some(t, "groups-from-hand", "leader-from-hand", "equipment-from-hand") == (1, 1, 1)
    t.card(0, "X14 X19")
    assert some(t, "groups-from-hand", "leader-from-hand", "equipment-from-hand") == (1, 0, 0)


@rule("PHX-SCORE-08")
@pytest.mark.parametrize(("card", "points"), [("XX12", 2), ("X16", 3), ("XXX11", 1), ("X13", 0)])
def test_final_abilities_in_hand_count_what_they_would_bring(card, points):
    t = phalanxx().holds(0, "issos", "memphis", "tadmor", "gerrha", "harran").card(0, "X01", rotated=True)
    assert some(t.hand(0, card), "abilities-from-hand") == (points,)


@rule("PHX-END-06")
@pytest.mark.parametrize(("rounds", "seen"), [(LAST_ROUND - 1, (2, 2, 1)), (LAST_ROUND, (0, 0, 0))])
def test_a_hand_is_nothing_when_no_action_is_left(rounds, seen):
    t = phalanxx().talents(9).hand(0, "X02 X13").to_end(0, after=rounds)
    assert some(t, "cards-in-hand", "strength-playable", "specials-waiting") == seen
    assert some(t, "unknown-cards", "cards-payable", side=1) == (0, 0)


@pytest.mark.parametrize(("rounds", "spare"), [(LAST_ROUND - 3, 0), (LAST_ROUND - 1, 1), (LAST_ROUND, 3)])
def test_cards_too_many_for_the_turns_that_are_left(rounds, spare):
    assert some(phalanxx().hand(0, "X02 X13 X14 X15 X16").to_buy(0, after=rounds), "cards-too-many") == (spare,)


def test_dice_that_are_left_make_room_for_cards():
    t = phalanxx().hand(0, "X02 X13 X14 X15 X16").to_act(0, after=LAST_ROUND)
    assert some(t, "cards-too-many") == (2,)


# Home dice, and what is left of the turn.


@pytest.mark.parametrize(
    ("home", "total", "lowest", "colours"), [("W5 O2 V4", 11, 2, 3), ("W1 W3 V3", 7, 1, 2), ("W6 W6 W5", 17, 5, 1)]
)
def test_home_dice(home, total, lowest, colours):
    assert some(phalanxx().home(0, home), "home-sum", "home-lowest", "home-colours") == (total, lowest, colours)


def test_the_regent_has_no_home_dice():
    assert some(phalanxx(1), "home-sum", "home-lowest", "home-colours", side=1) == (0, 0, 0)


def test_whose_turn_in_the_round_is_still_to_come():
    t = phalanxx(3).to_buy(1, after=2)
    assert [sees(t, side)["turn-ahead"] for side in range(3)] == [0, 1, 1]
    t.to_act(1, after=2)
    assert [sees(t, side)["turn-ahead"] for side in range(3)] == [0, 0, 1]
    assert [sees(t, side)["dice-left"] for side in range(3)] == [0, 3, 0]


def test_the_order_of_turns_begins_with_the_first_player():
    t = phalanxx(3).to_buy(0)
    t.s.first, t.s.turn = 2, 1
    assert [sees(t, side)["turn-ahead"] for side in range(3)] == [1, 1, 0]


def test_after_the_last_turn_none_is_to_come():
    t = phalanxx().last_turns().to_end(1, after=LAST_ROUND).play("end-turn")
    assert [sees(t, side)["turn-ahead"] for side in range(2)] == [0, 0]


@rule("PHX-ACT-04")
@pytest.mark.parametrize(
    ("dice", "fit"), [((4, 4, 1), 2), ((6, 6, 6), 3), ((1, 1, 1), 0), ((2, 2, 2), 1), ((5, 1, 4), 2), ((3, 4, 5), 3)]
)
def test_dice_that_fit_beside_home_dice(dice, fit):
    t = phalanxx().home(0, "W5 O2 V4").dice(*dice).to_act(0)
    assert some(t, "dice-left", "dice-that-fit") == (3, fit)


@rule("PHX-ACT-02")
def test_a_slot_that_is_used_takes_no_other_die():
    t = phalanxx().home(0, "W5 O2 V4").dice(6, 3, 3).to_act(0)
    assert some(t, "dice-left", "dice-that-fit") == (3, 2)
    assert some(t.play("die:1 slot:2 income"), "dice-left", "dice-that-fit") == (2, 0)


@rule("PHX-CARD-04")
@pytest.mark.parametrize("card", ["X14", "X17"])
def test_drill_and_march_make_dice_fit(card):
    t = phalanxx().home(0, "W5 O2 V4").dice(4, 4, 1).card(0, card).to_act(0)
    assert some(t, "dice-that-fit") == (3,)


@pytest.mark.parametrize(("dice", "strength"), [((6, 6, 6), 7), ((4, 4, 1), 5), ((2, 1, 1), 3), ((1, 1, 1), 0)])
def test_the_best_cards_that_the_dice_left_can_play(dice, strength):
    t = phalanxx().talents(9).home(0, "W5 O2 V4").hand(0, "X02 X06 XX02 X13").dice(*dice).to_act(0)
    assert some(t, "strength-this-turn") == (strength,)


@pytest.mark.parametrize(("reserve", "dice", "count"), [(9, (4, 4, 1), 2), (1, (6, 6, 6), 1), (0, (6, 6, 6), 0)])
def test_conquests_that_dice_and_reserve_allow(reserve, dice, count):
    t = phalanxx().home(0, "W5 O2 V4").reserve(0, reserve).dice(*dice).to_act(0)
    assert some(t, "conquests-this-turn") == (count,)


def test_conquests_need_regions_in_reach():
    t = phalanxx().holds(0, "memphis").army(1, "damaskos").army(1, "gerrha").dice(6, 6, 6).to_act(0)
    assert some(t, "conquests-this-turn") == (0,)
    assert some(t.strength(9, 0).card(0, "X01"), "targets", "conquests-this-turn") == (2, 2)


@pytest.mark.parametrize("name", ["dice-left", "dice-that-fit", "strength-this-turn", "conquests-this-turn"])
def test_before_the_roll_dice_say_nothing(name):
    t = phalanxx().talents(9).hand(0, "X02").dice(6, 6, 6).to_buy(0)
    assert [sees(t, side)[name] for side in range(2)] == [0, 0]
