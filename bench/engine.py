"""How fast the engine is: decisions, copies, imagined worlds and searches a second, compiled and in plain Python.

Every figure is a ratio to a calibration loop measured in the same run as well, because machines differ and wobble.
One core. `./ludoteca bench engine [--games NAME …] [--seconds N] [--peers] [--picture FILE.svg] [--json FILE]`
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SRC = Path(__file__).resolve().parents[1] / "src"
PEERS = ("catanatron", "open_spiel", "chess")
FIGURES = [
    ("decisions", "decisions/s, loop compiled", "{:,.0f}"),
    ("driven", "decisions/s, driven from Python", "{:,.0f}"),
    ("games", "games/s", "{:,.0f}"),
    ("copy", "µs a copy", "{:.2f}"),
    ("imagine", "µs an imagined world", "{:.2f}"),
    ("rollouts", "full rollouts/s in search", "{:,.0f}"),
    ("truncated", "truncated rollouts/s (depth 20)", "{:,.0f}"),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludoteca bench engine", description=__doc__)
    parser.add_argument("--games", nargs="*", help="which games; all if not said")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--peers", action="store_true", help="measure other engines too, in a throw-away environment")
    parser.add_argument("--picture", type=Path, help="draw the figures there (SVG)")
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.one:
        print(json.dumps(measure(wanted.one, wanted.seconds, wanted.settings)))
        return
    found = {}
    from ludoteca.games import NAMES, find
    from ludoteca.kernel.errors import LudotecaError
    from ludoteca.play.settings import assignments

    for name in wanted.games or NAMES:
        try:
            find(name).rules(assignments(wanted.settings), min(4, find(name).most))
        except LudotecaError as error:
            parser.error(f"{name}: {error}")
        for way, pure in (("compiled", ""), ("pure", "1")):
            print(f"  {name}, {way} …", file=sys.stderr)
            found[name, way] = elsewhere(name, wanted.seconds, pure, wanted.settings)
    others = peers(wanted.seconds) if wanted.peers else {}
    table(found)
    ratios(found, others)
    if wanted.picture:
        wanted.picture.write_text(drawn(found, others), encoding="utf-8")
    if wanted.json:
        ours = {f"{name} {way}": row for (name, way), row in found.items()}
        wanted.json.write_text(json.dumps({**ours, **others}, indent=1), encoding="utf-8")


def elsewhere(name: str, seconds: float, pure: str, settings: list[str]) -> dict[str, Any]:
    """Measure in a process of its own: compiled or pure is decided at the first import."""
    command = [sys.executable, __file__, "--one", name, "--seconds", str(seconds)]
    command += [part for setting in settings for part in ("--set", setting)]
    environment = {**os.environ, "LUDOTECA_PURE": pure, "PYTHONPATH": str(SRC)}
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def peers(seconds: float) -> dict[str, dict[str, float]]:
    """Other engines from the package index, installed into an environment that is thrown away afterwards."""
    script = Path(__file__).with_name("peers.py")
    with tempfile.TemporaryDirectory() as scratch:
        print(f"  installing {', '.join(PEERS)} …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", scratch], check=True)
        python = str(Path(scratch) / "bin" / "python")
        for package in PEERS:
            subprocess.run([python, "-m", "pip", "install", "-q", package], check=False, stderr=subprocess.DEVNULL)
        run = subprocess.run([python, str(script), str(seconds)], stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, dict[str, float]] = json.loads(run.stdout)
    return figures


def ratios(found: dict[tuple[str, str], dict[str, Any]], others: dict[str, dict[str, float]]) -> None:
    """How many times as fast as each peer, driven in the same way: from a Python loop, and with the loop compiled."""
    for peer, theirs in others.items():
        print(f"\n{peer}: {theirs['decisions']:,.0f} decisions/s, {theirs['copy']:.1f} µs a copy")
        for (name, way), ours in found.items():
            if way == "compiled":
                driven, loop = ours["driven"] / theirs["decisions"], ours["decisions"] / theirs["decisions"]
                copy = theirs["copy"] / ours["copy"]
                print(f"  {name:<12} × {driven:,.1f} driven from Python, × {loop:,.1f} compiled, copy × {copy:,.1f}")


def drawn(found: dict[tuple[str, str], dict[str, Any]], others: dict[str, dict[str, float]]) -> str:
    from ludoteca.games import find

    titled = {(find(name).texts("en")("game-title"), way): row for (name, way), row in found.items()}
    fast = {name: row for (name, way), row in titled.items() if way == "compiled"}
    slow = {name: row for (name, way), row in titled.items() if way == "pure"}
    rows = [(f"{name}, loop compiled", row["decisions"], "ours") for name, row in fast.items()]
    rows += [(f"{name}, driven from Python", row["driven"], "ours") for name, row in fast.items()]
    rows += [(f"{name}, plain Python", row["decisions"], "pure") for name, row in slow.items()]
    rows += [(peer, theirs["decisions"], "peer") for peer, theirs in others.items()]
    sys.path.insert(0, str(Path(__file__).parent))
    from picture import bars

    return bars("Random play, decisions a second, one core (logarithmic)", rows)


def measure(name: str, seconds: float, settings: list[str]) -> dict[str, Any]:
    from ludoteca.bots.weights import judge
    from ludoteca.games import find
    from ludoteca.kernel.chance import Rng
    from ludoteca.kernel.decision import Options
    from ludoteca.kernel.playout import play_random
    from ludoteca.kernel.search import TO_THE_END, Search
    from ludoteca.play.game import fresh, seed_bytes
    from ludoteca.play.settings import assignments

    game = find(name)
    seats = min(4, game.most)
    rules = game.rules(assignments(settings), seats)
    rng, out = Rng(1), Options()
    starts = [fresh(rules, seed_bytes(seed)) for seed in range(50)]
    middle = starts[0].copy()
    play_random(rules, middle, out, rng, 40)

    def random_games() -> int:
        return sum(int(play_random(rules, s.copy(), out, rng, game.longest)) for s in starts)

    def driven() -> int:
        taken = 0
        for start in starts[:10]:
            s = start.copy()
            while (seat := rules.acting(s)) >= 0:
                rules.options(s, seat, out)
                rules.take(s, seat, out.actions[rng.below(out.count)])
                taken += 1
        return taken

    def searches(depth: int) -> Callable[[], int]:
        search = Search(judge(game, rules), 200, 0.0, depth, 0.7)

        def run() -> int:
            search.steps(rules, starts[0], 0, rng)
            return int(search.done)

        return run

    per_game = sum(int(play_random(rules, s.copy(), out, rng, game.longest)) for s in starts) / len(starts)
    decisions = rate(random_games, seconds)
    calls = rate(lambda: sum(1 for _ in range(1000) if middle.deciding() >= 0), seconds)
    copies = rate(lambda: sum(1 for _ in range(1000) if middle.copy()), seconds)
    worlds = rate(lambda: sum(1 for _ in range(1000) if rules.imagine(middle, 0, rng)), seconds)
    return {
        "how": "pure" if str(sys.modules[type(rules).__module__].__file__).endswith(".py") else "compiled",
        "seats": seats,
        "decisions": decisions,
        "driven": rate(driven, seconds),
        "games": decisions / per_game,
        "per game": per_game,
        "copy": 1e6 / copies - 1e6 / calls,  # without the cost of a call from Python
        "imagine": 1e6 / worlds - 1e6 / calls,
        "rollouts": rate(searches(int(TO_THE_END)), seconds),
        "truncated": rate(searches(20), seconds),
        "calibration": rate(calibration, seconds),
    }


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units of work a CPU second does: the best of three runs, because others use the machine too."""
    best = 0.0
    for _ in range(3):
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds / 3:
            done += work()
        best = max(best, done / (time.process_time() - began))
    return best


def calibration() -> int:
    """A plain Python loop: what a machine does in the time is a measure of the machine."""
    total = 0
    for k in range(100_000):
        total = (total * 31 + k) & 0xFFFF
    return 100_000


def table(found: dict[tuple[str, str], dict[str, Any]]) -> None:
    for name in dict.fromkeys(name for name, _ in found):
        fast, slow = found[name, "compiled"], found[name, "pure"]
        print(
            f"\n{name}, {fast['seats']} seats, {fast['per game']:.0f} decisions a random game, one core ({fast['how']})"
        )
        print(f"  {'':<34} {fast['how']:>12} {'pure':>12} {'×':>6}")
        for key, label, shape in FIGURES:
            times = fast[key] / slow[key] if key not in ("copy", "imagine") else slow[key] / fast[key]
            print(f"  {label:<34} {shape.format(fast[key]):>12} {shape.format(slow[key]):>12} {times:>6.1f}")
        ratio = fast["decisions"] / fast["calibration"]
        print(f"  {'decisions a calibration step':<34} {ratio:>12.3f} {slow['decisions'] / slow['calibration']:>12.4f}")


if __name__ == "__main__":
    main()
