"""A table for tests: `python -m tests.table.server PORT DATA [DATABASE]`, without limits on speed."""

from __future__ import annotations

import sys

from ludoteca.table import room
from ludoteca.table.edge import Limits
from ludoteca.table.serve import serve

if __name__ == "__main__":
    port, data, *rest = sys.argv[1:]
    room.PACE = 0.0
    plenty = (Limits(1e6, 1e6), Limits(1e6, 1e6), Limits(1e6, 1e6))
    serve("127.0.0.1", int(port), data, rest[0] if rest else "", compiling=False, limits=plenty)
