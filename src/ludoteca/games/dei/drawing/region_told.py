"""What is said of a Region and of what stands there: whose it is and why, or why it is nobody's."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.draw.memory import remembered
from ludoteca.games.dei.settings import House, played
from ludoteca.games.dei.view import Outpost, Region, Standing
from ludoteca.play.texts import Texts, capital

NOBODY = -1


def called(region: str, texts: Texts) -> str:
    """A Region by its level and name: street 2.2 a."""
    return texts(f"region-{region.replace('.', '-')}")


class Entry(NamedTuple):
    """What it would take a viewer to have the Majority in a Region.

    `needed` is what one would have to count there, 0 where there is no need; `missing` what the units lack that would
    go there just now; `is_held` says that others stand there, so that one does not simply walk in.
    """

    needed: int
    missing: int
    is_held: bool


@remembered
def region_told(
    region: Region, outposts: tuple[Outpost, ...], viewer: int, champions: tuple[str, ...], entry: Entry, texts: Texts
) -> str:
    """A Region in lines: what everybody is worth there and why, who has the Majority, what it would take to enter."""
    lines = [head(region, texts)]
    lines += [value_told(one, champions[one.seat], texts) for one in region.standings]
    if viewer != NOBODY and region.standings and all(one.seat != viewer for one in region.standings):
        lines.append(texts("board-nobody-of-yours", name=texts.seat(viewer)))
    lines.append(majority_told(region, texts))
    lines += [outpost_line(post, texts) for post in outposts]
    if region.tokens:
        lines.append(tokens_told(region, texts))
    if entry.missing:
        lines.append(texts("board-barred", reason=texts("refusal-move-minority", missing=entry.missing)))
    elif entry.needed:
        lines.append(texts("board-enter", count=entry.needed))
        if entry.is_held:  # DEI-ADV-Mr, DEI-CHAMP-03
            lines.append(texts("board-enter-neena" if champions[viewer] == "neena" else "board-enter-red"))
    return "\n".join(lines)


def head(region: Region, texts: Texts) -> str:
    name = capital(called(region.name, texts))
    districts = len({member.rpartition(".")[0] for member in region.members})
    return texts("board-region-wide", region=name, count=districts) if districts > 1 else name


def value_told(one: Standing, champion: str, texts: Texts) -> str:
    """Somebody's value in a Region, each part of it by name: Anna: 2 Scrappers + Neena + Fortress 2 = 5."""
    parts = [texts("board-scrappers", count=one.scrappers)] if one.scrappers else []
    if one.champion:
        parts.append(texts(f"champion-{champion}"))
    for name, count in one.added:
        who = texts(f"champion-{name}") if name == champion else texts(f"talent-{name}")
        parts.append(texts("board-added", name=who, count=count) if count else who)
    return texts("board-value", name=texts.seat(one.seat), parts=" + ".join(parts), value=one.value)


def majority_told(region: Region, texts: Texts) -> str:
    """DEI-MAJ-03 who has the Majority, and over whom; DEI-TAL-T3 perhaps in a tie; DEI-MAJ-04 or who is tied."""
    if region.majority != NOBODY:
        name = texts.seat(region.majority)
        value = next(one.value for one in region.standings if one.seat == region.majority)
        others = max((one.value for one in region.standings if one.seat != region.majority), default=0)
        if not others:
            return texts("board-majority", name=name)
        if others == value:
            return texts("board-majority-knowledge", name=name, value=value)
        return texts("board-majority-against", name=name, value=value, others=others)
    if region.tied:
        return texts("board-tie", names=", ".join(texts.seat(seat) for seat in region.tied))
    return texts("board-empty")


def outpost_line(post: Outpost, texts: Texts) -> str:
    """An Outpost and who controls it; DEI-OUT-05 perhaps only because of a tie."""
    outpost = texts("board-outpost", colour=texts(f"colour-{post.colour}"), letter=post.letter)
    if post.controller == NOBODY:
        return texts("board-outpost-free", outpost=outpost)
    kept = "board-outpost-kept" if post.kept else "board-outpost-held"
    return texts(kept, outpost=outpost, name=texts.seat(post.controller))


def tokens_told(region: Region, texts: Texts) -> str:
    kind = "energy" if region.level == "roof" else "tech"
    return texts(f"board-lying-{kind}", count=region.tokens)


@remembered
def outpost_told(post: Outpost, region: Region, texts: Texts) -> str:
    return "\n".join([outpost_line(post, texts), capital(called(region.name, texts)), majority_told(region, texts)])


@remembered
def squad_told(one: Standing, region: Region, champion: str, texts: Texts) -> str:
    lines = [texts("board-squad", name=texts.seat(one.seat), count=one.scrappers, region=called(region.name, texts))]
    if region.majority == one.seat or len(region.standings) > 1:
        lines += [value_told(other, champion, texts) for other in (one,) if one.added or one.champion]
        lines.append(majority_told(region, texts))
    return "\n".join(lines)


@remembered
def champion_told(seat: int, champion: str, region: str, house: House, texts: Texts) -> str:
    where = texts(
        "board-champion", champion=texts(f"champion-{champion}"), name=texts.seat(seat), region=called(region, texts)
    )
    return f"{where}\n{texts.hint(f'champion-{champion}', played(house))}"


@remembered
def values_told(region: Region, champions: tuple[str, ...], texts: Texts) -> str:
    lines = [value_told(one, champions[one.seat], texts) for one in region.standings]
    return "\n".join([majority_told(region, texts), *lines])


@remembered
def built_told(kind: str, seat: int, place: str, texts: Texts) -> str:
    """A construction: what, whose, where, and who may do what there."""
    where = called(place, texts) if kind == "shelter" else texts(f"slot-{place.replace('.', '-')}")
    what = texts(f"construction-{kind}")
    serves = "shelter" if kind == "shelter" else "link"
    if seat == NOBODY:
        head = capital(texts("board-built-neutral", construction=what, place=where))
        return f"{head}\n{texts(f'board-{serves}-neutral-does')}"
    head = capital(texts("board-built", construction=what, name=texts.seat(seat), place=where))
    return f"{head}\n{texts(f'board-{serves}-does', name=texts.seat(seat))}"


@remembered
def drone_told(kind: str, region: str, texts: Texts) -> str:
    head_line = texts("board-drone", drone=capital(texts(f"drone-{kind}")), region=called(region, texts))
    return f"{head_line}\n{texts(f'drone-{kind}-hint')}"
