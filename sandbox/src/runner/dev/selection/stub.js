// Runs in previewed pages: answers when the workspace asks to pick elements, and loads what does it then. Messages count only
// from the app's own origin and its own window.
((configuredOrigin) => {
  // Through a tunnel the app's port is the tunnel's, and this page has the same one.
  const seen = URL.parse(configuredOrigin ?? "");
  if (seen !== null && seen.hostname.endsWith(".localhost")) seen.port = location.port;
  const appOrigin = seen?.origin;
  const host = window.parent === window ? null : window.parent;
  if (!host || !appOrigin) return;
  const send = (data) => host.postMessage({ source: "slipway-preview", v: 1, type: "visual", ...data }, appOrigin);
  let receiver = null;
  window.addEventListener("message", (event) => {
    if (event.origin !== appOrigin || event.source !== host) return;
    const message = event.data;
    if (message?.source !== "slipway-app" || message.v !== 1 || message.type !== "visual") return;
    receiver ??= import("/@id/__x00__slipway-selection/main.js").then(({ start }) => start(send));
    receiver.then(
      (receive) => receive(message),
      // The workspace asks again until it is answered.
      () => (receiver = null),
    );
  });
  send({ event: "here" });
})(SLIPWAY_APP_ORIGIN);
