"""The crew: results in the order of the jobs, whoever does them; it stops by the clock, and ends with its leader."""

from __future__ import annotations

import multiprocessing
import os
import time

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.crew import Crew


def squares(common: int, jobs: range) -> list[int]:
    return [common * job * job for job in jobs]


def first_quickly(common: None, jobs: range) -> None:
    if 0 not in jobs:
        time.sleep(1000)


def who(common: None, jobs: range) -> list[int]:
    time.sleep(0.05)
    return [os.getpid() for _ in jobs]


def die(common: None, jobs: range) -> None:
    os._exit(1)


def all_of(crew, work, common, jobs, **limits):
    return [one for _, part in crew.results(work, common, jobs, **limits) for one in part]


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_jobs(processes):
    with Crew(processes) as crew:
        assert all_of(crew, squares, 3, range(5, 40)) == [3 * job * job for job in range(5, 40)]


def test_the_number_of_jobs_of_each_batch_is_told():
    with Crew(1) as crew:
        assert all(count == len(part) for count, part in crew.results(squares, 1, range(9)))


def test_all_processes_have_work():
    with Crew(2) as crew:
        assert len(set(all_of(crew, who, None, range(12)))) == 2


def test_batches_grow_until_they_take_about_a_second(monkeypatch):
    clock = [0.0]

    def work(common, jobs):
        clock[0] += common * len(jobs)
        return list(jobs)

    monkeypatch.setattr("ludoteca.lab.crew.time.perf_counter", lambda: clock[0])
    with Crew(1) as crew:
        assert [count for count, _ in crew.results(work, 0.02, range(200))] == [1, 4, 16, 50, 50, 50, 29]


def test_when_time_is_up_nothing_is_begun_beyond_the_least():
    with Crew(1) as crew:
        assert all_of(crew, squares, 1, range(100), until=0.0, least=0) == []
        assert 10 <= len(all_of(crew, squares, 1, range(1000), until=0.0, least=10)) < 50


def test_nothing_to_do_is_nothing_done():
    with Crew(1) as crew:
        assert all_of(crew, squares, 1, range(0)) == []


def test_a_process_that_is_killed_is_one_clear_line():
    with Crew(2) as crew, pytest.raises(LudotecaError, match="ended by something else"):
        all_of(crew, die, None, range(4))


def test_an_interrupted_crew_does_not_wait_for_what_its_processes_are_at():
    def interrupted():
        with Crew(2) as crew:
            for _ in crew.results(first_quickly, None, range(100)):
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert multiprocessing.active_children() == []
