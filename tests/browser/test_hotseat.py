"""Several people at one screen: between turns it is covered, and the browser does not know what is behind the cover."""

from __future__ import annotations

import json

import pytest

from ludoteca.games import find
from tests.browser.people import People, Person
from tests.browser.tables import dirty_deeds, lay, phalanxx, pushes, set_table

pytestmark = pytest.mark.compiled_only


def hand(person: Person) -> list[str]:
    """The cards in the hand that is shown."""
    return [ident.removeprefix("card-") for ident in person.board()["hand"] if ident.startswith("card-")]


def words(cards: list[str]) -> list[str]:
    """All that would give a card away."""
    texts = find("phalanxx").texts("en")
    return [word for card in cards for word in (f"card-{card}", f'"{card}"', texts(f"card-{card}"))]


def knows(person: Person, cards: list[str], since: int = 0) -> list[str]:
    """What of these cards is on the page, or was sent to it since then."""
    known = person.page.content() + "".join(person.received[since:])
    return [word for word in words(cards) if word in known]


def test_the_cover_hides_what_the_browser_does_not_know(people: People):
    anna = people.come()
    table = set_table(anna, "phalanxx", ["me", "me"])
    match = phalanxx(2, ["buy-none"], *pushes(3))
    lay(people.server, table, match)
    dealt = [list(match.view(seat).players[seat].hand) for seat in (0, 1)]
    anna.go(table)
    cover = anna.sees("dialog.cover[open]")
    assert "Anna 1" in cover.inner_text()
    assert knows(anna, dealt[0] + dealt[1]) == []

    cover.get_by_role("button", name="I am Anna 1").click()
    anna.my_turn()
    assert hand(anna) == dealt[0]
    assert knows(anna, dealt[0])  # whoever looks sees them, and so would this test
    assert knows(anna, dealt[1]) == []

    since = len(anna.received)
    anna.page.locator(".prompt [data-action=end-turn]").click()
    cover = anna.sees("dialog.cover[open]")
    assert "Pass the device to Anna 2" in cover.inner_text()
    for _ in range(3):
        anna.page.keyboard.press("Escape")
    assert cover.is_visible()
    assert knows(anna, dealt[0] + dealt[1], since) == []

    anna.page.reload()
    cover = anna.sees("dialog.cover[open]")
    assert knows(anna, dealt[0] + dealt[1], since) == []
    cover.get_by_role("button", name="I am Anna 2").click()
    anna.my_turn()
    assert hand(anna) == dealt[1]
    assert knows(anna, dealt[0], since) == []


def after_the_choice(people: People, who: str) -> list[str]:
    """Anna 1 chooses this character in secret: all that the browser has under the cover, and when Anna 2 looks."""
    anna = people.come()
    table = set_table(anna, "dirty_deeds", ["me", "me"])
    lay(people.server, table, dirty_deeds(2))
    anna.go(table)
    cover = anna.sees("dialog.cover[open]")
    cover.get_by_role("button", name="I am Anna 1").click()
    anna.my_turn()
    anna.choose(f"choose:{who}")
    assert who in anna.everything()
    since = len(anna.received)
    anna.page.keyboard.type(str(anna.option("pay:0:0").number))
    anna.sees("dialog.cover[open]", "Pass the device to Anna 2")
    found = [anna.everything()]
    cover.get_by_role("button", name="I am Anna 2").click()
    anna.my_turn()
    found.append(anna.everything())
    assert '"choose:knight"' in anna.received[-1]
    heard = [message for text in anna.received[since:] for message in json.loads(text)]
    found += [json.dumps(message) for message in heard if message["t"] == "screen"]
    seal = json.loads(found[2])["seal"]
    return [text.replace(table, "").replace(seal, "").replace(seal[:8], "") for text in found]


def test_the_cover_hides_a_secret_choice(people: People):
    """What is left of it in the browser is the same, whatever it was."""
    assert after_the_choice(people, "knight") == after_the_choice(people, "spy")
