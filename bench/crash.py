"""Kills the server again and again under twenty tables and checks that nothing was lost, doubled or made up.

`./ludoteca bench crash [--kills N] [--database sqlite|postgresql] [--seed S]`; a thousand kills take about an hour. The
table needs nothing that only tests install, but the scripted players do; the command installs it for them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.table.campaign import TABLES, Campaign
from tests.table.postgres import cluster
from tests.table.running import Server, running

PART = 50  # kills between two audits


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludoteca bench crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, metavar="N")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="chooses the moments")
    wanted = parser.parse_args()
    began = time.monotonic()
    acts = kills = again = rematches = 0
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(cluster()) if wanted.database == "postgresql" else None
        while kills < wanted.kills:
            part = min(PART, wanted.kills - kills)
            with tempfile.TemporaryDirectory() as folder:
                database = postgres.database() if postgres else ""
                with running(Path(folder), database) as server:
                    made = asyncio.run(campaign(server, part, wanted.seed + kills))
                    server.stop()
                    made.audit()
            kills += part
            acts += len(made.ledger.done)
            again += made.ledger.counts["sent again"]
            rematches += made.ledger.counts["rematches"]
            seconds = time.monotonic() - began
            print(
                f"{kills} of {wanted.kills} kills: audited; {seconds / kills:.1f} s each", file=sys.stderr, flush=True
            )
    print(f"{kills} kills of the server on {wanted.database} under {len(TABLES)} tables")
    print(f"{acts} acknowledged acts: none lost, none doubled; {again} were sent again after a crash")
    print(f"{rematches} times somebody went on to a rematch; every screen that was kept agrees with a fresh one")


async def campaign(server: Server, kills: int, seed: int) -> Campaign:
    made = Campaign(server, seed, lambda line: print(f"  {line}", file=sys.stderr, flush=True))
    await made.run(kills)
    return made


if __name__ == "__main__":
    main()
