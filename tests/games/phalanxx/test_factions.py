"""Expert factions: how they are handed out, the advantage of each, and that advantages do not add up."""

import pytest

from ludoteca.kernel.errors import LudotecaError
from tests.games.phalanxx.table import Table, phalanxx, unshuffled
from tests.support import rule


def with_faction(faction: str, cards: str = "X01") -> Table:
    """Seat 0 leads a faction and has a six beside its first slot."""
    return phalanxx(expert_factions=True).faction(0, faction).card(0, cards)


# Handing out.


@rule("PHX-EXP-01")
def test_without_experts_nobody_has_a_faction():
    assert [player.faction for player in phalanxx(4).view().players] == [""] * 4


@rule("PHX-EXP-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_factions_are_dealt_at_random_and_all_different(seats):
    dealt = [
        tuple(player.faction for player in phalanxx(seats, seed=seed, expert_factions=True).view().players[:seats])
        for seed in range(30)
    ]
    assert all(len(set(factions)) == seats for factions in dealt)
    assert {factions[0] for factions in dealt} == {"red", "yellow", "blue", "green"}


@rule("PHX-EXP-02")
def test_factions_are_dealt_before_the_home_roll():
    t = phalanxx(2, expert_factions=True)
    told = [event.kind.name for event in t.match.events(0)]
    assert told == ["faction-taken", "faction-taken", "first-player", "home-rolled", "home-rolled"]


@rule("PHX-EXP-02")
def test_factions_are_drafted_by_the_last_player_first():
    t = unshuffled(4, first=1, expert_factions=True, faction_assignment="draft")
    order = []
    for pick in ("faction:green", "faction:red", "faction:blue", "faction:yellow"):
        order.append(t.turn_of)
        t.play(pick)
    assert order == [0, 3, 2, 1]
    assert [player.faction for player in t.view().players] == ["green", "yellow", "blue", "red"]
    assert (t.turn_of, t.deciding) == (1, "buy-card")


@rule("PHX-EXP-02")
def test_a_faction_is_taken_once():
    t = unshuffled(3, expert_factions=True, faction_assignment="draft")
    assert t.legal() == ["faction:red", "faction:yellow", "faction:blue", "faction:green"]
    t.play("faction:blue")
    assert t.legal() == ["faction:red", "faction:yellow", "faction:green"]
    assert t.why("faction:blue") == "PHX-EXP-02: that faction is taken"


@rule("PHX-EXP-02")
def test_the_home_dice_are_rolled_after_the_draft():
    t = unshuffled(2, expert_factions=True, faction_assignment="draft")
    assert (t.home_of(0), t.talents, t.view().active) == (["W0", "O0", "V0"], [0, 0], -1)
    t.play("faction:red").play("faction:blue")
    assert min(t.talents) >= 3


@rule("PHX-EXP-02")
@pytest.mark.parametrize("settings", [{}, {"expert_factions": True}])
def test_where_factions_are_not_drafted_none_is_picked(settings):
    t = phalanxx(**settings)
    assert t.why("faction:red", seat=t.turn_of).startswith("PHX-EXP-02: factions are picked before the first turn")


@rule("PHX-EXP-02")
def test_a_draft_without_experts_is_none():
    assert phalanxx(2, faction_assignment="draft").deciding == "buy-card"


@rule("PHX-EXP-02")
def test_a_pick_can_be_undone_until_the_next_one():
    t = unshuffled(3, expert_factions=True, faction_assignment="draft").play("faction:blue")
    t.undo(2)
    assert t.legal()[0] == "faction:red"
    assert t.view().players[2].faction == ""
    t.play("faction:blue").play("faction:red")
    with pytest.raises(LudotecaError, match="another seat has acted since"):
        t.undo(2)


@rule("PHX-EXP-02")
def test_the_solo_player_may_draft_too():
    t = phalanxx(1, expert_factions=True, faction_assignment="draft").play("faction:yellow")
    assert [player.faction for player in t.view().players] == ["yellow", ""]
    assert t.deciding == "buy-card"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You lead the Seleucids.", "Player B leads the Seleucids."]),
        ("it", ["La tua fazione: Seleucidi.", "La fazione di Giocatore B: Seleucidi."]),
    ],
)
def test_a_pick_is_told(language, lines):
    t = unshuffled(2, expert_factions=True, faction_assignment="draft").play("faction:blue")
    assert [t.log(1, language)[0], t.log(0, language)[0]] == lines


