/** Chromium for one site at a time, each in a sandbox of its own: own user, own network namespace, own profile, own inner sandbox. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unavailable } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import { detectIsolation } from "../processes/isolation.ts";
import { LineReader } from "../processes/line-reader.ts";
import { launchCommand, spawnProcess } from "../processes/local.ts";
import type { Isolation, Mount } from "../processes/port.ts";
import { endProcessesOf } from "../processes/process-tree.ts";
import { reachableProgram } from "../processes/reachable.ts";
import { leaseUidBlock, type UidBlock, type UidRange } from "../processes/uid-leases.ts";
import { findChromium } from "./find-chromium.ts";
import type { BrowserPort, PageReport, RenderRequest, Viewport } from "./port.ts";
import { pageLine, type RenderJob } from "./render-job.ts";
import { startSiteFront } from "./site-front.ts";

const MEBIBYTE = 1 << 20;
const BROWSER_UIDS: UidRange = { name: "browser", first: 40_000, blockSize: 50, blocks: 40 };
const SITE_PORT = 8_080;
/** Chromium resolves this name to loopback by itself and takes it for a secure context. */
const ORIGIN = `http://localhost:${SITE_PORT}`;
const MOST_ROUTES = 20;
const MOST_VIEWPORTS = 4;
const START_MS = 25_000;
/** Of a page after it was ready: title, text, rules, picture. */
const READING_MS = 15_000;
const LONGEST_RENDER_MS = 180_000;
const LONGEST_LINE = 24 * MEBIBYTE;
const MEMORY = 2_048 * MEBIBYTE;

const WORKER = fileURLToPath(new URL("./render-worker.ts", import.meta.url));
const INSIDE = fileURLToPath(new URL("./inside.js", import.meta.url));

const CHROMIUM_ARGUMENTS = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-startup-window",
  "--user-data-dir=/tmp/profile",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-crash-reporter",
  "--disable-features=Translate,MediaRouter,OptimizationHints",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--mute-audio",
  "--password-store=basic",
];

export interface ChromiumOptions {
  /** Every user must be able to pass through it. */
  dataDir: string;
  nodePath?: string;
  /** Default: what is found on this machine. */
  chromiumPath?: string;
  /** Browsers at once; further renders wait. Default 1. */
  most?: number;
}

interface Machine {
  isolation: Isolation;
  chromium: string | null;
  node: string;
  folder: string;
  block: UidBlock | null;
}

async function prepare(options: ChromiumOptions): Promise<Machine> {
  const folder = join(options.dataDir, "browser");
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const node = await reachableProgram(options.nodePath ?? process.execPath, folder, `node-${process.version}`);
  const block = process.getuid?.() === 0 ? await leaseUidBlock(BROWSER_UIDS) : null;
  using probe = block?.take();
  return {
    isolation: await detectIsolation(node, probe?.uid),
    chromium: options.chromiumPath ?? (await findChromium()),
    node,
    folder,
    block,
  };
}

const reasonOf = ({ isolation, chromium }: Machine): string | null => {
  if (isolation.mode === "none") return isolation.reason;
  if (!chromium) return "No Chromium was found on this server. Install the package chromium.";
  return existsSync(chromium) ? null : `${chromium} is not there.`;
};

/** Resolves quickly; whether a browser is there is found out once. */
export async function createChromium(options: ChromiumOptions): Promise<BrowserPort> {
  const machine = await prepare(options);
  const running = new Set<AsyncDisposable>();
  const most = options.most ?? 1;
  const waiting: (() => void)[] = [];
  return {
    async renderPages(request) {
      const reason = reasonOf(machine);
      if (reason) throw unavailable("browser_unavailable", `Pages cannot be looked at on this server: ${reason}`);
      if (running.size + waiting.length >= 50)
        throw unavailable("browser_busy", "Too many pages are waiting to be looked at.");
      while (running.size >= most) await new Promise<void>((resolve) => waiting.push(resolve));
      request.signal?.throwIfAborted();
      const render = new Render(machine, request);
      running.add(render);
      try {
        return await render.run();
      } finally {
        running.delete(render);
        waiting.shift()?.();
      }
    },
    async capabilities() {
      const reason = reasonOf(machine);
      return {
        available: reason === null,
        engine: machine.chromium ?? "none",
        reduced: machine.isolation.reduced,
        reason,
      };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running].map((render) => render[Symbol.asyncDispose]()));
      await machine.block?.[Symbol.asyncDispose]();
    },
  };
}

/** What Chromium and Node are linked with and read; no programs, no configuration but fonts. */
function browserMounts(machine: Machine, siteSocket: string): Mount[] {
  const chromiumFolder = dirname(machine.chromium!);
  const folders = [
    "/usr/lib",
    "/usr/lib64",
    "/lib",
    "/lib64",
    "/usr/share/fonts",
    "/usr/share/fontconfig",
    "/usr/local/share/fonts",
  ];
  const configuration = ["/etc/fonts", "/etc/ld.so.cache", "/etc/alternatives", "/var/cache/fontconfig"];
  return [
    ...[...folders, ...configuration, chromiumFolder].map(
      (path): Mount => ({ kind: "read-only", from: path, to: path, optional: path !== chromiumFolder }),
    ),
    { kind: "read-only", from: machine.node, to: "/bin/node" },
    { kind: "read-only", from: siteSocket, to: "/run/site.sock" },
    { kind: "memory", to: "/tmp", bytes: 512 * MEBIBYTE },
  ];
}

