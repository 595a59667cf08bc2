"""Deck: cards lie where they were put, seats know what they have seen, and imagining keeps just that."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludoteca.kernel.chance import DECKS, Chance, Rng
from ludoteca.kernel.deck import COVERED, Deck, new_deck
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.kernel.state import Words

DRAW, HAND, DISCARD = 0, 1, 2


def deck_of(*piles: list[int], backs: list[int] | None = None) -> Deck:
    """A deck with these piles, nobody having seen anything, each pile with room for all cards."""
    count = sum(len(pile) for pile in piles)
    deck = new_deck(backs=backs or [0] * count, rooms=[count] * len(piles))
    for number, cards in enumerate(piles):
        for card in cards:
            deck.put(number, card)
    return deck


def pile(deck: Deck, number: int) -> list[int]:
    return deck.cards(number)


def piles(deck: Deck) -> list[list[int]]:
    return [pile(deck, number) for number in range(len(deck.sizes))]


def faces(deck: Deck, seat: int) -> list[list[int]]:
    return [deck.faces(p, seat) for p in range(len(deck.sizes))]


def words(deck: Deck) -> list[int]:
    out = Words()
    deck.words("cards", out)
    return list(out.words)


def see_all(deck: Deck, number: int, mask: int) -> None:
    for k in range(deck.size(number)):
        deck.mark_seen(number, k, mask)


def shuffled(deck: Deck, number: int, seed: int = 0) -> Deck:
    deck.shuffle(number, Chance.from_seed(seed.to_bytes(32, "big")), DECKS)
    return deck


def imagined(deck: Deck, seat: int, seed: int) -> Deck:
    twin = deck.copy()
    twin.imagine(seat, Rng(seed))
    return twin


# Where cards lie.


def test_a_card_put_into_the_game_lies_on_top():
    assert pile(deck_of([3, 1, 0, 2]), 0) == [3, 1, 0, 2]


def test_a_moved_card_lies_on_top_of_the_other_pile():
    deck = deck_of([0, 1, 2], [3])
    deck.move(DRAW, 1, HAND)
    assert piles(deck) == [[0, 2], [3, 1]]


def test_a_card_moved_within_its_pile_comes_to_the_top():
    deck = deck_of([0, 1, 2, 3])
    deck.move(DRAW, 1, DRAW)
    assert pile(deck, DRAW) == [0, 2, 3, 1]


def test_a_card_moved_under_a_pile_lies_at_its_bottom():
    deck = deck_of([0, 1, 2], [3, 4])
    deck.move_under(DRAW, 1, HAND)
    assert piles(deck) == [[0, 2], [1, 3, 4]]


def test_the_top_card_can_be_moved_under_its_own_pile():
    deck = deck_of([0, 1, 2])
    deck.move_under(DRAW, 2, DRAW)
    assert pile(deck, DRAW) == [2, 0, 1]


def test_a_card_is_found_where_it_lies():
    deck = deck_of([4, 2, 0], [1, 3])
    assert (deck.find(DRAW, 2), deck.find(HAND, 3)) == (1, 1)


def test_a_card_of_another_pile_is_not_found():
    assert deck_of([4, 2, 0], [1, 3]).find(DRAW, 3) == -1


def test_a_full_pile_takes_no_further_card():
    deck = new_deck(backs=[0] * 3, rooms=[3, 1])
    for card in range(3):
        deck.put(DRAW, card)
    deck.move(DRAW, 2, HAND)
    with pytest.raises(IndexError, match="pile 1 is full: it holds 1 cards"):
        deck.move(DRAW, 1, HAND)


def test_no_card_comes_into_the_game_on_a_full_pile():
    deck = new_deck(backs=[0] * 2, rooms=[1, 1])
    deck.put(DRAW, 0)
    with pytest.raises(IndexError, match="pile 0 is full: it holds 1 cards"):
        deck.put(DRAW, 1)


def test_a_card_that_finds_no_room_stays_where_it_was():
    deck = new_deck(backs=[0] * 2, rooms=[2, 1])
    deck.put(DRAW, 0)
    deck.put(HAND, 1)
    with pytest.raises(IndexError):
        deck.move(DRAW, 0, HAND)
    assert piles(deck) == [[0], [1]]


def test_a_card_can_move_within_a_full_pile():
    deck = new_deck(backs=[0] * 2, rooms=[2])
    deck.put(DRAW, 0)
    deck.put(DRAW, 1)
    deck.move(DRAW, 0, DRAW)
    assert pile(deck, DRAW) == [1, 0]


@pytest.mark.parametrize("index", [-1, 2])
def test_there_is_no_card_outside_a_pile(index):
    deck = deck_of([0, 1], [2])
    nothing = f"pile 0 holds 2 cards, there is none at {index}"
    with pytest.raises(IndexError, match=nothing):
        deck.card(DRAW, index)
    with pytest.raises(IndexError, match=nothing):
        deck.seen(DRAW, index)
    with pytest.raises(IndexError, match=nothing):
        deck.face(DRAW, index, 0)


@pytest.mark.parametrize("index", [-1, 2])
def test_a_card_outside_a_pile_cannot_be_moved_or_shown(index):
    deck = deck_of([0, 1], [2])
    with pytest.raises(IndexError, match=f"there is none at {index}"):
        deck.move(DRAW, index, HAND)
    with pytest.raises(IndexError, match=f"there is none at {index}"):
        deck.mark_seen(DRAW, index, 1)
    assert piles(deck) == [[0, 1], [2]]


def test_two_cards_of_a_pile_change_places():
    deck = deck_of([0, 1, 2, 3])
    deck.swap(DRAW, 0, 2)
    assert pile(deck, DRAW) == [2, 1, 0, 3]


def test_what_is_known_of_cards_that_change_places_goes_along():
    deck = deck_of([0, 1, 2])
    deck.mark_seen(DRAW, 0, bit(1))
    deck.swap(DRAW, 0, 2)
    assert faces(deck, 1) == [[-1, -1, 0]]


def test_a_card_does_not_change_places_with_one_that_is_not_there():
    deck = deck_of([0, 1], [2])
    with pytest.raises(IndexError, match="pile 0 holds 2 cards, there is none at 2"):
        deck.swap(DRAW, 0, 2)


# Who has seen them.


def test_a_new_card_is_seen_by_nobody():
    assert deck_of([0]).seen(DRAW, 0) == 0


def test_a_whole_pile_is_told_as_its_cards_are_one_by_one():
    deck = deck_of([3, 1, 0], [2], backs=[0, 1, 0, 1])
    deck.mark_seen(DRAW, 1, bit(0))
    for number in (DRAW, HAND):
        places = range(deck.size(number))
        assert deck.cards(number) == [deck.card(number, k) for k in places]
        for seat in (0, 1, -1):
            assert deck.faces(number, seat) == [deck.face(number, k, seat) for k in places]
    assert deck.faces(DRAW, 0) == [-2, 1, -1]


def test_a_seat_sees_the_face_of_a_card_it_was_shown():
    deck = deck_of([7, 5, 3, 6, 1, 0, 2, 4])
    deck.mark_seen(DRAW, 0, bit(2))
    assert deck.face(DRAW, 0, 2) == 7


def test_others_see_the_back_of_a_card_shown_to_one():
    deck = deck_of([1, 0], backs=[0, 4])
    deck.mark_seen(DRAW, 0, bit(2))
    assert [deck.face(DRAW, 0, seat) for seat in (0, 1, -1)] == [-5, -5, -5]


def test_a_spectator_sees_what_everybody_sees():
    deck = deck_of([1, 0])
    deck.mark_seen(DRAW, 0, EVERYBODY)
    assert deck.face(DRAW, 0, -1) == 1


def test_a_second_look_adds_to_the_first():
    deck = deck_of([0])
    deck.mark_seen(DRAW, 0, bit(0))
    deck.mark_seen(DRAW, 0, bit(1))
    assert deck.seen(DRAW, 0) == bit(0) | bit(1)


def test_who_saw_a_card_knows_it_wherever_it_is_moved():
    deck = deck_of([0, 1], [2])
    deck.mark_seen(DRAW, 1, bit(1))
    deck.move(DRAW, 1, HAND)
    deck.move_under(HAND, 1, HAND)
    assert faces(deck, 1) == [[-1], [1, -1]]


# Shuffling.


def test_a_shuffle_keeps_the_cards_of_its_pile():
    deck = shuffled(deck_of([0, 1, 2, 3, 4, 5], [6, 7]), DRAW)
    assert sorted(pile(deck, DRAW)) == [0, 1, 2, 3, 4, 5]
    assert pile(deck, HAND) == [6, 7]


def test_a_shuffle_follows_the_chance_of_its_stream():
    deck = deck_of([0, 1, 2])
    chance = Chance.from_seed(bytes(32))
    chance.prepare([0, 0])
    deck.shuffle(DRAW, chance, DECKS)
    assert pile(deck, DRAW) == [1, 2, 0]


def test_nobody_knows_a_card_of_a_shuffled_pile():
    deck = deck_of([0, 1, 2])
    see_all(deck, DRAW, EVERYBODY)
    shuffled(deck, DRAW)
    assert faces(deck, 0) == [[-1, -1, -1]]


def test_a_shuffle_of_one_pile_makes_nobody_forget_another():
    deck = deck_of([0, 1, 2], [3])
    see_all(deck, HAND, bit(0))
    shuffled(deck, DRAW)
    assert faces(deck, 0)[HAND] == [3]


# Imagining.


def test_imagining_never_moves_a_card_its_seat_has_seen():
    deck = shuffled(deck_of(list(range(12)), []), DRAW)
    for _ in range(5):
        deck.move(DRAW, 0, HAND)
    see_all(deck, HAND, bit(1))
    deck.mark_seen(DRAW, 3, bit(1))
    assert all(faces(imagined(deck, 1, seed), 1) == faces(deck, 1) for seed in range(30))


def test_imagining_loses_and_adds_no_card():
    deck = shuffled(deck_of(list(range(12)), [], []), DRAW)
    for to in (HAND, HAND, DISCARD):
        deck.move(DRAW, 0, to)
    deck.mark_seen(HAND, 0, bit(0))
    for seed in range(30):
        twin = imagined(deck, 0, seed)
        assert sorted(chain(*piles(twin))) == list(range(12))


def test_imagining_leaves_what_others_have_seen_with_the_places():
    deck = shuffled(deck_of(list(range(8)), []), DRAW)
    deck.move(DRAW, 0, HAND)
    deck.mark_seen(HAND, 0, bit(1))
    twin = imagined(deck, 0, 3)
    assert twin.seen(HAND, 0) == bit(1)
    assert [twin.seen(DRAW, k) for k in range(7)] == [0] * 7


def test_a_spectator_imagines_every_card_not_shown_to_everybody():
    deck = shuffled(deck_of(list(range(30)), []), DRAW)
    see_all(deck, DRAW, bit(0) | bit(1))
    assert pile(imagined(deck, -1, 1), DRAW) != pile(deck, DRAW)
    assert pile(imagined(deck, 0, 1), DRAW) == pile(deck, DRAW)


def test_an_imagined_card_has_the_back_its_place_shows():
    backs = [0, 0, 0, 1, 1, 1, 1, 2]
    deck = shuffled(deck_of(list(range(8)), backs=backs), DRAW)
    shown = [backs[card] for card in pile(deck, DRAW)]
    orders = set()
    for seed in range(40):
        twin = imagined(deck, 0, seed)
        assert [backs[card] for card in pile(twin, DRAW)] == shown
        orders.add(tuple(pile(twin, DRAW)))
    assert len(orders) > 20


def test_what_is_imagined_depends_on_knowledge_and_chance_alone():
    deck = shuffled(deck_of(list(range(10)), [], [], backs=[0, 1] * 5), DRAW)
    for k in range(6):
        deck.move(DRAW, 0, HAND if k % 2 else DISCARD)
    see_all(deck, HAND, bit(0))
    for seed in range(20):
        elsewhere = imagined(deck, 0, 1000 + seed)
        assert words(imagined(elsewhere, 0, seed)) == words(imagined(deck, 0, seed))


def test_every_order_of_unknown_cards_is_imagined_as_often_as_the_others():
    deck = shuffled(deck_of([0, 1, 2]), DRAW)
    rng, counts = Rng(11), Counter[tuple[int, ...]]()
    for _ in range(3000):
        twin = deck.copy()
        twin.imagine(0, rng)
        counts[tuple(pile(twin, DRAW))] += 1
    assert len(counts) == 6
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 20.5


def test_discards_that_all_have_seen_are_never_imagined_into_a_hand_after_they_were_shuffled():
    deck = shuffled(deck_of(list(range(8)), [], []), DRAW)
    for to in (HAND, HAND, HAND, DISCARD, DISCARD, DISCARD, DISCARD, DISCARD):
        deck.move(DRAW, 0, to)
    see_all(deck, DISCARD, EVERYBODY)
    for _ in range(5):
        deck.move(DISCARD, 0, DRAW)
    shuffled(deck, DRAW)
    held, seen = set(pile(deck, HAND)), set()
    for seed in range(40):
        twin = imagined(deck, 0, seed)
        assert set(pile(twin, HAND)) == held
        seen.add(tuple(pile(twin, HAND)))
    assert len(seen) == 6  # among themselves the cards of the hand are dealt anew


def test_where_an_unknown_card_is_shuffled_in_the_unknown_cards_elsewhere_join_its_lot():
    deck = shuffled(deck_of(list(range(6)), [], []), DRAW)
    for to in (HAND, HAND, DISCARD, DISCARD, DISCARD, DISCARD):
        deck.move(DRAW, 0, to)
    for k in range(3):  # the fourth was discarded face down
        deck.mark_seen(DISCARD, k, EVERYBODY)
    hidden = pile(deck, DISCARD)[3]
    for _ in range(4):
        deck.move(DISCARD, 0, DRAW)
    shuffled(deck, DRAW)
    assert any(hidden in pile(imagined(deck, 0, seed), HAND) for seed in range(40))


def test_a_card_one_seat_alone_knew_is_unknown_to_the_others_once_shuffled_in():
    deck = shuffled(deck_of(list(range(6)), [], []), DRAW)
    for to in (HAND, HAND, DISCARD, DISCARD, DISCARD, DISCARD):
        deck.move(DRAW, 0, to)
    see_all(deck, DISCARD, EVERYBODY & ~bit(1))
    for _ in range(4):
        deck.move(DISCARD, 0, DRAW)
    shuffled(deck, DRAW)
    into_hand = {card for seed in range(60) for card in pile(imagined(deck, 1, seed), HAND)}
    assert into_hand == set(range(6))


def test_cards_known_to_all_stay_out_of_a_lot_that_others_join():
    deck = shuffled(deck_of(list(range(6)), [], []), DRAW)
    for to in (HAND, HAND, DISCARD):
        deck.move(DRAW, 0, to)
    see_all(deck, DISCARD, EVERYBODY)
    laid_open = pile(deck, DISCARD)
    shuffled(deck, DRAW)
    assert all(pile(imagined(deck, 0, seed), DISCARD) == laid_open for seed in range(20))


# Stacks: piles of which only the top card's back is seen.


def stack_of(count: int, seed: int = 0) -> Deck:
    """A shuffled stack of cards with two backs in turn, and an empty hand."""
    deck = new_deck(backs=[card % 2 for card in range(count)], rooms=[count, count], stacks=(DRAW,))
    for card in range(count):
        deck.put(DRAW, card)
    return shuffled(deck, DRAW, seed)


def test_of_a_stack_only_the_back_on_top_is_seen():
    deck = stack_of(6)
    top = deck.card(DRAW, 5)
    assert deck.faces(DRAW, 0) == [COVERED] * 5 + [-1 - top % 2]


def test_who_has_seen_a_card_of_a_stack_knows_it():
    deck = stack_of(4)
    deck.mark_seen(DRAW, 1, bit(0))
    assert deck.face(DRAW, 1, 0) == deck.card(DRAW, 1)
    assert deck.face(DRAW, 1, 1) == COVERED


def test_drawing_from_a_stack_shows_the_next_back():
    deck = stack_of(5)
    deck.move(DRAW, 4, HAND)
    assert [face == COVERED for face in deck.faces(DRAW, 0)] == [True] * 3 + [False]
    assert deck.face(HAND, 0, 1) == -1 - deck.card(HAND, 0) % 2


def test_a_back_that_was_seen_stays_known_below_another_card():
    deck = stack_of(5)
    deck.move(DRAW, 4, HAND)
    deck.move(HAND, 0, DRAW)
    assert [face == COVERED for face in deck.faces(DRAW, 0)] == [True] * 3 + [False, False]


def test_a_shuffle_covers_the_backs_again():
    deck = stack_of(5)
    deck.move(DRAW, 4, HAND)
    deck.move(HAND, 0, DRAW)
    shuffled(deck, DRAW, 9)
    assert [face == COVERED for face in deck.faces(DRAW, 0)] == [True] * 4 + [False]


def test_below_the_top_of_a_stack_any_card_may_lie_and_the_top_keeps_its_back():
    deck = stack_of(6, seed=3)
    deck.move(DRAW, 5, HAND)
    seen = [set[int]() for _ in range(5)]
    for seed in range(200):
        twin = imagined(deck, 0, seed)
        assert twin.faces(DRAW, 0) == deck.faces(DRAW, 0)
        assert twin.card(HAND, 0) % 2 == deck.card(HAND, 0) % 2
        for index in range(5):
            seen[index].add(twin.card(DRAW, index))
    assert all(cards == set(range(6)) for cards in seen[:4])
    assert {card % 2 for card in seen[4]} == {deck.card(DRAW, 4) % 2}


def test_every_order_of_a_stack_is_imagined_equally_often():
    deck = stack_of(3, seed=1)
    counts = Counter(tuple(pile(imagined(deck, 0, seed), DRAW)) for seed in range(3000))
    backs = deck.card(DRAW, 2) % 2
    assert len(counts) == (4 if backs == 0 else 2)
    expected = 3000 / len(counts)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


# Copies and words.


def test_a_copy_moves_on_its_own():
    deck = deck_of([0, 1, 2], [])
    twin = deck.copy()
    twin.move(DRAW, 0, HAND)
    twin.mark_seen(HAND, 0, bit(0))
    shuffled(twin, DRAW)
    assert words(deck) == words(deck_of([0, 1, 2], []))


def test_a_copy_has_the_same_words():
    deck = shuffled(deck_of([0, 1, 2], [3]), DRAW)
    deck.mark_seen(HAND, 0, bit(1))
    assert words(deck.copy()) == words(deck)


@pytest.mark.parametrize(
    "change",
    [
        lambda deck: deck.move(DRAW, 2, HAND),
        lambda deck: deck.move(DRAW, 0, DRAW),
        lambda deck: deck.mark_seen(DRAW, 0, bit(0)),
        lambda deck: deck.mark_seen(HAND, 0, bit(-1)),
        lambda deck: deck.swap(DRAW, 0, 1),
        lambda deck: shuffled(deck, HAND),
        lambda deck: shuffled(deck, DISCARD),  # of an empty pile: the next lot has another number
    ],
)
def test_the_words_tell_every_change(change):
    deck = deck_of([0, 1, 2], [3], [])
    before = words(deck)
    change(deck)
    assert words(deck) != before


def test_the_words_say_nothing_of_what_once_lay_in_a_place():
    deck, direct = deck_of([0, 1, 2], []), deck_of([0, 1, 2], [])
    deck.move(DRAW, 2, HAND)
    deck.move(HAND, 0, DRAW)
    assert words(deck) == words(direct)


class DeckAndLists(RuleBasedStateMachine):
    """A deck against plain lists of (card, who has seen it, whether its back was seen). The first pile is a stack."""

    cards = 7
    rooms = (7, 3, 4)

    @initialize()
    def lay(self) -> None:
        self.backs = [card % 2 for card in range(self.cards)]
        self.deck = new_deck(self.backs, list(self.rooms), stacks=(0,))
        self.model: list[list[tuple[int, int, bool]]] = [[], [], []]
        for card in range(self.cards):
            self.deck.put(0, card)
            self.model[0].append((card, 0, True))

    def some(self, data: st.DataObject) -> tuple[int, int]:
        place = data.draw(st.sampled_from([(p, k) for p in range(3) for k in range(len(self.model[p]))]))
        return place[0], place[1]

    def show_top(self) -> None:
        if self.model[0]:
            card, seen, _ = self.model[0][-1]
            self.model[0][-1] = card, seen, True

    @rule(data=st.data(), to=st.integers(0, 2), under=st.booleans())
    def move(self, data: st.DataObject, to: int, under: bool) -> None:
        source, index = self.some(data)
        if source != to and len(self.model[to]) == self.rooms[to]:
            return
        card, seen, _ = self.model[source].pop(index)
        self.show_top()
        if under:
            self.deck.move_under(source, index, to)
            self.model[to].insert(0, (card, seen, True))
        else:
            self.deck.move(source, index, to)
            self.model[to].append((card, seen, True))

    @precondition(lambda self: len(self.model[1]) > 1)
    @rule(data=st.data())
    def swap(self, data: st.DataObject) -> None:
        one, other = (data.draw(st.integers(0, len(self.model[1]) - 1)) for _ in range(2))
        self.deck.swap(1, one, other)
        cards = self.model[1]
        cards[one], cards[other] = cards[other], cards[one]

    @rule(data=st.data(), seats=st.sets(st.integers(-1, 2)))
    def look(self, data: st.DataObject, seats: set[int]) -> None:
        number, index = self.some(data)
        mask = sum(int(bit(seat)) for seat in seats)
        self.deck.mark_seen(number, index, mask)
        card, seen, shown = self.model[number][index]
        self.model[number][index] = card, seen | mask, shown

    @precondition(lambda self: len(self.model[0]) > 1)
    @rule(seed=st.integers(0, 99))
    def shuffle(self, seed: int) -> None:
        shuffled(self.deck, 0, seed)
        order = pile(self.deck, 0)
        assert sorted(order) == sorted(card for card, _, _ in self.model[0])
        self.model[0] = [(card, 0, False) for card in order]
        self.show_top()

    @rule(seat=st.integers(-1, 2), seed=st.integers(0, 99))
    def imagine(self, seat: int, seed: int) -> None:
        twin = imagined(self.deck, seat, seed)
        assert faces(twin, seat) == faces(self.deck, seat)
        assert sorted(chain(*piles(twin))) == list(range(self.cards))
        assert words(imagined(imagined(self.deck, seat, seed + 100), seat, seed)) == words(twin)

    @invariant()
    def deck_is_as_the_lists_say(self) -> None:
        assert piles(self.deck) == [[card for card, _, _ in cards] for cards in self.model]
        for number, cards in enumerate(self.model):
            for index, (card, seen, shown) in enumerate(cards):
                assert self.deck.seen(number, index) == seen
                unseen = -1 - self.backs[card] if shown or number else COVERED
                assert self.deck.face(number, index, 1) == (card if seen & bit(1) else unseen)


TestDeckAndLists = DeckAndLists.TestCase
TestDeckAndLists.settings = settings(derandomize=True, deadline=None, max_examples=60, stateful_step_count=25)
