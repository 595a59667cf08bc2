"""Weights: what bots have learnt about a game, as data by name. A game keeps them in its folder `weights`.

`prior.toml` is written by hand and serves any number of seats; `2.toml`, `3.toml` … were learnt for so many, by
`./ludoteca train`; `2.net.json` is what a Master has learnt besides. What was learnt for other features than the game
has now is left alone, with a warning.
"""

from __future__ import annotations

import hashlib
import logging
import math
import os
import re
import tempfile
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from librt.vecs import vec

from ludoteca.kernel.errors import LudotecaError, quoted
from ludoteca.kernel.judge import Judge, NetJudge
from ludoteca.kernel.rules import Rules
from ludoteca.play.game import AnyGame

FOLDER = "weights"
PRIOR = "prior.toml"
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")  # others are in quotes in TOML

Swing = Annotated[float, msgspec.Meta(gt=0)]  # a lead of so much wins three matches of four

T = TypeVar("T")

say = logging.getLogger("ludoteca.bots")


class Trained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where weights come from: enough to learn them again."""

    seed: int
    rounds: int
    matches: int
    scale: float  # the margin that counts as a clear win
    settings: dict[str, str | int | bool] = {}
    beats: dict[str, str] = {}  # whom, and how often, in words


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Linear weights, by phase and by the name of a trait; what is not named counts nothing."""

    game: str
    swing: Swing
    weights: dict[str, dict[str, float]]
    version: int = 0  # of the rules; 0: written by hand
    seats: int = 0  # 0: any number
    features: str = ""  # the hash of the names of phases and traits
    trained: Trained | None = None


