/** For tests: an engine of the sandbox port without isolation or Vite, and a gateway on a port of its own. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect, createServer as createNetServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unavailable } from "@slipway/kernel/errors";
import { startInnerGateway } from "@slipway/platform/http/gateway-server";
import { answerPlain, createHostTable } from "@slipway/platform/http/host-table";
import type { HostTable } from "@slipway/platform/http/port";
import type { BuildInput, BuildResult, FileChange, PreviewState, SandboxPort } from "@slipway/sandbox/port";
import { WebSocketServer } from "ws";
import { newVersion } from "../edits/testing.ts";
import { getProject } from "../projects/server/index.ts";
import type { Needs } from "../services.ts";
import { previewBuilt, type PreviewBuilt } from "./contract/index.ts";
import { previewRelay } from "./server/dev-server/relay.ts";

/** A file that contains this word does not build. */
export const BUILD_ERROR = "THIS DOES NOT BUILD";

export interface PlainSandbox extends SandboxPort {
  /** Inputs of all builds so far. */
  readonly builds: BuildInput[];
  /** Builds wait for this. */
  gate: Promise<void>;
  /** The files that a preview serves now, as text. */
  shown(projectId: string): Record<string, string> | null;
  /** The next wakes fail with this error. */
  refuse: Error | null;
}

interface Shown {
  files: Map<string, Uint8Array>;
  treeKey: string;
  socketPath: string;
  server: Server;
}

