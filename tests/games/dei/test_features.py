"""What bots see of a position: each number in a position laid by hand, and that nothing hidden is among them."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from ludoteca.bots.levels import bot
from ludoteca.bots.weights import flat, prior
from ludoteca.games.dei.game import GAME
from ludoteca.games.dei.rules import traits
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.trial import Trace, play
from ludoteca.play.game import fresh, seed_bytes
from tests.games.dei.table import dei, fx1, opening


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


def looked_at(t, level):
    """The options that a bot looks at."""
    out = Options()
    bot(level, GAME, t.rules).ways(t.rules, t.s, 0, out)
    return [t.rules.actions.text(out.actions[k]).partition(":")[0] for k in range(out.count)]


@pytest.mark.parametrize(
    ("symbols", "gives"),
    [("R", "recruit"), ("C", "collect"), ("+2S", "gain"), ("+1T", "gain"), ("M", ""), ("BS", "")],
)
def test_no_bot_lays_a_card_away_that_still_gives_something_for_nothing(symbols, gives):
    t = fx1().units(0, "2.1.b:2").uses(0, symbols)
    assert "finish" in t.options(0)
    for level in ("apprentice", "companion", "rival", "master"):
        assert ("finish" in looked_at(t, level)) == (gives == "")
        assert gives == "" or gives in looked_at(t, level)
    assert "finish" in looked_at(t, "wanderer")  # which fuzz games are played by


def test_every_number_stands_where_its_name_says():
    assert traits.WIDTH == len(traits.TRAITS) == len(set(traits.TRAITS))
    for place, name in [*enumerate(traits.PHASES), *enumerate(traits.TRAITS)]:
        assert getattr(traits, name.replace("-", "_").upper()) == place, name


def test_the_weights_by_hand_name_what_there_is():
    for seats in (2, 3, 4):
        rules = GAME.rules({}, seats)
        assert len(flat(rules, prior(GAME, rules))) == len(traits.PHASES) * len(traits.TRAITS)


def test_how_far_the_match_has_gone():
    assert phases(dei().acts(0)) == {"always": 1, "gone": 0, "last-turn": 0, "last-phase": 0, "turn-end": 0}
    late = phases(dei().turn(4).acts(0, phase=3))
    assert late == {"always": 1, "gone": 11 / 12, "last-turn": 1, "last-phase": 1, "turn-end": 1}
    assert phases(dei().turn(2).acts(0, phase=2))["turn-end"] == 0.5
    assert phases(opening(3))["gone"] == 0
    assert phases(dei().turn(4).cleans_up())["gone"] == 1


def test_points_as_they_would_be_counted():
    t = dei().supplies(4, 9).talents(0, "fortress").holds(0, "red", 2).has(0, 5, 2).hand(0, "BLK-12")
    assert some(t, "supplies", "outpost-points", "talent-points", "tech-points", "energy-points", "card-points") == [
        4, 2, 1, 2, 2, 5,
    ]  # fmt: skip
    assert (some(t, "leads"), some(t, "leads", seat=1)) == ([1], [0])


def test_missions_that_can_still_be_taken():
    t = dei().has(0, 3, 2).turn(3).took(0, 1, 2).mission(3, 1, "T").mission(3, 2, "D").mission(4, 1, "E")
    t.mission(4, 2, "B").acts(0, phase=3)
    assert some(t, "mission-best", "missions-left", "mission-waits") == [4, 7, 4]
    assert some(t.took(0, 3).acts(0, phase=1), "mission-best", "missions-left", "mission-waits") == [4, 4, 0]


def test_resources_and_what_they_buy():
    t = dei().has(0, 8, 6).row("tactic", "TAC-5", "TAC-1", "TAC-2").row("black", "BLK-12", "BLK-10", "BLK-11")
    t.row("logistic", "LOG-1", "LOG-2", "LOG-3").row("machinery", "MAC-1", "MAC-2", "MAC-3")
    assert some(t, "tech", "tech-beyond", "energy", "energy-beyond") == [6, 2, 4, 2]
    assert some(t, "affordable", "best-buy") == [3, 5]
    assert some(t.holds(0, "red", 1), "affordable") == [5]


def test_units_and_what_they_reach():
    t = fx1().units(0, "2.1.b:2 2.1.R:C").units(1, "2.1.a:1 2.3.b:3")
    assert some(t, "scrappers", "regions", "majorities", "roof-units", "champion-alone") == [2, 2, 2, 1, 1]
    assert some(t, "tokens-held", "energy-held", "tokens-near") == [3, 1, 1]
    assert some(t.built(0, "shelter", "2.1.b").built(0, "elevator", "2.1-b-R"), "shelters", "bridges", "elevators") == [
        1, 0, 1,
    ]  # fmt: skip
    assert some(fx1().units(0, "2.1.b:15"), "reserve-empty", "champion-alone") == [1, 0]


def test_outposts_and_who_may_take_them():
    t = fx1().units(0, "2.3.b:2").units(1, "2.1.b:3")
    assert some(t, "outposts", "colours", "almost", "garrisons", "outposts-threatened") == [1, 1, 1, 1, 1]
    assert some(t, "outposts-near", seat=1) == [1]
    assert some(fx1().units(0, "2.3.b:2").units(1, "2.3.b:1"), "outposts-shaky") == [1]
    assert some(fx1().units(0, "2.3.b:2").units(1, "2.1.b:2"), "outposts-threatened") == [0]
    pair = dei().locked(0, "fortress").holds(0, "red", 2)
    assert some(pair, "pairs", "almost", "open-talents") == [1, 0, 0]
    assert some(dei().talents(0, "fortress").holds(0, "red", 2), "pairs", "open-talents") == [0, 1]


def test_symbols_in_hand_and_of_the_card_in_play():
    t = dei().only(0, "AUX-1", "AUX-3", "AUX-7", "AUX-8", "BLK-01").candy(0, "wild").uses(0, "M", "Mr", "C", "+2T")
    assert some(t, "hand", "hand-moves", "hand-recruits", "hand-builds", "hand-flights", "hand-others") == [
        4, 3, 2, 2, 1, 0,
    ]  # fmt: skip
    assert some(t, "left-moves", "left-collects", "left-others", "candy", "drone-cards", "binned") == [2, 1, 1, 1, 1, 4]
    assert some(t, "cards-to-come") == [4]
    down = dei().acts(0).play("down:AUX-1")
    assert some(down, "purchase-waits", "left-others") == [1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("settings", [{}, {"opt_planning": True, "talent_setup": "draft"}])
def test_what_a_seat_does_not_know_changes_nothing(seats, settings):
    t = opening(seats, 11, **settings)
    rng = Rng(5)
    step = 0
    while not t.s.over:
        seat = int(t.rules.acting(t.s))
        if step % 17 == 0:
            true, known = t.s, [numbers(t, viewer) for viewer in range(seats)]
            for viewer in range(seats):
                t.s = t.rules.imagine(true, viewer, Rng(step))
                assert numbers(t, viewer) == known[viewer]
            t.s = true
        t.rules.options(t.s, seat, t.out)
        t.rules.take(t.s, seat, t.out.actions[rng.below(t.out.count)])
        step += 1


@pytest.mark.parametrize("seats", [2, 4])
def test_who_plays_by_the_weights_beats_who_wanders(seats):
    rules = GAME.rules({}, seats)
    wins = 0.0
    for k in range(4):
        s = fresh(rules, seed_bytes(k))
        players = [bot("companion" if seat == k % seats else "wanderer", GAME, rules) for seat in range(seats)]
        play(rules, s, players, Rng(k), Trace(False, False, False), GAME.longest)
        wins += rules.payoff(s, k % seats)
    assert wins == 4
