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
import { openTool } from "./support/journey.ts";
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

const openDatabase = (page: Page): Promise<void> =>
  openTool(page, { url: slipway.url, projectId: params.id, tool: "cloud", view: "database" });

async function openOrders(page: Page): Promise<void> {
  await openDatabase(page);
  await showOrders(page);
}

async function showOrders(page: Page): Promise<void> {
  await page.getByRole("button", { name: /orders/ }).click();
  await page.getByText("1,234 rows").waitFor();
}

it("fixes a wrong price in its cell, which is refused once somebody else has changed it [C2.12] [C5.11] [C8.02]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${params.id}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
  await showOrders(page);
  // The bar is one row beside the chat.
  const top = async (name: string) => (await page.getByRole("button", { name, exact: true }).boundingBox())!.y;
  expect(await top("Add Row")).toBe(await top("Filter"));
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
  // The save is over once the rows were read again: what somebody else changes from here on is not on screen.
  await expect.poll(() => page.locator("[data-state=saving]").count()).toBe(0);
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
  const removeFirst = async (): Promise<void> => {
    await page.getByLabel("Select row 1", { exact: true }).check();
    await page.getByRole("button", { name: "Delete 1 row" }).click();
    await page.getByRole("dialog", { name: "Delete 1 row?" }).getByRole("button", { name: "Delete" }).click();
    await page.getByText("1,234 rows", { exact: true }).waitFor();
  };
  await removeFirst();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("1 row put back").waitFor();
  await page.getByText("1,235 rows", { exact: true }).waitFor();
  await page.getByRole("gridcell", { name: "Zoë 🙂 O'Hara" }).waitFor();
  await removeFirst();
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
  await openDatabase(page);
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
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Structure" }).click();
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

it("makes a policy from a template, a reference, an index and an enum, each by a form that shows its SQL [C2.17]", async () => {
  await sql(
    "do $m$ begin create table shops (id uuid primary key default gen_random_uuid(), user_id uuid, label text); alter table shops enable row level security; create table visits (id uuid primary key default gen_random_uuid(), shop uuid); alter table visits enable row level security; end $m$",
  );
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openDatabase(page);
  await page.getByRole("button", { name: /^shops/ }).click();
  await page.getByRole("button", { name: "RLS Policies" }).click();
  await page.getByRole("button", { name: "New policy of shops" }).click();
  const form = page.getByRole("dialog", { name: "New policy of shops" });
  await form.getByLabel("Start from").selectOption("Owner does everything with own rows");
  await form.getByLabel("SQL that will run").getByText("using ((select auth.uid()) = user_id)").waitFor();
  await look(page, "policy-new");
  await expectCleanOnPhonesToo(page, form.getByLabel("Policy name"));
  await form.getByRole("textbox", { name: "USING" }).fill("true) with check (true");
  await form.getByText("A bracket is closed that was not opened.").waitFor();
  await form.getByRole("textbox", { name: "USING" }).fill("label = 'open'");
  await form.getByRole("button", { name: "Create Policy" }).click();
  await page.getByText("Policy created").waitFor();
  const policies = page.getByRole("region", { name: "shops" });
  await policies.getByText("(label = 'open'::text)").waitFor();
  await policies.getByRole("button", { name: "Change policy own rows" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  const deleting = page.getByRole("dialog", { name: "Delete policy own rows?" });
  await deleting.getByText("Rows of shops that only this policy allows").waitFor();
  await deleting.getByRole("button", { name: "Delete policy" }).click();
  await expect.poll(() => policies.getByText("own rows").count()).toBe(0);

  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
  await page.getByRole("button", { name: /^visits/ }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Structure" }).click();
  await page.getByRole("button", { name: "Add Reference" }).click();
  const referring = page.getByRole("dialog", { name: "Reference of visits" });
  await look(page, "reference-open");
  await referring.getByLabel("Column").selectOption("shop");
  await referring.getByLabel("Refers to", { exact: true }).selectOption("shops.id");
  await referring.getByLabel("When the row it refers to is deleted").selectOption("cascade");
  await look(page, "reference-new");
  await expectCleanInBothThemes(page);
  await referring.getByRole("button", { name: "Add Reference" }).click();
  const references = page.getByRole("region", { name: "References" });
  await references.getByText("shop → shops.id").waitFor();
  await page.getByRole("button", { name: "Add Index" }).click();
  const indexing = page.getByRole("dialog", { name: "Index of visits" });
  await indexing.getByLabel("shop").check();
  await look(page, "index-new");
  await indexing.getByRole("button", { name: "Add Index" }).click();
  await page.getByRole("region", { name: "Indexes" }).getByText("visits_shop_idx").waitFor();
  await look(page, "structure-relations");
  await expectCleanOnPhonesToo(page, references);

  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Database" }).click();
  await page.getByRole("button", { name: "Enums" }).click();
  await page.getByText("Used by orders.state").waitFor();
  await page.getByRole("button", { name: "New Enum" }).click();
  const making = page.getByRole("dialog", { name: "New enum" });
  await making.getByLabel("Enum name").fill("mood");
  await making.getByLabel("Values").fill("sad\nhappy");
  await look(page, "enum-new");
  await making.getByRole("button", { name: "Create Enum" }).click();
  await page.getByRole("list", { name: "Values of mood" }).getByText("happy").waitFor();
  await page.getByRole("button", { name: "Change enum mood" }).click();
  await page.getByRole("menuitem", { name: "Add value…" }).click();
  const adding = page.getByRole("dialog", { name: "Add value to mood" });
  await adding.getByLabel("Value").fill("calm");
  await adding.getByLabel("Place").selectOption("happy");
  await adding.getByRole("button", { name: "Add Value" }).click();
  await page.getByRole("list", { name: "Values of mood" }).getByText("calm").waitFor();
  await look(page, "enums");
  await expectCleanOnPhonesToo(page, page.getByRole("list", { name: "Values of mood" }));
  expect(opened.problems).toEqual([]);
}, 300_000);

it("draws the schema, moves and zooms it by pointer and keys, shows it as a table, and opens a table", async () => {
  await sql(
    "do $m$ begin create table buyers (id uuid primary key default gen_random_uuid(), label text); alter table buyers enable row level security; create table purchases (id uuid primary key default gen_random_uuid(), buyer uuid references buyers on delete cascade, seller uuid references auth.users); alter table purchases enable row level security; end $m$",
  );
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openDatabase(page);
  await page.getByRole("button", { name: "Schema" }).click();
  const stage = page.getByRole("group", { name: /^Diagram/ });
  const buyers = stage.getByRole("button", { name: /^Open buyers/ });
  await buyers.waitFor();
  await stage.getByText("auth.users").waitFor();
  await look(page, "schema");
  await expectCleanInBothThemes(page);
  const zoom = page.getByRole("status", { name: "Zoom" });
  const before = await zoom.textContent();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => zoom.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Fit" }).click();
  await expect.poll(() => zoom.textContent()).toBe(before);
  // A drag that begins on a table moves the picture and opens nothing.
  const box = (await buyers.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await buyers.boundingBox())!.x - box.x)).toBe(30);
  await page.getByRole("heading", { name: "Schema" }).waitFor();
  await buyers.focus();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/^Open purchases/);
  await page.keyboard.press("t");
  await page.getByText("buyer → buyers.id").waitFor();
  await look(page, "schema-table");
  await expectCleanOnPhonesToo(page, page.getByText("buyer → buyers.id"));
  await page.getByRole("radiogroup", { name: "Show as" }).getByText("Diagram").click();
  await stage.getByRole("button", { name: /^Open purchases/ }).click();
  await page.getByText("No rows yet.").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await expectCleanOnPhonesToo(page, buyers);
  expect(opened.problems).toEqual([]);
}, 300_000);
