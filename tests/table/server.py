"""A table for tests: `python -m tests.table.server PORT DATA [DATABASE]`, without limits on speed.

`hasty` after these: nobody is waited for longer than a moment.
"""

from __future__ import annotations

import sys

from ludoteca.table import room
from ludoteca.table.serve import serve

# Everything that counts how many or how often; what is too long or too slow stays so.
NAMES = ("pages", "forms", "messages")
PLENTY = [f"{name}-{how}=100000000" for name in NAMES for how in ("per-minute", "at-once")]
PLENTY += [
    f"{name}=1000000"
    for name in (
        "connections-per-address",
        "sockets-per-address",
        "sockets-per-person",
        "tables-per-day",
        "public-tables",
        "tables-per-hour-of-address",
        "records-per-hour",
        "trials-per-hour",
    )
]

if __name__ == "__main__":
    port, data, database, hasty = (*sys.argv[1:], "", "")[:4]
    room.PACE = 0.0
    limits = [*PLENTY, "away-seconds=1"] if hasty else PLENTY
    serve("127.0.0.1", int(port), data, database, compiling=False, limits=limits)
