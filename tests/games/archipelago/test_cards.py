"""Evolution cards: the track of phase 6, uses and their prices, what single cards do, wonders."""

from __future__ import annotations

import pytest

from tests.games.archipelago.table import Table, isles, shore
from tests.support import rule

TRACK = ("pirate", "local-trade", "merchant", "governor", "sawmill")


def fair(seats: int = 4) -> Table:
    """Phase 6 with five cards on the track; cards without a red back follow."""
    t = shore(seats).citizens(0, "1 1 1").citizens(1, "1 1 1").track(*TRACK)
    return t.deck("researcher", "king", "spy", "education", "captain")


# The track.


@rule("ARC-P6-02", "ARC-P6-03", "ARC-EVO-01")
def test_sc23_who_buys_turns_one_other_card():
    t = fair().begins(6).play("buy-card:governor")
    assert t.florins(0) == 5
    assert [card.card for card in t.player(0).cards] == ["governor"]
    assert t.offered("turn-card") == {"pirate", "local-trade", "merchant", "sawmill"}
    t.play("turn-card:pirate")
    assert t.to_act == (1,)


@rule("ARC-P6-02")
def test_sc23_who_buys_nothing_turns_two_different_cards():
    t = fair().has(0, florins=0).begins(6)
    assert t.why("buy-card:merchant") == "too-few-florins 3"
    t.play("buy-none turn-card:pirate")
    assert t.why("turn-card:pirate") == "already-turned"
    t.play("turn-card:merchant")
    assert t.to_act == (1,)


@rule("ARC-P6-04", "ARC-P6-03")
def test_a_turn_changes_the_price():
    t = fair().begins(6).play("buy-none turn-card:pirate turn-card:local-trade")
    assert {one.card: one.price for one in t.view().track if one.turned} == {"pirate": 4, "local-trade": 4}


@rule("ARC-P6-05", "ARC-P6-06", "ARC-P6-09")
def test_g17_after_three_turns_a_card_is_discarded_and_a_red_zone_that_is_uncovered_strikes():
    t = fair(3).deck("exporter", "pope").begins(6)
    t.play("buy-none turn-card:pirate turn-card:local-trade")
    t.play("buy-none turn-card:pirate turn-card:merchant")
    t.play("buy-none turn-card:pirate turn-card:governor")
    cards = {one.card: one.turned for one in t.view().track}
    assert cards == {"exporter": 0, "local-trade": 1, "merchant": 1, "governor": 1, "sawmill": 0}
    assert t.view().cards_discarded == ("pirate",)
    assert (t.deciding, t.view().crisis.good) == ("feed-citizens", "fish")


@rule("ARC-P6-10")
def test_each_red_zone_comes_before_the_next_card():
    t = fair(2).deck("exporter", "recruiter", "pope").begins(6)
    for _ in range(2):
        t.play("buy-none turn-card:pirate turn-card:merchant")
    t.begins(6).play("buy-none turn-card:pirate turn-card:merchant")
    assert len(t.view().track) == 4
    assert t.deciding == "feed-citizens"
    t.markers(rebellion=0).play("enough enough")
    assert len(t.view().track) == 5
    assert t.deciding == "feed-citizens"


@rule("ARC-P6-07")
def test_with_too_few_cards_one_turns_as_many_as_there_are():
    t = fair().track("pirate").begins(6).play("buy-card:pirate")
    assert t.to_act == (1,)


@rule("ARC-P6-08")
def test_an_empty_deck_is_made_of_the_discards():
    t = fair(2).begins(6)
    while t.s.cards.size(0) > 1:
        card = t.s.cards.card(0, 0)
        t.s.cards.move(0, 0, 1)
        t.s.holder[card] = -3
    t.play("buy-card:governor turn-card:pirate")
    assert t.view().cards_left > 30


@rule("ARC-P6-01")
def test_all_discs_come_home():
    t = fair(2).cards(0, "pope").acts(0).play("use:pope taxes end-round pass pass")
    assert (t.view().phase, t.discs_of(0)) == (6, 3)
    assert dict(t.view().wheel)["taxes"] == (0, 0)


# Uses.


