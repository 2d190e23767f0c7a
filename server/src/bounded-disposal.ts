import { setTimeout as delay } from "node:timers/promises";

/** Disposes at most for `milliseconds`; then `onLate` is told and the rest goes on without it. */
export const boundedDisposal = (inner: AsyncDisposable, milliseconds: number, onLate: () => void): AsyncDisposable => ({
  async [Symbol.asyncDispose]() {
    const patience = new AbortController();
    const late = delay(milliseconds, true, { signal: patience.signal, ref: false }).catch(() => false);
    const done = Promise.resolve(inner[Symbol.asyncDispose]()).then(() => false);
    if (await Promise.race([done, late])) onLate();
    patience.abort();
  },
});
