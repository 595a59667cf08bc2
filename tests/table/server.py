"""A table for tests: `python -m tests.table.server PORT DATA [DATABASE]`, without limits on speed.

`hasty` after these: nobody is waited for longer than a moment.
"""

from __future__ import annotations

import sys

from ludoteca.table import presence, room
from ludoteca.table.edge import Limits
from ludoteca.table.serve import serve

if __name__ == "__main__":
    port, data, database, hasty = (*sys.argv[1:], "", "")[:4]
    room.PACE = 0.0
    if hasty:
        presence.AWAY = 1.0
    plenty = (Limits(1e6, 1e6), Limits(1e6, 1e6), Limits(1e6, 1e6))
    serve("127.0.0.1", int(port), data, database, compiling=False, limits=plenty)
