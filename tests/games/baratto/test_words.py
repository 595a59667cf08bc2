from __future__ import annotations

import pytest

from ludoteca.games.baratto.game import GAME, GOOD, THING, WARE
from ludoteca.play.texts import kebab
from ludoteca.play.vocabulary import Event, seen_events
from tests.games.baratto.table import baratto

LANGUAGES = ("en", "it")


def wanted() -> set[str]:
    rules = baratto().rules
    found = {f"prompt-{kebab(type(decision).__name__)}" for decision in rules.decisions}
    found |= {f"action-{verb.name}" for verb in rules.actions.verbs}
    found |= {f"event-{kind.name}" for kind in GAME.events}
    found |= {f"event-{kind.name}-secret" for kind in GAME.events if kind.secret}
    found |= {f"refusal-{kind.name}" for kind in GAME.refusals}
    found |= {f"setting-{setting.name}{end}" for setting in GAME.settings for end in ("", "-hint")}
    found |= {"setting-ties-lead", "setting-ties-nobody", "game-title"}
    return found | {f"{domain.name}-{key}" for domain in (GOOD, THING, WARE) for key in domain.keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(language):
    assert wanted() <= set(GAME.texts(language).messages)


def test_both_languages_have_the_same_texts_with_the_same_variables():
    assert GAME.texts("en").messages == GAME.texts("it").messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_use_what_they_are_given(language):
    texts = GAME.texts(language).messages
    for kind in GAME.events:
        given = {name for name, _ in kind.fields} | {f"{name}-is" for name, d in kind.fields if d.name == "seat"}
        assert texts[f"event-{kind.name}"] <= given
        if kind.secret:
            assert texts[f"event-{kind.name}-secret"] <= given - set(kind.secret)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_named_is_in_the_rulebook(language):
    book = GAME.rulebook(language)
    assert all(kind.rule in book for kind in GAME.refusals)
    assert all(setting.rule in book for setting in GAME.settings)


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "wants", (2, 4), "Player A wants 2 coins."),
        ("en", "wants", (1, 4), "Player A wants one coin."),
        ("en", "gives", (3, 3), "Player A would give 3 crates of amber."),
        ("en", "gives", (1, 0), "Player A would give a crate of salt."),
        ("it", "wants", (2, 4), "Giocatore A chiede 2 monete."),
        ("it", "wants", (1, 4), "Giocatore A chiede una moneta."),
        ("it", "gives", (3, 3), "Giocatore A darebbe 3 casse d'ambra."),
        ("it", "gives", (1, 0), "Giocatore A darebbe una cassa di sale."),
    ],
)
def test_what_is_offered_is_counted_in_words(language, kind, values, line):
    (told,) = (one for one in GAME.events if one.name == kind)
    event = Event(told, (("seat", 0), ("count", values[0]), ("ware", values[1])), whole=True)
    assert GAME.texts(language).event(event, 1) == line


def test_both_rulebooks_have_the_same_clauses():
    assert list(GAME.rulebook("en").own) == list(GAME.rulebook("it").own)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You take the crate from stall 5 for 2 coins: amber."),
        ("it", "Prendi la cassa della bancarella 5 per 2 monete: ambra."),
    ],
)
def test_a_log_line_speaks_to_the_one_who_reads_it(language, line):
    t = baratto().on(5, "amber").bids((5, 2), (6, 0), (5, 1))
    told = [GAME.texts(language).event(event, 0) for event in seen_events(GAME.events, t.news.words, 0)]
    assert line in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_table_can_be_read_in_plain_lines(language, seat):
    t = baratto(2).screen(0, "salt! wine").screen(1, "amber").trading().play("offer:1 give:salt want:coin")
    lines = GAME.sheet(t.view(seat), GAME.texts(language))
    assert lines[0].startswith(("Round 1, at most 6", "Giro 1, al massimo 6"))
    said = ("a crate of salt for one coin", "una cassa di sale per una moneta")
    assert any(line.endswith(said) for line in lines) == (seat == 0)


def test_the_plain_lines_hide_what_is_hidden():
    t = baratto(2).screen(0, "wine+1").screen(1, "amber")
    texts = GAME.texts("en")
    assert "  Crates: wine·B" in GAME.sheet(t.view(0), texts)
    assert "  Crates: ?" in GAME.sheet(t.view(0), texts)
    assert "  Crates: wine·B" in GAME.sheet(t.view(1), texts)
    assert "  Crates: ?·B" in GAME.sheet(t.view(-1), texts)


def test_the_plain_lines_show_the_secret_choice_to_its_owner():
    t = baratto(2).play("stall:3 bid:2", seat=0)
    assert GAME.sheet(t.view(0), GAME.texts("en"))[-1] == "Your secret choice: Go to stall 3, Bid 2 coins"
    assert GAME.sheet(t.view(1), GAME.texts("en"))[-1] != GAME.sheet(t.view(0), GAME.texts("en"))[-1]
