import assert from "node:assert/strict";
import { mock, test } from "node:test";

// What these modules ask of a browser when they are loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }), addEventListener: () => undefined });
const client = "../../src/ludoteca/table/client";
const { delay } = await import(`${client}/socket.js`);
const { distance, nearest, towards } = await import(`${client}/pick.js`);
const { filled } = await import(`${client}/texts.js`);
const { falling, frames, oneByOne, over, poseOf, rolling, rounding, swaying, turningOver } = await import(`${client}/motion.js`);
const { numbered } = await import(`${client}/keyboard.js`);
const { search } = await import(`${client}/rulebook.js`);
const { invitation } = await import(`${client}/gathering.js`);
const { beside, joined } = await import(`${client}/popups.js`);
const { counted } = await import(`${client}/hints.js`);
const { byTarget } = await import(`${client}/lights.js`);
const { changes, looksOther, previewed, scrolledBy } = await import(`${client}/board.js`);
const { Memory } = await import(`${client}/memory.js`);
const { Queue } = await import(`${client}/queue.js`);
const { isProposed } = await import(`${client}/hints.js`);
const { preferences, sound } = await import(`${client}/preferences.js`);
const { Pace } = await import(`${client}/pace.js`);
const { Onwards, isResting } = await import(`${client}/onwards.js`);
const { heading } = await import(`${client}/end.js`);
const { outOfSight } = await import(`${client}/elsewhere.js`);
const { frontAfter, isTurnedByHand, turnedOn } = await import(`${client}/facing.js`);
const { endOfSame } = await import(`${client}/side.js`);
const { flashed, tip } = await import(`${client}/origins.js`);

test("a board is turned on from how it lies, and from where it is going to be turned", () => {
  const area = { turns: 6, turned: 2 };
  assert.equal(turnedOn(area, 0, 1), 4); // sides are counted from 1
  assert.equal(turnedOn(area, 6, 1), 1);
  assert.equal(turnedOn(area, 1, -1), 6);
  assert.equal(turnedOn({ turns: 6 }, 0, -1), 6);
});

test("what comes to lie under a mouse that has pressed and rests there was not pointed at", () => {
  assert.equal(isResting({ clientX: 40, clientY: 9 }, { x: 40, y: 9 }), true);
  assert.equal(isResting({ clientX: 42, clientY: 9 }, { x: 40, y: 9 }), false);
  assert.equal(isResting({ clientX: 40, clientY: 9 }, null), false);
});

test("others come to the front one after the other, and then all lies as before", () => {
  const usual = [{ name: "camp" }, { fronts: 2 }, { fronts: 3 }];
  const second = [{ fronts: 0 }, { fronts: 0 }, { fronts: 3 }];
  const third = [{ fronts: 0 }, { fronts: 2 }, { fronts: 0 }];
  assert.equal(frontAfter(usual, 0, 1), 2);
  assert.equal(frontAfter(second, 2, 1), 3);
  assert.equal(frontAfter(third, 3, 1), 0);
  assert.equal(frontAfter(usual, 0, -1), 3);
  assert.deepEqual([usual, second].map(isTurnedByHand), [false, true]);
});

test("who plays alone and misses the goal has lost to nobody", () => {
  assert.equal(heading({ winners: [], names: ["Anna"] }, [{ mine: true }]), "not-this-time");
  assert.equal(heading({ winners: [], names: ["Anna", "Bruno"] }, [{ mine: true }, {}]), "nobody-wins");
  assert.equal(heading({ winners: [0], names: ["Anna"] }, [{ mine: true }]), "you-win");
});

test("what does nothing is put forward only where there is nothing else to do", () => {
  const [stop, take, aside] = [{ action: "stop", idle: true }, { action: "take" }, { action: "aside", aside: true }];
  assert.equal(isProposed(take, [take, stop]), true);
  assert.equal(isProposed(stop, [take, stop]), false);
  assert.equal(isProposed(stop, [stop, aside]), true);
});

