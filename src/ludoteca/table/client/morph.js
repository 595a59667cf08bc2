/**
 * Changes a piece of the page into another with the fewest changes: what has the same id stays the same node, so that
 * focus, animations and listeners survive. Ids are stable here and siblings stay siblings, which keeps it short.
 */

/**
 * What the page itself adds to elements, and a new version of an element must therefore leave alone.
 * @typedef {{attributes: Set<string>, classes: Set<string>}} Own
 */

/** @type {Own} */
const NONE = { attributes: new Set(), classes: new Set() };

/**
 * Makes `from` like `to`. Nodes of `to` are moved into the page: it must not be used again.
 * @param {Element} from
 * @param {Element} to
 * @param {Own} [own]
 */
export function morph(from, to, own = NONE) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !own.attributes.has(name) && name !== "class") from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) {
    if (name !== "class" && !own.attributes.has(name) && from.getAttribute(name) !== value) {
      from.setAttribute(name, value);
    }
  }
  morphClass(from, to, own);
  morphChildren(from, to, own);
}

/**
 * @param {Element} from
 * @param {Element} to
 * @param {Own} own
 */
function morphClass(from, to, own) {
  const old = from.getAttribute("class");
  const kept = (old ?? "").split(" ").filter((name) => own.classes.has(name));
  const wanted = to.getAttribute("class");
  const merged = [...(wanted ? [wanted] : []), ...kept].join(" ");
  if (merged === (old ?? "")) return;
  if (merged) from.setAttribute("class", merged);
  else from.removeAttribute("class");
}

/**
 * @param {Element} from
 * @param {Element} to
 * @param {Own} own
 */
function morphChildren(from, to, own) {
  /** @type {Map<string, ChildNode>} */
  const byId = new Map();
  for (const child of from.childNodes) if (idOf(child)) byId.set(idOf(child), child);
  /** @type {ChildNode | null} */
  let at = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const id = idOf(wanted);
    const found = id ? byId.get(id) : at;
    if (!found || idOf(found) !== id || found.nodeName !== wanted.nodeName) {
      from.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else from.insertBefore(found, at);
    if (found.nodeType === 1) morph(/** @type {Element} */ (found), /** @type {Element} */ (wanted), own);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    from.removeChild(at);
    at = next;
  }
}

/**
 * @param {ChildNode} node
 * @returns {string}
 */
function idOf(node) {
  return node.nodeType === 1 ? /** @type {Element} */ (node).id : "";
}
