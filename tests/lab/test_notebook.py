"""A notebook: the same bytes however it was filled; what was cut off is written again; nothing else is touched."""

from __future__ import annotations

import errno
import os

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.crew import Crew
from ludoteca.lab.notebook import ROWS, Notebook, kept_in
from tests.lab.accounts import vendemmia


def filled(folder, *counts, processes=1, first=0):
    """Matches up to each of these counts, one time after the other; those of the last time."""
    found = []
    for count in counts:
        with Notebook(folder, vendemmia(), first) as notebook, Crew(processes) as crew:
            found.append(notebook.play(crew, count))
    return found[-1]


def test_the_same_rows_whoever_plays_them_and_however_often_it_was_interrupted(tmp_path):
    at_once = filled(tmp_path / "a", 30)
    in_parts = filled(tmp_path / "b", 7, 19, 30)
    by_two = filled(tmp_path / "c", 30, processes=2)
    assert at_once == in_parts == by_two
    rows = [(tmp_path / name / ROWS).read_bytes() for name in "abc"]
    assert rows[0] == rows[1] == rows[2]


def test_a_line_that_was_cut_off_is_written_again(tmp_path):
    whole = filled(tmp_path, 8)
    rows = (tmp_path / ROWS).read_bytes()
    (tmp_path / ROWS).write_bytes(rows[:-40])
    assert filled(tmp_path, 8) == whole
    assert (tmp_path / ROWS).read_bytes() == rows


def test_fewer_matches_than_are_there_are_the_first_of_them(tmp_path):
    assert filled(tmp_path, 10)[:4] == filled(tmp_path, 4)
    assert len(kept_in(tmp_path)[1]) == 10


def test_seeds_begin_where_one_wants(tmp_path):
    assert [one.seed for one in filled(tmp_path, 3, first=500)] == [500, 501, 502]


def test_matches_of_another_experiment_are_not_mixed_in(tmp_path):
    filled(tmp_path, 2)
    with pytest.raises(LudotecaError, match="another experiment"), Notebook(tmp_path, vendemmia(rounds=5)):
        pass


def test_a_folder_with_other_things_is_left_alone(tmp_path):
    (tmp_path / "holiday.jpg").write_text("")
    with pytest.raises(LudotecaError, match=r"holiday\.jpg"), Notebook(tmp_path, vendemmia()):
        pass
    assert [one.name for one in tmp_path.iterdir()] == ["holiday.jpg"]


def test_two_do_not_write_in_it_at_once(tmp_path):
    with Notebook(tmp_path, vendemmia()), pytest.raises(LudotecaError, match="somebody else"):
        Notebook(tmp_path, vendemmia()).__enter__()


def test_a_broken_line_and_one_out_of_order_are_named(tmp_path):
    filled(tmp_path, 3)
    first, second, third = (tmp_path / ROWS).read_bytes().splitlines(keepends=True)
    (tmp_path / ROWS).write_bytes(first + third + second)
    with pytest.raises(LudotecaError, match="out of its order"):
        filled(tmp_path, 3)
    (tmp_path / ROWS).write_bytes(first + b'{"seed": 1}\n')
    with pytest.raises(LudotecaError, match=ROWS):
        filled(tmp_path, 3)


def test_a_full_disk_is_one_line_and_what_was_kept_is_gone_on_from(tmp_path, monkeypatch):
    whole = filled(tmp_path / "whole", 6)
    filled(tmp_path / "full", 2)

    def full(file, lines):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(LudotecaError, match=r"No space left.*2 matches are kept"):
            filled(tmp_path / "full", 6)
    assert filled(tmp_path / "full", 6) == whole


def test_what_is_no_experiment_cannot_be_looked_at(tmp_path):
    with pytest.raises(LudotecaError, match="not a folder of an experiment"):
        kept_in(tmp_path)
