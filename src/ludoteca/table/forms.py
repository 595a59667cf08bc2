"""The form for a new table, made from what a game declares: seats, who sits on them, settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludoteca.bots.levels import LEVELS
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Flag, Number, Setting, shown

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
    value: str
    usual: str
    among: str
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


def setting_fields(game: AnyGame, lang: str, values: Mapping[str, str]) -> list[SettingField]:
    """The settings of a game in words, with what was typed for them before, or as a table of people starts."""
    texts = game.texts(lang)

    def field(setting: Setting) -> SettingField:
        usual = shown(setting.default)
        among = shown(game.among_people.get(setting.name, setting.default))
        value = values.get(f"set-{setting.name}", among)
        name = f"setting-{setting.name}"
        low = high = 0
        ways: tuple[Way, ...] = ()
        if isinstance(setting, Flag):
            kind = "flag"
        elif isinstance(setting, Number):
            kind, low, high = "number", setting.low, setting.high
        else:
            kind, ways = "choice", tuple(Way(way, texts(f"{name}-{way}")) for way in setting.ways)
        return SettingField(
            setting.name, kind, texts(name), texts(f"{name}-hint"), setting.rule, value, usual,
            among if among != usual else "", ways, low, high, is_wrong(setting, value),
            among != usual and f"set-{setting.name}" not in values,
        )  # fmt: skip

    return [field(setting) for setting in game.settings]


def is_wrong(setting: Setting, value: str) -> bool:
    try:
        setting.read(value)
    except LudotecaError:
        return True
    return False