@rule("ARC-ICON-01", "ARC-EVO-02")
def test_g15_only_the_owner_uses_a_card_with_the_own_arrow():
    t = shore().ships(0, "0").ships(1, "0").cards(1, "pirate").acts(0)
    assert t.why("use:pirate") == "not-your-card"
    t = shore().ships(0, "0").ships(1, "0").citizens(0, "1").cards(1, "pirate").acts(1).play("use:pirate sink:0:0")
    assert (t.player(0).ships, t.player(0).ships_left, t.scale[1]) == (0, 4, 1)
    assert (t.discs_of(1), t.player(1).cards[0].discs, t.player(1).cards[0].is_used) == (2, 1, True)


@rule("ARC-ICON-02", "ARC-ICON-06", "ARC-EVO-02")
def test_g14_a_rival_pays_the_owner_one_more_and_the_harvest_is_doubled():
    t = isles().region("1,0", "H10A", 3).region("1,-1", "H01A").citizens(0, "1 2 2").cards(1, "sawmill").acts(0)
    t.play("use:sawmill harvest:wood harvest-all done")
    assert (t.florins(0), t.florins(1)) == (8, 12)
    assert t.cubes(0) == {"wood": 6}
    t.play("end-round")
    assert t.why("use:sawmill") == "card-is-used"


@rule("ARC-ICON-02")
def test_sc22_a_card_without_a_price_costs_rivals_a_florin():
    t = shore().ships(0, "0").cards(1, "expansionism").acts(0).play("use:expansionism unit:0:sea-1 to:1:sea-1 done")
    assert (t.florins(0), t.florins(1)) == (9, 11)
    t = shore().ships(0, "0").cards(0, "expansionism").acts(0).play("use:expansionism")
    assert t.florins(0) == 10


@rule("ARC-ICON-06")
def test_a_doubling_card_comes_before_the_harvest_of_its_round():
    t = shore().citizens(0, "1").cards(0, "sawmill").acts(0).play("harvest:wood unit:1:land-1 done")
    assert t.why("use:sawmill") == "no-effect"


@rule("ARC-ICON-06")
def test_a_doubled_harvest_ends_with_the_bank():
    t = shore().citizens(0, "1").cards(0, "sawmill").bank(3, wood=1).acts(0)
    t.play("use:sawmill harvest:wood unit:1:land-1")
    assert t.cubes(0) == {"wood": 1}


@rule("ARC-ICON-03")
def test_a_card_with_discs_needs_them():
    t = shore().cards(0, "pope").discs(0, 3, 3, 3).acts(0)
    assert t.why("use:pope") == "too-few-discs 1"


@rule("ARC-ICON-05")
def test_cards_move_the_markers():
    t = shore().citizens(0, "1").cards(0, "missionary").has(0, fruit=1).markers(rebellion=1, surplus=4).acts(0)
    assert t.play("use:missionary").scale == (1, 0, 3)


@rule("ARC-ICON-05")
def test_a_card_that_needs_surplus_says_how_much_is_missing():
    t = shore().citizens(0, "1").cards(0, "labour-agent").markers(surplus=1).acts(0)
    assert t.why("use:labour-agent") == "too-little-surplus 1"
    t = shore().citizens(0, "1").cards(0, "labour-agent").markers(surplus=2).acts(0).play("use:labour-agent")
    assert (t.scale, t.florins(0)) == ((1, 1, 0), 12)


@rule("ARC-EVO-03", "ARC-CARD-12", "ARC-ICON-04")
def test_a_researcher_buys_one_progress_card_at_its_least_price_and_it_can_be_used_in_this_turn():
    t = shore(2).citizens(0, "1 1 1").cards(0, "researcher").markers(rebellion=2)
    t.deck("education", "king", "spy", "captain", "local-trade", "agronomy").acts(0).play("use:researcher")
    assert t.offered("buy-card") == {"education", "local-trade"}
    assert t.why("buy-card:king") == "wrong-kind"
    assert t.has(0, florins=2).why("buy-card:education") == "too-few-florins 1"
    t.has(0, florins=10).play("buy-card:education")
    assert t.florins(0) == 7
    assert set(t.view().cards_discarded) == {"king", "spy", "captain", "local-trade"}
    t.markers(surplus=5).play("end-round pass use:education")
    assert t.scale[2] == 3


