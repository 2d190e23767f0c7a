/** Schedules the checks of functions: one at a time per project, few at once on this machine. */
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { toLookAt } from "./function-rows.ts";

const MAX_AT_ONCE = 3;

interface Lane {
  last: Promise<void>;
  /** A requested check that has not begun; further requests join it. */
  next: Promise<void> | null;
  again: boolean;
}

/** One look at a project; throws the signal's reason. */
type LookAtFunctions = (projectId: string, how: { again: boolean; signal: AbortSignal }) => Promise<void>;

export class FunctionDeployer {
  readonly #ports: Needs<"database" | "log">;
  readonly #lookAt: LookAtFunctions;
  readonly #lanes = new Map<string, Lane>();
  readonly #waiting: (() => void)[] = [];
  readonly #end = new AbortController();
  #running = 0;
  #catchingUp: Promise<void> = Promise.resolve();

  constructor(ports: Needs<"database" | "log">, lookAt: LookAtFunctions) {
    this.#ports = ports;
    this.#lookAt = lookAt;
  }

  /** Resolves when a check of the present state has ended; rejects with the reason if it did not finish. */
  look(projectId: string, { again = false } = {}): Promise<void> {
    const lane = this.#lanes.get(projectId) ?? { last: Promise.resolve(), next: null, again: false };
    this.#lanes.set(projectId, lane);
    lane.again ||= again;
    if (lane.next !== null) return lane.next;
    const look = lane.last.then(() => this.#take(() => this.#begin(projectId, lane)));
    lane.next = look;
    const ended = look.catch(() => undefined).then(() => void (lane.last === ended && this.#lanes.delete(projectId)));
    lane.last = ended;
    return look;
  }

  /** For callers that do not wait: a failure is logged, and retried at the next start. */
  follow(projectId: string): void {
    this.look(projectId).catch((error: unknown) => {
      if (this.#end.signal.aborted || (error instanceof AppError && error.code === "not_found")) return;
      this.#ports.log.error("functions were not looked at", { projectId, error });
    });
  }

  /** Checks what a kill or a restored backup left undone, one project after another. */
  catchUp(): void {
    this.#catchingUp = toLookAt(this.#ports)
      .then(async (projectIds) => {
        for (const projectId of projectIds) {
          if (this.#end.signal.aborted) return;
          await this.look(projectId).catch((error: unknown) =>
            this.#ports.log.warn("functions were not looked at", { projectId, error }),
          );
        }
      })
      .catch((error: unknown) => this.#ports.log.error("functions were not looked at", { error }));
  }

  /** Resolves when this project's requested checks have ended. */
  async ended(projectId: string): Promise<void> {
    await this.#lanes.get(projectId)?.last;
  }

  /** Resolves when all requested checks have ended. */
  async settled(): Promise<void> {
    await this.#catchingUp;
    while (this.#lanes.size > 0) await Promise.all([...this.#lanes.values()].map(({ last }) => last));
  }

  /** A running check ends after its current function; the next start goes on. */
  async close(): Promise<void> {
    this.#end.abort();
    await this.settled();
  }

  #begin(projectId: string, lane: Lane): Promise<void> {
    const { again } = lane;
    lane.next = null;
    lane.again = false;
    this.#end.signal.throwIfAborted();
    return this.#lookAt(projectId, { again, signal: this.#end.signal });
  }

  async #take(work: () => Promise<void>): Promise<void> {
    if (this.#running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
