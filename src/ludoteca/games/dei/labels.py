"""What the buttons of D.E.I. say: prices, symbols, and what a move comes to in the position a viewer sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludoteca.games.dei import content, outcome
from ludoteca.games.dei.outcome import Change
from ludoteca.games.dei.rules.layout import COLOUR_NAMES
from ludoteca.games.dei.rules.rules import DeiRules
from ludoteca.games.dei.tables import symbols_of
from ludoteca.games.dei.view import DeiView, Offer, Region
from ludoteca.play.texts import Argument, Texts, capital

GAINS = {"S": "supplies", "T": "tech", "E": "energy"}
COMPANY = {"alone": (0, 0), "champion": (1, 0), "shelter": (0, 1), "both": (1, 1)}


def label(rules: DeiRules, view: DeiView, texts: Texts, action: int) -> str:
    """An action in the words of the position; the plain words of the verb where there is nothing to add.

    People may ask about any action at all, also about one whose time has not come.
    """
    verb, *given = rules.actions.text(action).split(":")
    said = ""
    if verb in ("play", "copy"):
        said = texts(f"label-{verb}", card=texts(f"card-{given[0]}"), symbols=symbols(symbols_of(given[0]), texts))
    elif verb == "stand":
        said = stand(view, given[0], texts)
    elif verb == "recruit":
        said = recruit(view, given[0], given[1], texts)
    elif verb in ("move", "collect", "kill", "dig") and given[0] == "R":
        said = prevail(verb, given[1], texts)
    elif verb in ("collect", "dig"):
        said = texts(
            f"label-{verb}",
            symbol=texts(f"symbol-{given[0]}"),
            region=called(given[1], texts),
            resource=resource(given[1], texts),
        )
    elif verb == "to":
        said = arrival(view, given[0], texts)
    elif verb == "crew":
        said = crew(view, int(given[0]), given[1], texts)
    elif verb == "fly":
        said = flight(view, given[0], given[1], texts.action(rules.actions, action), texts)
    elif verb == "carry":
        said = carry(view, int(given[0]), texts)
    elif verb == "beam":
        said = beam(view, given[0], given[1], texts.action(rules.actions, action), texts)
    elif verb == "reap":
        said = reap(view, int(given[0]), texts)
    elif verb == "gain":
        said = gain(view, given[0], texts)
    elif verb == "finish":
        said = finish(view, texts)
    elif verb == "buy":
        said = buy(view, given[0], texts)
    elif verb == "pay":
        said = pay(view, given[0], texts)
    elif verb in ("keep", "exchange", "seed", "harvest", "abraham-takes"):
        said = taken(view, verb, given, texts)
    elif verb in ("reap-stop", "beam-stop") and is_first(view):
        said = texts(f"label-{verb}")
    elif verb == "unlock":
        said = unlock(view, given[0], texts)
    elif verb == "mission":
        said = mission(view, int(given[0]), int(given[1]), texts)
    elif verb == "end-phase" and view.phase:
        said = texts("label-end-phase", phase=view.phase)
    return said or texts.action(rules.actions, action)


def symbols(codes: Iterable[str], texts: Texts) -> str:
    """Symbols in words, each once with how often it is there."""
    return ", ".join(
        texts("label-symbol-times", symbol=symbol(code, texts), count=count) if count > 1 else symbol(code, texts)
        for code, count in Counter(codes).items()
    )


def symbol(code: str, texts: Texts) -> str:
    if gains := content.GAIN.fullmatch(code):
        return amount(gains[2], int(gains[1]), texts)
    if flight := content.FLIGHT.fullmatch(code):
        name = texts(f"symbol-{flight[1]}")
        return f"{name} +{flight[2]}" if flight[2] != "0" else name
    return texts(f"symbol-{code.replace('*', '-')}")


def amount(gained: str, count: int, texts: Texts) -> str:
    """So many Supplies, Tech or Energy."""
    if gained == "S":
        return texts("label-supplies", count=count)
    return texts("label-resources", count=count, resource=texts(f"resource-{GAINS[gained]}"))


def called(region: str, texts: Texts) -> str:
    return texts(f"region-{region.replace('.', '-')}")


def resource(region: str, texts: Texts) -> str:
    """DEI-SETUP-06 what lies in a Region: Tech on the Ground, Energy on Roofs."""
    return texts("resource-energy" if region[-1].isupper() else "resource-tech")


def find(view: DeiView, name: str) -> Region | None:
    """A Region by its own name; a part of one has none."""
    return next((region for region in view.regions if region.name == name), None)


def stand(view: DeiView, name: str, texts: Texts) -> str:
    """DEI-SETUP-20 where the Champion begins, with how many Scrappers, and how many begin in the other courtyard."""
    other = next((one.name for one in view.regions if one.neutral_shelter and one.name != name), "")
    if find(view, name) is None or not other or view.seat not in view.order:
        return ""
    place = view.order.index(view.seat)
    beside, elsewhere = outcome.NUMBERS.start_with_champion[place], outcome.NUMBERS.start_other[place]
    said: dict[str, Argument] = {"region": called(name, texts), "other": called(other, texts)}
    return capital(texts("label-stand", beside=beside, elsewhere=elsewhere, **said))


def recruit(view: DeiView, code: str, name: str, texts: Texts) -> str:
    region = find(view, name)
    if region is None or view.seat < 0:
        return ""
    said: dict[str, Argument] = {"symbol": texts(f"symbol-{code}"), "region": called(name, texts)}
    if rivals := outcome.best_rival(view, view.seat, region):
        mine = outcome.value_with(view, view.seat, region, Change(1))
        return texts("label-recruit", mine=mine, theirs=rivals, **said)
    return texts("label-recruit-alone", **said)


def flight(view: DeiView, drone: str, name: str, head: str, texts: Texts) -> str:
    """DEI-DRONE-03 where a drone could fly, and what it would find there for its ability, if anything."""
    region = find(view, name)
    if region is None or view.seat < 0:
        return head
    if drone == "TRA":
        group = Change(min(outcome.NUMBERS.transport, view.players[view.seat].reserve))
        if rivals := outcome.best_rival(view, view.seat, region):
            mine = outcome.value_with(view, view.seat, region, group)
            head = texts("label-against", what=head, mine=mine, theirs=rivals)
        return joined(head, outposts("label-wins", outcome.won(view, view.seat, region, group), texts))
    if drone == "HAR":
        count = region.tokens
    elif drone == "TEL":
        count = sum(one.scrappers + one.champion for one in region.standings if one.seat == view.seat)
    else:
        count = sum(one.scrappers for one in region.standings if one.seat != view.seat)
    if not count:
        return head
    there = texts(f"label-there-{drone}", count=count, resource=resource(name, texts))
    return texts("label-fly", flight=head, there=there)


def prevail(verb: str, name: str, texts: Texts) -> str:
    """DEI-TAL-L5 a Recruit that is used as a Move or as a Collect."""
    said: dict[str, Argument] = {"talent": texts("talent-prevail"), "region": called(name, texts)}
    if verb in ("collect", "dig"):
        said["resource"] = resource(name, texts)
    return texts(f"label-prevail-{verb}", **said)


def arrival(view: DeiView, name: str, texts: Texts) -> str:
    """Where units could go, and what the largest group would count there."""
    region = find(view, name)
    source = find(view, source_of(view))
    if region is None or source is None:
        return ""
    group = outcome.largest(view, source, name)
    said: dict[str, Argument] = {"region": called(name, texts)}
    if rivals := outcome.best_rival(view, view.seat, region):
        mine = outcome.value_with(view, view.seat, region, group)
        head = texts("label-to", mine=mine, theirs=rivals, **said)
    else:
        head = texts("label-to-alone", **said)
    return joined(
        head,
        outposts("label-wins", outcome.won(view, view.seat, region, group), texts),
        outposts("label-gives-up", outcome.lost(view, view.seat, source, -group), texts),
    )


def source_of(view: DeiView) -> str:
    """Where the units of a Move come from; those of Neena's own from where she is."""
    if view.seat < 0:
        return ""
    if view.step is not None and view.step.here:
        return view.step.here
    return view.players[view.seat].champion_at if view.deciding == "move-neena" else ""


