import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { table } from "./fake_table.js";

/** @typedef {import("../../src/ludoteca/table/client/types.js").Option} Option */

const client = "../../src/ludoteca/table/client";
const { inOrder } = await import(`${client}/choose.js`);
const { preferences } = await import(`${client}/preferences.js`);

const STEPS = {
  "": [{ action: "die" }, { action: "pass", ends: true }],
  die: [{ action: "slot" }, { action: "home", ends: true }],
  "die slot": [{ action: "push", ends: true }, { action: "pull", ends: true }],
};

const calm = { ...preferences };
beforeEach(() => Object.assign(preferences, { ...calm, forced: false, confirm: "never" }));

test("a pick narrows what can be chosen; only the whole move goes to the table", async () => {
  const t = table(STEPS);
  await t.look();
  assert.deepEqual(t.actions(), ["die", "pass"]);
  await t.choose("die");
  assert.deepEqual(t.actions(), ["slot", "home"]);
  await t.choose("slot");
  assert.deepEqual(t.acts(), []);
  await t.choose("push");
  assert.deepEqual(t.acts(), ["die slot push"]);
  assert.deepEqual(t.chooser.actions, []);
});

test("until the screen is there that shows a move, nothing can be chosen", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("pass");
  assert.equal(t.chooser.underWay, true);
  assert.deepEqual(t.actions(), []);
  await t.look();
  assert.deepEqual(t.actions(), ["die", "pass"]);
});

test("while a screen is on its way nothing can be chosen", async () => {
  const t = table(STEPS);
  await t.look();
  t.chooser.pause();
  assert.deepEqual(t.actions(), []);
});

test("nobody chooses for others, nor after the end", async () => {
  const t = table(STEPS);
  await t.look({ seat: -1 });
  assert.deepEqual(t.actions(), []);
  await t.look({ status: "over", revision: 2 });
  assert.deepEqual(t.actions(), []);
});

test("one step back at a time, and then there is none", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  await t.choose("slot");
  assert.equal(t.chooser.back(), true);
  assert.deepEqual(t.actions(), ["slot", "home"]);
  assert.equal(t.chooser.back(), true);
  assert.deepEqual(t.actions(), ["die", "pass"]);
  assert.equal(t.chooser.back(), false);
});

test("a step that is asked twice is thought of once", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  t.chooser.back();
  await t.choose("die");
  assert.equal(t.asked.length, 1);
});

test("a choice that is none is made at once; going back does not stop at it, nor makes it again", async () => {
  Object.assign(preferences, { forced: true });
  const t = table({ ...STEPS, die: [{ action: "slot" }] });
  await t.look();
  await t.choose("die");
  await until(() => t.chooser.path.length === 2);
  assert.deepEqual(t.actions(), ["push", "pull"]);
  t.chooser.back();
  assert.equal(t.chooser.path.length, 0);
  await t.choose("die");
  await until(() => t.chooser.path.length === 2);
});

test("who has gone back from a choice that is none makes it by hand", async () => {
  Object.assign(preferences, { forced: true });
  const t = table({ "": [{ action: "die" }], die: STEPS.die });
  await t.look();
  await until(() => t.chooser.path.length === 1);
  t.chooser.back();
  t.chooser.settle();
  await rest();
  assert.equal(t.chooser.path.length, 0);
});

test("a step that is chosen twice before the answer comes is taken once", async () => {
  const t = table(STEPS);
  await t.look();
  await Promise.all([t.choose("die"), t.choose("die")]);
  assert.deepEqual(t.chooser.actions, ["die"]);
});

test("nobody sees the question that a choice which is none would answer", async () => {
  Object.assign(preferences, { forced: true });
  const t = table({ "": [{ action: "die" }], die: STEPS.die });
  /** @type {string[]} */
  const seen = [];
  t.chooser.hears.changed = () => seen.push(t.actions().join(" "));
  await t.look();
  await until(() => t.chooser.path.length === 1);
  assert.deepEqual([...new Set(seen)], ["slot home"]);
});

