"""What the buttons of The Magnificent say: power, prices, and what a move brings in the position a viewer sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from ludoteca.games.magnificent import called, content
from ludoteca.games.magnificent.called import card_of, goods
from ludoteca.games.magnificent.components import Bonus, Goods, MasterTile
from ludoteca.games.magnificent.rules.layout import COLOUR_NAMES, DIE_LETTERS, GEM_NAMES, SQUARE_NAMES
from ludoteca.games.magnificent.rules.names import COLUMNS, ORDER_SPACES
from ludoteca.games.magnificent.rules.rules import MagnificentRules
from ludoteca.games.magnificent.seen import Player, Reach, TentSpace
from ludoteca.games.magnificent.tables import SQUARES
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts, capital

CLEAR = DIE_LETTERS[-1]
WHITE_TILE = "WL"
POWER_OF_A_GEM = content.numbers().power_of_a_gem


def label(rules: MagnificentRules, view: MagnificentView, texts: Texts, action: int) -> str:
    """An action in the words of the position; the plain words of the verb where there is nothing to add.

    People may ask about any action at all, also about one whose time has not come.
    """
    verb, *given = rules.actions.text(action).split(":")
    say = SAYS.get(verb) or (OWN.get(verb) if view.seat >= 0 else None)
    return capital(say(view, texts, given) if say else "") or texts.action(rules.actions, action)


def keep(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-keep", card=texts(f"card-{given[0]}"), says=called.card_says(given[0], texts))


def fetch_card(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-fetch-card", card=texts(f"card-{given[0]}"), says=called.card_says(given[0], texts))


def trainer(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """A space of the board and a tile may do the same: the one is everybody's, the other one's own."""
    where = "label-trainer-board" if given[0].startswith("BT-") else "label-trainer-own"
    return texts(where, place=texts(f"place-{given[0]}"))


def trainer_tile(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-trainer-tile", tile=texts(f"place-{given[0]}"), says=texts(f"place-{given[0]}-hint"))


def master_tile(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-master", says=texts(f"master-tile-{given[0]}-hint"))


def added_die(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-SOLO-03, MAG-SOLO-04 the colour of the die that a poster brings."""
    return texts("label-add-die", poster=texts(f"poster-{given[0]}"), colour=artist_colour(given[0]))


@cache
def artist_colour(poster: str) -> str:
    return {one.id: one.colour for one in content.artists()}[called.poster_of(poster).artist]


