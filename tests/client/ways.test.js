import assert from "node:assert/strict";
import { test } from "node:test";

import { table } from "./fake_table.js";

/** @typedef {import("../../src/ludoteca/table/client/types.js").Option} Option */

// Amounts.

const bids = (/** @type {number[]} */ ...amounts) => amounts.map((amount) => ({ action: `bid:${amount}`, amount }));

test("amounts of one verb are one scale: set, stepped, bounded, and taken as one action", async () => {
  const t = table({ "": [...bids(0, 1, 2, 5).map((bid) => ({ ...bid, ends: true })), { action: "pass", ends: true }] });
  await t.look();
  const [scale] = t.chooser.scales;
  assert.equal(t.chooser.scales.length, 1);
  assert.equal(t.chooser.setOn(scale).action, "bid:0");
  t.chooser.stepAmount("bid", 1);
  t.chooser.stepAmount("bid", 2);
  assert.equal(t.chooser.setOn(scale).action, "bid:5", "numbers that do not go are passed over");
  t.chooser.stepAmount("bid", 3);
  assert.equal(t.chooser.setOn(scale).action, "bid:5");
  t.chooser.setAmount("bid", 3);
  assert.equal(t.chooser.setOn(scale).action, "bid:2");
  t.chooser.stepAmount("bid", -Infinity);
  assert.equal(t.chooser.setOn(scale).action, "bid:0");
  t.chooser.setAmount("bid", 1);
  await t.chooser.choose(t.chooser.setOn(scale));
  assert.deepEqual(t.acts(), ["bid:1"]);
});

test("the first amount that is given is the one proposed, wherever it lies", async () => {
  const t = table({ "": bids(4, 0, 2) });
  await t.look();
  const [scale] = t.chooser.scales;
  assert.equal(t.chooser.setOn(scale).action, "bid:4");
  assert.deepEqual(scale.steps.map((/** @type {Option} */ step) => step.amount), [0, 2, 4]);
}); // prettier-ignore

test("a list shows of a scale only what is set; a single amount is no scale", async () => {
  const t = table({ "": [{ action: "look" }, ...bids(0, 1, 2), { action: "keep:1", amount: 1 }] });
  await t.look();
  t.chooser.setAmount("bid", 2);
  assert.equal(t.chooser.scales.length, 1);
  assert.deepEqual(
    t.chooser.listed.map((/** @type {Option} */ option) => option.action),
    ["look", "bid:2", "keep:1"],
  );
});

test("what was set is forgotten with the question", async () => {
  const t = table({ "": [...bids(0, 1, 2), { action: "on" }], on: bids(0, 1, 2) });
  await t.look();
  t.chooser.setAmount("bid", 2);
  await t.choose("on");
  assert.equal(t.chooser.setOn(t.chooser.scales[0]).action, "bid:0");
  t.chooser.setAmount("bid", 1);
  t.chooser.back();
  assert.equal(t.chooser.setOn(t.chooser.scales[0]).action, "bid:0");
  t.chooser.setAmount("bid", 1);
  t.line.revision = 2;
  await t.look();
  assert.equal(t.chooser.setOn(t.chooser.scales[0]).action, "bid:0");
});

// Faces.

const lay = (/** @type {string} */ target, /** @type {number} */ turn, flip = 0) => ({
  action: `lay:${target}:${turn}:${flip}`,
  target,
  piece: "tile",
  turn,
  flip,
  ends: true,
});

test("where a piece can only lie in one place, it is turned there round and round, and taken as it lies", async () => {
  const t = table({ "": [lay("c", 0), lay("c", 120), lay("c", 240), { action: "eat", aside: true, target: "s" }] });
  await t.look();
  const { faces } = t.chooser.turning;
  assert.equal(t.chooser.turning.option.turn, 0);
  assert.equal(t.chooser.turn(faces, 1).turn, 120);
  assert.equal(t.chooser.turn(faces, -1).turn, 0);
  assert.equal(t.chooser.turn(faces, -1).turn, 240);
  assert.equal(t.chooser.turn(faces, 1).turn, 0);
  t.chooser.turn(faces, 1);
  await t.chooser.choose(t.chooser.turning.option);
  assert.deepEqual(t.acts(), ["lay:c:120:0"]);
});

