"""Equal things are equal: one choice, chosen by any of them, and each answers as the others do."""

from ludoteca.games.baratto.game import GAME as BARATTO
from ludoteca.play.alike import elements, told_apart
from ludoteca.play.match import AnyMatch
from ludoteca.table import screen
from ludoteca.table.imagining import known
from ludoteca.table.protocol import Option
from ludoteca.table.reasons import because
from tests.games.baratto.table import baratto
from tests.games.phalanxx.table import phalanxx
from tests.games.vendemmia.table import vendemmia


def options(match: AnyMatch, verb: str) -> list[Option]:
    shown = screen.drawn(screen.sight(match, match.to_act[0], 1), match.game.texts("en"))
    return [option for option in shown.options if option.action.partition(":")[0] == verb]


def chosen_by(match: AnyMatch, verb: str) -> dict[str, tuple[str, ...]]:
    return {option.action: (option.target, *option.twins) for option in options(match, verb)}


def test_three_like_dice_are_one_choice_that_each_of_them_makes():
    match = phalanxx(2).to_act(0).travelling("W5 W5 W5").match
    assert chosen_by(match, "die") == {"die:1": ("travelling-1", "travelling-2", "travelling-3")}


def test_dice_of_the_same_value_and_another_colour_are_not_alike():
    match = phalanxx(2).to_act(0).travelling("W5 O5 W5").match
    assert chosen_by(match, "die") == {"die:1": ("travelling-1", "travelling-3"), "die:2": ("travelling-2",)}


def test_slots_beside_like_home_dice_are_one_choice():
    match = phalanxx(2).to_act(0).home(0, "W2 W2 V3").travelling("O5 W5 W4").play("die:1").match
    assert chosen_by(match, "slot") == {"slot:1": ("slot-0-1", "slot-0-2"), "slot:3": ("slot-0-3",)}


def test_like_dice_are_changed_by_one_sacrifice():
    match = phalanxx(2).to_act(0).travelling("W5 W5 W5").match
    assert len(options(match, "sacrifice")) == 5


def test_like_home_dice_are_exchanged_in_one_way():
    t = phalanxx(2).home(0, "W3 W3 V1").home(1, "V3 O4 O6").dice(4, 5, 6).to_act(0).play("die:1 slot:1 income")
    assert [option.action for option in options(t.match, "exchange")] == ["exchange:1:1:1"]


def test_a_twin_is_refused_as_its_twin():
    match = phalanxx(2).home(0, "W2 W2 V3").to_buy(0).match
    said = [because(known(match, 0), [], f"slot-0-{slot}", match.game.texts("en"), 1) for slot in (1, 2)]
    assert said[0] == said[1]


def test_dice_that_show_the_same_are_one_choice_in_vendemmia():
    t = vendemmia(2).hand(0, "nebbiolo-1", "freisa-2", "barbera-3").baskets(0, 1).to_act(0)
    assert chosen_by(t.dice(4, 4).match, "die") == {"die:1": ("die-1", "die-2")}
    assert list(chosen_by(t.dice(4, 4).match, "raise")) == ["raise:1"]
    assert list(chosen_by(t.dice(4, 5).match, "die")) == ["die:1", "die:2"]


def test_each_crate_with_a_good_gives_that_good():
    t = baratto(2).screen(0, "salt wool salt").lead(0).trading().play("offer:1")
    view = t.view(0)
    give = t._rules.actions.number("give:salt")
    assert elements(BARATTO, t._rules, view, give) == ("crate-0-1", "crate-0-3")


def test_the_first_of_those_that_are_alike_is_told():
    match = phalanxx(2).to_act(0).travelling("W5 W5 O1").match
    numbers = [match.rules.actions.number(text) for text in ("die:2", "die:3", "die:1")]
    told = told_apart(match.game, match.rules, match.view(0), numbers)
    assert match.rules.actions.texts(told) == ["die:2", "die:3"]
