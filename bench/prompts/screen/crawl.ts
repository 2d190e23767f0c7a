/**
 * Crawls every page of an app: dead links, console errors, failed requests, three widths, axe in both appearances,
 * pictures, text.
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, ConsoleMessage, Page, Request, Response } from "playwright-core";
import { PRESS, visit, type Hygiene, type PageFacts, type Visit } from "./app.ts";
import { join } from "node:path";
import { mkdir } from "node:fs/promises";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Pages of one kind (`/bread/1`, `/bread/2`) are alike: this many of each are opened, and one is examined in full. */
const OF_A_KIND = 3;
const PAGES = 30;
const NOWHERE = "/no-such-page-a7f3";

export interface Crawled {
  pages: PageFacts[];
  hygiene: Hygiene;
  /** Brightness of a 1440 px screenshot of the first page, 32 by 20 points. */
  picture: number[];
}

interface FoundLink {
  href: string;
  text: string;
  inNav: boolean;
}

/** Runs in the page. */
function readPage(): Omit<PageFacts, "path" | "labels" | "linkedFromNav"> & {
  links: FoundLink[];
  brokenAnchors: string[];
} {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)]
      .filter(window.probe.visible)
      .map(
        (one) =>
          (one as HTMLElement).innerText || one.getAttribute("aria-label") || one.getAttribute("placeholder") || "",
      )
      .map((text) => text.trim())
      .filter((text) => text !== "");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => ({
    href: link.getAttribute("href")!,
    text: `${link.innerText.trim()} ${link.getAttribute("aria-label") ?? ""}`.trim(),
    inNav: link.closest("nav, header, aside, [role=navigation]") !== null,
  }));
  const anchors = links.map(({ href }) => href).filter((href) => href.startsWith("#"));
  return {
    title: document.title,
    headings: texts("h1, h2, h3, h4, legend, [role=heading]"),
    controls: [
      ...texts("label, th, dt, button, [role=button], [role=tab], summary"),
      ...[...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")!),
    ].slice(0, 300),
    text: document.body.innerText,
    bar: [...document.querySelectorAll<HTMLElement>("header button, nav button")]
      .filter(window.probe.visible)
      .map((button) => `${button.innerText.trim()} ${button.getAttribute("aria-label") ?? ""}`.trim()),
    links,
    brokenAnchors: anchors.filter(
      (href) => href === "#" || document.getElementById(decodeURIComponent(href.slice(1))) === null,
    ),
  };
}

/** `/bread/7` and `/bread/rye-loaf` are of one kind, because they are below the same page. */
const kindOf = (path: string): string => path.split(/[?#]/)[0]!.replace(/(\/[^/]+)\/[^/]+$/, "$1/*");

interface Watch {
  errors: string[];
  failed: string[];
}

/** Watches until it is disposed; the page then serves other visits. */
function watch(page: Page, origin: string): Watch & Disposable {
  const seen: Watch = { errors: [], failed: [] };
  const where = (): string => new URL(page.url()).pathname;
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === "error") seen.errors.push(`${where()}: ${message.text().slice(0, 200)}`);
  };
  const onError = (error: Error): void => void seen.errors.push(`${where()}: ${error.message.slice(0, 200)}`);
  const onFailed = (request: Request): void => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") seen.failed.push(`${where()}: ${request.url()}`);
  };
  const onAnswer = (answer: Response): void => {
    if (answer.status() >= 400 && answer.url().startsWith(origin))
      seen.failed.push(`${where()}: ${answer.status()} ${answer.url()}`);
  };
  page.on("console", onConsole).on("pageerror", onError).on("requestfailed", onFailed).on("response", onAnswer);
  return {
    ...seen,
    [Symbol.dispose]: () =>
      void page
        .off("console", onConsole)
        .off("pageerror", onError)
        .off("requestfailed", onFailed)
        .off("response", onAnswer),
  };
}

async function darken(visited: Visit): Promise<boolean> {
  const background = (): Promise<string> =>
    visited.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await visited.page.emulateMedia({ colorScheme: "dark" });
  await visited.settled();
  if ((await background()) !== light) return true;
  const toggle = visited.page
    .getByRole("button", { name: /dark|theme|appearance|colou?r mode|dunkel|oscuro/i })
    .locator("visible=true");
  if ((await toggle.count()) > 0)
    await toggle
      .first()
      .click(PRESS)
      .catch(() => undefined);
  await visited.settled();
  return (await background()) !== light;
}

