/**
 * Decides whether the work may be committed: checks, then up to three repairs by the model, and up to eight while each
 * leaves fewer problems. The embedded model gets the same failure back only once.
 */
import type { Overlay } from "../overlay/overlay.ts";
import {
  diagnosticsOf,
  failedChecks,
  failureKey,
  wasThereBefore,
  withRepairs,
  type CheckOutcome,
  type Verification,
} from "../verify/check-results.ts";
import { distinctFailures } from "../verify/distinct-failures.ts";
import type { CheckSteps, ProjectChecks } from "../verify/project-checks.ts";

/** Bound of repairs of which each leaves fewer problems than the one before. */
const MAX_FALLING_REPAIRS = 8;
const FAILURE_CHARACTERS = 6000;
const SAME = "These are the same failures as before, so the last change did not reach their cause. Look wider.";

export type Verdict =
  | { state: "accepted" }
  | { state: "repair"; failures: string[] }
  | { state: "failed"; same: boolean; failures: string[] };

export interface VerifierInput {
  overlay: Overlay;
  checks: ProjectChecks;
  /** Checks of the base commit, which show no rows. */
  base: () => ProjectChecks;
  steps: CheckSteps;
  /** How often failures are returned to the model. */
  maxRepairs: number;
  /** Findings of reviews alone are returned to the model once. The embedded one cannot act on them. */
  handsReviews: boolean;
}

/** The base commit is only checked for comparison. */
const SILENT: CheckSteps = { start: () => undefined, end: () => undefined };

/** Whether the app opens, and how much is wrong with it. */
interface Left {
  opens: boolean;
  problems: number;
}
const NOT_TRIED: Left = { opens: false, problems: Infinity };

export class Verifier {
  readonly #input: VerifierInput;
  #base: ProjectChecks | null = null;
  #lastFailure: string | null = null;
  /** The state after the last attempt. */
  #left = NOT_TRIED;
  #wasReviewed = false;
  #judgedRevision = -1;
  /** Returns to the model so far. */
  repairs = 0;
  /** Result of the newest attempt; null while nothing was changed. */
  verification: Verification | null = null;
  verdict: Verdict | null = null;
  /** Checks of the newest attempt that fail because of the run. */
  failed: readonly CheckOutcome[] = [];

  constructor(input: VerifierInput) {
    this.#input = input;
  }

  get isOver(): boolean {
    return this.verdict !== null && this.verdict.state !== "repair";
  }

  /** `repaired`: repairs without a model, named in the evidence. */
  async attempt(repaired: readonly string[] = []): Promise<Verdict> {
    this.verdict = await this.#judge(repaired);
    this.#judgedRevision = this.#input.overlay.revision;
    return this.verdict;
  }

  /** The newest verdict is about the files as they are now. */
  get isUpToDate(): boolean {
    return this.verdict !== null && this.#judgedRevision === this.#input.overlay.revision;
  }

  /** Resets to the state before the first attempt. */
  forget(): void {
    this.#lastFailure = null;
    this.#left = NOT_TRIED;
    this.#wasReviewed = false;
    this.repairs = 0;
    this.verification = null;
    this.verdict = null;
    this.failed = [];
  }

  async #judge(repaired: readonly string[]): Promise<Verdict> {
    const { overlay, checks, steps } = this.#input;
    if (overlay.changes().length === 0) {
      this.verification = null;
      return { state: "accepted" };
    }
    this.verification = withRepairs(await checks.verify(steps), repaired);
    this.failed = await this.#brokenHere(failedChecks(this.verification));
    return this.failed.length === 0 ? this.#reviewed() : this.#handBack();
  }

  #handBack(): Verdict {
    const { maxRepairs } = this.#input;
    const key = failureKey(this.failed);
    const failures = distinctFailures(this.failed).map(({ where, log }) =>
      (log.startsWith(where) ? log : `${where}: ${log}`).slice(0, FAILURE_CHARACTERS),
    );
    const blocking = this.failed.some((check) => check.blocking !== false);
    const same = key === this.#lastFailure;
    this.#lastFailure = key;
    const { opens, problems } = this.#left;
    const left = leftOf(this.failed);
    // Pages are seen only when the app compiles: their errors are no step back.
    const isFalling = maxRepairs > 1 && (opens === left.opens ? left.problems < problems : left.opens);
    this.#left = left;
    const allowed = isFalling ? MAX_FALLING_REPAIRS : maxRepairs;
    const isHopeless = same && !this.#input.handsReviews;
    if (isHopeless || this.repairs >= (blocking ? allowed : 1))
      return blocking ? { state: "failed", same: same && this.repairs <= 1, failures } : { state: "accepted" };
    if (same) failures.unshift(SAME);
    this.repairs += 1;
    return { state: "repair", failures };
  }

  /** Working code may still be improved: the findings are returned once, and the work is kept either way. */
  #reviewed(): Verdict {
    const found = this.verification!.checks.filter((check) => check.isReview === true && check.ok === false);
    if (found.length === 0 || this.#wasReviewed || !this.#input.handsReviews) return { state: "accepted" };
    this.#wasReviewed = true;
    return { state: "repair", failures: found.map(({ name, log }) => `${name}: ${log}`.slice(0, FAILURE_CHARACTERS)) };
  }

  #baseChecks(): ProjectChecks {
    this.#base ??= this.#input.base();
    return this.#base;
  }

  /** Only new problems count against the run, so that a broken project stays usable. */
  async #brokenHere(failed: readonly CheckOutcome[]): Promise<CheckOutcome[]> {
    if (failed.length === 0) return [];
    const before = (await this.#baseChecks().verify(SILENT)).checks;
    return failed.filter((check) => !wasThereBefore(check, before));
  }
}

const leftOf = (failed: readonly CheckOutcome[]): Left => ({
  opens: failed.every(({ name }) => name.startsWith("/") || name.startsWith("Journey ")),
  problems: failed.reduce(
    (sum, check) => sum + Math.max(1, diagnosticsOf(check).length, check.problems?.length ?? 0),
    0,
  ),
});
