/** Pages of the journeys, each in a context of its own. */
import { setTimeout } from "node:timers/promises";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, BrowserContext, Page } from "playwright-core";

export { launchChromium } from "@slipway/platform/testing/test-chromium";

/** Wide desktop and small phone: the two widths at which every screen is checked. */
export const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

export interface OpenPage extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
  /** Errors on the page's console, and failed requests. */
  problems: string[];
}

/** Cookies and storage of a context in which somebody has signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The session of a person who signed up by a call, as that person's browser stores it. */
export function signedInAs({ headers }: Pick<TestPerson, "headers">): SignedIn {
  const domain = new URL(headers["origin"]!).hostname;
  const cookies = headers["cookie"]!.split("; ").map((pair) => {
    const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    const rules = { path: "/", expires: -1, httpOnly: true, secure: true, sameSite: "Lax" } as const;
    return { name, value, domain, ...rules };
  });
  return { cookies, origins: [] };
}

export async function openPage(
  browser: Browser,
  options: { viewport?: keyof typeof VIEWPORTS; dark?: boolean; as?: SignedIn } = {},
): Promise<OpenPage> {
  const viewport = options.viewport ?? "desktop";
  const context = await browser.newContext({
    ...(options.as && { storageState: options.as }),
    viewport: VIEWPORTS[viewport],
    isMobile: viewport === "phone",
    hasTouch: viewport === "phone",
    colorScheme: options.dark === true ? "dark" : "light",
    reducedMotion: "reduce",
  });
  // Longest time of a step on a busy machine.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    // Every first page asks who is signed in, and 401 means "nobody"; the browser logs it.
    const asksWho = message.location().url.endsWith("/api/user") && message.text().includes("401");
    if (message.type() === "error" && !asksWho) problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  const refusals = toldRefusals(page);
  return {
    context,
    page,
    problems,
    async [Symbol.asyncDispose]() {
      // The console names the address of a refused call, and not the reason.
      if (problems.length > 0) console.warn([...problems, ...(await Promise.all(refusals))].join("\n"));
      await context.close();
    },
  };
}

const MAX_REFUSALS = 20;
/** A page that went away may leave a body that never ends: it must not hold up the journey. */
const BODY_WITHIN_MS = 1_000;

/** Answers of calls that were refused, as they come in. */
function toldRefusals(page: Page): Promise<string>[] {
  const refusals: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.status() < 400 || response.status() === 401 || refusals.length === MAX_REFUSALS) return;
    const told = (body: string): string => `${response.request().method()} ${response.url()}: ${body.slice(0, 500)}`;
    const body = response.text().then(told, () => told("no body"));
    refusals.push(Promise.race([body, setTimeout(BODY_WITHIN_MS, told("a body that did not end"))]));
  });
  return refusals;
}

/** Saves a picture for people who review the screens, when SLIPWAY_PICTURES names a folder. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SLIPWAY_PICTURES"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}
