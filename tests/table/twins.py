"""Two tables that are alike but for something that is hidden: whoever may not know it must be sent the same bytes.

The same people sit at both, with the same seed, and everything happens at both. What they are sent is kept byte for
byte, and compared after every act, with what they get if they ask: the whole screen, the record, why, what if.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from ludoteca.kernel.state import State
from ludoteca.play.match import AnyMatch
from ludoteca.play.record import seal_of
from ludoteca.table import room as rooms
from ludoteca.table.house import House
from ludoteca.table.room import Room
from tests.support import unchecked
from tests.table.player import Message, Player

LANGUAGES = ("en", "it", "en")
SEED = "5e" * 32
HASH = re.compile("^= ([0-9]+) [0-9a-f]{16}(?= |$)", re.MULTILINE)  # of a position, in a record


class World:
    """One of the tables, and everybody at it: a player for each seat, and a spectator at -1."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address
        self.players: dict[int, Player] = {}
        self.read: dict[int, int] = {}
        self.unlike = False

    async def open(self, game: str, **settings: str) -> None:
        """Set the table, let everybody sit down, one after the other, and wait until all see that all are here."""
        for seat, lang in enumerate(LANGUAGES):
            self.players[seat] = Player(self.address, f"Player {seat}", lang, seat)
        host = self.players[0]
        table = await host.set_table(game, ["me", "friend", "friend"], public=False, **settings)
        for seat in (1, 2):
            await self.players[seat].sit(table, await host.link(seat))
        self.players[-1] = Player(self.address, "Watcher")
        await self.players[-1].watch(table, await host.link(-1))
        for player in self.players.values():
            await player.join()
            await player.hear()
        for player in self.players.values():
            await player.until(lambda: all(seat.get("here") for seat in player.screen["seats"]))  # noqa: B023
            await player.ask("why", revision=0, actions=[], target="anything")
            await player.ask(
                "why", revision=0, actions=[], target="anything"
            )  # a screen that was due has come before this answer
            self.read[player_seat(self, player)] = len(player.heard)

    @property
    def room(self) -> Room:
        return self.house.rooms[self.players[0].table]

    @property
    def match(self) -> AnyMatch:
        assert self.room.match is not None
        return self.room.match

    async def tell(self, seat: int, kind: str, **given: Any) -> None:
        """A seat acts, and everybody waits until they see what came of it."""
        player = self.players[seat]
        answer = await player.ask(kind, revision=player.revision, key=secrets.token_hex(8), **given)
        assert answer["t"] == "done", answer
        for other in self.players.values():
            await other.until(lambda: other.revision == answer["revision"])  # noqa: B023

    def heard(self, seat: int) -> list[str]:
        """What was sent to somebody since this was asked last."""
        player = self.players[seat]
        fresh = player.heard[self.read[seat] :]
        self.read[seat] = len(player.heard)
        return [self.plain(text) for text in fresh]

    async def looked(self, seat: int, asked: int) -> list[str]:
        """What somebody gets who asks for all there is: whole screen, page, record, why of some things, what if."""
        player = self.players[seat]
        other = player.twin()
        await other.join()
        await other.hear()
        ids = [ident for area, parts in other.board.items() if area for ident in parts]
        for ident in ids[asked % 31 :: 31]:
            await other.ask("why", revision=other.revision, actions=[], target=ident)
        options: list[Message] = other.screen["options"]
        for option in options[asked % 2 :: 2]:
            await other.ask("imagine", revision=other.revision, actions=[option["action"]])
        await other.leave()
        other.http = player.http
        for path in ("", "/record"):
            page: httpx.Response = await other.get(f"/t/{player.table}{path}")
            assert page.status_code == 200
        return [self.plain(text) for text in other.heard]

    def plain(self, text: str) -> str:
        """Without what is random, and has nothing to do with the match: the address of the table, its seal.

        The checks in a record go as well: they are made of its lines, and the seal is one of them.
        """
        text = unchecked(text).replace(self.players[0].table, "TABLE").replace(seal_of(self.room.row.secret), "SEAL")
        return HASH.sub(r"= \1", text) if self.unlike else text

    def become(self, s: State) -> None:
        """From now on this is how things are at this table, without a word to anybody."""
        self.match._state = s
        if not self.match._drafts:
            self.match._after[-1] = s.copy()

    async def close(self) -> None:
        for player in self.players.values():
            await player.close()


def player_seat(world: World, player: Player) -> int:
    return next(seat for seat, other in world.players.items() if other is player)


class Twins:
    """Both tables. `looks` counts how often what somebody was sent at one was compared with the other."""

    def __init__(self, here: World, there: World) -> None:
        self.here = here
        self.there = there
        self.looks = 0

    async def act(self, seat: int, here: Sequence[str], there: Sequence[str]) -> None:
        """A seat makes a move at one table, and maybe another one at the other."""
        await self.here.tell(seat, "do", actions=list(here))
        await self.there.tell(seat, "do", actions=list(there))

    async def withdraw(self, seat: int) -> None:
        for world in (self.here, self.there):
            await world.tell(seat, "undo", to=-1)

    def become(self, s: State) -> None:
        """Something that nobody sees is different at the other table. Then so are the hashes in its record and the
        checks of them, which tell nothing: the 256 bits that all chance comes from are in them too."""
        self.there.become(s)
        self.here.unlike = self.there.unlike = True

    def compare(self, *but: int) -> None:
        """What everybody has been sent is the same at both tables; whoever is left out knows what differs.

        Once the match is over the secret of each table is open, and all may know everything.
        """
        if self.here.match.over:
            return
        for seat in self.here.players:
            here, there = self.here.heard(seat), self.there.heard(seat)
            if seat not in but:
                self._same(seat, here, there)

    async def look(self, *but: int) -> None:
        """What everybody gets who asks is the same at both tables."""
        for seat in self.here.players:
            if seat not in but:
                here = await self.here.looked(seat, self.looks)
                self._same(seat, here, await self.there.looked(seat, self.looks))

    def _same(self, seat: int, here: list[str], there: list[str]) -> None:
        assert len(here) == len(there), f"seat {seat} can tell by the number of messages"
        for one, other in zip(here, there, strict=True):
            if one != other:
                at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
                raise AssertionError(
                    f"seat {seat} can tell by {one[max(at - 90, 0) : at + 40]!r}: {other[at : at + 40]!r}"
                )
        self.looks += len(here)


async def twins(
    stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, house: House, address: str, game: str, **settings: str
) -> Twins:
    """Two tables of a game with the same seed."""
    monkeypatch.setattr(rooms, "combined", lambda secret, salts: SEED)
    worlds = World(house, address), World(house, address)
    for world in worlds:
        stack.push_async_callback(world.close)
        await world.open(game, **settings)
    return Twins(*worlds)
