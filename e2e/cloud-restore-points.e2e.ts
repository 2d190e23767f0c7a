/** A deleted row comes back by a restore point, and the restore can be undone. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
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
    "do $$ begin create table public.orders (id int primary key, item text); alter table public.orders enable row level security; insert into public.orders values (1, 'Bread'), (2, 'Rolls'); end $$",
  );
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

const items = async (): Promise<unknown[]> =>
  (await sql("select item from public.orders order by id")).map(({ item }) => item);

async function openPoints(page: Page): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByText("checked").waitFor();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Restore points" }).click();
}

it("makes a point, compares it, brings a deleted row back, and undoes that", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openPoints(page);
  await page.getByText("No restore points yet").waitFor();
  await look(page, "restore-points-empty");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "New restore point" }).click();
  await page.getByLabel("Name").fill("Before the sale");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Restore Before the sale", exact: true }).waitFor();
  await sql("delete from public.orders where id = 1");

  await page.getByRole("button", { name: "Compare Before the sale with now" }).click();
  const row = page.getByRole("row", { name: /^orders 2 1 Same/ });
  await row.waitFor();
  await look(page, "restore-points-compared");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Restore Before the sale", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("In figures: orders 1 → 2 rows.").waitFor();
  await look(page, "restore-points-question");
  await expectCleanInBothThemes(page);
  await dialog.getByRole("button", { name: "Restore database" }).click();
  await page.getByText("orders 2 rows, users 0 rows, as counted in the restore point.").waitFor();
  expect(await items()).toEqual(["Bread", "Rolls"]);
  await look(page, "restore-points-restored");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await page.getByText("orders 1 row, users 0 rows, as counted in the restore point.").waitFor();
  expect(await items()).toEqual(["Rolls"]);

  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByLabel("Part of Cloud").waitFor();
  await look(page, "restore-points-phone");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Delete Before the sale", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Delete Before the sale", exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
}, 300_000);
