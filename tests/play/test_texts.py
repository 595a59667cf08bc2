"""Texts: every message in words, with names, amounts and plurals; what is missing is an error and never a gap."""

from pathlib import Path

import pytest

from ludoteca.kernel.actions import AMOUNT, SEAT, ActionTable, Domain, amounts
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.texts import Texts, kebab, load
from ludoteca.play.vocabulary import Event, EventKind
from tests.kernel.toy import CARD, GAME, SIDE, Table


def texts(folder: Path, source: str, names: tuple[str, ...] = ()) -> Texts:
    (folder / "en.ftl").write_text(source, encoding="utf-8")
    return Texts(folder, "en", names)


def test_a_message_is_filled_with_its_arguments(tmp_path):
    assert texts(tmp_path, "hello = Good day, { $name }.")("hello", name="Anna") == "Good day, Anna."


def test_a_plural_follows_the_amount(tmp_path):
    made = texts(tmp_path, "left = { $n ->\n    [one] one basket\n   *[other] { $n } baskets\n}\n")
    assert [made("left", n=n) for n in (0, 1, 2)] == ["0 baskets", "one basket", "2 baskets"]


def test_large_numbers_are_grouped_as_the_language_does_it(tmp_path):
    made = texts(tmp_path, "points = { $n } points")
    assert [made("points", n=n) for n in (999, 1000, 12345, -7)] == [
        "999 points", "1,000 points", "12,345 points", "-7 points",
    ]  # fmt: skip


def test_a_table_has_one_object_for_its_texts_whoever_asks(tmp_path):
    made = texts(tmp_path, "hello = Hello")
    here = made.named(("Anna", "Bruno"))
    assert here is made.named(["Anna", "Bruno"])
    assert here.named(()) is made
    assert here.names == ("Anna", "Bruno")
    assert made.named(("Anna", "Carla")) is not here


def test_a_missing_message_is_an_error(tmp_path):
    with pytest.raises(KeyError, match=r"en.ftl has no message 'hello'"):
        texts(tmp_path, "other = Other")("hello")


def test_a_missing_argument_is_an_error(tmp_path):
    with pytest.raises(KeyError, match=r"en.ftl: hello: .*name"):
        texts(tmp_path, "hello = Good day, { $name }.")("hello")


def test_an_argument_missing_in_one_case_is_an_error_in_that_case(tmp_path):
    made = texts(tmp_path, "took = { $who ->\n    [you] You take it.\n   *[other] { $seat } takes it.\n}\n")
    assert made("took", who="you") == "You take it."
    with pytest.raises(KeyError, match="seat"):
        made("took", who="other")


def test_a_message_without_a_text_is_an_error(tmp_path):
    with pytest.raises(KeyError, match=r"en.ftl: hello has no text"):
        texts(tmp_path, "hello =\n    .title = Hello")("hello")


def test_the_same_message_with_other_arguments_is_formatted_anew(tmp_path):
    made = texts(tmp_path, "hello = Good day, { $name }.")
    assert [made("hello", name=name) for name in ("Anna", "Bruno", "Anna")] == [
        "Good day, Anna.",
        "Good day, Bruno.",
        "Good day, Anna.",
    ]


def test_a_game_may_say_in_its_own_words_what_the_kernel_says(tmp_path):
    assert texts(tmp_path, "refusal-game-over = the harvest is in")("refusal-game-over") == "the harvest is in"


def test_the_kernels_own_messages_are_there(tmp_path):
    assert "refusal-not-your-turn" in texts(tmp_path, "")


def test_what_is_not_fluent_is_refused_with_its_line(tmp_path):
    (tmp_path / "en.ftl").write_text("# Texts.\nhello = Hello\n\nthis is not fluent\nbye = Bye\n")
    with pytest.raises(LudotecaError, match=r"^en.ftl: line 4 is not Fluent: 'this is not fluent'$"):
        load(tmp_path / "en.ftl")


def test_a_message_that_is_there_twice_is_refused(tmp_path):
    (tmp_path / "en.ftl").write_text("hello = Hello\nhello = Again\n")
    with pytest.raises(LudotecaError, match=r"^en.ftl: message 'hello' is there twice$"):
        load(tmp_path / "en.ftl")


