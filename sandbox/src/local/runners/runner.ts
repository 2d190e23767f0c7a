/** One sandboxed runner: the process, its channel and its socket. The broker between us and code we do not trust. */
import { rm } from "node:fs/promises";
import { spawnProcess } from "@slipway/platform/processes/local";
import type { ManagedProcess, Mount, ProcessExit } from "@slipway/platform/processes/port";
import { FRAME_JSON, FrameReader, writeMessage } from "../../runner/frames.ts";
import type { RunnerRequest } from "../../runner/messages.ts";
import { runnerAnswer, type RunnerAnswer } from "./answers.ts";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import { FileCollector } from "./file-collector.ts";
import { createListeningSocket } from "./listening-socket.ts";
import { LogBudget } from "./log-budget.ts";
import { newSocketPath } from "../layout.ts";
import type { Machine, SandboxUser } from "../machine.ts";
import { Slot } from "./slot.ts";

const MEBIBYTE = 1 << 20;
const LOAD_MS = 30_000;

export interface RunnerOptions {
  set: Pick<PreparedSet, "nodeModules" | "optimized" | "served">;
  memoryBytes: number;
  niceness?: number;
  /** Dead after this time whatever it does; none for previews. */
  wallMs?: number;
  /** The optimizer's run writes its cache and the prepared dependencies. */
  writesCache?: boolean;
  /** Called before the sandbox starts, with the uid it will have. */
  prepare?: (slot: Slot, uid: number | undefined) => Promise<void>;
  onLog?: (level: "info" | "warning" | "error", message: string) => void;
}

/** The runner broke the rules of the channel or died; says which. */
export class RunnerError extends Error {}

export class Runner implements AsyncDisposable {
  readonly slot: Slot;
  readonly socketPath: string;
  /** Settles when the process and what it held are gone, with a sentence that says why. Never rejects. */
  readonly exited: Promise<string>;
  /** Files of a build, by path. */
  readonly files = new FileCollector();
  #process: ManagedProcess;
  #user: SandboxUser | null;
  #loaded = Promise.withResolvers<void>();
  #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #building: number | null = null;
  readonly #budget = new LogBudget();
  #nextId = 1;
  #onLog: RunnerOptions["onLog"];
  #fault: string | null = null;
  #isLoaded = false;