@rule("ARC-CARD-12", "ARC-P6-09")
def test_sc35_red_zones_of_the_five_are_ignored_and_that_of_the_sixth_is_resolved():
    t = shore(2).citizens(0, "1 1 1").cards(0, "headhunter")
    t.deck("recruiter", "pope", "spy", "king", "captain", "foundry").acts(0).play("use:headhunter")
    assert t.deciding == "buy-found"
    t.play("buy-card:captain")
    assert (t.deciding, t.view().crisis.is_domestic) == ("supply-export", False)
    t.play("enough enough")
    assert (t.to_act, t.deciding) == ((0,), "play-round")


@rule("ARC-CARD-12", "ARC-P6-09")
@pytest.mark.parametrize("sixth", ["foundry", "pope"])
def test_after_a_crisis_in_the_middle_of_a_round_the_round_goes_on(sixth):
    t = shore(3).citizens(0, "1 1").citizens(1, "2").cards(1, "headhunter")
    t.deck("recruiter", "spy", "king", "captain", "thief", sixth).acts(1).play("use:headhunter buy-none")
    assert t.to_act == (0,)
    t.play("enough enough enough")
    assert (t.to_act, t.deciding, t.view().player) == ((1,), "play-round", 1)
    assert t.may("taxes")
    assert t.may("offer:0")


# Single cards.


@rule("ARC-CARD-01")
def test_the_amphitheatre_brings_two_florins_and_one_rebellion_less():
    t = shore().citizens(0, "1").cards(0, "amphitheatre").has(0, cattle=1).markers(rebellion=1).acts(0)
    t.play("use:amphitheatre")
    assert (t.florins(0), t.scale[1]) == (12, 0)


@rule("ARC-CARD-02")
def test_the_recruiter_hires_two_at_the_prices_of_the_board():
    t = shore().citizens(0, "1").cards(0, "recruiter").markers(surplus=4).acts(0)
    t.play("use:recruiter hire:1:land-1 hire:1:land-1")
    assert (t.florins(0), t.scale, t.deciding) == (3, (3, 0, 2), "play-round")


@rule("ARC-CARD-03")
def test_emigration_takes_one_surplus_for_each_port():
    t = shore().built(1, "port").built(2, "port").cards(0, "emigration").markers(surplus=5).acts(0)
    assert t.play("use:emigration").scale[2] == 3


@rule("ARC-CARD-04", "ARC-HARV-08")
def test_the_barbarian_takes_two_for_each_symbol_and_his_coin_stays():
    t = shore().citizens(0, "1").cards(0, "barbarian").acts(0).play("use:barbarian loot:1:wood")
    assert t.cubes(0) == {"wood": 4}
    assert t.where(0) == ["1:land-1*"]
    assert (t.florins(0), t.scale[1]) == (9, 1)
    assert [one.is_looted for one in t.seen(1).symbols] == [False, True]


@rule("ARC-CARD-04")
def test_of_several_citizens_one_is_named_to_loot():
    t = shore().built(1, "market").citizens(0, "1 1:market").cards(0, "barbarian").acts(0)
    t.play("use:barbarian loot:1:wood")
    assert t.offered("unit") == {"1:land-1", "1:market"}
    assert t.play("unit:1:market").where(0) == ["1:land-1", "1:market*"]


@rule("ARC-CARD-04", "ARC-HARV-05")
def test_the_barbarian_asks_in_a_rivals_region():
    t = shore().built(1, "town").citizens(1, "1:town").citizens(0, "1 2").cards(0, "barbarian").acts(0)
    assert t.why("use:barbarian") == "needs-permission 1"
    t = shore().region("0,1", "H22A").built(1, "town").citizens(1, "1:town").citizens(0, "1 3").cards(0, "barbarian")
    t.acts(0).play("use:barbarian")
    assert (t.why("ask:3"), t.why("loot:1:cattle"), t.why("loot:1:iron")) == (
        "not-held-by-rival", "needs-permission 1", "not-shown"
    )  # fmt: skip
    t.play("ask:1")
    assert t.play("grant").why("ask:1") == "asked-already"
    t.play("loot:1:cattle")
    assert t.cubes(0) == {"cattle": 2}


