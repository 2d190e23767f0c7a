/**
 * Decides whether the work may be committed: checks, repairs without the model, then up to three by the model, and up to
 * eight while each leaves fewer problems. The embedded model gets the same failure back only once.
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Diagnostic } from "@slipway/sandbox/port";
import type { Overlay } from "../overlay/overlay.ts";
import type { Repairer } from "../repair/repairer.ts";
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

/** Rounds without the model before it is asked. */
const QUICK_ROUNDS = 2;
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
  repairer: Repairer;
  /** How often failures are returned to the model. */
  maxRepairs: number;
  /** Findings of reviews alone are returned to the model once. The embedded one cannot act on them. */
  handsReviews: boolean;
}

/** The base commit is only checked for comparison. */
const SILENT: CheckSteps = { start: () => undefined, end: () => undefined };

export class Verifier {
  readonly #input: VerifierInput;
  #base: ProjectChecks | null = null;
  #lastFailure: string | null = null;
  #lastProblems = Infinity;
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

  async attempt(): Promise<Verdict> {
    this.verdict = await this.#judge();
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
    this.#lastProblems = Infinity;
    this.#wasReviewed = false;
    this.repairs = 0;
    this.verification = null;
    this.verdict = null;
    this.failed = [];
  }

  async #judge(): Promise<Verdict> {
    const { overlay, checks, steps, repairer, handsReviews } = this.#input;
    if (overlay.changes().length === 0) {
      this.verification = null;
      return { state: "accepted" };
    }
    let rounds = 0;
    const mend = async (types: CheckOutcome): Promise<boolean> =>
      rounds++ < QUICK_ROUNDS && (await this.#mended(await this.#newOf(diagnosticsOf(types))));
    if (handsReviews) await repairer.keyless(this.#changed());
    for (let round = 0; ; round += 1) {
      this.verification = withRepairs(await checks.verify(steps, mend), repairer.done);
      this.failed = await this.#brokenHere(failedChecks(this.verification));
      if (round >= QUICK_ROUNDS || !(await this.#mendedPages())) break;
    }
    return this.failed.length === 0 ? this.#reviewed() : this.#handBack();
  }

  #handBack(): Verdict {
    const { repairer, maxRepairs } = this.#input;
    const key = failureKey(this.failed);
    const failures = distinctFailures(this.failed).map(({ where, log }) =>
      (log.startsWith(where) ? log : `${where}: ${log}`).slice(0, FAILURE_CHARACTERS),
    );
    if (repairer.done.length > 0)
      failures.push(`Repaired already: ${repairer.done.join("; ")}. Read those files again.`);
    const blocking = this.failed.some((check) => check.blocking !== false);
    const same = key === this.#lastFailure;
    this.#lastFailure = key;
    const problems = this.failed.reduce((sum, check) => sum + Math.max(1, diagnosticsOf(check).length), 0);
    const isFalling = problems < this.#lastProblems && maxRepairs > 1;
    this.#lastProblems = problems;
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

  /** Repairs problems that the files had before the run, if each has one obvious repair. */
  async repairOld(): Promise<void> {
    for (let round = 0; round < QUICK_ROUNDS; round += 1)
      if (!(await this.#mended(diagnosticsOf(await this.#input.checks.types())))) return;
  }

  /** An obvious repair needs no model and costs nothing. */
  async #mended(found: readonly Diagnostic[]): Promise<boolean> {
    return found.length > 0 && (await this.#input.repairer.compiled(found)).length > 0;
  }

  /** Repairs errors that our own look at the pages found, if they name one place in the run's changes. */
  async #mendedPages(): Promise<boolean> {
    const said = this.failed.flatMap(({ data }) => (data?.["console"] as readonly string[] | undefined) ?? []);
    return said.length > 0 && (await this.#input.repairer.reported(said, this.#changed())).length > 0;
  }

  #changed(): ProjectPath[] {
    return this.#input.overlay.changes().flatMap(({ path, content }) => (content === null ? [] : [path]));
  }

  #baseChecks(): ProjectChecks {
    this.#base ??= this.#input.base();
    return this.#base;
  }

  /** The run need not repair problems that existed before. */
  async #newOf(found: readonly Diagnostic[]): Promise<Diagnostic[]> {
    const keyOf = ({ path, code, message }: Diagnostic): string => `${path} ${code} ${message}`;
    const before = new Set(diagnosticsOf(await this.#baseChecks().types()).map(keyOf));
    return found.filter((each) => !before.has(keyOf(each)));
  }

  /** Only new problems count against the run, so that a broken project stays usable. */
  async #brokenHere(failed: readonly CheckOutcome[]): Promise<CheckOutcome[]> {
    if (failed.length === 0) return [];
    const before = (await this.#baseChecks().verify(SILENT)).checks;
    return failed.filter((check) => !wasThereBefore(check, before));
  }
}
