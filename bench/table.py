"""How quick the table is: `./ludoteca bench table [--games NAME …] [--moves N]`.

Of each game, two people and a spectator: how long from a click until every board shows it, how many bytes a patch has,
how long a screen takes to draw and a finished match to open, and how much CPU the server spends on an act: when forty
tables play, with 160 acts a second between them, and at a lone table, where it wakes up cold for every act. How much
slower the same work is when it begins cold depends on the machine and its neighbours, so that is measured too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from ludoteca.bots.levels import take_move  # noqa: E402
from ludoteca.games import NAMES, find  # noqa: E402
from ludoteca.kernel.chance import Rng  # noqa: E402
from ludoteca.kernel.player import Wanderer  # noqa: E402
from ludoteca.play.match import AnyMatch, Match  # noqa: E402
from ludoteca.table import screen  # noqa: E402
from ludoteca.tools import SWITCHES, chromium  # noqa: E402
from tests.table.player import Player, Stale  # noqa: E402
from tests.table.running import Server  # noqa: E402


class Goals(NamedTuple):
    """What is aimed at, in the middle of all moves, on a quiet machine."""

    acted: int  # ms from an act to all three having it
    sent: int  # bytes a patch, compressed
    clicked: int  # ms from a click to both boards


GOALS = {"phalanxx": Goals(40, 2048, 40)}
USUAL = Goals(60, 3072, 60)  # for a board of any size
PAUSE = 0.005  # seconds until the server has come to rest after an act
TABLES, RATE = 40, 160  # how many play under load, and how many acts there are a second


def cpu(server: Server) -> float:
    """Seconds of CPU that the server itself has spent, without its bots."""
    assert server.process is not None
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


async def has(player: Player, revision: int) -> None:
    """Until this player's screen shows that revision."""
    await player.until(lambda: player.revision >= revision)


async def seated(server: Server, game: str, seed: int, watched: bool) -> list[Player]:
    """A table with two scripted people, and somebody who watches."""
    names = ["Anna", "Bruno", "Carla"] if watched else ["Anna", "Bruno"]
    everybody = [Player(server.address, name, seed=seed + k) for k, name in enumerate(names)]
    table = await everybody[0].set_table(game, ["me", "friend"])
    await everybody[1].sit(table, await everybody[0].link(1))
    if watched:
        await everybody[2].watch(table, await everybody[0].link(-1))
    for player in everybody:
        await player.join()
        await player.until(lambda p=player: p.screen.get("status") == "playing")
    return everybody


async def wire(server: Server, game: str, moves: int) -> tuple[Player, dict[str, list[float]]]:
    """Bytes, the time from asking to all three at a lone table having it, and the CPU that took."""
    everybody = anna, bruno, watcher = await seated(server, game, 0, watched=True)
    found: dict[str, list[float]] = {"ms": [], "bytes": [], "cpu": []}
    for _ in range(moves):
        acting = next((player for player in (anna, bruno) if player.my_turn), None)
        if acting is None:
            break
        try:
            actions = await acting.whole_move()
        except Stale:
            continue
        before, used = {p: len(p.heard) for p in everybody}, cpu(server)
        began = time.perf_counter()
        await carried_out(acting, everybody, actions)
        found["ms"].append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PAUSE)
        found["cpu"].append((cpu(server) - used) * 1000)
        for player in everybody:
            found["bytes"] += [len(zlib.compress(text.encode(), 6)) for text in player.heard[before[player] :]]
    for player in (bruno, watcher):
        await player.leave()
    return anna, found


async def load(server: Server, game: str, rounds: int, watched: bool) -> list[float]:
    """CPU milliseconds an act, shown to all at its table, while many tables play, one act after the other."""
    tables = [await seated(server, game, 100 * number, watched) for number in range(TABLES)]
    taken = []
    for _ in range(rounds):
        moves = []
        for everybody in tables:
            acting = next((player for player in everybody if player.my_turn), None)
            if acting is not None:
                moves.append((acting, everybody, await acting.whole_move()))
        used, acts = cpu(server), []
        for move in moves:
            acts.append(asyncio.create_task(carried_out(*move)))
            await asyncio.sleep(1 / RATE)
        await asyncio.gather(*acts)
        taken.append((cpu(server) - used) * 1000 / max(1, len(moves)))
    for everybody in tables:
        for player in everybody:
            await player.close()
    return taken


async def carried_out(acting: Player, everybody: Sequence[Player], actions: list[str]) -> None:
    answer = await acting.ask("do", revision=acting.revision, key=secrets.token_hex(8), actions=actions)
    await asyncio.gather(*(has(player, answer["revision"]) for player in everybody))


WATCH_CLICKS = """
window.clicked = 0; window.shown = []; const now = () => performance.timeOrigin + performance.now();
document.addEventListener('click', () => { window.clicked = now(); }, true);
new MutationObserver(() => window.shown.push([Number(document.body.dataset.revision), now()]))
  .observe(document.body, {attributes: true, attributeFilter: ['data-revision']});
"""


