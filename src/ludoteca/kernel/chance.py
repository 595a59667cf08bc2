"""Chance: the dice and the shuffles of a match, the same numbers compiled or not.

A match draws from `Chance`: ChaCha8 keyed by a 256-bit seed, with one stream each for set-up, decks and dice, so that
one roll more or less never changes the order of a deck. Bots and imagination draw from `Rng`, which is quick, small
and never sees the seed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SETUP: Final[i64] = 0
DECKS: Final[i64] = 1
DICE: Final[i64] = 2
STREAMS: Final[i64] = 3

KEY_WORDS: Final[i64] = 8
BLOCK: Final[i64] = 16
COUNTER: Final[i64] = 0  # of a stream: how many blocks it has made
USED: Final[i64] = 1  # of a stream: how many words of its block are used up
WORDS: Final[i64] = 2  # of a stream: where its block begins
SPAN: Final[i64] = 18
MASK: Final[i64] = 0xFFFFFFFF


@final
class Chance:
    """The chance of one match.

    >>> a, b = Chance.from_seed(bytes(32)), Chance.from_seed(bytes(32))
    >>> [a.below(DICE, 6) for _ in range(5)] == [b.below(DICE, 6) for _ in range(5)]
    True
    """

    def __init__(self, words: vec[i64], script: vec[i64], scripted: i64) -> None:
        self.words = words
        self.script = script
        self.scripted = scripted

    @staticmethod
    def from_seed(seed: bytes) -> Chance:
        """Chance keyed by a seed of 32 bytes."""
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        words = vec[i64]([i64(0)] * (8 + 3 * 18))
        for k in range(KEY_WORDS):
            part = seed[4 * k : 4 * k + 4]
            words[k] = i64(int.from_bytes(part, "little"))
        chance = Chance(words, vec[i64](), 0)
        chance._restart()
        return chance

    def copy(self) -> Chance:
        return Chance(self.words[:], self.script[:], self.scripted)

    def rekey(self, rng: Rng) -> None:
        """Forget this chance and take up one that nobody knows: what imagined states are given."""
        for k in range(KEY_WORDS):
            self.words[k] = rng.word()
        self.script = vec[i64]()
        self.scripted = 0
        self._restart()

    def _restart(self) -> None:
        words = self.words
        for k in range(KEY_WORDS, KEY_WORDS + STREAMS * SPAN):
            words[k] = 0
        for stream in range(STREAMS):
            words[KEY_WORDS + stream * SPAN + USED] = BLOCK

    def prepare(self, outcomes: list[int]) -> None:
        """Say beforehand what the next draws give, each counted from 0. For tests and lessons."""
        backwards = list(reversed(outcomes))
        self.script = vec[i64]([i64(outcome) for outcome in backwards])
        self.scripted = i64(len(outcomes))

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        if self.scripted > 0:
            return self._prepared(n)
        product = self._word(stream) * n
        if (product & MASK) < n:  # the unfair rest of 2**32 / n is drawn again
            unfair = (MASK + 1) % n
            while (product & MASK) < unfair:
                product = self._word(stream) * n
        return product >> 32

    def _prepared(self, n: i64) -> i64:
        self.scripted -= 1
        outcome = self.script[self.scripted]
        if outcome < 0 or outcome >= n:
            raise ValueError(f"prepared outcome {outcome} is not among the {n} possible ones")
        return outcome

    def shuffle(self, stream: i64, items: vec[i64]) -> None:
        """Put the items in an order nobody can foresee."""
        for last in range(i64(len(items)) - 1, 0, -1):
            other = self.below(stream, last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def _word(self, stream: i64) -> i64:
        words = self.words
        base = KEY_WORDS + stream * SPAN
        used = words[base + USED]
        if used == BLOCK:
            fill_block(words, stream)
            used = 0
        words[base + USED] = used + 1
        return words[base + WORDS + used]


def fill_block(words: vec[i64], stream: i64) -> None:
    """Make the next ChaCha8 block of a stream; the stream's number is the nonce."""
    base = KEY_WORDS + stream * SPAN
    counter = words[base + COUNTER]
    words[base + COUNTER] = counter + 1
    start = vec[i64]([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574] + [i64(0)] * 12)
    for k in range(KEY_WORDS):
        start[4 + k] = words[k]
    start[12] = counter & MASK
    start[13] = counter >> 32
    start[14] = stream
    x = start[:]
    for _ in range(i64(4)):
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    for k in range(BLOCK):
        words[base + WORDS + k] = (x[k] + start[k]) & MASK


def quarter(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """The quarter round of ChaCha on four words of the block."""
    p, q, r, s = x[a], x[b], x[c], x[d]
    p = (p + q) & MASK
    s ^= p
    s = ((s << 16) | (s >> 16)) & MASK
    r = (r + s) & MASK
    q ^= r
    q = ((q << 12) | (q >> 20)) & MASK
    p = (p + q) & MASK
    s ^= p
    s = ((s << 8) | (s >> 24)) & MASK
    r = (r + s) & MASK
    q ^= r
    q = ((q << 7) | (q >> 25)) & MASK
    x[a] = p
    x[b] = q
    x[c] = r
    x[d] = s


@final
class Rng:
    """A quick generator for bots and imagination (xorshift128): never for what happens in a match.

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2654435761 + 88172645) & MASK
        self.y: i64 = ((seed >> 16) ^ 362436069) & MASK
        self.z: i64 = 521288629
        self.w: i64 = 88675123
        for _ in range(i64(8)):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t = self.x
        t = (t ^ (t << 11)) & MASK
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = (w ^ (w >> 19)) ^ (t ^ (t >> 8))
        self.w = w
        return w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def share(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0