def place_die(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-card", card=texts(f"card-{given[0]}"), bonus=texts(f"bonus-{card_of(given[0]).bonus}"))


def copy(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-copy", card=texts(f"card-{given[0]}"), bonus=texts(f"bonus-{card_of(given[0]).bonus}"))


def take_poster(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-poster", poster=called.poster(given[0], texts))


def drop_poster(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-drop", poster=called.poster(given[0], texts))


def fetch_poster(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-fetch-poster", poster=called.poster(given[0], texts))


def take_set(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """A set of the Main Display, and what its card would bring now."""
    number = int(given[0])
    if number > len(view.sets) or not view.sets[number - 1].card:
        return ""
    one = view.sets[number - 1]
    card, says = texts(f"card-{one.card}"), called.card_says(one.card, texts)
    if not one.tile:
        return texts("label-set-card", card=card, says=says, worth=one.worth)
    return texts("label-set", card=card, says=says, worth=one.worth, tile=texts(f"place-{one.tile}"))


def discard_set(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    number = int(given[0])
    if number > len(view.sets) or not view.sets[number - 1].card:
        return ""
    one = view.sets[number - 1]
    card, says = texts(f"card-{one.card}"), called.card_says(one.card, texts)
    if not one.tile:
        return texts("label-discard-card", card=card, says=says)
    return texts("label-discard-set", card=card, says=says, tile=texts(f"place-{one.tile}"))


def forward(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-GEN-08 what is paid and gained by a bonus or a master tile."""
    if view.step and view.step.bonus:
        bonus = called.bonus_of(view.step.bonus)
        return called.trade(bonus.pay, goods(bonus.gain, texts), texts)
    if view.turn_of and view.turn_of.master:
        tile = called.master_of(view.turn_of.master)
        gain = texts(f"kind-{tile.tile}") if tile.tile else goods(tile.gain, texts)
        return called.trade(tile.pay, gain, texts) if gain else ""
    return ""


def reverse(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-GEN-07, MAG-GEN-08 the other way round: any gem can pay, but only a coloured one is gained."""
    found: Bonus | MasterTile | None = None
    if view.step and view.step.bonus:
        found = called.bonus_of(view.step.bonus)
    elif view.turn_of and view.turn_of.master:
        found = called.master_of(view.turn_of.master)
    if found is None:
        return ""
    gain = msgspec.structs.replace(found.pay, gems=found.pay.gems.replace(content.ANY, content.CHOSEN))
    return called.trade(found.gain, goods(gain, texts), texts)


def journey(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-TRAV-02, MAG-TRAV-03 how far the wagon goes and what is found on the way."""
    steps = int(given[1])
    track = next((one for one in view.tracks if one.colour == given[0]), None)
    reach = next((one for one in track.reach if one.steps == steps), None) if track else None
    if reach is None:
        return ""
    said = texts(f"track-{given[0]}")
    found = finds(reach, texts)
    if not found:
        return texts("label-travel-bare", track=said, steps=steps)
    return texts("label-travel", track=said, steps=steps, found=called.listed(found, texts))


def finds(reach: Reach, texts: Texts) -> list[str]:
    kept = len(reach.gems) - reach.spare
    found = called.gems(reach.gems, texts) if not reach.spare else []
    if reach.spare and kept:
        found.append(texts("label-gems", kind="any", count=kept))
    found += called.parts(Goods(coins=reach.coins, posters=reach.posters), texts)
    if reach.tent:
        found.append(texts(f"tent-{reach.tent}"))
    return found


def perform(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-PERF-06 how many posters a space allows, and whether the viewer has any to complete."""
    found = next((one for one in view.podiums if one.value == int(given[0])), None)
    if found is None:
        return ""
    is_idle = view.seat >= 0 and not any(space.poster and space.poster.ready for space in own_of(view).tents)
    return texts("label-perform-none" if is_idle else "label-perform", value=found.value, count=found.posters)


def unused_bonus(view: MagnificentView) -> str:
    return view.turn_of.bonus if view.turn_of else ""


def bonus(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    found = unused_bonus(view)
    return texts("label-bonus", bonus=texts(f"bonus-{found}")) if found else ""


def end_turn(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-DIE-02 a bonus that is not used lapses."""
    found = unused_bonus(view)
    return texts("label-end-turn", bonus=texts(f"bonus-{found}")) if found else ""


def own_of(view: MagnificentView) -> Player:
    return view.players[view.seat]


def power_with(own: Player, colour: int, value: int) -> int:
    """MAG-POW-01, MAG-TT-06 the power a die of a colour begins with: earlier dice and Veterans are added."""
    earlier = sum(int(one[1]) for one in own.dice if one[0] == DIE_LETTERS[colour])
    return value + earlier + own.locked[colour]


def die(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    name = given[0]
    if name[0] == CLEAR:
        powers = [power_with(own_of(view), colour, int(name[1])) for colour in range(len(COLOUR_NAMES))]
        if min(powers) == max(powers):
            return texts("label-die", die=texts(f"die-{name}"), power=powers[0])
        return texts("label-die-clear", die=texts(f"die-{name}"), least=min(powers), most=max(powers))
    power = power_with(own_of(view), DIE_LETTERS.index(name[0]), int(name[1]))
    return texts("label-die", die=texts(f"die-{name}"), power=power)


def colour(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-POW-04 the power that a clear die would have in a colour."""
    if view.step is None or not view.step.die:
        return ""
    value = view.step.face or int(view.step.die[1])
    power = power_with(own_of(view), COLOUR_NAMES.index(given[0]), value)
    return texts("label-colour", colour=texts(f"colour-{given[0]}"), power=power)


def spend(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    if view.turn_of is None or view.turn_of.power is None or view.turn_of.power.fixed:
        return ""
    power = view.turn_of.power.total + POWER_OF_A_GEM
    return texts("label-spend", gem=texts(f"gem-{given[0]}"), power=power)


def gain(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-GEN-05 a gem without room is a coin."""
    own = own_of(view)
    full = own.gems[GEM_NAMES.index(given[0])] >= own.storage
    return texts("label-gain-full", gem=texts(f"gem-{given[0]}")) if full else ""


def hang(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """What stands below a poster there."""
    space = own_of(view).tents[int(given[0]) - 1]
    if space.tent:
        return texts("label-hang", space=int(given[0]), tent=texts(f"tent-{space.tent}"))
    return texts("label-hang-printed" if space.printed else "label-hang-bare", space=int(given[0]))


def pitch(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-TENT-01, MAG-TENT-02 the bonus of the space; none over the printed tent."""
    space = own_of(view).tents[int(given[0]) - 1]
    if space.printed:
        return texts("label-pitch-printed")
    found = goods(space.bonus, texts)
    return texts("label-pitch", space=int(given[0]), gain=found) if found else ""


def tile(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-BUILD-08, MAG-BUILD-09 whether a tile of this kind takes a trainer."""
    if view.turn_of is None or not view.turn_of.colour:
        return ""
    own_colour = given[0][0] == view.turn_of.colour[0].upper()
    white_for_free = given[0] == WHITE_TILE and view.turn_of.die[:1] == CLEAR
    return "" if own_colour or white_for_free else texts("label-tile-trainer", kind=texts(f"kind-{given[0]}"))


def face(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    looks = view.laying.looks if view.laying else ()
    found = next((one for one in looks if one.number == int(given[0])), None)
    return texts("label-face", number=found.number, count=found.places) if found else ""


def square(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-BUILD-05 the bonuses that a tile would cover there."""
    spots = view.laying.spots if view.laying else ()
    spot = next((one for one in spots if one.square == given[0]), None)
    if spot is None:
        return ""
    found = goods(called.together(bonus_at(own_of(view), name) for name in spot.squares), texts)
    return texts("label-square", square=given[0], gain=found) if found else ""


def bonus_at(own: Player, name: str) -> Goods:
    row, column = divmod(SQUARE_NAMES.index(name), int(COLUMNS))
    return SQUARES[own.camp[row][column]]


def take_tent(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    return texts("label-take-tent", tent=texts(f"tent-{view.step.tent}")) if view.step and view.step.tent else ""


def hat(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """Which hat, by the space it leaves."""
    hats = own_of(view).hats
    place = hats[int(given[0]) - 1] - int(ORDER_SPACES) if int(given[0]) <= len(hats) else -1
    return texts("label-hat", value=view.podiums[place].value) if place >= 0 else ""


def show(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-PERF-10 what a poster pays in its tent; MAG-TT-05 in the open air, or in a tent that is not paid for."""
    name, way = given
    space = space_below(own_of(view), name) if way != "open-air" else None
    unrewarded = way == "unpaid" and "open_air_reward" in dict(view.house)
    if space is None or unrewarded:
        pays = called.poster_pays(name, "", texts)
    else:
        pays = called.poster_pays(name, space.tent, texts, printed=space.printed)
    return texts("label-show", poster=texts(f"poster-{name}"), way=texts(f"way-{way}"), pays=pays)


def space_below(own: Player, poster: str) -> TentSpace | None:
    return next((one for one in own.tents if one.poster and one.poster.id == poster), None)


def arrange(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    if view.step is None or not view.step.space:
        return ""
    return texts("label-arrange", poster=texts(f"poster-{given[0]}"), space=view.step.space)


def score(view: MagnificentView, texts: Texts, given: list[str]) -> str:
    """MAG-EOR-12 what a card gives now, and MAG-EOG-03 what it would give if it were kept until the end."""
    card = next((one for one in own_of(view).cards if one.id == given[0]), None)
    if card is None:
        return ""
    scoring = texts(f"score-{card_of(card.id).scoring}")
    return texts("label-score", card=texts(f"card-{card.id}"), scoring=scoring, points=card.worth, half=card.half)


Say = Callable[[MagnificentView, Texts, list[str]], str]

# What everybody can be told …
SAYS: dict[str, Say] = {
    "keep": keep,
    "fetch-card": fetch_card,
    "trainer": trainer,
    "keep-tile": trainer_tile,
    "fetch-tile": trainer_tile,
    "master": master_tile,
    "add-die": added_die,
    "card": place_die,
    "copy": copy,
    "poster": take_poster,
    "drop": drop_poster,
    "fetch-poster": fetch_poster,
    "set": take_set,
    "discard-set": discard_set,
    "forward": forward,
    "reverse": reverse,
    "travel": journey,
    "perform": perform,
    "bonus": bonus,
    "end-turn": end_turn,
}
# … and what depends on what the viewer has.
OWN: dict[str, Say] = {
    "die": die,
    "colour": colour,
    "spend": spend,
    "gain": gain,
    "hang": hang,
    "pitch": pitch,
    "tile": tile,
    "face": face,
    "square": square,
    "take-tent": take_tent,
    "hat": hat,
    "show": show,
    "arrange": arrange,
    "score": score,
}
