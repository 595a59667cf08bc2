"""What travels between a browser and the table, as JSON over one socket. Everything from outside is checked here.

A browser says `hello` first, and then hears `screen`: the first time whole, afterwards only what changed. It may ask
what a move would look like (`imagine`), why something is not allowed (`why`), and act (`do`, `undo`). Every request has
a number `n` of the browser's choosing; these get exactly one answer with the same number, and so does any request that
is refused. The others are answered by what the screen shows next. What the table says comes as a list: all that there
is to say at one moment, answers before the screen.

A table has a `revision`, which every stored act raises (a version is what the rules have). An action is taken only if
the newest revision the browser had seen still is the one the person decided on. An act carries a `key` of its own: sent
twice, it is carried out once and answered twice.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder, Encoder

Small = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=-1, le=7)]
Facing = Annotated[int, Meta(ge=0, le=12)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
MOST_ACTIONS = 64  # of one move: an offer of many goods on both sides is dozens of clicks
Actions = Annotated[tuple[ActionText, ...], Meta(max_length=MOST_ACTIONS)]
SomeActions = Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
Key = Annotated[str, Meta(pattern=r"^[0-9a-zA-Z_-]{8,40}\Z")]  # $ would let a line break pass
Status = Literal["gathering", "playing", "over", "abandoned"]
ElementId = Annotated[str, Meta(min_length=1, max_length=80)]


# What a browser says.


class Request(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    """A message from a browser."""

    n: Small


class Hello(Request, tag="hello", frozen=True):
    """The first message. `have` is the revision on screen already, after a lost connection; 0 asks for everything.

    `seat` is whose eyes that screen shows: where several people share it, the same seat stays uncovered. `here` is
    whether the page is seen at all, as `Here` tells it later on, and `facing` how the board is turned, as `Face` does.
    """

    have: Small = 0
    seat: SeatNumber | None = None
    here: bool = True
    facing: Facing = 0


class Here(Request, tag="here", frozen=True):
    """The page is looked at again, or not any more: another window lies over it, or the phone is put away.

    Who looks again, or says so once more, takes back the seat that a bot has played meanwhile.
    """

    on: bool


class Eyes(Request, tag="eyes", frozen=True):
    """Look through the eyes of one of my seats (several people at one screen), or -1: cover the screen."""

    seat: SeatNumber


class Face(Request, tag="face", frozen=True):
    """Turn what can be turned of the board to one of its sides, or bring somebody's things to the front.

    Both are counted from 1; 0: as the game lays it.
    """

    to: Facing


class Imagine(Request, tag="imagine", frozen=True):
    """What if I took these actions? Answered with `imagined`."""

    revision: Small
    actions: SomeActions


class Why(Request, tag="why", frozen=True):
    """Why can this thing on the board not be chosen now, after these actions? Answered with `because`."""

    revision: Small
    actions: Actions
    target: ElementId


class Do(Request, tag="do", frozen=True):
    """Make this move: all of its actions, or none. Answered with `done`, `refused` or `stale`."""

    revision: Small
    key: Key
    actions: SomeActions


class Undo(Request, tag="undo", frozen=True):
    """Take back my moves after this ply; -1: only the last one, or my answer in a step where all decide at once."""

    revision: Small
    key: Key
    to: Annotated[int, Meta(ge=-1, le=2**31)]


class Salt(Request, tag="salt", frozen=True):
    """My part of the seed, for all my seats: given once the seal of the table's secret has been seen, never before."""

    salt: Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}\Z")]


class Skip(Request, tag="skip", frozen=True):
    """Do not wait between the moves of bots until a person has to decide."""


class Page(Request, tag="page", frozen=True):
    """In a replay: show the position after this ply."""

    ply: Small


Question = Hello | Here | Salt | Eyes | Face | Imagine | Why | Skip | Page
FromBrowser = Question | Do | Undo


# What the table says.


class AreaBox(Struct, frozen=True, omit_defaults=True):
    """A window onto the drawing; see `ludoteca.play.game.Area`. `title` is for people.

    `zoom` says how many times larger than whole it can be seen (0: it cannot); `folds` that it is small or only a bar
    until somebody looks at it; `stays` that a phone keeps it in sight; `turns` in how many steps it can be turned all
    the way round, and `turned` by how many it is; `fronts` to which side the board is turned to bring it to the front.
    """

    name: str
    title: str
    box: tuple[int, int, int, int]
    least: int
    closes_up: bool = False
    zoom: int = 0
    folds: bool = False
    stays: bool = False
    turns: int = 0
    turned: int = 0
    fronts: int = -1


