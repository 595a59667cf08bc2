"""The line that says how far a training has come."""

from __future__ import annotations

import pytest

from ludoteca.lab.progress import Progress, clock


def test_pace_and_time_left_are_those_of_this_run():
    progress = Progress("round 2", 100, done=40)
    progress.done = 60
    assert progress.text(progress.began + 10) == "round 2: 60 matches, 2.0/s, 0:20 left"


def test_against_the_clock_the_time_left_is_that_of_the_clock():
    progress = Progress("round 2", 10**7, seconds=30.0)
    progress.done = 5
    assert progress.text(progress.began + 10) == "round 2: 5 matches, 0.5/s, 0:20 left"


@pytest.mark.parametrize(("seconds", "said"), [(0, "0:00"), (59.6, "1:00"), (3725, "1:02:05"), (-3, "0:00")])
def test_times_are_written_as_on_a_clock(seconds, said):
    assert clock(seconds) == said


def test_a_log_gets_whole_lines_and_not_too_many(capsys):
    progress = Progress("round 0", 10)
    progress.add(1)
    progress.began -= 100
    progress.add(1)
    progress.add(1)
    progress.end()
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "2 matches" in said
