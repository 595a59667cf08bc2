"""Law 9: every prompt, event, action, refusal and clause exists in Italian and English, with the same variables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ludoteca.kernel.actions import Domain
from ludoteca.kernel.decision import Commit, Decision
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.rules import Rules
from ludoteca.laws.broken import LawBroken
from ludoteca.play.game import AnyGame, fresh, seed_bytes
from ludoteca.play.rulebook import LANGUAGES, chapter
from ludoteca.play.settings import Choice, shown
from ludoteca.play.texts import KERNEL, Texts, kebab, load, name_of
from ludoteca.play.vocabulary import KERNEL_REFUSALS

# Messages that rooms of a game ask for by themselves. The kernel asks for its own.
FREE = (
    "sheet-",
    "board-",
    "print-",
    "label-",
    "score-",
    "area-",
    "needs-",
    "ability-",
    "family-",
    "kind-",
    "champion-",
)


def expected(game: AnyGame, rules: Rules[Any]) -> Iterator[tuple[str, set[str]]]:
    """Each message the words of a game call for, with the variables it may use."""
    yield "game-title", set()
    yield "game-blurb", set()
    for part in ("win", "turn", "end"):
        yield f"aim-{part}", set()
    for group in {chapter(rule) for rule in game.rulebook("en").own}:
        yield f"chapter-{group}", set()
    for area in game.areas(game.view(rules, fresh(rules, seed_bytes(0)), -1)):
        yield f"area-{area.name}", set()
    for lesson in game.lessons:
        for part in ("title", "task", "learned"):
            yield f"lesson-{lesson.name}-{part}", set()
    for decision in rules.decisions:
        yield f"prompt-{kebab(type(decision).__name__)}", set()
        yield f"prompt-{kebab(type(decision).__name__)}-other", {"names", "count"}
        for question in range(decision.questions if decision.questions > 1 else 0):
            yield f"prompt-{kebab(type(decision).__name__)}-{question + 1}", set()
    for verb in rules.actions.verbs:
        names = [domain.name for domain in verb.domains]
        yield f"action-{verb.name}", {name if k == names.index(name) else f"{name}-2" for k, name in enumerate(names)}
    for event in game.events:
        open_to_all = [(name, domain) for name, domain in event.fields if name not in event.secret]
        yield f"event-{event.name}", _variables(event.fields)
        if event.secret and not event.private:
            yield f"event-{event.name}-secret", _variables(tuple(open_to_all))
    for asked in game.questions:
        yield f"prompt-{asked}", set()
        yield f"prompt-{asked}-other", {"names", "count"}
    for refusal in (*KERNEL_REFUSALS, *game.refusals):
        yield f"refusal-{refusal.name}", {name for name, _ in refusal.numbers}
    for setting in game.settings:
        yield f"setting-{setting.name}", set()
        yield f"setting-{setting.name}-hint", set()
        for way in setting.ways if isinstance(setting, Choice) else ():
            yield f"setting-{setting.name}-{way}", set()
    for domain in _domains(game, rules):
        for key in domain.keys if domain.name != "seat" else [key for key in domain.keys if key.isalpha()]:
            yield name_of(domain, key), set()


def check_texts(game: AnyGame, rules: Rules[Any]) -> None:
    """Law 9, for the texts of a game."""
    wanted = dict(expected(game, rules))
    texts = {language: game.texts(language) for language in LANGUAGES}
    for language, known in texts.items():
        for message, variables in wanted.items():
            if message not in known:
                raise LawBroken(9, f"{language}.ftl has no message {message!r}")
            extra = known.messages[message] - variables
            if extra:
                raise LawBroken(9, f"{language}.ftl: {message} uses {sorted(extra)}, which nobody gives it")
        for message in known.messages.keys() - load(KERNEL / f"{language}.ftl")[1].keys():
            if message not in wanted and not message.startswith(FREE) and not message.endswith("-hint"):
                raise LawBroken(9, f"{language}.ftl: nothing asks for {message!r}")
    for decision in rules.decisions:
        _names_others(texts, decision)
    for action in game.idle:
        _exists(game, action)
    _same(texts)
    for message, variables in wanted.items():
        for known in texts.values():
            known(message, **{name: "you" if name.endswith("-is") else 1 for name in variables})


def check_rulebook(game: AnyGame) -> None:
    """Law 9, for the clauses of a game: the same ids in the same order, and what is played with them in all of them."""
    books = [game.rulebook(language).own for language in LANGUAGES]
    if list(books[0]) != list(books[1]):
        odd = sorted(set(books[0]) ^ set(books[1])) or ["the order"]
        raise LawBroken(9, f"the rulebooks differ between {' and '.join(LANGUAGES)}: {', '.join(odd[:5])}")
    for language, book in zip(LANGUAGES, books, strict=True):
        for clause in book.values():
            if not clause.title.strip() or not clause.whole.strip():
                raise LawBroken(9, f"{language}.toml: clause {clause.id} is empty")
    for kind in (*game.refusals, *game.settings, *game.events, *game.lessons):
        if kind.rule not in books[0]:
            raise LawBroken(7, f"{kind.name!r} cites {kind.rule or 'no rule'}, which is not in the rulebook")
    for question, rule in game.questions.items():
        if rule not in books[0]:
            raise LawBroken(7, f"{question!r} cites {rule}, which is not in the rulebook")
    cited = game.decision_rules()
    for decision in game.rules().decisions:
        name = kebab(type(decision).__name__)
        if cited.get(name) not in books[0]:
            raise LawBroken(7, f"{name!r} cites {cited.get(name, 'no rule')}, which is not in the rulebook")
    _check_house_rules(game)


def _check_house_rules(game: AnyGame) -> None:
    """Whatever is played otherwise, its rule says so."""
    for setting in game.settings:
        for value in setting.samples():
            if value == setting.default:
                continue
            for language in LANGUAGES:
                if not game.rulebook(language, {setting.name: value})[setting.rule].changed:
                    raise LawBroken(9, f"{language}.toml: {setting.rule} says nothing of {setting.name}={shown(value)}")


def _names_others(texts: dict[str, Texts], decision: Decision[Any]) -> None:
    """What is said of those who decide names them, and where all decide at once it knows one from several."""
    message = f"prompt-{kebab(type(decision).__name__)}-other"
    wanted = {"names", "count"} if isinstance(decision, Commit) else {"names"}
    for language, known in texts.items():
        if missing := wanted - known.messages[message]:
            raise LawBroken(9, f"{language}.ftl: {message} does not use {sorted(missing)}")


def _exists(game: AnyGame, action: str) -> None:
    """An action that a game speaks of must be one with some number of seats."""
    for seats in range(game.fewest, game.most + 1):
        with suppress(LudotecaError):
            game.rules(seats=seats).actions.number(action)
            return
    raise LawBroken(9, f"{action!r} is said to do nothing, and there is no such action")


def _same(texts: dict[str, Texts]) -> None:
    one, two = (texts[language] for language in LANGUAGES)
    for message in one.messages.keys() ^ two.messages.keys():
        raise LawBroken(9, f"message {message!r} is in one language only")
    for message, variables in one.messages.items():
        if variables != two.messages[message]:
            raise LawBroken(9, f"message {message!r} uses other variables in {one.language} than in {two.language}")


def _variables(fields: tuple[tuple[str, Domain], ...]) -> set[str]:
    return {name for name, _ in fields} | {f"{name}-is" for name, domain in fields if domain.name == "seat"}


def _domains(game: AnyGame, rules: Rules[Any]) -> set[Domain]:
    used = [domain for verb in rules.actions.verbs for domain in verb.domains]
    used += [domain for event in game.events for _, domain in event.fields]
    used += [domain for refusal in game.refusals for _, domain in refusal.numbers]
    return {domain for domain in used if domain.name != "amount" and not domain.spelled}
