/** One running function: a process in a sandbox of its own that answers requests on a socket. */
import { constants } from "node:fs";
import { chmod, chown, mkdir, open, rm, type FileHandle } from "node:fs/promises";
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { randomText } from "@slipway/kernel/ids";
import type { Egress } from "@slipway/platform/egress/port";
import { refuseOddAnswers } from "@slipway/platform/http/forward/odd-answers";
import { spawnProcess } from "@slipway/platform/processes/local";
import type { ManagedProcess, OutputStream, ProcessExit } from "@slipway/platform/processes/port";
import { RUNTIME_FOLDER } from "../deploy/known-modules.ts";
import { FUNCTIONS_FOLDER } from "../deploy/import-map.ts";
import type { FunctionMachine, FunctionUser } from "../machine.ts";
import type { VersionPaths } from "../store.ts";
import { startEgressProxy, type OwnBackend } from "./egress-proxy.ts";
import type { Visitors } from "./visitors.ts";

export interface WorkerInit {
  machine: FunctionMachine;
  egress: Egress;
  own: OwnBackend;
  paths: VersionPaths;
  /** Path below the folder of functions. */
  entry: string;
  /** Secrets are included: they travel over a pipe and never appear in arguments or files. */
  env: Readonly<Record<string, string>>;
  /** Visitors whose requests it answers. */
  visitors: Visitors;
  memoryBytes: number;
  /** Time until a function must answer its first request. */
  bootMs: number;
  onLine(line: string, stream: OutputStream): void;
}

export interface WorkerRequest {
  method: string;
  path: string;
  /** They say where the body ends: made by `framed`. */
  headers: OutgoingHttpHeaders;
  body: Readable | null;
  signal: AbortSignal;
}

export interface WorkerAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: IncomingMessage;
}

/** The output of a function that failed to start. */
export class BootProblem extends Error {}

const MEBIBYTE = 1 << 20;
/** V8 and Deno reserve about 550 MB that they never touch. */
const RESERVED = 640 * MEBIBYTE;
/** Memory of a process beside the heap of its program. */
const BESIDE_HEAP = 64;
const LOOK_MS = 5;
/** Opens a path without reading it; Node has no name for this flag. */
const O_PATH = 0o10000000;

interface Place {
  folder: string;
  serve: string;
  egress: string;
}

async function makePlace({ machine }: WorkerInit, user: FunctionUser | null): Promise<Place> {
  const folder = join(machine.run, randomText(10));
  const serve = join(folder, "s");
  await mkdir(serve, { recursive: true });
  await chmod(folder, 0o711);
  await chmod(serve, 0o700);
  if (user !== null) await chown(serve, user.uid, user.uid);
  return { folder, serve, egress: join(folder, "e") };
}

function spawnDeno(init: WorkerInit, place: Place, user: FunctionUser | null): ManagedProcess {
  const { machine, paths, memoryBytes, onLine } = init;
  const heap = Math.max(32, Math.floor(memoryBytes / MEBIBYTE) - BESIDE_HEAP);
  const folders = [FUNCTIONS_FOLDER, RUNTIME_FOLDER, "/tmp", "/run/serve"].join(",");
  return spawnProcess({
    command: "/bin/deno",
    args: [
      ...["run", "--quiet", "--no-prompt", "--cached-only", "--no-lock", "--no-config", "--no-remote", "--no-npm"],
      // Without it Deno prints a warning about its own past into the function's output.
      "--unstable-no-legacy-abort",
      ...["--node-modules-dir=none", "--no-check", "--import-map=/run/import-map.json"],
      // Permissions match the sandbox: no programs, no native libraries.
      ...[
        `--allow-read=${folders}`,
        "--allow-write=/tmp,/run/serve/socket",
        "--allow-env",
        "--allow-net",
        "--allow-sys",
      ],
      `--v8-flags=--max-old-space-size=${heap}`,
      `${RUNTIME_FOLDER}/bootstrap.js`,
    ],
    env: {
      PATH: "/bin",
      HOME: "/tmp",
      DENO_DIR: "/tmp/deno",
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
      DENO_SERVE_ADDRESS: "unix:/run/serve/socket",
      HTTP_PROXY: "unix:/run/egress.sock",
      HTTPS_PROXY: "unix:/run/egress.sock",
    },
    cwd: FUNCTIONS_FOLDER,
    uid: user?.uid,
    input: "pipe",
    sandbox: {
      hostname: "function",
      hasProcesses: true,
      mounts: [
        ...machine.denoMounts,
        { kind: "read-only", from: paths.files, to: FUNCTIONS_FOLDER },
        { kind: "read-only", from: paths.importMap, to: "/run/import-map.json" },
        { kind: "read-only", from: machine.runtime, to: RUNTIME_FOLDER },
        { kind: "read-only", from: place.egress, to: "/run/egress.sock" },
        { kind: "writable", from: place.serve, to: "/run/serve" },
        { kind: "memory", to: "/tmp", bytes: 32 * MEBIBYTE },
      ],
    },
    limits: {
      memoryBytes,
      // The watchdog names the reason; this bound catches what grows between its checks.
      dataBytes: RESERVED + 4 * memoryBytes,
      processes: 64,
      openFiles: 512,
      fileBytes: 16 * MEBIBYTE,
    },
    output: { lineBytes: 8192, tailBytes: 8192, onLine },
  });
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve((socket.destroy(), true)));
    socket.once("error", () => resolve(false));
  });

