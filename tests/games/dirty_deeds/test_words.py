from __future__ import annotations

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games.dirty_deeds.game import GAME
from ludoteca.games.dirty_deeds.rules import names
from ludoteca.games.dirty_deeds.rules.layout import ACTION_NAMES
from ludoteca.games.dirty_deeds.view import Step
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.play.match import Match
from ludoteca.play.vocabulary import Event, seen_events
from tests.games.dirty_deeds.table import deeds, opening

NAMES = ("Marco", "Elisa <3", "Annie")


def texts(language="en", seats=3):
    return GAME.texts(language, NAMES[:seats])


def some_tables():
    yield opening(3)
    yield opening(2, radius_big=6, radius_medium=6, radius_small=6, print_known=True)
    yield deeds(2, radius_big=1, radius_medium=1, radius_small=1, notches="6")
    t = deeds().holds(0, "B3,0 S1,0").holds(1, "M0,0").stands("1-spy", "M0,0").stands("2-spy", "captive-0")
    yield t.stands("2-knight", "exhausted").screen(0, opaque=4, c1=2, t=2).exhausted(t=2, c1=1).at(9, 2)
    yield deeds().holds(0, "B3,0 S1,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:S1,0")
    yield deeds().commit(0, "knight").play("choose:chrono intend:simple", 1)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_table_can_be_read_by_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            view = t.view(seat)
            words = texts(language, t.s.seats)
            assert len(GAME.sheet(view, words)) > 20


def told_of_wheels(t, language="en"):
    """What the log says of the wheels that turned in the last move."""
    events = seen_events(GAME.events, t.news.words, -1)
    return [texts(language).event(event, -1) for event in events if event.kind.name == "turned"]


def test_a_wheel_that_turns_says_why():
    t = deeds().holds(0, "B3,0 S1,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:S1,0").play("turn")
    assert told_of_wheels(t) == ["Acceleration: the disc of the small wheel turns forward by a notch."]
    assert told_of_wheels(t, "it") == ["Accelerazione: il disco sotto la ruota piccola gira avanti di una tacca."]
    (said,) = told_of_wheels(deeds().fists())
    assert (
        said == "End of the turn, when the fullest wheel turns: the disc of the small wheel turns forward by a notch."
    )


def test_labels_say_what_a_button_means_now():
    t = deeds().holds(0, "B0,0").holds(1, "B1,0").screen(0, opaque=4, c1=2, c2=1)

    def label(action, language="en"):
        said = GAME.label(t.rules, t.view(0), texts(language), t.rules.actions.number(action))
        return said.replace("\u00a0", " ")

    assert label("choose:spy", "it") == "Prendi la Spia"
    t.play("choose:chrono", 0)
    assert label("intend:simple") == "Simple action: Discovery or Drilling"
    assert label("intend:costly") == "Costly action: Acceleration (3 Domains)"
    t.play("intend:costly", 0)
    burden = "1 tile of Elisa <3, 1 tile of Annie, 1 opaque tile"
    assert label("pay:1:1") == f"Confirm: the Chrono-Arcanist – Acceleration, with {burden}"
    t = deeds().holds(0, "B4,-2").holds(1, "B3,-1").acts(0, "knight").play("place:B4,-2")
    assert label("conquer:B3,-1") == "Conquer Earth D7 from Elisa <3 – below: an Enchantment"
    assert label("conquer:B4,-1") == "Conquer Earth D8 (opaque) – below: a Tradition"
    assert label("conquer-stop", "it") == "Nessuna conquista (ne hai fino a 3)"
    assert label("conquer-stop") == "Conquer nothing (of up to 3)"
    t.play("conquer:B4,-1")
    assert label("conquer-stop", "it") == "Nessun'altra conquista (ne restano fino a 2)"
    t.play("conquer:B3,-1")
    assert label("conquer-stop", "it") == "Nessun'altra conquista (ne resta una)"
    assert label("conquer-stop") == "Conquer no more (one is left)"
    t = deeds().holds(0, "B-1,0 B0,-1").holds(1, "B0,0 B-1,1").screen(0, opaque=3).acts(0, "spy")
    assert label("place:B-1,0") == "Put the Spy on Earth E4"
    assert label("place:B0,-1", "it") == "Metti la Spia su Terra D4"
    t.play("place:B-1,0")
    assert label("instigate:B-1,1", "it") == "Copri Terra F4 con una tessera opaca"
    assert label("instigate-stop", "it") == "Non coprire nulla (puoi coprirne fino a 3)"
    t.play("instigate:B0,0")
    assert label("instigate-stop") == "Cover no more (up to 2 are left)"
    t = opening(3)
    assert label("base:B-4,4") == "Base on Earth I1"
    t = deeds().holds(0, "M0,0").screen(0, opaque=3).acts(0, "chrono", "costly").play("place:M0,0")
    assert label("turn", "it") == "Gira avanti di una tacca la ruota media"
    t = deeds().holds(0, "B0,0").holds(1, "B1,0").stands("1-spy", "B1,0").screen(0, opaque=3)
    t.acts(0, "knight", "costly").play("place:B0,0")
    assert label("capture:1:spy") == "Capture the Spy of Elisa <3 on Earth E6"


