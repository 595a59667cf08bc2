"""What each seat sees and reads, in both languages, and what it may imagine of the rest."""

import pytest

from ludoteca.play.view import encode
from tests.games.vendemmia.table import Table, vendemmia
from tests.support import rule


def looking() -> Table:
    """Seat 0 rests and looks at Nebbiolo 9; below it lie Nebbiolo 8 and 7."""
    t = vendemmia(3).hand(0, "barbera-1", "freisa-1", "freisa-2").hand(1, "dolcetto-1").hand(2, "dolcetto-2")
    t.draw("nebbiolo-9", "nebbiolo-8", "nebbiolo-7").dice(1, 1).rolls(3, 4).to_act(0)
    return t.play("rest compost:barbera-1")


@rule("VEN-REST-03")
def test_only_who_looks_sees_the_top_vine():
    t = looking()
    assert [t.view(viewer).draw_pile[-1] for viewer in (0, 1, 2, -1)] == ["nebbiolo-9", "", "", ""]
    assert set(t.view(0).draw_pile[:-1]) == {""}


@rule("VEN-REST-03")
@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "The top of the pile is Nebbiolo 9.", "Player A looks at the top of the pile."),
        ("it", "In cima al mazzo c'è Nebbiolo 9.", "Giocatore A guarda la prima vite del mazzo."),
    ],
)
def test_the_others_read_that_somebody_looked_and_not_what_was_seen(language, own, others):
    t = looking()
    assert [t.log(viewer, language)[-1] for viewer in (0, 1, 2, -1)] == [own, others, others, others]


@rule("VEN-REST-03")
@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        (
            "en",
            ["You bury it under the pile.", "You draw Nebbiolo 8.", "Player B rolls 3 and 4."],
            ["Player A buries it under the pile.", "Player A draws a vine.", "You roll 3 and 4."],
        ),
        (
            "it",
            ["La metti in fondo al mazzo.", "Peschi Nebbiolo 8.", "Giocatore B tira 3 e 4."],
            ["Giocatore A la mette in fondo al mazzo.", "Giocatore A pesca una vite.", "Tiri 3 e 4."],
        ),
    ],
)
def test_all_read_that_the_vine_was_buried_and_only_one_which(language, own, others):
    t = looking().play("bury")
    assert (t.log(0, language)[-3:], t.log(1, language)[-3:]) == (own, others)


@rule("VEN-REST-03")
@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "You leave it there.", "Player A leaves it there."),
        ("it", "La lasci dov'è.", "Giocatore A la lascia dov'è."),
    ],
)
def test_all_read_that_the_vine_was_left(language, own, others):
    t = looking().play("leave")
    assert (t.log(0, language)[-3], t.log(-1, language)[-3]) == (own, others)


@rule("VEN-REST-03")
def test_who_buried_a_vine_still_knows_it_at_the_bottom():
    t = looking().play("bury")
    assert [t.view(viewer).draw_pile[0] for viewer in (0, 1, 2, -1)] == ["nebbiolo-9", "", "", ""]


@rule("VEN-REST-03")
def test_a_buried_vine_is_remembered_when_another_is_buried_under_it():
    t = looking().play("bury").rest("dolcetto-1", "bury")
    assert t.view(0).draw_pile[:2] == ("", "nebbiolo-9")
    assert t.view(1).draw_pile[:2] == ("nebbiolo-7", "")


@rule("VEN-SETUP-01", "VEN-DRAW-01")
def test_a_drawn_vine_is_seen_by_its_owner_only():
    t = looking().play("bury")
    assert "nebbiolo-8" in t.own_hand(0)
    assert [t.view(viewer).hands[0] for viewer in (1, 2, -1)] == [("", "", "")] * 3


def test_nothing_a_rival_holds_or_has_buried_is_in_what_a_seat_is_sent():
    t = looking().play("bury")
    sent = encode(t.view(1)).decode()
    assert not [vine for vine in ("freisa-1", "freisa-2", "nebbiolo-8", "nebbiolo-9", "dolcetto-2") if vine in sent]
    assert "barbera-1" in sent


def known_bottom() -> Table:
    """Seat 0 has buried Nebbiolo 9; seat 1 holds two vines that seat 0 has not seen."""
    t = vendemmia().hand(0, "barbera-1", "freisa-1", "freisa-2").hand(1, "dolcetto-1", "dolcetto-2")
    return t.draw("nebbiolo-9", "nebbiolo-8").dice(1, 1).to_act(0).rest("barbera-1", "bury")