async def browsers(server: Server, game: str, moves: int) -> list[float]:
    """From the click in one real browser to the board being drawn in both."""
    from playwright.async_api import async_playwright

    taken: list[float] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        pages: list[Any] = []
        for _ in range(2):
            context = await browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            pages.append(await context.new_page())
        await pages[0].goto(server.address + f"/new?game={game}&seats=2")
        await pages[0].locator("input[name=name]").first.fill("Anna")
        await pages[0].locator("select[name=seat-1]").select_option("friend")
        await pages[0].locator("form[action='/new'] button[type=submit], form[action='/new'] button.gold").last.click()
        await pages[0].wait_for_url("**/t/*")
        reply = await pages[0].evaluate(
            "fetch(location.pathname + '/invite', {method: 'POST', headers: {'content-type': 'application/json'},"
            " body: JSON.stringify({seat: 1})}).then(r => r.json())"
        )
        await pages[1].goto(reply["link"])
        await pages[1].locator("dialog input, .card input, input[name=name]").first.fill("Bruno")
        await pages[1].keyboard.press("Enter")
        for page in pages:
            await page.locator("body[data-status=playing]").wait_for()
            await page.evaluate(WATCH_CLICKS)
        for _ in range(moves * 6):
            if len(taken) >= moves:
                break
            acting = [page for page in pages if await page.locator("body[data-mine='1']").count()]
            page = acting[0] if acting else None
            if page is None:
                await asyncio.sleep(0.05)
                continue
            revision = int(await page.locator("body").get_attribute("data-revision"))
            choices = page.locator("#ui-options button:visible")
            await choices.nth(0).click()
            await asyncio.sleep(0.15)
            clicked = await page.evaluate("window.clicked")
            times = []
            for other in pages:
                shown = [at for number, at in await other.evaluate("window.shown") if number > revision]
                times += shown[:1]
            if len(times) == len(pages):
                taken.append(max(times) - clicked)
        await browser.close()
    return taken


def drawings(game: str, plies: int) -> list[float]:
    """Milliseconds to draw what one viewer sees, after each move of a match; the drawing is kept for the next one."""
    match: AnyMatch = Match(find(game), min(3, find(game).most), 4)
    texts, rng, taken = match.game.texts("en", ("Anna", "Bruno", "Carla")[: match.seats]), Rng(4), []
    while not match.over and match.ply < plies:
        take_move(match, match.to_act[0], Wanderer(), rng)
        for viewer in range(-1, match.seats):
            began = time.perf_counter()
            screen.drawn(screen.sight(match, viewer, match.ply), texts)
            taken.append((time.perf_counter() - began) * 1000)
    return taken


async def openings(server: Server, player: Player) -> tuple[float, float]:
    """Milliseconds until the board of a finished match is there: with the server warm, and just started again."""
    found = []
    for restart in (False, True):
        await player.leave()
        if restart:
            server.stop()
            server.start()
        began = time.perf_counter()
        await player.get(f"/t/{player.table}")
        await player.join()
        await player.until(lambda: player.screen.get("whole", False))
        found.append((time.perf_counter() - began) * 1000)
    return found[0], found[1]


async def measure(game: str, moves: int) -> None:
    goals = GOALS.get(game, USUAL)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            anna, found = await wire(server, game, moves)
            print(f"{find(game).texts('en')('game-title')}, two people and a spectator, {len(found['ms'])} moves")
            row("scripted: act → all three have it, ms", found["ms"], goals.acted)
            row("bytes a patch, compressed", found["bytes"], goals.sent)
            row("CPU ms an act, forty tables of two people", await load(server, game, 10, watched=False), 3)
            row("CPU ms an act, and a spectator at each", await load(server, game, 10, watched=True), 3)
            row("CPU ms an act, lone table with a spectator", found["cpu"], 3)
            print(f"  {'the same work after a pause, times as long':<46} {slower_when_cold(game):8.1f}")
            await anna.close()
            row("draw a screen, ms", drawings(game, moves), 40)
            if chromium():
                row("browsers: click → both boards, ms", await browsers(server, game, min(moves, 60)), goals.clicked)
            else:
                print("  browsers: not measured, chromium is not installed")
            solo = Player(server.address, "Dora", seed=9)
            await solo.play_now(game)
            await solo.join()
            await solo.hear()
            await solo.play_to_end()
            warm, cold = await openings(server, solo)
            print(f"  {'open a finished match, warm, ms':<46} {warm:8.1f}                 target ≤ 300")
            print(f"  {'open a finished match, server just started, ms':<46} {cold:8.1f}")
            await solo.close()
        finally:
            server.stop()


def slower_when_cold(game: str) -> float:
    """How much longer Python takes for a piece of work after a pause than without one."""
    match: AnyMatch = Match(find(game), 2, 1)
    texts, taken = match.game.texts("en", ("Anna", "Bruno")), {}
    for pause in (0.0, 0.015) * 100:
        time.sleep(pause)
        began = time.thread_time()
        match.game.draw(match.view(0), texts)
        taken.setdefault(pause, []).append(time.thread_time() - began)
    warm, cold = (statistics.median(times) for times in taken.values())
    return cold / warm


def row(name: str, values: list[float], target: int) -> None:
    ordered = sorted(values)
    p95 = ordered[int(len(ordered) * 0.95)] if ordered else 0.0
    middle = statistics.median(ordered) if ordered else 0.0
    print(f"  {name:<46} {middle:8.1f}  (p95 {p95:7.1f})  target ≤ {target} median")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="./ludoteca bench table")
    parser.add_argument("--games", nargs="*", choices=NAMES, help="which games; all if not said")
    parser.add_argument("--moves", type=int, default=200)
    wanted = parser.parse_args()
    print(f"  {os.getloadavg()[0]:.1f} at work on {os.cpu_count()} cores before it begins")
    for game in wanted.games or NAMES:
        asyncio.run(measure(game, wanted.moves))
