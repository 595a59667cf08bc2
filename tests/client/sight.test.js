import assert from "node:assert/strict";
import { test } from "node:test";

// What these modules ask of a browser when they are loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false }), addEventListener: () => undefined });
const client = "../../src/ludoteca/table/client";
const { between, beyond, enlarged, kept, moved, seen, showing, turned, wheelMeans, whole } = await import(
  `${client}/sight.js`
);
const { opened } = await import(`${client}/fold.js`);
const { around } = await import(`${client}/petals.js`);
const { TINTS, line, tinted } = await import(`${client}/silhouette.js`);
const { origins, passages, returns, swayed, turnedOver } = await import(`${client}/origins.js`);
const { common } = await import(`${client}/pick.js`);

/** A drawing of 1000 × 500 in a window of 500 × 250. */
const ground = { box: [0, 0, 1000, 500], width: 500, height: 250, most: 4, below: 0 };

test("all of an area is what its box says", () => {
  assert.deepEqual(seen(ground, whole(ground)), { x: 0, y: 0, width: 1000, height: 500 });
});

test("in a window of another shape all is seen, and something beside it", () => {
  const tall = { ...ground, height: 500 };
  assert.deepEqual(seen(tall, whole(tall)), { x: 0, y: -250, width: 1000, height: 1000 });
});

test("what is enlarged stays under the pointer", () => {
  const at = { x: 250, y: 100 };
  const near = enlarged(ground, whole(ground), 2, at);
  assert.equal(near.zoom, 2);
  const share = (/** @type {any} */ part) => [(at.x - part.x) / part.width, (at.y - part.y) / part.height];
  assert.deepEqual(share(seen(ground, near)), share(seen(ground, whole(ground))));
});

test("nothing is enlarged beyond the most, nor seen beside the area", () => {
  assert.equal(enlarged(ground, whole(ground), 100, { x: 0, y: 0 }).zoom, 4);
  assert.equal(enlarged(ground, { x: 500, y: 250, zoom: 2 }, 0.01, { x: 0, y: 0 }).zoom, 1);
  const corner = kept(ground, { x: 5000, y: -5000, zoom: 2 });
  assert.deepEqual(seen(ground, corner), { x: 500, y: 0, width: 500, height: 250 });
});

test("moving by pixels moves what is seen by as much", () => {
  const from = { x: 500, y: 250, zoom: 2 };
  assert.deepEqual(moved(ground, from, { x: 50, y: -20 }), { x: 550, y: 230, zoom: 2 });
  assert.deepEqual(moved(ground, whole(ground), { x: 50, y: 50 }), whole(ground));
});

test("something is brought into sight with as little change as possible, and smaller only if it must", () => {
  const from = { x: 250, y: 125, zoom: 2 };
  assert.deepEqual(showing(ground, from, { x: 100, y: 100, width: 20, height: 20 }), from);
  const to = showing(ground, from, { x: 700, y: 300, width: 40, height: 40 });
  const part = seen(ground, to);
  assert.equal(to.zoom, 2);
  assert.ok(part.x <= 700 && part.x + part.width >= 740 && part.y <= 300 && part.y + part.height >= 340);
  assert.ok(showing(ground, { ...from, zoom: 4 }, { x: 100, y: 0, width: 600, height: 100 }).zoom < 2);
});

test("on the way from one sight to another, it begins and ends there", () => {
  const [from, to] = [{ x: 10, y: 20, zoom: 1 }, { x: 300, y: 40, zoom: 4 }]; // prettier-ignore
  assert.deepEqual(between(from, to, 0), from);
  assert.deepEqual(between(from, to, 1), to);
  assert.equal(between(from, to, 0.5).zoom, 2);
  assert.equal(between({ ...from, zoom: 4 }, to, 0.5).x, 155);
});

test("a wheel enlarges, a touch pad moves; Control enlarges, Shift moves", () => {
  const wheel = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false };
  assert.ok(wheelMeans({ ...wheel, deltaY: -100 }).factor > 1);
  assert.ok(wheelMeans({ ...wheel, deltaY: 3, deltaMode: 1 }).factor < 1);
  assert.deepEqual(wheelMeans({ ...wheel, deltaX: 3, deltaY: 8 }), { by: { x: 3, y: 8 } });
  assert.deepEqual(wheelMeans({ ...wheel, deltaY: 100, shiftKey: true }), { by: { x: 100, y: 0 } });
  assert.ok(wheelMeans({ ...wheel, deltaY: -4, ctrlKey: true }).factor > 1);
});

