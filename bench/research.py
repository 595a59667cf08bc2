"""How fast agents can step our games: steps a second with mask and observation made at every step, on one core.

`./ludoteca bench research [--games NAME …] [--seats K] [--matches N] [--seconds S]`. A batch with a random policy in
numpy that reads the masks, the step alone, and PettingZoo's environment, raw and in its wrappers. Seconds are the
processor's, and each figure is the best of three: what else the machine does is not ours.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ludoteca import compiled, research
from ludoteca.games import NAMES, find
from ludoteca.research.batches import Batches

TIMES = 3


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludoteca bench research", description=__doc__, allow_abbrev=False)
    parser.add_argument("--games", nargs="*", default=list(NAMES), help="which games; all if not said")
    parser.add_argument("--seats", type=int, help="as many as can play, if not said")
    parser.add_argument("--matches", type=int, default=256, help="of a batch")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    wanted = parser.parse_args()
    print(f"{'steps/s':<24}{'numbers':>9}{'ids':>7}{'batch':>12}{'step alone':>12}{'AEC raw':>10}{'wrapped':>10}")
    for name in wanted.games:
        seats = wanted.seats or find(name).most
        batch = research.batch(name, seats, n=wanted.matches, seed=1)
        whole, alone = of_batch(batch, wanted.seconds)
        env = research.env(name, seats)
        raw, wrapped = (of_env(one, wanted.seconds) for one in (env.unwrapped, env))
        how = compiled.status()[name].how
        print(
            f"{f'{name}, {seats} seats, {how}':<24}{batch.width:>9}{len(batch.ids):>7}"
            f"{whole:>12,.0f}{alone:>12,.0f}{raw:>10,.0f}{wrapped:>10,.0f}"
        )


def of_batch(batch: Batches, seconds: float) -> tuple[float, float]:
    """With a policy that picks any action of the mask, and without the time that the policy takes."""
    rng, starts = np.random.default_rng(0), np.arange(batch.n + 1) * len(batch.ids)
    found = []
    for _ in range(TIMES):
        began, thinking, steps = time.process_time(), 0.0, 0
        while time.process_time() - began < seconds:
            before = time.process_time()
            legal = np.flatnonzero(batch.masks.view(bool))
            first = np.searchsorted(legal, starts)
            picks = (rng.random(batch.n) * np.diff(first)).astype(np.int64)
            actions = (legal[first[:-1] + picks] - starts[:-1]).astype(np.uint16)
            thinking += time.process_time() - before
            batch.step(actions)
            steps += batch.n
        spent = time.process_time() - began
        found.append((steps / spent, steps / (spent - thinking)))
    return max(found)


def of_env(env: Any, seconds: float) -> float:
    return max(steps_a_second(lambda seed: one_match(env, seed), seconds) for _ in range(TIMES))


def steps_a_second(play: Callable[[int], int], seconds: float) -> float:
    began, steps, seed = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        steps += play(seed)
        seed += 1
    return steps / (time.process_time() - began)


def one_match(env: Any, seed: int) -> int:
    """A random match; how many steps it had."""
    rng, steps = np.random.default_rng(seed), 0
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps


if __name__ == "__main__":
    main()
