"""A table in this very process, so that tests can look behind the screens while players play."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import uvicorn

from ludoteca.table import room
from ludoteca.table.app import make_app
from ludoteca.table.edge import Origins
from ludoteca.table.house import House
from ludoteca.table.limits import bounds
from ludoteca.table.storage import Storage
from ludoteca.table.thinking import Thinkers
from ludoteca.table.wire import Requests, Sockets
from tests.table.server import PLENTY


@contextlib.asynccontextmanager
async def open_table(folder: Path, pace: float = 0.0, limits: Sequence[str] = ()) -> AsyncIterator[tuple[House, str]]:
    """The house and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    storage = Storage(f"sqlite:///{folder / 'test.sqlite'}")
    house = House(storage, Thinkers(1), Origins([address]), bounds([*PLENTY, *limits]))
    usual, room.PACE = room.PACE, pace
    config = uvicorn.Config(
        make_app(house), host="127.0.0.1", port=port, http=Requests, ws=Sockets, log_config=None, access_log=False
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield house, address
    finally:
        server.should_exit = True
        await running
        room.PACE = usual
