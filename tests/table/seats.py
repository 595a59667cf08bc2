"""Tables with several people, each of whom can come and go, and a clock that only a test turns."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

from ludoteca.table.house import House
from ludoteca.table.limits import Bounds
from ludoteca.table.presence import Presence
from ludoteca.table.room import Room
from tests.table.rooms import entered
from tests.table.running import PATIENCE

AWAY, IDLE = Bounds().away_seconds, Bounds().idle_seconds
NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Clock:
    """Seconds, when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float = AWAY) -> None:
        self.now += seconds


class Company:
    """People at a table, by seat; seat 0 has set it. Everybody is here until they go."""

    def __init__(self, room: Room, people: Sequence[str]) -> None:
        self.room = room
        self.people = people
        self.clock = Clock()

    async def sits_down(self) -> None:
        self.room.presence = Presence(clock=self.clock)
        for person in self.people:
            self.room.presence.come(person)
        await self.room.refresh()

    def goes(self, seat: int) -> None:
        self.room.presence.go(self.people[seat])

    def comes(self, seat: int) -> None:
        self.room.presence.come(self.people[seat])

    def is_missed(self, seat: int) -> None:
        """Others have waited for this seat, and it is not there."""
        self.goes(seat)
        self.clock.wait()


async def company(
    made: House, game: str, count: int, bots: int = 0, settings: dict[str, int | bool | str] | None = None
) -> Company:
    """A match with so many people and bots that has just begun."""
    storage = made.storage
    people = [await storage.run(storage.add_person, secrets.token_hex(8), NAMES[k]) for k in range(count)]
    chairs = ["me", *["friend"] * (count - 1), *["bot:wanderer"] * bots]
    ident = await made.set_table(game, chairs, (people[0], NAMES[0]), settings or {})
    for seat in range(1, count):
        link = await storage.run(storage.seat_link, ident, seat, "key")
        await storage.run(storage.take_seat, ident, seat, people[seat], NAMES[seat], link)
    room = await entered(made, ident)
    for seat, person in enumerate(people):
        await room.add_salt(person, f"{seat:02x}" * 16)
    sitting = Company(room, people)
    await sitting.sits_down()
    return sitting


async def again(made: House, before: Company) -> Company:
    """The same people at the same table after the server was started again."""
    sitting = Company(await entered(made, before.room.row.id), before.people)
    await sitting.sits_down()
    return sitting


async def until(condition: Callable[[], object]) -> None:
    """Wait for what bots or timers are to bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)
