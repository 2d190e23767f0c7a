/** The words that people use find what they look for, in the settings and in the list of commands. */
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

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

const SOON = { timeout: 20_000 };

/** A word, and the name of what it has to find. */
type Word = readonly [word: string, found: string];

const COMMANDS: readonly Word[] = [
  ["password", "Account"],
  ["change password", "Account"],
  ["domain", "Publish this project"],
  ["custom domain", "Your own domain"],
  ["zip", "Download project as ZIP"],
  ["download", "Download project as ZIP"],
  ["export", "Download project as ZIP"],
  ["backup", "Download project as ZIP"],
  ["dark", "Dark theme"],
  ["dark mode", "Dark theme"],
  ["theme", "Light theme"],
  ["invite", "People"],
  ["collaborators", "People"],
  ["undo", "Open Versions"],
  ["versions", "Open Versions"],
  ["history", "Open Versions"],
  ["restore", "Open Versions"],
  ["rollback", "Undo a change"],
  ["sign out", "Sign out"],
  ["log out", "Sign out"],
  ["logout", "Sign out"],
  ["log off", "Sign out"],
  ["delete account", "Close an account"],
  ["billing", "Plan"],
  ["plan", "Plan"],
  ["credits", "Usage"],
  ["rename", "Rename this project"],
  ["database", "Open Cloud"],
  ["open cloud", "Open Cloud"],
  ["secrets", "Open Cloud"],
  ["environment variables", "Keys and secrets"],
  ["new project", "New project"],
  ["api key", "Account"],
  ["publish", "Publish this project"],
  ["deploy", "Publish this project"],
  ["unpublish", "Take the site offline"],
  ["delete", "Move this project to Trash"],
  ["duplicate", "Duplicate this project"],
  ["files", "Open Code"],
  ["errors", "Open Errors"],
  ["shortcuts", "Show this help"],
  ["settings", "Account"],
  ["visibility", "Project"],
  ["language model", "Models"],
  ["seo", "Title, description and picture for search and sharing"],
];

const SETTINGS: readonly Word[] = [
  ["password", "Account"],
  ["dark", "Account"],
  ["sign out", "Account"],
  ["delete account", "Account"],
  ["api key", "Account"],
  ["avatar", "Profile"],
  ["invite", "People"],
  ["billing", "Plan"],
  ["credits", "Usage"],
  ["domain", "Email domains"],
  ["mcp", "Tools"],
  ["instructions", "Knowledge"],
  ["rename", "Project"],
  ["zip", "Project"],
  ["visibility", "Project"],
];

it("finds commands, settings and help by the words that people use, and says when there is none", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).waitFor();
  await page.keyboard.press("Control+k");
  const list = page.getByRole("dialog");
  const field = list.getByLabel("Find a command");
  for (const [word, found] of COMMANDS) {
    await field.fill(word);
    await expect
      .poll(() => list.getByRole("option").allTextContents(), { ...SOON, message: word })
      .toContainEqual(expect.stringContaining(found));
  }
  await look(page, "commands-with-help");
  await field.fill("zebra");
  await list.getByText("No results").waitFor();
  expect(opened.problems).toEqual([]);
});

it("finds settings by the words that people use, and says when there is none", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}?settings=account`);
  const settings = page.getByRole("dialog", { name: "Settings" });
  const find = settings.getByLabel("Find a setting");
  const sections = settings.getByRole("navigation").getByRole("button");
  for (const [word, section] of SETTINGS) {
    await find.fill(word);
    await expect.poll(() => sections.allTextContents(), { ...SOON, message: word }).toContain(section);
  }
  await find.fill("zebra");
  await settings.getByText("No results").waitFor();
  await look(page, "settings-no-results");
  expect(opened.problems).toEqual([]);
});
