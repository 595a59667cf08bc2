"""Choosing a move: previews, steps, choosers, why not, the three ways to take something back, and where they end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import AnyMatch, Match
from tests.browser.people import QUIET, People, Person
from tests.browser.tables import dirty_deeds, lay, phalanxx, pushes, set_table, sit

pytestmark = pytest.mark.compiled_only

# Another window of the same browser that says one thing to the table and tells what it is answered.
SAY = """([table, words]) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}${table}/live`);
  let revision = -1;
  socket.onopen = () => socket.send(JSON.stringify({t: "hello", n: 1}));
  socket.onmessage = ({data}) => {
    for (const heard of JSON.parse(data)) {
      if (heard.t !== "screen") { socket.close(); done(heard); }
      else if (revision < 0) socket.send(JSON.stringify({...words, n: 2, revision: (revision = heard.revision)}));
    }
  };
})"""


def against_a_bot(people: People, match: AnyMatch, **how: Any) -> tuple[Person, str]:
    """Anna against a bot, where this match stands, and it is her turn."""
    anna = people.come(**how)
    table = set_table(anna, match.game.name, ["me", "bot:wanderer"])
    lay(people.server, table, match)
    anna.go(table)
    anna.my_turn()
    return anna, table


def alone(people: People, pushed: int = 0, **how: Any) -> tuple[Person, str]:
    """Anna against a bot, with dice in front of her of which some are used; she could push with all."""
    return against_a_bot(people, phalanxx(2, ["buy-none"], *pushes(pushed), then=pushes(3)[pushed:]), **how)


def make(person: Person, *steps: str) -> None:
    """Make a move of several steps on the board."""
    for ident in steps:
        before = person.state
        person.click(ident)
        person.steps_on(int(before["revision"]), int(before["steps"]))


PUSH = ["travelling-1", "slot-0-1", "home-0-1"]


def test_pointing_at_something_shows_what_it_would_do_and_changes_nothing(people: People):
    anna, _ = alone(people)
    drawing, state = anna.drawing(), anna.state
    anna.hover("travelling-1")
    anna.sees(".popup.hint .label", anna.lit("travelling-1").get_attribute("aria-label"))
    anna.page.locator(".board .ghost").first.wait_for(state="attached")
    assert anna.drawing() == drawing
    anna.page.mouse.move(3, 3)
    anna.page.locator(".popup.hint").wait_for(state="hidden")
    assert anna.page.locator(".board .ghost").count() == 0
    assert anna.drawing() == drawing
    assert {**anna.state} == state


def test_a_preview_does_not_put_another_card_where_the_played_one_lies(people: People):
    anna, _ = against_a_bot(people, phalanxx(2, ["buy-none"], then=[["die:1", "slot:1", "play:X02"]]))
    make(anna, "travelling-1", "slot-0-1")
    anna.hover("card-X02")
    anna.page.locator(".board [data-area=players] .ghost").first.wait_for(state="attached")
    assert anna.page.locator(".board [data-area=hand] .ghost").count() == 0
    assert anna.page.locator(".board [data-area=hand] .dimmed").count() == 0


def test_a_move_of_several_steps_reaches_others_as_one(people: People):
    anna, bruno = people.come("Anna"), people.come("Bruno")
    table = set_table(anna, "phalanxx", ["me", "friend"])
    lay(people.server, table, phalanxx(2, ["buy-none"], then=pushes(1)))
    sit(bruno, anna, table, 1)
    for person in (anna, bruno):
        person.go(table)
    anna.my_turn()
    bruno.body(":has(.seats li.acts)")
    anna.sees(".seats li .here")  # everybody is here: nothing more comes by itself

    began, drawing, said, heard = anna.seq, bruno.drawing(), bruno.log, len(bruno.received)
    make(anna, "travelling-1")
    slots = {option.action for option in anna.options if not option.action.startswith("sacrifice:")}
    assert slots == {"slot:1", "slot:2", "slot:3"}
    assert anna.page.locator(".board .sel").get_attribute("id") == "travelling-1"
    make(anna, "slot-0-1")
    assert {"push", "income"} <= {option.action for option in anna.options}
    anna.page.keyboard.press("Escape")
    anna.body('[data-steps="1"]')
    anna.page.keyboard.press("Escape")
    anna.body('[data-steps="0"]')
    make(anna, "travelling-1", "slot-0-1")
    assert (bruno.drawing(), bruno.log, len(bruno.received)) == (drawing, said, heard)

    make(anna, "home-0-1")
    bruno.body(f'[data-revision="{began + 1}"]')
    assert bruno.drawing() != drawing
    fresh = bruno.log[len(said) :]
    assert fresh
    assert len(fresh) == len(anna.log) - len(said)
    (news,) = (message for text in bruno.received[heard:] for message in json.loads(text))
    assert {line["ply"] for line in news["log"]["lines"]} == {2}


def test_options_that_share_a_place_open_a_chooser(people: People):
    anna, _ = alone(people)
    anna.click("reserve-0")
    chooser = anna.sees(".popup.chooser")
    offered = chooser.locator("[data-do=choose]").evaluate_all("(all) => all.map((button) => button.dataset.action)")
    assert len(offered) > 1
    assert all(action.startswith("sacrifice:") for action in offered)
    anna.page.keyboard.press("Escape")
    chooser.wait_for(state="hidden")
    assert anna.state["steps"] == "0"
    before = anna.seq
    anna.click("reserve-0")
    chooser.locator("[data-do=choose]").first.click()
    anna.steps_on(before, 0)
    assert anna.seq == before + 1
    assert "You sacrifice an army" in anna.log[-1]


def test_what_is_not_lit_says_why_not(people: People):
    anna, _ = alone(people)
    anna.page.locator('.board [id="region-sippar"]').click(force=True)
    card = anna.sees(".popup.card")
    assert "1 more Strength" in card.locator(".label").inner_text()
    assert card.locator("blockquote p").inner_text()
    rule = card.locator("[data-do=rule]")
    assert rule.inner_text() == "PHX-CONFLICT-02"
    rule.click()
    clause = anna.sees("dialog.rulebook .clause.here")
    assert "PHX-CONFLICT-02" in clause.inner_text()
    assert clause.evaluate("""(here) => {
      const list = here.parentElement.getBoundingClientRect(), box = here.getBoundingClientRect();
      return box.top >= list.top - 1 && box.top < list.bottom;
    }""")
    anna.page.keyboard.press("Escape")
    clause.wait_for(state="hidden")

    anna.page.locator('.board [id="region-damaskos"]').click(force=True)
    anna.sees(".popup.card .first", anna.lit("travelling-1").get_attribute("aria-label"))


def test_the_last_move_the_turn_and_a_line_of_the_log_can_be_taken_back(people: People):
    anna, _ = alone(people)
    start, began = anna.drawing(), len(anna.log)
    make(anna, *PUSH)
    once = anna.drawing()
    assert anna.page.locator("[data-do=reset]").count() == 0
    make(anna, "travelling-2", "slot-0-2", "home-0-2")
    twice, seq = anna.drawing(), anna.seq

    anna.sees("[data-do=undo]").click()
    anna.steps_on(seq, 0)
    assert anna.drawing() == once
    make(anna, "travelling-2", "slot-0-2", "home-0-2")
    assert anna.drawing() == twice

    seq = anna.seq
    anna.sees("[data-do=reset]").click()
    anna.steps_on(seq, 0)
    assert anna.drawing() == start
    assert len(anna.log) == began
    assert anna.page.locator("[data-do=undo]").count() == 0

    make(anna, *PUSH)
    lines = len(anna.log)
    make(anna, "travelling-2", "slot-0-2", "home-0-2")
    seq = anna.seq
    anna.page.locator(f'.log [data-line="{lines - 1}"]').click()
    anna.sees(".log [data-do=undo-to]").click()
    anna.steps_on(seq, 0)
    assert anna.drawing() == once
    assert len(anna.log) == lines


def test_nothing_is_taken_back_beyond_a_barrier(people: People):
    """The roll is one: no button goes behind it, no line of the log, and the table refuses it."""
    anna, table = alone(people)
    assert anna.page.locator("[data-do=undo], [data-do=reset]").count() == 0
    assert anna.page.locator(".log .undoable").count() == 0
    for to in (-1, 0):
        answer = anna.page.evaluate(SAY, [table, {"t": "undo", "key": "k" * 12, "to": to}])
        assert answer["t"] == "refused"
        assert "revealed" in answer["text"]
    make(anna, *PUSH)
    assert anna.page.locator("[data-do=undo]").count() == 1
    assert anna.page.locator("[data-do=reset]").count() == 0  # one move back is all there is
    answer = anna.page.evaluate(SAY, [table, {"t": "undo", "key": "l" * 12, "to": 0}])
    assert answer["t"] == "refused"


def test_what_cannot_be_undone_says_so_before(people: People):
    anna, _ = against_a_bot(people, phalanxx(2))
    nothing = anna.page.locator(".prompt [data-action=buy-none]")
    assert "(The dice are rolled: this cannot be undone.)" in nothing.inner_text()
    nothing.hover()
    anna.sees(".popup.hint .warning", "cannot be undone")
    cheap = next(option for option in anna.options if option.action == "buy:1")
    ident = anna.page.locator(f'.board .can[aria-label="{cheap.label}"]').get_attribute("id") or ""
    anna.page.mouse.move(3, 3)
    anna.hover(ident)
    anna.sees(".popup.hint .label", cheap.label)
    anna.sees(".popup.hint .warning", "cannot be undone")


def test_the_end_of_the_turn_is_confirmed_if_one_likes(people: People):
    anna, table = alone(people, 3, prefers={**QUIET, "confirm": "turn"})
    drawing, seq = anna.drawing(), anna.seq
    anna.page.locator(".prompt [data-action=end-turn]").click()
    anna.sees(".prompt .asked", "End your turn?")
    anna.sees(".prompt .warning", "The turn passes on")
    anna.page.locator(".prompt [data-do=back]").click()
    anna.sees(".prompt [data-action=end-turn]").click()
    assert (anna.drawing(), anna.seq) == (drawing, seq)
    anna.sees(".prompt [data-do=sure]").click()
    anna.body(f':not([data-revision="{seq}"])[data-mine="1"]')  # the bot has had its turn
    assert anna.page.evaluate(SAY, [table, {"t": "undo", "key": "k" * 12, "to": seq - 1}])["t"] == "refused"


def test_forced_choices_are_made_for_me_if_i_like(people: People):
    anna, _ = alone(people, 2, prefers={**QUIET, "forced": True})
    (die,) = [option for option in anna.options if option.action.startswith("die:")]
    ident = anna.page.locator(f'.board .can[aria-label="{die.label}"]').get_attribute("id") or ""
    anna.click(ident)
    anna.body('[data-steps="1"][data-mine="1"]')
    anna.sees(".prompt .steps", f"{die.label} › Beside your")  # the die, and the only slot there is
    assert "push" in {option.action for option in anna.options}
    anna.page.keyboard.press("Escape")
    anna.body('[data-steps="0"]')  # going back does not stop at what was forced


def like_dice() -> AnyMatch:
    """A match of PHALANXX in which seat 0 has rolled two dice of the same colour and value."""
    for seed in range(100):
        match: AnyMatch = Match(find("phalanxx"), 2, seed)
        rng = Rng(seed)
        while match.ply < 12:
            dice = match.view(0).travelling
            if match.to_act == (0,) and match.view(0).deciding == "choose-die" and dice[0] == dice[1] != dice[2]:
                return match
            take_move(match, match.to_act[0], Wanderer(), rng)
    raise AssertionError("dice never fall alike")


def test_a_die_just_like_the_one_that_is_listed_is_the_same_choice(people: People):
    anna = people.come("Anna")
    table = set_table(anna, "phalanxx", ["me", "bot:apprentice"])
    lay(people.server, table, like_dice())
    anna.go(table)
    anna.my_turn()
    assert [option.action for option in anna.options if option.action.startswith("die:")] == ["die:1", "die:3"]
    anna.click("travelling-2")
    anna.body('[data-steps="1"]')
    assert {option.action.partition(":")[0] for option in anna.options if not option.aside} == {"slot"}


# At the very end of a list, what is rounded to whole pixels can hide one or two of its last line, which has twenty-six.
LAST_LINE = """() => {
  const list = document.querySelector(".log ol");
  return list.lastElementChild.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 4;
}"""


def test_the_newest_line_stays_in_sight_until_somebody_reads_further_up(people: People):
    """The list of what can be done takes room from the log, and gives it back."""
    anna, _ = alone(people)
    while len(anna.log) < 25:
        before = anna.state
        anna.page.keyboard.type(str(anna.options[-1].number))
        anna.steps_on(int(before["revision"]), int(before["steps"]))
        anna.my_turn()
        anna.page.wait_for_function(LAST_LINE)
    anna.page.locator(".log ol").hover()
    anna.page.mouse.wheel(0, -400)
    anna.page.wait_for_function(f"() => !({LAST_LINE})()")
    before = anna.state
    anna.page.keyboard.type(str(anna.options[-1].number))
    anna.steps_on(int(before["revision"]), int(before["steps"]))
    assert not anna.page.evaluate(LAST_LINE)
    anna.my_turn()
    anna.page.locator(".log ol").hover()  # a longer list of what can be done may lie where the log was
    anna.page.mouse.wheel(0, 4000)
    anna.page.wait_for_function(LAST_LINE)


def test_pointing_at_a_line_of_the_log_shows_where_it_happened(people: People):
    anna, _ = against_a_bot(people, dirty_deeds(2))
    line = anna.page.locator(".log li[data-marks^='hex-']").first
    line.hover()
    mark, hexagon = anna.page.locator(".light.mark"), anna.page.locator(f'[id="{line.get_attribute("data-marks")}"]')
    there, here = hexagon.bounding_box(), mark.bounding_box()
    assert there
    assert here
    assert abs(here["x"] + here["width"] / 2 - there["x"] - there["width"] / 2) < 3
    assert abs(here["y"] + here["height"] / 2 - there["y"] - there["height"] / 2) < 3
    anna.page.mouse.move(3, 3)
    assert mark.count() == 0
    line.locator("button").focus()
    assert mark.count() == 1
