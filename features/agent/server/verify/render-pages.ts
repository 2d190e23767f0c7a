/** Opens the built app's pages in a browser without a network, at phone and desktop width. */
import type { PageReport } from "@slipway/platform/browser/port";
import type { Services } from "../../../services.ts";
import { notRun, type CheckOutcome, type PageTotals } from "./check-results.ts";

export interface RenderedPages {
  checks: CheckOutcome[];
  /** Null when nothing was rendered. */
  totals: PageTotals | null;
  /** PNG of the first page, as wide as was asked first. */
  screenshot: Uint8Array | null;
}

export interface RenderInput {
  files: ReadonlyMap<string, Uint8Array>;
  routes: readonly string[];
  /** Pixels. */
  widths: readonly number[];
  signal: AbortSignal;
}

/** A turn is not held up for a long tail of pages; what is left out is said. */
const MAX_PAGES = 12;
const HEIGHT_OF: Record<number, number> = { 390: 844, 1440: 900 };

/** AppError `browser_unavailable` where no browser can be isolated. */
export async function renderPages(services: Services, { files, routes, widths, signal }: RenderInput): Promise<RenderedPages> {
  const shown = routes.slice(0, MAX_PAGES);
  const viewports = widths.map((width) => ({ width, height: HEIGHT_OF[width] ?? 900 }));
  const render = (wanted: readonly string[]): Promise<PageReport[]> =>
    services.browser.renderPages({ site: { kind: "files", files }, routes: wanted, viewports, screenshot: true, signal });
  const reports = await render(shown);
  // A busy machine can keep a page from getting ready; the app is blamed only when it happens twice.
  const unready = [...new Set(reports.filter((report) => report.problem !== null).map((report) => report.route))];
  const again = unready.length === 0 ? [] : await render(unready);
  const final = reports.map((report) => again.find((retried) => retried.route === report.route && retried.viewport.width === report.viewport.width) ?? report);
  const checks = final.map(pageCheck);
  if (routes.length > shown.length) {
    checks.push(notRun(`${routes.length - shown.length} more pages`, "RUNTIME", `at most ${MAX_PAGES} pages are opened in one turn`));
  }
  const consoleErrors = final.reduce((sum, report) => sum + report.consoleErrors.length, 0);
  return { checks, totals: { pages: shown.length, widths: widths.length, consoleErrors }, screenshot: final[0]?.screenshot ?? null };
}

function pageCheck(report: PageReport): CheckOutcome {
  const name = `${report.route} at ${report.viewport.width}`;
  const status = report.status !== null && report.status < 400 ? [] : [`the page answered ${report.status ?? "nothing"}`];
  const runtime = [...status, ...(report.problem === null ? [] : [report.problem]), ...report.consoleErrors];
  const requests = report.failedRequests.map(({ url, reason }) => `${url}: ${reason}`);
  const overflow = report.overflow ? [`the page is wider than ${report.viewport.width} pixels`] : [];
  const log = [...runtime, ...requests, ...overflow].join("\n");
  const detail = [
    `${report.consoleErrors.length} console errors`,
    `${report.failedRequests.length} failed requests`,
    report.overflow ? "wider than the screen" : "fits",
    ...(report.problem === null ? [] : [report.problem]),
  ].join(", ");
  const code = runtime.length === 0 && requests.length > 0 ? "HTTP_CLIENT" : "IMMEDIATE_RUNTIME";
  const blocking = runtime.length > 0 || requests.length > 0;
  return { name, ok: log === "", detail, code, log, ...(log !== "" && !blocking ? { blocking } : {}) };
}
