/**
 * The workspace with much in it, in a real browser over a started product: a difference of 200 files, a search through 2,000,
 * a chat of 2,000 messages, views that were opened before, versions that were built before. The baseline is the same step in
 * a small project, in the same run.
 */
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Page } from "playwright-core";
import { median, mustHold, report, type Figure, type Ratio } from "../figures.ts";
import { emptyProject, fillChat, save, startLargeProduct, type LargeProduct } from "./large-product.ts";
import { writeHistory } from "./long-history.ts";
import { keyToPaint, openAs, pressUntil, scroll, type Browser } from "./opened-page.ts";

const ROUNDS = 8;
const CHANGED_FILES = 200;
const FILES = 2000;
const MESSAGES = 2000;
const VERSIONS = 1000;
/** Two thirds of a frame at 60 a second: the rest is the browser's own. */
const FRAME_MS = 11;

/** A word of the names below; left out: all of them. */
const only = process.argv[2] ?? "";
const figures: Figure[] = [];
const ratios: Ratio[] = [];
const measured = (name: string, samples: readonly number[], goal?: number): void => {
  figures.push({ name, samples, unit: "ms", ...(goal === undefined ? {} : { goal }) });
};

async function rounds(count: number, once: () => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < count; round += 1) samples.push(await once());
  return samples;
}

const lines = (file: number, change: string): string =>
  Array.from(
    { length: 60 },
    (_none, line) => `export const value${line} = "${file} ${line % 7 === 0 ? change : "same"}";`,
  )
    .join("\n")
    .concat("\n");
const filesNamed = (folder: string, count: number, change: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_none, at) => [`src/${folder}/part-${at % 20}/file-${at}.ts`, lines(at, change)]),
  );

/** Only the last file contains them, so a search has to go through the whole project. */
const wordOf = (round: number): string => `needle-${"abcdefgh"[round - 1]!}`;
const LAST_FILE = { "src/zz/last.ts": Array.from({ length: ROUNDS }, (_none, at) => wordOf(at + 1)).join("\n") };

const project = (product: LargeProduct, id: string): string => `${product.url}/projects/${id}`;
const TOOL = (id: string): string => `button[data-tool="${id}"]`;
const openVersions = '[aria-label="Versions"]';

async function open(browser: Browser, product: LargeProduct, id: string): Promise<Page> {
  const page = await openAs(browser, product.maya);
  await page.goto(project(product, id));
  await page.locator('iframe[title="Preview of your app"]').waitFor();
  return page;
}

/** Views that were opened before: the first look at each is not counted. */
async function switchViews(browser: Browser, product: LargeProduct, id: string): Promise<void> {
  const page = await open(browser, product, id);
  const steps = [
    { name: "Code", press: TOOL("codeEditor"), until: ".cm-editor .cm-line" },
    { name: "Preview", press: TOOL("preview"), until: 'iframe[title="Preview of your app"]' },
    { name: "Versions", press: openVersions, until: 'aside[aria-label="All versions"] [data-version]' },
  ];
  for (const step of steps) await pressUntil(page, step);
  const samples = new Map(steps.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const step of steps) samples.get(step.name)!.push(await pressUntil(page, step));
  for (const [name, times] of samples) measured(`warm switch to ${name}`, times, 150);
  await page.context().close();
}

/** From the press on "View code" of a version to its first file, and to the last of them. */
async function openDifference(
  browser: Browser,
  product: LargeProduct,
  ids: { small: string; large: string },
): Promise<void> {
  const first = async (id: string): Promise<number> => {
    const page = await open(browser, product, id);
    await pressUntil(page, { press: openVersions, until: '[aria-label="View code"]' });
    const took = await pressUntil(page, { press: '[aria-label="View code"]', until: "section .cm-editor .cm-line" });
    await page.context().close();
    return took;
  };
  measured("difference of 1 file opens", await rounds(3, () => first(ids.small)));
  measured(`difference of ${CHANGED_FILES} files opens`, await rounds(3, () => first(ids.large)), 1000);

  const page = await open(browser, product, ids.large);
  await pressUntil(page, { press: openVersions, until: '[aria-label="View code"]' });
  const all = {
    press: '[aria-label="View code"]',
    until: `section:nth-of-type(${CHANGED_FILES}) button[aria-expanded]`,
  };
  measured(`all ${CHANGED_FILES} of its files stand`, [await pressUntil(page, all)], (CHANGED_FILES / 2) * 50 + 1000);
  await page.evaluate(() => {
    let list = document.querySelector(".cm-editor")?.closest("section")?.parentElement ?? null;
    while (list !== null && getComputedStyle(list).overflowY !== "auto") list = list.parentElement;
    list?.setAttribute("data-bench", "list");
  });
  const { framesPerSecond, worstMs, cpuMs, ownMs } = await scroll(page, "[data-bench=list]", 240);
  figures.push({ name: "it scrolls at", samples: [framesPerSecond], unit: "/s", goal: 58 });
  measured("its longest frame", [worstMs]);
  measured("processor time of a frame", [cpuMs]);
  measured("of that script, style and layout", [ownMs], FRAME_MS);
  await page.context().close();
}

