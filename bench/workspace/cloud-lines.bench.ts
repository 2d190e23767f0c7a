/**
 * The log viewer with 100,000 loaded lines. The lines are made up and answered in the page's place, 5,000 at a time: the figures
 * are the viewer's, and no server's.
 */
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { signUpPerson } from "@slipway/server/testing/test-person";
import type { Page } from "playwright-core";
import { report } from "../figures.ts";
import { openAs, scroll } from "./opened-page.ts";

const LINES = 100_000;
const PAGE = 5000;
const ROUNDS = 5;
const FRAMES = 240;

/** Lines a millisecond apart, newest first, as the log answers them. */
function lines(page: number): object[] {
  const newest = Date.now() * 1000;
  return Array.from({ length: PAGE }, (_, index) => {
    const at = page * PAGE + index;
    return {
      id: `line-${at}`,
      timestamp: newest - at * 1000,
      event_message: `GET /rest/v1/orders?select=*&id=eq.${at} 200 ${at % 90} ms`,
      log_level: at % 50 === 0 ? "error" : "info",
      details: { status_code: 200, duration_ms: at % 90 },
    };
  });
}

async function answerLogs(page: Page): Promise<void> {
  let given = 0;
  await page.route(/\/cloud\/logs\?/, async (asked) => {
    const isCount = new URL(asked.request().url()).searchParams.get("query")!.includes("as slot");
    await asked.fulfill({ json: { result: isCount ? [] : lines(given++) } });
  });
}

/** Bytes of the page's scripts' heap, after a collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

const shown = (count: number): string => `${count.toLocaleString("en")} logs found`;

/** Milliseconds from the press to the frame that shows these words. By name, a page of so many buttons is searched for minutes. */
const showMore = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (until) =>
      new Promise<number>((resolve) => {
        const footer = document.querySelector("ol[data-long-list] + footer")!;
        const started = performance.now();
        const look = (): void => {
          if (footer.textContent.includes(until)) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        footer.querySelector("button")!.click();
        requestAnimationFrame(look);
      }),
    words,
  );

await using slipway = await startSlipway();
const browser = await launchChromium();
try {
  const maya = await signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name: "Maya" });
  const { id } = await newProject(maya.call);
  await enableBackend(maya.call, id);
  const page = await openAs(browser, maya);
  await answerLogs(page);
  await page.goto(`${slipway.url}/projects/${id}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Logs" }).click();
  await page.getByText(shown(PAGE)).waitFor();
  const before = await heapOf(page);
  const more: number[] = [];
  for (let count = 2 * PAGE; count <= LINES; count += PAGE) more.push(await showMore(page, shown(count)));
  const heap = (await heapOf(page)) - before;
  const scrolled = [];
  for (let round = 0; round < ROUNDS; round += 1) scrolled.push(await scroll(page, "ol[data-long-list]", FRAMES));
  report([
    { name: `${LINES} lines scroll at`, samples: scrolled.map((one) => one.framesPerSecond), unit: "/s", goal: 58 },
    { name: "longest time between two frames", samples: scrolled.map((one) => one.worstMs), unit: "ms" },
    { name: "work of the page for a frame", samples: scrolled.map((one) => one.cpuMs), unit: "ms", goal: 16.7 },
    { name: "of it scripts, styles and layout", samples: scrolled.map((one) => one.ownMs), unit: "ms" },
    { name: `${PAGE} more lines`, samples: more, unit: "ms" },
    { name: "memory of the lines", samples: [heap / 1_048_576], unit: "MB" },
  ]);
} finally {
  await browser.close();
}
