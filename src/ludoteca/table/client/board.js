/**
 * The board on the page: one drawing for each area. It is told what to show and finds out itself what has changed;
 * what moved glides, what is new appears, what is gone fades.
 *
 * @typedef {import("./model.js").Drawing} Drawing
 * @typedef {import("./model.js").Layer} Layer
 * @typedef {import("./types.js").Area} Area
 */

import { drawn, shape } from "./dom.js";
import { Fold } from "./fold.js";
import { Front } from "./front.js";
import {
  angleOf,
  appear,
  come,
  fall,
  flash,
  flit,
  glide,
  goBack,
  grow,
  hasMoved,
  isStill,
  leave,
  pass,
  passFallen,
  place,
  queueUp,
  roll,
  shine,
  sway,
  turnOn,
  turnOver,
  turnOverThere,
  walk,
} from "./motion.js";
import { morph } from "./morph.js";
import { fallsOver, flashed, origins, passages, returns, swayed, tip, turnedOver } from "./origins.js";
import { Zoom } from "./zoom.js";

/** What the client adds to elements of the board. @type {import("./morph.js").Own} */
const OWN = {
  attributes: new Set(["tabindex", "role", "aria-label", "aria-description"]),
  classes: new Set(["can", "sel", "dimmed", "veiled", "apart", "told"]),
};

const WAVE = 450; // ms from the middle of an area to its corners

