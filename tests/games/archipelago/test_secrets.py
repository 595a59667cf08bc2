"""What nobody may know: hands, decks, objectives, bids; and what a seat remembers of others' cubes after a Thief."""

from __future__ import annotations

from random import Random

from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.exploring import nothing_fits
from ludoteca.games.archipelago.rules.names import PICK_SIDE
from ludoteca.kernel.chance import Rng
from ludoteca.play.game import same
from ludoteca.play.match import Match
from ludoteca.play.view import encode
from tests.games.archipelago.table import Table, isles, opening
from tests.support import rule


def robbed() -> Table:
    """Seat 0 has taken iron out of the right fist of seat 1, who had two fruit and an iron; seats 2 and 3 saw it."""
    t = isles().region("1,-1", "H01A").region("1,0", "H02A").citizens(0, "1 1 1").cards(0, "thief")
    t.next_hex("H10A").has(1, fruit=2, iron=1).has(0, wood=1).acts(0).play("use:thief rival:1")
    t.play("hide:fruit:iron", 1)
    return t.play("pick:right", 0)


def known(t: Table, viewer: int, owner: int) -> list[tuple[int, int]]:
    """The least and the most cubes of fruit and of iron that somebody may have, for all that a viewer knows."""
    player = t.view(viewer).players[owner]
    return [(player.cubes_least[good], player.cubes_most[good]) for good in (0, 5)]


@rule("ARC-CARD-05")
def test_those_who_watch_know_only_that_a_cube_has_gone():
    t = robbed()
    assert known(t, 2, 1) == [(1, 2), (0, 1)]
    assert known(t, 2, 0) == [(0, 1), (0, 1)]
    assert known(t, 1, 0) == [(0, 0), (1, 1)]
    assert known(t, 0, 1) == [(2, 2), (0, 0)]


@rule("ARC-CARD-05", "ARC-SETUP-09")
def test_what_is_spent_afterwards_tells_the_rest():
    t = robbed().play("transact sell:domestic:iron")
    assert known(t, 2, 0) == [(0, 0), (0, 0)]
    assert known(t, 2, 1) == [(2, 2), (0, 0)]


@rule("ARC-CARD-05")
def test_what_is_offered_afterwards_tells_the_rest():
    t = robbed().play("offer:2 give:iron propose")
    assert known(t, 3, 0) == [(0, 0), (1, 1)]


@rule("ARC-CARD-05")
def test_imagined_worlds_differ_in_what_the_thief_took_and_agree_in_all_else():
    t = robbed()
    worlds = [t.rules.imagine(t.s, 2, Rng(seed)) for seed in range(20)]
    assert {int(world.has(0, 5)) for world in worlds} == {0, 1}
    for world in worlds:
        assert world.has(0, 0) + world.has(0, 5) == 1
        assert world.has(0, 0) + world.has(1, 0) == 2
        assert encode(GAME.view(t.rules, world, 2)) == t.bytes(2)


@rule("ARC-CARD-05")
def test_those_who_know_imagine_it_as_it_is():
    t = robbed()
    assert {int(t.rules.imagine(t.s, 0, Rng(seed)).has(1, 0)) for seed in range(10)} == {2}


@rule("ARC-CARD-05")
def test_memory_holds_through_a_whole_match_with_thieves():
    t = robbed()
    rng, out = Rng(4), t.out
    for step in range(400):
        if t.s.over:
            break
        seat = int(t.rules.acting(t.s))
        t.rules.options(t.s, seat, out)
        t.rules.take(t.s, seat, out.actions[rng.below(out.count)])
        if step % 10 == 0:
            for viewer in range(-1, 4):
                twin = t.rules.imagine(t.s, viewer, Rng(step))
                assert encode(GAME.view(t.rules, twin, viewer)) == t.bytes(viewer)
                assert same(twin, t.rules.imagine(twin, viewer, Rng(step)))


