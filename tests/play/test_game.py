"""Game: a title that makes the rules of a match, and a state's first position, hash and seed."""

from functools import partial

import pytest

from ludoteca.kernel.actions import SEAT
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.events import Events
from ludoteca.play.game import digest, fresh, seed_bytes
from ludoteca.play.vocabulary import EventKind, RefusalKind
from tests.kernel.toy import GAME, SEED, TOOK, Pebbles, PebblesGame, PebblesRules


def test_the_rules_are_made_for_the_settings_and_seats_asked_for():
    rules = GAME.rules({"heap": "12", "bare": "yes"}, 3)
    assert isinstance(rules, PebblesRules)
    assert (rules.full_heap, rules.bare, rules.last_wins, rules.seats) == (12, True, False, 3)


def test_without_settings_and_seats_the_defaults_and_the_fewest_are_taken():
    rules = GAME.rules()
    assert isinstance(rules, PebblesRules)
    assert (rules.full_heap, rules.bare, rules.seats) == (7, False, 1)


def test_matches_with_the_same_settings_have_the_same_rules():
    assert GAME.rules({"heap": "12"}, 2) is GAME.rules({"heap": 12}, 2)
    assert GAME.rules({"heap": 12}, 2) is not GAME.rules({"heap": 12}, 3)
    assert GAME.rules({"heap": 12}, 2) is not GAME.rules({"heap": 11}, 2)


@pytest.mark.parametrize("seats", [0, 4])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats):
    with pytest.raises(LudotecaError, match=f"pebbles is for 1 to 3 seats, not {seats}"):
        GAME.rules(seats=seats)


class Misnumbered(PebblesGame):
    events = (EventKind(1, "took", (("seat", SEAT),)),)


class TooLow(PebblesGame):
    refusals = (RefusalKind(5, "too-few", "PEB-TAKE-01"),)


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (Misnumbered, "event 'took' has number 1, expected 0"),
        (TooLow, "refusal 'too-few' has number 5, expected 16"),
    ],
)
def test_events_and_refusals_are_numbered_in_order(make, error):
    with pytest.raises(ValueError, match=error):
        make()


class Settling(PebblesRules):
    """Something happens before the first decision."""

    def settle(self, s: Pebbles) -> bool:
        if s.heap > 5:
            s.heap -= 1
            s.tell(TOOK, 0, 1)
            return True
        return False


settling = partial(Settling, 2, 7, bare=False, last_wins=False)


def test_the_first_position_is_settled():
    assert fresh(settling(), SEED).heap == 5


def test_what_happens_before_the_first_decision_is_written_down_for_who_watches():
    watch = Events()
    s = fresh(settling(), SEED, watch)
    assert len(watch.words) == 2 * 8
    assert s.log is None


def test_the_hash_of_a_position_is_the_same_in_every_process_compiled_or_not():
    """Should it ever change, old records no longer replay: then the versions of all games are raised."""
    assert digest(fresh(GAME.rules(seats=2), SEED)) == "b6243dccf26372af"


def test_a_small_seed_is_spread_over_32_bytes():
    assert len(seed_bytes(7)) == 32
    assert seed_bytes(7) == seed_bytes(7) != seed_bytes(8)


def test_bytes_and_hex_digits_are_taken_as_they_are():
    assert seed_bytes(SEED) == seed_bytes(SEED.hex()) == SEED


def test_texts_and_rulebooks_are_read_once():
    assert GAME.texts("en") is GAME.texts("en")
    assert GAME.rulebook("en") is GAME.rulebook("en")
    assert GAME.texts("en", ("Anna",)).seat(0) == "Anna"
