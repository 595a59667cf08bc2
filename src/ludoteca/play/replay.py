"""Replay: a record played again, every move, every hash and the result checked."""

from __future__ import annotations

from ludoteca.kernel.decision import S
from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.game import Game, R, V
from ludoteca.play.match import Match
from ludoteca.play.record import Record, combined, seal_of


def replay(game: Game[S, R, V], record: Record, name: str = "record", upto: int | None = None) -> Match[S, R, V]:
    """Play a record again, checking every action, every hash and the result."""
    match = _open(game, record, name)
    for ply, (seat, actions) in enumerate(record.rows[:upto], 1):
        line = record.line(ply)
        try:
            match.push_plan(actions, seat)
        except LudotecaError as error:
            raise LudotecaError(f"{name}: line {line}: move {ply}: {error}") from None
        if match.ply != ply:
            raise LudotecaError(f"{name}: line {line}: move {ply}: seat {seat} has not answered everything")
        expected = record.hashes.get(ply)
        if expected is not None and expected != match.hash():
            raise LudotecaError(
                f"{name}: line {line + 1}: the position has hash {match.hash()}, expected {expected[:16]!r}"
            )
    if upto is None or upto >= len(record.rows):
        _check_end(match, record, name)
    return match


def _open(game: Game[S, R, V], record: Record, name: str) -> Match[S, R, V]:
    """The first position of a record, if it can be played with these rules."""
    if record.game != game.name:
        raise LudotecaError(f"{name}: this is a record of {record.game}, not of {game.name}")
    if record.version != game.version:
        age = "older" if record.version < game.version else "newer"
        raise LudotecaError(
            f"{name}: played with {age} rules, version {record.version}; here is version {game.version}"
        )
    if record.seed is None:
        raise LudotecaError(f"{name}: no seed in it: a match can be replayed once it is over")
    try:
        match = Match(game, record.seats, record.seed, record.settings)
    except LudotecaError as error:
        raise LudotecaError(f"{name}: {error}") from None
    seal = match.seal if record.secret is None else seal_of(record.secret)
    if seal != record.seal:
        what = "seed" if record.secret is None else "secret"
        raise LudotecaError(f"{name}: the {what} does not fit the seal {record.seal[:16]}…, expected {seal[:16]}…")
    if record.secret is not None and combined(record.secret, record.salts) != record.seed:
        raise LudotecaError(f"{name}: the seed is not made of the secret and the salts")
    return match


def _check_end(match: Match[S, R, V], record: Record, name: str) -> None:
    line = record.last_line()
    if record.scores is None and match.over:
        raise LudotecaError(f"{name}: line {line}: 'stop', but the match is over: expected 'end' and the scores")
    if record.scores is not None and not match.over:
        raise LudotecaError(f"{name}: line {line}: 'end', but the match is not over after move {match.ply}")
    if record.scores is not None and match.scores != record.scores:
        raise LudotecaError(f"{name}: line {line}: the scores are {match.scores}, expected {record.scores}")
