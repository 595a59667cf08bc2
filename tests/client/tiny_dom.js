/** As much of a page as `morph` needs, so that it can be tried on thousands of random trees without a browser. */

/** @typedef {TinyElement | TinyText} TinyNode */

class TinyChild {
  constructor() {
    /** @type {TinyElement | null} */
    this.parent = null;
  }

  get nextSibling() {
    const siblings = this.parent?.childNodes ?? [];
    return siblings[siblings.indexOf(/** @type {any} */ (this)) + 1] ?? null;
  }
}

export class TinyText extends TinyChild {
  /** @param {string} text */
  constructor(text) {
    super();
    this.nodeType = 3;
    this.nodeName = "#text";
    this.nodeValue = text;
  }
}

export class TinyElement extends TinyChild {
  /**
   * @param {string} tag
   * @param {Record<string, string>} [attributes]
   * @param {...TinyNode} children
   */
  constructor(tag, attributes = {}, ...children) {
    super();
    this.nodeType = 1;
    this.nodeName = tag;
    this.nodeValue = null;
    this.given = new Map(Object.entries(attributes));
    /** @type {TinyNode[]} */
    this.childNodes = [];
    for (const child of children) this.insertBefore(child, null);
  }

  get id() {
    return this.given.get("id") ?? "";
  }

  get attributes() {
    return [...this.given].map(([name, value]) => ({ name, value }));
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  /** @param {string} name */
  hasAttribute(name) {
    return this.given.has(name);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.given.get(name) ?? null;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.given.set(name, value);
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.given.delete(name);
  }

  /** @param {TinyNode} child @param {TinyNode | null} before */
  insertBefore(child, before) {
    child.parent?.removeChild(child);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    if (at < 0) throw new Error("not a child of this element");
    this.childNodes.splice(at, 0, child);
    child.parent = this;
  }

  /** @param {TinyNode} child */
  removeChild(child) {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parent = null;
  }

  toString() {
    const attributes = [...this.given].sort().map(([name, value]) => ` ${name}="${value}"`);
    /** @type {string} */
    const inner = this.childNodes
      .map((child) => (child instanceof TinyElement ? String(child) : child.nodeValue))
      .join("|");
    return `<${this.nodeName}${attributes.join("")}>${inner}</${this.nodeName}>`;
  }
}

/** A repeatable source of chance (mulberry32). @param {number} seed */
export function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