  private constructor(process: ManagedProcess, user: SandboxUser | null, place: { slot: Slot; socketPath: string }) {
    this.#process = process;
    this.#user = user;
    this.slot = place.slot;
    this.socketPath = place.socketPath;
    this.#loaded.promise.catch(() => undefined);
    this.#listen();
    this.exited = process.exited.then(async (exit) => {
      const reason = this.#fault ?? describeExit(exit, process.tail());
      const error = new RunnerError(reason);
      this.#loaded.reject(error);
      for (const pending of this.#pending.values()) pending.reject(error);
      this.#pending.clear();
      // A user whose processes do not end keeps its number: nobody else gets it.
      const leaving = this.#user?.[Symbol.asyncDispose]().catch(() => undefined);
      await Promise.all([leaving, this.slot.remove(), rm(this.socketPath, { force: true })]);
      return reason;
    });
  }

  /** Starts a sandbox that loads Vite and waits. Throws AppError `sandbox_refused`. */
  static async start(machine: Machine, options: RunnerOptions): Promise<Runner> {
    const user = machine.takeUser();
    const slot = await Slot.create(machine.layout.slots, user?.uid);
    await options.prepare?.(slot, user?.uid);
    const socketPath = newSocketPath(machine.layout.sockets);
    await using listening = await createListeningSocket(socketPath);
    const child = spawnProcess({
      command: "/bin/node",
      args: ["--max-semi-space-size=2", "--disable-warning=ExperimentalWarning", "/runner/main.mjs"],
      env: { PATH: "/bin", HOME: "/tmp", NODE_ENV: "development", UV_THREADPOOL_SIZE: "2" },
      cwd: "/app",
      uid: user?.uid,
      niceness: options.niceness,
      sandbox: { hostname: "preview", mounts: runnerMounts(machine, slot, options) },
      descriptors: ["duplex", listening.descriptor],
      limits: {
        memoryBytes: options.memoryBytes,
        wallMs: options.wallMs,
        processes: 256,
        openFiles: 2_048,
        fileBytes: 64 * MEBIBYTE,
      },
      output: {
        onLine: (line, stream) => options.onLog?.(stream === "stderr" ? "warning" : "info", line),
        totalBytes: 16 * MEBIBYTE,
      },
    });
    const runner = new Runner(child, user, { slot, socketPath });
    runner.#onLog = options.onLog;
    return runner;
  }

  /** The outermost process; everything else of the sandbox is below it. */
  get pid(): number {
    return this.#process.pid;
  }

  /** Resolves when Vite is loaded. */
  async loaded(): Promise<this> {
    const late = setTimeout(() => this.#fail("The runner did not load in time."), LOAD_MS);
    try {
      await this.#loaded.promise;
    } finally {
      clearTimeout(late);
    }
    return this;
  }

  /** Throws RunnerError with the runner's own text when it failed; a runner that does not answer in time is killed. */
  async request(request: RunnerRequest, timeoutMs: number): Promise<unknown> {
    const id = this.#nextId;
    this.#nextId += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#pending.set(id, answer);
    if (request.type === "build") this.#building = id;
    const late = setTimeout(
      () => this.#fail(`The runner did not answer "${request.type}" within ${timeoutMs} ms.`),
      timeoutMs,
    );
    try {
      await writeMessage(this.#process.channels[0]!, { id, ...request });
      return await answer.promise;
    } finally {
      clearTimeout(late);
      this.#pending.delete(id);
      if (this.#building === id) this.#building = null;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // Nothing in there is worth a graceful end.
    this.#process.kill("stopped");
    await this.exited;
  }

  #listen(): void {
    const reader = new FrameReader((kind, payload) => {
      if (kind !== FRAME_JSON) return this.files.append(payload);
      this.#take(runnerAnswer.parse(JSON.parse(payload.toString("utf8"))));
    });
    this.#process.channels[0]!.on("data", (chunk: Buffer) => {
      if (this.#fault !== null) return;
      try {
        reader.push(chunk);
      } catch (error) {
        this.#fail(
          `The runner broke the channel's rules: ${error instanceof Error ? error.message.slice(0, 200) : "unknown"}`,
        );
      }
    });
  }

  /** Throws for what no honest runner sends: reading it over and over would be work without end. */
  #take(answer: RunnerAnswer): void {
    switch (answer.type) {
      case "loaded":
        if (this.#isLoaded) throw new Error("it was loaded already");
        this.#isLoaded = true;
        return this.#loaded.resolve();
      case "done":
        return this.#asked(answer.id).resolve(answer.data);
      case "failed":
        return this.#asked(answer.id).reject(new RunnerError(answer.message));
      case "log":
        this.#budget.take(answer.message);
        return this.#onLog?.(answer.level, answer.message);
      case "file":
        // Held in our memory until the build ends: nobody else may fill it.
        if (this.#building === null) throw new Error("a file came without a build");
        return this.files.begin(answer.path, answer.size);
    }
  }

  /** Each request is answered once. */
  #asked(id: number): PromiseWithResolvers<unknown> {
    const pending = this.#pending.get(id);
    if (!pending) throw new Error("it answered what nobody asked");
    this.#pending.delete(id);
    return pending;
  }

  #fail(reason: string): void {
    this.#fault ??= reason;
    this.#process.kill("stopped");
  }
}

function runnerMounts(machine: Machine, slot: Slot, { set, writesCache }: RunnerOptions): Mount[] {
  const kind = writesCache ? "writable" : "read-only";
  return [
    ...machine.nodeMounts,
    { kind: "read-only", from: machine.runner.folder, to: "/runner" },
    { kind: "read-only", from: set.nodeModules, to: "/node_modules" },
    { kind: "read-only", from: slot.folder, to: "/app" },
    { kind, from: set.optimized, to: "/app/node_modules/.vite" },
    { kind, from: set.served, to: "/served" },
    { kind: "memory", to: "/tmp", bytes: 64 * MEBIBYTE },
  ];
}

function describeExit(exit: ProcessExit, tail: string): string {
  switch (exit.reason) {
    case "memory":
      return "It used more memory than it may and was stopped.";
    case "wall":
      return "It took longer than it may and was stopped.";
    case "output":
      return "It wrote more output than it may and was stopped.";
    case "stopped":
      return "It was stopped.";
    case "exited":
      return `It ended unexpectedly (${exit.signal ?? `code ${exit.code}`}). ${tail.trim().slice(-1_000)}`.trim();
  }
}
