from __future__ import annotations

import pytest

from ludoteca.games.magnificent.rules.layout import POSTER_DECK, POSTER_DISCARD, POSTER_SHOWN, POSTER_WHITE
from tests.games.magnificent.table import magnificent
from tests.support import rule

DISPLAY = ("SUH-1", "BRO-2", "LUN-3", "SNO-01")


def travelling(die="G5", **given):
    return magnificent(2).has(0, **given).display(*DISPLAY).takes(0, die, "I-2")


def empty_deck(t, pile):
    """Everything of a deck lies somewhere else: completed by the other player."""
    other = int(t.layout.posters_of(1)) + 7
    while t.s.posters.size(pile) > 0:
        t.s.posters.move(pile, 0, other)
    return t


@rule("MAG-TRAV-01")
def test_the_wagon_of_the_colour_goes_one_space_up_to_the_power():
    t = travelling()
    assert t.offered("travel") == {f"green:{steps}" for steps in range(1, 6)}
    assert t.why("travel:green:6") == "too-little-power 1"
    t.play("travel:green:1")
    assert [track.wagon for track in t.view().tracks] == [0, 1, 0]


@rule("MAG-TRAV-01")
def test_the_wagons_are_everybodys():
    t = (
        travelling()
        .stands("green", 2, "T01")
        .pool("G1 G5")
        .play("travel:green:1 end-turn die:G5 card:II-1 travel:green:3")
    )
    assert t.view().tracks[1].wagon == 4


@rule("MAG-TRAV-02", "MAG-TRAV-04", "MAG-GEN-05")
def test_st_04_gems_on_the_way_and_nothing_where_a_tent_stands():
    t = magnificent(2).has(0, coins=0, gems="ggg").display(*DISPLAY).stands("green", 2, "T01").takes(0, "G4", "I-2")
    t.play("travel:green:4")
    assert (t.coins(0), t.gems(0)) == (2, "gggp")
    assert t.deciding == "end-turn"
    assert t.view().tracks[1].wagon == 4


@rule("MAG-TRAV-02")
def test_a_space_with_a_coin_gives_one():
    t = magnificent(2).has(0, coins=0).wagon("green", 8).takes(0, "G1", "I-2").play("travel:green:1")
    assert t.coins(0) == 1


@rule("MAG-TRAV-03", "MAG-TRAV-08")
def test_st_07_a_poster_space_without_a_tent_gives_a_poster_when_it_is_passed():
    t = magnificent(2).display(*DISPLAY).takes(0, "O3", "I-2").play("travel:orange:3")
    assert t.deciding == "gain-poster"
    assert t.gems(0) == "o"
    t.play("poster:SUH-1")
    assert (t.view().players[0].taken, t.completed(0)) == ("SUH-1", [])
    t.play("hang:2")
    assert t.gems(0) == "oo"
    assert t.hung(0, 2) == ["SUH-1"]


@rule("MAG-TRAV-05", "MAG-TENT-01")
def test_a_tent_where_one_stops_may_be_taken():
    t = magnificent(2).has(0, coins=0).stands("green", 2, "T05").takes(0, "G2", "I-2").play("travel:green:2")
    assert t.deciding == "end-journey"
    assert set(t.options()) == {"take-tent", "leave"}
    t.play("take-tent pitch:2")
    assert (t.tents(0), t.coins(0)) == (["", "T05", "", "", ""], 2)
    assert t.view().tracks[1].spaces[2].tent == ""


@rule("MAG-TRAV-05")
def test_a_tent_may_be_left():
    t = magnificent(2).stands("green", 2, "T05").takes(0, "G2", "I-2").play("travel:green:2 leave")
    assert t.view().tracks[1].spaces[2].tent == "T05"
    assert t.deciding == "end-turn"


