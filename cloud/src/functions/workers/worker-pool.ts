/** Running functions: one warm process each, started by its first request and stopped when idle or beyond a limit. */
import type { Log } from "@slipway/platform/log/port";
import { bootFailed, busy, noRoom, throttled } from "../function-error.ts";
import { processorTime } from "./processor-time.ts";
import type { Worker } from "./worker.ts";
import { BootProblem } from "./worker.ts";

export interface PoolLimits {
  /** Processes at once, of all projects and of one. */
  maxWorkers: number;
  maxPerProject: number;
  /** Concurrent requests of one function. */
  maxRequests: number;
  idleMs: number;
  /** Processor time that may pass without an answer. */
  processorMs: number;
  /** A function that stopped or failed this often within a minute rests. */
  maxFailures: number;
  restMs: number;
}

export interface Slot {
  readonly key: string;
  readonly ref: string;
  /** Version of the function it runs. */
  readonly version: number;
  readonly worker: Worker;
  running: number;
  usedAt: number;
  /** A retired process gets no further request. */
  retired: boolean;
  /** Why it was stopped; null while it runs. */
  stopped: "limit" | null;
  /** Processor time at the last answer. */
  spent: number;
}

export interface PoolPlace {
  ref: string;
  slug: string;
  version: number;
  start(): Promise<Worker>;
  /** Writes to the log that the project's people read. */
  tell(level: "info" | "error", message: string): void;
}

const MINUTE = 60_000;
const LOOK_MS = 250;

export class WorkerPool implements AsyncDisposable {
  readonly #limits: PoolLimits;
  readonly #log: Log;
  readonly #slots = new Map<string, Promise<Slot>>();
  /** Includes replaced processes that still answer. */
  readonly #all = new Set<Slot>();
  readonly #failures = new Map<string, number[]>();
  readonly #resting = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #isLooking = false;

  constructor(limits: PoolLimits, log: Log) {
    this.#limits = limits;
    this.#log = log;
    this.#timer = setInterval(() => {
      if (this.#isLooking) return;
      this.#isLooking = true;
      this.#looking = this.#look()
        .catch((error: unknown) => this.#log.warn("functions were not looked after", { error }))
        .finally(() => (this.#isLooking = false));
    }, LOOK_MS).unref();
  }

  /** [C4.01] */
  isThrottled(ref: string, slug: string): boolean {
    return (this.#resting.get(`${ref} ${slug}`) ?? 0) > performance.now();
  }

  /** A slot with one more request in it, which `release` gives back. Throws FunctionRefusal. */
  async take(place: PoolPlace): Promise<Slot> {
    const key = `${place.ref} ${place.slug}`;
    if (this.isThrottled(place.ref, place.slug)) throw throttled();
    const slot = await this.#slotOf(key, place);
    // The next version was deployed while it started.
    if (slot.version < place.version) this.#retire(slot);
    if (slot.retired || slot.worker.isGone) return this.take(place);
    if (slot.running >= this.#limits.maxRequests) throw busy();
    slot.running += 1;
    return slot;
  }

  async release(slot: Slot): Promise<void> {
    slot.running -= 1;
    slot.usedAt = performance.now();
    if (slot.retired && slot.running === 0) await slot.worker[Symbol.asyncDispose]();
  }

  /** The function answered, so its processor time counts anew from here. */
  async answered(slot: Slot): Promise<void> {
    slot.spent = await processorTime(slot.worker.pid);
  }

  /** New requests get a new process: after a deployment, or when secrets changed. */
  retire(ref: string, slug: string | null): void {
    const isMeant = (key: string): boolean => (slug === null ? key.startsWith(`${ref} `) : key === `${ref} ${slug}`);
    for (const slot of this.#all) if (isMeant(slot.key)) this.#retire(slot);
    // A process that still starts has read its secrets and files already.
    for (const [key, starting] of this.#slots) {
      if (!isMeant(key)) continue;
      this.#slots.delete(key);
      void starting.then(
        (slot) => {
          slot.retired = true;
          if (slot.running === 0) slot.worker.kill();
        },
        () => undefined,
      );
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.allSettled([...this.#slots.values()]);
    await Promise.all([...this.#all].map((slot) => slot.worker[Symbol.asyncDispose]()));
  }

  #retire(slot: Slot): void {
    // The key of a retired process belongs to its successor by now.
    if (!slot.retired) this.#slots.delete(slot.key);
    slot.retired = true;
    if (slot.running === 0) slot.worker.kill();
  }

  #slotOf(key: string, place: PoolPlace): Promise<Slot> {
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    this.#makeRoom(place.ref);
    const starting = this.#start(key, place);
    this.#slots.set(key, starting);
    starting.catch(() => {
      if (this.#slots.get(key) === starting) this.#slots.delete(key);
    });
    return starting;
  }

  async #start(key: string, place: PoolPlace): Promise<Slot> {
    let worker: Worker;
    try {
      worker = await place.start();
    } catch (error) {
      if (!(error instanceof BootProblem)) throw error;
      place.tell("error", `${place.slug} did not start: ${error.message}`);
      this.#failed(key);
      throw bootFailed();
    }
    const now = performance.now();
    const slot: Slot = {
      key,
      ref: place.ref,
      version: place.version,
      worker,
      running: 0,
      usedAt: now,
      retired: false,
      stopped: null,
      spent: 0,
    };
    this.#all.add(slot);
    slot.spent = await processorTime(worker.pid);
    void worker.exited.then(({ exit, sentence }) => {
      this.#all.delete(slot);
      if (!slot.retired) this.#slots.delete(key);
      if (exit.reason === "memory") slot.stopped = "limit";
      if (exit.reason === "stopped" && slot.stopped === null) return;
      place.tell(
        "error",
        `${place.slug}: ${slot.stopped === "limit" && exit.reason === "stopped" ? "The function used more processor time than it may and was stopped." : sentence}`,
      );
      this.#failed(key);
    });
    return slot;
  }

  #failed(key: string): void {
    const now = performance.now();
    const recent = [...(this.#failures.get(key) ?? []).filter((at) => now - at < MINUTE), now];
    this.#failures.set(key, recent);
    if (recent.length < this.#limits.maxFailures) return;
    this.#failures.delete(key);
    this.#resting.set(key, now + this.#limits.restMs);
  }

  /** Stops idle processes to make room for others; working ones are not disturbed. */
  #makeRoom(ref: string): void {
    const own = [...this.#slots.keys()].filter((key) => key.startsWith(`${ref} `)).length;
    const isFull = this.#slots.size >= this.#limits.maxWorkers;
    if (!isFull && own < this.#limits.maxPerProject) return;
    const [idle] = [...this.#all]
      .filter((slot) => slot.running === 0 && !slot.retired && (isFull || slot.ref === ref))
      .toSorted((a, b) => a.usedAt - b.usedAt);
    if (idle === undefined) throw noRoom();
    this.#retire(idle);
  }

  async #look(): Promise<void> {
    const now = performance.now();
    for (const [key, until] of this.#resting) if (until < now) this.#resting.delete(key);
    for (const slot of this.#all) {
      if (slot.running === 0 && now - slot.usedAt > this.#limits.idleMs) this.#retire(slot);
      else if ((await processorTime(slot.worker.pid)) - slot.spent > this.#limits.processorMs) {
        slot.stopped = "limit";
        slot.worker.kill();
      }
    }
  }
}