const box = (/** @type {number} */ x, /** @type {number} */ y) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 });

test("what lies beyond the edge is counted by direction, and pointed at from the edge", () => {
  const window = { left: 0, top: 0, right: 400, bottom: 200 };
  const found = beyond(window, [box(200, 100), box(900, 100), box(700, 110), box(200, -300)]);
  assert.equal(found.length, 2);
  const [right, up] = found;
  assert.deepEqual([right.count, right.nearest], [2, 2]);
  assert.ok(right.at.x > 350 && right.at.x < 400 && Math.abs(right.angle) < 10);
  assert.deepEqual([up.count, Math.round(up.angle)], [1, -90]);
  assert.ok(up.at.y > 0 && up.at.y < 50);
});

test("what opens keeps its place under the pointer, and stays inside the board", () => {
  const room = { width: 1000, height: 600 };
  const small = { left: 400, top: 200, width: 200, height: 100 };
  const about = { x: 450, y: 250 };
  const large = opened(small, 2, about, room);
  assert.deepEqual(large, { left: 350, top: 150, width: 400, height: 200 });
  const edge = opened({ ...small, left: 800, top: 500 }, 2, { x: 990, y: 590 }, room);
  assert.deepEqual(edge, { left: 600, top: 400, width: 400, height: 200 });
  assert.equal(opened(small, 20, about, room).width, 1000);
});

test("petals lie where the piece is turned to, the other side further out, all inside the window", () => {
  const room = { width: 800, height: 600, top: 50 };
  const [up, right, other] = around(box(400, 300), [{ turn: 0, flip: 0 }, { turn: 90, flip: 0 }, { turn: 0, flip: 1 }], room); // prettier-ignore
  assert.ok(Math.abs(up.x - 400) < 1 && up.y < 300);
  assert.ok(right.x > 400 && Math.abs(right.y - 300) < 1);
  assert.ok(other.y < up.y - 40);
  const [pushed] = around(box(400, 60), [{ turn: 0, flip: 0 }], room);
  assert.ok(pushed.y >= 70);
});

test("things that touch have different tints, and there are enough for a board of squares", () => {
  const squares = Array.from({ length: 448 }, (_, k) => {
    const [left, top] = [(k % 28) * 40, Math.floor(k / 28) * 40];
    return { left, top, right: left + 40, bottom: top + 40 };
  });
  const tints = tinted(squares);
  for (const [k, tint] of tints.entries()) {
    assert.ok(tint >= 0 && tint < TINTS);
    for (const next of [k % 28 < 27 ? k + 1 : -1, k + 28, k % 28 < 27 ? k + 29 : -1]) {
      if (next >= 0 && next < 448) assert.notEqual(tint, tints[next]);
    }
  }
});

test("what is near turns to points: to all that it has room for, else to most of them, or not at all", () => {
  const near = { x: 500, y: 250, zoom: 2.5 }; // 400 × 200 are seen, and 32 on each side are kept free
  const at = (/** @type {number[][]} */ ...points) => turned(ground, near, points.map(([x, y]) => ({ x, y }))); // prettier-ignore
  assert.equal(at([500, 250], [650, 300]), near);
  assert.deepEqual(at([500, 250], [800, 300]), { x: 632, y: 250, zoom: 2.5 });
  assert.equal(at([500, 250], [990, 490]), near); // something is in sight already
  assert.deepEqual(at([10, 10], [900, 480], [960, 430]), { x: 792, y: 400, zoom: 2.5 });
});

test("where the bottom of a window is covered, the area can be moved up, and what lies there is not in sight", () => {
  const covered = { ...ground, below: 50 };
  assert.deepEqual(seen(covered, kept(covered, { x: 500, y: 5000, zoom: 2 })), { x: 250, y: 300, width: 500, height: 250 });
  assert.equal(kept(covered, { x: 500, y: 5000, zoom: 1 }).y, 250);
  const near = { x: 500, y: 250, zoom: 2 };
  assert.equal(turned(covered, near, [{ x: 500, y: 300 }]), near);
  assert.equal(turned(covered, near, [{ x: 500, y: 340 }]).y, 305);
});

test("what two boxes have in common", () => {
  assert.deepEqual(common(box(0, 0), box(4, 6)), { left: -1, top: 1, right: 5, bottom: 5 });
  assert.equal(common(box(0, 0), box(40, 0)), null);
});