@rule("ARC-CARD-04", "ARC-HARV-05")
def test_who_lets_somebody_harvest_does_not_let_him_loot():
    t = shore().region("0,1", "H22A").built(1, "town").citizens(1, "1:town").citizens(0, "1 1 3").cards(0, "barbarian")
    t.acts(0).play("harvest:wood ask:1 grant unit:1:land-1 done use:barbarian")
    assert t.why("loot:1:cattle") == "needs-permission 1"
    assert t.offered("ask") == {"1"}


@rule("ARC-CARD-04", "ARC-NEG-03")
def test_a_right_to_one_symbol_is_none_to_loot_two():
    t = shore().region("0,1", "H22A").built(1, "town").citizens(1, "1:town").citizens(0, "1 3").cards(0, "barbarian")
    t.acts(0).play("offer:1 give:florin permission:1:1 propose accept use:barbarian")
    assert (t.why("loot:1:wood"), t.why("loot:1:cattle")) == ("needs-permission 1", "")
    t.play("ask:1 grant loot:1:wood")
    assert t.s.permitted[1] == 0
    assert t.s.asked_for == 0
    assert t.cubes(0) == {"wood": 4}


@rule("ARC-CARD-04")
def test_why_there_is_nothing_to_loot_at_all():
    assert shore().ships(0, "1").cards(0, "barbarian").acts(0).why("use:barbarian") == "no-unit-there"
    assert shore().citizens(0, "2").cards(0, "barbarian").acts(0).why("use:barbarian") == "not-shown"
    t = shore().citizens(0, "1 2").looted(1, "wood", "cattle").cards(0, "barbarian").acts(0)
    assert t.why("use:barbarian") == "looted-symbols"


@rule("ARC-CARD-04")
def test_why_the_barbarian_cannot_loot_there():
    t = shore().region("0,1", "H22A").built(2, "town").citizens(1, "2:town").citizens(0, "1").looted(1, "wood")
    t.cards(0, "barbarian").acts(0).play("use:barbarian")
    assert (t.why("ask:2"), t.why("loot:3:fruit"), t.why("loot:1:wood"), t.why("loot:1:fish")) == (
        "no-unit-there", "no-unit-there", "looted-symbols", "not-shown"
    )  # fmt: skip
    t = (
        shore()
        .built(1, "market")
        .citizens(0, "1 1:market")
        .cards(0, "barbarian")
        .acts(0)
        .play("use:barbarian loot:1:wood")
    )
    assert (t.why("unit:2:land-1"), t.why("loot:1:cattle")) == ("no-unit-there", "no-card-effect")


@rule("ARC-CARD-05")
def test_the_thief_opens_one_of_two_fists():
    t = shore().cards(0, "thief").has(1, fruit=1, iron=1).acts(0).play("use:thief rival:1")
    assert t.to_act == (0, 1)
    t.play("hide:fruit:iron", 1)
    t.play("pick:right", 0)
    assert (t.cubes(0), t.cubes(1)) == ({"iron": 1}, {"fruit": 1})


@rule("ARC-CARD-05")
def test_sc39_a_single_cube_leaves_one_fist_empty_and_without_cubes_nothing_happens():
    t = shore().cards(0, "thief").has(1, iron=1).acts(0).play("use:thief rival:1")
    assert t.offered("hide", 1) == {"iron:nothing", "nothing:iron"}
    t.play("hide:iron:nothing", 1)
    t.play("pick:right", 0)
    assert t.cubes(0) == {}
    t = shore().cards(0, "thief").acts(0).play("use:thief rival:2")
    assert t.told("has-no-cubes") == [{"seat": 2}]


@rule("ARC-CARD-05")
def test_what_the_thief_took_only_the_two_know():
    t = shore().cards(0, "thief").has(1, fruit=1, iron=1).acts(0).play("use:thief rival:1")
    t.play("hide:fruit:iron", 1)
    t.play("pick:right", 0)
    assert t.view(0).players[1].cubes_most == (1, 0, 0, 0, 0, 0)
    seen = t.view(2)
    assert (seen.players[1].cubes_least, seen.players[1].cubes_most) == ((0,) * 6, (1, 0, 0, 0, 0, 1))
    assert (seen.players[0].cubes_least, seen.players[0].cubes_most) == ((0,) * 6, (1, 0, 0, 0, 0, 1))
    assert [name for name, _ in t.events(2)] == ["stole-secret"]


