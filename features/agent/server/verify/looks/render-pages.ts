/** Opens the built app's pages in a browser without a network, at phone and desktop width. */
import { counted } from "@slipway/kernel/text/counted";
import type { ActionTarget, PageAction } from "@slipway/platform/browser/acting/page-action";
import { isSignInPath } from "@slipway/platform/browser/looking/sign-in-page";
import { isWhole, type LinkSources, type PageReport, type PageSession } from "@slipway/platform/browser/port";
import type { SiteBackend } from "@slipway/platform/browser/looking/site-backend";
import type { Needs } from "../../../../services.ts";
import { notRun, TOO_WIDE, UNCAUGHT, type CheckOutcome } from "../check-results.ts";
import { WIDTHS } from "../places.ts";

export interface RenderedPage {
  route: string;
  /** Not run where no address of the route is known. */
  check: CheckOutcome;
  consoleErrors: number;
  /** Addresses elsewhere that it asked for, without their queries. */
  elsewhere: readonly string[];
  /** Parts of its backend that it asked for and that run in no check. */
  notAvailable: readonly string[];
  /** PNG. */
  screenshot: Uint8Array | null;
  /** The picture shows the page as its visitors see it. */
  isWhole: boolean;
  /** It gave no answer or was still loading, twice: a busy machine, or the app. */
  isUnready: boolean;
}

/** How pages are opened, beside routes and widths. */
export interface PageState {
  fullPage?: boolean | undefined;
  dark?: boolean | undefined;
  measure?: readonly ActionTarget[] | undefined;
  storage?: Readonly<Record<string, string>> | undefined;
}

export interface RenderInput extends PageState {
  files: ReadonlyMap<string, Uint8Array>;
  routes: readonly string[];
  links: LinkSources;
  /** Pixels. */
  widths: readonly number[];
  signal: AbortSignal;
  tenant: string;
  onPlace: (ahead: number) => void;
  /** The app's public variables, which name its backend. */
  variables?: () => Promise<Readonly<Record<string, string>>>;
  /** A copy of the app's backend, which `files` name. */
  backend?: SiteBackend;
  /** Somebody who is signed in; the name is told with the pages that they saw. */
  session?: (PageSession & { as: string }) | undefined;
  /** Done with each page before it is judged. */
  actions?: readonly PageAction[];
}

/**
 * The width at which accessibility is measured: once per page, because the rules take longer than opening it. A look at
 * one width is measured there. Of both it is the desktop: rules see only what is shown, a phone folds menus and side
 * columns away, and colours, names and labels are the same. What only a phone has (targets that are too small, tables
 * that scroll, the menu's button) is measured when pages are opened for phones alone.
 */
const measuredAt = (widths: readonly number[]): number =>
  widths.includes(WIDTHS.desktop) ? WIDTHS.desktop : (widths[0] ?? WIDTHS.desktop);
const HEIGHT_OF: Record<number, number> = { 390: 844, 1440: 900 };

/** One page for each route and width, by `pageKey`. AppError `browser_unavailable` where no browser can be isolated. */
export async function renderPages(services: Needs<"browser">, input: RenderInput): Promise<Map<string, RenderedPage>> {
  const { files, routes, links, widths, signal, tenant, onPlace, variables, backend, session, actions = [] } = input;
  const { fullPage, dark, measure, storage } = input;
  const axeWidth = measuredAt(widths);
  const viewports = widths.map((width) => ({ width, height: HEIGHT_OF[width] ?? 900 }));
  const render = (wanted: readonly string[]): Promise<PageReport[]> =>
    services.browser.renderPages({
      site: { kind: "files", files, backend },
      session,
      routes: wanted,
      links,
      viewports,
      screenshot: "every",
      axe: { width: axeWidth },
      ...{ fullPage, dark, measure, storage },
      signal,
      tenant,
      onPlace,
      actions,
    });
  const unreached = backend === undefined ? ((await variables?.())?.[BACKEND] ?? null) : null;
  const as = session?.as ?? null;
  const reports = await render(routes);
  // A busy machine can keep a page from getting ready; the app is blamed only when it happens twice.
  const unready = [...new Set(reports.filter(isUnready).map((report) => report.route))];
  const again = unready.length === 0 ? [] : await render(unready);
  return new Map(
    [...reports, ...again].map((report) => [
      pageKey(report.route, report.viewport.width),
      renderedPage(report, { unreached, as, axeWidth }),
    ]),
  );
}

const isUnready = ({ problem, unseen }: PageReport): boolean => problem !== null || unseen !== null;

export const pageKey = (route: string, width: number): string => `${route} at ${width}`;

const NO_ADDRESS = "no page that was opened links to one";

/** The variable that names the app's backend. */
export const BACKEND = "VITE_SUPABASE_URL";

interface Seeing {
  /** The app's backend, where there is no copy of it. */
  unreached: string | null;
  /** Who is signed in, on the pages that were seen so. */
  as: string | null;
  axeWidth: number;
}

