/**
 * The table in the browser: joins the line to the server, the board, and everything around it. It knows no game.
 *
 * `body` tells tests and style sheets how things are: data-revision, data-status, data-mine (1 when I must act).
 */

import { Board, looksOther } from "./board.js";
import { Chooser } from "./choose.js";
import { Company } from "./company.js";
import { makeFirm, showCover } from "./cover.js";
import { deeds, keys } from "./deeds.js";
import { fill, make, the } from "./dom.js";
import { Elsewhere } from "./elsewhere.js";
import { openEnd } from "./end.js";
import { frontAfter, isTurnedByHand, turnedOn } from "./facing.js";
import { atTheDoor, invitation, showGathering, welcome } from "./gathering.js";
import { Ghost } from "./ghost.js";
import { Hints } from "./hints.js";
import { Keyboard } from "./keyboard.js";
import { showLesson } from "./lesson.js";
import { Lights } from "./lights.js";
import { changes, showMatters } from "./matters.js";
import { Memory } from "./memory.js";
import { hideHappened, tellHappened } from "./happened.js";
import { Misfit, NOTHING, mustAct, news, received, saidAloud, traces } from "./model.js";
import { isStill, pulse } from "./motion.js";
import { Onwards, isResting } from "./onwards.js";
import { Pace } from "./pace.js";
import { Pointer } from "./pointer.js";
import { notice } from "./popups.js";
import { preferences } from "./preferences.js";
import { botsPlay, sentence, showPrompt } from "./prompt.js";
import { partOfMine } from "./proof.js";
import { Queue } from "./queue.js";
import { Replay } from "./replay.js";
import { Rulebook } from "./rulebook.js";
import { followLog, showLog, showOptions, showSeats } from "./side.js";
import { Line } from "./socket.js";
import { followSteppers, typeInto } from "./stepper.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Screen} Screen */

const NO_ACCESS = 4403; // how the table closes the line to whoever is not invited
const RECOVERY = 2000; // ms until a page that could not show a screen asks for all of it again
const PATIENCE = 120; // ms: an answer that comes sooner needs no picture of waiting for it