def crew(view: DeiView, scrappers: int, company: str, texts: Texts) -> str:
    """A group, what it would count where it goes, which Outposts it would win and which it would give up."""
    group = Change(scrappers, *COMPANY[company])
    said: dict[str, Argument] = {"count": scrappers, "with": texts(f"with-{company}")}
    head = capital(texts("label-crew", **said))
    source, region = (find(view, name) for name in (view.step.here, view.step.there)) if view.step else (None, None)
    if source is None or region is None or group == Change():
        return "" if group == Change() else head
    if rivals := outcome.best_rival(view, view.seat, region):
        mine = outcome.value_with(view, view.seat, region, group)
        head = texts("label-against", what=head, mine=mine, theirs=rivals)
    return joined(
        head,
        outposts("label-wins", outcome.won(view, view.seat, region, group), texts),
        outposts("label-gives-up", outcome.lost(view, view.seat, source, -group), texts),
    )


def carry(view: DeiView, count: int, texts: Texts) -> str:
    """DEI-DRONE-TRA Scrappers that come by drone, and what one would count with them."""
    head = texts("action-carry", amount=count)
    region = find(view, view.step.here) if view.step else None
    if region is None or not count:
        return head
    if rivals := outcome.best_rival(view, view.seat, region):
        mine = outcome.value_with(view, view.seat, region, Change(count))
        head = texts("label-against", what=head, mine=mine, theirs=rivals)
    return joined(head, outposts("label-wins", outcome.won(view, view.seat, region, Change(count)), texts))


