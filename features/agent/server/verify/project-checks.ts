/** Types, build and rendered pages of the run's files. Each state of the files is checked once and shared. */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { counted } from "@slipway/kernel/text/counted";
import { limits } from "@slipway/kernel/limits";
import { waitingSentence } from "@slipway/platform/jobs/fair-queue";
import type { LinkSources } from "@slipway/platform/browser/port";
import type { PageAction } from "@slipway/platform/browser/acting/page-action";
import type { BuildInput, BuildResult, CheckResult } from "@slipway/sandbox/port";
import type { CheckedFunctions } from "../../../cloud/server/index.ts";
import { allAppRoutes } from "../../../edits/server/index.ts";
import { dependenciesOf } from "../../../files/server/index.ts";
import type { Needs } from "../../../services.ts";
import { isInJourneys } from "../overlay/file-rules.ts";
import type { Overlay } from "../overlay/overlay.ts";
import {
  diagnosticLine,
  evidenceOf,
  isUnseenPage,
  notRun,
  type CheckOutcome,
  type PageTotals,
  type Verification,
} from "./check-results.ts";
import { affectedRoutes, linkSources } from "./affected-pages.ts";
import { JourneyChecks } from "./journeys/journey-checks.ts";
import type { RanJourneys } from "./journeys/run-journeys.ts";
import { coveredMs, KnownResults } from "./known/known-results.ts";
import { type KnownTypes, typesKey } from "./known/known-types.ts";
import { accessibilityReview, elsewhereCheck, notReached, pageChecks, picturesOf } from "./page-evidence.ts";
import { pageKey, renderPages, type RenderedPage } from "./render-pages.ts";
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
  /** Checks whether the functions in these files could be deployed; null: none are deployed, or none changed. */
  functions: (files: ReadonlyMap<string, Uint8Array>) => Promise<CheckedFunctions | null>;
  /** The model opens pages once, when it is done, so the check at the turn's end can share its browser. */
  looksOnce: boolean;
  /** A check of this kind waits for its turn, as a sentence; null when it has got it. */
  onWait: (kind: "check" | "build" | "render", sentence: string | null) => void;
}

/** The chat's name for each kind of work. */
const PLACE_OF = { check: "type check", build: "build", render: "browser" } as const;

export interface RenderQuery {
  routes?: readonly string[] | undefined;
  viewport?: "desktop" | "mobile" | undefined;
}

export interface RenderedPages {
  checks: CheckOutcome[];
  /** Null if nothing was rendered. */
  totals: PageTotals | null;
  pages: readonly RenderedPage[];
}

const MAX_DIAGNOSTICS = 40;
/** Bound of pages per turn, so that many pages do not delay it; the rest is named as unchecked. */
const MAX_PAGES = 12;
export const FUNCTIONS = "functions";
const KNOWN_PAGES = "known pages";
const LOOK_AHEAD = "look ahead";
const ALL_WIDTHS: readonly number[] = [WIDTHS.desktop, WIDTHS.mobile];

export type ChecksNeeds = Needs<"browser" | "clock" | "log" | "sandbox" | "templateDir">;
type ChecksPorts = ChecksNeeds & { knownTypes: KnownTypes };