@rule("MAG-TRAV-06", "MAG-TRAV-07")
def test_gt_03_instead_of_a_poster_a_tent_of_the_middle():
    t = magnificent(2).display(*DISPLAY).centre("green", "T01", "T06").centre("orange", "T02").gone("green", 2, 5)
    t.stands("green", 2, "T03").takes(0, "G5", "I-2").play("travel:green:5")
    assert set(t.options()) == {"take-poster", "centre:T01", "centre:T06"}
    assert t.why("centre:T02") == "not-in-centre"
    t.play("centre:T06 pitch:2")
    assert t.tents(0)[1] == "T06"
    assert t.hung(0, 1) == []
    assert t.view().tracks[1].centre == ("T01",)


@rule("MAG-TRAV-05", "MAG-TRAV-06")
def test_what_is_not_there_cannot_be_taken():
    t = magnificent(2).display(*DISPLAY).centre("green", "T01").takes(0, "G2", "I-2").play("travel:green:2")
    assert t.why("take-tent") == "no-tent-there"
    assert t.why("leave") == "no-tent-there"
    assert t.why("centre:T09") == "not-in-centre"
    t = magnificent(2).stands("green", 2, "T05").centre("green", "T01").takes(0, "G2", "I-2").play("travel:green:2")
    assert t.why("centre:T01") == "tent-below"
    assert t.why("take-poster") == "tent-below"
    t = magnificent(2).centre("green", "T01").pool("G1")
    for space, tent in enumerate(("T02", "T03", "T04", "T05", "T06"), 1):
        t.tent(0, space, tent)
    t.acts(0)
    assert t.why("centre:T01") == "no-tent-space"
    assert t.why("take-tent") == "no-tent-space"


@rule("MAG-TRAV-06")
def test_the_poster_may_be_taken_all_the_same():
    t = magnificent(2).display(*DISPLAY).centre("green", "T01").takes(0, "G2", "I-2").play("travel:green:2")
    t.play("take-poster poster:SUH-1 wait")
    assert t.waiting(0) == ["SUH-1"]


@rule("MAG-TRAV-06")
def test_st_06_without_a_free_tent_space_there_is_only_the_poster():
    t = magnificent(2).display(*DISPLAY).centre("green", "T01").has(0, coins=0)
    for space, tent in enumerate(("T02", "T03", "T04", "T05", "T06"), 1):
        t.tent(0, space, tent)
    t.takes(0, "G2", "I-2").play("travel:green:2")
    assert t.deciding == "gain-poster"


@rule("MAG-TRAV-05")
def test_without_a_free_tent_space_a_tent_stays_where_it_is():
    t = magnificent(2).stands("green", 2, "T07")
    for space, tent in enumerate(("T02", "T03", "T04", "T05", "T06"), 1):
        t.tent(0, space, tent)
    t.takes(0, "G2", "I-2").play("travel:green:2")
    assert t.deciding == "end-turn"


@rule("MAG-TRAV-01", "MAG-TRAV-08")
def test_more_than_a_lap_gains_again():
    t = magnificent(2).has(0, coins=0, gems="").wagon("green", 14).dice(0, "G6@I-1 G6@I-3")
    for space, tent in zip((2, 5, 8, 11, 14), ("T01", "T02", "T03", "T04", "T05"), strict=True):
        t.stands("green", space, tent)
    t.takes(0, "G6", "I-2").play("travel:green:17")
    assert t.view().tracks[1].wagon == 1
    assert t.told("travelled")[0]["steps"] == 17
    assert sum(event["seat"] == 0 for event in t.told("gem-turned-coin")) > 0


# Tents.


@rule("MAG-TENT-01")
@pytest.mark.parametrize(("space", "gain"), [("2", "coins"), ("3", "gem"), ("4", "trainer"), ("5", "points")])
def test_each_tent_space_has_its_bonus(space, gain):
    t = magnificent(2).has(0, coins=0, trainers=0).stands("green", 2, "T05").takes(0, "G2", "I-2")
    t.play(f"travel:green:2 take-tent pitch:{space}")
    if gain == "gem":
        t.play("gain:p")
    found = (t.coins(0), t.gems(0), t.free_trainers(0), t.score(0))
    assert found == {
        "coins": (2, "g", 0, 0), "gem": (0, "gp", 0, 0), "trainer": (0, "g", 1, 0), "points": (0, "g", 0, 3)
    }[gain]  # fmt: skip


