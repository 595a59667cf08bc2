from __future__ import annotations

from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules.state import KIND, SEEN
from ludoteca.kernel.chance import Rng
from ludoteca.play.game import same
from ludoteca.play.match import Match
from ludoteca.play.view import encode
from tests.games.dirty_deeds.table import deeds, opening
from tests.support import rule


def imagined(t, seat, number):
    return t.rules.imagine(t.s, seat, Rng(number))


def shown(word):
    return int(word) if int(word) & int(SEEN) else -1


@rule("DD-BOARD-05")
def test_what_nobody_has_seen_is_imagined_anew_and_what_was_seen_stays():
    t = deeds().holds(0, "S1,0 B3,0")
    worlds = [imagined(t, 0, number) for number in range(20)]
    for world in worlds:
        assert [shown(word) for word in world.disc] == [shown(word) for word in t.s.disc]
    assert len({tuple(int(word) for word in world.disc) for world in worlds}) == 20


@rule("DD-BOARD-03")
def test_an_imagined_disc_has_as_many_icons_as_the_true_one():
    t = deeds().holds(0, "S1,0 S0,1 M0,0 B2,0")
    for number in range(10):
        world = imagined(t, 1, number)
        for wheel in range(3):
            first, last = int(t.layout.wheels.first_spot[wheel]), int(t.layout.wheels.first_spot[wheel + 1])
            kinds = [int(world.disc[spot]) & int(KIND) for spot in range(first, last)]
            assert [kinds.count(kind) for kind in range(4)] == [int(t.layout.icons[wheel * 4 + k]) for k in range(4)]


@rule("DD-END-01")
def test_the_hourglass_is_imagined_on_the_rim_and_not_where_it_was_not_seen():
    t = deeds().holds(0, "S2,0 S1,1 S0,2")
    places = set()
    for number in range(60):
        disc = imagined(t, 0, number).disc
        spot = next(k for k in range(len(disc)) if int(disc[k]) & int(KIND) == 3)
        places.add(spot - int(t.layout.hourglass_from))
    assert places == {6, 8, 10, 12, 14, 16, 18, 20, 22}


def test_the_true_print_is_not_what_is_imagined_unless_it_is_known():
    t = deeds(2)
    poses = {tuple(int(k) & int(KIND) for k in imagined(t, 0, number).disc) for number in range(30)}
    printed = tuple(int(k) for k in t.layout.printed)
    assert printed not in poses
    known = deeds(2, print_known=True)
    size = int(known.layout.wheels.spots)
    turned = [tuple(int(known.layout.pose[o * size + k]) for k in range(121)) for o in range(12)]
    for number in range(30):
        assert tuple(int(k) & int(KIND) for k in imagined(known, 0, number).disc)[:121] in turned


def test_imagining_depends_on_knowledge_alone():
    t = opening(3, 5).play("base:B4,0 base:B-4,4 base:B0,-4")
    other = imagined(t, 0, 99)
    assert encode(GAME.view(t.rules, other, 0)) == t.bytes(0)
    assert same(t.rules.imagine(t.s, 0, Rng(1)), t.rules.imagine(other, 0, Rng(1)))


@rule("DD-TURN-03")
def test_a_ready_rival_is_imagined_with_any_hand():
    t = deeds(2).commit(1, "knight")
    hands = {int(t.layout.choose.argument(imagined(t, 0, number).answer(1, 0))) for number in range(40)}
    assert hands == {0, 1, 2, 3, 4}


def test_a_conquest_that_shows_something_new_cannot_be_undone_and_one_that_does_not_can():
    m = Match(GAME, 2, 3)
    m.push(m.legal()[0])
    m.push(m.legal()[0])
    m.push_plan(["choose:knight", "intend:simple", "pay:0:0"], 0)
    m.push_plan(["choose:fist", "intend:free", "pay:0:0"], 1)
    place = m.legal()[0]
    m.push(place)
    m.undo(0)
    assert m.legal() == [place]
    m.push(place)
    m.push(m.legal()[0])
    assert m.undo_reach(0) == m.ply


def test_instigation_can_be_undone_until_the_next_player_acts():
    t = deeds(2).holds(0, "B0,0").holds(1, "B1,0 B0,1").screen(0, opaque=2).acts(0, "spy")
    t.play("place:B0,0 instigate:B1,0")
    assert t.s.crossed == 0


def test_no_view_shows_the_orientation_or_the_unseen_print():
    one, other = deeds(2), deeds(2)
    for wheel in range(3):
        first, last = int(one.layout.wheels.first_spot[wheel]), int(one.layout.wheels.first_spot[wheel + 1])
        spots = [k for k in range(first, last) if int(one.s.disc[k]) & int(SEEN) == 0]
        kinds = [int(other.s.disc[k]) for k in spots]
        for spot, kind in zip(spots, reversed(kinds), strict=True):
            other.s.disc[spot] = kind
    for seat in (-1, 0, 1):
        assert one.bytes(seat) == other.bytes(seat)


def test_rivals_see_nothing_of_a_move_that_is_half_made():
    before, after = (deeds(2).holds(0, "B0,0").acts(0, "chrono") for _ in range(2))
    after.play("do:drilling place:B0,0")
    for seat in (-1, 1):
        assert before.bytes(seat) == after.bytes(seat)
    assert after.view(0).deciding == "conquer"