export class ProjectChecks {
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
    this.journeys = new JourneyChecks({
      ...{ services, overlay, onlyShows: turn.looksOnce },
      build: () => this.#goodBuild(),
      turn: () => ({ ...this.#inTurn("render"), variables: turn.environment }),
      unavailable: (name, error) => this.#unavailable(name, error),
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

  /** Pages of the built app, which must have been built. Each page is opened once per state of the files. */
  async pages(query: RenderQuery = {}): Promise<RenderedPages> {
    const built = await this.#goodBuild();
    if (built === null) return nothingRendered(notRun("pages", "RUNTIME", "there is no build to open"));
    const routes = query.routes ?? this.#routes();
    const widths = query.viewport === undefined ? ALL_WIDTHS : [WIDTHS[query.viewport]];
    try {
      const pages = await this.#rendered(built, routes.slice(0, MAX_PAGES), widths);
      const checks = pageChecks(pages);
      const review = accessibilityReview(checks);
      if (review !== null) checks.push(review);
      const elsewhere = elsewhereCheck(pages, Object.values(await this.#turn.environment()));
      if (elsewhere !== null) checks.push(elsewhere);
      if (routes.length > MAX_PAGES)
        checks.push(
          notRun(
            `${routes.length - MAX_PAGES} more pages`,
            "RUNTIME",
            `at most ${MAX_PAGES} pages are opened in one turn`,
          ),
        );
      const opened = pages.filter(({ check }) => check.ok !== null);
      const consoleErrors = opened.reduce((sum, page) => sum + page.consoleErrors, 0);
      const shown = opened.filter(({ check }) => !isUnseenPage(check));
      const seen = new Set(shown.map(({ route }) => route)).size;
      return { checks, totals: { pages: seen, widths: widths.length, consoleErrors }, pages: opened };
    } catch (error) {
      return nothingRendered(this.#unavailable("pages", error));
    }
  }

  /** Pages after the given actions, which are recorded in each page's data. Not part of the evidence. */
  async usedPages(query: RenderQuery & { actions: readonly PageAction[] }): Promise<RenderedPages> {
    const built = await this.#goodBuild();
    if (built === null) return nothingRendered(notRun("pages", "RUNTIME", "there is no build to open"));
    const routes = query.routes ?? ["/"];
    const input = { files: built.files, routes, links: await this.#links(routes), actions: query.actions };
    const widths = [WIDTHS[query.viewport ?? "desktop"]];
    try {
      const pages = [...(await renderPages(this.#services, { ...input, widths, ...this.#inTurn("render") })).values()];
      return { checks: pages.map(({ check }) => check), totals: null, pages };
    } catch (error) {
      return nothingRendered(this.#unavailable("pages", error));
    }
  }

  /**
   * Runs all checks, as before a commit. Throws only when aborted. `mend` is called when the types fail; if it returns
   * true it changed the files, and everything begins again.
   */
  async verify(steps: CheckSteps, mend?: (types: CheckOutcome) => Promise<boolean>): Promise<Verification> {
    const rows = { types: this.#row("types"), build: this.#row("build"), pages: this.#row("pages") };
    steps.start(rows.types, "check", "types");
    steps.start(rows.build, "build", "build");
    this.#prepareLook();
    let isBuildShown = true;
    const checkingTypes = this.types().then((outcome) => ended(steps, rows.types, [outcome])[0]!);
    const building = this.build().then((outcome) => (isBuildShown ? ended(steps, rows.build, [outcome])[0]! : outcome));
    const checkingFunctions = this.#shownFunctions(steps);
    // A stopped turn does not wait for this.
    checkingFunctions.catch(() => undefined);
    const types = await checkingTypes;
    this.#signal.throwIfAborted();
    if (types.ok === false && mend !== undefined && (await mend(types))) {
      isBuildShown = false;
      steps.end(rows.build, "skipped");
      return this.verify(steps, mend);
    }
    const functions = await checkingFunctions;
    const build = await building;
    this.#signal.throwIfAborted();
    steps.start(rows.pages, "render", "pages");
    const all = this.#routes();
    const routes = await this.#reached(all);
    const pages = await this.pages({ routes });
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

  /** Starts the browser while types and build run, unless nothing is left to open. */
  #prepareLook(): void {
    if (this.#known.get(KNOWN_PAGES) === undefined || this.journeys.areThere) this.#services.browser.prepare();
  }

  #routes(): string[] {
    return allAppRoutes((path) => this.#overlay.peek(path as ProjectPath));
  }

  /** Leaves out pages that the run's changes cannot affect. */
  async #reached(routes: readonly string[]): Promise<readonly string[]> {
    const all = this.#overlay.changes();
    const changed = all.map(({ path }) => path).filter((path) => !isInJourneys(path));
    if (changed.length === 0) return all.length === 0 ? routes : [];
    return (await affectedRoutes(this.#overlay, changed, routes)) ?? routes;
  }

  /**
   * Pages already opened at this revision are reused. Both widths share one browser, because the other is usually
   * requested next.
   */
  async #rendered(built: BuildResult, routes: readonly string[], widths: readonly number[]): Promise<RenderedPage[]> {
    await this.lookAhead();
    return this.#look(built, routes, widths);
  }

  /**
   * For a model that opens pages once, and after every type check: opens all that it and the turn's end will ask for as
   * soon as they are built, beside the types. Never rejects.
   */
  async lookAhead(): Promise<void> {
    if (!this.#turn.looksOnce) return;
    const { appRevision } = this.#overlay;
    const look = async (): Promise<void> => {
      const built = await this.#buildResult();
      if (!built.ok || this.#overlay.appRevision !== appRevision) return;
      await this.#look(built, (await this.#reached(this.#routes())).slice(0, MAX_PAGES), ALL_WIDTHS);
    };
    // The look that was asked for meets the same error, and reports it.
    await this.#known.once(LOOK_AHEAD, () => look().catch(() => undefined));
  }

  async #look(built: BuildResult, routes: readonly string[], widths: readonly number[]): Promise<RenderedPage[]> {
    const known = await this.#known.once(KNOWN_PAGES, () => Promise.resolve(new Map<string, RenderedPage>()));
    const unknown = (route: string): boolean => !known.has(pageKey(route, WIDTHS.desktop));
    if (routes.some(unknown)) {
      const missing = routes.filter(unknown);
      const rendered = await this.#known.once(`pages ${missing.join(" ")}`, async () => {
        const links = await this.#links(missing);
        const input = { files: built.files, routes: missing, links, widths: ALL_WIDTHS, ...this.#inTurn("render") };
        return renderPages(this.#services, input);
      });
      for (const [key, page] of rendered) known.set(key, page);
    }
    return routes
      .flatMap((route) => widths.map((width) => known.get(pageKey(route, width))))
      .filter((page) => page !== undefined);
  }

  #links = (wanted: readonly string[]): Promise<LinkSources> => linkSources(this.#overlay, wanted, this.#routes());

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
    const { signal, tenant, onWait, environment } = this.#turn;
    const onPlace = (ahead: number): void => onWait(kind, ahead === 0 ? null : waitingSentence(PLACE_OF[kind], ahead));
    return { signal, tenant, onPlace, ...(kind === "render" ? { variables: environment } : {}) };
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

const nothingRendered = (check: CheckOutcome): RenderedPages => ({ checks: [check], totals: null, pages: [] });

const withoutFullStop = (sentence: string): string => sentence.trim().replace(/\.$/, "");

function ended(steps: CheckSteps, id: string, outcomes: CheckOutcome[]): CheckOutcome[] {
  const failed = outcomes.some((outcome) => outcome.ok === false);
  const ran = outcomes.some((outcome) => outcome.ok !== null);
  steps.end(id, failed ? "failed" : ran ? "done" : "skipped");
  return outcomes;
}
