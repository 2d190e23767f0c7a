/** The named parts of a run in order, with their times: what a full execution graph is later recorded from. */
import type { Services } from "../../../services.ts";
import type { RunStage } from "./runs-table.ts";

export type StageName = "guard" | "intent" | "context" | "edit_loop" | "verify" | "commit" | "report";

export class Stages {
  readonly #services: Pick<Services, "clock" | "tracing">;
  readonly done: RunStage[] = [];

  constructor(services: Pick<Services, "clock" | "tracing">) {
    this.#services = services;
  }

  async run<T>(name: StageName, work: () => T | Promise<T>): Promise<T> {
    const { clock, tracing } = this.#services;
    const started_at = clock.now();
    let ok = false;
    try {
      const result = await tracing.span(`stage ${name}`, {}, async () => work());
      ok = true;
      return result;
    } finally {
      this.done.push({ name, started_at, ended_at: clock.now(), ok });
    }
  }
}