test("what is new may say where it comes from; what only moves comes from where it was", () => {
  const before = new Map([
    ["map", new Map([["a", '<g id="a" data-from="bag">']])],
    ["hand", new Map([["c", '<g id="c">']])],
  ]);
  const after = new Map([
    ["map", new Map([["a", '<g id="a" data-from="bag" x="1">'], ["b", '<g id="b" data-from="bag"><g data-from="no"/>'], ["c", '<g id="c" data-from="bag">'], ["d", '<g id="d"><g data-from="no"/></g>']])],
  ]); // prettier-ignore
  const spot = (/** @type {string} */ id, fresh = true) => ({ area: "map", id, fresh });
  const found = origins([spot("a", false), spot("b"), spot("c"), spot("d")], [], before, after);
  assert.deepEqual([...found], [["b", "bag"]]);
  after.get("map")?.set("a", '<g id="a" data-from="chest">');
  assert.deepEqual([...origins([spot("a", false)], [], before, after)], [["a", "chest"]]);
});

test("what is only counted comes from its kin that has changed with it, else out of the stock, and goes back so", () => {
  const squad = (/** @type {string} */ place) => [`squad-${place}`, `<g id="squad-${place}" data-from="squad-* stock">`];
  const drawing = (/** @type {string[]} */ ...places) => new Map([["map", new Map(places.map(squad))]]); // prettier-ignore
  const spot = (/** @type {string} */ place, fresh = false) => ({ area: "map", id: `squad-${place}`, fresh });
  const [before, after] = [drawing("a", "b"), drawing("b", "c")];
  assert.deepEqual([...origins([spot("c", true)], [spot("a")], before, after)], [["squad-c", "squad-a"]]);
  assert.deepEqual([...origins([spot("c", true), spot("b")], [], before, after)], [["squad-c", "squad-b"]]);
  assert.deepEqual([...origins([spot("c", true)], [], before, after)], [["squad-c", "stock"]]);
  assert.deepEqual([...returns([spot("a")], [spot("b")], before, after)], [["squad-a", "squad-b"]]);
  assert.deepEqual([...returns([spot("a")], [spot("c", true)], before, after)], [["squad-a", "stock"]]);
});

/** Squads with so many hoods each, and what differs between two drawings of them. @param {Record<string, number>} was @param {Record<string, number>} is */
function counted(was, is) {
  const drawn = (/** @type {[string, number]} */ [place, count]) =>
    [`squad-${place}`, `<g id="squad-${place}" data-from="squad-* stock" data-count="${count}" data-piece="hood">`];
  const drawing = (/** @type {Record<string, number>} */ squads) => new Map([["map", new Map(Object.entries(squads).map(drawn))]]); // prettier-ignore
  const spot = (/** @type {string} */ place) => ({ area: "map", id: `squad-${place}`, fresh: !(place in was) });
  const touched = Object.keys(is).filter((place) => was[place] !== is[place]).map(spot);
  const going = Object.keys(was).filter((place) => !(place in is)).map(spot);
  return { touched, going, before: drawing(was), after: drawing(is) };
}

test("part of what is counted joins its kin, comes out of the stock or goes back there", () => {
  const passed = (/** @type {Record<string, number>} */ was, /** @type {Record<string, number>} */ is) => {
    const { touched, going, before, after } = counted(was, is);
    return passages(touched, going, before, after).map((/** @type {any} */ one) => [one.from, one.to, one.piece, one.count]);
  };
  assert.deepEqual(passed({ a: 5, b: 1 }, { a: 3, b: 3 }), [["squad-a", "squad-b", "hood", 2]]);
  assert.deepEqual(passed({ a: 1 }, { a: 2 }), [["stock", "squad-a", "hood", 1]]);
  assert.deepEqual(passed({ a: 3 }, { a: 1 }), [["squad-a", "stock", "hood", 2]]);
  assert.deepEqual(passed({ a: 3 }, { a: 1, b: 2 }), []); // b is new, and glides itself
  assert.deepEqual(passed({ a: 1, b: 2 }, { a: 3 }), []); // and so does b on its way back
});

