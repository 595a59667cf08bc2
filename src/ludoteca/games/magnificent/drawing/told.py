"""What is said of things while one points at them: the first line says what it is, the others what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteca.draw.memory import remembered_print
from ludoteca.games.magnificent.drawing.cards import shown_name
from ludoteca.games.magnificent.drawing.catalog import ARTISTS, CARDS, POSTERS, TENTS
from ludoteca.games.magnificent.drawing.effects import Listed
from ludoteca.games.magnificent.seen import Goods, Reach
from ludoteca.games.magnificent.settings import House, played
from ludoteca.play.texts import Texts, capital


def lines(*said: str) -> str:
    """Those of several lines that say something, one below the other."""
    return "\n".join(one for one in said if one)


def hint(name: str, house: House, texts: Texts) -> str:
    """The sentence that explains something, if there is one."""
    return texts.hint(name, played(house)) if f"{name}-hint" in texts else ""


@remembered_print
def goods_told(what: Listed, texts: Texts) -> str:
    """What is paid or gained, in words."""
    found = [gems_told(what.gems, texts)] if what.gems else []
    for name, count in (("coins", what.coins), ("points", what.points), ("trainers", what.trainers),
                        ("posters", what.posters)):  # fmt: skip
        if count:
            found.append(texts(f"board-goods-{name}", count=count))
    return ", ".join(found)


@remembered_print
def gems_told(gems: str, texts: Texts) -> str:
    """Gems by kind: two green gems, a clear gem."""
    named = {"*": "choice", "?": "any", "=": "turn"}
    found = [texts(f"board-gems-{named.get(kind, kind)}", count=count) for kind, count in Counter(gems).items()]
    return ", ".join(found)


@remembered_print
def kinds_told(kinds: Sequence[str], texts: Texts) -> str:
    """Camp tiles by kind, as many as there are of each."""
    found = []
    for kind, count in Counter(kinds).items():
        name = texts(f"kind-{kind}")
        found.append(name if count == 1 else texts("board-times", what=name, count=count))
    return ", ".join(found)


@remembered_print
def poster_told(ident: str, texts: Texts, lacks: tuple[str, ...] = (), gems: str = "") -> str:
    """A poster: what it needs and pays, and what somebody lacks for it."""
    what = POSTERS[ident]
    needed = ", ".join(part for part in (kinds_told(what.tiles, texts), gems_told(what.gems, texts)) if part)
    lacking = ", ".join(part for part in (kinds_told(lacks, texts), gems_told(gems, texts)) if part)
    return lines(
        texts("board-poster", artist=ARTISTS[what.artist].name),
        texts("board-poster-needs", needs=needed),
        texts("board-poster-pays", points=what.points, coins=what.coins),
        texts("board-poster-lacks", lacks=lacking) if lacking else "",
    )


@remembered_print
def lacks_told(ident: str, texts: Texts, lacks: tuple[str, ...] = ()) -> str:
    """A poster, and of what it needs only the tiles that somebody lacks."""
    return lines(
        texts("board-poster", artist=ARTISTS[POSTERS[ident].artist].name),
        texts("board-poster-lacks", lacks=kinds_told(lacks, texts)) if lacks else texts("board-poster-whole"),
    )


@remembered_print
def tent_told(ident: str, texts: Texts) -> str:
    """A tent: what a poster performed in it pays more, and what it costs."""
    what = TENTS[ident]
    pays = goods_told(Goods(points=what.points, coins=what.coins), texts)
    return lines(
        texts("board-tent-new" if what.new else "board-tent"),
        texts("board-tent-pays", pays=pays),
        texts("board-tent-costs", gems=gems_told(what.cost, texts)) if what.cost else "",
    )


@remembered_print
def card_told(ident: str, house: House, texts: Texts) -> str:
    """A master card: its bonus and its scoring in words."""
    what = CARDS[ident]
    return lines(
        texts("board-card", card=shown_name(ident)),
        hint(f"bonus-{what.bonus}", house, texts),
        hint(f"score-{what.scoring}", house, texts),
    )


@remembered_print
def tile_told(ident: str, house: House, texts: Texts) -> str:
    """A trainer tile or a trainer space."""
    name = f"place-{ident}"
    return lines(capital(texts(name)), hint(name, house, texts))


@remembered_print
def master_told(ident: str, house: House, texts: Texts) -> str:
    name = f"master-tile-{ident}"
    return lines(capital(texts(name)), hint(name, house, texts))


@remembered_print
def reach_told(reach: Reach, texts: Texts) -> str:
    """A space that can be reached; what the way there brings is what the act itself says."""
    return lines(
        texts("board-reach", steps=reach.steps),
        texts("board-reach-spare", count=reach.spare) if reach.spare else "",
        texts("board-reach-centre") if reach.centre else "",
    )
