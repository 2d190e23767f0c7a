// Which place of the source an element of the page comes from, and which elements come from a place.

const ATTRIBUTE = "data-slipway-source";
const PLACE = /^[^:]+:\d{1,7}:\d{1,6}$/;
const LONGEST_CHAIN = 16;
const MAX_SEARCHED = 5_000;
const places = (globalThis.__slipwayPlaces ??= new WeakMap());

const fiberOf = (node) => {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber$"));
  return key === undefined ? null : node[key];
};

// React keeps two trees and swaps them; a node may point into the one that is not shown.
const shownLine = (fiber) => {
  const line = [];
  for (let each = fiber; each; each = each.return) line.push(each);
  const root = line.at(-1)?.stateNode?.current;
  if (!root) return line;
  const shown = [root];
  for (let at = line.length - 2; at >= 0; at -= 1) {
    let child = shown[0].child;
    while (child && child !== line[at] && child !== line[at].alternate) child = child.sibling;
    if (!child) return line;
    shown.unshift(child);
  }
  return shown;
};

const componentName = (type) => {
  const named = [type, type?.type, type?.render].find((each) => each?.displayName || each?.name);
  return String(named?.displayName || named?.name || "Component").slice(0, 100);
};

const placeOf = (fiber) => {
  const place =
    typeof fiber.type === "string" ? fiber.memoizedProps?.[ATTRIBUTE] : places.get(fiber.memoizedProps ?? fiber);
  return typeof place === "string" && place.length <= 420 && PLACE.test(place) ? place : null;
};

/** The nearest element that the project wrote, around or at a node, with the uses of components it was made in. Null: none. */
export function pick(node) {
  // A drawing is one thing: its shapes are not picked one by one.
  let from = node.closest?.('svg[role="img"], svg[aria-hidden="true"]') ?? node;
  while (from && !fiberOf(from)) from = from.parentElement;
  if (!from) return null;
  let element = null;
  const chain = [];
  for (const fiber of shownLine(fiberOf(from))) {
    const isHost = typeof fiber.type === "string";
    if (isHost && chain.length === 0 && fiber.stateNode instanceof Element) element = fiber.stateNode;
    if (isHost && chain.length > 0) continue;
    const source = fiber.type ? placeOf(fiber) : null;
    if (source !== null) chain.push({ source, name: isHost ? fiber.type : componentName(fiber.type) });
    if (chain.length === LONGEST_CHAIN) break;
  }
  return element === null || chain.length === 0 ? null : { node: element, chain };
}

/** Every element from a place; with `via` only those made in that use of a component. */
export function allFrom({ source, via }) {
  let found = [...document.querySelectorAll(`[${ATTRIBUTE}="${CSS.escape(source)}"]`)].map(pick);
  if (found.length === 0)
    found = [...document.body.querySelectorAll("*")]
      .slice(0, MAX_SEARCHED)
      .map((node) => (node.hasAttribute(ATTRIBUTE) ? null : pick(node)));
  const nodes = found.filter(
    (each) => each?.chain[0].source === source && (!via || each.chain.some((link) => link.source === via)),
  );
  return [...new Set(nodes.map(({ node }) => node))];
}

const visible = (node) => node.getClientRects().length > 0;

/** Neighbours of a picked element among those the project wrote. */
export function neighbour({ node }, direction) {
  if (direction === "parent") {
    for (let up = node.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const picked = pick(up);
      if (picked && picked.node !== node && picked.node.contains(node)) return picked;
    }
    return null;
  }
  if (direction === "child") return firstIn(node);
  const step = direction === "next" ? "nextElementSibling" : "previousElementSibling";
  for (let side = node[step]; side; side = side[step]) {
    const picked = visible(side) ? pick(side) : null;
    if (picked && picked.node !== node && !picked.node.contains(node)) return picked;
    const inside = visible(side) ? firstIn(side) : null;
    if (inside) return inside;
  }
  return null;
}

/** The first element inside that the project wrote and that is to be seen. */
export function firstIn(node) {
  for (const inner of node.querySelectorAll("*")) {
    if (!visible(inner)) continue;
    const picked = pick(inner);
    if (picked && picked.node !== node && node.contains(picked.node)) return picked;
  }
  return null;
}
