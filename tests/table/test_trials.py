"""Numbers that are tried: one trial a person, while they look, at the lowest priority; nobody sees another's."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
import pytest

from ludoteca.games import find
from ludoteca.lab.account import play_matches
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings
from ludoteca.table.limits import Bounds
from ludoteca.table.trials import LEAST, Trial, Trials, findings
from tests.table.running import PATIENCE, Server, running

GAME = find("vendemmia")
pytestmark = pytest.mark.compiled_only


class Here(Trials):
    """Trials that are played in this process, when they are let."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self.now = 0.0
        super().__init__(bounds or Bounds(trial_matches=30), lambda: self.now)
        self.let = asyncio.Event()
        self.let.set()

    async def _run(self, work, *given):
        await self.let.wait()
        await asyncio.sleep(0)
        return work(*given)


@asynccontextmanager
async def trials(bounds: Bounds | None = None) -> AsyncIterator[Here]:
    made = Here(bounds)
    yield made
    made.close()


def begun(made: Trials, person: str = "anna", rounds: int = 4) -> Trial:
    trial = made.begin(person, GAME, 2, Settings(GAME.settings, {"rounds": rounds}))
    assert trial is not None
    return trial


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.005)


def test_a_trial_plays_all_its_matches_and_says_what_they_tell_in_both_languages():
    async def test() -> None:
        async with trials() as made:
            trial = begun(made)
            await until(lambda: not trial.going_on)
            assert (trial.state, trial.done) == ("done", 30)
            assert set(trial.found) == set(LANGUAGES)
            assert trial.found["it"].report.startswith("<!doctype html>")
            assert trial.found["en"].verdicts[0].what == "Does it end?"

    asyncio.run(test())


def test_a_trial_plays_what_the_lab_plays():
    async def test() -> None:
        async with trials() as made:
            trial = begun(made)
            await until(lambda: not trial.going_on)
            accounts = play_matches(trial.played, range(30))
            assert trial.found == findings(trial.played, accounts)

    asyncio.run(test())


def test_who_begins_another_ends_the_first_and_that_of_others_goes_on():
    async def test() -> None:
        async with trials() as made:
            made.let.clear()
            first, other = begun(made), begun(made, "bruno")
            second = begun(made, rounds=5)
            made.let.set()
            await until(lambda: not (second.going_on or other.going_on))
            assert [one.state for one in (first, other, second)] == ["left", "done", "done"]

    asyncio.run(test())


def test_who_does_not_look_any_more_has_left():
    async def test() -> None:
        async with trials() as made:
            made.let.clear()
            gone, here = begun(made, "anna"), begun(made, "bruno")
            await asyncio.sleep(0)
            made.now = Bounds().trial_away_seconds + 1
            assert made.look(here.id, "bruno") is here
            made.let.set()
            await until(lambda: not (gone.going_on or here.going_on))
            assert [one.state for one in (gone, here)] == ["left", "done"]
            assert gone.found == {}

    asyncio.run(test())


def test_nobody_sees_anothers_and_what_was_stopped_is_over():
    async def test() -> None:
        async with trials() as made:
            made.let.clear()
            trial = begun(made)
            assert made.look(trial.id, "bruno") is None
            assert made.look("nothing", "anna") is None
            made.stop(trial)
            made.let.set()
            assert trial.state == "left"

    asyncio.run(test())


def test_so_many_wait_and_no_more_and_the_oldest_are_forgotten():
    async def test() -> None:
        async with trials(Bounds(trial_matches=20, trials_waiting=2, trials_kept=2)) as made:
            made.let.clear()
            first = begun(made, "anna")
            begun(made, "bruno")
            assert made.begin("carla", GAME, 2, Settings(GAME.settings, {})) is None
            assert begun(made, "bruno", rounds=5).going_on  # instead of their own
            made.let.set()
            assert made.look(first.id, "anna") is None

    asyncio.run(test())


def test_when_the_time_is_up_it_is_told_what_there_is():
    class Slow(Here):
        async def _run(self, work, *given):
            self.now += 10
            for trial in self._kept.values():
                trial.looked = self.now
            return await super()._run(work, *given)

    async def test() -> None:
        made = Slow(Bounds(trial_matches=10_000, trial_seconds=15))
        trial = begun(made)
        await until(lambda: not trial.going_on)
        assert trial.state == "done"
        assert LEAST <= trial.done < 100

    asyncio.run(test())


def test_a_process_that_dies_fails_one_trial_and_the_next_has_another():
    async def test() -> None:
        made = Trials(Bounds(trial_matches=100_000))
        trial = begun(made)
        await until(lambda: trial.done > 0)
        assert made._pool is not None
        for number in list(made._pool._processes):
            assert os.getpriority(os.PRIO_PROCESS, number) > os.getpriority(os.PRIO_PROCESS, 0)
            os.kill(number, signal.SIGKILL)
        await until(lambda: not trial.going_on)
        assert trial.state == "failed"
        again = begun(made)
        await until(lambda: again.done > 0)
        made.close()

    asyncio.run(test())


def test_a_fault_of_ours_is_told_and_written_down(caplog):
    class Broken(Here):
        async def _run(self, work, *given):
            raise RuntimeError("broken")

    async def test() -> None:
        trial = begun(made := Broken())
        await until(lambda: not trial.going_on)
        assert trial.state == "failed"
        made.close()

    asyncio.run(test())
    assert "a trial failed" in caplog.text


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("trials"), usual=True, more=["--limit=trials-per-hour=5"]) as started:
        yield started


def visitor(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"origin": server.address}, trust_env=False, timeout=PATIENCE)


FORM = {"game": "vendemmia", "seats": "2", "name": "Anna", "set-rounds": "4"}


def test_numbers_are_tried_from_the_form_to_the_whole_report(server: Server):
    with visitor(server) as anna, visitor(server) as bruno:
        page = anna.post("/try", data=FORM, follow_redirects=True)
        assert page.status_code == 200
        address = str(page.url.path)
        assert bruno.get(address).status_code == 404
        while anna.get(f"{address}/state").json()["state"] in ("waiting", "playing"):
            time.sleep(0.3)
        text = anna.get(address).text
        assert 'class="verdict ' in text
        assert "set-rounds=4" in text
        report = anna.get(f"{address}/report")
        assert "sandbox" in report.headers["content-security-policy"]
        assert "<script" not in report.text
        assert re.search(r"200 matches", report.text)
        assert bruno.get(f"{address}/report").status_code == 404


def test_a_trial_is_stopped_and_numbers_that_make_none_are_refused(server: Server):
    with visitor(server) as anna:
        address = str(anna.post("/try", data={**FORM, "set-rounds": "12"}, follow_redirects=True).url.path)
        assert anna.get(f"{address}/report").status_code in (200, 404)
        assert anna.post(f"{address}/stop", follow_redirects=True).status_code == 200
        refused = anna.post("/try", data={**FORM, "set-rounds": "99"})
        assert refused.status_code == 400
        assert "99" in refused.text
        assert anna.post("/try", data={**FORM, "seats": "9"}).status_code == 400
        assert anna.get("/try/nothing").status_code == 404
        statuses = [anna.post("/try", data=FORM).status_code for _ in range(5)]
        assert statuses[-1] == 429
