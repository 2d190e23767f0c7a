/** Transitions of one backend, one after the other, each under a status that everybody sees meanwhile. */
import { AppError } from "@slipway/kernel/errors";
import type { BackendStatus } from "../port.ts";
import { cloudChanging, cloudUnavailable } from "../refusals.ts";
import { Turns } from "./turns.ts";

export type Failure = "INIT_FAILED" | "RESTORE_FAILED" | "PAUSE_FAILED";

export class Transitions {
  readonly #turns = new Turns();
  #status: BackendStatus | null = null;
  #failure: Failure | null = null;
  #closed = false;

  /** Status of the transition that runs now, else the failure of the last one; null where there is neither. */
  get status(): BackendStatus | null {
    return this.#status ?? this.#failure;
  }

  get isRunning(): boolean {
    return this.#status !== null;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Resolves when all transitions asked for until now are done: a late answer is better than a refusal. */
  settled(): Promise<unknown> {
    return this.#turns.idle();
  }

  /** A null status keeps the transition invisible. `failed` is the status that a failure leaves. */
  take<T>(status: BackendStatus | null, work: () => Promise<T>, failed: Failure | null = null): Promise<T> {
    return this.#turns.take(async () => {
      if (this.#closed) throw cloudUnavailable();
      this.#status = status;
      try {
        const result = await work();
        if (status !== null) this.#failure = null;
        return result;
      } catch (error) {
        if (status !== null && !(error instanceof AppError && error.status < 500)) this.#failure = failed;
        throw error;
      } finally {
        this.#status = null;
      }
    });
  }

  /** Throws while a transition runs, because those that people ask for do not queue up. */
  refuseWhileRunning(): void {
    if (this.#status !== null) throw cloudChanging(this.#status);
  }

  /** Refuses further transitions; resolves when the running one has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#turns.idle();
  }
}
