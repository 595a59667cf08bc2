from __future__ import annotations

import pytest

from ludoteca.games.dirty_deeds import content
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.errors import LudotecaError
from ludoteca.laws.fuzz import fuzz, go_together
from ludoteca.play.settings import Number, Value
from ludoteca.testing import fuzz_games
from tests.support import rule

DEFAULTS = {
    "radius_big": 4, "radius_medium": 3, "radius_small": 2, "notches": 12, "underground": "printed",
    "setup_clicks": 20, "base_step": 120, "influence_per_player": 30, "tokens_traditions": 6,
    "tokens_enchantments": 6, "start_traditions": 0, "start_enchantments": 0, "start_opaque": 0, "speed_knight": 4,
    "speed_spy": 3, "speed_chrono": 2, "speed_engineer": 1, "speed_recruitment": 0, "cost_defeat_domains": 3,
    "cost_violation_domains": 1, "cost_violation_traditions": 2, "cost_violation_enchantments": 2,
    "cost_acceleration_domains": 3, "cost_portal_domains": 2, "cost_portal_traditions": 2,
    "cost_portal_enchantments": 3, "n_expansion": 3, "range_defeat": 3, "defeat_max": 1, "n_instigation": 3,
    "n_violation": 1, "n_drilling": 1, "acceleration_min": 0, "acceleration_max": 2, "n_tunnel": 1, "n_portal": 1,
    "recruit_exchange": 5, "n_breach": 1, "rewind_max": 3, "riot_per_player": 3, "riot_per_wheel": 2,
    "familiar_squares": 5, "final_turns": 3, "end_turn_notches": 1, "max_turns": 100, "score_big_div_1": 1,
    "score_big_div_2": 2, "score_big_div_3": 3, "score_medium_div_1": 1, "score_medium_div_2": 2,
    "score_medium_div_3": 3, "score_small_mul_1": 3, "score_small_mul_2": 2, "score_small_mul_3": 1,
}  # fmt: skip


def test_every_number_of_the_game_is_a_parameter_with_a_range():
    assert {name: one.default for name, one in content.parameters().items()} == DEFAULTS
    assert all(one.ways or one.low < one.high for one in content.parameters().values())


def test_every_parameter_is_a_setting():
    names = [setting.name for setting in GAME.settings]
    assert names[: len(DEFAULTS)] == list(DEFAULTS)


@rule("DD-BOARD-01")
def test_a_wheel_larger_than_the_one_before_is_refused():
    with pytest.raises(LudotecaError, match="'radius_big' 4 and 'radius_medium' 5 do not go together"):
        GAME.rules({"radius_medium": 5}, 2)
    with pytest.raises(LudotecaError, match="'radius_medium' 3 and 'radius_small' 4 do not go together"):
        GAME.rules({"radius_small": 4}, 2)
    GAME.rules({"radius_medium": 4, "radius_small": 4}, 2)


@rule("DD-SETUP-08")
def test_three_bases_need_120_degrees():
    with pytest.raises(LudotecaError, match="'base_step' 180 and 3 seats do not go together"):
        GAME.rules({"base_step": "180"}, 3)
    GAME.rules({"base_step": "180"}, 2)


def test_a_print_that_is_dealt_anew_cannot_be_known():
    with pytest.raises(LudotecaError, match="'print_known' yes and 'underground' shuffled do not go together"):
        GAME.rules({"print_known": "yes", "underground": "shuffled"}, 2)


@pytest.mark.parametrize(
    ("given", "seats", "both"),
    [
        ({"tokens_traditions": 2, "cost_violation_traditions": 6}, 2, "'tokens_traditions' 2 and 'cost_violation_tra"),
        ({"tokens_enchantments": 2, "cost_portal_enchantments": 5}, 2, "'tokens_enchantments' 2 and 'cost_portal_ench"),
        ({"score_big_div_1": 3}, 2, "'score_big_div_1' 3 and 'score_big_div_2' 2"),
        ({"score_medium_div_3": 1}, 3, "'score_medium_div_2' 2 and 'score_medium_div_3' 1"),
        ({"score_small_mul_1": 1}, 2, "'score_small_mul_1' 1 and 'score_small_mul_2' 2"),
        ({"riot_per_player": 4, "riot_per_wheel": 1}, 2, "'riot_per_player' 4 and 'riot_per_wheel' 1"),
        ({"familiar_squares": 10, "max_turns": 5}, 2, "'familiar_squares' 10 and 'max_turns' 5"),
    ],
)
def test_numbers_that_contradict_each_other_are_refused_by_the_names_of_both(given, seats, both):
    with pytest.raises(LudotecaError, match=f"settings {both}.* do not go together: "):
        GAME.rules(given, seats)