test("who went on and presses again in the same place may have meant what lay there before", () => {
  const onwards = new Onwards();
  const press = (x, what, more = {}) =>
    onwards.press({ clientX: x, clientY: 70, detail: 1, ...more }, { dataset: { do: what } });
  assert.equal(press(100, "choose"), false);
  assert.equal(press(100, "next"), false);
  assert.equal(press(102, "next"), false);
  assert.equal(press(101, "choose"), true);
  assert.equal(press(101, "choose"), true); // whoever hammers on has still seen nothing
  assert.equal(press(160, "choose"), false);
  assert.equal(press(101, "choose"), false); // the hand has been elsewhere
  press(100, "skip");
  assert.equal(press(0, "choose", { clientY: 0, detail: 0 }), false); // keys
});

test("who wants to watch is shown the next move when they have seen the one before, however many wait", async () => {
  for (const [speed, held] of [["wait", true], ["normal", false], ["once", false]]) {
    Object.assign(preferences, { speed });
    const pace = new Pace(() => {});
    /** @type {string[]} */
    const shown = [];
    const queue = new Queue(async (/** @type {string} */ item, /** @type {boolean} */ atOnce) => {
      shown.push(`${item}${atOnce ? " at once" : ""}`);
      pace.shown(item !== "mine", item === "mine");
    }, assert.fail, pace); // prettier-ignore
    for (const item of ["a", "b", "c", "d", "e", "f", "mine", "answer"]) queue.add(item);
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(pace.isHeld, held);
    if (!held) continue;
    assert.deepEqual(shown, ["a"]);
    pace.next();
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual(shown, ["a", "b"]);
    pace.hurry();
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual([shown.length, shown.at(-1)], [8, "answer"]);
  }
  Object.assign(preferences, { speed: "normal" });
});

test("what waits is shown slowly by itself to whoever likes that", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(preferences, { speed: "slow" });
  const pace = new Pace(() => {});
  pace.shown(true, false);
  let on = false;
  void pace.turn().then(() => (on = true));
  mock.timers.tick(500);
  await Promise.resolve();
  assert.equal(on, false);
  mock.timers.tick(5000);
  for (let k = 0; k < 5; k++) await Promise.resolve();
  assert.equal(on, true);
  mock.timers.reset();
  Object.assign(preferences, { speed: "normal" });
});

test("preferences of an earlier time are understood, and nonsense is not", () => {
  assert.deepEqual(sound({ confirm: true, still: true }), { confirm: "turn", still: true });
  assert.deepEqual(sound({ confirm: false, keys: "yes", colour: "red" }), {});
  assert.deepEqual(sound({ confirm: "always", skip: true }), { confirm: "always", speed: "once" });
});

test("attempts to connect wait longer and longer, never the same, never more than ten seconds", () => {
  assert.equal(delay(0, 0), 150);
  assert.equal(delay(0, 1), 300);
  assert.ok(delay(3, 0.5) > delay(2, 0.5));
  assert.equal(delay(50, 1), 10_000);
});

test("what is said of a place keeps off what would come to lie upon it, not off what lies elsewhere", () => {
  const about = { left: 10, right: 20, top: 10, bottom: 20, leftward: false };
  const tile = { left: 12, right: 40, top: 5, bottom: 35 };
  const coin = { left: 100, right: 110, top: 10, bottom: 20 };
  assert.deepEqual(joined(about, [tile, coin]), { left: 10, right: 40, top: 5, bottom: 35, leftward: false });
  assert.deepEqual(joined(about, []), about);
});

test("a text gets its values, and keeps a place nobody fills", () => {
  assert.equal(filled("{ $a } of {$b}: { $c }", { a: 1, b: "two" }), "1 of two: { $c }");
});

const boxes = [
  { left: 0, top: 0, right: 10, bottom: 10 },
  { left: 40, top: 0, right: 60, bottom: 20 },
  { left: 0, top: 50, right: 10, bottom: 60 },
];