export class Table {
  constructor() {
    const { table = "", game = "", house = "", replay } = document.body.dataset;
    this.address = table;
    this.title = document.title;
    this.model = NOTHING;
    this.unfolded = -1; // the line of the log that shows what can be done with it
    /** @type {Set<string>} */
    this.news = new Set(); // what changed on the board since my last move
    /** @type {import("./model.js").Drawing | null} */
    this.left = null; // the board as it was when I had nothing more to do
    this.ended = replay !== undefined; // whether the score sheet has been shown
    this.game = game;
    this.board = new Board(the(".board"));
    this.lights = new Lights(this.board);
    this.ghost = new Ghost(this.board);
    this.hints = new Hints();
    this.rulebook = new Rulebook(game, house);
    this.memory = new Memory();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    this.acted = -1; // the ply of my last act, as far as this page has seen it
    this.pace = new Pace(() => this.draw());
    this.queue = new Queue(
      (/** @type {Screen} */ screen, atOnce) => this.show(screen, atOnce),
      (error) => this.failed(error),
      this.pace,
    );
    this.line = new Line(`${table}/live`, {
      screen: (screen) => {
        this.queue.add(screen);
        if (this.pace.isHeld) this.draw(); // one more waits
      },
      state: (open) => this.connected(open),
      over: (code, reason) => this.refused(code === NO_ACCESS ? "" : reason),
    });
    this.chooser = new Chooser(this.line, this.board, {
      changed: () => this.draw(),
      sent: () => this.sent(),
      tell: (text, rule) => notice(text, rule),
    });
    this.pointer = new Pointer(this.board, this.lights, this.ghost, this.hints, this.chooser, (rule, title) =>
      this.rulebook.open(rule, title),
    );
    this.keyboard = new Keyboard(this.lights, {
      choose: (number) => this.number(number),
      count: () => this.chooser.listed.length,
      type: (digit) => typeInto(the(".prompt"), digit),
      pan: (way) => this.pan(way),
      fit: () => this.fit(),
      does: keys(this),
    });
    this.elsewhere = new Elsewhere(() => this.asked());
    followSteppers(the(".prompt"), this.chooser, () => this.previewAmount());
    this.replay = replay === undefined ? null : new Replay(the(".replay"), (ply) => this.line.tell({ t: "page", ply }));
    this.company = new Company(table);
    this.salted = false;
    this.cover = /** @type {HTMLDialogElement} */ (the("dialog.cover"));
    makeFirm(this.cover);
    followLog(the(".log ol"));
    this.onwards = new Onwards();
    this.slips = false; // the last press may have been meant for the button that lay there before
    this.following = false; // what comes to the front is looked at as soon as it has come
    this.byFinger = false; // a finger slips: what it pressed last is asked about where it cannot be undone
    /** @type {{x: number, y: number} | null} */
    this.pressed = null; // where a mouse has pressed, and rests since
    document.addEventListener("pointerdown", (event) => this.pressedAt(event), { capture: true });
    document.addEventListener("keydown", (event) => this.anyKey(event), { capture: true });
    document.addEventListener("click", (event) => this.putAway(event), { capture: true });
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("pointerover", (event) => this.hovered(event));
    for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => this.mark(event.target));
  }

  /** Come in: with an invitation first to the card where one says one's name. */
  enter() {
    const invited = invitation(location.hash);
    if (invited) welcome(the(".gathering"), this.address, invited, document.body.dataset.title ?? "");
    else if (document.body.dataset.welcome === "0") this.refused();
    else this.line.open();
  }

  /**
   * Show a screen that has arrived.
   * @param {Screen} screen
   * @param {boolean} atOnce
   */
  async show(screen, atOnce) {
    const before = this.model;
    try {
      this.model = received(before, screen);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.queue.waiting = [];
      return this.line.startAgain();
    }
    if (before.seat !== this.model.seat) this.acted = -1;
    this.replay?.show(this.model);
    this.giveSalt();
    if (screen.revision === before.revision && !screen.whole && !screen.drawn?.length && !screen.gone?.length) {
      this.chooser.model = this.model; // somebody came or went: whoever is choosing is not disturbed
      this.board.layOut(this.model.areas);
      this.draw();
      return this.around(before);
    }
    const { isLooking } = this.pointer;
    this.pointer.leave();
    this.hints.chooser.hide();
    this.lights.clear();
    this.chooser.pause();
    if (screen.log) this.unfolded = -1;
    this.board.undoes = this.model.ply < before.ply;
    const shown = this.board.show(this.model.drawing, atOnce || screen.whole, this.model.areas);
    if (this.board.moving.size) this.draw(); // what can be chosen is added when everything has arrived
    this.around(before);
    const changed = await shown;
    if (before.seat === this.model.seat && !screen.whole) for (const id of changed) this.news.add(id);
    this.tellNews(before);
    await this.chooser.look(this.model);
    if (isLooking) this.pointer.look(); // whoever reads about a thing reads on while others act
    this.tellOthers(screen.whole ? [] : news(before, this.model));
    if (preferences.speed === "once" && botsPlay(this.model)) this.line.tell({ t: "skip" });
  }

  /** What somebody else did can be looked at before more is shown. @param {import("./types.js").Line[]} lines */
  tellOthers(lines) {
    if (this.replay) return; // whoever turns the pages goes on when they like
    this.pace.shown(lines.length > 0, mustAct(this.model));
    if (lines.length && this.isSmall) tellHappened(lines);
  }

  /** Once the seal of the secret is seen, and not before, my part of the seed is given: the last one begins the match. */
  giveSalt() {
    const { model } = this;
    if (this.salted || model.status !== "gathering" || !model.seal || !model.seats.some((seat) => seat.mine)) return;
    this.salted = true;
    this.line.tell({ t: "salt", salt: partOfMine(this.address, model.seal) });
  }

  /** What a new screen changes around the board. @param {import("./model.js").Model} before */
  around(before) {
    const { model } = this;
    this.faced();
    this.announce(before);
    showGathering(the(".gathering"), model, this.address);
    showLesson(the(".lesson"), model.lesson, this.game);
    showCover(this.cover, model);
    showMatters(the(".matters"), model, this.address);
    this.company.show(model);
    const told = changes(before, model);
    if (told.length) notice(told.join(" "));
    const again = model.end?.rematch !== before.end?.rematch && document.querySelector("dialog.end[open]");
    if (!model.end || (this.ended && !again)) return;
    this.ended = true;
    openEnd(model, this.address);
  }

  /** When my turn begins, what happened meanwhile pulses once. @param {import("./model.js").Model} before */
  tellNews(before) {
    const mine = mustAct(this.model);
    const { left } = this;
    const isNews = (/** @type {string} */ id) => !left || looksOther(id, left, this.model.drawing);
    if (mine && !mustAct(before)) for (const id of this.news) if (isNews(id)) this.pulse(id);
    if (mine || mustAct(before)) this.news.clear();
    if (!mine && mustAct(before)) this.left = this.model.drawing;
  }

  /** @param {string} id */
  pulse(id) {
    if (isStill()) return;
    const element = this.board.element(id);
    const area = element?.ownerSVGElement;
    if (!element || !area) return;
    const [small, large] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
    if (small.width * small.height < 0.4 * large.width * large.height) pulse(element);
  }

  /** A move has gone to the table. If it takes a while to come back, that is shown. */
  sent() {
    clearTimeout(this.waiting);
    this.pointer.leave();
    this.lights.clear(); // what it was made of moves now, and its edges would stay behind
    this.acted = this.model.ply + 1;
    this.pace.next();
    hideHappened();
    document.body.dataset.mine = "0";
    this.waiting = setTimeout(() => this.draw(), PATIENCE);
  }

  /** Everything around the board, as it is now. */
  draw() {
    clearTimeout(this.waiting);
    const { model, chooser, memory } = this;
    const { options, path } = chooser;
    document.body.dataset.revision = String(model.revision);
    document.body.dataset.status = model.status;
    document.body.dataset.mine = options.length ? "1" : "0";
    document.body.dataset.steps = String(path.length);
    if (path.length) hideHappened(); // who has begun a move has seen it
    document.documentElement.dataset.still = preferences.still ? "1" : "0";
    if (memory.isNew("title", options.length > 0)) {
      document.title = `${options.length ? "● " : ""}${this.title}`; // also seen from another tab
    }
    const { asking, paused, underWay } = chooser;
    const set = chooser.scales.map((scale) => chooser.setOn(scale).action).join(" ");
    const lies = chooser.turning?.option;
    const held = this.pace.isHeld ? this.queue.waiting.length : 0;
    if (memory.isNew("prompt", model, options, path.at(-1), asking, paused, underWay, set, lies, held)) {
      showPrompt(the(".prompt"), model, chooser, held);
    }
    if (memory.isNew("seal", model.seal)) {
      the(".short").textContent = model.seal.slice(0, 8);
      for (const button of document.querySelectorAll("[data-do=seal]")) button.toggleAttribute("hidden", !model.seal);
    }
    if (memory.isNew("seats", model.seats, model.prompt, model.status)) showSeats(the(".seats ol"), model);
    if (memory.isNew("options", options, set)) {
      showOptions(the(".options ol"), chooser.listed);
      the(".options").hidden = options.length === 0;
      const sheet = /** @type {HTMLButtonElement} */ (the(".foot [data-sheet=options]"));
      sheet.disabled = options.length === 0;
      if (sheet.disabled && document.body.dataset.sheet === "options") this.sheet("");
    }
    if (memory.isNew("log", model.lines, model.ply, model.reach, model.status, this.unfolded)) {
      showLog(the(".log ol"), model, this.unfolded);
    }
    if (!options.length) this.pointer.leave();
    if (!paused && !underWay) this.lights.trace(traces(model.lines, model.seat, this.acted));
    this.lights.show(
      options,
      paused || underWay ? [] : [...path.flatMap((step) => step.option.target ?? []), chooser.narrowed].filter(Boolean),
      (there) => chooser.faceAt(there),
    );
    this.pointer.offer();
    this.keyboard.follow();
    this.elsewhere.soon();
  }

  /** What is lit and asked for, not aside. */
  asked() {
    const lit = [...this.lights.lit.values()];
    return lit.filter(({ options }) => options.some((option) => !option.aside)).map(({ element }) => element);
  }

  /** So many steps up or down a scale. @param {string} verb @param {number} by */
  stepAmount(verb, by) {
    this.chooser.stepAmount(verb, by);
    this.previewAmount();
  }

  /** What the amount that is set would do, on the board and in words. */
  previewAmount() {
    const [scale] = this.chooser.scales;
    if (!scale) return;
    const button = document.querySelector(`.stepper[data-verb="${scale.verb}"] [data-do=choose]`);
    if (button instanceof HTMLElement) this.pointer.enterButton(this.chooser.setOn(scale), button);
  }

  /** A step more of what is set or seen: of the amount, or of the area that is looked at. @param {number} by */
  more(by) {
    const [scale] = this.chooser.scales;
    if (scale) this.stepAmount(scale.verb, by);
    else void this.board.zoom?.step(by);
  }

  /** @param {{x: number, y: number}} way */
  pan(way) {
    const { zoom } = this.board;
    if (!zoom || zoom.isWhole) return false;
    void zoom.walk(way);
    return true;
  }

  /** Turn the board a step, where it can be turned; or bring the next one's things to the front. @param {number} way */
  turnRound(way) {
    const { areas } = this.model;
    const area = areas.find(({ turns }) => turns);
    if (area) this.line.face(turnedOn(area, this.line.facing, way));
    else if (areas.some(isFronted) && !mustAct(this.model)) this.bringToFront(frontAfter(areas, this.line.facing, way));
  }

  /** Bring somebody's things to the front, for this screen alone. @param {number} side  0: lay them as the game does */
  bringToFront(side) {
    this.line.face(side);
    this.following = side > 0 && this.isSmall;
  }

  /** A phone goes to what has come to the front; and who must decide has their own things there again. */
  faced() {
    const { areas } = this.model;
    if (this.following && isTurnedByHand(areas)) {
      const front = areas.find(({ fronts }) => fronts === 0);
      const shown = document.querySelector(`.area[data-area="${front?.name}"]`);
      shown?.scrollIntoView({ block: "center", behavior: isStill() ? "instant" : "smooth" });
      this.following = false;
    }
    if (mustAct(this.model) && this.line.facing && areas.some(isFronted)) this.line.face(0);
  }

  fit() {
    const { zoom } = this.board;
    if (!zoom || zoom.isWhole) return false;
    void zoom.fit();
    return true;
  }

  /** Read out what is new. @param {import("./model.js").Model} before */
  announce(before) {
    const { lines, seat } = this.model;
    // A whole screen has new lines throughout: only what came since is news, and only to the same eyes.
    const told = before.seat === seat ? new Set(before.lines.map((line) => `${line.ply} ${line.text}`)) : null;
    const said =
      before === NOTHING || !told
        ? []
        : lines.filter((line) => !told.has(`${line.ply} ${line.text}`)).map((line) => line.text);
    if (told && before !== NOTHING) said.push(...saidAloud(before.drawing, this.model.drawing));
    const asked = sentence(this.model, this.model.prompt);
    if (asked !== sentence(before, before.prompt)) said.push(asked);
    if (said.length || !told) the(".live").replaceChildren(...said.map((text) => make("p", {}, text)));
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const pressed = event.target instanceof Element ? event.target.closest("[data-do]") : null;
    const menu = the("details.menu");
    if (!(event.target instanceof Node && menu.contains(event.target))) menu.removeAttribute("open");
    if (pressed instanceof HTMLElement) {
      this.slips = this.onwards.press(event, pressed);
      this.does(pressed);
    } else if (event.target instanceof Element && !event.target.closest(".popup, .board")) this.hints.close();
  }

  /** Who waits for nothing else goes on with any of the large keys. @param {KeyboardEvent} event */
  anyKey(event) {
    this.byFinger = false;
    const free = document.activeElement === document.body || document.activeElement === the("main");
    if (free && (event.key === " " || event.key === "Enter") && this.pace.next()) event.preventDefault();
  }

  /** On a phone: show where it happened what the strip speaks of, or the log. @param {string[]} ids */
  async goThere(ids) {
    hideHappened();
    const [element] = ids.flatMap((id) => this.board.element(id) ?? []);
    if (!element) return this.sheet("log");
    await this.board.reveal(element);
    element.scrollIntoView({ block: "center", inline: "center" });
    this.lights.mark(ids);
  }

  /** On a phone a tap beside an open sheet closes it, and does nothing else. @param {MouseEvent} event */
  putAway(event) {
    if (!this.isSmall || !(event.target instanceof Element)) return;
    const sheet = document.body.dataset.sheet;
    if (!sheet && !this.rulebook.dialog?.open) return;
    if (event.target.closest(".column section, .foot, .popup, .bar, .happened, dialog")) return;
    event.stopPropagation();
    event.preventDefault();
    if (sheet) this.sheet("");
    else this.rulebook.close();
  }

  /** What a button with `data-do` does. @param {HTMLElement} button */
  does(button) {
    void deeds(this, button)[button.dataset.do ?? ""]?.();
    button.closest("details.menu")?.removeAttribute("open");
  }

  /** Whether this is a phone, as the style sheet sees it. */
  get isSmall() {
    return innerWidth <= 760;
  }

  /** Small screens: open one of the sheets at the bottom, or close it. @param {string} name */
  sheet(name) {
    const open = document.body.dataset.sheet === name ? "" : name;
    document.body.dataset.sheet = open;
    if (open === "log") the(".log ol").scrollTop = the(".log ol").scrollHeight;
  }

  /** Pointing at a button previews it like pointing at the board. @param {PointerEvent} event */
  hovered(event) {
    if (isResting(event, this.pressed)) {
      addEventListener("pointermove", (moved) => this.hovered(moved), { once: true });
      return;
    }
    this.pressed = null;
    const button = event.target instanceof Element ? event.target.closest("[data-do=choose]") : null;
    const setting = event.target instanceof Element && event.target.closest(".stepper");
    if (!(button instanceof HTMLElement) || event.pointerType === "touch") {
      if (!setting) this.pointer.leaveButton();
      return;
    }
    const option = this.chooser.options.find((candidate) => candidate.action === button.dataset.action);
    if (option) this.pointer.enterButton(option, button);
  }

  /** @param {PointerEvent} event */
  pressedAt(event) {
    this.byFinger = event.pointerType === "touch";
    this.pressed = { x: event.clientX, y: event.clientY };
  }

  /** Pointing at a line of the log shows where on the board it happened. @param {EventTarget | null} target */
  mark(target) {
    const line = target instanceof Element ? target.closest(".log li") : null;
    this.lights.mark(line instanceof HTMLElement ? (line.dataset.marks ?? "").split(" ").filter(Boolean) : []);
  }

  /** One step back from whatever is in the way. */
  escape() {
    this.pointer.leave();
    if (this.rulebook.isRead && this.rulebook.close()) return;
    if (this.hints.card.hide() || this.hints.chooser.hide()) return;
    const menu = the("details.menu");
    if (menu.hasAttribute("open")) return menu.removeAttribute("open");
    if (this.rulebook.close()) return;
    if (document.body.dataset.sheet) return this.sheet("");
    this.chooser.back();
  }

  /** @param {number} number */
  number(number) {
    const option = this.chooser.listed[number - 1];
    if (option) void this.chooser.choose(option);
  }

  /** A screen could not be shown: a fault of ours. The page does not stand still for it. @param {unknown} error */
  failed(error) {
    console.error(error);
    setTimeout(() => this.line.startAgain(), RECOVERY);
  }

  /** @param {boolean} open */
  connected(open) {
    if (!open) this.salted = false; // it may have been lost with the line; the table keeps the first one it gets
    document.body.classList.toggle("offline", !open);
    fill(the(".connection"), open ? "" : say("offline"));
  }

  /** This table is not for us; or it cannot be opened at all, for a reason. @param {string} [reason] */
  refused(reason) {
    atTheDoor(
      the(".gathering"),
      make("h1", {}, say(reason ? "closed" : "private")),
      make("p", {}, reason || say("private-about")),
      make("a", { class: "button gold", href: "/" }, say("home")),
    );
  }
}

new Table().enter();

/** Whether what lies in an area can be brought to the front. @param {import("./types.js").Area} area */
function isFronted({ fronts }) {
  return fronts !== undefined;
}