# Advantages.


@rule("PHX-EXP-01")
def test_antigonids_lose_two_in_a_conflict():
    t = with_faction("red").strength(9, 4).dice(6, 6, 6).to_act(0)
    assert t.play("die:1 slot:1 conquer:persepolis rotate:X01").strength == [7, 4]


@rule("PHX-EXP-01", "PHX-CONFLICT-06")
def test_antigonids_need_only_the_two_they_lose():
    t = with_faction("red").strength(2, 0).dice(6, 6, 6).to_act(0)
    assert t.play("die:1 slot:1 conquer:persepolis rotate:X01").strength == [0, 0]


@rule("PHX-EXP-01")
def test_ptolemies_take_four_talents():
    t = with_faction("yellow").to_act(0).play("die:1 slot:1 income")
    assert t.talents == [4, 0]


@rule("PHX-EXP-01")
@pytest.mark.parametrize(
    ("faction", "plays", "conquers"),
    [("blue", False, True), ("green", True, False), ("red", False, False), ("yellow", False, False)],
)
def test_a_die_counts_one_more_for_seleucids_who_conquer_and_antipatrids_who_play(faction, plays, conquers):
    t = with_faction(faction).home(0, "W5 O5 V5").hand(0, "X09").dice(4, 4, 4).to_act(0).play("die:1 slot:1")
    assert (bool(t.legal("play")), bool(t.legal("conquer"))) == (plays, conquers)


@rule("PHX-EXP-01")
@pytest.mark.parametrize(("faction", "action"), [("blue", "conquer:gerrha"), ("green", "play:X09")])
def test_it_counts_one_and_not_two(faction, action):
    t = with_faction(faction).home(0, "W5 O5 V5").hand(0, "X09").dice(3, 3, 3).to_act(0).play("die:1 slot:1")
    assert t.why(action) == "PHX-ACT-04: the die is 1 too low for the Home die beside it"


@rule("PHX-EXP-01")
@pytest.mark.parametrize("faction", ["red", "blue", "green"])
def test_other_factions_take_three_talents(faction):
    assert with_faction(faction).to_act(0).play("die:1 slot:1 income").talents == [3, 0]


@rule("PHX-EXP-01")
@pytest.mark.parametrize("faction", ["yellow", "blue", "green"])
def test_other_factions_lose_three_in_a_conflict(faction):
    t = with_faction(faction).strength(9, 4).dice(6, 6, 6).to_act(0)
    assert t.play("die:1 slot:1 conquer:persepolis rotate:X01").strength == [6, 4]


@rule("PHX-EXP-01")
def test_the_faction_of_a_rival_is_no_help():
    t = phalanxx(expert_factions=True).faction(0, "red").faction(1, "yellow").to_act(0).play("die:1 slot:1 income")
    assert t.talents == [3, 0]


# Not adding up.


@rule("PHX-EXP-02")
def test_antigonids_with_veterans_lose_two():
    t = with_faction("red", "XX14").strength(9, 4).dice(6, 6, 6).to_act(0)
    assert t.play("die:1 slot:1 conquer:persepolis rotate:XX14").strength == [7, 4]


@rule("PHX-EXP-02")
@pytest.mark.parametrize(
    ("faction", "card", "action"), [("blue", "X14", "conquer:gerrha"), ("green", "X17", "play:X09")]
)
def test_a_faction_and_an_ability_that_do_the_same_do_not_add_up(faction, card, action):
    t = with_faction(faction, card).home(0, "W5 O5 V5").hand(0, "X09").dice(3, 3, 3).to_act(0).play("die:1 slot:1")
    assert t.why(action) == "PHX-ACT-04: the die is 1 too low for the Home die beside it"
    t = with_faction(faction, card).home(0, "W5 O5 V5").hand(0, "X09").dice(4, 4, 4).to_act(0).play("die:1 slot:1")
    assert action in t.legal()
