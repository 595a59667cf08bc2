"""No byte that reaches a browser tells what its person may not know."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludoteca.games import NAMES, find
from ludoteca.games.dirty_deeds.rules.state import KIND, SEEN
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.play.match import AnyMatch, Match
from ludoteca.play.texts import Texts
from ludoteca.table import previews, reasons, screen
from ludoteca.table.house import House
from ludoteca.table.imagining import known
from ludoteca.table.protocol import encoder
from ludoteca.table.room import Room
from ludoteca.table.seen import Seen
from tests.table.inside import open_table
from tests.table.player import Player, Stale
from tests.table.twins import Twins, twins

pytestmark = pytest.mark.compiled_only

EVERY = 16  # acts between two looks behind the screens
SHORT = {"dirty_deeds": {"max_turns": "12", "final_turns": "1"}}


def elsewhere(match: AnyMatch, seat: int, seed: int) -> AnyMatch:
    """The same match in a world in which everything this seat does not know is different."""
    twin = match.at(match.ply)
    twin._state = match.imagine(seat, Rng(seed))
    return twin


def sent(seen: Seen) -> bytes:
    return encoder.encode((seen.areas, seen.fragments, seen.prompt, seen.options, seen.reach, seen.ply))


def look_alike(match: AnyMatch, seat: int, texts: Any, seed: int) -> None:
    """A screen, every preview and every reason are the same in another world: so they tell nothing of this one."""
    other = elsewhere(match, seat, seed)
    here, there = (screen.drawn(screen.sight(world, seat, 1), texts) for world in (match, other))
    assert sent(here) == sent(there)
    if seat < 0:
        return
    for option in here.options[:6]:
        mine = previews.imagined(known(match, seat), here, texts, [option.action], 1)
        theirs = previews.imagined(known(other, seat), there, texts, [option.action], 1)
        assert encoder.encode(mine) == encoder.encode(theirs)
    ids = [ident for area, parts in here.fragments.items() if area for ident in parts]
    for ident in ids[seed % 7 :: 23]:
        why, whence = (reasons.because(known(world, seat), [], ident, texts, 1) for world in (match, other))
        assert encoder.encode(why) == encoder.encode(whence)


def hidden_cards(room: Room, seat: int) -> set[str]:
    """PHALANXX: the cards that nobody at this screen has ever seen, by all their names."""
    assert room.match is not None
    s = room.match._state
    rules: Any = room.match.rules
    names = list(rules.layout.play.domains[0].keys)
    unseen = set()
    for pile in range(len(s.cards.sizes)):
        for k in range(s.cards.size(pile)):
            if s.cards.face(pile, k, seat) < 0 and s.cards.card(pile, k) < len(names):
                unseen.add(names[s.cards.card(pile, k)])
    called = {name for card in unseen for lang in ("en", "it") if (name := own_name(room.game.texts(lang), card))}
    return called | {f"card-{card}" for card in unseen} | {f'"{card}"' for card in unseen}


@cache
def own_name(texts: Texts, card: str) -> str:
    """What a card is called, if nothing else is called so, or in words that contain it."""
    name = texts(f"card-{card}")
    others = [message for message, given in texts.messages.items() if not given and message != f"card-{card}"]
    return "" if any(name in texts(message) for message in others) else name


def secret_answers(room: Room, seat: int) -> set[str]:
    """Dirty Deeds: what hands are asked in secret, and answer. Only who is asked hears it; a spectator never is."""
    return {"choose:", "intend:", "pay:"} if seat < 0 else set()


NEVER_SAID = {"phalanxx": hidden_cards, "dirty_deeds": secret_answers}


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
            if hidden := NEVER_SAID.get(room.row.game):
                told = [word for word in hidden(room, seat) if word in fresh]
                assert not told, f"seat {seat} was told of {told}"


async def played_under_watch(folder: Path, game: str) -> None:
    async with open_table(folder) as (house, address):
        anna, bruno, watcher = (Player(address, name, lang, k) for k, (name, lang) in enumerate(
            [("Anna", "en"), ("Bruno", "it"), ("Carla", "en")]))  # fmt: skip
        table = await anna.set_table(game, ["me", "friend", "bot:wanderer"], False, **SHORT.get(game, {}))
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
            wanted = answer["revision"]
            await player.until(lambda: player.revision >= wanted)
        return
    with contextlib.suppress(TimeoutError):
        await player.hear(0.05)


@pytest.mark.parametrize("game", NAMES)
def test_over_a_whole_match_nobody_hears_what_is_hidden(game: str, tmp_path: Path):
    asyncio.run(played_under_watch(tmp_path, game))


def shows_a_hand(honest: Any, rules: Any, s: Any, seat: int) -> Any:
    """PHALANXX: the cards of seat 1 for everybody."""
    mine, theirs = honest(rules, s, seat), honest(rules, s, 1)
    return msgspec.structs.replace(mine, players=(mine.players[0], theirs.players[1], mine.players[2]))


def shows_an_answer(honest: Any, rules: Any, s: Any, seat: int) -> Any:
    """Dirty Deeds: that a hand is ready looks different, depending on who is in it."""
    mine = honest(rules, s, seat)
    where = [list(player.characters) for player in mine.players]
    where[1][int(s.answer(1, 0)) % 4] = "in-hand"
    players = [msgspec.structs.replace(one, characters=tuple(at)) for one, at in zip(mine.players, where, strict=True)]
    return msgspec.structs.replace(mine, players=tuple(players))


def shows_the_print(honest: Any, rules: Any, s: Any, seat: int) -> Any:
    """Dirty Deeds: what lies under one of the hexes, seen or not."""
    mine = honest(rules, s, seat)
    first, *rest = mine.hexes
    under = msgspec.structs.replace(first, under=("", "TI"[int(s.disc[0]) % 2], ""))
    return msgspec.structs.replace(mine, hexes=(under, *rest))


def dealt(seed: int) -> AnyMatch:
    return Match(find("phalanxx"), 3, seed)


def hand_ready(seed: int) -> AnyMatch:
    """Bases lie, and seat 1 has put its hand over the board."""
    match: AnyMatch = Match(find("dirty_deeds"), 3, seed, {"memory_aid": True})  # screens show all that is known
    while not match.together:
        match.push(match.legal()[0])
    match.push_plan(["choose:spy", "intend:simple", "pay:0:0"], 1)
    return match


def look_often(match: AnyMatch, texts: Any) -> None:
    """In some of these worlds seat 1 has another hand, and another print lies below."""
    for seed in range(6):
        look_alike(match, 0, texts, seed)


@pytest.mark.parametrize(
    ("begun", "careless"), [(dealt, shows_a_hand), (hand_ready, shows_an_answer), (hand_ready, shows_the_print)]
)
def test_a_view_that_shows_too_much_is_noticed(begun: Any, careless: Any, monkeypatch: pytest.MonkeyPatch):
    match: AnyMatch = begun(5)
    texts, kind = match.game.texts("en"), type(match.game)
    honest: Any = kind.view
    look_often(match, texts)
    monkeypatch.setattr(kind, "view", lambda game, *given: careless(honest.__get__(game), *given))
    with pytest.raises(AssertionError):
        look_often(match, texts)


TWINS = {"max_turns": "6", "final_turns": "1", "ready_final": "no", "memory_aid": "yes"}  # hands change, all is shown
FEWEST = 300  # comparisons; fewer would mean that something was not looked at


def answers(match: AnyMatch, seat: int, rng: Random) -> list[str]:
    """A whole secret answer, found step by step."""
    state, given = match._state.copy(), []
    out = Options()
    for _ in range(match.rules.decisions[state.deciding()].questions):
        match.rules.options(state, seat, out)
        action = int(out.actions[rng.randrange(int(out.count))])
        match.rules.take(state, seat, action)
        given.append(match.rules.actions.text(action))
    return given


def another(match: AnyMatch, seat: int, answer: list[str], rng: Random) -> list[str]:
    """Another answer, for as different a hand as there is; the same one if nothing else can be chosen."""
    found = [answers(match, seat, rng) for _ in range(20)]
    return max(found, key=lambda other: sum(a != b for a, b in zip(answer, other, strict=True)))


async def choose_in_secret(both: Twins, rng: Random) -> int:
    """All choose; one of them changes their mind, and had something else in the hand at each table before.

    Tells how many hands were different.
    """
    match = both.here.match
    hiding, *others = rng.sample(range(3), 3)
    early = others[: rng.randrange(2)]
    for seat in early:
        given = answers(match, seat, rng)
        await both.act(seat, given, given)
        both.compare(seat)
    kept = answers(match, hiding, rng)
    other = another(match, hiding, kept, rng)
    if rng.randrange(2):
        for mine, theirs in zip(kept, other, strict=True):  # answer by answer
            await both.act(hiding, [mine], [theirs])
            both.compare(hiding)
    else:
        await both.act(hiding, kept, other)
        both.compare(hiding)
    await both.look(hiding)
    await both.withdraw(hiding)
    both.compare(hiding)
    for seat in (hiding, *others[len(early) :]):
        given = kept if seat == hiding else answers(match, seat, rng)
        await both.act(seat, given, given)
        both.compare(seat)
    both.compare()
    return int(kept[0] != other[0])


async def play_on(both: Twins, rng: Random) -> None:
    """Whoever is to act takes any action, the same at both tables."""
    (seat,) = both.here.match.to_act
    action = rng.choice(both.here.match.legal(seat))
    await both.act(seat, [action], [action])
    both.compare()


async def played_with_other_hands(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(8)
    async with open_table(folder) as (house, address), AsyncExitStack() as stack:
        both = await twins(stack, monkeypatch, house, address, "dirty_deeds", **TWINS)
        different = 0
        while not both.here.match.over:
            if both.here.match.together:
                different += await choose_in_secret(both, rng)
            else:
                await play_on(both, rng)
        assert both.here.match.hash() == both.there.match.hash()
        assert different > 4
        assert both.looks > FEWEST


def test_nobody_can_tell_what_is_in_a_rivals_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Over a whole match of Dirty Deeds: in another world with another hand everybody else gets the same bytes."""
    asyncio.run(played_with_other_hands(tmp_path, monkeypatch))


