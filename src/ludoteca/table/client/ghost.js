/**
 * A preview on the board: what would come is shown half transparent in its place, what would go or move is dimmed. The
 * elements of the board stay where they are under it, so that the pointer does not lose what it points at.
 *
 * @typedef {import("./model.js").Drawing} Drawing
 */

import { previewed } from "./board.js";
import { drawn } from "./dom.js";
import { joined } from "./popups.js";

export class Ghost {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Element[]} */
    this.copies = [];
    /** @type {Element[]} */
    this.shapes = []; // that only these use
  }

  /**
   * Show what would be different if the board looked like this.
   * @param {Drawing} imagined
   * @param {string} [pointed]  what is pointed at: it stays as bright as it is, for what is dim looks forbidden
   */
  show(imagined, pointed = "") {
    this.clear();
    const { touched, coming, going } = previewed(this.board.shown, imagined, this.board.closingUp);
    for (const { area, id } of going) {
      const element = this.board.parts.get(`${area}\n${id}`);
      // What is only there to ask goes with the answer, and so does what was said of it: that says nothing.
      const isAsking = element?.classList.contains("asks") || element?.getAttribute("data-about") === pointed;
      if (id !== pointed && !isAsking) element?.classList.add("dimmed");
    }
    for (const { area, id, fresh } of touched) {
      const svg = this.board.svgs.get(area);
      if (!svg) continue;
      const copy = drawn(imagined.get(area)?.get(id) ?? "");
      if (!area) {
        // What all use: under an id that is there twice the first one is meant.
        svg.insertBefore(copy, this.board.parts.get(`${area}\n${id}`) ?? null);
        this.shapes.push(copy);
        continue;
      }
      if (copy.classList.contains("asks")) continue; // the next question is not what comes of this
      const original = this.board.parts.get(`${area}\n${id}`);
      const moves = original && copy.getAttribute("transform") !== original.getAttribute("transform");
      if (!moves || id !== pointed) original?.classList.add(moves ? "dimmed" : "veiled");
      for (const node of [copy, ...copy.querySelectorAll("[id]")]) node.removeAttribute("id");
      const isNew = fresh || moves || coming.has(id);
      copy.classList.add("ghost", ...(isNew ? ["new"] : id === pointed ? ["pointed"] : []));
      copy.setAttribute("aria-hidden", "true");
      svg.insertBefore(copy, this.above(area, id, imagined, original));
      this.copies.push(copy);
    }
  }

  /**
   * What lies above the place of an element: its own neighbour, or for a new one that of the element it would lie on.
   * @param {string} area
   * @param {string} id
   * @param {Drawing} imagined
   * @param {Element | undefined} original
   * @returns {Element | null}
   */
  above(area, id, imagined, original) {
    if (original) return original.nextElementSibling;
    const order = [...(imagined.get(area)?.keys() ?? [])];
    for (let k = order.indexOf(id) - 1; k >= 0; k--) {
      const below = this.board.parts.get(`${area}\n${order[k]}`);
      if (below) return below.nextElementSibling;
    }
    return null;
  }

  /**
   * A box together with what would come to lie over it, so that what is said of it does not cover that.
   * @param {import("./popups.js").Box} about
   */
  around(about) {
    const coming = this.copies.filter((copy) => copy.classList.contains("new"));
    return joined(
      about,
      coming.map((copy) => copy.getBoundingClientRect()),
    );
  }

  /** Back to what is. */
  clear() {
    for (const copy of [...this.copies, ...this.shapes]) copy.remove();
    this.copies = [];
    this.shapes = [];
    for (const element of this.board.root.querySelectorAll(".dimmed, .veiled")) {
      element.classList.remove("dimmed", "veiled");
    }
  }
}
