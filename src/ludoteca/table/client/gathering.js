/** Before the match: who sits where, invitations with their QR codes, and the card of somebody who sits down. */

import { drawn, fill, make, post } from "./dom.js";
import { icon, mark } from "./icons.js";
import { levelOf, wishButton } from "./matters.js";
import { notice } from "./popups.js";
import { keep, kept } from "./preferences.js";
import { say } from "./texts.js";

const NAME = "ludoteca.name";

/**
 * What the address of an invitation says after its `#`.
 * @param {string} fragment
 * @returns {{kind: "seat" | "watch", token: string} | null}
 */
export function invitation(fragment) {
  const found = /^#(seat|watch)=([\w-]+)$/.exec(fragment);
  return found ? { kind: found[1] === "seat" ? "seat" : "watch", token: found[2] ?? "" } : null;
}

/**
 * The seats of a table that still waits for people.
 * @param {HTMLElement} section
 * @param {import("./model.js").Model} model
 * @param {string} table  its address
 */
export function showGathering(section, model, table) {
  section.hidden = model.status !== "gathering" || model.seats.length === 0;
  if (section.hidden) return;
  const owner = document.body.dataset.owner === "1";
  offerSeat(section, model, table);
  const open = model.seats.filter((seat) => seat.kind === "open").length;
  const list = section.querySelector("ul");
  const lead = section.querySelector(".lead");
  if (lead) lead.textContent = open === 0 ? say("waiting-here") : open === 1 ? say("waiting-one") : say("waiting", { count: open });
  if (list) {
    fill(
      list,
      ...model.seats.map((seat, k) =>
        make(
          "li",
          {},
          mark(k),
          make(
            "span",
            { class: "name" },
            seat.kind === "open" ? say("seat-open") : seat.name,
            seat.mine ? make("small", {}, ` ${say("you")}`) : null,
            levelOf(seat) ? make("small", {}, ` ${say(`level-${levelOf(seat)}`)}`) : null,
          ),
          owner ? hosting(seat, k) : null,
        ),
      ),
    );
  }
}

/**
 * What the host may do with a seat: invite to it, put a bot there, or free it again.
 * @param {import("./types.js").Seat} seat
 * @param {number} k
 */
function hosting(seat, k) {
  if (seat.kind === "bot") return wishButton(say("seat-open-up"), { t: "open", seat: k });
  if (seat.kind === "person") return seat.mine ? null : wishButton(say("seat-free"), { t: "free", seat: k });
  const levels = (document.body.dataset.levels ?? "").split(" ").map((level) =>
    make("option", { value: level, selected: level === "companion" }, say(`level-${level}`)),
  );
  return make(
    "div",
    { class: "hosting" },
    inviteButton(k, say("invite")),
    make(
      "div",
      { class: "with-bot" },
      make("select", { "aria-label": say("seat-bot-level", { seat: String.fromCharCode(65 + k) }) }, ...levels),
      make("button", { class: "button", type: "button", "data-do": "seat-bot", "data-seat": k }, say("seat-bot")),
    ),
  );
}

/**
 * At a public table whoever has no seat may take a free one, without an invitation.
 * @param {HTMLElement} section
 * @param {import("./model.js").Model} model
 * @param {string} table
 */
function offerSeat(section, model, table) {
  const free = model.seats.some((seat) => seat.kind === "open") && !model.seats.some((seat) => seat.mine);
  const form = section.querySelector("form");
  if (!free || document.body.dataset.public !== "1") form?.remove();
  else if (!form) section.querySelector("ul")?.after(sitting(table, "", [make("p", {}, say("sit-public"))]));
}

/**
 * @param {number} seat
 * @param {string} label
 */
export function inviteButton(seat, label) {
  return make(
    "button",
    { class: seat < 0 ? "button" : "button gold", type: "button", "data-do": "invite", "data-seat": seat },
    icon("copy"),
    make("span", {}, label),
  );
}

/**
 * Get the link for a seat (-1: for spectators), copy it, and show it with its QR code.
 * @param {string} table  the address of the table
 * @param {number} seat
 * @param {HTMLElement} shown  where to show it
 * @param {{fresh?: boolean, about?: string}} [how]  fresh: one that was given out before is void; about: what it is for
 */
export async function invite(table, seat, shown, { fresh = false, about = "" } = {}) {
  try {
    const { link = "", qr = "" } = await post(`${table}/invite`, { seat, fresh });
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    const field = make("input", { type: "text", readonly: true, value: link, "aria-label": say("link") });
    field.addEventListener("focus", () => field.select());
    shown.replaceChildren(
      make("p", {}, about || (seat < 0 ? say("link-watch") : say("link-seat", { seat: String.fromCharCode(65 + seat) }))),
      field,
      make("p", { class: "note" }, say(fresh ? "link-fresh-done" : copied ? "link-copied" : "link-copy")),
      seat < 0
        ? ""
        : make(
            "button",
            { class: "button quiet", type: "button", "data-do": "link-fresh", "data-seat": seat },
            say("link-fresh"),
          ),
      make("div", { class: "qr", role: "img", "aria-label": say("qr") }, drawn(qr)),
    );
    shown.hidden = false;
  } catch (error) {
    notice(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Only this card, and the picture of the game: the table itself is not to be seen yet.
 * @param {HTMLElement} place
 * @param {...Node} children
 */
export function atTheDoor(place, ...children) {
  document.body.classList.add("door");
  place.hidden = false;
  const picture = place.querySelector("img");
  place.replaceChildren(...(picture ? [picture] : []), ...children);
}

/**
 * The card of somebody who followed an invitation. The token leaves the address bar once it is used.
 * @param {HTMLElement} place
 * @param {string} table
 * @param {{kind: "seat" | "watch", token: string}} invited
 * @param {string} title
 */
export function welcome(place, table, invited, title) {
  const head = make("h1", {}, title);
  const form =
    invited.kind === "watch"
      ? watching(table, invited.token, [head, make("p", {}, say("welcome-watch"))])
      : sitting(table, invited.token, [head, make("p", {}, say("welcome-seat"))]);
  atTheDoor(place, form);
  form.querySelector("input")?.focus();
}

/**
 * Say one's name and sit down.
 * @param {string} table
 * @param {string} token  of the invitation; "" takes any free seat of a public table
 * @param {Node[]} words
 */
function sitting(table, token, words) {
  const name = make("input", {
    type: "text",
    name: "name",
    maxlength: 24,
    autocomplete: "nickname",
    required: true,
  });
  name.value = document.body.dataset.name || kept(NAME);
  return entrance([...words, make("label", {}, make("span", {}, say("name")), name)], say("sit"), async () => {
    await post(`${table}/sit`, { token, name: name.value.trim() });
    keep(NAME, name.value.trim());
  });
}

/**
 * @param {string} table
 * @param {string} token
 * @param {Node[]} words
 */
function watching(table, token, words) {
  return entrance(words, say("watch"), () => post(`${table}/watch`, { token }));
}

/**
 * A form that lets somebody in. What the table says against it stands in the form.
 * @param {Node[]} fields
 * @param {string} button
 * @param {() => Promise<unknown>} enter
 */
function entrance(fields, button, enter) {
  const wrong = make("p", { class: "wrong", role: "alert", hidden: true });
  const form = make(
    "form",
    { class: "welcome" },
    ...fields,
    wrong,
    make("button", { class: "button gold", type: "submit" }, button),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await enter();
      history.replaceState(null, "", location.pathname + location.search);
      location.reload();
    } catch (error) {
      wrong.textContent = error instanceof Error ? error.message : String(error);
      wrong.hidden = false;
    }
  });
  return form;
}
