"""Record: a match as text, one move a line, readable and diffable, with the hash of the position every 50 moves.

ludoteca record 2 #ce8b1f
game vendemmia 1 #06a8d2
seats 2 #1f44c0
set rounds 6 #9b2e77
seal 7c1e… #c00d15       known from the start: the hash of the secret below, or of the seed where there is no secret
seed 00ab… #5e17f3       only once the match is over, or in a private save
secret 9e2f… #b1c3d5     from a table: what it had sealed, …
salts 41d0… - #0c7a9e    … and what each seat added to it; both together make the seed, and a bot adds nothing
1 0 die:1 vine:langhe-3 terrace:0 #2a9c61
2 1 keep:? #90f4c2       during a match: what stays secret until it is over
…
= 50 9d0f1c2b3a495867 #e0b94d
end 31 28 #77a3f8        the scores; `stop 37` where the match is not over yet

Every line ends with a check of it and of all lines before it, so that whatever was changed is found, and where: hashes
of positions do not tell of a move that left no trace on the table. Records of format 1, which people have kept, had no
checks; they are still read, and vouched for by their hashes alone.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ludoteca.kernel.errors import LudotecaError
from ludoteca.play.settings import Value, shown

FORMAT = 2
UNCHECKED = 1
CHECK = 6  # hex digits
HASH_EVERY = 50
NUMBER = "[0-9]{1,9}"
NO_SALT = "-"
UNTOLD = "?"  # what an action names that stays secret until the match is over


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
    secret: str | None = None
    salts: tuple[str, ...] = ()

    def text(self) -> str:
        return "\n".join(f"{line} #{check}" for line, check in _checked(self._lines())) + "\n"

    def line(self, ply: int) -> int:
        """The number of the line on which a move is written; 0 is the last one before the first move."""
        head = 4 + len(self.settings) + (self.seed is not None) + 2 * (self.secret is not None)
        return head + ply + sum(1 for hashed in self.hashes if hashed < ply)

    def last_line(self) -> int:
        """The number of the line on which the record ends."""
        return self.line(len(self.rows)) + (len(self.rows) in self.hashes) + 1

    def _lines(self) -> list[str]:
        lines = [f"ludoteca record {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"set {name} {shown(value)}" for name, value in self.settings.items()]
        lines.append(f"seal {self.seal}")
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.secret is not None:
            lines += [f"secret {self.secret}", "salts " + " ".join(salt or NO_SALT for salt in self.salts)]
        for ply, (seat, actions) in enumerate(self.rows, 1):
            lines.append(f"{ply} {seat} {' '.join(actions)}")
            if ply in self.hashes:
                lines.append(f"= {ply} {self.hashes[ply]}")
        if self.scores is None:
            lines.append(f"stop {len(self.rows)}")
        else:
            lines.append("end " + " ".join(str(score) for score in self.scores))
        return lines


def seal(seed: bytes) -> str:
    """What is shown of a seed before the match: its SHA-256."""
    return hashlib.sha256(seed).hexdigest()


def seal_of(secret: str) -> str:
    """What a table shows of its secret before anybody sits down."""
    return hashlib.sha256(secret.encode()).hexdigest()


def combined(secret: str, salts: Sequence[str]) -> str:
    """The seed of a match: nobody can choose it, neither the server, bound by its seal, nor the last to sit down."""
    return hashlib.sha256("\n".join([secret, *salts]).encode()).hexdigest()


def parse(text: str, name: str = "record") -> Record:
    """A record from its text. Every error names the line and what was expected there."""
    lines = _bare_lines(text, name)
    head = _Head(name)
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


def _bare_lines(text: str, name: str) -> list[str]:
    """The lines of a record without their checks, each of which was found to fit."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")  # other signs do not end a line
    if lines[0] == f"ludoteca record {UNCHECKED}":
        return lines
    first = f"ludoteca record {FORMAT}"
    if not lines[0].startswith("ludoteca record "):
        raise LudotecaError(f"{name}: line 1: not a Ludoteca record, expected '{first}'")
    if not re.match(rf"{first}( |$)", lines[0]):
        found = lines[0].removeprefix("ludoteca record ")[:20]
        raise LudotecaError(f"{name}: line 1: record format {found!r}, this Ludoteca reads {UNCHECKED} and {FORMAT}")
    bare = [line.rpartition(" #")[0] for line in lines]
    for number, (line, (expected, check)) in enumerate(zip(lines, _checked(bare), strict=True), 1):
        if line != f"{expected} #{check}":
            raise LudotecaError(
                f"{name}: line {number}: was changed or cut, its check does not fit; found {line[:40]!r}"
            )
    return bare