class Render implements AsyncDisposable {
  #machine: Machine;
  #request: RenderRequest;
  #pages: { route: string; viewport: Viewport }[];
  #reports = new Map<number, PageReport>();
  #stop: (() => void) | null = null;
  #done = Promise.withResolvers<void>();

  constructor(machine: Machine, request: RenderRequest) {
    this.#machine = machine;
    this.#request = request;
    const viewports = (request.viewports ?? [{ width: 1_280, height: 800 }]).slice(0, MOST_VIEWPORTS);
    const routes = request.routes
      .slice(0, MOST_ROUTES)
      .map((route) => (/^\/(?!\/)/.test(route) ? route : `/${route.replace(/^\/+/, "")}`));
    this.#pages = routes.flatMap((route) => viewports.map((viewport) => ({ route, viewport })));
  }

  async run(): Promise<PageReport[]> {
    const folder = join(this.#machine.folder, randomText(16));
    using user = this.#machine.block?.take();
    try {
      // The name is the secret: other users can pass but not list.
      await mkdir(folder, { mode: 0o711 });
      const siteSocket = join(folder, "site.sock");
      await using _front = await startSiteFront(this.#request.site, siteSocket);
      const problem = await this.#drive(await this.#job(siteSocket, user?.uid));
      return this.#pages.map(
        ({ route, viewport }, index) => this.#reports.get(index) ?? unseen(route, viewport, problem),
      );
    } finally {
      if (user) await endProcessesOf(user.uid);
      await rm(folder, { recursive: true, force: true });
      this.#done.resolve();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop?.();
    await this.#done.promise;
  }

  async #job(siteSocket: string, uid: number | undefined): Promise<RenderJob> {
    const { screenshot = "none", text = false, axe = false, timeoutMs = 10_000 } = this.#request;
    const launch = launchCommand({
      command: "/bin/node",
      args: [
        "--input-type=module",
        "-e",
        await readFile(INSIDE, "utf8"),
        "--",
        "/run/site.sock",
        String(SITE_PORT),
        this.#machine.chromium!,
        ...CHROMIUM_ARGUMENTS,
      ],
      env: { HOME: "/tmp", PATH: "/bin", LANG: "C.UTF-8" },
      cwd: "/tmp",
      uid,
      sandbox: {
        hostname: "browser",
        nestedNamespaces: true,
        sharedMemoryBytes: 256 * MEBIBYTE,
        mounts: browserMounts(this.#machine, siteSocket),
      },
      limits: { processes: 512, openFiles: 4_096, fileBytes: 512 * MEBIBYTE },
    });
    return { launch, origin: ORIGIN, pages: this.#pages, timeoutMs, screenshot, text, axe };
  }

  /** Runs the worker to its end, or ends it; answers why pages were not seen. */
  async #drive(job: RenderJob): Promise<string> {
    const bound = Math.min(START_MS + job.pages.length * (job.timeoutMs + READING_MS), LONGEST_RENDER_MS);
    const worker = spawnProcess({
      command: process.execPath,
      args: ["--disable-warning=ExperimentalWarning", WORKER],
      env: { PATH: "/usr/bin:/bin", HOME: "/tmp" },
      input: "pipe",
      descriptors: ["duplex"],
      limits: { wallMs: bound, memoryBytes: MEMORY },
      output: { totalBytes: 4 * MEBIBYTE },
      graceMs: 0,
    });
    this.#stop = () => worker.kill();
    this.#request.signal?.addEventListener("abort", this.#stop, { once: true });
    const reader = new LineReader(LONGEST_LINE, (line) => this.#take(line));
    worker.channels[0]!.on("data", (chunk: Buffer) => reader.push(chunk));
    worker.stdin!.end(JSON.stringify(job));
    const exit = await worker.exited;
    this.#request.signal?.removeEventListener("abort", this.#stop);
    this.#request.signal?.throwIfAborted();
    if (exit.reason === "wall") return "The browser was stopped because its pages took too long.";
    if (exit.reason === "memory") return "The browser was stopped because its pages used too much memory.";
    return `The browser ended: ${worker.tail().trim().slice(-300) || "no reason given"}`;
  }

  #take(line: string): void {
    const parsed = pageLine.safeParse(safeJson(line));
    const page = parsed.success ? this.#pages[parsed.data.index] : undefined;
    if (!parsed.success || !page) return;
    const { index, screenshot, ...report } = parsed.data;
    this.#reports.set(index, {
      ...page,
      ...report,
      screenshot: screenshot === null ? null : Buffer.from(screenshot, "base64"),
    });
  }
}

function safeJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const unseen = (route: string, viewport: Viewport, problem: string): PageReport => ({
  route,
  viewport,
  status: null,
  title: "",
  consoleErrors: [],
  failedRequests: [],
  externalRequests: [],
  screenshot: null,
  overflow: false,
  text: null,
  accessibility: [],
  problem,
  durationMs: 0,
});
