"""Bots: each level plays whole matches, sees only imagined states, and beats the one below."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import LEVELS, bot, offered, take_move
from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.mover import Mover
from ludoteca.kernel.planner import Planner
from ludoteca.kernel.player import Player, Stumbler, Wanderer
from ludoteca.kernel.rehearser import Rehearser, Starter
from ludoteca.play.game import same
from ludoteca.play.match import AnyMatch, Match
from ludoteca.testing import fuzz_games


def play(match: AnyMatch, players: list[Player], seed: int) -> AnyMatch:
    rng = Rng(seed)
    while not match.over:
        seat = match.to_act[0]
        take_move(match, seat, players[seat], rng)
    return match


def seated(name: str, levels: list[str], seed: int) -> tuple[AnyMatch, list[Player]]:
    match: AnyMatch = Match(find(name), len(levels), seed)
    return match, [bot(level, match.game, match.rules) for level in levels]


def wins(name: str, one: str, other: str, matches: int) -> float:
    """The share of matches that the one wins, seats alternated."""
    won = 0.0
    for seed in range(matches):
        match, players = seated(name, [one, other] if seed % 2 == 0 else [other, one], seed)
        play(match, players, seed)
        won += (seed % 2 in match.winners) / max(1, len(match.winners))  # it may be that everybody has lost
    return won / matches


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_the_companion_beats_the_wanderer(name):
    assert wins(name, "companion", "wanderer", 10 + fuzz_games()) > 0.6


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_the_apprentice_loses_to_the_companion(name):
    assert wins(name, "apprentice", "companion", 20 + fuzz_games()) < 0.5


@pytest.mark.compiled_only
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_every_level_plays_a_whole_match_with_most_seats(name, level):
    """Who thinks long wanders about for half of it: what counts is that every kind of position is thought about."""
    game = find(name)
    match: AnyMatch = Match(game, game.most, 3, game.short)
    players = [bot(level if seat == 1 else "wanderer", game, match.rules) for seat in range(game.most)]
    if level in ("rival", "master"):
        players[1] = Stumbler(players[1], 0.5)
    assert play(match, players, 3).over


class Spy(Player):
    """Wanders about, and notes whether it was given the true state."""

    def __init__(self, match: AnyMatch) -> None:
        super().__init__()
        self.match = match
        self.wanderer = Wanderer()
        self.caught: list[bool] = []

    def steps(self, rules, known, seat, rng):
        self.caught.append(known is self.match._state or same(known, self.match._state))
        return self.wanderer.steps(rules, known, seat, rng)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_given_an_imagined_state_never_the_true_one(name):
    match: AnyMatch = Match(find(name), 2, 8)
    spy = Spy(match)
    play(match, [spy, spy], 8)
    assert len(spy.caught) > 5
    assert not any(spy.caught)


@pytest.mark.parametrize("name", NAMES)
def test_a_move_of_several_steps_is_one_row(name):
    match, players = seated(name, ["wanderer", "wanderer"], 2)
    play(match, players, 2)
    assert max(len(row.actions) for row in match.rows) > 1


def kind(level: str, name: str) -> str:
    game = find(name)
    return type(bot(level, game, game.rules({}, 2))).__name__


def test_levels_differ_by_how_they_think():
    assert [kind(level, "vendemmia") for level in LEVELS] == ["Wanderer", "Mover", "Mover", "Planner", "Planner"]


def test_a_master_is_offered_where_it_has_more_to_think_with():
    assert "master" in offered(find("phalanxx"))
    assert "master" in offered(find("dirty_deeds"))  # a net
    assert "master" not in offered(find("vendemmia"))


@pytest.mark.parametrize(
    ("name", "seats", "finalists"), [("phalanxx", 2, 3), ("dirty_deeds", 2, 1), ("dirty_deeds", 3, 3)]
)
def test_a_master_foresees_where_no_net_serves_it(name, seats, finalists):
    game = find(name)
    found = bot("master", game, game.rules({}, seats))
    assert isinstance(found, Planner)
    assert found.finalists == finalists
    rival = bot("rival", game, game.rules({}, seats))
    assert isinstance(rival, Planner)
    assert rival.finalists == 1


def test_an_unknown_level_is_refused():
    game = find("vendemmia")
    with pytest.raises(LudotecaError, match="unknown level 'god'"):
        bot("god", game, game.rules({}, 2))


def test_who_plans_follows_as_many_moves_as_the_game_says():
    def followed(name: str, level: str) -> int:
        game = find(name)
        found = bot(level, game, game.rules({}, 2))
        plans = found.some if isinstance(found, Starter) else found
        plans = plans.advisers[0] if isinstance(plans, Rehearser) else plans
        assert isinstance(plans, Planner)
        return int(plans.candidates)

    assert [followed("phalanxx", level) for level in ("rival", "master")] == [6, 6]
    assert [followed("archipelago", level) for level in ("rival", "master")] == [16, 16]


def test_where_a_game_says_at_which_decisions_one_plans_nobody_plans_at_others():
    assert [name for name in NAMES if find(name).plans_at] == ["archipelago"]
    assert {kind(level, "archipelago") for level in ("companion", "rival", "master")} == {"Starter"}
    others = [name for name in NAMES if not find(name).plans_at]
    assert {kind("companion", name) for name in others} == {"Mover"}
    assert {kind("rival", name) for name in others} == {"Planner"}


def test_who_plans_at_few_decisions_plans_as_its_level_does():
    game = find("archipelago")
    found = bot("companion", game, game.rules({}, 2))
    assert isinstance(found, Starter)
    assert isinstance(found.others, Mover)
    assert isinstance(found.some, Planner)


@pytest.mark.parametrize(
    ("name", "seats", "times"),
    [
        ("archipelago", 2, (16, 32)),
        ("archipelago", 5, (6, 12)),
        ("magnificent", 1, (8, 16)),
        ("magnificent", 5, (0, 3)),
    ],
)
def test_where_a_game_says_so_moves_are_played_on_to_the_end(name, seats, times):
    def rehearsed(level: str) -> int:
        game = find(name)
        found = bot(level, game, game.rules({}, seats))
        thinks = found.some if isinstance(found, Starter) else found
        return int(thinks.times) if isinstance(thinks, Rehearser) else 0

    assert (rehearsed("rival"), rehearsed("master")) == times
    assert rehearsed("companion") == 0


class Named(Player):
    """Moves as one who is to be recognised: the first option, or the last."""

    def __init__(self, last: bool) -> None:
        super().__init__()
        self.last = last

    def steps(self, rules, known, seat, rng):
        out = Options()
        self.ways(rules, known, seat, out)
        return out.actions[out.count - 1 : out.count] if self.last else out.actions[:1]


def test_one_plays_some_decisions_and_another_the_rest():
    game = find("vendemmia")
    match: AnyMatch = Match(game, 2, 3)
    here = int(match.imagine(0, Rng(1)).deciding())
    first, last = Named(last=False), Named(last=True)

    def chosen(player: Player) -> list[int]:
        return [int(action) for action in player.move(match.rules, match.imagine(0, Rng(1)), 0, Rng(1))]

    assert chosen(first) != chosen(last)
    assert chosen(Starter(first, last, [here])) == chosen(last)
    assert chosen(Starter(first, last, [here + 1])) == chosen(first)


def test_both_do_without_what_is_shunned():
    game = find("vendemmia")
    match: AnyMatch = Match(game, 2, 3)
    here = int(match.imagine(0, Rng(1)).deciding())
    for decisions in ([here], []):
        player = Starter(Named(last=False), Named(last=False), decisions)
        before = player.move(match.rules, match.imagine(0, Rng(1)), 0, Rng(1))[0]
        player.shun(match.rules, before)
        assert player.move(match.rules, match.imagine(0, Rng(1)), 0, Rng(1))[0] != before
