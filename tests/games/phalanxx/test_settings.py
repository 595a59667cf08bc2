"""Each ruling that a table may choose, its other way beside the usual one."""

import pytest

from ludoteca.games.phalanxx.game import GAME
from ludoteca.games.phalanxx.rules.scoring import CAMOUFLAGE, FAME, FINAL_ABILITIES, ROTATED_CARDS, TALENTS_LEFT
from ludoteca.kernel.errors import LudotecaError
from tests.games.phalanxx.table import Table, phalanxx, unshuffled
from tests.support import rule

DISPLAY = "XX01 X09 X14 X02 X05"
ATTACK = "die:1 slot:1 conquer:persepolis rotate:X01"


def war(mine: int, theirs: int, **settings) -> Table:
    return phalanxx(**settings).strength(mine, theirs).card(0, "X01").dice(6, 6, 6).to_act(0)


def heroic(mine: int, cards: str, theirs: str = "", **settings) -> Table:
    """Heroism on the display, cards in front of both (`*` for rotated ones), and a six beside the first slot."""
    t = phalanxx(**settings).display("X06 X07 X08 X09 HERO").strength(mine, 20)
    for player, names in enumerate((cards, theirs)):
        for name in names.split():
            t.card(player, name.strip("*"), rotated=name.endswith("*"))
    return t.dice(6, 6, 6).to_act(0).play("die:1 slot:1")


def test_the_usual_way_of_every_setting_comes_first():
    assert {setting.name: setting.default for setting in GAME.settings} == {
        "push_money": "track",
        "sacrifice": "set",
        "conflict_floor": "require",
        "need_unrotated": True,
        "displaced": "reserve",
        "rotated_active": True,
        "exchange_scope": "any",
        "swap_timing": "before",
        "hero_attack": "result",
        "hero_loss": True,
        "fame_gate": "once",
        "start_hand": 2,
        "adjacency": True,
        "expert_factions": False,
        "faction_assignment": "random",
        "regent": "satrap",
    }


def test_an_unknown_way_is_refused():
    with pytest.raises(LudotecaError, match="setting 'push_money' is one of track, inverse, none, not 'up'"):
        phalanxx(push_money="up")


# push_money


@rule("PHX-PUSH-03")
@pytest.mark.parametrize(("way", "up", "down"), [("track", 14, 6), ("inverse", 6, 14), ("none", 10, 10)])
def test_what_a_push_does_to_talents(way, up, down):
    t = phalanxx(push_money=way).home(0, "W1 O5 V3").dice(5, 1, 3).talents(10).to_act(0)
    assert t.play("die:1 slot:1 push").talents == [up, 0]
    t = phalanxx(push_money=way).home(0, "W1 O5 V3").dice(5, 1, 3).talents(10).to_act(0)
    assert t.play("die:2 slot:2 push").talents == [down, 0]


@rule("PHX-PUSH-04")
@pytest.mark.parametrize(
    ("way", "up", "down"), [("track", True, False), ("inverse", False, True), ("none", True, True)]
)
def test_which_push_must_be_paid(way, up, down):
    t = phalanxx(push_money=way).home(0, "W1 O5 V3").dice(5, 1, 3).talents(3).to_act(0)
    assert ("push" in t.play("die:1 slot:1").legal()) == up
    assert ("push" in t.undo().play("die:2 slot:2").legal()) == down


@rule("PHX-PUSH-04")
def test_the_other_way_round_a_push_up_may_be_too_dear():
    t = phalanxx(push_money="inverse").home(0, "W1 O5 V3").dice(5, 1, 3).talents(3).to_act(0).play("die:1 slot:1")
    assert t.why("push") == "PHX-PUSH-04: the push costs one Talent more than you have"


# sacrifice


@rule("PHX-SACR-02")
def test_a_die_may_be_rolled_again_instead():
    t = phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0).rolls(6)
    assert t.legal("reroll") == ["reroll:1", "reroll:2", "reroll:3"]
    t.play("reroll:2")
    assert (t.loose_dice, t.reserves[0], t.gone[0]) == (["W1", "W6", "W3"], 8, 1)


