"""A leaver does not kill the table: bots stand in, people come back, resign, or stop by agreement."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games import find
from ludoteca.play.record import parse
from ludoteca.play.replay import replay
from ludoteca.table import agreement, seating
from ludoteca.table.agreement import STAND_IN, NotAllowed, agree, come_back, disagree, matters, resign
from ludoteca.table.presence import Presence
from ludoteca.table.protocol import Done, Matter, Refused
from ludoteca.table.storage import VoteRow
from ludoteca.table.thinking import Question
from tests.table.line import Line, visit, visitor
from tests.table.rooms import Wanderers, do, english, house, playing, stored, wander
from tests.table.seats import AWAY, IDLE, Company, again, company, until

pytestmark = pytest.mark.compiled_only


class Slow(Wanderers):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def move(self, question: Question, level: str) -> list[int]:
        self.asked.set()
        await self.let.wait()
        return await super().move(question, level)


def bots(sitting: Company) -> list[str | None]:
    return [chair.bot for chair in sitting.room.row.chairs]


async def turn_of(sitting: Company, seat: int) -> None:
    """Somebody plays until it is this seat's turn."""
    while playing(sitting.room).to_act != (seat,):
        await wander(sitting.room, 1)


# Who is missing.


def test_who_is_away_is_replaced_by_the_host_after_a_while_and_not_before(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 3)
            await turn_of(table, 1)
            host = table.people[0]
            table.goes(1)
            table.clock.wait(AWAY - 1)
            assert matters(table.room, host) == ()
            with pytest.raises(NotAllowed, match="waited long enough"):
                await agree(table.room, host, "replace", 1)
            table.clock.wait(1)
            assert matters(table.room, host) == (Matter("replace", 1, (), 2, "decide"),)
            await agree(table.room, host, "replace", 1)
            assert bots(table) == [None, STAND_IN, None]
            assert [chair.name for chair in table.room.row.chairs] == ["Anna", "Bruno", "Carla"]
            assert matters(table.room, host) == ()

    asyncio.run(test())


def test_nobody_waits_for_who_has_nothing_to_decide(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 3)
            await turn_of(table, 1)
            table.goes(2)
            table.clock.wait(10 * AWAY)
            assert not table.room.is_missing(2)
            with pytest.raises(NotAllowed):
                await agree(table.room, table.people[0], "replace", 2)
            await turn_of(table, 2)
            assert not table.room.is_missing(2)
            table.clock.wait(AWAY)
            assert table.room.is_missing(2)

    asyncio.run(test())


def test_who_has_the_table_on_screen_but_gives_no_sign_is_missed_later(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            table.clock.wait(IDLE - 1)
            assert not table.room.is_missing(1)
            table.room.presence.notice(table.people[1])
            table.clock.wait(IDLE - 1)
            assert not table.room.is_missing(1)
            table.clock.wait(1)
            assert table.room.is_missing(1)

    asyncio.run(test())


def test_a_second_device_at_the_seat_counts_as_being_there(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            phone = made.storage.add_person("phone" * 4, "Bruno")
            link = made.storage.seat_link(table.room.row.id, 1, "key")
            made.storage.take_seat(table.room.row.id, 1, phone, "Bruno", link)
            await table.room.refresh()
            table.room.presence.come(phone)
            table.is_missed(1)
            assert not table.room.is_missing(1)

    asyncio.run(test())


def test_everybody_is_told_when_somebody_counts_as_missing(tmp_path: Path):
    """With the clock on the wall: a screen on which nothing else happens shows it by itself."""

    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 2)
            table.room.presence = Presence()
            table.room.presence.away = 0.2
            await turn_of(table, 1)
            anna, bruno = Line(), Line()
            staying, going = visit(table.room, anna, table.people[0]), visit(table.room, bruno, table.people[1])
            for line in (anna, bruno):
                line.say(t="hello", n=1)
                await line.hear("screen")
            bruno.hang_up()
            await going
            while not (told := (await anna.hear("screen")).get("matters")):
                pass
            assert told == [{"about": "replace", "seat": 1, "agreed": [], "needed": 1, "can": "decide"}]
            anna.hang_up()
            await staying

    asyncio.run(test())


# The others agree.


def test_without_the_host_more_than_half_of_the_others_let_a_bot_play(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "phalanxx", 4)
            await turn_of(table, 0)
            table.is_missed(0)
            _, bruno, carla, dario = table.people
            await agree(table.room, bruno, "replace", 0)
            assert bots(table) == [None] * 4
            assert matters(table.room, bruno) == (Matter("replace", 0, (1,), 2, "agreed"),)
            assert matters(table.room, carla) == (Matter("replace", 0, (1,), 2, "vote"),)
            assert matters(table.room, "somebody who looks on") == (Matter("replace", 0, (1,), 2, ""),)
            await agree(table.room, bruno, "replace", 0)  # twice is once
            assert bots(table) == [None] * 4
            await disagree(table.room, bruno, "replace", 0)
            await agree(table.room, carla, "replace", 0)
            assert matters(table.room, dario) == (Matter("replace", 0, (2,), 2, "vote"),)
            await agree(table.room, dario, "replace", 0)
            assert bots(table) == [STAND_IN, None, None, None]
            assert table.room.row.votes == ()

    asyncio.run(test())


def test_who_is_missing_too_does_not_hold_up_a_vote(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "phalanxx", 3)
            await turn_of(table, 0)
            table.goes(2)
            table.is_missed(0)
            await agree(table.room, table.people[1], "replace", 0)
            assert bots(table) == [None, None, None]
            table.clock.wait()  # the vote has waited for Carla
            await agreement.settle(table.room)
            assert bots(table) == [STAND_IN, None, None]

    asyncio.run(test())


def test_votes_are_counted_again_by_themselves_when_somebody_counts_as_missing(tmp_path: Path):
    """With the clock on the wall."""

    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 3)
            table.room.presence = Presence()
            table.room.presence.away = 0.2
            table.comes(1)
            line = Line()
            here = visit(table.room, line, table.people[0])
            line.say(t="hello", n=1)
            await line.hear("screen")
            votes = [VoteRow("abandon", -1, voter) for voter in (0, 1)]
            seating.add_votes(made.storage, table.room.row.id, votes)
            await table.room.refresh()
            while (await line.hear("screen"))["status"] != "abandoned":
                pass
            line.hang_up()
            await here

    asyncio.run(test())