function plainBuild(input: BuildInput): BuildResult {
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8");
  const broken = [...input.files].find(([, bytes]) => text(bytes).includes(BUILD_ERROR));
  if (broken !== undefined) return { ok: false, files: new Map(), log: `${broken[0]}: ${BUILD_ERROR}`, durationMs: 1 };
  const source = [...input.files]
    .filter(([path]) => path.startsWith("src/"))
    .map(([path, bytes]) => `// ${path}\n${text(bytes)}`)
    .join("\n");
  const script = `assets/index-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
  const files = new Map<string, Uint8Array>([
    ["index.html", Buffer.from(`<!doctype html><title>Built</title><script type="module" src="/${script}"></script>`)],
    [script, Buffer.from(source)],
  ]);
  files.set(`${script}.map`, Buffer.from("{}"));
  for (const [path, bytes] of input.files)
    if (path.startsWith("public/")) files.set(path.slice("public/".length), bytes);
  return { ok: true, files, log: "", durationMs: 1 };
}

/** Path below which an answer never ends. */
export const ENDLESS = "endless";
/** Path below which an answer begins with a status that no server may send. */
export const ODD_STATUS = "odd-status";
/** Path that sets `COOKIE_LINES`, as every upgrade does. */
export const COOKIES = "cookies";
const COOKIE_LINES = [
  "theme=dark; Path=/",
  "__Host-slipway-preview-abc=taken; Path=/; Secure",
  "slipway-abc=taken; Path=/",
];

/** Serves files as they are, and echoes WebSocket messages. */
async function serve(shown: Omit<Shown, "server">): Promise<Server> {
  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? "/").slice(1).split("?")[0]!;
    const file = shown.files.get(path === "" ? "index.html" : path);
    if (path === ENDLESS) return void response.writeHead(200).write("and so on");
    if (path === ODD_STATUS) return void incoming.socket.end("HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n");
    if (path === COOKIES) response.setHeader("set-cookie", COOKIE_LINES);
    response.setHeader("x-seen-cookie", incoming.headers.cookie ?? "");
    response.setHeader("content-security-policy", "frame-ancestors *");
    response.writeHead(file === undefined ? 404 : 200, { "content-type": "text/plain" }).end(file);
  });
  // Refuses a page that came from another dev server, as Vite does.
  const verifyClient = ({ req }: { req: IncomingMessage }): boolean => req.url?.includes("token=foreign") !== true;
  const sockets = new WebSocketServer({ server, verifyClient });
  sockets.on("headers", (headers) => headers.push(...COOKIE_LINES.map((line) => `Set-Cookie: ${line}`)));
  sockets.on("connection", (socket) => {
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => socket.send(`echo ${String(data as Buffer)}`));
  });
  await new Promise<void>((resolve) => server.listen(shown.socketPath, resolve));
  return server;
}

export function plainSandbox(): PlainSandbox {
  const folder = mkdtempSync(join(tmpdir(), "slipway-plain-"));
  const previews = new Map<string, Shown>();
  let count = 0;
  const stop = async (projectId: string): Promise<void> => {
    const shown = previews.get(projectId);
    previews.delete(projectId);
    shown?.server.closeAllConnections();
    if (shown !== undefined) await new Promise((resolve) => shown.server.close(resolve));
  };
  const sandbox: PlainSandbox = {
    builds: [],
    gate: Promise.resolve(),
    refuse: null,
    shown(projectId) {
      const files = previews.get(projectId)?.files;
      return files === undefined
        ? null
        : Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString("utf8")]));
    },
    previews: {
      async wake({ projectId, treeKey, files }) {
        if (sandbox.refuse !== null) throw sandbox.refuse;
        const known = previews.get(projectId);
        if (known !== undefined) {
          if (known.treeKey !== treeKey) [known.files, known.treeKey] = [new Map(await files()), treeKey];
          return { socketPath: known.socketPath };
        }
        const shown = {
          files: new Map<string, Uint8Array>(await files()),
          treeKey,
          socketPath: join(folder, `${(count += 1)}.sock`),
        };
        const entry = Object.assign(shown, { server: await serve(shown) });
        previews.set(projectId, entry);
        return { socketPath: entry.socketPath };
      },
      async apply(projectId: string, treeKey: string, changes: readonly FileChange[]) {
        const shown = previews.get(projectId);
        if (shown === undefined) return;
        shown.treeKey = treeKey;
        for (const { path, content } of changes) {
          if (content === null) shown.files.delete(path);
          else shown.files.set(path, Buffer.from(content));
        }
      },
      address: (projectId) => (previews.has(projectId) ? { socketPath: previews.get(projectId)!.socketPath } : null),
      state: (projectId): PreviewState => ({ state: previews.has(projectId) ? "live" : "asleep" }),
      sleep: stop,
      awake: async () =>
        [...previews.keys()].map((projectId) => ({ projectId, idleMs: 60_000, memoryBytes: 50_000_000 })),
      onLog: () => () => undefined,
    },
    async build(input) {
      sandbox.builds.push(input);
      await sandbox.gate;
      return plainBuild(input);
    },
    typecheck: async () => ({ ok: true, diagnostics: [], durationMs: 1 }),
    run: () => Promise.reject(unavailable("sandbox_refused", "Nothing is run here.")),
    languageServer: () => Promise.reject(unavailable("language_server_ended", "There is no TypeScript here.")),
    install: async (dependencies) => dependencies,
    lock: async (packageJson) => ({ packageLock: `{ "packages": { "": ${packageJson} } }`, asksForLegacyPeers: false }),
    capabilities: async () => ({ isolated: false, engine: "plain", reduced: [], reason: null }),
    async [Symbol.asyncDispose]() {
      await Promise.all([...previews.keys()].map(stop));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return sandbox;
}

export interface TestAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface TestGateway extends AsyncDisposable {
  readonly port: number;
  /** Set once the app is ready. */
  hosts: HostTable | null;
  /** WebSockets wait for this, as on a slow network. */
  whenConnecting: Promise<void>;
  /** A visitor's request. `url` may be any address of the installation. */
  get(url: string, headers?: Record<string, string>, method?: string): Promise<TestAnswer>;
}

/** Listens first, so that the app can be given its address. */
export async function testGateway(): Promise<TestGateway> {
  const gateway = { hosts: null as HostTable | null, whenConnecting: Promise.resolve() };
  const server = createServer((incoming, response) => {
    const found = gateway.hosts?.match(incoming.headers.host) ?? null;
    if (found === null) response.writeHead(421).end();
    else void Promise.resolve(found.handler.request(incoming, response, found.match)).catch(() => response.destroy());
  });
  server.on("upgrade", async (incoming, socket, head) => {
    await gateway.whenConnecting;
    const found = gateway.hosts?.match(incoming.headers.host) ?? null;
    if (found?.handler.upgrade === undefined) socket.destroy();
    else
      void Promise.resolve(found.handler.upgrade({ incoming, socket, head }, found.match)).catch(() =>
        socket.destroy(),
      );
  });
  // Sockets that were upgraded are no connections of the server any more, and its close waits for them.
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket.once("close", () => sockets.delete(socket))));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (url: string, headers: Record<string, string> = {}, method = "GET"): Promise<TestAnswer> => {
    const { host, pathname, search } = new URL(url);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: "127.0.0.1",
          port,
          path: pathname + search,
          method,
          headers: { host, accept: "text/html", ...headers },
          agent: false,
        },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
          answer.once("end", () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
          answer.once("error", reject);
        },
      );
      call.once("error", reject);
      call.end();
    });
  };
  return Object.assign(gateway, {
    port,
    get,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** A gateway as that of a process of its own: the app, which need not listen, is asked over a UNIX socket. */
export interface ApartGateway extends TestGateway {
  /** Bytes that passed between this gateway and the app, in both directions. */
  bytesOfApp(): number;
}

/** `services` are the app's and the gateway's: what both read of the database is the same. */
export async function apartGateway(services: Needs<"addresses" | "database" | "hosts" | "log">): Promise<ApartGateway> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "slipway-apart-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const [inner, counted] = [join(folder, "inner.sock"), join(folder, "counted.sock")];
  stack.use(await startInnerGateway({ path: inner, hosts: services.hosts, log: services.log }));
  let bytes = 0;
  const counter = createNetServer((caller) => {
    const app = connect(inner);
    for (const [from, to] of [
      [caller, app],
      [app, caller],
    ] as const) {
      from.on("data", (piece: Buffer) => (bytes += piece.length)).pipe(to);
      from.on("error", () => to.destroy()).once("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => counter.listen(counted, resolve));
  stack.defer(() => void counter.close());
  const away = (incoming: IncomingMessage, response: ServerResponse): void => {
    incoming.resume();
    answerPlain(response, 503, "away");
  };
  const hosts = createHostTable();
  hosts.set(services.addresses.previewPattern, stack.use(previewRelay(services, { socketPath: counted, away })));
  const gateway = stack.use(await testGateway());
  gateway.hosts = hosts;
  const owned = stack.move();
  return Object.assign(
    { ...gateway },
    {
      bytesOfApp: () => bytes,
      [Symbol.asyncDispose]: () => owned.disposeAsync(),
    },
  );
}

/** Follows an entrance address and returns the cookie a browser would keep. */
export async function enterWith(gateway: TestGateway, url: string): Promise<{ cookie: string; location: string }> {
  const answer = await gateway.get(url);
  const cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0];
  if (answer.status !== 302 || cookie === undefined)
    throw new Error(`the entrance answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return { cookie, location: answer.headers.location ?? "" };
}

/** Makes a version whose preview build has ended. If the build succeeded, the project's preview shows it. */
export async function newBuiltVersion(
  services: Needs<"database" | "edits" | "events" | "git">,
  projectId: string,
  files: Record<string, string | null>,
): Promise<{ sha: string; built: PreviewBuilt }> {
  const ended = Promise.withResolvers<PreviewBuilt>();
  const stop = services.events.on(previewBuilt, (event) => {
    if (event.projectId === projectId) ended.resolve(event);
  });
  const { sha } = await newVersion(services, projectId, { files, message: "A change" });
  const built = await ended.promise;
  stop();
  while (built.ok && (await getProject(services, projectId)).previewBuildCommitSha !== sha)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return { sha, built };
}
