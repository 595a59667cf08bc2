"""Chance: the numbers are ChaCha8's, each stream goes its own way, every outcome is as likely as the others."""

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.kernel.chance import COUNTER, DECKS, DICE, KEY_WORDS, SETUP, SPAN, WORDS, Chance, Rng, fill_block

KEY = bytes(range(32))
# The first two blocks of ChaCha8 for a key, nonce and counter of zeros, as published with the cipher's test vectors.
ZEROS = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
)


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) % 2**32


def chacha8(key: bytes, stream: int, counter: int) -> list[int]:
    """One block of ChaCha8, written down from its description and not from our sources."""
    first = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
    first += [counter % 2**32, counter // 2**32, stream, 0]
    x = list(first)
    columns = [(k, 4 + k, 8 + k, 12 + k) for k in range(4)]
    diagonals = [(k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4) for k in range(4)]
    for a, b, c, d in (columns + diagonals) * 4:
        for one, two, three, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[two]) % 2**32
            x[three] = rotated(x[three] ^ x[one], by)
    return [(mine + was) % 2**32 for mine, was in zip(x, first, strict=True)]


def words(key: bytes, stream: int, count: int) -> list[int]:
    return [word for block in range(count // 16 + 1) for word in chacha8(key, stream, block)][:count]


def block_of(chance: Chance, stream: int) -> list[int]:
    """Let a stream make its next block, and read it."""
    fill_block(chance.words, stream)
    start = KEY_WORDS + stream * SPAN + WORDS
    return [int(word) for word in chance.words[start : start + 16]]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# Chance.


def test_the_blocks_are_those_published_for_chacha8():
    chance = Chance.from_seed(bytes(32))
    assert struct.pack("<32I", *block_of(chance, SETUP), *block_of(chance, SETUP)) == ZEROS


@pytest.mark.parametrize("stream", [SETUP, DECKS, DICE])
def test_each_stream_is_chacha8_with_its_number_as_nonce(stream):
    assert block_of(Chance.from_seed(KEY), stream) == chacha8(KEY, stream, 0)


def test_the_counter_of_blocks_goes_on_past_32_bits():
    chance = Chance.from_seed(KEY)
    chance.words[KEY_WORDS + DICE * SPAN + COUNTER] = 2**32 + 5
    assert block_of(chance, DICE) == chacha8(KEY, DICE, 2**32 + 5)


def test_draws_use_every_word_of_a_stream_in_order():
    chance = Chance.from_seed(KEY)
    assert [chance.below(DECKS, 2**31) for _ in range(40)] == [word >> 1 for word in words(KEY, DECKS, 40)]


def test_a_stream_does_not_notice_what_others_draw():
    alone, among_others = Chance.from_seed(KEY), Chance.from_seed(KEY)
    expected = [alone.below(DECKS, 1000) for _ in range(20)]
    found = []
    for _ in range(20):
        among_others.below(DICE, 6)
        among_others.below(SETUP, 6)
        found.append(among_others.below(DECKS, 1000))
    assert found == expected


def test_streams_of_one_seed_differ():
    chance = Chance.from_seed(KEY)
    assert len({tuple(block_of(chance, stream)) for stream in (SETUP, DECKS, DICE)}) == 3


def test_the_unfair_rest_is_drawn_again():
    sides = 3 * 2**29  # a quarter of all words is unfair to some outcome
    fair = [word for word in words(KEY, DICE, 96) if word * sides % 2**32 >= 2**32 % sides]
    assert len(fair) < 90
    chance = Chance.from_seed(KEY)
    assert [chance.below(DICE, sides) for _ in range(60)] == [word * sides >> 32 for word in fair[:60]]


def test_every_side_of_a_die_is_as_likely_as_the_others():
    chance = Chance.from_seed(KEY)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(DICE, 6)] += 1
    assert chi_square(counts) < 20.5  # one seed in a thousand would exceed it; this one does not


def test_outcomes_are_fair_where_words_are_drawn_again():
    chance = Chance.from_seed(KEY)
    counts = [0] * 3
    for _ in range(3000):
        counts[chance.below(DICE, 3 * 2**29) % 3] += 1
    assert chi_square(counts) < 13.8


@given(st.integers(1, 2**31), st.integers(0, 2**31))
@settings(derandomize=True, deadline=None, max_examples=50)
def test_an_outcome_is_always_below_its_bound(n, seed):
    chance = Chance.from_seed(seed.to_bytes(32, "big"))
    assert all(0 <= chance.below(SETUP, n) < n for _ in range(4))


def test_a_seed_of_another_length_is_refused():
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 31"):
        Chance.from_seed(bytes(31))


def test_prepared_outcomes_come_in_the_order_given():
    chance = Chance.from_seed(KEY)
    chance.prepare([5, 0, 3])
    assert [chance.below(DICE, 6), chance.below(DECKS, 2), chance.below(DICE, 6)] == [5, 0, 3]


def test_after_the_prepared_outcomes_the_stream_begins_untouched():
    chance = Chance.from_seed(KEY)
    chance.prepare([1, 1])
    chance.below(DICE, 6)
    chance.below(DICE, 6)
    assert chance.below(DICE, 2**31) == words(KEY, DICE, 1)[0] >> 1


@pytest.mark.parametrize("outcome", [6, -1])
def test_an_impossible_prepared_outcome_is_refused(outcome):
    chance = Chance.from_seed(KEY)
    chance.prepare([outcome])
    with pytest.raises(ValueError, match=f"prepared outcome {outcome} is not among the 6 possible ones"):
        chance.below(DICE, 6)


def test_a_copy_draws_the_same_and_leaves_the_original_where_it_was():
    chance = Chance.from_seed(KEY)
    chance.below(DICE, 6)
    twin = chance.copy()
    first = [twin.below(DICE, 1000) for _ in range(20)]
    assert [chance.below(DICE, 1000) for _ in range(20)] == first


def test_a_copy_has_prepared_outcomes_of_its_own():
    chance = Chance.from_seed(KEY)
    chance.prepare([4, 2])
    twin = chance.copy()
    assert [twin.below(DICE, 6), twin.below(DICE, 6)] == [4, 2]
    assert [chance.below(DICE, 6), chance.below(DICE, 6)] == [4, 2]


def test_rekeyed_chance_depends_on_the_generator_alone():
    one, other = Chance.from_seed(bytes(32)), Chance.from_seed(KEY)
    for _ in range(21):
        one.below(DICE, 6)
    one.prepare([3, 3, 3])
    one.rekey(Rng(5))
    other.rekey(Rng(5))
    assert list(one.words) == list(other.words)
    assert [one.below(DICE, 1000) for _ in range(9)] == [other.below(DICE, 1000) for _ in range(9)]


def test_rekeying_with_another_generator_gives_another_chance():
    one, other = Chance.from_seed(KEY), Chance.from_seed(KEY)
    one.rekey(Rng(5))
    other.rekey(Rng(6))
    assert block_of(one, DICE) != block_of(other, DICE)


@given(st.lists(st.integers(0, 9), max_size=40), st.integers(0, 2**31))
@settings(derandomize=True, deadline=None, max_examples=50)
def test_a_shuffle_loses_and_adds_nothing(items, seed):
    shuffled = vec[i64]([i64(item) for item in items])
    Chance.from_seed(seed.to_bytes(32, "big")).shuffle(DECKS, shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_takes_each_item_from_those_not_yet_placed():
    chance, items = Chance.from_seed(KEY), vec[i64]([10, 11, 12])
    chance.prepare([0, 0])  # the last place gets the first item, the middle one the first of the other two
    chance.shuffle(DECKS, items)
    assert list(items) == [11, 12, 10]


def test_every_order_of_a_shuffle_is_as_likely_as_the_others():
    chance = Chance.from_seed(KEY)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        items = vec[i64]([0, 1, 2])
        chance.shuffle(DECKS, items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < 20.5


# Rng.


def xorshift128(seed: int, count: int) -> list[int]:
    """Marsaglia's generator with its own four words, the first two mixed with the seed; eight numbers are skipped."""
    x, y, z, w = (seed * 2654435761 + 88172645) % 2**32, (seed >> 16 ^ 362436069) % 2**32, 521288629, 88675123
    found = []
    for _ in range(count + 8):
        t = x ^ x << 11 & 0xFFFFFFFF
        x, y, z, w = y, z, w, w ^ w >> 19 ^ t ^ t >> 8
        found.append(w)
    return found[8:]


@pytest.mark.parametrize("seed", [0, 1, 7, 123456789, 2**40 + 3])
def test_the_quick_generator_is_xorshift128(seed):
    rng = Rng(seed)
    assert [rng.word() for _ in range(50)] == xorshift128(seed, 50)


def test_the_quick_generator_scales_its_words():
    rng, expected = Rng(7), xorshift128(7, 50)
    assert [rng.below(10) for _ in range(50)] == [word * 10 >> 32 for word in expected]


def test_a_share_is_at_least_nothing_and_less_than_all():
    rng, expected = Rng(7), xorshift128(7, 50)
    assert [rng.share() for _ in range(50)] == [word / 2**32 for word in expected]


def test_generators_of_neighbouring_seeds_go_different_ways():
    assert len({Rng(seed).word() for seed in range(100)}) == 100