def test_a_known_vine_is_never_imagined_into_the_hand_of_a_rival():
    t = known_bottom()
    known = {"barbera-1", "freisa-1", "freisa-2", "nebbiolo-8", "nebbiolo-9"}
    hands = [set(t.imagined(0, seed).hands[1]) for seed in range(40)]
    assert not [hand for hand in hands if hand & known]


def test_any_vine_one_has_not_seen_may_be_in_the_hand_of_a_rival():
    t = known_bottom()
    imagined = {vine for seed in range(120) for vine in t.imagined(0, seed).hands[1]}
    assert len(imagined) == 36 - 5


@rule("VEN-PLANT-01")
@pytest.mark.parametrize("viewer", [1, 2, -1])
@pytest.mark.parametrize("half", ["die:1", "die:1 vine:freisa-1", "rest"])
def test_a_half_made_move_is_invisible_to_rivals(half, viewer):
    t = vendemmia(3).hand(0, "freisa-1", "freisa-2", "freisa-3").dice(3, 4).to_act(0)
    before = encode(t.view(viewer)), t.log(viewer)
    t.play(half)
    assert (encode(t.view(viewer)), t.log(viewer)) == before


@rule("VEN-PLANT-01")
def test_a_half_made_move_is_seen_by_who_makes_it():
    t = vendemmia().hand(0, "freisa-1").dice(3, 4).to_act(0)
    assert (t.view(0).deciding, t.view(0).chosen_die, t.view(0).chosen_vine) == ("take-turn", 0, "")
    t.play("die:2")
    assert (t.view(0).deciding, t.view(0).chosen_die, t.view(0).chosen_vine) == ("choose-vine", 2, "")
    t.play("vine:freisa-1")
    assert (t.view(0).deciding, t.view(0).chosen_die, t.view(0).chosen_vine) == ("choose-terrace", 2, "freisa-1")


@rule("VEN-BASKET-01")
def test_of_a_die_raised_in_the_middle_of_a_move_rivals_see_the_die_and_the_basket():
    t = vendemmia().hand(0, "freisa-1").dice(3, 4).to_act(0).play("die:2 raise:2")
    assert (t.view(1).deciding, t.view(1).chosen_die, t.view(1).dice, t.view(1).baskets) == (
        "take-turn",
        0,
        (3, 5),
        (1, 2),
    )


@rule("VEN-BASKET-01", "VEN-PLANT-01")
@pytest.mark.parametrize("viewer", [1, 2, -1])
@pytest.mark.parametrize("begun", ["die:1", "die:2 vine:freisa-2"])
def test_rivals_cannot_tell_whether_a_die_was_raised_before_or_in_the_middle_of_a_move(begun, viewer):
    def table() -> Table:
        return vendemmia(3).hand(0, "freisa-1", "freisa-2", "freisa-3").dice(3, 4).to_act(0)

    before, middle = table().play("raise:2"), table().play(begun).play("raise:2")
    assert (encode(middle.view(viewer)), middle.log(viewer)) == (encode(before.view(viewer)), before.log(viewer))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["You plant Freisa 1 on terrace 2.", "Player A plants Freisa 1 on terrace 2."]),
        ("it", ["Pianti Freisa 1 sulla terrazza 2.", "Giocatore A pianta Freisa 1 sulla terrazza 2."]),
    ],
)
def test_a_planted_vine_is_told_in_both_languages(language, lines):
    t = vendemmia().hand(0, "freisa-1").dice(3, 4).to_act(0).play("die:1 vine:freisa-1 terrace:2")
    assert [t.log(0, language)[0], t.log(1, language)[0]] == lines


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "You rest and now have one basket.", "You rest and now have 3 baskets."),
        ("it", "Riposi e adesso hai un cesto.", "Riposi e adesso hai 3 cesti."),
    ],
)
def test_baskets_are_counted_in_both_languages(language, one, more):
    for before, text in ((0, one), (2, more)):
        t = vendemmia().hand(0, "freisa-1").baskets(0, before).dice(3, 4).to_act(0).play("rest compost:freisa-1")
        assert t.log(0, language)[1] == text
