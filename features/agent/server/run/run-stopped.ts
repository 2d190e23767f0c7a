/** Why a run was ended from outside: a person, a server that goes down, or somebody else who holds the project now. */
export type StopReason = "person" | "restart" | "lock_lost";

export class RunStopped extends Error {
  readonly why: StopReason;

  constructor(why: StopReason) {
    super(`the run was stopped: ${why}`);
    this.name = "RunStopped";
    this.why = why;
  }
}
