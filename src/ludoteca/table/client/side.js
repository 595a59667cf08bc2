/** The column beside the board: who sits here, what happened, and the numbered list of everything that can be done. */

import { fill, make } from "./dom.js";
import { isProposed, optionButton } from "./hints.js";
import { icon, mark } from "./icons.js";
import { called, isBots, levelOf } from "./matters.js";
import { known } from "./model.js";
import { ruleLink } from "./popups.js";
import { say } from "./texts.js";

/** @typedef {import("./model.js").Model} Model */

/**
 * Who sits where.
 * @param {HTMLElement} list
 * @param {Model} model
 */
export function showSeats(list, model) {
  const acting = model.status === "playing" ? (model.prompt?.asked ?? []) : [];
  fill(
    list,
    ...model.seats.map((seat, k) =>
      make(
        "li",
        { class: acting.includes(k) ? "acts" : "", "aria-current": acting.includes(k) ? "true" : null },
        mark(k),
        make("span", { class: "name", title: seat.name || null }, called(seat)),
        seat.mine ? make("span", { class: "you" }, say("you")) : null,
        seat.resigned ? make("span", { class: "resigned" }, say("resigned")) : null,
        levelOf(seat) ? make("span", { class: "level" }, say(`level-${levelOf(seat)}`)) : null,
        seat.kind === "person" && !isBots(seat) && !seat.mine && !model.plies
          ? make(
              "span",
              { class: seat.here ? "here" : "away", title: say(seat.here ? "here" : "away") },
              make("span", { class: "visually-hidden" }, say(seat.here ? "here" : "away")),
            )
          : null,
      ),
    ),
  );
}

/**
 * The elements of lines that were shown before: a long log is not built again for every new line.
 * @type {WeakMap<import("./types.js").Line, {how: string, element: HTMLLIElement}>}
 */
const shownLines = new WeakMap();

/**
 * What happened, the newest last; a line that was clicked shows what can be done with it.
 * @param {HTMLElement} list
 * @param {Model} model
 * @param {number} open  the line that is unfolded, or -1
 */
export function showLog(list, model, open) {
  const seen = known(model.lines, model.seat);
  const faded = model.status === "playing" ? seen : 0; // lines before this one do not remind anybody of anything
  /** @type {Node[]} */
  const lines = [];
  for (let k = 0, next; k < model.lines.length; k = next) {
    const line = /** @type {import("./types.js").Line} */ (model.lines[k]);
    next = endOfSame(model.lines, k, seen);
    if (k === seen && k > 0) lines.push(list.querySelector(".divider") ?? divider());
    if (line.fades && k < faded) continue;
    const how = `${k === open} ${next - k} ${canGoBack(model, line.ply)}`;
    const before = shownLines.get(line);
    const element = before?.how === how ? before.element : logLine(model, line, k, next - k, k === open);
    shownLines.set(line, { how, element });
    lines.push(element);
  }
  if (model.lines.some((line, k) => line.fades && k < faded)) {
    lines.unshift(list.querySelector(".faded") ?? make("li", { class: "faded" }, say("faded")));
  }
  let at = list.firstChild;
  for (const line of lines) {
    if (line === at) at = at.nextSibling;
    else list.insertBefore(line, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
  // With the next picture, which is laid out anyway: asked now, the browser would lay out the page once more.
  requestAnimationFrame(() => toTheEnd(list));
}

/**
 * Where the lines end that say the same of the same move as one of them does: they are shown as one, with their number.
 * @param {import("./types.js").Line[]} lines
 * @param {number} k
 * @param {number} seen  what is new begins here, and is not one with what was there before
 */
export function endOfSame(lines, k, seen) {
  const told = JSON.stringify(lines[k]);
  let end = k + 1;
  while (end < lines.length && end !== seen && JSON.stringify(lines[end]) === told) end++;
  return end;
}

function divider() {
  return make("li", { class: "divider" }, make("span", {}, say("since")));
}

const HAND = 1000; // ms in which a log that scrolls was moved by a hand

/**
 * The newest line stays visible until somebody scrolls up to read, and again when they come back down. The list also
 * scrolls by itself, when lines come or the list beside it needs room: that is nobody's wish.
 * @param {HTMLElement} list
 */
export function followLog(list) {
  let touched = -HAND;
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    list.addEventListener(kind, () => (touched = performance.now()), { passive: true });
  }
  list.addEventListener("scroll", () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 30) list.dataset.left = "0";
    else if (performance.now() - touched < HAND) list.dataset.left = "1";
  });
  new ResizeObserver(() => toTheEnd(list)).observe(list);
}

/** @param {HTMLElement} list */
function toTheEnd(list) {
  if (list.dataset.left !== "1") list.scrollTop = list.scrollHeight;
}

/**
 * @param {Model} model
 * @param {import("./types.js").Line} line
 * @param {number} k
 * @param {number} times
 * @param {boolean} open
 */
function logLine(model, line, k, times, open) {
  const undoable = canGoBack(model, line.ply);
  const seat = line.seat ?? -1;
  const often = times > 1 ? make("span", { class: "times" }, ` ×${times}`) : null;
  const text = [seat >= 0 ? mark(seat) : null, make("span", {}, line.text, often)];
  const names = [line.hits ? "hits" : "", undoable ? "undoable" : ""].filter(Boolean).join(" ");
  return make(
    "li",
    { class: names || null, "data-marks": line.marks?.join(" ") ?? null },
    line.rule || undoable
      ? make(
          "button",
          { type: "button", class: "line", "data-do": "line", "data-line": k, "aria-expanded": String(open) },
          ...text,
          line.hits ? make("span", { class: "visually-hidden" }, ` (${say("hits")})`) : null,
        )
      : make("div", { class: "line" }, ...text),
    open
      ? make(
          "div",
          { class: "more" },
          undoable
            ? make(
                "button",
                { type: "button", class: "way", "data-do": "undo-to", "data-ply": line.ply },
                icon("undo"),
                say("undo-to"),
              )
            : null,
          line.rule ? ruleLink(line.rule) : null,
        )
      : null,
  );
}

/**
 * Whether moves after a ply are all mine to take back.
 * @param {Model} model
 * @param {number} ply
 */
export function canGoBack(model, ply) {
  return model.status === "playing" && model.reach >= 0 && ply >= model.reach && ply < model.ply;
}

/**
 * Everything that can be done now, numbered: for keyboards, for screen readers, and for who likes lists.
 * @param {HTMLElement} list
 * @param {import("./types.js").Option[]} options
 */
export function showOptions(list, options) {
  fill(
    list,
    ...options.map((option) => {
      const how = option.aside ? "aside" : isProposed(option, options) ? null : "idle";
      return make("li", { class: how }, optionButton(option, "option"));
    }),
  );
}
