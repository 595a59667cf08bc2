"""What is said of a thing before it is chosen: what it is, then what it does, how quickly and for how much."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ludoteca.games.dirty_deeds.game import GAME
from tests.games.dirty_deeds.table import deeds
from tests.support import rule


def told(t, ident, language="en", seat=0):
    """The lines that are said of an element."""
    drawn = GAME.draw(t.view(seat), GAME.texts(language, ("Marco", "Elisa", "Annie")[: t.s.seats]))
    found = re.search(rf'<g id="{ident}"[^>]*><title>(.*?)</title>', drawn, re.S)
    assert found
    return unescape(found[1]).split("\n")


@rule("DD-TURN-01", "DD-TURN-04", "DD-KNIGHT-02")
def test_a_character_says_its_speed_both_actions_and_the_burden_before_it_is_chosen():
    t = deeds(2)
    assert told(t, "piece-0-knight") == [
        "The Knight of Marco",
        "Speed 4",
        "Expansion: Conquer up to 3 hexes next to the Knight.",
        "Defeat (3 Domains): Capture an opponent's character within 3 steps: behind your screen.",
    ]
    lines = told(t, "piece-0-engineer", "it")
    assert lines[:2] == ["Il Geniere di Marco", "Velocità 1"]
    assert [line.partition(":")[0] for line in lines[2:]] == [
        "Raccolta", "Tunnel", "Portale (2 Domini, 2 Tradizioni, 3 Incanti)",
    ]  # fmt: skip
    assert told(t, "fist-0")[:2] == ["An empty fist", "Speed 0"]
    assert told(t, "fist-0")[2].startswith("Recruitment: 1. Exchange up to 5 coloured Domains")


@rule("DD-KEY-09")
def test_what_is_said_follows_the_settings():
    t = deeds(2, speed_spy=7, cost_violation_traditions=1, cost_violation_enchantments=0, n_violation=2)
    lines = told(t, "piece-0-spy")
    assert lines[1] == "Speed 7"
    assert lines[3].startswith("Violation (1 Domain, 1 Tradition): Conquer up to 2 hexes of the medium wheel")


def test_a_character_says_the_same_wherever_it_is():
    t = deeds(3).holds(0, "B3,0").stands("0-knight", "B3,0").stands("1-spy", "exhausted").stands("2-spy", "captive-0")
    home = told(t, "piece-0-spy")
    assert told(t, "piece-0-knight")[0] == "The Knight of Marco · Earth\u00a0E8"
    assert told(t, "piece-1-spy") == ["The Spy of Elisa · exhausted", *home[1:]]
    assert told(t, "piece-2-spy") == ["The Spy of Annie · captured", *home[1:]]
    assert told(t, "niche-0-spy") == ["The Spy", *home[1:]]


@rule("DD-FAM-02")
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_familiar_says_its_four_actions(language):
    texts = GAME.texts(language)
    lines = told(deeds(2, rewind_max=5), "familiar-1", language)
    assert [line.partition(":")[0] for line in lines[2:]] == [
        texts(f"deed-{name}") for name in ("breach", "rewind", "riot", "delay")
    ]
    assert "5" in lines[3]
    assert told(deeds(2, rewind_max=5), "eye", language)[1:] == lines[2:]


def test_an_open_hand_says_what_it_can_do():
    t = deeds(2).screen(0, opaque=3).acts(0, "chrono", "costly")
    lines = told(t, "hand-0", seat=1)
    assert lines[0] == "Marco: Acceleration · Burden: 3 opaque tiles"
    assert lines[1:] == told(t, "piece-0-chrono", seat=1)[1:]


@rule("DD-END-03", "DD-END-06")
@pytest.mark.parametrize(
    ("lay", "english", "italian"),
    [
        (lambda: deeds(2).at(41),
         "Turn 41 · the hourglass is not revealed yet; it counts as revealed after turn 100 at the latest",
         "Turno 41 · la clessidra non è ancora rivelata; vale come rivelata al più tardi dopo il turno 100"),
        (lambda: deeds(2, max_turns=30).at(0),
         "Before the first turn · the hourglass is not revealed yet; it counts as revealed after turn 30 at the latest",
         "Prima del primo turno · la clessidra non è ancora rivelata; "
         "vale come rivelata al più tardi dopo il turno 30"),
        (lambda: deeds(2).at(12, 3), "Turn 12 · 3 turns to go, this one included",
         "Turno 12 · ne restano 3, questo compreso"),
        (lambda: deeds(2).at(14, 1), "Turn 14 · the last one", "Turno 14 · l'ultimo"),
    ],
)  # fmt: skip
def test_how_long_the_match_goes_on_is_said_as_far_as_the_rules_know(lay, english, italian):
    t = lay()
    assert GAME.clock(t.view(0), GAME.texts("en")) == english
    assert GAME.clock(t.view(-1), GAME.texts("it")) == italian
    assert GAME.sheet(t.view(0), GAME.texts("en"))[0] == english
    assert told(t, "hourglass") == [english]


@rule("DD-END-03")
def test_once_the_hourglass_is_seen_the_turns_that_follow_are_told():
    t = deeds(2).orient(0, 0, 4).screen(0, opaque=2, t=2, i=3).acts(0, "engineer", "costly").play("conquer:S2,0")
    assert GAME.clock(t.view(0), GAME.texts("en")).endswith("the hourglass is revealed: 3 more turns follow this one")
    t = deeds(2, final_turns=0).orient(0, 0, 3).holds(0, "S2,0").at(7).ends()
    assert GAME.clock(t.view(0), GAME.texts("it")) == "Il periodo è finito dopo 7 turni"
