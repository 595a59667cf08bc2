/**
 * The board on the page: one drawing for each area. It is told what to show and finds out itself what has changed;
 * what moved glides, what is new appears, what is gone fades.
 *
 * @typedef {import("./model.js").Drawing} Drawing
 * @typedef {import("./model.js").Layer} Layer
 * @typedef {import("./types.js").Area} Area
 */

import { drawn, shape } from "./dom.js";
import { appear, glide, isStill, leave, place } from "./motion.js";
import { morph } from "./morph.js";

/** What the client adds to elements of the board. @type {import("./morph.js").Own} */
const OWN = {
  attributes: new Set(["tabindex", "role", "aria-label", "aria-description"]),
  classes: new Set(["can", "sel", "dimmed", "veiled"]),
};

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
    this.boxes = "";
    /** @type {Set<string>} */
    this.closingUp = new Set(); // areas in which what stays moves when something comes or goes
    this.before = () => {}; // whoever has put something of their own onto the board takes it off before it changes
    this.sizes = new ResizeObserver((changed) => {
      for (const { target } of changed) if (target instanceof HTMLElement) reach(target);
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
    for (const { name, title, box, least } of areas) {
      const svg = this.svgs.get(name) ?? shape("svg", { role: "group" });
      const frame = svg.parentElement ?? this.framed();
      frame.dataset.area = name;
      svg.setAttribute("viewBox", box.join(" "));
      svg.setAttribute("aria-label", title);
      frame.style.left = `${((box[0] - left) / wide) * 100}%`;
      frame.style.top = `${((box[1] - top) / high) * 100}%`;
      frame.style.width = `${(box[2] / wide) * 100}%`;
      frame.style.height = `${(box[3] / high) * 100}%`;
      frame.style.setProperty("--least", `${least}px`);
      frame.style.setProperty("--shape", `${box[2]} / ${box[3]}`);
      frame.append(svg);
      this.root.append(frame);
      this.svgs.set(name, svg);
    }
  }

  /** What an area lies in, which may be narrower than the area. */
  framed() {
    const frame = document.createElement("div");
    frame.classList.add("area");
    frame.addEventListener("scroll", () => fade(frame), { passive: true });
    this.sizes.observe(frame);
    return frame;
  }

  /** @param {string} name @param {SVGSVGElement} svg */
  forget(name, svg) {
    svg.parentElement?.remove();
    this.svgs.delete(name);
    for (const id of this.shown.get(name)?.keys() ?? []) this.parts.delete(key(name, id));
    this.shown.delete(name);
  }

  /**
   * Show this drawing instead of the one that is shown. Resolves when everything has arrived.
   * @param {Drawing} drawing
   * @param {boolean} [atOnce]  without motion
   * @returns {Promise<Set<string>>} the ids of what is new or has changed
   */
  async show(drawing, atOnce = false) {
    this.before();
    for (const animation of this.moving) animation.finish();
    this.moving.clear();
    const quiet = atOnce || isStill() || this.shown.size === 0;
    const { touched, coming, going } = changes(this.shown, drawing);
    const before = quiet ? new Map() : this.measure(touched, going);
    for (const { area, id } of going) {
      const element = this.parts.get(key(area, id));
      this.parts.delete(key(area, id));
      if (!element) continue;
      // What comes back under the same id elsewhere has moved: it glides from here, nothing fades.
      if (quiet || coming.has(id)) element.remove();
      else this.play(leave(element));
    }
    for (const [area, layer] of drawing) this.update(area, layer, this.shown.get(area) ?? new Map());
    this.shown = drawing;
    const arrivals = quiet ? [] : this.arrive(touched, before);
    for (const animation of arrivals) this.play(animation);
    await Promise.allSettled([...this.moving].map((animation) => animation.finished));
    return new Set(touched.filter(({ area }) => area).map(({ id }) => id));
  }

  /** @param {Animation} animation */
  play(animation) {
    this.moving.add(animation);
  }

  /**
   * Where things are on the screen before they change, by id.
   * @param {Spot[]} touched
   * @param {Spot[]} going
   */
  measure(touched, going) {
    /** @type {Map<string, import("./motion.js").Place>} */
    const before = new Map();
    for (const { area, id } of [...going, ...touched]) {
      const element = area ? this.parts.get(key(area, id)) : undefined;
      if (!element) continue;
      const at = place(element);
      if (at) before.set(id, at);
    }
    return before;
  }

  /**
   * Bring the elements of one area up to date, in order.
   * @param {string} area
   * @param {Layer} layer
   * @param {Layer} old
   */
  update(area, layer, old) {
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
        if (wanted.nodeName === element.nodeName) morph(element, wanted, OWN);
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
   * @returns {Animation[]}
   */
  arrive(touched, before) {
    const animations = [];
    for (const { area, id, fresh } of touched) {
      const element = area ? this.parts.get(key(area, id)) : undefined;
      if (!element) continue;
      const from = before.get(id);
      const animation = from ? glide(element, from) : fresh ? appear(element) : null;
      if (!animation) continue;
      animations.push(animation);
      if (from && fresh) this.lift(element, animation);
    }
    return animations;
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
 * What differs, as far as a preview is about it: where things close up, only what comes from elsewhere or goes. A card
 * that moves into the place of the one that is played would look like the one that is played.
 * @param {Drawing} before
 * @param {Drawing} after
 * @param {Set<string>} closingUp
 */
export function previewed(before, after, closingUp) {
  const { touched, coming, going } = changes(before, after);
  const arrives = (/** @type {Spot} */ { id, fresh }) => fresh && [...before.values()].some((layer) => layer.has(id));
  return { touched: touched.filter((spot) => !closingUp.has(spot.area) || arrives(spot)), coming, going };
}

/** An area that is scrolled must be in reach of the keyboard; others would only be in its way. @param {HTMLElement} frame */
function reach(frame) {
  fade(frame);
  if (frame.scrollWidth > frame.clientWidth + 1 && getComputedStyle(frame).overflowX === "auto")
    frame.setAttribute("tabindex", "0");
  else frame.removeAttribute("tabindex");
}

/** Where more of an area can be scrolled into sight, its edge fades. @param {HTMLElement} frame */
function fade(frame) {
  const hidden = frame.scrollWidth - frame.clientWidth;
  frame.classList.toggle("more-left", frame.scrollLeft > 4);
  frame.classList.toggle("more-right", frame.scrollLeft < hidden - 4);
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
