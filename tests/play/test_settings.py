"""Settings: each kind reads what people write, and refuses the rest with its bounds."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Choice, Flag, Number, Setting, Settings, assignments, shown

ROUNDS = Number("rounds", 9, 3, 12, "X-01")
FOG = Flag("fog", False, "X-02")
MAP = Choice("map", "east", ("east", "west"), "X-03")
DECLARED: list[Setting] = [ROUNDS, FOG, MAP]


@pytest.mark.parametrize("word", ["yes", "true", "on", "1", "YES", "True", True, 1])
def test_a_flag_reads_these_as_yes(word):
    assert FOG.read(word) is True


@pytest.mark.parametrize("word", ["no", "false", "off", "0", "Off", False, 0])
def test_a_flag_reads_these_as_no(word):
    assert FOG.read(word) is False


@pytest.mark.parametrize("word", ["maybe", "", 2, "y"])
def test_a_flag_reads_nothing_else(word):
    with pytest.raises(LudotecaError, match=f"setting 'fog' is yes or no, not {word!r}"):
        FOG.read(word)


@pytest.mark.parametrize(("word", "number"), [(3, 3), (12, 12), ("7", 7), (" 7 ", 7)])
def test_a_number_reads_what_is_within_its_bounds(word, number):
    assert ROUNDS.read(word) == number


@pytest.mark.parametrize("word", [2, 13, "2", "13", "-4", "seven", "", "4.5", True, False])
def test_a_number_refuses_all_else_and_says_its_bounds(word):
    with pytest.raises(LudotecaError, match=f"setting 'rounds' is a number from 3 to 12, not {word!r}"):
        ROUNDS.read(word)


def test_true_is_not_the_number_one():
    with pytest.raises(LudotecaError, match="a number from 0 to 5, not True"):
        Number("baskets", 2, 0, 5, "X-01").read(True)


def test_a_choice_is_one_of_its_ways():
    assert [MAP.read(way) for way in ("east", "west")] == ["east", "west"]


@pytest.mark.parametrize("word", ["north", "East", "", 1, True])
def test_a_choice_refuses_all_else_and_says_its_ways(word):
    with pytest.raises(LudotecaError, match=f"setting 'map' is one of east, west, not {word!r}"):
        MAP.read(word)


def test_samples_reach_both_bounds_and_every_way():
    assert [setting.samples() for setting in DECLARED] == [(3, 9, 12), (True, False), ("east", "west")]


def test_what_is_not_given_has_its_default():
    made = Settings(DECLARED, {"fog": "yes"})
    assert (made.number("rounds"), made.flag("fog"), made.way("map")) == (9, True, "east")


def test_settings_are_a_mapping_of_all_that_is_declared():
    assert dict(Settings(DECLARED, {"map": "west"})) == {"rounds": 9, "fog": False, "map": "west"}
    assert len(Settings(DECLARED, {})) == 3


def test_an_unknown_setting_is_answered_with_the_likeliest():
    with pytest.raises(LudotecaError, match="unknown setting 'round'; did you mean 'rounds'"):
        Settings(DECLARED, {"round": 3})


def test_a_game_without_settings_says_there_is_none_of_that_name():
    with pytest.raises(LudotecaError, match="there is no setting 'fog'"):
        Settings([], {"fog": True})


def test_a_given_value_is_checked():
    with pytest.raises(LudotecaError, match="from 3 to 12, not 99"):
        Settings(DECLARED, {"rounds": 99})


def test_only_what_differs_from_the_defaults_is_changed():
    assert Settings(DECLARED, {"rounds": "9", "map": "west", "fog": "no"}).changed() == {"map": "west"}


def test_settings_can_be_written_as_assignments():
    assert assignments(["rounds=6", " map = west ", "note=a=b"]) == {"rounds": "6", "map": "west", "note": "a=b"}


@pytest.mark.parametrize("text", ["rounds", "=6", "", " =6"])
def test_an_assignment_has_a_name_and_a_sign(text):
    with pytest.raises(LudotecaError, match=f"a setting is written name=value, not {text!r}"):
        assignments([text])


@pytest.mark.parametrize(("value", "text"), [(True, "yes"), (False, "no"), (7, "7"), ("west", "west")])
def test_a_value_is_shown_as_it_can_be_read(value, text):
    assert shown(value) == text


@pytest.mark.parametrize("given", [{"fog": True}, {"rounds": 6}, {"map": "west"}])
def test_what_is_shown_reads_back_as_the_same_value(given):
    made = Settings(DECLARED, given)
    again = Settings(DECLARED, {name: shown(value) for name, value in made.changed().items()})
    assert dict(again) == dict(made)
