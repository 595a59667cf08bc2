from __future__ import annotations

from pathlib import Path

from tests.games.magnificent.table import magnificent, opening
from tests.support import rule

DISPLAY = ("SUH-1", "BRO-2", "LUN-3", "SNO-01")


@rule("MAG-POW-01", "MAG-POW-02")
def test_the_parts_of_the_power_and_what_could_still_be_added():
    t = magnificent(2).dice(0, "G2@I-1").veterans(0, "green", 1).tiles(0, "TT19").has(0, gems="ggc", trainers=2)
    power = t.takes(0, "G3", "I-2").play("spend:g").view().turn_of.power
    assert (power.total, power.die, power.earlier, power.gems, power.veterans) == (8, 3, 2, 2, 1)
    assert {(one.what, one.power, one.times) for one in power.sources} == {
        ("bonus", 1, 1),
        ("g", 2, 1),
        ("c", 2, 1),
        ("BT-POWER", 1, 2),
        ("TT19", 1, 2),
    }
    assert power.up_to == 8 + 1 + 2 + 2 + 2
    assert not power.fixed


@rule("MAG-BO-07", "MAG-TRN-02")
def test_power_for_one_kind_of_action_is_named_and_not_counted_for_all():
    t = magnificent(2).cards(0, "M09", "I-1").tiles(0, "TT07").has(0, trainers=1).takes(0, "G3", "M09")
    power = t.view().turn_of.power
    assert {(one.what, one.only) for one in power.sources} >= {("bonus", "build"), ("TT07", "build")}
    assert power.up_to == 4
    power = t.play("bonus trainer:TT07").view().turn_of.power
    assert (power.total, power.extra, power.budget) == (3, (2, 0, 0), 3)


@rule("MAG-TRAV-02", "MAG-TRAV-03", "MAG-TRAV-06")
def test_every_step_of_a_wagon_says_what_it_would_collect():
    t = magnificent(2).has(0, gems="gg", coins=0).stands("green", 5, "T04").centre("green", "T01")
    reach = t.takes(0, "G5", "I-2").view().tracks[1].reach
    assert [one.steps for one in reach] == [1, 2, 3, 4, 5]
    assert [one.gems for one in reach] == ["g", "g", "gp", "gpg", "gpg"]
    assert [one.coins for one in reach] == [0, 0, 0, 1, 1]
    assert [one.posters for one in reach] == [0, 1, 1, 1, 1]
    assert [one.tent for one in reach] == ["", "", "", "", "T04"]
    assert [one.centre for one in reach] == [False, True, False, False, False]
    assert t.view().tracks[0].reach == ()


@rule("MAG-BUILD-01", "MAG-PERF-01")
def test_levels_and_podiums_say_whether_they_can_be_had():
    view = magnificent(2).hats("1:4").takes(0, "G5", "I-2").view()
    assert [level.cost for level in view.levels if level.open] == [3, 5]
    assert [podium.value for podium in view.podiums if podium.open] == [3, 5]
    assert view.podiums[1].seat == 1


@rule("MAG-EOR-05", "MAG-EOR-04")
def test_the_order_if_the_round_ended_now():
    view = magnificent(3).hats("0:12 1:5 1:3").takes(0, "G5", "I-2").view()
    assert view.next_order == (2, 1, 0)
    assert magnificent(2).hats("0:12").takes(0, "G5", "I-2").view().gap


@rule("MAG-EOR-07")
def test_what_is_due_and_what_of_it_is_missing():
    player = magnificent(2).has(0, coins=3).dice(0, "O4@I-1 C2@I-2").pool("G1").acts(0).view().players[0]
    assert (player.due, player.missing) == (6, 3)


@rule("MAG-EOR-12", "MAG-EOG-03")
def test_cards_are_worth_something_to_their_owner_and_to_who_looks():
    t = magnificent(2).camp(0, "OL:0:a1 OL:0:d1 OS:0:g1").camp(1, "OL:0:a1").cards(0, "M13", "I-1")
    card = t.pool("G1").acts(0).view(1).players[0].cards[0]
    assert (card.worth, card.half, card.mine) == (9, 4, 3)
    t.sets("M14")
    assert (t.view(0).sets[0].worth, t.view(1).sets[0].worth) == (9, 3)


