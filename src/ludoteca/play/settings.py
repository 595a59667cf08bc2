"""Settings: the variants, rulings and parameters a match is played with, declared by the game and checked here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.kernel.errors import LudotecaError, quoted, unknown

Value = bool | int | str


@dataclass(frozen=True)
class Flag:
    """A variant that is played or not."""

    name: str
    default: bool
    rule: str

    def read(self, value: Value) -> bool:
        words = {
            "yes": True,
            "true": True,
            "on": True,
            "1": True,
            "no": False,
            "false": False,
            "off": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        if str(value).lower() in words:
            return words[str(value).lower()]
        raise LudotecaError(f"setting {self.name!r} is yes or no, not {quoted(value)}")

    def allowed(self) -> str:
        return "yes or no"

    def samples(self) -> tuple[Value, ...]:
        return (True, False)

    def number(self, value: Value) -> int:
        return int(value)


@dataclass(frozen=True)
class Number:
    """A parameter: a whole number within bounds."""

    name: str
    default: int
    low: int
    high: int
    rule: str

    def read(self, value: Value) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise LudotecaError(
                f"setting {self.name!r} is a number from {self.low} to {self.high}, not {quoted(value)}"
            )
        return number

    def allowed(self) -> str:
        return f"{self.low}–{self.high}"

    def samples(self) -> tuple[Value, ...]:
        return (self.low, self.default, self.high)

    def number(self, value: Value) -> int:
        return int(value)


@dataclass(frozen=True)
class Choice:
    """A ruling or variant with several named ways."""

    name: str
    default: str
    ways: tuple[str, ...]
    rule: str

    def read(self, value: Value) -> str:
        if value in self.ways:
            return str(value)
        raise LudotecaError(f"setting {self.name!r} is one of {', '.join(self.ways)}, not {quoted(value)}")

    def allowed(self) -> str:
        return ", ".join(self.ways)

    def samples(self) -> tuple[Value, ...]:
        return self.ways

    def number(self, value: Value) -> int:
        return int(value) if str(value).isdigit() else self.ways.index(str(value))


Setting = Flag | Number | Choice


class Settings(Mapping[str, Value]):
    """The checked settings of a match: every declared one has a value.

    >>> Settings([Number("rounds", 9, 1, 20, "X-01")], {"rounds": "12"}).number("rounds")
    12
    """

    def __init__(self, declared: Sequence[Setting], given: Mapping[str, Value]) -> None:
        names = [setting.name for setting in declared]
        for name in given:
            if name not in names:
                raise unknown("setting", name, names) if names else LudotecaError(f"there is no setting {quoted(name)}")
        self._values: dict[str, Value] = {
            setting.name: setting.read(given.get(setting.name, setting.default)) for setting in declared
        }
        self._declared = {setting.name: setting for setting in declared}
        # What somebody has said, if only that it stays as it is.
        self.given: frozenset[str] = given.given if isinstance(given, Settings) else frozenset(given)

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def flag(self, name: str) -> bool:
        return bool(self._values[name])

    def number(self, name: str) -> int:
        return int(self._values[name])

    def way(self, name: str) -> str:
        return str(self._values[name])

    def numbers(self) -> dict[str, int]:
        """All of them as numbers, for compiled rules: a flag is 0 or 1, a way its number or its place among the ways.

        >>> Settings([Flag("solo", False, "X-02"), Choice("side", "b", ("a", "b"), "X-03")], {}).numbers()
        {'solo': 0, 'side': 1}
        """
        return {name: self._declared[name].number(value) for name, value in self._values.items()}

    def usual(self) -> dict[str, Value]:
        """What the game itself proposes."""
        return {name: setting.default for name, setting in self._declared.items()}

    def unless_said(self, proposed: Mapping[str, Value]) -> Settings:
        """The same settings, but for what nobody has said: that is as proposed here.

        >>> declared = [Choice("side", "a", ("a", "b"), "X-03")]
        >>> [Settings(declared, given).unless_said({"side": "b"})["side"] for given in ({}, {"side": "a"})]
        ['b', 'a']
        """
        said = {name: self._values[name] for name in self.given}
        return Settings(list(self._declared.values()), {**proposed, **said})

    def written(self) -> dict[str, str]:
        """All of them as texts name them.

        >>> Settings([Flag("solo", False, "X-01")], {"solo": True}).written()
        {'solo': 'yes'}
        """
        return {name: shown(value) for name, value in self._values.items()}

    def changed(self) -> dict[str, Value]:
        """Those that differ from the game's defaults."""
        return {name: value for name, value in self._values.items() if value != self._declared[name].default}


def assignments(texts: Iterable[str]) -> dict[str, Value]:
    """Settings written as `name=value`, as on a command line."""
    found: dict[str, Value] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise LudotecaError(f"a setting is written name=value, not {quoted(text)}")
        found[name.strip()] = value.strip()
    return found


def shown(value: Value) -> str:
    """A value as it is written in records and on command lines."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
