"""Where every choice is made, and what it would do, as a viewer sees it before."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from ludoteca.games.dei.drawing import targets
from ludoteca.games.dei.drawing.arrangement import ARRANGEMENTS
from ludoteca.games.dei.game import GAME
from tests.games.dei.drawn import chosen_by, parts, said
from tests.games.dei.table import Table, dei, opening
from tests.support import everybody_can_choose, rule


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
    everybody_can_choose(GAME, ASKED[name]())


@rule("DEI-MAJ-06")
def test_where_the_values_after_a_choice_are_told_those_of_now_are_not():
    t = dei(3).units(0, "2.1.p:3").units(1, "2.1.b:2").units(2, "2.1.b:1").uses(0, "M")
    assert "values-2.1.b" in parts(t)
    chosen = parts(t.play("move:M:2.1.p"))
    assert "offer-2.1.b" in chosen
    assert "values-2.1.b" not in chosen
    assert "values-2.1.b" in parts(t, 1)  # others see nothing of it


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


@rule("DEI-ADV-COPY")
def test_copy_says_whose_cards_it_may_copy():
    def told(**settings: str) -> str:
        t = dei(2, **settings).played(1, "FMZ-3").uses(0, "COPY")
        return said(t, "symbol-COPY")[1]

    assert "anybody" in told()
    assert "yours" in told(copy_scope="own")
    in_hand = dei(2, copy_scope="own").hand(0, "BLK-01").acts(0)
    assert any("Copy: the actions of a card of yours" in line for line in said(in_hand, "card-BLK-01"))


@rule("DEI-CARD-03")
def test_a_card_says_at_how_many_places_its_symbols_could_be_used():
    t = dei(3, "AUX", "FMZ", "RAV").units(0, "2.1.p:2 2.1.b:1").acts(0)
    assert dict(t.view(0).uses)["M"] == len(t.play("play:AUX-3").offered("move")) == 2
    assert said(t, "symbol-M")[0] == "Move"
    assert said(t, "symbol-M")[1].endswith("2 places now")
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


@rule("DEI-OPT-2")
def test_under_the_talents_of_a_draft_no_region_can_be_marked():
    assert not any(ident.startswith("region-") for ident in parts(ASKED["a Talent"]()))
    assert "region-2.1.p" in parts(ASKED["the Champion"]())


@rule("DEI-ACT-R2")
def test_what_a_recruit_decides_is_told_on_the_map_also_at_its_edge():
    t = dei(3).units(0, "2.1.b:2").units(1, "2.1.b:1").built(0, "shelter", "2.1.b").uses(0, "R")
    where = ElementTree.fromstring(parts(t)["offer-2.1.b"]).attrib["transform"]
    x = float(where.removeprefix("translate(").split()[0])
    assert x - 46 >= ARRANGEMENTS[3].city.x


@rule("DEI-MAJ-06")
def test_a_group_that_may_not_go_says_what_it_lacks():
    t = dei(3).units(0, "2.1.p:4").units(1, "2.1.b:2").uses(0, "M").play("move:M:2.1.p to:2.1.b")
    assert said(t, "crew-2-alone") == [
        "2 Scrappers: 2 against 2",
        "You cannot go there: for the Majority there you would be one short",
    ]
    assert said(t, "crew-3-alone") == []  # what it would do is said by the choice itself
