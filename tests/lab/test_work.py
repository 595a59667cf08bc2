"""The work folder: what is kept is whole, belongs to one plan, and is worked on by one training at a time."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.sittings import Played
from ludoteca.lab.work import Found, Round, Work, usual_folder
from tests.lab.plans import backwards, small_plan

PLAN = small_plan()


def played(points):
    some = np.array(points, dtype=float)
    none, zeros = np.zeros(len(some)), np.zeros(len(some), dtype=np.int64)
    return Played(
        np.ones((3, 2), np.float32),
        np.zeros(3, dtype=np.int64),
        np.array([3] * len(some)),
        some,
        some,
        none,
        zeros,
        zeros,
    )


def test_what_is_kept_is_found_again_in_the_order_of_the_matches(tmp_path):
    with Work(tmp_path, PLAN) as work:
        work.keep("round-0", 100, played([[2.0, 0.0]]))
        work.keep("round-0", 0, played([[1.0, 0.0]]))
    with Work(tmp_path, PLAN) as work:
        kept = work.kept("round-0")
        assert [part.points[0, 0] for part in kept] == [1.0, 2.0]
        assert kept[0].features.dtype == np.float32
        assert work.kept("round-1") == []
        work.forget(["round-0"])
        assert work.kept("round-0") == []


def test_a_round_is_found_again_word_for_word(tmp_path):
    done = Round(number=0, thoughtful=False, matches=20, seconds=1.5, scale=8.0,
                 found=Found(PLAN.prior, 0.3, 0.1, (1.0, 2.0)), won=3.0, tested=4)  # fmt: skip
    with Work(tmp_path, PLAN) as work:
        work.keep_round(done)
        assert work.rounds() == [done]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": 3}, "another seats"),
        ({"seed": 1}, "another seed"),
        ({"version": 99}, "another version of the rules"),
        ({"features": "other"}, "another list of features"),
        ({"standing": backwards(PLAN.prior)}, "other weights stand now"),
        ({"settings": {"rounds": 5}}, "another settings"),
    ],
)
def test_the_work_of_another_training_is_not_taken_up(tmp_path, change, said):
    with Work(tmp_path, PLAN):
        pass
    other = small_plan(**change)
    with pytest.raises(LudotecaError, match=said), Work(tmp_path, other):
        pass
    with Work(tmp_path, PLAN):
        pass  # and nothing has happened to it


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path):
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(LudotecaError, match=r"not a folder of a training: letters\.txt"), Work(tmp_path, PLAN):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_two_trainings_never_work_in_one_folder(tmp_path):
    with Work(tmp_path, PLAN), pytest.raises(LudotecaError, match="another training works there now"):
        Work(tmp_path, PLAN).__enter__()
    with Work(tmp_path, PLAN):
        pass


@pytest.mark.parametrize("name", ["plan.json", "round-00.json", "round-0/00000000.npz"])
def test_a_broken_file_is_named(tmp_path, name):
    with Work(tmp_path, PLAN) as work:
        work.keep("round-0", 0, played([[1.0, 0.0]]))
    (tmp_path / name).write_bytes(b"{")

    def take_up():
        with Work(tmp_path, PLAN) as work:
            work.rounds()
            work.kept("round-0")

    with pytest.raises(LudotecaError, match=f"{name}: broken"):
        take_up()


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LudotecaError, match="cannot work there"), Work(tmp_path / "file" / "work", PLAN):
        pass


def test_each_plan_has_a_folder_of_its_own_in_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = usual_folder(PLAN)
    assert folder.parent == tmp_path / "ludoteca" / "train"
    assert folder.name.startswith("vendemmia-2-")
    assert usual_folder(small_plan()) == folder != usual_folder(small_plan(seed=1))