@rule("PHX-SACR-02")
def test_a_die_rolled_again_may_fall_as_before():
    assert phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0).rolls(2).play("reroll:2").loose_dice == [
        "W1",
        "W2",
        "W3",
    ]


@rule("PHX-SACR-02")
def test_where_dice_are_rolled_again_no_value_is_chosen():
    t = phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0)
    assert t.legal("sacrifice") == []
    assert t.why("sacrifice:1:5") == "PHX-SACR-02: this table has the other rule for a sacrificed army"


@rule("PHX-SACR-02")
def test_a_placed_die_is_not_rolled_again():
    t = phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0).play("die:1 slot:1 income")
    assert t.why("reroll:1") == "PHX-SACR-02: a die that is placed stays as it is"


@rule("PHX-SACR-01")
def test_rolling_again_needs_an_army_in_reserve():
    t = phalanxx(sacrifice="reroll").reserve(0, 0).dice(1, 2, 3).to_act(0)
    assert t.legal("reroll") == []
    assert t.why("reroll:1") == "PHX-SACR-01: there is no army in your reserve"


@rule("PHX-SACR-02", "PHX-ROLL-03")
def test_a_die_rolled_again_brings_no_bonus():
    t = phalanxx(sacrifice="reroll").talents(7).dice(2, 3, 4).to_act(0).rolls(1).play("reroll:3")
    assert t.talents == [7, 0]


@rule("PHX-SACR-02")
def test_a_die_rolled_again_cannot_be_taken_back():
    t = phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0).play("die:1 slot:1 income").play("reroll:2")
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You sacrifice an army and roll the 2 again: 6."),
        ("it", "Sacrifichi un'armata e tiri di nuovo un 2: esce un 6."),
    ],
)
def test_a_die_rolled_again_is_told(language, line):
    t = phalanxx(sacrifice="reroll").dice(1, 2, 3).to_act(0).rolls(6).play("reroll:2")
    assert t.log(0, language) == [line]


# conflict_floor


@rule("PHX-CONFLICT-06")
@pytest.mark.parametrize("mine", [1, 2])
def test_t17_one_may_attack_with_little_strength_and_stop_at_zero(mine):
    assert war(mine, 0, conflict_floor="clamp").play(ATTACK).strength == [0, 0]


@rule("PHX-CONFLICT-06", "PHX-CONFLICT-02")
def test_where_strength_stops_at_zero_one_must_still_be_stronger():
    t = war(2, 2, conflict_floor="clamp").play("die:1 slot:1")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-02: you would need 1 more Strength than you have"


@rule("PHX-CONFLICT-05")
def test_where_strength_stops_at_zero_three_are_lost_as_usual():
    assert war(9, 0, conflict_floor="clamp").play(ATTACK).strength == [6, 0]


@rule("PHX-HERO-05", "PHX-CONFLICT-06")
def test_t18_under_heroism_strength_stops_at_zero_too():
    t = heroic(2, "X13 X01", hero_attack="price", conflict_floor="clamp").play("conquer:persepolis rotate:X01")
    assert t.strength == [0, 20]


# need_unrotated


@rule("PHX-CONFLICT-07")
def test_a_conflict_without_a_card_to_rotate():
    t = phalanxx(need_unrotated=False).strength(9, 4).card(0, "X01", rotated=True).dice(6, 6, 6).to_act(0)
    t.play("die:1 slot:1 conquer:persepolis")
    assert (t.owner_of("persepolis"), t.strength, t.rotated_of(0), t.deciding) == (0, [6, 4], ["X01"], "choose-die")


@rule("PHX-CONFLICT-07")
def test_with_a_card_to_rotate_it_must_be_rotated():
    t = war(9, 4, need_unrotated=False).play("die:1 slot:1 conquer:persepolis")
    assert t.answers() == ["rotate:X01"]