class Net(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A small net beside linear weights, both as plain rows of numbers in the order of the features."""

    game: str
    version: int
    seats: int
    features: str
    swing: Swing
    hidden: Annotated[int, msgspec.Meta(ge=1)]
    linear: list[float]
    net: list[float]
    trained: Trained


def features_hash(rules: Rules[Any]) -> str:
    """What learnt weights were learnt for: the names of phases and traits, in their order."""
    names = "\n".join([*rules.phases, "", *rules.traits])
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def judge(game: AnyGame, rules: Rules[Any], source: Path | None = None) -> Judge:
    """A judge with the best weights there are for this number of seats."""
    return linear_judge(rules, best_weights(game, rules, source))


def net_judge_of(game: AnyGame, rules: Rules[Any], source: Path | None = None) -> Judge | None:
    """A judge with a net that was learnt for this number of seats, or for one as near as the weights that serve it."""
    seats = int(rules.seats)
    served = [abs(int(path.stem) - seats) for path in _nearest(game, seats, ".toml", source)]
    for path in _nearest(game, seats, ".net.json", source):
        net = read_net(path)
        if abs(net.seats - seats) <= min(served, default=seats) and _fits(path, net, game, rules):
            try:
                return net_judge(rules, net)
            except ValueError as error:
                raise LudotecaError(f"{where(path)}: {error}") from None
    return None


def has_net(game: AnyGame) -> bool:
    """Whether a net was learnt for some number of seats."""
    return any((game.folder / FOLDER).glob("*.net.json"))


def best_weights(game: AnyGame, rules: Rules[Any], source: Path | None = None) -> Weights:
    """What was learnt for this number of seats, or for the nearest; by hand where nothing was.

    It lies in the game's own folder of weights. To try others, `source` is a folder like it, or a single file.
    """
    if source is not None and source.is_file():
        return _checked(source, _of_game(source, game), rules)
    for path in _nearest(game, int(rules.seats), ".toml", source):
        found = read_weights(path)
        if _fits(path, found, game, rules):
            return _checked(path, found, rules)
    return prior(game, rules, source)


def prior(game: AnyGame, rules: Rules[Any], source: Path | None = None) -> Weights:
    """The weights written by hand; without any, every trait of the first phase counts one."""
    path = (source or game.folder / FOLDER) / PRIOR
    if path.exists():
        return _checked(path, _of_game(path, game), rules)
    if source is not None:
        raise LudotecaError(f"{source} has no weights that fit {game.name}")
    return Weights(game=game.name, swing=10.0, weights={rules.phases[0]: dict.fromkeys(rules.traits, 1.0)})


def linear_judge(rules: Rules[Any], weights: Weights) -> Judge:
    """A judge with these weights."""
    phases, traits = len(rules.phases), len(rules.traits)
    return Judge(phases, traits, rules.sides, vec[float](flat(rules, weights)), weights.swing)


def net_judge(rules: Rules[Any], net: Net) -> Judge:
    """A judge with this net."""
    phases, traits = len(rules.phases), len(rules.traits)
    linear, units = vec[float](net.linear), vec[float](net.net)
    return NetJudge(phases, traits, rules.sides, linear, net.swing, net.hidden, units)


def flat(rules: Rules[Any], weights: Weights) -> list[float]:
    """Weights as a row of numbers, phase by phase, in the order in which the rules name the traits."""
    for phase, row in weights.weights.items():
        if phase not in rules.phases:
            raise LudotecaError(f"{weights.game} has no phase {quoted(phase)}")
        for trait, weight in row.items():
            if trait not in rules.traits:
                raise LudotecaError(f"{weights.game} has no trait {quoted(trait)}")
            if not math.isfinite(weight):
                raise LudotecaError(f"the weight of {trait} is {weight}")
    return [weights.weights.get(phase, {}).get(trait, 0.0) for phase in rules.phases for trait in rules.traits]


def named(rules: Rules[Any], row: list[float]) -> dict[str, dict[str, float]]:
    """A row of numbers as weights by name, three decimals, zeros left out."""
    traits = len(rules.traits)
    return {
        phase: {
            trait: round(weight, 3)
            for trait, weight in zip(rules.traits, row[k * traits : (k + 1) * traits], strict=True)
            if round(weight, 3) != 0.0
        }
        for k, phase in enumerate(rules.phases)
    }


@lru_cache(maxsize=64)
def read_weights(path: Path) -> Weights:
    """A file of weights, or an error that names it."""
    return _read(path, msgspec.toml.decode, Weights)


@lru_cache(maxsize=64)
def read_net(path: Path) -> Net:
    """A file with a net, or an error that names it."""
    return _read(path, msgspec.json.decode, Net)


def _read(path: Path, decode: Callable[..., T], kind: type[T]) -> T:
    try:
        return decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise LudotecaError(f"{where(path)}: cannot be read: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LudotecaError(f"{where(path)}: {error}") from None


def _checked(path: Path, weights: Weights, rules: Rules[Any]) -> Weights:
    """Weights of a file, if all that it names is there."""
    try:
        flat(rules, weights)
    except LudotecaError as error:
        raise LudotecaError(f"{where(path)}: {error}") from None
    return weights


def where(path: Path) -> str:
    """A file of weights as people know it: every game has one of that name."""
    return "/".join(path.parts[-3:])


def _of_game(path: Path, game: AnyGame) -> Weights:
    found = read_weights(path)
    if found.game != game.name:
        raise LudotecaError(f"{path} has weights of {found.game}, not of {game.name}")
    return found


def _nearest(game: AnyGame, seats: int, ending: str, source: Path | None) -> list[Path]:
    """The learnt files of a kind, those for the nearest number of seats first."""
    folder = source or game.folder / FOLDER
    learnt = [n for n in range(game.fewest, game.most + 1) if (folder / f"{n}{ending}").exists()]
    return [folder / f"{n}{ending}" for n in sorted(learnt, key=lambda n: (abs(n - seats), n))]


def _fits(path: Path, found: Weights | Net, game: AnyGame, rules: Rules[Any]) -> bool:
    if found.game == game.name and found.features == features_hash(rules):
        return True
    warn_once(f"{path.name} of {game.name} was learnt for other features: not used; `./ludoteca train` learns anew")
    return False


@lru_cache(maxsize=64)
def warn_once(line: str) -> None:
    """Say it the first time only: bots are made for every move."""
    say.warning(line)


def text(weights: Weights) -> str:
    """Weights as a file, one line a weight: a difference between two can be read."""
    lines = [
        f'game = "{weights.game}"',
        f"version = {weights.version}",
        f"seats = {weights.seats}",
        f'features = "{weights.features}"',
        f"swing = {weights.swing}",
    ]
    if weights.trained is not None:
        one = weights.trained
        lines += ["", "[trained]", f"seed = {one.seed}", f"rounds = {one.rounds}", f"matches = {one.matches}"]
        lines += [f"scale = {one.scale}"]
        lines += _table("trained.settings", one.settings) if one.settings else []
        lines += _table("trained.beats", one.beats) if one.beats else []
    for phase, row in weights.weights.items():
        lines += _table(f"weights.{phase}", row)
    return "\n".join(lines) + "\n"


def _table(name: str, row: Mapping[str, object]) -> list[str]:
    return ["", f"[{name}]", *(f"{_key(key)} = {_literal(word)}" for key, word in row.items())]


def _key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else _literal(name)


def _literal(word: object) -> str:
    """Numbers, strings, true and false are written in TOML as they are in JSON."""
    return msgspec.json.encode(word).decode()


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: what stood there stays until the new one is safe on the disk."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            try:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).chmod(0o644)
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise LudotecaError(f"{path} could not be written: {error.strerror}; what was there is untouched") from None
    read_weights.cache_clear()
    read_net.cache_clear()