const renderedPage = (report: PageReport, seeing: Seeing): RenderedPage => ({
  route: report.route,
  check:
    report.address === null
      ? notRun(pageKey(report.route, report.viewport.width), "RUNTIME", NO_ADDRESS)
      : pageCheck(report, seeing),
  consoleErrors: report.consoleErrors.length,
  elsewhere: report.externalRequests.map((url) => url.split(/[?#]/, 1)[0]!),
  notAvailable: report.notAvailable,
  screenshot: report.screenshot,
  isWhole: isWhole(report),
  isUnready: isUnready(report) && !report.isEmpty,
});

function pageCheck(report: PageReport, { unreached, as, axeWidth }: Seeing): CheckOutcome {
  const name = pageKey(report.route, report.viewport.width);
  const isLate = report.status === null && report.unseen !== null;
  const hasAnswered = report.status !== null && report.status < 400;
  const status = hasAnswered || isLate ? [] : [`the page answered ${report.status ?? "nothing"}`];
  const runtime = [...status, ...(report.problem === null ? [] : [report.problem]), ...report.consoleErrors];
  const requests = report.failedRequests.map(({ url, reason }) => `${url}: ${reason}`);
  const wide = [`${TOO_WIDE} ${report.viewport.width} pixels`, ...report.beyondEdge].join(": ");
  const overflow = report.overflow ? [wide] : [];
  const problems = [...runtime, ...requests, ...overflow];
  if (report.unseen !== null && problems.length === 0) return notRun(name, "RUNTIME", report.unseen);
  // A page that complains of a missing part of its backend tells nothing of itself.
  if (report.notAvailable.length > 0 && problems.length > 0 && requests.length + overflow.length + status.length === 0)
    return notRun(name, "RUNTIME", `it asks for ${report.notAvailable.join(", ")}, and checks run no functions`);
  const log = problems.join("\n");
  const detail = [
    ...(report.isSignedIn ? [`signed in as ${as}`] : []),
    ...(report.address === report.route ? [] : [`opened at ${report.address}`]),
    counted(report.consoleErrors.length, "console error"),
    counted(report.failedRequests.length, "failed request"),
    ...(isUnready(report) ? [] : [report.overflow ? "wider than the screen" : "fits"]),
    ...(report.problem === null ? [] : [report.problem]),
    ...(report.unseen === null ? [] : [`not seen, because ${report.unseen}`]),
  ].join(", ");
  const code = runtime.length === 0 && requests.length > 0 ? "HTTP_CLIENT" : "IMMEDIATE_RUNTIME";
  // The person may have asked for an empty page, so an empty one is no reason to discard the work.
  const blocking = !isForOthers(report) && (runtime.length > (report.isEmpty ? 1 : 0) || requests.length > 0);
  const data = {
    route: report.route,
    ...(report.address === report.route ? {} : { address: report.address }),
    viewport: report.viewport.width,
    status: report.status,
    console: runtime,
    failed_requests: requests,
    overflow: report.overflow,
    ...(report.beyondEdge.length === 0 ? {} : { beyond_edge: report.beyondEdge }),
    ...(report.isSignedIn ? { as } : {}),
    ...(report.notAvailable.length === 0 ? {} : { not_available_in_checks: report.notAvailable }),
    ...(report.isSignIn ? { shows_sign_in_form: true } : {}),
    ...(report.actions.length === 0 ? {} : { actions: report.actions }),
    ...(report.measures.length === 0 ? {} : { measures: report.measures }),
    ...(report.pictureExtent === null ? {} : { picture: report.pictureExtent }),
    ...(report.logs.length === 0 ? {} : { logs: report.logs }),
    ...(report.requests.length === 0 ? {} : { requests: report.requests }),
    ...(report.viewport.width === axeWidth && !isUnready(report) ? { axe: report.accessibility } : {}),
  };
  const isBehindSignIn = report.isSignIn && !isSignInPath(report.route);
  return {
    ...{ name, ok: log === "", detail, code, log, problems, data },
    ...(log !== "" && !blocking ? { blocking } : {}),
    ...(isBehindSignIn ? { isBehindSignIn } : {}),
    ...(report.isSignedIn && as !== null ? { as } : {}),
    ...(asksBackend(report, unreached) ? { isWithoutData: true as const } : {}),
  };
}

/** Whoever was signed in for the check may not see this page: worth a word, and no proof of a fault. */
const isForOthers = ({ isSignedIn, status, failedRequests, consoleErrors }: PageReport): boolean =>
  isSignedIn &&
  status === 200 &&
  failedRequests.length > 0 &&
  failedRequests.every(({ reason }) => /^status 40[13]\b/.test(reason)) &&
  !consoleErrors.some((line) => UNCAUGHT.test(line));

export const asksBackend = ({ externalRequests }: PageReport, backend: string | null): boolean =>
  backend !== null &&
  externalRequests.some((url) => url === backend || url.startsWith(`${backend.replace(/\/$/, "")}/`));
