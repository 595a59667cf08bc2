"""The form for a new table, made from what a game declares: seats, who sits on them, settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

import msgspec

from ludoteca.bots.levels import LEVELS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play import catalogue
from ludoteca.play.catalogue import Parameter
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Flag, Number, Setting, Value, shown
from ludoteca.play.texts import Texts

USUAL_SEATS = 3
USUAL_LEVEL = "companion"


@dataclass(frozen=True)
class SeatRow:
    """A seat and who is to sit there: `me`, `friend` or `bot:LEVEL`; at a shared screen also what they are called."""

    seat: int
    letter: str
    who: str
    called: str


@dataclass(frozen=True)
class Way:
    """One of the values a setting can have, and what it is called."""

    value: str
    label: str


@dataclass(frozen=True)
class SettingField:
    """A setting in the form. `kind` is flag, number or choice, `usual` the default; a `wrong` value is not allowed.

    `among` is what a table of people starts from, where that is not the default; empty otherwise. While nobody has said
    otherwise, the setting `follows` who sits at the table.
    """

    name: str
    kind: str
    label: str
    hint: str
    rule: str
    allowed: str
    provenance: str
    value: str
    usual: str
    usual_said: str
    among: str
    among_said: str
    ways: tuple[Way, ...]
    low: int
    high: int
    wrong: bool
    follows: bool

    @property
    def changed(self) -> bool:
        return self.value != self.usual and not self.preset

    @property
    def preset(self) -> bool:
        """Whether it is as suits a table of people, and otherwise would not be."""
        return self.value == self.among


@dataclass(frozen=True)
class SettingGroup:
    """The settings of one chapter of the rulebook."""

    chapter: str
    title: str
    fields: tuple[SettingField, ...]


def seat_count(game: AnyGame, asked: int) -> int:
    """A number of seats the game can have: the one asked for if it can, otherwise a usual one."""
    return asked if game.fewest <= asked <= game.most else min(max(USUAL_SEATS, game.fewest), game.most)


def seat_rows(game: AnyGame, count: int, values: Mapping[str, str]) -> list[SeatRow]:
    """A row for every seat the game can have, the first `count` of which are used."""
    allowed = {"me", "friend", *(f"bot:{level}" for level in LEVELS)}
    rows = []
    for seat in range(game.most):
        usual = "me" if seat == 0 else "friend" if seat == 1 else f"bot:{USUAL_LEVEL}"
        who = values.get(f"seat-{seat}", usual)
        rows.append(SeatRow(seat, "ABCDEFGH"[seat], who if who in allowed else usual, values.get(f"called-{seat}", "")))
    return rows


def setting_groups(game: AnyGame, lang: str, values: Mapping[str, str]) -> list[SettingGroup]:
    """The settings of a game in words, with what was typed for them before, or as a table of people starts."""
    texts = game.texts(lang)
    return [
        SettingGroup(
            group.chapter, group.title, tuple(_field(game, parameter, values, texts) for parameter in group.parameters)
        )
        for group in catalogue.groups(game, lang)
    ]


def _field(game: AnyGame, parameter: Parameter, values: Mapping[str, str], texts: Texts) -> SettingField:
    setting = parameter.setting
    usual = shown(setting.default)
    among = shown(game.among_people.get(setting.name, setting.default))
    value = values.get(f"set-{setting.name}", among)
    low, high = (setting.low, setting.high) if isinstance(setting, Number) else (0, 0)
    kind = "flag" if isinstance(setting, Flag) else "number" if isinstance(setting, Number) else "choice"
    ways = () if kind == "number" else setting.samples()
    return SettingField(
        setting.name, kind, parameter.label, parameter.meaning, setting.rule, parameter.allowed, parameter.provenance,
        value, usual, parameter.default, among if among != usual else "", parameter.among,
        tuple(Way(shown(way), catalogue.said(setting, way, texts)) for way in ways), low, high,
        is_wrong(setting, value), among != usual and f"set-{setting.name}" not in values,
    )  # fmt: skip


def is_wrong(setting: Setting, value: str) -> bool:
    try:
        setting.read(value)
    except LudotecaError:
        return True
    return False


def stored(settings: str) -> dict[str, Value]:
    """Settings as they are kept with a table or a variant: those that differ from the usual ones."""
    return msgspec.json.decode(settings, type=dict[str, bool | int | str])


def as_query(settings: Mapping[str, Value]) -> str:
    """Settings as an address names them; `settings_in` reads them again."""
    return urlencode({f"set-{name}": shown(value) for name, value in settings.items()})


def settings_in(form: Mapping[str, str]) -> dict[str, str]:
    """What a form or an address says of the settings."""
    return {name.removeprefix("set-"): value for name, value in form.items() if name.startswith("set-")}
