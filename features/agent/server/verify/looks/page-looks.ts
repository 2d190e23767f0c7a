/** Pages of the built app in a browser: each is opened once per state of the files, with a copy of its backend. */
import { AppError } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { ActionTarget, PageAction } from "@slipway/platform/browser/acting/page-action";
import type { PageSession } from "@slipway/platform/browser/port";
import type { BuildResult } from "@slipway/sandbox/port";
import { allAppRoutes } from "../../../../edits/server/index.ts";
import type { Needs } from "../../../../services.ts";
import type { Overlay } from "../../overlay/overlay.ts";
import type { AskedAction } from "../../loop/tools/checking/asked-action.ts";
import { isUnseenPage, notRun, type CheckOutcome, type PageTotals } from "../check-results.ts";
import type { KnownResults } from "../known/known-results.ts";
import { WIDTHS } from "../places.ts";
import { linkSources } from "./affected-pages.ts";
import { isOpen, type CheckBackend, type Opened } from "./check-backend.ts";
import { withFiles } from "./given-files.ts";
import { accessibilityReview, backendChecks, elsewhereCheck, pageChecks } from "./page-evidence.ts";
import { pageKey, renderPages, type PageState, type RenderedPage, type RenderInput } from "./render-pages.ts";

export interface RenderQuery {
  routes?: readonly string[] | undefined;
  viewport?: "desktop" | "mobile" | undefined;
  /** `anon`, `user` or a role. Left out: a stranger, and where that shows only a sign-in, who sees most. */
  as?: string | undefined;
}

/** A state of the pages that only the model asks for. */
export interface OwnQuery extends RenderQuery {
  actions?: readonly AskedAction[] | undefined;
  full?: boolean | undefined;
  dark?: boolean | undefined;
  measure?: readonly ActionTarget[] | undefined;
  storage?: Readonly<Record<string, string>> | undefined;
}

export interface RenderedPages {
  checks: CheckOutcome[];
  /** Null if nothing was rendered. */
  totals: PageTotals | null;
  pages: readonly RenderedPage[];
}

const ANYBODY = "anon";
/** Bound of pages per turn, so that many pages do not delay it; the rest is named as unchecked. */
const MAX_PAGES = 12;
const KNOWN_PAGES = "known pages";
const LOOK_AHEAD = "look ahead";
const ALL_WIDTHS: readonly number[] = [WIDTHS.desktop, WIDTHS.mobile];

export interface PageLooksInput {
  services: Needs<"browser">;
  overlay: Overlay;
  known: KnownResults;
  backend: CheckBackend;
  environment: () => Promise<Readonly<Record<string, string>>>;
  build: () => Promise<BuildResult>;
  /** Leaves out routes that the run's changes cannot affect. */
  reached: (routes: readonly string[]) => Promise<readonly string[]>;
  /** Who waits, and for whom. */
  inTurn: () => Pick<RenderInput, "signal" | "tenant" | "onPlace" | "variables">;
  /** A check that the machine cannot run. */
  unavailable: (name: string, error: unknown) => CheckOutcome;
  /** The model opens pages once, when it is done. */
  looksOnce: boolean;
}

export class PageLooks {
  readonly #input: PageLooksInput;
  /** The backend of the newest look. */
  #opened: Opened = { reason: null };

  constructor(input: PageLooksInput) {
    this.#input = input;
  }

