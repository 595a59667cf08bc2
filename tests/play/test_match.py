"""Match: what is legal is played, what is not changes nothing, and everybody is told what they may know."""

import re
from xml.etree import ElementTree

import pytest

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.state import REVEALED, ROLLED
from ludoteca.play.match import IllegalAction, Match
from ludoteca.play.record import seal
from ludoteca.play.view import encode
from tests.kernel.matches import everything, finished, pebbles, rows, sight, told
from tests.kernel.toy import CARD, GAME


def test_a_match_begins_with_its_first_seat():
    m = pebbles()
    assert (m.to_act, m.ply, m.over) == ((0,), 0, False)
    assert m.legal() == [
        "take:1",
        "take:2",
        "take:3",
        "from:1",
        "from:2",
        "peek",
        "roll",
        "vote",
        "poll",
        "pass",
        "coin",
    ]


def test_a_seat_that_waits_has_no_legal_action():
    assert pebbles().legal(1) == []


def test_an_action_is_pushed_by_its_text_or_its_number():
    by_text, by_number = pebbles(), pebbles()
    by_text.push("take:2")
    by_number.push(by_number.rules.actions.number("take:2"))
    assert by_text.hash() == by_number.hash()
    assert sight(by_text, 0).points == (2, 0)


def test_every_legal_action_can_be_pushed():
    for text in pebbles().legal():
        m = pebbles()
        m.push(text)
        assert m.ply == 1


@pytest.mark.parametrize(
    ("action", "seat", "error"),
    [
        ("from:3", 0, "from:3 is not allowed: PEB-CARRY-01: pot 3 is empty"),
        ("to:3", 0, "to:3 is not allowed: LUD-TURN-01: something else must be decided first (from:1)"),
        ("take:1", 1, "take:1 is not allowed: LUD-TURN-02: it is not your turn"),
        ("side:left", 0, "side:left is not allowed: LUD-TURN-01: something else must be decided first"),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(action, seat, error):
    m = pebbles()
    before = everything(m)
    with pytest.raises(IllegalAction, match=f"^{re.escape(error)}$"):
        m.push(action, seat)
    assert everything(m) == before


@pytest.mark.parametrize("action", ["take:9", "tke:1", "", -1, 99])
def test_an_action_that_does_not_exist_is_refused_and_changes_nothing(action):
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError, match=r"unknown action|there is no action"):
        m.push(action)
    assert everything(m) == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_refused(seat):
    with pytest.raises(LudotecaError, match=f"there is no seat {seat}; seats are 0 to 1"):
        pebbles().push("take:1", seat)


def test_a_plan_is_one_row():
    m = pebbles()
    m.push_plan(["from:1", "coin", "to:3"])
    assert rows(m) == [(0, "from:1 coin to:3")]
    assert m.to_act == (1,)


def test_actions_pushed_one_by_one_are_rows_of_their_own():
    m = pebbles()
    m.push("from:1")
    m.push("to:3")
    assert rows(m) == [(0, "from:1"), (0, "to:3")]


@pytest.mark.parametrize("plan", [["from:1", "to:1"], ["coin", "coin"], ["take:1", "take:1"], ["from:1", "to:9"]])
def test_a_plan_is_applied_all_or_none(plan):
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError):
        m.push_plan(plan)
    assert everything(m) == before


def test_a_plan_that_fails_on_its_way_says_why():
    with pytest.raises(IllegalAction, match="coin is not allowed: not at that point of the move"):
        pebbles().push_plan(["coin", "coin"])


def test_a_plan_has_at_least_one_action():
    with pytest.raises(LudotecaError, match="a move has at least one action"):
        pebbles().push_plan([])


def test_a_plan_may_end_at_a_barrier():
    m = pebbles()
    m.push_plan(["from:1", "toss"])
    assert (rows(m), m.rows[0].barriers) == ([(0, "from:1 toss")], ROLLED)


@pytest.mark.parametrize("plan", [["from:1", "toss", "to:3"], ["peek", "take:1"]])
def test_a_plan_does_not_go_on_past_a_barrier(plan):
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError, match="a move ends where something is revealed"):
        m.push_plan(plan)
    assert everything(m) == before


def test_a_plan_does_not_go_on_into_a_simultaneous_step():
    m = pebbles()
    before = everything(m)
    with pytest.raises(LudotecaError, match="a move ends where all decide together"):
        m.push_plan(["vote", "side:left"])
    assert everything(m) == before


def test_the_plans_of_a_seat_can_be_pushed():
    for plan in pebbles().plans(0):
        m = pebbles()
        m.push_plan(plan.actions, 0)
        assert m.rows[0].barriers == plan.barriers


# Why not.


