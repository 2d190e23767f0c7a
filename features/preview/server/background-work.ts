/** Work nobody waits for: in order per key, its failures logged, awaited at a graceful stop. */
import type { Log } from "@slipway/platform/log/port";

export class BackgroundWork {
  readonly #log: Log;
  readonly #lines = new Map<string, Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  run(key: string, work: () => Promise<void>): void {
    const before = this.#lines.get(key) ?? Promise.resolve();
    const line = before.then(work).catch((error: unknown) => this.#log.warn("background work failed", { key, error }));
    this.#lines.set(key, line);
    void line.then(() => {
      if (this.#lines.get(key) === line) this.#lines.delete(key);
    });
  }

  get running(): number {
    return this.#lines.size;
  }

  /** Resolves when all started work has ended. */
  async settled(): Promise<void> {
    while (this.#lines.size > 0) await Promise.all(this.#lines.values());
  }
}
