"""Over: the values of a number that are tried, as they are said on a command line: `tiles=30,45,60`, `tiles=1..3`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.kernel.errors import LudotecaError, quoted, unknown
from ludoteca.play.game import AnyGame
from ludoteca.play.settings import Number, Setting, Value, shown

MOST = 50  # values of one number
STEP = 0.25  # of a number: how far it is moved to see what it does


class Over(NamedTuple):
    """A setting and the values it is tried with, none of them the usual one."""

    name: str
    values: tuple[Value, ...]

    def each(self) -> list[dict[str, Value]]:
        return [{self.name: value} for value in self.values]


def over(game: AnyGame, text: str) -> Over:
    """The values somebody asks for; without any, those that are a step away from the usual one."""
    name, sign, said = text.partition("=")
    setting = declared(game, name.strip())
    values = [setting.read(one) for one in _listed(setting, said)] if sign else steps(setting)
    found = tuple(dict.fromkeys(value for value in values if value != setting.default))
    if not found:
        raise LudotecaError(f"{quoted(text)} leaves {setting.name} as it is: {shown(setting.default)}")
    return Over(setting.name, found)


def declared(game: AnyGame, name: str) -> Setting:
    names = [setting.name for setting in game.settings]
    if name not in names:
        raise unknown("setting", name, names) if names else LudotecaError(f"{game.name} has no settings")
    return game.settings[names.index(name)]


def _listed(setting: Setting, said: str) -> list[str]:
    low, dots, high = said.partition("..")
    if not dots:
        return [one.strip() for one in said.split(",")]
    if not (_whole(low) and _whole(high)) or int(low) > int(high):
        raise LudotecaError(f"a range of {setting.name} is written LOW..HIGH, not {quoted(said)}")
    if int(high) - int(low) >= MOST:
        raise LudotecaError(f"{quoted(said)} has more than {MOST} values of {setting.name}: name some of them")
    return [str(value) for value in range(int(low), int(high) + 1)]


def _whole(text: str) -> bool:
    return text.strip().removeprefix("-").isdecimal()


def steps(setting: Setting) -> Sequence[Value]:
    """A step down and one up for a number; all others for what has ways."""
    if not isinstance(setting, Number):
        return setting.samples()
    far = max(1, round(STEP * abs(setting.default)))
    return [value for value in (setting.default - far, setting.default + far) if setting.low <= value <= setting.high]