test("what is counted comes from whatever has changed, where nothing of its kin has become fewer", () => {
  const coins = (/** @type {number} */ count) => `<g id="coins" data-from="square-* wagon-*" data-count="${count}" data-piece="coin">`;
  const drawing = (/** @type {number} */ count, /** @type {Record<string, string>} */ rest) => new Map([["map", new Map([["coins", coins(count)], ...Object.entries(rest)])]]); // prettier-ignore
  const spot = (/** @type {string} */ id) => ({ area: "map", id, fresh: false });
  const wagon = (/** @type {number} */ x) => ({ "wagon-1": `<g id="wagon-1" x="${x}">` });
  const passed = (/** @type {any} */ touched, /** @type {any} */ going, /** @type {any} */ before, /** @type {any} */ after) => passages(touched, going, before, after).map((/** @type {any} */ one) => [one.from, one.to, one.count]); // prettier-ignore
  const both = [spot("coins"), spot("wagon-1")];
  assert.deepEqual(passed(both, [], drawing(1, wagon(0)), drawing(3, wagon(5))), [["wagon-1", "coins", 2]]);
  assert.deepEqual(passed(both, [], drawing(3, wagon(0)), drawing(1, wagon(5))), []);
  const covered = { "square-7": '<g id="square-7">' };
  assert.deepEqual(passed([spot("coins")], [spot("square-7")], drawing(1, covered), drawing(2, {})), [["square-7", "coins", 1]]);
});

test("what says so falls before it goes back, and only then", () => {
  const drawing = (/** @type {number} */ count, falls = ' data-falls="over"') =>
    new Map([["map", new Map([["squad", `<g id="squad" data-from="stock" data-count="${count}" data-piece="hood"${falls}>`]])]]); // prettier-ignore
  const spots = [{ area: "map", id: "squad", fresh: false }];
  const falls = (/** @type {any} */ before, /** @type {any} */ after) => passages(spots, [], before, after).map((/** @type {any} */ one) => one.falls); // prettier-ignore
  assert.deepEqual(falls(drawing(3), drawing(1)), [true]);
  assert.deepEqual(falls(drawing(1), drawing(3)), [false]);
  assert.deepEqual(falls(drawing(3, ""), drawing(1, "")), [false]);
});

test("what lies there already turns over when it says that its other side is up", () => {
  const drawing = (/** @type {string} */ side) => new Map([["map", new Map([["a", `<g id="a" data-side="${side}">`], ["b", '<g id="b" data-side="back">']])]]); // prettier-ignore
  const spots = [{ area: "map", id: "a", fresh: false }, { area: "map", id: "b", fresh: false }];
  const [back, face] = [drawing("back"), drawing("face")];
  assert.deepEqual(turnedOver(spots, back, face).map(({ id }) => id), ["a"]);
  assert.deepEqual(turnedOver([{ area: "map", id: "a", fresh: true }], back, face), []);
});

test("what stands there sways when it says that it bears something else", () => {
  const drawing = (/** @type {string} */ sways) => new Map([["map", new Map([["tent", `<g id="tent"${sways}>`], ["post", '<g id="post">']])]]); // prettier-ignore
  const spots = ["tent", "post"].map((id) => ({ area: "map", id, fresh: false }));
  const [bare, bears] = [drawing(""), drawing(' data-sways="flag-1"')];
  const moved = (/** @type {any} */ before, /** @type {any} */ after) => swayed(spots, before, after).map(({ id }) => id);
  assert.deepEqual(moved(bare, bears), ["tent"]);
  assert.deepEqual(moved(bears, bare), ["tent"]);
  assert.deepEqual(moved(bears, bears), []);
});

test("what is new comes from what is fewer than before, and what is gone goes to what is more", () => {
  const one = counted({ a: 2, b: 3 }, { a: 3, b: 1, c: 1 });
  assert.deepEqual([...origins(one.touched, one.going, one.before, one.after)], [["squad-c", "squad-b"]]);
  const other = counted({ a: 2, b: 3, c: 1 }, { a: 1, b: 5 });
  assert.deepEqual([...returns(other.going, other.touched, other.before, other.after)], [["squad-c", "squad-b"]]);
});

test("the line around a thing is full at its edge and nothing far from it, and wider on the side that is asked for", () => {
  const shares = (/** @type {number} */ outside, /** @type {number} */ inside) =>
    line(outside, inside).split(" ").map(Number);
  const [even, outer] = [shares(2, 2), shares(3, 1)];
  const middle = (even.length - 1) / 2; // half of the colour is left: the edge itself
  assert.deepEqual([even[0], even[middle], even.at(-1)], [0, 1, 0]);
  assert.deepEqual(even, [...even].reverse());
  const sum = (/** @type {number[]} */ part) => part.reduce((all, one) => all + one, 0);
  assert.ok(sum(outer.slice(0, middle)) > sum(outer.slice(middle + 1)));
});
