"""Previews: a move is followed to its end, and what is shown of it is certain."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from ludoteca.bots.levels import take_move
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from ludoteca.table import previews, screen
from ludoteca.table.imagining import follow, known
from ludoteca.table.protocol import Imagined, encoder
from tests.games.phalanxx.table import Table, phalanxx


def preview(match: AnyMatch, actions: str, seat: int = 0) -> Imagined:
    texts = match.game.texts("en")
    seen = screen.drawn(screen.sight(match, seat, 1), texts)
    return previews.imagined(known(match, seat), seen, texts, actions.split(), 1)


def said(imagined: Imagined) -> list[str]:
    return [line.text for line in imagined.lines]


def war() -> Table:
    return phalanxx(2).strength(9, 4).army(1, "persepolis", 2).card(0, "X01 X02").to_act(0).dice(5, 5, 5)


def test_an_attack_says_what_it_costs_and_wins_before_the_card_to_rotate_is_chosen():
    found = preview(war().match, "die:1 slot:1 conquer:persepolis")
    assert not found.ends
    assert said(found) == said(preview(war().match, "die:1 slot:1 conquer:persepolis rotate:X01"))[:1]
    assert "Persepolis" in said(found)[0]
    assert found.prompt is not None
    assert found.prompt.text == "choose a card to rotate for the conflict"


def test_what_depends_on_a_later_choice_is_not_said():
    assert not [line for line in said(preview(war().match, "die:1 slot:1 conquer:persepolis")) if "rotate" in line]
    assert said(preview(war().match, "die:1")) == []


def test_handing_over_hides_nothing():
    match = phalanxx(2).to_end(0).match
    found = preview(match, "end-turn")
    assert found.barrier == "handed-over"
    assert found.drawn


def test_before_a_card_is_revealed_and_dice_are_rolled_the_purchase_is_shown():
    t = phalanxx(2).display("X01 X02 X03 X04 X05").with_talents(9, 9).to_buy(0)
    found = preview(t.match, "buy:1")
    assert found.barrier == "rolled"
    assert [line.partition(" for ")[2] for line in said(found)] == ["1."]
    seen = screen.drawn(screen.sight(t.match, 0, 1), t.match.game.texts("en"))
    there = {ident for area in seen.fragments.values() for ident in area}
    assert {part.id for part in found.drawn if part.id.startswith("card-")} <= there


def positions(name: str, every: int = 13) -> Iterator[tuple[AnyMatch, int]]:
    """Some positions of a match played at random, with a seat that has to decide."""
    match, rng = Match(find(name), find(name).most, 3), Rng(3)
    moves = 0
    while not match.over and moves < 160:
        seat = match.to_act[-1]
        if moves % every == 0:
            yield match, seat
        take_move(match, seat, Wanderer(), rng)
        moves += 1


@pytest.mark.parametrize("name", NAMES)
def test_what_is_shown_is_the_same_in_every_world_the_seat_can_imagine(name):
    for match, seat in positions(name):
        texts = match.game.texts("en")
        seen = screen.drawn(screen.sight(match, seat, 1), texts)
        here = known(match, seat)
        other = replace(here, world=match.imagine(seat, Rng(99)))
        for option in seen.options[::3]:
            one, two = (previews.imagined(world, seen, texts, [option.action], 1) for world in (here, other))
            assert encoder.encode(one) == encoder.encode(two), option.action


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_happens(name):
    checked = 0
    for match, seat in positions(name, every=3):
        texts = match.game.texts("en")
        for option in screen.drawn(screen.sight(match, seat, 1), texts).options[::3]:
            if not option.ends or match.together:
                continue
            actions = [option.action, *(step.action for step in option.along)]
            found = said(preview(match, " ".join(actions), seat))
            twin = match.at(match.ply)
            twin.push_plan(actions, seat)
            news = [texts.event(event, seat) for event in twin.news(twin.ply, seat)]
            assert news[: len(found)] == found
            checked += bool(found)
    assert checked


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_shown_up_to_every_barrier(name):
    for match, seat in positions(name):
        here, texts = known(match, seat), match.game.texts("en")
        for action in screen.allowed(here, here.world)[::3]:
            world = follow(here, [match.rules.actions.text(action)], texts)
            assert previews.certain_view(here, world) is not None


def test_a_preview_leaves_the_board_as_its_viewer_has_turned_it():
    match: AnyMatch = Match(find("archipelago"), 2, 1)
    seat = match.to_act[0]
    texts = match.game.texts("en")
    seen = screen.drawn(screen.sight(match, seat, 1), texts, facing=2)
    side = match.legal(seat)[0]
    found = previews.imagined(known(match, seat), seen, texts, [side], 1)
    assert {area.name: area.turned for area in found.areas or ()} == {area.name: area.turned for area in seen.areas}
    assert any(area.turned for area in seen.areas)
