/** Chromium for one site at a time, each in a sandbox of its own: own user, own network namespace, own profile, own inner sandbox. */
import { unavailable } from "@slipway/kernel/errors";
import { FairQueue } from "../jobs/fair-queue.ts";
import { ACTION_MS, MAX_STEPS } from "./acting/page-action.ts";
import { prepareBrowserMachine, whyNoBrowser, type BrowserMachine, type ChromiumOptions } from "./browser-machine.ts";
import type { BrowserPort, PageReport, RenderRequest } from "./port.ts";
import { blankPage, MAX_MEASURED, pageLine, type RenderJob } from "./render-job.ts";
import { startSiteFront } from "./site-front.ts";
import { SITE_ORIGIN } from "./looking/site-backend.ts";
import { startBrowser, type StartedBrowser, type WhyNotSeen } from "./started-browser.ts";

const MAX_ROUTES = 20;
const MAX_VIEWPORTS = 4;
const MAX_LINK_PAGES = 3;
const MAX_WAITING = 50;
const START_MS = 25_000;
/** Bound for reading a page once it is ready: title, text, rules, picture. */
const READING_MS = 15_000;
/** An overloaded machine makes pages slow, so loading ones get more time. */
const LOADING_TIMES = 3;
const LONGEST_RENDER_MS = 180_000;
/** A browser that was started ahead ends after this long without use. */
const SPARE_MS = 30_000;

/** Resolves quickly; the machine is checked for a browser once. */
export async function createChromium(options: ChromiumOptions): Promise<BrowserPort> {
  const machine = await prepareBrowserMachine(options);
  const running = new Set<AsyncDisposable>();
  const max = options.max ?? 1;
  const looks = new FairQueue({
    name: "look",
    atOnce: max,
    waiting: {
      max: MAX_WAITING,
      onFull: () => unavailable("browser_busy", "Too many pages are waiting to be looked at."),
    },
  });
  const spare = spareOf(machine);
  return {
    prepare() {
      if (whyNoBrowser(machine) === null && running.size < max) spare.start();
    },
    async renderPages(request) {
      const reason = whyNoBrowser(machine);
      if (reason) throw unavailable("browser_unavailable", `Pages cannot be looked at on this server: ${reason}`);
      return looks.run(async (signal) => {
        const render = new Render({ ...request, signal });
        running.add(render);
        try {
          return await render.run(async () => (await spare.take()) ?? (await startBrowser(machine)));
        } finally {
          running.delete(render);
        }
      }, request);
    },
    async capabilities() {
      const reason = whyNoBrowser(machine);
      return {
        available: reason === null,
        engine: machine.chromium ?? "none",
        reduced: machine.isolation.reduced,
        reason,
      };
    },
    async [Symbol.asyncDispose]() {
      await spare[Symbol.asyncDispose]();
      await Promise.all([...running].map((render) => render[Symbol.asyncDispose]()));
      await machine.block?.[Symbol.asyncDispose]();
    },
  };
}

interface Spare extends AsyncDisposable {
  start(): void;
  /** Null when none was started, or when it has ended. */
  take(): Promise<StartedBrowser | null>;
}

/** Keeps at most one browser that waits for the next caller. */
function spareOf(machine: BrowserMachine): Spare {
  let started: { browser: Promise<StartedBrowser | null>; timer: NodeJS.Timeout } | null = null;
  const give = (): Promise<StartedBrowser | null> => {
    const { browser, timer } = started ?? { browser: Promise.resolve(null) };
    clearTimeout(timer);
    started = null;
    return browser;
  };
  const drop = async (): Promise<void> => (await give())?.[Symbol.asyncDispose]();
  return {
    start() {
      // The next caller then starts one and gets the error.
      started ??= {
        browser: startBrowser(machine).catch(() => null),
        timer: setTimeout(() => void drop(), SPARE_MS).unref(),
      };
    },
    async take() {
      const browser = await give();
      if (browser === null || (await browser.isThere())) return browser;
      await browser[Symbol.asyncDispose]();
      return null;
    },
    [Symbol.asyncDispose]: drop,
  };
}

