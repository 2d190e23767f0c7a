/**
 * A separate process that drives one browser for one site and is then killed: a page that hangs its browser, or a
 * browser that breaks its protocol, takes this process down and not the server. Two lines come on standard input: how
 * to start the browser, and later, perhaps, the job. Reports leave as lines on descriptor 3.
 */
import { readFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { chromium, errors, type Browser, type Page } from "playwright-core";
import { actOn } from "./acting/act.ts";
import { answerDialogs, type Dialogs } from "./acting/dialogs.ts";
import { keepOfferedFiles } from "./acting/downloads.ts";
import { measured } from "./acting/measure.ts";
import { followBackend, type BackendFailures } from "./looking/backend-failures.ts";
import { BEYOND_EDGE } from "./looking/beyond-edge.ts";
import { isSignInPath, SHOWS_SIGN_IN } from "./looking/sign-in-page.ts";
import { addressOf, fixedStart, hasParameter, MAX_LINKS } from "./page-addresses.ts";
import type { Viewport } from "./port.ts";
import { lanesOf, type LanePage } from "./looking/lanes.ts";
import { listen } from "./looking/listen.ts";
import { followRequests, type OpenRequests } from "./looking/open-requests.ts";
import { inSeconds, untilReady } from "./looking/page-readiness.ts";
import { takePicture, takeWholePicture, walkDown } from "./looking/take-picture.ts";
import { within } from "./looking/within.ts";
import { blankPage, type PageLine, type RenderJob } from "./render-job.ts";

const STEP_MS = 5_000;
/** A page without an answer for this long hangs. */
const ANSWER_MS = 2_000;
/** An action may lead to a page that has to load; one that leads nowhere is not waited for. */
const ACTION_BOUNDS = { timeoutMs: 1_500, loadingMs: 1_500 };
const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 1_000;
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const LINKS = `[...document.querySelectorAll("a[href]")]
  .filter((link) => link.origin === location.origin && link.pathname !== location.pathname)
  .slice(0, ${MAX_LINKS})
  .map((link) => link.pathname + link.search)`;

/** A list may appear a moment after the page that shows it. */
const LINK_MS = 1000;

/** Keeps the storage's entries and answers those of before. `add` adds some, `only` replaces all. */
const REPLACE_STORAGE = `(({ add, only }) => {
  const before = { ...localStorage };
  if (only) { localStorage.clear(); sessionStorage.clear(); }
  for (const [name, value] of Object.entries(add ?? only)) localStorage.setItem(name, value);
  return before;
})`;

const BLANK_PATH = "/~blank.txt";

const cut = (text: string, length = LONGEST_LINE): string => text.slice(0, length);

const blankLine = (index: number, address: string | null = null): PageLine => ({
  index,
  address,
  screenshot: null,
  problem: null,
  unseen: null,
  ...blankPage(),
});

/** The state behind a tab's events: a tab moves from route to route, and each route has its own report. */
interface Tab {
  page: Page;
  requests: OpenRequests;
  failures: BackendFailures;
  dialogs: Dialogs;
  isSignedIn: boolean;
  report: PageLine;
  /** Addresses of the site that its pages linked to. The entries behind them may exist in this tab's storage only. */
  links: Set<string>;
  /** Paths whose links have been read. */
  searched: Set<string>;
}

async function openTab(browser: Browser, job: RenderJob, viewport: Viewport): Promise<Tab> {
  const { origin, session, dark } = job;
  const isSignedIn = session?.when === "always";
  const stored = { ...job.storage, ...(isSignedIn ? session!.storage : {}) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...{ viewport, reducedMotion: "reduce", serviceWorkers: "block", colorScheme: dark ? "dark" : "light" },
    ...(localStorage.length > 0 ? { storageState: { cookies: [], origins: [{ origin, localStorage }] } } : {}),
  });
  if (job.pages.some(({ actions }) => actions.length > 0)) await keepOfferedFiles(context);
  const page = await context.newPage();
  const requests = followRequests(page, origin);
  const failures = followBackend(page, job);
  const tab: Tab = {
    ...{ page, requests, failures, isSignedIn, dialogs: answerDialogs(page) },
    report: blankLine(0),
    links: new Set(),
    searched: new Set(),
  };
  listen(page, job, () => tab.report);
  return tab;
}

async function readAccessibility(page: Page): Promise<PageLine["accessibility"]> {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(source);
  const { violations } = (await page.evaluate(
    `axe.run({ resultTypes: ["violations"], runOnly: ${JSON.stringify(WCAG)} })`,
  )) as {
    violations: { id: string; impact: string | null; help: string; nodes: { target: unknown[] }[] }[];
  };
  return violations.slice(0, 100).map(({ id, impact, help, nodes }) => ({
    rule: cut(id),
    impact,
    help: cut(help),
    elements: nodes.slice(0, 10).map(({ target }) => cut(target.join(" "))),
  }));
}

const isMeasured = ({ axe, pages }: RenderJob, index: number): boolean =>
  typeof axe === "boolean" ? axe : axe.width === pages[index]!.viewport.width;

