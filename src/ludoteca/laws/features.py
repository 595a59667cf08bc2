"""Law 15: what bots see of a position is what their seat knows of it, in numbers that mean what their names say."""

from __future__ import annotations

import math
import re
from typing import Generic

from librt.vecs import vec

from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import S
from ludoteca.kernel.rules import Rules
from ludoteca.laws.broken import LawBroken
from ludoteca.play.game import listed

LAW = 15
ALWAYS = "always"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Features(Generic[S]):
    """The law for one match's rules."""

    def __init__(self, rules: Rules[S], rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.names = names(rules)

    def check(self, s: S) -> None:
        """Every seat sees sound numbers, and the same ones in every world that it can imagine."""
        for seat in range(int(s.seats)):
            mine = self._seen(s, seat)
            self._sound(mine, seat)
            for _ in range(2):
                imagined = self._seen(self.rules.imagine(s, seat, Rng(self.rng.word())), seat)
                # As bytes: a number that is none would differ from itself, and -0 is not 0.
                if bytes(memoryview(mine)) != bytes(memoryview(imagined)):
                    raise LawBroken(
                        LAW, f"what seat {seat} weighs depends on what it cannot know: {self._apart(mine, imagined)}"
                    )

    def _seen(self, s: S, seat: int) -> vec[float]:
        out = vec[float]([0.0] * len(self.names))
        before = listed(s).words
        try:
            self.rules.features(s, seat, out)
        except IndexError:
            raise LawBroken(LAW, f"there are more features than the {len(self.names)} that have names") from None
        if listed(s).words != before:
            raise LawBroken(LAW, "to look at the features of a position changes it")
        return out

    def _sound(self, seen: vec[float], seat: int) -> None:
        for name, number in zip(self.names, seen, strict=True):
            if not math.isfinite(number):
                raise LawBroken(LAW, f"{name} is {number} for seat {seat}")
        for phase, number in zip(self.rules.phases, seen, strict=False):
            if not 0.0 <= number <= 1.0:
                raise LawBroken(LAW, f"phase {phase!r} is {number}, not from 0 to 1")
        if seen[0] != 1.0:
            raise LawBroken(LAW, f"the first phase is {seen[0]}, and should always be 1")

    def _apart(self, mine: vec[float], imagined: vec[float]) -> str:
        """The first feature that differs."""
        for name, true, guessed in zip(self.names, mine, imagined, strict=True):
            if str(true) != str(guessed):
                return f"{name} is {true} / {guessed}"
        return "the bytes of a number"


def names(rules: Rules[S]) -> list[str]:
    """The name of every feature, in order; they are lower case with hyphens, and none is there twice."""
    for kind, given in (("phase", rules.phases), ("trait", rules.traits)):
        for name in given:
            if not NAME.fullmatch(name):
                raise LawBroken(LAW, f"{kind} {name!r}: names are words in lower case, with hyphens between them")
        if len(set(given)) < len(given):
            raise LawBroken(LAW, f"two {kind}s have the same name")
    if rules.phases[:1] != [ALWAYS]:
        raise LawBroken(LAW, f"the first phase is called {ALWAYS!r}")
    if rules.sides < rules.seats:
        raise LawBroken(LAW, f"{rules.sides} sides are weighed, and there are {rules.seats} seats")
    return [*rules.phases, *(f"{trait} of side {side}" for side in range(int(rules.sides)) for trait in rules.traits)]