test("a tap means the nearest thing within reach", () => {
  assert.equal(distance({ x: 13, y: 14 }, boxes[0]), 5);
  const box = (/** @type {any} */ thing) => thing;
  assert.equal(nearest({ x: 20, y: 5 }, boxes, box, 30), boxes[0]);
  assert.equal(nearest({ x: 32, y: 5 }, boxes, box, 30), boxes[1]);
  assert.equal(nearest({ x: 200, y: 200 }, boxes, box, 30), null);
});

test("an arrow goes to what lies that way, rather ahead than aside", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -10, y: 0 },
    { x: 0, y: 80 },
  ];
  const point = (/** @type {any} */ thing) => thing;
  const from = { x: 0, y: 0 };
  assert.equal(towards(from, { x: 1, y: 0 }, points, point), points[0]);
  assert.equal(towards(from, { x: -1, y: 0 }, points, point), points[2]);
  assert.equal(towards(from, { x: 0, y: 1 }, points, point), points[3]);
  assert.equal(towards(from, { x: 0, y: -1 }, points, point), null);
});

test("motion begins where the thing was and ends where it is", () => {
  const from = poseOf({ a: 1, b: 0, c: 0, d: 1, e: 10, f: 20 });
  const to = poseOf({ a: 0, b: 0.5, c: -0.5, d: 0, e: 100, f: 50 });
  assert.deepEqual([to.x, to.y, Math.round(to.angle), to.scale], [100, 50, 90, 0.5]);
  const path = frames(from, to);
  const end = path.at(-1);
  assert.deepEqual(end, { translate: "0px 0px", rotate: "0deg", scale: "1" });
  // translate · rotate · scale put the new origin (100, 50) back to the old one (10, 20).
  const [x, y] = path[0].translate.split(" ").map(parseFloat);
  const angle = (parseFloat(path[0].rotate) * Math.PI) / 180;
  const scale = Number(path[0].scale);
  assert.ok(Math.abs(x + scale * (100 * Math.cos(angle) - 50 * Math.sin(angle)) - 10) < 0.01);
  assert.ok(Math.abs(y + scale * (100 * Math.sin(angle) + 50 * Math.cos(angle)) - 20) < 0.01);
});

test("what turns takes the shorter way round", () => {
  const pose = (/** @type {number} */ angle) => ({ x: 0, y: 0, angle, scale: 1 });
  assert.equal(frames(pose(-170), pose(170))[0].rotate, "20deg");
  assert.equal(frames(pose(10), pose(-60))[0].rotate, "70deg");
});

test("digits wait for a second one only where it could mean something", () => {
  assert.deepEqual(numbered("1", 9), { number: 1, open: false });
  assert.deepEqual(numbered("1", 14), { number: 1, open: true });
  assert.deepEqual(numbered("12", 14), { number: 12, open: false });
  assert.deepEqual(numbered("9", 5), { number: 0, open: false });
  assert.deepEqual(numbered("0", 50), { number: 0, open: false });
});

test("rules are found by all words, without accents, titles first", () => {
  const clauses = [
    { id: "A-1", title: "Fine", text: "Perché la città cade.", chapter: "" },
    { id: "A-2", title: "La città", text: "Vale due.", chapter: "" },
  ];
  assert.deepEqual(
    search(clauses, "citta").map(({ id }) => id),
    ["A-2", "A-1"],
  );
  assert.deepEqual(
    search(clauses, "perche CADE").map(({ id }) => id),
    ["A-1"],
  );
  assert.equal(search(clauses, "").length, 2);
});

test("an invitation is read from the address", () => {
  assert.deepEqual(invitation("#seat=ab_-9"), { kind: "seat", token: "ab_-9" });
  assert.deepEqual(invitation("#watch=x"), { kind: "watch", token: "x" });
  assert.equal(invitation("#seat=<b>"), null);
});

test("a card stays inside the window", () => {
  const room = { width: 400, height: 300 };
  const card = { width: 200, height: 100 };
  assert.deepEqual(beside({ left: 0, right: 10, top: 0, bottom: 10 }, card, room), { left: 10, top: 20 });
  assert.deepEqual(beside({ left: 390, right: 400, top: 280, bottom: 290 }, card, room), { left: 190, top: 170 });
  assert.deepEqual(beside({ left: 100, right: 300, top: 5, bottom: 295 }, card, room), { left: 100, top: 190 });
});

