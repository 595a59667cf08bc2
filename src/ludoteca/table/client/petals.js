/**
 * The ways in which a piece can lie, as petals around the place where it is held. The one it lies in is pressed;
 * pressing that one again takes it.
 */

import { fill, make } from "./dom.js";
import { faceOf } from "./faces.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

const SIZE = 40; // px, as in the style sheet
const LEAST = 58; // from the middle of the place

/**
 * Where petals go: around the middle of a box, each where its piece is turned to, the other side further out; all
 * inside the window.
 * @param {import("./pick.js").Box} box
 * @param {import("./faces.js").Face[]} faces
 * @param {{width: number, height: number, top: number}} room  top: what lies above belongs to others
 */
export function around(box, faces, room) {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const reach = Math.max(LEAST, Math.max(box.right - box.left, box.bottom - box.top) / 2 + SIZE / 2 + 4);
  const sides = [...new Set(faces.map(({ flip }) => flip))];
  const keep = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.max(least, Math.min(at, most));
  return faces.map(({ turn, flip }) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    const far = reach + sides.indexOf(flip) * (SIZE + 8);
    return {
      x: keep(middle.x + far * Math.cos(angle), SIZE / 2 + 2, room.width - SIZE / 2 - 2),
      y: keep(middle.y + far * Math.sin(angle), room.top + SIZE / 2 + 2, room.height - SIZE / 2 - 2),
    };
  });
}

export class Petals {
  constructor() {
    this.element = make("div", { class: "petals", role: "group", "aria-label": say("faces"), hidden: true });
    (document.querySelector("main") ?? document.body).append(this.element);
  }

  /**
   * @param {import("./pick.js").Box} box
   * @param {import("./types.js").Option[]} faces
   * @param {import("./types.js").Option} lies
   */
  show(box, faces, lies) {
    const top = document.querySelector(".asking")?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector(".foot")?.getBoundingClientRect().height ?? 0;
    const places = around(box, faces.map(faceOf), { width: innerWidth, height: innerHeight - foot, top });
    this.element.hidden = false;
    fill(
      this.element,
      ...faces.map((option) =>
        make(
          "button",
          {
            type: "button",
            class: faceOf(option).flip ? "petal flipped" : "petal",
            "data-do": "face",
            "data-action": option.action,
            "aria-pressed": String(option === lies),
            "aria-label": option.label,
            title: option.label,
          },
          icon("up"),
        ),
      ),
    );
    for (const [k, petal] of [...this.element.children].entries()) {
      const [option, place] = [faces[k], places[k]];
      if (!(petal instanceof HTMLElement) || !option || !place) continue;
      petal.style.left = `${place.x}px`;
      petal.style.top = `${place.y}px`;
      petal.style.setProperty("--turn", `${faceOf(option).turn}deg`);
    }
  }

  hide() {
    this.element.hidden = true;
  }
}
