"""No byte that reaches a browser tells what its person may not know."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.match import Match
from ludoteca.table import reasons, screen
from ludoteca.table.house import House
from ludoteca.table.protocol import encoder
from ludoteca.table.room import Room
from ludoteca.table.screen import Frame
from tests.table.inside import open_table
from tests.table.player import Player, Stale

pytestmark = pytest.mark.compiled_only

EVERY = 6  # acts between two looks behind the screens


def elsewhere(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """The same match in a world in which everything this seat does not know is different."""
    twin = match.at(match.ply)
    twin._state = match.imagine(seat, Rng(seed))
    return twin


def sent(frame: Frame) -> bytes:
    return encoder.encode((frame.areas, frame.fragments, frame.prompt, frame.options, frame.undo, frame.ply))


def look_alike(match: Match[Any], seat: int, texts: Any, seed: int) -> None:
    """A screen, every preview and every reason are the same in another world: so they tell nothing of this one."""
    other = elsewhere(match, seat, seed)
    here, there = screen.frame(match, seat, texts, 1), screen.frame(other, seat, texts, 1)
    assert sent(here) == sent(there)
    if seat < 0:
        return
    for option in here.options[:6]:
        mine = screen.imagined(match, here, texts, [option.action], 1)
        assert encoder.encode(mine) == encoder.encode(screen.imagined(other, there, texts, [option.action], 1))
    ids = [ident for area, parts in here.fragments.items() if area for ident in parts]
    for ident in ids[seed % 7 :: 23]:
        why = reasons.because(match, seat, [], ident, texts, 1)
        assert encoder.encode(why) == encoder.encode(reasons.because(other, seat, [], ident, texts, 1))


def hidden_cards(room: Room, seat: int) -> set[str]:
    """PHALANXX: the cards that nobody at this screen has ever seen."""
    assert room.match is not None
    s = room.match._state
    rules: Any = room.match.rules
    names = list(rules.actions.verb_of(rules.layout.play).domains[0].keys)
    unseen = set()
    for pile in range(len(s.cards.sizes)):
        for k in range(s.cards.size(pile)):
            if s.cards.face(pile, k, seat) < 0 and s.cards.card(pile, k) < len(names):
                unseen.add(names[s.cards.card(pile, k)])
    return unseen


class Eavesdropper:
    """Reads along with everybody, and knows what each of them may know."""

    def __init__(self, house: House, table: str, players: dict[int, Player]) -> None:
        self.house = house
        self.table = table
        self.players = players
        self.read = dict.fromkeys(players, 0)

    @property
    def room(self) -> Room:
        return self.house.rooms[self.table]

    def check(self) -> None:
        room = self.room
        assert room.match is not None
        if room.match.over:
            return  # the cards are on the table, and the seed is open
        for seat, player in self.players.items():
            fresh = "".join(player.heard[self.read[seat] :])
            self.read[seat] = len(player.heard)
            for secret in (room.row.secret, room.row.seed):
                assert secret is not None
                assert secret not in fresh
            if room.row.game == "phalanxx":
                for card in hidden_cards(room, seat):
                    texts = [room.game.texts(lang)(f"card-{card}") for lang in ("en", "it")]
                    for word in (f"card-{card}", f'"{card}"', *texts):
                        assert word not in fresh, f"seat {seat} was told of {card}"


async def played_under_watch(folder: Path, game: str) -> None:
    async with open_table(folder) as (house, address):
        anna, bruno, watcher = (Player(address, name, lang, k) for k, (name, lang) in enumerate(
            [("Anna", "en"), ("Bruno", "it"), ("Carla", "en")]))  # fmt: skip
        table = await anna.set_table(game, ["me", "friend", "bot:wanderer"])
        await bruno.sit(table, await anna.link(1))
        await watcher.watch(table, await anna.link(-1))
        players = {0: anna, 1: bruno, -1: watcher}
        for player in players.values():
            await player.get(f"/t/{table}")
            await player.join()
            await player.hear()
        spy = Eavesdropper(house, table, players)
        reading = asyncio.create_task(listen(watcher))
        turns = 0
        while not (spy.room.match is not None and spy.room.match.over):
            for player in (anna, bruno):
                await step(player)
            turns += 1
            spy.check()
            if turns % EVERY == 0 and spy.room.match is not None:
                async with spy.room.lock:
                    for seat in (-1, 0, 1, 2):
                        texts = spy.room.game.texts("it" if seat == 1 else "en", ("Anna", "Bruno", "Fulvia"))
                        look_alike(spy.room.match, seat, texts, turns)
        assert turns > 10
        reading.cancel()
        for player in players.values():
            await player.close()


async def listen(player: Player) -> None:
    while True:
        await player.hear(120)


async def step(player: Player) -> None:
    """Make a move if it is this player's turn, or read what has come."""
    if player.my_turn:
        try:
            answer = await player.act()
        except Stale:
            return
        if answer["t"] == "done":
            wanted = answer["seq"]
            await player.until(lambda: player.seq >= wanted)
        return
    with contextlib.suppress(TimeoutError):
        await player.hear(0.05)


@pytest.mark.parametrize("game", ["phalanxx", "baratto", "vendemmia"])
def test_over_a_whole_match_nobody_hears_what_is_hidden(game: str, tmp_path: Path):
    asyncio.run(played_under_watch(tmp_path, game))


def test_a_view_that_shows_a_rivals_hand_is_noticed(monkeypatch: pytest.MonkeyPatch):
    match: Match[Any] = Match(find("phalanxx"), 3, 5)
    honest: Any = type(match.game).view

    def careless(self: Any, rules: Any, s: Any, seat: int) -> Any:
        mine, theirs = honest(self, rules, s, seat), honest(self, rules, s, 1)
        return msgspec.structs.replace(mine, players=(mine.players[0], theirs.players[1], mine.players[2]))

    look_alike(match, 0, match.game.texts("en"), 3)
    monkeypatch.setattr(type(match.game), "view", careless)
    with pytest.raises(AssertionError):
        look_alike(match, 0, match.game.texts("en"), 3)