test("a card lies where it covers least of what is in the way", () => {
  const room = { width: 400, height: 300 };
  const card = { width: 100, height: 50 };
  const about = { left: 150, right: 170, top: 100, bottom: 120 };
  const below = { left: 0, right: 400, top: 125, bottom: 300 };
  const above = { left: 0, right: 400, top: 0, bottom: 95 };
  assert.deepEqual(beside({ ...about, inTheWay: [above] }, card, room), { left: 110, top: 130 });
  assert.deepEqual(beside({ ...about, inTheWay: [below] }, card, room), { left: 110, top: 40 });
  assert.deepEqual(beside({ ...about, inTheWay: [below, above] }, card, room), { left: 180, top: 85 });
});

test("what happens several times is said once", () => {
  assert.deepEqual(counted(["gem", "coin", "gem"]), ["gem ×2", "coin"]);
  assert.deepEqual(counted([..."abcde"]), [..."abcde"]);
  assert.deepEqual(counted([..."abcdef"]), [..."abcd", "…"]);
});

test("options are gathered by what chooses them", () => {
  const options = [
    { action: "a", label: "", target: "x" },
    { action: "b", label: "" },
    { action: "c", label: "", target: "x", twins: ["y"] },
  ];
  assert.deepEqual(
    [...byTarget(options)].map(([target, theirs]) => [target, theirs.length]),
    [["x", 2], ["y", 1]],
  );
});

test("a thing that changes its area is coming and going, not lost", () => {
  const before = new Map([
    ["hand", new Map([["card", "1"]])],
    ["map", new Map()],
  ]);
  const after = new Map([
    ["hand", new Map()],
    ["map", new Map([["card", "2"]])],
  ]);
  const { touched, coming, going } = changes(before, after);
  assert.deepEqual(touched, [{ area: "map", id: "card", fresh: true }]);
  assert.ok(coming.has("card"));
  assert.deepEqual(
    going.map(({ id }) => id),
    ["card"],
  );
});

test("where things close up, a preview shows what comes and what goes, not what makes room", () => {
  const before = new Map([
    ["hand", new Map([["spear", "1"], ["horse", "2"], ["label", "two"]])],
    ["map", new Map([["disc", "3"], ["card", "4"]])],
  ]); // prettier-ignore
  const after = new Map([
    ["hand", new Map([["horse", "1"], ["card", "2"], ["standing", "9"], ["label", "one"]])],
    ["map", new Map([["disc", "8"]])],
  ]); // prettier-ignore
  const { touched, going } = previewed(before, after, new Set(["hand"]));
  assert.deepEqual(
    touched.map(({ area, id }) => [area, id]),
    [
      ["hand", "card"],
      ["map", "disc"],
    ],
  );
  assert.deepEqual(
    going.map(({ id }) => id),
    ["spear", "card"],
  );
  assert.equal(previewed(before, after, new Set()).touched.length, 5);
});