def test_numbers_that_only_look_contradictory_are_played():
    GAME.rules({"tokens_traditions": 2, "cost_violation_traditions": 6}, 3)  # three players have six
    GAME.rules({"tokens_traditions": 2, "start_traditions": 1, "cost_violation_traditions": 6}, 2)
    GAME.rules({"score_big_div_3": 1}, 2)  # two players have no third rank
    GAME.rules({"score_big_div_1": 3, "score_big_div_2": 3}, 3)


@pytest.mark.parametrize(("language", "never"), [("en", "never"), ("it", "mai")])
def test_a_value_that_means_never_says_so(language, never):
    texts = GAME.texts(language)
    assert never in texts("setting-recruit_opaque-exhausted_only")
    for name in ("recruit_exchange", "end_turn_notches", "score_small_mul_1", "score_small_mul_2", "score_small_mul_3"):
        assert "0: " in texts(f"setting-{name}-hint")
        assert never in texts(f"setting-{name}-hint")


def test_a_number_out_of_range_is_refused_by_name():
    with pytest.raises(LudotecaError, match="'radius_big' is a number from 1 to 6, not '7'"):
        GAME.rules({"radius_big": "7"}, 2)
    with pytest.raises(LudotecaError, match="'notches' is one of 12, 6, not '8'"):
        GAME.rules({"notches": "8"}, 2)


def parameter_set(number):
    """Any allowed value of every setting, not only those at the ends of ranges."""
    rng = Rng(number)
    while True:
        chosen: dict[str, Value] = {}
        for setting in GAME.settings:
            if isinstance(setting, Number):
                chosen[setting.name] = setting.low + int(rng.below(setting.high - setting.low + 1))
            else:
                chosen[setting.name] = setting.samples()[int(rng.below(len(setting.samples())))]
        chosen["max_turns"] = 5 + int(rng.below(30))
        if go_together(GAME, chosen, 2 + number % 2):
            return chosen


@pytest.mark.parametrize("number", range(24))
def test_random_parameters_obey_the_laws(number):
    """DD-INV-20"""
    games = max(1, fuzz_games() // 10)
    tally = fuzz(GAME, games, seed=500 + number, seats=2 + number % 2, settings=parameter_set(number), costly=25)
    assert tally.failures == []


@pytest.mark.parametrize(
    "radius", [(6, 6, 6), (1, 1, 1), (6, 3, 1), (5, 5, 2)], ids=lambda radius: "-".join(map(str, radius))
)
def test_wheels_of_any_size_obey_the_laws(radius):
    names = ("radius_big", "radius_medium", "radius_small")
    given = {**dict(zip(names, radius, strict=True)), "max_turns": 20, "links": "touching"}
    assert fuzz(GAME, 2, seed=60, settings=given, costly=25).failures == []


def broken_content(tmp_path, old, new):
    text = (content.HERE / content.FILE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / content.FILE).write_text(text.replace(old, new), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("old", "new", "seen"),
    [
        ("radius_big = { default = 4,", "radius_big = { default = 7,", "'radius_big': 7 is out of its own range"),
        (
            "radius_big = { default = 4,",
            "radius_big = { size = 4,",
            "parameter 'radius_big': Object contains unknown field",
        ),
        ('rule = "DD-COMP-02", source = "rulebook"', 'rule = "DD-COMP-02", source = "hearsay"', "'hearsay'"),
        ("[parameter]", "[numbers]", r"expected a table \[parameter\]"),
    ],
)
def test_a_wrong_parameter_is_named(tmp_path, old, new, seen):
    with pytest.raises(LudotecaError, match=seen):
        content.parameters(broken_content(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "seen"),
    [
        ("hourglass = [16]", "hourglass = [24]", "ring 'small-2': spots are different numbers from 0 to 23"),
        ("hourglass = [16]", "hourglass = [3]", "ring 'small-2'"),
        ('id = "big-2"', 'id = "huge-2"', "ring 'huge-2': expected a name like 'big-2'"),
        ('id = "big-3"', 'id = "big-7"', "ring 'big-3' is missing"),
    ],
)
def test_a_wrong_print_is_named(tmp_path, old, new, seen):
    with pytest.raises(LudotecaError, match=seen):
        content.rings(broken_content(tmp_path, old, new))


def test_a_wheel_without_rings_is_named(tmp_path):
    text = (content.HERE / content.FILE).read_text(encoding="utf-8").replace('id = "big-', 'id = "medium-1')
    (tmp_path / content.FILE).write_text(text, encoding="utf-8")
    with pytest.raises(LudotecaError, match="there is no ring of the big wheel"):
        content.rings(tmp_path)
