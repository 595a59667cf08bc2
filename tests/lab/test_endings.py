from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games import NAMES, find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Player, Wanderer
from ludoteca.kernel.trial import Trace, play
from ludoteca.lab.endings import (
    LIMIT,
    Ending,
    dead_tail,
    ending,
    endings,
    lead_changes,
    percentile,
    reason,
    spread,
    watch,
)
from ludoteca.lab.watched import Conduct, Note, Watched, conducts
from ludoteca.play.game import fresh, seed_bytes
from tests.games.dirty_deeds.table import deeds
from tests.kernel.toy import LAST_TURN, SEED, PebblesGame


class Judged(PebblesGame):
    """Pebbles, with all that is asked of a game to judge how its matches end."""

    idle: tuple[str, ...] = ("pass",)
    guards = ("last turn",)

    def round_of(self, rules, s):
        return s.turn // s.seats + 1

    def ending(self, rules, s, told):
        if s.heap == 0:
            return "heap taken" if "took" in told else "heap vanished"
        return "last turn"


class Script(Player):
    """Plays the moves it is told, one after the other, then passes for ever."""

    def __init__(self, *moves: str) -> None:
        super().__init__()
        self.moves = list(moves)

    def move(self, rules, known, seat, rng):
        texts = self.moves.pop(0).split() if self.moves else ["pass"]
        actions = [rules.actions.number(text) for text in texts]
        for action in actions:
            rules.take(known, seat, action)
        return vec[i64](actions)


def watched(*scripts, game=None, limit=1000, **settings):
    """How a match of these scripts ended, and how each seat played it."""
    game = game or Judged()
    rules = game.rules(settings, len(scripts))
    s = fresh(rules, SEED)
    notes: list[Note] = []
    players: list[Player] = [Watched(Script(*script), game, rules, notes) for script in scripts]
    first = watch(rules, s)
    trace = Trace(steps_wanted=True, scores_wanted=True, features_wanted=False)
    play(rules, s, players, Rng(1), trace, limit)
    return ending(game, rules, s, first, trace), conducts(len(scripts), trace, notes)


def counted(conduct: Conduct) -> tuple[int, int, int, int]:
    return conduct.moves, conduct.forced, conduct.idle, conduct.fruitless


def test_a_match_ends_for_the_reason_its_game_says():
    end, _ = watched(["take:3"], ["take:1"], heap=4)
    assert (end.reason, end.unfinished) == ("heap taken", False)


def test_a_guard_of_the_rules_leaves_a_match_unfinished():
    end, _ = watched([], [])
    assert (end.reason, end.unfinished) == ("last turn", True)


def test_the_limit_of_a_game_leaves_a_match_unfinished():
    end, _ = watched([], [], limit=5)
    assert (end.reason, end.unfinished, end.decisions) == (LIMIT, True, 5)


def test_length_is_counted_in_rounds_and_in_decisions():
    end, _ = watched(["take:1", "from:1 to:2", "take:3"], ["take:1", "take:1"], heap=6)
    assert (end.rounds, end.decisions) == (3, 6)


def test_the_tail_is_dead_after_the_last_move_that_changed_a_score():
    end, _ = watched(["take:2", "pass", "take:1"], ["take:1"])  # the fifth of forty moves is the last to change any
    assert end.tail == pytest.approx(1 - 5 / LAST_TURN)


def test_a_match_that_ends_with_a_score_has_no_dead_tail():
    end, _ = watched(["take:3"], ["take:1"], heap=4)
    assert end.tail == 0


def test_the_first_move_counts_only_if_it_changes_a_score():
    assert dead_tail([(0, 0), (0, 0), (0, 0)]) == 1
    assert dead_tail([(0, 0), (1, 0), (1, 0)]) == 0.5
    assert dead_tail([(0, 0)]) == 0


def test_the_lead_changes_when_another_has_most_alone():
    assert lead_changes([(0, 0), (1, 0), (1, 1), (1, 2), (3, 2), (3, 3)]) == 2
    assert lead_changes([(0, 0), (0, 1), (1, 1), (1, 2)]) == 0
    assert watched(["take:1", "take:3"], ["take:2", "take:1"], heap=7)[0].lead_changes == 2


def test_a_move_without_any_choice_is_forced():
    _, (one, other) = watched(["take:3"], ["take:1"], heap=4, bare=True)  # three options, then one
    assert (one.forced, other.forced) == (0, 1)


def test_a_move_of_idle_actions_is_wasted_where_something_else_was_offered():
    _, (one, other) = watched(["take:1", "pass"], ["take:3", "take:1"], heap=5)
    assert (counted(one), counted(other)) == ((2, 0, 1, 0), (2, 0, 0, 0))


def test_an_idle_action_is_no_waste_where_only_idle_ones_and_interludes_are_offered():
    game = Judged()
    texts = [game.rules({}, 2).actions.text(action) for action in range(len(game.rules({}, 2).actions))]
    game.idle = tuple(text for text in texts if text != "coin")
    _, (one, _) = watched(["pass"], ["pass"], game=game, limit=2)
    assert one.idle == 0