test("screens are shown one after the other; who falls behind is brought up to date at once", async () => {
  /** @type {[number, boolean][]} */
  const shown = [];
  const queue = new Queue(async (/** @type {number} */ item, /** @type {boolean} */ atOnce) => {
    await Promise.resolve();
    shown.push([item, atOnce]);
  }, assert.fail);
  for (let k = 1; k <= 3; k++) queue.add(k);
  while (queue.showing) await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(shown, [
    [1, false],
    [2, false],
    [3, false],
  ]);
  shown.length = 0;
  for (let k = 1; k <= 8; k++) queue.add(k);
  while (queue.showing) await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(
    shown.map(([item]) => item),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.deepEqual(shown.at(-1), [8, false]);
  assert.ok(shown.slice(1, -1).every(([, atOnce]) => atOnce));
});

test("what cannot be shown is told, and what comes later is shown all the same", async () => {
  /** @type {unknown[]} */
  const heard = [];
  const queue = new Queue(
    async (/** @type {number} */ item) => {
      if (item === 2) throw new Error("a fault");
      heard.push(item);
    },
    (error) => heard.push(String(error)),
  );
  for (let k = 1; k <= 3; k++) queue.add(k);
  while (queue.showing) await new Promise((resolve) => setTimeout(resolve));
  queue.add(4);
  while (queue.showing) await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(heard, [1, "Error: a fault", 4]); // 3 was a change of what was never shown
});

test("a panel is made again only of other things, or after it was emptied", () => {
  const memory = new Memory();
  const lines = ["one"];
  assert.equal(memory.isNew("log", lines, 1), true);
  assert.equal(memory.isNew("log", lines, 1), false);
  assert.equal(memory.isNew("seats", lines, 1), true);
  assert.equal(memory.isNew("log", ["one"], 1), true); // as long, but another list
  assert.equal(memory.isNew("log", ["one"]), true);
  memory.forget("seats");
  assert.equal(memory.isNew("seats", lines, 1), true);
});

test("what falls lies before it leaves its place, and lies until it has arrived", () => {
  const [here, there] = [{ x: 10, y: 20, angle: 0, scale: 1 }, { x: 110, y: 20, angle: 0, scale: 1 }];
  const path = falling(here, there, here);
  const turned = path.map((/** @type {any} */ frame) => parseFloat(frame.rotate));
  assert.deepEqual([turned[0], turned[turned.length / 2 - 1], turned.at(-1)], [0, 90, 90]);
  assert.deepEqual(turned, turned.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b));
  assert.equal(path[0].translate, "0px 0px");
  assert.equal(path.at(-1).translate, "130px 10px"); // turned about the origin, (10, 20) comes to lie at (-20, 10)
});

test("what goes round a middle walks clockwise around it, and back the other way", () => {
  const pose = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, angle: 0, scale: 1 });
  const [top, left, middle] = [pose(50, 10), pose(10, 50), { x: 50, y: 50 }];
  const spots = (/** @type {any} */ keyframes) => keyframes.map((/** @type {any} */ frame) => frame.translate.split(" ").map(parseFloat)); // prettier-ignore
  const on = rounding(top, left, middle, false);
  assert.equal(Math.round(on.degrees), 270);
  const way = spots(on.keyframes);
  assert.deepEqual([way[0], way.at(-1)], [[40, -40], [0, 0]]);
  for (const [x, y] of way) assert.ok(Math.abs(Math.hypot(left.x + x - 50, left.y + y - 50) - 40) < 0.1);
  assert.ok(way.some((/** @type {number[]} */ [x]) => left.x + x > 89)); // by the right side
  const back = rounding(left, top, middle, true);
  assert.equal(Math.round(back.degrees), 270);
  assert.ok(spots(back.keyframes).some((/** @type {number[]} */ [x]) => top.x + x > 89));
});

test("a piece turns over once on its way, about its own middle, and ends where it is", () => {
  const [from, to] = [{ x: 10, y: 20, angle: 0, scale: 1 }, { x: 110, y: 60, angle: 0, scale: 1 }];
  const path = over(from, to);
  const wide = path.map((/** @type {any} */ frame) => parseFloat(frame.scale));
  assert.deepEqual([wide[0], wide.at(-1)], [1, 1]);
  assert.ok(Math.min(...wide) < 0.2);
  for (const [k, { translate }] of path.entries()) {
    const x = parseFloat(translate) + wide[k] * to.x; // where the middle is
    assert.ok(x >= from.x - 0.1 && x <= to.x + 0.1);
  }
  assert.deepEqual(path.at(-1), { translate: "0px 0px", scale: "1 1" });
});

