"""The Magnificent in a real browser: dice and power, tiles that are turned, posters, and drafts that nobody sees."""

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
from tests.browser.hands import Finger, Hand, Keyboard, Mouse, look, play_to_the_end
from tests.browser.people import PHONE, People, Person
from tests.browser.tables import acts_before, lay, set_table, sit, table_of_three, tells_the_score, the_record, withdraw
from tests.browser.test_lessons import begin

pytestmark = pytest.mark.compiled_only

GAME = "magnificent"


def begun(turn: int, seats: int = 3, round_: int = 3, **settings: bool | str) -> AnyMatch:
    """A match as wanderers have brought it to a turn of a round; turn 0: nothing has been done."""
    match: AnyMatch = Match(find(GAME), seats, 3, settings)
    rng = Rng(3)
    while turn and not match.over and not is_at(match, round_, turn):
        take_move(match, match.to_act[0], Wanderer(), rng)
    return match


def is_at(match: AnyMatch, round_: int, turn: int) -> bool:
    view: Any = match.view(-1)
    return bool((view.round, view.turn) >= (round_, turn))


@pytest.mark.parametrize(
    "turn", [pytest.param(0, marks=pytest.mark.slow, id="whole"), pytest.param(3, id="last turns")]
)
def test_a_match_to_its_end(people: People, tmp_path: Path, turn: int):
    everybody = anna, bruno, carla, watcher = table_of_three(people, GAME, begun(turn))
    hands: dict[int, Hand] = {0: Mouse(anna, 1), 1: Keyboard(bruno, 2), 2: Finger(carla, 3)}
    play_to_the_end(hands, Random(4))
    assert hands[0].ways.keys() >= {"board", "button"}
    assert hands[1].ways.keys() >= {"arrows", "digits"}
    assert hands[2].ways.keys() >= {"board", "button"}

    match = the_record(anna, tmp_path)
    for person in everybody:
        tells_the_score(person, match, "Totale" if person is carla else "Total")
    watcher.sees_as_spectator(match, "Anna", "Bruno", "Carla")
    assert not watcher.options
    for person in everybody:
        assert '"t":"refused"' not in "".join(person.received)


def test_somebody_who_plays_alone_comes_to_the_end(people: People, tmp_path: Path):
    anna = people.come()
    table = set_table(anna, GAME, ["me"])
    lay(people.server, table, begun(4, seats=1))
    anna.go(table)
    play_to_the_end({0: Mouse(anna, 1)}, Random(4))
    tells_the_score(anna, the_record(anna, tmp_path), "Total")


def test_nobody_can_tell_which_card_somebody_keeps_in_a_draft(people: People):
    """A card, taken back, and another one leave the same in every other browser, to the last byte."""
    everybody = table_of_three(people, GAME, begun(0, start_cards="draft"), start_cards="draft")
    anna, *others = everybody
    anna.my_turn()
    first, second = (option.action.partition(":")[2] for option in anna.options[:2])
    told = acts_before(anna, others, f"keep:{first}")
    withdraw(anna, others)
    assert acts_before(anna, others, f"keep:{second}") == told


def lies_so(person: Person, face: str) -> None:
    """Wait until the tile in hand lies in this way: it is not offered any more."""
    person.page.locator(f'.options [data-action="{face}"]').wait_for(state="detached")
    person.my_turn()


def test_a_tile_is_turned_by_key_wheel_and_tray_while_its_place_is_chosen(people: People):
    anna = people.come()
    page = anna.go("/learn/magnificent/tile")
    begin(anna)
    anna.choose("tile:GL")
    lies_so(anna, "face:1")
    assert "square:a1" in {option.action for option in anna.options if not option.aside}
    anna.hover("spot-b3")
    page.locator(".area .ghost.new").first.wait_for(state="attached")
    page.keyboard.press("r")
    lies_so(anna, "face:2")
    page.locator(".area .ghost.new").first.wait_for(state="attached")
    page.mouse.wheel(0, -200)
    lies_so(anna, "face:1")
    page.locator("[data-do=flip]").click()
    anna.click("face-2")
    lies_so(anna, "face:2")
    anna.choose("square:b1")
    anna.sees(".lesson.done h2")


MOVING: dict[str, bool | str] = {"speed": "normal", "still": False, "forced": False}
PATHS = """() => {
  window.paths = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    const path = frames.map?.(({translate}) => (translate ?? "").split(" ").map(parseFloat));
    if (frames[0]?.translate) window.paths[this.id || this.querySelector("use")?.getAttribute("href")] = path;
    return animate.call(this, frames, ...rest);
  };
}"""