test("a choice that is none and fails is left to the person, and not tried for ever", async () => {
  Object.assign(preferences, { forced: true });
  const t = table({ "": [{ action: "die" }], die: STEPS.die });
  t.line.broken = true;
  await t.look();
  await rest();
  assert.equal(t.asked.length, 1);
  assert.deepEqual(t.actions(), ["die"]);
});

const FORCED = {
  "": [{ action: "die", along: [{ action: "slot", label: "the only slot" }] }, { action: "pass", ends: true }],
  die: [{ action: "slot" }],
  "die slot": [{ action: "push", ends: true }, { action: "pull", ends: true }],
};

test("steps without a choice go along with the one before, in one question, and back skips them", async () => {
  const t = table(FORCED);
  await t.look();
  await t.choose("die");
  assert.deepEqual(t.asked.map(({ actions }) => actions), [["die", "slot"]]);
  assert.deepEqual(t.chooser.steps, ["die", "the only slot"]);
  assert.deepEqual(t.actions(), ["push", "pull"]);
  t.chooser.back();
  assert.deepEqual(t.actions(), ["die", "pass"]);
  await t.choose("die");
  await t.choose("push");
  assert.deepEqual(t.acts(), ["die slot push"]);
});

test("where all is chosen, what is left is a confirmation of the whole choice", async () => {
  Object.assign(preferences, { forced: true });
  const t = table({ ...STEPS, die: [{ action: "pay", ends: true }] });
  await t.look();
  assert.equal(t.chooser.confirming, null);
  await t.choose("die");
  await rest();
  assert.equal(t.chooser.confirming?.action, "pay");
  assert.deepEqual(t.acts(), []);
  await t.choose("pay");
  assert.deepEqual(t.acts(), ["die pay"]);
});

test("what cannot be taken back is never made for somebody", async () => {
  Object.assign(preferences, { forced: true });
  const t = table({ "": [{ action: "roll", ends: true, barrier: "rolled" }] });
  await t.look();
  await rest();
  assert.deepEqual(t.acts(), []);
});

test("the end of a turn is asked about if one likes: no leaves all as it was, yes makes it", async () => {
  Object.assign(preferences, { confirm: "turn" });
  const t = table({ "": [{ action: "end", ends: true, barrier: "handed-over" }, { action: "other" }] });
  await t.look();
  await t.choose("end");
  assert.equal(t.chooser.asking?.action, "end");
  assert.deepEqual(t.acts(), []);
  assert.equal(t.chooser.back(), true);
  assert.equal(t.chooser.asking, null);
  await t.choose("end");
  await t.choose("end", { sure: true });
  assert.deepEqual(t.acts(), ["end"]);
});

test("what rolls or reveals is asked about by whoever wants to be asked always, and by nobody else", async () => {
  for (const [confirm, asked] of [["always", true], ["turn", false], ["never", false]]) {
    Object.assign(preferences, { confirm });
    const t = table({ "": [{ action: "roll", ends: true, barrier: "rolled" }, { action: "other" }] });
    await t.look();
    await t.choose("roll");
    assert.equal(t.chooser.asking?.action === "roll", asked);
    assert.deepEqual(t.acts(), asked ? [] : ["roll"]);
  }
});

test("who does not like to be asked ends the turn with one click", async () => {
  const t = table({ "": [{ action: "end", ends: true, barrier: "handed-over" }, { action: "other" }] });
  await t.look();
  await t.choose("end");
  assert.deepEqual(t.acts(), ["end"]);
});

test("a move that comes too late is told, and can be chosen anew", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  t.line.answer = { t: "stale", n: 1, revision: 2 };
  await t.choose("home");
  assert.deepEqual(t.said(), ["stale"]);
  assert.equal(t.chooser.underWay, false);
  assert.deepEqual(t.actions(), ["die", "pass"]);
});

test("a refused move says why, with its rule", async () => {
  const t = table(STEPS);
  await t.look();
  t.line.answer = { t: "refused", n: 1, text: "too dear", rule: "PHX-BUY-08" };
  await t.choose("pass");
  assert.deepEqual(t.said(), ["too dear (PHX-BUY-08)"]);
  assert.deepEqual(t.actions(), ["die", "pass"]);
});