  routes(): string[] {
    return allAppRoutes((path) => this.#input.overlay.peek(path as ProjectPath));
  }

  /** Starts the browser and the backend's copy while types and build run, unless nothing is left to open. */
  prepare({ hasMore }: { hasMore: boolean }): void {
    const { backend, known, overlay, services } = this.#input;
    if (known.get(KNOWN_PAGES) !== undefined && !hasMore) return;
    services.browser.prepare();
    void backend.prepare(overlay);
  }

  /** Pages of the built app, which must have been built. */
  async pages(query: RenderQuery = {}): Promise<RenderedPages> {
    const built = await this.#goodBuild();
    if (built === null) return nothingRendered(NO_BUILD);
    const routes = query.routes ?? this.routes();
    const widths = query.viewport === undefined ? ALL_WIDTHS : [WIDTHS[query.viewport]];
    try {
      const pages = await this.#rendered(built, routes.slice(0, MAX_PAGES), { widths, as: query.as });
      return await this.#judged(pages, { widths: widths.length, more: routes.length - MAX_PAGES });
    } catch (error) {
      return nothingRendered(this.#input.unavailable("pages", error));
    }
  }

  /**
   * Pages after actions, with entries in storage, in dark colours, measured or in whole. Not part of the evidence. Throws
   * for a file that the project does not have.
   */
  async ownPages({ full: fullPage, dark, measure, storage, ...query }: OwnQuery): Promise<RenderedPages> {
    const built = await this.#goodBuild();
    if (built === null) return nothingRendered(NO_BUILD);
    const actions = withFiles(query.actions ?? [], this.#input.overlay);
    const isUsed = actions.length > 0;
    const { routes = isUsed ? ["/"] : this.routes(), as = isUsed ? ANYBODY : null, viewport } = query;
    const widths = viewport === undefined ? (isUsed ? [WIDTHS.desktop] : ALL_WIDTHS) : [WIDTHS[viewport]];
    const state = { fullPage, dark, measure, storage };
    try {
      const looked = await this.#look(built, { routes: routes.slice(0, MAX_PAGES), widths, as, actions, ...state });
      const pages = [...looked.values()];
      const checks = pages.map(({ check }) => check);
      if (routes.length > MAX_PAGES) checks.push(tooMany(routes.length - MAX_PAGES));
      return { checks, totals: null, pages };
    } catch (error) {
      return nothingRendered(this.#input.unavailable("pages", error));
    }
  }

  /**
   * For a model that opens pages once, and after every type check: opens all that it and the turn's end will ask for as
   * soon as they are built, beside the types. Never rejects.
   */
  async lookAhead(): Promise<void> {
    const { overlay, known, build, reached, looksOnce } = this.#input;
    if (!looksOnce) return;
    const { appRevision } = overlay;
    const look = async (): Promise<void> => {
      const built = await build();
      if (!built.ok || overlay.appRevision !== appRevision) return;
      await this.#known(built, (await reached(this.routes())).slice(0, MAX_PAGES));
    };
    // The look that was asked for meets the same error, and reports it.
    await known.once(LOOK_AHEAD, () => look().catch(() => undefined));
  }

  async #judged(
    pages: readonly RenderedPage[],
    { widths, more }: { widths: number; more: number },
  ): Promise<RenderedPages> {
    const checks = pageChecks(pages);
    const review = accessibilityReview(checks);
    if (review !== null) checks.push(review);
    const elsewhere = elsewhereCheck(pages, Object.values(await this.#input.environment()));
    if (elsewhere !== null) checks.push(elsewhere);
    checks.push(...backendChecks(pages, this.#opened));
    if (more > 0) checks.push(tooMany(more));
    const opened = pages.filter(({ check }) => check.ok !== null);
    const consoleErrors = opened.reduce((sum, page) => sum + page.consoleErrors, 0);
    const shown = opened.filter(({ check }) => !isUnseenPage(check));
    const seen = new Set(shown.map(({ route }) => route)).size;
    return { checks, totals: { pages: seen, widths, consoleErrors }, pages: opened };
  }

  /**
   * Pages already opened at this revision are reused. Both widths share one browser, because the other is usually
   * requested next.
   */
  async #rendered(
    built: BuildResult,
    routes: readonly string[],
    { widths, as }: { widths: readonly number[]; as: string | undefined },
  ): Promise<RenderedPage[]> {
    // The pages that are known were measured as desktops see them.
    const isKnown = as === undefined && (this.#input.looksOnce || widths.includes(WIDTHS.desktop));
    if (isKnown) await this.lookAhead();
    const known = isKnown
      ? await this.#known(built, routes)
      : await this.#look(built, { routes, widths, as: as ?? null, actions: [] });
    return routes
      .flatMap((route) => widths.map((width) => known.get(pageKey(route, width))))
      .filter((page) => page !== undefined);
  }

  async #known(built: BuildResult, routes: readonly string[]): Promise<Map<string, RenderedPage>> {
    const { known } = this.#input;
    const pages = await known.once(KNOWN_PAGES, () => Promise.resolve(new Map<string, RenderedPage>()));
    const look = (missing: readonly string[]): Promise<Map<string, RenderedPage>> =>
      this.#look(built, { routes: missing, widths: ALL_WIDTHS, as: null, actions: [] });
    // A page that was not ready is opened anew when it is asked for again, although no file changed.
    const isKnown = (route: string): boolean =>
      ALL_WIDTHS.every((width) => pages.get(pageKey(route, width))?.isUnready === false);
    const missing = routes.filter((route) => !isKnown(route));
    if (missing.length === 0) return pages;
    const again = missing.some((route) => pages.has(pageKey(route, WIDTHS.desktop)));
    const looked = again ? await look(missing) : await known.once(`pages ${missing.join(" ")}`, () => look(missing));
    for (const [key, page] of looked) pages.set(key, page);
    return pages;
  }

  /** `as` null: a stranger, and whoever sees most where that shows only a sign-in. */
  #look(
    built: BuildResult,
    look: Pick<RenderInput, "widths" | "routes" | keyof PageState> & {
      actions: readonly PageAction[];
      as: string | null;
    },
  ): Promise<Map<string, RenderedPage>> {
    const { backend, services, overlay, inTurn } = this.#input;
    const { as, ...what } = look;
    return backend.use(overlay, async (opened) => {
      this.#opened = opened;
      const links = await linkSources(overlay, look.routes, this.routes());
      const session = await sessionFor(opened, built, as);
      const site = isOpen(opened) ? opened.siteOf(built.files) : { files: built.files };
      return renderPages(services, { ...what, ...site, links, session, ...inTurn() });
    });
  }

  async #goodBuild(): Promise<BuildResult | null> {
    const built = await this.#input.build().catch(() => null);
    return built?.ok === true ? built : null;
  }
}

const tooMany = (more: number): CheckOutcome =>
  notRun(`${more} more pages`, "RUNTIME", `at most ${MAX_PAGES} pages are opened in one turn`);

const NO_BUILD = notRun("pages", "RUNTIME", "there is no build to open");

const nothingRendered = (check: CheckOutcome): RenderedPages => ({ checks: [check], totals: null, pages: [] });

const nobody = (userMessage: string): AppError => new AppError({ code: "nobody_to_sign_in", status: 400, userMessage });

/** Throws AppError `nobody_to_sign_in` for somebody who has no account in the copy. */
async function sessionFor(
  opened: Opened,
  built: BuildResult,
  as: string | null,
): Promise<(PageSession & { as: string }) | undefined> {
  if (as === ANYBODY) return undefined;
  if (!isOpen(opened)) {
    if (as === null) return undefined;
    throw nobody(opened.reason ?? "This app has no backend to sign in to.");
  }
  const name = as ?? opened.strongest;
  if (!opened.people.includes(name))
    throw nobody(`Nobody is called ${JSON.stringify(name)}. There are: ${[ANYBODY, ...opened.people].join(", ")}.`);
  const session = await opened.session(built.files, name, as === null ? "behind_sign_in" : "always");
  return { ...session, as: name };
}