/** From the last key to the matches on the screen, without the 300 ms that the search waits for more keys. */
async function search(browser: Browser, product: LargeProduct, id: string): Promise<number[]> {
  const page = await open(browser, product, id);
  await pressUntil(page, { press: TOOL("codeEditor"), until: ".cm-editor .cm-line" });
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Search in all files" });
  let at = 0;
  const samples = await rounds(ROUNDS, async () => {
    at += 1;
    await field.fill("");
    const took = field.evaluate(
      (input: HTMLInputElement, word) =>
        new Promise<number>((resolve) => {
          const started = performance.now();
          const look = (): void => {
            if (document.querySelector("mark")?.textContent === word) resolve(performance.now() - started - 300);
            else requestAnimationFrame(look);
          };
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, word);
          input.dispatchEvent(new Event("input", { bubbles: true }));
          requestAnimationFrame(look);
        }),
      wordOf(at),
    );
    return took;
  });
  await page.context().close();
  return samples;
}

interface Told {
  headings: number[];
  styles: number[];
}

/** Reports to the page outside when a frame has a heading, and when its style changed, both by this machine's clock. */
function tellOutside(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  if (window === window.top) {
    const told = { headings: [], styles: [] } as Told;
    Object.assign(window, { told });
    addEventListener("message", ({ data }: MessageEvent<{ bench?: keyof Told; at?: number } | null>) => {
      if (data?.bench !== undefined) told[data.bench].push(data.at!);
    });
    return;
  }
  const tell = (bench: keyof Told): void => window.top!.postMessage({ bench, at: now() }, "*");
  let stands = false;
  const look = (): void => {
    if (stands || document.querySelector("h1") === null) return;
    stands = true;
    requestAnimationFrame(() => tell("headings"));
  };
  new MutationObserver((changes) => {
    look();
    if (changes.some(({ type, target }) => type === "attributes" && target.nodeName === "H1"))
      requestAnimationFrame(() => tell("styles"));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
}

/** Milliseconds from `act`, which runs in the page, to the next thing a frame tells. */
const untilTold = (page: Page, what: keyof Told, act: { selector: string; value?: string }): Promise<number> =>
  page.evaluate(
    ({ what: kind, act: { selector, value } }) =>
      new Promise<number>((resolve, reject) => {
        const { told } = window as unknown as { told: Told };
        const before = told[kind].length;
        const element = document.querySelector<HTMLElement>(selector);
        if (element === null) return reject(new Error(`there is no ${selector}`));
        const started = performance.timeOrigin + performance.now();
        if (value === undefined) element.click();
        else {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(element, value);
          element.dispatchEvent(new Event("input", { bubbles: true }));
        }
        const look = (): void => {
          const at = told[kind][before];
          if (at !== undefined) return resolve(at - started);
          if (performance.timeOrigin + performance.now() - started > 60_000)
            return reject(new Error(`no ${kind} came`));
          setTimeout(look, 5);
        };
        look();
      }),
    { what, act },
  );

/** Versions with an existing build, because each was opened once before. */
async function pastVersions(browser: Browser, product: LargeProduct, id: string): Promise<number[]> {
  const page = await openAs(browser, product.maya, tellOutside);
  await page.goto(project(product, id));
  await pressUntil(page, { press: openVersions, until: "[data-version]:nth-of-type(2)" });
  const row = (at: number) => ({ selector: `[data-version]:nth-of-type(${at})` });
  for (const at of [2, 1]) await untilTold(page, "headings", row(at));
  let at = 1;
  const samples = await rounds(ROUNDS, () => untilTold(page, "headings", row((at = 3 - at))));
  await page.context().close();
  return samples;
}

/** From a number typed into the panel to the frame in which the element has it. */
async function visualEdits(browser: Browser, product: LargeProduct, id: string): Promise<number[]> {
  const page = await openAs(browser, product.maya, tellOutside);
  await page.goto(project(product, id));
  await page.getByRole("button", { name: "Visual edits", exact: true }).click();
  await page.getByRole("button", { name: "Select the page" }).waitFor();
  await page.frameLocator('iframe[title="Preview of your app"]').locator("h1").click();
  const size = page.getByRole("spinbutton", { name: "Type size" });
  await size.waitFor();
  await size.evaluate((element) => element.setAttribute("data-bench", "size"));
  let pixels = 40;
  const samples = await rounds(ROUNDS, () =>
    untilTold(page, "styles", { selector: "[data-bench=size]", value: String((pixels += 1)) }),
  );
  await page.context().close();
  return samples;
}

/** The list of a long history, and a restore as the person sees it: from the yes to the words that it is done. */
async function longHistory(browser: Browser, product: LargeProduct, id: string): Promise<void> {
  const list = { press: openVersions, until: '[aria-label="All versions"] [data-version]' };
  const opens: number[] = [];
  const restores: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open(browser, product, id);
    await pressUntil(page, list);
    await pressUntil(page, { press: TOOL("preview"), until: 'iframe[title="Preview of your app"]' });
    opens.push(await pressUntil(page, list));
    await page.locator("[data-version]").nth(1).click();
    await page.getByRole("button", { name: "Restore this version" }).click();
    const button = page.getByRole("dialog").getByRole("button", { name: "Restore", exact: true });
    await button.evaluate((element) => element.setAttribute("data-bench", "restore"));
    restores.push(await pressUntil(page, { press: "[data-bench=restore]", until: ".mantine-Notification-root" }));
    await page.context().close();
  }
  measured(`versions of ${VERSIONS} open, warm`, opens, 150);
  measured(`a restore among ${VERSIONS} is told`, restores, 1000);
}

async function longChat(
  browser: Browser,
  product: LargeProduct,
  id: string,
): Promise<{ opens: number[]; keys: number[] }> {
  const opens: number[] = [];
  const keys: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const page = await openAs(browser, product.maya);
    const started = performance.now();
    await page.goto(project(product, id), { waitUntil: "commit" });
    await page.getByRole("log", { name: "Conversation" }).locator("[data-message]").last().waitFor();
    opens.push(performance.now() - started);
    const box = page.getByRole("textbox", { name: "Message" });
    await box.click();
    for (const letter of "filter") keys.push(await keyToPaint(page, letter));
    await page.context().close();
  }
  return { opens, keys };
}