@rule("ARC-CARD-05", "ARC-SETUP-09")
def test_with_open_screens_everybody_sees_what_the_thief_took():
    t = shore(screens="open").cards(0, "thief").has(1, fruit=1, iron=1).acts(0).play("use:thief rival:1")
    t.play("hide:fruit:iron", 1)
    t.play("pick:right", 0)
    assert t.view(2).players[0].cubes_least == (0, 0, 0, 0, 0, 1)


@rule("ARC-CARD-06")
@pytest.mark.parametrize(("temples", "moved"), [(0, 1), (2, 1), (3, 2), (5, 3)])
def test_sc42_the_archbishop_does_more_with_more_temples(temples, moved):
    t = isles().citizens(0, "").region("1,-1", "H01A").region("1,0", "H02A").region("0,1", "H22A")
    t.region("-1,1", "H11A").region("-1,0", "H13A").citizens(0, "1 1 1").markers(rebellion=3).cards(0, "archbishop")
    for region in range(1, temples + 1):
        t.built(region, "temple")
    assert t.acts(0).play("use:archbishop").scale[1] == 3 - moved


@rule("ARC-CARD-07")
def test_the_merchant_makes_up_to_three_transactions_at_home():
    t = shore().cards(0, "merchant").has(0, fruit=3).acts(0).play("use:merchant")
    assert t.why("done") == "must-trade"
    assert t.why("buy:export:fruit") == "other-board"
    t.play("sell:domestic:fruit sell:domestic:fruit sell:domestic:fruit")
    assert t.florins(0) == 9 + 4 + 3 + 3


@rule("ARC-CARD-08", "ARC-ICON-02")
def test_sc41_clergy_donations_of_a_rival_with_fruit_and_cattle():
    t = shore().citizens(0, "1 1 1").cards(1, "clergy-donations").has(0, fruit=1, cattle=1).markers(rebellion=3).acts(0)
    t.play("use:clergy-donations way:2")
    assert (t.florins(0), t.florins(1), t.cubes(0), t.scale[1]) == (9, 11, {}, 1)


@rule("ARC-CARD-08")
def test_clergy_donations_with_fruit_alone():
    t = shore().citizens(0, "1 1 1").cards(0, "clergy-donations").has(0, fruit=1).markers(rebellion=3).acts(0)
    assert t.play("use:clergy-donations").scale[1] == 2


@rule("ARC-CARD-09", "ARC-WOND-01", "ARC-WOND-02", "ARC-WOND-03")
def test_g16_the_great_lighthouse():
    t = (
        shore()
        .built(1, "port")
        .built(2, "port")
        .citizens(0, "1:port 1")
        .ships(1, "2:port")
        .cards(0, "great-lighthouse")
    )
    t.has(0, iron=1, stone=2).acts(0).play("use:great-lighthouse unit:1:land-1")
    assert (t.cubes(0), t.discs_of(0), t.scale[0]) == ({}, 2, 1)
    assert (t.player(0).ships, t.player(1).ships) == (1, 2)
    assert t.player(0).cards[0].is_built
    assert t.player(0).medals == 1
    assert t.may("taxes")


@rule("ARC-CARD-09")
def test_the_great_lighthouse_needs_a_port():
    t = shore().citizens(0, "1").cards(0, "great-lighthouse").has(0, iron=1, stone=2).acts(0)
    assert t.why("use:great-lighthouse") == "too-few-controlled 1"


@rule("ARC-CARD-09")
def test_with_too_few_ships_their_owner_chooses_the_ports():
    t = shore().built(1, "port").built(2, "port").citizens(0, "1:port 2:port 1").ships(0, "0 0 0")
    t.cards(0, "great-lighthouse").has(0, iron=1, stone=2).acts(0).play("use:great-lighthouse")
    assert t.offered("add-ship") == {"1", "2"}
    t.play("add-ship:2 unit:1:land-1")
    assert t.where(0).count("2:sea-1") == 1


