/** The proof that nobody chose the cards: what was sealed, what everybody added to it, and whether all of it fits. */

import { make } from "./dom.js";
import { keep, kept } from "./preferences.js";
import { sha256 } from "./sha256.js";
import { say } from "./texts.js";

/**
 * @typedef {import("./types.js").End} End
 * @typedef {{table: string, salt: string, seal: string}} Part  what this browser gave to a table, and the seal it saw before
 * @typedef {{fits: boolean, text: string, values: Record<string, string>}} Finding
 */

const KEY = "ludoteca-salts";
const MOST = 200; // tables that are remembered

/** @returns {Part[]} */
function parts() {
  try {
    return JSON.parse(kept(KEY) || "[]");
  } catch {
    return [];
  }
}

/**
 * My part of the seed of a table, so that nobody can choose it alone: sixteen random bytes, and the same again if they
 * were lost on the way. They are kept, with the seal, to be looked for at the end.
 * @param {string} table  its address
 * @param {string} seal
 */
export function partOfMine(table, seal) {
  const before = parts();
  const given = before.find((part) => part.table === table);
  if (given) return given.salt;
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  keep(KEY, JSON.stringify([...before, { table, salt: bytes.join(""), seal }].slice(-MOST)));
  return bytes.join("");
}

/**
 * What can be said of a match that is over.
 * @param {End} end
 * @param {string} seal
 * @param {string} table  the address of the table, or of a replay
 * @param {Part[]} given  what this browser gave to this table and to others
 * @returns {Finding[]}
 */
export function findings(end, seal, table, given = parts()) {
  if (!end.secret) return [];
  const here = given.find((part) => end.salts.includes(part.salt) || table.split("/replay")[0] === part.table);
  /** @type {Finding[]} */
  const found = [];
  if (here) {
    const seats = end.salts.flatMap((salt, k) => (salt === here.salt ? [String.fromCharCode(65 + k)] : []));
    const fits = seats.length > 0;
    found.push({ fits, text: fits ? "mine" : "not-mine", values: { salt: here.salt, seats: seats.join(", ") } });
    const same = here.seal === seal;
    found.push({ fits: same, text: same ? "same-seal" : "other-seal", values: { seal: here.seal } });
  }
  const sealed = sha256(end.secret) === seal;
  found.push({ fits: sealed, text: sealed ? "seal-fits" : "seal-broken", values: {} });
  const made = sha256([end.secret, ...end.salts].join("\n")) === end.seed;
  found.push({ fits: made, text: made ? "seed-fits" : "seed-broken", values: {} });
  return found;
}

/**
 * The proof, folded away; what does not fit unfolds it.
 * @param {End} end
 * @param {string} seal
 * @param {string} table
 */
export function proof(end, seal, table) {
  const facts = [
    ["seal", seal],
    ["secret", end.secret],
    ...end.salts.map((value, k) => [`salt`, value, String.fromCharCode(65 + k)]),
    ["seed", end.seed],
  ];
  const found = findings(end, seal, table);
  const wrong = found.some(({ fits }) => !fits);
  return make(
    "details",
    { class: wrong ? "proof wrong" : "proof", open: wrong },
    make(
      "summary",
      {},
      say("proof"),
      found.some(({ text }) => text === "mine") ? make("small", { class: "mine" }, say("proof-own")) : null,
    ),
    found.length
      ? make(
          "ul",
          {},
          ...found.map(({ fits, text, values }) =>
            make("li", { class: fits ? "fits" : "broken" }, say(`proof-${text}`, values)),
          ),
        )
      : null,
    make("p", {}, say(end.secret ? "proof-means" : "proof-record")),
    end.secret ? make("p", {}, say("proof-how")) : null,
    make(
      "dl",
      {},
      ...facts
        .filter(([, value]) => value)
        .flatMap(([name = "", value = "", seat = ""]) => [
          make("dt", {}, say(`proof-${name}`, { seat })),
          make("dd", {}, make("code", { class: "long" }, value)),
        ]),
    ),
  );
}
