"""Weights as data: which file is used, what is wrong with a broken one, and writing that leaves all or nothing."""

from __future__ import annotations

import copy
import errno
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from ludoteca.bots.weights import (
    Net,
    Trained,
    Weights,
    best_weights,
    features_hash,
    flat,
    judge,
    linear_judge,
    named,
    net_judge_of,
    prior,
    read_net,
    read_weights,
    text,
    warn_once,
    write,
)
from ludoteca.games import find
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.judge import NetJudge
from ludoteca.play.game import AnyGame, fresh, seed_bytes

TRAINED = Trained(seed=7, rounds=6, matches=3000, scale=8.5)


@pytest.fixture
def game(tmp_path: Path) -> Iterator[AnyGame]:
    """Vendemmia with weights of its own, none at first."""
    one = copy.copy(find("vendemmia"))
    one.folder = tmp_path / "vendemmia"
    (one.folder / "weights").mkdir(parents=True)
    warn_once.cache_clear()
    yield one
    read_weights.cache_clear()
    read_net.cache_clear()


def rules_of(seats: int = 2):
    return find("vendemmia").rules({}, seats)


def learnt(seats: int = 2, **changed: object) -> Weights:
    told: dict[str, object] = {
        "game": "vendemmia",
        "version": 1,
        "seats": seats,
        "features": features_hash(rules_of()),
        "swing": 6.5,
        "weights": {"always": {"terraces": 0.5 * seats}, "last": {"baskets": -0.25}},
        "trained": TRAINED,
    }
    return Weights(**{**told, **changed})  # type: ignore[arg-type]


def a_net(**changed: object) -> Net:
    rules = rules_of()
    phases, traits = len(rules.phases), len(rules.traits)
    told: dict[str, object] = {
        "game": "vendemmia",
        "version": 1,
        "seats": 2,
        "features": features_hash(rules),
        "swing": 6.5,
        "hidden": 2,
        "linear": [0.0] * (phases * traits),
        "net": [0.5] * (2 * (phases + 2 * traits + 2)),
        "trained": TRAINED,
    }
    return Net(**{**told, **changed})  # type: ignore[arg-type]


def put(game: AnyGame, name: str, content: str | Weights | Net) -> Path:
    path: Path = game.folder / "weights" / name
    if isinstance(content, Weights):
        content = text(content)
    elif isinstance(content, Net):
        content = msgspec.json.encode(content).decode()
    path.write_text(content, encoding="utf-8")
    return path


# Which file is used.


def test_without_any_file_every_trait_of_the_first_phase_counts_one(game):
    row = flat(rules_of(), prior(game, rules_of()))
    traits = len(rules_of().traits)
    assert row == [1.0] * traits + [0.0] * (len(row) - traits)


def test_without_learnt_weights_those_written_by_hand_are_used(game):
    put(game, "prior.toml", 'game = "vendemmia"\nswing = 4.0\n[weights.always]\nterraces = 2.0\n')
    assert best_weights(game, rules_of()).weights == {"always": {"terraces": 2.0}}
    assert judge(game, rules_of()).swing == 4.0


def test_learnt_weights_are_preferred_to_those_written_by_hand(game):
    put(game, "prior.toml", 'game = "vendemmia"\nswing = 4.0\n[weights.always]\nterraces = 2.0\n')
    put(game, "2.toml", learnt())
    assert best_weights(game, rules_of()) == learnt()


@pytest.mark.parametrize(
    ("there", "seats", "used"),
    [((2, 3), 2, 2), ((2, 3), 3, 3), ((2, 3), 4, 3), ((3, 4), 2, 3), ((4,), 2, 4), ((2, 4), 3, 2)],
)
def test_weights_learnt_for_the_nearest_number_of_seats_are_used(game, there, seats, used):
    for number in there:
        put(game, f"{number}.toml", learnt(number))
    assert best_weights(game, rules_of(seats)).seats == used


def test_there_may_be_no_net(game):
    put(game, "2.toml", learnt())
    assert net_judge_of(game, rules_of()) is None