@rule("ARC-CARD-10")
def test_the_cathedral_takes_one_rebellion_for_each_temple():
    t = shore().built(1, "temple").built(2, "temple").citizens(0, "1:temple 1 1 1").cards(0, "cathedral")
    t.has(0, stone=3).markers(rebellion=3).acts(0).play("use:cathedral unit:1:land-1")
    assert (t.scale[1], t.discs_of(0), t.player(0).medals) == (1, 1, 2)


@rule("ARC-CARD-11", "ARC-IND-01")
def test_sc10_the_citizen_who_goes_onto_the_colossus_may_bring_independence():
    t = shore().citizens(0, "1 1 1").citizens(1, "1 1 1").citizens(2, "1 1 1").cards(0, "colossus").has(0, iron=3)
    t.markers(rebellion=9).acts(0).play("use:colossus unit:1:land-1")
    assert t.view().independent


@rule("ARC-CARD-11")
def test_the_colossus_takes_one_surplus():
    t = shore().citizens(0, "1 1").cards(0, "colossus").has(0, iron=3).markers(surplus=4).acts(0)
    t.play("use:colossus unit:1:land-1")
    assert (t.scale, t.player(0).medals) == ((1, 0, 3), 1)


@rule("ARC-CARD-13", "ARC-SCORE-05")
def test_the_pope_takes_one_rebellion_for_each_temple_and_is_a_medal():
    t = shore().built(1, "temple").built(2, "temple").citizens(0, "1 1 1").cards(0, "pope").markers(rebellion=3).acts(0)
    t.play("use:pope")
    assert (t.scale[1], t.player(0).medals) == (1, 1)


@rule("ARC-CARD-14")
def test_the_pirate_sinks_a_ship_where_one_has_one_oneself():
    t = shore().ships(0, "0").ships(1, "0 1").citizens(1, "1").cards(0, "pirate").acts(0).play("use:pirate")
    assert t.offered("sink") == {"1:0"}
    assert t.why("sink:1:1") == "no-ship-there"


@rule("ARC-CARD-14")
def test_of_several_ships_the_pirate_names_one():
    t = shore().built(1, "port").ships(0, "1").ships(1, "1 1:port").citizens(1, "1").cards(0, "pirate").acts(0)
    t.play("use:pirate sink:1:1")
    assert t.offered("spot") == {"sea-1", "port"}
    t.play("spot:port")
    assert t.controller(1, "port") == -1


@rule("ARC-CARD-15", "ARC-SCORE-05")
def test_the_pyramid_raises_the_rebellion_by_two():
    t = shore().citizens(0, "1 1 1 2").cards(0, "pyramid").has(0, stone=5).acts(0).play("use:pyramid unit:2:land-1")
    assert (t.scale[:2], t.discs_of(0), t.player(0).medals) == ((3, 2), 1, 2)


@rule("ARC-WOND-01")
def test_a_wonder_is_built_once_and_not_in_the_turn_it_was_bought():
    t = shore(2).citizens(0, "1 1 1").cards(0, "colossus", turn=2).has(0, iron=3).acts(0)
    assert t.why("use:colossus") == "bought-this-turn"
    t = shore(2).citizens(0, "1 1 1").cards(0, "colossus").has(0, iron=6).acts(0)
    t.play("use:colossus unit:1:land-1 end-round pass")
    assert t.why("use:colossus") == "wonder-built-already"


@rule("ARC-WOND-02")
def test_a_wonder_needs_a_free_citizen():
    t = shore().citizens(0, "1").engaged(0, "1").cards(0, "colossus").has(0, iron=3).acts(0)
    assert t.why("use:colossus") == "no-citizen-for-wonder"


@rule("ARC-WOND-04", "ARC-ICON-07")
def test_a_wonder_that_is_not_built_is_no_medal_and_yet_a_progress_card():
    t = shore().cards(0, "pyramid")
    assert t.player(0).medals == 0
    assert t.s.has(0, 13) == 1


@rule("ARC-ICON-08")
def test_smuggler_and_agronomy_take_cubes_from_the_bank():
    t = shore().cards(0, "smuggler").has(0, fruit=1).acts(0).play("use:smuggler exchange:fruit:iron")
    assert t.cubes(0) == {"iron": 1}
    t = shore().cards(0, "agronomy").acts(0).play("use:agronomy")
    assert t.offered("take") == {"fruit", "cattle"}
    assert t.why("take:iron") == "not-this-cube"


