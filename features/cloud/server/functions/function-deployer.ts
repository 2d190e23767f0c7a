/** Schedules the checks of functions: one at a time per project, few at once on this machine. */
import { AppError } from "@slipway/kernel/errors";
import type { Services } from "../../../services.ts";
import { lookAtFunctions } from "./deploy-functions.ts";
import { toLookAt } from "./function-rows.ts";

const MAX_AT_ONCE = 3;

interface Lane {
  last: Promise<void>;
  /** A requested check that has not begun; further requests join it. */
  next: Promise<void> | null;
  again: boolean;
}

class FunctionDeployer {
  readonly #services: Services;
  readonly #lanes = new Map<string, Lane>();
  readonly #waiting: (() => void)[] = [];
  readonly #end = new AbortController();
  #running = 0;
  #catchingUp: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
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
      this.#services.log.error("functions could not be checked", { projectId, error });
    });
  }

  /** Checks what a kill or a restored backup left undone, one project after another. */
  catchUp(): void {
    this.#catchingUp = toLookAt(this.#services)
      .then(async (projectIds) => {
        for (const projectId of projectIds) {
          if (this.#end.signal.aborted) return;
          await this.look(projectId).catch((error: unknown) =>
            this.#services.log.warn("functions could not be checked", { projectId, error }),
          );
        }
      })
      .catch((error: unknown) => this.#services.log.error("functions could not be checked", { error }));
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
    return lookAtFunctions(this.#services, projectId, { again, signal: this.#end.signal });
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

const opened = new WeakMap<Services, FunctionDeployer>();

/** Starts the deployer of this process. */
export function startFunctionDeployer(services: Services): FunctionDeployer {
  const deployer = new FunctionDeployer(services);
  opened.set(services, deployer);
  deployer.catchUp();
  return deployer;
}

export function functionDeployer(services: Services): FunctionDeployer {
  const known = opened.get(services);
  if (known === undefined) throw new Error("functions are deployed by a server that was started");
  return known;
}

export async function closeFunctionDeployer(services: Services): Promise<void> {
  await opened.get(services)?.close();
}
