/**
 * The sheet about who sits at the table, and what can be done about it: a link for another device, a bot for somebody who
 * is missing, resigning, ending the match.
 */

import { sheet } from "./dialogs.js";
import { fill, make } from "./dom.js";
import { invite } from "./gathering.js";
import { mark } from "./icons.js";
import { called, isBots, levelOf, send, wishButton } from "./matters.js";
import { say } from "./texts.js";

/** @typedef {import("./model.js").Model} Model */

export class Company {
  /** @param {string} table  its address */
  constructor(table) {
    this.table = table;
    /** @type {string} */
    this.asking = ""; // what is to be confirmed: "abandon", or "resign" and a seat
  }

  /** @param {Model} model */
  open(model) {
    const dialog = sheet(
      "company",
      say("company"),
      make("ul", { class: "chairs" }),
      make("div", { class: "together" }),
      make("div", { class: "invited", hidden: true, tabindex: -1 }),
    );
    this.asking = "";
    const invited = dialog.querySelector(".invited");
    if (invited instanceof HTMLElement) invited.hidden = true;
    this.show(model);
    if (!dialog.open) dialog.showModal();
  }

  /** As things are now, if the sheet is open or about to be. @param {Model} model */
  show(model) {
    const list = document.querySelector("dialog.company .chairs");
    const together = document.querySelector("dialog.company .together");
    if (!(list instanceof HTMLElement) || !(together instanceof HTMLElement)) return;
    fill(list, ...model.seats.map((_, k) => this.chair(model, k)));
    fill(together, ...this.forAll(model));
  }

  /**
   * @param {Model} model
   * @param {number} k
   */
  chair(model, k) {
    const seat = model.seats[k];
    if (!seat) return null;
    const playing = model.status === "playing";
    const host = document.body.dataset.owner === "1";
    const matter = model.matters.find(({ about, seat: target }) => about === "replace" && target === k);
    const question = `resign ${k}`;
    return make(
      "li",
      {},
      mark(k),
      make("span", { class: "name" }, called(seat), make("small", {}, this.state(model, k))),
      make(
        "div",
        { class: "buttons" },
        matter?.can === "decide" || matter?.can === "vote"
          ? wishButton(say("matter-replace-yes", { name: seat.name }), { t: "agree", about: "replace", seat: k })
          : null,
        seat.mine && (playing || model.status === "gathering") ? linkButton(k, say("link-device")) : null,
        !seat.mine && host && playing && seat.stand_in && !seat.resigned ? linkButton(k, say("link-again")) : null,
        seat.mine && playing && !document.body.dataset.lesson ? askButton(say("resign"), question) : null,
      ),
      this.asking === question
        ? confirm(
            say(model.seats.some((other, n) => n !== k && isSomebodys(other)) ? "resign-about" : "abandon-alone"),
            wishButton(say("resign"), { t: "resign", seat: k }, "button danger"),
          )
        : null,
    );
  }

  /**
   * @param {Model} model
   * @param {number} k
   */
  state(model, k) {
    const seat = model.seats[k];
    if (!seat || seat.kind === "open") return "";
    const level = levelOf(seat);
    const words = [];
    if (seat.mine) words.push(say("you"));
    if (seat.resigned) words.push(say("resigned"));
    if (level) words.push(say(`level-${level}`));
    else if (seat.kind === "person" && !seat.mine) words.push(say(seat.here ? "here" : "away"));
    return words.join(" · ");
  }

  /** What concerns everybody. @param {Model} model */
  forAll(model) {
    const mine = model.seats.some((seat) => seat.mine);
    const voting = model.matters.some((matter) => matter.about === "abandon");
    if (!mine || model.status !== "playing" || voting || document.body.dataset.lesson) return [];
    const alone = isAlone(model);
    return [
      askButton(say(alone ? "abandon-now" : "abandon"), "abandon"),
      this.asking === "abandon"
        ? confirm(
            say(alone ? "abandon-alone" : "abandon-about"),
            wishButton(say(alone ? "abandon-now" : "abandon"), { t: "agree", about: "abandon" }, "button danger"),
          )
        : null,
    ];
  }

  /**
   * Ask whether something is meant; asked again, that is not.
   * @param {string} what
   * @param {Model} model
   */
  ask(what, model) {
    this.asking = this.asking === what ? "" : what;
    this.show(model);
  }

  /**
   * Send what a button wishes.
   * @param {DOMStringMap} wanted
   * @param {Model} model
   */
  async wish({ wish = "", seat, about, level }, model) {
    this.asking = "";
    await send(this.table, {
      t: wish,
      ...(seat === undefined ? {} : { seat: Number(seat) }),
      ...(about ? { about } : {}),
      ...(level ? { level } : {}),
    });
    this.show(model);
    const dialog = document.querySelector("dialog.company");
    if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
  }

  /**
   * The link for a seat of one's own, or of somebody for whom a bot plays.
   * @param {number} seat
   * @param {boolean} fresh  whether the last one is to be void
   */
  async link(seat, fresh) {
    const shown = document.querySelector("dialog.company .invited");
    if (!(shown instanceof HTMLElement)) return;
    await invite(this.table, seat, shown, { fresh, about: say("link-device-about") });
    shown.focus({ preventScroll: true });
    shown.scrollIntoView({ block: "nearest" });
  }
}

/** Whether a person has this seat, be they away or not. @param {import("./types.js").Seat} seat */
function isSomebodys(seat) {
  return seat.kind === "person" && !seat.resigned;
}

/** Whether nobody else need be asked: the others are bots, or missing. @param {Model} model */
export function isAlone(model) {
  const missing = new Set(model.matters.filter(({ about }) => about === "replace").map(({ seat }) => seat));
  return !model.seats.some((seat, k) => !seat.mine && seat.kind === "person" && !isBots(seat) && !missing.has(k));
}

/**
 * @param {number} seat
 * @param {string} label
 */
function linkButton(seat, label) {
  return make("button", { class: "button", type: "button", "data-do": "seat-link", "data-seat": seat }, label);
}

/**
 * @param {string} label
 * @param {string} question
 */
function askButton(label, question) {
  return make("button", { class: "button quiet", type: "button", "data-do": "company-ask", "data-ask": question }, label);
}

/**
 * @param {string} text
 * @param {Node} yes
 */
function confirm(text, yes) {
  return make(
    "div",
    { class: "confirm", role: "group" },
    make("p", {}, text),
    yes,
    make("button", { class: "button", type: "button", "data-do": "company-ask", "data-ask": "" }, say("cancel")),
  );
}
