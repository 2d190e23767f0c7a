/** An owner looks at orders, fixes a price, adds and deletes rows, and exports them. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

const TABLES = `do $made$ begin execute $sql$
  create type public.state as enum ('open', 'paid', 'sent');
  create table public.orders (id uuid primary key default gen_random_uuid(), number int generated always as identity,
    customer text not null, total numeric(10,2) not null, state public.state not null default 'open', gift boolean,
    note text, placed_at timestamptz not null default now());
  alter table public.orders enable row level security;
  create policy "own orders" on public.orders for select to authenticated using (true);
  insert into public.orders (customer, total, state, note)
    select 'Customer ' || n, (n * 7.25)::numeric(10,2), (array['open','paid','sent'])[1 + n % 3]::public.state,
      case when n % 4 = 0 then repeat('long note ', 400) end from generate_series(1, 1234) n;
  create table public.log_lines (line text);
  alter table public.log_lines enable row level security;
$sql$; end $made$`;

let slipway: SharedSlipway;
let browser: Browser;
let owner: TestPerson;
let params: { id: string; ref: string };
let maya: SignedIn;

const sql = (query: string) => owner.call(cloudContract.query, { params, body: { query } });

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  owner = await signUp(slipway, "Maya");
  const { id } = await newProject(owner.call);
  params = { id, ref: (await enableBackend(owner.call, id)).ref };
  await sql(TABLES);
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

async function openOrders(page: Page): Promise<void> {
  await page.goto(`${slipway.url}/projects/${params.id}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
  await page.getByRole("button", { name: /orders/ }).click();
  await page.getByText("1,234 rows").waitFor();
}

it("fixes a wrong price in its cell, which is refused once somebody else has changed it [C2.12] [C5.11] [C8.02]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openOrders(page);
  await look(page, "table");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filter" });
  await filter.getByLabel("Column").selectOption("customer");
  await filter.getByLabel("Value").fill("Customer 77");
  await look(page, "table-filter");
  await filter.getByRole("button", { name: "Apply" }).click();
  await page.getByText("1 row (filtered)").waitFor();
  await page.keyboard.press("Escape");
  const total = page.getByRole("gridcell", { name: "558.25" });
  await total.dblclick();
  await page.getByLabel("total of row 1").fill("12,50");
  await page.keyboard.press("Enter");
  await page.getByText("Must be a valid decimal number (e.g., 3.14, -0.5)").waitFor();
  await look(page, "table-edit");
  await page.getByLabel("total of row 1").fill("12.50");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => sql("select total::text from orders where customer = 'Customer 77'"))
    .toEqual([{ total: "12.50" }]);
  await page.getByRole("gridcell", { name: "12.50" }).waitFor();

  await sql("update orders set total = 99 where customer = 'Customer 77'");
  await page.getByRole("gridcell", { name: "12.50" }).dblclick();
  await page.getByLabel("total of row 1").fill("13");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: "not saved" }).or(page.getByLabel("not saved")).first().waitFor();
  expect(await sql("select total::text from orders where customer = 'Customer 77'")).toEqual([{ total: "99.00" }]);
  await look(page, "table-refused");
  expect(opened.problems.filter((problem) => !problem.includes("400"))).toEqual([]);
}, 300_000);

it("adds a row, deletes it, opens a long cell, sorts, and exports all rows [C2.13] [C2.14] [C7.20] [C8.03] [C8.04] [C8.07]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openOrders(page);
  await page.getByRole("button", { name: "Add Row" }).click();
  const form = page.getByRole("dialog", { name: "Add row to orders" });
  await form.getByLabel(/^customer/).fill("Zoë 🙂 O'Hara");
  await form.getByLabel(/^total/).fill("1");
  await look(page, "table-add");
  await expectCleanOnPhonesToo(page, form.getByLabel(/^customer/));
  await form.getByRole("button", { name: "Add Row" }).click();
  await page.getByText("1,235 rows").waitFor();
  await page
    .getByRole("columnheader", { name: /customer/ })
    .getByRole("button")
    .click();
  await page
    .getByRole("columnheader", { name: /customer/ })
    .getByRole("button")
    .click();
  await page.getByRole("gridcell", { name: "Zoë 🙂 O'Hara" }).waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-export-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/);
  const lines = (await readFile((await download.path())!, "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(1236);
  await page.getByLabel("Select row 1", { exact: true }).check();
  await page.getByRole("button", { name: "Delete 1 row" }).click();
  await page.getByRole("dialog", { name: "Delete 1 row?" }).getByRole("button", { name: "Delete" }).click();
  await page.getByText("1,234 rows").waitFor();
  await page
    .getByRole("gridcell", { name: /long note/ })
    .first()
    .dblclick();
  await expect.poll(async () => (await page.getByRole("textbox", { name: "note" }).inputValue()).length).toBe(4000);
  await look(page, "table-cell");
  expect(opened.problems).toEqual([]);
}, 300_000);

it("is cards on a phone, and shows policies and a table without a key [C2.17] [DB7]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openOrders(page);
  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByRole("list", { name: "Rows of orders" }).waitFor();
  await look(page, "table-phone");
  await expectCleanInBothThemes(page);
  await page.getByRole("list", { name: "Rows of orders" }).getByRole("button").first().click();
  await page.getByRole("dialog", { name: "Row of orders" }).waitFor();
  await look(page, "row-phone");
  await page.keyboard.press("Escape");
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.getByRole("button", { name: "RLS Policies" }).click();
  await page.getByText("own orders").waitFor();
  await look(page, "policies");
  await expectCleanOnPhonesToo(page, page.getByText("own orders"));
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("combobox", { name: "Table", exact: true }).selectOption("log_lines");
  await page.getByText("No rows yet.").waitFor();
  await page.getByText("This table has no primary key").waitFor();
  expect(opened.problems).toEqual([]);
}, 300_000);

it("makes a table, adds a column, and changes it, each as a version of the project [C2.18] [C5.12] [C5.13] [C8.05]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${params.id}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
  await page.getByRole("button", { name: "New Table" }).click();
  const making = page.getByRole("dialog", { name: "New table" });
  await making.getByLabel("Table name").fill("tools");
  await making.getByLabel("Column name").fill("label");
  await look(page, "table-new");
  await expectCleanInBothThemes(page);
  await making.getByRole("button", { name: "Create Table" }).click();
  await page.getByText("Table created successfully").waitFor();
  await page.getByText("No rows yet.").waitFor();

  await page.getByRole("button", { name: "Add Column" }).click();
  const adding = page.getByRole("dialog", { name: "Add column to tools" });
  await adding.getByLabel("Column name").fill("price");
  await adding.getByLabel("Data type").selectOption("numeric");
  await adding.getByLabel("Default value").fill("0");
  await look(page, "column-new");
  await expectCleanOnPhonesToo(page, adding.getByLabel("Column name"));
  await adding.getByRole("button", { name: "Add Column" }).click();
  await page.getByText("Column added successfully").waitFor();
  await page.getByRole("button", { name: "Structure" }).click();
  const columns = page.getByRole("list", { name: "Columns of tools" });
  await columns.getByText("nullable · default 0").waitFor();
  await columns.getByRole("button", { name: "Change price" }).click();
  await look(page, "structure");
  await page.getByRole("menuitem", { name: "Require a value" }).click();
  await columns.getByText("required · default 0").waitFor();
  await expectCleanInBothThemes(page);
  await page.setViewportSize(VIEWPORTS.phone);
  await columns.getByRole("button", { name: "Change price" }).click();
  await page.getByRole("menuitem", { name: "Drop column…" }).click();
  await page.getByRole("dialog", { name: "Drop column price?" }).getByRole("button", { name: "Drop column" }).click();
  await expect.poll(() => columns.getByText("price").count()).toBe(0);
  await look(page, "structure-phone");
  await expectCleanInBothThemes(page);
  expect(opened.problems).toEqual([]);
}, 300_000);
