"""Somebody leaves: the others go on, and whoever comes back finds their seat. Played through in real browsers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.people import PHONE, People, Person
from tests.browser.tables import set_table, sit
from tests.table.running import Server, running

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table at which nobody is waited for longer than a moment."""
    with running(tmp_path_factory.mktemp("hasty"), hasty=True) as started:
        yield started


def at_the_table(people: People, game: str, *guests: Person) -> tuple[Person, str]:
    """Anna has set a table, and these have come to it; it is Anna's turn."""
    anna = people.come("Anna")
    table = set_table(anna, game, ["me", *["friend"] * len(guests)])
    anna.go(table)
    for seat, guest in enumerate(guests, 1):
        sit(guest, anna, table, seat)
        guest.go(table)
    for person in (anna, *guests):
        person.body('[data-status="playing"]')
    return anna, table


def looks_away(person: Person, state: str) -> None:
    """The page as a browser has it when another window lies over it, or none does any more."""
    person.page.evaluate(
        """(state) => {
          Object.defineProperty(document, "visibilityState", {value: state, configurable: true});
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def plays(person: Person) -> None:
    """Make a move: the first whole one that is offered, without anything aside."""
    person.my_turn()
    before = person.seq
    while person.state["mine"] == "1" and person.seq == before:
        steps = int(person.state["steps"])
        calm = [option for option in person.options if not option.aside]
        person.page.keyboard.type(str(calm[0].number))
        person.steps_on(before, steps)


def passes_the_turn(person: Person, to: Person) -> None:
    """Play until it is another's turn."""
    while to.page.locator(".seats li.acts .you").count() == 0:
        if person.state["mine"] == "1":
            plays(person)
        to.page.wait_for_timeout(20)
    to.my_turn()


def test_a_friend_whose_phone_dies_is_played_by_a_bot_and_comes_back(people: People):
    bruno, carla = people.come("Bruno", size=PHONE, lang="it"), people.come("Carla")
    anna, table = at_the_table(people, "vendemmia", bruno, carla)
    passes_the_turn(anna, bruno)
    bruno.page.close()  # the battery is empty

    for person in (anna, carla):
        person.sees(".matter", "Bruno has kept you all waiting")
    assert carla.page.locator(".matter button").count() == 1
    anna.page.get_by_role("button", name="Let a bot play for Bruno").click()
    for person in (anna, carla):
        person.sees(".seats li .name", "bot for Bruno")
        assert person.page.locator(".matter").count() == 0
    carla.my_turn()  # the bot has moved
    plays(carla)

    bruno.page = bruno._open()
    bruno.go(table)  # with the same cookie: nothing else is needed
    bruno.body('[data-status="playing"]')
    for person in (anna, carla, bruno):
        person.page.locator(".seats li .name", has_text="bot for").wait_for(state="detached")
    passes_the_turn(carla, anna)
    passes_the_turn(anna, bruno)
    plays(bruno)


def test_a_page_out_of_sight_counts_as_away_and_takes_the_seat_back_when_it_is_looked_at(people: People):
    bruno = people.come("Bruno", lang="it")
    anna, _ = at_the_table(people, "vendemmia", bruno)
    passes_the_turn(anna, bruno)
    looks_away(bruno, "hidden")
    anna.sees(".seats li .away")
    anna.sees(".matter button", "Let a bot play for Bruno").click()
    anna.my_turn()  # the bot has moved
    bruno.sees(".matter", "Intanto un bot ha giocato al tuo posto")
    assert bruno.state["mine"] == "0"
    looks_away(bruno, "visible")
    for person in (anna, bruno):
        person.page.locator(".seats li .name", has_text="bot").wait_for(state="detached")
        person.page.locator(".matter").wait_for(state="detached")
    anna.sees(".notice.shown", "Bruno is back")
    passes_the_turn(anna, bruno)
    plays(bruno)


def test_without_the_host_the_others_agree_and_everybody_sees_the_vote(people: People):
    bruno, carla = people.come("Bruno"), people.come("Carla", lang="it", size=PHONE)
    anna, _ = at_the_table(people, "vendemmia", bruno, carla)
    anna.page.close()
    bruno.sees(".matter button", "Let a bot play for Anna").click()
    bruno.sees(".matter", "Agreed: 1 of 2")
    carla.sees(".matter", "D'accordo: 1 su 2")
    carla.sees(".matter button", "Fai giocare un bot per Anna").tap()
    for person, said in ((bruno, "bot for Anna"), (carla, "bot per Anna")):
        person.page.locator(".seats li .name", has_text=said).wait_for(state="attached")
    bruno.my_turn()


def test_all_agree_to_stop_and_the_match_can_be_watched_again(people: People):
    bruno = people.come("Bruno", lang="it")
    anna, _ = at_the_table(people, "vendemmia", bruno)
    plays(anna)
    anna.page.locator(".seats [data-do=company]").click()
    anna.page.get_by_role("button", name="Propose to end the match").click()
    anna.page.locator(".confirm .danger").click()
    bruno.sees(".matter", "Anna vorrebbe chiudere qui la partita")
    bruno.page.get_by_role("button", name="No, si continua").click()
    for person in (anna, bruno):
        person.page.locator(".matter").wait_for(state="detached")
        person.body('[data-status="playing"]')
    bruno.page.locator(".seats [data-do=company]").click()
    bruno.page.get_by_role("button", name="Proponi di chiudere la partita").click()
    bruno.page.locator(".confirm .danger").click()
    anna.sees(".matter button", "I agree").click()
    for person in (anna, bruno):
        person.body('[data-status="abandoned"]')
        assert person.options == []
    anna.sees(".matter a", "Watch it again").click()
    anna.sees(".replay .scrubber")
    anna.go("/")
    anna.sees(".slip.ended .status", "Ended by agreement")
    anna.page.locator(".slip.ended .unlist button").click()
    anna.page.locator(".slip.ended").wait_for(state="detached")
    bruno.go("/")
    bruno.sees(".slip.ended .status", "Chiusa di comune accordo")


def test_who_resigns_looks_on_while_a_bot_plays_their_seat(people: People):
    bruno = people.come("Bruno", size=PHONE)
    anna, _ = at_the_table(people, "vendemmia", bruno)
    bruno.page.locator(".menu summary").tap()
    bruno.page.locator(".menu [data-do=company]").tap()
    bruno.sees("dialog.company .chairs button", "Resign").tap()
    bruno.sees("dialog.company .confirm .danger").tap()
    anna.sees(".seats li", "bot for Bruno").locator(".resigned").wait_for()
    bruno.page.locator(".seats li .you").wait_for(state="detached")
    plays(anna)
    anna.my_turn()  # the bot has answered
    assert bruno.state["mine"] == "0"


def test_a_seat_moves_to_another_device_by_a_link_from_the_menu(people: People):
    bruno, tablet = people.come("Bruno"), people.come("Bruno's tablet", size=PHONE)
    anna, _ = at_the_table(people, "vendemmia", bruno)
    bruno.page.keyboard.press("Tab")
    bruno.page.locator(".seats [data-do=company]").focus()
    bruno.page.keyboard.press("Enter")
    bruno.page.get_by_role("button", name="Link for another device").press("Enter")
    field = bruno.sees("dialog.company .invited input")
    bruno.sees("dialog.company .invited .qr svg")
    first = field.input_value()
    bruno.page.get_by_role("button", name="Make a new link").click()
    bruno.sees("dialog.company .note", "no longer works")
    second = bruno.sees("dialog.company .invited input").input_value()
    assert first != second
    for link, works in ((first, False), (second, True)):
        tablet.go("/")
        tablet.go(link)
        tablet.sees(".welcome input").fill("Bruno")
        tablet.page.get_by_role("button", name="Sit down").tap()
        if works:
            tablet.page.locator(".seats li .you").wait_for(state="attached")
        else:
            tablet.sees(".welcome .wrong", "used or replaced")
    passes_the_turn(anna, tablet)
    plays(tablet)
    people.forgive("410")


def test_the_host_frees_a_seat_and_fills_it_with_a_bot(people: People):
    anna, bruno = people.come("Anna", size=PHONE), people.come("Bruno")
    table = set_table(anna, "phalanxx", ["me", "friend", "bot:wanderer", "friend"])
    anna.go(table)
    sit(bruno, anna, table, 1)
    bruno.go(table)
    anna.sees(".gathering li", "Bruno").get_by_role("button", name="Free the seat").tap()
    bruno.sees(".gathering h1", "cannot be opened")
    bruno.sees(".gathering p", "The host has freed your seat")
    third = anna.page.locator(".gathering li").nth(2)
    assert third.locator("small").inner_text().strip() == "Wanderer"
    third.get_by_role("button", name="Offer it to a person").tap()
    for seat in (1, 2, 3):
        chair = anna.page.locator(".gathering li").nth(seat)
        chair.locator("select").select_option("wanderer")
        chair.get_by_role("button", name="Seat a bot").tap()
        if seat < 3:
            chair.get_by_role("button", name="Offer it to a person").wait_for()
    anna.body('[data-status="playing"]')
    levels = anna.page.locator(".seats li .level").all_text_contents()
    assert levels == ["Wanderer"] * 3


def test_my_tables_say_whose_turn_it_is_and_mine_come_first(people: People):
    bruno = people.come("Bruno")
    anna, first = at_the_table(people, "vendemmia", bruno)
    passes_the_turn(anna, bruno)
    second = set_table(anna, "vendemmia", ["me", "bot:wanderer"])
    anna.go(second)
    anna.my_turn()
    third = set_table(anna, "vendemmia", ["me", "friend"])
    page = anna.go("/")
    found = [link.get_attribute("href") for link in page.locator(".going-on .slip .ways > a").all()]
    assert found == [second, third, first]
    status = [" ".join(text.split()) for text in page.locator(".going-on .slip .status").all_text_contents()]
    assert status == ["It is your turn", "Waiting for players", "It is the turn of Bruno"]
    bruno.go("/")
    bruno.sees(".slip.my-turn .status", "It is your turn")