def over_another_print(match: AnyMatch, seat: int, actions: list[str], seed: int) -> Any:
    """The same position over another print, in which these actions let everybody see the same."""
    after = match._state.copy()
    for action in actions:
        match.rules.take(after, seat, match.rules.actions.number(action))
    other = match.rules.imagine(after, -1, Rng(seed)).disc
    s = match._state.copy()
    for spot in range(len(s.disc)):
        s.disc[spot] = (s.disc[spot] & SEEN) | (other[spot] & KIND)
    return s


async def played_over_other_prints(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(9)
    async with open_table(folder) as (house, address), AsyncExitStack() as stack:
        both = await twins(stack, monkeypatch, house, address, "dirty_deeds", **TWINS)
        match = both.here.match
        acts = 0
        while not match.over:
            acts += 1
            seat = rng.choice(match.to_act)
            actions = answers(match, seat, rng) if match.together else [rng.choice(match.legal(seat))]
            other = over_another_print(match, seat, actions, acts)
            assert [*other.disc] != [*match._state.disc]
            both.become(other)
            if acts % EVERY == 0:
                await both.look()
            await both.act(seat, actions, actions)
            both.compare()
        assert both.looks > FEWEST


def test_nobody_can_tell_what_lies_under_opaque_tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Over a whole match of Dirty Deeds: over another print everybody gets the same bytes, but for what they see."""
    asyncio.run(played_over_other_prints(tmp_path, monkeypatch))