class Part(Struct, frozen=True, omit_defaults=True):
    """An element of the drawing that is new or has changed.

    `after` says where it belongs: the id of the element below it in its area, "" for the lowest. It is given for
    elements that are new in their area or have moved in it; for others it is null and they stay where they are.
    `outside` means that only the element itself has changed, as when it moves: `svg` is its opening tag without the
    final `>`, and all that follows is as it was before under this id, in whichever area.
    """

    area: str
    id: str
    svg: str
    after: str | None = None
    outside: bool = False


class Along(Struct, frozen=True):
    """An action that is taken along with another, for nothing else could follow it."""

    action: str
    label: str


class Option(Struct, frozen=True, omit_defaults=True):
    """An action that may be taken now: what its button says, the element that chooses it ("": only a button does).

    `twins` are other elements that choose it, just like the first. Steps of the move after it that leave no choice are
    taken `along`, and nobody is asked. One that could not be undone, or with which a secret choice is given, is asked
    all the same: there the whole choice is confirmed.

    `ends` tells that it makes the move whole, so that it can be sent at once. `barrier` says what cannot be undone: "",
    "rolled", "revealed", "handed-over", or "shown" to everybody while one goes on; "passes" where something is let
    pass, and is gone as soon as others act.
    `aside` marks what may be done at any time in one's turn, so that it stays in the background; `idle` marks what does
    nothing while something could be done, so that it is never put forward.

    Options of one verb that have an `amount` are chosen with one scale. Options with the same `target` and `piece` are
    faces of that piece, which is turned until it lies as wanted: `turn` in degrees clockwise, `flip` counts its sides.
    `button` marks what stands as a button beside the others, though an element chooses it, too.
    """

    action: str
    label: str
    target: str = ""
    twins: tuple[str, ...] = ()
    ends: bool = False
    barrier: str = ""
    aside: bool = False
    idle: bool = False
    along: tuple[Along, ...] = ()
    amount: int | None = None
    piece: str = ""
    turn: int = 0
    flip: int = 0
    button: bool = False


class Prompt(Struct, frozen=True):
    """What is asked, in a sentence, of which seats, and the rule about it ("" if there is none)."""

    text: str
    rule: str
    asked: tuple[int, ...]


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log: the ply it belongs to (0: the set-up), whom it is about (-1: nobody), the rule about it.

    `hits` marks what somebody else did to the reader; `marks` are the elements of the drawing that it speaks of. One
    that `fades` is gone once the reader has acted again: at this table such things must be remembered.
    """

    ply: int
    text: str
    seat: int = -1
    rule: str = ""
    hits: bool = False
    marks: tuple[str, ...] = ()
    fades: bool = False


class Log(Struct, frozen=True):
    """What happened: lines after ply `keep` are forgotten (taken back), these follow. keep = -1 forgets all."""

    keep: int
    lines: tuple[Line, ...]


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a name, "person", "bot" or "open", whether they are here, whether it is the reader.

    `stand_in` is the level of the bot that plays for a person: until they come back, or, if they have `resigned`, to
    the end.
    """

    name: str
    kind: str
    level: str = ""
    here: bool = False
    mine: bool = False
    stand_in: str = ""
    resigned: bool = False


class Matter(Struct, frozen=True, omit_defaults=True):
    """Something people decide beside the match: `replace` who sits at `seat` by a bot, or `abandon` it (seat -1).

    `agreed` are the seats that have done so, `needed` how many must. `can` is what the reader may do about it: "vote",
    "agreed" if that is done, "decide" alone as the host; "" for nothing.
    """

    about: str
    seat: int
    agreed: tuple[int, ...]
    needed: int
    can: str = ""


class Score(Struct, frozen=True):
    """A line of the score sheet."""

    text: str
    rule: str
    points: tuple[int, ...]


class End(Struct, frozen=True, omit_defaults=True):
    """The end: names of all players (also of one without a seat), totals, winners, the sheet, the seed and its salts.

    `picture` is the score sheet drawn. `rematch` is the address of the next table once somebody has asked for it.
    """

    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    sheet: tuple[Score, ...]
    picture: str
    secret: str
    salts: tuple[str, ...]
    seed: str
    rematch: str = ""