@rule("ARC-EVO-02")
def test_the_printing_press_readies_a_used_card():
    t = shore(2).citizens(0, "1").cards(0, "governor", "printing-press").used("governor").acts(0)
    t.play("use:printing-press ready:governor end-round pass")
    assert t.may("use:governor")


@rule("ARC-ICON-03")
def test_a_card_used_twice_bears_the_discs_of_both_uses():
    t = shore(2).citizens(0, "1").ships(0, "1").cards(0, "tax-collector", "printing-press").acts(0)
    t.play("use:tax-collector end-round pass use:printing-press ready:tax-collector end-round use:tax-collector")
    assert t.discs_of(0) == 1
    assert t.s.discs_on(t.card("tax-collector")) == 2


def test_other_cards_do_what_they_say():
    t = shore().citizens(0, "1 1").cards(0, "midwife").acts(0).play("use:midwife bear:1:land-1")
    assert t.scale[0] == 3
    t = shore().citizens(0, "1 1").cards(0, "foreman").acts(0).play("use:foreman harvest:wood harvest-all")
    assert (t.cubes(0), t.discs_of(0)) == ({"wood": 2}, 3)
    t = shore().citizens(0, "1").cards(0, "shipwright").has(0, wood=1).acts(0).play("use:shipwright launch:1:sea-1")
    assert (t.player(0).ships, t.florins(0)) == (1, 10)
    t = shore().citizens(0, "1").cards(0, "architect").has(0, fruit=1, cattle=1).acts(0)
    t.play("use:architect raise:market unit:1:land-1")
    assert t.controller(1, "market") == 0
    t = shore().citizens(0, "1").cards(0, "masonry").has(0, stone=2, fruit=1, cattle=1).acts(0).play("use:masonry")
    assert t.offered("raise") == {"temple"}
    t = shore().citizens(0, "1 1").rebels(0, "1").citizens(1, "1").rebels(1, "1").markers(rebellion=2)
    t.cards(0, "mediator").acts(0).play("use:mediator calm:1")
    assert (t.player(1).rebels, t.scale[1]) == (0, 1)
    t = shore().citizens(0, "1 1").cards(0, "fair-taxation").acts(0).play("use:fair-taxation")
    assert (t.florins(0), t.scale[1]) == (12, 0)
    t = shore().citizens(0, "1 1").cards(0, "tax-collector").acts(0).play("use:tax-collector")
    assert (t.florins(0), t.scale[1]) == (12, 1)
    t = shore().built(1, "town").citizens(0, "1:town 1").cards(0, "king").acts(0).play("use:king")
    assert (t.florins(0), t.scale[1]) == (12, 1)


def test_the_captain_moves_ships_and_whom_they_carry():
    t = isles(desert_start=True).region("1,-1", "H22A", 0).region("1,0", "H01B").citizens(0, "1").cards(0, "captain")
    assert t.acts(0).why("use:captain") == "no-way-there"
    t = shore().built(1, "market").citizens(0, "1").ships(0, "1").cards(0, "captain").acts(0)
    t.play("use:captain unit:1:land-1")
    assert "2:land-1" in t.offered("to")
    assert t.why("to:1:market") == "no-way-there"


def test_the_navigator_explores_without_a_circle():
    t = shore().ships(0, "0").cards(0, "navigator").next_hex("H10A", "H11A").acts(0).play("use:navigator take-hex")
    assert t.deciding == "pick-side"
    assert dict(t.view().wheel)["explore"] == (0, 0, 0, 0)


@rule("ARC-T0-15")
def test_the_spy_alone_sees_an_objective():
    t = shore().cards(0, "spy").objectives(1, "S03").acts(0).play("use:spy rival:1")
    assert t.view(0).players[1].objectives == ("S03",)
    assert t.view(2).players[1].objectives == ("",)
    assert t.florins(0) == 5


@rule("ARC-EXPL-02")
def test_cartography_shows_the_other_side_to_its_user():
    t = shore().cards(1, "cartography").next_hex("H10A", "H11A").acts(0).play("use:cartography")
    assert (t.view(0).next_other_side, t.view(2).next_other_side) == ("H10B", "")
    t.play("discard-hex")
    assert t.view().hexes_discarded == ("H10A",)
