/**
 * An area that is larger than its window: it is seen whole or enlarged, by the view box of its drawing, so that all
 * that lies in it stays where it is. Painting a large drawing takes long: while it moves, the painted one is moved and
 * stretched, and it is painted anew when it rests. How it is looked at stays as it is when the board changes, and when
 * the page is loaded again.
 *
 * @typedef {import("./sight.js").Sight} Sight
 * @typedef {import("./sight.js").Ground} Ground
 * @typedef {import("./pick.js").Point} Point
 * @typedef {{moved: () => void, folded: () => void, rested: () => void, isLit: (point: Point, touch: boolean) => boolean}} Hears
 *   told that something else is in sight, that an area has opened or closed, or that all that moved has come to rest;
 *   asked whether a click there chooses something
 */

import { followHand } from "./gestures.js";
import { isStill } from "./motion.js";
import { Overview, Pointers, offerTurning, tools } from "./overview.js";
import { common } from "./pick.js";
import { between, enlarged, kept, moved, seen, showing, turned, unit, whole } from "./sight.js";

const TIME = 280; // ms
const REST = 140; // ms after which a hand has come to rest
const STEP = 1.5; // by which a button or key enlarges
const PLACE = 2.5; // by which a double click enlarges
const SMALL = 760; // as in the style sheet
const MARGIN = 12; // px below and above what lies at the bottom of a window

export class Zoom {
  /**
   * @param {HTMLElement} frame
   * @param {SVGSVGElement[]} drawings  all that lie in it, one upon the other
   * @param {Hears} hears
   */
  constructor(frame, drawings, hears) {
    this.frame = frame;
    this.drawings = drawings;
    this.hears = hears;
    /** @type {Ground} */
    this.ground = { box: [0, 0, 1, 1], width: 0, height: 0, most: 1, below: 0 };
    /** @type {Sight} */
    this.sight = { x: 0, y: 0, zoom: 1 };
    /** @type {Sight} */
    this.painted = this.sight; // as the view box has it
    /** @type {Sight | null} */
    this.goal = null; // on the way there
    this.least = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
    this.begun = false; // whether there is a sight to keep
    this.frames = 0;
    /** @type {Promise<void>} */
    this.settled = Promise.resolve();
    this.arrived = () => {};
    this.buttons = tools(frame.dataset.area ?? "");
    this.overview = new Overview(this);
    this.pointers = new Pointers(this);
    frame.classList.add("zooms");
    frame.append(this.overview.element, this.pointers.element, this.buttons);
    followHand(this);
  }

  /** What the area is now. @param {import("./types.js").Area} area */
  take(area) {
    this.ground = { ...this.ground, box: area.box, most: Math.max(1, area.zoom ?? 1) };
    this.least = area.least;
    offerTurning(this.buttons, area);
    this.measure();
  }

  /** The window has another size, or the area another box: the same middle stays in sight. */
  measure() {
    const { width, height } = this.frame.getBoundingClientRect();
    if (!width || !height) return;
    const below = innerWidth <= SMALL ? covered(this.buttons, this.overview.element) : 0;
    this.ground = { ...this.ground, width, height, below };
    if (!this.begun) this.sight = this.first();
    this.begun = true;
    this.look(this.sight);
  }

  /** How it was looked at last; on a phone at first as large as it must be to be read, else whole. */
  first() {
    const before = remembered(this.key);
    if (before) return before;
    const readable = innerWidth <= SMALL ? this.least / (this.ground.box[2] * unit(this.ground)) : 1;
    return { ...whole(this.ground), zoom: readable };
  }

  get key() {
    return `ludoteca.sight ${location.pathname} ${this.frame.dataset.area}`;
  }

  get isWhole() {
    return this.sight.zoom < 1.001;
  }

  /** Look at it so, at once. @param {Sight} sight */
  look(sight) {
    this.goal = null;
    this.draw(sight);
    this.rest();
  }

  /** Look at it so, under a hand that will come to rest. @param {Sight} sight */
  follow(sight) {
    cancelAnimationFrame(this.frames);
    this.goal = null;
    this.draw(sight);
    if (isStill()) return this.rest();
    this.resting = setTimeout(() => this.rest(), REST);
  }

  /** It stays as it is, or is where it was going to: paint it so. */
  rest() {
    if (this.goal) return this.look(this.goal);
    cancelAnimationFrame(this.frames);
    clearTimeout(this.resting);
    this.painted = this.sight;
    const part = seen(this.ground, this.sight);
    const view = [part.x, part.y, part.width, part.height].map((value) => value.toFixed(2)).join(" ");
    const size = unit(this.ground) * this.sight.zoom;
    this.frame.dataset.near = size > 2.8 ? "4" : size > 1.5 ? "2" : "1";
    for (const drawing of this.drawings) {
      drawing.setAttribute("viewBox", view);
      drawing.style.transform = "";
    }
    this.frame.classList.remove("moving");
    this.frame.dataset.zoom = this.sight.zoom.toFixed(2);
    remember(this.key, this.sight);
    this.arrived();
  }

  /** @param {Sight} sight */
  draw(sight) {
    clearTimeout(this.resting);
    this.sight = kept(this.ground, sight);
    const [part, painted] = [seen(this.ground, this.sight), seen(this.ground, this.painted)];
    const size = unit(this.ground) * this.sight.zoom;
    const [x, y] = [(painted.x - part.x) * size, (painted.y - part.y) * size];
    const stretched = `translate(${x}px, ${y}px) scale(${this.sight.zoom / this.painted.zoom})`;
    for (const drawing of this.drawings) drawing.style.transform = stretched;
    this.frame.classList.add("moving");
    this.frame.classList.toggle("zoomed", !this.isWhole);
    for (const button of this.buttons.querySelectorAll("[data-do^=zoom-]")) {
      const larger = /** @type {HTMLElement} */ (button).dataset.do === "zoom-in";
      const done = larger ? this.sight.zoom > this.ground.most - 0.001 : this.isWhole;
      button.setAttribute("aria-disabled", String(done));
    }
    this.overview.frame(part);
    this.pointers.refresh();
  }

