from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludoteca.table.storage import Storage
from tests.table.campaign import Ledger
from tests.table.player import Player
from tests.table.racing import check, race
from tests.table.running import PATIENCE, running

pytestmark = pytest.mark.compiled_only
MATCHES = [
    ("phalanxx", ["me", "bot:wanderer"]),
    ("vendemmia", ["me", "bot:wanderer"]),
    ("phalanxx", ["me"]),
    ("baratto", ["me", "bot:wanderer", "bot:wanderer"]),
]


MOST_MATCHES = 12  # in which a hundred connections are lost and enough is decided, however slow the machine is


def races(folder: Path, disconnects: int) -> Ledger:
    """Match after match, until connections were lost so many times, and acts had every fate often enough to tell."""
    ledger = Ledger()
    with running(folder) as server:
        hosts = []
        number = 0
        while (left := disconnects - ledger.counts["disconnects"]) > 0 or (
            not is_enough(ledger) and number < MOST_MATCHES
        ):
            game, chairs = MATCHES[number % len(MATCHES)]
            hosts.append(asyncio.run(race(server.address, game, chairs, max(1, min(left, 40)), number, ledger)))
            number += 1
        storage = Storage(server.url)
        ledger.counts["stored"] = sum(check(storage, host, ledger) for host in hosts)
        storage.close()
        assert "error" not in server.said()
    return ledger


def is_enough(ledger: Ledger) -> bool:
    """Whether acts were done, came too late and were refused: on a slow machine many a window hangs up before that."""
    counts = ledger.counts
    return counts["do done"] > 20 and counts["do stale"] > 20 and counts["do refused"] > 0


def test_eight_windows_at_one_seat_make_one_history(tmp_path: Path):
    ledger = races(tmp_path, 100)
    assert ledger.counts["disconnects"] >= 100
    assert is_enough(ledger), ledger.counts


@pytest.mark.slow
def test_a_thousand_lost_connections_leave_one_history(tmp_path: Path):
    assert races(tmp_path, 1000).counts["disconnects"] >= 1000


# All decide at once, each at a seat of their own.


async def gathered(address: str, game: str, seats: int) -> list[Player]:
    host = Player(address)
    await host.set_table(game, ["me", *["friend"] * (seats - 1)])
    players = [host]
    for seat in range(1, seats):
        guest = Player(address, f"Guest {seat}", seed=seat)
        assert (await guest.sit(host.table, await host.link(seat))).status_code == 200
        players.append(guest)
    for player in players:
        await player.join()
    return players


async def all_see_the_newest(players: list[Player]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            for player in players:
                await player.until(lambda player=player: bool(player.screen.get("prompt")))
            newest = max(player.revision for player in players)
            if all(player.revision == newest for player in players):
                return
            for player in players:
                await player.until(lambda player=player: player.revision >= newest)  # noqa: B023


async def answer(player: Player, rng: random.Random) -> None:
    """Decide in secret, knowing nothing of what the others do meanwhile; perhaps think again."""
    seen = player.revision
    actions = await player.whole_move()
    done = await player.ask("do", revision=seen, key=f"first-{rng.getrandbits(64):x}", actions=actions)
    assert done["t"] == "done", done
    if rng.random() < 0.5:
        back = await player.ask("undo", revision=done["revision"], key=f"undo-{rng.getrandbits(64):x}", to=-1)
        assert back["t"] == "done", back
        await player.until(lambda: player.revision >= back["revision"])
        again = await player.ask("do", revision=back["revision"], key=f"again-{rng.getrandbits(64):x}", actions=actions)
        assert again["t"] == "done", again


async def simultaneous(address: str, seed: int) -> int:
    rng = random.Random(seed)
    players = await gathered(address, "baratto", 4)
    steps = 0
    while True:
        await all_see_the_newest(players)
        if players[0].screen["status"] == "over":
            break
        deciding = [player for player in players if player.my_turn]
        if len(deciding) > 1:
            steps += 1
            rng.shuffle(deciding)
            last = deciding.pop()
            seen, options = last.revision, last.screen["options"]
            await asyncio.gather(*(answer(player, rng) for player in deciding))
            actions = [options[0]["action"], "bid:0"]
            done = await last.ask("do", revision=seen, key=f"last-{rng.getrandbits(64):x}", actions=actions)
        else:
            done = await deciding[0].act()
        assert done["t"] == "done", done
        for player in players:
            await player.until(lambda player=player: player.revision >= done["revision"])  # noqa: B023
    for player in players:
        await player.close()
    return steps


def test_secret_answers_in_any_order_never_make_each_other_stale(tmp_path: Path):
    with running(tmp_path) as server:
        assert asyncio.run(simultaneous(server.address, 1)) > 3
