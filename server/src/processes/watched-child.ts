/** A child process that is restarted when it ends by itself. */
import { fork, type ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import type { ChildSetting, FromChild, ProcessName, ToChild } from "./messages.ts";

/** A child that lived this long is restarted at once; one that keeps ending waits longer each time. */
const STEADY_MS = 30_000;
const MAX_DELAY_MS = 5000;
const FIRST_DELAY_MS = 100;
const QUICK_RESOLUTION = new URL("./quick-resolution.ts", import.meta.url).href;

/**
 * Memory that may be used anew before it is collected, in percent of what is in use. V8 lets a heap of this size double: a
 * turn of 60 steps in 1,000 files held 480 MB more instead of 200.
 */
const HEAP_GROWTH_PERCENT = 40;

export interface WatchedChildOptions {
  name: ProcessName;
  program: URL;
  setting: ChildSetting;
  /** Messages sent to each new process after its settings. */
  greeting?(): readonly ToChild[];
  /** Heap for young objects, in MB: V8 would take three times 32 while modules load, and keep it. */
  youngMegabytes: number;
  onMigrated?(): void;
  onReady(appUrl: string): void;
  onTaken?(id: number): void;
  /**
   * `cause`: `exit code 1`, `SIGKILL`. Null when it said why it cannot go on, or never started; it is not restarted
   * then.
   */
  onEnd(cause: string | null): void;
}

export class WatchedChild {
  readonly #options: WatchedChildOptions;
  #child: ChildProcess | null = null;
  #isStopping = false;
  #wasReady = false;
  #isRefused = false;
  #startedAt = 0;
  #delayMs = FIRST_DELAY_MS;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: WatchedChildOptions) {
    this.#options = options;
    this.#start();
  }

  /** Null between two processes. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  send(message: ToChild, socket?: Socket): void {
    // It may be ending, so nobody waits for this to arrive. A connection stays open here until it was taken there.
    if (this.#child?.connected === true) this.#child.send(message, socket, { keepOpen: true }, () => undefined);
  }

  /** Resolves when it is gone. */
  async stop(signal: string): Promise<void> {
    this.#isStopping = true;
    this.send({ type: "stop", signal });
    await this.#ended;
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill("SIGKILL");
  }

  #start(): void {
    const { program, youngMegabytes, setting } = this.#options;
    this.#startedAt = performance.now();
    const child = fork(program, {
      execArgv: [
        "--disable-warning=ExperimentalWarning",
        `--max-semi-space-size=${youngMegabytes}`,
        `--heap-growing-percent=${HEAP_GROWTH_PERCENT}`,
        `--import=${QUICK_RESOLUTION}`,
      ],
      // Standard output holds one line, which the supervisor prints.
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
    });
    this.#child = child;
    child.on("message", (message: FromChild) => this.#hear(message));
    child.once("error", () => child.kill("SIGKILL"));
    this.#ended = new Promise((resolve) =>
      child.once("exit", (code, signal) => {
        this.#child = null;
        resolve();
        this.#end(signal ?? `exit code ${code}`);
      }),
    );
    for (const message of [{ type: "begin", setting } as const, ...(this.#options.greeting?.() ?? [])])
      this.send(message);
  }

  #hear(message: FromChild): void {
    if (message.type === "migrated") this.#options.onMigrated?.();
    else if (message.type === "refused") this.#isRefused = true;
    else if (message.type === "taken") this.#options.onTaken?.(message.id);
    else if (message.type === "ready") {
      this.#wasReady = true;
      this.#options.onReady(message.appUrl);
    }
  }

  #end(cause: string): void {
    if (this.#isStopping) return;
    // A start that failed once would fail again: people read why, and fix it.
    if (!this.#wasReady || this.#isRefused) return this.#options.onEnd(null);
    const isSteady = performance.now() - this.#startedAt > STEADY_MS;
    this.#delayMs = isSteady ? FIRST_DELAY_MS : Math.min(MAX_DELAY_MS, this.#delayMs * 2);
    setTimeout(() => this.#isStopping || this.#start(), isSteady ? 0 : this.#delayMs / 2);
    this.#options.onEnd(cause);
  }
}
