import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { findings } from "../../src/ludoteca/table/client/proof.js";
import { sha256 } from "../../src/ludoteca/table/client/sha256.js";

/** @param {string} text */
const hashed = (text) => createHash("sha256").update(text).digest("hex");

test("SHA-256 is that of everybody else, for texts of any length", () => {
  for (let length = 0; length < 200; length++) assert.equal(sha256("x".repeat(length)), hashed("x".repeat(length)));
  assert.equal(sha256("perché ❤"), hashed("perché ❤"));
});

const secret = "5e".repeat(32);
const salts = ["ab".repeat(16), ""];
const seal = hashed(secret);
/** @type {import("../../src/ludoteca/table/client/types.js").End} */
const end = { names: [], totals: [], winners: [], sheet: [], picture: "", secret, salts, seed: hashed([secret, ...salts].join("\n")) };
const mine = { table: "/t/one", salt: "ab".repeat(16), seal };

/** @param {ReturnType<typeof findings>} found */
const texts = (found) => found.map(({ fits, text }) => `${fits ? "" : "!"}${text}`);

test("who gave a part finds it, at the table, in its replay, and in a record opened from a file", () => {
  for (const table of ["/t/one", "/t/one/replay", "/replay/0123"]) {
    assert.deepEqual(texts(findings(end, seal, table, [mine])), ["mine", "same-seal", "seal-fits", "seed-fits"]);
  }
  assert.equal(findings(end, seal, "/t/one", [mine])[0]?.values.seats, "A");
});

test("who only watched sees that it fits, and nothing of a part", () => {
  assert.deepEqual(texts(findings(end, seal, "/t/one", [])), ["seal-fits", "seed-fits"]);
  assert.deepEqual(texts(findings(end, seal, "/t/one", [{ ...mine, table: "/t/two", salt: "cd" }])), ["seal-fits", "seed-fits"]);
});

test("a part that was not used is told, and a seal that was changed, and a seed that was made otherwise", () => {
  const other = { ...mine, salt: "cd".repeat(16) };
  assert.deepEqual(texts(findings(end, seal, "/t/one", [other])).slice(0, 1), ["!not-mine"]);
  assert.deepEqual(texts(findings(end, seal, "/t/one", [{ ...mine, seal: "00" }]))[1], "!other-seal");
  assert.deepEqual(texts(findings({ ...end, secret: "00" }, seal, "/t/one", [])), ["!seal-broken", "!seed-broken"]);
  assert.deepEqual(texts(findings({ ...end, seed: "00" }, seal, "/t/one", [])), ["seal-fits", "!seed-broken"]);
});

test("a record without a secret proves nothing of the kind", () => {
  assert.deepEqual(findings({ ...end, secret: "", salts: [] }, "", "/replay/0123", [mine]), []);
});
