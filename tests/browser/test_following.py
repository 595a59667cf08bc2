"""What others do can be followed: at one's own speed, by marks that stay, and on a phone by a strip over the board."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games import find
from ludoteca.play.match import AnyMatch, Match
from tests.browser.people import PHONE, QUIET, People, Person
from tests.browser.tables import lay, phalanxx, pushes, set_table, sit

pytestmark = pytest.mark.compiled_only

NEXT = ".prompt [data-do=next]"


def at_the_end_of_a_turn(people: People, bots: int, **how: Any) -> Person:
    """Anna has nothing left but to end her turn; then bots play."""
    anna = people.come(**how)
    table = set_table(anna, "phalanxx", ["me", *["bot:wanderer"] * bots])
    lay(people.server, table, phalanxx(1 + bots, ["buy-none"], *pushes(3)))
    anna.go(table)
    anna.my_turn()
    return anna


def watch(anna: Person) -> int:
    """Go on from move to move until it is her turn; how many times she was waited for."""
    count = 0
    while not anna.page.locator("body[data-mine='1']").count():
        anna.page.locator(f"body:is([data-mine='1'], :has({NEXT}))").wait_for()
        if not anna.page.locator(NEXT).count():
            break
        before, lines = anna.seq, len(anna.log)
        anna.page.wait_for_timeout(60)
        assert (anna.seq, len(anna.log)) == (before, lines), "it did not wait"
        if count % 2:
            anna.page.keyboard.press("n")
        else:
            anna.sees(NEXT).click()
        anna.body(f':not([data-revision="{before}"])')
        count += 1
    return count


def test_who_wants_to_be_waited_for_sees_every_move_until_they_go_on(people: People):
    anna = at_the_end_of_a_turn(people, 2, prefers={**QUIET, "speed": "wait"})
    anna.page.locator(".prompt [data-action=end-turn]").click()
    assert watch(anna) >= 4
    anna.my_turn()
    assert anna.page.locator(NEXT).count() == 0


def test_how_many_moves_wait_is_said_and_skipping_shows_them_all(people: People):
    anna = at_the_end_of_a_turn(people, 2, prefers={**QUIET, "speed": "wait"}, lang="it")
    anna.page.locator(".prompt [data-action=end-turn]").click()
    anna.sees(NEXT, "Avanti (")
    anna.page.locator(".prompt [data-do=skip]").click()
    anna.my_turn()


def test_what_others_did_stays_marked_in_their_colour_until_i_act(people: People):
    anna, bruno = people.come("Anna"), people.come("Bruno")
    table = set_table(anna, "phalanxx", ["me", "friend"])
    lay(people.server, table, phalanxx(2, then=[["buy:1"]]))
    sit(bruno, anna, table, 1)
    for person in (anna, bruno):
        person.go(table)
    anna.my_turn()
    anna.choose("buy:1")
    bruno.catches_up(anna)
    assert bruno.page.locator(".board .light.trace.seat-0").count() > 0
    assert anna.page.locator(".board .light.trace").count() == 0


def test_how_far_the_match_has_gone_is_said_beside_the_question(people: People):
    anna = people.come(lang="it")
    anna.go(set_table(anna, "vendemmia", ["me", "bot:wanderer"]))
    anna.my_turn()
    anna.sees(".prompt .clock", "Turno 1 di 9")
    anna.choose("rest")
    anna.body(".at-table[data-mine='1']")
    anna.sees(".prompt .clock", "di 9")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_who_decides_is_said_in_a_sentence(people: People, lang: str):
    anna, bruno = people.come("Anna", lang=lang), people.come("Bruno", lang=lang)
    table = set_table(anna, "phalanxx", ["me", "friend"])
    lay(people.server, table, phalanxx(2, then=[["buy:1"]]))
    sit(bruno, anna, table, 1)
    for person in (anna, bruno):
        person.go(table)
    anna.my_turn()
    bruno.sees(".prompt .asked", "Anna chooses whether to buy a card" if lang == "en" else "Anna sceglie se comprare")


def test_on_a_phone_a_strip_says_what_happened_and_leads_there(people: People):
    anna, bruno = people.come("Anna", size=PHONE), people.come("Bruno")
    table = set_table(anna, "vendemmia", ["friend", "me"])
    matches = (Match(find("vendemmia"), 2, seed) for seed in range(100))
    match: AnyMatch = next(match for match in matches if match.legal()[0].startswith("die:"))
    lay(people.server, table, match)
    sit(bruno, anna, table, 0)
    for person in (anna, bruno):
        person.go(table)
    bruno.my_turn()
    die = next(option.action for option in bruno.options if option.action.startswith("die:"))
    bruno.choose(die)
    for kind in ("vine:", "terrace:"):
        bruno.choose(next(option.action for option in bruno.options if option.action.startswith(kind)))
    strip = anna.sees(".happened", "Bruno")
    anna.page.evaluate("() => scrollTo(0, 0)")
    strip.tap()
    anna.page.locator(".board .light.mark").first.wait_for(state="attached")
    seen = anna.page.locator(".board .light.mark").first.bounding_box()
    assert seen
    assert 0 <= seen["y"] <= PHONE[1]
