/** A button upon an area that brings what lies there to the front, or lays all as it was. */

import { fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./texts.js";

export class Front {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    this.title = "";
    this.button = make("button", { type: "button", class: "upon front", "data-do": "front" });
  }

  /** What the area offers. @param {import("./types.js").Area} area */
  take(area) {
    const side = area.fronts ?? -1;
    this.title = area.title;
    this.button.dataset.side = String(side);
    this.frame.classList.toggle("fronts", side >= 0);
    if (side < 0) this.button.remove();
    else if (!this.button.parentElement) this.frame.append(this.button);
    this.changed();
  }

  /** Whose things lie here. */
  changed() {
    const name = this.frame.querySelector(":scope > svg [data-title]")?.getAttribute("data-title") ?? this.title;
    const said = this.button.dataset.side === "0" ? say("front-back") : say("front", { name });
    this.button.title = said;
    fill(this.button, icon("swap"), make("span", {}, said));
  }
}
