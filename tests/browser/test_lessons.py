"""The guided first game: from the list of lessons through the first of them and back."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from tests.browser.people import PHONE, People, Person

pytestmark = pytest.mark.compiled_only

LESSONS = find("phalanxx").lessons


def begin(person: Person) -> None:
    """The first lesson of a game begins with what it is about."""
    person.my_turn()
    begins = person.page.locator("dialog.aim[open] .gold")
    if begins.count():
        begins.click()


def learn(person: Person, number: int) -> None:
    """Do what the lesson wants, and read what was to be learned."""
    begin(person)
    person.sees(".lesson .number", f"Lesson {number + 1} of {len(LESSONS)}")
    person.choose(*LESSONS[number].goals[0])
    person.sees(".lesson.done h2")
    person.sees(".lesson.done .rule", LESSONS[number].rule)


def test_the_first_lessons(people: People):
    anna = people.come()
    page = anna.go("/learn/phalanxx")
    assert page.locator(".lessons .lesson").count() == len(LESSONS)
    assert page.locator(".lessons .lesson.done").count() == 0
    page.locator(".box form button").click()
    learn(anna, 0)
    page.get_by_role("link", name="Next lesson").click()
    learn(anna, 1)
    page.get_by_role("link", name="Next lesson").click()

    anna.my_turn()
    seq = anna.seq
    anna.choose("die:1", "slot:1", "push")  # allowed, but not what is asked
    assert page.locator(".lesson.done").count() == 0
    anna.sees(".lesson .missed")
    page.locator("[data-do=undo]").click()
    anna.steps_on(seq + 1, 0)
    assert page.locator(".lesson .missed").count() == 0
    learn(anna, 2)

    page.locator(".bar .home").click()
    anna.go("/learn/phalanxx")
    assert page.locator(".lessons .lesson.done").count() == 3
    assert page.locator(".lessons .lesson").nth(2).locator(".tick svg").count() == 1
    assert "3 of" in page.locator(".box .small").first.inner_text()


WITH_AN_AIM = [name for name in NAMES if find(name).lessons and find(name).aim(find(name).texts("en"))]


@pytest.mark.parametrize("game", WITH_AN_AIM)
def test_the_first_lesson_begins_with_the_aim_and_its_picture(people: People, game: str):
    anna = people.come()
    texts = find(game).texts("en")
    page = anna.go(f"/learn/{game}")
    assert texts("aim-win") in page.locator(".aim").inner_text()
    page.locator(".box form button").click()
    shown = page.locator("dialog.aim[open]")
    shown.wait_for()
    for part in ("aim-win", "aim-turn", "aim-end"):
        assert texts(part) in shown.inner_text()
    assert page.evaluate("document.querySelector('dialog.aim img').naturalWidth") > 0
    page.locator("dialog.aim .gold").click()
    anna.sees(".lesson .number", "Lesson 1 of")
    anna.my_turn()
    assert page.locator("dialog[open]").count() == 0


def test_on_a_phone_the_task_stays_in_sight_until_somebody_begins(people: People):
    anna = people.come(size=PHONE)
    page = anna.go(f"/learn/phalanxx/{LESSONS[0].name}")
    begin(anna)
    page.wait_for_timeout(800)  # in which a page that scrolls by itself would have done so
    assert page.evaluate("() => document.querySelector('.lesson').getBoundingClientRect().top >= 0")


def test_on_a_phone_what_was_learned_comes_into_view(people: People):
    anna = people.come(size=PHONE)
    page = anna.go(f"/learn/phalanxx/{LESSONS[0].name}")
    begin(anna)
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function("() => document.querySelector('.lesson').getBoundingClientRect().bottom < 0")
    anna.choose(*LESSONS[0].goals[0])
    page.wait_for_function("() => document.querySelector('.lesson.done').getBoundingClientRect().top >= 0")


def test_a_choice_in_secret_answer_by_answer(people: People):
    """The rival has put a closed hand over the board, and all hands open with the last answer of who learns."""
    anna = people.come()
    plan = next(lesson for lesson in find("dirty_deeds").lessons if lesson.name == "hands")
    page = anna.go(f"/learn/dirty_deeds/{plan.name}")
    anna.my_turn()
    assert "Portal" not in page.locator("#hand-1").inner_html()
    who, purpose, burden = plan.goals[0]
    anna.choose(who)
    anna.click("hand-0")  # which is for all that the Spy could do
    before = anna.state
    anna.sees(f'.popup.chooser [data-action="{purpose}"]').click()
    anna.steps_on(int(before["revision"]), int(before["steps"]))
    assert page.locator(".lesson.done").count() == 0
    anna.choose(burden)
    anna.sees(".lesson.done h2", "Hands over the board")
    assert page.get_by_role("link", name="Start again").count() == 0
    assert "Portal" in page.locator("#hand-1").inner_html()
    anna.go("/learn/dirty_deeds")
    assert page.locator(".lessons .lesson.done").count() == 1


def test_who_went_astray_past_a_revelation_starts_again(people: People):
    anna = people.come()
    page = anna.go("/learn/dirty_deeds/hands")
    anna.my_turn()
    anna.choose("choose:fist")
    while page.get_by_role("link", name="Start again").count() == 0:  # all hands are open, and stay open
        anna.my_turn()
        anna.choose(anna.options[0].action)
    assert page.locator("[data-do=undo]").count() == 0
    page.get_by_role("link", name="Start again").click()
    anna.my_turn()
    anna.sees(".lesson:not(.done) h2", "Hands over the board")
    assert page.get_by_role("link", name="Start again").count() == 0