def beam(view: DeiView, unit: str, name: str, head: str, texts: Texts) -> str:
    """DEI-DRONE-TEL a unit that is teleported, what one would count where it arrives, and what is won and given up."""
    source, region = (find(view, view.step.here), find(view, name)) if view.step else (None, None)
    if source is None or region is None:
        return ""
    sent = outcome.beamed(view, unit, name)
    if rivals := outcome.best_rival(view, view.seat, region):
        mine = outcome.value_with(view, view.seat, region, sent)
        head = texts("label-against", what=head, mine=mine, theirs=rivals)
    leaves = outcome.beamed(view, unit, view.step.there if view.step else "")
    return joined(
        head,
        outposts("label-wins", outcome.won(view, view.seat, region, sent), texts),
        outposts("label-gives-up", outcome.lost(view, view.seat, source, -leaves), texts),
    )


def reap(view: DeiView, victim: int, texts: Texts) -> str:
    """DEI-DRONE-REA what the next kill brings: Supplies for each, or once, and one Candy Boost in all."""
    if view.step is None or not view.step.killed:
        return ""
    if not any(view.step.killed):
        return texts("label-reap", name=texts.seat(victim))
    if ("reaper_supply", "flat1") in view.house:
        return ""
    return texts("label-reap-more", name=texts.seat(victim))


def outposts(message: str, colours: tuple[str, ...], texts: Texts) -> str:
    if not colours:
        return ""
    return texts(message, count=len(colours), colour=texts(f"colour-{colours[0]}"))


def joined(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def gain(view: DeiView, gained: str, texts: Texts) -> str:
    count = dict(view.left).get(gained, 0)
    if not count:
        return ""
    name = texts(f"resource-{GAINS[gained]}") if gained != "S" else ""
    return texts("label-gain", gain=gained, count=count, resource=name)


def finish(view: DeiView, texts: Texts) -> str:
    """DEI-CARD-04 what is forgone by it."""
    if view.card_down and view.left == (("buy", 1),):
        return texts("label-finish-down")
    lost = [
        amount(code, count, texts)
        if code in GAINS
        else symbols([code] if code in content.DRONES else [code] * count, texts)
        for code, count in view.left
    ]
    return texts("label-finish-losing", symbols=", ".join(lost)) if lost else texts("label-finish")


def offer_of(view: DeiView, card: str) -> Offer | None:
    offers = (offer for market in view.markets for offer in market.offers)
    return next((offer for offer in offers if offer is not None and offer.card == card), None)


def buy(view: DeiView, card: str, texts: Texts) -> str:
    offer = offer_of(view, card)
    if offer is None:
        return ""
    ways = list(outcome.payments(view, offer).values()) if view.seat >= 0 else []
    paid = [texts("label-paid", tech=tech, energy=energy) for tech, energy in ways or [(offer.tech, offer.energy)]]
    price = paid[0] if len(paid) == 1 else texts("label-either", one=paid[0], other=paid[1])
    return texts("label-buy-back" if offer.back else "label-buy", card=texts(f"card-{card}"), price=price)


def pay(view: DeiView, way: str, texts: Texts) -> str:
    """DEI-TAL-M2, DEI-TAL-M5 what is paid in a way."""
    offer = offer_of(view, view.step.card) if view.step else None
    due = outcome.payments(view, offer).get(way) if offer else None
    return texts("label-pay", tech=due[0], energy=due[1]) if due else ""


def taken(view: DeiView, verb: str, given: list[str], texts: Texts) -> str:
    """What of a Region is kept, exchanged, put there or taken."""
    if verb == "abraham-takes":
        where = view.players[view.seat].champion_at if view.seat >= 0 else ""
        return texts("label-abraham", resource=resource(where, texts)) if where else ""
    if view.step is None or not view.step.here:
        return ""
    where = view.step.here
    if verb == "harvest":
        count = int(given[0])
        return texts("label-harvest", count=count, resource=resource(where, texts)) if count else ""
    if verb == "exchange":
        other = "resource-tech" if where[-1].isupper() else "resource-energy"
        return texts("label-exchange", resource=texts(other))
    return texts(f"label-{verb}", resource=resource(where, texts))


def is_first(view: DeiView) -> bool:
    """Whether nobody has been killed or teleported yet in this move."""
    return view.step is not None and not view.step.unit and not any(view.step.killed)


def unlock(view: DeiView, colour: str, texts: Texts) -> str:
    """DEI-TAL-02 a Talent, and what it changes at once."""
    talents = view.players[view.seat].talents if view.seat >= 0 else ()
    talent = talents[COLOUR_NAMES.index(colour)] if len(talents) == len(COLOUR_NAMES) else ""
    if not talent:
        return ""
    regions, won = outcome.unlocking(view, view.seat, COLOUR_NAMES.index(colour))
    gained = ", ".join(called(region, texts) for region in regions)
    return joined(
        texts("label-unlock", talent=texts(f"talent-{talent}")),
        texts("label-unlock-gains", regions=gained) if gained else "",
        outposts("label-wins", won, texts),
    )


def mission(view: DeiView, column: int, row: int, texts: Texts) -> str:
    found = next((one for one in view.missions if (one.column, one.row) == (column, row)), None)
    if found is None or view.seat < 0 or found.worth[view.seat] < 0:
        return ""
    kind = texts(f"mission-{found.kind}")
    return texts("label-mission", mission=kind, column=column, count=found.worth[view.seat])
