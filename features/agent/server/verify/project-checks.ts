/** Types, build and rendered pages of the run's files. Each state of the files is checked once and shared. */
import { AppError } from "@slipway/kernel/errors";
import { counted } from "@slipway/kernel/text/counted";
import { limits } from "@slipway/kernel/limits";
import { waitingSentence } from "@slipway/platform/jobs/fair-queue";
import type { BuildInput, BuildResult, CheckResult } from "@slipway/sandbox/port";
import type { CheckedFunctions } from "../../../cloud/server/index.ts";
import { dependenciesOf } from "../../../files/server/index.ts";
import type { Needs } from "../../../services.ts";
import { isInJourneys } from "../overlay/file-rules.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { diagnosticLine, evidenceOf, notRun, type CheckOutcome, type Verification } from "./check-results.ts";
import { JourneyChecks } from "./journeys/journey-checks.ts";
import type { RanJourneys } from "./journeys/run-journeys.ts";
import { coveredMs, KnownResults } from "./known/known-results.ts";
import { type KnownTypes, typesKey } from "./known/known-types.ts";
import { affectedRoutes } from "./looks/affected-pages.ts";
import type { CheckBackend } from "./looks/check-backend.ts";
import { notReached, picturesOf } from "./looks/page-evidence.ts";
import { PageLooks } from "./looks/page-looks.ts";
import { pageKey } from "./looks/render-pages.ts";
import { securityReview } from "./security/security-review.ts";
import { WIDTHS } from "./places.ts";

export interface CheckSteps {
  start(id: string, kind: "check" | "build" | "render", target: string): void;
  end(id: string, status: "done" | "failed" | "skipped"): void;
}

export interface CheckTurn {
  projectId: string;
  signal: AbortSignal;
  /** The workspace, as the tenant of queues. */
  tenant: string;
  /** The app's public variables, as in its published site. */
  environment: () => Promise<Readonly<Record<string, string>>>;
  /** The backend's copy that all looks of the turn share. */
  backend: CheckBackend;
  /** Checks whether the functions in these files could be deployed; null: none are deployed, or none changed. */
  functions: (files: ReadonlyMap<string, Uint8Array>) => Promise<CheckedFunctions | null>;
  /** The model opens pages once, when it is done, so the check at the turn's end can share its browser. */
  looksOnce: boolean;
  /** A check of this kind waits for its turn, as a sentence; null when it has got it. */
  onWait: (kind: "check" | "build" | "render", sentence: string | null) => void;
}

/** The chat's name for each kind of work. */
const PLACE_OF = { check: "type check", build: "build", render: "browser" } as const;

const MAX_DIAGNOSTICS = 40;
export const FUNCTIONS = "functions";
export type ChecksNeeds = Needs<"browser" | "clock" | "log" | "sandbox" | "templateDir">;
type ChecksPorts = ChecksNeeds & { knownTypes: KnownTypes };

export class ProjectChecks {
  readonly looks: PageLooks;
  readonly journeys: JourneyChecks;
  readonly #services: ChecksPorts;
  readonly #overlay: Overlay;
  readonly #signal: AbortSignal;
  readonly #turn: CheckTurn;
  /** Results for the app, which its journeys do not change. */
  readonly #known: KnownResults;