test("a step the table refuses is not taken", async () => {
  const t = table({ "": [{ action: "die" }, { action: "pass", ends: true }] });
  await t.look();
  const [die] = t.chooser.options;
  t.moves[""] = [];
  await t.chooser.choose(die);
  assert.deepEqual(t.said(), ["not now"]);
  assert.equal(t.chooser.path.length, 0);
});

test("a question the line lost is told, and asked again the next time", async () => {
  const t = table(STEPS);
  await t.look();
  t.line.broken = true;
  await t.choose("die");
  assert.deepEqual(t.said(), ["lost-question"]);
  t.line.broken = false;
  await t.choose("die");
  assert.deepEqual(t.actions(), ["slot", "home"]);
});

test("what was not offered is not taken", async () => {
  const t = table(STEPS);
  await t.look();
  await t.chooser.choose({ action: "pass", label: "", ends: true });
  assert.deepEqual(t.acts(), []);
});

test("a move that was begun goes on upon a new screen, if it still can", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  t.line.revision = 5;
  await t.look();
  assert.deepEqual(t.chooser.actions, ["die"]);
  assert.deepEqual(t.actions(), ["slot", "home"]);
});

test("a move that was begun is given up where it cannot be made any more, or is no longer mine", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  t.line.revision = 5;
  t.moves[""] = [{ action: "pass", ends: true }];
  await t.look();
  assert.deepEqual(t.chooser.actions, []);
  const other = table(STEPS);
  await other.look();
  await other.choose("die");
  await other.look({ revision: 2, seat: -1 });
  assert.deepEqual(other.chooser.actions, []);
});

test("the same screen once more, as after a lost line, leaves the steps as they are", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  const asked = t.asked.length;
  await t.look();
  assert.deepEqual(t.chooser.actions, ["die"]);
  assert.equal(t.asked.length, asked);
});

test("undo takes back what was made, not what is being made; its refusal is told", async () => {
  const t = table(STEPS);
  await t.look();
  await t.choose("die");
  await t.chooser.undo(-1);
  assert.deepEqual(t.chooser.actions, []);
  assert.deepEqual(t.asked.at(-1), { t: "undo", revision: 1, to: -1 });
  await t.look();
  t.line.answer = { t: "refused", n: 1, text: "revealed" };
  await t.chooser.undo(0);
  assert.deepEqual(t.said(), ["revealed"]);
});

// Asides.

const SWEETS = {
  "": [{ action: "eat", ends: true, aside: true, barrier: "revealed" }, { action: "squad" }],
  squad: [{ action: "eat", ends: true, aside: true, barrier: "revealed" }, { action: "place" }, { action: "stay" }],
  "squad place": [{ action: "eat", ends: true, aside: true, barrier: "revealed" }, { action: "on", ends: true }],
};

test("what stands aside comes after what is asked", async () => {
  const t = table(SWEETS);
  await t.look();
  assert.deepEqual(t.actions(), ["squad", "eat"]);
  assert.equal(t.chooser.options, t.chooser.options, "the same list: nothing is drawn again for it");
  const plain = [{ action: "a", label: "" }];
  assert.equal(inOrder(plain), plain);
});

test("after something aside the steps of the move are taken again, and told", async () => {
  const t = table(SWEETS);
  await t.look();
  await t.choose("squad");
  await t.choose("place");
  await t.choose("eat");
  assert.deepEqual(t.acts(), ["squad place eat"]);
  await t.look();
  assert.deepEqual(t.chooser.actions, ["squad", "place"]);
  assert.deepEqual(t.said(), ["again"]);
  assert.equal(t.chooser.back(), true);
  assert.deepEqual(t.chooser.actions, ["squad"]);
});

test("only as far as they are still possible", async () => {
  const t = table(SWEETS);
  await t.look();
  await t.choose("squad");
  await t.choose("place");
  await t.choose("eat");
  t.moves["squad"] = [{ action: "stay" }];
  await t.look();
  assert.deepEqual(t.chooser.actions, ["squad"]);
  assert.deepEqual(t.actions(), ["stay"]);
  assert.deepEqual(t.said(), ["again-partly"]);
});

