/** What people decide beside the match: a bot for somebody who is missing, to stop; and how it stands, over the board. */

import { fill, make, post } from "./dom.js";
import { mark } from "./icons.js";
import { notice } from "./popups.js";
import { say } from "./texts.js";

/**
 * @typedef {import("./types.js").Matter} Matter
 * @typedef {import("./types.js").Seat} Seat
 * @typedef {import("./model.js").Model} Model
 */

/** What a seat is called: where a bot plays for a person, that is said. @param {Seat | undefined} seat */
export function called(seat) {
  if (!seat || seat.kind === "open") return say("seat-open");
  return seat.stand_in ? say("stand-in", { name: seat.name }) : seat.name;
}

/** Whether a bot plays here, for itself or for a person. @param {Seat | undefined} seat */
export function isBots(seat) {
  return seat?.kind === "bot" || Boolean(seat?.stand_in);
}

/** The level of the bot that plays here; "" where a person does. @param {Seat} seat */
export function levelOf(seat) {
  return seat.stand_in || (seat.kind === "bot" ? (seat.level ?? "") : "");
}

/**
 * Send a wish about a seat; what the table says against it is shown.
 * @param {string} table
 * @param {{t: string, seat?: number, about?: string, level?: string}} wish
 */
export async function send(table, wish) {
  try {
    await post(`${table}/matters`, wish);
  } catch (error) {
    notice(error instanceof Error ? error.message : String(error));
  }
}

/**
 * A button that sends a wish.
 * @param {string} label
 * @param {{t: string, seat?: number, about?: string}} wish
 * @param {string} [look]
 */
export function wishButton(label, wish, look = "button") {
  return make(
    "button",
    { class: look, type: "button", "data-do": "wish", "data-wish": wish.t, "data-seat": wish.seat, "data-about": wish.about },
    label,
  );
}

/**
 * A line over the board for everything that is to be decided now.
 * @param {HTMLElement} place
 * @param {Model} model
 * @param {string} table
 */
export function showMatters(place, model, table) {
  const replay = document.body.dataset.replay !== undefined;
  const lines = replay ? [] : [...model.matters.map((matter) => line(model, matter)), back(model), ended(model, table)];
  const shown = lines.filter((found) => found !== null);
  place.hidden = shown.length === 0;
  fill(place, ...shown);
}

/**
 * What became of seats since the last screen, in sentences: who was replaced, is back, or has resigned.
 * @param {Model} before
 * @param {Model} model
 */
export function changes(before, model) {
  return model.seats.flatMap((seat, k) => {
    const was = before.seats[k];
    if (!was || was.name !== seat.name || model.status !== "playing") return [];
    const { name } = seat;
    if (seat.resigned && !was.resigned) return [say("told-resigned", { name })];
    if (seat.stand_in && !was.stand_in) return [say("told-stand-in", { name })];
    if (was.stand_in && !seat.stand_in && !seat.mine) return [say("told-back", { name })];
    return [];
  });
}

/**
 * @param {Node[]} marks
 * @param {string} text
 * @param {...import("./dom.js").Child} buttons
 */
function row(marks, text, ...buttons) {
  return make("div", { class: "matter" }, ...marks, make("p", {}, text), make("div", { class: "buttons" }, ...buttons));
}

/**
 * @param {Model} model
 * @param {Matter} matter
 */
function line(model, matter) {
  const { about, seat, agreed, needed, can } = matter;
  const name = model.seats[about === "replace" ? seat : (agreed[0] ?? -1)]?.name ?? "";
  const count = agreed.length ? ` ${say("matter-count", { agreed: agreed.length, needed })}` : "";
  const text = say(`matter-${about}`, { name }) + count;
  const marks = about === "replace" ? [mark(seat)] : agreed.map((voter) => mark(voter));
  if (!can) return row(marks, text);
  if (can === "agreed") return row(marks, text, wishButton(say("matter-withdraw"), { t: "disagree", about, seat }));
  return row(
    marks,
    text,
    wishButton(say(`matter-${about}-yes`, { name }), { t: "agree", about, seat }),
    about === "abandon" ? wishButton(say("matter-abandon-no"), { t: "disagree", about, seat }) : null,
  );
}

/** To who sits here while a bot plays for them. @param {Model} model */
function back(model) {
  const mine = model.seats.flatMap((seat, k) => (seat.mine && seat.stand_in ? [k] : []));
  if (!mine.length || model.status !== "playing") return null;
  return row(
    mine.map((seat) => mark(seat)),
    say("stand-in-you"),
    make("button", { class: "button gold", type: "button", "data-do": "back-again" }, say("stand-in-back")),
  );
}

/**
 * After a match that was abandoned: what remains of it.
 * @param {Model} model
 * @param {string} table
 */
function ended(model, table) {
  if (model.status !== "abandoned") return null;
  const played = model.seats.some((seat) => seat.mine);
  return row(
    [],
    say("abandoned"),
    played ? make("button", { class: "button gold", type: "button", "data-do": "rematch" }, say("rematch")) : null,
    make("a", { class: "button", href: `${table}/replay` }, say("replay")),
    make("a", { class: "button", href: `${table}/record`, download: true }, say("record")),
  );
}
