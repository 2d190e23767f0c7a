/** Starts previews for people who wait, and remembers for a moment why one did not start. */
import type { PreviewAddress } from "@slipway/sandbox/port";
import type { Services } from "../../../services.ts";
import { RecentMap } from "@slipway/kernel/recent-map";
import { wakePreview } from "../show-tree.ts";

/** A reload after this tries again. */
const REMEMBERED_MS = 3_000;
const MOST = 500;

export type Awakening =
  | { state: "awake"; address: PreviewAddress }
  | { state: "waiting" }
  | { state: "failed"; error: unknown };

export class WakeAttempts {
  readonly #services: Services;
  readonly #running = new Map<string, Promise<PreviewAddress>>();
  readonly #failed = new RecentMap<{ error: unknown; at: number }>(MOST);

  constructor(services: Services) {
    this.#services = services;
  }

  /** Waits at most `patienceMs`; the preview goes on waking after that. */
  async wake(projectId: string, patienceMs: number): Promise<Awakening> {
    const failed = this.#failed.get(projectId);
    if (failed !== undefined && performance.now() - failed.at < REMEMBERED_MS)
      return { state: "failed", error: failed.error };
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Awakening>(
      (resolve) => (timer = setTimeout(() => resolve({ state: "waiting" }), patienceMs)),
    );
    const outcome = this.#attempt(projectId).then(
      (address): Awakening => ({ state: "awake", address }),
      (error: unknown): Awakening => ({ state: "failed", error }),
    );
    return Promise.race([outcome, patience]).finally(() => clearTimeout(timer));
  }

  #attempt(projectId: string): Promise<PreviewAddress> {
    const running = this.#running.get(projectId);
    if (running !== undefined) return running;
    const attempt = wakePreview(this.#services, projectId)
      .catch((error: unknown) => {
        this.#failed.set(projectId, { error, at: performance.now() });
        throw error;
      })
      .finally(() => this.#running.delete(projectId));
    this.#running.set(projectId, attempt);
    return attempt;
  }
}
