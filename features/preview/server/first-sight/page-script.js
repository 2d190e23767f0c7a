// Runs in the first sight of a preview: the built site, shown to people who may edit until there is something newer. It is
// the first script of the page. The server says "reload" when the dev server has taken over, "stay" when it cannot.
((tree) => {
  // A built page's errors name neither file nor line. They are held back and the dev server's page is asked for: it says more.
  let held = [];
  let socket = null;
  let pause = 1_000;
  const LONGEST_PAUSE_MS = 5_000;
  const PATIENCE_MS = 5_000;

  const ask = () => {
    if (held?.length > 0 && socket?.readyState === WebSocket.OPEN) socket.send("live");
  };
  const tell = () => {
    const events = held ?? [];
    held = null;
    for (const event of events) window.dispatchEvent(event);
  };
  const keep = (copy) => {
    if (held.length === 0) setTimeout(tell, PATIENCE_MS);
    if (held.length < 50) held.push(copy());
    ask();
  };
  const hold = (event, copy) => {
    if (held === null) return;
    event.stopImmediatePropagation();
    keep(copy);
  };
  window.addEventListener("error", (event) => {
    if (!(event instanceof ErrorEvent)) return;
    const { message, filename, lineno, colno, error } = event;
    hold(event, () => new ErrorEvent("error", { message, filename, lineno, colno, error }));
  });
  window.addEventListener("unhandledrejection", (event) => {
    const { promise, reason } = event;
    hold(event, () => new PromiseRejectionEvent("unhandledrejection", { promise, reason }));
  });
  // A page that catches its errors, as its error boundary does, logs them and nothing else tells.
  const logError = console.error;
  console.error = (...args) => {
    logError.apply(console, args);
    const error = args.find((arg) => arg instanceof Error);
    if (error === undefined || held === null) return;
    keep(() => new ErrorEvent("error", { message: `${error.name}: ${error.message}`, error }));
  };

  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/_sandbox/changes?tree=${tree}`);
    socket.onopen = () => {
      pause = 1_000;
      ask();
    };
    socket.onmessage = ({ data }) => (data === "reload" ? location.reload() : tell());
    socket.onclose = () => {
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    };
  };
  // A built page does not know its source: who picks elements is to have the dev server's.
  window.addEventListener("message", ({ data }) => {
    const asks = data?.source === "slipway-app" && data.type === "visual" && data.action === "on";
    if (asks && socket?.readyState === WebSocket.OPEN) socket.send("live");
  });
  connect();
})(SLIPWAY_TREE);
