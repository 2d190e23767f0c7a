/** Follows what a tab's page says and loads into the report of the page that it shows. Runs in the render worker. */
import type { Page } from "playwright-core";
import type { PageLine, RenderJob } from "../render-job.ts";

const MAX_ENTRIES = 50;
const LONGEST_LINE = 1_000;
/** The last lines are the ones near a fault. */
const MAX_LOGS = 20;
const LONGEST_LOG = 300;

const cut = (text: string, length = LONGEST_LINE): string => text.slice(0, length);

/** `reportOf` answers the report of now: a tab moves from page to page. */
export function listen(page: Page, { origin, backendPath }: RenderJob, reportOf: () => PageLine): void {
  const isBackends = (url: string): boolean => backendPath !== null && url.startsWith(`${origin}${backendPath}/`);
  const isOurs = (url: string): boolean => url.startsWith(`${origin}/`);
  const add = <T>(list: T[], entry: T): void => void (list.length < MAX_ENTRIES && list.push(entry));
  const external = (url: string): void => {
    const { externalRequests } = reportOf();
    if (/^(https?|wss?):/.test(url) && !externalRequests.includes(cut(url))) add(externalRequests, cut(url));
  };
  page.on("console", (message) => {
    if (message.type() !== "error") {
      const { logs } = reportOf();
      logs.push(cut(`${message.type()}: ${message.text()}`, LONGEST_LOG));
      if (logs.length > MAX_LOGS) logs.shift();
      return;
    }
    // The browser also logs each failed load; those are listed by address below.
    if (message.text().startsWith("Failed to load resource")) return;
    add(reportOf().consoleErrors, cut(message.text()));
  });
  page.on("pageerror", (error) => add(reportOf().consoleErrors, cut(`Uncaught ${error.name}: ${error.message}`)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    if (!isOurs(request.url())) external(request.url());
    // Navigating away aborts what is under way, which is no failure.
    else if (reason !== "net::ERR_ABORTED")
      add(reportOf().failedRequests, { url: cut(request.url()), reason: cut(reason) });
  });
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isOurs(response.url()) && !isBackends(response.url()) && response.status() >= 400 && !isDocument) {
      add(reportOf().failedRequests, { url: cut(response.url()), reason: `status ${response.status()}` });
    }
  });
}