# displaced


@rule("PHX-CONFLICT-04")
@pytest.mark.parametrize(("way", "reserve", "gone"), [("reserve", 11, 0), ("removed", 9, 2)])
def test_where_armies_driven_out_go(way, reserve, gone):
    t = war(9, 4, displaced=way).play(ATTACK)
    assert (t.reserves[1], t.gone[1]) == (reserve, gone)


@rule("PHX-CONFLICT-04", "PHX-CONQ-05")
def test_a_player_whose_armies_were_all_removed_may_enter_anywhere():
    t = phalanxx(displaced="removed").holds(1, "persepolis").strength(9, 4).card(0, "X01").dice(6, 6, 6).to_act(0)
    t.play(ATTACK).play("die:2 slot:2 income die:3 slot:3 income end-turn").rolls(6, 6, 6)
    t.play("buy-none").play("die:1 slot:1")
    assert {"conquer:memphis", "conquer:ecbatana"} <= set(t.legal())


# rotated_active


@rule("PHX-CARD-06")
@pytest.mark.parametrize(("active", "abilities"), [(True, ("TRADE",)), (False, ())])
def test_a_rotated_card_may_lose_its_ability(active, abilities):
    t = phalanxx(rotated_active=active).card(0, "X15", rotated=True)
    assert t.view().players[0].abilities == abilities


@rule("PHX-CARD-06")
def test_an_upright_card_keeps_its_ability():
    t = phalanxx(rotated_active=False).card(0, "X15").card(0, "X01", rotated=True)
    assert t.view().players[0].abilities == ("TRADE",)


@rule("PHX-CARD-06", "PHX-HERO-03")
@pytest.mark.parametrize(("active", "heroic"), [(True, 0), (False, -1)])
def test_a_rotated_leader_may_count_only_against_its_player(active, heroic):
    assert phalanxx(rotated_active=active).card(0, "X13", rotated=True).view().players[0].heroic == heroic


@rule("PHX-CARD-06")
@pytest.mark.parametrize(("active", "defence"), [(True, 6), (False, 0)])
def test_rotated_camouflage_and_shield_may_protect_nobody(active, defence):
    assert phalanxx(rotated_active=active).card(0, "XX15 X19", rotated=True).view().players[0].defence == defence


@rule("PHX-CARD-06", "PHX-SCORE-07", "PHX-SCORE-08")
@pytest.mark.parametrize(("active", "lines"), [(True, [9, -4, 1, 1]), (False, [9, 0, 0, 0])])
def test_rotated_cards_may_score_only_as_rotated_cards(active, lines):
    t = phalanxx(rotated_active=active).talents(2).card(0, "XX15 XX12 XX17", rotated=True)
    scored = (ROTATED_CARDS, CAMOUFLAGE, FINAL_ABILITIES, TALENTS_LEFT)
    assert [t.line(0, line) for line in scored] == lines


@rule("PHX-CARD-06", "PHX-SCORE-05")
@pytest.mark.parametrize(("active", "points"), [(True, 5), (False, 0)])
def test_a_rotated_archer_may_make_no_group(active, points):
    t = phalanxx(rotated_active=active).card(0, "X01", rotated=True).card(0, "X05 X09 XX13 X17")
    assert t.line(0, FAME) == points


@rule("PHX-CARD-06")
def test_an_ability_ends_with_the_rotation():
    t = phalanxx(rotated_active=False).strength(9, 4).card(0, "X15").dice(6, 6, 6).to_act(0)
    assert t.view().players[0].abilities == ("TRADE",)
    t.play("die:1 slot:1 conquer:persepolis rotate:X15")
    assert t.view().players[0].abilities == ()


# exchange_scope


