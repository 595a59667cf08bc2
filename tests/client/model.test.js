import assert from "node:assert/strict";
import { test } from "node:test";

import { Misfit, NOTHING, known, mustAct, news, patched, received, saidAloud, traces } from "../../src/ludoteca/table/client/model.js";
import { chance } from "./tiny_dom.js";

/** @typedef {import("../../src/ludoteca/table/client/model.js").Drawing} Drawing */

/** @param {Record<string, Record<string, string>>} areas @returns {Drawing} */
const drawing = (areas) =>
  new Map(Object.entries(areas).map(([name, layer]) => [name, new Map(Object.entries(layer))]));

/** @param {Partial<import("../../src/ludoteca/table/client/types.js").Screen>} given */
const screen = (given) => ({
  t: /** @type {const} */ ("screen"),
  revision: 1,
  whole: false,
  seat: 0,
  status: /** @type {const} */ ("playing"),
  ply: 1,
  reach: -1,
  ...given,
});

test("elements come, change, move and go", () => {
  const before = drawing({ map: { sea: "s", ship: "1", fog: "f" } });
  const after = patched(
    before,
    [
      { area: "map", id: "ship", svg: "2" },
      { area: "map", id: "bird", svg: "b", after: "ship" },
      { area: "map", id: "sun", svg: "o", after: "" },
    ],
    [["map", "fog"]],
  );
  assert.deepEqual(
    [...(after.get("map") ?? [])],
    [
      ["sun", "o"],
      ["sea", "s"],
      ["ship", "2"],
      ["bird", "b"],
    ],
  );
  assert.deepEqual([...(before.get("map")?.keys() ?? [])], ["sea", "ship", "fog"]);
});

test("what only moves keeps what is inside it, also on the way to another area", () => {
  const before = drawing({ map: { ship: '<g id="ship" x="1"><path/></g>', fog: "<g/>" }, hand: {} });
  const here = { id: "ship", svg: '<g id="ship" x="2"', outside: true };
  const sailed = patched(before, [{ ...here, area: "map" }], []);
  assert.equal(sailed.get("map")?.get("ship"), '<g id="ship" x="2"><path/></g>');
  const taken = patched(before, [{ ...here, area: "hand", after: "" }], [["map", "ship"]]);
  assert.equal(taken.get("hand")?.get("ship"), '<g id="ship" x="2"><path/></g>');
  assert.ok(!taken.get("map")?.has("ship"));
  assert.throws(() => patched(before, [{ ...here, id: "bird", area: "hand", after: "" }], []), Misfit);
});

test("an area that is not touched stays the same object, so that it need not be looked at", () => {
  const before = drawing({ map: { a: "1" }, hand: { b: "2" } });
  const after = patched(before, [{ area: "map", id: "a", svg: "9" }], []);
  assert.equal(after.get("hand"), before.get("hand"));
  assert.notEqual(after.get("map"), before.get("map"));
});

test("what does not fit is noticed", () => {
  const before = drawing({ map: { a: "1" } });
  assert.throws(() => patched(before, [{ area: "map", id: "b", svg: "" }], []), Misfit);
  assert.throws(() => patched(before, [{ area: "map", id: "b", svg: "", after: "c" }], []), Misfit);
  assert.throws(() => patched(before, [], [["map", "b"]]), Misfit);
  assert.throws(() => received(NOTHING, screen({})), Misfit);
  const mine = received(NOTHING, screen({ whole: true, seat: 0 }));
  assert.throws(() => received(mine, screen({ seat: 1 })), Misfit);
});

/** What the server sends: see `difference` and `_out_of_place` in seen.py. */
function difference(/** @type {string[]} */ before, /** @type {string[]} */ after) {
  let last = -1;
  let below = "";
  const set = [];
  for (const id of after) {
    const place = before.indexOf(id);
    if (place < 0 || place < last) set.push({ area: "map", id, svg: id, after: below });
    else last = place;
    below = id;
  }
  const gone = before.filter((id) => !after.includes(id)).map((id) => /** @type {[string, string]} */ (["map", id]));
  return { set, gone };
}

test("any order becomes any other by the differences that the server makes", () => {
  for (let seed = 0; seed < 2000; seed++) {
    const random = chance(seed);
    const some = () => [..."abcdefghij"].filter(() => random() < 0.7).sort(() => random() - 0.5);
    const [before, after] = [some(), some()];
    const { set, gone } = difference(before, after);
    const drawn = patched(drawing({ map: Object.fromEntries(before.map((id) => [id, id])) }), set, gone);
    assert.deepEqual([...(drawn.get("map")?.keys() ?? [])], after, `seed ${seed}`);
  }
});