def test_a_missing_file_is_named_with_its_folder(tmp_path):
    with pytest.raises(LudotecaError, match=rf"^en.ftl: there is no such file in {tmp_path.name}$"):
        load(tmp_path / "en.ftl")


def test_the_variables_of_a_message_are_found_in_every_case(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "took = { $who ->\n    [you] { NUMBER($count) } yours\n   *[other] { $seat }\n}\nbare = Nothing\n"
    )
    assert load(tmp_path / "en.ftl")[1] == {"took": {"who", "count", "seat"}, "bare": set()}


def test_a_language_that_is_not_spoken_is_refused():
    with pytest.raises(LudotecaError, match="language is one of en, it, not 'de'"):
        GAME.texts("de")


# Seats, things, actions, events, refusals.


def test_seats_have_names_and_where_there_is_none_a_letter(tmp_path):
    made = texts(tmp_path, "", names=("Anna", "Bruno"))
    assert [made.seat(seat) for seat in range(3)] == ["Anna", "Bruno", "Player C"]


def test_a_seat_without_a_name_is_called_in_its_language():
    assert GAME.texts("it").seat(1) == "Giocatore B"


def test_a_thing_is_called_by_its_domain_and_key():
    assert [GAME.texts(language).thing(CARD, 1) for language in ("en", "it")] == ["the moon", "la luna"]


def test_somebody_without_a_seat_is_called_like_a_thing(tmp_path):
    made = texts(tmp_path, "seat-regent = the Regent", names=("Anna", "Bruno"))
    players = Domain("seat", ("0", "1", "regent"))
    assert [made.thing(players, number) for number in range(3)] == ["Anna", "Bruno", "the Regent"]


def test_amounts_stay_numbers():
    made = GAME.texts("en")
    assert [made.thing(AMOUNT, 4), made.thing(amounts(2, 5), 1), made.thing(Domain("amount"), 0)] == [4, 3, 0]


def test_a_button_names_its_argument():
    t = Table()
    assert [GAME.texts("en").action(t.rules.actions, t.number(text)) for text in ("take:2", "side:left", "peek")] == [
        "Take 2",
        "Vote left",
        "Peek",
    ]


def test_a_second_argument_of_the_same_domain_has_a_name_of_its_own(tmp_path):
    table = ActionTable()
    table.add("swap", 0, SIDE, SIDE)
    made = texts(tmp_path, "action-swap = { $side } for { $side-2 }\nside-left = left\nside-right = right\n")
    assert made.action(table, table.number("swap:right:left")) == "right for left"


def test_an_event_is_told_to_oneself_and_to_others_in_different_words():
    kind = GAME.events[0]
    event = Event(kind, (("seat", 1), ("count", 1)), whole=True)
    assert [GAME.texts("en").event(event, viewer) for viewer in (1, 0, -1)] == [
        "You take one pebble.",
        "Player B takes one pebble.",
        "Player B takes one pebble.",
    ]


def test_a_line_of_the_log_begins_with_a_capital(tmp_path):
    made = texts(tmp_path, "event-came = { $who } comes.\nseat-regent = the Regent")
    kind = EventKind(0, "came", (("who", Domain("seat", ("0", "regent"))),))
    assert made.event(Event(kind, (("who", 1),), whole=True), -1) == "The Regent comes."


def test_who_may_not_see_all_of_an_event_reads_its_secret_form():
    kind = EventKind(2, "peeked", (("seat", SEAT), ("card", CARD)), secret=("card",))
    whole, part = Event(kind, (("seat", 0), ("card", 2)), whole=True), Event(kind, (("seat", 0),), whole=False)
    assert GAME.texts("it").event(whole, 0) == "Giocatore A vede la stella."
    assert GAME.texts("it").event(part, 1) == "Giocatore A sbircia una carta."


def test_a_refusal_is_explained_with_its_numbers():
    domains = {"missing": AMOUNT}
    assert GAME.texts("it").refusal("too-few-pebbles", {"missing": 1}, domains) == "manca un sassolino"
    assert GAME.texts("it").refusal("too-few-pebbles", {"missing": 2}, domains) == "mancano 2 sassolini"


@pytest.mark.parametrize(
    ("name", "text"), [("BuyCard", "buy-card"), ("Rest", "rest"), ("LookAtTop", "look-at-top"), ("done", "done")]
)
def test_a_decision_is_named_in_texts_by_its_class(name, text):
    assert kebab(name) == text