@rule("PHX-MONEY-03")
def test_only_the_home_die_beside_the_one_placed_may_be_swapped():
    t = phalanxx(exchange_scope="slot").home(0, "W1 O3 V5").home(1, "W3 O5 V3").dice(4, 5, 6).to_act(0)
    t.play("die:1 slot:2 income")
    assert t.answers() == ["exchange:2:1:1", "exchange:2:1:3", "exchange-none"]
    assert t.why("exchange:3:1:2") == "PHX-MONEY-03: only the Home die of the slot you used may be exchanged"


@rule("PHX-MONEY-03")
def test_beside_another_slot_nothing_is_swapped():
    t = phalanxx(exchange_scope="slot").home(0, "W1 O3 V5").home(1, "W3 O5 V3").dice(4, 5, 6).to_act(0)
    assert t.play("die:1 slot:1 income").deciding == "choose-die"


# swap_timing


@rule("PHX-BUY-06")
def test_the_exchange_may_come_after_the_refill():
    t = phalanxx(swap_timing="after").display(DISPLAY).deck("X07").talents(9).hand(0, "X06").to_buy(0).play("buy:4")
    assert t.on_display == ["X07", "XX01", "X14", "X02", "X05"]
    assert t.legal() == ["give:X06", "give:X09", "give-none"]
    assert t.play("give:X06").legal() == ["take:5", "take:4", "take:3", "take:2", "take:1"]
    t.play("take:5")
    assert t.on_display == ["X06", "XX01", "X14", "X02", "X05"]
    assert sorted(t.hand_of(0)) == ["X07", "X09"]
    assert t.deciding == "choose-die"


@rule("PHX-BUY-06")
def test_after_the_refill_too_nothing_need_be_exchanged():
    t = phalanxx(swap_timing="after").display(DISPLAY).deck("X07").talents(9).to_buy(0).rolls(6, 6, 6)
    t.play("buy:5").play("give-none")
    assert (t.hand_of(0), t.talents, t.deciding) == (["XX01"], [4, 0], "choose-die")


@rule("PHX-BUY-06", "PHX-BUY-07")
def test_after_the_refill_too_heroism_stays():
    t = phalanxx(swap_timing="after").display(DISPLAY).deck("HERO X07").talents(9).to_buy(0).play("buy:4 ")
    assert t.on_display[0] == "HERO"
    assert t.play("give:X09").why("take:5") == "PHX-BUY-07: the Heroism card cannot be exchanged"


@rule("PHX-BUY-06")
def test_once_the_new_card_is_seen_the_purchase_stands():
    t = phalanxx(swap_timing="after").display(DISPLAY).deck("X07").talents(9).to_buy(0).play("buy:4")
    with pytest.raises(LudotecaError, match="something was revealed"):
        t.undo(0)


@rule("PHX-BUY-06", "PHX-END-04")
def test_after_the_refill_an_empty_space_has_nothing_to_take():
    t = phalanxx(swap_timing="after").display("- X09 X14 X02 X05").whole_deck("").talents(9).to_buy(0).play("buy:4")
    assert t.on_display == ["", "", "X14", "X02", "X05"]
    assert t.play("give:X09").legal() == ["take:3", "take:2", "take:1"]


# hero_attack


@rule("PHX-HERO-05", "PHX-CONFLICT-06")
def test_under_heroism_the_strength_to_lose_may_be_asked_for():
    t = heroic(2, "X13 X01", hero_attack="price")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-06: a conflict costs Strength, and you are 1 short"
    assert "conquer:persepolis" in heroic(3, "X13 X01", hero_attack="price").legal()


@rule("PHX-HERO-05", "PHX-CONFLICT-07")
def test_under_heroism_a_card_to_rotate_may_be_asked_for():
    t = heroic(9, "X13* X14*", "X02*", hero_attack="price")
    assert t.why("conquer:persepolis") == "PHX-CONFLICT-07: you have no card left to rotate"
    t = heroic(9, "X13* X14*", "X02*", hero_attack="price", need_unrotated=False)
    assert "conquer:persepolis" in t.legal()


