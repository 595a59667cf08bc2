"""What The Magnificent says: the table in lines, the log, buttons, refusals, in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from ludoteca.bots.levels import take_move
from ludoteca.games.magnificent import content
from ludoteca.games.magnificent.game import GAME
from ludoteca.games.magnificent.positions import Position
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.player import Wanderer
from ludoteca.laws.texts import FREE
from ludoteca.play.match import Match
from ludoteca.play.vocabulary import Event, seen_events
from tests.games.magnificent.table import magnificent, opening
from tests.games.magnificent.words import words
from tests.support import rule

NAMES = ("Marco", "Elisa <3", "Annie", "Gino", "Ada")
LANGUAGES = ("en", "it")


def texts(language="en", seats=5):
    return GAME.texts(language, NAMES[:seats])


def label(t, action, language="en", seat=0):
    return GAME.label(t.rules, t.view(seat), texts(language, t.s.seats), t.rules.actions.number(action))


def told(t, language="en", viewer=1):
    """What the last play told somebody else."""
    return [texts(language, t.s.seats).event(one, viewer) for one in seen_events(GAME.events, t.news.words, viewer)]


def some_tables():
    yield opening(1)
    yield opening(2, side="B")
    yield opening(5, master_board=True)
    yield opening(3, start_cards="draft")
    yield (
        magnificent(2).camp(0, "OL:0:b1").tent(0, 2, "N5").poster(0, 2, "SNO-16").poster(0, "waiting", "SUH-8").acts(0)
    )
    yield magnificent(4, master_board=True).master("MT06", "MT01", tent="N1", tile="TT13", poster="SUH-6").acts(2)
    yield magnificent(2).dice(0, "O5@I-1 C2@I-2").sets("M05+TT02", "M31+TT07", "M67+TT12").ends_round()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_read_by_everybody(language):
    for t in some_tables():
        for seat in range(-1, t.s.seats):
            said = texts(language, t.s.seats)
            assert len(GAME.sheet(t.view(seat), said)) > 10
            assert GAME.clock(t.view(seat), said)


def test_a_poster_is_read_with_what_it_lacks_and_a_camp_square_by_square():
    t = magnificent(2).camp(0, "OL:0:b1").poster(0, 2, "SUH-3").acts(0)
    read = GAME.sheet(t.view(1), texts())
    assert (
        "  Tent space 2: no tent (bonus: 2 coins); above it: Suhayl 3: a large orange tile and a small green tile → "
        "7 points and 3 coins (lacks a small green tile)"
    ) in read
    assert "    . O O . 2 . . v" in read
    assert "    o O . . . . T ." in read


@rule("MAG-POW-01", "MAG-POW-04", "MAG-TT-06")
def test_a_die_says_the_power_it_would_have():
    t = magnificent(2).pool("G5 O6 C3").dice(0, "G4@I-1").veterans(0, "green", 1).round(1, turn=2).acts(0)
    assert label(t, "die:G5") == "Take the green 5: power 10"
    assert label(t, "die:O6", "it") == "Prendi il dado arancione 6: potenza 6"
    assert label(t, "die:C3") == "Take the clear 3: power 3–8"
    assert label(t, "die:C3", "it") == "Prendi il dado trasparente 3: potenza 3–8"
    t.play("die:C3")
    assert label(t, "card:I-2") == "On I·2: +1 power"
    assert label(t, "card:I-4", "it") == "Su I·4: una gemma a scelta"
    t.play("card:I-2")
    assert label(t, "colour:green", "it") == "Come verde: potenza 8"
    assert label(t, "colour:purple") == "As purple: power 3"


@rule("MAG-POW-04")
def test_a_clear_die_that_all_colours_make_as_strong_says_one_power():
    t = magnificent(2).pool("C4").acts(0)
    assert label(t, "die:C4") == "Take the clear 4: power 4"


@rule("MAG-POW-02", "MAG-DIE-02")
def test_a_gem_says_the_power_it_would_make_and_the_end_of_a_turn_what_lapses():
    t = magnificent(2).has(0, gems="gc").takes(0, "G5", "I-2")
    assert label(t, "spend:g") == "Discard a green gem: power 7"
    assert label(t, "spend:c", "it") == "Scarta una gemma trasparente: potenza 7"
    assert label(t, "bonus") == "Bonus: +1 power"
    t.play("rest")
    assert label(t, "end-turn") == "End the turn; the bonus lapses: +1 power"
    t = magnificent(2).takes(0, "G5", "I-2").play("bonus").play("rest")
    assert label(t, "end-turn", "it") == "Termina il turno"


def test_levels_and_podiums_say_what_they_allow():
    t = magnificent(2).dice(0, "G6@I-1").takes(0, "G6", "I-2")
    assert label(t, "build:9") == "Build 9: a large and a small tile"
    assert label(t, "build:12", "it") == "Costruisci 12: due tessere grandi"
    assert label(t, "perform:5") == "Perform on 5: one poster, none of yours is ready"
    assert label(t, "perform:12", "it") == "Esibisciti sullo spazio 12: fino a 3 poster, nessuno dei tuoi è pronto"
    t.camp(0, "PS:0:a1 OL:0:c1").poster(0, 1, "SUH-1")
    assert t.view(0).players[0].tents[0].poster.ready
    assert label(t, "perform:5") == "Perform on 5: one poster"
    assert label(t, "perform:12", "it") == "Esibisciti sullo spazio 12: fino a 3 poster"


@rule("MAG-TRAV-02", "MAG-TRAV-03", "MAG-GEN-05")
def test_a_journey_says_what_is_found_on_the_way():
    t = magnificent(2).stands("orange", 5, "N4").takes(0, "O5", "I-1")
    assert label(t, "travel:orange:5") == (
        "The orange wagon moves 5 spaces: 2 orange gems, a green gem, a poster, and a tent (3 points and 2 coins)"
    )
    assert label(t, "travel:orange:1", "it") == "Il carro arancione avanza di uno spazio: una gemma arancione"
    t = magnificent(2).has(0, gems="ooo").stands("orange", 2, "T01").takes(0, "O5", "I-1")
    assert label(t, "travel:orange:1") == "The orange wagon moves one space: 1 coin"
    assert label(t, "travel:orange:4") == "The orange wagon moves 4 spaces: a gem and 2 coins"


@rule("MAG-BUILD-05", "MAG-BUILD-08", "MAG-BUILD-09")
def test_tiles_say_whether_they_take_a_trainer_how_often_they_fit_and_what_they_cover():
    t = magnificent(2, "I").has(0, trainers=1).takes(0, "G5", "I-2").play("build:5")
    assert label(t, "tile:GL") == "Lay a large green tile"
    assert label(t, "tile:WL", "it") == "Metti una tessera bianca, con un allenatore"
    t.play("tile:GL")
    assert label(t, "face:2") == "Turn it this way (2): 30 places"
    t.play("face:2")
    assert label(t, "square:b1", "it") == "In b1: 2 monete e un allenatore"
    assert label(t, "square:c5") == "At c5"
    t = magnificent(2, "I").has(0, trainers=1).takes(0, "C5", "I-2", "green").play("build:5")
    assert label(t, "tile:WL") == "Lay a white tile"


@rule("MAG-TENT-01", "MAG-TENT-02", "MAG-POST-06")
def test_places_say_what_stands_there_and_what_they_give():
    t = magnificent(2, "I").stands("orange", 5, "N4").gone("orange", 2).takes(0, "O5", "I-1")
    t.display("SUH-3", "KIM-7", "LAR-8", "SNO-16").tent(0, 2, "T11").play("travel:orange:5")
    assert (
        label(t, "poster:SUH-3") == "Take Suhayl 3: a large orange tile and a small green tile → 7 points and 3 coins"
    )
    assert label(t, "poster:LAR-8", "it") == (
        "Prendi Larissa 8: 2 tessere grandi viola, una gemma arancione e una gemma verde → 16 punti e 2 monete"
    )
    assert label(t, "poster:SNO-16") == "Take SNØ 16: 2 white tiles and a clear gem → 17 points"
    t.play("poster:SUH-3")
    assert label(t, "hang:1") == "Above tent space 1, the printed tent"
    assert label(t, "hang:2") == "Above tent space 2: a tent (5 points, asks an orange gem)"
    assert label(t, "hang:3", "it") == "Sopra lo spazio tenda 3, ancora senza tenda"
    t.play("hang:3")
    assert label(t, "take-tent") == "Take a tent (3 points and 2 coins)"
    t.play("take-tent")
    assert label(t, "pitch:1", "it") == "Sopra la tenda prestampata: nessun bonus"
    assert label(t, "pitch:3") == "On tent space 3: a coloured gem"


@rule("MAG-PERF-10", "MAG-TT-05")
def test_a_poster_says_what_it_pays_with_its_tent_and_without():
    t = magnificent(2).camp(0, "OL:0:b1 GS:0:d1").tent(0, 2, "T11").poster(0, 2, "SUH-1").poster(0, 1, "LUN-0")
    t.tiles(0, "TT17").has(0, gems="o", trainers=1).poster(0, 3, "KIM-0").takes(0, "P6", "I-1").play("perform:6")
    assert label(t, "show:SUH-1:tent") == "Complete Suhayl 1 in its tent: 9 points and 3 coins"
    assert label(t, "show:SUH-1:unpaid", "it") == "Completa Suhayl 1 senza le gemme della tenda: 9 punti e 3 monete"
    assert label(t, "show:LUN-0:tent") == "Complete Lungile in its tent: 3 points and 4 coins"
    assert label(t, "show:KIM-0:open-air") == "Complete Kimora in the open air: 2 points and 4 coins"
    t = magnificent(2, open_air_reward=False).tent(0, 2, "T11").poster(0, 2, "SUH-1").acts(0)
    assert label(t, "show:SUH-1:unpaid") == "Complete Suhayl 1 without the gems of its tent: 4 points and 3 coins"


@rule("MAG-GEN-07", "MAG-GEN-08")
def test_a_double_arrow_is_said_either_way():
    t = magnificent(2).cards(0, "V-4", "I-1", "I-2", "I-3").has(0, coins=3, gems="o", trainers=1)
    t.takes(0, "G5", "V-4").play("bonus")
    assert label(t, "forward") == "Pay 2 coins and a gem: a trainer"
    assert label(t, "reverse") == "Pay a trainer: 2 coins and a coloured gem"
    t = magnificent(2, master_board=True).master("MT06", "MT05", "MT01").has(0, trainers=1, score=9).acts(0)
    t.play("master:MT06")
    assert label(t, "forward", "it") == "Paga un allenatore: 5 punti"
    assert label(t, "reverse", "it") == "Paga 5 punti: un allenatore"


def test_cards_sets_and_tiles_say_both_of_their_halves():
    t = magnificent(2).sets("M05+TT02", "M31+TT13", "M67").camp(0, "OL:0:b1").dice(0, "O5@I-1").ends_round()
    seat = t.view().to_act[0]
    assert label(t, "set:3", seat=seat) == "M67: 2 points; 3 per purple on posters done (0 points now)"
    assert label(t, "set:2", "it", seat).endswith("; tessera: Faccia a scelta")
    assert label(t, "discard-set:2") == "Discard M31: +2 to Build; largest orange group; tile: Any face"
    assert label(t, "set:5") == "Take set 5"
    assert label(t, "keep:I-1") == "Keep I·1: 1 coin; 7 per full row"
    assert label(t, "keep-tile:TT13") == (
        "Any face. When you take a die, with one trainer: turn it to any value at once."
    )
    assert label(t, "add-die:SNO-01", "it") == "Scarta SNØ 1 per un dado trasparente"
    assert label(t, "add-die:KIM-1") == "Discard Kimora 1 for a green die"


@rule("MAG-EOR-09")
def test_the_log_names_both_halves_of_a_set():
    t = magnificent(2).sets("M05+TT02", "M31+TT13", "M67").dice(0, "O5@I-1").ends_round()
    seat = t.view().to_act[0]
    said = told(t.play("set:2"), "en", seat)
    assert said == ["You take M31 from the Main Display.", "With it comes a trainer tile: Any face."]
    t = magnificent(2).sets("M05+TT02", "M31+TT13", "M67").dice(0, "O5@I-1").ends_round()
    assert told(t.play("set:3"), "en", seat) == ["You take M67 from the Main Display."]


@rule("MAG-EOR-12", "MAG-EOG-03")
def test_a_card_says_what_it_scores_now_and_what_it_would_keep():
    t = magnificent(2).camp(0, "OL:0:b1 OS:0:d1 OS:0:d3").acts(0)
    assert label(t, "score:I-3") == "Score I·3 (3 per orange tile): 9 points now; kept, 4 at the end"
    assert label(t, "score:I-1", "it") == "Conta I·1 (7 per riga completa): 0 punti adesso; tenuta, 0 alla fine"


@rule("MAG-GEN-05")
def test_a_gem_without_room_says_that_it_is_a_coin():
    t = magnificent(2, "I").has(0, gems="ooo").takes(0, "G5", "I-4").play("bonus")
    assert label(t, "gain:o") == "Take an orange gem: no room, so 1 coin"
    assert label(t, "gain:g", "it") == "Prendi una gemma verde"


def test_the_log_tells_a_turn_in_the_person_of_whoever_reads_it():
    t = magnificent(2, "I").pool("G5").acts(0).play("die:G5 card:I-2")
    assert told(t) == ["Marco takes the green 5 onto I·2."]
    assert told(t, "it", 0) == ["Prendi il dado verde 5 su I·2."]
    t.play("build:5")
    assert told(t, "it") == ["Marco costruisce al livello 5 con potenza 5."]
    t.play("tile:GL face:2 square:b1")
    assert told(t, "en", 0) == [
        "You lay a large green tile at b1.",
        "You gain a trainer.",
        "You gain 2 coins.",
    ]
    t = magnificent(2).stands("orange", 2, "T09").takes(0, "O5", "I-1").play("travel:orange:1")
    assert told(t) == ["Marco moves the orange wagon 1 space with power 5.", "Marco gains an orange gem."]
    assert told(t, "it")[0] == "Marco muove il carro arancione di 1 spazio con potenza 5."


@pytest.mark.parametrize(
    ("language", "kind", "values", "line"),
    [
        ("en", "coins-gained", {"seat": 0, "count": 1}, "Marco gains 1 coin."),
        ("it", "coins-gained", {"seat": 0, "count": 3}, "Marco ottiene 3 monete."),
        ("en", "coins-missed", {"seat": 0, "count": 1, "points": 2}, "Marco is one coin short and loses 2 points."),
        ("it", "coins-missed", {"seat": 0, "count": 3, "points": 6}, "A Marco mancano 3 monete: perde 6 punti."),
        ("it", "gem-turned-coin", {"seat": 0, "gem": 3, "count": 1},
         "Marco non ha posto per una gemma trasparente: al suo posto 1 moneta."),
        ("en", "poster-placed", {"seat": 0, "poster": 3, "space": 0}, "Marco lets Suhayl 3 wait."),
        ("it", "poster-placed", {"seat": 0, "poster": 3, "space": 2},
         "Marco appende Suhayl 3 sopra lo spazio tenda 2."),
        ("en", "die-rolled", {"seat": 0, "from": 7, "die": 10}, "Marco rolls the green 2 again: green 5."),
        ("it", "die-flipped", {"seat": 0, "from": 19, "die": 22},
         "Marco gira il dado trasparente 2 sulla faccia opposta: trasparente 5."),
        ("en", "card-scored", {"seat": 0, "card": 0, "points": 1}, "Marco scores I·1: 1 point."),
    ],
)  # fmt: skip
def test_things_are_counted_in_words(language, kind, values, line):
    (declared,) = (one for one in GAME.events if one.name == kind)
    assert texts(language).event(Event(declared, tuple(values.items()), whole=True), 1) == line


def laid_out(rules, s):
    """Power 6, and a poster above a tent that lacks a tile."""
    table = Position(rules, s).cleared().tent(0, 2, "N1").poster(0, 2, "LUN-6").has(0, coins=1, trainers=1)
    table.tiles(0, "TT16").takes(0, "P6", "I-1")


def why_not(match, action, language):
    return match.why_not(action, 0, language)


@rule("MAG-POW-01", "MAG-PERF-08", "MAG-TT-04")
@pytest.mark.parametrize(
    ("language", "power", "tile", "coins"),
    [
        ("en", "your power is 3 too low", "you lack a large green tile for it", "you are one coin short"),
        ("it", "ti mancano 3 punti di potenza", "ti manca una tessera grande verde", "ti manca una moneta"),
    ],
)
def test_a_refusal_says_what_is_missing(language, power, tile, coins):
    match = Match(GAME, 2, 1, None, laid_out)
    assert why_not(match, "build:9", language).text == power
    match.push("perform:6", 0)
    assert why_not(match, "show:LUN-6:tent", language).text == tile
    match = Match(GAME, 2, 1, None, laid_out)
    match.push("build:5", 0)
    assert why_not(match, "trainer:TT16", language).text == coins


def test_the_score_is_told_part_by_part_and_adds_up():
    match, rng = Match(GAME, 2, 7), Rng(7)
    while not match.over:
        take_move(match, match.to_act[0], Wanderer(), rng)
    lines = GAME.scoring(match.view(0), texts(seats=2))
    assert len(lines) == 9
    for seat, player in enumerate(match.view(0).players):
        assert sum(line.points[seat] for line in lines) == player.score


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "settings"), [(3, {}), (1, {"side": "B"}), (2, {"master_board": True, "start_cards": "draft"})]
)
def test_everything_that_happens_in_a_match_can_be_told_and_every_button_has_words(language, seats, settings):
    match, rng = Match(GAME, seats, 4, settings), Rng(4)
    said = texts(language, seats)
    while not match.over:
        seat = match.to_act[0]
        for action in match.options(seat)[:6]:
            assert GAME.label(match.rules, match.view(seat), said, action)
        take_move(match, seat, Wanderer(), rng)
    for seat in range(-1, match.seats):
        assert all(said.event(event, seat) for event in match.events(seat))


def test_any_action_may_be_asked_about_at_any_time():
    said = texts(seats=2)
    for t in (opening(2), magnificent(2).acts(0), magnificent(2).dice(0, "O5@I-1").sets("M05+TT02").ends_round()):
        for seat in (-1, 0, 1):
            view = t.view(seat)
            assert all(GAME.label(t.rules, view, said, action) for action in range(len(t.rules.actions)))


def test_every_event_says_which_clause_it_comes_from():
    book = GAME.rulebook("en").own
    assert [event.name for event in GAME.events if event.rule not in book] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_and_scoring_has_a_name_and_a_sentence_and_the_name_fits_on_a_card(language):
    said = words(language)
    for one in content.bonuses():
        assert said(f"bonus-{one.id}-hint").endswith(".")
        assert len(said(f"bonus-{one.id}")) <= 32
    for scoring in content.scorings():
        assert said(f"score-{scoring.id}-hint").endswith(".")
        assert len(said(f"score-{scoring.id}")) <= 32


def asked():
    """The messages that rooms ask for: whole names, and those that have something put into them."""
    found = []
    for path in GAME.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else "[^ ]+" for one in node.values]
                found.append("".join(parts))
    return found


def test_nothing_is_written_that_no_room_asks_for():
    patterns = [re.compile(one) for one in asked() if one.startswith(tuple(map(re.escape, FREE)))]
    source = (GAME.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"\{ ([a-z][\w-]*) \}", source))
    own = re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE)
    things = {f"board-{board}" for board in content.BOARDS} | {f"kind-{tile.id}" for tile in content.camp_tiles()}
    idle = [
        name
        for name in own
        if name.startswith(FREE)
        and name not in named | things
        and not name.startswith("area-")
        and not any(one.fullmatch(name.removesuffix("-hint")) or one.fullmatch(name) for one in patterns)
    ]
    assert idle == []


def promised(said, word):
    """The number after a word on a button."""
    return int(re.findall(rf"{word} (-?\d+)", said)[0])


def seen(match, seat):
    return match.view(seat)


@pytest.mark.parametrize(("seats", "seed", "settings"), [(2, 5, {}), (3, 6, {"side": "B", "master_board": True})])
def test_what_a_button_promises_happens(seats, seed, settings):
    match, rng, said = Match(GAME, seats, seed, settings), Rng(seed), texts("en", seats)
    kept = 0
    power = None
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        verb = action.partition(":")[0]
        button = GAME.label(match.rules, match.view(seat), said, match.rules.actions.number(action))
        before = seen(match, seat).players[seat]
        match.push(action, seat)
        after = seen(match, seat)
        if verb == "die":
            power = promised(button, "power") if "clear" not in button else None
        elif verb == "colour":
            power = promised(button, "power")
        if verb in ("card", "colour") and power is not None:
            assert after.turn_of.power.total == power
            power, kept = None, kept + 1
        elif verb in ("turn-die", "trainer"):
            power = None
        elif verb == "spend":
            assert after.turn_of.power.total == promised(button, "power")
            kept += 1
        elif verb == "perform" and after.deciding == "show-poster":
            assert str(after.turn_of.shows_left) in button or "one poster" in button
            kept += 1
        elif verb == "score" and after.deciding != "discard-gem" and after.round < after.rounds:
            assert f": {after.players[seat].score - before.score} point" in button
            kept += 1
        elif verb == "pitch" and " coins" in button:
            assert f": {after.players[seat].coins - before.coins} coins" in button
            kept += 1
    assert kept > 30


@rule("MAG-MOD-05", "MAG-BO-03")
def test_the_question_fits_what_can_be_done():
    """Over whole matches: dice, master tiles or both; and the second action of a Split is not the first."""
    asked = set()
    for seed in range(6):
        match, rng = Match(GAME, 2, seed, {"master_board": True}), Rng(seed)
        while not match.over:
            view = match.view(match.to_act[0])
            question, offered = GAME.asks(view), {action.partition(":")[0] for action in match.legal()}
            asked.add(question)
            if view.deciding == "take-die":
                fits = {"take-die": (True, False), "take-die-or-tile": (True, True), "take-master-tile": (False, True)}
                assert ("die" in offered, "master" in offered) == fits[question]
            take_move(match, match.to_act[0], Wanderer(), rng)
    assert {"take-die", "take-die-or-tile", "take-master-tile", "take-action"} <= asked


@rule("MAG-BO-03")
def test_after_half_a_split_another_action_is_asked_for():
    t = magnificent(2).cards(0, "M46", "I-1").dice(0, "G6@I-1").has(0, gems="g").takes(0, "G6", "M46")
    assert GAME.asks(GAME.view(t.rules, t.s, 0)) == "take-action"
    t.play("bonus spend:g perform:9")
    assert GAME.asks(GAME.view(t.rules, t.s, 0)) == "second-action"


@rule("MAG-SOLO-02", "MAG-ADV-03")
def test_alone_one_is_told_how_many_cards_to_keep_and_by_which_rule():
    t = opening(1)
    assert GAME.asks(t.view(0)) == "keep-card"
    count = {"en": "four", "it": "quattro"}
    assert all(count[language] in texts(language, 1)("prompt-keep-card") for language in LANGUAGES)
    for _ in range(4):
        t.play("keep:" + min(t.offered("keep")))
    assert GAME.asks(t.view(0)) == "keep-first-tile"
    assert GAME.questions["keep-first-tile"] == "MAG-SOLO-02"
