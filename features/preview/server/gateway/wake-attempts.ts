/** Starts previews for waiting people, and remembers for a moment why one did not start. */
import type { PreviewAddress } from "@slipway/sandbox/port";
import { RecentMap } from "@slipway/kernel/recent-map";

/** A reload after this tries again. */
const REMEMBERED_MS = 3_000;
const MAX_FAILED = 500;

export type Awakening =
  | { state: "awake"; address: PreviewAddress }
  | { state: "waiting" }
  | { state: "failed"; error: unknown };

export class WakeAttempts {
  readonly #start: (name: string) => Promise<PreviewAddress>;
  readonly #running = new Map<string, Promise<PreviewAddress>>();
  readonly #failed = new RecentMap<{ error: unknown; at: number }>(MAX_FAILED);

  /** `start` wakes the dev server of a name. */
  constructor(start: (name: string) => Promise<PreviewAddress>) {
    this.#start = start;
  }

  /** Waits at most `patienceMs`; afterwards the preview keeps waking. */
  async wake(name: string, patienceMs: number): Promise<Awakening> {
    const failed = this.#failed.get(name);
    if (failed !== undefined && performance.now() - failed.at < REMEMBERED_MS)
      return { state: "failed", error: failed.error };
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Awakening>(
      (resolve) => (timer = setTimeout(() => resolve({ state: "waiting" }), patienceMs)),
    );
    const outcome = this.#attempt(name).then(
      (address): Awakening => ({ state: "awake", address }),
      (error: unknown): Awakening => ({ state: "failed", error }),
    );
    return Promise.race([outcome, patience]).finally(() => clearTimeout(timer));
  }

  #attempt(name: string): Promise<PreviewAddress> {
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const attempt = this.#start(name)
      .catch((error: unknown) => {
        this.#failed.set(name, { error, at: performance.now() });
        throw error;
      })
      .finally(() => this.#running.delete(name));
    this.#running.set(name, attempt);
    return attempt;
  }
}