@rule("PHX-HERO-04")
@pytest.mark.parametrize("way", ["result", "price"])
def test_whatever_is_asked_for_beside_it_the_result_must_be_greater(way):
    assert heroic(9, "X13", "X15", hero_attack=way).why("conquer:persepolis").startswith("PHX-HERO-04")


# hero_loss


@rule("PHX-HERO-05")
@pytest.mark.parametrize(("loses", "strength"), [(True, [6, 20]), (False, [9, 20])])
def test_the_loss_under_heroism_may_be_dropped(loses, strength):
    t = war(9, 20, hero_loss=loses).display("X06 X07 X08 X09 HERO").card(0, "X13").play(ATTACK)
    assert (t.strength, t.rotated_of(0)) == (strength, ["X01"])


@rule("PHX-HERO-05", "PHX-CONFLICT-06")
def test_without_a_loss_no_strength_is_needed():
    t = heroic(0, "X13 X01", hero_attack="price", hero_loss=False).play("conquer:persepolis rotate:X01")
    assert t.strength == [0, 20]


@rule("PHX-HERO-05", "PHX-CONFLICT-05")
def test_without_heroism_the_loss_stays():
    assert war(9, 4, hero_loss=False).play(ATTACK).strength == [6, 4]


# fame_gate


@rule("PHX-SCORE-06")
@pytest.mark.parametrize(
    ("others", "rotated", "points"),
    [
        ("X13 X17", "X01", 5),
        ("X13 X14 X17 X18", "X01 X02", 10),
        ("X13 X17 X18", "X01 X02", 5),
        ("X13 X14 X17", "X01 X02", 5),
        ("X13 X14 X17 X18", "X01", 5),
        ("X13 X14 X15 X17 X18 X19", "X01 X02 X05", 10),
        ("X13 X14", "X01", 0),
    ],
)
def test_each_group_may_ask_for_its_own_leader_equipment_and_conflict(others, rotated, points):
    t = phalanxx(fame_gate="per_group")
    for name in f"X01 X02 X05 X06 X09 X10 {others}".split():
        t.card(0, name, rotated=name in rotated.split())
    assert t.line(0, FAME) == points


# start_hand


@rule("PHX-SETUP-07", "PHX-END-05")
@pytest.mark.parametrize(
    ("seats", "cards", "left", "turns"), [(2, 3, 27, 28), (2, 1, 31, 32), (4, 4, 35, 36), (3, 3, 33, 36)]
)
def test_the_starting_hand_may_be_larger_or_smaller(seats, cards, left, turns):
    t = phalanxx(seats, start_hand=cards)
    assert [len(t.hand_of(seat)) for seat in range(seats)] == [cards] * seats
    assert (t.view().deck, t.view().turns) == (left, turns)


@rule("PHX-END-05")
def test_a_match_with_a_larger_hand_is_as_long_as_it_says():
    t = phalanxx(3, start_hand=3)
    turns = 0
    while not t.match.over:
        t.idle()
        turns += 1
    assert turns == t.view().turns == 36


@rule("PHX-SETUP-07")
@pytest.mark.parametrize("cards", [0, 5])
def test_a_hand_of_no_card_or_five_is_refused(cards):
    with pytest.raises(LudotecaError, match="setting 'start_hand' is a number from 1 to 4"):
        phalanxx(start_hand=cards)


# adjacency


@rule("PHX-CONQ-01")
def test_regions_far_away_may_be_conquered_too():
    t = phalanxx(adjacency=False).dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert {"conquer:memphis", "conquer:ecbatana", "conquer:isatis", "conquer:karmania"} <= set(t.legal())
    assert t.play("conquer:ecbatana").owner_of("ecbatana") == 0


@rule("PHX-CONQ-01")
def test_without_neighbours_ones_own_region_is_still_not_conquered():
    t = phalanxx(adjacency=False).dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert t.why("conquer:issos") == "PHX-CONQ-01: the region is yours already"


def test_an_opening_is_laid_out_by_its_settings():
    assert unshuffled(2, start_hand=1).hand_of(0) == ["X14"]
