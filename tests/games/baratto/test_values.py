from __future__ import annotations

from ludoteca.games.baratto.game import GAME
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.playout import Greedy
from ludoteca.play.game import fresh, seed_bytes
from tests.games.baratto.table import baratto


def test_a_second_crate_of_a_good_is_worth_more_than_a_first_of_another():
    pair, mixed = baratto(2).screen(0, "salt salt"), baratto(2).screen(0, "salt wine")
    assert pair.rules.value(pair.s, 0) > mixed.rules.value(mixed.s, 0)


def test_a_crate_known_on_a_stall_is_worth_a_little():
    t = baratto(2)
    before = t.rules.value(t.s, 0)
    assert 0 < t.rules.value(t.seen(5, 0).s, 0) - before < 0.33


def test_an_offer_is_worth_its_exchange_only_if_the_rival_can_and_would_accept():
    def promise(yours, offer):
        t = baratto(3).screen(0, "salt salt wine").screen(1, yours).trading()
        before = t.rules.value(t.s, 0)
        return round(t.rules.value(t.play(offer).s, 0) - before, 3)

    good = "offer:1 give:wine want:salt propose"
    assert promise("wine wine salt", good) == 2.0  # a third salt for the only wine, which makes three there
    assert promise("wine wine wool", good) == 0.0  # the rival has no salt
    assert promise("salt salt salt", good) == 0.0  # the rival would lose by it


def test_greedy_play_beats_random_play():
    rules = GAME.rules({}, 2)
    out, rng, bot, won = Options(), Rng(1), Greedy(2, 10, 0.0), 0.0
    for game in range(12):
        s = fresh(rules, seed_bytes(game))
        while not s.over:
            seat = int(rules.acting(s))
            if seat == game % 2:
                action = bot.choose(rules, rules.imagine(s, seat, rng), seat, rng)
            else:
                rules.options(s, seat, out)
                action = out.actions[rng.below(out.count)]
            rules.take(s, seat, action)
        won += rules.payoff(s, game % 2)
    assert won >= 9
