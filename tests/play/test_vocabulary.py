"""Vocabulary: events as each viewer may know them, and kinds listed in the order of their numbers."""

import pytest

from ludoteca.kernel.actions import AMOUNT, SEAT
from ludoteca.kernel.events import EVERYBODY, Events, bit
from ludoteca.play.vocabulary import EventKind, check_numbers, seen_events

OPEN = EventKind(0, "took", (("seat", SEAT), ("count", AMOUNT)))
HALF_SECRET = EventKind(1, "drew", (("seat", SEAT), ("card", AMOUNT), ("left", AMOUNT)), secret=("card",))
PRIVATE = EventKind(2, "mused", (("seat", SEAT),), private=True)
KINDS = (OPEN, HALF_SECRET, PRIVATE)


def seen(viewer: int, kind: EventKind, sees: int, *fields: int) -> list[tuple[str, dict[str, int], bool]]:
    log = Events()
    given = [*fields, *[0] * (6 - len(fields))]
    log.add(kind.number, sees, *given)
    return [(event.kind.name, dict(event.values), event.whole) for event in seen_events(KINDS, log.words, viewer)]


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_everybody_sees_all_of_an_open_event(viewer):
    assert seen(viewer, OPEN, EVERYBODY, 1, 3) == [("took", {"seat": 1, "count": 3}, True)]


def test_who_is_named_sees_all_of_a_secret_event():
    assert seen(1, HALF_SECRET, bit(1), 1, 30, 4) == [("drew", {"seat": 1, "card": 30, "left": 4}, True)]


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_others_see_a_secret_event_without_its_secret_fields(viewer):
    assert seen(viewer, HALF_SECRET, bit(1), 1, 30, 4) == [("drew", {"seat": 1, "left": 4}, False)]


def test_others_do_not_see_a_private_event_at_all():
    assert [seen(viewer, PRIVATE, bit(1), 1) for viewer in (0, -1)] == [[], []]
    assert seen(1, PRIVATE, bit(1), 1) == [("mused", {"seat": 1}, True)]


def test_events_are_seen_in_the_order_in_which_they_happened():
    log = Events()
    for kind, count in ((0, 5), (1, 6), (0, 7)):
        log.add(kind, EVERYBODY, 0, count, 0, 0, 0, 0)
    assert [(e.kind.name, e.values[1][1]) for e in seen_events(KINDS, log.words, 0)] == [
        ("took", 5),
        ("drew", 6),
        ("took", 7),
    ]


def test_a_field_of_an_event_is_asked_by_name():
    log = Events()
    log.add(0, EVERYBODY, 1, 3, 0, 0, 0, 0)
    assert seen_events(KINDS, log.words, 0)[0]["count"] == 3


def test_kinds_must_be_listed_in_the_order_of_their_numbers():
    check_numbers("event", KINDS, 0)
    with pytest.raises(ValueError, match="event 'drew' has number 1, expected 0"):
        check_numbers("event", [HALF_SECRET, OPEN], 0)
