"""The pages around the board: every game, both languages, forms that send what the server reads, nothing inline."""

import re
from html.parser import HTMLParser

import msgspec
import pytest

from ludoteca.bots.levels import LEVELS
from ludoteca.games import NAMES, find
from ludoteca.play import catalogue
from ludoteca.play.rulebook import LANGUAGES
from ludoteca.play.settings import Number
from ludoteca.table import shelf
from ludoteca.table.pages import CLIENT, KNOWN_STATUS, Pages, asset, cover
from ludoteca.table.texts import table_texts

PAGES = Pages()
VOID = {"meta", "link", "input", "img", "br", "hr"}
TABLE = {
    "id": "t1", "game": NAMES[0], "title": "A title", "seats": 3, "free": 1, "names": ["Anna", "<b>Bob</b>"],
    "status": "gathering", "mine": False, "my_turn": False, "turn": [], "ended": False, "winners": [], "won": False,
    "scores": [], "readable": True, "changed": ["Rounds", "Slope", "Baskets", "Last"],
}  # fmt: skip


class Reader(HTMLParser):
    """What a page is made of; tags that do not match are an error."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words += data

    def all(self, tag, **wanted):
        return [found for name, found in self.tags if name == tag and wanted.items() <= found.items()]

    def values(self, name):
        """The values a field of this name can send, what is chosen first."""
        fields = [found for tag, found in self.tags if tag == "input" and found.get("name") == name]
        return [field["value"] for field in sorted(fields, key=lambda field: "checked" not in field)]


def every_page(lang):
    for game in NAMES:
        yield PAGES.new(lang, "Anna", game, 0, {}, "")
        yield PAGES.rules(lang, game, "", "")
        yield PAGES.settings(lang, game)
        yield PAGES.learn(lang, game, set())
    yield PAGES.home(lang, "", [])
    yield PAGES.home(lang, "Anna", [TABLE, {**TABLE, "id": "t2", "mine": True, "free": 0, "status": "playing"}])
    over = {**TABLE, "id": "t3", "mine": True, "free": 0, "status": "over", "ended": True, "scores": [3, 4]}
    abandoned = {**over, "id": "t4", "status": "abandoned", "scores": []}
    yield PAGES.home(lang, "Anna", [over, {**over, "winners": ["Bob"]}, {**over, "won": True}, abandoned])
    yield PAGES.new(lang, "", "", 99, {"set-none": "1"}, "Something <b>odd</b>")
    yield PAGES.rules(lang, "", "a", "")
    yield PAGES.learn(lang, "", set())
    yield PAGES.replay(lang, "line 3 is no move")
    yield PAGES.message(lang, 404, "", "")


def words(page):
    return " ".join(Reader(page).words.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_whole_and_has_nothing_inline(lang):
    for page in every_page(lang):
        read = Reader(page)
        assert read.all("html", lang=lang)
        assert len(read.all("h1")) == 1
        for tag, found in read.tags:
            assert "style" not in found
            assert tag != "style"
            assert not [name for name in found if name.startswith("on")]
        assert all("src" in script for script in read.all("script"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ids_are_unique_and_labels_lead_somewhere(lang):
    for page in every_page(lang):
        read = Reader(page)
        ids = [found["id"] for _, found in read.tags if "id" in found]
        assert len(ids) == len(set(ids))
        pointing = [found["for"] for found in read.all("label") if "for" in found]
        for name in ("aria-labelledby", "aria-describedby"):
            pointing += [ident for _, found in read.tags for ident in found.get(name, "").split()]
        pointing += [found["href"][1:] for found in read.all("a") if found["href"].startswith("#")]
        assert set(pointing) <= set(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_has_a_label(lang):
    for page in every_page(lang):
        read = Reader(page)
        labelled = {found["for"] for found in read.all("label") if "for" in found}
        for tag, found in read.tags:
            if tag in ("input", "select", "textarea") and found.get("type") not in ("hidden", "radio"):
                assert found["id"] in labelled


def test_the_language_switch_comes_back_to_the_same_page():
    page = PAGES.rules("it", "vendemmia", "vigna e", "")
    assert '/lang/en?to=/rules/vendemmia%3Fq%3Dvigna%2Be"' in page


def test_the_room_one_is_in_is_marked():
    assert Reader(PAGES.replay("en", "")).all("a", href="/replay") == [{"href": "/replay", "aria-current": "page"}]
    assert not Reader(PAGES.message("en", 404, "", "")).all("a", **{"aria-current": "page"})


# Home.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_offers_every_game_at_one_click(lang):
    page = PAGES.home(lang, "Anna", [])
    read = Reader(page)
    assert [found["formaction"] for found in read.all("button", form="play")] == [
        f"/play/{title.name}" for title in shelf.titles(lang)
    ]
    assert read.values("name") == ["Anna"]
    for title in shelf.titles(lang):
        assert read.all("img", src=f"/picture/{title.name}.svg")
        assert title.blurb in words(page)


def test_short_games_stand_after_the_others():
    minutes = [title.minutes[1] > shelf.SHORT for title in shelf.titles("en")]
    assert minutes == sorted(minutes, reverse=True)
    assert {title.name for title in shelf.titles("en")} == set(NAMES)


@pytest.mark.parametrize(
    ("changes", "button"),
    [({}, "Sit down"), ({"free": 0, "status": "playing"}, "Watch"), ({"mine": True}, "Go on")],
)
def test_a_table_says_what_can_be_done_there(changes, button):
    page = PAGES.home("en", "", [{**TABLE, **changes}])
    assert Reader(page).all("a", href="/t/t1")
    assert f"{button}: A title" in words(page)


def test_names_of_people_are_escaped():
    assert "<b>" not in PAGES.home("en", '"><b>', [TABLE])
    assert "<b>" not in PAGES.new("en", "", "", 0, {"name": "<b>", "seat-0": "<b>", "set-x": "<b>"}, "<b>")
    assert "<b>" not in PAGES.rules("en", "", "<b>", "<b>")


# A new table.


@pytest.mark.parametrize("game", NAMES)
def test_the_form_has_a_field_for_everything_the_server_reads(game):
    read, rules = Reader(PAGES.new("en", "Anna", game, 0, {}, "")), find(game)
    assert read.all("form", action="/new", method="post")
    assert read.values("game") == [game]
    assert read.values("name") == ["Anna"]
    assert read.values("public") == ["no", "yes"]
    assert sorted(read.values("seats")) == [str(count) for count in range(rules.fewest, rules.most + 1)]
    selects = {found["name"] for found in read.all("select")}
    assert {f"seat-{seat}" for seat in range(rules.most)} <= selects
    for setting in rules.settings:
        name = f"set-{setting.name}"
        assert name in selects or read.values(name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_setting_is_explained_and_its_rule_linked(game, lang):
    page, texts = PAGES.new(lang, "", game, 0, {}, ""), find(game).texts(lang)
    read, said = Reader(page), words(page)
    for setting in find(game).settings:
        assert texts(f"setting-{setting.name}") in said
        assert texts(f"setting-{setting.name}-hint") in said
        assert read.all("a", href=f"/rules/{game}#{setting.rule}", target="_blank")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_one_page_has_every_setting_with_meaning_default_range_chapter_and_provenance(game, lang):
    page = PAGES.settings(lang, game)
    read, said = Reader(page), words(page)
    for group in catalogue.groups(find(game), lang):
        assert read.all("section", id=group.chapter)
        for found in group.parameters:
            assert read.all("section", id=found.name)
            told = table_texts(lang)("settings-usual") + " " + found.default
            assert f"{found.meaning} {told}" in said
            assert f"{found.allowed} " in said
            assert f"{found.provenance}, {found.rule}" in said
            assert read.all("a", href=f"/rules/{game}#{found.rule}")


def test_the_form_has_the_chapters_of_the_rulebook_and_the_range_of_every_number():
    page = PAGES.new("it", "", "dirty_deeds", 2, {}, "")
    read = Reader(page)
    for group in catalogue.groups(find("dirty_deeds"), "it"):
        assert read.all("h3", id=f"group-{group.chapter}")
    for setting in find("dirty_deeds").settings:
        if isinstance(setting, Number):
            limits = {"min": str(setting.low), "max": str(setting.high)}
            assert read.all("input", id=f"set-{setting.name}", **limits)
    assert "Da 10 a 60" in words(page)


def test_what_differs_is_listed_before_all_settings():
    page = words(PAGES.new("en", "", "vendemmia", 2, {"set-rounds": "5"}, ""))
    assert "Changed for this table Rounds All as usual" in page


def test_another_language_keeps_what_is_changed():
    page = PAGES.new("en", "", "vendemmia", 2, {"set-rounds": "5", "set-slope": "rising", "set-baskets": "99"}, "")
    assert "/lang/it?to=/new%3Fgame%3Dvendemmia%26seats%3D2%26set-rounds%3D5" in page
    assert "set-slope%3D" not in page
    assert "99%22" not in page


def test_only_a_game_that_has_sheets_is_printed():
    for game in NAMES:
        printed = Reader(PAGES.new("en", "", game, 0, {}, "")).all("button", formaction="/print")
        assert bool(printed) == (game == "dirty_deeds")


def test_what_was_typed_before_is_still_there():
    typed = {"name": "Zoe", "public": "yes", "seat-1": "bot:rival", "set-slope": "free", "set-rounds": "5"}
    read = Reader(PAGES.new("en", "Anna", "vendemmia", 4, typed, "no"))
    assert read.values("name") == ["Zoe"]
    assert read.values("public")[0] == "yes"
    assert read.values("seats")[0] == "4"
    assert read.values("set-slope")[0] == "free"
    assert read.values("set-rounds") == ["5"]
    assert len(read.all("option", value="bot:rival", selected="")) == 1
    assert read.all("details", open="", **{"class": "part variants"})


def test_a_table_of_people_starts_from_what_suits_people_and_says_so():
    page = PAGES.new("it", "", "dirty_deeds", 2, {}, "")
    read = Reader(page)
    assert read.values("set-commit_priority")[0] == "realtime"
    assert "Chi era pronto prima tra amici" in words(page)
    assert "A giro, di turno in turno di solito" in words(page)
    assert "tutto come al solito · 1 scelta pensata per chi gioca tra amici" in words(page)
    assert not read.all("details", open="", **{"class": "part variants"})


def test_what_was_chosen_goes_before_what_suits_people():
    page = PAGES.new("en", "", "dirty_deeds", 2, {"set-commit_priority": "rotating"}, "")
    assert Reader(page).values("set-commit_priority")[0] == "rotating"
    assert "set for playing among friends" not in words(page)
    page = PAGES.new("en", "", "dirty_deeds", 2, {"set-commit_priority": "random"}, "")
    assert "1 changed" in words(page)


def test_a_game_that_is_the_same_for_all_says_nothing_of_people():
    assert "among friends" not in words(PAGES.new("en", "", "vendemmia", 2, {}, ""))


def test_a_wrong_setting_is_said_above_and_marked_where_it_is():
    page = PAGES.new("it", "", "vendemmia", 2, {"set-rounds": "99"}, "setting 'rounds' is …")
    read = Reader(page)
    assert read.all("input", id="set-rounds", **{"aria-invalid": "true"})
    assert read.all("a", href="#set-rounds")
    assert words(page).count("Qui ci vuole un numero intero da 3 a 12.") == 2
    assert "setting 'rounds'" not in page


def test_another_error_is_shown_as_it_is():
    assert "There is no room left." in words(PAGES.new("en", "", "vendemmia", 2, {}, "There is no room left."))


def test_impossible_seats_become_usual_ones():
    assert Reader(PAGES.new("en", "", "vendemmia", 77, {}, "")).values("seats")[0] == "3"


# Rules.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_clause_has_its_place_and_its_words(game, lang):
    page = PAGES.rules(lang, game, "", "")
    read, said = Reader(page), words(page)
    for clause in find(game).rulebook(lang).clauses.values():
        assert read.all("section", id=clause.id)
        assert clause.title in said
        assert " ".join(clause.text.split()) in said


def test_a_search_shows_what_has_all_the_words_and_marks_them():
    page = PAGES.rules("en", "vendemmia", "VINE terrace", "")
    found = [f"{c.title} {c.text}".lower() for c in find("vendemmia").rulebook("en").clauses.values()]
    expected = sum("vine" in text and "terrace" in text for text in found)
    assert expected > 0
    assert page.count('class="clause"') == expected
    assert "<mark>vine</mark>" in page


def test_a_search_keeps_the_house_rules():
    read = Reader(PAGES.rules("it", "vendemmia", "turni", "", {"rounds": 4}))
    assert read.all("input", type="hidden", name="set-rounds", value="4")
    assert read.all("a", href="/rules/vendemmia?set-rounds=4")
    assert read.all("a", href="/lang/en?to=/rules/vendemmia%3Fq%3Dturni%26set-rounds%3D4")


@pytest.mark.parametrize(("lang", "mark"), [("en", "Our reading:"), ("it", "Nostra lettura:")])
def test_what_is_our_own_reading_is_marked_as_such(lang, mark, monkeypatch):
    book = find("vendemmia").rulebook(lang)
    read = msgspec.structs.replace(book["VEN-TURN-01"], reading="Quick ones first.")
    monkeypatch.setattr(book, "clauses", {**book.clauses, "VEN-TURN-01": read})
    page = words(PAGES.rules(lang, "vendemmia", "", ""))
    assert f"{read.text} {mark} Quick ones first." in page
    assert page.count(mark) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_contents_are_titles_of_chapters(lang):
    page = words(PAGES.rules(lang, "vendemmia", "", ""))
    texts = find("vendemmia").texts(lang)
    assert page.count(texts("chapter-BASKET")) == 2


def test_a_search_without_a_result_says_so():
    assert "No rule has “zebra”." in words(PAGES.rules("en", "vendemmia", "zebra", ""))


def test_the_clause_asked_for_stands_out():
    page = PAGES.rules("en", "vendemmia", "", "VEN-END-01")
    assert Reader(page).all("section", **{"class": "clause wanted", "id": "VEN-END-01"})
    assert "to=/rules/vendemmia%23VEN-END-01" in page


# Learn, replay, messages.


def test_lessons_are_listed_with_what_is_done(monkeypatch):
    cards = [shelf.LessonCard(k, f"l{k}", f"Lesson {k}", "X-01", k == 1) for k in (1, 2, 3)]
    monkeypatch.setattr(shelf, "lessons", lambda game, lang, done: cards)
    page = PAGES.learn("en", "vendemmia", {"l1"})
    actions = [found["action"] for found in Reader(page).all("form", method="post")]
    assert actions == [f"/learn/vendemmia/l{k}" for k in (2, 1, 2, 3)]
    assert "1 of 3 done" in words(page)
    assert "Lesson 1 (done)" in words(page)


def test_a_game_without_lessons_says_so_kindly(monkeypatch):
    monkeypatch.setattr(shelf, "lessons", lambda game, lang, done: [])
    page = PAGES.learn("it", "vendemmia", set())
    assert "non ci sono ancora lezioni" in words(page)
    assert Reader(page).all("a", href="/rules/vendemmia")


def test_a_record_is_sent_as_a_file_or_as_text():
    read = Reader(PAGES.replay("en", ""))
    assert read.all("form", action="/replay", enctype="multipart/form-data")
    assert read.all("input", type="file", name="file")
    assert read.all("textarea", name="record")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("status", [*KNOWN_STATUS, 418])
def test_every_status_has_words_that_help(status, lang):
    known = status if status in KNOWN_STATUS else 500
    said = words(PAGES.message(lang, status, "", ""))
    assert table_texts(lang)(f"status-{known}-title") in said
    assert table_texts(lang)(f"status-{known}-text") in said


def test_own_words_go_before_the_usual_ones():
    said = words(PAGES.message("en", 404, "No such table", "It was cleared away."))
    assert "No such table" in said
    assert "It was cleared away." in said


# Files.


def test_the_address_of_a_file_names_its_content():
    assert re.fullmatch(r"/static/base\.css\?v=[0-9a-f]{12}", asset("base.css"))


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_cover_that_fetches_nothing(game):
    picture = cover(game).decode()
    assert picture.startswith("<svg")
    assert not re.search(r"<script|href=\"(?!#)|url\((?!#)", picture)


SMALL = {"vendemmia", "baratto", "dirty_deeds"}  # games in which foresight brings little
LEARNT = {"vendemmia", "dirty_deeds"}


@pytest.mark.parametrize("learnt", [True, False])
def test_a_master_is_offered_where_one_foresees_or_has_learnt_the_game(monkeypatch, learnt):
    monkeypatch.setattr("ludoteca.bots.levels.has_net", lambda game: learnt and game.name in LEARNT)
    for game in NAMES:
        levels = Reader(PAGES.new("en", "", game, 0, {}, "")).all("option", value="bot:master")
        assert bool(levels) == (game not in SMALL or (learnt and game in LEARNT))
    assert not Reader(PAGES.home("en", "", [])).all("option", value="master")  # in some games there is none
    assert Reader(PAGES.home("en", "", [])).all("option", value="rival")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_line(lang):
    for level in LEVELS:
        assert table_texts(lang)(f"level-{level}")
        assert table_texts(lang)(f"level-{level}-text")


@pytest.mark.parametrize("name", ["base.css", "pages.css"])
def test_style_sheets_fetch_only_our_own_files(name):
    for address in re.findall(r"url\(\"?([^)\"]+)", (CLIENT / name).read_text(encoding="utf-8")):
        assert address.startswith("/static/fonts/") or (CLIENT / address).exists()


@pytest.mark.parametrize(
    ("lang", "told", "said"),
    [
        ("en", {"my_turn": True, "turn": ["Anna"]}, "It is your turn"),
        ("en", {"turn": ["Bob", "Eve"]}, "It is the turn of Bob, Eve"),
        ("it", {"turn": ["Bob"]}, "Tocca a Bob"),
        ("en", {"turn": []}, "Being played"),
        ("it", {"status": "gathering"}, "Si aspettano giocatori"),
        ("en", {"status": "over", "ended": True, "winners": ["Bob"]}, "Bob won"),
        ("it", {"status": "over", "ended": True, "winners": ["Bob", "Eve"]}, "Hanno vinto insieme Bob, Eve"),
        ("en", {"status": "over", "ended": True, "winners": ["Anna"], "won": True}, "You won"),
        ("en", {"status": "abandoned", "ended": True}, "Ended by agreement"),
    ],
)
def test_a_table_of_mine_says_whose_turn_it_is_or_how_it_ended(lang, told, said):
    assert said in words(PAGES.home(lang, "Anna", [{**TABLE, "status": "playing", "mine": True, **told}]))


def test_what_has_ended_can_be_watched_again_unless_the_rules_have_changed():
    over = {**TABLE, "mine": True, "status": "over", "ended": True}
    assert Reader(PAGES.home("en", "", [over])).all("a", href="/t/t1/replay")
    assert not Reader(PAGES.home("en", "", [{**over, "readable": False}])).all("a", href="/t/t1/replay")
