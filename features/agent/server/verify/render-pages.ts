/** Opens the built app's pages in a browser without a network, at phone and desktop width. */
import { counted } from "@slipway/kernel/text/counted";
import type { PageAction } from "@slipway/platform/browser/acting/page-action";
import { isWhole, type LinkSources, type PageReport } from "@slipway/platform/browser/port";
import type { Needs } from "../../../services.ts";
import { notRun, type CheckOutcome } from "./check-results.ts";
import { WIDTHS } from "./places.ts";

export interface RenderedPage {
  route: string;
  /** Not run where no address of the route is known. */
  check: CheckOutcome;
  consoleErrors: number;
  /** Addresses elsewhere that it asked for, without their queries. */
  elsewhere: readonly string[];
  /** PNG. */
  screenshot: Uint8Array | null;
  /** The picture shows the page as its visitors see it. */
  isWhole: boolean;
}

export interface RenderInput {
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
  /** Done with each page before it is judged. */
  actions?: readonly PageAction[];
}

const AXE_WIDTH = WIDTHS.desktop;
const HEIGHT_OF: Record<number, number> = { 390: 844, 1440: 900 };

/** One page for each route and width, by `pageKey`. AppError `browser_unavailable` where no browser can be isolated. */
export async function renderPages(
  services: Needs<"browser">,
  { files, routes, links, widths, signal, tenant, onPlace, variables, actions = [] }: RenderInput,
): Promise<Map<string, RenderedPage>> {
  const viewports = widths.map((width) => ({ width, height: HEIGHT_OF[width] ?? 900 }));
  const render = (wanted: readonly string[]): Promise<PageReport[]> =>
    services.browser.renderPages({
      site: { kind: "files", files },
      routes: wanted,
      links,
      viewports,
      screenshot: "every",
      // Measured once per page: the rules take longer than opening it, and find the same at both widths, apart from
      // overflow, which is reported anyway.
      axe: { width: AXE_WIDTH },
      signal,
      tenant,
      onPlace,
      actions,
    });
  const backend = (await variables?.())?.[BACKEND] ?? null;
  const reports = await render(routes);
  // A busy machine can keep a page from getting ready; the app is blamed only when it happens twice.
  const unready = [...new Set(reports.filter(isUnready).map((report) => report.route))];
  const again = unready.length === 0 ? [] : await render(unready);
  return new Map(
    [...reports, ...again].map((report) => [
      pageKey(report.route, report.viewport.width),
      renderedPage(report, backend),
    ]),
  );
}

const isUnready = ({ problem, unseen }: PageReport): boolean => problem !== null || unseen !== null;

export const pageKey = (route: string, width: number): string => `${route} at ${width}`;

/** Pages that are about an account themselves; anywhere else such a form stands in front of the page. */
const SIGN_IN_PAGE =
  /\/(?:log-?in|log-?on|sign-?(?:in|up)|auth|register|registration|join|account|konto|anmelden|anmeldung|registrieren|acceso|cuenta|entrar|registro|iniciar-sesion)$/i;

const NO_ADDRESS = "no page that was opened links to one";

/** The variable that names the app's backend. */
export const BACKEND = "VITE_SUPABASE_URL";

const renderedPage = (report: PageReport, backend: string | null): RenderedPage => ({
  route: report.route,
  check:
    report.address === null
      ? notRun(pageKey(report.route, report.viewport.width), "RUNTIME", NO_ADDRESS)
      : pageCheck(report, backend),
  consoleErrors: report.consoleErrors.length,
  elsewhere: report.externalRequests.map((url) => url.split(/[?#]/, 1)[0]!),
  screenshot: report.screenshot,
  isWhole: isWhole(report),
});

function pageCheck(report: PageReport, backend: string | null): CheckOutcome {
  const name = pageKey(report.route, report.viewport.width);
  const status =
    report.status !== null && report.status < 400 ? [] : [`the page answered ${report.status ?? "nothing"}`];
  const runtime = [...status, ...(report.problem === null ? [] : [report.problem]), ...report.consoleErrors];
  const requests = report.failedRequests.map(({ url, reason }) => `${url}: ${reason}`);
  const overflow = report.overflow ? [`the page is wider than ${report.viewport.width} pixels`] : [];
  const problems = [...runtime, ...requests, ...overflow];
  if (report.unseen !== null && problems.length === 0) return notRun(name, "RUNTIME", report.unseen);
  const log = problems.join("\n");
  const detail = [
    ...(report.address === report.route ? [] : [`opened at ${report.address}`]),
    counted(report.consoleErrors.length, "console error"),
    counted(report.failedRequests.length, "failed request"),
    ...(isUnready(report) ? [] : [report.overflow ? "wider than the screen" : "fits"]),
    ...(report.problem === null ? [] : [report.problem]),
    ...(report.unseen === null ? [] : [`not seen, because ${report.unseen}`]),
  ].join(", ");
  const code = runtime.length === 0 && requests.length > 0 ? "HTTP_CLIENT" : "IMMEDIATE_RUNTIME";
  // The person may have asked for an empty page, so an empty one is no reason to discard the work.
  const blocking = runtime.length > (report.isEmpty ? 1 : 0) || requests.length > 0;
  const data = {
    route: report.route,
    ...(report.address === report.route ? {} : { address: report.address }),
    viewport: report.viewport.width,
    status: report.status,
    console: runtime,
    failed_requests: requests,
    overflow: report.overflow,
    ...(report.isSignIn ? { shows_sign_in_form: true } : {}),
    ...(report.actions.length === 0 ? {} : { actions: report.actions }),
    ...(report.viewport.width === AXE_WIDTH && !isUnready(report) ? { axe: report.accessibility } : {}),
  };
  const isBehindSignIn = report.isSignIn && !SIGN_IN_PAGE.test(report.route);
  return {
    ...{ name, ok: log === "", detail, code, log, problems, data },
    ...(log !== "" && !blocking ? { blocking } : {}),
    ...(isBehindSignIn ? { isBehindSignIn } : {}),
    ...(asksBackend(report, backend) ? { isWithoutData: true as const } : {}),
  };
}

export const asksBackend = ({ externalRequests }: PageReport, backend: string | null): boolean =>
  backend !== null &&
  externalRequests.some((url) => url === backend || url.startsWith(`${backend.replace(/\/$/, "")}/`));
