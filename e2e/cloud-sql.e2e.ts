/** An owner writes SQL: reads, is kept from changing by accident, changes on purpose, and stops what takes too long. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
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
    `do $$ begin create table public.orders (id int primary key, customer text not null, total numeric(10,2) not null, note text, placed_at timestamptz not null default now());
      alter table public.orders enable row level security;
      insert into public.orders (id, customer, total, note)
        select n, 'Customer ' || n, (n * 7.25)::numeric(10,2), case when n % 3 = 0 then repeat('long note ', 60) end from generate_series(1, 240) n; end $$`,
  );
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

async function openEditor(page: Page): Promise<void> {
  await openTool(page, { url: slipway.url, projectId, tool: "cloud", view: "sql" });
  await page.getByRole("textbox", { name: "SQL" }).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "SQL" }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
  await page.keyboard.press("Escape");
}

const told = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Result" }).getByRole("status").filter({ hasText: text }).waitFor();
const count = async (): Promise<unknown> => (await sql("select count(*)::int as n from orders"))[0]?.["n"];

it("runs the statement under the cursor, and marks the line of a mistake", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "SQL editor" }).click();
  await page.getByRole("textbox", { name: "SQL" }).waitFor();
  await look(page, "sql-empty");
  await expectCleanInBothThemes(page);
  await write(page, "select 1;\n\nselect id, customer, total, note, placed_at\nfrom orders\norder by id");
  expect(await page.locator(".cm-nextToRun").allTextContents()).toEqual([
    "select id, customer, total, note, placed_at",
    "from orders",
    "order by id",
  ]);
  await page.keyboard.press("Control+Enter");
  await told(page, /^240 rows · /);
  await page.getByRole("gridcell", { name: "Customer 1", exact: true }).waitFor();
  await look(page, "sql-rows");
  await expectCleanInBothThemes(page);
  await look(page, "sql-rows-dark");

  await write(page, "select id\nfrom orders\nwhere nothing = 1");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("alert").getByText('column "nothing" does not exist (line 3)').waitFor();
  expect(await page.locator(".cm-errorLine").textContent()).toBe("where nothing = 1");
  await look(page, "sql-mistake");
  await expectCleanInBothThemes(page);
  await page.reload();
  await page.getByText("where nothing = 1").waitFor();
  expect(problems.filter((problem) => !problem.includes("400"))).toEqual([]);
}, 300_000);

it("changes nothing until changes are allowed, and asks before it takes something away", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openEditor(page);
  await write(page, "delete from orders where id > 200");
  await page.getByRole("button", { name: "Run" }).click();
  await page.getByRole("alert").getByText("switch on “Changes allowed” to run it").waitFor();
  await page.getByRole("switch", { name: "Changes allowed" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  const question = page.getByRole("dialog");
  await question
    .getByText("Deletes rows of “orders”, which has 240 rows. Its condition matches 40 rows now.")
    .waitFor();
  await look(page, "sql-question");
  await expectCleanInBothThemes(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await told(page, "Not run. Nothing was changed.");
  expect(await count()).toBe(240);
  await page.getByRole("button", { name: "Run" }).click();
  await question.getByRole("button", { name: "Run it" }).click();
  await told(page, /^DELETE: 40 rows/);
  expect(await count()).toBe(200);
}, 300_000);

it("ends a statement on the server when it is cancelled", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openEditor(page);
  const asleep = async (): Promise<unknown> =>
    (
      await sql("select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'pg_sleep'")
    )[0]?.["n"];
  await page.getByLabel("Time limit").selectOption("60");
  await write(page, "select pg_sleep(50)");
  await page.keyboard.press("Control+Enter");
  await expect.poll(asleep).toBe(1);
  await look(page, "sql-running");
  await page.getByRole("button", { name: "Cancel" }).click();
  await told(page, "Cancelled. Nothing was changed.");
  await expect.poll(asleep).toBe(0);
}, 300_000);

it("explains a statement without changing anything, and marks the slowest step", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openEditor(page);
  await write(
    page,
    "select a.customer, count(*) from orders a join orders b on a.id > b.id group by 1 order by 2 desc",
  );
  await page.getByRole("button", { name: "Explain" }).click();
  await told(page, /^Plan · /);
  const plan = page.getByRole("region", { name: "Plan" });
  expect(await plan.getByRole("row").count()).toBeGreaterThan(3);
  await plan.getByText("Slowest step").waitFor();
  await look(page, "sql-plan");
  await expectCleanInBothThemes(page);
  await look(page, "sql-plan-dark");
  await page.getByRole("switch", { name: "Changes allowed" }).click();
  const before = await count();
  await write(page, "with gone as (delete from orders returning id) select count(*) from gone");
  await page.getByRole("button", { name: "Explain" }).click();
  await told(page, "Estimated plan");
  await write(page, "select 1");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("select 1; select 2");
  await page.keyboard.press("Control+a");
  await page.getByRole("button", { name: "Explain" }).click();
  await page.getByRole("alert").getByText("Explain takes one statement.").waitFor();
  expect(await count()).toBe(before);
}, 300_000);

it("completes names of the database, and brings back what was run and saved", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openEditor(page);
  await page.getByRole("textbox", { name: "SQL" }).click();
  await page.keyboard.type("select * from ord");
  const option = (name: string) => page.getByRole("option", { name, exact: true });
  await option("orders").waitFor();
  await look(page, "sql-completion");
  await expectCleanInBothThemes(page);
  // The editor takes no key for the list while it is new.
  await option("orders").click();
  await page.keyboard.type(" where orders.cus");
  await option("customer").click();
  await page.keyboard.type(" = 'Customer 7'");
  await page.keyboard.press("Control+Enter");
  await told(page, /^1 row · /);

  await page.getByRole("button", { name: "Saved" }).click();
  const panel = page.getByRole("dialog", { name: "Saved queries" });
  await panel.getByLabel("Name").fill("One customer");
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await panel.getByRole("button", { name: /^One customer/ }).waitFor();
  await look(page, "sql-saved");
  await expectCleanInBothThemes(page);
  await page.keyboard.press("Escape");
  await write(page, "select 42 as answer");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("gridcell", { name: "42" }).waitFor();

  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history.getByRole("button", { name: /select 42 as answer/ }).waitFor();
  await look(page, "sql-history");
  await expectCleanInBothThemes(page);
  await history.getByRole("button", { name: /Customer 7/ }).click();
  await page.getByRole("textbox", { name: "SQL" }).getByText("'Customer 7'").waitFor();
  await page.getByRole("button", { name: "Saved" }).click();
  await panel.getByRole("button", { name: "Delete One customer" }).click();
  await page.getByRole("dialog", { name: "Delete “One customer”?" }).getByRole("button", { name: "Delete" }).click();
  await panel.getByText("No saved queries").waitFor();
  expect(problems).toEqual([]);
}, 300_000);

it("saves the editor's text as a migration, which is a version of the project", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openEditor(page);
  await write(page, "create index orders_customer on public.orders (customer)");
  await page.getByRole("button", { name: "Save as migration" }).click();
  const panel = page.getByRole("dialog", { name: "Save as migration" });
  await panel.getByLabel("Name").fill("Find orders by customer");
  await look(page, "sql-migration");
  await expectCleanOnPhonesToo(page, panel.getByLabel("Name"));
  await panel.getByRole("button", { name: "Run and Save" }).click();
  await page.getByText("Migration saved").waitFor();
  await page.getByText(/^Saved as version \d+\.$/).waitFor();
  expect(problems).toEqual([]);
}, 300_000);

it("fits a phone", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openEditor(page);
  await write(page, "select id, customer, total from orders order by id limit 60");
  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByLabel("Part of Cloud").waitFor();
  await page.getByRole("button", { name: "Run" }).click();
  await told(page, /^60 rows · /);
  await look(page, "sql-phone");
  await expectCleanInBothThemes(page);
  await look(page, "sql-phone-dark");
  await page.getByRole("button", { name: /^Customer 1 / }).click();
  await page.getByRole("dialog", { name: "Row 1" }).getByText("7.25").waitFor();
  await look(page, "sql-phone-row");
  await expectCleanInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Explain" }).click();
  await told(page, /^Plan · /);
  await look(page, "sql-phone-plan");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "History" }).click();
  await page
    .getByRole("dialog", { name: "History" })
    .getByRole("button", { name: /limit 60/ })
    .waitFor();
  await look(page, "sql-phone-history");
  await expectCleanInBothThemes(page);
}, 300_000);
