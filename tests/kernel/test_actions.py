"""Actions: every int has one text and every text one int, and a wrong text is answered with a right one."""

import pytest

from ludoteca.kernel.actions import AMOUNT, ActionTable, Domain, amounts, seats
from ludoteca.kernel.errors import LudotecaError, unknown

REGION = Domain("region", ("babylon", "susa", "persepolis"))


def table() -> ActionTable:
    made = ActionTable()
    made.add("pass", (1, 0))
    made.add("buy", 0, amounts(1, 4))
    made.add("march", 1, REGION, amounts(0, 2))
    made.add("conquer", 1, REGION)
    return made


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "pass"), (1, "buy:1"), (4, "buy:4"), (5, "march:babylon:0"), (10, "march:susa:2"), (16, "conquer:persepolis")],
)
def test_an_action_has_one_number_and_one_text(number, text):
    assert table().text(number) == text
    assert table().number(text) == number


def test_text_and_number_are_inverse_for_the_whole_table():
    made = table()
    assert len(made) == 1 + 4 + 9 + 3
    assert [made.number(made.text(action)) for action in range(len(made))] == list(range(len(made)))


def test_a_verb_knows_its_first_action_and_how_many_there_are():
    made = ActionTable()
    verbs = [made.add("pass", 0), made.add("buy", 0, amounts(1, 4)), made.add("end", 0)]
    assert [(verb.first, verb.count) for verb in verbs] == [(0, 1), (1, 4), (5, 1)]


def test_a_verb_has_its_own_actions_and_no_others():
    made = table()
    assert [made.text(action) for action in range(len(made)) if made.verbs[1].has(action)] == [
        "buy:1",
        "buy:2",
        "buy:3",
        "buy:4",
    ]


def test_a_verb_makes_an_action_of_its_arguments_and_finds_them_in_it():
    made = ActionTable()
    made.add("pass", 0)
    move = made.add("move", 0, REGION, amounts(1, 2), seats(3), amounts(0, 4))
    for action in range(move.first, move.first + move.count):
        arguments = [int(move.argument(action, k)) for k in range(4)]
        assert tuple(arguments) == made.arguments(action)
        assert move.of(*arguments) == action


def test_a_verb_without_arguments_is_one_action():
    made = table()
    end = made.add("end", 0)
    assert (end.of(), end.count, made.text(end.of())) == (17, 1, "end")


@pytest.mark.parametrize(("text", "arguments"), [("pass", ()), ("buy:3", (2,)), ("march:susa:2", (1, 2))])
def test_arguments_are_numbers_within_their_domains(text, arguments):
    assert table().arguments(table().number(text)) == arguments


def test_every_action_knows_its_verb_and_its_home():
    made = table()
    assert [made.verb_of(action).name for action in (0, 1, 13, 14)] == ["pass", "buy", "march", "conquer"]
    assert made.homes() == [1] + [0] * 4 + [1] * 12
    assert made.sharers() == [0b11] + [0b01] * 4 + [0b10] * 12


def test_several_actions_are_written_in_order():
    assert table().texts([14, 0]) == ["conquer:babylon", "pass"]


def test_a_verb_is_added_once():
    made = ActionTable()
    made.add("buy", 0, amounts(1, 4))
    with pytest.raises(ValueError, match="buy"):
        made.add("buy", 1, REGION)


@pytest.mark.parametrize("key", ["new york", "east:west", ""])
def test_an_argument_that_a_record_could_not_be_read_back_with_is_refused(key):
    with pytest.raises(ValueError, match="region"):
        ActionTable().add("conquer", 0, Domain("region", ("susa", key)))


def test_a_wrong_argument_is_answered_with_those_there_are():
    with pytest.raises(LudotecaError, match=r"unknown action 'buy:9'; 'buy' goes from 'buy:1' to 'buy:4'"):
        table().number("buy:9")


@pytest.mark.parametrize("text", ["buy", "buy:1:2", "march:babylon", "pass:1", "buy: 1", "BUY:1", ""])
def test_a_text_of_another_shape_is_no_action(text):
    with pytest.raises(LudotecaError, match="unknown action"):
        table().number(text)


@pytest.mark.parametrize(
    ("text", "likeliest"), [("conqer", "conquer"), ("conqer:persepolis", "conquer"), ("bu:3", "buy")]
)
def test_a_mistyped_verb_is_answered_with_the_likeliest(text, likeliest):
    with pytest.raises(LudotecaError, match=f"unknown action '{text}'; did you mean '{likeliest}"):
        table().number(text)


def test_a_verb_like_no_other_is_answered_with_all_there_are():
    with pytest.raises(LudotecaError, match="unknown action 'xyz'; known: pass, buy, march, conquer"):
        table().number("xyz")


def test_amounts_are_named_by_their_value():
    assert amounts(2, 5).keys == ("2", "3", "4", "5")
    assert amounts(2, 5).name == AMOUNT.name


def test_seats_are_counted_from_nothing():
    assert seats(3) == Domain("seat", ("0", "1", "2"))


def test_a_domain_knows_the_number_of_each_thing():
    assert [REGION.number(key) for key in REGION.keys] == [0, 1, 2]


def test_a_long_list_of_known_names_is_cut():
    known = [f"name-{letter * 9}" for letter in "abcdefghijklmn"]
    assert str(unknown("thing", "xyz", known)).endswith("name-lllllllll, …")
    assert str(unknown("thing", "xyz", known[:12])).endswith("name-lllllllll")
