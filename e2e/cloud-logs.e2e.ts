/** An owner looks for what went wrong in the logs of the backend. */
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, type SignedIn } from "./support/chromium.ts";
import { openTool } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let maya: SignedIn;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  const { url, anon_key } = await enableBackend(owner.call, projectId);
  const headers = { apikey: anon_key, authorization: `Bearer ${anon_key}` };
  for (const path of ["orders", "customers", "orders?select=nothing", "invoices"])
    await fetchByAddress(`${url}/rest/v1/${path}`, { headers });
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

it("finds the requests that failed, by text, level and time [C2.19] [C2.20] [C2.21] [C2.22]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("region", { name: "Logs" }).waitFor();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Logs" }).click();
  const entries = page.getByRole("listitem").filter({ hasText: "/rest/v1/" });
  // Entries are written a moment after the request.
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      return entries.count();
    })
    .toBeGreaterThanOrEqual(4);
  await page.getByRole("searchbox", { name: "Search logs" }).fill("customers");
  // While the search runs there is no entry at all.
  await expect
    .poll(async () => {
      const texts = await entries.allTextContents();
      return texts.length > 0 && texts.every((text) => text.includes("customers"));
    })
    .toBe(true);
  await entries.getByRole("button").first().click();
  await page.getByText('"event_message"').waitFor();
  await look(page, "logs-search");
  await page.getByRole("searchbox", { name: "Search logs" }).fill("");
  await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(4);
  await look(page, "logs");
  await expectCleanOnPhonesToo(page, page.getByRole("searchbox", { name: "Search logs" }));
  await look(page, "logs-dark");
  await page.getByRole("button", { name: "Last hour" }).click();
  await page.getByLabel("Start").fill("2030-01-01T10:00");
  await page.getByText("Start must be before end").waitFor();
  await look(page, "logs-range");
  await page.getByRole("button", { name: "Last 15 minutes" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Last 15 minutes" }).waitFor();
  expect(opened.problems).toEqual([]);
}, 300_000);

/** Answered in the page's place: writing so many would take a minute. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `line-${at}`,
    timestamp: (Date.now() - at) * 1000,
    event_message: `line ${at} of many`,
    log_level: "info",
    details: { status_code: 200 },
  }));

it("scrolls through thousands of lines, opens one, and holds few of them in the page [C4.04] [C2.20]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.route(/\/cloud\/logs\?/, (asked) => {
    const isCount = new URL(asked.request().url()).searchParams.get("query")!.includes("as slot");
    return asked.fulfill({ json: { result: isCount ? [] : lines(3000) } });
  });
  await openTool(page, { url: slipway.url, projectId, tool: "cloud", view: "logs" });
  const list = page.getByRole("list").filter({ has: page.getByRole("button", { name: /line 0 of many/ }) });
  await list.getByRole("button", { name: /line 0 of many/ }).click();
  await page.getByText('"event_message": "line 0 of many"').waitFor();
  await look(page, "logs-many");
  await page.locator("ol[data-long-list]").evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.getByRole("button", { name: /line 2999 of many/ }).click();
  await page.getByText('"event_message": "line 2999 of many"').waitFor();
  expect(await page.locator("ol[data-long-list] > li").count()).toBeLessThan(150);
  await expectCleanOnPhonesToo(page, page.getByRole("searchbox", { name: "Search logs" }));
  expect(opened.problems).toEqual([]);
}, 120_000);