def told(t, language="en", viewer=1):
    """What the last play told somebody else."""
    return [texts(language).event(event, viewer) for event in seen_events(GAME.events, t.news.words, viewer)]


def test_a_spy_that_covers_nothing_leaves_a_line():
    t = deeds().holds(0, "B-1,0").holds(1, "B0,0").screen(0, opaque=3).acts(0, "spy").play("place:B-1,0")
    t.play("instigate-stop")
    assert "La Spia di Marco non copre nulla." in told(t, "it")
    alone = deeds().holds(0, "B-1,0").screen(0, opaque=0).acts(0, "spy").play("place:B-1,0")
    assert "Marco's Spy covers nothing." in told(alone)
    t = deeds().holds(0, "B-1,0").holds(1, "B0,0").screen(0, opaque=3).acts(0, "spy").play("place:B-1,0")
    assert not any("covers nothing" in line for line in told(t.play("instigate:B0,0")))


def test_a_character_that_conquers_or_finds_nothing_leaves_a_line():
    t = deeds().holds(0, "B0,0").acts(0, "knight").play("place:B0,0").play("conquer-stop")
    assert "Marco non conquista nulla." in told(t, "it")
    t = deeds().holds(0, "B0,0").acts(0, "knight").play("place:B0,0").play("conquer:B1,0")
    assert not any("conquers nothing" in line for line in told(t.play("conquer-stop")))
    t = deeds().holds(0, "B0,0").common(i=0).acts(0, "engineer").play("do:gathering").play("place:B0,0")
    assert "Marco takes no Enchantment." in told(t)
    assert "Marco non prende nessun Incanto." in told(t, "it")


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "gained", {"seat": 0, "count": 2, "token": 1}, "Marco takes 2 Enchantments."),
        ("en", "gained", {"seat": 0, "count": 1, "token": 0}, "Marco takes 1 Tradition."),
        ("it", "gained", {"seat": 0, "count": 2, "token": 1}, "Marco prende 2 Incanti."),
        ("it", "paid-tokens", {"seat": 0, "count": 3, "token": 0}, "Marco paga 3 Tradizioni."),
        ("it", "paid-tiles", {"seat": 0, "opaque": 2, "coloured": 1},
         "Marco paga 2 Domini opachi e 1 Dominio colorato."),
        ("it", "paid-tiles", {"seat": 0, "opaque": 0, "coloured": 3}, "Marco paga 3 Domini colorati."),
        ("en", "paid-tiles", {"seat": 0, "opaque": 1, "coloured": 0}, "Marco pays 1 opaque Domain."),
    ],
)  # fmt: skip
def test_things_are_counted_in_words(language, kind, values, line):
    (declared,) = (one for one in GAME.events if one.name == kind)
    assert texts(language).event(Event(declared, tuple(values.items()), whole=True), 1) == line


