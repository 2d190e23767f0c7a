/** An owner looks up who did what in their workspace, filters it and saves it as a file. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  const { id: projectId } = await newProject(maya.call);
  const { id } = (await maya.call(accountsContract.user, {})).workspaces[0]!;
  await maya.call(sharingContract.add, {
    params: { projectId },
    body: { email: "tom@example.com", access_level: "write" },
  });
  await maya.call(workspacesContract.update, { params: { id }, body: { name: "Acme", disable_publish: true } });
}, 400_000);

afterAll(() => browser?.close());

it("tells who did what, filters it and saves it as a file", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page, problems } = opened;
  await page.goto(`${slipway.url}/?settings=audit`);
  await page.getByText("Maya invited tom@example.com to Bakery as editor").waitFor();
  await look(page, "audit");
  await expectCleanInBothThemes(page);
  await look(page, "audit-other-theme");
  await page.getByLabel("Kind").selectOption({ label: "Settings" });
  await page.getByText("Maya renamed the workspace").waitFor();
  expect(await page.getByText("Maya invited tom@example.com").count()).toBe(0);
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Spreadsheet (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  await page.getByLabel("Kind").selectOption({ label: "Publishing" });
  await page.getByText("No entries match").waitFor();
  await look(page, "audit-none");
  expect(problems).toEqual([]);
});

it("fits a phone", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  await page.goto(`${slipway.url}/?settings=audit`);
  await page.getByText("Maya invited tom@example.com to Bakery as editor").waitFor();
  await look(page, "audit-phone");
  await expectCleanInBothThemes(page);
});
