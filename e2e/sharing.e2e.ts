/** An owner shares a project: by mail address, with roles, and takes access away again. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { billingContract } from "@slipway/features/billing/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  projectId = (await newProject(maya.call)).id;
}, 400_000);

afterAll(() => browser?.close());

it("invites somebody, who opens the link, works on it, becomes a viewer, and loses it when removed [W2.20] [W2.22] [W2.26] [W4.11] [W9.18]", async () => {
  const bob = await signUp(slipway, "Bob");
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  await panel.getByLabel("Email").fill(bob.email);
  await look(page, "share");
  await expectCleanInBothThemes(page);
  await panel.getByRole("button", { name: "Invite", exact: true }).click();
  const link = await panel.getByLabel("invitation link", { exact: true }).inputValue();
  await look(page, "share-invited");
  expect((await panel.boundingBox())!.width).toBe(400);
  await panel.getByRole("button", { name: "Nobody added by name so far, 1 invited" }).click();
  await panel.getByText("Pending").waitFor();

  await using visitor = await openPage(browser, { as: signedInAs(bob) });
  await visitor.page.goto(link);
  await visitor.page.getByRole("button", { name: /^Accept as/ }).click();
  await visitor.page.waitForURL(`**/projects/${projectId}`);
  await visitor.page.getByRole("button", { name: "Share" }).waitFor();

  await panel.getByRole("button", { name: "Back" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Share" }).click();
  await panel.getByRole("button", { name: "2 people have access" }).click();
  await panel.getByRole("button", { name: /Role of Bob/ }).click();
  await look(page, "share-people");
  await expectCleanInBothThemes(page);
  await page.getByRole("menuitem", { name: "Viewer" }).click();
  const question = page.getByRole("dialog", { name: "Change the role of Bob?" });
  await question.getByText("can no longer chat").waitFor();
  await question.getByRole("button", { name: "Change role" }).click();
  await panel.getByRole("button", { name: "Role of Bob: Viewer" }).waitFor();
  await panel.getByRole("button", { name: "Role of Bob: Viewer" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog", { name: "Remove Bob?" }).getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => panel.getByText("Bob").count()).toBe(0);
  await visitor.page.reload();
  await visitor.page.getByText("Nothing here").waitFor();
  expect(opened.problems).toEqual([]);
}, 300_000);

it("is a sheet on a phone, with everything in reach [W2.24]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  await panel.getByLabel("Email").waitFor();
  await look(page, "share-phone");
  await expectCleanInBothThemes(page);
}, 200_000);

/** Words of buttons that their button cuts, and initials of which a neighbour covers a part. */
const cutIn = (panel: Locator): Promise<string[]> =>
  panel.evaluate((root) => {
    const labels = [...root.querySelectorAll(".mantine-Button-label")].filter(
      (label) => label.scrollWidth > label.clientWidth,
    );
    const faces = [...root.querySelectorAll("button[aria-label*=access] span[aria-hidden] > span")];
    const covered = faces.filter((face, at) => {
      const next = faces[at + 1]?.getBoundingClientRect();
      return next !== undefined && face.getBoundingClientRect().right - next.left > 4;
    });
    return [...labels, ...covered].map(({ textContent }) => textContent ?? "");
  });

it.each(["pro", "biz"] as const)(
  "cuts nothing of the narrow panel on the plan %s [W2.24] [W2.25]",
  async (plan) => {
    const { workspaces } = await maya.call(accountsContract.user, {});
    await maya.call(billingContract.changePlan, { params: { id: workspaces[0]!.id }, body: { plan } });
    for (const name of ["Ida", "Tom"]) {
      const email = (await signUp(slipway, name)).email;
      await maya.call(sharingContract.add, { params: { projectId }, body: { email, access_level: "read" } });
    }
    await using opened = await openPage(browser, { as: signedInAs(maya) });
    const { page } = opened;
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${slipway.url}/projects/${projectId}`);
    await page.getByRole("button", { name: "Share" }).click();
    const panel = page.getByRole("dialog", { name: "Share" });
    await panel.getByText(/people have access|invited$/).waitFor();
    if (plan === "pro") await panel.getByText("Contact Us").waitFor();
    expect((await panel.boundingBox())!.width).toBe(325);
    expect(await cutIn(panel)).toEqual([]);
    await look(page, `share-narrow-${plan}`);
  },
  200_000,
);
