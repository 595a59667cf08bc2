"""The table as a viewer sees it: who holds what and why, and what everything comes from."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest

from ludoteca.draw.pieces import COLOURS
from ludoteca.games.dei.drawing import board
from ludoteca.games.dei.drawing.compose import surveyed
from ludoteca.games.dei.drawing.palette import STAMP
from ludoteca.games.dei.drawing.shown import rows_of
from ludoteca.games.dei.game import GAME
from ludoteca.play.rulebook import LANGUAGES
from tests.games.dei.drawn import NAMES, comes_from, parts, said
from tests.games.dei.table import Table, dei, fx1, opening
from tests.support import rule


@rule("DEI-MAJ-01")
def test_a_region_says_who_has_it_and_what_everybody_is_worth():
    t = dei(3).units(0, "2.1.p:3").units(1, "2.1.p:1C")
    lines = said(t, "region-2.1.p")
    assert any("Anna" in line and line.endswith("= 3") for line in lines)
    assert any("Bruno" in line and line.endswith("= 4") for line in lines)  # Z-13 counts three
    assert "Bruno has the Majority, 4 against 3" in lines
    assert "For the Majority you would have to count 5 here" in lines
    assert lines[-1] == "A red Move leads in without it, and so does Neena"
    assert "Fulvia: nobody here" in said(t, "region-2.1.p", 2)
    assert "dei-stencil1" in parts(t)["region-2.1.p"]


@rule("DEI-TAL-T3")
def test_who_wins_ties_needs_no_more_than_the_others_count():
    def asked(t: Table) -> list[str]:
        return [line for line in said(t, "region-2.1.b") if line.startswith("For the Majority")]

    plain = dei(3).units(0, "2.1.b:1").units(1, "2.1.b:3")
    assert asked(plain) == ["For the Majority you would have to count 4 here"]
    assert asked(plain.talents(0, "city-knowledge")) == ["For the Majority you would have to count 3 here"]
    theirs = dei(3).units(0, "2.1.b:3").units(1, "2.1.b:3").talents(1, "city-knowledge")
    assert "Bruno has the Majority: City Knowledge wins the tie at 3" in said(theirs, "region-2.1.b")
    assert asked(theirs) == ["For the Majority you would have to count 4 here"]


@rule("DEI-MAJ-04")
def test_a_tie_is_edged_in_the_colours_of_all_who_are_tied():
    t = dei(3).units(0, "2.1.b:2").units(2, "2.1.b:2")
    drawn = parts(t)["region-2.1.b"]
    assert "dei-stencil" not in drawn
    assert all(colour in drawn for colour in ("#0072b2", "#009e73"))
    assert any("Anna" in line and "Fulvia" in line for line in said(t, "region-2.1.b"))


def test_values_are_written_only_where_hoods_do_not_tell_them():
    shown = parts(dei(3).units(0, "2.1.p:3 2.1.b:1").units(1, "2.1.b:1 2.2.p:C"))
    assert "values-2.1.p" not in shown
    assert "values-2.1.b" in shown  # two factions
    assert "values-2.2.p" in shown  # Z-13 counts three


@rule("DEI-OUT-05")
def test_a_flag_that_is_kept_in_a_tie_is_hatched():
    held = dei(4).units(0, "2.5.p:2")
    held = held.controls(0, "2.5")
    assert "dei-torn" not in parts(held)["flag-2.5-0"]
    tied = dei(4).units(0, "2.5.p:2").units(1, "2.5.p:2").controls(0, "2.5")
    assert "dei-torn" in parts(tied)["flag-2.5-0"]


@rule("DEI-OUT-01")
def test_the_flag_of_an_outpost_is_raised_from_its_plate():
    assert not any(ident.startswith("flag-") for ident in parts(dei(4)))
    assert comes_from(dei(4).units(1, "2.5.p:1").controls(1, "2.5"), "flag-2.5-1") == "outpost-2.5"


@rule("DEI-ACT-C1")
@pytest.mark.parametrize(("region", "gained"), [("2.1.b", "tech-"), ("2.1.R", "energy-")])
def test_tokens_go_to_whoever_takes_them_and_back_to_the_bank(region: str, gained: str):
    t = dei(4).tokens(f"{region}:2")
    assert comes_from(t, f"token-{region}").split()[0] == f"{gained}*"
    assert comes_from(t, f"token-{region}").split()[-1] == "bank"
    assert comes_from(t, f"{gained}0") == "token-* bank"
    assert 'data-count="2"' in parts(t)[f"token-{region}"]


@rule("DEI-CANDY-02")
def test_candy_lies_on_the_card_it_was_used_with():
    t = dei(4).candy(0, "move").units(0, "2.1.p:1").acts(0).play("play:AUX-1")
    before = parts(t, 1)
    assert 'data-count="1"' in before["stock-candy-0"]
    t.play("candy:move")
    assert 'data-count="0"' in parts(t, 1)["stock-candy-0"]
    assert said(t, "boost-0-1", 1) == ["Candy Boost on this card: Move"]
    assert comes_from(t, "boost-0-1").split() == ["candy-*", "stock-candy-0*", "bank-candy"]
    assert "boost-0-1" not in before


@rule("DEI-TAL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_talent_that_is_unlocked_shows_its_other_side(seats: int):
    locked, unlocked = dei(seats).locked(0, "fortress"), dei(seats).talents(0, "fortress")
    assert 'data-side="locked"' in parts(locked, 1)["talent-0-red"]
    assert 'data-side="open"' in parts(unlocked, 1)["talent-0-red"]


@rule("DEI-OUT-01")
def test_the_cube_of_an_outpost_lies_on_it_or_beside_the_talent_of_who_controls_it():
    free, held = dei(3), dei(3).units(1, "2.5.p:1").controls(1, "2.5")
    in_city = board.fragments(free.view(0), GAME.texts("en"))["map"]
    in_panels = board.fragments(held.view(0), GAME.texts("en"))["players"]
    assert "cube-2.5" in in_city
    assert "cube-2.5" in in_panels


@rule("DEI-ADV-Rg")
def test_what_a_green_recruit_puts_lies_where_it_goes_and_not_where_the_scrapper_came_from():
    def seed(reserve: str) -> str:
        t = dei(4).units(0, reserve).uses(0, "Rg").play("recruit:Rg:2.1.p")
        return parts(t.play("from:2.1.R") if t.deciding == "recruit-from" else t)["seed"]

    assert seed("2.1.R:15") == seed("2.1.R:14")


@rule("DEI-CHAMP-02")
def test_the_mission_for_garrisons_says_whether_a_champion_counts():
    usual, counts = dei(2).mission(1, 1, "G"), dei(2, champion_garrisons=True).mission(1, 1, "G")
    assert "a Champion alone does not count" in said(usual, "mission-1-1")[1]
    assert "or your Champion" in said(counts, "mission-1-1")[1]


def test_a_squad_comes_from_its_kin_or_out_of_the_reserve_and_a_construction_from_where_it_stood():
    shown = parts(dei(3).units(1, "2.1.p:3").built(1, "elevator", "2.1-b-R"))
    assert 'data-from="squad-1-* stock-hood-1"' in shown["squad-1-2.1.p"]
    assert 'data-count="3" data-piece="dei-hood1"' in shown["squad-1-2.1.p"]  # one that joins them glides, too
    assert 'data-falls="over"' in shown["squad-1-2.1.p"]  # and one that is killed falls
    assert 'id="dei-hood1"' in shown["definitions"]
    assert 'data-from="lift-1-* stock-lift-1"' in shown["lift-1-2.1-b-R"]
    assert {"stock-hood-1", "stock-lift-1"} <= shown.keys()


@rule("DEI-3P-02", "DEI-3P-03")
def test_the_header_says_whom_the_fewest_supplies_let_begin_the_last_turn_and_whom_act_last():
    assert any(
        "Bruno would begin" in line and line.endswith("fewest Supplies")
        for line in said(dei(3).turn(3).first(2).supplies(20, 15, 18), "turn")
    )
    confronted = said(dei(3, opt_confrontation=True).turn(3).first(2).supplies(20, 15, 18), "turn")
    assert any("Fulvia would begin" in line and "Bruno, with the fewest Supplies" in line for line in confronted)


def test_a_card_keeps_its_id_wherever_it_lies():
    t = dei(2).hand(0, "TAC-1").acts(0)
    drawn = board.fragments(t.view(0), GAME.texts("en"))
    assert "card-TAC-1" in drawn["hand"]
    played = dei(2).hand(1, "TAC-1").played(1, "TAC-1")
    assert "card-TAC-1" in board.fragments(played.view(0), GAME.texts("en"))["players"]


@rule("DEI-CANDY-05")
def test_candy_shows_its_kind_to_its_owner_only():
    t = dei(3).candy(1, "wild")
    assert "candy-wild" in parts(t, seat=1)
    assert "candy-wild" not in parts(t, seat=0)


@rule("DEI-TAL-03")
def test_a_locked_talent_is_dim_for_its_owner_and_hidden_from_others():
    t = dei(3).locked(0, "fortress")
    assert "dei-talent-fortress" in parts(t, seat=0)["talent-0-red"]
    assert "dei-talent-fortress" not in parts(t, seat=1)["talent-0-red"]


def test_the_city_is_sent_once():
    before, after = dei(4).units(0, "2.1.p:1"), dei(4).units(0, "2.1.p:2").units(1, "2.2.p:2")
    for ident in ("city", "blocks", "definitions"):
        assert parts(before)[ident] is parts(after)[ident]


def test_one_more_scrapper_changes_few_elements():
    before, after = dei(4).units(0, "2.1.p:1 2.1.b:2"), dei(4).units(0, "2.1.p:2 2.1.b:2")
    one, two = parts(before), parts(after)
    changed = {ident for ident in one.keys() | two.keys() if one.get(ident) != two.get(ident)}
    assert changed <= {"squad-0-2.1.p", "region-2.1.p", "stock-hood-0"}


def test_a_city_of_two_districts_lies_in_the_middle_of_its_frame():
    places = surveyed(rows_of(fx1().view(0)), 4)
    frame = places.plan
    assert frame.x > 40
    assert frame.wide < 604


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_picture_is_drawn_for_everybody(seats: int, language: str):
    t = dei(seats).units(0, "2.1.p:2C").units(1, "2.2.p:3").acts(0)
    for seat in range(-1, seats):
        picture = board.draw(t.view(seat), GAME.texts(language, NAMES[:seats]))
        ElementTree.fromstring(picture)
        assert "…" not in picture


@rule("DEI-END-01", "DEI-END-04")
def test_supplies_say_what_they_would_come_to_part_by_part():
    t = dei(3).units(1, "2.5.p:1").controls(1, "2.5").has(1, 0, 3)
    lines = said(t, "supplies-1")
    assert any("Outposts" in line and line.endswith("1") for line in lines)
    assert any("Energy" in line and line.endswith("3") for line in lines)


@rule("DEI-MARKET-01")
def test_a_market_names_the_cards_that_are_still_in_its_deck():
    t = dei(3)
    (unseen,) = [line for line in said(t, "market-black") if line.startswith("Not seen yet")]
    assert unseen.count(",") == t.deck_size("black") - 1


@rule("DEI-3P-02")
def test_in_turn_three_the_header_says_who_would_begin_the_last_one():
    assert any("Fulvia" in line for line in said(dei(3).turn(3).supplies(4, 5, 1), "turn"))
    assert len(said(dei(4).turn(3).supplies(4, 5, 1, 6), "turn")) == 1


@rule("DEI-3P-03", "DEI-OPT-4")
def test_with_confrontation_the_header_says_what_is_different():
    t = dei(3, opt_confrontation=True).turn(3).supplies(4, 5, 1)
    first, last = "Anna would begin the next Turn", "Fulvia, with the fewest Supplies, would act last"
    assert said(t, "turn")[1] == f"If it stayed so, {first}, and {last}"
    assert said(t, "phase-3")[1].endswith("when all have, each in turn takes a Mission")
    assert said(dei(3), "phase-3")[1].endswith("then takes a Mission")


@rule("DEI-MIS-02")
def test_the_token_on_a_mission_comes_from_its_player():
    t = dei(3).mission(2, 1, "T").ends(0, 3).play("mission:2:1")
    assert 'data-from="seat-0"' in parts(t)["claim-0-2"]
    assert "claim-1-2" not in parts(t)


@rule("DEI-TURN-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_of_the_first_player_is_one_thing_that_moves(seats: int):
    def area(first: int) -> str:
        drawn = board.fragments(dei(seats).first(first).view(0), GAME.texts("en", NAMES[:seats]))
        (found,) = [name for name, layer in drawn.items() if "first-player" in layer]
        return found

    assert area(0) == ("own" if seats == 3 else "players")
    assert area(1) == "players"


@rule("DEI-END-05")
def test_a_sum_that_is_final_says_so():
    assert "in all" in parts(dei(3))["seat-1"]
    t = dei(3, endgame_scoring="individual").turn(4).ends(0, 3)
    while t.to_act == (0,):
        t.play(next(action for action in t.options() if action != "mission-none"))
    assert "counted" in parts(t, 1)["seat-0"]
    assert "in all" in parts(t, 0)["seat-1"]


def test_no_squad_is_hidden_by_what_lies_or_is_built_in_its_region():
    t = dei(3).units(0, "2.1.p:2").units(1, "2.2.d:1").built(0, "shelter", "2.1.p")
    order = list(parts(t))
    lower = [order.index(ident) for ident in ("hut-n-2.1.p", "hut-0-2.1.p", "outpost-2.2", "token-2.1.p")]
    assert max(lower) < min(order.index(ident) for ident in ("squad-0-2.1.p", "squad-1-2.2.d", "flag-2.2-1"))


@rule("DEI-ACT-BB")
@pytest.mark.parametrize("slot", ["2.1-R-S-p", "2.3-R-S-b", "2.3-R-S-c"])
def test_the_way_over_a_bridge_goes_from_roof_to_roof_without_turning_back(slot: str):
    t = dei(4).units(0, "2.1.R:1 2.3.R:1").uses(0, "BB")
    dots = ElementTree.fromstring(parts(t)[f"way-bridge-{slot}"])
    spots = [tuple(map(float, spot.split())) for spot in dots[0].attrib["d"].lstrip("M").split("L")]
    here, one, other, there = spots
    straight = math.dist(here, one) + math.dist(other, there)
    assert straight <= math.dist(here, other) + math.dist(one, there)


@rule("DEI-3P-02")
def test_in_the_third_turn_of_three_the_next_one_shows_who_would_begin_it():
    t = dei(3).supplies(5, 2, 7).turn(3).acts(0)
    assert COLOURS[1] in parts(t)["turn"]
    assert "If it stayed so, Bruno would begin the next Turn: fewest Supplies" in said(t, "turn")
    assert not any(colour in parts(dei(3).supplies(5, 2, 7).turn(2).acts(0))["turn"] for colour in COLOURS)


@rule("DEI-MARKET-07")
def test_a_preview_of_a_purchase_leaves_the_row_and_the_hand_as_they_are():
    t = dei(3).has(0, 5, 5).row("black", "BLK-09", "BLK-10", "BLK-03").acts(0).play("down:AUX-1")
    before = t.view(0)
    after = GAME.compared(before, t.play("buy:BLK-10").view(0))
    assert after.markets == before.markets
    assert after.players[0].hand == before.players[0].hand
    assert after.players[0].tech < before.players[0].tech


@rule("DEI-TAL-L6")
def test_cards_say_how_far_their_drone_flies_for_whoever_holds_them():
    t = dei(3).drone("TEL", "2.1.b").hand(0, "DRN-TEL-1").acts(0)
    assert any("up to 3 Regions" in line for line in said(t, "card-DRN-TEL-1"))
    t = dei(3).talents(0, "remote-control").drone("TEL", "2.1.b").hand(0, "DRN-TEL-1").acts(0)
    assert any("up to 4 Regions" in line for line in said(t, "card-DRN-TEL-1"))


@rule("DEI-TAL-01")
def test_a_locked_talent_says_how_many_cubes_it_has_or_that_they_are_there():
    t = dei(3).locked(0, "fortress", "snow-boots").holds(0, "red", 3).holds(0, "blue", 1).ends(0, 1)
    assert "Locked, but the 2 cubes it takes are there: it can be unlocked at the end of Phase 2" in said(
        t, "talent-0-red"
    )
    assert "Locked: 1 of 2 cubes. It can be unlocked at the end of Phase 2" in said(t, "talent-0-blue")


@rule("DEI-END-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_been_counted_is_stamped(seats: int):
    t = dei(seats, endgame_scoring="individual").turn(4).took(0, 1, 2, 3).ends(0, 3)
    assert STAMP not in parts(t)["seat-0"]
    drawn = parts(t.play(t.options()[0]).play("end-phase"))
    assert STAMP in drawn["seat-0"]
    assert STAMP not in drawn["seat-1"]


@rule("DEI-OPT-2")
def test_while_talents_are_drafted_nobody_has_a_secret_one():
    t = opening(2, talent_setup="draft").play("faction:AUX faction:RAV stand:2.1.p stand:2.1.p")
    (seat,) = t.view().to_act
    t.play("draft:fortress", seat)
    drawn = parts(t, seat)
    assert said(t, f"talent-{1 - seat}-red", seat) == [f"{NAMES[1 - seat]} has no red Talent yet"]
    assert "secret" not in drawn[f"talent-{1 - seat}-red"]
    assert said(t, f"talent-{seat}-red", seat)[0] == "Fortress"
    assert "secret" in parts(dei(2))["talent-1-red"]


@rule("DEI-ACT-R3")
def test_constructions_say_whom_they_serve_and_how():
    t = dei(3).built(1, "shelter", "2.2.d").built(1, "elevator", "2.1-b-R")
    assert said(t, "hut-n-2.1.p") == [
        "A Shelter for everybody, courtyard 2.1",
        "Anybody recruits here, without the Majority",
    ]
    assert said(t, "hut-1-2.2.d")[1] == "Bruno recruits here, with the Majority"
    assert said(t, "lift-1-2.1-b-R") == [
        "An Elevator of Bruno, district 2.1, street b – roof R",
        "For Bruno alone these two Regions are adjacent",
    ]
