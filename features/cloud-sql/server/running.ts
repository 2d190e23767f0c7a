/** Runs of SQL that have not ended, by project, person and id. */
import { runExists, tooManyRuns } from "./refusals.ts";

/** A database gives its owner three connections, which the screens and the ending of a run need, too. */
const MAX_RUNS_OF_PROJECT = 2;

export interface RunPlace {
  projectId: string;
  userId: string;
  runId: string;
}

const isSame = (one: RunPlace, other: RunPlace): boolean =>
  one.projectId === other.projectId && one.userId === other.userId && one.runId === other.runId;

export class Running {
  readonly #all = new Set<{ place: RunPlace; cancel: AbortController }>();

  /** `gone` aborts when the person leaves. AppErrors 409 `run_exists`, 429 `too_many_runs`. */
  async with<T>(place: RunPlace, gone: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const ofProject = [...this.#all].filter((one) => one.place.projectId === place.projectId);
    if (ofProject.some((one) => isSame(one.place, place))) throw runExists();
    if (ofProject.length >= MAX_RUNS_OF_PROJECT) throw tooManyRuns(MAX_RUNS_OF_PROJECT);
    const run = { place, cancel: new AbortController() };
    this.#all.add(run);
    try {
      return await work(AbortSignal.any([gone, run.cancel.signal]));
    } finally {
      this.#all.delete(run);
    }
  }

  /** False: there is no such run of this person. */
  cancel(place: RunPlace): boolean {
    const run = [...this.#all].find((one) => isSame(one.place, place));
    run?.cancel.abort();
    return run !== undefined;
  }
}