def test_the_net_of_the_nearest_number_of_seats_is_used(game):
    put(game, "2.net.json", a_net())
    found = net_judge_of(game, rules_of(4))
    assert isinstance(found, NetJudge)
    assert len(found.weigh(rules_of(4), fresh(rules_of(4), seed_bytes(1)), 0)) == 4
    assert not isinstance(judge(game, rules_of(4)), NetJudge)


@pytest.mark.parametrize(("learnt_for", "is_used"), [(2, True), (3, False), (4, False)])
def test_a_net_does_not_serve_seats_that_weights_were_learnt_for_since(game, learnt_for, is_used):
    put(game, "2.net.json", a_net())
    put(game, f"{learnt_for}.toml", learnt(learnt_for))
    assert (net_judge_of(game, rules_of(4)) is not None) == is_used


# Weights from elsewhere.


def test_weights_can_be_tried_from_a_folder_of_their_own(game, tmp_path):
    put(game, "2.toml", learnt())
    write(tmp_path / "tried" / "3.toml", text(learnt(3, swing=9.5)).encode())
    assert judge(game, rules_of(), tmp_path / "tried").swing == 9.5
    assert net_judge_of(game, rules_of(), tmp_path / "tried") is None
    write(tmp_path / "tried" / "2.net.json", msgspec.json.encode(a_net(swing=8.5)))
    found = net_judge_of(game, rules_of(), tmp_path / "tried")
    assert found is not None
    assert found.swing == 8.5
    assert judge(game, rules_of()).swing == 6.5


def test_weights_can_be_tried_from_a_file(game, tmp_path):
    write(tmp_path / "mine.toml", text(learnt(features="any", swing=9.5)).encode())
    assert judge(game, rules_of(), tmp_path / "mine.toml").swing == 9.5


@pytest.mark.parametrize(
    ("name", "changed", "told"),
    [
        ("mine.toml", {"game": "baratto"}, "has weights of baratto, not of vendemmia"),
        ("mine.toml", {"weights": {"always": {"teraces": 1.0}}}, "vendemmia has no trait 'teraces'"),
        ("2.toml", {"features": "old"}, "has no weights that fit vendemmia"),
        ("prior.toml", {"game": "baratto"}, "has weights of baratto, not of vendemmia"),
    ],
)
def test_weights_to_be_tried_that_do_not_fit_are_refused(game, tmp_path, name, changed, told):
    put(game, "2.toml", learnt())
    tried = tmp_path / "tried" / name
    write(tried, text(learnt(**changed)).encode())
    source = tried if name == "mine.toml" else tried.parent
    assert told in refused(lambda one: judge(one, rules_of(), source), game)


def test_without_weights_in_a_folder_to_be_tried_it_is_refused(game, tmp_path):
    assert refused(lambda one: judge(one, rules_of(), tmp_path / "no"), game).endswith(
        "no has no weights that fit vendemmia"
    )


# What was learnt for something else.


@pytest.mark.parametrize("changed", [{"features": "0123456789abcdef"}, {"game": "baratto"}])
def test_what_was_learnt_for_other_features_is_left_alone_with_one_warning(game, caplog, changed):
    put(game, "prior.toml", 'game = "vendemmia"\nswing = 4.0\n[weights.always]\nterraces = 2.0\n')
    put(game, "2.toml", learnt(**changed))
    with caplog.at_level(logging.WARNING, "ludoteca.bots"):
        for _ in range(3):
            assert best_weights(game, rules_of()).swing == 4.0
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "2.toml of vendemmia was learnt for other features"
    ]


def test_a_net_that_was_learnt_for_other_features_is_left_alone(game, caplog):
    put(game, "2.net.json", a_net(features="0123456789abcdef"))
    with caplog.at_level(logging.WARNING, "ludoteca.bots"):
        assert net_judge_of(game, rules_of()) is None
    assert "2.net.json of vendemmia was learnt for other features" in caplog.text


def test_weights_that_do_not_fit_do_not_hide_those_of_another_number_of_seats(game):
    put(game, "2.toml", learnt(2, features="old"))
    put(game, "4.toml", learnt(4))
    assert best_weights(game, rules_of(2)).seats == 4


