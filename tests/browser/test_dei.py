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
from tests.browser.people import DESKTOP, PHONE, QUIET, People, Person
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


def test_a_flag_is_raised_and_the_wash_waits_until_those_have_arrived_who_decide_it(people: People):
    anna = people.come(moving=True, prefers={**QUIET, "still": False})
    page = anna.go("/learn/dei/outpost")
    begin(anna)
    page.evaluate(GLIDES)
    page.evaluate("""() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        window.washed = document.getElementById("region-2.2.d").innerHTML.includes("stencil");
        return animate.apply(this, given);
      };
    }""")
    anna.choose("move:M:2.2.a", "to:2.2.d", "crew:1:alone")
    page.locator("[id='region-2.2.d'] [fill*=stencil0]").wait_for(state="attached")
    assert page.evaluate("() => window.washed") is False
    _, y = page.evaluate("() => window.glides['flag-2.2-0']")
    assert y > 5  # from its plate upwards


TURNS = """() => {
  window.turns = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    const isNarrow = frames.some?.((frame) => frame.scale === "0 1");
    if (isNarrow) window.turns.push([this.id, this.innerHTML.includes("dei-lock")]);
    return animate.call(this, frames, ...rest);
  };
}"""


def test_a_talent_that_is_unlocked_is_turned_over(people: People):
    anna = people.come(moving=True, prefers={**QUIET, "still": False})
    page = anna.go("/learn/dei/talent")
    begin(anna)
    page.evaluate(TURNS)
    anna.choose("unlock:red")
    assert page.evaluate("() => window.turns") == [["talent-0-red", True], ["talent-0-red", False]]
    page.wait_for_function("() => !document.querySelector('.area .leaving')")


def test_what_is_collected_goes_from_the_city_to_whoever_takes_it(people: People):
    anna = people.come(moving=True, prefers={**QUIET, "still": False})
    page = anna.go("/learn/dei/collect")
    begin(anna)
    page.evaluate("""() => {
      window.going = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, ...rest) {
        if (this.querySelector("[href='#dei-tech']") && frames.at?.(-1)?.translate) window.going.push(this.tagName);
        return animate.call(this, frames, ...rest);
      };
    }""")
    anna.choose("collect:C:2.2.b")
    assert page.evaluate("() => window.going.length") == 1


def test_what_a_construction_would_link_is_seen_while_it_is_pointed_at(people: People):
    anna = people.come()
    page = anna.go("/learn/dei/elevator")
    begin(anna)
    way = page.locator("[id='way-lift-2.5-a-R']")
    assert "told" not in (way.get_attribute("class") or "")
    anna.hover("slot-lift-2.5-a-R")
    page.locator("[id='way-lift-2.5-a-R'].told").wait_for(state="attached")
    assert page.locator(".shy.told").count() == 1
    page.mouse.move(2, 2)
    page.locator("[id='way-lift-2.5-a-R']:not(.told)").wait_for(state="attached")


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_symbol_leaves_only_the_places_lit_where_it_could_be_used(people: People, size: tuple[int, int]):
    anna = people.come(size=size)
    page = anna.go("/learn/dei/move")
    begin(anna)
    press = anna.tap if size == PHONE else anna.click
    everything = lit_on(anna)
    assert {"squad-0-2.2.p", "squad-0-2.1.p", "token-2.2.p", "symbol-M", "symbol-C"} <= everything
    press("symbol-M")
    page.locator(".board [id='symbol-C']:not(.can)").wait_for(state="attached")
    assert lit_on(anna) == {"squad-0-2.2.p", "champion-0", "squad-0-2.1.p"}
    assert {option.action for option in anna.options} == {"move:M:2.1.p", "move:M:2.2.p"}
    page.keyboard.press("Escape")
    page.locator(".board [id='symbol-C'].can").wait_for(state="attached")
    assert lit_on(anna) == everything
    press("symbol-M")
    page.locator(".board [id='symbol-C']:not(.can)").wait_for(state="attached")
    press("squad-0-2.2.p")
    anna.body('[data-steps="1"]')
    anna.sees("[data-do=back]").click()
    anna.body('[data-steps="0"]')
    assert lit_on(anna) == everything


def lit_on(person: Person) -> set[str]:
    found: list[str] = person.page.evaluate("() => [...document.querySelectorAll('.board .can')].map((lit) => lit.id)")
    return set(found)


INSIDE = """(element) => {
  const [box, frame] = [element, element.closest(".area")].map((one) => one.getBoundingClientRect());
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}"""


def test_on_a_phone_all_of_the_plate_is_in_sight_on_which_a_group_is_chosen(people: People):
    """With the heads of its rows: they say whether the Champion goes along."""
    carla = people.come("Carla", lang="it", size=PHONE)
    page = carla.go("/learn/dei/majority")
    begin(carla)
    for steps, ident in enumerate(("squad-0-2.2.b", "region-2.2.d")):
        carla.tap(ident)
        carla.body(f'[data-steps="{steps + 1}"]')
    plate = page.locator(".board [id='crew']")
    plate.wait_for(state="attached")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert plate.evaluate(INSIDE)
