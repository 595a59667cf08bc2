/** The end: who won, where every point came from, as a picture and as a table, and how to check that nobody cheated. */

import { drawn, make, post } from "./dom.js";
import { sheet } from "./dialogs.js";
import { mark } from "./icons.js";
import { notice, ruleLink } from "./popups.js";
import { proof } from "./proof.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").End} End */

/**
 * The score sheet. It is made afresh: a rematch may have been asked for since.
 * @param {import("./model.js").Model} model
 * @param {string} table
 */
export function openEnd(model, table) {
  const end = model.end;
  if (!end) return;
  document.querySelector("dialog.end")?.remove();
  const playing = model.seats.some((seat) => seat.mine);
  sheet(
    "end",
    heading(end, model.seats),
    end.picture
      ? make("div", { class: "picture", role: "img", "aria-label": say("score-picture") }, drawn(end.picture))
      : null,
    make(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": say("score-table") },
      scores(end, model.seats.length),
    ),
    proof(end, model.seal, table),
    make(
      "footer",
      {},
      end.rematch
        ? make("a", { class: "button gold", href: end.rematch }, say("rematch-join"))
        : playing
          ? make("button", { class: "button gold", type: "button", "data-do": "rematch" }, say("rematch"))
          : null,
      ...(model.plies
        ? [] // this is the replay, made from a record
        : [
            make("a", { class: "button", href: `${table}/replay` }, say("replay")),
            make("a", { class: "button", href: `${table}/record`, download: true }, say("record")),
          ]),
      make("button", { class: "button", type: "button", "data-do": "print" }, say("print")),
      make("button", { class: "button quiet", type: "button", "data-do": "close" }, say("see-board")),
    ),
  ).showModal();
}

/**
 * Who won, as a sentence; to the winner in person, if that is the only seat at this screen. Who plays alone has nobody to
 * lose to.
 * @param {End} end
 * @param {import("./types.js").Seat[]} seats
 */
export function heading(end, seats) {
  const names = end.winners.map((seat) => end.names[seat] ?? "");
  if (!names.length) return say(end.names.length === 1 ? "not-this-time" : "nobody-wins");
  const [winner, another] = end.winners;
  if (another === undefined && winner !== undefined && seats[winner]?.mine && seats.filter((seat) => seat.mine).length === 1)
    return say("you-win");
  return say(names.length === 1 ? "winner" : "winners", { names: names.join(", ") });
}

/**
 * The lines that anybody has points from: what the table does not play with is left out, unless nothing counted.
 * @param {import("./types.js").Score[]} lines
 */
function telling(lines) {
  const found = lines.filter((line) => line.points.some((points) => points !== 0));
  return found.length ? found : lines;
}

/**
 * @param {End} end
 * @param {number} seats  players beyond them have no seat, and so no mark
 */
function scores(end, seats) {
  const best = (/** @type {number} */ k) => (end.winners.includes(k) ? "winner" : null);
  return make(
    "table",
    { class: "scores" },
    make("caption", { class: "visually-hidden" }, say("score-table")),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("td", {}),
        ...end.names.map((name, k) =>
          make("th", { scope: "col", class: best(k) }, k < seats ? mark(k) : null, make("span", {}, name)),
        ),
      ),
    ),
    make(
      "tbody",
      {},
      ...telling(end.sheet).map((line) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, line.text, " ", line.rule ? ruleLink(line.rule) : null),
          ...line.points.map((points, k) => make("td", { class: best(k) }, String(points))),
        ),
      ),
    ),
    make(
      "tfoot",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "row" }, say("total")),
        ...end.totals.map((total, k) => make("td", { class: best(k) }, String(total))),
      ),
    ),
  );
}

/**
 * The same people once more: everybody is led to the new table.
 * @param {string} table
 */
export async function askForRematch(table) {
  try {
    const { address } = await post(`${table}/rematch`, {});
    if (address) location.assign(address);
  } catch (error) {
    notice(error instanceof Error ? error.message : String(error));
  }
}