def test_the_hash_changes_with_the_names_and_their_order():
    class Named:
        def __init__(self, phases, traits):
            self.phases, self.traits = phases, traits

    found = [
        features_hash(Named(phases, traits))  # type: ignore[arg-type]
        for phases, traits in (
            (["always"], ["a", "b"]),
            (["always"], ["b", "a"]),
            (["always", "a"], ["b"]),
            (["always", "a", "b"], []),
            (["always"], ["a", "b", "c"]),
        )
    ]
    assert len(set(found)) == 5


# What is wrong with a file.


def refused(use: Callable[[AnyGame], object], game: AnyGame) -> str:
    with pytest.raises(LudotecaError) as caught:
        use(game)
    told = str(caught.value)
    assert "\n" not in told
    return told


@pytest.mark.parametrize("name", ["prior.toml", "2.toml"])
def test_an_unknown_trait_or_phase_is_named_with_its_file(game, name):
    put(game, name, learnt(weights={"always": {"teraces": 1.0}}))
    told = refused(lambda one: judge(one, rules_of()), game)
    assert told == f"vendemmia/weights/{name}: vendemmia has no trait 'teraces'"
    read_weights.cache_clear()
    put(game, name, learnt(weights={"alway": {"terraces": 1.0}}))
    told = refused(lambda one: judge(one, rules_of()), game)
    assert told == f"vendemmia/weights/{name}: vendemmia has no phase 'alway'"


@pytest.mark.parametrize("weight", ["nan", "inf", "-inf"])
def test_a_weight_that_is_no_number_is_refused(game, weight):
    put(game, "prior.toml", f'game = "vendemmia"\nswing = 4.0\n[weights.always]\nterraces = {weight}\n')
    told = refused(lambda one: judge(one, rules_of()), game)
    assert told == f"vendemmia/weights/prior.toml: the weight of terraces is {weight}"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("game = ", "Invalid value"),
        ('game = "vendemmia"\n[weights.always]\n', "missing required field `swing`"),
        ('game = "vendemmia"\nswing = 0.0\n[weights]\n', "`float` > 0"),
        ('game = "vendemmia"\nswing = nan\n[weights]\n', "`float` > 0"),
        ('game = "vendemmia"\nswing = 9.0\n[always]\nterraces = 1.0\n', "unknown field `always`"),
        ('game = "vendemmia"\nswing = 9.0\n[weights.always]\nterraces = "much"\n', "Expected `float`, got `str`"),
        ("\0", "vendemmia/weights/2.toml"),
    ],
)
def test_a_broken_file_of_weights_is_named(game, content, told):
    put(game, "2.toml", content)
    found = refused(lambda one: judge(one, rules_of()), game)
    assert found.startswith("vendemmia/weights/2.toml: ")
    assert told in found


def test_a_file_of_weights_that_is_no_text_is_named(game):
    put(game, "2.toml", "").write_bytes(b"\xff\xfe")
    assert refused(lambda one: judge(one, rules_of()), game).startswith("vendemmia/weights/2.toml: ")


def test_a_file_that_is_a_folder_is_named(game):
    (game.folder / "weights" / "2.toml").mkdir()
    assert refused(lambda one: judge(one, rules_of()), game).startswith("vendemmia/weights/2.toml: cannot be read")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "truncated"),
        ("[]", "Expected `object`"),
        (a_net(hidden=0), "`int` >= 1"),
        (a_net(hidden=3), "numbers for a net of 3 hidden units"),
        (a_net(linear=[1.0]), "1 weights for"),
    ],
)
def test_a_broken_net_is_named(game, content, told):
    put(game, "2.net.json", content)
    found = refused(lambda one: net_judge_of(one, rules_of()), game)
    assert found.startswith("vendemmia/weights/2.net.json: ")
    assert told in found


# As a file.


