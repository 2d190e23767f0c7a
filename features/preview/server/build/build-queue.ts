/** Builds one after another, each key once at a time; people in line can ask for their place. */
import { unavailable } from "@slipway/kernel/errors";

const RUNNING = 1;
const MOST_WAITING = 50;

interface Waiting {
  projectId: string;
  start: () => void;
}

export class BuildQueue {
  readonly #flights = new Map<string, Promise<unknown>>();
  readonly #line: Waiting[] = [];
  readonly #running = new Set<string>();
  #active = 0;

  /** Joins the build of the same key when there is one. AppError `build_queue_full` (503) when too many wait. */
  run<T>(projectId: string, key: string, build: () => Promise<T>): Promise<T> {
    const known = this.#flights.get(key);
    if (known !== undefined) return known as Promise<T>;
    const flight = this.#inTurn(projectId, build).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** 0: running now; n: n builds end before this project's starts; null: none asked for. */
  place(projectId: string): number | null {
    if (this.#running.has(projectId)) return 0;
    const index = this.#line.findIndex((waiting) => waiting.projectId === projectId);
    return index < 0 ? null : index + this.#active;
  }

  async #inTurn<T>(projectId: string, build: () => Promise<T>): Promise<T> {
    if (this.#active >= RUNNING) {
      if (this.#line.length >= MOST_WAITING)
        throw unavailable("build_queue_full", "Too many builds are waiting. Please try again in a moment.");
      await new Promise<void>((start) => this.#line.push({ projectId, start }));
    } else {
      this.#active += 1;
    }
    this.#running.add(projectId);
    try {
      return await build();
    } finally {
      this.#running.delete(projectId);
      const next = this.#line.shift();
      if (next === undefined) this.#active -= 1;
      else next.start();
    }
  }
}
