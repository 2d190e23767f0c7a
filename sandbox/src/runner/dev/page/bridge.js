// Runs in previewed pages (never in published ones): tells the workspace what happens here and lets it move the page.
// Messages out: { source: "slipway-preview", v: 1, type: "begin" | "update" | "ready" | "route" | "error" | "console" |
// "network", ... }. "begin" and "update" say that what was told before is over: a new page, or new code in it.
// Messages in, only from the app's own origin and its own window: { source: "slipway-app", v: 1, type: "navigate", to } with
// `to` a path of this site, or "back", "forward", "reload"; { …, type: "replay", on }, which records what a person does; and
// { …, type: "pins", … } about elements that people comment on; { …, type: "journey", … } about steps that people record.
((configuredOrigin) => {
  // Through a tunnel the app's port is the tunnel's, and this page has the same one.
  const seen = URL.parse(configuredOrigin ?? "");
  if (seen !== null && seen.hostname.endsWith(".localhost")) seen.port = location.port;
  const appOrigin = seen?.origin;
  const started = Date.now();
  const host = window.parent === window ? null : window.parent;
  const path = () => location.pathname + location.search + location.hash;
  const cut = (value, length) => (typeof value === "string" ? value.slice(0, length) : value);
  // A page that fails in a loop must not drown the workspace: 50 messages in 10 seconds, then silence until the window ends.
  // Counted by type: a page that asks for data all the time must not hide its errors. Asked before anything is made of it,
  // so that what is not sent costs the page nothing.
  let sent = {};
  let windowStart = 0;
  const may = (type) => {
    if (!host || !appOrigin) return false;
    const now = Date.now();
    if (now - windowStart > 10_000) [windowStart, sent] = [now, {}];
    return (sent[type] = (sent[type] ?? 0) + 1) <= 50;
  };
  const send = (type, data) => {
    if (host && appOrigin)
      host.postMessage({ source: "slipway-preview", v: 1, type, at: Date.now(), ...data }, appOrigin);
  };
  // Loads that fail because the page is being left are no failures of the app.
  let leftAt = 0;
  window.addEventListener("beforeunload", () => (leftAt = Date.now()));
  // The same error on every frame is one error, until the page has other code.
  let told = new Set();
  send("begin", {});
  send("pins", { event: "begin" });
  send("journey", { event: "begin" });

  // Browsers that block third-party storage throw at the mere mention of it in a framed page. The published site has
  // storage of its own, so the preview gets one that lasts as long as the page.
  const memoryStorage = () => {
    const items = new Map();
    const storage = {
      getItem: (key) => items.get(String(key)) ?? null,
      setItem: (key, value) => void items.set(String(key), String(value)),
      removeItem: (key) => void items.delete(String(key)),
      clear: () => items.clear(),
      key: (index) => [...items.keys()][index] ?? null,
    };
    return Object.defineProperty(storage, "length", { get: () => items.size });
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      void window[name].length;
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
    }
  }

  const textOf = (value) => {
    if (value instanceof Error) return value.stack || value.message;
    if (typeof value === "string") return value;
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const isNew = (...parts) => {
    const key = parts.join("\n");
    if (told.has(key) || told.size >= 500) return false;
    told.add(key);
    return true;
  };
  const report = (kind, message, data) => {
    if (Date.now() - leftAt < 2_000) return;
    const { filename, lineno, colno, method, url, status } = data;
    if (!isNew(kind, message, filename, lineno, colno, method, url, status) || !may("error")) return;
    send("error", {
      kind,
      message: cut(message, 21_000),
      path: path(),
      url: location.href,
      origin: location.origin,
      ...data,
    });
  };
  // What breaks within the first seconds keeps the page from coming up at all.
  const runtimeKind = () => (Date.now() - started < 3_000 ? "immediate_runtime" : "runtime");
  // The first line of the app's own code: a library that throws says less than who called it.
  const ownFrame = (stack) => {
    for (const [, filename, line, column] of String(stack ?? "").matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
      const url = URL.parse(filename);
      if (url?.origin === location.origin && url.pathname.startsWith("/src/"))
        return { filename, lineno: Number(line), colno: Number(column) };
    }
    return null;
  };
  // A page that failed while it was built up shows nothing, or its error screen: an update of its modules cannot mend it,
  // because modules that threw take no updates. An error of a button leaves the page and its state as they are.
  let isBroken = false;
  let sawErrors = false;
  const isUp = () => (document.getElementById("root")?.childElementCount ?? document.body?.childElementCount ?? 0) > 0;
  /** React's words, or its stack of components, which error boundaries log. */
  const isOfRendering = (args) =>
    args.some((arg) => typeof arg === "string" && /error occurred in .* component|^\s+at \S/m.test(arg));
  const reportThrown = (message, stack, place) => {
    sawErrors = true;
    const kind = runtimeKind();
    const seen = ownFrame(stack) ?? place;
    if (!isNew("thrown", message, seen.filename, seen.lineno, seen.colno)) return;
    const tell = (at) => report(kind, message, { stack: cut(stack, 8_000), ...at });
    const find = window.__slipwaySourcePlace;
    if (find === undefined) return tell(seen);
    void find(seen).then((found) => tell(found ?? seen));
  };
  // In the same words however it was met: one error is thrown, logged by whoever catches it, and thrown on.
  const wordsOf = (thrown, otherwise) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : otherwise());
  window.addEventListener("error", (event) => {
    if (!(event instanceof ErrorEvent)) return;
    const { message, filename, lineno, colno, error } = event;
    reportThrown(
      wordsOf(error, () => message),
      error?.stack,
      { filename, lineno, colno },
    );
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    reportThrown(
      wordsOf(reason, () => textOf(reason)),
      reason?.stack,
      {},
    );
  });

  for (const level of ["log", "info", "warn", "error"]) {
    const original = console[level];
    console[level] = (...args) => {
      original.apply(console, args);
      // A page that catches its errors, as its error boundary does, says so here and nowhere else. A built page is soon
      // followed by the dev server's, which knows the line.
      const logsErrors = level === "error" && window.__slipwaySourcePlace !== undefined;
      const thrown = logsErrors ? args.find((arg) => arg instanceof Error) : undefined;
      if (thrown !== undefined && isOfRendering(args)) isBroken = true;
      if (thrown !== undefined) reportThrown(wordsOf(thrown), thrown.stack, {});
      if (may("console")) send("console", { level, message: cut(args.map(textOf).join(" "), 4_000), path: path() });
    };
  }

  const answered = (request, status) => {
    if (may("network")) send("network", { ...request, status });
    if (status < 400) return;
    const isFunction = request.url.includes("/functions/v1/");
    const kind = isFunction ? "edge_function" : status >= 500 ? "http_server" : "http_client";
    report(kind, `${request.method} ${request.url} answered ${status}`, { ...request, status });
  };
  const unanswered = (request, reason) => {
    if (may("network")) send("network", { ...request, status: 0 });
    if (reason === null) return;
    const isOwn = new URL(request.url).origin === location.origin;
    report(isOwn ? "unknown" : "cors", `${request.method} ${request.url}: ${reason}`, request);
  };
  const fetchOriginal = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href).href;
    const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
    try {
      const response = await fetchOriginal(input, init);
      answered({ url, method }, response.status);
      return response;
    } catch (error) {
      const aborted = init?.signal?.aborted || error?.name === "AbortError";
      unanswered({ url, method }, aborted ? null : error?.message);
      throw error;
    }
  };
  const openOriginal = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    openOriginal.call(this, method, url, ...rest);
    const request = { url: new URL(String(url), location.href).href, method: String(method).toUpperCase() };
    // One object may be opened again: what it was opened for before must not be told twice.
    this.__slipwayEnded?.abort();
    this.__slipwayEnded = new AbortController();
    const { signal } = this.__slipwayEnded;
    this.addEventListener("load", () => answered(request, this.status), { signal });
    this.addEventListener("error", () => unanswered(request, "Failed to fetch"), { signal });
    this.addEventListener("timeout", () => unanswered(request, "It took too long"), { signal });
    this.addEventListener("abort", () => unanswered(request, null), { signal });
  };

  let lastRoute = "";
  const routeChanged = () => {
    if (path() === lastRoute) return;
    lastRoute = path();
    send("route", { path: lastRoute, title: document.title });
  };
  for (const name of ["pushState", "replaceState"]) {
    const original = history[name];
    history[name] = function (...args) {
      original.apply(this, args);
      queueMicrotask(routeChanged);
    };
  }
  window.addEventListener("popstate", routeChanged);
  window.addEventListener("hashchange", routeChanged);

  // Scripts that few pages need are fetched when they are asked for the first time. They end with the page; the workspace
  // asks each page anew.
  const fetchScript = (name) => {
    if (document.querySelector(`script[data-slipway="${name}"]`)) return;
    const script = Object.assign(document.createElement("script"), { src: `/_sandbox/${name}.js` });
    script.dataset.slipway = name;
    window.__slipwaySend = send;
    document.head.append(script);
  };
  const replay = (on) => {
    if (window.__slipwayReplay) return on ? window.__slipwayReplay.start() : window.__slipwayReplay.stop();
    if (on) fetchScript("replay");
  };

  window.addEventListener("message", (event) => {
    if (!appOrigin || event.origin !== appOrigin || event.source !== host) return;
    const message = event.data;
    if (message?.source !== "slipway-app" || message.v !== 1) return;
    if (message.type === "replay") return replay(message.on === true);
    if (message.type === "pins") return window.__slipwayPins ? window.__slipwayPins(message) : fetchScript("pins");
    if (message.type === "journey")
      return window.__slipwayJourney ? window.__slipwayJourney(message) : fetchScript("journey");
    if (message.type !== "navigate") return;
    const { to } = message;
    if (to === "back") history.back();
    else if (to === "forward") history.forward();
    else if (to === "reload") location.reload();
    // Client-side routers listen to popstate: the page keeps its state. `//host` would leave the site.
    else if (typeof to === "string" && /^\/(?!\/)/.test(to)) {
      history.pushState({}, "", to);
      window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }
  });

  const announce = () => {
    if (window.__slipwayReady || !isUp()) return;
    observer.disconnect();
    void document.fonts.ready.then(() => {
      window.__slipwayReady = true;
      send("ready", { path: path(), title: document.title });
      routeChanged();
    });
  };
  const observer = new MutationObserver(announce);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", announce);
  window.__slipwayReport = report;
  // Title and metas of a changed index.html. A title that the app has set, for one of its pages, stays.
  window.__slipwayHead = (change) => {
    const pageOf = (tags) => new DOMParser().parseFromString(tags, "text/html");
    const before = pageOf(change.before);
    const after = pageOf(change.after);
    if (document.title === before.title) document.title = after.title;
    const isSame = (one, other) =>
      ["name", "property"].every((key) => one.getAttribute(key) === other.getAttribute(key));
    const metas = [...after.querySelectorAll("meta")];
    for (const old of before.querySelectorAll("meta"))
      if (!metas.some((meta) => isSame(meta, old))) metaLike(old, isSame)?.remove();
    for (const meta of metas) {
      const shown = metaLike(meta, isSame);
      if (shown === undefined) document.head.append(document.importNode(meta));
      else shown.setAttribute("content", meta.getAttribute("content") ?? "");
    }
  };
  const metaLike = (meta, isSame) => [...document.head.querySelectorAll("meta")].find((one) => isSame(one, meta));
  window.__slipwayUpdated = () => {
    told = new Set();
    send("update", {});
    if (isBroken || (sawErrors && !isUp())) location.reload();
  };
})(SLIPWAY_APP_ORIGIN);