def test_a_wagon_walks_its_ring_and_the_gems_fly_to_the_storage(people: People):
    anna = people.come(moving=True, prefers=MOVING)
    page = anna.go(f"/learn/{GAME}/travel")
    begin(anna)
    anna.my_turn()
    page.evaluate(PATHS)
    anna.choose("travel:orange:5")
    paths = page.evaluate("() => window.paths")
    walked = paths["wagon-O"]
    (x, y), (across, down) = walked[0], walked[len(walked) // 2]
    assert (x, y) != (0, 0)
    assert walked[-1] == [0, 0]
    assert abs(across * y - down * x) / (x * x + y * y) ** 0.5 > 10  # far from the straight line
    assert "#mag-gem-o" in paths


@pytest.mark.parametrize("lesson", find(GAME).lessons, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_done_on_a_phone_in_italian(people: People, lesson: Any):
    carla = people.come("Carla", lang="it", size=PHONE)
    carla.go(f"/learn/{GAME}/{lesson.name}")
    begin(carla)
    finger = Finger(carla, 1)
    for action in lesson.goals[0]:
        seen = look(carla)
        offered = {one.options[0].action: one for one in seen.things if len(one.options) == 1}
        if action in offered:  # a step without a choice has gone along with the one before it
            finger.take(offered[action])
            if action.startswith("face:"):
                lies_so(carla, action)
            else:
                carla.steps_on(seen.seq, seen.steps)
    carla.sees(".lesson.done h2")


IN_SIGHT = """(element) => {
  const {top, bottom, left, right} = element.getBoundingClientRect();
  const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(spot) && top >= document.querySelector(".asking").getBoundingClientRect().bottom &&
    bottom <= document.querySelector(".foot").getBoundingClientRect().top;
}"""


def test_on_a_phone_power_and_what_the_turn_asks_stay_in_sight_wherever_one_looks(people: People):
    anna = people.come(size=PHONE)
    table = set_table(anna, GAME, ["me", "bot:wanderer"])
    lay(people.server, table, begun(1, seats=2, round_=1))
    page = anna.go(table)
    anna.my_turn()
    die = next(option.action for option in anna.options if option.action.startswith("die:"))
    anna.choose(die)
    for area in ("camp", "rings", "bills", "rival-1"):
        page.locator(f"[data-area={area}]").evaluate("(area) => area.scrollIntoView({block: 'center'})")
        for pinned in ("power", "asked"):
            assert page.locator(f"#{pinned}").evaluate(IN_SIGHT), (area, pinned)


def in_front(person: Person, seat: int) -> None:
    """Wait until somebody's things lie in front."""
    person.page.locator(f"[data-area=camp] #seat-{seat}").wait_for(state="attached")


def test_who_waits_looks_at_anothers_camp_in_front_and_has_their_own_again_when_they_must_decide(people: People):
    anna, bruno = people.come("Anna"), people.come("Bruno", size=PHONE)
    table = set_table(anna, GAME, ["me", "friend"], public=True)
    lay(people.server, table, begun(1, seats=2, round_=1))
    sit(bruno, anna, table, 1)
    watcher = people.come("Dora", lang="it")
    for person in (anna, bruno, watcher):
        person.go(table)
        person.body(":has(.seats li.acts)")
    acting, waiting = (anna, bruno) if anna.state["mine"] == "1" else (bruno, anna)
    own, other = (0, 1) if waiting is anna else (1, 0)
    acting.my_turn()
    assert not acting.page.locator("[data-area=rival-1] .front").is_visible()
    in_front(watcher, other)
    in_front(waiting, own)
    waiting.page.locator("[data-area=rival-1] .front").click()
    in_front(waiting, other)
    waiting.page.reload()
    in_front(waiting, other)
    waiting.sees("[data-do=front-back]").click()
    in_front(waiting, own)
    waiting.page.keyboard.press("t")
    in_front(waiting, other)

    watcher.page.locator("[data-area=rival-1]").hover()
    watcher.page.locator("[data-area=rival-1] .front").click()
    in_front(watcher, own)
    watcher.sees("[data-do=front-back]", "Torna alla vista solita")
    while acting.state["mine"] == "1":
        acting.choose(acting.options[0].action)
    waiting.my_turn()
    in_front(waiting, own)
    assert not waiting.page.locator("[data-do=front-back]").count()


def test_on_a_phone_whoever_has_looked_elsewhere_is_led_back_to_what_is_asked(people: People):
    anna = people.come(size=PHONE)
    table = set_table(anna, GAME, ["me", "bot:wanderer"])
    lay(people.server, table, begun(1, seats=2, round_=1))
    page = anna.go(table)
    anna.my_turn()
    dice = page.locator("[data-area=tent] .can").first
    seen = "(dice) => dice.getBoundingClientRect().top > 100 && dice.getBoundingClientRect().bottom < innerHeight - 60"
    assert not page.locator(".elsewhere").is_visible()
    page.evaluate("scrollTo(0, 0)")
    anna.sees(".elsewhere", "Choose below").tap()
    page.locator(".elsewhere").wait_for(state="hidden")
    assert dice.evaluate(seen)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    anna.sees(".elsewhere", "Choose above")
