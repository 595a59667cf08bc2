"""A line between one person and a room, without a network: what is said to the room, and what it says."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocketDisconnect

from ludoteca.table.edge import Limits
from ludoteca.table.live import Visit
from ludoteca.table.room import Room
from tests.table.rooms import english
from tests.table.running import PATIENCE


class Line:
    """A socket without a network; `stuck`: nothing that is sent gets through."""

    client = None

    def __init__(self, stuck: bool = False) -> None:
        self.stuck = stuck
        self.release = asyncio.Event()
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed = 0
        self.shown = 0  # the newest revision that was sent
        self.together: list[list[str]] = []  # the kinds of what came in each message

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.coming.get()

    async def send_text(self, text: str) -> None:
        if self.closed:
            raise WebSocketDisconnect(self.closed)
        if self.stuck:
            await self.release.wait()
        self.together.append([message["t"] for message in json.loads(text)])
        for message in json.loads(text):
            self.shown = max(self.shown, message["revision"] if message["t"] == "screen" else 0)
            self.sent.put_nowait(message)

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code

    def say(self, **message: Any) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hang_up(self) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(PATIENCE):
            while (message := await self.sent.get())["t"] != kind:
                pass
        return message


def visitor(room: Room, line: Any, person: str = "") -> Visit:
    """The owner of the table, or somebody else, at this line."""
    return Visit(line, room, person or room.row.owner, english(room), Limits(1e6, 1e6))


def visit(room: Room, line: Any, person: str = "") -> asyncio.Task[None]:
    return asyncio.create_task(visitor(room, line, person).run())
