/** Types, build and rendered pages of the run's files. Each state of the files is checked once, whoever asks. */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { limits } from "@slipway/kernel/limits";
import type { BuildInput, BuildResult } from "@slipway/sandbox/port";
import { appRoutes } from "../../../edits/server/index.ts";
import { dependenciesOf } from "../../../files/server/index.ts";
import type { Services } from "../../../services.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { diagnosticLine, evidenceOf, notRun, type CheckOutcome, type Verification } from "./check-results.ts";
import { renderPages, type RenderedPages } from "./render-pages.ts";

export interface CheckSteps {
  start(id: string, kind: "check" | "build" | "render", target: string): void;
  end(id: string, status: "done" | "failed" | "skipped"): void;
}

export interface RenderQuery {
  routes?: readonly string[] | undefined;
  viewport?: "desktop" | "mobile" | undefined;
}

const MAX_DIAGNOSTICS = 40;

export class ProjectChecks {
  readonly #services: Services;
  readonly #overlay: Overlay;
  readonly #signal: AbortSignal;
  readonly #known = new Map<string, Promise<unknown>>();

  constructor(services: Services, overlay: Overlay, signal: AbortSignal) {
    this.#services = services;
    this.#overlay = overlay;
    this.#signal = signal;
  }

  types(): Promise<CheckOutcome> {
    return this.#once("types", async (): Promise<CheckOutcome> => {
      const result = await this.#services.sandbox.typecheck(await this.#input());
      const log = result.diagnostics.slice(0, MAX_DIAGNOSTICS).map(diagnosticLine).join("\n").slice(0, limits.errorTextCharacters);
      const detail = `${result.diagnostics.length} error${result.diagnostics.length === 1 ? "" : "s"}`;
      return { name: "types", ok: result.ok, detail, code: "BUILD", log: result.ok ? "" : log || "The type check failed." };
    }).catch((error: unknown) => this.#unavailable("types", error));
  }

  async build(): Promise<CheckOutcome> {
    const built = await this.#buildResult().catch((error: unknown) => this.#unavailable("build", error));
    if ("name" in built) return built;
    const detail = built.ok ? `${built.files.size} files, ${(built.durationMs / 1000).toFixed(1)} s` : "failed";
    return { name: "build", ok: built.ok, detail, code: "BUILD", log: built.ok ? "" : built.log.slice(0, limits.errorTextCharacters) };
  }

  /** Pages of the built app; needs a build that passed. */
  async pages(query: RenderQuery = {}): Promise<RenderedPages> {
    const built = await this.#buildResult().catch(() => null);
    if (built === null || !built.ok) return { checks: [notRun("pages", "RUNTIME", "there is no build to open")], totals: null, screenshot: null };
    const routes = query.routes ?? appRoutes((path) => this.#overlay.peek(path as ProjectPath));
    const widths = query.viewport === undefined ? [1440, 390] : query.viewport === "mobile" ? [390] : [1440];
    return this.#once(`pages:${routes.join(" ")}:${widths.join()}`, () =>
      renderPages(this.#services, { files: built.files, routes, widths, signal: this.#signal }),
    ).catch((error: unknown) => ({ checks: [this.#unavailable("pages", error)], totals: null, screenshot: null }));
  }

  /** Everything, as before a commit. Never throws but for an abort. */
  async verify(steps: CheckSteps): Promise<Verification> {
    const startedAt = this.#services.clock.now();
    const revision = this.#overlay.revision;
    const rows = { types: `verify-types-${revision}`, build: `verify-build-${revision}`, pages: `verify-pages-${revision}` };
    steps.start(rows.types, "check", "types");
    steps.start(rows.build, "build", "build");
    const [types, build] = await Promise.all([
      this.types().then((outcome) => ended(steps, rows.types, [outcome])[0]!),
      this.build().then((outcome) => ended(steps, rows.build, [outcome])[0]!),
    ]);
    this.#signal.throwIfAborted();
    steps.start(rows.pages, "render", "pages");
    const pages = await this.pages();
    ended(steps, rows.pages, pages.checks);
    this.#signal.throwIfAborted();
    const checks = [types, build, ...pages.checks];
    const evidence = evidenceOf(checks, pages.totals, this.#services.clock.now() - startedAt);
    return { ok: checks.every((check) => check.ok !== false), checks, evidence, screenshot: pages.screenshot };
  }

  #buildResult(): Promise<BuildResult> {
    return this.#once("build", async () => this.#services.sandbox.build(await this.#input()));
  }

  async #input(): Promise<BuildInput> {
    const files = this.#overlay.files();
    return { files, dependencies: await dependenciesOf(this.#services, files), signal: this.#signal };
  }

  #once<T>(check: string, work: () => Promise<T>): Promise<T> {
    const key = `${this.#overlay.revision}:${check}`;
    const known = this.#known.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const started = work();
    this.#known.set(key, started);
    // Only the newest state is asked for again; older results would hold whole builds in memory.
    for (const old of this.#known.keys()) if (!old.startsWith(`${this.#overlay.revision}:`)) this.#known.delete(old);
    return started;
  }

  /** The machine cannot run the check: said as such, and no failure of the turn. */
  #unavailable(name: string, error: unknown): CheckOutcome {
    this.#signal.throwIfAborted();
    this.#services.log.warn("a check could not run", { check: name, error });
    return notRun(name, "BUILD", error instanceof AppError ? withoutFullStop(error.userMessage) : "the check could not be started on this server");
  }
}

const withoutFullStop = (sentence: string): string => sentence.trim().replace(/\.$/, "");

function ended(steps: CheckSteps, id: string, outcomes: CheckOutcome[]): CheckOutcome[] {
  const failed = outcomes.some((outcome) => outcome.ok === false);
  const ran = outcomes.some((outcome) => outcome.ok !== null);
  steps.end(id, failed ? "failed" : ran ? "done" : "skipped");
  return outcomes;
}
