"""What a thing does is said while one points at it, with the mouse, the keyboard or a finger; chosen or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.games import find
from ludoteca.play.match import AnyMatch, Match
from tests.browser.people import PHONE, People, Person
from tests.browser.tables import dirty_deeds, lay, set_table
from tests.browser.visitors import Fingers, Visitors, middle

pytestmark = pytest.mark.compiled_only

DOES = ".popup.hint .does p"


def test_what_cannot_be_chosen_says_what_it_is_and_does_while_one_points_at_it(visitors: Visitors):
    anna = visitors.come("chart")
    assert anna.lit("hex-3-3").count() == 0
    anna.page.mouse.move(*middle(anna, '[id="hex-3-3"]'))
    anna.sees(".popup.hint .label", "Region 4, 4")
    assert anna.page.locator(DOES).all_text_contents() == ["Gives 4 timber", "Counts 4 at the end"]
    anna.page.mouse.move(3, 3)
    anna.page.locator(".popup.hint").wait_for(state="hidden")


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_what_can_be_chosen_says_first_what_choosing_it_does(visitors: Visitors, way: str):
    anna = visitors.come("chart")
    if way == "mouse":
        anna.hover("hex-5-2")
    else:
        anna.lit("hex-5-2").evaluate("(hex) => hex.focus({focusVisible: true})")
    anna.sees(".popup.hint li", "Anna says hex-5-2.")
    said = anna.page.locator(".popup.hint :is(p, li)").all_text_contents()
    assert said == ["Settle in 5-2", "Anna says hex-5-2.", "Gives 3 timber", "Counts 6 at the end"]
    assert "Gives 3 timber" in (anna.lit("hex-5-2").get_attribute("aria-description") or "")


def test_a_finger_that_stays_on_a_thing_is_told_what_it_does(visitors: Visitors):
    anna = visitors.come("chart", size=PHONE)
    at = middle(anna, '[id="hex-5-2"]')
    fingers = Fingers(anna)
    fingers.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": at[0], "y": at[1]}]})
    anna.sees(".popup.card .does p", "timber")
    fingers.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def at_a_table(people: People, match: AnyMatch, lang: str = "en") -> Person:
    anna = people.come(lang=lang)
    table = set_table(anna, match.game.name, ["me", "bot:wanderer"])
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    return anna


def test_a_vine_says_what_it_needs_and_counts_also_while_it_can_be_planted(people: People):
    matches: Iterator[AnyMatch] = (Match(find("vendemmia"), 2, seed) for seed in range(100))
    match = next(match for match in matches if match.legal()[0].startswith("die:"))
    anna = at_a_table(people, match, "it")
    vine = match.view(0).hands[0][0]
    value = vine.rpartition("-")[2]
    anna.page.mouse.move(*middle(anna, f'[id="vine-{vine}"]'))
    anna.sees(DOES, f"Serve un dado di almeno {value}")
    anna.choose(next(option.action for option in anna.options if option.action.startswith("die:")))
    lit = anna.page.locator(".board .can[id^=vine-]").first
    anna.page.mouse.move(*anna.spot(lit))
    anna.sees(".popup.hint .label", lit.get_attribute("aria-label"))
    anna.sees(DOES, "Serve un dado di almeno")


def test_a_good_says_what_its_crates_count_before_a_secret_choice(people: People):
    match: AnyMatch = Match(find("baratto"), 2, 3)
    assert match.together
    anna = at_a_table(people, match)
    anna.page.mouse.move(*middle(anna, '[id="good-wool"]'))
    anna.sees(".popup.hint .label", "Wool")
    anna.sees(DOES, "One crate counts 1, 2 count 3, 3 count 6, 4 count 10, 5 count 15")


def test_behind_ones_screen_everything_says_what_it_is_for(people: People):
    anna = at_a_table(people, dirty_deeds(2))
    for what, does in {
        "owns-0-T": "Costly actions are paid with them. The Chrono-Arcanist takes them",
        "owns-0-I": "Costly actions are paid with them. The Engineer takes them",
        "owns-0-opaque": "Behind your screen they are Domains",
        "reserve-0": "Every conquest lays one of them",
    }.items():
        anna.page.mouse.move(*middle(anna, f'[id="{what}"]'))
        anna.sees(DOES, does)


def test_what_is_not_asked_about_now_says_at_least_what_it_is(people: People):
    anna = at_a_table(people, dirty_deeds(2))
    anna.page.mouse.click(*middle(anna, '[id="hex-ME4"]'))
    anna.sees(".popup.card .label", "Not now")
    anna.sees(".popup.card .about", "Dwarves")