@rule("MAG-TENT-01", "MAG-POST-02")
def test_a_tent_space_may_give_a_poster_white_ones_too():
    t = magnificent(2, "IV").display(*DISPLAY).stands("green", 2, "T05").takes(0, "G2", "IV-2")
    t.play("travel:green:2 take-tent pitch:5")
    assert t.offered("poster") == set(DISPLAY)
    t.play("poster:SNO-01 hang:5")
    assert t.hung(0, 5) == ["SNO-01"]


@rule("MAG-TENT-02", "MAG-TENT-03")
def test_st_05_the_printed_tent_may_be_covered_without_a_bonus():
    t = magnificent(2).has(0, coins=0).stands("green", 2, "T05")
    for space, tent in enumerate(("T01", "T02", "T03", "T04"), 2):
        t.tent(0, space, tent)
    t.takes(0, "G2", "I-2").play("travel:green:2 take-tent")
    assert t.offered("pitch") == {"1"}
    t.play("pitch:1")
    assert (t.coins(0), t.score(0), len(t.tents(0))) == (0, 0, 5)
    assert "" not in t.tents(0)
    assert not t.view().players[0].tents[0].printed


@rule("MAG-TENT-04")
def test_a_tent_tile_is_never_covered():
    t = (
        magnificent(2)
        .stands("green", 2, "T05")
        .tent(0, 2, "T01")
        .takes(0, "G2", "I-2")
        .play("travel:green:2 take-tent")
    )
    assert t.offered("pitch") == {"1", "3", "4", "5"}
    assert t.why("pitch:2") == "tent-stands"


@rule("MAG-TENT-03", "MAG-SC-10")
def test_gt_04_five_tents_are_twenty_five_points_and_the_printed_one_is_none():
    t = magnificent(2)
    assert t.worth(0, "I-4") == 0
    for space, tent in enumerate(("T01", "T02", "T03", "T04", "T05"), 1):
        t.tent(0, space, tent)
    assert t.worth(0, "I-4") == 25


# Posters.


def gaining(**settings):
    """Seat 0 gains a poster."""
    t = magnificent(2, **settings).display(*DISPLAY).takes(0, "G2", "I-2")
    return t.play("travel:green:2")


@rule("MAG-POST-01", "MAG-POST-02")
def test_any_poster_of_the_display_or_the_top_of_a_deck():
    t = gaining()
    assert t.offered("poster") == set(DISPLAY)
    assert t.offered("draw") == {"posters", "white"}
    assert t.why("poster:KIM-1") == "not-on-display"


@rule("MAG-POST-01")
@pytest.mark.parametrize(("deck", "white"), [("posters", False), ("white", True)])
def test_the_top_of_a_deck_is_seen_by_all(deck, white):
    t = gaining()
    pile = POSTER_WHITE if white else POSTER_DECK
    top = t.ids["poster"][t.s.posters.cards(pile)[-1]]
    t.play(f"draw:{deck}")
    assert t.view().players[0].taken == top
    assert t.s.crossed != 0
    assert top.startswith("SNO") == white


@rule("MAG-POST-03")
def test_a_normal_space_is_filled_from_the_normal_deck():
    t = gaining()
    size = t.view().poster_deck
    t.play("poster:BRO-2")
    assert t.view().poster_deck == size - 1
    assert not t.view().bills[1].startswith("SNO")
    assert t.view().bills[1] != "BRO-2"


@rule("MAG-POST-04")
def test_the_white_space_is_filled_from_the_white_deck():
    t = gaining()
    size = t.view().white_deck
    t.play("poster:SNO-01")
    assert t.view().white_deck == size - 1
    assert t.view().bills[3].startswith("SNO")


@rule("MAG-POST-05")
def test_st_30_without_a_white_deck_a_normal_poster_takes_the_place():
    t = empty_deck(gaining(), POSTER_WHITE)
    assert t.why("draw:white") == "deck-empty"
    t.play("poster:SNO-01")
    assert not t.view().bills[3].startswith("SNO")


