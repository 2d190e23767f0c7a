/**
 * The Cloud area in a browser: a table of a million rows, its export, and the way between views. The baseline of the rows is
 * the same page asked of the backend's REST API.
 */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { signUpPerson } from "@slipway/server/testing/test-person";
import type { Page } from "playwright-core";
import { median, report, timed } from "../figures.ts";
import { openAs, pressUntil } from "./opened-page.ts";

const ROWS = 1_000_000;
const EXPORTED = 100_000;
const ROUNDS = 7;
const CHUNK = 100_000;

const READY = "[role=grid]:not([data-fetching])";
/** Gives the entry of the rail with this label an id, and answers the selector of it. */
const rail = (page: Page, label: string): Promise<string> =>
  page
    .getByRole("navigation", { name: "Cloud" })
    .getByRole("button", { name: label, exact: true })
    .evaluate((button, id) => `#${(button.id = id)}`, `rail-${label.toLowerCase()}`);

/** Milliseconds from the key that commits a cell to the tick in it. */
const commit = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = (): void => {
          if (document.querySelector("[data-state=saved]") !== null) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        document
          .querySelector("[data-editing] input")!
          .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
        requestAnimationFrame(look);
      }),
  );

const HEAP_EVERY_MS = 250;

/** The most that the page's scripts held at once during some work, above what they held before it, in megabytes. */
async function heapWhile(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const held = async (): Promise<number> => {
    const { usedSize, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
    return usedSize + backingStorageSize;
  };
  const before = await held();
  let max = before;
  const timer = setInterval(() => void held().then((now) => (max = Math.max(max, now))), HEAP_EVERY_MS);
  await work().finally(() => clearInterval(timer));
  await session.detach();
  return (max - before) / 1_048_576;
}

await using slipway = await startSlipway();
const browser = await launchChromium();
try {
  const maya = await signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name: "Maya" });
  const { id } = await newProject(maya.call);
  const { ref, url, anon_key } = await enableBackend(maya.call, id);
  const sql = (query: string) => maya.call(cloudContract.query, { params: { id, ref }, body: { query } });
  await sql(
    "do $m$ begin create table orders (id int primary key, customer text not null, total numeric not null); alter table orders enable row level security; create policy everybody on orders for select to anon using (true); create table hundred (id int primary key, customer text not null, total numeric not null); end $m$",
  );
  for (let from = 1; from <= ROWS; from += CHUNK)
    await sql(
      `insert into orders select n, 'Customer ' || n, n * 1.25 from generate_series(${from}, ${from + CHUNK - 1}) n`,
    );
  await sql("create index orders_customer on orders (customer)");
  await sql(`insert into hundred select * from orders where id <= ${EXPORTED}`);
  await sql("do $m$ begin analyze orders; analyze hundred; end $m$");

  const page = await openAs(browser, maya);
  await page.goto(`${slipway.url}/projects/${id}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  const first: number[] = [];
  const next: number[] = [];
  const filtered: number[] = [];
  const saved: number[] = [];
  const rest: number[] = [];
  const switched: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
    await page.getByRole("button", { name: /^orders/ }).waitFor();
    await page.evaluate(() =>
      [...document.querySelectorAll("li button")]
        .find((one) => one.textContent!.startsWith("orders"))!
        .setAttribute("id", "opens-orders"),
    );
    first.push(await pressUntil(page, { press: "#opens-orders", until: `${READY} [aria-rowindex="2"]` }));
    next.push(await pressUntil(page, { press: "[aria-label='Next page']", until: `${READY} [aria-rowindex="52"]` }));
    await page.getByRole("button", { name: "Filter" }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    await filter.getByLabel("Column").selectOption("customer");
    await filter.getByLabel("Value").fill(`Customer ${1000 + round}`);
    filtered.push(await pressUntil(page, { press: "[role=dialog] form button", until: `${READY}[aria-rowcount="2"]` }));
    await page.keyboard.press("Escape");
    // A changed customer would leave the filter, and its cell with it.
    await page.locator("[data-row='0'][data-column='2']").dblclick();
    await page.locator("[data-editing] input").fill(String(round + 0.5));
    saved.push(await commit(page));
    rest.push(
      await timed(async () => {
        const path = `/rest/v1/orders?select=*&order=id&limit=50&offset=${round * 50}`;
        await (await fetchByAddress(`${url}${path}`, { headers: { apikey: anon_key } })).text();
      }),
    );
    switched.push(
      await pressUntil(page, { press: await rail(page, "Users"), until: "input[aria-label='Search users']" }),
    );
    switched.push(await pressUntil(page, { press: await rail(page, "Database"), until: "#root ul li button .mono" }));
  }
  const exported: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole("button", { name: /^hundred/ }).click();
    await page.locator(`${READY} [aria-rowindex="2"]`).waitFor();
    exported.push(
      await timed(async () => {
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: "Export CSV" }).click();
        await (await download).path();
      }),
    );
    await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
  }
  await page.getByRole("button", { name: /^orders/ }).click();
  await page.locator(`${READY} [aria-rowindex="2"]`).waitFor();
  const memory = await heapWhile(page, async () => {
    const download = page.waitForEvent("download", { timeout: 900_000 });
    await page.getByRole("button", { name: "Export CSV" }).click();
    await (await download).path();
  });
  report(
    [
      { name: "first rows of a million", samples: first, unit: "ms", goal: 400 },
      { name: "next page", samples: next, unit: "ms", goal: 150 },
      { name: "filter on an indexed column", samples: filtered, unit: "ms", goal: 250 },
      { name: "cell saved", samples: saved, unit: "ms", goal: 120 },
      { name: "another view, warm", samples: switched.slice(2), unit: "ms", goal: 150 },
      { name: `export of ${EXPORTED} rows`, samples: exported, unit: "ms", goal: 6000 },
      { name: `most memory during an export of ${ROWS} rows`, samples: [memory], unit: "MB", goal: 100 },
      { name: "the same page by REST", samples: rest, unit: "ms" },
    ],
    [{ name: "the next page, against the same by REST", value: median(rest) / median(next) }],
  );
} finally {
  await browser.close();
}
