/** Attacks of a hostile page on the app and on another project's preview. A probe that got nothing answers null. */

type Got = string | null;
/** Runs in a page; answers what it got. */
type PageProbe = (input: Hosts) => Promise<Got> | Got;

export interface Hosts {
  app: string;
  projectId: string;
  /** Another project's preview. */
  other: string;
}

/** Probes for every hostile place. */
export const EVERYWHERE: Record<string, PageProbe> = {
  "reads the session cookie": () => (/slipway/.test(document.cookie) ? document.cookie : null),
  "reads the app's storage": () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes("canary") ? "storage" : null,
  "reads the app's databases": async () =>
    (await indexedDB.databases()).some(({ name }) => name?.includes("canary")) ? "database" : null,
  "reads the app's caches": async () => ((await caches.keys()).join().includes("canary") ? "cache" : null),
  "reads who is signed in": ({ app }) =>
    fetch(`${app}/api/user`, { credentials: "include" }).then(
      (answer) => `status ${answer.status}`,
      () => null,
    ),
  "reads it with a token's header": ({ app }) =>
    fetch(`${app}/api/user`, { credentials: "include", headers: { authorization: "Bearer x" } }).then(
      (answer) => `status ${answer.status}`,
      () => null,
    ),
  "sees an answer of the app without reading it": ({ app }) =>
    fetch(`${app}/api/user`, { credentials: "include", mode: "no-cors" }).then(
      (answer) => `answer ${answer.type}`,
      () => null,
    ),
  "loads a picture of a project": ({ app, projectId }) =>
    new Promise((resolve) => {
      const image = Object.assign(new Image(), { src: `${app}/api/projects/${projectId}/screenshot` });
      image.onload = () => resolve("picture");
      image.onerror = () => resolve(null);
    }),
  "runs a file of the app's as its own script": ({ app }) =>
    new Promise((resolve) => {
      const script = Object.assign(document.createElement("script"), { src: `${app}/api/openapi.json` });
      script.onload = () => resolve("script");
      script.onerror = () => resolve(null);
      document.head.append(script);
    }),
  "opens the live channel": ({ app }) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${app.replace("http", "ws")}/api/live`, ["slipway.live"]);
      socket.onopen = () => resolve("open");
      socket.onerror = () => resolve(null);
    }),
  "takes the app's scope for a worker": ({ app }) =>
    navigator.serviceWorker
      ? navigator.serviceWorker.register("/sw.js", { scope: `${app}/` }).then(
          () => "registered",
          () => null,
        )
      : null,
  "registers the app's own file as a worker": ({ app }) =>
    navigator.serviceWorker
      ? navigator.serviceWorker.register(`${app}/assets/x.js`).then(
          () => "registered",
          () => null,
        )
      : null,
  "shares a worker with the app": ({ app }) => {
    try {
      return String(new SharedWorker(`${app}/assets/x.js`, "canary"));
    } catch {
      return null;
    }
  },
  "reads another preview": ({ other }) =>
    location.origin === other
      ? null
      : fetch(`${other}/src/main.tsx`, { credentials: "include" }).then(
          (answer) => `status ${answer.status}`,
          () => null,
        ),
  "runs another preview's files": ({ other }) =>
    location.origin === other
      ? null
      : new Promise((resolve) => {
          const script = Object.assign(document.createElement("script"), { src: `${other}/@vite/client` });
          script.onload = () => resolve("script");
          script.onerror = () => resolve(null);
          document.head.append(script);
        }),
  "opens another preview's update channel": ({ other }) =>
    location.origin === other
      ? null
      : new Promise((resolve) => {
          const socket = new WebSocket(other.replace("http", "ws"), "vite-hmr");
          socket.onopen = () => resolve("open");
          socket.onerror = () => resolve(null);
        }),
};
