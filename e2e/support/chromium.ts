/** The browser of the journeys: Chromium of the machine, one fresh profile per call. */
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const ARGUMENTS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
  "--disable-sync", "--font-render-hinting=none",
];

/** Wide desktop and small phone: the two widths every screen is looked at. */
export const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env["SLIPWAY_CHROMIUM"] ?? "/usr/bin/chromium", args: ARGUMENTS, headless: true });

export interface OpenPage extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
  /** What the page said on its console as an error, and requests that failed. */
  problems: string[];
}

export async function openPage(browser: Browser, options: { viewport?: keyof typeof VIEWPORTS; dark?: boolean } = {}): Promise<OpenPage> {
  const viewport = options.viewport ?? "desktop";
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    isMobile: viewport === "phone",
    hasTouch: viewport === "phone",
    colorScheme: options.dark === true ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return { context, page, problems, [Symbol.asyncDispose]: () => context.close() };
}
