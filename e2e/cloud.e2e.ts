/** The Cloud area of a project: its first page, its views one over the other, and the size of its database. */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { securityContract } from "@slipway/features/security/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { openTool } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let ref: string;
let owner: TestPerson;
let maya: SignedIn;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  ref = (await enableBackend(owner.call, projectId)).ref;
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

async function openCloud(page: Page): Promise<void> {
  await openTool(page, { url: slipway.url, projectId, tool: "cloud" });
  await page.getByText("checked").waitFor();
}

it("leads into views, back by its own button and the browser's, and stays after a reload [C1.02] [C2.01] [C2.02]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByText("checked").waitFor();
  await look(page, "cloud-overview");
  await expectCleanInBothThemes(page);
  await look(page, "cloud-overview-dark");
  const rail = page.getByRole("navigation", { name: "Cloud" });
  for (const section of ["Database", "Users", "Storage", "Edge Functions", "AI", "Secrets", "Logs"])
    await rail.getByRole("button", { name: section, exact: true }).waitFor();
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

it("says of each part that it could not be loaded, and offers to retry [C8.10] [C8.11]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openCloud(page);
  // A fault of the server in every read of a part. The frame around the parts is there already.
  const isPart = (path: string): boolean => /\/cloud\/(?!status|compute)/.test(path);
  await page.route(
    (url) => isPart(url.pathname),
    (route) =>
      route.fulfill({
        status: 500,
        contentType: "application/json",
        body: JSON.stringify({
          error: { code: "internal", message: "Something went wrong.", trace_id: "a".repeat(32) },
        }),
      }),
  );
  const rail = page.getByRole("navigation", { name: "Cloud" });
  for (const [part, words] of [
    ["Database", "Error loading tables"],
    ["Edge Functions", "Error loading functions"],
    ["Storage", "Error loading buckets"],
    ["Secrets", "Error loading secrets"],
    ["Auth settings", "Error loading auth settings"],
  ] as const) {
    await page.reload();
    await rail.getByRole("button", { name: part, exact: true }).click();
    await page.getByRole("alert").filter({ hasText: words }).getByRole("button", { name: "Retry" }).waitFor();
    await look(page, `cloud-failed-${part.toLowerCase().replaceAll(" ", "-")}`);
  }
  await rail.getByRole("button", { name: "Database" }).click();
  await page.getByRole("button", { name: "RLS Policies" }).click();
  await page.getByText("Error loading RLS policies").waitFor();
  await expectCleanOnPhonesToo(page, page.getByText("Error loading RLS policies"));
}, 300_000);

it("shows on its first page that the review found errors, and leads to them [C2.03]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openCloud(page);
  expect(await page.getByRole("button", { name: "View Issues" }).count()).toBe(0);
  await owner.call(cloudContract.query, {
    params: { id: projectId, ref },
    body: {
      query:
        "do $m$ begin create table public.letters (id int primary key, body text); grant select on public.letters to anon; end $m$",
    },
  });
  await owner.call(securityContract.scan, {
    params: { id: projectId },
    body: { scanner_configs: [{ name: "supabase", mode: "update_or_create" }], background: false, force: true },
  });
  await page.getByText("1 security issue").waitFor();
  await look(page, "cloud-security-banner");
  await expectCleanOnPhonesToo(page, page.getByText("1 security issue"));
  await page.getByRole("button", { name: "View Issues" }).click();
  await page.getByText("letters").first().waitFor();
}, 300_000);

/** A day as the meter tells it, which takes a day to measure. */
const measured = () =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: Date.UTC(2026, 10, 30, hour),
    database_bytes: 16_000_000 + hour * 400_000,
    file_bytes: hour * 90_000,
    egress_bytes: 30_000 + (hour % 7) * 20_000,
    requests: 40 + (hour % 5) * 12,
    failed_requests: hour % 6,
    function_calls: hour % 4,
  }));

it("plots size, requests, traffic and calls over time, in both themes and on a phone", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.route(/\/cloud\/report\?/, (asked) => asked.fulfill({ json: { slots: measured() } }));
  await openTool(page, { url: slipway.url, projectId, tool: "cloud", view: "reports" });
  const requests = page.getByRole("region", { name: "Requests" });
  await requests.getByRole("button").first().waitFor();
  await look(page, "reports");
  await expectCleanOnPhonesToo(page, requests);
  expect(opened.problems).toEqual([]);
}, 120_000);
