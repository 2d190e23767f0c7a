/** Decides whether the work may be committed: checks, one repair, and an end when the same failure comes back. */
import type { Overlay } from "../overlay/overlay.ts";
import {
  failedChecks,
  failureKey,
  wasThereBefore,
  type CheckOutcome,
  type Verification,
} from "../verify/check-results.ts";
import type { CheckSteps, ProjectChecks } from "../verify/project-checks.ts";

/** Handed back to the model this many times. */
const MAX_REPAIRS = 1;
const FAILURE_CHARACTERS = 6000;

export type Verdict =
  | { state: "accepted" }
  | { state: "repair"; failures: string[] }
  | { state: "failed"; same: boolean; failures: string[] };

export class Verifier {
  readonly #overlay: Overlay;
  readonly #checks: ProjectChecks;
  readonly #checkBase: () => Promise<Verification>;
  readonly #steps: CheckSteps;
  #base: Promise<Verification> | null = null;
  #repairs = 0;
  #lastFailure: string | null = null;
  /** Of the newest attempt; null while nothing was changed. */
  verification: Verification | null = null;
  verdict: Verdict | null = null;

  constructor(input: {
    overlay: Overlay;
    checks: ProjectChecks;
    checkBase: () => Promise<Verification>;
    steps: CheckSteps;
  }) {
    this.#overlay = input.overlay;
    this.#checks = input.checks;
    this.#checkBase = input.checkBase;
    this.#steps = input.steps;
  }

  get isOver(): boolean {
    return this.verdict !== null && this.verdict.state !== "repair";
  }

  /** What the run broke, newest attempt. */
  failed: readonly CheckOutcome[] = [];

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
    this.failed = await this.#brokenHere(failedChecks(this.verification));
    if (this.failed.length === 0) return { state: "accepted" };
    const key = failureKey(this.failed);
    const failures = this.failed.map((check) =>
      `${check.name}: ${check.log || check.detail}`.slice(0, FAILURE_CHARACTERS),
    );
    const blocking = this.failed.some((check) => check.blocking !== false);
    const same = key === this.#lastFailure;
    this.#lastFailure = key;
    if (same || this.#repairs >= MAX_REPAIRS)
      return blocking ? { state: "failed", same, failures } : { state: "accepted" };
    this.#repairs += 1;
    return { state: "repair", failures };
  }

  /** A project that was broken before stays usable: only new problems count against the run. */
  async #brokenHere(failed: readonly CheckOutcome[]): Promise<CheckOutcome[]> {
    if (failed.length === 0) return [];
    this.#base ??= this.#checkBase();
    const before = (await this.#base).checks;
    return failed.filter((check) => !wasThereBefore(check, before));
  }
}
