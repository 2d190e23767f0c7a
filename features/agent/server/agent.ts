/** The object that the agent offers the other features: `services.agent`. */
import type { RunOutcome, RunReporter, RunRequest } from "./run/run-request.ts";
import type { StopReason } from "./run/run-stopped.ts";

export interface ActiveRun {
  /** Asks it to stop; `done` tells when it has. */
  stop(why: StopReason): void;
  done: Promise<RunOutcome>;
}

export interface Agent {
  /**
   * Starts a run that outlives the request. AppError 409 `project_locked` when a restore or another run holds the project;
   * then nothing was started.
   */
  startRun(request: RunRequest, reporter: RunReporter): Promise<ActiveRun>;
}
