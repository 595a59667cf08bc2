"""D.E.I. in a real browser: a city on two levels, cards planned in secret, squads that go from street to street."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from tests.browser.hands import Finger, Hand, Keyboard, Mouse, play_to_the_end
from tests.browser.people import PHONE, QUIET, People
from tests.browser.tables import acts_before, table_of_three, tells_the_score, the_record, withdraw
from tests.browser.test_lessons import begin

pytestmark = pytest.mark.compiled_only


def begun(turn: int, **settings: bool | str) -> AnyMatch:
    """A match of three as wanderers have brought it to a Turn; 0: before anybody has chosen a faction."""
    match: AnyMatch = Match(find("dei"), 3, 3, settings)
    rng = Rng(3)
    while round_of(match) < turn:
        take_move(match, match.to_act[0], Wanderer(), rng)
    return match


def round_of(match: AnyMatch) -> int:
    view: Any = match.view(-1)
    return int(view.turn)


@pytest.mark.parametrize("turn", [pytest.param(0, marks=pytest.mark.slow, id="whole"), pytest.param(4, id="last turn")])
def test_a_match_to_its_end(people: People, tmp_path: Path, turn: int):
    everybody = anna, bruno, carla, watcher = table_of_three(people, "dei", begun(turn))
    hands: dict[int, Hand] = {0: Mouse(anna, 1), 1: Keyboard(bruno, 2), 2: Finger(carla, 3)}
    play_to_the_end(hands, Random(4))
    assert hands[0].ways.keys() >= {"board", "button"}
    assert hands[1].ways.keys() >= {"arrows", "digits", "tab"}
    assert hands[2].ways.keys() >= {"board", "button", "asked"}

    match = the_record(anna, tmp_path)
    for person in everybody:
        tells_the_score(person, match, "Totale" if person is carla else "Total")
    watcher.sees_as_spectator(match, "Anna", "Bruno", "Carla")
    assert not watcher.options
    for person in everybody:
        assert '"t":"refused"' not in "".join(person.received)


def test_nobody_can_tell_which_cards_somebody_plans(people: People):
    """With Planning: two cards, taken back, and two others leave the same in every other browser, to the last byte."""
    everybody = table_of_three(people, "dei", begun(1, opt_planning=True), opt_planning=True)
    anna, *others = everybody
    anna.my_turn()
    first, second, third, fourth = (option.action.partition(":")[2] for option in anna.options[:4])
    planned = acts_before(anna, others, f"plan:{first}", f"plan:{second}")
    assert anna.page.locator(f'.board [id="card-{first}"]').count() == 1
    withdraw(anna, others)
    assert acts_before(anna, others, f"plan:{third}", f"plan:{fourth}") == planned


GLIDES = """() => {
  window.glides = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    if (frames[0]?.translate) {
      const [x, y] = frames[0].translate.split(" ").map(parseFloat);
      window.glides[this.id] = [x, y];
    }
    return animate.call(this, frames, ...rest);
  };
}"""
PLACE = """(ident) => {
  const {e, f} = document.getElementById(ident).transform.baseVal.consolidate().matrix;
  return [e, f];
}"""


def test_scrappers_glide_from_where_they_stood_and_recruits_out_of_the_reserve(people: People):
    anna = people.come(moving=True, prefers={**QUIET, "still": False})
    page = anna.go("/learn/dei/move")
    begin(anna)
    page.evaluate(GLIDES)
    stood = page.evaluate(PLACE, "squad-0-2.2.p")
    anna.choose("move:M:2.2.p", "to:2.2.b", "crew:2:alone")
    stand = page.evaluate(PLACE, "squad-0-2.2.b")
    glided = page.evaluate("() => window.glides['squad-0-2.2.b']")
    assert glided == pytest.approx([stood[0] - stand[0], stood[1] - stand[1]], abs=12)

    anna.go("/learn/dei/recruit")
    anna.my_turn()
    page.evaluate(GLIDES)
    anna.choose("recruit:R:2.1.p")
    x, _ = page.evaluate("() => window.glides['squad-0-2.1.p']")
    assert x > 300  # the reserve is in the panels, right of the city


PASSING = """() => {
  window.passing = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    const piece = this.querySelector(":scope > use")?.getAttribute("href");
    if (this.tagName === "g" && !this.id && piece) window.passing.push([piece, this.childElementCount]);
    return animate.call(this, frames, ...rest);
  };
}"""


def test_part_of_a_squad_that_joins_another_one_glides_too(people: People):
    anna = people.come(moving=True, prefers={**QUIET, "still": False})
    page = anna.go("/learn/dei/majority")
    begin(anna)
    anna.choose("move:M:2.2.b", "to:2.2.p", "crew:1:alone")
    page.evaluate(PASSING)
    anna.choose("move:M:2.2.b", "to:2.2.p", "crew:2:alone")
    assert page.evaluate("() => window.passing") == [["#dei-hood0", 2]]
    page.wait_for_function("() => !document.querySelector('.area .leaving')")


IN_SIGHT = """() => {
  const frame = document.querySelector(".area[data-area=map]").getBoundingClientRect();
  const covers = [...document.querySelectorAll(".tools, .overview, .stays")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".area[data-area=map] .can")].filter((lit) => {
    const box = lit.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const under = covers.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom);
    return !under && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  }).length;
}"""


@pytest.mark.parametrize("lesson", find("dei").lessons[:7], ids=lambda lesson: lesson.name)
def test_on_a_phone_the_map_shows_something_to_choose_at_every_step(people: People, lesson: Any):
    """While the task is being read, too; and nothing that is lit lies under the buttons of the map."""
    carla = people.come("Carla", lang="it", size=PHONE)
    page = carla.go(f"/learn/dei/{lesson.name}")
    begin(carla)
    for action in lesson.goals[0]:
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert page.evaluate(IN_SIGHT) > 0, action
        before, option = carla.state, carla.option(action)
        lit = page.locator(f'.board .can[aria-label="{option.label}"]').first
        carla.tap(lit.get_attribute("id") or "")
        carla.steps_on(int(before["revision"]), int(before["steps"]))
    carla.sees(".lesson.done h2")


IN_THE_WINDOW = """(element) => {
  const box = element.getBoundingClientRect();
  const foot = document.querySelector(".foot").getBoundingClientRect();
  const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return element.contains(met) && box.left >= 0 && box.right <= innerWidth && box.bottom <= foot.top;
}"""


def test_on_a_phone_the_card_in_play_stays_in_sight_while_one_chooses_in_the_city(people: People):
    """Under the task of a lesson, which pushes everything down; and however far the hand is scrolled."""
    carla = people.come("Carla", lang="it", size=PHONE)
    page = carla.go("/learn/dei/move")
    begin(carla)
    symbol = page.locator(".board #symbol-M")
    assert symbol.evaluate(IN_THE_WINDOW)
    page.locator(".area[data-area=hand]").evaluate("(hand) => hand.scrollTo(hand.scrollWidth, 0)")
    assert page.locator(".area[data-area=hand]").evaluate("(hand) => hand.scrollLeft > 50")
    assert symbol.evaluate(IN_THE_WINDOW)
    carla.tap("squad-0-2.2.p")
    carla.body('[data-steps="1"]')
    assert page.locator(".board [id='symbol-M']").evaluate(IN_THE_WINDOW)


AT_REGION = """(ident) => {
  const box = document.getElementById(ident).getBoundingClientRect();
  for (let y = box.top + 4; y < box.bottom; y += 6)
    for (let x = box.left + 4; x < box.right; x += 6)
      if (document.elementFromPoint(x, y)?.closest("[id]")?.id === ident) return [x, y];
  return null;
}"""


def test_while_one_region_is_looked_at_the_others_stand_back(people: People):
    anna = people.come()
    page = anna.go("/learn/dei/majority")
    begin(anna)
    regions = page.locator(".area[data-area=map] [data-among=region]").count()
    apart = page.locator(".area[data-area=map] .apart")
    page.mouse.move(*page.evaluate(AT_REGION, "region-2.1.p"))
    anna.sees(".popup.hint")
    assert apart.count() == regions - 1
    assert page.locator("[id='region-2.1.p'].apart").count() == 0
    page.mouse.move(2, 2)
    apart.first.wait_for(state="detached")
    # On the way to a Region, what is said of the others stands back too.
    anna.choose("move:M:2.2.b")
    offers = page.locator(".area[data-area=map] [data-about]").count()
    assert offers > 1
    anna.hover("region-2.2.p")
    page.locator("[data-about].apart").first.wait_for()
    assert page.locator("[data-about].apart").count() == offers - 1
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    apart.first.wait_for(state="detached")


def test_a_preview_leaves_what_only_asks_as_it_is(people: People):
    """Who goes along is not shown before it is asked, and no chip looks forbidden while another one is pointed at."""
    anna = people.come()
    page = anna.go("/learn/dei/move")
    begin(anna)
    anna.choose("move:M:2.2.p")
    anna.hover("region-2.2.b")
    page.locator(".area .ghost").first.wait_for(state="attached")
    assert page.locator(".area .ghost.asks").count() == 0
    anna.choose("to:2.2.b")
    anna.hover("crew-1-alone")
    page.locator(".area .ghost").first.wait_for(state="attached")
    assert page.locator(".area .asks").count() > 2
    assert page.locator(".area .asks.dimmed").count() == 0
