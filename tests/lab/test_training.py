"""`./ludoteca train`: new weights are written only if they win; whatever goes wrong, what stands is untouched."""

from __future__ import annotations

import argparse
import errno
import os
from pathlib import Path

import msgspec
import pytest

from ludoteca.bots.weights import (
    Net,
    Trained,
    Weights,
    best_weights,
    features_hash,
    named,
    read_net,
    read_weights,
    text,
)
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab import training
from ludoteca.lab.rounds import Training
from ludoteca.lab.work import Plan, Work
from ludoteca.play.settings import Settings
from tests.lab.plans import GAME, backwards, small_plan

RULES = GAME.rules({}, 2)


@pytest.fixture(autouse=True)
def _small(monkeypatch, tmp_path):
    """A few matches each, and the cache of nobody."""

    def few(**given):
        return Plan(**{**given, "tests": 4, "decides": 20, "holds": 4, "thinks": 0})

    monkeypatch.setattr(training, "Plan", few)
    monkeypatch.setattr(training, "HIDDEN", 4)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def wanted(**said):
    usual = {
        "game": "vendemmia", "seats": 2, "rounds": 2, "planner_rounds": 0, "matches": 30, "minutes": None, "seed": 3,
        "settings": [], "net": False, "climb": False, "afresh": False, "out": None, "work": None, "jobs": 1,
    }  # fmt: skip
    return argparse.Namespace(**{**usual, **said})


def weak(out: Path, **changes) -> Path:
    """Weights that want what is bad stand in a folder."""
    out.mkdir()
    fields = {
        "game": "vendemmia",
        "version": GAME.version,
        "seats": 2,
        "features": features_hash(RULES),
        "swing": 10.0,
        "weights": named(RULES, list(backwards(small_plan().prior).linear)),
    }
    path = out / "2.toml"
    path.write_text(text(Weights(**{**fields, **changes})), encoding="utf-8")
    return path


def test_weights_that_win_are_written_with_where_they_come_from(tmp_path, capsys):
    path = weak(tmp_path / "out")
    assert training.main(wanted(out=tmp_path / "out")) == 0
    read_weights.cache_clear()
    found = read_weights(path)
    assert found.features == features_hash(RULES)
    assert found.trained is not None
    assert (found.trained.seed, found.trained.rounds, found.trained.matches) == (3, 2, 60)
    assert "of 20" in found.trained.beats["what-stands"]
    said = capsys.readouterr().out
    assert "accepted and written" in said
    assert "weights that decide most" in said
    picture = Path(said.split("as a picture: ")[1].strip())
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_who_climbs_writes_weights_that_win_and_says_nothing_of_foretelling(tmp_path, capsys):
    path = weak(tmp_path / "out")
    assert training.main(wanted(out=tmp_path / "out", climb=True, afresh=True)) == 0
    read_weights.cache_clear()
    trained = read_weights(path).trained
    assert trained is not None
    assert (trained.rounds, trained.matches) == (2, 60)
    said = capsys.readouterr().out
    assert "accepted and written" in said
    assert "weights that decide most" in said
    assert "foretells" not in said


def test_the_files_of_the_folder_are_those_and_no_others(tmp_path):
    weak(tmp_path / "out")
    training.main(wanted(out=tmp_path / "out"))
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["2.toml"]


def test_nothing_is_written_when_it_does_not_win(tmp_path, capsys):
    out = tmp_path / "out"
    assert training.main(wanted(out=out, matches=10, rounds=1)) == 1
    assert list(out.iterdir()) == []
    said = capsys.readouterr().out
    assert "not accepted, all stays as it is: what stands: it wins" in said
    assert "accepted and written" not in said


def test_a_mean_that_loses_to_one_of_the_selves_is_not_what_is_written(tmp_path, monkeypatch):
    def worst_first(rounds):
        return [backwards(rounds.plan.prior), *outcomes(rounds)]

    path, outcomes = weak(tmp_path / "out"), Training.outcomes
    monkeypatch.setattr("ludoteca.lab.rounds.Training.outcomes", worst_first)
    monkeypatch.setattr(training, "Plan", lambda **given: Plan(**{**given, "decides": 20, "holds": 20, "thinks": 0}))
    assert training.main(wanted(out=tmp_path / "out")) == 0
    read_weights.cache_clear()
    assert read_weights(path).trained is not None


def test_nothing_is_written_when_it_wins_but_matches_end_worse(tmp_path, monkeypatch, capsys):
    path = weak(tmp_path / "out")
    before = path.read_bytes()
    monkeypatch.setattr("ludoteca.lab.acceptance.ends_worse", lambda new, old: "they never end")
    assert training.main(wanted(out=tmp_path / "out")) == 1
    assert path.read_bytes() == before
    assert "how matches end: they never end" in capsys.readouterr().out


def test_a_full_disk_leaves_the_old_weights_and_is_one_line(tmp_path, monkeypatch):
    path = weak(tmp_path / "out")
    before = path.read_bytes()

    def full(number):
        if "/out/" in str(Path(f"/proc/self/fd/{number}").readlink()):
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LudotecaError, match=r"2\.toml could not be written: No space left on device"):
        training.main(wanted(out=tmp_path / "out"))
    assert path.read_bytes() == before
    assert [one.name for one in (tmp_path / "out").iterdir()] == ["2.toml"]


