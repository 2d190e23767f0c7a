/** Reasons to end a run from outside: a person, a shutdown, or another holder of the project's lock. */
export type StopReason = "person" | "restart" | "lock_lost";

export class RunStopped extends Error {
  readonly why: StopReason;

  constructor(why: StopReason) {
    super(`the run was stopped: ${why}`);
    this.name = "RunStopped";
    this.why = why;
  }
}