/** Null while none of the tab's pages had a link to it. */
const knownAddress = (tab: Tab, job: RenderJob, route: string): string | null =>
  hasParameter(route) ? addressOf(route, [...tab.links], job.links.others) : route;

/** Links that may match the route. "New" often stands beside a list before its entries have come. */
function linksTo(route: string, others: readonly string[]): string {
  const start = fixedStart(route);
  const beside = others.filter((other) => !hasParameter(other) && other.startsWith(start));
  return `a[href*=${JSON.stringify(start)}]${beside.map((other) => `:not([href=${JSON.stringify(other)}])`).join("")}`;
}

/** Reads a page's links to its own site; a hung page has none. Waits a moment where a link is likely to come. */
async function readLinks(tab: Tab, job: RenderJob, path: string): Promise<void> {
  const open = job.pages.flatMap(({ route }) => (knownAddress(tab, job, route) === null ? [route] : []));
  if (open.length === 0) return;
  if (job.links.pages.includes(path)) {
    const links = open.map((route) => linksTo(route, job.links.others)).join(", ");
    await within(tab.page.waitForSelector(links, { state: "attached", timeout: LINK_MS }), null, LINK_MS);
  }
  const found: unknown = await within(tab.page.evaluate(LINKS), [], ANSWER_MS);
  for (const link of Array.isArray(found) ? found : []) if (typeof link === "string") tab.links.add(link);
  tab.searched.add(path);
}

/** An address for the route; null when neither the tab's pages nor the given ones link to one. */
async function addressFor(tab: Tab, job: RenderJob, route: string): Promise<string | null> {
  for (const path of job.links.pages) {
    if (knownAddress(tab, job, route) !== null) break;
    if (tab.searched.has(path)) continue;
    // Faults of this page are reported where the page itself is requested.
    tab.report = blankLine(0);
    await within(tab.page.goto(job.origin + path, { waitUntil: "commit" }), null, job.timeoutMs);
    await untilReady(tab.page, tab.requests, { timeoutMs: job.timeoutMs, loadingMs: job.timeoutMs });
    await readLinks(tab, job, path);
  }
  return knownAddress(tab, job, route);
}

async function look(tab: Tab, job: RenderJob, index: number): Promise<PageLine> {
  const { page, requests } = tab;
  const address = await addressFor(tab, job, job.pages[index]!.route);
  const report = (tab.report = { ...blankLine(index, address), isSignedIn: tab.isSignedIn });
  if (address === null) return report;
  tab.failures.begin();
  const startedAt = performance.now();
  try {
    const response = await page.goto(job.origin + address, { waitUntil: "commit", timeout: job.timeoutMs });
    report.status = response?.status() ?? null;
    const { answers, ...found } = await untilReady(page, requests, job);
    Object.assign(report, found);
    if (!answers) return report;
  } catch (error) {
    // An overloaded machine answers late, which is no fault of the page.
    if (error instanceof errors.TimeoutError) report.unseen = `it gave no answer after ${inSeconds(job.timeoutMs)}`;
    else
      report.problem = cut(
        `The page could not be opened: ${error instanceof Error ? error.message.split("\n")[0] : "unknown"}`,
      );
    return report;
  } finally {
    report.durationMs = performance.now() - startedAt;
  }
  report.isSignIn = report.unseen === null && (await isSignIn(page, address));
  // It is looked at again by somebody who is signed in.
  if (isOpenedAgain(report, job)) return report;
  await read(tab, job, index);
  Object.assign(report, await tab.failures.told(report.failedRequests));
  await readLinks(tab, job, address);
  return report;
}

async function isSignIn(page: Page, address: string): Promise<boolean> {
  const landed = new URL(page.url()).pathname;
  if (landed !== new URL(address, page.url()).pathname && isSignInPath(landed)) return true;
  return (await within(page.evaluate(SHOWS_SIGN_IN), false, STEP_MS)) === true;
}

/** The page's own content is behind a sign-in, and there is somebody to sign in. */
const isOpenedAgain = (report: PageLine, { session, pages }: RenderJob): boolean =>
  session?.when === "behind_sign_in" &&
  report.isSignIn &&
  !report.isSignedIn &&
  report.problem === null &&
  !isSignInPath(pages[report.index]!.route);

