/** A measured app: its address, the crawl's findings, and a fresh browser profile per visit. */
import type { Browser, Page } from "playwright-core";
import { installProbe, type ListedItem } from "./probe.ts";

export interface PageFacts {
  /** With a leading slash. */
  path: string;
  title: string;
  headings: string[];
  /** Texts of links to it. */
  labels: string[];
  /** Names of fields, columns and buttons. */
  controls: string[];
  text: string;
  linkedFromNav: boolean;
  /** Names of buttons beside the menu, such as a cart that opens in place. */
  bar: string[];
}

/** A builder's description of its app; null when there is none. */
export interface PlanFacts {
  archetype: string;
  entities: string[];
}

export interface App {
  origin: string;
  browser: Browser;
  pages: readonly PageFacts[];
  plan: PlanFacts | null;
  /** The request: text that merely repeats it does not count. */
  request: string;
  hygiene: Hygiene;
  /** Visits under way, for whoever has to end them. */
  open?: OpenVisits;
}

export interface OpenVisits {
  pages: Set<Page>;
  /** Time is over: no further visit may begin. */
  ended: boolean;
}

export interface Hygiene {
  deadLinks: string[];
  consoleErrors: string[];
  failedRequests: string[];
  /** `/menu at 360 by 12 px` */
  overflow: string[];
  /** `/menu 360 dark: color-contrast (3)` */
  axe: string[];
}

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  go(path: string): Promise<void>;
  settled(): Promise<void>;
  items(): Promise<ListedItem[]>;
  /** Visible text of the whole document. */
  text(): Promise<string>;
}

const ACTION_MS = 10_000;
/**
 * For controls that may turn out not to be pressable: long enough for a busy machine, and short enough for a question
 * with many of them.
 */
export const PRESS = { timeout: 4_000 } as const;

export interface VisitOptions {
  width?: number;
  path?: string | null;
}

/** Browser profiles are costly, so an emptied one serves the next visit. There are as many as concurrent visits. */
const idle = new WeakMap<Browser, Page[]>();

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", acceptDownloads: true });
  context.setDefaultTimeout(ACTION_MS);
  context.setDefaultNavigationTimeout(20_000);
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  // Confirms "are you sure" dialogs; an open dialog would stop everything.
  page.on("dialog", (dialog) => void dialog.accept("Given by the measurement").catch(() => undefined));
  return page;
}

/** Clears everything that the visit has left behind. A profile that cannot be cleared is not used again. */
async function giveBack(browser: Browser, page: Page, origin: string): Promise<void> {
  try {
    const [, ...opened] = page.context().pages();
    for (const other of opened) await other.close();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    await page.context().clearCookies();
    idle.set(browser, [...(idle.get(browser) ?? []), page]);
  } catch {
    await page.context().close();
  }
}

/** Visits as a first-time visitor: nothing stored, light appearance. */
export async function visit(
  { browser, origin, open }: Pick<App, "browser" | "origin" | "open">,
  options: VisitOptions = {},
): Promise<Visit> {
  if (open?.ended === true) throw new Error("time is up");
  const width = options.width ?? 1440;
  const page = idle.get(browser)?.pop() ?? (await newPage(browser));
  open?.pages.add(page);
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: "light" });
  // A form that opens another page replaces the one being asked.
  const ask = async <T>(question: () => T | Promise<T>): Promise<T> => {
    const asked = (): Promise<T> => page.evaluate(question) as Promise<T>;
    for (let left = 3; ; left -= 1)
      try {
        return await asked();
      } catch (error) {
        if (left === 0 || !/context was destroyed/i.test(String(error))) throw error;
        await page.waitForLoadState("load");
      }
  };
  const settled = (): Promise<void> => ask(() => window.probe.settled());
  const go = async (path: string): Promise<void> => {
    await page.goto(new URL(path, origin).href, { waitUntil: "load" });
    await settled();
  };
  const opened: Visit = {
    page,
    go,
    settled,
    items: () => ask(() => window.probe.items()),
    text: () => ask(() => document.body.innerText),
    async [Symbol.asyncDispose]() {
      open?.pages.delete(page);
      await giveBack(browser, page, origin);
    },
  };
  try {
    if (options.path !== null) await go(options.path ?? "/");
  } catch (error) {
    await page.context().close();
    throw error;
  }
  return opened;
}
