"""What is counted has the words of the game, in both languages; what a count leaves open is an ellipsis."""

from __future__ import annotations

import pytest

from ludoteca.games import NAMES, find
from ludoteca.lab.account import Kind, action_name
from ludoteca.lab.deep import things_done
from ludoteca.lab.experiment import experiment
from ludoteca.lab.naming import Naming
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Settings
from tests.lab.accounts import account

DEEDS = find("dirty_deeds")


def naming(language="en"):
    return Naming(DEEDS, DEEDS.rules({}, 2), language)


def test_an_action_is_called_as_its_button_and_an_event_as_in_the_log():
    assert naming().action("choose:knight") == "Take the Knight"
    assert naming("it").action("choose:knight") == "Prendi l'Armigero"
    assert naming().action("conquer") == "Conquer …"
    assert naming().action("choose:spy+intend:costly") == "Take the Spy + Costly action"
    assert naming().event("placed engineer small").startswith("Puts the Engineer on Elves")
    assert naming("it").event("nothing-conquered") == "Non conquista nulla"


def test_what_has_no_words_keeps_its_name():
    assert naming().action("sing") == "sing"
    assert naming().event("sang loudly") == "sang loudly"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_action_and_event_of_every_game_is_called_something(name, language):
    game = find(name)
    rules = game.rules({}, max(2, game.fewest))
    words = Naming(game, rules, language)
    for action in {action_name(rules, action) for action in range(len(rules.actions))}:
        assert words.action(action).strip()
    for kind in game.events:
        counted = Kind(game, kind)
        keys = [kind.fields[place][1].keys[0] for place in counted.named]
        assert words.event(" ".join([kind.name, *keys])).strip()


def test_nobody_does_without_doing_it_to_one_player_alone():
    played = experiment(DEEDS, 2, Settings(DEEDS.settings, {}), "companion")
    some = [account(seed, taken={"exchange:0:own": [2, 1], "exchange:1:own": [1, 1]}) for seed in range(20)]
    assert things_done(played, some) == ["exchange"]