@rule("MAG-POST-06")
def test_a_poster_is_hung_on_an_empty_space_or_waits():
    t = magnificent(2).poster(0, 1, "SUH-0").display(*DISPLAY).takes(0, "G2", "I-2").play("travel:green:2")
    t.play("poster:SUH-1")
    assert t.offered("hang") == {"2", "3", "4", "5"}
    assert t.why("hang:1") == "space-full"
    t.play("wait")
    assert t.waiting(0) == ["SUH-1"]


@rule("MAG-POST-06")
def test_without_an_empty_space_it_waits_without_limit():
    t = magnificent(2).display(*DISPLAY)
    for space, poster in enumerate(("SUH-0", "SUH-2", "SUH-3", "SUH-4", "SUH-5"), 1):
        t.poster(0, space, poster)
    t.takes(0, "G2", "I-2").play("travel:green:2 poster:SUH-1")
    assert t.offered("hang") == set()
    t.play("wait")
    assert t.waiting(0) == ["SUH-1"]


@rule("MAG-POST-06")
def test_a_setting_does_without_a_waiting_row():
    t = gaining(poster_limit=True).play("poster:SUH-1")
    assert t.why("wait") == "no-waiting-row"
    t = magnificent(2, poster_limit=True).display(*DISPLAY)
    for space, poster in enumerate(("SUH-0", "SUH-2", "SUH-3", "SUH-4", "SUH-5"), 1):
        t.poster(0, space, poster)
    t.tiles(0, "TT04").has(0, trainers=1, coins=1).takes(0, "G2", "I-2").play("travel:green:2")
    assert t.deciding == "end-turn"
    assert t.why("trainer:TT04") == "no-waiting-row"


@rule("MAG-TRAV-06")
def test_nobody_must_take_a_tent_of_the_middle():
    t = magnificent(2).centre("green", "T01").display(*DISPLAY).takes(0, "G2", "I-2").play("travel:green:2")
    assert (t.may("take-poster"), t.may("leave")) == (True, False)
    t = magnificent(2, poster_limit=True).centre("green", "T01").display(*DISPLAY)
    for space, poster in enumerate(("SUH-0", "SUH-2", "SUH-3", "SUH-4", "SUH-5"), 1):
        t.poster(0, space, poster)
    t.takes(0, "G2", "I-2").play("travel:green:2")
    assert (t.why("take-poster"), t.may("leave")) == ("no-waiting-row", True)
    t.play("leave")
    assert (t.deciding, t.tents(0)) == ("end-turn", [""] * 5)


@rule("MAG-GEN-13")
def test_discards_make_a_new_deck_when_one_is_due():
    t = gaining()
    t.s.posters.move(POSTER_DECK, 0, POSTER_DISCARD)
    dropped = t.ids["poster"][t.s.posters.card(POSTER_DISCARD, 0)]
    empty_deck(t, POSTER_DECK)
    assert t.may("draw:posters")
    t.play("draw:posters")
    assert t.view().players[0].taken == dropped


@rule("MAG-GEN-13", "MAG-POST-03")
def test_without_posters_anywhere_none_is_gained():
    t = magnificent(2)
    empty_deck(t, POSTER_DECK)
    empty_deck(t, POSTER_WHITE)
    t.takes(0, "G2", "I-2").play("travel:green:2")
    assert t.deciding == "end-turn"
    t = magnificent(2).has(0, trainers=1, coins=1).tiles(0, "TT04")
    empty_deck(t, POSTER_DECK)
    empty_deck(t, POSTER_WHITE)
    assert t.takes(0, "G2", "I-2").why("trainer:TT04") == "deck-empty"
    t = gaining()
    empty_deck(t, POSTER_DECK)
    t.play("poster:SUH-1")
    assert t.s.posters.size(POSTER_SHOWN) == 0


@rule("MAG-TRAV-02")
def test_whoever_travels_gains():
    t = magnificent(2).takes(1, "G1", "II-2").play("travel:green:1")
    assert (t.gems(0), t.gems(1)) == ("", "g")
