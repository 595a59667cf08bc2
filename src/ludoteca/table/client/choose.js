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

import { listed, nearestStep, scales, stepped } from "./amounts.js";
import { faceOf, faces, flipped, likest, turned } from "./faces.js";
import { NOTHING, mustAct, patched } from "./model.js";
import { asksBefore, preferences } from "./preferences.js";
import { Lost } from "./socket.js";
import { say } from "./texts.js";

/** @type {Option[]} */
const NO_OPTIONS = [];
/** @type {Option} */
const NO_OPTION = { action: "", label: "" };

const HANDFUL = 5; // of a step that is taken as often as it goes
const GROUP = 20;

/** @type {Imagined} */
const NO_THOUGHT = { t: "imagined", n: 0, revision: 0, ends: false };

/** What stands aside comes after what is asked. @param {Option[]} options @returns {Option[]} */
export function inOrder(options) {
  if (!options.some((option) => option.aside)) return options;
  return [...options.filter((option) => !option.aside), ...options.filter((option) => option.aside)];
}

/**
 * Of many options those that a thing stands for, each in its own place.
 * @param {Option[]} options
 * @param {string} thing
 */
function standingFor(options, thing) {
  return options
    .filter(({ twins }) => twins?.includes(thing))
    .map((option) => ({ ...option, twins: option.twins?.filter((twin) => twin !== thing) }));
}

/** The actions of an option: its own, and those that follow it without a choice. @param {Option} option */
function actionsOf(option) {
  return [option.action, ...(option.along ?? []).map(({ action }) => action)];
}

/** The same in words. @param {Option} option */
function labelsOf(option) {
  return [option.label, ...(option.along ?? []).map(({ label }) => label)];
}

/**
 * Whether a board lies as it lay before: what was thought of it is drawn as it lies.
 * @param {import("./types.js").Area[]} before
 * @param {import("./types.js").Area[]} after
 */
