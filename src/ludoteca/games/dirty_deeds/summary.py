"""The summary screen of Dirty Deeds in words: who can do what, how quickly and for how much, as the settings have it.

A message of the texts names the settings it needs, `{ $n_expansion }`, and gets them by those names.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.dirty_deeds.rules.layout import CHARACTER_NAMES
from ludoteca.play.settings import Settings, shown
from ludoteca.play.texts import Texts, capital

DEEDS = {
    "knight": ("expansion", "", "defeat"),
    "spy": ("instigation", "", "violation"),
    "chrono": ("discovery", "drilling", "acceleration"),
    "engineer": ("gathering", "tunnel", "portal"),
}
FAMILIAR = ("breach", "rewind", "riot", "delay")

Figures = dict[str, int | str]


class Deed(NamedTuple):
    """An action of a character: what it does, and its burden of Domains, Traditions and Enchantments."""

    name: str
    text: str
    burden: tuple[int, int, int] | None = None


class Person(NamedTuple):
    """A character, or the empty fist: with its speed and its actions, the costly one last."""

    key: str
    name: str
    speed: int
    deeds: tuple[Deed, ...]


def figures(settings: Settings, seats: int) -> Figures:
    """Every setting as it is said in a text, and what follows from them."""
    found: Figures = {name: shown(value) if isinstance(value, bool) else value for name, value in settings.items()} | {
        "seats": seats
    }
    for token in ("traditions", "enchantments"):
        found[f"supply_{token}"] = settings.number(f"tokens_{token}") * seats
    found["notches"] = int(settings.way("notches"))
    return found


def say(texts: Texts, message: str, known: Figures) -> str:
    """A message with the settings that it names."""
    return texts(message, **{name: known[name] for name in texts.messages[message]})


def people(settings: Settings, texts: Texts) -> list[Person]:
    """DD-TURN-04 who can do what, the quickest first as the speeds are."""
    known = figures(settings, 0)
    found = [
        Person(
            name,
            texts(f"print-who-{name}"),
            settings.number(f"speed_{name}"),
            tuple(deed(name, settings, texts, known) for name in DEEDS[name] if name),
        )
        for name in CHARACTER_NAMES
    ]
    fist = Person(
        "fist",
        capital(texts("hand-fist")),
        settings.number("speed_recruitment"),
        (deed("recruitment", settings, texts, known),),
    )
    slow_first = settings.way("speed_order") == "low_first"
    return sorted([*found, fist], key=lambda one: one.speed if slow_first else -one.speed)


def deed(name: str, settings: Settings, texts: Texts, known: Figures) -> Deed:
    costs = [f"cost_{name}_{kind}" for kind in ("domains", "traditions", "enchantments")]
    domains, traditions, enchantments = (settings.number(cost) if cost in settings else 0 for cost in costs)
    burden = (domains, traditions, enchantments) if costs[0] in settings else None
    return Deed(texts(f"deed-{name}"), say(texts, f"print-deed-{name}", known), burden)


@lru_cache(maxsize=64)
def lines_of(key: str, settings: Settings, texts: Texts) -> tuple[str, ...]:
    """What a character or the empty fist does, line by line: its speed, then each action with its burden."""
    one = next(person for person in people(settings, texts) if person.key == key)
    return texts("board-speed", speed=one.speed), *(deed_line(act, texts) for act in one.deeds)


def deed_line(act: Deed, texts: Texts) -> str:
    if act.burden is None:
        return texts("board-does", deed=act.name, text=act.text)
    return texts("board-does-for", deed=act.name, burden=burden_said(act.burden, texts), text=act.text)


def burden_said(burden: tuple[int, int, int], texts: Texts) -> str:
    """So many Domains, Traditions and Enchantments in words."""
    domains, *tokens = burden
    parts = [texts("label-domains", count=domains)]
    for token, count in zip(("tradition", "enchantment"), tokens, strict=True):
        if count:
            parts.append(texts("label-pay-tokens", count=count, token=texts(f"token-{token}")))
    return ", ".join(parts)


@lru_cache(maxsize=16)
def familiar_lines(settings: Settings, texts: Texts) -> tuple[str, ...]:
    """What a Familiar does at the end of its path, line by line."""
    known = figures(settings, 0)
    return tuple(
        texts("board-does", deed=texts(f"deed-{name}"), text=say(texts, f"print-deed-{name}", known))
        for name in FAMILIAR
    )