test("what came after a step that is gone is not taken in its stead", async () => {
  const t = table({ ...SWEETS, "squad place": [...SWEETS["squad place"], { action: "stay" }], "squad place stay": SWEETS.squad });
  await t.look();
  for (const action of ["squad", "place", "stay", "eat"]) await t.choose(action);
  t.moves["squad"] = [{ action: "stay" }];
  await t.look();
  assert.deepEqual(t.chooser.actions, ["squad"]);
});

test("steps that the table has kept are not taken twice", async () => {
  const t = table(SWEETS);
  await t.look();
  await t.choose("squad");
  await t.choose("eat");
  t.moves[""] = [{ action: "place" }, { action: "stay" }];
  await t.look();
  assert.deepEqual(t.chooser.actions, []);
  assert.deepEqual(t.actions(), ["place", "stay"]);
  assert.deepEqual(t.said(), []);
});

test("a refused aside leaves nothing to be taken again", async () => {
  const t = table(SWEETS);
  await t.look();
  await t.choose("squad");
  t.line.answer = { t: "refused", n: 1, text: "no sweets" };
  await t.choose("eat");
  t.line.revision = 2;
  await t.look();
  assert.deepEqual(t.chooser.actions, []);
});

test("areas follow the steps of a move, and are as on the screen again after going back", async () => {
  const t = table(STEPS);
  /** @type {string[]} */
  const laid = [];
  t.chooser.board.show = async (/** @type {unknown} */ _, /** @type {boolean} */ __, /** @type {{name: string}[]} */ areas) =>
    void laid.push(areas.map(({ name }) => name).join());
  const ask = t.line.ask;
  t.line.ask = async (request) => {
    const answer = await ask(request);
    return request.actions.length === 1 ? { ...answer, areas: [{ name: "map" }, { name: "strip" }] } : answer;
  };
  await t.look({ areas: [{ name: "map" }] });
  await t.choose("die");
  await t.choose("slot");
  t.chooser.back();
  t.chooser.back();
  assert.deepEqual(laid, ["map,strip", "map", "map,strip", "map"]);
});

/** Until all that is on its way has arrived. */
function rest() {
  return new Promise((resolve) => setImmediate(resolve));
}

/** @param {() => boolean} holds */
async function until(holds) {
  for (let k = 0; k < 50 && !holds(); k++) await rest();
  assert.ok(holds());
}

const PLACES = {
  "": [
    { action: "move", target: "squad", twins: ["arrow", "leader"] },
    { action: "carry", target: "cart", twins: ["arrow"] },
    { action: "dig", target: "field", twins: ["spade"] },
    { action: "pass", ends: true },
  ],
  move: [{ action: "north", ends: true }],
};

test("a thing that narrows leaves what it stands for, each in its own place, until one goes on or back", async () => {
  const t = table(PLACES);
  await t.look();
  t.chooser.narrow("arrow");
  assert.deepEqual(t.actions(), ["move", "carry"]);
  assert.deepEqual(t.chooser.options[0].twins, ["leader"]);
  assert.equal(t.chooser.back(), true);
  assert.deepEqual(t.actions(), ["move", "carry", "dig", "pass"]);
  t.chooser.narrow("arrow", "An arrow");
  assert.deepEqual(t.chooser.steps, ["An arrow"]);
  await t.choose("move");
  assert.deepEqual(t.chooser.steps, ["move"]);
  assert.deepEqual(t.chooser.actions, ["move"]);
  assert.deepEqual(t.actions(), ["north"]);
  assert.equal(t.chooser.back(), true);
  assert.deepEqual(t.actions(), ["move", "carry", "dig", "pass"]);
  t.chooser.narrow("spade");
  await t.look({ revision: 2 });
  assert.equal(t.actions().length, 4);
});

const GROUP = {
  "": [{ action: "migrate" }],
  migrate: [{ action: "unit" }, { action: "other" }],
  "migrate unit": [{ action: "to" }, { action: "away" }],
  "migrate unit to": [{ action: "unit" }, { action: "other" }, { action: "done", ends: true }],
  "migrate unit to unit": [{ action: "to" }],
  "migrate unit to unit to": [{ action: "unit" }, { action: "done", ends: true }],
  "migrate unit to unit to unit": [{ action: "away" }],
};