test("who lies down where somebody stood falls over, and who stands up where somebody lay gets up", () => {
  const board = (/** @type {string} */ svg) => new Map([["map", new Map([["a", svg], ["b", svg]])]]);
  const [up, down] = [board('<g id="a">'), board('<g id="a" data-lies="-90">')];
  assert.equal(tip("map", "a", "b", up, down), 90); // drawn turned by -90, it begins upright
  assert.equal(tip("map", "a", "b", down, up), -90);
  assert.equal(tip("map", "a", "b", up, up), 0);
  assert.equal(tip("map", "a", "c", up, down), 0);
});

test("a window that is scrolled moves as little as needed, to all that can be chosen or to the first of it", () => {
  const window = { left: 100, right: 400 };
  const box = (/** @type {number} */ left, /** @type {number} */ right) => ({ left, right });
  assert.equal(scrolledBy(window, [box(150, 200), box(300, 380)]), 0);
  assert.equal(scrolledBy(window, [box(350, 380), box(500, 540)]), 152);
  assert.equal(scrolledBy(window, [box(20, 60), box(200, 220)]), -92);
  assert.equal(scrolledBy(window, [box(150, 200), box(700, 740)]), 0); // too far apart, and one is seen
  assert.equal(scrolledBy(window, [box(500, 540), box(900, 940)]), 152);
  assert.equal(scrolledBy(window, []), 0);
});

test("a die rolls once about its middle and lies where it lay", () => {
  const way = rolling({ x: 40, y: 30, angle: 0, scale: 1 });
  const [first, last] = [way[0], way.at(-1)];
  assert.deepEqual([first.rotate, last.rotate], ["-360deg", "0deg"]);
  for (const { translate, rotate } of way) {
    const [x, y] = translate.split(" ").map(parseFloat);
    const turn = (parseFloat(rotate) * Math.PI) / 180;
    const middle = [x + 40 * Math.cos(turn) - 30 * Math.sin(turn), y + 40 * Math.sin(turn) + 30 * Math.cos(turn)];
    assert.ok(Math.abs(middle[0] - 40) < 0.01 && Math.abs(middle[1] - 30) < 0.01);
  }
});

test("what turns over on its way shows one side, then the other, and both are in the same place", () => {
  const pose = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale) => ({ x, y, angle: 0, scale });
  const [from, to] = [pose(10, 20, 1), pose(110, 60, 0.5)];
  const [was, is] = [turningOver(from, to, from, true), turningOver(from, to, to, false)];
  const middle = (/** @type {any} */ { translate, scale }, /** @type {any} */ drawn) => {
    const [[x, y], [wide, high]] = [translate, scale].map((/** @type {string} */ text) => text.split(" ").map(parseFloat));
    return [Math.round(x + wide * drawn.x), Math.round(y + high * drawn.y)];
  };
  for (const [k, one] of was.entries()) assert.deepEqual(middle(one, from), middle(is[k], to));
  assert.deepEqual([middle(was[0], from), middle(is.at(-1), to)], [[10, 20], [110, 60]]); // prettier-ignore
  assert.deepEqual([was[0].scale, is.at(-1).scale], ["1 1", "1 1"]);
  assert.deepEqual([was[0].opacity, was.at(-1).opacity, is[0].opacity, is.at(-1).opacity], [1, 0, 0, 1]);
});

test("what sways leans to both sides on its foot, which stays where it is", () => {
  const way = swaying({ x: 40, y: 30 });
  const angles = way.map((/** @type {any} */ { rotate }) => parseFloat(rotate));
  assert.ok(Math.max(...angles) > 2 && Math.min(...angles) < -1 && Math.abs(angles.at(-1)) < 0.01);
  for (const { translate, rotate } of way) {
    const [x, y] = translate.split(" ").map(parseFloat);
    const turn = (parseFloat(rotate) * Math.PI) / 180;
    assert.ok(Math.abs(x + 40 * Math.cos(turn) - 30 * Math.sin(turn) - 40) < 0.01);
    assert.ok(Math.abs(y + 40 * Math.sin(turn) + 30 * Math.cos(turn) - 30) < 0.01);
  }
});