export class Board {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** What all areas use: gradients, shapes, icons. */
    this.shared = shape("svg", { class: "shared", "aria-hidden": "true", width: 0, height: 0 });
    root.append(this.shared);
    /** @type {Map<string, SVGSVGElement>} */
    this.svgs = new Map([["", this.shared]]);
    /** @type {Drawing} */
    this.shown = new Map();
    /** @type {Map<string, SVGGraphicsElement>} */
    this.parts = new Map(); // by area and id
    /** @type {Set<Animation>} */
    this.moving = new Set();
    /** @type {Map<SVGGraphicsElement, Element>} */
    this.waiting = new Map(); // what changes once all has arrived, and what it will be
    this.boxes = "";
    /** @type {Set<string>} */
    this.closingUp = new Set(); // areas in which what stays moves when something comes or goes
    this.undoes = false; // whether what is shown next takes something back: then nobody falls
    this.before = () => {}; // whoever has put something of their own onto the board takes it off before it changes
    /** @type {import("./zoom.js").Hears} */
    this.hears = { moved: () => {}, folded: () => {}, rested: () => {}, isLit: () => false };
    /** @type {Map<string, Zoom>} */
    this.zooms = new Map();
    /** @type {Map<string, Fold>} */
    this.folds = new Map();
    /** @type {Map<string, Front>} */
    this.fronts = new Map();
    this.sizes = new ResizeObserver((changed) => {
      for (const { target } of changed) {
        if (!(target instanceof HTMLElement)) continue;
        reach(target);
        this.zooms.get(target.dataset.area ?? "")?.measure();
      }
    });
  }

  /**
   * Lay out the areas as the whole picture has them; a small screen stacks them instead (see the style sheet).
   * @param {Area[]} areas
   */
  layOut(areas) {
    const boxes = JSON.stringify(areas);
    if (boxes === this.boxes) return;
    this.boxes = boxes;
    this.closingUp = new Set(areas.filter((area) => area.closes_up).map((area) => area.name));
    const left = Math.min(...areas.map((area) => area.box[0]));
    const top = Math.min(...areas.map((area) => area.box[1]));
    const wide = Math.max(...areas.map((area) => area.box[0] + area.box[2])) - left;
    const high = Math.max(...areas.map((area) => area.box[1] + area.box[3])) - top;
    this.root.style.setProperty("--ratio", String(wide / high));
    for (const [name, svg] of this.svgs) {
      if (name && !areas.some((area) => area.name === name)) this.forget(name, svg);
    }
    /** @type {Element} */
    let last = this.shared;
    for (const area of areas) {
      const svg = this.svgs.get(area.name) ?? this.opened(area.name);
      const frame = /** @type {HTMLElement} */ (svg.parentElement);
      svg.setAttribute("aria-label", area.title);
      const [x, y, width, height] = area.box;
      const place = {
        left: ((x - left) / wide) * 100,
        top: ((y - top) / high) * 100,
        width: (width / wide) * 100,
        height: (height / high) * 100,
      };
      for (const name of /** @type {const} */ (["left", "top", "width", "height"])) {
        frame.style[name] = `${place[name]}%`;
      }
      frame.style.setProperty("--least", `${area.least}px`);
      frame.style.setProperty("--shape", `${width} / ${height}`);
      // One that is in its place is not moved: it would lose the keyboard, and where it is scrolled to.
      if (last.nextElementSibling !== frame) last.after(frame);
      last = frame;
      this.furnish(area, frame, place);
    }
  }

  /** A new area: what it lies in, its drawing, and the layer of lights over it. @param {string} name */
  opened(name) {
    const frame = document.createElement("div");
    frame.classList.add("area");
    frame.dataset.area = name;
    frame.addEventListener("scroll", () => fade(frame), { passive: true });
    this.sizes.observe(frame);
    const svg = shape("svg", { role: "group" });
    frame.append(svg, shape("svg", { class: "glow", "aria-hidden": "true" }));
    this.svgs.set(name, svg);
    return svg;
  }

  /**
   * What an area can do: be enlarged, fold, or neither.
   * @param {Area} area
   * @param {HTMLElement} frame
   * @param {{left: number, top: number, width: number, height: number}} place  in hundredths of the board
   */
  furnish(area, frame, place) {
    const drawings = /** @type {SVGSVGElement[]} */ ([...frame.children].filter((child) => child.matches("svg")));
    for (const drawing of drawings) drawing.setAttribute("viewBox", area.box.join(" "));
    frame.classList.toggle("stays", area.stays ?? false);
    if (area.folds && !this.folds.has(area.name)) this.folds.set(area.name, new Fold(frame, () => this.hears.folded()));
    if (area.zoom && !this.zooms.has(area.name)) this.zooms.set(area.name, new Zoom(frame, drawings, this.hears));
    if ((area.fronts ?? -1) >= 0 && !this.fronts.has(area.name)) this.fronts.set(area.name, new Front(frame));
    this.fronts.get(area.name)?.take(area);
    this.folds.get(area.name)?.take(area, place);
    this.zooms.get(area.name)?.take(area);
  }

  /** The layer over an element in which its light shines. @param {Element} element @returns {SVGSVGElement | null} */
  layerOver(element) {
    return element.closest(".area")?.querySelector(":scope > .glow") ?? null;
  }

  /**
   * Things that can be chosen, in the areas they lie in: those that are asked for, and all.
   * @param {{element: Element}[]} asked
   * @param {{element: Element}[]} all
   * @returns {Promise<void[]>} settled when large areas have turned to them
   */
  lit(asked, all) {
    const inside = (/** @type {{element: Element}[]} */ lit, /** @type {string} */ name) =>
      lit.filter(({ element }) => element.closest(".area")?.getAttribute("data-area") === name);
    for (const [name, fold] of this.folds) fold.lit(inside(asked, name).length, inside(all, name).length);
    for (const [name, svg] of this.svgs) {
      const lit = name && !this.zooms.has(name) ? inside(asked, name) : [];
      if (lit.length && svg.parentElement) scrollTo(svg.parentElement, lit);
    }
    const turns = [...this.zooms].map(([name, zoom]) => zoom.lit(inside(asked, name).map(({ element }) => element)));
    return Promise.all(turns);
  }

  /** Bring something into sight, where its area does not show it. @param {Element} element */
  async reveal(element) {
    const name = element.closest(".area")?.getAttribute("data-area") ?? "";
    await this.zooms.get(name)?.reveal(element);
  }

  /** The large area that is meant: the one with the keyboard, under the pointer, or the first. */
  get zoom() {
    const at = (/** @type {string} */ how) => this.root.querySelector(`.area.zooms:${how}`)?.getAttribute("data-area");
    const name = at("focus-within") ?? at("hover") ?? this.root.querySelector(".area.zooms")?.getAttribute("data-area");
    return this.zooms.get(name ?? "");
  }

  /** @param {string} name @param {SVGSVGElement} svg */
  forget(name, svg) {
    svg.parentElement?.remove();
    this.svgs.delete(name);
    this.zooms.delete(name);
    this.folds.delete(name);
    this.fronts.delete(name);
    for (const id of this.shown.get(name)?.keys() ?? []) this.parts.delete(key(name, id));
    this.shown.delete(name);
  }

  /**
   * Show this drawing instead of the one that is shown. Resolves when everything has arrived.
   * @param {Drawing} drawing
   * @param {boolean} [atOnce]  without motion
   * @param {Area[]} [areas]  where they are laid out anew
   * @returns {Promise<Set<string>>} the ids of what is new or has changed
   */
  async show(drawing, atOnce = false, areas = []) {
    this.before();
    for (const zoom of this.zooms.values()) if (zoom.begun) zoom.rest();
    for (const animation of this.moving) animation.finish();
    this.moving.clear();
    this.follow();
    const quiet = atOnce || isStill() || this.shown.size === 0;
    const { touched, coming, going } = changes(this.shown, drawing);
    const sources = quiet ? new Map() : origins(touched, going, this.shown, drawing);
    const ends = quiet ? new Map() : returns(going, touched, this.shown, drawing);
    const passing = quiet ? [] : passages(touched, going, this.shown, drawing);
    const asked = [...sources.values(), ...ends.values(), ...passing.map(({ from }) => from)];
    const before = quiet ? new Map() : this.measure(touched, going, new Set(asked));
    const movedOn = new Set(sources.values());
    const [shown, undoes] = [this.shown, this.undoes];
    const falls = (/** @type {string} */ area, /** @type {string} */ id) => !undoes && fallsOver(shown, area, id);
    const turning = quiet ? [] : this.copies(turnedOver(touched, this.shown, drawing));
    const wheels = quiet ? [] : this.wheels(touched);
    if (areas.length) this.layOut(areas);
    for (const { area, id } of going) {
      const element = this.parts.get(key(area, id));
      this.parts.delete(key(area, id));
      if (!element) continue;
      // What comes back elsewhere, under the same id or as another one, has moved: it glides from here, nothing fades.
      const end = before.get(ends.get(id) ?? "");
      if (quiet || coming.has(id) || movedOn.has(id)) element.remove();
      else this.play((end && (falls(area, id) ? fall : goBack)(element, end)) ?? leave(element));
    }
    for (const [area, layer] of drawing) this.update(area, layer, this.shown.get(area) ?? new Map(), quiet);
    this.shown = drawing;
    const furnished = [this.zooms, this.folds, this.fronts].flatMap((all) => [...all.values()]);
    for (const furniture of furnished) furniture.changed();
    const tips = new Map(touched.map(({ area, id }) => [id, tip(area, id, sources.get(id) ?? "", shown, drawing)]));
    const turned = new Map(turning.map((one) => [one.element, this.turn(one, before)]));
    const arrivals = quiet ? [] : this.arrive(touched, before, sources, tips, turned);
    const standing = quiet ? [] : swayed(touched, shown, drawing);
    const swaying = standing.map(({ area, id }) => this.parts.get(key(area, id))).map((one) => one && sway(one));
    const wheeling = wheels.map(({ part, angle }) => turnOn(part, angle));
    const flashing = quiet ? [] : this.flash(flashed(touched, shown, drawing));
    const shining = quiet ? [] : this.shine(touched, shown);
    const turns = [...turned.values(), ...wheeling, ...swaying].flatMap((animation) => animation ?? []);
    const all = [...arrivals, ...this.pass(passing, before), ...turns, ...flashing, ...shining];
    queueUp(all);
    for (const animation of all) this.play(animation);
    await Promise.allSettled([...this.moving].map((animation) => animation.finished));
    if (this.shown === drawing) {
      this.follow();
      this.hears.rested();
    }
    return new Set(touched.filter(({ area }) => area).map(({ id }) => id));
  }

  /** @param {Animation} animation */
  play(animation) {
    this.moving.add(animation);
  }

  /** What follows from the rest has waited for it. */
  follow() {
    for (const [element, wanted] of this.waiting) morph(element, wanted, OWN);
    this.waiting.clear();
  }

  /**
   * Things on the board, and each as it is now.
   * @param {Spot[]} spots
   * @returns {{element: SVGGraphicsElement, was: Element}[]}
   */
  copies(spots) {
    const elements = spots.flatMap(({ area, id }) => this.parts.get(key(area, id)) ?? []);
    return elements.map((element) => ({ element, was: /** @type {Element} */ (element.cloneNode(true)) }));
  }

  /**
   * Parts of things that can be turned on, and how far they are turned now.
   * @param {Spot[]} spots
   * @returns {{part: SVGGraphicsElement, angle: number}[]}
   */
  wheels(spots) {
    const parts = spots.flatMap(({ area, id }) => [
      ...(this.parts.get(key(area, id))?.querySelectorAll(".turns") ?? []),
    ]);
    return /** @type {SVGGraphicsElement[]} */ (parts).map((part) => ({ part, angle: angleOf(part) }));
  }

  /**
   * Where things are on the screen before they change, by id.
   * @param {Spot[]} touched
   * @param {Spot[]} going
   * @param {Set<string>} sources  where other things come from
   */
  measure(touched, going, sources) {
    /** @type {Map<string, import("./motion.js").Place>} */
    const before = new Map();
    for (const { area, id } of [...going, ...touched]) {
      const element = area ? this.parts.get(key(area, id)) : undefined;
      if (!element) continue;
      const at = place(element);
      if (at) before.set(id, at);
    }
    for (const id of sources) {
      const element = before.has(id) ? null : this.element(id);
      const at = element && place(element);
      if (at) before.set(id, at);
    }
    return before;
  }

  /**
   * Bring the elements of one area up to date, in order.
   * @param {string} area
   * @param {Layer} layer
   * @param {Layer} old
   * @param {boolean} atOnce  what follows from the rest, too
   */
  update(area, layer, old, atOnce) {
    if (layer === old) return;
    const svg = this.svgs.get(area);
    if (!svg) throw new Error(`there is no area ${area}`);
    /** @type {Element | null} */
    let below = null;
    for (const [id, markup] of layer) {
      let element = this.parts.get(key(area, id));
      if (!element) {
        element = /** @type {SVGGraphicsElement} */ (drawn(markup));
        this.parts.set(key(area, id), element);
      } else if (old.get(id) !== markup) {
        const wanted = drawn(markup);
        if (!atOnce && wanted.matches(".after")) this.waiting.set(element, wanted);
        else if (wanted.nodeName === element.nodeName) morph(element, wanted, OWN);
        else {
          element.replaceWith(wanted);
          element = /** @type {SVGGraphicsElement} */ (wanted);
          this.parts.set(key(area, id), element);
        }
      }
      const next = below ? below.nextElementSibling : svg.firstElementChild;
      if (element !== skipping(next)) svg.insertBefore(element, next);
      below = element;
    }
  }

  /**
   * @param {Spot[]} touched
   * @param {Map<string, import("./motion.js").Place>} before
   * @param {Map<string, string>} sources
   * @param {Map<string, number>} tips  by how many degrees what comes from elsewhere is tipped over at first
   * @param {Map<Element, Animation | null>} turned  what turns over, and has its motion
   * @returns {Animation[]}
   */
  arrive(touched, before, sources, tips, turned) {
    const animations = [];
    for (const { area, id, fresh } of touched) {
      const element = area ? this.parts.get(key(area, id)) : undefined;
      if (!element || turned.get(element)) continue;
      const source = sources.get(id);
      const from = source === undefined ? before.get(id) : (before.get(source) ?? this.placeOf(source));
      const tipped = tips.get(id) ?? 0;
      let animation = null;
      if (fresh && element.matches(".fleeting")) animation = flit(element, from);
      else if (source === undefined) animation = this.moved(element, from, fresh);
      else if (from) animation = come(element, from, tipped, tipped && wave(element));
      if (!animation) continue;
      animations.push(animation);
      if (from && fresh) this.lift(element, animation);
    }
    return animations;
  }

  /**
   * Turn a thing over, where it lies or on its way, or let it roll.
   * @param {{element: SVGGraphicsElement, was: Element}} one
   * @param {Map<string, import("./motion.js").Place>} before
   * @returns {Animation | null}
   */
  turn({ element, was }, before) {
    if (element.dataset.rolls) return roll(element, was);
    const from = before.get(element.id);
    return from && hasMoved(element, from) ? turnOverThere(element, was, from) : turnOver(element, was);
  }

  /**
   * What has moved, changed or appeared by itself: each in its own way.
   * @param {SVGGraphicsElement} element
   * @param {import("./motion.js").Place | undefined} from
   * @param {boolean} fresh
   * @returns {Animation | null}
   */
  moved(element, from, fresh) {
    if (element.dataset.grows) return grow(element, from);
    if (from) return element.dataset.round ? walk(element, from, this.undoes) : glide(element, from);
    return fresh ? appear(element) : null;
  }

  /**
   * What is only counted, and passes from one thing to another: so many pieces go there.
   * @param {import("./origins.js").Passage[]} passing
   * @param {Map<string, import("./motion.js").Place>} before
   * @returns {Animation[]}
   */
  pass(passing, before) {
    return passing.flatMap(({ from, to, piece, count, falls }) => {
      const [source, end] = [before.get(from), this.element(to)];
      const animation = source && end && (falls && !this.undoes ? passFallen : pass)(end, source, piece, count);
      if (animation && end) this.lift(end, animation);
      return animation ? [animation] : [];
    });
  }

  /** What has a reason to flash does. @param {Spot[]} spots */
  flash(spots) {
    const elements = spots.flatMap(({ area, id }) => this.parts.get(key(area, id)) ?? []);
    return elements.filter((element) => element.firstElementChild).map(flash);
  }

  /**
   * Over what has come passes a sheen, where it has one: not where it was there already, in another area.
   * @param {Spot[]} touched
   * @param {Drawing} before
   */
  shine(touched, before) {
    const was = (/** @type {string} */ id) => [...before.values()].some((layer) => layer.has(id));
    const fresh = touched.filter(({ area, id, fresh }) => area && fresh && !was(id));
    const parts = fresh.flatMap(({ area, id }) => [...(this.parts.get(key(area, id))?.querySelectorAll(".sheen") ?? [])]);
    return /** @type {SVGGraphicsElement[]} */ (parts).map(shine);
  }

  /** Where something is now. @param {string} id */
  placeOf(id) {
    const element = this.element(id);
    return (element && place(element)) ?? undefined;
  }

  /**
   * What comes from another area passes over everything on its way.
   * @param {Element} element
   * @param {Animation} animation
   */
  lift(element, animation) {
    const frame = element.closest(".area");
    frame?.classList.add("lifted");
    void animation.finished.catch(() => null).then(() => frame?.classList.remove("lifted"));
  }

  /**
   * The element with an id, wherever it is on the board.
   * @param {string} id
   * @returns {SVGGraphicsElement | null}
   */
  element(id) {
    for (const name of this.svgs.keys()) {
      const part = name ? this.parts.get(key(name, id)) : undefined;
      if (part) return part;
    }
    return this.root.querySelector(`.area [id="${CSS.escape(id)}"]`);
  }
}