@rule("MAG-PERF-07", "MAG-PERF-08", "MAG-PERF-09")
def test_posters_say_what_they_lack():
    t = magnificent(2).has(0, gems="p").camp(0, "OL:0:a1").poster(0, 1, "SUH-3").poster(0, 2, "SUH-1").tent(0, 2, "T11")
    first, second = (space.poster for space in t.pool("G1").acts(0).view().players[0].tents[:2])
    assert (first.lacks, first.ready) == (("GS",), False)
    assert (second.lacks, second.gems, second.ready) == ((), "o", False)
    t.has(0, gems="o")
    assert t.view().players[0].tents[1].poster.ready


@rule("MAG-BUILD-03", "MAG-BUILD-04")
def test_the_tile_in_hand_has_its_faces_and_places():
    t = magnificent(2).camp(0, "PL:0:a1").takes(0, "P3", "I-2").play("build:3 tile:PS")
    laying = t.view(0).laying
    assert (laying.kind, laying.face) == ("PS", 0)
    assert [look.places for look in laying.looks] == [5, 5]
    assert t.view(1).laying is None
    t.play("face:2")
    assert len(t.view(0).laying.spots) == 5


@rule("MAG-EOR-06", "MAG-EOR-08", "MAG-EOR-09", "MAG-EOR-12")
def test_the_ledger_of_a_rounds_end():
    t = magnificent(3).sets("M01+TT01", "M02+TT02", "M03+TT03").dice(2, "O5@III-1").ends_round()
    line = t.view().ledger[2]
    assert (line.seat, line.order, line.owed, line.paid, line.lost) == (2, 3, 5, 1, 4)
    assert (line.card.coins, t.view().ledger[0].price.coins) == (1, 1)
    t.play("set:3 set:2 set:1")
    assert (t.view().ledger[2].drafted, t.view().ledger[2].tile) == ("M03", "TT03")
    assert t.view().phase == "score"


@rule("MAG-EOG-03", "MAG-EOG-04")
def test_the_forecast_counts_halves_rows_and_columns():
    t = magnificent(2).has(0, score=10).cards(0, "I-1").camp(0, "PL:0:a1 PL:0:d1 PS:0:g1")
    assert t.pool("G1").acts(0).view().players[0].forecast == 10 + 3 + 3


@rule("MAG-SOLO-02", "MAG-ADV-03")
def test_a_viewer_never_sees_decks_or_what_others_draw():
    t = opening(2, start_cards="draft")
    assert t.view(0).players[1].hand == ("?",) * 5
    assert opening(1).view().players[0].hand == ("?",) * 6
    assert opening(1).view().players[0].drawn == ("?",) * 2


@rule("MAG-MOD-11")
def test_the_master_board_says_which_tiles_one_could_use():
    t = magnificent(2, master_board=True).pool("G1").master("MT05", "MT07", "MT10").has(0, coins=2).acts(0)
    assert t.view(0).master_board.possible == ("MT05", "MT07")
    assert t.view(1).master_board.possible == ("MT07",)


@rule("MAG-TRN-02", "MAG-FLOW-05")
def test_the_places_where_a_trainer_could_go_are_told_to_whose_turn_it_is():
    t = magnificent(2).has(0, trainers=1, gems="o").tiles(0, "TT01").display(*DISPLAY).takes(0, "G5", "I-2")
    assert dict(t.view(0).places) == {
        "BT-COIN": "general",
        "BT-GEM": "general",
        "BT-POWER": "die",
        "BT-TRACK": "travel",
        "TT01": "general",
    }
    assert t.view(1).places == ()


@rule("MAG-TRN-07")
def test_looking_at_the_table_reads_no_file(monkeypatch):
    t = magnificent(2).tiles(0, "TT01").has(0, gems="g", trainers=1).takes(0, "G5", "I-2")
    own_view = t.view(0)

    def read(path: Path) -> dict[str, object]:
        raise AssertionError(f"{path.name} is read again")

    monkeypatch.setattr("ludoteca.play.content.read_toml", read)
    assert t.view(0) == own_view
