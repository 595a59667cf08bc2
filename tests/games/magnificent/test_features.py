"""What bots see of a position: each number in a position laid by hand, and that nothing hidden is among them."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from ludoteca.bots.levels import bot
from ludoteca.bots.weights import flat, prior
from ludoteca.games.magnificent.game import GAME
from ludoteca.games.magnificent.rules import traits
from ludoteca.games.magnificent.rules.scoring import total
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.trial import Trace, play
from ludoteca.play.game import fresh, seed_bytes
from tests.games.magnificent.table import magnificent, opening


def numbers(t, viewer=0):
    out = vec[float]([0.0] * (len(traits.PHASES) + int(t.s.seats) * len(traits.TRAITS)))
    t.rules.features(t.s, viewer, out)
    return list(out)


def sees(t, seat=0, viewer=0):
    """The traits of a seat by name, zeros left out."""
    first = len(traits.PHASES) + seat * len(traits.TRAITS)
    found = zip(traits.TRAITS, numbers(t, viewer)[first:], strict=False)
    return {name: number for name, number in found if number}


def phases(t):
    return dict(zip(traits.PHASES, numbers(t), strict=False))


def some(t, *names, seat=0):
    found = sees(t, seat)
    return [found.get(name, 0.0) for name in names]


def test_every_number_stands_where_its_name_says():
    assert traits.WIDTH == len(traits.TRAITS) == len(set(traits.TRAITS))
    for place, name in [*enumerate(traits.PHASES), *enumerate(traits.TRAITS)]:
        assert getattr(traits, name.replace("-", "_").upper()) == place, name


def test_the_weights_by_hand_name_what_there_is():
    for seats in (1, 2, 5):
        rules = GAME.rules({}, seats)
        assert len(flat(rules, prior(GAME, rules))) == len(traits.PHASES) * len(traits.TRAITS)


def test_how_far_the_match_has_gone():
    assert [*phases(opening()).values()] == [1, 0, 0, 0, 0]
    assert [*phases(magnificent().pool("G5").acts(1)).values()] == [1, 1 / 24, 0, 1 / 8, 0]
    assert [*phases(magnificent().pool("G5").round(2).acts(0)).values()] == [1, 1 / 3, 0, 0, 0]
    assert [*phases(magnificent().pool("G5").round(3, turn=4).acts(0)).values()] == [1, 22 / 24, 1, 6 / 8, 6 / 8]
    assert [*phases(magnificent().round(3).scores(0)).values()] == [1, 1, 1, 1, 1]


def test_points_as_they_would_be_counted():
    t = magnificent().camp(0, "OS:0:a1 OL:0:c1").tent(0, 2, "T01").has(0, score=17).scores(0)
    assert some(t, "score", "best-card", "card-points", "camp-points") == [17, 6, 11, 0]
    assert some(t.play("score:I-3"), "score", "best-card", "card-points") == [23, 0, 5]


def test_as_many_cards_as_are_still_to_be_scored_whole():
    t = magnificent().camp(0, "OS:0:a1 OL:0:c1").tent(0, 2, "T01").pool("G5").acts(0)
    assert some(t, "top-cards", "card-points") == [11, 11]  # 6 for orange tiles, 5 for a tent
    assert some(t.round(3).acts(0), "top-cards", "best-card") == [6, 6]
    t = magnificent().camp(0, "OS:0:a1 OL:0:c1").tent(0, 2, "T01").round(2).scores(0)
    assert some(t, "top-cards") == [11]
    assert some(t.play("score:I-3"), "top-cards", "best-card") == [5, 0]


def test_lines_that_gems_would_complete():
    t = magnificent().camp(0, "GS:0:a1 GS:0:d1").acts(0)
    assert some(t.has(0, gems="o"), "gem-lines") == [0]
    assert some(t.has(0, gems="og"), "gem-lines") == [1]


def test_gems_that_could_be_discarded_for_a_card_count_as_if_they_were():
    t = magnificent(2, "VI").has(0, gems="ogc").cards(0, "VI-4").scores(0)
    assert some(t, "card-points", "gems", "gem-kinds", "clear-gems") == [12, 2, 2, 1]
    assert some(t.play("score:VI-4 discard:g"), "card-points", "gems") == [8, 1]  # not the orange one any more


def test_complete_rows_and_columns():
    row = magnificent().camp(0, "GS:0:a1 GS:0:d1 PS:0:g1").acts(0)
    assert some(row, "squares", "camp-points", "small-tiles", "tile-kinds") == [8, 3, 3, 2]
    assert some(row, "lines")[0] == pytest.approx(1 + 8 / 49)


def test_coins_and_what_dice_will_cost():
    t = magnificent().has(0, coins=13).dice(0, "O5@I-1 O3@I-2 C2@I-3").pool("G4").round(2, turn=4).acts(0)
    assert some(t, "coins", "coins-beyond", "due", "points-lost", "coins-for-dice") == [10, 3, 10, 0, 13]
    assert some(t, "dice-left", "strength", "spread") == [1, 8, 0]
    assert some(t.has(0, coins=7), "points-lost", "coins-for-dice") == [6, 7]


def test_what_was_paid_is_no_longer_due():
    t = magnificent().has(0, coins=4).dice(0, "O5@I-1").scores(0)
    assert some(t, "due", "points-lost", "coins-for-dice", "coins") == [0, 0, 0, 4]


def test_trainers_wherever_they_are():
    t = magnificent().has(0, trainers=2).trainers_out(0, 1).tiles(0, "TT18").veterans(0, "orange", 3).acts(0)
    assert some(t, "trainers", "trainers-out", "veterans", "trainer-tiles") == [2, 1, 3, 1]


def test_tiles_of_the_camp_and_bonuses_beside_them():
    t = magnificent().camp(0, "PS:0:b1 WL:0:g3 PL:0:c2").acts(0)
    assert some(t, "small-tiles", "large-tiles", "white-tiles", "tile-kinds", "squares") == [1, 1, 1, 3, 13]
    assert some(magnificent().camp(0, "PS:0:c1").acts(0), "bonuses-near") == [3]


def test_posters_that_are_ready_and_those_that_lack_one_thing():
    t = magnificent().camp(0, "OL:0:a1").has(0, gems="o").tent(0, 2, "T07").acts(0)
    t.poster(0, 1, "SUH-1").poster(0, 2, "SUH-4").poster(0, "waiting", "LUN-0")
    assert some(t, "tents", "tent-worth", "empty-tents", "held") == [1, 3.5, 0, 3]
    assert some(t, "ready", "ready-worth") == [1, 11]  # one tile serves one of the two
    assert some(t, "near", "far-worth", "tiles-lacking") == [0, 4.5, 1]  # the one that waits lacks a tent as well
    assert some(magnificent().camp(0, "GS:0:a1").poster(0, 3, "LUN-0").acts(0), "near", "near-worth") == [1, 4.5]


def test_posters_under_way_by_what_they_lack():
    t = magnificent().camp(0, "OL:0:a1").tent(0, 2, "T11").poster(0, 2, "SUH-4").acts(0)
    assert some(t, "housed-worth", "gems-lacking", "under-way") == [13, 2, pytest.approx(13 / 3, abs=0.01)]
    assert some(t.has(0, gems="o"), "gems-lacking", "under-way") == [1, 6.5]
    assert some(t.poster(0, "waiting", "LUN-0"), "housed-worth", "under-way") == [13, pytest.approx(6.5 + 4.5 / 3)]


def test_gems_of_poster_and_tent_are_paid_from_one_storage():
    t = magnificent().camp(0, "OL:0:a1").tent(0, 2, "T11").poster(0, 2, "SUH-4").acts(0)
    assert some(t.has(0, gems="o"), "ready", "near") == [0, 1]
    assert some(t.has(0, gems="oc"), "ready", "ready-worth") == [1, 13]
    assert some(t.has(0, gems="gc"), "ready") == [0]


def test_more_than_three_tents():
    t = magnificent().tent(0, 1, "T01").tent(0, 2, "T02").tent(0, 3, "N1").tent(0, 5, "T10").acts(0)
    assert some(t, "tents", "tents-beyond", "tent-worth", "empty-tents") == [3, 1, 9, 4]


def test_what_a_power_could_do():
    t = magnificent().dice(0, "G4@I-1").camp(0, "OL:0:a1").poster(0, 1, "SUH-1").stands("green", 5, "T01")
    t.round(1, turn=2).takes(0, "G5", "I-2")
    assert some(t, "power", "power-large", "power-small", "power-show") == [9, 1, 1, 6]
    assert some(t, "power-gems", "power-tent", "bonus-waits") == [6, 1, 1]
    assert some(t.play("bonus"), "power", "bonus-waits") == [10, 0]


def test_power_for_one_kind_of_action_alone():
    t = magnificent().cards(0, "M09", "M19").camp(0, "OL:0:a1").poster(0, 1, "SUH-1")
    t.takes(0, "G4", "M09")
    assert some(t, "power-large", "power-small", "power-show") == [0, 1, 6]
    assert some(t.play("bonus"), "power", "power-large", "power-small") == [4, 1, 0]


def test_posters_on_the_way():
    t = magnificent().takes(0, "G6", "I-1")
    assert some(t, "power-posters", "power-tent") == [2, 0]
    assert some(t.stands("green", 2, "T01").centre("green", "T02"), "power-posters", "power-tent") == [1, 1]


def test_what_the_next_die_could_do():
    t = magnificent().camp(0, "OL:0:a1 GS:0:c1").poster(0, 1, "SUH-1").tent(0, 2, "T01").poster(0, 2, "LUN-0")
    t.dice(0, "G2@I-1").pool("G4 P5 C1").round(1, turn=2).acts(0)
    assert some(t, "power-ahead", "show-ahead") == [6, 11.5]
    assert some(t.pool("P5 C1"), "power-ahead", "show-ahead") == [5, 6]
    assert some(t.tiles(0, "TT20").veterans(0, "purple", 1), "power-ahead") == [6]


def test_nothing_is_left_of_a_power_that_was_not_used():
    t = magnificent().takes(0, "G5", "I-2")
    assert some(t.play("rest"), "power", "power-large", "power-gems") == [0, 0, 0]


def test_a_space_that_is_taken_is_no_place_to_perform():
    t = magnificent().camp(0, "OL:0:a1 GS:0:c1").poster(0, 1, "SUH-1").tent(0, 2, "T01").poster(0, 2, "LUN-0")
    assert some(t.takes(0, "G6", "I-1"), "power-show") == [11.5]
    assert some(t.hats("1:6"), "power-show") == [6]


def test_what_is_left_of_an_action():
    t = magnificent().dice(0, "G4@I-1").round(1, turn=2).takes(0, "G5", "I-2").play("build:9")
    assert some(t, "large-to-lay", "small-to-lay", "power") == [1, 1, 0]
    shows = magnificent().camp(0, "OL:0:a1").poster(0, 1, "SUH-1").takes(0, "G5", "I-1").play("perform:3")
    assert some(shows, "show-waits", "ready-worth") == [6, 6]


def thought_of(t):
    out = Options()
    t.rules.ways(t.s, 0, out)
    t.rules.leave_out(t.s, 0, out)
    return {t.rules.actions.text(int(out.actions[k])) for k in range(int(out.count))}


def test_who_plays_to_win_builds_all_that_a_power_pays_for():
    t = magnificent().dice(0, "G4@I-1").round(1, turn=2).takes(0, "G5", "I-2")
    found = {text for text in thought_of(t) if text.startswith("build")}
    assert found == {"build:7", "build:9"}
    assert {"perform:3", "perform:9", "rest"} <= thought_of(t)


def test_what_is_left_with_split_serves_another_action():
    t = magnificent(2, "VI").dice(0, "G4@VI-1").round(1, turn=2).takes(0, "G5", "VI-3").play("bonus")
    assert {"build:3", "build:5", "build:7", "build:9"} <= thought_of(t)


def test_alone_nobody_minds_whose_hat_is_higher():
    t = magnificent(1).takes(0, "G5", "I-2")
    assert {text for text in thought_of(t) if text.startswith("perform")} == {"perform:5"}


def test_a_poster_is_seen_before_it_is_taken_while_there_are_some():
    t = magnificent().display("SUH-1", "LUN-1", "LAR-1", "SNO-01").takes(0, "G6", "I-1").play("travel:green:5")
    assert thought_of(t) == {"poster:SUH-1", "poster:LUN-1", "poster:LAR-1", "poster:SNO-01", "bonus"}


def test_what_is_asked_on_a_journey():
    t = magnificent().display("SUH-1", "LUN-1", "LAR-1", "SNO-01").centre("green", "T01", "T02")
    t.takes(0, "G6", "I-1").play("travel:green:5")
    assert some(t, "poster-waits", "way-left", "tent-waits") == [1, 3, 0]
    assert some(t.play("poster:SUH-1 hang:1"), "poster-waits", "way-left", "tent-waits") == [0, 0, 1]


@pytest.mark.parametrize(
    ("tile", "works"), [("MT05", 1), ("MT02", 0), ("MT07", 1), ("MT06", 0), ("MT10", 1), ("MT08", 0), ("MT12", 0)]
)
def test_whether_a_master_tile_can_be_used(tile, works):
    """With two coins, an orange gem and no trainer; a tent and a poster lie beside the Master Board."""
    t = magnificent(2, master_board=True).pool("G5").has(0, coins=2, gems="o")
    t.master(tile, tent="T01", tile="TT01", poster="SUH-1").acts(0).play(f"master:{tile}")
    assert some(t, "master-waits") == [works]
    if tile == "MT12":
        assert some(t.camp(0, "OL:0:a1"), "master-waits") == [1]


def test_whose_hat_is_above_whose():
    t = magnificent(3).pool("G5").hats("0:5 2:9").acts(1)
    assert [some(t, "order", seat=seat) for seat in range(3)] == [[0.5], [0], [1]]
    assert some(magnificent(1).pool("G5").acts(0), "order") == [0]


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("settings", [{}, {"side": "B", "start_cards": "draft", "master_board": True}])
def test_what_a_seat_does_not_know_changes_nothing(seats, settings):
    t = opening(seats, 11, **settings)
    rng = Rng(5)
    step = 0
    while not t.s.over:
        seat = int(t.rules.acting(t.s))
        if step < 12 or step % 17 == 0:
            true, known = t.s, [numbers(t, viewer) for viewer in range(seats)]
            for viewer in range(seats):
                t.s = t.rules.imagine(true, viewer, Rng(step))
                assert numbers(t, viewer) == known[viewer]
            t.s = true
        t.rules.options(t.s, seat, t.out)
        t.rules.take(t.s, seat, t.out.actions[rng.below(t.out.count)])
        step += 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_plays_by_the_weights_builds_travels_and_performs(seats):
    """And leaves far behind who wanders about, or scores well alone."""
    rules = GAME.rules({}, seats)
    scores = []
    for k in range(3):
        s = fresh(rules, seed_bytes(k))
        players = [bot("companion" if seat == k % seats else "wanderer", GAME, rules) for seat in range(seats)]
        play(rules, s, players, Rng(k), Trace(False, False, False), GAME.longest)
        scores.append(int(total(s, k % seats)))
        assert seats == 1 or rules.payoff(s, k % seats) == 1
    assert sum(scores) / len(scores) > 100
