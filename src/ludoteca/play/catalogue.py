"""The catalogue of a game's settings, for people: meaning, default, range, chapter, provenance and rule of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludoteca.play.game import AnyGame
from ludoteca.play.rulebook import RECONSTRUCTED, Clause, chapter
from ludoteca.play.settings import Choice, Flag, Number, Setting, Settings, Value, shown
from ludoteca.play.texts import Texts


@dataclass(frozen=True)
class Parameter:
    """A setting in words. `among` is what a table of people starts from, where that is not the default."""

    setting: Setting
    label: str
    meaning: str
    default: str
    allowed: str
    among: str
    provenance: str

    @property
    def name(self) -> str:
        return self.setting.name

    @property
    def rule(self) -> str:
        return self.setting.rule


@dataclass(frozen=True)
class Group:
    """The settings whose rules stand in one chapter of the rulebook."""

    chapter: str
    title: str
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True)
class Change:
    """A setting that a match is played with otherwise than the game proposes."""

    name: str
    label: str
    value: str
    usual: str
    rule: str


def groups(game: AnyGame, language: str) -> list[Group]:
    """All settings of a game, in the order of its rulebook."""
    texts, book = game.texts(language), game.rulebook(language)
    found: dict[str, list[Parameter]] = {chapter(rule): [] for rule in book.own}
    for setting in game.settings:
        found[chapter(setting.rule)].append(_parameter(game, setting, book[setting.rule], texts))
    return [
        Group(name, texts(f"chapter-{name}"), tuple(parameters)) for name, parameters in found.items() if parameters
    ]


def _parameter(game: AnyGame, setting: Setting, clause: Clause, texts: Texts) -> Parameter:
    among = game.among_people.get(setting.name, setting.default)
    return Parameter(
        setting,
        texts(f"setting-{setting.name}"),
        texts(f"setting-{setting.name}-hint"),
        said(setting, setting.default, texts),
        allowed(setting, texts),
        said(setting, among, texts) if among != setting.default else "",
        provenance(clause, texts),
    )


def provenance(clause: Clause, texts: Texts) -> str:
    """Where a rule comes from, and whether we had to read anything into it."""
    mixed = clause.is_ours and clause.source != RECONSTRUCTED
    return texts("settings-source", source=clause.source, reading="yes" if mixed else "no")


def changes(game: AnyGame, settings: Mapping[str, Value], language: str) -> list[Change]:
    """What is played otherwise than usual, in words and in the order of the rulebook."""
    texts = game.texts(language)
    changed = Settings(game.settings, settings).changed()
    return [
        Change(
            parameter.name,
            parameter.label,
            said(parameter.setting, changed[parameter.name], texts),
            parameter.default,
            parameter.rule,
        )
        for group in groups(game, language)
        for parameter in group.parameters
        if parameter.name in changed
    ]


def said(setting: Setting, value: Value, texts: Texts) -> str:
    """A value in words."""
    if isinstance(setting, Flag):
        return texts("settings-yes" if value else "settings-no")
    return texts(f"setting-{setting.name}-{value}") if isinstance(setting, Choice) else str(value)


def allowed(setting: Setting, texts: Texts) -> str:
    """All values it may have, in words."""
    if isinstance(setting, Number):
        return f"{setting.low}–{setting.high}"
    return " / ".join(said(setting, value, texts) for value in setting.samples())


def markdown(game: AnyGame, language: str) -> str:
    """The catalogue as a document, made to be read in a terminal too."""
    texts = game.texts(language)
    title = texts("settings-title", game=texts("game-title"))
    lines = [f"# {title}", "", texts("settings-lead", count=len(game.settings), game=game.name)]
    for group in groups(game, language):
        lines += ["", f"## {group.title}", ""]
        for parameter in group.parameters:
            usual = f"`{parameter.name}={shown(parameter.setting.default)}`"
            lines += [
                f"- {usual} **{parameter.label}** ({_typed(parameter, texts)})  ",
                f"  {parameter.meaning}  ",
                f"  *{parameter.rule}, {parameter.provenance}*",
            ]
    return "\n".join(lines) + "\n"


def _typed(parameter: Parameter, texts: Texts) -> str:
    """What may be typed for a setting, each with what it means."""
    setting = parameter.setting
    if isinstance(setting, Choice):
        ways = "; ".join(f"`{way}`: {said(setting, way, texts)}" for way in setting.ways)
    else:
        ways = setting.allowed() if isinstance(setting, Number) else " / ".join(map(shown, setting.samples()))
    return ways + (f"; {texts('settings-among', value=parameter.among)}" if parameter.among else "")