async function axe(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${where}: ${id} (${nodes.length}), ${nodes[0]?.target.join(" ").slice(0, 120)}`,
  );
}

async function overflowAt(visited: Visit, width: number): Promise<string[]> {
  await visited.page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await visited.settled();
  const by = await visited.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const path = new URL(visited.page.url()).pathname;
  return by > 0 ? [`${path} at ${width} by ${by} px`] : [];
}

const fileName = (path: string, width: number): string =>
  `${path === "/" ? "home" : path.slice(1).replaceAll(/[^\w-]+/g, "_")}-${width}.png`;

interface Crawl {
  app: { browser: Browser; origin: string };
  hygiene: Hygiene;
  folder: string;
}

/** Examines widths, pictures and axe of an open page. */
async function examine({ hygiene, folder }: Crawl, visited: Visit, path: string): Promise<void> {
  const { page } = visited;
  hygiene.overflow.push(...(await overflowAt(visited, 1440)));
  await page.screenshot({ path: join(folder, fileName(path, 1440)) });
  hygiene.axe.push(...(await axe(page, `${path} 1440 light`)));
  hygiene.overflow.push(...(await overflowAt(visited, 768)));
  await page.setViewportSize({ width: 390, height: 844 });
  await visited.settled();
  await page.screenshot({ path: join(folder, fileName(path, 390)) });
  hygiene.overflow.push(...(await overflowAt(visited, 360)));
  hygiene.axe.push(...(await axe(page, `${path} 360 light`)));
  if (await darken(visited)) {
    hygiene.axe.push(...(await axe(page, `${path} 360 dark`)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await visited.settled();
    hygiene.axe.push(...(await axe(page, `${path} 1440 dark`)));
  }
}

/** The app's heading for an unknown address: a page with the same heading is a dead end. */
async function nowhereHeading(crawl: Crawl): Promise<string> {
  await using visited = await visit(crawl.app, { path: NOWHERE });
  return await visited.page.evaluate(
    () => document.querySelector("h1")?.textContent ?? document.body.innerText.slice(0, 80),
  );
}

/** A thumbnail's brightness, for "near-equal screens". */
async function pictureOf(visited: Visit, folder: string): Promise<number[]> {
  const png = await visited.page.screenshot({ path: join(folder, "first-screen.png") });
  return visited.page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = 32;
      canvas.height = 20;
      const brush = canvas.getContext("2d")!;
      brush.drawImage(image, 0, 0, 32, 20);
      const { data } = brush.getImageData(0, 0, 32, 20);
      return Array.from({ length: 640 }, (_none, at) =>
        Math.round(0.3 * data[at * 4]! + 0.59 * data[at * 4 + 1]! + 0.11 * data[at * 4 + 2]!),
      );
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
}

/** `full: false` reads pages and links only, which is enough for a comparison after a change. */
export async function crawl(
  browser: Browser,
  origin: string,
  { folder, full }: { folder: string; full: boolean },
): Promise<Crawled> {
  await mkdir(folder, { recursive: true });
  const hygiene: Hygiene = { deadLinks: [], consoleErrors: [], failedRequests: [], overflow: [], axe: [] };
  const job: Crawl = { app: { browser, origin }, hygiene, folder };
  const missing = await nowhereHeading(job);
  const pages: PageFacts[] = [];
  const labels = new Map<string, { texts: Set<string>; inNav: boolean; from: string }>([
    ["/", { texts: new Set(), inNav: true, from: "/" }],
  ]);
  const opened = new Map<string, number>();
  let picture: number[] = [];
  // An app behind a sign-in shows the same on every address, so a dead end cannot be told there.
  let gated = false;
  for (const [path, { from, inNav }] of labels) {
    const kind = kindOf(path);
    const before = opened.get(kind) ?? 0;
    if (pages.length >= PAGES || (before >= OF_A_KIND && !inNav)) continue;
    opened.set(kind, before + 1);
    await using visited = await visit(job.app, { path: null });
    using seen = watch(visited.page, origin);
    await visited.go(path);
    const { links, brokenAnchors, ...facts } = await visited.page.evaluate(readPage);
    const heading = await visited.page.evaluate(
      () => document.querySelector("h1")?.textContent ?? document.body.innerText.slice(0, 80),
    );
    if (path === "/") gated = heading === missing;
    if (path !== "/" && ((heading === missing && !gated) || facts.text.trim().length < 20)) {
      hygiene.deadLinks.push(`${from} leads to ${path}, which does not exist`);
      continue;
    }
    hygiene.deadLinks.push(...brokenAnchors.map((href) => `${path} leads to ${href}, which is nowhere on it`));
    for (const link of links) note(labels, link, { origin, from: path });
    pages.push({ path, ...facts, labels: [], linkedFromNav: false });
    if (full && path === "/") picture = await pictureOf(visited, folder);
    if (full && (before === 0 || inNav)) await examine(job, visited, path);
    hygiene.consoleErrors.push(...new Set(seen.errors));
    hygiene.failedRequests.push(...new Set(seen.failed));
  }
  for (const page of pages) {
    const known = labels.get(page.path)!;
    page.labels = [...known.texts];
    page.linkedFromNav = known.inNav;
  }
  return { pages, hygiene, picture };
}

type Labels = Map<string, { texts: Set<string>; inNav: boolean; from: string }>;

/** Links of the site itself, without their anchors; external ones are skipped. */
function note(
  labels: Labels,
  { href, text, inNav }: FoundLink,
  { origin, from }: { origin: string; from: string },
): void {
  if (/^(#|mailto:|tel:|javascript:|data:|blob:|sms:)/i.test(href)) return;
  const target = new URL(href, new URL(from, origin));
  if (target.origin !== new URL(origin).origin) return;
  const path = target.pathname;
  const known = labels.get(path) ?? { texts: new Set<string>(), inNav: false, from };
  known.texts.add(text);
  known.inNav ||= inNav;
  labels.set(path, known);
}
