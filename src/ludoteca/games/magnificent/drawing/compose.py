"""The table put together: every element of the picture by area and id, from the lowest to the uppermost."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.draw.memory import remembered_ground
from ludoteca.draw.svg import Markup, el
from ludoteca.games.magnificent.drawing import (
    acts,
    camp,
    counts,
    display,
    effects,
    evening,
    gauge,
    hold,
    icons,
    ledger,
    main_tent,
    night,
    paints,
    posters,
    rings,
    rivals,
    ruler,
    stage,
    tents,
    tiles,
)
from ludoteca.games.magnificent.drawing.arrangement import Layer, is_pinned, low_row, rival_frames
from ludoteca.games.magnificent.drawing.fronting import beside, front_of, reader_of
from ludoteca.games.magnificent.view import MagnificentView
from ludoteca.play.texts import Texts

LEDGER = ("order", "pay", "draft", "score", "end", "over")  # phases in which the ruler is a ledger


@remembered_ground
def definitions(seats: int, has_module: bool) -> Markup:
    """Paints, pieces and signs, to be used by everything else."""
    return el(
        "defs",
        paints.definitions(),
        icons.definitions(seats),
        effects.definitions(),
        counts.definitions(),
        tents.definitions(),
        tiles.definitions(),
        ruler.definitions(),
        camp.definitions(),
        acts.definitions(),
        posters.definitions(),
        night.definitions(has_module),
        id="definitions",
    )


def fragments(view: MagnificentView, texts: Texts) -> Mapping[str, Mapping[str, Markup]]:
    """Every part of the picture."""
    front, reader = front_of(view), reader_of(view)
    has_module = view.master_board is not None
    out: dict[str, Layer] = {"": {"definitions": definitions(view.seats, has_module)}}
    out["ruler"] = _ruler(view, texts)
    out["camp"] = camp.camp(view, front, texts)
    out["cards"] = hold.hold(view, front, texts)
    out["tent"] = {"night-tent": night.window("tent")} | main_tent.main_tent(view, texts)
    out["rings"] = {"night-rings": night.window("rings")} | rings.rings(view, texts)
    out["stage"] = stage.stage(view, front, texts)
    out["bills"] = {"night-bills": night.window("bills")} | display.bills(view, reader, texts)
    out["sets"] = {"night-sets": night.window("sets")} | display.sets(view, texts)
    frame = low_row(has_module).master
    if view.master_board is not None and frame is not None:
        laid = view.players[reader].laid
        board = display.master_board(view, view.master_board, frame, laid, texts)
        out["master"] = {"night-master": night.window("master")} | board
    if view.seats == 1:
        out["evening"] = evening.evening(view, texts)
    others = beside(view)
    for k, (seat, place) in enumerate(zip(others, rival_frames(len(others)), strict=True), 1):
        out[f"rival-{k}"] = rivals.rival(view, seat, place, texts)
    if is_pinned(view.phase):
        out["power"] = _taken(out["ruler"], "power", "pennant-")
        out["asked"] = _taken(out["cards"], "asked", "way-")
    return out


def _taken(layer: Layer, name: str, others: str) -> Layer:
    """What has a window of its own is taken from the one it lies in."""
    return {ident: layer.pop(ident) for ident in list(layer) if ident == name or ident.startswith(others)}


def _ruler(view: MagnificentView, texts: Texts) -> Layer:
    """The ruler, or at the end of a round its ledger."""
    out: Layer = {"night-ruler": night.window("ruler")}
    out |= ruler.heading(view, texts)
    out["stand"] = ruler.stand()
    out |= ruler.podiums(view, texts)
    if view.phase in LEDGER and view.ledger:
        return out | ledger.ledger(view, texts)
    return out | gauge.gauge(view, texts) | ruler.levels(view, texts)
