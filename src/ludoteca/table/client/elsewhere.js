/** On a phone: a button that leads to what is asked, while nothing of it is in sight. */

import { fill, make, the } from "./dom.js";
import { icon } from "./icons.js";
import { isStill } from "./motion.js";
import { say } from "./texts.js";

const MARGIN = 10; // px of a thing that must be seen

/**
 * Where things lie that are out of sight, and the nearest of them; nothing where one is in sight.
 * @template T
 * @param {{top: number, bottom: number}} window
 * @param {{top: number, bottom: number, of: T}[]} boxes
 * @returns {{below: boolean, nearest: T} | null}
 */
export function outOfSight(window, boxes) {
  const away = boxes.map(({ top, bottom, of }) => {
    const below = top > window.bottom - MARGIN;
    const above = bottom < window.top + MARGIN;
    return { of, below, far: below ? top - window.bottom : above ? window.top - bottom : -Infinity };
  });
  const [nearest] = away.toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far > -Infinity ? { below: nearest.below, nearest: nearest.of } : null;
}

export class Elsewhere {
  /** @param {() => Element[]} asked  what can be chosen on the board, and is asked for */
  constructor(asked) {
    this.asked = asked;
    /** @type {Element | null} */
    this.nearest = null;
    this.frame = 0;
    this.button = make("button", { class: "elsewhere", type: "button", "data-do": "elsewhere" });
    this.button.hidden = true;
    the(".asking").after(this.button);
    for (const kind of ["scroll", "resize"]) addEventListener(kind, () => this.soon(), { passive: true });
  }

  /** Look again with the next picture. */
  soon() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.look());
  }

  look() {
    const asking = the(".asking").getBoundingClientRect();
    const foot = the(".foot").getBoundingClientRect();
    const isSmall = foot.height > 0; // it is there on a phone only
    const boxes = isSmall ? this.asked().map((of) => ({ of, ...edges(of) })) : [];
    const found = outOfSight({ top: Math.max(0, asking.bottom), bottom: foot.top }, boxes);
    this.nearest = found?.nearest ?? null;
    this.button.hidden = !found;
    if (!found) return;
    this.button.style.top = `${Math.round(Math.max(0, asking.bottom) + 8)}px`;
    const said = found.below ? "elsewhere-below" : "elsewhere-above";
    if (this.button.dataset.said === said) return;
    this.button.dataset.said = said;
    fill(this.button, icon(found.below ? "down" : "up"), make("span", {}, say(said)));
  }

  go() {
    this.nearest?.scrollIntoView({ block: "center", inline: "center", behavior: isStill() ? "instant" : "smooth" });
  }
}

/**
 * From where to where something reaches on the screen: a large area shows by itself what of it is out of sight.
 * @param {Element} element
 */
function edges(element) {
  const { top, bottom } = (element.closest(".area.zooms") ?? element).getBoundingClientRect();
  return { top, bottom };
}
