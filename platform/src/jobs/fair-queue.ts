/**
 * A queue for work of which only a few may run at once. Waiting callers take turns by tenant, hear their place, and may
 * give up.
 */

export interface FairQueueOptions {
  /** A fixed word for metrics and the staff page. */
  name: string;
  /** How many tasks run at once. */
  atOnce: number;
  /** How many of them may belong to one tenant; by default all. */
  perTenant?: number;
  /** How many may wait, in all and of one tenant; left out where something else limits them. */
  waiting?: { max: number; perTenant?: number; onFull: () => Error };
  /**
   * A task that has run this long is aborted as soon as another tenant waits. Its signal's reason is what `onHeld`
   * makes.
   */
  hold?: { ms: number; onHeld: () => Error };
}

export interface Turn {
  /** The task's workspace. Waiting tenants are served in turn, one task each. */
  tenant?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called while the task waits, whenever its place changes. `ahead`: tasks that run or come before it; 0 when it begins. */
  onPlace?: ((ahead: number) => void) | undefined;
}

export interface QueueLoad {
  name: string;
  atOnce: number;
  running: number;
  waiting: number;
}

/** Called once for every task with its time of waiting, or when it never began. Must not throw. */
export type QueueObserver = (queue: string, event: { began: boolean; waitedMs: number }) => void;

interface Waiting {
  tenant: string;
  begin: () => void;
  onPlace: ((ahead: number) => void) | undefined;
  place: number;
}

interface Running {
  tenant: string;
  since: number;
  controller: AbortController;
}

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #running = new Set<Running>();
  /** Tenants in the order of their next turns; each has a waiting task. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #hurry: NodeJS.Timeout | undefined;
  /** Set once, by the code that measures. */
  observer: QueueObserver | null = null;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get load(): QueueLoad {
    const { name, atOnce } = this.#options;
    return { name, atOnce, running: this.#running.size, waiting: this.#waiting };
  }

  /**
   * Throws what `onFull` makes when too many wait, and the signal's reason when it was aborted before the task's turn. The
   * task's own signal is the caller's, and that of its place.
   */
  async run<T>(task: (signal: AbortSignal) => Promise<T>, turn: Turn = {}): Promise<T> {
    const askedAt = performance.now();
    const tenant = turn.tenant ?? "";
    let running: Running;
    try {
      turn.signal?.throwIfAborted();
      running = this.#mayBegin(tenant) ? this.#enter(tenant) : await this.#wait(tenant, turn);
    } catch (error) {
      this.#told(false, askedAt);
      throw error;
    }
    this.#told(true, askedAt);
    try {
      const place = running.controller.signal;
      return await task(turn.signal === undefined ? place : AbortSignal.any([turn.signal, place]));
    } finally {
      this.#leave(running);
    }
  }

  #told(began: boolean, askedAt: number): void {
    this.observer?.(this.#options.name, { began, waitedMs: performance.now() - askedAt });
  }

  #mayBegin(tenant: string): boolean {
    const { atOnce, perTenant = atOnce } = this.#options;
    if (this.#running.size >= atOnce) return false;
    return [...this.#running].filter((running) => running.tenant === tenant).length < perTenant;
  }

  #enter(tenant: string): Running {
    const running = { tenant, since: performance.now(), controller: new AbortController() };
    this.#running.add(running);
    return running;
  }

  #leave(running: Running): void {
    this.#running.delete(running);
    // A free place goes straight to the next in line, so that nobody slips in between.
    for (let next = this.#next(); next !== null; next = this.#next()) next.begin();
    this.#tellPlaces();
  }

  #wait(tenant: string, { signal, onPlace }: Turn): Promise<Running> {
    const line = this.#lines.get(tenant) ?? [];
    const bound = this.#options.waiting;
    if (bound !== undefined && (this.#waiting >= bound.max || line.length >= (bound.perTenant ?? bound.max)))
      throw bound.onFull();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#forget(entry);
        reject(signal!.reason as Error);
      };
      const begin = (): void => {
        signal?.removeEventListener("abort", giveUp);
        resolve(this.#enter(tenant));
        onPlace?.(0);
      };
      const entry: Waiting = { tenant, begin, onPlace, place: 0 };
      line.push(entry);
      this.#lines.set(tenant, line);
      this.#waiting += 1;
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#tellPlaces();
    });
  }

  #forget(entry: Waiting): void {
    const line = this.#lines.get(entry.tenant)!;
    line.splice(line.indexOf(entry), 1);
    if (line.length === 0) this.#lines.delete(entry.tenant);
    this.#waiting -= 1;
    this.#tellPlaces();
  }

  /** Removes the next to begin from its line; its tenant goes to the end of the round. */
  #next(): Waiting | null {
    for (const [tenant, line] of this.#lines) {
      if (!this.#mayBegin(tenant)) continue;
      const entry = line.shift()!;
      this.#lines.delete(tenant);
      if (line.length > 0) this.#lines.set(tenant, line);
      this.#waiting -= 1;
      return entry;
    }
    return null;
  }

  /** Aborts the task that has held its place for too long while others wait, now or when its time is over. */
  #hurryUp(): void {
    clearTimeout(this.#hurry);
    const { hold } = this.#options;
    if (hold === undefined || this.#waiting === 0) return;
    const held = [...this.#running].filter(({ tenant }) => [...this.#lines.keys()].some((other) => other !== tenant));
    const now = performance.now();
    let nextMs = Infinity;
    for (const { since, controller } of held) {
      if (now - since >= hold.ms) controller.abort(hold.onHeld());
      else nextMs = Math.min(nextMs, hold.ms - (now - since));
    }
    if (nextMs < Infinity) this.#hurry = setTimeout(() => this.#hurryUp(), nextMs + 1).unref();
  }

  #tellPlaces(): void {
    this.#hurryUp();
    let ahead = this.#running.size;
    const rounds = Math.max(0, ...[...this.#lines.values()].map((line) => line.length));
    for (let round = 0; round < rounds; round += 1) {
      for (const line of this.#lines.values()) {
        const entry = line[round];
        if (entry === undefined) continue;
        if (entry.place !== ahead) {
          entry.place = ahead;
          entry.onPlace?.(ahead);
        }
        ahead += 1;
      }
    }
  }
}

/** The sentence for people who wait: "Waiting for a free build place: 2 ahead of you." */
export const waitingSentence = (
  what: "build" | "browser" | "type check" | "preview" | "TypeScript",
  ahead: number,
): string => `Waiting for a free ${what} place: ${ahead} ahead of you.`;
