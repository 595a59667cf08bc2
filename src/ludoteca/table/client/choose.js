/**
 * Choosing a move, step by step: which options there are now, what one of them would do, and when the move is whole.
 * Only then does it go to the table, as one move. It knows no game and no page; `changed` is called when anything is
 * different, and everybody looks again; `sent` when a move has gone to the table.
 *
 * @typedef {import("./types.js").Option} Option
 * @typedef {import("./types.js").Imagined} Imagined
 * @typedef {import("./model.js").Model} Model
 * @typedef {{option: Option, imagined: Imagined, forced: boolean}} Step
 */

import { NOTHING, mustAct, patched } from "./model.js";
import { preferences } from "./preferences.js";
import { Lost } from "./socket.js";
import { say } from "./texts.js";

/** @type {Option[]} */
const NO_OPTIONS = [];
const THOUGHT = 650; // ms before a forced choice is made, so that it can be seen

export class Chooser {
  /**
   * @param {import("./socket.js").Line} line
   * @param {import("./board.js").Board} board
   * @param {{changed: () => void, sent: () => void, tell: (text: string, rule?: string) => void}} hears
   */
  constructor(line, board, hears) {
    this.line = line;
    this.board = board;
    this.hears = hears;
    /** @type {Model | null} */
    this.model = null;
    /** @type {Step[]} */
    this.path = [];
    /** @type {Option | null} */
    this.asking = null; // an end of the turn that is to be confirmed
    this.busy = false;
    this.due = 0; // the version that shows my last act: until it is there, nothing can be chosen
    this.paused = false; // a new screen is on its way: nothing can be chosen until it is there
    this.hands = false; // after going back forced choices are left to the person, or they would be made again at once
    /** @type {Map<string, {coming: Promise<Imagined>, imagined: Imagined | null}>} */
    this.thoughts = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Whether a move of mine is on its way and not yet to be seen. */
  get underWay() {
    return this.busy || (this.model?.revision ?? 0) < this.due;
  }

  /** What may be chosen now. @returns {Option[]} */
  get options() {
    if (!this.model || this.underWay || this.paused || !mustAct(this.model)) return NO_OPTIONS;
    return this.path.at(-1)?.imagined.options ?? this.model.options;
  }

  /** What is asked now. */
  get prompt() {
    return this.path.at(-1)?.imagined.prompt ?? this.model?.prompt ?? null;
  }

  /** The actions of the move so far. */
  get actions() {
    return this.path.map((step) => step.option.action);
  }

  /** The board as it would be after the steps so far. */
  get drawing() {
    const last = this.path.at(-1)?.imagined;
    return last ? this.drawingOf(last) : (this.model?.drawing ?? new Map());
  }

  /**
   * The board as a move would leave it.
   * @param {Imagined} imagined
   */
  drawingOf(imagined) {
    return patched(this.model?.drawing ?? new Map(), imagined.drawn ?? [], imagined.gone ?? []);
  }

  /** A new screen comes: wait for `look`. */
  pause() {
    clearTimeout(this.timer);
    this.paused = true;
  }

  /**
   * A new screen is shown. A move that was begun is kept if it still can be made.
   * @param {Model} model
   */
  async look(model) {
    this.paused = false;
    const same = this.model?.revision === model.revision && this.model.seat === model.seat;
    this.model = model;
    if (same) {
      if (this.path.length) await this.board.show(this.drawing, true);
      return this.settle();
    }
    this.thoughts.clear();
    this.asking = null;
    const steps = this.busy || !mustAct(model) ? [] : this.path;
    this.path = [];
    for (const step of steps) {
      const imagined = await this.think(step.option).catch(() => null);
      if (!imagined || imagined.ends || this.model.revision !== model.revision || this.model.seat !== model.seat) {
        this.path = [];
        break;
      }
      this.path.push({ ...step, imagined });
    }
    if (this.path.length) await this.board.show(this.drawing, true);
    this.settle();
  }

  /**
   * What would one more step do? Asked once, then remembered until the table changes.
   * @param {Option} option
   * @returns {Promise<Imagined>}
   */
  think(option) {
    const actions = this.with(option);
    const key = actions.join(" ");
    const before = this.thoughts.get(key);
    if (before) return before.coming;
    const coming = this.line.ask({ t: "imagine", revision: this.model?.revision ?? 0, actions }).then((answer) => {
      if (answer.t === "imagined") return (thought.imagined = answer);
      throw new Error(answer.t === "refused" ? answer.text : say("stale"));
    });
    /** @type {{coming: Promise<Imagined>, imagined: Imagined | null}} */
    const thought = { coming, imagined: null };
    coming.catch(() => this.thoughts.delete(key));
    this.thoughts.set(key, thought);
    return coming;
  }

  /** The actions so far and one more. @param {Option} option */
  with(option) {
    return [...this.actions, option.action];
  }

  /**
   * Take an option: one step further, or, if that makes the move whole, the move.
   * @param {Option} option
   * @param {{forced?: boolean, sure?: boolean}} [how]
   */
  async choose(option, { forced = false, sure = false } = {}) {
    clearTimeout(this.timer);
    if (this.busy || !this.options.includes(option)) return;
    if (option.barrier === "handed-over" && preferences.confirm && !sure) {
      this.asking = option;
      return this.hears.changed();
    }
    if (!forced) this.hands = false;
    this.asking = null;
    try {
      if (option.ends) await this.make(option);
      else await this.goOn(option, forced);
    } catch (error) {
      this.fail(error);
    }
    if (!this.underWay) this.settle(); // or else when the screen is there that shows what was done
  }

  /**
   * One step further within a move.
   * @param {Option} option
   * @param {boolean} forced
   */
  async goOn(option, forced) {
    const { revision, seat } = this.model ?? NOTHING;
    const imagined = await this.think(option);
    if (revision !== this.model?.revision || seat !== this.model.seat || this.busy) return; // the table has moved on
    this.path.push({ option, imagined, forced });
    const shown = this.board.show(this.drawing);
    this.hears.changed();
    await shown;
  }

  /**
   * Send a whole move, first of all. If somebody has looked at what it leads to, the board shows that meanwhile.
   * @param {Option} option  its last step
   */
  async make(option) {
    const actions = this.with(option);
    const imagined = this.thoughts.get(actions.join(" "))?.imagined;
    this.busy = true;
    const sent = this.line.act({ t: "do", revision: this.model?.revision ?? 0, actions });
    this.hears.sent();
    if (imagined?.drawn?.length) void this.board.show(this.drawingOf(imagined));
    const answer = await sent.finally(() => {
      this.busy = false;
      this.path = []; // in the same moment: the screen that came with the answer must not find the steps of this move
    });
    if (answer.t === "done") {
      this.due = answer.revision;
      return;
    }
    if (!this.paused) await this.board.show(this.drawing); // else a newer screen has come with the answer
    if (answer.t === "refused") this.hears.tell(answer.text, answer.rule);
    else if (answer.t === "stale") this.hears.tell(say("stale"));
  }

  /** One step back within the move; steps that were forced are not stopped at. Tells whether there was one. */
  back() {
    clearTimeout(this.timer);
    if (this.asking) {
      this.asking = null;
      this.hears.changed();
      return true;
    }
    if (!this.path.length || this.busy) return false;
    this.hands = true;
    while (this.path.pop()?.forced);
    void this.board.show(this.drawing);
    this.hears.changed();
    return true;
  }

  /**
   * Take back moves that were made: the last one (-1), or all after a ply.
   * @param {number} to
   */
  async undo(to) {
    if (this.underWay || !this.model) return;
    clearTimeout(this.timer);
    this.hands = true;
    this.path = [];
    this.busy = true;
    const sent = this.line.act({ t: "undo", revision: this.model.revision, to }).finally(() => (this.busy = false));
    this.hears.sent();
    try {
      const answer = await sent;
      if (answer.t === "done") this.due = answer.revision;
      else if (answer.t === "refused") this.hears.tell(answer.text, answer.rule);
      else if (answer.t === "stale") this.hears.tell(say("stale"));
    } catch (error) {
      this.fail(error);
    }
    if (!this.underWay) this.settle();
  }

  /** @param {unknown} error */
  fail(error) {
    this.hears.tell(
      error instanceof Lost ? say("lost-question") : error instanceof Error ? error.message : String(error),
    );
  }

  /** Everybody looks again; a choice that is none is made for the person, unless it could not be taken back. */
  settle() {
    clearTimeout(this.timer);
    this.hears.changed();
    const [only, ...others] = this.options;
    if (only && !others.length && !only.barrier && preferences.forced && !this.hands && !this.asking) {
      this.timer = setTimeout(() => this.choose(only, { forced: true }), THOUGHT);
    }
  }
}