def _checked(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each line with its check, which depends on all lines before it."""
    so_far = hashlib.sha256()
    for line in lines:
        so_far.update(line.encode(errors="surrogatepass") + b"\n")
        yield line, so_far.hexdigest()[:CHECK]


class _Head:
    """The lines before the first move."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: dict[str, str] = {}
        self.where: dict[str, int] = {}
        self.settings: dict[str, Value] = {}

    def take(self, number: int, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "set":
            key, sign, value = rest.partition(" ")
            if not sign:
                raise LudotecaError(f"{self.name}: line {number}: expected 'set NAME VALUE', found {line[:40]!r}")
            if key in self.settings:
                raise LudotecaError(f"{self.name}: line {number}: setting {key[:40]!r} is there twice")
            self.settings[key] = value
            return True
        if word in ("game", "seats", "seal", "seed", "secret", "salts"):
            if word in self.found:
                raise LudotecaError(f"{self.name}: line {number}: {word!r} is there twice")
            self.found[word] = rest
            self.where[word] = number
            return True
        return False

    def record(self, number: int) -> Record:
        for word in ("game", "seats", "seal"):
            if word not in self.found:
                raise LudotecaError(f"{self.name}: line {number}: expected a line '{word} …' before the first move")
        game, _, version = self.found["game"].partition(" ")
        for word, digits in (("game", version), ("seats", self.found["seats"])):
            if not re.fullmatch(NUMBER, digits):
                raise LudotecaError(
                    f"{self.name}: line {self.where[word]}: {word!r} ends in {digits[:40]!r}, expected a number"
                )
        if not re.fullmatch("[0-9a-f]+", self.found["seal"]):
            raise LudotecaError(
                f"{self.name}: line {self.where['seal']}: the seal is {self.found['seal'][:20]!r}, expected hex digits"
            )
        seed = self.found.get("seed")
        if seed is not None and not re.fullmatch(r"[0-9a-f]{64}", seed):
            raise LudotecaError(
                f"{self.name}: line {self.where['seed']}: the seed is {seed[:20]!r}, expected 64 hex digits"
            )
        seats = int(self.found["seats"])
        secret, salts = self._proof(seats) if "secret" in self.found or "salts" in self.found else (None, ())
        return Record(game, int(version), seats, self.found["seal"], seed, self.settings, secret=secret, salts=salts)

    def _proof(self, seats: int) -> tuple[str, tuple[str, ...]]:
        """What the seed was made of."""
        secret, salts = self.found.get("secret", ""), self.found.get("salts", "").split(" ")
        number = self.where.get("secret") or self.where["salts"]
        if not re.fullmatch("[0-9a-f]{64}", secret):
            raise LudotecaError(f"{self.name}: line {number}: the secret is {secret[:20]!r}, expected 64 hex digits")
        if len(salts) != seats or not all(re.fullmatch(f"{NO_SALT}|[0-9a-f]{{1,64}}", salt) for salt in salts):
            number = self.where.get("salts", number)
            raise LudotecaError(f"{self.name}: line {number}: expected 'salts' and {seats} of them, in hex digits")
        return secret, tuple("" if salt == NO_SALT else salt for salt in salts)


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
