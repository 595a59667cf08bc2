"""Record: a match as text, one move a line, readable and diffable, with the hash of the position every 50 moves.

ludoteca record 1
game vendemmia 1
seats 2
set rounds 6
seal 7c1e…               the hash of the seed, known from the start
seed 00ab…               only once the match is over, or in a private save
1 0 die:1 vine:langhe-3 terrace:0
…
= 50 9d0f1c2b3a495867
end 31 28                the scores; `stop 37` where the match is not over yet
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Value, shown

FORMAT = 1
HASH_EVERY = 50
NUMBER = "[0-9]{1,9}"


@dataclass
class Record:
    """What a record file says, checked for shape only; replaying it checks the rest."""

    game: str
    version: int
    seats: int
    seal: str
    seed: str | None = None
    settings: dict[str, Value] = field(default_factory=dict)
    rows: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    hashes: dict[int, str] = field(default_factory=dict)
    scores: tuple[int, ...] | None = None

    def text(self) -> str:
        lines = [f"ludoteca record {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"set {name} {shown(value)}" for name, value in self.settings.items()]
        lines.append(f"seal {self.seal}")
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        for ply, (seat, actions) in enumerate(self.rows, 1):
            lines.append(f"{ply} {seat} {' '.join(actions)}")
            if ply in self.hashes:
                lines.append(f"= {ply} {self.hashes[ply]}")
        if self.scores is None:
            lines.append(f"stop {len(self.rows)}")
        else:
            lines.append("end " + " ".join(str(score) for score in self.scores))
        return "\n".join(lines) + "\n"


def seal(seed: bytes) -> str:
    """What is shown of a seed before the match: its SHA-256."""
    return hashlib.sha256(seed).hexdigest()


def parse(text: str, name: str = "record") -> Record:
    """A record from its text. Every error names the line and what was expected there."""
    lines = text.splitlines()
    head = _Head(name)
    if not lines or not lines[0].startswith("ludoteca record "):
        raise LudotecaError(f"{name}: line 1: not a Ludoteca record, expected 'ludoteca record {FORMAT}'")
    if lines[0] != f"ludoteca record {FORMAT}":
        raise LudotecaError(f"{name}: line 1: record format {lines[0].split()[-1]}, this Ludoteca reads {FORMAT}")
    at = 1
    while at < len(lines) and head.take(at + 1, lines[at]):
        at += 1
    record = head.record(at + 1)
    closed = False
    for number, line in enumerate(lines[at:], at + 1):
        if closed:
            raise LudotecaError(f"{name}: line {number}: nothing may follow the end of the record, found {line[:40]!r}")
        closed = _row(record, name, number, line)
    if not closed:
        raise LudotecaError(
            f"{name}: line {len(lines)}: the record is cut short, expected a last line 'end …' or 'stop …'"
        )
    return record


class _Head:
    """The lines before the first move."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: dict[str, str] = {}
        self.settings: dict[str, Value] = {}

    def take(self, number: int, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "set":
            key, sign, value = rest.partition(" ")
            if not sign:
                raise LudotecaError(f"{self.name}: line {number}: expected 'set NAME VALUE', found {line[:40]!r}")
            if key in self.settings:
                raise LudotecaError(f"{self.name}: line {number}: setting {key!r} is there twice")
            self.settings[key] = value
            return True
        if word in ("game", "seats", "seal", "seed"):
            if word in self.found:
                raise LudotecaError(f"{self.name}: line {number}: {word!r} is there twice")
            self.found[word] = rest
            return True
        return False

    def record(self, number: int) -> Record:
        for word in ("game", "seats", "seal"):
            if word not in self.found:
                raise LudotecaError(f"{self.name}: line {number}: expected a line '{word} …' before the first move")
        game, _, version = self.found["game"].partition(" ")
        for word, digits in (("game", version), ("seats", self.found["seats"])):
            if not re.fullmatch(NUMBER, digits):
                raise LudotecaError(f"{self.name}: the line '{word}' ends in {digits!r}, expected a number")
        seed = self.found.get("seed")
        if seed is not None and not re.fullmatch(r"[0-9a-f]{64}", seed):
            raise LudotecaError(f"{self.name}: the seed is {seed[:20]!r}, expected 64 hex digits")
        return Record(game, int(version), int(self.found["seats"]), self.found["seal"], seed, self.settings)


def _row(record: Record, name: str, number: int, line: str) -> bool:
    """Add one line to a record; True if it is the last one."""
    words = line.split(" ")
    if words[0] == "=" and len(words) == 3 and words[1] == str(len(record.rows)):
        record.hashes[len(record.rows)] = words[2]
        return False
    if (
        words[0] == "end"
        and len(words) == record.seats + 1
        and all(re.fullmatch("-?" + NUMBER, word) for word in words[1:])
    ):
        record.scores = tuple(int(word) for word in words[1:])
        return True
    if words[0] == "stop" and words[1:] == [str(len(record.rows))]:
        return True
    ply = len(record.rows) + 1
    if words[0] != str(ply) or len(words) < 3 or not re.fullmatch(NUMBER, words[1]) or "" in words:
        raise LudotecaError(f"{name}: line {number}: expected '{ply} SEAT ACTION …', found {line[:40]!r}")
    record.rows.append((int(words[1]), tuple(words[2:])))
    return False
