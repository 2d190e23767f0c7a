// Runs in previewed pages while somebody looks at comments: says where commented elements are, and lets a person pick one.
// It needs nothing of the dev server, so it works on built pages as well.
// Messages in: { action: "watch", pins: [{ id, page, selector, tag, quote, x, y }] }, { action: "pick", on } and
// { action: "show", id }, which brings an element into view once it is there.
// Messages out: { event: "here" }, { event: "places", page, pins: [{ id, state, x, y }] }, { event: "picked", … } and
// { event: "cancelled" }.
(() => {
  const MAX_PINS = 200;
  const MAX_SEARCHED = 2_000;
  const MAX_QUOTE = 200;
  const MAX_SELECTOR = 500;
  /** Between two messages about places. */
  const EVERY_MS = 33;
  const SWALLOWED = ["pointerdown", "pointerup", "mousedown", "mouseup", "dblclick", "auxclick", "contextmenu", "submit"];
  const send = (data) => window.__slipwaySend("pins", data);

  /** Some routers keep the page in the fragment. */
  const page = () => (location.pathname + (location.hash.startsWith("#/") ? location.hash : "")).slice(0, MAX_SELECTOR);
  const quoteOf = (node) =>
    (node.textContent ?? "").slice(0, 2_000).replace(/\s+/g, " ").trim().slice(0, MAX_QUOTE).toWellFormed();

  function selectorOf(node) {
    const parts = [];
    for (let each = node; each && each !== document.documentElement; each = each.parentElement) {
      if (/^[a-z][\w-]*$/i.test(each.id) && document.querySelectorAll(`#${each.id}`).length === 1) {
        parts.unshift(`#${each.id}`);
        break;
      }
      const same = [...(each.parentElement?.children ?? [])].filter(({ localName }) => localName === each.localName);
      const position = same.length > 1 ? `:nth-of-type(${same.indexOf(each) + 1})` : "";
      parts.unshift(`${CSS.escape(each.localName)}${position}`);
    }
    while (parts.length > 1 && parts.join(" > ").length > MAX_SELECTOR) parts.shift();
    return parts.join(" > ").slice(0, MAX_SELECTOR);
  }

  /** The element at its old place with its old text, else one with that text, else what is at the old place. */
  function find({ selector, tag, quote }) {
    let own = null;
    try {
      own = document.querySelector(selector);
    } catch {
      // A selector that no browser made.
    }
    if (own?.localName !== tag) own = null;
    if (own && quoteOf(own) === quote) return own;
    if (quote !== "")
      for (const other of [...document.getElementsByTagName(tag)].slice(0, MAX_SEARCHED))
        if (quoteOf(other) === quote) return other;
    return own;
  }

  let pins = [];
  let nodes = new Map();
  let frame = 0;
  let lastSent = "";
  let sentAt = 0;
  let isDirty = true;
  const observer = new MutationObserver(() => (isDirty = true));

  function placeOf(pin) {
    const { id } = pin;
    const node = nodes.get(id);
    if (!node?.isConnected) return { id, state: "gone", x: 0, y: 0 };
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [Math.round(left + pin.x * width), Math.round(top + pin.y * height)];
    const isSeen = width + height > 0 && x >= 0 && y >= 0 && x <= window.innerWidth && y <= window.innerHeight;
    return { id, state: isSeen ? "seen" : "away", x: isSeen ? x : 0, y: isSeen ? y : 0 };
  }

  let wanted = null;
  let searchedAt = 0;
  let searchedPage = "";
  function look(now) {
    frame = requestAnimationFrame(look);
    if (now - sentAt < EVERY_MS) return;
    const at = page();
    const here = pins.filter((pin) => pin.page === at);
    // A page that changes all the time is not searched on every frame.
    if (at !== searchedPage || (isDirty && now - searchedAt > 300)) {
      [isDirty, searchedAt, searchedPage] = [false, now, at];
      nodes = new Map(here.map((pin) => [pin.id, find(pin)]));
    }
    const sought = nodes.get(wanted);
    if (sought?.isConnected) {
      wanted = null;
      sought.scrollIntoView({ block: "center", inline: "nearest" });
      sought.animate({ outline: ["3px solid #4f46e5", "3px solid transparent"] }, 1_500);
    }
    const places = here.map(placeOf);
    const said = JSON.stringify([at, places]);
    if (said === lastSent) return;
    [lastSent, sentAt] = [said, now];
    send({ event: "places", page: at, pins: places });
  }

  const isPin = (pin) =>
    ["id", "page", "selector", "tag", "quote"].every((key) => typeof pin?.[key] === "string") &&
    ["x", "y"].every((key) => Number.isFinite(pin[key]));
  function watch(next) {
    pins = (Array.isArray(next) ? next : []).filter(isPin).slice(0, MAX_PINS);
    [isDirty, searchedAt, searchedPage, lastSent] = [true, 0, "", ""];
    cancelAnimationFrame(frame);
    observer.disconnect();
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    frame = requestAnimationFrame(look);
  }

  // The frame around what is picked lies in a tree of its own, out of reach of the page's styles.
  const host = document.createElement("slipway-pin-frame");
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "closed" });
  root.innerHTML = `<style>
    :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
    div { position: fixed; box-sizing: border-box; border-radius: 3px; outline: 2px solid #4f46e5; outline-offset: 1px;
      background: rgb(79 70 229 / 0.1); box-shadow: 0 0 0 4px rgb(255 255 255 / 0.6); }
  </style><div></div>`;
  const box = root.querySelector("div");
  let picking = null;
  let aimed = null;

  function aim(node) {
    aimed = node;
    const rect = node?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
    box.style.cssText = node
      ? `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`
      : "display:none";
  }
  /** A drawing is one thing. */
  const pickable = (target) => {
    if (!(target instanceof Element)) return null;
    const node = target.closest("svg") ?? target;
    return node === document.documentElement ? document.body : node;
  };
  const clamp = (value) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0.5));
  function choose(node, point) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = point ? [(point.x - left) / width, (point.y - top) / height] : [0.5, 0.5];
    const place = { selector: selectorOf(node), tag: node.localName.slice(0, 60), quote: quoteOf(node) };
    stopPicking();
    send({ event: "picked", page: page(), ...place, x: clamp(x), y: clamp(y) });
  }
  const isShown = (node) => node.getClientRects().length > 0 && node !== host;
  function neighbour(direction) {
    if (aimed === null) return [...document.body.children].find(isShown) ?? document.body;
    if (direction === "ArrowUp") return aimed.parentElement === document.documentElement ? aimed : aimed.parentElement;
    if (direction === "ArrowDown") return [...aimed.children].find(isShown) ?? aimed;
    const step = direction === "ArrowRight" ? "nextElementSibling" : "previousElementSibling";
    for (let side = aimed[step]; side; side = side[step]) if (isShown(side)) return side;
    return aimed;
  }
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  function onKey(event) {
    if (event.key === "Escape") {
      swallow(event);
      stopPicking();
      send({ event: "cancelled" });
    } else if (event.key === "Enter") {
      swallow(event);
      if (aimed) choose(aimed, null);
    } else if (event.key.startsWith("Arrow")) {
      swallow(event);
      const next = neighbour(event.key);
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
      aim(next);
    }
  }
  function stopPicking() {
    picking?.abort();
    picking = null;
    aim(null);
    host.remove();
  }
  function startPicking() {
    if (picking) return;
    picking = new AbortController();
    const options = { capture: true, signal: picking.signal };
    for (const name of SWALLOWED) window.addEventListener(name, swallow, options);
    window.addEventListener(
      "click",
      (event) => {
        swallow(event);
        const node = pickable(event.target);
        if (node) choose(node, { x: event.clientX, y: event.clientY });
      },
      options,
    );
    window.addEventListener("pointermove", ({ target }) => aim(pickable(target)), options);
    window.addEventListener("scroll", () => aim(aimed), options);
    window.addEventListener("keydown", onKey, options);
    document.documentElement.append(host);
    aim(null);
    window.focus();
  }

  window.__slipwayPins = ({ action, ...message }) => {
    if (action === "watch") watch(message.pins);
    else if (action === "show") wanted = message.id;
    else if (action === "pick" && message.on === true) startPicking();
    else if (action === "pick") stopPicking();
  };
  send({ event: "here" });
})();
