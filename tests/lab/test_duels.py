from __future__ import annotations

import pytest

from ludoteca.bots.weights import Weights, best_weights, features_hash, text
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.duels import Contender, Duel, Played, outcome, play_one, play_some
from ludoteca.lab.endings import Ending
from ludoteca.lab.watched import Conduct
from ludoteca.play.game import fresh

QUICK, RANDOM = Contender("companion"), Contender("wanderer")
ROUND_THREE = Ending("last round", unfinished=False, rounds=3, decisions=20, tail=0.0, lead_changes=1)
CONDUCT = Conduct(moves=10, forced=1, idle=2, fruitless=3, turns=(0.1, 0.3))
BUSY = CONDUCT._replace(idle=0)
VENDEMMIA = find("vendemmia")


def duel(seats=2, one=QUICK, other=RANDOM, seed=0):
    return Duel("vendemmia", {"rounds": 3}, seats, one, other, seed)


def played(sat, lone, shares, points=(), conducts=()):
    seats = len(sat)
    return Played(sat, lone, shares, points or [0] * seats, ROUND_THREE, conducts or [CONDUCT] * seats)


@pytest.mark.parametrize(
    ("seats", "sittings"),
    [
        (1, [[0], [1]]),
        (2, [[0, 1], [1, 0]]),
        (3, [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    ],
)
def test_on_each_deal_everybody_has_sat_everywhere_alone_among_others(seats, sittings):
    asked = duel(seats)
    assert [asked.sitting(number) for number in range(asked.sittings)] == sittings
    assert asked.sitting(asked.sittings) == sittings[0]


@pytest.mark.parametrize("seats", [2, 3])
def test_all_sittings_are_played_on_the_same_deal(monkeypatch, seats):
    deals = []

    def noted(rules, seed):
        deals.append(seed)
        return fresh(rules, seed)

    monkeypatch.setattr("ludoteca.lab.duels.fresh", noted)
    asked = duel(seats, RANDOM, RANDOM)
    play_some(asked, range(2 * asked.sittings))
    assert [len(set(half)) for half in (deals[: asked.sittings], deals[asked.sittings :])] == [1, 1]
    assert deals[0] != deals[-1]


def test_the_same_seed_gives_the_same_match():
    one, again = (play_one(VENDEMMIA, duel(seed=5), 1) for _ in range(2))
    other = play_one(VENDEMMIA, duel(seed=6), 1)
    assert (one.points, one.ending) == (again.points, again.ending) != (other.points, other.ending)


def test_with_two_seats_a_contender_is_judged_by_all_matches():
    found = outcome(duel(), [played([0, 1], 0, [1.0, 0.0], [9, 4]), played([1, 0], 0, [0.5, 0.5], [6, 6])])
    assert [one.wins.value for one in found.showings] == [0.75, 0.25]
    assert [one.points.value for one in found.showings] == [7.5, 5.0]
    assert (found.fair, found.ties.value) == (0.5, 0.5)


def test_with_more_seats_a_contender_is_judged_by_the_matches_in_which_it_sits_alone():
    matches = [
        played([0, 1, 1], 0, [1.0, 0.0, 0.0]),
        played([1, 0, 1], 0, [0.0, 1.0, 0.0]),
        played([1, 0, 0], 1, [0.0, 1.0, 0.0]),
        played([0, 1, 0], 1, [0.0, 1.0, 0.0]),
    ]
    found = outcome(duel(3), matches)
    assert [one.wins.value for one in found.showings] == [1.0, 0.5]
    assert [one.wins.of for one in found.showings] == [2, 2]
    assert found.fair == pytest.approx(1 / 3)


def test_who_plays_alone_and_loses_has_tied_with_nobody():
    found = outcome(duel(1), [played([0], 0, [1.0]), played([1], 1, [0.0])])
    assert [one.wins.value for one in found.showings] == [1.0, 0.0]
    assert found.ties.value == 0


def test_moves_and_turns_are_those_of_the_contender():
    slow = Conduct(moves=30, forced=15, idle=0, fruitless=6, turns=(2.0, 4.0))
    found = outcome(duel(), [played([0, 1], 0, [1.0, 0.0], conducts=[CONDUCT, slow])])
    one, other = found.showings
    assert (one.forced, one.idle, one.fruitless) == pytest.approx((0.1, 0.2, 0.3))
    assert (other.forced, other.idle, other.fruitless) == pytest.approx((0.5, 0.0, 0.2))
    assert (one.seconds, one.seconds_p95) == pytest.approx((0.2, 0.3))
    assert (other.seconds, other.seconds_p95) == pytest.approx((3.0, 4.0))


def test_a_duel_of_one_with_itself_shows_it_once_with_the_moves_of_all():
    found = outcome(duel(2, QUICK, QUICK), [played([0, 1], 0, [1.0, 0.0], conducts=[CONDUCT, BUSY])])
    assert len(found.showings) == 1
    assert found.showings[0].idle == pytest.approx(0.1)


def weights(game="vendemmia", **changed):
    rules = VENDEMMIA.rules({}, 2)
    row = dict.fromkeys(rules.traits, -1.0)
    plain = Weights(
        game=game, swing=10.0, weights={rules.phases[0]: row}, version=1, seats=2, features=features_hash(rules)
    )
    return text(Weights(**{name: getattr(plain, name) for name in plain.__struct_fields__} | changed))


def test_a_contender_judges_by_the_weights_it_is_given(tmp_path):
    (tmp_path / "2.toml").write_text(weights())
    file = tmp_path / "2.toml"
    for source in (tmp_path, file):
        contender = Contender("companion", str(source), "bad")
        found = outcome(duel(2, contender, QUICK), play_some(duel(2, contender, QUICK), range(6)))
        assert found.showings[0].name == "companion (bad)"
        assert found.showings[0].wins.value < 0.5


def test_weights_in_another_folder_leave_the_own_alone(tmp_path):
    (tmp_path / "prior.toml").write_text(weights(seats=0, features=""))
    rules = VENDEMMIA.rules({}, 2)
    assert best_weights(VENDEMMIA, rules, tmp_path).weights["always"][rules.traits[0]] == -1
    assert best_weights(VENDEMMIA, rules) != best_weights(VENDEMMIA, rules, tmp_path)


def test_a_folder_without_weights_that_fit_is_refused(tmp_path):
    rules = VENDEMMIA.rules({}, 2)
    with pytest.raises(LudotecaError, match="has no weights that fit vendemmia"):
        best_weights(VENDEMMIA, rules, tmp_path)
    (tmp_path / "2.toml").write_text(weights(features="of another day"))
    with pytest.raises(LudotecaError, match="has no weights that fit vendemmia"):
        best_weights(VENDEMMIA, rules, tmp_path)


def test_weights_of_another_game_are_refused(tmp_path):
    file = tmp_path / "prior.toml"
    file.write_text(weights(game="baratto"))
    for source in (tmp_path, file):
        with pytest.raises(LudotecaError, match="has weights of baratto, not of vendemmia"):
            best_weights(VENDEMMIA, VENDEMMIA.rules({}, 2), source)