def test_a_move_that_does_something_before_it_stops_is_not_idle():
    game = Judged()
    game.idle = ("to:2",)
    _, (one, _) = watched(["from:1 to:2"], ["pass"], game=game, limit=2)
    assert one.idle == 0


def test_a_move_is_fruitless_if_no_trait_of_the_mover_has_changed():
    """Carrying a pebble brings nothing, unless it is the third in its pot."""
    _, (one, other) = watched(["from:1 to:2", "take:1"], ["from:1 to:2", "take:3"], limit=6)
    assert (counted(one), counted(other)) == ((2, 0, 0, 1), (2, 0, 0, 0))


def test_what_is_rolled_revealed_answered_in_secret_or_not_yet_in_effect_is_never_fruitless():
    _, (one, other) = watched(["peek", "vote", "side:left stake:0", "pass"], ["side:left stake:0", "roll"], limit=8)
    assert [conduct.fruitless for conduct in (one, other)] == [0, 0]


def traced(moves, options):
    trace = Trace(steps_wanted=True, scores_wanted=True, features_wanted=False)
    trace.moves = vec[i64](moves)
    trace.steps = vec[i64]([number for count in options for number in (0, 0, 0, count)])
    return trace


def test_a_turn_is_all_moves_of_a_round_without_another_in_between():
    notes = [Note(round_, 1.0, idle=False, fruitless=False) for round_ in (1, 1, 1, 2, 2)]
    trace = traced([0, 1, 0, 2, 1, 3, 1, 4, 0, 5], [2] * 5)
    assert [conduct.turns for conduct in conducts(2, trace, notes)] == [(2.0, 1.0), (1.0, 1.0)]


def test_what_one_is_forced_to_is_never_fruitless():
    """Two moves of two steps: the first has a choice in its second step, the other has none."""
    notes = [Note(1, 0.0, idle=False, fruitless=True)] * 2
    assert counted(conducts(1, traced([0, 2, 0, 4], [1, 2, 1, 1]), notes)[0]) == (2, 1, 0, 1)


def match(**changed) -> Ending:
    plain = Ending("last round", unfinished=False, rounds=9, decisions=50, tail=0.0, lead_changes=1)
    return plain._replace(**changed)


def test_many_endings_are_summed_up():
    found = endings([match(tail=0.3), match(reason="guard", unfinished=True, rounds=5), match(tail=0.2), match()])
    assert [(why, often.value) for why, often in found.reasons.items()] == [("last round", 0.75), ("guard", 0.25)]
    assert found.flaws.unfinished.value == 0.25
    assert found.flaws.tail.value == pytest.approx(0.125)
    assert found.long_tails.value == 0.25
    assert found.rounds == (5, 9, 9)


def test_percentiles_are_numbers_that_were_seen():
    assert spread(range(1, 101)) == (5, 50, 95)
    assert percentile([7], 0.05) == 7


@pytest.mark.parametrize(
    ("name", "seats", "settings", "reasons", "rounds"),
    [
        ("vendemmia", 3, {"rounds": 4}, {"last round"}, 4),
        ("baratto", 3, {"rounds": 3}, {"last round"}, 3),
        ("baratto", 5, {"radius": 1, "rounds": 8}, {"no crates left"}, None),
        ("phalanxx", 1, {}, {"deck ran out"}, 16),
        ("phalanxx", 4, {"start_hand": 1}, {"deck ran out"}, 12),
        ("dirty_deeds", 2, {"max_turns": 5, "final_turns": 2}, {"hourglass not found"}, 7),
        ("dei", 2, {}, {"four turns"}, 4),
        ("magnificent", 2, {}, {"three rounds"}, 3),
        ("archipelago", 2, {}, {"independence"}, None),
    ],
)
def test_every_game_says_why_and_after_how_many_rounds_it_ended(name, seats, settings, reasons, rounds):
    game = find(name)
    rules = game.rules(settings, seats)
    s = fresh(rules, seed_bytes(3))
    watch(rules, s)
    trace = Trace(steps_wanted=False, scores_wanted=False, features_wanted=False)
    play(rules, s, [Wanderer()] * seats, Rng(3), trace, game.longest)
    assert reason(game, rules, s) in reasons
    assert rounds is None or game.round_of(rules, s) == rounds


@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_begins_is_in_its_first_round(name):
    game = find(name)
    rules = game.rules({}, 2)
    s = fresh(rules, seed_bytes(3))
    trace = Trace(steps_wanted=False, scores_wanted=False, features_wanted=False)
    play(rules, s, [Wanderer()] * 2, Rng(3), trace, 3)
    assert game.round_of(rules, s) == 1


def test_dirty_deeds_tells_a_found_hourglass_from_one_that_counts_as_found():
    found = deeds(2, final_turns=0).at(4).orient(0, 0, 4).screen(0, opaque=2, t=2, i=3)
    found.acts(0, "engineer", "costly").play("conquer:S2,0 place:B-4,4 conquer-stop")
    lost = deeds(2, final_turns=0, max_turns=5).at(5).fists()
    for t, why in ((found, "hourglass"), (lost, "hourglass not found")):
        t.s.log = t.news
        assert reason(find("dirty_deeds"), t.rules, t.s) == why
    assert find("dirty_deeds").guards == ("hourglass not found",)
