// Picking elements of a previewed page: pointer and keys go to the picker while it is on, and not to the page.
import { ancestorsOf, describeElement, shownColors } from "./describe.js";
import { allFrom, firstIn, neighbour, pick } from "./elements.js";
import { createOutlines } from "./outlines.js";
import { createOverrides } from "./overrides.js";

const MAX_PICKED = 20;
const SWALLOWED = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "dblclick",
  "auxclick",
  "contextmenu",
  "submit",
  "dragstart",
];
const MOVES = { ArrowUp: "parent", ArrowDown: "child", ArrowRight: "next", ArrowLeft: "previous" };

export function start(send) {
  const overrides = createOverrides();
  const outlines = createOutlines();
  let isOn = false;
  let picked = [];
  let hovered = null;
  /** The page was asked for while it was still empty. */
  let wantsPage = false;
  let listening = null;

  const tell = () =>
    send({
      event: "selection",
      elements: picked.map(describeElement),
      ancestors: picked.length === 1 ? ancestorsOf(picked[0]) : [],
      viewport: window.innerWidth,
    });
  const choose = (next, { scroll = false } = {}) => {
    wantsPage = false;
    picked = next.slice(-MAX_PICKED);
    if (scroll) picked.at(-1)?.node.scrollIntoView({ block: "nearest", inline: "nearest" });
    tell();
  };
  const toggle = (one) =>
    choose(
      picked.some(({ node }) => node === one.node) ? picked.filter(({ node }) => node !== one.node) : [...picked, one],
    );
  const move = (direction) => {
    const next = picked.length === 0 ? firstIn(document.body) : neighbour(picked.at(-1), direction);
    if (next) choose([next], { scroll: true });
  };

  const swallow = (event) => {
    if (event.type === "pointerdown") window.focus();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onClick = (event) => {
    swallow(event);
    const one = event.target instanceof Element ? pick(event.target) : null;
    if (!one) return;
    if (event.shiftKey || event.metaKey || event.ctrlKey) toggle(one);
    else choose([one]);
  };
  const onPointer = (event) => {
    hovered = event.pointerType === "mouse" && event.target instanceof Element ? pick(event.target) : null;
  };
  const onKey = (event) => {
    const withCommand = event.metaKey || event.ctrlKey;
    const direction = withCommand ? undefined : MOVES[event.key];
    const wish = withCommand
      ? { z: event.shiftKey ? "redo" : "undo", y: "redo", s: "save" }[event.key.toLowerCase()]
      : { Escape: "escape", Enter: "edit" }[event.key];
    if (direction === undefined && wish === undefined) return;
    swallow(event);
    if (direction !== undefined) move(direction);
    else send({ event: "key", key: wish });
  };

  const framed = () => {
    const frames = picked.map(({ node, chain }) => ({ node, kind: "picked", label: chain[0].name }));
    if (picked.length === 1)
      for (const node of allFrom({ source: picked[0].chain[0].source }).slice(0, 50))
        if (node !== picked[0].node) frames.push({ node, kind: "also", label: "" });
    if (hovered && !picked.some(({ node }) => node === hovered.node))
      frames.push({ node: hovered.node, kind: "hover", label: hovered.chain[0].name });
    return frames;
  };

  /** The page was made anew below us: what was picked is found again by its place, or is not picked any more. */
  const follow = () => {
    const next = picked.flatMap(({ node, chain }) => {
      const again = node.isConnected ? pick(node) : null;
      if (again) return [again];
      const [other] = allFrom({ source: chain[0].source, via: chain[1]?.source });
      return other ? [pick(other)] : [];
    });
    if (hovered && !hovered.node.isConnected) hovered = null;
    const key = (list) => JSON.stringify(list.map(({ chain }) => chain));
    const hasChanged = key(next) !== key(picked) || next.some(({ node }, at) => node !== picked[at].node);
    picked = next;
    if (hasChanged) tell();
    const first = wantsPage ? firstIn(document.body) : null;
    if (first) choose([first]);
  };
  let isWaiting = false;
  const observer = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      overrides.again();
      follow();
      observer.takeRecords();
    });
  });

  const turnOn = () => {
    if (isOn) return;
    isOn = true;
    listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const name of SWALLOWED) window.addEventListener(name, swallow, options);
    window.addEventListener("click", onClick, options);
    window.addEventListener("pointermove", onPointer, options);
    document.documentElement.addEventListener("pointerleave", () => (hovered = null), options);
    window.addEventListener("keydown", onKey, options);
    // The attribute changes where lines of the source have moved.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-slipway-source"] });
    outlines.show(framed);
  };
  const turnOff = () => {
    isOn = false;
    listening?.abort();
    observer.disconnect();
    outlines.hide();
    [picked, hovered, wantsPage] = [[], null, false];
  };

  const actions = {
    on: () => {
      turnOn();
      send({ event: "on" });
    },
    off: () => {
      overrides.show([]);
      turnOff();
    },
    show: ({ changes }) => {
      overrides.show(Array.isArray(changes) ? changes : []);
      observer.takeRecords();
    },
    land: () => overrides.land(() => isOn && tell()),
    select: ({ levels }) => {
      if (levels === null) return choose([]);
      let one = picked[0] ?? firstIn(document.body);
      for (let step = 0; one && picked.length > 0 && step < levels; step += 1) one = neighbour(one, "parent");
      if (one) choose([one], { scroll: true });
      else wantsPage = true;
    },
    move: ({ to }) => move(to),
    colors: ({ colors }) => send({ event: "colors", colors: shownColors(Array.isArray(colors) ? colors : []) }),
  };
  return (message) => actions[message.action]?.(message);
}
