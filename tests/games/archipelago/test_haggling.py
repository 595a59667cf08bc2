"""Offers of bots: which they think of, when, and that nobody accepts what is worse for it than to decline."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import bot
from ludoteca.bots.weights import judge
from ludoteca.games.archipelago.game import GAME
from ludoteca.games.archipelago.rules.names import ANSWER_OFFER
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.judge import answered
from ludoteca.play.game import fresh, seed_bytes
from tests.games.archipelago.table import Table, isles
from tests.support import rule

MARGIN = 1e-9  # of its own value: what a bot loses at most by accepting


def ways(t: Table, seat: int = 0) -> set[str]:
    """What a bot thinks of, by the names of the actions."""
    out = Options()
    t.rules.ways(t.s, seat, out)
    t.rules.leave_out(t.s, seat, out)
    return {t.rules.actions.text(int(out.actions[k])) for k in range(out.count)}


def last_disc() -> Table:
    """Seat 0 has laid its last disc, and has something to swap."""
    t = isles().region("1,-1", "H01A").citizens(0, "1 1").has(0, fruit=2, wood=1, fish=1, florins=4)
    t.has(1, stone=1, florins=9).has(2, iron=1).has(3, florins=9).deck("king")  # wood at home, and fish abroad
    return t.trend("towns").objectives(0, "S01").discs(1, 3, 3, 3).acts(0).play("taxes")


@rule("ARC-NEG-01")
def test_an_offer_is_thought_of_with_the_last_disc_laid_and_not_before():
    assert not any(way.startswith("offer") for way in ways(isles().has(0, fruit=2).acts(0)))
    assert {"offer:1", "end-round"} <= ways(last_disc())
    assert "call" not in ways(last_disc())


def asked(t: Table) -> set[str]:
    return {way for way in ways(t) if way.startswith("offer")}


@rule("ARC-NEG-01")
def test_nobody_is_asked_who_has_nothing_that_the_seat_needs():
    assert asked(last_disc()) == {"offer:1"}  # stone, and there is a town
    assert asked(last_disc().trend("iron")) == {"offer:1", "offer:2"}  # … that is counted
    assert asked(last_disc().objectives(0, "S08")) == {"offer:1", "offer:2"}
    assert asked(last_disc().deck("pirate")) == {"offer:1", "offer:2"}  # … that will be wanted abroad
    assert asked(last_disc().has(0, florins=1)) == {"offer:1", "offer:2", "offer:3"}
    assert asked(last_disc().has(1, stone=0)) == set()


@rule("ARC-NEG-01")
def test_who_has_nothing_to_spare_asks_nobody():
    assert asked(last_disc().has(0, fruit=0, wood=1, fish=1, florins=3)) == set()  # the rest is wanted in the crisis


@rule("ARC-NEG-02")
def test_bots_think_of_one_thing_for_another_or_some_florins():
    t = last_disc().play("offer:1")
    assert ways(t) == {"want:stone"}
    assert ways(t.play("want:stone")) == {"give:fruit", "give:florin"}  # not what is wanted in the crisis to come
    assert ways(t.play("give:florin")) == {"give:florin", "propose"}
    assert ways(t.play("give:florin give:florin")) == {"propose"}


@rule("ARC-NEG-03")
def test_who_proposes_thinks_of_the_answer():
    good = last_disc().play("offer:1 want:stone give:florin give:florin give:florin propose")
    bad = last_disc().play("offer:1 want:florin want:florin want:florin give:fruit propose")
    weighs = judge(GAME, good.rules)
    for t in (good, bad):
        assert t.rules.awaits_reply(t.s)
        after = answered(t.rules, t.s.copy(), weighs, Options())
        assert not t.rules.awaits_reply(after)
        accepts = weighs.outlook(t.rules, then(t, "accept"), 1) > weighs.outlook(t.rules, then(t, "decline"), 1)
        assert t.rules.score(after, 0) == t.rules.score(then(t, "accept" if accepts else "decline"), 0)
        assert weighs.outlook(t.rules, after, 1) >= weighs.outlook(t.rules, then(t, "decline"), 1)


def then(t: Table, action: str):
    s = t.s.copy()
    t.rules.take(s, 1, t.rules.actions.number(action))
    return s


def deals(level: str, seats: int, matches: int) -> tuple[int, list[float]]:
    """How many offers bots of a level have made one another, and of each that was accepted what it was worth."""
    rules = GAME.rules({}, seats)
    weighs = judge(GAME, rules)
    made, worth = 0, []
    for seed in range(matches):
        s = fresh(rules, seed_bytes(seed))
        players = [bot(level, GAME, rules) for _ in range(seats)]
        rng = Rng(seed)
        while not s.over:
            seat = rules.acting(s)
            is_asked = s.deciding() == ANSWER_OFFER
            actions = list(players[seat].move(rules, rules.imagine(s, seat, rng), seat, rng))
            if is_asked:
                made += 1
                if rules.layout.accept.has(actions[0]):
                    accepted, declined = s.copy(), s.copy()
                    rules.take(accepted, seat, actions[0])
                    rules.take(declined, seat, rules.layout.decline.of())
                    worth.append(
                        float(weighs.outlook(rules, accepted, seat)) - float(weighs.outlook(rules, declined, seat))
                    )
            for action in actions:
                rules.take(s, seat, action)
    return made, worth


@pytest.mark.compiled_only
@pytest.mark.parametrize(("level", "seats", "matches"), [("companion", 4, 6), ("companion", 3, 6)])
def test_nobody_accepts_what_is_worse_for_it_and_many_offers_are_accepted(level, seats, matches):
    made, worth = deals(level, seats, matches)
    assert made >= 3
    assert len(worth) * 3 >= made
    assert min(worth) >= -MARGIN
