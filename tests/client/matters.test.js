/** Seats that change hands, in words. Without the texts of a page, a text shows its name. */

import assert from "node:assert/strict";
import { test } from "node:test";

const { called, changes, isBots, levelOf } = await import("../../src/ludoteca/table/client/matters.js");
const { isAlone } = await import("../../src/ludoteca/table/client/company.js");
const { NOTHING } = await import("../../src/ludoteca/table/client/model.js");

const ANNA = { name: "Anna", kind: "person", mine: true };
const BRUNO = { name: "Bruno", kind: "person" };
const CARLA = { name: "Carla", kind: "person" };
const BOT = { name: "Livia", kind: "bot", level: "rival" };
const AWAY = { ...BRUNO, stand_in: "companion" };
const GONE = { ...AWAY, resigned: true };

const playing = (/** @type {any[]} */ seats, /** @type {any[]} */ matters = []) => ({
  ...NOTHING,
  status: "playing",
  seats,
  matters,
});

test("a seat says that a bot plays for its person", () => {
  assert.deepEqual([ANNA, BOT, AWAY, { kind: "open", name: "" }].map(called), ["Anna", "Livia", "stand-in", "seat-open"]);
  assert.deepEqual([ANNA, BOT, AWAY, GONE].map(isBots), [false, true, true, true]);
  assert.deepEqual([ANNA, BOT, AWAY, GONE].map(levelOf), ["", "rival", "companion", "companion"]);
});

test("what became of a seat is told once", () => {
  const told = (/** @type {any} */ before, /** @type {any} */ after) => changes(playing([ANNA, before]), playing([ANNA, after]));
  assert.deepEqual(told(BRUNO, AWAY), ["told-stand-in"]);
  assert.deepEqual(told(AWAY, BRUNO), ["told-back"]);
  assert.deepEqual(told(BRUNO, GONE), ["told-resigned"]);
  assert.deepEqual(told(AWAY, GONE), ["told-resigned"]);
  assert.deepEqual(told(AWAY, AWAY), []);
  assert.deepEqual(told({ ...AWAY, mine: true }, { ...BRUNO, mine: true }), []);
  assert.deepEqual(changes(NOTHING, playing([ANNA, AWAY])), []);
});

test("whoever is left with bots and people who are missing need ask nobody", () => {
  assert.equal(isAlone(playing([ANNA, BRUNO])), false);
  assert.equal(isAlone(playing([ANNA, BOT, AWAY, GONE])), true);
  assert.equal(isAlone(playing([ANNA, BRUNO], [{ about: "replace", seat: 1 }])), true);
  assert.equal(isAlone(playing([ANNA, BRUNO, CARLA], [{ about: "replace", seat: 1 }])), false);
  assert.equal(isAlone(playing([ANNA, { ...BRUNO, mine: true }])), true);
});