  /**
   * Look at it so, on a way that can be followed.
   * @param {Sight} goal
   * @returns {Promise<void>} settled when it is there
   */
  go(goal) {
    const to = kept(this.ground, goal);
    const from = this.sight;
    cancelAnimationFrame(this.frames);
    clearTimeout(this.resting);
    this.arrived();
    this.hears.moved();
    const near = Math.hypot(from.x - to.x, from.y - to.y) < 0.5 && Math.abs(from.zoom - to.zoom) < 0.001;
    if (near || isStill()) {
      this.look(to);
      return Promise.resolve();
    }
    const start = performance.now();
    this.goal = to;
    this.settled = new Promise((resolve) => (this.arrived = resolve));
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, (now - start) / TIME));
      if (share === 1) return this.look(to);
      this.draw(between(from, to, 1 - (1 - share) ** 3));
      this.frames = requestAnimationFrame(step);
    };
    this.frames = requestAnimationFrame(step);
    return this.settled;
  }

  /** Larger or smaller about a point of the screen, under a hand: at once. @param {number} factor @param {Point} at */
  enlarge(factor, at) {
    this.hears.moved();
    this.follow(enlarged(this.ground, this.sight, factor, this.at(at)));
  }

  /** Move what is seen by so many pixels, under a hand. Tells whether that was possible. @param {Point} by */
  pan(by) {
    const to = moved(this.ground, this.sight, by);
    if (to.x === this.sight.x && to.y === this.sight.y) return false;
    this.hears.moved();
    this.follow(to);
    return true;
  }

  /** Buttons and keys: a step larger (1) or smaller (-1) about the middle. @param {number} way */
  step(way) {
    const from = this.goal ?? this.sight;
    return this.go(enlarged(this.ground, from, STEP ** way, from));
  }

  /** All of it. */
  fit() {
    return this.go(whole(this.ground));
  }

  /** Arrow keys: a third of the window. @param {Point} way */
  walk(way) {
    const by = { x: (way.x * this.ground.width) / 3, y: (way.y * this.ground.height) / 3 };
    return this.go(moved(this.ground, this.goal ?? this.sight, by));
  }

  /** A double click: to that place, or back to all. @param {Point} at */
  toggle(at) {
    if (!this.isWhole) return this.fit();
    return this.go(enlarged(this.ground, this.sight, PLACE, this.at(at)));
  }

  /** Bring something into sight, if it is not. @param {Element} element */
  reveal(element) {
    const box = element.getBoundingClientRect();
    const part = common(box, this.window);
    const whole = part && part.right - part.left >= box.width - 1 && part.bottom - part.top >= box.height - 1;
    if (whole) return Promise.resolve();
    const [start, end] = [this.at({ x: box.left, y: box.top }), this.at({ x: box.right, y: box.bottom })];
    return this.go(
      showing(this.ground, this.sight, { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y }),
    );
  }

  /** Where on the screen it is seen and nothing covers it. @returns {import("./pick.js").Box} */
  get window() {
    const { left, top, right, bottom } = this.frame.getBoundingClientRect();
    return { left, top, right, bottom: this.isWhole ? bottom : bottom - this.ground.below };
  }

  /** A point of the screen in units of the drawing. @param {Point} point @returns {Point} */
  at(point) {
    const { left, top } = this.frame.getBoundingClientRect();
    const part = seen(this.ground, this.sight);
    const size = unit(this.ground) * this.sight.zoom;
    return { x: part.x + (point.x - left) / size, y: part.y + (point.y - top) / size };
  }

  /** The board has changed. */
  changed() {
    this.overview.changed();
    this.pointers.refresh();
  }

  /** The corners of plates on which what can be chosen lies: their heads say what it is. */
  plates() {
    return [...this.frame.querySelectorAll(".asks:not(.can)")].flatMap((plate) => {
      const { left, right, top, bottom } = plate.getBoundingClientRect();
      return [this.at({ x: left, y: top }), this.at({ x: right, y: bottom })];
    });
  }

  /**
   * What can be chosen in it. On a phone, where little is in sight, it is turned to that.
   * @param {Element[]} elements
   * @returns {Promise<void>} settled when it is there
   */
  lit(elements) {
    this.pointers.show(elements);
    if (innerWidth > SMALL || this.isWhole) return Promise.resolve();
    const from = this.goal ?? this.sight;
    const points = elements.map((element) => {
      const box = element.getBoundingClientRect();
      return this.at({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    });
    const whole = points.length ? turned(this.ground, from, [...points, ...this.plates()]) : from;
    const to = whole === from ? turned(this.ground, from, points) : whole;
    return to === from ? Promise.resolve() : this.go(to);
  }
}

/** How high the strip is in which these lie, at the bottom. @param {HTMLElement[]} elements */
function covered(...elements) {
  return MARGIN + Math.max(...elements.map((element) => element.offsetHeight));
}

/** @param {string} key @returns {Sight | null} */
function remembered(key) {
  try {
    const { x, y, zoom } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return [x, y, zoom].every(Number.isFinite) ? { x, y, zoom } : null;
  } catch {
    return null;
  }
}

/** @param {string} key @param {Sight} sight */
function remember(key, sight) {
  try {
    sessionStorage.setItem(key, JSON.stringify(sight));
  } catch {
    // Then it is forgotten when the page is loaded again, which harms nobody.
  }
}