@rule("ARC-T0-14", "ARC-T0-15")
def test_objectives_of_others_are_any_that_can_still_be_held():
    t = isles().objectives(0, "S01").objectives(1, "S02").region("1,-1", "H01A").acts(0)
    worlds = [t.rules.imagine(t.s, 0, Rng(seed)) for seed in range(30)]
    held = {int(world.objectives.card(3, 0)) for world in worlds}
    assert len(held) > 3
    assert 0 not in held


@rule("ARC-END-02")
def test_nobody_imagines_an_objective_whose_end_has_come_and_that_nobody_showed():
    t = isles(3).objectives(0, "S01").objectives(1, "S02").region("1,-1", "H01A").region("1,0", "H02A")
    t.region("0,1", "H22A").region("0,-1", "H23A")
    for region in (1, 2, 3, 4):
        t.built(region, "town")
    t.acts(0)
    assert t.view().ending == ""
    worlds = [t.rules.imagine(t.s, 0, Rng(seed)) for seed in range(40)]
    assert "S03" not in {t.layout.objective_ids[world.objectives.card(3, 0)] for world in worlds}


@rule("ARC-T0-06")
def test_nobody_imagines_a_hand_of_which_no_first_region_fits():
    """It would have been shown: bots that play on for the one who lays would find nothing to choose."""
    for seed in range(12):
        match, rng = Match(GAME, 5, seed), Random(seed)
        while len(match.view(0).regions) < 5:
            match.push(rng.choice(match.legal(match.to_act[0])))
        while match._state.deciding() != PICK_SIDE:
            match.push(rng.choice(match.legal(match.to_act[0])))
        (actor,) = match.to_act
        for world in (match.imagine(viewer, Rng(k)) for viewer in (-1, (actor + 1) % 5) for k in range(20)):
            assert not nothing_fits(world, actor)


@rule("ARC-SETUP-07", "ARC-P6-09")
def test_only_the_back_on_top_of_the_deck_is_known():
    t = opening()
    backs = set()
    for seed in range(20):
        world = t.rules.imagine(t.s, 0, Rng(seed))
        backs.add(int(world.cards.card(0, world.cards.size(0) - 2)))
        assert GAME.view(t.rules, world, 0).back == t.view(0).back
    assert len(backs) > 5


@rule("ARC-EXPL-02")
def test_an_exploration_that_uncovers_something_is_not_taken_back():
    t = isles().region("1,-1", "H01A").ships(0, "0").next_hex("H10A", "H11A").acts(0).play("explore")
    assert t.s.crossed == 0
    t.play("take-hex")
    assert t.s.crossed != 0
    t.play("side:H10A")
    assert t.s.crossed == 0


@rule("ARC-SCORE-01", "ARC-CARD-05")
def test_at_the_end_all_screens_are_lifted():
    t = robbed().markers(rebellion=3)
    assert known(t, 2, 0) == [(0, 1), (0, 1)]
    t.play("taxes")
    assert t.s.over
    assert known(t, 2, 0) == [(0, 0), (1, 1)]
    assert t.view().players[1].cubes_least == (2, 0, 0, 0, 0, 0)


@rule("ARC-CARD-05", "ARC-WIN-01")
def test_a_record_tells_what_was_kept_and_what_lay_in_fists_only_when_the_match_is_over():
    match = Match(GAME, 3, 4, {"more_spice": True})
    rng = Random(4)
    kept = 0
    while not match.over:
        seat = match.to_act[0]
        match.push(rng.choice(match.legal(seat)), seat)
        told = [text for _, actions in match.record(with_seed=False).rows for text in actions]
        assert {text for text in told if text.startswith(("keep:", "hide:"))} <= {"keep:?", "hide:?"}
        kept = max(kept, told.count("keep:?"))
    assert kept == 3
    told = [text for _, actions in match.record().rows for text in actions]
    assert "keep:?" not in told
    assert sum(text.startswith("keep:") for text in told) == kept