test("a whole screen forgets what was there, a change keeps what it does not name", () => {
  const first = received(
    NOTHING,
    screen({
      whole: true,
      prompt: { text: "roll", rule: "", seats: [0] },
      seal: "abc",
      options: [{ action: "roll", label: "Roll" }],
    }),
  );
  const second = received(first, screen({ revision: 2, options: [] }));
  assert.equal(second.prompt?.text, "roll");
  assert.equal(second.seal, "abc");
  assert.ok(mustAct(first) && !mustAct(second));
  assert.equal(received(second, screen({ whole: true })).prompt, null);
});

test("lines that were taken back are forgotten", () => {
  const line = (/** @type {number} */ ply) => ({ ply, text: `move ${ply}` });
  const first = received(NOTHING, screen({ whole: true, log: { keep: -1, lines: [line(0), line(1), line(2)] } }));
  const second = received(first, screen({ log: { keep: 1, lines: [line(2), line(3)] } }));
  assert.deepEqual(
    second.lines.map(({ text }) => text),
    ["move 0", "move 1", "move 2", "move 3"],
  );
  assert.notEqual(second.lines[2], first.lines[2]);
});

test("what is new to a seat begins after its own last line", () => {
  const lines = [0, 1, 0, 2, 1].map((seat, ply) => ({ ply, text: "", seat }));
  assert.equal(known(lines, 0), 3);
  assert.equal(known(lines, 1), 5);
  assert.equal(known(lines, 3), 0);
  assert.equal(known(lines, -1), 0);
  const together = [1, 0, 1, 2].map((seat, k) => ({ ply: k ? 5 : 4, text: "", seat }));
  assert.equal(known(together, 0), 4);
});

test("what others did since my last act is marked in their colours, and nothing that I did", () => {
  const line = (/** @type {number} */ ply, /** @type {number} */ seat, /** @type {string[]} */ ...marks) => ({ ply, seat, text: "", marks });
  const lines = [line(1, 1, "a"), line(2, 0, "b"), line(3, 1, "c"), line(3, -1, "d"), line(4, 2, "e", "c")];
  assert.deepEqual([...traces(lines, 0, -1)], [["c", 2], ["e", 2]]);
  assert.deepEqual([...traces(lines, 0, 3)], [["e", 2], ["c", 2]]);
  assert.deepEqual([...traces(lines, 0, 4)], []);
  assert.deepEqual([...traces(lines, -1, -1)], [["e", 2], ["c", 2]]);
}); // prettier-ignore

test("what somebody else did is news, what I did or saw before is not", () => {
  const first = received(NOTHING, screen({ whole: true, ply: 1, log: { keep: -1, lines: [{ ply: 1, text: "one", seat: 1 }] } }));
  const second = received(first, screen({ revision: 2, ply: 3, log: { keep: 1, lines: [
    { ply: 2, text: "mine", seat: 0 }, { ply: 3, text: "theirs", seat: 1 }, { ply: 3, text: "by itself" },
  ] } }));
  assert.deepEqual(news(first, second).map(({ text }) => text), ["theirs", "by itself"]);
  assert.deepEqual(news(NOTHING, first), []);
}); // prettier-ignore

test("an area from which the last thing goes is not there any more", () => {
  const before = new Map([
    ["map", new Map([["a", "<g/>"]])],
    ["strip", new Map([["b", "<g/>"]])],
  ]);
  assert.deepEqual([...patched(before, [], [["strip", "b"]]).keys()], ["map"]);
});

test("what is read out when it changes is read out then, by its first line, and nothing else is", () => {
  const drawn = (/** @type {string} */ loud, /** @type {string} */ still) =>
    new Map([
      [
        "map",
        new Map([
          ["loud", `<g id="loud" class="aloud" data-rule="X"><title>${loud}\nand why</title></g>`],
          ["still", `<g id="still"><title>${still}</title></g>`],
        ]),
      ],
    ]);
  const before = drawn("Next turn: 3 of 8", "A tree");
  assert.deepEqual(saidAloud(before, drawn("Next turn: 4 of 8", "A house")), ["Next turn: 4 of 8"]);
  assert.deepEqual(saidAloud(before, before), []);
  assert.deepEqual(saidAloud(new Map(), before), []); // who comes in is not told everything
});
