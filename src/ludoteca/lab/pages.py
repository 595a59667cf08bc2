"""Pages: what all pages of the lab have in common: chapters, what was played, and how far its bots can be believed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import markupsafe

from ludoteca.draw.svg import Markup, el
from ludoteca.lab.experiment import Experiment, learnt
from ludoteca.lab.saying import Saying
from ludoteca.play.settings import Value, shown


class Part(NamedTuple):
    """A chapter: its title, a sentence, a picture, a table."""

    title: str
    said: str = ""
    picture: Markup | None = None
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def badge(colour: str, word: str) -> markupsafe.Markup:
    """A word on the colour of a verdict."""
    return markupsafe.Markup(el("span", word, class_=f"verdict {colour}"))


def link(to: str, word: str) -> markupsafe.Markup:
    return markupsafe.Markup(el("a", word, href=to))


def has_learnt(played: Experiment) -> bool:
    """Whether the bots have learnt the game for as many players as sit there."""
    weights = learnt(played)
    return weights.trained is not None and weights.seats == played.seats


def warning(words: Saying, played: Experiment) -> str:
    """What is to be known of the bots before anything is believed."""
    if not has_learnt(played):
        return words.say("untrained", game=title_of(words, played), name=played.game, seats=played.seats)
    if played.settings:
        return words.say("trained-elsewhere", name=played.game, seats=played.seats)
    return ""


def title_of(words: Saying, played: Experiment) -> str:
    return played.title.texts(words.language)("game-title")


def settings_of(words: Saying, played: Experiment) -> str:
    """The numbers that are not the usual ones, in a sentence."""
    if not played.settings:
        return words.say("settings-usual")
    return words.say("settings-changed", settings=listed(played.settings))


def listed(settings: Mapping[str, Value]) -> str:
    return ", ".join(f"{name} = {shown(value)}" for name, value in settings.items())


def options(option: str, settings: Mapping[str, Value]) -> list[str]:
    """Settings as they are said on a command line."""
    return [f"{option} {name}={shown(value)}" for name, value in settings.items()]