@pytest.mark.parametrize(
    "weights",
    [
        learnt(),
        learnt(trained=None, version=0, seats=0, features=""),
        learnt(swing=0.0004, weights={"always": {"terraces": -1e-07, "baskets": 123456.789}, "last": {}}),
        learnt(
            trained=Trained(
                seed=2**62,
                rounds=1,
                matches=10,
                scale=1 / 3,
                settings={"rounds": 5, "rising": True, "end": 'a "quoted" word\nand a line'},
                beats={"what stands": "84.2 % (79.6–87.9) of 300", "the rival's": "too few", "": "nobody"},
            )
        ),
    ],
)
def test_weights_that_are_written_are_read_as_they_were(game, weights):
    assert read_weights(put(game, "2.toml", weights)) == weights


def test_a_file_has_one_line_a_weight():
    lines = text(learnt()).splitlines()
    assert lines[lines.index("[weights.always]") + 1] == "terraces = 1.0"
    assert lines[lines.index("[weights.last]") + 1] == "baskets = -0.25"


def test_a_row_of_numbers_is_named_rounded_and_without_zeros():
    rules = rules_of()
    row = [0.0] * (len(rules.phases) * len(rules.traits))
    row[1], row[2], row[-1] = 0.12345, 0.0004, -2.0
    found = named(rules, row)
    assert found == {"always": {rules.traits[1]: 0.123}, "gone": {}, "last": {rules.traits[-1]: -2.0}}
    again = flat(rules, learnt(weights=found))
    assert [again[1], again[2], again[-1]] == [0.123, 0.0, -2.0]


def test_weights_stand_where_the_rules_name_the_traits():
    rules = rules_of()
    row = flat(rules, learnt(weights={"last": {"baskets": 3.0}}))
    assert row.index(3.0) == rules.phases.index("last") * len(rules.traits) + rules.traits.index("baskets")
    assert list(linear_judge(rules, learnt(weights={"last": {"baskets": 3.0}})).weights) == row


# Writing.


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_file_is_written_whole_for_everybody_to_read(tmp_path):
    write(tmp_path / "new" / "2.toml", b"much")
    assert files(tmp_path / "new") == {"2.toml": b"much"}
    assert (tmp_path / "new" / "2.toml").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("fails", ["fsync", "replace"])
@pytest.mark.parametrize("there", [{}, {"2.toml": b"old"}])
def test_a_full_disk_leaves_what_was_there_and_nothing_else(tmp_path, monkeypatch, fails, there):
    for name, content in there.items():
        (tmp_path / name).write_bytes(content)

    def no_room(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(*((os, "fsync") if fails == "fsync" else (Path, "replace")), no_room)
    with pytest.raises(LudotecaError, match=r"2\.toml could not be written: No space left on device; what was there"):
        write(tmp_path / "2.toml", b"new")
    assert files(tmp_path) == there


def test_an_interrupt_leaves_what_was_there_and_nothing_else(tmp_path, monkeypatch):
    (tmp_path / "2.toml").write_bytes(b"old")

    def interrupted(file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "2.toml", b"new")
    assert files(tmp_path) == {"2.toml": b"old"}


def test_a_file_is_safe_on_the_disk_before_it_takes_the_place_of_the_old_one(tmp_path, monkeypatch):
    (tmp_path / "2.toml").write_bytes(b"old")
    seen = []
    monkeypatch.setattr(os, "fsync", lambda file: seen.append((tmp_path / "2.toml").read_bytes()))
    write(tmp_path / "2.toml", b"new")
    assert seen == [b"old"]
    assert files(tmp_path) == {"2.toml": b"new"}


def test_what_was_just_written_is_what_is_read(game):
    path = put(game, "2.toml", learnt())
    assert judge(game, rules_of()).swing == 6.5
    write(path, text(learnt(swing=9.5)).encode())
    assert judge(game, rules_of()).swing == 9.5
    net = put(game, "2.net.json", a_net())
    assert net_judge_of(game, rules_of()) is not None
    write(net, msgspec.json.encode(a_net(swing=9.5)))
    found = net_judge_of(game, rules_of())
    assert found is not None
    assert found.swing == 9.5
