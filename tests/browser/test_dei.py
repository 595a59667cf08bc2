"""D.E.I. in a real browser: a city on two levels, cards planned in secret, drones, squads that go through streets."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from tests.browser.hands import Finger, Hand, Keyboard, Mouse, play_to_the_end
from tests.browser.people import PHONE, People, Person
from tests.browser.tables import lay, set_table, sit, tells_the_score, the_record

pytestmark = pytest.mark.compiled_only

CHAIRS = ["me", "friend", "friend"]


def begun(turn: int, **settings: bool | str) -> AnyMatch:
    """A match of three as wanderers have brought it to a Turn; 0: before anybody has chosen a faction."""
    match: AnyMatch = Match(find("dei"), 3, 3, settings)
    rng = Rng(3)
    while round_of(match) < turn:
        take_move(match, match.to_act[0], Wanderer(), rng)
    return match


def round_of(match: AnyMatch) -> int:
    view: Any = match.view(-1)
    return int(view.turn)


def at_a_table(people: People, match: AnyMatch, **settings: int) -> list[Person]:
    """Anna with a mouse, Bruno with keys alone, Carla in Italian on a phone, and somebody who looks on."""
    anna, bruno = people.come("Anna"), people.come("Bruno")
    carla, watcher = people.come("Carla", lang="it", size=PHONE), people.come("Dora")
    everybody = [anna, bruno, carla, watcher]
    table = set_table(anna, "dei", CHAIRS, public=True, **settings)
    lay(people.server, table, match)
    sit(bruno, anna, table, 1)
    sit(carla, anna, table, 2)
    for person in everybody:
        person.go(table)
    for person in everybody:
        person.body(":has(.seats li.acts)")
    return everybody


@pytest.mark.parametrize("turn", [pytest.param(0, marks=pytest.mark.slow, id="whole"), pytest.param(4, id="last turn")])
def test_a_match_to_its_end(people: People, tmp_path: Path, turn: int):
    everybody = anna, bruno, carla, watcher = at_a_table(people, begun(turn))
    hands: dict[int, Hand] = {0: Mouse(anna, 1), 1: Keyboard(bruno, 2), 2: Finger(carla, 3)}
    play_to_the_end(hands, Random(4))
    assert hands[0].ways.keys() >= {"board", "button"}
    assert hands[1].ways.keys() >= {"arrows", "digits", "tab"}
    assert hands[2].ways.keys() >= {"board", "button", "asked"}

    match = the_record(anna, tmp_path)
    for person in everybody:
        tells_the_score(person, match, "Totale" if person is carla else "Total")
    watcher.sees_as_spectator(match, "Anna", "Bruno", "Carla")
    assert not watcher.options
    for person in everybody:
        assert '"t":"refused"' not in "".join(person.received)
