/** The Cloud area of a project: its first page, its views one over the other, and the size of its database. */
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let maya: SignedIn;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  await enableBackend(owner.call, projectId);
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

async function openCloud(page: Page): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByText("checked").waitFor();
}

it("leads into views, back by its own button and the browser's, and stays after a reload [C1.02] [C2.01]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openCloud(page);
  await look(page, "cloud-overview");
  await expectCleanInBothThemes(page);
  await look(page, "cloud-overview-dark");
  const rail = page.getByRole("navigation", { name: "Cloud" });
  await rail.getByRole("button", { name: "Secrets" }).click();
  await page.getByText("SUPABASE_URL").waitFor();
  await page.reload();
  await page.getByText("SUPABASE_URL").waitFor();
  expect(await rail.getByRole("button", { name: "Secrets" }).getAttribute("aria-current")).toBe("page");
  await page.goBack();
  await page.getByText("checked").waitFor();
  await page.goForward();
  await page.getByText("SUPABASE_URL").waitFor();
  await rail.getByRole("button", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Advanced settings" }).click();
  await page.getByText("Current size").waitFor();
  await page.getByRole("button", { name: "Read more" }).click();
  await page.getByText("Memory per statement").waitFor();
  await look(page, "cloud-advanced");
  await expectCleanInBothThemes(page);
  await page.getByRole("banner").or(page.locator("header")).getByRole("button", { name: "Overview" }).first().click();
  await page.getByText("checked").waitFor();
}, 200_000);

it("fits a phone, where a list takes the place of the rail [C2.01]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openCloud(page);
  await page.setViewportSize(VIEWPORTS.phone);
  await page.getByLabel("Part of Cloud").waitFor();
  await look(page, "cloud-overview-phone");
  await expectCleanInBothThemes(page);
  await page.getByLabel("Part of Cloud").selectOption("Secrets");
  await page.getByText("SUPABASE_URL").waitFor();
  await page.getByLabel("Part of Cloud").selectOption("Overview");
  await page.getByRole("button", { name: "Advanced settings" }).click();
  await page.getByText("Current size").waitFor();
  await look(page, "cloud-advanced-phone");
  await expectCleanInBothThemes(page);
}, 200_000);

it("offers AI, and shows its usage once a message has enabled it [C2.39] [C2.40] [C4.12]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openCloud(page);
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "AI" }).click();
  await look(page, "ai-enable");
  await expectCleanInBothThemes(page);
  await page.getByRole("button", { name: "Enable AI" }).click();
  await page.getByText("Total requests").waitFor();
  await page.getByText("Not in use").waitFor();
  await look(page, "ai");
  await expectCleanOnPhonesToo(page, page.getByText("Total requests"));
  expect(opened.problems).toEqual([]);
}, 200_000);
