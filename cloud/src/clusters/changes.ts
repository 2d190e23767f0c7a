/** What is done to one backend: one change after the other, each under a status that everybody sees meanwhile. */
import { AppError } from "@slipway/kernel/errors";
import type { BackendStatus } from "./port.ts";
import { cloudChanging, cloudUnavailable } from "./refusals.ts";
import { Turns } from "./turns.ts";

export type Failure = "INIT_FAILED" | "RESTORE_FAILED" | "PAUSE_FAILED";

export class Changes {
  readonly #turns = new Turns();
  #status: BackendStatus | null = null;
  #failure: Failure | null = null;
  #closed = false;

  /** Of the change that runs now, else what the last one failed with; null where neither is to be told. */
  get status(): BackendStatus | null {
    return this.#status ?? this.#failure;
  }

  get isRunning(): boolean {
    return this.#status !== null;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** When everything that was asked for until now is done: a request is better late than refused. */
  settled(): Promise<unknown> {
    return this.#turns.idle();
  }

  /** Null as status: nobody notices. `failed` is the status that a failure leaves. */
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

  /** Changes people ask for do not queue up behind each other. */
  refuseWhileRunning(): void {
    if (this.#status !== null) throw cloudChanging(this.#status);
  }

  /** Nothing begins any more; resolves when what runs has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#turns.idle();
  }
}