class Render implements AsyncDisposable {
  #request: RenderRequest;
  #pages: RenderJob["pages"];
  #reports = new Map<number, PageReport>();
  #stop: (() => void) | null = null;
  #done = Promise.withResolvers<void>();

  constructor(request: RenderRequest) {
    this.#request = request;
    const viewports = (request.viewports ?? [{ width: 1_280, height: 800 }]).slice(0, MAX_VIEWPORTS);
    const routes = request.routes.slice(0, MAX_ROUTES).map(withSlash);
    const { actions = [], actionsByRoute } = request;
    const actionsOf = (at: number) => (actionsByRoute?.[at] ?? actions).slice(0, MAX_STEPS);
    this.#pages = routes.flatMap((route, at) =>
      viewports.map((viewport) => ({ route, viewport, actions: actionsOf(at) })),
    );
  }

  async run(start: () => Promise<StartedBrowser>): Promise<PageReport[]> {
    try {
      const why = await this.#look(start);
      return this.#pages.map(
        ({ route, viewport }, index) => this.#reports.get(index) ?? notSeen({ route, viewport, ...why }),
      );
    } finally {
      this.#done.resolve();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop?.();
    await this.#done.promise;
  }

  /** Answers the reason why pages were not seen. */
  async #look(start: () => Promise<StartedBrowser>): Promise<WhyNotSeen> {
    const { site, signal, screenshot = "none", text = false, axe = false, timeoutMs = 10_000 } = this.#request;
    await using browser = await start();
    await using _front = await startSiteFront(site, browser.siteSocket);
    this.#stop = () => browser.kill();
    if (signal?.aborted === true) browser.kill();
    signal?.addEventListener("abort", this.#stop, { once: true });
    const loadingMs = LOADING_TIMES * timeoutMs;
    const times = { timeoutMs, loadingMs };
    const { pages = [], others = [] } = this.#request.links ?? {};
    const links = { pages: pages.slice(0, MAX_LINK_PAGES).map(withSlash), others };
    const backendPath = site.kind === "files" ? (site.backend?.path ?? null) : null;
    const asked = { origin: SITE_ORIGIN, pages: this.#pages, links, ...times, backendPath };
    const { fullPage = false, dark = false, storage = {}, session = null } = this.#request;
    const measure = (this.#request.measure ?? []).slice(0, MAX_MEASURED);
    const job: RenderJob = { ...asked, session, screenshot, text, axe, fullPage, dark, measure, storage };
    const steps = this.#pages.reduce((sum, { actions }) => sum + actions.length, 0);
    const maxPages = job.pages.length + links.pages.length * MAX_VIEWPORTS;
    const neededMs = START_MS + maxPages * (loadingMs + READING_MS) + steps * ACTION_MS;
    const boundMs = Math.min(neededMs, LONGEST_RENDER_MS, this.#request.boundMs ?? Infinity);
    const why = await browser.look({ job, boundMs, onLine: (line) => this.#take(line) });
    signal?.removeEventListener("abort", this.#stop);
    signal?.throwIfAborted();
    return why;
  }

  #take(line: string): void {
    const parsed = pageLine.safeParse(safeJson(line));
    const page = parsed.success ? this.#pages[parsed.data.index] : undefined;
    if (!parsed.success || !page) return;
    const { route, viewport } = page;
    const { index, screenshot, ...report } = parsed.data;
    this.#reports.set(index, {
      ...{ route, viewport },
      ...report,
      screenshot: screenshot === null ? null : Buffer.from(screenshot, "base64"),
    });
  }
}

function safeJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const withSlash = (route: string): string => (/^\/(?!\/)/.test(route) ? route : `/${route.replace(/^\/+/, "")}`);

const notSeen = (page: WhyNotSeen & Pick<PageReport, "route" | "viewport">): PageReport => ({
  ...page,
  ...blankPage(),
  address: page.route,
  screenshot: null,
});
