/** Turning the pages of a finished match. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

const PACE = 900; // ms a page
const REST = 250; // ms after which a page has come to stay

export class Replay {
  /**
   * @param {HTMLElement} bar
   * @param {(ply: number) => void} turn
   */
  constructor(bar, turn) {
    this.turn = turn;
    this.ply = 0;
    this.plies = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.naming = undefined;
    this.range = make("input", {
      type: "range",
      min: 0,
      step: 1,
      class: "scrubber",
      "aria-label": say("replay-scrubber"),
    });
    this.range.addEventListener("input", () => {
      this.stop();
      this.go(Number(this.range.value));
    });
    this.where = make("output", { class: "where" });
    this.playing = button("play", "replay-play");
    bar.append(
      button("first", "replay-first"),
      button("back", "replay-back"),
      this.playing,
      button("next", "replay-next"),
      button("last", "replay-last"),
      this.range,
      this.where,
    );
    bar.addEventListener("click", (event) => {
      const pressed = event.target instanceof Element ? event.target.closest("button") : null;
      if (pressed) this.press(pressed.dataset.turn ?? "");
    });
    bar.hidden = false;
    // A link to a moment: /replay/ID#12
    this.wanted = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : -1;
  }

  /** @param {import("./model.js").Model} model */
  show(model) {
    this.ply = model.ply;
    this.plies = model.plies;
    this.range.max = String(model.plies);
    this.range.value = String(model.ply);
    this.where.textContent = say("replay-where", { ply: model.ply, plies: model.plies });
    // Not for every page on the way: browsers refuse an address that changes too often.
    clearTimeout(this.naming);
    this.naming = setTimeout(() => history.replaceState(null, "", `#${this.ply}`), REST);
    if (this.wanted >= 0) {
      const wanted = this.wanted;
      this.wanted = -1;
      if (wanted !== model.ply) this.go(wanted);
    }
  }

  /** @param {string} what */
  press(what) {
    if (what === "play") return this.timer ? this.stop() : this.start();
    this.stop();
    const goals = { first: 0, back: this.ply - 1, next: this.ply + 1, last: this.plies };
    this.go(goals[/** @type {keyof typeof goals} */ (what)] ?? this.ply);
  }

  /** @param {number} ply */
  go(ply) {
    const page = Math.max(0, Math.min(this.plies, ply));
    if (page === this.ply) return;
    this.ply = page; // several presses in a row count from where they will lead
    this.turn(page);
  }

  start() {
    if (this.ply >= this.plies) this.go(0);
    this.timer = setInterval(() => (this.ply < this.plies ? this.go(this.ply + 1) : this.stop()), PACE);
    fill(this.playing, icon("pause"), make("span", { class: "visually-hidden" }, say("replay-pause")));
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    fill(this.playing, icon("play"), make("span", { class: "visually-hidden" }, say("replay-play")));
  }
}

/**
 * @param {string} what
 * @param {string} text
 */
function button(what, text) {
  return make(
    "button",
    { class: "way", type: "button", "data-turn": what, title: say(text) },
    icon(what),
    make("span", { class: "visually-hidden" }, say(text)),
  );
}
