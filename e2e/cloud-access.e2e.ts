/** A table is made private, the matrix shows it, and a request as one of the app's people proves it. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend, visitor } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
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
let sql: (query: string) => Promise<unknown>;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  const { ref } = await enableBackend(owner.call, projectId);
  sql = (query) => owner.call(cloudContract.query, { params: { id: projectId, ref }, body: { query } });
  await owner.call(cloudContract.createUser, {
    params: { id: projectId },
    body: { email: "ann@mail.example", password: "correct horse 1" },
  });
  await sql(
    `do $$ begin create table public.orders (id int primary key, item text, user_id uuid); alter table public.orders enable row level security;
      create policy everybody on public.orders for select to anon, authenticated using (true);
      insert into public.orders select 1, 'Bread', id from auth.users; insert into public.orders values (2, 'Rolls', null); end $$`,
  );
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

/** Runs the copied code as another app would, apart from the name of the package it imports. */
async function runSnippet(code: string): Promise<{ data: unknown; error: unknown }> {
  const body = code.replace(/^import .*$/m, "").concat("\nreturn { data, error };");
  const createClient = (url: string, key: string) => visitor({ ref: "", url, anon_key: key }, fetchByAddress);
  // eslint-disable-next-line no-new-func
  return (await new Function("createClient", `return (async () => {${body}})()`)(createClient)) as {
    data: unknown;
    error: unknown;
  };
}

it("gives code by which another app reads what everybody may read", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openTool(page, { url: slipway.url, projectId, tool: "cloud", view: "advanced" });
  const code = page.getByLabel("Code for another app");
  await code.getByText("orders").waitFor();
  expect(await runSnippet((await code.textContent())!)).toMatchObject({ error: null, data: [{ item: "Bread" }, {}] });
  await look(page, "cloud-connect");
  await expectCleanOnPhonesToo(page, code);
  expect(problems).toEqual([]);
});

async function openAccess(page: Page): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByText("checked").waitFor();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Access" }).click();
}

it("shows who reads a table, and how that changes once it was made private", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page, problems } = opened;
  await openAccess(page);
  const row = (who: string) => page.getByRole("row", { name: new RegExp(`^${who} `) });
  await row("Anyone").getByText("All 2 rows").waitFor();
  await page.getByText("Show SQL of the policies").click();
  await page.getByText("create policy everybody on public.orders for select to anon, authenticated").waitFor();
  await look(page, "access-open");
  await expectCleanInBothThemes(page);
  await look(page, "access-open-dark");

  await page.getByRole("button", { name: "Change policies of orders" }).click();
  await page.getByRole("button", { name: "Change policy everybody" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete policy" }).click();
  await page.getByText("Policy deleted").waitFor();
  await page.getByRole("button", { name: "New policy of orders" }).click();
  const form = page.getByRole("dialog", { name: "New policy of orders" });
  await form.getByLabel("Start from").selectOption("Owner does everything with own rows");
  await form.getByRole("button", { name: "Create Policy" }).click();
  await page.getByText("Policy created").waitFor();
  await page.getByRole("article", { name: "own rows" }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Check again" }).click();
  await row("Anyone").getByText("No row of 2").first().waitFor();
  await row("User A").getByText("1 of 2 rows").first().waitFor();

  const answer = page.getByLabel("Answer");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.poll(() => answer.textContent()).toBe("[]");
  await page.getByLabel("As", { exact: true }).selectOption({ label: "ann@mail.example" });
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByLabel("Value").fill("1");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect.poll(() => answer.textContent()).toContain('"item": "Bread"');
  await page.getByText("Show curl").click();
  await answer.scrollIntoViewIfNeeded();
  await look(page, "access-tried");
  await expectCleanInBothThemes(page);

  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByLabel("Part of Cloud").waitFor();
  await look(page, "access-phone-tried");
  await page.getByRole("button", { name: "Check again" }).scrollIntoViewIfNeeded();
  await look(page, "access-phone");
  await expectCleanInBothThemes(page);
  expect(problems).toEqual([]);
}, 300_000);
