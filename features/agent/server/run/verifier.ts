/** Decides whether the work may be committed: checks, one repair, and an end when the same failure comes back. */
import type { Overlay } from "../overlay/overlay.ts";
import { failedChecks, failureKey, type CheckOutcome, type Verification } from "../verify/check-results.ts";
import type { CheckSteps, ProjectChecks } from "../verify/project-checks.ts";

/** Handed back to the model this many times. */
const MAX_REPAIRS = 1;
const FAILURE_CHARACTERS = 6000;

export type Verdict = { state: "accepted" } | { state: "repair"; failures: string[] } | { state: "failed"; same: boolean; failures: string[] };

export class Verifier {
  readonly #overlay: Overlay;
  readonly #checks: ProjectChecks;
  readonly #steps: CheckSteps;
  #repairs = 0;
  #lastFailure: string | null = null;
  /** Of the newest attempt; null while nothing was changed. */
  verification: Verification | null = null;
  verdict: Verdict | null = null;

  constructor(overlay: Overlay, checks: ProjectChecks, steps: CheckSteps) {
    this.#overlay = overlay;
    this.#checks = checks;
    this.#steps = steps;
  }

  get isOver(): boolean {
    return this.verdict !== null && this.verdict.state !== "repair";
  }

  get failed(): CheckOutcome[] {
    return this.verification === null ? [] : failedChecks(this.verification);
  }

  async attempt(): Promise<Verdict> {
    this.verdict = await this.#judge();
    return this.verdict;
  }

  async #judge(): Promise<Verdict> {
    if (this.#overlay.changes().length === 0) {
      this.verification = null;
      return { state: "accepted" };
    }
    this.verification = await this.#checks.verify(this.#steps);
    if (this.verification.ok) return { state: "accepted" };
    const key = failureKey(this.failed);
    const failures = this.failed.map((check) => `${check.name}: ${check.log || check.detail}`.slice(0, FAILURE_CHARACTERS));
    const same = key === this.#lastFailure;
    this.#lastFailure = key;
    if (same || this.#repairs >= MAX_REPAIRS) return { state: "failed", same, failures };
    this.#repairs += 1;
    return { state: "repair", failures };
  }
}
