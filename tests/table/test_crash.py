from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.table.campaign import Campaign
from tests.table.running import Server, running

pytestmark = pytest.mark.compiled_only


async def campaign(server: Server, kills: int, seed: int) -> Campaign:
    made = Campaign(server, seed)
    await made.run(kills)
    return made


def crash(tmp_path: Path, database: str, kills: int) -> None:
    with running(tmp_path, database) as server:
        made = asyncio.run(campaign(server, kills, seed=kills))
        assert server.stop() in (0, -signal.SIGTERM)
        made.audit()
    counts = made.ledger.counts
    assert counts["done"] > kills
    assert counts["sent again"] > 0


def test_no_acknowledged_act_is_lost_when_the_server_is_killed(tmp_path: Path, database: str):
    crash(tmp_path, database, 5)


@pytest.mark.slow
def test_no_acknowledged_act_is_lost_in_fifty_crashes(tmp_path: Path, database: str):
    crash(tmp_path, database, 50)


def test_a_server_that_is_told_to_end_does_so_in_good_order(tmp_path: Path):
    async def busy(server: Server) -> None:
        """Ended while people and bots are at it; what was acknowledged is there."""
        made = Campaign(server)
        for game in ("phalanxx", "baratto"):
            await made.set_table(game, ("me", "friend", "bot:wanderer"), watched=True)
        async with asyncio.TaskGroup() as playing:
            for person in made.people:
                playing.create_task(person.play(made.stop))
            while len(made.ledger.done) < 10:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
            server.launch()
            made.stop.set()
        for person in made.people:
            await person.drop()
            await person.http.aclose()
        server.wait()
        server.stop()
        made.audit()

    with running(tmp_path) as server:
        asyncio.run(busy(server))
        assert server.said() == ""
