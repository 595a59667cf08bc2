"""What stays secret in a match is not told by its record before the match is over."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games import find
from ludoteca.play.match import Match
from ludoteca.play.record import Record

SECRETS = [
    ("dei", {"opt_planning": True}, {"plan", "down", "robot"}),
    ("magnificent", {"start_cards": "draft"}, {"keep"}),
    ("archipelago", {"more_spice": True}, {"keep"}),
]


def begun(name: str, settings, acts: int = 60):
    match = Match(find(name), 3, 5, settings)
    rng = Random(1)
    for _ in range(acts):
        seat = match.to_act[0]
        match.push(rng.choice(match.legal(seat)), seat)
    return match


def named(record: Record) -> set[str]:
    return {action for _, actions in record.rows for action in actions}


@pytest.mark.parametrize(("name", "settings", "verbs"), SECRETS)
def test_of_secret_acts_the_record_of_a_match_that_goes_on_has_only_the_verb(name, settings, verbs):
    match = begun(name, settings)
    secret = {action for action in named(match.record(with_seed=True)) if action.partition(":")[0] in verbs}
    assert secret
    assert {action.partition(":")[0] + ":?" for action in secret} <= named(match.record())
    assert not secret & named(match.record())


def test_where_nothing_is_planned_cards_lie_open_and_are_told():
    assert find("dei").covered(begun("dei", {}, 0).settings) == ()
