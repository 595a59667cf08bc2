"""The table as a viewer sees it: who holds what and why, and where every choice is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from xml.etree import ElementTree

import pytest

from ludoteca.games.dei.drawing import board, targets
from ludoteca.games.dei.drawing.compose import surveyed
from ludoteca.games.dei.drawing.shown import rows_of
from ludoteca.games.dei.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.laws.drawing import Drawing
from ludoteca.play.rulebook import LANGUAGES
from tests.games.dei.table import Table, dei, fx1, opening
from tests.support import rule

NAMES = ("Anna", "Bruno", "Fulvia", "Dario")


def parts(t: Table, seat: int = 0, language: str = "en") -> Mapping[str, str]:
    """Every element that a seat sees, by its id."""
    drawn = board.fragments(t.view(seat), GAME.texts(language, NAMES[: len(t.view(seat).players)]))
    return {ident: part for area in drawn.values() for ident, part in area.items()}


def said(t: Table, ident: str, seat: int = 0) -> list[str]:
    """What is told of an element, line by line."""
    title = ElementTree.fromstring(parts(t, seat)[ident]).find("title")
    return (title.text or "").splitlines() if title is not None else []


def comes_from(t: Table, ident: str, seat: int = 0) -> str:
    return ElementTree.fromstring(parts(t, seat)[ident]).get("data-from", "")


def chosen_by(t: Table, action: str, seat: int = 0) -> str:
    return targets.target(t.rules.actions, t.view(seat), t.rules.actions.number(action))


def kills() -> Table:
    """Extreme Remedies, and two factions that could be hit."""
    t = dei(4).talents(0, "extreme-remedies").units(0, "2.1.p:1").units(1, "2.1.p:2")
    return t.units(2, "2.1.p:2").uses(0, "C")


def caravan() -> Table:
    return dei(4).talents(0, "caravan").built(0, "shelter", "2.1.p")


def buys() -> Table:
    return dei(4).occupies(0, "red", 2).has(0, 5, 5).row("tactic", "TAC-2", "TAC-4", "TAC-5")


def robot_and_copy(seats: int) -> Table:
    t = dei(seats).units(0, "2.1.p:1").talents(0, "delivery-robot").has(0, 5, 5).row("black", "BLK-09", "BLK-10")
    return t.played(0, "AUX-4").played(1, "FMZ-3").uses(0, "COPY")


def flies(drone: str) -> Table:
    return dei(4).drone(drone, "2.1.b").units(0, "2.1.b:2C").units(1, "2.1.b:2").units(2, "2.1.b:1").uses(0, drone)


# Every decision is asked in one of these.
ASKED: dict[str, Callable[[], Table]] = {
    "a faction": lambda: opening(3),
    "the Champion": lambda: opening(4).play("faction:AUX faction:RAV faction:R42 faction:FMZ"),
    "a Talent": lambda: opening(2, talent_setup="draft").play("faction:AUX faction:RAV stand:2.1.p stand:2.1.p"),
    "planned cards": lambda: dei(3, opt_planning=True).units(0, "2.1.p:1").begins(),
    "a card": lambda: dei(4).units(0, "2.1.p:2C").acts(0),
    "where units go": lambda: dei(4).units(0, "2.1.p:2C").units(1, "2.1.a:1").uses(0, "M").play("move:M:2.1.p"),
    "who goes": lambda: dei(4).units(0, "2.1.p:2C").uses(0, "M").play("move:M:2.1.p to:2.1.b"),
    "who takes a Shelter": lambda: caravan().units(0, "2.1.p:2C").uses(0, "M").play("move:M:2.1.p to:2.1.b"),
    "a Shelter that goes alone": lambda: caravan().uses(0, "M"),
    "Neena": lambda: dei(4).units(0, "2.1.p:1C").uses(0, "M").play("move:M:2.1.p to:2.1.b crew:0:champion"),
    "builds": lambda: dei(4).units(0, "2.1.R:1 2.3.R:1").uses(0, "B"),
    "a Shelter anywhere": lambda: dei(4).talents(0, "drop-pod").units(0, "2.1.R:1").uses(0, "BS"),
    "what is taken up": lambda: (
        dei(4)
        .units(0, "2.1.R:1")
        .built(0, "elevator", "2.1-b-R", "2.1-a-R", "2.1-p-S")
        .uses(0, "BE")
        .play("elevator:BE:2.1-p-R")
    ),
    "tokens": lambda: dei(4).units(0, "2.1.p:1 2.1.R:1").uses(0, "Cb"),
    "an exchange": lambda: dei(4).units(0, "2.1.p:1").uses(0, "Cb").play("collect:Cb:2.1.p"),
    "a token to put": lambda: dei(4).units(0, "2.1.p:1").uses(0, "Rg").play("recruit:Rg:2.1.p"),
    "where one comes from": lambda: dei(4).units(0, "2.1.p:8 2.1.b:7").uses(0, "R").play("recruit:R:2.1.p"),
    "a kill": kills,
    "a victim": lambda: kills().play("kill:C:2.1.p"),
    "a dig": lambda: dei(4).talents(0, "deep-dig").units(0, "2.1.p:1").uses(0, "C"),
    "a flight": lambda: flies("TEL"),
    "a harvest": lambda: flies("HAR").play("fly:HAR:2.1.b"),
    "Scrappers on board": lambda: flies("TRA").play("fly:TRA:2.1.b"),
    "a teleport": lambda: flies("TEL").play("fly:TEL:2.1.b"),
    "who is reaped": lambda: flies("REA").play("fly:REA:2.1.b"),
    "gains": lambda: dei(4).uses(0, "S", "T", "E"),
    "Candy": lambda: dei(4).candy(0, "move", "wild", "tech").units(0, "2.1.p:1").uses(0, "M"),
    "a copy": lambda: dei(4).units(0, "2.1.p:1").played(0, "AUX-4").played(1, "FMZ-3").uses(0, "COPY"),
    "a copy of two": lambda: dei(2).units(0, "2.1.p:1").played(0, "AUX-4").played(1, "FMZ-3").uses(0, "COPY"),
    "a copy or the robot": lambda: robot_and_copy(4),
    "a copy of three": lambda: dei(3).units(0, "2.1.p:1").played(0, "AUX-4").played(1, "FMZ-3").uses(0, "COPY"),
    "a purchase": lambda: buys().acts(0).play("down:AUX-1"),
    "a payment": lambda: buys().talents(0, "alternative-energy").acts(0).play("down:AUX-1 buy:TAC-2"),
    "a robot": lambda: buys().talents(0, "delivery-robot").acts(0),
    "a purchase by robot": lambda: buys().talents(0, "delivery-robot").acts(0).play("robot:AUX-1"),
    "Abraham": lambda: dei(4).units(2, "2.1.b:C").first(2).ends(2, 1),
    "a Talent to unlock": lambda: dei(4).locked(0, "fortress").holds(0, "red", 2).ends(0, 2),
    "a Mission": lambda: dei(4).ends(0, 3),
    "no Mission": lambda: dei(3, opt_rebel=True, opt_no_choice=True).ends(0, 3),
}


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_asked_has_its_place_in_the_drawing(name: str):
    t = ASKED[name]()
    law = Drawing(GAME, t.rules)
    for seat in (-1, *range(t.s.seats)):
        law.check(t.s, seat, Rng(1))


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


@rule("DEI-MAJ-06")
def test_where_the_values_after_a_choice_are_told_those_of_now_are_not():
    t = dei(3).units(0, "2.1.p:3").units(1, "2.1.b:2").units(2, "2.1.b:1").uses(0, "M")
    assert "values-2.1.b" in parts(t)
    chosen = parts(t.play("move:M:2.1.p"))
    assert "offer-2.1.b" in chosen
    assert "values-2.1.b" not in chosen
    assert "values-2.1.b" in parts(t, 1)  # others see nothing of it


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


@rule("DEI-ACT-M1")
def test_units_move_by_their_squad_and_a_champion_alone_by_itself():
    t = dei(3).units(0, "2.1.p:2C 2.1.b:1").uses(0, "M")
    assert chosen_by(t, "move:M:2.1.p") == "squad-0-2.1.p"
    assert chosen_by(dei(3).units(0, "2.1.p:C").uses(0, "M"), "move:M:2.1.p") == "champion-0"


@rule("DEI-ACT-R1")
def test_one_recruits_at_a_shelter():
    t = dei(3).units(0, "2.1.b:1").built(0, "shelter", "2.1.b").uses(0, "Rr")
    assert chosen_by(t, "recruit:Rr:2.1.p") == "hut-n-2.1.p"
    assert chosen_by(t, "recruit:Rr:2.1.b") == "hut-0-2.1.b"


@rule("DEI-ADV-Rg")
def test_what_a_green_recruit_puts_lies_where_it_goes_and_not_where_the_scrapper_came_from():
    def seed(reserve: str) -> str:
        t = dei(4).units(0, reserve).uses(0, "Rg").play("recruit:Rg:2.1.p")
        return parts(t.play("from:2.1.R") if t.deciding == "recruit-from" else t)["seed"]

    assert seed("2.1.R:15") == seed("2.1.R:14")


@rule("DEI-DRONE-03")
def test_a_drone_that_stays_is_chosen_by_itself():
    t = dei(4).drone("TEL", "2.1.b").uses(0, "TEL")
    assert chosen_by(t, "fly:TEL:2.1.b") == "drone-TEL"
    assert chosen_by(t, "fly:TEL:2.1.a") == "region-2.1.a"


@rule("DEI-SETUP-15")
def test_a_mission_that_lies_twice_in_a_column_is_one_choice():
    t = dei(3).mission(2, 1, "T").mission(2, 2, "T").ends(0, 3)
    number = t.rules.actions.number
    assert targets.alike(t.rules.actions, t.view(0), number("mission:2:1")) == [number("mission:2:2")]
    other = dei(3).mission(2, 1, "T").mission(2, 2, "E").ends(0, 3)
    assert targets.alike(other.rules.actions, other.view(0), number("mission:2:1")) == []


@rule("DEI-CHAMP-05")
def test_what_aria_can_do_is_said_as_it_is_played():
    usual = dei(2, "R42", "RAV").units(0, "2.2.p:C")
    down = dei(2, "R42", "RAV", aria_down=True).units(0, "2.2.p:C")
    for ident in ("champion-0", "seat-0"):
        assert not any("down from it" in line for line in said(usual, ident))
        assert any("down from it" in line for line in said(down, ident))
    assert any("down from it" in line for line in said(opening(2, aria_down=True), "poster-R42"))


@rule("DEI-CHAMP-02")
def test_the_mission_for_garrisons_says_whether_a_champion_counts():
    usual, counts = dei(2).mission(1, 1, "G"), dei(2, champion_garrisons=True).mission(1, 1, "G")
    assert "a Champion alone does not count" in said(usual, "mission-1-1")[1]
    assert "or your Champion" in said(counts, "mission-1-1")[1]


@rule("DEI-MAJ-06")
def test_the_values_after_a_move_stand_where_it_could_go():
    t = dei(3).units(0, "2.1.p:3").units(1, "2.1.b:2").uses(0, "M").play("move:M:2.1.p")
    shown = parts(t)
    assert "offer-2.1.b" in shown
    assert ">3<" in shown["offer-2.1.b"]
    assert ">2<" in shown["offer-2.1.b"]
    assert "offer-2.1.b" not in parts(t, seat=1)


@rule("DEI-MAJ-06")
def test_where_units_are_too_few_a_crossed_capsule_and_the_region_say_why():
    t = dei(3).units(0, "2.1.p:3").units(1, "2.1.b:3").units(2, "2.1.a:5").uses(0, "M").play("move:M:2.1.p")
    shown = parts(t)
    assert {ident for ident in shown if ident.startswith("barred-")} == {"barred-2.1.a", "barred-2.1.b"}
    assert not {"offer-2.1.a", "offer-2.1.b"} & shown.keys()
    assert shown["barred-2.1.b"].count(">3<") == 2
    assert t.why("to:2.1.b").startswith("move-minority 1")
    assert said(t, "region-2.1.b")[-1].endswith("one short")
    assert t.why("to:2.1.a").startswith("move-minority 3")
    assert said(t, "region-2.1.a")[-1].endswith("3 short")
    assert not any(ident.startswith("barred-") for ident in parts(t, seat=1))


@rule("DEI-CHAMP-05", "DEI-ADV-Mr")
def test_what_bars_the_way_is_what_the_largest_group_lacks():
    aria = dei(2, "R42", "RAV").units(0, "2.2.b:3C").units(1, "2.2.S:2").uses(0, "M").play("move:M:2.2.b")
    assert ">1<" in parts(aria)["barred-2.2.S"]  # she climbs alone
    red = dei(3).units(0, "2.1.p:3").units(1, "2.1.b:3").uses(0, "Mr").play("move:Mr:2.1.p")
    assert "offer-2.1.b" in parts(red)


@rule("DEI-DRONE-04")
@pytest.mark.parametrize("drone", ["HAR", "TRA", "TEL", "REA"])
def test_a_drone_hovers_where_its_ability_is_being_chosen(drone: str):
    t = dei(4).drone(drone, "2.1.p").units(0, "2.1.b:2").units(1, "2.1.b:1")
    rests = dei(4).drone(drone, "2.1.b").units(0, "2.1.b:2").units(1, "2.1.b:1")
    before = parts(t)[f"drone-{drone}"]
    t.uses(0, drone).play(f"fly:{drone}:2.1.b")
    assert parts(t)[f"drone-{drone}"] == parts(rests)[f"drone-{drone}"]
    assert parts(t, seat=1)[f"drone-{drone}"] == before  # nobody else knows yet


@rule("DEI-DRONE-TRA", "DEI-TAL-T4")
def test_the_chips_of_the_transport_say_the_values_after_it():
    t = dei(3, "AUX", "RAV", "R42").units(0, "2.1.b:1").units(1, "2.1.b:2").drone("TRA", "2.1.p").uses(0, "TRA")
    shown = parts(t.play("fly:TRA:2.1.b"))
    assert [f">{after}<" in shown[f"take-{n}"] for n, after in enumerate(("1:2", "2:2", "3:2"))] == [True] * 3
    assert "3 against 2" in said(t, "take-2")[0]
    horse = dei(3, "AUX", "RAV", "R42").talents(1, "trojan-horse").units(0, "2.1.b:1").units(1, "2.1.b:2")
    horse.drone("TRA", "2.1.p").uses(0, "TRA").play("fly:TRA:2.1.b")
    assert ">3:3<" in parts(horse)["take-2"]  # it rests there then


@rule("DEI-CHAMP-05", "DEI-TAL-T6")
def test_the_values_after_a_move_are_those_of_who_could_go():
    t = dei(2, "R42", "RAV").units(0, "2.2.b:3C").uses(0, "M").play("move:M:2.2.b")
    alone = dei(2, "R42", "RAV").units(0, "2.2.b:C").uses(0, "M").play("move:M:2.2.b")
    assert parts(t)["offer-2.2.S"] == parts(alone)["offer-2.2.S"]
    assert parts(t)["offer-2.2.a"] != parts(alone)["offer-2.2.a"]
    carried = dei(2, "AUX", "RAV").talents(0, "caravan").built(0, "shelter", "2.2.b").units(0, "2.2.b:2")
    carried.uses(0, "M").play("move:M:2.2.b")
    three = dei(2, "AUX", "RAV").units(0, "2.2.b:3").uses(0, "M").play("move:M:2.2.b")
    assert parts(carried)["offer-2.2.a"] == parts(three)["offer-2.2.a"]


def test_a_squad_comes_from_its_kin_or_out_of_the_reserve_and_a_construction_from_where_it_stood():
    shown = parts(dei(3).units(1, "2.1.p:3").built(1, "elevator", "2.1-b-R"))
    assert 'data-from="squad-1-* stock-hood-1"' in shown["squad-1-2.1.p"]
    assert 'data-count="3" data-piece="dei-hood1"' in shown["squad-1-2.1.p"]  # one that joins them glides, too
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


@rule("DEI-OPT-2")
def test_under_the_talents_of_a_draft_no_region_can_be_marked():
    assert not any(ident.startswith("region-") for ident in parts(ASKED["a Talent"]()))
    assert "region-2.1.p" in parts(ASKED["the Champion"]())


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


@rule("DEI-ACT-M2")
def test_the_view_of_who_moves_names_what_could_come_next_and_nobody_elses_does():
    t = dei(3).units(0, "2.1.p:2C").units(1, "2.1.b:2").uses(0, "M").play("move:M:2.1.p")
    assert {one.region for one in t.view(0).arrivals} == t.offered("to")
    t.play("to:2.1.a")
    assert {f"{one.scrappers}:{one.company}" for one in t.view(0).groups} == t.offered("crew")
    assert t.view(1).arrivals == ()
    assert t.view(1).groups == ()


@rule("DEI-DRONE-03")
def test_the_steps_of_a_flight_stand_where_it_could_end():
    t = dei(4).drone("TEL", "2.1.p").uses(0, "TEL")
    steps = {one.region: one.steps for one in t.view(0).arrivals}
    assert steps["2.1.p"] == 0
    assert steps["2.1.b"] == 1
    assert max(steps.values()) == 2


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


@rule("DEI-ADV-COPY")
def test_copy_says_whose_cards_it_may_copy():
    def told(**settings: str) -> str:
        t = dei(2, **settings).played(1, "FMZ-3").uses(0, "COPY")
        return said(t, "symbol-COPY")[0]

    assert "anybody" in told()
    assert "yours" in told(copy_scope="own")
    in_hand = dei(2, copy_scope="own").hand(0, "BLK-01").acts(0)
    assert any("Copy: the actions of a card of yours" in line for line in said(in_hand, "card-BLK-01"))


@rule("DEI-CARD-03")
def test_a_card_says_at_how_many_places_its_symbols_could_be_used():
    t = dei(3, "AUX", "FMZ", "RAV").units(0, "2.1.p:2 2.1.b:1").acts(0)
    assert dict(t.view(0).uses)["M"] == len(t.play("play:AUX-3").offered("move")) == 2
    assert said(t, "symbol-M")[0].endswith("2 places now")
    nowhere = dei(3, "AUX", "FMZ", "RAV").has(0, 0).acts(0)
    assert any(line.endswith("nowhere now") for line in said(nowhere, "card-AUX-3"))
    assert any("no card that you could buy" in line for line in said(nowhere, "down-AUX-3"))
    assert nowhere.view(1).uses == ()


def test_symbols_of_the_hand_that_have_no_place_are_pale():
    with_units, without = dei(3).units(0, "2.1.p:2").acts(0), dei(3).acts(0)
    pale = 'opacity="0.32"'
    assert pale in parts(without)["card-AUX-3"]
    assert pale not in parts(with_units)["card-AUX-3"]
    assert pale not in parts(without, 1)["card-FMZ-3"]  # it is not their turn to choose


@rule("DEI-ACT-B1")
def test_what_could_be_built_never_hides_a_unit():
    order = list(parts(dei(3).units(0, "2.1.p:2C 2.1.b:1").uses(0, "B")))
    ghosts = [order.index(ident) for ident in order if ident.startswith("slot-")]
    units = [order.index(ident) for ident in order if ident.startswith(("squad-", "champion-"))]
    assert max(ghosts) < min(units)


@rule("DEI-MAP-09", "DEI-ACT-B1")
def test_what_a_construction_would_link_is_told_while_it_is_pointed_at():
    drawn = parts(dei(3).units(0, "2.1.R:1").uses(0, "BE", "BB", "BS"))
    slots = {ident.removeprefix("slot-") for ident in drawn if ident.startswith("slot-")}
    ways = {ident.removeprefix("way-") for ident in drawn if ident.startswith("way-")}
    assert ways == {slot for slot in slots if not slot.startswith("hut-")} != set()
    for slot in ways:
        assert f'class="shy" data-about="slot-{slot}"' in drawn[f"way-{slot}"]


@rule("DEI-DRONE-TEL")
def test_a_teleport_tells_the_values_only_where_it_wins_an_outpost():
    t = dei(3).drone("TEL", "2.1.b").units(0, "2.1.b:2").units(1, "2.2.b:1").uses(0, "TEL").play("fly:TEL:2.1.b")
    offers = {ident for ident in parts(t) if ident.startswith("offer-")}
    assert "offer-2.5.p" in offers  # an Outpost could be taken
    assert not {"offer-2.1.a", "offer-2.2.b"} & offers


@rule("DEI-ACT-M2")
def test_the_largest_group_is_pale_where_it_would_go_and_what_asks_is_marked():
    t = dei(3).units(0, "2.1.p:2C").uses(0, "M").play("move:M:2.1.p to:2.1.a")
    shown = parts(t)
    assert "going" in shown
    asking = [ident for ident, part in shown.items() if 'class="asks"' in part]
    assert {"crew", "crew-2-alone", "crew-0-champion"} <= set(asking)


@rule("DEI-SETUP-18")
def test_the_own_poster_stays_bright():
    t = opening(3)
    taken = t.options()[0].partition(":")[2]
    seat = t.to_act[0]
    t.play(f"faction:{taken}")
    dark = 'fill-opacity="0.35"'
    assert dark not in parts(t, seat)[f"poster-{taken}"]
    assert dark in parts(t, (seat + 1) % 3)[f"poster-{taken}"]


@rule("DEI-ADV-COPY")
@pytest.mark.parametrize("scope", ["any", "own"])
def test_what_can_be_copied_lies_over_the_hand(scope: str):
    t = dei(4, copy_scope=scope).units(0, "2.1.p:1").played(0, "AUX-4").played(1, "FMZ-3").played(1, "FMZ-1", down=True)
    t = t.played(2, "BLK-01").uses(0, "COPY")
    offered = {ident.removeprefix("copy-") for ident in parts(t) if ident.startswith("copy-")}
    assert offered == t.offered("copy") != set()
    number = t.rules.actions.number("copy:AUX-4")
    assert chosen_by(t, "copy:AUX-4") == "copy-AUX-4"
    assert "card-AUX-4" in targets.twins(t.rules.actions, t.view(0), number)
    assert not [ident for ident in parts(t, 1) if ident.startswith("copy-")]
    assert not [ident for ident in parts(t.acts(0)) if ident.startswith("copy-")]


@rule("DEI-TAL-M3", "DEI-ADV-COPY")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_copied_lies_beside_the_hand_while_the_robot_could_take_a_card_from_there(seats: int):
    def left(ident: str) -> float:
        return float(ElementTree.fromstring(drawn[ident]).get("transform", "").split("(")[1].split()[0])

    t = robot_and_copy(seats)
    drawn = parts(t)
    assert chosen_by(t, "copy:FMZ-3") == "copy-FMZ-3"
    hand = {ident for ident in drawn if ident.startswith("down-")}
    assert hand == {f"down-{card}" for card in t.offered("robot")} != set()
    tray = max(float(part.get("width", 0)) for part in ElementTree.fromstring(drawn["copies"]).iter("rect"))
    assert left("copies") + tray < min(left(ident) for ident in hand)


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


@rule("DEI-ACT-R2")
def test_a_shelter_tells_what_a_recruit_would_make_of_the_majority():
    t = dei(3).units(0, "2.1.p:1").units(1, "2.1.p:1").uses(0, "R")
    shown = parts(t)
    assert "offer-2.1.p" in shown  # somebody is there
    assert "offer-2.2.p" not in shown
    assert t.may("recruit:R:2.2.p")


@rule("DEI-ACT-B3")
def test_what_could_be_built_says_how_many_are_left():
    t = dei(3).units(0, "2.1.b:1").built(0, "shelter", "2.1.a", "2.1.c").uses(0, "BS")
    assert said(t, "slot-hut-2.1.b")[1] == "You have 1 left"
    t = dei(3).units(0, "2.1.b:1").built(0, "shelter", "2.1.a", "2.1.c", "2.1.d").uses(0, "BS")
    assert said(t, "slot-hut-2.1.b")[1].startswith("None is left")


@rule("DEI-END-05")
def test_a_sum_that_is_final_says_so():
    assert "in all" in parts(dei(3))["seat-1"]
    t = dei(3, endgame_scoring="individual").turn(4).ends(0, 3)
    while t.to_act == (0,):
        t.play(next(action for action in t.options() if action != "mission-none"))
    assert "counted" in parts(t, 1)["seat-0"]
    assert "in all" in parts(t, 0)["seat-1"]


@rule("DEI-OPT-3")
def test_planned_cards_are_pale_where_they_will_lie():
    t = dei(3, opt_planning=True).units(0, "2.1.p:1").begins()
    first, second = t.in_hand(0)[:2]
    pale = 'opacity="0.5"'
    assert pale not in parts(t)["place-1-1"]
    t.play(f"plan:{first}", 0)
    assert (pale in parts(t)["place-1-1"], pale in parts(t)["place-1-2"]) == (True, False)
    t.play(f"plan:{second}", 0)
    assert (pale in parts(t)["place-1-2"], pale in parts(t)["place-2-1"]) == (True, False)
    assert pale not in parts(t, 1)["place-1-1"]


@rule("DEI-OPT-3", "DEI-CARD-02")
def test_the_second_planned_card_stays_the_second_when_the_first_one_lies():
    t = dei(2, opt_planning=True).units(0, "2.1.p:1").begins()
    t.play("plan:AUX-1", 0).play("plan:AUX-2", 0).play("plan:FMZ-1", 1).play("plan:FMZ-2", 1)
    assert ">1</text>" in parts(t)["card-AUX-1"]
    assert ">2</text>" in parts(t)["card-AUX-2"]
    assert ">2</text>" in parts(t.play("play:AUX-1"))["card-AUX-2"]