/** @typedef {{area: string, id: string, fresh: boolean}} Spot */

/**
 * What differs between two drawings.
 * @param {Drawing} before
 * @param {Drawing} after
 */
export function changes(before, after) {
  /** @type {Spot[]} */
  const touched = [];
  /** @type {Spot[]} */
  const going = [];
  /** @type {Set<string>} */
  const coming = new Set();
  for (const [area, layer] of after) {
    const old = before.get(area);
    if (layer === old) continue;
    for (const [id, svg] of layer) {
      const fresh = !old?.has(id);
      if (fresh) coming.add(id);
      if (fresh || old?.get(id) !== svg) touched.push({ area, id, fresh });
    }
  }
  for (const [area, layer] of before) {
    const now = after.get(area);
    if (layer === now) continue;
    for (const id of layer.keys()) if (!now?.has(id)) going.push({ area, id, fresh: false });
  }
  return { touched, coming, going };
}

/**
 * What differs, as far as a preview is about it: not what is only said of a thing; and where things close up, only what
 * comes from elsewhere or goes. A card that moves into the place of the one that is played would look like the one that
 * is played.
 * @param {Drawing} before
 * @param {Drawing} after
 * @param {Set<string>} closingUp
 */
export function previewed(before, after, closingUp) {
  const { touched, coming, going } = changes(before, after);
  const arrives = (/** @type {Spot} */ { id, fresh }) => fresh && [...before.values()].some((layer) => layer.has(id));
  const differs = (/** @type {Spot} */ { area, id, fresh }) =>
    fresh || look(before.get(area)?.get(id)) !== look(after.get(area)?.get(id));
  const shown = touched.filter((spot) => differs(spot) && (!closingUp.has(spot.area) || arrives(spot)));
  return { touched: shown, coming, going };
}