class Lesson(Struct, frozen=True, omit_defaults=True):
    """In a lesson: its number, what to do, and once it is done what was to be learned and where to go on.

    Once another move was made, `again` leads back to the start: what has been revealed cannot be taken back.
    """

    number: int
    count: int
    title: str
    task: str
    rule: str
    done: bool = False
    learned: str = ""
    next: str = ""
    again: str = ""


class Screen(Struct, tag="screen", tag_field="t", frozen=True, omit_defaults=True):
    """All that a person sees, or what changed of it: fields that are null have not changed.

    `whole` means: forget what was there before. `revision` is the one shown. `seat` is whose eyes these are: -1 for a
    spectator or a covered screen. `reach` is the earliest ply to go back to, or -1 if nothing can be taken back.
    `status` is "gathering", "playing", "over" or "abandoned": over by agreement, without a result.
    """

    revision: int
    whole: bool
    seat: int
    status: Status
    ply: int
    reach: int
    covered: bool = False  # several of my seats are here, and none is uncovered
    areas: tuple[AreaBox, ...] | None = None
    drawn: tuple[Part, ...] = ()  # new or changed elements
    gone: tuple[tuple[str, str], ...] = ()  # (area, id)
    prompt: Prompt | None = None
    clock: str | None = None  # how far the match has gone, in words; "" where nobody can say it
    options: tuple[Option, ...] | None = None
    log: Log | None = None
    seats: tuple[SeatCard, ...] | None = None
    matters: tuple[Matter, ...] | None = None
    seal: str | None = None
    end: End | None = None
    lesson: Lesson | None = None
    plies: int | None = None  # in a replay: how many there are


class Imagined(Struct, tag="imagined", tag_field="t", frozen=True, omit_defaults=True):
    """What a move would do: what it changes on the board, in lines of the log, and how it would go on.

    `drawn` and `gone` are differences to the screen the browser has. Where the move rolls dice or reveals something,
    they and the lines tell what is certain: what happens before that; `barrier` says what is open. `ends` means that
    the move is whole and can be made with `do`; otherwise `options` come next, and the lines are those that come in
    whichever way it goes on. `areas` are given where they would be others than on the screen.
    """

    n: int
    revision: int
    ends: bool
    barrier: str = ""
    areas: tuple[AreaBox, ...] | None = None
    drawn: tuple[Part, ...] = ()
    gone: tuple[tuple[str, str], ...] = ()
    lines: tuple[Line, ...] = ()
    prompt: Prompt | None = None
    options: tuple[Option, ...] = ()


class Because(Struct, tag="because", tag_field="t", frozen=True, omit_defaults=True):
    """Why not: in words, with the rule, its title and what it says; `first` are steps after which it could be done.

    `about` is the action that is spoken of; `even` are the steps after which it would be refused all the same, where
    least is missing. `also` are lines about other things that could be meant in this turn. `far` tells how near that
    is: 0 it is asked for now, 1 later in the move, 2 later in the turn, 3 out of sight. Of several things under a
    pointer the nearest is meant.
    """

    n: int
    text: str
    rule: str = ""
    title: str = ""
    clause: str = ""
    first: tuple[str, ...] = ()
    about: str = ""
    even: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    far: int = 0


class Done(Struct, tag="done", tag_field="t", frozen=True):
    """The act is carried out and safely stored; `revision` is the first that shows it."""

    n: int
    revision: int


class Refused(Struct, tag="refused", tag_field="t", frozen=True, omit_defaults=True):
    """The request is not carried out, and this is why."""

    n: int
    text: str
    rule: str = ""


class Stale(Struct, tag="stale", tag_field="t", frozen=True):
    """The table has moved on since this was decided: look again, a fresh screen is on its way."""

    n: int
    revision: int


ToBrowser = Screen | Imagined | Because | Done | Refused | Stale

decoder = Decoder(FromBrowser)
encoder = Encoder(enc_hook=str)  # finished SVG is a kind of str


def understood(text: str) -> FromBrowser:
    """What a browser says, or a DecodeError: also for what is nested so deeply that it cannot be looked through."""
    try:
        request: FromBrowser = decoder.decode(text)
    except RecursionError:
        raise DecodeError("JSON is nested too deeply") from None
    return request
