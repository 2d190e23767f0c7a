import type { ProjectPath } from "@slipway/kernel/project-path";

export interface TryingJourney {
  projectId: string;
  /** The project's workspace, by which the machine's queues take turns. */
  tenant: string;
  files: ReadonlyMap<ProjectPath, Uint8Array>;
  /** Null: all journeys of the project. */
  path: ProjectPath | null;
  signal: AbortSignal;
}

export interface TriedJourney {
  /** `Journey "Book a time"` */
  name: string;
  outcome: "passed" | "failed" | "not_run";
  /** How far it came, where it broke, or why it did not run. */
  detail: string;
}