function isTurnedAlike(before, after) {
  return before.every(({ turned }, k) => turned === after[k]?.turned);
}

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
    this.asking = null; // what cannot be undone and is to be confirmed
    this.busy = false;
    this.due = 0; // the version that shows my last act: until it is there, nothing can be chosen
    this.paused = false; // a new screen is on its way: nothing can be chosen until it is there
    /** @type {Step[]} */
    this.again = []; // steps of a move that something aside came into the middle of
    /** @type {string[]} */
    this.made = []; // the actions of my last move, as long as it is still my turn
    /** @type {((value: unknown) => void)[]} */
    this.resting = []; // who waits until something can be chosen again
    /** @type {Map<string, number>} */
    this.amounts = new Map(); // what is set on each scale
    /** @type {Map<string, import("./faces.js").Face>} */
    this.turns = new Map(); // how each piece was turned last
    this.held = ""; // the place over which a piece is held
    this.narrowed = ""; // the thing that alone is asked about: where it could be used
    this.narrowedTo = ""; // the same in words
    /** @type {{from: Option[], within: string, options: Option[]}} */
    this.ordered = { from: NO_OPTIONS, within: "", options: NO_OPTIONS };
    this.hands = false; // after going back forced choices are left to the person, or they would be made again at once
    /** @type {Map<string, {coming: Promise<Imagined>, imagined: Imagined | null}>} */
    this.thoughts = new Map();
  }

  /** Whether a move of mine is on its way and not yet to be seen. */
  get underWay() {
    return this.busy || (this.model?.revision ?? 0) < this.due;
  }

  /** What may be chosen now. @returns {Option[]} */
  get options() {
    if (!this.model || this.underWay || this.paused || !mustAct(this.model)) return NO_OPTIONS;
    const from = this.path.at(-1)?.imagined.options ?? this.model.options;
    const within = this.narrowed;
    if (this.ordered.from !== from || this.ordered.within !== within) {
      const all = inOrder([...from, ...this.otherFaces()]);
      this.ordered = { from, within, options: within ? standingFor(all, within) : all };
    }
    return this.ordered.options;
  }

  /**
   * A step that turned a piece is not over before the move is: while its place is chosen, the piece can still lie in
   * every other way, instead of that step.
   * @returns {Option[]}
   */
  otherFaces() {
    const { piece, target, action } = this.path.at(-1)?.option ?? NO_OPTION;
    if (!piece) return NO_OPTIONS;
    const before = this.path.at(-2)?.imagined.options ?? this.model?.options ?? NO_OPTIONS;
    return before
      .filter((option) => option.piece === piece && option.target === target && option.action !== action)
      .map((option) => ({ ...option, aside: true, instead: true }));
  }

  /** The same as a list shows them: of a scale only what is set on it. */
  get listed() {
    return listed(this.options, (scale) => this.setOn(scale));
  }

  /** Scales on which an amount is chosen now. */
  get scales() {
    return scales(this.options);
  }

  /**
   * The amount that is set on a scale; at first the one that is proposed.
   * @param {import("./amounts.js").Scale} scale
   */
  setOn(scale) {
    const set = this.amounts.get(scale.verb);
    const proposed = this.options.find((option) => scale.steps.includes(option));
    return set === undefined ? (proposed ?? nearestStep(scale, 0)) : nearestStep(scale, set);
  }

  /** Set an amount, as near as it can be. @param {string} verb @param {number} amount */
  setAmount(verb, amount) {
    const scale = this.scales.find((candidate) => candidate.verb === verb);
    if (!scale) return;
    this.amounts.set(verb, nearestStep(scale, amount).amount ?? 0);
    this.hears.changed();
  }

  /** So many steps up or down a scale. @param {string} verb @param {number} by */
  stepAmount(verb, by) {
    const scale = this.scales.find((candidate) => candidate.verb === verb);
    if (scale) this.setAmount(verb, stepped(scale, this.setOn(scale), by).amount ?? 0);
  }

  /**
   * How a piece would lie in a place, if these options are its faces.
   * @param {Option[]} options  of one target
   * @returns {Option | null}
   */
  faceAt(options) {
    const all = faces(options);
    const piece = all?.[0]?.piece ?? "";
    return (all && likest(all, this.turns.get(piece) ?? faceOf(options[0] ?? NO_OPTION))) ?? null;
  }

  /**
   * Turn a piece a step on (1) or back (-1), or flip it (0).
   * @param {Option[]} options  its faces in one place
   * @param {number} by
   * @returns {Option | null} how it lies now
   */
  turn(options, by) {
    const [all, from] = [faces(options), this.faceAt(options)];
    if (!all || !from) return null;
    return this.face(by ? turned(all, from, by) : flipped(all, from));
  }

  /** Let a piece lie so. @param {Option} option */
  face(option) {
    this.turns.set(option.piece ?? "", faceOf(option));
    this.hears.changed();
    return option;
  }

  /**
   * Turn the piece that the last step took, as above: its place is still being chosen.
   * @param {number} by
   * @returns {Promise<Option> | null} how it lies then, once that is shown
   */
  turnAgain(by) {
    const last = this.path.at(-1)?.option ?? NO_OPTION;
    const all = faces([last, ...this.options.filter((option) => option.instead)]);
    if (!all) return null;
    const next = by ? turned(all, last, by) : flipped(all, last);
    return (next === last ? Promise.resolve() : this.choose(next)).then(() => next);
  }

  /** Another question: nothing is set or held any more. */
  letGo() {
    this.amounts.clear();
    this.held = "";
    this.narrowed = "";
  }

  /**
   * Ask only where a thing could be used that stands for several options; "" asks about all again.
   * @param {string} thing
   * @param {string} [name]  what it is called
   */
  narrow(thing, name = "") {
    if (this.narrowed === thing) return;
    this.narrowed = thing;
    this.narrowedTo = name;
    this.hears.changed();
  }

  /** Hold the piece over a place, to turn it there; "" lets it go. @param {string} target */
  hold(target) {
    if (this.held === target) return;
    this.held = target;
    this.hears.changed();
  }

  /** The piece that is being turned: where it is held, or where alone it can lie; its faces, and how it lies. */
  get turning() {
    const asked = this.options.filter((option) => !option.aside);
    const target = this.held || (asked[0]?.target ?? "");
    const there = this.options.filter((option) => option.target === target);
    if (!target || (!this.held && asked.some((option) => option.target !== target))) return null;
    const option = this.faceAt(there);
    return option && { target, faces: there, option };
  }

  /** What is asked now. */
  get prompt() {
    return this.path.at(-1)?.imagined.prompt ?? this.model?.prompt ?? null;
  }

  /** The actions of the move so far. */
  get actions() {
    return this.path.flatMap((step) => actionsOf(step.option));
  }

  /** The steps of the move so far, in words. */
  get steps() {
    const steps = this.path.flatMap((step) => labelsOf(step.option));
    return this.narrowed && this.narrowedTo ? [...steps, this.narrowedTo] : steps;
  }

  /**
   * What is left where all has been chosen and nothing but to say so: the last step of a move, if there is only one.
   * @returns {Option | null}
   */
  get confirming() {
    const [only, ...others] = this.options;
    return this.path.length && only?.ends && !others.length ? only : null;
  }

  /** The board as it would be after the steps so far. */
  get drawing() {
    const last = this.path.at(-1)?.imagined;
    return last ? this.drawingOf(last) : (this.model?.drawing ?? new Map());
  }

  /** The areas as the steps so far would have them. */
  get areas() {
    return this.path.at(-1)?.imagined.areas ?? this.model?.areas ?? [];
  }

  /** Show the board after the steps so far. @param {boolean} [atOnce] */
  showBoard(atOnce = false) {
    return this.board.show(this.drawing, atOnce, this.areas);
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
    this.paused = true;
  }

  /**
   * A new screen is shown. A move that was begun is kept if it still can be made.
   * @param {Model} model
   */
  async look(model) {
    this.paused = false;
    const stands = this.model?.revision === model.revision && this.model.seat === model.seat;
    const same = stands && isTurnedAlike(this.model?.areas ?? [], model.areas);
    this.model = model;
    if (same) {
      if (this.path.length) await this.showBoard(true);
      return this.settle();
    }
    this.thoughts.clear();
    this.asking = null;
    this.letGo();
    const again = model.revision >= this.due ? this.again : [];
    const steps = this.busy || !mustAct(model) ? [] : this.path;
    this.path = [];
    if (again.length) {
      this.again = [];
      if (mustAct(model)) await this.walkAgain(again, model);
    } else if (!(await this.walk(steps, model))) this.path = [];
    if (!mustAct(model)) this.made = [];
    if (this.path.length) await this.showBoard(true);
    this.settle();
  }

  /**
   * Take steps once more, as far as they can be taken. Tells whether that was all the way.
   * @param {Step[]} steps
   * @param {Model} model  on whose screen
   */
  async walk(steps, model) {
    for (const step of steps) {
      const imagined = await this.think(step.option).catch(() => null);
      if (this.model?.revision !== model.revision || this.model.seat !== model.seat) return false;
      if (!imagined || imagined.ends) return false;
      this.path.push({ ...step, imagined });
    }
    return true;
  }

  /**
   * Something aside has come into the middle of a move, which begins again: its steps are taken again where they are
   * still possible. (If they are not asked again, the table has kept them.)
   * @param {Step[]} steps
   * @param {Model} model
   */
  async walkAgain(steps, model) {
    for (const [k, { option, forced }] of steps.entries()) {
      const options = this.path.at(-1)?.imagined.options ?? model.options;
      const offered = options.find(({ action, ends }) => action === option.action && !ends);
      if (!offered && !k) return;
      const taken = offered && (await this.walk([{ option: offered, imagined: NO_THOUGHT, forced }], model));
      if (this.model?.revision !== model.revision || this.model.seat !== model.seat) return void (this.path = []);
      if (!taken) break;
    }
    const labels = this.steps.join(" › ");
    if (this.path.length === steps.length) this.hears.tell(say("again", { steps: labels }));
    else this.hears.tell(labels ? say("again-partly", { steps: labels }) : say("again-not"));
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
    const steps = option.instead ? this.path.slice(0, -1) : this.path;
    return [...steps, { option }].flatMap((step) => actionsOf(step.option));
  }

  /**
   * Take an option: one step further, or, if that makes the move whole, the move.
   * @param {Option} option
   * @param {{forced?: boolean, sure?: boolean}} [how]
   */
  async choose(option, { forced = false, sure = false } = {}) {
    if (this.busy || !this.options.includes(option)) return;
    if (asksBefore(option.barrier) && !sure) {
      this.asking = option;
      return this.hears.changed();
    }
    this.hands = forced; // what fails once is left to the person
    this.asking = null;
    try {
      if (await (option.ends ? this.make(option) : this.goOn(option, forced))) this.hands = false;
    } catch (error) {
      this.fail(error);
    }
    if (!this.underWay) this.settle(); // or else when the screen is there that shows what was done
  }

  /**
   * One step further within a move. Tells whether it was taken.
   * @param {Option} option
   * @param {boolean} forced
   */
  async goOn(option, forced) {
    const { revision, seat } = this.model ?? NOTHING;
    const last = this.path.at(-1);
    const imagined = await this.think(option);
    if (this.path.at(-1) !== last) return false; // chosen twice, or gone back meanwhile
    if (revision !== this.model?.revision || seat !== this.model.seat || this.busy) return false; // it has moved on
    if (option.piece) this.turns.set(option.piece, faceOf(option));
    const before = option.instead ? this.path.pop() : null;
    this.path.push({ option: { ...option, instead: false }, imagined, forced: before?.forced ?? forced });
    this.letGo();
    await this.takeAsItLies();
    const shown = this.showBoard(before !== null);
    this.hears.changed();
    await shown;
    return true;
  }

  /**
   * The last actions of the move, or of the one before where none is begun, if they could be taken once more: the last
   * one, or the last two, as when somebody has gone from a place to another where more could follow.
   */
  get same() {
    if (this.asking || this.narrowed) return [];
    const actions = this.path.length ? this.actions : this.made;
    const count = [1, 2].find((many) => actions.length >= many && this.offered(actions.slice(-many)));
    return count ? actions.slice(-count) : [];
  }

  /**
   * The option that takes the first of these actions and no other ones; the move may end with the last of them only.
   * @param {string[]} actions
   */
  offered(actions) {
    const fits = (/** @type {string[]} */ taken, /** @type {boolean | undefined} */ ends) =>
      taken.every((action, k) => action === actions[k]) && (!ends || taken.length === actions.length);
    return this.options.find(
      (one) => fits(actionsOf(one), one.ends) && !one.barrier && !one.idle && !one.instead && !one.aside,
    );
  }

  /** Take the last actions once more. Tells whether they could be taken. */
  async repeat() {
    const { same } = this;
    const { length } = this.path;
    try {
      for (let left = same; left.length; ) {
        const option = this.offered(left);
        if (!option || !(await (option.ends ? this.make(option) : this.goOn(option, false)))) {
          if (this.path.length > length) this.back();
          return false;
        }
        left = left.slice(actionsOf(option).length);
      }
    } catch (error) {
      this.fail(error);
      return false;
    }
    return same.length > 0;
  }

  /**
   * Take an option, and the same once more as often as it goes: a whole group goes. Where that is one action, it is
   * taken five times at most.
   * @param {Option} option
   */
  async chooseAll(option) {
    await this.choose(option);
    await this.atRest();
    const begun = this.path.length ? this.actions : this.made;
    if (begun.at(-1) !== actionsOf(option).at(-1)) return; // it was not taken
    const most = this.same.length === 1 ? HANDFUL - 1 : GROUP;
    for (let count = 0; count < most; count++) {
      if (!(await this.repeat())) return;
      await this.atRest();
    }
  }

  /** When what was done is to be seen, and something else can be chosen. */
  async atRest() {
    if (this.underWay || this.paused) await new Promise((resolve) => this.resting.push(resolve));
  }

  /** A piece whose place comes next is taken as it lay last, before anything is shown: there it can be turned. */
  async takeAsItLies() {
    const [last, option] = [this.path.at(-1), this.liesNow];
    const imagined = option && (await this.think(option).catch(() => null));
    if (imagined && this.path.at(-1) === last) this.path.push({ option, imagined, forced: true });
  }

  /** How the piece lies whose place comes next; null if none is asked about, or nothing comes next. */
  get liesNow() {
    const option = this.turning?.option;
    return option && !option.ends && !option.barrier ? option : null;
  }

  /**
   * Send a whole move, first of all. If somebody has looked at what it leads to, the board shows that meanwhile. Tells
   * whether it was made.
   * @param {Option} option  its last step
   */
  async make(option) {
    const actions = this.with(option);
    const imagined = this.thoughts.get(actions.join(" "))?.imagined;
    const steps = option.aside ? this.path : [];
    this.busy = true;
    const sent = this.line.act({ t: "do", revision: this.model?.revision ?? 0, actions });
    this.hears.sent();
    if (imagined?.drawn?.length) void this.board.show(this.drawingOf(imagined), false, imagined.areas ?? []);
    const answer = await sent.finally(() => {
      this.busy = false;
      this.path = []; // in the same moment: the screen that came with the answer must not find the steps of this move
      this.again = steps;
    });
    if (answer.t === "done") {
      this.due = answer.revision;
      this.made = actions;
      return true;
    }
    this.again = [];
    if (!this.paused) await this.showBoard(); // else a newer screen has come with the answer
    if (answer.t === "refused") this.hears.tell(answer.text, answer.rule);
    else if (answer.t === "stale") this.hears.tell(say("stale"));
    return false;
  }

  /** One step back within the move; steps that were forced are not stopped at. Tells whether there was one. */
  back() {
    if (this.asking) {
      this.asking = null;
      this.hears.changed();
      return true;
    }
    if (this.held) {
      this.hold("");
      return true;
    }
    if (this.narrowed) {
      this.narrow("");
      return true;
    }
    if (!this.path.length || this.busy) return false;
    this.hands = true;
    while (this.path.pop()?.forced);
    this.letGo();
    void this.showBoard();
    this.hears.changed();
    return true;
  }

  /**
   * Take back moves that were made: the last one (-1), or all after a ply.
   * @param {number} to
   */
  async undo(to) {
    if (this.underWay || !this.model) return;
    this.hands = true;
    this.path = [];
    this.made = [];
    this.again = [];
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

  /**
   * Everybody looks again; a choice that is none is made at once, unseen, unless it could not be taken back. A piece
   * whose place comes next is taken as it lay last: there it can be turned.
   */
  settle() {
    if (!this.underWay && !this.paused) for (const rests of this.resting.splice(0)) rests(null);
    const [only, ...others] = this.options;
    const free = others.length || !only || only.barrier || this.confirming;
    const next = this.liesNow ?? (preferences.forced && !free ? only : null);
    if (next && !this.hands && !this.asking) void this.choose(next, { forced: true });
    else this.hears.changed();
  }
}