/** A page that was not seen is not judged; of one that stays empty a picture is taken. */
async function read({ page, requests, report, dialogs }: Tab, job: RenderJob, index: number): Promise<void> {
  report.title = cut(await within(page.title(), "", STEP_MS));
  if (report.unseen !== null) return;
  const settled = (): Promise<unknown> => untilReady(page, requests, ACTION_BOUNDS);
  const acting = { page, origin: job.origin, errors: report.consoleErrors, dialogs, settled };
  const { actions } = job.pages[index]!;
  report.actions = await actOn(acting, actions);
  if (job.fullPage) await walkDown(page, settled);
  if (actions.length > 0) report.isSignIn = await isSignIn(page, report.address ?? "/");
  report.overflow =
    (await within(page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"), false, STEP_MS)) === true;
  if (report.overflow) report.beyondEdge = await within<string[]>(page.evaluate(BEYOND_EDGE), [], STEP_MS);
  if (job.text) {
    const text = await within(page.evaluate("document.body.innerText"), "", STEP_MS);
    report.text = String(text).slice(0, LONGEST_TEXT);
  }
  if (isMeasured(job, index) && report.problem === null)
    report.accessibility = await within(readAccessibility(page), [], 2 * STEP_MS);
  if (job.measure.length > 0) report.measures = await within(measured(page, job.measure), [], STEP_MS);
  if (job.screenshot === "every" || (job.screenshot === "first" && index === 0)) {
    const picture = await (job.fullPage ? takeWholePicture(page) : takePicture(page));
    report.screenshot = picture?.png.toString("base64") ?? null;
    report.pictureExtent = picture?.extent ?? null;
  }
}

function send(report: PageLine): void {
  const bytes = Buffer.from(`${JSON.stringify(report)}\n`);
  // Synchronous: the next page may hang this process for good.
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(3, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

async function main(): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { done, value } = await lines.next();
    // The browser is no longer needed.
    if (done === true) process.exit(0);
    return JSON.parse(value);
  };
  const [executablePath, ...args] = (await next()) as string[];
  const browser: Browser = await chromium.launch({
    executablePath: executablePath!,
    args,
    // Our arguments are complete; Playwright's defaults would switch Chromium's sandbox off.
    ignoreDefaultArgs: true,
    env: {},
    timeout: 20_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // A browser that dies before its job just ends; later it is reported with the page it showed.
  const giveUp = (): never => process.exit(1);
  browser.once("disconnected", giveUp);
  writeSync(3, "ready\n");
  const job = (await next()) as RenderJob;
  browser.off("disconnected", giveUp);
  const lanes = lanesOf(job.pages.map((_page, index) => lanePage(job, index)));
  const gated = new Set<string>();
  const widest = Math.max(...job.pages.map(({ viewport }) => viewport.width));
  const isFree = job.session !== null && !job.pages.some(({ route }) => hasParameter(route));
  // Lanes of two widths begin at different ends, and learn from each other which routes are behind a sign-in.
  const ordered = (lane: number[]): number[] =>
    isFree && job.pages[lane[0]!]!.viewport.width < widest ? lane.toReversed() : lane;
  await Promise.all(lanes.map((lane) => lookAtAll(browser, job, { indexes: ordered(lane), gated })));
  process.exit(0);
}

/** Measuring accessibility takes as long again as everything else about a page. */
function lanePage(job: RenderJob, index: number): LanePage {
  const { route, viewport } = job.pages[index]!;
  const links = hasParameter(route) ? "needs" : job.links.pages.includes(route) ? "has" : null;
  return { width: viewport.width, weight: isMeasured(job, index) ? 2 : 1, links };
}

interface Lane {
  indexes: readonly number[];
  /** Routes that showed only a sign-in in any lane: the other widths of them are opened signed in at once. */
  gated: Set<string>;
}

/** One tab goes from page to page, because opening a tab costs more than the page. A hung tab is replaced. */
async function lookAtAll(browser: Browser, job: RenderJob, { indexes, gated }: Lane): Promise<void> {
  let open: { tab: Tab; width: number } | null = null;
  for (const index of indexes) {
    const { viewport, route, actions } = job.pages[index]!;
    if (open === null || open.width !== viewport.width) {
      await leave(open?.tab);
      open = { tab: await openTab(browser, job, viewport), width: viewport.width };
    }
    const { tab } = open;
    let report = gated.has(route) ? null : await look(tab, job, index);
    if (report === null || isOpenedAgain(report, job)) {
      gated.add(route);
      report = await signedIn(tab, job, () => look(tab, job, index));
    }
    send(report);
    // A page that actions were done with keeps its tab, because its storage has changed.
    if (report.problem !== null || report.unseen !== null || actions.length > 0) {
      await leave(open.tab);
      open = null;
    }
  }
}

/** Puts the session into the tab's storage for one page. What was there before is there again afterwards. */
async function signedIn(
  tab: Tab,
  { session, origin, timeoutMs }: RenderJob,
  work: () => Promise<PageLine>,
): Promise<PageLine> {
  const { page } = tab;
  // A page of the site that runs no code has the same storage.
  const still = (): Promise<unknown> =>
    page.goto(`${origin}${BLANK_PATH}`, { waitUntil: "commit", timeout: timeoutMs });
  const replace = async (entries: unknown): Promise<unknown> => {
    await still();
    return page.evaluate(`${REPLACE_STORAGE}(${JSON.stringify(entries)})`);
  };
  const before = await within(replace({ add: session!.storage }), null, STEP_MS);
  tab.isSignedIn = true;
  try {
    return await work();
  } finally {
    tab.isSignedIn = false;
    await within(replace({ only: before ?? {} }), null, STEP_MS);
  }
}

/** A hung tab does not close, and the next one does not need it to. */
const leave = (tab: Tab | undefined): Promise<void> =>
  within(tab?.page.context().close() ?? Promise.resolve(), undefined, 1_000);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
