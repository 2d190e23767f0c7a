/** Newcomers' steps: invitations lead to what they are for, layers close one at a time, and the focus is never lost. */
import { newProject } from "@slipway/features/projects/testing.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openPage, signedInAs } from "./support/chromium.ts";
import { fillSignUp, person } from "./support/journey.ts";
import { focused } from "./support/keyboard.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";
import { smallTargets } from "./support/touch-targets.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  ({ id: projectId } = await newProject(maya.call, { display_name: "Golden Crust" }));
}, 400_000);
afterAll(() => browser?.close());

/** Saves a picture for people who review the screens. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SLIPWAY_PICTURES"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

const SOON = { timeout: 20_000 };
const focusedName = async (page: Page): Promise<string> => (await focused(page)).name;
const settings = (page: Page) => page.getByRole("dialog", { name: "Settings" });

describe("an invitation", () => {
  it("leads to the workspace that it is for, says who invited to what, and its link can be copied again", async () => {
    const guest = person("Tom");
    await using inviter = await openPage(browser, { as: signedInAs(maya) });
    await inviter.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await inviter.page.goto(`${slipway.url}/?settings=members`);
    await inviter.page.getByLabel("Email", { exact: true }).fill(guest.email);
    await inviter.page.getByRole("button", { name: "Invite", exact: true }).click();
    const shown = await inviter.page.getByLabel("invitation link", { exact: true }).inputValue();
    await look(inviter.page, "invited");
    await inviter.page.reload();
    await inviter.page.getByRole("button", { name: `Change ${guest.email}` }).click();
    await inviter.page.getByRole("menuitem", { name: "Copy invite link" }).click();
    await inviter.page.getByText("Invite link copied").waitFor();
    expect(await inviter.page.evaluate(() => navigator.clipboard.readText())).toBe(shown);

    const { workspaces } = await maya.call(accountsContract.user, {});
    const workspace = workspaces[0]!.name;
    await using invited = await openPage(browser);
    const { page } = invited;
    await page.goto(shown);
    await page.getByText(`Maya invited you to the workspace ${workspace}.`).waitFor();
    await look(page, "invitation");
    await page.getByLabel("Name", { exact: true }).fill(guest.name);
    await page.getByLabel("Password", { exact: true }).fill(guest.password);
    await page.getByRole("button", { name: "Create account", exact: true }).click();
    await page.getByRole("link", { name: /Golden Crust/ }).waitFor();
    await page.getByText(`You joined ${workspace}`).waitFor();
    await page.getByRole("button", { name: workspace }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await look(page, "joined");
    await page.reload();
    await page.getByRole("link", { name: /Golden Crust/ }).waitFor();
    expect([...inviter.problems, ...invited.problems]).toEqual([]);
  });

  it("leads somebody who has an account there, too", async () => {
    const guest = await signUp(slipway, "Una");
    const { workspaces } = await maya.call(accountsContract.user, {});
    const { invite_url } = await maya.call(workspacesContract.addMember, {
      params: { id: workspaces[0]!.id },
      body: { email: guest.email, role: "editor" },
    });
    await using invited = await openPage(browser, { as: signedInAs(guest) });
    await invited.page.goto(invite_url!);
    await invited.page.getByRole("button", { name: "Accept as Una" }).click();
    await invited.page.getByRole("link", { name: /Golden Crust/ }).waitFor();
    expect(invited.problems).toEqual([]);
  });
});

describe("what lies over the page", () => {
  it("is closed by Escape from the top, and gives the focus back to what opened it", async () => {
    await using opened = await openPage(browser, { as: signedInAs(maya) });
    const { page } = opened;
    await page.goto(slipway.url);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await settings(page).getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog", { name: "New API token" });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => focusedName(page), SOON).toBe("New token");
    await settings(page).waitFor();
    await page.keyboard.press("Escape");
    await settings(page).waitFor({ state: "hidden" });
    await expect.poll(() => focusedName(page), SOON).toMatch(/^Account of/);

    await page.goto(`${slipway.url}/?settings=members`);
    await settings(page)
      .getByRole("heading", { name: /^People in/ })
      .waitFor();
    await page
      .getByRole("button", { name: /^Change / })
      .first()
      .click();
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await settings(page).waitFor();
    expect(opened.problems).toEqual([]);
  });

  it("is closed by Back on a phone, which stays on the page", async () => {
    await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
    const { page } = opened;
    await page.goto(slipway.url);
    await page
      .getByRole("link", { name: /Golden Crust/ })
      .first()
      .click();
    const tools = page.getByRole("button", { name: "All tools" });
    await tools.click();
    await page.getByRole("menu").waitFor();
    await page.goBack();
    await page.getByRole("menu").waitFor({ state: "hidden" });
    await tools.waitFor();
    expect(page.url()).toContain(projectId);

    // The list of commands has other words for what people look for, and opens without a keyboard.
    await tools.click();
    await page.getByRole("menuitem", { name: "Find a command" }).click();
    const list = page.getByRole("dialog");
    await list.getByLabel("Find a command").fill("open cloud");
    await expect.poll(() => list.getByRole("option").first().textContent(), SOON).toMatch(/^Open Cloud/);
    await look(page, "phone-commands");
    await page.goBack();
    await list.waitFor({ state: "hidden" });
    expect(page.url()).toContain(projectId);

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const sheet = page.getByRole("dialog").filter({ hasText: "Website access" });
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    // The closed sheet left no step behind: Back leaves the project.
    await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0), SOON).toBe(0);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === "/");
    expect(opened.problems).toEqual([]);
  });

  it("does not cover a page that needs no sign-in", async () => {
    await using opened = await openPage(browser);
    const { page } = opened;
    await page.goto(`${slipway.url}/projects/${projectId}`);
    const sheet = page.getByRole("dialog", { name: "Sign in to open this project" });
    await sheet.getByRole("link", { name: "Forgot password" }).click();
    await page.waitForURL(/reset-password/);
    await page.getByRole("heading", { name: "Reset your password" }).waitFor();
    await sheet.waitFor({ state: "hidden" });
  });
});

it("puts the focus on the field that a form refuses", async () => {
  await using opened = await openPage(browser);
  const { page } = opened;
  await page.goto(`${slipway.url}/login`);
  await page.getByLabel("Email", { exact: true }).fill(maya.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("The email address or the password is not right.").waitFor();
  await expect.poll(() => focusedName(page), SOON).toBe("Password");

  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignUp(page, { ...person("Vic"), email: "not an address" });
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await expect.poll(() => focusedName(page), SOON).toBe("Email");
});

it("shows versions in one column on a phone held sideways, with the way back in view", async () => {
  const { id } = await newProject(maya.call, { display_name: "Lying Down" });
  const long = "A headline of a shop that is much longer than the screen of a phone has room for beside a list";
  for (const text of ["First", long])
    await maya.call(filesContract.editCode, {
      params: { projectId: id },
      body: {
        changes: [
          {
            path: "src/pages/Index.tsx",
            content: `export default function Index() {\n  return <main>${text}</main>;\n}\n`,
          },
        ],
        commit_message: text,
      },
    });
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  const height = 390;
  await page.setViewportSize({ width: 844, height });
  await page.goto(`${slipway.url}/projects/${id}`);
  await page.getByRole("button", { name: "Versions", exact: true }).click();
  const all = page.getByRole("complementary", { name: "All versions" });
  const version = page.getByRole("region", { name: /^Version \d+$/ });
  await all.waitFor();
  expect(await version.count()).toBe(0);
  await look(page, "versions-sideways");
  await all.getByRole("button").filter({ hasText: "Version 1" }).first().click();
  await version.waitFor();
  expect(await all.count()).toBe(0);
  await look(page, "version-sideways");
  const back = version.getByRole("button", { name: "All versions" });
  for (const part of [
    back,
    version.getByText("Version 1", { exact: true }).first(),
    version.getByRole("button", { name: /^Restore/ }),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(844);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  await back.click();
  await all.waitFor();
  expect(opened.problems).toEqual([]);
});

it("has nothing on a phone held sideways that a finger would miss or that lies below the edge", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  const height = 390;
  await page.setViewportSize({ width: 844, height });
  const small: Record<string, string[]> = {};
  const see = async (name: string): Promise<void> => {
    await look(page, `sideways-${name}`);
    small[name] = await smallTargets(page);
  };
  const bottomOf = async (name: string, layer: Locator): Promise<void> => {
    const box = (await layer.boundingBox())!;
    expect(box.y + box.height, name).toBeLessThanOrEqual(height);
  };
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await see("chat");
  await page.getByRole("button", { name: "Golden Crust" }).click();
  const menu = page.getByRole("menu");
  await menu.getByRole("menuitem", { name: "Move to Trash" }).waitFor();
  await see("project-menu");
  await bottomOf("menu", menu);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.getByText("Project access").waitFor();
  await see("share");
  await bottomOf("share", share);
  await page.goto(`${slipway.url}/projects/${projectId}?settings=project`);
  await settings(page).getByRole("heading", { level: 1, name: "Project" }).waitFor();
  await settings(page).getByRole("button", { name: "Move to Trash" }).waitFor();
  const section = settings(page).getByRole("navigation").getByRole("button", { name: "Project", exact: true });
  await bottomOf("section", section);
  await see("settings-project");
  expect(Object.fromEntries(Object.entries(small).filter(([, found]) => found.length > 0))).toEqual({});
  expect(opened.problems).toEqual([]);
});

it("has nothing on a phone that a finger would miss", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  const small: Record<string, string[]> = {};
  const see = async (name: string): Promise<void> => {
    await look(page, `phone-${name}`);
    small[name] = await smallTargets(page);
  };
  await page.goto(slipway.url);
  await page
    .getByRole("link", { name: /Golden Crust/ })
    .first()
    .waitFor();
  await see("dashboard");
  await page
    .getByRole("link", { name: /Golden Crust/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await see("chat");
  await page.getByRole("button", { name: "Golden Crust" }).click();
  await page.getByRole("menuitem", { name: "Versions" }).waitFor();
  await see("project-menu");
  await page.getByRole("menuitem", { name: "Versions" }).click();
  await page.getByText("No versions yet").waitFor();
  await see("versions");
  for (const section of ["account", "members", "workspace", "project", "tools", "knowledge", "usage"]) {
    await page.goto(`${slipway.url}/projects/${projectId}?settings=${section}`);
    await settings(page).getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => settings(page).locator(".mantine-Skeleton-root").count(), SOON).toBe(0);
    await see(`settings-${section}`);
  }
  await page.goto(`${slipway.url}/new`);
  await page.getByRole("heading", { name: "What do you want to build?" }).waitFor();
  await see("new");
  expect(Object.fromEntries(Object.entries(small).filter(([, found]) => found.length > 0))).toEqual({});
}, 240_000);
