/** One browser in its sandbox and the worker that drives it, started and waiting for the one site it will see. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LineReader } from "../processes/line-reader.ts";
import { launchCommand, spawnProcess } from "../processes/local.ts";
import type { ManagedProcess, Mount } from "../processes/port.ts";
import { endProcessesOf } from "../processes/process-tree.ts";
import type { UidLease } from "../processes/uid-leases.ts";
import { newBrowserFolder, type BrowserFolder, type BrowserMachine } from "./browser-machine.ts";
import type { PageReport } from "./port.ts";
import type { RenderJob } from "./render-job.ts";
import { SITE_PORT } from "./looking/site-backend.ts";

const MEBIBYTE = 1 << 20;
const LONGEST_LIFE_MS = 240_000;
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

/** The job of a browser, given once. */
export interface Look {
  job: RenderJob;
  /** Counted from the job on. */
  boundMs: number;
  onLine(line: string): void;
}

/** One of both is null. */
export type WhyNotSeen = Pick<PageReport, "problem" | "unseen">;

/** Disposal ends it with everything it started. */
export interface StartedBrowser extends AsyncDisposable {
  /** Socket on which its site has to listen before the look. */
  readonly siteSocket: string;
  /** False when it has ended, even before it was ready. */
  isThere(): Promise<boolean>;
  /** Ends with the browser; answers why the pages without a line were not seen. */
  look(look: Look): Promise<WhyNotSeen>;
  /** Ends it at once, even in the middle of a look. */
  kill(): void;
}

export async function startBrowser(machine: BrowserMachine): Promise<StartedBrowser> {
  const folder = await newBrowserFolder(machine);
  const user = machine.block?.take();
  try {
    const launch = await launchOf(machine, folder.site, user?.uid);
    // Nothing below fails, so everything that is started also gets ended.
    const worker = startWorker(machine, folder.own);
    worker.stdin!.on("error", () => undefined);
    worker.stdin!.write(`${JSON.stringify(launch)}\n`);
    return startedBrowser({ folder, user, worker });
  } catch (error) {
    await folder[Symbol.asyncDispose]();
    user?.[Symbol.dispose]();
    throw error;
  }
}

const startWorker = (machine: BrowserMachine, temporary: string): ManagedProcess =>
  spawnProcess({
    command: process.execPath,
    args: ["--disable-warning=ExperimentalWarning", WORKER],
    env: {
      PATH: "/usr/bin:/bin",
      HOME: "/tmp",
      // The worker is killed and cleans nothing up; its files are removed with the folder.
      TMPDIR: temporary,
      // Loading the driver took as long as starting the browser.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(machine.folder, "compiled"),
    },
    input: "pipe",
    descriptors: ["duplex"],
    limits: { wallMs: LONGEST_LIFE_MS, memoryBytes: MEMORY },
    output: { totalBytes: 4 * MEBIBYTE },
    graceMs: 0,
  });

interface Parts {
  folder: BrowserFolder;
  user: UidLease | undefined;
  worker: ManagedProcess;
}

function startedBrowser({ folder, user, worker }: Parts): StartedBrowser {
  let hasEnded = false;
  const ended = worker.exited.then(() => (hasEnded = true));
  const ready = Promise.withResolvers<void>();
  let take = (line: string): void => void (line === "ready" && ready.resolve());
  const reader = new LineReader(LONGEST_LINE, (line) => take(line));
  worker.channels[0]!.on("data", (chunk: Buffer) => reader.push(chunk));
  return {
    siteSocket: join(folder.site, "site.sock"),
    async isThere() {
      await Promise.race([ready.promise, ended]);
      return !hasEnded;
    },
    async look({ job, boundMs, onLine }) {
      take = onLine;
      const bound = setTimeout(() => worker.kill("wall"), boundMs);
      worker.stdin!.end(`${JSON.stringify(job)}\n`);
      const exit = await worker.exited;
      clearTimeout(bound);
      if (exit.reason === "wall") return { problem: null, unseen: "there was no time left for it" };
      if (exit.reason === "memory")
        return { problem: "The browser was stopped because its pages used too much memory.", unseen: null };
      return { problem: `The browser ended: ${worker.tail().trim().slice(-300) || "no reason given"}`, unseen: null };
    },
    kill: () => worker.kill(),
    async [Symbol.asyncDispose]() {
      worker.kill();
      await worker.exited;
      if (user !== undefined) await endProcessesOf(user.uid);
      await folder[Symbol.asyncDispose]();
      user?.[Symbol.dispose]();
    },
  };
}

/** Program and arguments that start Chromium in its sandbox, control pipe on descriptors 3 and 4. */
async function launchOf(machine: BrowserMachine, siteFolder: string, uid: number | undefined): Promise<string[]> {
  return launchCommand({
    command: "/bin/node",
    args: [
      "--input-type=module",
      "-e",
      await readFile(INSIDE, "utf8"),
      "--",
      "/run/site/site.sock",
      String(SITE_PORT),
      machine.chromium!,
      ...CHROMIUM_ARGUMENTS,
    ],
    env: { HOME: "/tmp", PATH: "/bin", LANG: "C.UTF-8" },
    cwd: "/tmp",
    uid,
    sandbox: {
      hostname: "browser",
      nestedNamespaces: true,
      hasProcesses: true,
      sharedMemoryBytes: 256 * MEBIBYTE,
      mounts: browserMounts(machine, siteFolder),
    },
    limits: { processes: 512, openFiles: 4_096, fileBytes: 512 * MEBIBYTE },
  });
}

/** The libraries and files that Chromium and Node read; no programs, no configuration but fonts. */
function browserMounts(machine: BrowserMachine, siteFolder: string): Mount[] {
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
    { kind: "read-only", from: siteFolder, to: "/run/site" },
    { kind: "memory", to: "/tmp", bytes: 512 * MEBIBYTE },
  ];
}
