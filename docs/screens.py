"""Makes the pictures of the README in docs/screens: `PYTHONPATH=src:. .venv/bin/python docs/screens.py`.

A real server, a real browser, and matches that bots have played to their middle.
"""

from __future__ import annotations

import re
import tempfile
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from struct import pack
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.bots.levels import bot, take_move
from ludoteca.games import find
from ludoteca.kernel.chance import Rng
from ludoteca.play.match import AnyMatch, Match
from ludoteca.tools import SWITCHES, chromium
from tests.browser.people import PHONE, Person
from tests.browser.tables import lay, set_table
from tests.table.running import Server, running

FOLDER = Path(__file__).parent / "screens"
SEATS = 3
MIDDLE = {"phalanxx": 70, "dirty_deeds": 90, "dei": 60, "magnificent": 130, "archipelago": 130}  # plies
LARGEST = 400_000  # bytes


def played(game: str, until: str = "") -> AnyMatch:
    """A match between bots to its middle and on until seat 0 may begin with such an action; or to its end."""
    match: AnyMatch = Match(find(game), SEATS, 11)
    rng = Rng(11)
    companion = bot("companion", match.game, match.rules)
    while not match.over:
        far = until and match.ply >= MIDDLE[game] and 0 in match.to_act
        if far and match.rules.actions.text(match.options(0)[0]).startswith(until):
            break
        take_move(match, match.to_act[0], companion, rng)
    return match


# A picture in 256 colours: boxes of colours are halved where they are largest, each becomes the mean of its pixels.
FEWER_COLOURS = """async (address) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height), context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
  const bins = new Map(), binOf = (k) => ((pixels[k] >> 2) << 12) | ((pixels[k + 1] >> 2) << 6) | (pixels[k + 2] >> 2);
  for (let k = 0; k < pixels.length; k += 4) {
    const bin = binOf(k), known = bins.get(bin) ?? {count: 0, sum: [0, 0, 0]};
    known.count++;
    for (const c of [0, 1, 2]) known.sum[c] += pixels[k + c];
    bins.set(bin, known);
  }
  const mean = (bin, c) => bin.sum[c] / bin.count;
  const measured = (box) => {
    const spans = [0, 1, 2].map((c) => {
      const values = box.map((bin) => mean(bin, c));
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    });
    const widest = Math.max(...spans), count = box.reduce((sum, bin) => sum + bin.count, 0);
    return {box, channel: spans.indexOf(widest), weight: widest * Math.cbrt(count), count};
  };
  const boxes = [measured([...bins.values()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.weight - b.weight);
    const {box, channel, count} = boxes.pop();
    box.sort((a, b) => mean(a, channel) - mean(b, channel));
    let cut = 0;
    for (let left = 0; cut < box.length - 1 && left < count / 2; cut++) left += box[cut].count;
    boxes.push(measured(box.slice(0, cut || 1)), measured(box.slice(cut || 1)));
  }
  const palette = boxes.map(({box}, number) => {
    for (const bin of box) bin.number = number;
    const total = box.reduce((sum, bin) => sum + bin.count, 0);
    return [0, 1, 2].map((c) => Math.round(box.reduce((sum, bin) => sum + bin.sum[c], 0) / total));
  });
  let found = "";
  for (let k = 0; k < pixels.length; k += 4) found += String.fromCharCode(bins.get(binOf(k)).number);
  return {width: canvas.width, height: canvas.height, palette: palette.flat(), pixels: btoa(found)};
}"""


def smaller(page: Page, picture: bytes) -> bytes:
    """The same PNG with a palette of 256 colours."""
    found = page.evaluate(FEWER_COLOURS, f"data:image/png;base64,{b64encode(picture).decode()}")
    width, height, pixels = found["width"], found["height"], b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    chunks = [
        (b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(found["palette"])),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    written = (pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)
    return b"\x89PNG\r\n\x1a\n" + b"".join(written)


class Album:
    """Takes pictures of a server's pages."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def visitor(self, **how: Any) -> Person:
        return Person(self.browser, self.server.address, "Anna", **how)

    def at_a_table(self, match: AnyMatch, **how: Any) -> Person:
        anna = self.visitor(**how)
        table = set_table(anna, match.game.name, ["me", "bot:companion", "bot:rival"])
        lay(self.server, table, match)
        anna.go(table)
        return anna

    def keep(self, person: Person, name: str) -> None:
        person.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        person.page.wait_for_timeout(300)  # until everything is painted
        file = FOLDER / f"{name}.png"
        file.write_bytes(smaller(person.page, person.page.screenshot()))
        size = file.stat().st_size
        print(f"{file.relative_to(FOLDER.parent)}  {size // 1000} kB")
        assert size < LARGEST, f"{file} is too large"
        person.context.close()


def about_to_conquer(anna: Person) -> None:
    """A die lies beside the lowest Home die, regions are lit, and the pointer is on one of them."""
    anna.my_turn()
    for die in [option.action for option in anna.options if option.action.startswith("die:")]:
        anna.choose(die)
        for slot in [option.action for option in anna.options if option.action.startswith("slot:")]:
            anna.choose(slot)
            lit = anna.page.locator(".board .can[id^=region-]")
            if lit.count():
                anna.page.mouse.move(*anna.spot(lit.last))
                anna.sees(".popup.hint li")
                return
            anna.page.keyboard.press("Escape")
            anna.body('[data-steps="1"]')
        anna.page.keyboard.press("Escape")
        anna.body('[data-steps="0"]')


def ask_what_is_missing(anna: Person) -> None:
    """Ask about regions until one cannot be conquered for want of something that is counted."""
    for region in anna.board()["map"]:
        if region.startswith("region-"):
            anna.page.locator(f'.board [id="{region}"]').click(force=True)
            if re.search(r"\d", anna.sees(".popup.card .label").inner_text()):
                return


def take(album: Album) -> None:
    """Every picture, one after the other."""
    middle, over = played("phalanxx", "die:"), played("phalanxx")

    anna = album.visitor()
    anna.go("/")
    album.keep(anna, "home")

    anna = album.visitor()
    anna.go("/new?game=phalanxx").evaluate("() => scrollTo(0, 150)")
    album.keep(anna, "new")

    anna = album.at_a_table(middle)
    about_to_conquer(anna)
    album.keep(anna, "play")

    anna = album.at_a_table(middle, lang="it", dark=True)
    about_to_conquer(anna)
    album.keep(anna, "play-it-dark")

    anna = album.at_a_table(middle, size=PHONE)
    anna.my_turn()
    album.keep(anna, "phone")

    anna = album.at_a_table(middle)
    anna.my_turn()
    ask_what_is_missing(anna)
    album.keep(anna, "why")

    anna = album.at_a_table(over)
    anna.sees("dialog.end .scores")
    album.keep(anna, "end")

    anna = album.at_a_table(played("dirty_deeds", "conquer:"))
    anna.my_turn()
    album.keep(anna, "deeds")

    anna = album.at_a_table(played("dirty_deeds", "choose:"), lang="it", dark=True)
    anna.my_turn()
    album.keep(anna, "deeds-it-dark")

    anna = album.at_a_table(played("dei", "move:"))
    anna.my_turn()
    album.keep(anna, "dei")

    anna = album.at_a_table(played("magnificent", "build:"), lang="it")
    anna.my_turn()
    album.keep(anna, "magnificent-it")

    anna = album.at_a_table(played("archipelago", "harvest:"))
    anna.my_turn()
    album.keep(anna, "archipelago")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        take(Album(browser, server))
        browser.close()


if __name__ == "__main__":
    main()
