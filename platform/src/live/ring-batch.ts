/** Outgoing rings: the newest of each path, in batches, within a bound. */
import type { Log } from "../log/port.ts";

/** Paths waiting to be rung; beyond it, listeners rely on their own polling. */
const MAX_WAITING = 10_000;

export interface RingBatch {
  add(path: string, seq: number): void;
  /** Waits for the batch being sent; later rings are dropped. */
  close(): Promise<void>;
}

/** `send` gets texts for `readRing`. Its failures are logged, because rings are not guaranteed. */
export function createRingBatch(send: (rings: string[]) => Promise<void>, log: Log): RingBatch {
  const waiting = new Map<string, number>();
  let sending: Promise<void> | null = null;
  let closed = false;

  async function sendAll(): Promise<void> {
    // Rings of the same moment go together.
    await Promise.resolve();
    while (waiting.size > 0 && !closed) {
      const batch = [...waiting].map(([path, seq]) => `${seq} ${path}`);
      waiting.clear();
      await send(batch);
    }
  }

  return {
    add(path, seq) {
      if (closed || (waiting.size >= MAX_WAITING && !waiting.has(path))) return;
      waiting.set(path, Math.max(seq, waiting.get(path) ?? 0));
      sending ??= sendAll()
        .catch((error: unknown) => log.warn("the live doorbell could not ring", { error }))
        .finally(() => (sending = null));
    },
    async close() {
      closed = true;
      await sending;
    },
  };
}

/** `17 projects/p/edits`: the number and the path. */
export function readRing(text: string): { path: string; seq: number } {
  const space = text.indexOf(" ");
  return { path: text.slice(space + 1), seq: Number(text.slice(0, space)) };
}