/**
 * Whether an element looks otherwise than before: what has changed and changed back does not.
 * @param {string} id
 * @param {Drawing} before
 * @param {Drawing} after
 */
export function looksOther(id, before, after) {
  const [was, is] = [before, after].map((drawing) => [...drawing.values()].find((layer) => layer.has(id))?.get(id));
  return look(was) !== look(is);
}

/** An element without what is only said of it, or told to the page. @param {string} [markup] */
function look(markup = "") {
  return markup.replace(/<title>[^<]*<\/title>/g, "").replace(/ data-[a-z]+="[^"]*"/g, "");
}

/** An area that is scrolled must be in reach of the keyboard; others would only be in its way. @param {HTMLElement} frame */
function reach(frame) {
  fade(frame);
  if (frame.scrollWidth > frame.clientWidth + 1 && getComputedStyle(frame).overflowX === "auto")
    frame.setAttribute("tabindex", "0");
  else frame.removeAttribute("tabindex");
}

/**
 * Scroll an area that is wider than its window as little as needed to show all of these things, or the first of them
 * where they need more room and none is seen.
 * @param {HTMLElement} frame
 * @param {{element: Element}[]} things
 */
function scrollTo(frame, things) {
  if (frame.scrollWidth <= frame.clientWidth + 1) return;
  const window = frame.getBoundingClientRect();
  const boxes = things.map(({ element }) => element.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
  const by = scrolledBy(window, boxes);
  if (by) frame.scrollBy({ left: by, behavior: isStill() ? "instant" : "smooth" });
}

/**
 * How far to scroll so that boxes, from left to right, come into a window: all of them if they fit, else the first if
 * none is there.
 * @param {{left: number, right: number}} window
 * @param {{left: number, right: number}[]} boxes
 */
export function scrolledBy(window, boxes) {
  const margin = 12;
  const [first] = boxes;
  if (!first) return 0;
  const [left, right] = [window.left + margin, window.right - margin];
  const far = Math.max(...boxes.map((box) => box.right));
  const fits = far - first.left <= right - left;
  if (!fits && boxes.some((box) => box.left >= left && box.right <= right)) return 0;
  const end = fits ? far : first.right;
  if (first.left < left) return first.left - left;
  return end > right ? end - right : 0;
}

/** Where more of an area can be scrolled into sight, its edge fades. @param {HTMLElement} frame */
function fade(frame) {
  const hidden = frame.scrollWidth - frame.clientWidth;
  frame.classList.toggle("more-left", frame.scrollLeft > 4);
  frame.classList.toggle("more-right", frame.scrollLeft < hidden - 4);
}

/** When many fall over or get up, they do it in a wave: those in the middle of their area first. @param {Element} element */
function wave(element) {
  const area = element.closest(".area")?.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (!area) return 0;
  const away = Math.hypot(left + right - area.left - area.right, top + bottom - area.top - area.bottom);
  return (WAVE * away) / Math.hypot(area.width, area.height);
}

/** Things on their way out keep their place in the order until they are gone. @param {Element | null} element */
function skipping(element) {
  while (element?.classList.contains("leaving")) element = element.nextElementSibling;
  return element;
}

/** @param {string} area @param {string} id */
function key(area, id) {
  return `${area}\n${id}`;
}