def test_a_legal_action_has_no_refusal():
    m = pebbles()
    assert [m.why_not(text) for text in m.legal()] == [None] * len(m.legal())


def test_a_refusal_has_a_rule_a_text_and_what_comes_first():
    refusal = pebbles().why_not("to:3")
    assert refusal is not None
    assert (refusal.rule, refusal.text, refusal.first) == (
        "LUD-TURN-01",
        "something else must be decided first",
        ("from:1",),
    )
    assert str(refusal) == "LUD-TURN-01: something else must be decided first (from:1)"


def test_a_refusal_is_told_in_the_language_asked_for():
    refusal = pebbles(heap=1).why_not("take:2", language="it")
    assert str(refusal) == "PEB-TAKE-01: manca un sassolino"


def test_a_seat_asks_for_itself():
    assert str(pebbles().why_not("take:1", seat=1)) == "LUD-TURN-02: it is not your turn"


def test_asking_why_not_changes_nothing():
    m = pebbles()
    before = everything(m)
    for action in range(len(m.rules.actions)):
        m.why_not(action, 0)
        m.why_not(action, 1)
    assert everything(m) == before


def test_the_barriers_of_an_action_are_known_before_it_is_taken():
    m = pebbles()
    before = everything(m)
    assert [m.barriers(text) for text in ("roll", "peek", "take:1", "from:1")] == [ROLLED, REVEALED, 0, 0]
    assert everything(m) == before


def test_an_illegal_action_has_no_barriers_to_tell():
    with pytest.raises(IllegalAction, match="PEB-CARRY-01"):
        pebbles().barriers("from:3")


# Seeds and seats.


def test_the_same_seed_deals_the_same_cards():
    assert pebbles(seed=5).hash() == pebbles(seed=5).hash()
    assert len({pebbles(seed=seed).hash() for seed in range(20)}) == 20


def test_a_seed_may_be_given_as_bytes_or_as_hex_digits():
    assert pebbles(seed=bytes(range(32))).hash() == pebbles(seed=bytes(range(32)).hex()).hash()


def test_without_a_seed_every_match_is_another_one():
    assert pebbles(seed=None).seal != pebbles(seed=None).seal


@pytest.mark.parametrize(
    ("seed", "error"),
    [
        (b"short", "a seed has 32 bytes, not 5"),
        ("00ab", "a seed has 32 bytes, not 2"),
        ("", "a seed has 32 bytes, not 0"),
        ("tomorrow", "a seed is a number or 64 hex digits, not 'tomorrow'"),
    ],
)
def test_a_bad_seed_is_refused(seed, error):
    with pytest.raises(LudotecaError, match=error):
        pebbles(seed=seed)


def test_the_seal_is_known_from_the_start_and_fits_the_seed():
    m = pebbles(seed=bytes(32))
    assert m.seal == seal(bytes(32))


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats):
    with pytest.raises(LudotecaError, match=f"pebbles is for 1 to 3 seats, not {seats}"):
        pebbles(seats)


def test_without_a_number_of_seats_the_fewest_sit_down():
    assert Match(GAME).seats == 1


# What others see.


def test_an_event_is_told_to_each_viewer_as_it_may_know_it():
    m = pebbles()
    m.push("peek")
    card = GAME.texts("en").thing(CARD, sight(m, 0).cards[0][-1])
    assert told(m, 0) == [f"Player A sees {card}.", "You muse."]
    assert told(m, 1) == told(m, -1) == ["Player A peeks at a card."]


def test_only_what_happened_after_a_ply_is_told():
    m = pebbles()
    m.push("take:1")
    m.push("take:2")
    assert told(m, 0, since=1) == ["Player B takes 2 pebbles."]


def test_what_was_undone_is_no_longer_told():
    m = pebbles()
    m.push("take:1")
    m.undo(0)
    assert told(m, 0) == []


@pytest.mark.parametrize("viewer", [1, -1])
def test_a_half_made_move_is_not_seen_by_others(viewer):
    m = pebbles()
    before = encode(m.view(viewer))
    m.push("from:2")
    assert encode(m.view(viewer)) == before
    assert (sight(m, 0).deciding, sight(m, 0).lifted) == ("put-down", 2)


def test_scores_are_in_a_view_only_at_the_end():
    assert sight(pebbles(), 0).scores == ()
    assert (sight(finished(), 0).scores, sight(finished(), 0).deciding) == ((4, 1), "")


def test_a_notebook_shows_the_board_as_spectators_see_it():
    picture = ElementTree.fromstring(pebbles()._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")} == {"?"}


def test_a_match_says_where_it_stands():
    assert repr(pebbles()) == "<Match pebbles, 2 seats, ply 0, seats (0,) to act>"
    assert repr(finished()) == "<Match pebbles, 2 seats, ply 5, over>"