def test_an_interrupt_says_where_the_work_is_and_the_same_command_goes_on(tmp_path, monkeypatch, capsys):
    weak(tmp_path / "out")
    keep = Work.keep

    def interrupted(work, stage, first, played):
        keep(work, stage, first, played)
        if stage == "test-0":
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Work, "keep", interrupted)
        with pytest.raises(KeyboardInterrupt):
            training.main(wanted(out=tmp_path / "out"))
    folder = capsys.readouterr().err.split("kept in ")[1].split(":")[0]
    assert (Path(folder) / "round-0").exists()
    assert training.main(wanted(out=tmp_path / "out")) == 0


def test_a_net_is_written_beside_the_weights_it_stands_on(tmp_path):
    path = tmp_path / "out" / "2.net.json"
    path.parent.mkdir()
    bad = backwards(small_plan().prior)
    units = [0.0] * (4 * (len(RULES.phases) + 2 * len(RULES.traits) + 2))
    trained = Trained(seed=0, rounds=0, matches=0, scale=1.0)
    old = Net(game="vendemmia", version=GAME.version, seats=2, features=features_hash(RULES), swing=10.0, hidden=4,
              linear=list(bad.linear), net=units, trained=trained)  # fmt: skip
    path.write_bytes(msgspec.json.encode(old))
    assert training.main(wanted(out=path.parent, net=True)) == 0
    read_net.cache_clear()
    new = read_net(path)
    assert (new.hidden, new.seats, new.features, new.trained.rounds) == (4, 2, features_hash(RULES), 2)
    assert any(new.net)
    assert [one.name for one in path.parent.iterdir()] == ["2.net.json"]


@pytest.mark.parametrize(
    ("name", "rounds", "by_planners"),
    [("phalanxx", None, 4), ("phalanxx", 3, 1), ("phalanxx", 1, 0), ("vendemmia", 3, 1)],
)
def test_half_of_the_rounds_are_played_by_planners(tmp_path, name, rounds, by_planners):
    game = find(name)
    said = wanted(game=name, rounds=rounds, planner_rounds=None)
    plan = training._plan(game, game.rules({}, 2), Settings(game.settings, {}), tmp_path, said)
    assert plan.planner_rounds == by_planners


@pytest.mark.parametrize(("afresh", "net"), [(False, False), (True, False), (False, True), (True, True)])
def test_learning_begins_from_what_stands_unless_it_is_to_begin_afresh(tmp_path, afresh, net):
    weak(tmp_path / "out")
    said = wanted(afresh=afresh, net=net)
    plan = training._plan(GAME, RULES, Settings(GAME.settings, {}), tmp_path / "out", said)
    by_hand = small_plan().prior
    assert plan.prior == by_hand
    assert plan.base.linear == (by_hand if afresh and not net else backwards(by_hand)).linear


def test_other_settings_need_a_folder_of_their_own():
    with pytest.raises(LudotecaError, match="say --out FOLDER"):
        training.main(wanted(settings=["rounds=5"]))


def test_other_settings_are_played_and_noted(tmp_path):
    path = weak(tmp_path / "out")
    assert training.main(wanted(out=tmp_path / "out", settings=["rounds=5"])) == 0
    read_weights.cache_clear()
    trained = read_weights(path).trained
    assert trained is not None
    assert trained.settings == {"rounds": 5}


def test_weights_for_other_features_do_not_stand(tmp_path):
    weak(tmp_path / "out", features="others")
    found = training._standing_weights(GAME, RULES, tmp_path / "out")
    assert found == best_weights(GAME, RULES)


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"game": "vendemia"}, "did you mean 'vendemmia'"),
        ({"seats": 9}, "for 2 to 4 seats, not 9"),
        ({"game": "magnificent", "seats": 1, "net": True}, "there is nobody else"),
        ({"net": True, "climb": True}, "--net or --climb"),
        ({"rounds": 0}, "at least one round"),
        ({"planner_rounds": 3}, "of 2 rounds at most 2"),
        ({"matches": 9}, "of 10 matches"),
        ({"minutes": float("nan")}, "no less than no time"),
        ({"jobs": 0}, "at least one process plays, not 0"),
        ({"settings": ["rounds"]}, "written name=value"),
        ({"settings": ["vines=3"]}, "unknown setting 'vines'"),
    ],
)
def test_what_cannot_be_trained_is_one_clear_line(tmp_path, said, line):
    with pytest.raises(LudotecaError, match=line):
        training.main(wanted(out=tmp_path / "out", **said))


def test_a_folder_that_cannot_be_written_to_is_told_before_anything_is_played(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LudotecaError, match="cannot be written to"):
        training.main(wanted(out=tmp_path / "file" / "out"))


def test_broken_weights_where_new_ones_should_go_are_named_and_untouched(tmp_path):
    path = weak(tmp_path / "out")
    path.write_text("game = ", encoding="utf-8")
    with pytest.raises(LudotecaError, match=r"2\.toml"):
        training.main(wanted(out=tmp_path / "out"))
    assert path.read_text(encoding="utf-8") == "game = "


def test_the_work_of_another_training_is_refused(tmp_path):
    with Work(tmp_path / "work", small_plan(seats=3)):
        pass
    with pytest.raises(LudotecaError, match="work of a training with another"):
        training.main(wanted(out=tmp_path / "out", work=tmp_path / "work"))
