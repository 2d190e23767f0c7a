/** Databases whose work was cut off, or whose removal failed: their objects on the server are still to be removed. */
import type { Log } from "@slipway/platform/log/port";
import type { ManagedRecords } from "./records.ts";
import { removeEverything } from "./server/removal.ts";
import type { ManagedServer } from "./server/server.ts";

export class Leftovers {
  readonly #server: ManagedServer;
  readonly #records: ManagedRecords;
  readonly #log: Log;
  readonly #refs = new Set<string>();
  readonly #removals = new Map<string, Promise<void>>();

  constructor({ server, records, log }: { server: ManagedServer; records: ManagedRecords; log: Log }) {
    this.#server = server;
    this.#records = records;
    this.#log = log;
  }

  add(ref: string): void {
    this.#refs.add(ref);
  }

  /** Removes everything of this project, now or later: a failure is only logged. A second caller waits for the same work. */
  remove(ref: string): Promise<void> {
    const known = this.#removals.get(ref);
    if (known !== undefined) return known;
    this.#refs.add(ref);
    const removal = this.#removeNow(ref).finally(() => this.#removals.delete(ref));
    this.#removals.set(ref, removal);
    return removal;
  }

  async #removeNow(ref: string): Promise<void> {
    try {
      await removeEverything(this.#server, ref, this.#log);
      await this.#records.remove(ref);
      this.#refs.delete(ref);
    } catch (error) {
      this.#log.warn("a project's database is not removed yet", { ref, error });
    }
  }

  /** Before a new database gets the same name. */
  async settle(ref: string): Promise<void> {
    if (this.#refs.has(ref)) await this.remove(ref);
  }

  async removeAll(): Promise<void> {
    for (const ref of [...this.#refs]) await this.remove(ref);
  }
}