test("a preview leaves alone of what only something else is said", () => {
  const drawing = (/** @type {string} */ title, x = 0) =>
    new Map([["map", new Map([["chip", `<g id="chip" data-sways="${title}" x="${x}"><title>${title}</title></g>`]])]]); // prettier-ignore
  assert.deepEqual(previewed(drawing("one"), drawing("other"), new Set()).touched, []);
  assert.equal(previewed(drawing("one"), drawing("one", 5), new Set()).touched.length, 1);
});

test("what is thrown goes in an arc: above the straight way, and ends where it would end", () => {
  const pose = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y, angle: 0, scale: 1 });
  const places = (/** @type {boolean} */ arcs) =>
    frames(pose(0, 0), pose(100, 40), arcs).map(({ translate }) => translate.split(" ").map(parseFloat));
  const [straight, thrown] = [places(false), places(true)];
  assert.deepEqual([thrown[0], thrown.at(-1)], [straight[0], straight.at(-1)]);
  assert.ok(thrown.slice(1, -1).every(([x, y], k) => x === straight[k + 1][0] && y < straight[k + 1][1]));
});

test("those with a number go one after the other, those with the same one together, and the last not too late", () => {
  assert.deepEqual(oneByOne([7, 2, 7, 4]), [520, 0, 520, 260]);
  assert.equal(Math.max(...oneByOne(Array.from({ length: 30 }, (_, k) => k))), 1600);
  assert.deepEqual(oneByOne([3]), [0]);
});

test("a thing flashes when it comes, and whenever there is another reason, but not when it loses or gets one", () => {
  const drawing = (/** @type {string} */ told) => new Map([["map", new Map([["row", `<g id="row"${told}></g>`]])]]);
  const flashes = (/** @type {string} */ was, /** @type {string} */ is, fresh = false) =>
    flashed([{ area: "map", id: "row", fresh }], drawing(was), drawing(is)).length;
  const [one, two] = [' data-flashes="turn 1"', ' data-flashes="turn 2"'];
  assert.deepEqual([flashes(one, two), flashes(one, one), flashes("", two), flashes(two, "")], [1, 0, 0, 0]);
  assert.equal(flashes("", two, true), 1);
});

test("what has changed and changed back is no news, nor what is only said of a thing", () => {
  const drawing = (/** @type {string} */ markup) => new Map([["map", new Map([["chip", markup]])]]);
  const other = (/** @type {string} */ was, /** @type {string} */ is) => looksOther("chip", drawing(was), drawing(is));
  assert.equal(other('<g id="chip" x="1"></g>', '<g id="chip" x="1"><title>Later</title></g>'), false);
  assert.equal(other('<g id="chip" x="1"></g>', '<g id="chip" x="2"></g>'), true);
});

test("where nothing that is asked is in sight, the nearest of it is pointed out", () => {
  const window = { top: 100, bottom: 700 };
  const box = (/** @type {string} */ of, /** @type {number} */ top) => ({ of, top, bottom: top + 40 });
  assert.equal(outOfSight(window, []), null);
  assert.equal(outOfSight(window, [box("far", 900), box("seen", 400)]), null);
  assert.deepEqual(outOfSight(window, [box("far", 1900), box("near", 900)]), { below: true, nearest: "near" });
  assert.deepEqual(outOfSight(window, [box("below", 900), box("above", 20)]), { below: false, nearest: "above" });
  assert.deepEqual(outOfSight(window, [box("hardly seen", 695)]), { below: true, nearest: "hardly seen" });
});

test("lines of the log that say the same of the same move are one, but what is new is not one with what was there", () => {
  const [gem, coin] = ["A gem.", "A coin."].map((text) => ({ seat: 0, ply: 4, text, marks: ["gem-1"] }));
  const lines = [gem, { ...gem }, { ...gem }, coin, { ...coin, ply: 5 }];
  const groups = (/** @type {number} */ seen) => lines.map((_, k) => endOfSame(lines, k, seen));
  assert.deepEqual(groups(0), [3, 3, 3, 4, 5]);
  assert.deepEqual(groups(2), [2, 2, 3, 4, 5]);
});
