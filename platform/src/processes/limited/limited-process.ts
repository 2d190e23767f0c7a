/** One process that answers one call at a time, and is killed when a call takes more of the machine than it may. */
import { fork, type ChildProcess, type Serializable } from "node:child_process";
import { findExecutable } from "../find-executable.ts";
import { TailBuffer } from "../line-reader.ts";
import { launchCommand } from "../local.ts";
import { figuresOf } from "../process-tree.ts";
import { LOADED } from "./serve-process.ts";

export interface ProcessLimits {
  /**
   * Processor time of one call. Time that a busy machine gives to others is not held against the call. It is read from procfs, so
   * it counts on Linux only; elsewhere `wallMs` is the limit.
   */
  cpuMs: number;
  /** Wall-clock time of one call. */
  wallMs: number;
  /** The heap of the process. */
  megabytes: number;
  /** Wall-clock time until the module is loaded. */
  startMs: number;
}

/** `start`: its module was not loaded in time; `stopped`: by whoever made it. */
export type EndReason = "cpu" | "wall" | "memory" | "crash" | "start" | "stopped";

/** The process is gone; whoever waited for it asks another one, or says so. */
export class ProcessEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, cause?: unknown) {
    super(`a process has ended: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Shorter calls are looked at only once. */
const LOOK_MS = 200;
/** V8 and its code take about 80 MB of resident memory beside the heap; the rest is room for buffers, which no option of V8 bounds. */
const BESIDE_HEAP_MEGABYTES = 256;
const MEGABYTE = 1_048_576;
/** V8 takes three times as much for new objects, and keeps it. */
const YOUNG_MEGABYTES = 4;
/** The end of its standard error, for the log: V8's last words are about 3,000 bytes. */
const TAIL_BYTES = 4096;
/** Its modules are read one after the other. */
const OPEN_FILES = 256;
/** All that it gets of the environment, which holds secrets: where compiled modules are kept, and how dates and numbers are written. */
const KEPT_VARIABLES = ["NODE_COMPILE_CACHE", "TZ", "LANG", "LC_ALL", "LC_MESSAGES"];

const keptEnvironment = (): Record<string, string> =>
  Object.fromEntries(KEPT_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

interface Launch {
  execPath: string;
  execArgv: string[];
  /** For `serveProcess`. */
  args: string[];
}

/**
 * The kernel kills it together with this process, and it leaves no core file, in which people's words would stand. Without
 * util-linux, as on macOS, it is told whose end to watch for.
 */
function launchOf(nodeArguments: readonly string[]): Launch {
  const hasLaunchers = process.platform === "linux" && ["prlimit", "setpriv"].every((name) => findExecutable(name));
  if (!hasLaunchers) return { execPath: process.execPath, execArgv: [...nodeArguments], args: [String(process.pid)] };
  const command = launchCommand({
    command: process.execPath,
    args: nodeArguments,
    limits: { openFiles: OPEN_FILES },
  });
  return { execPath: command[0]!, execArgv: command.slice(1), args: [] };
}

function startProcess(module: URL, { megabytes }: ProcessLimits): ChildProcess {
  const { args, ...launch } = launchOf([
    `--max-old-space-size=${megabytes}`,
    `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    "--disable-warning=ExperimentalWarning",
  ]);
  const child = fork(module, args, {
    ...launch,
    env: keptEnvironment(),
    // Ctrl-C in a terminal reaches every process of the group; this one ends when it is no longer needed.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
  });
  // It waits for work as long as this process lives, and keeps it from no end.
  child.unref();
  child.channel?.unref();
  (child.stderr as { unref?(): void } | null)?.unref?.();
  return child;
}

/** V8 aborts where it gets no memory, in some places by a trap. */
function reasonOf(exit: string, said: string): EndReason {
  return ["SIGABRT", "exit code 134"].includes(exit) || /out of memory|heap limit/i.test(said) ? "memory" : "crash";
}

/** Its module calls `serveProcess`. */
export class LimitedProcess<Question, Answer> {
  readonly #child: ChildProcess | null;
  readonly #limits: ProcessLimits;
  readonly #loaded = Promise.withResolvers<void>();
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  #why: ProcessEnded | null = null;
  #hasAnswered = false;
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;

  constructor(module: URL, limits: ProcessLimits) {
    this.#limits = limits;
    this.#loaded.promise.catch(() => undefined);
    try {
      this.#child = startProcess(module, limits);
      this.ended = this.#follow(this.#child);
    } catch (error) {
      // The machine gives no more processes, or no memory for one.
      this.#child = null;
      this.ended = Promise.resolve();
      this.#end(new ProcessEnded("start", error));
    }
    const late = setTimeout(() => this.#end(new ProcessEnded("start")), limits.startMs).unref();
    const stopWaiting = (): void => clearTimeout(late);
    this.#loaded.promise.then(stopWaiting, stopWaiting);
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  get isEnded(): boolean {
    return this.#why !== null;
  }

  /** One that never did is not worth another try by itself: the next would end in the same place. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** Until a call finds the module loaded. */
  loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  async end(): Promise<void> {
    this.#end(new ProcessEnded("stopped"));
    await this.ended;
  }

  #follow(child: ChildProcess): Promise<void> {
    const tail = new TailBuffer(TAIL_BYTES);
    child.stderr?.on("data", (chunk: Buffer) => tail.push(chunk)).on("error", () => undefined);
    child.on("message", (message) => {
      if (message === LOADED) return this.#loaded.resolve();
      this.#hasAnswered = true;
      this.#waiting?.resolve(message as Answer);
    });
    return new Promise((resolve) => {
      child.on("error", (error) => {
        this.#end(new ProcessEnded("crash", error));
        // One that could not be started closes nothing.
        if (child.pid === undefined) resolve();
      });
      // Behind its last words and its last answer.
      child.once("close", (code, signal) => {
        const exit = signal ?? `exit code ${code}`;
        this.#end(new ProcessEnded(reasonOf(exit, tail.text()), `${exit}: ${tail.text()}`));
        resolve();
      });
    });
  }

  /** One call at a time. Rejects with `ProcessEnded`. */
  async ask(question: Question): Promise<Answer> {
    await this.#loaded.promise;
    if (this.#why !== null) throw this.#why;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting = { resolve, reject };
    const stopLooking = this.#lookAfter();
    try {
      // Where it does not arrive, the process is about to close.
      this.#child?.send(question as Serializable, () => undefined);
      return await promise;
    } finally {
      stopLooking();
      this.#waiting = null;
    }
  }

  /** Ends the process when its call is over a limit. */
  #lookAfter(): () => void {
    const { cpuMs, wallMs, megabytes } = this.#limits;
    const maxBytes = (megabytes + BESIDE_HEAP_MEGABYTES) * MEGABYTE;
    const pid = this.#child?.pid ?? -1;
    const began = performance.now();
    const before = figuresOf(pid)?.processorMs ?? 0;
    const look = (): void => {
      if (performance.now() - began > wallMs) return this.#end(new ProcessEnded("wall"));
      const now = figuresOf(pid);
      if (now === null) return;
      if (now.processorMs - before > cpuMs) this.#end(new ProcessEnded("cpu"));
      else if (now.residentBytes > maxBytes) this.#end(new ProcessEnded("memory"));
    };
    const timer = setInterval(look, LOOK_MS).unref();
    return () => clearInterval(timer);
  }

  #end(why: ProcessEnded): void {
    if (this.#why !== null) return;
    this.#why = why;
    this.#loaded.reject(why);
    this.#waiting?.reject(why);
    this.#child?.kill("SIGKILL");
  }
}
