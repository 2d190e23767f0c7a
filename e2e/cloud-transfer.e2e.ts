/** Rows arrive from a spreadsheet, a dump of another backend arrives with its users, and everything leaves as SQL. */
import { readFile } from "node:fs/promises";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { SUPABASE_DUMP } from "@slipway/features/cloud-transfer/testing-dump.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { openTool } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let maya: SignedIn;
let sql: (query: string) => Promise<Record<string, unknown>[]>;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  const { ref } = await enableBackend(owner.call, projectId);
  sql = (query) => owner.call(cloudContract.query, { params: { id: projectId, ref }, body: { query } });
  await sql(
    "do $$ begin create table public.goods (id int generated always as identity primary key, sku text unique, name text not null, price numeric check (price >= 0)); alter table public.goods enable row level security; insert into public.goods (sku, name, price) values ('B-1', 'Bread', 3); end $$",
  );
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

const csv = (text: string, name = "goods.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByTestId("file").setInputFiles(file);

async function openCloud(page: Page, view: string): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByText("checked").waitFor();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: view, exact: true }).click();
}

it("maps, checks and imports a file, updates rows by their key, and makes a table from one", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openCloud(page, "Database");
  await page.getByRole("button", { name: /goods/ }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import CSV" }).click();
  await page.getByText("Up to 200 MB").waitFor();
  await look(page, "transfer-csv-empty");
  await expectCleanInBothThemes(page);

  await choose(page, csv("SKU;Name;Price;Remark\nB-1;Br\xf6tchen;0.5;x\nR-2;Rolls;cheap;\n;Water;1;\n"));
  await page.getByLabel("Encoding").waitFor();
  expect(await page.getByLabel("Separator").inputValue()).toBe(";");
  expect(await page.getByLabel("Encoding").inputValue()).toBe("windows-1252");
  expect(await page.getByLabel("Remark goes into").inputValue()).toBe("");
  await page.getByLabel("A row that is there already").selectOption("update");
  await page
    .getByLabel("Found by")
    .selectOption("sku")
    .catch(() => undefined);
  await look(page, "transfer-csv-mapping");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Check rows" }).click();
  await page.getByText("1 row of 3 does not fit. Nothing was stored.").waitFor();
  await page.getByRole("row", { name: /^2 price cheap invalid input syntax/ }).waitFor();
  await look(page, "transfer-csv-faults");
  await expectCleanInBothThemes(page);
  expect(await sql("select count(*)::int as n from public.goods")).toEqual([{ n: 1 }]);
  await page.getByRole("button", { name: "Import the other 2 rows" }).click();
  await page
    .getByRole("region", { name: "Result" })
    .getByText("1 row added, 1 updated, 1 faulty row left out.")
    .waitFor();
  expect(await sql("select sku, name, price::text from public.goods order by id")).toEqual([
    { sku: "B-1", name: "Brötchen", price: "0.5" },
    { sku: null, name: "Water", price: "1" },
  ]);
  await page.getByRole("button", { name: "Open goods" }).click();
  await page.getByText("Brötchen").waitFor();

  await openCloud(page, "Move data");
  await page.getByRole("button", { name: "Import CSV" }).click();
  await choose(page, csv("Day,Visitors,Weather\n2026-11-01,12,sun\n2026-11-02,7,\n", "Visitors 2026.csv"));
  await page.getByLabel("Table name").waitFor();
  expect(await page.getByLabel("Table name").inputValue()).toBe("visitors_2026");
  expect(await page.getByLabel("Type of Day").inputValue()).toBe("date");
  await look(page, "transfer-csv-new-table");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.getByRole("button", { name: "Check rows" }).click();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByRole("button", { name: "Open visitors_2026" }).waitFor();
  expect(await sql("select day::text, visitors, weather from public.visitors_2026 order by day")).toEqual([
    { day: "2026-11-01", visitors: 12, weather: "sun" },
    { day: "2026-11-02", visitors: 7, weather: null },
  ]);
  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByLabel("Weather goes into").scrollIntoViewIfNeeded();
  await look(page, "transfer-csv-phone");
  await expectCleanInBothThemes(page);
  expect(problems).toEqual([]);
}, 300_000);

it("lists what a dump holds, imports it with its users, and downloads everything as SQL", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openTool(page, { url: slipway.url, projectId, tool: "cloud", view: "move-data" });
  await page.getByRole("button", { name: "Choose an SQL file" }).waitFor();
  await look(page, "transfer-move-data");
  await expectCleanInBothThemes(page);
  const text = SUPABASE_DUMP.replace("PASSWORD_HASH", "$2a$04$tZcnLqmAj2Gw1rDc4y.YNOHlDSvzi0BxqlbDHA7WeEgI8RnIwwWR2");
  await choose(page, { name: "db_cluster.sql", mimeType: "application/sql", buffer: Buffer.from(text) });
  await page.getByRole("region", { name: "What is left out" }).getByText("Open sign-ins").waitFor();
  await look(page, "transfer-sql-plan");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Imported 3 rows and 1 user.").waitFor({ timeout: 120_000 });
  await look(page, "transfer-sql-done");
  await expectCleanInBothThemes(page);
  expect(await sql("select email from auth.users")).toEqual([{ email: "ann@mail.example" }]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download SQL" }).click(),
  ]);
  const dump = await readFile(await download.path(), "utf8");
  expect(dump).toContain('create policy "own orders" on public.orders');
  expect(dump).toContain("ann@mail.example");
  await page.setViewportSize(VIEWPORTS.phone);
  await look(page, "transfer-move-data-phone");
  await expectCleanInBothThemes(page);
  expect(problems).toEqual([]);
}, 300_000);
