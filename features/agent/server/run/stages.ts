/** The named parts of a run in order, with their times: what a full execution graph is later recorded from. */
import type { Clock } from "@slipway/kernel/clock";
import type { RunStage } from "./runs-table.ts";

export type StageName = "guard" | "intent" | "context" | "edit_loop" | "verify" | "commit" | "report";

export class Stages {
  readonly #clock: Clock;
  readonly done: RunStage[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<T>(name: StageName, work: () => T | Promise<T>): Promise<T> {
    const started_at = this.#clock.now();
    let ok = false;
    try {
      const result = await work();
      ok = true;
      return result;
    } finally {
      this.done.push({ name, started_at, ended_at: this.#clock.now(), ok });
    }
  }
}
