/** Several people at one screen: it is covered until the right one says that they are there. */

import { fill, make } from "./dom.js";
import { mark } from "./icons.js";
import { say } from "./texts.js";

/**
 * Cover the screen, or take the cover away.
 * @param {HTMLDialogElement} cover
 * @param {import("./model.js").Model} model
 */
export function showCover(cover, model) {
  if (!model.covered) {
    if (cover.open) cover.close();
    return;
  }
  const mine = model.seats.flatMap((seat, k) => (seat.mine ? [k] : []));
  const acting = mine.filter((seat) => model.prompt?.asked.includes(seat));
  const next = acting.length ? acting : mine;
  const names = next.map((seat) => model.seats[seat]?.name ?? "");
  fill(
    cover,
    make(
      "div",
      { class: "pass" },
      make("p", { class: "lead" }, say("pass-to", { name: names.join(" / ") })),
      ...next.map((seat, k) =>
        make(
          "button",
          { class: "button gold", type: "button", "data-do": "look", "data-seat": seat },
          mark(seat),
          make("span", {}, say("i-am", { name: names[k] ?? "" })),
        ),
      ),
    ),
  );
  if (!cover.open) cover.showModal();
}

/**
 * A cover cannot be pushed aside by Escape, not even by pressing it twice, which closes other dialogs.
 * @param {HTMLDialogElement} cover
 */
export function makeFirm(cover) {
  cover.addEventListener("cancel", (event) => event.preventDefault());
  cover.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
}