def test_the_score_is_told_wheel_by_wheel():
    t = deeds(2).holds(0, "B3,0 M0,0")
    lines = GAME.scoring(t.view(0), texts(seats=2))
    assert [(line.rule, line.points) for line in lines] == [
        ("DD-SCORE-02", (2, 0)),
        ("DD-SCORE-05", (2, 0)),
        ("DD-SCORE-07", (0, 0)),
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_happens_in_a_match_can_be_told_and_every_button_has_words(language):
    for seed in range(2):
        match, rng = Match(GAME, 2 + seed, seed), Rng(seed)
        words = texts(language, 2 + seed)
        while not match.over and match.ply < 250:
            seat = match.to_act[0]
            for action in match.options(seat)[:6]:
                assert GAME.label(match.rules, match.view(seat), words, action)
            take_move(match, seat, Wanderer(), rng)
        for seat in range(-1, match.seats):
            assert all(words.event(event, seat) for event in match.events(seat))


def test_every_event_says_which_clause_it_comes_from():
    book = GAME.rulebook("en")
    assert all(kind.rule in book for kind in GAME.events)


def test_every_action_and_every_intent_has_a_number_of_its_own():
    layout = opening().layout
    assert [getattr(names, name.upper()) for name in ACTION_NAMES] == list(range(names.ACTIONS))
    assert len(layout.intend.domains[0].keys) == names.INTENTS


def test_who_conquers_sees_what_is_left_and_what_the_chain_has_taken():
    t = deeds(2, expansion="chained").holds(0, "B0,0").acts(0, "knight").play("place:B0,0 conquer:B1,0")
    assert t.view(0).step == Step(deed="expansion", stands="B0,0", left=2, chain=("B1,0",))


@pytest.mark.parametrize(
    ("who", "intent", "played", "step"),
    [
        ("knight", "simple", "", Step(deed="expansion")),
        ("knight", "simple", "place:B0,0", Step(deed="expansion", stands="B0,0", left=3)),
        ("knight", "costly", "place:B0,0", Step(deed="defeat", stands="B0,0", left=1)),
        ("spy", "simple", "place:B0,0 instigate:B1,0", Step(deed="instigation", stands="B0,0", left=2)),
        ("spy", "costly", "", Step(deed="violation", left=1)),
        ("chrono", "simple", "", None),
        ("chrono", "simple", "do:drilling", Step(deed="drilling")),
        ("chrono", "costly", "place:M0,0 turn", Step(deed="acceleration", stands="M0,0", left=1, wheel="medium")),
        ("fist", "simple", "exchange:1:own", Step(deed="recruitment", left=4, given=(0, 1))),
        ("chrono", "costly", "place:B4,0 turn-stop", None),
        ("chrono", "costly", "place:B4,0 turn-stop familiar:breach", Step(deed="breach", left=1)),
        ("chrono", "costly", "place:B4,0 turn-stop familiar:rewind", Step(deed="rewind")),
        ("chrono", "costly", "place:B4,0 turn-stop familiar:rewind wheel:big turn",
         Step(deed="rewind", left=2, wheel="big")),
        ("chrono", "costly", "place:B4,0 turn-stop familiar:riot riot:B1,0",
         Step(deed="riot", fallen=((0, 0, 0), (1, 0, 0)))),
        ("chrono", "costly", "place:B4,0 turn-stop familiar:delay", Step(deed="delay")),
    ],
)  # fmt: skip
def test_who_is_in_the_middle_of_something_sees_what_it_is_and_nobody_else_does(who, intent, played, step):
    t = deeds(2).holds(0, "B0,0 M0,0").holds(1, "B1,0 B0,1").stands("1-engineer", "B0,1").exhausted(c0=3)
    t.screen(0, opaque=3, c1=2, t=2, i=2).familiar(0, 3).at(9, 3)
    t.acts(0, who, intent).play(played)
    assert t.view(0).step == step
    assert t.view(1).step is None
    assert t.view().step is None


def test_an_open_hand_holds_its_character_and_the_others_stay_behind_the_screen():
    t = deeds(2).commit(0, "spy").commit(1, "knight")
    assert t.to_act == (1,)
    assert [t.where(f"0-{who}") for who in ("knight", "spy", "chrono", "engineer")] == [
        "behind", "in-hand", "behind", "behind",
    ]  # fmt: skip