await using product = await startLargeProduct();
const small = await emptyProject(product);
await save(product, small, { "src/note.ts": "export const note = 1;\n" });
await save(product, small, { "src/note.ts": "export const note = 2;\n" });
const large = await emptyProject(product);
await save(product, large, filesNamed("changed", CHANGED_FILES, "before"));
await save(product, large, filesNamed("changed", CHANGED_FILES, "after"));
await save(product, small, LAST_FILE);
const wide = await emptyProject(product);
for (let part = 0; part < 4; part += 1) await save(product, wide, filesNamed(`many-${part}`, FILES / 4, "x"));
await save(product, wide, LAST_FILE);
const grown = await emptyProject(product);
const noteAt = (version: number): Record<string, string> => ({ "src/note.ts": `export const note = ${version};\n` });
await writeHistory(product, grown, { versions: VERSIONS, filesAt: noteAt });
const talked = await emptyProject(product);
await fillChat(product, talked, MESSAGES);
const fresh = await emptyProject(product);
await fillChat(product, fresh, 20);

const browser = await launchChromium();
/** One measurement that cannot be made leaves the others their figures. */
const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
  if (!what.includes(only)) return;
  try {
    await work();
  } catch (error) {
    console.error(error);
    mustHold(`${what} can be measured`, { holds: false, found: "the error above" });
  }
};
try {
  await attempt("warm views", () => switchViews(browser, product, small));
  await attempt("past versions", async () =>
    measured("past version, built before", await pastVersions(browser, product, small), 500),
  );
  await attempt("visual edits", async () =>
    measured("visual edit to screen", await visualEdits(browser, product, small), 50),
  );
  await attempt("differences", () => openDifference(browser, product, { small, large }));
  await attempt("history", () => longHistory(browser, product, grown));
  await attempt("search", async () => {
    measured("search through a starter's files", await search(browser, product, small));
    measured(`search through ${FILES} files`, await search(browser, product, wide), 300);
  });
  await attempt("chat", async () => {
    const short = await longChat(browser, product, fresh);
    const long = await longChat(browser, product, talked);
    measured("project with 20 messages opens", short.opens);
    measured(`project with ${MESSAGES} messages opens`, long.opens);
    measured("its key to paint", long.keys, 50);
    ratios.push({
      name: `a chat of ${MESSAGES} opens as one of 20`,
      value: median(short.opens) / median(long.opens),
      goal: 0.5,
    });
  });
  report(figures, ratios);
} finally {
  await browser.close();
}
