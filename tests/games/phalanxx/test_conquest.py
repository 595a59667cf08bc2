"""Action 2 – conquering a region that nobody holds: where, and with how many armies."""

import pytest

from tests.games.phalanxx.table import Table, phalanxx
from tests.support import rule


def ready(*regions: str, reserve: int | None = None, **settings) -> Table:
    """Seat 0 holds these regions (or those of the start) and has a six beside its first slot."""
    t = phalanxx(**settings)
    if regions:
        t.holds(0, *regions)
    if reserve is not None:
        t.reserve(0, reserve)
    return t.dice(6, 6, 6).to_act(0).play("die:1 slot:1")


def free(t: Table) -> set[str]:
    """The regions that are offered."""
    return {action.partition(":")[2] for action in t.legal("conquer")}


@rule("PHX-CONQ-01")
def test_t15_regions_beside_ones_own_are_offered():
    assert free(ready()) == {"phrygia", "harran", "damaskos", "gerrha"}


@rule("PHX-CONQ-01")
@pytest.mark.parametrize("region", ["memphis", "ecbatana", "isatis", "karmania"])
def test_t15_a_region_that_borders_on_none_is_not(region):
    assert ready().why(f"conquer:{region}") == "PHX-CONQ-01: the region does not border on one of yours"
    assert ready().why(f"conquer:{region}", language="it") == "PHX-CONQ-01: la regione non confina con una delle tue"


@rule("PHX-CONQ-01")
@pytest.mark.parametrize("region", ["issos", "tadmor"])
def test_ones_own_region_is_not_conquered(region):
    assert ready().why(f"conquer:{region}") == "PHX-CONQ-01: the region is yours already"


@rule("PHX-CONQ-03")
def test_t15_with_one_army_no_city_is_offered():
    t = ready("issos", "tadmor", "gerrha", reserve=1)
    assert free(t) == {"phrygia", "harran", "damaskos"}
    assert t.why("conquer:memphis") == "PHX-CONQ-03: your reserve is one army short"


@rule("PHX-CONQ-03")
def test_without_armies_nothing_is_offered():
    t = ready("issos", "tadmor", "gerrha", reserve=0)
    assert free(t) == set()
    assert t.why("conquer:memphis") == "PHX-CONQ-03: your reserve is 2 armies short"
    assert t.why("conquer:harran") == "PHX-CONQ-03: your reserve is one army short"
    assert t.why("conquer:memphis", language="it") == "PHX-CONQ-03: nella riserva ti mancano 2 armate"


@rule("PHX-CONQ-02")
@pytest.mark.parametrize(("region", "armies"), [("phrygia", 1), ("damaskos", 1), ("memphis", 2)])
def test_a_city_takes_two_armies_other_regions_one(region, armies):
    t = ready("issos", "tadmor", "gerrha").play(f"conquer:{region}")
    assert (t.owner_of(region), t.armies_in(region), t.reserves[0]) == (0, armies, 8 - armies)


@rule("PHX-CONQ-03")
def test_the_last_armies_may_be_placed():
    t = ready("issos", "tadmor", "gerrha", reserve=2).play("conquer:memphis")
    assert t.reserves[0] == 0


@rule("PHX-CONQ-04")
def test_armies_on_the_map_stay_where_they_are():
    t = ready().play("conquer:gerrha")
    assert t.regions_of(0) == {"issos": 2, "tadmor": 1, "gerrha": 1}


@rule("PHX-CONQ-04")
def test_none_are_added_to_a_region_one_holds():
    assert not {"issos", "tadmor"} & free(ready())


@rule("PHX-CONQ-01")
def test_a_conquest_costs_no_strength_and_rotates_nothing():
    t = phalanxx().strength(5, 5).card(0, "X01").dice(6, 6, 6).to_act(0).play("die:1 slot:1 conquer:gerrha")
    assert (t.strength, t.rotated_of(0), t.deciding) == ([5, 5], [], "choose-die")


@rule("PHX-CONQ-05")
def test_t27_without_a_region_one_may_conquer_anywhere():
    t = phalanxx().holds(0).reserve(0, 3).dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert free(t) == set(t.region_names) - {"persepolis", "sippar"}


@rule("PHX-CONQ-05")
@pytest.mark.parametrize(
    ("strength", "cards", "why"),
    [
        (9, "X01", ""),
        (4, "X01", "PHX-CONFLICT-02: you would need 1 more Strength than you have"),
        (9, "", "PHX-CONFLICT-07: you have no card left to rotate"),
    ],
)
def test_t27_without_a_region_conflicts_are_as_usual(strength, cards, why):
    t = phalanxx().holds(0).reserve(0, 3).strength(strength, 4).card(0, cards).dice(6, 6, 6).to_act(0)
    t.play("die:1 slot:1")
    if why:
        assert t.why("conquer:persepolis") == why
    else:
        assert {"persepolis", "sippar"} <= free(t)


@rule("PHX-CONQ-05")
def test_with_a_single_region_one_is_bound_to_it():
    assert free(ready("memphis")) == {"damaskos", "gerrha"}


@rule("PHX-CONQ-05")
def test_an_army_that_was_sacrificed_is_not_a_region():
    t = phalanxx().holds(0).reserve(0, 5).dice(6, 6, 6).to_act(0).play("die:1 slot:1")
    assert "memphis" in free(t)


@rule("PHX-CONQ-02")
def test_three_players_fight_for_babylon():
    t = phalanxx(3).holds(0, "sippar").dice(6, 6, 6).to_act(0).play("die:1 slot:1 conquer:babylon")
    assert (t.owner_of("babylon"), t.armies_in("babylon")) == (0, 2)


@pytest.mark.parametrize(
    ("language", "region", "line"),
    [
        ("en", "gerrha", "You take Gerrha. One army marches in."),
        ("en", "memphis", "You take Memphis. 2 armies march in."),
        ("it", "gerrha", "Prendi Gerra. Entra un'armata."),
        ("it", "memphis", "Prendi Menfi. Entrano 2 armate."),
    ],
)
def test_a_conquest_is_told(language, region, line):
    t = ready("damaskos").play(f"conquer:{region}")
    assert t.log(0, language) == [line]