  constructor(services: ChecksPorts, overlay: Overlay, turn: CheckTurn) {
    this.#services = services;
    this.#overlay = overlay;
    this.#signal = turn.signal;
    this.#turn = turn;
    this.#known = new KnownResults(services.clock, () => overlay.appRevision);
    const { backend, environment, looksOnce } = turn;
    const unavailable = (name: string, error: unknown): CheckOutcome => this.#unavailable(name, error);
    const inTurn = () => ({ ...this.#inTurn("render"), variables: environment });
    this.looks = new PageLooks({
      ...{ services, overlay, known: this.#known, backend, environment, inTurn, unavailable, looksOnce },
      build: () => this.#buildResult(),
      reached: this.#reached,
    });
    this.journeys = new JourneyChecks({
      ...{ services, overlay, backend, turn: inTurn, unavailable, onlyShows: looksOnce },
      build: () => this.#goodBuild(),
    });
  }

  types(): Promise<CheckOutcome> {
    // A type check is usually followed by a build, so both run at the same time; a model that opens pages once does so
    // then.
    void this.#buildResult().catch(() => undefined);
    if (this.#turn.looksOnce) this.#prepareLook();
    return this.#known
      .once("types", async (): Promise<CheckOutcome> => {
        const result = await this.#typecheck();
        const log = result.diagnostics
          .slice(0, MAX_DIAGNOSTICS)
          .map(diagnosticLine)
          .join("\n")
          .slice(0, limits.errorTextCharacters);
        return {
          name: "types",
          ok: result.ok,
          detail: counted(result.diagnostics.length, "error"),
          code: "BUILD",
          log: result.ok ? "" : log || "The type check failed.",
          data: { diagnostics: result.diagnostics.slice(0, MAX_DIAGNOSTICS) },
        };
      })
      .catch((error: unknown) => this.#unavailable("types", error));
  }

  /** Files that passed before are not checked again. */
  async #typecheck(): Promise<Pick<CheckResult, "ok" | "diagnostics">> {
    const input = await this.#input("check");
    const key = typesKey(this.#turn.projectId, input);
    if (this.#services.knownTypes.hasPassed(key)) return { ok: true, diagnostics: [] };
    const result = await this.#services.sandbox.typecheck(input);
    if (result.ok) this.#services.knownTypes.notePassed(key);
    return result;
  }

  async build(): Promise<CheckOutcome> {
    const built = await this.#buildResult().catch((error: unknown) => this.#unavailable("build", error));
    if ("name" in built) return built;
    return {
      name: "build",
      ok: built.ok,
      detail: built.ok ? `${built.files.size} files, ${(built.durationMs / 1000).toFixed(1)} s` : "failed",
      code: "BUILD",
      log: built.ok ? "" : built.log.slice(0, limits.errorTextCharacters),
    };
  }

  /** Null if there are none to deploy. */
  functions(): Promise<CheckOutcome | null> {
    return this.#known
      .once(FUNCTIONS, async (): Promise<CheckOutcome | null> => {
        const found = await this.#turn.functions(this.#overlay.files());
        if (found === null || found.slugs.length === 0) return null;
        const { slugs, problems } = found;
        const log = problems.map(({ slug, reason }) => `${slug}: ${reason}`).join("\n");
        return {
          name: FUNCTIONS,
          ok: problems.length === 0,
          detail: problems.length === 0 ? slugs.join(", ") : problems.map(({ slug }) => slug).join(", "),
          code: "FN_DEPLOY",
          log: log.slice(0, limits.errorTextCharacters),
        };
      })
      .catch((error: unknown) => this.#unavailable(FUNCTIONS, error));
  }

  /** The site built from these files; null if the build failed or was not requested. */
  async passedBuild(): Promise<BuildResult | null> {
    const built = await this.#known.get<BuildResult>("build")?.catch(() => null);
    return built?.ok === true ? built : null;
  }

  /** Runs all checks, as before a commit. Throws only when aborted. */
  async verify(steps: CheckSteps): Promise<Verification> {
    const rows = { types: this.#row("types"), build: this.#row("build"), pages: this.#row("pages") };
    steps.start(rows.types, "check", "types");
    steps.start(rows.build, "build", "build");
    this.#prepareLook();
    const checkingTypes = this.types().then((outcome) => ended(steps, rows.types, [outcome])[0]!);
    const building = this.build().then((outcome) => ended(steps, rows.build, [outcome])[0]!);
    const checkingFunctions = this.#shownFunctions(steps);
    // A stopped turn does not wait for this.
    checkingFunctions.catch(() => undefined);
    const types = await checkingTypes;
    this.#signal.throwIfAborted();
    const functions = await checkingFunctions;
    const build = await building;
    this.#signal.throwIfAborted();
    steps.start(rows.pages, "render", "pages");
    const all = this.looks.routes();
    const routes = await this.#reached(all);
    const pages = await this.looks.pages({ routes });
    ended(steps, rows.pages, pages.checks);
    this.#signal.throwIfAborted();
    const journeys = await this.#shownJourneys(steps);
    const pictures = [...picturesOf(pages.pages), ...journeys.pictures];
    const checks = [types, build, ...(functions === null ? [] : [functions]), ...pages.checks];
    if (pages.totals !== null && routes.length < all.length) checks.push(notReached(all.length - routes.length));
    checks.push(...journeys.checks);
    const security = await securityReview(this.#overlay);
    if (security !== null) checks.push(security);
    const evidence = evidenceOf(checks, pages.totals, this.#spentMs());
    const start = pages.pages.find(({ check }) => check.name === pageKey("/", WIDTHS.desktop));
    const ok = checks.every((check) => check.ok !== false || check.isReview === true);
    return { ok, checks, evidence, screenshot: start?.isWhole === true ? start.screenshot : null, pictures };
  }

  #row(check: string): string {
    return `verify-${check}-${this.#overlay.revision}`;
  }

  /** The row appears with the result, because only then is it known whether there was anything to check. */
  async #shownFunctions(steps: CheckSteps): Promise<CheckOutcome | null> {
    const outcome = await this.functions();
    if (outcome === null) return null;
    steps.start(this.#row(FUNCTIONS), "check", FUNCTIONS);
    return ended(steps, this.#row(FUNCTIONS), [outcome])[0]!;
  }

  /** A project without journeys has no row. */
  async #shownJourneys(steps: CheckSteps): Promise<RanJourneys> {
    if (!this.journeys.areThere) return this.journeys.run();
    const row = this.#row("journeys");
    steps.start(row, "render", "journeys");
    const ran = await this.journeys.run();
    ended(steps, row, ran.checks);
    return ran;
  }

  /** Starts what looks need while types and build run, unless nothing is left to open. */
  #prepareLook(): void {
    this.looks.prepare({ hasMore: this.journeys.areThere });
  }

  /** Leaves out pages that the run's changes cannot affect. */
  #reached = async (routes: readonly string[]): Promise<readonly string[]> => {
    const all = this.#overlay.changes();
    const changed = all.map(({ path }) => path).filter((path) => !isInJourneys(path));
    if (changed.length === 0) return all.length === 0 ? routes : [];
    return (await affectedRoutes(this.#overlay, changed, routes)) ?? routes;
  };

  async #goodBuild(): Promise<BuildResult | null> {
    const built = await this.#buildResult().catch(() => null);
    return built?.ok === true ? built : null;
  }

  #buildResult(): Promise<BuildResult> {
    return this.#known.once("build", async () => this.#services.sandbox.build(await this.#input("build")));
  }

  async #input(kind: "check" | "build"): Promise<BuildInput> {
    const files = this.#overlay.files();
    const [dependencies, environment] = await Promise.all([
      dependenciesOf(this.#services, files),
      this.#turn.environment(),
    ]);
    return { files, dependencies, environment, ...this.#inTurn(kind) };
  }

  #inTurn(kind: "check" | "build" | "render") {
    const { signal, tenant, onWait } = this.#turn;
    const onPlace = (ahead: number): void => onWait(kind, ahead === 0 ? null : waitingSentence(PLACE_OF[kind], ahead));
    return { signal, tenant, onPlace };
  }

  /** Time in which at least one check of these files ran. */
  #spentMs(): number {
    const spans = [...this.#known.spans(), ...this.journeys.spans()];
    return coveredMs(spans.filter(({ check }) => /^(?:types$|build$|pages |journeys )/.test(check)));
  }

  /** The machine cannot run the check: reported as such, not as a failure of the turn. */
  #unavailable(name: string, error: unknown): CheckOutcome {
    this.#signal.throwIfAborted();
    this.#services.log.warn("a check could not run", { check: name, error });
    return notRun(
      name,
      "BUILD",
      error instanceof AppError ? withoutFullStop(error.userMessage) : "the check could not be started on this server",
    );
  }
}

const withoutFullStop = (sentence: string): string => sentence.trim().replace(/\.$/, "");

function ended(steps: CheckSteps, id: string, outcomes: CheckOutcome[]): CheckOutcome[] {
  const failed = outcomes.some((outcome) => outcome.ok === false);
  const ran = outcomes.some((outcome) => outcome.ok !== null);
  steps.end(id, failed ? "failed" : ran ? "done" : "skipped");
  return outcomes;
}
