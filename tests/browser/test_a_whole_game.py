"""One whole match: A by mouse, B by keyboard alone, C in Italian on a phone by touch, D a bot, and somebody watches."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from ludoteca.play.match import AnyMatch
from tests.browser.hands import Finger, Hand, Keyboard, Mouse, play_to_the_end
from tests.browser.people import PHONE, People, Person
from tests.browser.tables import tells_the_score, the_record

pytestmark = pytest.mark.compiled_only


def set_by_form(anna: Person) -> None:
    """The form for a new table, filled in as anybody would."""
    page = anna.go("/new?game=phalanxx")
    page.get_by_label("4 players").check()
    page.fill("#name", "Anna")
    for seat, who in enumerate(["me", "friend", "friend", "bot:wanderer"]):
        page.select_option(f"#seat-{seat}", who)
    page.locator("details.variants summary").click()
    page.fill("#set-start_hand", "4")  # more cards in hands, fewer turns
    page.locator("form.sheet button.gold").click()
    anna.body('[data-status="gathering"]')
    anna.sees(".gathering li >> nth=3")


def invitation(anna: Person, seat: int) -> str:
    """The link that the host copies for a seat, or for spectators."""
    anna.sees(f'.gathering [data-do=invite][data-seat="{seat}"]').click()
    words = "look on" if seat < 0 else f"seat {'ABCD'[seat]}"
    anna.sees(".invited p", words)
    assert anna.page.locator(".invited .qr svg").count() == 1
    return anna.page.locator(".invited input").input_value()


def test_a_whole_match(people: People, tmp_path: Path):
    anna, bruno = people.come("Anna"), people.come("Bruno")
    carla, watcher = people.come("Carla", lang="it", size=PHONE), people.come("Dora")
    set_by_form(anna)

    bruno.go(invitation(anna, 1))
    bruno.sees(".welcome input")
    bruno.page.keyboard.type("Bruno")
    bruno.page.keyboard.press("Enter")
    bruno.sees(".gathering li", "Bruno")
    anna.sees(".gathering li", "Bruno")

    watcher.go(invitation(anna, -1))
    watcher.sees(".welcome button").click()
    watcher.sees(".gathering li", "Bruno")

    carla.go(invitation(anna, 2))
    carla.sees(".welcome input").fill("Carla")
    carla.page.get_by_role("button", name="Siediti").tap()

    everybody = [anna, bruno, carla, watcher]
    for person in everybody:
        person.body('[data-status="playing"]')
    hands: dict[int, Hand] = {0: Mouse(anna, 1), 1: Keyboard(bruno, 2), 2: Finger(carla, 3)}
    sealed = the_seal(carla)
    play_to_the_end(hands, Random(4))
    assert hands[0].ways.keys() >= {"board", "button"}
    assert hands[1].ways.keys() >= {"arrows", "digits", "tab"}
    assert hands[2].ways.keys() >= {"board", "button", "asked"}

    match = the_record(anna, tmp_path)
    for person in everybody:
        tells_the_score(person, match, "Totale" if person is carla else "Total")
    watcher.sees_as_spectator(match, *watcher.page.locator(".seats .name").all_text_contents())
    was_fair(carla, match, sealed)
    assert watcher.page.locator("dialog.end .proof .mine").count() == 0  # who gave no part has none to find
    assert not watcher.options
    for person in everybody:  # a page asks for nothing that cannot be: what it offered was possible
        assert '"t":"refused"' not in "".join(person.received)

    finished = anna.page.url
    anna.page.locator("dialog.end [data-do=rematch]").click()
    anna.page.wait_for_url(lambda url: url != finished)
    follow = "dialog.end a[href^='/t/']:not([href*='/re'])"
    bruno.sees(follow)
    while not bruno.page.evaluate("(follow) => document.activeElement.matches(follow)", follow):
        bruno.page.keyboard.press("Tab")
    bruno.page.keyboard.press("Enter")
    carla.sees(follow).tap()
    watcher.sees(follow).click()
    for person in everybody:
        person.body(":has(.seats li.acts)")
        assert person.page.url == anna.page.url
        assert person.page.locator(".seats .name").all_text_contents()[:3] == ["Anna", "Bruno", "Carla"]


def the_seal(person: Person) -> str:
    """What the table shows before the first move."""
    person.page.locator("details.menu summary").tap()
    person.page.locator(".menu .items [data-do=seal]").tap()
    sealed = person.sees("dialog.seal code.long").inner_text()
    person.page.locator("dialog.seal .close").tap()
    return sealed


def was_fair(person: Person, match: AnyMatch, sealed: str) -> None:
    """The seal of the first minute is the hash of the secret of the last, and with the salts it gives the seed."""
    person.page.locator("dialog.end .proof summary").tap()
    names = person.page.locator("dialog.end .proof dt").all_text_contents()
    seal, secret, *salts, seed = person.page.locator("dialog.end .proof dd").all_text_contents()
    assert names == ["Sigillo", "Segreto", *(f"Sale del posto {seat}" for seat in "ABC"), "Seme"]
    assert seal == sealed == sha256(secret.encode()).hexdigest()
    lines = [secret, *salts, ""]  # the bot's line is empty
    assert seed == sha256("\n".join(lines).encode()).hexdigest()
    assert seed == match.record().seed
    assert person.page.locator("dialog.end .proof .mine").inner_text() == "la tua parte c'è"
    assert person.page.locator("dialog.end .proof li.fits").count() == 4  # my part, the seal I saw, the seal, the seed
    assert person.page.locator("dialog.end .proof li.broken").count() == 0
