import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

/** @typedef {import("../../src/ludoteca/table/client/types.js").Option} Option */

const client = "../../src/ludoteca/table/client";
const { Chooser, inOrder } = await import(`${client}/choose.js`);
const { NOTHING } = await import(`${client}/model.js`);
const { Lost } = await import(`${client}/socket.js`);
const { preferences } = await import(`${client}/preferences.js`);

/**
 * A table that answers as it is told: `moves` says what may follow a row of actions, and whether it makes a move whole.
 * @param {Record<string, Partial<Option>[]>} given  by the actions so far, joined by blanks
 */
function table(given) {
  const moves = { ...given };
  /** @type {string[]} */
  const told = [];
  /** @type {{t: string, actions: string[], revision: number}[]} */
  const asked = [];
  /** @type {string[]} */
  const shown = [];
  const optionsAfter = (/** @type {string} */ key) => (moves[key] ?? []).map((option) => ({ label: option.action, ...option }));
  const line = {
    revision: 1,
    /** @type {any} */
    answer: null, // to the next act, instead of carrying it out
    broken: false,
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      if (line.broken) throw new Lost();
      if (request.revision !== line.revision) return { t: "stale", n: 1, revision: line.revision };
      const key = request.actions.join(" ");
      const before = request.actions.slice(0, -1).join(" ");
      const last = optionsAfter(before).find((option) => option.action === request.actions.at(-1));
      if (!last) return { t: "refused", n: 1, text: "not now" };
      return { t: "imagined", n: 1, revision: line.revision, ends: last.ends ?? false, options: optionsAfter(key) };
    },
    act: async (/** @type {any} */ request) => {
      asked.push(request);
      if (line.broken) throw new Lost();
      const answer = line.answer;
      line.answer = null;
      return answer ?? { t: "done", n: 1, revision: ++line.revision };
    },
  };
  const board = { show: async (/** @type {Map<string, unknown>} */ drawing) => (shown.push([...drawing.keys()].join()), new Set()) };
  const chooser = new Chooser(line, board, {
    changed: () => told.push("changed"),
    sent: () => told.push("sent"),
    tell: (/** @type {string} */ text, /** @type {string} */ rule) => told.push(rule ? `${text} (${rule})` : text),
  });
  const screen = (more = {}) => ({ ...NOTHING, revision: line.revision, seat: 0, status: "playing", options: optionsAfter(""), ...more });
  const actions = () => chooser.options.map((/** @type {Option} */ option) => option.action);
  const option = (/** @type {string} */ action) => chooser.options.find((/** @type {Option} */ one) => one.action === action);
  return {
    chooser, line, told, asked, shown, screen, actions, moves,
    look: (more = {}) => chooser.look(screen(more)),
    choose: (/** @type {string} */ action, how = {}) => chooser.choose(option(action), how),
    said: () => told.filter((text) => text !== "changed" && text !== "sent"),
    acts: () => asked.filter((request) => request.t === "do").map((request) => request.actions.join(" ")),
  };
} // prettier-ignore

const STEPS = {
  "": [{ action: "die" }, { action: "pass", ends: true }],
  die: [{ action: "slot" }, { action: "home", ends: true }],
  "die slot": [{ action: "push", ends: true }, { action: "pull", ends: true }],
};

const calm = { ...preferences };
beforeEach(() => Object.assign(preferences, { ...calm, forced: false, confirm: false }));
afterEach(() => mock.timers.reset());

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

test("a choice that is none is made after a moment; going back does not stop at it, nor makes it again", async () => {
  Object.assign(preferences, { forced: true });
  mock.timers.enable({ apis: ["setTimeout"] });
  const t = table({ ...STEPS, die: [{ action: "slot" }] });
  await t.look();
  await t.choose("die");
  assert.equal(t.chooser.path.length, 1);
  mock.timers.tick(700);
  await until(() => t.chooser.path.length === 2);
  assert.deepEqual(t.actions(), ["push", "pull"]);
  t.chooser.back();
  assert.equal(t.chooser.path.length, 0);
  await t.choose("die");
  assert.equal(t.chooser.path.length, 1, "by hand again: the next forced step is made again");
  mock.timers.tick(700);
  await until(() => t.chooser.path.length === 2);
});

test("who has gone back from a choice that is none makes it by hand", async () => {
  Object.assign(preferences, { forced: true });
  mock.timers.enable({ apis: ["setTimeout"] });
  const t = table({ "": [{ action: "die" }], die: STEPS.die });
  await t.look();
  mock.timers.tick(700);
  await until(() => t.chooser.path.length === 1);
  t.chooser.back();
  t.chooser.settle();
  mock.timers.tick(5000);
  await rest();
  assert.equal(t.chooser.path.length, 0);
});

test("what cannot be taken back is never made for somebody", async () => {
  Object.assign(preferences, { forced: true });
  mock.timers.enable({ apis: ["setTimeout"] });
  const t = table({ "": [{ action: "roll", ends: true, barrier: "rolled" }] });
  await t.look();
  mock.timers.tick(5000);
  await rest();
  assert.deepEqual(t.acts(), []);
});

test("the end of a turn is asked about if one likes: no leaves all as it was, yes makes it", async () => {
  Object.assign(preferences, { confirm: true });
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
