/** Places for awake previews: a place lasts from waking to sleep and is given in turn by workspace. */
import { AppError } from "@slipway/kernel/errors";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";

const MAX_WAITING = 100;
const MAX_WAITING_OF_ONE = 20;
const RETRY_SECONDS = 30;

interface Place {
  tenant: string;
  entered: Promise<void>;
  isWaiting: boolean;
  leave: () => void;
  giveUp: () => void;
}

export interface Candidate {
  projectId: string;
  idleMs: number;
}

export class AwakePlaces {
  readonly #max: number;
  readonly #queue: FairQueue;
  readonly #places = new Map<string, Place>();
  readonly #onPlace: (projectId: string, place: number) => void;

  /** `onPlace`: a project that waits has a new place, 1 is next; 0 when it has got in. */
  constructor(max: number, onPlace: (projectId: string, place: number) => void) {
    this.#max = max;
    this.#onPlace = onPlace;
    this.#queue = new FairQueue({
      name: "preview",
      atOnce: max,
      waiting: { max: MAX_WAITING, perTenant: MAX_WAITING_OF_ONE, onFull: () => this.#full() },
    });
  }

  get queue(): FairQueue {
    return this.#queue;
  }

  /** Tenants of those who wait, in no order. */
  get waiting(): string[] {
    return [...this.#places.values()].filter((place) => place.isWaiting).map((place) => place.tenant);
  }

  reason(place: number): string {
    const limit = `${this.#max} awake ${this.#max === 1 ? "preview" : "previews"}`;
    const ahead = place === 1 ? "you are next." : `${place - 1} ahead of you.`;
    return `This server is at its limit of ${limit}. Waiting for a free preview place: ${ahead}`;
  }

  /** Resolves when the project has its place, which it keeps until `leave`; at once when it has one. */
  enter(projectId: string, tenant: string): Promise<void> {
    const known = this.#places.get(projectId);
    if (known !== undefined) return known.entered;
    const entered = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const controller = new AbortController();
    const place: Place = {
      tenant,
      entered: entered.promise,
      isWaiting: true,
      leave: () => left.resolve(),
      giveUp: () => controller.abort(this.#notWanted()),
    };
    this.#places.set(projectId, place);
    const stay = async (): Promise<void> => {
      place.isWaiting = false;
      entered.resolve();
      await left.promise;
    };
    const onPlace = (ahead: number): void => {
      const { running } = this.#queue.load;
      this.#onPlace(projectId, ahead === 0 ? 0 : ahead - running + 1);
    };
    this.#queue.run(stay, { tenant, signal: controller.signal, onPlace }).catch((error: unknown) => {
      if (this.#places.get(projectId) === place) this.#places.delete(projectId);
      entered.reject(error as Error);
    });
    entered.promise.catch(() => undefined);
    return entered.promise;
  }

  leave(projectId: string): void {
    const place = this.#places.get(projectId);
    if (place === undefined || place.isWaiting) return;
    this.#places.delete(projectId);
    place.leave();
  }

  /** Ends a wait; a place that was given stays. */
  giveUp(projectId: string): void {
    const place = this.#places.get(projectId);
    if (place?.isWaiting === true) place.giveUp();
  }

  close(): void {
    for (const projectId of [...this.#places.keys()]) this.giveUp(projectId);
  }

  /**
   * One awake preview for each that waits: unused for `busyMs`, or of a workspace that holds at least two more places than
   * the one that waits. Where there is none, the wait goes on. `candidates`: longest unused first. `waiting`: tenants.
   */
  toClose(
    candidates: readonly Candidate[],
    { waiting, busyMs }: { waiting: readonly string[]; busyMs: number },
  ): string[] {
    const held = new Map<string, number>();
    for (const { tenant, isWaiting } of this.#places.values())
      if (!isWaiting) held.set(tenant, (held.get(tenant) ?? 0) + 1);
    const tenantOf = (projectId: string): string => this.#places.get(projectId)?.tenant ?? projectId;
    const left = [...candidates];
    const chosen: string[] = [];
    for (const tenant of waiting) {
      const share = (held.get(tenant) ?? 0) + 2;
      const at = left.findIndex(
        ({ projectId, idleMs }) => idleMs >= busyMs || (held.get(tenantOf(projectId)) ?? 0) >= share,
      );
      if (at < 0) continue;
      const { projectId } = left.splice(at, 1)[0]!;
      held.set(tenantOf(projectId), (held.get(tenantOf(projectId)) ?? 1) - 1);
      chosen.push(projectId);
    }
    return chosen;
  }

  #full(): AppError {
    return new AppError({
      code: "previews_busy",
      status: 503,
      userMessage: `This server is at its limit of ${this.#max} awake previews, and many wait for a place. Please try again in a minute.`,
      retryAfter: RETRY_SECONDS,
    });
  }

  #notWanted(): AppError {
    return new AppError({ code: "preview_asleep", status: 503, userMessage: "The preview was put to sleep." });
  }
}