test("a piece lies elsewhere as it was turned before, as far as it can", async () => {
  const t = table({ "": [lay("a", 0), lay("a", 90), lay("a", 0, 1), lay("b", 0), lay("b", 180), lay("c", 0, 1), lay("c", 90, 1)] });
  await t.look();
  const at = (/** @type {string} */ target) => t.chooser.options.filter((/** @type {Option} */ one) => one.target === target);
  t.chooser.turn(at("a"), 1);
  assert.equal(t.chooser.faceAt(at("a")).action, "lay:a:90:0");
  assert.equal(t.chooser.faceAt(at("b")).action, "lay:b:180:0");
  assert.equal(t.chooser.faceAt(at("c")).action, "lay:c:90:1");
  assert.equal(t.chooser.turn(at("a"), 0).action, "lay:a:0:1");
  assert.equal(t.chooser.turn(at("a"), 0).action, "lay:a:0:0");
}); // prettier-ignore

test("of many places none is held until a finger holds it; going back lets it go first", async () => {
  const t = table({ "": [{ action: "die" }], die: [lay("a", 0), lay("a", 90), lay("b", 0), lay("b", 90)] });
  await t.look();
  await t.choose("die");
  assert.equal(t.chooser.turning, null);
  t.chooser.hold("b");
  assert.equal(t.chooser.turning.target, "b");
  assert.equal(t.chooser.back(), true);
  assert.equal(t.chooser.turning, null);
  assert.deepEqual(t.chooser.actions, ["die"]);
});

test("options that only share a place are no faces", async () => {
  const t = table({ "": [lay("a", 0), { action: "burn", target: "a" }] });
  await t.look();
  assert.equal(t.chooser.faceAt(t.chooser.options), null);
  assert.equal(t.chooser.turning, null);
});

test("a piece whose place comes next is taken as it lay last, and turned there instead of before", async () => {
  const face = (/** @type {string} */ kind, /** @type {number} */ turn, flip = 0) => ({ ...lay("hand", turn, flip), action: `${kind}:${turn}:${flip}`, piece: kind, ends: false });
  const faces = [face("L", 0), face("L", 90), face("L", 0, 1)];
  const place = (/** @type {string} */ at) => ({ action: `at:${at}`, target: at, ends: true });
  const t = table({
    "": [{ action: "tile" }, { action: "stop" }],
    tile: faces,
    "tile L:0:0": [place("a"), place("b")],
    "tile L:90:0": [place("b"), place("c")],
    "tile L:0:1": [place("a"), place("d")],
  });
  await t.look();
  await t.choose("tile");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(t.chooser.actions, ["tile", "L:0:0"]);
  assert.deepEqual(t.actions(), ["at:a", "at:b", "L:90:0", "L:0:1"]);
  assert.deepEqual(t.chooser.options.map((/** @type {Option} */ one) => Boolean(one.aside)), [false, false, true, true]);
  await t.chooser.turnAgain(1);
  assert.deepEqual(t.chooser.actions, ["tile", "L:90:0"]);
  assert.deepEqual(t.actions(), ["at:b", "at:c", "L:0:0", "L:0:1"]);
  await t.chooser.turnAgain(0);
  assert.deepEqual(t.chooser.actions, ["tile", "L:0:1"]);
  await t.choose("at:d");
  assert.deepEqual(t.acts(), ["tile L:0:1 at:d"]);
  await t.look();
  await t.choose("tile");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(t.chooser.actions, ["tile", "L:0:1"]);
  t.chooser.back();
  assert.deepEqual(t.chooser.actions, []);
}); // prettier-ignore
