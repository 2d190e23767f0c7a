/** Transfers of this process that have not ended: one at a time in a project, since a database gives its owner few connections. */
import { importRunning, transferRunning } from "./refusals.ts";

interface Running {
  id: string;
  rows: number;
}

export class Transfers {
  readonly #all = new Map<string, Running>();
  readonly #dumps = new Set<string>();

  /** AppErrors 409 `import_running` for the same one, `transfer_running` for another. */
  async with<T>(projectId: string, id: string, work: (onRows: (rows: number) => void) => Promise<T>): Promise<T> {
    const other = this.#all.get(projectId);
    if (other !== undefined) throw other.id === id ? importRunning() : transferRunning();
    const running: Running = { id, rows: 0 };
    this.#all.set(projectId, running);
    try {
      return await work((rows) => {
        running.rows = rows;
      });
    } finally {
      this.#all.delete(projectId);
    }
  }

  /** One download of a project at a time. AppError 409 `transfer_running`. */
  holdDump(projectId: string): Disposable {
    if (this.#dumps.has(projectId)) throw transferRunning();
    this.#dumps.add(projectId);
    return { [Symbol.dispose]: () => void this.#dumps.delete(projectId) };
  }

  rowsOf(projectId: string, id: string): number | null {
    const running = this.#all.get(projectId);
    return running?.id === id ? running.rows : null;
  }
}
