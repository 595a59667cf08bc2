"""A table in this very process, so that tests can look behind the screens while players play."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn

from ludoteca.table import room
from ludoteca.table.app import make_app
from ludoteca.table.edge import Limits, Origins
from ludoteca.table.house import House
from ludoteca.table.storage import Storage
from ludoteca.table.thinking import Thinkers
from ludoteca.table.wire import Requests, Sockets


@contextlib.asynccontextmanager
async def open_table(folder: Path, pace: float = 0.0) -> AsyncIterator[tuple[House, str]]:
    """The house and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    house = House(Storage(f"sqlite:///{folder / 'test.sqlite'}"), Thinkers(1), Origins([address]))
    house.reads, house.posts, house.messages = (Limits(1e6, 1e6) for _ in range(3))
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
