/** What buttons and keys do at the table. A button names its deed in `data-do`. */

import { openAbout } from "./about.js";
import { turnTheme } from "./appearance.js";
import { openHelp, openPreferences, openSeal, sheet } from "./dialogs.js";
import { make, the } from "./dom.js";
import { askForRematch, openEnd } from "./end.js";
import { invite } from "./gathering.js";
import { optionButtons } from "./hints.js";
import { otherOptions } from "./prompt.js";
import { proof } from "./proof.js";
import { showLog } from "./side.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * The deeds of a button, by name.
 * @param {Table} table
 * @param {HTMLElement} button
 * @returns {Record<string, () => unknown>}
 */
export function deeds(table, button) {
  const { action, rule, seat, ply, line, upon = "", verb = "" } = button.dataset;
  const { chooser, hints } = table;
  const take = (/** @type {import("./types.js").Option | undefined} */ option) => {
    const about = button.getBoundingClientRect();
    const sure = button.dataset.sure === "1";
    hints.close();
    const slipped = table.slips && (option?.barrier || option?.idle);
    if (option && !sure && (slipped || (option.barrier && table.byFinger))) hints.confirm(about, option);
    else if (option) void chooser.choose(option, { sure });
  };
  return {
    choose: () => take(chooser.options.find((candidate) => candidate.action === action)),
    less: () => table.stepAmount(verb, -1),
    more: () => table.stepAmount(verb, 1),
    turn: () => table.pointer.turn(1),
    flip: () => table.pointer.turn(0),
    face: () => {
      const option = chooser.turning?.faces.find((candidate) => candidate.action === action);
      if (!option) return undefined;
      // A petal that is pressed already, or was pointed at before, takes it; a finger lets the piece lie so first.
      return option === chooser.turning?.option ? take(option) : chooser.face(option);
    },
    "zoom-in": () => table.board.zooms.get(upon)?.step(1),
    "zoom-out": () => table.board.zooms.get(upon)?.step(-1),
    "zoom-fit": () => table.board.zooms.get(upon)?.fit(),
    "turn-round": () => table.turnRound(1),
    front: () => table.bringToFront(Number(button.dataset.side)),
    "front-back": () => table.bringToFront(0),
    elsewhere: () => table.elsewhere.go(),
    fold: () => table.board.folds.get(upon)?.press(),
    sure: () => chooser.asking && chooser.choose(chooser.asking, { sure: true }),
    others: () => {
      const buttons = optionButtons(otherOptions(chooser.options));
      hints.chooser.ask(button.getBoundingClientRect(), make("div", { class: "several" }, ...buttons));
    },
    back: () => chooser.back(),
    same: () => chooser.repeat(),
    undo: () => chooser.undo(-1),
    reset: () => chooser.undo(table.model.reach),
    "undo-to": () => chooser.undo(Number(ply)),
    line: () => {
      table.unfolded = table.unfolded === Number(line) ? -1 : Number(line);
      showLog(the(".log ol"), table.model, table.unfolded);
      the(`.log [data-line="${line}"]`).focus(); // it was made anew
    },
    skip: () => {
      table.line.tell({ t: "skip" });
      table.pace.hurry();
    },
    next: () => table.pace.next(),
    there: () => table.goThere((button.dataset.marks ?? "").split(" ").filter(Boolean)),
    look: () => table.line.tell({ t: "eyes", seat: Number(seat) }),
    rule: () => table.rulebook.open(rule),
    rules: () => table.rulebook.close() || table.rulebook.open(),
    invite: () => invite(table.address, Number(seat), the(".gathering .invited")),
    company: () => table.company.open(table.model),
    "company-ask": () => table.company.ask(button.dataset.ask ?? "", table.model),
    wish: () => table.company.wish(button.dataset, table.model),
    "back-again": () => table.line.tell({ t: "here", on: true }),
    "seat-link": () => table.company.link(Number(seat), false),
    "link-fresh": () =>
      button.closest("dialog")
        ? table.company.link(Number(seat), true)
        : invite(table.address, Number(seat), the(".gathering .invited"), { fresh: true }),
    "seat-bot": () => {
      const level = button.parentElement?.querySelector("select")?.value;
      return table.company.wish({ wish: "fill", seat, level }, table.model);
    },
    watchers: () => {
      const dialog = sheet("watchers", say("invite-watch"), make("div", { class: "invited" }));
      dialog.showModal();
      return invite(table.address, -1, the("dialog.watchers .invited"));
    },
    rematch: () => askForRematch(table.address),
    end: () => openEnd(table.model, table.address),
    print: () => print(),
    help: () => openHelp(),
    house: () => openAbout("house"),
    aim: () => openAbout("aim"),
    seal: () => {
      const { end, seal: shown } = table.model;
      openSeal(shown, end && proof(end, shown, table.address));
    },
    preferences: () => openPreferences(() => table.draw()),
    theme: () => turnTheme(),
    sheet: () => table.sheet(button.dataset.sheet ?? ""),
    close: () => {
      const dialog = button.closest("dialog");
      if (dialog) dialog.close();
      else hints.close();
    },
  };
}

/**
 * The deeds of keys.
 * @param {Table} table
 * @returns {Record<string, () => unknown>}
 */
export function keys(table) {
  const { chooser, pointer, rulebook } = table;
  return {
    Escape: () => table.escape(),
    u: () => chooser.back() || (table.model.reach >= 0 && chooser.undo(-1)),
    r: () => pointer.turn(1) || rulebook.close() || rulebook.open(),
    R: () => pointer.turn(-1),
    f: () => pointer.turn(0),
    "+": () => table.more(1),
    "=": () => table.more(1),
    "-": () => table.more(-1),
    t: () => table.turnRound(1),
    T: () => table.turnRound(-1),
    l: () => {
      if (table.isSmall && document.body.dataset.sheet !== "log") table.sheet("log");
      the(".log ol").focus();
    },
    i: () => {
      const focus = document.activeElement;
      return focus instanceof SVGElement ? pointer.explain(focus) : pointer.about(pointer.point);
    },
    n: () => table.pace.next(),
    o: () => openPreferences(() => table.draw()),
    "?": () => openHelp(),
  };
}