/**
 * Pins the socket that the function listens on. Its folder is the function's to write, and a link put there later would
 * lead us to somebody else's socket. Null while there is none.
 */
async function pinSocket(path: string): Promise<FileHandle | null> {
  const handle = await open(path, O_PATH | constants.O_NOFOLLOW).catch(() => null);
  if (handle === null) return null;
  const isSocket = (await handle.stat()).isSocket();
  if (isSocket && (await answers(`/proc/self/fd/${handle.fd}`))) return handle;
  await handle.close();
  return null;
}

function describe({ reason, code, signal }: ProcessExit): string {
  switch (reason) {
    case "memory":
      return "The function used more memory than it may and was stopped.";
    case "wall":
      return "The function took longer than it may and was stopped.";
    case "exited":
      return `The function ended by itself (${signal ?? `code ${code}`}).`;
    default:
      return "The function was stopped.";
  }
}

export class Worker implements AsyncDisposable {
  readonly #process: ManagedProcess;
  readonly #socket: FileHandle;
  readonly visitors: Visitors;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 16 });
  /** Resolves with the reason when the process and its resources are gone. Never rejects. */
  readonly exited: Promise<{ exit: ProcessExit; sentence: string }>;
  #isGone = false;

  private constructor(
    { process, socket, visitors }: { process: ManagedProcess; socket: FileHandle; visitors: Visitors },
    cleared: Promise<void>,
  ) {
    this.#process = process;
    this.#socket = socket;
    this.visitors = visitors;
    this.exited = process.exited.then(async (exit) => {
      this.#isGone = true;
      this.#agent.destroy();
      await cleared;
      return { exit, sentence: describe(exit) };
    });
  }

  /** Resolves when the function answers. Throws BootProblem. */
  static async start(init: WorkerInit): Promise<Worker> {
    const user = init.machine.takeUser();
    const place = await makePlace(init, user);
    const proxy = await startEgressProxy({ socketPath: place.egress, own: init.own, egress: init.egress });
    const child = spawnDeno(init, place, user);
    const pinned = Promise.withResolvers<FileHandle | null>();
    const cleared = child.exited.then(async () => {
      await proxy[Symbol.asyncDispose]();
      await (await pinned.promise)?.close();
      // A user whose processes do not end keeps its number, so that nobody else gets it.
      await user?.[Symbol.asyncDispose]().catch(() => undefined);
      await rm(place.folder, { recursive: true, force: true });
    });
    child.stdin!.end(JSON.stringify({ env: init.env, entry: `file://${FUNCTIONS_FOLDER}/${init.entry}` }));
    let socket: FileHandle | null = null;
    try {
      socket = await waitForSocket(child, join(place.serve, "socket"), init.bootMs);
      // The folder is ours from here on, so nothing more can be put there.
      if (user !== null) await chown(place.serve, 0, 0);
      return new Worker({ process: child, socket, visitors: init.visitors }, cleared);
    } catch (error) {
      child.kill("stopped");
      throw error;
    } finally {
      pinned.resolve(socket);
    }
  }

  get pid(): number {
    return this.#process.pid;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  kill(): void {
    this.#process.kill("stopped");
  }

  /** Rejects when no answer comes. */
  send({ method, path, headers, body, signal }: WorkerRequest): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        socketPath: `/proc/self/fd/${this.#socket.fd}`,
        agent: this.#agent,
        method,
        path,
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        signal,
      });
      request.once("error", reject);
      refuseOddAnswers(request, () => reject(new Error("the function's answer is none that can be passed on")));
      request.once("response", (response) =>
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: response }),
      );
      if (body === null) return void request.end();
      body.once("error", () => request.destroy());
      body.pipe(request);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill("stopped");
    await this.exited;
  }
}

async function waitForSocket(child: ManagedProcess, path: string, bootMs: number): Promise<FileHandle> {
  let exit: ProcessExit | null = null;
  void child.exited.then((how) => (exit = how));
  const deadline = performance.now() + bootMs;
  for (;;) {
    const socket = await pinSocket(path);
    if (socket !== null) return socket;
    if (exit !== null) throw new BootProblem(`${describe(exit)}\n${child.tail()}`.trim());
    if (performance.now() > deadline)
      throw new BootProblem("The function did not begin to listen. Does it call Deno.serve?");
    // Watching the folder would cost more than checking for the name.
    await delay(LOOK_MS);
  }
}
