/** The object that the agent offers the other features: `services.agent`. */
import type { Drafts } from "./drafts/drafts.ts";
import type { RunOutcome, RunReporter, RunRequest } from "./run/run-request.ts";
import type { TriedJourney, TryingJourney } from "./verify/journeys/tried-journey.ts";
import type { StopReason } from "./run/run-stopped.ts";

export interface ActiveRun {
  /** Asks it to stop; `done` tells when it has. */
  stop(why: StopReason): void;
  done: Promise<RunOutcome>;
}

export interface Remembering {
  projectId: string;
  author: { userId: string; displayName: string; email: string };
  lines: readonly string[];
}

export interface Agent {
  /**
   * Starts a run that outlives the request. AppError 409 `project_locked` when a restore or another run holds the project;
   * then nothing was started.
   */
  startRun(request: RunRequest, reporter: RunReporter): Promise<ActiveRun>;
  /** Files of turns that did not become a version. */
  readonly drafts: Drafts;
  /** Adds lines that a person accepted to the project's `AGENTS.md`. AppError 409 `rules_full`. */
  rememberLines(accepted: Remembering): Promise<void>;
  /** Runs journeys as the checks at a turn's end would. */
  tryJourneys(trying: TryingJourney): Promise<TriedJourney[]>;
}
