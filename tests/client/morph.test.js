import assert from "node:assert/strict";
import { test } from "node:test";

import { morph } from "../../src/ludoteca/table/client/morph.js";
import { TinyElement, TinyText, chance } from "./tiny_dom.js";

const el = (/** @type {ConstructorParameters<typeof TinyElement>} */ ...given) => new TinyElement(...given);
const change = (/** @type {TinyElement} */ from, /** @type {TinyElement} */ to, /** @type {any} */ own = undefined) =>
  morph(/** @type {any} */ (from), /** @type {any} */ (to), own);

/** A random tree; ids are unique among siblings, as on a board. */
function tree(/** @type {() => number} */ random, depth = 3) {
  const pick = (/** @type {string[]} */ list) => list[Math.floor(random() * list.length)] ?? "g";
  const node = el(pick(["g", "path", "rect"]));
  for (const name of ["fill", "x", "class"]) if (random() < 0.4) node.setAttribute(name, pick(["a", "b", "c"]));
  const ids = ["p1", "p2", "p3", "p4", "p5", "p6"].sort(() => random() - 0.5);
  const count = depth ? Math.floor(random() * 6) : 0;
  for (let k = 0; k < count; k++) {
    if (random() < 0.2) node.insertBefore(new TinyText(pick(["one", "two"])), null);
    else {
      const child = tree(random, depth - 1);
      if (random() < 0.6) child.setAttribute("id", ids.pop() ?? "");
      node.insertBefore(child, null);
    }
  }
  return node;
}

test("whatever becomes whatever: the result equals the target", () => {
  for (let seed = 0; seed < 4000; seed++) {
    const random = chance(seed);
    const [from, to] = [tree(random), tree(random)];
    from.nodeName = to.nodeName;
    const wanted = String(to);
    change(from, to);
    assert.equal(String(from), wanted, `seed ${seed}`);
  }
});

test("a child with an id stays the same node, wherever it goes among its siblings", () => {
  for (let seed = 0; seed < 2000; seed++) {
    const random = chance(seed);
    const ids = ["a", "b", "c", "d", "e", "f", "g"];
    const some = () => ids.filter(() => random() < 0.7).sort(() => random() - 0.5);
    const build = (/** @type {string[]} */ list) => el("svg", {}, ...list.map((id) => el("g", { id })));
    const [from, to] = [build(some()), build(some())];
    const before = new Map(from.childNodes.map((child) => [/** @type {TinyElement} */ (child).id, child]));
    change(from, to);
    for (const child of from.childNodes) {
      const old = before.get(/** @type {TinyElement} */ (child).id);
      if (old) assert.equal(child, old, `seed ${seed}`);
    }
  }
});

test("what the client adds to an element is left alone", () => {
  const from = el("g", { id: "die", class: "die can", tabindex: "0", role: "button", x: "1" });
  const own = { attributes: new Set(["tabindex", "role"]), classes: new Set(["can"]) };
  change(from, el("g", { id: "die", class: "die six", y: "2" }), own);
  assert.equal(String(from), '<g class="die six can" id="die" role="button" tabindex="0" y="2"></g>');
});

test("an element that has not changed is not written to", () => {
  const make = () => el("g", { id: "a", fill: "red", class: "x" }, el("path", { d: "M0 0" }), new TinyText("1"));
  const from = make();
  for (const node of [from, /** @type {TinyElement} */ (from.childNodes[0])]) {
    node.setAttribute = () => assert.fail("nothing to write");
    node.removeAttribute = () => assert.fail("nothing to remove");
    node.insertBefore = () => assert.fail("nothing to move");
  }
  change(from, make());
});