test("a whole group goes where one of it went, as long as the same is offered, and nothing half is left", async () => {
  const t = table(GROUP);
  await t.look();
  await t.choose("migrate");
  await t.choose("unit");
  await t.chooser.chooseAll(t.chooser.options[0]);
  assert.deepEqual(t.chooser.actions, ["migrate", "unit", "to", "unit", "to"]);
  assert.deepEqual(t.acts(), []);
});

test("the same once more is offered where the last two steps could follow again", async () => {
  const t = table(GROUP);
  await t.look();
  await t.choose("migrate");
  assert.equal(t.chooser.same.length, 0);
  await t.choose("unit");
  assert.equal(t.chooser.same.length, 0);
  await t.choose("to");
  assert.deepEqual(t.chooser.same, ["unit", "to"]);
  assert.equal(await t.chooser.repeat(), true);
  assert.equal(await t.chooser.repeat(), false);
  assert.deepEqual(t.chooser.actions, ["migrate", "unit", "to", "unit", "to"]);
});

test("steps without a choice have gone along, and go along once more", async () => {
  const along = [{ action: "unit", label: "unit" }];
  const t = table({
    "": [{ action: "migrate", along }],
    "migrate unit": [{ action: "to" }],
    "migrate unit to": [{ action: "unit", along: [{ action: "to", label: "to" }] }, { action: "done", ends: true }],
    "migrate unit to unit to": [{ action: "done", ends: true }],
  });
  t.line.ask = async (/** @type {any} */ { actions, revision }) => ({
    t: "imagined", n: 1, revision, ends: false, options: t.moves[actions.join(" ")],
  }); // prettier-ignore
  await t.look();
  await t.choose("migrate");
  await t.chooser.chooseAll(t.chooser.options[0]);
  assert.deepEqual(t.chooser.actions, ["migrate", "unit", "to", "unit", "to"]);
});

test("where each of a group is a move of its own, the next goes when the board shows the one before", async () => {
  const t = table({
    "": [{ action: "migrate" }],
    migrate: [{ action: "unit" }],
    "migrate unit": [{ action: "to", ends: true }],
    unit: [{ action: "to", ends: true }],
  });
  await t.look();
  await t.choose("migrate");
  await t.choose("unit");
  const all = t.chooser.chooseAll(t.chooser.options[0]);
  await until(() => t.chooser.underWay);
  t.moves[""] = [{ action: "unit" }, { action: "done", ends: true }];
  await t.look();
  await until(() => t.acts().length === 2);
  t.moves[""] = [{ action: "done", ends: true }];
  await t.look();
  await all;
  assert.deepEqual(t.acts(), ["migrate unit to", "unit to"]);
  assert.equal(t.chooser.same.length, 0);
});

test("after others have acted, or a move was taken back, there is no same once more", async () => {
  const t = table({ "": [{ action: "unit" }], unit: [{ action: "to", ends: true }] });
  const move = async () => {
    await t.choose("unit");
    await t.choose("to");
    await t.look();
  };
  await t.look();
  await move();
  assert.deepEqual(t.chooser.same, ["unit", "to"]);
  await t.chooser.undo(-1);
  await t.look();
  assert.deepEqual(t.chooser.same, []);
  await move();
  await t.look({ revision: ++t.line.revision, options: [], prompt: { text: "", rule: "", asked: [1] } });
  await t.look({ revision: ++t.line.revision });
  assert.deepEqual(t.chooser.same, []);
});

test("what is one step is taken five times at most, and never to the end of the move", async () => {
  const endless = Object.fromEntries(
    Array.from({ length: 9 }, (_, k) => [Array(k).fill("give").join(" "), [{ action: "give" }, { action: "done", ends: true }]]),
  );
  const t = table(endless);
  await t.look();
  await t.chooser.chooseAll(t.chooser.options[0]);
  assert.equal(t.chooser.actions.length, 5);
  const ending = table({ "": [{ action: "give", ends: true }] });
  await ending.look();
  const all = ending.chooser.chooseAll(ending.chooser.options[0]);
  await until(() => ending.chooser.underWay);
  await ending.look({ options: [] });
  await all;
  assert.deepEqual(ending.acts(), ["give"]);
});