def test_who_comes_back_in_time_ends_the_vote_about_them(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "phalanxx", 3)
            await turn_of(table, 0)
            table.is_missed(0)
            await agree(table.room, table.people[1], "replace", 0)
            table.comes(0)
            await come_back(table.room, table.people[0])
            assert table.room.row.votes == ()
            with pytest.raises(NotAllowed):
                await agree(table.room, table.people[2], "replace", 0)
            assert bots(table) == [None] * 3

    asyncio.run(test())


# A bot plays for somebody.


def test_the_bot_plays_on_and_whoever_is_back_finds_the_seat_as_it_is(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            table.is_missed(1)
            await agree(table.room, table.people[0], "replace", 1)
            await until(lambda: playing(table.room).to_act == (0,) and not table.room.busy)
            assert {row.seat for row in playing(table.room).rows} == {0, 1}
            await turn_of(table, 0)
            table.comes(1)
            await come_back(table.room, table.people[1])
            assert bots(table) == [None, None]
            await turn_of(table, 1)
            assert not table.room.busy
            answer = await do(table.room, 1, playing(table.room).legal(1)[0])
            assert isinstance(answer, Done)

    asyncio.run(test())


def test_a_bot_that_thinks_while_somebody_comes_back_leaves_the_move_to_them(tmp_path: Path):
    async def test() -> None:
        thinkers = Slow()
        async with house(tmp_path, thinkers) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            table.is_missed(1)
            await agree(table.room, table.people[0], "replace", 1)
            await thinkers.asked.wait()
            before = stored(table.room)
            await come_back(table.room, table.people[1])
            thinkers.let.set()
            await until(lambda: not table.room.busy)
            assert stored(table.room) == before
            assert playing(table.room).to_act == (1,)

    asyncio.run(test())


def test_who_acts_at_a_seat_that_a_bot_plays_has_taken_it_back(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            line = Line()
            here = visit(table.room, line, table.people[1])
            line.say(t="hello", n=1)
            await line.hear("screen")
            table.goes(1)
            table.clock.wait(IDLE)
            await agree(table.room, table.people[0], "replace", 1)
            assert bots(table) == [None, STAND_IN]
            while (await line.hear("screen"))["seats"][1].get("stand_in") != STAND_IN:
                pass
            action = playing(table.room).legal(1)[0]
            line.say(t="do", n=2, revision=table.room.revision, key="the-same-key", actions=[action])
            await line.hear("done")
            assert bots(table) == [None, None]
            line.hang_up()
            await here

    asyncio.run(test())


def test_where_a_bot_plays_for_somebody_their_screen_offers_nothing_that_it_could_do_by_itself(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            texts = english(table.room)
            assert (await table.room.frame(1, texts).seen()).options
            table.is_missed(1)
            await agree(table.room, table.people[0], "replace", 1)
            screen = await table.room.frame(1, texts).seen()
            assert (screen.status, screen.options, screen.reach) == ("playing", (), -1)
            await come_back(table.room, table.people[1])
            assert (await table.room.frame(1, texts).seen()).options

    asyncio.run(test())


def test_a_page_in_the_background_that_finds_the_network_again_is_no_sign_of_its_person(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            table.is_missed(1)
            line = Line()
            here = visit(table.room, line, table.people[1])
            line.say(t="hello", n=1, here=False)
            line.say(t="why", n=2, revision=0, actions=[], target="x")
            await line.hear("because")
            assert table.room.is_missing(1)
            line.say(t="here", n=3, on=True)
            line.say(t="why", n=4, revision=0, actions=[], target="x")
            await line.hear("because")
            assert not table.room.is_missing(1)
            line.hang_up()
            await here

    asyncio.run(test())


def test_a_vote_that_has_lost_its_reason_makes_nobody_wait(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "phalanxx", 4)
            await turn_of(table, 0)
            table.clock.wait(IDLE)  # Anna looks at the table, but does nothing; nor does anybody else
            for person in table.people[1:]:
                table.room.presence.notice(person)
            await agree(table.room, table.people[1], "replace", 0)
            table.room.presence.notice(table.people[0])
            table.goes(3)
            await table.room.refresh()
            table.clock.wait(AWAY)
            assert not table.room.is_missing(3)
            assert matters(table.room, table.people[1]) == ()

    asyncio.run(test())


def test_a_page_that_is_not_looked_at_takes_no_seat_back_until_it_is(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            table.is_missed(1)
            await agree(table.room, table.people[0], "replace", 1)
            line = Line()
            here = visit(table.room, line, table.people[1])
            line.say(t="hello", n=1, here=False)  # a phone in a pocket finds the network again
            seats = (await line.hear("screen"))["seats"]
            assert seats[1] == {"name": "Bruno", "kind": "person", "mine": True, "stand_in": STAND_IN}
            line.say(t="here", n=2, on=True)
            while (await line.hear("screen"))["seats"][1].get("stand_in"):
                pass
            assert bots(table) == [None, None]
            line.say(t="here", n=3, on=False)
            while (await line.hear("screen"))["seats"][1].get("here"):
                pass
            line.hang_up()
            await here

    asyncio.run(test())


def test_a_restart_forgets_nothing_that_people_decided(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "phalanxx", 4)
            await turn_of(table, 0)
            table.is_missed(0)
            await agree(table.room, table.people[1], "replace", 0)
            await agree(table.room, table.people[2], "replace", 0)
            await resign(table.room, table.people[3], 3)
            await agree(table.room, table.people[1], "abandon", -1)
            row = table.room.row
        async with house(tmp_path, Slow()) as made:
            table = await again(made, table)
            assert (table.room.row.chairs, table.room.row.votes) == (row.chairs, row.votes)
            assert [chair.stand_in for chair in row.chairs] == [STAND_IN, "", "", STAND_IN]
            assert matters(table.room, table.people[2]) == (Matter("abandon", -1, (1,), 2, "vote"),)
            await agree(table.room, table.people[2], "abandon", -1)
            assert table.room.row.status == "abandoned"
        async with house(tmp_path) as made:
            table = await again(made, table)
            assert table.room.row.status == "abandoned"

    asyncio.run(test())


@pytest.mark.parametrize("game", ["vendemmia", "baratto"])
def test_a_match_whose_seats_changed_hands_replays_to_the_same_end(tmp_path: Path, game: str):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, game, 3)
            await wander(table.room, 7)
            table.goes(1)
            table.clock.wait()
            while not table.room.is_missing(1):
                seats = [seat for seat in playing(table.room).to_act if seat != 1]
                if seats:
                    await do(table.room, seats[0], playing(table.room).legal(seats[0])[0])
                else:
                    table.clock.wait()
            await agree(table.room, table.people[0], "replace", 1)
            await resign(table.room, table.people[2], 2)
            ply = playing(table.room).ply
            while playing(table.room).ply < ply + 12 and not playing(table.room).over:
                await until(lambda: not table.room.busy)
                if 0 in playing(table.room).to_act:
                    await do(table.room, 0, playing(table.room).legal(0)[0])
            await come_back(table.room, table.people[1])
            while not playing(table.room).over:
                await until(lambda: not table.room.busy)
                seats = [seat for seat in playing(table.room).to_act if bots(table)[seat] is None]
                for seat in seats:
                    if seat in playing(table.room).to_act:
                        await do(table.room, seat, playing(table.room).legal(seat)[0])
            match = playing(table.room)
            assert {row.seat for row in match.rows} == {0, 1, 2}
            record = parse(match.record().text())
            assert replay(find(game), record).hash() == match.hash()
            assert replay(find(game), record).scores == match.scores
            position = match.hash()
        async with house(tmp_path) as made:
            table = await again(made, table)
            assert (playing(table.room).hash(), table.room.failed) == (position, None)

    asyncio.run(test())


# Resigning.


def test_a_resigned_seat_is_played_by_a_bot_to_the_end_and_is_nobodys(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 3)
            await turn_of(table, 1)
            line = Line()
            here = visit(table.room, line, table.people[1])
            line.say(t="hello", n=1)
            assert (await line.hear("screen"))["seat"] == 1
            await resign(table.room, table.people[1], 1)
            assert bots(table) == [None, STAND_IN, None]
            while (screen := await line.hear("screen"))["seat"] != -1:  # from now on they look on
                pass
            assert screen["seats"][1] == {
                "name": "Bruno", "kind": "person", "here": True, "stand_in": STAND_IN, "resigned": True,
            }  # fmt: skip
            action = playing(table.room).legal(1)[0]
            line.say(t="do", n=2, revision=table.room.revision, key="the-same-key", actions=[action])
            assert (await line.hear("refused"))["n"] == 2
            line.say(t="eyes", n=3, seat=1)
            assert (await line.hear("refused"))["n"] == 3
            line.say(t="here", n=4, on=True)
            line.say(t="why", n=5, revision=0, actions=[], target="x")
            await line.hear("because")
            assert bots(table) == [None, STAND_IN, None]
            line.hang_up()
            await here

    asyncio.run(test())


def test_who_resigned_cannot_act_even_before_their_screen_shows_it(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 3)
            await turn_of(table, 1)
            line = Line()
            bruno = visitor(table.room, line, table.people[1])
            here = asyncio.create_task(bruno.run())
            line.say(t="hello", n=1)
            await line.hear("screen")
            before = stored(table.room)
            line.stuck = True
            line.say(t="why", n=2, revision=0, actions=[], target="x")
            await until(lambda: bruno._sending > 0)  # from now on no screen gets through
            await resign(table.room, table.people[1], 1)
            assert bruno.eyes == 1
            action = playing(table.room).legal(1)[0]
            line.say(t="do", n=3, revision=table.room.revision, key="the-same-key", actions=[action])
            line.say(t="imagine", n=4, revision=table.room.revision, actions=[action])
            line.stuck = False
            await until(lambda: len(bruno._answers) == 2)
            line.release.set()
            assert [(await line.hear("refused"))["n"] for _ in range(2)] == [3, 4]
            assert stored(table.room) == before
            line.hang_up()
            await here

    asyncio.run(test())


def test_bots_that_all_play_for_others_come_after_those_that_people_wait_for(tmp_path: Path):
    class Patient(Wanderers):
        alone = 0

        async def move_alone(self, question: Question, level: str) -> list[int]:
            self.alone += 1
            return await super().move_alone(question, level)

    async def test() -> None:
        thinkers = Patient(1)
        async with house(tmp_path, thinkers) as made:
            table = await company(made, "vendemmia", 2)
            room = table.room
            room.watchers.add(lambda: None)  # somebody looks on
            seating.stand_in(made.storage, room.row.id, playing(room).to_act[0], STAND_IN)
            await room.refresh()
            room.play_bots()
            await until(lambda: room.revision > 0 and not room.busy)
            assert thinkers.alone == 0
            for seat in room.row.people:
                seating.stand_in(made.storage, room.row.id, seat, STAND_IN)
            await room.refresh()
            room.play_bots()
            await until(lambda: thinkers.alone > 0)

    asyncio.run(test())


def test_where_no_other_person_is_left_resigning_ends_the_match(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 1, bots=1)
            await resign(table.room, table.people[0], 0)
            assert table.room.row.status == "abandoned"
            two = await company(made, "vendemmia", 2)
            await resign(two.room, two.people[0], 0)
            assert two.room.row.status == "playing"
            await resign(two.room, two.people[1], 1)
            assert two.room.row.status == "abandoned"

    asyncio.run(test())


def test_a_rematch_has_everybody_back_at_their_seats(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 3)
            await resign(table.room, table.people[1], 1)
            for seat in (0, 2):
                await agree(table.room, table.people[seat], "abandon", -1)
            following = await made.room(await made.rematch(table.room))
            assert following is not None
            assert [chair.bot for chair in following.row.chairs] == [None] * 3
            assert [following.seats_of(person) for person in table.people] == [(0,), (1,), (2,)]

    asyncio.run(test())


# Abandoning.


def test_a_match_is_abandoned_when_all_agree_and_then_nothing_is_played(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 3)
            await wander(table.room, 9)
            for person in table.people[:2]:
                await agree(table.room, person, "abandon", -1)
                assert table.room.row.status == "playing"
            assert matters(table.room, table.people[2]) == (Matter("abandon", -1, (0, 1), 3, "vote"),)
            await agree(table.room, table.people[2], "abandon", -1)
            assert table.room.row.status == "abandoned"
            before, match = stored(table.room), playing(table.room)
            seat = match.to_act[0]
            answer = await do(table.room, seat, match.legal(seat)[0])
            assert isinstance(answer, Refused)
            assert "by agreement" in answer.text
            assert stored(table.room) == before
            screen = await table.room.frame(seat, english(table.room)).seen()
            assert (screen.status, screen.options, screen.reach, screen.end) == ("abandoned", (), -1, None)
            for late in (agree, disagree):
                with pytest.raises(NotAllowed):
                    await late(table.room, table.people[0], "abandon", -1)

    asyncio.run(test())


def test_one_who_is_against_it_ends_the_vote_to_abandon(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 3)
            for person in table.people[:2]:
                await agree(table.room, person, "abandon", -1)
            await disagree(table.room, table.people[2], "abandon", -1)
            assert (table.room.row.status, table.room.row.votes) == ("playing", ())

    asyncio.run(test())


def test_who_is_away_does_not_keep_the_others_from_stopping_once_they_have_waited(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 3)
            table.goes(2)
            table.clock.wait(10 * AWAY)
            for person in table.people[:2]:
                await agree(table.room, person, "abandon", -1)
            assert table.room.row.status == "playing"  # they have only just been asked
            table.clock.wait()
            await agreement.settle(table.room)
            assert table.room.row.status == "abandoned"

    asyncio.run(test())


def test_who_votes_while_a_bot_plays_for_them_is_back(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 2)
            await turn_of(table, 1)
            table.is_missed(1)
            await agree(table.room, table.people[0], "replace", 1)
            await agree(table.room, table.people[1], "abandon", -1)
            assert bots(table) == [None, None]
            assert matters(table.room, table.people[0]) == (Matter("abandon", -1, (1,), 2, "vote"),)

    asyncio.run(test())


def test_whoever_is_left_alone_with_bots_may_stop_alone(tmp_path: Path):
    async def test() -> None:
        async with house(tmp_path) as made:
            table = await company(made, "vendemmia", 2)
            await resign(table.room, table.people[1], 1)
            await agree(table.room, table.people[0], "abandon", -1)
            assert table.room.row.status == "abandoned"

    asyncio.run(test())


def test_bots_stop_when_the_match_is_abandoned(tmp_path: Path):
    async def test() -> None:
        thinkers = Slow()
        async with house(tmp_path, thinkers) as made:
            table = await company(made, "vendemmia", 2, bots=1)
            while playing(table.room).to_act != (2,):
                await wander(table.room, 1)
            await thinkers.asked.wait()
            for person in table.people:
                await agree(table.room, person, "abandon", -1)
            before = stored(table.room)
            thinkers.let.set()
            await until(lambda: not table.room.busy)
            assert stored(table.room) == before

    asyncio.run(test())


@pytest.mark.parametrize(
    ("about", "seat"),
    [("replace", 0), ("replace", 1), ("replace", 2), ("replace", -1), ("replace", 7), ("abandon", -1)],
)
def test_who_has_no_seat_has_no_say(tmp_path: Path, about: str, seat: int):
    async def test() -> None:
        async with house(tmp_path, Slow()) as made:
            table = await company(made, "vendemmia", 3)
            await turn_of(table, 1)
            table.is_missed(1)
            watching = made.storage.add_person("watching" * 2, "Wanda")
            made.storage.allow_watching(table.room.row.id, watching)
            await resign(table.room, table.people[2], 2)
            before = table.room.row
            acts: list[Any] = [agree, disagree]
            for person in (watching, table.people[2], "", "nobody"):
                for act in acts:
                    with pytest.raises(NotAllowed):
                        await act(table.room, person, about, seat)
                for number in range(-1, 8):
                    with pytest.raises(NotAllowed):
                        await resign(table.room, person, number)
            assert table.room.row == before

    asyncio.run(test())
